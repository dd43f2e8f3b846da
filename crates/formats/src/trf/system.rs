//! Which kind of tournament a file tells of: the code of record 192, the words of record 092, or the
//! games themselves.

use adoube_tournament::{Draft, PrimaryScore, System};
use serde::Serialize;

use super::event::EventData;
use crate::fold;

/// A system and what tells it.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct SystemTold {
    /// How the opponents are found.
    pub system: System,
    /// The record or words that tell it.
    pub by: ToldBy,
}

/// What tells the system of a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum ToldBy {
    /// The code of record 192.
    Code,
    /// The words of record 092.
    Words,
    /// Nothing in words, but the games prove it.
    Games,
    /// Nothing that is understood, though record 092 says something: a Swiss is assumed.
    UnknownWords,
    /// Nothing: a Swiss is assumed.
    Nothing,
}

/// How the opponents were found. What is said goes before what the games look like, and the code
/// before the words.
pub(super) fn system_told(event: &EventData, draft: &Draft) -> SystemTold {
    let teams = !draft.teams.is_empty();
    let told = |system, by| SystemTold { system, by };
    if let Some(system) = of_record_192(&event.encoded_type) {
        return told(system, ToldBy::Code);
    }
    // Some programs write the code where the words belong.
    let words = &event.tournament_type;
    let seats = draft.entrants.len();
    if let Some(system) = of_code(words).or_else(|| of_words(words, teams, seats)) {
        return told(system, ToldBy::Words);
    }
    if let Some(system) = System::proved_by_games(draft) {
        return told(system, ToldBy::Games);
    }
    let assumed = if teams {
        System::TeamSwiss
    } else {
        System::Swiss
    };
    match words.trim() {
        "" => told(assumed, ToldBy::Nothing),
        _ => told(assumed, ToldBy::UnknownWords),
    }
}

/// Whether teams are paired, if the code of 192 or the words of 092 say so or speak of single players.
pub(super) fn teams_told(event: &EventData) -> Option<bool> {
    // These are played by teams and by single players, and their words do not say by whom.
    let by_either = |system| matches!(system, System::Scheveningen | System::Knockout);
    if let Some(system) = of_record_192(&event.encoded_type) {
        let is_of_teams = system.is_team() || event.encoded_type.to_uppercase().contains("TEAM");
        return Some(is_of_teams).filter(|teams| *teams || !by_either(system));
    }
    let compact = fold::words(&event.tournament_type).concat();
    let any = |of: &[&str]| of.iter().any(|part| compact.contains(part));
    match (any(&TEAMS), any(&SINGLE)) {
        (true, false) => Some(true),
        (false, true) if !of_words(&event.tournament_type, true, 0).is_some_and(by_either) => {
            Some(false)
        }
        _ => None,
    }
}

/// What the words of 092 say against the code of 192, if they do.
pub(super) fn contradiction(event: &EventData, draft: &Draft) -> Option<(System, System)> {
    let code = of_record_192(&event.encoded_type)?;
    let (teams, seats) = (!draft.teams.is_empty(), draft.entrants.len());
    let words = of_words(&event.tournament_type, teams, seats)?;
    let kind = |system: System| (system.is_swiss(), system.is_predetermined());
    (kind(code) != kind(words)).then_some((code, words))
}

/// Whether every pairing is a match of two games, each in a round of its own. The bye of record 162
/// is then worth its value for the whole match, half of it in each of the two rounds.
pub(super) fn is_of_matches(code: &str) -> bool {
    code.trim().to_uppercase().starts_with("FIDE_DOUBLESWISS")
}

/// The code of record 192, or else of 092, where some programs write it, by its parts.
fn code_parts(event: &EventData) -> Vec<String> {
    let code = match of_record_192(&event.encoded_type) {
        Some(_) => &event.encoded_type,
        None => &event.tournament_type,
    };
    let parts = code.trim().to_uppercase().replace('-', "_");
    parts.split('_').map(str::to_owned).collect()
}

/// The score that ranks the teams, if the code names one: the first of `MP` and `GP`.
pub(super) fn primary_score(event: &EventData) -> Option<PrimaryScore> {
    let parts = code_parts(event);
    parts.iter().find_map(|part| match part.as_str() {
        "MP" => Some(PrimaryScore::MatchPoints),
        "GP" => Some(PrimaryScore::GamePoints),
        _ => None,
    })
}

/// Whether the pairing-allocated bye of a team is a drawn match unless the file says otherwise
/// (C.04.6, 1.4; Olympiad Pairing Rules 4.3).
pub(super) fn team_bye_is_a_draw(event: &EventData) -> bool {
    let parts = code_parts(event);
    let has = |name: &str| parts.iter().any(|part| part == name);
    parts.first().is_some_and(|part| part == "FIDE")
        && of_code(&parts.join("_")) == Some(System::TeamSwiss)
        && !has("ROBIN")
}

/// The code of a system that is not a Swiss, for record 192.
pub fn system_code(system: System) -> Option<&'static str> {
    match system {
        System::Swiss | System::TeamSwiss => None,
        System::RoundRobin => Some("BERGER_ROUNDROBIN"),
        System::DoubleRoundRobin => Some("BERGER_DOUBLEROUNDROBIN"),
        System::Scheveningen => Some("FIDE_SCHEVENINGEN"),
        System::Knockout => Some("CUSTOM_KNOCKOUT"),
        // The table of codes has none for it; the words of 092 say it.
        System::Match => None,
        System::TeamRoundRobin => Some("BERGER_TEAM_ROUNDROBIN"),
    }
}

/// The words for a system in record 092.
pub fn system_words(system: System) -> &'static str {
    match system {
        System::Swiss => "Individual: Swiss-System",
        System::RoundRobin => "Individual: Round-Robin",
        System::DoubleRoundRobin => "Individual: Double Round-Robin",
        System::Scheveningen => "Individual: Scheveningen",
        System::Knockout => "Individual: Knockout",
        System::Match => "Individual: Match",
        System::TeamSwiss => "Team: Swiss-System",
        System::TeamRoundRobin => "Team: Round-Robin",
    }
}

/// The words for 092 that keep what only the code of 192 says, for versions without that record.
pub(super) fn words_beside(event: &EventData) -> Option<String> {
    // A Swiss is what everybody assumes.
    let system = of_record_192(&event.encoded_type).filter(|system| !system.is_swiss())?;
    let words = event.tournament_type.trim();
    if of_code(words).is_some() || of_words(words, false, 2).is_some() {
        return None;
    }
    Some(match words {
        "" => system_words(system).to_owned(),
        words => format!("{words}, {}", system_words(system)),
    })
}

/// The parts of codes that name a Swiss.
const SWISS_CODES: [&str; 8] = [
    "SWISS",
    "DOUBLESWISS",
    "DUTCH",
    "DUBOV",
    "BURSTEIN",
    "LIM",
    "BAKU",
    "CHESS",
];

/// What record 192 names: a code of the table, or one that is spelled otherwise, such as
/// `ROUND_ROBIN` and `Double-Round-Robin`. The name of a program tells no Swiss.
pub(super) fn of_record_192(code: &str) -> Option<System> {
    let spelled = (code.trim().to_uppercase().replace(['-', ' '], "_"))
        .replace("ROUND_ROBIN", "ROUNDROBIN")
        .replace("DOUBLE_ROUNDROBIN", "DOUBLEROUNDROBIN")
        .replace("KNOCK_OUT", "KNOCKOUT");
    let alone = ["ROUNDROBIN", "DOUBLEROUNDROBIN", "KNOCKOUT"].contains(&spelled.as_str());
    let spelled = if alone {
        format!("_{spelled}")
    } else {
        spelled
    };
    let known = |system: &System| !system.is_swiss();
    of_code(code)
        .filter(known)
        .or_else(|| of_code(&spelled).filter(known))
        .or_else(|| of_code(code))
}

/// The table of codes for record 192: `FIDE_DUTCH_2026`, `BERGER_ROUNDROBIN_G2`,
/// `FIDE_TEAM_TYPEA_MP_GP`, `CUSTOM_KNOCKOUT` and so on. What other programs put there, such as
/// their own name, is no code.
fn of_code(code: &str) -> Option<System> {
    let code = code.trim().to_uppercase().replace('-', "_");
    if !code.contains('_') || code.contains(char::is_whitespace) {
        return None;
    }
    let parts: Vec<&str> = code.split('_').collect();
    let has = |part: &str| parts.contains(&part);
    let again = |part: &&str| matches!(part.strip_prefix('G').map(str::parse), Some(Ok(2u8..)));
    let twice = has("DOUBLEROUNDROBIN") || parts.iter().any(again);
    let round_robin = has("ROUNDROBIN") || has("DOUBLEROUNDROBIN");
    let knockout = has("KNOCKOUT");
    match has("TEAM") {
        true if round_robin => Some(System::TeamRoundRobin),
        true if knockout => Some(System::Knockout),
        true => Some(System::TeamSwiss),
        false if has("OLYMPIAD") => Some(System::TeamSwiss),
        false if round_robin && twice => Some(System::DoubleRoundRobin),
        false if round_robin || has("BERGER") => Some(System::RoundRobin),
        false if knockout => Some(System::Knockout),
        false if has("MATCH") => Some(System::Match),
        // Teams of single players, each meeting those of the others.
        false
            if ["SCHEVENINGEN", "DOUBLESCHEVENINGEN", "SCHILLER"]
                .into_iter()
                .any(has) =>
        {
            Some(System::Scheveningen)
        }
        false => (SWISS_CODES.into_iter().any(has)).then_some(System::Swiss),
    }
}

/// Words for a round robin in the languages of the programs, without accents, blanks and hyphens, and
/// in Latin letters.
const ROUND_ROBIN: [&str; 42] = [
    "kruhov",
    "doppelrund",
    "hinundruck",
    "roundrobin",
    "allplayall",
    "allplaysall",
    "allagainstall",
    "everyoneplayseveryone",
    "everybodyplayseverybody",
    "rundenturnier",
    "vollrund",
    "jedergegenjeden",
    "toutesrondes",
    "touscontretous",
    "todoscontratodos",
    "todocontratodos",
    "tutticontrotutti",
    "allitaliana",
    "rondtoernooi",
    "iedertegeniedereen",
    "allamoteralla",
    "allemodalle",
    "allemotalle",
    "kaikkikaikkia",
    "kolowy",
    "kolowa",
    "kazdyzkazdym",
    "kazdyskazdym",
    "svakisasvakim",
    "vsakzvsakim",
    "kormerkoz",
    "donersistem",
    "krugov",
    "kolova",
    "kazhdiiskazhdim",
    "kozhenzkozhnim",
    "rundturnering",
    "eachplayseach",
    "mindenkimindenkivel",
    "fiecarecufiecare",
    "ringsusteem",
    "ratosistem",
];

/// Programs whose names sound like a Swiss.
const PROGRAMS: [&str; 5] = [
    "swissmanager",
    "swisschess",
    "swisssys",
    "swissperfect",
    "swissmaster",
];

/// Words for a table of a round robin that also stand in the names of tie-breaks.
const TABLES: [&str; 1] = ["berger"];

/// Words for a Swiss.
const SWISS: [&str; 17] = [
    "swiss", "schweiz", "suisse", "suizo", "suiza", "suico", "svizzer", "zwitser", "szwajcar",
    "svycar", "svajc", "svicar", "sveits", "isvicre", "elvetia", "shvei", "monrad",
];

/// Words for two rounds of everything.
const TWICE: [&str; 27] = [
    "2cycles",
    "twocycles",
    "double",
    "doppel",
    "doppio",
    "doppia",
    "doble",
    "duplo",
    "dupla",
    "dubbel",
    "dvojit",
    "dvoukolo",
    "dvojkolo",
    "dvokruz",
    "dwukolow",
    "dvukhkrug",
    "dvukrug",
    "twice",
    "allerretour",
    "idayvuelta",
    "andataeritorno",
    "hinundruck",
    "ketfordulo",
    "dosvueltas",
    "duasvoltas",
    "deuxtours",
    "zweirundig",
];

/// Words that say that teams play.
const TEAMS: [&str; 15] = [
    "team",
    "mannschaft",
    "equipe",
    "equipo",
    "squadr",
    "druzyn",
    "druzin",
    "druzstv",
    "druzstev",
    "csapat",
    "ekip",
    "komand",
    "ploeg",
    "joukkue",
    "echip",
];

/// Words that say that single players play.
const SINGLE: [&str; 6] = [
    "individ",
    "indywid",
    "einzel",
    "jednotliv",
    "pojedinac",
    "egyeni",
];

/// Words for a knockout.
const KNOCKOUT: [&str; 10] = [
    "knockout",
    "knockaut",
    "nokaut",
    "elimination",
    "eliminacion",
    "eliminazion",
    "eliminator",
    "eliminac",
    "olympicsystem",
    "olimpiisk",
];

/// What free text says, if it says one thing.
fn of_words(text: &str, teams_play: bool, seats: usize) -> Option<System> {
    let words = fold::words(text);
    let compact = words.concat();
    let any = |of: &[&str]| of.iter().any(|part| compact.contains(part));
    let word = |of: &[&str]| words.iter().any(|word| of.contains(&word.as_str()));
    let ko = words.windows(2).any(|pair| pair == ["k", "o"]);
    let teams = teams_play || any(&TEAMS) || word(&["lag", "hold"]);
    let single = any(&SINGLE);
    // Who made the file says nothing of the pairings; "Swiss system" is not the program of that name.
    let named = compact.replace("swisssystem", "swiss");
    let without = |text: String, name: &&str| text.replace(name, "");
    let paired = PROGRAMS.iter().fold(named, without);
    let swiss =
        SWISS.iter().any(|part| paired.contains(part)) || word(&["dutch", "dubov", "burstein"]);
    let round_robin = any(&ROUND_ROBIN)
        || word(&["rr", "drr", "apa", "quad", "quads"])
        || words.iter().any(|word| is_rr(word));
    let twice = any(&TWICE) || word(&["drr", "2x", "x2"]);
    let teams = teams && (!single || any(&TEAMS));
    if swiss && round_robin {
        return None;
    }
    if swiss {
        return Some(if teams {
            System::TeamSwiss
        } else {
            System::Swiss
        });
    }
    if any(&["scheven"]) {
        return Some(System::Scheveningen);
    }
    if round_robin || any(&TABLES) {
        return Some(match (teams, twice) {
            (true, _) => System::TeamRoundRobin,
            (false, true) => System::DoubleRoundRobin,
            (false, false) => System::RoundRobin,
        });
    }
    if any(&KNOCKOUT) || word(&["ko"]) || ko {
        return Some(System::Knockout);
    }
    // Of more than two players it is a match of teams, or just a word.
    let versus = word(&["match", "wettkampf", "zweikampf", "duell", "duel", "duelo"]);
    (versus && seats == 2).then_some(System::Match)
}

/// `RR10`, with the number of players.
fn is_rr(word: &str) -> bool {
    let players = word.strip_prefix("rr");
    players.is_some_and(|players| !players.is_empty() && players.parse::<u16>().is_ok())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn codes_of_the_table() {
        for (code, system) in [
            ("FIDE_DUTCH_2026", Some(System::Swiss)),
            ("FIDE_DUTCH_2017_BAKU", Some(System::Swiss)),
            ("FIDE_DUBOV", Some(System::Swiss)),
            ("FIDE_DOUBLESWISS", Some(System::Swiss)),
            ("CUSTOM_SWISS", Some(System::Swiss)),
            ("US_CHESS_2025", Some(System::Swiss)),
            ("FIDE_ROUNDROBIN", Some(System::RoundRobin)),
            ("BERGER_ROUNDROBIN", Some(System::RoundRobin)),
            ("BERGER_ROUNDROBIN_G1", Some(System::RoundRobin)),
            ("BERGER_ROUNDROBIN_G2", Some(System::DoubleRoundRobin)),
            ("berger_doubleroundrobin", Some(System::DoubleRoundRobin)),
            ("FIDE_DOUBLEROUNDROBIN", Some(System::DoubleRoundRobin)),
            ("CUSTOM_ROUNDROBIN", Some(System::RoundRobin)),
            ("FIDE_SCHILLER_4x3", Some(System::Scheveningen)),
            ("FIDE_SCHEVENINGEN_G2", Some(System::Scheveningen)),
            ("FIDE_DOUBLESCHEVENINGEN", Some(System::Scheveningen)),
            ("CUSTOM_KNOCKOUT", Some(System::Knockout)),
            ("WORLDCUP_KNOCKOUT", Some(System::Knockout)),
            ("FIDE_TEAM", Some(System::TeamSwiss)),
            ("FIDE_TEAM_TYPEB_MP_GP_BAKU", Some(System::TeamSwiss)),
            ("CUSTOM_TEAM_SWISS", Some(System::TeamSwiss)),
            ("FIDE_OLYMPIAD", Some(System::TeamSwiss)),
            ("BERGER_TEAM_ROUNDROBIN_G2", Some(System::TeamRoundRobin)),
            ("OTHER_TEAM_DOUBLEROUNDROBIN", Some(System::TeamRoundRobin)),
            ("CUSTOM_TEAM_KNOCKOUT", Some(System::Knockout)),
            ("Vega 6.0.1", None),
            ("some_thing", None),
            ("", None),
        ] {
            assert_eq!(of_code(code), system, "{code}");
        }
        for system in System::ALL {
            if let Some(code) = system_code(system) {
                assert_eq!(of_code(code), Some(system));
            }
            let seats = if system == System::Match { 2 } else { 8 };
            assert_eq!(of_words(system_words(system), false, seats), Some(system));
        }
    }

    #[test]
    fn scores_and_byes_of_teams() {
        let (matches, games) = (PrimaryScore::MatchPoints, PrimaryScore::GamePoints);
        for (code, words, primary, draw) in [
            ("FIDE_TEAM", "", None, true),
            ("FIDE_TEAM_BAKU", "", None, true),
            ("FIDE_TEAM_GP", "", Some(games), true),
            ("FIDE_TEAM_TYPEB_GP", "", Some(games), true),
            ("fide_team_typea_gp_mp", "", Some(games), true),
            ("FIDE_TEAM_TYPEA_MP_GP_BAKU", "", Some(matches), true),
            ("", "FIDE-TEAM-GP", Some(games), true),
            ("Vega 6", "FIDE-TEAM-GP", Some(games), true),
            ("FIDE_OLYMPIAD", "", None, true),
            ("FIDE_TEAM_ROUND_ROBIN", "", None, false),
            ("BERGER_TEAM_ROUNDROBIN_GP", "", Some(games), false),
            ("CUSTOM_TEAM_SWISS", "", None, false),
            ("", "Team: Swiss-System", None, false),
            ("FIDE_DUTCH_2026", "", None, false),
        ] {
            let event = EventData {
                encoded_type: code.to_owned(),
                tournament_type: words.to_owned(),
                ..EventData::default()
            };
            assert_eq!(primary_score(&event), primary, "{code} {words}");
            assert_eq!(team_bye_is_a_draw(&event), draw, "{code} {words}");
        }
    }

    #[test]
    fn codes_that_are_spelled_otherwise() {
        for (code, system) in [
            ("ROUND_ROBIN", Some(System::RoundRobin)),
            ("Round-Robin", Some(System::RoundRobin)),
            ("roundrobin", Some(System::RoundRobin)),
            ("DOUBLE_ROUND_ROBIN", Some(System::DoubleRoundRobin)),
            ("Double Round Robin", Some(System::DoubleRoundRobin)),
            ("FIDE_TEAM_ROUND_ROBIN", Some(System::TeamRoundRobin)),
            ("fide-dutch-2026", Some(System::Swiss)),
            ("Swiss-Manager 14", None),
            ("some_thing", None),
        ] {
            assert_eq!(of_record_192(code), system, "{code}");
        }
    }

    #[test]
    fn words_of_the_programs() {
        for (words, system) in [
            ("Individual: Swiss-System", Some(System::Swiss)),
            ("Individual: Swiss System (Dutch)", Some(System::Swiss)),
            ("Schweizer System, Sonneborn-Berger", Some(System::Swiss)),
            ("Système Suisse", Some(System::Swiss)),
            ("Sistema suíço", Some(System::Swiss)),
            ("Švýcarský systém", Some(System::Swiss)),
            ("Швейцарская система", Some(System::Swiss)),
            ("Team: Swiss-System", Some(System::TeamSwiss)),
            ("Schweizer System für Mannschaften", Some(System::TeamSwiss)),
            ("Round Robin", Some(System::RoundRobin)),
            ("Individual: Round-Robin", Some(System::RoundRobin)),
            ("ROUNDROBIN", Some(System::RoundRobin)),
            ("closed RR", Some(System::RoundRobin)),
            ("Rundenturnier", Some(System::RoundRobin)),
            ("Vollrundenturnier (Einzel)", Some(System::RoundRobin)),
            ("Berger", Some(System::RoundRobin)),
            ("Bergerov sistem", Some(System::RoundRobin)),
            ("Toutes rondes", Some(System::RoundRobin)),
            ("Todos contra todos", Some(System::RoundRobin)),
            ("Girone all'italiana", Some(System::RoundRobin)),
            ("Każdy z każdym", Some(System::RoundRobin)),
            ("system kołowy", Some(System::RoundRobin)),
            ("Každý s každým", Some(System::RoundRobin)),
            ("Круговая система", Some(System::RoundRobin)),
            ("Körmérkőzés", Some(System::RoundRobin)),
            ("Kruhový systém", Some(System::RoundRobin)),
            ("Doppelrundig", Some(System::DoubleRoundRobin)),
            ("Hin- und Rückrunde", Some(System::DoubleRoundRobin)),
            ("Round robin, 2 cycles", Some(System::DoubleRoundRobin)),
            ("double round robin", Some(System::DoubleRoundRobin)),
            ("Doppelrundenturnier", Some(System::DoubleRoundRobin)),
            ("Round-Robin (2x)", Some(System::DoubleRoundRobin)),
            ("Toutes rondes aller-retour", Some(System::DoubleRoundRobin)),
            ("system kołowy dwukołowy", Some(System::DoubleRoundRobin)),
            ("Team: Round-Robin", Some(System::TeamRoundRobin)),
            (
                "Rundenturnier für Mannschaften",
                Some(System::TeamRoundRobin),
            ),
            ("Toutes rondes par équipes", Some(System::TeamRoundRobin)),
            ("Scheveningen", Some(System::Scheveningen)),
            ("Schevenigen system", Some(System::Scheveningen)),
            ("Knock-out", Some(System::Knockout)),
            ("K.O.-System", Some(System::Knockout)),
            ("Single elimination", Some(System::Knockout)),
            ("Tournament", None),
            ("Open", None),
            ("Match of the year", None),
            ("Swiss or round robin", None),
            (
                "Individual: Round-Robin (Swiss-Manager)",
                Some(System::RoundRobin),
            ),
            ("Round Robin, SwissChess 9", Some(System::RoundRobin)),
            ("Swiss-Manager", None),
            ("Каждый с каждым", Some(System::RoundRobin)),
            ("Rundturnering", Some(System::RoundRobin)),
            ("Turneu fiecare cu fiecare", Some(System::RoundRobin)),
            ("RR10", Some(System::RoundRobin)),
            ("APA", Some(System::RoundRobin)),
            (
                "Todos contra todos a dos vueltas",
                Some(System::DoubleRoundRobin),
            ),
            ("", None),
        ] {
            assert_eq!(of_words(words, false, 10), system, "{words}");
        }
        assert_eq!(of_words("Match", false, 2), Some(System::Match));
        assert_eq!(
            of_words("Round Robin", true, 20),
            Some(System::TeamRoundRobin)
        );
        let single = of_words("Individual: Round-Robin", true, 20);
        assert_eq!(single, Some(System::RoundRobin));
    }
}
