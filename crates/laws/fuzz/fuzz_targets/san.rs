//! Run it with `cargo +nightly fuzz run san -- -max_len=60` in `crates/laws`. The first byte picks the
//! position, the second the language; the rest is the text.

#![no_main]

#[path = "../checks/san.rs"]
mod san;

use libfuzzer_sys::fuzz_target;

fuzz_target!(|input: (u8, u8, &str)| san::check(input.0, input.1, input.2));
