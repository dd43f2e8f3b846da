//! The history of a player, a round, a board or a team is complete, and reads well.

mod common;

use std::collections::BTreeMap;
use std::sync::Arc;

use adoube_journal::*;
use adoube_tournament::*;
use common::random::{start, steps, walk};
use common::*;
use proptest::prelude::*;

fn round(number: u16) -> Subject {
    Subject::Round {
        section: open(),
        round: RoundNumber(number),
    }
}

fn board(number: u16, board: u32) -> Subject {
    Subject::Board {
        section: open(),
        round: RoundNumber(number),
        board: single(board),
    }
}

fn player(id: u32) -> Subject {
    Subject::Entrant {
        section: open(),
        entrant: EntrantId(id),
    }
}

fn team(id: u32) -> Subject {
    Subject::Team {
        section: open(),
        team: TeamId(id),
    }
}

fn json(command: &str) -> Command {
    serde_json::from_str(command).unwrap_or_else(|error| panic!("{error}: {command}"))
}

/// Four players, a round with everything that can happen to it, and the start of a second.
async fn a_day_at_the_club() -> Journal {
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    let commands = [
        // 2 to 6
        r#"{"command":"add_section","section":"open","settings":{"name":"Open","rounds":3}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Adams","fide_rating":2400}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Baker","fide_rating":2300}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Clark","fide_rating":2200}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Davis","fide_rating":2100}}"#,
        // 7 to 10
        r#"{"command":"edit_player","section":"open","entrant":4,"player":{"name":"Davies","fide_rating":2100}}"#,
        r#"{"command":"assign_numbers","section":"open"}"#,
        r#"{"command":"request_bye","section":"open","entrant":4,"round":2,"bye":"half_point"}"#,
        r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"adoube 0.1"},"pairings":{"boards":[{"board":"1","white":1,"black":2},{"board":"2","white":3,"black":4}]}}"#,
        // 11 to 14
        r#"{"command":"change_pairings","section":"open","round":1,"remove_boards":["1","2"],"add":{"boards":[{"board":"1","white":2,"black":3}],"byes":[{"entrant":4,"kind":"pairing_allocated"},{"entrant":1,"kind":"zero_point"}]}}"#,
        r#"{"command":"undo","seq":11}"#,
        r#"{"command":"change_pairings","section":"open","round":1,"remove_boards":["1"],"add":{"boards":[{"board":"1","white":2,"black":1}]}}"#,
        r#"{"command":"enter_result","section":"open","round":1,"board":"1","result":"1-0"}"#,
        // 15 to 19
        r#"{"command":"enter_result","section":"open","round":1,"board":"2","result":"0-1"}"#,
        r#"{"command":"correct_result","section":"open","round":1,"board":"1","result":"½-½"}"#,
        r#"{"command":"clear_result","section":"open","round":1,"board":"2"}"#,
        r#"{"command":"adjust_result","section":"open","round":1,"board":"2","purpose":"rating","result":"+/-"}"#,
        r#"{"command":"adjust_result","section":"open","round":1,"board":"2","purpose":"rating"}"#,
        // 20 to 23
        r#"{"command":"enter_result","section":"open","round":1,"board":"2","result":"-/+"}"#,
        r#"{"command":"report_incident","section":"open","round":1,"board":"1","entrants":[2],"facts":"A telephone rang","ruling":"a warning"}"#,
        r#"{"command":"report_incident","section":"open","round":1,"facts":"The lights went out"}"#,
        r#"{"command":"close_round","section":"open","round":1}"#,
        // 24 to 29
        r#"{"command":"reopen_round","section":"open","round":1}"#,
        r#"{"command":"undo","seq":21}"#,
        r#"{"command":"redo","seq":21}"#,
        r#"{"command":"close_round","section":"open","round":1}"#,
        r#"{"command":"adjust_points","section":"open","adjustment":{"entrant":3,"round":1,"points":-0.5,"purposes":["standings"]}}"#,
        r#"{"command":"note","subject":{"about":"entrant","section":"open","entrant":3},"text":"Left his scoresheet"}"#,
        // 30 to 35
        r#"{"command":"withdraw","section":"open","entrant":3}"#,
        r#"{"command":"re_enter","section":"open","entrant":3}"#,
        r#"{"command":"late_enter","section":"open","player":{"name":"Evans"},"first_round":2,"missed":"half_point"}"#,
        r#"{"command":"assign_numbers","section":"open"}"#,
        r#"{"command":"set_virtual_points","section":"open","virtual_points":[{"entrants":[1,2],"rounds":{"first":2,"last":2},"points":1}]}"#,
        r#"{"command":"set_virtual_points","section":"open","virtual_points":[{"entrants":[2],"rounds":{"first":2,"last":2},"points":1}]}"#,
        // 36 to 39
        r#"{"command":"prohibit_pairings","section":"open","prohibited":[{"entrants":[1,3],"rounds":{"first":2}}]}"#,
        r#"{"command":"pair_round","section":"open","round":2,"made_by":{"engine":"by hand"},"pairings":{"boards":[{"board":"1","white":1,"black":5},{"board":"2","white":2,"black":3}]}}"#,
        r#"{"command":"note","subject":{"about":"board","section":"open","round":2,"board":"2"},"text":"Moved to the foyer"}"#,
        r#"{"command":"cancel_bye","section":"open","entrant":4,"round":2}"#,
    ];
    for command in commands {
        write(&mut journal, vec![json(command)]).await;
    }
    journal
}

/// The lines of a history: the number of the record and what it says.
fn lines(journal: &Journal, subject: &Subject) -> Vec<String> {
    let line = |record: &Record| {
        format!(
            "{} {}",
            record.seq,
            describe(&record.change, Some(journal.event()))
        )
    };
    journal.history(subject).map(line).collect()
}

fn assert_lines(journal: &Journal, subject: &Subject, expected: &[&str]) {
    let found = lines(journal, subject);
    assert_eq!(found, expected, "\n{}", found.join("\n"));
}

#[tokio::test]
async fn of_players() {
    let journal = a_day_at_the_club().await;
    assert_lines(
        &journal,
        &player(1),
        &[
            "3 open: Adams registered",
            "8 open: pairing numbers assigned to 4 players",
            "10 open: round 1 paired by adoube 0.1: 2 boards",
            "11 open: round 1 changed by hand: board 1 Baker (2) – Clark (3), Davies (4) pairing-allocated bye, Adams (1) zero-point bye instead of board 1 Adams (1) – Baker (2), board 2 Clark (3) – Davies (4)",
            "12 record 11 undone",
            "13 open: round 1 changed by hand: board 1 Baker (2) – Adams (1) instead of board 1 Adams (1) – Baker (2)",
            "14 open: round 1 board 1, Baker (2) – Adams (1): 1-0",
            "16 open: round 1 board 1, Baker (2) – Adams (1): corrected from 1-0 to ½-½",
            "33 open: pairing numbers assigned to 5 players",
            "34 open: acceleration set",
            "35 open: acceleration set",
            "36 open: 1 group of prohibited pairings set",
            "37 open: round 2 paired by hand: 2 boards, 1 bye",
        ],
    );
    assert_lines(
        &journal,
        &player(3),
        &[
            "5 open: Clark registered",
            "8 open: pairing numbers assigned to 4 players",
            "10 open: round 1 paired by adoube 0.1: 2 boards",
            "11 open: round 1 changed by hand: board 1 Baker (2) – Clark (3), Davies (4) pairing-allocated bye, Adams (1) zero-point bye instead of board 1 Adams (1) – Baker (2), board 2 Clark (3) – Davies (4)",
            "12 record 11 undone",
            "15 open: round 1 board 2, Clark (3) – Davies (4): 0-1",
            "17 open: round 1 board 2, Clark (3) – Davies (4): 0-1 cleared",
            "18 open: round 1 board 2, Clark (3) – Davies (4): counts as +/- for rating",
            "19 open: round 1 board 2, Clark (3) – Davies (4): counts as reported for rating",
            "20 open: round 1 board 2, Clark (3) – Davies (4): -/+",
            "28 open: Clark (3) -0.5 points from round 1",
            "29 note on Clark (3): Left his scoresheet",
            "30 open: Clark (3) withdrawn from round 2",
            "31 open: Clark (3) back from round 2",
            "33 open: pairing numbers assigned to 5 players",
            "36 open: 1 group of prohibited pairings set",
            "37 open: round 2 paired by hand: 2 boards, 1 bye",
        ],
    );
    assert_lines(
        &journal,
        &player(5),
        &[
            "32 open: Evans entered from round 2",
            "33 open: pairing numbers assigned to 5 players",
            "37 open: round 2 paired by hand: 2 boards, 1 bye",
        ],
    );
}

#[tokio::test]
async fn of_rounds() {
    let journal = a_day_at_the_club().await;
    let found = lines(&journal, &round(1));
    let numbers: Vec<&str> = found
        .iter()
        .filter_map(|line| line.split(' ').next())
        .collect();
    let expected = [
        "10", "11", "12", "13", "14", "15", "16", "17", "18", "19", "20", "21", "22", "23", "24",
        "25", "26", "27", "28", "32",
    ];
    assert_eq!(numbers, expected);
    assert_lines(
        &journal,
        &round(2),
        &[
            "9 open: Davies (4) asked for a half-point bye in round 2",
            "37 open: round 2 paired by hand: 2 boards, 1 bye",
            "38 note on open round 2 board 2: Moved to the foyer",
            "39 open: Davies (4) no longer asks for a bye in round 2",
        ],
    );
    assert_lines(&journal, &round(3), &[]);
}

#[tokio::test]
async fn of_boards() {
    let journal = a_day_at_the_club().await;
    assert_lines(
        &journal,
        &board(1, 1),
        &[
            "10 open: round 1 paired by adoube 0.1: 2 boards",
            "11 open: round 1 changed by hand: board 1 Baker (2) – Clark (3), Davies (4) pairing-allocated bye, Adams (1) zero-point bye instead of board 1 Adams (1) – Baker (2), board 2 Clark (3) – Davies (4)",
            "12 record 11 undone",
            "13 open: round 1 changed by hand: board 1 Baker (2) – Adams (1) instead of board 1 Adams (1) – Baker (2)",
            "14 open: round 1 board 1, Baker (2) – Adams (1): 1-0",
            "16 open: round 1 board 1, Baker (2) – Adams (1): corrected from 1-0 to ½-½",
            "21 open: incident in round 1 board 1: A telephone rang; ruling: a warning",
            "25 record 21 undone",
            "26 record 21 redone",
        ],
    );
    assert_lines(
        &journal,
        &board(2, 2),
        &[
            "37 open: round 2 paired by hand: 2 boards, 1 bye",
            "38 note on open round 2 board 2: Moved to the foyer",
        ],
    );
    assert_lines(&journal, &board(2, 9), &[]);
}

/// An incident that was at another board belongs to the history of both, and of all who were concerned.
#[tokio::test]
async fn of_an_incident_that_moves() {
    let mut journal = a_day_at_the_club().await;
    let amended = r#"{"command":"amend_incident","section":"open","incident":21,"report":
        {"round":2,"board":"2","entrants":[3],"facts":"A telephone rang"}}"#;
    let head = journal.head();
    let mut submission = submission(&journal, "arbiter", vec![json(amended)]);
    submission.reason = Some("The boards were mixed up".to_owned());
    journal.submit(submission).await.unwrap();
    let told = format!(
        "{} open: incident 21 amended (before: round 1 board 1): round 2 board 2: A telephone rang",
        head.0 + 1
    );
    for subject in [
        board(1, 1),
        board(2, 2),
        round(1),
        round(2),
        player(2),
        player(3),
    ] {
        let lines = lines(&journal, &subject);
        assert_eq!(lines.last(), Some(&told), "{subject:?}");
    }
    assert!(!lines(&journal, &board(1, 2)).contains(&told));
    assert!(!lines(&journal, &player(1)).contains(&told));
}

#[tokio::test]
async fn of_everything() {
    let journal = a_day_at_the_club().await;
    let all = Subject::Event {};
    assert_eq!(journal.history(&all).count(), journal.records().len());
    assert_eq!(
        lines(&journal, &all)[..2],
        [
            "1 event \"Club Championship\" created",
            "2 open: section \"Open\" added, Swiss in 3 rounds"
        ]
    );
    let section = Subject::Section { section: open() };
    assert_eq!(
        journal.history(&section).count(),
        journal.records().len() - 1
    );
    let other = Subject::Section {
        section: section_id("women"),
    };
    assert_eq!(journal.history(&other).count(), 0);
}

#[tokio::test]
async fn of_teams() {
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    for command in [
        r#"{"command":"add_section","section":"open","settings":{"name":"Open","rounds":3,"format":"team_swiss"}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Adams"}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Baker"}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Clark"}}"#,
        // 6 to 9
        r#"{"command":"add_team","section":"open","details":{"name":"Rooks","members":[1,3]}}"#,
        r#"{"command":"add_team","section":"open","details":{"name":"Knights","members":[2]}}"#,
        r#"{"command":"edit_team","section":"open","team":1,"details":{"name":"Castles","members":[1]}}"#,
        r#"{"command":"assign_numbers","section":"open"}"#,
        // 10 to 13
        r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"by hand"},"pairings":{"boards":[{"board":"1.1","white":1,"black":2}],"matches":[{"table":1,"first":1,"second":2}]}}"#,
        r#"{"command":"note","subject":{"about":"team","section":"open","team":1},"text":"No captain"}"#,
        r#"{"command":"change_pairings","section":"open","round":1,"remove_tables":[1],"add":{"boards":[{"board":"2.1","white":2,"black":1}],"matches":[{"table":2,"first":2,"second":1}]}}"#,
        r#"{"command":"enter_result","section":"open","round":1,"board":"2.1","result":"1-0"}"#,
    ] {
        write(&mut journal, vec![json(command)]).await;
    }
    assert_lines(
        &journal,
        &team(1),
        &[
            "6 open: team Rooks added",
            "8 open: team Castles edited",
            "9 open: pairing numbers assigned to 3 players",
            "10 open: round 1 paired by hand: 1 board",
            "11 note on Castles: No captain",
            "12 open: round 1 changed by hand: board 2.1 Baker (2) – Adams (1) instead of board 1.1 Adams (1) – Baker (2)",
        ],
    );
    // Who was taken out of a team is told so.
    assert_lines(
        &journal,
        &player(3),
        &[
            "5 open: Clark registered",
            "6 open: team Rooks added",
            "8 open: team Castles edited",
            "9 open: pairing numbers assigned to 3 players",
        ],
    );
}

#[tokio::test]
async fn without_the_event_players_have_numbers() {
    let journal = a_day_at_the_club().await;
    let line = |seq| describe(&journal.record(Seq(seq)).unwrap().change, None);
    assert_eq!(
        line(14),
        "open: round 1 board 1, entrant 2 – entrant 1: 1-0"
    );
    assert_eq!(line(29), "note on entrant 3: Left his scoresheet");
    assert_eq!(line(28), "open: entrant 3 -0.5 points from round 1");
}

/// What there is to know of a subject, whatever a history may say of it.
fn view(event: &Event, subject: &Subject) -> Vec<String> {
    let Some(section) = subject.section().and_then(|id| event.section(id)) else {
        return Vec::new();
    };
    let mut known = Known(Vec::new());
    known.all(section.notes.iter().filter(|note| note.subject == *subject));
    match subject {
        Subject::Entrant { entrant, .. } => known.of_entrant(section, *entrant),
        Subject::Round { round, .. } => known.of_round(section, *round),
        Subject::Board { round, board, .. } => known.of_board(section, *round, *board),
        Subject::Team { team, .. } => known.of_team(section, *team),
        Subject::Event {} | Subject::Section { .. } => known.all([section]),
    }
    known.0
}

struct Known(Vec<String>);

impl Known {
    fn all<T: std::fmt::Debug>(&mut self, facts: impl IntoIterator<Item = T>) {
        self.0
            .extend(facts.into_iter().map(|fact| format!("{fact:?}")));
    }

    fn of_entrant(&mut self, section: &Section, id: EntrantId) {
        let draft = &section.draft;
        self.all(section.entrant(id));
        for (place, round) in draft.rounds.iter().enumerate() {
            let mut games = round.games.iter();
            let game = games.find(|game| [game.white, game.black].contains(&id));
            self.all(game.map(|game| (place, game)));
            let bye = round.byes.iter().find(|bye| bye.entrant == id);
            self.all(bye.map(|bye| (place, bye)));
        }
        self.all(
            draft
                .bye_requests
                .iter()
                .filter(|request| request.entrant == id),
        );
        self.all(draft.adjustments.iter().filter(|other| other.entrant == id));
        self.all(section.checked_in.get(&id));
        self.all(section.fixed_boards.get(&id));
        let given = draft
            .virtual_points
            .iter()
            .filter(|given| given.entrants.contains(&id));
        self.all(given.map(|given| (given.rounds, given.points)));
        self.all(
            draft
                .prohibited
                .iter()
                .filter(|ban| ban.entrants.contains(&id)),
        );
        let mut teams = draft.teams.iter();
        self.all(
            teams
                .find(|team| team.details.members.contains(&id))
                .map(|team| team.id),
        );
        self.all(
            section
                .incidents
                .iter()
                .filter(|other| other.report.entrants.contains(&id)),
        );
    }

    fn of_round(&mut self, section: &Section, number: RoundNumber) {
        if let Some(round) = section.draft.round(number) {
            self.all([(&round.games, &round.matches, &round.team_byes)]);
            // The byes of late entries come with their numbers and belong to the entry.
            let late = |id| {
                section
                    .entrant(id)
                    .is_some_and(|entrant| entrant.first_round > number)
            };
            self.all(round.byes.iter().filter(|bye| !late(bye.entrant)));
        }
        self.all(section.rounds.get(number.place()));
        self.all(
            section
                .incidents
                .iter()
                .filter(|incident| incident.report.round == number),
        );
    }

    fn of_board(&mut self, section: &Section, number: RoundNumber, board: BoardNumber) {
        let round = section.draft.round(number);
        self.all(round.and_then(|round| round.game(board)));
        self.all(section.reports.get(&(number, board)));
        self.all(section.movetexts.get(&(number, board)));
        let incidents = section.incidents.iter();
        self.all(
            incidents
                .filter(|other| (other.report.round, other.report.board) == (number, Some(board))),
        );
    }

    fn of_team(&mut self, section: &Section, id: TeamId) {
        self.all(section.team(id));
        for (place, round) in section.draft.rounds.iter().enumerate() {
            let mut matches = round.matches.iter();
            let meeting = matches.find(|other| [other.first, other.second].contains(&id));
            self.all(meeting.map(|meeting| (place, meeting)));
            let bye = round.team_byes.iter().find(|bye| bye.team == id);
            self.all(bye.map(|bye| (place, bye)));
        }
    }
}

/// Settings say whether a round is public at once: to take an edit of them back is to change the
/// rounds that were paired meanwhile.
#[tokio::test]
async fn of_a_round_that_settings_taken_back_hide() {
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    for command in [
        r#"{"command":"add_section","section":"open","settings":{"name":"Open","rounds":3,"publication":"by_hand"}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Adams"}}"#,
        r#"{"command":"register","section":"open","player":{"name":"Baker"}}"#,
        r#"{"command":"assign_numbers","section":"open"}"#,
        r#"{"command":"edit_section","section":"open","settings":{"name":"Open","rounds":3}}"#,
        r#"{"command":"pair_round","section":"open","round":1,"made_by":{"engine":"by hand"},"pairings":{"boards":[{"board":"1","white":1,"black":2}]}}"#,
        r#"{"command":"undo","seq":6}"#,
    ] {
        write(&mut journal, vec![json(command)]).await;
    }
    let section = journal.event().section(&open()).unwrap();
    assert!(!section.rounds[0].published);
    let expected = [
        "7 open: round 1 paired by hand: 1 board",
        "8 record 6 undone",
    ];
    assert_lines(&journal, &round(1), &expected);
}

/// Everybody and everything that was ever in the section.
fn subjects(journal: &Journal) -> Vec<Subject> {
    let mut subjects = Vec::new();
    for record in journal.records() {
        match &record.change {
            Change::Registered(Registered {
                section, entrant, ..
            }) => subjects.push(Subject::Entrant {
                section: section.clone(),
                entrant: *entrant,
            }),
            Change::TeamAdded(TeamAdded { section, team, .. }) => subjects.push(Subject::Team {
                section: section.clone(),
                team: *team,
            }),
            Change::RoundPaired(RoundPaired {
                section,
                round,
                pairings,
                ..
            }) => {
                let (section, round) = (section.clone(), *round);
                subjects.push(Subject::Round {
                    section: section.clone(),
                    round,
                });
                let boards = pairings.boards.iter();
                subjects.extend(boards.map(|pairing| Subject::Board {
                    section: section.clone(),
                    round,
                    board: pairing.board,
                }));
            }
            _ => {}
        }
    }
    subjects.sort();
    subjects.dedup();
    subjects
}

proptest! {
    #![proptest_config(cases(40))]

    /// Whatever changed what there is to know of somebody is in their history.
    #[test]
    fn is_complete(start in start(), steps in steps(1..40)) {
        block_on(async {
            let mut journal = start.journal(Arc::new(MemoryStore::default())).await;
            walk(&mut journal, &steps, |_| ()).await;
            let subjects = subjects(&journal);
            let mut before: BTreeMap<&Subject, Vec<String>> = BTreeMap::new();
            let histories: Vec<Vec<Seq>> = subjects
                .iter()
                .map(|subject| journal.history(subject).map(|record| record.seq).collect())
                .collect();
            for (record, seen) in journal.records().iter().zip(1..) {
                let event = fold(&journal.records()[..seen]).unwrap();
                for (subject, history) in subjects.iter().zip(&histories) {
                    let now = view(&event, subject);
                    if before.get(subject).is_some_and(|before| *before != now) {
                        assert!(history.contains(&record.seq), "{record:#?}\nis missing for {subject:?}\n{:#?}\n{now:#?}", before[subject]);
                    }
                    before.insert(subject, now);
                }
            }
        });
    }
}
