//! Papers of teams: protocols of matches, slips for line-ups.

use adoube_tournament::{Colour, Game, RoundNumber, TeamId, TeamMatch};

use super::forms::on_pages;
use super::{Desk, NoPaper, PaperKind, number, titled};
use crate::document::{Card, Cards, Column, Document, Part, Row, Table};

impl Desk<'_> {
    pub(super) fn matches(&self, round: RoundNumber) -> Result<&[TeamMatch], NoPaper> {
        let matches = &self.round(round)?.matches;
        match matches.is_empty() {
            true => Err(NoPaper::NoTeams),
            false => Ok(matches),
        }
    }

    pub(super) fn team(&self, id: TeamId) -> String {
        self.section
            .team(id)
            .map_or_else(String::new, |team| team.details.name.clone())
    }

    /// How many boards a match has.
    fn boards(&self) -> u16 {
        self.section.settings.team_scoring.boards
    }

    fn members(&self, id: TeamId) -> Vec<adoube_tournament::EntrantId> {
        self.section
            .team(id)
            .map(|team| team.details.members.clone())
            .unwrap_or_default()
    }

    /// The players of a match on a board, the first team's before the second's, with the first one's colour.
    fn on_board(
        &self,
        meeting: &TeamMatch,
        games: &[Game],
        board: u16,
    ) -> (String, String, Option<Colour>) {
        let mut games = games.iter();
        let game =
            games.find(|game| game.board.table == meeting.table && game.board.board == Some(board));
        let Some(game) = game else {
            return (String::new(), String::new(), None);
        };
        match self.members(meeting.first).contains(&game.white) {
            true => (
                self.name(game.white),
                self.name(game.black),
                Some(Colour::White),
            ),
            false => (
                self.name(game.black),
                self.name(game.white),
                Some(Colour::Black),
            ),
        }
    }

    pub(super) fn protocols(&self, round: RoundNumber) -> Result<Document, NoPaper> {
        let games = &self.round(round)?.games;
        let papers = self.matches(round)?.iter().map(|meeting| {
            let (first, second) = (self.team(meeting.first), self.team(meeting.second));
            let table = self.protocol(meeting, games, &first, &second);
            vec![
                Part::bold(
                    format!(
                        "{} {} · {first} – {second}",
                        self.t("paper-table"),
                        meeting.table
                    ),
                    13.0,
                ),
                Part::sized(self.round_and_time(round), 9.0),
                Part::Table(table),
                Part::text(self.t("paper-remarks")),
                Part::Space { height: 30.0 },
                Part::Signatures {
                    labels: vec![
                        self.with("papers-sign-captain-of", &first),
                        self.with("papers-sign-captain-of", &second),
                        self.t("papers-sign-arbiter").to_owned(),
                    ],
                },
            ]
        });
        let papers: Vec<Vec<Part>> = papers.collect();
        Ok(self.document(
            PaperKind::Protocols,
            self.t("papers-matches"),
            on_pages(papers),
        ))
    }

    /// The boards of a match with room for the results.
    fn protocol(&self, meeting: &TeamMatch, games: &[Game], first: &str, second: &str) -> Table {
        let columns = vec![
            Column::number("board", self.t("papers-board")),
            Column::wide("first", first),
            Column::short("colour", self.t("paper-colour")),
            Column::short("first_score", self.t("papers-result")).with_room(18.0),
            Column::short("second_score", self.t("papers-result")).with_room(18.0),
            Column::wide("second", second),
        ];
        let mut rows: Vec<Row> = (1..=self.boards())
            .map(|board| {
                let (one, other, colour) = self.on_board(meeting, games, board);
                let colour = match colour {
                    Some(Colour::White) => self.t("paper-white-letter"),
                    Some(Colour::Black) => self.t("paper-black-letter"),
                    None => "",
                };
                let empty = String::new;
                Row {
                    cells: vec![
                        board.to_string(),
                        one,
                        colour.to_owned(),
                        empty(),
                        empty(),
                        other,
                    ],
                    bold: false,
                    room: Some(10.0),
                }
            })
            .collect();
        let empty = String::new;
        rows.push(Row {
            cells: vec![
                empty(),
                self.t("paper-total").to_owned(),
                empty(),
                empty(),
                empty(),
                empty(),
            ],
            bold: true,
            room: Some(10.0),
        });
        Table {
            key: "boards".to_owned(),
            columns,
            rows,
            ruled: true,
            ..Table::default()
        }
    }

    pub(super) fn line_ups(&self, round: RoundNumber) -> Result<Document, NoPaper> {
        let slips = self.matches(round)?.iter().flat_map(|meeting| {
            let one = self.line_up(meeting, round, (meeting.first, meeting.second));
            let other = self.line_up(meeting, round, (meeting.second, meeting.first));
            [one, other]
        });
        let cards = Cards {
            columns: 1,
            height: 134.0,
            framed: true,
            certificate: false,
            cards: slips.collect(),
        };
        let paper = self.document(
            PaperKind::LineUps,
            self.t("papers-line-ups"),
            vec![Part::Cards(cards)],
        );
        Ok(Document {
            bare: true,
            ..paper
        })
    }

    fn line_up(
        &self,
        meeting: &TeamMatch,
        round: RoundNumber,
        (own, other): (TeamId, TeamId),
    ) -> Card {
        let rows = (1..=self.boards()).map(|board| Row {
            cells: vec![board.to_string(), String::new()],
            bold: false,
            room: Some(8.0),
        });
        let table = Table {
            key: "line_up".to_owned(),
            columns: vec![
                Column::number("board", self.t("papers-board")),
                Column::wide("player", self.t("paper-name")),
            ],
            rows: rows.collect(),
            ruled: true,
            ..Table::default()
        };
        let members = self
            .members(own)
            .into_iter()
            .filter_map(|id| self.entrant(id));
        let members: Vec<String> = members
            .map(|one| format!("{} {}", number(one), titled(one)).trim().to_owned())
            .collect();
        let (own, other) = (self.team(own), self.team(other));
        Card {
            centred: false,
            parts: vec![
                Part::bold(&*own, 14.0),
                Part::sized(
                    format!(
                        "{} · {} · {} {} · – {other}",
                        self.event.details.name,
                        self.round_and_time(round),
                        self.t("paper-table"),
                        meeting.table
                    ),
                    8.0,
                ),
                Part::Table(table),
                Part::sized(members.join(" · "), 7.5),
                Part::Signatures {
                    labels: vec![
                        self.with("papers-sign-captain-of", &own),
                        self.t("papers-sign-date").to_owned(),
                    ],
                },
            ],
        }
    }
}
