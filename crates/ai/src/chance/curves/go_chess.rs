//! The curve of Go-Chess. `ludarium-workshop chance go-chess` writes such a file.

use crate::Curve;

/// From 222 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 963.7, error: 121.7 };
