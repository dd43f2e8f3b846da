//! A ruling as an arbiter reads it.

use std::fmt::{self, Write};

use super::{Alternative, ClockChange, Force, PositionAction, Ruling, TimeAction};

impl fmt::Display for TimeAction {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeAction::Add(span) if span.is_negative() => write!(f, "{span}"),
            TimeAction::Add(span) => write!(f, "+{span}"),
            TimeAction::Set(span) => write!(f, "set to {span}"),
        }
    }
}

impl fmt::Display for ClockChange {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} {} ({})", self.side, self.action, self.why)
    }
}

impl PositionAction {
    /// What is done, in words.
    pub fn words(self) -> &'static str {
        match self {
            PositionAction::Stays => "stays as it is",
            PositionAction::RestoreBefore => {
                "restore the one before it, or the last one that can be identified"
            }
            PositionAction::RestoreLastKnown => "restore the last one that can be identified",
            PositionAction::PawnBecomesQueen => "the pawn on the last rank becomes a queen",
            PositionAction::ReplacePieces => "the displaced pieces go back to their squares",
            PositionAction::Transfer => "move it to a board that stands right",
            PositionAction::NewGame => "the game is cancelled; a new game is played",
            PositionAction::Adjourned => "set up the adjourned one",
            PositionAction::Reconstruct => "reconstruct the game on a second board",
            PositionAction::None => "none",
        }
    }

    fn is_worth_a_line(self) -> bool {
        !matches!(self, PositionAction::Stays | PositionAction::None)
    }
}

impl fmt::Display for Alternative {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "If {}: {}", self.condition(), self.ruling.in_short())
    }
}

impl Alternative {
    /// When it holds, in words.
    pub fn condition(&self) -> String {
        let words: Vec<&str> = self.when.iter().map(|one| one.text.as_str()).collect();
        words.join(", and ")
    }
}

impl fmt::Display for Ruling {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut text = String::new();
        self.write_all(&mut text)?;
        f.write_str(text.trim_end())
    }
}

impl Ruling {
    /// What was not told and is taken to be so, if board, clocks or result depend on it.
    pub fn condition(&self) -> Option<String> {
        let differs = |other: &Alternative| self.other_outcome(&other.ruling);
        if self.assumes.is_empty() || !self.otherwise.iter().any(differs) {
            return None;
        }
        let taken: Vec<&str> = self.assumes.iter().map(|one| one.text.as_str()).collect();
        Some(taken.join(", and "))
    }

    /// What happens, in a line: decision, result, clocks, what is usual, articles.
    pub fn in_short(&self) -> String {
        let mut text = match self.question() {
            Some(question) => format!("find out: {question}"),
            None => self.decision.clone(),
        };
        if let Some(result) = self.result {
            text += &format!(" Result: {result}.");
        }
        for change in &self.clocks {
            text += &format!(" Clock: {change}.");
        }
        if let Force::Discretionary { usual, .. } = &self.force {
            text += &format!(" Usually: {usual}.");
        }
        if !self.articles.is_empty() {
            text += &format!(" ({})", self.article_numbers());
        }
        text
    }

    fn write_all(&self, f: &mut String) -> fmt::Result {
        self.write_decision(f)?;
        if let Some(no_rule) = &self.no_rule {
            writeln!(f, "  No rule: {no_rule}")?;
        }
        if let Some(result) = self.result {
            writeln!(f, "  Result: {result}")?;
        }
        if self.position.is_worth_a_line() {
            writeln!(f, "  Position: {}", self.position.words())?;
        }
        self.write_clocks(f)?;
        self.write_duty(f)?;
        for change in &self.counters {
            let (side, words, now) = (change.side, change.counter.words(), change.now);
            let more = if change.or_more {
                " (if none before)"
            } else {
                ""
            };
            writeln!(f, "  Count: {side}, {words}: {now}{more}")?;
        }
        for (number, step) in self.steps.iter().enumerate() {
            writeln!(f, "  {}. {step}", number + 1)?;
        }
        for note in &self.notes {
            writeln!(f, "  Note: {note}")?;
        }
        self.write_force(f)?;
        for other in &self.otherwise {
            writeln!(f, "  {other}")?;
        }
        if !self.articles.is_empty() {
            writeln!(
                f,
                "  Articles ({}): {}",
                self.edition,
                self.article_numbers()
            )?;
        }
        match self.question() {
            Some(_) => Ok(()),
            None => write!(f, "  Log: {}", self.log),
        }
    }

    /// The decision, after what it was taken to hold under.
    fn write_decision(&self, f: &mut String) -> fmt::Result {
        match self.condition() {
            Some(condition) => writeln!(f, "If {condition}: {}", self.decision),
            None => writeln!(f, "{}", self.decision),
        }
    }

    fn write_clocks(&self, f: &mut String) -> fmt::Result {
        for change in &self.clocks {
            writeln!(f, "  Clock: {change}")?;
        }
        match self.times_after {
            Some(times) => writeln!(f, "  Times: White {}, Black {}", times.white, times.black),
            None => Ok(()),
        }
    }

    fn write_duty(&self, f: &mut String) -> fmt::Result {
        if let Some(side) = self.to_move {
            writeln!(f, "  To move: {side}")?;
        }
        let Some(duty) = &self.must_play else {
            return Ok(());
        };
        write!(f, "  Duty: {} {}", duty.side, duty.duty)?;
        match duty.moves.is_empty() {
            true => writeln!(f),
            false => writeln!(f, " ({})", duty.moves.join(", ")),
        }
    }

    fn write_force(&self, f: &mut String) -> fmt::Result {
        match &self.force {
            Force::Mandatory => writeln!(f, "  Mandatory."),
            Force::Discretionary { range, usual } => {
                writeln!(f, "  Discretionary. Usually: {usual}")?;
                let permitted: Vec<String> = range.iter().map(ToString::to_string).collect();
                match permitted.is_empty() {
                    true => Ok(()),
                    false => writeln!(f, "  Permitted: {}", permitted.join("; ")),
                }
            }
            Force::NeedsFact(question) => writeln!(f, "  Find out: {question}"),
        }
    }
}
