//! What goes with the rating report: sums, deadlines, and what FIDE would send back.

use adoube_ratings::{RatingRules, Totals, rate, rejections};
use jiff::civil::Date;

use super::{Desk, NoPaper, PaperKind, PaperRequest};
use crate::document::{Column, Document, Field, Form, Part, Row, Table};

impl Desk<'_> {
    /// The check list of the rating report.
    pub(super) fn rating_report(&self, asked: &PaperRequest) -> Result<Document, NoPaper> {
        let facts = self.facts()?;
        let rules = RatingRules::on(facts.start).ok_or(NoPaper::NoFirstDay)?;
        let rated = rate(&self.tournament, &facts, rules, self.after(asked)?);
        let checks = rejections(&self.tournament, &facts, &rated, None);
        let rows = checks.iter().map(|check| {
            Row::of(vec![
                check.article.to_owned(),
                self.words.tell(check),
                self.words.tell(&check.standing),
            ])
        });
        let table = Table {
            key: "checks".to_owned(),
            columns: vec![
                Column::of("article", self.t("paper-article")),
                Column::wide("what", self.t("paper-to-be-looked-at")),
                Column::of("standing", ""),
            ],
            rows: rows.collect(),
            ruled: true,
            ..Table::default()
        };
        let mut parts = vec![Part::Form(self.report_sums(&rated.totals))];
        if let Some(due) = facts.deadlines(rules) {
            parts.push(Part::Form(self.due(&[
                (
                    "to_rating_officer",
                    "paper-due-to-rating-officer",
                    due.to_rating_officer,
                ),
                ("upload", "paper-due-upload", due.upload),
                ("last_list", "paper-due-last-list", due.last_list),
            ])));
        }
        parts.push(Part::heading(self.t("paper-to-be-looked-at")));
        parts.push(match table.rows.is_empty() {
            true => Part::text(self.t("paper-nothing-found")),
            false => Part::Table(table),
        });
        parts.push(Part::heading(self.t("paper-rating-changes")));
        parts.extend(self.rating_changes().map(Part::Table));
        let title = self.t(PaperKind::RatingReport.title());
        Ok(self.document(PaperKind::RatingReport, title, parts))
    }

    fn report_sums(&self, totals: &Totals) -> Form {
        let field = |key: &str, label: &str, value: String| {
            Field::of(key, self.t(label), Some(value)).share(3)
        };
        let count = |key: &str, label: &str, value: u32| field(key, label, value.to_string());
        let average = totals
            .average
            .map_or_else(String::new, |rating| rating.to_string());
        Form {
            rows: vec![
                vec![
                    count("players", "form-text-players", totals.players),
                    count("rated", "form-text-rated", totals.rated),
                    field("average", "paper-average", average),
                    count("federations", "form-text-federations", totals.federations),
                ],
                vec![
                    count("games", "paper-games-paired", totals.paired),
                    count("played", "paper-games-played", totals.played),
                    count("rated_games", "paper-games-rated", totals.rated_games),
                    count("forfeited", "paper-games-forfeited", totals.forfeited),
                ],
            ],
        }
    }

    fn due(&self, days: &[(&str, &str, Option<Date>)]) -> Form {
        let known = days.iter().filter_map(|(key, label, day)| {
            let day = self.words.date(&(*day)?.to_string());
            Some(Field::of(key, self.t(label), Some(day)).share(4))
        });
        Form {
            rows: vec![known.collect()],
        }
    }
}
