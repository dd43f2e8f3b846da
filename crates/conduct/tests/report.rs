//! A section as a report, and read back.

mod common;

use adoube_conduct::arbiters::section_arbiters;
use adoube_conduct::ranking::Ranking;
use adoube_conduct::rounds::{CannotReport, HowToPair, report};
use adoube_formats::trf::Record;
use adoube_formats::{ToldBy, read_trf};
use adoube_journal::{
    ArbiterPost, AssignNumbers, ByeRequested, Command, EventArbiter, EventDetails, EventEdited,
    Format, PlayerEdited, PointsAdjusted, Register, RoundTime, SectionAdded, SectionEdited,
    SectionSettings,
};
use adoube_ratings::norm::Standing;
use adoube_tournament::{
    ArbiterRole, ByeKind, Colour, EntrantId, GameResult, Player, PointAdjustment, Purpose,
    RoundNumber, Tournament,
};
use common::{Hall, id};

fn hall(system: &str) -> Hall {
    let starts = |round: u16| RoundTime {
        round: RoundNumber(round),
        starts: format!("2026-11-0{}T18:00", round + 1).parse().unwrap(),
    };
    let mut hall = Hall::new(SectionSettings {
        pairing_system: Some(system.to_owned()),
        initial_colour: Some(Colour::Black),
        time_control: Some("90'+30\"".to_owned()),
        tie_breaks: vec!["BH".to_owned(), "SB".to_owned()],
        schedule: [1, 2, 4].map(starts).to_vec(),
        ..SectionSettings::swiss("Open", 5)
    });
    hall.write(vec![Command::EditEvent(EventEdited {
        details: EventDetails {
            place: Some("Łódź".to_owned()),
            federation: Some("POL".parse().unwrap()),
            ends: Some("2026-11-08".parse().unwrap()),
            chief_arbiter: Some("IA Anna Arbiter".to_owned()),
            deputy_arbiters: vec!["FA Ben Bishop".to_owned(), "Cara Castle".to_owned()],
            ..hall.event().details.clone()
        },
    })]);
    hall.enter(9);
    hall
}

/// A round with an absentee, a bye asked for and results of several kinds.
fn play(hall: &mut Hall, round: u16) {
    hall.write(vec![Command::RequestBye(ByeRequested {
        section: id(),
        entrant: EntrantId(u32::from(round)),
        round: RoundNumber(round),
        bye: ByeKind::HalfPoint,
    })]);
    hall.pair(&HowToPair {
        absent: vec![EntrantId(9)],
        ..HowToPair::with_seed(1)
    });
    hall.results(|white, black| match (white.0 * 3 + black.0) % 5 {
        0 => GameResult::DRAW,
        1 => GameResult::WHITE_WINS_BY_FORFEIT,
        2 => GameResult::BLACK_WINS,
        _ => GameResult::WHITE_WINS,
    });
}

/// The cards and scores of everybody, with players by their numbers.
fn cards(tournament: &Tournament) -> Vec<String> {
    let number = |id: EntrantId| {
        let entrant = tournament.entrant(id).unwrap();
        entrant.pairing_number.unwrap().get()
    };
    let after = tournament.paired_rounds();
    let mut cards: Vec<String> = (tournament.entrants().iter())
        .map(|entrant| {
            let rows: Vec<String> = (tournament.card(entrant.id, after))
                .map(|row| {
                    format!(
                        "{:?} {:?} {}",
                        row.opponent.map(number),
                        row.colour,
                        row.reported
                    )
                })
                .collect();
            let score = tournament.score(entrant.id, after, Purpose::Standings);
            let (number, name) = (number(entrant.id), &entrant.player.name);
            format!("{number:02} {name} {score}: {}", rows.join(", "))
        })
        .collect();
    cards.sort();
    cards
}

#[test]
fn a_report_reads_as_the_same_tournament() {
    for (system, code) in [
        ("dutch-2026", "FIDE_DUTCH"),
        ("dutch-2017", "FIDE_DUTCH_2017"),
        ("us-2025", "US_CHESS_2025"),
    ] {
        let mut hall = hall(system);
        for round in 1..=3 {
            play(&mut hall, round);
        }
        let penalty = PointAdjustment {
            entrant: EntrantId(2),
            round: RoundNumber(3),
            points: "-0.5".parse().unwrap(),
            purposes: vec![Purpose::Pairing, Purpose::Standings],
        };
        let adjust = Command::AdjustPoints(PointsAdjusted {
            section: id(),
            adjustment: penalty,
        });
        hall.submit(vec![adjust], "a phone rang").unwrap();
        for after in [None, Some(1), Some(2), Some(3)] {
            let written = report(hall.event(), hall.section(), after.map(RoundNumber)).unwrap();
            assert!(written.left_out.is_empty(), "{:?}", written.left_out);
            assert_eq!(written.warnings, [], "{}", written.text);
            let found = read_trf(written.text.as_bytes())
                .unwrap()
                .to_draft()
                .unwrap();
            assert_eq!(found.warnings, []);
            assert_eq!(found.system.as_deref(), Some(code));
            assert_eq!(found.draft.planned_rounds, 5);
            assert_eq!(found.draft.initial_colour, Some(Colour::Black));
            let rounds = usize::from(after.unwrap_or(3));
            assert_eq!(found.draft.rounds.len(), rounds);
            let draft = hall
                .section()
                .draft
                .after(after.map_or(RoundNumber(3), RoundNumber));
            let [own, read] = [draft, found.draft].map(|draft| Tournament::new(draft).unwrap());
            assert_eq!(cards(&own), cards(&read), "{system} after {after:?}");
        }
    }
}

#[test]
fn a_report_tells_what_is_announced() {
    let mut hall = hall("dutch-2026");
    play(&mut hall, 1);
    let written = report(hall.event(), hall.section(), None).unwrap();
    let event = read_trf(written.text.as_bytes()).unwrap().event();
    assert_eq!(event.name, "Club Open");
    assert_eq!(event.city, "Łódź");
    assert_eq!(event.federation, "POL");
    assert_eq!(event.start_date, "2026/11/02");
    assert_eq!(event.end_date, "2026/11/08");
    assert_eq!(event.tournament_type, "Individual: Swiss-System (Dutch)");
    assert_eq!(event.chief_arbiter, "IA Anna Arbiter");
    assert_eq!(event.deputy_arbiters, ["FA Ben Bishop", "Cara Castle"]);
    assert_eq!(event.time_control, "90'+30\"");
    assert_eq!(event.encoded_time_control, "5400+30");
    assert_eq!(event.round_dates, ["26/11/02", "26/11/03", "", "26/11/05"]);
    assert_eq!(event.tie_breaks, "BH,SB");

    hall.write(vec![Command::AddSection(SectionAdded {
        section: "rapid".parse().unwrap(),
        settings: SectionSettings::swiss("Rapid", 5),
    })]);
    let written = report(hall.event(), hall.section(), None).unwrap();
    let event = read_trf(written.text.as_bytes()).unwrap().event();
    assert_eq!(event.name, "Club Open: Open");
}

/// Tables and brackets are reported like any other rounds.
#[test]
fn every_individual_format_is_reported() {
    for (format, words, players, rounds) in [
        (Format::RoundRobin, "Individual: Round-Robin", 5, 5),
        (Format::RoundRobin, "Individual: Double Round-Robin", 4, 6),
        (Format::Match, "Individual: Match", 2, 4),
        (Format::Knockout, "Individual: Knockout", 6, 3),
    ] {
        let mut hall = Hall::new(SectionSettings {
            format,
            ..SectionSettings::swiss("Cup", rounds)
        });
        hall.enter(players);
        hall.write(vec![Command::AssignNumbers(AssignNumbers {
            section: id(),
            order: None,
        })]);
        for _ in 0..rounds {
            hall.pair(&HowToPair::with_seed(1));
            hall.results(|_, _| GameResult::WHITE_WINS);
        }
        let written = report(hall.event(), hall.section(), None).unwrap();
        assert!(written.left_out.is_empty(), "{:?}", written.left_out);
        let trf = read_trf(written.text.as_bytes()).unwrap();
        assert_eq!(trf.event().tournament_type, words);
        let found = trf.to_draft().unwrap();
        assert_eq!(
            found.kind.system,
            adoube_conduct::facts::system(hall.section())
        );
        assert!(matches!(found.kind.by, ToldBy::Code | ToldBy::Words));
        let read = Tournament::new(found.draft).unwrap();
        let own = hall.section().snapshot().unwrap();
        assert_eq!(cards(&own), cards(&read), "{words}");
    }
}

/// The ranks of a report, by pairing number.
fn ranks(text: &str) -> Vec<(u32, u32)> {
    let trf = read_trf(text.as_bytes()).unwrap();
    let players = trf.records().iter().filter_map(|record| match record {
        Record::Player(player) => Some((player.person.number, player.rank.unwrap())),
        _ => None,
    });
    players.collect()
}

#[test]
fn the_ranks_of_a_report_are_those_of_the_standings() {
    let mut hall = hall("dutch-2026");
    for round in 1..=4 {
        play(&mut hall, round);
    }
    // Who is not numbered is not in the report, and takes no place in it.
    hall.write(vec![Command::Register(Register {
        section: id(),
        player: Player::named("Latecomer, Lea"),
    })]);
    let tournament = hall.section().snapshot().unwrap();
    let mut by_points_alone = true;
    for after in [2, 3, 4].map(RoundNumber) {
        let written = report(hall.event(), hall.section(), Some(after)).unwrap();
        assert_eq!(written.warnings, [], "{}", written.text);
        let settings = &hall.section().settings;
        let ranking = Ranking::of(&hall.event().details, settings, &tournament, after);
        let found = ranks(&written.text);
        assert_eq!(found.len(), 9);
        for (number, rank) in &found {
            let line = ranking.line(EntrantId(*number)).unwrap();
            assert_eq!(*rank as usize, line.rank, "{number} after round {after}");
        }
        let table = tournament.score_table(after, Purpose::Standings);
        let order: Vec<u32> = table.iter().map(|line| line.entrant.0).collect();
        let place = |number: u32| order.iter().position(|one| *one == number).unwrap() + 1;
        by_points_alone &= found
            .iter()
            .all(|(number, rank)| place(*number) == *rank as usize);
    }
    assert!(!by_points_alone, "the tie-breaks decided nothing");
}

#[test]
fn what_cannot_be_reported_is_said() {
    let mut hall = hall("dutch-2026");
    let nobody = report(hall.event(), hall.section(), None);
    assert_eq!(nobody, Err(CannotReport::NoNumbers));
    play(&mut hall, 1);
    let later = report(hall.event(), hall.section(), Some(RoundNumber(2)));
    let (round, last) = (RoundNumber(2), RoundNumber(1));
    assert_eq!(later, Err(CannotReport::NotPaired { round, last }));
}

/// What the settings and the entries say and no record of the format holds is read back all the same.
#[test]
fn a_report_carries_what_ratings_and_norms_ask_for() {
    let mut hall = hall("dutch-2026");
    let announced = [
        ("registered_on", "2026-09-01"),
        ("chief_arbiter_title", "IA"),
    ];
    let announced = announced.map(|(name, text)| (name.to_owned(), text.to_owned()));
    let settings = SectionSettings {
        announced: announced.into_iter().collect(),
        ..hall.section().settings.clone()
    };
    let details = EventDetails {
        chief_arbiter: Some("Anna Arbiter".to_owned()),
        ..hall.event().details.clone()
    };
    let mut player = hall.section().draft.entrants[0].player.clone();
    player.rating_facts.k = Some(40);
    player.rating_facts.list = "2026-10".parse().ok();
    hall.write(vec![
        Command::EditEvent(EventEdited { details }),
        Command::EditSection(SectionEdited {
            section: id(),
            settings,
        }),
        Command::EditPlayer(PlayerEdited {
            section: id(),
            entrant: hall.section().draft.entrants[0].id,
            player: player.clone(),
        }),
    ]);
    play(&mut hall, 1);
    let facts = adoube_conduct::facts::event_facts(
        &hall.event().details,
        hall.section(),
        "2026-11-02".parse().unwrap(),
    );
    assert_eq!(facts.registered_on, "2026-09-01".parse().ok());
    let chief = facts.chief_arbiter().unwrap();
    assert_eq!(chief.name, "Anna Arbiter");
    assert_eq!(chief.title.map(|title| title.abbreviation()), Some("IA"));

    let written = report(hall.event(), hall.section(), None).unwrap();
    let found = read_trf(written.text.as_bytes())
        .unwrap()
        .to_draft()
        .unwrap();
    assert_eq!(found.event.chief_arbiter, "IA Anna Arbiter");
    assert_eq!(found.dates.registered, facts.registered_on);
    let named = |entrant: &&adoube_tournament::Entrant| entrant.player.name == player.name;
    let read = found.draft.entrants.iter().find(named).unwrap();
    assert_eq!(read.player.rating_facts, player.rating_facts);
}

/// The arbiters of an event are named in its report with title and FIDE id, chief first, and read back.
#[test]
fn a_report_names_the_arbiters_of_the_list() {
    let mut hall = hall("dutch-2026");
    let post = |section: Option<&str>, role| ArbiterPost {
        section: section.map(|text| text.parse().unwrap()),
        role,
        rounds: Vec::new(),
    };
    let arbiter = |name: &str, title: &str, fide_id, posts: Vec<ArbiterPost>| EventArbiter {
        name: name.to_owned(),
        title: title.parse().ok(),
        fide_id,
        licensed: Some(true),
        posts,
        ..EventArbiter::default()
    };
    let own = id().to_string();
    let arbiters = vec![
        arbiter(
            "Ben Bishop",
            "FA",
            Some(1_503_014),
            vec![post(None, ArbiterRole::Deputy)],
        ),
        arbiter(
            "Anna Arbiter",
            "IA",
            Some(4_100_018),
            vec![post(Some(&own), ArbiterRole::Chief)],
        ),
        arbiter(
            "Cara Castle",
            "",
            None,
            vec![post(None, ArbiterRole::Arbiter)],
        ),
    ];
    let before = hall.event().details.clone();
    let details = before.clone().with_arbiters(arbiters);
    assert_eq!(details.chief_arbiter.as_deref(), Some("IA Anna Arbiter"));
    assert_eq!(details.deputy_arbiters, ["FA Ben Bishop"]);
    hall.write(vec![Command::EditEvent(EventEdited { details })]);
    play(&mut hall, 1);
    let written = report(hall.event(), hall.section(), None).unwrap();
    let found = read_trf(written.text.as_bytes())
        .unwrap()
        .to_draft()
        .unwrap();
    assert_eq!(found.event.chief_arbiter, "IA Anna Arbiter (4100018)");
    let others = ["FA Ben Bishop (1503014)", "Cara Castle"];
    assert_eq!(found.event.deputy_arbiters, others);

    let starts = "2026-11-02".parse().unwrap();
    let found = section_arbiters(&hall.event().details, hall.section(), starts);
    let roles: Vec<ArbiterRole> = found.arbiters.iter().map(|one| one.role).collect();
    assert_eq!(
        roles,
        [
            ArbiterRole::Chief,
            ArbiterRole::Deputy,
            ArbiterRole::Arbiter
        ]
    );
    // An International Arbiter has no norm to make; nine players are too few for the others.
    let norms: Vec<Option<Standing>> = (found.arbiters.iter())
        .map(|one| one.norm.as_ref().map(|norm| norm.standing))
        .collect();
    assert_eq!(
        norms,
        [None, Some(Standing::NotMet), Some(Standing::NotMet)]
    );
    let facts = adoube_conduct::facts::event_facts(&hall.event().details, hall.section(), starts);
    assert_eq!(facts.arbiters.len(), 3);
    assert!(facts.arbiters.iter().all(|one| one.licensed == Some(true)));
}

/// Nobody stands twice among the arbiters, and a post is in a section that there is.
#[test]
fn arbiters_that_cannot_be() {
    let mut hall = hall("dutch-2026");
    let named = |name: &str, section: Option<&str>| EventArbiter {
        name: name.to_owned(),
        posts: vec![ArbiterPost {
            section: section.map(|text| text.parse().unwrap()),
            ..ArbiterPost::default()
        }],
        ..EventArbiter::default()
    };
    for arbiters in [
        vec![named("Anna", None), named("anna ", None)],
        vec![named(" ", None)],
        vec![named("Anna", Some("nowhere"))],
    ] {
        let details = hall.event().details.clone().with_arbiters(arbiters);
        let command = Command::EditEvent(EventEdited { details });
        assert!(hall.submit(vec![command], "").is_err());
    }
}
