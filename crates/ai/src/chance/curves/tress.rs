//! The curve of Tress. `ludarium-lab chance tress` writes such a file.

use crate::Curve;

/// From 240 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 81.6, error: 8.7 };
