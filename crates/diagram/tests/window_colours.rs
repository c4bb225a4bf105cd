//! Materials and palettes have the colours of the window, from whose source they are copied.

use std::fs;
use std::path::PathBuf;

use ludarium_diagram::{Material, Palette, Pen, Rgb, Role};

/// Materials whose colours the window keeps in lists or beside what they are for, or does not have.
const OF_LISTS: [Material; 21] = [
    Material::GlowWhite,
    Material::GlowBlack,
    Material::MarbleGrey,
    Material::MarbleRose,
    Material::MarbleOchre,
    Material::MarbleInk,
    Material::CushionInk,
    Material::LeafWhite,
    Material::LeafWhiteLight,
    Material::LeafWhiteShade,
    Material::LeafBlack,
    Material::LeafBlackLight,
    Material::LeafBlackShade,
    Material::LeafNeutral,
    Material::LeafNeutralLight,
    Material::LeafNeutralShade,
    Material::Night,
    Material::Paper,
    Material::Berry,
    Material::Copper,
    Material::Moss,
];

/// A source file of the window's palette.
fn source(name: &str) -> String {
    let path = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../../src/look/palette").join(name);
    fs::read_to_string(&path).unwrap_or_else(|error| panic!("{}: {error}", path.display()))
}

/// Every colour of a source text, in order.
fn colours(text: &str) -> Vec<Rgb> {
    text.split("Color::srgb(")
        .skip(1)
        .filter_map(|rest| {
            let numbers: Vec<f32> =
                rest.split(')').next()?.split(',').filter_map(|number| number.trim().parse().ok()).collect();
            let [red, green, blue] = numbers[..] else { return None };
            Some(Rgb::new(red, green, blue))
        })
        .collect()
}

/// The name of a constant for the name of a variant.
fn constant(variant: &str) -> String {
    let mut name = String::new();
    for (index, letter) in variant.chars().enumerate() {
        if letter.is_uppercase() && index > 0 {
            name.push('_');
        }
        name.push(letter.to_ascii_uppercase());
    }
    name
}

#[test]
fn materials_have_the_colours_of_the_window() {
    let scene = source("scene.rs");
    for material in Material::ALL.iter().filter(|material| !OF_LISTS.contains(material)) {
        let name = constant(&format!("{material:?}"));
        let (_, rest) = scene.split_once(&format!("const {name}: Color = ")).unwrap_or_else(|| panic!("no {name}"));
        assert_eq!(colours(rest).first(), Some(&material.colour()), "{name}");
    }
}

#[test]
fn lists_of_the_window_have_the_colours_of_materials() {
    let all = colours(&source("scene.rs"));
    for material in OF_LISTS.into_iter().filter(|material| {
        !matches!(material, Material::Night | Material::Paper | Material::MarbleInk | Material::CushionInk)
    }) {
        assert!(all.contains(&material.colour()), "{material:?}");
    }
}

#[test]
fn palettes_have_the_colours_of_the_window() {
    let text = source("palettes.rs");
    let names =
        [("CLASSIC", Palette::Classic), ("HIGH_CONTRAST", Palette::HighContrast), ("COLOUR_SAFE", Palette::ColourSafe)];
    for (name, palette) in names {
        let (_, rest) = text.split_once(&format!("const {name}: Palette")).unwrap_or_else(|| panic!("no {name}"));
        let roles = [
            Role::Target,
            Role::Capture,
            Role::Selection,
            Role::LastTurn,
            Role::Refusal,
            Role::Hint,
            Role::Threat,
            Role::White,
            Role::WhiteMark,
            Role::Black,
            Role::BlackMark,
        ];
        let lists = (0..7).map(Role::Enamel).chain(Pen::ALL.map(Role::Pen));
        let ours = roles.into_iter().chain(lists).map(|role| palette.colour(role));
        let theirs = colours(rest);
        assert_eq!(ours.collect::<Vec<_>>(), theirs[..22], "{name}");
    }
}
