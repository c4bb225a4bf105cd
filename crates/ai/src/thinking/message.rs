//! What the window and a worker of the browser say to each other about a search: texts in JSON.

use std::borrow::Cow;
use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn};
use serde::{Deserialize, Serialize};

use crate::stopwatch::wall_clock;
use crate::{Line, Request, Score, SearchMemory, Stop, ThinkError, Thought, think_in};

/// What a worker is asked.
#[derive(Serialize, Deserialize)]
pub(super) struct Question<'a> {
    /// Goes with everything that is said about it.
    pub number: u64,
    /// What the clock on the wall said, since what waits for an earlier search to end loses that time.
    asked: Duration,
    pub request: Cow<'a, Request>,
}

impl<'a> Question<'a> {
    /// A question that is asked now.
    #[cfg_attr(
        not(any(test, target_arch = "wasm32")),
        expect(dead_code, reason = "only in a browser is anything sent")
    )]
    pub(super) fn new(number: u64, request: &'a Request) -> Question<'a> {
        Question { number, asked: wall_clock(), request: Cow::Borrowed(request) }
    }
}

/// What a worker says, or the page of it.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
#[serde(rename_all = "kebab-case")]
pub(super) enum Reply {
    /// What the latest finished iteration has found.
    Progress(u64, ThoughtText),
    /// The answer.
    Answer(u64, ThoughtText),
    /// There is none, since the game is over.
    Over(u64),
    /// There is none, for reasons that only a fault can have.
    Fault(u64, String),
    /// The worker is gone, or could not be started.
    Gone(String),
}

/// A [`Thought`] in texts, which only a position can read.
#[derive(Serialize, Deserialize, PartialEq, Debug)]
pub(super) struct ThoughtText {
    score: Score,
    depth: u32,
    selective_depth: Option<u32>,
    table_fill: Option<u32>,
    nodes: u64,
    elapsed: Duration,
    /// The best line and the next best.
    lines: Vec<(Score, Vec<String>)>,
}

impl ThoughtText {
    fn of(thought: &Thought) -> ThoughtText {
        let texts = |turns: &[AnyTurn]| turns.iter().map(|turn| turn.as_str().to_owned()).collect();
        let others = thought.others.iter().map(|line| (line.score, texts(&line.turns)));
        ThoughtText {
            score: thought.score,
            depth: thought.depth,
            selective_depth: thought.selective_depth,
            table_fill: thought.table_fill,
            nodes: thought.nodes,
            elapsed: thought.elapsed,
            lines: std::iter::once((thought.score, texts(&thought.line))).chain(others).collect(),
        }
    }

    /// The thought about the position that a request shows to its player; an error if that position refuses a turn.
    #[cfg_attr(
        not(any(test, target_arch = "wasm32")),
        expect(dead_code, reason = "only in a browser is anything heard")
    )]
    pub(super) fn thought(&self, request: &Request) -> Result<Thought, ThinkError> {
        let position = request.visible_position();
        let line = |(score, texts): &(Score, Vec<String>)| Ok(Line { score: *score, turns: read(&position, texts)? });
        let mut lines = self.lines.iter().map(line).collect::<Result<Vec<Line>, ThinkError>>()?.into_iter();
        let line = lines.next().map(|best| best.turns).unwrap_or_default();
        Ok(Thought {
            turn: line.first().cloned().ok_or(ThinkError::Lost)?,
            score: self.score,
            depth: self.depth,
            selective_depth: self.selective_depth,
            table_fill: self.table_fill,
            nodes: self.nodes,
            elapsed: self.elapsed,
            line,
            others: lines.collect(),
        })
    }
}

/// Turns that follow each other.
fn read(position: &AnyPosition, texts: &[String]) -> Result<Vec<AnyTurn>, ThinkError> {
    let mut position = Cow::Borrowed(position);
    let mut turns = Vec::with_capacity(texts.len());
    for text in texts {
        let turn = position.read_turn(text)?;
        position = Cow::Owned(position.play(&turn)?);
        turns.push(turn);
    }
    Ok(turns)
}

/// What a worker does with a text that it gets: it thinks, and tells what it finds and how it ends, in texts as well. The
/// memory is that of all its searches.
pub fn serve(memory: &mut SearchMemory, question: &str, mut tell: impl FnMut(&str)) {
    let mut say = |said: &Reply| match serde_json::to_string(said) {
        Ok(text) => tell(&text),
        Err(why) => tell(&format!("{{\"gone\":{:?}}}", why.to_string())),
    };
    let Question { number, asked, request } = match serde_json::from_str(question) {
        Ok(question) => question,
        Err(why) => return say(&Reply::Gone(format!("a question that cannot be read: {why}"))),
    };
    let request = request.into_owned().after(wall_clock().saturating_sub(asked));
    let mut progress = |thought: &Thought| say(&Reply::Progress(number, ThoughtText::of(thought)));
    let answer = think_in(memory, &request, &Stop::new(), Some(&mut progress));
    say(&match answer {
        Ok(thought) => Reply::Answer(number, ThoughtText::of(&thought)),
        Err(ThinkError::Over) => Reply::Over(number),
        Err(why) => Reply::Fault(number, why.to_string()),
    });
}

#[cfg(test)]
mod tests {
    use ludarium_rules::GameId;

    use super::*;
    use crate::{Level, Limits, Strength, players::Random};

    fn heard(question: &str) -> Vec<Reply> {
        let mut heard = Vec::new();
        serve(&mut SearchMemory::new(), question, |said| heard.push(serde_json::from_str(said).expect("it is read")));
        heard
    }

    #[test]
    fn a_worker_finds_what_a_thread_finds() {
        for game in GameId::ALL {
            let mut position = AnyPosition::start(game, &[]).expect("the defaults are valid");
            let mut last = None;
            for ply in 0..12_u8 {
                if position.outcome().is_some() {
                    break;
                }
                let limits = Some(Limits { nodes: Some(2_000), ..Limits::default() });
                let request = Request {
                    limits,
                    last_landing: Request::landing(&position, last.as_ref()),
                    strength: (ply % 3 == 0).then(|| Strength::new(f64::from(ply) / 37.0)),
                    lines: 1 + usize::from(ply) % 3,
                    seed: u64::MAX - u64::from(ply),
                    player: (ply % 2 == 0).then(|| position.side_to_move()),
                    ..Request::new(position.clone(), Level::new(1 + ply % 10).expect("levels 1 to 10"))
                };
                let wanted = think_in(&mut SearchMemory::new(), &request, &Stop::new(), None).expect("ongoing");
                let said = heard(&serde_json::to_string(&Question::new(7, &request)).expect("it is written"));
                let Some(Reply::Answer(7, text)) = said.last() else { panic!("{game}: {said:?}") };
                let thought = text.thought(&request).expect("legal turns");
                assert_eq!(Thought { elapsed: wanted.elapsed, ..thought }, wanted, "{game} {ply}");
                assert!(said[..said.len() - 1].iter().all(|said| matches!(said, Reply::Progress(7, _))));
                let played = Random.choose(&position, ply.into()).expect("ongoing");
                position = position.play(&played).expect("legal");
                last = Some(played);
            }
        }
    }

    #[test]
    fn what_cannot_be_answered_is_said() {
        let said = heard("{\"number\":7}");
        assert!(matches!(&said[..], [Reply::Gone(why)] if why.contains("asked")), "{said:?}");
        assert_eq!(
            serde_json::from_str::<Reply>("{\"gone\":\"lost\"}").expect("the page's words"),
            Reply::Gone("lost".to_owned())
        );
    }
}
