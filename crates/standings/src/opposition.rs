//! Tie-breaks from the opponents' scores: Buchholz, Sonneborn-Berger and their kin
//! (C.07.8, 9.1, 13.2, 16).
//!
//! To the opponents, a participant's score is adjusted: byes that were asked for and followed by
//! nothing but absences count as draws (16.3). To the participants themselves, a round without a
//! game is one against a dummy with their own score, within limits (16.4).

use adoube_tournament::Points;

use crate::field::{Cell, Field, Score, System};
use crate::term::{Limit, Source, Term};
use crate::{Rules, TieBreak, Value};

/// What the opponents are worth, worked out once for the whole field.
pub(crate) struct Opposition<'f> {
    field: &'f Field,
    rules: Rules,
    score: Score,
    fore: bool,
    forfeits_as_played: bool,
    /// The scores as the opponents count them (16.3).
    adjusted: Vec<Points>,
    /// The scores the dummies start from.
    own: Vec<Points>,
}

impl<'f> Opposition<'f> {
    /// Works out what everybody is worth to the opponents.
    pub(crate) fn of(
        field: &'f Field,
        tie_break: &TieBreak,
        rules: Rules,
        score: Score,
        fore: bool,
    ) -> Opposition<'f> {
        let predetermined = field.system() == System::PreDetermined && !tie_break.as_swiss;
        let mut found = Opposition {
            field,
            rules,
            score,
            fore,
            forfeits_as_played: tie_break.forfeits_as_played || predetermined,
            adjusted: Vec::new(),
            own: Vec::new(),
        };
        let places = 0..field.participants().len();
        found.own = places.clone().map(|place| found.own_score(place)).collect();
        found.adjusted = places.map(|place| found.adjusted_score(place)).collect();
        found
    }

    /// The scores that the opponents count with.
    pub(crate) fn adjusted(&self, place: usize) -> Points {
        self.adjusted[place]
    }

    fn last_round(&self) -> usize {
        self.field.rounds().saturating_sub(1)
    }

    /// The last round's games count as drawn: byes keep what they brought (8.3).
    fn is_drawn(&self, round: usize, cell: &Cell) -> bool {
        self.fore && round == self.last_round() && cell.opponent.is_some()
    }

    fn points(&self, round: usize, cell: &Cell) -> Points {
        if self.is_drawn(round, cell) {
            self.field.worth(self.score).draw
        } else {
            cell.points(self.score)
        }
    }

    fn own_score(&self, place: usize) -> Points {
        let mut score = self.field.score(place, self.score);
        if let Some((round, cell)) = self.field.card(place).iter().enumerate().next_back()
            && self.is_drawn(round, cell)
        {
            score = score - cell.points(self.score) + self.points(round, cell);
        }
        score
    }

    fn adjusted_score(&self, place: usize) -> Points {
        if self.field.system() == System::PreDetermined || self.rules == Rules::Fide2014 {
            return self.own[place];
        }
        let draw = self.field.worth(self.score).draw;
        let card = self.field.card(place);
        let mut score = self.own[place];
        // From the last round back: a bye that was asked for counts as a draw only while nothing
        // but absences comes after it (16.3). The first round that was not missed on purpose ends
        // that.
        let mut only_absences = true;
        for (round, cell) in card.iter().enumerate().rev() {
            let as_draw = match self.rules {
                Rules::Fide2014Drawn => !cell.is_played(),
                _ => {
                    let absent = cell.is_voluntarily_unplayed() && !self.is_drawn(round, cell);
                    only_absences &= absent;
                    only_absences && cell.opponent.is_none()
                }
            };
            if as_draw {
                score = score - cell.points(self.score) + draw;
            }
        }
        score
    }

    /// What every round adds: the opponents' scores, times the points obtained if asked for.
    pub(crate) fn terms(&self, place: usize, obtained: Option<Score>, terms: &mut Vec<Term>) {
        terms.clear();
        for (round, cell) in self.field.card(place).iter().enumerate() {
            let counted = cell.is_played()
                || (cell.opponent.is_some()
                    && (self.forfeits_as_played || self.is_drawn(round, cell)));
            let points = obtained.map(|score| cell.points(score));
            let source = match cell.opponent.filter(|_| counted) {
                Some(opponent) => Source::Opponent {
                    adjusted: self.adjusted[opponent],
                    score: self.field.score(opponent, self.score),
                    obtained: points,
                },
                // A free round of a round robin is no round.
                None if self.field.system() == System::PreDetermined => continue,
                None => self.without_game(place, round, cell, points),
            };
            terms.push(term(round, cell, source, counted));
        }
    }

    fn without_game(
        &self,
        place: usize,
        round: usize,
        cell: &Cell,
        obtained: Option<Points>,
    ) -> Source {
        if self.rules.has_virtual_opponent() {
            let score = self.virtual_score(place, round);
            return Source::Virtual { score, obtained };
        }
        let own = self.own[place];
        let (limit, reason) = match cell.opponent {
            Some(opponent) => (self.adjusted[opponent], Limit::ScheduledOpponent),
            None => {
                let draws = i32::try_from(self.field.rounds()).unwrap_or(i32::MAX);
                let draw = self.field.worth(self.score).draw.as_hundredths();
                (
                    Points::hundredths(draw.saturating_mul(draws)),
                    Limit::AllDraws,
                )
            }
        };
        // 16.4 of 2026: the dummy may not be worth more than the opponent who did not come, or,
        // without one, than draws in all rounds, so that a round missed never helps more than that.
        let limited = self.rules == Rules::Fide2026 && limit < own;
        Source::Dummy {
            score: if limited { limit } else { own },
            limit: limited.then_some(reason),
            obtained,
        }
    }

    /// The player's score before the round, a win less what the round brought, and a draw for
    /// every round after it (13.14.2).
    fn virtual_score(&self, place: usize, round: usize) -> Points {
        let card = self.field.card(place);
        let worth = self.field.worth(self.score);
        let before: Points = card[..round]
            .iter()
            .map(|cell| cell.points(self.score))
            .sum();
        let later: Points = card[round + 1..].iter().map(|_| worth.draw).sum();
        before + worth.win - card[round].points(self.score) + later
    }
}

fn term(round: usize, cell: &Cell, source: Source, counted: bool) -> Term {
    let (score, obtained) = match source {
        Source::Opponent {
            adjusted, obtained, ..
        } => (adjusted, obtained),
        Source::Dummy {
            score, obtained, ..
        }
        | Source::Virtual { score, obtained } => (score, obtained),
        _ => (Points::ZERO, None),
    };
    let value = match obtained {
        Some(points) => Value::product(score, points),
        None => Value::points(score),
    };
    Term {
        round,
        opponent: cell.opponent,
        value,
        source,
        cut: None,
        // 14.1 cuts the least significant value: by the opponent's score first, whatever was
        // obtained against it.
        weight: Value::points(score),
        voluntary: cell.is_voluntarily_unplayed() && !counted,
    }
}
