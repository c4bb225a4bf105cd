//! A match with everything that is said about it: a tree of turns, of which one line, the *main line*, is the match as it
//! was played, and all others are *variations*; with comments, glyphs, arrows, rings, evaluations, clock times and tags.
//!
//! ```
//! use ludarium_record::study::{Glyph, NodeId, Study};
//! use ludarium_record::{Player, Setup};
//! use ludarium_rules::GameId;
//!
//! let players = ["Ann", "Bob"].map(|name| Player::Human { name: name.to_owned() });
//! let mut study = Study::new(Setup::new(GameId::Tress, players)).expect("a valid set-up");
//! let played = study.play_text(NodeId::ROOT, "dNd3").expect("legal");
//! let better = study.play_text(NodeId::ROOT, "hNg3").expect("legal");
//! study.set_glyph(played, Some(Glyph::Dubious)).expect("a turn");
//! study.set_comment(better, "Keeps more zones.").expect("short enough");
//! assert_eq!(study.main_line(), [NodeId::ROOT, played]);
//!
//! assert!(study.promote(better).expect("a node of this study"));
//! assert_eq!(study.main_line(), [NodeId::ROOT, better]);
//! assert!(study.undo());
//! assert_eq!(study.main_line(), [NodeId::ROOT, played]);
//! ```

mod change;
mod convert;
mod edit;
mod equal;
mod error;
mod evaluation;
mod follow;
mod grow;
mod mark;
mod merge;
mod node;
mod notes;
mod tags;
mod together;
mod undo;

use std::collections::VecDeque;

use ludarium_rules::{AnyPosition, GameId, Side};

use crate::{MatchId, MatchResult, Player, Setup, SetupError};
use edit::{Edit, Trunk};

pub use error::StudyError;
pub use evaluation::{Evaluation, Score, UnknownEvaluation};
pub use mark::{Arrow, Glyph, MarkColour, Ring, UnknownGlyph};
pub use node::{Node, NodeId};
pub(crate) use notes::OWN_COMMANDS;
pub use notes::{Notes, NotesError};
pub use tags::TagError;
pub(crate) use tags::{MAX_NAME, MAX_TAGS, MAX_VALUE, OWN_TAGS, check_name};

/// A match with its variations and what is noted at its positions.
///
/// - The **main line** leads from the first position to [`Study::end`]. While it has no result, a turn played at its end
///   makes it longer. Once it has one, it is over there: what is tried from its end are variations.
/// - The **result** is that of the main line: by the turns, or else as the match was ended. An edit that changes the main
///   line drops an ending that is not by the turns.
/// - **Variations** need legal turns and nothing else; repetition and plies without progress do not end them.
/// - **Edits** can be undone, the last [`Study::MAX_UNDO`] of them, and redone.
/// - **Bounds**: [`Study::MAX_NODES`], [`Study::MAX_PLIES`], [`Study::MAX_NESTING`], [`Notes::MAX_COMMENT`] and [`Notes::MAX_MARKS`].
/// - **Secrets.** A study holds every secret of its match, like [`Match`](crate::Match), unless it is made by
///   [`Study::from_revealed`].
///
/// Two studies are equal if what can be written down of them is; the identity of the match and what could be undone are
/// not looked at.
#[derive(Clone, Debug)]
pub struct Study {
    id: MatchId,
    setup: Setup,
    /// How many boards of the game's generator were void before.
    round: u32,
    tags: Vec<(String, String)>,
    /// Every node that ever was; deleted ones are in no list of children.
    nodes: Vec<Node>,
    /// How many nodes have been made since the tree was last counted, and were there then.
    counted: usize,
    trunk: Trunk,
    undone: Vec<Vec<Edit>>,
    done: VecDeque<Vec<Edit>>,
    /// What takes back the edits that are being made as one; none unless that is so.
    together: Option<Vec<Vec<Edit>>>,
}

impl Study {
    /// The most positions, the first one included.
    pub const MAX_NODES: usize = 250_000;

    /// The most turns of a line.
    pub const MAX_PLIES: usize = 100_000;

    /// How deep variations can stand in variations; those of the main line are 1 deep.
    pub const MAX_NESTING: usize = 100;

    /// The most edits that can be undone.
    pub const MAX_UNDO: usize = 1000;

    /// A study of a match at its first position.
    ///
    /// # Errors
    /// As [`Match::new`](crate::Match::new).
    pub fn new(setup: Setup) -> Result<Study, SetupError> {
        let (setup, position) = setup.begin()?;
        Ok(Study::begin(setup, position, MatchId::fresh(), 0))
    }

    /// A study from a set-up that [`Setup::begin`] has filled in.
    fn begin(setup: Setup, position: AnyPosition, id: MatchId, round: u32) -> Study {
        let reached = position.outcome().map(MatchResult::from);
        Study {
            id,
            setup,
            round,
            tags: Vec::new(),
            nodes: vec![Node::root(position)],
            counted: 1,
            trunk: Trunk { end: NodeId::ROOT, reached, ending: None },
            undone: Vec::new(),
            done: VecDeque::new(),
            together: None,
        }
    }

    /// What was agreed on before the first turn, every option filled in.
    #[must_use]
    pub fn setup(&self) -> &Setup {
        &self.setup
    }

    /// The game.
    #[must_use]
    pub fn game(&self) -> GameId {
        self.setup.game
    }

    /// Who plays a side.
    #[must_use]
    pub fn player(&self, side: Side) -> &Player {
        self.setup.player(side)
    }

    /// The identity of the match.
    #[must_use]
    pub fn identity(&self) -> MatchId {
        self.id
    }

    /// The position before the first turn.
    #[must_use]
    pub fn first_position(&self) -> &AnyPosition {
        &self.nodes[0].position
    }

    /// The position text to start from, unless the game and its options alone say it.
    #[must_use]
    pub fn start_text(&self) -> Option<String> {
        (self.setup.start.is_some() || self.round > 0).then(|| self.first_position().to_string())
    }

    /// A node, also one that was deleted; `None` for one that this study never had.
    #[must_use]
    pub fn node(&self, id: NodeId) -> Option<&Node> {
        self.nodes.get(id.0)
    }

    /// The last node of the main line.
    #[must_use]
    pub fn end(&self) -> NodeId {
        self.trunk.end
    }

    /// How many turns the main line has.
    #[must_use]
    pub fn plies(&self) -> usize {
        self.nodes[self.trunk.end.0].ply
    }

    /// The main line: the first position, then the position after each turn.
    #[must_use]
    pub fn main_line(&self) -> Vec<NodeId> {
        self.line_to(self.trunk.end)
    }

    /// The nodes from the first position to a node, both included; nothing for a node that this study never had.
    #[must_use]
    pub fn line_to(&self, id: NodeId) -> Vec<NodeId> {
        let mut line: Vec<NodeId> = self.ancestors(id).collect();
        line.reverse();
        line
    }

    /// Whether a node is in the main line. This walks from its end.
    #[must_use]
    pub fn is_main(&self, id: NodeId) -> bool {
        self.ancestors(self.trunk.end).any(|node| node == id)
    }

    /// The result of the main line; `None` while it goes on.
    #[must_use]
    pub fn result(&self) -> Option<MatchResult> {
        self.trunk.result()
    }

    /// The tags that say something beside the match, such as `Event`, in the order in which they are written.
    #[must_use]
    pub fn tags(&self) -> &[(String, String)] {
        &self.tags
    }

    /// The value of a tag.
    #[must_use]
    pub fn tag(&self, name: &str) -> Option<&str> {
        self.tags.iter().find(|(known, _)| known == name).map(|(_, value)| value.as_str())
    }

    /// A node and those before it, back to the first one.
    fn ancestors(&self, id: NodeId) -> impl Iterator<Item = NodeId> + '_ {
        let first = self.node(id).map(|_| id);
        std::iter::successors(first, |NodeId(index)| self.nodes[*index].parent)
    }
}
