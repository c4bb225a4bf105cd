//! Answering requests.

use ludarium_rules::{Game, Outcome, TooManyTurns, match_game};
use serde_json::{Map, Value, json};
use sha2::{Digest, Sha256};

use super::effects;
use super::error::ProbeError;
use super::request::{Request, Want};
use crate::sequences::{CountError, SequenceCounter};

/// The answer to a request.
///
/// # Errors
/// The turn is refused, or there are too many turns.
pub fn answer(request: &Request) -> Result<Value, ProbeError> {
    match_game!(&request.position, position => match &request.want {
        Want::Turns => turn_summary(position, true),
        Want::Count => turn_summary(position, false),
        Want::Perft(depth) => Ok(json!({ "perft": count(position, *depth)? })),
        Want::Notation => notation(position),
        Want::Play(turn) => play(position, turn),
    })
}

fn count<P: Game>(position: &P, depth: u32) -> Result<u64, CountError> {
    if depth > 0 {
        position.check_listable()?;
    }
    SequenceCounter::new().perft(position, depth)
}

/// All turns of a position. Asks first whether they can be listed, so that even few turns that take very long to find are
/// refused.
fn turns_of<P: Game>(position: &P) -> Result<Vec<P::Turn>, TooManyTurns> {
    position.check_listable()?;
    position.turns()
}

fn turn_summary<P: Game>(position: &P, with_turns: bool) -> Result<Value, ProbeError> {
    let turns = turns_of(position)?;
    let next: Vec<String> = turns.iter().map(|turn| position.play_unchecked(turn).to_string()).collect();
    let mut summary = Map::new();
    summary.insert("position".to_owned(), position.to_string().into());
    summary.insert("result".to_owned(), result(position.outcome()));
    summary.insert("count".to_owned(), turns.len().into());
    summary.insert("digest".to_owned(), digest(&next).into());
    if with_turns {
        let texts = turns.iter().map(|turn| position.turn_text(turn));
        summary.insert("turns".to_owned(), texts.zip(next.into_iter().map(Value::from)).collect());
    }
    Ok(summary.into())
}

/// The SHA-256 of the sorted texts, joined by newlines; duplicates are kept.
fn digest(texts: &[String]) -> String {
    let mut sorted: Vec<&str> = texts.iter().map(String::as_str).collect();
    sorted.sort_unstable();
    let hash = Sha256::digest(sorted.join("\n"));
    hash.iter().map(|byte| format!("{byte:02x}")).collect()
}

fn notation<P: Game>(position: &P) -> Result<Value, ProbeError> {
    let pair = |turn: &P::Turn| (position.turn_text(turn), Value::from(position.notation(turn)));
    Ok(json!({ "notation": turns_of(position)?.iter().map(pair).collect::<Map<_, _>>() }))
}

fn play<P: Game>(position: &P, text: &str) -> Result<Value, ProbeError> {
    let turn = position.read_turn(text)?;
    let next = position.play(&turn)?;
    let effects: Vec<Value> = position.effects(&turn).iter().map(effects::to_json::<P>).collect();
    Ok(json!({
        "turn": position.turn_text(&turn),
        "position": next.to_string(),
        "result": result(next.outcome()),
        "effects": effects,
    }))
}

/// A result; `null` while the game is not over.
fn result(outcome: Option<Outcome>) -> Value {
    outcome.map_or(
        Value::Null,
        |outcome| json!({ "winner": outcome.winner.map(|side| side.letter()), "reason": outcome.reason.word() }),
    )
}

#[cfg(test)]
mod tests {
    use super::digest;

    #[test]
    fn the_digest_of_no_text_is_that_of_the_empty_string() {
        assert_eq!(digest(&[]), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
    }

    #[test]
    fn the_digest_ignores_the_order_but_not_duplicates() {
        let texts = |list: &[&str]| digest(&list.iter().map(|&text| text.to_owned()).collect::<Vec<_>>());
        assert_eq!(texts(&["b", "a"]), texts(&["a", "b"]));
        assert_ne!(texts(&["a", "a"]), texts(&["a"]));
        // printf 'a\nb' | sha256sum
        assert_eq!(texts(&["b", "a"]), "7e18f737311b2dc3b2f269dd78396b0351f14fb66efa879f768cb23181883c78");
    }
}
