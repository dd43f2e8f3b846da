//! A whole tournament that comes from a file and becomes a section.

use std::collections::{BTreeMap, HashSet};

use adoube_tournament::{
    BoardNumber, ByeRequest, DecidedPlace, EnteredValue, EnteredValues, Entrant, EntrantId,
    GameResult, PairingNumber, PlayOff, Player, PointAdjustment, ProhibitedPairing,
    ProhibitedTeams, Purpose, Results, Round, RoundNumber, RoundSpan, SettledBy, SettledTie, Team,
    TeamAdjustment, TeamByeRequest, TeamDetails, TeamId, TeamVirtualPoints, VirtualPoints,
};
use serde::{Deserialize, Serialize};

use super::board::possible;
use super::erased::impersonal;
use super::fact::{Fact, Stamp, Task, writes_section};
use super::section::new_section;
use super::{Change, Ids, PersonsMeant};
use crate::checks::{at_most, named};
use crate::{
    Event, Imported, Item, Provenance, Publication, Refusal, RoundPairings, RoundStatus, Section,
    SectionId, SectionSettings,
};

/// How long a remark of a file may be, in characters, and how many a section keeps.
const LONGEST_REMARK: usize = 2_000;
const MOST_REMARKS: usize = 1_000;

/// A tournament from a report file became a section, with its rounds and results.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct SectionImported {
    /// Its short name.
    pub section: SectionId,
    /// What is announced of it.
    pub settings: SectionSettings,
    /// The name of the file.
    pub file: String,
    /// Who or what paired the rounds, as far as the file says it.
    pub made_by: Provenance,
    pub entrants: Vec<ImportedEntrant>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub teams: Vec<ImportedTeam>,
    pub rounds: Vec<ImportedRound>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub bye_requests: Vec<ByeRequest>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_bye_requests: Vec<TeamByeRequest>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub virtual_points: Vec<VirtualPoints>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_virtual_points: Vec<TeamVirtualPoints>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub adjustments: Vec<PointAdjustment>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_adjustments: Vec<TeamAdjustment>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub prohibited: Vec<ProhibitedPairing>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_prohibited: Vec<ProhibitedTeams>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub play_offs: Vec<ImportedPlayOff<EntrantId>>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_play_offs: Vec<ImportedPlayOff<TeamId>>,
    /// Ties that lots or somebody settled.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub settled_ties: Vec<ImportedTie>,
    /// Values of tie-breaks that were worked out elsewhere.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub entered_values: Vec<ImportedValues>,
    /// Lines of comment of the file that later reports repeat.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub remarks: Vec<String>,
    /// The rounds that the rules pair otherwise.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub deviations: Vec<ImportDeviation>,
}

/// An entry of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedEntrant {
    pub entrant: EntrantId,
    /// The pairing number.
    pub number: PairingNumber,
    pub player: Player,
    /// The first round the player could be paired in; round 1 if nothing is said.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub first_round: Option<RoundNumber>,
    /// In which rounds the player was not there.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub withdrawals: Vec<RoundSpan>,
}

/// A team of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedTeam {
    pub team: TeamId,
    /// The pairing number of the team.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub number: Option<PairingNumber>,
    pub details: TeamDetails,
}

/// A round of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedRound {
    pub pairings: RoundPairings,
    /// The results that are known.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub results: Vec<ImportedResult>,
}

/// The result of a board.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedResult {
    pub board: BoardNumber,
    pub result: GameResult,
    /// What counts instead, by purpose.
    #[serde(default, skip_serializing_if = "BTreeMap::is_empty")]
    pub counted: BTreeMap<Purpose, GameResult>,
}

/// A play-off of a file.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedPlayOff<Who> {
    /// The round after which they were level.
    pub round: RoundNumber,
    /// Where they came in it, the winner first.
    pub places: Vec<DecidedPlace<Who>>,
}

/// A tie of a file that was settled. Teams stand under the ids that stand for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedTie {
    /// The round after which they were level.
    pub round: RoundNumber,
    /// The best first.
    pub order: Vec<EntrantId>,
    /// The seed of the lots; none if somebody ranked them.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// Why somebody ranked them so.
    #[serde(default, skip_serializing_if = "String::is_empty")]
    pub reason: String,
}

/// Values of a tie-break of a file, by the name that the code `EXT:NAME` has.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportedValues {
    pub name: String,
    /// The round after which they hold.
    pub round: RoundNumber,
    pub values: Vec<EnteredValue>,
}

/// A round of a file that the rules pair otherwise: only what differs. Teams stand under the ids that
/// stand for them.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ImportDeviation {
    pub round: RoundNumber,
    /// How the rules pair it; nothing if they have no pairing.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub due: Option<DeviatingPairs>,
    /// How the file pairs it.
    pub found: DeviatingPairs,
}

/// Pairs and the bye of one side of such a difference.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct DeviatingPairs {
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub pairs: Vec<(EntrantId, EntrantId)>,
    /// Who has the pairing-allocated bye, where that differs.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub bye: Option<EntrantId>,
}

impl Fact for SectionImported {
    const TASK: Task = Task::Settings;

    writes_section!();

    fn settings(&self) -> Option<&SectionSettings> {
        Some(&self.settings)
    }

    fn without_personal(&self, of: &PersonsMeant) -> Option<Change> {
        let mut kept = self.clone();
        let mut erased = false;
        for entry in &mut kept.entrants {
            if let Some(player) = impersonal(of, &self.section, entry.entrant, &entry.player) {
                entry.player = player;
                erased = true;
            }
        }
        erased.then(|| kept.into())
    }

    fn apply(&self, event: &mut Event, _stamp: Stamp<'_>) -> Result<(), Refusal> {
        let mut section = new_section(event, &self.section, &self.settings)?;
        self.check()?;
        self.enter(&mut section)?;
        self.ask_and_give(&mut section);
        self.play(&mut section)?;
        section.imported = Some(Imported {
            file: self.file.clone(),
            remarks: self.remarks.clone(),
            deviations: self.deviations.clone(),
        });
        if let Some(left) = self.left_fide_mode() {
            let before = section.left_fide_mode.unwrap_or(left);
            section.left_fide_mode = Some(before.min(left));
        }
        section.snapshot().map_err(Refusal::Contradiction)?;
        event.sections.push(section);
        Ok(())
    }

    fn note_ids(&self, ids: &mut Ids) {
        for entrant in &self.entrants {
            ids.gave_entrant(&self.section, entrant.entrant);
        }
        for team in &self.teams {
            ids.gave_team(&self.section, team.team);
        }
    }

    fn in_round(&self, round: RoundNumber) -> bool {
        (1..=self.rounds.len()).contains(&usize::from(round.0))
    }

    fn at_board(&self, round: RoundNumber, board: BoardNumber) -> bool {
        let round = self.rounds.get(round.place());
        let mut boards = round.into_iter().flat_map(|round| &round.pairings.boards);
        boards.any(|pairing| pairing.board == board)
    }

    fn about_entrant(&self, entrant: EntrantId) -> bool {
        self.entrants.iter().any(|one| one.entrant == entrant)
    }

    fn about_team(&self, team: TeamId) -> bool {
        self.teams.iter().any(|one| one.team == team)
    }
}

/// How the comments of a file begin that tell that FIDE mode was left.
pub const LEFT_FIDE_MODE: &str = "### FIDE mode exited";

impl SectionImported {
    /// After how many rounds the tournament of the file had left FIDE mode, if it had.
    fn left_fide_mode(&self) -> Option<RoundNumber> {
        let mut remarks = self.remarks.iter();
        let rest = remarks.find_map(|remark| remark.strip_prefix(LEFT_FIDE_MODE))?;
        let round = rest.trim().strip_prefix("@ Round ");
        let round = round.and_then(|number| number.trim().parse().ok());
        Some(RoundNumber(round.unwrap_or(0)))
    }

    /// What the snapshot does not look at.
    fn check(&self) -> Result<(), Refusal> {
        at_most(self.remarks.len(), MOST_REMARKS, Item::ImportedRemark)?;
        for remark in &self.remarks {
            at_most(remark.chars().count(), LONGEST_REMARK, Item::ImportedRemark)?;
        }
        if self.entrants.is_empty() {
            return Err(Refusal::NobodyEntered);
        }
        let announced = self.settings.rounds;
        let paired = u16::try_from(self.rounds.len()).unwrap_or(u16::MAX);
        if paired > announced {
            return Err(Refusal::TooFewRounds {
                needed: RoundNumber(paired),
                rounds: announced,
            });
        }
        Ok(())
    }

    fn enter(&self, section: &mut Section) -> Result<(), Refusal> {
        let mut ids = HashSet::new();
        for entry in &self.entrants {
            let id = entry.entrant;
            // Ids end where those of teams begin.
            if !ids.insert(id) || id.team().is_some() {
                return Err(Refusal::EntrantExists(id));
            }
            entry.player.check()?;
            if let Some(fide_id) = entry.player.fide_id
                && let Some(other) = section.fide_ids.insert(fide_id, id)
            {
                let name = self.name_of(other);
                return Err(Refusal::EnteredAlready { name, fide_id });
            }
            section.draft.entrants.push(Entrant {
                id,
                pairing_number: Some(entry.number),
                player: entry.player.clone(),
                first_round: entry.first_round.unwrap_or(RoundNumber::FIRST),
                withdrawals: entry.withdrawals.clone(),
                expelled: false,
            });
        }
        section.draft.entrants.sort_by_key(|entrant| entrant.id);
        for team in &self.teams {
            named(&team.details.name, Item::Team)?;
            section.draft.teams.push(Team {
                id: team.team,
                pairing_number: team.number,
                details: team.details.clone(),
            });
        }
        Ok(())
    }

    fn name_of(&self, id: EntrantId) -> String {
        let mut entries = self.entrants.iter();
        let entry = entries.find(|entry| entry.entrant == id);
        entry.map_or_else(|| id.to_string(), |entry| entry.player.name.clone())
    }

    /// Byes asked for, acceleration, points apart from games, prohibitions.
    fn ask_and_give(&self, section: &mut Section) {
        let draft = &mut section.draft;
        draft.bye_requests = self.bye_requests.clone();
        draft.team_bye_requests = self.team_bye_requests.clone();
        draft.virtual_points = self.virtual_points.clone();
        draft.team_virtual_points = self.team_virtual_points.clone();
        draft.adjustments = self.adjustments.clone();
        draft.team_adjustments = self.team_adjustments.clone();
        draft.prohibited = self.prohibited.clone();
        draft.team_prohibited = self.team_prohibited.clone();
        draft.play_offs = self.play_offs.iter().map(decided).collect();
        draft.team_play_offs = self.team_play_offs.iter().map(decided).collect();
        let tie = |tie: &ImportedTie| SettledTie {
            round: tie.round,
            order: tie.order.clone(),
            by: match tie.seed {
                Some(seed) => SettledBy::Lots(seed),
                None => SettledBy::Hand(tie.reason.clone()),
            },
        };
        draft.settled_ties = self.settled_ties.iter().map(tie).collect();
        let values = |one: &ImportedValues| EnteredValues {
            name: one.name.clone(),
            round: one.round,
            values: one.values.clone(),
        };
        draft.entered_values = self.entered_values.iter().map(values).collect();
    }

    /// The rounds with their results. All but the last are complete.
    fn play(&self, section: &mut Section) -> Result<(), Refusal> {
        let published = self.settings.publication == Publication::Immediate;
        for (place, imported) in self.rounds.iter().enumerate() {
            let number = RoundNumber::at_place(place);
            let mut round = imported.pairings.to_round();
            check_boards(number, &round)?;
            enter_results(number, &mut round, &imported.results)?;
            section.draft.rounds.push(round);
            section.rounds.push(RoundStatus {
                made_by: self.made_by.clone(),
                changed: false,
                closed: place + 1 < self.rounds.len(),
                published,
            });
        }
        Ok(())
    }
}

fn decided<Who: Copy>(play_off: &ImportedPlayOff<Who>) -> PlayOff<Who> {
    PlayOff {
        round: play_off.round,
        places: play_off.places.clone(),
    }
}

/// Boards are counted from 1, and each has one game.
fn check_boards(number: RoundNumber, round: &Round) -> Result<(), Refusal> {
    let games = round.games.iter().map(|game| game.board);
    let empty = round.empty_boards.iter().map(|empty| empty.board);
    let mut seen = HashSet::new();
    for board in games.chain(empty) {
        if board.table == 0 || board.board == Some(0) {
            let round = number;
            return Err(Refusal::NoBoard { round, board });
        }
        if !seen.insert(board) {
            return Err(Refusal::BoardTwice(board));
        }
    }
    Ok(())
}

fn enter_results(
    number: RoundNumber,
    round: &mut Round,
    results: &[ImportedResult],
) -> Result<(), Refusal> {
    for known in results {
        let board = known.board;
        let missing = Refusal::NoBoard {
            round: number,
            board,
        };
        let game = round.game_mut(board).ok_or(missing)?;
        possible(known.result)?;
        game.results = Results {
            reported: known.result,
            adjusted: known.counted.clone(),
        };
    }
    Ok(())
}
