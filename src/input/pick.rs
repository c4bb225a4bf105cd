//! Choices, and who deals with them: handlers in a fixed order, each of which deals with a choice, passes it on, or passes
//! on another in its place.

use bevy::ecs::system::SystemId;
use bevy::prelude::*;
use ludarium_rules::{Cell, Step};

/// Somebody makes a choice.
#[derive(Message, Clone, PartialEq, Debug)]
pub struct Pick {
    /// What is chosen.
    pub step: Step,
    /// How it was chosen.
    pub mode: PickMode,
    /// The steps before it, if they are not those that have been taken.
    pub after: Option<Vec<Step>>,
}

impl Pick {
    /// A cell or another choice, pressed.
    #[must_use]
    pub fn press(step: Step) -> Pick {
        Pick { step, mode: PickMode::Press, after: None }
    }

    /// A cell on which something that was dragged is let go.
    #[must_use]
    pub fn drop(cell: Cell) -> Pick {
        Pick { step: Step::Cell(cell), mode: PickMode::Drop, after: None }
    }

    /// A whole path of steps, whatever has been taken so far; nothing for an empty one.
    #[must_use]
    pub fn path(steps: &[Step]) -> Option<Pick> {
        let (last, before) = steps.split_last()?;
        Some(Pick { step: *last, mode: PickMode::Press, after: Some(before.to_vec()) })
    }
}

/// How a cell is chosen.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum PickMode {
    /// Pressed or picked with a key: may take, move, or take another piece.
    Press,
    /// A piece was dragged here and let go: may only finish.
    Drop,
}

/// What a handler makes of a choice.
#[derive(Clone, PartialEq, Debug)]
pub enum PickResponse {
    /// The next handler gets this choice: the one that came, or another in its place.
    Pass(Pick),
    /// The choice has been dealt with.
    Done,
}

/// The order of the handlers.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Debug)]
pub enum PickStage {
    /// A drawn curtain takes every choice.
    Curtain,
    /// The game's own tools.
    Tool,
    /// The steps of a turn.
    Selection,
}

type Handler = SystemId<In<Pick>, PickResponse>;

/// All handlers, in the order in which they are asked.
#[derive(Resource, Default)]
struct PickHandlers(Vec<(PickStage, Handler)>);

/// Registers handlers of choices.
pub trait PickHandlerAppExt {
    /// Adds a system that gets the choices that no earlier handler has dealt with. Handlers of one stage are asked in
    /// the order in which they were added.
    fn add_pick_handler<M>(
        &mut self,
        stage: PickStage,
        handler: impl IntoSystem<In<Pick>, PickResponse, M> + 'static,
    ) -> &mut Self;
}

impl PickHandlerAppExt for App {
    fn add_pick_handler<M>(
        &mut self,
        stage: PickStage,
        handler: impl IntoSystem<In<Pick>, PickResponse, M> + 'static,
    ) -> &mut Self {
        let handler = self.world_mut().register_system(handler);
        let mut handlers = self.world_mut().get_resource_or_init::<PickHandlers>();
        let place = handlers.0.partition_point(|(other, _)| *other <= stage);
        handlers.0.insert(place, (stage, handler));
        self
    }
}

/// Gives every choice to the handlers.
pub(super) fn handle_picks(world: &mut World, mut waiting: Local<Vec<Pick>>) {
    waiting.extend(world.resource_mut::<Messages<Pick>>().drain());
    for pick in waiting.drain(..) {
        handle(world, pick);
    }
}

/// Asks one handler after the other until one has dealt with the choice.
fn handle(world: &mut World, mut pick: Pick) {
    let handlers = world.resource::<PickHandlers>().0.clone();
    for (_, handler) in handlers {
        match world.run_system_with(handler, pick) {
            Ok(PickResponse::Pass(next)) => pick = next,
            Ok(PickResponse::Done) => return,
            Err(error) => return error!("a choice is lost: {error}"),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[derive(Resource, Default)]
    struct Reached(Vec<Pick>);

    fn cell(number: u16) -> Pick {
        Pick::press(Step::Cell(Cell(number)))
    }

    #[test]
    fn a_handler_deals_with_a_choice_changes_it_or_passes_it_on() {
        let mut app = App::new();
        app.init_resource::<Reached>()
            .add_message::<Pick>()
            .add_systems(Update, handle_picks)
            // The stages decide, not the order of registration.
            .add_pick_handler(PickStage::Selection, |pick: In<Pick>, mut reached: ResMut<Reached>| {
                reached.0.push(pick.0);
                PickResponse::Done
            })
            .add_pick_handler(PickStage::Tool, |pick: In<Pick>| match pick.0 {
                pick if pick == cell(2) => PickResponse::Pass(cell(20)),
                pick => PickResponse::Pass(pick),
            })
            .add_pick_handler(PickStage::Curtain, |pick: In<Pick>| match pick.0 {
                pick if pick == cell(1) => PickResponse::Done,
                pick => PickResponse::Pass(pick),
            });
        app.world_mut().write_message_batch([1, 2, 3].map(cell));
        app.update();
        app.update();
        assert_eq!(app.world().resource::<Reached>().0, [cell(20), cell(3)]);
    }
}
