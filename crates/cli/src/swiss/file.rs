//! A tournament report file, made ready for pairing.

use std::path::Path;

use adoube_formats::{EventData, TrfWarning};
use adoube_pairing::acceleration::CannotAccelerate;
use adoube_pairing::check::Difference;
use adoube_pairing::dutch::Edition;
use adoube_pairing::fide::Readings;
use adoube_pairing::system::{CodedSystem, SwissSystem, SystemName};
use adoube_pairing::us::Facts;
use adoube_tournament::{
    Draft, Entrant, EntrantId, Player, Points, RoundNumber, TeamId, TeamVirtualPoints, Tournament,
};
use jiff::civil::Date;

use super::us;
use crate::failure::Failure;
use crate::texts::{fail, say, tell_with};
use crate::{files, output, warnings};

/// What a file says, with what follows from it filled in.
pub(crate) struct SwissFile {
    /// What the user calls it.
    pub name: String,
    /// The tournament; its rounds are those that have been paired.
    pub draft: Draft,
    /// What it is paired by.
    pub rules: Rules,
    /// Forfeited games without colours.
    colourless: Vec<(RoundNumber, EntrantId)>,
    /// The day decides which rules hold, and the file has none that can be read.
    undated: bool,
    warnings: Vec<TrfWarning>,
}

/// What a file is paired by.
#[derive(Clone)]
pub(crate) enum Rules {
    /// The FIDE (Dutch) system.
    Dutch(Edition),
    /// The system of US Chess.
    UsChess(Box<us::Section>),
    /// One of the other systems of FIDE.
    Fide(SwissSystem),
}

impl Rules {
    /// The system, with what a US section has announced.
    pub(crate) fn system(&self) -> SwissSystem {
        match self {
            Rules::Dutch(edition) => (*edition).into(),
            Rules::UsChess(section) => section.system(),
            Rules::Fide(system) => system.clone(),
        }
    }

    /// What the director of a US section knows of the players.
    pub(crate) fn facts(&self) -> Facts {
        match self {
            Rules::UsChess(section) => section.facts.clone(),
            Rules::Dutch(_) | Rules::Fide(_) => Facts::default(),
        }
    }
}

/// What is asked for rather than read from the file.
#[derive(Clone, Default)]
pub(crate) struct PairingOptions {
    pub system: Option<SystemName>,
    /// Other readings of the text of the system.
    pub readings: Readings,
    /// What the section by the US system announced, and what its director knows.
    pub us: us::UsFiles,
    /// The number of rounds.
    pub rounds: Option<u16>,
}

impl SwissFile {
    /// Reads a file; `-` is standard input.
    pub(crate) fn read(path: &Path, asked: &PairingOptions) -> Result<SwissFile, Failure> {
        let name = files::name_of(path);
        let bytes = files::read(path)?;
        let trf = files::read_report(&name, &bytes)?;
        let found =
            (trf.to_draft()).map_err(|errors| files::faulty_report(&name, &bytes, &errors))?;
        let starts = found.dates.start;
        let named = named_system(&found.event, starts);
        let by_day = CodedSystem::depends_on_day(&found.event.encoded_type);
        let undated = starts.is_none() && asked.system.is_none() && by_day;
        let is_baku = named.as_ref().is_some_and(|named| named.is_baku);
        let asked_for = asked.system.as_ref().map(|name| name.on(day(starts)));
        let system = settled(asked_for, named.map(|named| named.system))
            .ok_or_else(|| other_system(&name, &found.event))?
            .with_readings(asked.readings);
        let mut draft = found.draft;
        draft.planned_rounds = asked.rounds.unwrap_or(draft.planned_rounds);
        if is_baku {
            accelerate(&name, &system, &mut draft)?;
        }
        if system.is_for_teams() == draft.teams.is_empty() {
            let teams = system.is_for_teams();
            return Err(fail!("swiss-teams-or-players", name, system, teams));
        }
        let rules = match (system.us_chess().is_some(), system.dutch()) {
            (true, _) => {
                let section = asked.us.section(found.event.rating_used())?;
                let primary = draft.team_scoring.primary;
                Rules::UsChess(Box::new(us::Section {
                    of_teams: system.team_score().map(|_| primary),
                    ..section
                }))
            }
            (false, edition) => {
                asked.us.must_be_empty()?;
                edition.map_or(Rules::Fide(system), Rules::Dutch)
            }
        };
        Ok(SwissFile {
            name,
            draft,
            rules,
            colourless: found.colourless,
            undated,
            warnings: found.warnings,
        })
    }

    /// The snapshot.
    pub(crate) fn tournament(&self) -> Result<Tournament, Failure> {
        Tournament::new(self.draft.clone())
            .map_err(|violations| fail!("swiss-unusable", name = self.name, why = violations))
    }

    /// What differs but for the colours of games that have none.
    pub(crate) fn without_colourless(&self, all: Vec<Difference>) -> Vec<Difference> {
        let differs = |one: Difference| {
            let games = self.colourless.iter().filter(|game| game.0 == one.round);
            let listed_white: Vec<EntrantId> = games.map(|(_, white)| *white).collect();
            one.without_colours_of(&listed_white)
        };
        all.into_iter().filter_map(differs).collect()
    }

    /// Tells on standard error what is strange in the file.
    pub(crate) fn warn(&self) {
        warnings::of_file(&self.name, &self.warnings);
        self.warn_of_day();
    }

    /// Tells on standard error that no day decides on the rules.
    pub(crate) fn warn_of_day(&self) {
        if self.undated {
            let told = say!(
                "swiss-undated",
                name = self.name,
                rules = self.rules.system(),
                option = "--system"
            );
            output::print_error(&format!("{told}\n"));
        }
    }
}

/// What record 192 names; without one it is the Dutch system of 2026.
fn named_system(event: &EventData, starts: Option<Date>) -> Option<CodedSystem> {
    if event.encoded_type.trim().is_empty() {
        return Some(CodedSystem {
            system: Edition::Dutch2026.into(),
            is_baku: false,
        });
    }
    CodedSystem::from_code(&event.encoded_type, day(starts))
}

fn day(starts: Option<Date>) -> Option<(i16, i8, i8)> {
    starts.map(|day| (day.year(), day.month(), day.day()))
}

/// Gives the virtual points that the code of a file promises and its records leave out.
fn accelerate(name: &str, system: &SwissSystem, draft: &mut Draft) -> Result<(), Failure> {
    if !draft.virtual_points.is_empty() || !draft.team_virtual_points.is_empty() {
        return Ok(());
    }
    let given = if system.is_for_teams() {
        team_acceleration(system, draft)
    } else {
        let (rounds, points) = (draft.planned_rounds, &draft.point_system);
        (system.baku(&draft.entrants, rounds, points)).map(|given| draft.virtual_points = given)
    };
    given.map_err(|reason| {
        let names = |_: &str, id: u64| {
            let mut all = draft.entrants.iter();
            let found = all.find(|one| u64::from(one.id.0) == id);
            found.map(|one| one.player.name.clone())
        };
        Failure::new(format!("{name}: {}", tell_with(&reason, &names)))
    })
}

/// The same for teams, which have match points for it.
fn team_acceleration(system: &SwissSystem, draft: &mut Draft) -> Result<(), CannotAccelerate> {
    let teams = draft.teams.iter().map(|team| Entrant {
        pairing_number: team.pairing_number,
        ..Entrant::new(EntrantId(team.id.0), Player::named(&team.details.name))
    });
    let teams: Vec<Entrant> = teams.collect();
    let points = &draft.team_scoring.match_points;
    let given = system
        .baku(&teams, draft.planned_rounds, points)?
        .into_iter();
    draft.team_virtual_points = given
        .map(|given| TeamVirtualPoints {
            teams: given.entrants.iter().map(|id| TeamId(id.0)).collect(),
            rounds: given.rounds,
            match_points: given.points,
            game_points: Points::ZERO,
        })
        .collect();
    Ok(())
}

/// The rules to pair by. A file that names the edition of 2025 keeps to it when that of 2026 is asked
/// for: for programs they are one, but for a bye that is worth no more than a loss.
fn settled(asked: Option<SwissSystem>, named: Option<SwissSystem>) -> Option<SwissSystem> {
    let edition = |system: &Option<SwissSystem>| system.as_ref().and_then(SwissSystem::dutch);
    match (edition(&asked), edition(&named)) {
        (Some(Edition::Dutch2026), Some(Edition::Dutch2025)) => named,
        _ => asked.or(named),
    }
}

fn other_system(name: &str, event: &EventData) -> Failure {
    let known = CodedSystem::codes().collect::<Vec<_>>().join(", ");
    fail!("swiss-other-system", name, code = event.encoded_type, known)
}

/// A player as messages show them.
pub(super) fn label(tournament: &Tournament, id: EntrantId) -> String {
    let entrant = tournament.entrant(id);
    entrant.map_or_else(|| id.to_string(), |entrant| entrant.label())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn record_192_names_the_rules() {
        for (code, start, name) in [
            ("", "", Some("dutch-2026")),
            ("", "2019/05/01", Some("dutch-2026")),
            ("FIDE_DUTCH", "2025/06/30", Some("dutch-2017")),
            ("FIDE_DUTCH_BAKU", "2026-02-01", Some("dutch-2026")),
            ("FIDE_DUTCH", "", Some("dutch-2026")),
            ("US_CHESS_2025", "", Some("us-2025")),
            ("FIDE_BURSTEIN", "", Some("burstein-2026")),
            ("FIDE_KEIZER", "", None),
        ] {
            let event = EventData {
                encoded_type: code.to_owned(),
                ..EventData::default()
            };
            let starts = start.replace('/', "-").parse().ok();
            let named = named_system(&event, starts);
            let named = named.as_ref().map(|named| named.system.name());
            assert_eq!(named, name, "{code} {start}");
        }
    }
}
