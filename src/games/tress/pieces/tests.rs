//! Pieces must be cheap, stay within their cell, stand out from it and be told apart.

use std::f32::consts::PI;

use super::*;
use crate::look::palette::{EBONY, IVORY, STONE_DARK, STONE_LIGHT, contrast};
use bevy::mesh::VertexAttributeValues;
use ludarium_rules::Side;

/// No part of a piece reaches farther from its axis.
const RADIUS: f32 = 0.36;

#[test]
fn pieces_stand_out_from_their_squares() {
    for square in [STONE_LIGHT, STONE_DARK] {
        for piece in [IVORY, EBONY] {
            assert!(contrast(piece, square) >= 3.0, "{piece:?} on {square:?}: {}", contrast(piece, square));
        }
    }
}

fn wholes() -> Vec<Vec<Vec3>> {
    (0..KINDS).map(shape).map(|s| [s.body.positions(), s.enamel.positions()].concat()).collect()
}

#[test]
fn pieces_stay_within_their_foot_and_height() {
    for (kind, whole) in wholes().iter().enumerate() {
        let reach = whole.iter().map(|p| p.xz().length()).fold(0.0, f32::max);
        let top = whole.iter().map(|p| p.y).fold(0.0, f32::max);
        assert!(reach <= RADIUS + 1e-4, "kind {kind} reaches {reach}");
        assert!((top - HEIGHTS[kind]).abs() < 0.02, "kind {kind} is {top} high");
    }
}

#[test]
fn pieces_are_cheap_and_have_finite_unit_normals() {
    for kind in 0..KINDS {
        let Shape { body, enamel } = shape(kind);
        let triangles = body.triangles() + enamel.triangles() + foot(Side::Black).triangles();
        assert!(triangles <= 2500, "kind {kind} has {triangles} triangles");
        for mesh in [body.mesh(), enamel.mesh()] {
            let Some(VertexAttributeValues::Float32x3(normals)) = mesh.attribute(Mesh::ATTRIBUTE_NORMAL) else {
                panic!("kind {kind} has no normals");
            };
            assert!(normals.iter().all(|&n| (Vec3::from(n).length() - 1.0).abs() < 1e-3), "kind {kind}");
        }
    }
}

/// How far a shape reaches at each angle, over all heights above the plate, as a fingerprint of its emblem.
fn emblem(points: &[Vec3]) -> Vec<f32> {
    let mut reach = vec![0.0_f32; 48];
    for point in points {
        let angle = point.z.atan2(point.x).rem_euclid(PI * 2.0) / (PI * 2.0);
        let slot = (angle * 48.0).round() as usize % 48;
        reach[slot] = reach[slot].max(point.xz().length());
    }
    reach
}

#[test]
fn enamel_differs_from_above_between_all_kinds() {
    let emblems: Vec<Vec<f32>> = (0..KINDS).map(|kind| emblem(shape(kind).enamel.positions())).collect();
    for (a, b) in (0..KINDS).flat_map(|a| (0..a).map(move |b| (a, b))) {
        let apart: f32 = emblems[a].iter().zip(&emblems[b]).map(|(x, y)| (x - y).abs()).sum();
        assert!(apart > 0.5, "kinds {a} and {b} differ by {apart} only");
    }
}
