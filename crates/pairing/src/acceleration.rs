//! Acceleration: virtual points that let strong players meet early (C.04.7; C.04.5.1 before 2026).

use adoube_tournament::{
    ByeKind, Draft, Entrant, EntrantId, PairingNumber, PointSystem, Points, RoundNumber, RoundSpan,
    VirtualPoints,
};
use serde::Serialize;

use crate::dutch::Edition;

/// The fewest rounds the edition of 2017 accelerates.
const LEAST_ROUNDS_2017: u16 = 9;

/// Why an event cannot be accelerated.
#[derive(Debug, Clone, PartialEq, Eq, Serialize)]
#[serde(rename = "baku")]
pub enum CannotAccelerate {
    /// The edition of 2017 speaks of nine rounds and more.
    TooFewRounds { least: u16, rounds: u16 },
    /// The edition of 2017 speaks of 1 – ½ – 0.
    OtherPoints {
        /// What a win is worth.
        win: Points,
        /// What a draw is worth.
        draw: Points,
        /// What a loss is worth.
        loss: Points,
    },
    /// The edition of 2026 needs a win that is worth two draws, and a loss that is worth nothing.
    UnevenPoints {
        /// What a win is worth.
        win: Points,
        /// What a draw is worth.
        draw: Points,
        /// What a loss is worth.
        loss: Points,
    },
    /// Somebody has no pairing number, so nobody knows the groups.
    NoNumber { player: EntrantId },
    /// US Chess has methods of its own, and its rules know nothing of FIDE's.
    NotInUsChess,
    /// The Olympiad Pairing Rules know no acceleration.
    NotInOlympiad,
    /// Teams that are ranked by game points are not accelerated (C.04.7, 1.2).
    GamePoints,
}

adoube_types::errors!(CannotAccelerate);

/// The virtual points of Baku acceleration.
///
/// Group A, the upper half of the starting list, has the points of a win in the first part of the
/// accelerated rounds and those of a draw in the second; all others have none. Late entries (who
/// enter after round 1) are not counted when the list is halved: the last player of group A stays
/// its last one, and whoever is fitted in above belongs to it. By the reading of 2026 nobody has a
/// number before being paired (C.04.2, 2.4), so that who has a bye in round 1 is not counted either.
/// Those in question, their byes and round 1, once it is paired, are those of a draft.
///
/// # Errors
///
/// [`CannotAccelerate`] if the edition does not have it for so few rounds or for such points, or if
/// somebody has no pairing number.
///
/// ```
/// use adoube_pairing::{acceleration::baku, dutch::Edition};
/// use adoube_tournament::{Draft, Entrant, EntrantId, PairingNumber, Player, PointSystem, Points};
///
/// let entrants = (1..=10)
///     .map(|number| Entrant {
///         pairing_number: PairingNumber::new(number),
///         ..Entrant::new(EntrantId(number), Player::named("somebody"))
///     })
///     .collect();
/// let draft = Draft { entrants, ..Draft::default() };
/// let given = baku(Edition::Dutch2026, &draft, 9, &PointSystem::default()).unwrap();
/// assert_eq!(given[0].entrants.len(), 6);
/// assert_eq!(given[0].points, Points::ONE);
/// assert_eq!(given[1].rounds.last.map(|round| round.0), Some(5));
/// ```
pub fn baku(
    edition: Edition,
    draft: &Draft,
    planned_rounds: u16,
    points: &PointSystem,
) -> Result<Vec<VirtualPoints>, CannotAccelerate> {
    applies(edition, planned_rounds, points)?;
    let group_a = group_a(edition, draft)?;
    let (with_a_win, accelerated) = stretch(edition, planned_rounds);
    let parts = [
        (1, with_a_win, points.win),
        (with_a_win + 1, accelerated, points.draw),
    ];
    Ok(parts
        .into_iter()
        .filter(|(first, last, _)| first <= last && !group_a.is_empty())
        .map(|(first, last, points)| VirtualPoints {
            entrants: group_a.clone(),
            rounds: RoundSpan {
                first: RoundNumber(first),
                last: Some(RoundNumber(last)),
            },
            points,
        })
        .collect())
}

fn applies(edition: Edition, rounds: u16, points: &PointSystem) -> Result<(), CannotAccelerate> {
    let PointSystem {
        win, draw, loss, ..
    } = *points;
    match edition {
        Edition::Dutch2017 if rounds < LEAST_ROUNDS_2017 => Err(CannotAccelerate::TooFewRounds {
            least: LEAST_ROUNDS_2017,
            rounds,
        }),
        Edition::Dutch2017 if (win, draw, loss) != (Points::ONE, Points::HALF, Points::ZERO) => {
            Err(CannotAccelerate::OtherPoints { win, draw, loss })
        }
        Edition::Dutch2025 | Edition::Dutch2026 if draw + draw != win || loss != Points::ZERO => {
            Err(CannotAccelerate::UnevenPoints { win, draw, loss })
        }
        _ => Ok(()),
    }
}

/// The last round with a win's points, and the last accelerated round.
fn stretch(edition: Edition, planned_rounds: u16) -> (u16, u16) {
    match edition {
        Edition::Dutch2017 => (3, 5),
        Edition::Dutch2025 | Edition::Dutch2026 => {
            let accelerated = planned_rounds.div_ceil(2);
            (accelerated.div_ceil(2), accelerated)
        }
    }
}

/// Whether a player is counted when the list is halved.
fn is_counted(edition: Edition, draft: &Draft, entrant: &Entrant) -> bool {
    let first = RoundNumber::FIRST;
    if entrant.first_round > first {
        return false;
    }
    match (edition, draft.rounds.first()) {
        (Edition::Dutch2017 | Edition::Dutch2025, _) => true,
        (Edition::Dutch2026, Some(round)) => {
            let mut games = round.games.iter();
            let mut byes = round.byes.iter();
            games.any(|game| [game.white, game.black].contains(&entrant.id))
                || byes
                    .any(|bye| bye.entrant == entrant.id && bye.kind == ByeKind::PairingAllocated)
        }
        (Edition::Dutch2026, None) => {
            let mut asked = draft.bye_requests.iter();
            entrant.takes_part_in(first)
                && !asked.any(|asked| asked.entrant == entrant.id && asked.round == first)
        }
    }
}

/// The players of group A in the order of their numbers.
fn group_a(edition: Edition, draft: &Draft) -> Result<Vec<EntrantId>, CannotAccelerate> {
    let mut list: Vec<(PairingNumber, &Entrant)> = Vec::with_capacity(draft.entrants.len());
    for entrant in &draft.entrants {
        let number =
            (entrant.pairing_number).ok_or(CannotAccelerate::NoNumber { player: entrant.id })?;
        list.push((number, entrant));
    }
    list.sort_by_key(|(number, _)| *number);
    let starters: Vec<PairingNumber> = (list.iter())
        .filter(|(_, entrant)| is_counted(edition, draft, entrant))
        .map(|(number, _)| *number)
        .collect();
    let size = 2 * starters.len().div_ceil(4);
    // Of one player or two, both belong to the upper half.
    let last = starters.get(size.saturating_sub(1)).or(starters.last());
    Ok(list
        .into_iter()
        .filter(|(number, _)| Some(number) <= last)
        .map(|(_, entrant)| entrant.id)
        .collect())
}

#[cfg(test)]
mod tests {
    use adoube_tournament::{ByeRequest, Colour, Player, Tournament};

    use super::*;
    use crate::dutch;

    fn entrants(count: u32) -> Vec<Entrant> {
        let entrant = |number| Entrant {
            pairing_number: PairingNumber::new(number),
            ..Entrant::new(EntrantId(number), Player::named("somebody"))
        };
        (1..=count).map(entrant).collect()
    }

    fn draft(count: u32) -> Draft {
        Draft {
            entrants: entrants(count),
            ..Draft::default()
        }
    }

    /// The numbers of group A by the newest edition.
    fn numbers(draft: &Draft) -> Vec<u32> {
        let group = group_a(Edition::Dutch2026, draft).unwrap();
        group.iter().map(|id| id.0).collect()
    }

    /// The size printed with the rule (161 → 82), and others that follow from it.
    #[test]
    fn group_a_is_twice_a_quarter_rounded_up() {
        for (players, size) in [
            (1, 1),
            (2, 2),
            (8, 4),
            (9, 6),
            (10, 6),
            (12, 6),
            (13, 8),
            (14, 8),
            (16, 8),
            (17, 10),
            (100, 50),
            (101, 52),
            (161, 82),
        ] {
            assert_eq!(numbers(&draft(players)).len(), size, "{players}");
        }
        let nobody = Draft::default();
        assert_eq!(
            baku(Edition::Dutch2026, &nobody, 9, &PointSystem::default()),
            Ok(vec![])
        );
    }

    #[test]
    fn the_last_of_group_a_stays_when_somebody_enters_late() {
        let mut draft = draft(12);
        for late in [2, 5, 11] {
            draft.entrants[late].first_round = RoundNumber(2);
        }
        // Nine start, so six of them make group A: 1 2 4 5 7 8; 3 and 6 are fitted in above 8.
        assert_eq!(numbers(&draft), [1, 2, 3, 4, 5, 6, 7, 8]);
    }

    /// The same for byes of any kind in round 1; what a player asks for later changes nothing.
    #[test]
    fn who_has_a_bye_in_round_1_is_not_counted() {
        let mut draft = draft(12);
        let kinds = [ByeKind::HalfPoint, ByeKind::ZeroPoint, ByeKind::FullPoint];
        for (number, kind) in [3, 6, 12].into_iter().zip(kinds) {
            draft.bye_requests.push(ByeRequest {
                entrant: EntrantId(number),
                round: RoundNumber::FIRST,
                kind,
            });
        }
        assert_eq!(numbers(&draft), [1, 2, 3, 4, 5, 6, 7, 8]);
        for request in &mut draft.bye_requests {
            request.round = RoundNumber(2);
        }
        assert_eq!(numbers(&draft), [1, 2, 3, 4, 5, 6]);
        // Until 2025 only late entries are left out.
        for request in &mut draft.bye_requests {
            request.round = RoundNumber::FIRST;
        }
        let earlier = group_a(Edition::Dutch2017, &draft).unwrap();
        assert_eq!(earlier.len(), 6);
        // Once the round is paired, the round tells it.
        let paired = Draft {
            rounds: vec![adoube_tournament::Round {
                byes: (draft.bye_requests.iter().map(|request| request.bye())).collect(),
                games: [(1, 7), (8, 2), (4, 9), (10, 5)]
                    .into_iter()
                    .zip(1..)
                    .map(|((white, black), board)| {
                        adoube_tournament::Game::pending(
                            adoube_tournament::BoardNumber::single(board),
                            EntrantId(white),
                            EntrantId(black),
                        )
                    })
                    .collect(),
                ..adoube_tournament::Round::default()
            }],
            bye_requests: Vec::new(),
            ..draft
        };
        // Of 1 2 4 5 7 8 9 10 the first four.
        assert_eq!(numbers(&paired), [1, 2, 3, 4, 5]);
    }

    /// Rounds with a win's points and rounds with a draw's, by the number of rounds.
    #[test]
    fn half_of_the_rounds_are_accelerated() {
        for (rounds, win, draw) in [
            (1, 1..=1, None),
            (2, 1..=1, None),
            (3, 1..=1, Some(2..=2)),
            (5, 1..=2, Some(3..=3)),
            (8, 1..=2, Some(3..=4)),
            (9, 1..=3, Some(4..=5)),
            (11, 1..=3, Some(4..=6)),
            (13, 1..=4, Some(5..=7)),
        ] {
            let given = baku(
                Edition::Dutch2026,
                &draft(8),
                rounds,
                &PointSystem::default(),
            )
            .unwrap();
            let spans: Vec<_> = (given.iter())
                .map(|given| {
                    (
                        given.points,
                        given.rounds.first.0,
                        given.rounds.last.unwrap().0,
                    )
                })
                .collect();
            let mut expected = vec![(Points::ONE, *win.start(), *win.end())];
            expected.extend(draw.map(|draw| (Points::HALF, *draw.start(), *draw.end())));
            assert_eq!(spans, expected, "{rounds} rounds");
        }
    }

    #[test]
    fn in_2017_the_rounds_are_fixed() {
        let usual = PointSystem::default();
        let spans = |rounds| baku(Edition::Dutch2017, &draft(8), rounds, &usual);
        assert_eq!(spans(9), baku(Edition::Dutch2026, &draft(8), 9, &usual));
        assert_eq!(spans(13), spans(9));
        assert_eq!(
            spans(8),
            Err(CannotAccelerate::TooFewRounds {
                least: 9,
                rounds: 8
            })
        );
    }

    #[test]
    fn a_win_is_worth_two_draws() {
        let by = |edition, system: PointSystem| baku(edition, &draft(8), 9, &system);
        let given = by(Edition::Dutch2026, PointSystem::two_one_zero()).unwrap();
        let points: Vec<Points> = given.iter().map(|given| given.points).collect();
        assert_eq!(points, [Points::whole(2), Points::ONE]);
        assert!(by(Edition::Dutch2017, PointSystem::two_one_zero()).is_err());
        let refused = by(Edition::Dutch2026, PointSystem::three_one_zero()).unwrap_err();
        let words = adoube_words::Words::of(adoube_words::Language::english());
        assert_eq!(
            words.tell(&refused),
            "Baku acceleration needs a win that is worth two draws and a loss without points, \
             not 3 – 1 – 0 (C.04.7)"
        );
    }

    #[test]
    fn round_1_of_accelerated_events() {
        for (players, boards) in [
            (8, "1-3 4-2 5-7 8-6"),
            (10, "1-4 5-2 3-6 7-9 10-8"),
            (12, "1-4 5-2 3-6 7-10 11-8 9-12"),
            (14, "1-5 6-2 3-7 8-4 9-12 13-10 11-14"),
        ] {
            for edition in Edition::ALL {
                let entered = draft(players);
                let virtual_points = baku(edition, &entered, 9, &PointSystem::default()).unwrap();
                let draft = Draft {
                    planned_rounds: 9,
                    initial_colour: Some(Colour::White),
                    virtual_points,
                    ..entered
                };
                let tournament = Tournament::new(draft).unwrap();
                let round = dutch::pair(&tournament, RoundNumber::FIRST, edition).unwrap();
                let pairs: Vec<String> = (round.pairs.iter())
                    .map(|pair| format!("{}-{}", pair.white.0, pair.black.0))
                    .collect();
                assert_eq!(pairs.join(" "), boards, "{edition}, {players} players");
            }
        }
    }
}
