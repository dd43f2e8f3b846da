//! The initial ranking: who gets which pairing number (C.04.2.B).

use std::cmp::Reverse;

use serde::{Deserialize, Serialize};

use crate::{Draft, Entrant, EntrantId, PairingNumber, Player, Team, TeamId};

/// Which rating measures a player's strength in this event.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum RatingUsed {
    /// FIDE, or national for who has no FIDE rating.
    #[default]
    FideThenNational,
    /// National, or FIDE for who has no national rating.
    NationalThenFide,
    Fide,
    National,
    /// The higher of the two.
    Higher,
}

impl RatingUsed {
    /// The rating that ranks a player, `None` for an unrated one. A rating that the arbiter
    /// assigned for pairing goes before any other (C.04.2.B.1).
    pub fn of(self, player: &Player) -> Option<u16> {
        player.assigned_rating.or(self.published(player))
    }

    /// The rating that charts and lists show: one that is assigned for pairing only stands on none of them
    /// (US 28D6, 28F).
    pub fn published(self, player: &Player) -> Option<u16> {
        let (fide, national) = (player.fide_rating, player.national_rating);
        match self {
            RatingUsed::FideThenNational => fide.or(national),
            RatingUsed::NationalThenFide => national.or(fide),
            RatingUsed::Fide => fide,
            RatingUsed::National => national,
            RatingUsed::Higher => fide.max(national),
        }
    }
}

/// How many rounds may be paired before pairing numbers are frozen: no number changes once the
/// fourth round has been paired (C.04.2.B.3).
pub const ROUNDS_BEFORE_NUMBERS_FREEZE: usize = 4;

/// The entrants in the order of the initial ranking: rating, then title, then name, all as
/// C.04.2.B.2 has them; unrated players last. Two who are alike in all three keep the order of
/// their registration.
///
/// ```
/// use adoube_tournament::{Entrant, EntrantId, Player, RatingUsed, initial_ranking};
///
/// let entrant = |id, name: &str, rating| {
///     let player = Player { fide_rating: Some(rating), ..Player::named(name) };
///     Entrant::new(EntrantId(id), player)
/// };
/// let entrants = [entrant(1, "Zukertort", 2400), entrant(2, "Steinitz", 2400)];
/// let order = initial_ranking(&entrants, RatingUsed::default());
/// assert_eq!(order, [EntrantId(2), EntrantId(1)]);
/// ```
pub fn initial_ranking(entrants: &[Entrant], rating_used: RatingUsed) -> Vec<EntrantId> {
    let mut ranked: Vec<&Entrant> = entrants.iter().collect();
    ranked.sort_by_cached_key(|entrant| {
        let player = &entrant.player;
        (
            Reverse(rating_used.of(player).unwrap_or(0)),
            player.title.is_none(),
            player.title,
            player.name.to_lowercase(),
            entrant.id,
        )
    });
    ranked.into_iter().map(|entrant| entrant.id).collect()
}

/// A number for every entrant, when `paired_rounds` rounds have been paired.
///
/// Up to the third round everybody is ranked anew, so that late entries and corrected ratings
/// find their place (C.04.2.B.3, C.3). From the fourth round on the numbers that exist stay, and
/// who has none yet is added at the end.
pub fn assign_numbers(
    entrants: &[Entrant],
    rating_used: RatingUsed,
    paired_rounds: usize,
) -> Vec<(EntrantId, PairingNumber)> {
    if paired_rounds < ROUNDS_BEFORE_NUMBERS_FREEZE {
        return number_in_order(initial_ranking(entrants, rating_used), 0);
    }
    let (numbered, new): (Vec<Entrant>, Vec<Entrant>) = entrants
        .iter()
        .cloned()
        .partition(|entrant| entrant.pairing_number.is_some());
    let kept = numbered
        .iter()
        .filter_map(|entrant| Some((entrant.id, entrant.pairing_number?)));
    let highest = kept
        .clone()
        .map(|(_, number)| number.get() as usize)
        .max()
        .unwrap_or(0);
    kept.chain(number_in_order(initial_ranking(&new, rating_used), highest))
        .collect()
}

fn number_in_order(order: Vec<EntrantId>, after: usize) -> Vec<(EntrantId, PairingNumber)> {
    let numbers = (after..).map(PairingNumber::at_place);
    order.into_iter().zip(numbers).collect()
}
/// The boards of a match where nothing is announced.
const USUAL_BOARDS: usize = 4;

/// The teams in the order of an initial ranking: the average rating of their best players, as many
/// as a match has boards, then the rating of the next one, then the name (D.02.02, 3.1). A player
/// without a rating counts 0, and so does a place that nobody fills.
pub fn team_ranking(draft: &Draft, rating_used: RatingUsed) -> Vec<TeamId> {
    let boards = match usize::from(draft.team_scoring.boards) {
        0 => USUAL_BOARDS,
        announced => announced,
    };
    let strength = |team: &Team| {
        let members = team.details.members.iter();
        let players = members.filter_map(|member| {
            let mut entrants = draft.entrants.iter();
            entrants.find(|entrant| entrant.id == *member)
        });
        let mut ratings: Vec<u16> = players
            .map(|entrant| rating_used.of(&entrant.player).unwrap_or(0))
            .collect();
        ratings.sort_unstable_by(|one, other| other.cmp(one));
        let sum: u32 = ratings.iter().take(boards).copied().map(u32::from).sum();
        (sum, ratings.get(boards).copied().unwrap_or(0))
    };
    let mut ranked: Vec<&Team> = draft.teams.iter().collect();
    ranked.sort_by_cached_key(|team| (Reverse(strength(team)), team.details.name.clone()));
    ranked.into_iter().map(|team| team.id).collect()
}
