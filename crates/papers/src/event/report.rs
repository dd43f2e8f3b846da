//! The chief arbiter's final report: everything that happened, in one document.

use adoube_bodies::names::SectionNames;
use adoube_ratings::{RatingRules, rate};
use adoube_tournament::RoundNumber;

use super::{Desk, NoPaper, PaperKind, number};
use crate::document::{Column, Document, Field, Form, Part, Row, Table};

impl Desk<'_> {
    pub(super) fn final_report(&self) -> Result<Document, NoPaper> {
        let last = self.tournament.paired_rounds();
        let mut parts = vec![Part::Form(self.about_event()), Part::Form(self.figures())];
        self.chapter(&mut parts, "paper-schedule", Some(self.schedule()));
        self.chapter(&mut parts, "form-text-arbiters", self.officials());
        self.chapter(
            &mut parts,
            "paper-participants",
            Some(self.entries_table(false)),
        );
        for round in (1..=last.0).map(RoundNumber) {
            let table = self.boards_table(round)?;
            parts.push(Part::heading(self.round_and_time(round)));
            parts.push(Part::Table(table));
        }
        self.chapter(&mut parts, "standings", Some(self.standings_table(last)));
        self.chapter(&mut parts, "standings-crosstable", Some(self.cross(last)));
        self.chapter(&mut parts, "papers-rulings", Some(self.incidents()));
        self.chapter(&mut parts, "paper-appeals", Some(self.appeals()));
        self.chapter(&mut parts, "paper-norms", self.norms_made());
        self.chapter(&mut parts, "paper-rating-changes", self.rating_changes());
        parts.push(self.sign(&["papers-case-chief-arbiter", "papers-sign-date"]));
        Ok(self.document(PaperKind::Report, self.t("paper-report"), parts))
    }

    /// A heading with its table, or with the word that there was nothing.
    fn chapter(&self, parts: &mut Vec<Part>, heading: &str, table: Option<Table>) {
        parts.push(Part::heading(self.t(heading)));
        parts.push(match table.filter(|table| !table.rows.is_empty()) {
            Some(table) => Part::Table(table.without_empty_columns()),
            None => Part::text(self.t("paper-nothing")),
        });
    }

    /// How many played, from where, how many games.
    fn figures(&self) -> Form {
        let entrants = self.tournament.entrants();
        let rated = entrants
            .iter()
            .filter(|one| one.player.fide_rating.is_some_and(|rating| rating > 0))
            .count();
        let mut federations: Vec<_> = entrants
            .iter()
            .filter_map(|one| one.player.federation)
            .collect();
        federations.sort_unstable();
        federations.dedup();
        let rounds = self.tournament.rounds();
        let games: usize = rounds.iter().map(|round| round.games.len()).sum();
        let field =
            |key: &str, label: &str, value: String| Field::of(key, self.t(label), Some(value));
        let settings = &self.section.settings;
        Form {
            rows: vec![
                vec![
                    field("format", "settings-format", self.told(&settings.format)).share(2),
                    Field::of(
                        "time_control",
                        self.t("settings-time_control"),
                        settings.time_control.clone(),
                    )
                    .share(2),
                    field(
                        "tie_breaks",
                        "settings-tie_breaks",
                        settings.tie_breaks.join(", "),
                    )
                    .share(2),
                ],
                vec![
                    field("players", "form-text-players", entrants.len().to_string()),
                    field(
                        "rated_players",
                        "form-text-rated-players",
                        rated.to_string(),
                    ),
                    field(
                        "federations",
                        "form-text-federations",
                        federations.len().to_string(),
                    ),
                    field(
                        "rounds",
                        "form-text-rounds",
                        format!("{}/{}", rounds.len(), settings.rounds),
                    ),
                    field("games", "form-text-games", games.to_string()),
                ],
            ],
        }
    }

    fn officials(&self) -> Option<Table> {
        let facts = self.facts().ok()?;
        let rows = facts.arbiters.iter().map(|one| {
            let id = one.fide_id.map_or_else(String::new, |id| id.to_string());
            let title = one.title.map_or("", |title| title.abbreviation());
            Row::of(vec![
                self.told(&one.role),
                title.to_owned(),
                one.name.clone(),
                id,
            ])
        });
        Some(Table {
            key: "arbiters".to_owned(),
            columns: vec![
                Column::of("role", ""),
                Column::of("title", self.t("form-text-title")),
                Column::wide("name", self.t("paper-name")),
                Column::of("fide_id", self.t("paper-fide-id")),
            ],
            rows: rows.collect(),
            ..Table::default()
        })
    }

    fn incidents(&self) -> Table {
        let standing = self
            .section
            .incidents
            .iter()
            .filter(|one| one.withdrawn.is_none());
        let rows = standing.map(|incident| {
            let report = &incident.report;
            let who: Vec<String> = report.entrants.iter().map(|id| self.name(*id)).collect();
            Row::of(vec![
                report.round.to_string(),
                report
                    .board
                    .map_or_else(String::new, |board| board.to_string()),
                who.join("; "),
                report.facts.clone(),
                report.ruling.clone().unwrap_or_default(),
            ])
        });
        Table {
            key: "incidents".to_owned(),
            columns: vec![
                Column::number("round", self.t("standings-round-short")),
                Column::number("board", self.t("papers-board")),
                Column::wide("who", self.t("papers-who")),
                Column::wide("facts", self.t("papers-facts")),
                Column::wide("ruling", self.t("papers-ruling")),
            ],
            rows: rows.collect(),
            ..Table::default()
        }
    }

    fn appeals(&self) -> Table {
        let names = SectionNames::in_section(self.section);
        let rows = self.section.appeals.iter().map(|appeal| {
            let report = &appeal.report;
            let decided = appeal.decided.as_ref().map(|(decision, _)| {
                let outcome = self.words.tell_with(&decision.outcome, &names);
                format!("{outcome}\n{}", decision.text).trim().to_owned()
            });
            Row::of(vec![
                report
                    .round
                    .map_or_else(String::new, |round| round.to_string()),
                report.appellant.clone(),
                report.grounds.clone(),
                decided.unwrap_or_else(|| self.t("paper-not-decided").to_owned()),
            ])
        });
        Table {
            key: "appeals".to_owned(),
            columns: vec![
                Column::number("round", self.t("standings-round-short")),
                Column::wide("appellant", self.t("appeal-desk-appellant")),
                Column::wide("grounds", self.t("appeal-desk-grounds")),
                Column::wide("decision", self.t("papers-ruling")),
            ],
            rows: rows.collect(),
            ..Table::default()
        }
    }

    fn norms_made(&self) -> Option<Table> {
        let rows = self.norms(|_, made| {
            let rows = made.iter().map(|verdict| {
                let numbers = &verdict.numbers;
                Row::of(vec![
                    verdict.title.to_string(),
                    self.name(verdict.entrant),
                    numbers.games.to_string(),
                    numbers.score.to_string(),
                    numbers.average.to_string(),
                    numbers.performance.to_string(),
                    self.told(&verdict.outcome),
                ])
            });
            rows.collect::<Vec<_>>()
        });
        Some(Table {
            key: "norms".to_owned(),
            columns: vec![
                Column::of("title", self.t("form-text-title")),
                Column::wide("name", self.t("paper-name")),
                Column::number("games", self.t("form-text-games")),
                Column::number("score", self.t("form-text-score")),
                Column::number("average", self.t("paper-average")),
                Column::number("performance", self.t("form-text-performance")),
                Column::of("outcome", ""),
            ],
            rows: rows.ok()?,
            ..Table::default()
        })
    }

    pub(super) fn rating_changes(&self) -> Option<Table> {
        let facts = self.facts().ok()?;
        let rules = RatingRules::on(facts.start)?;
        let rated = rate(
            &self.tournament,
            &facts,
            rules,
            self.tournament.paired_rounds(),
        );
        let rows = rated.players.iter().filter_map(|player| {
            let change = player.change?;
            let own = self.entrant(player.entrant)?;
            Some(Row::of(vec![
                number(own),
                self.name(player.entrant),
                player
                    .rating
                    .map_or_else(String::new, |rating| rating.to_string()),
                player.games.len().to_string(),
                player.score.to_string(),
                player
                    .performance
                    .map_or_else(String::new, |performance| performance.to_string()),
                change.coefficient.value.to_string(),
                format!("{:+}", change.rounded),
                change.rating.to_string(),
            ]))
        });
        Some(Table {
            key: "rating_changes".to_owned(),
            columns: vec![
                Column::number("number", self.t("standings-number-short")),
                Column::wide("name", self.t("paper-name")),
                Column::number("rating", self.t("paper-rating")),
                Column::number("games", self.t("form-text-games")),
                Column::number("score", self.t("form-text-score")),
                Column::number("performance", self.t("form-text-performance")),
                Column::number("k", "K"),
                Column::number("change", "±"),
                Column::number("new_rating", self.t("paper-new-rating")),
            ],
            rows: rows.collect(),
            ..Table::default()
        })
    }
}
