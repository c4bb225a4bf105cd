//! What is shown, for those who have it read to them: the tree that egui makes of the panels, and beside them the board
//! and what is said. The system's screen reader gets it by AccessKit, the page of a browser as buttons and texts.
//!
//! Nothing of it is made while nobody listens.

mod mirror;
#[cfg(feature = "testing")]
mod tree;

use std::collections::VecDeque;
use std::time::Duration;

use bevy::a11y::{AccessibilityRequested, ActionRequest};
use bevy::prelude::*;
use bevy_egui::egui::accesskit::{self, Action, Live, Node, NodeId, Role, TreeId, TreeUpdate};
use bevy_egui::egui::{self, Context};
use bevy_egui::input::EguiInputEvent;
use bevy_egui::{EguiContext, EguiFullOutput, EguiInputSet, EguiPostUpdateSet, PrimaryEguiContext};

use crate::page;
use crate::power::want_frames;
use mirror::Mirror;
#[cfg(feature = "testing")]
pub use tree::ReadTree;

/// How often a frame is drawn while the system's screen reader listens, which wakes nobody when it wants something.
const ATTENTIVE: Duration = Duration::from_millis(100);
/// Of what has been said, so much can still be found.
const KEPT_WORDS: usize = 8;
/// Longer words are cut off.
const MOST_LETTERS: usize = 1_000;
/// More cells than this are not read.
const MOST_CELLS: usize = 1_000;
/// So many presses of a page count in one frame.
const MOST_PRESSES: usize = 32;

/// The names of our own nodes. Those of egui are hashes, and never so small.
const BOARD: u64 = 1;
const CELLS: u64 = 2;
const WORDS: u64 = 1 << 32;
const CONFIDED: u64 = 2 << 32;

/// Whether somebody listens, and what they find beside the panels.
#[derive(Resource, Default)]
pub struct Reader {
    /// How often somebody has begun to listen; 0 while nobody does.
    times: u32,
    /// The board and then its cells.
    board: Vec<(NodeId, Node)>,
    words: VecDeque<(NodeId, Node)>,
    /// How much has been said.
    said: u64,
}

/// A cell of the board that is read was pressed, by its place among them.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct CellPressed(pub usize);

/// A cell as it is read.
#[derive(Clone, PartialEq, Eq, Debug)]
pub struct ReadCell {
    /// Its name, such as e4.
    pub name: String,
    /// Its name, what stands on it, and whether it can be chosen.
    pub words: String,
    /// Whether it has been chosen.
    pub is_chosen: bool,
}

impl Reader {
    /// How often somebody has begun to listen; 0 while nobody does.
    #[must_use]
    pub fn times(&self) -> u32 {
        self.times
    }

    /// Whether somebody listens.
    #[must_use]
    pub fn is_on(&self) -> bool {
        self.times > 0
    }

    /// Says something once, if somebody listens.
    pub fn say(&mut self, words: &str) {
        self.add(WORDS, words);
    }

    /// The same for what whoever sits down next must not find: [`Reader::forget_confided`].
    pub fn confide(&mut self, words: &str) {
        self.add(CONFIDED, words);
    }

    /// What was confided can be found no longer.
    pub fn forget_confided(&mut self) {
        self.words.retain(|(id, _)| id.0 < CONFIDED);
    }

    fn add(&mut self, first: u64, words: &str) {
        if !self.is_on() || words.is_empty() {
            return;
        }
        let mut node = Node::new(Role::Status);
        node.set_label(shortened(words));
        node.set_live(Live::Polite);
        self.words.push_back((NodeId(first + self.said), node));
        self.said += 1;
        if self.words.len() > KEPT_WORDS {
            self.words.pop_front();
        }
    }

    /// Whether anything has been said since somebody listens.
    #[must_use]
    pub fn has_words(&self) -> bool {
        self.said > 0
    }

    /// Whether this has been said lately.
    #[must_use]
    pub fn has_said(&self, words: &str) -> bool {
        self.words.iter().any(|(_, node)| node.label() == Some(words))
    }

    /// Whether there is a board to be read.
    #[must_use]
    pub fn has_board(&self) -> bool {
        !self.board.is_empty()
    }

    /// Lets a board be read, in the place of the one before.
    pub fn show_board(&mut self, name: String, cells: impl IntoIterator<Item = ReadCell>) {
        let ids = (CELLS..).map(NodeId);
        let mut cells: Vec<_> = ids.zip(cells.into_iter().map(ReadCell::node)).take(MOST_CELLS).collect();
        let mut board = Node::new(Role::Group);
        board.set_label(name);
        board.set_author_id("board");
        board.set_children(cells.iter().map(|(id, _)| *id).collect::<Vec<_>>());
        self.board.clear();
        self.board.push((NodeId(BOARD), board));
        self.board.append(&mut cells);
    }

    /// There is none to be read.
    pub fn hide_board(&mut self) {
        self.board.clear();
    }

    /// The place of the cell with this node.
    fn cell(&self, id: NodeId) -> Option<usize> {
        let place = usize::try_from(id.0.checked_sub(CELLS)?).ok()?;
        (place + 1 < self.board.len()).then_some(place)
    }

    /// Hangs the board and the words behind the panels.
    fn add_to(&self, update: &mut TreeUpdate) {
        let Some(root) = update.tree.as_ref().map(|tree| tree.root) else { return };
        if let Some((_, root)) = update.nodes.iter_mut().find(|(id, _)| *id == root) {
            self.board.first().into_iter().chain(&self.words).for_each(|(id, _)| root.push_child(*id));
            update.nodes.extend(self.board.iter().chain(&self.words).cloned());
        }
    }

    /// What is said and read, for tests.
    #[cfg(test)]
    pub fn listen(&mut self) {
        self.times += 1;
    }

    /// What has been said lately.
    #[cfg(test)]
    pub fn words(&self) -> Vec<&str> {
        self.words.iter().filter_map(|(_, node)| node.label()).collect()
    }

    /// What is read of the cells.
    #[cfg(test)]
    pub fn cells(&self) -> Vec<&str> {
        self.board.iter().skip(1).filter_map(|(_, node)| node.label()).collect()
    }
}

impl ReadCell {
    fn node(self) -> Node {
        let mut node = Node::new(Role::Button);
        node.set_label(shortened(&self.words));
        node.set_author_id(self.name);
        node.add_action(Action::Click);
        if self.is_chosen {
            node.set_toggled(accesskit::Toggled::True);
        }
        node
    }
}

fn shortened(words: &str) -> String {
    words.chars().take(MOST_LETTERS).collect()
}

/// Gives a widget the name by which scripts know it.
pub(super) fn name_widget(ctx: &Context, id: egui::Id, name: &str) {
    ctx.accesskit_node_builder(id, |node| node.set_author_id(name));
}

/// Says what a sheet is, which keeps everything else from being pressed.
pub(super) fn name_sheet(ui: &egui::Ui, name: &str, title: &str) {
    ui.ctx().accesskit_node_builder(ui.unique_id(), |node| {
        node.set_role(Role::Dialog);
        node.set_author_id(name);
        node.set_label(title);
        node.set_modal();
    });
}

pub(super) fn plugin(app: &mut App) {
    want_frames(app, |reader: Res<Reader>| (reader.is_on() && !page::IS_THERE).then_some(ATTENTIVE));
    #[cfg(feature = "testing")]
    app.init_resource::<ReadTree>();
    app.init_resource::<Reader>()
        .add_message::<ActionRequest>()
        .add_systems(
            PreUpdate,
            (follow, hear.after(super::egui_input::write_keys)).chain().in_set(EguiInputSet::ReadBevyMessages),
        )
        .add_systems(PostUpdate, hand_over.in_set(EguiPostUpdateSet::EndPass).after(bevy_egui::end_pass_system));
}

/// Notices who begins or ends to listen: `bevy_egui` makes the tree as soon as it could be asked for, in every frame.
fn follow(
    requested: Option<Res<AccessibilityRequested>>,
    mut reader: ResMut<Reader>,
    mut contexts: Query<&mut EguiContext>,
) {
    let times =
        if page::IS_THERE { page::times_read() } else { requested.map_or(0, |requested| u32::from(requested.get())) };
    if times != reader.times {
        *reader = Reader { times, ..Reader::default() };
    }
    for mut context in &mut contexts {
        let ctx = context.get_mut();
        if reader.is_on() { ctx.enable_accesskit() } else { ctx.disable_accesskit() }
    }
}

/// Carries out what is wanted: on the board here, on panels by egui, which would not hear of it otherwise.
fn hear(
    reader: Res<Reader>,
    context: Option<Single<Entity, With<PrimaryEguiContext>>>,
    mut requests: MessageReader<ActionRequest>,
    mut events: MessageWriter<EguiInputEvent>,
    mut commands: Commands,
) {
    let Some(context) = context.map(|context| *context).filter(|_| reader.is_on()) else { return };
    let of_page = std::iter::from_fn(page::take_press).take(MOST_PRESSES).filter_map(of_page);
    for request in requests.read().map(|request| request.0.clone()).chain(of_page) {
        match reader.cell(request.target_node) {
            Some(cell) if request.action == Action::Click => commands.trigger(CellPressed(cell)),
            Some(_) => {}
            None => {
                events.write(EguiInputEvent { context, event: egui::Event::AccessKitActionRequest(request) });
            }
        }
    }
}

/// What somebody wants of the page.
fn of_page((node, action): (u64, String)) -> Option<accesskit::ActionRequest> {
    let action = match action.as_str() {
        "press" => Action::Click,
        "focus" => Action::Focus,
        "more" => Action::Increment,
        "less" => Action::Decrement,
        _ => return None,
    };
    Some(accesskit::ActionRequest { action, target_tree: TreeId::ROOT, target_node: NodeId(node), data: None })
}

/// Completes the tree of this frame, and hands the page what has changed in it.
fn hand_over(
    mut outputs: Query<&mut EguiFullOutput, With<PrimaryEguiContext>>,
    reader: Res<Reader>,
    mut mirror: Local<(u32, Mirror)>,
    #[cfg(feature = "testing")] mut tree: ResMut<ReadTree>,
) {
    if mirror.0 != reader.times {
        *mirror = (reader.times, Mirror::default());
    }
    let updates = outputs
        .iter_mut()
        .filter_map(|output| output.into_inner().0.as_mut()?.platform_output.accesskit_update.as_mut());
    for update in updates {
        reader.add_to(update);
        #[cfg(feature = "testing")]
        tree.remember(update);
        if page::IS_THERE
            && let Some(change) = mirror.1.follow(update)
        {
            page::show_items(&change.items, change.order.as_deref());
        }
    }
}

#[cfg(test)]
mod tests;
