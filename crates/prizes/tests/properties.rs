//! What must hold for every fund and every result.

mod twin;

use adoube_prizes::{
    Category, Criterion, Division, ExcessGoesTo, Finisher, Fund, Limit, LimitBalance, Method,
    Money, ObjectRule, PlacePrizes, PointsPrize, Prize, PrizeQuestion, Rounding, RoundingRest,
    Rules, divide,
};
use adoube_tournament::{EntrantId, Points};
use proptest::prelude::*;

const LABELS: [&str; 4] = ["a", "b", "c", "d"];

fn amounts(most: usize) -> impl Strategy<Value = Vec<i64>> {
    proptest::collection::vec(1..=12_i64, 0..=most).prop_map(|mut amounts| {
        amounts.sort_unstable_by(|a, b| b.cmp(a));
        amounts.into_iter().map(|amount| amount * 10).collect()
    })
}

fn prizes(amounts: &[i64]) -> Vec<Prize> {
    let prize = |&amount: &i64| Prize {
        object: Some("cup".to_owned()),
        ..Prize::cash(Money::whole(amount))
    };
    amounts.iter().map(prize).collect()
}

fn labelled(labels: &[usize]) -> Criterion {
    Criterion {
        label: labels
            .iter()
            .map(|&label| LABELS[label].to_owned())
            .collect(),
        ..Criterion::default()
    }
}

/// Prizes for places and for sets of labels, which may cross in every way.
fn funds(places: usize, categories: usize, each: usize) -> impl Strategy<Value = Fund> {
    let labels = proptest::sample::subsequence(vec![0, 1, 2, 3], 1..=3);
    let category = (labels, amounts(each));
    let categories = proptest::collection::vec(category, 0..=categories);
    (amounts(places), categories).prop_map(|(places, categories)| {
        let category = |(number, (labels, amounts)): (usize, (Vec<usize>, Vec<i64>))| Category {
            name: format!("C{number}"),
            who: labelled(&labels),
            prizes: prizes(&amounts),
            sharers: None,
            in_addition: false,
            at_least: None,
        };
        let categories = categories.into_iter().enumerate().map(category);
        Fund {
            place: PlacePrizes {
                prizes: prizes(&places),
                sharers: None,
            },
            categories: categories.filter(|list| !list.prizes.is_empty()).collect(),
            rounding: Rounding {
                unit: Some(Money::ZERO),
                rest: RoundingRest::Report,
            },
            ..Fund::default()
        }
    })
}

/// Players with up to `scores` different scores; ranks follow the order of the list.
fn fields(most: usize, scores: i32) -> impl Strategy<Value = Vec<Finisher>> {
    let labels = proptest::sample::subsequence(vec![0, 1, 2, 3], 0..=4);
    let player = (0..scores, labels, any::<bool>());
    proptest::collection::vec(player, 1..=most).prop_map(|mut players| {
        players.sort_by_key(|(score, ..)| -score);
        let mut rank = 0;
        let mut finishers = Vec::new();
        for ((score, labels, same_rank), number) in players.into_iter().zip(1..) {
            if !same_rank || rank == 0 {
                rank = number;
            }
            let id = EntrantId(number);
            let name = format!("P{number}");
            finishers.push(Finisher {
                labels: labelled(&labels).label,
                ..Finisher::new(id, &name, Points::whole(score), rank)
            });
        }
        finishers
    })
}

fn settings() -> impl Strategy<Value = (Rules, Rounding, Vec<Limit>, Vec<PointsPrize>)> {
    use proptest::option::of;
    let method = prop_oneof![
        Just(Method::Us),
        Just(Method::Equal),
        Just(Method::Hort),
        Just(Method::Rank)
    ];
    let balance = prop_oneof![
        Just(LimitBalance::PointGroup),
        Just(LimitBalance::PrizeGroup),
        Just(LimitBalance::Section),
        Just(LimitBalance::Event)
    ];
    let rest = prop_oneof![
        Just(RoundingRest::Report),
        Just(RoundingRest::TieBreak),
        Just(RoundingRest::Nearest)
    ];
    let unit = prop_oneof![
        Just(None),
        Just(Some(Money::ZERO)),
        Just(Some(Money::whole(5)))
    ];
    let limit = of((0..4_usize, 1..60_i64));
    let points = of((0..3, 1..50_i64));
    let flags = (any::<bool>(), any::<bool>(), any::<bool>(), any::<bool>());
    (method, balance, rest, unit, limit, points, flags).prop_map(
        |(method, limit_balance, rest, unit, limit, points, (next, one, with_money, added))| {
            let rules = Rules {
                method,
                one_cash_prize: one,
                points_in_addition: added,
                excess_goes_to: if next {
                    ExcessGoesTo::Next
                } else {
                    ExcessGoesTo::Tied
                },
                limit_balance,
                objects: if with_money {
                    ObjectRule::WithMoney
                } else {
                    ObjectRule::Separate
                },
                ..Rules::default()
            };
            let limits = limit.map(|(label, cash)| Limit {
                who: labelled(&[label]),
                cash: Money::whole(cash),
            });
            let points = points.map(|(score, cash)| PointsPrize {
                score: Points::whole(score),
                cash: Money::whole(cash),
            });
            let rounding = Rounding { unit, rest };
            (
                rules,
                rounding,
                limits.into_iter().collect(),
                points.into_iter().collect(),
            )
        },
    )
}

fn cash_in_order(division: &Division, finishers: &[Finisher]) -> Vec<Money> {
    finishers
        .iter()
        .map(|finisher| division.cash(finisher.id))
        .collect()
}

/// Whether a finisher can win a category of these tests.
fn can_win(finisher: &Finisher, who: &Criterion) -> bool {
    finisher
        .labels
        .iter()
        .any(|label| who.label.contains(label))
}

fn largest(fund: &Fund, finisher: &Finisher) -> Money {
    let mine = fund
        .categories
        .iter()
        .filter(|list| can_win(finisher, &list.who));
    let all = fund
        .place
        .prizes
        .iter()
        .chain(mine.flat_map(|list| &list.prizes));
    all.filter_map(|prize| prize.cash).max().unwrap_or_default()
}

fn config(cases: u32) -> ProptestConfig {
    ProptestConfig {
        failure_persistence: None,
        max_global_rejects: 10 * cases,
        ..ProptestConfig::with_cases(cases)
    }
}

/// The prizes of a fund in their order, and who can win each.
fn for_twin(fund: &Fund, finishers: &[Finisher]) -> Vec<(Money, Vec<bool>)> {
    let everybody = vec![true; finishers.len()];
    let mut prizes: Vec<(Money, Vec<bool>)> = Vec::new();
    let cash = |prize: &Prize| prize.cash.unwrap_or_default();
    prizes.extend(
        fund.place
            .prizes
            .iter()
            .map(|prize| (cash(prize), everybody.clone())),
    );
    for list in &fund.categories {
        let winners: Vec<bool> = finishers
            .iter()
            .map(|finisher| can_win(finisher, &list.who))
            .collect();
        prizes.extend(
            list.prizes
                .iter()
                .map(|prize| (cash(prize), winners.clone())),
        );
    }
    prizes.sort_by_key(|(cash, _)| std::cmp::Reverse(*cash));
    prizes
}

/// The players by score, the best first.
fn groups(finishers: &[Finisher]) -> Vec<Vec<usize>> {
    let places: Vec<usize> = (0..finishers.len()).collect();
    let same = |one: &usize, next: &usize| finishers[*one].points == finishers[*next].points;
    places.chunk_by(same).map(<[usize]>::to_vec).collect()
}

/// A fund with few different amounts, so that sets of players often have equal claims.
fn few_amounts(mut fund: Fund) -> Fund {
    let lists = fund.categories.iter_mut().map(|list| &mut list.prizes);
    for prize in lists.chain([&mut fund.place.prizes]).flatten() {
        let cash = prize.cash.unwrap_or_default();
        prize.cash = Some(if cash > Money::whole(60) {
            Money::whole(40)
        } else {
            Money::whole(33)
        });
    }
    fund
}

proptest! {
    #![proptest_config(config(400))]

    #[test]
    fn the_books_balance(
        fund in funds(4, 4, 3),
        finishers in fields(10, 4),
        settings in settings(),
        sharers in proptest::option::of(1..5_u32),
    ) {
        let (rules, rounding, limits, points) = settings;
        let place = PlacePrizes { sharers, ..fund.place };
        let fund = Fund { rules, rounding, limits, points, place, ..fund };
        let division = divide(&fund, &finishers, 0).unwrap();
        let left: Money = division.unawarded.iter().map(|prize| prize.cash).sum();
        prop_assert_eq!(division.paid + left + division.residue, division.fund);
        let awards: Money = division.awards.iter().map(|award| award.cash).sum();
        prop_assert_eq!(awards, division.paid);
        for pool in &division.pools {
            prop_assert!(pool.shares.iter().all(|share| share.exact >= Money::ZERO));
        }
        if fund.points.is_empty() {
            prop_assert_eq!(division.fund, fund.advertised());
        }
    }

    #[test]
    fn objects_go_to_one_player_each(
        fund in funds(4, 4, 3), finishers in fields(10, 4), settings in settings()
    ) {
        let fund = Fund { rules: settings.0, ..fund };
        let division = divide(&fund, &finishers, 0).unwrap();
        let won: usize = division.awards.iter().map(|award| award.objects.len()).sum();
        let left = division.unawarded.iter().filter(|prize| prize.object.is_some()).count();
        let open = division.questions.len();
        prop_assert_eq!(won + left + open, fund.all_prizes().count());
        prop_assert!(division.awards.iter().all(|award| award.objects.len() <= 1));
    }

    #[test]
    fn nobody_is_paid_above_the_largest_prize_he_could_win(
        fund in funds(4, 4, 3), finishers in fields(10, 4)
    ) {
        let division = divide(&fund, &finishers, 0).unwrap();
        for finisher in &finishers {
            prop_assert!(division.cash(finisher.id) <= largest(&fund, finisher));
        }
    }

    #[test]
    fn limits_hold(
        fund in funds(4, 4, 3), finishers in fields(10, 4), settings in settings()
    ) {
        let rules = Rules { one_cash_prize: true, ..settings.0 };
        let fund = Fund { rules, limits: settings.2, ..fund };
        let division = divide(&fund, &finishers, 0).unwrap();
        for limit in &fund.limits {
            for finisher in finishers.iter().filter(|finisher| can_win(finisher, &limit.who)) {
                prop_assert!(division.cash(finisher.id) <= limit.cash);
            }
        }
    }

    #[test]
    fn the_order_of_names_does_not_matter(
        fund in funds(4, 4, 3), finishers in fields(10, 4), settings in settings()
    ) {
        let fund = Fund { rules: settings.0, limits: settings.2, points: settings.3, ..fund };
        let before = divide(&fund, &finishers, 0).unwrap();
        // The same players with the numbers the other way round, in the other order.
        let last = u32::try_from(finishers.len()).unwrap() + 1;
        let renumbered = finishers.iter().rev().map(|finisher| Finisher {
            id: EntrantId(last - finisher.id.0),
            ..finisher.clone()
        });
        let renumbered: Vec<Finisher> = renumbered.collect();
        let after = divide(&fund, &renumbered, 0).unwrap();
        let mut reversed = cash_in_order(&after, &renumbered);
        reversed.reverse();
        prop_assert_eq!(cash_in_order(&before, &finishers), reversed);
    }

    #[test]
    fn nobody_gains_by_scoring_less(
        fund in funds(4, 4, 3), finishers in fields(8, 4), who in any::<prop::sample::Index>()
    ) {
        let who = who.index(finishers.len());
        let id = finishers[who].id;
        let before = divide(&fund, &finishers, 0).unwrap();
        for score in -1..i32::from(u8::try_from(finishers[who].points.as_hundredths() / 100).unwrap()) {
            let mut worse = finishers.clone();
            worse[who].points = Points::whole(score);
            let after = divide(&fund, &worse, 0).unwrap();
            prop_assert!(after.cash(id) <= before.cash(id), "{} {:?}\n{:#?}\n{:#?}", score, id, before.pools, after.pools);
        }
    }
}

proptest! {
    #![proptest_config(config(2000))]

    #[test]
    fn the_twin_agrees(fund in funds(3, 3, 2), finishers in fields(6, 1)) {
        let prizes = for_twin(&fund, &finishers);
        prop_assume!(prizes.len() <= 6);
        let division = divide(&fund, &finishers, 0).unwrap();
        let limits = vec![None; finishers.len()];
        let possible = twin::divide(&prizes, &groups(&finishers), &limits);
        prop_assert!(possible.contains(&cash_in_order(&division, &finishers)));
    }

    /// What one tie takes decides what is left for the next.
    #[test]
    fn the_twin_agrees_on_several_scores(
        fund in funds(2, 4, 2), finishers in fields(6, 3), few in any::<bool>()
    ) {
        let fund = if few { few_amounts(fund) } else { fund };
        let prizes = for_twin(&fund, &finishers);
        prop_assume!(prizes.len() <= 6);
        let division = divide(&fund, &finishers, 0).unwrap();
        let limits = vec![None; finishers.len()];
        let possible = twin::divide(&prizes, &groups(&finishers), &limits);
        let paid = cash_in_order(&division, &finishers);
        prop_assert!(possible.contains(&paid), "{:?} {:?}\n{:#?}", paid, possible, division.pools);
    }

    /// With limits the sets that may leave are found in another way.
    #[test]
    fn the_twin_agrees_on_limits(
        fund in funds(1, 4, 2),
        finishers in fields(6, 1),
        limits in proptest::collection::vec(proptest::option::weighted(0.3, 1..80_i64), 6)
    ) {
        let prizes = for_twin(&fund, &finishers);
        prop_assume!(prizes.len() <= 6);
        let limits: Vec<Option<Money>> =
            limits.into_iter().take(finishers.len()).map(|limit| limit.map(Money::whole)).collect();
        let limited = finishers.into_iter().zip(&limits);
        let limited: Vec<Finisher> =
            limited.map(|(finisher, &limit)| Finisher { limit, ..finisher }).collect();
        let division = divide(&fund, &limited, 0).unwrap();
        // The twin does not pass on what nobody of a pool may have.
        prop_assume!(division.pools.iter().all(|pool| pool.carried.is_zero()));
        let possible = twin::divide(&prizes, &groups(&limited), &limits);
        prop_assert!(possible.contains(&cash_in_order(&division, &limited)));
    }
}

#[test]
fn a_tie_of_hundreds_with_dozens_of_crossing_prizes() {
    let label = |number: usize| format!("L{number}");
    let category = |number: usize| Category {
        name: format!("C{number}"),
        who: Criterion {
            label: vec![label(number), label((number * 7 + 3) % 24)],
            ..Criterion::default()
        },
        prizes: prizes(&[400 - 10 * number as i64, 200 - 5 * number as i64]),
        sharers: None,
        in_addition: false,
        at_least: None,
    };
    let fund = Fund {
        place: PlacePrizes {
            prizes: prizes(&[2000, 1000, 500, 400, 300, 200, 100]),
            sharers: None,
        },
        categories: (0..24).map(category).collect(),
        ..Fund::default()
    };
    let finishers: Vec<Finisher> = (0..400_usize)
        .map(|number| Finisher {
            labels: vec![label(number % 24), label(number * 5 % 17)],
            ..Finisher::new(
                EntrantId(number as u32),
                &format!("P{number}"),
                Points::whole(4),
                number as u32 + 1,
            )
        })
        .collect();
    let division = divide(&fund, &finishers, 400).unwrap();
    assert_eq!(division.paid + division.residue, fund.advertised());
    let inexact: Vec<_> = division
        .questions
        .iter()
        .filter(|q| q.text == PrizeQuestion::NotAllCompared)
        .collect();
    assert!(inexact.is_empty(), "{inexact:?}");
}

#[test]
fn a_search_that_was_cut_short_is_reported() {
    // One player can win everything, the others one category each, and there are more prizes than
    // players: every choice of categories is a set that might leave.
    let label = |number: usize| format!("L{number}");
    let category = |number: usize| Category {
        name: format!("C{number}"),
        who: Criterion {
            label: vec![label(number)],
            ..Criterion::default()
        },
        prizes: prizes(&[100 + number as i64, 10, 5]),
        sharers: None,
        in_addition: false,
        at_least: None,
    };
    let fund = Fund {
        categories: (1..=14).map(category).collect(),
        ..Fund::default()
    };
    let labels = |number: usize| match number {
        0 => (1..=14).map(label).collect(),
        number => vec![label(number)],
    };
    let finishers: Vec<Finisher> = (0..=14_usize)
        .map(|number| Finisher {
            labels: labels(number),
            ..Finisher::new(
                EntrantId(number as u32),
                "P",
                Points::ONE,
                1 + number as u32,
            )
        })
        .collect();
    let division = divide(&fund, &finishers, 15).unwrap();
    let reported = division
        .questions
        .iter()
        .filter(|question| question.text == PrizeQuestion::NotAllCompared);
    assert_eq!(reported.count(), 1);
    let left: Money = division.unawarded.iter().map(|prize| prize.cash).sum();
    assert_eq!(division.paid + left + division.residue, division.fund);
}
