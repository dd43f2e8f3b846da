//! The draw itself: who chooses an envelope, who draws from it, and what is logged.

use std::collections::{BTreeMap, VecDeque};

use adoube_tournament::Federation;
use serde::{Deserialize, Serialize};

use crate::facts::Row;
use crate::schedule::lots::Lots;
use crate::schedule::{Problem, ScheduleError, Seat};

use super::{Contestant, Envelope, LateMeeting, SYSTEM, check_compatriots, envelopes};

/// A moment of the ceremony, to be read out and logged.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "varma-step", rename_all = "snake_case")]
pub enum Step {
    /// The arbiter prepares the envelopes.
    LayOut(Row<Envelope>),
    /// A contingent comes forward.
    Call {
        /// Whose turn it is.
        federation: Federation,
        /// Its players in the order in which they draw.
        players: Row<String>,
        /// Who of them chooses the envelope.
        chooser: String,
    },
    /// No envelope is large enough for the players of a contingent who have not drawn yet.
    Split {
        federation: Federation,
        /// How many must still draw.
        needed: usize,
        /// How many numbers the fullest envelope holds.
        fullest: usize,
    },
    /// A player chooses the envelope for the contingent.
    Choose { player: String, envelope: char },
    /// A player draws a number.
    Draw { player: String, number: Seat },
}

/// What the ceremony waits for.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Question {
    /// Which envelope does the player choose for the contingent?
    Envelope {
        /// Who chooses, by the place in the list.
        player: usize,
        /// How many of the contingent have to draw.
        needed: usize,
        /// The envelopes that may be chosen.
        options: Vec<char>,
        /// Those of them that leave each later contingent an envelope large enough.
        leave_room: Vec<char>,
    },
    /// Which number does the player draw?
    Number {
        /// Who draws, by the place in the list.
        player: usize,
        /// The envelope of the contingent.
        envelope: char,
        /// The numbers in it.
        options: Vec<Seat>,
    },
}

/// What a player has chosen or drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[serde(rename = "varma-answer", rename_all = "snake_case")]
pub enum Answer {
    /// An envelope, by its letter.
    Envelope(char),
    Number(Seat),
}

impl Question {
    /// Answers by lot; there is always something to choose from.
    fn by_lot(&self, lots: &mut Lots) -> Option<Answer> {
        match self {
            Question::Envelope {
                options,
                leave_room,
                ..
            } => {
                let wise = if leave_room.is_empty() {
                    options
                } else {
                    leave_room
                };
                lots.pick(wise).copied().map(Answer::Envelope)
            }
            Question::Number { options, .. } => lots.pick(options).copied().map(Answer::Number),
        }
    }
}

/// How a restricted draw came out.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct RestrictedDraw {
    /// The number of each player, in the order of the list.
    pub seats: Vec<Seat>,
    /// What happened, step by step.
    pub log: Vec<Step>,
    /// The contingents for which no envelope was large enough.
    pub split: Vec<Federation>,
    /// Compatriots who meet in the last three rounds all the same.
    pub late_meetings: Vec<LateMeeting>,
}

/// Draws by lot. The same players and the same seed always get the same numbers.
///
/// # Errors
///
/// There are no envelopes for so many players: fewer than 9 or more than 24.
pub fn restricted_draw(players: &[Contestant], seed: u64) -> Result<RestrictedDraw, ScheduleError> {
    let mut lots = Lots::from_seed(seed);
    let mut ceremony = Ceremony::new(players)?;
    while let Some(answer) = ceremony
        .question()
        .and_then(|question| question.by_lot(&mut lots))
    {
        ceremony.answer(answer)?;
    }
    ceremony.finish()
}

/// Players of one federation who have not drawn yet, in the order in which they draw.
#[derive(Clone, Debug)]
struct Contingent {
    federation: Federation,
    players: VecDeque<usize>,
}

/// A draw whose choices come from outside, one after the other.
///
/// ```
/// use adoube_pairing::schedule::varma::{Answer, Ceremony, Contestant, Question, Step};
///
/// let players: Vec<Contestant> = ["NOR", "NOR", "NOR", "SWE", "SWE", "DEN", "FIN", "ISL", "EST"]
///     .iter()
///     .zip('a'..)
///     .map(|(code, name)| Contestant { name: name.into(), federation: code.parse().unwrap() })
///     .collect();
/// let mut ceremony = Ceremony::new(&players).unwrap();
/// let Some(Question::Envelope { options, .. }) = ceremony.question() else { panic!() };
/// assert_eq!(options, ['A', 'B']); // The others are too small for three.
/// ceremony.answer(Answer::Envelope('A')).unwrap();
/// ceremony.answer(Answer::Number(8)).unwrap();
/// let drawn = Step::Draw { player: "a".into(), number: 8 };
/// assert_eq!(ceremony.log().last(), Some(&drawn));
/// ```
#[derive(Clone, Debug)]
pub struct Ceremony {
    players: Vec<Contestant>,
    envelopes: Vec<Envelope>,
    /// Who has not drawn yet; the first contingent is drawing.
    waiting: VecDeque<Contingent>,
    /// The envelope from which that contingent draws.
    chosen: Option<char>,
    seats: BTreeMap<usize, Seat>,
    split: Vec<Federation>,
    log: Vec<Step>,
}

impl Ceremony {
    /// Lays out the envelopes and calls the first contingent.
    ///
    /// # Errors
    ///
    /// As for [`restricted_draw`].
    pub fn new(players: &[Contestant]) -> Result<Ceremony, ScheduleError> {
        let envelopes = envelopes(u32::try_from(players.len()).unwrap_or(u32::MAX))?;
        let mut ceremony = Ceremony {
            players: players.to_vec(),
            log: vec![Step::LayOut(Row(envelopes.clone()))],
            envelopes,
            waiting: contingents(players),
            chosen: None,
            seats: BTreeMap::new(),
            split: Vec::new(),
        };
        ceremony.call();
        Ok(ceremony)
    }

    /// What has happened so far.
    pub fn log(&self) -> &[Step] {
        &self.log
    }

    /// What is to be answered next; nothing when everybody has drawn.
    pub fn question(&self) -> Option<Question> {
        let contingent = self.waiting.front()?;
        let player = *contingent.players.front()?;
        Some(match self.chosen {
            None => Question::Envelope {
                player,
                needed: contingent.players.len(),
                options: self.options(contingent.players.len()),
                leave_room: self.leave_room(contingent.players.len()),
            },
            Some(envelope) => Question::Number {
                player,
                envelope,
                options: self.left(envelope),
            },
        })
    }

    /// Takes the answer to the question. A wrong one changes nothing.
    ///
    /// # Errors
    ///
    /// The answer is none of the choices of the question, or nothing is asked any more.
    pub fn answer(&mut self, answer: Answer) -> Result<(), ScheduleError> {
        match (self.question(), answer) {
            (
                Some(Question::Envelope {
                    player, options, ..
                }),
                Answer::Envelope(letter),
            ) if options.contains(&letter) => {
                self.chosen = Some(letter);
                let player = self.players[player].name.clone();
                self.log.push(Step::Choose {
                    player,
                    envelope: letter,
                });
                Ok(())
            }
            (
                Some(Question::Number {
                    player,
                    envelope,
                    options,
                }),
                Answer::Number(number),
            ) if options.contains(&number) => {
                self.draw(player, envelope, number);
                Ok(())
            }
            (question, answer) => Err(refusal(question, answer)),
        }
    }

    /// The numbers, once everybody has drawn.
    ///
    /// # Errors
    ///
    /// Somebody has not drawn yet.
    pub fn finish(self) -> Result<RestrictedDraw, ScheduleError> {
        if !self.waiting.is_empty() {
            let left: usize = self.waiting.iter().map(|group| group.players.len()).sum();
            return Err(SYSTEM.impossible(Problem::MustStillDraw { players: left }));
        }
        let seats: Vec<Seat> = self.seats.into_values().collect();
        let federations: Vec<_> = self
            .players
            .iter()
            .map(|player| player.federation)
            .collect();
        Ok(RestrictedDraw {
            late_meetings: check_compatriots(&seats, &federations),
            seats,
            log: self.log,
            split: self.split,
        })
    }

    fn draw(&mut self, player: usize, envelope: char, number: Seat) {
        let name = self.players[player].name.clone();
        self.log.push(Step::Draw {
            player: name,
            number,
        });
        self.seats.insert(player, number);
        for envelope in &mut self.envelopes {
            envelope.numbers.retain(|left| *left != number);
        }
        let finished = self.waiting.front_mut().is_none_or(|contingent| {
            contingent.players.pop_front();
            contingent.players.is_empty()
        });
        if finished {
            self.waiting.pop_front();
        }
        if finished || self.left(envelope).is_empty() {
            self.chosen = None;
            self.call();
        }
    }

    /// Calls the next contingent, or the rest of one that has emptied an envelope.
    fn call(&mut self) {
        let Some(Contingent {
            federation,
            players,
        }) = self.waiting.front()
        else {
            return;
        };
        let (federation, needed) = (*federation, players.len());
        let fullest = self.fullest();
        if fullest < needed {
            self.log.push(Step::Split {
                federation,
                needed,
                fullest,
            });
            if self.split.last() != Some(&federation) {
                self.split.push(federation);
            }
        } else {
            let players = players.iter();
            let names = players.map(|player| self.players[*player].name.clone());
            let names: Vec<String> = names.collect();
            self.log.push(Step::Call {
                federation,
                chooser: names.first().cloned().unwrap_or_default(),
                players: Row(names),
            });
        }
    }

    fn left(&self, letter: char) -> Vec<Seat> {
        let envelope = self
            .envelopes
            .iter()
            .find(|envelope| envelope.letter == letter);
        envelope
            .map(|envelope| envelope.numbers.clone())
            .unwrap_or_default()
    }

    fn fullest(&self) -> usize {
        self.envelopes
            .iter()
            .map(|envelope| envelope.numbers.len())
            .max()
            .unwrap_or(0)
    }

    /// The envelopes that are large enough, or else the fullest ones.
    fn options(&self, needed: usize) -> Vec<char> {
        let least = needed.min(self.fullest());
        let large = self
            .envelopes
            .iter()
            .filter(|envelope| envelope.numbers.len() >= least);
        large.map(|envelope| envelope.letter).collect()
    }

    fn leave_room(&self, needed: usize) -> Vec<char> {
        let later: Vec<_> = self
            .waiting
            .iter()
            .skip(1)
            .map(|group| group.players.len())
            .collect();
        let mut options = self.options(needed);
        options.retain(|letter| {
            let left = self.envelopes.iter().map(|envelope| {
                let taken = if envelope.letter == *letter {
                    needed
                } else {
                    0
                };
                envelope.numbers.len().checked_sub(taken)
            });
            let left: Option<Vec<usize>> = left.collect();
            left.is_some_and(|mut left| fit(&mut left, &later, 0))
        });
        options
    }
}

/// By size, then by the code of the federation; inside, by name.
fn contingents(players: &[Contestant]) -> VecDeque<Contingent> {
    let mut by_federation: BTreeMap<Federation, Vec<usize>> = BTreeMap::new();
    for (index, player) in players.iter().enumerate() {
        by_federation
            .entry(player.federation)
            .or_default()
            .push(index);
    }
    let mut contingents: Vec<_> = by_federation.into_iter().collect();
    // The sort is stable, so that the codes stay in their order.
    contingents.sort_by_key(|(_, members)| std::cmp::Reverse(members.len()));
    let in_order = contingents.into_iter().map(|(federation, mut members)| {
        members.sort_by_key(|member| players[*member].name.to_lowercase());
        Contingent {
            federation,
            players: members.into(),
        }
    });
    in_order.collect()
}

/// Whether contingents of these sizes, largest first, can each have an envelope large enough.
/// Contingents of one size are interchangeable, so the next may start at the envelope of the last.
fn fit(left: &mut [usize], sizes: &[usize], from: usize) -> bool {
    let [size, rest @ ..] = sizes else {
        return true;
    };
    (from..left.len()).any(|envelope| {
        if left[envelope] < *size {
            return false;
        }
        left[envelope] -= size;
        let same = rest.first() == Some(size);
        let fits = fit(left, rest, if same { envelope } else { 0 });
        left[envelope] += size;
        fits
    })
}

/// What a ceremony waits for when something else is answered.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "varma-expected")]
pub enum Expected {
    Envelope { options: Row<char> },
    Number { options: Row<Seat> },
    Nothing,
}

fn refusal(question: Option<Question>, given: Answer) -> ScheduleError {
    let expected = match question {
        Some(Question::Envelope { options, .. }) => Expected::Envelope {
            options: Row(options),
        },
        Some(Question::Number { options, .. }) => Expected::Number {
            options: Row(options),
        },
        None => Expected::Nothing,
    };
    SYSTEM.impossible(Problem::NotAChoice { given, expected })
}
