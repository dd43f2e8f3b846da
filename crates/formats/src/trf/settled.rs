//! What decides between those who are level and no record tells: lines of comment, which other programs
//! skip.
//!
//! `### Adoube tie 9 lots=77 7,4` says that lots with the seed 77 put number 7 before number 4 after round 9,
//! `### Adoube tie 9 hand=- T2,T5 decided on the day` that somebody put team 2 before team 5, and why;
//! `### Adoube values 9 QUIZ 4=12.5 7=8` what the tie-break `EXT:QUIZ` of 202 gives to whom.

use adoube_tournament::{
    EnteredValue, EnteredValues, EntrantId, RoundNumber, SettledBy, SettledTie, TeamId,
};

use super::facts::{MARK, remarks};
use super::fields::{points, whole_number};
use super::record::Record;

const TIE: &str = "tie ";
const VALUES: &str = "values ";

fn round(text: &str) -> Option<RoundNumber> {
    let number: u16 = text.parse().ok()?;
    (number > 0).then_some(RoundNumber(number))
}

/// `7`, or `T7` for a team.
fn who(text: &str) -> Option<EntrantId> {
    match text.strip_prefix('T') {
        Some(team) => whole_number(team).map(|team| EntrantId::standing_for(TeamId(team))),
        None => whole_number(text).map(EntrantId),
    }
}

/// The ties that are told, among those who are known.
pub(super) fn ties(
    records: &[Record],
    is_known: impl Fn(EntrantId) -> bool + Copy,
) -> Vec<SettledTie> {
    let tie = |line: &str| {
        let mut words = line.splitn(4, ' ');
        let round = round(words.next()?)?;
        let (how, seed) = words.next()?.split_once('=')?;
        let order = words.next()?.split(',');
        let order: Vec<EntrantId> = order.map(who).collect::<Option<_>>()?;
        let by = match how {
            "lots" => SettledBy::Lots(seed.parse().ok()?),
            "hand" => SettledBy::Hand(words.next().unwrap_or_default().trim().to_owned()),
            _ => return None,
        };
        let fits = order.len() > 1 && order.iter().all(|id| is_known(*id));
        fits.then_some(SettledTie { round, order, by })
    };
    remarks(records, TIE).filter_map(tie).collect()
}

/// The values that are told, of those who are known.
pub(super) fn values(
    records: &[Record],
    is_known: impl Fn(EntrantId) -> bool + Copy,
) -> Vec<EnteredValues> {
    let of_name = |line: &str| {
        let mut words = line.split_whitespace();
        let round = round(words.next()?)?;
        let name = words.next()?.to_owned();
        let value = |word: &str| {
            let (id, value) = word.split_once('=')?;
            let (who, value) = (who(id)?, points(value)?);
            is_known(who).then_some(EnteredValue { who, value })
        };
        let values: Vec<EnteredValue> = words.filter_map(value).collect();
        (!values.is_empty()).then_some(EnteredValues {
            name,
            round,
            values,
        })
    };
    remarks(records, VALUES).filter_map(of_name).collect()
}

/// The lines for ties and values. Whoever has no number in the file cannot be named there, and neither can a
/// tie with them.
pub(super) fn records(
    ties: &[SettledTie],
    values: &[EnteredValues],
    number: impl Fn(EntrantId) -> Option<u32>,
) -> Vec<Record> {
    let named = |id: EntrantId| {
        let number = number(id)?;
        Some(match id.team() {
            Some(_) => format!("T{number}"),
            None => number.to_string(),
        })
    };
    let tie = |tie: &SettledTie| {
        let order: Option<Vec<String>> = tie.order.iter().map(|id| named(*id)).collect();
        let (round, order) = (tie.round, order?.join(","));
        Some(match &tie.by {
            SettledBy::Lots(seed) => format!("{MARK}{TIE}{round} lots={seed} {order}"),
            SettledBy::Hand(reason) => {
                let reason = reason.replace(['\r', '\n'], " ");
                format!("{MARK}{TIE}{round} hand=- {order} {}", reason.trim())
            }
        })
    };
    let of_name = |entered: &EnteredValues| {
        let values = entered.values.iter();
        let values = values.filter_map(|one| Some(format!(" {}={}", named(one.who)?, one.value)));
        let values: String = values.collect();
        format!("{MARK}{VALUES}{} {}{values}", entered.round, entered.name)
    };
    let lines = ties
        .iter()
        .filter_map(tie)
        .chain(values.iter().map(of_name));
    lines
        .map(|line| Record::Other(line.trim_end().to_owned()))
        .collect()
}

#[cfg(test)]
mod tests {
    use adoube_tournament::Points;

    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let team = |number| EntrantId::standing_for(TeamId(number));
        let ties_made = vec![
            SettledTie {
                round: RoundNumber(9),
                order: vec![EntrantId(7), EntrantId(4)],
                by: SettledBy::Lots(77),
            },
            SettledTie {
                round: RoundNumber(9),
                order: vec![team(2), team(5)],
                by: SettledBy::Hand("decided on the day".to_owned()),
            },
        ];
        let value = |who, hundredths| EnteredValue {
            who,
            value: Points::hundredths(hundredths),
        };
        let made = vec![EnteredValues {
            name: "QUIZ".to_owned(),
            round: RoundNumber(9),
            values: vec![value(EntrantId(4), 1250), value(EntrantId(7), -825)],
        }];
        let number = |id: EntrantId| Some(id.team().map_or(id.0, |team| team.0));
        let written = records(&ties_made, &made, number);
        assert_eq!(ties(&written, |_| true), ties_made);
        assert_eq!(values(&written, |_| true), made);
        assert_eq!(ties(&written, |id| id.team().is_none()).len(), 1);
    }
}
