//! Results, and closing a round.

use adoube_tournament::{BoardNumber, EntrantId, Game, GameResult, Purpose, RoundNumber};

use crate::{Refusal, Section};

impl Section {
    pub(super) fn enter_result(
        &mut self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
        result: GameResult,
    ) -> Result<(), Refusal> {
        possible(result)?;
        let game = self.open_game(round, board, players)?;
        let reported = game.results.reported;
        // An adjourned game is waiting for its result; any other result stands.
        if reported.is_final() {
            return Err(Refusal::ResultEntered {
                round,
                board,
                result: reported,
            });
        }
        self.report(round, board, result);
        Ok(())
    }

    pub(super) fn correct_result(
        &mut self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
        was: GameResult,
        result: GameResult,
    ) -> Result<(), Refusal> {
        possible(result)?;
        self.has_result(round, board, players, was)?;
        if result == was {
            return Err(Refusal::NothingChanges);
        }
        self.report(round, board, result);
        Ok(())
    }

    pub(super) fn clear_result(
        &mut self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
        was: GameResult,
    ) -> Result<(), Refusal> {
        self.has_result(round, board, players, was)?;
        self.report(round, board, GameResult::PENDING);
        Ok(())
    }

    pub(super) fn adjust_result(
        &mut self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
        purpose: Purpose,
        result: Option<GameResult>,
    ) -> Result<(), Refusal> {
        if let Some(result) = result {
            let checked = result.check_adjusted();
            checked.map_err(|_| Refusal::ImpossibleResult { result })?;
        }
        // A closed round keeps what was reported; how it counts can still be decided, with a reason.
        self.game_between(round, board, players)?;
        if let Some(game) = self.draft.rounds[round.place()].game_mut(board) {
            match result {
                Some(result) => game.results.adjusted.insert(purpose, result),
                None => game.results.adjusted.remove(&purpose),
            };
        }
        Ok(())
    }

    pub(super) fn close(&mut self, round: RoundNumber) -> Result<(), Refusal> {
        self.open_round(round)?;
        let games = &self.draft.rounds[round.place()].games;
        let open = |game: &&Game| !game.results.counted_for(Purpose::Pairing).is_final();
        let boards: Vec<BoardNumber> = games.iter().filter(open).map(|game| game.board).collect();
        if !boards.is_empty() {
            return Err(Refusal::MissingResults { round, boards });
        }
        self.rounds[round.place()].closed = true;
        Ok(())
    }

    pub(super) fn reopen(&mut self, round: RoundNumber) -> Result<(), Refusal> {
        match self.rounds.get_mut(round.place()) {
            None => Err(Refusal::NotPaired(round)),
            Some(status) if !status.closed => Err(Refusal::NotClosed(round)),
            Some(status) => {
                status.closed = false;
                Ok(())
            }
        }
    }

    pub(super) fn open_game(
        &self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
    ) -> Result<&Game, Refusal> {
        self.open_round(round)?;
        self.game_between(round, board, players)
    }

    fn has_result(
        &self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
        was: GameResult,
    ) -> Result<(), Refusal> {
        let reported = self.open_game(round, board, players)?.results.reported;
        if reported == GameResult::PENDING {
            return Err(Refusal::NoResult { round, board });
        }
        if reported != was {
            return Err(Refusal::OtherResult {
                round,
                board,
                is: reported,
            });
        }
        Ok(())
    }

    /// The result is what counts from now on; what the players said is settled.
    fn report(&mut self, round: RoundNumber, board: BoardNumber, result: GameResult) {
        self.reports.remove(&(round, board));
        if let Some(game) = self.draft.rounds[round.place()].game_mut(board) {
            game.results.reported = result;
        }
    }
}

pub(super) fn possible(result: GameResult) -> Result<(), Refusal> {
    if result == GameResult::PENDING {
        return Err(Refusal::PendingResult);
    }
    let checked = result.check_reported();
    checked.map_err(|_| Refusal::ImpossibleResult { result })?;
    Ok(())
}
