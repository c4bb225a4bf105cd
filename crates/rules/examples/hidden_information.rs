//! Shows what either side may know while the pieces of Go-Chess are placed in secret.

use ludarium_rules::games::go_chess::GoChess;
use ludarium_rules::prelude::*;
use ludarium_rules::{Side, TurnError};

fn main() {
    match hidden_information() {
        Ok([white, black]) => println!("White knows: {white}\nBlack knows: {black}"),
        Err(error) => eprintln!("{error}"),
    }
}

/// The position after White's secret choice, as White and as Black may know it.
pub fn hidden_information() -> Result<[String; 2], TurnError> {
    let start = GoChess::start(Default::default());
    assert!(start.is_choice_secret());
    let chosen = start.play(&start.read_turn("e4")?)?;
    // An AI that plays Black is given this position: possible for all that Black knows.
    let imagined = chosen.determinize(Side::Black, 7);
    assert_eq!(imagined.text_seen_by(Side::Black), chosen.text_seen_by(Side::Black));
    Ok(Side::ALL.map(|side| chosen.text_seen_by(side)))
}
