//! The event whose standings are wanted.

use std::path::Path;

use adoube_formats::{EventData, TrfWarning};
use adoube_standings::{Field, Kind, Method, Rules, System, TieBreak, recommended};
use adoube_tournament::{RatingUsed, RoundNumber, Tournament};
use jiff::civil::Date;

use crate::failure::Failure;
use crate::files::Report;
use crate::{files, output};

/// What is asked for rather than read from the file.
pub struct Asked {
    pub after: Option<u16>,
    pub rules: Option<Rules>,
    pub system: Option<System>,
    pub players: bool,
}

/// A tournament report file as a table.
pub struct StandingsFile {
    /// What the user calls it.
    pub name: String,
    /// What the file says of the event.
    pub event: EventData,
    /// The event.
    pub tournament: Tournament,
    /// After which round.
    pub after: RoundNumber,
    /// The day it started.
    pub starts: Option<Date>,
    /// The players or teams and their rounds.
    pub field: Field,
    /// The edition of the tie-break rules.
    pub rules: Rules,
    warnings: Vec<TrfWarning>,
}

impl StandingsFile {
    pub fn read(path: &Path, asked: Asked) -> Result<StandingsFile, Failure> {
        let Report {
            name,
            tournament,
            event,
            warnings,
        } = files::read_tournament(path)?;
        let after = after(&name, &tournament, asked.after)?;
        let system = asked.system.unwrap_or_else(|| system(&event));
        let starts = event_date(&event.start_date);
        let in_force = starts.map_or(Rules::Fide2026, Rules::fide_on);
        let rules = asked.rules.unwrap_or(in_force);
        let rating = match rules {
            Rules::UsChess => RatingUsed::NationalThenFide,
            _ => RatingUsed::FideThenNational,
        };
        let field = if tournament.teams().is_empty() || asked.players {
            Field::of_players(&tournament, after, system).rated_by(&tournament, rating)
        } else {
            Field::of_teams(&tournament, after, system)
        };
        Ok(StandingsFile {
            name,
            rules,
            after,
            starts,
            event,
            field,
            tournament,
            warnings,
        })
    }

    /// The order of record 212 or the tie-breaks of 202, or else those to recommend.
    pub fn tie_breaks(&self) -> Result<Vec<TieBreak>, Failure> {
        let (record, codes) = match self.event.standings.as_str() {
            "" => ("202", &self.event.tie_breaks),
            _ => ("212", &self.event.standings),
        };
        let codes: Vec<String> = codes.split(',').map(str::to_owned).collect();
        let list = super::parse(&codes).map_err(|failure| {
            failure.help(format!(
                "record {record} of the file has it; say others with --tiebreaks"
            ))
        })?;
        let list = without_leading_points(list);
        let usable = list
            .iter()
            .all(|one| self.field.is_for_teams() || !one.method.is_for_teams_only());
        Ok(if list.is_empty() || !usable {
            recommended(self.kind(), self.rules)
        } else {
            list
        })
    }

    /// What kind of event it is.
    pub fn kind(&self) -> Kind {
        let participants = self.field.participants();
        Kind {
            system: self.field.system(),
            teams: self.field.is_for_teams(),
            rated: participants.iter().all(|one| one.rating.is_some()),
        }
    }

    /// Tells on standard error what is strange in the file.
    pub fn warn(&self) {
        for warning in &self.warnings {
            output::print_error(&format!("{}: {warning}\n", self.name));
        }
    }
}

/// 212 starts with the points, which rank first anyway.
fn without_leading_points(mut list: Vec<TieBreak>) -> Vec<TieBreak> {
    let points = |one: &TieBreak| one.method == Method::Points && one.score.is_none();
    if list.first().is_some_and(points) {
        list.remove(0);
    }
    list
}

fn after(name: &str, tournament: &Tournament, asked: Option<u16>) -> Result<RoundNumber, Failure> {
    let played = tournament.paired_rounds();
    match asked {
        Some(round) if round > played.0 => Err(Failure::new(format!(
            "{name} has {played} rounds: there are no standings after round {round}"
        ))),
        Some(round) => Ok(RoundNumber(round)),
        None => Ok(played),
    }
}

/// How the pairings were made: by the code of 192, or else the words of 092.
fn system(event: &EventData) -> System {
    let code = event.encoded_type.to_uppercase();
    let words = event.tournament_type.to_uppercase();
    let fixed = |text: &str| {
        [
            "ROUNDROBIN",
            "ROUND-ROBIN",
            "ROUND ROBIN",
            "SCHEVENINGEN",
            "BERGER",
            "ALL-PLAY-ALL",
        ]
        .iter()
        .any(|name| text.contains(name))
    };
    let told = if code.is_empty() { words } else { code };
    if fixed(&told) {
        System::PreDetermined
    } else {
        System::Swiss
    }
}

/// A day as report files write it: `2026/05/02`.
pub fn event_date(text: &str) -> Option<Date> {
    text.trim().replace(['/', '.'], "-").parse().ok()
}
