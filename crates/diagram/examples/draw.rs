//! Writes a picture of a position: `draw GAME POSITION SIZE PALETTE FILE`; `start` is the start position.

use std::error::Error;

use ludarium_diagram::{Diagram, Palette};
use ludarium_rules::{AnyPosition, GameId};

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let [game, position, size, palette, file] = &arguments[..] else {
        return Err("draw GAME POSITION SIZE PALETTE FILE.{svg,png}".into());
    };
    let game: GameId = game.parse()?;
    let position = match position.as_str() {
        "start" => AnyPosition::start(game, &[])?,
        text => AnyPosition::parse(game, text, &[])?,
    };
    let diagram = Diagram::new(&position).size(size.parse()?).palette(palette.parse::<Palette>()?);
    match file.rsplit_once('.') {
        Some((_, "svg")) => std::fs::write(file, diagram.svg()?)?,
        Some((_, "png")) => std::fs::write(file, diagram.png()?)?,
        _ => return Err("a file ends in .svg or .png".into()),
    }
    Ok(())
}
