//! What holds for every account of events.

use adoube_laws::moves::{MovePhase, captured_square, castling_squares};
use adoube_laws::touch::{Event, Hand, Intent, Outcome, resolve};
use adoube_rulebook::{Edition, Parameters, RookFirst, Rulebook};
use adoube_vectors::{Vectors, tests};
use proptest::prelude::*;
use shakmaty::{Chess, Move, Position, Role, Square};

use super::{outcome, position, topics};

pub(super) fn register(vectors: &mut Vectors) {
    vectors.tests(&tests![
        answers_are_sound,
        an_accidental_touch_changes_nothing,
        more_touches_never_free,
        without_events_everything_legal_is_allowed,
        a_legal_move_can_be_completed,
    ]);
}

fn any_square() -> impl Strategy<Value = Square> {
    (0u32..64).prop_map(Square::new)
}

/// Mostly squares of the player's own half, so that accounts make sense now and then.
fn any_near_square() -> impl Strategy<Value = Square> {
    prop_oneof![any_square(), (0u32..24).prop_map(Square::new)]
}

fn any_role() -> impl Strategy<Value = Role> {
    prop::sample::select(Role::ALL.to_vec())
}

fn any_intent() -> impl Strategy<Value = Option<Intent>> {
    let intents = [
        Intent::Deliberate,
        Intent::Accidental,
        Intent::Adjusting,
        Intent::Unclear,
    ];
    prop::option::of(prop::sample::select(intents.to_vec()))
}

fn any_event() -> impl Strategy<Value = Event> {
    let hands = vec![Hand::Left, Hand::Right, Hand::Both];
    prop_oneof![
        1 => Just(Event::AnnounceAdjust),
        4 => (any_near_square(), any_intent()).prop_map(|(square, intent)| Event::Touch { square, intent }),
        1 => prop::collection::vec(any_near_square(), 0..4).prop_map(|squares| Event::TouchTogether { squares }),
        4 => any_near_square().prop_map(|square| Event::Lift { square }),
        2 => any_square().prop_map(|square| Event::Remove { square }),
        6 => (prop::option::of(any_near_square()), any_near_square())
            .prop_map(|(from, square)| Event::Release { from, square }),
        1 => (any_square(), any_role(), any::<bool>(), prop::option::of(any_role()), any::<bool>())
            .prop_map(|(square, role, upside_down, declared, released)| {
                Event::PlacePromotion { square, role, upside_down, declared, released }
            }),
        1 => Just(Event::DeclareCastling),
        1 => (any_square(), any_near_square(), any_intent())
            .prop_map(|(square, by, intent)| Event::Displace { square, by, intent }),
        1 => any_role().prop_map(|role| Event::TouchOffBoard { role }),
        1 => prop::sample::select(hands).prop_map(|used| Event::Hand { used }),
        1 => Just(Event::PressClock),
    ]
}

/// Positions with castling, promotion, en passant, check, mate, and Chess960.
const POSITIONS: [(&str, bool); 9] = [
    ("start", false),
    (
        "r3k2r/pppq1ppp/2npbn2/2b1p3/2B1P3/2NPBN2/PPPQ1PPP/R3K2R w KQkq - 0 1",
        false,
    ),
    ("4k1r1/8/8/3pP3/8/8/8/R3K2R w KQ d6 0 1", false),
    ("3r1n2/2P1P3/8/8/8/8/k7/4K3 w - - 0 1", false),
    ("4k3/4r3/8/8/8/8/4N3/4K3 w - - 0 1", false),
    ("4k3/8/8/8/8/8/3PPP2/3BKB1R w K - 0 1", false),
    ("k7/2Q5/8/8/8/8/8/4K3 b - - 0 1", false),
    ("4k3/8/8/8/8/8/8/1RK3R1 w GB - 0 1", true),
    ("4k3/8/8/8/8/8/P3PPPP/4NKRB w G - 0 1", true),
];

fn any_position() -> impl Strategy<Value = Chess> {
    prop::sample::select(POSITIONS.to_vec()).prop_map(|(fen, chess960)| position(fen, chess960))
}

fn any_parameters() -> impl Strategy<Value = Parameters> {
    let rook_first = [
        None,
        Some(RookFirst::BarsThatSide),
        Some(RookFirst::BarsCastling),
        Some(RookFirst::Allowed),
    ];
    let editions: Vec<&Edition> = Rulebook::embedded().editions().iter().collect();
    let edition = prop::sample::select(editions);
    let rook_first = prop::sample::select(rook_first.to_vec());
    (edition, rook_first).prop_map(|(edition, rook_first)| {
        let mut parameters = edition.parameters().clone();
        if let Some(rook_first) = rook_first {
            parameters.touch.rook_first = rook_first;
        }
        parameters
    })
}

fn is_sound(position: &Chess, outcome: &Outcome) -> Result<(), TestCaseError> {
    let legal = position.legal_moves();
    prop_assert!(
        outcome
            .allowed
            .iter()
            .all(|allowed| legal.contains(allowed))
    );
    prop_assert_eq!(outcome.allowed.is_empty(), legal.is_empty());
    if let Some(made) = outcome.made {
        prop_assert_eq!(&outcome.allowed, &vec![made]);
        prop_assert!(outcome.phase.is_made());
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 1500, failure_persistence: None, ..ProptestConfig::default() })]

    fn answers_are_sound(
        position in any_position(),
        parameters in any_parameters(),
        events in prop::collection::vec(any_event(), 0..14),
    ) {
        let found = resolve(&position, &events, &parameters);
        let legal = position.legal_moves();
        prop_assert!(found.allowed.iter().all(|allowed| legal.contains(allowed)));
        prop_assert_eq!(found.allowed.is_empty(), legal.is_empty());
        if let Some(made) = found.made {
            prop_assert!(found.allowed.contains(&made));
        } else if found.questions.is_empty() {
            prop_assert!(!found.phase.is_made());
        }
        if found.questions.is_empty() {
            is_sound(&position, &outcome(&found))?;
        }
        for choice in found.questions.iter().flat_map(|question| &question.options) {
            is_sound(&position, &choice.outcome)?;
            prop_assert!(choice.outcome.allowed.iter().all(|allowed| found.allowed.contains(allowed)));
        }
    }

    fn an_accidental_touch_changes_nothing(
        position in any_position(),
        parameters in any_parameters(),
        events in prop::collection::vec(any_event(), 0..10),
        square in any_square(),
        at in 0usize..10,
    ) {
        let before = resolve(&position, &events, &parameters);
        let mut more = events;
        more.insert(at.min(more.len()), Event::Touch { square, intent: Some(Intent::Accidental) });
        let after = resolve(&position, &more, &parameters);
        prop_assert_eq!(before.allowed, after.allowed);
        prop_assert_eq!((before.phase, before.made), (after.phase, after.made));
        prop_assert_eq!(topics(&before.breaches), topics(&after.breaches));
    }

    /// What is allowed only shrinks while nothing is asked and no position is set up again.
    fn more_touches_never_free(
        position in any_position(),
        parameters in any_parameters(),
        squares in prop::collection::vec(any_square(), 1..8),
    ) {
        let events: Vec<Event> =
            squares.iter().map(|square| Event::Touch { square: *square, intent: None }).collect();
        let all = resolve(&position, &events, &parameters);
        let fewer = resolve(&position, &events[..events.len() - 1], &parameters);
        prop_assert!(all.allowed.iter().all(|allowed| fewer.allowed.contains(allowed)));
    }

    fn without_events_everything_legal_is_allowed(position in any_position(), parameters in any_parameters()) {
        let found = resolve(&position, &[], &parameters);
        prop_assert_eq!(&found.allowed[..], &position.legal_moves()[..]);
        prop_assert_eq!(found.phase, MovePhase::NotMade);
    }

    /// A legal move carried out with one hand and a press is completed, in every edition.
    fn a_legal_move_can_be_completed(
        position in any_position(),
        parameters in any_parameters(),
        choice in any::<prop::sample::Index>(),
    ) {
        let legal = position.legal_moves();
        if !legal.is_empty() {
            let chosen = *choice.get(&legal);
            let found = resolve(&position, &played(chosen), &parameters);
            prop_assert_eq!((found.made, found.phase), (Some(chosen), MovePhase::Completed));
            prop_assert!(found.breaches.is_empty() && found.ignored.is_empty());
        }
    }
}

/// How a careful player carries out a move.
fn played(chosen: Move) -> Vec<Event> {
    let mut events = Vec::new();
    let captured = captured_square(chosen);
    match chosen {
        Move::Castle { king, rook } => {
            let (king_to, rook_to) = castling_squares(king, rook);
            events.push(Event::DeclareCastling);
            if king != king_to {
                events.push(Event::Lift { square: king });
            }
            if rook != rook_to {
                events.push(Event::Release {
                    from: Some(rook),
                    square: rook_to,
                });
            }
            if king != king_to {
                events.push(Event::Release {
                    from: Some(king),
                    square: king_to,
                });
            }
        }
        Move::Normal {
            from,
            to,
            promotion: Some(role),
            ..
        } => {
            events.push(Event::Remove { square: from });
            events.extend(captured.map(|square| Event::Remove { square }));
            let (upside_down, declared, released) = (false, None, true);
            events.push(Event::PlacePromotion {
                square: to,
                role,
                upside_down,
                declared,
                released,
            });
        }
        other => {
            let from = other.from().unwrap();
            events.push(Event::Lift { square: from });
            events.extend(captured.map(|square| Event::Remove { square }));
            events.push(Event::Release {
                from: Some(from),
                square: other.to(),
            });
        }
    }
    events.push(Event::PressClock);
    events
}
