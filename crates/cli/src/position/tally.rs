//! What came of many questions.

use std::ops::AddAssign;
use std::time::Duration;

use adoube_bodies::position::MatingSummary;
use adoube_laws::unwinnable::Answer;

use crate::output::json_line;
use crate::texts::{say, words};

/// Answers, and how long they took.
#[derive(Default)]
pub(super) struct Tally {
    winnable: u64,
    unwinnable: u64,
    undecided: u64,
    pub errors: u64,
    together: Duration,
    longest: Duration,
}

impl Tally {
    pub(super) fn count(&mut self, answer: &Answer, took: Duration) {
        match answer {
            Answer::Winnable { .. } => self.winnable += 1,
            Answer::Unwinnable { .. } => self.unwinnable += 1,
            Answer::Undecided { .. } => self.undecided += 1,
        }
        self.together += took;
        self.longest = self.longest.max(took);
    }

    /// Some lines for people, or one for programs.
    pub(super) fn summary(&self, whole: Duration, json: bool) -> String {
        let questions = self.winnable + self.unwinnable + self.undecided;
        let summary = MatingSummary {
            questions,
            winnable: self.winnable,
            unwinnable: self.unwinnable,
            undecided: self.undecided,
            errors: self.errors,
            mean_micros: micros(self.together) / questions.max(1) as f64,
            max_micros: micros(self.longest),
            seconds: whole.as_secs_f64(),
        };
        match json {
            true => json_line(&summary),
            false => text(&summary),
        }
    }
}

impl AddAssign for Tally {
    fn add_assign(&mut self, other: Tally) {
        self.winnable += other.winnable;
        self.unwinnable += other.unwinnable;
        self.undecided += other.undecided;
        self.errors += other.errors;
        self.together += other.together;
        self.longest = self.longest.max(other.longest);
    }
}

/// A time in microseconds.
pub(super) fn micros(time: Duration) -> f64 {
    time.as_nanos() as f64 / 1e3
}

fn text(summary: &MatingSummary) -> String {
    let decimal = |number: String| words().decimal(&number);
    let answers = words().say("position-tally", summary);
    let times = say!(
        "position-tally-times",
        mean = decimal(format!("{:.2}", summary.mean_micros)),
        longest = decimal(format!("{:.1}", summary.max_micros)),
        seconds = decimal(format!("{:.3}", summary.seconds)),
    );
    format!("{answers}\n{times}\n")
}
