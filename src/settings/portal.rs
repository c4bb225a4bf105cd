//! What the desktop of Linux wishes, asked of its settings portal over the session bus.

use std::time::Duration;

use bevy::tasks::futures::check_ready;
use zbus::Connection;
use zbus::zvariant::{OwnedValue, Value};

use crate::job::{Job, Part};

/// How often the answer is looked for, and how many times at most: together three seconds. Whoever is silent for longer
/// wishes nothing.
const LOOK: Duration = Duration::from_millis(20);
const LOOKS: u32 = 150;

/// Where settings say that less is to move. Desktops that do not know the first one yet may know the second.
const SETTINGS: [(&str, &str); 2] =
    [("org.freedesktop.appearance", "reduced-motion"), ("org.gnome.desktop.interface", "enable-animations")];

/// Asks whether less is to move. Where there is no bus or no portal, nobody wishes that.
pub(super) fn ask() -> Job<bool> {
    let mut answer = Box::pin(wishes_less_motion());
    let mut looks = 0;
    Job::start_in_parts("motion", move || {
        looks += 1;
        match check_ready(&mut answer) {
            Some(answer) => Part::Done(answer.unwrap_or(false)),
            None if looks < LOOKS => Part::More(LOOK),
            None => Part::Done(false),
        }
    })
}

async fn wishes_less_motion() -> zbus::Result<bool> {
    let bus = Connection::session().await?;
    for (space, key) in SETTINGS {
        // A setting that the desktop does not have is an error of the call.
        if read(&bus, space, key).await.is_ok_and(|value| is_wish(&value)) {
            return Ok(true);
        }
    }
    Ok(false)
}

async fn read(bus: &Connection, space: &str, key: &str) -> zbus::Result<OwnedValue> {
    let (portal, path) = ("org.freedesktop.portal.Desktop", "/org/freedesktop/portal/desktop");
    let settings = "org.freedesktop.portal.Settings";
    let reply = bus.call_method(Some(portal), path, Some(settings), "Read", &(space, key)).await?;
    reply.body().deserialize()
}

/// Whether the value of one of the settings says that less is to move: 1 means so, and animations that are off. `Read`
/// packs values twice.
fn is_wish(value: &Value) -> bool {
    match value {
        Value::Value(value) => is_wish(value),
        Value::U32(reduced) => *reduced == 1,
        Value::Bool(is_animated) => !is_animated,
        _ => false,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn values_are_understood_however_they_are_packed() {
        let wishes = |value: Value<'static>| {
            let packed = Value::Value(Box::new(Value::Value(Box::new(value.clone()))));
            assert_eq!(is_wish(&value), is_wish(&packed), "{value:?}");
            is_wish(&value)
        };
        assert!(wishes(Value::U32(1)) && wishes(Value::Bool(false)));
        // Values that later versions may know, and those of another kind.
        let others = [Value::U32(0), Value::U32(2), Value::Bool(true), Value::U8(1), Value::from("reduce")];
        assert_eq!(others.map(wishes), [false; 5]);
    }
}
