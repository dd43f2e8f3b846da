//! Both flags are down.

use adoube_clock::Colour;
use adoube_rulebook::BothFlags;

use super::fall::on_time;
use super::{BothFlagsDown, Caller, First, ended};
use crate::ask::known;
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, Question, Ruling, topics};

const INCIDENT: &str = "Both flags are down";

impl BothFlagsDown {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        if let Some(ruling) = ended::ended_before(scene, INCIDENT, self.ended, self.ended_first)? {
            return Ok(ruling);
        }
        if scene.is_us() {
            return self.us(scene);
        }
        // Without supervision the claimant needs time left, so neither can win by a claim.
        let nobody_can_claim = scene.parameters.flags.claimant_needs_time && scene.is_reduced()?;
        if nobody_can_claim {
            return neither_can_claim(scene);
        }
        if let Some(first) = self.known_first(scene)? {
            let draft = scene
                .draft(format!("{INCIDENT}, {first}'s fell first"))
                .cite_all(&[topics::FLAG_FALLEN, topics::FLAG_RESULT, topics::FLAG_CHECK]);
            return on_time(scene, draft, first);
        }
        match scene.parameters.flags.both_down {
            BothFlags::Always => announced(scene),
            BothFlags::IfAnnounced => unannounced(scene),
        }
    }

    /// Whose flag fell first, as far as anything tells.
    fn known_first(&self, scene: &Scene) -> Result<Option<Colour>, Question> {
        let marked = self.mark.and_then(First::side);
        let decides = scene.parameters.flags.clock_mark_decides;
        if let Some(side) = marked.filter(|_| decides) {
            return Ok(Some(side));
        }
        let first = known(self.first, || {
            let text = match decides {
                true => "Which flag fell first, by the mark on the clock or by witnesses?",
                false => "Which flag fell first?",
            };
            let choices = [
                ("white", "White's"),
                ("black", "Black's"),
                ("unknown", "nobody can tell"),
            ];
            Question::one_of("incident.first", text, &choices)
        })?;
        Ok(first.side())
    }

    fn us(&self, scene: &Scene) -> Decided {
        let blitz = scene.is_us_blitz();
        if !blitz && !scene.is_last_period()? {
            return Ok(scene
                .draft(INCIDENT)
                .decision("No claim on time is possible: the game goes on.")
                .cite_all(&[topics::BOTH_EXCEED, topics::FLAG_OWN_DOWN])
                .mandatory());
        }
        let topic = match blitz {
            true => topics::US_BLITZ_BOTH_FLAGS,
            false => topics::BOTH_FLAGS_DOWN,
        };
        let draft = scene.draft(INCIDENT).cite(topic);
        match self.called_by {
            Some(Caller::Nobody) => Ok(draft
                .decision("The game goes on until a player points it out; the director may then declare the draw if they go on unaware.")
                .cite(topics::BOTH_FLAGS_DIRECTOR)
                .discretionary(
                    vec![Measure::nothing(), Measure::new(MeasureKind::Draw, "declare the game drawn")],
                    "declare the draw once it is clear that both are unaware",
                )),
            Some(Caller::Arbiter) => Ok(draft
                .decision("The director may declare the game drawn, since the players go on unaware.")
                .cite(topics::BOTH_FLAGS_DIRECTOR)
                .discretionary(
                    vec![Measure::nothing(), Measure::new(MeasureKind::Draw, "declare the game drawn")],
                    "declare the draw",
                )),
            _ => Ok(draft
                .decision("Drawn, whichever flag fell first.")
                .result(GameResult::DRAW)
                .mandatory()),
        }
    }
}

/// The rule for two flags is in force: on before the last period, drawn in it.
fn announced(scene: &Scene) -> Decided {
    let draft = scene
        .draft(format!("{INCIDENT}, and nobody knows which fell first"))
        .cite(topics::BOTH_FLAGS_DOWN);
    Ok(match scene.is_last_period()? {
        true => draft
            .decision("It is the last period: the game is drawn.")
            .cite_nth(topics::BOTH_FLAGS_DOWN, 2)
            .result(GameResult::DRAW)
            .mandatory(),
        false => draft
            .decision("It is not the last period: the game goes on.")
            .cite_nth(topics::BOTH_FLAGS_DOWN, 1)
            .mandatory(),
    })
}

/// Rapid and blitz without supervision, where a claimant must have time left.
fn neither_can_claim(scene: &Scene) -> Decided {
    if scene.parameters.flags.both_down != BothFlags::Always {
        return Ok(undecided(
            scene,
            "a draw: neither player has time left to claim a win",
        ));
    }
    Ok(scene
        .draft(INCIDENT)
        .decision("Neither player has time left to claim a win: the game is drawn.")
        .cite_all(&[topics::RAPID_TIME_CLAIM, topics::BOTH_FLAGS_DOWN])
        .cite_nth(topics::BOTH_FLAGS_DOWN, 2)
        .result(GameResult::DRAW)
        .mandatory())
}

/// The guidelines were not announced: no article says.
fn unannounced(scene: &Scene) -> Decided {
    let last = scene.is_last_period()?;
    let usual = match last {
        true => "a draw, as the guidelines would have it",
        false => "the game goes on, as the guidelines would have it",
    };
    Ok(undecided(scene, usual))
}

fn undecided(scene: &Scene, usual: &str) -> Ruling {
    let draft = scene
        .draft(format!("{INCIDENT}, and nobody knows which fell first"))
        .decision("No article in force decides this: the arbiter does.")
        .no_rule("the guidelines for games without increment were not announced")
        .cite_all(&[topics::QUICKPLAY_ANNOUNCED, topics::FLAG_RESULT]);
    let draft = match scene.is_reduced() == Ok(true) {
        true => draft.cite(topics::RAPID_TIME_CLAIM),
        false => draft,
    };
    draft.discretionary(
        vec![
            Measure::other("the game goes on"),
            Measure::new(MeasureKind::Draw, "a draw"),
            Measure::other("loss for the player whom a digital clock marks"),
        ],
        usual,
    )
}
