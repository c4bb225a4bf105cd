//! Matches in files: converting them, share codes, and whether all ways to write them down agree.

pub mod convert;
pub mod error;
mod kept;
pub mod roundtrip;
pub mod share;
