//! Random events of teams with two boards, and of players in matches of two games.

use adoube_pairing::fide::double_swiss::DoubleSwiss;
use adoube_pairing::fide::team::SwissTeam;
use adoube_pairing::schedule::lots::Lots;
use adoube_pairing::system::SwissSystem;
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, Colour, Draft, Entrant, EntrantId, Game, GameResult, MatchForfeit,
    Outcome, PairingNumber, Player, PointSystem, Points, PrimaryScore, ProhibitedPairing,
    ProhibitedTeams, Results, Round, RoundNumber, RoundSpan, Team, TeamBye, TeamDetails, TeamId,
    TeamMatch, TeamScoring, TeamVirtualPoints,
};

/// What a board, or a game of a match, brought the first of the two.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Score {
    Win,
    Draw,
    Loss,
    /// The second did not play.
    ByForfeit,
    /// The first did not play.
    Forfeited,
    Neither,
}

impl Score {
    pub(crate) fn is_played(self) -> bool {
        matches!(self, Score::Win | Score::Draw | Score::Loss)
    }

    /// What the two got, in hundredths.
    pub(crate) fn points(self) -> [i32; 2] {
        match self {
            Score::Win | Score::ByForfeit => [100, 0],
            Score::Draw => [50, 50],
            Score::Loss | Score::Forfeited => [0, 100],
            Score::Neither => [0, 0],
        }
    }

    /// As a result, if the first has this colour.
    fn result(self, colour: Colour) -> GameResult {
        let (first, second) = match self {
            Score::Win => (Outcome::Win, Outcome::Loss),
            Score::Draw => (Outcome::Draw, Outcome::Draw),
            Score::Loss => (Outcome::Loss, Outcome::Win),
            Score::ByForfeit => (Outcome::ForfeitWin, Outcome::ForfeitLoss),
            Score::Forfeited => (Outcome::ForfeitLoss, Outcome::ForfeitWin),
            Score::Neither => (Outcome::ForfeitLoss, Outcome::ForfeitLoss),
        };
        match colour {
            Colour::White => GameResult::of(first, second),
            Colour::Black => GameResult::of(second, first),
        }
    }
}

/// A match; the first has White on board 1, or in game 1.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Match {
    pub(crate) first: u32,
    pub(crate) second: u32,
    pub(crate) scores: [Score; 2],
}

/// A round of matches.
#[derive(Clone, Debug, Default)]
pub(crate) struct EventRound {
    pub(crate) matches: Vec<Match>,
    pub(crate) byes: Vec<(u32, ByeKind)>,
}

/// Some who have more points for the pairing of the first rounds.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Virtual {
    /// The first so many numbers.
    pub(crate) numbers: u32,
    /// Until this round.
    pub(crate) last: u16,
    pub(crate) hundredths: i32,
}

/// An event on its way.
#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub(crate) system: SwissSystem,
    pub(crate) size: u32,
    pub(crate) planned: u16,
    pub(crate) initial: Colour,
    /// Who may never meet.
    pub(crate) prohibited: Vec<[u32; 2]>,
    pub(crate) acceleration: Option<Virtual>,
    /// The points of the bye for a match of two games, in hundredths.
    pub(crate) bye_points: i32,
    pub(crate) rounds: Vec<EventRound>,
}

impl Event {
    /// An event without a round yet.
    pub(crate) fn random(system: SwissSystem, lots: &mut Lots) -> Event {
        let size = 4 + lots.below(6);
        let mut prohibited = Vec::new();
        for _ in 0..lots.below(4).saturating_sub(1) {
            let one = 1 + lots.below(size);
            let other = 1 + lots.below(size);
            if one != other {
                prohibited.push([one, other]);
            }
        }
        let may_accelerate = matches!(
            system,
            SwissSystem::Team(SwissTeam {
                primary: PrimaryScore::MatchPoints,
                ..
            })
        );
        let is_accelerated = may_accelerate && lots.below(4) == 0;
        Event {
            system,
            size,
            planned: 3 + lots.below(6) as u16,
            initial: lots.colour(),
            prohibited,
            acceleration: is_accelerated.then_some(Virtual {
                numbers: size / 2,
                last: 2,
                hundredths: 200,
            }),
            bye_points: [100, 150, 200][lots.below(3) as usize],
            rounds: Vec::new(),
        }
    }

    /// An event of any size in which nothing is out of the ordinary.
    pub(crate) fn plain(system: SwissSystem, size: u32, planned: u16) -> Event {
        Event {
            system,
            size,
            planned,
            initial: Colour::White,
            prohibited: Vec::new(),
            acceleration: None,
            bye_points: 150,
            rounds: Vec::new(),
        }
    }

    /// The team system, if it is one.
    pub(crate) fn team(&self) -> Option<&SwissTeam> {
        match &self.system {
            SwissSystem::Team(team) => Some(team),
            _ => None,
        }
    }

    /// The Double-Swiss, if it is one.
    pub(crate) fn double(&self) -> Option<&DoubleSwiss> {
        match &self.system {
            SwissSystem::DoubleSwiss(double) => Some(double),
            _ => None,
        }
    }

    /// The event as data.
    pub(crate) fn draft(&self) -> Draft {
        match self.team() {
            Some(_) => self.draft_of_teams(),
            None => self.draft_of_games(),
        }
    }

    fn draft_of_teams(&self) -> Draft {
        let match_points = PointSystem::two_one_zero().with_pairing_allocated_bye(Points::ONE);
        let both = |numbers: &[u32; 2]| numbers.map(TeamId).to_vec();
        let accelerated = self.acceleration.iter().map(|given| TeamVirtualPoints {
            teams: (1..=given.numbers).map(TeamId).collect(),
            rounds: until(given.last),
            match_points: Points::hundredths(given.hundredths),
            game_points: Points::ZERO,
        });
        let prohibited = self.prohibited.iter().map(|numbers| ProhibitedTeams {
            teams: both(numbers),
            rounds: RoundSpan::from(RoundNumber::FIRST),
        });
        Draft {
            planned_rounds: self.planned,
            initial_colour: Some(self.initial),
            entrants: (1..=2 * self.size).map(entrant).collect(),
            teams: (1..=self.size).map(team).collect(),
            team_scoring: TeamScoring {
                match_points,
                boards: 2,
                bye_game_points: Some(Points::ONE),
                ..TeamScoring::default()
            },
            rounds: self.rounds.iter().map(round_of_teams).collect(),
            team_virtual_points: accelerated.collect(),
            team_prohibited: prohibited.collect(),
            ..Draft::default()
        }
    }

    fn draft_of_games(&self) -> Draft {
        let bye = Points::hundredths(self.bye_points / 2);
        let prohibited = self.prohibited.iter().map(|numbers| ProhibitedPairing {
            entrants: numbers.map(EntrantId).to_vec(),
            rounds: RoundSpan::from(RoundNumber::FIRST),
        });
        Draft {
            planned_rounds: 2 * self.planned,
            point_system: PointSystem::one_half_zero().with_pairing_allocated_bye(bye),
            initial_colour: Some(self.initial),
            entrants: (1..=self.size).map(entrant).collect(),
            rounds: self.rounds.iter().flat_map(rounds_of_games).collect(),
            prohibited: prohibited.collect(),
            ..Draft::default()
        }
    }
}

fn until(last: u16) -> RoundSpan {
    RoundSpan {
        first: RoundNumber::FIRST,
        last: Some(RoundNumber(last)),
    }
}

fn entrant(number: u32) -> Entrant {
    Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), Player::named(&format!("P{number}")))
    }
}

fn team(number: u32) -> Team {
    Team {
        id: TeamId(number),
        pairing_number: PairingNumber::new(number),
        details: TeamDetails {
            name: format!("T{number}"),
            members: vec![EntrantId(2 * number - 1), EntrantId(2 * number)],
            ..TeamDetails::default()
        },
    }
}

fn round_of_teams(round: &EventRound) -> Round {
    let mut made = Round::default();
    for (table, one) in (1..).zip(&round.matches) {
        let forfeit = match one.scores {
            [Score::ByForfeit, Score::ByForfeit] => Some(MatchForfeit::FirstWins),
            [Score::Forfeited, Score::Forfeited] => Some(MatchForfeit::SecondWins),
            [Score::Neither, Score::Neither] => Some(MatchForfeit::Both),
            _ => None,
        };
        let (first, second) = (TeamId(one.first), TeamId(one.second));
        made.matches.push(TeamMatch {
            table,
            first,
            second,
            forfeit,
        });
        if forfeit.is_none() {
            let [first, second] = [first, second].map(|team| 2 * team.0 - 1);
            made.games.push(Game {
                board: BoardNumber::in_match(table, 1),
                white: EntrantId(first),
                black: EntrantId(second),
                results: Results::reported(one.scores[0].result(Colour::White)),
            });
            made.games.push(Game {
                board: BoardNumber::in_match(table, 2),
                white: EntrantId(second + 1),
                black: EntrantId(first + 1),
                results: Results::reported(one.scores[1].result(Colour::Black)),
            });
        }
    }
    let byes = round.byes.iter();
    made.team_byes = byes
        .map(|(number, kind)| TeamBye {
            team: TeamId(*number),
            kind: *kind,
        })
        .collect();
    made
}

fn rounds_of_games(round: &EventRound) -> [Round; 2] {
    [Colour::White, Colour::Black].map(|colour| {
        let matches = (1..).zip(&round.matches);
        let games = matches.map(|(table, one)| {
            let (score, white, black) = match colour {
                Colour::White => (one.scores[0], one.first, one.second),
                Colour::Black => (one.scores[1], one.second, one.first),
            };
            Game {
                board: BoardNumber::single(table),
                white: EntrantId(white),
                black: EntrantId(black),
                results: Results::reported(score.result(colour)),
            }
        });
        let byes = round.byes.iter().map(|(number, kind)| Bye {
            entrant: EntrantId(*number),
            kind: *kind,
        });
        Round {
            games: games.collect(),
            byes: byes.collect(),
            ..Round::default()
        }
    })
}
