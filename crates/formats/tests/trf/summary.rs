//! A tournament in a few lines, to hold against what a vector says.

use adoube_formats::Trf;
use adoube_tournament::{Draft, EntrantId, Purpose, RoundSpan, Tournament};

/// What a file says, one fact a line.
pub(crate) fn of(trf: &Trf) -> Vec<String> {
    let found = trf.to_draft().unwrap();
    let tournament = Tournament::new(found.draft).unwrap();
    let draft = tournament.draft();
    let mut says = vec![
        format!("{} {}", trf.version(), found.system.unwrap_or_default())
            .trim()
            .to_owned(),
        rounds(draft),
        points(draft),
        scores(&tournament),
    ];
    says.extend(byes(draft));
    says.extend(acceleration(draft));
    says.extend(teams(draft));
    says
}

fn rounds(draft: &Draft) -> String {
    let colour = match draft.initial_colour {
        Some(colour) => format!("{colour:?}").to_lowercase(),
        None => "no colour".to_owned(),
    };
    format!(
        "{} of {} rounds, {colour} first",
        draft.rounds.len(),
        draft.planned_rounds
    )
}

fn points(draft: &Draft) -> String {
    let system = &draft.point_system;
    format!(
        "win {}, draw {}, loss {}, allocated bye {}, absence {}, forfeit loss {}",
        system.win,
        system.draw,
        system.loss,
        system.pairing_allocated_bye,
        system.zero_point_bye,
        system.forfeit_loss
    )
}

fn scores(tournament: &Tournament) -> String {
    let after = tournament.paired_rounds();
    let scores = tournament.entrants().iter().map(|entrant| {
        let score = tournament.score(entrant.id, after, Purpose::Standings);
        let number = entrant.pairing_number.map_or(0, |number| number.get());
        format!("{number}:{score}")
    });
    format!("scores {}", scores.collect::<Vec<_>>().join(" "))
}

fn numbers(ids: &[EntrantId]) -> String {
    let numbers: Vec<String> = ids.iter().map(|id| id.0.to_string()).collect();
    numbers.join(" ")
}

fn span(rounds: RoundSpan) -> String {
    let last = rounds
        .last
        .map_or("end".to_owned(), |last| last.to_string());
    format!("{}-{last}", rounds.first)
}

fn byes(draft: &Draft) -> impl Iterator<Item = String> + '_ {
    draft.bye_requests.iter().map(|request| {
        format!(
            "{} asks for a {} in round {}",
            request.entrant.0, request.kind, request.round
        )
    })
}

fn acceleration(draft: &Draft) -> Vec<String> {
    let mut says: Vec<String> = (draft.virtual_points.iter())
        .map(|given| {
            let rounds = span(given.rounds);
            format!(
                "virtual points {} in rounds {rounds}: {}",
                given.points,
                numbers(&given.entrants)
            )
        })
        .collect();
    says.extend(draft.prohibited.iter().map(|ban| {
        format!(
            "not paired in rounds {}: {}",
            span(ban.rounds),
            numbers(&ban.entrants)
        )
    }));
    says.extend(draft.adjustments.iter().map(|adjustment| {
        format!(
            "{} points for {} from round {}",
            adjustment.points, adjustment.entrant.0, adjustment.round
        )
    }));
    says
}

fn teams(draft: &Draft) -> Vec<String> {
    let mut says: Vec<String> = (draft.teams.iter())
        .map(|team| {
            format!(
                "team {} {}: {}",
                team.id.0,
                team.details.name,
                numbers(&team.details.members)
            )
        })
        .collect();
    for (place, round) in draft.rounds.iter().enumerate() {
        for table in &round.matches {
            let boards = round
                .games
                .iter()
                .filter(|game| game.board.table == table.table);
            let boards: Vec<String> = boards
                .map(|game| {
                    let board = game.board.board.unwrap_or(0);
                    format!(
                        "{board}: {}-{} {}",
                        game.white.0, game.black.0, game.results.reported
                    )
                })
                .collect();
            says.push(format!(
                "round {}: team {} meets {}, {}",
                place + 1,
                table.first.0,
                table.second.0,
                boards.join(", ")
            ));
        }
        for bye in &round.team_byes {
            says.push(format!(
                "round {}: team {} has a {}",
                place + 1,
                bye.team.0,
                bye.kind
            ));
        }
    }
    says
}
