//! Titles: what the players of a section earn in it, and what each still lacks.

mod direct;

use adoube_journal::{Event, Section};
use adoube_ratings::chart::gains_by_round;
use adoube_ratings::norm::{Forecast, NormEvent, NormOutcome, NormTitle, Verdict, forecast};
use adoube_ratings::titles::{
    Application, GAMES_FOR_RATING_TITLE, NormRecord, application, by_rating, is_covered,
};
use adoube_ratings::{EventFacts, EventRating, RatingList, RatingRules, TitleRules, rate};
use adoube_tournament::{Entrant, EntrantId, Title, Tournament};
use jiff::civil::Date;
use serde::Serialize;

pub use direct::{DirectLine, DirectTitles, direct_titles};

use crate::careers::PlayerCareer;
use crate::facts::event_facts;

/// What the players of a section earn.
#[derive(Clone, Debug, Serialize)]
pub struct SectionTitles {
    /// The edition of the title regulations.
    pub rules: TitleRules,
    /// After this round.
    pub after: u16,
    /// Titles and norms by places, if the section is such a championship.
    pub direct: Option<DirectTitles>,
    /// Everybody of whom there is something to say, in the order of registration.
    pub cards: Vec<TitleCard>,
}

/// What a player has earned, and what is missing.
#[derive(Clone, Debug, Serialize)]
pub struct TitleCard {
    pub entrant: EntrantId,
    pub name: String,
    /// The title held.
    pub held: Option<Title>,
    /// The highest rating that is known: of the list, told, or reached in this event.
    pub highest_rating: Option<u16>,
    /// Rated games, at least.
    pub rated_games: Option<u32>,
    /// What was told of other events.
    pub career: PlayerCareer,
    /// Norms that were made here, or that wait for an answer only.
    pub norms: Vec<Verdict>,
    /// What the rest of the rounds must bring; only if one player is asked about.
    pub forecasts: Vec<Forecast>,
    /// The titles that the rating alone gives and that are not held.
    pub by_rating: Vec<Title>,
    /// What the place brings.
    pub direct: Vec<DirectLine>,
    /// How far each title is for which there is a norm, here or from another event.
    pub applications: Vec<Application>,
}

impl TitleCard {
    /// Whether nothing is earned here or elsewhere.
    pub fn is_empty(&self) -> bool {
        self.norms.is_empty()
            && self.by_rating.is_empty()
            && self.direct.is_empty()
            && self.applications.is_empty()
    }
}

/// A section as titles look at it.
struct Looked<'a> {
    section: &'a Section,
    tournament: &'a Tournament,
    facts: EventFacts,
    rules: TitleRules,
    rated: Option<EventRating>,
    direct: Option<DirectTitles>,
}

impl<'a> Looked<'a> {
    fn at(
        event: &Event,
        section: &'a Section,
        tournament: &'a Tournament,
        starts: Date,
    ) -> Option<Looked<'a>> {
        let facts = event_facts(&event.details, section, starts);
        let after = tournament.paired_rounds();
        let rated = RatingRules::on(starts).map(|rules| rate(tournament, &facts, rules, after));
        Some(Looked {
            rules: TitleRules::on(starts)?,
            direct: direct_titles(&event.details, section, tournament, &facts),
            section,
            tournament,
            facts,
            rated,
        })
    }

    fn event(&self) -> NormEvent<'_> {
        let after = self.tournament.paired_rounds();
        NormEvent::new(self.tournament, &self.facts, self.rules, after)
    }

    fn card(&self, event: &NormEvent<'_>, entrant: &Entrant, made: Vec<Verdict>) -> TitleCard {
        let player = &entrant.player;
        let career = PlayerCareer::of(&self.section.marks_of(entrant.id));
        let highest_rating = self.highest(entrant, &career);
        let rated_games = games(entrant, &career);
        let here = made.iter().filter(|one| one.outcome == NormOutcome::Norm);
        let mut norms: Vec<NormRecord> = here.map(|one| NormRecord::of(event, one)).collect();
        norms.extend(career.norms.iter().cloned());
        let sought = NormTitle::open_to(player.sex, player.title).filter(|title| {
            let serves = |norm: &NormRecord| norm.title.is_none_or(|made_for| made_for == *title);
            norms.iter().any(serves)
        });
        let applications =
            sought.map(|title| application(title, self.rules, &norms, highest_rating));
        let titles = highest_rating.zip(rated_games);
        let titles = titles.map_or_else(Vec::new, |(rating, games)| {
            by_rating(rating, games, player.sex)
        });
        let is_new = |title: &Title| player.title.is_none_or(|held| !is_covered(*title, held));
        let direct = self.direct.iter().flat_map(|direct| &direct.lines);
        TitleCard {
            entrant: entrant.id,
            name: player.name.clone(),
            held: player.title,
            highest_rating,
            rated_games,
            applications: applications.collect(),
            by_rating: highest_only(titles.into_iter().filter(is_new).collect()),
            direct: direct
                .filter(|line| line.entrant == entrant.id)
                .cloned()
                .collect(),
            norms: made,
            forecasts: Vec::new(),
            career,
        }
    }

    /// The highest of what the list says, what was told, and what was reached here without rounding (1.53a; 1.5.3a).
    fn highest(&self, entrant: &Entrant, career: &PlayerCareer) -> Option<u16> {
        let standard = self.facts.list == RatingList::Standard;
        let listed = match standard {
            true => entrant.player.fide_rating.filter(|rating| *rating > 0),
            false => entrant.player.rating_facts.standard,
        };
        let ever = entrant.player.rating_facts.reached_2400 == Some(true);
        let ever = ever.then_some(2400);
        let here = || {
            let rated = self.rated.as_ref().filter(|_| standard)?;
            let player = rated.players.iter().find(|one| one.entrant == entrant.id)?;
            let gains = gains_by_round(player);
            let most = gains.iter().map(|(_, gained)| *gained).max()?;
            u16::try_from(i64::from(player.rating?) + most.div_euclid(100)).ok()
        };
        [listed, ever, career.highest_rating, here()]
            .into_iter()
            .flatten()
            .max()
    }
}

/// How many rated games there are at least: as told, as the list says, or as its K shows, which is 20 or less from 30
/// games on (8.5.6; 8.3.3).
fn games(entrant: &Entrant, career: &PlayerCareer) -> Option<u32> {
    let facts = &entrant.player.rating_facts;
    let shown = facts.k.filter(|k| *k <= 20);
    career
        .rated_games
        .or(facts.games)
        .or(shown.map(|_| GAMES_FOR_RATING_TITLE))
}

/// Of the titles for everybody and of those for women the highest.
fn highest_only(titles: Vec<Title>) -> Vec<Title> {
    let lower = |title: &Title| {
        let mut others = titles.iter().filter(|other| *other != title);
        others.any(|other| is_covered(*title, *other))
    };
    titles
        .iter()
        .copied()
        .filter(|title| !lower(title))
        .collect()
}

/// The titles of a section of an event that starts on a day; none before the regulations that are known.
pub fn section_titles(
    event: &Event,
    section: &Section,
    tournament: &Tournament,
    starts: Date,
) -> Option<SectionTitles> {
    let looked = Looked::at(event, section, tournament, starts)?;
    let judged = looked.event();
    let mut made: Vec<Verdict> = judged.verdicts().filter(is_made).collect();
    let cards = tournament.entrants().iter().map(|entrant| {
        let own = made.extract_if(.., |one| one.entrant == entrant.id);
        let own = own.collect();
        looked.card(&judged, entrant, own)
    });
    let cards = cards.filter(|card| !card.is_empty()).collect();
    Some(SectionTitles {
        rules: looked.rules,
        after: tournament.paired_rounds().0,
        direct: looked.direct.clone(),
        cards,
    })
}

/// The card of one player, with what the rest of the rounds must bring.
pub fn title_card(
    event: &Event,
    section: &Section,
    tournament: &Tournament,
    starts: Date,
    id: EntrantId,
) -> Option<TitleCard> {
    let looked = Looked::at(event, section, tournament, starts)?;
    let entrant = tournament.entrant(id)?;
    let judged = looked.event();
    let titles = || NormTitle::open_to(entrant.player.sex, entrant.player.title);
    let made = titles().filter_map(|title| judged.verdict(id, title));
    let card = looked.card(&judged, entrant, made.filter(is_made).collect());
    let forecasts = titles().filter_map(|title| forecast(looked.event(), id, title));
    Some(TitleCard {
        forecasts: forecasts.filter(Forecast::has_a_way).collect(),
        ..card
    })
}

fn is_made(verdict: &Verdict) -> bool {
    matches!(verdict.outcome, NormOutcome::Norm | NormOutcome::Open)
}
