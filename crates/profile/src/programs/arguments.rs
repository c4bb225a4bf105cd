//! The arguments of a program, as they are typed in one line.

/// The words of a line: separated by white space, which between quotation marks belongs to a word. `None` if a quotation
/// mark has no partner.
pub fn split(line: &str) -> Option<Vec<String>> {
    let (mut words, mut word) = (Vec::new(), None::<String>);
    let mut is_quoted = false;
    for letter in line.chars() {
        match letter {
            '"' => {
                is_quoted = !is_quoted;
                word.get_or_insert_default();
            }
            _ if letter.is_whitespace() && !is_quoted => words.extend(word.take()),
            _ => word.get_or_insert_default().push(letter),
        }
    }
    words.extend(word);
    (!is_quoted).then_some(words)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn quotation_marks_hold_words_together() {
        let words = |line| split(line).unwrap_or_else(|| panic!("{line} has all its quotation marks"));
        assert_eq!(words(""), [""; 0]);
        assert_eq!(words("  ugi   --threads 2 "), ["ugi", "--threads", "2"]);
        assert_eq!(
            words(r#"--book "my openings.txt" --name="a b" """#),
            ["--book", "my openings.txt", "--name=a b", ""]
        );
        assert_eq!(split(r#"--book "my openings"#), None);
    }
}
