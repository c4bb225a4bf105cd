//! The commit that a program is built from. It is a macro and no build script, so that a new commit compiles only the file
//! anew in which it stands: the script of a package runs before its library.

mod find;

use std::path::Path;

use proc_macro::TokenStream;

use find::Found;

/// The commit, as a `&'static str` of 12 digits, or `unknown`: what the variable `LUDARIUM_COMMIT` says; else the commit
/// of the repository; else what stands in the file `COMMIT` of a source package.
#[proc_macro]
pub fn commit(_: TokenStream) -> TokenStream {
    let package = std::env::var_os("CARGO_MANIFEST_DIR").unwrap_or_default();
    let said = std::env::var("LUDARIUM_COMMIT").ok();
    let Found { commit, read } = find::find(Path::new(&package), said.as_deref());
    // The compiler remembers what it has read, and Cargo looks whether that has changed.
    let watched: String = read.iter().map(|path| format!("const _: &[u8] = include_bytes!({path:?});")).collect();
    let code = format!("{{ const _: Option<&str> = option_env!(\"LUDARIUM_COMMIT\"); {watched} {commit:?} }}");
    code.parse().unwrap_or_default()
}
