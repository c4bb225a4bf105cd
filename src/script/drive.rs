//! The driver: one step after the other, each until it is done or cannot be done.

use std::time::Duration;

use bevy::prelude::*;

use super::error::{JourneyFailure, StepError};
use super::expect::expect;
use super::fingers::{self, DragEnd};
#[cfg(feature = "testing")]
use super::hand::{self, Hand};
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, Progress, is_at_rest, is_over};
use super::{Memory, Script, Step, actions, film, turns};
#[cfg(feature = "testing")]
use super::{figure_sight, keys, mark_sight, sight, targets, testing, texts};
use crate::analysis::Report;
use crate::library::MatchLibrary;
use crate::motion::{BoardSettled, MotionQueue};
use crate::pieces::disagreements;
#[cfg(feature = "testing")]
use crate::settings::Preferences;
use crate::table::Table;
use crate::ui::{Buttons, synthetic_input};

/// The most frames that a step may take.
const MOST_FRAMES: u32 = 6000;

/// One frame of the journey.
pub(super) fn drive(world: &mut World) {
    world.resource_scope(|world, mut script: Mut<Script>| {
        if let Err(why) = check_board(world, &mut script) {
            return fail(world, &mut script, why);
        }
        #[cfg(feature = "testing")]
        testing::say_turns(world, &mut script);
        let Some(step) = script.steps.get(script.at).cloned() else {
            #[cfg(feature = "testing")]
            if let Err(why) = texts::check_all(world) {
                return fail(world, &mut script, why);
            }
            world.write_message(AppExit::Success);
            return;
        };
        let frame = script.frames;
        script.frames += 1;
        match perform(world, &mut script, &step, frame) {
            Ok(Again) if frame > MOST_FRAMES => fail(world, &mut script, StepError::Unfinished(MOST_FRAMES)),
            Ok(Again) => {}
            Ok(Done) => {
                script.at += 1;
                script.frames = 0;
                script.memory = Memory::default();
            }
            Err(why) => fail(world, &mut script, why),
        }
    });
}

fn fail(world: &mut World, script: &mut Script, why: StepError) {
    #[cfg(feature = "testing")]
    script.stop_ignoring_exit();
    let failure = JourneyFailure {
        journey: script.name.clone(),
        step: script.steps.get(script.at).map(|step| (script.at + 1, step.clone())),
        why,
        position: world.get_resource::<Table>().map(|table| table.game().position().to_string()),
    };
    eprintln!("{failure}");
    world.write_message(AppExit::error());
}

/// A board that has settled is checked before the next step.
pub(super) fn note_settled(_: On<BoardSettled>, script: Option<ResMut<Script>>) {
    if let Some(mut script) = script {
        script.is_board_unchecked = true;
    }
}

/// A board that has settled must show the position.
fn check_board(world: &mut World, script: &mut Script) -> Result<(), StepError> {
    let Some(table) = world.get_resource::<Table>() else { return Ok(()) };
    if !script.is_board_unchecked || world.resource::<MotionQueue>().is_busy() {
        return Ok(());
    }
    let board = table.shown_position().board_view();
    let differences = disagreements(world, &board);
    script.is_board_unchecked = false;
    if differences.is_empty() { Ok(()) } else { Err(StepError::BoardDiffers(differences)) }
}

/// One frame of a step.
fn perform(world: &mut World, script: &mut Script, step: &Step, frame: u32) -> Outcome {
    let progress = match step {
        Step::Click(name) => actions::click_cell(world, &mut script.memory, name, frame)?,
        Step::Hover(name) => actions::hover(world, name, frame)?,
        Step::Drag(from, to) => actions::drag(world, from, to, frame)?,
        Step::Draw(from, to, held) => actions::draw(world, (from, to), held, frame)?,
        Step::RightClick => actions::press(world, MouseButton::Right, frame),
        Step::Wheel(lines) => {
            synthetic_input::wheel(world, *lines);
            Done
        }
        Step::Orbit(x, y) => actions::orbit(world, Vec2::new(*x, *y), frame),
        Step::Tap(name) => fingers::tap(world, &mut script.memory, name, frame)?,
        Step::TapButton(name) => fingers::tap_button(world, &mut script.memory, name, frame)?,
        Step::Hold(name) => fingers::hold(world, &mut script.memory, name, frame)?,
        Step::FingerDrag(from, to) => fingers::drag(world, (from, to), DragEnd::Lifted, frame)?,
        Step::CancelledDrag(from, to) => fingers::drag(world, (from, to), DragEnd::Cancelled, frame)?,
        Step::DisturbedDrag(from, to) => fingers::drag(world, (from, to), DragEnd::SecondFinger, frame)?,
        Step::Pinch(spread) => fingers::pinch(world, *spread, frame),
        Step::Key(chord) => actions::press_keys(world, chord, frame)?,
        Step::Type(text) => {
            synthetic_input::text(world, text);
            Done
        }
        Step::Drop(paths) => actions::drop_files(world, paths, frame),
        Step::DragFile(above) => {
            synthetic_input::drag_file(world, *above);
            Done
        }
        Step::Button(name) => actions::click_button(world, &mut script.memory, name, frame)?,
        Step::Turn(text) => turns::play(world, script, text)?,
        Step::PlayOut { seed, turns } => turns::play_out(world, script, *seed, *turns)?,
        #[cfg(feature = "testing")]
        Step::Monkey { seed, events } => testing::monkey(world, script, *seed, *events)?,
        #[cfg(feature = "testing")]
        Step::SayTurns => {
            script.said = Some(0);
            Done
        }
        #[cfg(feature = "testing")]
        Step::Open(words) => testing::open(world, words, frame)?,
        #[cfg(feature = "testing")]
        Step::Lesson(game, lesson) => testing::lesson(world, &mut script.memory, [game, lesson], frame)?,
        #[cfg(feature = "testing")]
        Step::Puzzle(game, which) => testing::puzzle(world, &mut script.memory, [game, which], frame)?,
        #[cfg(feature = "testing")]
        Step::RightTurn => turns::play(world, script, &testing::turn_of_puzzle(world, frame, true)?)?,
        #[cfg(feature = "testing")]
        Step::WrongTurn => turns::play(world, script, &testing::turn_of_puzzle(world, frame, false)?)?,
        #[cfg(feature = "testing")]
        Step::RightTurnByKeys => {
            let turn = testing::turn_of_puzzle(world, frame, true)?;
            keys::turn(world, script, Hand::Keys, &turn)?
        }
        #[cfg(feature = "testing")]
        Step::TurnBy(hand, text) => keys::turn(world, script, *hand, text)?,
        #[cfg(feature = "testing")]
        Step::ButtonBy(hand, name) => keys::button(world, &mut script.memory, *hand, name, frame)?,
        #[cfg(feature = "testing")]
        Step::ExpectTree(name) => hand::expect_tree(world, name, frame)?,
        #[cfg(feature = "testing")]
        Step::Pad(button) => {
            keys::press_button(world, *button, frame);
            Progress::done_if(frame > 1)
        }
        #[cfg(feature = "testing")]
        Step::PadThere(is_there) => {
            keys::connect(world, *is_there);
            Done
        }
        #[cfg(feature = "testing")]
        Step::DrawPicturesOnly => {
            world.insert_resource(sight::Drawing::Nothing);
            Done
        }
        #[cfg(feature = "testing")]
        Step::ExpectVisibleMarks => mark_sight::expect_visible_marks(world, script)?,
        #[cfg(feature = "testing")]
        Step::ExpectVisibleFigures(names) => figure_sight::expect_visible_figures(world, script, names)?,
        #[cfg(feature = "testing")]
        Step::ExpectFadedFigures(names) => figure_sight::expect_faded_figures(world, script, names, frame)?,
        #[cfg(feature = "testing")]
        Step::ExpectFigures(names) => figure_sight::expect_figures(world, names)?,
        #[cfg(feature = "testing")]
        Step::ExpectReadable | Step::ExpectClear | Step::ExpectOnCards => texts::expect_readable(world, frame)?,
        #[cfg(feature = "testing")]
        Step::ExpectTargets => targets::expect_targets(world, frame)?,
        #[cfg(feature = "testing")]
        Step::TextSize(size) => {
            world.resource_mut::<Preferences>().text_scale = *size;
            Progress::done_if(frame > 3)
        }
        #[cfg(feature = "testing")]
        Step::Language(code) => testing::speak(world, code, frame)?,
        #[cfg(feature = "testing")]
        Step::Palette(name) => {
            world.resource_mut::<Preferences>().set_palette(*name);
            Progress::done_if(frame > 3)
        }
        #[cfg(feature = "testing")]
        Step::Measure(frames) => testing::measure(world, script, *frames),
        #[cfg(feature = "testing")]
        Step::FailSearches(how) => {
            ludarium_ai::fail_searches(how.failure());
            Done
        }
        #[cfg(feature = "testing")]
        Step::RememberMemory => testing::remember_memory(script)?,
        #[cfg(feature = "testing")]
        Step::ExpectMemory(percent) => testing::expect_memory(script, *percent)?,
        #[cfg(feature = "testing")]
        Step::Fault(name, fault) => {
            fault.arm_anywhere(name);
            Done
        }
        #[cfg(feature = "testing")]
        Step::Disk(state) => testing::set_disk(world, *state)?,
        Step::Wait => Progress::done_if(frame > 1 && is_at_rest(world)),
        Step::WaitForButton(name) => {
            crate::job::pause(Duration::from_millis(1));
            Progress::done_if(world.resource::<Buttons>().find(name).is_some())
        }
        Step::WaitForLibrary => {
            crate::job::pause(Duration::from_millis(1));
            script.frames = script.frames.min(3);
            Progress::done_if(frame > 1 && !world.resource::<MatchLibrary>().is_busy())
        }
        Step::WaitForReview => {
            crate::job::pause(Duration::from_millis(1));
            script.frames = script.frames.min(3);
            let report = world.resource::<Report>();
            Progress::done_if(frame > 1 && report.review().is_some() && report.progress().is_none())
        }
        Step::WaitForEnd => {
            script.frames = 1;
            Progress::done_if(is_over(world))
        }
        Step::Frames(count) => Progress::done_if(frame >= *count),
        Step::Resize(width, height) => actions::resize(world, *width, *height, frame),
        Step::Shot(name) => actions::take_picture(world, script, name)?,
        Step::Film { name, of, every } => film::film(world, script, perform, (name, of, *every))?,
        Step::Kill => std::process::abort(),
        Step::Quit => {
            world.write_message(AppExit::Success);
            Progress::done_if(frame > 0)
        }
        expectation => expect(world, expectation).map(|()| Done)?,
    };
    Ok(progress)
}

#[cfg(all(test, feature = "testing"))]
mod tests {
    use bevy::ecs::system::RunSystemOnce;

    use super::*;
    use crate::script::Journey;

    #[test]
    fn a_failure_ends_the_run_although_a_monkey_may_not_leave() {
        let mut world = World::new();
        world.init_resource::<Messages<AppExit>>();
        let mut script = Script::new("monkey".to_owned(), Journey { with: Vec::new(), steps: Vec::new() });
        script.ignore_exit = true;
        fail(&mut world, &mut script, StepError::NoMatch);
        world.insert_resource(script);
        world.run_system_once(testing::stay).expect("the system runs");
        assert_eq!(world.resource::<Messages<AppExit>>().len(), 1);
    }
}
