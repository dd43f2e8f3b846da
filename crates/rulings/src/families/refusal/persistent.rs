//! Refusing to comply: 11.7 and 11.8, US Chess 13I.

use adoube_clock::Colour;

use super::RefusesToComply;
use crate::families::conduct::{Breach, side, yes_no};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Counter, GameResult, Measure, MeasureKind, Ruling, Scope, Stage, penalties, topics};

/// From so many earlier warnings on, a further refusal can be called persistent.
const WARNINGS: u32 = 2;

impl RefusesToComply {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if scene.case.stage != Stage::Playing {
            return Ok(scene
                .draft("A player refuses to comply after the game")
                .decision("The game is over: its result stands; other penalties remain possible.")
                .cite_all(&[topics::PENALTIES, topics::FINISHED_PLAYERS])
                .discretionary(
                    vec![
                        Measure::new(MeasureKind::Warning, "a warning"),
                        Measure::new(MeasureKind::Expulsion, "expulsion"),
                    ],
                    "a warning",
                ));
        }
        if self.both {
            return self.decide_both(scene);
        }
        let by = side(self.by, "Who refuses to comply?")?;
        let earlier = earlier(scene, by);
        if scene.is_us() {
            return Ok(american(scene, by, earlier));
        }
        if earlier < WARNINGS {
            return Ok(not_persistent(scene, by));
        }
        let text = "Was the player told that the next refusal loses the game?";
        Ok(
            match yes_no(self.told_next_loses, "told_next_loses", text)? {
                true => loses(scene, by),
                false => announce(scene, by),
            },
        )
    }

    fn decide_both(&self, scene: &Scene) -> Decided {
        let draft = scene
            .draft("Both players refuse to comply")
            .cite_all(&[topics::BOTH_GUILTY, topics::PERSISTENT_REFUSAL])
            .count(Colour::White, Counter::Refusal)
            .count(Colour::Black, Counter::Refusal);
        let often = Colour::BOTH
            .into_iter()
            .all(|side| earlier(scene, side) >= WARNINGS);
        let told = !scene.is_us() && often && {
            let text = "Were the players told that the next refusal loses the game?";
            yes_no(self.told_next_loses, "told_next_loses", text)?
        };
        if told {
            return Ok(draft
                .decision("Both players persistently refuse to comply: both lose.")
                .result(GameResult::BOTH_LOSE)
                .mandatory());
        }
        Ok(draft
            .decision("Warn both players; if both go on refusing, both lose.")
            .cite(topics::PENALTIES)
            .discretionary(
                penalties::ladder_up_to(scene, MeasureKind::GameLost).split_off(1),
                "a warning to both; loss for both if they go on",
            ))
    }
}

fn earlier(scene: &Scene, by: Colour) -> u32 {
    // A refusal is answered by a warning, so the two are not added up.
    let counts = scene.count(by, &[Counter::Warning, Counter::Refusal], Scope::Game);
    counts.max().unwrap_or_default()
}

fn not_persistent(scene: &Scene, by: Colour) -> Ruling {
    Breach {
        by,
        incident: (format!("{by} refuses to comply")).into(),
        decision: (format!("Not yet persistent: penalise {by}, and order compliance again."))
            .into(),
        topics: &[topics::PERSISTENT_REFUSAL],
        counter: Counter::Refusal,
        penalty_due: true,
        usual: None,
    }
    .rule(scene)
}

fn announce(scene: &Scene, by: Colour) -> Ruling {
    scene
        .draft(format!("{by} refuses to comply again"))
        .decision(format!("Tell {by} that the next refusal loses the game; for this one give a penalty from the list."))
        .cite_all(&[topics::PERSISTENT_REFUSAL, topics::PENALTIES])
        .count(by, Counter::Refusal)
        .discretionary(
            penalties::ladder_up_to(scene, MeasureKind::GameLost).split_off(1),
            "a last warning with that notice; the third or fourth warning comes before the loss",
        )
}

fn loses(scene: &Scene, by: Colour) -> Ruling {
    let opponent = by.opposite();
    scene
        .draft(format!("{by} persistently refuses to comply"))
        .decision(format!(
            "{by} persistently refuses to comply and loses; the arbiter decides {opponent}'s score."
        ))
        .cite_all(&[
            topics::PERSISTENT_REFUSAL,
            topics::PENALTIES,
            topics::SCORE_LIMITS,
        ])
        .result(GameResult::lost_by(by))
        .count(by, Counter::Refusal)
        .note("usually the opponent wins; less only if the opponent is to blame too")
        .mandatory()
}

/// 13I: warn, then two minutes or more for the opponent, as often as needed, then the loss.
fn american(scene: &Scene, by: Colour, earlier: u32) -> Ruling {
    let opponent = by.opposite();
    let time = penalties::standard_penalty(scene).unwrap_or_default();
    let draft = scene
        .draft(format!("{by} refuses to comply"))
        .cite_all(&[
            topics::PERSISTENT_REFUSAL,
            topics::STANDARD_PENALTY,
            topics::PENALTIES,
        ])
        .count(by, Counter::Refusal);
    let range = penalties::ladder_up_to(scene, MeasureKind::GameLost);
    match earlier {
        0 => draft
            .decision(format!("Warn {by} and order compliance."))
            .discretionary(range, "a warning"),
        1..=2 => draft
            .decision(format!("{by} was warned: {opponent} gets {time} or more."))
            .add_time(opponent, time, "refusal of the opponent to comply")
            .discretionary(range, format!("{time} for {opponent}, which can be repeated; then the loss")),
        _ => draft
            .decision(format!("{by} goes on refusing after warning and time penalties: {by} may be ruled to have lost."))
            .result(GameResult::won_by(opponent))
            .discretionary(range, "loss of the game"),
    }
}
