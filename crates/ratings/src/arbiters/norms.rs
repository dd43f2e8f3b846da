//! Norms for the titles FA and IA, and applications (2.1, 3, 4, 5).

use jiff::civil::{Date, date};
use serde::{Deserialize, Serialize};

use super::articles;
use crate::facts::ArbiterTitle;
use crate::norm::{Amount, Check, Requirement, Standing};

/// How an event is played, for arbiters' norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventFormat {
    Swiss,
    RoundRobin,
    DoubleRoundRobin,
    Team,
}

/// The level of an event, for arbiters' norms.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum EventLevel {
    World,
    Continental,
    International,
    /// National championship of adults.
    NationalChampionship,
    /// A national event that is none of the others.
    National,
}

/// An event as arbiters' norms see it.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ArbiterEvent {
    /// How it is played.
    pub format: EventFormat,
    pub level: EventLevel,
    pub players: u32,
    /// Players with a FIDE rating.
    pub rated: u32,
    /// Federations of the players, FID not counted.
    pub federations: u32,
    pub rounds: u32,
    pub start: Date,
    /// Whether it was rapid or blitz, of which few norms count.
    #[serde(default)]
    pub fast: bool,
    /// Title norms of players were possible.
    #[serde(default)]
    pub player_norms: bool,
    /// An official FIDE event.
    #[serde(default)]
    pub official: bool,
    /// The final of the national individual championship.
    #[serde(default)]
    pub national_final: bool,
    /// Boards of a team and number of teams.
    #[serde(default)]
    pub teams: Option<(u32, u32)>,
    /// All arbiters had a licence.
    #[serde(default)]
    pub licensed: Option<bool>,
}

/// How many certificates an event gives out (2.1.1).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[serde(rename_all = "kebab-case")]
pub enum Certificates {
    /// As many as there are arbiters.
    Unlimited,
    /// At most so many.
    AtMost(u32),
    /// One for 50 players. The text does not say what a part of 50 is worth: at most so many by
    /// the strict reading, and by the mild one.
    OneForFifty {
        strict: u32,
        mild: u32,
    },
    Nothing,
}

/// How many certificates an event gives out.
pub fn certificates(event: &ArbiterEvent) -> Certificates {
    match (event.level, event.format) {
        (EventLevel::World | EventLevel::Continental, _) => Certificates::Unlimited,
        (EventLevel::National, _) => Certificates::Nothing,
        (_, EventFormat::RoundRobin | EventFormat::DoubleRoundRobin) => Certificates::AtMost(2),
        (_, EventFormat::Swiss | EventFormat::Team) => Certificates::OneForFifty {
            strict: event.players / 50,
            mild: event.players.div_ceil(50),
        },
    }
}

/// What an event needs to be a norm for FA or IA, with every requirement.
pub fn norm_checks(event: &ArbiterEvent, title: ArbiterTitle) -> Vec<Check> {
    let international = title == ArbiterTitle::International;
    let mut checks = vec![size(event), rounds(event, international)];
    if event.level == EventLevel::International {
        let least = if international { 3 } else { 2 };
        let standing = Standing::of(event.federations >= least);
        let needed = Amount::AtLeast(i32::try_from(least).unwrap_or(i32::MAX));
        checks.push(Check::new(
            articles::FEDERATIONS,
            Requirement::Federations,
            needed,
            event.federations,
            standing,
        ));
    }
    if international {
        checks.push(admissible(event));
    } else if event.fast {
        let fits = event.players >= 30 && event.rounds >= 9;
        let found = Amount::Both {
            one: event.players as usize,
            other: event.rounds as usize,
        };
        let needed = Amount::ThirtyPlayersAndNineRounds;
        checks.push(Check::new(
            articles::RAPID_AND_BLITZ,
            Requirement::RapidOrBlitz,
            needed,
            found,
            Standing::of(fits),
        ));
    }
    if event.format == EventFormat::Team && event.level == EventLevel::NationalChampionship {
        checks.push(national_league(event));
    }
    checks.push(match event.licensed {
        Some(all) => {
            let found = if all { Amount::Yes } else { Amount::No };
            Check::new(
                articles::LICENCES,
                Requirement::AllArbitersLicensed,
                Amount::Yes,
                found,
                Standing::of(all),
            )
        }
        None => Check::unknown(
            articles::LICENCES,
            Requirement::AllArbitersLicensed,
            Amount::Yes,
        ),
    });
    checks
}

fn size(event: &ArbiterEvent) -> Check {
    let least = match event.format {
        EventFormat::RoundRobin => 10,
        EventFormat::DoubleRoundRobin => 6,
        EventFormat::Swiss | EventFormat::Team => 20,
    };
    let standing = Standing::of(event.players >= least);
    let needed = Amount::AtLeast(i32::try_from(least).unwrap_or(i32::MAX));
    Check::new(
        articles::PLAYERS,
        Requirement::Players,
        needed,
        event.players,
        standing,
    )
}

/// One norm of an application may have two rounds fewer.
fn rounds(event: &ArbiterEvent, international: bool) -> Check {
    let (full, short) = if international { (9, 7) } else { (7, 5) };
    let standing = Standing::between(event.rounds >= full, event.rounds >= short);
    let needed = Amount::AtLeastOnceFewer { full, short };
    Check::new(
        articles::ROUNDS,
        Requirement::Rounds,
        needed,
        event.rounds,
        standing,
    )
}

/// One of the kinds of 4.6.
fn admissible(event: &ArbiterEvent) -> Check {
    let world = matches!(event.level, EventLevel::World | EventLevel::Continental);
    let kind = if event.fast {
        (world && event.official).then_some(articles::FAST_CHAMPIONSHIP)
    } else if event.national_final {
        Some(articles::NATIONAL_FINAL)
    } else if event.official {
        Some(articles::OFFICIAL_EVENT)
    } else if event.player_norms {
        Some(articles::EVENT_WITH_NORMS)
    } else {
        is_large(event).then_some(articles::LARGE_EVENT)
    };
    let standing = Standing::of(kind.is_some());
    Check::new(
        articles::KINDS_OF_EVENTS,
        Requirement::KindOfEvent,
        Amount::ArbiterNormKinds,
        kind.map_or(Amount::NothingOfIt, |kind| Amount::Text(kind.to_owned())),
        standing,
    )
}

/// An international event of 100 players of three federations, 30 % rated, seven rounds.
fn is_large(event: &ArbiterEvent) -> bool {
    event.level == EventLevel::International
        && event.players >= 100
        && event.federations >= 3
        && 10 * event.rated >= 3 * event.players
        && event.rounds >= 7
}

fn national_league(event: &ArbiterEvent) -> Check {
    let fits = event
        .teams
        .is_some_and(|(boards, number)| boards >= 4 && number >= 10)
        && 10 * event.rated >= 6 * event.players
        && event.rounds >= 5;
    let found = match event.teams {
        Some((boards, teams)) => Amount::BoardsAndTeams { boards, teams },
        None => Amount::NotKnown,
    };
    let needed = Amount::LeagueSize;
    let standing = match (fits, event.teams) {
        (true, _) => Standing::Met,
        (false, None) => Standing::Open,
        // The number of teams of a double round robin is not told apart here.
        (false, Some((4.., 6..))) if event.rounds >= 5 => Standing::Open,
        (false, _) => Standing::NotMet,
    };
    Check::new(
        articles::NATIONAL_LEAGUE,
        Requirement::NationalLeague,
        needed,
        found,
        standing,
    )
}

/// A norm of an arbiter.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "kebab-case")]
pub enum ArbiterNorm {
    Event {
        /// What it was called.
        #[serde(default)]
        name: String,
        event: ArbiterEvent,
        /// Rounds the arbiter worked in a team event.
        #[serde(default)]
        rounds_worked: Option<u32>,
        chief_arbiter: String,
        /// The title of who signed.
        #[serde(default)]
        chief_title: Option<ArbiterTitle>,
    },
    /// A seminar with an exam passed with 80 %.
    Seminar { date: Date },
    /// Match arbiter at an Olympiad.
    OlympiadMatches { date: Date },
    /// The title of an organisation of the disabled.
    DisabledTitle { organisation: String },
}

/// An application for FA or IA.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct ArbiterApplication {
    /// For each norm, what stands against it.
    pub norms: Vec<Vec<Check>>,
    /// The application as a whole.
    pub checks: Vec<Check>,
}

impl ArbiterApplication {
    /// Whether every requirement of the application as a whole is met.
    pub fn is_complete(&self) -> bool {
        let fine = |check: &Check| check.standing == Standing::Met;
        self.checks.iter().all(fine)
    }
}

/// Checks an application for FA or IA made on a day by somebody of an age. `fa_since` is the day
/// of the FA title.
pub fn arbiter_application(
    title: ArbiterTitle,
    norms: &[ArbiterNorm],
    age: Option<u32>,
    fa_since: Option<Date>,
    on: Date,
) -> ArbiterApplication {
    let per_norm: Vec<Vec<Check>> = norms.iter().map(|norm| single(norm, title, on)).collect();
    let valid: Vec<&ArbiterNorm> = norms
        .iter()
        .zip(&per_norm)
        .filter(|(_, checks)| checks.iter().all(|c| c.standing != Standing::NotMet))
        .map(|(norm, _)| norm)
        .collect();
    let events: Vec<&ArbiterEvent> = valid.iter().filter_map(|norm| norm.event()).collect();
    let mut checks = vec![age_check(age)];
    checks.extend(match title {
        ArbiterTitle::International => international_checks(&valid, &events, fa_since, on),
        _ => fide_checks(&valid),
    });
    checks.push(short_events(&events, title));
    checks.push(formats(&events));
    checks.push(within_six_years(&events));
    ArbiterApplication {
        norms: per_norm,
        checks,
    }
}

fn age_check(age: Option<u32>) -> Check {
    match age {
        Some(age) => Check::new(
            articles::AGE,
            Requirement::Age,
            Amount::AtLeast(21),
            age,
            Standing::of(age >= 21),
        ),
        None => Check::unknown(articles::AGE, Requirement::Age, Amount::AtLeast(21)),
    }
}

/// What an International Arbiter needs: the FA title, four norms since, two who signed.
fn international_checks(
    valid: &[&ArbiterNorm],
    events: &[&ArbiterEvent],
    fa_since: Option<Date>,
    on: Date,
) -> Vec<Check> {
    let held = Standing::of(fa_since.is_some_and(|since| since <= on));
    let found = fa_since.map_or(Amount::No, |since| Amount::Text(since.to_string()));
    let is_early = |event: &&&ArbiterEvent| fa_since.is_some_and(|since| event.start < since);
    let early = events.iter().filter(is_early).count();
    // Since 2024 a fifth norm is that of a seminar (B.06.1, 2.2, 4.7).
    let seminar = on >= date(2024, 1, 1);
    let number = counted(valid, usize::from(seminar));
    let needed = if seminar { 5 } else { 4 };
    let mut signed: Vec<&str> = valid.iter().filter_map(|norm| norm.chief()).collect();
    signed.sort_unstable();
    signed.dedup();
    let signed = signed.len();
    let early_norms = Requirement::NormsBeforeFaTitle;
    let signers = Requirement::ChiefArbitersWhoSigned;
    let mut checks = vec![
        Check::new(
            articles::FA_TITLE,
            Requirement::FaTitle,
            Amount::Held,
            found,
            held,
        ),
        Check::new(
            articles::NORMS_BEFORE_FA,
            early_norms,
            Amount::NothingOfIt,
            early,
            Standing::of(early == 0),
        ),
        Check::new(
            if seminar {
                articles::IA_NORMS_WITH_SEMINAR
            } else {
                articles::KINDS_OF_EVENTS
            },
            Requirement::Norms,
            Amount::AtLeast(needed),
            number,
            Standing::of(i32::try_from(number).is_ok_and(|number| number >= needed)),
        ),
        Check::new(
            articles::SIGNERS,
            signers,
            Amount::AtLeast(2),
            signed,
            Standing::of(signed >= 2),
        ),
    ];
    if seminar {
        checks.push(seminar_check(articles::IA_SEMINAR, valid));
    }
    checks
}

fn seminar_check(article: &'static str, valid: &[&ArbiterNorm]) -> Check {
    let is_seminar = |norm: &&&ArbiterNorm| matches!(norm, ArbiterNorm::Seminar { .. });
    let seminars = valid.iter().filter(is_seminar).count();
    let (what, needed) = (Requirement::SeminarWithExam, Amount::AtLeast(1));
    Check::new(article, what, needed, seminars, Standing::of(seminars >= 1))
}

/// What a FIDE Arbiter needs: a seminar, and with it four norms.
fn fide_checks(valid: &[&ArbiterNorm]) -> Vec<Check> {
    let number = counted(valid, 1);
    vec![
        seminar_check(articles::FA_SEMINAR, valid),
        Check::new(
            articles::FA_SEMINAR,
            Requirement::NormsWithSeminar,
            Amount::AtLeast(4),
            number,
            Standing::of(number >= 4),
        ),
    ]
}

/// The norms that count: of seminars, Olympiads, rapid and blitz, national finals and large opens
/// only as many as are allowed.
fn counted(norms: &[&ArbiterNorm], seminars: usize) -> usize {
    let count = |what: &dyn Fn(&ArbiterNorm) -> bool| norms.iter().filter(|n| what(n)).count();
    let event = |what: &dyn Fn(&ArbiterEvent) -> bool| {
        count(&|norm: &ArbiterNorm| norm.event().is_some_and(what))
    };
    let fast = event(&|e| e.fast);
    let national = event(&|e| !e.fast && e.level == EventLevel::NationalChampionship);
    let other = event(&|e| !e.fast && e.level != EventLevel::NationalChampionship);
    let disabled = count(&|norm| matches!(norm, ArbiterNorm::DisabledTitle { .. }));
    let olympiad = count(&|norm| matches!(norm, ArbiterNorm::OlympiadMatches { .. }));
    let seminar = count(&|norm| matches!(norm, ArbiterNorm::Seminar { .. }));
    other + disabled + national.min(2) + fast.min(1) + olympiad.min(1) + seminar.min(seminars)
}

fn single(norm: &ArbiterNorm, title: ArbiterTitle, on: Date) -> Vec<Check> {
    match norm {
        ArbiterNorm::Event {
            event,
            rounds_worked,
            chief_title,
            ..
        } => {
            let mut checks = norm_checks(event, title);
            if event.format == EventFormat::Team {
                let worked = rounds_worked.unwrap_or(0);
                let standing = Standing::of(worked >= 5);
                checks.push(Check::new(
                    articles::ROUNDS,
                    Requirement::RoundsWorked,
                    Amount::AtLeast(5),
                    worked,
                    standing,
                ));
            }
            if title == ArbiterTitle::International && *chief_title == Some(ArbiterTitle::National)
            {
                checks.push(Check::new(
                    articles::SIGNED_BY,
                    Requirement::SignedBy,
                    Amount::IaOrFa,
                    Amount::ArbiterTitle(ArbiterTitle::National),
                    Standing::NotMet,
                ));
            }
            checks
        }
        ArbiterNorm::Seminar { date } => {
            let years = date
                .until((jiff::Unit::Year, on))
                .map_or(99, |span| span.get_years());
            let standing = Standing::of(years < 4);
            vec![Check::new(
                articles::VALIDITY,
                Requirement::SeminarNotOlderThan,
                Amount::Years(4),
                years,
                standing,
            )]
        }
        ArbiterNorm::OlympiadMatches { .. } | ArbiterNorm::DisabledTitle { .. } => Vec::new(),
    }
}

impl ArbiterNorm {
    fn event(&self) -> Option<&ArbiterEvent> {
        match self {
            ArbiterNorm::Event { event, .. } => Some(event),
            _ => None,
        }
    }

    fn chief(&self) -> Option<&str> {
        match self {
            ArbiterNorm::Event { chief_arbiter, .. } => Some(chief_arbiter),
            _ => None,
        }
    }
}

fn short_events(events: &[&ArbiterEvent], title: ArbiterTitle) -> Check {
    let full = if title == ArbiterTitle::International {
        9
    } else {
        7
    };
    let short = events.iter().filter(|event| event.rounds < full).count();
    let what = Requirement::EventsOfFewerRounds { rounds: full };
    Check::new(
        articles::ROUNDS,
        what,
        Amount::AtMost(1),
        short,
        Standing::of(short <= 1),
    )
}

/// Two formats, or Swiss events of which one is large and international.
fn formats(events: &[&ArbiterEvent]) -> Check {
    let robin = |format| match format {
        EventFormat::DoubleRoundRobin => EventFormat::RoundRobin,
        other => other,
    };
    let first = events.first().map(|event| robin(event.format));
    let varied = events
        .iter()
        .any(|event| Some(robin(event.format)) != first);
    let large = |event: &&&ArbiterEvent| {
        event.level == EventLevel::International
            && event.players >= 100
            && 10 * event.rated >= 3 * event.players
            && event.rounds >= 7
    };
    let swiss = first == Some(EventFormat::Swiss) && events.iter().any(|event| large(&event));
    let found = if varied { Amount::Two } else { Amount::One };
    let needed = Amount::TwoOrSwiss;
    Check::new(
        articles::FORMATS,
        Requirement::Formats,
        needed,
        found,
        Standing::of(varied || swiss),
    )
}

fn within_six_years(events: &[&ArbiterEvent]) -> Check {
    let starts = || events.iter().map(|event| event.start);
    let years = match (starts().min(), starts().max()) {
        (Some(first), Some(last)) => {
            let span = first.until((jiff::Unit::Year, last));
            span.map_or(99, |span| span.get_years())
        }
        _ => 0,
    };
    let standing = Standing::of(years < 6);
    Check::new(
        articles::VALIDITY,
        Requirement::YearsBetweenEvents,
        Amount::Below(6),
        years,
        standing,
    )
}
