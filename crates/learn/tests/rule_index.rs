//! Every refusal and every piece of every game leads to a heading of the rules page, and from there to a lesson.

use std::collections::BTreeSet;
use std::path::Path;

use ludarium_learn::lessons::{Assets, Catalogue, Heading, PieceRule, RuleIndex, headings};
use ludarium_rules::{AnyPosition, CommonRefusal, GameId, Kind, Message, Sentence, Step};

fn assets() -> Assets {
    Assets::Folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets"))
}

fn index(game: GameId) -> RuleIndex {
    RuleIndex::load(&assets(), game).unwrap_or_else(|error| panic!("{error}"))
}

fn page(game: GameId) -> String {
    assets().text(&format!("rules/en/{}.md", game.name())).expect("a rules page")
}

/// The heading of that key, which must be there; one that can be taught is taught by a lesson.
fn expect_taught(game: GameId, lessons: &Catalogue, all: &[Heading], what: &str, key: &str) {
    let heading = all.iter().find(|heading| heading.key == key);
    let heading = heading.unwrap_or_else(|| panic!("{game}: {what} leads to \"{key}\", which is no heading"));
    assert!(!heading.is_taught() || lessons.teaching(key).is_some(), "{game}: no lesson teaches {key} ({what})");
}

#[test]
fn every_refusal_has_a_heading_and_nothing_else_has() {
    for game in GameId::ALL {
        let shared = Sentence::keys(CommonRefusal::SENTENCES);
        let own = game.vocabulary().refusals;
        assert!(!own.is_empty(), "{game}");
        let wanted: BTreeSet<String> =
            shared.iter().map(|key| format!("rules/{key}")).chain(own.iter().map(|key| (*key).to_owned())).collect();
        let found: BTreeSet<String> = index(game).refusals().map(|(key, _)| key.to_owned()).collect();
        assert_eq!(found, wanted, "{game}: lessons/headings/{}.ron", game.name());
    }
}

#[test]
fn every_heading_is_there_and_taught() {
    for game in GameId::ALL {
        let (index, lessons) = (index(game), Catalogue::load(&assets(), game));
        let all = headings(&page(game));
        for (refusal, key) in index.refusals() {
            expect_taught(game, &lessons, &all, refusal, key);
        }
        for (piece, rule) in index.pieces() {
            expect_taught(game, &lessons, &all, piece, rule.heading());
        }
    }
}

/// Only what is typed is explained below a heading that no lesson teaches, and what an option adds.
#[test]
fn what_a_click_brings_about_leads_to_a_lesson() {
    for game in GameId::ALL {
        let (index, lessons) = (index(game), Catalogue::load(&assets(), game));
        for why in clicked_refusals(game) {
            let heading = index.heading_of_refusal(game, &why).unwrap_or_else(|| panic!("{game}: {why} ({})", why.key));
            assert!(
                lessons.teaching(heading).is_some(),
                "{game}: \"{why}\" leads to {heading}, which no lesson teaches"
            );
        }
    }
}

/// What is said to clicks on all cells, alone and after each legal first step, along a match.
fn clicked_refusals(game: GameId) -> Vec<Message> {
    let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
    let mut said = Vec::new();
    for ply in 0..24 {
        let cells = || (0..position.cell_count()).map(|cell| Step::Cell(ludarium_rules::Cell(cell)));
        let first = position.choices(&[]).map(|choices| choices.next).unwrap_or_default();
        let paths = first.iter().step_by(first.len() / 6 + 1).flat_map(|step| cells().map(|cell| vec![*step, cell]));
        let refused = paths.chain(cells().map(|cell| vec![cell])).filter_map(|path| position.choices(&path).err());
        said.extend(refused.map(|error| error.why));
        let turns = position.turns().expect("a list");
        let Some(turn) = turns.get(ply * 13 % turns.len().max(1)) else { break };
        position = position.play(turn).expect("legal");
    }
    assert!(said.len() > 100, "{game}: {} refusals", said.len());
    said
}

#[test]
fn every_piece_has_its_rules() {
    for game in GameId::ALL {
        let (index, start) = (index(game), AnyPosition::start(game, &[]).expect("the defaults are valid"));
        // Units of Tribun are called by what lies on a hex together.
        let kinds = (0..=u8::MAX).map(|number| start.kind_name(Kind(number))).filter(|name| !name.is_empty());
        for name in kinds.filter(|name| game != GameId::Tribun || *name != "Piece") {
            assert!(index.piece(name).is_some(), "{game}: {name}");
        }
        let names = game.vocabulary().names;
        for (piece, _) in index.pieces() {
            assert!(names.contains(&piece) || piece == "Tribun", "{game}: nothing is called {piece}");
        }
    }
}

#[test]
fn every_row_of_a_piece_is_in_a_table_below_its_heading() {
    for game in GameId::ALL {
        let page = page(game);
        for (piece, rule) in index(game).pieces() {
            let PieceRule::Row(key, cell) = rule else { continue };
            let place = headings(&page).iter().position(|heading| heading.key == *key).expect("a heading");
            let section = page.split("\n## ").nth(place + 1).expect("as many sections as headings");
            let row = section.lines().filter(|line| line.starts_with('|'));
            let found = row.filter(|row| row.split('|').any(|one| one.trim() == cell)).count();
            assert_eq!(found, 1, "{game}: rows of {piece} with {cell} below {key}");
        }
    }
}

#[test]
fn every_lesson_that_is_named_is_there_and_for_something() {
    for game in GameId::ALL {
        let (index, lessons) = (index(game), Catalogue::load(&assets(), game));
        for (key, name) in index.lessons() {
            let id = index.lesson(key).unwrap_or_else(|| panic!("{game}: \"{name}\" is no name of a lesson"));
            assert!(lessons.lesson(&id).is_some(), "{game}: there is no lesson {name} ({key})");
            let known = index.refusals().any(|(refusal, _)| refusal == key) || index.piece(key).is_some();
            assert!(known, "{game}: {key} is neither a refusal nor a piece");
        }
    }
}

#[test]
fn what_is_wrong_with_an_index_is_said_with_its_place() {
    for (text, place) in [
        ("", "line 1, column 1"),
        ("(\n    refusals: {},\n    pieces: { \"Man\": Nothing(\"x\") },\n)", "line 3, column"),
        ("(\n    refusals: {},\n    pieces: {},\n    more: {},\n)", "line 4, column"),
    ] {
        let error = RuleIndex::parse("lessons/headings/x.ron", text).expect_err(text).to_string();
        assert!(error.starts_with(&format!("lessons/headings/x.ron, {place}")), "{error}");
    }
    let nowhere = RuleIndex::load(&Assets::Folder("nowhere".into()), GameId::Gess).expect_err("no folder");
    assert!(nowhere.to_string().contains("lessons/headings/gess.ron"), "{nowhere}");
}

#[test]
fn the_program_has_the_index_of_the_folder() {
    for game in GameId::ALL {
        assert_eq!(RuleIndex::load(&Assets::BuiltIn, game), RuleIndex::load(&assets(), game));
    }
}
