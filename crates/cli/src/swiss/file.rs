//! A tournament report file, made ready for pairing.

use std::path::Path;

use adoube_formats::{EventData, TrfWarning};
use adoube_pairing::acceleration::baku;
use adoube_pairing::dutch::Edition;
use adoube_tournament::{Draft, EntrantId, RoundNumber, Tournament};
use jiff::civil::Date;
use serde_json::{Value, json};

use crate::failure::Failure;
use crate::{files, output};

/// What a file says, with what follows from it filled in.
pub struct SwissFile {
    /// What the user calls it.
    pub name: String,
    /// The tournament; its rounds are those that have been paired.
    pub draft: Draft,
    /// The rules.
    pub edition: Edition,
    /// Forfeited games without colours.
    colourless: Vec<(RoundNumber, EntrantId)>,
    /// The day decides which rules hold, and the file has none that can be read.
    undated: bool,
    warnings: Vec<TrfWarning>,
}

/// What is asked for rather than read from the file.
#[derive(Clone, Copy, Default)]
pub struct Asked {
    /// The rules.
    pub edition: Option<Edition>,
    /// Whatever system the file names, another one is used.
    pub any_system: bool,
    /// The number of rounds.
    pub rounds: Option<u16>,
}

impl SwissFile {
    /// Reads a file; `-` is standard input.
    pub fn read(path: &Path, asked: Asked) -> Result<SwissFile, Failure> {
        let name = files::name_of(path);
        let bytes = files::read(path)?;
        let trf = files::read_report(&name, &bytes)?;
        let found =
            (trf.to_draft()).map_err(|errors| files::faulty_report(&name, &bytes, &errors))?;
        let starts = found.dates.start;
        let named = settled(asked.edition, named_edition(&found.event, starts));
        let by_day = asked.edition.is_none() && !asked.any_system && is_by_day(&found.event);
        let undated = starts.is_none() && by_day;
        let edition = match named {
            Some(edition) => edition,
            None if asked.any_system => Edition::Dutch2026,
            None => return Err(other_system(&name, &found.event)),
        };
        let mut draft = found.draft;
        draft.planned_rounds = asked.rounds.unwrap_or(draft.planned_rounds);
        if draft.virtual_points.is_empty() && is_accelerated(&found.event) {
            let (rounds, points) = (draft.planned_rounds, &draft.point_system);
            draft.virtual_points = baku(edition, &draft.entrants, rounds, points)
                .map_err(|error| Failure::new(format!("{name}: {error}")))?;
        }
        Ok(SwissFile {
            name,
            draft,
            edition,
            colourless: found.colourless,
            undated,
            warnings: found.warnings,
        })
    }

    /// The snapshot.
    pub fn tournament(&self) -> Result<Tournament, Failure> {
        Tournament::new(self.draft.clone()).map_err(|violations| {
            Failure::new(format!("{} cannot be used:\n{violations}", self.name))
        })
    }

    /// The players listed with White in games of a round that have no colours.
    pub fn colourless_in(&self, round: RoundNumber) -> Vec<EntrantId> {
        let games = self.colourless.iter().filter(|game| game.0 == round);
        games.map(|(_, white)| *white).collect()
    }

    /// Tells on standard error what is strange in the file.
    pub fn warn(&self) {
        for warning in &self.warnings {
            output::print_error(&format!("{}: {warning}\n", self.name));
        }
        self.warn_of_day();
    }

    /// Tells on standard error that no day decides on the rules.
    pub fn warn_of_day(&self) {
        if self.undated {
            let (name, edition) = (&self.name, self.edition);
            output::print_error(&format!(
                "{name}: no start date can be read (record 042); the rules are {edition}, --system names others\n"
            ));
        }
    }
}

const ACCELERATED: &str = "_BAKU";

/// The code of the system whose edition follows from the day.
const BY_DAY: &str = "FIDE_DUTCH";

/// The code of record 192 without the acceleration.
fn system_code(event: &EventData) -> String {
    let code = event.encoded_type.to_uppercase();
    code.strip_suffix(ACCELERATED).unwrap_or(&code).to_owned()
}

fn is_by_day(event: &EventData) -> bool {
    system_code(event) == BY_DAY
}

/// Whether record 192 says that the event is accelerated.
fn is_accelerated(event: &EventData) -> bool {
    event.encoded_type.to_uppercase().ends_with(ACCELERATED)
}

/// The rules that record 192 names. `FIDE_DUTCH` alone means those in force when the event starts.
fn named_edition(event: &EventData, starts: Option<Date>) -> Option<Edition> {
    match system_code(event).as_str() {
        "FIDE_DUTCH_2017" => Some(Edition::Dutch2017),
        "FIDE_DUTCH_2025" => Some(Edition::Dutch2025),
        BY_DAY => Some(starts.map_or(Edition::Dutch2026, |day| {
            Edition::in_force((day.year(), day.month(), day.day()))
        })),
        "" | "FIDE_DUTCH_2026" => Some(Edition::Dutch2026),
        _ => None,
    }
}

/// The rules to pair by. A file that names the edition of 2025 keeps to it when that of 2026 is asked
/// for: for programs they are one, but for a bye that is worth no more than a loss.
fn settled(asked: Option<Edition>, named: Option<Edition>) -> Option<Edition> {
    match (asked, named) {
        (Some(Edition::Dutch2026), Some(Edition::Dutch2025)) => named,
        _ => asked.or(named),
    }
}

fn other_system(name: &str, event: &EventData) -> Failure {
    let code = &event.encoded_type;
    Failure::new(format!(
        "{name} is paired by {code} (record 192), which is not known here"
    ))
    .help("the known ones are FIDE_DUTCH_2026, FIDE_DUTCH_2025 and FIDE_DUTCH_2017; --system pairs by them anyway")
}

/// A player for programs: the number in the file, the name, and the score that the pairing of a
/// round looks at.
pub fn player_json(tournament: &Tournament, id: EntrantId, round: RoundNumber) -> Value {
    json!({
        "tpn": id,
        "name": tournament.entrant(id).map(|entrant| &entrant.player.name),
        "score": tournament.pairing_score(id, round),
    })
}

/// A player as messages show them.
pub fn label(tournament: &Tournament, id: EntrantId) -> String {
    let entrant = tournament.entrant(id);
    entrant.map_or_else(|| id.to_string(), |entrant| entrant.label())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn record_192_names_the_rules() {
        for (code, start, edition) in [
            ("", "", Some(Edition::Dutch2026)),
            ("", "2019/05/01", Some(Edition::Dutch2026)),
            ("FIDE_DUTCH_2025", "2019/05/01", Some(Edition::Dutch2025)),
            ("FIDE_DUTCH_2025_BAKU", "", Some(Edition::Dutch2025)),
            ("FIDE_DUTCH_2026", "", Some(Edition::Dutch2026)),
            ("fide_dutch_2017", "", Some(Edition::Dutch2017)),
            ("FIDE_DUTCH", "", Some(Edition::Dutch2026)),
            ("FIDE_DUTCH", "2025/06/30", Some(Edition::Dutch2017)),
            ("FIDE_DUTCH", "2026/01/31", Some(Edition::Dutch2025)),
            ("FIDE_DUTCH_BAKU", "2026-02-01", Some(Edition::Dutch2026)),
            ("FIDE_BURSTEIN", "", None),
        ] {
            let event = EventData {
                encoded_type: code.to_owned(),
                ..EventData::default()
            };
            let starts = start.replace('/', "-").parse().ok();
            assert_eq!(named_edition(&event, starts), edition, "{code} {start}");
        }
    }
}
