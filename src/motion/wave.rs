//! Growths that wither in a group go in a wave from where they were cut off.

use bevy::prelude::*;
use ludarium_rules::Cell;

use super::timeline::{TimedEvent, Timeline};
use crate::stage::{Layout, VisualEvent};

/// Cells that are so much farther from the cut, in diameters of a cell, wither later; others together with the last.
const FARTHER: f32 = 0.2;

/// Gives the moments at which the growths of each group wither to them by their distance from the cut. Their order among
/// the events stays: it is that in which they change the board.
pub(super) fn spread(timeline: &mut Timeline, layout: &Layout) {
    let Timeline::Events(events) = timeline else { return };
    let mut first = 0;
    while first < events.len() {
        let group = events[first..].iter().take_while(|timed| withering(timed).is_some()).count();
        if group > 1 {
            let cut = cut(&events[..first], &events[first], layout);
            spread_group(&mut events[first..first + group], cut, layout);
        }
        first += group.max(1);
    }
}

fn withering(timed: &TimedEvent) -> Option<Cell> {
    if let VisualEvent::Wither { at, .. } = timed.event { Some(at) } else { None }
}

/// Where what happened before the group happened last; without that, the first of the group.
fn cut(before: &[TimedEvent], first: &TimedEvent, layout: &Layout) -> Vec2 {
    let cell = before.iter().rev().find_map(|timed| timed.event.focus()).or_else(|| withering(first));
    cell.map_or(Vec2::ZERO, |cell| layout.world(cell).xz())
}

fn spread_group(group: &mut [TimedEvent], cut: Vec2, layout: &Layout) {
    let mut moments: Vec<f32> = group.iter().map(|timed| timed.start).collect();
    moments.sort_unstable_by(f32::total_cmp);
    let away = |timed: &TimedEvent| withering(timed).map_or(0.0, |cell| layout.world(cell).xz().distance(cut));
    let distances: Vec<f32> = group.iter().map(away).collect();
    let mut order: Vec<usize> = (0..group.len()).collect();
    order.sort_by(|one, other| distances[*one].total_cmp(&distances[*other]));
    let mut moment = 0;
    for (place, index) in order.iter().enumerate() {
        let before = place.checked_sub(1).map_or(f32::NEG_INFINITY, |place| distances[order[place]]);
        if place > 0 && distances[*index] > before + FARTHER * layout.unit {
            moment += 1;
        }
        group[*index].start = moments[moment];
    }
}
