//! A claim where no arbiter is present: III.6, before 2017 G.6.

use super::scope::Asking;
use super::{Ground, NO_ARBITER, QUICKPLAY, QuickplayClaim};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{Measure, MeasureKind, Question};

/// The claim ends the game; an arbiter decides on it later.
pub(super) fn claim(facts: &QuickplayClaim, scene: &Scene, asking: &Asking) -> Decided {
    let ground = known(facts.ground, || {
        let choices = [
            ("cannot-win", "the opponent cannot win by normal means"),
            ("no-effort", "the opponent makes no effort to win"),
            ("both", "both"),
        ];
        Question::one_of("incident.ground", "On what does the claim rest?", &choices)
    })?;
    let opponent = asking.by.opposite();
    let draft = asking
        .draft(scene)
        .decision("The claim ends the game. It goes to the arbiter named for this, who decides.")
        .cite_all(&[NO_ARBITER, QUICKPLAY])
        .step(format!(
            "{} writes down the final position; {opponent} confirms it.",
            asking.by
        ));
    // In 2014 the list follows G.6; since 2017 it follows III.6 and III.6.1.
    let first = scene
        .articles(NO_ARBITER)
        .len()
        .saturating_sub(2)
        .clamp(1, 2);
    let draft = match ground {
        Ground::CannotWin => draft.cite_nth(NO_ARBITER, first),
        Ground::NoEffort | Ground::Both => draft.cite_nth(NO_ARBITER, first + 1).step(format!(
            "{} hands in a score sheet that is up to date; {opponent} confirms it too.",
            asking.by
        )),
    };
    Ok(draft
        .step("Send the claim to the named arbiter; the players play no more moves.")
        .discretionary(
            vec![
                Measure::new(MeasureKind::Draw, "the claim is right: a draw"),
                Measure::other("the claim is wrong: the named arbiter decides what follows"),
            ],
            "the named arbiter decides on the position and the score handed in",
        ))
}
