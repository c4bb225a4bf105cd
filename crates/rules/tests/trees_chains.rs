//! How many chains may run together: what is refused, and that everything else can be played.

use ludarium_rules::games::trees::{MOST_CHAINS, Options, Trees};
use ludarium_rules::{Notation as _, Position as _, Side, StepInput as _};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom as _;
use rand::{RngExt as _, SeedableRng as _};

/// White grass on most squares; `chains` as in a position text.
fn meadow(chains: &str) -> String {
    let grass = "wg,wg,wg,wg,wg,wg,wg,wg";
    format!("bh,7/{grass}/{grass}/{grass}/{grass}/{grass}/{grass}/wA,3,wh,3 w {chains} wb")
}

/// Chains of single steps up the board, from every square of some ranks.
fn upward(ranks: std::ops::RangeInclusive<u32>, most: usize) -> String {
    let files = ('a'..='h').flat_map(|file| ranks.clone().map(move |rank| format!("{file}{rank}>{file}{}", rank + 1)));
    files.take(most).collect::<Vec<_>>().join(",")
}

#[test]
fn refuses_more_chains_than_can_be_ordered() {
    for (ranks, most) in [(6..=7, 16), (5..=7, 24), (3..=7, 40), (5..=7, 11)] {
        let text = meadow(&upward(ranks, most));
        let error = Trees::parse(&text, Options).expect_err(&text);
        assert_eq!(error.field, "chain list");
        assert!(text.chars().nth(error.column - 1).is_some_and(|file| ('a'..='h').contains(&file)), "{error}");
        let why = format!("chains of White could come to run together, at most {MOST_CHAINS} may");
        assert!(error.what.contains(&why), "{error}");
    }
}

#[test]
fn names_the_first_chain_that_is_too_many() {
    let chains = upward(7..=7, 8) + ",h2>h3";
    let text = meadow(&chains.replace("h7>h8,h2>h3", "h2>h3,h7>h8"));
    assert!(Trees::parse(&text, Options).is_ok(), "{text}");
    // Seven old chains of which six steps are left, and one more of each turn.
    let text = meadow(&upward(2..=2, 7));
    let error = Trees::parse(&text, Options).expect_err(&text);
    let column = text.find("f2>f3").expect("the sixth chain") + 1;
    assert_eq!(
        (error.column, error.what.as_str()),
        (
            column,
            "11 chains of White could come to run together, at most 10 may: they can be executed in too many orders",
        )
    );
}

#[test]
fn a_game_never_has_more_than_six() {
    let mut rng = StdRng::seed_from_u64(7);
    for _ in 0..20 {
        let mut position = Trees::start(Options);
        for _ in 0..60 {
            assert!(Side::ALL.iter().all(|&side| position.heads_of(side).count_ones() <= 6));
            assert!(Side::ALL.iter().all(|&side| position.most_chains_ahead(side) == 6), "{position}");
            let Some(turn) = position.turns().expect("a list").choose(&mut rng).copied() else { break };
            position = position.play_unchecked(&turn);
        }
    }
}

/// Whatever is played, the text of the next position is accepted, and the bound to come never rises.
#[test]
fn play_never_exceeds_the_bound() {
    let mut rng = StdRng::seed_from_u64(8);
    let mut most = 0;
    for _ in 0..60 {
        let Some(mut position) = crowded(&mut rng) else { continue };
        for _ in 0..12 {
            let ahead = Side::ALL.map(|side| position.most_chains_ahead(side));
            most = most.max(position.heads_of(position.side_to_move()).count_ones());
            // Turns that start a chain, if any, so that as many as possible run.
            let turns = position.turns().expect("a list");
            let chains = |turn: &&_| position.play_unchecked(turn).heads_of(position.side_to_move()).count_ones();
            let Some(turn) = turns.iter().max_by_key(chains) else { break };
            let next = position.play_unchecked(turn);
            assert_eq!(Trees::parse(&next.to_string(), Options), Ok(next));
            assert!(Side::ALL.iter().all(|&side| next.most_chains_ahead(side) <= ahead[side.index()]), "{position}");
            position = next;
        }
    }
    assert!(most >= 7, "the positions are crowded: {most} chains at most");
}

/// Open ground with some grass of both sides and as many chains as a text may have.
fn crowded(rng: &mut StdRng) -> Option<Trees> {
    let mut cells: Vec<&str> = (0..64).map(|_| *["1", "1", "1", "wg", "bg"].choose(rng).expect("one")).collect();
    (cells[60], cells[4]) = ("wh", "bh");
    let ranks: Vec<String> = cells.chunks(8).map(rank_text).collect();
    let board = ranks.join("/");
    let mut chains: Vec<String> = Vec::new();
    let mut position = Trees::parse(&format!("{board} w - -"), Options).ok()?;
    for file in 0..8_u8 {
        for rank in 0..8_u8 {
            let next = (i16::from(file) + rng.random_range(-1..=1), i16::from(rank) + rng.random_range(-1..=1));
            let name =
                |file: i16, rank: i16| format!("{}{}", (b'a' + file.clamp(0, 7) as u8) as char, rank.clamp(0, 7) + 1);
            let chain = format!("{}>{}", name(file.into(), rank.into()), name(next.0, next.1));
            let more = [chains.clone(), vec![chain.clone()]].concat().join(",");
            if let Ok(longer) = Trees::parse(&format!("{board} w {more} -"), Options) {
                position = longer;
                chains.push(chain);
            }
        }
    }
    Some(position)
}

fn rank_text(cells: &[&str]) -> String {
    let runs = cells.chunk_by(|one, other| (*one == "1") == (*other == "1"));
    runs.map(|run| if run[0] == "1" { run.len().to_string() } else { run.join(",") }).collect::<Vec<_>>().join(",")
}

/// Ten chains that all end on e8, where grass, underbrush, a huckleberry and four trees grow on each other: one of the
/// hardest knots that were found.
const KNOT: &str = "bh,2,wh,1,wg,2/2,wB,wu,wu,wg,1,wG/2,wF,wB,wu,wG,2/1,wB,1,wF,wD,1,wG,1/2,wF,1,wD,3/wB,2,wF,wD,2,wG/3,wD,wF,3/1,wB,1,wD,1,wF,wG,1 w c6>e8,c7>e8,d6>e8,d7>e8,d8>e8,e5>e8,e7>e8,f6>e8,f7>e8,f8>e8 wb";

#[test]
fn everything_works_at_the_bound() {
    let text = KNOT;
    let position = Trees::parse(text, Options).expect(text);
    assert_eq!(position.heads_of(Side::White).count_ones(), MOST_CHAINS, "{text}");
    let turns = position.turns().expect("a list");
    assert_eq!(turns.len() as u64, position.count_turns());
    let turn = turns.last().expect("a turn");
    assert_eq!(position.read_turn(&position.turn_text(turn)), Ok(*turn));
    let choices = position.choices(&position.steps_of(turn)).expect(text);
    assert_eq!(choices.turn, Some(*turn));
}
