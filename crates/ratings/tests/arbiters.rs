//! Arbiters: norms, applications, licences, classes, staff.

use adoube_ratings::arbiters::{
    ArbiterEvent, ArbiterNorm, Category, Certificates, EventClass, Inactivity, Licence,
    LicenceFault, Officiated, OfficiatingEvent, Record, appointable, arbiter_application, category,
    certificates, licence_fee, norm_checks, staff, upgrade_fee,
};
use adoube_ratings::facts::{ArbiterTitle, Role};
use adoube_ratings::norm::{Check, Standing};
use jiff::civil::{Date, date};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Vectors {
    event: Vec<EventCase>,
    fees: Fees,
    appointments: Appointments,
    class: Vec<ClassCase>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct EventCase {
    article: String,
    event: ArbiterEvent,
    #[serde(default)]
    against_fa: Vec<String>,
    #[serde(default)]
    open_fa: Vec<String>,
    #[serde(default)]
    against_ia: Vec<String>,
    certificates: [u32; 2],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fees {
    article: String,
    rows: Vec<(ArbiterTitle, Category, u32)>,
    upgrades: Vec<(ArbiterTitle, Category, Category, u32)>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Appointments {
    article: String,
    chief: [String; 4],
    deputy: [String; 4],
    arbiter: [String; 4],
    assistant: [String; 4],
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClassCase {
    article: String,
    title: ArbiterTitle,
    years: i16,
    events: Vec<String>,
    class: Category,
}

fn vectors() -> Vectors {
    toml::from_str(include_str!("vectors/arbiters.toml")).unwrap()
}

fn articles(checks: &[Check], standing: Standing) -> Vec<&str> {
    let found = checks.iter().filter(|check| check.standing == standing);
    found.map(|check| check.article).collect()
}

#[test]
fn norms_of_events() {
    for case in vectors().event {
        let fa = norm_checks(&case.event, ArbiterTitle::Fide);
        assert_eq!(
            articles(&fa, Standing::NotMet),
            case.against_fa,
            "{}",
            case.article
        );
        assert_eq!(
            articles(&fa, Standing::Open),
            case.open_fa,
            "{}",
            case.article
        );
        let ia = norm_checks(&case.event, ArbiterTitle::International);
        assert_eq!(
            articles(&ia, Standing::NotMet),
            case.against_ia,
            "{}",
            case.article
        );
        let found = match certificates(&case.event) {
            Certificates::Unlimited => [99, 99],
            Certificates::AtMost(number) => [number, number],
            Certificates::OneForFifty { strict, mild } => [strict, mild],
            Certificates::Nothing => [0, 0],
        };
        assert_eq!(found, case.certificates, "{}", case.article);
    }
}

#[test]
fn fees_and_upgrades() {
    let fees = vectors().fees;
    for (title, class, euro) in fees.rows {
        let found = licence_fee(title, Some(class)).unwrap_or(0);
        assert_eq!(found, euro, "{}: {title:?} {class:?}", fees.article);
    }
    for (title, from, to, euro) in fees.upgrades {
        assert_eq!(
            upgrade_fee(title, from, to),
            Some(euro),
            "6.2.4: {title:?} {to:?}"
        );
    }
    assert_eq!(licence_fee(ArbiterTitle::National, None), Some(20));
}

#[test]
fn the_matrix_of_appointments() {
    let table = vectors().appointments;
    let rows = [
        (Role::Chief, &table.chief),
        (Role::Deputy, &table.deputy),
        (Role::Arbiter, &table.arbiter),
        (Role::Assistant, &table.assistant),
    ];
    let events = [
        EventClass::MajorWorld,
        EventClass::OtherWorld,
        EventClass::MajorContinental,
        EventClass::OtherContinental,
    ];
    let classes = [
        (Category::A, 'A'),
        (Category::B, 'B'),
        (Category::C, 'C'),
        (Category::D, 'D'),
    ];
    for (role, row) in rows {
        for (event, allowed) in events.into_iter().zip(row) {
            for (class, letter) in classes {
                let found = appointable(role, event, class);
                let expected = Some(allowed.contains(letter));
                assert_eq!(
                    found, expected,
                    "{}: {role:?} {event:?} {class:?}",
                    table.article
                );
            }
        }
    }
}

#[test]
fn classes() {
    let on = date(2019, 6, 1);
    for case in vectors().class {
        let events = case.events.iter().map(|text| {
            let name = text.trim_end_matches(['!', '+']);
            let event: OfficiatingEvent =
                serde_json::from_value(serde_json::Value::String(name.to_owned())).unwrap();
            Officiated {
                event,
                start: date(2018, 1, 1),
                chief_or_deputy: !text.ends_with('!'),
                kind: name.len() as u8,
                five_titled: text.ends_with('+'),
            }
        });
        let record = Record {
            title: case.title,
            since: date(2019 - case.years, 1, 1),
            active: true,
            attested: true,
            events: events.collect(),
        };
        assert_eq!(category(&record, on), Some(case.class), "{}", case.article);
        let punished = Record {
            attested: false,
            ..record
        };
        assert_eq!(
            category(&punished, on),
            Some(Category::D),
            "{}",
            case.article
        );
    }
}

#[test]
fn applications() {
    let event = |format: &str, rounds: u32, start: Date, chief: &str| ArbiterNorm::Event {
        name: String::new(),
        event: ArbiterEvent {
            rounds,
            start,
            format: serde_json::from_value(format.into()).unwrap(),
            ..vectors().event.remove(0).event
        },
        rounds_worked: None,
        chief_arbiter: chief.to_owned(),
        chief_title: Some(ArbiterTitle::International),
    };
    let on = date(2019, 6, 1);
    let start = date(2018, 5, 1);
    let seminar = ArbiterNorm::Seminar {
        date: date(2017, 1, 1),
    };
    let mut norms = vec![
        event("swiss", 9, start, "A"),
        event("swiss", 7, start, "A"),
        event("round-robin", 9, start, "B"),
        seminar,
    ];
    let fa = arbiter_application(ArbiterTitle::Fide, &norms, Some(21), None, on);
    assert!(fa.is_complete(), "{:#?}", fa.checks);
    let young = arbiter_application(ArbiterTitle::Fide, &norms, Some(20), None, on);
    assert_eq!(articles(&young.checks, Standing::NotMet), ["2.1.4"]);
    norms[3] = ArbiterNorm::Seminar {
        date: date(2015, 1, 1),
    };
    let old = arbiter_application(ArbiterTitle::Fide, &norms, Some(30), None, on);
    assert_eq!(articles(&old.checks, Standing::NotMet), ["3.5", "3.5"]);

    norms[3] = event("swiss", 9, start, "A");
    let since = Some(date(2018, 1, 1));
    let ia = arbiter_application(ArbiterTitle::International, &norms, Some(30), since, on);
    assert!(ia.is_complete(), "{:#?}", ia.checks);
    let late = Some(date(2018, 12, 1));
    let early = arbiter_application(ArbiterTitle::International, &norms, Some(30), late, on);
    assert_eq!(articles(&early.checks, Standing::NotMet), ["4.10"]);
    norms[2] = event("round-robin", 9, date(2012, 1, 1), "B");
    let long = arbiter_application(ArbiterTitle::International, &norms, Some(30), None, on);
    assert_eq!(articles(&long.checks, Standing::NotMet), ["4.9", "5.3"]);
}

/// Since 2024 International Arbiters need a fifth norm, that of a seminar (B.06.1, 2.2, 4.7).
#[test]
fn the_seminar_of_international_arbiters() {
    let event = |format: &str, chief: &str| {
        ArbiterNorm::Event {
            name: String::new(),
        event: toml::from_str(&format!(
            "format = \"{format}\"\nlevel = \"international\"\nplayers = 120\nrated = 100\n\
             federations = 8\nrounds = 9\nstart = \"2024-05-01\"\nplayer_norms = true\nlicensed = true"
        ))
        .unwrap(),
        rounds_worked: None,
        chief_arbiter: chief.to_owned(),
        chief_title: Some(ArbiterTitle::International),
    }
    };
    let mut norms = vec![
        event("swiss", "A"),
        event("swiss", "B"),
        event("round-robin", "A"),
        event("round-robin", "B"),
    ];
    let on = date(2025, 1, 1);
    let since = Some(date(2020, 1, 1));
    let title = ArbiterTitle::International;
    let four = arbiter_application(title, &norms, Some(30), since, on);
    assert_eq!(articles(&four.checks, Standing::NotMet), ["2.2", "4.7"]);
    norms.push(ArbiterNorm::Seminar {
        date: date(2024, 3, 1),
    });
    let five = arbiter_application(title, &norms, Some(30), since, on);
    assert!(five.is_complete(), "{:#?}", five.checks);
    let before = arbiter_application(title, &norms[..4], Some(30), since, date(2023, 12, 31));
    assert!(before.is_complete(), "{:#?}", before.checks);
}

#[test]
fn licences_staff_and_activity() {
    let paid = |paid| Licence {
        paid: Some(paid),
        active: true,
    };
    let start = date(2019, 5, 2);
    assert_eq!(paid(date(2019, 5, 1)).fault(start), None);
    assert_eq!(paid(start).fault(start), Some(LicenceFault::TooLate));
    let inactive = Licence {
        active: false,
        ..paid(date(2018, 1, 1))
    };
    assert_eq!(inactive.fault(start), Some(LicenceFault::Inactive));
    let never = Licence {
        paid: None,
        active: true,
    };
    assert_eq!(never.fault(start), Some(LicenceFault::NotPaid));
    assert_eq!(never.fault(date(2012, 12, 31)), None);
    for (players, from, to) in [(20, 1, 1), (100, 4, 5), (101, 5, 6)] {
        let found = staff(players);
        assert_eq!(
            (found.arbiters_from, found.arbiters_to),
            (from, to),
            "{players}"
        );
    }
    let last = Inactivity {
        last_event: date(2017, 5, 1),
    };
    assert!(!last.is_inactive(date(2019, 4, 30)));
    assert!(last.is_inactive(date(2019, 5, 1)));
}

/// Records 102 and 112 as programs write them.
#[test]
fn arbiters_in_report_files() {
    use adoube_ratings::facts::{Arbiter, ArbiterTitle::*, Role};
    for (text, name, title, id) in [
        (
            "IA Mikel Larreategi Arana (22232540)",
            "Mikel Larreategi Arana",
            Some(International),
            Some(22232540),
        ),
        (
            "FA D'Alessandro Flavio",
            "D'Alessandro Flavio",
            Some(Fide),
            None,
        ),
        (
            "AF D'Alessandro Flavio",
            "D'Alessandro Flavio",
            Some(Fide),
            None,
        ),
        (
            "Arbiter, Anna (IA) 1503014",
            "Arbiter, Anna",
            Some(International),
            Some(1503014),
        ),
        (
            "Arbiter, Anna, International Arbiter",
            "Arbiter, Anna",
            Some(International),
            None,
        ),
        (
            "FIDE Arbiter: Ben Bishop, FIDE ID 4100018",
            "Ben Bishop",
            Some(Fide),
            Some(4100018),
        ),
        (
            "NA Cara Castle; IA Somebody Else",
            "Cara Castle",
            Some(National),
            None,
        ),
        ("I.A. Dora Dame", "Dora Dame", Some(International), None),
        ("The Chief Arbiter", "The Chief Arbiter", None, None),
        ("Iana Fadil", "Iana Fadil", None, None),
    ] {
        let found = Arbiter::read(text, Role::Chief).unwrap();
        assert_eq!(
            (found.name.as_str(), found.title, found.fide_id),
            (name, title, id),
            "{text}"
        );
    }
    assert_eq!(Arbiter::read("  ", Role::Chief), None);
}
