//! The curve of Troop Chess. `ludarium-workshop chance troop-chess` writes such a file.

use crate::Curve;

/// From 480 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 72.3, error: 4.1 };
