//! Random tournaments as files in which faults are planted.

mod teams;
mod versions;

use std::fmt;

use adoube_conduct::checker::with_places;
use adoube_formats::trf::Record;
use adoube_formats::{EventData, Trf, TrfVersion};
use adoube_pairing::generate::{GeneratorSettings, generate};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::{CodedSystem, SwissSystem};
use adoube_tournament::{Draft, Tournament};

/// A tournament that was played by the rules of a system, and its file.
pub(crate) struct Made {
    pub(crate) system: SwissSystem,
    seed: u64,
    pub(crate) draft: Draft,
    pub(crate) trf: Trf,
}

impl fmt::Display for Made {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}, seed {}", self.system.name(), self.seed)
    }
}

impl Made {
    /// The file with changed records.
    pub(crate) fn with(&self, change: impl FnOnce(&mut Vec<Record>)) -> Trf {
        let mut records = self.trf.records().to_vec();
        change(&mut records);
        Trf::from_records(records).unwrap()
    }
}

/// A tournament of 13 or 14 players or 9 or 10 teams.
pub(crate) fn made(system: &SwissSystem, seed: u64) -> Made {
    let players = if system.is_for_teams() { 9 } else { 13 };
    let players = players + (seed % 2) as usize;
    let mut lots = Lots::from_seed(seed);
    let settings = GeneratorSettings::drawn(system.clone(), Some(players), Some(5), &mut lots);
    let tournament = generate(&settings, seed).unwrap();
    let draft = tournament.draft().clone();
    Made {
        system: system.clone(),
        seed,
        trf: written(&draft, system),
        draft,
    }
}

/// The file of a Swiss, with the places of its tie-breaks.
pub(crate) fn written(draft: &Draft, system: &SwissSystem) -> Trf {
    let coded = CodedSystem {
        system: system.clone(),
        is_baku: false,
    };
    let tie_breaks = match (system.us_chess().is_some(), system.is_for_teams()) {
        (true, false) => "MMED,SOLK",
        (true, true) => "MPVGP,USAT",
        (false, true) => "MPVGP,DE,BH/C1",
        (false, false) => "BH/C1,BH,SB,WIN",
    };
    file(draft, &coded.code(None), tie_breaks)
}

/// The file of a round robin.
pub(crate) fn of_table(draft: &Draft) -> Trf {
    file(draft, "BERGER_ROUNDROBIN", "DE,WIN,SB,KS")
}

fn file(draft: &Draft, code: &str, tie_breaks: &str) -> Trf {
    let event = EventData {
        name: "Planted".to_owned(),
        encoded_type: code.to_owned(),
        tie_breaks: tie_breaks.to_owned(),
        ..EventData::default()
    };
    let tournament = Tournament::new(draft.clone()).unwrap();
    let written = Trf::from_tournament(&tournament, &event, TrfVersion::Trf26).unwrap();
    with_places(&written.trf).unwrap()
}

/// The records with their places.
pub(crate) fn records_of(trf: &Trf) -> impl Iterator<Item = (usize, &Record)> {
    trf.records().iter().enumerate()
}
