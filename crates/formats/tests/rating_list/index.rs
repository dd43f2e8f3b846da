//! The index against a plain scan of the list.

use adoube_formats::rating_list::{
    Index, IndexError, ListDate, ListedPlayer, ListedRating, ListingProblem, NotAList,
    RatingListError,
};
use proptest::prelude::*;

fn player(fide_id: u32, name: &str, rating: u16, inactive: bool) -> ListedPlayer {
    let standard = Some(ListedRating {
        rating,
        games: 3,
        k: 20,
    });
    ListedPlayer {
        fide_id,
        name: name.to_owned(),
        standard: standard.filter(|standard| standard.rating > 0),
        inactive,
        ..ListedPlayer::default()
    }
}

fn index(players: &[ListedPlayer]) -> Index {
    let listed = players.iter().cloned().map(Ok);
    Index::build(listed, ListDate::new(2026, 10)).unwrap().index
}

fn small() -> Index {
    index(&[
        player(100, "Ivory, Rook", 2500, false),
        player(101, "Ivory, Knight", 2600, false),
        player(102, "Ivory, Bishop", 2700, true),
        player(103, "Ivory, Pawn", 0, false),
        player(104, "Knight, Ivory", 2400, false),
        player(105, "Ivorysson, Knut", 2800, false),
        player(1001, "Müller, Jörg", 2000, false),
        player(1002, "Mueller, Joerg", 2100, false),
        player(1003, "Vachier-Lagrave, Rook", 1900, false),
        player(1004, "O'Pawn, Aleksej", 1800, false),
        player(2000, "Smith, Rook", 1700, false),
        player(2001, "Smith, Sam", 1600, false),
    ])
}

fn found(query: &str) -> Vec<u32> {
    let players = small().search(query, 100);
    players.into_iter().map(|player| player.fide_id).collect()
}

#[test]
fn what_is_typed_and_what_is_found() {
    for (query, expected) in [
        // Whole family names first; an inactive player counts 300 points less, the unrated last.
        ("ivory", &[101, 100, 102, 103, 105, 104][..]),
        ("IVO", &[105, 101, 100, 102, 103, 104]),
        ("ivory kn", &[105, 101, 104]),
        ("ivory knight", &[101, 104]),
        ("knight ivory", &[101, 104]),
        ("kn i", &[105, 101, 104]),
        ("mueller", &[1002, 1001]),
        ("Müller", &[1001, 1002]),
        ("muller jorg", &[1001, 1002]),
        ("Мюллер", &[]),
        ("lagr", &[1003]),
        ("rook vach", &[1003]),
        ("opawn", &[1004]),
        ("o'pawn alexey", &[1004]),
        ("Алексей", &[1004]),
        ("smith s", &[2001]),
        ("smith smith", &[]),
        ("100", &[100, 1002, 1001, 1003, 1004]),
        ("1003", &[1003]),
        ("lagrave 1003", &[1003]),
        ("0100", &[]),
        ("x", &[]),
        ("", &[]),
        (" ,-", &[]),
    ] {
        assert_eq!(found(query), expected, "{query}");
    }
    assert_eq!(small().search("ivory", 2).len(), 2);
    assert!(small().search("ivory", 0).is_empty());
}

#[test]
fn by_identity() {
    let index = small();
    assert_eq!(
        index.by_fide_id(1003).unwrap().name,
        "Vachier-Lagrave, Rook"
    );
    assert!(index.by_fide_id(5).is_none());
    assert!(index.by_fide_id(u32::MAX).is_none());
    assert_eq!((index.len(), index.date()), (12, ListDate::new(2026, 10)));
    assert!(index.players().map(|player| player.fide_id).eq([
        105, 101, 100, 102, 104, 1002, 1001, 1003, 1004, 2000, 2001, 103
    ]));
}

#[test]
fn a_file_is_replaced_whole_and_damage_is_told() {
    let folder = tempfile::tempdir().unwrap();
    let path = folder.path().join("fide.index");
    let index = small();
    index.save(&path).unwrap();
    index.save(&path).unwrap();
    assert_eq!(std::fs::read_dir(folder.path()).unwrap().count(), 1);
    assert_eq!(Index::open(&path).unwrap(), index);

    let bytes = index.as_bytes().to_vec();
    for place in 0..bytes.len() {
        let mut damaged = bytes.clone();
        damaged[place] ^= 4;
        let error = Index::from_bytes(damaged).unwrap_err();
        let told = match place {
            0..8 => matches!(error, IndexError::NotAnIndex),
            8..12 => matches!(error, IndexError::Version { .. }),
            _ => matches!(error, IndexError::Broken),
        };
        assert!(told, "byte {place}: {error}");
        assert!(Index::from_bytes(bytes[..place].to_vec()).is_err());
    }
    let missing = Index::open(&folder.path().join("none")).unwrap_err();
    assert!(super::told(&missing).contains("none: "));
    assert!(index.save(&folder.path().join("no/such/folder")).is_err());
}

#[test]
fn lines_that_cannot_be_read_are_told() {
    let fault = |line| {
        let problem = ListingProblem::NoName;
        Err(RatingListError::Line { line, problem })
    };
    let list = (1..=150)
        .map(fault)
        .chain([Ok(player(1, "Ivory, Rook", 2500, false))]);
    let built = Index::build(list, None).unwrap();
    assert_eq!(
        (built.index.len(), built.left_out, built.faults.len()),
        (1, 150, 100)
    );
    let broken = [Err(RatingListError::from(NotAList::NoPlayer))];
    assert!(Index::build(broken, None).is_err());
    assert!(index(&[]).is_empty() && index(&[]).search("a", 5).is_empty());
}

fn some_player() -> impl Strategy<Value = ListedPlayer> {
    let name = "[AaBbKkcé]{1,3}([ -][AaBbe]{1,3})?(, [AaBbhxy]{1,3}( [Ab]{1,2})?)?";
    let titles = prop::sample::select(vec!["", "IA", "FA,FT"]);
    let rating = prop_oneof![Just(0u16), 1400..2800u16, Just(2000u16)];
    let facts = (
        1..2000u32,
        name,
        rating,
        any::<bool>(),
        titles,
        prop::option::of(1900..2020u16),
    );
    facts.prop_map(
        |(id, name, rating, inactive, titles, birth_year)| ListedPlayer {
            other_titles: titles.to_owned(),
            birth_year,
            federation: "NOR".parse().ok().filter(|_| id % 2 == 0),
            blitz: Some(ListedRating {
                rating: 1500,
                games: 1000,
                k: 40,
            })
            .filter(|_| id % 3 == 0),
            ..player(id, &name, rating, inactive)
        },
    )
}

/// The plain words of these tests' names.
fn words(name: &str) -> Vec<String> {
    let plain = name.to_lowercase().replace('é', "e");
    plain
        .split([' ', '-', ','])
        .filter(|word| !word.is_empty())
        .map(str::to_owned)
        .collect()
}

/// The same by definition: every way to give each typed word a word of its own is tried.
fn fits(typed: &[String], name: &[String], how: &impl Fn(&str, &str) -> bool) -> bool {
    let Some((first, rest)) = typed.split_first() else {
        return true;
    };
    (0..name.len()).any(|place| {
        let mut others = name.to_vec();
        let word = others.remove(place);
        how(&word, first) && fits(rest, &others, how)
    })
}

proptest! {
    #[test]
    fn everybody_is_found_by_each_word_and_by_identity(
        players in prop::collection::vec(some_player(), 1..30),
    ) {
        let index = index(&players);
        let reopened = Index::from_bytes(index.as_bytes().to_vec()).unwrap();
        prop_assert_eq!(&reopened, &index);
        for player in &players {
            for word in words(&player.name) {
                prop_assert!(index.search(&word, 100).contains(player), "{} by {}", player.name, word);
            }
            let all = words(&player.name).join(" ");
            prop_assert!(index.search(&all, 100).contains(player));
            let listed = index.by_fide_id(player.fide_id).unwrap();
            prop_assert!(players.contains(&listed) && listed.fide_id == player.fide_id);
            prop_assert!(index.search(&player.fide_id.to_string(), 100).contains(player));
        }
    }

    #[test]
    fn a_search_is_a_scan(
        players in prop::collection::vec(some_player(), 0..30),
        query in "[abke]{1,2}( [ab]{1,2}){0,2}",
        limit in 1..8usize,
    ) {
        let typed = words(&query);
        let all = index(&players).search(&query, 100);
        let start = |word: &str, typed: &str| word.starts_with(typed);
        let by_definition = players.iter().filter(|p| fits(&typed, &words(&p.name), &start));
        // What only sounds like the query comes after all that is spelled so.
        let literal: Vec<_> = by_definition.collect();
        let spelled = all.iter().filter(|p| fits(&typed, &words(&p.name), &start)).count();
        prop_assert_eq!(spelled, literal.len());
        prop_assert!(literal.iter().all(|player| all.contains(player)));
        prop_assert_eq!(&index(&players).search(&query, limit)[..], &all[..limit.min(all.len())]);
    }

    #[test]
    fn a_file_made_by_something_else_does_not_panic(
        places in prop::collection::vec((16..900usize, any::<u8>()), 1..6),
        query in "[a-z]{1,3}( [a-z])?|[0-9]{1,4}",
    ) {
        let mut bytes = small().as_bytes().to_vec();
        for (place, byte) in places {
            if let Some(old) = bytes.get_mut(place) {
                *old = byte;
            }
        }
        let checksum = crc32fast::hash(&bytes[16..]);
        bytes[12..16].copy_from_slice(&checksum.to_le_bytes());
        if let Ok(index) = Index::from_bytes(bytes) {
            prop_assert!(index.search(&query, 10).len() <= 10);
            prop_assert!(index.players().count() <= index.len());
            let _ = index.by_fide_id(1003);
        }
    }

    #[test]
    fn lists_never_panic(
        bytes in prop::collection::vec(any::<u8>(), 0..300),
        start in prop::sample::select(vec![
            "", "<", "<playerslist><player>", "ID Number  Name   Fed  SRtng SGm\n", "PK\u{3}\u{4}",
        ]),
    ) {
        let bytes = [start.as_bytes(), &bytes].concat();
        let list = adoube_formats::rating_list::RatingList::open(
            std::io::Cursor::new(&bytes), Default::default(),
        );
        if let Ok(list) = list {
            prop_assert!(list.count() <= bytes.len());
        }
    }
}
