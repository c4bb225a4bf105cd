//! A program that runs: a thread talks to it, so that no frame ever waits.

use std::sync::mpsc::{self, Receiver, RecvTimeoutError, Sender};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use bevy::platform::time::Instant;
use bevy::prelude::Resource;
use ludarium_rules::{AnyPosition, AnyTurn};
use ludarium_ugi::{Client, EngineOption, Fault, Go, Info, Leash, PositionCommand, Program};
use rand::RngExt;

use super::{KnownProgram, Trouble};
use crate::job::{Job, Link, News};

/// The name of the job that talks to a program.
pub const TALKING: &str = "program";

/// How often a search is looked at.
const LOOK: Duration = Duration::from_millis(10);

/// What is thought is told no more often.
const BETWEEN_INFOS: Duration = Duration::from_millis(100);

/// A running program; dropping it ends the program, without waiting for that.
pub struct Running {
    hold: Hold,
    talk: Job<Fault, Told>,
    /// How many questions have been asked; only the last one's answer is wanted.
    asked: u64,
    introduction: Option<Arc<Introduction>>,
    /// The latest of its best line, in its latest search.
    info: Option<Arc<Info>>,
    /// The answer to the latest question, until somebody takes it.
    answer: Option<Result<AnyTurn, Fault>>,
    /// Why it does not run any more.
    end: Option<Trouble>,
}

/// What a running program is told by, and ended.
#[derive(Clone)]
struct Hold {
    orders: Sender<Order>,
    leash: Leash,
}

impl Hold {
    /// Ends the program, whatever its thread waits for: an answer or an order.
    fn end(&self) {
        self.leash.give_up();
        self.tell(Order::End);
    }

    fn tell(&self, order: Order) {
        // A program that has ended is found out when its answer is looked for.
        let _ = self.orders.send(order);
    }
}

/// What the thread is told.
enum Order {
    /// Choose a turn; the number of the question.
    Choose(u64, Box<Question>),
    /// Give the answer now.
    Stop,
    /// Nothing is wanted any more.
    End,
}

/// What the thread tells.
enum Told {
    Introduction(Introduction),
    /// What is thought of the question of that number.
    Info(u64, Info),
    Answer(u64, Result<AnyTurn, Fault>),
}

/// A position in which a turn is to be chosen.
pub struct Question {
    /// The position itself, in which the turn must be legal.
    pub here: AnyPosition,
    /// What the program may know of it.
    pub position: PositionCommand,
    /// How long it may search.
    pub go: Go,
}

/// What a program says of itself.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Introduction {
    /// Its name.
    pub name: String,
    /// Who has written it; empty if it does not say.
    pub author: String,
    /// Its options.
    pub options: Vec<EngineOption>,
}

/// The programs that run, so that none is left behind when the game is closed.
#[derive(Resource, Clone, Default)]
pub struct Workers(Arc<(Mutex<Vec<(u64, Hold)>>, Condvar)>);

impl Running {
    /// Starts a program, for a game from its first position on or only to hear whether it answers; it is heard of later.
    ///
    /// # Errors
    /// A quotation mark of its arguments has no partner.
    pub fn start(known: &KnownProgram, game: Option<AnyPosition>, workers: &Workers) -> Result<Running, Trouble> {
        let program = known.program().ok_or(Trouble::Arguments)?;
        let buttons = known.buttons.clone();
        let (orders, receiver) = mpsc::channel();
        let hold = Hold { orders, leash: Leash::default() };
        let (leash, leaving) = (hold.leash.clone(), workers.enter(&hold));
        let talk = Job::start(TALKING, move |link| {
            let _leaves_at_the_end = leaving;
            match begin(&program, &buttons, game.as_ref(), &leash, link) {
                Ok(client) => converse(client, &receiver, link),
                Err(fault) => fault,
            }
        });
        Ok(Running { hold, talk, asked: 0, introduction: None, info: None, answer: None, end: None })
    }

    /// Hears what has been said since.
    pub fn hear(&mut self) {
        while let Some(news) = self.talk.hear() {
            match news {
                News::Progress(Told::Introduction(introduction)) => self.introduction = Some(Arc::new(introduction)),
                News::Progress(Told::Info(number, info)) if number == self.asked => self.info = Some(Arc::new(info)),
                News::Progress(Told::Answer(number, answer)) if number == self.asked => self.answer = Some(answer),
                News::Progress(Told::Info(..) | Told::Answer(..)) => {}
                News::Done(fault) => self.end = Some(Trouble::Fault(fault)),
                News::Failed(failure) => self.end = Some(Trouble::Unheard(failure)),
            }
        }
    }

    /// Asks for a turn; a question that is still open is dropped.
    pub fn ask(&mut self, question: Question) {
        self.forget();
        self.hold.tell(Order::Choose(self.asked, Box::new(question)));
    }

    /// Asks for the turn now.
    pub fn hurry(&self) {
        self.hold.tell(Order::Stop);
    }

    /// No answer is wanted any more.
    pub fn drop_question(&mut self) {
        self.forget();
        self.hurry();
    }

    fn forget(&mut self) {
        self.asked += 1;
        (self.info, self.answer) = (None, None);
    }

    /// The answer to the latest question, once, or why there will be none.
    pub fn answer(&mut self) -> Option<Result<AnyTurn, Trouble>> {
        self.hear();
        let answer = self.answer.take().map(|answer| answer.map_err(Trouble::Fault));
        answer.or_else(|| self.end.clone().map(Err))
    }

    /// Who it says it is, once it has been heard.
    #[must_use]
    pub fn introduction(&self) -> Option<Arc<Introduction>> {
        self.introduction.clone()
    }

    /// What it has said of its latest search.
    #[must_use]
    pub fn info(&self) -> Option<Arc<Info>> {
        self.info.clone()
    }

    /// Why it does not run any more, if that has been heard.
    #[must_use]
    pub fn end(&self) -> Option<&Trouble> {
        self.end.as_ref()
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        self.hold.end();
    }
}

impl Workers {
    fn lock(&self) -> MutexGuard<'_, Vec<(u64, Hold)>> {
        self.0.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn enter(&self, hold: &Hold) -> Leaving {
        let mut running = self.lock();
        let place = running.last().map_or(0, |(place, _)| place + 1);
        running.push((place, hold.clone()));
        Leaving { workers: self.clone(), place }
    }

    /// Ends all programs and waits for that, but no longer than so long; returns whether all have ended.
    pub fn end(&self, time: Duration) -> bool {
        let deadline = Instant::now() + time;
        let mut running = self.lock();
        running.iter().for_each(|(_, hold)| hold.end());
        while !running.is_empty() {
            let left = deadline.saturating_duration_since(Instant::now());
            if left.is_zero() {
                return false;
            }
            (running, _) = self.0.1.wait_timeout(running, left).unwrap_or_else(PoisonError::into_inner);
        }
        true
    }

    /// How many run.
    #[cfg(test)]
    pub fn count(&self) -> usize {
        self.lock().len()
    }
}

/// Tells that a program has ended, however its thread does.
struct Leaving {
    workers: Workers,
    place: u64,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.workers.lock().retain(|(place, _)| *place != self.place);
        self.workers.0.1.notify_all();
    }
}

/// Starts the program and tells it what is played.
fn begin(
    program: &Program,
    buttons: &[String],
    game: Option<&AnyPosition>,
    leash: &Leash,
    link: &Link<Told>,
) -> Result<Client, Fault> {
    let mut client = Client::start_on(program, leash).map_err(|error| error.fault)?;
    for button in buttons {
        client.press(button).map_err(|error| error.fault)?;
    }
    client.vary(rand::rng().random()).map_err(|error| error.fault)?;
    if let Some(start) = game {
        client.begin_game(start).map_err(|error| error.fault)?;
    }
    link.tell(Told::Introduction(Introduction {
        name: client.name().to_owned(),
        author: client.author().to_owned(),
        options: client.options().to_vec(),
    }));
    Ok(client)
}

/// Asks the program what this thread is asked, until nobody asks any more or the program is given up; returns why.
fn converse(mut client: Client, orders: &Receiver<Order>, link: &Link<Told>) -> Fault {
    let mut waiting = None;
    loop {
        let (number, question) = match waiting.take() {
            Some(asked) => asked,
            None => match orders.recv() {
                Ok(Order::Choose(number, question)) => (number, question),
                Ok(Order::Stop) => continue,
                Ok(Order::End) | Err(_) => return Fault::GivenUp,
            },
        };
        match choose(&mut client, (number, *question), orders, link) {
            Ending::Answer(Err(fault)) if !is_alive(&fault) => return fault,
            Ending::Answer(answer) => link.tell(Told::Answer(number, answer)),
            Ending::Other(number, question) => waiting = Some((number, question)),
            Ending::Nobody => return Fault::GivenUp,
        }
    }
}

/// How a question ends.
enum Ending {
    Answer(Result<AnyTurn, Fault>),
    /// Another question has taken its place.
    Other(u64, Box<Question>),
    /// Nobody wants an answer any more.
    Nobody,
}

fn choose(
    client: &mut Client,
    (number, question): (u64, Question),
    orders: &Receiver<Order>,
    link: &Link<Told>,
) -> Ending {
    if let Err(error) = client.go(&question.position, &question.go) {
        return Ending::Answer(Err(error.fault));
    }
    let (mut told, mut since) = (None, Instant::now());
    loop {
        match orders.recv_timeout(LOOK) {
            Ok(Order::Stop) => client.stop(),
            Ok(Order::Choose(number, other)) => {
                client.stop();
                let over = client.wait();
                return over.map_or_else(|error| Ending::Answer(Err(error.fault)), |_| Ending::Other(number, other));
            }
            Err(RecvTimeoutError::Timeout) => {}
            Ok(Order::End) | Err(RecvTimeoutError::Disconnected) => return Ending::Nobody,
        }
        let best = client.poll();
        if best.is_some() || since.elapsed() >= BETWEEN_INFOS {
            since = Instant::now();
            let info = client.infos().into_iter().next();
            if let Some(info) = info.filter(|info| told.as_ref() != Some(info)) {
                told = Some(info.clone());
                link.tell(Told::Info(number, info));
            }
        }
        if let Some(best) = best {
            let turn = best.and_then(|best| client.legal_turn(&question.here, &best));
            return Ending::Answer(turn.map_err(|error| error.fault));
        }
    }
}

/// Whether a program runs on after a fault in its answer.
fn is_alive(fault: &Fault) -> bool {
    Trouble::Fault(fault.clone()).leaves_it_running()
}
