//! The study of the match while it is analysed: what was played, what was tried, and which line of both is shown.

use ludarium_record::Match;
use ludarium_record::study::{Arrow, Glyph, Node, NodeId, Ring, Study, StudyError};
use ludarium_rules::{AnyPosition, AnyTurn, Side};

use super::Table;

/// A change of the study, at the shown position.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyEdit {
    /// Another comment; an empty one removes it.
    Comment(String),
    /// Another judgement of the turn that led there, or none.
    Glyph(Option<Glyph>),
    /// An arrow is drawn, or removed if it is there in this colour.
    Arrow(Arrow),
    /// A cell is ringed, or no longer if it is in this colour.
    Ring(Ring),
    /// The variation comes first where it leaves its line.
    Promote,
    /// The turn that led there and everything behind it goes.
    Delete,
    /// The last change is taken back, wherever it was.
    Undo,
    /// It is made again.
    Redo,
}

/// Why a study was not changed.
#[derive(Clone, PartialEq, Eq, Debug)]
pub enum StudyRefusal {
    /// The study refuses.
    Study(StudyError),
    /// What was played in the match is not deleted.
    Played,
    /// There is no variation to promote.
    NothingToPromote,
    /// Nothing has been changed, or nothing taken back.
    NothingToUndo,
    /// Turns are chosen in secret here.
    Secret,
}

impl From<StudyError> for StudyRefusal {
    fn from(error: StudyError) -> StudyRefusal {
        StudyRefusal::Study(error)
    }
}

/// The study of the match on the table.
#[derive(Debug)]
pub struct Exploration {
    study: Study,
    /// The nodes of the match: its first position, and the one after each turn that is revealed.
    played: Vec<NodeId>,
    /// The nodes of the shown line.
    line: Vec<NodeId>,
    /// The shown line as a match of its own; `None` where it is the match itself.
    replayed: Option<Match>,
    /// How often the study has changed.
    revision: u64,
}

impl Exploration {
    /// The study of a match, which takes in what has been played since.
    pub(super) fn new(mut study: Study, game: &Match) -> Result<Exploration, StudyError> {
        let played = study.follow(game)?;
        let mut new = Exploration { study, played, line: Vec::new(), replayed: None, revision: 0 };
        new.line.clone_from(&new.played);
        Ok(new)
    }

    pub(super) fn into_study(self) -> Study {
        self.study
    }

    /// The study.
    #[must_use]
    pub fn study(&self) -> &Study {
        &self.study
    }

    /// The nodes of the shown line, the first position first.
    #[must_use]
    pub fn line(&self) -> &[NodeId] {
        &self.line
    }

    /// The nodes of the match, so far as it is revealed.
    #[must_use]
    pub fn played(&self) -> &[NodeId] {
        &self.played
    }

    /// How often the study has changed since it was opened.
    #[must_use]
    pub fn revision(&self) -> u64 {
        self.revision
    }

    pub(super) fn replayed(&self) -> Option<&Match> {
        self.replayed.as_ref()
    }

    /// Takes in what has been played since.
    pub(super) fn follow(&mut self, game: &Match) -> Result<(), StudyError> {
        self.played = self.study.follow(game)?;
        self.revision += 1;
        Ok(())
    }

    /// Lets the shown line be the one through a node.
    pub(super) fn show_line_through(&mut self, node: NodeId, game: &Match) -> Result<(), StudyError> {
        let line = self.study.line_through(node);
        if line == self.line && (self.replayed.is_some() || line == self.played) {
            return Ok(());
        }
        self.replayed = if line == self.played {
            None
        } else {
            let known = self.replayed.take().unwrap_or_else(|| game.clone());
            Some(self.study.line_as_match(&line, known)?)
        };
        self.line = line;
        Ok(())
    }

    /// Tries a turn at a node; returns the node that it leads to.
    pub(super) fn try_turn(&mut self, at: NodeId, turn: &AnyTurn) -> Result<NodeId, StudyRefusal> {
        let is_known = self.study.child(at, turn).is_some();
        let node = self.study.play(at, turn)?;
        self.revision += u64::from(!is_known);
        Ok(node)
    }

    /// Changes the study at a node; returns the node that is shown afterwards.
    pub(super) fn edit(&mut self, at: NodeId, edit: &StudyEdit) -> Result<NodeId, StudyRefusal> {
        match edit {
            StudyEdit::Comment(comment) => self.study.set_comment(at, comment)?,
            StudyEdit::Glyph(glyph) => self.study.set_glyph(at, *glyph)?,
            StudyEdit::Arrow(arrow) => self.study.toggle_arrow(at, *arrow)?,
            StudyEdit::Ring(ring) => self.study.toggle_ring(at, *ring)?,
            StudyEdit::Promote if !self.study.promote(at)? => return Err(StudyRefusal::NothingToPromote),
            StudyEdit::Delete if self.played.contains(&at) => return Err(StudyRefusal::Played),
            StudyEdit::Delete => self.study.delete(at)?,
            StudyEdit::Undo if !self.study.undo() => return Err(StudyRefusal::NothingToUndo),
            StudyEdit::Redo if !self.study.redo() => return Err(StudyRefusal::NothingToUndo),
            StudyEdit::Promote | StudyEdit::Undo | StudyEdit::Redo => {}
        }
        self.revision += 1;
        let left = self.study.line_to(at).into_iter().rev().find(|node| self.study.is_part(*node));
        Ok(left.unwrap_or(NodeId::ROOT))
    }

    /// The last position of the match on the way to a node, as the ply that it is shown after.
    fn fork(&self, shown: usize) -> usize {
        let shared = self.line.iter().zip(&self.played).take(shown + 1);
        shared.take_while(|(node, played)| node == played).count().saturating_sub(1)
    }
}

/// What there is of the study of the match.
#[derive(Default, Debug)]
#[expect(clippy::large_enum_variant, reason = "there is one of it")]
pub(super) enum StudyState {
    /// It has not been analysed since it is on the table.
    #[default]
    None,
    /// It was analysed, and is not now.
    AtRest(Study),
    /// It is analysed.
    Open(Exploration),
}

/// Whether turns can be tried in a position: none are where choices are secret.
pub(super) fn is_open(position: &AnyPosition) -> bool {
    !position.is_choice_secret() && !position.choice_reveals()
}

impl Table {
    /// The study of the match, while it is analysed.
    #[must_use]
    pub fn exploration(&self) -> Option<&Exploration> {
        match &self.study {
            StudyState::Open(exploration) => Some(exploration),
            StudyState::None | StudyState::AtRest(_) => None,
        }
    }

    pub(super) fn exploration_mut(&mut self) -> Option<&mut Exploration> {
        match &mut self.study {
            StudyState::Open(exploration) => Some(exploration),
            StudyState::None | StudyState::AtRest(_) => None,
        }
    }

    /// The study of the match, if it was analysed and is not now.
    #[must_use]
    pub fn study_at_rest(&self) -> Option<&Study> {
        match &self.study {
            StudyState::AtRest(study) => Some(study),
            StudyState::None | StudyState::Open(_) => None,
        }
    }

    /// The line that is shown: the match, or while it is analysed the line of its study that one is in. What is shown or
    /// analysed is of the line; what is saved, rated or timed is of the match.
    #[must_use]
    pub fn line(&self) -> &Match {
        self.exploration().and_then(Exploration::replayed).unwrap_or(&self.game)
    }

    /// The node of the study that is shown.
    #[must_use]
    pub fn shown_node(&self) -> Option<NodeId> {
        self.exploration()?.line.get(self.shown).copied()
    }

    /// The same with what is noted there.
    #[must_use]
    pub fn shown_study_node(&self) -> Option<&Node> {
        self.exploration()?.study.node(self.shown_node()?)
    }

    /// The ply of the match that is shown, or at which the shown line has left it.
    #[must_use]
    pub fn shown_of_match(&self) -> usize {
        match self.exploration() {
            Some(exploration) if exploration.replayed.is_some() => exploration.fork(self.shown),
            _ => self.shown,
        }
    }

    /// Whether a position is shown that is not one of the match.
    #[must_use]
    pub fn is_off_match(&self) -> bool {
        self.shown_of_match() != self.shown
    }

    /// The position in which turns are chosen: the shown one while the match is analysed, else the one that is played.
    #[must_use]
    pub fn choice_position(&self) -> &AnyPosition {
        if self.exploration().is_some() { self.shown_position() } else { self.game.position() }
    }

    /// After how many turns that position is.
    #[must_use]
    pub fn choice_ply(&self) -> usize {
        if self.exploration().is_some() { self.shown } else { self.game.ply() }
    }

    /// The side for which turns are chosen in that position: while the match is analysed the one to move, else the person
    /// who is.
    #[must_use]
    pub fn choice_side(&self) -> Option<Side> {
        if self.exploration().is_none() {
            return self.human_to_move();
        }
        let position = self.shown_position();
        (position.outcome().is_none() && is_open(position)).then(|| position.side_to_move())
    }

    /// Whether what is shown is the position in which turns are chosen.
    #[must_use]
    pub fn shows_choices(&self) -> bool {
        self.exploration().is_some() || !self.visiting()
    }

    /// Whether a turn can be chosen on the board as it is shown.
    #[must_use]
    pub fn may_choose(&self) -> bool {
        self.choice_side().is_some() && self.shows_choices()
    }
}
