//! What can be gained and lost, in the words of each game.

use ludarium_rules::{Message, Sentence, Side, messages};

use crate::Pieces;

messages! {
    /// What a turn gives away, as part of a sentence: "gives up 2 zones", "leaves Black an attack on the king".
    pub enum Topic in "review" {
        /// Room to move, in every game.
        Room = "room", "room to move";

        TressZones { count: u32 } = "tress-zones", "zones ({count})",
            "{ $count ->\n[one] a zone\n*[other] { $count } zones\n}";
        TressFortress = "tress-fortress", "a hold on the Fortress";
        TressMajority = "tress-majority", "the majority in contested zones";
        TressWays = "tress-ways", "ways into zones";
        TressPromotion = "tress-promotion", "chances to promote";
        TressEscort = "tress-escort", "the way of a monarch to the Fortress";
        TressKnights = "tress-knights", "Knights near the Fortress";
        TressMonarch = "tress-monarch", "a monarch";
        TressLoose = "tress-loose", "loose pieces to attack";
        TressAttack = "tress-attack", "an attack on a monarch";

        TreesWood = "trees-wood", "squares of trees";
        TreesTree = "trees-tree", "a living tree";
        TreesHuckleberry = "trees-huckleberry", "a spare huckleberry";
        TreesLeap = "trees-leap", "the leap";
        TreesThreats = "trees-threats", "threats to huckleberries";
        TreesAttack = "trees-attack", "attacks on trees";
        TreesPrey = "trees-prey", "underbrush to take";
        TreesGrowth = "trees-growth", "room to grow";

        TribunUnits = "tribun-units", "strong units";
        TribunSlaves = "tribun-slaves", "the use of slaves";
        TribunShots = "tribun-shots", "shots at units";
        TribunCapture = "tribun-capture", "the Tribun to take";
        TribunAttack = "tribun-attack", "an attack on the Tribun";
        TribunFlight = "tribun-flight", "flight for the Tribun";
        TribunGuards = "tribun-guards", "guards of the Tribun";
        TribunMeeting = "tribun-meeting", "places to combine";
        TribunLoose = "tribun-loose", "loose units to attack";
        TribunAdvance = "tribun-advance", "advanced pieces";

        GessRing = "gess-ring", "a spare ring";
        GessThreats = "gess-threats", "threats to rings";
        GessMaking = "gess-making", "rings in the making";
        GessPrey = "gess-prey", "stones to take";
        GessGuards = "gess-guards", "guards of the ring";
        GessSiege = "gess-siege", "the siege of the ring";

        GoChessBishops = "go-chess-bishops", "the pair of bishops";
        GoChessChain = "go-chess-chain", "protection by pawns";
        GoChessLoose = "go-chess-loose", "loose pieces to attack";
        GoChessAttack = "go-chess-attack", "an attack on the king";
        GoChessShelter = "go-chess-shelter", "the safety of the king";
        GoChessCentre = "go-chess-centre", "the centre";

        TreasonOnlySpy = "treason-only-spy", "the only Spy";
        TreasonHome = "treason-home", "guards of the home line";
        TreasonAdvance = "treason-advance", "men on their way to promotion";
        TreasonPromotion = "treason-promotion", "chances to promote";
        TreasonPairs = "treason-pairs", "pieces side by side";
        TreasonPrey = "treason-prey", "pieces to capture";
        TreasonConversion = "treason-conversion", "targets for conversion";

        TroopFormations = "troop-chess-formations", "formations";
        TroopPrey = "troop-chess-prey", "pieces to take";
        TroopHeads = "troop-chess-heads", "pieces that face the right way";
        TroopAdvance = "troop-chess-advance", "advanced pieces";
        TroopCentre = "troop-chess-centre", "the centre";
    }
}

messages! {
    /// Why a turn is a mistake.
    pub enum Why in "review" {
        /// The side has less of something than after the best turn.
        GivesUp { what: Message } = "gives-up", "gives up {what}";
        /// The other side has more of something.
        Leaves { side: Side, what: Message } = "leaves", "leaves {side} {what}";
        /// The other side still has pieces that the best turn would have taken.
        Spares { what: Message } = "spares", "misses taking {what}";
        /// The other side can force a win, in so many turns of its own.
        AllowsWin { side: Side, turns: u32 } = "allows-win", "lets {side} win in {turns}";
        /// The turn itself ends the match, and the other side has won.
        LosesAtOnce = "loses-at-once", "loses at once";
        /// The turn itself ends the match in a draw.
        DrawsAtOnce = "draws-at-once", "makes it a draw";
        /// The side could have forced a win, in so many turns of its own.
        MissesWin { turns: u32 } = "misses-win", "misses a win in {turns}";
    }
}

messages! {
    /// What a good turn is for.
    pub enum Purpose in "review" {
        /// The side has more of something at the end of the line.
        Gains { what: Message } = "gains", "gains {what}";
        /// Pieces of the other side are taken.
        Takes { what: Message } = "takes", "takes {what}";
        /// Pieces that the other side threatens to take, and takes no more.
        Saves { what: Message } = "saves", "saves {what}";
        /// The other side has less of something.
        Denies { side: Side, what: Message } = "denies", "takes {what} from {side}";
    }
}

/// Every sentence of the reasons, as translators see it.
pub const SENTENCES: [&[Sentence]; 4] = [Pieces::SENTENCES, Topic::SENTENCES, Why::SENTENCES, Purpose::SENTENCES];
