//! Go-Chess: the sentences of its rules, quoted, and the worked facts.

use std::collections::BTreeSet;

use ludarium_rules::games::go_chess::{
    BISHOP, BLOCKED, GoChess, KINDS, KING, KNIGHT, ORDER, Options, PAWN, QUEEN, ROOK, Square, Turn,
};
use ludarium_rules::{
    AnyPosition, Effect, Game, GameId, HiddenInfo, Kind, Notation, Options as _, Outcome, Piece, Position, Side,
    StepInput, View, perft,
};

/// "Blocked a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 (the long diagonal)."
const EMPTY: &str = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-";
/// All but the kings, which the blocked squares on c6 and d6 keep from the rooks.
const KINGS_NEXT: &str = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## w place:15:-:-:-";

fn at(text: &str) -> GoChess {
    GoChess::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// The position after some turns.
fn play(position: &GoChess, turns: &[&str]) -> GoChess {
    turns.iter().fold(*position, |position, text| {
        let turn = position.read_turn(text).unwrap_or_else(|error| panic!("{position}: {error}"));
        position.play(&turn).expect("a turn that was read is legal")
    })
}

fn square(name: &str) -> Square {
    Square::named(name).expect("a square")
}

fn options(pairs: &[(&str, &str)]) -> Options {
    Options::from_pairs(pairs).unwrap_or_else(|error| panic!("{pairs:?}: {error}"))
}

/// Where the piece on a square may go.
fn targets(position: &GoChess, from: &str) -> BTreeSet<String> {
    let from = square(from);
    let to = position.turns().expect("a list").into_iter().filter_map(|turn| match turn {
        Turn::Move { from: start, to } if start == from => Some(to.to_string()),
        _ => None,
    });
    to.collect()
}

/// The squares that the side to move may choose.
fn eligible(position: &GoChess) -> BTreeSet<String> {
    position.turns().expect("a list").iter().map(Turn::to_string).collect()
}

fn names(list: &str) -> BTreeSet<String> {
    list.split_whitespace().map(str::to_owned).collect()
}

fn effects(position: &GoChess, turn: &str) -> Vec<Effect> {
    position.effects(&position.read_turn(turn).expect("legal"))
}

fn piece(side: Side, kind: Kind) -> Piece {
    Piece { side: Some(side), kind }
}

fn perfts<const N: usize>(text: &str) -> [u64; N] {
    std::array::from_fn(|depth| perft(&at(text), depth as u32 + 1))
}

/// "The empty board, perft(1) = 90 in `place:0`; … Perft(1-3) from that empty board: 90, 8100, 712890."
#[test]
fn counts_of_placement() {
    assert_eq!(perfts(EMPTY), [90, 8_100, 712_890]);
}

/// "In play: 49, 1782, 82363; 21, 95, 2702; 10, 158, 2438."
#[test]
fn counts_of_play() {
    let crowded = "pppppppp##/bbrrnnq1#1/8k1/10/#1##6/#9/10/8K1/BBRRNNQ2#/PPPPPPPP## w play";
    assert_eq!(perfts(crowded), [49, 1_782, 82_363]);
    assert_eq!(perfts("#8Q/8#1/7#1#/10/k9/10/10/4#5/##2#5/N##BR4K w play"), [21, 95, 2_702]);
    assert_eq!(perfts("##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play"), [10, 158, 2_438]);
}

/// "After White's choice Black has 90 (the clash square is legal to choose); after a clash on e4 each side has 89."
#[test]
fn counts_around_a_clash() {
    let chosen = play(&at(EMPTY), &["e4"]);
    assert_eq!((chosen.side_to_move(), chosen.count_turns()), (Side::Black, 90));
    let clashed = play(&chosen, &["e4"]);
    assert_eq!((clashed.side_to_move(), clashed.count_turns()), (Side::White, 89));
    assert_eq!(play(&clashed, &["a2"]).count_turns(), 89);
}

/// "Each side has 8 pawns, 2 bishops, 2 rooks, 2 knights, a queen and a king."
/// "In the order pawn x8, bishop x2, rook x2, knight x2, queen, king."
#[test]
fn pieces_and_their_order() {
    let order = [vec![PAWN; 8], vec![BISHOP; 2], vec![ROOK; 2], vec![KNIGHT; 2], vec![QUEEN], vec![KING]].concat();
    assert_eq!(ORDER.to_vec(), order);
    for facts in KINDS {
        assert_eq!(KINDS[usize::from(facts.kind.0)].name, facts.name);
        assert_eq!(
            ORDER.iter().filter(|&&kind| kind == facts.kind).count(),
            usize::from(facts.count),
            "{}",
            facts.name
        );
        assert_eq!(GoChess::kind_name(facts.kind), facts.name);
    }
    assert_eq!(GoChess::kind_name(BLOCKED), "Blocked square");
    assert_eq!(GoChess::kind_name(Kind(7)), "");
}

/// "Ten random squares are blocked; they differ from game to game and come from the match's seed."
/// "Option: `blocked=10` (0-20), `seed=<u64>`."
#[test]
fn the_board_comes_from_the_seed() {
    let board = |seed: u64| GoChess::start(options(&[("seed", &seed.to_string())]));
    let boards: BTreeSet<u128> = (0..200).map(|seed| board(seed).blocked()).collect();
    assert_eq!(boards.len(), 200);
    assert_eq!(board(7), board(7));
    assert!(boards.iter().all(|set| set.count_ones() == 10 && set >> 100 == 0));
    for blocked in 0..=20_u32 {
        let start = GoChess::start(options(&[("blocked", &blocked.to_string()), ("seed", "18446744073709551615")]));
        assert_eq!(start.blocked().count_ones(), blocked);
        assert_eq!(start.count_turns(), 100 - u64::from(blocked));
    }
}

/// The same seed gives the same board in every release.
#[test]
fn boards_are_kept() {
    assert_eq!(GoChess::start(Options::default()).to_string(), START_OF_SEED_0);
    let next = GoChess::start_of_round(Options::default(), 1);
    assert_eq!(next.to_string(), SECOND_OF_SEED_0);
}

const START_OF_SEED_0: &str = "5#1#2/8#1/8#1/10/10/3#6/#5#3/2#7/4#5/4#5 w place:0:-:-:-";
const SECOND_OF_SEED_0: &str = "10/#6#2/8#1/4#5/#7#1/10/4#5/4#5/8#1/5#4 w place:0:-:-:-";

/// "A match then starts again with the next board of the same generator."
#[test]
fn later_rounds_have_other_boards() {
    let options = options(&[("seed", "5")]);
    assert_eq!(GoChess::start_of_round(options, 0), GoChess::start(options));
    let boards: BTreeSet<u128> =
        [0, 1, 2, 3, 1_000_000, u32::MAX].map(|round| GoChess::start_of_round(options, round).blocked()).into();
    assert_eq!(boards.len(), 6);
    let any = AnyPosition::start_of_round(GameId::GoChess, &[("seed", "5")], 3).expect("known");
    assert_eq!(any, GoChess::start_of_round(options, 3).into());
}

/// The seed is an option of the match; it changes no rule.
#[test]
fn seeds_tell_positions_apart() {
    let other = GoChess::parse(EMPTY, options(&[("seed", "1")])).expect("a position");
    assert_ne!(other, at(EMPTY));
    assert_eq!(other.zobrist(), at(EMPTY).zobrist());
}

/// "White chooses, then Black, then the reveal."
#[test]
fn a_pair_is_placed() {
    let start = at(EMPTY);
    let chosen = play(&start, &["P@e4"]);
    assert_eq!(chosen.to_string(), EMPTY.replace("w place:0:-:-:-", "b place:0:-:-:e4"));
    let placed = play(&chosen, &["e6"]);
    assert_eq!(placed.to_string(), "9#/8#1/7#2/6#3/4p#4/4#5/3#P5/2#7/1#8/#9 w place:1:-:-:-");
    assert_eq!((placed.pairs_placed(), placed.kind_to_place()), (Some(1), Some(PAWN)));
}

/// "Both choices are revealed together."
#[test]
fn effects_of_a_pair() {
    let start = at(EMPTY);
    assert_eq!(effects(&start, "e4"), [Effect::Chosen { side: Side::White }]);
    let chosen = play(&start, &["e4"]);
    let pieces = [(square("e4").cell(), piece(Side::White, PAWN)), (square("e6").cell(), piece(Side::Black, PAWN))];
    assert_eq!(effects(&chosen, "e6"), [Effect::Chosen { side: Side::Black }, Effect::Revealed { pieces }]);
    let clash = Effect::Clashed {
        cells: [square("e4").cell(); 2],
        pieces: [piece(Side::White, PAWN), piece(Side::Black, PAWN)],
    };
    assert_eq!(effects(&chosen, "e4"), [Effect::Chosen { side: Side::Black }, clash]);
}

/// "Whoever shows the position to a player, an AI included, must not show the other side's pending choice."
/// "What Black may see of it is the same text with `?` for the pending square."
#[test]
fn the_pending_choice_is_hidden() {
    let start = at(EMPTY);
    let (one, other) = (play(&start, &["e4"]), play(&start, &["j9"]));
    assert_eq!(one.board_view(), start.board_view());
    assert_eq!(one.text_seen_by(Side::White), one.to_string());
    assert_eq!(one.text_seen_by(Side::Black), EMPTY.replace("w place:0:-:-:-", "b place:0:-:-:?"));
    assert_eq!(one.text_seen_by(Side::Black), other.text_seen_by(Side::Black));
    assert_eq!(format!("{one:?}"), format!("{other:?}"));
    assert_eq!(one.turns().expect("a list"), other.turns().expect("a list"));
    assert_eq!(one.choices(&[]), other.choices(&[]));
    for text in ["e4", "P@e4", "a1", "N@e4", "e4e5", "x", "P"] {
        assert_eq!(one.read_turn(text), other.read_turn(text), "{text}");
    }
    for turn in one.turns().expect("a list") {
        assert_eq!((one.notation(&turn), one.spoken(&turn)), (other.notation(&turn), other.spoken(&turn)));
        assert_eq!(one.is_progress(&turn), other.is_progress(&turn));
        assert_eq!(one.turn_key(&turn), other.turn_key(&turn));
    }
}

/// What an AI that plays Black is given: every choice that White may have made, each about as often.
#[test]
fn imagined_choices() {
    let clashed = play(&at(EMPTY), &["e4", "e4", "a2"]);
    let mut counts = std::collections::BTreeMap::<String, u32>::new();
    for seed in 0..8_900 {
        let imagined = clashed.determinize(Side::Black, seed);
        *counts.entry(imagined.to_string()).or_default() += 1;
    }
    assert_eq!(counts.len(), 89, "not e4, which is banned, and not the ten blocked squares");
    assert!(counts.values().all(|count| (50..160).contains(count)), "{counts:?}");
    assert_eq!(clashed.determinize(Side::White, 1), clashed);
    assert_eq!(clashed.determinize(Side::Black, 1), clashed.determinize(Side::Black, 1));
}

/// "Same square → both choose again; neither may choose a square that has clashed for this pair. The ban ends with the
/// pair."
#[test]
fn bans_end_with_the_pair() {
    let twice = play(&at(EMPTY), &["e4", "e4", "d10", "d10"]);
    assert!(twice.to_string().ends_with(" w place:0:d10,e4:d10,e4:-"), "{twice}");
    let placed = play(&twice, &["a2", "a3"]);
    assert!(placed.to_string().ends_with(" w place:1:-:-:-"), "{placed}");
    assert!(eligible(&placed).contains("e4"));
}

/// "Bans as squares in file-rank order (a2 before a10 before b1)."
#[test]
fn order_of_bans() {
    let banned = play(&at(EMPTY), &["b1", "b1", "a10", "a10", "a2", "a2"]);
    assert!(banned.to_string().ends_with(" w place:0:a2,a10,b1:a2,a10,b1:-"), "{banned}");
}

/// "The second bishop of a side goes on a square of the other colour than its first. Colour = parity of file + rank,
/// blocked squares counted."
#[test]
fn second_bishops() {
    let position = at("1pppppppp1/9b/10/10/10/##########/10/10/10/BPPPPPPPP1 w place:9:-:-:-");
    let even = |name: &str| (square(name).file() + square(name).rank()).is_multiple_of(2);
    assert!(even("a1") && eligible(&position).iter().all(|name| !even(name)));
    let black = play(&position, &["a2"]);
    assert!(!even("j9") && eligible(&black).iter().all(|name| even(name)));
}

/// "Both choose again and neither may choose a square he himself has already tried for his king."
#[test]
fn kings_that_attack_each_other() {
    let position = play(&at(KINGS_NEXT), &["j4", "i5"]);
    assert!(position.to_string().ends_with(" w place:15:j4:i5:-"), "{position}");
    assert!(eligible(&position).contains("i5") && !eligible(&position).contains("j4"));
    let clash = Effect::Clashed {
        cells: [square("j4").cell(), square("i5").cell()],
        pieces: [piece(Side::White, KING), piece(Side::Black, KING)],
    };
    let chosen = play(&at(KINGS_NEXT), &["j4"]);
    assert_eq!(effects(&chosen, "i5"), [Effect::Chosen { side: Side::Black }, clash]);
}

/// "A king may not be placed where an enemy piece already placed attacks it." "Pawns attack the four diagonal neighbours."
#[test]
fn kings_keep_out_of_attacks() {
    let open = eligible(&at(KINGS_NEXT));
    assert!(open.contains("c5") && !open.contains("c8") && !open.contains("h3") && !open.contains("b8"));
}

/// "A position in which the side to choose has no eligible square is over: a draw (void)." "It does happen, with kings."
#[test]
fn void_placements() {
    let white = "3#1#pbPP/pb1#5n/1B1#5p/1P3p##1N/1#2r4n/q9/3P1RR3/2r5pp/1P1#1#Bp1p/N#1P1P1Q1P w place:15:-:-:-";
    assert_eq!(at(white).outcome(), Some(Outcome::draw("void")));
    let before = "#1p1p2n1N/#1PP2rP#1/P4Q4/9R/p##1#1pBb1/#P2n3p1/3#P1Bpq1/1Pr3pPb1/1N4#p1#/6R3 w place:15:-:-:-";
    assert_eq!(at(before).outcome(), None);
    let ended = Effect::Ended(Outcome::draw("void"));
    assert_eq!(effects(&at(before), "a1"), [Effect::Chosen { side: Side::White }, ended]);
    assert!(play(&at(before), &["a1"]).turns().expect("a list").is_empty());
}

/// Who begins, and the effects that say so, after the kings have been placed.
fn who_begins(text: &str, white: &str, black: &str) -> Side {
    let chosen = play(&at(text), &[white]);
    let begun = play(&chosen, &[black]);
    let told = effects(&chosen, black);
    assert!(told.contains(&Effect::PhaseBegan { side: begun.side_to_move() }), "{told:?}");
    assert_eq!(begun.pairs_placed(), None);
    begun.side_to_move()
}

/// "The side whose king and queen are closer (files apart + ranks apart)." "All equal: White."
#[test]
fn the_closer_queen_begins() {
    assert_eq!(who_begins(KINGS_NEXT, "i3", "i8"), Side::White, "all distances are equal");
    assert_eq!(who_begins(KINGS_NEXT, "j3", "i8"), Side::Black, "4 against 3");
    assert_eq!(who_begins(KINGS_NEXT, "i3", "j8"), Side::White, "3 against 4");
}

/// "Equal: compare the distances from king to own nearest knight, other knight, nearest rook, other rook, nearest bishop,
/// other bishop, pawns from nearest to farthest; the first smaller one decides."
#[test]
fn ties_are_broken_in_order() {
    let moved = |black: &str| KINGS_NEXT.replace("pppppppp##/bbrrnnq1#1/10/10", black);
    // Black's farther knight, nearer rook, farther rook, farther bishop and farthest pawn come closer.
    let closer = [
        "pppppppp##/bbrr1nq1#1/4n5/10",
        "pppppppp##/bbr1nnq1#1/3r6/10",
        "pppppppp##/bb1rnnq1#1/2r7/10",
        "pppppppp##/1brrnnq1#1/1b8/10",
        "1ppppppp##/bbrrnnq1#1/10/p9",
    ];
    for black in closer {
        assert_eq!(who_begins(&moved(black), "i3", "i8"), Side::Black, "{black}");
    }
    // A knight that is nearer decides before a rook that is nearer.
    let both = moved("pppppppp##/bbr1nnq1#1/3r6/10").replace("BBRRNNQ2#", "BBRR1NQ2#").replace("10/10/BB", "10/4N5/BB");
    assert_eq!(who_begins(&both, "i3", "i8"), Side::White);
}

/// "A pawn moves one square along a rank or file in any direction to an empty square, and captures one square diagonally in
/// any direction; no double step, no en passant, no promotion."
#[test]
fn pawns() {
    let position = at("k8P/9#/10/10/3p#n4/3pP5/4pp4/#8#/#8#/##K5## w play");
    assert_eq!(targets(&position, "e5"), names("f5 d6 f6 f4"));
    assert_eq!(targets(&position, "j10"), names("i10"));
    let alone = at("k9/9#/10/10/4#5/4P5/10/#8#/#8#/##1K3##1 w play");
    assert_eq!(targets(&alone, "e5"), names("d5 f5 e4"));
}

/// "Nobody stands on a blocked square; queens, rooks and bishops cannot pass one; knights leap."
#[test]
fn blocked_squares() {
    let position = at("#8Q/8#1/7#1#/10/k9/10/10/4#5/##2#5/N##BR4K w play");
    assert_eq!(targets(&position, "a1"), names("b3 c2"));
    assert_eq!(targets(&position, "d1"), names("a4 b3 c2"));
    assert_eq!(targets(&position, "e1"), names("f1 g1 h1 i1"));
    assert_eq!(targets(&position, "j10"), names("b10 c10 d10 e10 f10 g10 h10 i10 j9"));
}

/// "A side may not leave its king attacked."
#[test]
fn pins_and_checks() {
    let pinned = at("##8/4r5/10/10/10/10/10/#3R4#/#1k6#/##2K3## w play");
    assert_eq!(targets(&pinned, "e3"), names("e2 e4 e5 e6 e7 e8 e9"));
    let unpinned = at("#1k7/4r5/10/10/10/4#5/10/#3R4#/#8#/##2K3## w play");
    assert_eq!(targets(&unpinned, "e3"), names("b3 c3 d3 f3 g3 h3 i3 e2 e4"));
}

/// "Checkmate wins (checkmate). No legal move and not attacked: draw (stalemate). Two bare kings: draw (bare-kings), looked
/// at before stalemate."
#[test]
fn endings() {
    let outcome = |text: &str| at(text).outcome();
    let mate = "k#8/1#8/10/10/10/2K7/10/10/9#/R2####### b play";
    assert_eq!(outcome(mate), Some(Outcome::win(Side::White, "checkmate")));
    let stalemate = "k#8/1#R7/2N7/10/10/2K7/10/10/9#/3####### b play";
    assert_eq!(outcome(stalemate), Some(Outcome::draw("stalemate")));
    assert_eq!(outcome("k#8/##8/10/10/10/2K7/10/10/9#/4###### b play"), Some(Outcome::draw("bare-kings")));
    let last = at("k#8/##8/10/10/10/2Kp6/10/10/9#/4###### w play");
    assert_eq!(last.outcome(), None);
    let taken = effects(&last, "Kxd5");
    assert_eq!(taken.last(), Some(&Effect::Ended(Outcome::draw("bare-kings"))));
    for reason in ["checkmate", "stalemate", "bare-kings", "void"] {
        assert!(!GoChess::reason_text(reason).is_empty(), "{reason}");
    }
}

/// "No progress: 100 plies of play without a capture."
#[test]
fn progress() {
    assert_eq!(GoChess::NO_PROGRESS_PLIES, 100);
    let position = at("k8P/9#/10/10/3p#n4/3pP5/4pp4/#8#/#8#/##K5## w play");
    let progress = |turn: &str| position.is_progress(&position.read_turn(turn).expect("legal"));
    assert!(progress("Pxd6") && progress("Pxf4") && !progress("Pf5") && !progress("Kd2"));
    assert!(at(EMPTY).is_progress(&at(EMPTY).turns().expect("a list")[0]), "only plies of play are counted");
}

/// "There is no direction": what holds for White holds for Black in play.
#[test]
fn sides_are_alike_in_play() {
    for line in include_str!("data/go-chess.jsonl").lines() {
        let case: serde_json::Value = serde_json::from_str(line).expect("a case");
        let text = case["position"].as_str().expect("a text");
        let Some(board) = text.strip_suffix(" w play") else { continue };
        let options = options(&[("blocked", case["options"]["blocked"].as_str().unwrap_or("10"))]);
        let swap = |letter: char| {
            if letter.is_ascii_uppercase() { letter.to_ascii_lowercase() } else { letter.to_ascii_uppercase() }
        };
        let swapped = format!("{} b play", board.chars().map(swap).collect::<String>());
        let (position, other) = (GoChess::parse(text, options), GoChess::parse(&swapped, options));
        let (position, other) = (position.expect("a position"), other.expect("its image"));
        assert_eq!(
            position.turns().expect("a list").into_iter().collect::<BTreeSet<_>>(),
            other.turns().expect("a list").into_iter().collect()
        );
        let reason = |position: &GoChess| position.outcome().map(|outcome| outcome.reason.word());
        assert_eq!(reason(&position), reason(&other), "{text}");
    }
}

/// The diagrams of the rules page are positions.
#[test]
fn diagrams_are_positions() {
    let page = include_str!("../../../assets/rules/en/go-chess.md");
    let diagrams: Vec<&str> = page.split("```position\n").skip(1).filter_map(|part| part.lines().next()).collect();
    assert_eq!(diagrams.len(), 5);
    for text in diagrams {
        assert_eq!(at(text).to_string(), text);
    }
}

#[test]
fn the_side_whose_king_is_nearer_to_its_queen_begins() {
    let before = at(KINGS_NEXT);
    let mut compared = 0;
    for white in before.turns().expect("a list").iter().step_by(5) {
        let chosen = before.play_unchecked(white);
        for black in chosen.turns().expect("a list").iter().step_by(5) {
            let play = chosen.play_unchecked(black);
            let [Some(white), Some(black)] = Side::ALL.map(|side| play.king_to_queen(side)) else { continue };
            if white != black {
                assert_eq!(play.side_to_move(), if white < black { Side::White } else { Side::Black }, "{play}");
                compared += 1;
            }
        }
    }
    assert!(compared > 10, "{compared}");
}
