//! Records that tell several facts at once.

use std::collections::BTreeMap;

use adoube_tournament::{PointSystem, Points};

use crate::trf::record::{PointSystemRecord, Record, VirtualPointsRecord};
use crate::trf::remarks::{SpecialResult, TrfUnsaid};

/// The record 162 of a point system, none for the usual one; and what it cannot say. Where games are
/// adjourned it says what they count for.
pub(in crate::trf) fn scoring_record(
    system: &PointSystem,
    of_matches: bool,
    adjourned: bool,
) -> (Option<Record>, Vec<TrfUnsaid>) {
    let for_pairing = |points: Points| if of_matches { points + points } else { points };
    let usual = PointSystem::default();
    let mut values = Vec::new();
    let mut say = |symbol: &str, points: Points, default: Points| {
        if points != default {
            values.push((symbol.to_owned(), points));
        }
    };
    say("W", system.win, usual.win);
    say("D", system.draw, usual.draw);
    say("L", system.loss, usual.loss);
    say("A", system.forfeit_loss, Points::ZERO);
    say(
        "P",
        for_pairing(system.pairing_allocated_bye),
        for_pairing(system.win),
    );
    // An adjourned game counts as a draw until it is played.
    if adjourned {
        values.push(("X".to_owned(), system.draw));
    }
    let same = [
        (SpecialResult::ForfeitWin, system.forfeit_win, system.win),
        (
            SpecialResult::FullPointBye,
            system.full_point_bye,
            system.win,
        ),
        (
            SpecialResult::HalfPointBye,
            system.half_point_bye,
            system.draw,
        ),
        (
            SpecialResult::ZeroPointBye,
            system.zero_point_bye,
            system.forfeit_loss,
        ),
        (
            SpecialResult::Absence,
            system.not_paired,
            system.forfeit_loss,
        ),
    ];
    let lost = same
        .into_iter()
        .filter(|(_, points, told)| points != told)
        .map(|(what, points, told)| TrfUnsaid::ResultWorth { what, points, told })
        .collect();
    let record = Record::PointSystem(PointSystemRecord {
        teams: false,
        values: values.clone(),
    });
    ((!values.is_empty()).then_some(record), lost)
}

/// Virtual match points, which players do not have, and points.
pub(in crate::trf) type Virtual = (Option<Points>, Option<Points>);

/// The records 250 for virtual points, given as player or team, round and points: neighbours in
/// number and in round come together.
pub(in crate::trf) fn virtual_points_records(given: &[(u32, u16, Virtual)]) -> Vec<Record> {
    let mut by_number: BTreeMap<u32, Vec<(u16, Virtual)>> = BTreeMap::new();
    for (number, round, points) in given {
        let rounds = by_number.entry(*number).or_default();
        rounds.push((*round, *points));
    }
    let mut blocks: Vec<VirtualPointsRecord> = Vec::new();
    for (number, mut rounds) in by_number {
        rounds.sort_unstable();
        let follows =
            |one: &(u16, Virtual), next: &(u16, Virtual)| one.1 == next.1 && one.0 + 1 == next.0;
        for run in rounds.chunk_by(follows) {
            let rounds = (run[0].0, run[run.len() - 1].0);
            let points = run[0].1;
            let before = blocks.iter_mut().find(|block| {
                block.rounds == rounds
                    && (block.match_points, block.points) == points
                    && block.numbers.1 + 1 == number
            });
            match before {
                Some(block) => block.numbers.1 = number,
                None => blocks.push(VirtualPointsRecord {
                    match_points: points.0,
                    points: points.1,
                    rounds,
                    numbers: (number, number),
                }),
            }
        }
    }
    blocks.sort_by_key(|block| (block.rounds, block.numbers));
    blocks.into_iter().map(Record::VirtualPoints).collect()
}
