//! Which files may speak with the system themselves, and why: what a browser has in another way stands behind few seams.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use syn::visit::{self, Visit};
use syn::{Attribute, Item, UseTree};

/// What stands behind a seam, with the files that may name it. A folder ends with a slash.
const SEAMS: [(&[&str], &[&str]); 6] = [
    (
        &["std::fs"],
        &[
            // The player's files.
            "kept/",
            // Textures, which can be made again.
            "look/bake_cache.rs",
            // Files that the player opens.
            "library/",
            // Recordings beside the program.
            "sound/music.rs",
            // What the system says of this process.
            "start.rs",
            "measure.rs",
            // Journeys and their pictures.
            "script/",
        ],
    ),
    (&["directories"], &["folders.rs"]),
    (&["std::thread"], &["job.rs"]),
    // How the program ends, and how a journey ends it.
    (&["std::process"], &["main.rs", "script/"]),
    // Bevy's own is the same, and there is one in a browser too.
    (&["std::time::Instant"], &[]),
    (&["std::time::SystemTime", "std::time::UNIX_EPOCH"], &["clock.rs"]),
];

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
            attribute.path().is_ident("cfg")
                && attribute.meta.require_list().is_ok_and(|list| list.tokens.to_string().starts_with("test"))
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

fn add_sources(folder: &Path, sources: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read").flatten() {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        // Tests may use what they like.
        let is_test = name.contains("test") || ["seams.rs", "literals.rs", "ambiguity.rs"].contains(&name.as_str());
        if path.is_dir() && !is_test {
            add_sources(&path, sources);
        } else if name.ends_with(".rs") && !is_test {
            sources.push(path);
        }
    }
}

#[test]
fn only_the_seams_speak_with_the_system() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("src");
    let mut sources = Vec::new();
    add_sources(&root, &mut sources);
    assert!(sources.len() > 200, "only {} files were looked at", sources.len());
    let mut wrong = Vec::new();
    for source in sources {
        let code = fs::read_to_string(&source).expect("it can be read");
        let mut paths = Paths::default();
        paths.visit_file(&syn::parse_file(&code).expect("it is compiled"));
        let name = source.strip_prefix(&root).expect("below it").to_string_lossy().replace('\\', "/");
        for (seams, files) in SEAMS {
            let is_allowed = files.iter().any(|file| name == **file || (file.ends_with('/') && name.starts_with(file)));
            let is_of = |path: &&String| {
                seams
                    .iter()
                    .any(|seam| path.strip_prefix(seam).is_some_and(|rest| rest.is_empty() || rest.starts_with("::")))
            };
            wrong.extend(paths.0.iter().filter(is_of).filter(|_| !is_allowed).map(|path| format!("{name}: {path}")));
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
