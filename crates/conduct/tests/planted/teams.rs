//! Faults planted in the rounds of teams: a second meeting, a second bye, the colours of a match.

use adoube_conduct::checker::Checked;
use adoube_conduct::rounds::Found;
use adoube_tournament::{
    ByeKind, Draft, EntrantId, Game, GameResult, Results, Round, RoundNumber, TeamId, TeamMatch,
};

use super::{Made, written};
use crate::{all, checked, reversed, rounds};

fn of_teams() -> impl Iterator<Item = Made> {
    all().filter(|made| made.system.is_for_teams())
}

/// The games of a match, board by board.
fn games_of(round: &Round, table: u32) -> Vec<usize> {
    let games = round.games.iter().enumerate();
    let games = games.filter(|(_, game)| game.board.table == table);
    games.map(|(place, _)| place).collect()
}

fn is_full(round: &Round, meeting: &TeamMatch) -> bool {
    let mut empty = round.empty_boards.iter();
    meeting.forfeit.is_none() && !empty.any(|board| board.board.table == meeting.table)
}

/// Whether two teams have played each other in one of the rounds.
fn have_met(rounds: &[Round], one: TeamId, other: TeamId) -> bool {
    rounds.iter().any(|round| {
        let mut matches = round.matches.iter();
        matches.any(|meeting| {
            let both = [meeting.first, meeting.second];
            let games = games_of(round, meeting.table);
            let is_played = |place: &usize| round.games[*place].results.reported.white.is_played();
            both.contains(&one) && both.contains(&other) && games.iter().any(is_played)
        })
    })
}

/// The player of a team in a game.
fn seat<'g>(game: &'g mut Game, members: &[EntrantId]) -> &'g mut EntrantId {
    match members.contains(&game.white) {
        true => &mut game.white,
        false => &mut game.black,
    }
}

fn members(draft: &Draft, team: TeamId) -> Vec<EntrantId> {
    let mut teams = draft.teams.iter();
    let team = teams.find(|one| one.id == team).expect("a team");
    team.details.members.clone()
}

/// Exchanges the second teams of two matches of the last round, so that the first of the one meets
/// somebody again.
fn with_rematch(draft: &Draft) -> Option<(Draft, [TeamId; 2])> {
    let (last, before) = draft.rounds.split_last()?;
    let full: Vec<usize> = (0..last.matches.len())
        .filter(|place| is_full(last, &last.matches[*place]))
        .collect();
    let pairs = full
        .iter()
        .flat_map(|one| full.iter().map(move |other| (*one, *other)));
    let (one, other) = pairs.filter(|(one, other)| one != other).find(|pair| {
        let (one, other) = (&last.matches[pair.0], &last.matches[pair.1]);
        have_met(before, one.first, other.second) && !have_met(before, other.first, one.second)
    })?;
    let mut draft = draft.clone();
    let (from, to) = (last.matches[one], last.matches[other]);
    let (of_one, of_other) = (members(&draft, from.second), members(&draft, to.second));
    let tables = games_of(last, from.table).into_iter();
    let boards: Vec<(usize, usize)> = tables.zip(games_of(last, to.table)).collect();
    let round = draft.rounds.last_mut()?;
    for (here, there) in boards {
        let mut away = round.games[there].clone();
        std::mem::swap(
            seat(&mut round.games[here], &of_one),
            seat(&mut away, &of_other),
        );
        round.games[there] = away;
        for place in [here, there] {
            round.games[place].results = Results::reported(GameResult::DRAW);
        }
    }
    round.matches[one].second = to.second;
    round.matches[other].second = from.second;
    Some((draft, [from.first, to.second]))
}

fn found_in_last<'c>(checked: &'c Checked, draft: &Draft) -> Vec<&'c Found> {
    let last = RoundNumber::at_place(draft.rounds.len() - 1);
    let mut rounds_of = checked.differences.iter().map(|one| one.round);
    assert!(rounds_of.any(|round| round == last), "round {last}");
    rounds(checked)
}

#[test]
fn a_rematch_of_teams_is_named() {
    let mut planted = 0;
    for made in of_teams() {
        let Some((draft, [one, other])) = with_rematch(&made.draft) else {
            continue;
        };
        planted += 1;
        let checked = checked(&written(&draft, &made.system));
        let found = found_in_last(&checked, &draft);
        let teams = [EntrantId(one.0), EntrantId(other.0)];
        let is_planted = |found: &&&Found| matches!(found, Found::Met { white, black, .. } if teams.contains(white) && teams.contains(black));
        assert_eq!(
            found.iter().filter(is_planted).count(),
            1,
            "{made}: {found:?}"
        );
    }
    assert!(planted > 10, "{planted}");
}

#[test]
fn a_second_bye_of_a_team_is_named() {
    let mut planted = 0;
    for made in of_teams() {
        let allocated = |round: &Round| {
            let mut byes = round.team_byes.iter();
            let found = byes.find(|bye| bye.kind == ByeKind::PairingAllocated);
            found.map(|bye| bye.team)
        };
        // As far as the last round with such a bye.
        let mut draft = made.draft.clone();
        let rounds_of = &mut draft.rounds;
        while rounds_of
            .pop_if(|round| allocated(round).is_none())
            .is_some()
        {}
        let Some((last, before)) = draft.rounds.split_last() else {
            continue;
        };
        let had: Vec<TeamId> = before.iter().filter_map(allocated).collect();
        let again = last.matches.iter().find_map(|meeting| {
            let team = [meeting.first, meeting.second];
            let team = team.into_iter().find(|team| had.contains(team));
            team.filter(|_| is_full(last, meeting))
                .map(|team| (team, *meeting))
        });
        let (Some(free), Some((team, meeting))) = (allocated(last), again) else {
            continue;
        };
        planted += 1;
        let (own, others) = (members(&draft, team), members(&draft, free));
        let places = games_of(last, meeting.table);
        let round = draft.rounds.last_mut().unwrap();
        for (place, member) in places.into_iter().zip(others) {
            *seat(&mut round.games[place], &own) = member;
            round.games[place].results = Results::reported(GameResult::DRAW);
        }
        for meeting in &mut round.matches {
            for side in [&mut meeting.first, &mut meeting.second] {
                if *side == team {
                    *side = free;
                }
            }
        }
        for bye in round.team_byes.iter_mut().filter(|bye| bye.team == free) {
            bye.team = team;
        }
        let checked = checked(&written(&draft, &made.system));
        let found = found_in_last(&checked, &draft);
        let is_planted = |found: &&&Found| matches!(found, Found::HadBye { player, .. } if *player == EntrantId(team.0));
        assert_eq!(
            found.iter().filter(is_planted).count(),
            1,
            "{made}: {found:?}"
        );
    }
    assert!(planted > 3, "{planted}");
}

#[test]
fn a_match_with_reversed_colours_is_named() {
    for made in of_teams() {
        let mut draft = made.draft.clone();
        let round = draft.rounds.last_mut().unwrap();
        let is_full = |meeting: &&TeamMatch| is_full(round, meeting);
        let Some(meeting) = round.matches.iter().find(is_full).copied() else {
            continue;
        };
        for place in games_of(round, meeting.table) {
            reversed(&mut round.games[place]);
        }
        for one in &mut round.matches {
            if one.table == meeting.table {
                std::mem::swap(&mut one.first, &mut one.second);
            }
        }
        let checked = checked(&written(&draft, &made.system));
        found_in_last(&checked, &draft);
        let last = checked.differences.last().unwrap();
        let pairs = last.found_pairs();
        let sides = (EntrantId(meeting.second.0), EntrantId(meeting.first.0));
        let mut named = pairs.iter();
        let is_planted = named.any(|(_, pair)| (pair.white, pair.black) == sides);
        assert!(is_planted, "{made}: {pairs:?}");
    }
}
