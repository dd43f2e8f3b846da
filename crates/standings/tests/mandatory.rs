//! The tie-breaks that a program must have to be endorsed: each is known by its code, in a list of record
//! 202 as on the command line, and has a value where it means something.

use adoube_formats::read_trf;
use adoube_standings::{Field, Rules, Standings, System, TieBreak, Value};
use adoube_tournament::{RoundNumber, Tournament};

/// For Swiss tournaments.
const SWISS: &str = "AOB APPO APRO ARO ARO/C1 ARO/C2 ARO/M1 ARO/M2 BH BH/C1 BH/C2 BH/M1 BH/M2 FB FB/C1 \
    FB/C2 FB/M1 FB/M2 BPG BWG DE DE/P PS PS/C1 PS/C2 PTP REP RTNG RTNG/R SB SB/C1 SB/C2 STD TPN TPN/R \
    TPR WIN WON";

/// For round robins.
const ROUND_ROBIN: &str = "DE BPG BWG REP STD SB SB/C1 SB/C2 RTNG RTNG/R WIN TPN TPN/R KS KS/L1 KS/L2 \
    KS/L-1 KS/L-2";

fn tournament(name: &str) -> Tournament {
    let path = format!("{}/tests/corpus/{name}.trf", env!("CARGO_MANIFEST_DIR"));
    let trf = read_trf(&std::fs::read(path).unwrap()).unwrap();
    Tournament::new(trf.to_draft().unwrap().draft).unwrap()
}

/// The values of a tie-break, by pairing number.
fn values(tournament: &Tournament, system: System, code: &str) -> Vec<(u32, Option<Value>)> {
    let tie_break: TieBreak = code
        .parse()
        .unwrap_or_else(|error| panic!("{code}: {error:?}"));
    assert_eq!(tie_break.to_string(), code);
    let field = Field::of_players(tournament, tournament.paired_rounds(), system);
    let standings = Standings::rank(&field, &[tie_break], Rules::Fide2026);
    let line =
        |line: &adoube_standings::Line| (field.participants()[line.place].number, line.values[0]);
    let mut values: Vec<_> = standings.lines().iter().map(line).collect();
    values.sort_unstable_by_key(|(number, _)| *number);
    values
}

#[test]
fn every_code_of_a_swiss() {
    let event = tournament("exercises-swiss");
    assert!(event.paired_rounds() >= RoundNumber(5));
    for code in SWISS.split_whitespace() {
        let values = values(&event, System::Swiss, code);
        let defined = values.iter().filter(|(_, value)| value.is_some());
        // With few games nothing is left of what is averaged after two are cut at each end.
        assert!(2 * defined.count() >= values.len(), "{code}: {values:?}");
    }
}

#[test]
fn every_code_of_a_round_robin() {
    let event = tournament("rr-006");
    for code in ROUND_ROBIN.split_whitespace() {
        let values = values(&event, System::PreDetermined, code);
        assert!(
            values.iter().all(|(_, value)| value.is_some()),
            "{code}: {values:?}"
        );
    }
}

/// A limit that is so many half points higher is written with or without a sign.
#[test]
fn limits_of_the_koya_system() {
    let event = tournament("rr-006");
    let of = |code: &str| values(&event, System::PreDetermined, code);
    assert_eq!(of("KS/L1"), of("KS/L+1"));
    assert_eq!(of("KS/L2"), of("KS/L+2"));
    assert_ne!(of("KS/L1"), of("KS"));
    assert_eq!(of("KS/L50"), of("KS"));
}

/// Two methods for unrated players: no value for anybody, or a rating for them.
#[test]
fn unrated_players() {
    let event = tournament("rr-002");
    let of = |code: &str| values(&event, System::PreDetermined, code);
    assert!(of("ARO").iter().any(|(_, value)| value.is_none()));
    assert!(of("ARO/U1400").iter().all(|(_, value)| value.is_some()));
    assert_ne!(of("ARO/U1400"), of("ARO/U1000"));
    assert!(of("RTNG/U1400").iter().all(|(_, value)| value.is_some()));
}

/// Reversed tie-breaks rank the other way round.
#[test]
fn reversed_numbers_and_ratings() {
    let event = tournament("rr-006");
    let ranks = |code: &str| -> Vec<u32> {
        let tie_break: TieBreak = code.parse().unwrap();
        let field = Field::of_players(&event, RoundNumber(0), System::PreDetermined);
        let standings = Standings::rank(&field, &[tie_break], Rules::Fide2026);
        let lines = standings.lines().iter();
        lines
            .map(|line| field.participants()[line.place].number)
            .collect()
    };
    for (code, reversed) in [("TPN", "TPN/R"), ("RTNG", "RTNG/R")] {
        let mut other = ranks(reversed);
        other.reverse();
        assert_eq!(ranks(code), other, "{code}");
    }
}
