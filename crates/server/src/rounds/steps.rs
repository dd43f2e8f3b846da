//! Changes of a round by hand, step by step. The steps travel in the address of the page, so that
//! nothing is kept on the server until the whole change is made.

use std::fmt;
use std::str::FromStr;

use adoube_bodies::names::SectionNames;
use adoube_conduct::us::ladder_down;
use adoube_journal::{EventDetails, Pairing, RoundPairings, Section};
use adoube_tournament::{BoardNumber, Bye, ByeKind, EntrantId, RoundNumber};

use crate::texts::{fill, t, tell_with};

/// Something done to a round by hand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// Two players change places: opponent, colour and board, or bye.
    Swap(EntrantId, EntrantId),
    /// The players of a board change colours.
    Colours(BoardNumber),
    /// A board moves to another table; who sits there comes here.
    Move(BoardNumber, BoardNumber),
    /// A player gets a bye; the opponent meets who had the pairing-allocated bye, or gets it.
    Bye(EntrantId, ByeKind),
    /// Two players meet; their opponents take their places.
    Pair(EntrantId, EntrantId),
    /// A player leaves, whose opponent is laddered down (US 29G1).
    Ladder(EntrantId),
}

/// The round that is changed.
pub(crate) struct Changed<'c> {
    pub event: &'c EventDetails,
    pub section: &'c Section,
    pub round: RoundNumber,
}

/// The kinds of bye, as they are written in a step.
pub(crate) const BYES: [(ByeKind, &str); 4] = [
    (ByeKind::PairingAllocated, "allocated"),
    (ByeKind::FullPoint, "full"),
    (ByeKind::HalfPoint, "half"),
    (ByeKind::ZeroPoint, "zero"),
];

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Swap(one, other) => write!(f, "swap_{}_{}", one.0, other.0),
            Step::Colours(board) => write!(f, "colours_{board}"),
            Step::Move(board, to) => write!(f, "move_{board}_{to}"),
            Step::Pair(one, other) => write!(f, "pair_{}_{}", one.0, other.0),
            Step::Ladder(player) => write!(f, "ladder_{}", player.0),
            Step::Bye(player, kind) => {
                let mut byes = BYES.iter();
                let name = byes.find(|(other, _)| other == kind);
                write!(
                    f,
                    "bye_{}_{}",
                    player.0,
                    name.map_or("zero", |(_, name)| name)
                )
            }
        }
    }
}

impl FromStr for Step {
    type Err = ();

    fn from_str(text: &str) -> Result<Step, ()> {
        fn read<T: FromStr>(text: &str) -> Result<T, ()> {
            text.parse().map_err(|_| ())
        }
        let entrant = |text: &str| read(text).map(EntrantId);
        let words: Vec<&str> = text.trim().split('_').collect();
        Ok(match words[..] {
            ["swap", one, other] => Step::Swap(entrant(one)?, entrant(other)?),
            ["colours", board] => Step::Colours(read(board)?),
            ["move", board, to] => Step::Move(read(board)?, read(to)?),
            ["pair", one, other] => Step::Pair(entrant(one)?, entrant(other)?),
            ["ladder", player] => Step::Ladder(entrant(player)?),
            ["bye", player, name] => {
                let mut byes = BYES.iter();
                let kind = byes.find(|(_, other)| *other == name);
                Step::Bye(entrant(player)?, kind.ok_or(())?.0)
            }
            _ => return Err(()),
        })
    }
}

/// Steps as they stand in an address, one after the other with commas.
pub(crate) fn read_steps(text: &str) -> Option<Vec<Step>> {
    let words = text.split(',').filter(|word| !word.trim().is_empty());
    words.map(|word| word.parse().ok()).collect()
}

/// Steps as they are written in an address.
pub(crate) fn written(steps: &[Step]) -> String {
    let words: Vec<String> = steps.iter().map(ToString::to_string).collect();
    words.join(",")
}

impl Step {
    /// Does the step to a round, or says why it cannot be done.
    pub(crate) fn apply(
        self,
        changed: &Changed<'_>,
        round: &mut RoundPairings,
    ) -> Result<(), String> {
        match self {
            Step::Swap(one, other) => swap(round, one, other),
            Step::Colours(board) => {
                let pairing = on_board(round, board)?;
                std::mem::swap(&mut pairing.white, &mut pairing.black);
                Ok(())
            }
            Step::Move(board, to) => {
                on_board(round, board)?;
                for pairing in &mut round.boards {
                    if pairing.board == board {
                        pairing.board = to;
                    } else if pairing.board == to {
                        pairing.board = board;
                    }
                }
                round.boards.sort_by_key(|pairing| pairing.board);
                Ok(())
            }
            Step::Bye(player, kind) => bye(round, player, kind),
            Step::Pair(one, other) => pair(round, one, other),
            Step::Ladder(player) => ladder(changed, round, player),
        }
    }
}

fn ladder(
    changed: &Changed<'_>,
    round: &mut RoundPairings,
    player: EntrantId,
) -> Result<(), String> {
    let section = changed.section;
    let laddered = ladder_down(changed.event, section, changed.round, round, player);
    *round = laddered.map_err(|why| tell_with(&why, &SectionNames::in_section(section)))?;
    Ok(())
}

fn on_board(round: &mut RoundPairings, board: BoardNumber) -> Result<&mut Pairing, String> {
    let mut boards = round.boards.iter_mut();
    let found = boards.find(|pairing| pairing.board == board);
    found.ok_or_else(|| fill("rounds-no-board", &[&board]))
}

fn present(round: &RoundPairings, player: EntrantId) -> Result<(), String> {
    if round.entrants().any(|other| other == player) {
        Ok(())
    } else {
        Err(t("rounds-not-in-round").to_owned())
    }
}

fn swap(round: &mut RoundPairings, one: EntrantId, other: EntrantId) -> Result<(), String> {
    present(round, one)?;
    present(round, other)?;
    if one == other {
        return Err(t("rounds-same-player").to_owned());
    }
    round.swap(one, other);
    Ok(())
}

/// The opponent of a player; nobody for who has a bye.
fn opponent(round: &RoundPairings, player: EntrantId) -> Option<EntrantId> {
    let mut boards = round.boards.iter();
    boards.find_map(|pairing| {
        if pairing.white == player {
            Some(pairing.black)
        } else if pairing.black == player {
            Some(pairing.white)
        } else {
            None
        }
    })
}

fn pair(round: &mut RoundPairings, one: EntrantId, other: EntrantId) -> Result<(), String> {
    present(round, one)?;
    present(round, other)?;
    if one == other {
        return Err(t("rounds-same-player").to_owned());
    }
    match (opponent(round, one), opponent(round, other)) {
        (Some(met), _) if met == other => Err(t("rounds-meet-already").to_owned()),
        (Some(met), _) => swap(round, met, other),
        (None, Some(met)) => swap(round, met, one),
        (None, None) => {
            round
                .byes
                .retain(|bye| bye.entrant != one && bye.entrant != other);
            let last = round.boards.iter().map(|pairing| pairing.board.table).max();
            round.boards.push(Pairing {
                board: BoardNumber::single(last.unwrap_or(0) + 1),
                white: one,
                black: other,
            });
            Ok(())
        }
    }
}

fn bye(round: &mut RoundPairings, player: EntrantId, kind: ByeKind) -> Result<(), String> {
    present(round, player)?;
    if let Some(held) = round.byes.iter_mut().find(|bye| bye.entrant == player) {
        held.kind = kind;
        return Ok(());
    }
    let left = opponent(round, player);
    let mut allocated = round.byes.iter();
    let allocated = allocated.position(|bye| bye.kind == ByeKind::PairingAllocated);
    match (left, allocated) {
        // The opponent keeps board and colour and meets who would have had nobody.
        (Some(_), Some(place)) => {
            let waiting = round.byes.remove(place).entrant;
            for pairing in &mut round.boards {
                for id in [&mut pairing.white, &mut pairing.black] {
                    if *id == player {
                        *id = waiting;
                    }
                }
            }
        }
        (Some(left), None) => {
            round
                .boards
                .retain(|pairing| pairing.white != player && pairing.black != player);
            // Nobody is left over twice: a pairing-allocated bye of the player is the only one.
            let kind = match kind {
                ByeKind::PairingAllocated => ByeKind::ZeroPoint,
                _ => ByeKind::PairingAllocated,
            };
            round.byes.push(Bye {
                entrant: left,
                kind,
            });
        }
        (None, _) => {}
    }
    round.byes.push(Bye {
        entrant: player,
        kind,
    });
    Ok(())
}

#[cfg(test)]
mod tests {
    use adoube_journal::{Command, Event, SectionAdded, SectionSettings, foresee};

    use super::*;

    fn round() -> RoundPairings {
        let pairing = |board, white, black| Pairing {
            board: BoardNumber::single(board),
            white: EntrantId(white),
            black: EntrantId(black),
        };
        RoundPairings {
            boards: vec![pairing(1, 1, 2), pairing(2, 3, 4)],
            byes: vec![Bye {
                entrant: EntrantId(5),
                kind: ByeKind::PairingAllocated,
            }],
            ..RoundPairings::default()
        }
    }

    /// Does a step in a section whose players and rules do not matter to it.
    fn apply(step: Step, round: &mut RoundPairings) -> Result<(), String> {
        let added = Command::AddSection(SectionAdded {
            section: "open".parse().unwrap(),
            settings: SectionSettings::swiss("Open", 5),
        });
        let event = foresee(&Event::default(), &[added], None);
        let changed = Changed {
            event: &event.details,
            section: &event.sections[0],
            round: RoundNumber(1),
        };
        step.apply(&changed, round)
    }

    fn after(steps: &str) -> (Vec<String>, Vec<String>) {
        let mut round = round();
        for step in read_steps(steps).unwrap() {
            apply(step, &mut round).unwrap();
        }
        let boards = round.boards.iter();
        let byes = round.byes.iter();
        (
            boards
                .map(|one| format!("{} {}-{}", one.board, one.white.0, one.black.0))
                .collect(),
            byes.map(|bye| format!("{} {}", bye.entrant.0, bye.kind))
                .collect(),
        )
    }

    #[test]
    fn steps_do_what_they_say_and_nobody_is_lost() {
        for (steps, boards, byes) in [
            ("swap_1_3", ["1 3-2", "2 1-4"], "5 pairing-allocated bye"),
            ("colours_1", ["1 2-1", "2 3-4"], "5 pairing-allocated bye"),
            ("move_1_2", ["1 3-4", "2 1-2"], "5 pairing-allocated bye"),
            ("move_1_9", ["2 3-4", "9 1-2"], "5 pairing-allocated bye"),
            ("bye_1_half", ["1 5-2", "2 3-4"], "1 half-point bye"),
            ("pair_1_5", ["1 1-5", "2 3-4"], "2 pairing-allocated bye"),
            ("pair_1_3", ["1 1-3", "2 2-4"], "5 pairing-allocated bye"),
            (
                "swap_1_3,swap_1_3",
                ["1 1-2", "2 3-4"],
                "5 pairing-allocated bye",
            ),
        ] {
            let (stand, given) = after(steps);
            assert_eq!(stand, boards, "{steps}");
            assert_eq!(given, [byes], "{steps}");
        }
        let (stand, given) = after("bye_5_zero,bye_1_zero,pair_1_2");
        assert_eq!(stand.len() * 2 + given.len(), 5);
    }

    #[test]
    fn steps_are_read_as_they_are_written() {
        let text = "swap_1_2,colours_3.1,move_1_2,bye_7_full,pair_8_9,ladder_1";
        assert_eq!(written(&read_steps(text).unwrap()), text);
        for text in ["swap_1", "bye_1_gold", "colours_0", "swap_a_b", "x"] {
            assert_eq!(read_steps(text), None, "{text}");
        }
        let mut round = round();
        for step in ["swap_1_99", "colours_7", "swap_1_1", "pair_1_2", "ladder_1"] {
            let step: Step = step.parse().unwrap();
            assert!(apply(step, &mut round).is_err(), "{step}");
        }
    }
}
