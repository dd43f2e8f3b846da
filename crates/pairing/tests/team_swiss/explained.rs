//! What is said about pairings is true: each reason is looked for among everything that could have
//! been done instead.

use adoube_pairing::dutch::Pair;
use adoube_pairing::fide::{Criterion, Instead, Reason, RoundExplanation, Verdict};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::{Explained, Judgement, PairedRound, SwissSystem};
use adoube_pairing::us::Facts;
use adoube_tournament::{EntrantId, RoundNumber, Tournament};

use super::event::Event;
use super::literal::{Group, Literal, without};
use super::random::{engine, percent, play, systems};

/// What makes one list of failures worse than another.
fn first_worse<T: Ord>(differences: &[(Criterion, T, T)]) -> Reason {
    let differs = |one: &&(Criterion, T, T)| one.1 != one.2;
    let Some((criterion, chosen, other)) = differences.iter().find(differs) else {
        return Reason::Order;
    };
    assert!(
        chosen < other,
        "{criterion:?}: something better was passed over"
    );
    Reason::Criterion(*criterion)
}

impl Literal<'_> {
    /// Why a pair of a bracket was not made.
    fn why_not_pair(&self, group: &Group, one: u32, other: u32) -> Reason {
        let side = self.side(one);
        if side.met.contains(&other) {
            // The round is told by the engine; that they met is what has to be true.
            return Reason::Prohibited;
        }
        let members = [&group.residents[..], &group.set].concat();
        let mut rest = self.pairings(&without(&members, &[one, other]));
        rest.iter_mut()
            .for_each(|pairing| pairing.push((one, other)));
        let Some(best) = rest.iter().map(|pairing| self.judge_pairing(pairing)).min() else {
            return Reason::Criterion(Criterion::Completion);
        };
        self.why_not_pairs(&group.pairs, best)
    }

    fn why_not_pairs(&self, pairs: &[(u32, u32)], other: [usize; 3]) -> Reason {
        let chosen = self.judge_pairing(pairs);
        first_worse(&[
            (Criterion::Preferences, chosen[0], other[0]),
            (Criterion::StrongPreferences, chosen[1], other[1]),
            (Criterion::OpponentsFloatedLast, chosen[2], other[2]),
        ])
    }

    /// Why no set with somebody in it was taken.
    fn why_not_floater(&self, group: &Group, floater: u32) -> Reason {
        for size in 1..=group.pool.len() {
            let sets = self.legal_sets(&group.residents, &group.pool, size);
            let sets = sets.into_iter().filter(|set| set.contains(&floater));
            let best = sets.min_by_key(|set| {
                let judged = self.judge_set(&group.residents, &group.pool, set.clone());
                (judged.0, judged.1, judged.2)
            });
            if let Some(best) = best {
                return self.why_not_set(group, best);
            }
        }
        panic!("{floater} can always float with its opponent");
    }

    fn why_not_set(&self, group: &Group, other: Vec<u32>) -> Reason {
        let judge = |set: &[u32]| self.judge_set(&group.residents, &group.pool, set.to_vec());
        let (chosen, judged) = (judge(&group.set), judge(&other));
        if group.set.len() != other.len() {
            assert!(group.set.len() < other.len());
            return Reason::Criterion(Criterion::Upfloaters);
        }
        if chosen.0 != judged.0 {
            assert!(chosen.0 < judged.0);
            return Reason::Criterion(Criterion::UpfloaterScores);
        }
        first_worse(&[
            (Criterion::NextGroup, chosen.1, judged.1),
            (Criterion::FloatedLast, chosen.2, judged.2),
        ])
    }

    /// Why the bye went to somebody else.
    fn why_not_bye(&self, everybody: &[u32], bye: u32, other: u32) -> Reason {
        let (chosen, side) = (self.side(bye), self.side(other));
        if !side.may_have_bye {
            return Reason::ByeNotAllowed;
        }
        Reason::Criterion(if !self.is_pairable(&without(everybody, &[other])) {
            Criterion::Completion
        } else if chosen.score != side.score {
            Criterion::ByeScore
        } else if chosen.matches != side.matches {
            Criterion::ByeGames
        } else {
            Criterion::ByeRank
        })
    }

    /// What speaks against another complete legal pairing with the same bye.
    fn why_not_round(&self, groups: &[Group], others: &[(u32, u32)]) -> Option<Reason> {
        let sorted = |pair: &(u32, u32)| (pair.0.min(pair.1), pair.0.max(pair.1));
        let others: Vec<(u32, u32)> = others.iter().map(sorted).collect();
        let differs = |group: &&Group| {
            !group
                .pairs
                .iter()
                .all(|pair| others.contains(&sorted(pair)))
        };
        let group = groups.iter().find(differs)?;
        let is_resident = |number: &u32| group.residents.contains(number);
        let touching: Vec<(u32, u32)> = (others.iter().copied())
            .filter(|(one, other)| is_resident(one) || is_resident(other))
            .collect();
        let numbers = touching.iter().flat_map(|(one, other)| [*one, *other]);
        // In the order of the pool, like every set.
        let floats: Vec<u32> = numbers.filter(|number| !is_resident(number)).collect();
        let set: Vec<u32> = (group.pool.iter().copied())
            .filter(|number| floats.contains(number))
            .collect();
        Some(match set == group.set {
            true => self.why_not_pairs(&group.pairs, self.judge_pairing(&touching)),
            false => self.why_not_set(group, set),
        })
    }
}

/// The reason with what the twin does not tell left out.
fn plain(reason: Reason) -> Reason {
    match reason {
        Reason::Met(_) => Reason::Prohibited,
        reason => reason,
    }
}

fn explain(event: &Event, present: &[u32]) -> RoundExplanation {
    let tournament = Tournament::new(event.draft()).unwrap();
    let among = event.system.competitors(&tournament);
    let round = RoundNumber::at_place(event.rounds.len());
    let present: Vec<EntrantId> = present.iter().copied().map(EntrantId).collect();
    let facts = Facts::default();
    let explained = event.system.explain(&among, round, &present, &facts, None);
    match explained {
        Ok(Explained::Fide(explained)) => explained,
        other => panic!("{other:?}"),
    }
}

/// How many reasons were found true.
fn check(event: &Event, present: &[u32]) -> usize {
    let literal = Literal::new(event, present);
    let Some((groups, bye)) = literal.groups() else {
        return 0;
    };
    let explained = explain(event, present);
    let mut reasons = 0;
    let mut same = |found: &Instead, expected: Reason, what: &str| {
        let who = found.player;
        assert_eq!(
            plain(found.reason),
            expected,
            "{what} {who:?}: {present:?} {event:#?}"
        );
        reasons += 1;
    };
    for (found, group) in explained.groups.iter().zip(&groups) {
        for pair in &found.pairs {
            for instead in &pair.instead {
                let expected = literal.why_not_pair(group, pair.seeker.0, instead.player.0);
                same(instead, expected, "opponent");
            }
        }
        for floater in &found.floaters {
            for instead in &floater.instead {
                let expected = literal.why_not_floater(group, instead.player.0);
                same(instead, expected, "floater");
            }
        }
    }
    for instead in &explained.bye {
        let expected = literal.why_not_bye(present, bye.unwrap(), instead.player.0);
        same(instead, expected, "bye");
    }
    reasons
}

/// What is said about another pairing: any legal one with the same bye.
fn compare(event: &Event, present: &[u32], lots: &mut Lots) -> bool {
    let literal = Literal::new(event, present);
    let Some((groups, bye)) = literal.groups() else {
        return false;
    };
    let rest = without(present, &Vec::from_iter(bye));
    let all = literal.pairings(&rest);
    let others = &all[lots.below(all.len() as u32) as usize];
    let Some(expected) = literal.why_not_round(&groups, others) else {
        return false;
    };
    let tournament = Tournament::new(event.draft()).unwrap();
    let among = event.system.competitors(&tournament);
    let round = RoundNumber::at_place(event.rounds.len());
    let ids: Vec<EntrantId> = present.iter().copied().map(EntrantId).collect();
    let other = PairedRound {
        pairs: (others.iter())
            .map(|(one, other)| Pair {
                white: EntrantId(*one),
                black: EntrantId(*other),
            })
            .collect(),
        bye: bye.map(EntrantId),
    };
    let found = event.system.compare(&among, round, &ids, &other);
    let Ok(Some(Judgement::Fide(judgement))) = found else {
        panic!("{found:?}");
    };
    let Verdict::Worse { reason, .. } = judgement.verdict else {
        panic!("{:?}", judgement.verdict);
    };
    assert_eq!(reason, expected, "{others:?}: {present:?} {event:#?}");
    true
}

fn replay(system: &SwissSystem, seed: u64) -> usize {
    let mut lots = Lots::from_seed(seed);
    let mut event = Event::random(system.clone(), &mut lots);
    let absences = [0, 8, 20][lots.below(3) as usize];
    let mut reasons = 0;
    for _ in 0..event.planned {
        let present: Vec<u32> = (1..=event.size)
            .filter(|_| !percent(&mut lots, absences))
            .collect();
        let Some(pairing) = engine(&event, &present) else {
            break;
        };
        reasons += check(&event, &present);
        reasons += usize::from(compare(&event, &present, &mut lots));
        let strays = percent(&mut lots, 25);
        play(&mut event, &pairing, &present, strays, &mut lots);
    }
    reasons
}

#[test]
fn every_reason_is_true() {
    let asked = std::env::var("ADOUBE_EVENTS").ok();
    let events: u64 = asked.and_then(|text| text.parse().ok()).unwrap_or(40);
    let mut reasons = 0;
    for seed in 0..events {
        let systems = systems(&mut Lots::from_seed(seed.wrapping_mul(6007)));
        for system in &systems {
            reasons += replay(system, seed);
        }
    }
    println!("{reasons} reasons");
}
