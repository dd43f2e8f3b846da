//! Scheveningen on 14, 18, 22, … boards, where nothing is printed.
//!
//! The rounds come in pairs, and in each pair everybody has White once and Black once: so colours
//! are equal in the end, and never the same three times running. Draw the games of a pair of
//! rounds as lines between players: everybody has two of them, so the lines close into rings. In a
//! ring the first round's games must all have the same colour for team A, and the second round's
//! the other. For a round to have as many Whites for A as for B, the rings must fall into two
//! groups with half of team A each.
//!
//! With the players numbered from 0, player a of team A meets player a + s of team B (modulo n)
//! for each step s from 0 to n - 1. A pair of steps that differ by two makes two rings of n / 2
//! players. But half of n is odd, so when the even steps and the odd steps are paired among
//! themselves one of each is left over, and these two alone make no two equal groups. So
//! the steps 0, 1, 2 and 4 are shared out by hand, player by player, over four rounds.
//!
//! With n = 4k + 6 boards the hand-made pairs of rounds have rings of 2, 2, k times 3, and k + 2
//! players of team A, and of 2, 3, 5, and k - 1 times 4. Either can be halved for every k from 2 on:
//! the first since 2, 2 and the threes make k + 1, which goes with k + 2; the second as the fours
//! halved with 5 against 2 and 3, or, when one four is left over, with 5 and 2 against 3 and 4.

use super::{Meeting, ScheduledRound, TeamSeat, round};

/// The two steps of each player of team A in a pair of rounds.
type Steps = Vec<[usize; 2]>;

/// One pair of rounds, for each player of team A.
struct Pair {
    /// The opponents in the first and in the second round, from 0.
    opponents: Vec<[usize; 2]>,
    /// The ring each player belongs to.
    rings: Vec<usize>,
}

/// All rounds of a match; the number of boards is two more than a multiple of four, at least 14.
pub(super) fn rounds(boards: u32) -> Vec<ScheduledRound<TeamSeat>> {
    let pairs: Vec<Pair> = all_steps(boards as usize).iter().map(pair).collect();
    let names = names(&pairs);
    let meetings = |pair: &Pair, second: usize| {
        let white = whites(&pair.rings);
        let meetings = pair
            .opponents
            .iter()
            .zip(white)
            .map(|(met, white)| Meeting {
                opponent: names[met[second]],
                white: white == (second == 0),
            });
        round(meetings)
    };
    (pairs.iter())
        .flat_map(|pair| [meetings(pair, 0), meetings(pair, 1)])
        .collect()
}

/// Each step from 0 to n - 1 once for each player.
fn all_steps(boards: usize) -> Vec<Steps> {
    let shared = shared_steps(boards);
    let others = shared.iter().map(|taken| rest_of([0, 1, 2, 4], *taken));
    let others = others.collect();
    let regular = (3..boards).step_by(4).chain((6..boards).step_by(4));
    let regular = regular.map(|step| vec![[step, step + 2]; boards]);
    [shared, others].into_iter().chain(regular).collect()
}

/// Which two of the steps 0, 1, 2 and 4 each player takes in the first of the two pairs of rounds
/// that share them: six players and then any number of fours. Found by search.
fn shared_steps(boards: usize) -> Steps {
    const THREE: [[usize; 2]; 3] = [[1, 4], [1, 2], [0, 1]];
    const FOUR: [[usize; 2]; 4] = [[2, 4], [0, 4], [0, 1], [0, 1]];
    let six = THREE.iter().chain(&THREE);
    let fours = FOUR.iter().cycle();
    six.chain(fours).take(boards).copied().collect()
}

/// The two of the four steps that are not taken.
fn rest_of(four: [usize; 4], taken: [usize; 2]) -> [usize; 2] {
    let mut rest = four.into_iter().filter(|step| !taken.contains(step));
    [(); 2].map(|()| rest.next().unwrap_or_default())
}

/// Follows the rings, and gives their games to the two rounds in turn.
fn pair(steps: &Steps) -> Pair {
    let boards = steps.len();
    let neighbours: Vec<[usize; 2]> = (steps.iter().enumerate())
        .map(|(player, steps)| steps.map(|step| (player + step) % boards))
        .collect();
    let mut met_by = vec![Vec::with_capacity(2); boards];
    for (player, met) in neighbours.iter().enumerate() {
        met.iter()
            .for_each(|&opponent| met_by[opponent].push(player));
    }
    let mut opponents = neighbours.clone();
    let mut rings = vec![usize::MAX; boards];
    for start in 0..boards {
        let mut player = start;
        let mut first = neighbours[start][0];
        while rings[player] == usize::MAX {
            let second = other(&neighbours[player], first);
            opponents[player] = [first, second];
            rings[player] = start;
            // Who was met in the second round met the next player of the ring in the first.
            (player, first) = (other(&met_by[second], player), second);
        }
    }
    Pair { opponents, rings }
}

/// The other one of two.
fn other(two: &[usize], one: usize) -> usize {
    if two[0] == one { two[1] } else { two[0] }
}

/// Who of team A has White in the first round of a pair: A1, and whole rings with half the team.
fn whites(rings: &[usize]) -> Vec<bool> {
    let chosen = rings_with(rings.len() / 2, rings);
    let with_first = chosen[rings[0]];
    rings
        .iter()
        .map(|&ring| chosen[ring] == with_first)
        .collect()
}

/// Rings that have exactly this many players of team A together.
fn rings_with(players: usize, rings: &[usize]) -> Vec<bool> {
    let mut sizes = vec![0; rings.len()];
    rings.iter().for_each(|&ring| sizes[ring] += 1);
    // For each sum that can be made, the ring that made it first.
    let mut made_by: Vec<Option<usize>> = vec![None; players + 1];
    for (ring, &size) in sizes.iter().enumerate().filter(|(_, size)| **size > 0) {
        for sum in (size..=players).rev() {
            let can_be_made = sum == size || made_by[sum - size].is_some();
            if made_by[sum].is_none() && can_be_made {
                made_by[sum] = Some(ring);
            }
        }
    }
    let mut chosen = vec![false; rings.len()];
    let mut sum = players;
    while let Some(ring) = made_by[sum] {
        chosen[ring] = true;
        sum -= sizes[ring];
    }
    chosen
}

/// The numbers of team B, given so that A1 meets B1, B2, … in turn, as in every printed table.
fn names(pairs: &[Pair]) -> Vec<u32> {
    let mut names = vec![0; 2 * pairs.len()];
    let met = pairs.iter().flat_map(|pair| pair.opponents[0]);
    for (name, opponent) in (1..).zip(met) {
        names[opponent] = name;
    }
    names
}
