//! Results that stand and are to be changed: shown before anything is written.

use adoube_conduct::results::WantedResult;
use adoube_journal::Section;
use adoube_tournament::{Game, GameResult, RoundNumber};
use askama::Template;

use super::player;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::result_kinds::printed;

/// What a sheet of results would change, with the field for the reason.
#[derive(Template)]
#[template(path = "results/corrections.html")]
pub(crate) struct CorrectionsPage {
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

impl CorrectionsPage {
    /// The page; none if no result that stands would be changed.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
        entries: &[WantedResult],
        back: &str,
    ) -> Option<CorrectionsPage> {
        let games = &section.draft.round(number)?.games;
        let lines = entries.iter().filter_map(|entry| {
            let game = games.iter().find(|game| game.board == entry.board)?;
            Some(Line::of(section, game, *entry))
        });
        let lines: Vec<Line> = lines.collect();
        lines
            .iter()
            .any(|line| line.corrects)
            .then(|| CorrectionsPage {
                head: DeskHead::of_section(shown, at, section, Tab::Results),
                number,
                url: paths::desk::RoundResults::of(&at.event, &section.id, &number).to_string(),
                back: back.to_owned(),
                lines,
            })
    }
}

impl Line {
    fn of(section: &Section, game: &Game, entry: WantedResult) -> Line {
        let stands = game.results.reported;
        let was = entry.was.unwrap_or(stands);
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
            result: entry.result.to_string(),
            change: [shown(was), shown(entry.result)],
            corrects: stands.is_final() && entry.result != stands,
        }
    }
}
