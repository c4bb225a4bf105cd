//! What becomes of what is there.

use super::*;

fn pair(mine: &Match, theirs: &Match) -> [TempDir; 2] {
    [mine, theirs].map(|game| {
        let home = tempfile::tempdir().expect("a folder");
        save(home.path(), game);
        home
    })
}

fn take(homes: &[TempDir; 2], wanted: Wanted) -> TakenIn {
    import(homes[0].path(), &pack(homes[1].path()).bytes, wanted).expect("taken in")
}

fn matches(home: &Path) -> Vec<(usize, String)> {
    let mut all: Vec<_> =
        store(home).library().expect("read").iter().map(|one| (one.plies, one.path.display().to_string())).collect();
    all.sort();
    all
}

#[test]
fn two_ways_that_a_match_went_are_both_kept_once() {
    let (mine, theirs) = (a_match(1, &["dNd3", "dNd6"]), a_match(1, &["dNd3", "eNe6", "eNe3"]));
    let homes = pair(&mine, &theirs);
    say(homes[1].path(), &theirs, "their plan");
    annotate(homes[1].path(), &theirs, "Their way", &[]);
    annotate(homes[0].path(), &mine, "My way", &[]);
    fs::create_dir_all(homes[1].path().join("data/reviews")).expect("made");
    fs::write(homes[1].path().join("data/reviews/0000000000000001.json"), "theirs").expect("written");
    for (number, expected) in [(1, 0), (0, 1)] {
        let taken = take(&homes, Wanted::Matches);
        assert_eq!((taken.parted, taken.known), (number, expected));
    }
    let all = matches(homes[0].path());
    assert_eq!(all.iter().map(|(plies, _)| *plies).collect::<Vec<_>>(), [2, 3]);
    assert_eq!(load(homes[0].path(), &mine), mine);
    let library = library(homes[0].path());
    let other = ludarium_library::content_of(&theirs);
    assert_eq!(library.entry(1).expect("mine").title, "My way");
    assert_eq!(library.entry(other).expect("theirs").title, "Their way");
    assert!(library.export(&[other]).expect("a text").contains("their plan"));
    let review = homes[0].path().join(format!("data/reviews/{other:016x}.json"));
    assert_eq!(fs::read_to_string(review).expect("there"), "theirs");
    assert!(!homes[0].path().join("data/reviews/0000000000000001.json").exists());
}

#[test]
fn studies_of_both_are_one_afterwards() {
    for mine_is_longer in [true, false] {
        let (short, long) = (a_match(1, &["dNd3"]), a_match(1, &["dNd3", "dNd6"]));
        let (mine, theirs) = if mine_is_longer { (&long, &short) } else { (&short, &long) };
        let homes = pair(mine, theirs);
        say(homes[0].path(), mine, "mine");
        say(homes[1].path(), theirs, "theirs");
        for _ in 0..2 {
            take(&homes, Wanted::Matches);
            let text = said(homes[0].path(), &long);
            let counts = ["{mine}", "{theirs}", "dNd6"].map(|part| text.matches(part).count());
            assert_eq!(counts, [1, 1, 1], "{text}");
        }
        assert_eq!(load(homes[0].path(), &long), long);
    }
}

#[test]
fn a_study_that_cannot_be_read_stays_and_is_named() {
    let game = a_match(1, &["dNd3"]);
    let homes = pair(&game, &game);
    say(homes[1].path(), &game, "theirs");
    let path = store(homes[0].path()).path_of(&game).with_extension("ludo");
    fs::write(&path, "1. nonsense").expect("written");
    assert_eq!(take(&homes, Wanted::Matches).left_out.count, 1);
    assert_eq!(fs::read_to_string(&path).expect("there"), "1. nonsense");
}

#[test]
fn matches_alone_leave_progress_titles_and_preferences() {
    let (here, there) = (player(), player());
    begin(there.path(), 44);
    fs::write(there.path().join("preferences/settings.toml"), "version = 1\n# theirs\n").expect("written");
    annotate(there.path(), &a_match(2, &[]), "Theirs", &["new"]);
    let before = files(here.path());
    let homes = [here, there];
    let taken = take(&homes, Wanted::Matches);
    assert_eq!((taken.replaced, taken.known), (0, 3));
    let mut now = files(homes[0].path());
    // A tag that is there too takes nothing away.
    let notes = "data/matches/library-notes.jsonl";
    assert!(now[notes].contains("The second") && now[notes].contains("good") && now[notes].contains("new"));
    now.insert(notes.to_owned(), before[notes].clone());
    assert_eq!(now, before);
}

#[test]
fn what_lies_in_the_trash_stays_there() {
    let (here, there) = (player(), tempfile::tempdir().expect("a folder"));
    save(there.path(), &a_match(3, &["dNd3", "dNd6"]));
    let taken = import(here.path(), &pack(there.path()).bytes, Wanted::Matches).expect("taken in");
    assert_eq!((taken.added, taken.continued), (0, 1));
    let library = library(here.path());
    let entry = library.entry(3).expect("there");
    assert!(entry.trashed && entry.plies == 2);
}

#[test]
fn a_damaged_match_is_kept_aside_and_its_place_taken() {
    let game = a_match(1, &["dNd3"]);
    let homes = pair(&game, &game);
    let path = store(homes[0].path()).path_of(&game);
    fs::write(&path, "cut off").expect("written");
    assert_eq!(take(&homes, Wanted::Matches).continued, 1);
    assert_eq!(load(homes[0].path(), &game), game);
    assert_eq!(fs::read_to_string(path.with_extension("toml.broken")).expect("kept"), "cut off");
}

#[test]
fn a_match_under_another_name_or_with_an_illegal_turn_is_left_out() {
    let home = tempfile::tempdir().expect("a folder");
    let (one, two) = (a_match(1, &["dNd3"]), a_match(2, &["dNd3"]));
    let name = |game: &Match| format!("matches/{}", Store::name_of(game));
    let changed = two.to_text().replace("d2d3", "d2d4");
    let packed = raw(&[
        LABEL,
        (&name(&one), two.to_text().as_bytes()),
        (&name(&two), changed.as_bytes()),
        (&name(&a_match(3, &[])), b"version = 7\n"),
    ]);
    let taken = import(home.path(), &packed, Wanted::Everything).expect("taken in");
    assert_eq!((taken.left_out.count, taken.added), (3, 0));
    assert!(matches(home.path()).is_empty());
}
