//! What a player's games are worth: performance, rating change, chances of a norm.

use adoube_journal::Section;
use adoube_ratings::PlayerRating;
use adoube_ratings::chart::gains_by_round;
use adoube_ratings::norm::{
    Forecast, NormEvent, NormOutcome, NormTitle, Standing, TitleNeeded, forecast,
};
use adoube_ratings::titles::{NormRecord, application};
use adoube_tournament::EntrantId;

use super::chart::Chart;
use crate::events::{PublicEvent, PublicSection, Rated};
use crate::texts::{count, decimal, fill, t, tell};

/// What the games of a player come to.
#[derive(Default)]
pub(crate) struct RatingCard {
    pub facts: Vec<(&'static str, String)>,
    /// Rounds that are not rated, and why.
    pub not_counted: Vec<String>,
    /// How it stands with each title, and what the rest must bring.
    pub norms: Vec<NormChance>,
    /// What the rating has gained after each round, in hundredths; empty where nothing changes it.
    gains: Vec<(u16, i64)>,
}

/// How it stands with a norm.
pub(crate) struct NormChance {
    pub title: &'static str,
    /// How it stands now.
    pub now: String,
    /// What the rest must bring.
    pub ways: Vec<String>,
}

impl RatingCard {
    /// The card of a player after the latest public round, from everything that is known of the players; empty where
    /// the event has no date, or the player no game that could be rated.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        whole: &Section,
        id: EntrantId,
    ) -> RatingCard {
        let after = section.latest_round();
        let work = || Rated::of(&event.details, whole, after);
        let rated = section.rated.get(after, work);
        let card = |rated: &Rated| {
            let player = rated.player(id)?;
            Some(RatingCard {
                facts: rating_facts(player),
                gains: gains_by_round(player),
                not_counted: not_counted(player),
                norms: norms(rated, id),
            })
        };
        rated.as_ref().as_ref().and_then(card).unwrap_or_default()
    }

    /// What the rating has gained, as a line.
    pub(crate) fn chart(&self) -> Option<Chart> {
        let (_, last) = self.gains.last()?;
        let last = signed(i32::try_from(*last).ok()?);
        Chart::of(t("card-change").to_owned(), &self.gains, last)
    }

    /// Whether there is anything to say.
    pub(crate) fn is_empty(&self) -> bool {
        self.facts.is_empty() && self.norms.is_empty()
    }
}

fn rating_facts(player: &PlayerRating) -> Vec<(&'static str, String)> {
    if player.games.is_empty() {
        return Vec::new();
    }
    let games = count("card-games", player.games.len());
    let games = fill("card-points-in-games", &[&player.score, &games]);
    let change = player.change.as_ref();
    let shown = [
        (t("card-rated-games"), Some(games)),
        (t("card-average"), player.average.map(|r| r.to_string())),
        (
            t("card-performance"),
            player.performance.map(|r| r.to_string()),
        ),
        (
            t("card-expected"),
            change.map(|_| hundredths(i64::from(player.expected))),
        ),
        (t("card-change"), change.map(|change| signed(change.exact))),
        (
            t("card-coefficient"),
            change.map(|change| {
                // Which rule it comes from would tell who is young.
                let coefficient = change.coefficient;
                match coefficient.assumed {
                    true => fill("card-assumed", &[&coefficient.value]),
                    false => coefficient.value.to_string(),
                }
            }),
        ),
    ];
    let known = |(name, value): (&'static str, Option<String>)| Some((name, value?));
    shown.into_iter().filter_map(known).collect()
}

fn not_counted(player: &PlayerRating) -> Vec<String> {
    let rounds = player.not_counted.iter();
    rounds
        .map(|one| {
            let why = tell(&one.reason);
            fill("card-not-counted", &[&one.round, &why, &one.article])
        })
        .collect()
}

fn hundredths(value: i64) -> String {
    decimal(&format!("{}.{:02}", value / 100, value % 100))
}

/// A change in hundredths of a rating point, with its sign, to one decimal.
fn signed(exact: i32) -> String {
    let tenths = (exact.unsigned_abs() + 5) / 10;
    let sign = match exact {
        _ if tenths == 0 => "±",
        1.. => "+",
        _ => "−",
    };
    decimal(&format!("{sign}{}.{}", tenths / 10, tenths % 10))
}

/// What there is to say of the titles that are in sight.
fn norms(rated: &Rated, id: EntrantId) -> Vec<NormChance> {
    let Some(entrant) = rated.tournament.entrant(id) else {
        return Vec::new();
    };
    let player = &entrant.player;
    let forecasts = NormTitle::open_to(player.sex, player.title)
        .filter_map(|title| forecast(rated.norm_event()?, id, title));
    forecasts
        .filter_map(|forecast| {
            let made = matches!(forecast.now, NormOutcome::Norm);
            let mut chance = chance(&forecast, rated.strongest_beside(id))?;
            if made {
                let event = rated.norm_event()?;
                chance
                    .ways
                    .extend(missing(&event, id, &forecast, player.fide_rating));
            }
            Some(chance)
        })
        .collect()
}

/// What an application still needs beside a norm that was made here.
fn missing(
    event: &NormEvent<'_>,
    id: EntrantId,
    forecast: &Forecast,
    rating: Option<u16>,
) -> Vec<String> {
    let verdict = event.verdict(id, forecast.title);
    let norm = verdict.map(|verdict| NormRecord::of(event, &verdict));
    let norms: Vec<NormRecord> = norm.into_iter().collect();
    let found = application(forecast.title, event.rules, &norms, rating);
    let missing = found.checks.iter();
    let missing = missing.filter(|check| check.standing == Standing::NotMet);
    missing
        .map(|check| fill("card-title-needs", &[&tell(check), &check.article]))
        .collect()
}

/// How it stands with a norm, if there is anything to say.
pub(crate) fn chance(forecast: &Forecast, strongest: u16) -> Option<NormChance> {
    let ways = ways(forecast, strongest);
    let made = matches!(forecast.now, NormOutcome::Norm | NormOutcome::Open);
    (made || !ways.is_empty()).then(|| NormChance {
        title: forecast.title.abbreviation(),
        now: tell(&forecast.now),
        ways,
    })
}

/// What the rest must bring. An average that nobody in the event could make up is no way.
fn ways(forecast: &Forecast, strongest: u16) -> Vec<String> {
    let mut ways = Vec::new();
    if let Some(plan) = &forecast.plan {
        let scores = plan.scores.iter();
        let real = scores.filter(|score| score.average <= strongest);
        ways.extend(real.map(|one| fill("card-norm-score", &[&one.score, &one.average])));
        let more = [plan.more_main, plan.more_holders, plan.more_federations];
        if !ways.is_empty() && more.iter().any(|number| *number > 0) {
            let [main, holders, federations] = more;
            ways.push(fill("card-norm-more", &[&main, &holders, &federations]));
        }
    }
    if let Some(against) = &forecast.against {
        let results = [
            (t("card-win"), against.win),
            (t("card-draw"), against.draw),
            (t("card-loss"), against.loss),
        ];
        let real = results.into_iter();
        let real = real.filter(|(_, outcome)| *outcome >= NormOutcome::Open);
        ways.extend(real.map(|(result, outcome)| format!("{result}: {}", tell(&outcome))));
    }
    let unknown = forecast.unknown.iter();
    ways.extend(unknown.filter(|one| one.rating <= strongest).map(|one| {
        let title = match one.title {
            TitleNeeded::None => t("card-anybody"),
            TitleNeeded::Holder => t("card-title-holder"),
            TitleNeeded::Main => t("card-title-main"),
        };
        let against = fill("card-norm-against", &[&one.score, &title, &one.rating]);
        let avoid: Vec<String> = one.avoid.iter().map(ToString::to_string).collect();
        match avoid.is_empty() {
            true => against,
            false => fill("card-norm-avoid", &[&against, &avoid.join(", ")]),
        }
    }));
    ways
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn changes_have_a_sign_and_one_decimal() {
        for (exact, text) in [(1234, "+12.3"), (-55, "−0.6"), (0, "±0.0"), (-4, "±0.0")] {
            assert_eq!(signed(exact), text);
        }
        assert_eq!(hundredths(505), "5.05");
    }
}
