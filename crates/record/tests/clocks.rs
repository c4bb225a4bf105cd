//! The clocks' arithmetic: whatever happens, each clock shows what its side began with and the increments that the side has
//! had, less the time for which it ran.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use std::time::Duration;

use common::{fresh, go_chess, play_all, seconds, setup};
use ludarium_record::{ClockKind, ClockSetting, EndReason, Match, Setup};
use ludarium_rules::Side;
use rand::rngs::StdRng;
use rand::{RngExt, SeedableRng};

const BASE: u64 = 300;
const INCREMENT: u64 = 3;

fn timed(setup: Setup) -> Match {
    fresh(Setup { clock: seconds(BASE, INCREMENT), ..setup })
}

fn secs(white: u64, black: u64) -> Option<[Duration; 2]> {
    Some([white, black].map(Duration::from_secs))
}

fn wait(game: &mut Match, seconds: u64) {
    game.advance(Duration::from_secs(seconds));
}

#[test]
fn undo_and_redo_give_no_time_to_whoever_waited() {
    let mut game = timed(setup());
    wait(&mut game, 10);
    play_all(&mut game, "d2d3");
    wait(&mut game, 13);
    assert_eq!(game.clocks(), secs(293, 287));
    assert!(game.undo());
    assert_eq!((game.clocks(), game.clocks_paused()), (secs(293, 287), false), "White's clock runs on");
    wait(&mut game, 2);
    assert!(game.redo().is_some());
    assert_eq!((game.clocks(), game.clocks_paused()), (secs(291, 287), false));
    wait(&mut game, 1);
    play_all(&mut game, "d7d6");
    assert_eq!(game.clocks(), secs(291, 289));
}

#[test]
fn a_turn_in_the_place_of_another_brings_no_second_increment() {
    let mut game = timed(setup());
    for _ in 0..20 {
        play_all(&mut game, "d2d3");
        assert_eq!(game.clocks(), secs(303, 300));
        assert!(game.undo());
    }
    play_all(&mut game, "e2e3 d7d6");
    assert_eq!(game.clocks(), secs(303, 303));
    assert!(game.undo() && game.undo() && game.redo().is_some() && game.redo().is_some());
    assert_eq!(game.clocks(), secs(303, 303));
}

#[test]
fn a_secret_choice_that_is_taken_back_and_made_again_keeps_the_clocks() {
    let mut game = timed(go_chess());
    wait(&mut game, 5);
    play_all(&mut game, "e4");
    wait(&mut game, 10);
    assert!(game.undo() && game.redo().is_some());
    assert_eq!(game.clocks(), secs(298, 290));
    play_all(&mut game, "e6");
    assert_eq!(game.clocks(), secs(298, 293));
}

#[test]
fn an_ending_that_is_taken_back_keeps_the_clocks() {
    let mut game = timed(setup());
    wait(&mut game, 7);
    game.resign(Side::White).expect("it goes on");
    wait(&mut game, 50);
    assert!(game.undo());
    game.offer_draw(Side::White).expect("it goes on");
    wait(&mut game, 1);
    game.accept_draw(Side::Black).expect("it is offered");
    wait(&mut game, 50);
    assert!(game.undo());
    assert_eq!((game.clocks(), game.clocks_paused()), (secs(292, 300), false));
}

#[test]
fn a_fallen_flag_stays_fallen() {
    let mut game = timed(setup());
    play_all(&mut game, "d2d3");
    wait(&mut game, 1000);
    assert_eq!(game.result().map(|result| result.reason), Some(EndReason::Time));
    assert!(!game.can_undo() && !game.undo());
    assert_eq!((game.clocks(), game.ply()), (secs(303, 0), 1));
}

#[test]
fn a_saved_match_remembers_increments_of_turns_that_are_gone() {
    let mut game = timed(setup());
    play_all(&mut game, "d2d3 d7d6 e2e3");
    assert!(game.undo() && game.undo() && game.undo());
    play_all(&mut game, "g2f3");
    let mut again = Match::from_text(&game.to_text()).expect("just written");
    assert_eq!(again, game);
    again.resume_clocks();
    play_all(&mut again, "d7d6 d2d3");
    assert_eq!(again.clocks(), secs(306, 303), "no turn counts twice");
    assert_eq!(Match::from_text(&again.to_text()).as_ref(), Ok(&again));
}

/// What the clocks must show, by what was done.
struct Account {
    setting: ClockSetting,
    left: [Duration; 2],
    /// For how many turns each side has had its increment.
    had: [usize; 2],
}

impl Account {
    fn pass(&mut self, side: Side, time: Duration) {
        let time = time.min(self.left[side.index()]);
        self.left[side.index()] -= time;
        if self.setting.kind == ClockKind::HourGlass {
            self.left[side.other().index()] += time;
        }
    }

    fn play(&mut self, game: &Match, side: Side) {
        let stand = game.turns()[..game.ply()].iter().filter(|played| played.side == side).count();
        let (left, had) = (&mut self.left[side.index()], &mut self.had[side.index()]);
        match self.setting.kind {
            ClockKind::Fischer(increment) if stand > *had => *left += increment,
            ClockKind::Fischer(_) | ClockKind::HourGlass => {}
            ClockKind::PerTurn => *left = self.setting.base[side.index()],
        }
        *had = stand.max(*had);
    }

    fn check(&self, game: &Match, deed: &str) {
        assert_eq!(game.clocks(), Some(self.left), "{deed}, {}", self.setting);
    }
}

#[test]
fn an_hour_glass_gives_the_one_what_the_other_uses() {
    let mut game = fresh(Setup { clock: "*5/2".parse().ok(), ..setup() });
    wait(&mut game, 40);
    play_all(&mut game, "d2d3");
    wait(&mut game, 15);
    assert_eq!(game.clocks(), secs(275, 145));
    wait(&mut game, 1000);
    assert_eq!(game.clocks(), secs(420, 0), "no more than there is");
    assert_eq!(game.result().map(|result| result.winner), Some(Some(Side::White)));
    assert_eq!(Match::from_text(&game.to_text()).as_ref(), Ok(&game));
}

#[test]
fn time_for_each_turn_is_whole_again_after_it() {
    let mut game = fresh(Setup { clock: "=0:30".parse().ok(), ..setup() });
    wait(&mut game, 29);
    play_all(&mut game, "d2d3");
    wait(&mut game, 12);
    assert_eq!(game.clocks(), secs(30, 18));
    assert!(game.undo() && game.redo().is_some());
    assert_eq!(game.clocks(), secs(30, 18), "to take back and play again is no new turn");
    wait(&mut game, 18);
    assert_eq!(game.result().map(|result| result.reason), Some(EndReason::Time));
}

/// Turns, undo, redo, pauses, offers, endings and saves in any order: the seconds of both add up after each.
#[test]
fn the_seconds_of_both_add_up_whatever_happens() {
    let (mut flags, mut lost) = (0, 0);
    for (seed, clock) in (0..32).zip(["5+3", "5/2+3", "*3/4", "=0:30"].into_iter().cycle()) {
        let mut rng = StdRng::seed_from_u64(seed);
        let setting: ClockSetting = clock.parse().expect("well formed");
        let begun = if seed % 3 == 0 { go_chess() } else { setup() };
        let mut game = fresh(Setup { clock: Some(setting), ..begun });
        let mut account = Account { setting, left: setting.base, had: [0; 2] };
        for _ in 0..120 {
            let (side, runs) = (game.side_to_move(), !game.clocks_paused() && game.result().is_none());
            let longest = if rng.random_ratio(1, 40) { 400_000 } else { 9_000 };
            let time = Duration::from_millis(rng.random_range(0..longest));
            game.advance(time);
            if runs {
                account.pass(side, time);
            }
            account.check(&game, "time passed");
            let mover = Side::ALL[rng.random_range(0..2)];
            let deed = match rng.random_range(0..14) {
                0 | 1 => game.undo().then_some("undo"),
                2 => game.redo().map(|_| "redo"),
                3 => {
                    game.pause_clocks();
                    Some("pause")
                }
                4 => {
                    game.resume_clocks();
                    Some("resume")
                }
                5 => game.offer_draw(mover).map(|()| "offer").ok(),
                6 => game.decline_draw(mover).map(|()| "decline").ok(),
                7 => game.resign(mover).map(|()| "resign").ok(),
                8 => {
                    game = Match::from_text(&game.to_text()).expect("just written");
                    Some("save")
                }
                _ if game.result().is_none() => {
                    let turns = game.position().turns().expect("a list");
                    game.play(&turns[rng.random_range(0..turns.len())]).expect("legal");
                    account.play(&game, side);
                    Some("play")
                }
                _ => None,
            };
            account.check(&game, deed.unwrap_or("nothing"));
            flags += u32::from(game.result().is_some_and(|result| result.reason == EndReason::Time));
            lost += u32::from(game.to_text().contains("increments ="));
        }
    }
    assert!(flags > 0 && lost > 0, "{flags} {lost}");
}
