//! What the linker is told about the program of the window.

use std::env;

fn main() {
    println!("cargo::rerun-if-changed=build.rs");
    let value = |name| env::var(name).unwrap_or_default();
    // The small program of the profile `dist` (docs/experiments/size.md): functions that are the same become one. Rust's
    // own linker for this system can do that; others may not.
    if value("TARGET") == "x86_64-unknown-linux-gnu" && value("OPT_LEVEL") == "s" {
        println!("cargo::rustc-link-arg-bins=-Wl,--icf=all");
    }
    if value("CARGO_CFG_TARGET_OS") == "windows" {
        const ICON: &str = "packaging/windows/ludarium.ico";
        println!("cargo::rerun-if-changed={ICON}");
        if let Err(error) = winresource::WindowsResource::new().set_icon(ICON).compile() {
            println!("cargo::warning=the program has no icon and no version: {error}");
        }
    }
}
