//! The connection to a running program: commands, answers, and what can go wrong between them.

use std::io;
use std::sync::Arc;
use std::time::Duration;

use super::error::Fault;
use super::inbox::{self, Inbox, NoAnswer};
use super::patience::Patience;
use super::process::Process;
use super::program::{Program, Timeouts};
use crate::answer::Answer;
use crate::command::Command;
use crate::error::AnswerError;

/// How long a program that has closed its output is waited for, to say how and why it has ended.
const END: Duration = Duration::from_millis(500);

/// The connection to a program.
#[derive(Default, Debug)]
pub struct Link {
    /// What the program has said.
    pub inbox: Inbox,
    /// `None` before the start and after a fault.
    process: Option<Process>,
    timeouts: Timeouts,
    /// Whether the last command was `go`.
    has_searched: bool,
}

impl Link {
    /// A connection to a program that fills this inbox.
    pub fn with(inbox: Inbox) -> Link {
        Link { inbox, ..Link::default() }
    }

    pub fn start(&mut self, program: &Program) -> Result<(), Fault> {
        let cannot_start = |why: io::Error| Fault::Start { path: program.path.clone(), why: Arc::new(why) };
        let mut process = Process::start(program, program.timeouts.quit).map_err(cannot_start)?;
        let pipes = process.child().stdout.take().zip(process.child().stderr.take());
        let (out, err) = pipes.ok_or_else(|| cannot_start(io::ErrorKind::BrokenPipe.into()))?;
        self.inbox.read(out, err).map_err(cannot_start)?;
        self.process = Some(process);
        self.timeouts = program.timeouts;
        Ok(())
    }

    /// Ends the program.
    pub fn give_up(&mut self) {
        if let Some(mut process) = self.process.take() {
            process.kill();
        }
    }

    /// Waits until everything that was told is done.
    ///
    /// # Errors
    /// It has complained of that, or does not answer.
    pub fn ready(&mut self) -> Result<(), Fault> {
        self.catch_up()?;
        self.inbox.take_complaint().map_or(Ok(()), |complaint| Err(Fault::Refused(complaint)))
    }

    /// Waits until it has said all that it has to say of what it was told, and forgets that but for its complaint.
    fn catch_up(&mut self) -> Result<(), Fault> {
        self.inbox.forget();
        self.send(&Command::IsReady)?;
        let mut patience = Patience::new(self.timeouts.ready);
        while self.next(&mut patience, "readyok")? != Ok(Answer::ReadyOk) {}
        self.inbox.forget();
        Ok(())
    }

    /// Sends a command. What it has complained of in a search, or says of it too late, is no answer to this one.
    pub fn tell(&mut self, command: &Command) -> Result<(), Fault> {
        if std::mem::take(&mut self.has_searched) {
            self.catch_up()?;
            self.inbox.take_complaint();
        }
        self.send(command)?;
        self.has_searched = matches!(command, Command::Go(_));
        Ok(())
    }

    fn send(&mut self, command: &Command) -> Result<(), Fault> {
        if self.process.is_none() {
            return Err(Fault::GivenUp);
        }
        if self.tell_now(command) { Ok(()) } else { Err(self.deaf()) }
    }

    /// Whether the command can be sent at once.
    pub fn tell_now(&self, command: &Command) -> bool {
        self.process.as_ref().is_some_and(|process| process.send(command.to_string()))
    }

    /// Why a command cannot be sent: the program has ended or does not read.
    fn deaf(&mut self) -> Fault {
        match self.process.as_mut().and_then(|process| process.wait(END)) {
            Some(status) => {
                Fault::Ended { awaited: "anything", status: Some(status), last_words: self.inbox.very_last_words(END) }
            }
            None => Fault::Deaf,
        }
    }

    /// The next answer, as long as there is patience; `awaited` says for what.
    pub fn next(
        &mut self,
        patience: &mut Patience,
        awaited: &'static str,
    ) -> Result<Result<Answer, AnswerError>, Fault> {
        self.inbox.wait(patience).map_err(|why| self.fault_of(why, awaited, patience.limit()))
    }

    /// What it means that there is no answer.
    pub fn fault_of(&mut self, why: NoAnswer, awaited: &'static str, waited: Duration) -> Fault {
        match why {
            NoAnswer::GivenUp => Fault::GivenUp,
            NoAnswer::Flood => Fault::Flood { awaited, bytes: inbox::MOST_BYTES },
            NoAnswer::Yet => Fault::Silent { awaited, waited, last_words: self.inbox.last_words() },
            NoAnswer::Closed => {
                let status = self.process.as_mut().and_then(|process| process.wait(END));
                Fault::Ended { awaited, status, last_words: self.inbox.very_last_words(END) }
            }
        }
    }
}
