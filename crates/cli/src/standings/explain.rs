//! The arithmetic of one player's tie-breaks.

use adoube_bodies::arithmetic;
use adoube_bodies::standings::{ExplainedBody, ExplanationBody};
use adoube_standings::{Explanation, TieBreak};

use super::file::StandingsFile;
use crate::failure::Failure;
use crate::output;
use crate::texts::{fail, words};

pub(super) fn explain(
    file: &StandingsFile,
    list: &[TieBreak],
    who: &str,
    json: bool,
) -> Result<String, Failure> {
    let place = find(file, who)?;
    let explained = (0..list.len())
        .filter_map(|number| Explanation::of(&file.field, list, file.rules, number, place));
    if json {
        let one = &file.field.participants()[place];
        let explained = explained.map(|one| ExplanationBody::of(&one, words()));
        return Ok(output::json_line(&ExplainedBody {
            tpn: one.number,
            name: &one.name,
            explanations: explained.collect(),
        }));
    }
    let texts: Vec<String> = explained
        .map(|one| arithmetic::text(&one, words()))
        .collect();
    Ok(texts.join("\n"))
}

/// A participant by number, or by a part of the name that fits nobody else.
pub(crate) fn find(file: &StandingsFile, who: &str) -> Result<usize, Failure> {
    let participants = file.field.participants();
    if let Ok(number) = who.parse::<u32>() {
        let found = participants.iter().position(|one| one.number == number);
        return found.ok_or_else(|| fail!("standings-no-number", number));
    }
    let wanted = who.to_lowercase();
    let fits: Vec<usize> = (0..participants.len())
        .filter(|place| participants[*place].name.to_lowercase().contains(&wanted))
        .collect();
    match fits.as_slice() {
        [place] => Ok(*place),
        [] => Err(fail!("standings-no-name", who)),
        several => {
            let names = several.iter().take(5);
            let names = names.map(|place| &participants[*place]);
            let names: Vec<String> = names
                .map(|one| format!("{} {}", one.number, one.name))
                .collect();
            let (count, names) = (several.len(), names.join("; "));
            Err(fail!("standings-several", who, count, names))
        }
    }
}
