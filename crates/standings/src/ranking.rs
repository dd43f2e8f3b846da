//! The order of the table.

use adoube_tournament::{EntrantId, Points, RoundNumber, Tournament};
use serde::Serialize;

use crate::calculation::Calculation;
use crate::field::{Field, Score};
use crate::knockout::stages;
use crate::method::Method;
use crate::{Rules, TieBreak, Value};

/// The standings: everybody in order, with the values that made it.
///
/// ```
/// use adoube_standings::{Field, Rules, Standings, System};
/// use adoube_tournament::{CardEntry, Colour, Draft, Entrant, EntrantId, Outcome, PairingNumber};
/// use adoube_tournament::{Player, RoundNumber, Tournament, rounds_from_cards};
///
/// let entrant = |id| Entrant {
///     pairing_number: PairingNumber::new(id),
///     ..Entrant::new(EntrantId(id), Player::named("Somebody"))
/// };
/// let entrants = vec![entrant(1), entrant(2)];
/// let drawn = |opponent, colour| {
///     let opponent = Some(EntrantId(opponent));
///     vec![CardEntry { opponent, colour: Some(colour), outcome: Outcome::Draw }]
/// };
/// let cards = [drawn(2, Colour::White), drawn(1, Colour::Black)];
/// let rounds = rounds_from_cards(&entrants, &cards).unwrap();
/// let draft = Draft { planned_rounds: 1, entrants, rounds, ..Draft::default() };
/// let tournament = Tournament::new(draft).unwrap();
/// let field = Field::of_players(&tournament, RoundNumber(1), System::Swiss);
///
/// // Level on points and in the tie-break: the two share the first place until lots are drawn.
/// let mut standings = Standings::rank(&field, &["WON".parse().unwrap()], Rules::Fide2026);
/// assert_eq!(standings.lines()[1].rank, 1);
/// standings.draw_lots(|_| 0);
/// assert_eq!(standings.lines()[1].rank, 2);
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Standings {
    lines: Vec<Line>,
    /// Entries of players who have another one in the lines.
    left_out: Vec<Line>,
}

/// A line of the standings.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Line {
    /// Who, as a place in the field.
    pub place: usize,
    /// The rank; those who are level in everything share it.
    pub rank: usize,
    /// The score that ranks.
    pub points: Points,
    /// The value of each tie-break, nothing where it is not defined.
    pub values: Vec<Option<Value>>,
    /// Which tie-break separated this line from the one above; nothing if the points did, or if
    /// the two are level.
    pub separated_by: Option<usize>,
    /// What decided the order after the last tie-break.
    pub settled_by: Option<Settled>,
}

/// What decides where every tie-break fails.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum Settled {
    /// The drawing of lots.
    Lots,
    PlayOff,
    /// A decision, with its reason.
    Decision(String),
}

/// The order cannot be decided so.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
pub enum CannotArrange {
    /// Somebody is named who is not in the table, or twice.
    NotOnce,
    /// Those named do not share a place.
    NotLevel,
}

impl Standings {
    /// Ranks a field by points, then by each tie-break of the list among those still level.
    ///
    /// A list that starts with a score (`PTS`, `MPTS`, `GPTS`) is ranked by that one. One that has
    /// `PTS` in a later place is ranked in its own order, the points where they stand in it.
    pub fn rank(field: &Field, tie_breaks: &[TieBreak], rules: Rules) -> Standings {
        let field = ranked_as_asked(field, tie_breaks);
        let field = field.as_ref();
        let mut lines = lines_of(field, tie_breaks.len());
        if points_come_first(tie_breaks) {
            lines.sort_by_key(|line| (-line.points, line.place));
            share_ranks(&mut lines, |one, other| one.points == other.points, None);
        }
        // One tie-break after the other over the whole table. A rank only ever splits: sorting by
        // the rank first keeps apart whoever was apart before.
        for (number, tie_break) in tie_breaks.iter().enumerate() {
            // Direct encounters look at who is level at this point, so they cannot be worked out
            // beforehand.
            let values = Calculation::of(field, tie_break, rules).values(&level(&lines));
            for line in &mut lines {
                line.values.push(values[line.place]);
            }
            let lower = tie_break.lower_is_better();
            let missed = |line: &Line| missed_rounds(field, tie_break, rules, line.place);
            lines.sort_by_cached_key(|line| {
                let value = line.values[number];
                // Who has no value comes last.
                let value = value.map(|value| if lower { value } else { -value });
                (line.rank, missed(line), value.is_none(), value, line.place)
            });
            let alike = |one: &Line, other: &Line| {
                one.rank == other.rank
                    && one.values[number] == other.values[number]
                    && missed(one) == missed(other)
            };
            share_ranks(&mut lines, alike, Some(number));
        }
        for place in 1..lines.len() {
            if lines[place].rank == lines[place - 1].rank {
                lines[place].separated_by = None;
            }
        }
        Standings {
            lines,
            left_out: Vec::new(),
        }
    }

    /// Ranks the players of a knockout by the round reached; those who went out in the same round
    /// share their places. Points and tie-breaks have no part in it.
    pub fn rank_knockout(field: &Field, tournament: &Tournament) -> Standings {
        let after = RoundNumber(u16::try_from(field.rounds()).unwrap_or(u16::MAX));
        let players = field.participants().iter().map(|one| EntrantId(one.id));
        let reached = stages(tournament, players, after);
        let mut lines = lines_of(field, 0);
        lines.sort_by(|one, other| {
            let by_stage = reached[other.place].cmp(&reached[one.place]);
            by_stage.then(one.place.cmp(&other.place))
        });
        let alike = |one: &Line, other: &Line| reached[one.place] == reached[other.place];
        share_ranks(&mut lines, alike, None);
        Standings {
            lines,
            left_out: Vec::new(),
        }
    }

    /// A place as a score, for whoever looks at points where places do not go by them: those who
    /// share a place have the same, and a better place has more.
    pub fn place_as_score(&self, line: &Line) -> Points {
        let behind = self.lines.len().saturating_sub(line.rank);
        Points::whole(i32::try_from(behind).unwrap_or(i32::MAX))
    }

    /// Leaves one entry of each person who re-entered: the one with the best score, of equal ones the
    /// latest, or always the latest if that was announced (US 28S5). The opponents' tie-breaks keep
    /// the entry they met (34H). `persons` has the places of each person's entries, the first first.
    pub fn leave_one_entry(&mut self, persons: &[Vec<usize>], latest_counts: bool) {
        for entries in persons {
            let line = |place: usize| self.lines.iter().find(|line| line.place == place);
            let present = entries.iter().filter_map(|place| line(*place));
            let points = |line: &&Line| Some(line.points).filter(|_| !latest_counts);
            let Some(best) = present.max_by_key(points).map(|line| line.place) else {
                continue;
            };
            let goes = |line: &mut Line| entries.contains(&line.place) && line.place != best;
            let gone: Vec<Line> = self.lines.extract_if(.., goes).collect();
            self.left_out.extend(gone);
        }
        self.close_ranks();
        self.left_out.sort_by_key(|line| (line.rank, line.place));
        for line in &mut self.left_out {
            let person = persons.iter().find(|entries| entries.contains(&line.place));
            let counts = self
                .lines
                .iter()
                .find(|counted| person.is_some_and(|entries| entries.contains(&counted.place)));
            // The place is the person's, whichever entry brought it.
            line.rank = counts.map_or(line.rank, |counted| counted.rank);
        }
    }

    /// Takes participants out of the lines, by their places in the field. Their opponents' tie-breaks keep
    /// what they scored.
    pub fn leave_out(&mut self, places: &[usize]) {
        let gone = self
            .lines
            .extract_if(.., |line| places.contains(&line.place));
        self.left_out.extend(gone);
        self.close_ranks();
    }

    /// Gives the lines that are left the ranks they have among themselves.
    fn close_ranks(&mut self) {
        self.separate_again();
        let (mut before, mut rank) = (0, 0);
        for (place, line) in self.lines.iter_mut().enumerate() {
            if line.rank != before {
                (before, rank) = (line.rank, place + 1);
            }
            line.rank = rank;
        }
    }

    /// Says what separates lines that have become neighbours.
    fn separate_again(&mut self) {
        if self.left_out.is_empty() {
            return;
        }
        for number in 1..self.lines.len() {
            let (above, line) = (&self.lines[number - 1], &self.lines[number]);
            let mut values = above.values.iter().zip(&line.values);
            let differs = values.position(|(one, other)| one != other);
            let is_settled = line.settled_by.is_some() || above.rank == line.rank;
            if above.points != line.points {
                self.lines[number].separated_by = None;
            } else if differs.is_some() && !is_settled {
                self.lines[number].separated_by = differs;
            }
        }
    }

    /// Draws lots for every place that is still shared. `draw` gives a number below the one it is
    /// given, so that the source of chance, and its record, are the caller's.
    pub fn draw_lots(&mut self, mut draw: impl FnMut(usize) -> usize) {
        for group in level(&self.lines) {
            if group.len() < 2 {
                continue;
            }
            // Fisher-Yates: every order has the same chance if every number drawn has.
            let mut order = group;
            for last in (1..order.len()).rev() {
                order.swap(last, draw(last + 1).min(last));
            }
            self.settle(&order, &Settled::Lots);
        }
    }

    /// Puts some who share a place into an order that was decided otherwise, for a reason that is
    /// kept. Those not named stay behind them, level.
    ///
    /// # Errors
    ///
    /// [`CannotArrange`] if those named do not share a place, or somebody is named twice.
    pub fn arrange(&mut self, order: &[usize], reason: &str) -> Result<(), CannotArrange> {
        self.settle_by(order, &Settled::Decision(reason.to_owned()))
    }

    /// The same for whatever settled it.
    ///
    /// # Errors
    ///
    /// As [`Standings::arrange`].
    pub fn settle_by(&mut self, order: &[usize], settled: &Settled) -> Result<(), CannotArrange> {
        let line = |place: &usize| self.lines.iter().find(|line| line.place == *place);
        let ranks: Option<Vec<usize>> = order.iter().map(|p| line(p).map(|l| l.rank)).collect();
        let ranks = ranks.ok_or(CannotArrange::NotOnce)?;
        let twice = |(number, place): (usize, &usize)| order[..number].contains(place);
        if order.iter().enumerate().any(twice) {
            return Err(CannotArrange::NotOnce);
        }
        if ranks.windows(2).any(|pair| pair[0] != pair[1]) {
            return Err(CannotArrange::NotLevel);
        }
        self.settle(order, settled);
        Ok(())
    }

    /// Gives the first places as a play-off decided, each participant with a place from 1 on; those with
    /// the same one share it. Nothing happens if others are at the head of the table by now.
    pub fn play_off(&mut self, places: &[(usize, usize)]) {
        let decided = |line: &Line| places.iter().find(|(who, _)| *who == line.place);
        let head = self.lines.get(..places.len()).unwrap_or(&[]);
        if head.is_empty() || !head.iter().all(|line| decided(line).is_some()) {
            return;
        }
        for line in &mut self.lines[..places.len()] {
            if let Some((_, rank)) = decided(line) {
                line.rank = *rank;
                line.separated_by = None;
                line.settled_by = Some(Settled::PlayOff);
            }
        }
        self.lines.sort_by_key(|line| (line.rank, line.place));
    }

    fn settle(&mut self, order: &[usize], settled: &Settled) {
        let rank = self.lines.iter().find(|line| order.contains(&line.place));
        let Some(rank) = rank.map(|line| line.rank) else {
            return;
        };
        for line in self.lines.iter_mut().filter(|line| line.rank == rank) {
            let place = order.iter().position(|one| *one == line.place);
            line.rank += place.unwrap_or(order.len());
            line.settled_by = Some(settled.clone());
        }
        self.lines.sort_by_key(|line| (line.rank, line.place));
    }

    /// The lines, best first.
    pub fn lines(&self) -> &[Line] {
        &self.lines
    }

    /// The entries of players who have another one in the lines, with that one's rank.
    pub fn left_out(&self) -> &[Line] {
        &self.left_out
    }
}

/// A line for everybody, in no order yet, with space for so many values.
fn lines_of(field: &Field, values: usize) -> Vec<Line> {
    (0..field.participants().len())
        .map(|place| Line {
            place,
            rank: 1,
            points: field.score(place, field.primary()),
            values: Vec::with_capacity(values),
            separated_by: None,
            settled_by: None,
        })
        .collect()
}

/// Whether the points rank before the list, or at its head.
fn points_come_first(tie_breaks: &[TieBreak]) -> bool {
    let mut later = tie_breaks.iter().skip(1);
    !later.any(|one| one.method == Method::Points && one.score.is_none())
}

/// The field, ranked by the score that the first tie-break of the list asks for.
pub(crate) fn ranked_as_asked<'f>(
    field: &'f Field,
    tie_breaks: &[TieBreak],
) -> std::borrow::Cow<'f, Field> {
    let score = match tie_breaks.first() {
        Some(first) if field.is_for_teams() => match (first.method, first.score) {
            (Method::MatchPoints, _) => Score::Match,
            (Method::GamePoints, _) => Score::Game,
            (Method::Points, Some(score)) => score,
            _ => field.primary(),
        },
        _ => field.primary(),
    };
    if score == field.primary() {
        std::borrow::Cow::Borrowed(field)
    } else {
        std::borrow::Cow::Owned(field.clone().ranked_by(score))
    }
}

/// Until 2023, whoever missed more than two rounds came, on the average rating of the opponents,
/// after all who missed fewer (13.14.1): how many rounds that were.
fn missed_rounds(field: &Field, tie_break: &TieBreak, rules: Rules, place: usize) -> usize {
    let rules = tie_break.rules.unwrap_or(rules);
    if tie_break.method != Method::AverageRating || !rules.has_virtual_opponent() {
        return 0;
    }
    let card = field.card(place).iter();
    let missed = card.filter(|cell| cell.is_voluntarily_unplayed()).count();
    if missed > 2 { missed } else { 0 }
}

/// Gives equal ranks to neighbours that are alike. Ranks only ever grow.
fn share_ranks(
    lines: &mut [Line],
    alike: impl Fn(&Line, &Line) -> bool,
    separated_by: Option<usize>,
) {
    let mut ranks = Vec::with_capacity(lines.len());
    for (place, line) in lines.iter().enumerate() {
        let shared = place > 0 && alike(&lines[place - 1], line);
        ranks.push(if shared { ranks[place - 1] } else { place + 1 });
    }
    for (line, rank) in lines.iter_mut().zip(ranks) {
        if line.rank != rank && separated_by.is_some() {
            line.separated_by = separated_by;
        }
        line.rank = rank;
    }
}

/// Those who share a rank, best first.
pub(crate) fn level(lines: &[Line]) -> Vec<Vec<usize>> {
    let mut groups: Vec<Vec<usize>> = Vec::new();
    let mut rank = 0;
    for line in lines {
        if line.rank != rank || groups.is_empty() {
            groups.push(Vec::new());
            rank = line.rank;
        }
        if let Some(group) = groups.last_mut() {
            group.push(line.place);
        }
    }
    groups
}

#[cfg(test)]
mod tests {
    use super::*;

    fn level_table(ranks: &[usize]) -> Standings {
        let lines = ranks.iter().enumerate().map(|(place, rank)| Line {
            place,
            rank: *rank,
            points: Points::ZERO,
            values: Vec::new(),
            separated_by: None,
            settled_by: None,
        });
        Standings {
            lines: lines.collect(),
            left_out: Vec::new(),
        }
    }

    fn ranks(standings: &Standings) -> Vec<(usize, usize)> {
        let lines = standings.lines().iter();
        lines.map(|line| (line.place, line.rank)).collect()
    }

    #[test]
    fn lots_leave_no_place_shared() {
        let mut standings = level_table(&[1, 1, 1, 4, 5, 5]);
        standings.draw_lots(|_| 0);
        assert_eq!(
            ranks(&standings),
            [(1, 1), (2, 2), (0, 3), (3, 4), (5, 5), (4, 6)]
        );
        assert_eq!(standings.lines()[0].settled_by, Some(Settled::Lots));
        assert_eq!(standings.lines()[3].settled_by, None);
    }

    #[test]
    fn of_several_entries_one_stays() {
        let scored = |points: &[i32]| {
            let mut standings = level_table(&[1, 2, 3, 3]);
            for line in &mut standings.lines {
                line.points = Points::whole(points[line.place]);
            }
            standings
        };
        let mut best = scored(&[5, 4, 3, 3]);
        best.leave_one_entry(&[vec![0, 2]], false);
        assert_eq!(ranks(&best), [(0, 1), (1, 2), (3, 3)]);
        let mut latest = scored(&[5, 4, 3, 3]);
        latest.leave_one_entry(&[vec![0, 2]], true);
        assert_eq!(ranks(&latest), [(1, 1), (2, 2), (3, 2)]);
        let mut equal = scored(&[5, 4, 3, 3]);
        equal.leave_one_entry(&[vec![2, 3]], false);
        assert_eq!(ranks(&equal), [(0, 1), (1, 2), (3, 3)]);
        // The entry that does not count has the place of the person.
        let left_out = equal.left_out().iter();
        assert_eq!(
            left_out
                .map(|line| (line.place, line.rank))
                .collect::<Vec<_>>(),
            [(2, 3)]
        );
        // Named again, or twice, nobody disappears.
        let mut again = scored(&[5, 4, 3, 3]);
        again.leave_one_entry(&[vec![2, 1], vec![3, 2], vec![0, 0]], true);
        assert_eq!(ranks(&again), [(0, 1), (1, 2), (3, 3)]);
    }

    #[test]
    fn a_decision_orders_those_who_are_level() {
        let mut standings = level_table(&[1, 1, 1, 4]);
        standings.arrange(&[2], "play-off").unwrap();
        assert_eq!(ranks(&standings), [(2, 1), (0, 2), (1, 2), (3, 4)]);
        let refused = standings.arrange(&[0, 3], "a wish");
        assert_eq!(refused, Err(CannotArrange::NotLevel));
        assert_eq!(
            standings.arrange(&[0, 0], "a slip"),
            Err(CannotArrange::NotOnce)
        );
        assert_eq!(
            standings.arrange(&[9], "a slip"),
            Err(CannotArrange::NotOnce)
        );
    }
}
