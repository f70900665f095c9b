//! The border: plain objects, and the JavaScript API in `wasm`.

pub mod dto;
#[cfg(target_arch = "wasm32")]
mod wasm;
