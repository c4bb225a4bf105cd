//! The curve of Treason. `ludarium-workshop chance treason` writes such a file.

use crate::Curve;

/// From 240 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 103.5, error: 8.5 };
