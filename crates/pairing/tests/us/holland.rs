//! The Holland system.

use adoube_pairing::schedule::holland;
use serde::Deserialize;

use super::{places, ratings, us};

#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
pub(crate) struct Preliminaries {
    name: String,
    article: String,
    ratings: String,
    count: usize,
    balanced: Vec<String>,
    bands: Vec<String>,
}

#[test]
fn preliminaries() {
    for case in us().preliminaries {
        let ratings = ratings(&case.ratings);
        let name = format!("{} ({})", case.name, case.article);
        let groups = |lines: &[String]| lines.iter().map(|line| places(line)).collect::<Vec<_>>();
        let balanced = holland::balanced(&ratings, Some(case.count)).unwrap();
        assert_eq!(balanced, groups(&case.balanced), "{name}");
        let bands = holland::by_bands(&ratings, Some(case.count)).unwrap();
        assert_eq!(bands, groups(&case.bands), "{name}");
    }
}

#[test]
fn preliminaries_of_every_size() {
    for entries in 4..=200 {
        let ratings: Vec<_> = (0..entries as u32)
            .map(|place| Some(3000 - place))
            .collect();
        for groups in [
            holland::balanced(&ratings, None),
            holland::by_bands(&ratings, None),
        ] {
            let groups = groups.unwrap();
            let sizes = groups.iter().map(Vec::len);
            assert!(sizes.clone().max().unwrap() - sizes.clone().min().unwrap() <= 1);
            assert!(
                entries < 16 || sizes.clone().all(|size| (8..=12).contains(&size)),
                "{entries}"
            );
            let mut all: Vec<_> = groups.concat();
            all.sort_unstable();
            assert_eq!(all, (0..entries).collect::<Vec<_>>());
        }
    }
    assert!(holland::balanced(&[None; 3], None).is_err());
    assert!(holland::balanced(&[None; 30], Some(1)).is_err());
    assert!(holland::by_bands(&[None; 30], Some(16)).is_err());
}
