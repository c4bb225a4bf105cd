//! Every language says everything, and says it with the values that there are.

mod terms;

use std::collections::{BTreeMap, BTreeSet};
use std::fmt::Write as _;
use std::fs;
use std::path::{Path, PathBuf};

use fluent_syntax::ast::{CallArguments, Entry, Expression, InlineExpression, Pattern, PatternElement, Resource};
use fluent_syntax::parser;
use ludarium_ai::Level;
use ludarium_learn::puzzles::Theme;
use ludarium_record::Said;
use ludarium_rules::{AnyPosition, CommonRefusal, GameId, Name, Reason, Sentence, Values};

use super::rules::{OpponentWords, option_key};
use super::*;

/// The folder of all languages.
fn folder() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("assets/i18n")
}

/// A file of words.
fn parsed(path: &Path) -> Resource<String> {
    let text = fs::read_to_string(path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    parser::parse(text).unwrap_or_else(|(_, errors)| panic!("{}: {errors:?}", path.display()))
}

/// The words of a file by their keys; attributes as `key.attribute`. Each with the names of its values.
fn read(language: &str, domain: &str) -> BTreeMap<String, BTreeSet<String>> {
    let path = folder().join(language).join(format!("{domain}.ftl"));
    let resource = parsed(&path);
    let mut words = BTreeMap::new();
    for (key, pattern) in patterns(&resource) {
        let mut values = BTreeSet::new();
        collect(pattern, &mut values);
        assert!(words.insert(key.clone(), values).is_none(), "{}: {key} stands there twice", path.display());
    }
    words
}

fn patterns(resource: &Resource<String>) -> Vec<(String, &Pattern<String>)> {
    let mut patterns = Vec::new();
    for entry in &resource.body {
        match entry {
            Entry::Message(message) => {
                let key = &message.id.name;
                patterns.extend(message.value.as_ref().map(|value| (key.clone(), value)));
                patterns.extend(message.attributes.iter().map(|form| (format!("{key}.{}", form.id.name), &form.value)));
            }
            Entry::Junk { content } => panic!("no words: {content}"),
            _ => {}
        }
    }
    patterns
}

/// The names of the values of a pattern.
fn collect(pattern: &Pattern<String>, values: &mut BTreeSet<String>) {
    for element in &pattern.elements {
        match element {
            PatternElement::Placeable { expression: Expression::Inline(inline) } => collect_inline(inline, values),
            PatternElement::Placeable { expression: Expression::Select { selector, variants } } => {
                collect_inline(selector, values);
                variants.iter().for_each(|variant| collect(&variant.value, values));
            }
            PatternElement::TextElement { .. } => {}
        }
    }
}

fn collect_inline(inline: &InlineExpression<String>, values: &mut BTreeSet<String>) {
    match inline {
        InlineExpression::VariableReference { id } => {
            values.insert(id.name.clone());
        }
        InlineExpression::FunctionReference { arguments: CallArguments { positional, .. }, .. } => {
            positional.iter().for_each(|argument| collect_inline(argument, values));
        }
        InlineExpression::Placeable { expression } => {
            if let Expression::Inline(inner) = expression.as_ref() {
                collect_inline(inner, values);
            }
        }
        _ => {}
    }
}

/// The English file of a domain whose words stand in the code.
fn english(domain: &str) -> String {
    let mut file = String::from(
        "# Made from the code by LUDARIUM_WRITE_REFERENCES=1 cargo test -p ludarium --features ludarium/testing --lib words: the English follows the code.\n\
         # How to translate: docs/translating.md. What stands behind $names: cells are names such as e4; names of pieces\n\
         # and zones come with the forms that this file gives them: $piece, $piece-the.\n",
    );
    match domain {
        "rules" | "match" | "review" => sentences(&mut file, &said_in(domain)),
        "opponents" => opponents(&mut file),
        game => game_words(&mut file, game.parse().expect("a game")),
    }
    file
}

fn heading(file: &mut String, words: &str) {
    writeln!(file, "\n### {words}\n").expect("memory");
}

fn line(file: &mut String, key: &str, words: &str) {
    writeln!(file, "{key} = {}", words.replace('\n', "\n    ")).expect("memory");
}

fn sentences(file: &mut String, sentences: &[Sentence]) {
    heading(file, "Sentences");
    for Sentence { key, english, fluent, values } in sentences {
        if !values.is_empty() {
            let values: Vec<String> =
                values.iter().map(|(name, kind)| format!("${name}: {}", kind.to_lowercase())).collect();
            writeln!(file, "# {}", values.join(", ")).expect("memory");
        }
        let plain = || {
            values.iter().fold((*english).to_owned(), |text, (name, _)| {
                text.replace(&format!("{{{name}}}"), &format!("{{ ${name} }}"))
            })
        };
        line(file, key, &fluent.map_or_else(plain, str::to_owned));
    }
}

fn game_words(file: &mut String, game: GameId) {
    let vocabulary = game.vocabulary();
    if !vocabulary.names.is_empty() {
        heading(file, "Names");
    }
    let names: BTreeSet<&str> = vocabulary.names.iter().copied().filter(|name| !name.is_empty()).collect();
    for english in names {
        line(file, &Name { domain: game.name(), english }.key(), english);
    }
    heading(file, "How a game ends");
    let start = AnyPosition::start(game, &[]).expect("the defaults are valid");
    for word in &vocabulary.reasons {
        let message = start.reason_message(Reason::new(word));
        assert!(!message.as_str().is_empty(), "{game}: {word} has no sentence");
        line(file, &message.key, message.as_str());
    }
    if !game.options().is_empty() {
        heading(file, "Options");
    }
    for spec in game.options() {
        line(file, &option_key(spec.key, ""), spec.title);
        line(file, &option_key(spec.key, "-help"), spec.help);
        if let Values::Words(words) = spec.values {
            words.iter().for_each(|word| line(file, &option_key(spec.key, &format!("-is-{word}")), word));
        }
    }
    sentences(file, &vocabulary.sentences);
}

fn opponents(file: &mut String) {
    heading(file, "Playing styles");
    for style in Level::all().map(Level::style).collect::<BTreeSet<_>>() {
        line(file, &format!("style-{}", style.name()), style.name());
        line(file, &format!("style-{}-description", style.name()), style.description());
    }
    for level in Level::all() {
        heading(file, level.name());
        for part in OpponentWords::ALL {
            line(file, &format!("level-{}-{}", level.number(), part.key()), part.english(level));
        }
    }
}

/// The sentences of a domain whose words stand in the code.
fn said_in(domain: &str) -> Vec<Sentence> {
    match domain {
        "window" | "opponents" | "puzzles" => Vec::new(),
        "rules" => CommonRefusal::SENTENCES.to_vec(),
        "match" => Said::SENTENCES.to_vec(),
        "review" => ludarium_review::SENTENCES.concat(),
        game => game.parse::<GameId>().expect("a game").vocabulary().sentences,
    }
}

fn domains() -> Vec<&'static str> {
    GameId::ALL.into_iter().map(GameId::name).chain(["rules", "match", "opponents", "review"]).collect()
}

/// With `LUDARIUM_WRITE_REFERENCES` set, the files are written.
#[test]
fn the_english_files_say_what_the_code_says() {
    for domain in domains() {
        let path = folder().join("en").join(format!("{domain}.ftl"));
        let wanted = english(domain);
        if std::env::var_os("LUDARIUM_WRITE_REFERENCES").is_some() {
            fs::write(&path, &wanted).expect("the folder can be written");
        }
        let found = fs::read_to_string(&path).unwrap_or_default();
        assert_eq!(found, wanted, "{}: write it anew with LUDARIUM_WRITE_REFERENCES=1", path.display());
    }
}

/// A form of a name is not missing in English, which has few: a translation may use those that it gives to names.
#[test]
fn every_language_has_every_text_with_its_values() {
    let mut missing = Vec::new();
    for Language { code, .. } in languages() {
        for domain in domains().into_iter().chain(["window", "puzzles"]) {
            let (mut english, other) = (read("en", domain), read(code, domain));
            // English may hide a value that others need.
            for Sentence { key, values, .. } in said_in(domain) {
                english.entry(key.to_owned()).or_default().extend(values.iter().map(|(name, _)| (*name).to_owned()));
            }
            for (key, values) in english.iter().filter(|(key, _)| !key.contains('.')) {
                match other.get(key) {
                    None => missing.push(format!("{code}/{domain}.ftl lacks {key}")),
                    Some(used) => {
                        let known = |name: &String| {
                            values.contains(name) || name.split_once('-').is_some_and(|(name, _)| values.contains(name))
                        };
                        missing.extend(
                            used.iter()
                                .filter(|name| !known(name))
                                .map(|name| format!("{code}/{domain}.ftl, {key}: there is no ${name}")),
                        );
                    }
                }
            }
            let unknown = other.keys().filter(|key| !key.contains('.') && !english.contains_key(*key));
            missing.extend(unknown.map(|key| format!("{code}/{domain}.ftl has {key}, which English does not have")));
        }
    }
    assert!(missing.is_empty(), "{}", missing.join("\n"));
}

#[test]
fn every_theme_of_puzzles_has_its_words_and_there_are_no_others() {
    let wanted: BTreeSet<String> =
        Theme::ALL.iter().flat_map(|theme| [theme.key().to_owned(), format!("{}-help", theme.key())]).collect();
    assert_eq!(read("en", "puzzles").into_keys().collect::<BTreeSet<_>>(), wanted);
    for one in Theme::ALL {
        assert!(!theme(one).is_empty() && theme_help(one).ends_with('.'), "{one}");
    }
}

#[test]
fn files_are_read_when_they_are_wanted_first() {
    let lessons = format!("lessons-{}", GameId::Tribun.name());
    assert!(files::domain(&lessons).is_some() && files::read_domains().contains(&lessons.as_str()));
    assert!(files::domain("no-such-file").is_none());
}
