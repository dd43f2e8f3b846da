//! A bracket of the engine's, judged by the literal rules.

use adoube_pairing::dutch::{BracketKind, BracketPairing, Edition};
use adoube_tournament::{EntrantId, Points};

use crate::cases::Case;
use crate::literal::Role;
use crate::literal::criteria::{Failure, Judge, report_card, sift};
use crate::literal::edition_2017::Bracket2017;
use crate::literal::edition_2026::Bracket2026;
use crate::literal::generate::{Bracket, Candidate, candidates, generation};
use crate::literal::state::{Field, Place, Set};

/// Places of players in the literal field.
pub struct Places(pub Field);

impl Places {
    pub fn of(case: &Case) -> Places {
        Places(Field::new(
            &case.tournament,
            case.round,
            &case.present,
            case.edition,
        ))
    }

    pub fn place(&self, id: EntrantId) -> Place {
        let place = self.0.players.iter().position(|player| player.id == id);
        place.expect("somebody present")
    }

    fn set(&self, ids: &[EntrantId]) -> Set {
        Set::of(&ids.iter().map(|id| self.place(*id)).collect::<Vec<Place>>())
    }

    fn bracket(&self, paired: &BracketPairing) -> Bracket {
        Bracket::new(self.set(&paired.moved_down), self.set(&paired.residents))
    }

    /// Everybody below the bracket.
    fn lower(&self, bracket: &Bracket) -> Set {
        let lowest = bracket.residents.last().expect("a resident");
        Set::of(&(lowest + 1..self.0.players.len()).collect::<Vec<Place>>())
    }

    /// The pairs, and everybody else of the bracket floating.
    pub fn candidate(
        &self,
        paired: &BracketPairing,
        pairs: &[(EntrantId, EntrantId)],
    ) -> Candidate {
        let mut pairs: Vec<(Place, Place)> = (pairs.iter())
            .map(|(one, other)| (self.place(*one), self.place(*other)))
            .map(|(one, other)| (one.min(other), one.max(other)))
            .collect();
        pairs.sort();
        let in_pairs = pairs.iter().fold(Set::default(), |set, (one, other)| {
            set.with(*one).with(*other)
        });
        Candidate {
            downfloaters: self.bracket(paired).players().minus(in_pairs),
            pairs,
        }
    }

    /// Lets a question be put to the bracket, whatever the edition.
    pub fn ask<Q: Question>(&self, edition: Edition, paired: &BracketPairing, ask: Q) -> Q::Answer {
        let field = &self.0;
        let bracket = self.bracket(paired);
        let lower = self.lower(&bracket);
        match edition {
            Edition::Dutch2017 => {
                let role = match paired.kind {
                    BracketKind::Ordinary => Role::Ordinary,
                    BracketKind::Penultimate => Role::Penultimate,
                    BracketKind::Last => Role::Last,
                    BracketKind::Collapsed => Role::CollapsedLast,
                };
                ask.of(&Bracket2017::new(field, bracket, lower, role))
            }
            Edition::Dutch2025 | Edition::Dutch2026 => {
                ask.of(&Bracket2026::new(field, bracket, lower))
            }
        }
    }
}

/// Something to be asked about a bracket of any edition.
pub trait Question {
    type Answer;

    fn of<J: Judge>(self, judge: &J) -> Self::Answer;
}

/// The names of the criteria with the failure values of a candidate.
pub struct ReportCard<'c>(pub &'c Candidate);

impl Question for ReportCard<'_> {
    type Answer = Vec<(&'static str, Failure)>;

    fn of<J: Judge>(self, judge: &J) -> Self::Answer {
        let names = J::criteria().into_iter().map(|(name, _)| name);
        names.zip(report_card(judge, self.0)).collect()
    }
}

/// What decides between the chosen candidate and another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Decision {
    /// There is no other, or it may not be chosen.
    NotAdmitted,
    /// The first criterion in which the chosen one is better.
    Criterion(&'static str),
    /// No criterion; the chosen one is generated earlier.
    Order,
}

/// What decides between the chosen candidate and the best of some.
pub struct BestOf<'c, W> {
    pub chosen: &'c Candidate,
    pub wanted: W,
}

impl<W: Fn(&Candidate) -> bool> Question for BestOf<'_, W> {
    type Answer = Decision;

    fn of<J: Judge>(self, judge: &J) -> Decision {
        let most = judge.bracket().players().len() / 2;
        let best = (0..=most).rev().find_map(|pairs| {
            let mut found = candidates(judge.field(), judge.bracket(), pairs);
            found.retain(|one| (self.wanted)(one) && judge.admits(one));
            let place = |one: &Candidate| place(judge, one);
            sift(judge, &J::criteria(), found)
                .into_iter()
                .min_by_key(place)
        });
        best.map_or(Decision::NotAdmitted, |best| {
            decide(judge, self.chosen, &best)
        })
    }
}

/// What decides between the chosen candidate and one that is legal.
pub struct Against<'c> {
    pub chosen: &'c Candidate,
    pub other: &'c Candidate,
}

impl Question for Against<'_> {
    type Answer = Decision;

    fn of<J: Judge>(self, judge: &J) -> Decision {
        if judge.admits(self.other) {
            decide(judge, self.chosen, self.other)
        } else {
            Decision::NotAdmitted
        }
    }
}

fn place<J: Judge>(judge: &J, candidate: &Candidate) -> impl Ord + use<J> {
    generation(judge.field(), judge.bracket(), J::EDITION, candidate)
}

fn decide<J: Judge>(judge: &J, chosen: &Candidate, other: &Candidate) -> Decision {
    for (name, failure) in J::criteria() {
        let (own, others) = (failure(judge, chosen), failure(judge, other));
        assert!(own <= others, "{name}: {own} chosen instead of {others}");
        if own < others {
            return Decision::Criterion(name);
        }
    }
    let earlier = place(judge, chosen) < place(judge, other);
    assert!(earlier, "{other:?} comes before {chosen:?}");
    Decision::Order
}

/// The nonzero values of a list.
pub fn nonzero(list: &[Points]) -> Vec<Points> {
    let mut list = list.to_vec();
    list.retain(|value| *value != Points::ZERO);
    list
}
