//! What must hold for a round as a whole.

use std::collections::{HashMap, HashSet};

use adoube_tournament::{EmptyBoard, EntrantId, Game, Round, RoundNumber, TeamId};

use crate::{Refusal, Section};

impl Section {
    /// Everybody who takes part appears exactly once, and nobody else.
    pub(in crate::changes) fn check_round(
        &self,
        number: RoundNumber,
        round: &Round,
    ) -> Result<(), Refusal> {
        let mut seen = HashSet::with_capacity(self.draft.entrants.len());
        for (place, game) in round.games.iter().enumerate() {
            if place > 0 && round.games[place - 1].board == game.board {
                return Err(Refusal::BoardTwice(game.board));
            }
            // Boards are counted from 1, and a board 0 could not be read back from the store.
            if game.board.table == 0 || game.board.board == Some(0) {
                return Err(Refusal::NoBoard {
                    round: number,
                    board: game.board,
                });
            }
            if game.white == game.black {
                return Err(Refusal::PlaysSelf {
                    who: self.label(game.white),
                });
            }
            for id in [game.white, game.black] {
                self.check_appearance(number, id, &mut seen)?;
                self.check_presence(number, id)?;
            }
        }
        self.check_empty_boards(number, round, &mut seen)?;
        for bye in &round.byes {
            self.check_appearance(number, bye.entrant, &mut seen)?;
        }
        self.check_requests(number, round)?;
        self.check_matches(number, round)?;
        self.nobody_left_out(number, round, &seen)
    }

    /// Whoever sits at an empty board is there and has a board of their own.
    fn check_empty_boards(
        &self,
        number: RoundNumber,
        round: &Round,
        seen: &mut HashSet<EntrantId>,
    ) -> Result<(), Refusal> {
        let mut boards = HashSet::new();
        for empty in &round.empty_boards {
            let board = empty.board;
            if round.game(board).is_some() || !boards.insert(board) {
                return Err(Refusal::BoardTwice(board));
            }
            if board.table == 0 || board.board.is_none_or(|board| board == 0) {
                return Err(Refusal::NoBoard {
                    round: number,
                    board,
                });
            }
            self.check_appearance(number, empty.entrant, seen)?;
            self.check_presence(number, empty.entrant)?;
        }
        Ok(())
    }

    fn check_appearance(
        &self,
        round: RoundNumber,
        id: EntrantId,
        seen: &mut HashSet<EntrantId>,
    ) -> Result<(), Refusal> {
        let entrant = self.entered(id)?;
        let who = || entrant.label();
        if entrant.pairing_number.is_none() {
            return Err(Refusal::NoNumber { who: who() });
        }
        if !seen.insert(id) {
            return Err(Refusal::AppearsTwice { who: who(), round });
        }
        Ok(())
    }

    /// A player takes part in a round and has not asked for a bye.
    pub(in crate::changes) fn can_play(
        &self,
        round: RoundNumber,
        id: EntrantId,
    ) -> Result<(), Refusal> {
        let who = || self.label(id);
        if !self.entered(id)?.takes_part_in(round) {
            return Err(Refusal::NotPresent { who: who(), round });
        }
        let mut requests = self.draft.bye_requests.iter();
        match requests.any(|request| request.entrant == id && request.round == round) {
            true => Err(Refusal::AskedForBye { who: who(), round }),
            false => Ok(()),
        }
    }

    fn check_presence(&self, round: RoundNumber, id: EntrantId) -> Result<(), Refusal> {
        let entrant = self.entered(id)?;
        // At a table that was drawn a withdrawn player keeps the seat; the games are forfeits.
        let seated = self.draft.fixed_schedule && entrant.first_round <= round;
        if !entrant.takes_part_in(round) && !seated {
            return Err(Refusal::NotPresent {
                who: entrant.label(),
                round,
            });
        }
        Ok(())
    }

    /// Who asked for a bye does not play.
    fn check_requests(&self, number: RoundNumber, round: &Round) -> Result<(), Refusal> {
        let requests = self.draft.bye_requests.iter();
        let asked: HashSet<EntrantId> = requests
            .filter(|request| request.round == number)
            .map(|request| request.entrant)
            .collect();
        let players = round.games.iter().flat_map(|game| [game.white, game.black]);
        let alone = round.empty_boards.iter().map(|empty| empty.entrant);
        match players.chain(alone).find(|player| asked.contains(player)) {
            Some(player) => Err(Refusal::AskedForBye {
                who: self.label(player),
                round: number,
            }),
            None => Ok(()),
        }
    }

    /// In an event of teams, or at a table that was drawn, a player may rest; in any other
    /// everybody has a game or a bye.
    fn nobody_left_out(
        &self,
        number: RoundNumber,
        round: &Round,
        seen: &HashSet<EntrantId>,
    ) -> Result<(), Refusal> {
        if !round.matches.is_empty() || self.draft.fixed_schedule {
            return Ok(());
        }
        let present = self.draft.entrants.iter();
        let left_out: Vec<String> = present
            .filter(|entrant| entrant.takes_part_in(number) && !seen.contains(&entrant.id))
            .map(|entrant| entrant.label())
            .collect();
        if left_out.is_empty() {
            return Ok(());
        }
        Err(Refusal::LeftOut {
            round: number,
            who: left_out,
        })
    }

    fn check_matches(&self, number: RoundNumber, round: &Round) -> Result<(), Refusal> {
        let mut tables: HashMap<u32, (TeamId, TeamId)> = HashMap::new();
        let mut seen = HashSet::new();
        let mut team = |id: TeamId| {
            let team = self.team(id).ok_or(Refusal::NoTeam(id))?;
            if !seen.insert(id) {
                return Err(Refusal::AppearsTwice {
                    who: team.details.name.clone(),
                    round: number,
                });
            }
            Ok(())
        };
        for meeting in &round.matches {
            team(meeting.first)?;
            team(meeting.second)?;
            let teams = (meeting.first, meeting.second);
            if tables.insert(meeting.table, teams).is_some() {
                return Err(Refusal::TableTwice(meeting.table));
            }
        }
        for bye in &round.team_byes {
            team(bye.team)?;
        }
        for empty in &round.empty_boards {
            self.check_seat(number, *empty, &tables)?;
        }
        if round.matches.is_empty() {
            return Ok(());
        }
        for game in &round.games {
            self.check_team_game(number, game, &tables)?;
        }
        Ok(())
    }

    /// Only a board of a match can be empty.
    fn check_seat(
        &self,
        round: RoundNumber,
        empty: EmptyBoard,
        tables: &HashMap<u32, (TeamId, TeamId)>,
    ) -> Result<(), Refusal> {
        let table = empty.board.table;
        let Some((first, second)) = tables.get(&table).copied() else {
            return Err(Refusal::NoTable { round, table });
        };
        let plays = |id| {
            let team = self.team(id);
            team.is_some_and(|team| team.details.members.contains(&empty.entrant))
        };
        match plays(first) || plays(second) {
            true => Ok(()),
            false => Err(Refusal::NotOfEitherTeam {
                board: empty.board,
                who: self.label(empty.entrant),
            }),
        }
    }

    fn check_team_game(
        &self,
        round: RoundNumber,
        game: &Game,
        tables: &HashMap<u32, (TeamId, TeamId)>,
    ) -> Result<(), Refusal> {
        let table = game.board.table;
        let Some((first, second)) = tables.get(&table).copied() else {
            return Err(Refusal::NoTable { round, table });
        };
        let plays_for = |player: EntrantId, id: TeamId| {
            self.team(id)
                .is_some_and(|team| team.details.members.contains(&player))
        };
        let (white, black) = (game.white, game.black);
        let sides = plays_for(white, first) && plays_for(black, second)
            || plays_for(white, second) && plays_for(black, first);
        if sides {
            return Ok(());
        }
        Err(Refusal::NotOfTheTeams {
            board: game.board,
            white: self.label(white),
            black: self.label(black),
        })
    }
}
