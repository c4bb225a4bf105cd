//! No text and no path of steps makes any game panic, and whatever is accepted is canonical.
//!
//! The texts are those of the shared cases, spoilt. A new game adds one line to `parsers!`.

mod cases;

use std::sync::LazyLock;

use cases::cases;
use ludarium_rules::{Cell, Game, Notation, Options, Position, Step, games};
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::Index;

/// One change of a text.
#[derive(Clone, Debug)]
enum Change {
    /// Another letter of the same text takes the place.
    Echo(Index, Index),
    Replace(Index, char),
    Insert(Index, char),
    Remove(Index),
    Swap(Index, Index),
    /// A stretch is written again at the end.
    Repeat(Index, Index),
}

impl Change {
    fn apply(&self, letters: &mut Vec<char>) {
        if letters.is_empty() {
            return;
        }
        let length = letters.len();
        let at = |index: &Index| index.index(length);
        match self {
            Change::Echo(from, to) => letters[at(to)] = letters[at(from)],
            Change::Replace(index, letter) => {
                let at = at(index);
                letters[at] = *letter;
            }
            Change::Insert(index, letter) => letters.insert(at(index), *letter),
            Change::Remove(index) => drop(letters.remove(at(index))),
            Change::Swap(one, other) => letters.swap(at(one), at(other)),
            Change::Repeat(from, to) => {
                let (from, to) = (at(from), at(to));
                letters.extend_from_within(from.min(to)..from.max(to));
            }
        }
    }
}

fn change() -> impl Strategy<Value = Change> {
    let index = any::<Index>;
    let letter = || prop_oneof![9 => proptest::char::range(' ', '~'), 1 => any::<char>()];
    prop_oneof![
        (index(), index()).prop_map(|(from, to)| Change::Echo(from, to)),
        (index(), letter()).prop_map(|(at, letter)| Change::Replace(at, letter)),
        (index(), letter()).prop_map(|(at, letter)| Change::Insert(at, letter)),
        index().prop_map(Change::Remove),
        (index(), index()).prop_map(|(one, other)| Change::Swap(one, other)),
        (index(), index()).prop_map(|(from, to)| Change::Repeat(from, to)),
    ]
}

fn spoil(text: &str, changes: &[Change]) -> String {
    let mut letters: Vec<char> = text.chars().collect();
    changes.iter().for_each(|change| change.apply(&mut letters));
    letters.into_iter().collect()
}

fn step() -> impl Strategy<Value = Step> {
    prop_oneof![
        4 => (0..420_u16).prop_map(|cell| Step::Cell(Cell(cell))),
        1 => any::<u8>().prop_map(Step::Count),
        1 => any::<u8>().prop_map(Step::Way),
        1 => any::<u8>().prop_map(Step::Act),
        1 => Just(Step::Done),
    ]
}

/// "Texts are canonical, `print(parse(t)) == t` … anything else is refused."
fn accept_or_refuse<P: Game>(text: &str, options: P::Options) {
    match P::parse(text, options) {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(position.zobrist(), position.zobrist_from_scratch(), "{text}");
            assert_eq!(position.has_turn(), position.outcome().is_none(), "{text}");
        }
        Err(error) => {
            // A field that is missing with its space would begin two columns after the text.
            let end = text.chars().count() + 2;
            assert!((1..=end).contains(&error.column), "{text:?}: {error}");
            assert!(!error.what.is_empty() && !error.what.contains('\n'), "{text:?}: {error}");
        }
    }
}

fn read_or_refuse<P: Game>(position: &P, text: &str) {
    match position.read_turn(text) {
        Ok(turn) => {
            assert!(position.is_legal(&turn), "{position}: {text}");
            assert_eq!(position.read_turn(&position.turn_text(&turn)), Ok(turn), "{position}: {text}");
        }
        Err(error) => assert_eq!(error.to_string().lines().count(), 1, "{position}: {text:?}"),
    }
}

/// Walks wherever a path leads, choosing among what is offered by `picks`, then takes a step of any kind.
fn walk_or_refuse<P: Game>(position: &P, picks: &[Index], last: &[Step]) {
    let mut path = Vec::new();
    for pick in picks {
        let choices = position.choices(&path).expect("a path of offered steps");
        if choices.next.is_empty() {
            break;
        }
        path.push(choices.next[pick.index(choices.next.len())]);
    }
    path.extend(last);
    match position.choices(&path) {
        Ok(choices) => assert!(choices.turn.is_none_or(|turn| position.is_legal(&turn)), "{position} {path:?}"),
        Err(error) => assert!(error.index < path.len() && !error.why.as_str().is_empty(), "{position} {path:?}"),
    }
}

macro_rules! parsers {
    ($($game:ident => $position:ty, $name:literal, $likely_position:literal, $likely_turn:literal;)*) => { $(
        mod $game {
            use super::*;

            static CASES: LazyLock<Vec<$position>> =
                LazyLock::new(|| cases(include_str!(concat!("data/", $name, ".jsonl"))));

            fn case() -> impl Strategy<Value = &'static $position> {
                any::<Index>().prop_map(|index| &CASES[index.index(CASES.len())])
            }

            proptest! {
                #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::default() })]

                #[test]
                fn any_position_text(text in ".*", case in case()) {
                    accept_or_refuse::<$position>(&text, case.options());
                }

                #[test]
                fn spoilt_position_text(case in case(), changes in vec(change(), 1..4)) {
                    accept_or_refuse::<$position>(&spoil(&case.to_string(), &changes), case.options());
                }

                #[test]
                fn likely_position_text(text in $likely_position, case in case()) {
                    accept_or_refuse::<$position>(&text, case.options());
                }

                #[test]
                fn any_turn_text(text in ".*", case in case()) {
                    read_or_refuse(case, &text);
                }

                #[test]
                fn likely_turn_text(text in $likely_turn, case in case()) {
                    read_or_refuse(case, &text);
                }

                #[test]
                fn spoilt_turn_text(case in case(), turn in any::<Index>(), changes in vec(change(), 1..4)) {
                    let turns = case.turns().expect("a list");
                    if !turns.is_empty() {
                        let turn = &turns[turn.index(turns.len())];
                        read_or_refuse(case, &spoil(&case.turn_text(turn), &changes));
                        read_or_refuse(case, &spoil(&case.notation(turn), &changes));
                    }
                }

                #[test]
                fn any_steps(case in case(), picks in vec(any::<Index>(), 0..8), last in vec(step(), 0..3)) {
                    walk_or_refuse(case, &picks, &last);
                }

                #[test]
                fn any_option(spec in any::<Index>(), other in ".*", value in "on|off|[0-9]{1,20}|.*") {
                    type Of = <$position as Position>::Options;
                    let keys: Vec<&str> = Of::SPECS.iter().map(|spec| spec.key).chain([other.as_str()]).collect();
                    let key = keys[spec.index(keys.len())];
                    if let Ok(options) = Of::from_pairs(&[(key, &value)]) {
                        prop_assert_eq!(options.get(key), Some(value.clone()));
                        let start = <$position>::start(options);
                        accept_or_refuse::<$position>(&start.to_string(), options);
                    }
                    prop_assert!(Of::from_pairs(&[(key, &value), (key, &value)]).is_err());
                }
            }
        }
    )* };
}

parsers! {
    tress => games::tress::Tress, "tress",
        "([NPGLSKQnpglskq1-8]{1,9}/){7}[NPGLSKQnpglskq1-8]{1,9} [wb]",
        "[a-h]?[1-8]?[NPGLSKQ]?x?[a-h][1-8](=[LS]{0,3})?[FXC]?";
    trees => games::trees::Trees, "trees",
        "(([wbn][ghuA-H],){3,7}[1-8]/){7}([wbn][ghuA-H],){7}w[hA] [wb] (-|[a-h][1-8]>[a-h][1-8]) (wb|w|b|-)",
        "([a-h][1-8](>[a-h][1-8]|!)|[-+][a-h][1-8])(:((\\*|[a-h][1-8])(,(\\*|[a-h][1-8])){0,2}))?";
    tribun => games::tribun::Tribun, "tribun",
        "([a-il][1-9][wb][1-8]T?(/[1-8])?,){0,4}l6b1T [wb]",
        "x?[a-il][1-9]([x^~-]|>|<)?[a-il]?[0-9]?(:[0-8](,[a-il][1-9]:[1-4]){0,3}|#)?";
    gess => games::gess::Gess, "gess",
        "(18|[wb]17|9www6|9w1w6|3bbb12|[wb1-9]{2,9}/){17}18 [wb]",
        "[a-t][1-9][-x][a-t](1?[0-9]|20)";
    go_chess => games::go_chess::GoChess, "go-chess",
        "([PNBRQKpnbrqk#1-9]{1,10}/){9}[PNBRQKpnbrqk#1-9]{1,10} [wb] (play|place:[0-9]{1,2}:([a-j][0-9],?|-):-:[a-j?-])",
        "[PNBRQK]?@?[a-j]?[0-9]{0,2}x?[a-j][0-9]{1,2}[+#]?";
    treason => games::treason::Treason, "treason",
        "([wbWB1-7]{1,7}/){5}[wbWB1-7]{1,7} [wb]",
        "[A-L][1-6]([-x=][A-L][1-6]){1,5}";
    troop_chess => games::troop_chess::TroopChess, "troop-chess",
        "((9|[wb]{2}7|3b[wb]4|[wb]8|8[wb])/){8}(9|w8|1www5) [wb]",
        "([a-i][1-9]){3}-[a-i][1-9]";
}
