//! Tournaments from short lines.

use adoube_standings::tables::Ranking;
use adoube_standings::{Rules, System};
use adoube_tournament::*;

/// A tournament and how it is ranked.
#[derive(Debug)]
pub(crate) struct Event {
    pub tournament: Tournament,
    pub ranking: Ranking,
}

pub(crate) fn ranking(system: &str, rules: &str, tie_breaks: &[&str]) -> Ranking {
    let rules: Rules = rules.parse().unwrap();
    Ranking {
        system: match system {
            "swiss" => System::Swiss,
            "round-robin" => System::PreDetermined,
            other => panic!("{other}"),
        },
        tie_breaks: tie_breaks
            .iter()
            .map(|code| code.parse().unwrap())
            .collect(),
        rules,
        rating: rules.usual_rating(),
    }
}

/// Entrants with the numbers given.
pub(crate) fn entrants(people: impl IntoIterator<Item = (u32, Player)>) -> Vec<Entrant> {
    let entrant = |(number, player)| Entrant {
        pairing_number: PairingNumber::new(number),
        ..Entrant::new(EntrantId(number), player)
    };
    people.into_iter().map(entrant).collect()
}

/// A tournament from people and their rounds, such as `8w1 U 3b=`.
pub(crate) fn tournament(
    people: Vec<(u32, Player)>,
    cards: &[&str],
    planned_rounds: u16,
) -> Tournament {
    Tournament::new(draft(people, cards, planned_rounds)).unwrap()
}

pub(crate) fn draft(people: Vec<(u32, Player)>, cards: &[&str], planned_rounds: u16) -> Draft {
    let entrants = entrants(people);
    let cards: Vec<Vec<CardEntry>> = cards.iter().map(|card| entries(card)).collect();
    let rounds = rounds_from_cards(&entrants, &cards).unwrap();
    Draft {
        planned_rounds,
        entrants,
        rounds,
        ..Draft::default()
    }
}

fn entries(card: &str) -> Vec<CardEntry> {
    card.split_whitespace().map(entry).collect()
}

fn entry(text: &str) -> CardEntry {
    let end = text.find(|c: char| !c.is_ascii_digit()).unwrap();
    let mut rest = text[end..].chars();
    if end == 0 {
        let outcome = Outcome::from_code(rest.next().unwrap()).unwrap();
        return CardEntry {
            outcome,
            ..CardEntry::NOT_PAIRED
        };
    }
    CardEntry {
        opponent: Some(EntrantId(text[..end].parse().unwrap())),
        colour: Some(match rest.next() {
            Some('w') => Colour::White,
            Some('b') => Colour::Black,
            _ => panic!("{text}"),
        }),
        outcome: Outcome::from_code(rest.next().unwrap()).unwrap(),
    }
}

/// A team event: `1 | Elms | 1 2 3` and for each round `1.2 6-2 ½-½`.
pub(crate) fn teams(
    people: Vec<(u32, Player)>,
    teams: &[String],
    rounds: &[Vec<String>],
) -> Tournament {
    let teams: Vec<Team> = teams.iter().map(|line| team(line)).collect();
    let rounds = rounds.iter().map(|lines| team_round(lines, &teams));
    Tournament::new(Draft {
        planned_rounds: u16::try_from(rounds.len()).unwrap(),
        entrants: entrants(people),
        rounds: rounds.collect(),
        teams,
        ..Draft::default()
    })
    .unwrap()
}

fn team(line: &str) -> Team {
    let parts: Vec<&str> = line.split('|').map(str::trim).collect();
    let number: u32 = parts[0].parse().unwrap();
    let members = parts[2].split_whitespace();
    Team {
        id: TeamId(number),
        pairing_number: PairingNumber::new(number),
        details: TeamDetails {
            name: parts[1].to_owned(),
            captain: parts.get(3).map(|name| (*name).to_owned()),
            members: members.map(|id| EntrantId(id.parse().unwrap())).collect(),
        },
    }
}

fn team_round(lines: &[String], teams: &[Team]) -> Round {
    let mut round = Round::default();
    let team_of = |id: EntrantId| {
        let found = teams.iter().find(|team| team.details.members.contains(&id));
        found.unwrap().id
    };
    for line in lines {
        let parts: Vec<&str> = line.split_whitespace().collect();
        let board: BoardNumber = parts[0].parse().unwrap();
        let (white, black) = parts[1].split_once('-').unwrap();
        let white = EntrantId(white.parse().unwrap());
        let black = EntrantId(black.parse().unwrap());
        if board.board == Some(1) {
            round.matches.push(TeamMatch {
                table: board.table,
                first: team_of(white),
                second: team_of(black),
                forfeit: None,
            });
        }
        let mut game = Game::pending(board, white, black);
        game.results.reported = parts[2].parse().unwrap();
        round.games.push(game);
    }
    round
}
