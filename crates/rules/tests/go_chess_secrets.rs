//! Go-Chess: nothing that is said to Black tells White's pending choice.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

use ludarium_rules::{AnyPosition, Cell, GameId, Side, Step};

/// "Blocked a1 b2 c3 d4 e5 f6 g7 h8 i9 j10 (the long diagonal)."
const EMPTY: &str = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:-:-:-";
const CLASHED: &str = "9#/8#1/7#2/6#3/5#4/4#5/3#6/2#7/1#8/#9 w place:0:d10,e4:d10,e4:-";
const SECOND_BISHOPS: &str = "1pppppppp1/9b/10/10/10/##########/10/10/10/BPPPPPPPP1 w place:9:-:-:-";
const KINGS: &str = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## w place:15:-:-:-";
const KINGS_TRIED: &str = "pppppppp##/bbrrnnq1#1/10/10/#1##6/#9/10/10/BBRRNNQ2#/PPPPPPPP## w place:15:j4:i5:-";
/// White may choose one square only, and Black none: the position is void after it.
const VOID_NEXT: &str = "#1p1p2n1N/#1PP2rP#1/P4Q4/9R/p##1#1pBb1/#P2n3p1/3#P1Bpq1/1Pr3pPb1/1N4#p1#/6R3 w place:15:-:-:-";

/// Everything that Black may ask for, each answer as it would be read out.
fn answers(position: &AnyPosition) -> Vec<String> {
    let cells = || (0..position.cell_count()).map(Cell);
    let mut answers = vec![
        format!("{:?} {:?} {}", position.outcome(), position.choices(&[]), position.count_turns()),
        format!("{:?} {:?} {}", position.board_view(), position, position.text_seen_by(Side::Black)),
    ];
    for cell in cells() {
        answers.push(match position.choices(&[Step::Cell(cell)]) {
            Ok(choices) => format!("{choices:?}"),
            Err(error) => error.to_string(),
        });
        answers.extend([Step::Cell(cell), Step::Done].map(|next| match position.choices(&[Step::Cell(cell), next]) {
            Ok(choices) => format!("{choices:?}"),
            Err(error) => error.to_string(),
        }));
        let square = position.cell_name(cell);
        for text in [square.clone(), format!("P@{square}"), format!("K@{square}"), format!("a1{square}")] {
            answers.push(match position.read_turn(&text) {
                Ok(turn) => {
                    format!("{}, {}", position.notation(&turn).unwrap(), position.spoken(&turn).unwrap())
                }
                Err(error) => error.to_string(),
            });
        }
    }
    answers
}

/// The refusals of choices that were legal on the empty board.
fn refusals(position: &AnyPosition) -> Vec<String> {
    let empty = AnyPosition::parse(GameId::GoChess, EMPTY, &[]).unwrap();
    let played = empty.turns().expect("a list").into_iter().filter_map(|turn| position.play(&turn).err());
    played.map(|error| error.to_string()).collect()
}

fn start(text: &str) -> AnyPosition {
    let blocked = text.matches('#').count().to_string();
    AnyPosition::parse(GameId::GoChess, text, &[("blocked", &blocked)])
        .unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// "Whoever shows the position to a player, an AI included, must not show the other side's pending choice."
#[test]
fn no_answer_to_black_depends_on_the_choice_of_white() {
    for text in [EMPTY, CLASHED, SECOND_BISHOPS, KINGS, KINGS_TRIED, VOID_NEXT] {
        let start = start(text);
        let secrets: Vec<AnyPosition> =
            start.turns().expect("a list").iter().map(|turn| start.play(turn).unwrap()).collect();
        let (heard, refused) = (answers(&secrets[0]), refusals(&secrets[0]));
        for secret in &secrets[1..] {
            assert_eq!(answers(secret), heard, "{secret}");
            assert_eq!(refusals(secret), refused, "{secret}");
        }
    }
}
