//! The sentences that tell why a turn is refused.

use crate::board::triangle::Triangle;
use crate::{List, Message, Name, Side};

messages! {
    /// Why a turn of Treason is refused.
    pub enum Refusal in "treason" {
        /// White and Black move by turns.
        NotYours { piece: Name, from: Triangle, owner: Side, side: Side } =
            "not-yours", "The {piece} on {from} is {owner}'s, and it is {side}'s turn";
        /// A Spy goes "one step to any adjacent empty cell", or converts on its mirror cell.
        SpyBlocked { from: Triangle, mirror: Triangle } = "spy-blocked",
            "The Spy on {from} is blocked: all cells around it are occupied, and no enemy stands on its mirror cell \
             {mirror}";
        /// A man goes to an adjacent empty cell.
        ManBlocked { from: Triangle } =
            "man-blocked", "The man on {from} is blocked: all cells that it could step to are occupied";
        /// "Capturing is compulsory; which capture is free." How many pieces can capture is `count`.
        CompulsoryCapture { capturers: List, count: u32 } =
            "compulsory-capture", "Capturing is compulsory: {capturers} can capture";
        /// A step goes somewhere else.
        AlreadyThere { piece: Name, to: Triangle } = "already-there", "The {piece} is already on {to}";
        /// A piece steps to an adjacent cell, and captures over one.
        NotAdjacent { cell: Triangle, from: Triangle } = "not-adjacent", "{cell} is not adjacent to {from}";
        /// "A White man moves to an adjacent empty cell whose line is the same or higher."
        WhiteGoesUp = "white-goes-up", "White's men move to the same or a higher line";
        /// "A Black man same or lower."
        BlackGoesDown = "black-goes-down", "Black's men move to the same or a lower line";
        /// A step ends on an empty cell.
        Occupied { owner: Side, piece: Name, to: Triangle } =
            "occupied", "{owner}'s {piece} stands on {to}: a step ends on an empty cell";
        /// Converting is the Spy's.
        OnlySpyConverts { from: Triangle } = "only-spy-converts", "Only a Spy converts, and a man stands on {from}";
        /// The Spy converts on "the mirror cell of the Spy's cell in the main diagonal".
        NotMirror { from: Triangle, mirror: Triangle, cell: Triangle } =
            "not-mirror", "The mirror cell of {from} is {mirror}, not {cell}";
        /// The Spy converts "an enemy man or Spy"; nothing is on the mirror cell.
        MirrorEmpty { cell: Triangle } =
            "mirror-empty", "There is nothing to convert at the mirror cell {cell}: it is empty";
        /// The Spy converts "an enemy man or Spy"; an own one is on the mirror cell.
        MirrorOwn { cell: Triangle, side: Side, piece: Name } =
            "mirror-own", "There is nothing to convert at the mirror cell {cell}: {side}'s {piece} stands there";
        /// A man becomes a Spy on the far line: "its turn ends there, even inside a chain".
        BecameSpy { cell: Triangle } =
            "became-spy", "The man has become a Spy on {cell}, and its turn ends there";
        /// A capture goes over an enemy; none can be captured.
        NoEnemy { cell: Triangle } = "no-enemy", "There is no enemy on {cell} to capture";
        /// A capture goes over an enemy; how many others can be captured is `count`.
        NoEnemyBut { cell: Triangle, from: Triangle, targets: List, count: u32 } =
            "no-enemy-but", "There is no enemy on {cell} to capture; from {from}, {targets} can be captured";
        /// A man captures only where it could step.
        Behind { cell: Triangle, from: Triangle, rule: Message } =
            "behind", "{cell} is behind the man on {from}: {rule}";
        /// A capture needs a cell behind the captured piece.
        NowhereToLand { from: Triangle, over: Triangle } =
            "nowhere-to-land", "From {from} there is no cell to land on behind {over}";
        /// `landings=chosen`: the landing is empty; the only one is not.
        OnlyLandingOccupied { over: Triangle, landing: Triangle } =
            "only-landing-occupied", "No landing behind {over} is empty: {landing} is occupied";
        /// `landings=chosen`: the landing is empty; none is.
        LandingsOccupied { over: Triangle, landings: List } =
            "landings-occupied", "No landing behind {over} is empty: {landings} are occupied";
        /// `landings=all`: all landings are empty; one is not.
        OneOfAllOccupied { over: Triangle, landing: Triangle } =
            "one-of-all-occupied", "landings=all: behind {over}, {landing} is occupied";
        /// `landings=all`: all landings are empty; several are not.
        SomeOfAllOccupied { over: Triangle, landings: List } =
            "some-of-all-occupied", "landings=all: behind {over}, {landings} are occupied";
        /// "`landing` is a cell it could step to from `over`."
        LandingNotAdjacent { landing: Triangle, over: Triangle } =
            "landing-not-adjacent", "The landing {landing} is not adjacent to the captured piece on {over}";
        /// "`landing` is … not adjacent to `from` (and not `from`)."
        LandsOnStart { start: Triangle } = "lands-on-start", "The capturer must land away from its start {start}";
        /// "`landing` is … not adjacent to `from` (and not `from`)."
        LandsBesideStart { landing: Triangle, start: Triangle } =
            "lands-beside-start", "The landing {landing} is adjacent to the start {start}";
        /// "`landing` is a cell it could step to from `over`."
        LandsBackward { over: Triangle, landing: Triangle, rule: Message } =
            "lands-backward", "{over} to {landing} is backward: {rule}";
        /// A capture lands on an empty cell.
        LandingOccupied { landing: Triangle } = "landing-occupied", "The landing {landing} is occupied";
        /// A step is a cell.
        NoCell = "no-cell", "Choose a cell of the board";
    }
}

impl Refusal {
    /// Which way a side's men go.
    pub const fn way_of_men(side: Side) -> Refusal {
        match side {
            Side::White => Refusal::WhiteGoesUp,
            Side::Black => Refusal::BlackGoesDown,
        }
    }
}
