//! A request for five seconds a move: III.4, before 2017 G.4. US Chess has no such right.

use adoube_clock::Span;
use adoube_rulebook::{Quickplay as Rules, Relief};

use super::scope::Asking;
use super::{CLAIM, FiveSecondsRequest, QUICKPLAY, RELIEF, SAME_CLOCK, fide};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, Question, Ruling, topics};

impl FiveSecondsRequest {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || Question::side("incident.by", "Who asks?"))?;
        let asking = Asking {
            by,
            announced: self.announced,
            flag_down: self.flag_down,
            incident: format!("{by} asks for seconds to be added for each move"),
        };
        if let Some(ruling) = asking.too_late(scene) {
            return Ok(ruling);
        }
        let Some(rules) = scene.parameters.quickplay.as_ref() else {
            return Ok(fide::no_rules(scene, &asking));
        };
        if scene.is_us() {
            return Ok(us(scene, &asking));
        }
        if let Some(ruling) = inadmissible(scene, rules, &asking)? {
            return Ok(ruling);
        }
        self.ruled(scene, rules, &asking)
    }

    fn ruled(&self, scene: &Scene, rules: &Rules, asking: &Asking) -> Decided {
        let opponent = asking.by.opposite();
        let accepts = known(self.opponent_accepts, || {
            let text = format!("The request offers a draw. Does {opponent} accept it?");
            Question::yes_no("incident.opponent_accepts", text)
        })?;
        let draft = asking.draft(scene).cite_all(&[RELIEF, QUICKPLAY]);
        if accepts {
            return Ok(draft
                .decision(format!(
                    "{opponent} accepts the draw that the request offers: drawn."
                ))
                .result(GameResult::DRAW)
                .cite(topics::DRAW_AGREED)
                .mandatory());
        }
        let bonus = Span::seconds(i64::from(rules.opponent_gains_seconds.unwrap_or(0)));
        let extra = extra(rules);
        Ok(match self.arbiter_agrees {
            Some(true) => draft
                .decision(format!("Granted: {extra} for both, {bonus} more for {opponent}, and the game goes on."))
                .add_time(opponent, bonus, "five seconds a move granted")
                .step(format!("Stop the clocks and set {extra} for both players."))
                .note(relief_note(rules))
                .mandatory(),
            Some(false) => draft
                .decision("Refused: the game goes on with the clock as it is.")
                .note("no penalty is named for the request")
                .mandatory(),
            None => draft
                .decision(format!("The arbiter grants or refuses it. Granted, there is {extra} for both and {bonus} more for {opponent}."))
                .discretionary(
                    vec![
                        Measure::other("refuse: the game goes on as it is"),
                        Measure::new(MeasureKind::OpponentMoreTime, format!("grant {extra} for both, and {bonus} more for {opponent}")),
                    ],
                    "grant it, unless the player who asks is plainly lost on the board",
                ),
        })
    }
}

fn extra(rules: &Rules) -> String {
    let seconds = rules.relief_seconds.unwrap_or(0);
    match rules.relief {
        Relief::DelayOrIncrement => format!("a delay or increment of {seconds} seconds"),
        Relief::Increment | Relief::DelayClockAndHalfTime => {
            format!("an increment of {seconds} seconds")
        }
    }
}

fn relief_note(rules: &Rules) -> &'static str {
    match rules.relief {
        Relief::DelayOrIncrement => {
            "if the clock cannot do it, change the clock if that is possible"
        }
        Relief::Increment | Relief::DelayClockAndHalfTime => {
            "write down both times before you change the setting"
        }
    }
}

fn inadmissible(scene: &Scene, rules: &Rules, asking: &Asking) -> Result<Option<Ruling>, Question> {
    if let Some(ruling) = asking.refused(scene, rules)? {
        return Ok(Some(ruling));
    }
    let by = asking.by;
    let no = |text: String| {
        let draft = asking
            .draft(scene)
            .decision(text)
            .cite_all(&[RELIEF, QUICKPLAY]);
        Ok(Some(draft.mandatory()))
    };
    if asking.flag_down {
        return no(format!("Too late: {by}'s flag is down. Rule on the flag."));
    }
    if !asking.is_short(scene, rules)? {
        let limit = Span::seconds(i64::from(rules.seconds_left));
        return no(format!(
            "Too early: {by} must have less than {limit} left. The game goes on."
        ));
    }
    if !asking.on_move(scene)? {
        return no(format!(
            "Refused: {by} does not have the move. The game goes on."
        ));
    }
    Ok(None)
}

/// No player can demand a delay clock: it comes only as an answer to a claim.
fn us(scene: &Scene, asking: &Asking) -> Ruling {
    asking
        .draft(scene)
        .decision("Refused: a player cannot demand a delay clock during the game. The game goes on.")
        .cite_all(&[CLAIM, RELIEF, SAME_CLOCK, topics::DELAY_NOT_SET])
        .note("if the clock can delay and was only not set so, it is set right")
        .note("where claims of insufficient losing chances are allowed, the director may put one on to answer an unclear claim")
        .mandatory()
}
