//! The curve of Gess. `ludarium-workshop chance gess` writes such a file.

use crate::Curve;

/// From 480 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 270.6, error: 22.4 };
