//! Whatever stands in a file of the player: it is read or set aside as it is, said, and what is written next is whole.

use std::fs;
use std::path::Path;

use ludarium_learn::puzzles::Catalogue;
use ludarium_record::{ClockSetting, Match, Player, Setup};
use ludarium_rules::GameId;
use ludarium_rules::split_mix::SplitMix64;

use super::{change_everything, contents};
use crate::{Carried, Mistake, Mistakes, PlayerFolder, PuzzleProgress, Tournament, Unread};

/// Something in each file that a player's folder has beside matches and what belongs to them.
fn fill(home: &Path) {
    let folder = PlayerFolder::at(home);
    change_everything(&folder, 2);
    let mut puzzles = PuzzleProgress::load(&folder);
    for game in GameId::ALL {
        for (place, puzzle) in Catalogue::built_in(game).puzzles().iter().take(4).enumerate() {
            puzzles.record(puzzle, place % 2 == 0, place == 1, 20_000);
        }
    }
    let names = ["Ada", "Ben", "Żaneta"].map(str::to_owned);
    let clock: ClockSetting = "5+3".parse().expect("a clock");
    Tournament::load(&folder).begin(&names, &[GameId::Gess, GameId::Tress], Some(clock)).expect("a tournament");
    Mistakes::load(&folder).add([mistake()], ["00ff".to_owned()]);
}

fn mistake() -> Mistake {
    let game = Match::new(Setup::new(GameId::Tress, ["Ada", "Ben"].map(|name| Player::Human { name: name.into() })));
    let game = game.expect("the usual set-up");
    Mistake {
        id: "0123abcd".parse().expect("a name"),
        game: GameId::Tress.name().to_owned(),
        position: game.position().to_string(),
        options: vec![("zones".to_owned(), "5".to_owned())],
        played: "d4d3".to_owned(),
        better: vec!["b4c4".to_owned()],
        chance: 0.6,
        chance_left: 0.2,
        of: vec!["1".to_owned()],
        is_solved: false,
    }
}

/// Everything is read once and changed once; returns what could not be read.
fn use_everything(home: &Path) -> Vec<std::sync::Arc<Unread>> {
    let folder = PlayerFolder::at(home);
    let mut puzzles = PuzzleProgress::load(&folder);
    puzzles.record(&Catalogue::built_in(GameId::Trees).puzzles()[5], true, false, 20_001);
    Mistakes::load(&folder).add([], ["1234".to_owned()]);
    let tournament = Tournament::load(&folder);
    let _ = (tournament.table(), tournament.next().and_then(|place| tournament.setup(place)));
    change_everything(&folder, 3);
    assert!(folder.is_all_safe(), "{:?}", folder.unwritten());
    folder.unread()
}

/// Another text, at a place and in a way that chance chooses.
fn damage(text: &[u8], chance: &mut SplitMix64) -> Vec<u8> {
    let mut text = text.to_vec();
    let mut below = |most: usize| usize::try_from(chance.next() % most.max(1) as u64).expect("small");
    let (place, other) = (below(text.len()), below(text.len()));
    match below(7) {
        0 => text[place] ^= 1 << below(8),
        1 => text.truncate(place),
        2 => text.swap(place, other),
        3 => drop(text.drain(place.min(other)..place.max(other))),
        4 => {
            let piece = text[place.min(other)..place.max(other)].to_vec();
            text.splice(place..place, piece);
        }
        5 => {
            let end = (place + 1 + below(64)).min(text.len());
            text[place..end].iter_mut().for_each(|byte| *byte = u8::try_from(below(256)).expect("a byte"));
        }
        // A number becomes another one.
        _ => {
            for byte in text.iter_mut().filter(|byte| byte.is_ascii_digit()) {
                if below(8) == 0 {
                    *byte = b'0' + u8::try_from(below(10)).expect("a digit");
                }
            }
        }
    }
    text
}

/// The folder as it was.
fn refill(home: &Path, good: &[(String, Vec<u8>)]) {
    fs::remove_dir_all(home).expect("removed");
    fs::create_dir(home).expect("made");
    for (name, text) in good {
        fs::write(home.join(name), text).expect("written");
    }
}

/// `LUDARIUM_DAMAGES` damages each file that many times.
#[test]
fn a_damaged_file_is_read_or_set_aside_as_it_is() {
    let rounds = std::env::var("LUDARIUM_DAMAGES").ok().and_then(|text| text.parse().ok()).unwrap_or(20);
    let home = tempfile::tempdir().expect("a folder");
    fill(home.path());
    let good = contents(home.path());
    assert_eq!(good.len(), Carried::ALL.len() + 1, "those that are carried, and the programs");
    let mut chance = SplitMix64::new(15);
    let mut refused = 0;
    for round in 0..rounds {
        for (name, text) in &good {
            let damaged = damage(text, &mut chance);
            fs::write(home.path().join(name), &damaged).expect("written");
            let unread = use_everything(home.path());
            let saved =
                |why: &Unread| why.kept.as_ref().is_none_or(|kept| fs::read(kept).ok().as_ref() == Some(&damaged));
            assert!(unread.len() <= 1 && unread.iter().all(|why| saved(why)), "{name}, {round}: {unread:?}");
            refused += unread.len();
            // What was written instead is whole.
            let later: Vec<_> = unread.iter().filter(|why| why.kept.is_none()).collect();
            assert!(later.iter().all(|why| why.to_string().contains("version")), "{later:?}");
            if later.is_empty() {
                assert!(use_everything(home.path()).is_empty(), "{name}, {round}");
            }
            refill(home.path(), &good);
        }
    }
    assert!(refused > rounds, "most damages are noticed: {refused}");
}

#[test]
fn a_file_of_a_later_version_stays_as_it_is_and_says_what_to_do() {
    let home = tempfile::tempdir().expect("a folder");
    fill(home.path());
    let good = contents(home.path());
    for (name, _) in &good {
        let later = "(version: 9, all: {\"new\": Kind(1, [Some(\"x\")])})";
        fs::write(home.path().join(name), later).expect("written");
        let unread = use_everything(home.path());
        let told = unread.iter().map(ToString::to_string).collect::<Vec<_>>().join("\n");
        assert!(unread.len() == 1 && told.contains("version 9") && told.contains("update Ludarium"), "{name}: {told}");
        assert_eq!(fs::read_to_string(home.path().join(name)).expect("it is there"), later, "{name}");
        refill(home.path(), &good);
    }
}
