//! A score sheet played over, and a position, on a board.

use adoube_laws::Colour;
use adoube_laws::colour::turn;
use adoube_laws::game::{ClaimKind, End, EndOfGame};
use adoube_laws::notation::Language as Letters;
use adoube_laws::position::{DiagramStyle, described, svg_diagram, write_fen};
use adoube_laws::shakmaty::{Board, Chess, KnownOutcome, Position};
use adoube_laws::unwinnable::Answer;
use adoube_rulebook::Edition;
use askama::Template;
use serde::Serialize;

use super::sheets::SheetsView;
use super::{Tool, ToolsHead, article_url};
use crate::params::encoded;
use crate::paths;
use crate::texts::{count, fill, t, tell, words};
use crate::tools::ToolQuery;
use crate::tools::editions::{self, EditionChoice};
use crate::tools::mating::{MatingView, article, name};
use crate::tools::replay::{ClaimChance, Replay};
use crate::tools::sheets::MISSING_PAIRS;

/// The public page of a score sheet.
#[derive(Template)]
#[template(path = "tools/scoresheet.html")]
pub(crate) struct ScoresheetPage {
    head: ToolsHead,
    sheet: SheetView,
}

impl ScoresheetPage {
    /// The page with a score sheet.
    pub(crate) fn of(sheet: SheetView) -> ScoresheetPage {
        ScoresheetPage {
            head: ToolsHead::of(Tool::Scoresheet),
            sheet,
        }
    }
}

/// A score sheet, as the public page and the desk show it.
pub(crate) struct SheetView {
    /// Where its form goes.
    pub url: String,
    /// What was typed.
    pub text: String,
    /// The position it starts from, if that was said.
    pub fen: String,
    /// The languages, with the chosen one.
    pub languages: Vec<(&'static str, bool)>,
    pub editions: Vec<EditionChoice>,
    /// What is carried on: name and value.
    pub carried: Vec<(String, String)>,
    /// What cannot be understood at all.
    pub wrong: Option<String>,
    pub game: Option<GameView>,
    /// Two sheets that were typed, and what else was asked about them.
    pub both: BothSheets,
    /// What was found on them.
    pub compared: Option<SheetsView>,
    /// The moves that can be kept: what was typed, or the game that was found.
    pub kept: String,
}

/// Two sheets as they were typed, with what is asked about them.
pub(crate) struct BothSheets {
    pub white: String,
    pub black: String,
    /// The position on the board.
    pub on_board: String,
    /// What is claimed: value, key of its words, and whether it is chosen.
    pub claims: [(&'static str, &'static str, bool); 2],
    pub claim_move: String,
    pub control: String,
    /// How many pairs of moves may be missing on a sheet.
    pub missing_pairs: String,
    pub last_next: bool,
}

impl BothSheets {
    fn of(asked: &ToolQuery) -> BothSheets {
        let text = |name: &str| asked.get(name).unwrap_or_default().to_owned();
        let claims = [
            ("repetition", "sheets-claim-repetition"),
            ("fifty", "sheets-claim-fifty"),
        ];
        BothSheets {
            white: text("white"),
            black: text("black"),
            on_board: text("on_board"),
            claims: claims.map(|(kind, key)| (kind, key, asked.get("claim") == Some(kind))),
            claim_move: text("claim_move"),
            control: text("control"),
            missing_pairs: text(MISSING_PAIRS),
            last_next: asked.get("last_next").is_some(),
        }
    }

    /// Whether there is one.
    pub(crate) fn are_there(&self) -> bool {
        !self.white.is_empty() || !self.black.is_empty()
    }
}

/// A game on the board.
pub(crate) struct GameView {
    pub board: BoardView,
    /// The half-move that is shown.
    pub ply: usize,
    /// What led to the position shown.
    pub last: String,
    /// The moves, in rows of a score sheet.
    pub rows: Vec<Row>,
    /// Where reading stopped.
    pub fault: Option<String>,
    /// The result that was written.
    pub result: Option<&'static str>,
    /// The letters of which language it was read with.
    pub read_as: &'static str,
    /// Every position, for the script.
    pub positions: String,
    /// Draws that could be claimed, and the end of the game.
    pub findings: Vec<FindingLine>,
    /// Moves that were not written as the Laws want them.
    pub remarks: Vec<String>,
    /// The moves as movetext.
    pub movetext: String,
    /// A summary for the incident log.
    pub summary: String,
}

/// A row of a score sheet.
pub(crate) struct Row {
    /// The number of the move.
    pub number: String,
    pub white: Option<MoveCell>,
    pub black: Option<MoveCell>,
}

/// A move in the list.
pub(crate) struct MoveCell {
    /// The half-move, from 1.
    pub ply: usize,
    pub san: String,
    /// It is shown.
    pub current: bool,
}

/// Something that was found.
pub(crate) struct FindingLine {
    /// After which half-move.
    pub ply: usize,
    /// What, in a sentence.
    pub text: String,
    /// Steps of the argument.
    pub because: Vec<String>,
    /// Number and address of the articles.
    pub articles: Vec<(String, String)>,
}

/// A position on a board.
pub(crate) struct BoardView {
    pub svg: String,
    pub fen: String,
    /// The address of the position's own page.
    pub url: String,
    /// Black is below.
    pub flipped: bool,
    /// Who is to move.
    pub to_move: String,
    /// Who can still mate.
    pub mating: MatingView,
}

/// A position, for the script.
#[derive(Serialize)]
struct ShownPosition {
    fen: String,
    name: String,
}

impl BoardView {
    /// A position with what was found out about it.
    pub(crate) fn of(
        position: &Chess,
        answers: &[Answer; 2],
        edition: &Edition,
        flipped: bool,
    ) -> BoardView {
        let style = DiagramStyle {
            below: Colour::white_if(!flipped),
            ..DiagramStyle::default()
        };
        let fen = write_fen(position);
        BoardView {
            svg: diagram(position.board(), style),
            url: format!("{}?fen={}", paths::tools::Position::of(), encoded(&fen)),
            fen,
            flipped,
            to_move: fill("tools-is-to-move", &[&name(turn(position))]),
            mating: MatingView::of(position, answers, edition),
        }
    }
}

/// A picture that defines the shapes of all pieces, for boards that a script draws.
pub(crate) fn shapes() -> String {
    diagram(&Board::default(), DiagramStyle::default())
}

/// A picture with its description in words.
fn diagram(board: &Board, style: DiagramStyle) -> String {
    let described = described(board, style.below);
    let title = words().say("diagram-title", &described);
    svg_diagram(board, style, &title, &tell(&described))
}

impl SheetView {
    /// An empty sheet, or one that was typed.
    pub(crate) fn of(asked: &ToolQuery, edition: &Edition, url: &str) -> SheetView {
        let chosen = asked.get("language").unwrap_or_default();
        let codes = Letters::ALL.iter().map(|language| language.code());
        SheetView {
            url: url.to_owned(),
            text: asked.get("text").unwrap_or_default().to_owned(),
            fen: asked.get("fen").unwrap_or_default().to_owned(),
            languages: codes.map(|code| (code, code == chosen)).collect(),
            editions: editions::choices(edition.id()),
            carried: Vec::new(),
            wrong: None,
            game: None,
            both: BothSheets::of(asked),
            compared: None,
            kept: asked.get("text").unwrap_or_default().to_owned(),
        }
    }
}

impl GameView {
    /// A game with the position after some half-move on the board.
    pub(crate) fn of(replay: &Replay, ply: usize, board: BoardView, edition: &Edition) -> GameView {
        let positions = (0..=replay.plies.len()).map(|ply| ShownPosition {
            fen: replay.fen(ply),
            name: shown_name(replay, ply),
        });
        let positions: Vec<ShownPosition> = positions.collect();
        let findings = findings(replay, edition);
        let fault = replay.fault.as_ref().map(|fault| {
            let place = fill(
                "tools-fault-at",
                &[&fault.line, &fault.column, &fault.found],
            );
            format!("{place}: {}", tell(&fault.message))
        });
        GameView {
            board,
            ply,
            last: shown_name(replay, ply),
            rows: rows(replay, ply),
            summary: summary(replay, &findings, fault.as_deref()),
            fault,
            result: replay.result.map(|result| result.mark()),
            read_as: replay.language.code(),
            positions: serde_json::to_string(&positions).unwrap_or_default(),
            findings,
            remarks: remarks(replay),
            movetext: replay.movetext(),
        }
    }
}

fn shown_name(replay: &Replay, ply: usize) -> String {
    replay
        .name_of(ply)
        .unwrap_or_else(|| t("tools-start").to_owned())
}

fn rows(replay: &Replay, shown: usize) -> Vec<Row> {
    let mut rows: Vec<Row> = Vec::new();
    for (place, ply) in replay.plies.iter().enumerate() {
        let cell = MoveCell {
            ply: place + 1,
            san: ply.san.clone(),
            current: place + 1 == shown,
        };
        match rows.last_mut().filter(|_| !ply.by_white) {
            Some(row) => row.black = Some(cell),
            None => {
                let (white, black) = match ply.by_white {
                    true => (Some(cell), None),
                    false => (None, Some(cell)),
                };
                rows.push(Row {
                    number: ply.number.trim_end_matches('.').to_owned(),
                    white,
                    black,
                });
            }
        }
    }
    rows
}

fn findings(replay: &Replay, edition: &Edition) -> Vec<FindingLine> {
    let claims = replay.claims.iter();
    let mut lines: Vec<FindingLine> = claims
        .map(|chance| claim(replay, chance, edition))
        .collect();
    if let Some((ply, end)) = &replay.end {
        let number = article(edition, end.end.topic());
        lines.push(FindingLine {
            ply: *ply,
            text: fill(
                "tools-over-after",
                &[&shown_name(replay, *ply), &end_words(end)],
            ),
            because: match replay.plies.len() - ply {
                0 => Vec::new(),
                more => vec![count("tools-played-on", more)],
            },
            articles: vec![(number.clone(), article_url(edition.id(), &number))],
        });
    }
    lines
}

fn claim(replay: &Replay, chance: &ClaimChance, edition: &Edition) -> FindingLine {
    let after = shown_name(replay, chance.ply);
    let text = match chance.kind {
        ClaimKind::Repetition => {
            let places = chance.appearances.iter();
            let places: Vec<String> = places.map(|&ply| shown_name(replay, ply)).collect();
            fill(
                "tools-repeated",
                &[&after, &chance.appearances.len(), &places.join(", ")],
            )
        }
        ClaimKind::QuietMoves => fill("tools-quiet", &[&after, &(chance.quiet_plies / 2)]),
    };
    FindingLine {
        ply: chance.ply,
        text,
        because: Vec::new(),
        articles: (chance.articles.iter())
            .map(|number| ((*number).to_owned(), article_url(edition.id(), number)))
            .collect(),
    }
}

fn end_words(end: &EndOfGame) -> String {
    let words = match end.end {
        End::Checkmate => t("tools-end-checkmate"),
        End::Stalemate => t("tools-end-stalemate"),
        End::DeadPosition => t("tools-end-dead"),
        End::FivefoldRepetition => t("tools-end-repetition"),
        End::SeventyFiveMoves => t("tools-end-quiet"),
    };
    let result = match end.outcome {
        KnownOutcome::Draw => "½-½",
        KnownOutcome::Decisive { winner } => winner.fold_wb("1-0", "0-1"),
    };
    format!("{words}, {result}")
}

/// Moves that are not written as the Laws want them: signs that may be left out are not listed.
fn remarks(replay: &Replay) -> Vec<String> {
    use adoube_laws::notation::Note::{
        CaptureSignMissing, CheckSignMissing, EnPassantMarkMissing, MateSignMissing,
    };
    let optional = [
        CaptureSignMissing,
        CheckSignMissing,
        MateSignMissing,
        EnPassantMarkMissing,
    ];
    let plies = replay.plies.iter();
    let noted = plies.filter_map(|ply| {
        let notes = ply.notes.iter().filter(|note| !optional.contains(note));
        let notes: Vec<String> = notes.map(tell).collect();
        (!notes.is_empty()).then(|| {
            let (number, written) = (&ply.number, &ply.written);
            format!("{number} {}: {written} – {}", ply.san, notes.join(", "))
        })
    });
    noted.take(60).collect()
}

fn summary(replay: &Replay, findings: &[FindingLine], fault: Option<&str>) -> String {
    let mut lines = vec![count("tools-half-moves-read", replay.plies.len())];
    lines.extend(fault.map(str::to_owned));
    let said = |line: &FindingLine| {
        let articles: Vec<&str> = line.articles.iter().map(|(n, _)| n.as_str()).collect();
        format!("{} ({})", line.text, articles.join(", "))
    };
    lines.extend(findings.iter().map(said));
    lines.join("\n")
}

/// The page of a position.
#[derive(Template)]
#[template(path = "tools/position.html")]
pub(crate) struct PositionPage {
    head: ToolsHead,
    editions: Vec<EditionChoice>,
    fen: String,
    wrong: Option<String>,
    board: Option<BoardView>,
    ends: Option<String>,
    moves: Vec<String>,
    ruling_url: String,
}

impl PositionPage {
    /// The page, with what was typed.
    pub(crate) fn of(fen: &str, edition: &Edition) -> PositionPage {
        PositionPage {
            head: ToolsHead::of(Tool::Position),
            editions: editions::choices(edition.id()),
            fen: fen.to_owned(),
            wrong: None,
            board: None,
            ends: None,
            moves: Vec::new(),
            ruling_url: format!(
                "{}?edition={}&f.board.fen={}",
                paths::tools::Ruling::of(),
                edition.id(),
                encoded(fen)
            ),
        }
    }

    /// The same, with why there is no such position.
    pub(crate) fn refused(self, why: String) -> PositionPage {
        PositionPage {
            wrong: Some(why),
            ..self
        }
    }

    /// The same, with the position on the board.
    pub(crate) fn with(self, position: &Chess, board: BoardView) -> PositionPage {
        use adoube_laws::notation::{Style, write};
        let ends = match (position.is_checkmate(), position.is_stalemate()) {
            (true, _) => Some(t("tools-end-checkmate").to_owned()),
            (_, true) => Some(t("tools-end-stalemate").to_owned()),
            _ => None,
        };
        let moves = position.legal_moves();
        PositionPage {
            board: Some(board),
            ends,
            moves: moves
                .iter()
                .map(|mv| write(position, *mv, Style::San, Letters::English))
                .collect(),
            ..self
        }
    }
}
