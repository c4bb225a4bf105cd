//! Broken files of lessons are refused with a place that there is, and never do harm.

use std::path::Path;

use ludarium_learn::lessons::{Assets, Lesson};
use ludarium_rules::GameId;

/// The texts of the lessons of Tress.
fn texts() -> Vec<String> {
    let assets = Assets::Folder(Path::new(env!("CARGO_MANIFEST_DIR")).join("../../assets"));
    let names = assets.names("lessons/tress").expect("the lessons of Tress");
    names.iter().map(|name| assets.text(&format!("lessons/tress/{name}")).expect("a file")).collect()
}

/// Reads a text; an error must name a place in it.
fn read(text: &str) -> bool {
    match Lesson::parse(GameId::Tress, "01_any.ron", text) {
        Ok(_) => true,
        Err(error) => {
            let line = text.lines().nth(error.place.line - 1).unwrap_or_default();
            let is_there = error.place.line <= text.lines().count().max(1) + 1;
            assert!(is_there && error.place.column <= line.chars().count() + 1, "{error}\n{text}");
            false
        }
    }
}

#[test]
fn a_file_that_breaks_off_is_refused() {
    for text in texts() {
        let whole = text.trim_end().len();
        for end in (0..whole).filter(|end| text.is_char_boundary(*end)) {
            assert!(!read(&text[..end]), "{}", &text[..end]);
        }
    }
}

#[test]
fn a_file_with_a_wrong_letter_is_read_or_refused_with_its_place() {
    let read_all = |text: &String| {
        let changed = text
            .char_indices()
            .filter(|(_, letter)| !letter.is_whitespace())
            .map(|(index, letter)| [&text[..index], "9", &text[index + letter.len_utf8()..]].concat());
        changed.filter(|text| read(text)).count()
    };
    let (read, texts) = (texts().iter().map(read_all).sum::<usize>(), texts());
    assert!(read > 0 && read < texts.iter().map(String::len).sum::<usize>() / 2, "{read} were read");
}
