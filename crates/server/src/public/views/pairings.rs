//! The boards of a round.

use adoube_tournament::{
    BoardNumber, Colour, EmptyBoard, EntrantId, Game, GameResult, Outcome, Purpose, Results, Round,
    RoundNumber,
};
use askama::Template;

use crate::error::PageError;
use crate::events::{Progress, PublicEvent, PublicSection};
use crate::params::Params;
use crate::texts::{fill, t};
use crate::ui::dates;
use crate::ui::head::{Head, Tab};
use crate::ui::matches::{MatchView, TeamLine, matches};
use crate::ui::outcomes::{ResultView, mark, name};
use crate::ui::parts::Parts;
use crate::ui::player_line::PlayerLine;
use crate::ui::round_nav::RoundNav;
use crate::ui::score::Score;
use crate::ui::urls::SectionUrls;

/// Who meets whom in a round.
#[derive(Template)]
#[template(path = "public/pairings.html", blocks = ["main"])]
pub(crate) struct PairingsPage {
    head: Head,
    nav: RoundNav,
    /// Before round 1 there is none.
    round: Option<RoundView>,
    /// Where the list goes on, if it is long.
    parts: Option<Parts>,
}

/// A round and its boards.
pub(crate) struct RoundView {
    pub number: RoundNumber,
    /// When it starts.
    pub starts: Option<String>,
    /// The start position, in a round of Chess960.
    pub position: Option<String>,
    /// How far it has come.
    pub progress: Progress,
    pub groups: Vec<Group>,
    /// Who does not play.
    pub byes: Vec<ByeLine>,
    /// Teams that do not play.
    pub team_byes: Vec<(TeamLine, &'static str)>,
}

/// The boards of a match, or all boards of a round without matches.
pub(crate) struct Group {
    /// The match; its boards are below it.
    pub heading: Option<MatchView>,
    pub boards: Vec<BoardLine>,
}

impl Group {
    /// The room that begins with a board of the list, to be said above it.
    pub(super) fn room_above(&self, place: &usize) -> Option<&str> {
        let room = self.boards.get(*place)?.room.as_str();
        let before = place
            .checked_sub(1)
            .and_then(|place| self.boards.get(place));
        let begins = before.is_none_or(|before| before.room != room);
        (begins && !room.is_empty()).then_some(room)
    }
}

/// A board of the pairings with both players and the result.
pub(crate) struct BoardLine {
    pub board: String,
    /// Where it stands; empty where no rooms are planned.
    pub room: String,
    /// Who has the white pieces.
    pub white: Side,
    /// Who has the black pieces.
    pub black: Side,
    /// How it ended.
    pub result: ResultView,
}

/// One of the two players.
pub(crate) struct Side {
    pub player: PlayerLine,
    /// Before the round.
    pub score: Score,
}

impl Side {
    /// The empty side of a board.
    fn nobody() -> Side {
        Side {
            player: PlayerLine::default(),
            score: Score {
                whole: String::new(),
                fraction: String::new(),
            },
        }
    }
}

/// Somebody who does not play.
pub(crate) struct ByeLine {
    pub player: PlayerLine,
    /// Before the round.
    pub score: Score,
    pub kind: &'static str,
    /// What it is worth.
    pub worth: String,
}

impl RoundView {
    /// A round of a section; `None` if it is not paired.
    pub(crate) fn of(
        section: &PublicSection,
        urls: &SectionUrls,
        number: RoundNumber,
    ) -> Option<RoundView> {
        Viewer { section, urls }.round(number)
    }
}

impl PairingsPage {
    /// The page of a round; `None` if the round is not paired. Round 0 is the page before
    /// round 1.
    pub(crate) fn of(
        event: &PublicEvent,
        section: &PublicSection,
        number: RoundNumber,
    ) -> Option<PairingsPage> {
        let head = Head::of(event, section, Tab::Pairings);
        let nav = RoundNav::of(section, t("public-pairings-by-round"), number, |round| {
            head.urls.pairings(round)
        });
        let round = match number {
            RoundNumber(0) => None,
            number => Some(RoundView::of(section, &head.urls, number)?),
        };
        Some(PairingsPage {
            head,
            nav,
            round,
            parts: None,
        })
    }

    /// The part that is asked for, if the list is long. Byes are in the first one.
    ///
    /// # Errors
    ///
    /// [`PageError::NotFound`] if there is no such part.
    pub(crate) fn in_parts(mut self, params: &Params) -> Result<PairingsPage, PageError> {
        let Some(round) = &mut self.round else {
            return Ok(self);
        };
        // Matches of teams stay whole: their rounds are short.
        if let [group] = round.groups.as_mut_slice() {
            self.parts = Parts::cut(&mut group.boards, params, |board| {
                let players = [&board.white.player, &board.black.player];
                let [white, black] = players.map(PlayerLine::searched);
                format!("{} {white} {black}", board.board)
            })?;
        }
        let others = self.parts.as_ref().and_then(|parts| parts.links.first());
        if others.is_some_and(|first| !first.current) {
            round.byes.clear();
        }
        Ok(self)
    }
}

struct Viewer<'v> {
    section: &'v PublicSection,
    urls: &'v SectionUrls,
}

impl Viewer<'_> {
    fn round(&self, number: RoundNumber) -> Option<RoundView> {
        let round = self.section.round(number)?;
        let mut schedule = self.section.settings.schedule.iter();
        let time = schedule.find(|time| time.round == number);
        let team_byes = round.team_byes.iter();
        Some(RoundView {
            number,
            starts: time.map(|time| dates::moment(time.starts)),
            position: self.section.start_positions.get(&number).map(|position| {
                let order = u16::from(*position);
                fill("public-start-position", &[&order, &position.back_rank()])
            }),
            progress: self.section.progress(number)?,
            groups: self.groups(number, round),
            byes: self.byes(number, round),
            team_byes: team_byes
                .map(|bye| {
                    let team = TeamLine::of(self.section, self.urls, bye.team);
                    (team, name(bye.kind.outcome()))
                })
                .collect(),
        })
    }

    fn groups(&self, number: RoundNumber, round: &Round) -> Vec<Group> {
        if round.matches.is_empty() {
            return vec![Group {
                heading: None,
                boards: (round.games.iter())
                    .map(|game| self.board(number, game))
                    .collect(),
            }];
        }
        let meetings = matches(self.section, self.urls, number).into_iter();
        let groups = meetings.map(|meeting| {
            let at_table = |board: BoardNumber| board.table == meeting.table;
            let games = round.games.iter().filter(|game| at_table(game.board));
            let mut lines: Vec<(BoardNumber, BoardLine)> = games
                .map(|game| (game.board, self.board(number, game)))
                .collect();
            let empty = round.empty_boards.iter();
            for seat in empty.filter(|seat| at_table(seat.board)) {
                lines.push((seat.board, self.half_empty(number, &meeting, *seat)));
            }
            lines.sort_by_key(|(board, _)| *board);
            Group {
                boards: lines.into_iter().map(|(_, line)| line).collect(),
                heading: Some(meeting),
            }
        });
        groups.collect()
    }

    fn board(&self, number: RoundNumber, game: &Game) -> BoardLine {
        let system = self.section.tournament.point_system();
        BoardLine {
            board: game.board.to_string(),
            room: self.section.room(game.board).to_owned(),
            white: self.side(number, game.white),
            black: self.side(number, game.black),
            result: ResultView::of(&game.results, system),
        }
    }

    /// The line of a board at which one team has nobody.
    fn half_empty(&self, number: RoundNumber, meeting: &MatchView, seat: EmptyBoard) -> BoardLine {
        let mut boards = meeting.boards.iter();
        let board = boards.find(|board| Some(board.number) == seat.board.board);
        let white =
            board.is_none_or(|board| board.first.is_some() == (board.colour == Colour::White));
        let (one, other) = (Outcome::ForfeitWin, Outcome::ForfeitLoss);
        let (result, sides) = match white {
            true => (GameResult::of(one, other), [Some(seat.entrant), None]),
            false => (GameResult::of(other, one), [None, Some(seat.entrant)]),
        };
        let [white, black] =
            sides.map(|id| id.map_or_else(Side::nobody, |id| self.side(number, id)));
        let system = self.section.tournament.point_system();
        BoardLine {
            board: seat.board.to_string(),
            room: self.section.room(seat.board).to_owned(),
            white,
            black,
            result: ResultView::of(&Results::reported(result), system),
        }
    }

    fn side(&self, number: RoundNumber, id: EntrantId) -> Side {
        Side {
            player: PlayerLine::with_id(self.section, self.urls, id),
            score: self.score_before(number, id),
        }
    }

    fn byes(&self, number: RoundNumber, round: &Round) -> Vec<ByeLine> {
        let system = self.section.tournament.point_system();
        let byes = round.byes.iter();
        byes.map(|bye| ByeLine {
            player: PlayerLine::with_id(self.section, self.urls, bye.entrant),
            score: self.score_before(number, bye.entrant),
            kind: name(bye.kind.outcome()),
            worth: mark(bye.kind.outcome(), system),
        })
        .collect()
    }

    fn score_before(&self, number: RoundNumber, id: EntrantId) -> Score {
        let before = number.previous().unwrap_or(RoundNumber(0));
        let tournament = &self.section.tournament;
        tournament.score(id, before, Purpose::Standings).into()
    }
}
