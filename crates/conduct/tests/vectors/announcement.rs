//! Announcements with their faults, and proposals without any.

use adoube_conduct::announcement::{
    Announced, Article, Pace, Plan, Remark, Severity, Subject, lint, propose,
};
use adoube_journal::{EventDetails, Format, RoundTime, SectionSettings};
use adoube_rulebook::{Authority, Rulebook};
use adoube_tournament::{PointSystem, RoundNumber};
use adoube_vectors::{Vectors, tests};
use adoube_words::{Language, Words};
use jiff::civil::{Date, date};
use proptest::prelude::*;
use serde::{Deserialize, Serialize};
use toml::{Table, Value};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.file("announcement", |file| {
        let bases: &Table = file.shared("base");
        file.each("case", move |case| announcements(bases, case));
        file.test("complete", move || {
            complete_announcements_have_no_remarks(bases)
        });
        file.test("reads_back", move || what_is_announced_reads_back(bases));
    });
    vectors.tests(&tests![
        remarks_are_ordered_and_cited,
        every_edition_has_the_articles,
        proposals,
        proposals_follow_the_day,
        proposals_can_be_announced,
        proposals_for_norms_can_be_announced,
        any_announcement_is_read,
    ]);
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Case {
    name: String,
    article: String,
    base: String,
    #[serde(default)]
    event: Table,
    #[serde(default)]
    section: Table,
    #[serde(default)]
    more: Table,
    #[serde(default)]
    remove: Vec<String>,
    #[serde(default)]
    expect: Vec<Pattern>,
    #[serde(default)]
    absent: Vec<Pattern>,
}

/// What a remark looks like; what is not given matches anything.
#[derive(Debug, Deserialize)]
#[serde(deny_unknown_fields)]
struct Pattern {
    severity: Option<String>,
    subject: Option<String>,
    article: Option<String>,
    edition: Option<String>,
    says: Option<String>,
}

impl Pattern {
    fn matches(&self, remark: &Remark) -> bool {
        let same =
            |asked: &Option<String>, found: &str| asked.as_ref().is_none_or(|asked| asked == found);
        let says = self.says.as_ref();
        same(&self.severity, remark.severity.name())
            && same(&self.subject, remark.subject.name())
            && same(&self.article, &tell(&remark.article))
            && same(&self.edition, &tell(&remark.edition))
            && says.is_none_or(|says| tell(&remark.says).contains(says))
    }
}

fn tell<F: Serialize>(fact: &F) -> String {
    Words::of(Language::english()).tell(fact)
}

fn part(base: &Table, name: &str, changes: &Table, removed: &[String]) -> Table {
    let mut table = base[name].as_table().unwrap().clone();
    table.extend(changes.clone());
    for path in removed {
        if let Some(key) = path.strip_prefix(&format!("{name}.")) {
            assert!(table.remove(key).is_some(), "{path} is not there");
        }
    }
    table
}

fn lint_case(base: &Table, case: &Case) -> Vec<Remark> {
    let event = part(base, "event", &case.event, &case.remove);
    let section = part(base, "section", &case.section, &case.remove);
    let more = part(base, "more", &case.more, &case.remove);
    let event: EventDetails = Value::Table(event).try_into().unwrap();
    let section: SectionSettings = Value::Table(section).try_into().unwrap();
    let more: Announced = Value::Table(more).try_into().unwrap();
    lint(&event, &section, &more)
}

fn listed(remarks: &[Remark]) -> String {
    let line = |remark: &Remark| format!("  {}: {remark:?}\n", tell(&remark.says));
    remarks.iter().map(line).collect()
}

fn announcements(bases: &Table, case: Case) {
    let base = bases[&case.base].as_table().unwrap();
    let remarks = lint_case(base, &case);
    let about = format!("{} ({})\n{}", case.name, case.article, listed(&remarks));
    assert!(
        !case.expect.is_empty() || !case.absent.is_empty(),
        "{about}"
    );
    for pattern in &case.expect {
        let found = remarks.iter().any(|remark| pattern.matches(remark));
        assert!(found, "{pattern:?} not found: {about}");
    }
    for pattern in &case.absent {
        let found = remarks.iter().any(|remark| pattern.matches(remark));
        assert!(!found, "{pattern:?} found: {about}");
    }
}

/// The announcement that cases are made from.
fn complete_announcements_have_no_remarks(bases: &Table) {
    for (name, base) in bases {
        let case = Case {
            name: name.clone(),
            article: String::new(),
            base: name.clone(),
            event: Table::new(),
            section: Table::new(),
            more: Table::new(),
            remove: Vec::new(),
            expect: Vec::new(),
            absent: Vec::new(),
        };
        let remarks = lint_case(base.as_table().unwrap(), &case);
        assert!(remarks.is_empty(), "{name}:\n{}", listed(&remarks));
    }
}

fn remarks_are_ordered_and_cited() {
    let event = EventDetails::named("Open");
    let remarks = lint(
        &event,
        &SectionSettings::swiss("A", 0),
        &Announced::default(),
    );
    let keys: Vec<_> = remarks.iter().map(|r| (r.severity, r.subject)).collect();
    assert!(keys.is_sorted());
    for remark in &remarks {
        assert!(is_told(remark), "{remark:?}");
    }
}

/// Words are found for what is said and where it stands.
fn is_told(remark: &Remark) -> bool {
    let [says, article, edition] = [
        tell(&remark.says),
        tell(&remark.article),
        tell(&remark.edition),
    ];
    !says.starts_with("remark-") && !article.is_empty() && !edition.is_empty()
}

/// Nothing is cited without its article, whatever the edition.
fn every_edition_has_the_articles() {
    for edition in Rulebook::embedded().editions() {
        for control in ["120'", "15'", "3'", "nothing", "W5'-B4'"] {
            let event = EventDetails {
                starts: Some(edition.from()),
                ..EventDetails::named("Open")
            };
            let section = SectionSettings {
                rules: Some(edition.id().to_owned()),
                time_control: Some(control.to_owned()),
                point_system: PointSystem::three_one_zero(),
                ..SectionSettings::swiss("A", 7)
            };
            for remark in lint(&event, &section, &Announced::default()) {
                let vague = [Article::Laws, Article::UsRules];
                assert!(!vague.contains(&remark.article), "{remark:?}");
            }
        }
    }
}

fn what_is_announced_reads_back(bases: &Table) {
    for base in bases.values() {
        let more = base["more"].clone();
        let announced: Announced = more.try_into().unwrap();
        let written = toml::to_string(&announced).unwrap();
        assert_eq!(toml::from_str::<Announced>(&written).unwrap(), announced);
    }
    assert_eq!(
        toml::from_str::<Announced>("").unwrap(),
        Announced::default()
    );
    assert!(toml::from_str::<Announced>("breakfast = true").is_err());
}

fn proposals() {
    let day = date(2026, 11, 16);
    let wish = |format, players, authority| Plan {
        format,
        players,
        authority: Some(authority),
        date: Some(day),
        ..Plan::default()
    };
    use Authority::{Fide, UsChess};
    for (wish, rounds, system, first) in [
        (
            wish(Format::Swiss, Some(50), Fide),
            8,
            Some("dutch-2026"),
            "BH/C1",
        ),
        (
            wish(Format::Swiss, None, Fide),
            7,
            Some("dutch-2026"),
            "BH/C1",
        ),
        (
            wish(Format::Swiss, Some(4), Fide),
            3,
            Some("dutch-2026"),
            "BH/C1",
        ),
        (wish(Format::RoundRobin, Some(10), Fide), 9, None, "DE"),
        (wish(Format::RoundRobin, Some(7), Fide), 7, None, "DE"),
        (
            wish(Format::TeamSwiss, Some(20), Fide),
            7,
            Some("team-2026"),
            "MPVGP",
        ),
        (
            wish(Format::Swiss, Some(30), UsChess),
            7,
            Some("us-2025"),
            "MMED",
        ),
    ] {
        let proposal = propose(&wish);
        let settings = &proposal.settings;
        assert_eq!(settings.rounds, rounds, "{wish:?}");
        assert_eq!(settings.pairing_system.as_deref(), system, "{wish:?}");
        assert_eq!(settings.tie_breaks[0], first, "{wish:?}");
        let reasons = &proposal.reasons;
        for reason in reasons {
            let why = tell(&reason.why);
            assert!(!why.starts_with("proposal-reason-"), "{why}");
        }
        assert!(reasons.iter().any(|r| r.subject == Subject::Rounds));
    }
    let norms = Plan {
        title_event: Some(true),
        ..wish(Format::Swiss, Some(40), Fide)
    };
    assert_eq!(propose(&norms).settings.rounds, 9);
}

fn proposals_follow_the_day() {
    let on = |day: Date| {
        let wish = Plan {
            date: Some(day),
            ..Plan::default()
        };
        let settings = propose(&wish).settings;
        (settings.rules, settings.pairing_system)
    };
    let named = |rules: &str, system: &str| (Some(rules.to_owned()), Some(system.to_owned()));
    assert_eq!(on(date(2017, 8, 1)), named("fide-2017-07", "dutch-2017"));
    assert_eq!(on(date(2022, 12, 31)), named("fide-2018-01", "dutch-2017"));
    assert_eq!(on(date(2025, 12, 1)), named("fide-2023-01", "dutch-2025"));
    assert_eq!(on(date(2026, 2, 1)), named("fide-2023-01", "dutch-2026"));
    assert_eq!(on(date(2010, 1, 1)).0, None);
}

fn any_format() -> impl Strategy<Value = Format> {
    prop::sample::select(vec![
        Format::Swiss,
        Format::RoundRobin,
        Format::Knockout,
        Format::Match,
        Format::TeamSwiss,
        Format::TeamRoundRobin,
        Format::Scheveningen,
        Format::Skalitzka,
        Format::Hutton,
        Format::TeamKnockout,
        Format::IndividualTeams,
    ])
}

fn any_pace() -> impl Strategy<Value = Pace> {
    prop::sample::select(vec![Pace::Standard, Pace::Rapid, Pace::Blitz])
}

fn any_day() -> impl Strategy<Value = Date> {
    (2010..2040_i16, 1..=12_i8, 1..=28_i8).prop_map(|(year, month, day)| date(year, month, day))
}

fn wishes() -> impl Strategy<Value = Plan> {
    let authority =
        prop::sample::select(vec![None, Some(Authority::Fide), Some(Authority::UsChess)]);
    let players = prop::option::of(prop_oneof![2..200_u32, Just(u32::MAX)]);
    let flag = prop::option::of(any::<bool>());
    let many = (
        any_format(),
        players,
        authority,
        prop::option::of(any_day()),
    );
    (many, any_pace(), flag.clone(), flag).prop_map(
        |((format, players, authority, date), pace, rated, unrated_players)| Plan {
            name: "A".to_owned(),
            format,
            players: if format == Format::Match {
                Some(2)
            } else {
                players
            },
            authority,
            date,
            pace,
            rated,
            unrated_players,
            board_order: Some("by rating".to_owned()),
            ..Plan::default()
        },
    )
}

/// Something that means something, or anything.
fn text_or(known: &'static [&'static str]) -> impl Strategy<Value = String> {
    prop_oneof![
        prop::sample::select(known).prop_map(str::to_owned),
        "[0-9A-Za-z/+'\":;, -]{0,12}",
    ]
}

const CONTROLS: &[&str] = &[
    "90'+30\"",
    "90'/40+30'+30\"",
    "1/60000+1/60000",
    "G/60;d5",
    "G/5",
    "40/120,20/60;d0",
    "W5'-B4'",
    "*180",
    "3'+2\"",
];
const RULES: &[&str] = &[
    "fide-2023-01",
    "fide-laws-2017",
    "us-2025",
    "us-chess-2025",
    "us",
];
const SYSTEMS: &[&str] = &["dutch-2017", "dutch-2026", "us-2025", "us"];

/// Only a person can give these.
const FACTS: [Subject; 4] = [
    Subject::Starts,
    Subject::Schedule,
    Subject::Prizes,
    Subject::ChiefArbiter,
];

proptest! {
    #![proptest_config(ProptestConfig { failure_persistence: None, ..ProptestConfig::with_cases(300) })]

    fn proposals_can_be_announced(wish in wishes()) {
        let proposal = propose(&wish);
        let event = EventDetails { starts: wish.date, ..EventDetails::named("Open") };
        let remarks = lint(&event, &proposal.settings, &proposal.announced);
        let faults: Vec<&Remark> = remarks
            .iter()
            .filter(|remark| remark.severity == Severity::Must)
            .filter(|remark| !FACTS.contains(&remark.subject))
            .collect();
        prop_assert!(faults.is_empty(), "{faults:?}");
    }

    fn proposals_for_norms_can_be_announced(players in 10..300_u32, day in any_day()) {
        let wish = Plan {
            players: Some(players),
            date: Some(day),
            title_event: Some(true),
            ..Plan::default()
        };
        let proposal = propose(&wish);
        let event = EventDetails { starts: Some(day), ..EventDetails::named("Open") };
        let remarks = lint(&event, &proposal.settings, &proposal.announced);
        for remark in remarks.iter().filter(|remark| remark.severity == Severity::Must) {
            prop_assert!(FACTS.contains(&remark.subject), "{remark:?}");
        }
    }

    fn any_announcement_is_read(
        (format, rounds, players) in (any_format(), any::<u16>(), prop::option::of(any::<u32>())),
        (rules, system, control) in (text_or(RULES), text_or(SYSTEMS), text_or(CONTROLS)),
        codes in prop::collection::vec("[A-Z]{1,4}(/[A-Z][0-9])?", 0..4),
        times in prop::collection::vec((any::<u16>(), any_day(), 0..24_i8), 0..6),
        (starts, ends) in (prop::option::of(any_day()), prop::option::of(any_day())),
        (rated, title, official) in (any::<bool>(), any::<bool>(), any::<bool>()),
        (late, until) in (prop::option::of(any::<u32>()), any::<u16>()),
    ) {
        let event = EventDetails { starts, ends, ..EventDetails::named("Open") };
        let schedule = times.iter().map(|(round, day, hour)| RoundTime {
            round: RoundNumber(*round),
            starts: day.at(*hour, 0, 0, 0),
        });
        let section = SectionSettings {
            format,
            rules: Some(rules),
            pairing_system: Some(system),
            time_control: Some(control),
            tie_breaks: codes,
            schedule: schedule.collect(),
            ..SectionSettings::swiss("A", rounds)
        };
        let more = format!("rated = {rated}\ntitle_event = {title}\nofficial = {official}\n\
            byes = {{ most = {until}, until_round = {until}, worth = 0.5 }}\n");
        let more = Announced {
            expected_players: players,
            default_time_minutes: late,
            acceleration: Some("Baku".to_owned()),
            ..toml::from_str(&more).unwrap()
        };
        let remarks = lint(&event, &section, &more);
        prop_assert!(remarks.iter().all(is_told), "{}", listed(&remarks));
    }
}
