//! Gess: the sentences of its rules, quoted, the worked facts, and complete games.

use std::collections::BTreeSet;

use ludarium_rules::games::gess::{Direction, Gess, Options, Point, STONES, footprint, footprint_cells, on_board};
use ludarium_rules::{Effect, Game, Notation, Options as _, Outcome, Position, Side, View, perft};
use serde::Deserialize;

const CLASSROOM: Options = Options { centre_on_board: true, keep_ring: true };

fn at(text: &str) -> Gess {
    Gess::parse(text, Options::default()).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn start() -> Gess {
    Gess::start(Options::default())
}

/// The position after some turns.
fn play(position: Gess, turns: &[&str]) -> Gess {
    turns.iter().fold(position, |position, text| {
        let turn = position.read_turn(text).unwrap_or_else(|error| panic!("{position}: {error}"));
        position.play(&turn).expect("a turn that was read is legal")
    })
}

fn legal(position: &Gess, turn: &str) -> bool {
    position.read_turn(turn).is_ok()
}

fn point(name: &str) -> Point {
    Point::named(name).expect("a point")
}

fn names(points: impl IntoIterator<Item = Point>) -> BTreeSet<String> {
    points.into_iter().map(|point| point.to_string()).collect()
}

fn list(names: &str) -> BTreeSet<String> {
    names.split_whitespace().map(str::to_owned).collect()
}

/// The stones that a turn removes by contact.
fn removed(position: &Gess, turn: &str) -> BTreeSet<String> {
    let turn = position.read_turn(turn).expect("legal");
    names(position.removed(turn).into_iter().map(|(point, _)| point))
}

/// Rings in the middle for both sides, and for Black what the ranks 2 to 5 say, from rank 5 down.
fn with_rings(low: [&str; 4], side: char) -> Gess {
    let [five, four, three, two] = low;
    at(&format!("18/18/18/9www6/9w1w6/9www6/18/9bbb6/9b1b6/9bbb6/18/18/18/18/{five}/{four}/{three}/{two} {side}"))
}

/// "18x18 cells, files b-s, ranks 2-19 (a, t, 1 and 20 name the imaginary rim just outside)."
#[test]
fn board() {
    assert_eq!(Gess::cell_count(), 400);
    assert_eq!(names(Point::all().filter(|point| on_board(*point))).len(), 18 * 18);
    for (name, is_on) in [("b2", true), ("s19", true), ("a2", false), ("t5", false), ("c1", false), ("c20", false)] {
        assert_eq!(on_board(point(name)), is_on, "{name}");
    }
    let picture = start().board_view();
    let rim = Point::all().filter(|point| !on_board(*point));
    assert!(rim.map(Point::index).all(|index| picture.cells[index].is_empty()), "rim cells are empty in every picture");
}

/// "Black sits at the low ranks and Black moves first. 43 stones a side."
#[test]
fn set_up() {
    let diagram = [
        (19, ".W.W.WWWWWWWW.W.W."),
        (18, "WWW.W.WWWW.W.W.WWW"),
        (17, ".W.W.WWWWWWWW.W.W."),
        (14, ".W..W..W..W..W..W."),
        (7, ".B..B..B..B..B..B."),
        (4, ".B.B.BBBBBBBB.B.B."),
        (3, "BBB.B.BBBB.B.B.BBB"),
        (2, ".B.B.BBBBBBBB.B.B."),
    ];
    for rank in 1..=20 {
        let row = diagram.iter().find(|(number, _)| *number == rank).map_or("", |(_, row)| row);
        for (i, file) in ('a'..='t').enumerate() {
            let stone = match row.chars().nth(i.wrapping_sub(1)) {
                Some('W') => Some(Side::White),
                Some('B') => Some(Side::Black),
                _ => None,
            };
            assert_eq!(start().stone_at(point(&format!("{file}{rank}"))), stone, "{file}{rank}");
        }
    }
    assert_eq!(start().side_to_move(), Side::Black);
    assert!(Side::ALL.iter().all(|side| start().stones(*side).count() == 43));
    assert_eq!(STONES, 43);
    assert_eq!(names(start().rings(Side::Black)), list("l3"));
    assert_eq!(names(start().rings(Side::White)), list("l18"));
}

/// "Perft(1) from the start 478 (default) and 416 (`centre_on_board=on`, `keep_ring=off`); perft(2) 172080 and 132704;
/// with both options on: 319 and 101761. Perft(3), default: 60574502."
#[test]
fn counts() {
    let perfts = |options| [1, 2].map(|depth| perft(&Gess::start(options), depth));
    assert_eq!(perfts(Options::default()), [478, 172_080]);
    assert_eq!(perfts(Options { centre_on_board: true, keep_ring: false }), [416, 132_704]);
    assert_eq!(perfts(CLASSROOM), [319, 101_761]);
    assert_eq!(perft(&start(), 3), 60_574_502);
}

/// "A piece is any 3x3 block of cells (its footprint), named by its centre." "Part of it may lie off the board, and so
/// may its centre, as long as at least one of its nine cells is on the board: centres run over a-t, 1-20."
#[test]
fn footprints() {
    for centre in Point::all() {
        assert!(footprint(centre).any(on_board), "{centre}");
        let cells: Vec<_> = footprint(centre).map(Point::cell).collect();
        assert_eq!(cells, footprint_cells(centre.cell()));
    }
    assert_eq!(names(footprint(point("t1"))), list("s1 t1 s2 t2"));
    let position = with_rings(["18", "18", "18", "b17"], 'b');
    for centre in ["a1", "b1", "c1", "a2", "b2", "c2", "a3", "b3", "c3"] {
        // "A stone in the middle alone gives no direction."
        let expected = usize::from(centre != "b2");
        assert_eq!(position.directions(point(centre)).count(), expected, "{centre}");
    }
    assert_eq!(position.directions(point("d1")).count(), 0);
}

/// "That holds at least one stone of the mover and none of the opponent."
#[test]
fn pieces() {
    let position = with_rings(["18", "3b14", "3bw13", "3b14"], 'b');
    assert_eq!(position.directions(point("d3")).count(), 3, "e2, e3 and e4");
    assert_eq!(position.directions(point("e3")).count(), 0, "White's stone on f3 is in it");
    assert_eq!(position.directions(point("i3")).count(), 0, "nothing is in it");
    assert_eq!(position.reach(point("e3")), []);
}

/// "Directions: the occupied outer cells of the footprint."
#[test]
fn directions() {
    let position = with_rings(["18", "2bbb13", "4b13", "2b15"], 'b');
    let found: BTreeSet<Direction> = position.directions(point("e3")).collect();
    let expected =
        [Direction::NorthWest, Direction::North, Direction::NorthEast, Direction::East, Direction::SouthWest];
    assert_eq!(found, BTreeSet::from(expected));
    let reached: BTreeSet<Direction> = position
        .reach(point("e3"))
        .into_iter()
        .filter_map(|to| Direction::between(point("e3"), to).map(|(direction, _)| direction))
        .collect();
    assert_eq!(reached, found);
}

/// "Centre stone present: any distance; absent: at most 3 cells."
#[test]
fn range() {
    let without = with_rings(["18", "bb16", "18", "18"], 'b');
    assert_eq!(names(without.reach(point("b3"))), list("b4 b5 b6 c4 d5 e6"));
    let with = with_rings(["18", "b17", "b17", "18"], 'b');
    let file: BTreeSet<String> = (4..=20).map(|rank| format!("b{rank}")).collect();
    assert_eq!(names(with.reach(point("b3"))), file);
}

/// "The stones of the footprint are lifted and move together as a rigid block."
#[test]
fn blocks_are_rigid() {
    let before = with_rings(["18", "4b1b11", "5b12", "4bb12"], 'b');
    let after = play(before, &["g3-i5"]);
    let stones = names(after.stones(Side::Black));
    assert!(list("h6 j6 i5 h4 i4").is_subset(&stones), "{after}");
    assert!(list("f4 h4 g3 f2 g2").intersection(&stones).eq(["h4"].iter()), "{after}");
}

/// "The block stops at the first step at which its footprint covers any stone, of either colour; everything so covered
/// (also under its empty cells) is removed, then the block is put down. It may stop earlier."
#[test]
fn contact() {
    let position = with_rings(["4b1w11", "18", "5bb11", "5bb11"], 'b');
    assert_eq!(names(position.reach(point("g2"))), list("g3 g4 h2 i2 j2 k2 l2 m2 n2 o2 p2 q2 r2 s2 t2 h3 i4"));
    assert_eq!(removed(&position, "g2-g3"), list(""));
    assert_eq!(removed(&position, "g2-g4"), list("f5 h5"), "an own and an enemy stone, both beside the block's column");
    let after = play(position, &["g2-g4"]);
    assert_eq!(
        ["f5", "g5", "h5"].map(|name| after.stone_at(point(name))),
        [None, Some(Side::Black), Some(Side::Black)]
    );
}

/// "Cells it left do not obstruct it."
#[test]
fn cells_left_do_not_obstruct() {
    let position = with_rings(["18", "bbb15", "bbb15", "bbb15"], 'b');
    let reach = names(position.reach(point("c3")));
    assert!(list("c4 c20 d3 t3 d4 j10 b3 a3 c2 c1 b2 a1 b4 a5 d2 e1").is_subset(&reach), "{reach:?}");
}

/// "Stones that end outside b-s/2-19 are lost, all of them if it so happens (`c3-a1` of a corner piece). The footprint
/// must still touch the board, so centres stay within a-t/1-20."
#[test]
fn stones_are_lost() {
    let position = with_rings(["18", "18", "18", "b17"], 'b');
    let after = play(position, &["c3-a1"]);
    assert_eq!(after.stones(Side::Black).count(), 8);
    let block = with_rings(["18", "bbb15", "bbb15", "bbb15"], 'b');
    assert_eq!(names(play(block, &["c3-a1"]).stones(Side::Black).filter(|point| point.rank() < 8)), list("b2"));
    assert!(!legal(&block, "c3-a0") && block.read_turn("c3-c0").is_err());
}

/// "From = to is no move. No passing."
#[test]
fn no_passing() {
    let refused = start().read_turn("c3-c3").expect_err("no move").to_string();
    assert_eq!(refused, "\"c3-c3\" is not legal: The piece c3 is already there");
}

/// "A ring is eight stones of one colour round an empty cell, wholly on the board. A side may have several."
#[test]
fn rings() {
    let text = "18/18/18/9www6/9w1w6/9www6/18/bbb6bbb6/bbb6b1b6/bbb6bbb6/18/18/18/18/bbb15/b1b3bbb9/bbb3bwb9/6bbb9 b";
    assert_eq!(names(at(text).rings(Side::Black)), list("c4 l11"), "neither round a stone nor a full block");
    let edge = at("18/18/18/9www6/9w1w6/9www6/18/18/18/18/18/18/bb16/1b16/bb16/18/18/18 b");
    assert!(!edge.has_ring(Side::Black), "not wholly on the board");
}

/// "After a move is complete: a side without a ring has lost. If both are without, the mover has lost. Breaking your own
/// last ring is legal and loses." "Own-ring-broken, also when neither has one; only the side to move has none: it has
/// lost, no-ring."
#[test]
fn endings() {
    let win = |side, reason| Some(Outcome::win(side, reason));
    let rings = |white: &str, black: &str, side| {
        let ring = |row: &str, stone: &str| row.replace('x', stone);
        let (full, hole) = if white.is_empty() { ("18", "18") } else { ("9xxx6", "9x1x6") };
        let white = [full, hole, full].map(|row| ring(row, "w")).join("/");
        let (full, hole) = if black.is_empty() { ("18", "18") } else { ("9xxx6", "9x1x6") };
        let black = [full, hole, full].map(|row| ring(row, "b")).join("/");
        at(&format!("18/18/18/{white}/18/18/18/18/18/18/18/{black}/18/18 {side}")).outcome()
    };
    assert_eq!(rings("ring", "ring", 'w'), None);
    assert_eq!(rings("ring", "", 'w'), win(Side::White, "own-ring-broken"));
    assert_eq!(rings("", "", 'w'), win(Side::White, "own-ring-broken"));
    assert_eq!(rings("", "ring", 'w'), win(Side::Black, "no-ring"));
    assert_eq!(rings("ring", "", 'b'), win(Side::White, "no-ring"));
    assert_eq!(rings("", "", 'b'), win(Side::Black, "own-ring-broken"));
}

/// "A player to move always has a move (its ring can step toward the middle), so there is no stalemate."
#[test]
fn no_stalemate() {
    for corner in ["18/18/18/bbb15/b1b15/bbb15", "bbb15/b1b15/bbb15/18/18/18", "15bbb/15b1b/15bbb/18/18/18"] {
        let text = format!("{corner}/18/18/18/18/18/18/18/18/18/9www6/9w1w6/9www6 b");
        let position = Gess::parse(&text, CLASSROOM).expect("a position");
        assert!(position.has_turn() && position.count_turns() > 0, "{text}");
    }
}

/// "From the start, illegal for Black: `q3-q4`, `l3-l10`, `i3-b10`, `c7-c8`, `c3-c8`."
#[test]
fn illegal_from_the_start() {
    let cases = [
        ("q3-q4", "The piece q3 has no stone in the north, so it cannot go that way"),
        ("l3-l10", "The piece l3 has no stone in its centre, so it goes at most 3 cells, not 7"),
        ("i3-b10", "The piece i3 must stop at h4, where it meets Black's own stone on g4"),
        ("c7-c8", "The piece c7 has a stone only in its centre, so it has no direction"),
        ("c3-c8", "The piece c3 must stop at c6, where it meets Black's own stone on c7"),
    ];
    for (turn, why) in cases {
        let error = start().read_turn(turn).expect_err(turn).to_string();
        assert_eq!(error, format!("\"{turn}\" is not legal: {why}"));
    }
}

/// "Legal by default and losing at once: `j3-j4`, `o3-n4`, `l3-l2`, `m3-m6` (own ring broken)."
#[test]
fn own_ring_broken() {
    for text in ["j3-j4", "o3-n4", "l3-l2", "m3-m6"] {
        let turn = start().read_turn(text).expect(text);
        assert!(start().breaks_last_ring(turn), "{text}");
        let lost = Some(Outcome::win(Side::White, "own-ring-broken"));
        assert_eq!(start().play_unchecked(&turn).outcome(), lost, "{text}");
        let kept = Gess::start(Options { keep_ring: true, ..Options::default() });
        assert!(!legal(&kept, text), "{text}");
    }
}

/// "Edge: `r3-s3`, White any, `s3-r3`, White any: now `r3-s3` is illegal, since the eastern stone was lost."
#[test]
fn lost_at_the_edge() {
    let after = play(start(), &["r3-s3", "c15-c14", "s3-r3", "f15-f14"]);
    let error = after.read_turn("r3-s3").expect_err("illegal").to_string();
    assert_eq!(error, "\"r3-s3\" is not legal: The piece r3 has no stone in the east, so it cannot go that way");
}

/// "`c3-b3` loses one stone. `e3-d3` takes three own stones (c2 c3 c4), `d3-d6` then takes the own c7; `d6-d9` after
/// that is legal and takes nothing."
#[test]
fn own_stones_are_taken() {
    assert_eq!(names(start().lost(start().read_turn("c3-b3").expect("legal"))), list("b3"));
    assert_eq!(removed(&start(), "e3-d3"), list("c2 c3 c4"));
    let second = play(start(), &["e3-d3", "c15-c14"]);
    assert_eq!(removed(&second, "d3-d6"), list("c7"));
    let third = play(second, &["d3-d6", "f15-f14"]);
    assert_eq!(removed(&third, "d6-d9"), list(""));
}

/// "`centre_on_board` (on: from- and to-centres must be b-s/2-19)."
#[test]
fn centre_on_board() {
    let options = Options { centre_on_board: true, keep_ring: false };
    let position = Gess::parse(&with_rings(["18", "bbb15", "bbb15", "bbb15"], 'b').to_string(), options);
    let position = position.expect("a position");
    assert!(legal(&position, "c3-b2") && !legal(&position, "c3-a1"));
    assert!(position.turns().expect("a list").iter().all(|turn| on_board(turn.from) && on_board(turn.to)));
    assert!(start().turns().expect("a list").iter().any(|turn| !on_board(turn.from)));
}

/// "`keep_ring` (on: a move that leaves the mover without a ring is illegal); both default off."
#[test]
fn keep_ring() {
    assert_eq!(Options::default().list(), [("centre_on_board", "off".to_owned()), ("keep_ring", "off".to_owned())]);
    let position = Gess::start(Options { keep_ring: true, ..Options::default() });
    for turn in start().turns().expect("a list") {
        assert_eq!(position.is_legal(&turn), !start().breaks_last_ring(turn), "{turn}");
        assert_eq!(start().breaks_last_ring(turn), !start().play_unchecked(&turn).has_ring(Side::Black), "{turn}");
    }
}

/// "Two different centres are two different turns even if the same stones move."
#[test]
fn equality() {
    let position = with_rings(["18", "18", "1bb15", "18"], 'b');
    let [one, two] = ["c2-c3", "d2-d3"].map(|text| position.read_turn(text).expect("legal"));
    assert_ne!(one, two);
    assert_eq!(position.play_unchecked(&one), position.play_unchecked(&two));
    assert!(position.turns().expect("a list").contains(&one) && position.turns().expect("a list").contains(&two));
}

/// "No progress: 200 plies without a stone removed or lost."
#[test]
fn progress() {
    assert_eq!(Gess::NO_PROGRESS_PLIES, 200);
    let progress = |text| start().is_progress(&start().read_turn(text).expect("legal"));
    assert!(progress("e3-d3") && progress("c3-b3") && !progress("i3-i5"));
}

/// The effects of a turn are the stones that contact removes, then the block as one body, then the end.
#[test]
fn effects() {
    let position = play(start(), &["l6-l9", "l18-l15", "l9-l12", "r15-r14"]);
    let turn = position.read_turn("l12xl13").expect("legal");
    let effects = position.effects(&turn);
    let captured = effects.iter().take_while(|effect| matches!(effect, Effect::Captured { .. })).count();
    assert_eq!(captured, position.removed(turn).len());
    assert!(matches!(&effects[captured], Effect::Carried { pieces } if pieces.len() == 1));
    assert_eq!(effects[captured + 1..], [Effect::Ended(Outcome::win(Side::Black, "no-ring"))]);
    let lost = start().effects(&start().read_turn("c3-b3").expect("legal"));
    let targets: Vec<bool> = match lost.as_slice() {
        [Effect::Carried { pieces }] => pieces.iter().map(|(_, to, _)| to.is_none()).collect(),
        other => panic!("{other:?}"),
    };
    assert_eq!(targets.iter().filter(|gone| **gone).count(), 1);
}

#[derive(Deserialize)]
struct Games {
    games: Vec<Playout>,
}

/// A complete game: "moves as from-centre - to-centre, Black first; final rows are ranks 19 to 2, files b to s".
#[derive(Deserialize)]
struct Playout {
    name: String,
    moves: Vec<String>,
    winner: Option<char>,
    black_stones: usize,
    white_stones: usize,
    black_rings: BTreeSet<String>,
    white_rings: BTreeSet<String>,
    #[serde(rename = "final")]
    rows: Vec<String>,
}

fn games() -> Vec<Playout> {
    serde_json::from_str::<Games>(include_str!("data/gess_games.json")).expect("games").games
}

impl Playout {
    fn played(&self, options: Options) -> Gess {
        play(Gess::start(options), &self.moves.iter().map(String::as_str).collect::<Vec<_>>())
    }

    fn check(&self, options: Options) {
        let position = self.played(options);
        let about = format!("{} {position:?}", self.name);
        let winner = position.outcome().and_then(|outcome| outcome.winner);
        assert_eq!(winner.map(Side::letter), self.winner, "{about}");
        let counts = [Side::Black, Side::White].map(|side| position.stones(side).count());
        assert_eq!(counts, [self.black_stones, self.white_stones], "{about}");
        assert_eq!(names(position.rings(Side::Black)), self.black_rings, "{about}");
        assert_eq!(names(position.rings(Side::White)), self.white_rings, "{about}");
        for (row, rank) in self.rows.iter().zip((2..=19).rev()) {
            for (letter, file) in row.chars().zip('b'..='s') {
                let stone = position.stone_at(point(&format!("{file}{rank}")));
                let expected = Side::from_letter(letter.to_ascii_lowercase());
                assert_eq!(stone, expected, "{file}{rank} of {about}");
            }
        }
    }
}

/// "Winner and board are the same with the default options and with centre_on_board=on, keep_ring=on."
#[test]
fn complete_games() {
    assert!(games().len() >= 10);
    for game in games() {
        game.check(Options::default());
        game.check(CLASSROOM);
    }
}

/// "After the game longer6 the move a16-c18 is legal by default and illegal with centre_on_board=on."
#[test]
fn a_centre_on_the_rim() {
    let game = games().into_iter().find(|game| game.name == "longer6").expect("the game");
    assert!(legal(&game.played(Options::default()), "a16-c18"));
    let options = Options { centre_on_board: true, keep_ring: false };
    let error = game.played(options).read_turn("a16-c18").expect_err("illegal").to_string();
    assert_eq!(error, "\"a16-c18\" is not legal: a16 is on the rim, and centres must stay on the board (b2 to s19)");
}

/// What the captions of the rules page say of its diagrams.
#[test]
fn diagrams_of_the_rules_page() {
    let pieces = at("18/18/9www6/9w1w6/9www6/18/18/18/9bbb6/9b1b6/9bbb6/18/18/3bb13/12bb4/2b15/18/18 b");
    assert_eq!(names(pieces.reach(point("e5"))), list("e6 e7 e8 f6 g7 h8 d4 c3 b2"));
    assert_eq!(names(pieces.reach(point("n5"))), list("o5 p5 q5 r5 s5 t5"));
    let contact = at("18/18/9www6/9w1w6/9www6/18/18/18/13bbb2/4w1b6b1b2/13bbb2/18/18/5b12/5b12/4b1b11/18/18 b");
    let north: Vec<Point> =
        contact.reach(point("g5")).into_iter().filter(|to| to.file() == point("g5").file()).collect();
    assert_eq!(names(north), list("g6 g7 g8 g9"));
    assert_eq!(removed(&contact, "g5-g9"), list("f10 h10"));
    let end = at(END_DIAGRAM);
    assert_eq!(end, play(start(), &["l6-l9", "l18-l15", "l9-l12", "r15-r14"]));
    assert_eq!(removed(&end, "l12xl13"), list("k14 l14 m14"));
    assert_eq!(play(end, &["l12xl13"]).outcome(), Some(Outcome::win(Side::Black, "no-ring")));
}

const END_DIAGRAM: &str = "1w1w1wwww3w1w1w1/www1w1www4w1www/1w1w1wwww3w1w1w1/9www6/9w1w6/1w2w2w1www1w4/10b5w1/18/18/18/\
                           18/18/1b2b2b5b2b1/18/18/1b1b1bbbbbbbb1b1b1/bbb1b1bbbb1b1b1bbb/1b1b1bbbbbbbb1b1b1 b";
