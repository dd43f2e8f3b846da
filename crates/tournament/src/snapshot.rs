//! The snapshot: a checked draft with everything in reach.

use std::collections::{HashMap, HashSet};

use serde::Serialize;

use crate::{
    BoardNumber, Colour, ColourHistory, Draft, Entrant, EntrantId, Outcome, PairingNumber,
    PointSystem, Points, Purpose, Round, RoundNumber, Team, Violations, invariants,
};

/// A section of an event as it stands: plain, checked data that every engine reads.
///
/// It is made by [`Tournament::new`] and never changed. A player's round, score, colours and
/// opponents are found without searching; questions about the past take the round as an argument,
/// so that no engine needs a shortened copy.
///
/// ```
/// use adoube_tournament::*;
///
/// let entrant = |id| Entrant {
///     pairing_number: PairingNumber::new(id),
///     ..Entrant::new(EntrantId(id), Player::named("Somebody"))
/// };
/// let mut game = Game::pending(BoardNumber::single(1), EntrantId(1), EntrantId(2));
/// game.results.reported = GameResult::DRAW;
/// let tournament = Tournament::new(Draft {
///     planned_rounds: 3,
///     entrants: vec![entrant(1), entrant(2)],
///     rounds: vec![Round { games: vec![game], ..Round::default() }],
///     ..Draft::default()
/// })?;
///
/// let (one, after) = (EntrantId(1), RoundNumber(1));
/// assert_eq!(tournament.score(one, after, Purpose::Standings), Points::HALF);
/// assert_eq!(tournament.colours(one, after).difference(), 1);
/// let opponents: Vec<EntrantId> = tournament.opponents(one, after).collect();
/// assert_eq!(opponents, [EntrantId(2)]);
/// # Ok::<(), Violations>(())
/// ```
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Tournament {
    draft: Draft,
    /// Where an entrant stands in `draft.entrants`, by id.
    places: HashMap<EntrantId, u32>,
    /// The same by pairing number.
    numbers: HashMap<PairingNumber, u32>,
    /// One cell for each entrant and round: all rounds of the first entrant, then the next.
    cells: Vec<Cell>,
    /// Virtual points for each entrant and planned round; empty without acceleration.
    virtual_points: Vec<Points>,
    /// Where the adjustments of an entrant are in `draft.adjustments`.
    adjustments: HashMap<EntrantId, Vec<usize>>,
    /// Who asked for a bye in which round.
    bye_requests: HashSet<(EntrantId, RoundNumber)>,
    /// Where the prohibitions of an entrant are in `draft.prohibited`.
    prohibited: HashMap<EntrantId, Vec<usize>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
struct Cell {
    game: Option<(EntrantId, Colour)>,
    board: Option<BoardNumber>,
    reported: Outcome,
    counted: [Outcome; Purpose::ALL.len()],
}

impl Cell {
    const NOT_PAIRED: Cell = Cell::without_game(Outcome::NotPaired);

    const fn without_game(outcome: Outcome) -> Cell {
        Cell {
            game: None,
            board: None,
            reported: outcome,
            counted: [outcome; Purpose::ALL.len()],
        }
    }
}

/// One line of a player's pairing card: what a round was to them.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct CardRow {
    pub round: RoundNumber,
    /// Whom the player was paired with.
    pub opponent: Option<EntrantId>,
    /// The colour the player was given, whether or not the game was played.
    pub colour: Option<Colour>,
    /// The board, also where nobody sat opposite.
    pub board: Option<BoardNumber>,
    pub reported: Outcome,
    counted: [Outcome; Purpose::ALL.len()],
}

impl CardRow {
    /// What counts for a purpose.
    pub fn counted_for(&self, purpose: Purpose) -> Outcome {
        self.counted[purpose as usize]
    }

    /// The game does not count in the standings; see
    /// [`Results::is_cancelled`](crate::Results::is_cancelled).
    pub fn is_cancelled(&self) -> bool {
        self.opponent.is_some() && self.counted_for(Purpose::Standings) == Outcome::ZeroPointBye
    }

    /// What a table shows: what counts in the standings, or of a game that was cancelled for them
    /// what was played.
    pub fn in_table(&self) -> Outcome {
        if self.is_cancelled() {
            return self.reported;
        }
        self.counted_for(Purpose::Standings)
    }

    /// The colour of the game, if one was played.
    pub fn played_colour(&self) -> Option<Colour> {
        self.colour.filter(|_| self.reported.is_played())
    }

    /// The opponent of the game, if one was played.
    pub fn played_opponent(&self) -> Option<EntrantId> {
        self.opponent.filter(|_| self.reported.is_played())
    }
}

/// Which rounds without a game count as a downfloat; the editions of C.04.3 differ.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum UnplayedFloat {
    /// Every one (2017: A.4.b).
    Every,
    /// Those that scored more than a loss is worth (2025: 1.4.3).
    OnlyAboveLoss,
    /// These, and the pairing-allocated bye whatever it is worth (2026: 1.4.3).
    AboveLoss,
}

/// What a player's score did in a round against the opponent's.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash, Serialize)]
pub enum Float {
    /// Met somebody with a lower score, or did not play and yet counts as such.
    Down,
    /// Met somebody with a higher score.
    Up,
}

/// A line of the table of scores.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreLine {
    /// The place; players with equal scores share it.
    pub rank: usize,
    pub entrant: EntrantId,
    pub points: Points,
}

impl Tournament {
    /// Makes a snapshot, or says everything that is wrong with the draft.
    ///
    /// # Errors
    ///
    /// [`Violations`]: all of them, each naming player, round and rule.
    pub fn new(mut draft: Draft) -> Result<Tournament, Violations> {
        let violations = invariants::violations(&draft);
        if !violations.is_empty() {
            return Err(Violations(violations));
        }
        // Sorted once, so that entrants are found by halving and lists come out in the order of the
        // boards.
        draft.entrants.sort_by_key(|entrant| entrant.id);
        for round in &mut draft.rounds {
            round.games.sort_by_key(|game| game.board);
            round.matches.sort_by_key(|team_match| team_match.table);
            round.empty_boards.sort_by_key(|empty| empty.board);
        }
        let places = place_by(&draft, |entrant| Some(entrant.id));
        let numbers = place_by(&draft, |entrant| entrant.pairing_number);
        Ok(Tournament {
            cells: cells(&draft, &places),
            virtual_points: virtual_points(&draft, &places),
            adjustments: mentions(
                draft
                    .adjustments
                    .iter()
                    .map(|a| std::slice::from_ref(&a.entrant)),
            ),
            bye_requests: (draft.bye_requests.iter())
                .map(|request| (request.entrant, request.round))
                .collect(),
            prohibited: mentions(draft.prohibited.iter().map(|p| p.entrants.as_slice())),
            places,
            numbers,
            draft,
        })
    }

    /// The data the snapshot was made from.
    pub fn draft(&self) -> &Draft {
        &self.draft
    }

    /// What results are worth.
    pub fn point_system(&self) -> &PointSystem {
        &self.draft.point_system
    }

    /// The players, in the order of their registration.
    pub fn entrants(&self) -> &[Entrant] {
        &self.draft.entrants
    }

    /// The teams of a team event; none otherwise.
    pub fn teams(&self) -> &[Team] {
        &self.draft.teams
    }

    /// The rounds that have been paired.
    pub fn rounds(&self) -> &[Round] {
        &self.draft.rounds
    }

    /// The number of the last paired round; 0 before round 1.
    pub fn paired_rounds(&self) -> RoundNumber {
        self.draft.paired_rounds()
    }

    /// The entrant with this id.
    pub fn entrant(&self, id: EntrantId) -> Option<&Entrant> {
        self.draft.entrants.get(*self.places.get(&id)? as usize)
    }

    /// The entrant with a pairing number.
    pub fn numbered(&self, number: PairingNumber) -> Option<&Entrant> {
        self.draft
            .entrants
            .get(*self.numbers.get(&number)? as usize)
    }

    /// What a paired round was to a player; `None` if there is no such player or round.
    pub fn row(&self, id: EntrantId, round: RoundNumber) -> Option<CardRow> {
        let cells = self.cells_of(id)?;
        cells.get(round.place()).map(|cell| row(round, cell))
    }

    /// A player's pairing card: all paired rounds up to and including `after`.
    pub fn card(&self, id: EntrantId, after: RoundNumber) -> impl Iterator<Item = CardRow> + '_ {
        let cells = self.cells_of(id).unwrap_or(&[]);
        let rounds = usize::from(after.0).min(cells.len());
        cells[..rounds]
            .iter()
            .enumerate()
            .map(|(place, cell)| row(RoundNumber::at_place(place), cell))
    }

    /// A player's score after a round (0: before round 1), with penalties and bonuses but without
    /// virtual points.
    pub fn score(&self, id: EntrantId, after: RoundNumber, purpose: Purpose) -> Points {
        let games: Points = self
            .card(id, after)
            .map(|row| self.point_system().points(row.counted_for(purpose)))
            .sum();
        let adjustments = self.adjustments.get(&id).into_iter().flatten();
        let adjusted: Points = adjustments
            .map(|place| &self.draft.adjustments[*place])
            .filter(|adjustment| {
                adjustment.round <= after && adjustment.purposes.contains(&purpose)
            })
            .map(|adjustment| adjustment.points)
            .sum();
        games + adjusted
    }

    /// A player's virtual points in a round.
    pub fn virtual_points(&self, id: EntrantId, round: RoundNumber) -> Points {
        let planned = usize::from(self.draft.planned_rounds);
        let points = self.places.get(&id).and_then(|place| {
            (round.place() < planned).then(|| {
                self.virtual_points
                    .get(*place as usize * planned + round.place())
            })?
        });
        points.copied().unwrap_or(Points::ZERO)
    }

    /// The score that the pairing of a round looks at: the points before it and the virtual
    /// points in it (C.04.7).
    pub fn pairing_score(&self, id: EntrantId, round: RoundNumber) -> Points {
        let before = RoundNumber(round.0.saturating_sub(1));
        self.score(id, before, Purpose::Pairing) + self.virtual_points(id, round)
    }

    /// The colours of the games played up to and including a round.
    pub fn colours(&self, id: EntrantId, after: RoundNumber) -> ColourHistory {
        ColourHistory::of_rounds(self.card(id, after).map(|row| row.played_colour()))
    }

    /// The opponents of the games played up to and including a round.
    pub fn opponents(
        &self,
        id: EntrantId,
        after: RoundNumber,
    ) -> impl Iterator<Item = EntrantId> + '_ {
        self.card(id, after).filter_map(|row| row.played_opponent())
    }

    /// Whether two players have played each other. A forfeited game does not count (C.04.2.D.6).
    pub fn have_played(&self, one: EntrantId, other: EntrantId, after: RoundNumber) -> bool {
        self.opponents(one, after).any(|opponent| opponent == other)
    }

    /// A player's float in a round.
    pub fn float(
        &self,
        id: EntrantId,
        round: RoundNumber,
        unplayed: UnplayedFloat,
    ) -> Option<Float> {
        let row = self.row(id, round)?;
        match row.played_opponent() {
            // Compared as they stood when the round was paired, virtual points included.
            Some(opponent) => {
                let own = self.pairing_score(id, round);
                match own.cmp(&self.pairing_score(opponent, round)) {
                    std::cmp::Ordering::Greater => Some(Float::Down),
                    std::cmp::Ordering::Less => Some(Float::Up),
                    std::cmp::Ordering::Equal => None,
                }
            }
            None => {
                let system = self.point_system();
                let outcome = row.counted_for(Purpose::Pairing);
                let floats = match unplayed {
                    UnplayedFloat::Every => true,
                    UnplayedFloat::OnlyAboveLoss => system.points(outcome) > system.loss,
                    UnplayedFloat::AboveLoss => {
                        outcome == Outcome::PairingAllocatedBye
                            || system.points(outcome) > system.loss
                    }
                };
                floats.then_some(Float::Down)
            }
        }
    }

    /// Whether a player is to be paired in a round: in the event and without a bye asked for.
    pub fn is_available(&self, id: EntrantId, round: RoundNumber) -> bool {
        self.entrant(id)
            .is_some_and(|entrant| entrant.takes_part_in(round))
            && !self.bye_requests.contains(&(id, round))
    }

    /// Whether two players may not be paired in a round by a decision for this event.
    pub fn is_prohibited(&self, one: EntrantId, other: EntrantId, round: RoundNumber) -> bool {
        let places = self.prohibited.get(&one).into_iter().flatten();
        places
            .map(|place| &self.draft.prohibited[*place])
            .any(|ban| ban.rounds.contains(round) && ban.entrants.contains(&other))
    }

    /// Everybody by score after a round, equal scores by pairing number.
    pub fn score_table(&self, after: RoundNumber, purpose: Purpose) -> Vec<ScoreLine> {
        let mut scores: Vec<(Points, &Entrant)> = self
            .entrants()
            .iter()
            .map(|entrant| (self.score(entrant.id, after, purpose), entrant))
            .collect();
        scores.sort_by_key(|(points, entrant)| {
            let unnumbered = entrant.pairing_number.is_none();
            (-*points, unnumbered, entrant.pairing_number, entrant.id)
        });
        let mut table: Vec<ScoreLine> = Vec::with_capacity(scores.len());
        for (place, (points, entrant)) in scores.into_iter().enumerate() {
            let rank = match table.last() {
                Some(above) if above.points == points => above.rank,
                _ => place + 1,
            };
            table.push(ScoreLine {
                rank,
                entrant: entrant.id,
                points,
            });
        }
        table
    }

    fn cells_of(&self, id: EntrantId) -> Option<&[Cell]> {
        let rounds = self.draft.rounds.len();
        // A card is one slice of the table, without any search: engines ask for cards thousands of
        // times.
        let first = *self.places.get(&id)? as usize * rounds;
        self.cells.get(first..first + rounds)
    }
}

fn row(round: RoundNumber, cell: &Cell) -> CardRow {
    CardRow {
        round,
        opponent: cell.game.map(|(opponent, _)| opponent),
        colour: cell.game.map(|(_, colour)| colour),
        board: cell.board,
        reported: cell.reported,
        counted: cell.counted,
    }
}

fn place_by<K: std::hash::Hash + Eq>(
    draft: &Draft,
    key: impl Fn(&Entrant) -> Option<K>,
) -> HashMap<K, u32> {
    (0..)
        .zip(&draft.entrants)
        .filter_map(|(place, entrant)| Some((key(entrant)?, place)))
        .collect()
}

fn cells(draft: &Draft, places: &HashMap<EntrantId, u32>) -> Vec<Cell> {
    let rounds = draft.rounds.len();
    let mut cells = vec![Cell::NOT_PAIRED; draft.entrants.len() * rounds];
    let at = |id: EntrantId, round: usize| places[&id] as usize * rounds + round;
    for (place, round) in draft.rounds.iter().enumerate() {
        for game in &round.games {
            let results = Purpose::ALL.map(|purpose| game.results.counted_for(purpose));
            let sides = [
                (game.white, game.black, Colour::White),
                (game.black, game.white, Colour::Black),
            ];
            for (id, opponent, colour) in sides {
                cells[at(id, place)] = Cell {
                    game: Some((opponent, colour)),
                    board: Some(game.board),
                    reported: game.results.reported.side(colour),
                    counted: results.map(|result| result.side(colour)),
                };
            }
        }
        for bye in &round.byes {
            cells[at(bye.entrant, place)] = Cell::without_game(bye.kind.outcome());
        }
        for empty in &round.empty_boards {
            cells[at(empty.entrant, place)] = Cell {
                board: Some(empty.board),
                ..Cell::without_game(Outcome::ForfeitWin)
            };
        }
    }
    cells
}

fn virtual_points(draft: &Draft, places: &HashMap<EntrantId, u32>) -> Vec<Points> {
    if draft.virtual_points.is_empty() {
        return Vec::new();
    }
    let planned = usize::from(draft.planned_rounds);
    let mut table = vec![Points::ZERO; draft.entrants.len() * planned];
    for given in &draft.virtual_points {
        for id in &given.entrants {
            let first = places[id] as usize * planned;
            for (place, points) in table[first..first + planned].iter_mut().enumerate() {
                if given.rounds.contains(RoundNumber::at_place(place)) {
                    *points += given.points;
                }
            }
        }
    }
    table
}

fn mentions<'d>(lists: impl Iterator<Item = &'d [EntrantId]>) -> HashMap<EntrantId, Vec<usize>> {
    let mut mentions: HashMap<EntrantId, Vec<usize>> = HashMap::new();
    for (place, entrants) in lists.enumerate() {
        for entrant in entrants {
            mentions.entry(*entrant).or_default().push(place);
        }
    }
    mentions
}
