//! One flag is down.

use adoube_clock::Colour;
use adoube_laws::game::{Limits, flag_fall};
use adoube_laws::shakmaty::KnownOutcome;
use adoube_rulebook::WinOnTime;

use super::{BothFlagsDown, Caller, First, FlagFall, ended, us};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{GameResult, Question, Ruling, Stage, topics};

impl FlagFall {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let flagged = known(self.of, || {
            Question::side("incident.of", "Whose flag is it?")
        })?;
        let incident = format!("{flagged}'s flag is down");
        if scene.case.stage != Stage::Playing && self.ended.is_none() {
            return Ok(too_late(scene, &incident));
        }
        if let Some(ruling) = ended::ended_before(scene, &incident, self.ended, self.ended_first)? {
            return Ok(ruling);
        }
        if self.premature {
            return Ok(premature(scene, flagged));
        }
        if let Some(ruling) = self.without_effect(scene, flagged)? {
            return Ok(ruling);
        }
        if self.claimant_flag_down {
            return self.both_down(scene, flagged);
        }
        if scene.is_us() {
            return us::claim(self, scene, flagged);
        }
        if !scene.is_last_period()? {
            if self.moves_unproven {
                return Ok(unproven(scene, flagged));
            }
            if self.control_was_met(flagged)? {
                return Ok(next_period(scene, flagged));
            }
        }
        self.lost(scene, flagged)
    }

    fn both_down(&self, scene: &Scene, flagged: Colour) -> Decided {
        if scene.is_us() && self.claimed_with_flag_up {
            return us::claimed_in_time(self, scene, flagged);
        }
        let claimed_first = self.claimed_with_flag_up.then(|| First::from(flagged));
        let both = BothFlagsDown {
            called_by: Some(Caller::Opponent),
            first: self.first.or(claimed_first),
            mark: self.mark,
            ..BothFlagsDown::default()
        };
        both.decide(scene)
    }

    fn control_was_met(&self, flagged: Colour) -> Result<bool, Question> {
        known(self.moves_completed, || {
            let text = format!("Had {flagged} completed the moves of the period?");
            Question::yes_no("incident.moves_completed", text)
        })
    }

    /// Lost on time, or drawn if the opponent cannot mate.
    fn lost(&self, scene: &Scene, flagged: Colour) -> Decided {
        let draft = scene
            .draft(format!("{flagged}'s flag has fallen"))
            .cite_all(&[topics::FLAG_FALLEN, topics::FLAG_RESULT]);
        let draft = cite_reduced(scene, draft, self.caller(flagged)?)?.note_if(
            self.touched_piece,
            "the piece that was touched and not moved makes no difference to what is possible",
        );
        on_time(scene, draft, flagged)
    }
}

fn cite_reduced<'a>(
    scene: &Scene,
    draft: Draft<'a>,
    caller: Caller,
) -> Result<Draft<'a>, Question> {
    if scene.is_us() || !scene.is_reduced()? {
        return Ok(draft);
    }
    let flags = &scene.parameters.flags;
    let draft = match caller {
        Caller::Arbiter => draft.cite(topics::RAPID_FLAG_CALL),
        _ => draft
            .cite(topics::RAPID_TIME_CLAIM)
            .note_if(
                flags.claimant_must_stop_clock,
                "the claimant must stop the clock",
            )
            .note_if(
                flags.claimant_needs_time,
                "the claimant must still have time left",
            ),
    };
    Ok(match scene.pace()? {
        Pace::Blitz => draft.cite(topics::BLITZ_UNSUPERVISED),
        _ => draft,
    })
}

/// The result of a flag that counts.
pub(super) fn on_time(scene: &Scene, draft: Draft, flagged: Colour) -> Decided {
    let (result, why) = result_on_time(scene, flagged)?;
    let text = match result == GameResult::DRAW {
        true => format!("Drawn: {flagged} has run out of time, but {why}."),
        false => format!("{flagged} loses on time: {why}."),
    };
    Ok(draft.decision(text).result(result).mandatory())
}

/// The result, and why. The board knows more than material where it is given.
fn result_on_time(scene: &Scene, flagged: Colour) -> Result<(GameResult, String), Question> {
    let opponent = flagged.opposite();
    let board = &scene.case.board;
    let told = match opponent {
        Colour::White => board.white_can_mate,
        Colour::Black => board.black_can_mate,
    };
    let from_board = || {
        let game = scene.game.as_ref()?;
        let mating = scene.mating();
        let found = flag_fall(game, flagged, &scene.parameters, &mating, Limits::default());
        let step = found.because.into_iter().next();
        Some((
            found.outcome?,
            step.map(|step| step.text).unwrap_or_default(),
        ))
    };
    if let (None, Some((outcome, why))) = (told, from_board()) {
        return Ok((known_result(outcome), why));
    }
    Ok(match has_chances(scene, opponent, told)? {
        true => (
            GameResult::won_by(opponent),
            format!("{opponent} can still mate"),
        ),
        false => (GameResult::DRAW, format!("{opponent} cannot mate")),
    })
}

fn known_result(outcome: KnownOutcome) -> GameResult {
    match outcome {
        KnownOutcome::Draw => GameResult::DRAW,
        KnownOutcome::Decisive { winner } => GameResult::won_by(match winner.is_white() {
            true => Colour::White,
            false => Colour::Black,
        }),
    }
}

/// Whether the opponent can win on time; asked if the board does not tell.
fn has_chances(scene: &Scene, side: Colour, told: Option<bool>) -> Result<bool, Question> {
    if told.is_some() || scene.parameters.flags.win_needs == WinOnTime::PossibleMate {
        return scene.can_mate(side);
    }
    let fact = match side {
        Colour::White => "board.white_can_mate",
        Colour::Black => "board.black_can_mate",
    };
    let text = format!(
        "Has {side} more than a lone king, king and bishop or knight, or two knights against no pawns, or else a forced win?"
    );
    Err(Question::yes_no(fact, text))
}

fn next_period(scene: &Scene, flagged: Colour) -> Ruling {
    scene
        .draft(format!("{flagged}'s flag is down before the last period"))
        .decision("The moves of the period were completed: the game goes on in the next one.")
        .cite_all(&[topics::FLAG_CHECK, topics::FLAG_RESULT])
        .note("score sheets that are not up to date are completed now")
        .mandatory()
}

/// The time cannot be shown to have been overstepped.
fn unproven(scene: &Scene, flagged: Colour) -> Ruling {
    scene
        .draft(format!("{flagged}'s flag is down, and the number of moves cannot be shown"))
        .decision("No overstep is shown: the game goes on, and the next move is the first of the next period.")
        .cite_all(&[topics::MOVE_NUMBER_UNPROVEN, topics::RECONSTRUCTION, topics::FLAG_CHECK])
        .note("unless there is evidence that more moves were made")
        .mandatory()
}

fn too_late(scene: &Scene, incident: &str) -> Ruling {
    scene
        .draft(incident)
        .decision("The game was over before the flag was called: its result stands.")
        .cite_all(&[
            topics::FLAG_FALLEN,
            topics::FLAG_RESULT,
            topics::AGREED_RESULT_STANDS,
        ])
        .mandatory()
}

fn premature(scene: &Scene, flagged: Colour) -> Ruling {
    let draft = scene
        .draft(format!(
            "{flagged}'s flag fell too early by a fault of the clock"
        ))
        .decision("The claim fails: the clock is changed or corrected and the game goes on.")
        .cite_all(&[
            topics::FLAG_PREMATURE,
            topics::CLOCK_DEFECT,
            topics::CLOCK_SETTING,
        ])
        .step("Write down both times and the moves made before you change anything.")
        .step("Set the times by your judgement.");
    match scene.is_us() {
        true => draft.note("later claims in the same control are still allowed"),
        false => draft,
    }
    .mandatory()
}
