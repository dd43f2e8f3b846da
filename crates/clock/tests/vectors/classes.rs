//! Rates of play, rating minima and settings of clocks: the cases of
//! `vectors/{classes,rating_times,timers}.toml`.

mod common;

use adoube_clock::recording::deduction_by_control;
use adoube_clock::{
    ByColour, Colour, Dialect, NoRate, RatingTimes, Span, TimeControl, Timer, Venue, allows_norms,
    analog, classify, fit_a_day, playing_time, ranked, recommended_addition, topics,
};
use adoube_rulebook::{Rate, Rulebook};
use common::{edition, read_vectors};
use jiff::civil::Date;
use serde::Deserialize;

fn us(text: &str) -> TimeControl {
    TimeControl::parse(text, Dialect::Us).unwrap_or_else(|error| panic!("{text}: {error}"))
}

fn fide(text: &str) -> TimeControl {
    TimeControl::parse(text, Dialect::Fide).unwrap_or_else(|error| panic!("{text}: {error}"))
}

/// `none` or the name of a rate.
fn rate(name: &str) -> Option<Rate> {
    (name != "none").then(|| serde_json::from_value(name.into()).unwrap())
}

// ------------------------------------------------------------------------------------------- rates

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Classes {
    us: Vec<UsCase>,
    online: Vec<UsCase>,
    fide: Vec<FideCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct UsCase {
    article: String,
    control: String,
    total: i64,
    rate: String,
    default_delay: Option<i64>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct FideCase {
    article: String,
    editions: Vec<String>,
    control: String,
    total: i64,
    rate: String,
}

fn check_us(cases: Vec<UsCase>, venue: Venue) {
    for case in cases {
        let about = format!("{} ({})", case.control, case.article);
        let class = classify(&us(&case.control), edition("us-2025"), venue);
        assert_eq!(class.total.white, Span::minutes(case.total), "{about}");
        assert_eq!(class.rate, rate(&case.rate), "{about}");
        assert_eq!(class.rate.is_none(), !class.reasons.is_empty(), "{about}");
        assert_eq!(
            class.default_delay,
            case.default_delay.map(Span::seconds),
            "{about}"
        );
    }
}

#[test]
fn us_classes() {
    check_us(read_vectors::<Classes>("classes").us, Venue::OverTheBoard);
}

#[test]
fn us_classes_online() {
    check_us(read_vectors::<Classes>("classes").online, Venue::Online);
}

#[test]
fn fide_classes() {
    for case in read_vectors::<Classes>("classes").fide {
        for id in &case.editions {
            let about = format!("{} ({}) by {id}", case.control, case.article);
            let (control, edition) = (fide(&case.control), edition(id));
            let class = classify(&control, edition, Venue::OverTheBoard);
            assert_eq!(class.total.black, Span::minutes(case.total), "{about}");
            assert_eq!(class.rate, rate(&case.rate), "{about}");
            assert_eq!(
                playing_time(&control, Colour::White, edition),
                class.total.white
            );
            let cited = if case.rate == "blitz" { "B.1" } else { "A.1" };
            assert_eq!(class.articles, [cited], "{about}");
        }
    }
}

#[test]
fn time_odds() {
    let odds = fide("W5'-B4'");
    let class = classify(&odds, edition("us-2025"), Venue::OverTheBoard);
    assert_eq!((class.rate, class.reasons), (None, vec![NoRate::TimeOdds]));
    assert!(class.articles.contains(&"5C1".to_owned()));
    let class = classify(&odds, edition("fide-2023-01"), Venue::OverTheBoard);
    assert_eq!(class.reasons, [NoRate::TimeOdds]);
}

#[test]
fn fide_has_no_default() {
    let class = classify(&us("G/60"), edition("fide-2023-01"), Venue::OverTheBoard);
    assert_eq!(
        (class.rate, class.reasons),
        (None, vec![NoRate::Unspecified])
    );
}

#[test]
fn every_topic_is_in_some_edition() {
    for topic in topics::ALL {
        let editions = Rulebook::embedded().editions();
        assert!(
            editions.iter().any(|e| e.cite(*topic).is_some()),
            "{topic:?}"
        );
    }
}

// ------------------------------------------------------------------------------------------ rating

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Ratings {
    rated: Vec<Rated>,
    norms: Vec<Norms>,
    days: Vec<Day>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Rated {
    article: String,
    start: Date,
    control: String,
    ratings: [u32; 2],
    list: String,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Norms {
    article: String,
    start: Date,
    control: String,
    #[serde(default)]
    disabled: bool,
    allowed: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Day {
    article: String,
    rounds: Vec<Span>,
    fits: bool,
}

#[test]
fn rated_games() {
    for case in read_vectors::<Ratings>("rating_times").rated {
        let about = format!("{} ({})", case.control, case.article);
        let control = fide(&case.control);
        let total = classify(&control, edition("fide-2018-01"), Venue::OverTheBoard).total;
        let [white, black] = case
            .ratings
            .map(|rating| Some(rating).filter(|&rating| rating > 0));
        let times = RatingTimes::on(case.start).unwrap();
        let ratable = times.ratable(&control, total, ByColour { white, black });
        assert_eq!(ratable.list, rate(&case.list), "{about}");
        assert_eq!(
            ratable.list.is_none(),
            !ratable.reasons.is_empty(),
            "{about}"
        );
    }
    assert!(RatingTimes::on(jiff::civil::date(2014, 6, 30)).is_none());
}

#[test]
fn norms_and_days() {
    let vectors = read_vectors::<Ratings>("rating_times");
    for case in vectors.norms {
        let allowed = allows_norms(&fide(&case.control), case.start, case.disabled);
        assert_eq!(allowed, case.allowed, "{} ({})", case.control, case.article);
    }
    for case in vectors.days {
        assert_eq!(fit_a_day(&case.rounds), case.fits, "{}", case.article);
    }
}

// ------------------------------------------------------------------------------------------ timers

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Timers {
    setting: Vec<SettingCase>,
    ranked: Vec<RankedCase>,
    analog: Vec<AnalogCase>,
    excused: Vec<ExcusedCase>,
    recommended: Vec<RecommendedCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SettingCase {
    article: String,
    control: String,
    timer: Timer,
    other: Option<String>,
    set: String,
    #[serde(default)]
    as_announced: bool,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RankedCase {
    article: String,
    control: String,
    timers: Vec<Timer>,
    order: Vec<usize>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct AnalogCase {
    article: String,
    control: String,
    start: Span,
    forward: Option<Span>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ExcusedCase {
    article: String,
    control: String,
    digital: Span,
    analog: Span,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct RecommendedCase {
    article: String,
    control: String,
    least: Span,
    most: Span,
}

#[test]
fn settings_of_clocks() {
    let vectors = read_vectors::<Timers>("timers");
    for case in vectors.setting {
        let other = case.other.as_deref().map(us);
        let setting = case.timer.setting(&us(&case.control), other.as_ref());
        assert_eq!(setting.control, us(&case.set), "{}", case.article);
        assert_eq!(setting.as_announced, case.as_announced, "{}", case.article);
    }
    for case in vectors.ranked {
        assert_eq!(
            ranked(&us(&case.control), &case.timers),
            case.order,
            "{}",
            case.article
        );
    }
}

#[test]
fn analog_clocks() {
    let parameters = edition("us-2025").parameters();
    let first_end = parameters.clock.analog_first_control_ends_at.unwrap();
    for case in read_vectors::<Timers>("timers").analog {
        let control = us(&case.control);
        let allotment = control.of(Colour::White);
        assert_eq!(
            analog::start(allotment, first_end),
            case.start,
            "{}",
            case.article
        );
        assert_eq!(
            analog::forward_for(allotment, 1),
            case.forward,
            "{}",
            case.article
        );
    }
}

#[test]
fn excused_players_and_recommended_additions() {
    let parameters = edition("us-2025").parameters();
    let vectors = read_vectors::<Timers>("timers");
    for case in vectors.excused {
        let rule = parameters.recording.excused.as_ref().unwrap();
        let deduction =
            |seconds| deduction_by_control(&us(&case.control), Colour::White, rule, seconds);
        assert_eq!(deduction(true), case.digital, "{}", case.article);
        assert_eq!(deduction(false), case.analog, "{}", case.article);
    }
    for case in vectors.recommended {
        let range = recommended_addition(&us(&case.control), &parameters.clock).unwrap();
        assert_eq!(
            (range.least, range.most),
            (case.least, case.most),
            "{}",
            case.article
        );
    }
}
