//! The lamps of the room, as the place of the shown board has them.

use bevy::prelude::*;

use crate::look::room::lamp;
use crate::quality::Quality;
use crate::stage::Presentation;

/// A lamp of the room: its key light, or the other one.
#[derive(Component, Clone, Copy, PartialEq, Eq, Debug)]
pub enum RoomLamp {
    /// The one that throws the shadows.
    Key,
    /// The weaker one.
    Fill,
}

/// Sets the lamps as the place of the shown board has them. They are never taken away, only changed: where there is no
/// renderer, nothing can be taken back that belongs to one. A flat board needs none.
pub fn set(
    presentation: Res<Presentation>,
    quality: Res<Quality>,
    lamps: Query<(Entity, &RoomLamp)>,
    mut commands: Commands,
) {
    let place = presentation.ui.place;
    for (name, wanted) in [(RoomLamp::Key, place.key), (RoomLamp::Fill, place.fill)] {
        let present = lamps.iter().find(|(_, lamp)| **lamp == name).map(|(entity, _)| entity);
        let entity = present.unwrap_or_else(|| commands.spawn(name).id());
        let is_key = name == RoomLamp::Key;
        let shines = presentation.flat.is_none() && (is_key || !quality.low());
        let seen = if shines { Visibility::Inherited } else { Visibility::Hidden };
        let light = lamp(wanted.color, wanted.lux, wanted.from, is_key && !quality.low());
        commands.entity(entity).insert((light, seen));
    }
}
