//! Rating lists and their index.

#[path = "rating_list/index.rs"]
mod index;
#[path = "rating_list/lists.rs"]
mod lists;
