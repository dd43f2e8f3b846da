//! What a report says in comments: rounds made by hand that the rules pair otherwise, results that
//! are rated otherwise than they count, games without a result.
//!
//! The form is that of the arbiters' manual of FIDE's Technical Commission:
//! `### TYPE @ Round N: …`, games as WHITE-BLACK in pairing numbers, a bye as `NUMBER=PAB`.

use adoube_journal::{Event, EventDetails, Format, Pairing, Section};
use adoube_pairing::check::paired_in;
use adoube_pairing::dutch::Pair;
use adoube_tournament::{
    EntrantId, Game, GameResult, OpenGame, Outcome, Purpose, Round, RoundNumber, TeamId,
};

use super::competitors::{has_return_games, pairing_round};
use super::explain::{allocated_bye, differences, system_of};
use super::planned::planned;
use super::{CannotPair, swiss};

/// A round that was made by hand and that the rules pair otherwise.
pub(super) struct ByHand {
    pub round: RoundNumber,
    /// The line of the report.
    pub comment: String,
}

/// The rounds up to one that were paired or changed by hand and stand otherwise than by the rules,
/// from what is known now.
pub(super) fn by_hand(event: &Event, section: &Section, after: RoundNumber) -> Vec<ByHand> {
    let made = section.rounds.iter().zip(&section.draft.rounds).enumerate();
    let by_hand = made
        .take(usize::from(after.0))
        .filter(|(_, (status, _))| status.made_by.edition.is_none() || status.changed);
    by_hand
        .filter_map(|(place, (_, stands))| {
            let round = RoundNumber::at_place(place);
            let comment = alteration(&event.details, section, round, stands)?;
            Some(ByHand { round, comment })
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
    let list = |boards: &[Pairing], bye: Option<EntrantId>| {
        let bye = bye.map(|id| format!("{}=PAB", number(section, id)));
        let boards = boards.iter();
        let boards = boards.map(|board| pair(section, board.white, board.black));
        boards.chain(bye).collect::<Vec<_>>().join(" ")
    };
    let made = allocated_bye(stands);
    let (before, now) = match by_the_rules(event, section, round, stands)? {
        Ok((pairs, due)) => {
            let (own, rules) = differences(stands, &pairs);
            let beside = planned(section, round).ok();
            let own: Vec<Pairing> = own
                .into_iter()
                .filter(|board| {
                    let (white, black) = (board.white, board.black);
                    let pair = Pair { white, black };
                    !beside
                        .as_ref()
                        .is_some_and(|it| it.is_for_third_place(pair))
                })
                .collect();
            if own.is_empty() && rules.is_empty() && made == due {
                return None;
            }
            let differs = made != due;
            (
                list(&rules, due.filter(|_| differs)),
                list(&own, made.filter(|_| differs)),
            )
        }
        Err(_) => {
            let (own, _) = differences(stands, &[]);
            ("none".to_owned(), list(&own, made))
        }
    };
    Some(format!("### MPA @ Round {round}: {before} => {now}"))
}

type Made = (Vec<Pair>, Option<EntrantId>);

/// How the rules pair a round with those who are in it; nothing where there are none to compare with.
fn by_the_rules(
    event: &EventDetails,
    section: &Section,
    round: RoundNumber,
    stands: &Round,
) -> Option<Result<Made, CannotPair>> {
    match section.settings.format {
        Format::Swiss | Format::IndividualTeams => {
            let system = system_of(event, section, round).ok()?;
            let first = section.draft.rounds.first()?.games.iter();
            let first = first.map(|game| Pair {
                white: game.white,
                black: game.black,
            });
            let first: Vec<Pair> = first.collect();
            let tournament = swiss::with_initial_colour(section, &first).ok()?;
            if has_return_games(&system, round) {
                return None;
            }
            let number = pairing_round(&system, round);
            let paired = swiss::pair(section, &tournament, number, &paired_in(stands), &system);
            Some(paired.map(|paired| (paired.pairs, paired.bye)))
        }
        Format::RoundRobin
        | Format::Match
        | Format::Knockout
        | Format::Skalitzka
        | Format::Hutton => {
            let planned = planned(section, round).ok()?;
            Some(Ok((planned.pairs, None)))
        }
        Format::TeamSwiss
        | Format::TeamRoundRobin
        | Format::Scheveningen
        | Format::TeamKnockout
        | Format::ExtraGames => None,
    }
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
    for (title, adjourned) in [("Adjourned", true), ("Not reported", false)] {
        let games = open.iter().filter(|game| game.adjourned == adjourned);
        let games: Vec<&OpenGame> = games.collect();
        let mut rounds: Vec<RoundNumber> = games.iter().map(|game| game.round).collect();
        rounds.dedup();
        for round in rounds {
            let boards = games.iter().filter(|game| game.round == round);
            let pairs = boards.filter_map(|open| {
                let game = section.draft.round(round)?.game(open.board)?;
                Some(pair(section, game.white, game.black))
            });
            let pairs: Vec<String> = pairs.collect();
            lines.push(format!("### {title} @ Round {round}: {}", pairs.join(" ")));
        }
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
            let games: Vec<String> = round.games.iter().filter_map(&told).collect();
            (!games.is_empty())
                .then(|| format!("### {title} @ Round {number}: {}", games.join(" ")))
        })
        .collect()
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
