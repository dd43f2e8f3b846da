//! A tournament report file, made ready for pairing.

use std::path::Path;

use adoube_conduct::checker::{PairedBy, RulesOfFile, accelerate, rules_of};
use adoube_formats::{EventData, Trf, TrfTournament, TrfWarning};
use adoube_pairing::dutch::Edition;
use adoube_pairing::fide::Readings;
use adoube_pairing::system::{CodedSystem, SwissSystem, SystemName};
use adoube_pairing::us::Facts;
use adoube_tournament::{Draft, EntrantId, Tournament};

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
    /// The day decides which rules hold, and the file has none that can be read.
    undated: bool,
    /// The file names no system.
    pub(super) assumed: bool,
    /// The file has a first day that can be read.
    dated: bool,
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

/// A report file and what it tells.
pub(super) struct ReportFile {
    pub name: String,
    pub trf: Trf,
    pub found: TrfTournament,
}

impl ReportFile {
    /// Reads a file; `-` is standard input.
    pub(super) fn read(path: &Path) -> Result<ReportFile, Failure> {
        let name = files::name_of(path);
        let bytes = files::read(path)?;
        let trf = files::read_report(&name, &bytes)?;
        let found =
            (trf.to_draft()).map_err(|errors| files::faulty_report(&name, &bytes, &errors))?;
        Ok(ReportFile { name, trf, found })
    }
}

impl SwissFile {
    /// Reads a file; `-` is standard input.
    pub(crate) fn read(path: &Path, asked: &PairingOptions) -> Result<SwissFile, Failure> {
        let read = ReportFile::read(path)?;
        SwissFile::of(read.name, read.found, asked)
    }

    /// What a file says of its pairings.
    pub(crate) fn of(
        name: String,
        found: TrfTournament,
        asked: &PairingOptions,
    ) -> Result<SwissFile, Failure> {
        let rules = rules_of(&found, asked.system.as_ref());
        let (system, is_baku, undated, assumed) = match rules {
            Some(RulesOfFile {
                paired_by: PairedBy::Swiss(system),
                is_baku,
                undated,
                assumed,
            }) => {
                let system = system.with_readings(asked.readings);
                (system, is_baku, undated, assumed)
            }
            _ => return Err(other_system(&name, &found.event)),
        };
        let mut draft = found.draft;
        draft.planned_rounds = asked.rounds.unwrap_or(draft.planned_rounds);
        if is_baku {
            accelerated(&name, &system, &mut draft)?;
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
            undated,
            assumed,
            dated: found.dates.start.is_some(),
            warnings: found.warnings,
        })
    }

    /// The tournament that the file tells of.
    pub(crate) fn tournament(&self) -> Result<Tournament, Failure> {
        Tournament::new(self.draft.clone())
            .map_err(|violations| fail!("swiss-unusable", name = self.name, why = violations))
    }

    /// Tells on standard error what is strange in the file.
    pub(crate) fn warn(&self) {
        warnings::of_file(&self.name, &self.warnings);
        self.warn_of_day();
    }

    /// Tells on standard error that no system is named, or no day decides on the rules.
    pub(crate) fn warn_of_day(&self) {
        let (name, rules) = (&self.name, self.rules.system());
        let option = "--system";
        let told = if self.assumed {
            let dated = self.dated;
            say!("swiss-assumed", name, rules, dated, option)
        } else if self.undated {
            say!("swiss-undated", name, rules, option)
        } else {
            return;
        };
        output::print_error(&format!("{told}\n"));
    }
}

/// Gives the virtual points that the code of a file promises and its records leave out.
fn accelerated(name: &str, system: &SwissSystem, draft: &mut Draft) -> Result<(), Failure> {
    accelerate(system, draft).map_err(|reason| {
        let names = |_: &str, id: u64| {
            let mut all = draft.entrants.iter();
            let found = all.find(|one| u64::from(one.id.0) == id);
            found.map(|one| one.player.name.clone())
        };
        Failure::new(format!("{name}: {}", tell_with(&reason, &names)))
    })
}

pub(super) fn other_system(name: &str, event: &EventData) -> Failure {
    let known = CodedSystem::codes().collect::<Vec<_>>().join(", ");
    fail!("swiss-other-system", name, code = event.encoded_type, known)
}

/// A player as messages show them.
pub(super) fn label(tournament: &Tournament, id: EntrantId) -> String {
    let entrant = tournament.entrant(id);
    entrant.map_or_else(|| id.to_string(), |entrant| entrant.label())
}
