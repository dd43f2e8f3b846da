//! Rating reports of US Chess: written, read back, and read as others write them.

#[path = "us_report/foreign.rs"]
mod foreign;
#[path = "us_report/properties.rs"]
mod properties;

use std::path::Path;

use adoube_formats::us_report::{
    self, CellCode, UsExpected, UsFile, UsOddity, UsProblem, UsReport, UsReportErrors, UsSection,
    UsSectionKind,
};
use adoube_tournament::{Colour, Outcome, Purpose, RoundNumber, Tournament};
use foreign::{Foreign, independent};

fn read(files: &[Foreign; 3]) -> Result<UsReport, UsReportErrors> {
    let [event, sections, players] = files;
    us_report::read(&event.bytes(), &sections.bytes(), &players.bytes())
}

/// A report as another program writes one: every field is text.
fn sample() -> [Foreign; 3] {
    [sample_event(), sample_sections(), sample_players()]
}

fn sample_event() -> Foreign {
    let mut event = Foreign::texts(&[
        ("H_FORMAT", 5),
        ("H_PROGRAM", 10),
        ("H_EVENT_ID", 12),
        ("H_NAME", 35),
        ("H_TOT_SECT", 2),
        ("H_BEG_DATE", 8),
        ("H_END_DATE", 8),
        ("H_AFF_ID", 8),
        ("H_CITY", 21),
        ("H_STATE", 2),
        ("H_ZIPCODE", 10),
        ("H_COUNTRY", 21),
        ("H_SENDCROS", 1),
        ("H_CTD_ID", 8),
        ("H_ATD_ID", 8),
        ("H_OTHER_TD", 254),
    ]);
    event.add(&[
        "2C",
        "OTHER",
        "",
        "Spring Open",
        "1",
        "20260330",
        "20260331",
        "G7000001",
        "Gainesville",
        "FL",
        "32603",
        "United States",
        "N",
        "12345678",
        "30000001",
        "",
    ]);
    event
}

fn sample_sections() -> Foreign {
    let mut sections = Foreign::texts(&[
        ("S_EVENT_ID", 12),
        ("S_SEC_NUM", 2),
        ("S_SEC_NAME", 30),
        ("S_R_SYSTEM", 1),
        ("S_TIMECTL", 40),
        ("S_CTD_ID", 8),
        ("S_ATD_ID", 8),
        ("S_TRN_TYPE", 1),
        ("S_TOT_RNDS", 2),
        ("S_LST_PAIR", 4),
        ("S_BEG_DATE", 8),
        ("S_END_DATE", 8),
        ("S_SCH_LVL", 1),
        ("S_GR_PRIX", 1),
        ("S_GP_PTS", 3),
        ("S_FIDE", 1),
    ]);
    sections.add(&[
        "", "1", "Open", "R", "G/90;+30", "12345678", "30000001", "S", "2", "3", "20260330",
        "20260331", "", "N", "", "N",
    ]);
    sections
}

fn sample_players() -> Foreign {
    let mut players = Foreign::texts(&[
        ("D_EVENT_ID", 12),
        ("D_SEC_NUM", 2),
        ("D_PAIR_NUM", 4),
        ("D_MEM_ID", 8),
        ("D_NAME", 30),
        ("D_STATE", 2),
        ("D_RATING", 4),
        ("D_RND01", 7),
        ("D_RND02", 7),
    ]);
    players.add(&[
        "",
        "1",
        "1",
        "10000001",
        "Rook, Ivory",
        "FL",
        "2000",
        "W2W",
        "B0",
    ]);
    players.add(&[
        "",
        "1",
        "2",
        "10000002",
        "Bishop, Ebony",
        "",
        "1999",
        "L1B",
        "D3W",
    ]);
    players.add(&[
        "",
        "1",
        "3",
        "10000003",
        "Pawn, Green",
        "GA",
        "0",
        "H",
        "D2B",
    ]);
    players
}

#[test]
fn a_report_of_another_program_field_by_field() {
    let report = read(&sample()).unwrap();
    assert_eq!(report.program, "OTHER");
    assert_eq!(report.name, "Spring Open");
    assert_eq!(report.begins.unwrap().to_string(), "2026-03-30");
    assert_eq!(report.ends.unwrap().to_string(), "2026-03-31");
    assert_eq!(report.affiliate, "G7000001");
    assert_eq!(
        (report.city.as_str(), report.state.as_str()),
        ("Gainesville", "FL")
    );
    assert_eq!(
        (report.zip.as_str(), report.country.as_str()),
        ("32603", "United States")
    );
    assert_eq!(
        (report.chief_td.as_str(), report.assistant_td.as_str()),
        ("12345678", "30000001")
    );
    let [section] = report.sections.as_slice() else {
        panic!("{report:?}");
    };
    assert_eq!((section.number, section.name.as_str()), (1, "Open"));
    assert_eq!(
        (section.rating_system.as_str(), section.kind),
        ("R", UsSectionKind::Swiss)
    );
    assert_eq!(
        (section.time_control.as_str(), section.rounds),
        ("G/90;+30", 2)
    );
    let first = &section.players[0];
    assert_eq!((first.number, first.member_id.as_str()), (1, "10000001"));
    assert_eq!(
        (first.name.as_str(), first.state.as_str()),
        ("Rook, Ivory", "FL")
    );
    assert_eq!(first.rating, Some(2000));
    assert_eq!(section.players[2].rating, None, "0 is no rating");
    assert_eq!(first.rounds[0].code, CellCode::Win);
    assert_eq!(
        (first.rounds[0].opponent, first.rounds[0].colour),
        (Some(2), Some(Colour::White))
    );
    assert_eq!(section.players[2].rounds[0].code, CellCode::HalfPointBye);

    let made = section.to_draft().unwrap();
    assert_eq!(made.oddities, []);
    let tournament = Tournament::new(made.draft).unwrap();
    let outcomes = |place: usize| {
        let id = tournament.entrants()[place].id;
        let card = tournament.card(id, RoundNumber(2));
        card.map(|row| row.counted_for(Purpose::Rating))
            .collect::<Vec<_>>()
    };
    assert_eq!(outcomes(0), [Outcome::Win, Outcome::PairingAllocatedBye]);
    assert_eq!(outcomes(1), [Outcome::Loss, Outcome::Draw]);
    assert_eq!(outcomes(2), [Outcome::HalfPointBye, Outcome::Draw]);
}

#[test]
fn written_files_are_read_by_a_reader_of_the_specification() {
    let mut report = read(&sample()).unwrap();
    report.name = "Größe".to_owned();
    let files = report.files();
    let (header, records) = independent(&files.event);
    assert_eq!(header[0], ("H_FORMAT".to_owned(), 'C', 5));
    assert_eq!(header[15], ("H_OTHER_TD".to_owned(), 'C', 254));
    assert_eq!(records[0][0], "2C   ");
    assert_eq!(records[0][3].trim_end(), "Grosse");
    assert_eq!(records[0][4], "1 ");
    let (header, records) = independent(&files.sections);
    assert_eq!(header.len(), 16);
    assert_eq!(
        (records[0][8].as_str(), records[0][9].as_str()),
        ("2 ", "3   ")
    );
    let (header, records) = independent(&files.players);
    assert_eq!(header[8], ("D_RND02".to_owned(), 'C', 7));
    let cells = |place: usize| (records[place][7].as_str(), records[place][8].as_str());
    assert_eq!(cells(0), ("W2W    ", "B0     "));
    assert_eq!(cells(1), ("L1B    ", "D3W    "));
    assert_eq!(cells(2), ("H0     ", "D2B    "));
    assert_eq!(records[2][6], "0   ");
}

#[test]
fn sections_of_different_lengths_share_one_table() {
    let mut report = read(&sample()).unwrap();
    let mut short = report.sections[0].clone();
    short.number = 2;
    short.rounds = 1;
    short
        .players
        .iter_mut()
        .for_each(|player| player.rounds.truncate(1));
    report.sections.push(short);
    let files = report.files();
    let (_, records) = independent(&files.players);
    assert_eq!(records.len(), 6);
    assert_eq!(
        records[3][8], "U0     ",
        "the other section has no second round"
    );
    let again = us_report::read(&files.event, &files.sections, &files.players).unwrap();
    assert_eq!(again, report);
}

/// The layout of 1991: numbers are numbers, results have no colours, rounds from the eleventh on stand in
/// a second record.
#[test]
fn the_older_layout() {
    let mut event = Foreign::texts(&[("H_EVENT_ID", 9), ("H_NAME", 35)]);
    event.add(&["260330001", "Old Club"]);
    let mut sections = Foreign::of(&[
        ("S_SEC_NUM", 'C', 2),
        ("S_SEC_NAME", 'C', 10),
        ("S_TRN_TYPE", 'C', 1),
        ("S_TOT_RNDS", 'N', 2),
        ("S_LST_PAIR", 'N', 4),
    ]);
    sections.add(&[" 1", "Club", "S", "11", "   2"]);
    let rounds: Vec<String> = (1..=10).map(|round| format!("D_RND{round:02}")).collect();
    let mut fields = vec![
        ("D_SEC_NUM", 'C', 2),
        ("D_PAIR_NUM", 'C', 4),
        ("D_REC_SEQ", 'C', 1),
        ("D_MEM_ID", 'C', 8),
    ];
    fields.extend(rounds.iter().map(|name| (name.as_str(), 'C', 5)));
    let mut players = Foreign::of(&fields);
    let unplayed = ["U   0"; 9];
    let player = |number, sequence, id, cell| {
        let start = [" 1", number, sequence, id, cell];
        start.into_iter().chain(unplayed).collect::<Vec<_>>()
    };
    players.add(&player("   1", "1", "10000001", "W   2"));
    players.add(&player("   1", "2", "10000001", "D   2"));
    players.add(&player("   2", "1", "10000002", "L   1"));
    players.add(&player("   2", "2", "10000002", "D   1"));
    let report = read(&[event, sections, players]).unwrap();
    let made = report.sections[0].to_draft().unwrap();
    assert_eq!(made.oddities, [UsOddity::ColoursNotTold { games: 2 }]);
    let tournament = Tournament::new(made.draft).unwrap();
    assert_eq!(tournament.paired_rounds(), RoundNumber(11));
    assert_eq!(tournament.rounds()[10].games.len(), 1);
}

/// In a round robin the columns may be the opponents.
#[test]
fn a_table_of_opponents_becomes_rounds() {
    let mut files = sample();
    files[1].set(0, "S_TRN_TYPE", "R");
    files[1].set(0, "S_TOT_RNDS", "4");
    let mut players = Foreign::texts(&[
        ("D_SEC_NUM", 2),
        ("D_PAIR_NUM", 4),
        ("D_NAME", 30),
        ("D_RND01", 7),
        ("D_RND02", 7),
        ("D_RND03", 7),
        ("D_RND04", 7),
    ]);
    players.add(&["1", "1", "A", "", "W2", "D3", "W4"]);
    players.add(&["1", "2", "B", "L1", "", "W3", "L4"]);
    players.add(&["1", "3", "C", "D1", "L2", "", "D4"]);
    players.add(&["1", "4", "D", "L1", "W2", "D3", ""]);
    files[2] = players;
    let report = read(&files).unwrap();
    let made = report.sections[0].to_draft().unwrap();
    assert!(made.oddities.contains(&UsOddity::RoundsNotTold));
    let tournament = Tournament::new(made.draft).unwrap();
    assert_eq!(tournament.paired_rounds(), RoundNumber(3));
    assert!(
        tournament
            .rounds()
            .iter()
            .all(|round| round.games.len() == 2)
    );
    let score = |number: usize| {
        let id = tournament.entrants()[number].id;
        tournament
            .score(id, RoundNumber(3), Purpose::Standings)
            .to_string()
    };
    assert_eq!([0, 1, 2, 3].map(score), ["2.5", "1", "1", "1.5"]);
}

#[test]
fn what_is_wrong_is_told_by_file_record_and_field() {
    let mut files = sample();
    files[0].set(0, "H_BEG_DATE", "20261345");
    files[1].set(0, "S_TRN_TYPE", "Q");
    files[2].set(0, "D_RND01", "W9W");
    files[2].set(1, "D_RND02", "?");
    files[2].set(2, "D_SEC_NUM", "7");
    let errors = read(&files).unwrap_err();
    let told = |file: UsFile, record: u32, field: &str| {
        let mut all = errors.errors().iter();
        let found =
            all.find(|one| one.file == file.name() && one.record == record && one.field == field);
        found.map(|one| one.problem.clone())
    };
    let unexpected = |found: &str, expected| UsProblem::Unexpected {
        found: found.into(),
        expected,
    };
    let day = told(UsFile::Event, 1, "H_BEG_DATE");
    assert_eq!(day, Some(unexpected("20261345", UsExpected::Day)));
    let kind = told(UsFile::Sections, 1, "S_TRN_TYPE");
    assert_eq!(kind, Some(unexpected("Q", UsExpected::Kind)));
    let opponent = told(UsFile::Players, 1, "D_RND01");
    assert_eq!(opponent, Some(UsProblem::NoSuchOpponent { opponent: 9 }));
    let result = told(UsFile::Players, 2, "D_RND02");
    assert_eq!(result, Some(unexpected("?", UsExpected::Result)));
    let section = told(UsFile::Players, 3, "D_SEC_NUM");
    assert_eq!(section, Some(UsProblem::NoSuchSection { section: 7 }));
}

#[test]
fn two_players_have_to_tell_the_same_game() {
    let mut files = sample();
    files[2].set(1, "D_RND01", "L1W");
    let errors = read(&files).unwrap_err();
    assert!(matches!(
        &errors.errors()[0].problem,
        UsProblem::Disagreement { opponent: 2, here, there } if here == "W2W" && there == "L1W"
    ));
}

#[test]
fn a_forfeit_finds_its_opponent_where_there_is_only_one() {
    let mut files = sample();
    files[2].set(0, "D_RND01", "X0");
    files[2].set(1, "D_RND01", "F0");
    let made = read(&files).unwrap().sections[0].to_draft().unwrap();
    assert_eq!(made.oddities, []);
    let game = made.draft.rounds[0].games[0].results.reported;
    assert_eq!(
        (game.white, game.black),
        (Outcome::ForfeitWin, Outcome::ForfeitLoss)
    );

    files[2].set(2, "D_RND01", "F0");
    let made = read(&files).unwrap().sections[0].to_draft().unwrap();
    assert_eq!(made.oddities, [UsOddity::ForfeitsAlone { count: 3 }]);
}

/// `ADOUBE_FOUND_FILES` names a folder with files of other programs; `cargo xtask test` sets it.
#[test]
fn reports_found_elsewhere() {
    let Some(folder) = std::env::var_os("ADOUBE_FOUND_FILES") else {
        println!("skipped: ADOUBE_FOUND_FILES names no folder");
        return;
    };
    let folder = Path::new(&folder).join("us-dbf");
    let bytes = |file: UsFile| std::fs::read(folder.join(file.name())).unwrap();
    let [event, sections, players] = UsFile::ALL.map(bytes);
    let report = us_report::read(&event, &sections, &players).unwrap();
    assert_eq!(
        (report.name.as_str(), report.sections.len()),
        ("dbf_test", 1)
    );
    let files = report.files();
    assert_eq!(
        files.event,
        with_date_of(&event, &files.event),
        "byte for byte but the date"
    );
    assert_eq!(files.sections, with_date_of(&sections, &files.sections));
    assert_eq!(files.players, with_date_of(&players, &files.players));
    let section: &UsSection = &report.sections[0];
    assert!(Tournament::new(section.to_draft().unwrap().draft).is_ok());
}

/// The bytes of one file with the day of another.
fn with_date_of(bytes: &[u8], other: &[u8]) -> Vec<u8> {
    [&bytes[..1], &other[1..4], &bytes[4..]].concat()
}
