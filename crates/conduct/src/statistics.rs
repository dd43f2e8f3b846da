//! What the games of a section come to: results by colour, favourites and upsets, federations, performances.
//!
//! Games count as they ended over the board. Forfeits and byes are counted apart, games still going on are not
//! counted at all, and nothing here looks at what an arbiter decided for the standings but the points.

use std::cmp::Reverse;
use std::collections::BTreeMap;

use adoube_ratings::performance::{average, tournament_performance};
use adoube_tournament::{
    BoardNumber, Colour, Entrant, EntrantId, Federation, Game, Outcome, Points, Purpose,
    RatingUsed, RoundNumber, Tournament,
};
use serde::Serialize;

/// How many lines the lists of upsets and of performances have at most.
const LISTED: usize = 10;

/// From how many games against rated opponents a performance says something.
pub const LEAST_GAMES: usize = 3;

/// What the games of a section come to after a round.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize)]
pub struct Statistics {
    /// Everybody who entered.
    pub players: usize,
    /// Those who have a rating.
    pub rated: usize,
    /// The average of their ratings, a half rounded up.
    pub average_rating: Option<i32>,
    /// All games that were played.
    pub games: ColourCount,
    /// The same, round by round.
    pub rounds: Vec<RoundCount>,
    /// Boards of which somebody did not play.
    pub forfeits: usize,
    /// Rounds that somebody was not paired in but got a bye for.
    pub byes: usize,
    /// How the higher rated of two players did.
    pub favourites: FavouriteCount,
    /// Games that a lower rated player won, the greatest difference first.
    pub upsets: Vec<Upset>,
    /// The federations, the one with the most players first.
    pub federations: Vec<FederationLine>,
    /// The best performances, the highest first.
    pub performances: Vec<PerformanceLine>,
}

/// Games by who won them.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct ColourCount {
    /// Games that are over.
    pub played: usize,
    /// Won with the white pieces.
    pub white: usize,
    pub drawn: usize,
    /// Won with the black pieces.
    pub black: usize,
}

/// The games of a round by who won them.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct RoundCount {
    pub round: RoundNumber,
    #[serde(flatten)]
    pub games: ColourCount,
}

/// Games between players of different ratings, by how the higher rated one did.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize)]
pub struct FavouriteCount {
    /// How many games have it.
    pub games: usize,
    pub won: usize,
    pub drawn: usize,
    pub lost: usize,
}

/// A game that the lower rated player won.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Upset {
    pub round: RoundNumber,
    pub board: BoardNumber,
    pub winner: EntrantId,
    pub winner_rating: u16,
    /// What the winner had.
    pub colour: Colour,
    pub loser: EntrantId,
    pub loser_rating: u16,
    /// By how much the loser is rated higher.
    pub difference: u16,
}

/// The players of a federation.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct FederationLine {
    /// Nothing for those of whom it is not known.
    pub federation: Option<Federation>,
    pub players: usize,
    /// The average of the ratings, a half rounded up.
    pub average_rating: Option<i32>,
    /// What they have scored together.
    pub points: Points,
}

/// What rating somebody has played like.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct PerformanceLine {
    pub entrant: EntrantId,
    /// Games against rated opponents.
    pub games: usize,
    /// What was scored in them.
    pub points: Points,
    /// The average of the opponents.
    pub average: i32,
    pub performance: i32,
    pub rating: Option<u16>,
}

impl Statistics {
    /// The statistics of a section after a round, by the ratings that it uses.
    pub fn of(tournament: &Tournament, rating_used: RatingUsed, after: RoundNumber) -> Statistics {
        let counter = Counter {
            tournament,
            rating_used,
            after,
        };
        let mut found = Statistics {
            players: tournament.entrants().len(),
            federations: counter.federations(),
            performances: counter.performances(),
            ..Statistics::default()
        };
        let ratings = counter.ratings(tournament.entrants().iter());
        found.rated = ratings.len();
        found.average_rating = average(&ratings);
        for (place, round) in tournament.rounds().iter().enumerate() {
            let number = RoundNumber::at_place(place);
            if number > after {
                break;
            }
            let mut games = ColourCount::default();
            for game in &round.games {
                counter.count(number, game, &mut games, &mut found);
            }
            found.byes += round.byes.len();
            found.forfeits += round.empty_boards.len();
            found.games.add(games);
            found.rounds.push(RoundCount {
                round: number,
                games,
            });
        }
        let order = |upset: &Upset| (Reverse(upset.difference), upset.round, upset.board);
        found.upsets.sort_by_key(order);
        found.upsets.truncate(LISTED);
        found
    }
}

impl ColourCount {
    fn add(&mut self, other: ColourCount) {
        self.played += other.played;
        self.white += other.white;
        self.drawn += other.drawn;
        self.black += other.black;
    }
}

struct Counter<'t> {
    tournament: &'t Tournament,
    rating_used: RatingUsed,
    after: RoundNumber,
}

impl Counter<'_> {
    fn rating(&self, id: EntrantId) -> Option<u16> {
        let entrant = self.tournament.entrant(id)?;
        self.rating_used.published(&entrant.player)
    }

    fn ratings<'e>(&self, entrants: impl Iterator<Item = &'e Entrant>) -> Vec<i32> {
        let ratings = entrants.filter_map(|entrant| self.rating_used.published(&entrant.player));
        ratings.map(i32::from).collect()
    }

    fn count(
        &self,
        round: RoundNumber,
        game: &Game,
        games: &mut ColourCount,
        found: &mut Statistics,
    ) {
        let reported = game.results.reported;
        let [white, black] = [Colour::White, Colour::Black].map(|colour| reported.side(colour));
        if !white.is_played() && !black.is_played() {
            found.forfeits += 1;
            return;
        }
        if !reported.is_final() {
            return;
        }
        games.played += 1;
        let winner = match (half_points(white), half_points(black)) {
            (2, _) => {
                games.white += 1;
                Some(Colour::White)
            }
            (_, 2) => {
                games.black += 1;
                Some(Colour::Black)
            }
            (1, 1) => {
                games.drawn += 1;
                None
            }
            // Both lost, or one of them: nobody's favourite did well.
            _ => return,
        };
        let ratings = self.rating(game.white).zip(self.rating(game.black));
        let Some((white, black)) = ratings.filter(|(white, black)| white != black) else {
            return;
        };
        let favourite = match white > black {
            true => Colour::White,
            false => Colour::Black,
        };
        found.favourites.games += 1;
        match winner {
            None => found.favourites.drawn += 1,
            Some(winner) if winner == favourite => found.favourites.won += 1,
            Some(colour) => {
                found.favourites.lost += 1;
                let (winner, loser) = match colour {
                    Colour::White => ((game.white, white), (game.black, black)),
                    Colour::Black => ((game.black, black), (game.white, white)),
                };
                found.upsets.push(Upset {
                    round,
                    board: game.board,
                    winner: winner.0,
                    winner_rating: winner.1,
                    colour,
                    loser: loser.0,
                    loser_rating: loser.1,
                    difference: loser.1.saturating_sub(winner.1),
                });
            }
        }
    }

    fn federations(&self) -> Vec<FederationLine> {
        let mut players: BTreeMap<Option<Federation>, Vec<&Entrant>> = BTreeMap::new();
        for entrant in self.tournament.entrants() {
            let federation = entrant.player.federation;
            players.entry(federation).or_default().push(entrant);
        }
        let lines = players.into_iter().map(|(federation, entrants)| {
            let points = entrants.iter().map(|entrant| {
                let purpose = Purpose::Standings;
                self.tournament.score(entrant.id, self.after, purpose)
            });
            FederationLine {
                federation,
                players: entrants.len(),
                average_rating: average(&self.ratings(entrants.iter().copied())),
                points: points.sum(),
            }
        });
        let mut lines: Vec<FederationLine> = lines.collect();
        // Those without a federation come last, whoever they are.
        lines.sort_by_key(|line| {
            let unknown = line.federation.is_none();
            (unknown, Reverse(line.players), Reverse(line.points))
        });
        lines
    }

    fn performances(&self) -> Vec<PerformanceLine> {
        let entrants = self.tournament.entrants().iter();
        let mut lines: Vec<PerformanceLine> = entrants
            .filter_map(|entrant| self.performance(entrant))
            .collect();
        lines.sort_by_key(|line| (Reverse(line.performance), Reverse(line.games), line.entrant));
        lines.truncate(LISTED);
        lines
    }

    fn performance(&self, entrant: &Entrant) -> Option<PerformanceLine> {
        let mut ratings = Vec::new();
        let mut scored = 0;
        for row in self.tournament.card(entrant.id, self.after) {
            let opponent = row.played_opponent().and_then(|id| self.rating(id));
            if let Some(rating) = opponent.filter(|_| row.reported.is_final()) {
                ratings.push(i32::from(rating));
                scored += half_points(row.reported);
            }
        }
        if ratings.len() < LEAST_GAMES {
            return None;
        }
        Some(PerformanceLine {
            entrant: entrant.id,
            games: ratings.len(),
            points: (0..scored).map(|_| Points::HALF).sum(),
            average: average(&ratings)?,
            performance: tournament_performance(&ratings, scored)?,
            rating: self.rating_used.published(&entrant.player),
        })
    }
}

/// What a game over the board brought, in halves of a point.
fn half_points(outcome: Outcome) -> u32 {
    match outcome {
        Outcome::Win | Outcome::UnratedWin => 2,
        Outcome::Draw | Outcome::UnratedDraw => 1,
        _ => 0,
    }
}
