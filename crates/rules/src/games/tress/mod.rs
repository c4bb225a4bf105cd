//! Tress.
