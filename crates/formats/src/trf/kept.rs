//! Entries, results and play-offs, as far as no record tells them: lines of comment, which other programs
//! skip.
//!
//! `### Adoube entry 5 from=3 withdrawn=4-6,8- assigned=1800` says from when number 5 took part, in which
//! rounds not, and which rating the arbiter gave;
//! `### Adoube game 3 12-4 reported=1-0 rating=½-½` how a game of round 3 ended and what counts instead;
//! `### Play-off @ Round 9: 1=4 2=7` who came where in a play-off.

use std::collections::HashMap;

use adoube_tournament::{
    DecidedPlace, Entrant, EntrantId, GameResult, PlayOff, Purpose, Results, RoundNumber,
    RoundSpan, TeamId,
};

use super::facts::{MARK, remarks};
use super::fields::whole_number;
use super::record::Record;

const ENTRY: &str = "entry ";
const GAME: &str = "game ";
const PLAY_OFF: &str = "### Play-off @ Round ";
const TEAM_PLAY_OFF: &str = "### Play-off of teams @ Round ";

/// What the results of a game count for, with the words for it.
const PURPOSES: [(&str, Purpose); 3] = [
    ("pairing", Purpose::Pairing),
    ("standings", Purpose::Standings),
    ("rating", Purpose::Rating),
];

/// When somebody takes part, and with which rating of the arbiter.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub(super) struct KeptEntry {
    first_round: Option<RoundNumber>,
    withdrawals: Vec<RoundSpan>,
    assigned_rating: Option<u16>,
}

impl KeptEntry {
    /// Puts it into the entry.
    pub(super) fn put_into(&self, entrant: &mut Entrant) {
        entrant.first_round = self.first_round.unwrap_or(entrant.first_round);
        entrant.withdrawals = self.withdrawals.clone();
        entrant.player.assigned_rating = self.assigned_rating;
    }
}

/// What lines of comment say of entries, by their numbers.
pub(super) fn entries(records: &[Record]) -> HashMap<u32, KeptEntry> {
    let entry = |line: &str| {
        let mut words = line.split_whitespace();
        let number = whole_number(words.next()?)?;
        let mut kept = KeptEntry::default();
        for (key, value) in words.filter_map(|word| word.split_once('=')) {
            match key {
                "from" => kept.first_round = round(value),
                "withdrawn" => kept.withdrawals = value.split(',').filter_map(span).collect(),
                "assigned" => kept.assigned_rating = value.parse().ok(),
                _ => {}
            }
        }
        Some((number, kept))
    };
    remarks(records, ENTRY).filter_map(entry).collect()
}

fn round(text: &str) -> Option<RoundNumber> {
    text.parse()
        .ok()
        .filter(|round| *round > 0)
        .map(RoundNumber)
}

/// `4-6`, or `8-` for all rounds from there.
fn span(text: &str) -> Option<RoundSpan> {
    let (first, last) = text.split_once('-')?;
    let first = round(first)?;
    let last = match last {
        "" => None,
        last => Some(round(last).filter(|last| *last >= first)?),
    };
    Some(RoundSpan { first, last })
}

/// The line of an entry; nothing if it is like any other.
pub(super) fn entry_record(number: u32, entrant: &Entrant) -> Option<Record> {
    let mut words = Vec::new();
    if entrant.first_round > RoundNumber::FIRST {
        words.push(format!("from={}", entrant.first_round));
    }
    if !entrant.withdrawals.is_empty() {
        let spans = entrant.withdrawals.iter();
        let spans = spans.map(|RoundSpan { first, last }| match last {
            Some(last) => format!("{first}-{last}"),
            None => format!("{first}-"),
        });
        words.push(format!("withdrawn={}", spans.collect::<Vec<_>>().join(",")));
    }
    if let Some(rating) = entrant.player.assigned_rating {
        words.push(format!("assigned={rating}"));
    }
    let line = || Record::Other(format!("{MARK}{ENTRY}{number} {}", words.join(" ")));
    (!words.is_empty()).then(line)
}

/// A game of which a comment tells how it counts, by round and the numbers of the players.
pub(super) type KeptGames = HashMap<(RoundNumber, u32, u32), Results>;

/// What lines of comment say of games.
pub(super) fn games(records: &[Record]) -> KeptGames {
    let game = |line: &str| {
        let mut words = line.split_whitespace();
        let number = round(words.next()?)?;
        let (white, black) = words.next()?.split_once('-')?;
        let key = (number, whole_number(white)?, whole_number(black)?);
        let mut results = Results::reported(GameResult::PENDING);
        for (name, value) in words.filter_map(|word| word.split_once('=')) {
            let result: GameResult = value.parse().ok()?;
            match PURPOSES.into_iter().find(|(known, _)| *known == name) {
                Some((_, purpose)) => {
                    results.adjusted.insert(purpose, result);
                }
                None => results.reported = result,
            }
        }
        Some((key, results))
    };
    remarks(records, GAME).filter_map(game).collect()
}

/// The line of a game that counts otherwise for something.
pub(super) fn game_record(round: RoundNumber, numbers: (u32, u32), results: &Results) -> Record {
    let (white, black) = numbers;
    let mut line = format!(
        "{MARK}{GAME}{round} {white}-{black} reported={}",
        results.reported
    );
    for (name, purpose) in PURPOSES {
        if let Some(result) = results.adjusted.get(&purpose) {
            line = format!("{line} {name}={result}");
        }
    }
    Record::Other(line)
}

/// The play-offs of players.
pub(super) fn play_offs(records: &[Record]) -> Vec<PlayOff<EntrantId>> {
    decided(records, PLAY_OFF, EntrantId)
}

/// The play-offs of teams.
pub(super) fn team_play_offs(records: &[Record]) -> Vec<PlayOff<TeamId>> {
    decided(records, TEAM_PLAY_OFF, TeamId)
}

fn decided<Who>(records: &[Record], title: &str, who: fn(u32) -> Who) -> Vec<PlayOff<Who>> {
    let place = |word: &str| {
        let (place, number) = word.split_once('=')?;
        Some(DecidedPlace {
            place: whole_number(place).filter(|place| *place > 0)?,
            who: who(whole_number(number)?),
        })
    };
    let decided = |record: &Record| {
        let Record::Other(line) = record else {
            return None;
        };
        let (number, places) = line.strip_prefix(title)?.split_once(':')?;
        let places = places.split_whitespace().map(place);
        Some(PlayOff {
            round: round(number.trim())?,
            places: places.collect::<Option<Vec<_>>>()?,
        })
    };
    records.iter().filter_map(decided).collect()
}

/// Whether every player of the play-offs is one of those who have numbers here.
pub(super) fn known_only<Who: Copy>(
    all: Vec<PlayOff<Who>>,
    is_known: impl Fn(Who) -> bool,
) -> Vec<PlayOff<Who>> {
    let known = |one: &PlayOff<Who>| one.places.iter().all(|place| is_known(place.who));
    all.into_iter().filter(known).collect()
}

#[cfg(test)]
mod tests {
    use adoube_tournament::Player;

    use super::*;

    #[test]
    fn what_is_kept_is_read() {
        let mut entrant = Entrant::new(EntrantId(5), Player::named("A"));
        assert_eq!(entry_record(5, &entrant), None);
        entrant.first_round = RoundNumber(3);
        entrant.withdrawals = vec![
            RoundSpan {
                first: RoundNumber(4),
                last: Some(RoundNumber(6)),
            },
            RoundSpan {
                first: RoundNumber(8),
                last: None,
            },
        ];
        entrant.player.assigned_rating = Some(1800);
        let record = entry_record(5, &entrant).unwrap();
        let mut again = Entrant::new(EntrantId(5), Player::named("A"));
        entries(&[record])[&5].put_into(&mut again);
        assert_eq!(again, entrant);

        let mut results = Results::reported(GameResult::WHITE_WINS);
        results.adjusted.insert(Purpose::Rating, GameResult::DRAW);
        let record = game_record(RoundNumber(3), (12, 4), &results);
        assert_eq!(games(&[record])[&(RoundNumber(3), 12, 4)], results);

        let line = Record::Other("### Play-off @ Round 9: 1=4 2=7".to_owned());
        let found = play_offs(std::slice::from_ref(&line));
        assert_eq!(found[0].winner(), Some(EntrantId(4)));
        assert_eq!(team_play_offs(&[line]), []);
    }
}
