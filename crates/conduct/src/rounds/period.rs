//! The report of a part of an event: one of more than 30 days is reported month by month, each file with
//! the games of its period and the ratings that held then.

use adoube_journal::{Event, Section, SectionId};
use adoube_tournament::{RoundNumber, RoundSpan};
use jiff::civil::Date;

use super::{CannotReport, SectionReport, report};

/// The months in which rounds of a section are played, with the rounds of each; nothing for rounds that have
/// no date.
pub fn periods(section: &Section) -> Vec<(Date, RoundSpan)> {
    let mut months: Vec<(Date, RoundSpan)> = Vec::new();
    let mut schedule = section.settings.schedule.clone();
    schedule.sort_by_key(|time| time.round);
    for time in schedule {
        let month = time.starts.date().first_of_month();
        let round = time.round;
        match months.last_mut() {
            Some((known, span)) if *known == month => span.last = Some(round),
            _ => {
                let span = RoundSpan {
                    first: round,
                    last: Some(round),
                };
                months.push((month, span));
            }
        }
    }
    months
}

/// The report of some rounds: the games of the others are left out, and everybody has the rating of the first
/// of them.
///
/// # Errors
///
/// As [`report`].
pub fn period_report(
    event: &Event,
    id: &SectionId,
    rounds: RoundSpan,
) -> Result<SectionReport, CannotReport> {
    let Some(section) = event.section(id) else {
        return Err(CannotReport::NoNumbers);
    };
    let paired = section.draft.paired_rounds();
    // A month that is under way ends with its last paired round.
    let last = rounds.last.unwrap_or(paired).min(paired);
    if rounds.first > last {
        let round = rounds.first;
        return Err(CannotReport::NotPaired { round, last });
    }
    let whole = report(event, section, Some(last))?;
    let mut part = section.clone();
    let draft = &mut part.draft;
    for entrant in &mut draft.entrants {
        entrant.player = entrant.player.as_rated_in(rounds.first);
        entrant.player.later_ratings.clear();
    }
    let earlier = draft.rounds.iter_mut().take(rounds.first.place());
    for round in earlier {
        round.games.clear();
        round.byes.clear();
        round.matches.clear();
        round.team_byes.clear();
    }
    draft
        .bye_requests
        .retain(|asked| rounds.contains(asked.round));
    draft
        .adjustments
        .retain(|given| rounds.contains(given.round));
    draft
        .team_adjustments
        .retain(|given| rounds.contains(given.round));
    draft.play_offs.clear();
    draft.team_play_offs.clear();
    for status in &mut part.rounds {
        // Without the rounds before, no pairing could be held against the rules; the whole report was.
        status.changed = false;
        status.made_by.edition.get_or_insert_default();
    }
    let mut report = report(event, &part, Some(last))?;
    let remarks = whole.text.lines().filter(|line| is_of(line, rounds));
    let remarks: String = remarks.map(|line| format!("{line}\r\n")).collect();
    let players = report
        .text
        .find("\n001 ")
        .map_or(report.text.len(), |at| at + 1);
    report.text.insert_str(players, &remarks);
    report.left_out = whole.left_out;
    Ok(report)
}

/// Whether a line is a remark on one of the rounds: `### MPA @ Round 2: …`.
fn is_of(line: &str, rounds: RoundSpan) -> bool {
    let round = || {
        let (_, after) = line.strip_prefix("### ")?.split_once("@ Round ")?;
        let digits = after
            .split(|letter: char| !letter.is_ascii_digit())
            .next()?;
        digits.parse().ok().map(RoundNumber)
    };
    round().is_some_and(|round| rounds.contains(round))
}
