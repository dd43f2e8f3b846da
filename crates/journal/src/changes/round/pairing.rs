//! Pairing a round, and changing its pairings by hand.

use std::collections::HashSet;

use adoube_tournament::{
    BoardNumber, EmptyBoard, EntrantId, Game, GameResult, Round, RoundNumber, TeamBye, TeamId,
};
use serde::{Deserialize, Serialize};

use crate::changes::fact::{Fact, ProposalContext, Propose, Stamp, Task, shapes_round};
use crate::checks::required;
use crate::{
    Event, Integrity, Pairing, Provenance, Publication, Refusal, RoundPairings, RoundStatus,
    Section, SectionId, Step,
};

/// A round was paired.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPaired {
    pub section: SectionId,
    pub round: RoundNumber,
    pub pairings: RoundPairings,
    pub made_by: Provenance,
}

impl Fact for RoundPaired {
    const TASK: Task = Task::Pairings;

    shapes_round!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        section.to_come(self.round)?;
        let next = section.next_round();
        if self.round != next {
            return Err(Refusal::OutOfTurn {
                round: self.round,
                next,
            });
        }
        if section.rounds.last().is_some_and(|round| !round.closed) {
            return Err(Refusal::StillOpen(section.draft.paired_rounds()));
        }
        let round = self.pairings.to_round();
        // Teams can be paired before it is known who plays for them.
        if round.games.is_empty() && round.matches.is_empty() {
            return Err(Refusal::EmptyRound { round: self.round });
        }
        section.check_round(self.round, &round)?;
        section.draft.rounds.push(round);
        section.rounds.push(RoundStatus {
            made_by: self.made_by.clone(),
            changed: false,
            closed: false,
            published: section.settings.publication == Publication::Immediate,
        });
        Ok(())
    }

    fn about_board(&self, board: BoardNumber) -> bool {
        let mut boards = self.pairings.boards.iter();
        boards.any(|pairing| pairing.board == board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.pairings.entrants().any(|id| id == entrant)
    }

    fn about_team(&self, team: TeamId) -> bool {
        self.pairings.teams().any(|id| id == team)
    }
}

/// Record the pairings of the next round. Byes that were asked for need not be repeated.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairRound {
    pub section: SectionId,
    pub round: RoundNumber,
    /// Who meets whom.
    pub pairings: RoundPairings,
    /// Who or what made them.
    pub made_by: Provenance,
}

impl Propose for PairRound {
    type Becomes = RoundPaired;

    fn propose(self, given: &ProposalContext) -> Result<RoundPaired, Refusal> {
        let (section, round) = (given.event.known(&self.section)?, self.round);
        let mut pairings = self.pairings;
        nobody_withdrawn(section, round, &pairings)?;
        let named: HashSet<EntrantId> = pairings.entrants().collect();
        let withdrawn = |id: EntrantId| is_withdrawn(section, round, id);
        let requested = section.draft.bye_requests.iter();
        pairings.byes.extend(
            requested
                .filter(|request| request.round == round)
                .filter(|request| !named.contains(&request.entrant) && !withdrawn(request.entrant))
                .map(|request| request.bye()),
        );
        Ok(RoundPaired {
            section: self.section,
            round,
            pairings,
            made_by: self.made_by,
        })
    }
}

/// Who has left gets no bye; only at a table that was drawn do they keep their seat.
fn nobody_withdrawn(
    section: &Section,
    round: RoundNumber,
    pairings: &RoundPairings,
) -> Result<(), Refusal> {
    if section.draft.fixed_schedule {
        return Ok(());
    }
    let mut byes = pairings.byes.iter().map(|bye| bye.entrant);
    match byes.find(|id| is_withdrawn(section, round, *id)) {
        Some(id) => Err(Refusal::NotPresent {
            who: section.label(id),
            round,
        }),
        None => Ok(()),
    }
}

fn is_withdrawn(section: &Section, round: RoundNumber, id: EntrantId) -> bool {
    section.entrant(id).is_some_and(|entrant| {
        let mut withdrawals = entrant.withdrawals.iter();
        withdrawals.any(|span| span.contains(round))
    })
}

/// Pairings of a round were changed by hand.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PairingsChanged {
    pub section: SectionId,
    pub round: RoundNumber,
    pub removed: RoundPairings,
    pub added: RoundPairings,
}

impl Fact for PairingsChanged {
    const TASK: Task = Task::Pairings;

    shapes_round!();

    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let number = self.round;
        required(stamp.reason, Step::ChangePairing)?;
        if self.removed == self.added {
            return Err(Refusal::NothingChanges);
        }
        section.open_round(number)?;
        let mut round = section.draft.rounds[number.place()].clone();
        take_out(section, number, &mut round, &self.removed)?;
        self.added.add_to(&mut round);
        if round.games.is_empty() && round.matches.is_empty() {
            return Err(Refusal::EmptyRound { round: number });
        }
        section.check_round(number, &round)?;
        section.draft.rounds[number.place()] = round;
        section.rounds[number.place()].changed = true;
        // A board that was dissolved has neither reports nor moves.
        for pairing in &self.removed.boards {
            section.reports.remove(&(number, pairing.board));
            section.movetexts.remove(&(number, pairing.board));
        }
        let what = Integrity::PairingsCorrected {
            removed: self.removed.clone(),
            added: self.added.clone(),
        };
        section.note_of_earlier(stamp, number, what);
        Ok(())
    }

    fn about_board(&self, board: BoardNumber) -> bool {
        let mut boards = self.removed.boards.iter().chain(&self.added.boards);
        boards.any(|pairing| pairing.board == board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        let mut entrants = self.removed.entrants().chain(self.added.entrants());
        entrants.any(|id| id == entrant)
    }

    fn about_team(&self, team: TeamId) -> bool {
        let mut teams = self.removed.teams().chain(self.added.teams());
        teams.any(|id| id == team)
    }
}

fn take_out(
    section: &Section,
    number: RoundNumber,
    round: &mut Round,
    removed: &RoundPairings,
) -> Result<(), Refusal> {
    for pairing in &removed.boards {
        let players = (pairing.white, pairing.black);
        let game = section.game_between(number, pairing.board, players)?;
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
                who: section.label(bye.entrant),
                round: number,
            });
        }
    }
    let emptied = |empty: &EmptyBoard| removed.empty_boards.contains(empty);
    round.empty_boards.retain(|empty| !emptied(empty));
    let gone = |table: u32| removed.matches.iter().any(|other| other.table == table);
    round.matches.retain(|meeting| !gone(meeting.table));
    let without = |team: TeamId| removed.team_byes.iter().any(|bye| bye.team == team);
    round.team_byes.retain(|bye| !without(bye.team));
    Ok(())
}

/// Change the pairings of a round by hand; this needs a reason.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ChangePairings {
    pub section: SectionId,
    pub round: RoundNumber,
    /// The boards to dissolve.
    #[serde(default)]
    pub remove_boards: Vec<BoardNumber>,
    /// Whose byes to take away.
    #[serde(default)]
    pub remove_byes: Vec<EntrantId>,
    /// The tables whose matches to dissolve, boards included.
    #[serde(default)]
    pub remove_tables: Vec<u32>,
    /// Which teams' byes to take away.
    #[serde(default)]
    pub remove_team_byes: Vec<TeamId>,
    /// What comes instead.
    pub add: RoundPairings,
}

impl Propose for ChangePairings {
    type Becomes = PairingsChanged;

    fn propose(self, given: &ProposalContext) -> Result<PairingsChanged, Refusal> {
        let (section, round) = (given.event.known(&self.section)?, self.round);
        nobody_withdrawn(section, round, &self.add)?;
        let mut removed = RoundPairings::default();
        let (boards, tables) = (&self.remove_boards, &self.remove_tables);
        remove_games(section, round, boards, tables, &mut removed)?;
        let (byes, team_byes) = (&self.remove_byes, &self.remove_team_byes);
        remove_all_byes(section, round, byes, team_byes, &mut removed)?;
        Ok(PairingsChanged {
            section: self.section,
            round,
            removed,
            added: self.add,
        })
    }
}

fn remove_games(
    section: &Section,
    round: RoundNumber,
    boards: &[BoardNumber],
    tables: &[u32],
    removed: &mut RoundPairings,
) -> Result<(), Refusal> {
    let paired = section
        .draft
        .round(round)
        .ok_or(Refusal::NotPaired(round))?;
    for board in boards {
        let mut empty = paired.empty_boards.iter();
        match empty.find(|empty| empty.board == *board) {
            Some(empty) => removed.empty_boards.push(*empty),
            None => removed.boards.push(pairing(section.game(round, *board)?)),
        }
    }
    for table in tables {
        let mut matches = paired.matches.iter();
        let found = matches.find(|meeting| meeting.table == *table);
        removed.matches.push(*found.ok_or(Refusal::NoTable {
            round,
            table: *table,
        })?);
        let games = paired.games.iter();
        let at_table = games.filter(|game| game.board.table == *table).map(pairing);
        removed.boards.extend(at_table);
        let empty = paired.empty_boards.iter();
        let at_table = empty.filter(|empty| empty.board.table == *table);
        removed.empty_boards.extend(at_table);
    }
    Ok(())
}

fn pairing(game: &Game) -> Pairing {
    Pairing {
        board: game.board,
        white: game.white,
        black: game.black,
    }
}

fn remove_all_byes(
    section: &Section,
    round: RoundNumber,
    byes: &[EntrantId],
    team_byes: &[TeamId],
    removed: &mut RoundPairings,
) -> Result<(), Refusal> {
    let paired = section
        .draft
        .round(round)
        .ok_or(Refusal::NotPaired(round))?;
    for id in byes {
        let found = paired.byes.iter().find(|bye| bye.entrant == *id);
        removed.byes.push(*found.ok_or_else(|| Refusal::NoBye {
            who: section.label(*id),
            round,
        })?);
    }
    for id in team_byes {
        let found: Option<&TeamBye> = paired.team_byes.iter().find(|bye| bye.team == *id);
        removed.team_byes.push(
            *found.ok_or_else(|| Refusal::NoBye {
                who: (section.team(*id))
                    .map_or_else(|| id.to_string(), |team| team.details.name.clone()),
                round,
            })?,
        );
    }
    Ok(())
}
