//! A knockout as a bracket: who met whom on the way to the final, and who is still to meet.

use adoube_journal::{Format, SectionSettings};
use adoube_pairing::schedule::knockout::{
    Bracket, BracketMatch, Contender, KnockoutRound, MatchId,
};
use adoube_tournament::{
    BoardNumber, EntrantId, Game, Outcome, PairingNumber, Points, Purpose, RoundNumber, Tournament,
};

use crate::rounds::as_games;

/// A round of the bracket.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketColumn {
    /// Final, semi-finals …
    pub stage: Option<KnockoutRound>,
    /// From the top; a match that falls away because of a bye is left out.
    pub ties: Vec<BracketTie>,
}

/// A match of the bracket; in one of several games all of them together.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketTie {
    /// Which one it is; its number is its place from the top.
    pub id: MatchId,
    /// The board of its last game.
    pub board: Option<BoardNumber>,
    pub sides: [BracketSide; 2],
}

/// Who is on one side of a match.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct BracketSide {
    /// The player, or the stand-in of a team, once known.
    pub who: Option<EntrantId>,
    /// The match whose winner or loser it will be.
    pub from: Option<MatchId>,
    /// What came of the match; a draw that a play-off decided is still a draw here.
    pub outcome: Option<Outcome>,
    /// What was scored in the games between the two so far; of teams, for the match as a whole.
    pub score: Option<Points>,
    /// Whether this side goes on to the next round.
    pub won: bool,
}

/// The bracket of a knockout after a round; nothing in other formats, and before there are numbers.
pub fn bracket(
    settings: &SectionSettings,
    tournament: &Tournament,
    after: RoundNumber,
) -> Option<Vec<BracketColumn>> {
    let is_knockout = settings.format.is_knockout();
    let numbered = tournament.entrants().iter();
    let mut numbers = numbered.map(|entrant| entrant.pairing_number);
    let of_teams = settings.format == Format::TeamKnockout;
    if !is_knockout || (!of_teams && numbers.any(|number| number.is_none())) {
        return None;
    }
    let until = Tournament::new(tournament.draft().after(after)).ok()?;
    let matches = as_games(settings, &until).ok()?;
    let played = matches.paired_rounds().0;
    // The last round may be going on.
    let decided = (0..=played).rev().find_map(|rounds| {
        let part = matches.draft().after(RoundNumber(rounds));
        Bracket::of(&Tournament::new(part).ok()?).ok()
    })?;
    let columns = (1..=decided.rounds()).map(|round| {
        let number = u16::try_from(round).ok().map(RoundNumber);
        let games = number.and_then(|number| matches.rounds().get(number.place()));
        let games = games.map_or(&[][..], |round| &round.games);
        let ties = decided.matches_of(round).into_iter();
        BracketColumn {
            stage: decided.name_of(round),
            ties: ties
                .map(|tie| {
                    let shown = of_match(&matches, games, &tie);
                    match of_teams {
                        true => shown,
                        false => scored(shown, &until),
                    }
                })
                .collect(),
        }
    });
    Some(columns.collect())
}

fn of_match(matches: &Tournament, games: &[Game], tie: &BracketMatch) -> BracketTie {
    let seated = |contender: Contender| {
        let number = PairingNumber::new(contender.seed()?)?;
        matches.numbered(number).map(|entrant| entrant.id)
    };
    let who = tie.contenders.map(seated);
    let game = games.iter().find(|game| {
        let both = [Some(game.white), Some(game.black)];
        both.iter().all(|id| who.contains(id))
    });
    let points = matches.point_system();
    let outcomes = who.map(|who| outcome_of(game?, who?));
    // While others of the round are played the bracket itself does not know yet.
    let scores = outcomes.map(|outcome| outcome.map(|outcome| points.points(outcome)));
    let side = |place: usize| {
        let contender = tie.contenders[place];
        let outcome = outcomes[place];
        let ahead = scores[place] > scores[1 - place] && scores[1 - place].is_some();
        BracketSide {
            who: who[place],
            from: match contender {
                Contender::WinnerOf(id) | Contender::LoserOf(id) => Some(id),
                Contender::Seed(_) | Contender::Nobody => None,
            },
            outcome,
            score: scores[place],
            won: match tie.winner {
                Some(winner) => contender.seed() == Some(winner),
                None => ahead,
            },
        }
    };
    BracketTie {
        id: tie.id,
        board: game.map(|game| game.board),
        sides: [side(0), side(1)],
    }
}

fn outcome_of(game: &Game, who: EntrantId) -> Option<Outcome> {
    let result = game.results.counted_for(Purpose::Standings);
    let outcome = match game.white == who {
        true => result.white,
        false => result.black,
    };
    outcome.is_final().then_some(outcome)
}

/// A match of players with what they scored in all of its games: two who are knocked out meet once.
fn scored(mut tie: BracketTie, tournament: &Tournament) -> BracketTie {
    let [Some(one), Some(other)] = [tie.sides[0].who, tie.sides[1].who] else {
        return tie;
    };
    let points = tournament.point_system();
    let games = tournament.rounds().iter().flat_map(|round| &round.games);
    let between = games.filter(|game| {
        let both = [game.white, game.black];
        both.contains(&one) && both.contains(&other)
    });
    let mut scores = [None, None];
    for game in between {
        for (who, score) in [one, other].into_iter().zip(&mut scores) {
            if let Some(outcome) = outcome_of(game, who) {
                *score = Some(score.unwrap_or(Points::ZERO) + points.points(outcome));
            }
        }
    }
    for (side, score) in tie.sides.iter_mut().zip(scores) {
        side.score = score;
    }
    tie
}
