//! What is said when lessons are not as they must be.

/// Lessons in which something is wrong.
#[derive(Clone, Copy, PartialEq, Eq, Debug, thiserror::Error)]
#[error("lessons: {findings} findings")]
pub struct LessonsError {
    /// How many things are wrong.
    pub findings: usize,
}
