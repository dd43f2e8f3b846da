//! Files of other programs, where somebody has them: `ADOUBE_ORACLE` names a folder with `wild/trf` in it. Every
//! file becomes a section, whose report becomes the same section, or is refused for what is wrong with it.

mod common;

use std::path::Path;

use adoube_conduct::import::{CannotImport, Destination, import};
use adoube_formats::TrfErrors;
use adoube_formats::read_trf;
use adoube_journal::outside_fide;
use common::back::{made, only, there_and_back};

/// The files that are refused, by what their names end with: the line and the column of the first fault.
/// All others are read.
const REFUSED: [(&str, u64, usize, &str); 6] = [
    (
        "data_incompatible_color.trf",
        2,
        137,
        "both players have Black",
    ),
    (
        "test_trf.py_4.trf",
        1,
        91,
        "quotation marks of a program around the lines",
    ),
    (
        "JaVaFoPairingStrategyImplTest.java_9.trf",
        2,
        191,
        "a backslash after the last round",
    ),
    (
        "SimplePairingStrategyImplTest.java_15.trf",
        2,
        191,
        "a backslash after the last round",
    ),
    (
        "SimplePairingStrategyImplTest.java_17.trf",
        1,
        5,
        "no rounds, and colours without opponents",
    ),
    (
        "TrfServiceTest.java_18.trf",
        2,
        111,
        "a backslash after the last round",
    ),
];

#[test]
fn files_from_the_wild_are_read_or_refused_with_the_reason() {
    let Some(folder) = std::env::var_os("ADOUBE_ORACLE") else {
        println!("skipped: ADOUBE_ORACLE names no folder");
        return;
    };
    let folder = Path::new(&folder).join("wild/trf");
    let Ok(files) = std::fs::read_dir(&folder) else {
        println!("skipped: there is no {}", folder.display());
        return;
    };
    let (mut read, mut refused) = (0, 0);
    for file in files {
        let path = file.unwrap().path();
        let name = path.file_name().unwrap().to_string_lossy().into_owned();
        if name.ends_with(".expected") || name.ends_with(".md") {
            continue;
        }
        let expected = REFUSED.iter().find(|(end, ..)| name.ends_with(end));
        match (outcome(&std::fs::read(&path).unwrap(), &name), expected) {
            (Ok(()), None) => read += 1,
            (Err(errors), Some((_, line, column, _))) => {
                let first = &errors.errors()[0];
                assert_eq!((first.line, first.column), (*line, *column), "{name}");
                refused += 1;
            }
            (Ok(()), Some(_)) => panic!("{name} is read, though it is faulty"),
            (Err(errors), None) => panic!("{name}: {errors:?}"),
        }
    }
    println!("{read} files read, {refused} refused");
    assert!(read > 50 && refused > 0);
}

fn outcome(bytes: &[u8], name: &str) -> Result<(), TrfErrors> {
    let trf = read_trf(bytes)?;
    let into = Destination {
        event: None,
        name: None,
    };
    let found = match import(&trf, name, into) {
        Ok(found) => found,
        Err(CannotImport::Faults(errors)) => return Err(errors),
        Err(why) => panic!("{name}: {why:?}"),
    };
    let event = made(&found);
    // Every road asks for consent, and nothing can be consented to that is outside FIDE's rules.
    assert_eq!(outside_fide(&only(&event).settings), None, "{name}");
    there_and_back(&event, only(&event));
    Ok(())
}
