//! Lists of members of US Chess.

use adoube_formats::dbf::{self, Field};
use adoube_formats::rating_list::{Index, ListDate, ListedPlayer, RatingKind, RatingList};
use adoube_tournament::Title;
use jiff::civil::Date;

fn table(fields: &[(&str, u8)], records: &[&[&str]]) -> Vec<u8> {
    let fields: Vec<Field> = fields
        .iter()
        .map(|(name, width)| Field::text(name, *width))
        .collect();
    let records: Vec<Vec<String>> = records
        .iter()
        .map(|record| record.iter().map(|text| String::from(*text)).collect())
        .collect();
    dbf::write(&fields, &records, Date::constant(2026, 11, 1))
}

fn players(bytes: &[u8]) -> (Vec<ListedPlayer>, u64, Option<ListDate>) {
    let list = RatingList::from_reader(bytes, RatingKind::Standard).unwrap();
    let date = list.date();
    let built = Index::build(list, date).unwrap();
    assert!(built.index.is_of_members());
    // What is written is read again.
    let index = Index::from_bytes(built.index.as_bytes().to_vec()).unwrap();
    let mut players: Vec<ListedPlayer> = index.players().collect();
    players.sort_by_key(|player| player.member_id);
    (players, built.left_out, date)
}

#[test]
fn the_golden_table() {
    let bytes = table(
        &[
            ("MEM_NAME", 31),
            ("MEM_ID", 8),
            ("STATE", 2),
            ("EXPIRED", 8),
            ("R_LPB_RAT", 8),
            ("Q_LPB_RAT", 8),
            ("B_LPB_RAT", 8),
            ("FIDE_ID", 8),
            ("TITLE", 3),
        ],
        &[
            &[
                "ROOK,IVORY",
                "10000001",
                "FL",
                "20271231",
                "2000",
                "1950P12",
                "",
                "2000001",
                "FM",
            ],
            &[
                "BISHOP,EBONY",
                "10000002",
                "GA",
                "20200131",
                "Unrated",
                "",
                "900/4",
                "",
                "",
            ],
            &["NOBODY,NO NUMBER", "", "", "", "", "", "", "", ""],
        ],
    );
    let (players, left_out, date) = players(&bytes);
    assert_eq!((players.len(), left_out), (2, 1));
    assert_eq!(date, ListDate::new(2026, 11));
    let first = players[0].to_player(RatingKind::Standard);
    assert_eq!(first.name, "ROOK, IVORY");
    assert_eq!(first.national_id.as_deref(), Some("10000001"));
    assert_eq!(
        (first.national_rating, first.fide_rating),
        (Some(2000), None)
    );
    assert_eq!(
        (first.fide_id, first.title),
        (Some(2_000_001), Some(Title::Fm))
    );
    assert_eq!(first.membership.state.as_deref(), Some("FL"));
    assert_eq!(first.membership.expires.unwrap().to_string(), "2027-12-31");
    assert_eq!(first.membership.provisional_games, None);
    let quick = players[0].to_player(RatingKind::Rapid);
    assert_eq!(quick.national_rating, Some(1950));
    assert_eq!(quick.membership.provisional_games, Some(12));
    let second = players[1].to_player(RatingKind::Blitz);
    assert_eq!(
        (second.national_rating, second.membership.provisional_games),
        (Some(900), Some(4))
    );
}

#[test]
fn supplements_have_other_headings() {
    let bytes = table(
        &[
            ("R_MEM_ID", 8),
            ("R_MEM_NAME", 31),
            ("R_STATE", 2),
            ("R_EXP_DATE", 8),
            ("R_RATING1", 8),
            ("R_RATING2", 8),
        ],
        &[&["10000001", "ROOK,IVORY", "FL", "", "1500*", "0"]],
    );
    let (players, ..) = players(&bytes);
    assert_eq!(
        players[0].rating(RatingKind::Standard).unwrap().rating,
        1500
    );
    assert_eq!(players[0].rating(RatingKind::Rapid), None);
    assert_eq!(players[0].expires, None);
}

#[test]
fn texts_with_tabs_or_commas_with_headings_or_without() {
    for text in [
        "Name\tID\tExpires\tState\tRegular\tQuick\nROOK,IVORY\t10000001\t2027-12-31\tFL\t2000\t1950/12\n",
        "ROOK,IVORY\t10000001\t2027-12-31\tFL\t2000\t1950/12\t\t\n",
        "\"ROOK, IVORY\",10000001,12/31/2027,FL,2000,1950P12\n",
    ] {
        let (players, left_out, _) = players(text.as_bytes());
        assert_eq!((players.len(), left_out), (1, 0), "{text}");
        let player = players[0].to_player(RatingKind::Rapid);
        assert_eq!(player.name, "ROOK, IVORY", "{text}");
        assert_eq!(player.national_rating, Some(1950), "{text}");
        assert_eq!(player.membership.provisional_games, Some(12), "{text}");
        assert_eq!(player.membership.expires.unwrap().to_string(), "2027-12-31");
    }
}

#[test]
fn members_are_found_by_name_and_number() {
    let text = "Name\tUSCF ID\tState\nROOK,IVORY\t10000001\tFL\nBISHOP,EBONY\t10000002\tGA\n";
    let list = RatingList::from_reader(text.as_bytes(), RatingKind::Standard).unwrap();
    let index = Index::build(list, None).unwrap().index;
    assert_eq!(index.search("ivo roo", 5)[0].member_id, 10_000_001);
    assert_eq!(index.search("10000002", 5)[0].state, "GA");
    assert_eq!(
        index.by_member_id(10_000_002).unwrap().name,
        "BISHOP, EBONY"
    );
    assert_eq!(index.by_fide_id(10_000_002), None, "another kind of number");
}

#[test]
fn texts_with_columns_of_fixed_width() {
    let with_headings = "\
NAME                     ID        EXPIRES     ST  REGULAR  QUICK
-----------------------  --------  ----------  --  -------  -------
ROOK, IVORY              10000001  2027-12-31  FL  2000     1950/12
VAN DER BISHOP, EBONY    10000002  JTP         GA           900/4
PAWN, PASSED             10000003  NON-MBR     NY   815
";
    let narrow: String = (1..=9)
        .map(|number| {
            let name = format!("ROOK,{}", "I".repeat(2 * number));
            format!(
                "1000000{number} {name:<24} FL 2027-12-31 {:>4}\n",
                600 * number
            )
        })
        .collect();
    let (found, left_out, _) = players(with_headings.as_bytes());
    assert_eq!((found.len(), left_out), (3, 0));
    let rook = found[0].to_player(RatingKind::Rapid);
    assert_eq!(
        (rook.name.as_str(), rook.national_rating),
        ("ROOK, IVORY", Some(1950))
    );
    assert_eq!(rook.membership.provisional_games, Some(12));
    assert_eq!(found[0].state, "FL");
    assert_eq!(found[1].name, "VAN DER BISHOP, EBONY");
    // What stands in place of a last day is kept, in the index too.
    let standing = |player: &ListedPlayer| (player.is_jtp, player.is_no_member, player.expires);
    assert_eq!(standing(&found[1]), (true, false, None));
    assert_eq!(standing(&found[2]), (false, true, None));
    assert!(!found[0].is_jtp && !found[0].is_no_member);
    assert_eq!(found[2].rating(RatingKind::Standard).unwrap().rating, 815);
    let (found, left_out, _) = players(narrow.as_bytes());
    assert_eq!((found.len(), left_out), (9, 0));
    assert_eq!(found[8].name, format!("ROOK, {}", "I".repeat(18)));
    let ratings = |player: &ListedPlayer| player.rating(RatingKind::Standard).unwrap().rating;
    assert_eq!((ratings(&found[0]), ratings(&found[8])), (600, 5400));
}
