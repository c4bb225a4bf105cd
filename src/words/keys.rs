//! What texts call the keys: `{ KEY("U") }` is U, or the key that the player has exchanged it for, or what is written on the
//! button of the gamepad in use that does the same.
//! `{ KEY("Enter", word: "Entrée") }` is what a language calls a key whose name is a word.

use std::sync::{PoisonError, RwLock};

use fluent_bundle::FluentArgs;
use fluent_bundle::bundle::FluentBundle;
use fluent_bundle::types::FluentValue;

use super::pseudo;

/// What else is pressed, by the keys that come with the game.
static NAMED: RwLock<Vec<(String, String)>> = RwLock::new(Vec::new());

/// From now on texts call these keys (first) by what is pressed in their place (second), and all others by themselves.
pub fn name_keys(named: Vec<(String, String)>) {
    *NAMED.write().unwrap_or_else(PoisonError::into_inner) = named;
}

/// Lets the texts of a language name keys. In the language for tests they are words like all others.
pub(super) fn lend<R, M>(bundle: &mut FluentBundle<R, M>, is_pseudo: bool) {
    // A language is filled again where it is chosen again, and then has the function already.
    let _ = bundle.add_function("KEY", if is_pseudo { pseudo_key } else { key });
}

fn pseudo_key<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    match key(positional, named) {
        FluentValue::String(key) => FluentValue::from(pseudo::transform(&key).into_owned()),
        other => other,
    }
}

fn key<'a>(positional: &[FluentValue<'a>], named: &FluentArgs) -> FluentValue<'a> {
    let Some(FluentValue::String(key)) = positional.first() else { return FluentValue::Error };
    let buttons = NAMED.read().unwrap_or_else(PoisonError::into_inner);
    if let Some((_, sign)) = buttons.iter().find(|(known, _)| known == key) {
        return FluentValue::from(sign.clone());
    }
    match named.get("word") {
        Some(FluentValue::String(word)) => FluentValue::from(word.to_string()),
        _ => FluentValue::from(key.clone()),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_text_names_what_is_in_use() {
        let text = "one = Back ({ KEY(\"Escape\", word: \"Échap\") }) or { KEY(\"Q\") }";
        let resource = fluent_bundle::FluentResource::try_new(text.to_owned()).expect("it is Fluent");
        let mut bundle = fluent_bundle::FluentBundle::new(Vec::new());
        bundle.set_use_isolating(false);
        bundle.add_resource(resource).expect("it is new");
        lend(&mut bundle, false);
        let said = || {
            let pattern = bundle.get_message("one").and_then(|one| one.value()).expect("it has words");
            let mut errors = Vec::new();
            let words = bundle.format_pattern(pattern, None, &mut errors).into_owned();
            assert!(errors.is_empty(), "{errors:?}");
            words
        };
        assert_eq!(said(), "Back (Échap) or Q");
        name_keys(vec![("Escape".to_owned(), "B".to_owned())]);
        assert_eq!(said(), "Back (B) or Q");
        name_keys(Vec::new());
        assert_eq!(said(), "Back (Échap) or Q");
    }
}
