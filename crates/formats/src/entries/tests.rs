//! Entry lists as they come.

use adoube_tournament::{BirthDate, Sex, Title};
use proptest::prelude::*;

use super::*;
use crate::decode;

fn read(text: &str) -> Entries {
    read_entries(text.as_bytes()).unwrap_or_else(|errors| panic!("{errors}\nin {text:?}"))
}

/// A fact in English.
fn told(fact: &impl serde::Serialize) -> String {
    adoube_words::Words::of(adoube_words::Language::english()).tell(fact)
}

fn errors(text: &str) -> String {
    told(&read_entries(text.as_bytes()).unwrap_err())
}

fn names(text: &str) -> Vec<String> {
    let players = read(text).players.into_iter();
    players.map(|row| row.player.name).collect()
}

#[test]
fn a_full_row() {
    let entries = read(
        "No;Name;Title;FED;FIDE-ID;Rtg;NRtg;ID nat;Assigned rating;Born;Sex;Club;Team;Remark\n\
         1;Hou Yifan;wgm;chn;8602980;2633;2640;X-7;2650;27.02.1994;w;Peking;Reds;late arrival\n",
    );
    let player = Player {
        name: "Hou Yifan".to_owned(),
        sex: Some(Sex::Female),
        title: Some(Title::Wgm),
        federation: "CHN".parse().ok(),
        fide_id: Some(8602980),
        fide_rating: Some(2633),
        national_id: Some("X-7".to_owned()),
        national_rating: Some(2640),
        assigned_rating: Some(2650),
        birth: "1994-02-27".parse().ok(),
        club: Some("Peking".to_owned()),
        notes: Some("late arrival".to_owned()),
        ..Player::default()
    };
    let team = Some("Reds".to_owned());
    let line = 2;
    let needs = None;
    assert_eq!(
        entries.players,
        [EntryRow {
            line,
            player,
            team,
            needs,
            is_new: false,
        }]
    );
    assert!(
        entries.ignored_columns.is_empty(),
        "a running number is no loss"
    );
}

#[test]
fn empty_cells_and_zeros_are_unknown() {
    let entries = read(
        "Name,Title,Fed,FIDE ID,Rating,National ID,National rating,Birth,Sex,Club,Team,Notes\n\
         A,,,0,0,0,unr.,0000,,,,\n\
         B,-,-,-,-,,-,-,-\n\
         C\n",
    );
    let players: Vec<Player> = entries.players.into_iter().map(|row| row.player).collect();
    assert_eq!(players, ["A", "B", "C"].map(Player::named));
}

#[test]
fn separators_and_line_ends() {
    for separator in [",", ";", "\t"] {
        for end in ["\n", "\r\n", "\r"] {
            let text = [
                "Name|Club",
                "",
                "\"Tal, M\"|Riga",
                "||",
                " \"Ivkov; B\" | x ",
                "",
            ]
            .join(end)
            .replace('|', separator);
            let entries = read(&text);
            let found: Vec<_> = entries
                .players
                .iter()
                .map(|r| (r.line, &*r.player.name))
                .collect();
            // Line 4, of nothing but separators, is how spreadsheets write a blank line.
            assert_eq!(found, [(3, "Tal, M"), (5, "Ivkov; B")], "{text:?}");
        }
    }
}

#[test]
fn the_headings_decide_the_separator() {
    assert_eq!(names("Name\nTal, Mikhail\n"), ["Tal, Mikhail"]);
    let entries = read("Name;Hotel, room, floor, key\nTal, Mikhail;x\n");
    assert_eq!(entries.players[0].player.name, "Tal, Mikhail");
    let ignored: Vec<String> = entries.ignored_columns.iter().map(told).collect();
    assert_eq!(ignored, ["Hotel, room, floor, key"]);
    assert_eq!(names(";;;\n;Name;;\n;Tal;;\n"), ["Tal"]);
}

#[test]
fn encodings() {
    for bytes in [
        &b"\xEF\xBB\xBFName;Pr\xC3\xA9nom\nMuzychuk;Zo\xC3\xA9\n"[..],
        b"Name;Pr\xE9nom\nMuzychuk;Zo\xE9\n",
        "Name;Prénom\nMuzychuk;Zoé\n".as_bytes(),
    ] {
        let entries = read_entries(bytes).unwrap();
        assert_eq!(entries.players[0].player.name, "Muzychuk, Zoé");
    }
}

#[test]
fn names_in_two_columns() {
    for header in [
        "Last name;First name",
        "Surname;Given name",
        "Name;Vorname",
        "Nom;Prénom",
        "Apellidos;Nombre",
        "Surname;Name",
    ] {
        let text = format!("{header}\nTal;Mikhail\nTal;\n;Mikhail\n");
        assert_eq!(names(&text), ["Tal, Mikhail", "Tal", "Mikhail"], "{header}");
    }
    assert_eq!(names("Nombre;Apellidos\nMikhail;Tal"), ["Tal, Mikhail"]);
    assert_eq!(names("Surname\nTal"), ["Tal"]);
    assert_eq!(names("Nombre\nMikhail Tal"), ["Mikhail Tal"]);
}

#[test]
fn columns_not_understood_are_told() {
    let entries = read("#;;Name;Hotel;;Blitz\n1;late;Tal;Ritz;;2800\n");
    let ignored: Vec<String> = entries.ignored_columns.iter().map(told).collect();
    assert_eq!(ignored, ["column 2", "Hotel", "Blitz"]);
    assert_eq!(entries.players[0].player, Player::named("Tal"));
    let entries = read("#;;Name\n1;GM;Tal\n");
    assert_eq!(entries.players[0].player.title, Some(Title::Gm));
}

#[test]
fn headings_that_cannot_be_used() {
    for (text, message) in [
        (
            "",
            "line 1: found an empty file, expected a line of headings, one of them Name",
        ),
        (
            "\n\nElo;Hotel\n2100;Ritz",
            "line 3: found the headings \"Elo\", \"Hotel\", \
             expected one of them to be Name (or Last name and First name)",
        ),
        (
            "First name;Elo",
            "line 1: found the headings \"First name\", \"Elo\", \
             expected one of them to be Name (or Last name and First name)",
        ),
        (
            "Name;Elo;Club;Rtg;City",
            "line 1, column \"Rtg\": found a second column for the FIDE rating, \
             expected only \"Elo\": rename or remove one of them\n\
             line 1, column \"City\": found a second column for the club, \
             expected only \"Club\": rename or remove one of them",
        ),
        (
            "Name;First name;Last name",
            "line 1, column \"Last name\": found a second column for the name, \
             expected only \"Name\": rename or remove one of them",
        ),
        (
            "Name;\"Elo\nTal;2600",
            "line 1: found a quotation mark that opens a cell, expected another to close it",
        ),
        (
            "PK\u{3}\u{4}…",
            "line 1: the workbook cannot be read: invalid Zip archive: Could not find EOCD",
        ),
    ] {
        assert_eq!(errors(text), message);
    }
}

#[test]
fn every_faulty_cell_is_told() {
    let text = "Name,Title,Fed,FIDE ID,Elo,Birth,Sex,Club\r\n\
                \"Carlsen, Magnus\",GM,NORWAY,1503014,2830,30.11.1990,M,\r\n\
                \r\n\
                ,NM,NOR,15x,28300,11/30/1990,?,\"two\r\nlines\"\r\n\
                Tal, Mikhail,GM,LAT,,,,,Riga\r\n\
                Fine,,,,,,,\"open\r\nEuwe\r\n";
    assert_eq!(
        errors(text),
        "line 2, column \"Fed\": found \"NORWAY\", \
         expected a code of three letters, such as NOR\n\
         line 4, column \"Name\": found nothing, expected a name\n\
         line 4, column \"Title\": found \"NM\", \
         expected a FIDE title: GM, IM, WGM, FM, WIM, CM, WFM or WCM\n\
         line 4, column \"FIDE ID\": found \"15x\", \
         expected a FIDE ID: digits only, such as 1503014\n\
         line 4, column \"Elo\": found \"28300\", \
         expected a whole number of at most four digits, such as 2100\n\
         line 4, column \"Birth\": found \"11/30/1990\", expected a year, \
         or a date such as 1987-03-21 or 21.03.1987 (the day before the month)\n\
         line 4, column \"Sex\": found \"?\", expected F (or w) or M\n\
         line 4, column \"Club\": found \"two\\r\\nlines\", \
         expected text on one line, without tabs\n\
         line 6: found 9 cells, expected at most 8, one for each heading \
         (a cell that contains the separator must stand in quotation marks)\n\
         line 7, column \"Club\": found a quotation mark that opens a cell, \
         expected another to close it"
    );
}

#[test]
fn errors_point_at_the_record() {
    let bytes = b"\xEF\xBB\xBFName;Fed\n\nM\xC3\xBCller;GER\nTal;LATVIA\n";
    let errors = read_entries(bytes).unwrap_err();
    let [error] = errors.errors() else {
        panic!("{errors}")
    };
    assert_eq!((error.line, error.column.as_deref()), (4, Some("Fed")));
    assert!(decode(bytes)[error.byte_offset..].starts_with("Tal;LATVIA"));
}

#[test]
fn a_name_must_be_printable() {
    assert_eq!(
        errors("Name\n\"Tal\nMikhail\""),
        "line 2, column \"Name\": found \"Tal\\nMikhail\", expected text on one line, without tabs"
    );
    assert!(errors(&format!("Name\n{}", "x".repeat(201))).contains("longer than 200"));
}

#[test]
fn no_more_than_twenty_errors_are_shown() {
    let list = |rows: usize| format!("Name;Fed\n{}", "Tal;LATVIA\n".repeat(rows));
    assert_eq!(errors(&list(20)).lines().count(), 20);
    let shown = errors(&list(25));
    assert_eq!(shown.lines().count(), 21);
    assert!(shown.ends_with("\nand 5 more"));
    let all = read_entries(list(25).as_bytes()).unwrap_err();
    assert_eq!(all.errors().len(), 25);
}

#[test]
fn likely_duplicates() {
    let entries = read(
        "Name;FIDE ID;National ID;Born\n\
         Tal, Mikhail;1;;1936\n\
         Tal, M;1;;\n\
         TAL, MIKHAIL;;A7;1936\n\
         Euwe, Max;;A7;\n\
         Euwe, Max;;;1901\n\
         euwe, max;;;\n\
         Ádám, Éva;;;\n\
         ÁDÁM, ÉVA;;;\n\
         Tal, Mikhail;1;A7;1936\n",
    );
    assert_eq!(
        entries.duplicates(),
        [
            (0, 1),
            (0, 2),
            (0, 8),
            (2, 3),
            (2, 8),
            (3, 4),
            (3, 5),
            (6, 7)
        ]
    );
}

#[test]
fn the_canonical_form() {
    let tal = Player {
        title: Some(Title::Gm),
        fide_rating: Some(2600),
        ..Player::named("Tal, Mikhail")
    };
    assert_eq!(
        write_entries([&tal]),
        "Name,Title,Fed,FIDE ID,Rating,National ID,National rating,Assigned rating,Birth,Sex,Club,Notes\n\
         \"Tal, Mikhail\",GM,,,2600,,,,,,,\n"
    );
    assert_eq!(
        read(&write_entries(std::iter::empty::<&Player>())),
        Entries::default()
    );
}

/// Text as a cell can hold it: trimmed, not empty, on one line.
fn one_line() -> impl Strategy<Value = String> {
    prop_oneof!["[A-Za-z,;' \"]{1,12}", "[А-Яа-я, ]{1,12}", "\\PC{1,12}"]
        .prop_map(|text| text.trim().to_owned())
        .prop_filter("printable text", |text| {
            !text.is_empty() && text != "0" && !text.chars().any(char::is_control)
        })
}

fn any_birth() -> impl Strategy<Value = BirthDate> {
    let parts = (
        1850..=2200u16,
        prop::option::of(1..=12u8),
        prop::option::of(1..=31u8),
    );
    parts.prop_filter_map("a date", |(year, month, day)| {
        BirthDate::new(year, month, day)
    })
}

fn any_player() -> impl Strategy<Value = Player> {
    use prop::option::of;
    let rating = || of(1..=9999u16);
    let sex = of(prop::sample::select(vec![Sex::Female, Sex::Male]));
    let title = of(prop::sample::select(Title::ALL.to_vec()));
    let federation = of("[A-Z]{3}").prop_map(|code| code.and_then(|code| code.parse().ok()));
    let notes = "[a-zé,;\"\r\n\t]{0,12}".prop_map(|text| text.trim().to_owned());
    let notes = of(notes.prop_filter("some text", |text| !text.is_empty()));
    (
        (
            one_line(),
            sex,
            title,
            federation,
            of(1..=u32::MAX),
            rating(),
        ),
        (
            of(one_line()),
            rating(),
            rating(),
            of(any_birth()),
            of(one_line()),
            notes,
        ),
    )
        .prop_map(|(first, second)| {
            let (name, sex, title, federation, fide_id, fide_rating) = first;
            let (national_id, national_rating, assigned_rating, birth, club, notes) = second;
            Player {
                name,
                sex,
                title,
                federation,
                fide_id,
                fide_rating,
                national_id,
                national_rating,
                assigned_rating,
                birth,
                club,
                notes,
                ..Player::default()
            }
        })
}

proptest! {
    #[test]
    fn what_is_written_is_read_back(players in prop::collection::vec(any_player(), 0..8)) {
        let entries = read(&write_entries(&players));
        prop_assert!(entries.ignored_columns.is_empty());
        let read: Vec<Player> = entries.players.into_iter().map(|row| row.player).collect();
        prop_assert_eq!(read, players);
    }

    #[test]
    fn bytes_never_panic(bytes in prop::collection::vec(any::<u8>(), 0..200)) {
        if let Err(errors) = read_entries(&bytes) {
            prop_assert!(!told(&errors).is_empty());
        }
    }

    #[test]
    fn lists_with_noise_never_panic_and_errors_point_into_them(
        header in "(Name|Nom|Apellidos)[,;\t](Fed|Elo|Vorname|Club|x)",
        rows in "[A-Za-z0-9,;\t\"\r\né .-]{0,80}",
    ) {
        let text = format!("{header}\n{rows}");
        match read_entries(text.as_bytes()) {
            Ok(entries) => {
                entries.duplicates();
                for row in entries.players {
                    prop_assert_eq!(row.player.check(), Ok(()));
                }
            }
            Err(errors) => for error in errors.errors() {
                prop_assert!(text.get(error.byte_offset..).is_some_and(|rest| !rest.is_empty()));
                prop_assert!(error.line <= text.lines().count() as u64 + text.matches('\r').count() as u64);
            },
        }
    }
}

#[test]
fn a_name_that_is_a_formula_is_written_as_text_and_read_back() {
    let player = Player {
        club: Some("@SUM(1+1)*cmd|' /C calc'!A0".to_owned()),
        notes: Some("'=1+1".to_owned()),
        national_id: Some("-77".to_owned()),
        ..Player::named("=HYPERLINK(\"http://evil.example\")")
    };
    let written = write_entries([&player]);
    let line = written.lines().nth(1).unwrap();
    assert!(line.starts_with("\"'=HYPERLINK"), "{line}");
    assert!(line.contains(",'@SUM"), "{line}");
    assert!(line.contains(",-77,"), "{line}");
    assert_eq!(read(&written).players[0].player, player);
}
