//! What special prizes are won by.

use adoube_formats::read_trf;
use adoube_standings::{Feats, Field, System};
use adoube_tournament::{Points, Tournament};

/// Ann beats Bob, who is rated higher, and draws with Cid, who is unrated; Dee does not play.
const REPORT: &str = "\
012 A small one
XXR 2
001    1      Ann                               1500                             1.5    1     2 w 1     3 b =
001    2      Bob                               1700                             1.0    2     1 b 0  0000 - U
001    3      Cid                                                                1.5    1  0000 - U     1 w =
001    4      Dee                               1600                             0.0    4  0000 - Z  0000 - Z
";

#[test]
fn only_rated_games_against_rated_opponents_are_feats() {
    let draft = read_trf(REPORT.as_bytes()).unwrap().to_draft().unwrap();
    let tournament = Tournament::new(draft.draft).unwrap();
    let field = Field::of_players(&tournament, tournament.paired_rounds(), System::Swiss);
    let ann = Feats::of(&field, 0);
    assert_eq!(ann.upset, Some(200));
    // 24 of 100 points are expected against somebody rated 200 higher.
    assert_eq!(ann.gain, Some(Points::hundredths(76)));
    assert!(ann.performance.is_some());
    let bob = Feats::of(&field, 1);
    assert_eq!((bob.upset, bob.gain), (None, Some(Points::hundredths(-76))));
    let cid = Feats::of(&field, 2);
    assert_eq!((cid.upset, cid.gain), (None, None));
    assert_eq!(Feats::of(&field, 3), Feats::default());
}
