//! One paired round at the desk.

use adoube_journal::{Change, Pairing, Record, RoundPairings, Section};
use adoube_tournament::{EntrantId, GameResult, Purpose, RoundNumber, TeamId};
use askama::Template;

use super::matches::Matches;
use super::system::MadeBy;
use super::{Outdated, is_untouched, starts, state};
use crate::auth::Right;
use crate::error::PageError;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::params::Params;
use crate::paths;
use crate::texts::{fill, tell};
use crate::ui::cases::{NeedsLine, needs_in_round};
use crate::ui::dates;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::parts::{BOARD_WORD, Parts};
use crate::ui::result_kinds::printed;
use crate::ui::score::Score;

/// The boards of a round, and what can be done with it.
#[derive(Template)]
#[template(path = "rounds/round.html")]
pub(crate) struct RoundPage {
    head: DeskHead,
    number: RoundNumber,
    starts: Option<String>,
    /// The address of the rounds.
    rounds_url: String,
    url: paths::desk::Round,
    results_url: String,
    /// Its papers in one go.
    print_url: String,
    papers_url: paths::desk::Papers,
    made_by: MadeBy,
    /// What was done by hand, in order.
    by_hand: Vec<String>,
    outdated: Option<Outdated>,
    state: &'static str,
    closed: bool,
    published: bool,
    /// Whoever looks may do something.
    acts: bool,
    /// No results are in: the pairing can be taken back.
    untouched: bool,
    /// Every result is in.
    complete: bool,
    boards: Vec<BoardLine>,
    /// Where the boards go on, if there are many.
    parts: Option<Parts>,
    /// The matches where teams play.
    matches: Matches,
    /// Who sits at a board without an opponent.
    alone: Vec<String>,
    byes: Vec<ByeLine>,
    /// Who needs what, at which board.
    needs: Vec<NeedsLine>,
}

struct BoardLine {
    board: String,
    white: String,
    white_rating: String,
    white_score: String,
    black: String,
    black_rating: String,
    black_score: String,
    result: String,
    /// By hand, after the round was paired.
    changed: bool,
}

struct ByeLine {
    name: String,
    kind: String,
    changed: bool,
}

/// Who changed or paired the round by hand, when and why.
fn hand_work(record: &Record) -> String {
    let when = dates::written(record.at);
    let why = record.reason.as_deref().unwrap_or("–");
    let words = match matches!(record.change, Change::RoundPaired(_)) {
        true => "rounds-hand-paired",
        false => "rounds-hand-changed",
    };
    fill(words, &[&record.author, &when, &why])
}

impl RoundPage {
    /// The page of a paired round.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        section: &Section,
        number: RoundNumber,
        by_hand: &[Record],
        outdated: bool,
    ) -> Option<RoundPage> {
        let round = section.draft.round(number)?;
        let status = section.rounds.get(number.place())?;
        let snapshot = section.snapshot().ok()?;
        let before = number.previous().unwrap_or(RoundNumber(0));
        let score = |id| Score::from(snapshot.score(id, before, Purpose::Pairing)).text();
        let added: Vec<&RoundPairings> = by_hand.iter().filter_map(added).collect();
        let boards = round.games.iter().map(|game| {
            let pairing = Pairing {
                board: game.board,
                white: game.white,
                black: game.black,
            };
            BoardLine {
                board: game.board.to_string(),
                white: section.label(game.white),
                white_rating: rating(section, game.white),
                white_score: score(game.white),
                black: section.label(game.black),
                black_rating: rating(section, game.black),
                black_score: score(game.black),
                result: printed(game.results.reported),
                changed: added.iter().any(|added| added.boards.contains(&pairing)),
            }
        });
        let matches = Matches::of(at, section, number, round, &snapshot);
        let alone = round.empty_boards.iter().map(|empty| {
            let who = section.label(empty.entrant);
            fill("rounds-no-opponent", &[&empty.board, &who])
        });
        let byes = round.byes.iter().map(|bye| ByeLine {
            name: section.label(bye.entrant),
            kind: tell(&bye.kind),
            changed: added.iter().any(|added| added.byes.contains(bye)),
        });
        let team_byes = round.team_byes.iter().map(|bye| ByeLine {
            name: team_name(section, bye.team).to_owned(),
            kind: tell(&bye.kind),
            changed: added.iter().any(|added| added.team_byes.contains(bye)),
        });
        let (event, id) = (&at.event, &section.id);
        let mut reported = round.games.iter().map(|game| game.results.reported);
        Some(RoundPage {
            head: DeskHead::of_section(shown, at, section, Tab::Rounds),
            number,
            starts: starts(section, number),
            rounds_url: paths::desk::Rounds::of(event, id).to_string(),
            url: paths::desk::Round::of(event, id, &number),
            results_url: paths::desk::RoundResults::of(event, id, &number).to_string(),
            print_url: format!("{}?round={number}", paths::desk::PrintRound::of(event, id)),
            papers_url: paths::desk::Papers::of(event, id),
            made_by: MadeBy::of(&status.made_by),
            by_hand: by_hand.iter().map(hand_work).collect(),
            outdated: outdated.then(|| Outdated::of(at, section, number)),
            state: state(section, number),
            closed: status.closed,
            published: status.published,
            acts: at.member.may(Right::Pairings) && !section.finished,
            untouched: is_untouched(section, number),
            complete: matches.without_boards == 0 && reported.all(GameResult::is_final),
            alone: alone.collect(),
            boards: boards.collect(),
            parts: None,
            matches,
            byes: byes.chain(team_byes).collect(),
            needs: needs_in_round(&shown.event, section, number).unwrap_or_default(),
        })
    }
}

impl RoundPage {
    /// The part that is asked for, if there are many boards.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn in_parts(mut self, params: &Params) -> Result<RoundPage, PageError> {
        let text = |line: &BoardLine| format!("{} {} {}", line.board, line.white, line.black);
        let board = params.query(BOARD_WORD);
        let is_wanted = |line: &BoardLine| Some(line.board.as_str()) == board;
        self.parts = Parts::cut_at(&mut self.boards, params, text, is_wanted)?;
        Ok(self)
    }
}

fn team_name(section: &Section, id: TeamId) -> &str {
    section
        .team(id)
        .map_or("", |team| team.details.name.as_str())
}

/// The boards and byes that a change by hand made.
fn added(record: &Record) -> Option<&RoundPairings> {
    let Change::PairingsChanged(changed) = &record.change else {
        return None;
    };
    Some(&changed.added)
}

fn rating(section: &Section, id: EntrantId) -> String {
    let entrant = section.entrant(id);
    let rating = entrant.and_then(|one| section.settings.rating_used.of(&one.player));
    rating.map_or_else(String::new, |rating| rating.to_string())
}
