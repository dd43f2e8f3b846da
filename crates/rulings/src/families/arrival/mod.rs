//! Coming late: 6.7 of the FIDE Laws, 13D to 13G and 16K of US Chess.

mod absent;
mod late;
mod without_game;

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
            /// Whether the opponent has not set up equipment and started a clock.
            equipment_missing: Told(Option<bool>),
            /// How long after the start the opponent came, if the opponent was late too.
            opponent_late_by: Told(Option<Span>),
            /// By how much later the arbiter had allowed the game to start.
            granted: Told(Option<Span>),
            /// Whether the opponent was told of that.
            opponent_told: Told(Option<bool>),
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
            /// Whether no equipment had been set up when the first of them came (US Chess 16M).
            equipment_missing: Told(Option<bool>),
            /// What White's clock was charged for the absence, if the times have been set already.
            white_charged: Told(Option<Span>),
            /// The same of Black's clock.
            black_charged: Told(Option<Span>),
        }
        /// Two players have no game after the round has started, as when both opponents stayed away.
        WithoutGame: "players-without-game" {
            /// Why they have none; US Chess tells these apart.
            why: One(NoGame),
            /// Whether both want to play each other.
            both_agree: YesNo,
            /// Whether they have met in this event.
            met_before: YesNo,
            /// It is an official event of FIDE.
            official_event: Flag,
        }
        /// A player stayed away without a word.
        AbsentWithoutNotice: "absent-without-notice" {
            by: Side,
            /// Whether the player has explained it before the next pairing was published.
            explained: YesNo,
        }
    }
}

choices! {
    /// Why players have no game: they were not paired, their opponents may still come, or these have lost
    /// by coming too late.
    NoGame { NotPaired, OpponentsMayCome, OpponentsForfeited, }
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
        ChargedWrongly(white: Span, black: Span), ChargedRightly, WhyCharged, SettingStays,
        // A later start.
        CameAfterGrant(by, late: Span), GrantedInTime(by, granted: Span), TellOpponent(by),
        OpponentNotTold(by), FromGrantedStart, AsClocksRan,
        AsGranted(by, limit: Span), ResetClocks(by, granted: Span), WhyGranted,
        GrantedTooLate(by, limit: Span), ForfeitInTime(by, limit: Span), ForfeitTooLate(by, limit: Span),
        ForfeitBothTooLate,
        // Without a game.
        TwoWithoutGame, MayBePaired, NotPairedNow, ReplacesForfeit, PairThem, LeaveThem, NotProvided,
        AdjustTimes, PairApart, ClocksFromNow, WaitForOpponents, OpponentsHaveTime, ExtraGame,
        ForfeitsStand,
        // Without notice.
        StayedAway(by), PairedIfAccepted(by), CountsAsWithdrawn(by), PairedAgain, OutOfEvent,
        NotPairedAgain, DroppedUnlessExcused, MayBeEjected(by), FineGoesTo, KeptOnRequest, Fine,
        Ejection, UnlessAsked,
    }
}

/// Whether nobody had set up equipment. It is asked where that decides: by variation 13D1 a player who
/// came too late has not lost then. Otherwise what is not told was as it should be.
fn is_equipment_missing(scene: &Scene, told: Option<bool>, too_late: bool) -> bool {
    if !scene.is_us() {
        return false;
    }
    let must_be_set_up = scene.parameters.default_time.equipment_must_be_set_up;
    match (too_late, must_be_set_up) {
        (true, true) => {
            let question = Question::of("late-arrival", "equipment_missing");
            scene.whether(told, question.yes_no())
        }
        (true, false) => false,
        (false, _) => told == Some(true),
    }
}

/// Both lose half of the time in which nobody's clock could run (16M).
fn share(draft: Draft<'_>, half: Span) -> Draft<'_> {
    draft
        .add_time(Colour::White, -half, Says::WhyEquipment)
        .add_time(Colour::Black, -half, Says::WhyEquipment)
        .note(Says::CountUntilThere)
}
