//! The connection is lost: 11 and 8D2 of Chapter 10.

use adoube_clock::Colour;

use super::{
    ADJUDICATION, CLOCK, CONTINUE, EVENT_RULES, FLAG, HOST_FAILURE, Left, OnlineAbandoned,
    OnlineExpulsion, OnlineHostFailure, OnlinePlayerFailure, PLAYER_FAILURE, REPORT, RESTART_ALL,
    RESTART_SOME, RESTORE, SITE_FAILURE, UNCOMPLETED, UNPLAYED, over_the_board_only,
};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, PositionAction, Question, Ruling, Stage};

impl OnlineHostFailure {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = match self.site {
            true => "The playing site lost the connection",
            false => "The host failed during the game",
        };
        if !scene.is_us() {
            let usual =
                "nobody loses by a failure of the host; the game goes on from the last position";
            return Ok(over_the_board_only(scene, incident, usual));
        }
        let topic = if self.site {
            SITE_FAILURE
        } else {
            HOST_FAILURE
        };
        let draft = scene.draft(incident).cite_all(&[topic, HOST_FAILURE]);
        if scene.case.stage != Stage::Playing {
            return Ok(draft
                .decision("The game was finished before: its result stands.")
                .mandatory());
        }
        if self.cause_unclear {
            return Ok(cause_unclear(scene, incident));
        }
        let (text, topic, position) = match self.left()? {
            Left::SavedPosition => (
                "The game goes on from the last position and times that the host has saved; nobody is bound to the moves lost.",
                CONTINUE,
                PositionAction::RestoreLastKnown,
            ),
            Left::AgreedPosition => (
                "The director sets up the position both agree on, with the clocks, and the game goes on.",
                RESTORE,
                PositionAction::RestoreLastKnown,
            ),
            Left::ThisGameLost => (
                "The game starts again from move one with the full time; nobody is bound to the old moves.",
                RESTART_SOME,
                PositionAction::NewGame,
            ),
            Left::AllGamesLost => (
                "All unfinished games start again from move one, with the same pairings and the full time.",
                RESTART_ALL,
                PositionAction::NewGame,
            ),
        };
        Ok(draft
            .decision(text)
            .cite_all(&[CONTINUE, topic])
            .position(position)
            .note("results of games finished before stand; tell all players when the next round starts")
            .mandatory())
    }

    fn left(&self) -> Result<Left, Question> {
        known(self.left, || {
            let choices = [
                ("saved-position", "the host has a saved position"),
                (
                    "agreed-position",
                    "both agree on a position, and the director can set it up",
                ),
                ("this-game-lost", "all moves of this game are lost"),
                (
                    "all-games-lost",
                    "the moves of all unfinished games are lost",
                ),
            ];
            Question::one_of("incident.left", "What is left of the game?", &choices)
        })
    }
}

fn cause_unclear(scene: &Scene, incident: &str) -> Ruling {
    scene
        .draft(incident)
        .decision(
            "It cannot be told whether host or player failed: the director decides on the game.",
        )
        .cite_all(&[HOST_FAILURE, PLAYER_FAILURE, ADJUDICATION])
        .discretionary(
            vec![
                Measure::other("the game goes on or starts again, as for a failure of the host"),
                Measure::other("adjudicate the game; the two results may differ"),
                Measure::new(
                    MeasureKind::GameLost,
                    "a loss for the player who did not come back",
                ),
            ],
            "let the game go on if that is possible, else adjudicate it",
        )
}

impl OnlinePlayerFailure {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "Who lost the connection?")?;
        let incident = format!("{by} lost the connection");
        if !scene.is_us() {
            let usual = "the clock runs on; a player who is not back in time loses";
            return Ok(over_the_board_only(scene, &incident, usual));
        }
        let draft = scene.draft(incident).cite_all(&[PLAYER_FAILURE, CLOCK]);
        if !self.is_back(by)? {
            let rated = known(self.both_had_moved, || {
                let text = "Had both players completed their first move before?";
                Question::yes_no("incident.both_had_moved", text)
            })?;
            let result = GameResult::won_by(by.opposite());
            let draft = draft
                .cite(FLAG)
                .decision(format!("{by} was not back in time: lost."));
            return Ok(match rated {
                true => draft.result(result).note("the game is rated"),
                false => draft
                    .cite(UNPLAYED)
                    .result(result.unplayed())
                    .note("the game is not rated: not both had completed a move"),
            }
            .mandatory());
        }
        Ok(draft
            .decision(format!(
                "The clock of {by} ran on meanwhile: the game goes on with the time that is left."
            ))
            .mandatory())
    }

    fn is_back(&self, by: Colour) -> Result<bool, Question> {
        known(self.back_in_time, || {
            let text = format!("Is {by} back before the time is over?");
            Question::yes_no("incident.back_in_time", text)
        })
    }
}

impl OnlineAbandoned {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "Who left the game?")?;
        let incident = format!("{by} left the game before it was completed");
        if !scene.is_us() {
            return Ok(over_the_board_only(
                scene,
                &incident,
                "a loss for the player who left",
            ));
        }
        let draft = scene.draft(incident).cite_all(&[UNCOMPLETED, EVENT_RULES]);
        Ok(match self.event_rules_differ {
            true => draft
                .decision("The event's own rules say how this game is scored.")
                .discretionary(
                    vec![Measure::other("as the event's rules say")],
                    "a loss for the player who left, unless the event's rules say otherwise",
                ),
            false => draft
                .decision(format!("{by} loses the game that {by} left."))
                .result(GameResult::won_by(by.opposite()))
                .mandatory(),
        })
    }
}

impl OnlineExpulsion {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = who(self.by, "Who is expelled?")?;
        let incident = format!("{by} is expelled for reasons of fair play");
        if !scene.is_us() {
            return Ok(over_the_board_only(
                scene,
                &incident,
                "follow the fair-play regulations of the event",
            ));
        }
        Ok(scene
            .draft(incident)
            .decision(format!("The games of {by} should not be reported for rating; they may be scored as forfeits."))
            .cite(REPORT)
            .step("Report the violation to US Chess; the host does not do that.")
            .step("Treat the accusation with discretion until it is decided.")
            .discretionary(
                vec![
                    Measure::other("leave the games out of the rating report"),
                    Measure::new(MeasureKind::GameLost, "score the games as forfeit losses, unrated"),
                ],
                "leave them out of the rating report and score them as forfeits",
            ))
    }
}

fn who(by: Option<Colour>, question: &str) -> Result<Colour, Question> {
    known(by, || Question::side("incident.by", question))
}
