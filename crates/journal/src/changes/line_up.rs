//! Line-ups of teams, and the boards that come of them.

use std::collections::BTreeSet;

use adoube_tournament::{BoardNumber, EmptyBoard, EntrantId, RoundNumber, Team, TeamId};
use serde::{Deserialize, Serialize};

use super::fact::{Fact, Stamp, Task, UndoLimit, in_section, shapes_round};
use crate::{Event, LineUp, Pairing, Refusal, RoundPairings, Section, SectionId, Subject};

/// What both kinds of change say of the line-up they are about.
macro_rules! writes_line_up {
    () => {
        in_section!();

        fn round(&self) -> Option<RoundNumber> {
            Some(self.round)
        }

        fn writes(&self) -> Vec<Subject> {
            vec![Subject::Team {
                section: self.section.clone(),
                team: self.team,
            }]
        }

        fn undo(&self) -> UndoLimit {
            UndoLimit::UntilClosed(self.round)
        }

        fn about_team(&self, team: TeamId) -> bool {
            self.team == team
        }
    };
}

/// A line-up was filed, in place of an earlier one.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineUpFiled {
    pub section: SectionId,
    pub round: RoundNumber,
    pub team: TeamId,
    /// Who plays, from board 1 down. The boards below the last of them are left empty.
    pub players: Vec<EntrantId>,
}

impl Fact for LineUpFiled {
    const TASK: Task = Task::LineUps;

    writes_line_up!();

    fn apply(&self, event: &mut Event, stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let team = section.team_without_boards(self.round, self.team)?;
        check_players(section, self.round, team, &self.players)?;
        let filed = LineUp {
            players: self.players.clone(),
            filed: stamp.trace(),
        };
        section.line_ups.insert((self.round, self.team), filed);
        Ok(())
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.players.contains(&entrant)
    }
}

/// A line-up was withdrawn: it is as if none had been filed.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct LineUpWithdrawn {
    pub section: SectionId,
    pub round: RoundNumber,
    pub team: TeamId,
}

impl Fact for LineUpWithdrawn {
    const TASK: Task = Task::LineUps;

    writes_line_up!();

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let team = section.team_without_boards(self.round, self.team)?;
        let name = team.details.name.clone();
        let key = (self.round, self.team);
        match section.line_ups.remove(&key) {
            Some(_) => Ok(()),
            None => Err(Refusal::NoLineUp {
                team: name,
                round: self.round,
            }),
        }
    }
}

/// Each player can play for the team in this round, once, and in the order of the team's list,
/// which holds throughout the event (General Regulations 7).
fn check_players(
    section: &Section,
    round: RoundNumber,
    team: &Team,
    players: &[EntrantId],
) -> Result<(), Refusal> {
    let boards = section.settings.team_scoring.boards;
    if players.is_empty() {
        return Err(Refusal::EmptyLineUp {
            team: team.details.name.clone(),
        });
    }
    if boards > 0 && players.len() > usize::from(boards) {
        return Err(Refusal::TooManyInLineUp { boards });
    }
    section.named_once(players)?;
    let mut above: Option<(usize, EntrantId)> = None;
    for id in players {
        let mut members = team.details.members.iter();
        let number = (members.position(|member| member == id)).ok_or(Refusal::NotInTheTeam {
            who: section.label(*id),
            team: team.details.name.clone(),
        })?;
        section.can_play(round, *id)?;
        if let Some((_, higher)) = above.filter(|(place, _)| *place > number) {
            return Err(Refusal::OutOfBoardOrder {
                above: section.label(higher),
                below: section.label(*id),
            });
        }
        above = Some((number, *id));
    }
    Ok(())
}

/// The boards of matches were set from the line-ups.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct BoardsSet {
    pub section: SectionId,
    pub round: RoundNumber,
    pub boards: Vec<Pairing>,
    /// The boards for which one team has nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub empty_boards: Vec<EmptyBoard>,
}

impl BoardsSet {
    fn pairings(&self) -> RoundPairings {
        RoundPairings {
            boards: self.boards.clone(),
            empty_boards: self.empty_boards.clone(),
            ..RoundPairings::default()
        }
    }

    fn numbers(&self) -> impl Iterator<Item = BoardNumber> + '_ {
        let alone = self.empty_boards.iter().map(|empty| empty.board);
        let boards = self.boards.iter().map(|pairing| pairing.board);
        boards.chain(alone)
    }
}

impl Fact for BoardsSet {
    const TASK: Task = Task::Pairings;

    shapes_round!();

    fn looked_at_after(&self) -> Option<RoundNumber> {
        Some(self.round)
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let section = event.unfinished(&self.section)?;
        let number = self.round;
        section.open_round(number)?;
        let mut round = section.draft.rounds[number.place()].clone();
        let tables: BTreeSet<u32> = self.numbers().map(|board| board.table).collect();
        if tables.is_empty() {
            return Err(Refusal::NothingChanges);
        }
        if let Some(&table) = tables.iter().find(|table| round.has_boards(**table)) {
            return Err(Refusal::BoardsAreSet {
                round: number,
                table,
            });
        }
        self.pairings().add_to(&mut round);
        section.check_round(number, &round)?;
        section.draft.rounds[number.place()] = round;
        Ok(())
    }

    fn about_board(&self, board: BoardNumber) -> bool {
        self.numbers().any(|number| number == board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.pairings().entrants().any(|id| id == entrant)
    }
}

impl Section {
    /// A team whose boards of a round are not set yet.
    fn team_without_boards(&self, round: RoundNumber, id: TeamId) -> Result<&Team, Refusal> {
        let team = self.team(id).ok_or(Refusal::NoTeam(id))?;
        self.announced(round)?;
        let Some(paired) = self.draft.round(round) else {
            return Ok(team);
        };
        let meeting = paired.match_of(id).ok_or_else(|| Refusal::NoMatch {
            team: team.details.name.clone(),
            round,
        })?;
        match paired.has_boards(meeting.table) {
            true => Err(Refusal::BoardsAreSet {
                round,
                table: meeting.table,
            }),
            false => Ok(team),
        }
    }
}
