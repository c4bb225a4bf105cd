//! A program that plays in a thread of its own, for callers that must not wait.

use std::sync::atomic::{AtomicBool, Ordering};
use std::sync::mpsc::{self, Receiver, Sender, TryRecvError};
use std::sync::{Arc, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use ludarium_rules::{AnyPosition, AnyTurn};

use super::{Client, ClientError, Fault, Program};
use crate::go::Go;
use crate::info::Info;
use crate::option::EngineOption;
use crate::start::PositionCommand;

/// How often a search is looked at.
const LOOK: Duration = Duration::from_millis(2);

/// Another program that plays, without any call that waits. Dropping it ends the program, also without waiting.
///
/// ```no_run
/// use ludarium_rules::{AnyPosition, GameId};
/// use ludarium_ugi::{Go, Opponent, PositionCommand, Program};
/// use std::time::Duration;
///
/// let start = AnyPosition::start(GameId::Tress, &[]).expect("the defaults are valid");
/// let mut opponent = Opponent::start(Program::new("./engine"));
/// opponent.begin_game(start.clone());
/// let position = PositionCommand::of_game(&start, &[], None);
/// opponent.think(start, position, Go { movetime: Some(Duration::from_secs(1)), ..Go::default() });
/// // In every frame:
/// match opponent.poll() {
///     None => {}
///     Some(Ok(found)) => println!("{} plays {}", opponent.name(), found.turn),
///     Some(Err(why)) => println!("{why}"),
/// }
/// ```
#[derive(Debug)]
pub struct Opponent {
    file_name: String,
    orders: Sender<Order>,
    /// In a lock only so that an opponent can be shared between threads, as resources of a window are.
    found: Mutex<Receiver<Result<Found, ClientError>>>,
    shared: Arc<Shared>,
}

/// What a search has found.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Found {
    /// The turn, which is legal.
    pub turn: AnyTurn,
    /// The machine text of the turn that the program expects from the other side.
    pub ponder: Option<String>,
}

/// Who a program is, as it says.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct Profile {
    /// Its name.
    pub name: String,
    /// Who has written it; empty if it does not say.
    pub author: String,
    /// Its options.
    pub options: Vec<EngineOption>,
}

/// What the program is to do next.
enum Order {
    Begin(AnyPosition),
    Think(Box<(AnyPosition, PositionCommand, Go)>),
}

/// What both threads know.
#[derive(Default, Debug)]
struct Shared {
    profile: Mutex<Option<Profile>>,
    infos: Mutex<Vec<Info>>,
    /// Whether the search under way is to end.
    stop: AtomicBool,
    /// Whether nobody waits for anything any more.
    abandoned: AtomicBool,
}

impl Opponent {
    /// Starts a program. Whether it could be started is known when it has said who it is ([`Opponent::profile`]) or
    /// [`Opponent::poll`] gives an error.
    #[must_use]
    pub fn start(program: Program) -> Opponent {
        let (orders, to_do) = mpsc::channel();
        let (sender, found) = mpsc::channel();
        let shared = Arc::new(Shared::default());
        let opponent =
            Opponent { file_name: program.file_name(), orders, found: Mutex::new(found), shared: Arc::clone(&shared) };
        let work = move || Worker { to_do, found: sender, shared }.run(&program);
        // A thread that cannot be started drops the sender, which `poll` reports.
        let _ = thread::Builder::new().name("ugi opponent".to_owned()).spawn(work);
        opponent
    }

    /// Who the program is, as soon as it has said so.
    #[must_use]
    pub fn profile(&self) -> Option<Profile> {
        lock(&self.shared.profile).clone()
    }

    /// What the program calls itself; the name of its file until then.
    #[must_use]
    pub fn name(&self) -> String {
        self.profile().map_or_else(|| self.file_name.clone(), |profile| profile.name)
    }

    /// Begins another game from its first position on.
    pub fn begin_game(&mut self, start: AnyPosition) {
        // A program that has failed says so when it is polled.
        let _ = self.orders.send(Order::Begin(start));
    }

    /// Begins a search of the position `here`, to which the command leads; [`Opponent::poll`] gives what it finds.
    pub fn think(&mut self, here: AnyPosition, position: PositionCommand, go: Go) {
        self.shared.stop.store(false, Ordering::Relaxed);
        lock(&self.shared.infos).clear();
        let _ = self.orders.send(Order::Think(Box::new((here, position, go))));
    }

    /// What a search has found, or why the program has failed, once; `None` before. After an error the program may do
    /// what it is told, unless [`Fault`] says that it was given up; then every further search fails as well.
    pub fn poll(&mut self) -> Option<Result<Found, ClientError>> {
        match self.found.get_mut().unwrap_or_else(PoisonError::into_inner).try_recv() {
            Ok(found) => Some(found),
            Err(TryRecvError::Empty) => None,
            Err(TryRecvError::Disconnected) => {
                Some(Err(ClientError { program: self.file_name.clone(), fault: Fault::GivenUp }))
            }
        }
    }

    /// Asks for the result of the search now.
    pub fn stop(&self) {
        self.shared.stop.store(true, Ordering::Relaxed);
    }

    /// What the program has said of each line of its search, the best line first.
    #[must_use]
    pub fn infos(&self) -> Vec<Info> {
        lock(&self.shared.infos).clone()
    }
}

impl Drop for Opponent {
    fn drop(&mut self) {
        self.shared.abandoned.store(true, Ordering::Relaxed);
    }
}

fn lock<T>(mutex: &Mutex<T>) -> std::sync::MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

/// The thread that waits for the program.
struct Worker {
    to_do: Receiver<Order>,
    found: Sender<Result<Found, ClientError>>,
    shared: Arc<Shared>,
}

impl Worker {
    fn run(self, program: &Program) {
        let mut client = match Client::start(program) {
            Ok(client) => client,
            Err(why) => return self.report(Err(why)),
        };
        let (name, author) = (client.name().to_owned(), client.author().to_owned());
        *lock(&self.shared.profile) = Some(Profile { name, author, options: client.options().to_vec() });
        for order in &self.to_do {
            match order {
                Order::Begin(start) => client.begin_game(&start).unwrap_or_else(|why| self.report(Err(why))),
                Order::Think(task) => self.report(self.think(&mut client, *task)),
            }
            if self.shared.abandoned.load(Ordering::Relaxed) {
                return;
            }
        }
    }

    fn think(
        &self,
        client: &mut Client,
        (here, position, go): (AnyPosition, PositionCommand, Go),
    ) -> Result<Found, ClientError> {
        client.go(&position, &go)?;
        let mut stopped = false;
        let best = loop {
            if let Some(best) = client.poll() {
                break best?;
            }
            if !stopped && (self.is_set(&self.shared.stop) || self.is_set(&self.shared.abandoned)) {
                client.stop();
                stopped = true;
            }
            *lock(&self.shared.infos) = client.infos();
            thread::sleep(LOOK);
        };
        *lock(&self.shared.infos) = client.infos();
        let turn = client.legal_turn(&here, &best)?;
        Ok(Found { turn, ponder: best.ponder })
    }

    fn is_set(&self, flag: &AtomicBool) -> bool {
        flag.load(Ordering::Relaxed)
    }

    fn report(&self, found: Result<Found, ClientError>) {
        // The receiver is gone if the opponent has been dropped.
        let _ = self.found.send(found);
    }
}
