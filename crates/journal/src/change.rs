//! What a record can say: the facts that the state of an event is folded from.

use adoube_tournament::{
    BoardNumber, Bye, ByeKind, EntrantId, Game, GameResult, PairingNumber, Player, PointAdjustment,
    ProhibitedPairing, Purpose, Round, RoundNumber, TeamBye, TeamDetails, TeamId, TeamMatch,
    VirtualPoints,
};
use serde::{Deserialize, Serialize};

use crate::{EventDetails, SectionId, SectionSettings, Sector, Seq};

/// A board of a new pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    pub board: BoardNumber,
    /// Who has the white pieces.
    pub white: EntrantId,
    /// Who has the black pieces.
    pub black: EntrantId,
}

/// Who meets whom in a round, and who does not play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPairings {
    #[serde(default)]
    pub boards: Vec<Pairing>,
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub byes: Vec<Bye>,
    /// The matches of a team event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<TeamMatch>,
    /// The teams' byes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_byes: Vec<TeamBye>,
}

impl RoundPairings {
    /// Everybody who plays or has a bye.
    pub fn entrants(&self) -> impl Iterator<Item = EntrantId> + '_ {
        let players = self
            .boards
            .iter()
            .flat_map(|board| [board.white, board.black]);
        players.chain(self.byes.iter().map(|bye| bye.entrant))
    }

    /// Every team that plays or has a bye.
    pub fn teams(&self) -> impl Iterator<Item = TeamId> + '_ {
        let players = self
            .matches
            .iter()
            .flat_map(|meeting| [meeting.first, meeting.second]);
        players.chain(self.team_byes.iter().map(|bye| bye.team))
    }

    /// The round with all results still open.
    pub(crate) fn to_round(&self) -> Round {
        let mut round = Round {
            games: self
                .boards
                .iter()
                .map(|pairing| Game::pending(pairing.board, pairing.white, pairing.black))
                .collect(),
            byes: self.byes.clone(),
            matches: self.matches.clone(),
            team_byes: self.team_byes.clone(),
            empty_boards: Vec::new(),
        };
        round.games.sort_by_key(|game| game.board);
        round
    }
}

/// Who or what made a pairing, so that it can be made again and explained years later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The engine, or `by hand`.
    pub engine: String,
    /// The pairing system and edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The seed of any drawing of lots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The engine's explanation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
}

/// What a pairing made by a person has for its engine.
const BY_HAND: &str = "by hand";

impl Provenance {
    /// Made by a person.
    pub fn by_hand() -> Provenance {
        Provenance {
            engine: BY_HAND.to_owned(),
            ..Provenance::default()
        }
    }

    /// Whether a person made it.
    pub fn is_by_hand(&self) -> bool {
        self.engine == BY_HAND
    }
}

/// What a note is about, and what a history is asked of.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(tag = "about", rename_all = "snake_case", deny_unknown_fields)]
pub enum Subject {
    /// The whole event.
    Event {},
    Section {
        section: SectionId,
    },
    /// A round of a section.
    Round {
        section: SectionId,
        round: RoundNumber,
    },
    /// A board of a round.
    Board {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
    },
    Entrant {
        section: SectionId,
        entrant: EntrantId,
    },
    Team {
        section: SectionId,
        team: TeamId,
    },
}

impl Subject {
    /// The section it belongs to; `None` for the event itself.
    pub fn section(&self) -> Option<&SectionId> {
        match self {
            Subject::Event {} => None,
            Subject::Section { section }
            | Subject::Round { section, .. }
            | Subject::Board { section, .. }
            | Subject::Entrant { section, .. }
            | Subject::Team { section, .. } => Some(section),
        }
    }
}

/// Something that happened to an event. A change is a fact: what a command left open (ids,
/// numbers, the result that stood before) is filled in.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields)]
pub enum Change {
    /// The event was created: the first record of every journal.
    EventCreated { details: EventDetails },
    /// What is announced of the event changed.
    EventEdited { details: EventDetails },
    /// A section was added.
    SectionAdded {
        section: SectionId,
        settings: SectionSettings,
    },
    /// What is announced of a section changed.
    SectionEdited {
        section: SectionId,
        settings: SectionSettings,
    },
    /// A player was entered, from some round on.
    Registered {
        section: SectionId,
        entrant: EntrantId,
        player: Player,
        first_round: RoundNumber,
        /// What a late entry gets for each round that was missed.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        missed: Option<ByeKind>,
    },
    /// What is known of a player was corrected.
    PlayerEdited {
        section: SectionId,
        entrant: EntrantId,
        player: Player,
    },
    /// An entry that was a mistake was removed.
    Scratched {
        section: SectionId,
        entrant: EntrantId,
        /// The name that was entered, which is known from nowhere else any more.
        name: String,
    },
    /// A player left, from some round on.
    Withdrawn {
        section: SectionId,
        entrant: EntrantId,
        from: RoundNumber,
    },
    /// A player who had left came back.
    ReEntered {
        section: SectionId,
        entrant: EntrantId,
        from: RoundNumber,
    },
    /// A player asked for a bye.
    ByeRequested {
        section: SectionId,
        entrant: EntrantId,
        round: RoundNumber,
        bye: ByeKind,
    },
    /// A player no longer asks for it.
    ByeRequestCancelled {
        section: SectionId,
        entrant: EntrantId,
        round: RoundNumber,
    },
    CheckedIn {
        section: SectionId,
        entrants: Vec<EntrantId>,
    },
    /// Players are not there, or no longer.
    CheckedOut {
        section: SectionId,
        entrants: Vec<EntrantId>,
    },
    /// A player has a table of their own, or no longer.
    BoardFixed {
        section: SectionId,
        entrant: EntrantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        table: Option<u32>,
    },
    /// The hall was divided; these are all sectors.
    SectorsSet {
        section: SectionId,
        sectors: Vec<Sector>,
    },
    /// The text of the prize fund was set, or taken away.
    PrizeFundSet {
        section: SectionId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        fund: Option<String>,
    },
    /// A team was entered.
    TeamAdded {
        section: SectionId,
        team: TeamId,
        details: TeamDetails,
    },
    /// A team changed: its name, its players or their order.
    TeamEdited {
        section: SectionId,
        team: TeamId,
        details: TeamDetails,
    },
    /// Everybody got a pairing number; these are all of them.
    NumbersAssigned {
        section: SectionId,
        numbers: Vec<(EntrantId, PairingNumber)>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        team_numbers: Vec<(TeamId, PairingNumber)>,
    },
    /// The acceleration was set; these are all virtual points.
    VirtualPointsSet {
        section: SectionId,
        virtual_points: Vec<VirtualPoints>,
    },
    /// The prohibited pairings were set; these are all of them.
    PairingsProhibited {
        section: SectionId,
        prohibited: Vec<ProhibitedPairing>,
    },
    /// A round was paired.
    RoundPaired {
        section: SectionId,
        round: RoundNumber,
        pairings: RoundPairings,
        made_by: Provenance,
    },
    /// A round became public.
    RoundPublished {
        section: SectionId,
        round: RoundNumber,
    },
    /// Pairings of a round were changed by hand.
    PairingsChanged {
        section: SectionId,
        round: RoundNumber,
        removed: RoundPairings,
        added: RoundPairings,
    },
    /// A board got its result.
    ResultEntered {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        white: EntrantId,
        black: EntrantId,
        result: GameResult,
    },
    /// A player said how a game ended.
    ResultReported {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        white: EntrantId,
        black: EntrantId,
        by: EntrantId,
        result: GameResult,
    },
    /// The moves of a game were kept, or taken away.
    GameRecorded {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        white: EntrantId,
        black: EntrantId,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        movetext: Option<String>,
    },
    /// A result was replaced by another.
    ResultCorrected {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        white: EntrantId,
        black: EntrantId,
        was: GameResult,
        result: GameResult,
    },
    /// A result was taken away.
    ResultCleared {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        white: EntrantId,
        black: EntrantId,
        was: GameResult,
    },
    /// A result counts differently for one purpose, or no longer does.
    ResultAdjusted {
        section: SectionId,
        round: RoundNumber,
        board: BoardNumber,
        white: EntrantId,
        black: EntrantId,
        purpose: Purpose,
        /// `None` takes an earlier adjustment back.
        #[serde(default, skip_serializing_if = "Option::is_none")]
        result: Option<GameResult>,
    },
    /// A round was declared complete.
    RoundClosed {
        section: SectionId,
        round: RoundNumber,
    },
    /// A round was opened again for corrections.
    RoundReopened {
        section: SectionId,
        round: RoundNumber,
    },
    /// Points were given or taken apart from any game.
    PointsAdjusted {
        section: SectionId,
        adjustment: PointAdjustment,
    },
    /// Something was written down.
    Noted { subject: Subject, text: String },
    /// An incident was written down.
    IncidentReported {
        section: SectionId,
        round: RoundNumber,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        board: Option<BoardNumber>,
        #[serde(default, skip_serializing_if = "Vec::is_empty")]
        entrants: Vec<EntrantId>,
        facts: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        ruling: Option<String>,
    },
    /// A section was declared finished.
    SectionFinished { section: SectionId },
    /// A record was taken back.
    Undone { seq: Seq },
    /// A record that was taken back is in force again.
    Redone { seq: Seq },
}
