//! Swiss sections: acceleration, prohibited pairings.

use std::collections::HashSet;

use adoube_bodies::names::SectionNames;
use adoube_conduct::rounds;
use adoube_journal::{Command, PairingsProhibited};
use adoube_tournament::{EntrantId, ProhibitedPairing, RoundNumber, RoundSpan};
use clap::{Args, ValueEnum};

use super::desk::{Desk, player};
use crate::failure::Failure;
use crate::texts::{tell, tell_with};

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
    /// The event
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
    let command = rounds::accelerate(event, section, method)
        .map_err(|reason| Failure::new(tell_with(&reason, &SectionNames::in_section(section))))?;
    desk.submit(&mut journal, vec![command]).await?;
    Ok(())
}

#[derive(Args)]
pub(crate) struct ProhibitArgs {
    /// The event
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
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let mut prohibited = Vec::new();
    if !args.none {
        let entrants: Result<Vec<EntrantId>, Failure> = args
            .players
            .iter()
            .map(|text| player(section, text))
            .collect();
        let entrants = entrants?;
        if section.settings.format.is_fixed_schedule() {
            let format = tell(&section.settings.format);
            let problem =
                format!("the pairs of a {format} stand in its table: none can be prohibited");
            return Err(Failure::new(problem));
        }
        let mut seen = HashSet::new();
        if let Some(id) = entrants.iter().find(|id| !seen.insert(**id)) {
            let who = section.label(*id);
            return Err(Failure::new(format!("{who} is named twice")));
        }
        if entrants.len() < 2 {
            return Err(Failure::new("a prohibition needs at least two players"));
        }
        prohibited.extend(section.draft.prohibited.iter().cloned());
        prohibited.push(ProhibitedPairing {
            entrants,
            rounds: RoundSpan {
                first: RoundNumber(args.from),
                last: args.to.map(RoundNumber),
            },
        });
    }
    let command = Command::ProhibitPairings(PairingsProhibited {
        section: section.id.clone(),
        prohibited,
    });
    desk.submit(&mut journal, vec![command]).await?;
    Ok(())
}
