//! Where cells lie, and what bad requests are answered.

use ludarium_diagram::{ArrowKind, Diagram, DiagramError, Layer, Layout, MarkKind, Point, TurnTrace};
use ludarium_rules::{AnyPosition, Cell, GameId, Side};

fn start(game: GameId) -> AnyPosition {
    AnyPosition::start(game, &[]).expect("the defaults are valid")
}

#[test]
fn a_point_in_a_cell_finds_the_cell() {
    for game in GameId::ALL {
        for layout in [Layout::of(game), Layout::of(game).turned()] {
            assert_eq!(layout.count(), start(game).cell_count());
            for (cell, centre) in layout.cells() {
                assert_eq!(layout.cell_at(centre), Some(cell), "{game}");
                for corner in layout.outline(cell) {
                    assert_eq!(layout.cell_at(centre + *corner * 0.98), Some(cell), "{game}");
                }
            }
            assert_eq!(layout.cell_at(Point::new(layout.half() + 0.2, 0.0)), None, "{game}");
        }
    }
}

#[test]
fn outlines_hold_a_circle_of_the_unit() {
    for game in GameId::ALL {
        let layout = Layout::of(game);
        for (cell, _) in layout.cells() {
            let outline = layout.outline(cell);
            let distance = |index: usize| {
                let (from, to) = (outline[index], outline[(index + 1) % outline.len()]);
                (to - from).direction().cross(-from).abs()
            };
            assert!((0..outline.len()).all(|index| (distance(index) - 0.5).abs() < 1e-4), "{game}");
        }
    }
}

#[test]
fn a_turned_board_is_the_board_turned() {
    for game in GameId::ALL {
        let (board, turned) = (Layout::of(game), Layout::of(game).turned());
        for (cell, centre) in board.cells() {
            assert_eq!(turned.centre(cell), Some(-centre));
            let outline: Vec<Point> = turned.outline(cell).iter().map(|corner| -*corner).collect();
            assert_eq!(outline, board.outline(cell));
        }
        assert!(turned.is_turned() && !turned.turned().is_turned());
    }
}

#[test]
fn pieces_of_a_turned_picture_stand_on_the_same_cells() {
    for game in GameId::ALL {
        let places = |side: Side| {
            let scene = Diagram::new(&start(game)).turned(side).scene().expect("a picture");
            let sign = if side == Side::White { 1.0 } else { -1.0 };
            let mut places: Vec<(Option<Cell>, Point)> =
                scene.layer(Layer::Pieces).map(|group| (group.cell, group.at * sign)).collect();
            places.sort_by_key(|(cell, _)| *cell);
            places
        };
        assert_eq!(places(Side::White), places(Side::Black), "{game}");
    }
}

#[test]
fn pixels_and_points_lead_to_each_other() {
    let scene = Diagram::new(&start(GameId::Tribun)).size(333).scene().expect("a picture");
    for (_, centre) in Layout::of(GameId::Tribun).cells() {
        let there_and_back = scene.point(scene.pixel(centre));
        assert!((there_and_back - centre).length() < 1e-4);
        assert!((0.0..333.0).contains(&scene.pixel(centre).x));
    }
}

#[test]
fn sizes_out_of_bounds_are_refused() {
    let diagram = Diagram::new(&start(GameId::Gess));
    for size in [0, 63, 4097, 100_000, u32::MAX] {
        let error = diagram.clone().size(size).svg().expect_err("out of bounds");
        assert!(matches!(error, DiagramError::Size { size: asked } if asked == size));
        assert_eq!(error.to_string(), format!("a picture is 64 to 4096 pixels wide, not {size}"));
    }
    for size in [64, 4096] {
        assert!(diagram.clone().size(size).svg().is_ok());
    }
}

#[test]
fn cells_that_do_not_exist_are_refused() {
    let diagram = Diagram::new(&start(GameId::Treason));
    let wanted = "Treason has cells 0 to 41, so there is no cell 42";
    let mark = diagram.clone().mark(MarkKind::Target, Cell(42)).svg();
    assert_eq!(mark.expect_err("no such cell").to_string(), wanted);
    let arrow = diagram.clone().arrow(ArrowKind::Hint, [Cell(0), Cell(42)]).svg();
    assert_eq!(arrow.expect_err("no such cell").to_string(), wanted);
    let trace = TurnTrace { from: vec![Cell(42)], ..TurnTrace::default() };
    assert_eq!(diagram.clone().last_turn(trace).svg().expect_err("no such cell").to_string(), wanted);
    let short = diagram.arrow(ArrowKind::Hint, [Cell(0)]).svg().expect_err("no way");
    assert_eq!(short.to_string(), "an arrow needs at least two cells, not 1");
}

#[test]
fn turns_that_do_not_parse_or_are_not_legal_are_refused() {
    let start = start(GameId::Tress);
    for turn in ["", "zz", "d2d7", "Nd3"] {
        let error = Diagram::after(&start, turn).expect_err("no turn");
        assert!(matches!(error, DiagramError::Turn(_)), "{turn}: {error}");
        assert!(!error.to_string().is_empty());
    }
}

#[test]
fn what_the_last_turn_took_is_marked() {
    let position = AnyPosition::parse(GameId::Treason, "7/7/7/1b5/1w5/7 w", &[]).expect("a position");
    let turns = position.turns().expect("a list");
    let turn = turns.first().expect("a capture is there");
    let taken = TurnTrace::of(&position, turn).expect("legal").taken;
    assert_eq!(taken.iter().map(|cell| position.cell_name(*cell)).collect::<Vec<_>>(), ["E3"]);
    let scene = Diagram::after(&position, turn.as_str()).expect("legal").scene().expect("a picture");
    assert!(scene.layer(Layer::LastTurn).any(|group| group.cell == taken.first().copied()));
}

#[test]
fn secret_choices_are_not_shown() {
    let start = start(GameId::GoChess);
    let turn = start.turns().expect("a list")[17].clone();
    let after = start.play(&turn).expect("legal");
    assert!(after.to_string() != start.to_string());
    let scene = |diagram: Diagram| diagram.scene().expect("a picture");
    let (before, hidden) = (scene(Diagram::new(&start)), scene(Diagram::after(&start, turn.as_str()).expect("legal")));
    assert_eq!(before.groups, hidden.groups, "White's pending choice leaves no trace");
}

#[test]
fn small_pictures_have_no_names() {
    for game in GameId::ALL {
        let names = |size: u32, wanted: bool| {
            let scene = Diagram::new(&start(game)).size(size).coordinates(wanted).scene().expect("a picture");
            scene.layer(Layer::Coordinates).count()
        };
        assert_eq!(names(159, true), 0, "{game}");
        assert_eq!(names(400, false), 0, "{game}");
        assert!(names(400, true) > 0, "{game}");
    }
}

#[test]
fn everything_lies_within_the_picture() {
    for game in GameId::ALL {
        for size in [64, 96, 300, 1200] {
            let scene = Diagram::new(&start(game)).size(size).scene().expect("a picture");
            for group in &scene.groups {
                for point in group.shapes.iter().flat_map(|shape| shape.path.points()) {
                    let at = point + group.at;
                    assert!(
                        at.x.abs() <= scene.half + 0.01 && at.y.abs() <= scene.half + 0.01,
                        "{game} {size}: {at:?}"
                    );
                }
            }
        }
    }
}

#[test]
fn the_count_of_a_tower_is_read_where_an_arrow_lies_on_it() {
    let text = "b4w2,c3w2,d5b4,e9b1,f1w1T,f2w3,f10b2,h8b1T w";
    let position = AnyPosition::parse(GameId::Tribun, text, &[]).expect("a position");
    let cell = |name| position.cell_named(name).expect("a cell");
    let plain = Diagram::new(&position).scene().expect("a picture");
    assert_eq!(plain.layer(Layer::Arrows).filter(|group| group.cell.is_some()).count(), 0, "nothing lies on a tower");
    // From one tower to another; the others are out of its way.
    let diagram = Diagram::new(&position).arrows([(ArrowKind::Hint, vec![cell("b4"), cell("d5")])]);
    let scene = diagram.scene().expect("a picture");
    let written: Vec<Option<Cell>> = scene.layer(Layer::Arrows).map(|group| group.cell).collect();
    let (arrows, counts) = written.split_at(written.iter().position(Option::is_some).expect("a count"));
    assert!(!arrows.is_empty() && counts.iter().all(Option::is_some), "counts are written above arrows: {written:?}");
    for name in ["b4", "d5"] {
        assert!(counts.contains(&Some(cell(name))), "{name}");
    }
    assert!(!counts.contains(&Some(cell("f10"))));
}
