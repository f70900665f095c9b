//! The border: plain objects, and the JavaScript API in `wasm`.

#[cfg(any(target_arch = "wasm32", test))]
mod border;
pub mod dto;
#[cfg(target_arch = "wasm32")]
mod wasm;
