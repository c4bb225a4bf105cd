//! The library: what it lists, what it finds, and what it survives.

use std::fs;
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};

use ludarium_library::{Filter, Library, LibraryError, Note, Order, ResultFilter, SyncReport};
use ludarium_record::ludo;
use ludarium_record::study::Study;
use ludarium_record::{Match, MatchId, Player, Setup, Store};
use ludarium_rules::split_mix::SplitMix64;
use ludarium_rules::{AnyPosition, GameId, Side};
use tempfile::TempDir;

/// When the first match was begun: 2026-11-21.
const DAY: u64 = 1_795_243_846;

fn people(names: [&str; 2]) -> [Player; 2] {
    names.map(|name| Player::Human { name: name.to_owned() })
}

/// A random match of so many turns; `number` identifies it.
fn random(game: GameId, number: u64, plies: usize, names: [&str; 2]) -> Match {
    let mut random = SplitMix64::new(number);
    let id = MatchId::new(number, DAY + number * 60);
    let mut game = Match::with_id(Setup::new(game, people(names)), id).expect("a valid set-up");
    while game.ply() < plies && game.result().is_none() {
        let position = game.position();
        let turn = position.nth_turn(random.below(position.count_turns())).expect("a turn");
        game.play(&turn).expect("legal");
    }
    game
}

/// A folder with a match of every game, numbered from 1; that of Tress was given up by Black.
fn seven() -> (TempDir, Vec<Match>) {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let mut matches = Vec::new();
    for (number, game) in (1..).zip(GameId::ALL) {
        let mut played = random(game, number, 9 + number as usize, ["Ann", if number < 4 { "Bob" } else { "Cid" }]);
        if game == GameId::Tress {
            played.resign(Side::Black).expect("it goes on");
        }
        store.save(&played).expect("it can be written");
        matches.push(played);
    }
    (folder, matches)
}

fn synced(folder: &Path) -> (Library, SyncReport) {
    let mut library = Library::open(folder).expect("a library");
    let report = library.sync(|_| ControlFlow::Continue(())).expect("the files can be read");
    (library, report)
}

fn ids(library: &Library, filter: &Filter) -> Vec<u64> {
    library.list(filter).iter().map(|entry| entry.id).collect()
}

fn all() -> Filter {
    Filter::default()
}

fn tagged(title: &str, tags: &[&str]) -> Note {
    Note { title: title.to_owned(), tags: tags.iter().map(|tag| (*tag).to_owned()).collect() }
}

#[test]
fn matches_are_listed_as_they_were_played() {
    let (folder, matches) = seven();
    let (library, report) = synced(folder.path());
    assert_eq!((report.read, report.gone, report.broken.len()), (7, 0, 0));
    for game in &matches {
        let entry = library.entry(game.id()).expect("it is listed");
        assert_eq!(
            (entry.created, entry.game, entry.plies),
            (game.identity().created(), game.setup().game, game.ply())
        );
        assert_eq!(entry.players, game.setup().players);
        let ending = game.result().map(|result| (result.winner, result.reason.word().to_owned()));
        assert_eq!(entry.ending.clone().map(|ending| (ending.winner, ending.word)), ending);
        assert_eq!(library.load(game.id()).expect("its file").turns(), game.turns());
        assert!(entry.picture().expect("its position").size(96).png().expect("a picture").starts_with(b"\x89PNG"));
    }
    assert_eq!(ids(&library, &all()), [7, 6, 5, 4, 3, 2, 1], "the latest first");
}

#[test]
fn filters_take_what_they_say() {
    let (folder, matches) = seven();
    let (mut library, _) = synced(folder.path());
    library.annotate([(2, tagged("A fine forest", &["wood", "long"])), (3, tagged("", &["wood"]))]).expect("notes");
    let plies = matches[3].ply();
    let won = Some(ResultFilter::Won(Side::White));
    for (filter, expected) in [
        (Filter { game: Some(GameId::Gess), ..all() }, vec![4]),
        (Filter { result: won, ending: Some("resignation".to_owned()), ..all() }, vec![1]),
        (Filter { ending: Some("agreement".to_owned()), ..all() }, vec![]),
        (Filter { player: Some("bOB".to_owned()), ..all() }, vec![3, 2, 1]),
        (Filter { plies: Some(plies..=plies), game: Some(GameId::Gess), ..all() }, vec![4]),
        (Filter { created: Some(DAY + 120..=DAY + 180), ..all() }, vec![3, 2]),
        (Filter { tags: vec!["wood".to_owned()], ..all() }, vec![3, 2]),
        (Filter { tags: vec!["wood".to_owned(), "long".to_owned()], ..all() }, vec![2]),
        (Filter { title: Some("FINE".to_owned()), ..all() }, vec![2]),
        (Filter { trashed: true, ..all() }, vec![]),
        (Filter { order: Order::Oldest, ..all() }, vec![1, 2, 3, 4, 5, 6, 7]),
    ] {
        assert_eq!(ids(&library, &filter), expected, "{filter:?}");
    }
    assert_eq!(ids(&library, &Filter { order: Order::Title, ..all() })[0], 2);
    let lengths: Vec<usize> =
        library.list(&Filter { order: Order::Longest, ..all() }).iter().map(|one| one.plies).collect();
    assert!(lengths.is_sorted_by(|a, b| a >= b), "{lengths:?}");
    assert_eq!(library.tags().into_iter().collect::<Vec<_>>(), [("long", 1), ("wood", 2)]);
}

#[test]
fn every_position_is_found_in_its_matches() {
    let (folder, matches) = seven();
    let (library, _) = synced(folder.path());
    for game in &matches {
        for ply in 0..=game.ply() {
            let position = game.position_at(ply).expect("a position");
            let found = library.find(position).expect("an index");
            let first = (0..=ply).find(|earlier| game.position_at(*earlier) == Some(position)).expect("it is there");
            assert_eq!(found.iter().map(|(entry, ply)| (entry.id, *ply)).collect::<Vec<_>>(), [(game.id(), first)]);
        }
    }
    let other = AnyPosition::parse(GameId::Tress, "k7/8/8/8/8/8/8/K7 w", &[]).expect("a position");
    assert!(library.find(&other).expect("an index").is_empty());
}

#[test]
fn only_what_has_changed_is_read_again() {
    let (folder, mut matches) = seven();
    drop(synced(folder.path()));
    let (mut library, report) = synced(folder.path());
    assert_eq!(report, SyncReport::default());
    let game = &mut matches[5];
    let (before, turn) = (game.position().clone(), game.position().nth_turn(0));
    assert!(game.undo());
    let other = (0..)
        .map_while(|number| game.position().nth_turn(number))
        .find(|turn| game.position().play(turn).expect("legal") != before);
    game.play(&other.expect("another turn")).expect("legal");
    library.save(game).expect("it can be written");
    assert!(library.find(&before).expect("an index").is_empty(), "the turn was taken back: {turn:?}");
    assert_eq!(library.find(game.position()).expect("an index").len(), 1);
    fs::remove_file(&library.entry(1).expect("listed").path).expect("it was there");
    drop(library);
    let (library, report) = synced(folder.path());
    assert_eq!((report.read, report.gone), (0, 1));
    assert_eq!(ids(&library, &all()).len(), 6);
}

#[test]
fn the_trash_gives_back_what_was_thrown_away() {
    let (folder, matches) = seven();
    Store::open(folder.path()).and_then(|store| store.save(&matches[1])).expect("a second save makes a backup");
    let (mut library, _) = synced(folder.path());
    library.annotate([(2, tagged("kept", &[]))]).expect("a note");
    library.throw_away(&[2, 5]).expect("moved");
    assert_eq!((ids(&library, &all()).len(), ids(&library, &Filter { trashed: true, ..all() })), (5, vec![5, 2]));
    assert!(library.find(matches[1].position()).expect("an index").is_empty());
    let unfinished = Store::open(folder.path()).and_then(|store| store.library()).expect("a folder");
    assert!(!unfinished.iter().any(|summary| [2, 5].contains(&summary.id.number())), "nothing offers to go on with it");
    drop(library);
    let (mut library, report) = synced(folder.path());
    assert_eq!((report, ids(&library, &all()).len()), (SyncReport::default(), 5));
    library.restore(&[2]).expect("moved back");
    assert_eq!(library.entry(2).map(|entry| (entry.title.as_str(), entry.trashed)), Some(("kept", false)));
    assert_eq!(library.load(2).expect("its file"), Store::load(&library.entry(2).expect("listed").path).expect("it"));
    assert_eq!(library.empty_trash().expect("deleted"), 1);
    assert!(library.entry(5).is_none());
    assert_eq!(fs::read_dir(folder.path().join("trash")).expect("a folder").count(), 0);
    assert!(matches!(library.throw_away(&[5]), Err(LibraryError::Unknown { id: 5 })));
}

#[test]
fn a_move_to_the_trash_that_was_cut_short_loses_nothing() {
    let (folder, matches) = seven();
    let path = Store::open(folder.path()).and_then(|store| store.save(&matches[1])).expect("a backup is made");
    let trash = folder.path().join("trash");
    fs::create_dir(&trash).expect("a folder");
    let backup = with_suffix(&path, ".bak");
    // The backup goes first; then the power fails.
    fs::rename(&backup, trash.join(backup.file_name().expect("a name"))).expect("moved");
    let (mut library, report) = synced(folder.path());
    assert_eq!((report.broken.len(), ids(&library, &all()).len()), (0, 7));
    assert!(ids(&library, &Filter { trashed: true, ..all() }).is_empty());
    library.throw_away(&[2]).expect("moved");
    library.restore(&[2]).expect("moved back");
    assert!(path.exists() && backup.exists());
}

fn with_suffix(path: &Path, suffix: &str) -> PathBuf {
    PathBuf::from(format!("{}{suffix}", path.display()))
}

#[test]
fn a_lost_or_broken_index_is_made_anew_and_nothing_is_lost() {
    let (folder, _) = seven();
    let (mut library, _) = synced(folder.path());
    library.annotate([(3, tagged("kept", &["one", "two"]))]).expect("a note");
    drop(library);
    let index = folder.path().join("library.redb");
    let whole = fs::read(&index).expect("an index");
    let mut damages: Vec<Vec<u8>> = vec![Vec::new(), b"no index".to_vec(), vec![0xff; 100_000]];
    damages.extend([1, 64, 320, 4096, whole.len() / 2, whole.len() - 1].map(|length| whole[..length].to_vec()));
    let mut holed = whole.clone();
    holed[4096..].iter_mut().for_each(|byte| *byte = 0xa5);
    damages.push(holed);
    for damaged in damages {
        let length = damaged.len();
        fs::write(&index, damaged).expect("written");
        let (library, _) = synced(folder.path());
        assert_eq!(ids(&library, &all()).len(), 7, "{length} bytes");
        let entry = library.entry(3).expect("listed");
        assert_eq!((entry.title.as_str(), entry.tags.join(" ").as_str()), ("kept", "one two"), "{length} bytes");
        let is_nothing_like_one = [8, 100_000].contains(&length);
        assert!(!is_nothing_like_one || library.set_aside().len() == 1, "{length} bytes");
        for aside in library.set_aside() {
            assert_eq!(fs::metadata(&aside.path).expect("it was kept").len(), length as u64, "{aside:?}");
        }
    }
    fs::remove_file(&index).expect("it was there");
    let (library, report) = synced(folder.path());
    assert_eq!((report.read, library.set_aside().len()), (7, 0));
}

#[test]
fn broken_notes_are_told_and_the_others_are_kept() {
    let (folder, _) = seven();
    let (mut library, _) = synced(folder.path());
    library
        .annotate([(1, tagged("first", &[])), (2, tagged("second", &["x"])), (3, tagged("third", &[]))])
        .expect("notes");
    drop(library);
    let notes = folder.path().join("library-notes.jsonl");
    let text = fs::read_to_string(&notes).expect("notes").replace("\"second\"", "second");
    let cut = &text[..text.len() - 9];
    fs::write(&notes, cut).expect("written");
    let (library, _) = synced(folder.path());
    let [aside] = library.set_aside() else { panic!("{:?}", library.set_aside()) };
    assert!(aside.why.starts_with("line 2: ") && aside.why.contains("line 3: "), "{}", aside.why);
    assert_eq!(fs::read_to_string(&aside.path).expect("it was kept"), cut);
    assert_eq!(library.note(1).title, "first");
    drop(library);
    assert!(synced(folder.path()).0.set_aside().is_empty(), "it is told once");
}

#[test]
fn files_that_cannot_be_read_are_named_and_left_where_they_are() {
    let (folder, _) = seven();
    let broken = folder.path().join("20260101-000000-tress-0000000000000063.toml");
    fs::write(&broken, "version = 1\ngame = \"tress").expect("written");
    let (library, report) = synced(folder.path());
    assert_eq!((ids(&library, &all()).len(), report.broken.len()), (7, 1));
    assert!(report.broken[0].0 == broken && report.broken[0].1.contains("line 2"), "{report:?}");
    drop(library);
    let (_, report) = synced(folder.path());
    assert_eq!((report.read, report.broken.len()), (0, 1), "it is not read again, but told");
    assert!(broken.exists());
}

#[test]
fn what_was_read_before_a_stop_stays() {
    let (folder, _) = seven();
    let mut library = Library::open(folder.path()).expect("a library");
    let stopped = library.sync(|progress| {
        assert_eq!(progress.of, 7);
        if progress.done == 3 { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
    });
    assert!(matches!(stopped, Err(LibraryError::Stopped)));
    assert_eq!(library.list(&all()).len(), 3);
    drop(library);
    assert_eq!(synced(folder.path()).1.read, 4);
}

#[test]
fn a_library_is_open_in_one_place() {
    let (folder, _) = seven();
    let (library, _) = synced(folder.path());
    let second = Library::open(folder.path()).expect_err("it is open").to_string();
    assert!(second.contains("open in another program"), "{second}");
    drop(library);
    assert!(Library::open(folder.path()).is_ok());
}

#[test]
fn exported_matches_are_imported_as_they_were() {
    let (folder, matches) = seven();
    let (mut library, _) = synced(folder.path());
    library.annotate([(1, tagged("A title, \"quoted\"", &["one", "two"]))]).expect("a note");
    let text = library.export(&ids(&library, &all())).expect("a text");
    let elsewhere = tempfile::tempdir().expect("a folder");
    let (mut other, _) = synced(elsewhere.path());
    let imported = other.import(&text).expect("our own text");
    assert_eq!((imported.added.len(), imported.known.len()), (7, 0));
    for game in &matches {
        let [(entry, ply)] = &other.find(game.position()).expect("an index")[..] else { panic!("{game:?}") };
        assert_eq!((*ply, entry.plies), (game.ply(), game.ply()));
        let turns = |game: &Match| game.turns().iter().map(|played| played.notation.clone()).collect::<Vec<_>>();
        let read = other.load(entry.id).expect("its file");
        assert_eq!((turns(&read), read.result()), (turns(game), game.result()));
    }
    let titled = Filter { title: Some("A title".to_owned()), ..all() };
    assert_eq!(other.list(&titled)[0].tags, ["one", "two"]);
    let again = other.import(&text).expect("our own text");
    assert_eq!((again.added.len(), again.known.len()), (0, 7));
    assert_eq!(library.import(&text).expect("our own text").known.len(), 7, "they were never anywhere else");
}

#[test]
fn comments_of_an_imported_text_are_exported_again() {
    let folder = tempfile::tempdir().expect("a folder");
    let (mut library, _) = synced(folder.path());
    let mut written = Study::from_match(&random(GameId::Tress, 5, 6, ["Ann", "Bob"]));
    let second = written.main_line()[2];
    written.set_comment(second, "a fine turn").expect("a comment");
    written.set_tag("Event", "Club night").expect("a tag");
    written.set_tag("Date", "2024.02.29").expect("a tag");
    let id = library.import(&ludo::write(&written)).expect("a text").added[0];
    assert_eq!(MatchId::new(0, library.entry(id).expect("listed").created).stamp(), "20240229-000000");
    let read = ludo::read(&library.export(&[id]).expect("a text")).expect("our own text").remove(0);
    let comment = read.node(read.main_line()[2]).map(|node| node.notes().comment.as_str());
    assert_eq!((comment, read.tags()), (Some("a fine turn"), written.tags()));
    library.throw_away(&[id]).expect("moved");
    library.restore(&[id]).expect("moved back");
    assert!(library.export(&[id]).expect("a text").contains("a fine turn"));
}

#[test]
fn the_study_of_a_match_is_exported_with_what_was_played_as_its_main_line() {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    let mut game = random(GameId::Tress, 5, 6, ["Ann", "Bob"]);
    let path = store.save(&game).expect("it can be written");
    let mut study = Study::from_match(&game);
    let fork = study.main_line()[2];
    let turns = study.node(fork).expect("a node").position().turns().expect("a list");
    let other = turns.iter().find(|turn| study.child(fork, turn).is_none()).expect("another turn");
    let tried = study.play(fork, other).expect("legal");
    study.set_comment(tried, "What if?").expect("a comment");
    study.promote_to_main(tried).expect("a node of the study");
    fs::write(path.with_extension("ludo"), ludo::write(&study)).expect("written");
    // The match went on after it was analysed.
    let turn = game.position().turns().expect("a list")[0].clone();
    game.play(&turn).expect("legal");
    game.resign(Side::White).expect("it goes on");
    store.save(&game).expect("it can be written");
    let (library, _) = synced(folder.path());
    let read = ludo::read(&library.export(&[5]).expect("a text")).expect("our own text").remove(0);
    assert_eq!((read.plies(), read.result()), (7, game.result()));
    let fork = read.node(read.main_line()[2]).expect("a node");
    let tried = fork.children().get(1).and_then(|id| read.node(*id)).expect("the variation");
    assert_eq!(tried.notes().comment, "What if?");
}

#[test]
fn a_refused_text_brings_nothing() {
    let (folder, _) = seven();
    let (mut library, _) = synced(folder.path());
    let text = library.export(&[7, 6]).expect("a text") + "\n[Ludo \"1\"]\n[Game \"chess\"]\n\n*\n";
    let elsewhere = tempfile::tempdir().expect("a folder");
    let (mut other, _) = synced(elsewhere.path());
    let error = other.import(&text).expect_err("chess is none of the games").to_string();
    assert!(error.starts_with("line ") && error.contains("chess"), "{error}");
    assert!(other.list(&all()).is_empty());
    assert!(matches!(library.export(&[99]), Err(LibraryError::Unknown { id: 99 })));
    for note in [tagged(&"x".repeat(201), &[]), tagged("", &["a,b"]), tagged("two\nlines", &[]), tagged("", &[" "])] {
        assert!(matches!(library.annotate([(1, note)]), Err(LibraryError::Note(_))));
    }
}

#[test]
fn a_choice_that_is_still_secret_is_not_exported() {
    let folder = tempfile::tempdir().expect("a folder");
    let game = random(GameId::GoChess, 1, 3, ["Ann", "Bob"]);
    assert!(game.visible_turn(2).is_some_and(|turn| turn.secret));
    Store::open(folder.path()).and_then(|store| store.save(&game)).expect("saved");
    let (library, _) = synced(folder.path());
    let text = library.export(&[1]).expect("a text");
    assert_eq!(ludo::read(&text).expect("our own text")[0].plies(), 2);
}
