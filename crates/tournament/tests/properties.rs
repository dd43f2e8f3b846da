//! What holds of every tournament: random small ones, legal by construction, and damaged ones.

use std::collections::{BTreeMap, BTreeSet};

use adoube_tournament::*;
use proptest::collection::vec;
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// Entrant ids are not places: they start at 11 and have gaps.
fn id(place: usize) -> EntrantId {
    EntrantId(10 + 3 * place as u32 + 1)
}

fn reported() -> impl Strategy<Value = GameResult> {
    let all = Outcome::ALL.into_iter();
    let all = all.flat_map(|white| Outcome::ALL.map(|black| GameResult::of(white, black)));
    let possible = all.filter(|result| result.check_reported().is_ok());
    select(possible.collect::<Vec<_>>())
}

fn adjusted() -> impl Strategy<Value = BTreeMap<Purpose, GameResult>> {
    let counting = Outcome::ALL.into_iter().filter(|outcome| {
        outcome.is_final() && !matches!(outcome, Outcome::NotPaired | Outcome::PairingAllocatedBye)
    });
    let side = select(counting.collect::<Vec<_>>());
    let result = (side.clone(), side).prop_map(|(white, black)| GameResult::of(white, black));
    prop_oneof![
        4 => Just(BTreeMap::new()),
        1 => proptest::collection::btree_map(select(&Purpose::ALL), result, 1..3),
    ]
}

fn bye_kind() -> impl Strategy<Value = ByeKind> {
    use ByeKind::*;
    select(vec![PairingAllocated, FullPoint, HalfPoint, ZeroPoint])
}

/// A shuffled list: its head is cut into pairs, its tail has byes or nothing. At least one game.
fn round(players: usize) -> impl Strategy<Value = Round> {
    let order = Just((0..players).map(id).collect::<Vec<_>>()).prop_shuffle();
    let results = vec((reported(), adjusted()), 1..=players / 2);
    let byes = vec(proptest::option::of(bye_kind()), players);
    (order, results, byes).prop_map(|(order, results, byes)| {
        let (paired, free) = order.split_at(2 * results.len());
        let game = |((pair, (reported, adjusted)), board): ((&[EntrantId], _), u32)| Game {
            board: BoardNumber::single(board),
            white: pair[0],
            black: pair[1],
            results: Results { reported, adjusted },
        };
        let bye = |(entrant, kind): (&EntrantId, Option<ByeKind>)| {
            let entrant = *entrant;
            kind.map(|kind| Bye { entrant, kind })
        };
        Round {
            games: paired.chunks(2).zip(results).zip(1..).map(game).collect(),
            byes: free.iter().zip(byes).filter_map(bye).collect(),
            ..Round::default()
        }
    })
}

fn point_system() -> impl Strategy<Value = PointSystem> {
    let three_two_one = PointSystem::of(Points::whole(3), Points::whole(2), Points::ONE);
    let systems = vec![
        PointSystem::one_half_zero(),
        PointSystem::three_one_zero(),
        three_two_one,
    ];
    (select(systems), 0..4)
        .prop_map(|(system, bye)| system.with_pairing_allocated_bye(Points::hundredths(50 * bye)))
}

fn rounds_within(rounds: usize) -> impl Strategy<Value = RoundNumber> {
    (0..rounds).prop_map(RoundNumber::at_place)
}

/// The extras that change scores: acceleration and penalties.
fn extras(
    players: usize,
    rounds: usize,
) -> impl Strategy<Value = (Vec<VirtualPoints>, Vec<PointAdjustment>)> {
    let who = (0..players).prop_map(id);
    let points = (-2..=2).prop_map(|halves| Points::hundredths(50 * halves));
    let acceleration = (
        vec(who.clone(), 1..3),
        rounds_within(rounds),
        points.clone(),
    );
    let acceleration = acceleration.prop_map(|(entrants, last, points)| VirtualPoints {
        entrants,
        rounds: RoundSpan {
            first: RoundNumber::FIRST,
            last: Some(last),
        },
        points,
    });
    let purposes = proptest::sample::subsequence(Purpose::ALL.to_vec(), 1..=3);
    let penalty = (who, rounds_within(rounds), points, purposes);
    let penalty = penalty.prop_map(|(entrant, round, points, purposes)| PointAdjustment {
        entrant,
        round,
        points,
        purposes,
    });
    (vec(acceleration, 0..3), vec(penalty, 0..3))
}

/// A legal draft: 2 to 9 entrants, 1 to 5 rounds, everybody shuffled. Some come just in time for
/// their first game, some are withdrawn just after their last.
fn draft() -> impl Strategy<Value = Draft> {
    (2..10_usize, 1..6_usize).prop_flat_map(|(players, rounds)| {
        let numbers = Just(
            (0..players)
                .map(PairingNumber::at_place)
                .collect::<Vec<_>>(),
        );
        let presence = vec((any::<bool>(), any::<bool>()), players);
        let entrants = (numbers.prop_shuffle(), presence);
        let rounds_made = vec(round(players), rounds);
        (
            entrants,
            rounds_made,
            point_system(),
            extras(players, rounds),
            0..3_u16,
        )
            .prop_map(
                |(
                    (numbers, presence),
                    rounds,
                    point_system,
                    (virtual_points, adjustments),
                    more,
                )| {
                    let entrants = numbers.into_iter().zip(presence).enumerate();
                    let entrant =
                        |(place, (number, presence))| entrant(place, number, presence, &rounds);
                    Draft {
                        planned_rounds: rounds.len() as u16 + more,
                        point_system,
                        entrants: entrants.map(entrant).collect(),
                        rounds: rounds.clone(),
                        virtual_points,
                        adjustments,
                        ..Draft::default()
                    }
                },
            )
    })
}

fn entrant(
    place: usize,
    number: PairingNumber,
    (late, leaves): (bool, bool),
    rounds: &[Round],
) -> Entrant {
    let plays = |round: &&Round| {
        round
            .games
            .iter()
            .any(|g| [g.white, g.black].contains(&id(place)))
    };
    let games = || {
        (1..)
            .map(RoundNumber)
            .zip(rounds)
            .filter(|(_, round)| plays(round))
    };
    let mut entrant = Entrant::new(id(place), Player::named(&format!("Player {place}")));
    entrant.pairing_number = Some(number);
    if let (true, Some((first, _))) = (late, games().next()) {
        entrant.first_round = first;
    }
    if let (true, Some((last, _))) = (leaves, games().last()) {
        entrant.withdrawals = vec![RoundSpan::from(last.next())];
    }
    entrant
}

fn ids(tournament: &Tournament) -> impl Iterator<Item = EntrantId> {
    tournament.entrants().iter().map(|entrant| entrant.id)
}

/// What a round was to a player, read from the round itself.
fn naive_outcome(round: &Round, who: EntrantId, purpose: Purpose) -> Outcome {
    for game in &round.games {
        let counted = game.results.adjusted.get(&purpose);
        let result = *counted.unwrap_or(&game.results.reported);
        let outcome = match who {
            _ if who == game.white => result.white,
            _ if who == game.black => result.black,
            _ => continue,
        };
        let drawn = outcome == Outcome::Adjourned && purpose == Purpose::Pairing;
        return if drawn { Outcome::Draw } else { outcome };
    }
    let bye = round.byes.iter().find(|bye| bye.entrant == who);
    bye.map_or(Outcome::NotPaired, |bye| bye.kind.outcome())
}

fn naive_score(draft: &Draft, who: EntrantId, after: RoundNumber, purpose: Purpose) -> Points {
    let rounds = draft.rounds.iter().take(after.0.into());
    let mut score: Points = rounds
        .map(|round| {
            draft
                .point_system
                .points(naive_outcome(round, who, purpose))
        })
        .sum();
    for adjustment in &draft.adjustments {
        let counts = adjustment.purposes.contains(&purpose) && adjustment.round <= after;
        if counts && adjustment.entrant == who {
            score += adjustment.points;
        }
    }
    score
}

fn naive_pairing_score(draft: &Draft, who: EntrantId, round: RoundNumber) -> Points {
    let mut score = naive_score(draft, who, RoundNumber(round.0 - 1), Purpose::Pairing);
    for given in &draft.virtual_points {
        for entrant in &given.entrants {
            if *entrant == who && given.rounds.contains(round) {
                score += given.points;
            }
        }
    }
    score
}

proptest! {
    #[test]
    fn legal_drafts_are_accepted_and_scores_are_sums(draft in draft()) {
        let tournament = Tournament::new(draft.clone()).unwrap();
        for who in ids(&tournament) {
            for after in (0..=draft.rounds.len() as u16).map(RoundNumber) {
                for purpose in Purpose::ALL {
                    let naive = naive_score(&draft, who, after, purpose);
                    prop_assert_eq!(tournament.score(who, after, purpose), naive);
                }
                if after.0 > 0 {
                    let naive = naive_pairing_score(&draft, who, after);
                    prop_assert_eq!(tournament.pairing_score(who, after), naive);
                }
            }
        }
    }

    /// Whoever cuts a draft off after a round finds what the whole one answers for that round, and
    /// can pair the next one from it.
    #[test]
    fn a_draft_cut_off_answers_as_the_whole_one_did(draft in draft()) {
        let whole = Tournament::new(draft.clone()).unwrap();
        for after in (0..=draft.rounds.len() as u16).map(RoundNumber) {
            let cut = Tournament::new(draft.after(after)).unwrap();
            prop_assert_eq!(cut.paired_rounds(), after);
            prop_assert!(cut.draft().adjustments.iter().all(|given| given.round <= after));
            for who in ids(&whole) {
                prop_assert!(cut.card(who, after).eq(whole.card(who, after)));
                for purpose in Purpose::ALL {
                    let score = whole.score(who, after, purpose);
                    prop_assert_eq!(cut.score(who, after, purpose), score);
                }
                let next = after.next();
                prop_assert_eq!(cut.pairing_score(who, next), whole.pairing_score(who, next));
            }
        }
        prop_assert_eq!(draft.after(RoundNumber(draft.planned_rounds)), draft);
    }

    #[test]
    fn both_sides_of_a_game_agree(draft in draft()) {
        let tournament = Tournament::new(draft).unwrap();
        let last = tournament.paired_rounds();
        for who in ids(&tournament) {
            for row in tournament.card(who, last) {
                let Some(opponent) = row.opponent else {
                    prop_assert!(row.colour.is_none() && row.board.is_none());
                    prop_assert!(!row.reported.is_paired());
                    continue;
                };
                let answer = tournament.row(opponent, row.round).unwrap();
                prop_assert_eq!(answer.opponent, Some(who));
                prop_assert_eq!(answer.colour, row.colour.map(Colour::opposite));
                prop_assert_eq!(answer.board, row.board);
                prop_assert_eq!(answer.played_opponent(), row.played_opponent().and(Some(who)));
            }
            for opponent in tournament.opponents(who, last) {
                prop_assert!(tournament.have_played(opponent, who, last));
            }
            let colours = tournament.colours(who, last).played().len();
            prop_assert_eq!(colours, tournament.opponents(who, last).count());
        }
        let differences = ids(&tournament).map(|who| tournament.colours(who, last).difference());
        prop_assert_eq!(differences.sum::<i32>(), 0);
    }

    /// C.04.3 A.4 (2017) and 1.4 (2026), from the scores alone.
    #[test]
    fn floats_follow_from_scores(draft in draft()) {
        let tournament = Tournament::new(draft.clone()).unwrap();
        for who in ids(&tournament) {
            for row in tournament.card(who, tournament.paired_rounds()) {
                let round = row.round;
                let score = |who| naive_pairing_score(&draft, who, round);
                let [every, above_loss] = [UnplayedFloat::Every, UnplayedFloat::AboveLoss]
                    .map(|unplayed| tournament.float(who, round, unplayed));
                let Some(opponent) = row.played_opponent() else {
                    let outcome = row.counted_for(Purpose::Pairing);
                    let scored = draft.point_system.points(outcome) > draft.point_system.loss;
                    let bye = outcome == Outcome::PairingAllocatedBye;
                    prop_assert_eq!(every, Some(Float::Down));
                    prop_assert_eq!(above_loss.is_some(), scored || bye);
                    continue;
                };
                prop_assert_eq!(every, above_loss);
                prop_assert_eq!(every == Some(Float::Down), score(who) > score(opponent));
                prop_assert_eq!(every == Some(Float::Up), score(who) < score(opponent));
            }
        }
    }

    #[test]
    fn the_score_table_is_sorted(draft in draft(), purpose in select(&Purpose::ALL)) {
        let tournament = Tournament::new(draft).unwrap();
        let table = tournament.score_table(tournament.paired_rounds(), purpose);
        let listed: BTreeSet<EntrantId> = table.iter().map(|line| line.entrant).collect();
        prop_assert_eq!(listed, ids(&tournament).collect::<BTreeSet<_>>());
        prop_assert_eq!(table.len(), tournament.entrants().len());
        for line in &table {
            let score = tournament.score(line.entrant, tournament.paired_rounds(), purpose);
            prop_assert_eq!(line.points, score);
            let above = table.iter().filter(|other| other.points > line.points).count();
            prop_assert_eq!(line.rank, above + 1);
        }
        let number = |line: &ScoreLine| tournament.entrant(line.entrant).unwrap().pairing_number;
        for pair in table.windows(2) {
            let sorted = pair[0].points > pair[1].points || number(&pair[0]) < number(&pair[1]);
            prop_assert!(sorted);
        }
    }

    /// Boards are numbered anew and adjusted results are not on the cards; all else comes back.
    #[test]
    fn rounds_survive_the_way_over_cards(draft in draft()) {
        let tournament = Tournament::new(draft).unwrap();
        let card = |who| {
            let rows = tournament.card(who, tournament.paired_rounds());
            let entry = |row: CardRow| CardEntry {
                opponent: row.opponent,
                colour: row.colour,
                outcome: row.reported,
            };
            rows.map(entry).collect::<Vec<_>>()
        };
        let cards: Vec<_> = ids(&tournament).map(card).collect();
        let rounds = rounds_from_cards(tournament.entrants(), &cards).unwrap();
        let facts = |round: &Round| {
            let games = round.games.iter().map(|g| (g.white, g.black, g.results.reported));
            let byes = round.byes.iter().map(|bye| (bye.entrant, bye.kind));
            (games.collect::<BTreeSet<_>>(), byes.collect::<BTreeSet<_>>())
        };
        let before: Vec<_> = tournament.rounds().iter().map(facts).collect();
        prop_assert_eq!(rounds.iter().map(facts).collect::<Vec<_>>(), before);
    }

    #[test]
    fn the_order_of_the_draft_does_not_matter(draft in draft()) {
        let mut turned = draft.clone();
        turned.entrants.reverse();
        for round in &mut turned.rounds {
            round.games.reverse();
        }
        prop_assert_eq!(Tournament::new(turned), Tournament::new(draft));
    }

    #[test]
    fn damage_is_refused(draft in draft(), damage in damage(), at in any::<Index>()) {
        let mut damaged = draft;
        damage.apply(&mut damaged, at);
        let violations = Tournament::new(damaged).unwrap_err();
        let named = violations.0.iter().any(|violation| {
            format!("{violation:?}").starts_with(&format!("{damage:?}"))
        });
        prop_assert!(named, "{damage:?} is not among:\n{violations}");
    }

    /// C.04.2.B.3: numbers are 1 to n in order until round 4, and stay from then on.
    #[test]
    fn numbers_are_complete_and_then_frozen(
        ratings in vec((proptest::option::of(1000..1010_u16), any::<bool>()), 1..12),
    ) {
        let entrants: Vec<Entrant> = ratings.iter().enumerate().map(|(place, (rating, new))| {
            let player = Player { fide_rating: *rating, ..Player::named("Somebody") };
            let mut entrant = Entrant::new(id(place), player);
            entrant.pairing_number = (!new).then(|| PairingNumber::at_place(2 * place));
            entrant
        }).collect();
        let fresh = assign_numbers(&entrants, RatingUsed::Fide, 3);
        let numbers = fresh.iter().map(|(_, number)| number.get());
        prop_assert!(numbers.eq(1..=entrants.len() as u32));
        let rating = |who| entrants.iter().find(|e| e.id == who).unwrap().player.fide_rating;
        prop_assert!(fresh.iter().map(|(who, _)| rating(*who)).is_sorted_by(|a, b| a >= b));

        let frozen: BTreeMap<_, _> =
            assign_numbers(&entrants, RatingUsed::Fide, 4).into_iter().collect();
        let distinct: BTreeSet<_> = frozen.values().collect();
        prop_assert_eq!((frozen.len(), distinct.len()), (entrants.len(), entrants.len()));
        // Who has a number keeps the place among those who have one, and moves down only for newcomers.
        let newcomers = entrants.iter().filter(|entrant| entrant.pairing_number.is_none()).count();
        let mut numbered: Vec<_> = entrants.iter()
            .filter_map(|entrant| Some((entrant.pairing_number?, frozen[&entrant.id])))
            .collect();
        numbered.sort();
        prop_assert!(numbered.iter().map(|(_, after)| after).is_sorted());
        for (before, after) in numbered {
            let down = after.get() - before.get();
            prop_assert!(down as usize <= newcomers);
        }
    }
}

proptest! {
    /// Equals who were put in an order once keep it, whoever comes; lots give the same order every time.
    #[test]
    fn the_order_of_equals_stays(
        count in 2..9_usize, one in 0..8_usize, other in 0..8_usize,
        equals in prop_oneof![Just(EqualOrder::Name), Just(EqualOrder::Entry), Just(EqualOrder::Lots(77))],
    ) {
        let player = |name: &str| Player { fide_rating: Some(2000), ..Player::named(name) };
        let mut entrants: Vec<Entrant> = (0..count)
            .map(|place| Entrant::new(id(place), player(&format!("P{}", (place * 7) % 11))))
            .collect();
        let known = BTreeMap::new();
        let number = |entrants: &[Entrant], known: &BTreeMap<EntrantId, Strength>| {
            Numbering { rating_used: RatingUsed::Fide, equals, paired_rounds: 2, known }.numbers(entrants)
        };
        let first = number(&entrants, &known);
        prop_assert_eq!(&first, &number(&entrants, &known));
        let numbers: BTreeMap<_, _> = first.into_iter().collect();
        let mut known = BTreeMap::new();
        for entrant in &mut entrants {
            entrant.pairing_number = Some(numbers[&entrant.id]);
            known.insert(entrant.id, Strength::of(&entrant.player, RatingUsed::Fide));
        }
        // Two exchange their numbers, and somebody enters.
        let (one, other) = (one % count, other % count);
        let taken = entrants[one].pairing_number;
        entrants[one].pairing_number = entrants[other].pairing_number;
        entrants[other].pairing_number = taken;
        let before = |entrants: &[Entrant]| {
            let mut order: Vec<_> = entrants.iter().map(|e| (e.pairing_number, e.id)).collect();
            order.sort();
            order.into_iter().map(|(_, id)| id).collect::<Vec<_>>()
        };
        let order = before(&entrants);
        let newcomer = id(count);
        entrants.push(Entrant::new(newcomer, player("P5")));
        let again = number(&entrants, &known);
        let kept: Vec<_> = again.into_iter().map(|(id, _)| id).filter(|id| *id != newcomer).collect();
        prop_assert_eq!(kept, order);
    }
}

/// Ways to spoil a draft, named like the violation that must be found.
#[derive(Clone, Copy, Debug)]
enum Damage {
    PointSystem,
    TooManyRounds,
    SameId,
    SameNumber,
    NotEntered,
    EmptySpan,
    NoNumber,
    PlaysSelf,
    AppearsTwice,
    NotYetEntered,
    Withdrawn,
    SameBoard,
    ImpossibleResult,
}

fn damage() -> impl Strategy<Value = Damage> {
    use Damage::*;
    select(vec![
        PointSystem,
        TooManyRounds,
        SameId,
        SameNumber,
        NotEntered,
        EmptySpan,
        NoNumber,
        PlaysSelf,
        AppearsTwice,
        NotYetEntered,
        Withdrawn,
        SameBoard,
        ImpossibleResult,
    ])
}

impl Damage {
    fn apply(self, draft: &mut Draft, at: Index) {
        let place = at.index(draft.rounds.len());
        let number = RoundNumber::at_place(place);
        let game = at.index(draft.rounds[place].games.len());
        let game = &mut draft.rounds[place].games[game];
        let mut copy = game.clone();
        let white = game.white;
        let stranger = EntrantId(9999);
        let entrant = draft.entrants.iter_mut().find(|e| e.id == white).unwrap();
        match self {
            Damage::PointSystem => draft.point_system.win = draft.point_system.draw,
            Damage::TooManyRounds => draft.planned_rounds = draft.rounds.len() as u16 - 1,
            Damage::SameId => draft.entrants[0].id = draft.entrants[1].id,
            Damage::SameNumber => {
                draft.entrants[0].pairing_number = draft.entrants[1].pairing_number
            }
            Damage::NotEntered => game.black = stranger,
            Damage::EmptySpan => draft.prohibited.push(ProhibitedPairing {
                entrants: vec![white],
                rounds: RoundSpan {
                    first: number.next(),
                    last: Some(number),
                },
            }),
            Damage::NoNumber => entrant.pairing_number = None,
            Damage::PlaysSelf => game.black = white,
            Damage::AppearsTwice => {
                copy.board = BoardNumber::single(9999);
                draft.rounds[place].games.push(copy);
            }
            Damage::NotYetEntered => entrant.first_round = number.next(),
            Damage::Withdrawn => entrant.withdrawals.push(RoundSpan::from(number)),
            Damage::SameBoard => draft.rounds[place].games.push(copy),
            Damage::ImpossibleResult => game.results.reported.white = Outcome::HalfPointBye,
        }
    }
}
