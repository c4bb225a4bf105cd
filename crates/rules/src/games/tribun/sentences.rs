//! The sentences on why a turn is refused.

use crate::board::hex::Hex;
use crate::{List, Message, Name, Side};

messages! {
    /// Why a turn of Tribun is refused.
    pub enum Refusal in "tribun" {
        /// A step is a hex of the board.
        NoHex = "no-hex", "Choose a hex of the board";
        /// After an own unit comes a move, or a decombine.
        NoAction = "no-action", "Choose a hex to go to, a pattern, or to split the unit";
        /// After an enemy unit comes the result of the attack.
        NoResult = "no-result", "Choose what is left of the target, or who moves in and how";
        /// After an empty hex or a unit to split comes the next part.
        NoPart = "no-part", "Choose a hex next to the first one";
        /// The number of pieces of a part.
        NoNumber { counts: List } = "no-number", "Choose how many: {counts}";

        /// A unit acts.
        NoUnit { hex: Hex } = "no-unit", "There is no unit on {hex}";
        /// A side acts with its own units.
        NotYours { piece: Name, hex: Hex, owner: Side, side: Side } =
            "not-yours", "The {piece} on {hex} is {owner}'s, and it is {side}'s turn";
        /// A unit without any turn.
        Asleep { piece: Name, hex: Hex } =
            "asleep", "The {piece} on {hex} is asleep: it can neither move nor be split";
        /// Only a unit over a slave has the slave's pattern.
        NoSlave { piece: Name, from: Hex } = "no-slave", "The {piece} on {from} has no slave";

        /// A move goes somewhere else.
        AlreadyThere { piece: Name, to: Hex } = "already-there", "The {piece} is already on {to}";
        /// "Move one unit, whole, to an empty hex of its moving pattern."
        NotEmpty { owner: Side, piece: Name, to: Hex } =
            "not-empty", "A move goes to an empty hex, and {owner}'s {piece} stands on {to}";
        /// A unit does not pass others on its way.
        CannotGo { piece: Name, to: Hex, why: Message } = "cannot-go", "The {piece} cannot go to {to}: {why}";
        /// A unit that moves as its slave does not pass others on its way.
        SlaveCannotGo { slave: Name, to: Hex, why: Message } =
            "slave-cannot-go", "The enslaved {slave} cannot go to {to}: {why}";
        /// The moving pattern of a Tribun alone.
        TribunMoves = "tribun-moves", "The Tribun steps to one of the six hexes around it";
        /// The moving pattern of height 1.
        ServusMoves { piece: Name } = "servus-moves", "The {piece} steps one hex straight forward";
        /// The moving pattern of height 2.
        HastatusMoves { piece: Name } =
            "hastatus-moves", "The {piece} leaps to the hexes of its own colour two away";
        /// The moving pattern of height 3.
        SaggitariusMoves { piece: Name } =
            "saggitarius-moves", "The {piece} leaps to the hexes of other colours three away";
        /// The moving pattern of heights 4 and 6.
        SliderMoves { piece: Name } =
            "slider-moves", "The {piece} slides in leaps of the Hastatus, over empty hexes";
        /// The moving pattern of height 8.
        CenturiaMoves { piece: Name } =
            "centuria-moves", "The {piece} steps one hex, or two straight unless an enemy is between";
        /// The moving pattern of a slave of height 1.
        SlaveServusMoves { slave: Name } =
            "slave-servus-moves", "The enslaved {slave} steps one hex straight forward";
        /// The moving pattern of a slave of height 2.
        SlaveHastatusMoves { slave: Name } =
            "slave-hastatus-moves", "The enslaved {slave} leaps to the hexes of its own colour two away";
        /// The moving pattern of a slave of height 3.
        SlaveSaggitariusMoves { slave: Name } =
            "slave-saggitarius-moves", "The enslaved {slave} leaps to the hexes of other colours three away";
        /// The moving pattern of a slave of height 4 or 6.
        SlaveSliderMoves { slave: Name } =
            "slave-slider-moves", "The enslaved {slave} slides in leaps of the Hastatus, over empty hexes";
        /// The moving pattern of a slave of height 8.
        SlaveCenturiaMoves { slave: Name } =
            "slave-centuria-moves", "The enslaved {slave} steps one hex, or two straight unless an enemy is between";

        /// An attack has a target.
        NoTarget { target: Hex } = "no-target", "There is no unit on {target} to attack";
        /// The target of an attack is an enemy.
        OwnTarget { piece: Name, target: Hex, side: Side } =
            "own-target", "The {piece} on {target} is {side}'s own";
        /// No own unit attacks the target.
        OutOfReach { side: Side, piece: Name, target: Hex } =
            "out-of-reach", "No unit of {side} reaches the {piece} on {target}";
        /// A unit attacks by its own pattern.
        NoStrike { piece: Name, from: Hex, target: Hex, why: Message } =
            "no-strike", "The {piece} on {from} does not reach {target}: {why}";
        /// A unit attacks by the pattern of its slave.
        NoSlaveStrike { slave: Name, from: Hex, target: Hex, why: Message } =
            "no-slave-strike", "The enslaved {slave} on {from} does not reach {target}: {why}";
        /// A unit takes part in an attack once.
        StrikesTwice { from: Hex } = "strikes-twice", "The unit on {from} cannot strike twice";
        /// An attack is made by at least one unit.
        NobodyStrikes = "nobody-strikes", "At least one unit must strike";

        /// "An attack of any strength on a unit that carries a Tribun takes the Tribun and wins at once."
        TakesTribun { piece: Name, turn: String } =
            "takes-tribun", "An attack of any strength on the {piece} takes the Tribun: {turn}";
        /// The target has no Tribun to take.
        CarriesNoTribun { piece: Name, target: Hex } =
            "carries-no-tribun", "The {piece} on {target} carries no Tribun";
        /// "Valid heights: 1, 2, 3, 4, 6, 8."
        NoSuchRest { left: u8 } = "no-such-rest", "No unit has {left} pieces: one more is removed";
        /// After a kill one of the participants moves in.
        NothingLeft { piece: Name, target: Hex } =
            "nothing-left", "If nothing is left of the {piece} on {target}, a unit moves in: say which";
        /// "Condition: p ≤ 4 and 2p ≥ s", for what is left of a target over a slave.
        RestHoldsNoSlave { left: u8, slave: u8, turn: String } =
            "rest-holds-no-slave", "{left} cannot hold a slave of {slave}: all of the top goes, {turn}";
        /// Every possible attack removes the whole top.
        LeavesNothing { piece: Name, target: Hex } =
            "leaves-nothing", "No attack on the {piece} on {target} leaves anything of it";
        /// The possible strengths leave other heights.
        LeavesOther { left: u8, piece: Name, target: Hex, possible: List } =
            "leaves-other", "No attack leaves {left} of the {piece} on {target}; it can leave {possible}";
        /// An attack on a unit over a slave frees the slave at most.
        NobodyMovesIn =
            "nobody-moves-in", "An attack on a unit over a slave hits its top only, and nobody moves in";
        /// A kill takes as much strength as the target has height.
        TooWeak { piece: Name, from: Hex, most: u16, need: u8 } =
            "too-weak", "With the {piece} from {from}, the attackers have at most {most}, and {need} are needed";
        /// A kill in which a unit uses its slave's pattern takes as much strength as the target has height.
        SlaveTooWeak { slave: Name, from: Hex, most: u16, need: u8 } =
            "slave-too-weak",
            "With the enslaved {slave} from {from}, the attackers have at most {most}, and {need} are needed";
        /// "`ninety`: no Impero."
        NoImpero = "no-impero", "The ninety per cent rules have no Impero";
        /// A unit with a Tribun has no slave.
        TribunEnslaves = "tribun-enslaves", "A unit with a Tribun does not enslave";
        /// "Condition: p ≤ 4."
        TooHighToHold { count: u8 } =
            "too-high-to-hold", "{count} pieces cannot go on top: at most 4 hold a slave";
        /// "Condition: 2p ≥ s."
        TooLowToHold { count: u8, slave: u8 } =
            "too-low-to-hold",
            "{count} cannot hold a slave of {slave}: twice its height must be at least that of the slave";

        /// A combine is made by own units next to an empty hex.
        NobodyMeets { hex: Hex, side: Side } =
            "nobody-meets", "{hex} is empty, and no unit of {side} stands next to it";
        /// A combine takes at least two units.
        OneMeets { hex: Hex } =
            "one-meets", "{hex} is empty, and only one unit stands next to it: combining takes two";
        /// No combine of the neighbours has a valid height.
        NoneFit { hex: Hex, units: List } =
            "none-fit", "The units around {hex} ({units}) cannot make a valid unit there";
        /// "Decombine one own unit without Tribun."
        TribunSplits { piece: Name, from: Hex } =
            "tribun-splits", "The {piece} on {from} carries the Tribun: it is not split";
        /// One piece has no parts.
        SinglePiece { piece: Name, from: Hex } =
            "single-piece", "The {piece} on {from} is a single piece: it cannot be split";
        /// No decombine of the unit is legal.
        NoRoomToSplit { piece: Name, from: Hex } =
            "no-room-to-split",
            "The {piece} on {from} cannot be split: no valid parts fit on the empty hexes around it";
        /// A part of a decombine goes to an empty hex.
        PartOnUnit { hex: Hex } = "part-on-unit", "{hex} is not empty: parts go to empty hexes only";
        /// "Valid heights: 1, 2, 3, 4, 6, 8."
        NoValidUnit { count: u8 } = "no-valid-unit", "{count} pieces are no valid unit";
        /// A decombine spreads the whole unit.
        NotAllSpread { height: u8, piece: Name, total: u8 } =
            "not-all-spread", "All {height} pieces of the {piece} are spread, not {total}";
        /// A decombine uses at least two hexes.
        OneHex = "one-hex", "At least two hexes are used";
        /// "Condition: p ≤ 4 and 2p ≥ s", for what stays of a unit over a slave.
        StayHoldsNoSlave { left: u8, hex: Hex, slave: u8 } =
            "stay-holds-no-slave", "The {left} left on {hex} cannot hold a slave of {slave}";
        /// What stays of a unit that gives is a valid unit.
        StayNoValidUnit { left: u8, hex: Hex } =
            "stay-no-valid-unit", "The {left} left on {hex} are no valid unit";
        /// A combine is made on an empty hex.
        MeetingOnUnit { to: Hex, owner: Side, piece: Name } =
            "meeting-on-unit", "{to} is not empty: {owner}'s {piece} stands there";
        /// A combine takes two units, or three or six in symmetry.
        NoSuchNumber = "no-such-number", "A combine takes two units, or three or six in symmetry";
        /// A unit gives at most all its pieces.
        TooFewToGive { piece: Name, hex: Hex, height: u8 } =
            "too-few-to-give", "The {piece} on {hex} has only {height} to give";
        /// A unit with a Tribun combines as a whole.
        TribunWhole { piece: Name, hex: Hex } =
            "tribun-whole", "The {piece} on {hex} gives itself whole or not at all";
        /// The rules `ninety` combine two units only.
        NoSymmetric = "no-symmetric", "The ninety per cent rules have no symmetric combine";
        /// Three units combine in symmetry.
        NotAt120 { to: Hex } = "not-at-120", "Three units combine only at 120 degrees around {to}";
        /// A symmetric combine is made without the Tribun.
        TribunInSymmetry =
            "tribun-in-symmetry", "The Tribun takes no part in a symmetric combine";
        /// The units of a symmetric combine are alike.
        UnequalUnits =
            "unequal-units", "The units of a symmetric combine are equal, their slaves too";
        /// The units of a symmetric combine give equal numbers.
        UnequalNumbers =
            "unequal-numbers", "All units of a symmetric combine give the same number";
        /// Parts go to and come from the neighbours of a hex.
        NotNextTo { hex: Hex, middle: Hex } = "not-next-to", "{hex} is not next to {middle}";
        /// No decombine has one more part there.
        NoFurtherPart { hex: Hex } = "no-further-part", "No further part can go to {hex}";
        /// No combine has one more part from there.
        NothingToGive { piece: Name, hex: Hex } =
            "nothing-to-give", "The {piece} on {hex} has nothing to give that would fit";
    }
}

messages! {
    /// Why a unit does not reach a hex: the rest of a refusal, after a colon.
    pub enum Because in "tribun" {
        /// A unit does not pass others on its way.
        InTheWay { owner: Side, piece: Name, hex: Hex } =
            "in-the-way", "{owner}'s {piece} on {hex} is in the way";
        /// The attacking pattern of a Tribun alone.
        TribunAttacks = "tribun-attacks", "it attacks the hexes around it";
        /// The attacking pattern of height 1.
        ServusAttacks { piece: Name } =
            "servus-attacks", "it attacks the two hexes beside the one in front of it";
        /// The attacking pattern of height 2.
        HastatusAttacks { piece: Name } =
            "hastatus-attacks", "it attacks the hexes of its own colour two away";
        /// The attacking pattern of height 3.
        SaggitariusAttacks { piece: Name } =
            "saggitarius-attacks", "it attacks the hexes of other colours three away";
        /// The attacking pattern of height 4.
        EquesAttacks { piece: Name } =
            "eques-attacks", "it attacks the first unit on a line of Hastatus leaps";
        /// The attacking pattern of height 6.
        BalistaAttacks { piece: Name } =
            "balista-attacks", "it attacks the first unit on a straight line";
        /// The attacking pattern of height 8.
        CenturiaAttacks { piece: Name } =
            "centuria-attacks", "it attacks what it could step to, and the hexes of its own colour two away";
    }
}
