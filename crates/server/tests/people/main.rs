//! Accounts, people, the first minute, what is announced, and the journal page.

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod client;
mod first_minute;
mod guessing;
mod journal_page;
mod members;
mod second_factor;
mod settings;
