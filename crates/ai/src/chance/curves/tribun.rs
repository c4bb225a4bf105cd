//! The curve of Tribun pugna pro cannae. `ludarium-workshop chance tribun` writes such a file.

use crate::Curve;

/// From 240 games.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 1144.8, error: 162.2 };
