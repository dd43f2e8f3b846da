//! Results that stand and are to be changed: shown before anything is written.

use adoube_journal::Section;
use adoube_tournament::{BoardNumber, Game, GameResult, RoundNumber};
use askama::Template;

use super::player;
use crate::events::Shown;
use crate::guard::AtDesk;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::result_kinds::printed;

/// What a sheet of results would change, with the field for the reason.
#[derive(Template)]
#[template(path = "results/corrections.html")]
pub struct CorrectionsPage {
    head: DeskHead,
    number: RoundNumber,
    url: String,
    back: String,
    lines: Vec<Line>,
}

struct Line {
    board: String,
    players: String,
    /// What stood there when the sheet was filled in, as it is sent.
    was: String,
    /// What is to stand there, as it is sent.
    result: String,
    /// Both as they are printed.
    change: [String; 2],
    corrects: bool,
}

/// What somebody wants to stand on a board, and what they saw there.
#[derive(Clone, Copy)]
pub struct Wish {
    pub board: BoardNumber,
    /// What stood there.
    pub was: Option<GameResult>,
    /// What is to stand there.
    pub result: GameResult,
}

impl CorrectionsPage {
    /// The page; none if no result that stands would be changed.
    pub fn of(
        shown: &Shown,
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
        wishes: &[Wish],
        back: &str,
    ) -> Option<CorrectionsPage> {
        let games = &section.draft.round(number)?.games;
        let lines = wishes.iter().filter_map(|wanted| {
            let game = games.iter().find(|game| game.board == wanted.board)?;
            Some(Line::of(section, game, *wanted))
        });
        let lines: Vec<Line> = lines.collect();
        lines
            .iter()
            .any(|line| line.corrects)
            .then(|| CorrectionsPage {
                head: DeskHead::of_section(shown, at, section, Tab::Results),
                number,
                url: format!("/desk/{}/{}/results/{number}", at.event, section.id),
                back: back.to_owned(),
                lines,
            })
    }
}

impl Line {
    fn of(section: &Section, game: &Game, wanted: Wish) -> Line {
        let stands = game.results.reported;
        let was = wanted.was.unwrap_or(stands);
        let shown = |result: GameResult| match printed(result) {
            text if text.is_empty() => "…".to_owned(),
            text => text,
        };
        Line {
            board: game.board.to_string(),
            players: format!(
                "{} – {}",
                player(section, game.white),
                player(section, game.black)
            ),
            was: was.to_string(),
            result: wanted.result.to_string(),
            change: [shown(was), shown(wanted.result)],
            corrects: stands.is_final() && wanted.result != stands,
        }
    }
}
