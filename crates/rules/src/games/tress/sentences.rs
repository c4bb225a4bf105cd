//! The sentences that tell why a turn is refused.

use super::PieceKind;
use super::conditions::Condition;
use crate::board::square::Square;
use crate::{List, Name, Side};

messages! {
    /// Why a turn of Tress is refused.
    pub enum Refusal in "tress" {
        /// White and Black move by turns.
        NotYours { piece: Name, from: Square, owner: Side, side: Side } =
            "not-yours", "The {piece} on {from} is {owner}'s, and it is {side}'s turn";
        /// No piece enters a square of an own piece.
        Asleep { piece: Name, from: Square } =
            "asleep", "The {piece} on {from} is asleep: own pieces stand all around it";
        /// "Guardians may land only outside zones, in neutral zones, or in zones controlled by their own side."
        NowhereToLand { piece: Name, from: Square } = "nowhere-to-land",
            "The {piece} on {from} is asleep: own pieces or closed zones are everywhere it could land";
        /// A move goes somewhere else.
        AlreadyThere { piece: Name, to: Square } = "already-there", "The {piece} is already on {to}";
        /// No piece enters a square of an own piece.
        OwnPiece { side: Side, piece: Name, to: Square } = "own-piece", "{side}'s own {piece} stands on {to}";
        /// Knight, King, Queen: "one square in the eight directions".
        StepsOne { piece: Name } = "steps-one", "The {piece} steps one square in any direction";
        /// The Guardian "leaps to any of the 16 squares at king-distance exactly 2 (over anything)".
        LeapsTwo { piece: Name } = "leaps-two", "The {piece} leaps exactly two squares away, over anything";
        /// The Pikeman "slides along diagonals".
        SlidesDiagonally { piece: Name } = "slides-diagonally", "The {piece} slides along diagonals";
        /// The Lancer "slides along ranks and files".
        SlidesStraight { piece: Name } = "slides-straight", "The {piece} slides along ranks and files";
        /// The Sentinel "slides in all eight directions".
        SlidesAnyWay { piece: Name } = "slides-any-way", "The {piece} slides along ranks, files and diagonals";
        /// "A sliding piece that enters a zone controlled by the opponent must stop on the first square of that zone."
        StopsAtZone { piece: Name, zone: Name, owner: Side } =
            "stops-at-zone", "The {piece} must stop at the {zone}: {owner} controls it";
        /// A slide ends at the first piece.
        Blocked { owner: Side, blocker: Name, square: Square, piece: Name } =
            "blocked", "{owner}'s {blocker} on {square} blocks the way of the {piece}";
        /// "Guardians may land only outside zones, in neutral zones, or in zones controlled by their own side."
        ContestedZone { piece: Name, zone: Name } =
            "contested-zone", "The {piece} may not land in a contested zone: both sides are in the {zone}";
        /// "Guardians may land only outside zones, in neutral zones, or in zones controlled by their own side."
        EnemyZone { piece: Name, zone: Name, owner: Side } =
            "enemy-zone", "The {piece} may not land in an enemy zone: {owner} controls the {zone}";
        /// "If M claims an escort, dual or lone, it must be made by a piece other than a King or Queen."
        MonarchMayNotAnswer { owner: Side, claims: List } = "monarch-may-not-answer",
            "{owner} claims {claims}: only a piece other than King or Queen may answer";
        /// "A Second Wind move is a legal move after which … M meets no winning condition."
        NoMoveAnswers { owner: Side, claims: List, piece: Name, from: Square } =
            "no-move-answers", "{owner} claims {claims}: no move of the {piece} on {from} undoes that";
        /// "Y has no monarch left and X has one or two"; undone if then "neither side has a monarch".
        StillElimination { owner: Side, claims: List, remaining: List } = "still-elimination",
            "{owner} claims {claims}: after this move {owner} would still have {remaining}; \
             the last King or Queen must be taken";
        /// An escort is undone when its side no longer controls the Fortress.
        StillEscort { owner: Side, claims: List, remaining: List } = "still-escort",
            "{owner} claims {claims}: after this move {owner} would still have {remaining}; \
             another piece must enter the Fortress";
        /// "X controls five or more zones."
        StillDomination { owner: Side, claims: List, remaining: List } = "still-domination",
            "{owner} claims {claims}: after this move {owner} would still have {remaining}; \
             no more than four zones may remain";
        /// What a typed turn "gives must be true": `x` is a capture.
        CapturesNothing { turn: String } = "captures-nothing", "it captures nothing ({turn})";
        /// What a typed turn "gives must be true": the letters after `=` are the promotions.
        OtherPromotions { turn: String } = "other-promotions", "its promotions are others ({turn})";
        /// What a typed turn "gives must be true": `F`, `X` and `C` tell how the Fortress changes.
        OtherFortress { turn: String } = "other-fortress", "it does not change the Fortress so ({turn})";
        /// A typed turn names a piece of the side to move.
        NoneOfKind { side: Side, piece: Name } = "none-of-kind", "{side} has no {piece}";
        /// A typed turn names a piece of the side to move, on the file or rank that it gives.
        NoneOfKindThere { side: Side, piece: Name } = "none-of-kind-there", "{side} has no {piece} there";
        /// A typed turn may fit several pieces.
        NoneCanGo { side: Side, squares: List, to: Square } =
            "none-can-go", "no such piece of {side} (on {squares}) can go to {to}";
    }
}

impl Refusal {
    pub fn way_of(kind: PieceKind) -> Refusal {
        let piece = kind.name();
        match kind {
            PieceKind::Knight | PieceKind::King | PieceKind::Queen => Refusal::StepsOne { piece },
            PieceKind::Guardian => Refusal::LeapsTwo { piece },
            PieceKind::Pikeman => Refusal::SlidesDiagonally { piece },
            PieceKind::Lancer => Refusal::SlidesStraight { piece },
            PieceKind::Sentinel => Refusal::SlidesAnyWay { piece },
        }
    }

    /// How the first of the conditions that would remain can be undone.
    pub fn still(condition: Condition, owner: Side, claims: List, remaining: List) -> Refusal {
        match condition {
            Condition::Elimination => Refusal::StillElimination { owner, claims, remaining },
            Condition::DualEscort | Condition::LoneEscort => Refusal::StillEscort { owner, claims, remaining },
            Condition::Domination => Refusal::StillDomination { owner, claims, remaining },
        }
    }
}
