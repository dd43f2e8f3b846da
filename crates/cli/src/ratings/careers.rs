//! `adoube titles` and `adoube arbiters`: what is earned, and what is missing for a title.

use std::path::{Path, PathBuf};
use std::process::ExitCode;

use adoube_bodies::arbiters::ArbiterCareerBody;
use adoube_bodies::titles::{ApplicationBody, DirectBody, TitlesBody};
use adoube_conduct::careers;
use adoube_ratings::TitleRules;
use adoube_ratings::arbiters::{
    ArbiterApplication, ArbiterNorm, Category, Inactivity, Licence, Officiated, Record,
    arbiter_application, category, licence_fee, upgrade_fee,
};
use adoube_ratings::facts::ArbiterTitle;
use adoube_ratings::norm::{NormTitle, Standing};
use adoube_ratings::titles::{
    Application, DirectAward, DirectEvent, DirectTable, Grant, Knockout, NormRecord, Participation,
    Place, Stage, application, by_rating, grant, participation_checks,
};
use adoube_tournament::Sex;
use clap::Args;
use jiff::Zoned;
use jiff::civil::Date;
use serde::Deserialize;
use serde::de::DeserializeOwned;

use super::norms::check_line;
use crate::failure::Failure;
use crate::texts::{fail, say, words};
use crate::{ANSWER_IS_NO, files, output};

#[derive(Args)]
pub(crate) struct CareerArgs {
    /// What is known, in TOML: see docs/cli.md
    file: PathBuf,
    /// The day of the application, if not today
    #[arg(long, value_name = "DATE")]
    on: Option<Date>,
}

impl CareerArgs {
    fn day(&self) -> Date {
        self.on.unwrap_or_else(|| Zoned::now().date())
    }
}

fn read<T: DeserializeOwned>(path: &Path) -> Result<T, Failure> {
    let (name, text) = files::read_text(path)?;
    toml::from_str(&text).map_err(|error| Failure::new(format!("{name}: {error}")))
}

/// What is known of a player.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct PlayerCareer {
    /// The titles of norms sought.
    #[serde(default)]
    titles: Vec<NormTitle>,
    #[serde(default)]
    sex: Option<Sex>,
    /// The highest rating so far.
    #[serde(default)]
    highest_rating: Option<u16>,
    /// Rated games so far.
    #[serde(default)]
    rated_games: Option<u32>,
    #[serde(default)]
    norms: Vec<NormRecord>,
    #[serde(default)]
    championships: Vec<Championship>,
}

/// What a file tells of a player that an event keeps.
pub(crate) fn read_career(path: &Path) -> Result<careers::PlayerCareer, Failure> {
    let told: PlayerCareer = read(path)?;
    Ok(careers::PlayerCareer {
        highest_rating: told.highest_rating,
        rated_games: told.rated_games,
        norms: told.norms,
    })
}

/// What a file tells of an arbiter that an event keeps.
pub(crate) fn read_arbiter_career(path: &Path) -> Result<careers::ArbiterCareer, Failure> {
    let told: ArbiterCareer = read(path)?;
    Ok(careers::ArbiterCareer {
        fa_since: told.fa_since,
        norms: told.norms,
    })
}

/// A championship somebody played in.
#[derive(Deserialize)]
struct Championship {
    name: String,
    start: Date,
    #[serde(default)]
    women: bool,
    /// By places and scores.
    #[serde(default)]
    event: Option<DirectEvent>,
    #[serde(default)]
    place: Option<Place>,
    /// By rounds reached.
    #[serde(default)]
    knockout: Option<Knockout>,
    #[serde(default)]
    stage: Option<Stage>,
    #[serde(default)]
    participation: Option<Participation>,
}

impl Championship {
    /// By the table of the day, or the last one before it that is known.
    fn awards(&self, table: &DirectTable) -> Vec<DirectAward> {
        let table = table.or_last_read();
        let by_place = self.event.zip(self.place);
        let by_place = by_place.map(|(event, place)| table.awards(event, self.women, place));
        let by_stage = self.knockout.zip(self.stage);
        let by_stage = by_stage.map(|(knockout, stage)| table.awards_of_stage(knockout, stage));
        by_place.or(by_stage).unwrap_or_default()
    }

    /// Whether enough took part, as far as it is told.
    fn has_enough(&self, rules: TitleRules) -> Option<bool> {
        let checks = participation_checks(rules, self.participation?);
        Some(checks.iter().all(|check| check.standing == Standing::Met))
    }
}

pub(crate) fn titles(args: CareerArgs, json: bool) -> Result<ExitCode, Failure> {
    let career: PlayerCareer = read(&args.file)?;
    let day = args.day();
    let known = || TitleRules::ALL.map(TitleRules::name).join(", ");
    let rules = TitleRules::on(day).ok_or_else(|| fail!("norms-no-rules", day, known = known()))?;
    let body = titles_body(&career, rules);
    let complete = body.applications.iter().all(|one| one.complete);
    if json {
        output::print_json(&words().in_words(&body));
    } else {
        output::print(&titles_text(&body));
    }
    Ok(if complete {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(ANSWER_IS_NO)
    })
}

fn titles_body(career: &PlayerCareer, rules: TitleRules) -> TitlesBody {
    let applications = career.titles.iter().map(|title| {
        let found = application(*title, rules, &career.norms, career.highest_rating);
        ApplicationBody {
            complete: found.is_complete(),
            application: found,
        }
    });
    let rating = career.highest_rating.zip(career.rated_games);
    let held = career.championships.iter();
    let held = held.filter_map(|one| Some((one, DirectTable::on(one.start)?)));
    let direct = held.flat_map(|(one, table)| {
        let of = move |award: DirectAward| {
            let rules = TitleRules::on(one.start).unwrap_or(rules);
            let (highest, games) = (career.highest_rating, career.rated_games);
            DirectBody {
                event: one.name.clone(),
                title: award.title,
                award: award.award,
                grant: grant(rules, award.title, one.event, highest, games),
                enough_participants: one.has_enough(rules),
                chapter: table.chapter.clone(),
                confirmed: table.is_read(),
            }
        };
        one.awards(table).into_iter().map(of)
    });
    TitlesBody {
        rules,
        applications: applications.collect(),
        by_rating: rating.map_or_else(Vec::new, |(r, games)| by_rating(r, games, career.sex)),
        direct: direct.collect(),
    }
}

/// How far a title is, with every requirement.
pub(crate) fn application_text(one: &Application) -> String {
    let (title, complete, games) = (one.title.to_string(), one.is_complete(), one.games);
    let checks: String = one.checks.iter().map(check_line).collect();
    format!(
        "{}\n{checks}",
        say!("titles-application", title, complete, games)
    )
}

fn titles_text(body: &TitlesBody) -> String {
    let applications = body.applications.iter();
    let mut text: String = applications
        .map(|one| application_text(&one.application))
        .collect();
    for title in &body.by_rating {
        text += &say!("titles-by-rating", title = title.to_string());
        text += "\n";
    }
    for one in &body.direct {
        let (event, title) = (output::printable(&one.event), one.title.to_string());
        let award = one.award;
        let rating = match one.grant {
            Grant::AtOnce => None,
            Grant::Conditional { rating } => Some(rating),
        };
        text += &say!("titles-direct", event, title, award, rating);
        if !one.confirmed {
            text += &format!(" ({})", say!("titles-unconfirmed", chapter = one.chapter));
        }
        text += "\n";
    }
    text
}

/// What is known of an arbiter.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ArbiterCareer {
    /// The title sought.
    title: ArbiterTitle,
    #[serde(default)]
    born: Option<Date>,
    /// The day of the FA title.
    #[serde(default)]
    fa_since: Option<Date>,
    #[serde(default)]
    norms: Vec<ArbiterNorm>,
    /// When the fee of the licence arrived.
    #[serde(default)]
    licence_paid: Option<Date>,
    /// The last day of the last event that counts.
    #[serde(default)]
    last_event: Option<Date>,
    /// The class, if it is known.
    #[serde(default)]
    category: Option<Category>,
    /// No punishment, and knowledge that somebody attests.
    #[serde(default)]
    attested: bool,
    /// The events in which the arbiter worked, for the class.
    #[serde(default)]
    officiated: Vec<Officiated>,
}

pub(crate) fn arbiters(args: CareerArgs, json: bool) -> Result<ExitCode, Failure> {
    let career: ArbiterCareer = read(&args.file)?;
    let body = arbiter_body(&career, args.day());
    let complete = body.complete;
    if json {
        output::print_json(&words().in_words(&body));
    } else {
        output::print(&arbiter_text(&body));
    }
    Ok(if complete {
        ExitCode::SUCCESS
    } else {
        ExitCode::from(ANSWER_IS_NO)
    })
}

fn arbiter_body(career: &ArbiterCareer, on: Date) -> ArbiterCareerBody {
    let age = career
        .born
        .and_then(|born| born.until((jiff::Unit::Year, on)).ok());
    let age = age.and_then(|span| u32::try_from(span.get_years()).ok());
    let application = arbiter_application(career.title, &career.norms, age, career.fa_since, on);
    let active = career
        .last_event
        .is_none_or(|last_event| !Inactivity { last_event }.is_inactive(on));
    // Who seeks IA is FA.
    let holds = match career.fa_since {
        Some(_) => ArbiterTitle::Fide,
        None => ArbiterTitle::National,
    };
    let found = career.fa_since.and_then(|since| {
        let record = Record {
            title: holds,
            since,
            active,
            attested: career.attested,
            events: career.officiated.clone(),
        };
        category(&record, on)
    });
    let class = career.category.or(found);
    let higher = [Category::C, Category::B, Category::A].into_iter();
    let upgrades = class.into_iter().flat_map(|from| {
        let higher = higher.clone().filter(move |to| *to < from);
        higher.filter_map(move |to| Some((to, upgrade_fee(holds, from, to)?)))
    });
    let licence = Licence {
        paid: career.licence_paid,
        active,
    };
    ArbiterCareerBody {
        title: career.title,
        complete: application.is_complete(),
        licence_fee: licence_fee(holds, class),
        upgrades: upgrades.collect(),
        category: class,
        licence_fault: licence.fault(on),
        application,
    }
}

/// How far a title of arbiters is: the whole, then what stands against single norms.
pub(crate) fn arbiter_application_text(
    title: ArbiterTitle,
    complete: bool,
    application: &ArbiterApplication,
) -> String {
    let title = title.abbreviation();
    let mut text = say!("arbiters-application", title, complete) + "\n";
    text += &application
        .checks
        .iter()
        .map(check_line)
        .collect::<String>();
    for (place, checks) in application.norms.iter().enumerate() {
        let missing = checks
            .iter()
            .filter(|check| check.standing != Standing::Met);
        let missing: String = missing.map(check_line).collect();
        if !missing.is_empty() {
            text += &format!(
                "{}\n{missing}",
                say!("arbiters-norm-number", number = place + 1)
            );
        }
    }
    text
}

fn arbiter_text(body: &ArbiterCareerBody) -> String {
    let mut text = arbiter_application_text(body.title, body.complete, &body.application);
    if let Some(class) = body.category {
        text += &say!(
            "arbiters-class-fee",
            class = format!("{class:?}"),
            fee = body.licence_fee
        );
        text += "\n";
    }
    if let Some(fault) = &body.licence_fault {
        text += &format!("{}\n", words().tell(fault));
    }
    text
}
