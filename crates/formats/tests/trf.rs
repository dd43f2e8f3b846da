//! The tournament report file against its vectors, and what must hold of any file.

#[path = "trf/properties.rs"]
mod properties;
#[path = "trf/summary.rs"]
mod summary;
#[path = "trf/team_drafts.rs"]
mod team_drafts;
#[path = "trf/teams.rs"]
mod teams;

use adoube_formats::trf::{PlayerRecord, Record, ResultCode};
use adoube_formats::{Trf, TrfErrors, TrfVersion, read_trf, write_trf, write_trf_latin1};
use adoube_tournament::{
    Entrant, EntrantId, PairingNumber, Player, Points, RatingUsed, RoundNumber, RoundSpan,
    Tournament,
};
use serde::Deserialize;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Cases<C> {
    case: Vec<C>,
}

fn cases<C: for<'d> Deserialize<'d>>(text: &str) -> Vec<C> {
    let cases: Cases<C> = toml::from_str(text).unwrap();
    cases.case
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Faulty {
    name: String,
    file: String,
    problems: Vec<String>,
}

/// A fact in English.
fn told(fact: &impl serde::Serialize) -> String {
    adoube_words::Words::of(adoube_words::Language::english()).tell(fact)
}

fn messages(errors: &TrfErrors) -> Vec<String> {
    errors.errors().iter().map(told).collect()
}

/// Every error points at what it says it found.
fn check_places(case: &Faulty, errors: &TrfErrors) {
    for error in errors.errors() {
        let at = case.file.get(error.byte_offset..).expect(&case.name);
        assert!(at.starts_with(&error.found), "{}: {error:?}", case.name);
        let before = &case.file[..error.byte_offset];
        let line = before.matches('\n').count() as u64 + 1;
        assert_eq!(line, error.line, "{}", case.name);
        let column = before.rsplit('\n').next().unwrap_or("").chars().count() + 1;
        // A field that the line does not reach is pointed at where the line ends.
        assert!(column <= error.column, "{}: {error:?}", case.name);
        assert!(
            column == error.column || error.found.is_empty(),
            "{}: {error:?}",
            case.name
        );
    }
}

#[test]
fn faulty_lines() {
    for case in cases::<Faulty>(include_str!("vectors/trf/lines.toml")) {
        let errors = read_trf(case.file.as_bytes()).expect_err(&case.name);
        assert_eq!(messages(&errors), case.problems, "{}", case.name);
        check_places(&case, &errors);
    }
}

#[test]
fn contradictions() {
    for case in cases::<Faulty>(include_str!("vectors/trf/contradictions.toml")) {
        let trf = read_trf(case.file.as_bytes()).expect(&case.name);
        let errors = trf.to_draft().expect_err(&case.name);
        assert_eq!(messages(&errors), case.problems, "{}", case.name);
        check_places(&case, &errors);
        // The document is the same whatever it says.
        let again = read_trf(write_trf(&trf).as_bytes()).expect(&case.name);
        assert_eq!(again, trf, "{}", case.name);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Strange {
    name: String,
    file: String,
    warnings: Vec<String>,
}

#[test]
fn warnings() {
    for case in cases::<Strange>(include_str!("vectors/trf/warnings.toml")) {
        let trf = read_trf(case.file.as_bytes()).expect(&case.name);
        let found = trf.to_draft().expect(&case.name);
        let warnings: Vec<String> = found.warnings.iter().map(told).collect();
        assert_eq!(warnings, case.warnings, "{}", case.name);
        Tournament::new(found.draft).expect(&case.name);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Told {
    name: String,
    file: String,
    says: Vec<String>,
}

#[test]
fn tournaments() {
    for case in cases::<Told>(include_str!("vectors/trf/tournaments.toml")) {
        let trf = read_trf(case.file.as_bytes()).expect(&case.name);
        assert_eq!(summary::of(&trf), case.says, "{}", case.name);
        let again = read_trf(write_trf(&trf).as_bytes()).expect(&case.name);
        assert_eq!(again, trf, "{}", case.name);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Converted {
    name: String,
    file: String,
    to: String,
    written: String,
    left_out: Vec<String>,
}

fn version(name: &str) -> TrfVersion {
    let all = [TrfVersion::Trf06, TrfVersion::Trf16, TrfVersion::Trf26];
    all.into_iter()
        .find(|version| version.to_string() == name)
        .unwrap()
}

#[test]
fn conversions() {
    for case in cases::<Converted>(include_str!("vectors/trf/conversions.toml")) {
        let trf = read_trf(case.file.as_bytes()).expect(&case.name);
        let converted = trf.convert_to(version(&case.to)).expect(&case.name);
        let written = write_trf(&converted.trf).replace("\r\n", "\n");
        assert_eq!(written, case.written, "{}", case.name);
        let left_out: Vec<String> = converted.left_out.iter().map(told).collect();
        assert_eq!(left_out, case.left_out, "{}", case.name);
    }
}

/// A snapshot that is written and read again says the same, as far as the version can.
#[test]
fn exports() {
    for case in cases::<Told>(include_str!("vectors/trf/tournaments.toml")) {
        let trf = read_trf(case.file.as_bytes()).expect(&case.name);
        let found = trf.to_draft().expect(&case.name);
        let tournament = Tournament::new(found.draft).expect(&case.name);
        for version in [TrfVersion::Trf16, TrfVersion::Trf26] {
            let export = Trf::from_tournament(&tournament, &found.event, version);
            let export = export.expect(&case.name);
            let again = export.trf.to_draft().expect(&case.name);
            let again = Tournament::new(again.draft).expect(&case.name);
            let by_number =
                |entrant: &Entrant| entrant.pairing_number == PairingNumber::new(entrant.id.0);
            if version == TrfVersion::Trf26 && tournament.entrants().iter().all(by_number) {
                assert_eq!(again.rounds(), tournament.rounds(), "{}", case.name);
                assert_eq!(export.trf.event(), found.event, "{}", case.name);
            }
            if export.left_out.is_empty() {
                let (again, before) = (again.draft(), tournament.draft());
                assert_eq!(again.entrants.len(), before.entrants.len(), "{}", case.name);
                assert_eq!(again.point_system, before.point_system, "{}", case.name);
                assert_eq!(again.planned_rounds, before.planned_rounds, "{}", case.name);
                assert_eq!(again.initial_colour, before.initial_colour, "{}", case.name);
            }
        }
    }
}

#[test]
fn encodings_and_line_ends_do_not_matter() {
    let text = "012 Zürich\n142 1\n\
        001    1      Müller                            2300                             1.0    1     2 w 1\n\
        001    2      Bert                              2200                             0.0    2     1 b 0\n";
    let trf = read_trf(text.as_bytes()).unwrap();
    let latin1: Vec<u8> = text
        .chars()
        .map(|c| u8::try_from(u32::from(c)).unwrap())
        .collect();
    assert_eq!(read_trf(&latin1).unwrap(), trf);
    let with_mark = ["\u{FEFF}".as_bytes(), text.as_bytes()].concat();
    assert_eq!(read_trf(&with_mark).unwrap(), trf);
    for end in ["\r", "\r\n", "\n"] {
        assert_eq!(read_trf(text.replace('\n', end).as_bytes()).unwrap(), trf);
    }
    let mixed = text.replacen('\n', "\r", 1).replacen('\n', "\r\n", 1);
    assert_eq!(read_trf(mixed.as_bytes()).unwrap(), trf);
    let small = text.replace("w 1", "W 1").replace("b 0", "B 0");
    assert_eq!(read_trf(small.as_bytes()).unwrap(), trf);
}

const TWO: &str = "142 1\n\
    001    1      Anna                              2300                             1.0    1     2 w 1\n\
    001    2      Bert                              2200                             0.0    2     1 b 0\n";

#[test]
fn latin1_is_written_only_where_it_reads_the_same() {
    let named = |name: &str| read_trf(format!("012 {name}\n{TWO}").as_bytes()).unwrap();
    let zurich = named("Zürich");
    let bytes = write_trf_latin1(&zurich).unwrap();
    assert!(bytes.starts_with(b"012 Z\xFCrich\r\n"));
    assert_eq!(read_trf(&bytes).unwrap(), zurich);
    for (name, problem) in [
        (
            "Łódź",
            "line 1, column 5, Text: found \"Ł\", expected a character of Latin-1",
        ),
        (
            "ZÃ¼rich",
            "line 1, column 1, Text: found \"012 ZÃ¼rich\", expected text that cannot be taken for UTF-8",
        ),
    ] {
        let errors = write_trf_latin1(&named(name)).unwrap_err();
        assert_eq!(told(&errors), problem);
    }
}

#[test]
fn records_that_do_not_fit_are_refused() {
    let records = read_trf(TWO.as_bytes()).unwrap().records().to_vec();
    let change = |change: &dyn Fn(&mut PlayerRecord)| {
        let mut records = records.clone();
        if let Record::Player(player) = &mut records[1] {
            change(player);
        }
        Trf::from_records(records)
    };
    assert!(change(&|_| ()).is_ok());
    assert!(change(&|player| player.person.name = "x".repeat(34)).is_err());
    assert!(change(&|player| player.person.name = "a\nb".to_owned()).is_err());
    assert!(change(&|player| player.person.number = 10_000).is_err());
    assert!(change(&|player| player.points = Some(Points::hundredths(1_000_050))).is_err());
    assert!(change(&|player| player.rounds[0].result = Some(ResultCode::HalfPointBye)).is_err());
}

#[test]
fn an_export_says_what_it_leaves_out() {
    let found = read_trf(TWO.as_bytes()).unwrap().to_draft().unwrap();
    let mut draft = found.draft;
    draft.entrants[0].player.name =
        "A very long name, of more than thirty-three letters".to_owned();
    draft
        .entrants
        .push(Entrant::new(EntrantId(9), Player::named("Late, Larry")));
    let tournament = Tournament::new(draft).unwrap();
    let export = Trf::from_tournament(&tournament, &found.event, TrfVersion::Trf26).unwrap();
    let left_out: Vec<String> = export.left_out.iter().map(told).collect();
    assert_eq!(
        left_out,
        [
            "the end of the name A very long name, of more than thirty-three letters",
            "Late, Larry, who has no pairing number",
        ]
    );
}

#[test]
fn an_export_keeps_national_ratings_and_who_is_away() {
    let found = read_trf(TWO.as_bytes()).unwrap().to_draft().unwrap();
    let mut draft = found.draft;
    let next = RoundNumber(draft.paired_rounds().0 + 1);
    draft.planned_rounds = next.0 + 1;
    let [one, other] = &mut draft.entrants[..] else {
        panic!("two players");
    };
    one.player.national_rating = Some(1875);
    one.player.national_id = Some("12345678".to_owned());
    one.player.club = Some("Marshall".to_owned());
    other.player.national_id = Some("A-VERY-LONG-ONE".to_owned());
    other.player.assigned_rating = Some(2000);
    other.withdrawals.push(RoundSpan::from(next));
    let known = [one.player.clone(), other.player.clone()];
    let gone = other.id;
    let tournament = Tournament::new(draft).unwrap();
    let mut event = found.event.clone();
    event.set_rating_used(RatingUsed::National, "USA".parse().ok());
    let export = Trf::from_tournament(&tournament, &event, TrfVersion::Trf26).unwrap();
    let left_out: Vec<String> = export.left_out.iter().map(told).collect();
    let name = &known[1].name;
    let expected = [
        format!("the national identity A-VERY-LONG-ONE of {name}"),
        format!("the rating 2000 that was assigned to {name} for pairing"),
        "1 club".to_owned(),
    ];
    assert_eq!(left_out, expected);
    let again = read_trf(write_trf(&export.trf).as_bytes()).unwrap();
    let again = again.to_draft().unwrap();
    assert_eq!(again.event.rating_used(), Some(RatingUsed::National));
    assert_eq!(again.event.rating_federation, "USA");
    let player = &again.draft.entrants[0].player;
    assert_eq!(player.national_rating, known[0].national_rating);
    assert_eq!(player.national_id, known[0].national_id);
    assert_eq!(player.fide_rating, known[0].fide_rating);
    let again = Tournament::new(again.draft).unwrap();
    for round in [next, next.next()] {
        assert!(!again.is_available(gone, round));
        assert!(again.is_available(EntrantId(1), round));
    }
}

/// The list of errors stays readable when every line is wrong.
#[test]
fn no_more_errors_are_shown_than_can_be_read() {
    let text = "142 x\n".repeat(50);
    let errors = read_trf(text.as_bytes()).unwrap_err();
    assert_eq!(errors.errors().len(), 50);
    let shown = told(&errors);
    assert_eq!(shown.lines().count(), 21);
    assert!(shown.ends_with("\nand 30 more"));
}
