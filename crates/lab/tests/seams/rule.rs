//! The rule that few files speak with the system themselves, each for a reason: what a browser has in another way, or not
//! at all, stands behind them. Whoever reads and writes files by `ludarium-files` needs none.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree};

/// Files, or folders with a slash at their end, what they name, and why.
pub type Seams = &'static [(&'static str, &'static [&'static str], &'static str)];

/// What a file may name, and what it is called here.
const NAMES: [(&str, &str); 11] = [
    ("std::thread", "thread"),
    ("std::fs", "fs"),
    ("std::process", "process"),
    ("directories", "folders"),
    ("std::time::Instant", "clock"),
    ("std::time::SystemTime", "clock"),
    ("std::time::UNIX_EPOCH", "clock"),
    ("zbus", "bus"),
    ("web_time::Instant", "clock"),
    ("web_time::SystemTime", "clock"),
    ("web_time::UNIX_EPOCH", "clock"),
];

/// What the code of a file has that is another one in a browser, in attributes and macros too.
const OF_BROWSERS: [&str; 4] = ["wasm32", "wasm_bindgen", "js_sys", "web_sys"];

/// Every file names no more than its seams say, and every seam is needed. Seams are paths from `root` on.
pub fn check(root: &Path, sources: impl IntoIterator<Item = PathBuf>, seams: Seams) {
    let (mut wrong, mut used) = (Vec::new(), BTreeSet::new());
    for source in sources {
        let path = source.strip_prefix(root).expect("it is within").to_string_lossy().replace('\\', "/");
        for name in named(&fs::read_to_string(&source).expect("UTF-8")) {
            let fits = |seam: &str| if seam.ends_with('/') { path.starts_with(seam) } else { path == seam };
            match seams.iter().find(|(seam, names, _)| fits(seam) && names.contains(&name)) {
                Some((seam, ..)) => _ = used.insert((*seam, name)),
                None => wrong.push(format!("{path} names {name}")),
            }
        }
    }
    assert!(wrong.is_empty(), "{wrong:#?}");
    for (seam, names, why) in seams {
        for name in *names {
            assert!(used.contains(&(*seam, *name)), "{seam} does not name {name} any more ({why})");
        }
    }
}

/// The source files of a folder but for those that are tests.
pub fn sources(folder: &Path) -> Vec<PathBuf> {
    let Ok(entries) = fs::read_dir(folder) else { return Vec::new() };
    let mut found = Vec::new();
    for path in entries.map(|entry| entry.expect("an entry").path()) {
        let name = path.file_stem().unwrap_or_default().to_string_lossy();
        if name.ends_with("tests") {
            continue;
        }
        if path.is_dir() {
            found.extend(sources(&path));
        } else if path.extension().is_some_and(|end| end == "rs") {
            found.push(path);
        }
    }
    found
}

/// Every path that a source file names, its tests apart.
pub fn paths(code: &str) -> BTreeSet<String> {
    let mut paths = Paths::default();
    paths.visit_file(&syn::parse_file(code).expect("it is compiled"));
    paths.0
}

/// What a source file names of the system, its tests apart.
fn named(code: &str) -> BTreeSet<&'static str> {
    let is_of =
        |path: &str, name: &str| path.strip_prefix(name).is_some_and(|rest| rest.is_empty() || rest.starts_with("::"));
    let of = |path: &String| NAMES.into_iter().filter(|(name, _)| is_of(path, name)).map(|(_, called)| called).next();
    paths(code).iter().filter_map(of).chain(names_browser(code).then_some("browser")).collect()
}

/// Whether a file speaks of a browser, its comments apart.
fn names_browser(code: &str) -> bool {
    let mut lines = code.lines().filter(|line| !line.trim_start().starts_with("//"));
    lines.any(|line| OF_BROWSERS.iter().any(|word| line.contains(word)))
}

/// Every path that a file names outside its tests.
#[derive(Default)]
struct Paths(BTreeSet<String>);

impl Paths {
    fn add_tree(&mut self, before: &str, tree: &UseTree) {
        let joined = |name: &syn::Ident| if before.is_empty() { name.to_string() } else { format!("{before}::{name}") };
        match tree {
            UseTree::Path(path) => self.add_tree(&joined(&path.ident), &path.tree),
            UseTree::Name(name) if name.ident == "self" => _ = self.0.insert(before.to_owned()),
            UseTree::Name(name) => _ = self.0.insert(joined(&name.ident)),
            UseTree::Rename(rename) => _ = self.0.insert(joined(&rename.ident)),
            UseTree::Glob(_) => _ = self.0.insert(before.to_owned()),
            UseTree::Group(group) => group.items.iter().for_each(|tree| self.add_tree(before, tree)),
        }
    }
}

impl<'a> Visit<'a> for Paths {
    fn visit_item(&mut self, item: &'a Item) {
        let attributes: &[Attribute] = match item {
            Item::Mod(item) => &item.attrs,
            Item::Fn(item) => &item.attrs,
            Item::Use(item) => &item.attrs,
            Item::Impl(item) => &item.attrs,
            _ => &[],
        };
        let is_test = |attribute: &Attribute| {
            let says_test = |text: String| text.starts_with("test") || text.starts_with("all (test");
            attribute.path().is_ident("cfg")
                && attribute.meta.require_list().is_ok_and(|list| says_test(list.tokens.to_string()))
        };
        if !attributes.iter().any(is_test) {
            visit::visit_item(self, item);
        }
    }

    fn visit_item_use(&mut self, item: &'a syn::ItemUse) {
        self.add_tree("", &item.tree);
    }

    fn visit_path(&mut self, path: &'a syn::Path) {
        let names: Vec<String> = path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        self.0.insert(names.join("::"));
        visit::visit_path(self, path);
    }
}

#[test]
fn tests_and_comments_do_not_count() {
    let code = "//! std::fs\nuse std::{thread, time::{Duration, Instant}};\n#[cfg(all(test, unix))]\nmod tests { use std::fs; }\n\
                fn end() { std::process::exit(1) }\n#[cfg(test)]\nfn helper() { directories::home() }\n";
    assert_eq!(named(code).into_iter().collect::<Vec<_>>(), ["clock", "process", "thread"]);
}

#[test]
fn browsers_count_wherever_they_are_named() {
    let named = |code| named(code).into_iter().collect::<Vec<_>>();
    assert_eq!(named("// wasm32\nuse ludarium_files::{self as fs, File};\nuse web_time::Duration;\n"), [""; 0]);
    assert_eq!(named("use web_time::{Instant, SystemTime};\n"), ["clock"]);
    for code in [
        "#[cfg(target_arch = \"wasm32\")]\nmod page;\n",
        "fn is_page() -> bool { cfg!(target_arch = \"wasm32\") }\n",
        "use wasm_bindgen::prelude::*;\n",
        "fn page() -> js_sys::Object { js_sys::global() }\n",
        "type Page = web_sys::Window;\n",
    ] {
        assert_eq!(named(code), ["browser"], "{code}");
    }
}
