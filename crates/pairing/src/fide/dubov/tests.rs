use adoube_tournament::{Colour, Draft, EntrantId, Float, Points, RoundNumber, Tournament};

use super::super::answer::{Criterion, Paired, Reason};
use super::super::competitors::Competitors;
use super::super::field::{Competitor, Field, PastRound};
use super::super::optimum::Demands;
use super::super::optimum::tests::{
    Case, Pairs, Quality, each_round, has_all, partner, tournament,
};
use super::super::{Engine, System};
use super::engine::Round;
use super::shifts::from_the_middle;
use super::upfloaters::{most_upfloats, rounded_average};
use super::{Dubov, Edition};

const NAME: &str = "dubov-2026";

const DUBOV: Dubov = Dubov {
    edition: Edition::Dubov2026,
};

/// V-DU-1, V-DU-4, V-DU-5.
#[test]
fn numbers() {
    let order: String = from_the_middle(&['A', 'B', 'C', 'D', 'E', 'F', 'G'])
        .iter()
        .collect();
    assert_eq!(order, "DCEBFAG");
    assert_eq!([5, 9, 10, 11].map(most_upfloats), [3, 3, 4, 4]);
    assert_eq!(rounded_average(&[2000, 2001]), 2001);
    assert_eq!(rounded_average(&[]), 0);
}

/// Somebody who has had one colour and has come up some times.
fn competitor(number: u32, score: i32, colour: Colour, upfloats: usize) -> Competitor {
    let game = PastRound {
        colour: Some(colour),
        float: None,
        is_played: true,
    };
    let upfloat = PastRound {
        colour: None,
        float: Some(Float::Up),
        is_played: false,
    };
    let mut past = vec![upfloat; upfloats];
    past.push(game);
    Competitor {
        id: EntrantId(number),
        number,
        ordinal: number,
        score: Points::whole(score),
        real_score: Points::whole(score),
        secondary: None,
        rating: 2000,
        past,
        games: 1,
        may_have_bye: true,
    }
}

/// V-DU-6: the fewest maximum upfloaters count before how often they have come up.
#[test]
fn maximum_upfloaters_count_before_their_upfloats() {
    use Colour::{Black, White};
    let field = Field {
        round: RoundNumber(2),
        planned_rounds: 9,
        initial_colour: White,
        win: Points::ONE,
        competitors: vec![
            competitor(1, 2, White, 0),
            competitor(2, 2, Black, 0),
            competitor(3, 0, White, 9),
            competitor(4, 0, Black, 0),
            competitor(5, 0, White, 3),
            competitor(6, 0, Black, 3),
        ],
        barred: vec![vec![1], vec![0], vec![4, 5], vec![], vec![2], vec![2]],
    };
    let empty = Tournament::new(Draft::default()).unwrap();
    let round = Round::new(&Competitors::players(&empty), &field);
    let paired = round.pair().unwrap();
    let group = &paired.groups[0];
    assert_eq!(group.joined, [2, 3]);
    let failures = [
        (Criterion::Upfloaters, 2),
        (Criterion::MaximumUpfloaters, 1),
        (Criterion::TimesUpfloated, 9),
    ];
    assert_eq!(group.failures, failures);
    // Instead of 3 and 4: 5 and 6, and nobody in between.
    let maximum = Reason::Criterion(Criterion::MaximumUpfloaters);
    let others = [(0, 5), (1, 4), (2, 3)];
    assert_eq!(round.why_not(&paired, 0, &others), maximum);
}

/// What the pairs of those who are left are worth to their first scoregroup, found anew.
fn quality(case: &Case<'_>, group: usize, pairs: &Pairs) -> Quality {
    let competitors = &case.field.competitors;
    let residents = &case.paired.groups[group].residents;
    let in_bracket = |pair: &&(usize, usize)| residents.contains(&pair.0);
    // The smaller place has the higher score, so that an upfloater is always the second.
    let bracket: Vec<_> = pairs.iter().filter(in_bracket).collect();
    let wish = |place: usize| {
        let (colour, _) = super::super::history::preference(&competitors[place]);
        colour.unwrap_or(Colour::Black)
    };
    let same = bracket.iter().filter(|pair| wish(pair.0) == wish(pair.1));
    let up: Vec<usize> = (bracket.iter().map(|pair| pair.1))
        .filter(|other| !residents.contains(other))
        .collect();
    let mut scores: Vec<i64> = (up.iter())
        .map(|place| -i64::from(competitors[*place].score.as_hundredths()))
        .collect();
    scores.sort_by_key(|score| std::cmp::Reverse(*score));
    let is_up = |round: &&PastRound| round.float == Some(Float::Up);
    let times = |place: &usize| competitors[*place].past.iter().filter(is_up).count() as i64;
    let is_last = case.field.round.0 == case.field.planned_rounds;
    let counted = up.iter().filter(|_| !is_last);
    let most = i64::from(2 + case.field.planned_rounds / 5);
    let maximum: Vec<i64> = counted.clone().map(times).filter(|n| *n >= most).collect();
    let again = counted.filter(|place| competitors[**place].past.last().iter().any(is_up));
    vec![
        (Criterion::Upfloaters, vec![up.len() as i64]),
        (Criterion::UpfloaterScores, scores),
        (Criterion::Preferences, vec![same.count() as i64]),
        (Criterion::MaximumUpfloaters, vec![maximum.len() as i64]),
        (Criterion::TimesUpfloated, vec![maximum.iter().sum()]),
        (Criterion::FloatedLast, vec![again.count() as i64]),
    ]
}

fn check_explanations(case: &Case<'_>) -> usize {
    let mut checked = 0;
    for (number, group) in case.paired.groups.iter().enumerate() {
        let expected = |meets: &dyn Fn(&Pairs) -> bool| {
            case.expected(number, &|pairs| quality(case, number, pairs), meets)
        };
        for (place, (player, _)) in group.pairs.iter().enumerate() {
            for (other, reason) in case.engine.instead_of_pair(case.paired, number, place) {
                checked += 1;
                if !case.may_meet(*player, other) {
                    assert!(!matches!(reason, Reason::Criterion(_) | Reason::Order));
                    continue;
                }
                let demanded = [&group.pairs[..place], &[(*player, other)]].concat();
                assert_eq!(reason, expected(&|pairs| has_all(pairs, &demanded)));
            }
        }
        for floater in &group.joined {
            for (other, reason) in case
                .engine
                .instead_of_floater(case.paired, number, *floater)
            {
                checked += 1;
                let before = group
                    .joined
                    .iter()
                    .copied()
                    .filter(|joined| *joined < other);
                let up: Vec<usize> = before.chain([other]).collect();
                let meets = |pairs: &Pairs| {
                    let mut up = up.iter();
                    up.all(|one| group.residents.contains(&partner(pairs, *one)))
                };
                assert_eq!(reason, expected(&meets));
            }
        }
        for other in case.pairings(number).iter().step_by(7) {
            let of_group = |pair: &&(usize, usize)| {
                let players = [group.residents.as_slice(), &group.joined].concat();
                players.contains(&pair.0) || players.contains(&pair.1)
            };
            let touching: Pairs = other.iter().filter(of_group).copied().collect();
            if group
                .pairs
                .iter()
                .all(|(one, two)| partner(other, *one) == *two)
            {
                continue;
            }
            checked += 1;
            let reason = case.engine.why_not(case.paired, number, &touching);
            let in_bracket = |pair: &&(usize, usize)| group.residents.contains(&pair.0);
            let own: Pairs = other.iter().filter(in_bracket).copied().collect();
            assert_eq!(reason, expected(&|pairs| has_all(pairs, &own)));
        }
    }
    checked
}

#[test]
fn explanations_are_true() {
    let mut checked = 0;
    for seed in 0..40 {
        let tournament = tournament(NAME, 6 + seed as usize % 4, 6, seed);
        each_round(NAME, &DUBOV, &tournament, |case| {
            checked += check_explanations(case);
        });
    }
    assert!(checked > 500, "{checked}");
}

#[test]
fn the_bye_is_explained() {
    let mut found = Vec::new();
    for seed in 0..60 {
        let tournament = tournament(NAME, 7, 5, seed);
        each_round(NAME, &DUBOV, &tournament, |case| {
            let Some(bye) = case.paired.bye else {
                return;
            };
            let competitors = &case.field.competitors;
            for other in (0..case.field.len()).filter(|other| *other != bye) {
                let (own, others) = (&competitors[bye], &competitors[other]);
                if !others.may_have_bye {
                    continue;
                }
                let reason = case.engine.why_not_bye(case.paired, other);
                let is_true = match reason {
                    Reason::Criterion(Criterion::ByeScore) => others.score > own.score,
                    Reason::Criterion(Criterion::ByeGames) => others.games < own.games,
                    Reason::Criterion(Criterion::ByeRank) => others.number < own.number,
                    _ => is_stuck_without(case, other),
                };
                assert!(is_true, "{reason:?}");
                found.push(reason);
            }
        });
    }
    for criterion in [Criterion::ByeScore, Criterion::ByeGames, Criterion::ByeRank] {
        assert!(
            found.contains(&Reason::Criterion(criterion)),
            "{criterion:?}"
        );
    }
}

fn is_stuck_without(case: &Case<'_>, bye: usize) -> bool {
    let others: Vec<usize> = (0..case.field.len()).filter(|one| *one != bye).collect();
    let may_meet = |one, other| case.may_meet(one, other);
    !super::super::completion::can_be_paired(&others, &may_meet)
}

/// In large fields no more is looked at than has to be. What is chosen must be the same as if all
/// had been looked at.
#[test]
fn looks_far_enough() {
    let mut groups = 0;
    for (seed, players) in [(1, 60), (2, 81), (3, 120)] {
        let tournament = tournament(NAME, players, 5, seed);
        let among = Competitors::players(&tournament);
        each_round(NAME, &DUBOV, &tournament, |case| {
            let round = Round::new(&among, case.field);
            groups += compare_views(&round, case.paired);
        });
    }
    assert!(groups > 20, "{groups}");
}

/// How many groups looked at less than there is.
fn compare_views(round: &Round<'_>, paired: &Paired) -> usize {
    let mut narrow = 0;
    for group in 0..paired.groups.len() {
        let left = Round::left_at(paired, group);
        let scoregroup = round.top(&left);
        let few = scoregroup.in_next(&Demands::default());
        narrow += usize::from(few.is_some());
        let few = few
            .or_else(|| scoregroup.best(&Demands::default()))
            .unwrap();
        let all = scoregroup.in_all(false, &Demands::default()).unwrap();
        assert_eq!(few.0, all.0);
        assert_eq!(few.1.faults, all.1.faults);
    }
    narrow
}

#[test]
fn articles() {
    use super::super::Cited;
    use crate::facts::Article;
    let old = Dubov {
        edition: Edition::Dubov2018,
    };
    let seventh = Cited::Reason(Reason::Criterion(Criterion::Preferences));
    assert_eq!(DUBOV.article(seventh), Article::Of("C7"));
    assert_eq!(old.article(seventh), Article::Of("C.7"));
    let banned = Cited::Reason(Reason::Prohibited);
    assert_eq!(DUBOV.article(banned), Article::OfTheEvent);
}
