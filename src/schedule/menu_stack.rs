//! The menus over the screen, one above the other.

use bevy::prelude::*;

use super::Menu;

/// The open menus, the lowest first. The state [`Menu`] is always the topmost one. To open a menu is to push it here,
/// and closing it shows what lay below, so no menu needs to know from where it was opened.
#[derive(Resource, Clone, PartialEq, Eq, Debug, Default)]
pub struct MenuStack {
    open: Vec<Menu>,
}

impl MenuStack {
    /// Opens a menu above all others; one that is open already comes to the top. [`Menu::None`] opens nothing.
    pub fn push(&mut self, menu: Menu) {
        self.open.retain(|other| *other != menu);
        self.open.extend(Some(menu).filter(|menu| *menu != Menu::None));
    }

    /// Closes the topmost menu and returns it, or [`Menu::None`] if none is open.
    pub fn pop(&mut self) -> Menu {
        self.open.pop().unwrap_or_default()
    }

    /// Closes all menus.
    pub fn clear(&mut self) {
        self.open.clear();
    }

    /// Whether a menu is open, at the top or below others.
    #[must_use]
    pub fn has(&self, menu: Menu) -> bool {
        self.open.contains(&menu)
    }

    /// How many menus are open.
    #[must_use]
    pub fn depth(&self) -> usize {
        self.open.len()
    }

    /// The topmost menu, or [`Menu::None`].
    #[must_use]
    pub fn top(&self) -> Menu {
        self.open.last().copied().unwrap_or_default()
    }
}

/// The state follows the stack; menus belong to the screen over which they were opened.
pub(super) fn plugin(app: &mut App) {
    app.init_resource::<MenuStack>()
        .add_systems(Last, show_top.run_if(resource_changed::<MenuStack>))
        .add_systems(OnExit(super::Screen::Table), |mut menus: ResMut<MenuStack>| menus.clear());
}

fn show_top(menus: Res<MenuStack>, mut menu: ResMut<NextState<Menu>>) {
    NextState::set_if_neq(&mut menu, menus.top());
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;

    #[test]
    fn closing_a_menu_shows_the_one_below() {
        let mut menus = MenuStack::default();
        for menu in [Menu::Pause, Menu::Settings, Menu::Rules] {
            menus.push(menu);
        }
        let closed = [(); 4].map(|()| (menus.pop(), menus.top()));
        let expected = [
            (Menu::Rules, Menu::Settings),
            (Menu::Settings, Menu::Pause),
            (Menu::Pause, Menu::None),
            (Menu::None, Menu::None),
        ];
        assert_eq!(closed, expected);
    }

    #[test]
    fn a_menu_is_open_only_once() {
        let mut menus = MenuStack::default();
        for menu in [Menu::Rules, Menu::Pause, Menu::Rules, Menu::None] {
            menus.push(menu);
        }
        assert_eq!((menus.pop(), menus.pop(), menus.pop()), (Menu::Rules, Menu::Pause, Menu::None));
    }

    #[test]
    fn the_state_is_the_top_of_the_stack() {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, super::super::plugin));
        let shown = |app: &mut App, change: fn(&mut MenuStack)| {
            change(&mut app.world_mut().resource_mut::<MenuStack>());
            app.update();
            app.update();
            *app.world().resource::<State<Menu>>().get()
        };
        assert_eq!(shown(&mut app, |menus| menus.push(Menu::Pause)), Menu::Pause);
        assert_eq!(shown(&mut app, |menus| menus.push(Menu::Settings)), Menu::Settings);
        let back = |menus: &mut MenuStack| {
            menus.pop();
        };
        assert_eq!(shown(&mut app, back), Menu::Pause);
        assert_eq!(shown(&mut app, MenuStack::clear), Menu::None);
    }
}
