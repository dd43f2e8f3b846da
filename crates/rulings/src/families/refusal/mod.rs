//! Refusing to obey, and breaches without a penalty of their own: 11.7, 11.8 and 12.9 of the FIDE Laws,
//! 13I, 1C2 and 20K of US Chess.

mod breach;
mod persistent;

use crate::families::prelude::*;

family! {
    /// A player does not obey.
    Refusal: "refusal" {
        /// A player refuses to comply. Earlier warnings are in the history.
        RefusesToComply: "refuses-to-comply" {
            /// Who; not needed if both do.
            by: Side,
            both: Flag,
            /// Whether the player was told that the next refusal loses.
            told_next_loses: YesNo,
        }
        /// A player does not accept a ruling and will not play on.
        RefusesToPlayOn: "refuses-to-play-on" {
            by: Side,
            /// The appeal can be heard at once.
            heard_at_once: Flag,
        }
        /// A player will not help to reconstruct the game or to check a claim.
        RefusesToHelp: "refuses-to-help" {
            by: Side,
            with: One(DutyToHelp),
        }
        /// A breach for which no article has a penalty.
        OtherBreach: "other-breach" {
            by: Side,
            /// The player is young or inexperienced.
            inexperienced: Flag,
            /// It was done on purpose.
            deliberate: Flag,
        }
    }
}

choices! {
    /// What players must help with.
    DutyToHelp { Reconstruction, ClaimCheck, }
}

says! {
    /// What rulings on refusals say; `refusal-…` is what a journal refuses.
    pub enum Says: "refusing" {
        AfterGame, GameOver, Warning, Expulsion,
        BothRefuse, BothLose, WarnBoth, WarnBothUsual,
        Refuses(by), NotPersistent(by), RefusesAgain(by), TellNextLoses(by), LastWarning,
        Persistent(by), PersistentLoses(by), OpponentUsuallyWins,
        Warn(by), OpponentGetsTime(by, time: Span), WhyTime, TimeThenLoss(by, time: Span),
        MayHaveLost(by), Loss,
        WillNotPlayOn(by), MayAppeal(by), StopForAppeal, ClocksStayStopped, GoOnAsRuled, StopIfAtOnce,
        GameGoesOn(by), StartClock(by),
        RefusesToHelp(by, with: DutyToHelp), BoundToHelp(by), DoneWithout(by, who: Official), NotBound,
        BrokeRule(by), ListIsOpen(by, who: Official), WarningFirst, TimePenaltyAtOnce,
    }
}
