//! Re-pairing after a late withdrawal by laddering down (29G1).

use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use super::field::Field;
use super::pairing::RoundPairing;
use super::settings::{Facts, Settings};

/// What laddering down changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    /// The pairs that go.
    pub removed: Vec<(EntrantId, EntrantId)>,
    /// The pairs that come, the higher ranked player first; colours by the usual rules.
    pub added: Vec<(EntrantId, EntrantId)>,
    /// Who is left over at the end and gets the bye, if nobody had it before.
    pub bye: Option<EntrantId>,
}

/// Repairs a pairing after a player withdrew, for when there is no time to pair the round again.
///
/// The opponent meets a player of the next lower group, whose opponent meets one of the next, until
/// somebody meets the player with the bye, or gets one. An odd player of the same score comes
/// first, since his opponent is lower already. Of several players the one due the same colour as
/// who left is taken, then the one nearest in rating.
pub fn ladder_down(
    tournament: &Tournament,
    round: RoundNumber,
    pairing: &RoundPairing,
    withdrawn: EntrantId,
    settings: &Settings,
    facts: &Facts,
) -> Option<Ladder> {
    let present: Vec<EntrantId> = (pairing.pairs.iter())
        .flat_map(|pair| [pair.white, pair.black])
        .chain(pairing.bye)
        .collect();
    let field = Field::new(tournament, round, &present, settings, facts);
    let places = field.places();
    let place = |id: EntrantId| places.get(&id).copied();
    let mut boards: Vec<(usize, usize)> = (pairing.pairs.iter())
        .filter_map(|pair| Some((place(pair.white)?, place(pair.black)?)))
        .map(|(one, other)| (one.min(other), one.max(other)))
        .collect();
    let steps = Steps {
        field: &field,
        bye: pairing.bye.and_then(place),
    };
    let ladder = steps.climb(&mut boards, place(withdrawn)?)?;
    Some(ladder)
}

struct Steps<'f> {
    field: &'f Field,
    bye: Option<usize>,
}

impl Steps<'_> {
    fn climb(&self, boards: &mut Vec<(usize, usize)>, withdrawn: usize) -> Option<Ladder> {
        let mut ladder = Ladder::default();
        let mut left = withdrawn;
        let mut widow = self.part(boards, left, &mut ladder)?;
        loop {
            let odd = self.odd_player(boards, widow);
            let bye = self.bye.filter(|bye| self.meets_bye(widow, *bye, boards));
            if let (None, Some(bye)) = (odd, bye) {
                ladder.added.push(self.ids(widow, bye));
                return Some(ladder);
            }
            let Some(next) = odd.or_else(|| self.next(boards, widow, left)) else {
                match self.bye {
                    Some(bye) => ladder.added.push(self.ids(widow, bye)),
                    None => ladder.bye = Some(self.field.contenders[widow].id),
                }
                return Some(ladder);
            };
            let new_widow = self.part(boards, next, &mut ladder)?;
            ladder.added.push(self.ids(widow, next));
            left = next;
            widow = new_widow;
        }
    }

    /// Takes a board apart and says who is left over.
    fn part(
        &self,
        boards: &mut Vec<(usize, usize)>,
        player: usize,
        ladder: &mut Ladder,
    ) -> Option<usize> {
        let at = (boards.iter()).position(|(a, b)| *a == player || *b == player)?;
        let (one, other) = boards.remove(at);
        ladder.removed.push(self.ids(one, other));
        Some(if one == player { other } else { one })
    }

    fn ids(&self, one: usize, other: usize) -> (EntrantId, EntrantId) {
        let id = |player: usize| self.field.contenders[player].id;
        (id(one.min(other)), id(one.max(other)))
    }

    /// Whether the player with the bye is as near in score as anybody below.
    fn meets_bye(&self, widow: usize, bye: usize, boards: &[(usize, usize)]) -> bool {
        let score = |player: usize| self.field.contenders[player].score;
        let between = boards.iter().flat_map(|(a, b)| [*a, *b]);
        let mut between = between.filter(|p| score(*p) < score(widow) && score(*p) > score(bye));
        self.field.bars.is_free(widow, bye) && between.next().is_none()
    }

    /// An odd player of the same score.
    fn odd_player(&self, boards: &[(usize, usize)], widow: usize) -> Option<usize> {
        let score = |player: usize| self.field.contenders[player].score;
        let odd = boards.iter().find(|(one, other)| {
            score(*one) == score(widow)
                && score(*other) < score(widow)
                && self.field.bars.is_free(widow, *one)
        });
        odd.map(|(one, _)| *one)
    }

    /// Somebody of a lower group.
    fn next(&self, boards: &[(usize, usize)], widow: usize, left: usize) -> Option<usize> {
        let contenders = &self.field.contenders;
        let own = contenders[widow].score;
        let rating = |player: usize| i32::from(contenders[player].rating.unwrap_or(0));
        let below = boards.iter().flat_map(|(a, b)| [*a, *b]);
        let possible = below.filter(|player| {
            contenders[*player].score < own && self.field.bars.is_free(widow, *player)
        });
        possible.min_by_key(|player| {
            let contender = &contenders[*player];
            (
                own - contender.score,
                contender.due != contenders[left].due,
                (rating(*player) - rating(left)).abs(),
                *player,
            )
        })
    }
}
