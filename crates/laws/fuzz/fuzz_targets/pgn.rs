//! Run it with `cargo +nightly fuzz run pgn -- -max_len=2000` in `crates/laws`.

#![no_main]

#[path = "../checks/pgn.rs"]
mod pgn;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &[u8]| pgn::check(text));
