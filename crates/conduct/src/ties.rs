//! Who is level after every tie-break, and the commands that settle it.

use adoube_journal::{Command, DrawLots, EventDetails, RankTied, Section};
use adoube_standings::Line;
use adoube_tournament::{EntrantId, RoundNumber, TeamId};
use serde::Serialize;

use crate::ranking::Ranking;

/// Participants who share a place. Teams are named by the ids that stand for them.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelGroup {
    pub place: usize,
    pub who: Vec<EntrantId>,
}

/// Why a tie cannot be settled so.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum CannotSettle {
    /// The section contradicts itself, or the round is not paired.
    NoStandings,
    /// Nobody shares a place.
    NobodyLevel,
    /// Those named do not share one place, or one of them is missing.
    NotLevel,
}

adoube_types::errors!(CannotSettle);

/// Everybody who shares a place after a round, the best first.
pub fn level(details: &EventDetails, section: &Section, after: RoundNumber) -> Vec<LevelGroup> {
    let Ok(tournament) = section.snapshot() else {
        return Vec::new();
    };
    let ranking = Ranking::of(details, &section.settings, &tournament, after);
    let lines = ranking.standings.lines();
    let groups = lines.chunk_by(|one, other| one.rank == other.rank);
    let groups = groups.filter(|group| group.len() > 1);
    groups
        .map(|group| LevelGroup {
            place: group[0].rank,
            who: group.iter().map(|line| id_of(&ranking, line)).collect(),
        })
        .collect()
}

fn id_of(ranking: &Ranking, line: &Line) -> EntrantId {
    let id = ranking.field.participants()[line.place].id;
    match ranking.field.is_for_teams() {
        true => EntrantId::standing_for(TeamId(id)),
        false => EntrantId(id),
    }
}

/// Draws lots for one shared place, or for all of them.
///
/// # Errors
///
/// [`CannotSettle`] if there is no such tie.
pub fn draw_lots(
    details: &EventDetails,
    section: &Section,
    after: RoundNumber,
    place: Option<usize>,
    seed: u64,
) -> Result<Vec<Command>, CannotSettle> {
    section
        .draft
        .round(after)
        .ok_or(CannotSettle::NoStandings)?;
    let groups = level(details, section, after).into_iter();
    let wanted = groups.filter(|group| place.is_none_or(|place| place == group.place));
    let commands: Vec<Command> = wanted
        .map(|group| {
            Command::DrawLots(DrawLots {
                section: section.id.clone(),
                round: after,
                who: group.who,
                seed,
            })
        })
        .collect();
    match commands.is_empty() {
        true => Err(CannotSettle::NobodyLevel),
        false => Ok(commands),
    }
}

/// Ranks those who share a place by hand: all of them, the best first.
///
/// # Errors
///
/// [`CannotSettle`] if they are not all who share a place.
pub fn rank_by_hand(
    details: &EventDetails,
    section: &Section,
    after: RoundNumber,
    order: Vec<EntrantId>,
) -> Result<Command, CannotSettle> {
    section
        .draft
        .round(after)
        .ok_or(CannotSettle::NoStandings)?;
    let groups = level(details, section, after);
    let is_meant = |group: &LevelGroup| {
        group.who.len() == order.len() && group.who.iter().all(|id| order.contains(id))
    };
    // Who was put in an order before can be put in another one.
    let settled_before = section.draft.settled_ties.iter().any(|tie| {
        tie.round == after
            && tie.order.len() == order.len()
            && tie.order.iter().all(|id| order.contains(id))
    });
    if !groups.iter().any(is_meant) && !settled_before {
        return Err(CannotSettle::NotLevel);
    }
    Ok(Command::RankTied(RankTied {
        section: section.id.clone(),
        round: after,
        order,
    }))
}
