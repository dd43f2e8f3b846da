//! The event whose standings are wanted.

use std::path::Path;

use adoube_formats::{EventData, ToldBy, TrfWarning};
use adoube_pairing::system::CodedSystem;
use adoube_standings::{Field, Kind, Method, Rules, System, TieBreak, recommended};
use adoube_tournament::{RatingUsed, RoundNumber, Tournament};
use jiff::civil::Date;

use crate::failure::Failure;
use crate::files::Report;
use crate::system::for_tie_breaks;
use crate::texts::{fail, say};
use crate::{files, output, warnings};

/// What is asked for rather than read from the file.
pub(crate) struct StandingsOptions {
    pub after: Option<u16>,
    pub rules: Option<Rules>,
    pub system: Option<System>,
    pub players: bool,
}

/// A tournament report file as a table.
pub(crate) struct StandingsFile {
    /// What the user calls it.
    pub name: String,
    /// What the file says of the event.
    pub event: EventData,
    pub tournament: Tournament,
    /// After which round.
    pub after: RoundNumber,
    /// The day it started.
    pub starts: Option<Date>,
    /// The players or teams and their rounds.
    pub field: Field,
    /// The edition of the tie-break rules.
    pub rules: Rules,
    /// Which rating the event looks at: the one of record 172, or else the usual one of the system or
    /// the rules.
    pub rating: RatingUsed,
    /// No day told which edition that is.
    undated: bool,
    warnings: Vec<TrfWarning>,
}

impl StandingsFile {
    pub(crate) fn read(path: &Path, asked: StandingsOptions) -> Result<StandingsFile, Failure> {
        let Report {
            name,
            tournament,
            event,
            kind,
            dates,
            warnings,
        } = files::read_tournament(path)?;
        let after = after(&name, &tournament, asked.after)?;
        // Tie-breaks ask what was announced, not what the games look like.
        let told = match kind.by {
            ToldBy::Code | ToldBy::Words => for_tie_breaks(kind.system),
            ToldBy::Games | ToldBy::UnknownWords | ToldBy::Nothing => System::Swiss,
        };
        let system = asked.system.unwrap_or(told);
        let starts = dates.start;
        let in_force = match is_us_chess(&event) {
            true => Rules::UsChess,
            false => starts.map_or(Rules::Fide2026, Rules::fide_on),
        };
        let rules = asked.rules.unwrap_or(in_force);
        let rating = event.rating_used();
        let rating = rating.unwrap_or_else(|| usual_rating(&event, rules));
        let field = if tournament.teams().is_empty() || asked.players {
            Field::of_players(&tournament, after, system).rated_by(&tournament, rating)
        } else {
            Field::of_teams(&tournament, after, system)
        };
        Ok(StandingsFile {
            name,
            rules,
            rating,
            after,
            starts,
            event,
            field,
            tournament,
            undated: starts.is_none() && asked.rules.is_none() && rules != Rules::UsChess,
            warnings,
        })
    }

    /// The order of record 212 or the tie-breaks of 202, or else those to recommend.
    pub(crate) fn tie_breaks(&self) -> Result<Vec<TieBreak>, Failure> {
        let (record, codes) = match self.event.standings.as_str() {
            "" => ("202", &self.event.tie_breaks),
            _ => ("212", &self.event.standings),
        };
        let codes: Vec<String> = codes.split(',').map(str::to_owned).collect();
        let list = super::parse(&codes)
            .map_err(|failure| failure.help(say!("standings-of-record", record)))?;
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

    /// Whether the players of a knockout are ranked, by the words of 092.
    pub(crate) fn is_knockout(&self) -> bool {
        let words = self.event.tournament_type.to_uppercase();
        let is_named = ["KNOCKOUT", "KNOCK-OUT"]
            .iter()
            .any(|it| words.contains(it));
        is_named && !self.field.is_for_teams()
    }

    /// What kind of event it is.
    pub(crate) fn kind(&self) -> Kind {
        let participants = self.field.participants();
        Kind {
            system: self.field.system(),
            teams: self.field.is_for_teams(),
            rated: participants.iter().all(|one| one.rating.is_some()),
        }
    }

    /// Tells on standard error what is strange in the file.
    pub(crate) fn warn(&self) {
        warnings::of_file(&self.name, &self.warnings);
        if self.undated {
            let rules = self.rules;
            let told = say!("swiss-undated", name = self.name, rules, option = "--rules");
            output::print_error(&format!("{told}\n"));
        }
    }
}

/// Whether the file says that it was paired by the system of US Chess; its ties are then broken by
/// rule 34.
fn is_us_chess(event: &EventData) -> bool {
    let coded = CodedSystem::from_code(&event.encoded_type, None);
    coded.is_some_and(|coded| coded.system.us_chess().is_some())
}

/// The rating of an event that names none (record 172): that of the system by which it is paired,
/// so that every command ranks the players alike, or else of the rules.
fn usual_rating(event: &EventData, rules: Rules) -> RatingUsed {
    let coded = CodedSystem::from_code(&event.encoded_type, None);
    let coded = coded.as_ref();
    let us_chess = coded.and_then(|coded| coded.system.us_chess());
    us_chess.map_or_else(|| rules.usual_rating(), |settings| settings.rating)
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
        Some(round) if round > played.0 => {
            Err(fail!("standings-no-round", name, rounds = played, round))
        }
        asked => Ok(asked.map_or(played, RoundNumber)),
    }
}
