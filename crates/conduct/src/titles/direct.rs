//! Titles and norms that places in a championship bring.

use std::collections::BTreeSet;

use adoube_journal::{EventDetails, Section};
use adoube_ratings::norm::{Amount, Check, Requirement, Standing};
use adoube_ratings::titles::{
    Award, Championship, DirectAward, DirectEvent, DirectTable, Grant, Participation, Place, Stage,
    grant, is_covered, participation_checks,
};
use adoube_ratings::{EventFacts, HalfPoints, TitleRules};
use adoube_tournament::{Entrant, EntrantId, Federation, Outcome, Purpose, Title, Tournament};
use jiff::civil::Date;
use serde::Serialize;

use crate::announcement::{TitleFacts, stored};
use crate::articles::{DIRECT_TITLE_TABLE, DIRECT_TITLES, DIRECT_TITLES_2017};
use crate::bracket::bracket;
use crate::careers::PlayerCareer;
use crate::ranking::Ranking;

/// What the places of a championship bring, by the table of the day.
#[derive(Clone, Debug, Serialize)]
pub struct DirectTitles {
    pub championship: Championship,
    /// The titles are those for women.
    pub women: bool,
    /// The article of the edition.
    pub article: &'static str,
    /// The chapter with the table that is in force.
    pub chapter: &'static str,
    /// From which day on the table holds that was used; an earlier one if that of the day was not found.
    pub table_from: Date,
    /// What the event needs, and what is open.
    pub checks: Vec<Check>,
    /// Who earns what, the best place first.
    pub lines: Vec<DirectLine>,
}

/// A title or a norm that somebody earns by a place, a score or a round that was reached.
#[derive(Clone, Debug, Serialize)]
pub struct DirectLine {
    pub entrant: EntrantId,
    pub name: String,
    /// The title held.
    pub held: Option<Title>,
    /// The place after tie-breaks, where it matters.
    pub rank: Option<usize>,
    /// Others have the same place: the tie is to be settled first.
    pub shared: bool,
    /// The round reached, in a knockout.
    pub reached: Option<Stage>,
    /// What was scored over the board.
    pub score: HalfPoints,
    pub games: u32,
    pub title: Title,
    /// The title itself or a norm.
    pub award: Award,
    /// Whether a title is given at once, or when a rating is reached.
    pub grant: Grant,
}

/// What a section brings as a championship; nothing if none is announced.
pub fn direct_titles(
    details: &EventDetails,
    section: &Section,
    tournament: &Tournament,
    facts: &EventFacts,
) -> Option<DirectTitles> {
    let told = stored::read(&section.settings.announced).titles?;
    let championship = told.championship?;
    let of_the_day = DirectTable::on(facts.start)?;
    let table = of_the_day.or_last_read();
    let rules = TitleRules::on(facts.start)?;
    let mut lines = match championship {
        Championship::Places(event) => by_places(details, section, tournament, |place| {
            table.awards(event, facts.women_only, place)
        }),
        Championship::Rounds(event) => by_rounds(section, tournament, |stage| {
            table.awards_of_stage(event, stage)
        }),
    };
    for line in &mut lines {
        line.grant = granted(rules, championship, section, line);
    }
    Some(DirectTitles {
        championship,
        women: facts.women_only,
        article: article(rules),
        chapter: &of_the_day.chapter,
        table_from: table.from,
        checks: checks(rules, of_the_day, championship, &told, tournament),
        lines,
    })
}

fn article(rules: TitleRules) -> &'static str {
    match rules {
        TitleRules::Fide2017 => DIRECT_TITLES_2017,
        _ => DIRECT_TITLES,
    }
}

/// Whether the table of the day is known, the event is over, and enough took part.
fn checks(
    rules: TitleRules,
    table: &DirectTable,
    championship: Championship,
    told: &TitleFacts,
    tournament: &Tournament,
) -> Vec<Check> {
    let (what, read) = (Requirement::TitleTable, table.is_read());
    let mut checks = vec![match read {
        true => Check::new(
            article(rules),
            what,
            Amount::Yes,
            Amount::Yes,
            Standing::Met,
        ),
        false => Check::new(
            DIRECT_TITLE_TABLE,
            what,
            Amount::Yes,
            Amount::No,
            Standing::Open,
        ),
    }];
    let planned = tournament.draft().planned_rounds;
    let mut games = tournament.rounds().iter().flat_map(|round| &round.games);
    let over = tournament.paired_rounds().0 >= planned
        && games.all(|game| game.results.counted_for(Purpose::Standings).is_final());
    if !over {
        checks.push(Check::new(
            article(rules),
            Requirement::RoundsOfSchedule,
            Amount::All,
            Amount::SomeAreLeft,
            Standing::Open,
        ));
    }
    let asked = match championship {
        Championship::Places(event) => event.needs_participation() && !told.of_disabled,
        Championship::Rounds(_) => false,
    };
    if asked {
        checks.extend(participation(rules, championship, told, tournament));
    }
    checks
}

fn participation(
    rules: TitleRules,
    championship: Championship,
    told: &TitleFacts,
    tournament: &Tournament,
) -> Vec<Check> {
    let entrants = tournament.entrants();
    let federations: BTreeSet<Federation> = entrants
        .iter()
        .filter_map(|one| one.player.federation)
        .filter(|federation| federation.code() != "FID")
        .collect();
    let count = |number: usize| u32::try_from(number).unwrap_or(u32::MAX);
    let taken = Participation {
        members: told.member_federations.unwrap_or(0),
        federations: count(federations.len()),
        players: count(entrants.len()),
        merged: told.merged_groups,
        rounds: match championship {
            // The table itself says how many games teams need.
            Championship::Places(DirectEvent::ContinentalTeam) => None,
            _ => Some(tournament.draft().planned_rounds.into()),
        },
        of_disabled: false,
    };
    let mut checks = participation_checks(rules, taken);
    // Five federations are enough of however many; fewer may be.
    let known = told.member_federations.is_some() || told.merged_groups || taken.federations >= 5;
    let federations = checks
        .iter_mut()
        .find(|check| check.what == Requirement::Federations);
    if let Some(check) = federations {
        match (told.member_federations, known) {
            (None, true) => {
                check.needed = Amount::AtLeast(5);
                check.standing = Standing::of(taken.federations >= 5);
            }
            (None, false) => {
                check.needed = Amount::AtLeastAThird;
                check.standing = Standing::Open;
            }
            _ => {}
        }
    }
    checks
}

fn by_places(
    details: &EventDetails,
    section: &Section,
    tournament: &Tournament,
    awards: impl Fn(Place) -> Vec<DirectAward>,
) -> Vec<DirectLine> {
    let after = tournament.paired_rounds();
    let ranking = Ranking::of_players(details, &section.settings, tournament, after);
    let lines = ranking.standings.lines();
    let first = lines.first().map(|line| line.points);
    let found = lines.iter().flat_map(|line| {
        let id = EntrantId(ranking.field.participants()[line.place].id);
        let entrant = tournament.entrant(id);
        let (score, games) = over_the_board(tournament, id);
        let place = Place {
            rank: u32::try_from(line.rank).unwrap_or(u32::MAX),
            level_with_first: Some(line.points) == first,
            score,
            games,
        };
        let shared = ranking.is_shared(line) && line.rank <= 3;
        let earned = entrant.into_iter().flat_map(|entrant| {
            let of = |award: DirectAward| DirectLine {
                rank: Some(line.rank),
                shared,
                score,
                games,
                ..line_of(entrant, award)
            };
            new_to(entrant, awards(place))
                .into_iter()
                .map(of)
                .collect::<Vec<_>>()
        });
        earned.collect::<Vec<_>>()
    });
    found.collect()
}

fn by_rounds(
    section: &Section,
    tournament: &Tournament,
    awards: impl Fn(Stage) -> Vec<DirectAward>,
) -> Vec<DirectLine> {
    let after = tournament.paired_rounds();
    let Some(columns) = bracket(&section.settings, tournament, after) else {
        return Vec::new();
    };
    let last = columns.len();
    let stage = |id: EntrantId| {
        let (column, won) = columns.iter().enumerate().rev().find_map(|(at, column)| {
            // Beside the final there may be a match for the third place.
            let ties = column
                .ties
                .iter()
                .take(if at + 1 == last { 1 } else { usize::MAX });
            let mut sides = ties.flat_map(|tie| &tie.sides);
            sides
                .find(|side| side.who == Some(id))
                .map(|side| (at, side.won))
        })?;
        Some(Stage::with_rounds_left(last - 1 - column, won))
    };
    let mut lines: Vec<DirectLine> = tournament
        .entrants()
        .iter()
        .filter_map(|entrant| Some((entrant, stage(entrant.id)?)))
        .flat_map(|(entrant, stage)| {
            let (score, games) = over_the_board(tournament, entrant.id);
            let of = |award: DirectAward| DirectLine {
                reached: Some(stage),
                score,
                games,
                ..line_of(entrant, award)
            };
            new_to(entrant, awards(stage))
                .into_iter()
                .map(of)
                .collect::<Vec<_>>()
        })
        .collect();
    lines.sort_by_key(|line| std::cmp::Reverse(line.reached));
    lines
}

/// The awards that bring something to who holds a title already.
fn new_to(entrant: &Entrant, awards: Vec<DirectAward>) -> Vec<DirectAward> {
    let held = entrant.player.title;
    let is_new = |award: &DirectAward| held.is_none_or(|held| !is_covered(award.title, held));
    awards.into_iter().filter(is_new).collect()
}

fn line_of(entrant: &Entrant, award: DirectAward) -> DirectLine {
    DirectLine {
        entrant: entrant.id,
        name: entrant.player.name.clone(),
        held: entrant.player.title,
        rank: None,
        shared: false,
        reached: None,
        score: HalfPoints(0),
        games: 0,
        title: award.title,
        award: award.award,
        grant: Grant::AtOnce,
    }
}

/// What was scored in games that were played.
fn over_the_board(tournament: &Tournament, id: EntrantId) -> (HalfPoints, u32) {
    let rows = tournament.card(id, tournament.paired_rounds());
    let halves = rows.filter_map(|row| match row.counted_for(Purpose::Rating) {
        Outcome::Win => Some(2),
        Outcome::Draw => Some(1),
        Outcome::Loss => Some(0),
        _ => None,
    });
    let (score, games) = halves.fold((0, 0), |(score, games), half| (score + half, games + 1));
    (HalfPoints(score), games)
}

/// By the highest rating that is known, and the games as far as they are.
fn granted(
    rules: TitleRules,
    championship: Championship,
    section: &Section,
    line: &DirectLine,
) -> Grant {
    let event = match championship {
        Championship::Places(event) => Some(event),
        Championship::Rounds(_) => None,
    };
    let career = PlayerCareer::of(&section.marks_of(line.entrant));
    let player = section.entrant(line.entrant).map(|one| &one.player);
    let listed = player.and_then(|player| player.fide_rating);
    let highest = listed.max(career.highest_rating);
    let games = player.and_then(|player| player.rating_facts.games);
    grant(
        rules,
        line.title,
        event,
        highest,
        career.rated_games.or(games),
    )
}
