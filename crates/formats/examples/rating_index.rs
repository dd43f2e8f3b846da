//! How long a rating list of the size of FIDE's takes: an invented list is written to a folder for
//! temporary files, read, indexed, opened and searched.
//!
//! `cargo run --release -p adoube-formats --example rating_index [PLAYERS]`

use std::error::Error;
use std::fs::{self, File};
use std::io::{BufWriter, Cursor, Write};
use std::path::Path;
use std::time::{Duration, Instant};

use adoube_formats::rating_list::{Index, RatingKind, RatingList};

const HEADER: &str = "ID Number      Name                                                         Fed Sex Tit  WTit OTit           FOA SRtng SGm SK RRtng RGm Rk BRtng BGm BK B-day Flag";

/// A small generator of numbers (SplitMix64), so that every run makes the same list.
struct Numbers(u64);

impl Numbers {
    fn below(&mut self, end: usize) -> usize {
        self.0 = self.0.wrapping_add(0x9E37_79B9_7F4A_7C15);
        let mut number = self.0;
        number = (number ^ (number >> 30)).wrapping_mul(0xBF58_476D_1CE4_E5B9);
        number = (number ^ (number >> 27)).wrapping_mul(0x94D0_49BB_1331_11EB);
        (number ^ (number >> 31)) as usize % end
    }

    /// Small numbers far more often than large ones, as names are distributed.
    fn skewed(&mut self, end: usize) -> usize {
        let end = self.below(end) + 1;
        let end = self.below(end) + 1;
        self.below(end)
    }
}

fn words(numbers: &mut Numbers, count: usize, syllables: usize) -> Vec<String> {
    const START: [&str; 24] = [
        "a", "be", "ca", "da", "el", "fo", "ga", "ha", "iv", "ja", "ka", "la", "ma", "na", "o",
        "pe", "ra", "sa", "sch", "ta", "u", "va", "wi", "za",
    ];
    const NEXT: [&str; 24] = [
        "an", "ber", "chi", "do", "er", "ford", "gov", "ha", "in", "jo", "kov", "li", "man", "ni",
        "ov", "pa", "ri", "son", "sh", "tin", "u", "va", "x", "z",
    ];
    let mut word = || {
        let mut word = START[numbers.below(START.len())].to_owned();
        for _ in 0..1 + numbers.below(syllables) {
            word.push_str(NEXT[numbers.below(NEXT.len())]);
        }
        word[..1].to_uppercase() + &word[1..]
    };
    (0..count).map(|_| word()).collect()
}

fn write_list(path: &Path, players: usize) -> std::io::Result<()> {
    let mut numbers = Numbers(1);
    let families = words(&mut numbers, 400_000, 4);
    let given = words(&mut numbers, 60_000, 3);
    let mut file = BufWriter::new(File::create(path)?);
    write!(file, "{HEADER}\r\n")?;
    for player in 0..players {
        let mut name = families[numbers.skewed(families.len())].clone();
        name.push_str(", ");
        name.push_str(&given[numbers.skewed(given.len())]);
        if numbers.below(3) == 0 {
            name.push(' ');
            name.push_str(&given[numbers.skewed(given.len())]);
        }
        let rating = match numbers.below(10) {
            0..6 => 0,
            _ => 1400 + numbers.below(400) + numbers.below(400) + numbers.below(400),
        };
        let k = if rating > 0 { 20 } else { 0 };
        let flag = ["", "", "w", "i", "wi"][numbers.below(5)];
        let facts = "NOR M";
        let (id, year) = (100_000 + player * 37, 1930 + numbers.below(90));
        write!(
            file,
            "{id:<15}{name:<61}{facts:<37}{rating:<6}0   {k:<3}0     0   0  0     0   0  {year:<6}{flag:<4}\r\n"
        )?;
    }
    file.flush()
}

fn zip(list: &[u8]) -> Result<Vec<u8>, Box<dyn Error>> {
    let mut archive = zip::ZipWriter::new(Cursor::new(Vec::new()));
    let options = zip::write::SimpleFileOptions::default().compression_level(Some(1));
    archive.start_file("players_list_foa.txt", options)?;
    archive.write_all(list)?;
    Ok(archive.finish()?.into_inner())
}

fn xml(index: &Index) -> String {
    let mut text = String::from("<playerslist>\r\n");
    for player in index.players() {
        let (id, name) = (player.fide_id, player.name);
        let rating = player.standard.map_or(0, |standard| standard.rating);
        text.push_str(&format!(
            "<player>\r\n<fideid>{id}</fideid>\r\n<name>{name}</name>\r\n<country>NOR</country>\r\n\
             <sex>M</sex>\r\n<title></title>\r\n<w_title></w_title>\r\n<o_title></o_title>\r\n\
             <foa_title></foa_title>\r\n<rating>{rating}</rating>\r\n<games>0</games>\r\n<k>20</k>\r\n\
             <rapid_rating>0</rapid_rating>\r\n<rapid_games>0</rapid_games>\r\n<rapid_k>0</rapid_k>\r\n\
             <blitz_rating>0</blitz_rating>\r\n<blitz_games>0</blitz_games>\r\n<blitz_k>0</blitz_k>\r\n\
             <birthday>1990</birthday>\r\n<flag></flag>\r\n</player>\r\n"
        ));
    }
    text + "</playerslist>\r\n"
}

fn timed<T>(what: &str, bytes: usize, work: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let answer = work();
    let seconds = start.elapsed().as_secs_f64();
    let mb = bytes as f64 / 1e6;
    println!(
        "{what:<28} {seconds:>7.3} s  {mb:>7.1} MB  {:>7.0} MB/s",
        mb / seconds
    );
    answer
}

fn read(list: &[u8]) -> usize {
    let players = RatingList::open(Cursor::new(list), RatingKind::Standard);
    players.map_or(0, |players| players.filter(Result::is_ok).count())
}

/// What people type: each name letter by letter, in several ways.
fn queries(index: &Index) -> Vec<String> {
    let mut numbers = Numbers(2);
    let players: Vec<_> = index.players().collect();
    let mut queries = Vec::new();
    for _ in 0..200 {
        let player = &players[numbers.below(players.len())];
        let name = player.name.replace(',', "").to_lowercase();
        let mut words: Vec<&str> = name.split(' ').collect();
        words.reverse();
        let reversed = words.join(" ");
        let id = player.fide_id.to_string();
        for text in [&name, &reversed, &id] {
            queries.extend((1..=text.len()).map(|end| text[..end].to_owned()));
        }
    }
    queries
}

fn main() -> Result<(), Box<dyn Error>> {
    let players = std::env::args()
        .nth(1)
        .map_or(Ok(1_500_000), |count| count.parse())?;
    let folder = tempfile::tempdir()?;
    let (list, index) = (
        folder.path().join("list.txt"),
        folder.path().join("list.index"),
    );
    write_list(&list, players)?;
    let text = fs::read(&list)?;
    timed("read as text", text.len(), || read(&text));
    let zipped = zip(&text)?;
    timed("read as zipped text", text.len(), || read(&zipped));

    let file = File::open(&list)?;
    let built = timed("read and index", text.len(), || {
        Index::build(RatingList::open(file, RatingKind::Standard)?, None)
    })?;
    let size = built.index.as_bytes().len();
    let each = size as f64 / players as f64;
    println!(
        "{} players, {} left out, {each:.1} bytes each",
        built.index.len(),
        built.left_out
    );
    timed("save", size, || built.index.save(&index))?;
    let opened = timed("open", size, || Index::open(&index))?;
    let xml = xml(&opened);
    timed("read as XML", xml.len(), || read(xml.as_bytes()));

    let mut times: Vec<(Duration, String)> = Vec::new();
    for query in queries(&opened) {
        // The best of five: what else the machine does is not asked for.
        let once = |_| {
            let start = Instant::now();
            let found = opened.search(&query, 20).len();
            (start.elapsed(), format!("{query:?} ({found} found)"))
        };
        times.extend((0..5).map(once).min());
    }
    times.sort();
    for (name, share) in [("p50", 0.5), ("p90", 0.9), ("p99", 0.99), ("slowest", 1.0)] {
        let place = ((times.len() - 1) as f64 * share) as usize;
        println!(
            "search, {name:<8} {:>9.1?}  {}",
            times[place].0, times[place].1
        );
    }
    Ok(())
}
