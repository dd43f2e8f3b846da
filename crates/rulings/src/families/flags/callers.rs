//! Who may call a flag.

use adoube_clock::Colour;
use adoube_rulebook::{ArbiterCalls, FlagCallers};

use super::{Caller, FlagFall};
use crate::ask::known;
use crate::scene::{Pace, Scene};
use crate::{Measure, MeasureKind, Question, Ruling, topics};

impl FlagFall {
    pub(super) fn caller(&self, flagged: Colour) -> Result<Caller, Question> {
        known(self.called_by, || {
            let text = format!("Who says that {flagged}'s flag is down?");
            let choices = [
                ("opponent", "the opponent"),
                ("player", "the player whose flag it is"),
                ("arbiter", "an arbiter or director who saw it"),
                ("spectator", "somebody else"),
                ("nobody", "nobody yet"),
            ];
            Question::one_of("incident.called_by", text, &choices)
        })
    }

    /// The ruling if the call has no effect; nothing if it has.
    pub(super) fn without_effect(
        &self,
        scene: &Scene,
        flagged: Colour,
    ) -> Result<Option<Ruling>, Question> {
        let incident = format!("{flagged}'s flag is down");
        Ok(match self.caller(flagged)? {
            // A player's own call counts as if the opponent had claimed (US Chess 13C2).
            Caller::Opponent | Caller::Player => None,
            Caller::Nobody => Some(not_called(scene, &incident)),
            Caller::Spectator => Some(spectator(scene, &incident)),
            Caller::Arbiter => arbiter(scene, &incident)?,
        })
    }
}

fn not_called(scene: &Scene, incident: &str) -> Ruling {
    let draft = scene
        .draft(format!("{incident}, nobody has called it"))
        .decision("A flag has fallen only when it is called: the game goes on until then.")
        .cite(topics::FLAG_FALLEN);
    match scene.parameters.flags.called_by {
        FlagCallers::PlayersOnly => draft
            .cite_all(&[topics::FLAG_CALLERS, topics::ARBITER_SILENCE])
            .note("the director says nothing"),
        FlagCallers::PlayersAndArbiter => draft.note("an arbiter who sees it calls it"),
    }
    .mandatory()
}

fn arbiter(scene: &Scene, incident: &str) -> Result<Option<Ruling>, Question> {
    let flags = &scene.parameters.flags;
    if flags.called_by == FlagCallers::PlayersOnly {
        return Ok(Some(
            scene
                .draft(format!("{incident}, seen by the director"))
                .decision("The director says nothing: only the players may call a flag.")
                .cite_all(&[topics::FLAG_CALLERS, topics::FLAG_FALLEN])
                .mandatory(),
        ));
    }
    if !scene.is_reduced()? || flags.arbiter_calls_unsupervised != ArbiterCalls::Never {
        return Ok(None);
    }
    Ok(Some(not_called(scene, incident)))
}

/// Somebody else called out.
fn spectator(scene: &Scene, incident: &str) -> Ruling {
    let draft = scene
        .draft(format!("{incident}, called out by somebody else"))
        .cite_all(&[topics::THIRD_PARTIES, topics::FLAG_FALLEN]);
    let expel = Measure::other("expel the person who called out");
    if scene.is_us_blitz() {
        return draft
            .decision("Weigh whether it affects the result: the director may order a new game and expel the offender.")
            .cite(topics::US_BLITZ_SPECTATORS)
            .discretionary(
                vec![
                    Measure::other("play on"),
                    Measure::other("cancel the game and have a new one played"),
                    expel,
                ],
                "a new game if the result may be affected",
            );
    }
    if scene.is_us() {
        return draft
            .decision("Only the two players may call a flag; deal with the interference.")
            .cite_all(&[topics::FLAG_CALLERS, topics::ARBITER_SILENCE])
            .cite_nth(topics::SPECTATORS, 4)
            .discretionary(
                vec![
                    Measure::other("a claim by the player stands or is denied, as is fair"),
                    Measure::new(
                        MeasureKind::Other,
                        "eject the spectator; a player in the event may be penalised",
                    ),
                ],
                "eject the spectator; deny the claim if the player would not have noticed the flag",
            );
    }
    let reduced_blitz = scene.pace() == Ok(Pace::Blitz);
    draft
        .decision(
            "Others may tell only the arbiter. Look at the clock yourself: what you see decides.",
        )
        .note_if(
            reduced_blitz,
            "an arbiter who sees the flag down calls it in blitz too",
        )
        .discretionary(
            vec![
                Measure::other("call the flag on what you have seen yourself"),
                Measure::other("play on"),
                expel,
            ],
            "call the flag if you see it down, and send the person away",
        )
}
