//! Puzzles: their files, their themes and ratings, and a player's rating and reviews.
