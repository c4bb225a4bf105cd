//! A conversation with whoever runs the match.

use std::sync::{Arc, Mutex};

use ludarium_ai::{SearchMemory, ThinkError};
use ludarium_record::SetupError;
use ludarium_rules::GameId;
use ludarium_ugi::{Answer, Command, Go};

use super::error::UgiError;
use super::output::Output;
use super::play::Play;
use super::search::{Search, Task};
use super::settings::Settings;

/// What to do after a command.
#[derive(Clone, Copy, PartialEq, Eq, Debug)]
pub enum Next {
    Read,
    Quit,
}

/// A conversation: the settings, the game, and the search under way.
pub struct Session {
    output: Output,
    settings: Settings,
    play: Play,
    memory: Arc<Mutex<SearchMemory>>,
    search: Option<Search>,
}

impl Session {
    /// A conversation about that game.
    pub fn new(game: GameId, output: Output) -> Result<Session, SetupError> {
        let settings = Settings::new(game);
        let play = Play::begin(settings.setup())?;
        Ok(Session { output, settings, play, memory: Arc::default(), search: None })
    }

    pub fn obey(&mut self, command: Command) -> Result<Next, UgiError> {
        match command {
            Command::Ugi => self.introduce(),
            Command::IsReady => self.output.say(&Answer::ReadyOk),
            Command::SetOption { name, value } => self.set_option(&name, value.as_deref().unwrap_or_default())?,
            Command::NewGame => self.new_game()?,
            Command::Position(position) => {
                self.settle("position")?;
                self.play = self.play.at(&position)?;
            }
            Command::Moves(turns) => {
                self.settle("moves")?;
                self.play = self.play.after(&turns)?;
            }
            Command::Go(go) => self.go(go)?,
            Command::Stop => self.stop(),
            Command::PonderHit => self.ponder_hit()?,
            Command::Query(query) => self.output.say(&Answer::Response(self.play.response(query))),
            Command::Display => self.play.lines().iter().for_each(|line| self.output.message(line)),
            Command::Quit => return Ok(Next::Quit),
        }
        Ok(Next::Read)
    }

    fn introduce(&self) {
        self.output.say(&Answer::Name(format!("Ludarium {}", env!("CARGO_PKG_VERSION"))));
        self.output.say(&Answer::Author("the Ludarium authors".to_owned()));
        for option in self.settings.declared() {
            self.output.say(&Answer::Option(option));
        }
        self.output.say(&Answer::UgiOk);
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), UgiError> {
        self.settle("setoption")?;
        let mut settings = self.settings.clone();
        if settings.set(name, value)? {
            self.play = Play::begin(settings.setup())?;
        }
        self.settings = settings;
        Ok(())
    }

    fn new_game(&mut self) -> Result<(), UgiError> {
        self.settle("uginewgame")?;
        self.memory = Arc::default();
        self.play = Play::begin(self.settings.setup())?;
        Ok(())
    }

    fn go(&mut self, go: Go) -> Result<(), UgiError> {
        self.settle("go")?;
        let game = self.play.game();
        let position = game.position();
        let over = game.result().map(|_| UgiError::Think(ThinkError::Over));
        let config = over.map_or_else(|| self.settings.config(&go, game), Err);
        let config = match config {
            Ok(config) => config,
            Err(why) => {
                self.output.no_turn(&why);
                return Ok(());
            }
        };
        let mut earlier = game.hashes();
        earlier.pop();
        let task = Task {
            position: position.determinize(position.side_to_move(), config.seed),
            earlier,
            config,
            // Without any limit a search is one without end.
            go: Go { infinite: go.infinite || (go == Go::default() && self.settings.is_unlimited()), ..go },
            ponder: self.settings.ponder,
            memory: Arc::clone(&self.memory),
        };
        match Search::start(task, self.output.clone()) {
            Ok(search) => self.search = Some(search),
            Err(why) => self.output.no_turn(&UgiError::Thread(why)),
        }
        Ok(())
    }

    fn stop(&mut self) {
        if let Some(search) = &mut self.search {
            search.stop();
        }
    }

    /// The search begins anew as an ordinary one, with all that it remembers.
    fn ponder_hit(&mut self) -> Result<(), UgiError> {
        match self.search.take() {
            Some(search) if search.go().ponder && !search.is_ending() => {
                let go = Go { ponder: false, ..*search.go() };
                search.discard();
                self.go(go)
            }
            other => {
                self.search = other;
                Err(UgiError::NotPondering)
            }
        }
    }

    /// Waits for the end of a search that is ending.
    fn settle(&mut self, command: &'static str) -> Result<(), UgiError> {
        match self.search.take() {
            Some(search) if !search.is_ending() => {
                self.search = Some(search);
                Err(UgiError::Searching(command))
            }
            Some(search) => {
                search.join();
                Ok(())
            }
            None => Ok(()),
        }
    }
}

impl Drop for Session {
    /// A search that is running still says what it has found.
    fn drop(&mut self) {
        if let Some(mut search) = self.search.take() {
            search.stop();
            search.join();
        }
    }
}
