//! Two matches of Go-Chess that differ in a choice that is still secret look, read and move alike.

use std::ops::ControlFlow;

use ludarium_library::{Captions, Filter, Library, Thumbnail, Thumbnails, film_of, picture_of};
use ludarium_record::study::Study;
use ludarium_record::{Match, MatchId, Player, Setup, Store, ludo, share};
use ludarium_rules::{GameId, Side};
use tempfile::TempDir;

/// The last choice of these, all of them of the same kind, is still secret.
const CHOICES: [u64; 4] = [0, 1, 7, 40];

/// A match with so many revealed pairs of choices and a secret one, by its place among the legal turns.
fn match_with(pairs: usize, choice: u64) -> Match {
    let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
    let setup = Setup { options: vec![("seed".to_owned(), "5".to_owned())], ..Setup::new(GameId::GoChess, players) };
    let mut game = Match::with_id(setup, MatchId::new(1, 1_795_243_846)).expect("a valid set-up");
    let choose = |game: &mut Match, place: u64| {
        let turn = game.position().nth_turn(place).expect("a choice");
        game.play(&turn).expect("legal");
    };
    for pair in 0..pairs {
        choose(&mut game, 3 * pair as u64);
        choose(&mut game, 50 + 5 * pair as u64);
    }
    choose(&mut game, choice);
    assert_eq!((game.ply(), game.revealed_plies()), (2 * pairs + 1, 2 * pairs));
    game
}

/// The matches that nobody may tell from each other: the choice is secret, and in the second list the match was given up
/// before it was revealed.
fn alike(pairs: usize) -> [Vec<Match>; 2] {
    let pending: Vec<Match> = CHOICES.iter().map(|choice| match_with(pairs, *choice)).collect();
    let mut given_up = pending.clone();
    given_up.iter_mut().for_each(|game| game.resign(Side::White).expect("it goes on"));
    [pending, given_up]
}

fn kept(game: &Match) -> (TempDir, Library) {
    let folder = tempfile::tempdir().expect("a folder");
    Store::open(folder.path()).and_then(|store| store.save(game)).expect("saved");
    let mut library = Library::open(folder.path()).expect("a library");
    library.sync(|_| ControlFlow::Continue(())).expect("the file can be read");
    (folder, library)
}

/// Checks that all are the same, and that there is something to compare.
fn all_alike<T: PartialEq + std::fmt::Debug>(what: &str, matches: &[Match], of: impl Fn(&Match) -> T) {
    let first = of(&matches[0]);
    for game in &matches[1..] {
        assert!(of(game) == first, "{what} tells the choice {:?}", game.turns().last().map(|turn| &turn.notation));
    }
}

fn said() -> Captions {
    Captions { names: Some(["Ann".to_owned(), "Bob".to_owned()]), turns: true, clocks: true, ..Captions::default() }
}

#[test]
fn small_pictures_show_no_secret() {
    for matches in [0, 1, 3].into_iter().flat_map(alike) {
        all_alike("the small picture", &matches, |game| {
            let (_folder, library) = kept(game);
            let entry = library.list(&Filter::default())[0];
            let mut pictures = Thumbnails::new(Thumbnail { size: 160, ..Thumbnail::default() });
            pictures.get(entry).expect("a picture").rgba.clone()
        });
    }
    // A choice that is revealed is seen.
    let pictures = [3, 4].map(|pairs| {
        let (_folder, library) = kept(&match_with(pairs, 0));
        Thumbnail::default().draw(library.list(&Filter::default())[0]).expect("a picture")
    });
    assert_ne!(pictures[0], pictures[1]);
}

#[test]
fn pictures_and_films_show_no_secret() {
    for matches in [0, 2].into_iter().flat_map(alike) {
        let ply = matches[0].ply();
        all_alike("the picture", &matches, |game| picture_of(game, ply, &said()).expect("a position").svg().ok());
        all_alike("the film", &matches, |game| {
            let film = film_of(game, 0..=ply, &said()).expect("positions").size(128);
            film.gif(|_| ControlFlow::Continue(())).expect("a film")
        });
    }
}

/// Also in a film of the whole match the choice is not there before its moment.
#[test]
fn a_film_tells_a_choice_when_it_is_revealed_and_not_before() {
    let mut matches = alike(1)[0].clone();
    for game in &mut matches {
        let answer = game.position().nth_turn(60).expect("a choice");
        game.play(&answer).expect("legal");
    }
    let picture = |game: &Match, ply| picture_of(game, ply, &said()).expect("a position").svg().expect("a picture");
    for ply in 0..=3 {
        all_alike("a moment before", &matches, |game| picture(game, ply));
    }
    assert_ne!(picture(&matches[0], 4), picture(&matches[1], 4));
}

#[test]
fn exports_and_codes_tell_no_secret() {
    for matches in [0, 2].into_iter().flat_map(alike) {
        all_alike("the export", &matches, |game| {
            let (_folder, library) = kept(game);
            library.export(&[game.id()]).expect("a text")
        });
        all_alike("the code", &matches, |game| share::encode(game).expect("a code"));
    }
}

/// A text with comments that was taken in with the secret in it: what was said before it is exported, and it is not.
#[test]
fn what_was_said_beside_a_secret_choice_is_exported_without_it() {
    let exported = |choice| {
        let game = match_with(2, choice);
        let mut study = Study::from_match(&game);
        let line = study.main_line();
        study.set_tag("Event", "Club night").expect("a tag");
        study.set_comment(line[2], "a fine place").expect("a comment");
        study.set_comment(line[5], "nobody will think of this").expect("a comment");
        let folder = tempfile::tempdir().expect("a folder");
        let mut library = Library::open(folder.path()).expect("a library");
        let id = library.import(&ludo::write(&study)).expect("a text").added[0];
        assert_eq!(library.load(id).expect("its file").ply(), 5, "the match itself keeps the choice");
        library.export(&[id]).expect("a text")
    };
    // The number of a match follows from its turns, and is not in the text.
    let text = exported(0);
    assert_eq!(text, exported(7));
    let read = ludo::read(&text).expect("our own text").remove(0);
    assert_eq!((read.plies(), read.tag("Event")), (4, Some("Club night")));
    assert!(text.contains("a fine place") && !text.contains("nobody"), "{text}");
}
