//! Swiss sections: acceleration, prohibited pairings.

use std::collections::HashSet;

use adoube_conduct::rounds;
use adoube_journal::{Command, PairingsProhibited, Section};
use adoube_tournament::{EntrantId, ProhibitedPairing, RoundNumber, RoundSpan};
use clap::{Args, ValueEnum};

use super::desk::{Desk, cannot, players};
use crate::failure::Failure;
use crate::texts::fail;

#[derive(Clone, Copy, ValueEnum)]
enum Acceleration {
    /// Baku acceleration (C.04.7): the upper half of the starting list
    Baku,
    /// The added score method of US Chess (28R1): a point more in rounds 1 and 2 for the upper half
    AddedScore,
    /// No virtual points
    None,
}

#[derive(Args)]
pub(crate) struct AccelerateArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// How; after a late entry it can be set again
    #[arg(value_enum)]
    method: Acceleration,
}

pub(super) async fn accelerate(desk: Desk, args: AccelerateArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let method = match args.method {
        Acceleration::None => rounds::Acceleration::None,
        Acceleration::Baku => rounds::Acceleration::Baku,
        Acceleration::AddedScore => rounds::Acceleration::AddedScore,
    };
    let event = &journal.event().details;
    let command =
        rounds::accelerate(event, section, method).map_err(|reason| cannot(section, &reason))?;
    desk.submit(&mut journal, vec![command]).await
}

#[derive(Args)]
pub(crate) struct ProhibitArgs {
    /// The event, by the name that `adoube event list` shows
    event: String,
    /// The players of whom no two may meet
    #[arg(value_name = "PLAYER", required_unless_present = "none")]
    players: Vec<String>,
    /// The first round in which they may not; the first of all if it is not said
    #[arg(long, value_name = "ROUND", default_value_t = 1)]
    from: u16,
    /// The last such round; the last of all if it is not said
    #[arg(long, value_name = "ROUND")]
    to: Option<u16>,
    /// Drop all prohibitions
    #[arg(long, conflicts_with_all = ["players", "from", "to"])]
    none: bool,
}

pub(super) async fn prohibit(desk: Desk, args: ProhibitArgs) -> Result<(), Failure> {
    let prohibit = |section: &Section| {
        let mut prohibited = Vec::new();
        if !args.none {
            prohibited.extend(section.draft.prohibited.iter().cloned());
            prohibited.push(ProhibitedPairing {
                entrants: apart(section, &args.players)?,
                rounds: RoundSpan {
                    first: RoundNumber(args.from),
                    last: args.to.map(RoundNumber),
                },
            });
        }
        Ok(Command::ProhibitPairings(PairingsProhibited {
            section: section.id.clone(),
            prohibited,
        }))
    };
    desk.submit_for(&args.event, prohibit).await.map(drop)
}

/// The players who are to be kept apart: several, each once, where pairs can be chosen at all.
fn apart(section: &Section, texts: &[String]) -> Result<Vec<EntrantId>, Failure> {
    let entrants = players(section, texts)?;
    let format = section.settings.format;
    if format.is_fixed_schedule() {
        return Err(fail!("event-pairs-of-table", format = format));
    }
    let mut seen = HashSet::new();
    if let Some(id) = entrants.iter().find(|id| !seen.insert(**id)) {
        return Err(fail!("refusal-named-twice", who = section.label(*id)));
    }
    match entrants.len() {
        0 | 1 => Err(fail!("event-prohibition-of-one")),
        _ => Ok(entrants),
    }
}
