//! How a turn is put together: the row of leaves, its order and its panel.

pub mod order;
pub mod panel;
pub mod row;
