//! Links: written, read again, and what is wrong with those that lead nowhere.
#![allow(clippy::unwrap_used, reason = "a test that cannot go on has failed")]

mod common;

use common::studies::random_match;
use ludarium_record::{Link, LinkError, PasteError, Pasted, matches, paste, share};
use ludarium_rules::{AnyPosition, GameId, Values};
use proptest::prelude::*;

const PAGE: &str = "https://example.org/play/index.html?language=de#old";

fn lesson(name: &str) -> Link {
    Link::Lesson { game: GameId::GoChess, name: name.to_owned() }
}

/// A value of an option that is not its default.
fn other_value(option: &ludarium_rules::OptionSpec) -> String {
    match option.values {
        Values::Words(words) => words.iter().find(|word| **word != option.default).unwrap().to_string(),
        Values::Number(low, high) => if option.default == low.to_string() { high } else { low }.to_string(),
    }
}

/// Links of every kind to something of every game.
fn links() -> Vec<Link> {
    let mut links = Vec::new();
    for game in GameId::ALL {
        let played = random_match(game, 7, 12);
        links.push(Link::Match(share::encode(&played).unwrap()));
        links.push(Link::Position(Box::new(AnyPosition::start(game, &[]).unwrap())));
        for option in game.options() {
            let value = other_value(option);
            let start = AnyPosition::start(game, &[(option.key, &value)]).unwrap();
            links.push(Link::Position(Box::new(start)));
        }
        links.push(Link::Puzzle { game, name: "039719f3".to_owned() });
        links.push(Link::Lesson { game, name: "second-wind".to_owned() });
    }
    links
}

#[test]
fn what_is_written_is_read_again() {
    for link in links() {
        let fragment = link.fragment();
        let is_plain = |byte: u8| byte.is_ascii_alphanumeric() || b"-._~/:,*%=&".contains(&byte);
        assert!(fragment.bytes().all(is_plain), "{fragment}");
        assert_eq!(Link::read(&fragment), Ok(link.clone()), "{fragment}");
        let whole = link.at(PAGE);
        assert_eq!(whole, format!("https://example.org/play/index.html#{fragment}"));
        let broken = format!("\u{feff}  {}\r\n {}\n", &whole[..40], &whole[40..]);
        for text in [whole.as_str(), &link.at(""), &broken, &whole.replacen("https", "HTTP", 1)] {
            assert_eq!(Link::find(text), Some(Ok(link.clone())), "{text}");
        }
    }
}

#[test]
fn programs_may_encode_more_than_they_must() {
    let read = Link::read("lesson=go-chess%2Fsecond%2Dwind");
    assert_eq!(read, Ok(lesson("second-wind")));
    let start = AnyPosition::start(GameId::Tress, &[]).unwrap();
    let encoded: String = start.to_string().bytes().map(|byte| format!("%{byte:02x}")).collect();
    assert_eq!(Link::read(&format!("p=tress%2f{encoded}")), Ok(Link::Position(Box::new(start))));
}

#[test]
fn a_link_that_is_pasted_is_what_it_leads_to() {
    for link in links() {
        let text = link.at(PAGE);
        let pasted = paste(&text, None);
        let first = matches(&text, None).next().unwrap();
        match &link {
            Link::Match(code) => {
                let game = share::decode(code).unwrap();
                assert!(matches!(pasted, Ok(Pasted::Code(study)) if study.to_match().hashes() == game.hashes()));
                assert_eq!(first.unwrap().into_match().hashes(), game.hashes());
            }
            Link::Position(position) => {
                assert_eq!(pasted, Ok(Pasted::Position((**position).clone())));
                assert_eq!(first, Err(PasteError::NoMatch));
            }
            Link::Puzzle { .. } | Link::Lesson { .. } => {
                assert_eq!((pasted, first), (Err(PasteError::Exercise), Err(PasteError::Exercise)));
            }
        }
    }
}

#[test]
fn every_fault_says_what_and_where() {
    let code = "ludo1.C0AAxFSKDzCd0lpp";
    let start = AnyPosition::start(GameId::Tress, &[]).unwrap().to_string().replace(' ', "%20");
    let game = |column, found: &str| LinkError::Game { column, found: found.to_owned() };
    for (fragment, why) in [
        (String::new(), LinkError::NoFragment),
        ("top".to_owned(), LinkError::Key("top".to_owned())),
        ("M=ludo1.x".to_owned(), LinkError::Key("M".to_owned())),
        (format!("{}=x", "k".repeat(30)), LinkError::Key(format!("{}…", "k".repeat(20)))),
        ("m=".to_owned(), LinkError::Code(3)),
        ("m=1.dNd3".to_owned(), LinkError::Code(3)),
        (format!("m={code}%2"), LinkError::Encoding(25)),
        (format!("m={code}%zz"), LinkError::Encoding(25)),
        (format!("m={code}%ff"), LinkError::Encoding(25)),
        (format!("m={code}%é"), LinkError::Encoding(25)),
        (format!("m={code}&"), LinkError::More(26)),
        (format!("m={code}&p=x"), LinkError::More(26)),
        ("lesson=".to_owned(), game(8, "")),
        ("lesson=second-wind".to_owned(), game(8, "second-wind")),
        ("puzzle=chess/039719f3".to_owned(), game(8, "chess")),
        ("puzzle=/039719f3".to_owned(), game(8, "")),
        ("lesson=tress/".to_owned(), LinkError::Name(14)),
        ("lesson=tress/Second".to_owned(), LinkError::Name(14)),
        ("lesson=tress/../trees".to_owned(), LinkError::Name(14)),
        (format!("lesson=tress/{}", "a".repeat(65)), LinkError::Name(14)),
        (format!("p=tress/{start}&second_wind"), LinkError::More(start.len() + 10)),
        (format!("p=tress/{start}&second_wind=%q"), LinkError::Encoding(start.len() + 22)),
        (format!("p=tress/{}", "8".repeat(4001)), LinkError::TooLong),
        (format!("m={}", "a".repeat(share::MAX_CHARACTERS + 1)), LinkError::TooLong),
    ] {
        assert_eq!(Link::read(&fragment), Err(why), "{fragment}");
    }
    for fragment in ["p=tress/", "p=tress/k7%0A%0Ax", &format!("p=tress/{start}&stones=3")] {
        let Err(LinkError::Position { game: GameId::Tress, why }) = Link::read(fragment) else { panic!("{fragment}") };
        assert!(!why.is_empty());
    }
    let most = format!("p=tress/{start}{}", "&second_wind=on".repeat(17));
    assert!(matches!(Link::read(&most), Err(LinkError::More(_))), "{most}");
    assert_eq!(Link::find("https://example.org/"), Some(Err(LinkError::NoFragment)));
    assert_eq!(Link::find("https://example.org/#"), Some(Err(LinkError::NoFragment)));
    assert_eq!(Link::find(&format!("https://{}#m=x", "a".repeat(100_000))), Some(Err(LinkError::TooLong)));
    for text in ["", "#", "# a saved match", "ludo1.C0AAxFSKDzCd0lpp", "1. dNd3", "httpd", "[Ludo \"2\"]"] {
        assert_eq!(Link::find(text), None, "{text}");
    }
}

proptest! {
    #[test]
    fn no_link_is_trouble(key in "(m|p|puzzle|lesson|é)?", game in "(tress|gess|chess)?", rest in "[\\PC\n]{0,40}") {
        for fragment in [format!("{key}={game}/{rest}"), format!("{key}={rest}"), rest.clone()] {
            match Link::read(&fragment) {
                Ok(link) => prop_assert_eq!(Link::read(&link.fragment()), Ok(link)),
                Err(error) => prop_assert!(!error.to_string().contains('\n'), "{}", error),
            }
            _ = Link::find(&format!("https://example.org/#{fragment}"));
        }
    }
}
