//! A section by the rules of US Chess as a page.

use adoube_bodies::us_settings::UsSettingsBody;
use adoube_conduct::us::{NamedSetting, Takes, US_SETTINGS, without_opponent};
use adoube_journal::Section;
use adoube_tournament::{ByeKind, RoundNumber};
use askama::Template;

use crate::auth::Right;
use crate::texts::{fill, t, words};
use crate::ui::choice::Choice;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::place::Place;

/// The settings of a US section, and what its director arranges.
#[derive(Template)]
#[template(path = "settings/us.html")]
pub(crate) struct UsPage {
    head: DeskHead,
    settings_url: String,
    url: String,
    groups: Vec<Group>,
    /// What each variation does, when players are told, and whether that is too late now.
    variations: Vec<(String, String)>,
    /// Who asked for half-point byes, and for which rounds.
    byes: Vec<(String, String)>,
    requests: Vec<String>,
    players: Vec<(u32, String)>,
    /// Who has the full-point bye in the open round, to whom a house player can be given.
    waits: Option<String>,
    /// The other sections with somebody who has the full-point bye in an open round, and who that is.
    other_byes: Vec<(String, String)>,
    house_players: Vec<String>,
    reason_needed: bool,
    may_edit: bool,
    may_pair: bool,
}

struct Group {
    name: &'static str,
    title: String,
    fields: Vec<Field>,
}

struct Field {
    key: &'static str,
    label: String,
    /// Of a number or of classes.
    control: &'static str,
    value: String,
    choices: Vec<Choice>,
}

impl UsPage {
    /// The page of a section.
    pub(crate) fn of(place: Place<'_>) -> UsPage {
        let (section, at) = (place.section, place.at);
        let body = UsSettingsBody::of(&place.shown.event.details, section, words());
        let variations = body.variations.into_iter();
        let entrants = section.draft.entrants.iter();
        let house = entrants.clone().filter(|entrant| {
            let marks = section.marks.get(&entrant.id);
            marks.is_some_and(|marks| marks.house.is_some())
        });
        let open = !section.finished;
        UsPage {
            head: DeskHead::of_section(place.shown, at, section, Tab::Settings),
            settings_url: Tab::Settings.url(&at.event, &section.id),
            url: crate::paths::desk::UsSection::of(&at.event, &section.id).to_string(),
            groups: US_SETTINGS
                .iter()
                .map(|group| Group {
                    name: group.name,
                    title: t(&format!("us-group-{}", group.name)).to_owned(),
                    fields: (group.settings.iter())
                        .map(|setting| field(section, setting))
                        .collect(),
                })
                .collect(),
            variations: variations.map(|one| (one.says, one.told)).collect(),
            byes: half_point_byes(section),
            requests: requests(section),
            players: entrants
                .clone()
                .map(|entrant| (entrant.id.0, entrant.label()))
                .collect(),
            waits: bye_of(section),
            other_byes: (place.shown.event.sections.iter())
                .filter(|other| other.id != section.id)
                .filter_map(|other| {
                    let line = format!("{}: {}", other.settings.name, bye_of(other)?);
                    Some((other.id.to_string(), line))
                })
                .collect(),
            house_players: house.map(|entrant| entrant.label()).collect(),
            reason_needed: section.draft.paired_rounds().0 > 0,
            may_edit: at.member.may(Right::Settings) && open,
            may_pair: at.member.may(Right::Pairings) && open,
        }
    }
}

/// Who has the full-point bye in the open round.
fn bye_of(section: &Section) -> Option<String> {
    let (_, player) = without_opponent(section, None).ok()?;
    Some(section.label(player))
}

fn field(section: &Section, setting: &NamedSetting) -> Field {
    let value = setting.value(section);
    let choice = |code: &str, name: &str| Choice {
        value: code.to_owned(),
        name: name.to_owned(),
        chosen: code == value,
    };
    let choices: Vec<Choice> = match setting.takes {
        Takes::Flag => vec![
            choice("false", t("us-flag-no")),
            choice("true", t("us-flag-yes")),
        ],
        Takes::Choice(known) => {
            let known = known.iter();
            let mut all: Vec<Choice> = known
                .map(|code| choice(code, t(&format!("us-choice-{code}"))))
                .collect();
            // A number of wins that the list does not offer.
            if !all.iter().any(|one| one.chosen) {
                all.push(choice(&value, &value));
            }
            all
        }
        Takes::Number | Takes::Classes => Vec::new(),
    };
    Field {
        key: setting.key,
        label: t(&format!("us-setting-{}", setting.key)).to_owned(),
        control: match setting.takes {
            Takes::Number => "number",
            _ => "text",
        },
        value,
        choices,
    }
}

fn requests(section: &Section) -> Vec<String> {
    let requests = section.non_pairings.iter();
    requests
        .map(|request| {
            let names = request.entrants.iter().map(|id| section.label(*id));
            let names = names.collect::<Vec<_>>().join(" / ");
            match request.until {
                Some(round) => fill("us-apart-until", &[&names, &round]),
                None => names,
            }
        })
        .collect()
}

/// Who has or asked for half-point byes, with the rounds.
fn half_point_byes(section: &Section) -> Vec<(String, String)> {
    let entrants = section.draft.entrants.iter();
    let line = |entrant: &adoube_tournament::Entrant| {
        let requests = section.draft.bye_requests.iter();
        let asked = requests
            .filter(|one| one.entrant == entrant.id && one.kind == ByeKind::HalfPoint)
            .map(|one| one.round);
        let rounds = section.draft.rounds.iter().enumerate();
        let given = rounds.filter_map(|(place, round)| {
            let mut byes = round.byes.iter();
            byes.any(|bye| bye.entrant == entrant.id && bye.kind == ByeKind::HalfPoint)
                .then(|| RoundNumber::at_place(place))
        });
        let mut rounds: Vec<RoundNumber> = asked.chain(given).collect();
        rounds.sort_unstable();
        rounds.dedup();
        let rounds: Vec<String> = rounds.iter().map(|round| round.0.to_string()).collect();
        (!rounds.is_empty()).then(|| (entrant.label(), rounds.join(", ")))
    };
    entrants.filter_map(line).collect()
}
