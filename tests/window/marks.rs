//! Whether marks are seen: every kind of mark, on the busiest cells of three positions of each game, in the room and from
//! above, and of two on the flat board. The same picture is taken with and without the mark, and with another; enough of the
//! cell's pixels must look different (`Step::ExpectVisibleMarks`). The same is asked of each sign that a game lays on its
//! board itself: what threatens, what would fall, where a choice leads (`Step::ExpectVisibleFigures`).
//!
//! Each of the three positions has a palette of its own, so that all are looked at in the time that one takes. What is seen
//! in the colour-safe one must be seen by protan, deutan and tritan eyes too, which are simulated on the same pictures.
//! `LUDARIUM_PALETTE` (`Classic`, `ColourSafe` or `HighContrast`) gives all positions one palette.
//!
//! It runs in real windows, each on a display of its own by `xvfb-run`: two that share one would cover each other.

use std::process::Output;

use crate::common::{PROGRAM, fresh_home, on_a_new_display, playing};
use ludarium_rules::GameId;

/// Positions with much on the board.
const BUSY: [(&str, [&str; 3]); 7] = [
    (
        "gess",
        [
            "1w1w1wwwwwwww1w1w1/www1w1wwww1w1w1www/1w1w1wwwwwwww1w1w1/18/18/1w2w2w2w2w2w1/18/18/18/18/18/18/\
             1b2b2b2b2b2b1/18/18/1b1b1bbbbbbbb1b1b1/bbb1b1bbbb1b1b1bbb/1b1b1bbbbbbbb1b1b1 b",
            "1w1w1wwwwwwww1w1w1/www1w1wwww1w1w1www/1w1w1wwwwwwww1w1w1/18/18/1w2w2w2w2w2w1/18/18/18/18/18/18/\
             1b2b2b2b2b2b1/5bb11/4b1b11/1b1b1bbbbbbbb1b1b1/bbb4bbb1b1b1bbb/1b1b3bbbbbb1b1b1 w",
            "1w1w1wwwwwwww1w1w1/www1w1wwww1w1w1www/1w1w1wwwwwwww1w1w1/18/18/1w2w2w2w2w2w1/18/18/18/18/18/18/\
             1b2b2b2b2b2b1/18/18/1b1b3bbbbbb1b1b1/bbb2bbbbb1b1b1bbb/1b1b1bbbbbbbb1b1b1 w",
        ],
    ),
    (
        "go-chess",
        [
            "#1p2P4/p1#6b/6qPr1/1P3r3n/#b1Q3Bk#/PP1p6/Rp2P#3#/1p1P2p1nN/1N1#p2RB#/1#K1p1#2P b play",
            "PPb1P4#/#1#1pR1pPP/1BN1k5/PR4r3/7q1p/###p1N1n1#/4r5/KQb4B2/4##1nP1/pp1p3#pP w play",
            "k4P1r2/2#B1#p1#1/NPR3p3/3#1p4/1#bPnP1R2/Q2#3pP1/2p#3p1N/4n5/Kb3PPB1P/#1##ppq1r1 w play",
        ],
    ),
    (
        "treason",
        [
            "b1bbbbb/2bb1bb/5b1/w6/w1www2/wwwwww1 b",
            "1bbbbbb/2b1bbb/3b3/3w3/wwww3/wwwwww1 b",
            "1bbbbbb/2bbb2/5bb/2w4/w1www2/wwwwww1 w",
        ],
    ),
    (
        "tress",
        [
            "qg1pp2k/n1nnn1n1/5g1n/8/G3S3/5N2/NN1NN2N/Q2PP2K w",
            "q2pp1gk/n1nn2nn/4n3/8/4s3/1P2N2G/NN2NN1K/QG2P1N1 b",
            "q1nppng1/n2nn1kn/8/4NG2/2gN4/8/NN2N2N/QG1PP2K b",
        ],
    ),
    (
        "troop-chess",
        [
            "bbbbb1bb1/bbb1b2b1/2bb2bbb/w5b2/1w7/1wwww4/2w6/w2w3ww/www2wwww b",
            "bbb2b1bb/bb1bbbbbb/4bb3/4bb3/3ww4/5w3/w5ww1/4w1www/wwwww1www b",
            "bbbbbbbb1/bbbb4b/4bb3/9/4b4/1wwb2www/w1b6/www5w/ww1wwwwww w",
        ],
    ),
    (
        "tribun",
        [
            "b1w2,b2w1,b6b1,b7b1,c1w2,c3w1,c6b1,c7b1,d1w2,d4w1,d6b1,d8b2,e2w3,e4w1,e7b1,e9b2,e10b2T,f1w2,f2w3,\
             f3w2,f4w2,f7b2,f8b2,f9b2,f10b3,g1w2T,g4w1,g5w2,g7b1,g9b3,g10b2,h1w2,h2w2,h4w1,h6b1,h7b2,h9b2,i2w1,\
             i3w1,i6b1,i8b2,k1w1,k2w1,k6b1 w",
            "b2w1,b6b1,b7b1,c1w2,c4w1,c6b1,c8b1,d1w1,d2w2,d3w1,d4w1,d6b1,d8b2,d9b2,e1w1,e4w1,e7b1,f2w3,f3w2,f8b2,\
             f9b1,f10b3,f11b1T,g1w2T,g2w2,g4w1,g7w1,g9b6,g10b1,h2w2,h3w2,h4w1,h6b1,h8w1/1,i1w2,i3w1,i6b1,i7b1/1,\
             i8b2,k2w1,k3w2,k6b1,k7b1 b",
            "a1w4,b2w1,b6b1,b7b1,c3w1,c6b1,c7b1,c8w4,d1w2,d3w2,d4w1,d6b1,d8b1,d9b2,e4w1,e7b1,e8b1,e9b1,e10b1,\
             f1w1T,f2w3,f3w6,f8b1,f9b1,f10b4T,g7b1,g8b2,g9b3,g10b2,h1w2,h2w2,h3w1,h4w1,h6b1,h7b1,h8b2,h9b2,i1w2,\
             i3w1,i6b1,i8b2,k2w1,k6b1 w",
        ],
    ),
    (
        "trees",
        [
            "bA,bB,bC,bD,bD,bF,bG,bH/wC,bu,nu,bC,bF,bD,bh,wg/wu,wC,bB,bF,bD,bu,bu,wg/wu,wG,wC,bD,nu,wg,wg,bg/wG,\
             wu,nu,wC,wu,wC,wg,wu/nu,wh,wG,wh,wC,bg,bg,nu/wu,nu,nu,wC,wG,wu,nu,wg/wA,wB,wC,wD,wh,wF,wG,\
             wH w d5>b3 -",
            "bA,bB,bC,bD,bh,bF,bG,bH/bA,bC,bg,bB,bG,bu,bF,bH/bA,wB,wF,wu,wu,bB,bg,bH/bA,bg,bB,wF,nu,bu,nu,bB/wB,\
             wh,bg,nu,wF,wg,wh,wu/wA,wA,wB,bu,nu,wF,wu,wG/wA,bu,wu,nu,wB,bu,wF,bu/wA,wB,wC,wD,wh,wF,wG,\
             wH w a5>a3,g2>h3,h6>h5 wb",
            "bA,bB,bC,bD,wG,bF,bG,bH/bA,bA,bA,bA,bA,bA,wH,bH/bh,bh,wB,wG,bh,wG,wH,bG/wB,wG,wB,wG,wB,wH,wH,wH/bg,\
             bg,bg,bg,bg,bg,bg,wH/wh,wB,wG,wh,wh,wB,wG,wH/wG,wu,wu,wB,wG,wu,wF,wH/wA,wB,wC,wD,wh,wF,wG,\
             wH w c6>a7 -",
        ],
    ),
];

/// The palettes of the positions of a game.
const PALETTES: [&str; 3] = ["Classic", "ColourSafe", "HighContrast"];

/// The signs of a game, and where they are looked at.
struct Signs {
    game: &'static str,
    /// The names of all of them.
    names: &'static [&'static str],
    /// Busy positions, each with what is done there, one after the other.
    seen: [(&'static str, &'static [Sight]); 3],
}

/// What is done at the board (steps of a journey), where the pointer goes then, and which signs must be seen there.
type Sight = (&'static str, Option<&'static str>, &'static [&'static str]);

const SIGNS: [Signs; 7] = [
    Signs {
        game: "gess",
        names: &["Edge", "Near", "Far", "Struck", "Lost", "Landing"],
        seen: [
            (
                BUSY[0].1[0],
                &[
                    (r#"Click("l3")"#, Some("k2"), &["Edge", "Near", "Struck", "Lost", "Landing"]),
                    (r#"Key("Escape"), Click("f3")"#, Some("e2"), &["Edge", "Far", "Struck", "Lost", "Landing"]),
                ],
            ),
            (
                BUSY[0].1[1],
                &[
                    (r#"Click("c19")"#, Some("b18"), &["Edge", "Far", "Struck", "Lost", "Landing"]),
                    (r#"Key("Escape"), Click("l18")"#, Some("k19"), &["Edge", "Near", "Struck", "Lost", "Landing"]),
                ],
            ),
            (BUSY[0].1[2], &[(r#"Click("l18")"#, Some("k19"), &["Edge", "Near", "Struck", "Lost", "Landing"])]),
        ],
    },
    Signs {
        game: "go-chess",
        names: &["Banned"],
        seen: [
            (
                "5#B#1p/8#1/3P1NPp#P/3n2Bp2/pP1P1P4/1Nn#P2rpb/#R1p2#b2/2#1p1r3/4#p2P1/4#1R3 w place:14:b10:b10:-",
                &[("", None, &["Banned"])],
            ),
            (
                "2N1P#1#P1/q2Pnr2#n/4p2N#1/B1p4Bp1/4pR4/3#6/#1bpR1#P1p/1P#1P3P1/p1P1#b4/2r1#1p2Q w place:15:c6:c6:-",
                &[("", None, &["Banned"])],
            ),
            (
                "4p#1#n1/P1B4R#1/2r5#1/4P1P3/2pN3Ppp/Q1n#r3N1/#1P2p#1b1/1R#BbPP3/3p#5/qp2#2Pp1 w place:15:j9:j8:-",
                &[("", None, &["Banned"])],
            ),
        ],
    },
    Signs {
        game: "treason",
        names: &["Hunter", "Line", "Victim", "Ghost", "Spot", "Bond", "Mirror"],
        seen: [
            (
                "b1bbbbb/1b2b1b/2wb3/6b/1www1w1/wwwww2 b",
                &[
                    ("", None, &["Hunter"]),
                    (r#"Click("E5")"#, None, &["Spot"]),
                    (r#"Click("D3")"#, None, &["Ghost", "Line", "Victim", "Spot"]),
                ],
            ),
            (
                "1bbbbbb/2b1b1b/3bb2/2w2w1/w1ww3/wwwwww1 b",
                &[("", None, &["Hunter"]), (r#"Click("I4")"#, Some("G3"), &["Ghost", "Line", "Victim", "Spot"])],
            ),
            ("2b2bb/W1b2bb/7/2w4/ww3w1/1www3 w", &[(r#"Click("F5")"#, None, &["Bond", "Mirror"])]),
        ],
    },
    Signs {
        game: "tress",
        names: &["Claimed", "Near"],
        seen: [
            ("q2S2gk/nn4nn/2n1n3/5g1p/3N4/pN6/1N1N1P1N/Q2P1NGK b", &[("", None, &["Claimed"])]),
            ("qg2L1n1/nnn3k1/g2n3n/1p4p1/3S4/G2N2N1/NN4NK/Q2PN3 b", &[("", None, &["Claimed"])]),
            ("qg2p1gk/nn1nn1nn/8/p7/4N3/8/N3N1NN/QGNPP1GK b", &[("", None, &["Near"])]),
        ],
    },
    Signs {
        game: "troop-chess",
        names: &["Head", "Near", "Far", "Ghost", "Fall"],
        seen: [
            (
                BUSY[4].1[0],
                &[(r#"Click("c7"), Click("c8"), Click("d7")"#, Some("a5"), &["Head", "Near", "Far", "Ghost", "Fall"])],
            ),
            (
                BUSY[4].1[1],
                &[(r#"Click("e7"), Click("e8"), Click("f7")"#, Some("c5"), &["Head", "Far", "Ghost", "Fall"])],
            ),
            (
                BUSY[4].1[2],
                &[(r#"Click("c2"), Click("d1"), Click("e1")"#, Some("a4"), &["Near", "Far", "Ghost", "Fall"])],
            ),
        ],
    },
    Signs {
        game: "tribun",
        names: &["Valid", "Invalid", "Height"],
        seen: [
            (BUSY[5].1[0], &[(r#"Drag("e2", "e3"), Frames(2), Button("stones 1")"#, None, &["Valid", "Height"])]),
            (
                BUSY[5].1[1],
                &[(r#"Drag("g9", "g8"), Frames(2), Button("stones 1")"#, None, &["Valid", "Invalid", "Height"])],
            ),
            (
                BUSY[5].1[2],
                &[(r#"Drag("f3", "f4"), Frames(2), Button("stones 1")"#, None, &["Valid", "Invalid", "Height"])],
            ),
        ],
    },
    Signs {
        game: "trees",
        names: &["Offer", "Attack", "Sprout", "Fall", "Strike", "Halt"],
        seen: [
            (BUSY[6].1[0], &[(r#"Click("d4")"#, Some("e5"), &["Offer", "Attack", "Sprout"])]),
            (
                BUSY[6].1[1],
                &[
                    (r#"Click("h1")"#, Some("h3"), &["Offer", "Attack", "Sprout", "Strike"]),
                    (r#"Key("Escape"), Click("h1")"#, Some("h2"), &["Offer", "Attack", "Sprout", "Halt"]),
                ],
            ),
            (BUSY[6].1[2], &[(r#"Click("b5")"#, Some("a7"), &["Offer", "Attack", "Sprout", "Fall", "Strike"])]),
        ],
    },
];

/// Runs a journey, given as text, in the real window.
fn run(name: &str, journey: &str, quality: &str) -> Output {
    let mut game = playing(on_a_new_display(PROGRAM), &fresh_home(name), journey);
    game.env("LUDARIUM_QUALITY", quality).output().expect("the game can be started")
}

/// Puts positions of a game on the table, one after the other and each in its palette, and takes the steps that belong to
/// each, to look at marks or signs.
fn look(what: &str, game: GameId, positions: &[(&str, &str)], quality: &str, window: &str) {
    let game = game.name();
    let wanted = std::env::var("LUDARIUM_PALETTE").ok();
    let open = |((position, steps), palette): (&(&str, &str), &str)| {
        let palette = wanted.as_deref().unwrap_or(palette);
        format!("Palette({palette}), Open([\"--game\", \"{game}\", \"--position\", \"{position}\"]), Wait, {steps}")
    };
    let steps = positions.iter().zip(PALETTES).map(open).collect::<Vec<_>>().join(", ");
    let journey = format!("(with: [\"--window\", \"{window}\"], steps: [DrawPicturesOnly, {steps}])");
    let output = run(&format!("{what}-{game}-{quality}"), &journey, quality);
    println!("{game}: {}", String::from_utf8_lossy(&output.stdout));
    let told = String::from_utf8_lossy(&output.stderr);
    let lines = told.lines().filter(|line| line.contains("journey")).collect::<Vec<_>>().join("\n");
    assert!(output.status.success(), "{game}: {}: {lines}", output.status);
}

every_game!(every_mark_is_seen_in_every_view, |game| {
    // V goes round the views: the room, from above, flat.
    let round = r#"ExpectVisibleMarks, Key("KeyV"), Wait, ExpectVisibleMarks, Key("KeyV"), Wait, ExpectVisibleMarks,
                   Key("KeyV"), Wait"#;
    let room = r#"ExpectVisibleMarks, Key("KeyT"), Wait, ExpectVisibleMarks, Key("KeyT"), Wait"#;
    let [first, second, third] = busy(game);
    look("marks", game, &[(first, round), (second, round), (third, room)], "low", "640x400");
});

/// Positions of a game with much on the board.
fn busy(game: GameId) -> [&'static str; 3] {
    BUSY.iter().find(|(name, _)| *name == game.name()).expect("every game has some").1
}

fn signs_of(game: GameId) -> &'static Signs {
    SIGNS.iter().find(|signs| signs.game == game.name()).expect("every game has some")
}

/// A list of names, as a journey has it.
fn list(names: &[&str]) -> String {
    format!("{names:?}")
}

/// The steps that look at the signs of a position as they come, at last from above too, and again when they have faded.
fn sights(sights: &[Sight]) -> String {
    let step = |(index, (steps, pointed, names)): (usize, &Sight)| {
        let hover = pointed.map(|cell| format!("Hover({cell:?}),")).unwrap_or_default();
        let (comma, names) = (if steps.is_empty() { "" } else { "," }, list(names));
        let last = format!(r#"Key("KeyT"), Wait, {hover} Frames(2), ExpectVisibleFigures({names}),"#);
        let last = if index + 1 == sights.len() { last } else { String::new() };
        let seen = format!("ExpectVisibleFigures({names}), ExpectFadedFigures({names}), Frames(2),");
        format!("{steps}{comma} {hover} Frames(2), {seen} {last}")
    };
    sights.iter().enumerate().map(step).collect()
}

/// Looks at the signs of a game in so many positions.
fn look_at_signs(game: GameId, count: usize, quality: &str, window: &str) {
    let signs = signs_of(game);
    let all = format!("ExpectFigures({}),", list(signs.names));
    let back = r#"Key("KeyT"), Wait"#;
    let of =
        |(position, seen): &(&'static str, &'static [Sight])| (*position, format!("{all} {} {back}", sights(seen)));
    let positions: Vec<(&str, String)> = signs.seen.iter().take(count).map(of).collect();
    let positions: Vec<(&str, &str)> = positions.iter().map(|(position, steps)| (*position, steps.as_str())).collect();
    look("signs", game, &positions, quality, window);
}

every_game!(every_sign_is_seen, |game| look_at_signs(game, 3, "low", "640x400"));

every_game!(every_sign_is_looked_at, |game| {
    let signs = signs_of(game);
    for name in signs.names {
        let mut seen = signs.seen.iter().flat_map(|(_, sights)| *sights).flat_map(|(.., names)| *names);
        assert!(seen.any(|seen| seen == name), "{name}");
    }
});

/// The game whose name is in `LUDARIUM_GAME`, or every game.
fn wanted() -> impl Iterator<Item = GameId> {
    GameId::ALL.into_iter().filter(|game| std::env::var("LUDARIUM_GAME").map_or(true, |wanted| wanted == game.name()))
}

#[test]
#[ignore = "a software renderer needs many minutes for everything; run it with --ignored, one game at a time with LUDARIUM_GAME"]
fn every_mark_is_seen_with_everything_drawn() {
    wanted().for_each(|game| look("marks", game, &[(busy(game)[0], "ExpectVisibleMarks")], "high", "800x500"));
}

#[test]
#[ignore = "a software renderer needs many minutes for everything; run it with --ignored, one game at a time with LUDARIUM_GAME"]
fn every_sign_is_seen_with_everything_drawn() {
    wanted().for_each(|game| look_at_signs(game, 1, "high", "800x500"));
}
