//! Offers and agreements: 9.1 and 5.2.3 of the FIDE Laws, rule 14B of US Chess.

use adoube_clock::Colour;
use adoube_rulebook::Restriction;

use super::claim::is_restricted;
use super::{DrawAgreed, DrawOffer, OfferTime, ScoreProposed};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::{Counter, GameResult, Measure, MeasureKind, Question, Stage, penalties, topics};

impl DrawOffer {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let by = known(self.by, || {
            Question::side("incident.by", "Who offers the draw?")
        })?;
        let draft = scene.draft(format!("{by} offers a draw"));
        if is_forbidden(scene)? {
            return Ok(draft
                .decision("The event does not allow draws to be offered or agreed now without the arbiter's consent.")
                .cite(topics::DRAW_RESTRICTION)
                .mandatory());
        }
        let when = known(self.when, || {
            let choices = [
                ("after-moving", "after moving, before pressing the clock"),
                ("before-moving", "on the own time, before moving"),
                ("opponents-time", "while the opponent's clock runs"),
            ];
            Question::one_of("incident.when", "When was it offered?", &choices)
        })?;
        let draft = draft.cite(topics::DRAW_OFFER);
        let draft = draft.note_if(
            self.conditional,
            "no condition can be attached: it is void, and the offer stands",
        );
        let draft = draft.note_if(self.withdrawn, "an offer cannot be withdrawn");
        if self.rejected {
            return Ok(draft
                .decision("The offer has been rejected, in words or by touching a piece; the game goes on.")
                .mandatory());
        }
        let text = match self.conditional {
            true => "The offer is valid, without its condition, until it is accepted or rejected.",
            false => "The offer is valid until it is accepted or rejected.",
        };
        let draft = draft.decision(text).cite(topics::DRAW_OFFER_RECORDED);
        let text = "Had the player offered a draw before, with no reason to offer again?";
        let repeated = scene.whether(self.repeated, Question::yes_no("incident.repeated", text));
        Ok(match when {
            OfferTime::AfterMoving if !repeated => draft.mandatory(),
            // US Chess 14B3: no breach, and no penalty by itself.
            OfferTime::BeforeMoving if scene.is_us() && !repeated => {
                before_moving(draft).mandatory()
            }
            _ => improper(scene, draft, by, when, repeated),
        })
    }
}

fn before_moving(draft: Draft) -> Draft {
    draft
        .cite(topics::DRAW_OFFER_BEFORE_MOVING)
        .note("the opponent may ask to see the move first")
}

/// Valid, but at a wrong moment or too often.
fn improper(
    scene: &Scene,
    draft: Draft,
    by: Colour,
    when: OfferTime,
    repeated: bool,
) -> crate::Ruling {
    let draft = match when {
        OfferTime::BeforeMoving if scene.is_us() => before_moving(draft),
        OfferTime::BeforeMoving => draft.cite(topics::DRAW_OFFER_BEFORE_MOVING),
        OfferTime::OpponentsTime => draft.cite(topics::DRAW_OFFER_OPPONENTS_TIME),
        OfferTime::AfterMoving => draft,
    };
    let draft = match repeated {
        true => draft
            .cite(topics::DRAW_OFFER_REPEATED)
            .count(by, Counter::DrawOffer),
        false => draft,
    };
    draft
        .cite_all(&[topics::DISTRACTION, topics::PENALTIES])
        .discretionary(
            penalties::ladder_up_to(scene, MeasureKind::OffenderLessTime),
            penalties::usual(scene, by),
        )
}

/// Whether offering itself is forbidden now.
fn is_forbidden(scene: &Scene) -> Result<bool, Question> {
    let offering = scene.parameters.draws.restriction_may_forbid == Restriction::OfferingOrAgreeing;
    Ok(offering && is_restricted(scene)?)
}

impl DrawAgreed {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene
            .draft("The players agree on a draw")
            .cite(topics::DRAW_AGREED);
        if scene.case.stage == Stage::Signed {
            return Ok(draft
                .decision("The result is signed: it stands.")
                .cite(topics::RESULT_SIGNED)
                .result(GameResult::DRAW)
                .mandatory());
        }
        let needed = scene.parameters.draws.agreement_after_moves;
        if needed > 0 && scene.moves_made_or_ask(Colour::Black)? < needed {
            return Ok(draft
                .decision("No agreement is possible before both players have made a move: the game goes on.")
                .mandatory());
        }
        if is_restricted(scene)? && !self.arbiter_consents {
            return Ok(draft
                .decision("The event does not allow this agreement without the arbiter's consent: the game goes on.")
                .cite(topics::DRAW_RESTRICTION)
                .mandatory());
        }
        Ok(draft
            .decision("The game is drawn.")
            .result(GameResult::DRAW)
            .mandatory())
    }
}

impl ScoreProposed {
    pub(super) fn decide(&self, scene: &Scene) -> Decided {
        let points = |fact: Option<u32>, name: &str, who: &str| {
            known(fact, || {
                let text = format!("How many hundredths of a point for {who}?");
                Question::number(name, text, 1000)
            })
        };
        let white = points(self.white_hundredths, "incident.white_hundredths", "White")?;
        let black = points(self.black_hundredths, "incident.black_hundredths", "Black")?;
        let scoring = &scene.parameters.scoring;
        let normal = [
            scoring.win_half_points,
            scoring.draw_half_points,
            scoring.loss_half_points,
        ]
        .map(|halves| halves.saturating_mul(50));
        let valid = normal.contains(&white)
            && normal.contains(&black)
            && white.saturating_add(black) <= normal[0];
        let draft = scene
            .draft(format!("The players propose {white}:{black} hundredths"))
            .cite_all(&[topics::POINTS, topics::SCORE_LIMITS]);
        if !scene.has(topics::SCORE_LIMITS) {
            return Ok(draft
                .decision("Players win, draw or lose; other scores are for the arbiter alone.")
                .no_rule("no article limits the scores expressly")
                .discretionary(vec![Measure::other("refuse it")], "refuse it"));
        }
        Ok(match valid {
            true => draft
                .decision(
                    "The score is a possible one; whether it is the result is another question.",
                )
                .mandatory(),
            false => draft
                .decision(
                    "Invalid: each score must be a normal one, and together not more than a win.",
                )
                .mandatory(),
        })
    }
}
