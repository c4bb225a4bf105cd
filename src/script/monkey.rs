//! Random input, as a monkey test: mouse, fingers, keys, gamepad, sizes of the window and new matches, while the
//! invariants are checked.

use std::collections::VecDeque;

use bevy::input::ButtonState::{self, Pressed, Released};
use bevy::input::touch::TouchPhase::{self, Canceled, Ended, Moved, Started};
use bevy::prelude::*;
use ludarium_record::{Match, Player, Setup};
use ludarium_rules::{Cell, GameId, Step};
use rand::rngs::SmallRng;
use rand::seq::{IndexedRandom, IteratorRandom};
use rand::{RngExt, SeedableRng};
use strum::IntoEnumIterator;

use super::error::UnaskedTurn;
use super::fingers::{FIRST, SECOND};
use super::{chords, keys};
use crate::input::Selection;
use crate::pad::{PadButton, PadEvent, Stick};
use crate::schedule::Menu;
use crate::stage::Presentation;
use crate::table::{Intent, MatchIntent, PositionKey, Table, send_intent};
use crate::ui::{Buttons, synthetic_input};

/// What the monkey does in one frame.
#[derive(Clone, Debug)]
enum Act {
    Point(Vec2),
    Mouse(MouseButton, ButtonState),
    Key(KeyCode, ButtonState),
    Move(Vec2),
    Wheel(f32),
    Touch(u64, TouchPhase, Vec2),
    Pad(PadButton, bool),
    Stick(Stick, Vec2),
    /// A gamepad comes, or is pulled out.
    PadThere(bool),
    /// Nothing happens for a frame.
    Rest,
    Resize(f32, f32),
    Open(Box<Match>),
}

/// The monkey between two frames.
pub struct Monkey {
    random: SmallRng,
    /// What it plays most of the time; none where it began away from the board, and stays there most of the time.
    game: Option<GameId>,
    waiting: VecDeque<Act>,
    events: u32,
    /// The position that was played one frame ago.
    before: Option<PositionKey>,
    turns: u32,
    frames: u32,
}

/// Buttons that end the journey or have nothing to do with play.
const LEFT_ALONE: [&str; 2] = ["quit", "abandon"];

/// The frames of a finger that rests: in most of them it rests for long.
const LONG_REST: usize = 80;

/// The sizes of window that it tries.
const SIZES: [(f32, f32); 5] = [(480.0, 300.0), (640.0, 360.0), (360.0, 560.0), (800.0, 450.0), (320.0, 240.0)];

impl Monkey {
    /// A monkey that plays this game most of the time, or roams away from the board.
    pub fn new(seed: u64, game: Option<GameId>) -> Monkey {
        Monkey {
            random: SmallRng::seed_from_u64(seed),
            game,
            waiting: VecDeque::new(),
            events: 0,
            before: None,
            turns: 0,
            frames: 0,
        }
    }

    /// One frame; tells how many events have happened.
    ///
    /// # Errors
    /// The AI has played without having been asked.
    pub fn play(&mut self, world: &mut World) -> Result<u32, UnaskedTurn> {
        self.watch(world)?;
        self.frames += 1;
        if self.waiting.is_empty() {
            self.invent(world);
            self.events += 1;
        }
        if let Some(act) = self.waiting.pop_front() {
            carry_out(world, act);
        }
        Ok(self.events)
    }

    /// What it has done, in one line.
    pub fn report(&self, world: &World) -> String {
        let matches = world.get_resource::<Table>().map_or(0, Table::serial);
        let Monkey { events, frames, turns, .. } = self;
        format!("{events} events in {frames} frames: {turns} turns came about, the last in match {matches}")
    }

    /// A turn of the AI may only appear as the answer to a request about the very position in which it is played.
    fn watch(&mut self, world: &World) -> Result<(), UnaskedTurn> {
        let now = world.get_resource::<Table>().map(Table::position_key);
        let before = std::mem::replace(&mut self.before, now);
        let (Some(before), Some(table)) = (before, world.get_resource::<Table>()) else { return Ok(()) };
        let one_more = table.serial() == before.serial && table.game().ply() == before.ply + 1;
        self.turns += u32::from(one_more);
        let played = table.game().turns().get(before.ply).filter(|_| one_more);
        let Some(side) = played.map(|played| played.side).filter(|side| !table.is_human(*side)) else { return Ok(()) };
        let messages = world.resource::<Messages<MatchIntent>>();
        let allowed = messages.get_cursor().read(messages).any(|message| match message.intent() {
            Intent::Answer { about, .. } => *about == before,
            Intent::Redo => true,
            _ => false,
        });
        if allowed { Ok(()) } else { Err(UnaskedTurn { ply: before.ply, side }) }
    }

    fn invent(&mut self, world: &mut World) {
        // Most errors can occur at the board.
        let [lost, held_up] = if self.game.is_some() { [0.5, 0.4] } else { [0.01, 0.05] };
        let lost = world.get_resource::<Table>().is_none() && self.random.random_bool(lost);
        let held_up = *world.resource::<State<Menu>>().get() != Menu::None && self.random.random_bool(held_up);
        match self.random.random_range(0..110) {
            _ if lost => self.begin_anew(),
            _ if held_up => {
                self.waiting.extend([Act::Key(KeyCode::Escape, Pressed), Act::Key(KeyCode::Escape, Released)])
            }
            0..56 => self.click_offered(world),
            56..62 => self.click_anywhere(world),
            62..72 => self.drag(world),
            72..82 => self.type_key(),
            82..94 => self.press_button(world),
            94..96 => self.right_button(),
            96 => self.waiting.push_back(Act::Wheel(self.random.random_range(-2.0..2.0))),
            97 | 98 => {
                let (width, height) = *SIZES.choose(&mut self.random).unwrap_or(&SIZES[0]);
                self.waiting.push_back(Act::Resize(width, height));
            }
            99 => self.begin_anew(),
            100..108 => self.use_pad(),
            _ => self.use_two_fingers(world),
        }
    }

    /// By the mouse, now and then by a finger, which may rest.
    fn click_at(&mut self, point: Vec2) {
        if self.random.random_bool(0.25) {
            self.waiting.push_back(Act::Touch(FIRST, Started, point));
            if self.random.random_bool(0.1) {
                self.waiting.extend(vec![Act::Rest; LONG_REST]);
            }
            self.waiting.push_back(Act::Touch(FIRST, Ended, point));
            return;
        }
        self.waiting.extend([
            Act::Point(point),
            Act::Mouse(MouseButton::Left, Pressed),
            Act::Mouse(MouseButton::Left, Released),
        ]);
    }

    fn use_pad(&mut self) {
        match self.random.random_range(0..20) {
            0 => self.waiting.push_back(Act::PadThere(self.random.random_bool(0.7))),
            1..6 => {
                let stick = if self.random.random_bool(0.6) { Stick::Left } else { Stick::Right };
                let tilt = Vec2::from_angle(self.random.random_range(0.0..std::f32::consts::TAU));
                self.waiting.push_back(Act::Stick(stick, tilt * self.random.random_range(0.1..1.0)));
                self.waiting.extend(vec![Act::Rest; self.random.random_range(0..8)]);
                self.waiting.push_back(Act::Stick(stick, Vec2::ZERO));
            }
            _ => {
                if let Some(button) = PadButton::iter().choose(&mut self.random) {
                    self.waiting.extend([Act::Pad(button, true), Act::Pad(button, false)]);
                }
            }
        }
    }

    /// Parts two fingers, turns or moves them; one may be taken away.
    fn use_two_fingers(&mut self, world: &mut World) {
        let [from, other, to, last] = [(); 4].map(|()| self.somewhere(world));
        let end = if self.random.random_bool(0.2) { Canceled } else { Ended };
        self.waiting.extend([
            Act::Touch(FIRST, Started, from),
            Act::Touch(SECOND, Started, other),
            Act::Touch(FIRST, Moved, to),
            Act::Touch(SECOND, Moved, last),
            Act::Touch(FIRST, end, to),
            Act::Touch(SECOND, Ended, last),
        ]);
    }

    fn click_offered(&mut self, world: &mut World) {
        match self.offered(world).and_then(|cell| point_of(world, cell)) {
            Some(point) => self.click_at(point),
            None => self.press_button(world),
        }
    }

    /// A cell that may be chosen, if any.
    fn offered(&mut self, world: &World) -> Option<Cell> {
        let cells: Vec<Cell> = world.resource::<Selection>().next.iter().filter_map(Step::cell).collect();
        cells.choose(&mut self.random).copied()
    }

    fn click_anywhere(&mut self, world: &mut World) {
        let point = self.somewhere(world);
        self.click_at(point);
    }

    fn somewhere(&mut self, world: &mut World) -> Vec2 {
        let size = synthetic_input::window(world).and_then(|window| world.get::<Window>(window)).map(Window::size);
        let size = size.unwrap_or(Vec2::new(480.0, 300.0)).max(Vec2::splat(2.0));
        Vec2::new(self.random.random_range(0.0..size.x), self.random.random_range(0.0..size.y))
    }

    fn drag(&mut self, world: &mut World) {
        let count = world.get_resource::<Presentation>().map_or(1, |presentation| presentation.layout.count());
        let target = Cell(self.random.random_range(0..count));
        let from = self.offered(world).and_then(|cell| point_of(world, cell));
        let to = point_of(world, target);
        let (from, to) = (from.unwrap_or_else(|| self.somewhere(world)), to.unwrap_or_else(|| self.somewhere(world)));
        if self.random.random_bool(0.25) {
            let end = if self.random.random_bool(0.2) { Canceled } else { Ended };
            let acts = [(Started, from), (Moved, to), (end, to)];
            self.waiting.extend(acts.map(|(phase, point)| Act::Touch(FIRST, phase, point)));
            return;
        }
        self.waiting.extend([
            Act::Point(from),
            Act::Mouse(MouseButton::Left, Pressed),
            Act::Point(to),
            Act::Mouse(MouseButton::Left, Released),
        ]);
    }

    fn type_key(&mut self) {
        if let Some(&(_, code)) = chords::KEYS.choose(&mut self.random) {
            self.waiting.extend([Act::Key(code, Pressed), Act::Key(code, Released)]);
        }
    }

    fn press_button(&mut self, world: &World) {
        let buttons = world.resource::<Buttons>();
        let names: Vec<&str> = buttons.names().into_iter().filter(|name| !LEFT_ALONE.contains(name)).collect();
        let place = names.choose(&mut self.random).and_then(|name| buttons.find(name));
        if let Some(place) = place {
            self.click_at(place.center());
        }
    }

    fn right_button(&mut self) {
        let way = Vec2::new(self.random.random_range(-60.0..60.0), self.random.random_range(-30.0..30.0));
        self.waiting.push_back(Act::Mouse(MouseButton::Right, Pressed));
        if self.random.random_bool(0.5) {
            self.waiting.push_back(Act::Move(way));
        }
        self.waiting.push_back(Act::Mouse(MouseButton::Right, Released));
    }

    /// Another match, most often while the AI thinks.
    fn begin_anew(&mut self) {
        let mut player = || match self.random.random_range(0..6) {
            0..3 => Player::Human { name: String::new() },
            5 => Player::Even { rating: self.random.random_range(600..900) },
            level => Player::Ai { level: level - 2 },
        };
        let mut players = [player(), player()];
        if players.iter().all(|player| !player.is_human()) {
            players[self.random.random_range(0..2)] = Player::Human { name: String::new() };
        }
        let game = self.game.unwrap_or_else(|| GameId::ALL[self.random.random_range(0..GameId::ALL.len())]);
        if let Ok(game) = Match::new(Setup::new(game, players)) {
            self.waiting.push_back(Act::Open(Box::new(game)));
        }
    }
}

/// Where a cell's middle is in the window.
fn point_of(world: &mut World, cell: Cell) -> Option<Vec2> {
    let place = world.get_resource::<Presentation>()?.layout.world(cell);
    let mut cameras = world.query_filtered::<(&Camera, &GlobalTransform), With<Camera3d>>();
    let (camera, eye) = cameras.single(world).ok()?;
    camera.world_to_viewport(eye, place).ok()
}

fn carry_out(world: &mut World, act: Act) {
    match act {
        Act::Point(point) => synthetic_input::point_at(world, point),
        Act::Mouse(button, state) => synthetic_input::button(world, button, state),
        Act::Key(code, state) => synthetic_input::key(world, code, state),
        Act::Move(way) => synthetic_input::motion(world, way),
        Act::Wheel(lines) => synthetic_input::wheel(world, lines),
        Act::Touch(finger, phase, point) => synthetic_input::touch(world, finger, phase, point),
        Act::Pad(button, is_down) => drop(world.write_message(PadEvent::Button(button, is_down))),
        Act::Stick(stick, tilt) => drop(world.write_message(PadEvent::Stick(stick, tilt))),
        Act::PadThere(is_there) => keys::connect(world, is_there),
        Act::Rest => {}
        Act::Resize(width, height) => synthetic_input::resize(world, width, height),
        Act::Open(game) => {
            send_intent(world, Intent::Open(game));
        }
    }
}
