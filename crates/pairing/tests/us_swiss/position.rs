//! A score group as a line for each player, made into a snapshot.
//!
//! Everybody's colours come from games with strangers who take no further part, unless two players
//! have met; scores come from adjustments.

use std::collections::BTreeSet;

use adoube_pairing::us::{Facts, RoundPairing, Settings};
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, ByeRequest, Colour, Draft, Entrant, EntrantId, Game, GameResult,
    PairingNumber, Player, PointAdjustment, Points, ProhibitedPairing, Purpose, Results, Round,
    RoundNumber, RoundSpan, Tournament,
};

/// A player of a position.
#[derive(Clone, Debug)]
pub(crate) struct Line {
    pub rating: Option<u16>,
    pub score: Points,
    /// One for each round before.
    pub colours: Vec<Option<Colour>>,
    /// `F` had a full-point bye and `H` a half-point bye in the first round without a game, `+`
    /// won it because the opponent did not come, `h` asked for a half-point bye later on.
    pub byes: String,
}

impl Line {
    /// `2100 3 BWB`; `-` for an unrated player, `x` for a round without a game. Byes may follow.
    pub(crate) fn read(text: &str) -> Line {
        let words: Vec<&str> = text.split_whitespace().collect();
        let colour = |letter: char| match letter {
            'W' => Some(Colour::White),
            'B' => Some(Colour::Black),
            _ => None,
        };
        Line {
            rating: words[0].parse().ok(),
            score: words[1].parse().unwrap(),
            colours: words.get(2).unwrap_or(&"").chars().map(colour).collect(),
            byes: words.get(3).unwrap_or(&"").to_string(),
        }
    }

    /// How the player is called in pairs: the rating.
    pub(crate) fn name(&self) -> String {
        self.rating
            .map_or_else(|| "NR".to_owned(), |rating| rating.to_string())
    }
}

/// Who met whom, as places.
pub(crate) type Meetings = Vec<(usize, usize)>;

/// Players before a round.
#[derive(Clone, Debug)]
pub(crate) struct Position {
    pub round: u16,
    pub rounds: u16,
    pub lines: Vec<Line>,
    /// Places in `lines`.
    pub met: Meetings,
    pub toss: Option<Colour>,
}

impl Position {
    /// The position in lines.
    pub(crate) fn listed(&self) -> String {
        let colours = |line: &Line| -> String {
            let letter = |c: &Option<Colour>| c.map_or('x', Colour::letter);
            line.colours.iter().map(letter).collect()
        };
        let line = |(place, line): (usize, &Line)| {
            format!(
                "{place}: {} {} {}\n",
                line.name(),
                line.score,
                colours(line)
            )
        };
        let lines: String = self.lines.iter().enumerate().map(line).collect();
        let (met, apart) = self.meetings();
        format!(
            "{lines}round {} of {}, met {met:?}, apart {apart:?}",
            self.round, self.rounds
        )
    }

    pub(crate) fn ids(&self) -> Vec<EntrantId> {
        (1..=self.lines.len() as u32).map(EntrantId).collect()
    }

    /// The place of the player with a name.
    pub(crate) fn place(&self, name: &str) -> usize {
        let found = self.lines.iter().position(|line| line.name() == name);
        found.unwrap_or_else(|| panic!("nobody is {name}"))
    }

    pub(crate) fn name(&self, id: EntrantId) -> String {
        self.lines[id.0 as usize - 1].name()
    }

    /// The draft, to which a case may add requests and byes.
    pub(crate) fn draft(&self) -> Draft {
        let mut draft = Draft {
            planned_rounds: self.rounds.max(self.round),
            initial_colour: self.toss,
            ..Draft::default()
        };
        for (number, line) in (1..).zip(&self.lines) {
            let player = Player {
                national_rating: line.rating,
                ..Player::named(&format!("Player {number}"))
            };
            let mut entrant = Entrant::new(EntrantId(number), player);
            entrant.pairing_number = PairingNumber::new(number);
            draft.entrants.push(entrant);
        }
        let (rounds, apart) = self.meetings();
        for (round, meetings) in rounds.iter().enumerate() {
            let round = self.played(round, meetings, &mut draft);
            draft.rounds.push(round);
        }
        draft.prohibited = (apart.iter())
            .map(|(one, other)| ProhibitedPairing {
                entrants: [one, other]
                    .map(|place| EntrantId(*place as u32 + 1))
                    .to_vec(),
                rounds: RoundSpan::from(RoundNumber::FIRST),
            })
            .collect();
        for place in 0..self.lines.len() {
            self.add_byes(place, &mut draft);
        }
        self.adjust_scores(&mut draft);
        draft
    }

    fn add_byes(&self, place: usize, draft: &mut Draft) {
        let entrant = EntrantId(place as u32 + 1);
        let free = self.lines[place].colours.iter().position(Option::is_none);
        for letter in self.lines[place].byes.chars() {
            let kind = match letter {
                'F' => ByeKind::PairingAllocated,
                'H' | 'h' => ByeKind::HalfPoint,
                _ => {
                    let board = draft.rounds[free.unwrap()].games.len() as u32 + 1;
                    let stranger = self.stranger(draft);
                    draft.rounds[free.unwrap()].games.push(Game {
                        results: Results::reported(GameResult::WHITE_WINS_BY_FORFEIT),
                        ..Game::pending(BoardNumber::single(board), entrant, stranger)
                    });
                    continue;
                }
            };
            if letter == 'h' {
                draft.bye_requests.push(ByeRequest {
                    entrant,
                    round: RoundNumber(draft.planned_rounds),
                    kind,
                });
            } else {
                draft.rounds[free.unwrap()].byes.push(Bye { entrant, kind });
            }
        }
    }

    fn stranger(&self, draft: &mut Draft) -> EntrantId {
        let number = draft.entrants.len() as u32 + 1;
        let mut entrant = Entrant::new(EntrantId(number), Player::named("A Stranger"));
        entrant.pairing_number = PairingNumber::new(number);
        draft.entrants.push(entrant);
        EntrantId(number)
    }

    fn colour(&self, place: usize, round: usize) -> Option<Colour> {
        self.lines[place].colours.get(round).copied().flatten()
    }

    /// Who met in which round, and who could not have, since they never had opposite colours;
    /// these are kept apart instead.
    pub(crate) fn meetings(&self) -> (Vec<Meetings>, Meetings) {
        let mut left = self.met.clone();
        let mut rounds = Vec::new();
        for round in 0..usize::from(self.round) - 1 {
            let mut done = BTreeSet::new();
            let mut met = Vec::new();
            left.retain(|(one, other)| {
                let colour = self.colour(*one, round);
                let fits = colour.is_some()
                    && self.colour(*other, round) == colour.map(Colour::opposite)
                    && !done.contains(one)
                    && !done.contains(other);
                if fits {
                    done.extend([*one, *other]);
                    met.push((*one, *other));
                }
                !fits
            });
            rounds.push(met);
        }
        (rounds, left)
    }

    fn played(&self, round: usize, meetings: &[(usize, usize)], draft: &mut Draft) -> Round {
        let colour = |place: usize| self.colour(place, round);
        let mut played = Round::default();
        let done: BTreeSet<usize> = meetings.iter().flat_map(|(a, b)| [*a, *b]).collect();
        let mut games: Vec<(u32, u32, Option<Colour>)> = (meetings.iter())
            .map(|(one, other)| (*one as u32 + 1, *other as u32 + 1, colour(*one)))
            .collect();
        for place in (0..self.lines.len()).filter(|place| !done.contains(place)) {
            if let Some(colour) = colour(place) {
                let stranger = self.stranger(draft);
                games.push((place as u32 + 1, stranger.0, Some(colour)));
            }
        }
        for (board, (one, other, colour)) in (1..).zip(games) {
            let (white, black) = match colour {
                Some(Colour::Black) => (other, one),
                _ => (one, other),
            };
            played.games.push(Game {
                results: Results::reported(GameResult::DRAW),
                ..Game::pending(
                    BoardNumber::single(board),
                    EntrantId(white),
                    EntrantId(black),
                )
            });
        }
        played
    }

    /// Makes the scores what they are; a round without a game counts nothing.
    fn adjust_scores(&self, draft: &mut Draft) {
        for (number, line) in (1..).zip(&self.lines) {
            let games = line.colours.iter().flatten().count() as i32;
            let full = line.byes.matches(['F', '+']).count() as i32;
            let half = line.byes.matches('H').count() as i32;
            let points = line.score - Points::hundredths(50 * (games + 2 * full + half));
            if points != Points::ZERO {
                draft.adjustments.push(PointAdjustment {
                    entrant: EntrantId(number),
                    round: RoundNumber(1),
                    points,
                    purposes: vec![Purpose::Pairing],
                });
            }
        }
    }

    pub(crate) fn pair(&self, settings: &Settings, facts: &Facts) -> RoundPairing {
        let tournament = Tournament::new(self.draft()).unwrap();
        let round = RoundNumber(self.round);
        adoube_pairing::us::pair_among(&tournament, round, &self.ids(), settings, facts).unwrap()
    }

    /// `2100-1990 2080-2050 (1800)`, White first, in the order of the boards, and the bye.
    pub(crate) fn text(&self, pairing: &RoundPairing) -> String {
        let pair = |pair: &adoube_pairing::us::Pair| {
            format!("{}-{}", self.name(pair.white), self.name(pair.black))
        };
        let mut words: Vec<String> = pairing.pairs.iter().map(pair).collect();
        words.extend(pairing.bye.map(|bye| format!("({})", self.name(bye))));
        words.join(" ")
    }
}
