//! A claim by the FIDE Laws: III.5, before 2017 G.5.

use adoube_clock::Span;
use adoube_rulebook::Quickplay as Rules;

use super::scope::Asking;
use super::{CLAIM, Finding, QUICKPLAY, QuickplayClaim, RELIEF, no_arbiter, us};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, GameResult, Measure, MeasureKind, Question, Ruling, topics};

impl QuickplayClaim {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who claims the draw?")
        })?;
        let asking = Asking {
            by,
            announced: self.announced,
            flag_down: self.flag_down,
            incident: format!("{by}, short of time, claims a draw"),
        };
        if let Some(ruling) = asking.too_late(scene) {
            return Ok(ruling);
        }
        if self.opponent_agrees {
            return Ok(agreed(scene, &asking));
        }
        let Some(rules) = scene.parameters.quickplay.as_ref() else {
            return Ok(no_rules(scene, &asking));
        };
        if scene.is_us() {
            return us::claim(self, scene, rules, &asking);
        }
        if let Some(ruling) = self.inadmissible(scene, rules, &asking)? {
            return Ok(ruling);
        }
        if scene.case.arbiter_present == Some(false) {
            return no_arbiter::claim(self, scene, &asking);
        }
        Ok(self.ruled(scene, rules, &asking))
    }

    fn inadmissible(
        &self,
        scene: &Scene,
        rules: &Rules,
        asking: &Asking,
    ) -> Result<Option<Ruling>, Question> {
        if let Some(ruling) = asking.refused(scene, rules)? {
            return Ok(Some(ruling));
        }
        let by = asking.by;
        let no = |text: String| {
            let draft = asking
                .draft(scene)
                .decision(text)
                .cite_all(&[CLAIM, QUICKPLAY]);
            Ok(Some(draft.mandatory()))
        };
        if asking.flag_down {
            return no(format!(
                "Too late: {by}'s flag is down, and the claim must come before that. Rule on the flag."
            ));
        }
        if !asking.is_short(scene, rules)? {
            let limit = Span::seconds(i64::from(rules.seconds_left));
            return no(format!(
                "Too early: {by} must have less than {limit} left. The game goes on."
            ));
        }
        // Without an arbiter neither the move nor the other request matters (III.6.1, G.6).
        if scene.case.arbiter_present == Some(false) {
            return Ok(None);
        }
        if !asking.on_move(scene)? {
            return no(format!(
                "Refused: {by} does not have the move. The game goes on."
            ));
        }
        let instead = known(self.five_seconds_apply, || {
            let text = "Is the request for five seconds a move in use in this event, so that no draw can be claimed?";
            Question::yes_no("incident.five_seconds_apply", text)
        })?;
        if instead {
            let draft = asking
                .draft(scene)
                .decision(format!("No claim: {by} may ask for five seconds a move for both instead, which offers a draw."))
                .cite_all(&[RELIEF, CLAIM]);
            return Ok(Some(draft.mandatory()));
        }
        Ok(None)
    }

    /// The arbiter draws the game, postpones or rejects.
    fn ruled(&self, scene: &Scene, rules: &Rules, asking: &Asking) -> Ruling {
        let opponent = asking.by.opposite();
        let bonus = Span::seconds(i64::from(rules.opponent_gains_seconds.unwrap_or(0)));
        let more = Measure::new(
            MeasureKind::OpponentMoreTime,
            format!("{bonus} more for {opponent}"),
        );
        let draft = asking
            .draft(scene)
            .cite_all(&[CLAIM, QUICKPLAY])
            .cite_nth(CLAIM, 1);
        match self.finding {
            Some(Finding::Right) => draft
                .decision(format!("{opponent} cannot win by normal means, or has not tried to: the game is drawn."))
                .result(GameResult::DRAW)
                .note("what counts is normal play, not whether some series of legal moves leads to mate")
                .mandatory(),
            Some(Finding::Unclear) => draft
                .decision(format!("Postponed: the game goes on, if possible with an arbiter at the board. {opponent} may get {bonus} more."))
                .cite_nth(CLAIM, 2)
                .step("Stay at the board and watch whether the opponent tries to win by normal means.")
                .step("Decide later in the game, or as soon as possible after a flag has fallen.")
                .discretionary(
                    vec![Measure::new(MeasureKind::None, "no extra time"), more],
                    "no time is added while the claim may well be right; it is added if the claim looks doubtful",
                ),
            Some(Finding::Wrong) => draft
                .decision(format!("Rejected: {opponent} gets {bonus} more and the game goes on."))
                .cite_nth(CLAIM, 3)
                .add_time(opponent, bonus, "quickplay claim rejected")
                .count(asking.by, Counter::WrongClaim)
                .mandatory(),
            None => draft
                .decision("The arbiter declares the game drawn, postpones the decision, or rejects the claim.")
                .step("Stop the clocks; look at the position and at the last moves.")
                .discretionary(
                    vec![
                        Measure::other("postpone the decision and watch"),
                        Measure::new(MeasureKind::OpponentMoreTime, format!("postpone, and {bonus} more for {opponent}")),
                        Measure::new(MeasureKind::Draw, "the game is drawn"),
                        Measure::new(MeasureKind::OpponentMoreTime, format!("reject: {bonus} more for {opponent}")),
                    ],
                    "postpone and watch, unless the position is plainly drawn or plainly won",
                ),
        }
    }
}

fn agreed(scene: &Scene, asking: &Asking) -> Ruling {
    asking
        .draft(scene)
        .decision("The opponent agrees: the game is drawn.")
        .result(GameResult::DRAW)
        .cite_all(&[topics::DRAW_AGREED, topics::CLAIM_IS_OFFER])
        .mandatory()
}

pub(super) fn no_rules(scene: &Scene, asking: &Asking) -> Ruling {
    asking
        .draft(scene)
        .decision("There is no such claim: the game goes on.")
        .no_rule("this edition has no rules for the end of games without increment")
        .mandatory()
}
