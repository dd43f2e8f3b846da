//! What FIDE mode says of a change to a section, whatever road and command it comes by: the section as it stands is
//! held against what it would become.

use std::collections::HashMap;

use adoube_journal::{Event, Format, PairRound, Section, SectionSettings, outside_fide};
use adoube_pairing::dutch::Pair;
use adoube_tournament::{
    Colour, Draft, EntrantId, Game, GameResult, PairingNumber, Purpose, Round, RoundNumber,
};

use serde::Serialize;

use crate::rounds::{Finding, Found, Locked, Severity, planned};
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

type FoundInRound = (Option<RoundNumber>, Found);

/// What is to be said of the settings of a new section.
fn of_new(settings: &SectionSettings) -> Vec<FoundInRound> {
    let points = outside_fide(settings).filter(|what| what.is_of_points());
    let outside = points.map(|what| Found::OutsideFideRules { what });
    let found = outside.into_iter().chain(of_tie_breaks(settings));
    found.map(|found| (None, found)).collect()
}

fn of_changed(was: &Section, now: &Section) -> Vec<FoundInRound> {
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
    let mut found: Vec<FoundInRound> = Vec::new();
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

/// What stands in the way of another result or pairing of a round, before anybody asks for one: in FIDE mode that
/// more than one later round was paired on it.
pub fn locks(section: &Section, round: RoundNumber) -> Option<Found> {
    let is_locked = round.next() < section.draft.paired_rounds();
    (section.is_in_fide_mode() && is_locked).then_some(Found::EarlierRoundLocked { round })
}

/// What would become of rounds that later ones were paired on.
fn of_rounds(was: &Section, now: &Section) -> Vec<FoundInRound> {
    let last = was.draft.paired_rounds();
    let kept = last.min(now.draft.paired_rounds());
    let mut found = Vec::new();
    for place in 0..usize::from(kept.0) {
        let round = RoundNumber::at_place(place);
        let (before, after) = (&was.draft.rounds[place], &now.draft.rounds[place]);
        if before == after || round >= last {
            continue;
        }
        let of_round = of_round(&Earlier {
            round,
            is_locked: round.next() < last,
            is_table: now.draft.fixed_schedule,
            before,
            after,
        });
        found.extend(of_round.into_iter().map(|found| (Some(round), found)));
    }
    found
}

/// A round that later ones were paired on, as it is and as it would be.
struct Earlier<'r> {
    round: RoundNumber,
    /// More than one later round was.
    is_locked: bool,
    /// They come from a table: how results count has no part in it.
    is_table: bool,
    before: &'r Round,
    after: &'r Round,
}

/// What would become of one of them. A late entry gets its byes for rounds that were paired without it.
fn of_round(earlier: &Earlier) -> Vec<Found> {
    let (round, before, after) = (earlier.round, earlier.before, earlier.after);
    let players = |round: &Round| -> Vec<_> {
        let games = round.games.iter();
        games
            .map(|game| (game.board, game.white, game.black))
            .collect()
    };
    let lost_bye = before.byes.iter().any(|bye| !after.byes.contains(bye));
    if players(before) != players(after) || before.matches != after.matches || lost_bye {
        return vec![match earlier.is_locked {
            true => Found::EarlierRoundLocked { round },
            false => Found::PairingsOfEarlierRound { round },
        }];
    }
    let games = before.games.iter().zip(&after.games);
    let changed = games.filter_map(|(was, now)| of_game(earlier, was, now));
    let mut changed: Vec<Found> = changed.collect();
    changed.dedup();
    changed
}

fn of_game(earlier: &Earlier, was: &Game, now: &Game) -> Option<Found> {
    let (round, white, black) = (earlier.round, now.white, now.black);
    let (before, result) = (was.results.reported, now.results.reported);
    let for_pairing = |game: &Game| match earlier.is_table {
        true => game.results.reported,
        false => game.results.counted_for(Purpose::Pairing),
    };
    if before == GameResult::ADJOURNED {
        let ends = result.is_final() && result != GameResult::DRAW;
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
    Some(match earlier.is_locked {
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

/// The most rounds that a Swiss can have so that nobody meets anybody twice, of so many players or teams.
fn most_rounds(field: usize) -> usize {
    match field.is_multiple_of(2) {
        true => field.saturating_sub(1),
        // Everybody has the bye once.
        false => field,
    }
}

/// More rounds than can be paired with this field; told with the first round.
pub(crate) fn of_too_many_rounds(section: &Section, pair: &PairRound) -> Option<Found> {
    let settings = &section.settings;
    let is_first = pair.round == RoundNumber::FIRST;
    let field = match settings.format {
        Format::Swiss => section.draft.entrants.len(),
        Format::TeamSwiss => section.draft.teams.len(),
        _ => return None,
    };
    let rounds = settings.rounds;
    (is_first && usize::from(rounds) > most_rounds(field)).then_some(Found::TooManyRounds {
        rounds,
        players: field,
    })
}

/// Where a round robin does not bring everybody together as often as it has cycles: who meets once too often in
/// this round, and with the last one who never met. A table that was followed has neither.
pub(crate) fn of_meetings(section: &Section, pair: &PairRound) -> Vec<Found> {
    if section.settings.format != Format::RoundRobin {
        return Vec::new();
    }
    let players: Vec<EntrantId> = section.draft.entrants.iter().map(|one| one.id).collect();
    let cycle = most_rounds(players.len()).max(1);
    let cycles = usize::from(section.settings.rounds).div_ceil(cycle);
    let together = |one: EntrantId, other: EntrantId, white: EntrantId, black: EntrantId| {
        (one, other) == (white, black) || (other, one) == (white, black)
    };
    let met = |one: EntrantId, other: EntrantId| -> Vec<RoundNumber> {
        let rounds = section.draft.rounds.iter().enumerate();
        let met = rounds.filter(|(_, round)| {
            let mut games = round.games.iter();
            games.any(|game| together(one, other, game.white, game.black))
        });
        met.map(|(place, _)| RoundNumber::at_place(place)).collect()
    };
    let boards = &pair.pairings.boards;
    let again = boards.iter().filter_map(|board| {
        let before = met(board.white, board.black);
        (before.len() >= cycles).then(|| Found::MeetAgain {
            white: board.white,
            black: board.black,
            round: before[before.len() - 1],
        })
    });
    let mut found: Vec<Found> = again.collect();
    if pair.round.0 == section.settings.rounds {
        let pairs = players.iter().enumerate();
        let pairs = pairs.flat_map(|(place, one)| {
            let others = players[place + 1..].iter();
            others.map(move |other| (*one, *other))
        });
        let never = pairs.filter(|(one, other)| {
            let now = boards.iter();
            let now = now.filter(|board| together(*one, *other, board.white, board.black));
            met(*one, *other).len() + now.count() < cycles
        });
        found.extend(never.map(|(one, other)| Found::NeverMeet { one, other }));
    }
    found
}

/// Who gets one colour three times running in a round robin of several cycles that is paired by hand. Where the
/// cycles of the table meet it happens too, and is the table's.
pub(crate) fn of_double_colours(section: &Section, pair: &PairRound) -> Vec<Found> {
    let players = section.draft.entrants.len();
    let is_single = usize::from(section.settings.rounds) <= most_rounds(players);
    if section.settings.format != Format::RoundRobin || is_single {
        return Vec::new();
    }
    let by_table = planned(section, pair.round).ok();
    let colour = |white: EntrantId, black: EntrantId, player: EntrantId| match player {
        id if id == white => Some(Colour::White),
        id if id == black => Some(Colour::Black),
        _ => None,
    };
    let is_third = |player: EntrantId, now: Colour| {
        let rounds = section.draft.rounds[..pair.round.place()].iter().rev();
        let had = rounds.filter_map(|round| {
            let mut games = round.games.iter();
            games.find_map(|game| colour(game.white, game.black, player))
        });
        had.take(2).filter(|had| *had == now).count() == 2
    };
    let boards = pair.pairings.boards.iter();
    let by_hand = boards.filter(|board| {
        let due = Pair {
            white: board.white,
            black: board.black,
        };
        !by_table
            .as_ref()
            .is_some_and(|planned| planned.pairs.contains(&due))
    });
    let sides =
        by_hand.flat_map(|board| [(board.white, Colour::White), (board.black, Colour::Black)]);
    let third = sides.filter(|(player, now)| is_third(*player, *now));
    third
        .map(|(player, _)| Found::ThirdColourOfDouble { player })
        .collect()
}

/// There are no final standings while a game is adjourned.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct NoFinalStandings {
    /// The last round.
    pub round: RoundNumber,
    /// How many games are adjourned.
    pub games: usize,
}

adoube_types::errors!(NoFinalStandings);

/// Whether the standings after a round would be final ones though games are adjourned.
///
/// # Errors
///
/// They would: which round it is, and how many games are open.
pub fn check_final(
    in_fide_mode: bool,
    draft: &Draft,
    after: RoundNumber,
) -> Result<(), NoFinalStandings> {
    let is_last = after.0 >= draft.planned_rounds;
    let open = draft.open_games(after);
    let games = open.iter().filter(|game| game.adjourned).count();
    match is_last && in_fide_mode && games > 0 {
        true => Err(NoFinalStandings {
            round: after,
            games,
        }),
        false => Ok(()),
    }
}
