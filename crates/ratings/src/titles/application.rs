//! Whether a player's norms are enough for the title.

use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};

use crate::TitleRules;
use crate::norm::{
    Amount, Check, EightGames, Foreigners, NormEvent, NormTitle, Requirement, Standing, Verdict,
    single_round_days,
};

/// A norm that was made.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct NormRecord {
    /// The title it was made for; if it is not said, it counts for every title that is asked about.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub title: Option<NormTitle>,
    pub event: String,
    /// Its first day; the norm is judged by the rules of that day (1.54; 1.5.4).
    pub start: Date,
    /// The games it counts for.
    pub counted_games: u32,
    /// How the rule on federations stood.
    pub foreigners: Foreigners,
    /// For a norm of eight games, why.
    #[serde(default)]
    pub eight: Option<EightGames>,
    /// Days with one round, if known.
    #[serde(default)]
    pub single_round_days: Option<usize>,
    /// The event is one of those of which an application needs one since 2022 (1.5.6), if known.
    #[serde(default)]
    pub mandatory_event: Option<bool>,
}

impl NormRecord {
    /// The record of a norm that was made.
    pub fn of(event: &NormEvent<'_>, verdict: &Verdict) -> NormRecord {
        NormRecord {
            title: Some(verdict.title),
            event: event.facts.name.clone(),
            start: event.facts.start,
            counted_games: verdict.counted_games,
            foreigners: verdict.foreigners,
            eight: verdict.eight,
            single_round_days: single_round_days(event.facts),
            mandatory_event: event.is_mandatory_event(),
        }
    }
}

/// An application and what it still lacks.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct Application {
    pub title: NormTitle,
    /// The games of all norms together.
    pub games: u32,
    pub checks: Vec<Check>,
}

impl Application {
    /// Nothing is missing and nothing is open.
    pub fn is_complete(&self) -> bool {
        let fine = |check: &Check| matches!(check.standing, Standing::Met | Standing::Waived);
        self.checks.iter().all(fine)
    }
}

/// What an application for a title needs beside the norms themselves (1.5). `rating` is the highest
/// the player has had, published or not. Norms that were made for another title are left aside.
pub fn application(
    title: NormTitle,
    rules: TitleRules,
    norms: &[NormRecord],
    rating: Option<u16>,
) -> Application {
    let own = |norm: &&NormRecord| norm.title.is_none_or(|made_for| made_for == title);
    let norms: Vec<NormRecord> = norms.iter().filter(own).cloned().collect();
    let norms = norms.as_slice();
    let expired = |norm: &&NormRecord| norm.start < date(2005, 7, 1);
    let games = norms.iter().map(|norm| norm.counted_games).sum();
    let mut checks = vec![total(rules, norms, games), foreigners(rules, norms)];
    if rules == TitleRules::Fide2017 {
        let standing = Standing::of(norms.len() >= 2);
        checks.push(Check::new(
            "1.51",
            Requirement::Norms,
            Amount::AtLeast(2),
            norms.len(),
            standing,
        ));
    } else {
        checks.push(eight_game_norms(norms));
        checks.extend(mandatory_event(norms));
    }
    checks.extend(single_rounds(title, rules, norms));
    let article = rules.pick("1.53", "1.5.3");
    let needed = Amount::AtLeast(title.rating().into());
    checks.push(match rating {
        Some(rating) => {
            let standing = Standing::of(rating >= title.rating());
            Check::new(article, Requirement::Rating, needed, rating, standing)
        }
        None => Check::unknown(article, Requirement::Rating, needed),
    });
    if norms.iter().any(|norm| expired(&norm)) {
        let old = norms.iter().filter(expired).count();
        checks.push(Check::new(
            rules.pick("1.55", "1.5.5"),
            Requirement::NormsBefore2005,
            Amount::RegisteredByJuly2013,
            old,
            Standing::Open,
        ));
    }
    Application {
        title,
        games,
        checks,
    }
}

/// 27 games; until 2021 26 with a norm of eight games and a win by forfeit.
fn total(rules: TitleRules, norms: &[NormRecord], games: u32) -> Check {
    let forfeit = norms
        .iter()
        .any(|norm| norm.eight == Some(EightGames::ForfeitWin));
    let least = match rules == TitleRules::Fide2017 && forfeit {
        true => 26,
        false => 27,
    };
    let needed = Amount::AtLeast(least);
    let article = rules.pick("1.51", "1.5.1");
    Check::new(
        article,
        Requirement::Games,
        needed,
        games,
        Standing::of(i64::from(games) >= i64::from(least)),
    )
}

fn foreigners(rules: TitleRules, norms: &[NormRecord]) -> Check {
    let normal = norms
        .iter()
        .filter(|norm| norm.foreigners == Foreigners::Met)
        .count();
    Check::new(
        rules.pick("1.43f", "1.4.3e"),
        Requirement::NormsWithForeigners,
        Amount::AtLeast(1),
        normal,
        Standing::of(normal >= 1),
    )
}

fn eight_game_norms(norms: &[NormRecord]) -> Check {
    let eight = norms.iter().filter(|norm| norm.eight.is_some()).count();
    let standing = Standing::of(eight <= 1);
    Check::new(
        "1.4.1c",
        Requirement::NormsOfEightGames,
        Amount::AtMost(1),
        eight,
        standing,
    )
}

/// At least one norm from one of the named events, if one was made after June 2022.
fn mandatory_event(norms: &[NormRecord]) -> Option<Check> {
    let late = norms.iter().any(|norm| norm.start > date(2022, 6, 30));
    if !late {
        return None;
    }
    let (what, needed) = (Requirement::NormsOfMandatoryEvent, Amount::AtLeast(1));
    let some = norms.iter().any(|norm| norm.mandatory_event == Some(true));
    let known = norms.iter().all(|norm| norm.mandatory_event.is_some());
    Some(match (some, known) {
        (true, _) => Check::new("1.5.6", what, needed, Amount::Yes, Standing::Met),
        (false, true) => Check::new("1.5.6", what, needed, Amount::NothingOfIt, Standing::NotMet),
        (false, false) => Check::unknown("1.5.6", what, needed),
    })
}

/// One norm from an event with one round a day on three days: for GM, since 2024 also for WGM. The
/// text does not say whether all days must be such; three are taken.
fn single_rounds(title: NormTitle, rules: TitleRules, norms: &[NormRecord]) -> Option<Check> {
    let asked = match title {
        NormTitle::Gm => true,
        NormTitle::Wgm => rules != TitleRules::Fide2017,
        _ => false,
    };
    if !asked {
        return None;
    }
    let article = rules.pick("1.13a", "1.1.3a");
    let (what, needed) = (Requirement::NormsWithSingleRounds, Amount::AtLeast(1));
    let days = |norm: &NormRecord| norm.single_round_days.is_some_and(|days| days >= 3);
    let known = norms.iter().all(|norm| norm.single_round_days.is_some());
    let found = norms.iter().filter(|norm| days(norm)).count();
    Some(match (found, known) {
        (0, false) => Check::unknown(article, what, needed),
        (found, _) => Check::new(article, what, needed, found, Standing::of(found >= 1)),
    })
}
