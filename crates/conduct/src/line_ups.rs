//! Line-ups of teams: until when they are filed, what is wrong with one, who may see it, and the
//! boards that come of them.
//!
//! Where a section announces how long before a round line-ups are due, its rounds are paired as
//! matches without boards. The captains file then, and the boards of a match are set when both
//! teams have filed, or by the arbiter when the time is over; who filed none plays with the first of
//! the list (General Regulations 7). In other sections the boards are set with the pairing.

use std::collections::BTreeSet;

use adoube_journal::{BoardsSet, Command, LineUp, RoundPairings, Section};
use adoube_pairing::facts::Series;
use adoube_pairing::schedule::team_match::line_up::{BoardOrder, has_quorum, wrong_boards};
use adoube_tournament::{EntrantId, RoundNumber, Team, TeamId, TeamMatch};
use jiff::ToSpan;
use jiff::civil::DateTime;
use serde::Serialize;

use crate::announcement::{ListOrder, stored};
use crate::rounds::{
    CannotPair, HowToPair, can_play, plays_by_us_chess, seat_players, team_boards,
};

/// By how much nobody is rated higher than a team-mate who sits above, if nothing else is announced.
const USUAL_MARGIN: u32 = 100;

/// What speaks against a line-up.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum LineUpFault {
    /// It names nobody.
    Nobody,
    /// It names more players than there are boards.
    TooMany { boards: u16 },
    /// Somebody is not on the list of the team.
    NotOnTheList { player: EntrantId },
    /// Somebody is named twice.
    Twice { player: EntrantId },
    /// Somebody has withdrawn, is not entered yet or asked for a bye.
    NotThere { player: EntrantId },
    /// Players sit on these boards against the order of the list, which holds throughout the event
    /// (General Regulations 7).
    OutOfOrder { boards: Series<u32> },
    /// Somebody sits above a team-mate against the announced order: by rating, or within a margin.
    AgainstOrder {
        above: EntrantId,
        below: EntrantId,
        margin: Option<u32>,
    },
    /// It comes too late.
    AfterDeadline { deadline: DateTime },
}

adoube_types::errors!(LineUpFault);

/// What is strange about a line-up that can be filed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum LineUpRemark {
    /// Not more than half of the boards have a player, so that those who are there may not start
    /// (General Regulations 7.2).
    NoQuorum { present: u32, boards: u16 },
    /// Somebody sits above a higher rated team-mate, or unrated above a rated one (US 31B).
    NotByRating { above: EntrantId, below: EntrantId },
}

/// A line-up looked at.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct CheckedLineUp {
    /// Why it cannot be filed.
    pub faults: Vec<LineUpFault>,
    pub remarks: Vec<LineUpRemark>,
}

/// Everything that is wrong or strange with a line-up of a team.
pub fn check(
    section: &Section,
    round: RoundNumber,
    team: &Team,
    players: &[EntrantId],
) -> CheckedLineUp {
    let boards = team_boards(section);
    let members = &team.details.members;
    let mut faults = Vec::new();
    if players.is_empty() {
        faults.push(LineUpFault::Nobody);
    }
    if players.len() > usize::from(boards) {
        faults.push(LineUpFault::TooMany { boards });
    }
    let mut named = BTreeSet::new();
    for &player in players {
        if !members.contains(&player) {
            faults.push(LineUpFault::NotOnTheList { player });
        } else if !named.insert(player) {
            faults.push(LineUpFault::Twice { player });
        } else if !can_play(section, player, round) {
            faults.push(LineUpFault::NotThere { player });
        }
    }
    let number = |player| (1..).zip(members).find(|(_, member)| *member == player);
    let numbers: Vec<u32> = players.iter().filter_map(number).map(|(n, _)| n).collect();
    let wrong = wrong_boards(&numbers);
    if numbers.len() == players.len() && !wrong.is_empty() {
        faults.push(LineUpFault::OutOfOrder {
            boards: Series(wrong),
        });
    }
    if let Some(order) = announced_order(section).filter(|_| faults.is_empty()) {
        let margin = match order {
            BoardOrder::NoneAbove { margin } => Some(margin),
            _ => None,
        };
        let wrong = out_of_order(section, players, order).into_iter();
        faults.extend(wrong.map(|(above, below)| LineUpFault::AgainstOrder {
            above,
            below,
            margin,
        }));
    }
    let remarks = match faults.is_empty() {
        true => remarks(section, players, boards),
        false => Vec::new(),
    };
    CheckedLineUp { faults, remarks }
}

fn remarks(section: &Section, players: &[EntrantId], boards: u16) -> Vec<LineUpRemark> {
    let present = players.len() as u32;
    let quorum =
        (!has_quorum(present, boards.into())).then_some(LineUpRemark::NoQuorum { present, boards });
    // Where nothing is announced, the rules of US Chess have an order of their own.
    let usual = plays_by_us_chess(section) && announced_order(section).is_none();
    let by_rating = match usual {
        true => BoardOrder::Rating,
        false => BoardOrder::CaptainsChoice,
    };
    let wrong = out_of_order(section, players, by_rating).into_iter();
    let wrong = wrong.map(|(above, below)| LineUpRemark::NotByRating { above, below });
    quorum.into_iter().chain(wrong).collect()
}

/// The order that is announced for the lists of teams.
fn announced_order(section: &Section) -> Option<BoardOrder> {
    let said = stored::read(&section.settings.announced).line_ups?;
    Some(match said.order? {
        ListOrder::ByRating => BoardOrder::Rating,
        ListOrder::ByRatingUnratedAnywhere => BoardOrder::RatingUnratedAnywhere,
        ListOrder::WithinMargin => BoardOrder::NoneAbove {
            margin: said.margin.unwrap_or(USUAL_MARGIN),
        },
        ListOrder::CaptainsChoice => BoardOrder::CaptainsChoice,
    })
}

/// Every two players of whom the first sits too high.
fn out_of_order(
    section: &Section,
    players: &[EntrantId],
    order: BoardOrder,
) -> Vec<(EntrantId, EntrantId)> {
    let used = section.settings.rating_used;
    let rating = |id: &EntrantId| section.entrant(*id).and_then(|one| used.of(&one.player));
    let ratings: Vec<Option<u32>> = players.iter().map(|id| rating(id).map(u32::from)).collect();
    let seated = |number: u32| players[number as usize - 1];
    let wrong = order.check(&ratings).into_iter();
    wrong
        .map(|pair| (seated(pair.above), seated(pair.below)))
        .collect()
}

/// Whether captains file line-ups once the matches are known.
pub fn by_captains(section: &Section) -> bool {
    notice(section).is_some()
}

/// How long before a round line-ups are due, in minutes.
fn notice(section: &Section) -> Option<u32> {
    let announced = stored::read(&section.settings.announced);
    announced.line_ups?.deadline_minutes
}

/// Until when the line-ups of a round are filed, if that is announced and it is known when the
/// round starts.
pub fn deadline(section: &Section, round: RoundNumber) -> Option<DateTime> {
    let notice = notice(section)?;
    let mut times = section.settings.schedule.iter();
    let starts = times.find(|time| time.round == round)?.starts;
    starts.checked_sub(i64::from(notice).minutes()).ok()
}

/// Whether the time for the line-ups of a round is over.
pub fn is_over(section: &Section, round: RoundNumber, now: DateTime) -> bool {
    deadline(section, round).is_some_and(|deadline| now >= deadline)
}

/// Whether a captain may still file a line-up. An arbiter may until the boards are set.
///
/// # Errors
///
/// [`LineUpFault::AfterDeadline`].
pub fn in_time(section: &Section, round: RoundNumber, now: DateTime) -> Result<(), LineUpFault> {
    match deadline(section, round) {
        Some(deadline) if now >= deadline => Err(LineUpFault::AfterDeadline { deadline }),
        _ => Ok(()),
    }
}

/// The line-up of the other team of a match, as far as the captain of this one may see it: when
/// both have filed, or the time is over.
pub fn of_opponent(
    section: &Section,
    round: RoundNumber,
    team: TeamId,
    now: DateTime,
) -> Option<&LineUp> {
    let meeting = section.draft.round(round)?.match_of(team)?;
    let other = match meeting.first == team {
        true => meeting.second,
        false => meeting.first,
    };
    let filed = |team| section.line_ups.get(&(round, team));
    let open = filed(team).is_some() || is_over(section, round, now);
    filed(other).filter(|_| open)
}

/// The matches whose boards are to be set.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ToSet {
    /// Those of which both teams have filed. When the time is over the others wait for the arbiter,
    /// who may still have line-ups on paper.
    Filed,
    /// All that have none yet.
    All,
}

/// The command that sets the boards of matches from the line-ups; `None` if there are none to set.
///
/// # Errors
///
/// A line-up that no longer fits its team.
pub fn set_boards(
    section: &Section,
    round: RoundNumber,
    which: ToSet,
) -> Result<Option<Command>, CannotPair> {
    let Some(paired) = section.draft.round(round) else {
        return Ok(None);
    };
    let is_to_set = |meeting: &&TeamMatch| match which {
        ToSet::All => true,
        ToSet::Filed => both_filed(section, round, meeting),
    };
    let mut pairings = RoundPairings {
        matches: paired.without_boards().filter(is_to_set).copied().collect(),
        ..RoundPairings::default()
    };
    let how = HowToPair::with_seed(0);
    seat_players(section, round, &how, &mut pairings, |_| true)?;
    let nobody = pairings.boards.is_empty() && pairings.empty_boards.is_empty();
    Ok((!nobody).then(|| {
        Command::SetBoards(BoardsSet {
            section: section.id.clone(),
            round,
            boards: pairings.boards,
            empty_boards: pairings.empty_boards,
        })
    }))
}

/// Whether both teams of a match have filed.
pub fn both_filed(section: &Section, round: RoundNumber, meeting: &TeamMatch) -> bool {
    let teams = [meeting.first, meeting.second];
    teams
        .iter()
        .all(|team| section.line_ups.contains_key(&(round, *team)))
}
