//! Comments as notes, and notes as comments.

use ludarium_rules::AnyPosition;

use super::fault::{LudoError, LudoFault};
use super::lexer::{Command, Comment};
use crate::clock::{read_any_time, write_time};
use crate::study::{Arrow, Evaluation, MarkColour, Notes, Ring};

/// Adds what a comment says to notes. Texts that follow each other are one, with a space between.
pub(super) fn add(notes: &mut Notes, comment: Comment, position: &AnyPosition) -> Result<(), LudoError> {
    if !comment.text.is_empty() {
        if !notes.comment.is_empty() {
            notes.comment.push(' ');
        }
        notes.comment.push_str(&comment.text);
    }
    for command in comment.commands {
        obey(notes, &command, position).map_err(|fault| LudoError::at(command.place, fault))?;
    }
    Ok(())
}

fn obey(notes: &mut Notes, command: &Command, position: &AnyPosition) -> Result<(), LudoFault> {
    let value = command.value.trim();
    match command.name.as_str() {
        "eval" => set(&mut notes.evaluation, value.parse::<Evaluation>()?, "eval"),
        "clk" => {
            let time = read_any_time(value).ok_or_else(|| refuse(command, "time", "[%clk 4:58.12]"))?;
            set(&mut notes.clock, time, "clk")
        }
        "arrow" => {
            let arrow = read_arrow(value, position);
            notes.arrows.push(arrow.ok_or_else(|| refuse(command, "arrow on this board", "[%arrow red:d2-d4]"))?);
            Ok(())
        }
        "ring" => {
            let ring = read_ring(value, position);
            notes.rings.push(ring.ok_or_else(|| refuse(command, "ring on this board", "[%ring red:d4]"))?);
            Ok(())
        }
        _ => {
            let kept = (command.name.clone(), value.to_owned());
            if !notes.commands.contains(&kept) {
                notes.commands.push(kept);
            }
            Ok(())
        }
    }
}

/// Sets what can be there once; the same again changes nothing.
fn set<T: PartialEq>(place: &mut Option<T>, value: T, name: &'static str) -> Result<(), LudoFault> {
    if place.as_ref().is_some_and(|old| *old != value) {
        return Err(LudoFault::Twice { name });
    }
    *place = Some(value);
    Ok(())
}

fn refuse(command: &Command, what: &'static str, example: &'static str) -> LudoFault {
    LudoFault::Command { what, name: command.name.clone(), value: command.value.clone(), example }
}

fn read_arrow(value: &str, position: &AnyPosition) -> Option<Arrow> {
    let (colour, cells) = coloured(value)?;
    let (from, to) = cells.split_once('-')?;
    Some(Arrow { from: position.cell_named(from)?, to: position.cell_named(to)?, colour })
}

fn read_ring(value: &str, position: &AnyPosition) -> Option<Ring> {
    let (colour, cell) = coloured(value)?;
    Some(Ring { cell: position.cell_named(cell)?, colour })
}

/// The colour before a colon, and what is behind it; green where none is named.
fn coloured(value: &str) -> Option<(MarkColour, &str)> {
    match value.split_once(':') {
        None => Some((MarkColour::default(), value)),
        Some((name, rest)) => Some((MarkColour::named(name)?, rest)),
    }
}

/// The comment that says what is noted, all but the glyph; `None` if that is nothing.
pub(super) fn comment(notes: &Notes, position: &AnyPosition) -> Option<String> {
    let colour = |colour: MarkColour| match colour {
        MarkColour::Green => String::new(),
        other => format!("{}:", other.name()),
    };
    let mut parts = Vec::new();
    parts.extend(notes.evaluation.map(|evaluation| format!("[%eval {evaluation}]")));
    parts.extend(notes.clock.map(|clock| format!("[%clk {}]", write_time(clock))));
    parts.extend(notes.arrows.iter().map(|arrow| {
        let [from, to] = [arrow.from, arrow.to].map(|cell| position.cell_name(cell));
        format!("[%arrow {}{from}-{to}]", colour(arrow.colour))
    }));
    let rings = notes.rings.iter();
    parts.extend(rings.map(|ring| format!("[%ring {}{}]", colour(ring.colour), position.cell_name(ring.cell))));
    parts.extend(notes.commands.iter().map(|(name, value)| match value.as_str() {
        "" => format!("[%{name}]"),
        value => format!("[%{name} {value}]"),
    }));
    if !notes.comment.is_empty() {
        parts.push(escaped(&notes.comment, '}').replace("[%", "\\[%"));
    }
    (!parts.is_empty()).then(|| format!("{{{}}}", parts.join(" ")))
}

/// A text in which the closing character, backslashes and control characters are escaped.
pub(super) fn escaped(text: &str, closing: char) -> String {
    let mut escaped = String::with_capacity(text.len());
    for character in text.chars() {
        match character {
            _ if character == closing || character == '\\' => escaped.extend(['\\', character]),
            _ if character.is_control() => escaped += &format!("\\u{{{:x}}}", u32::from(character)),
            _ => escaped.push(character),
        }
    }
    escaped
}
