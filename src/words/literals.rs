//! No words for people stand in the code: a search for string literals that read like words.

use std::collections::BTreeSet;
use std::fs;
use std::path::{Path, PathBuf};

use proc_macro2::{Span, TokenStream, TokenTree};
use syn::visit::{self, Visit};

/// What is not for the people at the board: what is said on the terminal, to tests, to whoever measures.
const NOT_FOR_PLAYERS: [&str; 12] = [
    "src/script/",
    "src/main.rs",
    "src/self_test.rs",
    "src/cli.rs",
    "src/measure.rs",
    "src/ambiguity.rs",
    "src/seams.rs",
    "src/testing.rs",
    "src/words/",
    // Keys by the names that files have.
    "src/actions/chord_name.rs",
    // What is printed on gamepads.
    "src/pad/map.rs",
    "src/pieces/check.rs",
];

/// Macros whose words are for the terminal or for whoever reads the code.
const MACROS: [&str; 17] = [
    "warn",
    "info",
    "error",
    "debug",
    "println",
    "eprintln",
    "panic",
    "unreachable",
    "assert",
    "assert_eq",
    "debug_assert",
    "text",
    "concat",
    "asset",
    "include_str",
    "include_bytes",
    "env",
];

/// Functions whose words are: why something cannot be, and what an entity, a place of memory or a type is called.
const FUNCTIONS: [&str; 5] = ["expect", "Name::new", "Id::new", "var_os", "debug_struct"];

/// Widgets, whose first literal is their name for scripts.
const WIDGETS: [&str; 22] = [
    "button",
    "leading",
    "small",
    "offer",
    "explained",
    "tool",
    "sized",
    "possible",
    "wide",
    "leading_wide",
    "primary",
    "choice",
    "choose",
    "entry",
    "switch",
    "slider",
    "tile",
    "press",
    "remember",
    "find",
    "add",
    "respond",
];

/// Names of widgets and fonts, names that are alike in every language, and patterns without words.
const IDENTIFIERS: &[&str] = &[
    "group pad",
    "group keys",
    // A method of the settings of a desktop, and what browsers write into the names of gamepads.
    "Read",
    "Vendor: ",
    "Cpu",
    "DiscreteGpu",
    "Ludarium",
    "Gess",
    "Go-Chess",
    "Treason",
    "Trees",
    "Tress",
    "Tribun",
    "Troop Chess",
    "order earlier",
    "order confirm",
    "spread done",
    "stones {count}",
    "move whole",
    "all attackers",
    "take the tribun",
    "move in {from}",
    "move in with slave {from}",
    "go on top {from}",
    "curtain line",
    "clock adds",
    "clock hour-glass",
    "clock each turn",
    "minutes black",
    "board between-players",
    "board stays",
    "board turns",
    "player {number}",
    "table of points",
    "next board",
    "far player",
    "near player",
    "menu accept",
    "play position",
    "analyse position",
    "copy position",
    "share position",
    "link position",
    "paste position",
    "undo change",
    "redo change",
    "set up start",
    "clear board",
    "hand remove",
    "hand grow",
    "hand move",
    "editor pieces",
    "editor orders",
    "{} to move",
    "hand {}",
    "version = {VERSION}\n\n[{TABLE}]\n",
    "state {state}",
    "menu decline",
    "try again",
    "save elsewhere",
    "quit all the same",
    "allow undo",
    "refuse undo",
    "abandon for sure",
    "resign for sure",
    "play on",
    "ask to undo",
    "menu offer",
    "menu resign",
    "group board",
    "group motion",
    "group sound",
    "group play",
    "group reading",
    "group data",
    "export everything",
    "import everything",
    "bring back",
    "take in everything",
    "take in matches",
    "take nothing",
    "close everything",
    "evaluation bar",
    "show movable",
    "finish forced",
    "review matches",
    "confirm resign",
    "pause hidden",
    "volume overall",
    "volume effects",
    "volume room",
    "volume interface",
    "volume music",
    "text {percent}",
    "sound music",
    "sound on",
    "sound off",
    "level {number}",
    "program name",
    "program path",
    "program arguments",
    "program folder",
    "turn time",
    "program again",
    "program anew",
    "program person",
    "program level",
    "program end",
    "search again",
    "do without",
    "look again",
    "leave setup",
    "match {}",
    "library {}",
    "tag {tag}",
    "library all games",
    "library white",
    "library black",
    "library drawn",
    "library unfinished",
    "library position",
    "library trash",
    "library search",
    "match title",
    "match tags",
    "copy code",
    "copy link",
    "name match",
    "delete match",
    "share match",
    "link match",
    "export match",
    "stop film",
    "clock No clock",
    "clock {minutes} + {seconds}",
    "step count {count}",
    "step way {way}",
    "step act {act}",
    "step done",
    "sans bold",
    "cinzel bold",
    "card lessons",
    "card puzzles",
    "card progress",
    "all matches",
    "progress lessons",
    "progress puzzles",
    "start over",
    "next exercise",
    "show solution",
    "back to match",
    "back to puzzle",
    "puzzle even",
    "puzzle easier",
    "puzzle harder",
    "theme {theme}",
    "{style} · {elo:.0}",
    "**{header}** {cell}",
    "variation {variation} turn {ply}",
];

/// What is said on the terminal when it is not said by a macro that is known for that.
const DIAGNOSTICS: &[&str] = &[
    "the chains {chains:?} are shown instead of {:?}",
    "zone {} shows {:?}, not {:?}",
    "by {side} lie {shown:?} instead of {wanted:?}",
    "the end shown is {shown:?}, not {wanted:?}",
    "the texture {} is made anew: {error}",
    "the pixels of {}",
    "textures cannot be kept in {}: {error}",
    "it does not hold {bytes} bytes",
];

/// A literal that reads like words, and where it stands.
struct Finder<'a> {
    path: &'a Path,
    found: Vec<String>,
}

impl Finder<'_> {
    fn look_at(&mut self, text: &str, span: Span) {
        if reads_like_words(text) && !IDENTIFIERS.contains(&text) && !DIAGNOSTICS.contains(&text) {
            self.found.push(format!("{}:{}: {text:?}", self.path.display(), span.start().line));
        }
    }

    fn look_through(&mut self, tokens: TokenStream) {
        if tokens.clone().into_iter().next().is_some_and(|first| first.to_string() == "doc") {
            return;
        }
        for token in tokens {
            match token {
                TokenTree::Group(group) => self.look_through(group.stream()),
                TokenTree::Literal(literal) => {
                    let span = literal.span();
                    if let Ok(text) = syn::parse_str::<syn::LitStr>(&literal.to_string()) {
                        self.look_at(&text.value(), span);
                    }
                }
                _ => {}
            }
        }
    }
}

impl<'ast> Visit<'ast> for Finder<'_> {
    fn visit_attribute(&mut self, _: &'ast syn::Attribute) {}

    fn visit_item_mod(&mut self, module: &'ast syn::ItemMod) {
        if !is_test(&module.attrs) {
            visit::visit_item_mod(self, module);
        }
    }

    fn visit_item_fn(&mut self, function: &'ast syn::ItemFn) {
        if !is_test(&function.attrs) {
            visit::visit_item_fn(self, function);
        }
    }

    fn visit_macro(&mut self, call: &'ast syn::Macro) {
        let name = call.path.segments.last().map(|segment| segment.ident.to_string()).unwrap_or_default();
        if !MACROS.contains(&name.as_str()) {
            self.look_through(call.tokens.clone());
        }
    }

    fn visit_expr_call(&mut self, call: &'ast syn::ExprCall) {
        let syn::Expr::Path(function) = call.func.as_ref() else { return visit::visit_expr_call(self, call) };
        let names: Vec<String> = function.path.segments.iter().map(|segment| segment.ident.to_string()).collect();
        let path = names.join("::");
        if !FUNCTIONS.iter().any(|known| path.ends_with(known)) {
            visit::visit_expr_call(self, call);
        }
    }

    fn visit_expr_method_call(&mut self, call: &'ast syn::ExprMethodCall) {
        let name = call.method.to_string();
        self.visit_expr(&call.receiver);
        if FUNCTIONS.contains(&name.as_str()) {
            return;
        }
        let mut is_name = WIDGETS.contains(&name.as_str());
        for argument in &call.args {
            if is_name && names_a_widget(argument) {
                is_name = false;
            } else {
                self.visit_expr(argument);
            }
        }
    }

    fn visit_lit_str(&mut self, literal: &'ast syn::LitStr) {
        self.look_at(&literal.value(), literal.span());
    }
}

/// `"menu offer"` or `&format!("level {number}")`.
fn names_a_widget(argument: &syn::Expr) -> bool {
    match argument {
        syn::Expr::Lit(literal) => matches!(literal.lit, syn::Lit::Str(_)),
        syn::Expr::Reference(reference) => names_a_widget(&reference.expr),
        syn::Expr::Macro(call) => call.mac.path.is_ident("format"),
        _ => false,
    }
}

fn is_test(attributes: &[syn::Attribute]) -> bool {
    attributes.iter().any(|attribute| {
        let syn::Meta::List(list) = &attribute.meta else { return attribute.path().is_ident("test") };
        list.path.is_ident("cfg") && list.tokens.to_string().contains("test")
    })
}

/// Two words, or one that begins with a capital letter.
fn reads_like_words(text: &str) -> bool {
    let words = text.split_whitespace().filter(|word| word.chars().filter(|letter| letter.is_alphabetic()).count() > 1);
    let mut letters = text.chars();
    let is_title = letters.next().is_some_and(char::is_uppercase) && letters.next().is_some_and(char::is_lowercase);
    words.count() > 1 || is_title
}

fn files(folder: &Path, found: &mut Vec<PathBuf>) {
    for entry in fs::read_dir(folder).expect("the folder can be read").filter_map(Result::ok) {
        let path = entry.path();
        let name = entry.file_name().to_string_lossy().into_owned();
        if path.is_dir() && !name.ends_with("tests") {
            files(&path, found);
        } else if name.ends_with(".rs") && !name.contains("test") {
            found.push(path);
        }
    }
}

#[test]
fn no_words_for_people_stand_in_the_code() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    files(&root.join("src"), &mut paths);
    paths.sort();
    let mut found = Vec::new();
    for path in &paths {
        let path = path.strip_prefix(root).expect("below the folder");
        if NOT_FOR_PLAYERS.iter().any(|other| path.starts_with(other)) {
            continue;
        }
        let code = fs::read_to_string(root.join(path)).expect("it can be read");
        let file = syn::parse_file(&code).unwrap_or_else(|error| panic!("{}: {error}", path.display()));
        let mut finder = Finder { path, found: Vec::new() };
        finder.visit_file(&file);
        found.append(&mut finder.found);
    }
    assert!(found.is_empty(), "{} literals read like words for people:\n{}", found.len(), found.join("\n"));
}

#[test]
fn words_are_told_from_identifiers() {
    for (text, is_words) in [("Back", true), ("of {count} men", true), ("resume", false), ("{}", false), ("KeyT", true)]
    {
        assert_eq!(reads_like_words(text), is_words, "{text}");
    }
}

#[test]
fn every_text_of_the_window_is_said_somewhere() {
    let root = Path::new(env!("CARGO_MANIFEST_DIR"));
    let mut paths = Vec::new();
    files(&root.join("src"), &mut paths);
    let code: String = paths.iter().map(|path| fs::read_to_string(path).expect("it can be read")).collect();
    let first_literal = |call: &str| Some(call.trim_start().strip_prefix('"')?.split('"').next()?.to_owned());
    // The languages call themselves by a key that is looked up in each of them.
    let named = std::iter::once("language-name".to_owned());
    let said: BTreeSet<String> = code.split("text!(").skip(1).filter_map(first_literal).chain(named).collect();
    let words = fs::read_to_string(root.join("assets/i18n/en/window.ftl")).expect("it can be read");
    let keys = words.lines().filter(|line| line.starts_with(|letter: char| letter.is_ascii_lowercase()));
    let unused: Vec<&str> =
        keys.filter_map(|line| line.split(" =").next()).filter(|key| !said.contains(*key)).collect();
    assert!(unused.is_empty(), "nothing says {unused:?}");
}
