//! The curve of Tress. `ludarium-workshop chance tress` writes such a file.

use crate::Curve;

/// From 480 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 41.8, error: 2.9 };
