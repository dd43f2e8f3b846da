//! Who meets whom in a round, and who made it so.

use adoube_tournament::{
    BoardNumber, Bye, EmptyBoard, EntrantId, Game, Round, TeamBye, TeamId, TeamMatch,
};
use serde::{Deserialize, Serialize, Serializer};

/// A board of a new pairing.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
#[serde(rename(serialize = "paired-board"))]
pub struct Pairing {
    pub board: BoardNumber,
    /// Who has the white pieces.
    pub white: EntrantId,
    /// Who has the black pieces.
    pub black: EntrantId,
}

/// Who meets whom in a round, and who does not play.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct RoundPairings {
    #[serde(default, serialize_with = "items")]
    pub boards: Vec<Pairing>,
    #[serde(
        default,
        skip_serializing_if = "Vec::is_empty",
        serialize_with = "items"
    )]
    pub byes: Vec<Bye>,
    /// The matches of a team event.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub matches: Vec<TeamMatch>,
    /// The teams' byes.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub team_byes: Vec<TeamBye>,
    /// The boards of matches for which one team has nobody.
    #[serde(default, skip_serializing_if = "Vec::is_empty")]
    pub empty_boards: Vec<EmptyBoard>,
}

/// They are told with commas only: a pairing ends with a name.
fn items<T: Serialize, S: Serializer>(all: &[T], serializer: S) -> Result<S::Ok, S::Error> {
    serializer.serialize_newtype_struct("Row", all)
}

impl RoundPairings {
    /// Everybody who plays, has a bye or sits at an empty board.
    pub fn entrants(&self) -> impl Iterator<Item = EntrantId> + '_ {
        let players = self
            .boards
            .iter()
            .flat_map(|board| [board.white, board.black]);
        let alone = self.empty_boards.iter().map(|empty| empty.entrant);
        players
            .chain(self.byes.iter().map(|bye| bye.entrant))
            .chain(alone)
    }

    /// Two players take each other's place: opponent, colour and board, or bye. Two who meet change
    /// colours.
    pub fn swap(&mut self, one: EntrantId, other: EntrantId) {
        let players = self
            .boards
            .iter_mut()
            .flat_map(|board| [&mut board.white, &mut board.black]);
        let absent = self.byes.iter_mut().map(|bye| &mut bye.entrant);
        let alone = self.empty_boards.iter_mut().map(|empty| &mut empty.entrant);
        for player in players.chain(absent).chain(alone) {
            if *player == one {
                *player = other;
            } else if *player == other {
                *player = one;
            }
        }
    }

    /// Every team that plays or has a bye.
    pub fn teams(&self) -> impl Iterator<Item = TeamId> + '_ {
        let players = self
            .matches
            .iter()
            .flat_map(|meeting| [meeting.first, meeting.second]);
        players.chain(self.team_byes.iter().map(|bye| bye.team))
    }

    /// The round with all results still open.
    pub(crate) fn to_round(&self) -> Round {
        let mut round = Round {
            games: self
                .boards
                .iter()
                .map(|pairing| Game::pending(pairing.board, pairing.white, pairing.black))
                .collect(),
            byes: self.byes.clone(),
            matches: self.matches.clone(),
            team_byes: self.team_byes.clone(),
            empty_boards: self.empty_boards.clone(),
        };
        round.games.sort_by_key(|game| game.board);
        round.empty_boards.sort_by_key(|empty| empty.board);
        round
    }

    /// Adds them to a round, all results still open.
    pub(crate) fn add_to(&self, round: &mut Round) {
        let added = self.to_round();
        round.games.extend(added.games);
        round.games.sort_by_key(|game| game.board);
        round.byes.extend(added.byes);
        round.matches.extend(added.matches);
        round.matches.sort_by_key(|meeting| meeting.table);
        round.team_byes.extend(added.team_byes);
        round.empty_boards.extend(added.empty_boards);
        round.empty_boards.sort_by_key(|empty| empty.board);
    }
}

/// Who or what made a pairing, so that it can be made again and explained years later.
#[derive(Clone, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct Provenance {
    /// The engine, or `by hand`.
    #[serde(serialize_with = "engine")]
    pub engine: String,
    /// The pairing system and edition.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub edition: Option<String>,
    /// The seed of any drawing of lots.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub seed: Option<u64>,
    /// The engine's explanation.
    #[serde(default, skip_serializing_if = "Option::is_none")]
    pub explanation: Option<String>,
}

/// What a pairing made by a person has for its engine.
const BY_HAND: &str = "by hand";

/// That a person made it is said in words; the name of an engine is its name.
fn engine<S: Serializer>(engine: &str, serializer: S) -> Result<S::Ok, S::Error> {
    match engine {
        BY_HAND => serializer.serialize_unit_variant("Engine", 0, BY_HAND),
        name => serializer.serialize_str(name),
    }
}

impl Provenance {
    /// Made by a person.
    pub fn by_hand() -> Provenance {
        Provenance {
            engine: BY_HAND.to_owned(),
            ..Provenance::default()
        }
    }

    /// Whether a person made it.
    pub fn is_by_hand(&self) -> bool {
        self.engine == BY_HAND
    }
}
