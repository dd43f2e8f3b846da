//! The boards of a round, and a player's rounds.

use std::collections::BTreeMap;

use adoube_journal::{EventId, Room, SectionId};
use adoube_tournament::{
    BoardNumber, ByeKind, EntrantId, GameResult, MatchForfeit, PairingNumber, Points, Purpose,
    Round, RoundNumber, TeamId, TeamResult, Tournament,
};
use serde::Serialize;
use utoipa::ToSchema;

/// A round with the names of its players, as `adoube event pairings` prints it.
#[derive(Serialize)]
pub struct PairingsBody<'a> {
    pub event: &'a EventId,
    pub section: &'a SectionId,
    pub round: RoundNumber,
    pub closed: bool,
    pub boards: Vec<PairingBody<'a>>,
    pub byes: Vec<PlayerWithBye<'a>>,
    /// The matches where teams play, with boards or without.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<MatchBody<'a>>,
    /// Who sits at a board of a match without an opponent.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub empty_boards: Vec<EmptyBoardBody<'a>>,
    /// The teams that do not play.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub team_byes: Vec<TeamWithBye<'a>>,
}

/// A match of two teams.
#[derive(Serialize)]
pub struct MatchBody<'a> {
    pub table: u32,
    pub first: TeamInRound<'a>,
    pub second: TeamInRound<'a>,
    /// It is known who plays.
    pub boards_set: bool,
    /// How it was forfeited, if a team did not come.
    pub forfeit: Option<MatchForfeit>,
}

/// A team with what it has scored in a round so far.
#[derive(Serialize)]
pub struct TeamInRound<'a> {
    pub tpn: Option<u32>,
    pub team: TeamId,
    pub name: &'a str,
    pub game_points: Points,
}

/// A board of a match at which one team has nobody.
#[derive(Serialize)]
pub struct EmptyBoardBody<'a> {
    pub board: BoardNumber,
    /// Who sits there.
    pub player: PlayerBefore<'a>,
}

/// A team with a bye.
#[derive(Serialize)]
pub struct TeamWithBye<'a> {
    pub team: TeamInRound<'a>,
    pub bye: ByeKind,
}

impl<'a> TeamInRound<'a> {
    fn of(tournament: &'a Tournament, id: TeamId, results: &[TeamResult]) -> TeamInRound<'a> {
        let team = tournament.teams().iter().find(|team| team.id == id);
        let result = results.iter().find(|result| result.team == id);
        let boards = result.map_or(&[][..], |result| &result.boards);
        TeamInRound {
            tpn: team
                .and_then(|team| team.pairing_number)
                .map(PairingNumber::get),
            team: id,
            name: team.map_or("", |team| team.details.name.as_str()),
            game_points: boards.iter().copied().sum(),
        }
    }
}

/// A board with both players.
#[derive(Serialize)]
pub struct PairingBody<'a> {
    pub board: BoardNumber,
    /// In which room it stands, if rooms are planned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<&'a str>,
    pub white: PlayerBefore<'a>,
    pub black: PlayerBefore<'a>,
    pub result: GameResult,
    /// What counts for one purpose only.
    pub adjusted: &'a BTreeMap<Purpose, GameResult>,
}

/// A player with a bye.
#[derive(Serialize)]
pub struct PlayerWithBye<'a> {
    pub player: PlayerBefore<'a>,
    pub bye: ByeKind,
}

/// A player with the score before a round.
#[derive(Serialize)]
pub struct PlayerBefore<'a> {
    pub tpn: Option<u32>,
    pub entrant: EntrantId,
    pub name: Option<&'a str>,
    pub score: Points,
}

impl<'a> PlayerBefore<'a> {
    fn of(tournament: &'a Tournament, id: EntrantId, round: RoundNumber) -> PlayerBefore<'a> {
        let entrant = tournament.entrant(id);
        let number = entrant.and_then(|entrant| entrant.pairing_number);
        PlayerBefore {
            tpn: number.map(PairingNumber::get),
            entrant: id,
            name: entrant.map(|entrant| entrant.player.name.as_str()),
            score: score_before(tournament, id, round),
        }
    }
}

/// The score before a round; virtual points are none.
pub fn score_before(tournament: &Tournament, id: EntrantId, round: RoundNumber) -> Points {
    let before = RoundNumber(round.0.saturating_sub(1));
    tournament.score(id, before, Purpose::Pairing)
}

impl<'a> PairingsBody<'a> {
    /// A round of a section.
    pub fn of(
        event: &'a EventId,
        section: &'a SectionId,
        tournament: &'a Tournament,
        round: RoundNumber,
        closed: bool,
        rooms: &'a [Room],
    ) -> PairingsBody<'a> {
        let paired = &tournament.rounds()[round.place()];
        let side = |id| PlayerBefore::of(tournament, id, round);
        let boards = paired.games.iter().map(|game| PairingBody {
            board: game.board,
            room: Room::among(rooms, game.board.table).map(|room| room.name.as_str()),
            white: side(game.white),
            black: side(game.black),
            result: game.results.reported,
            adjusted: &game.results.adjusted,
        });
        let byes = paired.byes.iter().map(|bye| PlayerWithBye {
            player: side(bye.entrant),
            bye: bye.kind,
        });
        let results = tournament.team_results(round).pop().unwrap_or_default();
        let team = |id| TeamInRound::of(tournament, id, &results);
        let matches = paired.matches.iter().map(|meeting| MatchBody {
            table: meeting.table,
            first: team(meeting.first),
            second: team(meeting.second),
            boards_set: paired.has_boards(meeting.table),
            forfeit: meeting.forfeit,
        });
        let empty_boards = paired.empty_boards.iter().map(|empty| EmptyBoardBody {
            board: empty.board,
            player: side(empty.entrant),
        });
        let team_byes = paired.team_byes.iter().map(|bye| TeamWithBye {
            team: team(bye.team),
            bye: bye.kind,
        });
        PairingsBody {
            event,
            section,
            round,
            closed,
            boards: boards.collect(),
            byes: byes.collect(),
            matches: matches.collect(),
            empty_boards: empty_boards.collect(),
            team_byes: team_byes.collect(),
        }
    }
}

/// A round as it is paired, with the results so far.
#[derive(Serialize, ToSchema)]
pub struct RoundBody {
    /// The number of the round.
    pub round: u16,
    /// Whether the round was declared complete.
    pub closed: bool,
    /// The boards, first those that are played.
    pub boards: Vec<BoardBody>,
    /// Who does not play.
    pub byes: Vec<ByeBody>,
}

/// A board of a round: who has which colour, and the result.
#[derive(Serialize, ToSchema)]
pub struct BoardBody {
    /// The number of the board, as it is written on slips.
    pub board: String,
    /// In which room it stands, if rooms are planned.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub room: Option<String>,
    /// Who has the white pieces, by id.
    pub white: u32,
    /// Who has the black pieces, by id.
    pub black: u32,
    /// The result as it is written in commands; nothing while it is not known.
    pub result: Option<String>,
}

/// Who does not play in a round, and what they get for it.
#[derive(Serialize, ToSchema)]
pub struct ByeBody {
    /// Who, by id.
    pub entrant: u32,
    /// Which kind, by its code: U allocated, F full point, H half point, Z none.
    pub kind: String,
}

impl RoundBody {
    /// A round with this number.
    pub fn of(number: RoundNumber, round: &Round, closed: bool, rooms: &[Room]) -> RoundBody {
        let boards = round.games.iter().map(|game| BoardBody {
            board: game.board.to_string(),
            room: Room::among(rooms, game.board.table).map(|room| room.name.clone()),
            white: game.white.0,
            black: game.black.0,
            result: (game.results.reported.is_final()).then(|| game.results.reported.to_string()),
        });
        let byes = round.byes.iter().map(|bye| ByeBody {
            entrant: bye.entrant.0,
            kind: bye.kind.outcome().code().to_string(),
        });
        RoundBody {
            round: number.0,
            closed,
            boards: boards.collect(),
            byes: byes.collect(),
        }
    }
}

/// A round on a player's card.
#[derive(Serialize, ToSchema)]
pub struct CardRound {
    /// The number of the round.
    pub round: u16,
    /// Against whom, by id.
    pub opponent: Option<u32>,
    /// With which pieces: `white` or `black`.
    pub colour: Option<&'static str>,
    /// How it ended for the player, by its code; `*` for not yet.
    pub outcome: String,
    /// Whether it counts in the standings. It does not where a player left before half of a round
    /// robin (General Regulations 6.7).
    pub counts: bool,
}

impl CardRound {
    /// What a round was for somebody; `None` for a round that cannot be seen.
    pub fn of(id: EntrantId, number: RoundNumber, round: Option<&Round>) -> CardRound {
        let mut games = round.into_iter().flat_map(|round| &round.games);
        let game = games.find(|game| game.white == id || game.black == id);
        let mut byes = round.into_iter().flat_map(|round| &round.byes);
        let bye = byes.find(|bye| bye.entrant == id);
        let has_white = game.is_some_and(|game| game.white == id);
        let outcome = match (game, bye) {
            (Some(game), _) if has_white => game.results.reported.white.code().to_string(),
            (Some(game), _) => game.results.reported.black.code().to_string(),
            (None, Some(bye)) => bye.kind.outcome().code().to_string(),
            (None, None) => "-".to_owned(),
        };
        CardRound {
            round: number.0,
            opponent: game.map(|game| {
                if has_white {
                    game.black.0
                } else {
                    game.white.0
                }
            }),
            colour: game.map(|_| if has_white { "white" } else { "black" }),
            outcome,
            counts: game.is_none_or(|game| !game.results.is_cancelled()),
        }
    }
}

/// Who met whom.
#[derive(Serialize, ToSchema)]
pub struct CrosstableBody {
    /// After which round.
    pub after: u16,
    /// The players in the order of the standings.
    pub lines: Vec<CrosstableLine>,
}

/// A line of the cross table.
#[derive(Serialize, ToSchema)]
pub struct CrosstableLine {
    /// The place; those level in everything share it.
    pub rank: usize,
    /// Who, by id.
    pub entrant: u32,
    /// The points after the round, as `4.5`.
    pub points: String,
    /// What each round was.
    pub rounds: Vec<CardRound>,
}
