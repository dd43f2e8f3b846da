//! Who must record, and when (Articles 8.1 to 8.4, US Chess 15A to 15E).

use std::collections::BTreeSet;
use std::time::Duration;

use adoube_rulebook::{Exempt, Recording, Topic};
use shakmaty::Color;

use super::sheet::{Cell, ScoreSheet};
use crate::topics::{RECORDING, RECORDING_AHEAD};
use crate::topics::{
    RECORDING_EXEMPT, RECORDING_EXEMPT_SUDDEN_DEATH, RECORDING_LAG, SCORESHEET_CONTENT,
    SCORESHEET_LOAN,
};

/// What decides whether a player must record now.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct TimeTrouble {
    /// The least the player has had on the clock in this period. More time later does not bring the
    /// duty back before the period ends.
    pub own_least: Duration,
    /// The same of the opponent.
    pub opponent_least: Duration,
    /// What is added for each move.
    pub increment: Duration,
    /// What each move has before the clock runs.
    pub delay: Duration,
    /// Whether the clock really gives increment and delay. One that cannot counts as having none.
    pub clock_set_properly: bool,
    /// Whether the rest of the game is to be played in this period.
    pub last_period: bool,
    /// Whether the player is visually disabled: FIDE Guidelines release him or her in the last five
    /// minutes whatever is added, and the sheet is brought up to date afterwards.
    pub visually_disabled: bool,
}

/// Until when a player need not record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum ExcusedUntil {
    /// The end of the period; then the sheet is brought up to date.
    EndOfPeriod,
    /// The end of the game.
    EndOfGame,
}

/// Whether a player must record.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordingDuty {
    /// Until when not; nothing if the player must.
    pub excused: Option<ExcusedUntil>,
    /// The article that says so.
    pub topic: Topic,
}

/// Whether a player must record the moves.
pub fn must_record(time: &TimeTrouble, rules: &Recording) -> RecordingDuty {
    let limit = seconds(rules.exempt_below_seconds);
    let short = match rules.exempt {
        Exempt::ThatPlayer => time.own_least < limit,
        Exempt::BothPlayers => time.own_least < limit || time.opponent_least < limit,
    };
    let enough_added = added(time, rules) >= seconds(rules.exempt_if_addition_below_seconds);
    let released = time.visually_disabled && time.own_least < limit;
    if !released && (!short || enough_added) {
        return RecordingDuty {
            excused: None,
            topic: RECORDING,
        };
    }
    match time.last_period {
        true => RecordingDuty {
            excused: Some(ExcusedUntil::EndOfGame),
            topic: match rules.exempt {
                Exempt::ThatPlayer => RECORDING_EXEMPT,
                Exempt::BothPlayers => RECORDING_EXEMPT_SUDDEN_DEATH,
            },
        },
        false => RecordingDuty {
            excused: Some(ExcusedUntil::EndOfPeriod),
            topic: RECORDING_EXEMPT,
        },
    }
}

fn added(time: &TimeTrouble, rules: &Recording) -> Duration {
    let delay = if rules.delay_counts {
        time.delay
    } else {
        Duration::ZERO
    };
    match time.clock_set_properly {
        true => time.increment.max(delay),
        false => Duration::ZERO,
    }
}

fn seconds(number: u32) -> Duration {
    Duration::from_secs(number.into())
}

/// What a player who is excused from recording without an assistant usually loses on the clock
/// (US Chess 15A1): a share of all his or her time, up to a limit, in whole minutes on a clock without
/// seconds. Nothing if the edition has no such custom.
pub fn excused_player_loses(
    total: Duration,
    clock_has_seconds: bool,
    rules: &Recording,
) -> Option<Duration> {
    let custom = rules.excused?;
    let limit = seconds(custom.at_most_minutes.saturating_mul(60));
    let share = total.saturating_mul(custom.percent) / 100;
    let loss = share.min(limit);
    let minutes = (loss.as_secs() + 30) / 60;
    Some(match clock_has_seconds {
        true => loss,
        false => Duration::from_secs(minutes * 60),
    })
}

/// Why a player may not borrow the opponent's sheet.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct NoLoan {
    pub topic: Topic,
    pub text: &'static str,
}

/// Whether a player may ask to borrow the opponent's sheet during play (US Chess 15D). The own clock
/// runs until it is given back. Under the FIDE Laws it is only borrowed after a flag has fallen; see
/// [`after_flag_fall`](super::after_flag_fall).
pub fn may_borrow(
    own_time: Duration,
    opponents_time: Duration,
    on_move: bool,
    rules: &Recording,
) -> Result<(), NoLoan> {
    let refuse = |text| {
        let topic = SCORESHEET_LOAN;
        Err(NoLoan { topic, text })
    };
    let Some(needed) = rules.loan_needs_seconds.map(seconds) else {
        return refuse("a sheet is lent only after a flag has fallen");
    };
    if own_time.min(opponents_time) < needed {
        return refuse("both must have enough time left");
    }
    if !on_move {
        return refuse("the borrower's own clock must run");
    }
    Ok(())
}

/// Something that happened at the board, in order.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub enum RecordingEvent {
    /// The next move was made on the board, by whoever it was.
    Moved,
    /// The player wrote a move on the sheet. Plies count from 1.
    Wrote {
        ply: usize,
        /// Whether it is written for a claim of a draw or to be sealed.
        for_claim_or_sealing: bool,
    },
    /// From here on the player need not record, or must again.
    Excused(bool),
}

/// What is wrong with how a player records.
#[derive(Debug, Clone, Copy, PartialEq, Eq)]
pub struct RecordingFault {
    /// The number of the event, from 0.
    pub event: usize,
    /// The ply that was written too soon, or not yet.
    pub ply: usize,
    /// What the article is about.
    pub topic: Topic,
}

/// Finds what is wrong with how a player records: moves written in advance (8.1.2), and moves made
/// before the own previous one was written (8.1.3). The opponent's last move may be written after the
/// reply; all earlier ones are written move after move (8.1.1).
pub fn check_recording(
    player: Color,
    events: &[RecordingEvent],
    rules: &Recording,
) -> Vec<RecordingFault> {
    let mut faults = Vec::new();
    let (mut made, mut excused) = (0, false);
    let mut written = BTreeSet::new();
    let mut first_unwritten = 1;
    let is_own = |ply: usize| Color::from_white(ply % 2 == 1) == player;
    for (event, what) in events.iter().enumerate() {
        match *what {
            RecordingEvent::Excused(now) => excused = now,
            RecordingEvent::Moved => {
                made += 1;
                while written.contains(&first_unwritten) {
                    first_unwritten += 1;
                }
                let ply = first_unwritten;
                if is_own(made) && !excused && ply + 2 <= made {
                    let topic = RECORDING_LAG;
                    faults.push(RecordingFault { event, ply, topic });
                }
            }
            RecordingEvent::Wrote {
                ply,
                for_claim_or_sealing,
            } => {
                let own_next = ply.checked_sub(1) == Some(made) && is_own(ply);
                let allowed = own_next && (for_claim_or_sealing || rules.write_before_moving);
                if ply > made && !allowed {
                    let topic = RECORDING_AHEAD;
                    faults.push(RecordingFault { event, ply, topic });
                }
                written.insert(ply);
            }
        }
    }
    faults
}

/// Something on a sheet that may not belong there.
#[derive(Debug, Clone, PartialEq, Eq)]
pub struct ContentQuestion {
    pub cell: Cell,
    pub text: String,
    /// What the article is about.
    pub topic: Topic,
}

/// What stands on a sheet and is no move, time or offer: remarks, and opinions on moves. Matters of a
/// claim and other relevant data are allowed (Article 8.1.4); whether it is that, the arbiter sees.
pub fn content_questions(sheet: &ScoreSheet) -> Vec<ContentQuestion> {
    let mut questions = Vec::new();
    for (place, entry) in sheet.entries.iter().enumerate() {
        let opinion = entry
            .written
            .text()
            .filter(|text| text.ends_with(['!', '?']));
        for text in opinion.into_iter().chain(entry.remark.as_deref()) {
            questions.push(ContentQuestion {
                cell: sheet.cell(place),
                text: text.to_owned(),
                topic: SCORESHEET_CONTENT,
            });
        }
    }
    questions
}
