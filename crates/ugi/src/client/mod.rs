//! Playing against another program.

mod error;
mod inbox;
mod process;
mod program;

use std::io;
use std::sync::Arc;
use std::time::{Duration, Instant};

use ludarium_rules::{AnyPosition, AnyTurn};

use crate::answer::{Answer, BestMove};
use crate::command::Command;
use crate::error::AnswerError;
use crate::go::Go;
use crate::info::Info;
use crate::option::{EngineOption, OptionKind};
use crate::query::{Query, Response};
use crate::start::PositionCommand;
use inbox::{Inbox, NoAnswer};
use process::Process;

pub use error::{ClientError, Fault};
pub use program::{Program, Timeouts};

/// The most characters of a program's name.
const MOST_NAME: usize = 100;

/// The most options of a program.
const MOST_OPTIONS: usize = 1_000;

/// How long a program that has closed its output is waited for, to say how it has ended.
const END: Duration = Duration::from_millis(200);

/// Another program that plays. Every call but [`Client::poll`] and those that only tell it something waits for its answer,
/// for as long as its [`Timeouts`] say; then the program is ended and an error tells why. Dropping it ends the program.
#[derive(Debug)]
pub struct Client {
    program: Program,
    name: String,
    author: String,
    options: Vec<EngineOption>,
    inbox: Inbox,
    /// `None` after a fault.
    process: Option<Process>,
    search: Option<Search>,
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

/// A search under way.
#[derive(Clone, Copy, Debug)]
struct Search {
    deadline: Instant,
    /// From its beginning, or from `stop`, to the deadline.
    limit: Duration,
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
            inbox: leash.0.clone(),
            process: None,
            search: None,
        };
        let started = client.begin();
        started.map_err(|fault| client.fail(fault))?;
        Ok(client)
    }

    fn begin(&mut self) -> Result<(), Fault> {
        let path = self.program.path.clone();
        let cannot_start = |why: io::Error| Fault::Start { path: path.clone(), why: Arc::new(why) };
        let mut process = Process::start(self.program.command(), self.program.timeouts.quit).map_err(cannot_start)?;
        let pipes = process.child().stdout.take().zip(process.child().stderr.take());
        let (out, err) = pipes.ok_or_else(|| cannot_start(io::ErrorKind::BrokenPipe.into()))?;
        self.inbox.read(out, err).map_err(cannot_start)?;
        self.process = Some(process);
        self.introduce()?;
        for (name, value) in self.program.options.clone() {
            self.set(&name, &value)?;
        }
        self.ready()
    }

    /// Asks who the program is.
    fn introduce(&mut self) -> Result<(), Fault> {
        self.tell(&Command::Ugi)?;
        let deadline = Instant::now() + self.program.timeouts.start;
        loop {
            match self.next(deadline, self.program.timeouts.start, "ugiok")? {
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
    /// There is no such option, or it cannot have that value.
    pub fn set_option(&mut self, name: &str, value: &str) -> Result<(), ClientError> {
        let done = self.set(name, value);
        done.map_err(|fault| self.fail(fault))
    }

    fn set(&mut self, name: &str, value: &str) -> Result<(), Fault> {
        let known = || self.options.iter().map(|option| option.name.clone()).collect();
        let option = self.option(name).ok_or_else(|| Fault::NoOption { name: name.to_owned(), known: known() })?;
        if !option.accepts(value) {
            let (name, value) = (option.name.clone(), value.to_owned());
            return Err(Fault::OptionValue { name, value, allowed: option.allowed() });
        }
        self.tell(&Command::SetOption { name: option.name.clone(), value: Some(value.to_owned()) })
    }

    /// Presses a button among its options.
    ///
    /// # Errors
    /// There is no such button.
    pub fn press(&mut self, name: &str) -> Result<(), ClientError> {
        let done = self.press_button(name);
        done.map_err(|fault| self.fail(fault))
    }

    fn press_button(&mut self, name: &str) -> Result<(), Fault> {
        let buttons = || self.options.iter().filter(|option| option.kind == OptionKind::Button);
        let found = buttons().find(|option| option.name.eq_ignore_ascii_case(name));
        let known = || buttons().map(|option| option.name.clone()).collect();
        let button = found.ok_or_else(|| Fault::NoOption { name: name.to_owned(), known: known() })?;
        self.tell(&Command::SetOption { name: button.name.clone(), value: None })
    }

    /// Tells it that another game begins.
    ///
    /// # Errors
    /// It does not answer.
    pub fn new_game(&mut self) -> Result<(), ClientError> {
        let done = self.tell(&Command::NewGame).and_then(|()| self.ready());
        done.map_err(|fault| self.fail(fault))
    }

    /// Begins a search, whose result [`Client::poll`] and [`Client::wait`] give.
    ///
    /// # Errors
    /// It does not answer, or is searching already.
    pub fn go(&mut self, position: &PositionCommand, go: &Go) -> Result<(), ClientError> {
        let done = self.begin_search(position, go);
        done.map_err(|fault| self.fail(fault))
    }

    fn begin_search(&mut self, position: &PositionCommand, go: &Go) -> Result<(), Fault> {
        if self.search.is_some() {
            return Err(Fault::Searching);
        }
        self.tell(&Command::Position(position.clone()))?;
        self.ready()?;
        self.inbox.forget_infos();
        self.tell(&Command::Go(*go))?;
        let limit = time_of(go).map_or(self.program.timeouts.turn, |time| time + self.program.timeouts.grace);
        self.search = Some(Search { deadline: Instant::now() + limit, limit });
        Ok(())
    }

    /// The result of the search, once, as soon as it is there; `None` before. Never waits.
    ///
    /// # Errors
    /// The program has ended, writes without end, has taken too long, or is not searching.
    pub fn poll(&mut self) -> Option<Result<BestMove, ClientError>> {
        let found = self.poll_search();
        match found {
            Ok(None) => None,
            Ok(Some(best)) => Some(Ok(best)),
            Err(fault) => Some(Err(self.fail(fault))),
        }
    }

    fn poll_search(&mut self) -> Result<Option<BestMove>, Fault> {
        let search = self.search.ok_or(Fault::NotSearching)?;
        loop {
            match self.inbox.poll() {
                Ok(answer) => {
                    if let Some(best) = self.best_move(answer)? {
                        return Ok(Some(best));
                    }
                }
                Err(NoAnswer::Yet) if Instant::now() < search.deadline => return Ok(None),
                Err(why) => return Err(self.fault_of(why, "bestmove", search.limit)),
            }
        }
    }

    /// The result of the search.
    ///
    /// # Errors
    /// The program has ended, writes without end, takes too long, or is not searching.
    pub fn wait(&mut self) -> Result<BestMove, ClientError> {
        let found = self.wait_for_search();
        found.map_err(|fault| self.fail(fault))
    }

    fn wait_for_search(&mut self) -> Result<BestMove, Fault> {
        let search = self.search.ok_or(Fault::NotSearching)?;
        loop {
            let answer = self.next(search.deadline, search.limit, "bestmove")?;
            if let Some(best) = self.best_move(answer)? {
                return Ok(best);
            }
        }
    }

    fn best_move(&mut self, answer: Result<Answer, AnswerError>) -> Result<Option<BestMove>, Fault> {
        match answer {
            Ok(Answer::BestMove(best)) => {
                self.search = None;
                Ok(Some(best))
            }
            Err(why @ AnswerError::NoTurn) => Err(why.into()),
            _ => Ok(None),
        }
    }

    /// Searches a position and waits for the turn, which must be legal there.
    ///
    /// # Errors
    /// As [`Client::go`] and [`Client::wait`]; also a turn that is not legal in `here`.
    pub fn choose(&mut self, here: &AnyPosition, position: &PositionCommand, go: &Go) -> Result<AnyTurn, ClientError> {
        self.go(position, go)?;
        let best = self.wait()?;
        self.legal_turn(here, &best)
    }

    /// The turn of a result, which must be legal in a position.
    ///
    /// # Errors
    /// It is not.
    pub fn legal_turn(&mut self, here: &AnyPosition, best: &BestMove) -> Result<AnyTurn, ClientError> {
        let refuse = |why| {
            let complaint = self.inbox.take_complaint().unwrap_or_default();
            Fault::IllegalTurn { turn: crate::words::one_line(&best.turn), complaint, why: Box::new(why) }
        };
        let turn = here.read_turn(&best.turn).map_err(refuse);
        turn.map_err(|fault| self.fail(fault))
    }

    /// Asks for the result of the search now; it has [`Timeouts::grace`] to give it.
    pub fn stop(&mut self) {
        let grace = self.program.timeouts.grace;
        // A program that does not read is found out when its answer is waited for.
        if self.tell_now(&Command::Stop)
            && let Some(search) = &mut self.search
        {
            let deadline = Instant::now() + grace;
            if deadline < search.deadline {
                *search = Search { deadline, limit: grace };
            }
        }
    }

    /// Tells it that the turn it expected has been played, so that its search becomes an ordinary one with that limit.
    pub fn ponder_hit(&mut self, go: &Go) {
        let limit = time_of(go).map_or(self.program.timeouts.turn, |time| time + self.program.timeouts.grace);
        if self.tell_now(&Command::PonderHit)
            && let Some(search) = &mut self.search
        {
            *search = Search { deadline: Instant::now() + limit, limit };
        }
    }

    /// What it has said of each line of the present or the last search, the best line first.
    #[must_use]
    pub fn infos(&self) -> Vec<Info> {
        self.inbox.infos()
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
        if self.search.is_some() {
            return Err(Fault::Searching);
        }
        self.tell(&Command::Position(position.clone()))?;
        self.ready()?;
        self.tell(&Command::Query(query))?;
        let limit = self.program.timeouts.ready;
        let deadline = Instant::now() + limit;
        loop {
            match self.next(deadline, limit, "response")? {
                Ok(Answer::Response(response)) => return Ok(response),
                Err(why @ AnswerError::Response(_)) => return Err(why.into()),
                _ => {}
            }
        }
    }

    /// Waits until everything that was told is done.
    fn ready(&mut self) -> Result<(), Fault> {
        self.inbox.forget();
        self.tell(&Command::IsReady)?;
        let limit = self.program.timeouts.ready;
        let deadline = Instant::now() + limit;
        while self.next(deadline, limit, "readyok")? != Ok(Answer::ReadyOk) {}
        self.inbox.forget();
        self.inbox.take_complaint().map_or(Ok(()), |complaint| Err(Fault::Refused(complaint)))
    }

    fn tell(&mut self, command: &Command) -> Result<(), Fault> {
        if self.process.is_none() {
            return Err(Fault::GivenUp);
        }
        if self.tell_now(command) { Ok(()) } else { Err(self.deaf()) }
    }

    /// Whether the command can be sent at once.
    fn tell_now(&self, command: &Command) -> bool {
        self.process.as_ref().is_some_and(|process| process.send(command.to_string()))
    }

    /// Why a command cannot be sent: the program has ended or does not read.
    fn deaf(&mut self) -> Fault {
        match self.process.as_mut().and_then(|process| process.wait(END)) {
            Some(status) => {
                Fault::Ended { awaited: "anything", status: Some(status), last_words: self.inbox.all_last_words(END) }
            }
            None => Fault::Deaf,
        }
    }

    fn next(
        &mut self,
        deadline: Instant,
        waited: Duration,
        awaited: &'static str,
    ) -> Result<Result<Answer, AnswerError>, Fault> {
        self.inbox.wait(deadline).map_err(|why| self.fault_of(why, awaited, waited))
    }

    fn fault_of(&mut self, why: NoAnswer, awaited: &'static str, waited: Duration) -> Fault {
        match why {
            NoAnswer::GivenUp => Fault::GivenUp,
            NoAnswer::Flood => Fault::Flood { awaited, bytes: inbox::MOST_BYTES },
            NoAnswer::Yet => Fault::Silent { awaited, waited, last_words: self.inbox.last_words() },
            NoAnswer::Closed => {
                let status = self.process.as_mut().and_then(|process| process.wait(END));
                Fault::Ended { awaited, status, last_words: self.inbox.all_last_words(END) }
            }
        }
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
            if let Some(mut process) = self.process.take() {
                process.kill();
            }
        }
        ClientError { program: self.name.clone(), fault }
    }
}

/// The time that a search is given, if it is bounded by time.
fn time_of(go: &Go) -> Option<Duration> {
    match go {
        Go { infinite: true, .. } | Go { ponder: true, .. } => None,
        Go { movetime: Some(time), .. } => Some(*time),
        Go { clocks: Some(clocks), .. } => Some(clocks.left[0].max(clocks.left[1])),
        _ => None,
    }
}
