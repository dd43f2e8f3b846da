//! Who is paired for themselves: classes (29I) and unrated players (29J), done literally.

use super::{Literal, Seat};

impl<'p> Literal<'p> {
    /// Whether these can be paired with nothing broken.
    pub(super) fn is_whole(&self, players: &[usize]) -> bool {
        let mut pairings = self.all(players).into_iter();
        pairings.any(|pairs| self.broken(&pairs).iter().all(|count| *count == 0))
    }

    /// In the last round each class for itself, the bottom player of an odd number outside (29I1),
    /// if it and the others can be paired; then the rest.
    pub(super) fn sets(&self) -> Vec<Vec<usize>> {
        let mut rest: Vec<usize> = (0..self.seats.len()).collect();
        let mut sets = Vec::new();
        for class in (self.settings.class_pairings.iter()).filter(|_| self.is_last) {
            let is_member = |seat: &usize| {
                let number = self.seats[*seat].place as u32 + 1;
                class.players.iter().any(|id| id.0 == number)
            };
            let mut own: Vec<usize> = rest.iter().copied().filter(is_member).collect();
            own.truncate(own.len() / 2 * 2);
            let others: Vec<usize> = (rest.iter().copied())
                .filter(|seat| !own.contains(seat))
                .collect();
            if self.is_whole(&own) && self.is_whole(&others) {
                sets.push(own);
                rest = others;
            }
        }
        sets.push(rest);
        sets
    }

    /// Some of the players as if there were no others.
    pub(super) fn only(&self, seats: &[usize]) -> Literal<'p> {
        let row = |one: &usize| seats.iter().map(|other| self.bars[*one][*other]).collect();
        Literal {
            seats: seats.iter().map(|seat| self.seats[*seat].clone()).collect(),
            settings: self.settings,
            is_last: self.is_last,
            round: self.round,
            bars: seats.iter().map(row).collect(),
        }
    }

    /// The unrated players with plus scores who meet each other, after the others; the lowest of an
    /// odd number stays with these (29J).
    pub(super) fn unrated_apart(&self, players: &[usize]) -> (Vec<usize>, Vec<usize>) {
        let is_plus =
            |seat: &Seat| 2 * seat.score.as_hundredths() > 100 * (i32::from(self.round) - 1);
        let is_apart = |seat: &&usize| {
            let seat = &self.seats[**seat];
            seat.rating.is_none() && is_plus(seat)
        };
        let mut unrated: Vec<usize> = players.iter().filter(is_apart).copied().collect();
        unrated.truncate(unrated.len() / 2 * 2);
        let others: Vec<usize> = (players.iter().copied())
            .filter(|seat| !unrated.contains(seat))
            .collect();
        let least = |players: &[usize]| {
            let pairings = self.all(players).into_iter();
            pairings.map(|pairs| self.broken(&pairs)).min()
        };
        let together = match (least(&unrated), least(&others)) {
            (Some(one), Some(other)) => Some(one.iter().zip(other).map(|(a, b)| a + b).collect()),
            _ => None,
        };
        if self.settings.unrated_together && together == least(players) {
            (others, unrated)
        } else {
            (players.to_vec(), Vec::new())
        }
    }
}
