//! Refusing to comply: 11.7 and 11.8, US Chess 13I.

use super::{RefusesToComply, Says};
use crate::families::conduct::Breach;
use crate::families::prelude::*;
use crate::penalties;

/// From so many earlier warnings on, a further refusal can be called persistent.
const WARNINGS: u32 = 2;

impl RefusesToComply {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if scene.is_over() {
            let own = [PENALTIES, FINISHED_PLAYERS];
            let range = range![Warning: Says::Warning, Expulsion: Says::Expulsion];
            let draft = scene.ruled(Says::AfterGame, Says::GameOver, &own);
            return Ok(draft.discretionary(range, Says::Warning));
        }
        if self.both {
            return self.decide_both(scene);
        }
        let by = self.by()?;
        let earlier = earlier(scene, by);
        if scene.is_us() {
            return Ok(american(scene, by, earlier));
        }
        if earlier < WARNINGS {
            let own = [PERSISTENT_REFUSAL];
            let breach = Breach::new(by, Says::Refuses { by }, Says::NotPersistent { by }, &own)
                .counted_as(Counter::Refusal)
                .due(true);
            return Ok(breach.rule(scene));
        }
        Ok(match self.told_next_loses()? {
            true => loses(scene, by),
            false => announce(scene, by),
        })
    }

    fn decide_both(&self, scene: &Scene) -> Decided {
        let draft = scene
            .citing(Says::BothRefuse, &[BOTH_GUILTY, PERSISTENT_REFUSAL])
            .count(Colour::White, Counter::Refusal)
            .count(Colour::Black, Counter::Refusal);
        let often = Colour::BOTH
            .into_iter()
            .all(|side| earlier(scene, side) >= WARNINGS);
        let question = || {
            let asking =
                Question::beside("incident.told_next_loses", "refuses-to-comply-both-told");
            asking.yes_no()
        };
        if !scene.is_us() && often && self.told_next_loses.ok_or_else(question)? {
            let draft = draft.decision(Says::BothLose);
            return Ok(draft.result(GameResult::BOTH_LOSE).mandatory());
        }
        Ok(draft
            .rule(Says::WarnBoth, &[PENALTIES])
            .discretionary(penalties_to_loss(scene), Says::WarnBothUsual))
    }
}

fn earlier(scene: &Scene, by: Colour) -> u32 {
    // A refusal is answered by a warning, so the two are not added up.
    let counts = scene.count(by, &[Counter::Warning, Counter::Refusal], Scope::Game);
    counts.max().unwrap_or_default()
}

/// The list of penalties up to the loss of the game; nothing is too little.
fn penalties_to_loss(scene: &Scene) -> Vec<Measure> {
    penalties::ladder_up_to(scene, MeasureKind::GameLost).split_off(1)
}

fn announce(scene: &Scene, by: Colour) -> Ruling {
    let own = [PERSISTENT_REFUSAL, PENALTIES];
    scene
        .ruled(Says::RefusesAgain { by }, Says::TellNextLoses { by }, &own)
        .count(by, Counter::Refusal)
        .discretionary(penalties_to_loss(scene), Says::LastWarning)
}

fn loses(scene: &Scene, by: Colour) -> Ruling {
    let own = [PERSISTENT_REFUSAL, PENALTIES, SCORE_LIMITS];
    scene
        .ruled(Says::Persistent { by }, Says::PersistentLoses { by }, &own)
        .result(GameResult::lost_by(by))
        .count(by, Counter::Refusal)
        .note(Says::OpponentUsuallyWins)
        .mandatory()
}

/// 13I: warn, then two minutes or more for the opponent, as often as needed, then the loss.
fn american(scene: &Scene, by: Colour, earlier: u32) -> Ruling {
    let opponent = by.opposite();
    let time = penalties::standard_penalty(scene).unwrap_or_default();
    let draft = scene.draft(Says::Refuses { by }).cite_all(&[
        PERSISTENT_REFUSAL,
        STANDARD_PENALTY,
        PENALTIES,
    ]);
    let draft = draft.count(by, Counter::Refusal);
    let (draft, usual) = match earlier {
        0 => (draft.decision(Says::Warn { by }), Says::Warning),
        1..=2 => {
            let draft = draft.decision(Says::OpponentGetsTime { by, time });
            let draft = draft.add_time(opponent, time, Says::WhyTime);
            (draft, Says::TimeThenLoss { by, time })
        }
        _ => {
            let draft = draft.decision(Says::MayHaveLost { by });
            (draft.won_by(opponent), Says::Loss)
        }
    };
    draft.by_list(MeasureKind::GameLost, usual)
}
