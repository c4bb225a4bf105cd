//! The words of a line.

/// Reads a line word by word; the rest of it can be taken as it stands.
#[derive(Clone, Copy, Debug)]
pub struct Words<'a>(&'a str);

impl<'a> Words<'a> {
    /// The words of a line.
    pub fn new(line: &'a str) -> Words<'a> {
        Words(line.trim())
    }

    /// The next word, without taking it.
    pub fn peek(&self) -> Option<&'a str> {
        self.0.split_whitespace().next()
    }

    /// What has not been taken, without white space at its ends.
    pub fn rest(self) -> &'a str {
        self.0
    }

    /// The words up to a keyword, which is taken as well, joined by single spaces; all that is left if it is not there.
    pub fn until(&mut self, keyword: &str) -> String {
        let words: Vec<&str> = self.take_while(|&word| word != keyword).collect();
        words.join(" ")
    }

    /// The words before any of the keywords, none of which is taken, joined by single spaces.
    pub fn before(&mut self, keywords: &[&str]) -> String {
        let mut words = Vec::new();
        while let Some(word) = self.peek().filter(|word| !keywords.contains(word)) {
            words.push(word);
            self.next();
        }
        words.join(" ")
    }
}

impl<'a> Iterator for Words<'a> {
    type Item = &'a str;

    fn next(&mut self) -> Option<&'a str> {
        let word = self.peek()?;
        self.0 = self.0[word.len()..].trim_start();
        Some(word)
    }
}

/// The text on one line: whoever reads lines would take a second one for something else.
pub fn one_line(text: &str) -> String {
    text.chars().map(|c| if c.is_control() { ' ' } else { c }).collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn words_are_taken_one_by_one() {
        let mut words = Words::new("  name  Clear   Hash value  a  b ");
        assert_eq!(words.next(), Some("name"));
        assert_eq!(words.until("value"), "Clear Hash");
        assert_eq!(words.rest(), "a  b");
        assert_eq!(words.before(&["b"]), "a");
        assert_eq!((words.next(), words.next()), (Some("b"), None));
    }
}
