//! Accelerated pairings in the first two rounds (28R).

use adoube_tournament::{EntrantId, Points, RoundNumber, RoundSpan, Tournament, VirtualPoints};

use super::bye::{choose, without};
use super::field::{Contender, Field};
use super::groups::{Group, natural};
use super::settings::{Acceleration, Facts, Settings};

/// The last round that is accelerated.
const LAST: RoundNumber = RoundNumber(2);

/// How many parts there are whose halves meet in round 1.
const QUARTERS: usize = 2;
const SIXTHS: usize = 3;

/// What drawn games add or take for the second round (28R2).
const TEMPORARY: i32 = 100;

/// The added score method (28R1): a point more in rounds 1 and 2 for everybody ranked above the
/// lower half of those who play in round 1, as the virtual points of a snapshot. A snapshot
/// without them is paired as if it had them. Who has a bye in round 1 or enters late is placed by
/// rank.
pub fn added_score(tournament: &Tournament, settings: &Settings, facts: &Facts) -> VirtualPoints {
    let present = super::present(tournament, RoundNumber::FIRST, facts);
    let settings = Settings {
        acceleration: Acceleration::AddedScore,
        ..settings.clone()
    };
    let firsts = first_of_parts(tournament, RoundNumber::FIRST, &present, &settings, facts);
    let everybody: Vec<EntrantId> = tournament.entrants().iter().map(|e| e.id).collect();
    let plain = unaccelerated(&settings);
    let field = Field::new(tournament, RoundNumber::FIRST, &everybody, &plain, facts);
    let upper = (field.contenders.iter()).filter(|contender| part(contender, &firsts) == 0);
    VirtualPoints {
        entrants: upper.map(|contender| contender.id).collect(),
        rounds: RoundSpan {
            first: RoundNumber::FIRST,
            last: Some(LAST),
        },
        points: Points::ONE,
    }
}

/// Says of everybody in which part of the field they are in the first two rounds, and adds the
/// points of 28R1 where the snapshot has none for the round.
pub fn place(
    contenders: &mut [Contender],
    tournament: &Tournament,
    round: RoundNumber,
    settings: &Settings,
    facts: &Facts,
) {
    if settings.acceleration == Acceleration::None || round > LAST {
        return;
    }
    let present: Vec<EntrantId> = contenders.iter().map(|contender| contender.id).collect();
    let firsts = first_of_parts(tournament, round, &present, settings, facts);
    // A snapshot may have the points already; what it has for other rounds is not them.
    let is_added = (contenders.iter()).any(|contender| contender.added != Points::ZERO);
    let adds = settings.acceleration == Acceleration::AddedScore && !is_added;
    // The point of a win, whatever a match of teams is worth.
    let point = tournament.point_system().win;
    for contender in contenders {
        contender.part = part(contender, &firsts);
        if adds && contender.part == 0 {
            contender.score += point;
            contender.added += point;
        }
    }
}

/// The part of the field in which a player is: how many parts begin at or above the player.
fn part(contender: &Contender, firsts: &[Seed]) -> usize {
    let own = by_rating(contender, 0);
    firsts.iter().filter(|first| **first <= own).count()
}

/// The highest ranked players of all parts but the first, among those who play in round 1, without
/// byes.
fn first_of_parts(
    tournament: &Tournament,
    round: RoundNumber,
    present: &[EntrantId],
    settings: &Settings,
    facts: &Facts,
) -> Vec<Seed> {
    let first = RoundNumber::FIRST;
    let played = (tournament.draft().round(first)).filter(|_| round > first);
    let in_first = match played {
        Some(played) => (played.games.iter())
            .flat_map(|game| [game.white, game.black])
            .collect(),
        None if round > first => super::present(tournament, first, facts),
        None => present.to_vec(),
    };
    let field = Field::new(
        tournament,
        first,
        &in_first,
        &unaccelerated(settings),
        facts,
    );
    let players = match choose(&field) {
        Some(bye) if field.contenders.len() % 2 == 1 => without(&field, bye.player),
        _ => (0..field.contenders.len()).collect(),
    };
    let parts = match settings.acceleration {
        Acceleration::None => Vec::new(),
        Acceleration::AddedScore => {
            let (upper, lower) = players.split_at(players.len() / 2);
            vec![upper.to_vec(), lower.to_vec()]
        }
        Acceleration::AdjustedRating => parted(&players, QUARTERS),
        Acceleration::Sixths => parted(&players, SIXTHS),
    };
    let firsts = parts.iter().skip(1).filter_map(|part| part.first());
    firsts
        .map(|player| by_rating(&field.contenders[*player], 0))
        .collect()
}

fn unaccelerated(settings: &Settings) -> Settings {
    Settings {
        acceleration: Acceleration::None,
        ..settings.clone()
    }
}

/// The groups of the adjusted rating method (28R2); `None` after round 2.
pub fn quarters(field: &Field, players: &[usize]) -> Option<Vec<Group>> {
    match field.round.0 {
        1 => Some(first_round(field, players, QUARTERS)),
        2 => Some(second_round(field, players, QUARTERS)),
        _ => None,
    }
}

/// The groups of the method of sixths (28R3); `None` after round 2.
pub fn sixths(field: &Field, players: &[usize]) -> Option<Vec<Group>> {
    match field.round.0 {
        1 => Some(first_round(field, players, SIXTHS)),
        2 => Some(second_round(field, players, SIXTHS)),
        _ => None,
    }
}

/// So many parts of the field, each upper half against lower half: A1 against B1 and C1 against
/// D1, or the six sixths. Where the parts cannot be equal the higher ones are larger by a pair.
fn first_round(field: &Field, players: &[usize], parts: usize) -> Vec<Group> {
    let of_parts = parted(players, parts);
    let group = |part: &Vec<usize>| self_paired(field, part.clone());
    of_parts
        .iter()
        .filter(|p| !p.is_empty())
        .map(group)
        .collect()
}

fn parted(players: &[usize], parts: usize) -> Vec<Vec<usize>> {
    let pairs = players.len() / 2;
    let mut rest = players;
    (0..parts)
        .map(|part| {
            let size = 2 * (pairs / parts + usize::from(part < pairs % parts));
            let (taken, left) = rest.split_at(size);
            rest = left;
            taken.to_vec()
        })
        .collect()
}

/// Winners of the top part among themselves, non-winners of each part against the winners of the
/// next, non-winners of the last among themselves. Parts are those of round 1; who did not play in
/// it is placed by rank.
fn second_round(field: &Field, players: &[usize], parts: usize) -> Vec<Group> {
    let mut ranked = players.to_vec();
    ranked.sort_by_key(|player| by_rating(&field.contenders[*player], 0));
    let half = field.win.as_hundredths() / 2;
    let score = |player: &usize| field.contenders[*player].score.as_hundredths();
    // Of quarters the non-losers of the lower half go up (C2); elsewhere a win is needed.
    let goes_up = |part: usize, player: &usize| {
        let draw_is_enough = parts == QUARTERS && part == 1;
        score(player) >= half + i32::from(!draw_is_enough)
    };
    let mut upper: Vec<Vec<usize>> = Vec::new();
    let mut lower: Vec<Vec<usize>> = Vec::new();
    for number in 0..parts {
        let of_part =
            (ranked.iter().copied()).filter(|player| field.contenders[*player].part == number);
        let (up, down): (Vec<usize>, Vec<usize>) =
            of_part.partition(|player| goes_up(number, player));
        upper.push(up);
        lower.push(down);
    }
    even_out(field, &mut upper, &mut lower);
    let mut groups = vec![self_paired(field, upper[0].clone())];
    for part in 1..parts {
        let above = adjusted(field, &lower[part - 1], TEMPORARY);
        let below = adjusted(field, &upper[part], -TEMPORARY);
        groups.push(versus(field, above, below));
    }
    groups.push(self_paired(field, lower[parts - 1].clone()));
    groups.retain(|group| !group.members.is_empty());
    groups
}

/// Moves players until the groups can be paired: an odd winner of the top part drops, and the
/// groups that meet each other get equal sizes (28R2, rules 1 and 2). The number of players is even,
/// so that the last group is even in the end.
fn even_out(field: &Field, upper: &mut [Vec<usize>], lower: &mut [Vec<usize>]) {
    if upper[0].len() % 2 == 1
        && let Some(player) = upper[0].pop()
    {
        upper[1].insert(0, player);
    }
    for part in 1..upper.len() {
        let is_loser = |player: &usize| field.contenders[*player].score == Points::ZERO;
        while lower[part - 1].len() > upper[part].len() {
            let lowest = lower[part - 1].iter().rposition(is_loser);
            let Some(at) = lowest.or(lower[part - 1].len().checked_sub(1)) else {
                break;
            };
            let player = lower[part - 1].remove(at);
            lower[part].insert(0, player);
        }
        while lower[part - 1].len() < upper[part].len() && !lower[part].is_empty() {
            let player = lower[part].remove(0);
            lower[part - 1].push(player);
        }
        // With nobody left to be raised the lowest of those who go up stay.
        while lower[part - 1].len() < upper[part].len()
            && let Some(player) = upper[part].pop()
        {
            lower[part].push(player);
        }
    }
}

/// The place in the order of ratings, unrated players last.
type Seed = (bool, Option<i32>, u32);

fn by_rating(player: &Contender, adjustment: i32) -> Seed {
    let rating = player
        .rating
        .map(|rating| -(i32::from(rating) + adjustment));
    (player.rating.is_none(), rating, player.number)
}

/// The players by rating, where a draw counts for or against them.
fn adjusted(field: &Field, players: &[usize], for_draw: i32) -> Vec<usize> {
    let half = field.win.as_hundredths() / 2;
    let mut ordered = players.to_vec();
    ordered.sort_by_key(|player| {
        let contender = &field.contenders[*player];
        let drew = contender.score.as_hundredths() == half;
        by_rating(contender, if drew { for_draw } else { 0 })
    });
    ordered
}

fn self_paired(field: &Field, mut players: Vec<usize>) -> Group {
    players.sort_by_key(|player| by_rating(&field.contenders[*player], 0));
    let halves = natural(field, &players);
    group(field, players, halves)
}

fn versus(field: &Field, above: Vec<usize>, below: Vec<usize>) -> Group {
    let halves = above.iter().copied().zip(below.iter().copied()).collect();
    let players = above.into_iter().chain(below).collect();
    Group {
        is_across: true,
        ..group(field, players, halves)
    }
}

fn group(field: &Field, mut members: Vec<usize>, halves: Vec<(usize, usize)>) -> Group {
    members.sort_unstable();
    let scores = members.iter().map(|player| field.contenders[*player].score);
    Group {
        score: scores.max().unwrap_or(Points::ZERO),
        members,
        dropped_in: Vec::new(),
        dropped_out: Vec::new(),
        boundary: Vec::new(),
        halves,
        unrated: Vec::new(),
        is_across: false,
    }
}
