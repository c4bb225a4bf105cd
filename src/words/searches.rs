//! Why a search has no answer.

use ludarium_ai::ThinkError;

use super::text;

/// Why a search has no answer, to follow a colon.
pub fn no_answer(why: &ThinkError) -> String {
    match why {
        ThinkError::NoThread(why) => text!("search-not-started", why = why.as_str()),
        ThinkError::Panicked(words) => text!("search-panicked", words = words.as_str()),
        ThinkError::Silent => text!("search-silent"),
        ThinkError::Lost => text!("search-lost"),
        ThinkError::Over => text!("search-over"),
        ThinkError::Refused(why) => text!("search-refused", why = why.to_string()),
    }
}
