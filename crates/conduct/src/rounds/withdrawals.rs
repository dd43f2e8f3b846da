//! What withdrawals mean for the games of a table (General Regulations 6.7, US 30).

use adoube_journal::{AdjustResult, Command, EnterResult, Format, Pairing, Section};
use adoube_pairing::schedule::withdrawal::{self, GameAdjustment, Withdrawal, WithdrawalRule};
use adoube_pairing::schedule::{Schedule, Seat};
use adoube_tournament::{BoardNumber, Entrant, EntrantId, Game, Purpose, RoundNumber};

use super::CannotPair;
use super::system::plays_by_us_chess;
use super::table::table;

/// What withdrawals mean for the rounds that were played, and what no longer holds of it for who
/// came back. It is settled once the round from which they are away is the next one, or paired, and
/// all their games have results; the commands need the [`withdrawal_article`] as their reason.
///
/// # Errors
///
/// [`CannotPair`] if the games that were played are not those of a table.
pub fn settle(section: &Section) -> Result<Vec<Command>, CannotPair> {
    let paired = section.draft.paired_rounds();
    let has_table = matches!(section.settings.format, Format::RoundRobin | Format::Match);
    if !has_table || paired.0 == 0 || has_open_game_of_who_left(section) {
        return Ok(Vec::new());
    }
    // A section in which nobody left is never held against the table: it may be paired by hand.
    let changed = if who_left(section).next().is_some() {
        adjustments(section, &table(section, section.draft.entrants.len())?)?
    } else {
        Vec::new()
    };
    let played = changed.iter().filter(|game| game.round <= paired);
    let settled = played.flat_map(|game| consequences(section, game, game.board));
    Ok(settled.chain(taken_back(section, &changed)).collect())
}

/// Where it stands, as the reason of those changes.
pub fn withdrawal_article(section: &Section) -> &'static str {
    rule(section).article()
}

fn rule(section: &Section) -> WithdrawalRule {
    if plays_by_us_chess(section) {
        WithdrawalRule::UsChess
    } else {
        WithdrawalRule::Fide
    }
}

/// What withdrawals mean when the next round is paired.
pub(super) struct Forfeits {
    /// For the rounds before it.
    pub played: Vec<Command>,
    /// For its own games.
    pub now: Vec<Command>,
}

/// What withdrawals mean when the next round is paired with these boards.
pub(super) fn forfeits(
    section: &Section,
    table: &Schedule<Seat>,
    boards: &[Pairing],
) -> Result<Forfeits, CannotPair> {
    let round = section.next_round();
    let changed = adjustments(section, table)?;
    let played = changed.iter().filter(|game| game.round < round);
    let now = changed.iter().filter(|game| game.round == round);
    Ok(Forfeits {
        played: played
            .flat_map(|game| consequences(section, game, game.board))
            .collect(),
        // The pair may sit elsewhere than in the order of the table.
        now: now
            .flat_map(|game| {
                let of_game = |pairing: &&Pairing| pairing.white == game.white;
                let board = boards.iter().find(of_game).map(|pairing| pairing.board);
                consequences(section, game, board.unwrap_or(game.board))
            })
            .collect(),
    })
}

fn has_open_game_of_who_left(section: &Section) -> bool {
    let left = |id: EntrantId| who_left(section).any(|(entrant, _)| entrant.id == id);
    let mut games = section.draft.rounds.iter().flat_map(|round| &round.games);
    games.any(|game| !game.results.reported.is_final() && (left(game.white) || left(game.black)))
}

/// Who is gone by the next round, and from which round on. Until then who will leave plays on.
fn who_left(section: &Section) -> impl Iterator<Item = (&Entrant, RoundNumber)> {
    let next = section.next_round();
    section.draft.entrants.iter().filter_map(move |entrant| {
        let away = entrant.withdrawals.last()?;
        let is_gone = away.last.is_none() && away.first <= next;
        is_gone.then_some((entrant, away.first))
    })
}

/// Games that were taken out of the standings and count again.
fn taken_back(section: &Section, changed: &[GameAdjustment]) -> Vec<Command> {
    let rounds = section.draft.rounds.iter().enumerate();
    let games = rounds.flat_map(|(place, round)| {
        let number = RoundNumber::at_place(place);
        round.games.iter().map(move |game| (number, game))
    });
    let excluded = |round: RoundNumber, game: &Game| {
        let mut changed = changed.iter();
        changed.any(|other| other.round == round && other.board == game.board)
    };
    games
        .filter(|(round, game)| {
            let counted = game.results.adjusted.get(&Purpose::Standings);
            counted == Some(&withdrawal::EXCLUDED) && !excluded(*round, game)
        })
        .map(|(round, game)| {
            Command::AdjustResult(AdjustResult {
                section: section.id.clone(),
                round,
                board: game.board,
                purpose: Purpose::Standings,
                result: None,
            })
        })
        .collect()
}

fn adjustments(
    section: &Section,
    table: &Schedule<Seat>,
) -> Result<Vec<GameAdjustment>, CannotPair> {
    let withdrawals: Vec<Withdrawal> = who_left(section)
        .map(|(entrant, from)| Withdrawal {
            entrant: entrant.id,
            after: from.previous().unwrap_or(RoundNumber(0)),
        })
        .collect();
    if withdrawals.is_empty() {
        return Ok(Vec::new());
    }
    let tournament = section.snapshot()?;
    withdrawal::adjustments(&tournament, table, &withdrawals, rule(section))
        .map(|found| found.games)
        .map_err(CannotPair::Withdrawals)
}

/// The forfeit of a game that will not be played, and how a game counts from now on.
fn consequences(section: &Section, game: &GameAdjustment, board: BoardNumber) -> Vec<Command> {
    let round = game.round;
    let known = section
        .draft
        .round(round)
        .and_then(|paired| paired.game(board));
    let forfeit = game.record.map(|result| {
        Command::EnterResult(EnterResult {
            section: section.id.clone(),
            round,
            board,
            result,
        })
    });
    let counted = game.adjusted.iter().filter(|(purpose, result)| {
        known.is_none_or(|known| known.results.adjusted.get(purpose) != Some(*result))
    });
    let adjust = |(purpose, result): (&Purpose, &_)| {
        Command::AdjustResult(AdjustResult {
            section: section.id.clone(),
            round,
            board,
            purpose: *purpose,
            result: Some(*result),
        })
    };
    forfeit.into_iter().chain(counted.map(adjust)).collect()
}
