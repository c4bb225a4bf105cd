//! The sentences on why a turn is refused.

use crate::board::square::Square;
use crate::{Message, Name, Side};

messages! {
    /// Why a turn of the Game for the Trees is refused. Where a sentence stands alone, it gets a capital letter.
    pub enum Refusal in "trees" {
        /// A chain may be stopped as long as it runs.
        NoChain { side: Side, square: Square } = "no-chain", "no chain of {side} has its head on {square}";
        /// A side lets its own grow.
        NotYours { piece: Name, square: Square, owner: Side, side: Side } =
            "not-yours", "the {piece} on {square} is {owner}'s, and it is {side}'s turn";
        /// What is wrong is not whose it is.
        Own { piece: Name, square: Square, side: Side } = "own", "{piece} on {square} is {side}'s own";
        /// Neutral underbrush is nobody's and never grows.
        Neutral { square: Square } = "neutral", "the underbrush on {square} is neutral: nobody's";
        /// Nothing acts from bare ground.
        NothingGrows { square: Square } = "nothing-grows", "nothing grows on {square} then";

        /// Grass, underbrush and huckleberry grow one step in any of the eight directions.
        NoStep { piece: Name, from: Square, to: Square } =
            "no-step", "the {piece} grows one step in any direction: not from {from} to {to}";
        /// "Grows like a rook."
        NoBirchWay { piece: Name, from: Square, to: Square } =
            "no-birch-way", "the {piece} grows along ranks and files: not from {from} to {to}";
        /// "Grows like a knight."
        NoAshWay { piece: Name, from: Square, to: Square } =
            "no-ash-way", "the {piece} grows by a knight's leap: not from {from} to {to}";
        /// "Grows like a bishop."
        NoBeechWay { piece: Name, from: Square, to: Square } =
            "no-beech-way", "the {piece} grows along diagonals: not from {from} to {to}";
        /// "Grows like a queen."
        NoPineWay { piece: Name, from: Square, to: Square } =
            "no-pine-way", "the {piece} grows along ranks, files and diagonals: not from {from} to {to}";
        /// Grass grows onto bare ground.
        OntoBareGround { piece: Name, there: Message } =
            "onto-bare-ground", "the {piece} grows onto bare ground only; {there}";
        /// Underbrush and huckleberry grow onto grass of either side.
        OntoGrass { piece: Name, there: Message } =
            "onto-grass", "the {piece} grows onto grass only; {there}";
        /// Trees grow onto underbrush and huckleberry of anybody.
        OntoUnderbrush { piece: Name, there: Message } =
            "onto-underbrush", "the {piece} grows onto underbrush and huckleberry only; {there}";
        /// Two different trees of one side break a square of a third one together.
        AttackFails { target: Square } =
            "attack-fails",
            "the attack on {target} fails: two different trees must attempt the same square in one turn";
        /// The huckleberry leaps once a game.
        HasLeapt { side: Side } = "has-leapt", "{side}'s huckleberry has leapt already";
        /// The huckleberry leaps onto own grass.
        OntoOwnGrass { side: Side, there: Message } =
            "onto-own-grass", "the huckleberry leaps onto {side}'s own grass only; {there}";
        /// Without a huckleberry there is no leap.
        NoHuckleberry { side: Side } = "no-huckleberry", "{side} has no huckleberry left then";

        /// "If other chains of the side run, `:` follows and every chain running at the start of the turn once."
        OrderMissing { example: String } =
            "order-missing", "the running chains must follow, in any order: {example}";
        /// The order is that of the running chains.
        NoOtherChain =
            "no-other-chain", "no other chain of the side is running, so nothing may follow the action";
        /// The order names heads of running chains.
        NoHead { head: Square } = "no-head", "no chain that is to be executed has its head on {head}";
        /// Every running chain is executed once.
        NamedTwice { head: Square } = "named-twice", "the chain on {head} is named twice";
        /// Every running chain is executed.
        NotNamed { head: Square, example: String } =
            "not-named", "the chain on {head} is running too: all must be named, as in {example}";
        /// "`*` for the action's place (no `*` for a stop)."
        StarAfterStop =
            "star-after-stop", "a stop comes before everything, so * may not stand in the order";
        /// "`*` for the action's place."
        StarMissing { example: String } =
            "star-missing", "* must stand where the action comes, as in {example}";
        /// A turn has one action.
        StarTwice = "star-twice", "the action comes only once, so * may stand only once";

        /// After the square of the action comes what is done.
        NoAction = "no-action", "Choose where it grows to, or to stop, to retreat or to leap";
        /// A turn has one action.
        ActionDone = "action-done", "The action has been done";
        /// After the action comes the order.
        NoEvent =
            "no-event", "Choose the head of a chain that is still to be executed, or the action";
    }
}

messages! {
    /// What is on a square onto which nothing grows: the rest of a refusal, after a semicolon.
    pub enum There in "trees" {
        /// Something of a side.
        Piece { square: Square, owner: Side, piece: Name } =
            "there-piece", "on {square} is {owner}'s {piece}";
        /// A tree does not grow onto itself.
        SameTree { square: Square, owner: Side, piece: Name } =
            "there-same-tree", "on {square} is {owner}'s {piece}, the same tree";
        /// Underbrush of nobody.
        Neutral { square: Square } = "there-neutral", "on {square} is neutral underbrush";
        /// Nothing.
        BareGround { square: Square } = "there-bare-ground", "on {square} is bare ground";
    }
}
