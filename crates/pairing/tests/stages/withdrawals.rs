//! Withdrawals from a round robin.

use adoube_pairing::schedule::withdrawal::{
    Adjustments, GameAdjustment, TieBreakUse, Verdict, Withdrawal, WithdrawalRule, adjustments,
};
use adoube_pairing::schedule::{ScheduledGame, Seat, berger};
use adoube_tournament::*;
use serde::Deserialize;

use super::{texts, told};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Withdrawals {
    half: Vec<Half>,
    case: Vec<WithdrawalCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Half {
    scheduled: u32,
    excluded: u32,
    counted: u32,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct WithdrawalCase {
    name: String,
    players: u32,
    paired: usize,
    left: Vec<Withdrawal>,
    #[serde(default)]
    pending: Vec<String>,
    #[serde(default)]
    played_anyway: bool,
    #[serde(default)]
    verdicts: Vec<String>,
    #[serde(default)]
    games: Vec<String>,
    #[serde(default)]
    scores: Vec<Points>,
    #[serde(default)]
    rated: usize,
    error: Option<String>,
}

impl WithdrawalCase {
    fn draft(&self) -> Draft {
        let entrants = (1..=self.players).map(|number| {
            let player = Player::named(&format!("Player {number}"));
            let mut entrant = Entrant::new(EntrantId(number), player);
            entrant.pairing_number = PairingNumber::new(number);
            entrant
        });
        let schedule = berger::schedule(self.players).unwrap();
        let rounds = (1..).zip(schedule.rounds.iter().take(self.paired));
        Draft {
            planned_rounds: schedule.rounds.len() as u16,
            entrants: entrants.collect(),
            rounds: rounds
                .map(|(number, round)| Round {
                    games: (1..)
                        .zip(&round.games)
                        .map(|(board, game)| self.game(number, board, *game))
                        .collect(),
                    ..Round::default()
                })
                .collect(),
            ..Draft::default()
        }
    }

    fn game(&self, round: u16, board: u32, game: ScheduledGame<Seat>) -> Game {
        let [white, black] = [game.white, game.black].map(EntrantId);
        let gone = |left: &Withdrawal| {
            (left.entrant == white || left.entrant == black) && left.after.0 < round
        };
        let absent = self.left.iter().any(gone) && !self.played_anyway;
        let pending = self.pending.contains(&format!("{round}.{board}"));
        let mut game = Game::pending(BoardNumber::single(board), white, black);
        if !absent && !pending {
            game.results.reported = GameResult::DRAW;
        }
        game
    }

    fn check(&self, rule: WithdrawalRule) {
        let name = format!("{} ({})", self.name, rule.article());
        let mut draft = self.draft();
        let tournament = Tournament::new(draft.clone()).unwrap();
        let schedule = berger::schedule(self.players).unwrap();
        let found = match (
            adjustments(&tournament, &schedule, &self.left, rule),
            &self.error,
        ) {
            (Ok(found), None) => found,
            (Err(error), Some(expected)) => {
                return assert_eq!(told([error]), [expected.as_str()], "{name}");
            }
            (found, expected) => panic!("{name}: {found:?}, not {expected:?}"),
        };
        assert_eq!(
            texts(found.verdicts.iter().map(verdict)),
            self.verdicts,
            "{name}"
        );
        assert_eq!(
            texts(found.games.iter().map(adjustment)),
            self.games,
            "{name}"
        );
        found.apply(&mut draft);
        self.check_scores(&name, draft);
        excluded_games_are_out_of_tie_breaks(&found);
    }

    fn check_scores(&self, name: &str, draft: Draft) {
        let tournament = Tournament::new(draft).unwrap();
        let after = tournament.paired_rounds();
        let scores: Vec<Points> = (1..=self.players)
            .map(|number| tournament.score(EntrantId(number), after, Purpose::Standings))
            .collect();
        assert_eq!(scores, self.scores, "{name}");
        let games = tournament.rounds().iter().flat_map(|round| &round.games);
        let rated = games.filter(|game| game.results.counted_for(Purpose::Rating).white.is_rated());
        assert_eq!(rated.count(), self.rated, "{name}");
    }
}

fn verdict(verdict: &Verdict) -> String {
    let counts = if verdict.counts {
        "counted"
    } else {
        "excluded"
    };
    format!(
        "{}: {} of {}, {counts}",
        verdict.entrant.0, verdict.completed, verdict.scheduled
    )
}

fn adjustment(change: &GameAdjustment) -> String {
    let record = change.record.map(|result| format!(" record {result}"));
    let adjusted = change
        .adjusted
        .iter()
        .map(|(purpose, result)| format!(" {} {result}", purpose.name()));
    let changes: String = record.into_iter().chain(adjusted).collect();
    format!("{}.{}{changes}", change.round, change.board)
}

fn excluded_games_are_out_of_tie_breaks(found: &Adjustments) {
    for change in &found.games {
        let excluded = change.adjusted.contains_key(&Purpose::Standings);
        assert_eq!(change.tie_breaks == TieBreakUse::Excluded, excluded);
    }
}

#[test]
fn withdrawals() {
    let cases: Withdrawals = toml::from_str(include_str!("../vectors/withdrawal.toml")).unwrap();
    for rule in [WithdrawalRule::Fide, WithdrawalRule::UsChess] {
        for half in &cases.half {
            assert!(!rule.counts(half.excluded, half.scheduled));
            assert!(rule.counts(half.counted, half.scheduled));
        }
        for case in &cases.case {
            case.check(rule);
        }
    }
}
