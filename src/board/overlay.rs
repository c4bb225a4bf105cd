//! Overlays: what lies on or floats over the board for a while, such as marks, figures and previews.
//!
//! An overlay is a keyed set of items. Its owner computes what should be seen; [`Overlay`] compares that with what
//! stands, spawns what is missing, updates what is different and despawns the rest. What stands is read from the entities
//! themselves, so that it does not matter what else has removed some of them: another stage, another match, a piece that
//! carried one.

use std::collections::BTreeMap;
use std::fmt::Debug;

use bevy::camera::visibility::NoFrustumCulling;
use bevy::ecs::system::SystemParam;
use bevy::light::{NotShadowCaster, NotShadowReceiver};
use bevy::picking::Pickable;
use bevy::prelude::*;

use crate::look::light::LightMaterial;
use crate::schedule::Screen;
use crate::stage::StageRoot;

/// A part of an overlay: it takes no clicks and casts no shadow.
#[derive(Component, Clone, Copy, Default, Debug)]
#[require(Transform, Visibility, Pickable = Pickable::IGNORE, NotShadowCaster, NoFrustumCulling)]
pub struct OverlayPart;

/// What tells the items of one overlay apart. Each overlay has a key type of its own.
pub trait OverlayKey: Ord + Clone + Debug + Send + Sync + 'static {
    /// Whether the items belong to a match, so that they go when the player leaves the table.
    const OF_MATCH: bool = true;
    /// Whether shadows fall on the items.
    const SHADED: bool = false;
}

/// What an item of an overlay is drawn with.
#[derive(Clone, PartialEq, Debug)]
pub enum OverlayMaterial {
    /// A surface.
    Surface(Handle<StandardMaterial>),
    /// A light.
    Light(Handle<LightMaterial>),
}

impl From<&Handle<StandardMaterial>> for OverlayMaterial {
    fn from(material: &Handle<StandardMaterial>) -> OverlayMaterial {
        OverlayMaterial::Surface(material.clone())
    }
}

impl From<&Handle<LightMaterial>> for OverlayMaterial {
    fn from(material: &Handle<LightMaterial>) -> OverlayMaterial {
        OverlayMaterial::Light(material.clone())
    }
}

/// What one item of an overlay looks like, and where it stands.
#[derive(Clone, PartialEq, Debug)]
pub struct OverlayItem {
    /// Its shape.
    pub mesh: Handle<Mesh>,
    /// Its material.
    pub material: OverlayMaterial,
    /// Its place, seen from its parent.
    pub place: Transform,
    /// What it moves and goes with; `None` is the stage.
    pub parent: Option<Entity>,
}

impl OverlayItem {
    /// An item on the stage.
    #[must_use]
    pub fn new(mesh: &Handle<Mesh>, material: impl Into<OverlayMaterial>, place: Transform) -> OverlayItem {
        OverlayItem { mesh: mesh.clone(), material: material.into(), place, parent: None }
    }
}

/// The key of an item and the item as it was last shown.
#[derive(Component, Debug)]
#[require(OverlayPart)]
pub struct Shown<K: OverlayKey> {
    /// Which item of the overlay this is.
    pub key: K,
    item: OverlayItem,
}

/// One overlay: the items whose keys are of type `K`. Only one system may show it in a frame.
#[derive(SystemParam)]
pub struct Overlay<'w, 's, K: OverlayKey> {
    standing: Query<'w, 's, (Entity, &'static Shown<K>)>,
    root: Option<Res<'w, StageRoot>>,
    commands: Commands<'w, 's>,
}

impl<K: OverlayKey> Overlay<'_, '_, K> {
    /// Shows these items and no others.
    pub fn show(&mut self, wanted: impl IntoIterator<Item = (K, OverlayItem)>) {
        let mut missing: BTreeMap<K, OverlayItem> = wanted.into_iter().collect();
        for (entity, shown) in &self.standing {
            match missing.remove(&shown.key) {
                Some(item) if item == shown.item => {}
                Some(item) => {
                    let parent = item.parent.or(self.root.as_deref().map(|root| root.0));
                    let mut entity = self.commands.entity(entity);
                    put_on(&mut entity, shown.key.clone(), item);
                    parent.map(|parent| entity.try_insert(ChildOf(parent)));
                }
                None => self.commands.entity(entity).try_despawn(),
            }
        }
        for (key, item) in missing {
            self.spawn(key, item);
        }
    }

    /// Shows what is missing of these items, and leaves everything else as it is. Returns the new entities.
    pub fn add(&mut self, wanted: impl IntoIterator<Item = (K, OverlayItem)>) -> Vec<Entity> {
        let mut missing: BTreeMap<K, OverlayItem> = wanted.into_iter().collect();
        for (_, shown) in &self.standing {
            missing.remove(&shown.key);
        }
        missing.into_iter().map(|(key, item)| self.spawn(key, item)).collect()
    }

    /// Despawns the items whose keys are not wanted, and leaves everything else as it is.
    pub fn retain(&mut self, wanted: impl Fn(&K) -> bool) {
        for (entity, _) in self.standing.iter().filter(|(_, shown)| !wanted(&shown.key)) {
            self.commands.entity(entity).try_despawn();
        }
    }

    fn spawn(&mut self, key: K, item: OverlayItem) -> Entity {
        let parent = item.parent.or(self.root.as_deref().map(|root| root.0));
        let mut entity = self.commands.spawn_empty();
        put_on(&mut entity, key, item);
        if let Some(parent) = parent {
            entity.insert(ChildOf(parent));
        }
        if K::OF_MATCH {
            entity.insert(DespawnOnExit(Screen::Table));
        }
        if !K::SHADED {
            entity.insert(NotShadowReceiver);
        }
        entity.id()
    }
}

/// Makes an entity show an item.
fn put_on<K: OverlayKey>(entity: &mut EntityCommands, key: K, item: OverlayItem) {
    match item.material.clone() {
        OverlayMaterial::Surface(material) => {
            entity.try_insert(MeshMaterial3d(material)).try_remove::<MeshMaterial3d<LightMaterial>>()
        }
        OverlayMaterial::Light(material) => {
            entity.try_insert(MeshMaterial3d(material)).try_remove::<MeshMaterial3d<StandardMaterial>>()
        }
    };
    entity.try_insert((Mesh3d(item.mesh.clone()), item.place, Shown { key, item }));
}

#[cfg(test)]
mod tests {
    use bevy::state::app::StatesPlugin;

    use super::*;
    use crate::schedule;

    impl OverlayKey for u8 {}

    /// The items that should be seen, as (key, height).
    #[derive(Resource, Clone, PartialEq, Debug)]
    struct Wanted(Vec<(u8, f32)>);

    fn item(height: f32) -> OverlayItem {
        OverlayItem::new(&Handle::default(), &Handle::<LightMaterial>::default(), Transform::from_xyz(0.0, height, 0.0))
    }

    fn app() -> App {
        let mut app = App::new();
        app.add_plugins((MinimalPlugins, StatesPlugin, schedule::plugin)).insert_resource(Wanted(Vec::new()));
        let root = app.world_mut().spawn((Transform::default(), Visibility::default())).id();
        app.insert_resource(StageRoot(root)).add_systems(Update, |wanted: Res<Wanted>, mut overlay: Overlay<u8>| {
            overlay.show(wanted.0.iter().map(|(key, height)| (*key, item(*height))));
        });
        app
    }

    /// What stands: entity, key, height.
    fn standing(app: &mut App) -> Vec<(Entity, u8, f32)> {
        let world = app.world_mut();
        let mut shown = world.query::<(Entity, &Shown<u8>, &Transform)>();
        let mut all: Vec<_> =
            shown.iter(world).map(|(entity, shown, place)| (entity, shown.key, place.translation.y)).collect();
        all.sort_by_key(|(_, key, _)| *key);
        all
    }

    fn show(app: &mut App, wanted: &[(u8, f32)]) -> Vec<(Entity, u8, f32)> {
        app.insert_resource(Wanted(wanted.to_vec()));
        app.update();
        standing(app)
    }

    #[test]
    fn items_come_change_and_go_by_their_keys() {
        let mut app = app();
        let first = show(&mut app, &[(1, 0.1), (2, 0.2)]);
        assert_eq!(first.iter().map(|(_, key, _)| *key).collect::<Vec<_>>(), [1, 2]);
        let second = show(&mut app, &[(2, 0.5), (3, 0.3)]);
        assert_eq!(second.iter().map(|(_, key, height)| (*key, *height)).collect::<Vec<_>>(), [(2, 0.5), (3, 0.3)]);
        assert_eq!(first[1].0, second[0].0, "what stays is updated, not spawned again");
        assert_eq!(show(&mut app, &[]), []);
    }

    #[test]
    fn what_something_else_has_removed_is_shown_again() {
        let mut app = app();
        show(&mut app, &[(1, 0.1), (2, 0.2)]);
        let root = app.world().resource::<StageRoot>().0;
        app.world_mut().entity_mut(root).despawn_related::<Children>();
        assert_eq!(standing(&mut app), []);
        assert_eq!(show(&mut app, &[(1, 0.1), (2, 0.2)]).len(), 2);
    }

    #[test]
    fn items_take_no_clicks_and_cast_no_shadow() {
        let mut app = app();
        let [(entity, ..)] = show(&mut app, &[(1, 0.1)])[..] else { panic!("one item") };
        let item = app.world().entity(entity);
        assert_eq!(item.get::<Pickable>(), Some(&Pickable::IGNORE));
        assert!(item.contains::<NotShadowCaster>() && item.contains::<NotShadowReceiver>());
        assert!(item.contains::<Visibility>() && item.contains::<ChildOf>());
    }

    #[test]
    fn items_of_a_match_go_with_the_table() {
        let mut app = app();
        app.insert_resource(NextState::Pending(Screen::Table));
        show(&mut app, &[(1, 0.1)]);
        app.insert_resource(NextState::Pending(Screen::Title));
        assert_eq!(show(&mut app, &[]), []);
        app.insert_resource(NextState::Pending(Screen::Table));
        let [(old, ..)] = show(&mut app, &[(1, 0.1)])[..] else { panic!("one item") };
        app.insert_resource(NextState::Pending(Screen::Title));
        app.update();
        assert!(app.world().get_entity(old).is_err());
    }
}
