//! Swiss sections: acceleration, prohibited pairings, rounds paired by the engine.

use adoube_journal::{Command, EventDetails, Pairing, Provenance, RoundPairings, Section};
use adoube_pairing::acceleration::baku;
use adoube_pairing::dutch::{self, Edition};
use adoube_pairing::schedule::lots::Lots;
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, EntrantId, ProhibitedPairing, RoundNumber, RoundSpan, Tournament,
};
use clap::{Args, ValueEnum};

use super::desk::{Desk, player};
use crate::failure::Failure;
use crate::schedule::seed_or_new;
use crate::swiss::cannot_pair_text;

#[derive(Clone, Copy, ValueEnum)]
enum Acceleration {
    /// Baku acceleration (C.04.7): the upper half of the starting list
    Baku,
    /// No virtual points
    None,
}

#[derive(Args)]
pub struct AccelerateArgs {
    /// The event
    event: String,
    /// How; after a late entry it can be set again
    #[arg(value_enum)]
    method: Acceleration,
}

pub async fn accelerate(desk: Desk, args: AccelerateArgs) -> Result<(), Failure> {
    let mut journal = desk.open(&args.event).await?;
    let section = desk.section(&journal)?;
    let virtual_points = match args.method {
        Acceleration::None => Vec::new(),
        Acceleration::Baku => {
            let edition = edition(&journal.event().details, section)?;
            let settings = &section.settings;
            let entrants = &section.draft.entrants;
            baku(edition, entrants, settings.rounds, &settings.point_system)
                .map_err(|error| Failure::new(error.to_string()))?
        }
    };
    let command = Command::SetVirtualPoints {
        section: section.id.clone(),
        virtual_points,
    };
    desk.submit(&mut journal, vec![command]).await?;
    Ok(())
}

#[derive(Args)]
pub struct ProhibitArgs {
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

pub async fn prohibit(desk: Desk, args: ProhibitArgs) -> Result<(), Failure> {
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
    let command = Command::ProhibitPairings {
        section: section.id.clone(),
        prohibited,
    };
    desk.submit(&mut journal, vec![command]).await?;
    Ok(())
}

/// Pairs the next round of a Swiss section, without those who are absent. Before round 1 the
/// initial colour is drawn by lot, if it is not known.
pub fn next_round(
    event: &EventDetails,
    section: &Section,
    absent: &[EntrantId],
    seed: Option<u64>,
) -> Result<Vec<Command>, Failure> {
    let edition = edition(event, section)?;
    let mut draft = section.draft.clone();
    let mut commands = Vec::new();
    let mut made_by = Provenance {
        engine: concat!("Adoube ", env!("CARGO_PKG_VERSION")).to_owned(),
        edition: Some(edition.name().to_owned()),
        ..Provenance::default()
    };
    if draft.initial_colour.is_none() {
        let seed = seed_or_new(seed);
        let colour = Lots::from_seed(seed).colour();
        made_by.seed = Some(seed);
        draft.initial_colour = Some(colour);
        let mut settings = section.settings.clone();
        settings.initial_colour = Some(colour);
        commands.push(Command::EditSection {
            section: section.id.clone(),
            settings,
        });
    }
    let round = section.next_round();
    let tournament = Tournament::new(draft).map_err(|error| Failure::new(error.to_string()))?;
    let present: Vec<EntrantId> = (tournament.entrants().iter())
        .map(|entrant| entrant.id)
        .filter(|id| tournament.is_available(*id, round) && !absent.contains(id))
        .collect();
    must_have_numbers(&tournament, &present)?;
    let pairing = dutch::pair_among(&tournament, round, &present, edition).map_err(|reason| {
        Failure::new(cannot_pair_text(&tournament, &reason, edition).trim_end())
            .help("what the chief arbiter permits can be paired by hand")
    })?;
    let boards = (1..).zip(&pairing.pairs).map(|(board, pair)| Pairing {
        board: BoardNumber::single(board),
        white: pair.white,
        black: pair.black,
    });
    let bye = |entrant, kind| Bye { entrant, kind };
    let absent = absent.iter().map(|id| bye(*id, ByeKind::ZeroPoint));
    let allocated = pairing.bye.map(|id| bye(id, ByeKind::PairingAllocated));
    commands.push(Command::PairRound {
        section: section.id.clone(),
        round,
        pairings: RoundPairings {
            boards: boards.collect(),
            byes: allocated.into_iter().chain(absent).collect(),
            ..RoundPairings::default()
        },
        made_by,
    });
    Ok(commands)
}

/// The rules of the section: those announced, or those in force when the event starts.
fn edition(event: &EventDetails, section: &Section) -> Result<Edition, Failure> {
    match &section.settings.pairing_system {
        Some(name) => name.parse().map_err(|error: dutch::UnknownEdition| {
            Failure::new(error.to_string()).help(
                "`edit-section --pairing-system` changes it; other systems are paired by hand",
            )
        }),
        None => Ok(event.starts.map_or(Edition::Dutch2026, |starts| {
            Edition::in_force((starts.year(), starts.month(), starts.day()))
        })),
    }
}

fn must_have_numbers(tournament: &Tournament, present: &[EntrantId]) -> Result<(), Failure> {
    let entrants = present.iter().filter_map(|id| tournament.entrant(*id));
    let without: Vec<&str> = entrants
        .filter(|entrant| entrant.pairing_number.is_none())
        .map(|entrant| entrant.player.name.as_str())
        .collect();
    if without.is_empty() {
        return Ok(());
    }
    Err(
        Failure::new(format!("without a pairing number: {}", without.join(", ")))
            .help("`adoube event numbers` gives everybody a number (C.04.2.B)"),
    )
}
