//! Re-pairing after a late withdrawal by laddering down (29G1).

use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use super::field::Field;
use super::pairing::ColourTable;
use super::settings::{Facts, Settings};
use crate::dutch::Pair;

/// What laddering down changes.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Ladder {
    /// The pairs that go.
    pub removed: Vec<Pair>,
    /// The pairs that come, in the same order: the first takes the board of the first that goes. Colours are those
    /// that are due.
    pub added: Vec<Pair>,
    /// Who is left over at the end and gets the bye, if nobody had it before.
    pub bye: Option<EntrantId>,
}

/// Repairs a pairing after a player withdrew, for when there is no time to pair the round again. `None` if the player
/// has no opponent in it.
///
/// The opponent meets a player of the next lower group, whose opponent meets one of the next, until
/// somebody meets the player with the bye, or gets one. An odd player of the same score comes
/// first, since his opponent is lower already. Of several players the one due the same colour as
/// who left is taken, then the one nearest in rating.
pub fn ladder_down(
    tournament: &Tournament,
    round: RoundNumber,
    pairs: &[Pair],
    bye: Option<EntrantId>,
    withdrawn: EntrantId,
    settings: &Settings,
    facts: &Facts,
) -> Option<Ladder> {
    let present: Vec<EntrantId> = (pairs.iter())
        .flat_map(|pair| [pair.white, pair.black])
        .chain(bye)
        .collect();
    let field = Field::new(tournament, round, &present, settings, facts);
    let places = field.places();
    let place = |id: EntrantId| places.get(&id).copied();
    let boards = (pairs.iter()).filter_map(|pair| Some((place(pair.white)?, place(pair.black)?)));
    let mut steps = Steps {
        field: &field,
        bye: bye.and_then(place),
        boards: boards.collect(),
        removed: Vec::new(),
        added: Vec::new(),
    };
    let left = steps.climb(place(withdrawn)?)?;
    let id = |player: usize| field.contenders[player].id;
    let mut colours = ColourTable::new(&field);
    let added = steps.added.iter().enumerate().map(|(board, (one, other))| {
        let (higher, lower) = (*one.min(other), *one.max(other));
        colours.allocate(board, higher, lower).0
    });
    Some(Ladder {
        added: added.collect(),
        removed: (steps.removed.iter())
            .map(|(white, black)| Pair {
                white: id(*white),
                black: id(*black),
            })
            .collect(),
        bye: left.map(id),
    })
}

struct Steps<'f> {
    field: &'f Field,
    /// Who has the bye.
    bye: Option<usize>,
    /// The boards that are left, White first.
    boards: Vec<(usize, usize)>,
    removed: Vec<(usize, usize)>,
    added: Vec<(usize, usize)>,
}

impl Steps<'_> {
    /// Down to somebody with a bye; answers who is left over if nobody has one.
    fn climb(&mut self, withdrawn: usize) -> Option<Option<usize>> {
        let mut left = withdrawn;
        let mut widow = self.part(left)?;
        loop {
            let odd = self.odd_player(widow);
            let bye = self.bye.filter(|bye| self.meets_bye(widow, *bye));
            if let (None, Some(bye)) = (odd, bye) {
                self.added.push((widow, bye));
                return Some(None);
            }
            let Some(next) = odd.or_else(|| self.next(widow, left)) else {
                self.added.extend(self.bye.map(|bye| (widow, bye)));
                return Some(self.bye.is_none().then_some(widow));
            };
            let new_widow = self.part(next)?;
            self.added.push((widow, next));
            left = next;
            widow = new_widow;
        }
    }

    /// Takes the board of a player apart and says who is left over.
    fn part(&mut self, player: usize) -> Option<usize> {
        let has_player = |(white, black): &(usize, usize)| *white == player || *black == player;
        let at = self.boards.iter().position(has_player)?;
        let (white, black) = self.boards.remove(at);
        self.removed.push((white, black));
        Some(if white == player { black } else { white })
    }

    /// Whether the player with the bye is as near in score as anybody below.
    fn meets_bye(&self, widow: usize, bye: usize) -> bool {
        let score = |player: usize| self.field.contenders[player].score;
        let between = self.boards.iter().flat_map(|(a, b)| [*a, *b]);
        let mut between = between.filter(|p| score(*p) < score(widow) && score(*p) > score(bye));
        self.field.bars.is_free(widow, bye) && between.next().is_none()
    }

    /// An odd player of the same score: one whose opponent is lower already.
    fn odd_player(&self, widow: usize) -> Option<usize> {
        let score = |player: usize| self.field.contenders[player].score;
        let higher_first = self.boards.iter().map(|(a, b)| (*a.min(b), *a.max(b)));
        let mut odd = higher_first.filter(|(one, other)| {
            score(*one) == score(widow)
                && score(*other) < score(widow)
                && self.field.bars.is_free(widow, *one)
        });
        odd.next().map(|(one, _)| one)
    }

    /// Somebody of a lower group.
    fn next(&self, widow: usize, left: usize) -> Option<usize> {
        let contenders = &self.field.contenders;
        let own = contenders[widow].score;
        let rating = |player: usize| i32::from(contenders[player].rating.unwrap_or(0));
        let below = self.boards.iter().flat_map(|(a, b)| [*a, *b]);
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
