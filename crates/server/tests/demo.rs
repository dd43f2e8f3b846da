//! The demonstration event, and what the pages show of it.

mod common;

use std::sync::Arc;

use adoube_conduct::arbiters::section_arbiters;
use adoube_conduct::facts::event_facts;
use adoube_conduct::import::{Destination, import};
use adoube_conduct::line_ups::{ToSet, set_boards};
use adoube_conduct::rounds::report;
use adoube_formats::read_trf;
use adoube_journal::{
    Command, EnterResult, Event, Journal, MemoryStore, Section, SqliteStore, Store, StoreError,
    Submission, SubmitError, Undone, attempt,
};
use adoube_pairing::check::check;
use adoube_pairing::dutch::Edition;
use adoube_pairing::schedule::berger;
use adoube_pairing::system::SwissSystem;
use adoube_pairing::us::Facts;
use adoube_prizes::Fund;
use adoube_ratings::TitleRules;
use adoube_ratings::facts::ArbiterTitle;
use adoube_ratings::norm::{NormEvent, NormOutcome, NormTitle, Standing};
use adoube_server::demo::{DemoError, create_demo};
use adoube_tournament::{GameResult, Points, Purpose, RoundNumber};
use common::*;

/// The boards of the sixth round whose result is known.
const FINISHED: usize = 16;

#[tokio::test]
async fn the_demonstration_is_in_its_sixth_round() {
    let (store, _) = demo().await;
    let journal = Journal::open(store, "rookery-open".parse().unwrap())
        .await
        .unwrap();
    let section = journal.event().section(&section()).unwrap();
    let tournament = section.snapshot().unwrap();

    assert_eq!(tournament.entrants().len(), 64);
    assert_eq!(tournament.draft().planned_rounds, 9);
    assert_eq!(tournament.paired_rounds(), RoundNumber(6));
    let closed: Vec<bool> = section.rounds.iter().map(|round| round.closed).collect();
    assert_eq!(closed, [true, true, true, true, true, false]);

    let finished = |game: &&adoube_tournament::Game| game.results.reported.is_final();
    let sixth = &tournament.rounds()[5];
    assert_eq!(sixth.games.len(), 31);
    assert_eq!(sixth.games.iter().filter(finished).count(), FINISHED);

    // The list of entries is in the order of the pairing numbers.
    for entrant in tournament.entrants() {
        assert_eq!(entrant.pairing_number.unwrap().get(), entrant.id.0);
    }
    // 157 games, four half-point byes and one full point for the bye of the pairing.
    let points: Points = (tournament.entrants().iter())
        .map(|entrant| tournament.score(entrant.id, RoundNumber(5), Purpose::Standings))
        .sum();
    assert_eq!(points, "160".parse().unwrap());

    assert!(
        journal
            .records()
            .windows(2)
            .all(|two| two[0].at <= two[1].at)
    );
    assert!(journal.records().iter().all(|record| record.at <= now()));
}

#[tokio::test]
async fn every_round_is_paired_by_the_rules() {
    let (store, _) = demo().await;
    let journal = Journal::open(store, "rookery-open".parse().unwrap())
        .await
        .unwrap();
    let open = journal.event().section(&section()).unwrap();
    let tournament = open.snapshot().unwrap();
    let system = SwissSystem::from(Edition::Dutch2026);
    let among = system.competitors(&tournament);
    assert_eq!(check(&system, &among, &Facts::default()), []);

    let masters = &journal.event().sections[1];
    let tournament = masters.snapshot().unwrap();
    let table = berger::schedule(8).unwrap();
    for (round, planned) in tournament.rounds().iter().zip(&table.rounds) {
        let found: Vec<_> = (round.games.iter())
            .map(|game| (game.white.0, game.black.0))
            .collect();
        let planned: Vec<_> = (planned.games.iter())
            .map(|game| (game.white, game.black))
            .collect();
        assert_eq!(found, planned);
    }
    for entrant in tournament.entrants() {
        assert_eq!(entrant.pairing_number.unwrap().get(), entrant.id.0);
    }
    teams_are_paired_by_the_rules(&journal.event().sections[2]);
}

/// The matches are those of the table, the boards those of the line-ups, and one of them is empty.
fn teams_are_paired_by_the_rules(clubs: &Section) {
    let tournament = clubs.snapshot().unwrap();
    for team in tournament.teams() {
        assert_eq!(team.pairing_number.unwrap().get(), team.id.0);
    }
    let table = berger::schedule(6).unwrap();
    assert_eq!(tournament.rounds().len(), 3);
    for (place, (round, planned)) in tournament.rounds().iter().zip(&table.rounds).enumerate() {
        let found: Vec<_> = (round.matches.iter())
            .map(|meeting| (meeting.first.0, meeting.second.0))
            .collect();
        let planned: Vec<_> = (planned.games.iter())
            .map(|game| (game.white, game.black))
            .collect();
        assert_eq!(found, planned);
        // The boards that come of the line-ups once more.
        let mut open = clubs.clone();
        open.draft.rounds[place].games.clear();
        open.draft.rounds[place].empty_boards.clear();
        let set = set_boards(&open, RoundNumber::at_place(place), ToSet::All);
        let Ok(Some(Command::SetBoards(set))) = set else {
            panic!("no boards in round {}", place + 1);
        };
        let seated: Vec<_> = (round.games.iter())
            .map(|game| (game.board, game.white, game.black))
            .collect();
        let expected: Vec<_> = (set.boards.iter())
            .map(|pairing| (pairing.board, pairing.white, pairing.black))
            .collect();
        assert_eq!(seated, expected);
        assert_eq!(round.empty_boards, set.empty_boards);
    }
    assert_eq!(tournament.rounds()[2].empty_boards.len(), 1);
}

#[tokio::test]
async fn the_demonstration_has_something_of_everything() {
    let (store, _) = demo().await;
    let journal = Journal::open(store, "rookery-open".parse().unwrap())
        .await
        .unwrap();
    let event = journal.event();
    let section = event.section(&section()).unwrap();
    assert_eq!(event.sections.len(), 4);
    assert_eq!(section.settings.categories.len(), 4);
    assert_eq!(section.settings.schedule.len(), 9);
    assert!(!section.sectors.is_empty());
    let fund = section.prize_fund.as_deref().unwrap();
    assert!(Fund::from_toml(fund).is_ok(), "{:?}", Fund::from_toml(fund));
    assert_eq!(section.incidents.len(), 3);
    assert!(!section.notes.is_empty());
    let gone = section.draft.entrants.iter();
    let gone = gone.filter(|entrant| !entrant.withdrawals.is_empty());
    assert_eq!(gone.count(), 1);
    let byes: usize = section
        .draft
        .rounds
        .iter()
        .map(|round| round.byes.len())
        .sum();
    assert_eq!(byes, 6);
    let forfeits = section.draft.rounds.iter().flat_map(|round| &round.games);
    let forfeits = forfeits.filter(|game| {
        game.results.reported.white.code() == '+' || game.results.reported.black.code() == '+'
    });
    assert_eq!(forfeits.count(), 1);
}

/// Of three different titles, in a section in which nothing is left open.
#[tokio::test]
async fn norms_were_made_in_the_demonstration() {
    let (store, _) = demo().await;
    let journal = Journal::open(store, "rookery-open".parse().unwrap())
        .await
        .unwrap();
    let event = journal.event();
    let section = &event.sections[3];
    let tournament = section.snapshot().unwrap();
    let table = berger::schedule(10).unwrap();
    for (round, planned) in tournament.rounds().iter().zip(&table.rounds) {
        let found = round.games.iter().map(|game| (game.white.0, game.black.0));
        let planned = planned.games.iter().map(|game| (game.white, game.black));
        assert!(found.eq(planned));
    }
    let facts = event_facts(&event.details, section, event.details.starts.unwrap());
    let rules = TitleRules::on(facts.start).unwrap();
    let norms = NormEvent::new(&tournament, &facts, rules, RoundNumber(9));
    let open = norms.conditions.iter();
    assert!(open.clone().all(|check| check.standing == Standing::Met));
    let made = norms
        .verdicts()
        .filter(|one| one.outcome == NormOutcome::Norm);
    let made: Vec<(u32, NormTitle)> = made.map(|one| (one.entrant.0, one.title)).collect();
    let expected = [(1, NormTitle::Gm), (4, NormTitle::Im), (9, NormTitle::Wgm)];
    assert_eq!(made, expected);
    // Two of its arbiters can have a report of a norm.
    let arbiters = section_arbiters(&event.details, section, facts.start).arbiters;
    let seeking = arbiters.iter().filter_map(|one| one.norm.as_ref());
    let seeking = seeking.filter(|norm| norm.title == ArbiterTitle::Fide);
    assert_eq!(seeking.count(), 2);
}

#[tokio::test]
async fn the_demonstration_is_made_at_any_hour_and_only_once() {
    for hour in 0..24 {
        let store = Arc::new(MemoryStore::default());
        let at = format!("2027-01-01T{hour:02}:59:59Z").parse().unwrap();
        create_demo(store.clone(), at).await.unwrap();
        let again = create_demo(store, at).await;
        assert!(matches!(
            again,
            Err(DemoError::Submit(SubmitError::Store(
                StoreError::EventExists(_)
            )))
        ));
    }
}

#[tokio::test]
async fn every_page_of_the_demonstration_is_there() {
    let (_, app) = demo().await;
    let mut pages = vec![
        "/".to_owned(),
        "/?page=1".to_owned(),
        "/e/rookery-open".to_owned(),
        format!("{DEMO}/pairings"),
        format!("{DEMO}/players"),
        format!("{DEMO}/players?order=name"),
        format!("{DEMO}/standings"),
        format!("{DEMO}/crosstable"),
        format!("{DEMO}/screen"),
        "/e/rookery-open/qr".to_owned(),
        "/e/rookery-open/masters/pairings".to_owned(),
        "/e/rookery-open/masters/standings".to_owned(),
        "/e/rookery-open/masters/crosstable".to_owned(),
    ];
    let clubs = [
        "pairings",
        "matches/3",
        "matches/3/1",
        "teams/1",
        "boards",
        "standings",
        "crosstable",
        "crosstable?of=boards",
    ];
    pages.extend(clubs.map(|path| format!("/e/rookery-open/clubs/{path}")));
    pages.extend((1..=6).map(|round| format!("{DEMO}/pairings/{round}")));
    pages.extend((0..=6).map(|round| format!("{DEMO}/standings?after={round}")));
    pages.extend((0..=6).map(|round| format!("{DEMO}/crosstable?after={round}")));
    pages.extend((1..=64).map(|number| format!("{DEMO}/players/{number}")));
    for path in pages {
        page(&app, &path).await;
    }
    let slash = get(&app, "/e/rookery-open/").await;
    assert_eq!(slash.header("location"), "/e/rookery-open");
    for path in [DEMO.to_owned(), format!("{DEMO}/")] {
        let answer = get(&app, &path).await;
        assert!(answer.status.is_redirection());
        assert_eq!(answer.header("location"), format!("{DEMO}/pairings"));
    }
}

#[tokio::test]
async fn every_link_leads_somewhere() {
    let (_, app) = demo().await;
    let mut seen = vec!["/".to_owned()];
    let mut place = 0;
    while let Some(path) = seen.get(place).cloned() {
        place += 1;
        let answer = get(&app, &path).await;
        let found = answer.status.is_success() || answer.status.is_redirection();
        assert!(found, "{path}");
        let linked = answer.body.split("href=\"").skip(1);
        let linked = linked.filter_map(|rest| rest.split('"').next());
        for link in linked.filter(|link| !link.starts_with('#')) {
            assert!(link.starts_with('/'), "{path} links to {link}");
            let link = link.replace("&#38;", "&");
            // The arithmetic of every value of everybody would be a thousand pages more.
            let arithmetic = link.contains("/standings/");
            if !arithmetic && !seen.contains(&link) {
                seen.push(link);
            }
        }
    }
    // Lists, rounds, the tables of each round, everybody's card.
    assert!(seen.len() > 80, "{}", seen.len());
}

#[tokio::test]
async fn the_event_page_tells_how_far_the_round_is() {
    let (_, app) = demo().await;
    let shown = text(&page(&app, "/e/rookery-open").await);
    assert!(shown.contains(&format!("Round 6 of 9: {FINISHED} of 31 boards finished")));
    assert!(shown.contains("11–19 May 2026"));
    assert!(shown.contains("Chief arbiter Agatha Whitlock"));
    assert!(shown.contains("Round 6 Saturday 16 May 2026, 14:00"));
}

#[tokio::test]
async fn pairings_show_scores_results_and_byes() {
    let (_, app) = demo().await;
    let round = page(&app, &format!("{DEMO}/pairings/6")).await;
    let boards = rows(&round);
    assert_eq!(boards.len(), 31);
    let line = |place: usize| text(&format!("<tr{}", boards[place]));
    assert_eq!(
        line(3),
        "4 2 GM Ferrer, Íñigo 2465 3 ½ 1 – 0 3 ½ 21 Itō, Kenji 2188"
    );
    assert!(line(1).contains("no result yet"));

    let third = text(&page(&app, &format!("{DEMO}/pairings/3")).await);
    assert!(third.contains("Lund, Eirik 1 ½ half-point bye ½"));
    let fourth = text(&page(&app, &format!("{DEMO}/pairings/4")).await);
    assert!(fourth.contains("− / + forfeit"));
    let fifth = text(&page(&app, &format!("{DEMO}/pairings/5")).await);
    assert!(fifth.contains("Whitfield, Walter 0 pairing-allocated bye 1"));
}

/// The points printed in a row of the standings or the cross table.
fn printed_points(row: &str) -> Points {
    let cell = row.split("class=\"points strong\">").nth(1).unwrap();
    let cell = text(cell.split("</td>").next().unwrap());
    cell.replace(' ', "").parse().unwrap()
}

#[tokio::test]
async fn standings_and_crosstable_add_up() {
    let (_, app) = demo().await;
    for (after, total) in [
        ("", "160"),
        ("?after=5", "160"),
        ("?after=2", "64"),
        ("?after=0", "0"),
    ] {
        for table in ["standings", "crosstable"] {
            let shown = page(&app, &format!("{DEMO}/{table}{after}")).await;
            let lines = rows(&shown);
            assert_eq!(lines.len(), 64);
            let points: Vec<Points> = lines.iter().map(|line| printed_points(line)).collect();
            assert!(points.is_sorted_by(|one, other| one >= other));
            let sum: Points = points.into_iter().sum();
            assert_eq!(sum, total.parse().unwrap(), "{table}{after}");
        }
    }
    let shown = text(&page(&app, &format!("{DEMO}/standings")).await);
    assert!(shown.contains("Standings after round 5"));
    let shown = text(&page(&app, &format!("{DEMO}/standings?after=6")).await);
    assert!(shown.contains("Standings during round 6"));
    assert!(shown.contains(&format!("{FINISHED} of 31 boards finished")));
}

/// The name in a row of the standings or the cross table.
fn printed_name(row: &str) -> String {
    let cell = row.split("scope=\"row\"").nth(1).unwrap();
    let link = cell.split("<a ").nth(1).unwrap();
    text(&format!("<a {}", link.split("</a>").next().unwrap()))
}

#[tokio::test]
async fn the_crosstable_is_in_the_order_of_the_standings() {
    let (_, app) = demo().await;
    let masters = "/e/rookery-open/masters";
    for section in [DEMO, masters] {
        let mut orders = Vec::new();
        for table in ["standings", "crosstable"] {
            let shown = page(&app, &format!("{section}/{table}")).await;
            let names: Vec<String> = rows(&shown).iter().map(|row| printed_name(row)).collect();
            orders.push(names);
        }
        assert_eq!(orders[0], orders[1], "{section}");
    }
    // Everybody meets everybody: a column for each line, and nothing against oneself.
    let grid = page(&app, &format!("{masters}/crosstable")).await;
    for (place, row) in rows(&grid).iter().enumerate() {
        let cells: Vec<&str> = row.split("<td class=\"cell").skip(1).collect();
        assert_eq!(cells.len(), 8);
        let own = cells.iter().position(|cell| cell.starts_with(" own"));
        assert_eq!(own, Some(place));
    }
}

#[tokio::test]
async fn tie_breaks_part_equal_points() {
    let (_, app) = demo().await;
    let shown = page(&app, &format!("{DEMO}/standings")).await;
    assert!(shown.contains("<abbr title=\"Buchholz, cut 1\">BH/C1</abbr>"));
    let places: Vec<String> = (rows(&shown).iter())
        .map(|row| text(row.split("</td>").next().unwrap()))
        .map(|cell| cell.rsplit(' ').next().unwrap_or("").to_owned())
        .collect();
    assert_eq!(places[..4], ["1", "2", "3", "4"]);
    let before = page(&app, &format!("{DEMO}/standings?after=0")).await;
    let first = text(rows(&before)[1].split("</td>").next().unwrap());
    assert!(
        first.ends_with('1'),
        "everybody is level before round 1: {first}"
    );
}

#[tokio::test]
async fn a_card_runs_through_the_rounds() {
    let (_, app) = demo().await;
    let card = page(&app, &format!("{DEMO}/players/2")).await;
    let lines: Vec<String> = rows(&card)
        .iter()
        .map(|row| text(&format!("<tr{row}")))
        .collect();
    assert_eq!(
        lines,
        [
            "1 2 Black 34 van der Laan, Pieter NED 2001 1 1",
            "2 2 White 17 FM Górska, Łukasz POL 2246 0 1",
            "3 10 White 47 de Groot, Femke NED 1758 1 ↑ 2",
            "4 6 Black 23 Iyer, Meenakshi IND 2158 1 3",
            "5 half-point bye ½ 3 ½",
            "6 4 White 21 Itō, Kenji JPN 2188 1 4 ½",
        ]
    );
    let shown = text(&card);
    assert!(
        shown.contains("Points 3½ after round 5 Place 13 Pairing number 2"),
        "{shown}"
    );
    assert!(shown.contains("↑ met somebody with more points"), "{shown}");
    assert!(
        !shown.contains("1982"),
        "the year of birth is nobody's business"
    );
}

/// The place in a row of the standings.
fn printed_place(row: &str) -> String {
    let cell = row.split("<td class=\"num rank").nth(1).unwrap();
    let cell = cell.split("</td>").next().unwrap();
    cell.split('>').nth(1).unwrap().to_owned()
}

#[tokio::test]
async fn a_card_has_the_place_of_the_standings() {
    let (_, app) = demo().await;
    for section in [DEMO, "/e/rookery-open/masters"] {
        let standings = page(&app, &format!("{section}/standings")).await;
        for row in rows(&standings) {
            let link = row.split("href=\"").nth(1).unwrap();
            let card = page(&app, link.split('"').next().unwrap()).await;
            let place = text(card.split("<dt>Place</dt>").nth(1).unwrap());
            let place = place.split_whitespace().next().unwrap();
            assert_eq!(place, printed_place(row), "{link}");
            assert!(card.contains(&format!("href=\"{section}/standings?after=")));
        }
    }
}

#[tokio::test]
async fn names_sort_without_regard_to_accents() {
    let (_, app) = demo().await;
    let shown = text(&page(&app, &format!("{DEMO}/players?order=name")).await);
    let place = |name: &str| shown.find(name).unwrap();
    assert!(place("Shevchuk") < place("Şimşek"));
    assert!(place("Şimşek") < place("Ślusarczyk"));
    assert!(place("Ślusarczyk") < place("Szűcs"));
    assert!(place("Haugen") < place("Hoekstra"));
}

/// What another process writes is on the next page load.
async fn shows_what_another_writes(store: Arc<dyn Store>) {
    create_demo(store.clone(), now()).await.unwrap();
    let app = web(store.clone()).await;
    let before = page(&app, &format!("{DEMO}/pairings/6")).await;
    assert!(text(rows(&before)[1]).contains("no result yet"));

    let id = "rookery-open".parse().unwrap();
    let mut other = Journal::open(store, id).await.unwrap();
    let result = Command::EnterResult(EnterResult {
        section: section(),
        round: RoundNumber(6),
        board: "2".parse().unwrap(),
        result: GameResult::BLACK_WINS,
    });
    write(&mut other, vec![result]).await;
    let after = page(&app, &format!("{DEMO}/pairings")).await;
    assert!(text(rows(&after)[1]).contains(" 0 – 1 "));
    let more = FINISHED + 1;
    assert!(text(&after).contains(&format!("{more} of 31 boards finished")));

    // An undo is folded anew.
    let undo = Command::Undo(Undone { seq: other.head() });
    let submission = Submission {
        seen: other.head(),
        author: author(),
        reason: None,
        at: now(),
        confirmed: Vec::new(),
        commands: vec![undo],
    };
    other.submit(submission).await.unwrap();
    let undone = page(&app, &format!("{DEMO}/pairings")).await;
    assert_eq!(undone, page(&app, &format!("{DEMO}/pairings")).await);
    assert!(text(rows(&undone)[1]).contains("no result yet"));
}

#[tokio::test]
async fn pages_follow_the_journal() {
    shows_what_another_writes(Arc::new(MemoryStore::default())).await;
}

#[tokio::test]
async fn pages_follow_the_journal_in_a_file() {
    let folder = tempfile::tempdir().unwrap();
    let store = SqliteStore::open(&folder.path().join("adoube.db")).await;
    shows_what_another_writes(Arc::new(store.unwrap())).await;
}

/// The report of a section becomes a section of an event of its own, whose report is the same.
#[tokio::test]
async fn every_section_goes_into_a_report_and_back() {
    let (store, _) = demo().await;
    let journal = Journal::open(store, "rookery-open".parse().unwrap())
        .await
        .unwrap();
    let event = journal.event();
    let mut reported = 0;
    for section in &event.sections {
        let Ok(written) = report(event, section, None) else {
            continue;
        };
        reported += 1;
        let trf = read_trf(written.text.as_bytes()).unwrap();
        let into = Destination {
            event: None,
            name: None,
        };
        let found = import(&trf, "demo.trf", into).unwrap();
        let before = Event {
            details: found.details.clone(),
            ..Event::default()
        };
        let after = attempt(&before, found.command(), None).unwrap();
        let back = report(&after, &after.sections[0], None).unwrap();
        assert_eq!(back.text, written.text, "{}", section.id);
    }
    assert!(reported > 2, "{reported}");
}
