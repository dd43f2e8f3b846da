//! Both answers: what a ruling would be if what is not told, or cannot be found out, were otherwise.

use adoube_rulebook::{Authority, Variation};

use crate::decide::{decide, decide_as_told};
use crate::scene::find_edition;
use crate::statement::CommonSays;
use crate::untold::{Untold, answered};
use crate::{Alternative, Case, CaseError, Citation, Condition, Question, Ruling};

/// Adds to a ruling what it depends on and the other answers.
pub(crate) fn complete(
    case: &Case,
    mut ruling: Ruling,
    untold: &[Untold],
) -> Result<Ruling, CaseError> {
    if let Some(question) = ruling.question().cloned() {
        ruling.articles = articles_behind(case, &question)?;
        if case.unknown.contains(&question.fact) {
            ruling.otherwise = by_answer(case, &question)?;
            ruling.depends_on = open_questions(&ruling.otherwise);
        }
        return Ok(ruling);
    }
    // What was taken comes first, in the order of `assumes`; what would only say more comes last.
    let further = std::mem::take(&mut ruling.depends_on);
    for fact in untold {
        let others = by_value(case, &ruling, fact)?;
        if others.is_empty() {
            continue;
        }
        if !case.unknown.contains(&fact.fact()) {
            ruling.depends_on.push(fact.question());
        }
        ruling.assumes.push(fact.taken());
        ruling.otherwise.extend(others);
    }
    ruling.depends_on.extend(further);
    note_variations(case, &mut ruling)?;
    ruling.write_log();
    Ok(ruling)
}

/// Notes the variations that are not announced and with which the ruling would be another. Only those of
/// US Chess: what the FIDE Laws leave to an event is asked for.
fn note_variations(case: &Case, ruling: &mut Ruling) -> Result<(), CaseError> {
    let edition = find_edition(&case.edition)?;
    if edition.authority() != Authority::UsChess {
        return Ok(());
    }
    let subjects = case.incident.first().subjects();
    let concerns = |variation: &&Variation| {
        let mut set = variation.set.keys();
        let announced = case.variations.contains(&variation.id);
        !announced && set.any(|subject| subjects.contains(&subject.as_str()))
    };
    for variation in edition.variations().iter().filter(concerns) {
        let mut other = case.clone();
        other.variations.push(variation.id.clone());
        let (with_it, _) = decide_as_told(&other)?;
        if with_it.same_effect(ruling) && with_it.must_play == ruling.must_play {
            continue;
        }
        let (id, effect) = (variation.id.clone(), variation.saying());
        let note = CommonSays::VariationMatters { id, effect };
        ruling.notes.push(note.into());
    }
    Ok(())
}

/// The rulings by each answer to a question that nobody can answer; none if the answers are not
/// a list.
fn by_answer(case: &Case, question: &Question) -> Result<Vec<Alternative>, CaseError> {
    let answers = each_answer(case, question, decide)?;
    Ok(answers.into_iter().flat_map(spread).collect())
}

/// The articles that the answers to a question rest on, each once: where to look up why it is asked.
fn articles_behind(case: &Case, question: &Question) -> Result<Vec<Citation>, CaseError> {
    let mut articles = Vec::new();
    for answer in each_answer(case, question, |case| Ok(decide_as_told(case)?.0))? {
        for cited in answer.ruling.articles {
            if !articles.contains(&cited) {
                articles.push(cited);
            }
        }
    }
    Ok(articles)
}

/// An answer that itself has others: each with all of its conditions.
fn spread(mut answer: Alternative) -> Vec<Alternative> {
    let further = std::mem::take(&mut answer.ruling.otherwise);
    let under = |other: Alternative| Alternative {
        when: answer.when.iter().cloned().chain(other.when).collect(),
        ruling: other.ruling,
    };
    let further: Vec<Alternative> = further.into_iter().map(under).collect();
    // A question that nobody can answer is no answer beside those to it.
    if answer.ruling.question().is_some() && !further.is_empty() {
        return further;
    }
    answer.when.extend(answer.ruling.assumes.clone());
    std::iter::once(answer).chain(further).collect()
}

/// What the answers still depend on, each once.
fn open_questions(answers: &[Alternative]) -> Vec<Question> {
    let mut open: Vec<Question> = Vec::new();
    for question in answers.iter().flat_map(|answer| &answer.ruling.depends_on) {
        if !open.contains(question) {
            open.push(question.clone());
        }
    }
    open
}

/// The rulings for other values of a fact that was taken as nothing, where they differ.
fn by_value(case: &Case, base: &Ruling, fact: &Untold) -> Result<Vec<Alternative>, CaseError> {
    let mut found = Vec::new();
    let mut last = base.clone();
    for instead in fact.instead() {
        let other = case.answered(&fact.question(), instead.value.clone())?;
        let (ruling, _) = decide_as_told(&other)?;
        if ruling.same_effect(&last) {
            continue;
        }
        if fact.is_count() {
            last = ruling.clone();
        }
        let decided = ruling.result.is_some() || ruling.question().is_some();
        found.push((instead, other, ruling));
        // Nothing is worse than the game, and a further fact does not depend on the count.
        if decided && fact.is_count() {
            break;
        }
    }
    let mut alternatives = Vec::new();
    for (place, (instead, other, ruling)) in found.iter().enumerate() {
        let next = found.get(place + 1).map(|(next, ..)| next);
        let when = fact.otherwise(instead, next);
        alternatives.extend(with_further_facts(other, ruling, when)?);
    }
    Ok(alternatives)
}

/// A ruling under a condition; if it needs one more fact, the ruling by each answer.
fn with_further_facts(
    case: &Case,
    ruling: &Ruling,
    when: Condition,
) -> Result<Vec<Alternative>, CaseError> {
    let further = match ruling.question() {
        Some(question) => by_further_answer(case, question)?,
        None => Vec::new(),
    };
    if further.is_empty() {
        return Ok(vec![Alternative {
            when: vec![when],
            ruling: Box::new(ruling.clone()),
        }]);
    }
    let under = |mut answer: Alternative| {
        answer.when.insert(0, when.clone());
        answer
    };
    Ok(further.into_iter().map(under).collect())
}

/// The ruling by each answer to a further question; what nobody can answer after it is spread out too.
fn by_further_answer(case: &Case, question: &Question) -> Result<Vec<Alternative>, CaseError> {
    let mut answers = Vec::new();
    for answer in each_answer(case, question, |case| Ok(decide_as_told(case)?.0))? {
        let [condition] = answer.when.as_slice() else {
            continue;
        };
        let next = answer.ruling.question();
        let unknown = next.filter(|next| case.unknown.contains(&next.fact));
        let further = match unknown {
            Some(_) => {
                let case = case.answered(question, condition.value.clone())?;
                with_further_facts(&case, &answer.ruling, condition.clone())?
            }
            None => vec![answer],
        };
        answers.extend(further);
    }
    Ok(answers)
}

fn each_answer(
    case: &Case,
    question: &Question,
    rule: impl Fn(&Case) -> Result<Ruling, CaseError>,
) -> Result<Vec<Alternative>, CaseError> {
    let answers = question.choices().iter().map(|choice| {
        let case = case.answered(question, choice.value.clone())?;
        Ok(Alternative {
            when: vec![Condition {
                fact: question.fact.clone(),
                value: choice.value.clone(),
                text: answered(question, choice.text.clone()),
            }],
            ruling: Box::new(rule(&case)?),
        })
    });
    answers.collect()
}
