//! What is said of the shown turn of the study, while it is typed and chosen.

use bevy::prelude::*;
use bevy_enhanced_input::prelude::Fire;
use ludarium_record::study::NodeId;

use crate::actions::{DeleteVariation, NoteTurn, RedoEdit, UndoEdit};
use crate::input::Selection;
use crate::schedule::{Menu, MenuStack};
use crate::table::{Intent, IntentWriter, MatchClosed, StudyEdit, Table};

/// Somebody wants to say something of the shown turn.
#[derive(Event, Clone, Copy, PartialEq, Eq, Debug)]
pub struct NotesWanted;

/// The comment that is being typed.
#[derive(Resource, Default, Debug)]
pub struct NotesDraft {
    /// Of which position of the study.
    about: Option<NodeId>,
    /// Its text.
    pub comment: String,
    /// Whether the field has got the keyboard, which it gets when the sheet opens.
    pub has_keyboard: bool,
}

impl NotesDraft {
    /// The longest comment that can be typed, in characters.
    pub const MOST: usize = 500;

    /// Begins with what is said of the shown position, unless that has been done.
    pub fn follow(&mut self, table: &Table) {
        if self.about == table.shown_node() {
            return;
        }
        self.about = table.shown_node();
        self.comment = table.shown_study_node().map(|node| node.notes().comment.clone()).unwrap_or_default();
    }

    /// What is typed is not kept.
    pub fn forget(&mut self) {
        *self = NotesDraft::default();
    }

    /// The change that is typed, if there is any.
    #[must_use]
    pub fn change(&self, table: &Table) -> Option<Intent> {
        let known = table.shown_study_node().filter(|_| self.about.is_some() && self.about == table.shown_node())?;
        let typed = self.comment.trim();
        (known.notes().comment != typed).then(|| Intent::Edit(StudyEdit::Comment(typed.to_owned())))
    }
}

/// The keys of the study.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<NotesDraft>()
        .add_observer(|_: On<Fire<NoteTurn>>, mut commands: Commands| commands.trigger(NotesWanted))
        .add_observer(open)
        .add_observer(delete)
        .add_observer(|_: On<Fire<UndoEdit>>, mut intents: IntentWriter| intents.write(Intent::Edit(StudyEdit::Undo)))
        .add_observer(|_: On<Fire<RedoEdit>>, mut intents: IntentWriter| intents.write(Intent::Edit(StudyEdit::Redo)))
        .add_observer(|_: On<MatchClosed>, mut draft: ResMut<NotesDraft>| draft.forget())
        .add_systems(OnExit(Menu::Notes), keep.run_if(resource_exists::<Table>));
}

fn open(_: On<NotesWanted>, table: Option<Res<Table>>, mut menus: ResMut<MenuStack>) {
    if table.is_some_and(|table| table.shown_study_node().is_some()) {
        menus.push(Menu::Notes);
    }
}

fn delete(_: On<Fire<DeleteVariation>>, selection: Res<Selection>, mut intents: IntentWriter) {
    if !selection.has_begun() {
        intents.write(Intent::Edit(StudyEdit::Delete));
    }
}

/// What was typed is kept when the sheet closes, however it does.
fn keep(table: Res<Table>, mut draft: ResMut<NotesDraft>, mut intents: IntentWriter) {
    intents.write_batch(draft.change(&table));
    draft.forget();
}
