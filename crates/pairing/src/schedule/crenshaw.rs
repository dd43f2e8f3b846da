//! Round robins as US Chess plays them (rules 30A–30F).
//!
//! The rulebook reads its pairings from the Crenshaw tables of its chapter 12, which we do not
//! have. What [`us_round_robin`] rests on:
//!
//! | players | source | standing |
//! | --- | --- | --- |
//! | 3, 4 | the table for quads, 30G | confirmed but for the colours of round 3, which 30G tosses for |
//! | 5, 6, round 1 | the example in 29L | pairs confirmed |
//! | 5, 6, other rounds | the table as other programs and directors give it | reported, not seen in the book |
//! | 7 and more | directors: the Berger table with its rounds in reverse order | reported, not seen in the book |
//!
//! All of them are proper tables: everybody meets everybody once, White and Black differ by at
//! most one, and nobody has a colour three times running. An event that must follow the book to
//! the letter should compare them with it.
//!
//! The book also has tables for the colours after a withdrawal (30E). [`colour_corrections`]
//! computes what they are for: the fewest games to turn so that colours come out even. For four, six
//! and eight players that is as many games as another program has from the book.

use serde::{Deserialize, Serialize};

use super::{Schedule, ScheduleError, ScheduledGame, ScheduledRound, Seat, berger};

/// The printed table for 3 and 4 players (30G).
const FOUR: &[&[(Seat, Seat)]] = &[&[(1, 4), (2, 3)], &[(3, 1), (4, 2)], &[(1, 2), (3, 4)]];

/// Round 1 as in 29L; the others as reported.
const SIX: &[&[(Seat, Seat)]] = &[
    &[(3, 6), (5, 4), (1, 2)],
    &[(2, 6), (4, 1), (3, 5)],
    &[(6, 5), (1, 3), (4, 2)],
    &[(6, 4), (5, 1), (2, 3)],
    &[(1, 6), (2, 5), (3, 4)],
];

/// A single round robin in the order of the US tables. The module says how sure they are.
///
/// # Errors
///
/// As for [`berger::schedule`].
pub fn us_round_robin(players: u32) -> Result<Schedule<Seat>, ScheduleError> {
    match players {
        3 | 4 => Ok(from_table(FOUR, players)),
        5 | 6 => Ok(from_table(SIX, players)),
        _ => {
            let mut schedule = berger::schedule(players)?;
            schedule.rounds.reverse();
            Ok(schedule)
        }
    }
}

fn from_table(table: &[&[(Seat, Seat)]], players: u32) -> Schedule<Seat> {
    let rounds = table.iter().map(|games| {
        let games = games
            .iter()
            .map(|&(white, black)| ScheduledGame { white, black });
        let (games, free): (Vec<_>, Vec<_>) =
            games.partition(|game| game.white.max(game.black) <= players);
        let rests = free.iter().map(|game| game.white.min(game.black));
        ScheduledRound {
            rests: rests.collect(),
            games,
        }
    });
    Schedule {
        rounds: rounds.collect(),
    }
}

/// A game to be played with colours reversed.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Reversal {
    /// The round, from 1.
    pub round: u32,
    /// The game as it is now to be played, White first.
    pub game: ScheduledGame<Seat>,
}

/// The games to turn after withdrawals (30E): after them every remaining player has as many White
/// as Black games, or one more of either, wherever the remaining games allow it.
///
/// Games against players who withdrew do not count, played or not; all others do, and only those
/// after `played_rounds` can be turned. Where not everybody can be evened out, the sum of the
/// squares of the differences is the smallest possible, so that nobody is left far off. Among all
/// such sets of games it is one with the fewest. Runs of one colour are not looked at: the rule
/// speaks of equal colours only.
pub fn colour_corrections(
    schedule: &Schedule<Seat>,
    played_rounds: u32,
    withdrawn: &[Seat],
) -> Vec<Reversal> {
    let mut colours = Colours::remaining(schedule, played_rounds, withdrawn);
    while let Some(path) = colours.best_shift() {
        colours.shift(&path);
    }
    let turned = colours.games.into_iter().filter(|game| game.turned);
    turned
        .map(|game| Reversal {
            round: game.round,
            game: game.game,
        })
        .collect()
}

/// A game still to be played, as things stand.
struct OpenGame {
    round: u32,
    game: ScheduledGame<Seat>,
    turned: bool,
}

/// The colours of the players who are left, as a flow.
///
/// To turn a game takes two off White's surplus of White games and gives two to Black's, so turning
/// a chain of games, each player Black in one and White in the next, moves a surplus from the first
/// player to the last. Turning the cheapest chain again and again is the method of successive
/// shortest paths; surpluses cost their square (a convex cost), games cost one each.
struct Colours {
    /// White games less Black games, by seat.
    surplus: Vec<i64>,
    games: Vec<OpenGame>,
}

impl Colours {
    fn remaining(schedule: &Schedule<Seat>, played_rounds: u32, withdrawn: &[Seat]) -> Colours {
        let left = |game: &&ScheduledGame<Seat>| {
            !withdrawn.contains(&game.white) && !withdrawn.contains(&game.black)
        };
        let mut colours = Colours {
            surplus: Vec::new(),
            games: Vec::new(),
        };
        for (round, games) in (1..).zip(&schedule.rounds) {
            for game in games.games.iter().filter(left) {
                colours.count(*game);
                if round > played_rounds {
                    colours.games.push(OpenGame {
                        round,
                        game: *game,
                        turned: false,
                    });
                }
            }
        }
        colours
    }

    fn count(&mut self, game: ScheduledGame<Seat>) {
        let highest = game.white.max(game.black) as usize;
        if self.surplus.len() <= highest {
            self.surplus.resize(highest + 1, 0);
        }
        self.surplus[game.white as usize] += 1;
        self.surplus[game.black as usize] -= 1;
    }

    /// The games to turn next, or nothing if no chain makes things better.
    fn best_shift(&self) -> Option<Vec<usize>> {
        // Evenness comes before any number of games.
        let weight = self.games.len() as i64 + 1;
        // (s - 2)² - s² for who gives, (s + 2)² - s² for who takes.
        let giving = |surplus: &i64| weight * (4 - 4 * surplus);
        let taking = |surplus: &i64| weight * (4 + 4 * surplus);
        let mut cost: Vec<i64> = self.surplus.iter().map(giving).collect();
        let mut reached_by: Vec<Option<usize>> = vec![None; cost.len()];
        while self.relax(&mut cost, &mut reached_by) {}
        let totals = cost
            .iter()
            .zip(&self.surplus)
            .map(|(cost, surplus)| cost + taking(surplus));
        let (total, end) = totals.zip(0..).min()?;
        (total < 0).then(|| self.path(&reached_by, end))
    }

    /// One pass of Bellman and Ford. There is no chain in a circle that costs less than nothing, as
    /// each chain turned was the cheapest; so the passes come to an end.
    fn relax(&self, cost: &mut [i64], reached_by: &mut [Option<usize>]) -> bool {
        let mut changed = false;
        for (index, OpenGame { game, turned, .. }) in self.games.iter().enumerate() {
            let (white, black) = (game.white as usize, game.black as usize);
            let through = cost[white] + if *turned { -1 } else { 1 };
            if through < cost[black] {
                cost[black] = through;
                reached_by[black] = Some(index);
                changed = true;
            }
        }
        changed
    }

    fn path(&self, reached_by: &[Option<usize>], end: usize) -> Vec<usize> {
        let last = reached_by[end];
        let games = std::iter::successors(last, |&game| {
            reached_by[self.games[game].game.white as usize]
        });
        games.collect()
    }

    fn shift(&mut self, path: &[usize]) {
        for &index in path {
            let open = &mut self.games[index];
            self.surplus[open.game.white as usize] -= 2;
            self.surplus[open.game.black as usize] += 2;
            open.game = open.game.reversed();
            open.turned = !open.turned;
        }
    }
}
