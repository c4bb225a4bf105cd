//! The words of a `.ludo` text.

use std::iter::Peekable;
use std::str::Chars;

use ludarium_rules::excerpt;

use super::fault::{LudoError, LudoFault, Place};
use super::tags::Tag;
use crate::study::{MAX_NAME, MAX_VALUE, Notes, NotesError, OWN_COMMANDS, TagError};

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
#[derive(Debug)]
pub(super) struct Lexer<'a> {
    rest: Peekable<Chars<'a>>,
    place: Place,
    /// Whether comments have commands: not in the first version of the format.
    knows_commands: bool,
}

/// The longest word, in characters; the longest turns of all games are far shorter.
const MAX_WORD: usize = 2000;

/// The most commands of one comment: everything that a position can have, and all again.
const MAX_COMMANDS: usize = 400;

/// Whether a character means nothing between tokens: spaces, line ends, and the mark that some editors put before a text,
/// also where two texts were joined.
fn is_space(character: char) -> bool {
    character.is_whitespace() || character == '\u{feff}'
}

/// Whether a character is a token, or begins one, wherever it stands.
fn is_special(character: char) -> bool {
    "[]{}()".contains(character)
}

impl<'a> Lexer<'a> {
    pub fn new(text: &'a str) -> Lexer<'a> {
        Lexer { rest: text.chars().peekable(), place: Place { line: 1, column: 1 }, knows_commands: true }
    }

    /// Says whether the comments from here on have commands.
    pub fn set_commands(&mut self, known: bool) {
        self.knows_commands = known;
    }

    /// Where the next token begins, or the text ends.
    pub fn place(&mut self) -> Place {
        while let Some(&character) = self.rest.peek() {
            if character == '\u{feff}' {
                // It takes no room in a line.
                self.rest.next();
            } else if character.is_whitespace() {
                self.bump();
            } else {
                break;
            }
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
            ';' => Token::Comment(self.rest_of_line()?),
            ']' | '}' => return Err(self.unexpected("a tag, a comment, a turn or a result")),
            _ => Token::Word(self.word()?),
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

    fn word(&mut self) -> Result<String, LudoError> {
        let (mut word, begin) = (String::new(), self.place);
        while let Some(character) = self.rest.next_if(|&next| !is_space(next) && !is_special(next)) {
            self.place.column += 1;
            word.push(character);
            if word.len() > MAX_WORD {
                let expected = "a turn, a number or a result, which all have less than 2000 letters";
                return Err(LudoError::at(begin, LudoFault::Expected { expected, found: excerpt(&word).to_string() }));
            }
        }
        Ok(word)
    }

    /// A comment from a semicolon to the end of the line, as PGN has it.
    fn rest_of_line(&mut self) -> Result<Comment, LudoError> {
        let (mut comment, begin) = (Comment::default(), self.place);
        self.bump();
        while let Some(character) = self.rest.next_if(|&next| next != '\n') {
            self.place.column += 1;
            comment.text.push(character);
            check_length(&comment, begin)?;
        }
        comment.text = comment.text.trim().to_owned();
        Ok(comment)
    }

    fn tag(&mut self, place: Place) -> Result<Tag, LudoError> {
        self.bump();
        self.place();
        let mut name = String::new();
        // One letter more than any name has, so that a longer one is refused as one.
        while name.len() <= MAX_NAME
            && let Some(character) = self.rest.next_if(|&next| next.is_ascii_alphanumeric() || next == '_')
        {
            self.place.column += 1;
            name.push(character);
        }
        if name.len() > MAX_NAME {
            return Err(LudoError::at(place, TagError::Name { name }));
        }
        self.place();
        self.expect('"', "the name of a tag and its value in quotation marks")?;
        let value_place = self.place;
        let value = self.tag_value(&name, place)?;
        self.place();
        self.expect(']', "\"]\" after the value of a tag")?;
        Ok(Tag { name, value, place, value_place })
    }

    fn comment(&mut self) -> Result<Comment, LudoError> {
        let (mut comment, begin) = (Comment::default(), self.place);
        self.bump();
        loop {
            check_length(&comment, begin)?;
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
        let behind = (self.rest.clone(), self.place);
        let value = match self.value() {
            Ok(value) => value.trim().to_owned(),
            Err(error) if OWN_COMMANDS.contains(&name.as_str()) => return Err(error),
            Err(_) => {
                (self.rest, self.place) = behind;
                comment.text += &format!("[%{name}");
                return Ok(());
            }
        };
        comment.commands.push(Command { place, name, value });
        if self.rest.peek().is_some_and(|character| character.is_whitespace()) {
            self.bump();
        }
        Ok(())
    }

    fn letters(&mut self) -> String {
        let mut letters = String::new();
        while letters.len() < Notes::MAX_NAME
            && let Some(letter) = self.rest.next_if(char::is_ascii_alphanumeric)
        {
            self.place.column += 1;
            letters.push(letter);
        }
        letters
    }

    /// The value of a command and the bracket behind it.
    fn value(&mut self) -> Result<String, LudoError> {
        let mut value = String::new();
        let is_value = |character: &char| !character.is_control() && !"[]{}".contains(*character);
        while value.len() < Notes::MAX_VALUE
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

    /// The value of the tag of that name, up to its quotation mark, which is read as well.
    fn tag_value(&mut self, name: &str, place: Place) -> Result<String, LudoError> {
        let (mut value, mut length) = (String::new(), 0);
        loop {
            match self.rest.peek() {
                None => return Err(self.unexpected("the quotation mark after the value of a tag")),
                Some('\\') => value.push(self.escaped()?),
                Some(&character) => {
                    self.bump();
                    if character == '"' {
                        return Ok(value);
                    }
                    value.push(character);
                }
            }
            length += 1;
            if length > MAX_VALUE {
                return Err(LudoError::at(place, TagError::TooLong { name: name.to_owned() }));
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

/// Refuses a comment as soon as it is longer than any, so that no text makes it long.
fn check_length(comment: &Comment, begin: Place) -> Result<(), LudoError> {
    // A character has at most four bytes.
    if comment.text.len() > 4 * Notes::MAX_COMMENT {
        return Err(LudoError::at(begin, NotesError::Comment));
    }
    if comment.commands.len() > MAX_COMMANDS {
        return Err(LudoError::at(begin, NotesError::Commands));
    }
    Ok(())
}

/// What stands in braces.
#[derive(Default, Debug)]
pub(super) struct Comment {
    /// The text without the commands.
    pub text: String,
    /// The commands, such as `[%clk 4:58]`.
    pub commands: Vec<Command>,
}

#[derive(Debug)]
pub(super) struct Command {
    pub place: Place,
    /// One of [`crate::study::OWN_COMMANDS`], or one of another program.
    pub name: String,
    pub value: String,
}
