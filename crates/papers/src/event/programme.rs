//! Programme and regulations of an event, written from what is announced of it.

use adoube_conduct::announcement::{Announced, DrawOffers, PlayOff, stored};
use adoube_conduct::settings::{edition, system, tie_break};
use adoube_journal::Amount;
use jiff::civil::{Date, DateTime};
use serde::Serialize;

use super::{Desk, PaperKind};
use crate::document::{Column, Document, Part, Row, Table};

/// The label of something announced, and what is said.
type Item = (&'static str, Option<String>);

impl Desk<'_> {
    pub(super) fn programme(&self) -> Document {
        let mut parts = vec![Part::Form(self.about_event())];
        if !self.section.settings.schedule.is_empty() {
            parts.push(Part::heading(self.t("paper-schedule")));
            parts.push(Part::Table(self.schedule()));
        }
        parts.push(Part::heading(self.t("paper-regulations")));
        parts.push(Part::Table(self.regulations()));
        self.document(PaperKind::Programme, self.t("paper-programme"), parts)
    }

    /// When the rounds are.
    pub(super) fn schedule(&self) -> Table {
        let rows = self.section.settings.schedule.iter().map(|time| {
            Row::of(vec![
                time.round.to_string(),
                self.words.date(&super::moment(time.starts)),
            ])
        });
        Table {
            key: "schedule".to_owned(),
            columns: vec![
                Column::number("round", self.t("standings-round-short")),
                Column::wide("starts", self.t("paper-starts")),
            ],
            rows: rows.collect(),
            ..Table::default()
        }
    }

    /// What is announced: a line for each item that is said.
    fn regulations(&self) -> Table {
        let said = stored::read(&self.section.settings.announced);
        let all = [
            self.play(&said),
            self.conduct(&said),
            self.entering(&said),
            self.first_place(&said),
            self.deciding(&said),
        ];
        let told = all.into_iter().flatten();
        let rows = told.filter_map(|(label, value)| {
            let value = value.filter(|value| !value.is_empty())?;
            Some(Row::of(vec![self.t(label).to_owned(), value]))
        });
        Table {
            key: "regulations".to_owned(),
            columns: vec![Column::wide("item", ""), Column::wide("value", "")],
            rows: rows.collect(),
            ruled: true,
            ..Table::default()
        }
    }

    fn yes(&self, is: Option<bool>) -> Option<String> {
        is.map(|is| self.t(if is { "yes" } else { "no" }).to_owned())
    }

    /// How it is played.
    fn play(&self, said: &Announced) -> Vec<Item> {
        let settings = &self.section.settings;
        let paired = settings.pairing_system.as_deref();
        let tie_breaks = settings.tie_breaks.iter();
        let tie_breaks = tie_breaks.map(|code| match self.told(&tie_break(code)) {
            name if name == *code => name,
            name => format!("{name} ({code})"),
        });
        let tie_breaks: Vec<String> = tie_breaks.collect();
        vec![
            ("settings-format", Some(self.told(&settings.format))),
            (
                "settings-pairing_system",
                paired.map(|code| self.told(&system(code))),
            ),
            ("settings-rounds", Some(settings.rounds.to_string())),
            (
                "settings-rules",
                settings.rules.as_deref().map(|id| self.told(&edition(id))),
            ),
            ("settings-pace", said.pace.map(|pace| self.told(&pace))),
            ("settings-time_control", settings.time_control.clone()),
            ("settings-supervision", self.choice(said, "supervision")),
            (
                "settings-without_increment",
                self.choice(said, "without_increment"),
            ),
            (
                "settings-default_time_minutes",
                text(said.default_time_minutes),
            ),
            ("settings-tie_breaks", Some(tie_breaks.join("\n"))),
            ("settings-acceleration", said.acceleration.clone()),
            ("settings-missing_pairs", text(said.missing_pairs)),
            ("settings-rated", self.yes(said.rated)),
            ("settings-title_event", self.yes(said.title_event)),
        ]
    }

    /// What players may do and must not.
    fn conduct(&self, said: &Announced) -> Vec<Item> {
        let from_move = match said.draw_offers {
            Some(DrawOffers::FromMove(number)) => Some(number),
            _ => None,
        };
        let devices = said.devices.as_ref();
        vec![
            ("settings-draw_offers", self.choice(said, "draw_offers")),
            ("settings-draw_offers_move", text(from_move)),
            (
                "settings-devices_in_bag",
                self.yes(devices.map(|devices| devices.in_bag)),
            ),
            (
                "settings-devices_penalty",
                devices.and_then(|devices| devices.milder_penalty.clone()),
            ),
            ("settings-inspections", self.choice(said, "inspections")),
        ]
    }

    /// What is chosen of a few, in words; nothing if it is no such choice.
    fn choice(&self, said: &Announced, name: &str) -> Option<String> {
        let announced = stored::table(said);
        let code = announced.get(name)?.as_str()?;
        Some(self.t(&format!("settings-choice-{code}")).to_owned())
    }

    /// How first place is decided if several are level.
    fn first_place(&self, said: &Announced) -> Vec<Item> {
        let games = said.play_off.as_ref();
        let of =
            |what: fn(&PlayOff) -> &Option<String>| games.and_then(|games| what(games).clone());
        vec![
            ("settings-tie_for_first", self.choice(said, "tie_for_first")),
            ("settings-play_off_places", of(|games| &games.places)),
            ("settings-play_off_format", of(|games| &games.format)),
            ("settings-play_off_colours", of(|games| &games.colours)),
            ("settings-play_off_control", of(|games| &games.time_control)),
            (
                "settings-play_off_starts",
                text(games.and_then(|games| games.starts_after_minutes)),
            ),
        ]
    }

    /// Who can enter, until when and for how much; which byes there are.
    fn entering(&self, said: &Announced) -> Vec<Item> {
        let moment = |at: DateTime| self.words.date(&super::moment(at));
        let day = |day: Date| self.words.date(&day.to_string());
        let fees = said.fees.as_ref();
        let currency = fees.and_then(|fees| fees.currency.as_deref()).unwrap_or("");
        let fee = |amount: Option<Amount>| amount.map(|amount| format!("{amount} {currency}"));
        let byes = said.byes.as_ref();
        vec![
            ("settings-unrated_players", self.yes(said.unrated_players)),
            ("settings-highest_rating", text(said.highest_rating)),
            ("settings-entries_close", said.entries_close.map(moment)),
            ("settings-drawing_of_lots", said.drawing_of_lots.map(moment)),
            ("settings-registered_on", said.registered_on.map(day)),
            ("paper-entry-fee", fee(fees.and_then(|fees| fees.entry))),
            ("paper-late-fee", fee(fees.and_then(|fees| fees.late))),
            ("settings-byes_most", text(byes.map(|byes| byes.most))),
            (
                "settings-byes_until_round",
                text(byes.and_then(|byes| byes.until_round)),
            ),
            (
                "settings-byes_worth",
                byes.and_then(|byes| byes.worth).map(super::halves),
            ),
            (
                "settings-byes_notice",
                text(byes.and_then(|byes| byes.notice_minutes)),
            ),
        ]
    }

    /// Prizes, appeals, arbiters, and what else is said.
    fn deciding(&self, said: &Announced) -> Vec<Item> {
        let (appeals, prizes) = (said.appeals.as_ref(), said.prizes.as_ref());
        let items: Vec<String> = said.invitation.iter().map(|item| self.told(item)).collect();
        vec![
            ("settings-categories", Some(self.categories_named())),
            (
                "settings-prizes_fund",
                prizes.and_then(|prizes| prizes.fund.clone()),
            ),
            (
                "settings-prizes_division",
                prizes
                    .and_then(|prizes| prizes.division)
                    .map(|how| self.told(&how)),
            ),
            (
                "settings-appeals_allowed",
                self.yes(appeals.and_then(|appeals| appeals.allowed)),
            ),
            (
                "settings-appeals_deadline",
                text(appeals.and_then(|appeals| appeals.deadline_minutes)),
            ),
            (
                "settings-appeals_fee",
                appeals.and_then(|appeals| appeals.fee.clone()),
            ),
            (
                "settings-appeals_members",
                text(appeals.and_then(|appeals| appeals.members)),
            ),
            ("settings-analysis_room", self.yes(said.analysis_room)),
            (
                "settings-chief_arbiter_title",
                said.chief_arbiter_title
                    .map(|title| title.abbreviation().to_owned()),
            ),
            ("settings-arbiters", text(said.arbiters)),
            ("settings-invitation", Some(items.join("; "))),
        ]
    }

    fn categories_named(&self) -> String {
        let categories = self.section.settings.categories.iter();
        let names: Vec<&str> = categories.map(|category| category.name.as_str()).collect();
        names.join(", ")
    }

    /// A fact in words, for tables.
    pub(super) fn told(&self, fact: &impl Serialize) -> String {
        self.words.tell(fact)
    }
}

fn text(number: Option<impl ToString>) -> Option<String> {
    number.map(|number| number.to_string())
}
