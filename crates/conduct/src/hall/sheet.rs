//! The time-control sheet: what the clocks showed, held against the time that has passed.

use std::collections::BTreeMap;

use adoube_clock::{
    ByColour, Colour, INVESTIGATE_FROM, MOST_MOVES, SheetFinding, SheetLine, Span, TimeControl,
    check_line,
};
use adoube_journal::ClockReading;
use adoube_tournament::{BoardNumber, EntrantId, Game, Purpose};
use jiff::civil::DateTime;
use serde::Serialize;

use super::RoundAtDesk;

/// A board of the sheet.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SheetRow {
    pub board: BoardNumber,
    pub players: ByColour<EntrantId>,
    /// The game has its result.
    pub finished: bool,
    /// The last reading of its clock, if there is one.
    pub read: Option<DateTime>,
    /// What it showed.
    pub left: Option<ByColour<Span>>,
    /// The number of the last move, if that was noted.
    pub last_move: Option<u32>,
    /// The arithmetic of the sheet, or why there is none.
    pub finding: Result<SheetFinding, Unchecked>,
    /// What is wrong with it.
    pub faults: Vec<SheetFault>,
}

/// Why a reading was not held against the time that has passed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "hall-unchecked", rename_all = "kebab-case")]
pub enum Unchecked {
    NotRead,
    /// Nobody noted when the round began.
    StartNotNoted,
    /// The time control is not announced, or cannot be read.
    ControlNotKnown,
    /// Nobody noted the number of the move.
    MoveNotNoted,
}

/// What is wrong with a reading.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "hall-sheet-fault")]
pub enum SheetFault {
    /// Time is missing; so many pairs of presses that were forgotten would explain it.
    TimeMissing {
        by: Span,
        missed_presses: Option<u32>,
    },
    /// The clocks show more time than there can be.
    TimeTooMuch { by: Span },
    /// It was read before the round began.
    BeforeStart,
    /// An earlier reading has a later move.
    MovesWentBack { before: u32, now: u32 },
    /// A clock has more than the moves since the reading before can have brought it.
    Gained { side: Colour, by: Span },
    /// The time of a player is used up.
    TimeUsedUp { side: Colour },
}

impl RoundAtDesk<'_> {
    /// Every board of the round with the last reading of its clock.
    pub fn sheet(&self) -> Vec<SheetRow> {
        let case = self.case();
        let started = self.log().and_then(|log| log.started);
        let readings = self.readings();
        let control = case.control.as_ref();
        let row = |game: &Game| {
            let own = readings.get(&game.board).map_or(&[][..], Vec::as_slice);
            let last = own.last().copied();
            let finding = checked(last, started, control);
            SheetRow {
                board: game.board,
                players: ByColour {
                    white: game.white,
                    black: game.black,
                },
                finished: is_finished(game),
                read: last.map(|reading| reading.at),
                left: last.map(times),
                last_move: last.and_then(|reading| reading.last_move),
                faults: faults(own, finding.as_ref().ok(), started, control),
                finding,
            }
        };
        self.games().iter().map(row).collect()
    }

    /// The games without a result whose clock was read, with the last reading.
    pub(super) fn open_readings(&self) -> Vec<(&Game, &ClockReading)> {
        let readings = self.readings();
        let open = self.games().iter().filter(|game| !is_finished(game));
        open.filter_map(|game| Some((game, *readings.get(&game.board)?.last()?)))
            .collect()
    }

    /// The readings of each board, in the order of their times.
    fn readings(&self) -> BTreeMap<BoardNumber, Vec<&ClockReading>> {
        let mut boards: BTreeMap<BoardNumber, Vec<&ClockReading>> = BTreeMap::new();
        for reading in self.log().map_or(&[][..], |log| &log.readings) {
            boards.entry(reading.board).or_default().push(reading);
        }
        for readings in boards.values_mut() {
            readings.sort_by_key(|reading| reading.at);
        }
        boards
    }
}

/// The seconds that somebody wrote on a sheet: whole minutes, or a time with a colon in it.
pub fn written_seconds(text: &str) -> Option<u32> {
    let span = match text.contains(':') {
        true => text.parse::<Span>().ok()?,
        false => Span::minutes(text.parse::<u32>().ok()?.into()),
    };
    u32::try_from(span.whole_seconds())
        .ok()
        .filter(|_| !span.is_negative())
}

fn is_finished(game: &Game) -> bool {
    game.results.counted_for(Purpose::Pairing).is_final()
}

/// Both times of a reading.
pub(super) fn times(reading: &ClockReading) -> ByColour<Span> {
    ByColour {
        white: Span::seconds(i64::from(reading.white_seconds)),
        black: Span::seconds(i64::from(reading.black_seconds)),
    }
}

/// The time from one moment to another.
pub(super) fn span_between(from: DateTime, to: DateTime) -> Span {
    Span::seconds(to.duration_since(from).as_secs())
}

/// The arithmetic of a line, or what is missing for it.
fn checked(
    reading: Option<&ClockReading>,
    started: Option<DateTime>,
    control: Option<&TimeControl>,
) -> Result<SheetFinding, Unchecked> {
    let reading = reading.ok_or(Unchecked::NotRead)?;
    let started = started.ok_or(Unchecked::StartNotNoted)?;
    let control = control.ok_or(Unchecked::ControlNotKnown)?;
    let last_move = reading.last_move.ok_or(Unchecked::MoveNotNoted)?;
    let left = times(reading);
    let line = SheetLine {
        board: reading.board.table,
        white: left.white,
        black: left.black,
        last_move,
        periods: None,
    };
    let passed = span_between(started, reading.at);
    Ok(check_line(control, passed, &line, INVESTIGATE_FROM))
}

fn faults(
    readings: &[&ClockReading],
    finding: Option<&SheetFinding>,
    started: Option<DateTime>,
    control: Option<&TimeControl>,
) -> Vec<SheetFault> {
    let Some((last, earlier)) = readings.split_last() else {
        return Vec::new();
    };
    let mut faults = Vec::new();
    if started.is_some_and(|started| last.at < started) {
        faults.push(SheetFault::BeforeStart);
    } else if let Some(finding) = finding.filter(|finding| finding.investigate) {
        let by = finding.deviation.abs();
        faults.push(match finding.deviation.is_negative() {
            true => SheetFault::TimeMissing {
                by,
                missed_presses: finding.missed_presses,
            },
            false => SheetFault::TimeTooMuch { by },
        });
    }
    if let Some(before) = earlier.last() {
        faults.extend(went_back(before, last));
        faults.extend(
            control
                .into_iter()
                .flat_map(|control| gained(control, before, last)),
        );
    }
    let left = times(last);
    let used_up = Colour::BOTH
        .into_iter()
        .filter(|side| left[*side].is_zero());
    faults.extend(used_up.map(|side| SheetFault::TimeUsedUp { side }));
    faults
}

fn went_back(before: &ClockReading, last: &ClockReading) -> Option<SheetFault> {
    let (before, now) = (before.last_move?, last.last_move?);
    (now < before).then_some(SheetFault::MovesWentBack { before, now })
}

/// Who has more time than the moves since the reading before can have brought: what is added for each
/// of them, and the time of each period that was begun. A minute is let pass, as sheets have minutes.
fn gained(control: &TimeControl, before: &ClockReading, last: &ClockReading) -> Vec<SheetFault> {
    let (Some(from), Some(to)) = (before.last_move, last.last_move) else {
        return Vec::new();
    };
    let (from, to) = (from.min(MOST_MOVES), to.min(MOST_MOVES));
    let sides = Colour::BOTH.into_iter().filter_map(|side| {
        let allotment = control.of(side);
        let added = (from..=to).filter_map(|number| {
            let period = allotment.period(allotment.period_of_move(number.saturating_add(1)))?;
            Some(period.addition.amount())
        });
        let periods = allotment.period_of_move(from.saturating_add(1))
            ..allotment.period_of_move(to.saturating_add(1));
        let begun = periods.filter_map(|number| Some(allotment.period(number + 1)?.time));
        let most = times(before)[side] + added.sum::<Span>() + begun.sum::<Span>();
        let by = times(last)[side] - most;
        (by >= Span::minutes(1)).then_some(SheetFault::Gained { side, by })
    });
    sides.collect()
}
