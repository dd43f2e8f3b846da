//! What a report says in comments: rounds made by hand that the rules pair otherwise, results that
//! are rated otherwise than they count, games without a result.
//!
//! The form is that of the arbiters' manual of FIDE's Technical Commission:
//! `### TYPE @ Round N: …`, games as WHITE-BLACK in pairing numbers, a bye as `NUMBER=PAB`.

use adoube_journal::{Event, EventDetails, LEFT_FIDE_MODE, Section};
use adoube_tournament::{
    EntrantId, Game, GameResult, OpenGame, Outcome, Purpose, Round, RoundNumber, TeamId,
};

use super::deviation::{deviation, told};

/// The rounds up to one that were paired or changed by hand and stand otherwise than by the rules,
/// from what is known now.
pub(super) fn by_hand(event: &Event, section: &Section, after: RoundNumber) -> Vec<String> {
    let made = section.rounds.iter().zip(&section.draft.rounds).enumerate();
    let by_hand = made
        .take(usize::from(after.0))
        .filter(|(_, (status, _))| status.made_by.edition.is_none() || status.changed);
    by_hand
        .filter_map(|(place, (_, stands))| {
            let round = RoundNumber::at_place(place);
            let comment = alteration(&event.details, section, round, stands)?;
            Some(comment)
        })
        .collect()
}

/// `### MPA @ Round 2: 1-5 2-6 => 1-6 2-5`, if the round differs.
fn alteration(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    stands: &Round,
) -> Option<String> {
    let deviation = deviation(event, section, round, stands)?;
    Some(format!(
        "### MPA @ Round {round}: {}",
        told(section, &deviation)
    ))
}

/// What the file of an imported section said in comments, and `### Import @ Round 2: …` for each round
/// of it that the rules pair otherwise, unless the file said that of the round itself.
pub(super) fn imported(section: &Section, after: RoundNumber) -> Vec<String> {
    let Some(imported) = &section.imported else {
        return Vec::new();
    };
    let is_said = |round: RoundNumber, detail: &str| {
        let mut remarks = imported.remarks.iter();
        let end = format!(" @ Round {round}: {detail}");
        remarks.any(|remark| remark.ends_with(&end))
    };
    let until = |remark: &&String| round_of(remark).is_none_or(|round| round <= after);
    // The mode is told by the section itself.
    let of_mode = |remark: &&String| remark.starts_with(LEFT_FIDE_MODE);
    let remarks = imported.remarks.iter();
    let remarks = remarks.filter(until).filter(|one| !of_mode(one)).cloned();
    let found = imported.deviations.iter();
    let found = found.filter(|one| one.round <= after);
    let found = found.filter_map(|one| {
        let (round, detail) = (one.round, told(section, one));
        let line = || format!("### Import @ Round {round}: {detail}");
        (!is_said(round, &detail)).then(line)
    });
    remarks.chain(found).collect()
}

/// The round that a remark is about.
fn round_of(remark: &str) -> Option<RoundNumber> {
    let (_, rest) = remark.split_once(" @ Round ")?;
    let digits = rest.split(|c: char| !c.is_ascii_digit()).next()?;
    digits.parse().ok().map(RoundNumber)
}

/// A line for each round with results that are rated otherwise than they count in the standings.
/// A game that was cancelled for the standings is rated as it ended, which is no correction.
pub(super) fn rated_otherwise(section: &Section, after: RoundNumber) -> Vec<String> {
    let told = |game: &Game| {
        let rated = game.results.adjusted.get(&Purpose::Rating)?;
        let reported = game.results.reported;
        (*rated != reported).then(|| {
            let pair = pair(section, game.white, game.black);
            format!("{pair}: {} => {}", codes(reported), codes(*rated))
        })
    };
    of_rounds(section, after, "Rating correction", told)
}

/// A line for each round with games that have no result.
pub(super) fn open(section: &Section, after: RoundNumber) -> Vec<String> {
    let open = section.draft.open_games(after);
    let mut lines = Vec::new();
    let games: Vec<&OpenGame> = open.iter().filter(|game| !game.adjourned).collect();
    let mut rounds: Vec<RoundNumber> = games.iter().map(|game| game.round).collect();
    rounds.dedup();
    for round in rounds {
        let boards = games.iter().filter(|game| game.round == round);
        let pairs = boards.filter_map(|open| {
            let game = section.draft.round(round)?.game(open.board)?;
            Some((game.white, pair(section, game.white, game.black)))
        });
        let pairs = by_number(section, pairs.collect());
        lines.push(format!(
            "### Not reported @ Round {round}: {}",
            pairs.join(" ")
        ));
    }
    lines
}

/// A line for each play-off: the numbers of those who played it by their places in it.
pub(super) fn play_offs(section: &Section, after: RoundNumber) -> Vec<String> {
    let draft = &section.draft;
    let teams = |id: TeamId| {
        let number = section.team(id).and_then(|team| team.pairing_number);
        number.map_or_else(|| "?".to_owned(), |number| number.to_string())
    };
    let of_players = draft.play_offs.iter().map(|one| {
        let places = one.places.iter();
        let places = places.map(|place| (place.place, number(section, place.who)));
        (one.round, "Play-off", places.collect::<Vec<_>>())
    });
    let of_teams = draft.team_play_offs.iter().map(|one| {
        let places = one.places.iter();
        let places = places.map(|place| (place.place, teams(place.who)));
        (one.round, "Play-off of teams", places.collect::<Vec<_>>())
    });
    let known = of_players.chain(of_teams);
    let known = known.filter(|(round, ..)| *round <= after);
    known
        .map(|(round, title, places)| {
            let places = places.iter();
            let places: Vec<String> = places
                .map(|(place, number)| format!("{place}={number}"))
                .collect();
            format!("### {title} @ Round {round}: {}", places.join(" "))
        })
        .collect()
}

fn of_rounds(
    section: &Section,
    after: RoundNumber,
    title: &str,
    told: impl Fn(&Game) -> Option<String>,
) -> Vec<String> {
    let rounds = section.draft.rounds.iter().take(usize::from(after.0));
    rounds
        .zip(1..)
        .filter_map(|(round, number)| {
            let games = round.games.iter();
            let games = games.filter_map(|game| Some((game.white, told(game)?)));
            let games = by_number(section, games.collect());
            (!games.is_empty())
                .then(|| format!("### {title} @ Round {number}: {}", games.join(" ")))
        })
        .collect()
}

/// What is told of games in the order of White's numbers: a file knows no boards.
fn by_number(section: &Section, mut told: Vec<(EntrantId, String)>) -> Vec<String> {
    told.sort_by_key(|(white, _)| {
        let entrant = section.entrant(*white);
        entrant.and_then(|entrant| entrant.pairing_number)
    });
    told.into_iter().map(|(_, told)| told).collect()
}

pub(super) fn pair(section: &Section, white: EntrantId, black: EntrantId) -> String {
    format!("{}-{}", number(section, white), number(section, black))
}

pub(super) fn number(section: &Section, id: EntrantId) -> String {
    let entrant = section.entrant(id);
    let number = entrant.and_then(|entrant| entrant.pairing_number);
    number.map_or_else(|| "?".to_owned(), |number| number.to_string())
}

/// A result in the codes of report files.
pub(super) fn codes(result: GameResult) -> String {
    let code = |outcome: Outcome| match outcome {
        Outcome::Draw => '=',
        Outcome::Pending | Outcome::Adjourned | Outcome::NotPaired => '*',
        other => other.code(),
    };
    format!("{}-{}", code(result.white), code(result.black))
}
