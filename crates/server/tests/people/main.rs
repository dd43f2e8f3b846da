//! Accounts, people, the first minute, what is announced, and the journal page.

#[path = "../common/mod.rs"]
mod common;

mod accounts;
mod client;
mod clocks;
mod deleting;
mod erasing;
mod federation;
mod first_minute;
mod guessing;
mod journal_page;
mod members;
mod organisations;
mod passkeys;
mod second_factor;
mod settings;
