//! The printed tables of matches between teams.

use adoube_pairing::schedule::scheveningen::{self, ReturnGames};
use adoube_pairing::schedule::skalitzka::{self, Table};
use serde::Deserialize;

use super::text;

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Tables<C> {
    case: Vec<C>,
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ScheveningenTable {
    name: String,
    source: String,
    system: String,
    boards: u32,
    rounds: Vec<String>,
}

#[test]
fn scheveningen_tables() {
    let tables: Tables<ScheveningenTable> =
        toml::from_str(include_str!("../vectors/scheveningen.toml")).unwrap();
    for case in tables.case {
        let schedule = match case.system.as_str() {
            "single" => scheveningen::schedule(case.boards),
            "semi" => scheveningen::semi(case.boards),
            "double at once" => scheveningen::double(case.boards, ReturnGames::AtOnce),
            "double in order" => scheveningen::double(case.boards, ReturnGames::InOrder),
            "double mirrored" => scheveningen::double(case.boards, ReturnGames::Mirrored),
            other => panic!("{other}"),
        };
        let rounds = text(&schedule.unwrap());
        assert_eq!(rounds, case.rounds, "{} ({})", case.name, case.source);
    }
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SkalitzkaTable {
    name: String,
    source: String,
    table: String,
    players: u32,
    rounds: Vec<String>,
    splits: Vec<String>,
}

#[test]
fn skalitzka_tables() {
    let tables: Tables<SkalitzkaTable> =
        toml::from_str(include_str!("../vectors/skalitzka.toml")).unwrap();
    for case in tables.case {
        let basic = case.table == "basic";
        let table = if basic { Table::Basic } else { Table::Balanced };
        let schedule = skalitzka::schedule(case.players, table).unwrap();
        let splits = skalitzka::colour_splits(&schedule);
        let splits: Vec<String> = splits.iter().map(ToString::to_string).collect();
        let rounds = if basic {
            text(&skalitzka::printed(schedule))
        } else {
            text(&schedule)
        };
        let name = format!("{} ({})", case.name, case.source);
        assert_eq!((rounds, splits), (case.rounds, case.splits), "{name}");
    }
}
