//! The prizes of a section: how many entries count for them, and who can win them.

use adoube_journal::{Event, Section, SectionId};
use adoube_prizes::{Completion, CountedEntries, Finisher, Fund, FundError};
use adoube_standings::tables::{BoardRules, BoardTable};
use adoube_standings::{Feats, Line};
use adoube_tournament::{Entrant, EntrantId, Outcome, Points, Tournament};
use serde::Serialize;

use crate::accounts::paid_entries;
use crate::ranking::Ranking;

/// The fund of a section, ready to be divided: ages are reckoned for the first day of the event, and where
/// prizes are based on entries the total of all sections is known (32C4b). `None` if there is no fund.
///
/// # Errors
///
/// The text is no fund.
pub fn fund_of(event: &Event, section: &Section) -> Result<Option<Fund>, FundError> {
    let Some(mut fund) = read(event, section).transpose()? else {
        return Ok(None);
    };
    let currency = fund.currency.clone();
    if let Some(based_on) = &mut fund.based_on
        && based_on.advertised_total.is_none()
    {
        let funds = event.sections.iter().filter_map(|one| read(event, one));
        // What is in another currency, or cannot be read, adds nothing that could be counted.
        let funds = funds.flatten().filter(|other| other.currency == currency);
        based_on.advertised_total = Some(funds.map(|other| other.advertised()).sum());
    }
    Ok(Some(fund))
}

fn read(event: &Event, section: &Section) -> Option<Result<Fund, FundError>> {
    let starts = event.details.starts;
    let text = section.prize_fund.as_deref()?;
    Some(Fund::of_event(text, starts).map(|fund| fund.on(starts)))
}

/// The entries that prizes are based on.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct EntriesCounted {
    /// All of them.
    pub entries: u32,
    pub counts: CountedEntries,
    /// The sections with the same goal, each with its entries.
    pub sections: Vec<(SectionId, u32)>,
    /// Names in the fund that no section has: nothing could be counted for them.
    pub missing: Vec<String>,
}

/// How many entries count for the fund of a section. Sections with a common goal are counted together
/// (32C4c); one that went over into another is counted there, once.
pub fn entries_counted(event: &Event, section: &Section, fund: &Fund) -> EntriesCounted {
    let counts = (fund.based_on.as_ref()).map_or(CountedEntries::All, |based_on| based_on.counts);
    let named = fund
        .based_on
        .iter()
        .flat_map(|based_on| &based_on.together_with);
    let mut ids = vec![section.id.clone()];
    let mut missing = Vec::new();
    for name in named {
        let id = name.parse::<SectionId>().ok();
        let id = id.map(|id| event.merged.get(&id).cloned().unwrap_or(id));
        match id.filter(|id| event.section(id).is_some()) {
            Some(id) if !ids.contains(&id) => ids.push(id),
            Some(_) => {}
            None => missing.push(name.clone()),
        }
    }
    let sections = ids.iter().filter_map(|id| event.section(id));
    let sections = sections.map(|one| (one.id.clone(), entries_of(one, counts)));
    let sections: Vec<(SectionId, u32)> = sections.collect();
    EntriesCounted {
        entries: sections.iter().map(|(_, entries)| entries).sum(),
        counts,
        sections,
        missing,
    }
}

fn entries_of(section: &Section, counts: CountedEntries) -> u32 {
    let entrants = section.draft.entrants.iter();
    let count = match counts {
        CountedEntries::All => entrants.filter(|one| came(section, one)).count(),
        CountedEntries::Paid => paid_entries(section),
    };
    u32::try_from(count).unwrap_or(u32::MAX)
}

/// Who only fills in for an opponent paid no entry and wins no prize (28M1).
fn is_house_player(section: &Section, entrant: &Entrant) -> bool {
    section.marks_of(entrant.id).house.is_some()
}

/// The rules compare the turnout: who left before being in any round is no part of it.
fn came(section: &Section, entrant: &Entrant) -> bool {
    !is_house_player(section, entrant) && took_part(section, entrant)
}

fn took_part(section: &Section, entrant: &Entrant) -> bool {
    completion(entrant) == Completion::Completed || {
        let mut rounds = section.draft.rounds.iter();
        rounds.any(|round| round.entrants().any(|id| id == entrant.id))
    }
}

/// The finishers of a section in the order of its standings, with what prizes may ask for.
pub fn finishers(section: &Section, tournament: &Tournament, ranking: &Ranking) -> Vec<Finisher> {
    let after = tournament.paired_rounds();
    let boards = BoardTable::of(tournament, after, BoardRules::USUAL).boards_of_players();
    let finisher = |line: &Line| {
        let one = &ranking.field.participants()[line.place];
        let entrant = section.entrant(EntrantId(one.id))?;
        if is_house_player(section, entrant) {
            return None;
        }
        let player = &entrant.player;
        let feats = Feats::of(&ranking.field, line.place);
        let rank = u32::try_from(line.rank).unwrap_or(u32::MAX);
        Some(Finisher {
            rating: one.rating.filter(|rating| *rating > 0),
            sex: player.sex,
            birth: player.birth,
            federation: player.federation,
            club: player.club.clone(),
            board: boards.get(&entrant.id).copied(),
            completion: completion(entrant),
            upset: feats.upset,
            gain: feats.gain,
            performance: feats.performance,
            ..Finisher::new(entrant.id, &player.name, ranking.ranking_score(line), rank)
        })
    };
    let lines = ranking.standings.lines().iter();
    let mut finishers: Vec<Finisher> = lines.filter_map(finisher).collect();
    for finisher in &mut finishers {
        finisher.points -= taken_from_wins(section, tournament, finisher.id);
    }
    ranked_anew(finishers)
}

/// What a player who cancelled an irrevocable half-point bye has less for prizes: what a win in that round is
/// worth more than a draw (22C5).
fn taken_from_wins(section: &Section, tournament: &Tournament, player: EntrantId) -> Points {
    let rounds = section.marks_of(player).wins_as_draws;
    let points = tournament.point_system();
    let card = tournament.card(player, tournament.paired_rounds());
    let won = card.filter(|row| {
        use Outcome::{ForfeitWin, UnratedWin, Win};
        matches!(row.reported, Win | UnratedWin | ForfeitWin) && rounds.contains(&row.round)
    });
    won.fold(Points::ZERO, |sum, _| sum + (points.win - points.draw))
}

/// The finishers by points, those with the same as they stood; ranks follow.
fn ranked_anew(mut finishers: Vec<Finisher>) -> Vec<Finisher> {
    let key = |finisher: &Finisher| (std::cmp::Reverse(finisher.points), finisher.rank);
    if finishers.is_sorted_by_key(key) {
        return finishers;
    }
    finishers.sort_by_key(key);
    let keys: Vec<_> = finishers.iter().map(key).collect();
    for finisher in &mut finishers {
        let own = key(finisher);
        let above = keys.iter().position(|other| *other == own).unwrap_or(0);
        finisher.rank = u32::try_from(above + 1).unwrap_or(u32::MAX);
    }
    finishers
}

/// Who left and did not come back wins nothing, unless the director decides otherwise (32C1).
fn completion(entrant: &Entrant) -> Completion {
    let gone = entrant.withdrawals.iter().any(|span| span.last.is_none());
    if gone {
        Completion::Withdrawn
    } else {
        Completion::Completed
    }
}
