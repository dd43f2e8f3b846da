//! The points and places of a file against its results and its tie-breaks.

use std::collections::HashMap;

use adoube_formats::trf::{PlayerRecord, Record, TeamDifference, TeamDifferenceKind};
use adoube_formats::{ToldBy, Trf, TrfErrors, TrfTournament};
use adoube_pairing::facts::Article;
use adoube_pairing::system::{CodedSystem, SwissSystem};
use adoube_standings::{Field, Line, Method, Rules, Standings, System, TieBreak};
use adoube_tournament::{
    ByeRequest, EntrantId, Outcome, Points, Purpose, RatingUsed, RoundNumber, TeamId, Tournament,
};

use super::{Fault, FileFault, Whom, Wrong};
use crate::articles::TIE_BREAKS;

/// What is wrong with the points, places and totals of a file.
pub(super) fn faults(trf: &Trf, found: &TrfTournament, tournament: &Tournament) -> Vec<Fault> {
    let table = Table {
        trf,
        found,
        tournament,
    };
    let mut faults = table.points();
    faults.extend(found.team_differences.iter().map(of_team));
    faults.extend(table.places());
    faults
}

/// The file with the places of its players and teams, as its results and tie-breaks have them.
///
/// # Errors
///
/// [`TrfErrors`] if the file contradicts itself.
pub fn with_places(trf: &Trf) -> Result<Trf, TrfErrors> {
    let found = trf.to_draft()?;
    // Who contradicts the rules of tournaments has no places.
    let Ok(tournament) = Tournament::new(found.draft.clone()) else {
        return Ok(trf.clone());
    };
    let table = Table {
        trf,
        found: &found,
        tournament: &tournament,
    };
    let for_teams = !tournament.teams().is_empty();
    let (list, _) = table.tie_breaks(for_teams);
    let after = tournament.paired_rounds();
    let players = table.ranked(after, list.as_deref().filter(|_| !for_teams), false);
    let teams = for_teams.then(|| table.ranked(after, list.as_deref(), true));
    let mut records = trf.records().to_vec();
    let place = |places: &[(u32, usize)], id: u32| {
        let found = places.iter().find(|(one, _)| *one == id);
        found.and_then(|(_, place)| u32::try_from(*place).ok())
    };
    for record in &mut records {
        match record {
            Record::Player(player) => player.rank = place(&players, player.person.number),
            Record::Team(team) => {
                team.rank = teams.as_ref().and_then(|teams| place(teams, team.number));
            }
            _ => {}
        }
    }
    Trf::from_records(records)
}

struct Table<'t> {
    trf: &'t Trf,
    found: &'t TrfTournament,
    tournament: &'t Tournament,
}

/// Something without a round.
fn fault(what: FileFault, article: Option<Article>, whom: Whom) -> Fault {
    Fault {
        round: None,
        board: None,
        what: Wrong::Table(what),
        article,
        whom,
    }
}

fn of_team(difference: &TeamDifference) -> Fault {
    let (record, team) = (difference.record.clone(), difference.team);
    let (what, round) = match difference.what {
        TeamDifferenceKind::MatchPoints { stated, counted } => {
            let what = FileFault::MatchPoints {
                record,
                team,
                stated,
                counted,
            };
            (what, None)
        }
        TeamDifferenceKind::GamePoints { stated, counted } => {
            let what = FileFault::GamePoints {
                record,
                team,
                stated,
                counted,
            };
            (what, None)
        }
        TeamDifferenceKind::Round { round } => (FileFault::TeamRound { record, team }, Some(round)),
    };
    Fault {
        round,
        ..fault(what, None, Whom::Teams(vec![team]))
    }
}

/// What programs count in the points of a player.
#[derive(Clone, Copy)]
enum Counted {
    /// The results of the rounds up to one.
    Until(RoundNumber),
    /// The byes asked for later as well.
    WithByes,
    /// The virtual points of a round as well.
    WithVirtual(RoundNumber),
}

impl Table<'_> {
    fn players(&self) -> impl Iterator<Item = &PlayerRecord> {
        self.trf.records().iter().filter_map(|record| match record {
            Record::Player(player) => Some(player),
            _ => None,
        })
    }

    /// The last round without an open game.
    fn last_finished(&self) -> RoundNumber {
        let is_open = |outcome: Outcome| matches!(outcome, Outcome::Pending | Outcome::Adjourned);
        let rounds = self.tournament.rounds().iter();
        let finished = rounds.take_while(|round| {
            let mut games = round.games.iter();
            !games.any(|game| is_open(game.results.reported.white))
        });
        RoundNumber(u16::try_from(finished.count()).unwrap_or(u16::MAX))
    }

    /// Points in columns 81 to 84 that are not those of the results. Programs differ in what they
    /// count; the file is taken to count as it does for most of its players.
    fn points(&self) -> Vec<Fault> {
        let paired = self.tournament.paired_rounds();
        let ways = [
            Counted::Until(paired),
            Counted::Until(self.last_finished()),
            Counted::WithByes,
            Counted::WithVirtual(paired),
            Counted::WithVirtual(paired.next()),
        ];
        let faults = ways.into_iter().map(|way| self.points_counted(way));
        faults.min_by_key(Vec::len).unwrap_or_default()
    }

    fn points_counted(&self, way: Counted) -> Vec<Fault> {
        let wrong = |record: &PlayerRecord| {
            let (player, stated) = (EntrantId(record.person.number), record.points?);
            let counted = self.score(player, way);
            (stated != counted).then(|| {
                let what = FileFault::Points {
                    player,
                    stated,
                    counted,
                };
                fault(what, None, Whom::Players(vec![player]))
            })
        };
        self.players().filter_map(wrong).collect()
    }

    fn score(&self, player: EntrantId, way: Counted) -> Points {
        let paired = self.tournament.paired_rounds();
        let score = |after| self.tournament.score(player, after, Purpose::Standings);
        match way {
            Counted::Until(round) => score(round),
            Counted::WithByes => {
                let system = self.tournament.point_system();
                let asked = self.tournament.draft().bye_requests.iter();
                let own = asked.filter(|asked| asked.entrant == player && asked.round > paired);
                let worth = |asked: &ByeRequest| system.points(asked.kind.outcome());
                score(paired) + own.map(worth).sum()
            }
            Counted::WithVirtual(round) => {
                score(paired) + self.tournament.virtual_points(player, round)
            }
        }
    }

    /// The edition of the tie-break rules: that of the day, or US Chess by the system.
    fn rules(&self) -> (Rules, RatingUsed) {
        let coded = CodedSystem::from_code(&self.found.event.encoded_type, None);
        let system = coded.map(|coded| coded.system);
        let us_chess = system.as_ref().and_then(SwissSystem::us_chess);
        let in_force = match us_chess {
            Some(_) => Rules::UsChess,
            None => (self.found.dates.start).map_or(Rules::Fide2026, Rules::fide_on),
        };
        let usual = us_chess.map_or_else(|| in_force.usual_rating(), |settings| settings.rating);
        (in_force, self.found.event.rating_used().unwrap_or(usual))
    }

    /// The list of record 212, or else of 202, as far as it can be worked out; nothing if that is none of it.
    fn tie_breaks(&self, for_teams: bool) -> (Option<Vec<TieBreak>>, Vec<Fault>) {
        let event = &self.found.event;
        let (record, codes) = match event.standings.as_str() {
            "" => ("202", &event.tie_breaks),
            codes => ("212", &codes.to_owned()),
        };
        let codes = codes
            .split(',')
            .map(str::trim)
            .filter(|code| !code.is_empty());
        let (mut list, mut faults): (Vec<TieBreak>, _) = (Vec::new(), Vec::new());
        let mut is_whole = true;
        for code in codes {
            match code.parse::<TieBreak>() {
                Ok(tie_break) => {
                    // Values from elsewhere that the file does not tell decide from there on.
                    is_whole &= tie_break.method != Method::Entered || self.has_values(&tie_break);
                    if is_whole {
                        list.push(tie_break);
                    }
                }
                Err(_) => {
                    is_whole = false;
                    let code = code.to_owned();
                    let what = FileFault::UnknownTieBreak { record, code };
                    faults.push(fault(what, None, Whom::Players(Vec::new())));
                }
            }
        }
        let leads = |one: &TieBreak| one.method == Method::Points && one.score.is_none();
        if list.first().is_some_and(leads) {
            list.remove(0);
        }
        let fits = |one: &TieBreak| for_teams || !one.method.is_for_teams_only();
        let is_usable = !list.is_empty() && list.iter().all(fits);
        (is_usable.then_some(list), faults)
    }

    /// Whether the file tells the values of a tie-break that was worked out elsewhere.
    fn has_values(&self, tie_break: &TieBreak) -> bool {
        let mut told = self.tournament.draft().entered_values.iter();
        told.any(|one| Some(one.name.as_str()) == tie_break.entered.as_deref())
    }

    /// Places in columns 86 to 89, and of 310, that do not follow the tie-breaks of the file. Where it
    /// has none, places are compared by points; so are those of players where teams compete, for the
    /// tie-breaks are those of the teams.
    fn places(&self) -> Vec<Fault> {
        let is_knockout = self.found.kind.system == adoube_tournament::System::Knockout;
        if is_knockout && matches!(self.found.kind.by, ToldBy::Code | ToldBy::Words) {
            return Vec::new();
        }
        let for_teams = !self.tournament.teams().is_empty();
        let (list, mut faults) = self.tie_breaks(for_teams);
        let stated = self.players();
        let stated = stated.filter_map(|one| Some((one.person.number, one.rank?)));
        let players = Stated {
            places: stated.collect(),
            list: list.clone().filter(|_| !for_teams),
            of_teams: false,
        };
        faults.extend(self.placed(&players));
        if for_teams {
            let records = self.trf.records().iter();
            let stated = records.filter_map(|record| match record {
                Record::Team(team) => Some((team.number, team.rank?)),
                _ => None,
            });
            let teams = Stated {
                places: stated.collect(),
                list,
                of_teams: true,
            };
            faults.extend(self.placed(&teams));
        }
        faults
    }

    /// Places after the last round, or after the last one that is finished, whichever the file means.
    fn placed(&self, stated: &Stated) -> Vec<Fault> {
        // Programs that rank nobody repeat the numbers, where no tie-breaks are announced, or write 0.
        let mut places = stated.places.iter();
        if places.clone().all(|(_, place)| *place == 0)
            || stated.list.is_none() && places.all(|(number, place)| number == place)
        {
            return Vec::new();
        }
        let paired = self.tournament.paired_rounds();
        // Whoever has no place is passed over, or keeps it free.
        let ways = [paired, self.last_finished()].map(|after| [(after, true), (after, false)]);
        let faults = ways.into_iter().flatten();
        let faults = faults.map(|(after, close)| self.placed_after(after, stated, close));
        faults.min_by_key(Vec::len).unwrap_or_default()
    }

    /// The places after a round, by the numbers of players or teams; those who are level share one.
    fn ranked(
        &self,
        after: RoundNumber,
        list: Option<&[TieBreak]>,
        of_teams: bool,
    ) -> Vec<(u32, usize)> {
        let (rules, rating) = self.rules();
        // Tie-breaks ask what was announced, not what the games look like.
        let system = match self.found.kind.by {
            ToldBy::Code | ToldBy::Words if !self.found.kind.system.is_swiss() => {
                System::PreDetermined
            }
            _ => System::Swiss,
        };
        let field = match of_teams {
            true => Field::of_teams(self.tournament, after, system),
            false => {
                Field::of_players(self.tournament, after, system).rated_by(self.tournament, rating)
            }
        };
        let standings = Standings::rank(&field, list.unwrap_or(&[]), rules);
        let number = |line: &Line| field.participants()[line.place].id;
        let lines = standings.lines().iter();
        lines.map(|line| (number(line), line.rank)).collect()
    }

    fn placed_after(&self, after: RoundNumber, stated: &Stated, close: bool) -> Vec<Fault> {
        let mut ranked = self.ranked(after, stated.list.as_deref(), stated.of_teams);
        ranked.retain(|(id, _)| !close || stated.places.contains_key(id));
        let mut faults = Vec::new();
        let mut first = 1;
        for level in ranked.chunk_by(|one, other| one.1 == other.1) {
            let last = first + level.len() - 1;
            let wrong = stated.wrong_places(level, first);
            let wrong = wrong.into_iter();
            faults.extend(wrong.map(|(id, place)| stated.fault(id, place, first, last)));
            first = last + 1;
        }
        faults
    }
}

/// The places that a file has, and the tie-breaks they follow.
struct Stated {
    places: HashMap<u32, u32>,
    list: Option<Vec<TieBreak>>,
    of_teams: bool,
}

impl Stated {
    /// Who of those who are level has another place than one of theirs, or shares one as places are
    /// not shared: after two seconds comes the fourth.
    fn wrong_places(&self, level: &[(u32, usize)], first: usize) -> Vec<(u32, u32)> {
        let last = first + level.len() - 1;
        let placed = level.iter();
        let placed = placed.filter_map(|(id, _)| Some((*id, *self.places.get(id)?)));
        let placed: Vec<(u32, u32)> = placed.collect();
        let is_doubled = |place: usize| {
            let others = || placed.iter().map(|(_, other)| *other as usize);
            let sharing = others().filter(|other| *other == place).count();
            let mut taken = others().filter(|other| (place + 1..place + sharing).contains(other));
            sharing > 1 && (place + sharing - 1 > last || taken.next().is_some())
        };
        let is_wrong = |(_, place): &&(u32, u32)| {
            let place = *place as usize;
            !(first..=last).contains(&place) || is_doubled(place)
        };
        placed.iter().filter(is_wrong).copied().collect()
    }

    fn fault(&self, id: u32, stated: u32, first: usize, last: usize) -> Fault {
        let place = |place: usize| u32::try_from(place).unwrap_or(u32::MAX);
        let (due, last) = (place(first), Some(place(last)).filter(|_| last > first));
        let article = self.list.is_some().then_some(Article::Of(TIE_BREAKS));
        if self.of_teams {
            let team = TeamId(id);
            let what = FileFault::TeamPlace {
                team,
                stated,
                due,
                last,
            };
            return fault(what, article, Whom::Teams(vec![team]));
        }
        let player = EntrantId(id);
        let what = FileFault::Place {
            player,
            stated,
            due,
            last,
        };
        fault(what, article, Whom::Players(vec![player]))
    }
}
