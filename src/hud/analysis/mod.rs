//! What is seen of an analysis: its card in the place of the players' plates, and the line that goes through the match.

mod card;
mod graph;
mod lines;
mod report;
mod strip;

pub(super) use card::AnalysisCard;
pub(super) use strip::show;
