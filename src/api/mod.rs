//! The border: plain objects, and the JavaScript API in `wasm`.

#[cfg(any(all(target_arch = "wasm32", feature = "js"), test))]
mod border;
pub mod dto;
#[cfg(all(target_arch = "wasm32", feature = "js"))]
mod wasm;
