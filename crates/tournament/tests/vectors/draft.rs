//! A small event written compactly in TOML; `invariants.toml` explains the notation.

use adoube_tournament::*;
use serde::Deserialize;

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Event {
    planned_rounds: Option<u16>,
    fixed_schedule: bool,
    points: Option<String>,
    bye_points: Option<Points>,
    entrants: Vec<Person>,
    teams: Vec<TeamLine>,
    rounds: Vec<Vec<String>>,
    bye_requests: Vec<ByeRequest>,
    virtual_points: Vec<VirtualPoints>,
    adjustments: Vec<PointAdjustment>,
    prohibited: Vec<ProhibitedPairing>,
}

impl Event {
    pub(crate) fn draft(&self) -> Draft {
        Draft {
            planned_rounds: self.planned_rounds.unwrap_or(self.rounds.len() as u16),
            point_system: point_system(self.points.as_deref().unwrap_or("1 ½ 0"), self.bye_points),
            fixed_schedule: self.fixed_schedule,
            initial_colour: None,
            entrants: entrants(&self.entrants),
            teams: self.teams.iter().zip(1..).map(TeamLine::team).collect(),
            rounds: self.rounds.iter().map(|lines| round(lines)).collect(),
            bye_requests: self.bye_requests.clone(),
            virtual_points: self.virtual_points.clone(),
            adjustments: self.adjustments.clone(),
            prohibited: self.prohibited.clone(),
            ..Draft::default()
        }
    }
}

/// A name, or everything that is not as usual.
#[derive(Deserialize)]
#[serde(untagged)]
pub(crate) enum Person {
    Name(String),
    Details(Details),
}

#[derive(Deserialize, Default)]
#[serde(default, deny_unknown_fields)]
pub(crate) struct Details {
    name: String,
    id: Option<u32>,
    number: Option<u32>,
    first_round: Option<u16>,
    withdrawn: Vec<RoundSpan>,
    title: Option<Title>,
    rating: Option<u16>,
    national: Option<u16>,
    assigned: Option<u16>,
}

impl Details {
    fn entrant(&self, place: u32) -> Entrant {
        let id = self.id.unwrap_or(place);
        let player = Player {
            title: self.title,
            fide_rating: self.rating,
            national_rating: self.national,
            assigned_rating: self.assigned,
            ..Player::named(&self.name)
        };
        Entrant {
            pairing_number: PairingNumber::new(self.number.unwrap_or(id)),
            first_round: RoundNumber(self.first_round.unwrap_or(1)),
            withdrawals: self.withdrawn.clone(),
            ..Entrant::new(EntrantId(id), player)
        }
    }
}

pub(crate) fn entrants(people: &[Person]) -> Vec<Entrant> {
    let entrant = |(person, place): (&Person, u32)| match person {
        Person::Details(details) => details.entrant(place),
        Person::Name(name) => Details {
            name: name.clone(),
            ..Details::default()
        }
        .entrant(place),
    };
    people.iter().zip(1..).map(entrant).collect()
}

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct TeamLine {
    name: String,
    id: Option<u32>,
    number: Option<u32>,
    #[serde(default)]
    members: Vec<EntrantId>,
}

impl TeamLine {
    fn team((line, place): (&TeamLine, u32)) -> Team {
        Team {
            id: TeamId(line.id.unwrap_or(place)),
            pairing_number: line.number.and_then(PairingNumber::new),
            details: TeamDetails {
                name: line.name.clone(),
                captain: None,
                members: line.members.clone(),
            },
        }
    }
}

/// `3 1 0`, and what the pairing-allocated bye is worth if it is not a win.
pub(crate) fn point_system(text: &str, bye_points: Option<Points>) -> PointSystem {
    let points = all_points(text);
    let system = PointSystem::of(points[0], points[1], points[2]);
    match bye_points {
        Some(points) => system.with_pairing_allocated_bye(points),
        None => system,
    }
}

pub(crate) fn all_points(text: &str) -> Vec<Points> {
    let points = text.split_whitespace().map(|word| word.parse().unwrap());
    points.collect()
}

pub(crate) fn round(lines: &[String]) -> Round {
    let mut round = Round::default();
    for line in lines {
        let (head, rest) = line.split_once(": ").expect(line);
        let bye = |code: &str| code.parse().ok().and_then(ByeKind::of);
        if let Some(table) = head.strip_prefix("match ") {
            let (first, second) = pair(rest);
            round.matches.push(TeamMatch {
                table: table.parse().unwrap(),
                first: TeamId(first),
                second: TeamId(second),
                forfeit: None,
            });
        } else if let Some(board) = head.strip_prefix("empty ") {
            round.empty_boards.push(EmptyBoard {
                board: board.parse().unwrap(),
                entrant: EntrantId(rest.parse().unwrap()),
            });
        } else if let Some(code) = head.strip_prefix("team ") {
            round.team_byes.push(TeamBye {
                team: TeamId(rest.parse().unwrap()),
                kind: bye(code).expect(line),
            });
        } else if let Some(kind) = bye(head) {
            round.byes.push(Bye {
                entrant: EntrantId(rest.parse().unwrap()),
                kind,
            });
        } else {
            round.games.push(game(head, rest));
        }
    }
    round
}

/// `3-4 1-0 standings=0-1`.
fn game(board: &str, text: &str) -> Game {
    let mut words = text.split_whitespace();
    let (white, black) = pair(words.next().unwrap());
    let reported = words.next().unwrap().parse().unwrap();
    let mut results = Results::reported(reported);
    for word in words {
        let (purpose, result) = word.split_once('=').expect(word);
        let purpose = Purpose::ALL.into_iter().find(|p| p.name() == purpose);
        results
            .adjusted
            .insert(purpose.unwrap(), result.parse().unwrap());
    }
    Game {
        board: board.parse().unwrap(),
        white: EntrantId(white),
        black: EntrantId(black),
        results,
    }
}

/// `3-4`.
pub(crate) fn pair(text: &str) -> (u32, u32) {
    let (one, other) = text.split_once('-').expect(text);
    (one.parse().unwrap(), other.parse().unwrap())
}

/// `8w1 U 3b=`: a player's own line, one entry a round.
pub(crate) fn card(text: &str) -> Vec<CardEntry> {
    text.split_whitespace().map(card_entry).collect()
}

fn card_entry(text: &str) -> CardEntry {
    let mut characters: Vec<char> = text.chars().collect();
    let outcome = Outcome::from_code(characters.pop().unwrap()).expect(text);
    let colour = match characters.pop() {
        Some('w') => Some(Colour::White),
        Some('b') => Some(Colour::Black),
        _ => None,
    };
    let opponent = characters.iter().collect::<String>().parse().ok();
    CardEntry {
        opponent: opponent.map(EntrantId),
        colour,
        outcome,
    }
}
