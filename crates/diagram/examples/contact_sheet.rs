//! Writes one picture with a position of every game, and one board with all marks and arrows:
//! `contact_sheet FILE.png [PALETTE] [SIZE]`.

use std::error::Error;

use ludarium_diagram::{ArrowKind, Diagram, MarkKind, Palette, Pixels};
use ludarium_rules::{AnyPosition, Cell, GameId};

/// A position in the middle of each game, and a turn that leads on.
const POSITIONS: [(GameId, &str, &str); 7] = [
    (GameId::Tress, "q3p2k/nn1p2nn/4n3/2g1sn2/1PN1K3/2Q1LG2/N3N1NN/6G1 w", "c4d5"),
    (
        GameId::Trees,
        "bA,bB,bC,bD,wG,bF,bG,bH/bA,bA,bA,bA,bA,bA,wH,bH/bh,bh,wB,wG,bh,wG,wH,bG/wB,wG,wB,wG,wB,wH,wH,wH/\
         bg,bg,bg,bg,bg,bg,bg,wH/wh,wB,wG,wh,wh,wB,wG,wH/wG,wu,nu,wB,wG,2,wH/wA,wB,wC,wD,wh,wF,wG,wH w c6>a7 -",
        "d3>d4:*,c6",
    ),
    (
        GameId::Tribun,
        "b2w1,c3w1,c5b2/2,c7b1,d3w2,d9b2,e2w3,e7w1,e9b3,f1w1T,f4w6,f8b6,f11b1T,g2w3,g6w2,g9b3,h3w2,h7b8,h9b2,i3w1,\
         i5w2/3,i7b2,k2w1,k6b1 w",
        "g6-g7",
    ),
    (
        GameId::Gess,
        "1w1w1wwwwwwww1w1w1/www1w4w1w1w1www/1w1w1w3wwww1w1w1/18/18/1w2w2w2w2w4/18/18/18/18/18/18/1b2b5b2b2b1/8b9/18/\
         1b1b1bbbbbbbb1b1b1/bbb1b1bbbb1b1b1bbb/1b1b4bbbbb1b1b1 b",
        "e8-g8",
    ),
    (GameId::GoChess, "n1N5#1/#4R4/5#KbP#/2pP2#1#p/5Pp1P1/nPp5r1/N4p1R2/p1pP1p2##/1B3#2k1/P1#P2qb2 w play", "h4f4"),
    (GameId::Treason, "1b1bbbb/3bb1b/5B1/www4/3w3/1w2B2 b", ""),
    (GameId::TroopChess, "2b3b2/1bb1bb3/3b1b2b/4b4/3www3/3bw4/2w2w2w/1ww3ww1/4w4 w", ""),
];
const COLUMNS: u32 = 4;
const GAP: u32 = 16;

fn main() -> Result<(), Box<dyn Error>> {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let file = arguments.first().ok_or("contact_sheet FILE.png [PALETTE] [SIZE]")?;
    let palette: Palette = arguments.get(1).map_or(Ok(Palette::default()), |name| name.parse())?;
    let size: u32 = arguments.get(2).map_or(Ok(440), |size| size.parse())?;
    let mut pictures = Vec::new();
    for (game, position, turn) in POSITIONS {
        let diagram = diagram(&AnyPosition::parse(game, position, &[])?, turn)?;
        pictures.push(diagram.size(size).palette(palette).rgba()?);
    }
    pictures.push(marks()?.size(size).palette(palette).rgba()?);
    std::fs::write(file, sheet(&pictures).0)?;
    Ok(())
}

/// The position after a turn, or after the first legal one if none is named or legal.
fn diagram(position: &AnyPosition, turn: &str) -> Result<Diagram, Box<dyn Error>> {
    if let Ok(diagram) = Diagram::after(position, turn) {
        return Ok(diagram);
    }
    let turns = position.turns()?;
    let turn = turns.get(turns.len() / 2).ok_or("the game is over")?;
    Ok(Diagram::after(position, turn.as_str())?)
}

/// A board with every mark and every arrow.
fn marks() -> Result<Diagram, Box<dyn Error>> {
    let position = AnyPosition::parse(GameId::Tress, "k7/1q6/2p5/n6n/N6N/2P5/1Q6/K7 w", &[])?;
    let cell = |name: &str| position.cell_named(name).ok_or("no such cell");
    let places = ["b8", "c8", "d7", "a5", "h5", "a4", "d8", "b7", "a1", "e8", "f8", "h4", "a8", "b2"];
    let mut diagram = Diagram::new(&position);
    for (kind, name) in MarkKind::ALL.into_iter().zip(places) {
        diagram = diagram.mark(kind, cell(name)?);
    }
    let ways: [(ArrowKind, &[&str]); 4] = [
        (ArrowKind::Last, &["c6", "h6"]),
        (ArrowKind::Hint, &["c3", "f3", "f5"]),
        (ArrowKind::Threat, &["b7", "g2"]),
        (ArrowKind::Cord, &["a5", "a4", "b2"]),
    ];
    for (kind, names) in ways {
        diagram = diagram.arrow(kind, names.iter().map(|name| cell(name)).collect::<Result<Vec<Cell>, _>>()?);
    }
    Ok(diagram)
}

/// The pictures in rows on paper, as a PNG file.
fn sheet(pictures: &[Pixels]) -> (Vec<u8>, u32) {
    let size = pictures.first().map_or(0, |picture| picture.size);
    let rows = (pictures.len() as u32).div_ceil(COLUMNS);
    let (width, height) = (COLUMNS * (size + GAP) + GAP, rows * (size + GAP) + GAP);
    let mut sheet = [242, 238, 228, 255].repeat((width * height) as usize);
    for (index, picture) in (0..).zip(pictures) {
        let corner = (GAP + index % COLUMNS * (size + GAP), GAP + index / COLUMNS * (size + GAP));
        for (at, pixel) in picture.rgba.chunks_exact(4).enumerate() {
            let (x, y) = (corner.0 + at as u32 % size, corner.1 + at as u32 / size);
            let place = ((y * width + x) * 4) as usize;
            let cover = u16::from(pixel[3]);
            for part in 0..3 {
                let mixed = u16::from(pixel[part]) * cover + u16::from(sheet[place + part]) * (255 - cover);
                sheet[place + part] = (mixed / 255) as u8;
            }
        }
    }
    (encode(&sheet, width, height), width)
}

fn encode(rgba: &[u8], width: u32, height: u32) -> Vec<u8> {
    let mut file = Vec::new();
    let mut encoder = png::Encoder::new(&mut file, width, height);
    encoder.set_color(png::ColorType::Rgba);
    encoder.set_compression(png::Compression::High);
    // Writing into memory cannot fail, and the size fits the pixels.
    if let Ok(mut writer) = encoder.write_header() {
        let _ = writer.write_image_data(rgba);
    }
    file
}
