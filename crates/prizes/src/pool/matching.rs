//! Prizes matched to players, at most one each.
//!
//! Sets of prizes that can be matched form a matroid, so taking the prizes from the best down, each
//! if the ones taken before can still all be matched, gives the most valuable set. Of equal prizes
//! the first is taken, which is the order of 32B4.

use super::Kind;

/// The most valuable of these prizes (given best first) for these kinds of players.
pub(super) fn most_valuable(prizes: &[usize], kinds: &[Kind], group: &[usize]) -> Vec<usize> {
    let winners = |prize: usize| {
        let wins = move |kind: &&usize| kinds[**kind].can_win.has(prize);
        group.iter().filter(wins).copied().collect::<Vec<usize>>()
    };
    let mut matching = Matching::new(kinds.iter().map(|kind| kind.players.len()));
    let mut taken = Vec::new();
    for &prize in prizes {
        if matching.add(winners(prize)) {
            taken.push(prize);
        }
    }
    taken
}

/// Whether every prize can go to a player of its own. `can_win[player][prize]`.
fn can_match(players: &[&[bool]], prizes: &[usize]) -> bool {
    let mut matching = Matching::new(players.iter().map(|_| 1));
    prizes.iter().all(|&prize| {
        let wins = |player: &usize| players[*player][prize];
        matching.add((0..players.len()).filter(wins).collect())
    })
}

/// The prize of each player when they choose in their order, each the best prize that leaves the
/// others of the pool to somebody. `players` and `prizes` are in the order of choice.
pub(crate) fn in_order_of_rank(players: &[&[bool]], prizes: &[usize]) -> Vec<Option<usize>> {
    let mut left: Vec<usize> = prizes.to_vec();
    let mut chosen = Vec::with_capacity(players.len());
    for (number, player) in players.iter().enumerate() {
        let rest = &players[number + 1..];
        // The best thing for oneself, but only if every prize of the pool still goes to somebody: otherwise the
        // pool would hand out less than it holds.
        let choice = (0..left.len()).find(|&place| {
            let mut others = left.clone();
            others.remove(place);
            player[left[place]] && can_match(rest, &others)
        });
        chosen.push(choice.map(|place| left.remove(place)));
    }
    chosen
}

/// Prizes and the places that hold them; a place can hold as many as it has room for.
struct Matching {
    room: Vec<usize>,
    held: Vec<Vec<usize>>,
    /// For each prize the places that can hold it.
    places: Vec<Vec<usize>>,
}

impl Matching {
    fn new(room: impl Iterator<Item = usize>) -> Matching {
        let room: Vec<usize> = room.collect();
        Matching {
            held: vec![Vec::new(); room.len()],
            room,
            places: Vec::new(),
        }
    }

    /// Takes one more prize, moving others about if need be; refuses if that is impossible.
    fn add(&mut self, places: Vec<usize>) -> bool {
        self.places.push(places);
        let prize = self.places.len() - 1;
        let mut seen = vec![false; self.room.len()];
        self.put(prize, &mut seen)
    }

    fn put(&mut self, prize: usize, seen: &mut [bool]) -> bool {
        for choice in 0..self.places[prize].len() {
            let place = self.places[prize][choice];
            if std::mem::replace(&mut seen[place], true) {
                continue;
            }
            if self.held[place].len() < self.room[place] {
                self.held[place].push(prize);
                return true;
            }
            // The place is full: perhaps one of its prizes can move elsewhere (an augmenting path).
            for slot in 0..self.held[place].len() {
                let other = self.held[place][slot];
                if self.put(other, seen) {
                    self.held[place][slot] = prize;
                    return true;
                }
            }
        }
        false
    }
}
