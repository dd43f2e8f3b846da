//! The arbiters of an event at the desk.

use adoube_conduct::arbiters::{ArbiterApplicationHere, ArbiterAtWork, section_arbiters};
use adoube_conduct::careers::ArbiterCareer;
use adoube_journal::{EventArbiter, Section};
use adoube_ratings::arbiters::{ArbiterNorm, EventFormat, EventLevel};
use adoube_tournament::{ArbiterCategory, ArbiterRole, ArbiterTitle};
use adoube_words::Values;
use askama::Template;

use crate::events::EventView;
use crate::guard::AtDesk;
use crate::texts::{fill, t, tell, words};
use crate::ui::check_line::CheckLine;
use crate::ui::choice::{Choice, choices};
use crate::ui::desk::DeskHead;

/// The arbiters, a form for each, and what there is to say of them in each section.
#[derive(Template)]
#[template(path = "arbiters/arbiters.html")]
pub(crate) struct ArbitersPage {
    head: DeskHead,
    arbiters: Vec<Form>,
    new: Form,
    sections: Vec<SectionBlock>,
    formats: Vec<Choice>,
    levels: Vec<Choice>,
    chief_titles: Vec<Choice>,
    /// A rating list is there to look people up in.
    can_look_up: bool,
}

struct Form {
    /// Title and name.
    called: String,
    name: String,
    fide_id: String,
    titles: Vec<Choice>,
    categories: Vec<Choice>,
    federation: String,
    born: String,
    licensed: Vec<Choice>,
    licensed_until: String,
    roles: Vec<Choice>,
    sections: Vec<Choice>,
    rounds: String,
    /// What they do, in words.
    posts: Vec<String>,
    /// What was achieved elsewhere.
    fa_since: String,
    norms: Vec<String>,
}

struct SectionBlock {
    name: String,
    usual: String,
    certificates: String,
    checks: Vec<CheckLine>,
    arbiters: Vec<AtWork>,
}

struct AtWork {
    name: String,
    role: String,
    checks: Vec<CheckLine>,
    norm: Option<String>,
    norm_checks: Vec<CheckLine>,
    /// How far the next title is.
    application: Option<ApplicationBlock>,
}

struct ApplicationBlock {
    heading: String,
    checks: Vec<CheckLine>,
    /// What stands against single norms.
    norms: Vec<(String, Vec<CheckLine>)>,
}

impl ApplicationBlock {
    fn of(found: &ArbiterApplicationHere) -> ApplicationBlock {
        let title = found.title.abbreviation();
        let key = match found.complete {
            true => "arbiters-career-complete",
            false => "arbiters-career",
        };
        let checks = found.application.norms.iter();
        let norms = found.norms.iter().zip(checks).zip(1usize..);
        let norms = norms.map(|((norm, checks), number)| {
            let heading = fill("arbiters-norm-number-of", &[&number, &norm_line(norm)]);
            (heading, CheckLine::all(checks, false))
        });
        ApplicationBlock {
            heading: fill(key, &[&title]),
            checks: CheckLine::all(&found.application.checks, false),
            norms: norms.collect(),
        }
    }
}

/// A norm in a line.
fn norm_line(norm: &ArbiterNorm) -> String {
    let parts = match norm {
        ArbiterNorm::Event { name, event, .. } => vec![
            name.clone(),
            words().date(&event.start.to_string()),
            tell(&event.format),
            tell(&event.level),
        ],
        ArbiterNorm::Seminar { date } => vec![
            t("form-text-seminar").to_owned(),
            words().date(&date.to_string()),
        ],
        ArbiterNorm::OlympiadMatches { date } => vec![
            t("form-text-olympiad").to_owned(),
            words().date(&date.to_string()),
        ],
        ArbiterNorm::DisabledTitle { organisation } => {
            let value = Values::default().and("organisation", organisation);
            vec![words().fill("form-value-title-of", &value)]
        }
    };
    let told = parts.into_iter().filter(|part| !part.is_empty());
    told.collect::<Vec<_>>().join(" · ")
}

impl ArbitersPage {
    /// The arbiters of an event.
    pub(crate) fn of(shown: &EventView, at: &AtDesk) -> ArbitersPage {
        let details = &shown.event.details;
        let sections = &shown.event.sections;
        let forms = details.arbiters.iter().map(|one| Form::of(one, sections));
        let blocks = details.starts.into_iter().flat_map(|starts| {
            let block = move |section: &Section| SectionBlock::of(details, section, starts);
            sections.iter().map(block)
        });
        ArbitersPage {
            head: DeskHead::of_event(shown, at, "arbiters"),
            arbiters: forms.collect(),
            new: Form::of(&EventArbiter::default(), sections),
            sections: blocks.collect(),
            formats: choices(
                &[
                    EventFormat::Swiss,
                    EventFormat::RoundRobin,
                    EventFormat::DoubleRoundRobin,
                    EventFormat::Team,
                ],
                None,
            ),
            levels: choices(
                &[
                    EventLevel::International,
                    EventLevel::NationalChampionship,
                    EventLevel::National,
                    EventLevel::Continental,
                    EventLevel::World,
                ],
                None,
            ),
            chief_titles: choices(
                &[
                    ArbiterTitle::International,
                    ArbiterTitle::Fide,
                    ArbiterTitle::National,
                ],
                None,
            ),
            can_look_up: at.app.rating_list.index().is_some(),
        }
    }
}

impl Form {
    fn of(arbiter: &EventArbiter, sections: &[Section]) -> Form {
        let first = arbiter.posts.first();
        let career = ArbiterCareer::of(arbiter);
        let choice = |value: &str, name: String, chosen: bool| Choice {
            value: value.to_owned(),
            name,
            chosen,
        };
        let unsaid = |chosen| choice("", t("cases-unsaid").to_owned(), chosen);
        let mut titles = choices(
            &[
                ArbiterTitle::National,
                ArbiterTitle::Fide,
                ArbiterTitle::International,
            ],
            arbiter.title,
        );
        titles.insert(0, unsaid(arbiter.title.is_none()));
        let classes = [
            ArbiterCategory::A,
            ArbiterCategory::B,
            ArbiterCategory::C,
            ArbiterCategory::D,
        ];
        let mut categories = vec![unsaid(arbiter.category.is_none())];
        categories.extend(classes.map(|class| {
            let letter = format!("{class:?}");
            choice(&letter, letter.clone(), arbiter.category == Some(class))
        }));
        let licence = arbiter.licensed;
        let mut places = vec![choice(
            "",
            t("arbiters-everywhere").to_owned(),
            first.is_none_or(|post| post.section.is_none()),
        )];
        places.extend(sections.iter().map(|section| {
            let here = first.is_some_and(|post| post.section.as_ref() == Some(&section.id));
            choice(&section.id.to_string(), section.settings.name.clone(), here)
        }));
        let posts = arbiter.posts.iter().map(|post| {
            let place = post.section.as_ref().and_then(|id| {
                let found = sections.iter().find(|section| section.id == *id);
                found.map(|section| section.settings.name.clone())
            });
            let place = place.unwrap_or_else(|| t("arbiters-everywhere").to_owned());
            fill("arbiters-post", &[&tell(&post.role), &place])
        });
        let rounds = first.map_or(&[][..], |post| &post.rounds);
        let rounds: Vec<String> = rounds.iter().map(|round| round.0.to_string()).collect();
        Form {
            called: called(arbiter),
            name: arbiter.name.clone(),
            fide_id: arbiter.fide_id.map_or(String::new(), |id| id.to_string()),
            titles,
            categories,
            federation: arbiter
                .federation
                .map_or(String::new(), |one| one.to_string()),
            born: arbiter.birth.map_or(String::new(), |day| day.to_string()),
            licensed: vec![
                unsaid(licence.is_none()),
                choice("yes", t("cases-yes").to_owned(), licence == Some(true)),
                choice("no", t("cases-no").to_owned(), licence == Some(false)),
            ],
            licensed_until: arbiter
                .licensed_until
                .map_or(String::new(), |day| day.to_string()),
            roles: choices(
                &ArbiterRole::ALL,
                Some(first.map(|post| post.role).unwrap_or_default()),
            ),
            sections: places,
            rounds: rounds.join(", "),
            posts: posts.collect(),
            fa_since: career.fa_since.map_or(String::new(), |day| day.to_string()),
            norms: career.norms.iter().map(norm_line).collect(),
        }
    }
}

/// Title and name.
fn called(arbiter: &EventArbiter) -> String {
    let title = arbiter.title.map_or("", |title| title.abbreviation());
    format!("{title} {}", arbiter.name).trim().to_owned()
}

impl SectionBlock {
    fn of(
        details: &adoube_journal::EventDetails,
        section: &Section,
        starts: jiff::civil::Date,
    ) -> SectionBlock {
        let found = section_arbiters(details, section, starts);
        let staff = &found.staff;
        SectionBlock {
            name: section.settings.name.clone(),
            usual: words().fill(
                "arbiters-usual",
                &Values::default()
                    .and("from", &staff.arbiters_from)
                    .and("to", &staff.up_to()),
            ),
            certificates: fill("arbiters-certificates-are", &[&tell(&found.certificates)]),
            checks: CheckLine::all(&found.checks, true),
            arbiters: found.arbiters.iter().map(AtWork::of).collect(),
        }
    }
}

impl AtWork {
    fn of(one: &ArbiterAtWork) -> AtWork {
        let norm = one.norm.as_ref();
        AtWork {
            name: one.arbiter.name.clone(),
            role: tell(&one.role),
            checks: CheckLine::all(&one.checks, false),
            norm: norm.map(|norm| {
                let title = norm.title.abbreviation();
                fill("arbiters-norm-is", &[&title, &tell(&norm.standing)])
            }),
            norm_checks: norm.map_or(Vec::new(), |norm| CheckLine::all(&norm.checks, false)),
            application: one.application.as_ref().map(ApplicationBlock::of),
        }
    }
}
