//! Days as people and programs write them.
//!
//! A text is given back as everything it can mean, the likeliest first: `2020/05/29` is one day,
//! `03/04/08` is three. What stands beside it (another date, the order of a format) has to decide.
//! A day that two orders give stands there twice: `24/12/24` is alike to dates of either order.

use jiff::civil::Date;

use crate::fold;

/// In which order day, month and year stand.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Order {
    /// There is no other reading: the year has four digits and comes first, or the month has a name.
    Certain,
    YearMonthDay,
    DayMonthYear,
    MonthDayYear,
    YearDayMonth,
}

/// One meaning of a text.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Reading {
    pub date: Date,
    pub order: Order,
}

/// The first and the last day of a text, which are the same unless it tells a stretch of days.
pub(crate) struct Stretch {
    pub first: Vec<Reading>,
    pub last: Vec<Reading>,
}

/// What a text can mean; nothing if it is no date.
pub(crate) fn read(text: &str) -> Stretch {
    let text = without_time(text);
    let whole = single(&Parts::of(&text));
    if !whole.is_empty() {
        return Stretch {
            first: whole.clone(),
            last: whole,
        };
    }
    let mut found: Vec<Stretch> = splits(&text)
        .filter_map(|(left, right)| stretch(&left, &right))
        .collect();
    let both = found.iter().position(|found| !found.last.is_empty());
    let found = (!found.is_empty()).then(|| found.swap_remove(both.unwrap_or(0)));
    found.unwrap_or(Stretch {
        first: Vec::new(),
        last: Vec::new(),
    })
}

/// Cuts the time of day: `2020-05-29T10:00`, `29.05.2020 10:00`.
fn without_time(text: &str) -> String {
    let pieces = text.split_whitespace().filter_map(|piece| {
        if !piece.contains(':') {
            return Some(piece);
        }
        piece.split_once('T').map(|(day, _)| day)
    });
    pieces.collect::<Vec<_>>().join(" ")
}

/// The numbers and the month of a text.
struct Parts {
    /// With how many digits they are written.
    numbers: Vec<(i16, usize)>,
    month: Option<i8>,
    /// Dots part the numbers, as where the day comes first.
    dots: bool,
}

impl Parts {
    fn of(text: &str) -> Parts {
        let plain = fold::plain(text);
        let mut parts = Parts {
            numbers: Vec::new(),
            month: None,
            dots: text.contains('.') && !text.contains(['/', '-']),
        };
        let is_digit = |c: char| c.is_ascii_digit();
        let mut roman = None;
        let mut rest = plain.as_str();
        while let Some(c) = rest.chars().next() {
            let same = |other: char| {
                is_digit(other) == is_digit(c) && other.is_alphanumeric() == c.is_alphanumeric()
            };
            let end = rest.find(|other| !same(other)).unwrap_or(rest.len());
            let (token, after) = rest.split_at(end);
            rest = after;
            if is_digit(c) {
                // A number of more than eight digits is no part of a date.
                let number = token
                    .get(..token.len().min(8))
                    .and_then(|t| t.parse::<i32>().ok());
                let number = number
                    .and_then(|n| i16::try_from(n).ok())
                    .unwrap_or(i16::MAX);
                parts.numbers.push((number, token.len()));
                if token.len() == 8 || token.len() == 6 {
                    parts.numbers.pop();
                    parts.numbers.extend(cut(token));
                }
            } else if parts.month.is_none() {
                parts.month = month(token);
                roman = roman.or_else(|| roman_month(token));
            }
        }
        // Between a day and a year only: `i` is a word as well.
        parts.month = (parts.month).or(roman.filter(|_| parts.numbers.len() == 2));
        parts
    }
}

/// Digits without anything between them: `20200529` and `290520`. A year of four digits stands where
/// it can be one.
fn cut(token: &str) -> Vec<(i16, usize)> {
    let lengths = match token.len() {
        8 if token.starts_with("19") || token.starts_with("20") => [4, 2, 2],
        8 => [2, 2, 4],
        _ => [2, 2, 2],
    };
    let mut rest = token;
    let mut take = |length: usize| {
        let (part, after) = rest.split_at(length);
        rest = after;
        (part.parse().unwrap_or(i16::MAX), length)
    };
    lengths.map(&mut take).to_vec()
}

/// What one date can mean.
fn single(parts: &Parts) -> Vec<Reading> {
    match (parts.month, parts.numbers.as_slice()) {
        (Some(month), [one, other]) => {
            let is_year = |number: &(i16, usize)| number.1 == 4 || number.0 > 31;
            let (day, year) = if is_year(one) {
                (other, one)
            } else {
                (one, other)
            };
            reading(Order::Certain, *year, (month.into(), 2), *day)
                .into_iter()
                .collect()
        }
        (None, [one, two, three]) => in_some_order(*one, *two, *three, parts.dots),
        _ => Vec::new(),
    }
}

fn in_some_order(
    one: (i16, usize),
    two: (i16, usize),
    three: (i16, usize),
    dots: bool,
) -> Vec<Reading> {
    use Order::*;
    let orders = match (one.1, three.1) {
        (3.., _) => vec![Certain],
        (_, 3..) => vec![DayMonthYear, MonthDayYear],
        _ if dots => vec![DayMonthYear, YearMonthDay, MonthDayYear],
        _ => vec![YearMonthDay, DayMonthYear, MonthDayYear],
    };
    let read = |order: Order| match order {
        Certain | YearMonthDay => reading(order, one, two, three),
        DayMonthYear => reading(order, three, two, one),
        MonthDayYear => reading(order, three, one, two),
        YearDayMonth => reading(order, one, three, two),
    };
    let mut found: Vec<Reading> = orders.into_iter().filter_map(read).collect();
    if found.is_empty() {
        found.extend(read(YearDayMonth));
    }
    found
}

/// Whether a text has three numbers of two digits of which the last could be a day: by the order of
/// the report file the first is the year.
pub(crate) fn may_begin_with_the_year(text: &str) -> bool {
    let parts = Parts::of(text);
    match parts.numbers.as_slice() {
        [one, _, three] => !parts.dots && one.1 <= 2 && three.1 <= 2 && three.0 <= 31,
        _ => false,
    }
}

/// Years of two digits up to this one are of this century.
const LAST_OF_THIS_CENTURY: i16 = 69;

fn reading(
    order: Order,
    year: (i16, usize),
    month: (i16, usize),
    day: (i16, usize),
) -> Option<Reading> {
    if month.1 > 2 || day.1 > 2 {
        return None;
    }
    let year = match year {
        (year, 4) => year,
        (year, 1 | 2) if year <= LAST_OF_THIS_CENTURY => 2000 + year,
        (year, 2) => 1900 + year,
        _ => return None,
    };
    let (month, day) = (i8::try_from(month.0).ok()?, i8::try_from(day.0).ok()?);
    let date = Date::new(year, month, day).ok()?;
    (1850..=2200)
        .contains(&year)
        .then_some(Reading { date, order })
}

/// The two sides of every sign or word that can stand between two days.
fn splits(text: &str) -> impl Iterator<Item = (String, String)> + '_ {
    let words = [
        " to ", " bis ", " until ", " till ", " au ", " al ", " do ", " a ", " tot ",
    ];
    let at_words = words.into_iter().filter_map(|word| {
        let place = text.to_lowercase().find(word)?;
        Some((place, place + word.len()))
    });
    let at_dashes = (text.char_indices())
        .filter(|(_, c)| matches!(c, '-' | '–' | '—' | '/'))
        .map(|(place, c)| (place, place + c.len_utf8()));
    at_words.chain(at_dashes).filter_map(|(end, start)| {
        let (left, right) = (text.get(..end)?, text.get(start..)?);
        Some((left.to_owned(), right.to_owned()))
    })
}

/// Two days; what the first leaves out is taken from the second: `12.–20.05.2019`,
/// `29 May – 2 June 2020`, `May 29 – 31, 2020`, `28/12-05/01/2022`.
fn stretch(left: &str, right: &str) -> Option<Stretch> {
    let (from, to) = (Parts::of(left), Parts::of(right));
    let (mut first, mut last) = (single(&from), single(&to));
    if first.is_empty() {
        first.extend(last.iter().filter_map(|end| completed(&from, end)));
    }
    if let (true, true, Some(month)) = (first.is_empty(), last.is_empty(), from.month)
        && let ([day], [until, year]) = (from.numbers.as_slice(), to.numbers.as_slice())
    {
        first.extend(reading(Order::Certain, *year, (month.into(), 2), *day));
        last.extend(reading(Order::Certain, *year, (month.into(), 2), *until));
    }
    // Without a second day the first must show its year: the `28/12-05` of `28/12-05/01/2022`
    // is no day.
    let certain = from.month.is_some() || from.numbers.iter().any(|number| number.1 == 4);
    (!first.is_empty() && (certain || !last.is_empty())).then_some(Stretch { first, last })
}

/// A first day over the turn of the year lies at most so long before the last.
const LONGEST_OVER_NEW_YEAR: i32 = 100;

/// A first day without its year, before a last one; it may lie in the year before.
fn completed(from: &Parts, end: &Reading) -> Option<Reading> {
    let year = end.date.year();
    let in_year = |year: i16| match (from.month, from.numbers.as_slice()) {
        (Some(month), [day]) => reading(Order::Certain, (year, 4), (month.into(), 2), *day),
        (None, [day]) => reading(end.order, (year, 4), (end.date.month().into(), 2), *day),
        (None, [one, two]) => match end.order {
            Order::DayMonthYear | Order::YearDayMonth => reading(end.order, (year, 4), *two, *one),
            Order::MonthDayYear | Order::YearMonthDay => reading(end.order, (year, 4), *one, *two),
            Order::Certain => reading(end.order, (year, 4), *two, *one),
        },
        _ => None,
    };
    let days = |own: &Reading| (end.date - own.date).get_days();
    (in_year(year).filter(|own| days(own) >= 0)).or_else(|| {
        in_year(year - 1).filter(|own| (0..=LONGEST_OVER_NEW_YEAR).contains(&days(own)))
    })
}

/// How the names of the months begin, without accents and in Latin letters. Of two that begin alike
/// the longer comes first.
const MONTHS: [(i8, &[&str]); 12] = [
    (
        7,
        &["cervenec", "jul", "juil", "lug", "lip", "temmuz", "iyul"],
    ),
    (
        1,
        &[
            "jan", "gen", "ene", "sty", "led", "sij", "yan", "ocak", "ian",
        ],
    ),
    (2, &["feb", "fev", "lut", "uno", "velj", "subat"]),
    (3, &["mar", "mrz", "mrt", "brez", "ozuj"]),
    (4, &["apr", "avr", "abr", "kwi", "dub", "nisan"]),
    (5, &["may", "mai", "maj", "mag", "mei", "kve"]),
    (
        6,
        &["jun", "juin", "giu", "cze", "cerven", "haziran", "iyun"],
    ),
    (8, &["aug", "aou", "ago", "sie", "srp", "avg"]),
    (9, &["sep", "sent", "set", "wrz", "zari", "eyl", "szept"]),
    (10, &["oct", "okt", "out", "ott", "paz", "rij", "ekim"]),
    (11, &["nov", "noy", "lis", "kas"]),
    (
        12,
        &["dec", "dez", "dic", "gru", "pros", "aral", "dek", "des"],
    ),
];

/// Days of the week that begin like a month.
const WEEKDAYS: [&str; 4] = ["mardi", "martes", "martedi", "marti"];

/// The months as `29.V.2020` has them.
const ROMAN: [&str; 12] = [
    "i", "ii", "iii", "iv", "v", "vi", "vii", "viii", "ix", "x", "xi", "xii",
];

fn roman_month(word: &str) -> Option<i8> {
    let place = ROMAN.iter().position(|month| *month == word)?;
    i8::try_from(place + 1).ok()
}

fn month(word: &str) -> Option<i8> {
    if WEEKDAYS.contains(&word) {
        return None;
    }
    let begins = |names: &&(i8, &[&str])| names.1.iter().any(|name| word.starts_with(name));
    MONTHS.iter().find(begins).map(|(month, _)| *month)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn readings(text: &str) -> Vec<String> {
        let mut found: Vec<String> = (read(text).first.iter())
            .map(|reading| reading.date.to_string())
            .collect();
        let all = found.clone();
        let mut place = 0..;
        found.retain(|date| !all[..place.next().unwrap()].contains(date));
        found
    }

    #[test]
    fn one_meaning() {
        for (text, date) in [
            ("2020/05/29", "2020-05-29"),
            ("10 сентября 2024", "2024-09-10"),
            ("29.V.2020", "2020-05-29"),
            ("1 XII 2024", "2024-12-01"),
            ("5 януари 2024", "2024-01-05"),
            ("2020-05-29", "2020-05-29"),
            ("2020.05.29", "2020-05-29"),
            ("2020/5/9", "2020-05-09"),
            ("20200529", "2020-05-29"),
            ("29052020", "2020-05-29"),
            ("May 29, 2020", "2020-05-29"),
            ("Jun 26, 2020", "2020-06-26"),
            ("29 May 2020", "2020-05-29"),
            ("29. Mai 2020", "2020-05-29"),
            ("Freitag, 29. März 2019", "2019-03-29"),
            ("mardi 12 août 2014", "2014-08-12"),
            ("12 de octubre de 2018", "2018-10-12"),
            ("1 июля 2017", "2017-07-01"),
            ("3rd Sept. 2011", "2011-09-03"),
            ("2020 December 3", "2020-12-03"),
            ("24/09/2010", "2010-09-24"),
            ("09/24/2010", "2010-09-24"),
            ("28. 07. 2005", "2005-07-28"),
            ("05/05/2005", "2005-05-05"),
            ("2020-05-29T10:00:00", "2020-05-29"),
            ("29.05.2020 10:00", "2020-05-29"),
            ("98/12/31", "1998-12-31"),
            ("2019/05/12 - 2019/05/20", "2019-05-12"),
            ("12.-20.05.2019", "2019-05-12"),
            ("28.07.-03.08.2005", "2005-07-28"),
            ("29 May - 2 June 2020", "2020-05-29"),
            ("May 29 - 31, 2020", "2020-05-29"),
            ("29-31 May 2020", "2020-05-29"),
            ("24/09/2010 to 02/10/2010", "2010-09-24"),
            ("28/12-05/01/2022", "2021-12-28"),
            ("28/12-05/01/22", "2021-12-28"),
            ("12/28-01/05/2022", "2021-12-28"),
            ("28.12.-05.01.2022", "2021-12-28"),
            ("28 Dec - 5 Jan 2022", "2021-12-28"),
            ("24/09-02/10/2010", "2010-09-24"),
            ("2022/05/01-05", "2022-05-01"),
        ] {
            assert_eq!(readings(text), [date], "{text}");
        }
    }

    #[test]
    fn several_meanings_the_likeliest_first() {
        for (text, dates) in [
            ("25/08/08", &["2025-08-08", "2008-08-25"][..]),
            ("03/04/08", &["2003-04-08", "2008-04-03", "2008-03-04"]),
            ("03.04.08", &["2008-04-03", "2003-04-08", "2008-03-04"]),
            ("29.05.20", &["2020-05-29", "2029-05-20"]),
            ("03/04/2008", &["2008-04-03", "2008-03-04"]),
            ("080403", &["2008-04-03", "2003-04-08", "2003-08-04"]),
        ] {
            assert_eq!(readings(text), dates, "{text}");
        }
    }

    #[test]
    fn no_date() {
        for text in [
            "",
            "TBA",
            "2020",
            "May 2020",
            "2020/13/41",
            "31/02/2010",
            "soon",
            "1 2 3 4",
            "-",
            "99999999999",
        ] {
            assert_eq!(readings(text), Vec::<String>::new(), "{text}");
        }
    }

    #[test]
    fn the_last_day_of_a_stretch() {
        for (text, date) in [
            ("12.-20.05.2019", "2019-05-20"),
            ("May 29 - 31, 2020", "2020-05-31"),
            ("2019/05/12 - 2019/05/20", "2019-05-20"),
        ] {
            assert_eq!(read(text).last[0].date.to_string(), date, "{text}");
        }
    }
}
