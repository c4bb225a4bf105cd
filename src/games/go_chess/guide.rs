//! What the panels say of Go-Chess.

use ludarium_rules::games::go_chess::{GoChess, KINDS};
use ludarium_rules::{AnyPosition, Options as _, Piece, Position, Side, Step};

use super::{ACROSS, CELL};
use crate::look::palette::Palette;
use crate::stage::Layout;
use crate::stage::guide::top_name;
use crate::stage::guide::{Gauge, Guide, Pip, Prompt, StateWords, Tally, Token};
use crate::stage::guide::{plain_label, walk};
use crate::words::text;

/// How the panels speak of Go-Chess.
pub static GUIDE: Guide = Guide {
    layout: || Layout::grid(ACROSS, ACROSS, CELL).with_heights(1.3, 0.2).with_rim(0.5),
    token,
    counts_as: Some,
    tally,
    prompt,
    label: plain_label,
    actions: walk,
    state: Some(StateWords { title: || text!("go-chess-phase"), label: phase_label }),
    piece_name: top_name,
};

/// The letters of the kinds, by their number.
const SIGNS: [&str; KINDS.len()] = ["P", "N", "B", "R", "Q", "K"];

fn token(piece: Piece, _: &Palette) -> Token {
    Token::plain(piece.side, SIGNS.get(usize::from(piece.kind.0)).copied().unwrap_or(""))
}

/// How many pieces a side places.
const PIECES: u8 = 16;

/// What a side has left, or how far it has come in placing its pieces.
fn tally(position: &AnyPosition, side: Side) -> Tally {
    let AnyPosition::GoChess(position) = position else { return Tally::default() };
    let pieces = position.pieces(side).count_ones();
    let checked = position.side_to_move() == side && position.checkers() != 0;
    if checked {
        return Tally {
            counts: vec![text!("go-chess-check")],
            help: text!("go-chess-check-help"),
            alarming: true,
            ..Tally::default()
        };
    }
    if position.pairs_placed().is_some() {
        let (what, words) = (text!("go-chess-placed"), text!("go-chess-placed-of", count = pieces, of = PIECES));
        let gauge = Some(Gauge { filled: pieces as u8, of: PIECES, what, words, pip: Pip::Disc });
        return Tally { gauge, help: text!("go-chess-placed-help"), alarming: false, ..Tally::default() };
    }
    Tally {
        counts: vec![text!("go-chess-pieces", count = pieces)],
        help: text!("go-chess-pieces-help"),
        alarming: false,
        ..Tally::default()
    }
}

fn prompt(position: &AnyPosition, path: &[Step], player: &str) -> Prompt {
    let AnyPosition::GoChess(position) = position else { return Prompt::default() };
    match task(position, player) {
        Some(task) => Prompt { task, note: board_of(position) },
        None if path.is_empty() => Prompt { task: text!("choose-piece"), note: board_of(position) },
        None => text!("choose-target").into(),
    }
}

/// What the player on the move is to place, such as "White places pawn 3 of 8 in secret"; `None` once play has begun.
fn task(position: &GoChess, player: &str) -> Option<String> {
    let kind = position.kind_to_place()?;
    let facts = KINDS.get(usize::from(kind.0))?;
    let number = position.pieces_of(position.side_to_move(), kind).count_ones() + 1;
    let letter = facts.letter.to_string();
    Some(match facts.count {
        1 => text!("go-chess-place-only", side = player, kind = letter),
        of => text!("go-chess-place", side = player, kind = letter, number = number, of = of),
    })
}

/// The number of the board, if its blocked squares come from one.
fn board_of(position: &GoChess) -> Option<String> {
    let options = position.options();
    let drawn = GoChess::start(options).blocked() == position.blocked();
    let seed = options.get("seed").filter(|_| drawn && options.blocked() > 0);
    seed.map(|seed| text!("go-chess-board", seed = seed))
}

/// Whether pieces are still placed.
fn phase_label(state: &str) -> String {
    if state == "play" { text!("go-chess-phase-play") } else { text!("go-chess-phase-placement") }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::GameId;

    #[test]
    fn signs_are_the_letters_of_the_rules() {
        for (sign, kind) in SIGNS.iter().zip(&KINDS) {
            assert_eq!(*sign, kind.letter.to_string());
        }
    }

    #[test]
    fn the_prompt_names_piece_and_board_and_no_secret() {
        let start = AnyPosition::start(GameId::GoChess, &[("seed", "42")]).expect("a start");
        assert_eq!(
            prompt(&start, &[], "White").parts().collect::<Vec<_>>(),
            ["White places pawn 1 of 8 in secret", "board 42"]
        );
        let chosen = start.play(&start.turns().expect("a list")[3]).expect("legal");
        assert_eq!(
            prompt(&chosen, &[], "Ben").parts().collect::<Vec<_>>(),
            ["Ben places pawn 1 of 8 in secret", "board 42"]
        );
    }
}
