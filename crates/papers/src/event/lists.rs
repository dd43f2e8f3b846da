//! Lists: pairings, standings, cross tables, entries.

use adoube_conduct::ranking::{Ranking, ranks_teams};
use adoube_standings::tables::{self, CrossTable, RoundCell, RowOrder};
use adoube_tournament::{
    BoardNumber, Colour, Entrant, EntrantId, Game, Points, Purpose, RoundNumber,
};

use super::{Desk, NoPaper, PaperKind, federation, halves, number, result, titled};
use crate::collate::name_key;
use crate::document::{Column, Document, Part, Row, Table};

/// Where somebody plays, with which colour, against whom.
type Seat = (BoardNumber, Colour, EntrantId);

/// What a list of pairings tells of a player: number, name, rating, points.
type PlayerCells = (String, String, String, String);

/// More rounds than these need a page that is wider than high.
const ROUNDS_UPRIGHT: u16 = 9;

impl Desk<'_> {
    pub(super) fn standings_paper(&self, after: RoundNumber) -> Document {
        let title = match after.0 {
            0 => self.t("standings").to_owned(),
            round => format!(
                "{} {}",
                self.t("standings"),
                self.with("standings-after-n", &round)
            ),
        };
        let mut parts = vec![Part::Table(self.standings_table(after))];
        let open = self.section.draft.open_games(after).len();
        if open > 0 {
            parts.push(Part::sized(self.with("paper-open-games", &open), 8.5));
        }
        self.document(PaperKind::Standings, title, parts)
    }

    /// Who is where, with the tie-breaks that were announced.
    pub(super) fn standings_table(&self, after: RoundNumber) -> Table {
        let ranking = self.ranking(after);
        let teams = ranking.field.is_for_teams();
        let mut columns = vec![
            Column::number("rank", self.t("paper-place")),
            Column::number("number", self.t("standings-number-short")),
        ];
        if !teams {
            columns.push(Column::of("title", ""));
        }
        columns.push(Column::wide("name", self.t("paper-name")));
        if !teams {
            columns.push(Column::of("federation", self.t("paper-fed")));
        }
        columns.push(Column::number("rating", self.t("paper-rating")));
        if !ranking.by_round_reached {
            columns.push(Column::number("points", self.t("paper-points")));
        }
        columns.extend(
            ranking
                .tie_breaks
                .iter()
                .map(|one| Column::number(one.code(), one.code())),
        );
        let rows = ranking
            .standings
            .lines()
            .iter()
            .map(|line| self.standings_row(&ranking, line, teams));
        Table {
            key: "standings".to_owned(),
            columns,
            rows: rows.collect(),
            ..Table::default()
        }
        .without_empty_columns()
    }

    fn standings_row(&self, ranking: &Ranking, line: &adoube_standings::Line, teams: bool) -> Row {
        let one = &ranking.field.participants()[line.place];
        let entrant = self.entrant(EntrantId(one.id)).filter(|_| !teams);
        let mut cells = vec![line.rank.to_string(), one.number.to_string()];
        if !teams {
            let title = entrant.and_then(|entrant| entrant.player.title);
            cells.push(title.map_or_else(String::new, |title| title.to_string()));
        }
        cells.push(one.name.clone());
        if !teams {
            cells.push(entrant.map_or_else(String::new, federation));
        }
        let rating = one.rating.filter(|rating| *rating > 0);
        cells.push(rating.map_or_else(String::new, |rating| rating.to_string()));
        if !ranking.by_round_reached {
            cells.push(halves(line.points));
        }
        cells.extend(line.values.iter().map(|value| {
            value.map_or_else(String::new, |value| self.words.decimal(&value.to_string()))
        }));
        Row::of(cells)
    }

    pub(super) fn pairings(&self, round: RoundNumber) -> Result<Document, NoPaper> {
        let title = format!(
            "{} · {}",
            self.t("papers-pairings"),
            self.round_and_time(round)
        );
        let table = self.boards_table(round)?;
        Ok(self.document(PaperKind::Pairings, title, vec![Part::Table(table)]))
    }

    /// The boards of a round with their results, then the byes.
    pub(super) fn boards_table(&self, round: RoundNumber) -> Result<Table, NoPaper> {
        let played = self.round(round)?;
        let before = RoundNumber(round.0.saturating_sub(1));
        let (points, rating, no) = (
            self.t("paper-points-short"),
            self.t("paper-rating"),
            self.t("standings-number-short"),
        );
        let columns = vec![
            Column::number("board", self.t("papers-board")),
            Column::of("room", self.t("tables-room")),
            Column::number("white_number", no),
            Column::wide("white", self.t("papers-white")),
            Column::number("white_rating", rating),
            Column::number("white_points", points),
            Column::short("result", self.t("papers-result")),
            Column::number("black_points", points),
            Column::wide("black", self.t("papers-black")),
            Column::number("black_rating", rating),
            Column::number("black_number", no),
        ];
        let facts = |id: EntrantId| {
            let entrant = self.entrant(id);
            let text = |make: &dyn Fn(&Entrant) -> String| entrant.map_or_else(String::new, make);
            let score = halves(self.tournament.score(id, before, Purpose::Standings));
            (
                text(&number),
                text(&titled),
                text(&|one| self.rating(one)),
                score,
            )
        };
        let mut rows: Vec<Row> = (played.games.iter())
            .map(|game| self.board_row(game, facts(game.white), facts(game.black)))
            .collect();
        rows.extend(played.byes.iter().map(|bye| {
            let one = facts(bye.entrant);
            let what = self
                .words
                .tell(&adoube_standings::OutcomeName(bye.kind.outcome()));
            let empty = String::new;
            Row::of(vec![
                empty(),
                empty(),
                one.0,
                one.1,
                one.2,
                one.3,
                empty(),
                empty(),
                what,
                empty(),
                empty(),
            ])
        }));
        let table = Table {
            key: "boards".to_owned(),
            columns,
            rows,
            ..Table::default()
        };
        Ok(match self.section.rooms.is_empty() {
            true => table.without_column("room"),
            false => table,
        })
    }

    /// A board with what is told of both players: number, name, rating, points.
    fn board_row(&self, game: &Game, white: PlayerCells, black: PlayerCells) -> Row {
        let (white_number, white_name, white_rating, white_points) = white;
        let (black_number, black_name, black_rating, black_points) = black;
        Row::of(vec![
            game.board.to_string(),
            self.room(game.board).to_owned(),
            white_number,
            white_name,
            white_rating,
            white_points,
            result(game.results.reported),
            black_points,
            black_name,
            black_rating,
            black_number,
        ])
    }

    pub(super) fn pairings_by_name(&self, round: RoundNumber) -> Result<Document, NoPaper> {
        let played = self.round(round)?;
        let columns = vec![
            Column::wide("name", self.t("paper-name")),
            Column::number("number", self.t("standings-number-short")),
            Column::number("board", self.t("papers-board")),
            Column::of("room", self.t("tables-room")),
            Column::of("colour", self.t("paper-colour")),
            Column::wide("opponent", self.t("standings-opponent")),
        ];
        let mut lines: Vec<(EntrantId, Option<Seat>, String)> = Vec::new();
        for game in &played.games {
            lines.push((
                game.white,
                Some((game.board, Colour::White, game.black)),
                String::new(),
            ));
            lines.push((
                game.black,
                Some((game.board, Colour::Black, game.white)),
                String::new(),
            ));
        }
        for bye in &played.byes {
            let what = self
                .words
                .tell(&adoube_standings::OutcomeName(bye.kind.outcome()));
            lines.push((bye.entrant, None, what));
        }
        lines
            .sort_by_cached_key(|(id, ..)| self.entrant(*id).map(|one| name_key(&one.player.name)));
        let rows = lines.into_iter().map(|(id, game, what)| {
            let own = self.entrant(id).map_or_else(String::new, number);
            let room = game.map_or("", |(board, ..)| self.room(board)).to_owned();
            let (board, colour, opponent) = match game {
                Some((board, Colour::White, other)) => {
                    (board.to_string(), self.t("papers-white"), self.name(other))
                }
                Some((board, Colour::Black, other)) => {
                    (board.to_string(), self.t("papers-black"), self.name(other))
                }
                None => (String::new(), "", what),
            };
            Row::of(vec![
                self.name(id),
                own,
                board,
                room,
                colour.to_owned(),
                opponent,
            ])
        });
        let table = Table {
            key: "players".to_owned(),
            columns,
            rows: rows.collect(),
            ..Table::default()
        }
        .without_empty_columns();
        let title = format!(
            "{} · {}",
            self.t("papers-pairings-by-name"),
            self.round_and_time(round)
        );
        Ok(self.document(PaperKind::PairingsByName, title, vec![Part::Table(table)]))
    }

    /// How players are ranked.
    pub(super) fn ranking_of_players(&self, after: RoundNumber) -> tables::Ranking {
        let (details, settings) = (&self.event.details, &self.section.settings);
        let of_players = Ranking::of_players(details, settings, &self.tournament, after);
        tables::Ranking {
            system: of_players.field.system(),
            tie_breaks: of_players.tie_breaks,
            rules: of_players.rules,
            rating: settings.rating_used,
        }
    }

    /// Everybody round by round.
    fn by_round(&self, after: RoundNumber, order: RowOrder) -> CrossTable {
        let settings = &self.section.settings;
        let ranking = self.ranking_of_players(after);
        let teams = ranks_teams(settings.format)
            && order == RowOrder::Rank
            && !settings.format.ranks_by_players();
        let ranked = match teams {
            true => {
                let own = self.ranking(after);
                let ranking = tables::Ranking {
                    tie_breaks: own.tie_breaks,
                    system: own.field.system(),
                    ..ranking
                };
                tables::Ranked::teams(&self.tournament, after, &ranking)
            }
            false => tables::Ranked::players(&self.tournament, after, &ranking),
        };
        CrossTable::of(&ranked, order)
    }

    pub(super) fn crosstable(&self, after: RoundNumber) -> Document {
        let title = format!(
            "{} {}",
            self.t("standings-crosstable"),
            self.with("standings-after-n", &after.0)
        );
        let parts = vec![
            Part::Table(self.cross(after)),
            Part::sized(self.t("paper-cross-legend"), 7.5),
        ];
        let paper = self.document(PaperKind::Crosstable, title, parts);
        Document {
            landscape: after.0 > ROUNDS_UPRIGHT,
            ..paper
        }
    }

    /// The cross table: in each round the result, the colour and the place of the opponent.
    pub(super) fn cross(&self, after: RoundNumber) -> Table {
        let cross = self.by_round(after, RowOrder::Rank);
        let mut columns = vec![
            Column::number("rank", self.t("paper-place")),
            Column::of("title", ""),
            Column::wide("name", self.t("paper-name")),
            Column::of("federation", self.t("paper-fed")),
            Column::number("rating", self.t("paper-rating")),
        ];
        columns.extend(
            (1..=after.0).map(|round| Column::short(&format!("round_{round}"), round.to_string())),
        );
        columns.push(Column::number("points", self.t("paper-points")));
        columns.extend(
            cross
                .tie_breaks
                .iter()
                .map(|one| Column::number(one.code(), one.code())),
        );
        let rows = cross.rows.iter().map(|row| {
            let mut cells = vec![
                row.line.to_string(),
                row.who
                    .title
                    .map_or_else(String::new, |title| title.to_string()),
                row.who.name.clone(),
                row.who
                    .federation
                    .map_or_else(String::new, |code| code.to_string()),
                row.who
                    .rating
                    .filter(|rating| *rating > 0)
                    .map_or_else(String::new, |rating| rating.to_string()),
            ];
            cells.extend(
                row.rounds
                    .iter()
                    .map(|cell| self.cell(cell, RowOrder::Rank)),
            );
            cells.push(halves(row.points));
            cells.extend(row.values.iter().map(|value| {
                value.map_or_else(String::new, |value| self.words.decimal(&value.to_string()))
            }));
            Row::of(cells)
        });
        Table {
            key: "crosstable".to_owned(),
            columns,
            rows: rows.collect(),
            ..Table::default()
        }
        .without_empty_columns()
    }

    /// A round of somebody: the opponent, the colour and what it brought.
    fn cell(&self, cell: &RoundCell, order: RowOrder) -> String {
        let colour = match cell.colour {
            Some(Colour::White) => self.t("paper-white-letter"),
            Some(Colour::Black) => self.t("paper-black-letter"),
            None => "",
        };
        let code = match cell.outcome.code() {
            '*' | '.' => String::new(),
            code => code.to_string(),
        };
        let code = match cell.game_points {
            Some(points) if cell.outcome.is_final() => halves(points),
            _ => code,
        };
        match cell.opponent {
            Some(opponent) => format!("{}{colour}{code}", opponent.named_by(order)),
            None => code,
        }
    }

    pub(super) fn wall_chart(&self, after: RoundNumber) -> Document {
        let cross = self.by_round(after, RowOrder::Number);
        let mut columns = vec![
            Column::number("number", self.t("standings-number-short")),
            Column::wide("name", self.t("wall-name")),
        ];
        columns.extend(
            (1..=after.0).map(|round| Column::short(&format!("round_{round}"), round.to_string())),
        );
        columns.push(Column::number("points", self.t("paper-points")));
        let rows = cross.rows.iter().map(|row| {
            let rating = row
                .who
                .rating
                .filter(|rating| *rating > 0)
                .map(|rating| rating.to_string());
            let title = row.who.title.map(|title| title.to_string());
            let below: Vec<String> = title
                .into_iter()
                .chain(rating)
                .chain(row.national_id.clone())
                .collect();
            let mut cells = vec![
                row.who.number.to_string(),
                format!("{}\n{}", row.who.name, below.join(" · ")),
            ];
            cells.extend(row.rounds.iter().map(|cell| {
                wall_cell(
                    cell,
                    self.t("paper-white-letter"),
                    self.t("paper-black-letter"),
                )
            }));
            let total = row.rounds.last().map_or(Points::ZERO, |cell| cell.total);
            cells.push(halves(total));
            Row::of(cells)
        });
        let table = Table {
            key: "wall_chart".to_owned(),
            columns,
            rows: rows.collect(),
            ruled: true,
            ..Table::default()
        };
        let title = self.with("wall-after", &after.0);
        let parts = vec![Part::Table(table), Part::sized(self.t("wall-legend"), 7.5)];
        let paper = self.document(PaperKind::WallChart, title, parts);
        Document {
            landscape: after.0 > ROUNDS_UPRIGHT,
            ..paper
        }
    }

    pub(super) fn entries(&self, by_name: bool) -> Document {
        let (kind, title) = match by_name {
            true => (PaperKind::EntriesByName, self.t("papers-entries-by-name")),
            false => (PaperKind::Entries, self.t("papers-entries-by-number")),
        };
        self.document(kind, title, vec![Part::Table(self.entries_table(by_name))])
    }

    /// Who plays.
    pub(super) fn entries_table(&self, by_name: bool) -> Table {
        let columns = vec![
            Column::number("number", self.t("standings-number-short")),
            Column::of("title", ""),
            Column::wide("name", self.t("paper-name")),
            Column::of("federation", self.t("paper-fed")),
            Column::number("rating", self.t("paper-rating")),
            Column::of("fide_id", self.t("paper-fide-id")),
            Column::wide("club", self.t("paper-club")),
        ];
        let mut entrants: Vec<&Entrant> = self.tournament.entrants().iter().collect();
        match by_name {
            true => entrants.sort_by_cached_key(|one| name_key(&one.player.name)),
            false => entrants
                .sort_by_key(|one| (one.pairing_number.is_none(), one.pairing_number, one.id)),
        }
        let rows = entrants.into_iter().map(|one| {
            let player = &one.player;
            Row::of(vec![
                number(one),
                player
                    .title
                    .map_or_else(String::new, |title| title.to_string()),
                player.name.clone(),
                federation(one),
                self.rating(one),
                player.fide_id.map_or_else(String::new, |id| id.to_string()),
                player.club.clone().unwrap_or_default(),
            ])
        });
        Table {
            key: "entries".to_owned(),
            columns,
            rows: rows.collect(),
            ..Table::default()
        }
        .without_empty_columns()
    }
}

/// A round on a wall chart: result, opponent and colour, beneath them the score so far (US 28O).
fn wall_cell(cell: &RoundCell, white: &str, black: &str) -> String {
    let colour = match cell.colour {
        Some(Colour::White) => white,
        Some(Colour::Black) => black,
        None => "",
    };
    let opponent = cell
        .opponent
        .map_or_else(String::new, |one| one.named_by(RowOrder::Number));
    if !cell.outcome.is_final() {
        return format!("{opponent}{colour}\n");
    }
    let total = halves(cell.total);
    match cell.outcome.is_played() {
        true => format!("{}{opponent}{colour}\n{total}", cell.letter()),
        // The score of a round without a game stands in a circle (28P); brackets are its printed form.
        false => format!("{}{opponent}\n({total})", cell.letter()),
    }
}
