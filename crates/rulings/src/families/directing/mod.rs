//! What a director does beside ruling on a move or a clock: rules 18G, 21E and 21F of US Chess. The FIDE
//! Laws have no article for it.

mod adjudication;
mod requests;

use crate::families::prelude::*;

family! {
    /// A question about directing.
    Directing: "directing" {
        /// A claim or complaint is made later than it could have been.
        DeferredClaim: "deferred-claim" {
            by: Side,
            /// Whether it rests on evidence that was not there before, such as a witness.
            new_evidence: YesNo,
            /// Whether what is complained of still goes on.
            persists: YesNo,
        }
        /// The director plays in the event.
        PlayingDirector: "playing-director" {
            what: One(DirectorsAct),
            /// Whether the event is a National Event.
            national_event: YesNo,
            /// Whether another director can rule.
            other_director: YesNo,
        }
        /// A game is to be adjudicated.
        Adjudicated: "adjudication" {
            why: One(AdjudicationReason),
            /// The result by best play, as the director finds it.
            finding: Told(Option<GameResult>),
        }
    }
}

choices! {
    /// What a director who plays does: plays at all, rules on the own game, stops the own clock to settle
    /// another game, or looks at the own board meanwhile.
    DirectorsAct { Plays, OwnGame, StopsOwnClock, LooksAtOwnBoard, }
    /// Why a game is to be adjudicated.
    AdjudicationReason {
        /// Somebody with a bad position and much time is away or shows no interest.
        Emergency,
        /// The next round or the end of the session presses.
        Schedule,
        /// The players ask for it.
        PlayersAsk,
        /// The game has ended, and the players do not see it.
        AlreadyOver,
    }
}

says! {
    /// What rulings on directing say.
    pub enum Says: "directing" {
        NoArticle, ArbiterDecides, ByArbiter,
        // Requests for a ruling.
        ClaimsLate(by), Waived(by), StillInOrder, HearIt, DenyIt, DenyUsually, OtherRuleOnCase,
        DirectorPlays, DirectorRulesOwnGame, DirectorStopsClock, DirectorLooks, MayNotPlay, BetterNot,
        AllowedIfSmall, StopsPlaying, OtherDirectorRules, OtherRules, RulesAlone, AppointAnother,
        AnotherDirector, OwnCareful, MayStopOwnClock, MustNotLook, NotLooking, TimeForOpponent,
        // Adjudication.
        ToBeAdjudicated, OnlyEmergencies, AsAnnounced, AlreadyOver, NotForSchedule, BestPlay, PlayOn,
        AfterWarning, FoundResult,
    }
}

/// The FIDE Laws do not speak of it.
fn no_article(scene: &Scene, incident: Says, usual: Says) -> Option<Ruling> {
    let range = [usual.clone(), Says::ByArbiter].map(Measure::other);
    (!scene.is_us()).then(|| {
        scene
            .draft(incident)
            .decision(Says::ArbiterDecides)
            .no_rule(Says::NoArticle)
            .discretionary(range, usual)
    })
}
