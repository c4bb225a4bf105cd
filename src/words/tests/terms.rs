//! One term, one word: every language keeps to its page of terms.

use fluent_syntax::ast::{Expression, Pattern, PatternElement};

use super::*;

/// A row of a page of terms: the English term, and parts of words of which a translation of it has one.
struct Term {
    english: String,
    stems: Vec<String>,
}

/// What a page of terms says: the terms, and the messages that leave one out or mean something else by it.
fn page(language: &str) -> (Vec<Term>, BTreeSet<(String, String)>) {
    let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("docs/terms").join(format!("{language}.md"));
    let text = fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
    let (mut terms, mut otherwise) = (Vec::new(), BTreeSet::new());
    for line in text.lines() {
        if let Some((key, term)) = line.strip_prefix("- `").and_then(|rest| rest.split_once("`: ")) {
            otherwise.insert((key.to_owned(), term.to_owned()));
        }
        let cells: Vec<&str> = line.trim_matches('|').split('|').map(str::trim).collect();
        let [english, _, stems, _] = cells[..] else { continue };
        let stems = stems.split(',').map(|stem| stem.trim().to_lowercase());
        let stems: Vec<String> = stems.filter(|stem| !stem.is_empty() && !stem.starts_with('-')).collect();
        if english != "English" && !stems.is_empty() {
            terms.push(Term { english: english.to_owned(), stems });
        }
    }
    (terms, otherwise)
}

impl Term {
    /// Whether a text has the term as a whole word, or several of it.
    fn is_in(&self, text: &str) -> bool {
        let is_name = self.english.starts_with(char::is_uppercase);
        let text = if is_name { text.to_owned() } else { text.to_lowercase() };
        let is_part = |letter: char| letter.is_alphanumeric() || letter == '-' || letter == '_';
        text.match_indices(&self.english).any(|(at, found)| {
            let rest = &text[at + found.len()..];
            let ends = |end: &str| rest.strip_prefix(end).is_some_and(|rest| !rest.starts_with(is_part));
            !text[..at].ends_with(is_part) && ["", "s", "es"].into_iter().any(ends)
        })
    }
}

/// The words of a pattern without its values.
fn words_of(pattern: &Pattern<String>) -> String {
    let words = pattern.elements.iter().map(|element| match element {
        PatternElement::TextElement { value } => value.clone(),
        PatternElement::Placeable { expression: Expression::Select { variants, .. } } => {
            variants.iter().map(|variant| words_of(&variant.value)).collect::<Vec<_>>().join(" ")
        }
        PatternElement::Placeable { .. } => " ".to_owned(),
    });
    words.collect()
}

/// The words of a file by their keys, forms of names apart.
fn texts(language: &str, file: &Path) -> BTreeMap<String, String> {
    let resource = parsed(&folder().join(language).join(file));
    let all = patterns(&resource).into_iter().filter(|(key, _)| !key.contains('.'));
    all.map(|(key, pattern)| (key, words_of(pattern))).collect()
}

/// Where a message leaves a term out, or the English word means something else there, it is listed at the end of the page.
#[test]
fn a_term_is_translated_the_same_way_everywhere() {
    let files = fs::read_dir(folder().join("en")).expect("a folder");
    let files: Vec<PathBuf> = files.map(|file| PathBuf::from(file.expect("a file").file_name())).collect();
    let mut wrong = Vec::new();
    for Language { code, .. } in languages().iter().filter(|language| language.code != "en") {
        let (terms, otherwise) = page(code);
        assert!(terms.len() > 100, "{code} has {} terms", terms.len());
        let mut used = BTreeSet::new();
        for file in &files {
            let translated = texts(code, file);
            for (key, english) in texts("en", file) {
                let said = translated.get(&key).map(|said| said.to_lowercase()).unwrap_or_default();
                for term in terms.iter().filter(|term| term.is_in(&english)) {
                    if term.stems.iter().any(|stem| said.contains(stem.as_str())) {
                        continue;
                    }
                    let case = (key.clone(), term.english.clone());
                    if !otherwise.contains(&case) {
                        wrong
                            .push(format!("{code}: `{key}`: {} is none of {:?} in {said:?}", term.english, term.stems));
                    }
                    used.insert(case);
                }
            }
        }
        let unused = otherwise.difference(&used);
        wrong.extend(unused.map(|(key, term)| format!("{code}: `{key}`: {term} is translated as everywhere")));
    }
    assert!(wrong.is_empty(), "{}", wrong.join("\n"));
}
