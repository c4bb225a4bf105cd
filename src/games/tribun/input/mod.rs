//! Tribun's own ways of choosing: an attack unit by unit, and stones dragged from hex to hex.

pub mod spread;
pub mod strike;

use bevy::ecs::message::MessageMutator;
use bevy::prelude::*;
use ludarium_rules::board::hex::{Hex, hexes};
use ludarium_rules::games::tribun::Tribun;
use ludarium_rules::{AnyPosition, GameId, Position, Step};

use super::guide::of;
use super::overlay::preview;
use crate::input::{Pick, PickMode, Selection, Tool, ToolSet};
use crate::motion::MotionQueue;
use crate::schedule::{AtBoard, Screen, TurnSet};
use crate::sound::Sound;
use crate::stage::shown;
use crate::table::Table;
use spread::Spread;
use strike::Strike;

/// The tool in use, if one is.
#[derive(Resource, Default)]
pub struct Tools {
    pub mode: Option<Mode>,
    /// The position that it belongs to: match, ply and hash.
    about: (u64, usize, u64),
    /// Whether the hand does not show it yet.
    fresh: bool,
}

/// One of the two tools.
#[derive(Clone, PartialEq, Debug)]
pub enum Mode {
    Strike(Strike),
    Spread(Spread),
}

/// What a tool makes of a choice.
enum ToolResponse {
    /// It is none of the tool's business.
    Pass,
    /// The tool is put away, and the choice is judged again.
    Leave,
    /// The tool is used so from now on.
    Use(Mode),
    /// The tool is put away.
    Close,
    /// Nothing changes.
    Ignore,
    /// Why not, in one line.
    Refuse(String),
    /// These steps are played.
    Play(Vec<Step>),
}

/// The systems of the tools.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tools>()
        .add_systems(Update, take.in_set(ToolSet::Before))
        .add_systems(Update, settle.in_set(ToolSet::After))
        .add_systems(
            Update,
            (preview::stones, preview::lean)
                .in_set(TurnSet::Present)
                .run_if(in_state(AtBoard).and_then(resource_exists::<Table>).and_then(shown(GameId::Tribun))),
        )
        .add_systems(OnExit(Screen::Table), preview::wipe);
}

/// The position in which a person chooses a turn now.
pub fn in_play(table: &Table) -> Option<(&AnyPosition, &Tribun)> {
    let position = table.game().position();
    if table.visiting() || table.human_to_move().is_none() {
        return None;
    }
    Some((position, of(position)?))
}

fn position_key(table: &Table) -> (u64, usize, u64) {
    (table.serial(), table.game().ply(), table.game().position().zobrist())
}

/// Takes the choices that belong to a tool before the hand sees them.
fn take(
    mut picks: MessageMutator<Pick>,
    table: Res<Table>,
    mut tools: ResMut<Tools>,
    mut selection: ResMut<Selection>,
    mut queue: ResMut<MotionQueue>,
    mut sounds: MessageWriter<Sound>,
) {
    for pick in picks.read() {
        let Some((whole, position)) = in_play(&table) else { continue };
        if pick.after.is_some() || pick.mode == PickMode::Consumed {
            continue;
        }
        if tools.about != position_key(&table) {
            (tools.mode, tools.about) = (None, position_key(&table));
        }
        let mut verdict = judge(tools.mode.as_ref(), pick, &selection, whole, position);
        if matches!(verdict, ToolResponse::Leave) {
            put_away(&mut tools, &mut selection, whole);
            verdict = judge(None, pick, &selection, whole, position);
        }
        if matches!(verdict, ToolResponse::Pass) {
            continue;
        }
        queue.skip();
        (selection.refused, selection.notice) = (None, None);
        match verdict {
            ToolResponse::Use(mode) => {
                let more = tools.mode.as_ref().is_none_or(|before| before.size() <= mode.size());
                sounds.write(if more { Sound::Select } else { Sound::Deselect });
                (tools.mode, tools.fresh) = (Some(mode), true);
            }
            ToolResponse::Close => {
                sounds.write(Sound::Deselect);
                put_away(&mut tools, &mut selection, whole);
            }
            ToolResponse::Refuse(why) => {
                sounds.write(Sound::Refuse);
                (selection.refused, selection.notice) = (pick.step.cell(), Some(why));
            }
            ToolResponse::Play(mut steps) => {
                if let Some(last) = steps.pop() {
                    *pick = Pick { step: last, mode: PickMode::Press, after: Some(steps) };
                    continue;
                }
            }
            ToolResponse::Pass | ToolResponse::Leave | ToolResponse::Ignore => {}
        }
        pick.mode = PickMode::Consumed;
    }
}

fn judge(
    mode: Option<&Mode>,
    pick: &Pick,
    selection: &Selection,
    whole: &AnyPosition,
    position: &Tribun,
) -> ToolResponse {
    match mode {
        Some(Mode::Strike(strike)) => strike.judge(pick, position),
        Some(Mode::Spread(spread)) => spread.judge(pick, whole, position),
        None => open(pick, selection, position),
    }
}

/// Opens a tool if the choice asks for one.
fn open(pick: &Pick, selection: &Selection, position: &Tribun) -> ToolResponse {
    let Some(hex) = pick.step.cell().and_then(Hex::of_cell) else { return ToolResponse::Pass };
    let chosen = match selection.path[..] {
        [Step::Cell(cell)] => Hex::of_cell(cell),
        _ => None,
    };
    if let Some(strike) = Strike::on(hex, chosen, position) {
        return ToolResponse::Use(Mode::Strike(strike));
    }
    match chosen.filter(|_| pick.mode == PickMode::Drop).and_then(|from| Spread::begin(from, hex, position)) {
        Some(spread) => ToolResponse::Use(Mode::Spread(spread)),
        None => ToolResponse::Pass,
    }
}

/// Empties the hand.
fn put_away(tools: &mut Tools, selection: &mut Selection, position: &AnyPosition) {
    (tools.mode, tools.fresh) = (None, false);
    (selection.path, selection.tool) = (Vec::new(), None);
    selection.next = position.choices(&[]).map(|choices| choices.next).unwrap_or_default();
}

/// Brings the hand into line with the tool, after the hand has dealt with everything else.
fn settle(table: Res<Table>, mut tools: ResMut<Tools>, mut selection: ResMut<Selection>) {
    let Some((whole, position)) = in_play(&table) else {
        if tools.mode.is_some() {
            tools.mode = None;
        }
        return;
    };
    if tools.mode.is_some() && tools.about != position_key(&table) {
        tools.mode = None;
    }
    let Some(mode) = &tools.mode else {
        if selection.is_changed() {
            add_targets(&mut selection, position);
        }
        return;
    };
    // Somebody took a step back: of the tool's.
    let mode = if !tools.fresh && selection.path != mode.path() { mode.shorter() } else { Some(mode.clone()) };
    let Some(mode) = mode else { return put_away(&mut tools, &mut selection, whole) };
    if tools.fresh || tools.mode.as_ref() != Some(&mode) {
        (selection.path, selection.next) = (mode.path(), mode.next(position));
        selection.tool = Some(mode.tool(whole, position));
        (tools.mode, tools.fresh) = (Some(mode), false);
    }
}

/// The enemy units that a chosen unit reaches can be chosen too.
fn add_targets(selection: &mut ResMut<Selection>, position: &Tribun) {
    let [Step::Cell(cell)] = selection.path[..] else { return };
    let Some(from) = Hex::of_cell(cell).filter(|hex| is_own(position, *hex)) else { return };
    let enemies = hexes(position.units_of(position.side_to_move().other()));
    let reached = enemies.filter(|enemy| position.attackers(*enemy).iter().any(|attacker| attacker.from == from));
    let new: Vec<Step> =
        reached.map(|enemy| Step::Cell(enemy.cell())).filter(|step| !selection.next.contains(step)).collect();
    if !new.is_empty() {
        selection.next.extend(new);
    }
}

/// Whether an own unit stands there.
fn is_own(position: &Tribun, hex: Hex) -> bool {
    position.unit_at(hex).is_some_and(|unit| unit.side() == position.side_to_move())
}

impl Mode {
    /// How much is chosen.
    fn size(&self) -> usize {
        match self {
            Mode::Strike(strike) => strike.set.len(),
            Mode::Spread(spread) => spread.gifts.len() * 2 + usize::from(spread.asking.is_some()),
        }
    }

    /// The cells that are marked as chosen.
    fn path(&self) -> Vec<Step> {
        match self {
            Mode::Strike(strike) => strike.path(),
            Mode::Spread(spread) => spread.path(),
        }
    }

    /// The cells that can be chosen next.
    fn next(&self, position: &Tribun) -> Vec<Step> {
        match self {
            Mode::Strike(strike) => strike.next(position),
            Mode::Spread(spread) => spread.next(position),
        }
    }

    fn tool(&self, whole: &AnyPosition, position: &Tribun) -> Tool {
        match self {
            Mode::Strike(strike) => strike.tool(whole, position),
            Mode::Spread(spread) => spread.tool(whole, position),
        }
    }

    /// Without its last choice.
    fn shorter(&self) -> Option<Mode> {
        match self {
            Mode::Strike(strike) => strike.shorter().map(Mode::Strike),
            Mode::Spread(spread) => spread.shorter().map(Mode::Spread),
        }
    }
}
