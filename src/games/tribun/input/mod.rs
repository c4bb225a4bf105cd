//! Tribun's own ways of choosing: an attack unit by unit, and stones dragged from hex to hex.

pub mod spread;
pub mod strike;

use bevy::prelude::*;
use ludarium_rules::board::hex::{Hex, hexes};
use ludarium_rules::games::tribun::Tribun;
use ludarium_rules::{AnyPosition, Position, Step};

use super::of;
use crate::input::{Notice, Pick, PickHandlerAppExt, PickMode, PickResponse, PickStage, Selection, Tool, ToolSet};
use crate::motion::MotionQueue;
use crate::stage::Sound;
use crate::table::{MatchClosed, PositionJumped, Table, TurnPlayed};
use crate::words::LanguageChanged;
use spread::Spread;
use strike::Strike;

/// The tool in use, if one is.
#[derive(Resource, Default)]
pub struct Tools {
    pub mode: Option<Mode>,
    /// Whether the selection has still to be brought into line with it.
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
    /// The tool has no use for the choice.
    Pass,
    /// The tool is put away, and the choice is judged again.
    Leave,
    /// The tool is in this state from now on.
    Use(Mode),
    /// The tool is put away.
    Close,
    /// Nothing changes.
    Ignore,
    /// Why not, in one line.
    Refuse(Notice),
    /// These steps are played.
    Play(Vec<Step>),
}

/// The systems of the tools.
pub fn plugin(app: &mut App) {
    app.init_resource::<Tools>()
        .add_pick_handler(PickStage::Tool, take)
        .add_systems(Update, settle.in_set(ToolSet))
        .add_observer(|_: On<TurnPlayed>, tools: ResMut<Tools>| lay_down(tools))
        .add_observer(|_: On<PositionJumped>, tools: ResMut<Tools>| lay_down(tools))
        .add_observer(|_: On<MatchClosed>, tools: ResMut<Tools>| lay_down(tools))
        .add_observer(say_anew);
}

/// The position in which a person chooses a turn now.
pub fn in_play(table: &Table) -> Option<(&AnyPosition, &Tribun)> {
    let position = table.choice_position();
    if !table.may_choose() {
        return None;
    }
    Some((position, of(position)?))
}

/// A tool belongs to the position in which it was taken up.
fn lay_down(mut tools: ResMut<Tools>) {
    if tools.mode.is_some() {
        *tools = Tools::default();
    }
}

/// What the tool in use says and offers in another language.
fn say_anew(_: On<LanguageChanged>, table: Option<Res<Table>>, tools: Res<Tools>, mut selection: ResMut<Selection>) {
    let in_play = table.as_deref().and_then(in_play);
    if let (Some(mode), Some((whole, position))) = (&tools.mode, in_play) {
        selection.tool = Some(mode.tool(whole, position));
    }
}

/// Takes a choice that belongs to a tool.
fn take(
    In(pick): In<Pick>,
    table: Res<Table>,
    mut tools: ResMut<Tools>,
    mut selection: ResMut<Selection>,
    mut queue: ResMut<MotionQueue>,
    mut sounds: MessageWriter<Sound>,
) -> PickResponse {
    let Some((whole, position)) = in_play(&table).filter(|_| pick.after.is_none()) else {
        return PickResponse::Pass(pick);
    };
    let mut response = judge(tools.mode.as_ref(), &pick, &selection, whole, position);
    if matches!(response, ToolResponse::Leave) {
        put_away(&mut tools, &mut selection, whole);
        response = judge(None, &pick, &selection, whole, position);
    }
    if matches!(response, ToolResponse::Pass) {
        return PickResponse::Pass(pick);
    }
    queue.skip();
    selection.forget_reply();
    selection.explained = None;
    match response {
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
        ToolResponse::Play(steps) => return Pick::path(&steps).map_or(PickResponse::Done, PickResponse::Pass),
        ToolResponse::Pass | ToolResponse::Leave | ToolResponse::Ignore => {}
    }
    PickResponse::Done
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

/// Puts the tool away and empties the selection.
fn put_away(tools: &mut Tools, selection: &mut Selection, position: &AnyPosition) {
    (tools.mode, tools.fresh) = (None, false);
    (selection.path, selection.tool) = (Vec::new(), None);
    selection.next = position.choices(&[]).map(|choices| choices.next).unwrap_or_default();
}

/// Brings the selection into line with the tool, after the plain choices were dealt with.
fn settle(table: Res<Table>, mut tools: ResMut<Tools>, mut selection: ResMut<Selection>) {
    let Some((whole, position)) = in_play(&table) else {
        if tools.mode.is_some() {
            tools.mode = None;
        }
        return;
    };
    let Some(mode) = &tools.mode else {
        if selection.is_changed() {
            add_targets(&mut selection, position);
        }
        return;
    };
    // Takes back the tool's last step.
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

/// Whether a unit of the side to move stands on a hex.
fn is_own(position: &Tribun, hex: Hex) -> bool {
    position.unit_at(hex).is_some_and(|unit| unit.side() == position.side_to_move())
}

impl Mode {
    /// How many choices have been made with the tool.
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

    /// The tool without its last choice.
    fn shorter(&self) -> Option<Mode> {
        match self {
            Mode::Strike(strike) => strike.shorter().map(Mode::Strike),
            Mode::Spread(spread) => spread.shorter().map(Mode::Spread),
        }
    }
}
