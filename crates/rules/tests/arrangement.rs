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
                    let fault = why.fault.as_ref().expect("whatever is put on a board is well written");
                    let seen = |cell: &Cell| !board.board().cells[cell.index()].is_empty();
                    assert!(fault.message == why.what && fault.cells.iter().take(1).all(seen), "{game:?}: {why}");
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
    assert_eq!(why.to_string(), "board, column 1: neither side has a Tribun");
    let cell = Cell(91);
    assert_eq!(board.put(cell, &[]), Err(ArrangementError::NoCell { cell, cells: 91 }));
    let tower = vec![board.contents()[0][0]; 5];
    assert!(matches!(board.put(Cell(0), &tower), Err(ArrangementError::NoContent { .. })), "five is no height");
}

#[test]
fn a_fault_names_its_cells() {
    let mut board = Arrangement::of(&start(GameId::Tress));
    let king = board.content_named("K").expect("a King");
    let [a4, a8] = ["a4", "h1"].map(|name| board.cell_named(name).expect("a square"));
    board.put(a4, &king).expect("any square");
    let Err(ArrangementError::Refused(why)) = board.position() else { panic!("two Kings") };
    let fault = why.fault.expect("a rule is broken");
    assert_eq!(fault.message, "White may have at most one King");
    // The one that is read last.
    assert_eq!(fault.cells, [a8]);
}

#[test]
fn a_position_of_the_game_is_set_up_and_can_be_undone() {
    let mut board = Arrangement::of(&start(GameId::Treason));
    let other = AnyPosition::parse(GameId::Treason, &start(GameId::Treason).to_string(), &[("landings", "all")]);
    let before = board.position();
    match other {
        Ok(other) => {
            board.set_up(&other).expect("of the same game");
            assert_eq!(board.position(), Ok(other));
            assert!(board.undo());
            assert_eq!(board.position(), before);
        }
        Err(why) => panic!("{why}"),
    }
    let why = board.set_up(&start(GameId::Gess)).expect_err("of another game");
    assert!(why.to_string().contains("Gess") && why.to_string().contains("Treason"), "{why}");
}

#[test]
fn contents_have_names() {
    let tribun = Arrangement::of(&start(GameId::Tribun));
    let names = |text: &str| {
        let content = tribun.content_named(text).expect("it is offered");
        tribun.content_names(&content).iter().map(|name| name.english).collect::<Vec<_>>()
    };
    assert_eq!((names("w2"), names("b2T"), names("w3/4").len()), (vec!["Hastatus"], vec!["Hastatus Tribun"], 2));
    for game in GameId::ALL {
        let board = Arrangement::of(&start(game));
        for content in board.contents() {
            let names = board.content_names(&content);
            assert!(!names.is_empty() && names.iter().all(|name| !name.english.is_empty()), "{game:?} {content:?}");
        }
        assert_eq!(board.has_chains(), game == GameId::Trees);
    }
}
