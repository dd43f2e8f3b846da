//! One tie-break for everybody: the values, and the parts of one of them.

use crate::boards;
use crate::direct::Direct;
use crate::field::{Field, Score};
use crate::method::{Method, Sonneborn};
use crate::opposition::Opposition;
use crate::own;
use crate::rated::{self, Ratings};
use crate::term::{self, Term};
use crate::{Rules, TieBreak, Value, us};

/// A tie-break over a field.
pub(crate) struct Calculation<'f> {
    field: &'f Field,
    tie_break: &'f TieBreak,
    rules: Rules,
    /// The score it looks at.
    score: Score,
}

impl<'f> Calculation<'f> {
    /// A tie-break over a field, with the score that it looks at: its own, or else the primary one,
    /// swapped if the code says so.
    pub(crate) fn of(field: &'f Field, tie_break: &'f TieBreak, rules: Rules) -> Calculation<'f> {
        let mut score = tie_break.score.unwrap_or(field.primary());
        if tie_break.swapped {
            score = score.other();
        }
        // Players have one score, which stands in the place of match points.
        if !field.is_for_teams() {
            score = Score::Match;
        }
        Calculation {
            field,
            tie_break,
            rules: tie_break.rules.unwrap_or(rules).of_fide(),
            score,
        }
    }

    /// Everybody's value. `groups` are those who are level so far, best first.
    pub(crate) fn values(&self, groups: &[Vec<usize>]) -> Vec<Option<Value>> {
        if self.tie_break.method.is_for_teams_only() && !self.field.is_for_teams() {
            return vec![None; self.field.participants().len()];
        }
        match self.tie_break.method {
            Method::DirectEncounter
            | Method::ExtendedDirectEncounter(_)
            | Method::TopBoards
            | Method::BottomBoards => self.places_in_groups(groups),
            Method::ResultBetweenTied => self.results_between_tied(groups),
            _ => {
                let sums = self.sums();
                let mut terms = Vec::new();
                let places = 0..self.field.participants().len();
                places
                    .map(|place| sums.value(self, place, &mut terms))
                    .collect()
            }
        }
    }

    /// The score that is counted; nothing for what counts no score.
    pub(crate) fn score(&self) -> Option<Score> {
        let counts = !matches!(
            self.tie_break.method,
            Method::TopBoards | Method::BottomBoards
        );
        counts.then_some(self.score)
    }

    /// The parts of somebody's value in a group of those still level.
    pub(crate) fn terms_among(&self, place: usize, group: &[usize]) -> Vec<Term> {
        if self.tie_break.method == Method::ResultBetweenTied {
            let forfeits = self.tie_break.forfeits_as_played;
            return us::between_tied(self.field, place, group, forfeits);
        }
        let mut terms = Vec::new();
        self.sums().value(self, place, &mut terms);
        terms
    }

    fn results_between_tied(&self, groups: &[Vec<usize>]) -> Vec<Option<Value>> {
        let mut values = vec![Some(Value::ZERO); self.field.participants().len()];
        for group in groups {
            for place in group {
                values[*place] = Some(term::sum(&self.terms_among(*place, group)));
            }
        }
        values
    }

    /// The place of everybody inside their group: 1 for the first, 0 for all of a group in which
    /// nothing was decided.
    fn places_in_groups(&self, groups: &[Vec<usize>]) -> Vec<Option<Value>> {
        let mut values = vec![Some(Value::ZERO); self.field.participants().len()];
        let mut direct = Direct::of(self.field, self.tie_break, self.rules);
        for group in groups.iter().filter(|group| group.len() > 1) {
            let order = match self.tie_break.method {
                Method::DirectEncounter => direct.resolve(group, self.score),
                Method::ExtendedDirectEncounter(boards) => {
                    direct.resolve_extended(group, self.score, boards)
                }
                method => boards::resolve(self.field, method, group),
            };
            // If all stay level nobody is given a place: a 1 for everybody would read as if something had been
            // decided, and the next tie-break goes on from the same group either way.
            if order.len() > 1 {
                let mut place = 1;
                for level in order {
                    for member in &level {
                        values[*member] = Some(Value::whole(place));
                    }
                    place += i64::try_from(level.len()).unwrap_or(0);
                }
            }
        }
        values
    }

    /// What is worked out once for everybody.
    // The scores of opponents are the same whoever met them; making them once for the field keeps a tie-break
    // linear in the games.
    fn sums(&self) -> Sums<'f> {
        let opposition =
            |fore: bool| Opposition::of(self.field, self.tie_break, self.rules, self.score, fore);
        let tie_break = self.tie_break;
        match tie_break.method {
            Method::Buchholz | Method::ForeBuchholz | Method::ScoreStrength => {
                Sums::Opponents(opposition(tie_break.fore), None)
            }
            Method::SonnebornBerger => Sums::Opponents(opposition(false), Some(self.score)),
            Method::ExtendedSonnebornBerger(scores) => self.extended(scores),
            Method::AdjustedScore => Sums::Adjusted(opposition(false)),
            Method::ForeAdjustedScore => Sums::Adjusted(opposition(true)),
            Method::AverageOfBuchholz | Method::SumOfBuchholz => {
                Sums::OfOpponents(self.buchholz(&opposition(tie_break.fore)))
            }
            Method::AverageRating
            | Method::Performance
            | Method::PerfectPerformance
            | Method::OppositionPerformance
            | Method::AverageOpposition
            | Method::Rating => Sums::Ratings(Ratings::of(self.field, tie_break.unrated)),
            Method::AveragePerformance => self.performances(Method::Performance),
            Method::AveragePerfectPerformance => self.performances(Method::PerfectPerformance),
            Method::CumulativeOfOpposition => Sums::OfOpponents(self.cumulative()),
            _ => Sums::Own,
        }
    }

    fn extended(&self, scores: Option<Sonneborn>) -> Sums<'f> {
        let scores = scores.unwrap_or(Sonneborn {
            opponent: self.score,
            obtained: self.score.other(),
        });
        let rules = self.rules;
        let opposition = Opposition::of(self.field, self.tie_break, rules, scores.opponent, false);
        Sums::Opponents(opposition, Some(scores.obtained))
    }

    fn performances(&self, method: Method) -> Sums<'f> {
        let ratings = Ratings::of(self.field, self.tie_break.unrated);
        Sums::OfOpponents(ratings.performances(method, self.tie_break))
    }

    /// Everybody's Buchholz, of which that of the opponents is made.
    fn buchholz(&self, opposition: &Opposition) -> Vec<Option<Value>> {
        let mut terms = Vec::new();
        let places = 0..self.field.participants().len();
        let values = places.map(|place| {
            opposition.terms(place, None, &mut terms);
            self.cut(&mut terms);
            Some(term::sum(&terms))
        });
        values.collect()
    }

    /// The sum of the scores after each round, of everybody.
    fn cumulative(&self) -> Vec<Option<Value>> {
        let mut terms = Vec::new();
        let places = 0..self.field.participants().len();
        let values = places.map(|place| {
            us::terms(
                self.field,
                Method::Cumulative,
                self.score,
                place,
                &mut terms,
            );
            Some(term::sum(&terms))
        });
        values.collect()
    }

    fn cut(&self, terms: &mut [Term]) {
        // The exception for absences (16.5) came with the dummy opponents; before them there was a
        // virtual one.
        let exception = !self.rules.has_virtual_opponent();
        let (low, high) = (self.tie_break.cut_low, self.tie_break.cut_high);
        term::cut(terms, low, high, exception);
    }

    fn points(&self, score: Score, place: usize) -> Option<Value> {
        Some(Value::points(self.field.score(place, score)))
    }

    /// The secondary score and the Buchholz on the primary one, divided so that both weigh about
    /// the same (13.4).
    fn score_strength(&self, buchholz: Value, place: usize) -> Option<Value> {
        let boards = self.field.boards()?;
        let hundredths = |score| i64::from(self.field.worth(score).win.as_hundredths());
        let rounds = i64::try_from(self.field.rounds()).ok()?;
        let computed = match self.score {
            Score::Match => rounds * hundredths(Score::Match) / hundredths(Score::Game).max(1),
            Score::Game => {
                let game = i64::from(boards.game.win.as_hundredths());
                let number = i64::try_from(boards.number).ok()?;
                rounds * game * number / hundredths(Score::Match).max(1)
            }
        };
        // A Buchholz is a sum of as many primary scores as there are rounds. Divided by the greatest primary score,
        // counted in wins of the secondary one, its size is that of a secondary score.
        let divisor = self.tie_break.divisor.map_or(computed.max(1), i64::from);
        let other = self.field.score(place, self.score.other());
        Value::average(buchholz, divisor).map(|part| Value::points(other) + part)
    }
}

/// How a value is summed up.
enum Sums<'f> {
    /// From the participant's own rounds.
    Own,
    /// From the opponents' scores, times the points obtained in a score.
    Opponents(Opposition<'f>, Option<Score>),
    /// The adjusted score itself.
    Adjusted(Opposition<'f>),
    /// From values of the opponents.
    OfOpponents(Vec<Option<Value>>),
    /// From the opponents' ratings.
    Ratings(Ratings<'f>),
}

impl Sums<'_> {
    fn value(
        &self,
        calculation: &Calculation,
        place: usize,
        terms: &mut Vec<Term>,
    ) -> Option<Value> {
        let tie_break = calculation.tie_break;
        terms.clear();
        match self {
            Sums::Own => own_value(calculation, place, terms),
            Sums::Opponents(opposition, obtained) => {
                opposition.terms(place, *obtained, terms);
                calculation.cut(terms);
                let sum = term::sum(terms);
                if tie_break.method == Method::ScoreStrength {
                    calculation.score_strength(sum, place)
                } else {
                    Some(sum)
                }
            }
            Sums::Adjusted(opposition) => Some(Value::points(opposition.adjusted(place))),
            Sums::OfOpponents(values) => {
                rated::of_opponents(calculation.field, place, values, terms);
                match tie_break.method {
                    Method::SumOfBuchholz | Method::CumulativeOfOpposition => {
                        Some(term::sum(terms))
                    }
                    Method::AverageOfBuchholz => {
                        Value::average(term::sum(terms), i64::try_from(terms.len()).ok()?)
                    }
                    _ => rated::whole_average(terms),
                }
            }
            Sums::Ratings(ratings) if tie_break.method == Method::Rating => ratings.own(place),
            Sums::Ratings(ratings) if tie_break.method == Method::OppositionPerformance => {
                us::performances(calculation.field, ratings, place, terms)
            }
            Sums::Ratings(ratings) => {
                ratings.terms(place, tie_break.cut_low, tie_break.cut_high, terms);
                ratings.value(tie_break.method, calculation.rules, place, terms)
            }
        }
    }
}

fn own_value(calculation: &Calculation, place: usize, terms: &mut Vec<Term>) -> Option<Value> {
    let Calculation {
        field,
        tie_break,
        rules,
        score,
    } = calculation;
    match tie_break.method {
        Method::Points => calculation.points(field.primary(), place),
        Method::MatchPoints => calculation.points(Score::Match, place),
        Method::GamePoints => calculation.points(Score::Game, place),
        Method::OtherScore => calculation.points(field.primary().other(), place),
        Method::Entered => field.entered(tie_break.entered.as_deref(), place),
        Method::PairingNumber => Some(Value::whole(field.participants()[place].number.into())),
        Method::BoardCount => {
            boards::count_terms(field, place, terms);
            Some(term::sum(terms))
        }
        Method::Koya => {
            own::koya(field, *score, tie_break.limit, place, terms);
            Some(term::sum(terms))
        }
        method if us::counts(method) => {
            us::terms(field, method, *score, place, terms);
            Some(term::sum(terms))
        }
        method => {
            own::terms(field, method, *rules, *score, place, terms);
            term::cut(terms, tie_break.cut_low, tie_break.cut_high, false);
            Some(term::sum(terms))
        }
    }
}
