//! The boards of a round.

use adoube_tournament::{EntrantId, Game, Points, Purpose, Round, RoundNumber, TeamId, TeamMatch};
use askama::Template;

use crate::events::{Progress, PublicEvent, PublicSection};
use crate::texts::t;
use crate::ui::dates;
use crate::ui::head::{Head, Tab};
use crate::ui::outcomes::{ResultView, mark, name};
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
}

/// A round and its boards.
pub(crate) struct RoundView {
    pub number: RoundNumber,
    /// When it starts.
    pub starts: Option<String>,
    /// How far it has come.
    pub progress: Progress,
    pub groups: Vec<Group>,
    /// Who does not play.
    pub byes: Vec<ByeLine>,
    team_byes: Vec<(String, &'static str)>,
}

/// The boards of a match, or all boards of a round without matches.
pub(crate) struct Group {
    pub heading: Option<MatchLine>,
    pub boards: Vec<BoardLine>,
}

/// A match of two teams.
pub(crate) struct MatchLine {
    pub table: u32,
    /// The team named first.
    pub first: String,
    /// The other one.
    pub second: String,
    /// The points of the games so far.
    pub points: (Score, Score),
}

/// A board of the pairings with both players and the result.
pub(crate) struct BoardLine {
    pub board: String,
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
        Some(PairingsPage { head, nav, round })
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
            progress: self.section.progress(number)?,
            groups: self.groups(number, round),
            byes: self.byes(number, round),
            team_byes: team_byes
                .map(|bye| (self.team(bye.team), name(bye.kind.outcome())))
                .collect(),
        })
    }

    fn groups(&self, number: RoundNumber, round: &Round) -> Vec<Group> {
        let boards = |games: &[Game]| games.iter().map(|game| self.board(number, game)).collect();
        if round.matches.is_empty() {
            return vec![Group {
                heading: None,
                boards: boards(&round.games),
            }];
        }
        let tables = round
            .games
            .chunk_by(|one, other| one.board.table == other.board.table);
        tables
            .map(|games| {
                let table = games.first().map(|game| game.board.table);
                let mut matches = round.matches.iter();
                let meeting = matches.find(|meeting| Some(meeting.table) == table);
                Group {
                    heading: meeting.map(|meeting| self.match_line(meeting, games)),
                    boards: boards(games),
                }
            })
            .collect()
    }

    fn board(&self, number: RoundNumber, game: &Game) -> BoardLine {
        let system = self.section.tournament.point_system();
        let side = |id| Side {
            player: PlayerLine::with_id(self.section, self.urls, id),
            score: self.score_before(number, id),
        };
        BoardLine {
            board: game.board.to_string(),
            white: side(game.white),
            black: side(game.black),
            result: ResultView::of(&game.results, system),
        }
    }

    fn match_line(&self, meeting: &TeamMatch, games: &[Game]) -> MatchLine {
        let tournament = &self.section.tournament;
        let (mut first, mut second) = (Points::ZERO, Points::ZERO);
        for game in games {
            let result = game.results.counted_for(Purpose::Standings);
            let white = tournament.point_system().points(result.white);
            let black = tournament.point_system().points(result.black);
            let mut teams = tournament.teams().iter();
            let home = teams.find(|team| team.id == meeting.first);
            let first_is_white =
                home.is_some_and(|team| team.details.members.contains(&game.white));
            let (to_first, to_second) = if first_is_white {
                (white, black)
            } else {
                (black, white)
            };
            first += to_first;
            second += to_second;
        }
        MatchLine {
            table: meeting.table,
            first: self.team(meeting.first),
            second: self.team(meeting.second),
            points: (first.into(), second.into()),
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

    fn team(&self, id: TeamId) -> String {
        let mut teams = self.section.tournament.teams().iter();
        let team = teams.find(|team| team.id == id);
        team.map_or(String::new(), |team| team.details.name.clone())
    }
}
