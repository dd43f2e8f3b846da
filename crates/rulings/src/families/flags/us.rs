//! Claims on time by the rules of US Chess: 13C, 14E and 14G.

use adoube_clock::{Colour, Span};

use super::fall::on_time;
use super::{Caller, FlagFall};
use crate::ask::known;
use crate::incident::Decided;
use crate::ruling::Draft;
use crate::scene::Scene;
use crate::untold::Untold;
use crate::{Counter, GameResult, Measure, Question, Scope, topics};

/// A claim by the opponent (or, by variation, a call by the director).
pub(super) fn claim(facts: &FlagFall, scene: &Scene, flagged: Colour) -> Decided {
    let claimant = flagged.opposite();
    let own_call = facts.caller(flagged)? == Caller::Player;
    let incident = match own_call {
        true => format!("{flagged} calls the own flag"),
        false => format!("{claimant} claims a win on time"),
    };
    if scene.is_us_blitz() {
        return blitz(scene, flagged, &incident);
    }
    let draft = scene
        .draft(incident.as_str())
        .cite_all(&[topics::FLAG_RESULT, topics::FLAG_CLAIM]);
    let draft = match facts.caller(flagged)? {
        Caller::Arbiter => draft.cite(topics::FLAG_VARIATION),
        _ => draft,
    };
    let last = scene.is_last_period()?;
    let draft = match own_call && !last {
        true => draft
            .cite_all(&[topics::FLAG_OWN, topics::FLAG_SHEET_FROZEN])
            .note(format!(
                "it counts as if {claimant} had claimed; from now on neither player fills in moves"
            )),
        false => draft,
    };
    if last {
        return on_time(scene, draft.cite(topics::INSUFFICIENT_ON_TIME), flagged);
    }
    before_sudden_death(facts, scene, draft, flagged)
}

/// Outside sudden death the claimant's sheet must show it.
fn before_sudden_death(facts: &FlagFall, scene: &Scene, draft: Draft, flagged: Colour) -> Decided {
    let claimant = flagged.opposite();
    if denied_before(facts, scene) {
        return Ok(draft
            .decision("No more claims on time in this control: the game goes on.")
            .cite_all(&[topics::FLAG_CLAIM_DENIED, topics::FLAG_BOTH_SHEETS_POOR])
            .mandatory());
    }
    if facts.moves_shown || control_was_met(facts, scene, flagged) {
        return Ok(draft
            .decision("The moves of the control were made: the claim fails and the game goes on.")
            .cite(topics::FLAG_MOVES_SHOWN)
            .mandatory());
    }
    let missing = missing_pairs(scene, claimant)?;
    let allowed = scene.parameters.flags.claim_missing_pairs_at_most;
    if allowed.is_some_and(|most| missing > most) {
        return Ok(denied(scene, draft, claimant));
    }
    if facts.filled_in_after {
        return Ok(draft
            .decision(format!("{claimant} filled in moves after the call: the claim fails unless the sheet was surely good enough without them."))
            .cite_nth(topics::FLAG_SHEET_FROZEN, 1)
            .cite(topics::SCORESHEET_COMPLETE)
            .discretionary(
                vec![Measure::other("the claim fails"), Measure::other("the claim stands")],
                "in doubt the claim fails",
            ));
    }
    let draft = draft.cite_all(&[topics::SCORESHEET_COMPLETE, topics::INSUFFICIENT_ON_TIME]);
    on_time(scene, draft, flagged)
}

/// 13C(a): the win needs moves that were not completed in time.
fn control_was_met(facts: &FlagFall, scene: &Scene, flagged: Colour) -> bool {
    let text = format!("Had {flagged} completed the moves of the control?");
    scene.whether(facts.moves_completed, "incident.moves_completed", &text)
}

/// 13C11: whether a claim has been denied in this control. A wrong claim that was counted in this game
/// may have been in an earlier control, so it is asked for all the same.
fn denied_before(facts: &FlagFall, scene: &Scene) -> bool {
    let past = scene.case.history.sides();
    let claims = |side: Colour| past[side].count(Counter::WrongTimeClaim, Scope::Game);
    let told = |side: Colour| past[side].tells(Counter::WrongTimeClaim, Scope::Game);
    let any = Colour::BOTH.into_iter().any(|side| claims(side) > 0);
    let never = !any && Colour::BOTH.into_iter().all(told);
    facts.denied_before.unwrap_or_else(|| {
        if !never {
            let text = "Has a claim on time been denied before in this control?";
            let question = Question::yes_no("incident.denied_before", text);
            let taken = usize::from(!any);
            scene.note_untold(Untold::Choice { question, taken });
        }
        any
    })
}

fn missing_pairs(scene: &Scene, claimant: Colour) -> Result<u32, Question> {
    let sheet = scene.case.sheets.of(claimant);
    let complete = (sheet.complete == Some(true)).then_some(0);
    known(sheet.missing_pairs.or(complete), || {
        let fact = match claimant {
            Colour::White => "sheets.white.missing_pairs",
            Colour::Black => "sheets.black.missing_pairs",
        };
        let text = format!(
            "How many pairs of moves are missing or incomplete on {claimant}'s score sheet?"
        );
        Question::number(fact, text, 200)
    })
}

fn denied(scene: &Scene, draft: Draft, claimant: Colour) -> crate::Ruling {
    let seconds = scene
        .parameters
        .flags
        .claim_denied_gives_seconds
        .unwrap_or(0);
    let bonus = Span::seconds(i64::from(seconds));
    let opponent = claimant.opposite();
    draft
        .decision(format!(
            "Denied for a poor score sheet: {opponent} gets {bonus} more, and nobody may claim on time again in this control."
        ))
        .add_time(opponent, bonus, "claim on time denied")
        .count(claimant, Counter::WrongTimeClaim)
        .cite_all(&[topics::SCORESHEET_COMPLETE, topics::FLAG_CLAIM_DENIED])
        .mandatory()
}

/// The claimant spoke with the flag up but let it fall too.
pub(super) fn claimed_in_time(facts: &FlagFall, scene: &Scene, flagged: Colour) -> Decided {
    let claimant = flagged.opposite();
    let text = format!("Did a director or an impartial witness see {flagged}'s flag fall?");
    if scene.whether(facts.witnessed, "incident.witnessed", &text) {
        return claim(facts, scene, flagged);
    }
    let draft = scene
        .draft(format!(
            "{claimant} claimed on time, did not stop the clock, and the other flag fell too"
        ))
        .cite_all(&[topics::FLAG_CLAIMANTS_CLOCK, topics::BOTH_FLAGS_DOWN]);
    if scene.is_us_blitz() {
        return Ok(draft
            .decision("The claim is void, and both flags are down: the game is drawn.")
            .cite_all(&[topics::US_BLITZ_FLAG, topics::US_BLITZ_BOTH_FLAGS])
            .result(GameResult::DRAW)
            .mandatory());
    }
    Ok(match scene.is_last_period()? {
        true => draft
            .decision(
                "Nobody neutral saw the first flag fall, and now both are down: the game is drawn.",
            )
            .result(GameResult::DRAW)
            .mandatory(),
        false => draft
            .decision("The claim is void, and both flags are down: the game goes on.")
            .cite(topics::BOTH_EXCEED)
            .mandatory(),
    })
}

/// Chapter 11, 7c and 8d.
fn blitz(scene: &Scene, flagged: Colour, incident: &str) -> Decided {
    let claimant = flagged.opposite();
    let draft = scene.draft(incident).cite(topics::US_BLITZ_FLAG);
    Ok(match scene.has_blitz_material(claimant)? {
        true => draft
            .decision(format!(
                "{flagged} loses on time: {claimant} has mating material."
            ))
            .result(GameResult::won_by(claimant))
            .mandatory(),
        false => draft
            .decision(format!("Drawn: {claimant} has no mating material."))
            .cite(topics::US_BLITZ_NO_MATERIAL)
            .result(GameResult::DRAW)
            .mandatory(),
    })
}
