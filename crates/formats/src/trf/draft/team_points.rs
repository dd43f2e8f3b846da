//! What teams have beside their matches (299), and whether the points of 310, 801 and 802 are those of
//! the file.

use adoube_tournament::{
    Draft, Points, RoundNumber, TeamAdjustment, TeamId, TeamResult, Tournament,
};

use super::Reader;
use super::adjustments::means;
use super::informative::{Informative, TeamRound};
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::record::{AbnormalPointsRecord, Record, TeamRecord};
use crate::trf::remarks::{FirstFew, ListedTeam, TeamInRound, TeamWithPoints, TrfOddity};
use crate::trf::source::SourceLine;

/// Match points and game points.
type Scores = (Points, Points);

/// What a record says of a team otherwise than its matches do.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TeamDifference {
    /// 310, 801 or 802.
    pub record: String,
    pub team: TeamId,
    pub what: TeamDifferenceKind,
}

/// What of it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TeamDifferenceKind {
    MatchPoints {
        stated: Points,
        counted: Points,
    },
    GamePoints {
        stated: Points,
        counted: Points,
    },
    /// Opponent, colour, bye or game points of a round.
    Round {
        round: RoundNumber,
    },
}

/// Records that repeat the scores of teams for people to read.
const INFORMATIVE: [&str; 2] = ["801", "802"];

fn is_informative(code: &str) -> bool {
    INFORMATIVE.contains(&code)
}

/// What the matches brought, and what was given to teams or taken from them.
struct TeamScores {
    rounds: Vec<Vec<TeamResult>>,
    given: Vec<TeamAdjustment>,
}

impl TeamScores {
    fn plain(&self, team: TeamId) -> Scores {
        let results = self.rounds.iter().flatten();
        let own = results.filter(|result| result.team == team);
        own.fold(Scores::default(), |(matches, games), result| {
            (matches + result.match_points, games + result.game_points)
        })
    }

    fn adjusted(&self, team: TeamId) -> Scores {
        let counts = |one: &&TeamAdjustment| usize::from(one.round.0) <= self.rounds.len();
        let own = (self.given.iter().filter(counts)).filter(|one| one.team == team);
        own.fold(self.plain(team), |(matches, games), one| {
            (matches + one.match_points, games + one.game_points)
        })
    }

    /// Whether a round was to a team what is told of it. A round that is not paired was nothing.
    fn has_round(&self, team: TeamId, told: &TeamRound) -> bool {
        let Some(results) = self.rounds.get(told.round.place()) else {
            return true;
        };
        let in_round = |one: &&TeamAdjustment| one.team == team && one.round == told.round;
        let given = self.given.iter().filter(in_round);
        let given: Points = given.map(|one| one.game_points).sum();
        let mut own = results.iter().filter(|result| result.team == team);
        own.any(|result| told.agrees(result, given))
    }
}

impl Reader<'_> {
    /// Reads the records 299 of teams, and compares the scores with those of 310, 801 and 802. A
    /// record 299 that gives a team other points than its record 310 has, which would be right
    /// without, is not used.
    pub(super) fn team_points(&mut self, draft: &mut Draft) {
        let trf = self.trf;
        let told = |record: &Record| match record {
            Record::AbnormalPoints(_) => true,
            Record::Team(team) => stated(team).is_some(),
            Record::Text(text) => is_informative(&text.code),
            _ => false,
        };
        let faulty = !self.errors.is_empty();
        if draft.teams.is_empty() || faulty || !trf.records.iter().any(told) {
            return;
        }
        // What is wrong with the draft is told by whoever makes a snapshot of it.
        let Ok(tournament) = Tournament::new(draft.clone()) else {
            return;
        };
        let rounds = tournament.team_results(tournament.paired_rounds());
        let given = self.team_adjustments(draft, &rounds);
        let mut scores = TeamScores { rounds, given };
        self.compare_with_310(&mut scores);
        for code in INFORMATIVE {
            self.compare_with_informative(code, draft, &scores);
        }
        draft.team_adjustments = scores.given;
    }

    fn compare_with_310(&mut self, scores: &mut TeamScores) {
        let (mut unused, mut differ) = (Vec::new(), Vec::new());
        for record in &self.trf.records {
            let Record::Team(record) = record else {
                continue;
            };
            let Some(stated) = stated(record) else {
                continue;
            };
            let team = TeamId(record.number);
            let (plain, adjusted) = (scores.plain(team), scores.adjusted(team));
            if agrees(stated, plain) && !agrees(stated, adjusted) {
                scores.given.retain(|one| one.team != team);
                unused.push(named(record.number, &record.name));
            } else if !agrees(stated, adjusted) {
                self.note_points("310", team, stated, adjusted);
                differ.push(with_points(named(record.number, &record.name), adjusted));
            }
        }
        if !unused.is_empty() {
            let (teams, more) = FirstFew::of(unused);
            self.warn_at_first("299", TrfOddity::AdjustmentsUnused { teams, more });
        }
        self.warn_of_points("310", differ);
    }

    /// Compares the scores, and the rounds of 802, with what these records repeat.
    fn compare_with_informative(&mut self, code: &str, draft: &Draft, scores: &TeamScores) {
        let (mut points, mut rounds) = (Vec::new(), Vec::new());
        for (line, record) in self.trf.located() {
            let has_code = matches!(record, Record::Text(text) if text.code == code);
            let Some(told) = has_code
                .then(|| Informative::of(line, code == "802"))
                .flatten()
            else {
                continue;
            };
            let Some(team) = draft.teams.iter().find(|team| team.id == told.team) else {
                continue;
            };
            let (score, listed) = (
                scores.adjusted(team.id),
                named(team.id.0, &team.details.name),
            );
            if (told.match_points, told.game_points) != score {
                let stated = (Some(told.match_points), Some(told.game_points));
                self.note_points(code, team.id, stated, score);
                points.push(with_points(listed.clone(), score));
            }
            let others = told.rounds.iter();
            let others = others.filter(|one| !scores.has_round(team.id, one));
            for other in others {
                let round = other.round;
                self.note(code, team.id, TeamDifferenceKind::Round { round });
                let team = listed.clone();
                rounds.push(TeamInRound { team, round });
            }
        }
        self.warn_of_points(code, points);
        if !rounds.is_empty() {
            let code_told = code.to_owned();
            let (rounds, more) = FirstFew::of(rounds);
            let what = TrfOddity::TeamRoundsDiffer {
                code: code_told,
                rounds,
                more,
            };
            self.warn_at_first(code, what);
        }
    }

    fn note(&mut self, record: &str, team: TeamId, what: TeamDifferenceKind) {
        let record = record.to_owned();
        let found = TeamDifference { record, team, what };
        self.team_differences.push(found);
    }

    /// Notes which of the two scores of a team are others than those of its matches.
    fn note_points(
        &mut self,
        record: &str,
        team: TeamId,
        stated: (Option<Points>, Option<Points>),
        (match_points, game_points): Scores,
    ) {
        if let Some(stated) = stated.0.filter(|points| *points != match_points) {
            let counted = match_points;
            let what = TeamDifferenceKind::MatchPoints { stated, counted };
            self.note(record, team, what);
        }
        if let Some(stated) = stated.1.filter(|points| *points != game_points) {
            let counted = game_points;
            let what = TeamDifferenceKind::GamePoints { stated, counted };
            self.note(record, team, what);
        }
    }

    fn warn_of_points(&mut self, code: &str, differ: Vec<TeamWithPoints>) {
        if !differ.is_empty() {
            let (teams, more) = FirstFew::of(differ);
            let what = TrfOddity::TeamPointsDiffer {
                code: code.to_owned(),
                teams,
                more,
            };
            self.warn_at_first(code, what);
        }
    }

    /// Tells something on the first record of a code.
    fn warn_at_first(&mut self, code: &str, what: TrfOddity) {
        let mut located = self.trf.located();
        if let Some((line, _)) = located.find(|(line, _)| line.columns(1, 3) == code) {
            self.warn(line, what);
        }
    }

    fn team_adjustments(
        &mut self,
        draft: &Draft,
        rounds: &[Vec<TeamResult>],
    ) -> Vec<TeamAdjustment> {
        let mut list = Vec::new();
        let trf = self.trf;
        for (line, record) in trf.located() {
            let Record::AbnormalPoints(record) = record else {
                continue;
            };
            if record.match_points.is_none() && record.points.is_none() {
                let expected = TrfExpected::MatchOrGamePoints;
                self.errors
                    .push(line.fault((7, 17), TrfField::Points, expected));
                continue;
            }
            if !self.announced(line, record, draft.planned_rounds) {
                continue;
            }
            let all = || draft.teams.iter().map(|team| team.id.0).collect();
            let numbers: Vec<u32> = match record.numbers.is_empty() {
                true => all(),
                false => record.numbers.clone(),
            };
            for number in numbers {
                if let Some(team) = self.team(line, &draft.teams, number) {
                    list.extend(self.team_adjusted(line, record, team, rounds));
                }
            }
        }
        list
    }

    fn team_adjusted(
        &mut self,
        line: &SourceLine,
        record: &AbnormalPointsRecord,
        team: TeamId,
        rounds: &[Vec<TeamResult>],
    ) -> Vec<TeamAdjustment> {
        let Some(result) = record.result else {
            return vec![TeamAdjustment {
                team,
                round: self.counting_from(line, record.round),
                match_points: record.match_points.unwrap_or_default(),
                game_points: record.points.unwrap_or_default(),
            }];
        };
        let results = rounds.iter().enumerate().flat_map(|(place, results)| {
            let own = results.iter().filter(|result| result.team == team);
            own.map(move |own| (RoundNumber::at_place(place), own))
        });
        let concerned = results
            .filter(|(round, _)| record.round.is_none_or(|only| only == round.0))
            .filter(|(_, own)| means(result, own.outcome));
        let instead = |given: Option<Points>, had: Points| given.map_or(Points::ZERO, |p| p - had);
        concerned
            .map(|(round, own)| TeamAdjustment {
                team,
                round,
                match_points: instead(record.match_points, own.match_points),
                game_points: instead(record.points, own.game_points),
            })
            .collect()
    }
}

/// The points that a record 310 has.
fn stated(record: &TeamRecord) -> Option<(Option<Points>, Option<Points>)> {
    let points = (record.match_points, record.game_points);
    (points != (None, None)).then_some(points)
}

fn agrees(stated: (Option<Points>, Option<Points>), score: Scores) -> bool {
    stated.0.is_none_or(|points| points == score.0)
        && stated.1.is_none_or(|points| points == score.1)
}

fn with_points(team: ListedTeam, (match_points, game_points): Scores) -> TeamWithPoints {
    TeamWithPoints {
        team,
        match_points,
        game_points,
    }
}

fn named(number: u32, name: &str) -> ListedTeam {
    match name.trim_end() {
        "" => ListedTeam::Numbered { number },
        name => ListedTeam::Named {
            number,
            name: name.into(),
        },
    }
}
