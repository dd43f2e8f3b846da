//! The ranking of a section: by points, then by the tie-breaks that were announced; in a knockout by
//! the round reached.
//!
//! Whoever shows or reports places takes them from here, so that a page, a file and a report say
//! the same.

use std::borrow::Cow;

use adoube_journal::{EventDetails, Format, Section, SectionSettings};
use adoube_pairing::schedule::team_match::scoring::military_score;
use adoube_pairing::system::SwissSystem;
use adoube_standings::{
    Field, Kind, Line, Method, Rules, Score, Settled, Standings, System, TieBreak, UnratedRating,
    recommended,
};
use adoube_tournament::{
    DecidedPlace, EntrantId, GameResult, PlayOff, Points, Purpose, RoundNumber, SettledBy, TeamId,
    Tournament,
};

use crate::announcement::stored;
use crate::rounds::{announced_us_settings, are_us_rules, as_games};
use crate::us::persons;

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
            let field = match by_places(settings) {
                true => {
                    let players = Ranking::of_players(event, settings, tournament, after);
                    field.with_scores(|team| places_of_team(&players, tournament, team, counting))
                }
                false => field,
            };
            // The others look at opponents, whom these teams do not have.
            let own = announced(settings, true).filter(|one| looks_at_boards(one.method));
            let ranking = Ranking::by(event, settings, field, own.collect());
            return ranking.teams_played_off(tournament, after);
        }
        let field = Field::of_teams(tournament, after, system(settings));
        match settings.format {
            Format::TeamKnockout => Ranking::of_knockout(event, settings, field, tournament, after),
            // Every round is a part of one match.
            Format::Scheveningen => {
                let field = field.ranked_by(Score::Game);
                let own = announced(settings, true).collect();
                let ranking = Ranking::by(event, settings, field, own);
                ranking.teams_played_off(tournament, after)
            }
            _ => {
                let own = announced(settings, true).collect();
                let ranking = Ranking::by(event, settings, field, own);
                ranking.teams_played_off(tournament, after)
            }
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
        let mut field = field.rated_by(tournament, settings.rating_used);
        if takes_rating_of_round(settings) {
            field = field.rated_by_round(tournament, settings.rating_used);
        }
        if settings.format == Format::Knockout {
            return Ranking::of_knockout(event, settings, field, tournament, after);
        }
        let own = announced(settings, false).filter(|one| !one.method.is_for_teams_only());
        let ranking = Ranking::by(event, settings, field, own.collect());
        let places = |one: &DecidedPlace<EntrantId>| (one.who.0, one.place);
        let ranking = ranking.played_off(&tournament.draft().play_offs, after, places);
        ranking
            .settled(tournament, after)
            .without_expelled(tournament)
    }

    /// With the ties that lots or the arbiter settled after the round. A decision between participants who
    /// are not level any more has no effect.
    fn settled(mut self, tournament: &Tournament, after: RoundNumber) -> Ranking {
        let of_teams = self.field.is_for_teams();
        let ids = self.field.participants().iter().map(|one| match of_teams {
            true => EntrantId::standing_for(TeamId(one.id)),
            false => EntrantId(one.id),
        });
        let ids: Vec<EntrantId> = ids.collect();
        let ties = tournament.draft().settled_ties.iter();
        for tie in ties.filter(|tie| tie.round == after) {
            let place = |who: &EntrantId| ids.iter().position(|id| id == who);
            let order: Option<Vec<usize>> = tie.order.iter().map(place).collect();
            let settled = match &tie.by {
                SettledBy::Lots(_) => Settled::Lots,
                SettledBy::Hand(reason) => Settled::Decision(reason.clone()),
            };
            if let Some(order) = order {
                // Results that were corrected since may have parted them.
                let _ = self.standings.settle_by(&order, &settled);
            }
        }
        self
    }

    /// Without those who were expelled: they have no place, and what they played stays in the tie-breaks of
    /// their opponents.
    fn without_expelled(mut self, tournament: &Tournament) -> Ranking {
        let participants = self.field.participants().iter().enumerate();
        let expelled = participants.filter(|(_, one)| {
            let entrant = tournament.entrant(EntrantId(one.id));
            entrant.is_some_and(|entrant| entrant.expelled)
        });
        let expelled: Vec<usize> = expelled.map(|(place, _)| place).collect();
        if !expelled.is_empty() {
            self.standings.leave_out(&expelled);
        }
        self
    }

    fn teams_played_off(self, tournament: &Tournament, after: RoundNumber) -> Ranking {
        let places = |one: &DecidedPlace<TeamId>| (one.who.0, one.place);
        let ranking = self.played_off(&tournament.draft().team_play_offs, after, places);
        ranking.settled(tournament, after)
    }

    /// Gives the first places as a play-off after the round decided them.
    fn played_off<Who>(
        mut self,
        play_offs: &[PlayOff<Who>],
        after: RoundNumber,
        place: impl Fn(&DecidedPlace<Who>) -> (u32, u32),
    ) -> Ranking {
        for decided in play_offs.iter().filter(|one| one.round == after) {
            let places = decided.places.iter().map(&place);
            let places: Option<Vec<(usize, usize)>> = places
                .map(|(id, rank)| {
                    let mut all = self.field.participants().iter();
                    let who = all.position(|one| one.id == id)?;
                    Some((who, usize::try_from(rank).ok()?))
                })
                .collect();
            if let Some(places) = places {
                self.standings.play_off(&places);
            }
        }
        self
    }

    /// The names of those who played off, each with the place it brought, the winner first.
    pub fn play_off(&self) -> Vec<(usize, &str)> {
        let lines = self.standings.lines().iter();
        let played = lines.filter(|line| line.settled_by == Some(Settled::PlayOff));
        let name = |line: &Line| &*self.field.participants()[line.place].name;
        played.map(|line| (line.rank, name(line))).collect()
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
            ..Ranking::by(event, settings, field, Vec::new())
        }
    }

    fn by(
        event: &EventDetails,
        settings: &SectionSettings,
        field: Field,
        tie_breaks: Vec<TieBreak>,
    ) -> Ranking {
        let rules = match is_of_us_chess(settings) {
            true => Rules::UsChess,
            false => event.starts.map_or(Rules::Fide2026, Rules::fide_on),
        };
        let unrated = unrated_rating(settings).and_then(|how| field.rating_for_unrated(how));
        let tie_breaks: Vec<TieBreak> = match unrated {
            Some(rating) => {
                let all = tie_breaks.into_iter();
                all.map(|one| one.with_unrated(rating)).collect()
            }
            None => tie_breaks,
        };
        Ranking {
            standings: Standings::rank(&field, &tie_breaks, rules),
            field,
            tie_breaks,
            rules,
            by_round_reached: false,
        }
    }

    /// The same with one line for everybody who entered more than once.
    #[must_use]
    pub fn with_one_entry_each(mut self, entries: &Reentries, latest_counts: bool) -> Ranking {
        if entries.persons.is_empty() || self.field.is_for_teams() {
            return self;
        }
        let participants = self.field.participants();
        let place = |id: &EntrantId| participants.iter().position(|one| one.id == id.0);
        let persons = entries.persons.iter();
        let persons: Vec<Vec<usize>> = persons
            .map(|ids| ids.iter().filter_map(place).collect())
            .collect();
        self.standings.leave_one_entry(&persons, latest_counts);
        self
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

/// The entries of players who entered more than once (US 28S).
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reentries {
    persons: Vec<Vec<EntrantId>>,
    /// For places the latest entry counts, as was announced; else the best one (28S5). For prizes it is
    /// always the latest one (32C5).
    pub latest_counts: bool,
}

impl Reentries {
    /// Those of a section.
    pub fn of(section: &Section) -> Reentries {
        let announced = announced_us_settings(&section.settings);
        Reentries {
            persons: persons(section),
            latest_counts: announced.is_ok_and(|settings| settings.latest_entry_counts),
        }
    }
}

/// What counts as the rating of players without one, as announced.
fn unrated_rating(settings: &SectionSettings) -> Option<UnratedRating> {
    let announced = stored::read(&settings.announced).ratings?.unrated?;
    match announced.trim() {
        "lowest" => Some(UnratedRating::Lowest),
        "mean" => Some(UnratedRating::Mean),
        rating => rating.parse().ok().map(UnratedRating::Fixed),
    }
}

/// Whether tie-breaks take the rating of each round; else the first one counts.
fn takes_rating_of_round(settings: &SectionSettings) -> bool {
    let announced = stored::read(&settings.announced).ratings;
    announced
        .and_then(|rules| rules.of_each_round)
        .unwrap_or(false)
}

/// The tie-breaks of a section that look at ratings, by their codes.
pub fn rating_tie_breaks(settings: &SectionSettings) -> Vec<String> {
    let codes = settings.tie_breaks.iter();
    let rated = codes.filter(|code| {
        let read = code.parse::<TieBreak>();
        read.is_ok_and(|one| one.method.looks_at_ratings())
    });
    rated.cloned().collect()
}

/// The tie-breaks as a report names them: with the rating that stands for none, where one is announced.
pub(crate) fn reported_tie_breaks(details: &EventDetails, section: &Section) -> Vec<String> {
    let settings = &section.settings;
    let tournament = section.snapshot().ok();
    match tournament.filter(|_| unrated_rating(settings).is_some()) {
        Some(tournament) => {
            let after = tournament.paired_rounds();
            let ranking = Ranking::of(details, settings, &tournament, after);
            let codes = ranking.tie_breaks.iter().map(TieBreak::code);
            codes.map(str::to_owned).collect()
        }
        None => settings.tie_breaks.clone(),
    }
}

/// A tournament in which every adjourned game is drawn, as reports count them until they are played (162, `X`);
/// nothing if no game is adjourned.
pub(crate) fn with_adjourned_drawn(tournament: &Tournament) -> Option<Tournament> {
    let mut draft = tournament.draft().clone();
    let games = draft.rounds.iter_mut().flat_map(|round| &mut round.games);
    let mut adjourned = games
        .map(|game| &mut game.results)
        .filter(|results| results.reported == GameResult::ADJOURNED)
        .peekable();
    adjourned.peek()?;
    for results in adjourned {
        let counted = results.adjusted.entry(Purpose::Standings);
        counted.or_insert(GameResult::DRAW);
    }
    Tournament::new(draft).ok()
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

/// Whether the places of players make the score of their team (US 31A1).
fn by_places(settings: &SectionSettings) -> bool {
    settings.format == Format::IndividualTeams && settings.team_scoring.by_places
}

/// What the best places of a team's players bring it.
fn places_of_team(
    players: &Ranking,
    tournament: &Tournament,
    team: u32,
    counting: usize,
) -> Points {
    let lines = players.standings.lines();
    let number = |count: usize| u32::try_from(count).unwrap_or(u32::MAX);
    let shared = |line: &Line| {
        let level = lines.iter().filter(|other| other.rank == line.rank).count();
        (number(line.rank), number(line.rank + level - 1))
    };
    let members = tournament.teams().iter().find(|one| one.id.0 == team);
    let members = members.map_or(&[][..], |team| &team.details.members);
    let places: Vec<(u32, u32)> = members
        .iter()
        .filter_map(|member| players.line(*member).map(shared))
        .collect();
    // Places come from the lines, so that there are no others.
    military_score(number(lines.len()), &places, counting).unwrap_or(Points::ZERO)
}

fn system(settings: &SectionSettings) -> System {
    if settings.format.is_fixed_schedule() {
        System::PreDetermined
    } else {
        System::Swiss
    }
}

/// The tie-breaks announced. Where US Chess players were told of none, they expect the usual ones
/// (34E); FIDE has no such list.
fn announced(settings: &SectionSettings, teams: bool) -> impl Iterator<Item = TieBreak> {
    let codes = settings.tie_breaks.iter();
    let told = codes.filter_map(|code| code.parse().ok());
    let expected = match settings.tie_breaks.is_empty() && is_of_us_chess(settings) {
        true => recommended(
            Kind {
                system: system(settings),
                teams,
                rated: true,
            },
            Rules::UsChess,
        ),
        false => Vec::new(),
    };
    told.chain(expected)
}

/// Whether ties are broken by rule 34: the section is played by the rules of US Chess, or names no rules
/// and is paired by its system.
pub fn is_of_us_chess(settings: &SectionSettings) -> bool {
    let system = settings.pairing_system.as_deref();
    let system = system.and_then(|name| name.parse::<SwissSystem>().ok());
    match settings.rules.as_deref() {
        Some(rules) => are_us_rules(Some(rules)),
        None => system.is_some_and(|system| system.us_chess().is_some()),
    }
}
