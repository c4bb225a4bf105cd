//! What a page tells of gamepads: all that it knows are laid out alike (<https://w3c.github.io/gamepad/#remapping>).

use bevy::math::Vec2;

use super::event::{PadEvent, Stick};
use super::map::{PadButton, PadFamily};
use crate::page::PadNews;

/// The buttons of the standard layout by their numbers.
const BUTTONS: [PadButton; 16] = [
    PadButton::South,
    PadButton::East,
    PadButton::West,
    PadButton::North,
    PadButton::LeftBumper,
    PadButton::RightBumper,
    PadButton::LeftTrigger,
    PadButton::RightTrigger,
    PadButton::Select,
    PadButton::Start,
    PadButton::LeftStick,
    PadButton::RightStick,
    PadButton::Up,
    PadButton::Down,
    PadButton::Left,
    PadButton::Right,
];
/// More letters of a name than these nobody reads.
const LONGEST_NAME: usize = 60;

/// What has happened, as the game knows it; nothing for a button that not every gamepad has.
///
/// # Errors
/// The browser does not know where the buttons of a gamepad are, which has this name.
pub(super) fn event(news: PadNews) -> Result<Option<PadEvent>, String> {
    // A page counts downwards.
    let upwards = |place: Vec2| Vec2::new(place.x, -place.y);
    Ok(match news {
        PadNews::Came { name, is_standard: false, .. } => return Err(readable(&name)),
        PadNews::Came { id, name, .. } => {
            Some(PadEvent::Came { id, family: PadFamily::of_vendor(vendor(&name)), name: readable(&name) })
        }
        PadNews::Gone(id) => Some(PadEvent::Gone(id)),
        PadNews::Button(number, is_down) => BUTTONS.get(number).map(|button| PadEvent::Button(*button, is_down)),
        PadNews::Stick(0, place) => Some(PadEvent::Stick(Stick::Left, upwards(place))),
        PadNews::Stick(1, place) => Some(PadEvent::Stick(Stick::Right, upwards(place))),
        PadNews::Stick(..) => None,
    })
}

/// Who made it: `Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)` says Chromium,
/// `054c-09cc-Wireless Controller` Firefox.
fn vendor(name: &str) -> Option<u16> {
    let of = |digits: &str| u16::from_str_radix(digits.get(..4)?, 16).ok();
    match name.split_once("Vendor: ") {
        Some((_, rest)) => of(rest),
        None => of(name).filter(|_| name.as_bytes().get(4) == Some(&b'-')),
    }
}

/// The name without the numbers of who made it and what it is.
fn readable(name: &str) -> String {
    let before = name.split(" (").next().unwrap_or(name);
    let numbers = before.as_bytes().get(4) == Some(&b'-') && before.as_bytes().get(9) == Some(&b'-');
    let bare = before.get(10..).filter(|_| numbers && vendor(before).is_some()).unwrap_or(before);
    bare.chars().take(LONGEST_NAME).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn came(name: &str) -> (String, PadFamily) {
        match event(PadNews::Came { id: 0, name: name.to_owned(), is_standard: true }) {
            Ok(Some(PadEvent::Came { name, family, .. })) => (name, family),
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn whose_it_is_stands_in_its_name() {
        for (name, readable, family) in [
            (
                "Wireless Controller (STANDARD GAMEPAD Vendor: 054c Product: 09cc)",
                "Wireless Controller",
                PadFamily::Shapes,
            ),
            ("054c-09cc-Wireless Controller", "Wireless Controller", PadFamily::Shapes),
            ("Pro Controller (STANDARD GAMEPAD Vendor: 057e Product: 2009)", "Pro Controller", PadFamily::Crossed),
            ("Xbox 360 Controller (XInput STANDARD GAMEPAD)", "Xbox 360 Controller", PadFamily::Letters),
            ("xinput", "xinput", PadFamily::Letters),
            ("Vendor: zz", "Vendor: zz", PadFamily::Letters),
            ("日本-日本", "日本-日本", PadFamily::Letters),
            ("", "", PadFamily::Letters),
        ] {
            assert_eq!(came(name), (readable.to_owned(), family), "{name}");
        }
        assert_eq!(came(&"é".repeat(10_000)).0.chars().count(), LONGEST_NAME);
    }

    #[test]
    fn buttons_and_sticks_are_those_of_the_standard_layout() {
        let button = |number| event(PadNews::Button(number, true));
        let down = |button| Ok(Some(PadEvent::Button(button, true)));
        assert_eq!(
            [0, 1, 2, 3].map(button),
            [PadButton::South, PadButton::East, PadButton::West, PadButton::North].map(down)
        );
        assert_eq!(
            [8, 9, 12, 15].map(button),
            [PadButton::Select, PadButton::Start, PadButton::Up, PadButton::Right].map(down)
        );
        // The one with the sign of who made it.
        assert_eq!([16, usize::MAX].map(button), [Ok(None), Ok(None)]);
        let up = event(PadNews::Stick(1, Vec2::new(0.5, -1.0)));
        assert_eq!(up, Ok(Some(PadEvent::Stick(Stick::Right, Vec2::new(0.5, 1.0)))));
        assert_eq!(event(PadNews::Stick(2, Vec2::ONE)), Ok(None));
    }

    #[test]
    fn one_that_the_browser_does_not_know_is_named() {
        let name = "Odd pad (Vendor: 1234 Product: 5678)".to_owned();
        assert_eq!(event(PadNews::Came { id: 0, name, is_standard: false }), Err("Odd pad".to_owned()));
    }
}
