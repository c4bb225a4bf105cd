//! Small pictures: what they show, and how many are kept.

use std::ops::ControlFlow;
use std::sync::Arc;

use ludarium_diagram::Palette;
use ludarium_library::{Entry, Filter, Library, Thumbnail, ThumbnailError, Thumbnails};
use ludarium_record::{Match, MatchId, Player, Setup, Store};
use ludarium_rules::{GameId, Side};

const SMALL: Thumbnail = Thumbnail { size: 64, palette: Palette::Classic, turned: Side::White };
const BYTES: usize = 64 * 64 * 4;

/// A match of every game, at its start.
fn entries() -> Vec<Entry> {
    let folder = tempfile::tempdir().expect("a folder");
    let store = Store::open(folder.path()).expect("a store");
    for (number, game) in (1..).zip(GameId::ALL) {
        let players = [1, 2].map(|level| Player::Ai { level });
        let game = Match::with_id(Setup::new(game, players), MatchId::new(number, number)).expect("a valid set-up");
        store.save(&game).expect("it can be written");
    }
    let mut library = Library::open(folder.path()).expect("a library");
    library.sync(|_| ControlFlow::Continue(())).expect("the files can be read");
    library.list(&Filter::default()).into_iter().cloned().collect()
}

#[test]
fn every_game_has_a_small_picture_in_every_look() {
    for entry in entries() {
        let usual = SMALL.draw(&entry).expect("a picture");
        assert_eq!((usual.size, usual.height, usual.rgba.len()), (64, 64, BYTES), "{}", entry.game);
        let opaque = usual.rgba.chunks_exact(4).filter(|pixel| pixel[3] == 255).count();
        assert!(opaque > 64 * 64 / 3, "{}: the board fills {opaque} pixels", entry.game);
        let turned = Thumbnail { turned: Side::Black, ..SMALL }.draw(&entry).expect("a picture");
        assert_ne!(turned, usual, "{}", entry.game);
    }
}

#[test]
fn what_was_not_asked_for_longest_goes_first() {
    let entries = entries();
    let mut pictures = Thumbnails::with_room(SMALL, 3 * BYTES);
    let first = pictures.get(&entries[0]).expect("a picture");
    for entry in &entries[1..3] {
        pictures.get(entry).expect("a picture");
    }
    assert_eq!(pictures.bytes(), 3 * BYTES);
    assert!(Arc::ptr_eq(&first, &pictures.get(&entries[0]).expect("a picture")), "it is not drawn again");
    pictures.get(&entries[3]).expect("a picture");
    assert!(pictures.kept(&entries[1]).is_none(), "it was asked for before the others");
    for kept in [0, 2, 3] {
        assert!(pictures.kept(&entries[kept]).is_some(), "{kept}");
    }
    for entry in entries.iter().cycle().take(70) {
        pictures.get(entry).expect("a picture");
        assert!(pictures.bytes() <= 3 * BYTES);
    }
}

#[test]
fn a_match_that_was_gone_on_with_is_drawn_anew() {
    let mut entry = entries().into_iter().find(|entry| entry.game == GameId::Tress).expect("a match of Tress");
    let mut pictures = Thumbnails::new(SMALL);
    let before = pictures.get(&entry).expect("a picture");
    "qg1pp1gk/nn1nn1nn/8/8/8/3N4/NN2N1NN/QG1PP1GK b".clone_into(&mut entry.position);
    assert!(pictures.kept(&entry).is_none());
    assert_ne!(pictures.get(&entry).expect("a picture"), before);
}

#[test]
fn another_look_drops_the_pictures_and_one_is_kept_however_little_room_there_is() {
    let entries = entries();
    let mut pictures = Thumbnails::with_room(SMALL, 1);
    pictures.get(&entries[0]).expect("a picture");
    pictures.get(&entries[1]).expect("a picture");
    assert!(pictures.kept(&entries[0]).is_none() && pictures.kept(&entries[1]).is_some());
    pictures.put(&entries[1], SMALL.draw(&entries[1]).expect("a picture"));
    assert_eq!(pictures.bytes(), BYTES, "the same picture again takes no more room");
    pictures.set_look(SMALL);
    assert!(pictures.kept(&entries[1]).is_some(), "nothing has changed");
    pictures.set_look(Thumbnail { palette: Palette::ColourSafe, ..SMALL });
    assert_eq!((pictures.kept(&entries[1]).is_none(), pictures.bytes()), (true, 0));
}

#[test]
fn what_cannot_be_drawn_says_why() {
    let mut entry = entries().remove(0);
    let error = Thumbnail { size: 8, ..SMALL }.draw(&entry).expect_err("too small");
    assert!(error.to_string().contains("64 to 4096"), "{error}");
    "nothing".clone_into(&mut entry.position);
    let error = Thumbnails::new(SMALL).get(&entry).expect_err("no position");
    assert!(matches!(error, ThumbnailError::Position { id, .. } if id == entry.id));
    assert!(error.to_string().starts_with("the last position of match 000000000000000"), "{error}");
}
