//! What a time control means.

use adoube_clock::{
    Addition, Allotment, Colour, Delays, Dialect, Period, Span, TimeControl, Timer, Venue,
    classify, ranked, recommended_addition, topics,
};
use adoube_rulebook::{Authority, Edition, Rate};
use askama::Template;

use super::{Tool, ToolsHead, article_url};
use crate::error::PageError;
use crate::params::encoded;
use crate::paths;
use crate::texts::{count, fill, t, tell};
use crate::tools::ToolQuery;
use crate::tools::editions::{self, EditionChoice};

/// Controls that are tried out most.
const EXAMPLES: [&str; 8] = [
    "90'/40+30'+30\"",
    "15'+10\"",
    "3'+2\"",
    "G/60 d/5",
    "40/90,SD/30;inc30",
    "40/7200:3600",
    "W5'-B4'",
    "*180",
];

/// How long a game of so many moves can take.
const LENGTHS: [u32; 4] = [40, 60, 80, 120];

/// What is to be known about flags and score sheets at a time control.
const TOPICS: [adoube_rulebook::Topic; 5] = [
    topics::FLAG_FALLEN,
    topics::FLAG_CALLERS,
    topics::BOTH_FLAGS_DOWN,
    topics::CLOCK_SET,
    topics::RECORDING_EXEMPT,
];

/// A time control explained.
#[derive(Template)]
#[template(path = "tools/time_control.html")]
pub(crate) struct TimeControlPage {
    head: ToolsHead,
    editions: Vec<EditionChoice>,
    asked: String,
    wrong: Option<String>,
    examples: Vec<(&'static str, String)>,
    meaning: Option<Meaning>,
}

struct Meaning {
    rate: &'static str,
    reasons: Vec<String>,
    articles: Vec<(String, String)>,
    facts: Vec<String>,
    players: Vec<Player>,
    lengths: Vec<(String, String)>,
    written: Vec<(&'static str, String)>,
    settings: Vec<ClockSetting>,
    rules: Vec<Rule>,
    clock_url: String,
}

struct Player {
    /// Empty if both have the same.
    name: String,
    periods: Vec<PeriodLine>,
}

struct PeriodLine {
    number: String,
    moves: String,
    time: String,
    addition: String,
}

struct ClockSetting {
    clock: &'static str,
    set: String,
    as_announced: bool,
}

struct Rule {
    number: String,
    url: String,
    says: String,
}

impl TimeControlPage {
    /// What is asked for.
    pub(crate) fn of(asked: &ToolQuery) -> Result<TimeControlPage, PageError> {
        let edition = editions::asked(asked.get("edition"))?;
        let text = asked.get("control").unwrap_or_default();
        let (meaning, wrong) = match (text.is_empty(), read(text, edition)) {
            (true, _) => (None, None),
            (false, Ok(control)) => (Some(Meaning::of(&control, edition, text)), None),
            (false, Err(error)) => (None, Some(error)),
        };
        let example = |text| {
            (
                text,
                format!(
                    "{}?control={}",
                    paths::tools::TimeControl::of(),
                    encoded(text)
                ),
            )
        };
        Ok(TimeControlPage {
            head: ToolsHead::of(Tool::TimeControl),
            editions: editions::choices(edition.id()),
            asked: text.to_owned(),
            wrong,
            examples: EXAMPLES.into_iter().map(example).collect(),
            meaning,
        })
    }
}

/// Reads a time control; numbers without marks are read as the edition's authority writes them.
///
/// # Errors
///
/// Where and why it cannot be read.
pub(crate) fn read(text: &str, edition: &Edition) -> Result<TimeControl, String> {
    let usual = match edition.authority() {
        Authority::UsChess => Dialect::Us,
        Authority::Fide => Dialect::Fide,
    };
    let read = TimeControl::read(text, usual);
    read.map(|(control, _)| control)
        .map_err(|error| tell(&error))
}

impl Meaning {
    fn of(control: &TimeControl, edition: &Edition, text: &str) -> Meaning {
        let class = classify(control, edition, Venue::OverTheBoard);
        let article = |number: &String| (number.clone(), article_url(edition.id(), number));
        Meaning {
            rate: class.rate.map_or(t("tools-no-rate"), rate_name),
            reasons: class.reasons.iter().map(tell).collect(),
            articles: class.articles.iter().map(article).collect(),
            facts: facts(control, edition),
            players: players(control),
            lengths: LENGTHS
                .iter()
                .map(|&moves| length(control, moves))
                .collect(),
            written: written(control),
            settings: settings(control),
            rules: rules(edition),
            clock_url: format!(
                "{}?control={}&edition={}",
                paths::tools::Clock::of(),
                encoded(text),
                edition.id()
            ),
        }
    }
}

fn rate_name(rate: Rate) -> &'static str {
    match rate {
        Rate::Standard => t("tools-rate-standard"),
        Rate::Rapid => t("tools-rate-rapid"),
        Rate::Blitz => t("tools-rate-blitz"),
        Rate::Regular => t("tools-rate-regular"),
        Rate::Dual => t("tools-rate-dual"),
        Rate::Quick => t("tools-rate-quick"),
    }
}

fn facts(control: &TimeControl, edition: &Edition) -> Vec<String> {
    let class = classify(control, edition, Venue::OverTheBoard);
    let (total, base) = (class.total, class.base);
    let mut facts = match total.are_equal() {
        true => vec![fill("tools-total-each", &[&total.white, &base.white])],
        false => vec![fill("tools-total-odds", &[&total.white, &total.black])],
    };
    facts.extend(
        class
            .default_delay
            .map(|delay| fill("tools-default-delay", &[&delay])),
    );
    let recommended = recommended_addition(control, &edition.parameters().clock);
    facts.extend(recommended.map(|range| match range.least == range.most {
        true => fill("tools-recommended", &[&range.least]),
        false => fill("tools-recommended-range", &[&range.least, &range.most]),
    }));
    facts
}

fn players(control: &TimeControl) -> Vec<Player> {
    let player = |name: &str, side: Colour| Player {
        name: name.to_owned(),
        periods: periods(control.of(side)),
    };
    match control.is_equal() {
        true => vec![player("", Colour::White)],
        false => vec![
            player(t("tools-white"), Colour::White),
            player(t("tools-black"), Colour::Black),
        ],
    }
}

fn periods(allotment: &Allotment) -> Vec<PeriodLine> {
    let last = allotment.periods().len();
    let line = |(place, period): (usize, &Period)| PeriodLine {
        number: match allotment.repeats() && place + 1 == last {
            true => fill("tools-period-repeats", &[&(place + 1)]),
            false => (place + 1).to_string(),
        },
        moves: match period.moves {
            Some(moves) => count("tools-moves", moves as usize),
            None => t("tools-all-moves").to_owned(),
        },
        time: period.time.to_string(),
        addition: addition(period.addition),
    };
    allotment.periods().iter().enumerate().map(line).collect()
}

fn addition(addition: Addition) -> String {
    match addition {
        Addition::Unspecified => t("tools-addition-unsaid").to_owned(),
        Addition::None => t("tools-addition-none").to_owned(),
        Addition::Increment(span) => fill("tools-addition-increment", &[&span]),
        Addition::Bronstein(span) => fill("tools-addition-bronstein", &[&span]),
        Addition::Delay(span) => fill("tools-addition-delay", &[&span]),
        Addition::Hourglass => t("tools-addition-hourglass").to_owned(),
    }
}

/// How long a game of so many moves can take at most: both players use all they are given.
fn length(control: &TimeControl, moves: u32) -> (String, String) {
    let longest: Span = Colour::BOTH
        .into_iter()
        .map(|side| given(control.of(side), moves))
        .sum();
    (count("tools-moves", moves as usize), longest.to_string())
}

fn given(allotment: &Allotment, moves: u32) -> Span {
    let last = allotment.period_of_move(moves);
    let times = (0..=last).filter_map(|number| allotment.period(number));
    let added = (1..=moves).filter_map(|number| allotment.period(allotment.period_of_move(number)));
    let times: Span = times.map(|period| period.time).sum();
    times + added.map(|period| period.addition.amount()).sum()
}

fn written(control: &TimeControl) -> Vec<(&'static str, String)> {
    let dialects = [
        (Dialect::Fide, "FIDE"),
        (Dialect::Us, "US Chess"),
        (Dialect::Trf, "TRF"),
        (Dialect::Pgn, "PGN"),
    ];
    let written = dialects.into_iter();
    written
        .filter_map(|(dialect, name)| Some((name, control.print(dialect).ok()?)))
        .collect()
}

/// How clocks that can do more or less are set.
fn settings(control: &TimeControl) -> Vec<ClockSetting> {
    let timer = |digital, increment, delays| Timer {
        digital,
        increment,
        delays,
        silent: true,
        runs_on: true,
    };
    let minute = || Delays::UpTo(Span::seconds(60));
    let clocks = [
        (t("tools-timer-full"), timer(true, true, minute())),
        (t("tools-timer-delay"), timer(true, false, minute())),
        (t("tools-timer-plain"), timer(true, false, Delays::None)),
        (t("tools-timer-analog"), timer(false, false, Delays::None)),
    ];
    let (names, timers): (Vec<_>, Vec<_>) = clocks.into_iter().unzip();
    let setting = |place: usize| {
        let setting = timers[place].setting(control, None);
        let dialects = [Dialect::Fide, Dialect::Us, Dialect::Pgn];
        let mut set = dialects
            .into_iter()
            .filter_map(|dialect| setting.control.print(dialect).ok());
        Some(ClockSetting {
            clock: names[place],
            set: set.next()?,
            as_announced: setting.as_announced,
        })
    };
    // The one to prefer first (US Chess 5F).
    let order = ranked(control, &timers).into_iter();
    order.filter_map(setting).collect()
}

fn rules(edition: &Edition) -> Vec<Rule> {
    let articles = TOPICS
        .into_iter()
        .filter_map(|topic| edition.articles_about(topic.0).into_iter().next());
    articles
        .map(|article| Rule {
            number: article.number.clone(),
            url: article_url(edition.id(), &article.number),
            says: tell(&article.saying()),
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_longest_game_is_what_both_are_given() {
        let edition = editions::asked(Some("fide-2023-01")).unwrap();
        let control = read("90'/40+30'+30\"", edition).unwrap();
        assert_eq!(length(&control, 40).1, "3:40:00");
        assert_eq!(length(&control, 60).1, "5:00:00");
        for example in EXAMPLES {
            assert!(read(example, edition).is_ok(), "{example}");
        }
    }
}
