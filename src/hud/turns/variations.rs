//! The text below a turn of the main line: its comment and the variations that begin beside it, each in brackets, in a row
//! of words that wraps.

use ludarium_record::TurnNumber;
use ludarium_record::study::{Node, NodeId, Study};
use ludarium_rules::Side;

/// The most words of all variations of a study that are listed.
const MOST_WORDS: usize = 3000;
/// The most letters of a comment that are listed; all of it is read on the sheet of the turn.
const MOST_LETTERS: usize = 160;

/// A word: a turn that can be clicked, or a part of a comment.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Word {
    pub(super) label: String,
    /// The turn's node, and which variation it is in, counted from 1 through the whole list.
    pub(super) turn: Option<(NodeId, usize)>,
}

/// The words below a turn.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Passage {
    /// The ply of the turn of the main line that it stands below.
    pub(super) ply: usize,
    pub(super) words: Vec<Word>,
}

/// The words below each turn of the main line of a study; nothing below those about which nothing is said.
pub(super) fn passages(study: &Study) -> Vec<Passage> {
    let main = study.main_line();
    let mut writer = Writer { study, words: Vec::new(), left: MOST_WORDS, variation: 0 };
    let mut passages = Vec::new();
    let mut number = None;
    for (ply, pair) in main.windows(2).enumerate().map(|(index, pair)| (index + 1, pair)) {
        let [Some(parent), Some(node)] = [pair[0], pair[1]].map(|id| study.node(id)) else { break };
        let side = parent.position().side_to_move();
        let earlier = number;
        number = Some(TurnNumber::after(earlier, side));
        writer.comment(node);
        for sibling in parent.children().iter().filter(|id| **id != pair[1]) {
            writer.variation(*sibling, earlier);
        }
        let is_last = pair[1] == study.end();
        for child in node.children().iter().filter(|_| is_last) {
            writer.variation(*child, number);
        }
        if !writer.words.is_empty() {
            passages.push(Passage { ply, words: std::mem::take(&mut writer.words) });
        }
    }
    passages
}

/// Whether a comment is what a program noted while it played, a value with a depth and the time that it took:
/// `+0.31/12 0.051s`. One stands at every turn of such a match and would make its list three times as long; it is said
/// under the pointer.
pub(super) fn is_of_program(comment: &str) -> bool {
    let mut words = comment.split_whitespace().rev();
    let is_number =
        |text: &str| !text.is_empty() && text.chars().all(|letter| letter.is_ascii_digit() || letter == '.');
    let is_time = words.next().and_then(|last| last.strip_suffix('s')).is_some_and(is_number);
    let is_value = words.next().is_none_or(|first| {
        let value = first.split_once('/').filter(|(_, depth)| is_number(depth)).map(|(value, _)| value);
        let size = value.and_then(|value| value.strip_prefix(['+', '-']));
        size.is_some_and(|size| is_number(size.strip_prefix('M').unwrap_or(size)))
    });
    is_time && is_value && words.next().is_none()
}

struct Writer<'a> {
    study: &'a Study,
    words: Vec<Word>,
    /// How many more words may be written.
    left: usize,
    /// How many variations have been begun.
    variation: usize,
}

impl Writer<'_> {
    fn word(&mut self, label: String, turn: Option<(NodeId, usize)>) {
        match self.left {
            0 => return,
            1 => self.words.push(Word { label: "…".to_owned(), turn: None }),
            _ => self.words.push(Word { label, turn }),
        }
        self.left -= 1;
    }

    fn comment(&mut self, node: &Node) {
        let comment = &node.notes().comment;
        if is_of_program(comment) {
            return;
        }
        let short: String = comment.chars().take(MOST_LETTERS).collect();
        let is_cut = short.len() < comment.len();
        for word in short.split_whitespace() {
            self.word(word.to_owned(), None);
        }
        if let Some(last) = self.words.last_mut().filter(|_| is_cut) {
            last.label.push('…');
        }
    }

    /// A variation in brackets, with those within it: [`Study::MAX_NESTING`] bounds how deep they are.
    fn variation(&mut self, first: NodeId, before: Option<TurnNumber>) {
        self.variation += 1;
        let (variation, mut next, mut is_first, mut interrupted) = (self.variation, Some(first), true, true);
        let mut earlier = before;
        while let Some(id) = next.filter(|_| self.left > 0) {
            let Some((node, parent)) =
                self.study.node(id).and_then(|node| Some((node, self.study.node(node.parent()?)?)))
            else {
                break;
            };
            let side = parent.position().side_to_move();
            let number = TurnNumber::after(earlier, side);
            self.turn(id, node, variation, number, is_first, interrupted);
            self.comment(node);
            let rivals = if is_first { &[][..] } else { parent.children().get(1..).unwrap_or_default() };
            for rival in rivals {
                self.variation(*rival, earlier);
            }
            interrupted = !rivals.is_empty() || !node.notes().comment.is_empty();
            (is_first, earlier) = (false, Some(number));
            next = node.children().first().copied();
        }
        if let Some(last) = self.words.last_mut() {
            last.label.push(')');
        }
    }

    /// A turn with its number where it is White's, or where something stands before it.
    fn turn(
        &mut self,
        id: NodeId,
        node: &Node,
        variation: usize,
        number: TurnNumber,
        is_first: bool,
        interrupted: bool,
    ) {
        let bracket = if is_first { "(" } else { "" };
        let is_said = number.side == Side::White || interrupted;
        let number = if is_said { format!("{number} ") } else { String::new() };
        let glyph = node.notes().glyph.map_or("", |glyph| glyph.sign());
        self.word(format!("{bracket}{number}{}{glyph}", node.notation()), Some((id, variation)));
    }
}

/// Where a word is: its first line within the passage and how many lines it takes, and from where to where in it.
#[derive(Clone, Copy, PartialEq, Debug)]
pub(super) struct Spot {
    pub(super) line: usize,
    pub(super) lines: usize,
    pub(super) left: f32,
    pub(super) width: f32,
}

/// Places words of these widths and numbers of lines in lines of so much room; returns how many lines there are. A word of
/// several lines has them for itself.
pub(super) fn place(sizes: &[(f32, usize)], room: f32, gap: f32) -> (Vec<Spot>, usize) {
    let (mut line, mut left) = (0, 0.0);
    let mut spots = Vec::with_capacity(sizes.len());
    for (width, lines) in sizes.iter().map(|(width, lines)| (width.min(room), *lines)) {
        if left > 0.0 && (left + width > room || lines > 1) {
            (line, left) = (line + 1, 0.0);
        }
        spots.push(Spot { line, lines, left, width });
        if lines > 1 {
            (line, left) = (line + lines, 0.0);
        } else {
            left += width + gap;
        }
    }
    let end = spots.last().map_or(0, |last| last.line + last.lines);
    (spots, end)
}

#[cfg(test)]
mod tests {
    use ludarium_record::study::Glyph;
    use ludarium_record::{Player, Setup};
    use ludarium_rules::GameId;

    use super::*;

    fn study() -> Study {
        let people = ["A", "B"].map(|name| Player::Human { name: name.to_owned() });
        Study::new(Setup::new(GameId::Tress, people)).expect("valid")
    }

    fn play(study: &mut Study, at: NodeId, turns: &str) -> NodeId {
        turns.split(' ').fold(at, |at, turn| study.play_text(at, turn).expect("legal"))
    }

    fn texts(study: &Study) -> Vec<(usize, String)> {
        let text =
            |passage: &Passage| passage.words.iter().map(|word| word.label.as_str()).collect::<Vec<_>>().join(" ");
        passages(study).iter().map(|passage| (passage.ply, text(passage))).collect()
    }

    #[test]
    fn variations_stand_in_brackets_within_each_other() {
        let mut study = study();
        play(&mut study, NodeId::ROOT, "dNd3 dNd6 eNe3");
        let first = study.main_line()[1];
        let other = play(&mut study, first, "eNe6 hNg3");
        play(&mut study, other, "hNg6 aNb3");
        let fork = study.node(other).and_then(Node::parent).expect("one");
        let nested = play(&mut study, fork, "aNb3");
        study.set_glyph(nested, Some(Glyph::Interesting)).expect("a turn");
        study.set_comment(other, "A wing").expect("short");
        study.set_comment(first, "To the middle").expect("short");
        assert_eq!(
            texts(&study),
            [(1, "To the middle".to_owned()), (2, "(1… eNe6 2. hNg3 A wing (2. aNb3!?) 2… hNg6 3. aNb3)".to_owned()),]
        );
        let variations: Vec<usize> = passages(&study)[1].words.iter().filter_map(|word| Some(word.turn?.1)).collect();
        assert_eq!(variations, [1, 1, 2, 1, 1]);
    }

    #[test]
    fn what_is_tried_behind_a_match_that_is_over_stands_below_its_last_turn() {
        let mut game = study().to_match();
        let turn = game.position().read_turn("dNd3").expect("legal");
        game.play(&turn).expect("legal");
        game.resign(Side::White).expect("it goes on");
        let mut study = Study::from_match(&game);
        let end = study.end();
        play(&mut study, end, "dNd6");
        assert_eq!(texts(&study), [(1, "(1… dNd6)".to_owned())]);
    }

    #[test]
    fn what_programs_note_at_every_turn_makes_the_list_no_longer() {
        for said in ["+0.31/12 0.051s", "-1.40/3 0.051s", "+M5/7 1.2s", "-M4/7 0.051s", "0.051s"] {
            assert!(is_of_program(said), "{said}");
        }
        for said in ["", "Better was", "+0.31/12 is too much", "5 seconds", "a/b 3s", "+/12 1s"] {
            assert!(!is_of_program(said), "{said}");
        }
        let mut study = study();
        let first = play(&mut study, NodeId::ROOT, "dNd3");
        study.set_comment(first, "+0.31/12 0.051s").expect("short");
        assert_eq!(texts(&study), []);
    }

    #[test]
    fn the_list_has_an_end() {
        let mut study = study();
        let first = play(&mut study, NodeId::ROOT, "dNd3");
        play(&mut study, NodeId::ROOT, "eNe3");
        study.set_comment(first, &"word ".repeat(4000)).expect("short enough");
        let words: usize = passages(&study).iter().map(|passage| passage.words.len()).sum();
        assert!(words < 60, "{words}");
    }

    #[test]
    fn words_wrap_and_long_ones_have_lines_for_themselves() {
        let sizes = [(40.0, 1), (50.0, 1), (20.0, 1), (300.0, 3), (10.0, 1)];
        let (spots, lines) = place(&sizes, 100.0, 5.0);
        assert_eq!(spots.iter().map(|spot| spot.line).collect::<Vec<_>>(), [0, 0, 1, 2, 5]);
        assert_eq!(lines, 6);
        assert!(spots.iter().all(|spot| spot.left + spot.width <= 100.0));
        assert_eq!(place(&[], 100.0, 5.0).1, 0);
    }
}
