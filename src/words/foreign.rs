//! Texts from elsewhere, such as names, titles and tags: whatever is in them, they stay in their line.

use ludarium_letters::in_visual_order;

/// The most letters of a name or a tag, and of a title, that are shown.
pub const NAME: usize = 40;
/// See [`NAME`].
pub const TITLE: usize = 100;

/// A text from elsewhere as it is shown in a line: at most so many letters, the rest as "…", without breaks and invisible
/// signs, and with words that are written from right to left in their places.
#[must_use]
pub fn foreign(text: &str, most: usize) -> String {
    let mut shown = String::new();
    let mut left = most;
    let mut letters = text.chars().filter(|letter| !is_invisible(*letter)).peekable();
    while let Some(letter) = letters.next() {
        let is_last = left == 1 && letters.peek().is_some();
        match left {
            0 => break,
            _ if is_last => shown.push('…'),
            _ if letter.is_whitespace() || letter.is_control() => shown.push(' '),
            _ => shown.push(letter),
        }
        left -= 1;
    }
    in_visual_order(shown.trim()).into_owned()
}

/// Signs that have no looks and only tell where a line turns round or breaks.
const fn is_invisible(letter: char) -> bool {
    matches!(letter, '\u{200B}' | '\u{200E}' | '\u{200F}' | '\u{202A}'..='\u{202E}' | '\u{2060}'..='\u{2069}' | '\u{FEFF}')
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_long_is_cut_and_says_so() {
        assert_eq!(foreign("Ann", 3), "Ann");
        assert_eq!(foreign("Anna", 3), "An…");
        assert_eq!(foreign(&"a".repeat(20_000), NAME).chars().count(), NAME);
        assert_eq!(foreign("田中 太郎", 3), "田中…");
    }

    #[test]
    fn a_line_stays_a_line() {
        assert_eq!(foreign(" one\ntwo\tthree\u{7} ", NAME), "one two three");
        assert_eq!(foreign("\u{202E}evil\u{202C}", NAME), "evil");
        assert_eq!(foreign("דוד לוי", NAME), "לוי דוד");
    }
}
