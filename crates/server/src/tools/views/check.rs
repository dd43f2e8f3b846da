//! A tournament report file against the rules.

use adoube_bodies::names::NamesIn;
use adoube_bodies::swiss::FaultBody;
use adoube_conduct::checker::{Checked, PairedBy, accelerate, check, rules_of};
use adoube_formats::read_trf;
use adoube_pairing::check::Difference;
use adoube_pairing::dutch::Pair;
use adoube_pairing::us::Facts;
use adoube_tournament::{EntrantId, Tournament};
use askama::Template;

use super::{Tool, ToolsHead};
use crate::texts::{fill, plural, tell, tell_with, words};

/// The file of somebody, and what is wrong with it.
#[derive(Template)]
#[template(path = "tools/check.html")]
pub(crate) struct CheckPage {
    head: ToolsHead,
    file: String,
    /// Why it cannot be checked.
    wrong: Option<String>,
    answer: Option<Answer>,
}

struct Answer {
    summary: String,
    /// The rules taken, where the file names none.
    assumed: Option<String>,
    rounds: Vec<OtherRound>,
    faults: Vec<String>,
}

/// A round that the rules pair otherwise.
struct OtherRound {
    title: String,
    found: Vec<String>,
    expected: Vec<String>,
}

impl CheckPage {
    /// The page, with an answer where there is a file.
    pub(crate) fn of(file: &str) -> CheckPage {
        let answer = (!file.trim().is_empty()).then(|| Answer::of(file));
        let (answer, wrong) = match answer {
            Some(Ok(answer)) => (Some(answer), None),
            Some(Err(wrong)) => (None, Some(wrong)),
            None => (None, None),
        };
        CheckPage {
            head: ToolsHead::of(Tool::Check),
            file: file.to_owned(),
            wrong,
            answer,
        }
    }
}

impl Answer {
    fn of(file: &str) -> Result<Answer, String> {
        let trf = read_trf(file.as_bytes()).map_err(|errors| tell(&errors))?;
        let mut found = trf.to_draft().map_err(|errors| tell(&errors))?;
        let rules = rules_of(&found, None)
            .ok_or_else(|| fill("tools-check-other-system", &[&found.event.encoded_type]))?;
        if let PairedBy::Swiss(system) = &rules.paired_by {
            if system.is_for_teams() == found.draft.teams.is_empty() {
                let wrong = fill("tools-check-other-system", &[&found.event.encoded_type]);
                return Err(wrong);
            }
            if rules.is_baku {
                accelerate(system, &mut found.draft).map_err(|reason| tell(&reason))?;
            }
        }
        let assumed = match &rules.paired_by {
            PairedBy::Swiss(system) if rules.assumed => {
                Some(fill("tools-check-assumed", &[&tell(system)]))
            }
            _ => None,
        };
        let checked = check(&trf, &found, rules.paired_by, &Facts::default());
        let checked = checked.map_err(|violations| tell(&violations))?;
        Ok(Answer {
            assumed,
            ..Answer::of_checked(&checked)
        })
    }

    fn of_checked(checked: &Checked) -> Answer {
        let tournament = checked.among.tournament();
        let rounds = tournament.rounds().len();
        let faults = checked.faults.iter();
        let faults: Vec<String> = faults.map(|fault| fault_text(checked, fault)).collect();
        let wrong = checked.differences.len() + faults.len();
        Answer {
            summary: plural("tools-check-summary", wrong, &[&rounds]),
            assumed: None,
            rounds: (checked.differences.iter())
                .map(|difference| OtherRound::of(tournament, difference))
                .collect(),
            faults,
        }
    }
}

/// What is wrong, with the round, the board and the article.
fn fault_text(checked: &Checked, fault: &adoube_conduct::checker::Fault) -> String {
    let body = FaultBody::of("", checked, fault, words());
    let mut text = String::new();
    if let Some(round) = body.round {
        text += &fill("tools-check-round", &[&round]);
        text += ": ";
    }
    text += &body.told.text;
    if let Some(article) = body.article {
        text += &format!(" ({article})");
    }
    text
}

impl OtherRound {
    fn of(tournament: &Tournament, difference: &Difference) -> OtherRound {
        let label = |id: EntrantId| {
            let entrant = tournament.entrant(id);
            entrant.map_or_else(|| id.to_string(), |entrant| entrant.label())
        };
        let side = |pairs: Vec<(usize, Pair)>, bye: Option<EntrantId>| -> Vec<String> {
            let pairs = pairs.into_iter().map(|(board, pair)| {
                format!("{board}: {} – {}", label(pair.white), label(pair.black))
            });
            let bye = bye.filter(|_| difference.byes_differ());
            let bye = bye.map(|id| fill("tools-check-bye", &[&label(id)]));
            pairs.chain(bye).collect()
        };
        let expected = match &difference.expected {
            Ok(_) => side(difference.expected_pairs(), difference.expected_bye()),
            Err(reason) => vec![tell_with(reason, &NamesIn(tournament))],
        };
        OtherRound {
            title: fill("tools-check-round", &[&difference.round]),
            found: side(difference.found_pairs(), difference.found.bye),
            expected,
        }
    }
}
