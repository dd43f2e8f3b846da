//! The list of entries, with a line to type a new one.

use std::cmp::Reverse;
use std::collections::HashMap;

use adoube_conduct::eligibility::Entrance;
use adoube_formats::rating_list::Index;
use adoube_journal::{Event, Section};
use adoube_tournament::{ByeRequest, Entrant, EntrantId, RoundNumber, Title};
use askama::Template;
use serde::Deserialize;

use super::{
    TypedPlayer, about_list, bye_choices, bye_name, kind_code, rating_kind, round_choices,
};
use crate::auth::Right;
use crate::error::PageError;
use crate::params::{Params, encoded};
use crate::paths;
use crate::texts::{count, fill, t, tell};
use crate::ui::choice::Choice;
use crate::ui::collate::name_key;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::parts::{PART_WORD, Parts};
use crate::ui::place::Place;

/// What is to be shown of the list.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ListQuery {
    /// By what it is sorted.
    pub order: String,
    /// Words that a line must have.
    pub q: String,
    /// The part of a long list; the first where it is empty.
    pub part: String,
}

impl ListQuery {
    /// The address of the list that looks so.
    pub(crate) fn url(&self, list: &str) -> String {
        let mut words = Vec::new();
        if !self.order.is_empty() {
            words.push(format!("order={}", encoded(&self.order)));
        }
        if !self.q.is_empty() {
            words.push(format!("q={}", encoded(&self.q)));
        }
        if !self.part.is_empty() {
            words.push(format!("{PART_WORD}={}", encoded(&self.part)));
        }
        if words.is_empty() {
            return list.to_owned();
        }
        format!("{list}?{}", words.join("&"))
    }
}

/// The line for a new player.
#[derive(Clone, Debug, Default)]
pub(crate) struct NewLine {
    /// What was typed, if it could not be taken.
    pub typed: TypedPlayer,
    /// Why it could not be taken.
    pub wrong: Option<String>,
}

/// Who takes part.
#[derive(Template)]
#[template(path = "entries/list.html")]
pub(crate) struct EntriesPage {
    head: DeskHead,
    url: paths::desk::Entries,
    look: ListQuery,
    columns: Vec<Column>,
    lines: Vec<Line>,
    summary: String,
    /// Where the list goes on, if it is long.
    parts: Option<Parts>,
    may_enter: bool,
    /// The others wait for a new event's first entry.
    empty: bool,
    checks_in: bool,
    typed: TypedPlayer,
    wrong: Option<String>,
    rounds: Vec<Choice>,
    missed: Vec<Choice>,
    kind: &'static str,
    list: String,
    lookup_url: String,
    /// For those who may see what was paid.
    fees_url: Option<String>,
    administrator: bool,
    /// Not everybody may play here.
    closed: bool,
}

/// A heading that sorts.
struct Column {
    name: &'static str,
    url: String,
    class: &'static str,
    sorted: bool,
}

/// A player in the list.
struct Line {
    id: u32,
    number: String,
    title: &'static str,
    name: String,
    url: String,
    federation: String,
    rating: String,
    club: String,
    here: bool,
    gone: bool,
    marks: Vec<String>,
}

const ORDERS: [&str; 4] = ["number", "name", "rating", "club"];

impl EntriesPage {
    /// The list of a section.
    pub(crate) fn of(
        place: Place<'_>,
        look: ListQuery,
        new: NewLine,
        index: Option<&Index>,
        params: &Params,
    ) -> Result<EntriesPage, PageError> {
        let (section, at) = (place.section, place.at);
        let url = paths::desk::Entries::of(&at.event, &section.id);
        let entrants = sorted(section, &look.order);
        let about = About::of(&place.shown.event, section);
        let all = entrants.len();
        let found = entrants.iter().filter(|entrant| has(entrant, &look.q));
        let mut found: Vec<&&Entrant> = found.collect();
        let parts = Parts::cut(&mut found, params, |_| String::new())?;
        let lines = found.iter().map(|entrant| about.line(place, entrant));
        let here = section.checked_in.len();
        Ok(EntriesPage {
            head: DeskHead::of_section(place.shown, at, section, Tab::Entries),
            columns: columns(&place.url(), &look),
            summary: fill("entries-summary", &[&count("players", all), &here]),
            parts,
            may_enter: at.member.may(Right::Entries) && !section.finished,
            empty: all == 0,
            checks_in: entrants.iter().any(|entrant| is_awaited(section, entrant)),
            lines: lines.collect(),
            typed: new.typed,
            wrong: new.wrong,
            rounds: round_choices(section),
            missed: bye_choices(None, t("entries-missed-nothing")),
            kind: kind_code(rating_kind(&place.shown.event, section)),
            list: about_list(index),
            lookup_url: paths::desk::RatingListLookup::of(&at.event).to_string(),
            fees_url: (at.member.may(Right::Entries))
                .then(|| paths::desk::Fees::of(&at.event, &section.id).to_string()),
            administrator: at.member.account.administrator,
            closed: about.entrance.is_some(),
            look,
            url,
        })
    }
}

/// Whether somebody is expected for the next round and has not come yet.
pub(crate) fn is_awaited(section: &Section, entrant: &Entrant) -> bool {
    let last = RoundNumber(section.settings.rounds);
    let round = section.next_round().min(last);
    entrant.takes_part_in(round) && !section.checked_in.contains(&entrant.id)
}

fn sorted<'s>(section: &'s Section, order: &str) -> Vec<&'s Entrant> {
    let mut entrants: Vec<&Entrant> = section.draft.entrants.iter().collect();
    let rating = |entrant: &Entrant| section.settings.rating_used.of(&entrant.player);
    entrants.sort_by_cached_key(|entrant| {
        let name = name_key(&entrant.player.name);
        let number = entrant.pairing_number;
        match order {
            "name" => (false, None, String::new(), name, entrant.id),
            "rating" => {
                let rating = Some(u32::from(rating(entrant).unwrap_or(0)));
                (
                    false,
                    Some(Reverse(rating)),
                    String::new(),
                    name,
                    entrant.id,
                )
            }
            "club" => {
                let club = entrant.player.club.as_deref().map(name_key);
                let none = club.is_none();
                (none, None, club.unwrap_or_default(), name, entrant.id)
            }
            // The lowest number first; who has none yet comes last.
            _ => {
                let number = number.map(|number| u32::MAX - number.get());
                (
                    false,
                    Some(Reverse(number)),
                    String::new(),
                    name,
                    entrant.id,
                )
            }
        }
    });
    entrants
}

fn columns(url: &str, look: &ListQuery) -> Vec<Column> {
    let current = match look.order.as_str() {
        "" => "number",
        other => other,
    };
    let column = |order: &'static str| {
        let (name, class) = match order {
            "number" => (t("entries-number"), "num"),
            "name" => (t("entries-name"), ""),
            "rating" => (t("entries-rating"), "num"),
            _ => (t("entries-club"), "wide"),
        };
        let sorted = ListQuery {
            order: order.to_owned(),
            q: look.q.clone(),
            part: String::new(),
        };
        Column {
            name,
            class,
            url: sorted.url(url),
            sorted: current == order,
        }
    };
    ORDERS.map(column).into()
}

/// What is looked up for every line.
struct About<'s> {
    section: &'s Section,
    byes: HashMap<EntrantId, Vec<&'s ByeRequest>>,
    teams: HashMap<EntrantId, &'s str>,
    entrance: Option<Entrance>,
}

impl About<'_> {
    fn of<'s>(event: &Event, section: &'s Section) -> About<'s> {
        let mut byes: HashMap<EntrantId, Vec<&ByeRequest>> = HashMap::new();
        let next = section.next_round();
        for request in section.draft.bye_requests.iter() {
            if request.round >= next {
                byes.entry(request.entrant).or_default().push(request);
            }
        }
        let teams = section.draft.teams.iter().flat_map(|team| {
            let members = team.details.members.iter();
            members.map(|member| (*member, team.details.name.as_str()))
        });
        About {
            section,
            byes,
            teams: teams.collect(),
            entrance: Entrance::of(&event.details, &section.settings),
        }
    }

    fn line(&self, place: Place<'_>, entrant: &Entrant) -> Line {
        let (section, player) = (self.section, &entrant.player);
        let rating = section.settings.rating_used.of(player);
        let text = |value: Option<String>| value.unwrap_or_default();
        Line {
            id: entrant.id.0,
            number: text(entrant.pairing_number.map(|number| number.to_string())),
            title: player.title.map_or("", Title::abbreviation),
            name: player.name.clone(),
            url: place.entrant_url(entrant.id),
            federation: text(player.federation.map(|federation| federation.to_string())),
            rating: text(rating.map(|rating| rating.to_string())),
            club: text(player.club.clone()),
            here: section.checked_in.contains(&entrant.id),
            gone: withdrawn_from(entrant).is_some(),
            marks: self.marks(entrant),
        }
    }

    /// What is to be known of a player at a glance.
    fn marks(&self, entrant: &Entrant) -> Vec<String> {
        let mut marks = Vec::new();
        if let Some(round) = withdrawn_from(entrant) {
            marks.push(fill("entries-withdrawn-from", &[&round]));
        }
        let next = self.section.next_round();
        if entrant.first_round > RoundNumber::FIRST && entrant.first_round >= next {
            marks.push(fill("entries-from-round", &[&entrant.first_round]));
        }
        let mut byes = self.byes.get(&entrant.id).cloned().unwrap_or_default();
        byes.sort_by_key(|request| request.round);
        for request in byes {
            let bye = bye_name(request.kind);
            marks.push(fill("entries-bye-in", &[&bye, &request.round]));
        }
        if let Some(table) = self.section.fixed_boards.get(&entrant.id) {
            marks.push(fill("entries-at-table", &[table]));
        }
        if let Some(team) = self.teams.get(&entrant.id) {
            marks.push((*team).to_owned());
        }
        let bars = self.entrance.iter();
        let bars = bars.flat_map(|entrance| entrance.bars(&entrant.player));
        marks.extend(bars.map(|why| tell(&why)));
        marks
    }
}

/// From which round on somebody is withdrawn, if they are.
pub(crate) fn withdrawn_from(entrant: &Entrant) -> Option<RoundNumber> {
    let mut open = entrant.withdrawals.iter();
    open.find(|span| span.last.is_none()).map(|span| span.first)
}

/// Whether every word that is searched for is somewhere in what the list says of somebody.
fn has(entrant: &Entrant, words: &str) -> bool {
    if words.trim().is_empty() {
        return true;
    }
    let player = &entrant.player;
    let number = entrant.pairing_number.map(|number| number.to_string());
    let federation = player.federation.map(|federation| federation.to_string());
    let beside = [number, federation, player.club.clone()];
    let mut line = name_key(&player.name);
    for text in beside.into_iter().flatten() {
        line.push(' ');
        line.push_str(&name_key(&text));
    }
    words
        .split_whitespace()
        .all(|word| line.contains(&name_key(word)))
}
