//! Why FIDE would not rate an event, or not accept its norms: a list to go through before sending.

use std::collections::HashMap;

use adoube_clock::fit_a_day;
use adoube_tournament::{Outcome, Purpose, Sex, Tournament};

use crate::edition::FirstRating;
use crate::event::{EventRating, NotCounted, total};
use crate::facts::System;
use crate::norm::{Amount, Check, NormEvent, Requirement, Standing};
use crate::{EventFacts, RatingRules};

/// Everything that is wrong or not known, the worst first; an empty list means that nothing was
/// found. `norms` adds what stands against norms.
pub fn rejections(
    tournament: &Tournament,
    facts: &EventFacts,
    rated: &EventRating,
    norms: Option<&NormEvent<'_>>,
) -> Vec<Check> {
    let rules = rated.rules;
    let mut checks = vec![
        registration(tournament, facts, rules),
        licences(facts),
        chief(facts),
        hours(facts),
    ];
    checks.extend(duration(facts));
    checks.extend(composition(tournament, facts, rules));
    checks.extend(players(tournament, facts));
    checks.extend(results(tournament, rated));
    checks.extend(norms.into_iter().flat_map(|event| event.conditions.clone()));
    checks.retain(|check| matches!(check.standing, Standing::NotMet | Standing::Open));
    checks.sort_by_key(|check| check.standing);
    checks
}

fn registration(tournament: &Tournament, facts: &EventFacts, rules: RatingRules) -> Check {
    let (article, what) = ("B.02, 02", Requirement::RegisteredBeforeStart);
    let days = facts
        .registered_on
        .and_then(|day| facts.start.since(day).ok())
        .map(|span| span.get_days());
    let top = tournament.entrants().iter().any(|entrant| {
        let limit = match entrant.player.sex {
            Some(Sex::Female) => 2500,
            _ => 2700,
        };
        entrant
            .player
            .fide_rating
            .is_some_and(|rating| rating > limit)
    });
    let least = rules.registration_days(facts.list, top);
    let needed = Amount::Days(least);
    match days {
        None => Check::unknown(article, what, needed),
        Some(days) => {
            let in_time = days >= least || facts.approvals.late_registration;
            let found = Amount::Days(days);
            Check::new(article, what, needed, found, Standing::of(in_time))
        }
    }
}

fn licences(facts: &EventFacts) -> Check {
    let (article, what) = ("B.02, 03", Requirement::ArbitersWithLicence);
    let without = facts
        .arbiters
        .iter()
        .filter(|a| a.licensed == Some(false))
        .count();
    let unknown = facts
        .arbiters
        .iter()
        .any(|arbiter| arbiter.licensed.is_none());
    match (without, unknown || facts.arbiters.is_empty()) {
        (0, true) => Check::unknown(article, what, Amount::All),
        (0, false) => Check::new(article, what, Amount::All, Amount::All, Standing::Met),
        (some, _) => Check::new(
            article,
            what,
            Amount::All,
            Amount::Without(some),
            Standing::NotMet,
        ),
    }
}

fn chief(facts: &EventFacts) -> Check {
    match facts.chief_arbiter() {
        Some(arbiter) => Check::new(
            "B.02, 04",
            Requirement::ChiefArbiter,
            Amount::Named,
            Amount::Text(arbiter.name.clone()),
            Standing::Met,
        ),
        None => Check::unknown("B.02, 04", Requirement::ChiefArbiter, Amount::Named),
    }
}

fn hours(facts: &EventFacts) -> Check {
    let (article, what, needed) = (
        "B.02, 3.1",
        Requirement::PlayOnADay,
        Amount::AtMostHours(12),
    );
    let time = (facts.time_control.as_ref()).and_then(|control| total(control, facts.start));
    let mut dates = facts.round_dates.clone();
    dates.sort_unstable();
    let most = dates
        .chunk_by(|one, other| one == other)
        .map(<[_]>::len)
        .max();
    match (time, most) {
        (Some(time), Some(most)) => {
            let rounds = vec![time.white.max(time.black); most];
            let standing = Standing::of(fit_a_day(&rounds));
            Check::new(article, what, needed, Amount::Rounds(most), standing)
        }
        _ => Check::unknown(article, what, needed),
    }
}

fn duration(facts: &EventFacts) -> Option<Check> {
    let days = facts.days()?;
    let allowed = days <= 90 || facts.system.is_team() || facts.approvals.long_duration;
    Some(Check::new(
        "B.02, 4.1",
        Requirement::Days,
        Amount::AtMost(90),
        days,
        Standing::of(allowed),
    ))
}

/// The composition of round robins until 2021 (6.2), and of matches.
fn composition(tournament: &Tournament, facts: &EventFacts, rules: RatingRules) -> Vec<Check> {
    let players = tournament.entrants().len();
    let rated = tournament
        .entrants()
        .iter()
        .filter(|entrant| entrant.player.fide_rating.is_some_and(|rating| rating > 0))
        .count();
    if facts.system == System::Match {
        let standing = Standing::of(rated == players);
        return vec![Check::new(
            "B.02, 6.6",
            Requirement::RatedPlayersOfMatch,
            Amount::All,
            rated,
            standing,
        )];
    }
    if rules.first_rating() != FirstRating::BySystem || !facts.system.is_round_robin() {
        return Vec::new();
    }
    if facts.level == crate::facts::Level::NationalChampionship {
        let least = if facts.women_only { 2 } else { 3 };
        let needed = Amount::AtLeast(least);
        let standing = Standing::of(i32::try_from(rated).is_ok_and(|rated| rated >= least));
        return vec![Check::new(
            "B.02, 6.2.3",
            Requirement::RatedPlayers,
            needed,
            rated,
            standing,
        )];
    }
    let mut checks = vec![Check::new(
        "B.02, 6.2",
        Requirement::RatedPlayers,
        Amount::AtLeastAThird,
        rated,
        Standing::of(3 * rated >= players),
    )];
    if players < 10 {
        let standing = Standing::of(rated >= 4);
        checks.push(Check::new(
            "B.02, 6.2.1",
            Requirement::RatedPlayers,
            Amount::AtLeast(4),
            rated,
            standing,
        ));
    }
    if facts.system == System::DoubleRoundRobin && rated < players {
        let standing = Standing::of(players >= 6 && rated >= 4);
        let found = Amount::Both {
            one: players,
            other: rated,
        };
        checks.push(Check::new(
            "B.02, 6.2.2",
            Requirement::PlayersAndRated,
            Amount::Both { one: 6, other: 4 },
            found,
            standing,
        ));
    }
    checks
}

/// What every player of a report needs.
fn players(tournament: &Tournament, facts: &EventFacts) -> Vec<Check> {
    let entrants = tournament.entrants();
    let without = |missing: fn(&adoube_tournament::Player) -> bool| {
        entrants
            .iter()
            .filter(|entrant| missing(&entrant.player))
            .count()
    };
    let none = |what: Requirement, article, number: usize| {
        Check::new(
            article,
            what,
            Amount::NothingOfIt,
            number,
            Standing::of(number == 0),
        )
    };
    let mut ids: HashMap<u32, usize> = HashMap::new();
    for id in entrants.iter().filter_map(|entrant| entrant.player.fide_id) {
        *ids.entry(id).or_default() += 1;
    }
    let twice = ids.values().filter(|times| **times > 1).count();
    let playing = facts
        .arbiters
        .iter()
        .filter(|a| a.plays_as.is_some())
        .count();
    let advised = if playing == 0 {
        Standing::Met
    } else {
        Standing::Open
    };
    vec![
        none(
            Requirement::WithoutFideId,
            "B.02, 13.1",
            without(|p| p.fide_id.is_none()),
        ),
        none(Requirement::FideIdsTwice, "B.02, 7.1.2", twice),
        none(
            Requirement::WithoutFederation,
            "B.02, 13.1",
            without(|p| p.federation.is_none()),
        ),
        none(
            Requirement::WithoutBirthDate,
            "B.02, 7.1.2",
            without(|p| p.birth.is_none()),
        ),
        Check::new(
            "B.01, 1.17",
            Requirement::ArbitersWhoPlay,
            Amount::NothingOfIt,
            playing,
            advised,
        ),
    ]
}

/// Games without a result, and games too fast to be rated.
fn results(tournament: &Tournament, rated: &EventRating) -> Vec<Check> {
    let games = tournament.rounds().iter().flat_map(|round| &round.games);
    let open = games
        .filter(|game| {
            let result = game.results.counted_for(Purpose::Rating);
            let unknown = |side| matches!(side, Outcome::Pending | Outcome::Adjourned);
            unknown(result.white) || unknown(result.black)
        })
        .count();
    let fast = rated
        .players
        .iter()
        .flat_map(|player| &player.not_counted)
        .filter(|round| matches!(round.reason, NotCounted::RateOfPlay(_)))
        .count();
    let planned = usize::from(tournament.draft().planned_rounds);
    let paired = tournament.rounds().len();
    let of = |met| Standing::of(met);
    vec![
        Check::new(
            "B.02, 5.1",
            Requirement::GamesWithoutResult,
            Amount::NothingOfIt,
            open,
            of(open == 0),
        ),
        Check::new(
            "B.02, 1.1",
            Requirement::TooFastGames,
            Amount::NothingOfIt,
            fast,
            of(fast == 0),
        ),
        Check::new(
            "B.02, 9.1",
            Requirement::Rounds,
            planned,
            paired,
            of(paired == planned),
        ),
    ]
}
