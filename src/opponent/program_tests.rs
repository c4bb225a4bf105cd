//! Programs at a table without a window: polite ones, and those that are silent, slow, dead, talkative or mistaken.

#![cfg(unix)]

use std::fs;
use std::path::PathBuf;
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::*;
use ludarium_record::{ClockSetting, Match, Player, Setup};
use ludarium_rules::{GameId, Side};
use ludarium_ugi::{Fault, Score};
use tempfile::TempDir;

use super::{DrawReply, Seat};
use crate::programs::{KnownProgram, Programs, Trouble, Workers};
use crate::table::{Intent, Table};
use crate::testing::{game, open, people, play, selection, send, settle, simulation, simulation_of};

/// How long anything may take, on a machine that does a lot besides.
const LONG: Duration = Duration::from_secs(60);

/// What a polite program does when it is to search: it answers dNd3 with dNd6, and anything later with eNe6.
const ANSWER: &str = "echo 'info depth 7 score cp -80 nodes 900 pv d7d6'
    case \"$position\" in *d7d6*) echo 'bestmove e7e6';; *) echo 'bestmove d7d6';; esac";

/// A script that knows the game and notes what it is told.
fn script(go: &str) -> String {
    format!(
        "echo $$ >>\"$0.pids\"
        while read -r line; do echo \"$line\" >>\"$0.log\"; case \"$line\" in
            ugi) echo 'id name Fake 1.0'; echo ugiok;;
            isready) echo readyok;;
            position*) position=$line;;
            go*) {go};;
            quit) exit 0;;
        esac; done"
    )
}

/// A table at which the program \"Fake\" can play.
struct Scene {
    app: App,
    folder: TempDir,
}

impl Scene {
    fn of(game: GameId, text: &str) -> Scene {
        let folder = tempfile::tempdir().expect("a folder");
        let scene = Scene { app: simulation_of(game), folder };
        scene.write(text);
        let arguments = format!("\"{}\"", scene.path("").display());
        let fake = KnownProgram { name: "Fake".to_owned(), path: "/bin/sh".to_owned(), arguments, ..default() };
        scene.with(|app| app.world_mut().resource_mut::<Programs>().keep(None, fake))
    }

    /// Tress against a program that does this when it is to search, after the person's first turn.
    fn after_a_turn(go: &str) -> Scene {
        let mut scene = Scene::of(GameId::Tress, &script(go)).patience(1);
        open(&mut scene.app, against());
        play(&mut scene.app, "d2d3");
        scene
    }

    fn with<T>(mut self, change: impl FnOnce(&mut App) -> T) -> Scene {
        change(&mut self.app);
        self
    }

    fn patience(self, seconds: u32) -> Scene {
        self.with(|app| {
            let mut programs = app.world_mut().resource_mut::<Programs>();
            let fake = KnownProgram { patience: seconds, turn_time: 50, ..programs.all()[0].clone() };
            programs.keep(Some("Fake"), fake);
        })
    }

    fn path(&self, suffix: &str) -> PathBuf {
        self.folder.path().join(format!("engine.sh{suffix}"))
    }

    fn write(&self, text: &str) {
        fs::write(self.path(""), text).expect("written");
    }

    fn read(&self, suffix: &str) -> String {
        fs::read_to_string(self.path(suffix)).unwrap_or_default()
    }

    /// Lets frames pass until something is so.
    fn until(&mut self, what: &str, is_so: impl Fn(&App) -> bool) {
        let began = Instant::now();
        while !is_so(&self.app) {
            assert!(began.elapsed() < LONG, "{what}: {:?}", self.trouble());
            thread::sleep(Duration::from_millis(2));
            self.app.update();
        }
    }

    fn until_ply(&mut self, ply: usize) {
        self.until("a turn of the program", |app| game(app).ply() == ply);
        settle(&mut self.app);
    }

    fn trouble(&self) -> Option<Trouble> {
        let world = self.app.world();
        world.resource::<Seat>().trouble(world.resource::<Table>()).map(|trouble| trouble.why.clone())
    }

    /// What goes wrong, after which the match must be as it was.
    fn fault(&mut self) -> Trouble {
        let before = (game(&self.app).turns().to_vec(), game(&self.app).result());
        self.until("trouble", |app| app.world().resource::<Seat>().trouble(app.world().resource::<Table>()).is_some());
        assert_eq!((game(&self.app).turns().to_vec(), game(&self.app).result()), before);
        self.trouble().expect("it was there")
    }

    fn seat(&mut self) -> Mut<'_, Seat> {
        self.app.world_mut().resource_mut::<Seat>()
    }

    fn until_none_runs(&mut self) {
        self.until("the end of the programs", |app| app.world().resource::<Workers>().count() == 0);
        let lives = |id: &&str| fs::read_to_string(format!("/proc/{id}/stat")).is_ok_and(|stat| !stat.contains(") Z "));
        let pids = self.read(".pids");
        assert_eq!(pids.lines().find(lives), None, "it lives on");
    }
}

fn fake() -> Player {
    Player::Program { name: "Fake".to_owned() }
}

fn against() -> [Player; 2] {
    let [white, _] = people();
    [white, fake()]
}

#[test]
fn a_program_plays_and_undo_goes_back_to_ones_own_decision() {
    let mut scene = Scene::after_a_turn(ANSWER);
    scene.until_ply(2);
    let seat = scene.app.world().resource::<Seat>();
    assert_eq!(seat.introduction(Side::Black).map(|known| known.name.clone()).as_deref(), Some("Fake 1.0"));
    let thought = seat.thought(Side::Black).expect("it has said so");
    assert_eq!((thought.depth, thought.score), (Some(7), Some(Score::Centi(-80))));
    assert_eq!(seat.draw_reply(Side::Black), DrawReply::Accept, "it believes that it is losing");
    send(&mut scene.app, Intent::Undo);
    settle(&mut scene.app);
    assert_eq!(game(&scene.app).ply(), 0);
    play(&mut scene.app, "d2d3");
    scene.until_ply(2);
    play(&mut scene.app, "e2e3");
    scene.until_ply(4);
    assert!(scene.read(".log").contains("position startpos moves d2d3 d7d6 e2e3"), "{}", scene.read(".log"));
    assert_eq!(scene.read(".pids").lines().count(), 1, "it was started once");
    send(&mut scene.app, Intent::Resign(Side::White));
    scene.until_none_runs();
}

#[test]
fn a_turn_that_is_taken_back_is_not_answered() {
    let mut scene = Scene::after_a_turn(&format!("sleep 0.3; {ANSWER}"));
    scene.until("the question", |app| app.world().resource::<Seat>().thinking_for().is_some());
    send(&mut scene.app, Intent::Undo);
    let began = Instant::now();
    scene.until("half a second", |_| began.elapsed() > Duration::from_millis(800));
    assert_eq!(game(&scene.app).ply(), 0);
    play(&mut scene.app, "e2e3");
    scene.until_ply(2);
    assert_eq!(game(&scene.app).turns()[0].turn.as_str(), "e2e3");
    open(&mut scene.app, people());
    scene.until_none_runs();
}

#[test]
fn whatever_it_does_the_match_is_kept_and_no_program_is_left_behind() {
    type Expected = fn(&Fault) -> bool;
    let cases: [(&str, String, Expected); 8] = [
        ("silent from the start", "exec sleep 100".to_owned(), |fault| matches!(fault, Fault::Silent { .. })),
        ("dead from the start", "echo no licence >&2; exit 3".to_owned(), |fault| matches!(fault, Fault::Ended { .. })),
        ("silent", script("sleep 100"), |fault| matches!(fault, Fault::Silent { .. })),
        ("dead", script("kill -9 $$"), |fault| matches!(fault, Fault::Ended { .. })),
        ("chattering", script("exec yes info string and so on"), |fault| {
            matches!(fault, Fault::Flood { .. } | Fault::Silent { .. })
        }),
        // Stopped for good, as by a debugger: it neither answers nor hears that it is ended.
        ("stopped", script("kill -STOP $$"), |fault| matches!(fault, Fault::Silent { .. })),
        ("mistaken", script("echo bestmove a1a8"), |fault| matches!(fault, Fault::IllegalTurn { .. })),
        ("without a turn", script("echo bestmove"), |fault| matches!(fault, Fault::Unreadable(_))),
    ];
    for (what, text, is_expected) in cases {
        let mut scene = Scene::of(GameId::Tress, &text).patience(1);
        open(&mut scene.app, against());
        play(&mut scene.app, "d2d3");
        let Trouble::Fault(fault) = scene.fault() else { panic!("{what}") };
        assert!(is_expected(&fault), "{what}: {fault}");
        let words = scene.trouble().expect("still there").words("Fake");
        assert!(words.starts_with("Fake"), "{what}: {words}");
        send(&mut scene.app, Intent::Abandon);
        assert!(game(&scene.app).result().is_some() && scene.trouble().is_none());
        scene.until_none_runs();
    }
}

#[test]
fn a_mistaken_program_is_asked_again_and_a_dead_one_started_anew() {
    let once = |wrong: &str| format!("if [ -e \"$0.again\" ]; then {ANSWER}; else touch \"$0.again\"; {wrong}; fi");
    let mut scene = Scene::after_a_turn(&once("echo 'bestmove a1a8'"));
    assert!(scene.fault().leaves_it_running());
    scene.seat().ask_again();
    scene.until_ply(2);
    assert_eq!(scene.read(".pids").lines().count(), 1, "it runs on");

    let mut scene = Scene::after_a_turn(&once("exit 1"));
    assert!(!scene.fault().leaves_it_running());
    scene.seat().start_anew();
    scene.until_ply(2);
    assert_eq!(scene.read(".pids").lines().count(), 2);
}

#[test]
fn where_there_is_no_such_program_the_person_decides() {
    let mut app = simulation();
    open(&mut app, against());
    play(&mut app, "d2d3");
    app.update();
    let trouble = |app: &App| {
        let table = app.world().resource::<Table>();
        app.world().resource::<Seat>().trouble(table).map(|trouble| (trouble.side, trouble.words()))
    };
    let (side, words) = trouble(&app).expect("it is missing");
    assert!(side == Side::Black && words.contains("Fake"), "{words}");
    assert!(selection(&app).next.is_empty());
    let [person, _] = people();
    send(&mut app, Intent::Seat { side, player: person });
    app.update();
    assert!(trouble(&app).is_none() && !selection(&app).next.is_empty(), "the person can choose at once");
    play(&mut app, "d7d6");
    assert_eq!(game(&app).ply(), 2);
    // A level takes over as well.
    open(&mut app, against());
    play(&mut app, "d2d3");
    send(&mut app, Intent::Seat { side, player: Player::Ai { level: 1 } });
    app.update();
    assert_eq!(app.world().resource::<Seat>().thinking_for(), Some(Side::Black));
    assert_eq!(game(&app).setup().players[1], Player::Ai { level: 1 });
}

#[test]
fn undo_is_possible_while_a_program_does_not_play_on() {
    let mut scene = Scene::after_a_turn("exit 1");
    scene.fault();
    send(&mut scene.app, Intent::Undo);
    settle(&mut scene.app);
    assert!(game(&scene.app).ply() == 0 && scene.trouble().is_none());
    scene.write(&script(ANSWER));
    play(&mut scene.app, "d2d3");
    scene.until_ply(2);
}

#[test]
fn nobody_loses_time_while_a_program_does_not_play_on() {
    let mut scene = Scene::of(GameId::Tress, &script("exit 1")).patience(1);
    let clock = ClockSetting::fischer(Duration::from_secs(60), Duration::from_secs(2));
    let setup = Setup { clock: Some(clock), ..Setup::new(GameId::Tress, against()) };
    send(&mut scene.app, Intent::Open(Box::new(Match::new(setup).expect("valid"))));
    settle(&mut scene.app);
    play(&mut scene.app, "d2d3");
    scene.fault();
    let command = scene.read(".log").lines().find(|line| line.starts_with("go")).map(str::to_owned);
    assert!(command.as_ref().is_some_and(|go| go.contains("p1time 6") && go.contains("p2inc 2000")), "{command:?}");
    let (left, began) = (game(&scene.app).clocks(), Instant::now());
    scene.until("a moment", |_| began.elapsed() > Duration::from_millis(300));
    assert_eq!(game(&scene.app).clocks(), left);
}

#[test]
fn a_secret_choice_is_kept_from_the_program() {
    let mut scene = Scene::of(GameId::GoChess, &script("exit 1")).patience(1);
    open(&mut scene.app, against());
    let turn = game(&scene.app).position().turns().expect("a list")[0].clone();
    send(&mut scene.app, Intent::Play(turn.clone()));
    scene.fault();
    let log = scene.read(".log");
    let position = log.lines().find(|line| line.starts_with("position")).expect("it was asked");
    assert!(position.ends_with(" moves ?"), "{position}");
    assert!(!log.contains(turn.as_str()), "{log}");
}

/// Whatever becomes of the thread that talks to a program.
#[cfg(feature = "testing")]
#[test]
fn a_program_to_which_nobody_talks_is_in_trouble_and_ends() {
    use crate::job::{Fault, JobFailure};
    for (fault, is_expected) in [
        (Fault::NotStarted, (|failure| matches!(failure, JobFailure::NotStarted(_))) as fn(&JobFailure) -> bool),
        (Fault::Panic, |failure| matches!(failure, JobFailure::Panicked(_))),
        (Fault::Vanish, |failure| matches!(failure, JobFailure::Gone)),
    ] {
        let mut scene = Scene::of(GameId::Tress, &script(ANSWER)).patience(1);
        open(&mut scene.app, against());
        fault.arm(crate::programs::TALKING);
        play(&mut scene.app, "d2d3");
        let trouble = scene.fault();
        assert!(matches!(&trouble, Trouble::Unheard(failure) if is_expected(failure)), "{fault:?}: {trouble:?}");
        assert!(!trouble.leaves_it_running() && trouble.is_of_program());
        scene.until_none_runs();
        scene.seat().start_anew();
        scene.until_ply(2);
    }
}
