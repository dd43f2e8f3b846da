//! Pairing a round and changing its pairings.

use std::collections::{HashMap, HashSet};

use adoube_tournament::{BoardNumber, EntrantId, Game, GameResult, Round, RoundNumber, TeamId};

use super::required;
use crate::{Provenance, Publication, Refusal, RoundPairings, RoundStatus, Section};

impl Section {
    pub(super) fn pair(
        &mut self,
        number: RoundNumber,
        pairings: &RoundPairings,
        made_by: &Provenance,
    ) -> Result<(), Refusal> {
        self.to_come(number)?;
        let next = self.next_round();
        if number != next {
            return Err(Refusal::OutOfTurn {
                round: number,
                next,
            });
        }
        if self.rounds.last().is_some_and(|round| !round.closed) {
            return Err(Refusal::StillOpen(self.draft.paired_rounds()));
        }
        if pairings.boards.is_empty() {
            return Err(Refusal::EmptyRound { round: number });
        }
        let round = pairings.to_round();
        self.check_round(number, &round)?;
        self.draft.rounds.push(round);
        self.rounds.push(RoundStatus {
            made_by: made_by.clone(),
            changed: false,
            closed: false,
            published: self.settings.publication == Publication::Immediate,
        });
        Ok(())
    }

    pub(super) fn change_pairings(
        &mut self,
        number: RoundNumber,
        removed: &RoundPairings,
        added: &RoundPairings,
        reason: Option<&str>,
    ) -> Result<(), Refusal> {
        required(reason, "changing a pairing by hand")?;
        if removed == added {
            return Err(Refusal::NothingChanges);
        }
        self.open_round(number)?;
        let mut round = self.draft.rounds[number.place()].clone();
        self.take_out(number, &mut round, removed)?;
        let added = added.to_round();
        round.games.extend(added.games);
        round.games.sort_by_key(|game| game.board);
        round.byes.extend(added.byes);
        round.matches.extend(added.matches);
        round.team_byes.extend(added.team_byes);
        if round.games.is_empty() {
            return Err(Refusal::EmptyRound { round: number });
        }
        self.check_round(number, &round)?;
        self.draft.rounds[number.place()] = round;
        self.rounds[number.place()].changed = true;
        for pairing in &removed.boards {
            self.forget_board(number, pairing.board);
        }
        Ok(())
    }

    fn take_out(
        &self,
        number: RoundNumber,
        round: &mut Round,
        removed: &RoundPairings,
    ) -> Result<(), Refusal> {
        for pairing in &removed.boards {
            let players = (pairing.white, pairing.black);
            let game = self.game_between(number, pairing.board, players)?;
            let result = game.results.reported;
            if result != GameResult::PENDING {
                return Err(Refusal::HasResult {
                    round: number,
                    board: pairing.board,
                    result,
                });
            }
            round.games.retain(|game| game.board != pairing.board);
        }
        for bye in &removed.byes {
            let before = round.byes.len();
            round.byes.retain(|other| other != bye);
            if round.byes.len() == before {
                return Err(Refusal::NoBye {
                    who: self.label(bye.entrant),
                    round: number,
                });
            }
        }
        let gone = |table: u32| removed.matches.iter().any(|other| other.table == table);
        round.matches.retain(|meeting| !gone(meeting.table));
        let without = |team: TeamId| removed.team_byes.iter().any(|bye| bye.team == team);
        round.team_byes.retain(|bye| !without(bye.team));
        Ok(())
    }

    /// Everybody who takes part appears exactly once, and nobody else.
    fn check_round(&self, number: RoundNumber, round: &Round) -> Result<(), Refusal> {
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
        for bye in &round.byes {
            self.check_appearance(number, bye.entrant, &mut seen)?;
        }
        self.check_requests(number, round)?;
        self.check_matches(number, round)?;
        self.nobody_left_out(number, round, &seen)
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
        let mut players = round.games.iter().flat_map(|game| [game.white, game.black]);
        match players.find(|player| asked.contains(player)) {
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
        if round.matches.is_empty() {
            return Ok(());
        }
        for game in &round.games {
            self.check_team_game(number, game, &tables)?;
        }
        Ok(())
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

    /// The round is paired and not closed.
    pub(super) fn open_round(&self, round: RoundNumber) -> Result<(), Refusal> {
        match self.rounds.get(round.place()) {
            None => Err(Refusal::NotPaired(round)),
            Some(status) if status.closed => Err(Refusal::Closed(round)),
            Some(_) => Ok(()),
        }
    }

    /// A game of a paired round.
    pub(crate) fn game(&self, round: RoundNumber, board: BoardNumber) -> Result<&Game, Refusal> {
        let paired = self.draft.round(round).ok_or(Refusal::NotPaired(round))?;
        paired.game(board).ok_or(Refusal::NoBoard { round, board })
    }

    /// The game on a board, provided that these two still play it.
    pub(super) fn game_between(
        &self,
        round: RoundNumber,
        board: BoardNumber,
        (white, black): (EntrantId, EntrantId),
    ) -> Result<&Game, Refusal> {
        let game = self.game(round, board)?;
        if (game.white, game.black) == (white, black) {
            return Ok(game);
        }
        Err(Refusal::OtherPlayers {
            round,
            board,
            white: self.label(game.white),
            black: self.label(game.black),
        })
    }
}
