//! The file of a review.

use std::path::Path;

use bevy::log::info;
use ludarium_record::Match;
use ludarium_review::Review;

use super::text_up_to;

/// What was kept of the review of a match. What no longer fits is made anew.
#[must_use]
pub fn read_review(file: &Path, game: &Match) -> Option<Review> {
    let text = text_up_to(file, Review::MAX_BYTES as u64).ok()??;
    let review = Review::from_text(&text, game);
    review.inspect_err(|error| info!("{} is not used: {error}", file.display())).ok()
}
