//! What holds for every event: random ones, and the smallest.

#[path = "properties/events.rs"]
mod events;
#[path = "properties/literal.rs"]
mod literal;

use adoube_standings::{
    Explanation, Field, Method, Rules, Standings, System, Term, TieBreak, Value,
};
use adoube_tournament::{
    Draft, PairingNumber, Round, RoundNumber, Team, TeamDetails, TeamId, Tournament,
};
use events::{Plan, plan, team_event};
use literal::Literal;
use proptest::prelude::*;

/// Tie-breaks whose value is the sum of its terms.
const SUMS: &str = "BH BH/C1 BH/C2 BH/M1 BH/P FB SB SB/C1 SBH PS PS/C1 WIN WON BPG BWG REP STD KS \
    VUR NUM MMED SOLK CUM MED RBT RBT/P BLK KASH USSB CUMO";

/// Tie-breaks whose value is the average of its terms.
const AVERAGES: &str = "AOB AOPP AOPP/U1400 OPRF OPRF/U1400";

/// Tie-breaks of teams whose value is the sum of its terms.
const TEAM_SUMS: &str = "BH BH:GP BH/C1 SB EMMSB EMGSB EGMSB/C1 EGGSB BC WIN PS \
    MMED SOLK:GP CUM CUMO USSB RBT USAT USAT:GP";

/// What an arbitrary code may begin with.
const NAMES: &[&str] = &["", "BH", "KS", "ESB", "SSSC", "ARO", "bh", "MMED"];

/// Modifiers, the extreme ones too.
const MODIFIERS: &[&str] = &[
    ":MP",
    ":GP",
    ":MG",
    "/C1",
    "-C2",
    "/C255",
    "/M1",
    "#M200",
    "/P",
    "/F",
    "/L60",
    "/L+1",
    "/L-255",
    "/L+9999999.5",
    "/K1",
    "/K4294967295",
    "/U0",
    "/U65535",
    "/R",
    "/S",
    "/X",
    "@14",
    "/V2023",
    "!V26",
];

fn list(codes: &str) -> Vec<TieBreak> {
    let codes = codes.split_whitespace();
    codes.map(|code| code.parse().unwrap()).collect()
}

fn every_method() -> Vec<TieBreak> {
    Method::ALL.into_iter().map(TieBreak::plain).collect()
}

fn rules() -> impl Strategy<Value = Rules> {
    proptest::sample::select(Rules::ALL.as_slice())
}

fn system() -> impl Strategy<Value = System> {
    proptest::sample::select([System::Swiss, System::PreDetermined].as_slice())
}

fn in_order(plan: &Plan) -> Tournament {
    let numbers: Vec<u32> = (1..=plan.players as u32).collect();
    plan.tournament(&numbers)
}

fn players(tournament: &Tournament, system: System) -> Field {
    Field::of_players(tournament, tournament.paired_rounds(), system)
}

/// The values of one tie-break by place.
fn values(field: &Field, tie_break: &TieBreak, rules: Rules) -> Vec<Option<Value>> {
    let standings = Standings::rank(field, std::slice::from_ref(tie_break), rules);
    let mut values = vec![None; field.participants().len()];
    for line in standings.lines() {
        values[line.place] = line.values[0];
    }
    values
}

fn sum(terms: &[Term]) -> (Value, i64) {
    let kept = || terms.iter().filter(|term| term.cut.is_none());
    (kept().map(|term| term.value).sum(), kept().count() as i64)
}

/// Compares every value with its terms.
fn adds_up(field: &Field, codes: &str, average: bool, rules: Rules) -> Result<(), TestCaseError> {
    for tie_break in list(codes) {
        let values = values(field, &tie_break, rules);
        for (place, value) in values.into_iter().enumerate() {
            let codes = std::slice::from_ref(&tie_break);
            let explanation = Explanation::of(field, codes, rules, 0, place).unwrap();
            prop_assert_eq!(explanation.value, value);
            let (sum, number) = sum(&explanation.terms);
            let wanted = if average {
                Value::average(sum, number)
            } else {
                Some(sum)
            };
            prop_assert_eq!(
                value,
                wanted,
                "{} by {}: {:?}",
                tie_break,
                rules,
                explanation.parts()
            );
        }
    }
    Ok(())
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 96,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn values_add_up(plan in plan(9, 6), rules in rules(), system in system()) {
        let field = players(&in_order(&plan), system);
        adds_up(&field, SUMS, false, rules)?;
        adds_up(&field, AVERAGES, true, rules)?;
    }

    #[test]
    fn values_of_teams_add_up(
        tournament in team_event(5),
        rules in rules(),
        system in system(),
    ) {
        let field = Field::of_teams(&tournament, tournament.paired_rounds(), system);
        adds_up(&field, TEAM_SUMS, false, rules)?;
    }

    /// The order in which players were entered means nothing, except to the pairing number itself.
    #[test]
    fn numbers_mean_nothing(
        (plan, numbers) in plan(8, 6).prop_flat_map(|plan| {
            let numbers: Vec<u32> = (1..=plan.players as u32).collect();
            (Just(plan), Just(numbers).prop_shuffle())
        }),
        rules in rules(),
    ) {
        let (one, other) = (in_order(&plan), plan.tournament(&numbers));
        let (one, other) = (players(&one, System::Swiss), players(&other, System::Swiss));
        let mut codes = every_method();
        codes.retain(|code| code.method != Method::PairingNumber);
        codes.extend(list(SUMS));
        codes.extend(list("BH/C1/P SB/C2 DE/P KS/L60 ARO/C1 TPR/U1200 FB/M1 AOB/F"));
        for code in codes {
            let before = values(&one, &code, rules);
            let after = values(&other, &code, rules);
            for (place, number) in numbers.iter().enumerate() {
                let after = after[*number as usize - 1];
                prop_assert_eq!(before[place], after, "{} by {}", code, rules);
            }
        }
    }

    /// Cutting two of the Sonneborn-Berger is left out: which of two equal absences goes first is
    /// not said, and it can matter to the second cut.
    #[test]
    fn opponents_scores_to_the_letter(plan in plan(9, 7)) {
        let tournament = in_order(&plan);
        let field = players(&tournament, System::Swiss);
        for (rules, limits) in [(Rules::Fide2026, true), (Rules::Fide2023, false)] {
            let literal = Literal::of(&tournament, limits);
            for (code, low, high) in [("BH", 0, 0), ("BH/C1", 1, 0), ("BH/C2", 2, 0), ("BH/M1", 1, 1)] {
                let found = values(&field, &list(code)[0], rules);
                for (place, found) in found.into_iter().enumerate() {
                    let wanted = literal.buchholz(place, low, high);
                    prop_assert_eq!(found.map(Value::as_ten_thousandths), Some(wanted), "{}", code);
                }
            }
            for (code, low) in [("SB", 0), ("SB/C1", 1)] {
                let found = values(&field, &list(code)[0], rules);
                for (place, found) in found.into_iter().enumerate() {
                    let wanted = literal.sonneborn_berger(place, low);
                    prop_assert_eq!(found.map(Value::as_ten_thousandths), Some(wanted), "{}", code);
                }
            }
        }
    }
}

proptest! {
    #![proptest_config(ProptestConfig {
        cases: 256,
        failure_persistence: None,
        ..ProptestConfig::default()
    })]

    #[test]
    fn direct_encounter_to_the_letter(plan in plan(6, 5)) {
        let tournament = in_order(&plan);
        let field = players(&tournament, System::Swiss);
        let wanted = Literal::of(&tournament, true).direct_encounter();
        let found = values(&field, &list("DE")[0], Rules::Fide2026);
        let found = found.into_iter().map(|value| value.unwrap().as_ten_thousandths() / 10_000);
        prop_assert_eq!(found.collect::<Vec<i64>>(), wanted);
    }

    #[test]
    fn any_text_is_a_code_or_an_error(
        name in proptest::sample::select(NAMES),
        text in "(\\PC{0,24}|[:@/#!-][A-Z]?[+-]?[0-9.]{0,6}){1,3}",
    ) {
        let text = format!("{name}{text}");
        match text.parse::<TieBreak>() {
            Ok(code) => prop_assert_eq!(code.to_string(), text.trim()),
            Err(error) => prop_assert!(!error.to_string().is_empty()),
        }
    }

    /// Whatever is accepted as a code can be counted and explained.
    #[test]
    fn any_code_counts(
        method in proptest::sample::select(Method::ALL.as_slice()),
        modifiers in proptest::collection::vec(proptest::sample::select(MODIFIERS), 0..3),
        plan in plan(4, 3),
        teams in team_event(3),
        rules in rules(),
    ) {
        let text = format!("{}{}", method.code(), modifiers.concat());
        let Ok(code) = text.parse::<TieBreak>() else {
            return Ok(());
        };
        let tournament = in_order(&plan);
        let after = teams.paired_rounds();
        for field in [
            players(&tournament, System::Swiss),
            players(&tournament, System::PreDetermined),
            Field::of_teams(&teams, after, System::Swiss),
        ] {
            everything(&field, std::slice::from_ref(&code), rules)?;
        }
    }
}

/// Ranks by a list, and explains every value.
fn everything(field: &Field, codes: &[TieBreak], rules: Rules) -> Result<(), TestCaseError> {
    let standings = Standings::rank(field, codes, rules);
    prop_assert_eq!(standings.lines().len(), field.participants().len());
    for line in standings.lines() {
        prop_assert_eq!(line.values.len(), codes.len());
        for number in 0..codes.len() {
            let explanation = Explanation::of(field, codes, rules, number, line.place).unwrap();
            prop_assert_eq!(explanation.value, line.values[number]);
            prop_assert!(explanation.value.is_some() || explanation.missing().is_some());
        }
    }
    Ok(())
}

/// A list that begins with the other score ranks by it, and is explained so.
#[test]
fn a_list_that_asks_for_another_score_is_explained_by_it() {
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for _ in 0..50 {
        let tree = team_event(3).new_tree(&mut runner).unwrap();
        let teams = proptest::strategy::ValueTree::current(&tree);
        let field = Field::of_teams(&teams, teams.paired_rounds(), System::Swiss);
        for first in [
            format!("{}:GP", Method::Points.code()),
            Method::GamePoints.code().to_owned(),
            Method::MatchPoints.code().to_owned(),
        ] {
            for codes in [first.clone(), format!("{first} BH SB DE")] {
                everything(&field, &list(&codes), Rules::Fide2026).unwrap();
            }
        }
    }
}

#[test]
fn the_smallest_events() {
    let codes = every_method();
    let mut runner = proptest::test_runner::TestRunner::deterministic();
    for (players, rounds) in [(0, 0), (0, 3), (1, 0), (1, 3), (2, 0), (2, 1)] {
        for _ in 0..4 {
            let tree = plan(players, rounds).new_tree(&mut runner).unwrap();
            let tournament = in_order(&proptest::strategy::ValueTree::current(&tree));
            for system in [System::Swiss, System::PreDetermined] {
                let field = Field::of_players(&tournament, RoundNumber(9), system);
                for rules in Rules::ALL {
                    everything(&field, &codes, rules).unwrap();
                }
            }
        }
    }
}

#[test]
fn teams_without_matches() {
    let mut draft = Draft::default();
    let codes = every_method();
    for teams in 0..3 {
        for rounds in [0, 2] {
            draft.rounds = vec![Round::default(); rounds];
            draft.planned_rounds = rounds as u16;
            draft.teams = (1..=teams)
                .map(|id| Team {
                    id: TeamId(id),
                    pairing_number: PairingNumber::new(id),
                    details: TeamDetails::default(),
                })
                .collect();
            let tournament = Tournament::new(draft.clone()).unwrap();
            let field = Field::of_teams(&tournament, RoundNumber(2), System::Swiss);
            assert_eq!(field.participants().len(), teams as usize);
            for rules in Rules::ALL {
                everything(&field, &codes, rules).unwrap();
            }
        }
    }
}
