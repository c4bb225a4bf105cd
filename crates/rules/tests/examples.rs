//! The example programs do what they say.

#[path = "../examples/build_a_turn.rs"]
#[expect(dead_code, reason = "its main is not called")]
mod build_a_turn;
#[path = "../examples/count_turns.rs"]
#[expect(dead_code, reason = "its main is not called")]
mod count_turns;
#[path = "../examples/hidden_information.rs"]
#[expect(dead_code, reason = "its main is not called")]
mod hidden_information;
#[path = "../examples/list_games.rs"]
#[expect(dead_code, reason = "its main is not called")]
mod list_games;
#[path = "../examples/play_random.rs"]
#[expect(dead_code, reason = "its main is not called")]
mod play_random;

use ludarium_rules::games::{gess::Gess, tribun::Tribun};
use ludarium_rules::{GameId, Position, match_game};

#[test]
fn a_turn_is_built_of_first_choices() {
    let start = Tribun::start(Default::default());
    let spoken = build_a_turn::build_a_turn(&start).expect("there are turns");
    assert!(!spoken.is_empty());
    assert!(build_a_turn::build_a_turn(&Gess::start(Default::default())).is_some());
}

#[test]
fn turns_are_counted() {
    assert_eq!(count_turns::count_turns("gess", 1).expect("a game"), 478);
    assert_eq!(count_turns::count_turns("tress", 2).expect("a game"), 1444);
    assert!(count_turns::count_turns("chess", 1).is_err());
}

#[test]
fn secrets_are_hidden() {
    let [white, black] = hidden_information::hidden_information().expect("legal");
    assert!(white.ends_with("e4") && black.ends_with('?'), "{white} {black}");
}

#[test]
fn every_game_is_listed() {
    let mut out = Vec::new();
    list_games::list_games(&mut out).expect("written");
    let text = String::from_utf8(out).expect("text");
    assert!(GameId::ALL.iter().all(|game| text.contains(game.title())), "{text}");
}

#[test]
fn random_games_are_the_same_for_the_same_seed() {
    for game in GameId::ALL {
        let play = |seed| {
            let mut out = Vec::new();
            let last = play_random::play_random(game.name(), seed, 12, &mut out).expect("legal");
            (last, out)
        };
        let (last, out) = play(3);
        assert_eq!((&last, &out), (&play(3).0, &play(3).1));
        assert_ne!(out, play(4).1);
        assert!(match_game!(&last, position => position.zobrist() == position.zobrist_from_scratch()));
    }
}
