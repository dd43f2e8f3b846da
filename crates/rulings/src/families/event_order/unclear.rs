//! Nobody can tell which of the last two events came first.

use super::{Deed, EventOrder, Happening, Says};
use crate::families::flags::{Caller, EndOrFlag, Ended, FlagFall, Flags, GameEnd};
use crate::families::prelude::*;
use crate::incident::Family;

/// Both orders are tried; if they differ, the rule for doubt decides, and without one the arbiter.
pub(super) fn decide(facts: &EventOrder, scene: &Scene, events: &[Happening]) -> Decided {
    let one = facts.walk(scene, events)?;
    let mut turned = events.to_vec();
    let Some(last) = turned.len().checked_sub(2) else {
        return Ok(one);
    };
    turned.swap(last, last + 1);
    let other = facts.walk(scene, &turned)?;
    if one.result == other.result && one.clocks == other.clocks {
        return Ok(one);
    }
    let (before, pair) = events.split_at(last);
    let earlier_ended = !before.is_empty() && facts.walk(scene, before)?.result.is_some();
    match pair {
        [a, b] if !earlier_ended => {
            let mut ruling = by_rule(scene, *a, *b, one, other)?;
            if both_flags_fell(before) && ruling.result.is_some() {
                scene.also_cite(&mut ruling, MATE_AND_BOTH_FLAGS, 0);
            }
            Ok(ruling)
        }
        _ => Ok(open(scene, &one, &other)),
    }
}

fn both_flags_fell(events: &[Happening]) -> bool {
    let fell = |side: Colour| events.contains(&Happening::new(side, Deed::FlagFalls));
    Colour::BOTH.into_iter().all(fell)
}

/// The rules that name a tie: mate, stalemate and a claimed illegal move against a called flag.
fn by_rule(scene: &Scene, a: Happening, b: Happening, one: Ruling, other: Ruling) -> Decided {
    let (call, rest) = match (a.deed, b.deed) {
        (Deed::CallsFlag, _) => (a, b),
        (_, Deed::CallsFlag) => (b, a),
        _ => return Ok(open(scene, &one, &other)),
    };
    let how = match rest.deed {
        Deed::Mates => GameEnd::Checkmate,
        Deed::Stalemates => GameEnd::Stalemate,
        Deed::ClaimsIllegalMove if scene.has(US_BLITZ_TIME_FIRST) && scene.is_us_blitz() => {
            // The illegal mover loses, so the ruling on the illegal move stands.
            let mut ruling = match a == rest {
                true => one,
                false => other,
            };
            if ruling
                .result
                .is_some_and(|result| result != GameResult::DRAW)
            {
                let by = rest.side.opposite();
                ruling.decision = Says::IllegalMoverLoses { by }.into();
            }
            scene.also_cite(&mut ruling, US_BLITZ_TIME_FIRST, 0);
            return Ok(ruling);
        }
        _ => return Ok(open(scene, &one, &other)),
    };
    let winner = (how == GameEnd::Checkmate).then_some(rest.side);
    let fall = FlagFall {
        ended: Some(Ended { how, winner }),
        ended_first: Some(EndOrFlag::Unclear),
        ..FlagFall::called(call.side.opposite(), Caller::Opponent)
    };
    Flags::FlagFall(fall).decide(scene)
}

/// No rule names this tie.
fn open(scene: &Scene, one: &Ruling, other: &Ruling) -> Ruling {
    let topics = [EVIDENCE, RULING_FACTS_DISPUTED, FLAG_FALLEN];
    let who = scene.official();
    let range = [one, other].map(|ruling| Measure::other(ruling.decision.clone()));
    scene
        .ruled(Says::AtTheSameTime, Says::FindOut { who }, &topics)
        .no_rule(Says::NoRuleForOrder)
        .step(Says::HearBoth)
        .discretionary(range, Says::WhatIsProved)
}
