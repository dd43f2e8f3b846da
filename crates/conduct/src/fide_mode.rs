//! What FIDE mode says of a change to a section, whatever road and command it comes by: the section as it stands is
//! held against what it would become.

use std::collections::HashMap;

use adoube_journal::{Event, Format, Section, SectionSettings, outside_fide};
use adoube_tournament::{EntrantId, Game, GameResult, PairingNumber, Purpose, Round, RoundNumber};

use crate::rounds::{Finding, Found, Locked, Severity};
use crate::vet::Vetted;

/// What is to be said of an event that becomes another, section by section.
pub(crate) fn between(before: &Event, after: &Event) -> Vec<Vetted> {
    let mut vetted = Vec::new();
    for now in &after.sections {
        let was = before.section(&now.id);
        let in_mode = was.map_or_else(
            // A new section is one of FIDE's but for its points, or is not.
            || outside_fide(&now.settings).is_none_or(|what| what.is_of_points()),
            Section::is_in_fide_mode,
        );
        let findings = match was {
            None => of_new(&now.settings),
            Some(was) if was == now => Vec::new(),
            Some(was) => of_changed(was, now),
        };
        let of_section = |(round, found): (Option<RoundNumber>, Found)| {
            let finding = Finding::plain(severity(&found), found, &[]);
            Vetted::new(&now.id, in_mode, round, finding)
        };
        vetted.extend(findings.into_iter().map(of_section));
    }
    vetted
}

fn severity(found: &Found) -> Severity {
    match found {
        Found::BecomeAdjourned { .. } | Found::StillAdjourned { .. } => Severity::Remark,
        _ => Severity::Weaker,
    }
}

type At = (Option<RoundNumber>, Found);

/// What is to be said of the settings of a new section.
fn of_new(settings: &SectionSettings) -> Vec<At> {
    let points = outside_fide(settings).filter(|what| what.is_of_points());
    let outside = points.map(|what| Found::OutsideFideRules { what });
    let found = outside.into_iter().chain(of_tie_breaks(settings));
    found.map(|found| (None, found)).collect()
}

fn of_changed(was: &Section, now: &Section) -> Vec<At> {
    let last = was.draft.paired_rounds();
    match (was.left_fide_mode, now.left_fide_mode) {
        (Some(left), again) if again.is_none_or(|again| again > left) => {
            return vec![(None, Found::NoWayBack)];
        }
        (Some(_), _) => return Vec::new(),
        (None, Some(round)) => {
            let found = match outside_fide(&now.settings) {
                // It is left before, and by itself.
                Some(what) => Found::OutsideFideRules { what },
                None => Found::LeavesFideMode { round },
            };
            return vec![(Some(round), found)];
        }
        (None, None) => {}
    }
    let mut found: Vec<At> = Vec::new();
    if last.0 > 0 && !now.draft.rounds.is_empty() {
        let locked = locked(was, now).into_iter();
        found.extend(locked.map(|what| (None, Found::LockedInFideMode { what })));
        found.extend(renumbered(was, now).map(|found| (None, found)));
    }
    if was.settings.tie_breaks != now.settings.tie_breaks
        || was.settings.format != now.settings.format
    {
        found.extend(of_tie_breaks(&now.settings).map(|found| (None, found)));
    }
    found.extend(of_rounds(was, now));
    found
}

/// The tie-breaks that a round robin cannot have: everybody meets the same opponents (C.07).
fn of_tie_breaks(settings: &SectionSettings) -> impl Iterator<Item = Found> {
    let is_round_robin = matches!(settings.format, Format::RoundRobin | Format::TeamRoundRobin);
    let codes = settings.tie_breaks.iter().filter(move |code| {
        let name = code.split(['/', ':', '-']).next().unwrap_or_default();
        is_round_robin && is_of_buchholz(name)
    });
    codes
        .cloned()
        .map(|code| Found::NotForRoundRobin { code })
        .collect::<Vec<_>>()
        .into_iter()
}

/// Whether a tie-break is of the Buchholz family: BH, FB and AOB with whatever they cut.
pub fn is_of_buchholz(name: &str) -> bool {
    matches!(name, "BH" | "FB" | "AOB")
}

/// What FIDE mode locks and that would change.
fn locked(was: &Section, now: &Section) -> Vec<Locked> {
    let (before, after) = (&was.settings, &now.settings);
    let scale = |settings: &SectionSettings| {
        let mut points = settings.point_system.clone();
        points.pairing_allocated_bye = points.win;
        (points, settings.team_scoring.clone())
    };
    let bye = |settings: &SectionSettings| settings.point_system.pairing_allocated_bye;
    let acceleration = |section: &Section| {
        let draft = &section.draft;
        (
            draft.virtual_points.clone(),
            draft.team_virtual_points.clone(),
        )
    };
    let only_bye = bye(before) != bye(after) && before.point_system.win == after.point_system.win;
    let changes = [
        (Locked::Format, before.format != after.format),
        (
            Locked::System,
            before.pairing_system != after.pairing_system,
        ),
        (Locked::Rounds, before.rounds != after.rounds),
        (Locked::Points, scale(before) != scale(after)),
        (Locked::ByeValue, only_bye),
        (Locked::TieBreaks, before.tie_breaks != after.tie_breaks),
        (Locked::Acceleration, acceleration(was) != acceleration(now)),
        (
            Locked::Prohibitions,
            was.draft.prohibited != now.draft.prohibited,
        ),
    ];
    let changes = changes.into_iter().filter(|(_, changed)| *changed);
    changes.map(|(what, _)| what).collect()
}

/// Whether players who had numbers stand in another order.
fn renumbered(was: &Section, now: &Section) -> Option<Found> {
    let numbers = |section: &Section| -> HashMap<EntrantId, PairingNumber> {
        let entrants = section.draft.entrants.iter();
        let numbered = entrants.filter_map(|one| Some((one.id, one.pairing_number?)));
        numbered.collect()
    };
    let after = numbers(now);
    let mut both: Vec<(PairingNumber, PairingNumber, EntrantId)> = numbers(was)
        .into_iter()
        .filter_map(|(id, number)| Some((number, *after.get(&id)?, id)))
        .collect();
    both.sort_unstable();
    if both.is_sorted_by_key(|(_, now, _)| *now) {
        return None;
    }
    both.retain(|(was, now, _)| was != now);
    Some(match both[..] {
        [(_, _, one), (_, _, other)] => Found::NumbersExchanged { one, other },
        _ => Found::NumbersMadeAnew {
            players: both.len(),
        },
    })
}

/// What would become of rounds that later ones were paired on.
fn of_rounds(was: &Section, now: &Section) -> Vec<At> {
    let last = was.draft.paired_rounds();
    let kept = last.min(now.draft.paired_rounds());
    let mut found = Vec::new();
    for place in 0..usize::from(kept.0) {
        let round = RoundNumber::at_place(place);
        let (before, after) = (&was.draft.rounds[place], &now.draft.rounds[place]);
        if before == after || round >= last {
            continue;
        }
        let of_round = of_round(round, before, after, last);
        found.extend(of_round.into_iter().map(|found| (Some(round), found)));
    }
    found
}

/// What would become of one of them. A late entry gets its byes for rounds that were paired without it.
fn of_round(round: RoundNumber, before: &Round, after: &Round, last: RoundNumber) -> Vec<Found> {
    let is_locked = round.next() < last;
    let players = |round: &Round| -> Vec<_> {
        let games = round.games.iter();
        games
            .map(|game| (game.board, game.white, game.black))
            .collect()
    };
    let lost_bye = before.byes.iter().any(|bye| !after.byes.contains(bye));
    if players(before) != players(after) || before.matches != after.matches || lost_bye {
        return vec![match is_locked {
            true => Found::EarlierRoundLocked { round },
            false => Found::PairingsOfEarlierRound { round },
        }];
    }
    let games = before.games.iter().zip(&after.games);
    let changed = games.filter_map(|(was, now)| of_game(round, was, now, is_locked));
    let mut changed: Vec<Found> = changed.collect();
    changed.dedup();
    changed
}

fn of_game(round: RoundNumber, was: &Game, now: &Game, is_locked: bool) -> Option<Found> {
    let (white, black) = (now.white, now.black);
    let (before, result) = (was.results.reported, now.results.reported);
    let for_pairing = |game: &Game| game.results.counted_for(Purpose::Pairing);
    if before == GameResult::ADJOURNED {
        let ends = result.is_final() && for_pairing(was) != for_pairing(now);
        return ends.then_some(Found::AdjournmentEnds {
            white,
            black,
            round,
            result,
        });
    }
    // What counts for the rating only touches no pairing.
    if before == result && for_pairing(was) == for_pairing(now) {
        return None;
    }
    Some(match is_locked {
        true => Found::EarlierRoundLocked { round },
        false => Found::ResultOfEarlierRound {
            white,
            black,
            round,
            was: before,
            result: match before == result {
                true => for_pairing(now),
                false => result,
            },
        },
    })
}

/// What is to be said of the games that have no result when the next round is paired.
pub(crate) fn of_open_games(section: &Section) -> Vec<Found> {
    let last = section.draft.paired_rounds();
    let open = section.draft.open_games(last);
    let pending = open
        .iter()
        .filter(|game| game.round == last && !game.adjourned);
    let boards: Vec<_> = pending.map(|game| game.board).collect();
    let become_adjourned = (!boards.is_empty()).then_some(Found::BecomeAdjourned {
        round: last,
        boards,
    });
    let still = open.iter().filter(|game| game.round < last);
    let still = still.filter_map(|open| {
        let game = section.draft.round(open.round)?.game(open.board)?;
        Some(Found::StillAdjourned {
            white: game.white,
            black: game.black,
            round: open.round,
        })
    });
    become_adjourned.into_iter().chain(still).collect()
}
