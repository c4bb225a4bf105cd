//! The words of a `.ludo` text.

use std::iter::Peekable;
use std::str::Chars;

use super::comment::{Command, CommandKind, Comment};
use super::fault::{LudoError, LudoFault};
use super::place::Place;
use super::tags::Tag;

/// A piece of a text.
#[derive(Debug)]
pub(super) enum Token {
    /// `[Name "value"]`
    Tag(Tag),
    /// `{text}`
    Comment(Comment),
    /// `(`
    Open,
    /// `)`
    Close,
    /// Anything without spaces: a number, a turn, a result.
    Word(String),
}

/// Reads tokens one after another.
pub(super) struct Lexer<'a> {
    rest: Peekable<Chars<'a>>,
    place: Place,
    /// Whether comments have commands: not in the first version of the format.
    knows_commands: bool,
}

/// The longest value of a command, in characters.
const MAX_VALUE: usize = 200;

/// Whether a character is a token, or begins one, wherever it stands.
fn is_special(character: char) -> bool {
    "[]{}()".contains(character)
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Lexer<'a> {
        let text = text.strip_prefix('\u{feff}').unwrap_or(text);
        Lexer { rest: text.chars().peekable(), place: Place { line: 1, column: 1 }, knows_commands: true }
    }

    /// Says whether the comments from here on have commands.
    pub fn set_commands(&mut self, known: bool) {
        self.knows_commands = known;
    }

    /// Where the next token begins, or the text ends.
    pub fn place(&mut self) -> Place {
        while self.rest.peek().is_some_and(|character| character.is_whitespace()) {
            self.bump();
        }
        self.place
    }

    /// The next token; `None` at the end of the text.
    pub fn next(&mut self) -> Result<Option<(Place, Token)>, LudoError> {
        let place = self.place();
        let Some(&first) = self.rest.peek() else { return Ok(None) };
        let token = match first {
            '[' => Token::Tag(self.tag(place)?),
            '{' => Token::Comment(self.comment()?),
            '(' => self.special(Token::Open),
            ')' => self.special(Token::Close),
            ']' | '}' => return Err(self.unexpected("a tag, a comment, a turn or a result")),
            _ => Token::Word(self.word()),
        };
        Ok(Some((place, token)))
    }

    fn bump(&mut self) -> Option<char> {
        let character = self.rest.next()?;
        self.place = match character {
            '\n' => Place { line: self.place.line + 1, column: 1 },
            _ => Place { column: self.place.column + 1, ..self.place },
        };
        Some(character)
    }

    fn special(&mut self, token: Token) -> Token {
        self.bump();
        token
    }

    fn word(&mut self) -> String {
        let mut word = String::new();
        while let Some(character) = self.rest.next_if(|&next| !next.is_whitespace() && !is_special(next)) {
            self.place.column += 1;
            word.push(character);
        }
        word
    }

    fn tag(&mut self, place: Place) -> Result<Tag, LudoError> {
        self.bump();
        self.place();
        let mut name = String::new();
        while let Some(character) = self.rest.next_if(|&next| next.is_ascii_alphanumeric() || next == '_') {
            self.place.column += 1;
            name.push(character);
        }
        self.place();
        self.expect('"', "the name of a tag and its value in quotation marks")?;
        let value_place = self.place;
        let value = self.text_until('"', "the quotation mark after the value of a tag")?;
        self.place();
        self.expect(']', "\"]\" after the value of a tag")?;
        Ok(Tag { name, value, place, value_place })
    }

    fn comment(&mut self) -> Result<Comment, LudoError> {
        self.bump();
        let mut comment = Comment::default();
        loop {
            match self.rest.peek() {
                None => return Err(self.unexpected("\"}\" after a comment")),
                Some('\\') => comment.text.push(self.escaped()?),
                Some('[') if self.knows_commands => self.bracket(&mut comment)?,
                Some(&character) => {
                    self.bump();
                    if character == '}' {
                        return Ok(comment);
                    }
                    comment.text.push(character);
                }
            }
        }
    }

    /// Reads a command, to which one space behind it belongs; any other bracket is text.
    fn bracket(&mut self, comment: &mut Comment) -> Result<(), LudoError> {
        let place = self.place;
        self.bump();
        if self.rest.peek() != Some(&'%') {
            comment.text.push('[');
            return Ok(());
        }
        self.bump();
        let name = self.letters();
        let Some(kind) = CommandKind::named(&name) else {
            comment.text += &format!("[%{name}");
            return Ok(());
        };
        let value = self.value()?;
        comment.commands.push(Command { place, kind, value });
        if self.rest.peek().is_some_and(|character| character.is_whitespace()) {
            self.bump();
        }
        Ok(())
    }

    fn letters(&mut self) -> String {
        let mut letters = String::new();
        while let Some(letter) = self.rest.next_if(char::is_ascii_alphanumeric) {
            self.place.column += 1;
            letters.push(letter);
        }
        letters
    }

    /// The value of a command and the bracket behind it.
    fn value(&mut self) -> Result<String, LudoError> {
        let mut value = String::new();
        let is_value = |character: &char| !character.is_control() && !"[]{}".contains(*character);
        while value.len() < MAX_VALUE
            && let Some(character) = self.rest.next_if(is_value)
        {
            self.place.column += 1;
            value.push(character);
        }
        self.expect(']', "\"]\" after the value of a command")?;
        Ok(value)
    }

    fn expect(&mut self, wanted: char, expected: &'static str) -> Result<(), LudoError> {
        if self.rest.peek() == Some(&wanted) {
            self.bump();
            return Ok(());
        }
        Err(self.unexpected(expected))
    }

    /// The text up to a closing character, which is read as well.
    fn text_until(&mut self, closing: char, expected: &'static str) -> Result<String, LudoError> {
        let mut text = String::new();
        loop {
            match self.rest.peek() {
                None => return Err(self.unexpected(expected)),
                Some('\\') => text.push(self.escaped()?),
                Some(&character) => {
                    self.bump();
                    if character == closing {
                        return Ok(text);
                    }
                    text.push(character);
                }
            }
        }
    }

    /// A character behind a backslash: itself, or `u{7f}` by its number.
    fn escaped(&mut self) -> Result<char, LudoError> {
        const EXPECTED: &str = "one of \\ \" } [ or u{…} with the number of a character after a backslash";
        self.bump();
        let place = self.place;
        match self.rest.peek() {
            Some(&character) if "\\\"}[".contains(character) => {
                self.bump();
                Ok(character)
            }
            Some('u') => {
                self.bump();
                self.expect('{', EXPECTED)?;
                let digits = self.text_until_brace();
                let character = u32::from_str_radix(&digits, 16).ok().and_then(char::from_u32);
                let character = character.filter(|_| self.rest.peek() == Some(&'}'));
                self.bump();
                character.ok_or_else(|| {
                    LudoError::at(place, LudoFault::Expected { expected: EXPECTED, found: format!("u{{{digits}") })
                })
            }
            _ => Err(self.unexpected(EXPECTED)),
        }
    }

    /// The at most eight hexadecimal digits before a brace.
    fn text_until_brace(&mut self) -> String {
        let mut digits = String::new();
        while digits.len() < 8
            && let Some(digit) = self.rest.next_if(char::is_ascii_hexdigit)
        {
            self.place.column += 1;
            digits.push(digit);
        }
        digits
    }

    fn unexpected(&mut self, expected: &'static str) -> LudoError {
        let found = self.rest.peek().map_or("the end of the text".to_owned(), |next| format!("{next:?}"));
        LudoError::at(self.place, LudoFault::Expected { expected, found })
    }
}
