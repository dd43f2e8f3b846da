//! A match of two teams with its boards.

use adoube_tournament::{
    Colour, EntrantId, Game, GameResult, MatchForfeit, Outcome, Points, Results, Round,
    RoundNumber, Team, TeamId, TeamMatch, TeamResult, Tournament,
};

use super::outcomes::ResultView;
use super::player_line::PlayerLine;
use super::score::Score;
use super::urls::SectionUrls;
use crate::events::PublicSection;
use crate::texts::t;

/// A team in a line of a table.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(crate) struct TeamLine {
    /// The pairing number; empty before there is one.
    pub number: String,
    pub name: String,
    /// The captain; empty if there is none.
    pub captain: String,
    /// The team's page.
    pub url: String,
}

impl TeamLine {
    /// The team with this id; an empty line if there is none.
    pub(crate) fn of(section: &PublicSection, urls: &SectionUrls, id: TeamId) -> TeamLine {
        team(&section.tournament, id).map_or_else(TeamLine::default, |team| TeamLine {
            number: (team.pairing_number).map_or(String::new(), |number| number.to_string()),
            name: team.details.name.clone(),
            captain: team.details.captain.clone().unwrap_or_default(),
            url: urls.team(id),
        })
    }
}

/// A team of a tournament.
pub(crate) fn team(tournament: &Tournament, id: TeamId) -> Option<&Team> {
    tournament.teams().iter().find(|team| team.id == id)
}

/// A match with both teams, its score so far and its boards.
pub(crate) struct MatchView {
    pub round: RoundNumber,
    pub table: u32,
    /// Who plays, the team with White on board 1 first.
    pub teams: [TeamId; 2],
    /// The team with White on board 1.
    pub first: TeamLine,
    /// The other one.
    pub second: TeamLine,
    /// The points of the boards so far.
    pub points: (Score, Score),
    /// The match points; nothing while boards are being played.
    pub match_points: Option<(Score, Score)>,
    /// How it was forfeited.
    pub forfeit: Option<&'static str>,
    /// The boards, board 1 first: at least as many as a match has.
    pub boards: Vec<MatchBoard>,
    /// The page of the match.
    pub url: String,
}

/// A board of a match, seen from the team named first.
pub(crate) struct MatchBoard {
    /// The board of the match.
    pub number: u16,
    /// Who sits there for the first team.
    pub first: Option<PlayerLine>,
    /// Who sits there for the other team.
    pub second: Option<PlayerLine>,
    /// The colour of the first team: odd boards have White.
    pub colour: Colour,
    /// What stands on the first team's side, between, and on the other's.
    pub result: (String, &'static str, String),
    /// Whether there is a result.
    pub known: bool,
    /// Who won: the first team, the other one.
    pub won: (bool, bool),
    /// What is to be said beside the result.
    pub note: Option<String>,
}

impl MatchBoard {
    /// Whether somebody is named for either team.
    pub(crate) fn is_seated(&self) -> bool {
        self.first.is_some() || self.second.is_some()
    }

    /// The letters of the first team's colour and of the other's, as style sheets know them.
    pub(crate) fn letters(&self) -> (&'static str, &'static str) {
        match self.colour {
            Colour::White => ("w", "b"),
            Colour::Black => ("b", "w"),
        }
    }
}

/// The matches of a round, the first table first; none where players compete for themselves.
pub(crate) fn matches(
    section: &PublicSection,
    urls: &SectionUrls,
    number: RoundNumber,
) -> Vec<MatchView> {
    let Some(round) = section.round(number) else {
        return Vec::new();
    };
    let results = results_of(&section.tournament, number);
    let reader = MatchReader {
        section,
        urls,
        number,
        round,
    };
    let views = round.matches.iter();
    views
        .map(|meeting| reader.view(meeting, &results))
        .collect()
}

/// What a round was to the teams.
fn results_of(tournament: &Tournament, number: RoundNumber) -> Vec<TeamResult> {
    tournament.team_results(number).pop().unwrap_or_default()
}

struct MatchReader<'v> {
    section: &'v PublicSection,
    urls: &'v SectionUrls,
    number: RoundNumber,
    round: &'v Round,
}

impl MatchReader<'_> {
    fn view(&self, meeting: &TeamMatch, results: &[TeamResult]) -> MatchView {
        let of = |team| results.iter().find(|result| result.team == team);
        let (first, second) = (of(meeting.first), of(meeting.second));
        let scored = |result: Option<&TeamResult>| -> Score {
            let boards = result.map_or(&[][..], |result| &result.boards);
            boards.iter().copied().sum::<Points>().into()
        };
        let scoring = &self.section.tournament.draft().team_scoring.match_points;
        let decided = |result: Option<&TeamResult>| {
            let outcome = result.map(|result| result.outcome);
            let outcome = outcome.filter(|outcome| outcome.is_final())?;
            Some(Score::from(scoring.points(outcome)))
        };
        MatchView {
            round: self.number,
            table: meeting.table,
            teams: [meeting.first, meeting.second],
            first: TeamLine::of(self.section, self.urls, meeting.first),
            second: TeamLine::of(self.section, self.urls, meeting.second),
            points: (scored(first), scored(second)),
            match_points: decided(first).zip(decided(second)),
            forfeit: meeting.forfeit.map(forfeit),
            boards: self.boards(meeting),
            url: self.urls.meeting(self.number, meeting.table),
        }
    }

    /// The boards in their order; those at which nobody sits yet are there to be filled in.
    fn boards(&self, meeting: &TeamMatch) -> Vec<MatchBoard> {
        let games = self.round.games.iter();
        let games = games.filter(|game| game.board.table == meeting.table);
        let mut boards: Vec<MatchBoard> = Vec::new();
        for (game, seat) in games.zip(1..) {
            boards.push(self.game(meeting, game, game.board.board.unwrap_or(seat)));
        }
        let empty = self.round.empty_boards.iter();
        for seat in empty.filter(|seat| seat.board.table == meeting.table) {
            let number = seat.board.board.unwrap_or(1);
            boards.push(self.half_empty(meeting, seat.entrant, number));
        }
        let most = u16::try_from(self.section.tournament.team_boards()).unwrap_or(u16::MAX);
        for number in 1..=most {
            if !boards.iter().any(|board| board.number == number) {
                boards.push(unseated(number));
            }
        }
        boards.sort_by_key(|board| board.number);
        boards
    }

    fn game(&self, meeting: &TeamMatch, game: &Game, number: u16) -> MatchBoard {
        let player = |id| Some(PlayerLine::with_id(self.section, self.urls, id));
        let board = self.result(number, &game.results);
        if self.is_of(meeting.first, game.white) {
            return MatchBoard {
                first: player(game.white),
                second: player(game.black),
                ..board
            };
        }
        turned(MatchBoard {
            first: player(game.white),
            second: player(game.black),
            ..board
        })
    }

    /// A board at which one team has nobody: whoever sits there wins it.
    fn half_empty(&self, meeting: &TeamMatch, entrant: EntrantId, number: u16) -> MatchBoard {
        let result = GameResult::of(Outcome::ForfeitWin, Outcome::ForfeitLoss);
        let board = MatchBoard {
            first: Some(PlayerLine::with_id(self.section, self.urls, entrant)),
            ..self.result(number, &Results::reported(result))
        };
        let board = match self.is_of(meeting.first, entrant) {
            true => board,
            false => turned(board),
        };
        MatchBoard {
            colour: usual_colour(number),
            ..board
        }
    }

    /// A board as White sees it.
    fn result(&self, number: u16, results: &Results) -> MatchBoard {
        let view = ResultView::of(results, self.section.tournament.point_system());
        MatchBoard {
            number,
            first: None,
            second: None,
            colour: Colour::White,
            result: (view.white, view.between, view.black),
            known: view.known,
            won: (view.white_won, view.black_won),
            note: view.note,
        }
    }

    fn is_of(&self, id: TeamId, player: EntrantId) -> bool {
        let team = team(&self.section.tournament, id);
        team.is_some_and(|team| team.details.members.contains(&player))
    }
}

/// The same board seen from the other side.
fn turned(board: MatchBoard) -> MatchBoard {
    let (one, between, other) = board.result;
    MatchBoard {
        first: board.second,
        second: board.first,
        colour: board.colour.opposite(),
        result: (other, between, one),
        won: (board.won.1, board.won.0),
        ..board
    }
}

fn unseated(number: u16) -> MatchBoard {
    MatchBoard {
        number,
        first: None,
        second: None,
        colour: usual_colour(number),
        result: (String::new(), "–", String::new()),
        known: false,
        won: (false, false),
        note: None,
    }
}

/// The team named first has White on the boards with odd numbers.
fn usual_colour(board: u16) -> Colour {
    match board % 2 {
        1 => Colour::White,
        _ => Colour::Black,
    }
}

/// Who did not come to a match.
pub(crate) fn forfeit(forfeit: MatchForfeit) -> &'static str {
    match forfeit {
        MatchForfeit::FirstWins => t("teams-forfeit-second"),
        MatchForfeit::SecondWins => t("teams-forfeit-first"),
        MatchForfeit::Both => t("teams-forfeit-both"),
    }
}

#[cfg(test)]
mod tests {
    use std::sync::Arc;

    use adoube_journal::{
        AddTeam, AssignNumbers, Author, Command, Event, EventDetails, EventId, Format, Journal,
        MemoryStore, PairRound, Pairing, Provenance, Register, RoundPairings, SectionAdded,
        SectionId, SectionSettings, Submission,
    };
    use adoube_tournament::{EmptyBoard, Player, TeamDetails, TeamScoring};
    use jiff::Timestamp;

    use super::*;
    use crate::events::PublicEvent;

    fn section() -> SectionId {
        "league".parse().unwrap()
    }

    /// Two teams of three on three boards; only board 1 has two players.
    async fn event() -> Event {
        let settings = SectionSettings {
            format: Format::TeamSwiss,
            team_scoring: TeamScoring {
                boards: 3,
                ..TeamScoring::default()
            },
            ..SectionSettings::swiss("League", 1)
        };
        let mut commands = vec![Command::AddSection(SectionAdded {
            section: section(),
            settings,
        })];
        commands.extend(["A1", "A2", "A3", "B1", "B2", "B3"].map(|name| {
            let (section, player) = (section(), Player::named(name));
            Command::Register(Register { section, player })
        }));
        for (name, first) in [("Apes", 1), ("Bees", 4)] {
            let details = TeamDetails {
                name: name.to_owned(),
                captain: None,
                members: (first..first + 3).map(EntrantId).collect(),
            };
            let section = section();
            commands.push(Command::AddTeam(AddTeam { section, details }));
        }
        commands.push(Command::AssignNumbers(AssignNumbers {
            section: section(),
            order: None,
        }));
        commands.push(Command::PairRound(PairRound {
            section: section(),
            round: RoundNumber(1),
            pairings: RoundPairings {
                boards: vec![Pairing {
                    board: "1.1".parse().unwrap(),
                    white: EntrantId(1),
                    black: EntrantId(4),
                }],
                matches: vec![TeamMatch {
                    table: 1,
                    first: TeamId(1),
                    second: TeamId(2),
                    forfeit: None,
                }],
                ..RoundPairings::default()
            },
            made_by: Provenance::by_hand(),
        }));
        let author: Author = "Arbiter".parse().unwrap();
        let id: EventId = "cup".parse().unwrap();
        let store = Arc::new(MemoryStore::default());
        let details = EventDetails::named("Cup");
        let at = Timestamp::UNIX_EPOCH;
        let created = Journal::create(store, id, details, author.clone(), at).await;
        let mut journal = created.unwrap();
        let submission = Submission {
            seen: journal.head(),
            author,
            reason: None,
            at,
            confirmed: Vec::new(),
            commands,
        };
        journal.submit(submission).await.unwrap();
        journal.event().clone()
    }

    #[tokio::test]
    async fn an_empty_board_is_won_by_who_sits_there() {
        let mut event = event().await;
        let round = &mut event.sections[0].draft.rounds[0];
        round.empty_boards.push(EmptyBoard {
            board: "1.2".parse().unwrap(),
            entrant: EntrantId(5),
        });
        let public = PublicEvent::of(&"cup".parse().unwrap(), &event).unwrap();
        let section = &public.sections[0];
        let urls = SectionUrls::of(&public, section);
        let meeting = matches(section, &urls, RoundNumber(1)).remove(0);
        let boards: Vec<u16> = meeting.boards.iter().map(|board| board.number).collect();
        assert_eq!(boards, [1, 2, 3]);
        let second = &meeting.boards[1];
        assert_eq!(second.first, None);
        assert_eq!(second.second.as_ref().unwrap().name, "B2");
        assert_eq!(second.result, ("−".to_owned(), "/", "+".to_owned()));
        assert_eq!(second.won, (false, true));
        assert_eq!(second.letters(), ("b", "w"));
        assert!(!meeting.boards[2].is_seated());
        assert_eq!(
            (meeting.points.0.text(), meeting.points.1.text()),
            ("0".into(), "1".into())
        );
        assert_eq!(meeting.match_points, None);
    }
}
