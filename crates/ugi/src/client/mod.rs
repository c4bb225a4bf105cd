//! Playing against another program.

mod error;
mod game;
mod inbox;
mod link;
mod patience;
mod process;
mod program;
mod search;

use crate::answer::Answer;
use crate::command::Command;
use crate::error::AnswerError;
use crate::info::Info;
use crate::option::{EngineOption, OptionKind};
use crate::query::{Query, Response};
use crate::start::PositionCommand;
use inbox::Inbox;
use link::Link;
use patience::Patience;

pub use error::{ClientError, Fault};
pub use program::{Program, Timeouts};

/// The most characters of a program's name.
const MOST_NAME: usize = 100;

/// The most options of a program.
const MOST_OPTIONS: usize = 1_000;

/// Another program that plays. Every call but [`Client::poll`] and those that only tell it something waits for its answer,
/// for as long as its [`Timeouts`] say; then the program is ended and an error tells why. Dropping it ends the program.
#[derive(Debug)]
pub struct Client {
    program: Program,
    name: String,
    author: String,
    options: Vec<EngineOption>,
    link: Link,
    /// How long the result of a search under way is waited for, from its beginning or from `stop` on.
    search: Option<Patience>,
}

/// Gives a program up from another thread, whatever its [`Client`] waits for.
#[derive(Clone, Default, Debug)]
pub struct Leash(Inbox);

impl Leash {
    /// Ends the waiting: the client has no answer ([`Fault::GivenUp`]) and ends the program.
    pub fn give_up(&self) {
        self.0.give_up();
    }
}

impl Client {
    /// Starts a program, asks who it is, and sets its options.
    ///
    /// # Errors
    /// It cannot be started, does not speak UGI, or lacks one of the options.
    pub fn start(program: &Program) -> Result<Client, ClientError> {
        Client::start_on(program, &Leash::default())
    }

    /// [`Client::start`] of a program that can be given up meanwhile and later; a leash is for one program.
    ///
    /// # Errors
    /// As [`Client::start`]; also the program is given up.
    pub fn start_on(program: &Program, leash: &Leash) -> Result<Client, ClientError> {
        let mut client = Client {
            name: program.file_name(),
            program: program.clone(),
            author: String::new(),
            options: Vec::new(),
            link: Link::with(leash.0.clone()),
            search: None,
        };
        let started = client.begin();
        started.map_err(|fault| client.fail(fault))?;
        Ok(client)
    }

    fn begin(&mut self) -> Result<(), Fault> {
        self.link.start(&self.program)?;
        self.introduce()?;
        for (name, value) in self.program.options.clone() {
            self.set(&name, &value)?;
        }
        self.link.ready()
    }

    /// Asks who the program is.
    fn introduce(&mut self) -> Result<(), Fault> {
        self.link.tell(&Command::Ugi)?;
        let mut patience = Patience::new(self.program.timeouts.start);
        loop {
            match self.link.next(&mut patience, "ugiok")? {
                Ok(Answer::Name(name)) if !name.is_empty() => self.name = name.chars().take(MOST_NAME).collect(),
                Ok(Answer::Author(author)) => self.author = author.chars().take(MOST_NAME).collect(),
                Ok(Answer::Option(option)) if self.options.len() < MOST_OPTIONS => self.options.push(option),
                Ok(Answer::UgiOk) => return Ok(()),
                _ => {}
            }
        }
    }

    /// What the program calls itself; the name of its file if it does not say.
    #[must_use]
    pub fn name(&self) -> &str {
        &self.name
    }

    /// Who has written it, as it says.
    #[must_use]
    pub fn author(&self) -> &str {
        &self.author
    }

    /// Its options.
    #[must_use]
    pub fn options(&self) -> &[EngineOption] {
        &self.options
    }

    /// The option of that name, in upper or lower case.
    #[must_use]
    pub fn option(&self, name: &str) -> Option<&EngineOption> {
        self.options.iter().find(|option| option.name.eq_ignore_ascii_case(name))
    }

    /// Sets an option.
    ///
    /// # Errors
    /// There is no such option, it cannot have that value, or a search is running.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        let done = self.set(name, value);
        done.map_err(|fault| self.fail(fault))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        self.expect_no_search()?;
        let known = || self.options.iter().map(|option| option.name.clone()).collect();
        let option = self.option(name).ok_or_else(|| Fault::NoOption { name: name.to_owned(), known: known() })?;
        if !option.accepts(value) {
            let (name, value) = (option.name.clone(), value.to_owned());
            return Err(Fault::OptionValue { name, value, allowed: option.allowed() });
        }
        self.link.tell(&Command::SetOption { name: option.name.clone(), value: Some(value.to_owned()) })
    }

    /// Presses a button among its options.
    ///
    /// # Errors
    /// There is no such button, or a search is running.
    pub fn press(&mut self, name: &str) -> Result<(), ClientError> {
        let done = self.press_button(name);
        done.map_err(|fault| self.fail(fault))
    }

    fn press_button(&mut self, name: &str) -> Result<(), Fault> {
        self.expect_no_search()?;
        let buttons = || self.options.iter().filter(|option| option.kind == OptionKind::Button);
        let found = buttons().find(|option| option.name.eq_ignore_ascii_case(name));
        let known = || buttons().map(|option| option.name.clone()).collect();
        let button = found.ok_or_else(|| Fault::NoOption { name: name.to_owned(), known: known() })?;
        self.link.tell(&Command::SetOption { name: button.name.clone(), value: None })
    }

    /// Tells it that another game begins.
    ///
    /// # Errors
    /// It does not answer, or is searching.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        let told = self.expect_no_search().and_then(|()| self.link.tell(&Command::NewGame));
        let done = told.and_then(|()| self.link.ready());
        done.map_err(|fault| self.fail(fault))
    }

    /// What it has said of each line of the present or the last search, the best line first.
    #[must_use]
    pub fn infos(&self) -> Vec<Info> {
        self.link.inbox.infos()
    }

    /// Asks a question on a position.
    ///
    /// # Errors
    /// It does not answer, or is searching.
    pub fn query(&mut self, position: &PositionCommand, query: Query) -> Result<Response, ClientError> {
        let response = self.ask(position, query);
        response.map_err(|fault| self.fail(fault))
    }

    fn ask(&mut self, position: &PositionCommand, query: Query) -> Result<Response, Fault> {
        self.expect_no_search()?;
        self.link.tell(&Command::Position(position.clone()))?;
        self.link.ready()?;
        self.link.tell(&Command::Query(query))?;
        let mut patience = Patience::new(self.program.timeouts.ready);
        loop {
            match self.link.next(&mut patience, "response")? {
                Ok(Answer::Response(response)) => return Ok(response),
                Err(why @ AnswerError::Response(_)) => return Err(why.into()),
                _ => {}
            }
        }
    }

    fn expect_no_search(&self) -> Result<(), Fault> {
        if self.search.is_some() { Err(Fault::Searching) } else { Ok(()) }
    }

    /// The error of a fault, after which the program is given up unless it can go on.
    fn fail(&mut self, fault: Fault) -> ClientError {
        let goes_on = matches!(
            fault,
            Fault::NoOption { .. }
                | Fault::OptionValue { .. }
                | Fault::Refused(_)
                | Fault::IllegalTurn { .. }
                | Fault::Searching
                | Fault::NotSearching
        );
        if !goes_on {
            self.search = None;
            self.link.give_up();
        }
        ClientError { program: self.name.clone(), fault }
    }
}
