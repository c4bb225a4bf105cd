//! Boards that are set up freely.

use ludarium_rules::{AnyPosition, Arrangement, ArrangementError, Cell, GameId, Side};
use rand::rngs::StdRng;
use rand::seq::IndexedRandom;
use rand::{RngExt, SeedableRng};

fn start(game: GameId) -> AnyPosition {
    AnyPosition::start(game, &[]).expect("the defaults are valid")
}

/// A position of a random match, before anything secret is chosen.
fn played(game: GameId, plies: usize, random: &mut StdRng) -> AnyPosition {
    let mut position = start(game);
    for _ in 0..plies {
        let turns = position.turns_up_to(5000);
        let Some(turn) = turns.as_ref().and_then(|turns| turns.choose(random)) else { break };
        position = position.play(turn).expect("legal");
    }
    position
}

#[test]
fn what_is_taken_from_a_position_is_that_position() {
    let mut random = StdRng::seed_from_u64(1);
    for game in GameId::ALL {
        for plies in 0..40 {
            let position = played(game, 2 * plies, &mut random);
            let board = Arrangement::of(&position);
            assert_eq!(board.text(), position.to_string(), "{game:?}");
            assert_eq!(board.position(), Ok(position), "{game:?}");
        }
    }
}

#[test]
fn a_position_put_together_cell_by_cell_is_the_same() {
    let mut random = StdRng::seed_from_u64(2);
    for game in GameId::ALL {
        let position = played(game, 30, &mut random);
        let mut board = Arrangement::of(&start(game));
        board.clear();
        let whole = Arrangement::of(&position);
        for (cell, content) in (0..).map(Cell).zip(&whole.board().cells).filter(|(_, content)| !content.is_empty()) {
            board.put(cell, content).expect("it stood there");
        }
        for &(head, next) in &whole.board().chains {
            board.set_chain(head, Some(next)).expect("both are on the board");
        }
        board.set_side_to_move(whole.side_to_move());
        board.set_state(whole.state());
        assert_eq!(board.board(), whole.board(), "{game:?}");
        assert_eq!(board.position(), Ok(position), "{game:?}");
    }
}

/// Whatever is put anywhere, the text is refused with a reason or it is the text of the position.
#[test]
fn random_boards_are_refused_or_read_back() {
    let mut random = StdRng::seed_from_u64(3);
    for game in GameId::ALL {
        let mut board = Arrangement::of(&start(game));
        let contents = board.contents();
        assert!(!contents.is_empty() && contents.len() <= 64, "{game:?} offers {} contents", contents.len());
        let count = board.board().cells.len() as u16;
        let cells: Vec<Cell> = (0..count).map(Cell).filter(|&cell| board.clone().put(cell, &[]).is_ok()).collect();
        let (mut refused, mut read) = (0, 0);
        for _ in 0..3000 {
            let cell = *cells.choose(&mut random).expect("a board has cells");
            match random.random_range(0..10) {
                0 => board.put(cell, &[]).expect("a cell"),
                1 => board.shift(cell, *cells.choose(&mut random).expect("a board has cells")).expect("cells"),
                2 => board.set_side_to_move(Side::ALL[random.random_range(0..2)]),
                3 => board.set_state(board.states().choose(&mut random).expect("never empty")),
                4 => assert!(board.undo() || read + refused < 10),
                5 => drop(board.redo()),
                6 => board.set_up_start().expect("the options are those of a position"),
                _ => board.put(cell, contents.choose(&mut random).expect("not empty")).expect("it is offered"),
            }
            match board.position() {
                Ok(position) => {
                    assert_eq!(position.to_string(), board.text(), "{game:?}");
                    assert!(&position.board_view() == board.board(), "{game:?}: {position}");
                    read += 1;
                }
                Err(ArrangementError::Refused(why)) => {
                    assert!(!why.what.is_empty() && why.column > 0);
                    refused += 1;
                }
                Err(why) => panic!("{game:?}: {why}"),
            }
        }
        assert!(read > 100, "{game:?}: {read} legal boards, {refused} refused");
    }
}

#[test]
fn all_contents_have_texts_of_their_own() {
    for game in GameId::ALL {
        let board = Arrangement::of(&start(game));
        for content in board.contents() {
            let text = board.content_text(&content).expect("it is offered");
            assert_eq!(board.content_named(&text), Some(content), "{game:?} {text}");
        }
    }
}

/// "White's choice is secret until Black has chosen."
#[test]
fn a_secret_choice_does_not_come_along() {
    let position = start(GameId::GoChess);
    let turn = position.turns().expect("few").remove(0);
    let secret = position.play(&turn).expect("legal");
    assert_ne!(secret.to_string(), position.to_string());
    assert_eq!(Arrangement::of(&secret).position(), Ok(position));
}

#[test]
fn what_the_rules_forbid_is_named() {
    let mut board = Arrangement::of(&start(GameId::Tribun));
    board.clear();
    let why = board.position().expect_err("nobody has a Tribun");
    assert!(why.to_string().contains("board"), "{why}");
    let cell = Cell(91);
    assert_eq!(board.put(cell, &[]), Err(ArrangementError::NoCell { cell, cells: 91 }));
    let tower = vec![board.contents()[0][0]; 5];
    assert!(matches!(board.put(Cell(0), &tower), Err(ArrangementError::NoContent { .. })), "five is no height");
}
