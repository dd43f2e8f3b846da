//! What holds for every case: random facts, random answers, every edition.

mod common;

use std::collections::BTreeSet;
use std::sync::LazyLock;

use adoube_clock::{Colour, Span};
use adoube_rulebook::{Rate, Rulebook, further_articles};
use adoube_rulings::{
    Answers, Case, Force, PositionAction, Question, Ruling, Score, Supervision, TimeAction, decide,
    kinds,
};
use common::{EDITIONS, told};
use proptest::prelude::*;
use proptest::sample::{Index, select};

/// The facts of all scenarios, and every kind of incident without any fact.
static CASES: LazyLock<Vec<Case>> = LazyLock::new(|| {
    let mut cases = common::scenario_cases();
    let all = kinds().into_iter().flat_map(|(_, kinds)| kinds);
    for kind in all {
        let text = format!("edition = \"fide-2023-01\"\nincident.{} = {{}}", kind.name);
        cases.push(Case::from_toml(&text).unwrap());
    }
    cases
});

/// Rates of play, with the supervision they are played under.
const RATES: [(Rate, Option<Supervision>); 6] = [
    (Rate::Standard, None),
    (Rate::Rapid, Some(Supervision::Adequate)),
    (Rate::Rapid, Some(Supervision::Reduced)),
    (Rate::Blitz, Some(Supervision::Adequate)),
    (Rate::Blitz, Some(Supervision::Reduced)),
    (Rate::Quick, None),
];

/// A value that answers a question.
fn answer(question: &Question, pick: usize) -> toml::Value {
    match &question.answers {
        Answers::OneOf(choices) => choices[pick % choices.len()].value.clone(),
        Answers::Number { at_least, at_most } => {
            let span = (at_most - at_least) as usize + 1;
            let number = *at_least as usize + pick % span.min(64);
            toml::Value::Integer(number as i64)
        }
        Answers::Time => ["0:00", "0:30", "4:59", "5:00", "1:05:00"][pick % 5].into(),
        Answers::Text(_) => ["Nf3", "e2e4", "x"][pick % 3].into(),
    }
}

/// Answers every question until there is a ruling; every answer must make progress.
fn dialogue(mut case: Case, picks: &[usize]) -> Result<Option<(Case, Ruling)>, TestCaseError> {
    let mut asked = BTreeSet::new();
    for pick in picks.iter().cycle().take(24) {
        let Ok(ruling) = decide(&case) else {
            return Ok(None);
        };
        check(&case, &ruling)?;
        let Some(question) = ruling.question() else {
            return Ok(Some((case, ruling)));
        };
        let again = !asked.insert(question.fact.clone()) && question.fact != "incident.answers";
        prop_assert!(!again, "asked twice: {} in {:?}", question.fact, case);
        prop_assert!(is_answerable(question), "{question:?}");
        case = match case.answered(question, answer(question, *pick)) {
            Ok(answered) => answered,
            Err(error) if matches!(question.answers, Answers::Text(_)) => {
                prop_assert!(!error.to_string().is_empty());
                return Ok(None);
            }
            Err(error) => return Err(TestCaseError::fail(format!("{error} in {case:?}"))),
        };
    }
    Err(TestCaseError::fail(format!(
        "no ruling after 24 answers: {case:?}"
    )))
}

fn is_answerable(question: &Question) -> bool {
    match &question.answers {
        Answers::OneOf(choices) => choices.len() > 1,
        Answers::Number { at_least, at_most } => at_least < at_most,
        Answers::Time => true,
        Answers::Text(expected) => !told(expected).is_empty(),
    }
}

/// What holds for every ruling.
fn check(case: &Case, ruling: &Ruling) -> Result<(), TestCaseError> {
    let context = || format!("{ruling:?}\n{case:?}");
    prop_assert!(!told(&ruling.decision).is_empty(), "{}", context());
    prop_assert!(!told(&ruling.log).is_empty(), "{}", context());
    let edition = Rulebook::embedded().edition(&case.edition).unwrap();
    for cited in &ruling.articles {
        let known = edition.article(&cited.article).is_some()
            || further_articles(edition.authority()).iter().any(|article| {
                (&article.number, &article.saying()) == (&cited.article, &cited.says)
            });
        prop_assert!(known, "{} is no article: {}", cited.article, context());
    }
    match &ruling.force {
        Force::Mandatory => prop_assert!(!ruling.articles.is_empty(), "{}", context()),
        Force::Discretionary { range, usual } => {
            prop_assert!(
                !range.is_empty() && !told(usual).is_empty(),
                "{}",
                context()
            );
        }
        Force::NeedsFact(_) => {
            prop_assert!(
                ruling.result.is_none() && ruling.clocks.is_empty(),
                "{}",
                context()
            );
        }
    }
    check_end(ruling, &context)?;
    check_times(case, ruling, &context)
}

/// A game that is over is not played on, and nobody has more than a win.
fn check_end(ruling: &Ruling, context: &dyn Fn() -> String) -> Result<(), TestCaseError> {
    let Some(result) = ruling.result else {
        return Ok(());
    };
    prop_assert!(ruling.to_move.is_none(), "{}", context());
    prop_assert!(ruling.must_play.is_none(), "{}", context());
    let replayed = matches!(
        ruling.position,
        PositionAction::NewGame | PositionAction::RestoreBefore | PositionAction::RestoreLastKnown
    );
    prop_assert!(!replayed, "{}", context());
    let wins = [result.white, result.black];
    let wins = wins
        .iter()
        .filter(|score| **score == Some(Score::Win))
        .count();
    prop_assert!(wins <= 1, "{}", context());
    Ok(())
}

/// Time is conserved but for named adjustments.
fn check_times(
    case: &Case,
    ruling: &Ruling,
    context: &dyn Fn() -> String,
) -> Result<(), TestCaseError> {
    for change in &ruling.clocks {
        prop_assert!(!told(&change.why).is_empty(), "{}", context());
    }
    let Some(after) = ruling.times_after else {
        return Ok(());
    };
    for side in Colour::BOTH {
        let of = ruling.clocks.iter().filter(|change| change.side == side);
        let before = case.clock.left(side).unwrap_or(Span::ZERO);
        let expected = of.fold(before, |time, change| match change.action {
            TimeAction::Add(span) => time + span,
            TimeAction::Set(span) => span,
        });
        prop_assert_eq!(after[side], expected, "{}", context());
    }
    Ok(())
}

/// How hard a ruling is on a player: the game is worse than time, time is worse than nothing.
fn severity(ruling: &Ruling) -> (bool, Span) {
    let lost = ruling.result.is_some_and(|result| {
        Colour::BOTH
            .iter()
            .any(|&side| result.of(side) == Some(Score::Loss))
    });
    let time = Colour::BOTH
        .iter()
        .map(|&side| ruling.time_change(side).abs())
        .sum();
    (lost, time)
}

/// A case under an edition, a rate and a supervision.
fn varied(case: &Case, edition: &str, (rate, supervision): (Rate, Option<Supervision>)) -> Case {
    let (mut case, _) = case.under(edition).unwrap();
    case.rate = Some(rate);
    case.supervision = supervision;
    case
}

/// A case without one of its incident's facts.
fn without_a_fact(case: &Case, which: Index) -> Case {
    let mut document = toml::Value::try_from(case).unwrap();
    let facts = document["incident"]
        .as_table_mut()
        .unwrap()
        .iter_mut()
        .next();
    let facts = facts.unwrap().1.as_table_mut().unwrap();
    let names: Vec<String> = facts.keys().cloned().collect();
    if !names.is_empty() {
        facts.remove(which.get(&names));
    }
    document.try_into().unwrap()
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 400, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn every_dialogue_ends_in_a_sound_ruling(
        which in any::<Index>(),
        edition in select(&EDITIONS[..]),
        rate in select(&RATES[..]),
        forget in any::<Option<Index>>(),
        picks in prop::collection::vec(0_usize..1000, 1..12),
    ) {
        let case = varied(which.get(&CASES), edition, rate);
        let case = forget.map_or(case.clone(), |fact| without_a_fact(&case, fact));
        dialogue(case, &picks)?;
    }

    #[test]
    fn the_same_facts_get_a_ruling_by_every_edition(
        which in any::<Index>(),
        picks in prop::collection::vec(0_usize..1000, 1..12),
    ) {
        let case = which.get(&CASES);
        for edition in EDITIONS {
            let (case, _) = case.under(edition).unwrap();
            if let Some((_, ruling)) = dialogue(case, &picks)? {
                prop_assert_eq!(&ruling.edition, edition);
            }
        }
    }

    #[test]
    fn broken_text_is_refused_or_ruled_on(
        which in any::<Index>(),
        place in any::<Index>(),
        letter in select(&['"', '=', '1', 'x', '\n', '{', ']', '-'][..]),
    ) {
        let text = which.get(&CASES).to_toml().unwrap();
        let mut letters: Vec<char> = text.chars().collect();
        let place = place.index(letters.len());
        letters[place] = letter;
        let broken: String = letters.into_iter().collect();
        if let Ok(case) = Case::from_toml(&broken)
            && let Ok(ruling) = decide(&case)
        {
            check(&case, &ruling)?;
        }
    }

    /// Up to 2017 an illegal move lost at once only without supervision (A.4.b, A.4.2); since 2018
    /// less supervision never costs more.
    #[test]
    fn stricter_supervision_never_loosens_a_penalty(
        which in any::<Index>(),
        edition in select(&EDITIONS[2..4]),
        rate in select(&[Rate::Rapid, Rate::Blitz][..]),
        picks in prop::collection::vec(0_usize..1000, 1..12),
    ) {
        let case = varied(which.get(&CASES), edition, (rate, Some(Supervision::Reduced)));
        if case.variations.iter().any(|id| id.ends_with("supervised")) {
            return Ok(());
        }
        let Some((mut case, reduced)) = dialogue(case, &picks)? else {
            return Ok(());
        };
        case.supervision = Some(Supervision::Adequate);
        let Some((_, adequate)) = dialogue(case, &picks)? else {
            return Ok(());
        };
        let mandatory = |ruling: &Ruling| ruling.force == Force::Mandatory;
        let same = offenders(&reduced) == offenders(&adequate);
        if mandatory(&reduced) && mandatory(&adequate) && is_penalty(&reduced) && same {
            prop_assert!(
                severity(&adequate) >= severity(&reduced),
                "reduced:\n{reduced:?}\nadequate:\n{adequate:?}"
            );
        }
    }
}

/// Whom something is counted against: with supervision it can be both where without it the first offence
/// stands.
fn offenders(ruling: &Ruling) -> Vec<Colour> {
    ruling.counters.iter().map(|change| change.side).collect()
}

/// A ruling that punishes, rather than one that settles a position.
fn is_penalty(ruling: &Ruling) -> bool {
    !ruling.counters.is_empty()
}
