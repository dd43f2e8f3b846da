//! Buchholz, Sonneborn-Berger and direct encounter once more, slowly and straight from articles 6,
//! 8, 9, 14 and 16 of C.07. It shares nothing with the crate: numbers are hundredths of a point.

use adoube_tournament::{Outcome, PointSystem, Purpose, Tournament};

/// One round of a player.
#[derive(Clone, Copy)]
struct Row {
    opponent: Option<usize>,
    outcome: Outcome,
    points: i64,
}

/// The event as a table of rounds, the players by pairing number.
pub(crate) struct Literal {
    rows: Vec<Vec<Row>>,
    win: i64,
    draw: i64,
    loss: i64,
    /// Whether the limits of 16.4 apply.
    limits: bool,
}

/// What an opponent, or a dummy, adds: the score and the value.
#[derive(Clone, Copy)]
struct Contribution {
    score: i64,
    value: i64,
    absence: bool,
}

impl Literal {
    pub(crate) fn of(tournament: &Tournament, limits: bool) -> Literal {
        let ids: Vec<_> = tournament.entrants().iter().map(|one| one.id).collect();
        let system: &PointSystem = tournament.point_system();
        let after = tournament.paired_rounds();
        let rows = ids.iter().map(|id| {
            let card = tournament.card(*id, after);
            card.map(|row| {
                let outcome = row.counted_for(Purpose::Standings);
                Row {
                    opponent: row.opponent.map(|opponent| {
                        let place = ids.iter().position(|other| *other == opponent);
                        place.unwrap()
                    }),
                    outcome,
                    points: system.points(outcome).as_hundredths().into(),
                }
            })
            .collect()
        });
        Literal {
            rows: rows.collect(),
            win: system.win.as_hundredths().into(),
            draw: system.draw.as_hundredths().into(),
            loss: system.loss.as_hundredths().into(),
            limits,
        }
    }

    pub(crate) fn score(&self, player: usize) -> i64 {
        self.rows[player].iter().map(|row| row.points).sum()
    }

    /// 16.3: requested byes count as draws if nothing but absences follows them.
    fn adjusted(&self, player: usize) -> i64 {
        let rows = &self.rows[player];
        let mut score = 0;
        for (round, row) in rows.iter().enumerate() {
            let requested = matches!(
                row.outcome,
                Outcome::HalfPointBye | Outcome::ZeroPointBye | Outcome::NotPaired
            );
            let absent_ever_after = rows[round + 1..].iter().all(is_absence);
            score += if requested && absent_ever_after {
                self.draw
            } else {
                row.points
            };
        }
        score
    }

    /// 16.4: the own score, but no more than the opponent who was to be met has, or than draws in
    /// all the rounds.
    fn dummy(&self, player: usize, row: &Row) -> i64 {
        let own = self.score(player);
        let limit = match row.opponent {
            Some(opponent) => self.adjusted(opponent),
            None => self.draw * self.rows[player].len() as i64,
        };
        if self.limits { own.min(limit) } else { own }
    }

    fn contributions(&self, player: usize, times_points: bool) -> Vec<Contribution> {
        let rows = self.rows[player].iter();
        let all = rows.map(|row| {
            let score = match row.opponent {
                Some(opponent) if row.outcome.is_played() => self.adjusted(opponent),
                _ => self.dummy(player, row),
            };
            Contribution {
                score,
                value: score * if times_points { row.points } else { 100 },
                absence: is_absence(row),
            }
        });
        all.collect()
    }

    /// Buchholz in ten-thousandths.
    pub(crate) fn buchholz(&self, player: usize, low: usize, high: usize) -> i64 {
        let mut left = self.contributions(player, false);
        (0..low).for_each(|_| cut_lowest(&mut left));
        (0..high).for_each(|_| cut_highest(&mut left));
        left.iter().map(|one| one.value).sum()
    }

    /// Sonneborn-Berger in ten-thousandths.
    pub(crate) fn sonneborn_berger(&self, player: usize, low: usize) -> i64 {
        let mut left = self.contributions(player, true);
        (0..low).for_each(|_| cut_lowest(&mut left));
        left.iter().map(|one| one.value).sum()
    }

    /// Everybody's place among those with the same score: 0 where a whole group stays level.
    pub(crate) fn direct_encounter(&self) -> Vec<i64> {
        let players = 0..self.rows.len();
        let places = players.clone().map(|player| {
            let level = |other: &usize| self.score(*other) == self.score(player);
            let group: Vec<usize> = players.clone().filter(level).collect();
            let order = self.untie(&group);
            if order.len() <= 1 {
                return 0;
            }
            let ahead = order.iter().take_while(|tied| !tied.contains(&player));
            1 + ahead.map(|tied| tied.len() as i64).sum::<i64>()
        });
        places.collect()
    }

    /// 6.2 and 6.3, applied again to what stays level.
    fn untie(&self, group: &[usize]) -> Vec<Vec<usize>> {
        let order = if self.missing(group).is_empty() {
            self.by_points(group)
        } else {
            self.whatever_happens(group)
        };
        if order.len() <= 1 {
            return order;
        }
        order.iter().flat_map(|tied| self.untie(tied)).collect()
    }

    fn games(&self, one: usize, other: usize) -> Vec<i64> {
        let rows = self.rows[one].iter();
        let met = rows.filter(|row| row.opponent == Some(other) && row.outcome.is_played());
        met.map(|row| row.points).collect()
    }

    /// Who of a group have not played each other.
    fn missing(&self, group: &[usize]) -> Vec<(usize, usize)> {
        let pairs = group.iter().flat_map(|one| {
            let others = group.iter().filter(move |other| one < *other);
            others.map(move |other| (*one, *other))
        });
        pairs
            .filter(|(one, other)| self.games(*one, *other).is_empty())
            .collect()
    }

    /// The average of the games with each of the others (6.1.2), in sixtieths.
    fn points_among(&self, player: usize, group: &[usize]) -> i64 {
        let others = group.iter().map(|other| self.games(player, *other));
        let met = others.filter(|games| !games.is_empty());
        met.map(|games| 60 * games.iter().sum::<i64>() / games.len() as i64)
            .sum()
    }

    fn by_points(&self, group: &[usize]) -> Vec<Vec<usize>> {
        let points = |player: &usize| -self.points_among(*player, group);
        let mut group: Vec<usize> = group.to_vec();
        group.sort_by_key(points);
        let tied = group.chunk_by(|one, next| points(one) == points(next));
        tied.map(<[usize]>::to_vec).collect()
    }

    /// Who is alone ahead of the rest in whatever way the missing games end comes next (6.3). No
    /// draw need be tried: to either side it is between a win and a loss.
    fn whatever_happens(&self, group: &[usize]) -> Vec<Vec<usize>> {
        let ends = self.ends(group);
        let mut rest: Vec<usize> = (0..group.len()).collect();
        let mut order = Vec::new();
        while rest.len() > 1 {
            let ahead = |place: &usize| {
                let others = || rest.iter().filter(|other| *other != place);
                ends.iter()
                    .all(|end| others().all(|other| end[*place] > end[*other]))
            };
            let Some(first) = rest.iter().copied().find(ahead) else {
                break;
            };
            rest.retain(|place| *place != first);
            order.push(vec![group[first]]);
        }
        if !rest.is_empty() {
            order.push(rest.iter().map(|place| group[*place]).collect());
        }
        order
    }

    /// Every table of the group that is possible, in the order of the group.
    fn ends(&self, group: &[usize]) -> Vec<Vec<i64>> {
        let missing = self.missing(group);
        let so_far = group.iter().map(|one| self.points_among(*one, group));
        let so_far: Vec<i64> = so_far.collect();
        let place = |player: usize| group.iter().position(|one| *one == player).unwrap();
        let ends = (0..1_u32 << missing.len()).map(|way| {
            let mut end = so_far.clone();
            for (game, (one, other)) in missing.iter().enumerate() {
                let first_wins = way >> game & 1 == 1;
                let (winner, loser) = if first_wins {
                    (one, other)
                } else {
                    (other, one)
                };
                end[place(*winner)] += 60 * self.win;
                end[place(*loser)] += 60 * self.loss;
            }
            end
        });
        ends.collect()
    }
}

/// 16.1.2: a requested bye with less than a win's points, an absence, a forfeit loss.
fn is_absence(row: &Row) -> bool {
    matches!(
        row.outcome,
        Outcome::HalfPointBye | Outcome::ZeroPointBye | Outcome::NotPaired | Outcome::ForfeitLoss
    )
}

/// 14.1: the value of the opponent with the lowest score, the lower value among equals; but the
/// lowest value of an absence, if that is not lower (16.5).
fn cut_lowest(left: &mut Vec<Contribution>) {
    let places = 0..left.len();
    let least = places.clone().min_by_key(|place| {
        let one = left[*place];
        (one.score, one.value)
    });
    let Some(least) = least else {
        return;
    };
    let absences = places.filter(|place| left[*place].absence);
    let cut = match absences.min_by_key(|place| left[*place].value) {
        Some(absence) if left[absence].value >= left[least].value => absence,
        _ => least,
    };
    left.remove(cut);
}

fn cut_highest(left: &mut Vec<Contribution>) {
    if let Some(most) = (0..left.len()).max_by_key(|place| left[*place].value) {
        left.remove(most);
    }
}
