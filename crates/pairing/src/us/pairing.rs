//! What the engine answers.

use adoube_tournament::{Colour, EntrantId, Points, RoundNumber};
use serde::Serialize;

use super::bars::Bar;
use super::bye::ByeRule;
use super::colours::{ColourRule, DueCount, decided};
use super::field::{Contender, Field};
use super::round::{PairedGroup, PairedRound};
use super::settings::RuleFive;
use crate::dutch::Pair;
use crate::facts::{People, Series};
use crate::schedule::lots::Lots;

/// A round paired by the rules of US Chess.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundPairing {
    pub round: RoundNumber,
    /// The pairs in the order of the boards: by the highest ranked player on each (28J).
    pub pairs: Vec<Pair>,
    /// Who gets the full-point bye.
    pub bye: Option<EntrantId>,
    /// The rule that gave it to him.
    pub bye_rule: Option<ByeRule>,
    /// The rule that gave each pair its colours.
    pub colours: Vec<ColourRule>,
    /// The score groups, the highest first.
    pub groups: Vec<GroupPairing>,
    /// Pairs that should not be made and could not be avoided.
    pub exceptions: Vec<Exception>,
    /// The round was to be accelerated, but not everybody could be paired in his part of the field
    /// (28R2, 28R3): it is paired by score groups.
    pub is_unaccelerated: bool,
}

/// A score group and its natural pairings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct GroupPairing {
    /// The score; for pairing only if some have added points.
    pub score: Points,
    /// Somebody's score has points that are for pairing only (28R1).
    pub has_added_points: bool,
    /// Who has it, by rank.
    pub members: Vec<EntrantId>,
    /// Who dropped to it.
    pub dropped_in: Vec<EntrantId>,
    /// Who drops from it.
    pub dropped_out: Vec<EntrantId>,
    /// How many of those paired in it are due which colour.
    pub due: DueCount,
    /// The natural pairings, before anything was switched.
    pub natural: Vec<(EntrantId, EntrantId)>,
    /// The same after players who should not meet were parted.
    pub repaired: Vec<(EntrantId, EntrantId)>,
}

/// A pair that should not be made and could not be avoided.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-exception")]
pub struct Exception {
    /// The higher ranked player.
    pub one: EntrantId,
    pub other: EntrantId,
    /// What speaks against it.
    pub bar: Bar,
}

/// Why a round cannot be paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "us-cannot-pair")]
pub enum CannotPair {
    /// The number of players is odd, and nobody may have a full-point bye.
    NoBye { players: usize },
    /// Decisions for this event leave no pairing.
    NoPairing {
        /// The players who can meet the fewest others.
        hardest: People,
    },
}

adoube_types::errors!(CannotPair);

impl CannotPair {
    /// The same with other ids: those that stand for teams.
    #[must_use]
    pub fn renamed(self, name: impl Fn(EntrantId) -> EntrantId) -> CannotPair {
        match self {
            CannotPair::NoBye { players } => CannotPair::NoBye { players },
            CannotPair::NoPairing { hardest } => {
                let People { named, more } = hardest;
                let named = Series(named.0.into_iter().map(name).collect());
                let hardest = People { named, more };
                CannotPair::NoPairing { hardest }
            }
        }
    }
}

impl CannotPair {
    /// Nobody may have the bye.
    pub(super) fn no_bye(field: &Field) -> CannotPair {
        CannotPair::NoBye {
            players: field.contenders.len(),
        }
    }

    /// No pairing at all.
    pub(super) fn no_pairing(field: &Field) -> CannotPair {
        let players = 0..field.contenders.len();
        let opponents = |one: usize| {
            let possible = players.clone().filter(|other| *other != one);
            possible
                .filter(|other| field.bars.between(one, *other) != Some(Bar::Prohibited))
                .count()
        };
        let fewest = players.clone().map(opponents).min().unwrap_or(0);
        let hardest = players.clone().filter(|one| opponents(*one) == fewest);
        let hardest: Vec<EntrantId> = hardest.map(|one| field.contenders[one].id).collect();
        CannotPair::NoPairing {
            hardest: People::of(&hardest),
        }
    }
}

/// Gives colours and boards.
pub(super) fn publish(field: &Field, paired: &PairedRound) -> RoundPairing {
    let mut pairs: Vec<(usize, usize)> = (paired.pairs.iter())
        .map(|(one, other)| (*one.min(other), *one.max(other)))
        .collect();
    pairs.sort_unstable();
    let mut table = ColourTable::new(field);
    let coloured: Vec<(Pair, ColourRule)> = (pairs.iter())
        .enumerate()
        .map(|(board, (one, other))| table.allocate(board, *one, *other))
        .collect();
    let id = |player: usize| field.contenders[player].id;
    let exceptions = pairs.iter().filter_map(|(one, other)| {
        Some(Exception {
            one: id(*one),
            other: id(*other),
            bar: field.bars.between(*one, *other)?,
        })
    });
    RoundPairing {
        round: field.round,
        bye: paired.bye.map(|bye| id(bye.player)),
        bye_rule: paired.bye.map(|bye| bye.rule),
        exceptions: exceptions.collect(),
        is_unaccelerated: paired.is_unaccelerated,
        groups: paired.groups.iter().map(|g| published(field, g)).collect(),
        colours: coloured.iter().map(|(_, rule)| *rule).collect(),
        pairs: coloured.into_iter().map(|(pair, _)| pair).collect(),
    }
}

fn published(field: &Field, paired: &PairedGroup) -> GroupPairing {
    let group = &paired.group;
    let id = |player: &usize| field.contenders[*player].id;
    let ids = |players: &[usize]| players.iter().map(id).collect();
    let pair = |(one, other): &(usize, usize)| (id(one), id(other));
    let natural = group.boundary.iter().chain(&group.halves);
    let playing = paired.boards.iter().flat_map(|(one, other)| [one, other]);
    GroupPairing {
        score: group.score,
        has_added_points: (group.members.iter())
            .any(|player| field.contenders[*player].added != Points::ZERO),
        members: ids(&group.members),
        dropped_in: ids(&group.dropped_in),
        dropped_out: ids(&group.dropped_out),
        due: DueCount::of(playing.map(|player| &field.contenders[*player])),
        natural: natural.chain(&group.unrated).map(pair).collect(),
        repaired: paired.boards.iter().map(pair).collect(),
    }
}

/// Gives colours board by board, since some rules look at the boards above.
pub(super) struct ColourTable<'f> {
    field: &'f Field,
    lots: Option<Lots>,
    /// The score group of the last board, and how often rule 5 was needed in it.
    turns: (Option<Points>, u32),
}

impl<'f> ColourTable<'f> {
    pub(super) fn new(field: &'f Field) -> ColourTable<'f> {
        let seed = field.settings.last_round_lots.filter(|_| field.is_last);
        ColourTable {
            field,
            lots: seed.map(Lots::from_seed),
            turns: (None, 0),
        }
    }

    pub(super) fn allocate(
        &mut self,
        board: usize,
        higher: usize,
        lower: usize,
    ) -> (Pair, ColourRule) {
        let [one, other] = [higher, lower].map(|player| &self.field.contenders[player]);
        let (colour, rule) = match decided(self.field, one, other) {
            Some(decision) => decision,
            None => match one.due {
                Some(due) => self.by_rank(due, one, other),
                // Boards count from 1, so the first has an even place.
                None if board.is_multiple_of(2) => (self.field.toss, ColourRule::Toss),
                None => (self.field.toss.opposite(), ColourRule::Toss),
            },
        };
        let (white, black) = match colour {
            Colour::White => (one.id, other.id),
            Colour::Black => (other.id, one.id),
        };
        (Pair { white, black }, rule)
    }

    /// The colour of the higher ranked player where both had the same colours (rule 5).
    fn by_rank(
        &mut self,
        due: Colour,
        higher: &Contender,
        lower: &Contender,
    ) -> (Colour, ColourRule) {
        if let Some(lots) = &mut self.lots {
            return (lots.colour(), ColourRule::Lot);
        }
        match self.field.settings.rule_five {
            RuleFive::LowerRankedInMinusGroups if self.field.is_minus(higher.earned()) => {
                (due.opposite(), ColourRule::MinusGroup)
            }
            RuleFive::Alternating if higher.score == lower.score => {
                if self.turns.0 != Some(higher.score) {
                    self.turns = (Some(higher.score), 0);
                }
                self.turns.1 += 1;
                if self.turns.1.is_multiple_of(2) {
                    (due.opposite(), ColourRule::Turn)
                } else {
                    (due, ColourRule::HigherRanked)
                }
            }
            _ => (due, ColourRule::HigherRanked),
        }
    }
}
