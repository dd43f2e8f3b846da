//! The FIDE (Dutch) system word for word, for a few players: every candidate of every bracket is
//! made and judged by every criterion. It shares nothing with the engine but the snapshot of the
//! tournament, and is what the engine is compared with.
//!
//! Article numbers are those of C.04.3 of 2017 (`C.5`, `A.9`) and of 2026 (`C6`, `3.7`).

pub(crate) mod colours;
pub(crate) mod criteria;
pub(crate) mod edition_2017;
pub(crate) mod edition_2026;
pub(crate) mod generate;
pub(crate) mod sequence;
pub(crate) mod state;

use adoube_pairing::dutch::Edition;
use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use colours::white_of;
pub(crate) use criteria::Method;
use generate::{Bracket, Candidate};
use state::{Field, Place};

/// What a bracket is in the course of the round (A.9).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Role {
    Ordinary,
    /// Paired a second time, so that the rest can be completed (2017).
    Penultimate,
    /// Everybody below the penultimate bracket together (2017).
    CollapsedLast,
    Last,
}

/// A bracket with the candidate that was chosen.
pub(crate) struct Paired {
    pub role: Role,
    pub bracket: Bracket,
    pub chosen: Candidate,
}

/// A bracket as it was paired, by names.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LiteralBracket {
    pub role: Role,
    pub moved_down: Vec<EntrantId>,
    pub residents: Vec<EntrantId>,
    /// The higher-ranked player first.
    pub pairs: Vec<(EntrantId, EntrantId)>,
    pub downfloaters: Vec<EntrantId>,
}

/// A round as the rules pair it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct LiteralRound {
    /// White and Black, in the order of publication (C.04.2.D.9).
    pub pairs: Vec<(EntrantId, EntrantId)>,
    /// Who gets the pairing-allocated bye.
    pub bye: Option<EntrantId>,
    pub brackets: Vec<LiteralBracket>,
}

/// Pairs a round among the players who are present; `None` if it has no legal pairing.
pub(crate) fn pair(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    edition: Edition,
) -> Option<LiteralRound> {
    pair_by(Method::Sieve, tournament, round, present, edition)
}

/// The same with a choice of how the best candidate of a bracket is found.
pub(crate) fn pair_by(
    method: Method,
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    edition: Edition,
) -> Option<LiteralRound> {
    let field = Field::new(tournament, round, present, edition);
    let paired = match edition {
        Edition::Dutch2017 => edition_2017::pair(&field, method)?,
        Edition::Dutch2025 | Edition::Dutch2026 => edition_2026::pair(&field, method)?,
    };
    let last = paired.last().map(|last| last.chosen.downfloaters);
    Some(LiteralRound {
        pairs: published(&field, &paired),
        bye: last.and_then(|left| Some(field.players[left.first()?].id)),
        brackets: paired.iter().map(|one| named(&field, one)).collect(),
    })
}

/// C.04.2.D.9: by the score of the higher-ranked player, the sum of both scores, and the number of
/// the higher-ranked player.
fn published(field: &Field, paired: &[Paired]) -> Vec<(EntrantId, EntrantId)> {
    let all = paired.iter().flat_map(|one| one.chosen.pairs.iter());
    let mut pairs: Vec<(Place, Place)> = all.copied().collect();
    pairs.sort_by_key(|(one, other)| {
        let (higher, lower) = (*one.min(other), *one.max(other));
        let score = field.score(higher);
        let sum = score + field.score(lower);
        (-score, -sum, field.players[higher].number)
    });
    let id = |place: Place| field.players[place].id;
    let with_colours = pairs.into_iter().map(|(one, other)| {
        let white = white_of(field, one, other);
        let black = if white == one { other } else { one };
        (id(white), id(black))
    });
    with_colours.collect()
}

fn named(field: &Field, paired: &Paired) -> LiteralBracket {
    let ids = |places: &[Place]| places.iter().map(|p| field.players[*p].id).collect();
    let floating: Vec<Place> = paired.chosen.downfloaters.places().collect();
    let pairs = paired.chosen.pairs.iter();
    LiteralBracket {
        role: paired.role,
        moved_down: ids(&paired.bracket.moved_down),
        residents: ids(&paired.bracket.residents),
        pairs: pairs
            .map(|(one, other)| (field.players[*one].id, field.players[*other].id))
            .collect(),
        downfloaters: ids(&floating),
    }
}
