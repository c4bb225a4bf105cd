//! Lessons: levels as data, and the course of one that is being played.
