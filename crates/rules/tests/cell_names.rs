//! Cells are read by the names that they are written with.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use ludarium_rules::board::UnknownCell;
use ludarium_rules::board::{hex::Hex, square::Square, triangle::Triangle};
use ludarium_rules::games::{gess, go_chess, troop_chess};

fn read_back<T>(cells: impl Iterator<Item = T>)
where
    T: FromStr<Err = UnknownCell> + Display + Debug + PartialEq,
{
    for cell in cells {
        assert_eq!(cell.to_string().parse(), Ok(cell));
    }
    let error = "z99".parse::<T>().expect_err("no cell");
    assert_eq!(error.to_string(), "no cell is named \"z99\"");
}

#[test]
fn every_cell_of_every_board_is_read_back() {
    read_back(Square::all());
    read_back(Hex::all());
    read_back(Triangle::all());
    read_back(gess::Point::all());
    read_back(go_chess::Square::all());
    read_back(troop_chess::Point::all());
}
