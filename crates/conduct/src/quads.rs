//! Quads from one list of entries: groups of four in rating order, and the rest in a small Swiss or a
//! round robin of five (US 30G).

use adoube_journal::{
    Event, Format, Section, SectionDivided, SectionGroup, SectionId, SectionSettings,
};
use adoube_pairing::schedule::crenshaw::us_round_robin;
use adoube_pairing::schedule::quads::{LeftoverOption, Numbers, Quad, quads};
use adoube_pairing::schedule::{ScheduleError, berger};
use adoube_tournament::{Colour, Entrant, EntrantId, RoundNumber};
use serde::Serialize;

use crate::announcement::{RoundRobinTable, stored};

/// How many rounds a quad has, and the Swiss of those who are left.
const ROUNDS: u16 = 3;

/// What is played by those who are left when four does not divide the players.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum LeftoverPlay {
    /// A Swiss of three rounds: the rule.
    #[default]
    Swiss,
    /// A round robin of five, if all five agree.
    RoundRobin,
}

/// How the players are divided.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct HowToDivide {
    pub numbers: Numbers,
    pub rest: LeftoverPlay,
    /// The seed of numbers that are drawn, and of the colours in round 3.
    pub seed: u64,
}

/// What the new sections are called.
pub struct GroupNames<'n> {
    /// A quad, by its number.
    pub quad: &'n dyn Fn(u32) -> String,
    /// Those who are left.
    pub rest: String,
}

/// Why nothing can be divided.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub enum CannotDivide {
    /// Too few players.
    Schedule(ScheduleError),
    /// A round robin is for five who are left; these are more, or fewer.
    NotFive { left: usize },
}

adoube_types::errors!(CannotDivide);

/// The players of a section in quads.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Division {
    pub divided: SectionDivided,
    /// What else the rule offers for those who are left.
    pub options: Vec<LeftoverOption>,
}

/// Divides the players of a section, those who withdrew left aside. Their numbers follow the rating, or
/// lots; what the section announces holds in the new ones too, but for who may play.
///
/// # Errors
///
/// [`CannotDivide`] if there are too few players, or a round robin of five was asked for and not five are left.
pub fn divide(
    event: &Event,
    section: &Section,
    names: &GroupNames<'_>,
    how: HowToDivide,
) -> Result<Division, CannotDivide> {
    let entrants = section.draft.entrants.iter();
    let players: Vec<&Entrant> = entrants
        .filter(|entrant| entrant.takes_part_in(RoundNumber::FIRST))
        .collect();
    let rating_used = section.settings.rating_used;
    let ratings = players
        .iter()
        .map(|entrant| rating_used.of(&entrant.player));
    let ratings: Vec<Option<u32>> = ratings.map(|rating| rating.map(u32::from)).collect();
    let made = quads(&ratings, how.numbers, how.seed).map_err(CannotDivide::Schedule)?;
    let ids = |places: &[usize]| -> Vec<EntrantId> {
        places.iter().map(|place| players[*place].id).collect()
    };
    let mut free = FreeIds::of(event);
    let mut groups = Vec::new();
    for quad in &made.quads {
        let (id, name) = free.quad(names);
        groups.push(SectionGroup {
            section: id,
            settings: round_robin(section, name, ROUNDS, tossed(quad)),
            entrants: ids(&quad.players),
        });
    }
    let mut options = Vec::new();
    if let Some(left) = &made.leftover {
        options = left.options();
        let name = names.rest.clone();
        let settings = match how.rest {
            LeftoverPlay::Swiss => of_group(section, name, Format::Swiss, ROUNDS),
            LeftoverPlay::RoundRobin => {
                let players = left.players.len();
                if players != 5 {
                    return Err(CannotDivide::NotFive { left: players });
                }
                round_robin(section, name, five_rounds(), Vec::new())
            }
        };
        groups.push(SectionGroup {
            section: free.one(&settings.name),
            settings,
            entrants: ids(&left.players),
        });
    }
    Ok(Division {
        divided: SectionDivided {
            section: section.id.clone(),
            groups,
        },
        options,
    })
}

fn five_rounds() -> u16 {
    u16::try_from(berger::rounds_of_cycle(5)).unwrap_or(ROUNDS)
}

/// The colours that were tossed for in round 3: that of who stands first in the table, game by game.
fn tossed(quad: &Quad) -> Vec<Colour> {
    let Ok(table) = us_round_robin(4) else {
        return Vec::new();
    };
    let last = usize::from(ROUNDS) - 1;
    let games = table.rounds[last]
        .games
        .iter()
        .zip(&quad.schedule.rounds[last].games);
    games
        .map(|(printed, played)| match printed == played {
            true => Colour::White,
            false => Colour::Black,
        })
        .collect()
}

fn round_robin(
    section: &Section,
    name: String,
    rounds: u16,
    colour_toss: Vec<Colour>,
) -> SectionSettings {
    let mut settings = of_group(section, name, Format::RoundRobin, rounds);
    let mut announced = stored::read(&settings.announced);
    announced.round_robin_table = Some(RoundRobinTable::UsChess);
    announced.colour_toss = colour_toss;
    stored::write(&announced, &mut settings.announced);
    settings
}

/// What a section announces, for a group of its players.
fn of_group(section: &Section, name: String, format: Format, rounds: u16) -> SectionSettings {
    let mut settings = SectionSettings {
        name,
        format,
        rounds,
        ..section.settings.clone()
    };
    settings.schedule.retain(|time| time.round.0 <= rounds);
    let mut announced = stored::read(&settings.announced);
    announced.eligibility = None;
    announced.expected_players = None;
    stored::write(&announced, &mut settings.announced);
    settings
}

/// Short names that no section has.
struct FreeIds<'e> {
    event: &'e Event,
    given: Vec<SectionId>,
    quads: u32,
}

impl<'e> FreeIds<'e> {
    fn of(event: &'e Event) -> FreeIds<'e> {
        FreeIds {
            event,
            given: Vec::new(),
            quads: 0,
        }
    }

    /// The next quad: an event that divides late entries again goes on counting.
    fn quad(&mut self, names: &GroupNames<'_>) -> (SectionId, String) {
        loop {
            self.quads += 1;
            let name = (names.quad)(self.quads);
            let id = SectionId::from_title(&name);
            if self.is_free(&id) || self.quads == u32::MAX {
                self.given.push(id.clone());
                return (id, name);
            }
        }
    }

    fn one(&mut self, name: &str) -> SectionId {
        let wanted = SectionId::from_title(name);
        let numbered =
            (2..=u16::MAX).filter_map(|number| format!("{wanted}-{number}").parse().ok());
        let mut ids = std::iter::once(wanted.clone()).chain(numbered);
        let free = ids.find(|id| self.is_free(id)).unwrap_or(wanted);
        self.given.push(free.clone());
        free
    }

    fn is_free(&self, id: &SectionId) -> bool {
        let taken = self.event.section(id).is_some() || self.event.merged.contains_key(id);
        !taken && !self.given.contains(id)
    }
}
