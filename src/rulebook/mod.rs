//! Where the rules are taught: from a refused choice or a piece to the paragraph of the rules page and to the lesson.

mod keys;
mod subject;

use std::collections::HashMap;
use std::sync::Arc;

use bevy::ecs::system::SystemParam;
use bevy::prelude::*;
use ludarium_learn::lessons::{Assets, Catalogue, Lesson, LessonId, PieceRule, RuleIndex};
use ludarium_rules::{Cell, GameId};

pub use subject::{Now, Subject};

use crate::input::{Rule, Selection};
use crate::lessons::{LessonRequested, Lessons};
use crate::schedule::{Menu, MenuStack};
use crate::table::Table;

/// The indexes of the rules pages, read when they are wanted first.
#[derive(Resource, Default)]
pub struct RuleIndexes(HashMap<GameId, RuleIndex>);

impl RuleIndexes {
    /// The index of a game; an empty one, which is said once, where it cannot be read.
    fn of(&mut self, game: GameId) -> &RuleIndex {
        self.0.entry(game).or_insert_with(|| {
            let index = RuleIndex::load(&Assets::BuiltIn, game);
            index.inspect_err(|error| warn!("{error}")).unwrap_or_default()
        })
    }
}

/// The heading of a rules page at which it is opened.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MarkedHeading(pub Option<Heading>);

/// A heading of a rules page.
#[derive(Clone, PartialEq, Eq, Hash, Debug)]
pub struct Heading {
    /// Whose page.
    pub game: GameId,
    /// Its key.
    pub key: String,
    /// The lesson on what led here, where another fits better than the first that teaches the heading.
    pub lesson: Option<LessonId>,
}

impl Heading {
    /// The lesson that teaches it.
    #[must_use]
    pub fn taught_by<'c>(&self, lessons: &'c Catalogue) -> Option<&'c Arc<Lesson>> {
        let named = self.lesson.as_ref().and_then(|lesson| lessons.lesson(lesson));
        named.or_else(|| lessons.teaching(&self.key))
    }
}

/// From what is said or pointed at to the rules.
#[derive(SystemParam)]
pub struct Rulebook<'w, 's> {
    indexes: ResMut<'w, RuleIndexes>,
    lessons: ResMut<'w, Lessons>,
    marked: ResMut<'w, MarkedHeading>,
    menus: ResMut<'w, MenuStack>,
    commands: Commands<'w, 's>,
}

impl Rulebook<'_, '_> {
    /// The heading below which the rules say what was said to the last choice.
    pub fn heading_of_notice(&mut self, table: &Table, selection: &Selection) -> Option<Heading> {
        let game = table.game().setup().game;
        match selection.notice.as_ref()?.rule.as_ref()? {
            Rule::Heading(key) => Some(Heading { game, key: (*key).to_owned(), lesson: None }),
            Rule::Refusal(why) => {
                let index = self.indexes.of(game);
                let key = index.heading_of_refusal(game, why)?.to_owned();
                Some(Heading { game, key, lesson: index.lesson(&RuleIndex::key(game, why)) })
            }
        }
    }

    /// Where the rules say what a piece may do, by the English name of its kind or unit, and below which heading.
    pub fn piece(&mut self, game: GameId, english: &str) -> Option<(PieceRule, Heading)> {
        let index = self.indexes.of(game);
        let rule = index.piece(english)?.clone();
        let heading = Heading { game, key: rule.heading().to_owned(), lesson: index.lesson(english) };
        Some((rule, heading))
    }

    /// The heading below which the rules say what the piece on a cell may do.
    pub fn heading_of_piece(&mut self, table: &Table, cell: Cell) -> Option<Heading> {
        let subject = Subject::on(table, cell)?;
        self.piece(table.game().setup().game, subject.name.english).map(|(_, heading)| heading)
    }

    /// The lesson that teaches what stands below a heading, if one does.
    pub fn lesson(&mut self, heading: &Heading) -> Option<LessonRequested> {
        let lesson = heading.taught_by(self.lessons.of(heading.game))?;
        Some(LessonRequested { game: heading.game, lesson: lesson.id.clone() })
    }

    /// What the lesson of a request is called.
    pub fn title(&mut self, request: &LessonRequested) -> Option<String> {
        let lesson = self.lessons.of(request.game).lesson(&request.lesson)?;
        Some(crate::words::lesson(lesson, ludarium_learn::lessons::LessonText::Title))
    }

    /// Opens the rules at a heading.
    pub fn open(&mut self, heading: Option<Heading>) {
        self.marked.0 = heading;
        self.menus.push(Menu::Rules);
    }

    /// Opens the rules where they say what the piece on a cell may do; without one, the whole page.
    pub fn open_at_piece(&mut self, table: &Table, cell: Option<Cell>) {
        let heading = cell.and_then(|cell| self.heading_of_piece(table, cell));
        self.open(heading);
    }

    /// Puts a lesson on the table.
    pub fn play(&mut self, lesson: LessonRequested) {
        self.commands.trigger(lesson);
    }
}

/// The keys, and the heading at which the rules are opened.
pub fn plugin(app: &mut App) {
    app.init_resource::<RuleIndexes>()
        .init_resource::<MarkedHeading>()
        .add_plugins(keys::plugin)
        .add_systems(OnExit(Menu::Rules), |mut marked: ResMut<MarkedHeading>| marked.0 = None);
}
