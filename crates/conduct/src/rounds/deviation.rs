//! Where a round stands otherwise than the rules pair it, for players and teams alike, and how reports
//! write it: `19-7 21-33 44=PAB => 19-33 21-44 7=PAB`, only what differs.

use adoube_journal::{DeviatingPairs, EventDetails, Format, ImportDeviation, Section};
use adoube_pairing::check::paired_in;
use adoube_pairing::dutch::Pair;
use adoube_tournament::{ByeKind, EntrantId, Round, RoundNumber};

use super::competitors::{as_paired, as_team, has_return_games, pairing_round, present};
use super::explain::{allocated_bye, system_of};
use super::planned::planned;
use super::{CannotPair, Severity, swiss};

/// The pairs of a round and who has the pairing-allocated bye. Teams are entrants that stand for them.
type PairsAndBye = (Vec<Pair>, Option<EntrantId>);

/// Where a round stands otherwise than by the rules, from what is known now; `None` where it does not,
/// or where there are no rules to compare with.
pub(super) fn deviation(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    stands: &Round,
) -> Option<ImportDeviation> {
    let rules = by_the_rules(event, section, round, stands)?;
    let (standing, bye) = as_it_stands(section, stands);
    let sorted = |pairs: Vec<Pair>, bye: Option<EntrantId>| {
        let mut pairs: Vec<(EntrantId, EntrantId)> = pairs
            .into_iter()
            .map(|pair| (pair.white, pair.black))
            .collect();
        pairs.sort_by_key(|(white, black)| (number(section, *white), number(section, *black)));
        DeviatingPairs { pairs, bye }
    };
    let Ok((due, due_bye)) = rules else {
        let found = sorted(standing, bye);
        let due = None;
        return Some(ImportDeviation { round, due, found });
    };
    let beside = planned(section, round).ok();
    let for_third_place = |pair: Pair| {
        let planned = beside.as_ref();
        planned.is_some_and(|planned| planned.is_for_third_place(pair))
    };
    let own = standing.iter().copied();
    let own: Vec<Pair> = own
        .filter(|pair| !due.contains(pair) && !for_third_place(*pair))
        .collect();
    let rules = due.into_iter().filter(|pair| !standing.contains(pair));
    let rules: Vec<Pair> = rules.collect();
    let differs = bye != due_bye;
    if own.is_empty() && rules.is_empty() && !differs {
        return None;
    }
    Some(ImportDeviation {
        round,
        due: Some(sorted(rules, due_bye.filter(|_| differs))),
        found: sorted(own, bye.filter(|_| differs)),
    })
}

/// The rounds of a section that the rules pair otherwise, each with how much that weighs: a breach where
/// a system of FIDE or a printed table decides, a question where a director or an organiser does.
pub fn deviations(event: &EventDetails, section: &Section) -> Vec<(Severity, ImportDeviation)> {
    let severity = |round| match section.settings.format {
        Format::Swiss | Format::IndividualTeams | Format::TeamSwiss => {
            let system = system_of(event, section, round);
            let is_us = system.is_ok_and(|system| system.us_chess().is_some());
            if is_us {
                Severity::Weaker
            } else {
                Severity::Breach
            }
        }
        Format::RoundRobin | Format::TeamRoundRobin | Format::Scheveningen => Severity::Breach,
        _ => Severity::Weaker,
    };
    let rounds = section.draft.rounds.iter().enumerate();
    rounds
        .filter_map(|(place, stands)| {
            let round = RoundNumber::at_place(place);
            let deviation = deviation(event, section, round, stands)?;
            Some((severity(round), deviation))
        })
        .collect()
}

/// The difference as a report writes it.
pub fn told(section: &Section, deviation: &ImportDeviation) -> String {
    let list = |side: &DeviatingPairs| {
        let pairs = side.pairs.iter();
        let pairs = pairs.map(|(white, black)| {
            format!("{}-{}", written(section, *white), written(section, *black))
        });
        let bye = side.bye.map(|id| format!("{}=PAB", written(section, id)));
        pairs.chain(bye).collect::<Vec<_>>().join(" ")
    };
    let due = deviation.due.as_ref();
    let due = due.map_or_else(|| "none".to_owned(), list);
    format!("{due} => {}", list(&deviation.found))
}

fn written(section: &Section, id: EntrantId) -> String {
    number(section, id).map_or_else(|| "?".to_owned(), |number| number.to_string())
}

/// The pairing number of a player, or of the team that an entrant stands for.
fn number(section: &Section, id: EntrantId) -> Option<u32> {
    let number = match id.team() {
        Some(team) => section.team(team)?.pairing_number,
        None => section.entrant(id)?.pairing_number,
    };
    number.map(|number| number.get())
}

fn as_it_stands(section: &Section, stands: &Round) -> PairsAndBye {
    if compares_teams(section) {
        let matches = stands.matches.iter();
        let pairs = matches.map(|meeting| Pair {
            white: EntrantId::standing_for(meeting.first),
            black: EntrantId::standing_for(meeting.second),
        });
        let mut byes = stands.team_byes.iter();
        let bye = byes.find(|bye| bye.kind == ByeKind::PairingAllocated);
        let bye = bye.map(|bye| EntrantId::standing_for(bye.team));
        return (pairs.collect(), bye);
    }
    let games = stands.games.iter().map(|game| Pair {
        white: game.white,
        black: game.black,
    });
    (games.collect(), allocated_bye(stands))
}

/// Whether the rules say which teams meet, and not which players.
fn compares_teams(section: &Section) -> bool {
    use Format::{TeamKnockout, TeamRoundRobin, TeamSwiss};
    matches!(
        section.settings.format,
        TeamSwiss | TeamRoundRobin | TeamKnockout
    )
}

/// How the rules pair a round with those who are in it; nothing where there are none to compare with.
fn by_the_rules(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    stands: &Round,
) -> Option<Result<PairsAndBye, CannotPair>> {
    match section.settings.format {
        Format::Swiss | Format::IndividualTeams => {
            let system = system_of(event, section, round).ok()?;
            let first = swiss::pairs_of_round_1(section);
            let tournament = swiss::with_initial_colour(section, &first).ok()?;
            if has_return_games(&system, round) {
                return None;
            }
            let number = pairing_round(&system, round);
            let paired = swiss::pair(section, &tournament, number, &paired_in(stands), &system);
            Some(paired.map(|paired| (paired.pairs, paired.bye)))
        }
        Format::TeamSwiss => {
            let system = system_of(event, section, round).ok()?;
            let first = as_paired(&system, RoundNumber::FIRST, section.draft.rounds.first()?);
            let tournament = swiss::with_initial_colour_of_teams(section, &first.pairs).ok()?;
            let present = present(&system, &system.competitors(&tournament), round);
            let number = pairing_round(&system, round);
            let paired = swiss::pair(section, &tournament, number, &present, &system);
            let as_teams = |pair: Pair| Pair {
                white: as_team(pair.white),
                black: as_team(pair.black),
            };
            Some(paired.map(|paired| {
                let pairs = paired.pairs.into_iter().map(as_teams);
                (pairs.collect(), paired.bye.map(as_team))
            }))
        }
        Format::RoundRobin
        | Format::Match
        | Format::Knockout
        | Format::Scheveningen
        | Format::Skalitzka
        | Format::Hutton => {
            let planned = planned(section, round).ok()?;
            (planned.names_boards()).then_some(Ok((planned.pairs, None)))
        }
        Format::TeamRoundRobin | Format::TeamKnockout => {
            let planned = planned(section, round).ok()?;
            let matches = planned.matches.iter().map(|meeting| Pair {
                white: EntrantId::standing_for(meeting.first),
                black: EntrantId::standing_for(meeting.second),
            });
            // A bye of the table is the seat that nobody has.
            let (_, bye) = as_it_stands(section, stands);
            Some(Ok((matches.collect(), bye)))
        }
        Format::ExtraGames => None,
    }
}
