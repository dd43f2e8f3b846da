//! The duties of a round and its time-control sheet, to be filled in by hand.

use adoube_conduct::hall::{Phase, RoundAtDesk};
use adoube_tournament::RoundNumber;
use jiff::civil::DateTime;

use super::{Desk, NoPaper, PaperKind};
use crate::document::{Column, Document, Part, Row, Table};

/// How many times a sheet has room for beside each other: two hours of play, every half hour.
const READINGS: usize = 4;

impl Desk<'_> {
    pub(super) fn duties(&self, round: RoundNumber) -> Document {
        let desk = RoundAtDesk::of(&self.event.details, self.section, round);
        // On paper nothing is late yet.
        let duties = desk.duties(DateTime::MIN);
        let mut parts = Vec::new();
        for phase in Phase::ALL {
            let own = duties.iter().filter(|line| line.duty.phase() == phase);
            let rows = own.map(|line| Row {
                cells: vec![
                    "☐".to_owned(),
                    line.due
                        .map_or_else(String::new, |at| at.strftime("%H:%M").to_string()),
                    self.words.tell(&line.duty),
                    self.words.tell(&line.article),
                    String::new(),
                ],
                ..Row::default()
            });
            let rows: Vec<Row> = rows.collect();
            if rows.is_empty() {
                continue;
            }
            parts.push(Part::Table(Table {
                key: phase.name().to_owned(),
                title: Some(self.words.tell(&phase)),
                groups: Vec::new(),
                columns: vec![
                    Column::short("done", ""),
                    Column::of("due", self.t("papers-due")),
                    Column::wide("duty", self.t("papers-duty")),
                    Column::of("article", ""),
                    Column::of("by", self.t("papers-done-by")).with_room(38.0),
                ],
                rows,
                ruled: true,
            }));
        }
        let title = format!(
            "{} · {}",
            self.t("papers-duties"),
            self.round_and_time(round)
        );
        self.document(PaperKind::Duties, title, parts)
    }

    pub(super) fn times(&self, round: RoundNumber) -> Result<Document, NoPaper> {
        let start = RoundAtDesk::of(&self.event.details, self.section, round).start();
        let started = start
            .started
            .map_or_else(|| "………".to_owned(), |at| at.strftime("%H:%M").to_string());
        let mut columns = vec![
            Column::number("board", self.t("papers-board")),
            Column::wide("players", ""),
        ];
        let mut groups = vec![(String::new(), 2)];
        for reading in 1..=READINGS {
            groups.push((format!("{} ………", self.t("papers-check-at")), 5));
            let heads = [
                self.t("papers-white"),
                self.t("papers-black"),
                "+",
                self.t("papers-move"),
                self.t("papers-dif"),
            ];
            let rooms = [10.0, 10.0, 5.0, 7.0, 7.0];
            columns.extend(heads.into_iter().zip(rooms).map(|(head, room)| {
                Column::short(&format!("{head}_{reading}"), head).with_room(room)
            }));
        }
        let rows = self.round(round)?.games.iter().map(|game| {
            let mut cells = vec![
                game.board.to_string(),
                format!(
                    "{}\n{}",
                    self.section.label(game.white),
                    self.section.label(game.black)
                ),
            ];
            cells.extend(std::iter::repeat_n(String::new(), 5 * READINGS));
            Row::of(cells)
        });
        let table = Table {
            key: "times".to_owned(),
            groups,
            columns,
            rows: rows.collect(),
            ruled: true,
            ..Table::default()
        };
        let parts = vec![
            Part::text(format!(
                "{} · {} {started}",
                self.with("papers-round", &round.0),
                self.t("papers-started")
            )),
            Part::Table(table),
        ];
        let paper = self.document(PaperKind::Times, self.t("papers-times"), parts);
        Ok(Document {
            landscape: true,
            ..paper
        })
    }
}
