//! What is wrong with a draft.

use serde::Serialize;

use crate::{
    BoardNumber, ByeKind, EntrantId, GameResult, InvalidPlayer, InvalidPointSystem, PairingNumber,
    RoundNumber, TeamId,
};

/// Whom a violation is about: by name, or by number if no name is known.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Who {
    Named(String),
    Entrant(EntrantId),
    Team(TeamId),
}

impl From<String> for Who {
    fn from(name: String) -> Who {
        Who::Named(name)
    }
}

/// Where a draft speaks of somebody, or of a round.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Mention {
    /// A member of a team.
    Member {
        team: String,
    },
    /// On the card of somebody.
    Opponent {
        round: RoundNumber,
        of: String,
    },
    /// In a round, at a place.
    Place {
        round: RoundNumber,
        place: Place,
    },
    /// A team in a round.
    Round {
        round: RoundNumber,
    },
    ByeRequest,
    VirtualPoints,
    PointAdjustment,
    ProhibitedPairing,
    Withdrawal {
        of: String,
    },
}

/// Where somebody appears in a round.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
#[serde(rename = "RoundPlace")]
pub enum Place {
    Board(BoardNumber),
    Bye(ByeKind),
}

/// What a line of a card does not say, though something else on it asks for it.
#[derive(Debug, Clone, Copy, PartialEq, Eq, Serialize)]
pub enum CardLack {
    Opponent,
    Result,
    Colour,
}

/// One thing that cannot be: it names the round, the player and the rule.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum Violation {
    PointSystem(InvalidPointSystem),
    TooManyRounds {
        paired: u16,
        planned: u16,
    },
    SameId {
        first: Who,
        second: Who,
    },
    SameNumber {
        number: PairingNumber,
        first: Who,
        second: Who,
    },
    NotEntered {
        what: Mention,
        who: Who,
    },
    Player(InvalidPlayer),
    NoSuchRound {
        what: Mention,
        round: RoundNumber,
        planned: u16,
    },
    PairingAllocatedByeAsked {
        who: Who,
    },
    EmptySpan {
        what: Mention,
        first: RoundNumber,
        last: RoundNumber,
    },
    NoNumber {
        round: RoundNumber,
        who: Who,
    },
    PlaysSelf {
        round: RoundNumber,
        board: BoardNumber,
        who: Who,
    },
    AppearsTwice {
        round: RoundNumber,
        who: Who,
        first: Place,
        second: Place,
    },
    NotYetEntered {
        round: RoundNumber,
        who: Who,
        first_round: RoundNumber,
    },
    Withdrawn {
        round: RoundNumber,
        who: Who,
    },
    SameBoard {
        round: RoundNumber,
        board: BoardNumber,
    },
    ImpossibleResult {
        round: RoundNumber,
        board: BoardNumber,
        white: Who,
        black: Who,
        result: GameResult,
    },
    OpponentsDisagree {
        round: RoundNumber,
        who: Who,
        opponent: Who,
        instead: Option<Who>,
    },
    ColoursDisagree {
        round: RoundNumber,
        who: Who,
        opponent: Who,
    },
    IncompleteCard {
        round: RoundNumber,
        who: Who,
        lacks: CardLack,
    },
    SameTeamId {
        first: Who,
        second: Who,
    },
    SameTeamNumber {
        number: PairingNumber,
        first: Who,
        second: Who,
    },
    TwiceInTeam {
        who: Who,
        team: Who,
    },
    InTwoTeams {
        who: Who,
        first: Who,
        second: Who,
    },
    TeamAppearsTwice {
        round: RoundNumber,
        team: Who,
    },
    SameTable {
        round: RoundNumber,
        table: u32,
    },
    GameWithoutMatch {
        round: RoundNumber,
        board: BoardNumber,
        table: u32,
    },
    NotOfTheTeams {
        round: RoundNumber,
        board: BoardNumber,
        white: Who,
        black: Who,
    },
    NotOfATeam {
        round: RoundNumber,
        board: BoardNumber,
        who: Who,
    },
}

/// Everything that is wrong with a draft; never empty. It is told a line each.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "Lines")]
pub struct Violations(pub Vec<Violation>);

adoube_types::errors!(Violation, Violations);

impl From<InvalidPointSystem> for Violation {
    fn from(fault: InvalidPointSystem) -> Violation {
        Violation::PointSystem(fault)
    }
}

impl From<InvalidPlayer> for Violation {
    fn from(fault: InvalidPlayer) -> Violation {
        Violation::Player(fault)
    }
}
