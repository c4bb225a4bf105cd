//! Trees texts: positions, what is wrong with them and how they are set up.

use std::fmt;

use super::TREES;
use super::geometry::{beyond, connected};
use super::position::{Board, Content, MOST_CHAINS, Trees};
use crate::board::square::{Square, squares};
use crate::set_up::{SetUp, only_piece};
use crate::text::{Field, Fields, read_side};
use crate::{BoardView, Piece, Position, Side, TextError, excerpt};

messages! {
    /// What is wrong with a position of The Game for the Trees.
    pub enum Fault in "trees" {
        /// "Refused: a tree square not connected to its root."
        LostTree { square: Square } = "lost-tree", "the tree square {square} is not connected to its root";
        /// "Refused: a head on bare ground."
        HeadOnBare { head: Square } = "head-on-bare", "{head} is bare ground: no chain can have its head there";
        /// "Refused: a head on neutral ground."
        HeadOnNeutral { head: Square } =
            "head-on-neutral", "{head} is neutral ground: no chain can have its head there";
        /// "Refused: a head on the root of its own tree."
        HeadOnRoot { head: Square } =
            "head-on-root", "{head} is the root of its tree: no chain can have its head there";
        /// "Refused: a vector that the head's content does not have."
        NoSuchGrowth { head: Square, next: Square } =
            "no-such-growth", "what stands on {head} cannot grow to {next}";
        /// "Refused: `next` or head − vector off the board."
        FromBeyond { head: Square, next: Square } = "from-beyond",
            "a growth that goes on to {next} cannot have come to {head}: off the board";
        /// More chains of a side could come to run together than can be executed in every order.
        TooManyChains { chains: u32, side: Side, most: u32 } = "too-many-chains",
            "{chains} chains of {side} could come to run together, at most {most} may: they can be executed in too many \
             orders";
    }
}

const BOARD: &str = "board";
const CHAINS: &str = "chain list";
const LEAPS: &str = "leap list";
/// A list with nothing in it.
const NONE: &str = "-";

/// The start: "rank 1: Birch, Ash, Beech, Pine, Huckleberry, Beech, Ash, Birch; rank 2 White underbrush; rank 3 White
/// grass; 4 and 5 bare; Black the same from the other side".
pub(super) fn start() -> Trees {
    let mut board = Board::BARE;
    for (side, back, brush, grass) in [(Side::White, 0, 1, 2), (Side::Black, 7, 6, 5)] {
        for (rank, content) in
            [(back, Content::huckleberry(side)), (brush, Content::underbrush(side)), (grass, Content::grass(side))]
        {
            board.fill(RANK << (8 * rank), content);
        }
        for place in 0..TREES.len() {
            let tree = Content::tree(side, place);
            board.fill(tree.root(), tree);
        }
    }
    Trees::new(board, Side::White, [true; 2])
}

/// The squares of rank 1.
const RANK: u64 = 0xff;

impl fmt::Display for Trees {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let ranks = ranks_text(|square| self.board().content(square));
        let chains = squares(self.heads()).filter_map(|head| Some((head, self.chain(head)?))).collect();
        let (chains, leaps) = (chains_text(chains), leaps_text(|side| self.has_leap(side)));
        write!(f, "{ranks} {} {chains} {leaps}", self.side_to_move().letter())
    }
}

/// "Ranks 8 to 1 separated by `/`."
pub(super) fn ranks_text(content: impl Fn(Square) -> Content) -> String {
    let ranks: Vec<String> = (0..8).rev().map(|rank| rank_text(rank, &content)).collect();
    ranks.join("/")
}

/// The chains by their heads and what they will try next, sorted by file, then rank.
pub(super) fn chains_text(mut chains: Vec<(Square, Square)>) -> String {
    chains.sort_unstable_by_key(|(head, _)| (head.file(), head.rank()));
    let chains: Vec<String> = chains.iter().map(|(head, next)| format!("{head}>{next}")).collect();
    if chains.is_empty() { NONE.to_owned() } else { chains.join(",") }
}

/// The sides whose huckleberry may still leap.
pub(super) fn leaps_text(has_leap: impl Fn(Side) -> bool) -> String {
    let leaps: String = Side::ALL.into_iter().filter(|&side| has_leap(side)).map(Side::letter).collect();
    if leaps.is_empty() { NONE.to_owned() } else { leaps }
}

fn rank_text(rank: u8, content: impl Fn(Square) -> Content) -> String {
    let mut items: Vec<String> = Vec::new();
    let mut run = 0;
    for square in (0..8).filter_map(|file| Square::at(file, rank)) {
        let content = content(square);
        if content == Content::BARE {
            run += 1;
        } else {
            items.extend((run > 0).then(|| run.to_string()));
            run = 0;
            items.push(content_name(content));
        }
    }
    items.extend((run > 0).then(|| run.to_string()));
    items.join(",")
}

/// "`wg bg` grass, `wu bu nu` underbrush, `wh bh` huckleberry, `wA … wH`, `bA … bH` trees by root file."
pub(super) fn content_name(content: Content) -> String {
    let side = content.side().map_or('n', Side::letter);
    let letter = match content.facts() {
        Some(facts) => facts.letter,
        None if content.is_grass() => 'g',
        None if Side::ALL.map(Content::huckleberry).contains(&content) => 'h',
        None => 'u',
    };
    String::from_iter([side, letter])
}

fn content_named(name: &str) -> Option<Content> {
    let mut letters = name.chars();
    let (side, letter) = (letters.next()?, letters.next()?);
    if letters.next().is_some() {
        return None;
    }
    match (Side::from_letter(side), letter) {
        (None, 'u') if side == 'n' => Some(Content::NEUTRAL),
        (Some(side), 'g') => Some(Content::grass(side)),
        (Some(side), 'u') => Some(Content::underbrush(side)),
        (Some(side), 'h') => Some(Content::huckleberry(side)),
        (Some(side), _) => TREES.iter().position(|tree| tree.letter == letter).map(|place| Content::tree(side, place)),
        _ => None,
    }
}

pub(super) fn parse(text: &str) -> Result<Trees, TextError> {
    let mut fields = Fields::new(text);
    let board_field = fields.next(BOARD)?;
    let (board, columns) = read_board(board_field)?;
    check_trees(board_field, &board, &columns)?;
    let side = read_side(&mut fields)?;
    let chains = fields.next(CHAINS)?;
    let leaps_field = fields.next(LEAPS)?;
    let leaps = read_leaps(leaps_field)?;
    fields.end(LEAPS)?;
    let mut position = Trees::new(board, side, leaps);
    read_chains(chains, &mut position)?;
    Ok(position)
}

/// The board, and for every square how many characters of the field come before it.
fn read_board(field: Field<'_>) -> Result<(Board, [usize; Square::COUNT]), TextError> {
    let (mut board, mut columns) = (Board::BARE, [0; Square::COUNT]);
    let mut rank = 8_u8;
    for line in field.split('/') {
        rank = rank.checked_sub(1).ok_or_else(|| line.fail(0, "there are only eight ranks"))?;
        read_rank(line, rank, |square, content, part| {
            board.fill(square.bit(), content);
            columns[square.index()] = part.column - field.column;
        })?;
    }
    if rank > 0 {
        return Err(field.fail(field.text.chars().count(), format!("rank {rank} is missing: eight ranks are needed")));
    }
    Ok((board, columns))
}

fn read_rank(line: Field<'_>, rank: u8, mut put: impl FnMut(Square, Content, Field<'_>)) -> Result<(), TextError> {
    let (mut file, mut after_run) = (0_u8, false);
    for part in line.split(',') {
        let run = part.text.starts_with(|letter: char| letter.is_ascii_digit());
        let taken = if run { read_run(part, after_run)? } else { 1 };
        if file + taken > 8 {
            return Err(part.fail(0, format!("rank {} has more than eight squares", rank + 1)));
        }
        if !run {
            let content = content_named(part.text).ok_or_else(|| part.fail(0, no_content(part.text)))?;
            if let Some(square) = Square::at(file, rank) {
                put(square, content, part);
            }
        }
        file += taken;
        after_run = run;
    }
    if file < 8 {
        let what = format!("rank {} has only {file} of its eight squares", rank + 1);
        return Err(line.fail(line.text.chars().count(), what));
    }
    Ok(())
}

fn read_run(part: Field<'_>, after_run: bool) -> Result<u8, TextError> {
    if after_run {
        return Err(part.fail(0, "two runs of bare squares must be written as one digit"));
    }
    match part.text.as_bytes() {
        [digit @ b'1'..=b'8'] => Ok(digit - b'0'),
        _ => Err(part.fail(0, format!("a run of bare squares is a digit 1-8, not \"{}\"", excerpt(part.text)))),
    }
}

fn no_content(name: &str) -> String {
    format!("\"{}\" is nothing that grows: wg wu wh wA-wD wF-wH, the same with b, and nu are", excerpt(name))
}

/// "Refused: a tree square not connected to its root."
fn check_trees(field: Field<'_>, board: &Board, columns: &[usize; Square::COUNT]) -> Result<(), TextError> {
    let lost = Side::ALL.into_iter().flat_map(|side| (0..TREES.len()).map(move |place| Content::tree(side, place)));
    let lost = lost.fold(0, |lost, content| {
        let tree = board.of(content);
        lost | content.species().map_or(0, |species| tree & !connected(species, content.root(), tree))
    });
    let Some(square) = squares(lost).min_by_key(|square| columns[square.index()]) else { return Ok(()) };
    Err(field.refuse(columns[square.index()], Fault::LostTree { square }, [square.cell()]))
}

fn read_leaps(field: Field<'_>) -> Result<[bool; 2], TextError> {
    match field.text {
        "wb" => Ok([true, true]),
        "w" => Ok([true, false]),
        "b" => Ok([false, true]),
        "-" => Ok([false, false]),
        _ => Err(field.fail(0, "\"wb\", \"w\", \"b\" or \"-\" is expected")),
    }
}

fn read_chains(field: Field<'_>, position: &mut Trees) -> Result<(), TextError> {
    if field.text == "-" {
        return Ok(());
    }
    let mut last = None;
    for part in field.split(',') {
        let (head, next) = read_chain(part)?;
        let place = (head.file(), head.rank());
        if last == Some(place) {
            return Err(part.fail(0, format!("the head {head} is named twice")));
        }
        if last > Some(place) {
            return Err(part.fail(0, "chains must be sorted by their heads, file then rank"));
        }
        last = Some(place);
        check_chain(part, position, head, next)?;
        position.start_chain(head, next);
        check_number(part, position, head)?;
    }
    Ok(())
}

fn read_chain(part: Field<'_>) -> Result<(Square, Square), TextError> {
    let letters: Vec<char> = part.text.chars().collect();
    let square = |at: usize| -> Result<Square, TextError> {
        let name: String = letters.iter().skip(at).take(2).collect();
        Square::named(&name).ok_or_else(|| part.fail(at, "a square a1-h8 is expected"))
    };
    let head = square(0)?;
    if letters.get(2) != Some(&'>') {
        return Err(part.fail(2, "\">\" and the square that the chain will try next are expected"));
    }
    let next = square(3)?;
    if letters.len() > 5 {
        return Err(part.fail(5, "\",\" and the next chain are expected, or a space"));
    }
    Ok((head, next))
}

/// "Refused: a head on bare or neutral ground or on the root of its own tree, a vector that the head's content does not
/// have, `next` or head − vector off the board."
fn check_chain(part: Field<'_>, position: &Trees, head: Square, next: Square) -> Result<(), TextError> {
    let content = position.board().content(head);
    if content.side().is_none() {
        let bare = content == Content::BARE;
        let fault = if bare { Fault::HeadOnBare { head } } else { Fault::HeadOnNeutral { head } };
        return Err(part.refuse(0, fault, [head.cell()]));
    }
    if head.is_in(content.root()) {
        return Err(part.refuse(0, Fault::HeadOnRoot { head }, [head.cell()]));
    }
    if !content.has_vector(head, next) {
        return Err(part.refuse(3, Fault::NoSuchGrowth { head, next }, [head, next].map(Square::cell)));
    }
    if beyond(next, head).is_none() {
        return Err(part.refuse(0, Fault::FromBeyond { head, next }, [head, next].map(Square::cell)));
    }
    Ok(())
}

/// Refuses the first chain with which play could come to more chains of a side than can be executed in every order.
fn check_number(part: Field<'_>, position: &Trees, head: Square) -> Result<(), TextError> {
    let Some(side) = position.board().content(head).side() else { return Ok(()) };
    let chains = position.most_chains_ahead(side);
    if chains <= MOST_CHAINS {
        return Ok(());
    }
    Err(part.refuse(0, Fault::TooManyChains { chains, side, most: MOST_CHAINS }, [head.cell()]))
}

/// All that a square can hold but bare ground: what grows low, the trees from the first file on, nobody's underbrush.
fn all_contents() -> impl Iterator<Item = Content> {
    let of = |side| {
        [Content::grass(side), Content::underbrush(side), Content::huckleberry(side)]
            .into_iter()
            .chain((0..TREES.len()).map(move |place| Content::tree(side, place)))
    };
    Side::ALL.into_iter().flat_map(of).chain([Content::NEUTRAL])
}

fn content_of(content: &[Piece]) -> Option<Content> {
    match content {
        [] => Some(Content::BARE),
        content => only_piece(content).and_then(|piece| all_contents().find(|known| known.piece() == Some(piece))),
    }
}

impl SetUp for Trees {
    const HAS_CHAINS: bool = true;

    fn contents(&self) -> Vec<Vec<Piece>> {
        all_contents().filter_map(|content| Some(vec![content.piece()?])).collect()
    }

    fn content_text(content: &[Piece]) -> Option<String> {
        content_of(content).filter(|&content| content != Content::BARE).map(content_name)
    }

    fn board_text(board: &BoardView) -> Option<String> {
        let contents: Vec<Content> = board.cells.iter().map(|content| content_of(content)).collect::<Option<_>>()?;
        Some(ranks_text(|square| contents.get(square.index()).copied().unwrap_or(Content::BARE)))
    }

    /// Whose huckleberry may still leap.
    fn state(&self) -> (Side, String) {
        (self.side_to_move(), leaps_text(|side| self.has_leap(side)))
    }

    fn states(_board: &BoardView) -> Vec<String> {
        let either = [true, false];
        let both = either.into_iter().flat_map(|white| either.map(|black| [white, black]));
        both.map(|leaps| leaps_text(|side: Side| leaps[side.index()])).collect()
    }

    fn fields_after_side(board: &BoardView, state: &str) -> String {
        let square = Square::of_cell;
        let chains = board.chains.iter().filter_map(|&(head, next)| Some((square(head)?, square(next)?)));
        format!("{} {state}", chains_text(chains.collect()))
    }
}
