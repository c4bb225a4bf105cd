//! The file of the preferences: each under its name, and what is chosen from a list by the name of the choice, so that the
//! lists can change. Files of earlier versions, which had numbers there, are read too.

use std::fmt::Write as _;

use strum::IntoEnumIterator;
use toml::{Table, Value};

use super::{BoardTurning, FILM_SECONDS, FILM_SIZES, Graphics, PICTURE_SIZES, Preferences, ReducedMotion, Viewpoint};
use crate::kept::Fault;
use crate::look::palette::PaletteName;

/// The version of the file that is written; files of earlier versions have none.
const VERSION: i64 = 1;
/// The name of the table in the file.
const TABLE: &str = "preferences";

/// Where a preference is in [`Preferences`], and how it is written.
enum Field {
    Text(fn(&mut Preferences) -> &mut String),
    Switch(fn(&mut Preferences) -> &mut bool),
    Number(fn(&mut Preferences) -> &mut f32),
    /// The place of the choice in the list of its names.
    Choice(fn(&mut Preferences) -> &mut u32, fn() -> Vec<String>),
}

use Field::{Choice, Number, Switch, Text};

/// Every preference, in the order in which they are written.
const FIELDS: [(&str, Field); 35] = [
    ("language", Text(|kept| &mut kept.language)),
    ("welcomed", Switch(|kept| &mut kept.welcomed)),
    ("last_game", Text(|kept| &mut kept.last_game)),
    ("overall_volume", Number(|kept| &mut kept.overall_volume)),
    ("effects_volume", Number(|kept| &mut kept.effects_volume)),
    ("ambience_volume", Number(|kept| &mut kept.ambience_volume)),
    ("interface_volume", Number(|kept| &mut kept.interface_volume)),
    ("music_volume", Number(|kept| &mut kept.music_volume)),
    ("mono", Switch(|kept| &mut kept.mono)),
    ("captions", Switch(|kept| &mut kept.captions)),
    ("speed", Number(|kept| &mut kept.speed)),
    ("reduced_motion", Choice(|kept| &mut kept.reduced_motion, || ReducedMotion::iter().map(name_of).collect())),
    ("text_scale", Number(|kept| &mut kept.text_scale)),
    ("palette", Choice(|kept| &mut kept.palette, palettes)),
    ("turn_board", Choice(|kept| &mut kept.turn_board, || BoardTurning::iter().map(name_of).collect())),
    ("viewpoint", Choice(|kept| &mut kept.viewpoint, || Viewpoint::iter().map(name_of).collect())),
    ("graphics", Choice(|kept| &mut kept.graphics, || Graphics::iter().map(name_of).collect())),
    ("pause_hidden", Switch(|kept| &mut kept.pause_hidden)),
    ("confirm_resign", Switch(|kept| &mut kept.confirm_resign)),
    ("ask_to_undo", Switch(|kept| &mut kept.ask_to_undo)),
    ("show_movable", Switch(|kept| &mut kept.show_movable)),
    ("finish_forced", Switch(|kept| &mut kept.finish_forced)),
    ("evaluation_bar", Switch(|kept| &mut kept.evaluation_bar)),
    ("review_matches", Switch(|kept| &mut kept.review_matches)),
    (
        "teach_from",
        Choice(|kept| &mut kept.teach_from, || ["blunders", "mistakes", "inaccuracies"].map(str::to_owned).into()),
    ),
    ("ponder", Switch(|kept| &mut kept.ponder)),
    ("watch_speed", Choice(|kept| &mut kept.watch_speed, || ["slow", "normal", "fast"].map(str::to_owned).into())),
    ("keys", Text(|kept| &mut kept.keys)),
    ("pad", Text(|kept| &mut kept.pad)),
    ("export_names", Switch(|kept| &mut kept.export_names)),
    ("export_clocks", Switch(|kept| &mut kept.export_clocks)),
    ("export_palette", Choice(|kept| &mut kept.export_palette, || [palettes(), vec!["window".to_owned()]].concat())),
    ("picture_size", Choice(|kept| &mut kept.picture_size, || PICTURE_SIZES.map(|size| size.to_string()).into())),
    ("film_size", Choice(|kept| &mut kept.film_size, || FILM_SIZES.map(|size| size.to_string()).into())),
    ("film_speed", Choice(|kept| &mut kept.film_speed, || FILM_SECONDS.map(|seconds| seconds.to_string()).into())),
];

fn name_of(value: impl Into<&'static str>) -> String {
    value.into().to_owned()
}

fn palettes() -> Vec<String> {
    PaletteName::iter().map(name_of).collect()
}

/// What a text says, and the names of the preferences that it says in a way that cannot be understood.
///
/// # Errors
/// The text is no such file, or a later version has written it.
pub(super) fn read(text: &str) -> Result<(Preferences, Vec<&'static str>), Fault> {
    let file: Table = text.parse().map_err(|error: toml::de::Error| place_of(&error, text))?;
    match file.get("version").map(Value::as_integer) {
        None | Some(Some(..=VERSION)) => {}
        Some(version) => return Err(Fault::Version(version.map_or(u32::MAX, |number| number as u32))),
    }
    let mut kept = Preferences::default();
    let table = match file.get(TABLE) {
        None => return Ok((kept, Vec::new())),
        Some(table) => table.as_table().ok_or(Fault::Range)?,
    };
    let mut wrong = Vec::new();
    for (name, field) in &FIELDS {
        if let Some(value) = table.get(*name)
            && field.take(&mut kept, value).is_none()
        {
            wrong.push(*name);
        }
    }
    Ok((kept, wrong))
}

/// What is wrong in a text, and where.
fn place_of(error: &toml::de::Error, text: &str) -> Fault {
    let before = error.span().and_then(|span| text.get(..span.start)).unwrap_or(text);
    let column = before.rsplit('\n').next().map_or(0, |line| line.chars().count()) + 1;
    Fault::Place { line: before.matches('\n').count() + 1, column, said: error.message().to_owned() }
}

/// How the preferences are written.
pub(super) fn write(preferences: &Preferences) -> String {
    let mut kept = preferences.clone();
    let mut text = format!("version = {VERSION}\n\n[{TABLE}]\n");
    for (name, field) in &FIELDS {
        // A text takes whatever is written to it.
        let _ = writeln!(text, "{name} = {}", field.value(&mut kept));
    }
    text
}

impl Field {
    /// Takes over a value; nothing if it is of another kind.
    fn take(&self, kept: &mut Preferences, value: &Value) -> Option<()> {
        match self {
            Text(place) => *place(kept) = value.as_str()?.to_owned(),
            Switch(place) => *place(kept) = value.as_bool()?,
            Number(place) => *place(kept) = value.as_float().or(value.as_integer().map(|number| number as f64))? as f32,
            Choice(place, names) => {
                let named = value.as_str().map(|name| names().iter().position(|known| known == name));
                *place(kept) = match named {
                    Some(found) => found? as u32,
                    // What has a list now may have been a switch.
                    None => u32::try_from(value.as_integer().or(value.as_bool().map(i64::from))?).ok()?,
                };
            }
        }
        Some(())
    }

    fn value(&self, kept: &mut Preferences) -> Value {
        match self {
            Text(place) => Value::String(place(kept).clone()),
            Switch(place) => Value::Boolean(*place(kept)),
            // As it is written with few digits, not as the nearest number with many.
            Number(place) => Value::Float(place(kept).to_string().parse().unwrap_or_default()),
            Choice(place, names) => {
                let names = names();
                let chosen = names.get(*place(kept) as usize).or(names.last());
                Value::String(chosen.cloned().unwrap_or_default())
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use bevy::prelude::default;

    use super::*;
    use crate::settings::{TEACH_FROM, WATCH_SPEEDS};

    #[test]
    fn every_preference_outlives_the_file() {
        // Every one is another than by default.
        let mut other = Preferences::default();
        for (_, field) in &FIELDS {
            match field {
                Text(place) => *place(&mut other) = "de \"quoted\"".to_owned(),
                Switch(place) => *place(&mut other) = !*place(&mut other),
                Number(place) => *place(&mut other) = 0.9,
                Choice(place, names) => {
                    let place = place(&mut other);
                    *place = (*place + 1) % names().len() as u32;
                }
            }
        }
        assert_ne!(write(&other), write(&default()));
        for kept in [other, default()] {
            let text = write(&kept);
            assert_eq!(read(&text).expect("readable"), (kept, Vec::new()), "{text}");
        }
        let fields = format!("{:?}", Preferences::default()).matches(": ").count();
        assert_eq!(fields, FIELDS.len(), "a preference is not written");
    }

    #[test]
    fn lists_have_a_name_for_every_choice() {
        let lengths: Vec<usize> = FIELDS
            .iter()
            .filter_map(|(_, field)| if let Choice(_, names) = field { Some(names().len()) } else { None })
            .collect();
        let speeds = WATCH_SPEEDS.len();
        assert_eq!(
            lengths,
            [3, 3, 3, 4, 4, TEACH_FROM.len(), speeds, 4, PICTURE_SIZES.len(), FILM_SIZES.len(), FILM_SECONDS.len()]
        );
        let text = write(&default());
        assert!(text.contains("viewpoint = \"automatic\"") && text.contains("palette = \"classic\""), "{text}");
        assert!(text.contains("film_speed = \"1\"") && text.contains("effects_volume = 0.8\n"), "{text}");
    }

    #[test]
    fn files_of_earlier_versions_are_read() {
        let (kept, wrong) = read("[preferences]\nturn_board = true").expect("a file of 0.1");
        assert_eq!((kept.board_turning(), wrong.len()), (BoardTurning::Turns, 0));
        // False was the default, true a choice.
        for (written, meant) in [
            ("false", ReducedMotion::System),
            ("true", ReducedMotion::On),
            ("\"system\"", ReducedMotion::System),
            ("\"on\"", ReducedMotion::On),
            ("\"off\"", ReducedMotion::Off),
        ] {
            let (kept, wrong) = read(&format!("[preferences]\nreduced_motion = {written}")).expect("readable");
            assert_eq!((kept.reduced_motion(), wrong.len()), (meant, 0), "{written}");
        }
        let (kept, wrong) =
            read("[preferences]\nlanguage = \"de\"\npalette = 2\nviewpoint = 0\nspeed = 1\n").expect("readable");
        assert!(wrong.is_empty());
        let expected =
            Preferences { language: "de".to_owned(), palette: 2, viewpoint: Viewpoint::Room as u32, ..default() };
        assert_eq!(kept, expected);
    }

    #[test]
    fn what_cannot_be_understood_is_named() {
        let (kept, wrong) = read("[preferences]\npalette = \"mauve\"\nspeed = true\nponder = 3\n").expect("readable");
        assert_eq!((kept, wrong), (default(), vec!["speed", "palette", "ponder"]));
        let cut = read("[preferences]\nlanguage = \"de\"\nwelcomed = tr").expect_err("it is cut off").to_string();
        assert!(cut.starts_with("line 3, column "), "{cut}");
        assert!(matches!(read("version = 2"), Err(Fault::Version(2))));
        assert!(read("preferences = 3").is_err());
    }
}
