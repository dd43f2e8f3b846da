//! What a snapshot is made from: plain data, not yet checked.

use std::fmt;

use serde::{Deserialize, Serialize};

use crate::{
    BoardNumber, Bye, ByeKind, Colour, EnteredValues, Entrant, EntrantId, GameResult, PlayOff,
    PointSystem, Points, Purpose, Round, RoundNumber, RoundSpan, SettledTie, Team, TeamId,
    TeamScoring,
};

/// A bye that a player asked for, for a round that may still lie ahead.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ByeRequest {
    pub entrant: EntrantId,
    pub round: RoundNumber,
    /// For what kind of bye.
    pub kind: ByeKind,
}

impl ByeRequest {
    /// The bye that was asked for.
    pub fn bye(self) -> Bye {
        Bye {
            entrant: self.entrant,
            kind: self.kind,
        }
    }
}

/// Points that count for the pairing of some rounds only: acceleration (C.04.7).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct VirtualPoints {
    pub entrants: Vec<EntrantId>,
    /// The rounds for whose pairing they count.
    pub rounds: RoundSpan,
    pub points: Points,
}

/// Points given or taken by the arbiter, apart from any game.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct PointAdjustment {
    pub entrant: EntrantId,
    /// The round from which on it counts.
    pub round: RoundNumber,
    /// What is added; negative for a penalty.
    pub points: Points,
    /// For which scores it counts.
    pub purposes: Vec<Purpose>,
}

/// Points given to a team or taken from it, apart from what its matches brought (TRF record 299).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamAdjustment {
    pub team: TeamId,
    /// The round from which on it counts.
    pub round: RoundNumber,
    /// The match points added; negative for a penalty.
    pub match_points: Points,
    /// The game points added; negative for a penalty.
    pub game_points: Points,
}

/// Players of whom no two may be paired in some rounds (TRF record 260).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProhibitedPairing {
    pub entrants: Vec<EntrantId>,
    /// The rounds in which they may not meet.
    pub rounds: RoundSpan,
}

/// A bye that a team asked for, for a round that may still lie ahead (TRF record 240).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamByeRequest {
    pub team: TeamId,
    pub round: RoundNumber,
    /// For what kind of bye.
    pub kind: ByeKind,
}

/// Points of teams that count for the pairing of some rounds only (TRF record 250).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct TeamVirtualPoints {
    pub teams: Vec<TeamId>,
    /// The rounds for whose pairing they count.
    pub rounds: RoundSpan,
    pub match_points: Points,
    pub game_points: Points,
}

/// Teams of which no two may be paired in some rounds (TRF record 260).
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(deny_unknown_fields)]
pub struct ProhibitedTeams {
    pub teams: Vec<TeamId>,
    /// The rounds in which they may not meet.
    pub rounds: RoundSpan,
}

/// A game of a paired round that the standings still wait for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub struct OpenGame {
    pub round: RoundNumber,
    pub board: BoardNumber,
    /// It was adjourned; else no result was reported.
    pub adjourned: bool,
}

/// `game adjourned: round 2, board 1`.
impl fmt::Display for OpenGame {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let what = if self.adjourned {
            "adjourned"
        } else {
            "unreported"
        };
        write!(f, "game {what}: round {}, board {}", self.round, self.board)
    }
}

/// Everything a [`Tournament`](crate::Tournament) is made from.
///
/// ```
/// use adoube_tournament::{Draft, Entrant, EntrantId, PairingNumber, Player, Tournament};
///
/// let mut draft = Draft { planned_rounds: 5, ..Draft::default() };
/// for (id, name) in [(1, "Anderssen, Adolf"), (2, "Kieseritzky, Lionel")] {
///     let mut entrant = Entrant::new(EntrantId(id), Player::named(name));
///     entrant.pairing_number = PairingNumber::new(id);
///     draft.entrants.push(entrant);
/// }
/// assert!(Tournament::new(draft.clone()).is_ok());
///
/// // Two entrants with one pairing number: the draft can be written down, the snapshot not.
/// draft.entrants[1].pairing_number = PairingNumber::new(1);
/// assert!(Tournament::new(draft).is_err());
/// ```
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Draft {
    /// How many rounds were announced (C.04.1.1).
    pub planned_rounds: u16,
    /// What the results are worth.
    pub point_system: PointSystem,
    /// Paired from a table that was drawn before round 1: a player who withdraws keeps the seat,
    /// and the games that are left are forfeited (General Regulations 6.7).
    pub fixed_schedule: bool,
    /// The colour drawn by lot before round 1.
    pub initial_colour: Option<Colour>,
    pub entrants: Vec<Entrant>,
    /// The teams, in a team event.
    pub teams: Vec<Team>,
    /// How the teams are scored.
    pub team_scoring: TeamScoring,
    /// The rounds that have been paired.
    pub rounds: Vec<Round>,
    /// The byes asked for.
    pub bye_requests: Vec<ByeRequest>,
    pub virtual_points: Vec<VirtualPoints>,
    /// Penalties and bonuses of players.
    pub adjustments: Vec<PointAdjustment>,
    /// Penalties and bonuses of teams.
    pub team_adjustments: Vec<TeamAdjustment>,
    /// Pairings that are not allowed.
    pub prohibited: Vec<ProhibitedPairing>,
    /// The byes asked for by teams.
    pub team_bye_requests: Vec<TeamByeRequest>,
    pub team_virtual_points: Vec<TeamVirtualPoints>,
    /// Pairings of teams that are not allowed.
    pub team_prohibited: Vec<ProhibitedTeams>,
    /// Play-offs of players that were decided.
    pub play_offs: Vec<PlayOff<EntrantId>>,
    /// The same of teams.
    pub team_play_offs: Vec<PlayOff<TeamId>>,
    /// Ties that were settled by lots or by hand.
    pub settled_ties: Vec<SettledTie>,
    /// Values of tie-breaks that were worked out elsewhere.
    pub entered_values: Vec<EnteredValues>,
}

impl Draft {
    /// The entrant with this id, while `entrants` is sorted by id.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        let place = self
            .entrants
            .binary_search_by_key(&id, |entrant| entrant.id)
            .ok()?;
        self.entrants.get(place)
    }

    /// The entrant with this id, to be changed, while `entrants` is sorted by id.
    pub fn entrant_mut(&mut self, id: EntrantId) -> Option<&mut Entrant> {
        let place = self
            .entrants
            .binary_search_by_key(&id, |entrant| entrant.id)
            .ok()?;
        self.entrants.get_mut(place)
    }

    /// A round that has been paired.
    pub fn round(&self, round: RoundNumber) -> Option<&Round> {
        self.rounds.get(round.place())
    }

    /// The tournament as it stood after a round (0: before round 1), for readers who must not see
    /// what came later. Engines do not need it: they take the round as an argument.
    ///
    /// Later rounds, the points that the arbiter gave or took in them and play-offs after them are left
    /// out. What was
    /// announced or asked for ahead stays, for it is needed to pair the next round: requested byes,
    /// virtual points, prohibited pairings, and who is present from and until when. Players and
    /// pairing numbers are those known now.
    pub fn after(&self, round: RoundNumber) -> Draft {
        let adjustments = self.adjustments.iter();
        let team_adjustments = self.team_adjustments.iter();
        Draft {
            planned_rounds: self.planned_rounds,
            point_system: self.point_system.clone(),
            fixed_schedule: self.fixed_schedule,
            initial_colour: self.initial_colour,
            entrants: self.entrants.clone(),
            teams: self.teams.clone(),
            team_scoring: self.team_scoring.clone(),
            rounds: (self.rounds.iter().take(usize::from(round.0)).cloned()).collect(),
            bye_requests: self.bye_requests.clone(),
            virtual_points: self.virtual_points.clone(),
            adjustments: (adjustments.filter(|given| given.round <= round).cloned()).collect(),
            team_adjustments: (team_adjustments
                .filter(|given| given.round <= round)
                .copied())
            .collect(),
            prohibited: self.prohibited.clone(),
            team_bye_requests: self.team_bye_requests.clone(),
            team_virtual_points: self.team_virtual_points.clone(),
            team_prohibited: self.team_prohibited.clone(),
            play_offs: until(&self.play_offs, round),
            team_play_offs: until(&self.team_play_offs, round),
            settled_ties: (self.settled_ties.iter())
                .filter(|tie| tie.round <= round)
                .cloned()
                .collect(),
            entered_values: (self.entered_values.iter())
                .filter(|values| values.round <= round)
                .cloned()
                .collect(),
        }
    }

    /// The games up to a round that have no result in the standings yet.
    pub fn open_games(&self, after: RoundNumber) -> Vec<OpenGame> {
        let rounds = self.rounds.iter().take(usize::from(after.0)).enumerate();
        let games = rounds.flat_map(|(place, round)| {
            let round_number = RoundNumber::at_place(place);
            round.games.iter().map(move |game| (round_number, game))
        });
        games
            .filter(|(_, game)| !game.results.counted_for(Purpose::Standings).is_final())
            .map(|(round, game)| OpenGame {
                round,
                board: game.board,
                adjourned: game.results.reported == GameResult::ADJOURNED,
            })
            .collect()
    }

    /// The number of the last paired round; 0 before round 1.
    pub fn paired_rounds(&self) -> RoundNumber {
        RoundNumber(u16::try_from(self.rounds.len()).unwrap_or(u16::MAX))
    }
}

fn until<Who: Clone>(play_offs: &[PlayOff<Who>], round: RoundNumber) -> Vec<PlayOff<Who>> {
    let known = play_offs.iter().filter(|one| one.round <= round);
    known.cloned().collect()
}
