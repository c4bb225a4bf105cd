//! The curve of Gess. `ludarium-lab chance gess` writes such a file.

use crate::Curve;

/// From 240 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 802.9, error: 126.2 };
