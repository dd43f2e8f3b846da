//! The ranking of a section: by points, then by the tie-breaks that were announced; in a knockout by
//! the round reached.
//!
//! Whoever shows or reports places takes them from here, so that a page, a file and a report say
//! the same.

use std::borrow::Cow;

use adoube_journal::{EventDetails, Format, SectionSettings};
use adoube_standings::{Field, Line, Method, Rules, Score, Standings, System, TieBreak};
use adoube_tournament::{EntrantId, Points, RoundNumber, Tournament};

use crate::rounds::as_games;

/// The participants of a section after a round, in order.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Ranking {
    /// The participants: players, or teams where teams compete.
    pub field: Field,
    /// The tie-breaks announced, as far as they are known and mean something here.
    pub tie_breaks: Vec<TieBreak>,
    /// By which edition.
    pub rules: Rules,
    /// Who is where.
    pub standings: Standings,
    /// Places go by the round reached, and neither by points nor by tie-breaks: a knockout.
    pub by_round_reached: bool,
}

impl Ranking {
    /// A section after a round: its teams where teams compete, else its players.
    pub fn of(
        event: &EventDetails,
        settings: &SectionSettings,
        tournament: &Tournament,
        after: RoundNumber,
    ) -> Ranking {
        if !ranks_teams(settings.format) {
            return Ranking::of_players(event, settings, tournament, after);
        }
        if settings.format.ranks_by_players() {
            let counting = counting_players(settings, tournament);
            let field = Field::of_players_of_teams(tournament, after, counting);
            // The others look at opponents, whom these teams do not have.
            let own = announced(settings).filter(|one| looks_at_boards(one.method));
            return Ranking::by(event, field, own.collect());
        }
        let field = Field::of_teams(tournament, after, system(settings));
        match settings.format {
            Format::TeamKnockout => Ranking::of_knockout(event, settings, field, tournament, after),
            // Every round is a part of one match.
            Format::Scheveningen => {
                let field = field.ranked_by(Score::Game);
                Ranking::by(event, field, announced(settings).collect())
            }
            _ => Ranking::by(event, field, announced(settings).collect()),
        }
    }

    /// The players of a section after a round, even where teams compete.
    pub fn of_players(
        event: &EventDetails,
        settings: &SectionSettings,
        tournament: &Tournament,
        after: RoundNumber,
    ) -> Ranking {
        let field = Field::of_players(tournament, after, system(settings));
        let field = field.rated_by(tournament, settings.rating_used);
        if settings.format == Format::Knockout {
            return Ranking::of_knockout(event, settings, field, tournament, after);
        }
        let own = announced(settings).filter(|one| !one.method.is_for_teams_only());
        Ranking::by(event, field, own.collect())
    }

    /// By the round reached.
    fn of_knockout(
        event: &EventDetails,
        settings: &SectionSettings,
        field: Field,
        tournament: &Tournament,
        after: RoundNumber,
    ) -> Ranking {
        let until = Tournament::new(tournament.draft().after(after));
        let until = until.unwrap_or_else(|_| tournament.clone());
        let matches = as_games(settings, &until);
        let matches = matches.unwrap_or(Cow::Borrowed(&until));
        Ranking {
            standings: Standings::rank_knockout(&field, &matches),
            by_round_reached: true,
            ..Ranking::by(event, field, Vec::new())
        }
    }

    fn by(event: &EventDetails, field: Field, tie_breaks: Vec<TieBreak>) -> Ranking {
        let rules = event.starts.map_or(Rules::Fide2026, Rules::fide_on);
        Ranking {
            standings: Standings::rank(&field, &tie_breaks, rules),
            field,
            tie_breaks,
            rules,
            by_round_reached: false,
        }
    }

    /// The score by which a line is ranked, as prizes look at it: those who share a place have the
    /// same, and a better place has more.
    pub fn ranking_score(&self, line: &Line) -> Points {
        if !self.by_round_reached {
            return line.points;
        }
        self.standings.place_as_score(line)
    }

    /// The line of a player; nothing where teams are ranked.
    pub fn line(&self, entrant: EntrantId) -> Option<&Line> {
        let of_players = !self.field.is_for_teams();
        let mut lines = self.standings.lines().iter();
        lines.find(|line| of_players && self.id(line) == entrant.0)
    }

    /// Whether others have the same place as a line.
    pub fn is_shared(&self, line: &Line) -> bool {
        let lines = self.standings.lines().iter();
        lines.filter(|other| other.rank == line.rank).count() > 1
    }

    /// The places among some of the participants only, by their ids: those who are level share one,
    /// and after two firsts comes the third.
    pub fn places_among(&self, chosen: impl Fn(u32) -> bool) -> Vec<(u32, u32)> {
        let mut places: Vec<(u32, u32)> = Vec::new();
        let mut above = None;
        let lines = self.standings.lines().iter();
        for (line, number) in lines.filter(|line| chosen(self.id(line))).zip(1..) {
            let level = above.replace(line.rank) == Some(line.rank);
            let place = places.last().filter(|_| level);
            places.push((self.id(line), place.map_or(number, |(_, place)| *place)));
        }
        places
    }

    fn id(&self, line: &Line) -> u32 {
        self.field.participants()[line.place].id
    }
}

/// Whether teams are ranked.
pub fn ranks_teams(format: Format) -> bool {
    format.ranks_teams()
}

fn looks_at_boards(method: Method) -> bool {
    use Method::{BoardCount, BottomBoards, TopBoards};
    matches!(method, BoardCount | BottomBoards | TopBoards)
}

/// How many players score for a team that is ranked by its players: in a Swiss of players the best
/// as announced, usually four (US 31A); by a table all.
fn counting_players(settings: &SectionSettings, tournament: &Tournament) -> usize {
    const USUAL_SCORES: usize = 4;
    let announced = usize::from(settings.team_scoring.boards);
    match (settings.format, announced) {
        (Format::IndividualTeams, 0) => USUAL_SCORES,
        (Format::IndividualTeams, announced) => announced,
        _ => {
            let teams = tournament.teams().iter();
            let largest = teams.map(|team| team.details.members.len()).max();
            largest.unwrap_or(0)
        }
    }
}

fn system(settings: &SectionSettings) -> System {
    if settings.format.is_fixed_schedule() {
        System::PreDetermined
    } else {
        System::Swiss
    }
}

fn announced(settings: &SectionSettings) -> impl Iterator<Item = TieBreak> {
    let codes = settings.tie_breaks.iter();
    codes.filter_map(|code| code.parse().ok())
}
