//! The signs of tools, from the icon font.

use egui_phosphor::bold;

/// Closes what it stands on.
pub const CLOSE: &str = bold::X;
