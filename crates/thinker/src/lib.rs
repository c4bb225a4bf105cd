//! The search in a worker of the browser: `web/thinker.js` hands it what the page asks, as texts.
#![cfg(target_arch = "wasm32")]

use std::cell::RefCell;

use js_sys::Function;
use ludarium_ai::{SearchMemory, serve};
use wasm_bindgen::JsValue;
use wasm_bindgen::prelude::wasm_bindgen;

thread_local! {
    /// What the player remembers for whom this worker searches.
    static MEMORY: RefCell<SearchMemory> = RefCell::default();
}

/// Thinks about a question, and calls a function with each text that is to go back to the page.
#[wasm_bindgen]
pub fn hear(question: &str, tell: &Function) {
    MEMORY.with_borrow_mut(|memory| {
        serve(memory, question, |said| {
            // A page that is gone hears nothing.
            let _ = tell.call1(&JsValue::NULL, &said.into());
        });
    });
}
