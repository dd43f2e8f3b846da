//! What the pairing looks at: the players of a round, as they stand before it.

use std::collections::{HashMap, HashSet};

use adoube_tournament::{
    ByeKind, Colour, EntrantId, Outcome, Player, Points, RoundNumber, Tournament,
};

use super::acceleration;
use super::bars::{Bar, Bars};
use super::settings::{Facts, Settings, Teammates};

/// Why a colour is due (29E3a, 29E4).
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Need {
    /// No game has been played.
    None,
    /// As many games with White as with Black: alternation.
    Alternation,
    /// More games with one colour: equalisation.
    Equalisation,
}

/// What decides whether a player may get the full-point bye (28L).
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ByeStanding {
    /// Had a full-point bye, or a point because the opponent did not come, or a replaced bye.
    pub is_barred: bool,
    /// Took a half-point bye, or asked for one in any round.
    pub took_half: bool,
    /// Has never played a rated event.
    pub is_new: bool,
    pub is_late: bool,
    /// Has a substantial chance for a prize.
    pub prize_chance: bool,
}

/// A player to be paired.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Contender {
    pub id: EntrantId,
    /// The pairing number; decides between equal ratings.
    pub number: u32,
    /// The rating for pairing.
    pub rating: Option<u16>,
    /// Whether he has a rating of his own. One that is only assigned for pairing ranks him, but for
    /// the bye and the odd player he is unrated (28D6, 28L2, 29D1).
    pub is_rated: bool,
    /// The score for pairing.
    pub score: Points,
    /// The points in it that are for pairing only (28R1).
    pub added: Points,
    /// The part of the field in accelerated rounds, 0 for the highest (28R).
    pub part: usize,
    /// One entry for each round before: the colour of the game that was played.
    pub colours: Vec<Option<Colour>>,
    /// Games with White minus games with Black.
    pub difference: i32,
    /// The due colour (29E3a).
    pub due: Option<Colour>,
    /// Why it is due.
    pub need: Need,
    /// The colour of the last two games, if it was the same.
    pub repeated: Option<Colour>,
    /// What decides about the bye.
    pub bye: ByeStanding,
}

impl Contender {
    /// A player with a colour for each round before; `None` is a round without a game (29E1).
    pub fn new(
        id: EntrantId,
        rating: Option<u16>,
        score: Points,
        colours: Vec<Option<Colour>>,
    ) -> Contender {
        let played: Vec<Colour> = colours.iter().copied().flatten().collect();
        let white = played.iter().filter(|c| **c == Colour::White).count() as i32;
        let difference = 2 * white - played.len() as i32;
        let (due, need) = match (difference, played.last()) {
            (_, None) => (None, Need::None),
            (0, Some(last)) => (Some(last.opposite()), Need::Alternation),
            (1.., _) => (Some(Colour::Black), Need::Equalisation),
            (_, _) => (Some(Colour::White), Need::Equalisation),
        };
        let repeated = match played[..] {
            [.., before, last] if before == last => Some(last),
            _ => None,
        };
        Contender {
            id,
            number: id.0,
            rating,
            is_rated: rating.is_some(),
            score,
            added: Points::ZERO,
            part: 0,
            colours,
            difference,
            due,
            need,
            repeated,
            bye: ByeStanding::default(),
        }
    }

    /// The score without points that are for pairing only.
    pub fn earned(&self) -> Points {
        self.score - self.added
    }

    /// The due colour if it equalises.
    pub fn equalising(&self) -> Option<Colour> {
        self.due.filter(|_| self.need == Need::Equalisation)
    }

    /// The higher ranked first: score, rating, unrated last, pairing number (28A, 29A).
    pub fn rank(&self) -> impl Ord + use<> {
        let rating = self.rating.map(std::cmp::Reverse);
        (-self.score, self.rating.is_none(), rating, self.number)
    }
}

/// The players of a round, the highest ranked first, and what is common to them.
#[derive(Clone, Debug)]
pub struct Field {
    /// The round to be paired.
    pub round: RoundNumber,
    /// How many rounds there are.
    pub rounds: u16,
    /// Whether it is the last one.
    pub is_last: bool,
    /// The colour of the higher rated player on board 1 of round 1 (28J).
    pub toss: Colour,
    /// The choices of the director.
    pub settings: Settings,
    pub contenders: Vec<Contender>,
    /// What a win is worth.
    pub win: Points,
    /// Who should not meet.
    pub bars: Bars,
}

impl Field {
    /// The players present, as they stand before a round.
    pub fn new(
        tournament: &Tournament,
        round: RoundNumber,
        present: &[EntrantId],
        settings: &Settings,
        facts: &Facts,
    ) -> Field {
        let halves = half_point_byes(tournament);
        let mut contenders: Vec<Contender> = (present.iter())
            .filter_map(|id| contender(tournament, round, *id, settings, facts, &halves))
            .collect();
        acceleration::place(&mut contenders, tournament, round, settings, facts);
        contenders.sort_by_cached_key(Contender::rank);
        contenders.dedup_by_key(|contender| contender.id);
        let mut field = Field {
            round,
            rounds: tournament.draft().planned_rounds,
            is_last: round.0 >= tournament.draft().planned_rounds,
            toss: tournament.draft().initial_colour.unwrap_or(Colour::White),
            settings: settings.clone(),
            bars: Bars::new(contenders.len()),
            win: tournament.point_system().win,
            contenders,
        };
        field.bar_meetings(tournament, facts);
        field.bar_by_decision(tournament, facts);
        field.bar_teammates(facts);
        field.finish();
        field
    }

    fn finish(&mut self) {
        if self.settings.third_colour_ban && !self.is_last {
            for one in 0..self.contenders.len() {
                for other in one + 1..self.contenders.len() {
                    let repeated = self.contenders[one].repeated;
                    if repeated.is_some() && repeated == self.contenders[other].repeated {
                        self.bars.add(one, other, Bar::ThirdColour);
                    }
                }
            }
        }
        self.bars.sort();
    }

    /// The place in the field of each entrant.
    pub fn places(&self) -> HashMap<EntrantId, usize> {
        let ids = self.contenders.iter().map(|contender| contender.id);
        ids.zip(0..).collect()
    }

    /// The score groups, the highest first, each with its players by rank.
    pub fn score_groups(&self) -> Vec<Vec<usize>> {
        let mut groups: Vec<Vec<usize>> = Vec::new();
        for (place, contender) in self.contenders.iter().enumerate() {
            match groups.last_mut() {
                Some(group) if self.contenders[group[0]].score == contender.score => {
                    group.push(place);
                }
                _ => groups.push(vec![place]),
            }
        }
        groups
    }

    /// The most points anybody can have.
    fn possible(&self) -> i32 {
        i32::from(self.round.0.saturating_sub(1)) * self.win.as_hundredths()
    }

    /// Whether a score is less than half of what was possible.
    pub fn is_minus(&self, score: Points) -> bool {
        2 * score.as_hundredths() < self.possible()
    }

    /// Whether a score is more than half of what was possible.
    pub fn is_plus(&self, score: Points) -> bool {
        2 * score.as_hundredths() > self.possible()
    }

    /// Whether a score stands for so many more wins than losses.
    fn is_plus_by(&self, score: Points, wins: u16) -> bool {
        let surplus = 2 * score.as_hundredths() - self.possible();
        surplus >= i32::from(wins) * self.win.as_hundredths()
    }

    fn bar_meetings(&mut self, tournament: &Tournament, facts: &Facts) {
        let before = RoundNumber(self.round.0.saturating_sub(1));
        let places = self.places();
        let entries = Entries::new(facts);
        for one in 0..self.contenders.len() {
            let own = self.contenders[one].id;
            for entry in entries.of_person(own) {
                for met in tournament.opponents(entry, before) {
                    let current = entries.current(met);
                    // Two new entries may meet though the abandoned ones have met (28S2).
                    if entry != own && met != current {
                        continue;
                    }
                    if let Some(other) = places.get(&current).filter(|other| **other != one) {
                        self.bars.add_half_meeting(one, *other);
                    }
                }
            }
        }
    }

    fn bar_by_decision(&mut self, tournament: &Tournament, facts: &Facts) {
        let places = self.places();
        let round = self.round;
        let banned = (tournament.draft().prohibited.iter())
            .filter(|ban| ban.rounds.contains(round))
            .map(|ban| (&ban.entrants, Bar::Prohibited));
        let requested = (facts.requests.iter())
            .filter(|request| request.until.is_none_or(|last| round <= last))
            .map(|request| (&request.entrants, Bar::Requested));
        for (entrants, bar) in banned.chain(requested) {
            let group: Vec<usize> = (entrants.iter())
                .filter_map(|id| places.get(id).copied())
                .collect();
            self.bars.add_group(&group, bar);
        }
    }

    fn bar_teammates(&mut self, facts: &Facts) {
        let limit = match self.settings.teammates {
            Teammates::Ignored => return,
            Teammates::Plus(wins) => Some(wins),
            Teammates::Never => None,
        };
        let mut teams: HashMap<&str, Vec<usize>> = HashMap::new();
        for (place, contender) in self.contenders.iter().enumerate() {
            if let Some(team) = facts.of(contender.id).and_then(|f| f.team.as_deref()) {
                teams.entry(team).or_default().push(place);
            }
        }
        let first = self.contenders.first().map(|leader| leader.score);
        for team in teams.values() {
            for (at, one) in team.iter().enumerate() {
                for other in &team[at + 1..] {
                    let score = self.contenders[*one].score;
                    let same = score == self.contenders[*other].score;
                    let stays = match limit {
                        Some(wins) => self.is_plus_by(self.contenders[*one].earned(), wins),
                        None => self.is_last && Some(score) == first,
                    };
                    let bar = if same && stays {
                        Bar::TeammatesInGroup
                    } else {
                        Bar::Teammates
                    };
                    self.bars.add(*one, *other, bar);
                }
            }
        }
    }
}

/// Who entered again as whom (28S).
struct Entries {
    /// The entry before this one.
    earlier: HashMap<EntrantId, EntrantId>,
    /// The entry after this one.
    later: HashMap<EntrantId, EntrantId>,
}

impl Entries {
    fn new(facts: &Facts) -> Entries {
        let links = facts.players.iter().filter_map(|player| {
            let earlier = player.reentry_of.filter(|id| *id != player.entrant)?;
            Some((player.entrant, earlier))
        });
        let earlier: HashMap<EntrantId, EntrantId> = links.collect();
        Entries {
            later: earlier.iter().map(|(new, old)| (*old, *new)).collect(),
            earlier,
        }
    }

    /// An entry and those before it.
    fn of_person(&self, id: EntrantId) -> Vec<EntrantId> {
        chain(id, &self.earlier)
    }

    /// The latest entry of the person.
    fn current(&self, id: EntrantId) -> EntrantId {
        chain(id, &self.later).last().copied().unwrap_or(id)
    }
}

fn chain(id: EntrantId, next: &HashMap<EntrantId, EntrantId>) -> Vec<EntrantId> {
    let mut entries = vec![id];
    let mut at = id;
    while let Some(step) = next.get(&at).filter(|step| !entries.contains(step)) {
        entries.push(*step);
        at = *step;
    }
    entries
}

fn half_point_byes(tournament: &Tournament) -> HashSet<EntrantId> {
    (tournament.draft().bye_requests.iter())
        .filter(|request| request.kind == ByeKind::HalfPoint)
        .map(|request| request.entrant)
        .collect()
}

fn contender(
    tournament: &Tournament,
    round: RoundNumber,
    id: EntrantId,
    settings: &Settings,
    facts: &Facts,
    halves: &HashSet<EntrantId>,
) -> Option<Contender> {
    let entrant = tournament.entrant(id)?;
    let before = RoundNumber(round.0.saturating_sub(1));
    let colours = tournament.card(id, before).map(|row| row.played_colour());
    let rating = |player| {
        let rating = settings.rating.of(player).or(settings.unrated_as);
        rating.filter(|rating| *rating > 0)
    };
    let unassigned = Player {
        assigned_rating: None,
        ..entrant.player.clone()
    };
    let facts = facts.of(id);
    let mut bye = ByeStanding {
        is_barred: facts.is_some_and(|facts| facts.bye_replaced),
        took_half: halves.contains(&id),
        is_new: facts.is_some_and(|facts| facts.is_new),
        is_late: entrant.first_round > RoundNumber::FIRST
            || facts.is_some_and(|facts| facts.is_late),
        prize_chance: facts.is_some_and(|facts| facts.prize_chance),
    };
    for row in tournament.card(id, before) {
        use Outcome::{ForfeitWin, FullPointBye, HalfPointBye, PairingAllocatedBye};
        bye.is_barred |= matches!(
            row.reported,
            PairingAllocatedBye | FullPointBye | ForfeitWin
        );
        bye.took_half |= row.reported == HalfPointBye;
    }
    let score = tournament.pairing_score(id, round);
    Some(Contender {
        number: entrant
            .pairing_number
            .map_or(u32::MAX, |number| number.get()),
        bye,
        added: tournament.virtual_points(id, round),
        is_rated: rating(&unassigned).is_some(),
        ..Contender::new(id, rating(&entrant.player), score, colours.collect())
    })
}
