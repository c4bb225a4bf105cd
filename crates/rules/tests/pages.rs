//! The rules pages that players read: one a game, whose diagrams are positions of that game.

use std::fs;
use std::path::PathBuf;

use ludarium_rules::{AnyPosition, GameId};

fn page(game: GameId) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join(format!("../../assets/rules/en/{}.md", game.name()));
    fs::read_to_string(&path).unwrap_or_else(|why| panic!("{}: {why}", path.display()))
}

/// The texts between "```position" and "```".
fn diagrams(page: &str) -> Vec<String> {
    page.split("```position\n")
        .skip(1)
        .map(|rest| rest.split_once("\n```").expect("a diagram ends").0.to_owned())
        .collect()
}

#[test]
fn every_game_has_a_page_under_its_title() {
    for game in GameId::ALL {
        let page = page(game);
        let first = page.lines().next().unwrap_or_default();
        assert!(first.starts_with(&format!("# {game}")), "{game}: {first}");
        assert!(page.split_whitespace().count() > 900, "{game}: too short to learn the game from");
        assert!(page.contains("House rule"), "{game}: rulings of ours are marked");
    }
}

#[test]
fn every_option_is_explained() {
    for game in GameId::ALL {
        let page = page(game).to_lowercase();
        for spec in game.options() {
            assert!(page.contains(&spec.title.to_lowercase()), "{game}: {} ({})", spec.title, spec.key);
        }
    }
}

#[test]
fn every_diagram_is_a_position() {
    for game in GameId::ALL {
        let page = page(game);
        let diagrams = diagrams(&page);
        assert!(!diagrams.is_empty(), "{game}: a page shows positions");
        for text in diagrams {
            let position = AnyPosition::parse(game, &text, &[]).unwrap_or_else(|why| panic!("{game}: {text}: {why}"));
            assert_eq!(position.to_string(), text);
        }
    }
}

/// "Every place that presents the game says 'reconstruction'."
#[test]
fn troop_chess_is_called_a_reconstruction() {
    let page = page(GameId::TroopChess);
    let beginning: String = page.lines().take(6).collect();
    assert!(beginning.to_lowercase().contains("reconstruction"), "{beginning}");
}
