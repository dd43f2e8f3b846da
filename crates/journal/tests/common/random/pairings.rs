//! Rounds: played, paired, changed by hand.

use adoube_journal::*;
use adoube_tournament::*;

use super::chooser::Chooser;

impl Chooser<'_> {
    /// Results for every open board, the end of the round, numbers, the next pairing.
    pub(super) fn play_on(&mut self, section: &Section) -> Vec<Command> {
        let id = &section.id;
        let mut commands = Vec::new();
        let last = section.draft.paired_rounds();
        if section.rounds.last().is_some_and(|status| !status.closed) {
            let games = section
                .draft
                .round(last)
                .map_or(&[][..], |round| &round.games[..]);
            for game in games
                .iter()
                .filter(|game| !game.results.reported.is_final())
            {
                commands.push(Command::EnterResult(EnterResult {
                    section: id.clone(),
                    round: last,
                    board: game.board,
                    result: self.dice.result(),
                }));
            }
            commands.push(Command::CloseRound(RoundClosed {
                section: id.clone(),
                round: last,
            }));
        }
        if section
            .draft
            .entrants
            .iter()
            .any(|entrant| entrant.pairing_number.is_none())
        {
            commands.push(Command::AssignNumbers(AssignNumbers {
                section: id.clone(),
                order: None,
            }));
        }
        let over = section.next_round().0 > section.settings.rounds;
        if commands.is_empty() && over {
            return vec![self.note(section)];
        }
        if section.draft.entrants.len() < 2 && !self.dice.one_in(8) {
            let (section, player) = (id.clone(), self.dice.player());
            return vec![Command::Register(Register { section, player })];
        }
        // Sometimes in one go with the end of the round before.
        if !over && (commands.is_empty() || !self.dice.one_in(4)) {
            commands.push(self.pair_round(section));
        }
        commands
    }

    pub(super) fn pair_round(&mut self, section: &Section) -> Command {
        let round = section.next_round();
        let mut pairings = self.pairings(section, round);
        if self.dice.one_in(25) {
            pairings.boards.pop();
        }
        let seed = self.dice.one_in(2).then(|| self.dice.throw());
        Command::PairRound(PairRound {
            section: section.id.clone(),
            round: if self.dice.one_in(30) {
                round.next()
            } else {
                round
            },
            pairings,
            made_by: Provenance {
                seed,
                ..Provenance::by_hand()
            },
        })
    }

    /// Everybody who can play, in any order; of teams only where there are two.
    fn pairings(&mut self, section: &Section, round: RoundNumber) -> RoundPairings {
        let asked = |id: EntrantId| {
            let mut requests = section.draft.bye_requests.iter();
            requests.any(|request| request.entrant == id && request.round == round)
        };
        let entrants = section.draft.entrants.iter();
        let here = entrants.filter(|entrant| entrant.takes_part_in(round) && !asked(entrant.id));
        let mut here: Vec<EntrantId> = here.map(|entrant| entrant.id).collect();
        let can_play = |team: &&Team| team.details.members.iter().any(|id| here.contains(id));
        let teams: Vec<&Team> = section.draft.teams.iter().filter(can_play).collect();
        if teams.len() > 1 && self.dice.one_in(2) {
            return self.team_pairings(teams, &here);
        }
        self.dice.shuffle(&mut here);
        let boards = here.chunks_exact(2).zip(1..);
        RoundPairings {
            boards: boards
                .map(|(pair, board)| pairing(BoardNumber::single(board), pair))
                .collect(),
            byes: left_over(&here),
            ..RoundPairings::default()
        }
    }

    fn team_pairings(&mut self, mut teams: Vec<&Team>, here: &[EntrantId]) -> RoundPairings {
        self.dice.shuffle(&mut teams);
        let mut pairings = RoundPairings::default();
        let squad = |team: &Team| -> Vec<EntrantId> {
            let members = team.details.members.iter().copied();
            members.filter(|member| here.contains(member)).collect()
        };
        for (pair, table) in teams.chunks(2).zip(1..) {
            let [first, second] = pair else {
                let bye = TeamBye {
                    team: pair[0].id,
                    kind: ByeKind::PairingAllocated,
                };
                pairings.team_byes.push(bye);
                continue;
            };
            pairings.matches.push(TeamMatch {
                table,
                first: first.id,
                second: second.id,
                forfeit: None,
            });
            if self.dice.one_in(3) {
                continue;
            }
            let games = squad(first).into_iter().zip(squad(second)).zip(1..);
            pairings.boards.extend(games.map(|((one, other), board)| {
                let players = if board % 2 == 1 {
                    [one, other]
                } else {
                    [other, one]
                };
                pairing(BoardNumber::in_match(table, board), &players)
            }));
        }
        pairings
    }

    /// A line-up of a team for a round to come, or for the last one.
    pub(super) fn line_up(&mut self, section: &Section) -> Command {
        let teams: Vec<&Team> = section.draft.teams.iter().collect();
        let (team, mut players) = match self.dice.pick(&teams) {
            Some(team) => (team.id, team.details.members.clone()),
            None => (TeamId(1), Vec::new()),
        };
        if self.dice.one_in(4) {
            self.dice.shuffle(&mut players);
        }
        if self.dice.one_in(3) {
            players.pop();
        }
        let last = section.draft.paired_rounds();
        Command::FileLineUp(LineUpFiled {
            section: section.id.clone(),
            round: match self.dice.one_in(2) {
                true => last,
                false => last.next(),
            },
            team,
            players,
        })
    }

    pub(super) fn withdraw_line_up(&mut self, section: &Section) -> Command {
        let filed: Vec<(RoundNumber, TeamId)> = section.line_ups.keys().copied().collect();
        let filed = self.dice.pick(&filed);
        let (round, team) = filed.unwrap_or((RoundNumber::FIRST, TeamId(1)));
        Command::WithdrawLineUp(LineUpWithdrawn {
            section: section.id.clone(),
            round,
            team,
        })
    }

    /// The first board of each match without boards; sometimes one team has nobody there.
    pub(super) fn set_boards(&mut self, section: &Section) -> Command {
        let number = self.round(section, false);
        let round = section.draft.round(number).cloned().unwrap_or_default();
        let first_of = |id| {
            let members = section.team(id).map(|team| team.details.members.clone());
            members.unwrap_or_default().first().copied()
        };
        let mut set = BoardsSet {
            section: section.id.clone(),
            round: number,
            boards: Vec::new(),
            empty_boards: Vec::new(),
        };
        for meeting in round.without_boards() {
            let board = BoardNumber::in_match(meeting.table, 1);
            match (first_of(meeting.first), first_of(meeting.second)) {
                (Some(one), Some(other)) if !self.dice.one_in(4) => {
                    set.boards.push(pairing(board, &[one, other]));
                }
                (Some(entrant), _) | (_, Some(entrant)) => {
                    set.empty_boards.push(EmptyBoard { board, entrant });
                }
                _ => {}
            }
        }
        Command::SetBoards(set)
    }

    /// Turns boards round, swaps players, dissolves boards, or pairs players with byes.
    pub(super) fn change_pairings(&mut self, section: &Section) -> Vec<Command> {
        let number = self.round(section, false);
        let round = section.draft.round(number).cloned().unwrap_or_default();
        let mut games = round.games.clone();
        self.dice.shuffle(&mut games);
        games.truncate(1 + self.dice.below(2));
        let mut commands = Vec::new();
        for game in games
            .iter()
            .filter(|game| game.results.reported != GameResult::PENDING)
        {
            commands.push(Command::ClearResult(ClearResult {
                section: section.id.clone(),
                round: number,
                board: game.board,
            }));
        }
        let mut players: Vec<EntrantId> = games
            .iter()
            .flat_map(|game| [game.white, game.black])
            .collect();
        let mut boards: Vec<BoardNumber> = games.iter().map(|game| game.board).collect();
        let mut remove_byes = Vec::new();
        if self.dice.one_in(3) {
            remove_byes = self
                .dice
                .some_of(&round.byes, 2)
                .iter()
                .map(|bye| bye.entrant)
                .collect();
            players.extend(&remove_byes);
            boards.push(BoardNumber::single(50));
        }
        self.dice.shuffle(&mut players);
        let mut add = RoundPairings::default();
        if self.dice.one_in(4) {
            let byes = players.iter().map(|id| Bye {
                entrant: *id,
                kind: self.dice.bye(),
            });
            add.byes = byes.collect();
        } else {
            let new = players.chunks_exact(2).zip(&boards);
            add.boards = new.map(|(pair, board)| pairing(*board, pair)).collect();
            add.byes = left_over(&players);
        }
        commands.push(Command::ChangePairings(ChangePairings {
            section: section.id.clone(),
            round: number,
            remove_boards: games.iter().map(|game| game.board).collect(),
            remove_byes,
            remove_tables: if self.dice.one_in(6) {
                vec![1]
            } else {
                Vec::new()
            },
            remove_team_byes: if self.dice.one_in(8) {
                vec![TeamId(1)]
            } else {
                Vec::new()
            },
            add,
        }));
        commands
    }
}

fn pairing(board: BoardNumber, players: &[EntrantId]) -> Pairing {
    Pairing {
        board,
        white: players[0],
        black: players[1],
    }
}

/// The pairing-allocated bye for the last of an odd number.
fn left_over(players: &[EntrantId]) -> Vec<Bye> {
    let odd = players.chunks_exact(2).remainder().iter();
    odd.map(|id| Bye {
        entrant: *id,
        kind: ByeKind::PairingAllocated,
    })
    .collect()
}
