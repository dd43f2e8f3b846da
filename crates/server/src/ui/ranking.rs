//! Who is where in a section, for every page and file that shows it.

use std::collections::HashMap;
use std::sync::Arc;

use adoube_conduct::ranking::Ranking;
use adoube_standings::Field;
use adoube_tournament::{EntrantId, Points, PrimaryScore, RoundNumber, TeamId};

use super::player_line::PlayerLine;
use super::score::Score;
use super::urls::SectionUrls;
use crate::events::{PublicEvent, PublicSection};
use crate::texts::tell;

/// A line of the standings.
pub(crate) struct StandingsLine {
    /// The place; those level in everything share it.
    pub rank: usize,
    /// The line above has the same place.
    pub shared: bool,
    /// The place among all.
    pub overall: usize,
    pub player: PlayerLine,
    /// How many points.
    pub score: Score,
    /// The game points of a team ranked by match points, or the other way round.
    pub other_score: Option<Score>,
    /// Withdrawn, and not back.
    pub left: bool,
    /// The values of the tie-breaks, each with where its arithmetic is.
    pub values: Vec<(String, String)>,
}

/// Who is where in a section after a round: its teams where teams compete, else its players, each with
/// one entry.
pub(crate) fn ranking(
    event: &PublicEvent,
    section: &PublicSection,
    after: RoundNumber,
) -> Arc<Ranking> {
    let (settings, tournament) = (&section.settings, &section.tournament);
    section.rankings.get((after, true), || {
        let ranking = Ranking::of(&event.details, settings, tournament, after);
        ranking.with_one_entry_each(&section.reentries, section.reentries.latest_counts)
    })
}

/// The same of the players with all their entries, even where teams compete.
pub(crate) fn ranking_of_players(
    event: &PublicEvent,
    section: &PublicSection,
    after: RoundNumber,
) -> Arc<Ranking> {
    let (settings, tournament) = (&section.settings, &section.tournament);
    section.rankings.get((after, false), || {
        Ranking::of_players(&event.details, settings, tournament, after)
    })
}

/// The lines of those who are chosen, in order.
pub(crate) fn lines(
    ranking: &Ranking,
    section: &PublicSection,
    urls: &SectionUrls,
    after: RoundNumber,
    chosen: impl Fn(EntrantId) -> bool,
) -> Vec<StandingsLine> {
    let field = &ranking.field;
    let others = match section.settings.format.is_of_team_matches() {
        true => other_scores(section, after),
        false => HashMap::new(),
    };
    let mut lines: Vec<StandingsLine> = Vec::new();
    for line in ranking.standings.lines() {
        let one = &field.participants()[line.place];
        if !field.is_for_teams() && !chosen(EntrantId(one.id)) {
            continue;
        }
        let shared = lines.last().filter(|above| above.overall == line.rank);
        let values = line.values.iter().zip(1..).map(|(value, number)| {
            let shown = value.map_or("–".to_owned(), |value| tell(&value));
            (shown, urls.tie_break(after, one.number, number))
        });
        lines.push(StandingsLine {
            rank: shared.map_or(lines.len() + 1, |above| above.rank),
            shared: shared.is_some(),
            overall: line.rank,
            player: participant(field, section, urls, line.place),
            score: line.points.into(),
            other_score: others.get(&TeamId(one.id)).copied().map(Score::from),
            left: one.withdrawn,
            values: values.collect(),
        });
    }
    lines
}

/// What teams have of the points that they are not ranked by.
fn other_scores(section: &PublicSection, after: RoundNumber) -> HashMap<TeamId, Points> {
    let tournament = &section.tournament;
    let primary = tournament.draft().team_scoring.primary;
    let mut scores: HashMap<TeamId, Points> = HashMap::new();
    for result in tournament.team_results(after).into_iter().flatten() {
        *scores.entry(result.team).or_default() += match primary {
            PrimaryScore::MatchPoints => result.game_points,
            PrimaryScore::GamePoints => result.match_points,
        };
    }
    scores
}

fn participant(
    field: &Field,
    section: &PublicSection,
    urls: &SectionUrls,
    place: usize,
) -> PlayerLine {
    let one = &field.participants()[place];
    if field.is_for_teams() {
        return PlayerLine {
            number: one.number.to_string(),
            name: one.name.clone(),
            url: Some(urls.team(TeamId(one.id))),
            ..PlayerLine::default()
        };
    }
    PlayerLine::with_id(section, urls, EntrantId(one.id))
}
