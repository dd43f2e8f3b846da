//! What is cut and laid out: slips, cards, score sheets, envelopes.

use adoube_tournament::{Entrant, EntrantId, Game, RoundNumber};
use qrcode::{Color, QrCode};

use super::{Desk, NoPaper, PaperKind, PaperRequest, federation, number, titled};
use crate::collate::name_key;
use crate::document::{
    Align, Card, Cards, Column, Document, Field, Form, Ink, Part, Picture, Row, Shape, Table,
};

/// Moves on a score sheet.
const MOVES: usize = 60;

impl Desk<'_> {
    /// A paper of pieces, without head and foot.
    pub(super) fn pieces(
        &self,
        kind: PaperKind,
        columns: usize,
        height: f32,
        cards: Vec<Card>,
    ) -> Document {
        let cards = Cards {
            columns,
            height,
            framed: true,
            certificate: false,
            cards,
        };
        let paper = self.document(kind, self.t(kind.title()), vec![Part::Cards(cards)]);
        Document {
            bare: true,
            ..paper
        }
    }

    pub(super) fn slips(
        &self,
        round: RoundNumber,
        asked: &PaperRequest,
    ) -> Result<Document, NoPaper> {
        let games = &self.round(round)?.games;
        let cards = games
            .iter()
            .map(|game| self.slip(game, round, asked))
            .collect();
        // Codes to report with need room.
        let height = if asked.report_links.is_empty() {
            68.0
        } else {
            90.0
        };
        Ok(self.pieces(PaperKind::Slips, 2, height, cards))
    }

    fn slip(&self, game: &Game, round: RoundNumber, asked: &PaperRequest) -> Card {
        let (event, section) = (&self.event.details.name, &self.section.settings.name);
        let columns = vec![
            Column::wide("white", self.t("papers-white")),
            Column::wide("black", self.t("papers-black")),
        ];
        let side = |id: EntrantId| {
            self.entrant(id).map_or_else(String::new, |one| {
                let more = [number(one), self.rating(one), federation(one)];
                let more: Vec<String> = more.into_iter().filter(|text| !text.is_empty()).collect();
                format!("{}\n{}", titled(one), more.join(" · "))
            })
        };
        let players = Table {
            key: "players".to_owned(),
            columns,
            rows: vec![Row {
                bold: true,
                ..Row::of(vec![side(game.white), side(game.black)])
            }],
            ..Table::default()
        };
        let mut parts = vec![
            Part::bold(
                format!("{} {}", self.t("papers-board"), self.place(game.board)),
                14.0,
            ),
            Part::sized(
                format!("{event} · {section} · {}", self.round_and_time(round)),
                7.0,
            ),
            Part::Table(players),
            Part::sized(
                format!(
                    "{}:   ☐ 1–0    ☐ ½–½    ☐ 0–1    ☐ ………",
                    self.t("papers-result")
                ),
                11.0,
            ),
        ];
        let codes = [game.white, game.black].map(|id| {
            let link = asked.report_links.iter().find(|(one, _)| *one == id);
            link.and_then(|(_, address)| code(address, self.t("papers-report-code")))
        });
        if let [Some(white), Some(black)] = codes {
            parts.push(Part::Picture(beside(&white, &black)));
        }
        parts.push(Part::Signatures {
            labels: ["papers-white", "papers-black"]
                .map(|side| format!("{} ({})", self.t("papers-signature"), self.t(side)))
                .to_vec(),
        });
        Card {
            parts,
            centred: false,
        }
    }

    pub(super) fn place_cards(&self, round: RoundNumber) -> Result<Document, NoPaper> {
        let cards = self.round(round)?.games.iter().map(|game| Card {
            centred: true,
            parts: vec![
                Part::bold(game.board.to_string(), 96.0).centred(),
                Part::sized(self.room_and_time(game.board, round), 10.0).centred(),
                Part::sized(
                    format!("{}: {}", self.t("papers-white"), self.name(game.white)),
                    19.0,
                )
                .centred(),
                Part::sized(
                    format!("{}: {}", self.t("papers-black"), self.name(game.black)),
                    19.0,
                )
                .centred(),
            ],
        });
        let cards = cards.collect();
        Ok(self.pieces(PaperKind::Cards, 1, 138.0, cards))
    }

    pub(super) fn name_cards(&self) -> Document {
        let mut entrants: Vec<&Entrant> = self.tournament.entrants().iter().collect();
        entrants.sort_by_cached_key(|one| name_key(&one.player.name));
        let (event, section) = (&self.event.details.name, &self.section.settings.name);
        let cards = entrants.into_iter().map(|one| {
            let more = [
                federation(one),
                self.rating(one),
                one.player.club.clone().unwrap_or_default(),
            ];
            let more: Vec<String> = more.into_iter().filter(|text| !text.is_empty()).collect();
            Card {
                centred: true,
                parts: vec![
                    Part::sized(format!("{event} · {section}"), 8.0).centred(),
                    Part::bold(titled(one), 20.0).centred(),
                    Part::sized(more.join(" · "), 11.0).centred(),
                ],
            }
        });
        self.pieces(PaperKind::Names, 2, 55.0, cards.collect())
    }

    /// A score sheet for each player: two on a page, one below the other, head filled in.
    pub(super) fn score_sheets(&self, round: RoundNumber) -> Result<Document, NoPaper> {
        let mut parts = Vec::new();
        for game in &self.round(round)?.games {
            if !parts.is_empty() {
                parts.push(Part::NewPage);
            }
            let halves = [game.white, game.black].map(|own| Card {
                parts: self.score_sheet(game, own, round),
                centred: false,
            });
            parts.push(Part::Cards(Cards {
                columns: 2,
                height: 272.0,
                framed: true,
                certificate: false,
                cards: halves.to_vec(),
            }));
        }
        let paper = self.document(PaperKind::ScoreSheets, self.t("paper-score-sheets"), parts);
        Ok(Document {
            bare: true,
            ..paper
        })
    }

    fn score_sheet(&self, game: &Game, own: EntrantId, round: RoundNumber) -> Vec<Part> {
        let box_of =
            |key: &str, label: &str, value: String| Field::of(key, self.t(label), Some(value));
        let day = self
            .section
            .settings
            .schedule
            .iter()
            .find(|time| time.round == round);
        let day = day.map(|time| self.words.date(&time.starts.date().to_string()));
        let form = Form {
            rows: vec![
                vec![
                    box_of(
                        "event",
                        "papers-case-event",
                        self.event.details.name.clone(),
                    )
                    .share(3),
                    Field::of("date", self.t("papers-sign-date"), day).share(2),
                ],
                vec![
                    box_of(
                        "section",
                        "paper-section",
                        self.section.settings.name.clone(),
                    )
                    .share(3),
                    box_of("round", "standings-round-short", round.to_string()),
                    box_of("board", "papers-board", self.place(game.board)),
                ],
                vec![box_of("white", "papers-white", self.name(game.white))],
                vec![box_of("black", "papers-black", self.name(game.black))],
            ],
        };
        vec![
            Part::Form(form),
            Part::Table(self.moves()),
            Part::sized(
                format!("{}:   ☐ 1–0    ☐ ½–½    ☐ 0–1", self.t("papers-result")),
                10.0,
            ),
            Part::Signatures {
                labels: vec![
                    format!(
                        "{} ({})",
                        self.t("papers-signature"),
                        self.t("papers-white")
                    ),
                    format!(
                        "{} ({})",
                        self.t("papers-signature"),
                        self.t("papers-black")
                    ),
                ],
            },
            Part::sized(self.with("paper-sheet-of", &self.name(own)), 7.0),
        ]
    }

    /// Room for sixty moves in two columns.
    fn moves(&self) -> Table {
        let move_columns = |half: usize| {
            [
                Column::number(&format!("number_{half}"), ""),
                Column::wide(&format!("white_{half}"), self.t("papers-white")).with_room(17.0),
                Column::wide(&format!("black_{half}"), self.t("papers-black")).with_room(17.0),
            ]
        };
        let lines = MOVES / 2;
        let rows = (1..=lines).map(|line| Row {
            cells: vec![
                line.to_string(),
                String::new(),
                String::new(),
                (line + lines).to_string(),
                String::new(),
                String::new(),
            ],
            bold: false,
            room: Some(5.9),
        });
        Table {
            key: "moves".to_owned(),
            columns: [move_columns(1), move_columns(2)].concat(),
            rows: rows.collect(),
            ruled: true,
            ..Table::default()
        }
    }

    /// What is written on the envelope of a sealed move: both names, the position, the times, the moves made.
    pub(super) fn envelopes(&self, round: RoundNumber) -> Result<Document, NoPaper> {
        let cards = self.round(round)?.games.iter().map(|game| {
            let empty = |key: &str, label: &str| Field::of(key, self.t(label), None);
            let filled =
                |key: &str, label: &str, value: String| Field::of(key, self.t(label), Some(value));
            let form = Form {
                rows: vec![
                    vec![
                        filled("white", "papers-white", self.name(game.white)),
                        filled("black", "papers-black", self.name(game.black)),
                    ],
                    vec![
                        filled("round", "standings-round-short", round.to_string()),
                        filled("board", "papers-board", game.board.to_string()),
                        empty("sealed_by", "paper-sealed-by").share(2),
                        empty("move_number", "paper-sealed-move-number"),
                    ],
                    vec![
                        empty("position", "paper-position-before-sealing")
                            .share(2)
                            .lines(5),
                    ],
                    vec![
                        empty("time_white", "paper-time-used-white"),
                        empty("time_black", "paper-time-used-black"),
                    ],
                    vec![
                        empty("draw_offer", "paper-draw-offered"),
                        empty("resumes", "paper-resumes"),
                    ],
                ],
            };
            Card {
                centred: false,
                parts: vec![
                    Part::bold(self.t("paper-envelopes"), 13.0),
                    Part::sized(
                        format!(
                            "{} · {}",
                            self.event.details.name, self.section.settings.name
                        ),
                        8.0,
                    ),
                    Part::Form(form),
                    Part::Signatures {
                        labels: vec![
                            self.t("papers-sign-player").to_owned(),
                            self.t("papers-sign-arbiter").to_owned(),
                        ],
                    },
                ],
            }
        });
        let cards = cards.collect();
        Ok(self.pieces(PaperKind::Envelopes, 1, 92.0, cards))
    }
}

/// A code that a phone reads, as a picture.
fn code(address: &str, alt: &str) -> Option<Picture> {
    let code = QrCode::new(address.as_bytes()).ok()?;
    let width = code.width();
    let colours = code.to_colors();
    let mut shapes = Vec::new();
    for (y, line) in colours.chunks(width).enumerate() {
        // Squares beside each other are one stroke.
        let mut x = 0;
        while x < width {
            let dark = line[x..]
                .iter()
                .take_while(|colour| **colour == Color::Dark);
            let long = dark.count();
            if long > 0 {
                shapes.push(Shape::Fill {
                    x: x as f32,
                    y: y as f32,
                    width: long as f32,
                    height: 1.02,
                    ink: Ink::Black,
                });
            }
            x += long.max(1);
        }
    }
    Some(Picture {
        alt: alt.to_owned(),
        width: width as f32,
        height: width as f32,
        on_paper: 18.0,
        align: Align::Start,
        shapes,
    })
}

/// Two pictures of the same kind beside each other, as far apart as their players.
fn beside(first: &Picture, second: &Picture) -> Picture {
    let step = first.width * 2.5;
    let moved = second.shapes.iter().cloned().map(|shape| match shape {
        Shape::Fill {
            x,
            y,
            width,
            height,
            ink,
        } => Shape::Fill {
            x: x + step,
            y,
            width,
            height,
            ink,
        },
        other => other,
    });
    let shapes = first.shapes.iter().cloned().chain(moved).collect();
    let width = step + second.width;
    Picture {
        width,
        on_paper: first.on_paper * width / first.width,
        shapes,
        ..first.clone()
    }
}
