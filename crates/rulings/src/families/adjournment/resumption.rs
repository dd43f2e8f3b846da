//! The resumption: absent or late players, wrong times or positions.

use adoube_clock::lateness::default_time_at_resumption;
use adoube_clock::{Colour, Span};
use adoube_rulebook::{DefaultTime, Lateness};

use super::{
    Absent, AbsentAtResumption, LateForResumption, ResumedWrongly, SealedEnd, WrongAtResumption,
    unknown,
};
use crate::ask::known;
use crate::families::conduct::side;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, PositionAction, Question, Ruling, topics};

impl AbsentAtResumption {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let sealer = known(self.sealer, || {
            Question::side("incident.sealer", "Who sealed the move?")
        })?;
        let absent = known(self.absent, || {
            let choices = [
                ("sealer", "the player who sealed"),
                ("replier", "the player who must reply"),
                ("both", "both"),
            ];
            Question::one_of("incident.absent", "Who is absent?", &choices)
        })?;
        let replier = sealer.opposite();
        let (incident, decision) = match absent {
            Absent::Replier => (
                format!("{replier}, who must reply, is absent at the resumption"),
                format!(
                    "{replier}'s clock is started; the envelope stays closed until {replier} comes."
                ),
            ),
            Absent::Sealer => (
                format!("{sealer}, who sealed, is absent at the resumption"),
                format!(
                    "Open the envelope and start {replier}'s clock; {replier} may seal the reply in a new envelope and start {sealer}'s clock."
                ),
            ),
            Absent::Both => (
                "Both players are absent at the resumption".to_owned(),
                format!("{replier}, who must reply, loses the time until {replier} comes."),
            ),
        };
        if let Some(ruling) = unknown(scene, incident.clone(), decision.trim_end_matches('.')) {
            return Ok(ruling);
        }
        if is_zero(&scene.parameters.default_time) {
            return Ok(zero(scene, incident, sealer, absent));
        }
        let nth = match absent {
            Absent::Replier | Absent::Both => 2,
            Absent::Sealer => 3,
        };
        let draft = scene
            .draft(incident)
            .decision(decision)
            .position(PositionAction::Adjourned)
            .cite_all(&[topics::ENVELOPE_OPENED, topics::RESUMPTION_SETUP]);
        let draft = match (scene.is_us(), absent) {
            (true, Absent::Sealer) => draft.cite_nth(topics::RESUMPTION, 1),
            (true, _) => draft.cite(topics::RESUMPTION),
            (false, _) => draft.cite_nth(topics::RESUMPTION, nth),
        };
        Ok(match absent {
            Absent::Both => draft
                .cite(topics::RESUMPTION_BOTH_ABSENT)
                .note("the regulations or the arbiter may say otherwise")
                .mandatory(),
            _ => draft.mandatory(),
        })
    }
}

/// Whether nobody may be late at all.
fn is_zero(rules: &DefaultTime) -> bool {
    match (rules.specified_minutes, rules.unless_specified) {
        (Some(minutes), _) => minutes == 0,
        (None, Lateness::Minutes(minutes)) => minutes == 0,
        (None, Lateness::MustBeSpecified | Lateness::MinutesOrFirstControl(_)) => false,
    }
}

/// With a default time of zero whoever is absent has come too late (I.10).
fn zero(scene: &Scene, incident: String, sealer: Colour, absent: Absent) -> Ruling {
    let (who, result) = match absent {
        Absent::Sealer => (sealer.to_string(), GameResult::won_by(sealer.opposite())),
        Absent::Replier => (sealer.opposite().to_string(), GameResult::won_by(sealer)),
        Absent::Both => ("each of them".to_owned(), GameResult::BOTH_LOSE),
    };
    scene
        .draft(incident)
        .decision(format!("The default time is zero: {who} has come too late and loses, unless the sealed move had ended the game."))
        .cite_all(&[topics::RESUMPTION_LATE, topics::DEFAULT_TIME])
        .result(result)
        .step("Open the envelope to see whether the sealed move ended the game.")
        .discretionary(
            vec![
                Measure::other("the result of the sealed move, if it ended the game"),
                Measure::other("the game goes on, if the arbiter excuses the lateness"),
                Measure::new(MeasureKind::GameLost, "the game is lost"),
            ],
            "the loss, unless the sealed move ended the game",
        )
}

impl LateForResumption {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = side(self.by, "Who comes late?")?;
        let late = known(self.late_by, || {
            let text = "How long after the time of resumption did the player come?";
            Question::time("incident.late_by", text)
        })?;
        let incident = format!("{by} came {late} late for the resumption");
        let usual = "after the default time the late player loses, unless the sealed move had ended the game";
        if let Some(ruling) = unknown(scene, incident.clone(), usual) {
            return Ok(ruling);
        }
        let limit = self.limit(scene)?;
        if late <= limit {
            return Ok(scene
                .draft(incident)
                .decision(format!(
                    "In time: the limit is {limit}. {by} plays with the time that is left."
                ))
                .cite_all(&[topics::RESUMPTION_LATE, topics::RESUMPTION])
                .mandatory());
        }
        let ends = known(self.sealed_move_ends, || {
            let choices = [
                ("no", "no, or the late player did not seal"),
                ("mate", "yes, it mates"),
                ("draw", "yes, by stalemate or a dead position"),
            ];
            let text = format!("Had {by} sealed a move that ends the game?");
            Question::one_of("incident.sealed_move_ends", text, &choices)
        })?;
        Ok(too_late(scene, by, incident, limit, ends))
    }

    fn limit(&self, scene: &Scene) -> Result<Span, Question> {
        let mut rules = scene.parameters.default_time.clone();
        let by_period = matches!(rules.unless_specified, Lateness::MinutesOrFirstControl(_));
        if let Some(told) = self.default_time {
            if !by_period {
                return Ok(told);
            }
            rules.specified_minutes = u32::try_from(told.whole_minutes()).ok();
        }
        let left = match (by_period, self.period_left) {
            (_, Some(left)) => left,
            (false, None) => Span::ZERO,
            (true, None) => {
                let text = "How much has the late player left in this period?";
                return Err(Question::time("incident.period_left", text));
            }
        };
        default_time_at_resumption(&rules, left).map_err(|_| {
            let text = "What default time do the regulations give?";
            Question::time("incident.default_time", text)
        })
    }
}

fn too_late(scene: &Scene, by: Colour, incident: String, limit: Span, ends: SealedEnd) -> Ruling {
    let nth = match (scene.is_us(), ends) {
        (true, SealedEnd::Mate) => 1,
        (true, SealedEnd::Draw) => 2,
        _ => 0,
    };
    let draft = scene
        .draft(incident)
        .cite(topics::RESUMPTION_LATE)
        .cite_nth(topics::RESUMPTION_LATE, nth);
    match ends {
        SealedEnd::No => draft
            .decision(format!("{by} came after the limit of {limit} and loses."))
            .result(GameResult::won_by(by.opposite()))
            .mandatory(),
        SealedEnd::Mate => draft
            .decision(format!("The sealed move mates: {by} wins, however late."))
            .cite(topics::CHECKMATE)
            .result(GameResult::won_by(by))
            .mandatory(),
        SealedEnd::Draw => draft
            .decision("The sealed move ended the game: a draw, however late.")
            .cite(topics::STALEMATE)
            .result(GameResult::DRAW)
            .mandatory(),
    }
}

impl ResumedWrongly {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let what = known(self.what, || {
            let choices = [("times", "a time"), ("position", "the position")];
            Question::one_of("incident.what", "What was wrong?", &choices)
        })?;
        let incident = match what {
            WrongAtResumption::Times => "The game was resumed with a wrong time",
            WrongAtResumption::Position => "The game was resumed from a wrong position",
        };
        let usual = match what {
            WrongAtResumption::Times => "a wrong time must be pointed out before one's first move",
            WrongAtResumption::Position => "the position before the sealed move is set up again",
        };
        if let Some(ruling) = unknown(scene, incident.to_owned(), usual) {
            return Ok(ruling);
        }
        let since = known(self.moves_since, || {
            let text = "How many moves has the player who points it out made since?";
            Question::number("incident.moves_since", text, 300)
        })?;
        Ok(match what {
            WrongAtResumption::Times => wrong_times(scene, incident, since),
            WrongAtResumption::Position => wrong_position(scene, incident, since),
        })
    }
}

fn wrong_times(scene: &Scene, incident: &str, since: u32) -> Ruling {
    let draft = scene.draft(incident).cite(topics::RESUMPTION_WRONG_TIMES);
    if since == 0 {
        return draft
            .decision("Correct the times: it was pointed out before a move was made.")
            .mandatory();
    }
    draft
        .decision(format!(
            "Too late to claim: the times stay unless the {} corrects them.",
            scene.arbiter()
        ))
        .discretionary(
            vec![
                Measure::other("the times stay"),
                Measure::other("the times are corrected"),
            ],
            "the times stay, unless that is plainly unfair",
        )
}

/// FIDE has no article for this one: a wrong position is an irregularity like any other.
fn wrong_position(scene: &Scene, incident: &str, since: u32) -> Ruling {
    let window = scene.parameters.adjournment.as_ref();
    match window.and_then(|rules| rules.wrong_position_within_moves) {
        Some(within) if since <= within => scene
            .draft(incident)
            .decision("Go back to the adjourned position; the times stay as they are.")
            .cite(topics::RESUMPTION_WRONG_POSITION)
            .position(PositionAction::Adjourned)
            .mandatory(),
        Some(within) => scene
            .draft(incident)
            .decision(format!(
                "It was found after more than {within} moves: the game goes on as it stands."
            ))
            .cite(topics::RESUMPTION_WRONG_POSITION)
            .mandatory(),
        None => scene
            .draft(incident)
            .decision("Go back to the last position that was right; the arbiter sets the times.")
            .cite_all(&[
                topics::PIECE_OFF_ITS_SQUARE,
                topics::TIMES_RESTORED,
                topics::RESUMPTION_SETUP,
            ])
            .position(PositionAction::RestoreLastKnown)
            .discretionary(
                vec![Measure::other("times by the arbiter's judgement")],
                "the times of the adjournment",
            ),
    }
}
