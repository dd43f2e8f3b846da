//! Random events as plain tables, and the same as snapshots.

use adoube_tournament::{
    BirthDate, BoardNumber, Bye, ByeKind, Draft, Entrant, EntrantId, Game, GameResult, Outcome,
    PairingNumber, Player, Results, Round, Sex, Tournament,
};

/// A small generator of numbers, so that a seed names an event for ever.
pub(crate) struct Dice(u64);

impl Dice {
    pub(crate) fn new(seed: u64) -> Dice {
        Dice(seed.wrapping_mul(0x9E37_79B9_7F4A_7C15) | 1)
    }

    /// A number below another.
    pub(crate) fn below(&mut self, limit: u64) -> u64 {
        self.0 ^= self.0 << 13;
        self.0 ^= self.0 >> 7;
        self.0 ^= self.0 << 17;
        (self.0 >> 11) % limit
    }

    /// Yes in so many of a hundred.
    pub(crate) fn chance(&mut self, percent: u64) -> bool {
        self.below(100) < percent
    }

    fn one_of<T: Copy>(&mut self, all: &[T]) -> T {
        all[self.below(all.len() as u64) as usize]
    }
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    Swiss,
    RoundRobin,
    DoubleRoundRobin,
}

#[derive(Clone, Debug)]
pub(crate) struct Somebody {
    pub rating: Option<i64>,
    pub title: &'static str,
    pub federation: &'static str,
    pub woman: bool,
    pub born: i64,
}

/// What a round was to somebody: the opponent and the code of the result, or the code of a bye.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Cell {
    pub opponent: Option<usize>,
    pub code: char,
}

#[derive(Clone, Debug)]
pub(crate) struct Event {
    pub kind: Kind,
    pub people: Vec<Somebody>,
    /// By round, then by player.
    pub rounds: Vec<Vec<Cell>>,
    pub planned: usize,
}

/// How the results of an event come about.
pub(crate) struct Habits {
    /// Of a hundred games so many are forfeited.
    pub forfeits: u64,
    /// Of a hundred players so many have no rating.
    pub unrated: u64,
    /// Whether rounds may be missing at the end.
    pub unfinished: bool,
    /// Strong players, so that norms are made.
    pub strong: bool,
}

impl Event {
    pub(crate) fn random(dice: &mut Dice, kind: Kind, habits: &Habits) -> Event {
        let size = match kind {
            Kind::Swiss => 12 + dice.below(8),
            Kind::RoundRobin => 10 + dice.below(4),
            Kind::DoubleRoundRobin => 6 + 2 * dice.below(2),
        } as usize;
        let people: Vec<Somebody> = (0..size).map(|_| somebody(dice, habits)).collect();
        let pairs = match kind {
            Kind::Swiss => {
                let rounds = 9 + dice.below(3) as usize;
                let mut table = circle(size);
                table.truncate(rounds);
                table
            }
            Kind::RoundRobin => circle(size),
            Kind::DoubleRoundRobin => [circle(size), circle(size)].concat(),
        };
        let planned = pairs.len();
        let played = match habits.unfinished && dice.chance(40) {
            true => planned - 1 - dice.below(3).min(planned as u64 - 2) as usize,
            false => planned,
        };
        let rounds = pairs[..played]
            .iter()
            .map(|pairs| round(dice, &people, pairs, kind, habits));
        let rounds = rounds.collect();
        Event {
            kind,
            people,
            rounds,
            planned,
        }
    }

    /// A Swiss of so many players and rounds.
    pub(crate) fn swiss(dice: &mut Dice, size: usize, rounds: usize, habits: &Habits) -> Event {
        let people: Vec<Somebody> = (0..size).map(|_| somebody(dice, habits)).collect();
        let pairs = circle(size);
        let played = pairs[..rounds].iter();
        Event {
            rounds: played
                .map(|pairs| round(dice, &people, pairs, Kind::Swiss, habits))
                .collect(),
            kind: Kind::Swiss,
            planned: rounds,
            people,
        }
    }

    /// The rounds of somebody.
    pub(crate) fn card(&self, who: usize) -> impl Iterator<Item = Cell> + '_ {
        self.rounds.iter().map(move |round| round[who])
    }

    pub(crate) fn snapshot(&self) -> Tournament {
        let entrants = self
            .people
            .iter()
            .zip(1..)
            .map(|(somebody, number)| Entrant {
                pairing_number: PairingNumber::new(number),
                ..Entrant::new(EntrantId(number), player(somebody))
            });
        let rounds = self.rounds.iter().map(|cells| {
            let mut round = Round::default();
            for (who, cell) in cells.iter().enumerate() {
                let outcome = Outcome::from_code(cell.code).unwrap();
                match cell.opponent {
                    Some(other) if who < other => {
                        let theirs = Outcome::from_code(cells[other].code).unwrap();
                        let board = BoardNumber::single(round.games.len() as u32 + 1);
                        let mut game = Game::pending(board, id(who), id(other));
                        game.results = Results::reported(GameResult::of(outcome, theirs));
                        round.games.push(game);
                    }
                    Some(_) => {}
                    None => round.byes.push(Bye {
                        entrant: id(who),
                        kind: ByeKind::of(outcome).unwrap(),
                    }),
                }
            }
            round
        });
        let draft = Draft {
            planned_rounds: self.planned as u16,
            fixed_schedule: self.kind != Kind::Swiss,
            rounds: rounds.collect(),
            entrants: entrants.collect(),
            ..Draft::default()
        };
        Tournament::new(draft).expect("a proper event")
    }
}

pub(crate) fn id(place: usize) -> EntrantId {
    EntrantId(place as u32 + 1)
}

fn somebody(dice: &mut Dice, habits: &Habits) -> Somebody {
    let (lowest, spread) = if habits.strong {
        (2150, 500)
    } else {
        (1350, 1300)
    };
    let rating = lowest + dice.below(spread) as i64;
    let title = match rating {
        2450.. => dice.one_of(&["GM", "GM", "GM", "IM", ""]),
        2350.. => dice.one_of(&["GM", "IM", "IM", "FM", "WGM", ""]),
        2200.. => dice.one_of(&["IM", "FM", "FM", "WGM", "WIM", "CM", ""]),
        _ => dice.one_of(&["FM", "CM", "WFM", "WIM", "WCM", "", ""]),
    };
    Somebody {
        rating: (!dice.chance(habits.unrated)).then_some(rating),
        title,
        federation: dice.one_of(&[
            "GER", "GER", "GER", "GER", "FRA", "FRA", "ENG", "POL", "FID",
        ]),
        woman: dice.chance(30),
        born: 1960 + dice.below(55) as i64,
    }
}

fn player(somebody: &Somebody) -> Player {
    Player {
        fide_rating: somebody.rating.map(|rating| rating as u16),
        title: somebody.title.parse().ok(),
        federation: somebody.federation.parse().ok(),
        sex: Some(if somebody.woman {
            Sex::Female
        } else {
            Sex::Male
        }),
        birth: BirthDate::new(somebody.born as u16, None, None),
        ..Player::named("Somebody")
    }
}

/// Everybody against everybody by the circle; with an odd number somebody has no opponent.
fn circle(size: usize) -> Vec<Vec<(usize, Option<usize>)>> {
    let seats = size + size % 2;
    let turn = seats - 1;
    let round = |r: usize| {
        let others = (1..seats / 2).map(|i| ((r + i) % turn, (r + turn - i) % turn));
        let pairs = std::iter::once((r, turn)).chain(others);
        pairs
            .map(|(one, other)| match (one < size, other < size) {
                (true, true) => (one, Some(other)),
                (true, false) => (one, None),
                _ => (other, None),
            })
            .collect()
    };
    (0..turn).map(round).collect()
}

fn round(
    dice: &mut Dice,
    people: &[Somebody],
    pairs: &[(usize, Option<usize>)],
    kind: Kind,
    habits: &Habits,
) -> Vec<Cell> {
    let nobody = Cell {
        opponent: None,
        code: 'Z',
    };
    let mut cells = vec![nobody; people.len()];
    for (one, other) in pairs {
        let Some(other) = other else {
            // In a round robin it is nobody's bye; in a Swiss one of several kinds.
            cells[*one].code = match kind {
                Kind::Swiss => dice.one_of(&['U', 'U', 'H', 'F', 'Z']),
                _ => 'Z',
            };
            continue;
        };
        let (a, b) = result(dice, people, *one, *other, habits);
        cells[*one] = Cell {
            opponent: Some(*other),
            code: a,
        };
        cells[*other] = Cell {
            opponent: Some(*one),
            code: b,
        };
    }
    cells
}

fn result(
    dice: &mut Dice,
    people: &[Somebody],
    one: usize,
    other: usize,
    habits: &Habits,
) -> (char, char) {
    if dice.chance(habits.forfeits) {
        return dice.one_of(&[('+', '-'), ('-', '+'), ('-', '-'), ('W', 'L'), ('D', 'D')]);
    }
    // The first players of the list score well, so that some make norms.
    let strength = |who: usize| people[who].rating.unwrap_or(1200) + if who < 3 { 350 } else { 0 };
    let lead = strength(one) - strength(other);
    let white = (50 + lead / 8).clamp(4, 96) as u64;
    match dice.below(100) {
        roll if roll < white * 7 / 10 => ('1', '0'),
        roll if roll < white * 7 / 10 + 30 => ('=', '='),
        _ => ('0', '1'),
    }
}
