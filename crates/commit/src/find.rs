//! Where the commit stands.

use std::fs;
use std::path::{Path, PathBuf};

/// How many digits of a commit are told.
const DIGITS: usize = 12;

/// A commit, and the files that it depends on.
#[derive(Debug, Default)]
pub(crate) struct Found {
    pub(crate) commit: String,
    pub(crate) read: Vec<PathBuf>,
}

/// The commit of the checkout or source package in which a package lies, unless it is said what it is.
pub(crate) fn find(package: &Path, said: Option<&str>) -> Found {
    let mut found = Found::default();
    let said = said.map(str::trim).filter(|said| !said.is_empty());
    // What is said need be no commit of this repository, and is told as it is.
    found.commit = match said {
        Some(said) => said.to_owned(),
        None => found.seek(package).map_or_else(|| "unknown".to_owned(), |commit| commit[..DIGITS].to_owned()),
    };
    found
}

impl Found {
    /// Looks only where the workspace begins: a source package that lies in a foreign repository has none of its commits.
    fn seek(&mut self, package: &Path) -> Option<String> {
        let root = package.ancestors().find(|folder| folder.join("Cargo.lock").is_file())?;
        match repository(&root.join(".git")) {
            Some(git) => self.commit_of(&git),
            None => self.read(root.join("COMMIT")).and_then(|text| whole(&text)),
        }
    }

    fn read(&mut self, path: PathBuf) -> Option<String> {
        let text = fs::read_to_string(&path).ok()?;
        self.read.push(path);
        Some(text)
    }

    fn commit_of(&mut self, git: &Path) -> Option<String> {
        let head = self.read(git.join("HEAD"))?;
        let Some(name) = head.trim().strip_prefix("ref: ") else { return whole(&head) };
        // A tree beside the first one shares its branches.
        let shared = fs::read_to_string(git.join("commondir")).map_or(git.to_owned(), |place| git.join(place.trim()));
        if let Some(commit) = self.read(shared.join(name)) {
            return whole(&commit);
        }
        // Packed, until somebody commits; that is told by the log.
        self.read(git.join("logs/HEAD"));
        let packed = self.read(shared.join("packed-refs"))?;
        packed.lines().find_map(|line| line.strip_suffix(name)).and_then(whole)
    }
}

/// The folder of the repository; a tree beside the first one, and a submodule, have a file that says where it is.
fn repository(git: &Path) -> Option<PathBuf> {
    if git.is_dir() {
        return Some(git.to_owned());
    }
    let text = fs::read_to_string(git).ok()?;
    Some(git.parent()?.join(text.trim().strip_prefix("gitdir: ")?))
}

/// A text that is a whole commit. What `git archive` should have filled in and has not is none.
fn whole(text: &str) -> Option<String> {
    let text = text.trim();
    (text.len() >= 40 && text.bytes().all(|digit| digit.is_ascii_hexdigit())).then(|| text.to_owned())
}

#[cfg(test)]
mod tests {
    use super::*;

    const ONE: &str = "0123456789abcdef0123456789abcdef01234567";
    const OTHER: &str = "fedcba9876543210fedcba9876543210fedcba98";

    /// A workspace with these files, and the commit of a package in it, with the names of what was read for it.
    fn found(files: &[(&str, &str)], said: Option<&str>) -> (String, Vec<String>) {
        let folder = tempfile::tempdir().expect("a folder");
        let package = folder.path().join("crates/lab");
        fs::create_dir_all(&package).expect("made");
        for (name, text) in [("Cargo.lock", "")].iter().chain(files) {
            let path = folder.path().join(name);
            fs::create_dir_all(path.parent().expect("a parent")).expect("made");
            fs::write(path, text).expect("written");
        }
        let found = find(&package, said);
        let name = |path: &PathBuf| path.strip_prefix(folder.path()).expect("within").to_string_lossy().into_owned();
        (found.commit, found.read.iter().map(name).collect())
    }

    #[test]
    fn the_commit_of_a_branch_is_read_and_watched() {
        let head = (".git/HEAD", "ref: refs/heads/main\n");
        let (commit, read) = found(&[head, (".git/refs/heads/main", ONE)], None);
        assert_eq!((commit.as_str(), read), ("0123456789ab", vec![".git/HEAD".into(), ".git/refs/heads/main".into()]));
        let packed = format!("# pack-refs\n{OTHER} refs/heads/remain\n{ONE} refs/heads/main\n");
        let (commit, read) = found(&[head, (".git/packed-refs", &packed), (".git/logs/HEAD", "")], None);
        assert_eq!((commit.as_str(), read.len()), ("0123456789ab", 3));
        assert_eq!(found(&[(".git/HEAD", ONE)], None).0, "0123456789ab");
    }

    #[test]
    fn a_tree_beside_the_first_one_is_understood() {
        let files = [
            (".git", "gitdir: first/.git/worktrees/beside\n"),
            ("first/.git/worktrees/beside/HEAD", "ref: refs/heads/side\n"),
            ("first/.git/worktrees/beside/commondir", "../..\n"),
            ("first/.git/refs/heads/side", OTHER),
        ];
        assert_eq!(found(&files, None).0, "fedcba987654");
    }

    #[test]
    fn a_source_package_says_it_in_a_file_and_a_variable_before_all() {
        assert_eq!(found(&[("COMMIT", OTHER)], None).0, "fedcba987654");
        assert_eq!(found(&[("COMMIT", "$Format:%H$\n")], None).0, "unknown");
        assert_eq!(found(&[], Some("")).0, "unknown");
        assert_eq!(found(&[("COMMIT", OTHER)], Some("0.1-7 of a distribution")).0, "0.1-7 of a distribution");
    }
}
