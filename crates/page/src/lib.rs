//! The page of the browser in which the game runs: an object `ludarium` of the global scope, whose functions `web/page.js`
//! describes. Elsewhere there is no page, and this library is empty.
#![cfg(target_arch = "wasm32")]

use std::time::Duration;

use js_sys::{Function, Reflect};
use wasm_bindgen::JsCast;
use wasm_bindgen::prelude::Closure;

pub use js_sys::{Array, Uint8Array};
pub use wasm_bindgen::JsValue;

/// Calls a function of the page.
///
/// # Errors
/// There is no such function, or it throws; in the words of the browser.
pub fn call(name: &str, arguments: &[JsValue]) -> Result<JsValue, String> {
    let call = || {
        let page = Reflect::get(&js_sys::global(), &"ludarium".into())?;
        let function: Function = Reflect::get(&page, &name.into())?.dyn_into()?;
        function.apply(&page, &arguments.iter().collect())
    };
    call().map_err(|why: JsValue| format!("{name}: {why:?}"))
}

/// What the page says under a name; undefined if it says nothing.
#[must_use]
pub fn get(name: &str) -> JsValue {
    let page = Reflect::get(&js_sys::global(), &"ludarium".into());
    page.and_then(|page| Reflect::get(&page, &name.into())).unwrap_or(JsValue::UNDEFINED)
}

/// Gives the page a function that it can call at any time.
///
/// # Errors
/// There is no page; in the words of the browser.
pub fn give(name: &str, function: impl Fn() + 'static) -> Result<(), String> {
    let give = || {
        let page = Reflect::get(&js_sys::global(), &"ludarium".into())?;
        Reflect::set(&page, &name.into(), &Closure::<dyn Fn()>::new(function).into_js_value())
    };
    give().map(drop).map_err(|why: JsValue| format!("{name}: {why:?}"))
}

/// Does something after a time, when nothing else is done.
///
/// # Errors
/// The browser keeps no time; in its words.
pub fn after(time: Duration, work: impl FnOnce() + 'static) -> Result<(), String> {
    let work = Closure::once_into_js(work);
    let start = || {
        let set_timeout: Function = Reflect::get(&js_sys::global(), &"setTimeout".into())?.dyn_into()?;
        set_timeout.call2(&JsValue::NULL, &work, &(time.as_secs_f64() * 1000.0).into())
    };
    start().map(drop).map_err(|why: JsValue| format!("setTimeout: {why:?}"))
}
