//! Rounds that another reading of the text pairs otherwise.
//!
//! `readings.tsv` has some, of files in `tests/corpora`; `ADOUBE_READINGS` names a folder with another
//! `readings.tsv` and its files.

use std::collections::BTreeSet;
use std::path::{Path, PathBuf};

use adoube_formats::read_trf;
use adoube_pairing::check::paired_in;
use adoube_pairing::fide::{Reading, Readings};
use adoube_pairing::system::CodedSystem;
use adoube_pairing::us::Facts;
use adoube_tournament::{RoundNumber, Tournament};

/// A line of the table: the file, the round, the reading, the pairs `white-black` and the bye.
struct Line<'t> {
    file: &'t str,
    round: RoundNumber,
    reading: Reading,
    pairs: BTreeSet<String>,
    bye: Option<u32>,
}

fn line(text: &str) -> Line<'_> {
    let fields: Vec<&str> = text.split('\t').collect();
    let [file, round, reading, pairs, bye] = fields[..] else {
        panic!("{text}");
    };
    Line {
        file,
        round: RoundNumber(round.parse().unwrap()),
        reading: match reading {
            "c6_group=next" => Reading::FollowingOccupied,
            "first_score=pairing" => Reading::FirstTeamByPairingScore,
            "float_forfeit=True" => Reading::ForfeitedMatchFloats,
            "last_zero_b=none" => Reading::NoPreferenceInLastRound,
            other => panic!("{other}"),
        },
        pairs: pairs.split(' ').map(str::to_owned).collect(),
        bye: bye.parse().ok(),
    }
}

/// The pairs by the usual reading or another one, and the bye.
fn pair(path: &Path, round: RoundNumber, readings: Readings) -> (BTreeSet<String>, Option<u32>) {
    let bytes = std::fs::read(path).unwrap();
    let found = read_trf(&bytes).unwrap().to_draft().unwrap();
    let coded = CodedSystem::from_code(&found.event.encoded_type, None).unwrap();
    let system = coded.system.with_readings(readings);
    let tournament = Tournament::new(found.draft).unwrap();
    let among = system.competitors(&tournament);
    let present = paired_in(&among.tournament().rounds()[usize::from(round.0) - 1]);
    let made = system
        .pair_competitors(&among, round, &present, &Facts::default())
        .unwrap();
    let pairs = (made.pairs.iter()).map(|pair| format!("{}-{}", pair.white.0, pair.black.0));
    (pairs.collect(), made.bye.map(|bye| bye.0))
}

/// The file with a name below a folder.
fn find(folder: &Path, name: &str) -> Option<PathBuf> {
    let entries = std::fs::read_dir(folder).unwrap();
    let mut paths = entries.map(|entry| entry.unwrap().path());
    paths.find_map(|path| match path.is_dir() {
        true => find(&path, name),
        false => path.ends_with(name).then_some(path),
    })
}

#[test]
fn other_readings_pair_otherwise() {
    let own = concat!(env!("CARGO_MANIFEST_DIR"), "/tests");
    let folder = std::env::var("ADOUBE_READINGS").unwrap_or_else(|_| own.to_owned());
    let folder = Path::new(&folder);
    let table = find(folder, "readings.tsv").unwrap();
    let text = std::fs::read_to_string(table).unwrap();
    let (mut rounds, mut differences) = (0, Vec::new());
    for line in text.lines().skip(1).map(line) {
        let path = find(folder, line.file).unwrap();
        let expected = (line.pairs, line.bye);
        let other = pair(&path, line.round, [line.reading].into_iter().collect());
        let usual = pair(&path, line.round, Readings::USUAL);
        if other != expected || usual == expected {
            let (file, round, reading) = (line.file, line.round, line.reading);
            differences.push(format!("{file} round {round} {reading:?}"));
        }
        rounds += 1;
    }
    assert!(differences.is_empty(), "{}", differences.join("\n"));
    println!("{rounds} rounds");
}
