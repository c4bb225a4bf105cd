//! What is drawn on the boards of a match.

use ludarium_diagram::{Drawing, Pen};
use ludarium_record::Match;
use ludarium_record::study::{MarkColour, NodeId, Notes, Study};

/// The arrows and rings that are noted at a position, for [`ludarium_diagram::Diagram::drawings`].
///
/// ```
/// use ludarium_diagram::{Drawing, Pen};
/// use ludarium_library::drawings_of;
/// use ludarium_record::study::{MarkColour, Notes, Ring};
/// use ludarium_rules::Cell;
/// let notes = Notes { rings: vec![Ring { cell: Cell(3), colour: MarkColour::Red }], ..Notes::default() };
/// assert_eq!(drawings_of(&notes), [(Pen::Red, Drawing::Ring { cell: Cell(3) })]);
/// ```
#[must_use]
pub fn drawings_of(notes: &Notes) -> Vec<(Pen, Drawing)> {
    let rings = notes.rings.iter().map(|ring| (pen_of(ring.colour), Drawing::Ring { cell: ring.cell }));
    let arrow = |arrow: &ludarium_record::study::Arrow| Drawing::Arrow { from: arrow.from, to: arrow.to };
    rings.chain(notes.arrows.iter().map(|drawn| (pen_of(drawn.colour), arrow(drawn)))).collect()
}

/// The colour in which a mark is drawn.
#[must_use]
pub const fn pen_of(colour: MarkColour) -> Pen {
    match colour {
        MarkColour::Green => Pen::Green,
        MarkColour::Red => Pen::Red,
        MarkColour::Blue => Pen::Blue,
        MarkColour::Yellow => Pen::Yellow,
    }
}

/// What is drawn at the positions of a match, from the first one on.
#[derive(Clone, PartialEq, Eq, Debug, Default)]
pub struct Drawn(Vec<Vec<(Pen, Drawing)>>);

impl Drawn {
    /// What a study draws at the positions of a match that is one of its lines, as far as it is.
    ///
    /// ```
    /// use ludarium_library::Drawn;
    /// use ludarium_record::ludo;
    /// let text = "[Ludo \"2\"]\n[Game \"tress\"]\n[White \"Ann\"]\n[Black \"Bob\"]\n[Result \"*\"]\n\n1. dNd3 {[%ring red:d3]} (1. eNe3 {[%arrow e3-e4]}) *";
    /// let study = ludo::studies(text).next().expect("a match").expect("it can be read");
    /// let game = study.to_match();
    /// assert!(!Drawn::of(&study, &game).is_empty());
    /// ```
    #[must_use]
    pub fn of(study: &Study, game: &Match) -> Drawn {
        let mut node = study.node(NodeId::ROOT);
        let mut turns = game.turns().iter();
        let mut drawn = Vec::new();
        while let Some(at) = node {
            drawn.push(drawings_of(at.notes()));
            let turn = turns.next().map(|played| &played.turn);
            let mut children = at.children().iter().filter_map(|id| study.node(*id));
            node = turn.and_then(|turn| children.find(|child| child.turn() == Some(turn)));
        }
        Drawn(drawn)
    }

    /// Whether nothing is drawn at any position.
    #[must_use]
    pub fn is_empty(&self) -> bool {
        self.0.iter().all(Vec::is_empty)
    }

    /// What is drawn after so many turns of the match; nothing where the last of them was a secret then, which a drawing
    /// could tell.
    pub(crate) fn at(&self, game: &Match, ply: usize) -> impl Iterator<Item = (Pen, Drawing)> + '_ {
        let led = ply.checked_sub(1).and_then(|index| game.visible_turn_at(index, ply));
        let is_known = led.is_none_or(|turn| !turn.secret);
        self.0.get(ply).into_iter().flatten().copied().filter(move |_| is_known)
    }
}
