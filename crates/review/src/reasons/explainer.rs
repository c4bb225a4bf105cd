//! What a turn is for.

use ludarium_ai::{Request, ThinkError, Thought};
use ludarium_rules::{AnyPosition, AnyTurn, Message};

use super::danger::Danger;
use super::{Purpose, compare, positions};
use crate::pieces::missing;

/// Finds out what a turn is for: what it takes at once, or else what it saves from being taken, or else what its side gains
/// most in the line that it begins, where both sides have moved equally often.
///
/// It neither searches nor waits: it says what is to be searched and hears the answer. That are two searches of a few
/// thousand positions at most.
///
/// ```
/// use ludarium_ai::{Stop, think};
/// use ludarium_review::Explainer;
/// use ludarium_rules::{AnyPosition, GameId};
/// let position = AnyPosition::parse(GameId::Treason, "7/7/7/1b5/1w1w3/7 w", &[])?;
/// let turn = position.read_turn("E2xE3-E4")?;
/// let mut explainer = Explainer::new(&position, &[turn]);
/// while let Some(request) = explainer.question() {
///     explainer.hear(think(&request, &Stop::new(), |_| {}));
/// }
/// assert_eq!(explainer.purpose().map(|why| why.to_string()).as_deref(), Some("takes a man"));
/// # Ok::<(), Box<dyn std::error::Error>>(())
/// ```
#[derive(Clone, Debug)]
pub struct Explainer {
    danger: Danger,
    /// What the turn is for if it averts no danger.
    otherwise: Option<Message>,
}

impl Explainer {
    /// What the first turn of a line is for, in the position in which it is played.
    #[must_use]
    pub fn new(position: &AnyPosition, line: &[AnyTurn]) -> Explainer {
        let known = |otherwise| Explainer { danger: Danger::Known(None), otherwise };
        let Some(next) = line.first().and_then(|turn| position.play(turn).ok()) else { return known(None) };
        let prey = missing(position.side_to_move().other(), position, &next);
        match prey.into_iter().next() {
            Some(what) => known(Some(Purpose::Takes { what }.into())),
            None => Explainer { danger: Danger::of(position, next), otherwise: gain(position, line) },
        }
    }

    /// What is to be searched next; `None` when there is nothing more to ask.
    #[must_use]
    pub fn question(&self) -> Option<Request> {
        self.danger.question()
    }

    /// Hears what became of the search that [`question`](Explainer::question) has asked for. One that has failed shows no
    /// danger.
    pub fn hear(&mut self, answer: Result<Thought, ThinkError>) {
        self.danger.hear(answer.ok());
    }

    /// What the turn is for, once there is nothing more to ask. `None` where nothing of that has words.
    #[must_use]
    pub fn purpose(&self) -> Option<Message> {
        match &self.danger {
            Danger::Known(Some(what)) => Some(Purpose::Saves { what: what.clone() }.into()),
            Danger::Known(None) => self.otherwise.clone(),
            Danger::Threat(_) | Danger::Rest(_) => None,
        }
    }
}

/// What the side to move gains most along a line.
fn gain(position: &AnyPosition, line: &[AnyTurn]) -> Option<Message> {
    let line = positions(position, line).ok()?;
    let end = line.len().checked_sub(1).filter(|last| *last >= 2)? & !1;
    let (kind, what) = compare(position, &line[end], position.side_to_move()).into_iter().next()?;
    Some(kind.gain(what).into())
}
