//! The versions of the format.

/// The version of the format that this program writes; it reads this one and all before it.
///
/// - 1: tags, the turns of a match, comments and the result.
/// - 2: variations, glyphs, the tag `Clock`, and commands in comments.
pub const VERSION: u64 = 2;
