//! A player's own game, to report its result.

use adoube_journal::{EventId, Section};
use adoube_tournament::{EntrantId, Game, GameResult, RoundNumber};
use askama::Template;

use crate::events::EventView;
use crate::flash;
use crate::paths;
use crate::results::report::REPORTED;
use crate::ui::result_kinds::printed;

/// The page behind a player's link.
#[derive(Template)]
#[template(path = "results/report.html")]
pub(crate) struct ReportPage {
    event: String,
    event_url: paths::public::Event,
    seq: u64,
    player: String,
    said: Option<String>,
    game: Option<OwnGame>,
}

struct OwnGame {
    round: RoundNumber,
    board: String,
    white: String,
    black: String,
    has_white: bool,
    entered: Option<String>,
    own: Option<GameResult>,
    other: Option<GameResult>,
    choices: [(GameResult, String); 3],
}

impl OwnGame {
    fn is_chosen(&self, result: &GameResult) -> bool {
        self.own == Some(*result)
    }

    fn is_waiting(&self) -> bool {
        self.own.is_some() && self.other.is_none()
    }

    /// What the opponent says, where it is something else.
    fn dispute(&self) -> Option<String> {
        let differs = self.own.is_some() && self.own != self.other;
        self.other.filter(|_| differs).map(printed)
    }
}

impl ReportPage {
    /// The page of a player with the game of the open round, if there is one.
    pub(crate) fn of(
        shown: &EventView,
        event: &EventId,
        section: &Section,
        player: EntrantId,
        game: Option<(RoundNumber, &Game)>,
    ) -> ReportPage {
        ReportPage {
            event: shown.event.details.name.clone(),
            event_url: paths::public::Event::of(event),
            seq: shown.seq.0,
            player: section.label(player),
            said: flash::said(),
            game: game.map(|(round, game)| own_game(section, player, round, game)),
        }
    }
}

fn own_game(section: &Section, player: EntrantId, round: RoundNumber, game: &Game) -> OwnGame {
    let reports = section.reports.get(&(round, game.board));
    let reports = reports.copied().unwrap_or_default();
    let has_white = game.white == player;
    let (own, other) = if has_white {
        (reports.white, reports.black)
    } else {
        (reports.black, reports.white)
    };
    let reported = game.results.reported;
    OwnGame {
        round,
        board: game.board.to_string(),
        white: section.label(game.white),
        black: section.label(game.black),
        has_white,
        entered: reported.is_final().then(|| printed(reported)),
        own,
        other,
        choices: REPORTED.map(|result| (result, printed(result))),
    }
}
