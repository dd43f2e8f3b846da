//! What is said against other pairings of a round: two opponents exchanged, colours turned, a pair
//! that may not be made.

use adoube_vectors::{Vectors, tests};
use std::collections::BTreeMap;

use adoube_pairing::dutch::{
    self, BracketKind, BracketPairing, Criterion, Edition, Pair, Reason, RoundPairing, Verdict,
};
use adoube_tournament::EntrantId;

use crate::cases::{Case, Sizes, each, worked};
use crate::judged::{Among, BestOf, Decision, Places};
use crate::literal::colours::allocation;
use crate::literal::generate::Candidate;
use crate::truth::barred;

pub(crate) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        verdicts_2017,
        verdicts_2026,
        verdicts_of_worked_tournaments,
    ]);
}

/// How often each kind of verdict was given.
type Tally = BTreeMap<String, usize>;

struct Comparison<'c> {
    case: &'c Case,
    places: Places,
    right: RoundPairing,
    tally: &'c mut Tally,
}

impl Comparison<'_> {
    fn verdict(&mut self, pairs: &[Pair]) -> Verdict {
        let Case {
            tournament,
            edition,
            present,
            name,
            ..
        } = self.case;
        let other = RoundPairing {
            pairs: pairs.to_vec(),
            brackets: Vec::new(),
            ..self.right.clone()
        };
        let verdict = dutch::compare(tournament, *edition, present, &other).expect(name);
        let kind = match verdict {
            Verdict::Same => "same".to_owned(),
            Verdict::Illegal { reason, .. } => {
                format!("illegal {}", reason.article(*edition).code())
            }
            Verdict::Worse { reason, .. } => format!("worse {}", reason.article(*edition).code()),
            Verdict::Colours { rule, .. } => format!("colours {}", rule.article(*edition).code()),
        };
        *self.tally.entry(kind).or_default() += 1;
        verdict
    }

    fn same(&mut self) {
        let mut pairs = self.right.pairs.clone();
        assert_eq!(self.verdict(&pairs), Verdict::Same, "{}", self.case.name);
        pairs.reverse();
        assert_eq!(self.verdict(&pairs), Verdict::Same, "{}", self.case.name);
    }

    fn turned_colours(&mut self) {
        for board in 0..self.right.pairs.len() {
            let mut pairs = self.right.pairs.clone();
            let right = pairs[board];
            pairs[board] = turned(right);
            let name = &self.case.name;
            let (white, black) = (
                self.places.place(right.white),
                self.places.place(right.black),
            );
            let (_, article) = allocation(&self.places.0, white, black);
            let Verdict::Colours { pair, rule } = self.verdict(&pairs) else {
                panic!("{name}: {right:?} turned");
            };
            assert_eq!(pair, right, "{name}");
            assert_eq!(rule.article(Edition::Dutch2017).code(), article, "{name}");
        }
    }

    /// Every two boards exchange their players, in both ways; some of the pairs were made before.
    fn exchanged_opponents(&mut self) {
        let boards = self.right.pairs.len();
        for one in 0..boards {
            for other in one + 1..boards {
                for turn in [false, true] {
                    let mut pairs = self.right.pairs.clone();
                    if turn {
                        pairs[other] = turned(pairs[other]);
                    }
                    (pairs[one].black, pairs[other].black) = (pairs[other].black, pairs[one].black);
                    self.expect(&pairs);
                }
            }
        }
    }

    /// Who has the bye exchanges with everybody else.
    fn exchanged_bye(&mut self) {
        let Some(bye) = self.right.bye else {
            return;
        };
        for board in 0..self.right.pairs.len() {
            for turn in [false, true] {
                let mut pairs = self.right.pairs.clone();
                if turn {
                    pairs[board] = turned(pairs[board]);
                }
                pairs[board].black = bye;
                self.expect(&pairs);
            }
        }
    }

    fn expect(&mut self, pairs: &[Pair]) {
        let expected = self.expected(pairs);
        let mut verdict = self.verdict(pairs);
        // The two parts of the look-ahead are one criterion of the rules.
        if let Verdict::Worse { reason, .. } = &mut verdict
            && *reason == Reason::Criterion(Criterion::NextScores)
        {
            *reason = Reason::Criterion(Criterion::NextDownfloaters);
        }
        assert_eq!(verdict, expected, "{}, {pairs:?}", self.case.name);
    }

    /// What the literal rules say against pairs other than the right ones.
    fn expected(&self, pairs: &[Pair]) -> Verdict {
        let reason = |pair: &Pair| barred(self.case, &self.places, pair.white, pair.black);
        let illegal = pairs.iter().find_map(|pair| Some((*pair, reason(pair)?)));
        if let Some((pair, reason)) = illegal {
            return Verdict::Illegal { pair, reason };
        }
        let mut brackets = self.right.brackets.iter();
        let verdict = brackets.find_map(|paired| self.expected_in(paired, pairs));
        verdict.expect("some bracket differs")
    }

    /// What decides in a bracket, if it is paired otherwise.
    fn expected_in(&self, paired: &BracketPairing, pairs: &[Pair]) -> Option<Verdict> {
        let is_here = |id: &EntrantId| {
            let players = paired.moved_down.iter().chain(&paired.residents);
            players.into_iter().any(|one| one == id)
        };
        let inside: Vec<(EntrantId, EntrantId)> = (pairs.iter())
            .map(|pair| (pair.white, pair.black))
            .filter(|(white, black)| is_here(white) && is_here(black))
            .collect();
        let chosen = self.places.candidate(paired, &paired.pairs);
        let other = self.places.candidate(paired, &inside);
        let mut sorted = chosen.clone();
        sorted.pairs.sort();
        if sorted == other {
            return None;
        }
        let question = BestOf {
            case: self.case,
            paired,
            chosen: &chosen,
            among: Among::One(&other),
        };
        let edition = self.case.edition;
        let reason = match self.places.ask(edition, paired, question) {
            Decision::Completion | Decision::ByeScore if self.refuses_bye(paired, &other) => {
                Reason::ByeNotAllowed
            }
            Decision::Completion => Reason::Criterion(Criterion::Completion),
            Decision::ByeScore => Reason::ByeScore,
            Decision::Order => Reason::Order,
            Decision::Criterion(name) => {
                let mut criteria = Criterion::ALL.into_iter();
                let named = criteria.find(|criterion| criterion.article(edition).code() == name);
                Reason::Criterion(named.expect(name))
            }
        };
        Some(Verdict::Worse {
            bracket: paired.score,
            reason,
        })
    }

    fn refuses_bye(&self, paired: &BracketPairing, other: &Candidate) -> bool {
        let is_last = [BracketKind::Last, BracketKind::Collapsed].contains(&paired.kind);
        let mut left = other.downfloaters.places();
        let barred = left.all(|player| self.places.0.players[player].barred_from_bye);
        is_last && other.downfloaters.len() == 1 && barred
    }
}

fn turned(pair: Pair) -> Pair {
    Pair {
        white: pair.black,
        black: pair.white,
    }
}

fn compare_all(edition: Edition) {
    let mut tally = Tally::new();
    let mut check = |case: &Case| {
        let Some(explanation) = case.explained() else {
            return;
        };
        let mut comparison = Comparison {
            case,
            places: Places::of(case),
            right: explanation.pairing,
            tally: &mut tally,
        };
        comparison.same();
        comparison.turned_colours();
        comparison.exchanged_opponents();
        comparison.exchanged_bye();
    };
    each(edition, &Sizes::of(1), &mut check);
    println!("{edition}: {tally:?}");
}

fn verdicts_2017() {
    compare_all(Edition::Dutch2017);
}

fn verdicts_2026() {
    compare_all(Edition::Dutch2026);
}

/// The worked tournaments are right; with the colours of any board turned they are not.
fn verdicts_of_worked_tournaments() {
    for case in Edition::ALL.into_iter().flat_map(worked) {
        let mut comparison = Comparison {
            right: case.explained().expect(&case.name).pairing,
            places: Places::of(&case),
            case: &case,
            tally: &mut Tally::new(),
        };
        comparison.same();
        comparison.turned_colours();
    }
}
