//! The next round of a Swiss section.

use adoube_journal::{
    AssignNumbers, Command, EventDetails, PairRound, Provenance, Refusal, RoundPairings, Section,
    SectionEdited,
};
use adoube_pairing::dutch::Pair;
use adoube_pairing::facts::Series;
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::{self, PairedRound, SwissSystem};
use adoube_tournament::{Bye, ByeKind, Colour, EntrantId, PairingNumber, RoundNumber, Tournament};

use super::competitors::{as_team, has_return_games, pairing_round, team_of};
use super::drawing::renewed;
use super::explain::allocated_bye;
use super::{CannotPair, Ground, HowToPair, NextRound, seating, swiss_system, teams};
use crate::us::{house_players, one_entry_each, us_facts};

/// What makes our pairings, for the record.
const ENGINE: &str = concat!("Adoube ", env!("CARGO_PKG_VERSION"));

/// A Swiss section made ready for its next round.
pub(super) struct Ready {
    /// The section with numbers and initial colour.
    pub section: Section,
    pub tournament: Tournament,
    pub round: RoundNumber,
    /// By which system.
    pub system: SwissSystem,
    /// Who is to be paired.
    pub present: Vec<EntrantId>,
    absent: Vec<EntrantId>,
    seed: Option<u64>,
    commands: Vec<Command>,
    reason: Option<Ground>,
}

/// Who has no number gets one, and before round 1 the initial colour is drawn by lot, if it is not
/// known.
pub(super) fn ready(
    event: &EventDetails,
    section: &Section,
    how: &HowToPair,
) -> Result<Ready, CannotPair> {
    let round = section.next_round();
    let rounds = section.settings.rounds;
    if round.0 > rounds {
        return Err(Refusal::NoSuchRound { round, rounds }.into());
    }
    let system = swiss_system(event, section)?;
    let of_teams = system.is_for_teams();
    let (mut commands, mut reason, mut seed) = (Vec::new(), None, None);
    let mut ready = section.clone();
    if how.assign_numbers && !of_teams && lacks_numbers(section) {
        ready = section.numbered()?;
        commands.push(Command::AssignNumbers(AssignNumbers {
            section: section.id.clone(),
            order: None,
        }));
    }
    if ready.draft.initial_colour.is_none() {
        seed = Some(how.seed);
        commands.push(draw_initial_colour(&mut ready, how.seed));
        // After round 1 the change needs a reason.
        let drawn = Ground::InitialColour { seed: how.seed };
        reason = (round > RoundNumber::FIRST).then_some(drawn);
    }
    let tournament = ready.snapshot()?;
    let (present, absent) = match of_teams {
        true => teams::presence(&ready, &tournament, round, how),
        false => presence(&tournament, round, &how.absent),
    };
    let (present, idle) = match system.us_chess() {
        Some(_) => {
            let (present, mut idle) = one_entry_each(&ready, &tournament, round, present);
            let (present, house) = house_players(&ready, round, present);
            idle.extend(house);
            (present, idle)
        }
        None => (present, Vec::new()),
    };
    let absent: Vec<EntrantId> = absent.into_iter().chain(idle).collect();
    let is_first = round == RoundNumber::FIRST;
    let renewed = is_first
        .then(|| renewed(&ready, &system, &absent))
        .flatten();
    let tournament = match &renewed {
        Some(Command::SetVirtualPoints(set)) => {
            ready.draft.virtual_points = set.virtual_points.clone();
            ready.snapshot()?
        }
        Some(Command::SetTeamVirtualPoints(set)) => {
            ready.draft.team_virtual_points = set.virtual_points.clone();
            ready.snapshot()?
        }
        _ => tournament,
    };
    commands.extend(renewed);
    let among = system.competitors(&tournament);
    must_have_numbers(among.tournament(), &present, of_teams)?;
    Ok(Ready {
        section: ready,
        round,
        system,
        present,
        absent,
        tournament,
        seed,
        commands,
        reason,
    })
}

/// Pairs the next round without those who are absent.
pub(super) fn next_round(
    event: &EventDetails,
    section: &Section,
    how: &HowToPair,
) -> Result<NextRound, CannotPair> {
    let ready = ready(event, section, how)?;
    let round = pairing_round(&ready.system, ready.round);
    let paired = match has_return_games(&ready.system, ready.round) {
        true => return_games(section, ready.round),
        false => ready.pair(round)?,
    };
    let mut pairings = match ready.system.is_for_teams() {
        true => teams::pairings(&ready.section, ready.round, how, &paired, &ready.absent)?,
        false => ready.pairings(&paired),
    };
    if has_return_games(&ready.system, ready.round) {
        pairings.byes.extend(ready.byes_again(section, &pairings));
    }
    let mut commands = ready.commands;
    commands.push(Command::PairRound(PairRound {
        section: section.id.clone(),
        round: ready.round,
        pairings,
        made_by: Provenance {
            engine: ENGINE.to_owned(),
            edition: Some(ready.system.name().to_owned()),
            seed: ready.seed,
            ..Provenance::default()
        },
    }));
    Ok(NextRound {
        commands,
        reason: ready.reason,
        ..NextRound::default()
    })
}

impl Ready {
    /// Pairs a round of its system.
    fn pair(&self, round: RoundNumber) -> Result<PairedRound, CannotPair> {
        let (section, tournament) = (&self.section, &self.tournament);
        pair(section, tournament, round, &self.present, &self.system)
    }

    /// The boards and byes of a round of players.
    fn pairings(&self, paired: &PairedRound) -> RoundPairings {
        let bye = |entrant, kind| Bye { entrant, kind };
        let absent = self.absent.iter().map(|id| bye(*id, ByeKind::ZeroPoint));
        let allocated = paired.bye.map(|id| bye(id, ByeKind::PairingAllocated));
        RoundPairings {
            boards: seating::in_order_of(&paired.pairs),
            byes: allocated.into_iter().chain(absent).collect(),
            ..RoundPairings::default()
        }
    }
}

impl Ready {
    /// The byes of those who had none but the first game of a match to miss: whoever rested in the round before
    /// rests again, for the same; whoever came in between waits for the next match.
    fn byes_again(&self, section: &Section, paired: &RoundPairings) -> Vec<Bye> {
        let first = self.round.previous();
        let first = first.and_then(|first| section.draft.round(first));
        let seated = |id: &EntrantId| {
            let mut boards = paired.boards.iter();
            let mut byes = paired.byes.iter();
            boards.any(|board| [board.white, board.black].contains(id))
                || byes.any(|bye| bye.entrant == *id)
        };
        let waiting = self.present.iter().filter(|id| !seated(id));
        let kind = |id: EntrantId| {
            let mut byes = first.iter().flat_map(|round| &round.byes);
            let had = byes.find(|bye| bye.entrant == id).map(|bye| bye.kind);
            had.filter(|kind| *kind != ByeKind::PairingAllocated)
                .unwrap_or(ByeKind::ZeroPoint)
        };
        let bye = |id: &EntrantId| Bye {
            entrant: *id,
            kind: kind(*id),
        };
        waiting.map(bye).collect()
    }
}

/// The second games of the matches of the round before, with the colours reversed (C.04.5, 4.4).
/// Who is absent now forfeits.
fn return_games(section: &Section, round: RoundNumber) -> PairedRound {
    let first = round
        .previous()
        .and_then(|first| section.draft.round(first));
    let games = first.iter().flat_map(|round| &round.games);
    PairedRound {
        pairs: games
            .map(|game| Pair {
                white: game.black,
                black: game.white,
            })
            .collect(),
        bye: first.and_then(allocated_bye),
    }
}

/// Whether somebody who takes part in the next round has no number.
fn lacks_numbers(section: &Section) -> bool {
    let round = section.next_round();
    let mut entrants = section.draft.entrants.iter();
    entrants.any(|entrant| entrant.pairing_number.is_none() && entrant.takes_part_in(round))
}

/// Draws the initial colour (C.04.3; US 28J).
fn draw_initial_colour(section: &mut Section, seed: u64) -> Command {
    let colour = Lots::from_seed(seed).colour();
    section.draft.initial_colour = Some(colour);
    section.settings.initial_colour = Some(colour);
    Command::EditSection(SectionEdited {
        section: section.id.clone(),
        settings: section.settings.clone(),
    })
}

/// Who is to be paired, and who of the others has to be told absent. Who asked for a bye has it
/// already.
fn presence(
    tournament: &Tournament,
    round: RoundNumber,
    absent: &[EntrantId],
) -> (Vec<EntrantId>, Vec<EntrantId>) {
    let entrants = tournament.entrants().iter().map(|entrant| entrant.id);
    entrants
        .filter(|id| tournament.is_available(*id, round))
        .partition(|id| !absent.contains(id))
}

fn must_have_numbers(
    tournament: &Tournament,
    present: &[EntrantId],
    of_teams: bool,
) -> Result<(), CannotPair> {
    let entrants = present.iter().filter_map(|id| tournament.entrant(*id));
    let without: Vec<EntrantId> = entrants
        .filter(|entrant| entrant.pairing_number.is_none())
        .map(|entrant| entrant.id)
        .collect();
    match without.first() {
        None => Ok(()),
        Some(first) if of_teams => Err(CannotPair::TeamWithoutNumber {
            team: team_of(*first),
        }),
        Some(_) => Err(CannotPair::NoNumbers {
            players: Series(without),
        }),
    }
}

/// The snapshot with an initial colour: where no lot is on record, the one that round 1 shows.
pub(super) fn with_initial_colour(
    section: &Section,
    first_round: &[Pair],
) -> Result<Tournament, CannotPair> {
    let mut draft = section.draft.clone();
    draft.initial_colour = shown_initial_colour(section, first_round);
    Ok(Tournament::new(draft)?)
}

/// The initial colour on record, or else the one that round 1 shows, as somebody made it by hand (an odd
/// number has it, C.04.3).
pub(super) fn shown_initial_colour(section: &Section, first_round: &[Pair]) -> Option<Colour> {
    section.draft.initial_colour.or_else(|| {
        let number = |id| section.entrant(id)?.pairing_number.map(PairingNumber::get);
        let sides = first_round
            .iter()
            .flat_map(|pair| [(pair.white, Colour::White), (pair.black, Colour::Black)]);
        let numbered = sides.filter_map(|(id, colour)| Some((number(id)?, colour)));
        first_of_the_initial_ranking(numbered)
    })
}

/// The pairs of round 1.
pub(super) fn pairs_of_round_1(section: &Section) -> Vec<Pair> {
    let games = section.draft.rounds.first();
    let games = games.into_iter().flat_map(|round| &round.games);
    let pairs = games.map(|game| Pair {
        white: game.white,
        black: game.black,
    });
    pairs.collect()
}

/// The same for teams, from the pairs of round 1.
pub(super) fn with_initial_colour_of_teams(
    section: &Section,
    first_round: &[Pair],
) -> Result<Tournament, CannotPair> {
    let mut draft = section.draft.clone();
    draft.initial_colour = draft.initial_colour.or_else(|| {
        let number = |id| {
            section
                .team(team_of(id))?
                .pairing_number
                .map(PairingNumber::get)
        };
        let sides = first_round
            .iter()
            .flat_map(|pair| [(pair.white, Colour::White), (pair.black, Colour::Black)]);
        let numbered = sides.filter_map(|(id, colour)| Some((number(id)?, colour)));
        first_of_the_initial_ranking(numbered)
    });
    Ok(Tournament::new(draft)?)
}

/// The initial colour that the lowest number shows: an odd one has it.
fn first_of_the_initial_ranking(numbered: impl Iterator<Item = (u32, Colour)>) -> Option<Colour> {
    let (first, colour) = numbered.min_by_key(|(number, _)| *number)?;
    Some(if first % 2 == 1 {
        colour
    } else {
        colour.opposite()
    })
}

/// Pairs a round of its system.
pub(super) fn pair(
    section: &Section,
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    system: &SwissSystem,
) -> Result<PairedRound, CannotPair> {
    let facts = us_facts(section, tournament, round);
    let among = system.competitors(tournament);
    let paired = system.pair_competitors(&among, round, present, &facts);
    paired.map_err(|reason| no_pairing(system, reason))
}

/// The same failure, with what could be done by the system.
pub(super) fn no_pairing(system: &SwissSystem, reason: system::CannotPair) -> CannotPair {
    let reason = match reason {
        system::CannotPair::Fide(reason) if system.is_for_teams() => {
            system::CannotPair::Fide(reason.renamed(as_team))
        }
        system::CannotPair::UsChess(reason) if system.is_for_teams() => {
            system::CannotPair::UsChess(reason.renamed(as_team))
        }
        reason => reason,
    };
    CannotPair::NoPairing {
        why: reason.lines(system),
        reason: Box::new(reason),
    }
}
