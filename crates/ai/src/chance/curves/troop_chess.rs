//! The curve of Troop Chess. `ludarium-lab chance troop-chess` writes such a file.

use crate::Curve;

/// From 240 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 118.1, error: 11.4 };
