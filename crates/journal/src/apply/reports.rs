//! What the players say of a game, and its moves.

use adoube_tournament::{BoardNumber, EntrantId, GameResult, RoundNumber};

use super::event::{at_most, written};
use super::results::possible;
use crate::{Refusal, Section};

/// How long the text of a game may be, in bytes.
const LONGEST_GAME: usize = 20_000;

impl Section {
    pub(super) fn report_result(
        &mut self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
        by: EntrantId,
        result: GameResult,
    ) -> Result<(), Refusal> {
        if !self.settings.players_report {
            return Err(Refusal::PlayersDoNotReport);
        }
        possible(result)?;
        if !result.is_final() {
            return Err(Refusal::NotFinal { result });
        }
        let game = self.open_game(round, board, players)?;
        let entered = game.results.reported;
        let white = game.white == by;
        if !white && game.black != by {
            let who = self.entered(by)?.label();
            return Err(Refusal::NotAtBoard { who, round, board });
        }
        if entered.is_final() {
            return Err(Refusal::ResultEntered {
                round,
                board,
                result: entered,
            });
        }
        let reports = self.reports.entry((round, board)).or_default();
        let own = if white {
            &mut reports.white
        } else {
            &mut reports.black
        };
        if *own == Some(result) {
            return Err(Refusal::NothingChanges);
        }
        *own = Some(result);
        Ok(())
    }

    /// Moves can be kept at any time, closed rounds and finished sections included: they change
    /// nothing else.
    pub(super) fn record_game(
        &mut self,
        round: RoundNumber,
        board: BoardNumber,
        players: (EntrantId, EntrantId),
        movetext: Option<&str>,
    ) -> Result<(), Refusal> {
        self.game_between(round, board, players)?;
        let Some(text) = movetext else {
            let taken = self.movetexts.remove(&(round, board));
            return taken.map(|_| ()).ok_or(Refusal::NothingChanges);
        };
        written(text, "the moves of a game")?;
        at_most(text.len(), LONGEST_GAME, "the moves of a game", "bytes")?;
        self.movetexts.insert((round, board), text.to_owned());
        Ok(())
    }

    /// A board that was dissolved has neither reports nor moves.
    pub(super) fn forget_board(&mut self, round: RoundNumber, board: BoardNumber) {
        self.reports.remove(&(round, board));
        self.movetexts.remove(&(round, board));
    }
}
