//! A lost envelope, and what happens before the resumption.

use adoube_clock::Colour;
use adoube_rulebook::MissingEnvelope;

use super::{EnvelopeMissing, News, WhileAdjourned, unknown};
use crate::ask::known;
use crate::families::conduct::{side, yes_no};
use crate::incident::Decided;
use crate::scene::Scene;
use crate::{GameResult, Measure, MeasureKind, PositionAction, Question, Ruling, topics};

impl EnvelopeMissing {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let incident = "The envelope with the sealed move is lost".to_owned();
        let by = side(self.by, "Who sealed the move?")?;
        let usual =
            "the game goes on from the adjourned position with the move the player says was sealed";
        if let Some(ruling) = unknown(scene, incident.clone(), usual) {
            return Ok(ruling);
        }
        let text = "Is the adjourned position known?";
        if !yes_no(self.position_known, "position_known", text)? {
            return Ok(position_lost(scene, incident));
        }
        Ok(self.goes_on(scene, by, incident))
    }

    fn goes_on(&self, scene: &Scene, by: Colour, incident: String) -> Ruling {
        let rule = scene
            .parameters
            .adjournment
            .as_ref()
            .map(|rules| rules.missing_envelope);
        let decision = match rule {
            Some(MissingEnvelope::FromPosition) => {
                format!(
                    "The game goes on from the adjourned position and times; {by} makes a move."
                )
            }
            _ => format!(
                "The game goes on from the adjourned position and times; {by} makes the move that {by} says was sealed."
            ),
        };
        let draft = scene
            .draft(incident)
            .decision(decision)
            .cite(topics::ENVELOPE_MISSING)
            .position(PositionAction::Adjourned)
            .to_move(by);
        match self.times_unknown {
            true => draft
                .step(format!(
                    "The times are not known: the {} sets them.",
                    scene.arbiter()
                ))
                .discretionary(
                    vec![Measure::other("times set by judgement")],
                    "times by the records and the players' word",
                ),
            false => draft.mandatory(),
        }
    }
}

fn position_lost(scene: &Scene, incident: String) -> Ruling {
    let draft = scene
        .draft(incident)
        .decision("The position cannot be found out: the game is annulled and a new one is played.")
        .cite_all(&[topics::ADJOURNED_POSITION_LOST, topics::ENVELOPE_MISSING])
        .position(PositionAction::NewGame);
    match scene.is_us() {
        true => draft.cite(topics::EQUITY_DRAW).discretionary(
            vec![
                Measure::other("a new game"),
                Measure::new(MeasureKind::Draw, "a draw, if nothing else is fair"),
            ],
            "a new game",
        ),
        false => draft.mandatory(),
    }
}

impl WhileAdjourned {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let what = known(self.what, || {
            let choices = [
                ("draw-agreed", "a draw was agreed"),
                ("resignation", "a player resigned"),
                ("draw-offer", "a draw was offered after the sealing"),
            ];
            Question::one_of(
                "incident.what",
                "What happened during the adjournment?",
                &choices,
            )
        })?;
        let (incident, usual) = match what {
            News::DrawAgreed => (
                "A draw was agreed during the adjournment",
                "the game is over",
            ),
            News::Resignation => (
                "A player resigned during the adjournment",
                "the game is over",
            ),
            News::DrawOffer => (
                "A draw was offered after the sealing",
                "the offer is open until it is answered",
            ),
        };
        if let Some(ruling) = unknown(scene, incident.to_owned(), usual) {
            return Ok(ruling);
        }
        let draft = scene.draft(incident);
        Ok(match what {
            News::DrawAgreed => draft
                .decision(format!(
                    "The game is over: a draw. Both players tell the {}.",
                    scene.arbiter()
                ))
                .cite_all(&[topics::ENDED_WHILE_ADJOURNED, topics::DRAW_AGREED])
                .result(GameResult::DRAW)
                .mandatory(),
            News::Resignation => {
                let by = side(self.by, "Who resigned?")?;
                let may_draw = scene.parameters.resignation.draw_if_opponent_cannot_mate;
                if may_draw && !scene.can_mate(by.opposite())? {
                    return Ok(draft
                        .decision(format!("{by} resigned, but {} cannot mate by any series of legal moves: a draw.", by.opposite()))
                        .cite_all(&[topics::ENDED_WHILE_ADJOURNED, topics::RESIGNATION])
                        .result(GameResult::DRAW)
                        .mandatory());
                }
                draft
                    .decision(format!(
                        "The game is over: {by} resigned and {} wins.",
                        by.opposite()
                    ))
                    .cite_all(&[topics::ENDED_WHILE_ADJOURNED, topics::RESIGNATION])
                    .result(GameResult::won_by(by.opposite()))
                    .mandatory()
            }
            News::DrawOffer => draft
                .decision("The offer is valid and open until it is answered, as any offer.")
                .cite_all(&[topics::OFFER_AFTER_SEALING, topics::DRAW_OFFER])
                .mandatory(),
        })
    }
}
