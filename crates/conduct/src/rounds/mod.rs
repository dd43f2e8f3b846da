//! The rounds of a section: the next one, why it is so, what a change by hand breaks.
//!
//! [`next_round`] makes the commands that pair the next round, whatever the format; [`settle`] says
//! what withdrawals mean for the rounds of a table. [`explain_paired`] tells why a round is paired as
//! it is and where it was changed by hand, from what was known at its [`Moment`]; [`explain`] does so
//! from what is known now. [`check_change`] what a round made by hand breaks, [`change_to`]
//! makes the command that changes one. [`report`] writes a section as a tournament
//! report file.
//!
//! Everything is a pure function of what the journal folds to; lots are drawn from a seed that
//! comes in.
//!
//! ```
//! use std::sync::Arc;
//!
//! use adoube_conduct::rounds::{HowToPair, next_round};
//! use adoube_journal::*;
//! use adoube_tournament::Player;
//!
//! # #[tokio::main(flavor = "current_thread")]
//! # async fn main() -> Result<(), Box<dyn std::error::Error>> {
//! let store = Arc::new(MemoryStore::default());
//! let (author, at) = ("Anna Arbiter".parse::<Author>()?, "2026-11-01T09:00:00Z".parse()?);
//! let details = EventDetails::named("Club Championship");
//! let mut journal =
//!     Journal::create(store, "club-2026".parse()?, details, author.clone(), at).await?;
//! let section: SectionId = "open".parse()?;
//! let mut commands = vec![Command::AddSection(SectionAdded {
//!     section: section.clone(),
//!     settings: SectionSettings::swiss("Open", 3),
//! })];
//! commands.extend(["Ann", "Bob", "Cid", "Dee"].map(|name| Command::Register(Register {
//!     section: section.clone(),
//!     player: Player::named(name),
//! })));
//! let seen = journal.head();
//! journal.submit(Submission { seen, author: author.clone(), reason: None, at, confirmed: Vec::new(), commands }).await?;
//!
//! let event = journal.event();
//! let how = HowToPair::with_seed(7);
//! let next = next_round(&event.details, event.section(&section).unwrap(), &how)?;
//! let (seen, reason) = (journal.head(), None);
//! let commands = next.commands;
//! journal.submit(Submission { seen, author, reason, at, confirmed: Vec::new(), commands }).await?;
//! let paired = &journal.event().section(&section).unwrap().draft.rounds[0];
//! assert_eq!(paired.games.len(), 2);
//! # Ok(())
//! # }
//! ```

mod cannot;
mod change;
mod check;
mod competitors;
mod deviation;
mod drawing;
mod explain;
mod how;
mod integrity;
mod knockout;
mod knockout_matches;
mod moment;
mod names;
mod numbering;
mod period;
mod planned;
mod play_off;
mod remarks;
mod report;
mod seating;
mod swiss;
mod system;
mod table;
mod team_tables;
mod teams;
mod walk_over;
mod withdrawals;

pub use cannot::{CannotPair, PairingHelp};
pub use change::{change_to, standing};
pub use check::{BarredByBye, Finding, Found, Level, Locked, Severity, check_change};
pub use deviation::{deviations, told};
pub use drawing::{
    Acceleration, CannotAccelerate, CannotDraw, Drawing, accelerate, check_acceleration,
    draw_numbers,
};
pub use explain::{
    Because, ByeNote, CannotExplain, ColoursSeen, Deviation, Explanation, FloatNote, Group,
    GroupTitle, Instead, PairNote, PairedBy, PlayerNote, TableRule, Unmet, Why, explain,
    explain_for, explain_next,
};
pub use how::{Ground, HowToPair, NextRound};
pub use knockout::still_in;
pub(crate) use knockout_matches::as_games;
pub use moment::{Moment, Otherwise, changed_since, explain_paired, explain_paired_for};
pub use names::{UnknownName, check_names, check_new_names, full_name};
pub use numbering::lack_all as lack_all_numbers;
pub use period::{period_report, periods};
pub use planned::is_over;
pub(crate) use planned::planned;
pub use play_off::{PlayOffSpeed, PlayOffState, Tie, ties};
pub use report::{CannotReport, LeftOut, SectionReport, report};
pub(crate) use seating::needs_accessible_table;
pub use seating::{SeatingRemark, TableRequest, seat};
pub use system::{announce_us_settings, swiss_system, usual_match_points, usual_rating};
pub(crate) use system::{announced_us_settings, are_us_rules, plays_by_us_chess};
pub use teams::team_boards;
pub(crate) use teams::{can_play, seat_players};
pub use walk_over::walk_over;
pub use withdrawals::{settle, withdrawal_article};

use adoube_journal::{Command, EnterResult, EventDetails, Format, Refusal, RoundClosed, Section};
use adoube_tournament::{BoardNumber, Game, GameResult, Purpose};

/// The commands that pair the next round of a section, the closing of the last one included. They
/// belong together and are submitted with the reason that comes with them.
///
/// # Errors
///
/// [`CannotPair`] if the section is finished, results are missing, there is no legal pairing, or something has to be said first.
pub fn next_round(
    event: &EventDetails,
    asked: &Section,
    how: &HowToPair,
) -> Result<NextRound, CannotPair> {
    let section = asked;
    if section.finished {
        return Err(Refusal::Finished(section.id.clone()).into());
    }
    let adjourned = adjourned(section);
    let section = adjourned.as_ref().unwrap_or(section);
    let closing = closing(section)?;
    let numbered = numbering::with_round_1(section, how)?;
    let section = numbered.as_ref().map_or(section, |given| &given.section);
    let mut next = match section.settings.format {
        Format::Swiss | Format::TeamSwiss | Format::IndividualTeams => {
            swiss::next_round(event, section, how)?
        }
        Format::RoundRobin | Format::Match => table::next_round(section, how)?,
        Format::Knockout | Format::TeamKnockout => knockout::next_round(section, how)?,
        Format::TeamRoundRobin => teams::next_round(section, how)?,
        format @ Format::ExtraGames => return Err(CannotPair::ByHand { format }),
        Format::Scheveningen | Format::Skalitzka | Format::Hutton => {
            team_tables::next_round(section, how)?
        }
    };
    next.seating = seating::place(section, section.next_round(), &mut next.commands);
    let closing = adjourning(asked).into_iter().chain(closing);
    let (numbers, drawn) = numbered.map(|given| (given.command, given.reason)).unzip();
    next.commands.splice(0..0, closing.chain(numbers));
    next.reason = next.reason.or(drawn.flatten());
    Ok(next)
}

/// Whether the next round can be paired while games have no result: in FIDE mode they count as adjourned, as draws
/// for the pairing. A knockout has to wait.
fn may_adjourn(section: &Section) -> bool {
    let last = section.draft.paired_rounds();
    section.is_in_fide_mode() && !section.settings.format.is_knockout() && !section.is_closed(last)
}

/// The games of the last round that have no result.
fn without_result(section: &Section) -> impl Iterator<Item = &Game> {
    let games = section.draft.rounds.last().into_iter();
    let games = games.flat_map(|round| &round.games);
    games.filter(|game| !game.results.counted_for(Purpose::Pairing).is_final())
}

/// The commands that adjourn the games of the last round that have no result, where the next round may be paired
/// without them.
pub(crate) fn adjourning(section: &Section) -> Vec<Command> {
    if !may_adjourn(section) {
        return Vec::new();
    }
    let round = section.draft.paired_rounds();
    let adjourn = |game: &Game| {
        Command::EnterResult(EnterResult {
            section: section.id.clone(),
            round,
            board: game.board,
            result: GameResult::ADJOURNED,
        })
    };
    without_result(section).map(adjourn).collect()
}

/// The section with those games adjourned, if there are any.
fn adjourned(section: &Section) -> Option<Section> {
    if !may_adjourn(section) || without_result(section).next().is_none() {
        return None;
    }
    let mut adjourned = section.clone();
    let last = adjourned.draft.rounds.last_mut()?;
    for game in &mut last.games {
        if !game.results.counted_for(Purpose::Pairing).is_final() {
            game.results.reported = GameResult::ADJOURNED;
        }
    }
    Some(adjourned)
}

/// Pairing the next round says that the last one is complete.
fn closing(section: &Section) -> Result<Option<Command>, CannotPair> {
    let round = section.draft.paired_rounds();
    let Some(last) = section.draft.rounds.last() else {
        return Ok(None);
    };
    if section.is_closed(round) {
        return Ok(None);
    }
    if let Some(meeting) = last.without_boards().next() {
        let table = meeting.table;
        return Err(Refusal::NoBoardsYet { round, table }.into());
    }
    let games = last.games.iter();
    let open = games.filter(|game| !game.results.counted_for(Purpose::Pairing).is_final());
    let boards: Vec<BoardNumber> = open.map(|game| game.board).collect();
    if !boards.is_empty() {
        return Err(Refusal::MissingResults { round, boards }.into());
    }
    let section = section.id.clone();
    Ok(Some(Command::CloseRound(RoundClosed { section, round })))
}
