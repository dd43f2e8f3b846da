//! Rounds, boards, games and byes.

use std::fmt;
use std::str::FromStr;

use serde::{Deserialize, Serialize};

use crate::text::serde_as_text;
use crate::{EntrantId, GameResult, Outcome, Results, TeamId};

/// The number of a round, from 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(transparent)]
pub struct RoundNumber(pub u16);

impl RoundNumber {
    /// The first round of every tournament.
    pub const FIRST: RoundNumber = RoundNumber(1);

    /// The round with this place in a list of rounds that starts with place 0.
    pub fn at_place(place: usize) -> RoundNumber {
        RoundNumber(u16::try_from(place + 1).unwrap_or(u16::MAX))
    }

    /// The place of this round in a list of rounds. Round 0, which does not exist, has the place
    /// no list reaches.
    pub fn place(self) -> usize {
        usize::from(self.0).wrapping_sub(1)
    }

    /// The round after this one.
    pub fn next(self) -> RoundNumber {
        RoundNumber(self.0.saturating_add(1))
    }

    /// The round before this one, if there is one.
    pub fn previous(self) -> Option<RoundNumber> {
        (self.0 > 1).then(|| RoundNumber(self.0 - 1))
    }
}

impl fmt::Display for RoundNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

/// Where a game is played: the board of an individual event (`7`), or the table and the board of
/// a team match (`3.2`).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct BoardNumber {
    /// The board, or the table of a team match.
    pub table: u32,
    /// The board inside a team match.
    pub board: Option<u16>,
}

impl BoardNumber {
    /// A board of an individual event.
    pub fn single(table: u32) -> BoardNumber {
        BoardNumber { table, board: None }
    }

    /// A board of a team match.
    pub fn in_match(table: u32, board: u16) -> BoardNumber {
        BoardNumber {
            table,
            board: Some(board),
        }
    }
}

impl fmt::Display for BoardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = match self.board {
            Some(board) => format!("{}.{board}", self.table),
            None => self.table.to_string(),
        };
        f.pad(&text)
    }
}

impl fmt::Debug for BoardNumber {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// The text is not a board.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub struct InvalidBoard {
    text: String,
}

impl FromStr for BoardNumber {
    type Err = InvalidBoard;

    fn from_str(text: &str) -> Result<BoardNumber, InvalidBoard> {
        let invalid = || InvalidBoard {
            text: text.to_owned(),
        };
        let board = match text.trim().split_once('.') {
            Some((table, board)) => BoardNumber::in_match(
                table.parse().map_err(|_| invalid())?,
                board.parse().map_err(|_| invalid())?,
            ),
            None => BoardNumber::single(text.trim().parse().map_err(|_| invalid())?),
        };
        if board.table == 0 || board.board == Some(0) {
            return Err(invalid());
        }
        Ok(board)
    }
}

serde_as_text!(BoardNumber);

/// A game of a round.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Game {
    /// Where it is played.
    pub board: BoardNumber,
    /// Who has the white pieces.
    pub white: EntrantId,
    /// Who has the black pieces.
    pub black: EntrantId,
    /// What came out of it.
    pub results: Results,
}

impl Game {
    /// A game whose result is not known yet.
    pub fn pending(board: BoardNumber, white: EntrantId, black: EntrantId) -> Game {
        Game {
            board,
            white,
            black,
            results: Results::reported(GameResult::PENDING),
        }
    }
}

/// The kinds of bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum ByeKind {
    /// Left over by the pairing.
    PairingAllocated,
    /// Asked for, with a win's points.
    FullPoint,
    /// Asked for, with a draw's points.
    HalfPoint,
    /// Asked for, or absent, without points.
    ZeroPoint,
}

impl ByeKind {
    /// What the round is to the player.
    pub fn outcome(self) -> Outcome {
        match self {
            ByeKind::PairingAllocated => Outcome::PairingAllocatedBye,
            ByeKind::FullPoint => Outcome::FullPointBye,
            ByeKind::HalfPoint => Outcome::HalfPointBye,
            ByeKind::ZeroPoint => Outcome::ZeroPointBye,
        }
    }

    /// The kind of bye an outcome is, if it is one.
    pub fn of(outcome: Outcome) -> Option<ByeKind> {
        match outcome {
            Outcome::PairingAllocatedBye => Some(ByeKind::PairingAllocated),
            Outcome::FullPointBye => Some(ByeKind::FullPoint),
            Outcome::HalfPointBye => Some(ByeKind::HalfPoint),
            Outcome::ZeroPointBye => Some(ByeKind::ZeroPoint),
            _ => None,
        }
    }
}

impl fmt::Display for ByeKind {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(&self.outcome(), f)
    }
}

/// A player's bye in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "player-bye"))]
pub struct Bye {
    pub entrant: EntrantId,
    /// What kind it is.
    pub kind: ByeKind,
}

/// Two teams that meet at a table; their games are the round's games at that table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamMatch {
    pub table: u32,
    /// The team with White on board 1.
    pub first: TeamId,
    pub second: TeamId,
    /// How it was forfeited, if a team did not play.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub forfeit: Option<MatchForfeit>,
}

/// How a match of two teams was forfeited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum MatchForfeit {
    /// The second team did not play.
    FirstWins,
    /// The first team did not play.
    SecondWins,
    Both,
}

impl MatchForfeit {
    /// Every way, in the order of declaration.
    pub const ALL: [MatchForfeit; 3] = [
        MatchForfeit::FirstWins,
        MatchForfeit::SecondWins,
        MatchForfeit::Both,
    ];

    /// The two characters that tournament files use, the first team first.
    pub fn code(self) -> &'static str {
        match self {
            MatchForfeit::FirstWins => "+-",
            MatchForfeit::SecondWins => "-+",
            MatchForfeit::Both => "--",
        }
    }

    /// The forfeit with these characters.
    pub fn from_code(code: &str) -> Option<MatchForfeit> {
        MatchForfeit::ALL
            .into_iter()
            .find(|forfeit| forfeit.code() == code)
    }

    /// The same forfeit with the teams named the other way round.
    pub fn reversed(self) -> MatchForfeit {
        match self {
            MatchForfeit::FirstWins => MatchForfeit::SecondWins,
            MatchForfeit::SecondWins => MatchForfeit::FirstWins,
            MatchForfeit::Both => MatchForfeit::Both,
        }
    }
}

/// A team's bye in a round.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamBye {
    pub team: TeamId,
    /// What kind it is.
    pub kind: ByeKind,
}

/// A board of a team match at which one team has nobody: whoever sits there wins by forfeit.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct EmptyBoard {
    pub board: BoardNumber,
    /// The player who sits there.
    pub entrant: EntrantId,
}

/// One round: its games in the order of the boards, its byes, and in a team event its matches.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Round {
    /// The games, sorted by board.
    pub games: Vec<Game>,
    pub byes: Vec<Bye>,
    /// The team matches, sorted by table.
    pub matches: Vec<TeamMatch>,
    /// The boards of team matches without an opponent, sorted by board.
    pub empty_boards: Vec<EmptyBoard>,
    /// Teams that have a bye in this round.
    pub team_byes: Vec<TeamBye>,
}

impl Round {
    /// The game on a board.
    pub fn game(&self, board: BoardNumber) -> Option<&Game> {
        let place = self
            .games
            .binary_search_by_key(&board, |game| game.board)
            .ok()?;
        self.games.get(place)
    }

    /// The game on a board, to be changed.
    pub fn game_mut(&mut self, board: BoardNumber) -> Option<&mut Game> {
        let place = self
            .games
            .binary_search_by_key(&board, |game| game.board)
            .ok()?;
        self.games.get_mut(place)
    }

    /// The match that a team plays.
    pub fn match_of(&self, team: TeamId) -> Option<&TeamMatch> {
        let mut matches = self.matches.iter();
        matches.find(|meeting| [meeting.first, meeting.second].contains(&team))
    }

    /// Whether anybody sits at a table.
    pub fn has_boards(&self, table: u32) -> bool {
        let games = self.games.iter().map(|game| game.board);
        let alone = self.empty_boards.iter().map(|empty| empty.board);
        games.chain(alone).any(|board| board.table == table)
    }

    /// The matches to be played of which it is not known yet who plays.
    pub fn without_boards(&self) -> impl Iterator<Item = &TeamMatch> + '_ {
        let open = self.matches.iter().filter(|one| one.forfeit.is_none());
        open.filter(|meeting| !self.has_boards(meeting.table))
    }

    /// Everybody who plays, has a bye or sits at an empty board, as often as they appear.
    pub fn entrants(&self) -> impl Iterator<Item = EntrantId> + '_ {
        let players = self.games.iter().flat_map(|game| [game.white, game.black]);
        let alone = self.empty_boards.iter().map(|empty| empty.entrant);
        players
            .chain(self.byes.iter().map(|bye| bye.entrant))
            .chain(alone)
    }
}

adoube_types::errors!(InvalidBoard);

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn boards() {
        assert_eq!("7".parse(), Ok(BoardNumber::single(7)));
        assert_eq!("3.2".parse(), Ok(BoardNumber::in_match(3, 2)));
        for text in ["", "0", "3.0", "x", "1.2.3", "-1"] {
            assert!(text.parse::<BoardNumber>().is_err(), "{text}");
        }
        assert!(BoardNumber::in_match(2, 10) < BoardNumber::in_match(3, 1));
    }
}
