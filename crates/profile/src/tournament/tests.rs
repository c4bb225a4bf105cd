use std::collections::BTreeSet;

use super::*;

fn names(count: usize) -> Vec<String> {
    ["Ann", "Ben", "Cem", "Dana", "Eve", "Fay", "Gil", "Hu"][..count].iter().map(|name| (*name).to_owned()).collect()
}

fn begun(count: usize, games: &[GameId]) -> Tournament {
    let mut tournament = Tournament::default();
    tournament.begin(&names(count), games, "5+3".parse().ok()).expect("it can begin");
    tournament
}

fn play(tournament: &Tournament, place: usize, loser: Side) -> Match {
    let mut game = Match::new(tournament.setup(place).expect("it is one")).expect("a valid set-up");
    game.resign(loser).expect("it goes on");
    game
}

#[test]
fn everybody_meets_everybody_once_a_game_with_colours_shared_out() {
    for count in Tournament::LEAST_PLAYERS..=Tournament::MOST_PLAYERS {
        for games in [&GameId::ALL[..1], &GameId::ALL[..2], &GameId::ALL] {
            let tournament = begun(count, games);
            assert_eq!(tournament.pairings().len(), games.len() * count * (count - 1) / 2);
            let met: BTreeSet<(GameId, usize, usize)> = tournament
                .pairings()
                .iter()
                .map(|pairing| {
                    let [one, other] = pairing.players;
                    (pairing.game().expect("known"), one.min(other), one.max(other))
                })
                .collect();
            assert_eq!(met.len(), tournament.pairings().len());
            for player in 0..count {
                let of = |side: Side| {
                    let has = |pairing: &&Pairing| pairing.players[side.index()] == player;
                    tournament.pairings().iter().filter(has).count()
                };
                assert!(of(Side::White).abs_diff(of(Side::Black)) <= 2, "{player} of {count}");
            }
        }
    }
}

#[test]
fn the_table_has_points_in_order() {
    let mut tournament = begun(3, &[GameId::Gess]);
    assert_eq!(tournament.next(), Some(0));
    for place in 0..3 {
        let loser = if tournament.pairings()[place].players[0] == 0 { Side::Black } else { Side::White };
        let game = play(&tournament, place, loser);
        tournament.enter(&game);
        assert!(tournament.has(&game));
    }
    assert_eq!(tournament.next(), None, "it is over");
    let table = tournament.table();
    assert_eq!(table.iter().map(|row| row.halves).sum::<u32>(), 6);
    assert!(table.windows(2).all(|rows| rows[0].halves >= rows[1].halves && rows[0].rank <= rows[1].rank));
    let [best, ..] = table[..] else { panic!("three rows") };
    assert_eq!((best.player, best.won, best.played, best.halves), (0, 2, 2, 4), "Ann has beaten both");
}

#[test]
fn a_match_counts_once_and_until_it_goes_on() {
    let mut tournament = begun(3, &[GameId::Tress]);
    let mut game = play(&tournament, 0, Side::Black);
    tournament.enter(&game);
    tournament.enter(&game);
    assert_eq!((tournament.next(), tournament.pairings()[0].score()), (Some(1), Some(Score::White)));
    assert!(game.undo());
    tournament.withdraw(&game);
    assert_eq!(tournament.next(), Some(0));
    game.abandon().expect("it goes on");
    tournament.enter(&game);
    assert_eq!(tournament.next(), Some(0), "a match that was left does not count");
    let other = Match::new(Setup::new(GameId::Tress, ["Ann", "Zoe"].map(|name| Player::Human { name: name.into() })));
    let mut other = other.expect("a valid set-up");
    other.resign(Side::White).expect("it goes on");
    tournament.enter(&other);
    assert!(!tournament.has(&other), "Zoe does not take part");
}

#[test]
fn what_cannot_begin_says_why() {
    let mut tournament = Tournament::default();
    let games = &GameId::ALL[..1];
    let mut begin = |names: &[&str], games: &[GameId]| {
        tournament.begin(&names.iter().map(|name| (*name).to_owned()).collect::<Vec<_>>(), games, None)
    };
    assert_eq!(begin(&["Ann", "Ben", " "], games), Err(TournamentFault::Players));
    assert_eq!(begin(&["Ann", "Ben", "Ann "], games), Err(TournamentFault::SameName));
    assert_eq!(begin(&["Ann", "Ben", "Cem"], &[]), Err(TournamentFault::NoGame));
    assert_eq!(begin(&["Ann", "", "Ben", "Cem"], games), Ok(()));
}

#[test]
fn it_is_kept_and_what_cannot_be_is_refused() {
    let tournament = begun(4, &GameId::ALL);
    let text = tournament.kept.text().expect("text");
    assert_eq!(Contents::read(&text).expect("just written"), *tournament.kept);
    for (from, to) in [("version: 1", "version: 2"), ("\"tress\"", "\"chess\""), ("5+3", "5+"), ("\"Dana\",", "")] {
        assert!(text.contains(from), "{from}");
        assert!(Contents::read(&text.replace(from, to)).is_err(), "{to}");
    }
    assert_eq!(Contents::read("()").expect("all of it may be missing"), Contents::default());
}
