//! Lists as FIDE writes them, with invented players.

use std::io::{Cursor, Write};

use adoube_formats::rating_list::{
    ListDate, ListedPlayer, RatingKind, RatingList, RatingListError,
};
use serde::Deserialize;

#[derive(Deserialize)]
struct Vectors {
    case: Vec<Case>,
}

#[derive(Deserialize)]
struct Case {
    name: String,
    #[serde(default)]
    single: String,
    date: Option<String>,
    list: String,
    expected: Vec<String>,
}

/// One line that shows everything about a player, or the error.
fn shown(player: Result<ListedPlayer, RatingListError>) -> String {
    let player = match player {
        Ok(player) => player,
        Err(error) => return super::told(&error),
    };
    let mut facts = vec![player.fide_id.to_string(), player.name.clone()];
    let mut add = |fact: Option<String>| facts.extend(fact);
    add(player.federation.map(|federation| federation.to_string()));
    add(player.sex.map(|sex| format!("{sex:?}")));
    add(player.title.map(|title| title.to_string()));
    add(player.womens_title.map(|title| format!("women's {title}")));
    add(Some(player.other_titles.clone()).filter(|titles| !titles.is_empty()));
    for kind in RatingKind::ALL {
        let rating = player.rating(kind);
        add(rating.map(|it| format!("{kind:?} {} ({} games, K {})", it.rating, it.games, it.k)));
    }
    add(player.birth_year.map(|year| year.to_string()));
    add(player.inactive.then(|| "inactive".to_owned()));
    facts.join("; ")
}

fn zipped(name: &str, list: &str) -> Vec<u8> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default();
    archive.start_file("readme.md", options).unwrap();
    archive.start_file(name, options).unwrap();
    archive.write_all(list.as_bytes()).unwrap();
    archive.finish().unwrap().into_inner()
}

#[test]
fn lists_plain_and_zipped() {
    let text = include_str!("../vectors/rating_list.toml");
    let vectors: Vectors = toml::from_str(text).unwrap();
    for case in vectors.case {
        let single = RatingKind::of_file_name(&case.single);
        let date: Option<ListDate> = case.date.map(|date| date.parse().unwrap());
        for line_end in ["\n", "\r\n"] {
            let list = case.list.replace('\n', line_end);
            let plain = RatingList::open(Cursor::new(&list), single).unwrap();
            assert_eq!(plain.date(), date, "{}", case.name);
            assert_eq!(
                plain.map(shown).collect::<Vec<_>>(),
                case.expected,
                "{}",
                case.name
            );
            for name in ["list.txt", "LIST.XML"] {
                let zip = zipped(name, &list);
                let players = RatingList::open(Cursor::new(zip), single).unwrap();
                assert_eq!(
                    players.map(shown).collect::<Vec<_>>(),
                    case.expected,
                    "{}",
                    case.name
                );
            }
        }
    }
}

#[test]
fn what_is_not_a_list() {
    let refused = |bytes: &[u8]| match RatingList::open(Cursor::new(bytes), RatingKind::Standard) {
        Ok(_) => panic!("{bytes:?} was taken for a list"),
        Err(error) => super::told(&error),
    };
    assert!(refused(b"").starts_with("found an empty file, expected a rating list"));
    assert!(refused(b"\n\n").starts_with("found an empty file"));
    assert!(refused(b"Name;Elo\nTal;2600").starts_with("found \"Name;Elo\", expected"));
    assert!(refused(&zipped("list.dat", "")).starts_with("found a zip file without"));
    assert!(refused(b"PK\x03\x04 and no more").contains("cannot be read"));
}

#[test]
fn a_piece_without_end_does_not_fill_the_memory() {
    let endless = std::io::repeat(b'x');
    let list = std::io::Read::chain(&b"ID Number Name\n1         A\n"[..], endless);
    let players: Vec<_> = RatingList::from_reader(list, RatingKind::Standard)
        .unwrap()
        .collect();
    assert_eq!(players.len(), 2);
    assert!(players[1].is_err());

    let endless = std::io::repeat(b'x');
    let list = std::io::Read::chain(&b"<playerslist><player><name>"[..], endless);
    let players: Vec<_> = RatingList::from_reader(list, RatingKind::Standard)
        .unwrap()
        .collect();
    assert_eq!(players.len(), 1);
    assert!(
        players[0]
            .as_ref()
            .is_err_and(|error| super::told(error).contains("more than 65536 bytes"))
    );
}

#[test]
fn a_listed_player_is_entered_with_the_rating_of_the_event() {
    let xml = "<playerslist><player><fideid>90000001</fideid><name>Ivory, Rook</name>\
        <country>NOR</country><sex>F</sex><title>IM</title><w_title>WGM</w_title>\
        <rating>2410</rating><blitz_rating>2390</blitz_rating><birthday>1991</birthday>\
        </player></playerslist>";
    let mut players = RatingList::from_reader(xml.as_bytes(), RatingKind::Standard).unwrap();
    let listed = players.next().unwrap().unwrap();
    let ratings = RatingKind::ALL.map(|kind| listed.to_player(kind).fide_rating);
    assert_eq!(ratings, [Some(2410), None, Some(2390)]);
    let player = listed.to_player(RatingKind::Standard);
    assert_eq!(player.title.map(|title| title.abbreviation()), Some("IM"));
    assert_eq!(
        player.birth.map(|birth| birth.to_string()).as_deref(),
        Some("1991")
    );
    assert_eq!(player.check(), Ok(()));
}
