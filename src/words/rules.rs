//! Words for what the rules, the match and the opponents give as data.

use std::collections::HashMap;

use fluent_bundle::FluentValue;
use ludarium_ai::{Level, Style};
use ludarium_rules::{AnyPosition, GameId, Join, Kind, List, Message, Name, OptionSpec, Side, Value};

use super::{files, text};

/// A sentence in the player's language.
pub fn say(message: &Message) -> String {
    say_named(message, &side)
}

/// A sentence in the player's language, in which sides are called by these names.
pub fn say_named(message: &Message, names: &dyn Fn(Side) -> String) -> String {
    let Some(words) = files::domain(message.domain).filter(|words| words.has(&message.key)) else {
        return message.as_str().to_owned();
    };
    if message.values.is_empty() {
        return words.get(&message.key);
    }
    let mut values = HashMap::new();
    for (name, value) in &message.values {
        insert(&mut values, name, value, names);
    }
    words.get_args(&message.key, values)
}

/// A sentence that stands alone: it begins with a capital letter, unless it begins with the name of a cell or a root.
pub fn say_alone(message: &Message) -> String {
    capitalised(&say(message))
}

/// The words as a whole sentence, with the full stop of the language.
pub fn sentence(words: &str) -> String {
    text!("sentence", words = words)
}

/// A number with one decimal place and its sign, as the language writes it.
pub fn signed_decimal(number: f64) -> String {
    format!("{number:+.1}").replace('.', &text!("decimal-sign"))
}

/// The words with a capital letter, unless they begin with the name of a cell or a root.
pub fn capitalised(said: &str) -> String {
    let first = said.split(' ').next().unwrap_or_default();
    if first.contains(|letter: char| letter.is_ascii_digit()) || first.get(1..2) == Some("-") {
        return said.to_owned();
    }
    let mut letters = said.chars();
    letters.next().map_or_else(String::new, |first| first.to_uppercase().chain(letters).collect())
}

/// Adds a value. A name brings its forms too: `piece`, `piece-the` …
fn insert(
    values: &mut HashMap<String, FluentValue<'static>>,
    name: &'static str,
    value: &Value,
    names: &dyn Fn(Side) -> String,
) {
    match value {
        Value::Number(number) => values.insert(name.to_owned(), (*number).into()),
        Value::Name(thing) => {
            for (form, word) in forms(thing) {
                values.insert(format!("{name}-{form}"), word.into());
            }
            values.insert(name.to_owned(), named(thing).into())
        }
        other => values.insert(name.to_owned(), said(other, names).into()),
    };
}

/// A value as it is said alone.
fn said(value: &Value, names: &dyn Fn(Side) -> String) -> String {
    match value {
        Value::Text(text) => text.clone(),
        Value::Number(number) => number.to_string(),
        Value::Side(one) => names(*one),
        Value::Name(name) => named(name),
        Value::List(list) => listed(list, names),
        Value::Message(message) => say_named(message, names),
    }
}

/// The name of a thing of a game.
pub fn named(name: &Name) -> String {
    fixed(name.domain, &name.key(), name.english)
}

/// The other forms of a name that the language has: with its article, in a case.
fn forms(name: &Name) -> Vec<(String, String)> {
    let Some(words) = files::domain(name.domain) else { return Vec::new() };
    let key = name.key();
    let forms = words.with_fluent_message(&key, |message| {
        message.attributes().map(|attribute| attribute.id().to_owned()).collect::<Vec<_>>()
    });
    let word = |form: String| {
        let word = words.get_attr(&key, &form);
        (form, word)
    };
    forms.unwrap_or_default().into_iter().map(word).collect()
}

/// "a, b and c".
fn listed(list: &List, names: &dyn Fn(Side) -> String) -> String {
    let mut items = list.items.iter().map(|item| said(item, names));
    let first = items.next().unwrap_or_default();
    let count = list.items.len();
    items.enumerate().fold(first, |said, (index, item)| match list.join {
        Join::AndEach => text!("list-and", before = said, last = item),
        Join::And if index + 2 == count => text!("list-and", before = said, last = item),
        Join::OrEach => text!("list-or", before = said, last = item),
        Join::Or if index + 2 == count => text!("list-or", before = said, last = item),
        Join::Then => text!("list-then", before = said, last = item),
        _ => text!("list-comma", before = said, last = item),
    })
}

/// What is always said alike, or the English words where the language has none for it.
fn fixed(domain: &str, key: &str, english: &str) -> String {
    match files::domain(domain).filter(|words| words.has(key)) {
        Some(words) => words.get(key),
        None => english.to_owned(),
    }
}

/// What a side is called.
pub fn side(side: Side) -> String {
    match side {
        Side::White => text!("side-white"),
        Side::Black => text!("side-black"),
    }
}

/// What a kind of piece is called.
pub fn kind(position: &AnyPosition, kind: Kind) -> String {
    let english = position.kind_name(kind);
    if english.is_empty() { String::new() } else { named(&Name { domain: position.game().name(), english }) }
}

/// What an option of a game is called.
pub fn option_title(game: GameId, option: &OptionSpec) -> String {
    fixed(game.name(), &option_key(option.key, ""), option.title)
}

/// What an option of a game changes.
pub fn option_help(game: GameId, option: &OptionSpec) -> String {
    fixed(game.name(), &option_key(option.key, "-help"), option.help)
}

/// What a value of an option of a game is called.
pub fn option_value(game: GameId, option: &OptionSpec, value: &str) -> String {
    fixed(game.name(), &option_key(option.key, &format!("-is-{value}")), value)
}

/// The key of the words on an option.
pub(super) fn option_key(option: &str, part: &str) -> String {
    format!("option-{}{part}", option.replace('_', "-"))
}

/// What is said of an opponent and by it.
pub fn opponent(level: Level, part: OpponentWords) -> String {
    let english = part.english(level);
    fixed(files::OPPONENTS, &format!("level-{}-{}", level.number(), part.key()), english)
}

/// What is said of an opponent and by it.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum OpponentWords {
    /// What to expect.
    Description,
    /// What it says before a match.
    Greeting,
    /// What it says after a match that it has won, lost or drawn (`None`).
    LastWords(Option<bool>),
}

impl OpponentWords {
    /// Everything.
    #[cfg(test)]
    pub const ALL: [OpponentWords; 5] = [
        OpponentWords::Description,
        OpponentWords::Greeting,
        OpponentWords::LastWords(Some(true)),
        OpponentWords::LastWords(Some(false)),
        OpponentWords::LastWords(None),
    ];

    pub(super) const fn key(self) -> &'static str {
        match self {
            OpponentWords::Description => "description",
            OpponentWords::Greeting => "greeting",
            OpponentWords::LastWords(Some(true)) => "has-won",
            OpponentWords::LastWords(Some(false)) => "has-lost",
            OpponentWords::LastWords(None) => "has-drawn",
        }
    }

    pub(super) fn english(self, level: Level) -> &'static str {
        match self {
            OpponentWords::Description => level.description(),
            OpponentWords::Greeting => level.greeting(),
            OpponentWords::LastWords(won) => level.last_words(won),
        }
    }
}

/// What a playing style is called.
pub fn style_name(style: Style) -> String {
    fixed(files::OPPONENTS, &format!("style-{}", style.name()), style.name())
}

/// What to expect of a playing style.
pub fn style_description(style: Style) -> String {
    fixed(files::OPPONENTS, &format!("style-{}-description", style.name()), style.description())
}

/// A sentence on a reason, as a sentence alone.
pub fn reason(position: &AnyPosition, reason: ludarium_rules::Reason) -> String {
    say(&position.reason_message(reason))
}

#[cfg(test)]
mod tests {
    use super::*;
    use ludarium_rules::{CommonRefusal, games::gess};

    #[test]
    fn sentences_begin_with_a_capital_letter_and_names_stay() {
        for (said, alone) in
            [("it captures", "It captures"), ("e5 is banned", "e5 is banned"), ("b-Ash on d2", "b-Ash on d2")]
        {
            assert_eq!(capitalised(said), alone);
        }
        assert_eq!(say_alone(&CommonRefusal::NoSuchTurn.into()), "No such legal turn in this position");
    }

    #[test]
    fn plurals_and_lists_come_from_the_words_of_the_language() {
        let position: gess::Gess = ludarium_rules::Position::start(gess::Options::default());
        let spoken = |turn: &str| {
            let turn = ludarium_rules::Notation::read_turn(&position, turn).expect("legal");
            say(&ludarium_rules::Notation::spoken(&position, &turn))
        };
        assert_eq!(spoken("e3-d3"), "e3 to d3, removes 3 stones of its own");
        assert_eq!(spoken("i3-i6"), "i3 to i6, removes 1 stone of its own");
        let list = |join| listed(&List::new(join, ["a1", "b1", "c1"]), &side);
        assert_eq!([Join::And, Join::Or].map(list), ["a1, b1 and c1", "a1, b1 or c1"]);
        assert_eq!([Join::AndEach, Join::Then].map(list), ["a1 and b1 and c1", "a1, then b1, then c1"]);
    }
}
