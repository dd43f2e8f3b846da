//! Games online: Chapter 10 of US Chess. The FIDE Laws are for play over the board.

use adoube_clock::Colour;
use adoube_rulebook::Topic;

use crate::declare::{choices, family, says};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, PositionAction, Ruling, Stage};

const EVENT_RULES: Topic = Topic("us-online-event-rules");
const UNPLAYED: Topic = Topic("us-online-unplayed");
const UNCOMPLETED: Topic = Topic("us-online-uncompleted");
const CLOCK: Topic = Topic("us-online-clock");
const FLAG: Topic = Topic("us-online-flag");
const HOST_DRAW: Topic = Topic("us-online-host-draw");
const PROGRESS: Topic = Topic("us-online-progress");
const HOST_FAILURE: Topic = Topic("us-online-host-failure");
const CONTINUE: Topic = Topic("us-online-continue");
const RESTORE: Topic = Topic("us-online-restore");
const RESTART_SOME: Topic = Topic("us-online-restart-some");
const RESTART_ALL: Topic = Topic("us-online-restart-all");
const PLAYER_FAILURE: Topic = Topic("us-online-player-failure");
const SITE_FAILURE: Topic = Topic("us-online-site-failure");
const MOVES: Topic = Topic("us-online-moves");
const ILLEGAL: Topic = Topic("us-online-illegal");
const TOUCH: Topic = Topic("us-online-touch");
const PREMOVE: Topic = Topic("us-online-premove");
const SMART_MOVE: Topic = Topic("us-online-smart-move");
const PROMOTION: Topic = Topic("us-online-promotion");
const SLIP: Topic = Topic("us-online-slip");
const NOTATION: Topic = Topic("us-online-notation");
const REPORT: Topic = Topic("us-online-report");
const ADJUDICATION: Topic = Topic("adjudication");

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
            true => (Says::SiteFailed, SITE_FAILURE),
            false => (Says::HostFailed, HOST_FAILURE),
        };
        if !scene.is_us() {
            return Ok(over_the_board_only(scene, incident, Says::UsualHostFailure));
        }
        let draft = scene
            .draft(incident.clone())
            .cite_all(&[topic, HOST_FAILURE]);
        if scene.case.stage != Stage::Playing {
            return Ok(draft.decision(Says::FinishedBefore).mandatory());
        }
        if self.cause_unclear {
            return Ok(cause_unclear(scene, incident));
        }
        let (decision, topic, position) = match self.left()? {
            WhatIsLeft::SavedPosition => (
                Says::FromSavedPosition,
                CONTINUE,
                PositionAction::RestoreLastKnown,
            ),
            WhatIsLeft::AgreedPosition => (
                Says::FromAgreedPosition,
                RESTORE,
                PositionAction::RestoreLastKnown,
            ),
            WhatIsLeft::ThisGameLost => (Says::StartsAgain, RESTART_SOME, PositionAction::NewGame),
            WhatIsLeft::AllGamesLost => (Says::AllStartAgain, RESTART_ALL, PositionAction::NewGame),
        };
        Ok(draft
            .rule(decision, &[CONTINUE, topic])
            .position(position)
            .note(Says::OtherResultsStand)
            .mandatory())
    }
}

fn cause_unclear(scene: &Scene, incident: Says) -> Ruling {
    let range = vec![
        Measure::other(Says::AsHostFailure),
        Measure::other(Says::Adjudicate),
        Measure::new(MeasureKind::GameLost, Says::LossForAbsent),
    ];
    let topics = [HOST_FAILURE, PLAYER_FAILURE, ADJUDICATION];
    let draft = scene.draft(incident).rule(Says::CauseUnclear, &topics);
    draft.discretionary(range, Says::GoOnIfPossible)
}

impl OnlinePlayerFailure {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::Lost { by };
        if !scene.is_us() {
            return Ok(over_the_board_only(
                scene,
                incident,
                Says::UsualPlayerFailure,
            ));
        }
        let draft = scene.draft(incident).cite_all(&[PLAYER_FAILURE, CLOCK]);
        if self.back_in_time()? {
            return Ok(draft.decision(Says::ClockRanOn { by }).mandatory());
        }
        let rated = self.both_had_moved()?;
        let result = GameResult::won_by(by.opposite());
        let draft = draft.rule(Says::NotBack { by }, &[FLAG]);
        Ok(match rated {
            true => draft.result(result).note(Says::Rated),
            false => draft
                .cite(UNPLAYED)
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
        if !scene.is_us() {
            return Ok(over_the_board_only(scene, incident, Says::UsualLeaverLoses));
        }
        let draft = scene.draft(incident).cite_all(&[UNCOMPLETED, EVENT_RULES]);
        if self.event_rules_differ {
            let range = vec![Measure::other(Says::AsEventRulesSay)];
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
        if !scene.is_us() {
            return Ok(over_the_board_only(scene, incident, Says::UsualSentMove));
        }
        let (decision, topic) = match self.what()? {
            ScreenMove::MouseSlip => (Says::SlipStands, SLIP),
            ScreenMove::Premove => (Says::PremoveStands, PREMOVE),
            ScreenMove::IllegalPremove => (Says::NoPremove, PREMOVE),
            ScreenMove::SmartMove => (Says::SmartMoveStands, SMART_MOVE),
            ScreenMove::AutomaticQueen => (Says::QueenStands, PROMOTION),
            ScreenMove::IllegalMove => (Says::PutBack, ILLEGAL),
            ScreenMove::TouchMove => (Says::NoTouchMove, TOUCH),
            ScreenMove::OwnNotation => (Says::HostRecordCounts, NOTATION),
        };
        let draft = scene.draft(incident);
        Ok(draft.rule(decision, &[topic, MOVES]).mandatory())
    }
}

impl OnlineHostDraw {
    fn decide(&self, scene: &Scene) -> Decided {
        if !scene.is_us() {
            return Ok(over_the_board_only(
                scene,
                Says::HostDrew,
                Says::UsualHostDraw,
            ));
        }
        let topic = match self.by()? {
            HostRule::DrawingRule => HOST_DRAW,
            HostRule::LackOfProgress => PROGRESS,
        };
        let draft = scene.draft(Says::HostDrew);
        if let Some(winner) = self.mate_by {
            let draft = draft.rule(Says::MateFirst { winner }, &[PROGRESS]);
            return Ok(draft.result(GameResult::won_by(winner)).mandatory());
        }
        Ok(draft
            .rule(Says::HostRulingValid, &[topic, EVENT_RULES])
            .result(GameResult::DRAW)
            .note(Says::PublicitySaysSo)
            .mandatory())
    }
}

impl OnlineExpulsion {
    fn decide(&self, scene: &Scene) -> Decided {
        let by = self.by()?;
        let incident = Says::Expelled { by };
        if !scene.is_us() {
            return Ok(over_the_board_only(scene, incident, Says::UsualExpulsion));
        }
        let range = vec![
            Measure::other(Says::LeaveOut),
            Measure::new(MeasureKind::GameLost, Says::ScoreAsForfeits),
        ];
        Ok(scene
            .draft(incident)
            .rule(Says::NotReported { by }, &[REPORT])
            .step(Says::ReportViolation)
            .step(Says::BeDiscreet)
            .discretionary(range, Says::LeaveOutAndForfeit))
    }
}

/// The Laws of FIDE do not reach this.
fn over_the_board_only(scene: &Scene, incident: Says, usual: Says) -> Ruling {
    let range = [Says::ByRegulations, Says::ByAnalogy].map(Measure::other);
    scene
        .draft(incident)
        .decision(Says::OverTheBoardOnly)
        .no_rule(Says::NoArticle)
        .discretionary(range.into(), usual)
}
