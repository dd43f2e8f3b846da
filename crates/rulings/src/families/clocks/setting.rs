//! Defective and wrongly set clocks.

use adoube_clock::{Colour, Span, least_to_leave};

use super::{ClockDefect, ClockSetting};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::{Pace, Scene};
use crate::{Measure, MeasureKind, Question, penalties, topics};

impl ClockDefect {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let evident = known(self.evident, || {
            Question::yes_no("incident.evident", "Is the clock evidently defective?")
        })?;
        let draft = scene
            .draft("A clock is said to be defective")
            .cite(topics::CLOCK_DEFECT);
        if !evident {
            return Ok(draft
                .decision("What the clock shows counts: the game goes on.")
                .mandatory());
        }
        let draft = draft
            .decision("The clock is replaced; the times are set by best judgement.")
            .step("Write down both times and the moves made before you change anything.")
            .step("Mark the old clock and put it away.");
        let draft = self.deducted(scene, draft)?;
        Ok(draft.discretionary(
            vec![Measure::other("times by the arbiter's best judgement")],
            "the times shown, corrected for what the defect evidently cost",
        ))
    }

    /// Time taken from a player, but not below what must be left (US Chess 16O).
    fn deducted<'a>(&self, scene: &Scene, draft: Draft<'a>) -> Result<Draft<'a>, Question> {
        let (Some(side), Some(take)) = (self.take_from, self.take) else {
            return Ok(draft);
        };
        let Some(left) = scene.case.clock.left(side) else {
            return Ok(draft);
        };
        let floor = scene.parameters.clock.defective_clock_floor;
        let moves_owed = match floor {
            Some(floor) if left > least_to_leave(&floor, None) => self.owed(scene, side)?,
            _ => None,
        };
        let least = floor.map_or(Span::ZERO, |floor| least_to_leave(&floor, moves_owed));
        let after = (left - take).max(least.min(left));
        Ok(draft.set_time(side, after, "defective clock").note_if(
            !least.is_zero(),
            "so much must be left of the player's time",
        ))
    }

    /// How many moves a player still owes in the control; none in sudden death.
    fn owed(&self, scene: &Scene, side: Colour) -> Result<Option<u32>, Question> {
        if self.moves_owed.is_some() || scene.is_last_period() == Ok(true) {
            return Ok(self.moves_owed);
        }
        let text =
            format!("How many moves does {side} still owe in this control? None in sudden death.");
        Err(Question::number("incident.moves_owed", text, 200))
    }
}

impl ClockSetting {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene.draft("The clock is set wrongly");
        if scene.is_reduced()? && !self.schedule_suffers && is_fixed(scene)? {
            let draft = draft
                .decision("Too late: ten moves have been completed by each, so the setting stays.")
                .cite_nth(topics::RAPID_AFTER_TEN_MOVES, 1);
            return Ok(match scene.pace()? {
                Pace::Blitz => draft.cite(topics::BLITZ_UNSUPERVISED),
                _ => draft,
            }
            .mandatory());
        }
        if scene.is_us_blitz() && scene.moves_made_or_ask(Colour::Black)? > 0 {
            return Ok(draft
                .decision("Each side has completed a move: the times stay as they were set.")
                .cite(topics::US_BLITZ_AFTER_FIRST_MOVE)
                .mandatory());
        }
        let draft = draft
            .decision(
                "Stop the clock at once; set it right, with fair times and the right move count.",
            )
            .cite(topics::CLOCK_SETTING)
            .step("Write down both times and the moves made before you change anything.");
        let draft = match self.addition_missing {
            true => draft.cite(topics::DELAY_NOT_SET),
            false => draft,
        };
        let draft = self.whole_hour(scene, draft);
        match self.on_purpose_by {
            Some(side) => Ok(deliberate(scene, draft, side)),
            None => Ok(draft.discretionary(
                vec![Measure::other("times by the arbiter's best judgement")],
                "what both would have had with the right setting",
            )),
        }
    }

    /// The two clocks together ran for an hour more than there was (US Chess 16P).
    fn whole_hour<'a>(&self, scene: &Scene, draft: Draft<'a>) -> Draft<'a> {
        let excess = self.excess.filter(|excess| *excess >= Span::minutes(58));
        match excess {
            Some(_) if scene.is_us() => draft.note(
                "the clocks show about an hour too much: no forfeit on time; give the hour back",
            ),
            _ => draft,
        }
    }
}

fn deliberate(scene: &Scene, draft: Draft, by: Colour) -> crate::Ruling {
    let opponent = by.opposite();
    let penalty = penalties::standard_penalty(scene).unwrap_or(Span::ZERO);
    draft
        .add_time(
            opponent,
            penalty,
            "the opponent set the clock wrongly on purpose",
        )
        .cite_all(&[topics::STANDARD_PENALTY, topics::PENALTIES])
        .discretionary(
            penalties::ladder_up_to(scene, MeasureKind::GameLost),
            penalties::usual(scene, by),
        )
}

/// Without supervision the setting is fixed after ten moves completed by each.
fn is_fixed(scene: &Scene) -> Result<bool, Question> {
    let Some(rules) = scene.parameters.rapid_blitz.as_ref() else {
        return Ok(false);
    };
    let white = scene.moves_made_or_ask(Colour::White)?;
    let black = scene.moves_made_or_ask(Colour::Black)?;
    Ok(white.min(black) >= rules.fixed_after_moves)
}
