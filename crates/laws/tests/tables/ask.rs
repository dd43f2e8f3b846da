//! What the library answers, compared with what is known.

use std::fmt;

use adoube_laws::colour::from_shakmaty;
use adoube_laws::unwinnable::{Answer, Limits, can_mate, is_dead, quick};
use shakmaty::{Chess, Color, Move, Position};

use super::Place;

/// How many questions were asked and what was answered.
#[derive(Debug, Clone, Default)]
pub(crate) struct Count {
    pub questions: u64,
    pub winnable: u64,
    pub unwinnable: u64,
    pub undecided: u64,
    /// Unwinnable, and nobody could say for comparison. (A mate proves itself.)
    pub unknown: u64,
    /// What is wrong, at most a few examples.
    examples: Vec<String>,
    faults: u64,
}

const EXAMPLES: usize = 10;

impl Count {
    /// Both counts together.
    pub(crate) fn and(mut self, other: Count) -> Count {
        self.questions += other.questions;
        self.winnable += other.winnable;
        self.unwinnable += other.unwinnable;
        self.undecided += other.undecided;
        self.unknown += other.unknown;
        self.faults += other.faults;
        self.examples.extend(other.examples);
        self.examples.truncate(EXAMPLES);
        self
    }

    fn fault(&mut self, what: String) {
        self.faults += 1;
        if self.examples.len() < EXAMPLES {
            self.examples.push(what);
        }
    }

    /// Fails unless everything was answered, and rightly.
    pub(crate) fn check(&self) {
        assert!(self.questions > 0, "nothing was asked");
        assert!(
            self.faults == 0,
            "{} wrong or undecided, such as:\n{}",
            self.faults,
            self.examples.join("\n")
        );
    }

    /// Asks whether each player can mate. The truth is known, or is not.
    pub(crate) fn ask(place: &Place, truth: impl Fn(Color) -> Option<bool>) -> Count {
        let mut count = Count::default();
        let position = place.chess();
        let truths = Color::ALL.map(truth);
        for (side, truth) in Color::ALL.into_iter().zip(truths) {
            count.questions += 1;
            for fault in count.compare(&position, side, truth) {
                count.fault(format!("{}: {side:?} {fault}", place.fen()));
            }
        }
        if truths == [Some(false); 2] && is_dead(&position, Limits::default()) == Some(false) {
            count.fault(format!("{}: is dead", place.fen()));
        }
        count
    }

    fn compare(&mut self, position: &Chess, side: Color, truth: Option<bool>) -> Vec<String> {
        let answer = can_mate(position, from_shakmaty(side), Limits::default());
        let decided = answer.decided();
        match decided {
            Some(true) => self.winnable += 1,
            Some(false) => self.unwinnable += 1,
            None => self.undecided += 1,
        }
        self.unknown += u64::from(truth.is_none() && decided == Some(false));
        let mut faults = Vec::new();
        if decided.is_none() || truth.is_some() && decided != truth {
            faults.push(format!("can mate: {truth:?}, but {answer:?}"));
        }
        if let Answer::Winnable { line } = &answer
            && !mates(position, side, line)
        {
            faults.push(format!("does not mate by {line:?}"));
        }
        let quickly = quick(position, from_shakmaty(side)).decided();
        if quickly.is_some() && quickly != decided {
            faults.push(format!("can mate: {decided:?}, but quickly {quickly:?}"));
        }
        faults
    }
}

/// Whether these are legal moves to a mate by this player.
fn mates(position: &Chess, side: Color, line: &[Move]) -> bool {
    let mut position = position.clone();
    for played in line {
        if !position.is_legal(*played) {
            return false;
        }
        position.play_unchecked(*played);
    }
    position.is_checkmate() && position.turn() != side
}

impl fmt::Display for Count {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(
            f,
            "{} questions: {} winnable, {} unwinnable, {} undecided, {} without comparison, {} faults",
            self.questions,
            self.winnable,
            self.unwinnable,
            self.undecided,
            self.unknown,
            self.faults
        )
    }
}
