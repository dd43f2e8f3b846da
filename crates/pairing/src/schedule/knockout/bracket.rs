//! The bracket of a knockout: who meets whom, and who goes on.

use std::cmp::Ordering;
use std::fmt::{self, Display};

use adoube_tournament::{Game, Outcome, Purpose, Tournament};
use serde::{Deserialize, Serialize};

use super::super::{Counted, Problem, ScheduleError, Scheduled, Seat, within};

const SYSTEM: Scheduled = Scheduled::Knockout;

/// A match of a bracket by its round and its place from the top, both from 1. A match that falls
/// away because of a bye keeps its number.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
pub struct MatchId {
    pub round: u32,
    /// The place in the round; the match for third place comes after the final.
    pub number: u32,
}

impl Display for MatchId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.number)
    }
}

/// Who takes part in a match.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Contender {
    /// The player with this seed.
    Seed(Seat),
    /// Whoever wins a match.
    WinnerOf(MatchId),
    /// Whoever loses a match.
    LoserOf(MatchId),
    /// Nobody: the other has a bye.
    Nobody,
}

impl Contender {
    /// The player, once he is known.
    pub fn seed(self) -> Option<Seat> {
        match self {
            Contender::Seed(seed) => Some(seed),
            _ => None,
        }
    }
}

/// A sign: `3`, `W1.7` for the winner of a match, `L1.7` for the loser.
impl Display for Contender {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Contender::Seed(seed) => write!(f, "{seed}"),
            Contender::WinnerOf(game) => write!(f, "W{game}"),
            Contender::LoserOf(game) => write!(f, "L{game}"),
            Contender::Nobody => f.write_str("-"),
        }
    }
}

/// A match of a bracket.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct BracketMatch {
    /// Which one it is.
    pub id: MatchId,
    /// The two who meet, from the top of the bracket.
    pub contenders: [Contender; 2],
    pub winner: Option<Seat>,
}

/// Two who are to meet.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct Contest {
    pub one: Contender,
    pub other: Contender,
}

/// What a round of a knockout is called.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum KnockoutRound {
    Final,
    SemiFinals,
    QuarterFinals,
    /// An earlier one, by the number of places in it.
    RoundOf(u64),
}

impl KnockoutRound {
    /// What records call it.
    pub fn name(self) -> String {
        match self {
            KnockoutRound::Final => "Final".to_owned(),
            KnockoutRound::SemiFinals => "Semi-finals".to_owned(),
            KnockoutRound::QuarterFinals => "Quarter-finals".to_owned(),
            KnockoutRound::RoundOf(places) => format!("Round of {places}"),
        }
    }
}

impl BracketMatch {
    /// Who meets in it.
    pub fn contest(&self) -> Contest {
        let [one, other] = self.contenders;
        Contest { one, other }
    }

    /// The two players, once both are known.
    pub fn players(&self) -> Option<[Seat; 2]> {
        let [one, other] = self.contenders;
        Some([one.seed()?, other.seed()?])
    }

    fn is_bye(&self) -> bool {
        self.contenders.contains(&Contender::Nobody)
    }

    fn loser(&self) -> Option<Seat> {
        let (winner, [one, other]) = (self.winner?, self.players()?);
        Some(if winner == one { other } else { one })
    }

    /// Who went out in a match that was played: both, if it has no winner.
    fn losers(&self) -> Vec<Seat> {
        let players = self.players().into_iter().flatten();
        players
            .filter(|player| Some(*player) != self.winner)
            .collect()
    }

    /// The winner, or the bye's player.
    fn survivor(&self) -> Option<Seat> {
        let seeded = self.contenders.into_iter().find_map(Contender::seed);
        self.winner.or(seeded.filter(|_| self.is_bye()))
    }

    /// Who goes on, once it is known; nobody from a match that both lost.
    fn goes_on(&self, is_played: bool) -> Contender {
        let empty = self.contenders == [Contender::Nobody; 2];
        match self.survivor() {
            Some(seed) => Contender::Seed(seed),
            None if empty || (is_played && !self.is_bye()) => Contender::Nobody,
            None => Contender::WinnerOf(self.id),
        }
    }
}

/// `1 v 8`, `2 v W1.7`.
impl Display for BracketMatch {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [one, other] = self.contenders;
        write!(f, "{one} v {other}")
    }
}

/// Where a player ended; those knocked out in the same round share their places (13.2.6).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
pub struct Placing {
    pub player: Seat,
    /// The best of the shared places.
    pub from: u32,
    /// The worst of the shared places.
    pub to: u32,
}

/// `3-4` for shared places.
impl Display for Placing {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.from == self.to {
            write!(f, "{}: {}", self.from, self.player)
        } else {
            write!(f, "{}-{}: {}", self.from, self.to, self.player)
        }
    }
}

/// A knockout for any number of players, by seed.
///
/// The field is filled up to the next power of two with byes for the highest seeds. While the
/// favourites win, the best always meets the worst of those who are left, so that seeds 1 and 2
/// can only meet in the final, 1 to 4 not before the semi-finals, and so on.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Bracket {
    players: u32,
    rounds: Vec<Vec<BracketMatch>>,
    advanced: u32,
}

impl Bracket {
    /// A bracket without a match for third place.
    ///
    /// # Errors
    ///
    /// Fewer than 2 players.
    pub fn new(players: u32) -> Result<Bracket, ScheduleError> {
        within(SYSTEM, Counted::Players, 2, players)?;
        let rounds = players.next_power_of_two().ilog2();
        let empty = (1..=rounds).map(|round| {
            let matches = 1 << (rounds - round);
            (1..=matches)
                .map(|number| undecided(MatchId { round, number }))
                .collect()
        });
        let mut bracket = Bracket {
            players,
            rounds: empty.collect(),
            advanced: 0,
        };
        bracket.seat_first_round();
        bracket.seat_winners_of(1);
        Ok(bracket)
    }

    /// A bracket in which the losers of the semi-finals play for third place.
    ///
    /// # Errors
    ///
    /// Fewer than 4 players.
    pub fn with_third_place(players: u32) -> Result<Bracket, ScheduleError> {
        within(Scheduled::MatchForThirdPlace, Counted::Players, 4, players)?;
        let mut bracket = Bracket::new(players)?;
        bracket.play_for_third_place();
        Ok(bracket)
    }

    /// Adds the match for third place, with its players if they are known.
    fn play_for_third_place(&mut self) {
        let round = self.rounds();
        let mut third = undecided(MatchId { round, number: 2 });
        third.contenders = [1, 2].map(|number| {
            Contender::LoserOf(MatchId {
                round: round - 1,
                number,
            })
        });
        let last = self.rounds.last_mut();
        last.into_iter().for_each(|last| last.push(third));
        self.seat_third_place();
    }

    /// How many rounds there are.
    pub fn rounds(&self) -> u32 {
        self.players.next_power_of_two().ilog2()
    }

    /// What a round is called, if there is such a round.
    pub fn name_of(&self, round: u32) -> Option<KnockoutRound> {
        let before_final = self.rounds().checked_sub(round).filter(|_| round > 0)?;
        Some(match before_final {
            0 => KnockoutRound::Final,
            1 => KnockoutRound::SemiFinals,
            2 => KnockoutRound::QuarterFinals,
            earlier => KnockoutRound::RoundOf(2 << earlier),
        })
    }

    /// The matches of a round from the top of the bracket, without those that fall away.
    pub fn matches_of(&self, round: u32) -> Vec<BracketMatch> {
        let all = self.round(round).iter().copied();
        all.filter(|game| !game.is_bye()).collect()
    }

    /// Who has a bye in the first round, best first.
    pub fn byes(&self) -> Vec<Seat> {
        (1..=self.players.next_power_of_two() - self.players).collect()
    }

    /// The round that is to be played next, unless the winner is known.
    pub fn current_round(&self) -> Option<u32> {
        (self.advanced < self.rounds()).then_some(self.advanced + 1)
    }

    /// Takes the winners of the current round, in the order of [`Bracket::matches_of`].
    ///
    /// # Errors
    ///
    /// Another round is being played, the number of winners is another one, or one of them does not
    /// play in his match. Nothing changes then.
    pub fn advance(&mut self, round: u32, winners: &[Seat]) -> Result<(), ScheduleError> {
        if self.current_round() != Some(round) {
            return Err(SYSTEM.impossible(Problem::NotBeingPlayed { round }));
        }
        let (expected, given) = (self.matches_of(round).len(), winners.len());
        if expected != given {
            return Err(SYSTEM.impossible(Problem::Winners {
                round,
                expected,
                given,
            }));
        }
        let winners: Vec<Option<Seat>> = winners.iter().copied().map(Some).collect();
        self.decide(round, &winners)
    }

    /// Takes the winners of the current round; none where both lost, who are both out. A round that
    /// is left without a match falls away.
    fn decide(&mut self, round: u32, winners: &[Option<Seat>]) -> Result<(), ScheduleError> {
        let decided = self.matches_of(round).into_iter().zip(winners);
        // All are checked before any is taken, so that a wrong winner changes nothing.
        for (game, winner) in decided.filter_map(|(game, winner)| Some((game, (*winner)?))) {
            if !game.contenders.contains(&Contender::Seed(winner)) {
                return Err(SYSTEM.impossible(Problem::NotInMatch {
                    winner,
                    id: game.id,
                    contest: game.contest(),
                }));
            }
        }
        let played = self
            .round_mut(round)
            .iter_mut()
            .filter(|game| !game.is_bye());
        for (game, winner) in played.zip(winners) {
            game.winner = *winner;
        }
        self.go_on_from(round);
        // Where both players of a match lost, the next round may have nobody left to play.
        while let Some(next) = self.current_round()
            && self.matches_of(next).is_empty()
        {
            self.go_on_from(next);
        }
        Ok(())
    }

    fn go_on_from(&mut self, round: u32) {
        self.advanced = round;
        self.seat_winners_of(round);
        self.seat_third_place();
    }

    /// The bracket of a tournament as far as it was played: seeds are the pairing numbers, and who
    /// won is what the result counts for pairing. A drawn game needs a play-off first, whose winner
    /// counts for pairing. Who both lost are both out, and the next opponent goes through without a
    /// game. The losers of the semi-finals may play for third place beside the final.
    ///
    /// # Errors
    ///
    /// The final has been played, a round is not that of the bracket, or a match has no winner yet.
    pub fn of(tournament: &Tournament) -> Result<Bracket, ScheduleError> {
        let players = u32::try_from(tournament.entrants().len()).unwrap_or(u32::MAX);
        let mut bracket = Bracket::new(players)?;
        for played in tournament.rounds() {
            let over = || SYSTEM.impossible(Problem::FinalPlayed);
            let number = bracket.current_round().ok_or_else(over)?;
            if number == bracket.rounds() && played.games.len() == 2 && players > 3 {
                bracket.play_for_third_place();
            }
            let winners = bracket.winners(tournament, number, &played.games)?;
            bracket.decide(number, &winners)?;
        }
        Ok(bracket)
    }

    /// The winners of a round in the order of its matches, whatever the order of the boards; none of
    /// a game that both lost.
    fn winners(
        &self,
        tournament: &Tournament,
        round: u32,
        games: &[Game],
    ) -> Result<Vec<Option<Seat>>, ScheduleError> {
        let seat = |id| Some(tournament.entrant(id)?.pairing_number?.get());
        let matches = self.matches_of(round);
        let is_of = |game: &Game, contest: &BracketMatch| {
            let seats = contest.players();
            let sides = [seat(game.white), seat(game.black)];
            seats.is_some_and(|seats| seats.iter().all(|seat| sides.contains(&Some(*seat))))
        };
        let stranger = |game: &&Game| !matches.iter().any(|contest| is_of(game, contest));
        if let Some(game) = games.iter().find(stranger) {
            let board = game.board;
            return Err(SYSTEM.impossible(Problem::NotInBracket { round, board }));
        }
        let winner = |contest: &BracketMatch| {
            let game = games.iter().find(|game| is_of(game, contest));
            let game = game.ok_or_else(|| {
                let contest = contest.contest();
                SYSTEM.impossible(Problem::NotPlayed { round, contest })
            })?;
            let winner = winner_of(tournament, game);
            if winner.is_none() && !both_lost(game) {
                let board = game.board;
                return Err(SYSTEM.impossible(Problem::NoWinner { round, board }));
            }
            Ok(winner)
        };
        matches.iter().map(winner).collect()
    }

    /// The losers of the semi-finals, who may play for third place, once both are known.
    pub fn losing_semi_finalists(&self) -> Option<[Seat; 2]> {
        let semi_finals = self.round(self.rounds().checked_sub(1)?);
        let losers = semi_finals.iter().filter_map(BracketMatch::loser);
        <[Seat; 2]>::try_from(losers.collect::<Vec<_>>()).ok()
    }

    /// The winner of the final.
    pub fn winner(&self) -> Option<Seat> {
        let last = self.round(self.rounds()).first()?;
        last.survivor().filter(|_| self.advanced == self.rounds())
    }

    /// The places that are certain, best first. Losers of a round share theirs.
    pub fn placings(&self) -> Vec<Placing> {
        let mut placings = Vec::new();
        for round in (1..=self.advanced).rev() {
            if round == self.rounds() {
                for (game, place) in self.round(round).iter().zip([1, 3]) {
                    placings.extend(game.survivor().map(|player| sole(player, place)));
                    let both = u32::from(game.winner.is_none());
                    let losers = game.losers().into_iter();
                    placings.extend(losers.map(|player| Placing {
                        player,
                        from: place + 1 - both,
                        to: place + 1,
                    }));
                }
            } else if !(round + 1 == self.rounds() && self.has_third_place()) {
                placings.extend(self.losers_of(round));
            }
        }
        placings
    }

    fn has_third_place(&self) -> bool {
        self.round(self.rounds()).len() == 2
    }

    fn losers_of(&self, round: u32) -> Vec<Placing> {
        let out_in = |round| -> Vec<Seat> {
            let matches = self.matches_of(round);
            matches.iter().flat_map(BracketMatch::losers).collect()
        };
        let count = |losers: &[Seat]| u32::try_from(losers.len()).unwrap_or(self.players);
        let before: u32 = (1..round).map(|earlier| count(&out_in(earlier))).sum();
        let mut losers = out_in(round);
        losers.sort_unstable();
        // Everybody who went out before is below; the losers of this round share the places that
        // end there.
        let to = self.players - before;
        let from = to + 1 - count(&losers);
        let placing = |player| Placing { player, from, to };
        losers.into_iter().map(placing).collect()
    }

    fn seat_first_round(&mut self) {
        let players = self.players;
        let contender = |seed| {
            if seed <= players {
                Contender::Seed(seed)
            } else {
                Contender::Nobody
            }
        };
        let order = seeding(players.next_power_of_two());
        for (game, seeds) in self.round_mut(1).iter_mut().zip(order.chunks_exact(2)) {
            game.contenders = [contender(seeds[0]), contender(seeds[1])];
        }
    }

    fn seat_winners_of(&mut self, round: u32) {
        let is_played = round <= self.advanced;
        let winners: Vec<Contender> = self
            .round(round)
            .iter()
            .map(|game| game.goes_on(is_played))
            .collect();
        for (game, pair) in self
            .round_mut(round + 1)
            .iter_mut()
            .zip(winners.chunks_exact(2))
        {
            game.contenders = [pair[0], pair[1]];
        }
    }

    fn seat_third_place(&mut self) {
        let last = self.rounds();
        if !self.has_third_place() || self.advanced + 1 != last {
            return;
        }
        let losers: Vec<Seat> = self
            .round(last - 1)
            .iter()
            .filter_map(BracketMatch::loser)
            .collect();
        if let ([one, other], Some(third)) = (losers.as_slice(), self.round_mut(last).get_mut(1)) {
            third.contenders = [Contender::Seed(*one), Contender::Seed(*other)];
        }
    }

    fn round(&self, round: u32) -> &[BracketMatch] {
        place(round)
            .and_then(|place| self.rounds.get(place))
            .map_or(&[], Vec::as_slice)
    }

    /// A round to be changed; nothing for one that does not exist.
    fn round_mut(&mut self, round: u32) -> &mut [BracketMatch] {
        place(round)
            .and_then(|place| self.rounds.get_mut(place))
            .map_or(&mut [], Vec::as_mut_slice)
    }
}

/// The seeds from the top of a bracket to its bottom, for a power of two.
///
/// Each seed of a smaller bracket gets the opponent whose seed makes up the same sum.
/// The favourites stand at the outer ends, 1 at the top and 2 at the bottom.
fn seeding(size: u32) -> Vec<Seat> {
    if size == 1 {
        return vec![1];
    }
    let outer = seeding(size / 2);
    let pairs = outer.into_iter().enumerate().flat_map(|(place, seed)| {
        let opponent = size + 1 - seed;
        if place % 2 == 0 {
            [seed, opponent]
        } else {
            [opponent, seed]
        }
    });
    pairs.collect()
}

fn undecided(id: MatchId) -> BracketMatch {
    let feeder = |number| {
        Contender::WinnerOf(MatchId {
            round: id.round.saturating_sub(1),
            number,
        })
    };
    BracketMatch {
        id,
        contenders: [feeder(2 * id.number - 1), feeder(2 * id.number)],
        winner: None,
    }
}

fn sole(player: Seat, place: u32) -> Placing {
    Placing {
        player,
        from: place,
        to: place,
    }
}

fn place(round: u32) -> Option<usize> {
    usize::try_from(round.checked_sub(1)?).ok()
}

/// Who goes on from a game, by pairing number.
fn winner_of(tournament: &Tournament, game: &Game) -> Option<Seat> {
    let system = tournament.point_system();
    let counted = game.results.counted_for(Purpose::Pairing);
    let winner = match system
        .points(counted.white)
        .cmp(&system.points(counted.black))
    {
        Ordering::Greater => game.white,
        Ordering::Less => game.black,
        Ordering::Equal => return None,
    };
    let number = tournament.entrant(winner)?.pairing_number?;
    Some(number.get())
}

/// Neither goes on: a double forfeit, or a game lost by both.
fn both_lost(game: &Game) -> bool {
    use Outcome::{ForfeitLoss, Loss, UnratedLoss};
    let counted = game.results.counted_for(Purpose::Pairing);
    let lost = |outcome| matches!(outcome, Loss | UnratedLoss | ForfeitLoss);
    lost(counted.white) && lost(counted.black)
}
