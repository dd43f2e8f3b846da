//! The second reading of the slips.

use adoube_conduct::results::SlipDiffers;
use adoube_journal::Section;
use adoube_tournament::{Game, RoundNumber};
use askama::Template;

use super::player;
use crate::auth::Right;
use crate::error::PageError;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::params::Params;
use crate::paths;
use crate::sectors::looks_after;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::parts::Parts;
use crate::ui::result_kinds::{KINDS, Kind, printed};

/// The boards of a round without their results, to be read from the slips once more.
#[derive(Template)]
#[template(path = "results/verify.html")]
pub(crate) struct VerifyPage {
    head: DeskHead,
    number: RoundNumber,
    url: String,
    back: String,
    /// Whoever looks may note what agrees.
    enters: bool,
    /// What differs can be corrected at once; in a complete round each board has its page.
    corrects: bool,
    verified: usize,
    boards: usize,
    lines: Vec<Line>,
    /// Where the boards go on, if there are many.
    parts: Option<Parts>,
    differ: Vec<Differs>,
    kinds: &'static [Kind],
}

struct Line {
    board: String,
    white: String,
    black: String,
    /// What stands there, as it is sent; the script compares with it.
    result: String,
    /// What was typed and differs.
    slip: String,
    /// Who verified it.
    by: Option<String>,
}

struct Differs {
    board: String,
    players: String,
    stands: String,
    slip: String,
    was: String,
    result: String,
    url: String,
}

impl VerifyPage {
    /// The page of a round, with the slips that say something else.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
        differ: &[SlipDiffers],
    ) -> Option<VerifyPage> {
        let games = &section.draft.round(number)?.games;
        let enters = at.member.may(Right::Results);
        let own = games
            .iter()
            .filter(|game| !enters || looks_after(&at.member, section, game.board));
        let lines: Vec<Line> = own
            .map(|game| Line::of(section, number, game, differ))
            .collect();
        let differ = differ.iter().filter_map(|slip| {
            let game = games.iter().find(|game| game.board == slip.board)?;
            let (white, black) = (player(section, game.white), player(section, game.black));
            Some(Differs {
                board: slip.board.to_string(),
                players: format!("{white} – {black}"),
                stands: Some(printed(slip.stands))
                    .filter(|text| !text.is_empty())
                    .unwrap_or_else(|| "…".to_owned()),
                slip: printed(slip.slip),
                was: slip.stands.to_string(),
                result: slip.slip.to_string(),
                url: paths::desk::Board::of(&at.event, &section.id, &number, &slip.board)
                    .to_string(),
            })
        });
        let back = paths::desk::RoundResults::of(&at.event, &section.id, &number);
        Some(VerifyPage {
            head: DeskHead::of_section(shown, at, section, Tab::Results),
            number,
            url: paths::desk::VerifyResults::of(&at.event, &section.id, &number).to_string(),
            back: back.to_string(),
            enters,
            corrects: enters && !section.is_closed(number) && !section.finished,
            verified: lines.iter().filter(|line| line.by.is_some()).count(),
            boards: lines.len(),
            differ: differ.collect(),
            lines,
            parts: None,
            kinds: &KINDS,
        })
    }
}

impl VerifyPage {
    /// The part that is asked for, if there are many boards.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn in_parts(mut self, params: &Params) -> Result<VerifyPage, PageError> {
        let text = |line: &Line| format!("{} {} {}", line.board, line.white, line.black);
        self.parts = Parts::cut(&mut self.lines, params, text)?;
        Ok(self)
    }
}

impl Line {
    fn of(section: &Section, number: RoundNumber, game: &Game, differ: &[SlipDiffers]) -> Line {
        let slip = differ.iter().find(|slip| slip.board == game.board);
        let by = section.verified(number, game.board);
        Line {
            board: game.board.to_string(),
            white: player(section, game.white),
            black: player(section, game.black),
            result: game.results.reported.to_string(),
            slip: slip.map_or_else(String::new, |slip| printed(slip.slip)),
            by: by.map(|trace| trace.author.to_string()),
        }
    }
}
