//! How strongly the arbiter is warned of what is found.

use serde::Serialize;

use super::Found;

/// How strongly the arbiter is warned, by the levels of FIDE's Technical Commission. No warning can be switched
/// off or made weaker.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Serialize)]
#[serde(rename_all = "snake_case", rename = "warning-level")]
pub enum Level {
    /// It is told; nothing has to be done about it.
    Tell,
    /// A message that has to be acknowledged.
    Acknowledge,
    /// It is asked whether to go on or to cancel.
    Confirm,
    /// The same in two steps: first what follows from it, then the question again.
    ConfirmTwice,
    /// It is not done.
    Refuse,
}

impl Level {
    /// The number of the level, from 1 to 5.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }
}

impl Found {
    /// How strongly the arbiter is warned of it, in FIDE mode or outside. Outside it everything is told and the
    /// arbiter decides; within, what breaks FIDE's rules needs consent.
    pub fn level(&self, in_fide_mode: bool) -> Level {
        match self.fide_level() {
            // Whatever the mode is: it is what makes it.
            level @ (Level::ConfirmTwice | Level::Refuse) if self.is_of_mode() => level,
            level if in_fide_mode => level,
            _ => Level::Tell,
        }
    }

    /// Whether it is about the mode itself.
    fn is_of_mode(&self) -> bool {
        matches!(self, Found::LeavesFideMode { .. } | Found::NoWayBack)
    }

    /// The level in FIDE mode. A new finding gets its line here.
    fn fide_level(&self) -> Level {
        use Found::*;
        match self {
            LeavesFideMode { .. } => Level::ConfirmTwice,
            NoWayBack
            | OutsideFideRules { .. }
            | LockedInFideMode { .. }
            | EarlierRoundLocked { .. }
            | NotForRoundRobin { .. }
            | NotEntitledToBye { .. }
            | ThirdColourOfDouble { .. }
            | OpenGame(_) => Level::Refuse,
            // Pairings made by hand.
            Met { .. }
            | Prohibited { .. }
            | SeveralByes { .. }
            | BothMustHave { .. }
            | ColourDenied { .. }
            | ByeNotAllowed { .. }
            | Otherwise { .. }
            | OtherwiseWithBye { .. }
            | FideOtherwise { .. }
            | ScoreDifferences { .. }
            | NoPairing(_)
            | NotJudged { .. }
            | SystemNotKnown { .. }
            | HadBye { .. }
            | OtherBye { .. }
            | ThirdColour { .. }
            | DueColours { .. }
            | EngineOtherwise
            | NotInTable(_)
            | MissingFromTable(_)
            | MatchNotInTable { .. }
            | MatchMissing { .. }
            | NotKnockedOut { .. }
            | TeamsMet { .. }
            | TeamHadBye { .. }
            | SeveralTeamByes { .. }
            | TeamLeftOut { .. }
            | MeetAgain { .. }
            | NeverMeet { .. }
            // What was.
            | ResultOfEarlierRound { .. }
            | PairingsOfEarlierRound { .. }
            | AdjournmentEnds { .. }
            | NumbersExchanged { .. }
            | NumbersMadeAnew { .. }
            | ImportedOtherwise { .. }
            | SecondHalfPointBye { .. } => Level::Confirm,
            OppositeColours { .. }
            | FullPointByeGiven { .. }
            | BecomeAdjourned { .. }
            | StillAdjourned { .. }
            | MoreByes { .. }
            | LateBye { .. } => Level::Acknowledge,
            TooManyRounds { .. }
            | RatingsOfLongEvent { .. }
            | VariationTold { .. }
            | ClassMayWinPlace { .. }
            | LateCommitment { .. }
            | IrrevocableBye { .. }
            | ByeAskedLate { .. }
            | AssignedTooLow { .. }
            | AssignedWithoutCause { .. }
            | BoardTwice { .. }
            | AgainstThemselves { .. }
            | NotEntered { .. }
            | MoreThanOnce { .. }
            | NoNumber { .. }
            | NotInRound { .. }
            | AskedForBye { .. }
            | LeftOut { .. }
            | HasResult { .. }
            | OutOfOrder { .. }
            | ForThirdPlace(_)
            | OtherColours(_)
            | HalfPointByeInSecondHalf { .. }
            | ByesWithPoints { .. }
            | FullPointBye { .. }
            | ByeInLastRound { .. }
            | NotEligible { .. }
            | PlaysUp { .. }
            | EligibilityOpen { .. }
            | NoLongerEligible { .. }
            | MayChangeSection { .. }
            | RefundUnlessMisled { .. }
            | OpponentOfRemoved { .. }
            | GamesRatedApart { .. } => Level::Tell,
        }
    }
}
