//! A section of a report as a tournament.

use std::collections::BTreeMap;

use adoube_tournament::{
    CardEntry, Colour, Draft, Entrant, EntrantId, Outcome, PairingNumber, Player, Violations,
    rounds_from_cards,
};
use serde::Serialize;

use super::{Cell, CellCode, UsPlayer, UsSection, UsSectionKind};

/// A section as it can be worked with.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct UsSectionDraft {
    pub draft: Draft,
    /// What the report does not tell and had to be filled in.
    pub oddities: Vec<UsOddity>,
}

/// What a report leaves open.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
#[serde(rename = "UsReportOddity")]
pub enum UsOddity {
    /// The columns are the opponents: which round a game belongs to was filled in from a table.
    RoundsNotTold,
    /// Games without colours; who had White was filled in.
    ColoursNotTold { games: usize },
    /// Forfeits whose opponent cannot be told: they count as byes.
    ForfeitsAlone { count: usize },
}

impl UsSection {
    /// The section as a tournament whose results count as they stand.
    ///
    /// # Errors
    ///
    /// [`Violations`] if the players contradict each other.
    pub fn to_draft(&self) -> Result<UsSectionDraft, Violations> {
        let mut oddities = Vec::new();
        let mut cards: Vec<Vec<Cell>> = match is_table_of_opponents(self) {
            true => {
                oddities.push(UsOddity::RoundsNotTold);
                by_rounds(self)
            }
            false => self
                .players
                .iter()
                .map(|player| player.rounds.clone())
                .collect(),
        };
        let rounds = cards.iter().map(Vec::len).max().unwrap_or_default();
        let mut alone = 0;
        for round in 0..rounds {
            alone += self.settle_forfeits(&mut cards, round);
        }
        let uncoloured = self.settle_colours(&mut cards);
        if uncoloured > 0 {
            oddities.push(UsOddity::ColoursNotTold { games: uncoloured });
        }
        if alone > 0 {
            oddities.push(UsOddity::ForfeitsAlone { count: alone });
        }
        let entrants: Vec<Entrant> = self.players.iter().map(entrant).collect();
        let single_byes = single_byes(&cards);
        let cards = cards.iter().map(|card| entries(card, &single_byes));
        let cards: Vec<Vec<CardEntry>> = cards.collect();
        let mut draft = Draft {
            planned_rounds: u16::try_from(rounds).unwrap_or(u16::MAX),
            fixed_schedule: self.kind != UsSectionKind::Swiss,
            rounds: rounds_from_cards(&entrants, &cards)?,
            entrants,
            ..Draft::default()
        };
        draft.entrants.sort_by_key(|entrant| entrant.id);
        Ok(UsSectionDraft { draft, oddities })
    }

    /// One who won by forfeit and one who lost so were paired with each other. Answers how many forfeits
    /// of the round stay without an opponent.
    fn settle_forfeits(&self, cards: &mut [Vec<Cell>], round: usize) -> usize {
        let alone: Vec<(usize, CellCode)> = (cards.iter().enumerate())
            .filter_map(|(place, card)| Some((place, card.get(round)?)))
            .filter(|(_, cell)| is_forfeit(cell.code))
            .map(|(place, cell)| (place, cell.code))
            .collect();
        match alone.as_slice() {
            [(one, CellCode::ForfeitWin), (other, CellCode::ForfeitLoss)]
            | [(one, CellCode::ForfeitLoss), (other, CellCode::ForfeitWin)] => {
                for (place, opponent) in [(*one, *other), (*other, *one)] {
                    cards[place][round].opponent = Some(self.players[opponent].number);
                    let colour = white_if(place < opponent);
                    cards[place][round].colour = Some(colour);
                }
                0
            }
            others => {
                for (place, code) in others {
                    cards[*place][round] = Cell {
                        code: match code {
                            CellCode::ForfeitWin => CellCode::FullPointBye,
                            CellCode::ForfeitDraw => CellCode::HalfPointBye,
                            _ => CellCode::Unplayed,
                        },
                        ..Cell::default()
                    };
                }
                others.len()
            }
        }
    }

    /// Gives colours to games that have none, and answers how many there were.
    fn settle_colours(&self, cards: &mut [Vec<Cell>]) -> usize {
        let places = self.players.iter().map(|player| player.number).zip(0..);
        let places: BTreeMap<u32, usize> = places.collect();
        let mut games = 0;
        for place in 0..cards.len() {
            for round in 0..cards[place].len() {
                let cell = cards[place][round];
                let Some(other) = cell.opponent.and_then(|opponent| places.get(&opponent)) else {
                    continue;
                };
                let Some(answer) = cards[*other].get(round).copied() else {
                    continue;
                };
                let colour = match (cell.colour, answer.colour) {
                    (Some(_), Some(_)) => continue,
                    (Some(colour), None) => colour,
                    (None, Some(colour)) => colour.opposite(),
                    // As in the tables of round robins.
                    (None, None) => {
                        let even = (place + other) % 2 == 0;
                        white_if((place > *other) == even)
                    }
                };
                games += 1;
                cards[place][round].colour = Some(colour);
                cards[*other][round].colour = Some(colour.opposite());
            }
        }
        games
    }
}

fn white_if(white: bool) -> Colour {
    if white { Colour::White } else { Colour::Black }
}

fn is_forfeit(code: CellCode) -> bool {
    let forfeits = [
        CellCode::ForfeitWin,
        CellCode::ForfeitDraw,
        CellCode::ForfeitLoss,
    ];
    forfeits.contains(&code)
}

fn entrant(player: &UsPlayer) -> Entrant {
    let filled = |text: &str| Some(text.to_owned()).filter(|text| !text.is_empty());
    let mut known = Player {
        national_id: filled(&player.member_id),
        national_rating: player.rating,
        ..Player::named(&shown_name(player))
    };
    known.membership.state = filled(&player.state);
    let mut entrant = Entrant::new(EntrantId(player.number), known);
    entrant.pairing_number = PairingNumber::new(player.number);
    entrant
}

/// The older layout has no names: the federation knows its members by their numbers.
fn shown_name(player: &UsPlayer) -> String {
    match (player.name.as_str(), player.member_id.as_str()) {
        ("", "") => format!("#{}", player.number),
        ("", id) => id.to_owned(),
        (name, _) => name.to_owned(),
    }
}

/// In which rounds there is one bye of a whole point: the one of the pairing.
fn single_byes(cards: &[Vec<Cell>]) -> Vec<bool> {
    let rounds = cards.iter().map(Vec::len).max().unwrap_or_default();
    let has = |card: &&Vec<Cell>, round: usize| {
        card.get(round)
            .is_some_and(|cell| cell.code == CellCode::FullPointBye)
    };
    let single = |round| cards.iter().filter(|card| has(card, round)).count() == 1;
    (0..rounds).map(single).collect()
}

fn entries(card: &[Cell], single_byes: &[bool]) -> Vec<CardEntry> {
    let entry = |(cell, single): (&Cell, &bool)| CardEntry {
        opponent: cell.opponent.map(EntrantId),
        colour: cell.colour,
        outcome: match cell.code {
            CellCode::Win => Outcome::Win,
            CellCode::Draw => Outcome::Draw,
            CellCode::Loss => Outcome::Loss,
            CellCode::ForfeitWin => Outcome::ForfeitWin,
            CellCode::ForfeitLoss => Outcome::ForfeitLoss,
            CellCode::FullPointBye if *single => Outcome::PairingAllocatedBye,
            CellCode::FullPointBye => Outcome::FullPointBye,
            CellCode::HalfPointBye | CellCode::ForfeitDraw => Outcome::HalfPointBye,
            CellCode::Unplayed => Outcome::ZeroPointBye,
        },
    };
    card.iter().zip(single_byes).map(entry).collect()
}

/// Whether the columns of a round robin are the opponents: there are as many as players, and every game of
/// a column is against the player with its number.
pub(super) fn is_table_of_opponents(section: &UsSection) -> bool {
    let players = section.players.len();
    let fits = |player: &UsPlayer| {
        (1..)
            .zip(&player.rounds)
            .all(|(column, cell)| match cell.opponent {
                Some(opponent) if cell.code.is_game() => {
                    opponent == column && column != player.number
                }
                _ => true,
            })
    };
    let games = section.players.iter().flat_map(|player| &player.rounds);
    section.kind == UsSectionKind::RoundRobin
        && usize::from(section.rounds) == players
        && games.filter(|cell| cell.code.is_game()).count() > 0
        && section.players.iter().all(fits)
}

/// The games of such a table in rounds in which nobody plays twice, as tables of round robins have them:
/// two players meet in the round that the sum of their numbers says, and one with the last number in that
/// of twice its own.
fn by_rounds(section: &UsSection) -> Vec<Vec<Cell>> {
    let last = section.players.len().next_multiple_of(2);
    let rounds = last.saturating_sub(1).max(1);
    let mut cards = vec![vec![Cell::default(); rounds]; section.players.len()];
    for (player, card) in section.players.iter().zip(&mut cards) {
        for (cell, opponent) in player.rounds.iter().zip(1..) {
            let number = usize::try_from(player.number).unwrap_or(usize::MAX);
            if cell.code == CellCode::Unplayed || number == opponent {
                continue;
            }
            let sum = match (number == last, opponent == last) {
                (true, _) => opponent.saturating_mul(2),
                (_, true) => number.saturating_mul(2),
                _ => number.saturating_add(opponent),
            };
            card[sum % rounds] = *cell;
        }
    }
    cards
}
