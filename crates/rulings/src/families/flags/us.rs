//! Claims on time by the rules of US Chess: 13C, 14E and 14G.

use adoube_laws::colour::to_shakmaty;
use adoube_laws::shakmaty::Position;

use super::fall::on_time;
use super::{Caller, FlagFall, Says};
use crate::declare::Facts;
use crate::families::prelude::*;
use crate::untold::Untold;
use crate::{Answers, Choice};

/// A claim by the opponent (or, by variation, a call by the director).
pub(super) fn claim(facts: &FlagFall, scene: &Scene, by: Colour) -> Decided {
    let caller = facts.called_by()?;
    let draft = scene.draft(match caller {
        Caller::Player => Says::CallsOwn { by },
        _ => Says::Claims { by },
    });
    if scene.is_us_blitz() {
        // Chapter 11, 7c.
        let draft = draft.cite(US_BLITZ_FLAG);
        return draft.won_in_blitz(
            by.opposite(),
            Says::BlitzLost { by },
            Says::BlitzDrawn { by },
        );
    }
    let draft = draft.cite_all(&[FLAG_RESULT, FLAG_CLAIM]);
    let last = scene.is_last_period()?;
    let draft = match caller {
        Caller::Arbiter => draft.cite(FLAG_VARIATION),
        Caller::Player if !last => draft
            .cite_all(&[FLAG_OWN, FLAG_SHEET_FROZEN])
            .note(Says::AsIfClaimed { by }),
        _ => draft,
    };
    if last {
        return on_time(scene, cite_material(scene, draft, by), by);
    }
    before_sudden_death(facts, scene, draft, by)
}

/// Outside sudden death the claimant's sheet must show it.
fn before_sudden_death(facts: &FlagFall, scene: &Scene, draft: Draft, by: Colour) -> Decided {
    let claimant = by.opposite();
    if denied_before(facts, scene) {
        let topics = [FLAG_CLAIM_DENIED, FLAG_BOTH_SHEETS_POOR];
        return Ok(draft.must(Says::NoMoreClaims, &topics));
    }
    if facts.both_sheets_poor {
        let topics = [FLAG_BOTH_SHEETS_POOR, MOVE_NUMBER_UNPROVEN];
        let draft = draft.rule(Says::BothSheetsPoor, &topics);
        return Ok(draft.step(Says::DrawDiagram).mandatory());
    }
    if facts.moves_shown || control_was_met(facts, scene, by) {
        return Ok(draft.must(Says::ControlMet, &[FLAG_MOVES_SHOWN]));
    }
    let allowed = scene.parameters.flags.claim_missing_pairs_at_most;
    if allowed.is_some_and(|most| missing_pairs(facts, scene, claimant, most) > most) {
        return Ok(denied(scene, draft, by));
    }
    if facts.filled_in_after {
        let range = [Says::ClaimFails, Says::ClaimStands].map(Measure::other);
        return Ok(draft
            .decision(Says::FilledIn { by })
            .cite_nth(FLAG_SHEET_FROZEN, 1)
            .cite(SCORESHEET_COMPLETE)
            .discretionary(range, Says::InDoubtFails));
    }
    let draft = draft.cite(SCORESHEET_COMPLETE);
    on_time(scene, cite_material(scene, draft, by), by)
}

/// Cites 14E, and the rule under it that the claimant's pieces fall under if the board is known: 14E1 a
/// lone king, 14E2 a single minor piece beside it, 14E3 two knights against no pawns.
fn cite_material<'a>(scene: &Scene, draft: Draft<'a>, by: Colour) -> Draft<'a> {
    let draft = draft.cite(INSUFFICIENT_ON_TIME);
    let Some(game) = &scene.game else {
        return draft;
    };
    let position = game.position();
    let claimant = position.board().material_side(to_shakmaty(by.opposite()));
    let pawns = position.board().material_side(to_shakmaty(by)).pawn;
    if claimant.pawn + claimant.rook + claimant.queen > 0 {
        return draft;
    }
    match (claimant.bishop, claimant.knight) {
        (0, 0) => draft.cite_nth(INSUFFICIENT_ON_TIME, 1),
        (1, 0) | (0, 1) => draft.cite_nth(INSUFFICIENT_ON_TIME, 2),
        (0, 2) if pawns == 0 => draft.cite_nth(INSUFFICIENT_ON_TIME, 3),
        _ => draft,
    }
}

/// 13C(a): the win needs moves that were not completed in time.
fn control_was_met(facts: &FlagFall, scene: &Scene, by: Colour) -> bool {
    if let Some(completed) = facts
        .moves_completed
        .or_else(|| scene.completed_first_period(by))
    {
        return completed;
    }
    let asking = Question::beside("incident.moves_completed", "flag-fall-control-met");
    scene.whether(facts.moves_completed, facts.asked(asking.yes_no()))
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
            let question = Question::of("flag-fall", "denied_before").yes_no();
            let taken = usize::from(!any);
            scene.note_untold(Untold::Choice { question, taken });
        }
        any
    })
}

/// How many pairs the claimant's sheet lacks. Only whether they are too many matters: if that is not told
/// the sheet is taken as good enough, and the ruling says what follows otherwise.
fn missing_pairs(facts: &FlagFall, scene: &Scene, side: Colour, most: u32) -> u32 {
    let sheet = scene.case.sheets.of(side);
    let complete = (sheet.complete == Some(true)).then_some(0);
    sheet.missing_pairs.or(complete).unwrap_or_else(|| {
        let asking = Question::of_side(side, "sheets.side.missing_pairs", "missing-pairs");
        let choice = |value: u32, says: Says| Choice {
            value: i64::from(value).into(),
            text: says.into(),
        };
        let enough = choice(0, Says::PairsAtMost { most });
        let poor = choice(most.saturating_add(1), Says::PairsMore { most });
        let question = facts.asked(asking.with(Answers::OneOf(vec![enough, poor])));
        scene.note_untold(Untold::Choice { question, taken: 0 });
        0
    })
}

/// The claimant's sheet is too poor.
fn denied(scene: &Scene, draft: Draft, by: Colour) -> Ruling {
    let seconds = scene.parameters.flags.claim_denied_gives_seconds;
    let bonus = Span::seconds(i64::from(seconds.unwrap_or(0)));
    let topics = [SCORESHEET_COMPLETE, FLAG_CLAIM_DENIED];
    draft
        .rule(Says::PoorSheet { by, bonus }, &topics)
        .add_time(by, bonus, Says::ClaimDenied)
        .count(by.opposite(), Counter::WrongTimeClaim)
        .mandatory()
}

/// The claimant spoke with the flag up but let it fall too.
pub(super) fn claimed_in_time(facts: &FlagFall, scene: &Scene, by: Colour) -> Decided {
    let question = Question::of("flag-fall", "witnessed").yes_no();
    if scene.whether(facts.witnessed, facts.asked(question)) {
        let mut ruling = claim(facts, scene, by)?;
        scene.also_cite(&mut ruling, FLAG_CLAIMANTS_CLOCK, 0);
        return Ok(ruling);
    }
    let draft = scene
        .draft(Says::ClaimedBothFell { by })
        .cite_all(&[FLAG_CLAIMANTS_CLOCK, BOTH_FLAGS_DOWN]);
    if scene.is_us_blitz() {
        let draft = draft.rule(Says::VoidDrawn, &[US_BLITZ_FLAG, US_BLITZ_BOTH_FLAGS]);
        return Ok(draft.drawn().mandatory());
    }
    Ok(match scene.is_last_period()? {
        true => draft.decision(Says::UnseenDrawn).drawn(),
        false => draft.rule(Says::VoidGoesOn, &[BOTH_EXCEED]),
    }
    .mandatory())
}
