//! Titles that places in a championship bring: the list for FIDE and the applications.

use adoube_conduct::titles::{DirectLine, DirectTitles, direct_titles};
use adoube_ratings::norm::Standing;
use adoube_ratings::titles::{Award, Grant};
use adoube_tournament::Player;
use adoube_words::Values;
use jiff::civil::Date;

use super::forms::on_pages;
use super::{Desk, NoPaper, PaperKind, PaperRequest, federation};
use crate::document::{Column, Document, Field, Form, Part, Row, Table};

impl Desk<'_> {
    /// What the section brings as a championship.
    pub(super) fn championship(&self) -> Result<DirectTitles, NoPaper> {
        let facts = self.facts()?;
        let details = &self.event.details;
        direct_titles(details, self.section, &self.tournament, &facts)
            .ok_or(NoPaper::NoChampionship)
    }

    /// The list that the chief arbiter sends, and an application for each title; or those of one player.
    pub(super) fn direct_titles(&self, asked: &PaperRequest) -> Result<Document, NoPaper> {
        let found = self.championship()?;
        let asked_for = |line: &&DirectLine| asked.player.is_none_or(|id| id == line.entrant);
        let lines: Vec<&DirectLine> = found.lines.iter().filter(asked_for).collect();
        if lines.is_empty() {
            return Err(NoPaper::NoDirectTitle);
        }
        let mut papers = Vec::new();
        if asked.player.is_none() {
            papers.push(self.direct_list(&found, &lines));
        }
        let titles = lines.iter().filter(|line| line.award == Award::Title);
        papers.extend(titles.map(|line| self.direct_application(&found, line)));
        if papers.is_empty() {
            // A norm only: its line says it.
            papers.push(self.direct_list(&found, &lines));
        }
        let title = self.t(PaperKind::DirectTitles.title());
        Ok(self.document(PaperKind::DirectTitles, title, on_pages(papers)))
    }

    fn direct_list(&self, found: &DirectTitles, lines: &[&DirectLine]) -> Vec<Part> {
        let mut parts = vec![
            Part::Form(self.direct_event(found)),
            Part::Table(self.direct_table(lines)),
        ];
        parts.extend(self.direct_questions(found));
        parts.push(Part::sized(self.t("paper-direct-legend"), 7.5));
        parts.push(self.sign(&["form-text-chief-arbiters-signature", "papers-sign-date"]));
        parts
    }

    /// Which championship it is, and by which table.
    fn direct_event(&self, found: &DirectTitles) -> Form {
        let name = format!("settings-choice-{}", found.championship.name());
        let kind = match found.women {
            true => self.with("paper-direct-of-women", &self.t(&name)),
            false => self.t(&name).to_owned(),
        };
        let table = self.words.fill(
            "paper-direct-table-of",
            &Values::default()
                .and("article", &found.article)
                .and("chapter", &found.chapter)
                .and("day", &self.words.date(&found.table_from.to_string())),
        );
        let field = |key: &str, label: &str, value: String| {
            Field::of(key, self.t(label), Some(value)).share(6)
        };
        Form {
            rows: vec![vec![
                field("championship", "paper-direct-championship", kind),
                field("table", "paper-direct-table", table),
            ]],
        }
    }

    /// What is not met, and what somebody has to answer.
    fn direct_questions(&self, found: &DirectTitles) -> Option<Part> {
        let open = found
            .checks
            .iter()
            .filter(|check| matches!(check.standing, Standing::NotMet | Standing::Open));
        let open: Vec<String> = open
            .map(|check| format!("{} ({})", self.words.tell(check), check.article))
            .collect();
        (!open.is_empty()).then(|| {
            let open = Values::default().and("value", &open.join("; "));
            Part::sized(self.words.fill("paper-open-questions", &open), 7.5)
        })
    }

    fn direct_table(&self, lines: &[&DirectLine]) -> Table {
        let rows = lines.iter().map(|line| {
            let player = self.entrant(line.entrant).map(|one| &one.player);
            let id = player.and_then(|player| player.fide_id);
            let birth = player.and_then(|player| player.birth);
            let rating = player.and_then(|player| player.fide_rating);
            let text = |value: Option<String>| value.unwrap_or_default();
            Row::of(vec![
                self.direct_place(line),
                self.name(line.entrant),
                text(id.map(|id| id.to_string())),
                self.entrant(line.entrant)
                    .map_or_else(String::new, federation),
                text(birth.map(|birth| birth.to_string())),
                text(rating.map(|rating| rating.to_string())),
                format!("{}/{}", line.score, line.games),
                self.direct_award(line),
                self.direct_grant(line),
            ])
        });
        Table {
            key: "direct_titles".to_owned(),
            columns: vec![
                Column::of("place", self.t("paper-place")),
                Column::wide("name", self.t("paper-name")),
                Column::of("fide_id", self.t("paper-fide-id")),
                Column::of("federation", self.t("paper-fed")),
                Column::of("birth", self.t("form-text-date-of-birth")),
                Column::number("rating", self.t("paper-rating")),
                Column::of("score", self.t("paper-points")),
                Column::of("award", self.t("paper-direct-earned")),
                Column::of("grant", self.t("paper-direct-given")),
            ],
            rows: rows.collect(),
            ruled: true,
            ..Table::default()
        }
    }

    /// The place, or the round that was reached.
    fn direct_place(&self, line: &DirectLine) -> String {
        match (line.rank, line.reached) {
            (Some(rank), _) if line.shared => format!("{rank}="),
            (Some(rank), _) => rank.to_string(),
            (None, Some(stage)) => self.words.tell(&stage),
            (None, None) => String::new(),
        }
    }

    fn direct_award(&self, line: &DirectLine) -> String {
        match line.award {
            Award::Title => line.title.to_string(),
            Award::Norm => self.with("paper-direct-norm", &line.title.to_string()),
        }
    }

    fn direct_grant(&self, line: &DirectLine) -> String {
        match (line.award, line.grant) {
            (Award::Norm, _) => String::new(),
            (Award::Title, Grant::AtOnce) => self.t("paper-direct-at-once").to_owned(),
            (Award::Title, Grant::Conditional { rating }) => {
                self.with("paper-direct-conditional", &rating)
            }
        }
    }

    /// The application of a federation for a title of one of its players.
    fn direct_application(&self, found: &DirectTitles, line: &DirectLine) -> Vec<Part> {
        let heading = |id: &str| Part::Heading {
            level: 3,
            text: self.t(id).to_owned(),
        };
        let title = line.title.to_string();
        let by_hand = |key: &str, label: &str| self.box_of(key, label, 4, None).lines(2);
        let mut parts = vec![
            Part::bold(self.with("paper-direct-application", &title), 13.0),
            heading("form-text-applicant"),
            Part::Form(self.direct_person(line)),
            heading("form-text-event"),
            Part::Form(self.direct_event(found)),
            Part::Form(self.direct_result(line)),
        ];
        parts.extend(self.direct_questions(found));
        parts.push(heading("form-text-federation"));
        parts.push(Part::Form(Form {
            rows: vec![vec![
                by_hand("official", "form-text-name-of-the-official"),
                by_hand("signature", "form-text-signature"),
                by_hand("date", "form-text-date"),
            ]],
        }));
        parts.push(self.sign(&["form-text-chief-arbiters-signature", "papers-sign-date"]));
        parts
    }

    fn box_of(&self, key: &str, label: &str, share: u8, value: Option<String>) -> Field {
        Field::of(key, self.t(label), value).share(share)
    }

    fn direct_person(&self, line: &DirectLine) -> Form {
        let player = self.entrant(line.entrant).map(|one| &one.player);
        let (family, first) = line.name.split_once(',').unwrap_or((&line.name, ""));
        let own = |of: fn(&Player) -> Option<String>| player.and_then(of);
        let id = own(|one| Some(one.fide_id?.to_string()));
        let federation = own(|one| Some(one.federation?.to_string()));
        let birth = own(|one| Some(one.birth?.to_string()));
        let rating = own(|one| Some(one.fide_rating?.to_string()));
        Form {
            rows: vec![
                vec![
                    self.box_of("family_name", "form-text-family-name", 6, given(family)),
                    self.box_of("first_name", "form-text-first-name", 6, given(first)),
                ],
                vec![
                    self.box_of("fide_id", "form-text-fide-id", 3, id),
                    self.box_of("federation", "form-text-federation", 3, federation),
                    self.box_of("birth", "form-text-date-of-birth", 3, birth),
                    self.box_of("rating", "form-text-rating", 3, rating),
                ],
            ],
        }
    }

    fn direct_result(&self, line: &DirectLine) -> Form {
        let details = &self.event.details;
        let day = |day: Option<Date>| day.map(|day| self.words.date(&day.to_string()));
        let (score, games) = (line.score.to_string(), line.games.to_string());
        let (award, granted) = (self.direct_award(line), self.direct_grant(line));
        let place = given(&self.direct_place(line));
        Form {
            rows: vec![
                vec![
                    self.box_of("event", "form-text-event", 6, given(&details.name)),
                    self.box_of(
                        "place_of_event",
                        "form-text-place",
                        2,
                        details.place.clone(),
                    ),
                    self.box_of("start", "form-text-start", 2, day(details.starts)),
                    self.box_of("end", "form-text-end", 2, day(details.ends)),
                ],
                vec![
                    self.box_of("place", "paper-place", 3, place),
                    self.box_of("score", "form-text-score", 3, Some(score)),
                    self.box_of("games", "form-text-games", 3, Some(games)),
                    self.box_of("award", "paper-direct-earned", 3, Some(award)),
                ],
                vec![self.box_of("grant", "paper-direct-given", 12, Some(granted))],
            ],
        }
    }
}

/// A text, if there is one.
fn given(text: &str) -> Option<String> {
    Some(text.trim().to_owned()).filter(|text| !text.is_empty())
}
