//! A program that runs: a thread talks to it, so that no frame ever waits.

use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::thread;
use std::time::{Duration, Instant};

use bevy::prelude::Resource;
use ludarium_rules::{AnyPosition, AnyTurn};
use ludarium_ugi::{Client, EngineOption, Fault, Go, Info, Leash, PositionCommand, Program};
use rand::RngExt;

use super::{KnownProgram, Trouble};

/// How often a search is looked at.
const LOOK: Duration = Duration::from_millis(10);

/// A running program; dropping it ends the program, without waiting for that.
pub struct Running {
    hold: Hold,
    said: Said,
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
    /// Choose a turn.
    Choose(Box<Question>),
    /// Give the answer now.
    Stop,
    /// Nothing is wanted any more.
    End,
}

/// A position in which a turn is to be chosen.
pub struct Question {
    /// By which its answer is known; every question of a program has another one.
    pub number: u64,
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

/// What has been heard of a program so far.
#[derive(Default)]
struct Heard {
    introduction: Option<Arc<Introduction>>,
    /// The latest of its best line, in its latest search.
    info: Option<Arc<Info>>,
    /// The answer to the latest question, until somebody takes it.
    answer: Option<(u64, Result<AnyTurn, Fault>)>,
    /// Why it does not run any more.
    end: Option<Fault>,
}

/// What both threads share.
#[derive(Clone, Default)]
struct Said(Arc<Mutex<Heard>>);

impl Said {
    fn lock(&self) -> MutexGuard<'_, Heard> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The programs that run, so that none is left behind when the game is closed.
#[derive(Resource, Clone, Default)]
pub struct Workers(Arc<(Mutex<Vec<(u64, Hold)>>, Condvar)>);

impl Running {
    /// Starts a program, for a game from its first position on or only to hear whether it answers; it is heard of later.
    ///
    /// # Errors
    /// A quotation mark of its arguments has no partner, or the system gives no thread.
    pub fn start(known: &KnownProgram, game: Option<AnyPosition>, workers: &Workers) -> Result<Running, Trouble> {
        let program = known.program().ok_or(Trouble::Arguments)?;
        let buttons = known.buttons.clone();
        let (orders, receiver) = mpsc::channel();
        let running = Running { hold: Hold { orders, leash: Leash::default() }, said: Said::default() };
        let (said, leash, path) = (running.said.clone(), running.hold.leash.clone(), program.path.clone());
        let leaving = workers.enter(&running);
        let work = move || {
            let _leaves_at_the_end = leaving;
            match begin(&program, &buttons, game.as_ref(), &leash, &said) {
                Ok(client) => converse(client, &receiver, &said),
                Err(fault) => said.lock().end = Some(fault),
            }
        };
        let cannot_start = |why| Trouble::Fault(Fault::Start { path, why: Arc::new(why) });
        thread::Builder::new().name("program".to_owned()).spawn(work).map_err(cannot_start)?;
        Ok(running)
    }

    /// Asks for a turn; a question that is still open is dropped.
    pub fn ask(&self, question: Question) {
        self.hold.tell(Order::Choose(Box::new(question)));
    }

    /// Asks for the turn now.
    pub fn hurry(&self) {
        self.hold.tell(Order::Stop);
    }

    /// The answer to a question, once; `None` before.
    #[must_use]
    pub fn answer(&self, number: u64) -> Option<Result<AnyTurn, Fault>> {
        let mut heard = self.said.lock();
        let answer = heard.answer.take_if(|(asked, _)| *asked == number).map(|(_, answer)| answer);
        answer.or_else(|| heard.end.clone().map(Err))
    }

    /// Who it says it is, once it has.
    #[must_use]
    pub fn introduction(&self) -> Option<Arc<Introduction>> {
        self.said.lock().introduction.clone()
    }

    /// What it has said of its latest search.
    #[must_use]
    pub fn info(&self) -> Option<Arc<Info>> {
        self.said.lock().info.clone()
    }

    /// Why it does not run any more, if it does not.
    #[must_use]
    pub fn end(&self) -> Option<Fault> {
        self.said.lock().end.clone()
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

    fn enter(&self, program: &Running) -> Leaving {
        let mut running = self.lock();
        let place = running.last().map_or(0, |(place, _)| place + 1);
        running.push((place, program.hold.clone()));
        Leaving { workers: self.clone(), place, said: program.said.clone() }
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
    said: Said,
}

impl Drop for Leaving {
    fn drop(&mut self) {
        self.said.lock().end.get_or_insert(Fault::GivenUp);
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
    said: &Said,
) -> Result<Client, Fault> {
    let introduce = |client: &Client| Introduction {
        name: client.name().to_owned(),
        author: client.author().to_owned(),
        options: client.options().to_vec(),
    };
    let mut client = Client::start_on(program, leash).map_err(|error| error.fault)?;
    for button in buttons {
        client.press(button).map_err(|error| error.fault)?;
    }
    client.vary(rand::rng().random()).map_err(|error| error.fault)?;
    if let Some(start) = game {
        client.begin_game(start).map_err(|error| error.fault)?;
    }
    said.lock().introduction = Some(Arc::new(introduce(&client)));
    Ok(client)
}

/// Asks the program what this thread is asked, until nobody asks any more or the program is given up.
fn converse(mut client: Client, orders: &Receiver<Order>, said: &Said) {
    let mut waiting = None;
    loop {
        let question = match waiting.take() {
            Some(question) => question,
            None => match orders.recv() {
                Ok(Order::Choose(question)) => question,
                Ok(Order::Stop) => continue,
                Ok(Order::End) | Err(_) => return,
            },
        };
        let (number, ending) = (question.number, choose(&mut client, *question, orders, said));
        match ending {
            Ending::Answer(Err(fault)) if !is_alive(&fault) => {
                said.lock().end = Some(fault);
                return;
            }
            Ending::Answer(answer) => said.lock().answer = Some((number, answer)),
            Ending::Other(question) => waiting = Some(question),
            Ending::Nobody => return,
        }
    }
}

/// How a question ends.
enum Ending {
    Answer(Result<AnyTurn, Fault>),
    /// Another question has taken its place.
    Other(Box<Question>),
    /// Nobody wants an answer any more.
    Nobody,
}

fn choose(client: &mut Client, question: Question, orders: &Receiver<Order>, said: &Said) -> Ending {
    said.lock().info = None;
    if let Err(error) = client.go(&question.position, &question.go) {
        return Ending::Answer(Err(error.fault));
    }
    loop {
        match orders.try_recv() {
            Ok(Order::Stop) => client.stop(),
            Ok(Order::Choose(other)) => {
                client.stop();
                return client.wait().map_or_else(|error| Ending::Answer(Err(error.fault)), |_| Ending::Other(other));
            }
            Err(TryRecvError::Empty) => thread::sleep(LOOK),
            Ok(Order::End) | Err(TryRecvError::Disconnected) => return Ending::Nobody,
        }
        if let Some(info) = client.infos().into_iter().next() {
            said.lock().info = Some(Arc::new(info));
        }
        if let Some(best) = client.poll() {
            let turn = best.and_then(|best| client.legal_turn(&question.here, &best));
            return Ending::Answer(turn.map_err(|error| error.fault));
        }
    }
}

/// Whether a program runs on after a fault in its answer.
fn is_alive(fault: &Fault) -> bool {
    Trouble::Fault(fault.clone()).leaves_it_running()
}
