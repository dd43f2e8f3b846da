//! Whatever the bytes are, reading them does not panic; what is read can be written and reads as the
//! same document; and a file that passes for a tournament is one.
//!
//! Run it with `cargo +nightly fuzz run trf -- -max_len=6000` in `crates/formats`; real files make the
//! best corpus.

#![no_main]

use adoube_formats::{Trf, TrfVersion, read_trf, write_trf};
use adoube_tournament::Tournament;
use libfuzzer_sys::fuzz_target;

const VERSIONS: [TrfVersion; 3] = [TrfVersion::Trf06, TrfVersion::Trf16, TrfVersion::Trf26];

fuzz_target!(|bytes: &[u8]| {
    let Ok(trf) = read_trf(bytes) else {
        return;
    };
    let again = read_trf(write_trf(&trf).as_bytes()).expect("what was written can be read");
    assert_eq!(again, trf, "what was written reads as the same document");
    for version in VERSIONS {
        let _ = trf.convert_to(version);
    }
    let Ok(found) = trf.to_draft() else {
        return;
    };
    let tournament = Tournament::new(found.draft).expect("a draft that was accepted is possible");
    if let Ok(export) = Trf::from_tournament(&tournament, &found.event, TrfVersion::Trf26) {
        export
            .trf
            .to_draft()
            .expect("an exported tournament can be read");
    }
});
