//! Films: numbered pictures of what a step sets in motion, while time goes on by the same amount in every frame.

use std::path::PathBuf;
use std::time::Duration;

use bevy::prelude::*;
use bevy::render::view::screenshot::{Screenshot, save_to_disk};
use bevy::time::TimeUpdateStrategy;

use super::error::StepError;
use super::progress::Progress::{Again, Done};
use super::progress::{Outcome, Progress, is_at_rest};
use super::{Script, Step};
use crate::camera::CameraView;
use crate::motion::MotionQueue;
use crate::motion::particles::Particle;

/// How long a frame of a film lasts, however long it takes to draw.
const FRAME: Duration = Duration::from_nanos(1_000_000_000 / 60);
/// The most pictures of one film.
pub(super) const MOST_PICTURES: u32 = 240;
/// So many frames after a step is done, what it asks for has begun to move.
const BEGINNING: u32 = 3;

/// A film in the making.
pub(super) struct Film {
    /// How time went on before.
    time_before: TimeUpdateStrategy,
    /// Frames of the film so far, and since the step was done.
    frames: u32,
    after: u32,
    /// Frames in which something moved.
    moving: u32,
    is_step_done: bool,
    /// The last picture has been taken.
    is_complete: bool,
    /// The pictures so far, with those that are not written yet.
    pictures: u32,
    pending: Vec<(Entity, PathBuf)>,
}

/// One frame of a step, the frames before it counted.
pub(super) type Perform = fn(&mut World, &mut Script, &Step, u32) -> Outcome;

/// Films what `of` sets in motion until everything is at rest: the board before it, every `every`-th frame in which
/// something moves, the board after it. `perform` does the step that is filmed.
pub(super) fn film(
    world: &mut World,
    script: &mut Script,
    perform: Perform,
    (name, of, every): (&str, &Step, u32),
) -> Outcome {
    if every == 0 || matches!(of, Step::Film { .. }) {
        return Err(StepError::NoFilm);
    }
    let mut film = script.memory.film.take().unwrap_or_else(|| begin(world));
    let outcome = film.go_on(world, script, perform, (name, of, every));
    if matches!(outcome, Ok(Done)) {
        world.insert_resource(film.time_before);
    } else {
        script.memory.film = Some(film);
    }
    outcome
}

fn begin(world: &mut World) -> Box<Film> {
    let time_before = world.remove_resource().unwrap_or_default();
    world.insert_resource(TimeUpdateStrategy::ManualDuration(FRAME));
    let (frames, after, moving, pictures) = (0, 0, 0, 0);
    let (is_step_done, is_complete) = (false, false);
    Box::new(Film { time_before, frames, after, moving, is_step_done, is_complete, pictures, pending: Vec::new() })
}

impl Film {
    fn go_on(
        &mut self,
        world: &mut World,
        script: &mut Script,
        perform: Perform,
        (name, of, every): (&str, &Step, u32),
    ) -> Outcome {
        self.forget_written(world)?;
        if self.is_complete {
            return Ok(Progress::done_if(self.pending.is_empty()));
        }
        let moves = anything_moves(world);
        self.moving += u32::from(moves);
        self.frames += 1;
        self.is_complete = self.is_step_done && self.after >= BEGINNING && !moves && is_at_rest(world);
        if self.frames == 1 || self.is_complete || moves && (self.moving - 1).is_multiple_of(every) {
            self.take_picture(world, script, name)?;
        }
        if self.is_step_done {
            self.after += 1;
        } else if self.frames == 1 {
            // The film's first frame comes before the step.
            script.frames = 0;
        } else {
            let frame = script.frames - 1;
            self.is_step_done = perform(world, script, of, frame)? == Done;
        }
        Ok(Again)
    }

    /// Takes the next picture, if the run takes any.
    fn take_picture(&mut self, world: &mut World, script: &Script, name: &str) -> Result<(), StepError> {
        if self.pictures == MOST_PICTURES {
            return Err(StepError::LongFilm(MOST_PICTURES));
        }
        let number = self.pictures;
        self.pictures += 1;
        let Some(folder) = script.pictures.clone() else { return Ok(()) };
        let path = folder.join(format!("{name}-{number:03}.png"));
        std::fs::create_dir_all(&folder).map_err(|why| StepError::NoFolder { folder, why })?;
        // A picture of an earlier run would pass for this one.
        let _ = std::fs::remove_file(&path);
        let entity = world.spawn(Screenshot::primary_window()).observe(save_to_disk(path.clone())).id();
        self.pending.push((entity, path));
        Ok(())
    }

    /// Forgets the pictures whose entities are gone: those are taken.
    fn forget_written(&mut self, world: &World) -> Result<(), StepError> {
        let (pending, taken): (Vec<_>, Vec<_>) =
            self.pending.drain(..).partition(|(entity, _)| world.get_entity(*entity).is_ok());
        self.pending = pending;
        let missing = taken.into_iter().find(|(_, path)| !path.exists());
        missing.map_or(Ok(()), |(_, path)| Err(StepError::NoPicture(path)))
    }
}

/// Whether pieces, the camera or particles move.
fn anything_moves(world: &mut World) -> bool {
    let flies = world.query::<&Particle>().iter(world).next().is_some();
    flies || world.resource::<MotionQueue>().is_busy() || world.resource::<CameraView>().is_moving()
}
