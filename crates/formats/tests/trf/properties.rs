//! What must hold of any document and of any bytes.

use adoube_formats::trf::{
    AbnormalPointsRecord, ByesRecord, ForfeitedMatchRecord, LineUpRecord, NationalRecord,
    OldTeamRecord, PersonFields, PlayerRecord, PlayerVirtualPointsRecord, PointSystemRecord,
    PointsForRecord, ProhibitedRecord, Record, ResultCode, RoundEntry, RoundsRecord,
    TeamByesRecord, TeamRecord, TextRecord, VirtualPointsRecord,
};
use adoube_formats::{Trf, TrfVersion, read_trf, write_trf};
use adoube_tournament::{ByeKind, Colour, Points, Tournament};
use proptest::collection::vec;
use proptest::option;
use proptest::prelude::*;
use proptest::sample::select;

fn number() -> impl Strategy<Value = u32> {
    1..=9999_u32
}

fn team_number() -> impl Strategy<Value = u32> {
    1..=999_u32
}

fn round() -> impl Strategy<Value = u16> {
    1..=999_u16
}

fn span() -> impl Strategy<Value = (u16, u16)> {
    (round(), round()).prop_map(|(one, other)| (one.min(other), one.max(other)))
}

/// Points that fit into four columns.
fn points() -> impl Strategy<Value = Points> {
    (0..=199_i32).prop_map(|halves| Points::hundredths(halves * 50))
}

/// A text of at most so many characters, without blanks at its ends.
fn text(width: usize) -> impl Strategy<Value = String> {
    vec(
        select("aZ9,.-äß丁 '".chars().collect::<Vec<char>>()),
        0..=width,
    )
    .prop_map(|letters| letters.into_iter().collect::<String>().trim().to_owned())
}

fn colour() -> impl Strategy<Value = Colour> {
    select(vec![Colour::White, Colour::Black])
}

fn result() -> impl Strategy<Value = ResultCode> {
    select(ResultCode::ALL.to_vec())
}

/// Entries that a line can have: see the table of results.
fn entry() -> impl Strategy<Value = RoundEntry> {
    let games = vec!["1", "=", "0", "W", "D", "L", "+", "-"];
    let game = (number(), option::of(colour()), option::of(select(games))).prop_map(
        |(opponent, colour, result)| RoundEntry {
            opponent: Some(opponent),
            colour,
            result: result.and_then(|code| ResultCode::from_code(code.chars().next()?)),
        },
    );
    let byes = select("HFUZ+-=".chars().collect::<Vec<char>>())
        .prop_filter_map("a bye", ResultCode::from_code)
        .prop_map(RoundEntry::without_opponent);
    prop_oneof![4 => game, 2 => byes, 1 => Just(RoundEntry::BLANK)]
}

fn person() -> impl Strategy<Value = PersonFields> {
    let sex = option::of(select(vec!['m', 'w', 'F']));
    (
        (number(), sex, text(3), text(33)),
        (option::of(0..=9999_u16), text(3), text(11), text(10)),
    )
        .prop_map(
            |((number, sex, title, name), (rating, federation, identity, birth))| PersonFields {
                number,
                sex,
                title,
                name,
                rating,
                federation,
                identity,
                birth,
            },
        )
}

fn player() -> impl Strategy<Value = Record> {
    let rank = option::of(0..=9999_u32);
    (person(), option::of(points()), rank, vec(entry(), 0..6)).prop_map(
        |(person, points, rank, mut rounds)| {
            while rounds.last() == Some(&RoundEntry::BLANK) {
                rounds.pop();
            }
            Record::Player(PlayerRecord {
                person,
                points,
                rank,
                rounds,
            })
        },
    )
}

fn settings() -> impl Strategy<Value = Record> {
    let codes = ["012", "022", "032", "092", "132", "192", "802"];
    let symbols = ["W", "D", "L", "A", "P", "X"];
    let letters = vec!['W', 'D', 'L', 'Z', 'F', 'U'];
    let scoring = ["W", "D", "L", "WW", "BW", "PAB", "FPB"];
    let valued = |names: &[&'static str]| {
        let name = select(names.to_vec()).prop_map(str::to_owned);
        vec((name, points()), 1..5)
    };
    prop_oneof![
        (select(codes.to_vec()), text(40)).prop_map(|(code, text)| Record::Text(TextRecord {
            code: code.to_owned(),
            text
        })),
        (any::<bool>(), round())
            .prop_map(|(extension, rounds)| Record::Rounds(RoundsRecord { extension, rounds })),
        colour().prop_map(Record::InitialColour),
        vec("[a-z0-9]{1,8}", 0..4).prop_map(Record::Configuration),
        valued(&symbols).prop_map(|values| Record::PointSystem(PointSystemRecord {
            teams: false,
            values
        })),
        valued(&["TW", "TD", "TL"]).prop_map(|values| Record::PointSystem(PointSystemRecord {
            teams: true,
            values
        })),
        (select(letters), points())
            .prop_map(|(letter, points)| Record::PointsFor(PointsForRecord { letter, points })),
        valued(&scoring).prop_map(Record::Scoring),
    ]
}

fn about_players() -> impl Strategy<Value = Record> {
    let kinds = vec![ByeKind::FullPoint, ByeKind::HalfPoint, ByeKind::ZeroPoint];
    let numbers = || vec(number(), 1..6);
    let range = (number(), number()).prop_map(|(one, other)| (one.min(other), one.max(other)));
    let abnormal = option::of(select("10=FHZ+-".chars().collect::<Vec<char>>()));
    prop_oneof![
        (select(kinds), round(), numbers()).prop_map(|(kind, round, numbers)| Record::Byes(
            ByesRecord {
                kind,
                round,
                numbers
            }
        )),
        numbers().prop_map(Record::Absent),
        numbers().prop_map(Record::NeverPaired),
        (option::of(points()), points(), span(), range).prop_map(
            |(match_points, points, rounds, numbers)| Record::VirtualPoints(VirtualPointsRecord {
                match_points,
                points: Some(points),
                rounds,
                numbers
            })
        ),
        (number(), vec(points(), 0..6)).prop_map(|(number, points)| Record::PlayerVirtualPoints(
            PlayerVirtualPointsRecord { number, points }
        )),
        (span(), numbers())
            .prop_map(|(rounds, numbers)| Record::Prohibited(ProhibitedRecord { rounds, numbers })),
        (
            abnormal,
            option::of(points()),
            option::of(points()),
            option::of(round()),
            numbers()
        )
            .prop_map(|(result, match_points, points, round, numbers)| {
                Record::AbnormalPoints(AbnormalPointsRecord {
                    result: result.and_then(ResultCode::from_code),
                    match_points,
                    points: points.map(|points| -points),
                    round,
                    numbers,
                })
            }),
        ("[A-WYZ][A-Z]{2}", person()).prop_filter_map("a federation", |(code, person)| {
            let national = !code.starts_with("BB");
            national.then_some(Record::National(NationalRecord {
                rating_federation: code,
                person,
            }))
        }),
    ]
}

fn about_teams() -> impl Strategy<Value = Record> {
    let players = || vec(number(), 0..6);
    let forfeits = adoube_tournament::MatchForfeit::ALL.to_vec();
    prop_oneof![
        (text(32), players())
            .prop_map(|(name, players)| Record::OldTeam(OldTeamRecord { name, players })),
        (
            (team_number(), text(32), text(5), text(6)),
            (
                option::of(points()),
                option::of(points()),
                option::of(0..=999_u32),
                players()
            ),
        )
            .prop_map(|((number, name, nickname, strength_factor), rest)| {
                let (match_points, game_points, rank, players) = rest;
                Record::Team(TeamRecord {
                    number,
                    name,
                    nickname,
                    strength_factor,
                    match_points,
                    game_points,
                    rank,
                    players,
                })
            }),
        (
            round(),
            team_number(),
            team_number(),
            vec(0..=9999_u32, 0..6)
        )
            .prop_map(
                |(round, team, opponent, players)| Record::LineUp(LineUpRecord {
                    round,
                    team,
                    opponent,
                    players
                })
            ),
        (
            option::of(points()),
            option::of(points()),
            vec(0..=999_u32, 0..6)
        )
            .prop_map(|(match_points, game_points, teams)| Record::TeamByes(
                TeamByesRecord {
                    match_points,
                    game_points,
                    teams
                }
            )),
        (select(forfeits), round(), team_number(), team_number()).prop_map(
            |(forfeit, round, white, black)| Record::ForfeitedMatch(ForfeitedMatchRecord {
                forfeit,
                round,
                white,
                black
            })
        ),
    ]
}

fn other() -> impl Strategy<Value = Record> {
    select(vec![
        "",
        "  ",
        "### a comment  ",
        "DAT 0001 EMAIL a@b",
        "xyz",
        "?",
        "99",
    ])
    .prop_map(|line| Record::Other(line.to_owned()))
}

fn document() -> impl Strategy<Value = Vec<Record>> {
    let record = prop_oneof![3 => player(), 2 => settings(), 2 => about_players(),
        1 => about_teams(), 1 => other()];
    (player(), vec(record, 0..12)).prop_map(|(player, mut records)| {
        records.push(player);
        records
    })
}

const WORKED: &str = include_str!("../vectors/trf/tournaments.toml");

/// Everything that can be done with a file, whatever it says.
fn use_it(bytes: &[u8]) {
    let Ok(trf) = read_trf(bytes) else {
        return;
    };
    let again = read_trf(write_trf(&trf).as_bytes()).expect("what was written can be read");
    assert_eq!(again, trf);
    for version in [TrfVersion::Trf06, TrfVersion::Trf16, TrfVersion::Trf26] {
        let _ = trf.convert_to(version);
    }
    if let Ok(found) = trf.to_draft() {
        let tournament = Tournament::new(found.draft).expect("what was accepted is possible");
        if let Ok(export) = Trf::from_tournament(&tournament, &found.event, TrfVersion::Trf26) {
            export
                .trf
                .to_draft()
                .expect("what was exported can be read");
        }
    }
}

proptest! {
    #[test]
    fn a_document_reads_as_it_was_written(records in document()) {
        let trf = Trf::from_records(records.clone()).expect("a document whose values fit");
        prop_assert_eq!(trf.records(), records.as_slice());
        let again = read_trf(write_trf(&trf).as_bytes()).unwrap();
        prop_assert_eq!(&again, &trf);
        use_it(write_trf(&trf).as_bytes());
    }

    #[test]
    fn no_bytes_make_it_panic(bytes in vec(any::<u8>(), 0..400)) {
        use_it(&bytes);
    }

    /// A real file in which something was changed: a character, a line left out, lines changed over.
    #[test]
    fn no_mutation_makes_it_panic(
        which in 0..100_usize,
        changes in vec((any::<prop::sample::Index>(), "[ 0-9a-zA-Z+=\\-\\t\\r\\nü]"), 0..6),
        dropped in option::of(any::<prop::sample::Index>()),
    ) {
        let files: Vec<&str> = WORKED.split("'''").skip(1).step_by(2).collect();
        let mut characters: Vec<char> = files[which % files.len()].chars().collect();
        for (place, to) in changes {
            let place = place.index(characters.len());
            characters[place] = to.chars().next().unwrap_or(' ');
        }
        let text: String = characters.into_iter().collect();
        let mut lines: Vec<&str> = text.lines().collect();
        if let Some(place) = dropped {
            lines.remove(place.index(lines.len()));
        }
        use_it(lines.join("\n").as_bytes());
    }

    #[test]
    fn every_result_has_a_code(code in result()) {
        prop_assert_eq!(ResultCode::from_code(code.code()), Some(code));
        prop_assert_eq!(ResultCode::from_code(code.code().to_ascii_lowercase()), Some(code));
    }
}
