//! Direct encounter (C.07.6) and its extension for teams (13.3): a table of the tied alone.

use adoube_tournament::Points;

use crate::field::{Field, Score, System};
use crate::method::Boards;
use crate::{Rules, TieBreak, Value};

/// Results are averaged when two met more than once (6.1.2): every number of meetings up to ten
/// divides this.
const PARTS: i64 = 2520;

/// How a participant did against the others of a group.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Encounters {
    pub place: usize,
    /// The points of the games, averaged for each opponent, in hundredths of a point × 2520.
    sum: i64,
    /// With how many of the others there was no game.
    pub missing: usize,
    /// What the missing games bring at least.
    least: i64,
    /// What they bring at most.
    most: i64,
}

impl Encounters {
    /// The points against the others of the group.
    pub fn points(&self) -> Value {
        let sum = Value::points(Points::hundredths(1)).as_ten_thousandths() * self.sum;
        let whole = Value::average(Value::whole(sum), PARTS * 10_000);
        whole.unwrap_or(Value::ZERO)
    }
}

/// What is counted in the games of two teams.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Counted {
    Score(Score),
    /// Board number × points: the lower, the better.
    BoardCount,
    /// This board alone, from 0.
    Board(usize),
    /// The boards before this one.
    BoardsBefore(usize),
}

/// The table of a group, best first, and the places it gives.
pub struct Table {
    /// How each of the tied did against the others.
    pub encounters: Vec<Encounters>,
    /// The place of each inside the group, from 0, in the same order.
    pub places: Vec<usize>,
    /// Whether everybody met everybody.
    pub all_met: bool,
}

/// One run over a group.
pub(crate) struct Direct<'f> {
    field: &'f Field,
    forfeits_as_played: bool,
    /// Not everybody meets everybody, so that games may be missing.
    swiss: bool,
    /// Nobody is placed unless all of the group have met (13.5 until 2023).
    all_must_have_met: bool,
    /// Whether a participant is of the group, by place.
    members: Vec<bool>,
    /// Sum and number of the games with each opponent, by place.
    met: Vec<(i64, i64)>,
}

impl<'f> Direct<'f> {
    /// A run over the encounters inside groups of tied participants.
    pub(crate) fn of(field: &'f Field, tie_break: &TieBreak, rules: Rules) -> Direct<'f> {
        let predetermined = field.system() == System::PreDetermined && !tie_break.as_swiss;
        let number = field.participants().len();
        Direct {
            field,
            forfeits_as_played: tie_break.forfeits_as_played || predetermined,
            swiss: !predetermined,
            all_must_have_met: rules.has_virtual_opponent(),
            members: vec![false; number],
            met: vec![(0, 0); number],
        }
    }

    /// Orders the members of a group among themselves by a score: groups of those still level.
    pub(crate) fn resolve(&mut self, group: &[usize], score: Score) -> Vec<Vec<usize>> {
        self.untie(group, Counted::Score(score))
    }

    /// The same with both scores in turn until nothing changes, then by the boards of the match of
    /// two teams still level (13.3.1, 13.3.2).
    pub(crate) fn resolve_extended(
        &mut self,
        group: &[usize],
        primary: Score,
        boards: Boards,
    ) -> Vec<Vec<usize>> {
        let steps = self.steps(primary, boards);
        let mut groups = vec![group.to_vec()];
        let mut step = 0;
        let mut unchanged = 0;
        // The steps go round until a whole turn of them has changed nothing: a smaller group is a
        // new table in which every count can decide again.
        while unchanged < steps.len() && groups.len() < group.len() {
            let before = groups.len();
            groups = groups
                .iter()
                .flat_map(|group| self.untie_step(group, steps[step]))
                .collect();
            if groups.len() > before {
                unchanged = 0;
            } else {
                unchanged += 1;
            }
            step = (step + 1) % steps.len();
        }
        groups
    }

    fn steps(&self, primary: Score, boards: Boards) -> Vec<Counted> {
        let number = self.field.boards().map_or(0, |boards| boards.number);
        let mut steps = vec![Counted::Score(primary), Counted::Score(primary.other())];
        if matches!(
            boards,
            Boards::Count | Boards::CountTop | Boards::CountBottom
        ) {
            steps.push(Counted::BoardCount);
        }
        match boards {
            Boards::Top | Boards::CountTop => steps.extend((0..number).map(Counted::Board)),
            Boards::Bottom | Boards::CountBottom => {
                steps.extend((1..number).rev().map(Counted::BoardsBefore));
            }
            _ => {}
        }
        steps
    }

    fn untie_step(&mut self, group: &[usize], counted: Counted) -> Vec<Vec<usize>> {
        match counted {
            Counted::Score(_) => self.untie(group, counted),
            // Only for exactly two teams.
            _ if group.len() == 2 => self.untie(group, counted),
            _ => vec![group.to_vec()],
        }
    }

    /// Orders a group by one count, and the groups it falls into again (6.2, 6.3).
    fn untie(&mut self, group: &[usize], counted: Counted) -> Vec<Vec<usize>> {
        if group.len() < 2 {
            return vec![group.to_vec()];
        }
        let table = self.table(group, counted);
        let mut groups: Vec<Vec<usize>> = Vec::new();
        let mut last = None;
        for (encounters, place) in table.encounters.iter().zip(&table.places) {
            match groups.last_mut() {
                Some(group) if last == Some(*place) => group.push(encounters.place),
                _ => groups.push(vec![encounters.place]),
            }
            last = Some(*place);
        }
        if groups.len() == 1 {
            return groups;
        }
        // Those who are still level are taken by themselves: their table has fewer opponents (6.2).
        groups
            .iter()
            .flat_map(|group| self.untie(group, counted))
            .collect()
    }

    /// The table of a group by a score, for an explanation.
    pub(crate) fn table_by_score(&mut self, group: &[usize], score: Score) -> Table {
        self.table(group, Counted::Score(score))
    }

    fn table(&mut self, group: &[usize], counted: Counted) -> Table {
        for place in group {
            self.members[*place] = true;
        }
        let mut encounters: Vec<Encounters> = group
            .iter()
            .map(|place| self.encounters(*place, group.len(), counted))
            .collect();
        for place in group {
            self.members[*place] = false;
        }
        let all_met = encounters.iter().all(|one| one.missing == 0);
        // Who has the most whatever happens comes first, so that one pass can compare each with all
        // behind.
        encounters.sort_by_key(|one| (-one.least, -one.most, one.place));
        let places = if all_met {
            places_by_points(&encounters)
        } else if self.all_must_have_met {
            vec![0; encounters.len()]
        } else {
            places_whatever_happens(&encounters)
        };
        Table {
            encounters,
            places,
            all_met,
        }
    }

    fn encounters(&mut self, place: usize, group: usize, counted: Counted) -> Encounters {
        let mut opponents: Vec<usize> = Vec::new();
        for (round, cell) in self.field.card(place).iter().enumerate() {
            let Some(opponent) = cell.opponent.filter(|other| self.members[*other]) else {
                continue;
            };
            if cell.is_played() || self.forfeits_as_played {
                if self.met[opponent].1 == 0 {
                    opponents.push(opponent);
                }
                self.met[opponent].0 += self.amount(place, round, counted);
                self.met[opponent].1 += 1;
            }
        }
        // Taking the sums out leaves them empty for the next participant.
        let averages = opponents.iter().map(|opponent| {
            let (sum, games) = std::mem::take(&mut self.met[*opponent]);
            sum * PARTS / games
        });
        let sum: i64 = averages.sum();
        let missing = if self.swiss {
            group - 1 - opponents.len()
        } else {
            0
        };
        let each = |points: Points| i64::from(points.as_hundredths()) * PARTS;
        let (loss, win) = match counted {
            Counted::Score(score) => {
                let worth = self.field.worth(score);
                (each(worth.loss), each(worth.win))
            }
            // Two teams that did not meet stay level: the bounds are as far apart as can be without
            // sums that overflow.
            _ => (i64::MIN / 8, i64::MAX / 8),
        };
        let missed = i64::try_from(missing).unwrap_or(0);
        Encounters {
            place,
            sum,
            missing,
            least: sum + missed * loss,
            most: sum + missed * win,
        }
    }

    fn amount(&self, place: usize, round: usize, counted: Counted) -> i64 {
        let hundredths = |points: Points| i64::from(points.as_hundredths());
        let boards = || {
            let points = self.field.board_points(place, round).iter();
            points.map(|points| hundredths(*points))
        };
        match counted {
            Counted::Score(score) => hundredths(self.field.card(place)[round].points(score)),
            Counted::BoardCount => {
                -(boards().zip(1..).map(|(points, board)| points * board)).sum::<i64>()
            }
            Counted::Board(board) => boards().nth(board).unwrap_or(0),
            Counted::BoardsBefore(board) => boards().take(board).sum(),
        }
    }
}

fn places_by_points(encounters: &[Encounters]) -> Vec<usize> {
    let mut places: Vec<usize> = Vec::with_capacity(encounters.len());
    for (place, one) in encounters.iter().enumerate() {
        let shared = place > 0 && encounters[place - 1].sum == one.sum;
        places.push(if shared { places[place - 1] } else { place });
    }
    places
}

/// Who is alone in front whatever the missing games bring is first, then the next in the same way
/// (6.3); the rest stays level.
fn places_whatever_happens(encounters: &[Encounters]) -> Vec<usize> {
    let mut places = vec![0; encounters.len()];
    for place in 1..encounters.len() {
        let rest = encounters[place..].iter().map(|one| one.most).max();
        let ahead = rest.is_some_and(|most| encounters[place - 1].least > most);
        if !ahead {
            let last = places[place - 1];
            places[place..].fill(last);
            break;
        }
        places[place] = place;
    }
    places
}
