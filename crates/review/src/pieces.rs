//! Pieces that were lost or could be taken, counted in words.

use ludarium_rules::{AnyPosition, GameId, Message, Side, messages};

messages! {
    /// So many pieces of a kind, as the object of a sentence: "gives up 2 Knights", "misses taking a man".
    pub enum Pieces in "review" {
        TressKnight { count: u32 } = "pieces-tress-knight", "{count} Knights",
            "{ $count ->\n[one] a Knight\n*[other] { $count } Knights\n}";
        TressGuardian { count: u32 } = "pieces-tress-guardian", "{count} Guardians",
            "{ $count ->\n[one] a Guardian\n*[other] { $count } Guardians\n}";
        TressPikeman { count: u32 } = "pieces-tress-pikeman", "{count} Pikemen",
            "{ $count ->\n[one] a Pikeman\n*[other] { $count } Pikemen\n}";
        TressLancer { count: u32 } = "pieces-tress-lancer", "{count} Lancers",
            "{ $count ->\n[one] a Lancer\n*[other] { $count } Lancers\n}";
        TressSentinel { count: u32 } = "pieces-tress-sentinel", "{count} Sentinels",
            "{ $count ->\n[one] a Sentinel\n*[other] { $count } Sentinels\n}";
        TressKing { count: u32 } = "pieces-tress-king", "{count} Kings",
            "{ $count ->\n[one] the King\n*[other] { $count } Kings\n}";
        TressQueen { count: u32 } = "pieces-tress-queen", "{count} Queens",
            "{ $count ->\n[one] the Queen\n*[other] { $count } Queens\n}";

        TreesGrass { count: u32 } = "pieces-trees-grass", "{count} squares of grass",
            "{ $count ->\n[one] a square of grass\n*[other] { $count } squares of grass\n}";
        TreesUnderbrush { count: u32 } = "pieces-trees-underbrush", "{count} squares of underbrush",
            "{ $count ->\n[one] a square of underbrush\n*[other] { $count } squares of underbrush\n}";
        TreesHuckleberry { count: u32 } = "pieces-trees-huckleberry", "{count} huckleberries",
            "{ $count ->\n[one] a huckleberry\n*[other] { $count } huckleberries\n}";
        /// Trees that live on.
        TreesSquares { count: u32 } = "pieces-trees-squares", "{count} squares of trees",
            "{ $count ->\n[one] a square of a tree\n*[other] { $count } squares of trees\n}";
        TreesBirch { count: u32 } = "pieces-trees-birch", "{count} Birches",
            "{ $count ->\n[one] a Birch\n*[other] { $count } Birches\n}";
        TreesAsh { count: u32 } = "pieces-trees-ash", "{count} Ashes",
            "{ $count ->\n[one] an Ash\n*[other] { $count } Ashes\n}";
        TreesBeech { count: u32 } = "pieces-trees-beech", "{count} Beeches",
            "{ $count ->\n[one] a Beech\n*[other] { $count } Beeches\n}";
        TreesPine { count: u32 } = "pieces-trees-pine", "{count} Pines",
            "{ $count ->\n[one] the Pine\n*[other] { $count } Pines\n}";

        TribunPiece { count: u32 } = "pieces-tribun-piece", "{count} pieces",
            "{ $count ->\n[one] a piece\n*[other] { $count } pieces\n}";
        TribunTribun { count: u32 } = "pieces-tribun-tribun", "{count} Tribuns",
            "{ $count ->\n[one] the Tribun\n*[other] { $count } Tribuns\n}";

        GessStone { count: u32 } = "pieces-gess-stone", "{count} stones",
            "{ $count ->\n[one] a stone\n*[other] { $count } stones\n}";

        GoChessPawn { count: u32 } = "pieces-go-chess-pawn", "{count} Pawns",
            "{ $count ->\n[one] a Pawn\n*[other] { $count } Pawns\n}";
        GoChessKnight { count: u32 } = "pieces-go-chess-knight", "{count} Knights",
            "{ $count ->\n[one] a Knight\n*[other] { $count } Knights\n}";
        GoChessBishop { count: u32 } = "pieces-go-chess-bishop", "{count} Bishops",
            "{ $count ->\n[one] a Bishop\n*[other] { $count } Bishops\n}";
        GoChessRook { count: u32 } = "pieces-go-chess-rook", "{count} Rooks",
            "{ $count ->\n[one] a Rook\n*[other] { $count } Rooks\n}";
        GoChessQueen { count: u32 } = "pieces-go-chess-queen", "{count} Queens",
            "{ $count ->\n[one] the Queen\n*[other] { $count } Queens\n}";

        TreasonMan { count: u32 } = "pieces-treason-man", "{count} men",
            "{ $count ->\n[one] a man\n*[other] { $count } men\n}";
        TreasonSpy { count: u32 } = "pieces-treason-spy", "{count} Spies",
            "{ $count ->\n[one] a Spy\n*[other] { $count } Spies\n}";

        TroopChessPiece { count: u32 } = "pieces-troop-chess-piece", "{count} pieces",
            "{ $count ->\n[one] a piece\n*[other] { $count } pieces\n}";
    }
}

/// The species of trees, the weightiest first.
const SPECIES: [&str; 4] = ["Pine", "Birch", "Beech", "Ash"];

impl Pieces {
    /// So many pieces of a kind that the rules call by that name; `None` for what is never taken.
    #[must_use]
    pub fn of(game: GameId, kind: &str, count: u32) -> Option<Pieces> {
        Some(match (game, kind) {
            (GameId::Tress, "Knight") => Pieces::TressKnight { count },
            (GameId::Tress, "Guardian") => Pieces::TressGuardian { count },
            (GameId::Tress, "Pikeman") => Pieces::TressPikeman { count },
            (GameId::Tress, "Lancer") => Pieces::TressLancer { count },
            (GameId::Tress, "Sentinel") => Pieces::TressSentinel { count },
            (GameId::Tress, "King") => Pieces::TressKing { count },
            (GameId::Tress, "Queen") => Pieces::TressQueen { count },
            (GameId::Trees, "Grass") => Pieces::TreesGrass { count },
            (GameId::Trees, "Underbrush") => Pieces::TreesUnderbrush { count },
            (GameId::Trees, "Huckleberry") => Pieces::TreesHuckleberry { count },
            (GameId::Trees, "Birch") => Pieces::TreesBirch { count },
            (GameId::Trees, "Ash") => Pieces::TreesAsh { count },
            (GameId::Trees, "Beech") => Pieces::TreesBeech { count },
            (GameId::Trees, "Pine") => Pieces::TreesPine { count },
            (GameId::Tribun, "Piece") => Pieces::TribunPiece { count },
            (GameId::Tribun, "Tribun") => Pieces::TribunTribun { count },
            (GameId::Gess, "Stone") => Pieces::GessStone { count },
            (GameId::GoChess, "Pawn") => Pieces::GoChessPawn { count },
            (GameId::GoChess, "Knight") => Pieces::GoChessKnight { count },
            (GameId::GoChess, "Bishop") => Pieces::GoChessBishop { count },
            (GameId::GoChess, "Rook") => Pieces::GoChessRook { count },
            (GameId::GoChess, "Queen") => Pieces::GoChessQueen { count },
            (GameId::Treason, "man") => Pieces::TreasonMan { count },
            (GameId::Treason, "Spy") => Pieces::TreasonSpy { count },
            (GameId::TroopChess, "Piece") => Pieces::TroopChessPiece { count },
            _ => return None,
        })
    }
}

/// What a side has on the board in one position and not in another one, counted by kinds: the trees of Trees as whole
/// ones where none of a tree is left. What is not there may also have changed into something else.
#[must_use]
pub fn missing(side: Side, here: &AnyPosition, there: &AnyPosition) -> Vec<Message> {
    let mut counts = losses(side, here, there);
    counts.sort_by_key(|(kind, _)| SPECIES.iter().position(|species| species == kind).unwrap_or(SPECIES.len()));
    let said = |(kind, count): (&str, u32)| match kind {
        TREE => Some(Pieces::TreesSquares { count }),
        kind => Pieces::of(here.game(), kind, count),
    };
    counts.into_iter().filter_map(said).map(Message::from).collect()
}

/// The weightiest trees of a side that are wholly missing.
pub(crate) fn missing_trees(side: Side, here: &AnyPosition, there: &AnyPosition) -> Option<Message> {
    let counts = losses(side, here, there);
    let found = SPECIES.iter().find_map(|species| counts.iter().find(|(kind, _)| kind == species));
    found.and_then(|(kind, count)| Pieces::of(here.game(), kind, *count)).map(Message::from)
}

/// Stands for the squares of trees that are not wholly missing.
const TREE: &str = "";

fn losses(side: Side, here: &AnyPosition, there: &AnyPosition) -> Vec<(&'static str, u32)> {
    let (now, then) = (kinds(side, here), kinds(side, there));
    let count = |kinds: &[&str], name: &str| kinds.iter().filter(|kind| **kind == name).count() as u32;
    let mut names = now.clone();
    names.sort_unstable();
    names.dedup();
    let mut lost: Vec<(&'static str, u32)> = Vec::new();
    for name in names {
        let (before, after) = (count(&now, name), count(&then, name));
        // The names of trees tell their files as well: a-Birch.
        let species = SPECIES.into_iter().find(|species| name.ends_with(species) && here.game() == GameId::Trees);
        let (kind, fewer) = match species {
            Some(species) if after == 0 => (species, 1),
            Some(_) => (TREE, before.saturating_sub(after)),
            None => (name, before.saturating_sub(after)),
        };
        match lost.iter_mut().find(|(known, _)| *known == kind) {
            _ if fewer == 0 => {}
            Some((_, count)) => *count += fewer,
            None => lost.push((kind, fewer)),
        }
    }
    lost
}

fn kinds(side: Side, position: &AnyPosition) -> Vec<&'static str> {
    let view = position.board_view();
    let own = view.cells.iter().flatten().filter(|piece| piece.side == Some(side));
    own.map(|piece| position.kind_name(piece.kind)).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn everything_that_can_be_taken_has_words() {
        for game in GameId::ALL {
            let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
            for side in Side::ALL {
                for kind in kinds(side, &start) {
                    let tree = SPECIES.iter().any(|species| kind.ends_with(species));
                    assert!(tree || Pieces::of(game, kind, 2).is_some() || kind == "King", "{game}: {kind}");
                }
            }
        }
        assert_eq!(Pieces::TreasonMan { count: 2 }.to_string(), "2 men");
        assert_eq!(Pieces::TreesAsh { count: 1 }.to_string(), "an Ash");
    }

    #[test]
    fn a_tree_is_lost_as_a_whole_or_in_part() {
        let read = |text: &str| AnyPosition::parse(GameId::Trees, text, &[]).expect("a position");
        let rest = "bg,bg,bg,bg,bg,bg,bg,bg/8/8/8/8";
        let of = |line: &str| read(&format!("bA,bB,bC,bD,bh,bF,bG,bH/{rest}/{line}/wA,wB,wC,wD,wh,wF,wG,wH w - -"));
        let words = |here: &AnyPosition, there: &AnyPosition| {
            missing(Side::White, here, there).iter().map(Message::to_string).collect::<Vec<_>>()
        };
        let (whole, part) = (of("wg,wg,wD,wD,wD,wg,wg,wg"), of("wg,wg,wu,wD,wu,wg,wg,wg"));
        assert_eq!(words(&whole, &part), ["2 squares of trees"]);
        assert_eq!(words(&part, &whole), ["2 squares of underbrush"]);
        let without = "bA,bB,bC,bD,bh,bF,bG,bH/bg,bg,bg,bg,bg,bg,bg,bg/8/8/8/8/wg,wg,wu,wu,wu,wg,wg,wg/\
                       wA,wB,wC,wu,wh,wF,wG,wH w - -";
        assert_eq!(words(&whole, &read(without)), ["the Pine"]);
        assert_eq!(
            missing_trees(Side::White, &whole, &read(without)).map(|said| said.to_string()).as_deref(),
            Some("the Pine")
        );
        assert_eq!(missing_trees(Side::White, &whole, &part), None);
    }
}
