//! Films: what is decoded again is what the diagrams show, and nothing is drawn that was not asked for.

use std::ops::ControlFlow;

use ludarium_diagram::{Caption, Diagram, Film, FilmError, FilmProgress, Pixels, TurnTrace};
use ludarium_rules::split_mix::SplitMix64;
use ludarium_rules::{AnyPosition, GameId, Side};

/// The width of the films here.
const SIZE: u32 = 240;

fn start(game: GameId) -> AnyPosition {
    AnyPosition::start(game, &[]).expect("the defaults are valid")
}

/// The first positions of a random match, which may end before.
fn shots(game: GameId, plies: usize) -> Vec<Diagram> {
    let (mut random, mut position) = (SplitMix64::new(3), start(game));
    let mut shots = vec![Diagram::new(&position).captions(captions(&position, ""))];
    while shots.len() <= plies {
        let Some(turn) = position.nth_turn(random.below(position.count_turns())) else { break };
        let trace = TurnTrace::of(&position, &turn).expect("legal");
        let notation = position.notation(&turn).expect("legal");
        position = position.play(&turn).expect("legal");
        shots.push(Diagram::new(&position).last_turn(trace).captions(captions(&position, &notation)));
    }
    shots
}

fn captions(position: &AnyPosition, turn: &str) -> [Caption; 2] {
    Side::ALL.map(|side| Caption {
        name: format!("Player {side}"),
        turn: turn.to_owned(),
        clock: "4:59".to_owned(),
        to_move: position.side_to_move() == side,
        ..Caption::default()
    })
}

fn whole(film: &Film) -> Vec<u8> {
    film.gif(|_| ControlFlow::Continue(())).expect("a film")
}

/// A picture of a film, and the rectangle that its frame has.
struct Shown {
    rgba: Vec<u8>,
    size: (u16, u16),
    changed: (u16, u16),
    delay: u16,
}

fn decode(file: &[u8]) -> Vec<Shown> {
    let mut options = gif::DecodeOptions::new();
    options.set_color_output(gif::ColorOutput::RGBA);
    let mut decoder = options.read_info(file).expect("a GIF file");
    let size = (decoder.width(), decoder.height());
    let mut canvas = vec![0; usize::from(size.0) * usize::from(size.1) * 4];
    let mut shown = Vec::new();
    while let Some(frame) = decoder.read_next_frame().expect("a whole frame") {
        for (at, pixel) in frame.buffer.chunks_exact(4).enumerate().filter(|(_, pixel)| pixel[3] == 255) {
            let (x, y) = (at % usize::from(frame.width), at / usize::from(frame.width));
            let place = ((y + usize::from(frame.top)) * usize::from(size.0) + x + usize::from(frame.left)) * 4;
            canvas[place..place + 4].copy_from_slice(pixel);
        }
        shown.push(Shown { rgba: canvas.clone(), size, changed: (frame.width, frame.height), delay: frame.delay });
    }
    shown
}

/// The mean difference of a channel, and the part of the pixels that differ by more than 32 in some channel.
fn difference(shown: &[u8], wanted: &Pixels) -> (f64, f64) {
    let both = shown.chunks_exact(4).zip(wanted.rgba.chunks_exact(4)).filter(|(_, wanted)| wanted[3] == 255);
    let (mut count, mut sum, mut wrong) = (0_u32, 0_u32, 0_u32);
    for (shown, wanted) in both {
        let parts: Vec<u8> = (0..3).map(|part| shown[part].abs_diff(wanted[part])).collect();
        count += 1;
        sum += parts.iter().map(|part| u32::from(*part)).sum::<u32>();
        wrong += u32::from(parts.iter().any(|part| *part > 32));
    }
    (f64::from(sum) / f64::from(3 * count), f64::from(wrong) / f64::from(count))
}

#[test]
fn a_decoded_film_shows_its_diagrams() {
    for game in GameId::ALL {
        let shots = shots(game, 24);
        let shown = decode(&whole(&Film::new(shots.clone()).size(SIZE)));
        assert_eq!(shown.len(), shots.len(), "{game}");
        for (index, (shown, shot)) in shown.iter().zip(shots).enumerate() {
            let wanted = shot.size(SIZE).rgba().expect("a picture");
            assert_eq!((u32::from(shown.size.0), u32::from(shown.size.1)), (wanted.size, wanted.height), "{game}");
            let (mean, wrong) = difference(&shown.rgba, &wanted);
            assert!(mean < 2.0 && wrong < 0.002, "{game}, shot {index}: mean {mean}, wrong {wrong}");
        }
    }
}

#[test]
fn only_what_changes_is_written_again() {
    let shown = decode(&whole(&Film::new(shots(GameId::Tress, 6)).size(SIZE)));
    assert_eq!(shown[0].changed, shown[0].size);
    let plain: Vec<Diagram> = [start(GameId::Tress), start(GameId::Tress)].iter().map(Diagram::new).collect();
    let twice = decode(&whole(&Film::new(plain)));
    assert_eq!(twice[1].changed, (1, 1), "nothing changes");
    let after = Diagram::after(&start(GameId::Tress), "dNd3").expect("a legal turn");
    let step = decode(&whole(&Film::new(vec![Diagram::new(&start(GameId::Tress)), after]).size(SIZE)));
    assert!(step[1].changed.0 < 60 && step[1].changed.1 < 100, "{:?}", step[1].changed);
}

#[test]
fn shots_are_seen_as_long_as_was_asked_for() {
    let film = Film::new(shots(GameId::Treason, 3)).size(SIZE).seconds_a_shot(0.25);
    assert_eq!(decode(&whole(&film)).iter().map(|shown| shown.delay).collect::<Vec<_>>(), [25, 25, 25, 75]);
}

#[test]
fn equal_films_are_equal_files() {
    let film = || Film::new(shots(GameId::Gess, 5)).size(SIZE);
    assert_eq!(whole(&film()), whole(&film()));
}

#[test]
fn a_film_stops_wherever_it_is_told_to() {
    let film = Film::new(shots(GameId::Treason, 9)).size(64);
    let mut seen = Vec::new();
    film.gif(|progress| {
        seen.push(progress);
        ControlFlow::Continue(())
    })
    .expect("a film");
    assert_eq!(seen.len(), 20, "ten shots, all of them drawn before for their colours");
    assert!(seen.iter().enumerate().all(|(index, progress)| *progress == FilmProgress { done: index, of: 20 }));
    for stop in [0, 5, 10, 11, 19] {
        let mut asked = 0;
        let stopped = film.gif(|progress| {
            asked += 1;
            if progress.done == stop { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        assert!(matches!(stopped, Err(FilmError::Stopped)), "{stop}");
        assert_eq!(asked, stop + 1, "nothing is drawn after it was stopped");
    }
}

#[test]
fn films_out_of_bounds_are_refused_before_anything_is_drawn() {
    let refused = |film: Film| film.gif(|_| panic!("nothing is drawn")).expect_err("out of bounds").to_string();
    let one = || vec![Diagram::new(&start(GameId::Treason))];
    assert_eq!(refused(Film::new(Vec::new())), "a film needs at least one position");
    assert_eq!(refused(Film::new(one()).size(63)), "a film is 64 to 1080 pixels wide, not 63");
    assert_eq!(refused(Film::new(one()).size(1081)), "a film is 64 to 1080 pixels wide, not 1081");
    for seconds in [0.0, 31.0, -1.0, f32::NAN, f32::INFINITY] {
        let error = refused(Film::new(one()).seconds_a_shot(seconds));
        assert_eq!(error, format!("a position is seen for 0.05 to 30 seconds, not {seconds}"));
    }
    let long = one().into_iter().cycle().take(Film::MOST_SHOTS + 1).collect();
    let error = refused(Film::new(long));
    assert_eq!(error, "a film has at most 2000 positions, not 2001: choose a part of the match");
}

#[test]
fn shots_of_different_heights_are_refused() {
    let plain = Diagram::new(&start(GameId::Treason));
    let captioned = plain.clone().captions(captions(&start(GameId::Treason), ""));
    let error = Film::new(vec![plain, captioned]).gif(|_| ControlFlow::Continue(())).expect_err("two heights");
    assert!(matches!(error, FilmError::Uneven { shot: 1 }), "{error}");
}

#[test]
fn a_secret_choice_changes_nothing_on_the_board() {
    let first = start(GameId::GoChess);
    let turn = first.nth_turn(0).expect("a choice");
    assert!(first.is_choice_secret());
    let trace = TurnTrace::of(&first, &turn).expect("legal");
    let chosen = first.play(&turn).expect("legal");
    let film = Film::new(vec![Diagram::new(&first), Diagram::new(&chosen).last_turn(trace)]).size(SIZE);
    assert_eq!(decode(&whole(&film))[1].changed, (1, 1));
}
