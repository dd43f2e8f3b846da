//! Run it with `cargo +nightly fuzz run fen -- -max_len=120` in `crates/laws`.

#![no_main]

#[path = "../checks/fen.rs"]
mod fen;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| fen::check(text));
