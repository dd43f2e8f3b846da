//! Everybody in the order of the standings, with what prizes may ask for.

use adoube_conduct::ranking::Ranking;
use adoube_journal::Section;
use adoube_prizes::{Completion, Finisher};
use adoube_standings::tables::{BoardRules, BoardTable};
use adoube_standings::{Feats, Line};
use adoube_tournament::{Entrant, EntrantId, Tournament};

/// The finishers of a section, from its standings as they are.
pub(super) fn finishers(
    section: &Section,
    tournament: &Tournament,
    ranking: &Ranking,
) -> Vec<Finisher> {
    let after = tournament.paired_rounds();
    let boards = BoardTable::of(tournament, after, BoardRules::USUAL).boards_of_players();
    let finisher = |line: &Line| {
        let one = &ranking.field.participants()[line.place];
        let entrant = section.entrant(EntrantId(one.id))?;
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
    lines.filter_map(finisher).collect()
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
