//! The notations in seconds: record 222 of a tournament report file and the tag TimeControl of a
//! game. In both a last period with moves repeats.

use super::text::{Scanner, control, seconds};
use super::{Addition, ControlError, ExpectedInControl as Expected, Period, TimeControl};

/// Descriptors with colons between, or `W…-B…`.
pub(super) fn trf(text: &str) -> Result<TimeControl, ControlError> {
    let mut scanner = Scanner::new(text);
    if !scanner.take(&['W', 'w']) {
        let periods = descriptors(&mut scanner)?;
        scanner.end(Expected::ColonOrEnd)?;
        return control(text, periods);
    }
    let white = descriptors(&mut scanner)?;
    if !scanner.take(&['-']) || !scanner.take(&['B', 'b']) {
        return Err(scanner.error(Expected::Black));
    }
    let black = descriptors(&mut scanner)?;
    scanner.end(Expected::ColonOrEnd)?;
    TimeControl::different(white, black).map_err(|fault| Scanner::fault(text, fault))
}

/// Descriptors with colons between, or `*` and seconds for an hourglass.
pub(super) fn pgn(text: &str) -> Result<TimeControl, ControlError> {
    let mut scanner = Scanner::new(text);
    if matches!(scanner.peek(), Some('?' | '-')) {
        return Err(scanner.error(Expected::KnownControl));
    }
    let periods = match scanner.take(&['*']) {
        true => {
            let time = seconds(scanner.number(Expected::Seconds)?);
            vec![Period::all(time, Addition::Hourglass)]
        }
        false => descriptors(&mut scanner)?,
    };
    scanner.end(Expected::ColonOrEnd)?;
    control(text, periods)
}

fn descriptors(scanner: &mut Scanner<'_>) -> Result<Vec<Period>, ControlError> {
    let mut periods = vec![descriptor(scanner)?];
    while scanner.take(&[':']) {
        periods.push(descriptor(scanner)?);
    }
    Ok(periods)
}

/// `M/S`, `M/S+I`, `S` or `S+I`.
fn descriptor(scanner: &mut Scanner<'_>) -> Result<Period, ControlError> {
    let start = *scanner;
    let first = scanner.number(Expected::SecondsOrMoves)?;
    let (moves, time) = match scanner.take(&['/']) {
        true => {
            let moves = { start }.moves()?;
            (Some(moves), scanner.number(Expected::Seconds)?)
        }
        false => (None, first),
    };
    let addition = match scanner.take(&['+']) {
        true => Addition::increment(i64::from(scanner.number(Expected::SecondsForEachMove)?)),
        false => Addition::None,
    };
    Ok(Period {
        moves,
        time: seconds(time),
        addition,
    })
}
