//! Events for the vectors, from the players' lines or from their standing alone.

use adoube_tournament::*;

/// A player whose number is also the id.
pub(crate) fn entrant(number: u32) -> Entrant {
    let mut entrant = Entrant::new(EntrantId(number), Player::named(&format!("P{number}")));
    entrant.pairing_number = PairingNumber::new(number);
    entrant
}

pub(crate) fn numbers(text: &str) -> Vec<u32> {
    text.split_whitespace()
        .map(|word| word.parse().expect(text))
        .collect()
}

pub(crate) fn ids(text: &str) -> Vec<EntrantId> {
    numbers(text).into_iter().map(EntrantId).collect()
}

/// `5 | 8w1 U 3b=`: number (and other things), then one entry a round.
pub(crate) fn with_cards(mut draft: Draft, lines: &[String]) -> Draft {
    let mut cards = Vec::new();
    for line in lines {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        draft
            .entrants
            .push(entrant(columns[0].parse().expect(line)));
        let last = columns.last().expect(line);
        cards.push(last.split_whitespace().map(card_entry).collect());
    }
    draft.rounds = rounds_from_cards(&draft.entrants, &cards).expect("cards that agree");
    draft
}

fn card_entry(text: &str) -> CardEntry {
    let mut characters: Vec<char> = text.chars().collect();
    let code = characters.pop().expect("an entry");
    let colour = match characters.pop() {
        Some('w') => Some(Colour::White),
        Some('b') => Some(Colour::Black),
        _ => None,
    };
    let opponent = characters.iter().collect::<String>().parse().ok();
    CardEntry {
        opponent: opponent.map(EntrantId),
        colour,
        outcome: Outcome::from_code(code).expect(text),
    }
}

/// What is known of a player when the games are not.
#[derive(Clone, Debug)]
pub(crate) struct Standing {
    pub number: u32,
    pub score: Points,
    /// One letter a round: W or B a game, U H F Z a bye, + - a forfeit, anything else nothing.
    pub rounds: String,
    /// The floats of the last round and the one before it: v, ^ or -. Only where there was a game.
    pub floats: String,
    /// Who of the others is no longer an opponent.
    pub met: Vec<u32>,
}

impl Standing {
    /// `number | score | rounds | floats | met`; the last two may be missing.
    pub(crate) fn parse(line: &str) -> Standing {
        let columns: Vec<&str> = line.split('|').map(str::trim).collect();
        Standing {
            number: columns[0].parse().expect(line),
            score: columns[1].parse().expect(line),
            rounds: columns[2].to_owned(),
            floats: columns.get(3).unwrap_or(&"--").to_string(),
            met: numbers(columns.get(4).unwrap_or(&"")),
        }
    }
}

/// An event in which everybody has drawn with strangers of the right scores, and has then been given
/// the score asked for.
pub(crate) fn with_standings(mut draft: Draft, standings: &[Standing]) -> Draft {
    let played = standings.iter().map(|one| one.rounds.chars().count());
    draft.rounds = vec![Round::default(); played.max().unwrap_or(0)];
    let mut strangers = Strangers {
        next: 1 + standings.iter().map(|one| one.number).max().unwrap_or(0),
        draft,
    };
    for standing in standings {
        strangers.meet(standing);
    }
    strangers.draft
}

struct Strangers {
    next: u32,
    draft: Draft,
}

impl Strangers {
    fn meet(&mut self, standing: &Standing) {
        let id = EntrantId(standing.number);
        self.draft.entrants.push(entrant(standing.number));
        let mut score = Points::ZERO;
        for (place, letter) in standing.rounds.chars().enumerate() {
            let outcome = self.round(id, place, letter, score + self.lead(standing, place));
            score += self.draft.point_system.points(outcome);
        }
        self.draft.adjustments.push(PointAdjustment {
            entrant: id,
            round: self.draft.paired_rounds(),
            points: standing.score - score,
            purposes: vec![Purpose::Pairing],
        });
        for other in &standing.met {
            self.draft.prohibited.push(ProhibitedPairing {
                entrants: vec![id, EntrantId(*other)],
                rounds: RoundSpan::from(RoundNumber::FIRST),
            });
        }
    }

    /// How much more the stranger of a round has, so that the float is the one asked for.
    fn lead(&self, standing: &Standing, place: usize) -> Points {
        let back = self.draft.rounds.len() - 1 - place;
        match standing.floats.chars().nth(back) {
            Some('v') => -Points::ONE,
            Some('^') => Points::ONE,
            _ => Points::ZERO,
        }
    }

    fn round(&mut self, id: EntrantId, place: usize, letter: char, score: Points) -> Outcome {
        let (white, result) = match letter {
            'W' => (true, GameResult::DRAW),
            'B' => (false, GameResult::DRAW),
            '+' => (true, GameResult::WHITE_WINS_BY_FORFEIT),
            '-' => (true, GameResult::BLACK_WINS_BY_FORFEIT),
            _ => {
                let outcome = Outcome::from_code(letter).unwrap_or(Outcome::NotPaired);
                let kind = ByeKind::of(outcome);
                let bye = kind.map(|kind| Bye { entrant: id, kind });
                self.draft.rounds[place].byes.extend(bye);
                return kind.map_or(Outcome::NotPaired, |_| outcome);
            }
        };
        let stranger = self.stranger(RoundNumber::at_place(place), score);
        let games = &mut self.draft.rounds[place].games;
        let (white, black) = if white {
            (id, stranger)
        } else {
            (stranger, id)
        };
        games.push(Game {
            board: BoardNumber::single(games.len() as u32 + 1),
            white,
            black,
            results: Results::reported(result),
        });
        result.white
    }

    /// Somebody who has this score in this round.
    fn stranger(&mut self, round: RoundNumber, score: Points) -> EntrantId {
        let stranger = entrant(self.next);
        let id = stranger.id;
        self.next += 1;
        self.draft.entrants.push(stranger);
        self.draft.virtual_points.push(VirtualPoints {
            entrants: vec![id],
            rounds: RoundSpan {
                first: round,
                last: Some(round),
            },
            points: score,
        });
        id
    }
}
