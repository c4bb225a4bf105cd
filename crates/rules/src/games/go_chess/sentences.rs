//! The sentences on why a turn is refused.

use super::Square;
use crate::{List, Name, Side};

messages! {
    /// Why a turn of Go-Chess is refused. No reason reveals a secret choice.
    pub enum Refusal in "go-chess" {
        /// "The pieces are placed pair by pair", then played.
        StillPlacing = "still-placing", "The pieces are still being placed";
        /// Nothing more is placed in the play.
        AllPlaced = "all-placed", "All pieces are placed";
        /// "The pieces are placed pair by pair in the order pawn x8, bishop x2, rook x2, knight x2, queen, king."
        OtherPiece { piece: Name } = "other-piece", "the piece to place now is the {piece}";
        /// "Both sides choose an empty, unblocked square", so none with a piece.
        Taken { owner: Side, piece: Name, square: Square } = "taken", "{owner}'s {piece} stands on {square}";
        /// "Nobody stands on a blocked square."
        Blocked { square: Square } = "blocked", "{square} is blocked";
        /// Kings that attack each other ban for each side only the square it chose itself.
        BannedForKing { square: Square, side: Side } =
            "banned-for-king",
            "{square} is banned for {side} until this pair stands: it has been tried for the King already";
        /// "A clash bans the square for both"; "the ban ends with the pair".
        BannedByClash { square: Square, side: Side } =
            "banned-by-clash",
            "{square} is banned for {side} until this pair stands: it has been chosen by both already";
        /// "The second bishop of a side goes on a square of the other colour than its first."
        SameColour { square: Square, colour_of: String, first: Square } =
            "same-colour",
            "The second Bishop goes on the other colour: {square} has that of {colour_of}, as {first} has";
        /// "A king may not be placed where an enemy piece already placed attacks it"; nor may it be left attacked.
        KingAttacked { owner: Side, piece: Name, from: Square, king: Square } =
            "king-attacked", "{owner}'s {piece} on {from} would attack the King on {king}";
        /// The same, if nobody knows by which piece.
        NoKingThere { king: Square } = "no-king-there", "The King cannot stand on {king}";

        /// A side moves its own pieces.
        NotYours { piece: Name, from: Square, owner: Side, side: Side } =
            "not-yours", "The {piece} on {from} is {owner}'s, and it is {side}'s turn";
        /// No square is open to the piece.
        ShutIn { piece: Name, from: Square } = "shut-in", "The {piece} on {from} is shut in";
        /// A side in check must save its King.
        NoHelp { side: Side, piece: Name } =
            "no-help", "{side} is in check, and no move of the {piece} helps";
        /// A move goes somewhere else.
        AlreadyThere { piece: Name, to: Square } = "already-there", "The {piece} is already on {to}";
        /// Nobody captures an own piece.
        OwnPiece { side: Side, piece: Name, to: Square } = "own-piece", "{side}'s own {piece} stands on {to}";
        /// The Pawn "captures one square diagonally in any direction".
        PawnMeets { piece: Name, to: Square } =
            "pawn-meets", "The Pawn captures diagonally only: the {piece} on {to} is in its way";
        /// The Pawn "moves one square along a rank or file in any direction to an empty square".
        PawnCapturesNothing { to: Square } =
            "pawn-captures-nothing", "The Pawn goes diagonally only to capture: {to} is empty";
        /// Bishops, Rooks and Queens do not pass pieces.
        InTheWay { owner: Side, blocker: Name, square: Square, piece: Name } =
            "in-the-way", "{owner}'s {blocker} on {square} is in the way of the {piece}";
        /// Bishops, Rooks and Queens do not pass blocked squares.
        BlockedInTheWay { square: Square, piece: Name } =
            "blocked-in-the-way", "The blocked square {square} is in the way of the {piece}";
        /// How the Pawn moves.
        PawnMoves =
            "pawn-moves", "The Pawn steps one square along a rank or file, and captures one square diagonally";
        /// How the Knight moves.
        KnightMoves =
            "knight-moves", "The Knight leaps two squares along a rank or file and one to the side";
        /// How the Bishop moves.
        BishopMoves = "bishop-moves", "The Bishop moves along diagonals";
        /// How the Rook moves.
        RookMoves = "rook-moves", "The Rook moves along ranks and files";
        /// How the Queen moves.
        QueenMoves = "queen-moves", "The Queen moves along ranks, files and diagonals";
        /// How the King moves.
        KingMoves = "king-moves", "The King moves one square in any direction";

        /// A typed move captures nothing, though `x` says so.
        CapturesNothing { turn: String } = "captures-nothing", "it captures nothing ({turn})";
        /// A typed move gives no check, though `+` says so.
        NoCheck { turn: String } = "no-check", "it gives no check ({turn})";
        /// A typed move does not mate, though `#` says so.
        NoMate { turn: String } = "no-mate", "it does not mate ({turn})";
        /// A typed move names a kind of piece that the side has lost.
        NoneOfKind { side: Side, piece: Name } = "none-of-kind", "{side} has no {piece}";
        /// A typed move names a kind of piece that does not stand on the file or rank named.
        NoneOfKindThere { side: Side, piece: Name } = "none-of-kind-there", "{side} has no {piece} there";
        /// A typed move fits several pieces, and none of them goes there.
        NoneGoes { side: Side, squares: List, to: Square } =
            "none-goes", "no such piece of {side} (on {squares}) can go to {to}";
    }
}
