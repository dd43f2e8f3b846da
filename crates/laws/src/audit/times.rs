//! Whether the clock times in the comments of a game add up.
//!
//! A clock may only lose time, apart from what the time control gives: the increment with each
//! move, and the time of the next period when its moves are done. Whole seconds are forgiven.

use std::time::Duration;

use memchr::memmem;

use super::report::ImpossibleTime;

/// A second: times are written in whole ones, rounded in either direction.
const ROUNDING: Duration = Duration::from_secs(1);

/// The time control of a game, as the tag gives it.
#[derive(Debug, Clone, PartialEq, Eq)]
pub(super) struct TimeControl {
    periods: Vec<Period>,
}

#[derive(Debug, Clone, PartialEq, Eq)]
struct Period {
    /// After how many moves it ends; nothing for the rest of the game.
    moves: Option<u32>,
    time: Duration,
    increment: Duration,
}

impl TimeControl {
    /// Reads the tag; nothing if it says nothing that clocks can be compared with.
    pub(super) fn read(text: &str) -> Option<TimeControl> {
        let periods = text.split(':').map(period).collect::<Option<Vec<_>>>()?;
        Some(TimeControl { periods })
    }
}

fn period(text: &str) -> Option<Period> {
    let (moves, time) = match text.split_once('/') {
        Some((moves, time)) => (Some(moves.trim().parse().ok()?), time),
        None => (None, text),
    };
    let (time, increment) = time.split_once('+').unwrap_or((time, "0"));
    Some(Period {
        moves,
        time: seconds(time)?,
        increment: seconds(increment)?,
    })
}

fn seconds(text: &str) -> Option<Duration> {
    Duration::try_from_secs_f64(text.trim().parse().ok()?).ok()
}

/// The times that stand in a comment.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Default)]
pub(super) struct Stamp {
    clock: Option<Duration>,
    elapsed: Option<Duration>,
}

impl Stamp {
    /// Reads `[%clk 1:02:03]` and `[%emt 0:00:05]`.
    pub(super) fn read(comment: &[u8]) -> Stamp {
        Stamp {
            clock: command(comment, b"%clk"),
            elapsed: command(comment, b"%emt"),
        }
    }

    pub(super) fn is_empty(self) -> bool {
        self.clock.is_none() && self.elapsed.is_none()
    }
}

fn command(comment: &[u8], name: &[u8]) -> Option<Duration> {
    let at = memmem::find(comment, name)?;
    let value = &comment[at + name.len()..];
    let end = memchr::memchr(b']', value)?;
    clock_time(std::str::from_utf8(&value[..end]).ok()?.trim())
}

/// Hours, minutes and seconds; hours may be missing.
fn clock_time(text: &str) -> Option<Duration> {
    let mut total = Duration::ZERO;
    for part in text.split(':') {
        let part = seconds(part)?;
        total = total.checked_mul(60)?.checked_add(part)?;
    }
    Some(total)
}

/// One player's clock, followed through the game.
#[derive(Debug, Clone, Default)]
struct PlayerClock {
    last: Option<Duration>,
    moves: u32,
    /// Periods whose time the player has been given.
    periods: usize,
}

/// Both clocks of a game.
#[derive(Debug, Clone)]
pub(super) struct Clocks {
    control: TimeControl,
    players: [PlayerClock; 2],
}

impl Clocks {
    pub(super) fn new(control: TimeControl) -> Clocks {
        let player = PlayerClock {
            last: Some(
                control
                    .periods
                    .first()
                    .map_or(Duration::ZERO, |period| period.time),
            ),
            moves: 0,
            periods: 1,
        };
        Clocks {
            control,
            players: [player.clone(), player],
        }
    }

    /// A move of White (0) or Black (1).
    pub(super) fn moved(&mut self, player: usize) {
        self.players[player].moves += 1;
    }

    /// The times written after a move; the answer is what is wrong with them.
    pub(super) fn stamped(&mut self, player: usize, stamp: Stamp) -> Option<ImpossibleTime> {
        let clock = stamp.clock?;
        let increment = self.increment(player);
        let fault = self.judge(player, clock, stamp.elapsed, increment);
        self.players[player].last = Some(clock);
        fault
    }

    fn judge(
        &mut self,
        player: usize,
        clock: Duration,
        elapsed: Option<Duration>,
        increment: Duration,
    ) -> Option<ImpossibleTime> {
        let before = self.players[player].last?;
        let mut most = before + increment;
        while clock > most + ROUNDING {
            let Some(given) = self.next_period(player) else {
                return Some(ImpossibleTime::TooMuch {
                    clock: shown(clock),
                    most: shown(most),
                });
            };
            most += given;
        }
        let elapsed = elapsed?;
        let expected = most.checked_sub(elapsed)?;
        (expected.abs_diff(clock) > 2 * ROUNDING).then(|| ImpossibleTime::Contradiction {
            clock: shown(clock),
            elapsed: shown(elapsed),
            expected: shown(expected),
        })
    }

    fn increment(&self, player: usize) -> Duration {
        let player = &self.players[player];
        let period = self.control.periods.get(player.periods - 1);
        period.map_or(Duration::ZERO, |period| period.increment)
    }

    /// The time of the next period, if the moves of the present one are done.
    fn next_period(&mut self, player: usize) -> Option<Duration> {
        let state = &self.players[player];
        let done: Option<u32> = self.control.periods[..state.periods]
            .iter()
            .map(|period| period.moves)
            .sum();
        if state.moves < done? {
            return None;
        }
        // The last period with a number of moves is repeated.
        let next = self
            .control
            .periods
            .get(state.periods)
            .or(self.control.periods.last())?;
        let given = next.time;
        if state.periods < self.control.periods.len() {
            self.players[player].periods += 1;
        }
        (!given.is_zero()).then_some(given)
    }
}

fn shown(time: Duration) -> String {
    let seconds = time.as_secs();
    format!(
        "{}:{:02}:{:02}",
        seconds / 3600,
        seconds / 60 % 60,
        seconds % 60
    )
}

#[cfg(test)]
mod tests {
    use super::*;

    fn faults(control: &str, stamps: &[&str]) -> Vec<usize> {
        let mut clocks = Clocks::new(TimeControl::read(control).unwrap());
        let mut faults = Vec::new();
        for (ply, stamp) in stamps.iter().enumerate() {
            clocks.moved(ply % 2);
            if clocks
                .stamped(ply % 2, Stamp::read(stamp.as_bytes()))
                .is_some()
            {
                faults.push(ply);
            }
        }
        faults
    }

    #[test]
    fn times_that_add_up() {
        for (control, stamps) in [
            (
                "300+3",
                &["[%clk 0:05:03]", "[%clk 0:05:00]", "[%clk 0:05:06]"][..],
            ),
            (
                "2/60:30",
                &["[%clk 0:00:50]", "", "[%clk 0:01:10]", "", "[%clk 0:01:09]"],
            ),
            ("60+0", &["[%emt 0:00:10][%clk 0:00:50]"]),
            ("60", &["no time at all", "[%clk soon]"]),
        ] {
            assert_eq!(faults(control, stamps), [], "{control} {stamps:?}");
        }
    }

    #[test]
    fn times_that_do_not() {
        for (control, stamps, ply) in [
            ("300+3", &["[%clk 0:05:05]"][..], 0),
            (
                "300",
                &["[%clk 0:04:00]", "[%clk 0:04:00]", "[%clk 0:04:02]"],
                2,
            ),
            ("40/60:30", &["[%clk 0:00:50]", "", "[%clk 0:01:10]"], 2),
            ("60+0", &["[%emt 0:00:10] [%clk 0:00:40]"], 0),
        ] {
            assert_eq!(faults(control, stamps), [ply], "{control} {stamps:?}");
        }
    }

    #[test]
    fn controls_that_say_nothing() {
        for text in ["?", "-", "", "*180", "40/", "fast", "1e400"] {
            assert_eq!(TimeControl::read(text), None, "{text}");
        }
    }
}
