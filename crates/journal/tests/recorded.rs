//! What version 0.1.0 wrote must be read for ever. `recorded/` holds submissions with every kind of
//! command, the export of the journal that they became, the state it folded to, and what was told of
//! each record, all as 0.1.0 wrote them. These files are not to be changed.

mod common;

use std::collections::BTreeSet;
use std::iter;
use std::sync::Arc;

use adoube_journal::*;
use adoube_tournament::*;
use common::*;
use serde::{Deserialize, Serialize};

const SUBMISSIONS: &str = include_str!("recorded/0.1.0.submissions.jsonl");
const EXPORT: &str = include_str!("recorded/0.1.0.jsonl");
const STATE: &str = include_str!("recorded/0.1.0.state.txt");
const LOG: &str = include_str!("recorded/0.1.0.log.txt");
const HISTORIES: &str = include_str!("recorded/0.1.0.histories.txt");

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Recorded {
    reason: Option<String>,
    commands: Vec<Command>,
}

/// Gives the recorded submissions to a new journal.
async fn submitted() -> Journal {
    let mut journal = new_event(Arc::new(MemoryStore::default())).await;
    for line in SUBMISSIONS.lines() {
        let recorded: Recorded =
            serde_json::from_str(line).unwrap_or_else(|error| panic!("{error}: {line}"));
        let submission = Submission {
            reason: recorded.reason,
            ..submission(&journal, "Anna Arbiter", recorded.commands)
        };
        if let Err(error) = journal.submit(submission).await {
            panic!("{error}: {line}");
        }
    }
    journal
}

async fn imported() -> Journal {
    let export = read_export(EXPORT).unwrap();
    let store = Arc::new(MemoryStore::default());
    let (event, now) = (
        export.event.clone(),
        "2026-11-20T09:00:00Z".parse().unwrap(),
    );
    Journal::restore(store, event, export, now).await.unwrap()
}

/// The whole state as text. No section has more than one player with a FIDE id, so that nothing in
/// it depends on the order of a hash table.
///
/// What is younger than 0.1.0 is left out: none of it is in there.
fn state(journal: &Journal) -> String {
    const YOUNGER: &[&str] = &[
        "left_fide_mode: None,",
        "self_check_in: false,",
        "screens: [],",
        "message: None,",
        "integrity: [],",
        "accounts: {},",
        "arbiters: [],",
        "standard: None,",
        "merged: {},",
        "marks: {},",
        "non_pairings: [],",
        "grade: None,",
        "grade_from: None,",
        "grade_to: None,",
        "hall: {},",
        "play_offs: [],",
        "team_play_offs: [],",
        "match_rule: HigherTotal,",
        "by_places: false,",
        "line_ups: {},",
        "team_bye_requests: [],",
        "team_virtual_points: [],",
        "team_prohibited: [],",
        "settled_ties: [],",
        "entered_values: [],",
        "expelled: false,",
        "start_positions: {},",
        "strengths: {},",
        "later_ratings: [],",
        "equal_ratings: Name,",
        "signed_off: {},",
    ];
    const YOUNGER_PARTS: [&str; 3] = [
        "membership: Membership {",
        "rating_sources: RatingSources {",
        "strengths: {",
    ];
    let mut event = journal.event().clone();
    for section in &mut event.sections {
        // What younger versions gather from the same records is not in there either.
        section.left_fide_mode = None;
        section.integrity.clear();
    }
    let state = format!("{event:#?}\n");
    // The part that is being left out, by how far it is indented, and whether something may be in it.
    let mut part: Option<(usize, bool)> = None;
    let lines = state.split_inclusive('\n').filter(|line| {
        let indent = line.len() - line.trim_start().len();
        let line = line.trim();
        match part {
            Some((outer, _)) if outer == indent => part = None,
            Some((_, filled)) => assert!(filled || line.ends_with(": None,"), "{line}"),
            None if YOUNGER_PARTS.contains(&line) => {
                // How strong everybody was when numbered follows from records of any age.
                part = Some((indent, line == "strengths: {"));
            }
            None => return !YOUNGER.contains(&line),
        }
        false
    });
    lines.collect()
}

/// Every record in words, with the event at hand and without.
fn log(journal: &Journal) -> String {
    let line = |record: &Record| {
        let (named, numbered) = (
            describe(&record.change, Some(journal.event())),
            describe(&record.change, None),
        );
        format!("{} {named}\n{} {numbered}\n", record.seq, record.seq)
    };
    journal.records().iter().map(line).collect()
}

/// The numbers of the records that concern each subject.
fn histories(journal: &Journal) -> String {
    let sections = journal.event().sections.iter();
    let subjects = iter::once(Subject::Event {}).chain(sections.flat_map(subjects));
    let line = |subject: Subject| {
        let records = journal.history(&subject).map(|record| record.seq.0);
        let subject = serde_json::to_string(&subject).unwrap();
        format!("{subject} {:?}\n", records.collect::<Vec<_>>())
    };
    subjects.map(line).collect()
}

/// A section, its rounds, boards, players and teams.
fn subjects(section: &Section) -> Vec<Subject> {
    let id = || section.id.clone();
    let mut subjects = vec![Subject::Section { section: id() }];
    subjects.extend((1..=section.settings.rounds).map(|round| Subject::Round {
        section: id(),
        round: RoundNumber(round),
    }));
    for (place, round) in section.draft.rounds.iter().enumerate() {
        subjects.extend(round.games.iter().map(|game| Subject::Board {
            section: id(),
            round: RoundNumber::at_place(place),
            board: game.board,
        }));
    }
    subjects.extend((1..=8).map(|entrant| Subject::Entrant {
        section: id(),
        entrant: EntrantId(entrant),
    }));
    subjects.extend((1..=3).map(|team| Subject::Team {
        section: id(),
        team: TeamId(team),
    }));
    subjects
}

#[tokio::test]
async fn a_journal_of_0_1_0_folds_to_the_same_state() {
    let journal = imported().await;
    assert_eq!(state(&journal), STATE);
    assert_eq!(log(&journal), LOG);
    assert_eq!(histories(&journal), HISTORIES);
}

#[tokio::test]
async fn a_journal_of_0_1_0_is_exported_as_the_same_bytes() {
    let written = write_export(&imported().await).unwrap();
    assert_eq!(without_digests(&written), EXPORT);
}

/// An export as 0.1.0 wrote it: no record had a digest.
fn without_digests(text: &str) -> String {
    let mut lines = text.lines();
    let header = lines.next().unwrap();
    let (header, _) = header.split_once(",\"head\":").unwrap();
    let header = format!("{header}}}\n").replace("\"version\":2", "\"version\":1");
    let records = lines.map(|line| format!("{}}}\n", line.rsplit_once(",\"digest\":").unwrap().0));
    header + &records.collect::<String>()
}

/// What 0.1.0 wrote is taken in: from then on it is proved, and who asks is told since when.
#[tokio::test]
async fn a_journal_of_0_1_0_is_proved_from_when_it_is_taken_in() {
    let verdict = verify_export(EXPORT).unwrap();
    assert_eq!(verdict.faults, [ChainFault::NoChain]);
    let journal = imported().await;
    let verdict = verify_export(&write_export(&journal).unwrap()).unwrap();
    assert_eq!(verdict.faults, []);
    let taken_in = TakenIn {
        records: 93,
        at: "2026-11-20T09:00:00Z".parse().unwrap(),
    };
    assert_eq!(verdict.taken_in, Some(taken_in));
    assert_eq!(verdict.proved_from(), Seq(94));
}

#[tokio::test]
async fn commands_of_0_1_0_become_the_same_records() {
    let written = without_digests(&write_export(&submitted().await).unwrap());
    // Since then a numbering says what stood before, and what tells something personal is salted.
    let younger = |line: &str| {
        let mut line: serde_json::Value = serde_json::from_str(line).unwrap();
        line.as_object_mut().unwrap().remove("salt");
        if let Some(change) = line["change"].as_object_mut() {
            let numbers = change["kind"] == "numbers_assigned";
            change.retain(|key, _| !(numbers && ["before", "after_round"].contains(&key.as_str())));
        }
        line
    };
    let lines = written.lines().map(younger).collect::<Vec<_>>();
    assert_eq!(lines, EXPORT.lines().map(younger).collect::<Vec<_>>());
}

/// What objects have under a key.
fn names(objects: impl Iterator<Item = impl Serialize>, key: &str) -> BTreeSet<String> {
    let name = |object| {
        serde_json::to_value(object).unwrap()[key]
            .as_str()
            .unwrap()
            .to_owned()
    };
    objects.map(name).collect()
}

/// Every kind of change that 0.1.0 knew.
const CHANGES: [&str; 38] = [
    "event_created",
    "event_edited",
    "section_added",
    "section_edited",
    "registered",
    "player_edited",
    "scratched",
    "withdrawn",
    "re_entered",
    "bye_requested",
    "bye_request_cancelled",
    "checked_in",
    "checked_out",
    "board_fixed",
    "sectors_set",
    "prize_fund_set",
    "team_added",
    "team_edited",
    "numbers_assigned",
    "virtual_points_set",
    "pairings_prohibited",
    "round_paired",
    "round_published",
    "pairings_changed",
    "result_entered",
    "result_reported",
    "game_recorded",
    "result_corrected",
    "result_cleared",
    "result_adjusted",
    "round_closed",
    "round_reopened",
    "points_adjusted",
    "noted",
    "incident_reported",
    "section_finished",
    "undone",
    "redone",
];

/// Every command that 0.1.0 knew.
const COMMANDS: [&str; 38] = [
    "edit_event",
    "add_section",
    "edit_section",
    "register",
    "late_enter",
    "edit_player",
    "scratch",
    "withdraw",
    "re_enter",
    "request_bye",
    "cancel_bye",
    "check_in",
    "check_out",
    "fix_board",
    "set_sectors",
    "set_prize_fund",
    "add_team",
    "edit_team",
    "assign_numbers",
    "set_virtual_points",
    "prohibit_pairings",
    "pair_round",
    "publish_round",
    "change_pairings",
    "enter_result",
    "report_result",
    "record_game",
    "correct_result",
    "clear_result",
    "adjust_result",
    "close_round",
    "reopen_round",
    "adjust_points",
    "note",
    "report_incident",
    "finish_section",
    "undo",
    "redo",
];

#[test]
fn every_kind_of_0_1_0_is_recorded() {
    let records = read_export(EXPORT).unwrap().records.into_iter();
    let changes = names(records.map(|record| record.change), "kind");
    assert_eq!(changes, BTreeSet::from(CHANGES.map(str::to_owned)));
    let submissions = SUBMISSIONS
        .lines()
        .map(|line| serde_json::from_str(line).unwrap());
    let commands = names(
        submissions.flat_map(|line: Recorded| line.commands),
        "command",
    );
    assert_eq!(commands, BTreeSet::from(COMMANDS.map(str::to_owned)));
}

/// Commands that are not well-formed, and how what is wrong with them is told.
const MALFORMED: [(&str, &str); 7] = [
    (
        r#"{"command":"castle"}"#,
        "unknown variant `castle`, expected one of `edit_event`, `add_section`,",
    ),
    (r#"{"section":"open"}"#, "missing field `command` at line 1"),
    (
        r#"{"command":"enter_result","section":"open","round":1,"board":"1"}"#,
        "missing field `result`",
    ),
    (
        r#"{"command":"enter_result","section":"open","round":1,"board":"1","result":"1-0","colour":"red"}"#,
        "unknown field `colour`, expected one of `section`, `round`, `board`, `result`",
    ),
    (
        r#"{"command":"enter_result","section":"open","round":1,"board":"0","result":"1-0"}"#,
        "invalid value: string \"0\", expected BoardNumber",
    ),
    (
        r#"{"command":"edit_event","details":{"place":"Oslo"}}"#,
        "missing field `name`",
    ),
    (
        r#"{"command":"close_round","section":"open","round":"one"}"#,
        "invalid type: string \"one\", expected u16",
    ),
];

#[test]
fn malformed_commands_are_told_by_their_fields() {
    for (command, told) in MALFORMED {
        let error = serde_json::from_str::<Command>(command).unwrap_err();
        let error = error.to_string();
        assert!(error.starts_with(told), "{command}: {error}");
    }
}
