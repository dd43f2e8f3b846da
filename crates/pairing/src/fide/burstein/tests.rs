use super::super::answer::{Criterion, Paired, Reason};
use super::super::competitors::Competitors;
use super::super::history::preference;
use super::super::optimum::Demands;
use super::super::optimum::tests::{
    Case, Pairs, Quality, each_round, has_all, partner, tournament,
};
use super::super::readings::Readings;
use super::bracket::Depth;
use super::engine::Round;
use super::{Burstein, Edition, index};

const NEW: (&str, Burstein) = (
    "burstein-2026",
    Burstein {
        edition: Edition::Burstein2026,
        readings: Readings::USUAL,
    },
);

const OLD: (&str, Burstein) = (
    "burstein-2017",
    Burstein {
        edition: Edition::Burstein2017,
        readings: Readings::USUAL,
    },
);

/// Whether pairs meet a demand.
type Meets<'m> = &'m dyn Fn(&Pairs) -> bool;

/// What the pairs of those who are left are worth to a bracket, found anew.
fn quality(case: &Case<'_>, group: usize, is_old: bool, pairs: &Pairs) -> Quality {
    let groups = &case.paired.groups;
    let own = [groups[group].joined.as_slice(), &groups[group].residents].concat();
    let floaters = |bracket: &[usize]| -> Vec<usize> {
        let players = bracket.iter().copied();
        players
            .filter(|player| !bracket.contains(&partner(pairs, *player)))
            .collect()
    };
    let out = floaters(&own);
    let next = groups
        .get(group + 1)
        .map_or(&[][..], |next| &next.residents);
    let next = [out.as_slice(), next].concat();
    let further = floaters(&next);
    let wish = |place: usize| preference(&case.field.competitors[place]).0;
    let inside = |pair: &&(usize, usize)| own.contains(&pair.0) && own.contains(&pair.1);
    let same = |pair: &&(usize, usize)| wish(pair.0).is_some() && wish(pair.0) == wish(pair.1);
    let unfulfilled = pairs.iter().filter(inside).filter(same).count();
    // C6 of a bracket: the scores of its floaters, or first the number of those who had come.
    let sixth = |floaters: &[usize], incoming: &[usize]| {
        let counted = floaters
            .iter()
            .filter(|one| !is_old || incoming.contains(one));
        let score = |place: &usize| case.field.competitors[*place].score.as_hundredths();
        let mut scores: Vec<i64> = counted.map(|place| i64::from(score(place))).collect();
        scores.sort_by_key(|score| std::cmp::Reverse(*score));
        let number = if is_old { scores.len() as i64 } else { 0 };
        [vec![number], scores].concat()
    };
    let criterion = match is_old {
        true => Criterion::IncomingFloaters,
        false => Criterion::FloaterScores,
    };
    let seventh = [vec![further.len() as i64], sixth(&further, &out)].concat();
    vec![
        (Criterion::Pairs, vec![out.len() as i64]),
        (criterion, sixth(&out, &groups[group].joined)),
        (Criterion::NextGroup, seventh),
        (Criterion::Preferences, vec![unfulfilled as i64]),
    ]
}

fn check_explanations(case: &Case<'_>, ranks: &[usize], is_old: bool) -> usize {
    let mut checked = 0;
    for (number, group) in case.paired.groups.iter().enumerate() {
        let own = [group.joined.as_slice(), &group.residents].concat();
        let floats = |pairs: &Pairs, one: usize| !own.contains(&partner(pairs, one));
        let expected = |meets: Meets<'_>| {
            let quality = |pairs: &Pairs| quality(case, number, is_old, pairs);
            case.expected(number, &quality, meets)
        };
        // Those left at a group are in its pairs and in those below; `expected` tries them all.
        for (place, (player, _)) in group.pairs.iter().enumerate() {
            for (other, reason) in case.engine.instead_of_pair(case.paired, number, place) {
                checked += 1;
                if !case.may_meet(*player, other) {
                    assert!(!matches!(reason, Reason::Criterion(_) | Reason::Order));
                    continue;
                }
                let demanded = [&group.pairs[..place], &[(*player, other)]].concat();
                let before = |one: &&usize| ranks[**one] < ranks[*player];
                let floated: Vec<usize> = group.left.iter().filter(before).copied().collect();
                let meets = |pairs: &Pairs| {
                    has_all(pairs, &demanded) && floated.iter().all(|one| floats(pairs, *one))
                };
                assert_eq!(reason, expected(&meets));
            }
        }
        for floater in &group.left {
            for (other, reason) in case
                .engine
                .instead_of_floater(case.paired, number, *floater)
            {
                checked += 1;
                let meets = |pairs: &Pairs| {
                    let mut left = group.left.iter().filter(|one| *one != floater);
                    floats(pairs, other) && left.all(|one| floats(pairs, *one))
                };
                assert_eq!(reason, expected(&meets));
            }
        }
        checked += check_others(case, number, &own, &expected);
    }
    checked
}

/// Checks what speaks against whole other pairings.
fn check_others(
    case: &Case<'_>,
    number: usize,
    own: &[usize],
    expected: &dyn Fn(Meets<'_>) -> Reason,
) -> usize {
    let mut checked = 0;
    let group = &case.paired.groups[number];
    for other in case.pairings(number).iter().step_by(7) {
        if has_all(other, &group.pairs) {
            continue;
        }
        checked += 1;
        let touches = |pair: &&(usize, usize)| own.contains(&pair.0) || own.contains(&pair.1);
        let touching: Pairs = other.iter().filter(touches).copied().collect();
        let reason = case.engine.why_not(case.paired, number, &touching);
        let same_floaters = |pairs: &Pairs| {
            own.iter().all(|one| {
                let [with, others] = [pairs, other].map(|pairs| partner(pairs, *one));
                with == others || (!own.contains(&with) && !own.contains(&others))
            })
        };
        assert_eq!(reason, expected(&same_floaters));
    }
    checked
}

#[test]
fn explanations_are_true() {
    for (name, system) in [NEW, OLD] {
        let mut checked = 0;
        for seed in 0..40 {
            let tournament = tournament(name, 6 + seed as usize % 4, 6, seed);
            let among = Competitors::players(&tournament);
            each_round(name, &system, &tournament, |case| {
                let ranks = index::ranks(&among, case.field, false);
                checked += check_explanations(case, &ranks, name == OLD.0);
            });
        }
        assert!(checked > 300, "{checked}");
    }
}

/// In large fields no more is looked at than has to be. What is chosen must be the same as if all
/// had been looked at.
#[test]
fn looks_far_enough() {
    for (name, system) in [NEW, OLD] {
        let mut narrow = 0;
        for (seed, players) in [(1, 60), (2, 81), (3, 120)] {
            let tournament = tournament(name, players, 5, seed);
            let among = Competitors::players(&tournament);
            each_round(name, &system, &tournament, |case| {
                let ranks = index::ranks(&among, case.field, false);
                let all_floaters = system.counts_all_floaters();
                let round = Round::new(&among, case.field, ranks, all_floaters);
                narrow += compare_views(&round, case.paired);
            });
        }
        assert!(narrow > 5, "{narrow}");
    }
}

/// How many groups looked at less than there is.
fn compare_views(round: &Round<'_>, paired: &Paired) -> usize {
    let mut narrow = 0;
    for (number, group) in paired.groups.iter().enumerate() {
        let below = Round::below(paired, number);
        let bracket = round.again(group, &below);
        let few = bracket.best(&Demands::default()).unwrap();
        let all = bracket.best_seen(Depth::All, &Demands::default()).unwrap();
        assert_eq!(bracket.split(&few), bracket.split(&all));
        narrow += usize::from(few.partners.len() < all.partners.len());
    }
    narrow
}

/// 5.2: without any game the number decides; who has played is granted the only preference.
#[test]
fn colours() {
    let (name, system) = NEW;
    let tournament = tournament(name, 8, 1, 1);
    each_round(name, &system, &tournament, |case| {
        for group in &case.paired.groups {
            for (one, other) in &group.pairs {
                let (colour, rule) = case.engine.colours(group, *one, *other);
                assert_eq!(rule, super::super::ColourRule::InitialColour);
                let (back, _) = case.engine.colours(group, *other, *one);
                assert_eq!(colour, back.opposite());
                let is_odd = case.field.competitors[*one].number % 2 == 1;
                let is_initial = colour == case.field.initial_colour;
                assert_eq!(is_initial, is_odd);
            }
        }
    });
}
