//! Why a pairing is as it is: what would have failed otherwise.

use adoube_tournament::{EntrantId, Float, Points, RoundNumber, Tournament};
use serde::Serialize;

use super::bracket::{Bracket, Demands};
use super::choice::{Choice, choose};
use super::colours::ColourRule;
use super::criteria::Criterion;
use super::field::Field;
use super::preference::Preference;
use super::publication::coloured;
use super::round::PairedBracket;
use super::{Edition, Pair};
use crate::facts::Article;

/// Why something was not done.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "dutch-reason")]
pub enum Reason {
    /// The two have played each other in this round (C.1).
    Met(RoundNumber),
    /// The two may not be paired by a decision for this event.
    Prohibited,
    /// Both need the same colour absolutely (C.3).
    SameAbsoluteColour,
    /// The player may not have the bye (C.2).
    ByeNotAllowed,
    /// The bye would go to somebody with a higher score (2025 and 2026: C5).
    ByeScore,
    /// It would fail this criterion more than what was done.
    Criterion(Criterion),
    /// It would be as good, but comes later in the order in which pairings are tried.
    Order,
}

impl Reason {
    /// The article of an edition.
    pub fn article(self, edition: Edition) -> Article {
        let (old, new) = match self {
            Reason::Met(_) => ("C.1", "C1"),
            Reason::Prohibited => return Article::OfTheEvent,
            Reason::SameAbsoluteColour => ("C.3", "C3"),
            Reason::ByeNotAllowed => ("C.2", "C2"),
            Reason::ByeScore => ("–", "C5"),
            Reason::Criterion(criterion) => return criterion.article(edition),
            Reason::Order => ("B.8, D", "3.8, 4"),
        };
        edition.article(old, new)
    }
}

/// Something that was not done, and why.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Instead {
    /// The player whom it would have concerned.
    pub player: EntrantId,
    /// Why it was not done.
    pub reason: Reason,
}

/// Why a pair was made.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PairExplanation {
    pub pair: Pair,
    /// Who of the two is the higher ranked.
    pub higher: EntrantId,
    /// What decided the colours.
    pub colours: ColourRule,
    /// The opponent whom the higher ranked player would have met if nothing had stood in the way,
    /// and what did; `None` if it is this one, or if the player would have floated.
    pub natural: Option<Instead>,
}

/// Why a player floats down.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FloatExplanation {
    pub player: EntrantId,
    /// Whether the player was moved down before.
    pub was_moved_down: bool,
    /// Lower ranked players who did not float instead, and why; for a player who was moved down,
    /// why he could not be paired.
    pub instead: Vec<Instead>,
    /// Others who float down too and whom the player did not meet here, and why.
    pub not_with: Vec<Instead>,
}

/// Why a bracket is paired as it is; the brackets are those of the round's pairing.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketExplanation {
    /// The pairs, in the order of the bracket's.
    pub pairs: Vec<PairExplanation>,
    /// Those who float down, in the same order.
    pub downfloaters: Vec<FloatExplanation>,
}

/// How many lower ranked players a downfloater is compared with.
const COMPARED: usize = 3;

/// Explains a bracket, or only what concerns some players.
pub(super) fn explain(
    tournament: &Tournament,
    paired: &PairedBracket,
    concerns: &dyn Fn(usize) -> bool,
) -> BracketExplanation {
    let judge = Judge {
        tournament,
        field: paired.bracket.field,
        paired,
    };
    let choice = &paired.choice;
    BracketExplanation {
        pairs: (choice.pairs.iter())
            .filter(|(one, other)| concerns(*one) || concerns(*other))
            .map(|(one, other)| judge.pair(*one, *other))
            .collect(),
        downfloaters: (choice.downfloaters.iter())
            .filter(|player| concerns(**player))
            .map(|player| judge.downfloater(*player))
            .collect(),
    }
}

struct Judge<'j> {
    tournament: &'j Tournament,
    field: &'j Field,
    paired: &'j PairedBracket<'j>,
}

impl Judge<'_> {
    fn id(&self, player: usize) -> EntrantId {
        self.field.contenders[player].id
    }

    fn pair(&self, higher: usize, lower: usize) -> PairExplanation {
        let (pair, colours) = coloured(self.field, higher, lower);
        let natural = self.natural(higher).filter(|natural| *natural != lower);
        PairExplanation {
            pair,
            higher: self.id(higher.min(lower)),
            colours,
            natural: natural.map(|natural| self.instead_of_pair(higher, natural)),
        }
    }

    /// Whom a paired player meets in the first candidate in which the same moved-down players are
    /// paired, and for residents with the same opponents.
    fn natural(&self, player: usize) -> Option<usize> {
        let bracket = &self.paired.bracket;
        let pairs = &self.paired.choice.pairs;
        let (moved, with_moved): (Vec<usize>, Vec<usize>) = (pairs.iter().copied())
            .filter(|(one, _)| bracket.moved.contains(one))
            .unzip();
        if let Some(place) = moved.iter().position(|moved| *moved == player) {
            return bracket.residents.get(place).copied();
        }
        let rest: Vec<usize> = (bracket.residents.iter().copied())
            .filter(|resident| !with_moved.contains(resident))
            .collect();
        let half = pairs.len() - with_moved.len();
        let place = rest.iter().position(|resident| *resident == player)?;
        let natural = if place < half {
            place + half
        } else {
            place - half
        };
        // Who comes after both halves floats in that candidate.
        (place < 2 * half).then(|| rest[natural])
    }

    fn why_not_pair(&self, one: usize, other: usize) -> Reason {
        if self.field.is_barred(one, other) {
            return why_barred(self.tournament, self.field, one, other);
        }
        if !self.field.colours_compatible(one, other) {
            return Reason::SameAbsoluteColour;
        }
        why_not(
            self.paired,
            Demands {
                pairs: vec![(one.min(other), one.max(other))],
                ..Demands::default()
            },
        )
    }

    fn downfloater(&self, player: usize) -> FloatExplanation {
        let bracket = &self.paired.bracket;
        let was_moved_down = bracket.moved.contains(&player);
        let instead = if was_moved_down {
            self.why_not_paired(player)
        } else {
            let floats = &self.paired.choice.downfloaters;
            (bracket.residents.iter().rev())
                .filter(|other| **other > player && !floats.contains(other))
                .take(COMPARED)
                .map(|other| Instead {
                    player: self.id(*other),
                    reason: why_not(
                        self.paired,
                        Demands {
                            downfloaters: vec![*other],
                            ..Demands::default()
                        },
                    ),
                })
                .collect()
        };
        let not_with = if was_moved_down {
            Vec::new()
        } else {
            self.why_not_together(player)
        };
        FloatExplanation {
            player: self.id(player),
            was_moved_down,
            instead,
            not_with,
        }
    }

    /// Why a resident who floats did not meet others who do.
    fn why_not_together(&self, player: usize) -> Vec<Instead> {
        let floats = self.paired.choice.downfloaters.iter().copied();
        let others = floats.filter(|other| *other != player);
        (others.take(COMPARED))
            .map(|other| self.instead_of_pair(player, other))
            .collect()
    }

    /// Why a moved-down player did not meet the first resident he may meet, or any at all.
    fn why_not_paired(&self, player: usize) -> Vec<Instead> {
        let residents = &self.paired.bracket.residents;
        let may_meet = |resident: &&usize| self.field.compatible(player, **resident);
        let compared = match residents.iter().find(may_meet) {
            Some(first) => std::slice::from_ref(first),
            None => &residents[..residents.len().min(COMPARED)],
        };
        (compared.iter())
            .map(|resident| self.instead_of_pair(player, *resident))
            .collect()
    }

    fn instead_of_pair(&self, player: usize, other: usize) -> Instead {
        Instead {
            player: self.id(other),
            reason: self.why_not_pair(player, other),
        }
    }
}

/// What speaks against the best pairing of the bracket that meets some demands.
pub(super) fn why_not(paired: &PairedBracket, demands: Demands) -> Reason {
    // The bracket is paired again with the demand. What the best of those pairings fails more than
    // the one chosen is the reason, proved and not guessed.
    let mut bracket = paired.bracket.clone();
    bracket.demands = demands;
    let incomplete = Reason::Criterion(Criterion::Completion);
    let reason = |bracket: &Bracket| match choose(bracket) {
        Some(choice) => first_failed(&paired.choice, &choice),
        None => incomplete,
    };
    let found = reason(&bracket);
    if found != incomplete {
        return found;
    }
    if is_bye_refused(&bracket) {
        return Reason::ByeNotAllowed;
    }
    let could_be_paired = higher_byes(&bracket).into_iter().any(|score| {
        bracket.bye_score = Some(score);
        reason(&bracket) != incomplete
    });
    if could_be_paired {
        Reason::ByeScore
    } else {
        incomplete
    }
}

/// Whether the last bracket would have to give the bye to a player who may not have it (C.2).
fn is_bye_refused(bracket: &Bracket) -> bool {
    let is_last = bracket.next.is_empty() && bracket.lower.is_empty();
    match bracket.demands.downfloaters[..] {
        [left] => is_last && !bracket.field.contenders[left].may_have_bye,
        _ => false,
    }
}

/// The scores above the one that the bye has to go to, where that is a rule (2026: C5).
fn higher_byes(bracket: &Bracket) -> Vec<Points> {
    let field = bracket.field;
    let is_higher = |score: &Points| {
        field.edition != Edition::Dutch2017 && bracket.bye_score.is_some_and(|least| least < *score)
    };
    let scores = field.contenders.iter().map(|contender| contender.score);
    let mut higher: Vec<Points> = scores.filter(is_higher).collect();
    higher.dedup();
    higher
}

/// Why two players may not meet by C.1 or a prohibition.
pub(super) fn why_barred(
    tournament: &Tournament,
    field: &Field,
    one: usize,
    other: usize,
) -> Reason {
    let before = RoundNumber(field.round.0.saturating_sub(1));
    let [one, other] = [one, other].map(|player| field.contenders[player].id);
    (tournament.card(one, before))
        .find(|row| row.played_opponent() == Some(other))
        .map_or(Reason::Prohibited, |row| Reason::Met(row.round))
}

/// What speaks against the other pairing.
fn first_failed(choice: &Choice, other: &Choice) -> Reason {
    match choice.failures.first_difference(&other.failures) {
        Some((criterion, true)) if criterion < Criterion::Exchanges => Reason::Criterion(criterion),
        _ => Reason::Order,
    }
}

/// A player as the pairing sees him.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct PlayerNote {
    pub player: EntrantId,
    /// The score, virtual points included.
    pub score: Points,
    pub preference: Preference,
    /// The floats, the last round first.
    pub floats: Vec<Option<Float>>,
    /// Whether the pairing-allocated bye is allowed (C.2).
    pub may_have_bye: bool,
    /// Whether the exceptions for topscorers apply.
    pub is_topscorer: bool,
}

/// What the pairing looks at, for everybody who is paired, by rank.
pub(super) fn notes(field: &Field) -> Vec<PlayerNote> {
    (field.contenders.iter())
        .map(|contender| PlayerNote {
            player: contender.id,
            score: contender.score,
            preference: Preference::of(contender),
            floats: contender.floats.to_vec(),
            may_have_bye: contender.may_have_bye,
            is_topscorer: contender.is_topscorer,
        })
        .collect()
}

/// Floats as signs, the last round first: `v` down, `^` up, `-` none.
pub fn float_signs(floats: &[Option<Float>]) -> String {
    let sign = |float: &Option<Float>| match float {
        Some(Float::Down) => 'v',
        Some(Float::Up) => '^',
        None => '-',
    };
    floats.iter().map(sign).collect()
}

#[cfg(test)]
mod tests {
    use super::super::bracket::View;
    use super::super::round::pair_field;
    use super::*;
    use crate::check::paired_in;
    use crate::generate::{self, GeneratorSettings, generate};

    /// In large fields a bracket looks no further down than it has to. What is said about it must
    /// be the same as if it had looked at everything.
    fn looks_far_enough(edition: Edition) {
        let mut brackets = 0;
        for (seed, players) in (0..).zip([60, 81]) {
            let tournament = tournament(edition, players, seed);
            for (round, played) in (1..).zip(tournament.rounds()) {
                let present = paired_in(played);
                let field = Field::new(&tournament, RoundNumber(round), &present, edition);
                for narrow in pair_field(&field).expect("a pairing") {
                    brackets += usize::from(compare_views(&narrow));
                }
            }
        }
        assert!(brackets > 2, "{brackets}");
    }

    fn tournament(edition: Edition, players: usize, seed: u64) -> Tournament {
        let defaults = GeneratorSettings::default();
        let field = generate::Field::Random {
            players,
            lowest_rating: 1400,
            highest_rating: 2400,
            unrated: generate::Chance::NEVER,
        };
        let settings = GeneratorSettings {
            system: edition.into(),
            field,
            rounds: 4,
            ..defaults
        };
        generate(&settings, seed).expect("a tournament")
    }

    /// Whether the bracket looked at less than there is.
    fn compare_views(narrow: &PairedBracket) -> bool {
        let mut wide = narrow.clone();
        wide.bracket.view = match narrow.bracket.field.edition {
            Edition::Dutch2017 => View::Next,
            _ => View::All,
        };
        if narrow.bracket.view >= wide.bracket.view || narrow.bracket.next.is_empty() {
            return false;
        }
        wide.choice = choose(&wide.bracket).expect("a pairing");
        assert_eq!(narrow.choice.pairs, wide.choice.pairs);
        let residents = &narrow.bracket.residents;
        for pair in residents.windows(2).take(2) {
            let demands = [
                Demands {
                    pairs: vec![(pair[0], pair[1])],
                    ..Demands::default()
                },
                Demands {
                    downfloaters: vec![pair[0]],
                    ..Demands::default()
                },
            ];
            for demands in demands {
                if narrow.bracket.field.compatible(pair[0], pair[1]) {
                    let [one, other] =
                        [narrow, &wide].map(|paired| why_not(paired, demands.clone()));
                    assert_eq!(one, other, "{demands:?} in {residents:?}");
                }
            }
        }
        true
    }

    #[test]
    fn looks_far_enough_2017() {
        looks_far_enough(Edition::Dutch2017);
    }

    #[test]
    fn looks_far_enough_2026() {
        looks_far_enough(Edition::Dutch2026);
    }
}
