//! Pictures of the window that are compared pixel by pixel: which of them look different, and where cells are in them.

use bevy::core_pipeline::{Core3d, Core3dSystems};
use bevy::prelude::*;
use bevy::render::RenderApp;
use bevy::render::extract_resource::{ExtractResource, ExtractResourcePlugin};
use bevy::render::view::screenshot::{Screenshot, ScreenshotCaptured};
use ludarium_rules::Cell;

use super::Script;
use super::error::StepError;
use super::eyes::{Eyes, Rgb, difference};
use super::progress::is_at_rest;
use crate::look::palette::{Palette, PaletteName};
use crate::look::polygon;
use crate::stage::{Presentation, StageStyle};

/// A pixel shows something if it looks that different with it (CIEDE2000).
const DIFFERENT: f32 = 15.0;

/// So often pictures that changed by themselves are begun anew.
const MOST_TRIES: u32 = 10;
/// The frames between two tries: something may be coming to rest.
const FRAMES_BETWEEN_TRIES: u32 = 30;

/// The tries to see what changes pictures in which nothing else changes.
#[derive(Default)]
pub struct Tries {
    failed: u32,
    pause: u32,
}

impl Tries {
    /// Counts a try in which a cell changed by itself; too many of them are an error.
    pub fn count_restless(&mut self, cell: String) -> Result<(), StepError> {
        self.failed += 1;
        self.pause = FRAMES_BETWEEN_TRIES;
        if self.failed < MOST_TRIES { Ok(()) } else { Err(StepError::RestlessPicture(cell)) }
    }

    /// One frame; whether the next try may begin.
    pub fn is_due(&mut self) -> bool {
        self.pause = self.pause.saturating_sub(1);
        self.pause == 0
    }
}

/// A cell, and which pixels of the window belong to it.
#[derive(Debug)]
pub struct Watched {
    /// What it is called.
    pub name: String,
    pixels: Vec<UVec2>,
    /// Their colours at first.
    plain: Vec<Rgb>,
}

/// Pictures that are taken one after the other: a busy system leaves frames out, and a picture may be of a later one.
pub struct Pictures {
    all: usize,
    asked: usize,
    seen: usize,
}

/// The picture that has come.
#[derive(Resource, Default)]
struct Taken(Option<Image>);

/// Whether the board is drawn in this frame.
#[derive(Resource, ExtractResource, Clone, Copy, PartialEq, Debug)]
pub enum Drawing {
    /// As in every frame.
    Always,
    /// It is, for a picture.
    Picture,
    /// It is not, for lack of one.
    Nothing,
}

/// Lets frames be left undrawn.
pub fn plugin(app: &mut App) {
    if app.get_sub_app(RenderApp).is_none() {
        return;
    }
    app.init_resource::<Taken>()
        .insert_resource(Drawing::Always)
        .add_plugins(ExtractResourcePlugin::<Drawing>::default());
    if let Some(render) = app.get_sub_app_mut(RenderApp) {
        let all = (
            Core3dSystems::Prepass,
            Core3dSystems::MainPass,
            Core3dSystems::EarlyPostProcess,
            Core3dSystems::PostProcess,
        );
        render.configure_sets(Core3d, all.run_if(not(resource_exists_and_equals(Drawing::Nothing))));
    }
}

impl Pictures {
    /// So many pictures.
    pub fn new(all: usize) -> Pictures {
        Pictures { all, asked: 0, seen: 0 }
    }

    /// Asks for a picture of the end of this frame, if none is on its way and another is wanted; its number, from 0 on.
    pub fn ask(&mut self, world: &mut World) -> Option<usize> {
        let next = (self.asked == self.seen && self.asked < self.all).then_some(self.asked);
        if next.is_some() {
            let keep =
                |captured: On<ScreenshotCaptured>, mut taken: ResMut<Taken>| taken.0 = Some(captured.image.clone());
            world.spawn(Screenshot::primary_window()).observe(keep);
            self.asked += 1;
        }
        let mut drawing = world.resource_mut::<Drawing>();
        if *drawing != Drawing::Always {
            *drawing = if next.is_some() { Drawing::Picture } else { Drawing::Nothing };
        }
        next
    }

    /// The picture that was asked for, with its number, once it has come.
    pub fn take(&mut self, world: &mut World) -> Option<(usize, Image)> {
        let picture = world.resource_mut::<Taken>().0.take()?;
        self.seen += 1;
        Some((self.seen - 1, picture))
    }

    /// Whether the last one has come.
    pub fn are_all_seen(&self) -> bool {
        self.seen == self.all
    }
}

impl Watched {
    /// The outline of a cell, this high above the board; none if nothing of it is in the window.
    pub fn new(world: &mut World, cell: Cell, name: String, height: f32) -> Option<Watched> {
        let pixels = world.run_system_cached_with(pixels_of, (cell, height)).unwrap_or_default();
        (!pixels.is_empty()).then_some(Watched { name, pixels, plain: Vec::new() })
    }

    /// Takes a picture as the one with which others are compared.
    pub fn remember(&mut self, picture: &Image) {
        self.plain = self.look_at(picture);
    }

    /// The colours of its pixels in a picture.
    pub fn look_at(&self, picture: &Image) -> Vec<Rgb> {
        let color = |pixel: &UVec2| picture.get_color_at(pixel.x, pixel.y).unwrap_or_default();
        self.pixels.iter().map(|pixel| color(pixel).to_srgba().to_f32_array_no_alpha()).collect()
    }

    /// The part of its pixels that look different with these colours to such eyes, 0 to 1.
    pub fn changed_part(&self, seen: &[Rgb], eyes: Eyes) -> f32 {
        differing_part(&self.plain, seen, eyes, DIFFERENT)
    }
}

/// The part of pixels whose two colours differ by so much (CIEDE2000) or more to such eyes, 0 to 1.
pub fn differing_part(one: &[Rgb], other: &[Rgb], eyes: Eyes, least: f32) -> f32 {
    let pairs = one.iter().zip(other);
    let differing =
        pairs.filter(|(one, other)| one != other && difference(eyes.see(**one), eyes.see(**other)) >= least);
    differing.count() as f32 / one.len().max(1) as f32
}

/// Whose eyes a palette is for.
pub fn eyes_for(palette: &Palette) -> &'static [Eyes] {
    if palette.name == PaletteName::ColourSafe { &Eyes::ALL } else { &[Eyes::Usual] }
}

/// Whether there is something to look at by now.
pub fn is_shown(world: &World, script: &Script) -> Result<bool, StepError> {
    if script.pictures.is_none() {
        return Err(StepError::NothingToSee);
    }
    let shown = world.get_resource::<Presentation>().map(|presentation| presentation.flat.is_some());
    let drawn = shown == Some(*world.resource::<StageStyle>() == StageStyle::Flat);
    Ok(drawn && is_at_rest(world))
}

/// The pixels of the window within the outline of a cell, so high above the board.
fn pixels_of(
    In((cell, height)): In<(Cell, f32)>,
    camera: Single<(&Camera, &GlobalTransform), With<Camera3d>>,
    presentation: Res<Presentation>,
    window: Single<&Window>,
) -> Vec<UVec2> {
    let ((camera, eye), layout) = (*camera, &presentation.layout);
    let corner = |corner: &Vec2| {
        let place = layout.world(cell) + Vec3::new(corner.x, height, corner.y);
        camera.world_to_viewport(eye, place).ok().map(|point| point * window.scale_factor())
    };
    let outline: Option<Vec<Vec2>> = layout.outline(layout.shape(cell)).iter().map(corner).collect();
    let Some(outline) = outline.filter(|outline| outline.len() > 2) else { return Vec::new() };
    let end = outline.iter().copied().reduce(Vec2::max).unwrap_or_default().min(window.physical_size().as_vec2());
    let start = outline.iter().copied().reduce(Vec2::min).unwrap_or_default().max(Vec2::ZERO);
    let (start, end) = (start.as_uvec2(), end.as_uvec2());
    (start.y..end.y)
        .flat_map(|y| (start.x..end.x).map(move |x| UVec2::new(x, y)))
        .filter(|pixel| polygon::contains(&outline, pixel.as_vec2() + 0.5))
        .collect()
}
