//! What the fuzz targets share: how bytes become texts, steps and requests, and what must hold of the answers.
//!
//! `cargo fuzz run --sanitizer none tribun -- -max_total_time=600 -dict=fuzz/words.dict`, see `docs/fuzzing.md`.

use std::sync::{LazyLock, OnceLock};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;
use ludarium_ai::{Level, Limits, Request, Stop};
use ludarium_diagram::Diagram;
use ludarium_record::study::{Glyph, NodeId, Study};
use ludarium_record::{Link, Match, Pasted, Player, Setup, matches};
use ludarium_rules::{AnyPosition, Cell, Game, GameId, Options, Step};
use ludarium_ugi::{Answer, Command};

/// The positions of the shared cases of a game, read when they are first needed.
pub struct Cases<P> {
    lines: &'static str,
    positions: OnceLock<Vec<P>>,
}

impl<P: Game> Cases<P> {
    /// Those of a game.
    pub const fn of(game: GameId) -> Cases<P> {
        Cases { lines: cases(game), positions: OnceLock::new() }
    }

    fn positions(&self) -> &[P] {
        self.positions.get_or_init(|| {
            let read = |line: &str| {
                let (text, options) = case(line);
                P::parse(&text, Options::from_pairs(&pairs(&options)).expect("known options")).expect("a position")
            };
            self.lines.lines().map(read).collect()
        })
    }

    /// The first byte chooses a parser, the next two a case; the rest is what the parser gets.
    pub fn try_out(&self, data: &[u8]) {
        let [parser, high, low, rest @ ..] = data else { return };
        let positions = self.positions();
        let position = &positions[usize::from(u16::from_be_bytes([*high, *low])) % positions.len()];
        match parser % 4 {
            0 => text(rest, |text| read_position::<P>(text, position.options())),
            1 => text(rest, |text| read_turn(position, text)),
            2 => walk(position, rest),
            _ => text(rest, read_options::<P>),
        }
    }
}

/// The shared cases of a game, one JSON object a line.
const fn cases(game: GameId) -> &'static str {
    match game {
        GameId::Tress => include_str!("../../crates/rules/tests/data/tress.jsonl"),
        GameId::Trees => include_str!("../../crates/rules/tests/data/trees.jsonl"),
        GameId::Tribun => include_str!("../../crates/rules/tests/data/tribun.jsonl"),
        GameId::Gess => include_str!("../../crates/rules/tests/data/gess.jsonl"),
        GameId::GoChess => include_str!("../../crates/rules/tests/data/go-chess.jsonl"),
        GameId::Treason => include_str!("../../crates/rules/tests/data/treason.jsonl"),
        GameId::TroopChess => include_str!("../../crates/rules/tests/data/troop-chess.jsonl"),
    }
}

/// Keys and values of options.
type KeyValues = Vec<(String, String)>;

/// The position of a case and its options.
fn case(line: &str) -> (String, KeyValues) {
    let case: serde_json::Value = serde_json::from_str(line).expect("a case");
    let word = |value: &serde_json::Value| value.as_str().map_or_else(|| value.to_string(), str::to_owned);
    let options = case["options"].as_object().expect("options");
    (word(&case["position"]), options.iter().map(|(key, value)| (key.clone(), word(value))).collect())
}

fn pairs(options: &KeyValues) -> Vec<(&str, &str)> {
    options.iter().map(|(key, value)| (key.as_str(), value.as_str())).collect()
}

fn text(bytes: &[u8], then: impl FnOnce(&str)) {
    if let Ok(text) = std::str::from_utf8(bytes) {
        then(text);
    }
}

fn read_position<P: Game>(text: &str, options: P::Options) {
    match P::parse(text, options) {
        Ok(position) => {
            assert_eq!(position.to_string(), text);
            assert_eq!(position.zobrist(), position.zobrist_from_scratch());
            assert_eq!(position.has_turn(), position.outcome().is_none());
            play_some(&position);
        }
        Err(error) => {
            assert!((1..=text.chars().count() + 2).contains(&error.column), "{error}");
            assert!(!error.what.is_empty() && !error.what.contains('\n'), "{error}");
        }
    }
}

/// A few turns of a position, wherever they are in the list.
fn play_some<P: Game>(position: &P) {
    let mut turns = Vec::new();
    let mut visited = 0_usize;
    let _ = position.visit(ludarium_rules::Which::All, |turn| {
        if visited.is_power_of_two() {
            turns.push(turn);
        }
        visited += 1;
        if visited > 5000 { std::ops::ControlFlow::Break(()) } else { std::ops::ControlFlow::Continue(()) }
    });
    for turn in turns {
        let next = position.play(&turn).expect("a legal turn");
        assert_eq!(next.zobrist(), next.zobrist_from_scratch());
        assert_eq!(position.read_turn(&position.turn_text(&turn)).as_ref(), Ok(&turn));
        assert_eq!(position.read_turn(&position.notation(&turn)).as_ref(), Ok(&turn));
        assert_eq!(P::parse(&next.to_string(), next.options()).as_ref(), Ok(&next));
        let mut view = position.board_view();
        for effect in position.effects(&turn) {
            view.apply(&effect).expect("an effect that fits");
        }
        assert_eq!(view, next.board_view());
        assert_eq!(position.choices(&position.steps_of(&turn)).map(|choices| choices.turn), Ok(Some(turn)));
    }
}

fn read_turn<P: Game>(position: &P, text: &str) {
    match position.read_turn(text) {
        Ok(turn) => {
            assert!(position.is_legal(&turn));
            assert_eq!(position.read_turn(&position.turn_text(&turn)), Ok(turn));
        }
        Err(error) => assert!(!error.to_string().contains('\n'), "{error}"),
    }
}

/// Two bytes are a step: one that is offered, or one of any kind.
fn walk<P: Game>(position: &P, bytes: &[u8]) {
    let mut path = Vec::new();
    let mut offered = position.choices(&path).map_or_else(|_| Vec::new(), |choices| choices.next);
    for pair in bytes.chunks_exact(2).take(40) {
        let (kind, number) = (pair[0], pair[1]);
        let step = match kind {
            0..=199 if offered.is_empty() => Step::Done,
            0..=199 => offered[usize::from(number) % offered.len()],
            200..=219 => Step::Cell(Cell(u16::from(number) + u16::from(kind - 200) * 30)),
            220..=231 => Step::Count(number),
            232..=241 => Step::Way(number),
            242..=251 => Step::Act(number),
            _ => Step::Done,
        };
        path.push(step);
        match position.choices(&path) {
            Ok(choices) => {
                assert_ne!(choices.next.is_empty(), choices.turn.is_none());
                assert!(choices.turn.is_none_or(|turn| position.is_legal(&turn)));
                offered = choices.next;
            }
            Err(error) => {
                assert!(error.index < path.len() && !error.why.to_string().is_empty());
                return;
            }
        }
    }
}

fn read_options<P: Game>(text: &str) {
    let pairs: Vec<(&str, &str)> = text.split(',').filter_map(|pair| pair.split_once('=')).collect();
    if let Ok(options) = <P::Options as Options>::from_pairs(&pairs) {
        for (key, value) in pairs {
            assert_eq!(options.get(key).as_deref(), Some(value));
        }
        read_position::<P>(&P::start(options).to_string(), options);
    }
}

/// A position as those get it who think about it and draw it: the first byte chooses a game, the next two a case whose
/// options it has, the rest is its text.
pub fn think(data: &[u8]) {
    static OPTIONS: LazyLock<[Vec<KeyValues>; GameId::ALL.len()]> =
        LazyLock::new(|| GameId::ALL.map(|game| cases(game).lines().map(|line| case(line).1).collect()));
    let [game, high, low, rest @ ..] = data else { return };
    let game = usize::from(*game) % GameId::ALL.len();
    let options = &OPTIONS[game][usize::from(u16::from_be_bytes([*high, *low])) % OPTIONS[game].len()];
    text(rest, |text| {
        let Ok(position) = AnyPosition::parse(GameId::ALL[game], text, &pairs(options)) else { return };
        Diagram::new(&position).scene().expect("a picture");
        if position.outcome().is_some() {
            return;
        }
        let limits = Some(Limits { nodes: Some(300), ..Limits::default() });
        let weakest = Request { limits, ..Request::new(position.clone(), Level::new(1).expect("a level")) };
        let analysis = Request { player: None, lines: 2, ..weakest.clone() };
        for request in [weakest, analysis] {
            let thought = ludarium_ai::think(&request, &Stop::new(), |_| {}).expect("a turn");
            assert!(position.play(&thought.turn).is_ok(), "{}", thought.turn);
        }
    });
}

/// Lines for the probe. Counting sequences of turns is left out: a depth may ask for more than anyone can wait for.
pub fn probe(data: &[u8]) {
    if data.windows(5).any(|word| word.eq_ignore_ascii_case(b"perft")) || data.windows(2).any(|word| word == b"\\u") {
        return;
    }
    let lines = data.split(|byte| *byte == b'\n').count() - usize::from(data.last().is_none_or(|byte| *byte == b'\n'));
    let mut answers = Vec::new();
    ludarium_lab::probe::run(data, &mut answers).expect("memory does not fail");
    let answers: Vec<&[u8]> = answers.split_inclusive(|byte| *byte == b'\n').collect();
    assert_eq!(answers.len(), lines);
    for answer in answers {
        let answer: serde_json::Value = serde_json::from_slice(answer).expect("JSON");
        assert!(answer.is_object());
    }
}

/// A line of the Universal Game Interface, as a command and as an answer.
pub fn ugi(data: &[u8]) {
    text(data, |line| {
        if let Ok(command) = line.parse::<Command>() {
            assert_eq!(command.to_string().parse(), Ok(command));
        }
        if let Ok(answer) = line.parse::<Answer>() {
            assert_eq!(answer.to_string().parse(), Ok(answer));
        }
    });
}

/// Saved matches: the first byte chooses one that is whole, every four bytes after it are a change (where, and what).
pub fn save(data: &[u8]) {
    static WHOLE: LazyLock<Vec<String>> = LazyLock::new(|| GameId::ALL.iter().map(|game| saved(*game)).collect());
    changed(&WHOLE, data, |text| {
        if let Ok(game) = Match::from_text(text) {
            assert_eq!(Match::from_text(&game.to_text()).as_ref(), Ok(&game));
        }
    });
}

/// `.ludo` texts, made in the same way.
pub fn ludo(data: &[u8]) {
    static WHOLE: LazyLock<Vec<String>> = LazyLock::new(|| GameId::ALL.iter().map(|game| noted(*game)).collect());
    changed(&WHOLE, data, |text| match ludarium_record::ludo::read(text) {
        Ok(studies) => {
            studies.iter().for_each(written_down);
            // Half of them: it takes longer than to read the text.
            if data[0] >= 128 {
                studies.iter().for_each(shared);
            }
        }
        Err(error) => {
            let line = text.split('\n').nth(error.line - 1).expect("a line of the text");
            assert!((1..=line.chars().count() + 1).contains(&error.column), "{error}");
            assert!(!error.to_string().contains('\n'), "{error}");
        }
    });
}

/// Share codes with this content: their length and check sum are made to fit, so that it is looked at.
pub fn share(data: &[u8]) {
    let Ok(length) = u16::try_from(data.len() + 4) else { return };
    let mut bytes = vec![(length & 0x7f) as u8 | 0x80, (length >> 7 & 0x7f) as u8 | 0x80, (length >> 14) as u8];
    bytes.extend(data);
    let check = crc32fast::hash(&bytes);
    bytes.extend(check.to_le_bytes());
    let code = format!("ludo1.{}", URL_SAFE_NO_PAD.encode(bytes));
    match ludarium_record::share::decode(&code) {
        Ok(game) => written_down_and_shared(&Study::from_match(&game)),
        Err(error) => assert!(!error.to_string().contains('\n'), "{error}"),
    }
}

/// Any text that somebody pastes.
pub fn paste(data: &[u8]) {
    text(data, |text| match ludarium_record::paste(text, None) {
        Ok(Pasted::Position(position)) if Link::find(text).is_some() => {
            let link = Link::Position(Box::new(position));
            assert_eq!(Link::find(&link.at("")), Some(Ok(link)));
        }
        Ok(Pasted::Position(position)) => assert_eq!(position.to_string(), text.trim_start_matches('\u{feff}').trim()),
        Ok(Pasted::Turns(study) | Pasted::Code(study) | Pasted::Record(study) | Pasted::Study(study)) => {
            written_down_and_shared(&study);
        }
        Ok(Pasted::Several) => {
            matches(text, None).flatten().for_each(|read| written_down_and_shared(&read.into_study()));
        }
        Ok(Pasted::Save(game)) => written_down_and_shared(&Study::from_match(&game)),
        Err(error) => assert!(!error.to_string().contains('\n'), "{error}"),
    });
}

fn written_down_and_shared(study: &Study) {
    written_down(study);
    shared(study);
}

/// Whatever was read is written as `.ludo` text and read back as the same.
fn written_down(study: &Study) {
    let text = ludarium_record::ludo::write(study);
    assert_eq!(ludarium_record::ludo::read(&text).as_deref(), Ok(&[study.clone()][..]), "{text}");
}

/// The main line of whatever was read comes back from its share code.
fn shared(study: &Study) {
    if let Ok(code) = ludarium_record::share::encode(&study.to_match()) {
        let decoded = ludarium_record::share::decode(&code).expect("just made");
        assert_eq!(ludarium_record::share::encode(&decoded), Ok(code));
    }
}

/// The first byte chooses a text, every four bytes after it are a change (where, and what).
fn changed(whole: &[String], data: &[u8], then: impl FnOnce(&str)) {
    let Some((first, changes)) = data.split_first() else { return };
    let mut bytes = whole[usize::from(*first) % whole.len()].clone().into_bytes();
    for change in changes.chunks_exact(4) {
        let at = usize::from(u16::from_be_bytes([change[0], change[1]])) % bytes.len().max(1);
        match change[2] % 4 {
            0 if at < bytes.len() => bytes[at] = change[3],
            1 => bytes.insert(at, change[3]),
            2 if at < bytes.len() => drop(bytes.remove(at)),
            _ => bytes.truncate(bytes.len().saturating_sub(usize::from(change[3]))),
        }
    }
    text(&bytes, then);
}

/// A match of a dozen plies as it is saved.
fn saved(game: GameId) -> String {
    played(game).to_text()
}

/// The same as `.ludo` text, with a variation and something of everything that is noted.
fn noted(game: GameId) -> String {
    let mut study = Study::from_match(&played(game));
    let line = study.main_line();
    let cells = [0, 1].map(|cell| study.first_position().cell_name(Cell(cell)));
    let turns = study.first_position().turns().expect("a list");
    let other = turns.iter().find(|turn| study.child(NodeId::ROOT, turn).is_none()).expect("another turn");
    let variation = study.play(NodeId::ROOT, other).expect("legal");
    study.set_glyph(variation, Some(Glyph::Dubious)).expect("a turn");
    study.set_comment(line[1], "a [%clk] {comment}").expect("short");
    let text = ludarium_record::ludo::write(&study);
    let [from, to] = cells;
    text.replacen("{a", &format!("{{[%eval -1.40/12] [%clk 4:58] [%arrow red:{from}-{to}] [%ring {to}] a"), 1)
}

fn played(game: GameId) -> Match {
    let people = ["Ann", "Bo"].map(|name| Player::Human { name: name.to_owned() });
    let mut game = Match::new(Setup::new(game, people)).expect("the defaults are valid");
    for ply in 0..12 {
        let turns = game.position().turns().expect("a list");
        let Some(turn) = turns.get(ply * 31 % turns.len().max(1)) else { break };
        game.play(turn).expect("a legal turn");
    }
    game
}
