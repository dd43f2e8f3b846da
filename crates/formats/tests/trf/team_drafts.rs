//! What is written of any event of teams reads as the same event.

use adoube_formats::trf::TrfOddity;
use adoube_formats::{EventData, Trf, TrfVersion, read_trf, write_trf};
use adoube_tournament::{
    BoardNumber, Bye, ByeKind, ByeRequest, Colour, Draft, EmptyBoard, Entrant, EntrantId, Game,
    GameResult, MatchForfeit, MatchRule, Outcome, PairingNumber, Player, PointSystem, Points,
    PrimaryScore, ProhibitedTeams, Results, Round, RoundNumber, RoundSpan, Team, TeamAdjustment,
    TeamBye, TeamByeRequest, TeamDetails, TeamId, TeamMatch, TeamScoring, TeamVirtualPoints,
    Tournament,
};
use proptest::collection::vec;
use proptest::prelude::*;

/// Numbers drawn beforehand, used one after the other.
struct Dice {
    rolls: Vec<u32>,
    next: usize,
}

impl Dice {
    /// A number below another one.
    fn below(&mut self, sides: usize) -> usize {
        let roll = self.rolls[self.next % self.rolls.len()] as usize;
        self.next += 1;
        roll % sides
    }

    fn one_in(&mut self, sides: usize) -> bool {
        self.below(sides) == 0
    }

    fn of<T: Clone>(&mut self, list: &[T]) -> T {
        let place = self.below(list.len());
        list[place].clone()
    }

    fn shuffled<T: Clone>(&mut self, list: &[T]) -> Vec<T> {
        let mut list = list.to_vec();
        for place in (1..list.len()).rev() {
            let other = self.below(place + 1);
            list.swap(place, other);
        }
        list
    }
}

/// An event with its teams, before its rounds.
struct Setting {
    event: EventData,
    teams: Vec<Team>,
    boards: u16,
    /// The colours of the team with White on board 1.
    colours: Vec<Colour>,
}

fn setting(dice: &mut Dice) -> Setting {
    let boards = 1 + dice.below(4) as u16;
    let size = u32::from(boards) + dice.below(3) as u32;
    let teams = (0..2 + dice.below(6) as u32).map(|place| Team {
        id: TeamId(place + 1),
        pairing_number: PairingNumber::new(place + 1),
        details: TeamDetails {
            name: format!("Team {place}"),
            captain: None,
            members: (1..=size)
                .map(|player| EntrantId(place * size + player))
                .collect(),
        },
    });
    let sequence = dice.of(&["", "WBWB", "WBBW", "BWBW"]);
    let sequence = &sequence[..sequence.len().min(boards.into())];
    let code = dice.of(&["", "FIDE_TEAM", "FIDE_TEAM_TYPEB_GP", "FIDE_OLYMPIAD"]);
    let opposite = |board: u16| board.is_multiple_of(2);
    let letters: Vec<char> = sequence.chars().collect();
    let colours = (1..=boards).map(|board| {
        let changed = match letters.get(usize::from(board) - 1) {
            Some(letter) => *letter != letters[0],
            None => opposite(board),
        };
        if changed {
            Colour::Black
        } else {
            Colour::White
        }
    });
    Setting {
        event: EventData {
            tournament_type: "Team: Swiss-System".to_owned(),
            encoded_type: code.to_owned(),
            colour_sequence: sequence.to_owned(),
            ..EventData::default()
        },
        teams: teams.collect(),
        boards,
        colours: colours.collect(),
    }
}

fn scoring(dice: &mut Dice, setting: &Setting) -> TeamScoring {
    let points = dice.of(&[PointSystem::two_one_zero(), PointSystem::three_one_zero()]);
    let mut match_points = PointSystem {
        pairing_allocated_bye: dice.of(&[points.win, points.draw, Points::ZERO]),
        ..points
    };
    if dice.one_in(4) {
        match_points.forfeit_loss = Points::HALF;
        match_points.full_point_bye = match_points.draw;
    }
    TeamScoring {
        match_points,
        primary: dice.of(&[PrimaryScore::MatchPoints, PrimaryScore::GamePoints]),
        boards: dice.of(&[0, setting.boards]),
        bye_game_points: dice.of(&[None, Some(Points::HALF), Some(Points::whole(2))]),
        match_rule: dice.of(&[MatchRule::HigherTotal, MatchRule::MoreThanHalf]),
        by_places: dice.one_in(8),
    }
}

/// Who of a team sits at which board.
fn line_up(dice: &mut Dice, team: &Team, boards: u16) -> Vec<Option<EntrantId>> {
    let mut members = team.details.members.clone();
    if dice.one_in(3) {
        members = dice.shuffled(&members);
    } else {
        let left_out = dice.below(members.len() - usize::from(boards) + 1);
        members.drain(..left_out);
    }
    let seats = members.into_iter().take(boards.into());
    seats.map(|one| (!dice.one_in(6)).then_some(one)).collect()
}

fn result(dice: &mut Dice, is_forfeited: bool) -> GameResult {
    let forfeits = [
        GameResult::WHITE_WINS_BY_FORFEIT,
        GameResult::BLACK_WINS_BY_FORFEIT,
        GameResult::DOUBLE_FORFEIT,
    ];
    let games = [
        GameResult::WHITE_WINS,
        GameResult::DRAW,
        GameResult::BLACK_WINS,
        GameResult::PENDING,
        GameResult::of(Outcome::UnratedWin, Outcome::UnratedLoss),
    ];
    match is_forfeited || dice.one_in(6) {
        true => dice.of(&forfeits),
        false => dice.of(&games),
    }
}

/// A match with its boards at a table.
fn meet(dice: &mut Dice, setting: &Setting, table: u32, pair: [TeamId; 2], round: &mut Round) {
    let team = |id: TeamId| &setting.teams[id.0 as usize - 1];
    let [first, second] = if dice.one_in(2) {
        pair
    } else {
        [pair[1], pair[0]]
    };
    let kind = dice.below(8);
    let forfeit = (kind < 3).then(|| dice.of(&MatchForfeit::ALL));
    round.matches.push(TeamMatch {
        table,
        first,
        second,
        forfeit,
    });
    let nobody = || vec![None; setting.boards.into()];
    let mut seats = [first, second].map(|id| line_up(dice, team(id), setting.boards));
    match (kind, forfeit) {
        // Nobody is known, or only who was there.
        (0 | 3, _) | (1, Some(MatchForfeit::Both)) => seats = [nobody(), nobody()],
        (1, Some(MatchForfeit::FirstWins)) => seats[1] = nobody(),
        (1, _) => seats[0] = nobody(),
        _ => {}
    }
    let [own, other] = seats;
    for (place, seats) in own.into_iter().zip(other).enumerate() {
        let board = BoardNumber::in_match(table, place as u16 + 1);
        match seats {
            (Some(one), Some(other)) => {
                let (white, black) = match setting.colours[place] {
                    Colour::White => (one, other),
                    Colour::Black => (other, one),
                };
                round.games.push(Game {
                    results: Results::reported(result(dice, kind == 2 || kind == 4)),
                    ..Game::pending(board, white, black)
                });
            }
            (Some(entrant), None) | (None, Some(entrant)) => {
                round.empty_boards.push(EmptyBoard { board, entrant });
            }
            (None, None) => {}
        }
    }
}

fn round(dice: &mut Dice, setting: &Setting) -> Round {
    let mut round = Round::default();
    let ids: Vec<TeamId> = setting.teams.iter().map(|team| team.id).collect();
    let mut order = dice.shuffled(&ids);
    let mut byes = Vec::new();
    if order.len() % 2 == 1 {
        let kind = dice.of(&[ByeKind::PairingAllocated, ByeKind::HalfPoint]);
        byes.extend(order.pop().map(|team| (team, kind)));
    }
    if order.len() > 2 && dice.one_in(3) {
        let kinds = [ByeKind::FullPoint, ByeKind::ZeroPoint];
        let absent = order.drain(..2).map(|team| (team, dice.of(&kinds)));
        byes.extend(absent);
    }
    byes.sort();
    for (team, kind) in byes {
        round.team_byes.push(TeamBye { team, kind });
        let members = &setting.teams[team.0 as usize - 1].details.members;
        if dice.one_in(2) {
            let of_players = members.iter().map(|entrant| Bye {
                entrant: *entrant,
                kind,
            });
            round.byes.extend(of_players);
        }
    }
    let mut pairs: Vec<[TeamId; 2]> = order.chunks_exact(2).map(|p| [p[0], p[1]]).collect();
    pairs.sort_by_key(|pair| pair[0].min(pair[1]));
    for (pair, table) in pairs.into_iter().zip(1..) {
        meet(dice, setting, table, pair, &mut round);
    }
    round.byes.sort_by_key(|bye| bye.entrant);
    round
}

/// What is told of teams apart from rounds.
fn beside_rounds(dice: &mut Dice, setting: &Setting, draft: &mut Draft) {
    let ids: Vec<TeamId> = setting.teams.iter().map(|team| team.id).collect();
    let (paired, planned) = (draft.paired_rounds().0, draft.planned_rounds);
    for _ in 0..dice.below(3) {
        draft.team_adjustments.push(TeamAdjustment {
            team: dice.of(&ids),
            round: RoundNumber(1 + dice.below(planned.into()) as u16),
            match_points: -Points::ONE,
            game_points: dice.of(&[Points::ZERO, -Points::HALF, Points::ONE]),
        });
    }
    for round in (paired + 1..=planned).map(RoundNumber) {
        for kind in [ByeKind::FullPoint, ByeKind::HalfPoint, ByeKind::ZeroPoint] {
            let free = |team: &&TeamId| {
                let asked = draft.team_bye_requests.iter();
                !asked
                    .clone()
                    .any(|one| one.team == **team && one.round == round)
            };
            let free: Vec<TeamId> = ids.iter().filter(free).copied().collect();
            if let Some(team) = free.get(dice.below(2 * ids.len())).copied() {
                draft
                    .team_bye_requests
                    .push(TeamByeRequest { team, round, kind });
            }
        }
    }
    // The first of a team with reserves, in a round for which the team has asked nothing.
    for team in setting
        .teams
        .iter()
        .filter(|team| team.details.members.len() > 1)
    {
        let round = RoundNumber(paired + 1);
        let asked = draft.team_bye_requests.iter();
        let is_free = !asked
            .clone()
            .any(|one| one.team == team.id && one.round == round);
        if planned > paired && is_free && dice.one_in(5) {
            draft.bye_requests.push(ByeRequest {
                entrant: team.details.members[0],
                round,
                kind: ByeKind::HalfPoint,
            });
        }
    }
    let span = |first: u16, last: u16| RoundSpan {
        first: RoundNumber(first),
        last: Some(RoundNumber(last)),
    };
    for round in 1..=planned.min(dice.below(4) as u16) {
        let first = dice.below(ids.len());
        let last = first + dice.below(ids.len() - first);
        draft.team_virtual_points.push(TeamVirtualPoints {
            teams: ids[first..=last].to_vec(),
            rounds: span(round, round),
            match_points: dice.of(&[Points::ZERO, Points::ONE]),
            game_points: dice.of(&[Points::HALF, Points::whole(2)]),
        });
    }
    for _ in 0..dice.below(3) {
        let teams = dice.shuffled(&ids);
        draft.team_prohibited.push(ProhibitedTeams {
            teams: teams[..2].to_vec(),
            rounds: span(1, 1 + dice.below(planned.into()) as u16),
        });
    }
}

fn event(rolls: Vec<u32>) -> (EventData, Draft) {
    let dice = &mut Dice { rolls, next: 0 };
    let setting = setting(dice);
    let members = setting.teams.iter().flat_map(|team| &team.details.members);
    let entrants = members.map(|id| Entrant {
        pairing_number: PairingNumber::new(id.0),
        ..Entrant::new(*id, Player::named(&format!("Player {}", id.0)))
    });
    let rounds: Vec<Round> = (0..1 + dice.below(4))
        .map(|_| round(dice, &setting))
        .collect();
    let mut draft = Draft {
        planned_rounds: (rounds.len() + dice.below(3)) as u16,
        initial_colour: Some(Colour::Black),
        entrants: entrants.collect(),
        teams: setting.teams.clone(),
        team_scoring: scoring(dice, &setting),
        rounds,
        ..Draft::default()
    };
    beside_rounds(dice, &setting, &mut draft);
    (setting.event, draft)
}

proptest! {
    #![proptest_config(ProptestConfig::with_cases(cases()))]

    #[test]
    fn an_event_of_teams_reads_as_it_was_written(rolls in vec(any::<u32>(), 400)) {
        let (event, draft) = event(rolls);
        let tournament = Tournament::new(draft.clone()).unwrap();
        let written = Trf::from_tournament(&tournament, &event, TrfVersion::Trf26).unwrap();
        prop_assert_eq!(&written.left_out, &vec![]);
        let text = write_trf(&written.trf);
        let found = read_trf(text.as_bytes()).unwrap().to_draft().unwrap();
        let differs = |what: &TrfOddity| {
            matches!(what, TrfOddity::TeamPointsDiffer { .. } | TrfOddity::AdjustmentsUnused { .. })
        };
        prop_assert!(!found.warnings.iter().any(|one| differs(&one.what)), "{}", text);
        prop_assert_eq!(&found.event, &event);
        for (read, written) in found.draft.rounds.iter().zip(&draft.rounds) {
            prop_assert_eq!(read, written, "{}", text);
        }
        prop_assert_eq!(&found.draft, &draft, "{}", text);
        for version in [TrfVersion::Trf06, TrfVersion::Trf16] {
            Trf::from_tournament(&tournament, &event, version).unwrap().trf.to_draft().unwrap();
        }
    }
}

/// More of them where somebody wants it.
fn cases() -> u32 {
    let wanted = std::env::var("ADOUBE_TEAM_EVENTS").ok();
    wanted.and_then(|text| text.parse().ok()).unwrap_or(256)
}
