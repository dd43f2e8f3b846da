//! Run it with `cargo +nightly fuzz run scoresheet -- -max_len=150` in `crates/laws`. The input is two
//! sheets, apart by a zero.

#![no_main]

#[path = "../checks/scoresheet.rs"]
mod scoresheet;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|text: &str| scoresheet::check(text));
