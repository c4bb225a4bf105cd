//! What the window draws over the plants: branches, running chains, previews of a choice.

pub mod branches;
pub mod chain_view;
pub mod chains;
pub mod previews;
