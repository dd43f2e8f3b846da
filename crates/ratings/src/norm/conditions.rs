//! What an event needs for title norms (1.1).

use adoube_clock::{Span, allows_norms, fit_a_day};
use adoube_tournament::Tournament;
use jiff::civil::Date;

use super::articles;
use super::check::{Amount, Check, Requirement, Standing};
use crate::event::total;
use crate::facts::{ArbiterTitle, System};
use crate::{EventFacts, RatingList, TitleRules};

/// Every requirement, met or not.
pub(super) fn conditions(
    tournament: &Tournament,
    facts: &EventFacts,
    rules: TitleRules,
) -> Vec<Check> {
    let mut checks = vec![
        format(facts, rules),
        registration(facts, rules),
        composition(facts, rules),
        rounds_of_a_day(facts, rules),
        hours_of_a_day(facts, rules),
        rate_of_play(facts, rules),
        chief_arbiter(facts, rules),
        playing_arbiters(facts, rules),
    ];
    if !rules.is_read() {
        let what = Requirement::EditionRead;
        let (needed, found) = (Amount::Yes, Amount::No);
        checks.push(Check::new(
            articles::EDITION,
            what,
            needed,
            found,
            Standing::Open,
        ));
    }
    checks.extend(duration(facts, rules));
    checks.extend(ratings_of_the_day(facts, rules));
    if facts.system == System::DoubleRoundRobin {
        let players = tournament.entrants().len();
        let article = articles::DOUBLE_ROUND_ROBIN.of(rules);
        let standing = Standing::of(players >= 6);
        checks.push(Check::new(
            article,
            Requirement::PlayersOfDoubleRoundRobin,
            Amount::AtLeast(6),
            players,
            standing,
        ));
    }
    checks
}

fn format(facts: &EventFacts, rules: TitleRules) -> Check {
    use System::*;
    let standing = match (facts.system, rules) {
        (Match, _) => Standing::NotMet,
        (Swiss | RoundRobin | DoubleRoundRobin | Knockout | TeamSwiss | TeamRoundRobin, _)
        | (Scheveningen, TitleRules::Fide2017) => Standing::Met,
        (Scheveningen, _) => match facts.approvals.change {
            true => Standing::Met,
            false => Standing::NotMet,
        },
    };
    let standing = match facts.list {
        RatingList::Standard => standing,
        _ => Standing::NotMet,
    };
    let found = Amount::Event {
        system: facts.system,
        list: facts.list,
    };
    Check::new(
        articles::FORMAT.of(rules),
        Requirement::Format,
        Amount::ATournamentAtTheStandardRate,
        found,
        standing,
    )
}

fn registration(facts: &EventFacts, rules: TitleRules) -> Check {
    let (article, what, needed) = (
        articles::REGISTRATION.of(rules),
        Requirement::RegisteredBefore,
        Amount::Days(30),
    );
    let days = facts
        .registered_on
        .and_then(|day| facts.start.since(day).ok())
        .map(|span| span.get_days());
    match days {
        _ if facts.approvals.late_registration => {
            Check::new(article, what, needed, Amount::Approved, Standing::Met)
        }
        Some(days) => {
            let found = Amount::Days(days);
            Check::new(article, what, needed, found, Standing::of(days >= 30))
        }
        None => Check::unknown(article, what, needed),
    }
}

fn composition(facts: &EventFacts, rules: TitleRules) -> Check {
    let (found, standing) = match (facts.composition_changed, facts.approvals.change) {
        (false, _) => (Amount::NoneKnown, Standing::Met),
        (true, true) => (Amount::Approved, Standing::Met),
        (true, false) => (Amount::Changed, Standing::NotMet),
    };
    let article = articles::COMPOSITION.of(rules);
    Check::new(
        article,
        Requirement::ChangesAfterStart,
        Amount::NothingOfIt,
        found,
        standing,
    )
}

/// The rounds of each day.
fn days(facts: &EventFacts) -> Vec<(Date, usize)> {
    let mut dates = facts.round_dates.clone();
    dates.sort_unstable();
    let days = dates.chunk_by(|one, other| one == other);
    days.map(|day| (day[0], day.len())).collect()
}

fn rounds_of_a_day(facts: &EventFacts, rules: TitleRules) -> Check {
    let (article, what, needed) = (
        articles::ROUNDS_OF_A_DAY.of(rules),
        Requirement::RoundsOnADay,
        Amount::AtMost(2),
    );
    match days(facts).into_iter().map(|(_, rounds)| rounds).max() {
        Some(most) => Check::new(article, what, needed, most, Standing::of(most <= 2)),
        None => Check::unknown(article, what, needed),
    }
}

fn hours_of_a_day(facts: &EventFacts, rules: TitleRules) -> Check {
    let article = articles::HOURS_OF_A_DAY.of(rules);
    let (what, needed) = (Requirement::PlayOnADayOf60Moves, Amount::AtMostHours(12));
    let time = (facts.time_control.as_ref()).and_then(|control| total(control, facts.start));
    let most = days(facts).into_iter().map(|(_, rounds)| rounds).max();
    match (time, most) {
        (Some(time), Some(most)) => {
            let longest = time.white.max(time.black);
            let rounds = vec![longest; most];
            let hours: Span = rounds.iter().map(|&time| time * 2).sum();
            Check::new(
                article,
                what,
                needed,
                Amount::Time(hours),
                Standing::of(fit_a_day(&rounds)),
            )
        }
        _ => Check::unknown(article, what, needed),
    }
}

/// Until 2021 90 minutes with 30 seconds, or two hours; since 2024 two hours for 60 moves.
fn rate_of_play(facts: &EventFacts, rules: TitleRules) -> Check {
    let article = articles::RATE_OF_PLAY.of(rules);
    let needed = rules.pick(Amount::NinetyMinutes, Amount::TwoHours);
    let what = Requirement::RateOfPlay;
    let Some(control) = &facts.time_control else {
        return Check::unknown(article, what, needed);
    };
    let Some(time) = total(control, facts.start) else {
        return Check::unknown(article, what, needed);
    };
    let slow = match rules {
        TitleRules::Fide2017 => allows_norms(control, facts.start, facts.disabled_player),
        _ => time.white.min(time.black) >= Span::minutes(120),
    };
    let standing = Standing::of(slow && control.is_equal());
    Check::new(
        article,
        what,
        needed,
        Amount::Time(time.white.min(time.black)),
        standing,
    )
}

/// Events of more than 90 days, and leagues of more than a year. The edition of 2024 has no limit
/// among the conditions.
fn duration(facts: &EventFacts, rules: TitleRules) -> Option<Check> {
    let (TitleRules::Fide2017, Some(days)) = (rules, facts.days()) else {
        return None;
    };
    let limit = if facts.system.is_team() { 365 } else { 90 };
    let standing = Standing::of(days <= limit || facts.approvals.long_duration);
    let needed = Amount::AtMostDays(limit);
    Some(Check::new(
        articles::DURATION,
        Requirement::Duration,
        needed,
        days,
        standing,
    ))
}

/// In a long event the ratings and titles of the day of each game count; the snapshot has one of
/// each player, so somebody has to see to it.
fn ratings_of_the_day(facts: &EventFacts, rules: TitleRules) -> Option<Check> {
    let limit = rules.pick(90, 30);
    let days = facts.days().filter(|days| *days > limit)?;
    let (article, what) = (
        articles::RATINGS_OF_THE_DAY.of(rules),
        Requirement::RatingsAndTitlesUsed,
    );
    let needed = Amount::ThoseOfTheDay;
    let found = Amount::OneOfEachPlayer(days);
    Some(Check::new(article, what, needed, found, Standing::Open))
}

fn chief_arbiter(facts: &EventFacts, rules: TitleRules) -> Check {
    let (article, what, needed) = (
        articles::CHIEF_ARBITER.of(rules),
        Requirement::ChiefArbiter,
        Amount::IaOrFa,
    );
    match facts.chief_arbiter().map(|arbiter| arbiter.title) {
        Some(Some(title)) => {
            let standing = Standing::of(title != ArbiterTitle::National);
            Check::new(article, what, needed, Amount::ArbiterTitle(title), standing)
        }
        _ => Check::unknown(article, what, needed),
    }
}

fn playing_arbiters(facts: &EventFacts, rules: TitleRules) -> Check {
    let playing = facts
        .arbiters
        .iter()
        .filter(|a| a.plays_as.is_some())
        .count();
    Check::new(
        articles::PLAYING_ARBITERS.of(rules),
        Requirement::ArbitersWhoPlay,
        Amount::NothingOfIt,
        playing,
        Standing::of(playing == 0),
    )
}

/// How many days have exactly one round; at least three are needed once for the title (1.13a;
/// 1.1.3a). None if the days are not known.
pub fn single_round_days(facts: &EventFacts) -> Option<usize> {
    if facts.round_dates.is_empty() {
        return None;
    }
    let days = days(facts);
    Some(days.iter().filter(|(_, rounds)| *rounds == 1).count())
}
