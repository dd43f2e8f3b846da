//! Writing time controls.

use serde::Serialize;

use super::{Addition, Allotment, Dialect, MOST_MOVES, Period, TimeControl};
use crate::{Colour, Span};

/// A dialect has no words for a time control.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "unprintable-control")]
pub enum Unprintable {
    DifferentTimes,
    ChangingAdditions,
    /// Additions that change more than once.
    AdditionsChangingTwice,
    OddSeconds,
    Bronstein,
    Delay,
    Hourglass,
    AdditionLeftOpen,
    TooManyMoves,
}

type Printed = Result<String, Unprintable>;

pub(super) fn print(control: &TimeControl, dialect: Dialect) -> Printed {
    match dialect {
        Dialect::Fide => by_sides(control, fide),
        Dialect::Trf => by_sides(control, in_seconds),
        Dialect::Us | Dialect::Pgn if !control.is_equal() => Err(Unprintable::DifferentTimes),
        Dialect::Us => us(control.of(Colour::White)),
        Dialect::Pgn => pgn(control.of(Colour::White)),
    }
}

fn by_sides(control: &TimeControl, one: fn(&Allotment) -> Printed) -> Printed {
    let white = one(control.of(Colour::White))?;
    match control.is_equal() {
        true => Ok(white),
        false => Ok(format!("W{white}-B{}", one(control.of(Colour::Black))?)),
    }
}

// ----------------------------------------------------------------------------------------- FIDE

fn fide(allotment: &Allotment) -> Printed {
    let (periods, tail) = fide_addition(allotment.periods().to_vec())?;
    let written = periods.iter().map(|period| {
        let time = marked(period.time);
        match period.moves {
            Some(moves) => format!("{time}/{moves}"),
            None => time,
        }
    });
    Ok(written.collect::<Vec<_>>().join("+") + &tail)
}

/// The periods to write and what follows them: one addition, from its first move.
fn fide_addition(mut periods: Vec<Period>) -> Result<(Vec<Period>, String), Unprintable> {
    let start = periods.iter().position(|p| p.addition != Addition::None);
    let Some(start) = start else {
        return Ok((periods, String::new()));
    };
    let addition = periods[start].addition;
    if periods[start..].iter().any(|p| p.addition != addition) {
        return Err(Unprintable::AdditionsChangingTwice);
    }
    let amount = addition.amount().whole_seconds();
    let kind = match addition {
        Addition::Increment(_) => "",
        Addition::Delay(_) => " delay",
        Addition::Bronstein(_) => " Bronstein",
        Addition::Hourglass => {
            return Err(Unprintable::Hourglass);
        }
        Addition::Unspecified | Addition::None => {
            return Err(Unprintable::AdditionLeftOpen);
        }
    };
    let before: u32 = periods[..start].iter().filter_map(|p| p.moves).sum();
    let from = match start {
        0 => String::new(),
        _ => format!(" from move {}", before + 1),
    };
    if start > 0 && periods[start].time.is_zero() {
        let joined = periods.remove(start);
        let previous = &mut periods[start - 1];
        previous.moves = previous.moves.zip(joined.moves).map(|(one, two)| one + two);
        if previous.moves.is_some_and(|moves| moves > MOST_MOVES) {
            return Err(Unprintable::TooManyMoves);
        }
    }
    Ok((periods, format!("+{amount}\"{kind}{from}")))
}

/// `90'` or `1'30"`.
fn marked(time: Span) -> String {
    let (minutes, seconds) = (time.whole_minutes(), time.whole_seconds() % 60);
    match seconds {
        0 => format!("{minutes}'"),
        _ => format!("{minutes}'{seconds}\""),
    }
}

// ------------------------------------------------------------------------------------------- US

fn us(allotment: &Allotment) -> Printed {
    let periods = allotment.periods();
    let addition = periods[0].addition;
    if periods.iter().any(|period| period.addition != addition) {
        return Err(Unprintable::ChangingAdditions);
    }
    if periods.iter().any(|period| !period.time.is_whole_minutes()) {
        return Err(Unprintable::OddSeconds);
    }
    let amount = addition.amount().whole_seconds();
    let tail = match addition {
        Addition::Unspecified => String::new(),
        Addition::None => " d/0".to_owned(),
        Addition::Delay(_) => format!(" d/{amount}"),
        Addition::Increment(_) => format!(" inc/{amount}"),
        Addition::Bronstein(_) => return Err(Unprintable::Bronstein),
        Addition::Hourglass => return Err(Unprintable::Hourglass),
    };
    let written = periods.iter().map(|period| {
        let minutes = period.time.whole_minutes();
        match period.moves {
            Some(moves) => format!("{moves}/{minutes}"),
            None if periods.len() == 1 => format!("G/{minutes}"),
            None => format!("SD/{minutes}"),
        }
    });
    Ok(written.collect::<Vec<_>>().join(" ") + &tail)
}

// ---------------------------------------------------------------------------------- in seconds

fn pgn(allotment: &Allotment) -> Printed {
    match allotment.periods() {
        [
            Period {
                addition: Addition::Hourglass,
                time,
                ..
            },
        ] => Ok(format!("*{}", time.whole_seconds())),
        _ => in_seconds(allotment),
    }
}

fn in_seconds(allotment: &Allotment) -> Printed {
    let written = allotment.periods().iter().map(descriptor);
    Ok(written.collect::<Result<Vec<_>, _>>()?.join(":"))
}

fn descriptor(period: &Period) -> Printed {
    let moves = period
        .moves
        .map(|moves| format!("{moves}/"))
        .unwrap_or_default();
    let addition = match period.addition {
        Addition::None => String::new(),
        Addition::Increment(span) => format!("+{}", span.whole_seconds()),
        Addition::Delay(_) | Addition::Bronstein(_) => return Err(Unprintable::Delay),
        Addition::Hourglass => return Err(Unprintable::Hourglass),
        Addition::Unspecified => return Err(Unprintable::AdditionLeftOpen),
    };
    Ok(format!("{moves}{}{addition}", period.time.whole_seconds()))
}
