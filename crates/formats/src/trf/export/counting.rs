//! Results that count differently for rating, standings and pairing.
//!
//! A report is rated by its players' lines, so that a line tells what is rated. Where the standings
//! count something else, 299 gives the points, so that the points of a line are those of its results.

use std::collections::BTreeMap;

use adoube_tournament::{CardRow, Colour, Game, GameResult, Outcome, Points, Purpose, RoundNumber};

use super::{Export, result_code};
use crate::trf::kept;
use crate::trf::record::{AbnormalPointsRecord, Record, ResultCode};
use crate::trf::remarks::TrfUnsaid;

/// What a player's line tells of a game: what is rated. A game that is not to be rated is told as
/// one that was too short for it.
fn told(reported: Outcome, rated: Outcome) -> Outcome {
    if rated.is_paired() {
        return rated;
    }
    match reported {
        Outcome::Win => Outcome::UnratedWin,
        Outcome::Draw => Outcome::UnratedDraw,
        Outcome::Loss => Outcome::UnratedLoss,
        other => other,
    }
}

/// The same of a round on a player's card.
pub(super) fn told_of(row: &CardRow) -> Outcome {
    match row.opponent {
        Some(_) => told(row.reported, row.counted_for(Purpose::Rating)),
        None => row.reported,
    }
}

/// What a line tells of a game, for both sides.
fn told_of_game(game: &Game) -> GameResult {
    let (reported, rated) = (
        game.results.reported,
        game.results.counted_for(Purpose::Rating),
    );
    GameResult::of(
        told(reported.white, rated.white),
        told(reported.black, rated.black),
    )
}

impl Export<'_> {
    /// 299 where the standings count other points than those of the result in the line, and what no
    /// record can tell.
    pub(super) fn counted_otherwise(&mut self) {
        let tournament = self.tournament;
        for (place, round) in tournament.rounds().iter().enumerate() {
            let number = RoundNumber::at_place(place);
            let adjusted = |game: &&Game| !game.results.adjusted.is_empty();
            let mut games: Vec<&Game> = round.games.iter().filter(adjusted).collect();
            // A file knows no boards: the order is that of the players.
            games.sort_by_key(|game| self.numbers.get(&game.white));
            for game in &games {
                self.leave_out_of_game(number, game);
                self.keep_game(number, game);
            }
            if tournament.teams().is_empty() {
                self.abnormal_points(number, &games);
            }
        }
    }

    fn abnormal_points(&mut self, round: RoundNumber, games: &[&Game]) {
        let system = self.tournament.point_system();
        let mut given: BTreeMap<(Option<char>, Points), Vec<u32>> = BTreeMap::new();
        for game in games {
            let (told, counted) = (
                told_of_game(game),
                game.results.counted_for(Purpose::Standings),
            );
            for (colour, id) in [(Colour::White, game.white), (Colour::Black, game.black)] {
                let (told, points) = (told.side(colour), system.points(counted.side(colour)));
                let Some(number) = self.numbers.get(&id) else {
                    continue;
                };
                if system.points(told) != points {
                    let code = kind(told).map(ResultCode::code);
                    given.entry((code, points)).or_default().push(*number);
                }
            }
        }
        for ((code, points), mut numbers) in given {
            numbers.sort_unstable();
            self.records
                .push(Record::AbnormalPoints(AbnormalPointsRecord {
                    result: code.and_then(ResultCode::from_code),
                    match_points: None,
                    points: Some(points),
                    round: Some(round.0),
                    numbers,
                }));
        }
    }

    /// How the game counts, in a line of comment.
    fn keep_game(&mut self, round: RoundNumber, game: &Game) {
        let numbers = [game.white, game.black].map(|id| self.numbers.get(&id).copied());
        if let [Some(white), Some(black)] = numbers {
            let record = kept::game_record(round, (white, black), &game.results);
            self.records.push(record);
        }
    }

    fn leave_out_of_game(&mut self, round: RoundNumber, game: &Game) {
        let (results, board) = (&game.results, game.board);
        let system = self.tournament.point_system();
        let points = |result: GameResult| [result.white, result.black].map(|o| system.points(o));
        let [pairing, standings, rating] = [Purpose::Pairing, Purpose::Standings, Purpose::Rating]
            .map(|purpose| results.counted_for(purpose));
        let teams = !self.tournament.teams().is_empty();
        // A table is not paired by results, unless somebody says who goes on.
        let is_fixed = self.tournament.draft().fixed_schedule;
        let is_paired_so = results.adjusted.contains_key(&Purpose::Pairing) || !is_fixed;
        if is_paired_so && points(pairing) != points(standings) {
            self.leave_out(TrfUnsaid::PairingResult {
                round,
                board,
                result: pairing,
            });
        }
        if teams && points(told_of_game(game)) != points(standings) {
            self.leave_out(TrfUnsaid::StandingsResult {
                round,
                board,
                result: standings,
            });
        }
        if !(rating.white.is_paired() && rating.black.is_paired()) {
            self.leave_out(TrfUnsaid::NotRated { round, board });
        }
    }
}

/// The type of 299 for a result; none where the line has no result.
fn kind(told: Outcome) -> Option<ResultCode> {
    match told {
        Outcome::UnratedWin => Some(ResultCode::Win),
        Outcome::UnratedDraw => Some(ResultCode::Draw),
        Outcome::UnratedLoss => Some(ResultCode::Loss),
        other => result_code(other),
    }
}
