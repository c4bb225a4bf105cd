//! Which term of an evaluation speaks of what.

use ludarium_rules::GameId;

use super::Topic;

/// What the count of a term means to the side that it is counted for.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub(super) enum Role {
    Asset,
    Lack,
    /// It gives the topic to the other side.
    Gift,
    /// Its pieces: what is lost was taken.
    Material,
}

/// What a side can have more or less of.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) enum What {
    /// Pieces of a kind, by the name that the rules have for it.
    Pieces(&'static str),
    /// Anything else.
    Topic(Topic),
}

pub(super) struct About {
    pub what: What,
    pub role: Role,
    /// How many of what the topic counts one count of the term is.
    pub units: i32,
}

/// What a term of a game speaks of; `None` for one that explains nothing to people: to be on the move, and what has no
/// worth by itself.
pub(super) fn about(game: GameId, term: &str) -> Option<About> {
    if let Some(piece) = piece(game, term) {
        return Some(About { what: What::Pieces(piece), role: Role::Material, units: 1 });
    }
    let (topic, role) = match game {
        GameId::Tress => return tress(term),
        GameId::Trees => trees(term),
        GameId::Tribun => tribun(term),
        GameId::Gess => gess(term),
        GameId::GoChess => go_chess(term),
        GameId::Treason => treason(term),
        GameId::TroopChess => troop_chess(term),
    }?;
    Some(About { what: What::Topic(topic), role, units: 1 })
}

/// The name of the kind of piece that a term counts, as the game has it.
fn piece(game: GameId, term: &str) -> Option<&'static str> {
    Some(match (game, term) {
        (GameId::Tress, "knight") => "Knight",
        (GameId::Tress, "guardian") => "Guardian",
        (GameId::Tress, "pikeman") => "Pikeman",
        (GameId::Tress, "lancer") => "Lancer",
        (GameId::Tress, "sentinel") => "Sentinel",
        (GameId::Trees, "grass") => "Grass",
        (GameId::Trees, "underbrush") => "Underbrush",
        (GameId::Tribun, "piece") | (GameId::TroopChess, "piece") => "Piece",
        (GameId::Gess, "stone") => "Stone",
        (GameId::GoChess, "pawn") => "Pawn",
        (GameId::GoChess, "knight") => "Knight",
        (GameId::GoChess, "bishop") => "Bishop",
        (GameId::GoChess, "rook") => "Rook",
        (GameId::GoChess, "queen") => "Queen",
        (GameId::Treason, "man") => "man",
        (GameId::Treason, "Spy") => "Spy",
        _ => return None,
    })
}

use Role::{Asset, Gift, Lack};

fn tress(term: &str) -> Option<About> {
    let zones = ["one zone", "two zones", "three zones", "four zones", "five zones"];
    if let Some(held) = (1..).zip(zones).find(|(_, name)| *name == term).map(|(held, _)| held) {
        return Some(About { what: What::Topic(Topic::TressZones { count: 0 }), role: Asset, units: held });
    }
    let (topic, role) = match term {
        "fortress held" | "fortress shared" => (Topic::TressFortress, Asset),
        "majority" => (Topic::TressMajority, Asset),
        "zone in reach" => (Topic::TressWays, Asset),
        "waiting" | "may promote" => (Topic::TressPromotion, Asset),
        "lone escort" | "escort" | "escort, held" => (Topic::TressEscort, Lack),
        "knight step" => (Topic::TressKnights, Lack),
        "monarch" | "both monarchs" => (Topic::TressMonarch, Role::Material),
        "mobility" => (Topic::Room, Asset),
        "loose piece" => (Topic::TressLoose, Gift),
        "monarch attacked" | "near monarch" => (Topic::TressAttack, Gift),
        _ => return None,
    };
    Some(About { what: What::Topic(topic), role, units: 1 })
}

fn trees(term: &str) -> Option<(Topic, Role)> {
    Some(match term {
        "birch" | "ash" | "beech" | "pine" => (Topic::TreesWood, Role::Material),
        "tree" => (Topic::TreesTree, Role::Material),
        "second huckleberry" | "more huckleberries" => (Topic::TreesHuckleberry, Role::Material),
        "leap" => (Topic::TreesLeap, Asset),
        "huckleberry in reach"
        | "huckleberry falls"
        | "every huckleberry"
        | "huckleberry at two"
        | "huckleberry at three"
        | "chain at huckleberry" => (Topic::TreesThreats, Asset),
        "chain takes" | "attack" | "two aims" => (Topic::TreesAttack, Asset),
        "prey" => (Topic::TreesPrey, Asset),
        "meadow" | "clearing" | "free tree" => (Topic::TreesGrowth, Asset),
        _ => return None,
    })
}

fn tribun(term: &str) -> Option<(Topic, Role)> {
    Some(match term {
        "hastatus" | "saggitarius" | "eques" | "balista" | "centuria" => (Topic::TribunUnits, Asset),
        "slave" | "impero" => (Topic::TribunSlaves, Asset),
        "shot now" | "second shot now" | "shot later" | "second shot later" | "in sight" => (Topic::TribunShots, Asset),
        "tribun falls" => (Topic::TribunCapture, Asset),
        "ring" | "outer ring" | "safe post" | "post" | "new post" | "near" => (Topic::TribunAttack, Asset),
        "tribun attacked" => (Topic::TribunAttack, Gift),
        "escape" => (Topic::TribunFlight, Asset),
        "no escape" => (Topic::TribunFlight, Lack),
        "guard" | "defender" => (Topic::TribunGuards, Asset),
        "mobility" => (Topic::Room, Asset),
        "meeting place" => (Topic::TribunMeeting, Asset),
        "loose" => (Topic::TribunLoose, Asset),
        "advance" => (Topic::TribunAdvance, Asset),
        _ => return None,
    })
}

fn gess(term: &str) -> Option<(Topic, Role)> {
    Some(match term {
        "second ring" | "more rings" => (Topic::GessRing, Role::Material),
        "ring in reach" | "every ring" | "rings fall" | "ways to ring" => (Topic::GessThreats, Asset),
        "lacks one" | "lacks two" => (Topic::GessMaking, Asset),
        "stones in reach" => (Topic::GessPrey, Asset),
        "mobility" | "far mobility" => (Topic::Room, Asset),
        "guard" => (Topic::GessGuards, Asset),
        "siege" => (Topic::GessSiege, Asset),
        _ => return None,
    })
}

fn go_chess(term: &str) -> Option<(Topic, Role)> {
    Some(match term {
        "bishop pair" => (Topic::GoChessBishops, Role::Material),
        "knight's reach" | "bishop's reach" | "rook's reach" | "queen's reach" | "pawn's step" => (Topic::Room, Asset),
        "chain" | "guarded" => (Topic::GoChessChain, Asset),
        "loose pawn" | "loose piece" | "harassed" => (Topic::GoChessLoose, Gift),
        "near king" | "bare near king" => (Topic::GoChessAttack, Gift),
        "assailants" | "safe check" | "closing in" | "driven" | "hunted" => (Topic::GoChessAttack, Asset),
        "flight" | "shield" | "company" => (Topic::GoChessShelter, Asset),
        "exposure" => (Topic::GoChessShelter, Lack),
        "knight's way" | "pawn's way" => (Topic::GoChessCentre, Lack),
        _ => return None,
    })
}

fn treason(term: &str) -> Option<(Topic, Role)> {
    Some(match term {
        "only Spy" => (Topic::TreasonOnlySpy, Asset),
        "home line" => (Topic::TreasonHome, Asset),
        "third line" | "fourth line" | "fifth line" | "free man" => (Topic::TreasonAdvance, Asset),
        "may promote" => (Topic::TreasonPromotion, Asset),
        "man's step" | "safe cell" | "Spy's step" | "safe for Spy" => (Topic::Room, Asset),
        "stuck man" => (Topic::Room, Lack),
        "pair" => (Topic::TreasonPairs, Asset),
        "lonely" => (Topic::TreasonPairs, Lack),
        "en prise" => (Topic::TreasonPrey, Gift),
        "conversion" | "aim" | "chase" => (Topic::TreasonConversion, Asset),
        _ => return None,
    })
}

fn troop_chess(term: &str) -> Option<(Topic, Role)> {
    Some(match term {
        "lonely" | "idle" | "few formations" => (Topic::TroopFormations, Lack),
        "formation" => (Topic::TroopFormations, Asset),
        "turn" | "far turn" | "hit" => (Topic::Room, Asset),
        "take now" | "take later" | "prey" => (Topic::TroopPrey, Asset),
        "head forward" | "head aside" | "head back" => (Topic::TroopHeads, Asset),
        "advance" => (Topic::TroopAdvance, Asset),
        "centre" => (Topic::TroopCentre, Asset),
        _ => return None,
    })
}
