//! Coming late: 6.7 of the FIDE Laws, 13D to 13G and 16K of US Chess.

mod absent;
mod late;

use crate::families::prelude::*;

family! {
    /// Somebody was not there in time.
    Arrival: "arrival" {
        /// One player came late. How late is counted from the actual start of the session.
        LateArrival: "late-arrival" {
            by: Side,
            /// How long after the start of the session.
            late_by: Time,
            /// When the session was started, as a time of day; with `arrived_at` it tells how late.
            started_at: Told(Option<Span>),
            /// When the player came, as a time of day.
            arrived_at: Told(Option<Span>),
            /// The default time, if no variation of the event gives it.
            default_time: Told(Option<Span>),
            /// The time of the first or only period, if the time control is not given.
            first_period: Told(Option<Span>),
            /// The delay could not be helped.
            excused: Flag,
            /// The opponent has not set up equipment and started a clock.
            equipment_missing: Flag,
            /// How long after the start the opponent came, if the opponent was late too.
            opponent_late_by: Told(Option<Span>),
            /// How much later than the others the arbiter let the player start.
            delay_granted: Told(Option<Span>),
            /// Whether the opponent was told of it before the start.
            opponent_told: YesNo,
        }
        /// Nobody was there at the start.
        BothAbsent: "both-absent" {
            /// How long after the start White came.
            white_late_by: Time,
            /// How long after the start Black came.
            black_late_by: Time,
            /// The default time, if no variation of the event gives it.
            default_time: Told(Option<Span>),
            /// The time of the first or only period, if the time control is not given.
            first_period: Told(Option<Span>),
            /// No equipment had been set up when the first of them came (US Chess 16M).
            equipment_missing: Flag,
            /// How the first of them set the clocks, if it was wrong (US Chess 16K1, 16K2).
            set_wrongly: Told(Option<WrongSplit>),
        }
        /// A player stayed away without a word.
        AbsentWithoutNotice: "absent-without-notice" {
            by: Side,
            /// Whether the player has explained it before the next pairing was published.
            explained: YesNo,
        }
    }
}

/// How the first player to come set the clocks, if it was wrong.
#[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum WrongSplit {
    /// No time was charged to anybody.
    NothingCharged,
    /// All of it was charged to the opponent.
    OpponentCharged,
}

says! {
    /// What rulings on coming late say.
    pub enum Says: "arrival" {
        BeforeStart(by), NotLate(by), Came(by, late: Span), InTime(by, limit: Span), ClockRan(by),
        AfterFirstControl(by), NoWaiver, TooLate(by, limit: Span), NotHelped(who: Official),
        PlayedWithRest, GameLost, LossStands, MayDecideOtherwise(who: Official),
        CameNoEquipment(by, late: Span), NoLoss(by, half: Span), Divided(half: Span),
        NothingSetUp(half: Span), WhyEquipment, CountUntilThere,
        // Nobody was there.
        Nobody(white: Span, black: Span), BothTooLate, PlayedAfterAll, BothLose, WhiteLoses(lost: Span),
        Split(lost: Span), WhyAbsent, RegulationsOtherwise,
        SettingStands(lost: Span), LeaveClocks, SplitNow, SplitCorrected(by, lost: Span),
        // A later start was granted.
        StartsLater(by, granted: Span), AsGranted(by, limit: Span), ResetClocks(by, granted: Span),
        WhyGranted, GrantedTooLate(by, limit: Span), TellOpponent,
        // Without notice.
        StayedAway(by), PairedIfAccepted(by), CountsAsWithdrawn(by), PairedAgain, OutOfEvent,
        NotPairedAgain, DroppedUnlessExcused, MayBeEjected(by), FineGoesTo, KeptOnRequest, Fine, Ejection, UnlessAsked,
    }
}

/// Both lose half of the time in which nobody's clock could run (16M).
fn share(draft: Draft<'_>, half: Span) -> Draft<'_> {
    draft
        .add_time(Colour::White, -half, Says::WhyEquipment)
        .add_time(Colour::Black, -half, Says::WhyEquipment)
        .note(Says::CountUntilThere)
}
