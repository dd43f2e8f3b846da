//! When rounds are played, and the limits of the regulations.

use adoube_pairing::schedule::calendar::{self, CalendarPlan, Sessions, TimeLimit};
use jiff::civil::DateTime;
use serde::Deserialize;

use super::told;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Calendars {
    case: Vec<CalendarCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct CalendarCase {
    name: String,
    plan: CalendarPlan,
    #[serde(default)]
    starts: Option<Vec<DateTime>>,
    #[serde(default)]
    minutes: u32,
    #[serde(default)]
    increment: u32,
    lots: Option<DateTime>,
    #[serde(default)]
    limits: Vec<String>,
    #[serde(default)]
    breaches: Vec<String>,
    error: Option<String>,
}

fn calendars() -> Calendars {
    toml::from_str(include_str!("../vectors/calendar.toml")).unwrap()
}

fn limits(name: &str) -> Vec<TimeLimit> {
    match name {
        "rated" => calendar::rated_events(),
        "title" => calendar::title_events(),
        "grandmaster" => calendar::grandmaster_norm(),
        "drawn" => calendar::drawn_events(),
        "school" => calendar::school_events(),
        "no overlap" => vec![TimeLimit::ONE_GAME_AT_A_TIME],
        _ => panic!("no limits are called {name}"),
    }
}

#[test]
fn calendars_and_their_limits() {
    for case in calendars().case {
        let calendar = match (case.plan.calendar(), case.error) {
            (Ok(calendar), None) => calendar,
            (Err(error), Some(expected)) => {
                assert_eq!(told([error]), [expected], "{}", case.name);
                continue;
            }
            (found, expected) => panic!("{}: {found:?}, not {expected:?}", case.name),
        };
        if let Some(starts) = case.starts {
            assert_eq!(calendar.starts, starts, "{}", case.name);
        }
        let mut sessions = Sessions::of(case.minutes, case.increment);
        sessions.drawing_of_lots = case.lots;
        let limits: Vec<TimeLimit> = case.limits.iter().flat_map(|name| limits(name)).collect();
        let breaches = told(calendar::check(&calendar, &sessions, &limits));
        assert_eq!(breaches, case.breaches, "{}", case.name);
    }
}
