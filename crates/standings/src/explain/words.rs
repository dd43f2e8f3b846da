//! The explanation as text.

use std::fmt::{self, Write};

use adoube_ratings::scale;
use adoube_tournament::{Outcome, Points};

use super::{Explanation, Group, article, decides_in_group};
use crate::direct::Table;
use crate::field::Score;
use crate::method::Method;
use crate::term::{Cut, Limit, Source, Term};
use crate::{Rules, Value};

impl fmt::Display for Explanation<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        writeln!(f, "{}", self.heading())?;
        for part in self.parts() {
            writeln!(f, "  {part}")?;
        }
        if let Some(words) = self.encounters_in_words() {
            f.write_str(&words)?;
        }
        if let Some(result) = self.result() {
            writeln!(f, "  {result}")?;
        }
        Ok(())
    }
}

/// A part of a value in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Part {
    /// The round, or the board, from 1.
    pub number: usize,
    /// The opponent's pairing number.
    pub opponent: Option<u32>,
    /// Whom the round was played against, or what it was instead.
    pub who: String,
    pub value: Value,
    /// Where that comes from, if it needs saying.
    pub note: Option<String>,
    /// Why it is left out, if it is.
    pub left_out: Option<&'static str>,
}

impl fmt::Display for Part {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let who = match self.opponent {
            Some(number) => format!("{number:>3} {}", self.who),
            None => self.who.clone(),
        };
        write!(
            f,
            "{:>2}  {who:<32} {:>8}",
            self.number,
            self.value.to_string()
        )?;
        if let Some(note) = &self.note {
            write!(f, "  {note}")?;
        }
        match self.left_out {
            Some(reason) => write!(f, "  [left out: {reason}]"),
            None => Ok(()),
        }
    }
}

impl Explanation<'_> {
    /// The parts of the value, in the order of the rounds.
    pub fn parts(&self) -> Vec<Part> {
        self.terms.iter().map(|term| self.part(term)).collect()
    }

    /// For what is decided among those who are level: who they are, and what they scored against
    /// each other.
    pub fn encounters_in_words(&self) -> Option<String> {
        if let Some(group) = &self.group {
            return Some(self.group(group));
        }
        let alone = || format!("  nobody is level with {}\n", self.name(self.place));
        decides_in_group(self.tie_break.method).then(alone)
    }

    /// Why there is no value, if there is none.
    pub fn missing(&self) -> Option<&'static str> {
        self.value.is_none().then(|| self.why_nothing())
    }

    fn heading(&self) -> String {
        let article = article(self.tie_break.method, self.rules);
        let article = article.map_or_else(String::new, |article| format!(" ({article})"));
        let value = match self.value {
            Some(value) => value.to_string(),
            None => format!("no value, {}", self.why_nothing()),
        };
        format!(
            "{} of {}: {value}\n{}{article}",
            self.tie_break.code(),
            self.name(self.place),
            self.tie_break.name(),
        )
    }

    fn why_nothing(&self) -> &'static str {
        let field = self.field;
        if self.tie_break.method.is_for_teams_only() && !field.is_for_teams() {
            "it is for teams only"
        } else if field.participants().iter().any(|one| one.rating.is_none())
            && self.tie_break.unrated.is_none()
            && !field.is_for_teams()
        {
            "because somebody is unrated (say /U1400 to give them a rating)"
        } else {
            "because there is no game to count"
        }
    }

    fn name(&self, place: usize) -> String {
        let one = &self.field.participants()[place];
        format!("{} {}", one.number, one.name)
    }

    /// The name in a list, where the numbers stand below each other.
    fn listed(&self, place: usize) -> String {
        let one = &self.field.participants()[place];
        format!("{:>3} {}", one.number, one.name)
    }

    fn part(&self, term: &Term) -> Part {
        let opponent = term.opponent.filter(|_| term.source != Source::Board);
        let participants = self.field.participants();
        Part {
            number: term.round + 1,
            opponent: opponent.map(|place| participants[place].number),
            who: match term.source {
                Source::Board => "board".to_owned(),
                _ => self.opponent(term),
            },
            value: term.value,
            note: self.note(term),
            left_out: term.cut.map(reason),
        }
    }

    /// Whom a round was played against, or what it was instead.
    fn opponent(&self, term: &Term) -> String {
        let cell = &self.field.card(self.place)[term.round];
        let who = match term.opponent {
            Some(opponent) => &self.field.participants()[opponent].name,
            None => return cell.outcome.name().to_owned(),
        };
        match cell.outcome {
            Outcome::ForfeitWin | Outcome::ForfeitLoss => {
                format!("{who} ({})", cell.outcome.name())
            }
            _ => who.clone(),
        }
    }

    fn note(&self, term: &Term) -> Option<String> {
        let times = |score: Points, obtained: Option<Points>| {
            obtained.map(|points| format!("{score} × {points}"))
        };
        match term.source {
            Source::Opponent {
                adjusted,
                score,
                obtained,
            } => {
                let adjustment = (adjusted != score).then(|| self.adjustment(score));
                join(times(adjusted, obtained), adjustment)
            }
            Source::Dummy {
                score,
                limit,
                obtained,
            } => {
                let dummy = match limit {
                    None => format!("dummy with the own score {score} (16.4)"),
                    Some(Limit::AllDraws) => {
                        format!("dummy, at most a draw in every round: {score} (16.4.2)")
                    }
                    Some(Limit::ScheduledOpponent) => {
                        format!("dummy, at most the scheduled opponent's score {score} (16.4.1)")
                    }
                };
                join(times(score, obtained), Some(dummy))
            }
            Source::Virtual { score, obtained } => {
                let dummy = format!("virtual opponent with {score} (13.14.2)");
                join(times(score, obtained), Some(dummy))
            }
            Source::NoOpponent => Some("an opponent without points (US 34E1)".to_owned()),
            Source::Deduction => Some("not played (US 34E3)".to_owned()),
            _ => None,
        }
    }

    fn adjustment(&self, score: Points) -> String {
        let fore = self.tie_break.fore;
        match self.rules {
            _ if self.tie_break.method.is_of_us_chess() => {
                format!("has {score}; unplayed rounds count half a point (US 34E1)")
            }
            Rules::Fide2014 | Rules::Fide2014Drawn => {
                format!("has {score}; unplayed rounds count as draws")
            }
            _ if fore => {
                format!(
                    "has {score}; the last round counts as drawn, as do byes at the end (8.3, 16.3)"
                )
            }
            _ => format!("has {score}; requested byes at the end count as draws (16.3.2)"),
        }
    }

    /// The table of those who were level.
    fn group(&self, group: &Group) -> String {
        let mut text = String::new();
        let score = self.field.score(self.place, self.field.primary());
        let before = match group.tried {
            0 => "",
            1 => " and the tie-break before it",
            _ => " and the tie-breaks before it",
        };
        let points = match score.to_string().as_str() {
            "1" => "point",
            _ => "points",
        };
        let _ = writeln!(text, "  level on {score} {points}{before}:");
        for (member, value) in group.members.iter().zip(&group.values) {
            let _ = write!(text, "    {:<32}", self.listed(*member));
            for (score, table) in &group.tables {
                text += &self.encounters(*member, *score, table);
            }
            let _ = match value {
                Some(value) if *value > Value::ZERO => writeln!(text, "  place {value}"),
                _ => writeln!(text),
            };
        }
        if group.tables.iter().any(|(_, table)| !table.all_met) {
            text += if self.rules.has_virtual_opponent() {
                "    not everybody met everybody: nobody is placed (13.5)\n"
            } else {
                "    not everybody met everybody: only who is ahead whatever the missing games bring is placed (6.3)\n"
            };
        }
        text
    }

    fn encounters(&self, member: usize, score: Score, table: &Table) -> String {
        let found = table.encounters.iter().find(|one| one.place == member);
        let Some(one) = found else {
            return String::new();
        };
        let unit = match score {
            _ if !self.field.is_for_teams() => "points",
            Score::Match => "match points",
            Score::Game => "game points",
        };
        let missing = match one.missing {
            0 => String::new(),
            missing => format!(", {missing} not met"),
        };
        format!("  {:>4} {unit}{missing}", one.points().to_string())
    }

    /// How the parts come to the value.
    pub fn result(&self) -> Option<String> {
        let value = self.value?;
        let kept = || self.terms.iter().filter(|term| term.cut.is_none());
        let number = kept().count();
        let sum: Value = kept().map(|term| term.value).sum();
        if self.terms.is_empty() {
            return None;
        }
        Some(match self.tie_break.method {
            Method::Performance => self.performance(number)?,
            Method::PerfectPerformance => {
                format!("the lowest rating that is expected to score this: {value}")
            }
            Method::ScoreStrength => {
                let other = self.field.score(self.place, self.field.primary().other());
                format!("sum {sum}; {other} and the sum divided: {value}")
            }
            _ if sum == value => format!("sum {sum}"),
            _ => format!("{sum} / {number} = {value}"),
        })
    }

    fn performance(&self, games: usize) -> Option<String> {
        let games = u32::try_from(games).ok()?;
        let card = self.field.card(self.place);
        let kept = self.terms.iter().filter(|term| term.cut.is_none());
        let halves: u32 = kept
            .map(|term| match card[term.round].outcome {
                Outcome::Win | Outcome::UnratedWin => 2,
                Outcome::Draw | Outcome::UnratedDraw => 1,
                _ => 0,
            })
            .sum();
        let percent = (100 * halves + games) / (2 * games).max(1);
        let difference = scale::difference(percent);
        let value = self.value?;
        let average = value + Value::whole(-i64::from(difference));
        Some(format!(
            "average {average}, {percent} % is {difference:+} on the scale: {value}"
        ))
    }
}

fn join(one: Option<String>, other: Option<String>) -> Option<String> {
    match (one, other) {
        (Some(one), Some(other)) => Some(format!("{one}; {other}")),
        (one, other) => one.or(other),
    }
}

fn reason(cut: Cut) -> &'static str {
    match cut {
        Cut::Lowest => "the lowest",
        Cut::Highest => "the highest",
        Cut::Voluntary => "voluntarily unplayed rounds go first (16.5)",
        Cut::BelowLimit => "below the limit",
    }
}
