//! Texts that fuzzing found worth keeping, checked again as the fuzz targets check them.
//!
//! A corpus is a file with one text a line, escaped as in Rust's byte strings.

#[path = "../fuzz/checks/fen.rs"]
mod fen;
#[path = "../fuzz/checks/pgn.rs"]
mod pgn;
#[path = "../fuzz/checks/san.rs"]
mod san;
#[path = "../fuzz/checks/scoresheet.rs"]
mod scoresheet;

/// The texts of a corpus, and that there are some.
fn texts(corpus: &str) -> Vec<Vec<u8>> {
    let texts: Vec<Vec<u8>> = corpus.lines().map(unescaped).collect();
    assert!(texts.len() > 50, "the corpus is nearly empty");
    texts
}

fn unescaped(line: &str) -> Vec<u8> {
    let mut bytes = Vec::new();
    let mut rest = line.bytes();
    while let Some(byte) = rest.next() {
        if byte != b'\\' {
            bytes.push(byte);
            continue;
        }
        match rest.next().expect("an escape is complete") {
            b'n' => bytes.push(b'\n'),
            b'r' => bytes.push(b'\r'),
            b't' => bytes.push(b'\t'),
            b'x' => {
                let digits = [rest.next(), rest.next()].map(|digit| digit.expect("two digits"));
                let digits = String::from_utf8_lossy(&digits).into_owned();
                bytes.push(u8::from_str_radix(&digits, 16).expect("a number in base 16"));
            }
            other => bytes.push(other),
        }
    }
    bytes
}

#[test]
fn positions() {
    for bytes in texts(include_str!("corpus/fen.txt")) {
        fen::check(&String::from_utf8_lossy(&bytes));
    }
}

#[test]
fn games() {
    for bytes in texts(include_str!("corpus/pgn.txt")) {
        pgn::check(&bytes);
    }
}

#[test]
fn moves() {
    for bytes in texts(include_str!("corpus/san.txt")) {
        let [position, language, text @ ..] = bytes.as_slice() else {
            continue;
        };
        san::check(*position, *language, &String::from_utf8_lossy(text));
    }
}

#[test]
fn score_sheets() {
    for bytes in texts(include_str!("corpus/scoresheet.txt")) {
        scoresheet::check(&String::from_utf8_lossy(&bytes));
    }
}
