//! What is said about a pairing is true: every reason is proved by trying all pairings.

use adoube_pairing::dutch::Pair;
use adoube_pairing::fide::lim::Lim;
use adoube_pairing::fide::{Criterion, GroupExplanation, GroupPairing, Reason, Verdict};
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::{Explained, Judgement, PairedRound, SwissSystem};
use adoube_pairing::us::Facts;
use adoube_tournament::EntrantId;

use crate::literal::Truth;
use crate::random::{OpenRound, RandomEvent};
use crate::random_events::readings;

/// How many reasons of each kind were proved.
#[derive(Debug, Default)]
struct Proved {
    hindrances: usize,
    completion: usize,
    due_colour: usize,
    rating_range: usize,
    pairs: usize,
    byes: usize,
    other_pairings: usize,
}

fn without(ids: &[EntrantId], gone: &[EntrantId]) -> Vec<EntrantId> {
    let ids = ids.iter().copied();
    ids.filter(|id| !gone.contains(id)).collect()
}

/// Everybody in a group, and the floaters that were chosen before any pair was undone.
fn members(truth: &Truth, group: &GroupPairing) -> (Vec<EntrantId>, Vec<EntrantId>) {
    let members = [&group.residents[..], &group.joined].concat();
    let chosen = members.len() - 2 * truth.most_pairs(&members);
    (members, group.left[..chosen].to_vec())
}

fn prove_pairs(truth: &Truth, group: &GroupPairing, told: &GroupExplanation, proved: &mut Proved) {
    let (members, floaters) = members(truth, group);
    let mut left = without(&members, &floaters);
    for (explained, (seeker, opponent)) in told.pairs.iter().zip(&group.pairs) {
        assert_eq!(explained.seeker, *seeker);
        for instead in &explained.instead {
            let other = instead.player;
            let rest = without(&left, &[*seeker, other]);
            match instead.reason {
                Reason::Met(_) | Reason::Prohibited | Reason::ColourLimits => {
                    assert!(!truth.compatible(*seeker, other));
                    proved.hindrances += 1;
                }
                Reason::Criterion(Criterion::Completion) => {
                    assert!(2 * truth.most_pairs(&rest) < rest.len());
                    proved.completion += 1;
                }
                Reason::Criterion(Criterion::DueColour) => {
                    assert!(truth.suits(*seeker, *opponent) && !truth.suits(*seeker, other));
                    proved.due_colour += 1;
                }
                Reason::Criterion(Criterion::RatingRange) => {
                    assert!(truth.suits(*seeker, other));
                    proved.rating_range += 1;
                }
                other => panic!("{other:?}"),
            }
        }
        left = without(&left, &[*seeker, *opponent]);
    }
}

fn prove_floaters(
    truth: &Truth,
    group: &GroupPairing,
    told: &GroupExplanation,
    proved: &mut Proved,
) {
    let (members, floaters) = members(truth, group);
    let kept = truth.most_pairs(&members);
    let mut staying = members;
    for floater in floaters {
        let explained = told.floaters.iter().find(|one| one.player == floater);
        for instead in &explained.unwrap().instead {
            let rest = without(&staying, &[instead.player]);
            let loses = truth.most_pairs(&rest) < kept;
            match instead.reason {
                Reason::Criterion(Criterion::Pairs) => {
                    assert!(loses);
                    proved.pairs += 1;
                }
                Reason::Criterion(_) => {}
                other => panic!("{other:?}"),
            }
        }
        staying = without(&staying, &[floater]);
    }
}

/// A pairing of everybody by lot that is legal; `None` if the lot does not make one.
fn by_lot(truth: &Truth, present: &[EntrantId], lots: &mut Lots) -> Option<Vec<Pair>> {
    let mut left = present.to_vec();
    lots.shuffle(&mut left);
    let mut pairs = Vec::new();
    while let Some(white) = left.pop() {
        let place = left
            .iter()
            .position(|black| truth.compatible(white, *black))?;
        let black = left.remove(place);
        pairs.push(Pair { white, black });
    }
    Some(pairs)
}

fn prove_round(
    system: &SwissSystem,
    open: &OpenRound,
    truth: &Truth,
    lots: &mut Lots,
    proved: &mut Proved,
) -> Option<PairedRound> {
    let among = system.competitors(&open.tournament);
    let facts = Facts::default();
    let explained = system.explain(&among, open.number, &open.present, &facts, None);
    let Ok(Explained::Fide(explained)) = explained else {
        return None;
    };
    for (group, told) in explained.pairing.groups.iter().zip(&explained.groups) {
        prove_pairs(truth, group, told, proved);
        prove_floaters(truth, group, told, proved);
    }
    for instead in &explained.bye {
        let rest = without(&open.present, &[instead.player]);
        if instead.reason == Reason::Criterion(Criterion::Completion) {
            assert!(2 * truth.most_pairs(&rest) < rest.len());
            proved.byes += 1;
        }
    }
    let made = PairedRound {
        pairs: explained.pairing.pairs.clone(),
        bye: explained.pairing.bye,
    };
    let paired = without(&open.present, made.bye.as_slice());
    for _ in 0..3 {
        let Some(pairs) = by_lot(truth, &paired, lots) else {
            continue;
        };
        let other = PairedRound {
            pairs,
            ..made.clone()
        };
        let judged = system.compare(&among, open.number, &open.present, &other);
        let Ok(Some(Judgement::Fide(judged))) = judged else {
            panic!("the round can be paired");
        };
        let same = |pair: &Pair| {
            let turned = Pair {
                white: pair.black,
                black: pair.white,
            };
            made.pairs.contains(pair) || made.pairs.contains(&turned)
        };
        match judged.verdict {
            Verdict::Worse { .. } => assert!(!other.pairs.iter().all(same)),
            _ => assert!(other.pairs.iter().all(same), "{:?}", judged.verdict),
        }
        proved.other_pairings += 1;
    }
    Some(made)
}

#[test]
fn reasons_are_true() {
    let events = match std::env::var_os("ADOUBE_LONG_TESTS") {
        Some(_) => 6_000,
        None => 250,
    };
    let mut proved = Proved::default();
    for seed in 0..events {
        let mut lots = Lots::from_seed(seed + 990);
        let readings = readings(&mut lots);
        let system = SwissSystem::Lim(Lim { readings });
        let mut event = RandomEvent::new(seed, 9);
        for entrant in &mut event.draft.entrants {
            entrant.player.fide_rating = Some(1600 + 20 * lots.below(20) as u16);
        }
        while let Some(open) = event.open_round() {
            let truth = Truth::new(&open.tournament, open.number, &open.present, readings);
            let Some(made) = prove_round(&system, &open, &truth, &mut lots, &mut proved) else {
                break;
            };
            let pairs = made.pairs.iter().map(|pair| (pair.white, pair.black));
            let pairs: Vec<_> = pairs.collect();
            event.play(open, &pairs, made.bye);
        }
    }
    println!("{proved:?}");
    assert!(proved.completion > 50 && proved.due_colour > 50 && proved.pairs > 50);
}
