//! Time controls: which moves must be made in which time.
//!
//! A [`TimeControl`] has an [`Allotment`] for each player, usually the same one: [`Period`]s, of
//! which the last may repeat. It is read and written in four [`Dialect`]s.

mod parse_fide;
mod parse_seconds;
mod parse_us;
mod print;
mod text;

use serde::{Deserialize, Serialize};

pub use print::Unprintable;
pub use text::{ControlError, ExpectedInControl};

use crate::{ByColour, Colour, Span};

/// The most moves a period may ask for, and the highest move number anywhere.
pub const MOST_MOVES: u32 = 9_999;
/// The longest time of a period: a thousand hours.
pub const LONGEST: Span = Span::minutes(60_000);
/// The most periods a control may have.
pub const MOST_PERIODS: usize = 16;

/// What each player has to do in which time (Article 6.3 of the FIDE Laws, rule 5 of US Chess).
///
/// ```
/// use adoube_clock::{Dialect, TimeControl};
///
/// let control = TimeControl::parse("40/90,SD/30;inc30", Dialect::Us).unwrap();
/// assert_eq!(control.print(Dialect::Fide).unwrap(), "90'/40+30'+30\"");
/// assert_eq!(control.print(Dialect::Trf).unwrap(), "40/5400+30:1800+30");
/// ```
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "ByColour<Allotment>", into = "ByColour<Allotment>")]
pub struct TimeControl(ByColour<Allotment>);

/// The periods of one player, in order. The last one repeats if it has a number of moves.
#[derive(Debug, Clone, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(try_from = "Vec<Period>", into = "Vec<Period>")]
pub struct Allotment {
    periods: Vec<Period>,
}

/// One period of a time control: a number of moves, or the rest of the game, and the time for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Period {
    /// How many moves must be made in it; none: all that remain.
    pub moves: Option<u32>,
    /// The time for them.
    pub time: Span,
    /// What is added for each move.
    pub addition: Addition,
}

/// What a player gets for each move.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Addition {
    /// Nothing was announced. US Chess then has a default; see [`crate::with_default_delay`].
    Unspecified,
    /// Nothing, and that was said (`d/0`).
    None,
    /// Cumulative (Fischer): added before each move, whatever the last one took.
    Increment(Span),
    /// Bronstein: the time used for a move is given back, but no more than this.
    Bronstein(Span),
    /// The delay of US Chess: the time starts to fall only after this.
    Delay(Span),
    /// Like a sandglass: what one player uses the other one gains.
    Hourglass,
}

/// How a time control is written.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum Dialect {
    /// `90'/40+30'+30"`, `15'+10"`, `W5'-B4'`; also moves first, without marks: `40/90+30+30"`.
    Fide,
    /// `40/90,SD/30;inc30`, `G/60 d/5`, `G/5;+3`.
    Us,
    /// Record 222 of a tournament report file: `40/6000+30:900+30`, `W300-B240`.
    Trf,
    /// The tag TimeControl of a game: `40/7200:3600`, `300+3`, `*180`.
    Pgn,
}

/// Why periods do not make a time control.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "time-control-fault")]
pub enum ControlFault {
    /// There is no period.
    NoPeriod,
    /// There are too many.
    TooManyPeriods {
        most: usize,
    },
    /// A period before the last one takes all moves.
    EndsEarly(usize),
    Moves {
        period: usize,
        most: u32,
    },
    /// No time, or too much.
    Time(usize),
    /// An addition that is not more than nothing, or too much.
    Addition(usize),
    /// An hourglass has one period for all moves, and the same for both.
    Hourglass,
}

impl Addition {
    /// An increment, or nothing if it is zero.
    pub fn increment(seconds: i64) -> Addition {
        Addition::sized(seconds, Addition::Increment)
    }

    /// A delay, or nothing if it is zero.
    pub fn delay(seconds: i64) -> Addition {
        Addition::sized(seconds, Addition::Delay)
    }

    /// Bronstein, or nothing if it is zero.
    pub fn bronstein(seconds: i64) -> Addition {
        Addition::sized(seconds, Addition::Bronstein)
    }

    fn sized(seconds: i64, kind: fn(Span) -> Addition) -> Addition {
        match seconds {
            0 => Addition::None,
            _ => kind(Span::seconds(seconds)),
        }
    }

    /// How much it is.
    pub fn amount(self) -> Span {
        match self {
            Addition::Unspecified | Addition::None | Addition::Hourglass => Span::ZERO,
            Addition::Increment(span) | Addition::Bronstein(span) | Addition::Delay(span) => span,
        }
    }

    /// Whether unused time of it is lost.
    pub fn is_delay(self) -> bool {
        matches!(self, Addition::Bronstein(_) | Addition::Delay(_))
    }
}

impl Period {
    /// So many moves in this time.
    pub fn moves(moves: u32, time: Span, addition: Addition) -> Period {
        Period {
            moves: Some(moves),
            time,
            addition,
        }
    }

    /// All remaining moves in this time.
    pub fn all(time: Span, addition: Addition) -> Period {
        Period {
            moves: None,
            time,
            addition,
        }
    }
}

impl Allotment {
    /// These periods, if they make sense.
    ///
    /// # Errors
    ///
    /// [`ControlFault`]: no period, too many, no time, or a period after one that takes all moves.
    pub fn new(periods: Vec<Period>) -> Result<Allotment, ControlFault> {
        let last = periods.len().checked_sub(1).ok_or(ControlFault::NoPeriod)?;
        if periods.len() > MOST_PERIODS {
            return Err(ControlFault::TooManyPeriods { most: MOST_PERIODS });
        }
        for (index, period) in periods.iter().enumerate() {
            period.check(index, last)?;
        }
        Ok(Allotment { periods })
    }

    /// The periods as they are written, the repeating one once.
    pub fn periods(&self) -> &[Period] {
        &self.periods
    }

    /// Whether the last period repeats.
    pub fn repeats(&self) -> bool {
        self.periods.last().is_some_and(|last| last.moves.is_some())
    }

    /// The period with this number, from 0, however often the last one repeats.
    pub fn period(&self, number: usize) -> Option<&Period> {
        match self.periods.get(number) {
            None if self.repeats() => self.periods.last(),
            period => period,
        }
    }

    /// How many moves must be made in all until the end of this period; none if it takes all.
    pub fn moves_until_end_of(&self, number: usize) -> Option<u32> {
        let listed = number.min(self.periods.len().saturating_sub(1));
        let before: u32 = self.periods[..=listed]
            .iter()
            .map(|p| p.moves)
            .sum::<Option<u32>>()?;
        if number == listed {
            return Some(before);
        }
        let repeats = u32::try_from(number - listed).ok()?;
        let each = self.periods.last()?.moves?;
        before.checked_add(repeats.checked_mul(each)?)
    }

    /// The first move of a period, from 1.
    pub fn first_move_of(&self, number: usize) -> Option<u32> {
        match number.checked_sub(1) {
            None => Some(1),
            Some(before) => self.moves_until_end_of(before)?.checked_add(1),
        }
    }

    /// The number of the period a move belongs to.
    pub fn period_of_move(&self, number: u32) -> usize {
        let mut end = 0_u32;
        for (index, period) in self.periods.iter().enumerate() {
            let moves = period.moves.unwrap_or(u32::MAX);
            end = end.saturating_add(moves);
            if number <= end {
                return index;
            }
        }
        let each = self.periods.last().and_then(|last| last.moves);
        let repeats = (number - end - 1) / each.unwrap_or(u32::MAX).max(1);
        self.periods.len() + usize::try_from(repeats).unwrap_or(usize::MAX)
    }

    /// The times of all listed periods together: the mm of US Chess (5C).
    pub fn base(&self) -> Span {
        self.periods.iter().map(|period| period.time).sum()
    }
}

impl Period {
    fn check(&self, index: usize, last: usize) -> Result<(), ControlFault> {
        let number = index + 1;
        if self.moves.is_none() && index != last {
            return Err(ControlFault::EndsEarly(number));
        }
        if self.moves.is_some_and(|n| n == 0 || n > MOST_MOVES) {
            return Err(ControlFault::Moves {
                period: number,
                most: MOST_MOVES,
            });
        }
        // A later period may bring only an addition: "an increment from move 61".
        let may_be_zero = index > 0 && self.moves.is_none_or(|_| index != last);
        let enough = self.time > Span::ZERO || (may_be_zero && self.time.is_zero());
        if !enough || self.time > LONGEST || !self.time.is_whole_seconds() {
            return Err(ControlFault::Time(number));
        }
        match self.addition {
            Addition::Hourglass if last > 0 || self.moves.is_some() => Err(ControlFault::Hourglass),
            Addition::Unspecified | Addition::None | Addition::Hourglass => Ok(()),
            Addition::Increment(span) | Addition::Bronstein(span) | Addition::Delay(span) => {
                let sensible = span > Span::ZERO && span <= Span::minutes(60);
                let sensible = sensible && span.is_whole_seconds();
                sensible.then_some(()).ok_or(ControlFault::Addition(number))
            }
        }
    }
}

impl TimeControl {
    /// The same periods for both.
    ///
    /// # Errors
    ///
    /// [`ControlFault`]: no period, too many, no time, or a period after one that takes all moves.
    pub fn new(periods: Vec<Period>) -> Result<TimeControl, ControlFault> {
        Ok(TimeControl(ByColour::same(Allotment::new(periods)?)))
    }

    /// Periods for each player, as in an Armageddon game.
    ///
    /// # Errors
    ///
    /// [`ControlFault`] as for [`TimeControl::new`], and an hourglass for one player only.
    pub fn different(white: Vec<Period>, black: Vec<Period>) -> Result<TimeControl, ControlFault> {
        let (white, black) = (Allotment::new(white)?, Allotment::new(black)?);
        TimeControl::try_from(ByColour { white, black })
    }

    /// Reads a time control. Errors say where and why.
    ///
    /// # Errors
    ///
    /// [`ControlError`] with the place in the text and what was expected there.
    pub fn parse(text: &str, dialect: Dialect) -> Result<TimeControl, ControlError> {
        match dialect {
            Dialect::Fide => parse_fide::parse(text),
            Dialect::Us => parse_us::parse(text),
            Dialect::Trf => parse_seconds::trf(text),
            Dialect::Pgn => parse_seconds::pgn(text),
        }
    }

    /// Reads a time control in the dialect its marks betray, else in this one; also in this one where what the
    /// marks betray makes no sense of it: commas stand between periods in more than one (`40/120, 60`).
    ///
    /// # Errors
    ///
    /// [`ControlError`] as for [`TimeControl::parse`].
    pub fn read(text: &str, otherwise: Dialect) -> Result<(TimeControl, Dialect), ControlError> {
        let dialect = Dialect::betrayed_by(text).unwrap_or(otherwise);
        match (
            TimeControl::parse(text, dialect),
            TimeControl::parse(text, otherwise),
        ) {
            (Ok(control), _) => Ok((control, dialect)),
            (Err(_), Ok(control)) => Ok((control, otherwise)),
            (Err(error), Err(_)) => Err(error),
        }
    }

    /// Writes it, if the dialect can say it.
    ///
    /// # Errors
    ///
    /// [`Unprintable`] if the dialect has no words for it.
    pub fn print(&self, dialect: Dialect) -> Result<String, Unprintable> {
        print::print(self, dialect)
    }

    /// What one player has.
    pub fn of(&self, side: Colour) -> &Allotment {
        &self.0[side]
    }

    /// What both have.
    pub fn sides(&self) -> &ByColour<Allotment> {
        &self.0
    }

    /// Whether both players have the same (US Chess 5C1).
    pub fn is_equal(&self) -> bool {
        self.0.are_equal()
    }

    /// Whether some period leaves open what is added.
    pub fn is_unspecified(&self) -> bool {
        self.additions()
            .any(|addition| addition == Addition::Unspecified)
    }

    /// Whether some period adds something in this way.
    pub fn has(&self, what: impl Fn(Addition) -> bool) -> bool {
        self.additions().any(what)
    }

    /// The same with each addition changed.
    ///
    /// # Errors
    ///
    /// [`ControlFault`] if the control makes no sense with them.
    pub fn with_additions(
        &self,
        change: impl Fn(Addition) -> Addition,
    ) -> Result<TimeControl, ControlFault> {
        let changed = |allotment: &Allotment| {
            let change = |period: &Period| Period {
                addition: change(period.addition),
                ..*period
            };
            allotment.periods.iter().map(change).collect::<Vec<_>>()
        };
        TimeControl::different(changed(&self.0.white), changed(&self.0.black))
    }

    fn additions(&self) -> impl Iterator<Item = Addition> {
        let periods = self.0.iter().flat_map(|allotment| &allotment.periods);
        periods.map(|period| period.addition)
    }
}

impl TryFrom<Vec<Period>> for Allotment {
    type Error = ControlFault;

    fn try_from(periods: Vec<Period>) -> Result<Allotment, ControlFault> {
        Allotment::new(periods)
    }
}

impl From<Allotment> for Vec<Period> {
    fn from(allotment: Allotment) -> Vec<Period> {
        allotment.periods
    }
}

impl TryFrom<ByColour<Allotment>> for TimeControl {
    type Error = ControlFault;

    fn try_from(sides: ByColour<Allotment>) -> Result<TimeControl, ControlFault> {
        let control = TimeControl(sides);
        let glass = |allotment: &Allotment| allotment.periods[0].addition == Addition::Hourglass;
        match control.0.map(glass).are_equal() {
            true => Ok(control),
            false => Err(ControlFault::Hourglass),
        }
    }
}

impl From<TimeControl> for ByColour<Allotment> {
    fn from(control: TimeControl) -> ByColour<Allotment> {
        control.0
    }
}

impl Dialect {
    /// The dialect that the marks of a text betray; bare numbers betray none.
    pub fn betrayed_by(text: &str) -> Option<Dialect> {
        let lower = text.to_lowercase();
        let has = |marks: &[&str]| marks.iter().any(|mark| lower.contains(mark));
        // `2h`, `1 h`: US Chess writes minutes.
        let mut after_digits = lower.split_inclusive(char::is_numeric).skip(1);
        let has_hours = after_digits.any(|after| after.trim_start().starts_with('h'));
        let classed = parse_fide::has_class(&lower);
        if classed || has_hours || has(&["'", "\"", "′", "″", "’", "”", "min", "sec"]) {
            return Some(Dialect::Fide);
        }
        if has(&["g/", "game", "sd", "inc", "d/", " d", ";", ","]) {
            return Some(Dialect::Us);
        }
        match lower.trim_start().chars().next()? {
            '*' => Some(Dialect::Pgn),
            'w' => Some(Dialect::Trf),
            _ => has(&[":"]).then_some(Dialect::Trf),
        }
    }
}
