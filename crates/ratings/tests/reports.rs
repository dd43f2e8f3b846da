//! Conditions of events, forms, rejections, charts, and forecasts of ratings.

mod common;

use adoube_clock::{Dialect, Span, TimeControl};
use adoube_ratings::facts::{Arbiter, ArbiterTitle, Role, System};
use adoube_ratings::forms::{
    ArbiterPerson, Form, FormText, FormValue, application_form, arbiter_application_form,
    arbiter_norm_form, lecturer_form, title_result, tournament_report,
};
use adoube_ratings::norm::{
    Amount, NormEvent, NormOutcome, NormTitle, Standing, single_round_days,
};
use adoube_ratings::{
    EventFacts, HalfPoints, NotCounted, RatingList, RatingRules, TitleRules, chart, projected,
    rate, rating_forecast, rating_reached, rejections,
};
use adoube_tournament::{EntrantId, Outcome, Player, RoundNumber, Tournament};
use adoube_words::{Language, Words};
use jiff::ToSpan;
use jiff::civil::{Date, date};

/// What is filled in, in English.
fn told(value: &FormValue) -> String {
    Words::of(Language::english()).tell(value)
}

fn value(form: &Form, label: FormText) -> Option<String> {
    form.value(label).map(told)
}

fn control(text: &str) -> TimeControl {
    TimeControl::parse(text, Dialect::Fide).unwrap()
}

/// Everything a title event needs.
fn proper(start: Date) -> EventFacts {
    let mut facts = EventFacts::starting(start);
    facts.name = "Open".to_owned();
    facts.place = Some("Yerevan".to_owned());
    facts.host = "ARM".parse().ok();
    facts.registered_on = start.checked_sub(30.days()).ok();
    facts.time_control = Some(control("90'+30\""));
    facts.round_dates = (0..9)
        .map(|day| start.checked_add(day.days()).unwrap())
        .collect();
    facts.end = facts.round_dates.last().copied();
    facts.arbiters = vec![Arbiter {
        name: "Arbiter, Anna".to_owned(),
        fide_id: Some(1),
        title: Some(ArbiterTitle::International),
        licensed: Some(true),
        role: Role::Chief,
        plays_as: None,
    }];
    facts
}

fn example(last: Outcome) -> Tournament {
    let lines = [
        ("GM", "NOR", 2470, Outcome::Loss),
        ("-", "GEO", 2150, Outcome::Win),
        ("-", "GER", 2410, Outcome::Win),
        ("IM", "ARM", 2570, Outcome::Loss),
        ("-", "GEO", 2340, Outcome::Win),
        ("FM", "GEO", 2380, Outcome::Win),
        ("GM", "ARM", 2675, Outcome::Draw),
        ("IM", "ENG", 2540, Outcome::Win),
        ("GM", "USA", 2695, last),
    ];
    let card = (2..)
        .zip(lines)
        .map(|(id, (title, federation, rating, outcome))| {
            let player = Player {
                title: title.parse().ok(),
                federation: federation.parse().ok(),
                fide_rating: Some(rating),
                fide_id: Some(id),
                birth: "1990".parse().ok(),
                ..Player::named("Opponent")
            };
            (player, outcome)
        });
    let own = Player {
        federation: "ARM".parse().ok(),
        title: "IM".parse().ok(),
        fide_rating: Some(2500),
        fide_id: Some(1),
        birth: "1995-03-04".parse().ok(),
        ..Player::named("Petrosian, Armen")
    };
    common::single_card(own, card.collect(), 9)
}

fn event<'t>(tournament: &'t Tournament, facts: &'t EventFacts) -> NormEvent<'t> {
    NormEvent::new(tournament, facts, TitleRules::Fide2017, RoundNumber(9))
}

type Change = fn(&mut EventFacts);

/// One thing wrong at a time.
#[test]
fn conditions_of_title_events() {
    let tournament = example(Outcome::Draw);
    let facts = proper(date(2018, 5, 1));
    assert_eq!(event(&tournament, &facts).faults().count(), 0);
    assert!(
        event(&tournament, &facts)
            .conditions
            .iter()
            .all(|c| c.standing == Standing::Met)
    );
    let changes: [(&str, Change); 10] = [
        ("1.11", |facts| {
            facts.registered_on = facts.start.checked_sub(29.days()).ok()
        }),
        ("1.11, 1.42g", |facts| facts.composition_changed = true),
        ("1.13", |facts| {
            facts.time_control = Some(control("90'+30\""));
            facts.round_dates = vec![facts.start; 3];
        }),
        ("1.12", |facts| {
            facts.time_control = Some(control("40/120'+60'+30\""));
            facts.round_dates = vec![facts.start; 2];
        }),
        ("1.13, 1.13b", |facts| {
            facts.time_control = Some(control("90'+20\""))
        }),
        ("1.14", |facts| {
            facts.end = facts.start.checked_add(90.days()).ok()
        }),
        ("1.16", |facts| {
            facts.arbiters[0].title = Some(ArbiterTitle::National)
        }),
        ("1.17", |facts| {
            facts.arbiters[0].plays_as = Some(EntrantId(2))
        }),
        ("1.6", |facts| facts.list = RatingList::Rapid),
        ("1.6", |facts| facts.system = System::Match),
    ];
    for (article, change) in changes {
        let mut facts = proper(date(2018, 5, 1));
        change(&mut facts);
        let event = event(&tournament, &facts);
        let faults: Vec<&str> = event.faults().map(|check| check.article).collect();
        assert_eq!(faults, [article]);
        let verdict = event.verdict(EntrantId(1), NormTitle::Gm).unwrap();
        assert_eq!(verdict.outcome, NormOutcome::Failed, "{article}");
    }
}

#[test]
fn when_reports_are_due() {
    let mut facts = proper(date(2018, 5, 1));
    let due = facts.deadlines(RatingRules::Fide2017).unwrap();
    assert_eq!(due.to_rating_officer, Some(date(2018, 5, 16)));
    assert_eq!(due.upload, Some(date(2018, 6, 8)));
    facts.end = Some(date(2024, 11, 30));
    let due = facts.deadlines(RatingRules::Fide2024).unwrap();
    assert_eq!(due.last_list, Some(date(2025, 2, 1)));
    // With five days or fewer left of the month it is the list after the next.
    assert_eq!(due.upload, Some(date(2024, 12, 31)));
    facts.end = Some(date(2024, 11, 24));
    let due = facts.deadlines(RatingRules::Fide2024).unwrap();
    assert_eq!(due.upload, Some(date(2024, 11, 30)));
}

/// 0.2.1 and 0.2.2 since the end of 2023; the chapter on rapid and blitz has three days for everybody.
#[test]
fn how_early_an_event_is_registered() {
    use adoube_ratings::RatingList::{Rapid, Standard};
    for (rules, list, top, days) in [
        (RatingRules::Fide2017, Standard, true, 7),
        (RatingRules::Fide2022, Standard, true, 3),
        (RatingRules::Fide2024, Standard, false, 3),
        (RatingRules::Fide2025, Standard, true, 30),
        (RatingRules::Fide2025, Rapid, true, 3),
    ] {
        assert_eq!(rules.registration_days(list, top), days, "{rules}");
    }
}

/// Ratings of the day of each game: after 90 days, since 2024 after 30 (1.15; 1.1.4).
#[test]
fn long_events_leave_the_ratings_open() {
    let tournament = example(Outcome::Draw);
    for (rules, days, open) in [
        (TitleRules::Fide2017, 90, false),
        (TitleRules::Fide2024, 30, false),
        (TitleRules::Fide2024, 31, true),
    ] {
        let mut facts = proper(date(2024, 5, 1));
        facts.end = facts.start.checked_add((days - 1).days()).ok();
        let event = NormEvent::new(&tournament, &facts, rules, RoundNumber(9));
        let found = event
            .conditions
            .iter()
            .any(|check| check.standing == Standing::Open);
        assert_eq!(found, open, "{rules} {days}");
    }
}

/// 3 rounds of 90 minutes and 30 seconds are exactly twelve hours, but three rounds.
#[test]
fn twelve_hours() {
    let tournament = example(Outcome::Draw);
    let mut facts = proper(date(2018, 5, 1));
    facts.round_dates = vec![facts.start; 3];
    let found = event(&tournament, &facts);
    let hours = found
        .conditions
        .iter()
        .find(|check| check.article == "1.12")
        .unwrap();
    assert_eq!(
        (hours.standing, &hours.actual),
        (Standing::Met, &Amount::Time(Span::minutes(12 * 60)))
    );
    assert_eq!(single_round_days(&facts), Some(0));
}

#[test]
fn what_is_not_known_stays_open() {
    let tournament = example(Outcome::Draw);
    let facts = EventFacts::starting(date(2018, 5, 1));
    let event = event(&tournament, &facts);
    let open = event
        .conditions
        .iter()
        .filter(|check| check.standing == Standing::Open);
    assert_eq!(open.count(), 5);
    let verdict = event.verdict(EntrantId(1), NormTitle::Gm).unwrap();
    assert_eq!(verdict.outcome, NormOutcome::Norm);
}

#[test]
fn the_certificate_of_a_norm() {
    let tournament = example(Outcome::Draw);
    let facts = proper(date(2018, 5, 1));
    let event = event(&tournament, &facts);
    let verdict = event.verdict(EntrantId(1), NormTitle::Gm).unwrap();
    let form = title_result(&event, &verdict);
    for (label, value) in [
        (FormText::Title, "GM"),
        (FormText::FamilyName, "Petrosian"),
        (FormText::FirstName, "Armen"),
        (FormText::FideId, "1"),
        (FormText::DateOfBirth, "4 March 1995"),
        (FormText::Start, "1 May 2018"),
        (FormText::Games, "9"),
        (FormText::Federations, "6"),
        (FormText::OpponentsNotFromTheApplicantsFederation, "7"),
        (FormText::OpponentsFromTheHostFederation, "2"),
        (FormText::TitledOpponents, "6"),
        (FormText::Code("GM"), "3"),
        (FormText::Code("IM"), "2"),
        (FormText::Code("FM"), "1"),
        (FormText::AverageOfTheOpponents, "2476"),
        (FormText::ScoreRequired, "6"),
        (FormText::ScoreAchieved, "6"),
        (FormText::GamesTheNormCountsFor, "9"),
    ] {
        assert_eq!(
            self::value(&form, label).as_deref(),
            Some(value),
            "{label:?}"
        );
    }
    // What only a person can write or sign is empty.
    assert!(form.value(FormText::ChiefArbitersSignature).is_none());
    let games = form
        .sections
        .iter()
        .find_map(|section| section.table.as_ref())
        .unwrap();
    assert_eq!(games.rows.len(), 9);
    let told_row = |row: &[FormValue]| row.iter().map(told).collect::<Vec<String>>();
    assert_eq!(told_row(&games.rows[1][4..8]), ["2150", "2200", "", "1"]);
    assert_eq!(told(&games.rows[8][7]), "½");
    let json = serde_json::to_value(&form).unwrap();
    assert_eq!(json["code"], "IT1");
}

#[test]
fn reports_of_the_event_and_of_arbiters() {
    let tournament = example(Outcome::Draw);
    let facts = proper(date(2018, 5, 1));
    let report = tournament_report(&tournament, &facts);
    assert_eq!(report.code, "IT3");
    assert_eq!(
        value(&report, FormText::ChiefArbiter).as_deref(),
        Some("IA Arbiter, Anna (1)")
    );
    let table = report
        .sections
        .iter()
        .find_map(|section| section.table.as_ref())
        .unwrap();
    for row in &table.rows {
        let number = |place: usize| told(&row[place]).parse::<u32>().unwrap();
        assert_eq!(number(1), number(3) + number(4), "{row:?}");
    }
    let told_row = |row: &[FormValue]| row.iter().map(told).collect::<Vec<String>>();
    assert_eq!(told_row(&table.rows[0][..4]), ["All", "10", "6", "3"]);
    assert_eq!(told_row(&table.rows[3][..2]), ["GM", "3"]);
    let person = ArbiterPerson {
        family_name: "Arbiter".to_owned(),
        first_name: "Anna".to_owned(),
        ..ArbiterPerson::default()
    };
    let fa = arbiter_norm_form(ArbiterTitle::Fide, &person, &tournament, &facts);
    let ia = arbiter_norm_form(ArbiterTitle::International, &person, &tournament, &facts);
    assert_eq!((fa.code, ia.code), ("FA1", "IA1"));
    assert_eq!(value(&fa, FormText::RatedPlayers).as_deref(), Some("10"));
    assert_eq!(value(&ia, FormText::Federations).as_deref(), Some("6"));
    let application = arbiter_application_form(ArbiterTitle::Fide, &person, &[]);
    assert_eq!(application.code, "FA2");
    assert_eq!(lecturer_form(true, &person).code, "FL2");
    assert_eq!(
        value(
            &application_form(NormTitle::Gm, "A", &[], None),
            FormText::RatingNeeded
        )
        .as_deref(),
        Some("2500")
    );
}

#[test]
fn reasons_to_reject() {
    let tournament = example(Outcome::Draw);
    let rules = RatingRules::Fide2017;
    let list = |facts: &EventFacts, tournament: &Tournament| {
        let rated = rate(tournament, facts, rules, RoundNumber(9));
        let found = rejections(tournament, facts, &rated, None);
        found
            .into_iter()
            .map(|check| check.article)
            .collect::<Vec<_>>()
    };
    assert_eq!(list(&proper(date(2018, 5, 1)), &tournament), [""; 0]);
    let changes: [(&str, Change); 5] = [
        ("B.02, 02", |facts| {
            facts.registered_on = facts.start.checked_sub(6.days()).ok()
        }),
        ("B.02, 03", |facts| facts.arbiters[0].licensed = Some(false)),
        ("B.02, 3.1", |facts| {
            facts.round_dates = vec![facts.start; 4]
        }),
        ("B.02, 4.1", |facts| {
            facts.end = facts.start.checked_add(90.days()).ok()
        }),
        ("B.02, 1.1", |facts| {
            facts.time_control = Some(control("60'+30\""))
        }),
    ];
    for (article, change) in changes {
        let mut facts = proper(date(2018, 5, 1));
        change(&mut facts);
        assert_eq!(list(&facts, &tournament), [article]);
    }
    let unfinished = list(&proper(date(2018, 5, 1)), &example(Outcome::Pending));
    assert_eq!(unfinished, ["B.02, 5.1"]);
    let bare = common::single_card(common::rated(2000), Vec::new(), 1);
    let facts = EventFacts::starting(date(2018, 5, 1));
    assert!(list(&facts, &bare).len() >= 8);
}

/// B.01, 1.53a: 2500 in the middle of an event is enough.
#[test]
fn a_rating_reached_on_the_way() {
    let games = [
        (2500, Outcome::Win),
        (2500, Outcome::Win),
        (2500, Outcome::Loss),
    ];
    let card = games.map(|(rating, outcome)| (common::rated(rating), outcome));
    let tournament = common::single_card(common::rated(2491), card.to_vec(), 3);
    let facts = EventFacts::starting(date(2018, 5, 1));
    let rated = rate(&tournament, &facts, RatingRules::Fide2017, RoundNumber(3));
    let player = &rated.players[0];
    // K 10, 49 % expected: 5.1 for each win.
    let reached = |rating| rating_reached(&rated, player, rating).unwrap();
    assert_eq!(reached(2500).exactly, Some(RoundNumber(2)));
    assert_eq!(reached(2501).exactly, Some(RoundNumber(2)));
    assert_eq!(reached(2502).exactly, None);
    assert_eq!(player.change.unwrap().rating, 2496);
    let half = common::single_card(
        common::rated(2495),
        vec![(common::rated(2495), Outcome::Win)],
        1,
    );
    let rated = rate(&half, &facts, RatingRules::Fide2017, RoundNumber(1));
    let reached = rating_reached(&rated, &rated.players[0], 2500).unwrap();
    assert_eq!(
        (reached.exactly, reached.rounded),
        (Some(RoundNumber(1)), Some(RoundNumber(1)))
    );
}

#[test]
fn what_a_snapshot_looks_like() {
    assert_eq!(System::seen_in(&example(Outcome::Draw)), System::Swiss);
    let table = ["x1", "0x"].map(str::to_owned);
    let single = common::round_robin(vec![common::rated(2000), common::rated(2000)], &table);
    assert_eq!(System::seen_in(&single), System::RoundRobin);
    let mut draft = single.draft().clone();
    draft.planned_rounds = 2;
    draft.rounds.push(draft.rounds[0].clone());
    let double = Tournament::new(draft).unwrap();
    assert_eq!(System::seen_in(&double), System::DoubleRoundRobin);
}

/// Each game by itself: two hours for a player of 2200, 2400 since 2022; lists by time.
#[test]
fn rates_of_play() {
    let fault = |start: Date, list: RatingList, text: &str, ratings: [u16; 2]| {
        let game = vec![(common::rated(ratings[1]), Outcome::Win)];
        let tournament = common::single_card(common::rated(ratings[0]), game, 1);
        let mut facts = EventFacts::starting(start);
        facts.list = list;
        facts.time_control = Some(control(text));
        let rules = RatingRules::on(start).unwrap();
        let rated = rate(&tournament, &facts, rules, RoundNumber(1));
        let mut not_counted = rated.players[0].not_counted.iter();
        not_counted.any(|round| matches!(round.reason, NotCounted::RateOfPlay(_)))
    };
    let (old, new) = (date(2018, 1, 1), date(2024, 6, 1));
    let standard = RatingList::Standard;
    for (start, list, text, ratings, expected) in [
        (old, standard, "90'+30\"", [2700, 2000], false),
        (old, standard, "60'+30\"", [2200, 1500], true),
        (old, standard, "60'+30\"", [2199, 1500], false),
        (new, standard, "60'+30\"", [2399, 1500], false),
        (new, standard, "60'+30\"", [2000, 2400], true),
        (old, standard, "30'+30\"", [1599, 1500], false),
        (old, standard, "30'+30\"", [1600, 1500], true),
        (new, standard, "30'+30\"", [1799, 1500], false),
        (old, RatingList::Rapid, "10'+5\"", [2000, 2000], false),
        (old, standard, "10'+5\"", [1500, 1500], true),
        (old, RatingList::Blitz, "5'+5\"", [2000, 2000], false),
        (old, RatingList::Rapid, "5'+5\"", [2000, 2000], true),
        (old, RatingList::Blitz, "3'+2\"", [2000, 2000], false),
        (old, RatingList::Blitz, "3'", [2000, 2000], true),
    ] {
        assert_eq!(
            fault(start, list, text, ratings),
            expected,
            "{start} {list} {text} {ratings:?}"
        );
    }
}

/// Rapid and blitz since December 2024: 600 points apart with a player above 2600.
#[test]
fn far_apart() {
    for (start, list, ratings, expected) in [
        (date(2024, 12, 1), RatingList::Rapid, [2601, 2001], true),
        (date(2024, 12, 1), RatingList::Rapid, [2601, 2002], false),
        (date(2024, 12, 1), RatingList::Rapid, [2600, 2000], false),
        (date(2024, 11, 30), RatingList::Rapid, [2601, 2001], false),
        (date(2024, 12, 1), RatingList::Standard, [2601, 2001], false),
    ] {
        let game = vec![(common::rated(ratings[1]), Outcome::Win)];
        let tournament = common::single_card(common::rated(ratings[0]), game, 1);
        let mut facts = EventFacts::starting(start);
        facts.list = list;
        let rated = rate(&tournament, &facts, RatingRules::Fide2024, RoundNumber(1));
        for player in &rated.players {
            assert_eq!(
                player.games.is_empty(),
                expected,
                "{start} {list} {ratings:?}"
            );
        }
    }
}

#[test]
fn ratings_to_come() {
    let tournament = example(Outcome::Pending);
    let facts = proper(date(2018, 5, 1));
    let rated = rate(&tournament, &facts, RatingRules::Fide2017, RoundNumber(8));
    let player = &rated.players[0];
    let forecast = rating_forecast(&rated, &facts, player, 2695).unwrap();
    let end = |last| {
        let tournament = example(last);
        let rated = rate(&tournament, &facts, RatingRules::Fide2017, RoundNumber(9));
        rated.players[0].change.unwrap()
    };
    assert_eq!(forecast.so_far, player.change.unwrap());
    assert_eq!(forecast.win, end(Outcome::Win));
    assert_eq!(forecast.draw, end(Outcome::Draw));
    assert_eq!(forecast.loss, end(Outcome::Loss));
    let two = projected(
        &rated,
        &facts,
        player,
        &[(2500, HalfPoints(2)), (2500, HalfPoints(0))],
    );
    assert_eq!(two.unwrap().gain, forecast.so_far.gain);
    let svg = chart::rating_change(&player.name, player).unwrap();
    assert_eq!(svg.matches("<circle").count(), player.games.len());
    assert!(svg.starts_with("<svg") && svg.contains("Petrosian"));
}
