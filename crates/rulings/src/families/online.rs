//! Games online: Chapter 10 of US Chess. The FIDE Laws are for play over the board.

use crate::families::prelude::*;

family! {
    /// Trouble in an online game.
    Online: "online" {
        /// The host or a designated site fails.
        OnlineHostFailure: "online-host-failure" {
            left: One(WhatIsLeft),
            /// It was a site at which the players had to play.
            site: Flag,
            /// Nobody can tell whether the host or the player failed.
            cause_unclear: Flag,
        }
        /// A player loses the connection.
        OnlinePlayerFailure: "online-player-failure" {
            by: Side,
            /// Whether the player is back before the time is over.
            back_in_time: YesNo,
            /// Whether both players had completed their first move.
            both_had_moved: YesNo,
        }
        /// A player leaves a game.
        OnlineAbandoned: "online-abandoned" {
            by: Side,
            /// The event has rules of its own for this.
            event_rules_differ: Flag,
        }
        /// A move on the screen is disputed.
        OnlineMove: "online-move" {
            by: Side,
            what: One(ScreenMove),
        }
        /// The host declares a draw.
        OnlineHostDraw: "online-host-draw" {
            by: One(HostRule),
            /// Who mated with the last move, if it was mate.
            mate_by: Told(Option<Colour>),
        }
        /// A player is expelled for reasons of fair play.
        OnlineExpulsion: "online-expulsion" {
            by: Side,
        }
    }
}

choices! {
    /// What is left of a game after a failure.
    WhatIsLeft {
        SavedPosition,
        /// The host has none, but both players agree on one and the director can set it up.
        AgreedPosition,
        /// The moves of this game are lost, those of others are not.
        ThisGameLost,
        AllGamesLost,
    }
    /// What is disputed about a move on a screen.
    ScreenMove {
        MouseSlip, Premove, IllegalPremove,
        /// A piece with one move was moved by selecting it.
        SmartMove,
        AutomaticQueen, IllegalMove,
        /// Another piece had been selected first.
        TouchMove,
        /// A claim rests on the player's own notation.
        OwnNotation,
    }
    /// By what a host declares a draw.
    HostRule {
        /// Stalemate, repetition, material, material on time, or fifty moves.
        DrawingRule,
        /// Five consecutive alternate appearances, or 75 moves by each.
        LackOfProgress,
    }
}

says! {
    /// What rulings on games online say.
    pub enum Says: "online" {
        // The FIDE Laws.
        OverTheBoardOnly, NoArticle, ByRegulations, ByAnalogy,
        UsualHostFailure, UsualPlayerFailure, UsualLeaverLoses, UsualSentMove, UsualHostDraw,
        UsualExpulsion,
        // The connection is lost.
        SiteFailed, HostFailed, FinishedBefore, FromSavedPosition, FromAgreedPosition,
        StartsAgain, AllStartAgain, OtherResultsStand,
        CauseUnclear, AsHostFailure, Adjudicate, LossForAbsent, GoOnIfPossible,
        Lost(by), NotBack(by), Rated, NotRated, ClockRanOn(by),
        // A game is left, a player is expelled.
        Left(by), EventRulesDecide, AsEventRulesSay, LeaverLosesUnless, LeaverLoses(by),
        Expelled(by), NotReported(by), ReportViolation, BeDiscreet,
        LeaveOut, ScoreAsForfeits, LeaveOutAndForfeit,
        // Moves on the screen.
        MoveDisputed(by), SlipStands, PremoveStands, NoPremove, SmartMoveStands, QueenStands,
        PutBack, NoTouchMove, HostRecordCounts,
        // The host declares a draw.
        HostDrew, MateFirst(winner: Colour), HostRulingValid, PublicitySaysSo,
    }
}

impl OnlineHostFailure {
    fn decide(&self, scene: &Scene) -> Decided {
        let (incident, topic) = match self.site {
            true => (Says::SiteFailed, US_ONLINE_SITE_FAILURE),
            false => (Says::HostFailed, US_ONLINE_HOST_FAILURE),
        };
        rule_if!(over_the_board_only(
            scene,
            incident.clone(),
            Says::UsualHostFailure
        ));
        let draft = scene.citing(incident.clone(), &[topic, US_ONLINE_HOST_FAILURE]);
        if scene.is_over() {
            return Ok(draft.decision(Says::FinishedBefore).mandatory());
        }
        if self.cause_unclear {
            return Ok(cause_unclear(scene, incident));
        }
        let left = self.left()?;
        let (decision, topic) = match left {
            WhatIsLeft::SavedPosition => (Says::FromSavedPosition, US_ONLINE_CONTINUE),
            WhatIsLeft::AgreedPosition => (Says::FromAgreedPosition, US_ONLINE_RESTORE),
            WhatIsLeft::ThisGameLost => (Says::StartsAgain, US_ONLINE_RESTART_SOME),
            WhatIsLeft::AllGamesLost => (Says::AllStartAgain, US_ONLINE_RESTART_ALL),
        };
        let position = match left {
            WhatIsLeft::SavedPosition | WhatIsLeft::AgreedPosition => {
                PositionAction::RestoreLastKnown
            }
            WhatIsLeft::ThisGameLost | WhatIsLeft::AllGamesLost => PositionAction::NewGame,
        };
        Ok(draft
            .rule(decision, &[US_ONLINE_CONTINUE, topic])
            .position(position)
            .note(Says::OtherResultsStand)
            .mandatory())
    }
}

fn cause_unclear(scene: &Scene, incident: Says) -> Ruling {
    let range = range![
        Other: Says::AsHostFailure, Other: Says::Adjudicate, GameLost: Says::LossForAbsent
    ];
    let topics = [
        US_ONLINE_HOST_FAILURE,
        US_ONLINE_PLAYER_FAILURE,
        ADJUDICATION,
    ];
    let draft = scene.ruled(incident, Says::CauseUnclear, &topics);
    draft.discretionary(range, Says::GoOnIfPossible)
}

impl OnlinePlayerFailure {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::Lost { by };
        rule_if!(over_the_board_only(
            scene,
            incident.clone(),
            Says::UsualPlayerFailure
        ));
        let draft = scene.citing(incident, &[US_ONLINE_PLAYER_FAILURE, US_ONLINE_CLOCK]);
        if self.back_in_time()? {
            return Ok(draft.decision(Says::ClockRanOn { by }).mandatory());
        }
        let rated = self.both_had_moved()?;
        let result = GameResult::won_by(by.opposite());
        let draft = draft.rule(Says::NotBack { by }, &[US_ONLINE_FLAG]);
        Ok(match rated {
            true => draft.result(result).note(Says::Rated),
            false => draft
                .cite(US_ONLINE_UNPLAYED)
                .result(result.unplayed())
                .note(Says::NotRated),
        }
        .mandatory())
    }
}

impl OnlineAbandoned {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::Left { by };
        rule_if!(over_the_board_only(
            scene,
            incident.clone(),
            Says::UsualLeaverLoses
        ));
        let draft = scene.citing(incident, &[US_ONLINE_UNCOMPLETED, US_ONLINE_EVENT_RULES]);
        if self.event_rules_differ {
            let range = range![Other: Says::AsEventRulesSay];
            let draft = draft.decision(Says::EventRulesDecide);
            return Ok(draft.discretionary(range, Says::LeaverLosesUnless));
        }
        let result = GameResult::won_by(by.opposite());
        let draft = draft.decision(Says::LeaverLoses { by });
        Ok(draft.result(result).mandatory())
    }
}

impl OnlineMove {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::MoveDisputed { by };
        rule_if!(over_the_board_only(
            scene,
            incident.clone(),
            Says::UsualSentMove
        ));
        let (decision, topic) = match self.what()? {
            ScreenMove::MouseSlip => (Says::SlipStands, US_ONLINE_SLIP),
            ScreenMove::Premove => (Says::PremoveStands, US_ONLINE_PREMOVE),
            ScreenMove::IllegalPremove => (Says::NoPremove, US_ONLINE_PREMOVE),
            ScreenMove::SmartMove => (Says::SmartMoveStands, US_ONLINE_SMART_MOVE),
            ScreenMove::AutomaticQueen => (Says::QueenStands, US_ONLINE_PROMOTION),
            ScreenMove::IllegalMove => (Says::PutBack, US_ONLINE_ILLEGAL),
            ScreenMove::TouchMove => (Says::NoTouchMove, US_ONLINE_TOUCH),
            ScreenMove::OwnNotation => (Says::HostRecordCounts, US_ONLINE_NOTATION),
        };
        Ok(scene.must(incident, decision, &[topic, US_ONLINE_MOVES]))
    }
}

impl OnlineHostDraw {
    fn decide(&self, scene: &Scene) -> Decided {
        rule_if!(over_the_board_only(
            scene,
            Says::HostDrew,
            Says::UsualHostDraw
        ));
        let topic = match self.by()? {
            HostRule::DrawingRule => US_ONLINE_HOST_DRAW,
            HostRule::LackOfProgress => US_ONLINE_PROGRESS,
        };
        let draft = scene.draft(Says::HostDrew);
        if let Some(winner) = self.mate_by {
            let draft = draft.rule(Says::MateFirst { winner }, &[US_ONLINE_PROGRESS]);
            return Ok(draft.won_by(winner).mandatory());
        }
        Ok(draft
            .rule(Says::HostRulingValid, &[topic, US_ONLINE_EVENT_RULES])
            .drawn()
            .note(Says::PublicitySaysSo)
            .mandatory())
    }
}

impl OnlineExpulsion {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::Expelled { by };
        rule_if!(over_the_board_only(
            scene,
            incident.clone(),
            Says::UsualExpulsion
        ));
        let range = range![Other: Says::LeaveOut, GameLost: Says::ScoreAsForfeits];
        Ok(scene
            .ruled(incident, Says::NotReported { by }, &[US_ONLINE_REPORT])
            .step(Says::ReportViolation)
            .step(Says::BeDiscreet)
            .discretionary(range, Says::LeaveOutAndForfeit))
    }
}

/// The Laws of FIDE do not reach this.
fn over_the_board_only(scene: &Scene, incident: Says, usual: Says) -> Option<Ruling> {
    let range = [Says::ByRegulations, Says::ByAnalogy].map(Measure::other);
    (!scene.is_us()).then(|| {
        scene
            .draft(incident)
            .decision(Says::OverTheBoardOnly)
            .no_rule(Says::NoArticle)
            .discretionary(range, usual)
    })
}
