//! Rates of play, rating minima and settings of clocks: the cases of
//! `{classes,rating_times,timers}.toml`.

use crate::common::edition;
use adoube_clock::recording::deduction_by_control;
use adoube_clock::{
    ByColour, Colour, Dialect, NoRate, RatingTimes, Span, TimeControl, Timer, Venue, allows_norms,
    classify, fit_a_day, playing_time, ranked, recommended_addition, topics,
};
use adoube_rulebook::{Rate, Rulebook};
use adoube_vectors::{Vectors, tests};
use jiff::civil::Date;
use serde::Deserialize;

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("classes", |file| {
        file.each("us", us_classes);
        file.each("online", us_classes_online);
        file.each("fide", fide_classes);
    });
    vectors.file("rating_times", |file| {
        file.each("rated", rated_games);
        file.each("norms", norms);
        file.each("days", days);
    });
    vectors.file("timers", |file| {
        file.each("setting", settings_of_clocks);
        file.each("ranked", clocks_in_order);
        file.each("excused", excused_players);
        file.each("recommended", recommended_additions);
    });
    vectors.tests(&tests![
        time_odds,
        fide_has_no_default,
        every_topic_is_in_some_edition,
        nothing_was_asked_for_earlier,
    ]);
}

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

fn check_us(case: UsCase, venue: Venue) {
    let about = format!("{} ({})", case.control, case.article);
    let class = classify(&us(&case.control), edition("us-2025"), venue);
    assert_eq!(class.total.white, Span::minutes(case.total), "{about}");
    assert_eq!(class.rate, rate(&case.rate), "{about}");
    assert_eq!(class.rate.is_none(), !class.reasons.is_empty(), "{about}");
    let default = case.default_delay.map(Span::seconds);
    assert_eq!(class.default_delay, default, "{about}");
}

fn us_classes(case: UsCase) {
    check_us(case, Venue::OverTheBoard);
}

fn us_classes_online(case: UsCase) {
    check_us(case, Venue::Online);
}

fn fide_classes(case: FideCase) {
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

fn time_odds() {
    let odds = fide("W5'-B4'");
    let class = classify(&odds, edition("us-2025"), Venue::OverTheBoard);
    assert_eq!((class.rate, class.reasons), (None, vec![NoRate::TimeOdds]));
    assert!(class.articles.contains(&"5C1".to_owned()));
    let class = classify(&odds, edition("fide-2023-01"), Venue::OverTheBoard);
    assert_eq!(class.reasons, [NoRate::TimeOdds]);
}

fn fide_has_no_default() {
    let class = classify(&us("G/60"), edition("fide-2023-01"), Venue::OverTheBoard);
    assert_eq!(
        (class.rate, class.reasons),
        (None, vec![NoRate::Unspecified])
    );
}

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

fn rated_games(case: Rated) {
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

fn nothing_was_asked_for_earlier() {
    assert!(RatingTimes::on(jiff::civil::date(2014, 6, 30)).is_none());
}

fn norms(case: Norms) {
    let allowed = allows_norms(&fide(&case.control), case.start, case.disabled);
    assert_eq!(allowed, case.allowed, "{} ({})", case.control, case.article);
}

fn days(case: Day) {
    assert_eq!(fit_a_day(&case.rounds), case.fits, "{}", case.article);
}

// ------------------------------------------------------------------------------------------ timers

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

fn settings_of_clocks(case: SettingCase) {
    let other = case.other.as_deref().map(us);
    let setting = case.timer.setting(&us(&case.control), other.as_ref());
    assert_eq!(setting.control, us(&case.set), "{}", case.article);
    assert_eq!(setting.as_announced, case.as_announced, "{}", case.article);
}

fn clocks_in_order(case: RankedCase) {
    assert_eq!(
        ranked(&us(&case.control), &case.timers),
        case.order,
        "{}",
        case.article
    );
}

fn excused_players(case: ExcusedCase) {
    let parameters = edition("us-2025").parameters();
    let rule = parameters.recording.excused.as_ref().unwrap();
    let deduction =
        |seconds| deduction_by_control(&us(&case.control), Colour::White, rule, seconds);
    assert_eq!(deduction(true), case.digital, "{}", case.article);
    assert_eq!(deduction(false), case.analog, "{}", case.article);
}

fn recommended_additions(case: RecommendedCase) {
    let parameters = edition("us-2025").parameters();
    let range = recommended_addition(&us(&case.control), &parameters.clock).unwrap();
    assert_eq!(
        (range.least, range.most),
        (case.least, case.most),
        "{}",
        case.article
    );
}
