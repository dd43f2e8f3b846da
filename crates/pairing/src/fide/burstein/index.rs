//! The index: the strength of the opposition that somebody had (1.7, 1.8).

use std::cmp::Reverse;
use std::collections::{HashMap, HashSet};

use adoube_tournament::{EntrantId, Outcome, Points, Purpose, RoundNumber, Tournament};

use super::super::competitors::Competitors;
use super::super::field::{Competitor, Field};

/// The rank of each of a field, 0 the highest: Buchholz, Sonneborn-Berger, number (1.8). The score
/// is not looked at.
pub(super) fn ranks(
    among: &Competitors<'_>,
    field: &Field,
    zero_byes_only_while_absent: bool,
) -> Vec<usize> {
    let present: HashSet<EntrantId> = field.competitors.iter().map(|one| one.id).collect();
    let mut index = Index {
        tournament: among.tournament(),
        before: RoundNumber(field.round.0.saturating_sub(1)),
        is_present: match zero_byes_only_while_absent {
            true => present,
            false => HashSet::new(),
        },
        seen: HashMap::new(),
    };
    let keys: Vec<_> = (field.competitors.iter())
        .map(|one| (index.of(one), one.number))
        .collect();
    let mut order: Vec<usize> = (0..field.len()).collect();
    order.sort_by_key(|place| (Reverse(keys[*place].0), keys[*place].1));
    let mut ranks = vec![0; field.len()];
    for (rank, place) in order.into_iter().enumerate() {
        ranks[place] = rank;
    }
    ranks
}

struct Index<'t> {
    tournament: &'t Tournament,
    before: RoundNumber,
    /// Those whose byes are no draws because they are back, where the text is read so.
    is_present: HashSet<EntrantId>,
    /// The scores as opponents see them, as far as they were asked for.
    seen: HashMap<EntrantId, Points>,
}

impl Index<'_> {
    /// Buchholz and Sonneborn-Berger, in hundredths and their squares; without virtual points.
    fn of(&mut self, competitor: &Competitor) -> (i64, i64) {
        let tournament = self.tournament;
        let mut totals = (0, 0);
        for row in tournament.card(competitor.id, self.before) {
            // A round without a game counts as one against oneself (1.7.2).
            let against = match row.played_opponent() {
                Some(opponent) => self.seen(opponent),
                None => competitor.real_score,
            };
            let against = i64::from(against.as_hundredths());
            let counted = row.counted_for(Purpose::Pairing);
            let points = tournament.point_system().points(counted);
            totals.0 += against;
            totals.1 += against * i64::from(points.as_hundredths());
        }
        totals
    }

    fn seen(&mut self, id: EntrantId) -> Points {
        if let Some(seen) = self.seen.get(&id) {
            return *seen;
        }
        let score = self.tournament.score(id, self.before, Purpose::Pairing);
        let seen = score + self.draws_for_byes(id);
        self.seen.insert(id, seen);
        seen
    }

    /// What a run of zero-point byes that lasts is worth to the opponents met: as many draws.
    fn draws_for_byes(&self, id: EntrantId) -> Points {
        if self.is_present.contains(&id) {
            return Points::ZERO;
        }
        let system = self.tournament.point_system();
        let rows: Vec<Outcome> = (self.tournament.card(id, self.before))
            .map(|row| row.reported)
            .collect();
        let is_zero =
            |outcome: &&Outcome| matches!(**outcome, Outcome::ZeroPointBye | Outcome::NotPaired);
        let byes = rows.iter().rev().take_while(is_zero);
        byes.map(|outcome| system.draw - system.points(*outcome))
            .sum()
    }
}
