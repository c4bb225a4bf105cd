//! From one machine to another and back.

use std::io::ErrorKind;

use ludarium_record::{WriteStep, refusal};

use super::*;

/// What is carried: everything but what is of one machine.
fn carried(home: &Path) -> BTreeMap<String, String> {
    let mut carried = files(home);
    carried.retain(|name, _| !name.ends_with("programs.ron") && !name.ends_with(".bak"));
    carried
}

#[test]
fn everything_arrives_elsewhere_and_comes_back() {
    let (here, there) = (player(), tempfile::tempdir().expect("a folder"));
    let before = carried(here.path());
    let taken = import(there.path(), &pack(here.path()).bytes, Wanted::Everything).expect("taken in");
    assert_eq!((taken.added, taken.known, taken.replaced, taken.backup), (3, 0, 2, None));
    assert_eq!(carried(there.path()), before, "nothing was there");
    let library = library(there.path());
    let entry = library.entry(2).expect("there");
    assert_eq!((entry.title.as_str(), entry.tags.as_slice()), ("The second", &["good".to_owned()][..]));
    assert!(library.entry(3).expect("there").trashed);
    drop(library);
    let (_, next) = store(there.path()).unfinished().expect("read").latest.expect("one");
    assert_eq!(next.id(), 2, "the one to go on with is the same");

    // It goes on there, and comes back.
    let longer = a_match(1, &["dNd3", "dNd6", "eNe3"]);
    save(there.path(), &longer);
    annotate(there.path(), &longer, "Longer", &[]);
    annotate(there.path(), &a_match(2, &[]), "Another title", &["fine"]);
    begin(there.path(), 9);
    let taken = import(here.path(), &pack(there.path()).bytes, Wanted::Everything).expect("taken in");
    assert_eq!((taken.added, taken.continued, taken.known, taken.replaced), (0, 1, 2, 2));
    assert_eq!(load(here.path(), &longer), longer);
    let mut now = carried(here.path());
    let notes = "data/matches/library-notes.jsonl";
    assert!(now[notes].contains("Longer") && now[notes].contains("Another title"), "{}", now[notes]);
    assert!(now[notes].contains("good") && now[notes].contains("fine"), "{}", now[notes]);
    let mut theirs = carried(there.path());
    [&mut now, &mut theirs].into_iter().for_each(|files| _ = files.remove(notes));
    assert_eq!(now, theirs);
    assert_eq!(files(here.path())["data/programs.ron"], "()", "what is of this machine stays");
    let (_, next) = store(here.path()).unfinished().expect("read").latest.expect("one");
    assert_eq!(next.id(), 1);
}

#[test]
fn what_was_there_before_can_be_brought_back() {
    let (here, other) = (player(), tempfile::tempdir().expect("a folder"));
    begin(other.path(), 77);
    save(other.path(), &a_match(8, &["dNd3"]));
    let before = carried(here.path());
    let taken = import(here.path(), &pack(other.path()).bytes, Wanted::Everything).expect("taken in");
    assert_eq!((taken.added, taken.replaced), (1, 1));
    assert_ne!(files(here.path())["data/form.ron"], before["data/form.ron"]);
    let backup = last_backup(&here.path().join("data"));
    assert_eq!(backup, taken.backup);
    let backup = fs::read(backup.expect("kept")).expect("read");
    import(here.path(), &backup, Wanted::Everything).expect("taken in");
    let mut now = carried(here.path());
    // A match that came stays.
    assert!(now.remove(&format!("data/matches/{}", Store::name_of(&a_match(8, &[])))).is_some());
    let unfinished = "data/matches/unfinished.txt";
    now.insert(unfinished.to_owned(), before[unfinished].clone());
    assert_eq!(now, before);
}

#[test]
fn no_more_than_some_backups_are_kept() {
    let home = player();
    let backups = home.path().join("data/backups");
    fs::create_dir_all(&backups).expect("made");
    fs::write(backups.join("mine.ludobox"), "").expect("written");
    for number in 0..5 {
        fs::write(backups.join(format!("before-import-2020010{number}-000000.ludobox")), "").expect("written");
    }
    import(home.path(), &raw(&[LABEL]), Wanted::Everything).expect("taken in");
    let mut kept: Vec<_> = fs::read_dir(&backups).expect("a folder").flatten().map(|one| one.file_name()).collect();
    kept.sort();
    assert_eq!(kept.len(), 4, "{kept:?}");
    assert_eq!(kept[0], "before-import-20200103-000000.ludobox");
    assert_eq!(kept[3], "mine.ludobox");
}

#[test]
fn without_a_copy_of_what_is_there_nothing_is_changed() {
    let (here, there) = (player(), tempfile::tempdir().expect("a folder"));
    begin(there.path(), 1);
    let before = files(there.path());
    let packed = pack(here.path()).bytes;
    refusal::refuse(there.path().join("data/backups"), None, ErrorKind::StorageFull);
    let mut importing =
        Importing::new(Arc::from(packed), folders(there.path()), Wanted::Everything, check).expect("begun");
    let error = all(|| importing.step()).expect_err("the disk is full");
    refusal::relent(&there.path().join("data/backups"));
    assert!(matches!(error, LudoboxError::Store(_)) && importing.backup().is_none(), "{error}");
    assert_eq!(files(there.path()), before);
}

#[test]
fn whatever_breaks_off_every_file_is_the_old_or_the_new_one() {
    let new = player();
    let packed = pack(new.path()).bytes;
    let new = files(new.path());
    for step in WriteStep::ALL {
        let old = tempfile::tempdir().expect("a folder");
        begin(old.path(), 5);
        save(old.path(), &a_match(2, &["dNd3"]));
        let before = files(old.path());
        let matches = old.path().join("data/matches");
        refusal::refuse(&matches, Some(step), ErrorKind::StorageFull);
        let mut importing =
            Importing::new(Arc::from(&packed[..]), folders(old.path()), Wanted::Everything, check).expect("begun");
        let done = all(|| importing.step());
        refusal::relent(&matches);
        assert!(done.is_err() || step == WriteStep::Backup, "{step:?}");
        assert!(importing.backup().is_some_and(Path::is_file), "{step:?}: what was there is kept");
        for (name, text) in files(old.path()) {
            let is_whole = before.get(&name) == Some(&text) || new.get(&name) == Some(&text);
            // The list of those to go on with has those of both.
            assert!(is_whole || name.ends_with("unfinished.txt") && done.is_ok(), "{step:?}: {name} is\n{text}");
        }
        import(old.path(), &packed, Wanted::Everything).expect("the second time");
        assert_eq!(load(old.path(), &a_match(2, &[])).ply(), 2, "{step:?}");
    }
}

#[test]
fn what_could_not_be_written_is_packed_too() {
    let home = player();
    let mut folders = folders(home.path());
    let longer = a_match(2, &["dNd3", "dNd6", "eNe3"]);
    folders.unwritten.insert(store(home.path()).path_of(&longer), longer.to_text());
    folders.unwritten.insert(home.path().join("preferences/settings.toml"), "version = 1\n[preferences]\n".to_owned());
    folders.unwritten.insert(home.path().join("data/programs.ron"), "?".to_owned());
    let mut packing = Packing::new(&folders).expect("it can be read");
    let packed = all(|| packing.step()).expect("packed");
    let there = tempfile::tempdir().expect("a folder");
    import(there.path(), &packed.bytes, Wanted::Everything).expect("taken in");
    assert_eq!(load(there.path(), &longer), longer);
    let files = files(there.path());
    assert!(files["preferences/settings.toml"].contains("[preferences]") && !files.contains_key("data/programs.ron"));
}

#[test]
fn a_match_is_taken_from_its_backup_or_named() {
    let home = player();
    save(home.path(), &a_match(1, &["dNd3", "dNd6"]));
    let path = store(home.path()).path_of(&a_match(1, &[]));
    fs::write(&path, "cut off").expect("written");
    fs::write(store(home.path()).path_of(&a_match(7, &[])), "cut off").expect("written");
    let own_name = home.path().join("data/matches/mine.toml");
    fs::write(&own_name, a_match(6, &["dNd3"]).to_text()).expect("written");
    let packed = pack(home.path());
    assert_eq!((packed.matches, packed.left_out.count), (4, 1));
    assert!(packed.left_out.named[0].0.ends_with("0000000000000007.toml"));
    let there = tempfile::tempdir().expect("a folder");
    import(there.path(), &packed.bytes, Wanted::Everything).expect("taken in");
    assert_eq!(load(there.path(), &a_match(1, &[])).ply(), 1, "as it was saved before");
    assert_eq!(load(there.path(), &a_match(6, &[])).ply(), 1);
    // It is known again, though its file has another name.
    let taken = import(home.path(), &packed.bytes, Wanted::Everything).expect("taken in");
    assert_eq!((taken.added, taken.known, taken.continued), (0, 4, 0));
}
