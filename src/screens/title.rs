//! The title: the shelf of games.

use bevy::prelude::*;
use bevy_egui::{EguiContexts, egui};
use egui::{Align2, Rect as Area, Ui, pos2, vec2};

use super::miniature;
use super::page::diagram;
use super::shelf::{self, Shelf};
use super::shelf_card::{CardWords, Choice, ShelfCard, cards};
use crate::games;
use crate::kept::{InWords, PlayerFolder};
use crate::library::{LibraryNotice, MatchLibrary, PasteRequested};
use crate::look::palette::PanelColors;
use crate::page;
use crate::path::Path;
use crate::puzzles::{Practice, PuzzleRequested, Wish};
use crate::schedule::{Menu, MenuStack, QuitRequested, Screen};
use crate::screens::setup::MatchSetup;
use crate::settings::CorrectedPreferences;
use crate::stage::PreviewGame;
use crate::table::{Intent, IntentWriter, Leftovers};
use crate::tournament::Tournament;
use crate::ui::theme::to_egui;
use crate::ui::widget::WidgetContext;
use crate::ui::{FreeArea, Scale, card, fonts, ground_sense, icon, least, star, target};
use crate::words::text;

/// How many tools there are at the head of the shelf.
const HEAD_TOOLS: f32 = 8.0;
/// Where there is less room for the tools, they stand close, and what is pasted has only its key and its button in the
/// library.
const HEAD_ROOM: f32 = 290.0;
/// Between tools that stand close.
const CLOSE_GAP: f32 = 3.0;

/// The side of a tool on a card.
const CARD_TOOL: f32 = 28.0;
/// Between tools on a card, and between them and the edges of its picture.
const CARD_GAP: f32 = 4.0;

/// By how much the picture of the chosen game is larger on each side.
const FORWARD: f32 = 5.0;
/// How dark the shade over the pictures of the others is, of 255.
const SHADED: u8 = 80;

/// The width of the star beside the number of stars.
const STAR: f32 = 15.0;

/// Where the title leads.
#[derive(bevy::ecs::system::SystemParam)]
pub(super) struct Ways<'w, 's> {
    leftovers: ResMut<'w, Leftovers>,
    corrected: Res<'w, CorrectedPreferences>,
    folder: Res<'w, PlayerFolder>,
    path: Path<'w>,
    practice: Practice<'w, 's>,
    tournament: Res<'w, Tournament>,
    library: Res<'w, MatchLibrary>,
    commands: Commands<'w, 's>,
    setup: ResMut<'w, MatchSetup>,
    preview_game: ResMut<'w, PreviewGame>,
    screen: ResMut<'w, NextState<Screen>>,
    menus: ResMut<'w, MenuStack>,
    intents: IntentWriter<'w>,
}

impl Ways<'_, '_> {
    fn go(&mut self, choice: &Choice) {
        match choice {
            Choice::GoOn(_) => {
                let unfinished = self.leftovers.unfinished.take();
                self.intents.write_batch(unfinished.map(|game| Intent::Open(Box::new(game))));
            }
            Choice::Play(game) => {
                self.preview(choice);
                self.setup.choose(*game);
                self.screen.set(Screen::Setup);
            }
        }
    }

    /// Puts a game on the table behind the shelf.
    fn preview(&mut self, choice: &Choice) {
        if let Choice::Play(game) = choice
            && self.preview_game.0 != *game
        {
            self.preview_game.0 = *game;
        }
    }

    /// Whether nothing has been learned or played yet.
    fn is_newcomer(&self) -> bool {
        self.path.is_new() && self.leftovers.unfinished.is_none()
    }

    /// The golden button: the first lesson of all, or the next step in the game on the table.
    fn go_on(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        if self.is_newcomer() {
            if widgets.leading(ui, "start here", &text!("title-start"))
                && let Some(request) = self.path.first()
            {
                self.commands.trigger(request);
            }
            return;
        }
        let game = self.preview_game.0;
        let label = text!("path-step", game = games::ui(game).short_name, step = self.path.label(game));
        if widgets.leading(ui, "go on", &label) {
            self.path.next(game).take(&mut self.commands);
        }
    }

    /// The puzzle of the day in the game on the table, for whoever knows it, and what comes back today.
    fn practise(&mut self, ui: &mut Ui, widgets: &mut WidgetContext) {
        let game = self.preview_game.0;
        if self.path.is_known(game)
            && !self.practice.overview(game).is_daily_done
            && widgets.button(ui, "daily", &text!("puzzle-daily"))
        {
            self.commands.trigger(PuzzleRequested { game, wish: Wish::Daily });
        }
        if self.tournament.next().is_some() && widgets.button(ui, "tournament", &text!("tournament")) {
            self.menus.push(Menu::Tournament);
        }
        if let Some((game, count)) = self.practice.due()
            && widgets.button(ui, "review", &text!("title-review", count = count))
        {
            self.commands.trigger(PuzzleRequested { game, wish: Wish::Review });
        }
    }

    /// What the player should know of what was found at the start.
    fn troubles(&self) -> Vec<String> {
        let matches = self.leftovers.troubles.iter().map(|trouble| trouble.words());
        let unread = self.folder.unread();
        let unread: Vec<String> = unread.iter().map(|unread| unread.words()).collect();
        let library = self.library.said().filter(|said| said.is_trouble()).map(LibraryNotice::words);
        matches.chain(unread).chain(self.corrected.line()).chain(library).collect()
    }
}

/// Shows the title. Behind a sheet the shelf is empty: the board keeps its place, and what lies before it stays hidden.
pub(super) fn show(
    mut contexts: EguiContexts,
    mut widgets: WidgetContext,
    mut ways: Ways,
    (scale, menu): (Res<Scale>, Res<State<Menu>>),
    mut area: ResMut<FreeArea>,
    mut shown: Local<Vec<ShelfCard>>,
) -> Result {
    widgets.set_enabled(true);
    let ctx = contexts.ctx_mut()?.clone();
    if shown.is_empty() || ways.leftovers.is_changed() {
        *shown = cards(ways.leftovers.unfinished.as_ref());
    }
    let words: Vec<CardWords> = shown.iter().map(ShelfCard::words).collect();
    let lines = |width: f32, size: f32| shelf::tallest(&ctx, words.iter().map(|words| &words.line), width, size);
    let shelf = Shelf::of((ctx.content_rect().size(), target(&ctx)), shown.len(), lines);
    area.set_if_neq(FreeArea { top: shelf.head, bottom: shelf.room.height(), ..FreeArea::default() }.times(scale.0));
    let whole = ctx.content_rect();
    let shade = to_egui(widgets.palette().panel.background);
    if *menu.get() != Menu::None {
        shelf::paint_plank(&ctx.layer_painter(egui::LayerId::background()), &shelf, shade);
        return Ok(());
    }
    let ground = egui::Area::new(egui::Id::new("title")).order(egui::Order::Background).sense(ground_sense(&ctx));
    ground.fixed_pos(whole.min).show(&ctx, |ui| {
        ui.set_max_size(whole.size());
        shelf::paint_plank(ui.painter(), &shelf, shade);
        head(ui, &mut widgets, &mut ways, &shelf, whole);
        let inner = egui::UiBuilder::new().max_rect(shelf.inner());
        ui.scope_builder(inner, |ui| {
            egui::ScrollArea::vertical().show(ui, |ui| {
                ui.spacing_mut().item_spacing = vec2(shelf::GAP, shelf::GAP);
                if !shelf.tall {
                    ui.horizontal_wrapped(|ui| {
                        ways.go_on(ui, &mut widgets);
                        ways.practise(ui, &mut widgets);
                    });
                }
                let cards: Vec<_> = shown.iter().zip(&words).collect();
                for row in cards.chunks(shelf.columns) {
                    ui.horizontal(|ui| {
                        ui.add_space(shelf.indent(row.len()));
                        for (card, words) in row {
                            show_card(ui, &mut widgets, &mut ways, &shelf, (card, words));
                        }
                    });
                }
            });
        });
        ui.expand_to_include_rect(whole);
    });
    Ok(())
}

/// The side of a tool beside the name of the program, in what room is left there.
fn head_tool(ui: &Ui, is_roomy: bool) -> f32 {
    let tools = if is_roomy { HEAD_TOOLS } else { HEAD_TOOLS - 1.0 };
    if target(ui.ctx()) > 0.0 {
        return least(ui).x;
    }
    (ui.available_width() / tools - ui.spacing().item_spacing.x).clamp(22.0, 40.0)
}

/// The name of the program, and the other ways from here.
fn head(ui: &mut Ui, widgets: &mut WidgetContext, ways: &mut Ways, shelf: &Shelf, whole: Area) {
    let colors = widgets.palette().panel;
    let place = whole.with_max_y(whole.min.y + shelf.head).shrink2(vec2(shelf::MARGIN, 8.0));
    shelf::paint_head(ui.painter(), whole.with_max_y(whole.min.y + shelf.head), to_egui(colors.background));
    // Fingers need more room than there is beside the name where cards lie.
    let is_below = !shelf.tall && target(ui.ctx()) > 0.0;
    ui.scope_builder(egui::UiBuilder::new().max_rect(place), |ui| {
        ui.horizontal(|ui| {
            let size = if shelf.tall { 44.0 } else { 30.0 };
            let title = egui::RichText::new("Ludarium").font(fonts::display(size)).color(to_egui(colors.accent));
            ui.label(title);
            if !is_below {
                tools(ui, widgets, ways, shelf);
            }
        });
        if is_below {
            ui.horizontal(|ui| tools(ui, widgets, ways, shelf));
        }
        if shelf.tall {
            ui.horizontal(|ui| {
                ui.label(egui::RichText::new(text!("title-subtitle")).color(to_egui(colors.text)));
                ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| ways.practise(ui, widgets));
            });
        }
        unkept(ui, widgets, ways);
        for line in ways.troubles() {
            ui.label(egui::RichText::new(line).small().color(to_egui(colors.bad)));
        }
        if let Some(importing) = ways.library.importing() {
            let words = egui::RichText::new(importing.words()).small().color(to_egui(colors.accent));
            ui.label(words).on_hover_text(text!("import-goes-on-help"));
        }
        if let Some(said) = ways.library.said().filter(|said| !said.is_trouble()) {
            ui.label(egui::RichText::new(said.words()).small().color(to_egui(colors.accent)));
        }
    });
}

/// The other ways from here, from right to left.
fn tools(ui: &mut Ui, widgets: &mut WidgetContext, ways: &mut Ways, shelf: &Shelf) {
    let is_roomy = ui.available_width() >= HEAD_ROOM.max(HEAD_TOOLS * target(ui.ctx()));
    if !is_roomy {
        ui.spacing_mut().item_spacing.x = CLOSE_GAP;
    }
    let tool = head_tool(ui, is_roomy);
    ui.with_layout(egui::Layout::right_to_left(egui::Align::Center), |ui| {
        if !page::IS_THERE && widgets.tool(ui, tool, true, "quit", icon::QUIT, &text!("quit")) {
            ways.commands.trigger(QuitRequested);
        }
        for (name, icon, help, menu) in [
            ("credits", icon::CREDITS, text!("credits"), Menu::Credits),
            ("settings", icon::SETTINGS, text!("settings"), Menu::Settings),
            ("rules", icon::RULES, text!("title-rules"), Menu::Rules),
            ("puzzles", icon::PUZZLES, text!("title-puzzles"), Menu::Puzzles),
            ("lessons", icon::LESSONS, text!("title-lessons"), Menu::Lessons),
            ("library", icon::LIBRARY, text!("title-library"), Menu::Library),
        ] {
            if widgets.tool(ui, tool, true, name, icon, &help) {
                ways.menus.push(menu);
            }
        }
        if is_roomy && widgets.tool(ui, tool, true, "paste", icon::PASTE, &text!("paste-help")) {
            ways.commands.trigger(PasteRequested);
        }
        if shelf.tall {
            ways.go_on(ui, widgets);
        }
    });
}

/// What is not kept, with the way to what can be done about it.
fn unkept(ui: &mut Ui, widgets: &mut WidgetContext, ways: &mut Ways) {
    let Some(refusal) = ways.folder.refusal() else { return };
    let color = to_egui(widgets.palette().panel.bad);
    ui.horizontal(|ui| {
        ui.label(egui::RichText::new(text!("unkept-sign", why = refusal.words())).color(color));
        if !ways.folder.is_in_use() && widgets.button(ui, "unkept", &text!("unkept-more")) {
            ways.menus.push(Menu::Unkept);
        }
    });
}

/// The ways from a card to what teaches the game, shown on that of the game on the table; returns whether one is taken.
fn learn(ui: &mut Ui, widgets: &mut WidgetContext, ways: &mut Ways, picture: Area, is_shown: bool) -> bool {
    let tools = [
        ("card lessons", icon::LESSONS, text!("title-lessons"), Menu::Lessons),
        ("card puzzles", icon::PUZZLES, text!("title-puzzles"), Menu::Puzzles),
        ("card progress", icon::PROGRESS, text!("title-progress"), Menu::Progress),
    ];
    // The card itself is pressed beside them, so that for fingers they have their whole size.
    let side = target(ui.ctx()).max(CARD_TOOL);
    let width = |tools: usize| tools as f32 * (side + CARD_GAP) - CARD_GAP;
    let least = if side > CARD_TOOL { 0 } else { 2 };
    let fits = |tools: &usize| width(*tools) + 2.0 * CARD_GAP <= picture.width();
    let fitting = (least + 1..=tools.len()).rev().find(fits).unwrap_or(least);
    let row = vec2(width(fitting), side);
    // In the corner, so that whoever aims at the middle of a card does not press what comes into view there.
    let place = Area::from_min_size(picture.right_top() + vec2(-row.x - CARD_GAP, CARD_GAP), row);
    // It lies over the card, and takes no room in the row of cards. Every card has it, shown or not: egui knows what comes
    // after it by number, and would lose a click between two frames that count differently.
    let center = egui::Layout::left_to_right(egui::Align::Center);
    let mut over = ui.new_child(egui::UiBuilder::new().max_rect(place).layout(center));
    if !is_shown {
        return false;
    }
    over.spacing_mut().item_spacing.x = CARD_GAP;
    let mut is_left = false;
    for (name, icon, help, menu) in tools.into_iter().take(fitting) {
        if widgets.tool(&mut over, side, true, name, icon, &help) {
            ways.menus.push(menu);
            is_left = true;
        }
    }
    is_left
}

fn show_card(
    ui: &mut Ui,
    widgets: &mut WidgetContext,
    ways: &mut Ways,
    shelf: &Shelf,
    (card, words): (&ShelfCard, &CardWords),
) {
    let is_previewed = matches!(card.choice, Choice::Play(game) if game == ways.preview_game.0);
    let stars = earned(ways, &card.choice);
    let line = stars.map_or(words.line.clone(), |(count, most)| {
        format!("{}; {}", words.line, text!("title-stars", count = count, most = most))
    });
    let spoken = text!("title-card", title = words.title.as_str(), line = line);
    let (response, rect) = widgets.tile(ui, shelf.card, is_previewed, &card.name, &spoken);
    let palette = *widgets.palette();
    let is_go_on = matches!(card.choice, Choice::GoOn(_));
    let title_color = to_egui(if is_previewed || is_go_on { palette.panel.accent } else { palette.panel.text });
    let weak = to_egui(palette.panel.weak_text);
    // The chosen board comes forward into the light.
    let picture = shelf.picture(rect).expand(if is_previewed && shelf.tall { FORWARD } else { 0.0 });
    if !card.miniature.is_some_and(|png| miniature::paint(ui.painter(), picture, png)) {
        diagram::paint_miniature(ui.painter(), &palette, picture, &card.position);
    }
    if !is_previewed && !is_go_on {
        ui.painter().rect_filled(picture, 0.0, egui::Color32::from_black_alpha(SHADED));
    }
    diagram::frame(ui.painter(), &palette, picture);
    if let Some((count, most)) = stars.filter(|_| shelf.tall) {
        paint_earned_stars(ui, picture, &text!("title-stars-of", count = count, most = most), &palette.panel);
    }
    let (room, font) = (shelf.text_width(), egui::FontId::proportional(shelf.text_size()));
    if shelf.tall {
        let middle = pos2(rect.center().x, shelf.picture(rect).max.y + 18.0);
        card::caption(ui.painter(), middle, rect.width() - 18.0, &words.title, fonts::display(17.0), title_color);
        let at = pos2(rect.center().x, middle.y + 12.0);
        shelf::write(ui, at, egui::Align::Center, room, &words.line, font, weak);
    } else {
        let corner = pos2(picture.max.x + 9.0, picture.min.y);
        ui.painter().text(corner, Align2::LEFT_TOP, &words.title, fonts::bold(17.0), title_color);
        shelf::write(ui, corner + vec2(0.0, 21.0), egui::Align::Min, room, &words.line, font, weak);
    }
    // A pointer that has come to lie on a card by what was pressed before chooses nothing.
    let is_pointed_at = response.hovered() && ui.input(|input| input.pointer.delta() != egui::Vec2::ZERO);
    if is_pointed_at || response.has_focus() {
        ways.preview(&card.choice);
    }
    let is_left = shelf.tall && learn(ui, widgets, ways, picture, is_previewed);
    if response.clicked() && !is_left {
        ways.go(&card.choice);
    }
    response.on_hover_text(&words.help);
}

/// The stars that the lessons of a card's game have brought, if there are any, and how many there are.
fn earned(ways: &mut Ways, choice: &Choice) -> Option<(u32, usize)> {
    let Choice::Play(game) = choice else { return None };
    ways.path.stars(*game)
}

/// Paints a star and how many are earned in the lower left corner of a picture.
fn paint_earned_stars(ui: &Ui, picture: Area, earned: &str, colors: &PanelColors) {
    let galley = ui.painter().layout_no_wrap(earned.to_owned(), fonts::bold(15.0), to_egui(colors.text));
    let size = vec2(STAR + galley.size().x + 14.0, STAR + 8.0);
    let place = Area::from_min_size(picture.left_bottom() + vec2(CARD_GAP, -size.y - CARD_GAP), size);
    ui.painter().rect_filled(place, size.y / 2.0, to_egui(colors.panel).gamma_multiply(0.9));
    star::paint_earned(ui.painter(), place.left_center() + vec2(STAR / 2.0 + 5.0, 0.0), STAR);
    let at = pos2(place.min.x + STAR + 8.0, place.center().y - galley.size().y / 2.0);
    ui.painter().galley(at, galley, to_egui(colors.text));
}
