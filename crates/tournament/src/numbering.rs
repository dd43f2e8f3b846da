//! The initial ranking: who gets which pairing number (C.04.2.B).

use std::cmp::Reverse;
use std::collections::BTreeMap;
use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::serde_as_text;
use crate::{Draft, Entrant, EntrantId, PairingNumber, Player, Team, TeamId, Title};

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
    /// By another method: what the arbiter assigned to each, and nothing else.
    Other,
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
            RatingUsed::Other => None,
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
    let numbers = assign_numbers(entrants, rating_used, 0);
    numbers.into_iter().map(|(id, _)| id).collect()
}

/// How strong a player is to the initial ranking: those who are alike are equals, whom another
/// criterion puts in order.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Strength {
    /// The rating that ranks; 0 for who has none.
    pub rating: u16,
    pub title: Option<Title>,
}

impl Strength {
    /// That of a player by the rating of the event.
    pub fn of(player: &Player, rating_used: RatingUsed) -> Strength {
        Strength {
            rating: rating_used.of(player).unwrap_or(0),
            title: player.title,
        }
    }

    /// The stronger the smaller.
    fn key(self) -> (Reverse<u16>, bool, Option<Title>) {
        (Reverse(self.rating), self.title.is_none(), self.title)
    }
}

/// What decides between players of equal rating and title (C.04.2.B.2).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum EqualOrder {
    /// Equals are ordered by the alphabet.
    #[default]
    Name,
    /// Who entered first.
    Entry,
    /// The drawing of lots with this seed.
    Lots(u64),
}

/// As it is announced: `name`, `entry`, `lots:960`.
impl fmt::Display for EqualOrder {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            EqualOrder::Name => f.pad("name"),
            EqualOrder::Entry => f.pad("entry"),
            EqualOrder::Lots(seed) => write!(f, "lots:{seed}"),
        }
    }
}

impl FromStr for EqualOrder {
    type Err = InvalidEqualOrder;

    fn from_str(text: &str) -> Result<EqualOrder, InvalidEqualOrder> {
        let seed = |text: &str| text.strip_prefix("lots:")?.parse().ok();
        match text {
            "name" => Ok(EqualOrder::Name),
            "entry" => Ok(EqualOrder::Entry),
            lots => seed(lots).map(EqualOrder::Lots).ok_or_else(|| {
                let text = text.to_owned();
                InvalidEqualOrder { text }
            }),
        }
    }
}

serde_as_text!(EqualOrder);

/// The text does not say what decides between equals.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidEqualOrder {
    text: String,
}

adoube_types::errors!(InvalidEqualOrder);

/// How pairing numbers are given.
#[derive(Clone, Copy, Debug)]
pub struct Numbering<'k> {
    pub rating_used: RatingUsed,
    /// What decides between equals.
    pub equals: EqualOrder,
    pub paired_rounds: usize,
    /// With which strength everybody was numbered before: equals who were put in an order once keep it.
    pub known: &'k BTreeMap<EntrantId, Strength>,
}

impl Numbering<'_> {
    /// A number for every entrant.
    ///
    /// Before the fourth round is paired everybody is ranked anew, so that late entries and corrected
    /// ratings find their place (C.04.2.B.3, C.3). From then on nobody overtakes anybody who has a
    /// number; who has none yet gets the one that the rating earns, and those below move down.
    pub fn numbers(&self, entrants: &[Entrant]) -> Vec<(EntrantId, PairingNumber)> {
        if self.paired_rounds >= ROUNDS_BEFORE_NUMBERS_FREEZE {
            return self.with_newcomers(entrants);
        }
        let numbers = (0..).map(PairingNumber::at_place);
        self.ranked_anew(entrants)
            .into_iter()
            .zip(numbers)
            .collect()
    }

    fn ranked_anew(&self, entrants: &[Entrant]) -> Vec<EntrantId> {
        let mut ranked: Vec<&Entrant> = entrants.iter().collect();
        ranked.sort_by_cached_key(|entrant| {
            (self.strength(entrant).key(), self.among_equals(entrant))
        });
        let groups = ranked.chunk_by(|one, other| self.strength(one) == self.strength(other));
        groups.flat_map(|equals| self.order_kept(equals)).collect()
    }

    /// Equals in the order in which they were once put, those who came since among them.
    fn order_kept(&self, equals: &[&Entrant]) -> Vec<EntrantId> {
        let is_kept = |entrant: &&&Entrant| {
            let known = self.known.get(&entrant.id);
            entrant.pairing_number.is_some() && known == Some(&self.strength(entrant))
        };
        let (mut order, new): (Vec<&Entrant>, Vec<&Entrant>) = equals.iter().partition(is_kept);
        order.sort_by_key(|entrant| entrant.pairing_number);
        for newcomer in new {
            // Lots and the order of entry put who comes later behind; a name has its place.
            let behind = |other: &&Entrant| {
                self.equals != EqualOrder::Name
                    || self.among_equals(other) < self.among_equals(newcomer)
            };
            let place = order.iter().position(|other| !behind(other));
            order.insert(place.unwrap_or(order.len()), newcomer);
        }
        order.into_iter().map(|entrant| entrant.id).collect()
    }

    /// The numbers that stand, with everybody who has none before the first who is weaker.
    fn with_newcomers(&self, entrants: &[Entrant]) -> Vec<(EntrantId, PairingNumber)> {
        let (numbered, mut new): (Vec<&Entrant>, Vec<&Entrant>) = entrants
            .iter()
            .partition(|entrant| entrant.pairing_number.is_some());
        let mut order: Vec<(&Entrant, u32)> = numbered
            .into_iter()
            .filter_map(|entrant| Some((entrant, entrant.pairing_number?.get())))
            .collect();
        order.sort_by_key(|(_, number)| *number);
        let key = |entrant: &Entrant| (self.strength(entrant).key(), self.among_equals(entrant));
        new.sort_by_cached_key(|entrant| key(entrant));
        for newcomer in new {
            let place = order.iter().position(|(other, _)| match self.equals {
                EqualOrder::Name => key(newcomer) < key(other),
                _ => self.strength(newcomer).key() < self.strength(other).key(),
            });
            let place = place.unwrap_or(order.len());
            let last = order.last().map_or(0, |(_, number)| *number);
            let number = order.get(place).map_or(last + 1, |(_, number)| *number);
            for (_, below) in &mut order[place..] {
                *below += 1;
            }
            order.insert(place, (newcomer, number));
        }
        let number = |number: u32| PairingNumber::at_place(number.saturating_sub(1) as usize);
        order
            .into_iter()
            .map(|(entrant, given)| (entrant.id, number(given)))
            .collect()
    }

    fn strength(&self, entrant: &Entrant) -> Strength {
        Strength::of(&entrant.player, self.rating_used)
    }

    /// What orders equals; who is alike even in this keeps the order of the registration.
    fn among_equals(&self, entrant: &Entrant) -> (String, u64, EntrantId) {
        let (name, lot) = match self.equals {
            EqualOrder::Name => (entrant.player.name.to_lowercase(), 0),
            EqualOrder::Entry => (String::new(), 0),
            EqualOrder::Lots(seed) => (String::new(), lot(seed, entrant.id)),
        };
        (name, lot, entrant.id)
    }
}

/// A number for every entrant, when `paired_rounds` rounds have been paired and nobody's place among
/// equals is kept: see [`Numbering`].
pub fn assign_numbers(
    entrants: &[Entrant],
    rating_used: RatingUsed,
    paired_rounds: usize,
) -> Vec<(EntrantId, PairingNumber)> {
    let numbering = Numbering {
        rating_used,
        equals: EqualOrder::Name,
        paired_rounds,
        known: &BTreeMap::new(),
    };
    numbering.numbers(entrants)
}

/// These in the order that lots with a seed give them. Whoever of two comes first does not depend on
/// who else takes part, so that drawing again changes nothing.
///
/// ```
/// use adoube_tournament::{EntrantId, drawn_order};
///
/// let all = drawn_order(&[EntrantId(1), EntrantId(2), EntrantId(3)], 960);
/// let two = drawn_order(&[EntrantId(3), EntrantId(1)], 960);
/// let of_all = all.into_iter().filter(|id| two.contains(id));
/// assert_eq!(of_all.collect::<Vec<_>>(), two);
/// ```
pub fn drawn_order(entrants: &[EntrantId], seed: u64) -> Vec<EntrantId> {
    let mut order = entrants.to_vec();
    order.sort_by_key(|id| (lot(seed, *id), *id));
    order
}

/// The lot of somebody: SplitMix64 over the seed and the id, documented so that a drawing can be
/// repeated by anybody.
fn lot(seed: u64, id: EntrantId) -> u64 {
    mixed(seed ^ mixed(u64::from(id.0)))
}

/// SplitMix64.
pub(crate) fn mixed(seed: u64) -> u64 {
    let mut z = seed.wrapping_add(0x9E37_79B9_7F4A_7C15);
    z = (z ^ (z >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
    z = (z ^ (z >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
    z ^ (z >> 31)
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
