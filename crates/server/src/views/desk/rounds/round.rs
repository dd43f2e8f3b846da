//! One paired round at the desk.

use adoube_journal::Section;
use adoube_tournament::{GameResult, Purpose, RoundNumber};
use askama::Template;

use super::starts;
use crate::events::Shown;
use crate::guard::AtDesk;
use crate::people::Right;
use crate::views::desk::results::kinds::printed;
use crate::views::desk::{DeskHead, Tab};
use crate::views::score::Score;

/// The boards of a round, and what can be done with it.
#[derive(Template)]
#[template(path = "desk/rounds/round.html")]
pub struct RoundPage {
    head: DeskHead,
    number: RoundNumber,
    starts: Option<String>,
    /// The address of the rounds.
    rounds_url: String,
    url: String,
    results_url: String,
    made_by: String,
    seed: Option<u64>,
    closed: bool,
    published: bool,
    /// Whoever looks may do something.
    acts: bool,
    /// No results are in: the pairing can be taken back.
    untouched: bool,
    /// Every result is in.
    complete: bool,
    boards: Vec<BoardLine>,
    matches: Vec<(u32, String)>,
    byes: Vec<(String, String)>,
}

struct BoardLine {
    board: String,
    white: String,
    white_score: String,
    black: String,
    black_score: String,
    result: String,
}

impl RoundPage {
    /// The page of a paired round.
    pub fn of(
        shown: &Shown,
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
    ) -> Option<RoundPage> {
        let round = section.draft.round(number)?;
        let status = section.rounds.get(number.place())?;
        let snapshot = section.snapshot().ok()?;
        let before = number.previous().unwrap_or(RoundNumber(0));
        let score = |id| Score::from(snapshot.score(id, before, Purpose::Pairing)).text();
        let boards = round.games.iter().map(|game| BoardLine {
            board: game.board.to_string(),
            white: section.label(game.white),
            white_score: score(game.white),
            black: section.label(game.black),
            black_score: score(game.black),
            result: printed(game.results.reported),
        });
        let team = |id| {
            section
                .team(id)
                .map_or("", |team| team.details.name.as_str())
        };
        let matches = round.matches.iter().map(|meeting| {
            let names = format!("{} – {}", team(meeting.first), team(meeting.second));
            (meeting.table, names)
        });
        let byes = round.byes.iter();
        let byes = byes.map(|bye| (section.label(bye.entrant), bye.kind.to_string()));
        let team_byes = round.team_byes.iter();
        let team_byes = team_byes.map(|bye| (team(bye.team).to_owned(), bye.kind.to_string()));
        let desk = format!("/desk/{}/{}", at.event, section.id);
        let reported = || round.games.iter().map(|game| game.results.reported);
        let edition = status.made_by.edition.as_deref().unwrap_or("");
        Some(RoundPage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            number,
            starts: starts(section, number),
            rounds_url: format!("{desk}/rounds"),
            url: format!("{desk}/rounds/{number}"),
            results_url: format!("{desk}/results/{number}"),
            made_by: format!("{} {edition}", status.made_by.engine),
            seed: status.made_by.seed,
            closed: status.closed,
            published: status.published,
            acts: at.member.may(Right::Pairings) && !section.finished,
            untouched: number == section.draft.paired_rounds()
                && reported().all(|result| result == GameResult::PENDING),
            complete: reported().all(GameResult::is_final),
            boards: boards.collect(),
            matches: matches.collect(),
            byes: byes.chain(team_byes).collect(),
        })
    }
}
