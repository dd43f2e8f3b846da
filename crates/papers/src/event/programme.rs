//! Programme and regulations of an event, written from what is announced of it.

use adoube_conduct::announcement::stored;
use serde::Serialize;

use super::{Desk, PaperKind};
use crate::document::{Column, Document, Part, Row, Table};

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
        let settings = &self.section.settings;
        let said = stored::read(&settings.announced);
        let yes = |is: bool| self.t(if is { "yes" } else { "no" }).to_owned();
        let date = |at: &dyn ToString| self.words.date(&at.to_string());
        let mut rows = Vec::new();
        let mut row = |label: &str, value: Option<String>| {
            if let Some(value) = value.filter(|value| !value.is_empty()) {
                rows.push(Row::of(vec![self.t(label).to_owned(), value]));
            }
        };
        row("settings-format", Some(self.words.tell(&settings.format)));
        row("settings-pairing_system", settings.pairing_system.clone());
        row("settings-rounds", Some(settings.rounds.to_string()));
        row(
            "settings-pace",
            said.pace.map(|pace| self.words.tell(&pace)),
        );
        row("settings-time_control", settings.time_control.clone());
        row(
            "settings-default_time_minutes",
            said.default_time_minutes.map(|minutes| minutes.to_string()),
        );
        row("settings-tie_breaks", Some(settings.tie_breaks.join(", ")));
        row("settings-rated", said.rated.map(yes));
        row("settings-title_event", said.title_event.map(yes));
        row("settings-unrated_players", said.unrated_players.map(yes));
        row(
            "settings-highest_rating",
            said.highest_rating.map(|rating| rating.to_string()),
        );
        row(
            "settings-entries_close",
            said.entries_close
                .map(|at| self.words.date(&super::moment(at))),
        );
        row(
            "settings-drawing_of_lots",
            said.drawing_of_lots
                .map(|at| self.words.date(&super::moment(at))),
        );
        row(
            "settings-registered_on",
            said.registered_on.map(|day| date(&day)),
        );
        row("settings-acceleration", said.acceleration.clone());
        row(
            "settings-missing_pairs",
            said.missing_pairs.map(|pairs| pairs.to_string()),
        );
        if let Some(byes) = &said.byes {
            row("settings-byes_most", Some(byes.most.to_string()));
            row(
                "settings-byes_until_round",
                byes.until_round.map(|round| round.to_string()),
            );
            row("settings-byes_worth", byes.worth.map(super::halves));
            row(
                "settings-byes_notice",
                byes.notice_minutes.map(|minutes| minutes.to_string()),
            );
        }
        if let Some(appeals) = &said.appeals {
            row("settings-appeals_allowed", appeals.allowed.map(yes));
            row(
                "settings-appeals_deadline",
                appeals.deadline_minutes.map(|minutes| minutes.to_string()),
            );
            row("settings-appeals_fee", appeals.fee.clone());
            row(
                "settings-appeals_members",
                appeals.members.map(|members| members.to_string()),
            );
        }
        if let Some(prizes) = &said.prizes {
            row("settings-prizes_fund", prizes.fund.clone());
            row(
                "settings-prizes_division",
                prizes.division.map(|division| self.words.tell(&division)),
            );
        }
        if let Some(fees) = &said.fees {
            let currency = fees.currency.clone().unwrap_or_default();
            row(
                "paper-entry-fee",
                fees.entry.map(|fee| format!("{fee} {currency}")),
            );
            row(
                "paper-late-fee",
                fees.late.map(|fee| format!("{fee} {currency}")),
            );
        }
        row("settings-analysis_room", said.analysis_room.map(yes));
        row(
            "settings-chief_arbiter_title",
            said.chief_arbiter_title
                .map(|title| title.abbreviation().to_owned()),
        );
        row(
            "settings-arbiters",
            said.arbiters.map(|count| count.to_string()),
        );
        let items: Vec<String> = said
            .invitation
            .iter()
            .map(|item| self.words.tell(item))
            .collect();
        row("settings-invitation", Some(items.join("; ")));
        Table {
            key: "regulations".to_owned(),
            columns: vec![Column::wide("item", ""), Column::wide("value", "")],
            rows,
            ruled: true,
            ..Table::default()
        }
    }

    /// A fact in words, for tables.
    pub(super) fn told(&self, fact: &impl Serialize) -> String {
        self.words.tell(fact)
    }
}
