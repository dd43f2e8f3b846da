//! A bracket of the engine's, judged by the literal rules.

use adoube_pairing::dutch::{BracketKind, BracketPairing, Edition};
use adoube_tournament::EntrantId;

use crate::cases::Case;
use crate::literal::Role;
use crate::literal::criteria::{Failure, Judge, report_card, sift};
use crate::literal::edition_2017::Bracket2017;
use crate::literal::edition_2026::Bracket2026;
use crate::literal::generate::{Bracket, Candidate, candidates, generation};
use crate::literal::state::{Completion, Field, Place, Set};

/// Places of players in the literal field.
pub(crate) struct Places(pub Field);

impl Places {
    pub(crate) fn of(case: &Case) -> Places {
        Places(Field::new(
            &case.tournament,
            case.round,
            &case.present,
            case.edition,
        ))
    }

    pub(crate) fn place(&self, id: EntrantId) -> Place {
        let place = self.0.players.iter().position(|player| player.id == id);
        place.expect("somebody present")
    }

    fn set(&self, ids: &[EntrantId]) -> Set {
        Set::of(&ids.iter().map(|id| self.place(*id)).collect::<Vec<Place>>())
    }

    fn bracket(&self, paired: &BracketPairing) -> Bracket {
        Bracket::new(self.set(&paired.moved_down), self.set(&paired.residents))
    }

    /// The pairs, and everybody else of the bracket floating.
    pub(crate) fn candidate(
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
    pub(crate) fn ask<Q: Question>(
        &self,
        edition: Edition,
        paired: &BracketPairing,
        ask: Q,
    ) -> Q::Answer {
        let field = &self.0;
        let bracket = self.bracket(paired);
        let lower = below(field, &bracket);
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
pub(crate) trait Question {
    type Answer;

    fn of<J: Judge>(self, judge: &J) -> Self::Answer;
}

/// The names of the criteria with the failure values of a candidate.
pub(crate) struct ReportCard<'c>(pub &'c Candidate);

impl Question for ReportCard<'_> {
    type Answer = Vec<(&'static str, Failure)>;

    fn of<J: Judge>(self, judge: &J) -> Self::Answer {
        let names = J::criteria().into_iter().map(|(name, _)| name);
        names.zip(report_card(judge, self.0)).collect()
    }
}

/// What decides between the chosen candidate and another one.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Decision {
    /// The rest could not be paired.
    Completion,
    /// The bye would go to a higher score.
    ByeScore,
    /// The first criterion in which the chosen one is better.
    Criterion(&'static str),
    /// No criterion; the chosen one is generated earlier.
    Order,
}

/// What decides between the chosen candidate and the best of some.
///
/// Only candidates count whose downfloaters can all be paired further down. By the letter of the
/// completion test two of them could be paired with each other, which no later bracket does.
pub(crate) struct BestOf<'c> {
    pub case: &'c Case,
    pub paired: &'c BracketPairing,
    pub chosen: &'c Candidate,
    pub among: Among<'c>,
}

/// Which legal candidates are looked at.
pub(crate) enum Among<'c> {
    All(&'c dyn Fn(&Candidate) -> bool),
    One(&'c Candidate),
}

impl Among<'_> {
    /// The candidates, those with the most pairs first.
    fn candidates<J: Judge>(&self, judge: &J) -> Vec<Vec<Candidate>> {
        let most = judge.bracket().players().len() / 2;
        match self {
            Among::One(candidate) => vec![vec![Candidate::clone(candidate)]],
            Among::All(wanted) => (0..=most)
                .rev()
                .map(|pairs| {
                    let mut found = candidates(judge.field(), judge.bracket(), pairs);
                    found.retain(wanted);
                    found
                })
                .collect(),
        }
    }
}

impl BestOf<'_> {
    /// Whether the downfloaters find opponents below the bracket, where that is looked at, and the
    /// bye goes to the lowest score.
    fn completes<J: Judge>(&self, judge: &J, floating: Set, any_bye: bool) -> bool {
        let field = judge.field();
        let lower = below(field, judge.bracket());
        let is_2017 = self.case.edition == Edition::Dutch2017;
        if is_2017 && self.paired.kind != BracketKind::Penultimate {
            return judge.admits(&Candidate {
                pairs: Vec::new(),
                downfloaters: floating,
            });
        }
        let wanted = field.completion(field.everybody());
        part(field, floating, lower, &|completion| {
            if is_2017 || any_bye {
                completion != Completion::Impossible
            } else {
                completion == wanted
            }
        })
    }
}

/// Everybody below a bracket.
fn below(field: &Field, bracket: &Bracket) -> Set {
    let lowest = bracket.residents.last().expect("a resident");
    Set::of(&(lowest + 1..field.players.len()).collect::<Vec<Place>>())
}

/// Whether each of some players can be paired with one of the others so that the rest complete the
/// round as wanted; one may have the bye.
fn part(field: &Field, some: Set, others: Set, wanted: &dyn Fn(Completion) -> bool) -> bool {
    let Some(first) = some.first() else {
        return wanted(field.completion(others));
    };
    let rest = some.without(first);
    let opponents = others.in_both(field.may_meet[first]);
    let has_bye = |completion| {
        let score = field.score(first);
        completion == Completion::Complete && wanted(Completion::CompleteWithBye(score))
    };
    let is_odd = (some.len() + others.len()) % 2 == 1;
    let may_have_bye = is_odd && !field.players[first].barred_from_bye;
    (opponents.places()).any(|opponent| part(field, rest, others.without(opponent), wanted))
        || (may_have_bye && part(field, rest, others, &has_bye))
}

impl Question for BestOf<'_> {
    type Answer = Decision;

    fn of<J: Judge>(self, judge: &J) -> Decision {
        let all = self.among.candidates(judge);
        let best = all.iter().find_map(|found| {
            let mut found = found.clone();
            found.retain(|one| self.completes(judge, one.downfloaters, false));
            (sift(judge, &J::criteria(), found).into_iter()).min_by_key(|one| place(judge, one))
        });
        let could_be_paired = |one: &Candidate| self.completes(judge, one.downfloaters, true);
        match best {
            Some(best) => decide(judge, self.chosen, &best),
            None if all.concat().iter().any(could_be_paired) => Decision::ByeScore,
            None => Decision::Completion,
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
