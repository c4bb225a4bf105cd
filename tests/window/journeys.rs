//! Journeys through the game. Each runs it with a script that clicks, types and compares; whenever the board comes to
//! rest, the entities on it must show the position, or the run ends with exit code 1.
//!
//! Some run in the real window and leave their pictures in `target/tmp/journeys`; they need a display, and without one
//! they start `xvfb-run`. The others run without window and renderer, which is many times faster; `LUDARIUM_SEEN=1` shows
//! them all.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use crate::common::{
    PROGRAM, alone_on_the_display, at_home, fresh_home, on_a_display, on_a_new_display, run_unseen_in,
};
use ludarium_rules::GameId;

/// Whether a journey is seen in the real window.
#[derive(Clone, Copy, PartialEq)]
enum Sight {
    Seen,
    Unseen,
    /// Unseen, with a clipboard that nobody else uses.
    WithClipboard,
}

use Sight::{Seen, Unseen, WithClipboard};

fn folder(name: &str) -> PathBuf {
    Path::new(env!("CARGO_TARGET_TMPDIR")).join(name)
}

/// A command that starts the game; if it is to be seen, on a display of its own if there is none.
fn game(sight: Sight) -> Command {
    let mut command = match sight {
        Seen => return on_a_display(),
        Unseen => Command::new(PROGRAM),
        WithClipboard => on_a_new_display(PROGRAM),
    };
    command.arg("--unseen");
    command
}

/// Runs a journey with its own preferences and saved matches.
fn run(journey: &str, home: &str, sight: Sight) -> Output {
    let sight = if std::env::var_os("LUDARIUM_SEEN").is_some() { Seen } else { sight };
    let _alone = (sight == Seen).then(alone_on_the_display);
    let home = folder(home);
    std::fs::create_dir_all(&home).expect("the folder for test data can be made");
    at_home(&mut game(sight), &home)
        .arg("--script")
        .arg(Path::new("tests/journeys").join(journey).with_extension("ron"))
        .env("LUDARIUM_PICTURES", folder("journeys"))
        .output()
        .expect("the game can be started")
}

fn fresh(home: &str) -> &str {
    let _ = std::fs::remove_dir_all(folder(home));
    home
}

fn report_of(output: &Output) -> String {
    format!("{}\n{}", output.status, String::from_utf8_lossy(&output.stderr))
}

/// Runs a journey that must come to its end, in the real window without an error of the renderer.
fn run_to_end(journey: &str, sight: Sight) {
    let output = run(journey, fresh(&journey.replace('/', "-")), sight);
    let report = report_of(&output);
    assert!(output.status.success(), "{journey}: {report}");
    assert!(sight != Seen || !report.contains("ERROR"), "{journey}: {report}");
}

/// Runs every journey in a game's folder: `gallery` in the real window, `leave_X` up to its power cut and `resume_X` after
/// it with the same saved matches, all others on their own.
fn run_folder(game: GameId) {
    let game = game.name();
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/journeys").join(game);
    let entries = std::fs::read_dir(&folder).expect("the folder exists").filter_map(Result::ok);
    let mut names: Vec<String> =
        entries.filter_map(|entry| Some(entry.file_name().to_str()?.strip_suffix(".ron")?.to_owned())).collect();
    names.sort();
    assert!(names.iter().any(|name| name == "whole_game"), "{game}: {names:?}");
    for name in names.iter().filter(|name| !name.starts_with("resume_")) {
        let journey = format!("{game}/{name}");
        let Some(phase) = name.strip_prefix("leave_") else {
            run_to_end(&journey, if name == "gallery" { Seen } else { Unseen });
            continue;
        };
        let home = format!("{game}-{phase}");
        let killed = run(&journey, fresh(&home), Unseen);
        assert!(!killed.status.success() && killed.status.code().is_none(), "{journey}: {}", report_of(&killed));
        let resumed = run(&format!("{game}/resume_{phase}"), &home, Unseen);
        assert!(resumed.status.success(), "{game}/resume_{phase}: {}", report_of(&resumed));
    }
}

#[test]
fn common_without_a_window() {
    for journey in [
        "against_the_ai",
        "thinking",
        "hints",
        "evaluation_bar",
        "watch",
        "endings",
        "right_click",
        "touch",
        "targets",
        "panel_keys",
        "pad_panels",
        "drawings",
        "resign_prompt",
        "two_people",
        "menus",
        "captions",
        "captured",
        "why_not",
        "typed_turn",
        "piece_card",
        "teaching",
        "analysis",
        "variations_keys",
        "library",
        "library_keys",
        "editor",
        "opened_file",
        "opened_files",
        "import_drop",
        "everything",
        "trees",
        "trees_welcome",
    ] {
        run_to_end(&format!("common/{journey}"), Unseen);
    }
}

#[test]
fn common_in_the_window() {
    for journey in ["editor_window", "every_window", "graphics"] {
        run_to_end(&format!("common/{journey}"), Seen);
    }
}

#[test]
fn what_is_copied_can_be_pasted() {
    for journey in ["editor_keys", "paste"] {
        run_to_end(&format!("common/{journey}"), WithClipboard);
    }
}

every_game!(journeys_of, run_folder);

#[test]
fn a_lesson_from_the_list_to_the_next() {
    run_to_end("common/lesson", Unseen);
}

#[test]
fn a_puzzle_from_the_list_to_the_next() {
    run_to_end("common/puzzle", Unseen);
}

#[test]
fn lessons_and_puzzles_with_the_keyboard_alone() {
    run_to_end("common/lesson_keys", Unseen);
    run_to_end("common/puzzle_keys", Unseen);
}

/// The whole game of a game's folder, each turn with nothing but one device.
fn play_whole_game_by(hand: &str, game: GameId) {
    let game = game.name();
    let by_clicks = Path::new(env!("CARGO_MANIFEST_DIR")).join(format!("tests/journeys/{game}/whole_game.ron"));
    let by_clicks = std::fs::read_to_string(by_clicks).expect("it can be read");
    // At the board, Tab is the board's; and the row of leaves has keys of its own (`trees/keyboard_alone`).
    let is_row = |line: &str| game == "trees" && line.contains(':') && !line.contains(":*");
    let by_hand = |line: &str| match line.trim().split('"').next() {
        Some("Turn(") if hand == "Keys" && is_row(line.split('"').nth(1).unwrap_or_default()) => line.to_owned(),
        Some("Turn(") => line.replacen("Turn(", &format!("TurnBy({hand}, "), 1),
        _ if hand == "Keys" => line.to_owned(),
        _ => line.replace(" Button(", &format!(" ButtonBy({hand}, ")),
    };
    let journey = by_clicks.lines().map(by_hand).collect::<Vec<_>>().join("\n");
    let turns = |with: &str| journey.matches(with).count();
    assert!(turns(" TurnBy(") > turns(" Turn(") * 4, "{game}: {journey}");
    let home = fresh_home(&format!("{hand}-{game}"));
    let output = run_unseen_in(&home, &journey, &[]);
    assert!(output.status.success(), "{game} by {hand}: {}", report_of(&output));
}

every_game!(whole_games_by_the_keyboard_alone, |game| play_whole_game_by("Keys", game));
every_game!(whole_games_by_a_gamepad_alone, |game| play_whole_game_by("Pad", game));
every_game!(whole_games_by_a_finger_alone, |game| play_whole_game_by("Finger", game));
every_game!(whole_games_by_a_screen_reader_alone, |game| play_whole_game_by("Reader", game));

#[test]
fn from_the_shelf_to_a_match_and_back_with_a_gamepad_that_is_pulled_out() {
    run_to_end("common/pad", Unseen);
}

#[test]
fn learning_from_mistakes() {
    run_to_end("common/mistakes", Unseen);
}

#[test]
fn save_kill_resume() {
    let home = fresh("save_kill_resume");
    let killed = run("common/kill", home, Unseen);
    assert!(!killed.status.success(), "the power cut did not come");
    let resumed = run("common/resume", home, Unseen);
    assert!(resumed.status.success(), "{}", report_of(&resumed));
}

#[test]
fn what_is_tried_in_an_analysis_outlives_a_power_cut_and_changes_no_match() {
    let home = fresh("variations");
    let killed = run("common/variations", home, Unseen);
    assert!(killed.status.code().is_none(), "the power cut did not come: {}", report_of(&killed));
    let text_of = |kind: &str| {
        let entries = std::fs::read_dir(folder(home).join("data/matches")).expect("readable").filter_map(Result::ok);
        let file = entries.map(|entry| entry.path()).find(|path| path.extension().is_some_and(|end| end == kind));
        std::fs::read_to_string(file.unwrap_or_else(|| panic!("no file .{kind}"))).expect("readable")
    };
    let study = text_of("ludo").split_whitespace().collect::<Vec<_>>().join(" ");
    assert!(study.contains("What if?") && study.contains("(1... dNd6 !?"), "{study}");
    let game = text_of("toml");
    assert!(!game.contains("d7d6"), "{game}");
    let again = run("common/variations_again", home, Unseen);
    assert!(again.status.success(), "{}", report_of(&again));
}

#[test]
fn a_broken_save_is_set_aside_and_said() {
    let home = fresh("broken_save");
    let matches = folder(home).join("data/matches");
    std::fs::create_dir_all(&matches).expect("the folder can be made");
    std::fs::write(matches.join("tress-broken.toml"), "version = 1\ngame = \"tress\"\nturns = [\n").expect("written");
    let output = run("common/broken_save", home, Unseen);
    assert!(output.status.success(), "{}", report_of(&output));
    let kept = std::fs::read_dir(&matches).expect("readable").filter_map(Result::ok);
    let kept: Vec<String> = kept.map(|entry| entry.file_name().to_string_lossy().into_owned()).collect();
    assert!(kept.iter().any(|name| name.contains("broken")), "the file was lost: {kept:?}");
    assert!(report_of(&output).contains("line"), "the error names no line: {}", report_of(&output));
}

#[test]
fn an_even_game_counts_once_and_outlives_a_power_cut() {
    let home = fresh("even_game");
    let killed = run("common/even_game", home, Unseen);
    assert!(killed.status.code().is_none(), "the power cut did not come: {}", report_of(&killed));
    let form = std::fs::read_to_string(folder(home).join("data/form.ron")).expect("written");
    assert!(form.contains("games: 1"), "{form}");
    let resumed = run("common/even_again", home, Unseen);
    assert!(resumed.status.success(), "{}", report_of(&resumed));
}

#[test]
fn a_broken_form_is_set_aside_and_said() {
    let home = fresh("broken_form");
    let data = folder(home).join("data");
    std::fs::create_dir_all(&data).expect("the folder can be made");
    std::fs::write(data.join("form.ron"), "(forms: {\"gess\": ").expect("written");
    let output = run("common/broken_form", home, Unseen);
    assert!(output.status.success(), "{}", report_of(&output));
    assert!(report_of(&output).contains("form.ron could not be read"), "{}", report_of(&output));
    assert!(data.join("form.ron.broken").exists());
}

#[test]
fn a_film_has_a_picture_of_every_frame_that_is_asked_for() {
    run_to_end("common/film", Seen);
    let pictures = std::fs::read_dir(folder("journeys/film")).expect("there are pictures").filter_map(Result::ok);
    let pictures: Vec<_> = pictures.map(|entry| entry.path()).collect();
    let bytes_of = |film: &str| {
        let name = |path: &Path| path.file_name().is_some_and(|name| name.to_string_lossy().starts_with(film));
        let mut paths: Vec<_> = pictures.iter().filter(|path| name(path)).collect();
        paths.sort();
        paths.iter().map(|path| std::fs::read(path).expect("it can be read")).collect::<Vec<_>>()
    };
    for film in ["move", "back"] {
        let pictures = bytes_of(film);
        // A move lasts 0.2 s, twelve frames; the rest before and after it is in the film too.
        assert!((4..=6).contains(&pictures.len()), "{film}: {} pictures", pictures.len());
        assert!(pictures.windows(2).all(|pair| pair[0] != pair[1]), "{film}: nothing moves between two pictures");
    }
}

#[test]
fn the_photo_mode_saves_pictures_and_overwrites_none() {
    let pictures = folder("journeys");
    for name in ["tress.png", "tress-2.png", "tress-3.png"] {
        let _ = std::fs::remove_file(pictures.join(name));
    }
    std::fs::create_dir_all(&pictures).expect("the folder can be made");
    std::fs::write(pictures.join("tress.png"), "kept").expect("it can be written");
    run_to_end("common/photo", Seen);
    assert_eq!(std::fs::read(pictures.join("tress.png")).expect("it is there"), b"kept");
    let [one, other] = [2, 3].map(|number| std::fs::read(pictures.join(format!("tress-{number}.png"))).expect("saved"));
    assert!(one.starts_with(b"\x89PNG") && one != other, "another view is another picture");
}

#[test]
fn a_film_of_no_frames_is_refused() {
    let output = run("common/film_of_nothing", fresh("film_of_nothing"), Unseen);
    assert_eq!(output.status.code(), Some(1), "{}", report_of(&output));
    assert!(report_of(&output).contains("every: 1"), "{}", report_of(&output));
}

#[test]
fn a_step_that_cannot_be_done_ends_with_exit_code_1_and_says_which() {
    let output = run("common/impossible", fresh("impossible"), Unseen);
    assert_eq!(output.status.code(), Some(1), "{}", report_of(&output));
    let report = report_of(&output);
    assert!(report.contains("step 2") && report.contains("z9"), "{report}");
}
