//! Every module stands on a floor, and imports from floors below only: the table in docs/architecture.md says so, and is
//! read here.

use std::collections::BTreeMap;
use std::fs;
use std::path::Path;

use crate::seams::{rule, sources};

const TABLE: &str = "docs/architecture.md";

/// The floor of every module, the ground first.
fn floors() -> BTreeMap<String, usize> {
    let text = fs::read_to_string(Path::new(env!("CARGO_MANIFEST_DIR")).join(TABLE)).expect("it is there");
    let rows = text.lines().skip_while(|line| !line.starts_with("| Floor |")).skip(2);
    let mut floors = BTreeMap::new();
    for (floor, row) in rows.take_while(|line| line.starts_with('|')).enumerate() {
        let modules = row.split('|').nth(2).unwrap_or_default();
        for module in modules.split('`').skip(1).step_by(2) {
            assert_eq!(floors.insert(module.to_owned(), floor), None, "{module} stands on one floor");
        }
    }
    floors
}

/// The module of a file below `src`; none for the roots of the crate.
fn module_of(path: &str) -> Option<&str> {
    let first = path.strip_prefix("src/")?.split('/').next()?;
    let module = first.strip_suffix(".rs").unwrap_or(first);
    (!["lib", "main"].contains(&module)).then_some(module)
}

#[test]
fn no_module_imports_from_its_own_floor_or_above() {
    let floors = floors();
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut wrong = Vec::new();
    for source in sources() {
        let path = source.strip_prefix(root).expect("it is within").to_string_lossy().replace('\\', "/");
        let Some(module) = module_of(&path) else { continue };
        let Some(floor) = floors.get(module) else { panic!("{module} stands on no floor of {TABLE}") };
        for named in rule::paths(&fs::read_to_string(&source).expect("UTF-8")) {
            let other = named.strip_prefix("crate::").and_then(|rest| rest.split("::").next()).unwrap_or(module);
            if other != module && floors.get(other).is_some_and(|below| below >= floor) {
                wrong.push(format!("{path} imports {named}"));
            }
        }
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
