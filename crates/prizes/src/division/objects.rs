//! Trophies, plaques, clocks: things that cannot be divided (32F, 32G, 33D), and titles.

use std::cmp::Reverse;
use std::ops::Range;

use super::{Field, Origin, Pool, Question, articles};
use crate::fund::{LivePrize, ObjectRule, Source};
use crate::{Article, PrizeQuestion};

/// Who won which object.
#[derive(Default)]
pub(super) struct Objects {
    /// Contender, number of the prize, and the article by which it was won.
    pub won: Vec<(usize, usize, Article)>,
    /// The numbers of prizes whose object nobody won.
    pub left: Vec<usize>,
    pub questions: Vec<Question>,
}

/// Awards the objects of place and category prizes.
pub(super) fn award(field: &Field, prizes: &[(usize, LivePrize)], pools: &[Pool]) -> Objects {
    let rules = &field.fund.rules;
    let mut objects = Objects::default();
    for ladder in ladders(field, prizes) {
        let mut left = ladder;
        // The most desirable first: a posted order, then more money, then 32B4 (33D1a).
        left.sort_by_key(|&number| {
            let prize = &prizes[number].1;
            (
                prize.order.unwrap_or(u32::MAX),
                Reverse(prize.cash),
                prize.precedence,
            )
        });
        let mut has_one = vec![false; field.contenders.len()];
        if rules.objects == ObjectRule::WithMoney {
            with_money(field, prizes, pools, &mut left, &mut has_one, &mut objects);
        }
        // What the money carried along is gone from the list, and who has something has it: the rest goes by the
        // standings under either rule.
        for group in field.groups(true) {
            by_rank(field, prizes, &group, &mut left, &mut has_one, &mut objects);
        }
        objects.left.extend(left);
    }
    objects
}

/// Lists of objects of which nobody wins two.
fn ladders(field: &Field, prizes: &[(usize, LivePrize)]) -> Vec<Vec<usize>> {
    let rules = &field.fund.rules;
    let mut main = Vec::new();
    let mut ages = Vec::new();
    let mut apart: Vec<Vec<usize>> = vec![Vec::new(); field.fund.categories.len()];
    for (number, prize) in prizes {
        if prize.object.is_none() || !prize.offered {
            continue;
        }
        match prize.source {
            Source::Special(_) => {}
            Source::Place => main.push(*number),
            Source::Category(list) => {
                let category = &field.fund.categories[list];
                let age = rules.age_objects_in_addition && category.who.is_age_or_grade();
                if category.in_addition || !rules.one_object {
                    apart[list].push(*number);
                } else if age {
                    ages.push(*number);
                } else {
                    main.push(*number);
                }
            }
        }
    }
    let mut ladders = vec![main, ages];
    ladders.append(&mut apart);
    ladders
}

/// Variation 33D2a: the object goes where the money went; inside a pool the best tie-break takes
/// the best object of the pool's prizes that he can win.
fn with_money(
    field: &Field,
    prizes: &[(usize, LivePrize)],
    pools: &[Pool],
    left: &mut Vec<usize>,
    has_one: &mut [bool],
    objects: &mut Objects,
) {
    for pool in pools {
        let inside = |number: &usize| {
            pool.prizes
                .iter()
                .any(|prize| prize.origin == Origin::Fund(*number))
        };
        let mut of_pool: Vec<usize> = left.iter().copied().filter(inside).collect();
        let before = of_pool.clone();
        let rank = |contender: usize| field.contenders[contender].rank;
        let mut players: Vec<usize> = pool.shares.iter().map(|share| share.contender).collect();
        players.sort_by_key(|&contender| (rank(contender), contender));
        for equals in players.chunk_by(|&a, &b| rank(a) == rank(b)) {
            choose(
                field,
                prizes,
                equals,
                &mut of_pool,
                has_one,
                objects,
                articles::OBJECTS_WITH_MONEY,
            );
        }
        // What was in this pool and is not left was won, or waits for a tie to be broken.
        left.retain(|number| !before.contains(number) || of_pool.contains(number));
    }
}

/// 33D2: apart from the money, each in the order of the standings takes the best object left that
/// he can win.
fn by_rank(
    field: &Field,
    prizes: &[(usize, LivePrize)],
    group: &Range<usize>,
    left: &mut Vec<usize>,
    has_one: &mut [bool],
    objects: &mut Objects,
) {
    let players: Vec<usize> = group.clone().collect();
    choose(
        field,
        prizes,
        &players,
        left,
        has_one,
        objects,
        articles::OBJECTS_APART,
    );
}

/// Players of equal points and rank choose. If several of them can win the same object, somebody
/// has to break the tie first (32F1, 32G1).
fn choose(
    field: &Field,
    prizes: &[(usize, LivePrize)],
    players: &[usize],
    left: &mut Vec<usize>,
    has_one: &mut [bool],
    objects: &mut Objects,
    article: Article,
) {
    let rivals: Vec<usize> = players
        .iter()
        .copied()
        .filter(|&player| !has_one[player])
        .collect();
    for &player in &rivals {
        let can_win = |number: usize, player: usize| field.can_win(player, &prizes[number].1);
        let Some(place) = left.iter().position(|&number| can_win(number, player)) else {
            continue;
        };
        // The thing is taken off the list even while it is in dispute: whoever gets it of these, nobody below
        // them does.
        let number = left.remove(place);
        has_one[player] = true;
        let claims: Vec<String> = rivals
            .iter()
            .filter(|&&rival| can_win(number, rival))
            .map(|&rival| field.contenders[rival].name.clone())
            .collect();
        if claims.len() > 1 {
            objects.questions.push(unbroken(&prizes[number].1, claims));
        } else {
            objects.won.push((player, number, article));
        }
    }
}

fn unbroken(prize: &LivePrize, claims: Vec<String>) -> Question {
    Question {
        text: PrizeQuestion::TieNotBroken {
            prize: prize.label.clone(),
            claims,
        },
    }
}

/// Who won which title: the best of the list, whatever else they win (32G1).
pub(super) fn titles(field: &Field, prizes: &[(usize, LivePrize)]) -> Objects {
    let mut titles = Objects::default();
    for (number, prize) in prizes
        .iter()
        .filter(|(_, prize)| prize.title.is_some() && prize.offered)
    {
        let able: Vec<usize> = (0..field.contenders.len())
            .filter(|&player| field.can_win(player, prize))
            .collect();
        // Titles are not exchanged for better ones: the second title of a list is that of the second of those
        // who can win it, whatever the first wins elsewhere.
        let Some(&winner) = able.get(prize.number - 1) else {
            titles.left.push(*number);
            continue;
        };
        let key = |player: usize| {
            (
                field.contenders[player].points,
                field.contenders[player].rank,
            )
        };
        let equals: Vec<String> = able
            .iter()
            .filter(|&&player| key(player) == key(winner))
            .map(|&player| field.contenders[player].name.clone())
            .collect();
        if equals.len() > 1 {
            titles.questions.push(unbroken(prize, equals));
        } else {
            titles.won.push((winner, *number, articles::TITLES));
        }
    }
    titles
}
