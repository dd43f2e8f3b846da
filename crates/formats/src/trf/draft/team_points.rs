//! What teams have beside their matches (299), and whether the points of 310 are those of the file.

use adoube_tournament::{
    Draft, Points, RoundNumber, TeamAdjustment, TeamId, TeamResult, Tournament,
};

use super::adjustments::means;
use super::{Reader, column_of};
use crate::trf::expected::{TrfExpected, TrfField};
use crate::trf::record::{AbnormalPointsRecord, Record, TeamRecord};
use crate::trf::remarks::{Few, ListedTeam, TeamWithPoints, TrfOddity};
use crate::trf::source::SourceLine;

/// Match points and game points.
type Scores = (Points, Points);

impl Reader<'_> {
    /// Reads the records 299 of teams, and compares the scores with those of 310. A record 299 that
    /// gives a team other points than its record 310 has, which would be right without, is not used.
    pub(super) fn team_points(&mut self, draft: &mut Draft) {
        let trf = self.trf;
        let told = |record: &Record| match record {
            Record::AbnormalPoints(_) => true,
            Record::Team(team) => stated(team).is_some(),
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
        let mut given = self.team_adjustments(draft, &rounds);
        let (mut unused, mut differ) = (Vec::new(), Vec::new());
        for record in &trf.records {
            let Record::Team(record) = record else {
                continue;
            };
            let Some(stated) = stated(record) else {
                continue;
            };
            let team = TeamId(record.number);
            let plain = score(&rounds, team);
            let of_team = given.iter().filter(|one| one.team == team);
            let adjusted = of_team.fold(plain, |(matches, games), one| {
                (matches + one.match_points, games + one.game_points)
            });
            if agrees(stated, plain) && !agrees(stated, adjusted) {
                given.retain(|one| one.team != team);
                unused.push(named(record));
            } else if !agrees(stated, adjusted) {
                differ.push(TeamWithPoints {
                    team: named(record),
                    match_points: adjusted.0,
                    game_points: adjusted.1,
                });
            }
        }
        draft.team_adjustments = given;
        if !unused.is_empty() {
            let (teams, more) = Few::of(unused);
            self.warn_at_first("299", TrfOddity::AdjustmentsUnused { teams, more });
        }
        if !differ.is_empty() {
            let (teams, more) = Few::of(differ);
            self.warn_at_first("310", TrfOddity::TeamPointsDiffer { teams, more });
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
                if !draft.teams.iter().any(|team| team.id == TeamId(number)) {
                    let expected = TrfExpected::KnownTeam;
                    let columns = column_of(line, number);
                    self.errors
                        .push(line.fault(columns, TrfField::Team, expected));
                    continue;
                }
                list.extend(self.team_adjusted(line, record, TeamId(number), rounds));
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

fn score(rounds: &[Vec<TeamResult>], team: TeamId) -> Scores {
    let own = rounds.iter().flatten().filter(|result| result.team == team);
    own.fold((Points::ZERO, Points::ZERO), |(matches, games), result| {
        (matches + result.match_points, games + result.game_points)
    })
}

fn named(record: &TeamRecord) -> ListedTeam {
    let number = record.number;
    match record.name.trim_end() {
        "" => ListedTeam::Numbered { number },
        name => ListedTeam::Named {
            number,
            name: name.into(),
        },
    }
}
