//! From a case to a ruling.

use adoube_rulebook::Rulebook;
use serde::Serialize;

use crate::ruling::Draft;
use crate::scene::{Scene, find_edition};
use crate::untold::Untold;
use crate::{Case, CaseError, Incident, Question, Ruling, Stage, Statement, alternatives, told};

/// Rules on a case, of several incidents on the first. Where it depends on something that is not told, the ruling gives both answers.
///
/// # Errors
///
/// If the case itself cannot be understood: an unknown edition or variation, an illegal move.
pub fn decide(case: &Case) -> Result<Ruling, CaseError> {
    let (ruling, untold) = decide_as_told(case)?;
    alternatives::complete(case, ruling, &untold)
}

/// Rules on every incident of a case in order, each with the past, the times and the stage that the ruling
/// before it has left. It ends with the first that needs a fact: what comes after depends on it.
///
/// # Errors
///
/// If the case itself cannot be understood.
pub fn decide_each(case: &Case) -> Result<Vec<Ruling>, CaseError> {
    let ruled = decide_apart(case)?;
    Ok(ruled.into_iter().map(|(_, ruling)| ruling).collect())
}

/// The same, each ruling with the case of its incident alone: what [`decide`] rules on it.
///
/// # Errors
///
/// If the case itself cannot be understood.
pub fn decide_apart(case: &Case) -> Result<Vec<(Case, Ruling)>, CaseError> {
    let mut open = case.incident.then().to_vec().into_iter();
    let mut case = Case {
        incident: case.incident.first().clone().into(),
        ..case.clone()
    };
    let mut ruled = Vec::new();
    loop {
        let ruling = decide(&case)?;
        let next = open.next().filter(|_| ruling.question().is_none());
        let after = next.map(|next| case.after(&ruling, next));
        ruled.push((case, ruling));
        match after {
            Some(after) => case = after,
            None => return Ok(ruled),
        }
    }
}

/// Rules on a case as it is told, and says what was looked at and was not told.
pub(crate) fn decide_as_told(case: &Case) -> Result<(Ruling, Vec<Untold>), CaseError> {
    let scene = Scene::new(case)?;
    told::check(&scene);
    let incident = case.incident.first();
    let mut ruling = incident
        .decide(&scene)
        .unwrap_or_else(|question| Draft::new(&scene, incident.title()).needs(question));
    let against = scene.contradictions().into_iter().map(Statement::from);
    ruling.notes.extend(against);
    Ok((ruling, scene.into_untold()))
}

/// What to find out next: empty if everything that matters is told.
///
/// # Errors
///
/// If the case itself cannot be understood.
pub fn questions(case: &Case) -> Result<Vec<Question>, CaseError> {
    let ruling = decide(case)?;
    Ok(ruling.next_question().cloned().into_iter().collect())
}

/// A ruling by one of several editions.
#[derive(Debug, Clone, PartialEq, Serialize)]
pub struct Compared {
    pub edition: String,
    /// The ruling by it.
    pub ruling: Ruling,
    /// The variations of the case that this edition does not have.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub without: Vec<String>,
}

/// Rules on the same facts by every edition, of several incidents on the first.
///
/// # Errors
///
/// If the case itself cannot be understood by some edition.
pub fn compare(case: &Case) -> Result<Vec<Compared>, CaseError> {
    let editions = Rulebook::embedded().editions().iter();
    let ids = editions.map(|edition| edition.id());
    ids.map(|id| {
        let (case, without) = case.under(id)?;
        Ok(Compared {
            edition: id.to_owned(),
            ruling: decide(&case)?,
            without,
        })
    })
    .collect()
}

impl Case {
    /// What happens next in the same game: the players' past, the times and the stage are as the ruling
    /// left them.
    pub fn after(&self, ruling: &Ruling, next: Incident) -> Case {
        let mut case = self.clone();
        case.history = self.history.after(ruling);
        if let Some(times) = ruling.times_after {
            case.clock.white = Some(times.white);
            case.clock.black = Some(times.black);
        }
        if ruling.result.is_some() {
            case.stage = Stage::Over;
        }
        case.incident = next.into();
        case
    }

    /// The same facts under another edition, and the variations that it does not have.
    ///
    /// # Errors
    ///
    /// If there is no such edition.
    pub fn under(&self, edition: &str) -> Result<(Case, Vec<String>), CaseError> {
        let known = find_edition(edition)?;
        let fits = |id: &&String| known.with_variations(&[id.as_str()]).is_ok();
        let (fitting, without): (Vec<&String>, Vec<&String>) =
            self.variations.iter().partition(fits);
        let case = Case {
            edition: edition.to_owned(),
            variations: fitting.into_iter().cloned().collect(),
            ..self.clone()
        };
        Ok((case, without.into_iter().cloned().collect()))
    }
}
