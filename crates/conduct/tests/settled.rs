//! Pairing numbers, who has no place, ties and what settles them, ratings of the unrated, start positions.
//! Each test names the questions of the endorsement that it answers.

mod common;

use adoube_conduct::announcement::{Announced, RatingRules, stored};
use adoube_conduct::games;
use adoube_conduct::ranking::Ranking;
use adoube_conduct::rounds::{Found, HowToPair, Severity};
use adoube_conduct::ties::{draw_lots, level, rank_by_hand};
use adoube_conduct::vet;
use adoube_journal::{
    AssignNumbers, Command, DrawStartPosition, ExchangeNumbers, Expel, PlayerEdited, Register,
    SectionSettings, TieBreakValuesEntered, Undone, Withdraw,
};
use adoube_tournament::{
    Colour, EnteredValue, EntrantId, EqualOrder, GameResult, Player, Points, RatingUsed,
    RoundNumber,
};
use common::{Hall, id};

fn swiss(rounds: u16) -> SectionSettings {
    SectionSettings {
        initial_colour: Some(Colour::White),
        ..SectionSettings::swiss("Open", rounds)
    }
}

fn announcing(mut settings: SectionSettings, change: impl Fn(&mut Announced)) -> SectionSettings {
    let mut announced = stored::read(&settings.announced);
    change(&mut announced);
    stored::write(&announced, &mut settings.announced);
    settings
}

fn rules(rules: RatingRules) -> impl Fn(&mut Announced) {
    move |announced| announced.ratings = Some(rules.clone())
}

fn register(name: &str, fide_id: u32, rating: u16) -> Command {
    let player = Player {
        fide_id: Some(fide_id),
        fide_rating: Some(rating).filter(|rating| *rating > 0),
        ..Player::named(name)
    };
    Command::Register(Register {
        section: id(),
        player,
    })
}

fn assign() -> Command {
    Command::AssignNumbers(AssignNumbers {
        section: id(),
        order: None,
    })
}

fn order(hall: &Hall) -> Vec<String> {
    let entrants = hall.section().draft.entrants.iter();
    let mut order: Vec<_> = entrants
        .map(|one| (one.pairing_number, one.player.name.clone()))
        .collect();
    order.sort();
    order.into_iter().map(|(_, name)| name).collect()
}

/// Pairs and plays rounds; White wins.
fn play(hall: &mut Hall, rounds: u16) {
    for _ in 0..rounds {
        hall.pair(&HowToPair::with_seed(7));
        hall.results(|_, _| GameResult::WHITE_WINS);
    }
}

/// Q145: each method of the tournament rating.
#[test]
fn the_tournament_rating_by_each_method() {
    let player = Player {
        fide_rating: Some(2000),
        national_rating: Some(2100),
        ..Player::named("Somebody")
    };
    let only_national = Player {
        fide_rating: None,
        ..player.clone()
    };
    for (method, both, national) in [
        (RatingUsed::Fide, Some(2000), None),
        (RatingUsed::National, Some(2100), Some(2100)),
        (RatingUsed::FideThenNational, Some(2000), Some(2100)),
        (RatingUsed::NationalThenFide, Some(2100), Some(2100)),
        (RatingUsed::Higher, Some(2100), Some(2100)),
        (RatingUsed::Other, None, None),
    ] {
        assert_eq!(
            (method.of(&player), method.of(&only_national)),
            (both, national),
            "{method:?}"
        );
    }
    let assigned = Player {
        assigned_rating: Some(1850),
        ..player
    };
    assert_eq!(RatingUsed::Other.of(&assigned), Some(1850));
}

/// Q146, Q147, Q148, Q150, Q155: another criterion than the alphabet, an exchange between equals with a
/// finding, and regeneration that keeps the order.
#[test]
fn equals_keep_the_order_first_chosen() {
    let entry = SectionSettings {
        equal_ratings: EqualOrder::Entry,
        ..swiss(5)
    };
    let mut hall = Hall::new(entry);
    hall.write(vec![
        register("Zorn", 1, 2000),
        register("Abel", 2, 2000),
        register("Meier", 3, 2100),
        assign(),
    ]);
    assert_eq!(order(&hall), ["Meier", "Zorn", "Abel"]);
    let exchange = Command::ExchangeNumbers(ExchangeNumbers {
        section: id(),
        one: EntrantId(1),
        other: EntrantId(2),
    });
    let found = vet(hall.event(), std::slice::from_ref(&exchange), None, None).unwrap();
    assert_eq!(found[0].finding.severity, Severity::Breach);
    assert!(matches!(
        found[0].finding.found,
        Found::NumbersExchanged { .. }
    ));
    hall.write(vec![exchange, register("Neu", 4, 2050), assign()]);
    assert_eq!(order(&hall), ["Meier", "Neu", "Abel", "Zorn"]);
    let ratings = hall
        .section()
        .draft
        .entrants
        .iter()
        .map(|one| one.player.fide_rating);
    assert_eq!(
        ratings.collect::<Vec<_>>(),
        [Some(2000), Some(2000), Some(2100), Some(2050)]
    );
}

/// Q153, Q154, Q156: regeneration before round 4 is said if it moves two or more; a late entry after round 4
/// gets the number the rating earns.
#[test]
fn late_entries_and_regeneration() {
    let mut hall = Hall::new(swiss(9));
    hall.enter(10);
    play(&mut hall, 1);
    let edit = |hall: &Hall, who: u32, rating: u16| {
        let player = hall
            .section()
            .entrant(EntrantId(who))
            .unwrap()
            .player
            .clone();
        Command::EditPlayer(PlayerEdited {
            section: id(),
            entrant: EntrantId(who),
            player: Player {
                fide_rating: Some(rating),
                ..player
            },
        })
    };
    let corrected = edit(&hall, 10, 2900);
    hall.write(vec![corrected]);
    let found = vet(hall.event(), &[assign()], None, None).unwrap();
    assert!(matches!(
        found[0].finding.found,
        Found::NumbersMadeAnew { players: 10 }
    ));
    hall.write(vec![assign()]);
    assert_eq!(
        hall.section()
            .entrant(EntrantId(10))
            .unwrap()
            .pairing_number
            .unwrap()
            .get(),
        1
    );

    play(&mut hall, 4);
    let second = hall.section().draft.entrants.iter();
    let mut ratings: Vec<u16> = second.filter_map(|one| one.player.fide_rating).collect();
    ratings.sort_unstable_by(|one, other| other.cmp(one));
    let between = ratings[0] - 1;
    let games = hall.section().draft.rounds.clone();
    hall.write(vec![register("Late, Lou", 77, between), assign()]);
    let late = hall
        .section()
        .draft
        .entrants
        .iter()
        .find(|one| one.player.name == "Late, Lou");
    assert_eq!(late.unwrap().pairing_number.unwrap().get(), 2);
    assert_eq!(hall.section().draft.rounds, games);
}

/// Q170, Q197, Q198: who withdrew is marked, who is expelled has no place; the opponents keep their points.
#[test]
fn withdrawn_players_are_marked_and_expelled_ones_have_no_place() {
    let mut hall = Hall::new(swiss(5));
    hall.enter(6);
    play(&mut hall, 2);
    let rank = |hall: &Hall| {
        let section = hall.section();
        let tournament = section.snapshot().unwrap();
        Ranking::of(
            &hall.event().details,
            &section.settings,
            &tournament,
            RoundNumber(2),
        )
    };
    let points: Vec<_> = rank(&hall)
        .standings
        .lines()
        .iter()
        .map(|line| (line.place, line.points))
        .collect();
    hall.write(vec![Command::Withdraw(Withdraw {
        section: id(),
        entrant: EntrantId(3),
        from: None,
    })]);
    hall.submit(
        vec![Command::Expel(Expel {
            section: id(),
            entrant: EntrantId(4),
            from: None,
        })],
        "cheating",
    )
    .unwrap();
    let ranking = rank(&hall);
    let who = |place: usize| &ranking.field.participants()[place];
    assert!(
        ranking
            .field
            .participants()
            .iter()
            .all(|one| one.withdrawn == [3, 4].contains(&one.id))
    );
    let lines = ranking.standings.lines();
    assert_eq!(lines.len(), 5);
    assert!(lines.iter().all(|line| who(line.place).id != 4));
    for line in lines {
        assert!(points.contains(&(line.place, line.points)));
    }
    assert_eq!(
        lines.last().unwrap().rank.min(5),
        lines.last().unwrap().rank
    );
}

/// Q203, Q204, Q205, Q206: ties remain until lots are drawn; a second drawing gives the same, even after the
/// first was taken back; the arbiter can rank otherwise.
#[test]
fn lots_are_drawn_once() {
    let mut hall = Hall::new(swiss(5));
    hall.enter(8);
    play(&mut hall, 1);
    let details = hall.event().details.clone();
    let groups = level(&details, hall.section(), RoundNumber(1));
    assert!(groups[0].who.len() > 2, "{groups:?}");
    let lots = |hall: &Hall, seed| {
        draw_lots(&details, hall.section(), RoundNumber(1), Some(1), seed).unwrap()
    };
    let first = lots(&hall, 11);
    hall.write(first);
    let settled = hall.section().draft.settled_ties[0].order.clone();
    let tournament = hall.section().snapshot().unwrap();
    let ranking = Ranking::of(
        &details,
        &hall.section().settings,
        &tournament,
        RoundNumber(1),
    );
    let ranks = ranking.standings.lines().iter().take(settled.len());
    let ranked: Vec<u32> = ranks
        .map(|line| ranking.field.participants()[line.place].id)
        .collect();
    assert_eq!(ranked, settled.iter().map(|id| id.0).collect::<Vec<_>>());
    let last = hall.journal().head();
    hall.write(vec![Command::Undo(Undone { seq: last })]);
    let second = lots(&hall, 12);
    hall.write(second);
    assert_eq!(hall.section().draft.settled_ties[0].order, settled);
    let mut otherwise = settled.clone();
    otherwise.reverse();
    let by_hand =
        rank_by_hand(&details, hall.section(), RoundNumber(1), otherwise.clone()).unwrap();
    hall.submit(vec![by_hand], "a play-off at golf").unwrap();
    assert_eq!(hall.section().draft.settled_ties[0].order, otherwise);
    let wrong = rank_by_hand(
        &details,
        hall.section(),
        RoundNumber(1),
        otherwise[1..].to_vec(),
    );
    assert!(wrong.is_err());
}

/// Q207: values from elsewhere break a tie.
#[test]
fn values_from_elsewhere_rank() {
    let mut settings = swiss(5);
    settings.tie_breaks = vec!["EXT:JURY".to_owned()];
    let mut hall = Hall::new(settings);
    hall.enter(4);
    play(&mut hall, 1);
    let value = |who, value: &str| EnteredValue {
        who: EntrantId(who),
        value: value.parse().unwrap(),
    };
    hall.write(vec![Command::EnterTieBreakValues(TieBreakValuesEntered {
        section: id(),
        name: "JURY".to_owned(),
        round: RoundNumber(1),
        values: vec![
            value(1, "1.5"),
            value(2, "3"),
            value(3, "2"),
            value(4, "7.25"),
        ],
    })]);
    let section = hall.section();
    let tournament = section.snapshot().unwrap();
    let ranking = Ranking::of(
        &hall.event().details,
        &section.settings,
        &tournament,
        RoundNumber(1),
    );
    for pair in ranking.standings.lines().windows(2) {
        assert!((pair[0].points, pair[0].values[0]) > (pair[1].points, pair[1].values[0]));
    }
    assert_eq!(Points::ONE, ranking.standings.lines()[0].points);
}

/// Q208, Q209: a fixed rating, the lowest and the mean stand for no rating, and the code says which.
#[test]
fn unrated_players_have_a_rating_in_tie_breaks() {
    for (how, expected) in [
        ("lowest", "ARO/U1800"),
        ("mean", "ARO/U1900"),
        ("1400", "ARO/U1400"),
    ] {
        let unrated = RatingRules {
            unrated: Some(how.to_owned()),
            ..RatingRules::default()
        };
        let mut settings = announcing(swiss(5), rules(unrated));
        settings.tie_breaks = vec!["ARO".to_owned()];
        let mut hall = Hall::new(settings);
        hall.write(vec![
            register("A", 1, 2000),
            register("B", 2, 1900),
            register("C", 3, 1800),
            register("D", 4, 0),
        ]);
        play(&mut hall, 1);
        let section = hall.section();
        let tournament = section.snapshot().unwrap();
        let ranking = Ranking::of(
            &hall.event().details,
            &section.settings,
            &tournament,
            RoundNumber(1),
        );
        assert_eq!(ranking.tie_breaks[0].code(), expected);
        assert!(
            ranking
                .standings
                .lines()
                .iter()
                .all(|line| line.values[0].is_some()),
            "{how}"
        );
    }
}

/// Q222: the start position of a round is drawn from a seed, and stands in the PGN.
#[test]
fn chess960_positions_are_drawn_and_written() {
    let settings = announcing(swiss(5), |announced| {
        announced.drawn_start_positions = Some(true)
    });
    let mut hall = Hall::new(settings);
    hall.enter(4);
    let draw = |seed| {
        Command::DrawStartPosition(DrawStartPosition {
            section: id(),
            round: RoundNumber(1),
            seed,
        })
    };
    hall.write(vec![draw(5)]);
    let position = hall.section().start_positions[&RoundNumber(1)];
    play(&mut hall, 1);
    let pgn = games::up_to_round(&hall.event().details, hall.section(), RoundNumber(1));
    assert_eq!(pgn.matches("[Variant \"Chess960\"]").count(), 2);
    assert!(
        pgn.contains(&format!("[FEN \"{}\"]", position.fen())),
        "{pgn}"
    );
}
