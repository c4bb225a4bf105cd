//! The curve of The Game for the Trees. `ludarium-workshop chance trees` writes such a file.

use crate::Curve;

/// From the 115 of 386 games that were not drawn.
pub(in crate::chance) const CURVE: Curve = Curve { scale: 1017.1, error: 308.1 };
