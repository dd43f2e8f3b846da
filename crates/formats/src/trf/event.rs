//! What a file says of the event as a whole.

use super::facts;
use super::record::{Record, TextRecord};

/// What a tournament report file says of the event, each as the file has it.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct EventData {
    /// 012: the name of the tournament.
    pub name: String,
    /// 022: the city.
    pub city: String,
    /// 032: the federation.
    pub federation: String,
    /// 042: the date of the start, `YYYY/MM/DD`.
    pub start_date: String,
    /// 052: the date of the end, `YYYY/MM/DD`.
    pub end_date: String,
    /// 092: the type of tournament, in words.
    pub tournament_type: String,
    /// 102: the chief arbiter.
    pub chief_arbiter: String,
    /// 112: the deputy chief arbiters.
    pub deputy_arbiters: Vec<String>,
    /// 122: the allotted times, in words.
    pub time_control: String,
    /// 132: the dates of the rounds, `YY/MM/DD`; empty where a round has none.
    pub round_dates: Vec<String>,
    /// 172: federation and code of the starting rank method.
    pub starting_rank_method: String,
    /// 182: what made the pairings.
    pub pairing_controller: String,
    /// 192: the encoded type of tournament, such as `FIDE_DUTCH_2025`.
    pub encoded_type: String,
    /// 202: the tie-breaks, as codes with commas between.
    pub tie_breaks: String,
    /// 212: what defines the standings, as codes with commas between.
    pub standings: String,
    /// 222: the encoded time control, such as `5400+30`.
    pub encoded_time_control: String,
    /// When the event was registered, `YYYY/MM/DD`; in a line of comment, as no record has it.
    pub registered: String,
    /// 352: the colours of the boards of a team match, such as `WBWB`.
    pub colour_sequence: String,
    /// The federation whose national ratings the file has: the code of their records, the first if
    /// there are several.
    pub rating_federation: String,
}

/// Where the date of round 1 starts, counted from column 5, and how wide a date is with what
/// follows it.
const FIRST_DATE: usize = 92 - 5;
const DATE_WIDTH: usize = 10;

impl EventData {
    pub(super) fn of(records: &[Record]) -> EventData {
        let mut event = EventData::default();
        for record in records {
            match record {
                Record::Text(TextRecord { code, text }) => event.take(code, text),
                Record::National(record) if event.rating_federation.is_empty() => {
                    event.rating_federation = record.rating_federation.clone();
                }
                _ => {}
            }
        }
        event.registered = facts::registered(records);
        event
    }

    fn take(&mut self, code: &str, text: &str) {
        match code {
            "112" => self.deputy_arbiters.push(text.trim().to_owned()),
            "132" => self.round_dates = round_dates(text),
            code => {
                // Of two records that should be one the first counts; the second is warned of.
                if let Some(field) = self.field(code).filter(|field| field.is_empty()) {
                    *field = text.trim().to_owned();
                }
            }
        }
    }

    fn field(&mut self, code: &str) -> Option<&mut String> {
        match code {
            "012" => Some(&mut self.name),
            "022" => Some(&mut self.city),
            "032" => Some(&mut self.federation),
            "042" => Some(&mut self.start_date),
            "052" => Some(&mut self.end_date),
            "092" => Some(&mut self.tournament_type),
            "102" => Some(&mut self.chief_arbiter),
            "122" => Some(&mut self.time_control),
            "172" => Some(&mut self.starting_rank_method),
            "182" => Some(&mut self.pairing_controller),
            "192" => Some(&mut self.encoded_type),
            "202" => Some(&mut self.tie_breaks),
            "212" => Some(&mut self.standings),
            "222" => Some(&mut self.encoded_time_control),
            "352" => Some(&mut self.colour_sequence),
            _ => None,
        }
    }

    /// The text of a record, if this event has something to say there.
    pub(super) fn text(&self, code: &str) -> Vec<String> {
        match code {
            "112" => self.deputy_arbiters.clone(),
            "132" if self.round_dates.is_empty() => Vec::new(),
            "132" => vec![dates_line(&self.round_dates)],
            code => {
                let text = self.clone().field(code).map(|text| text.clone());
                text.filter(|text| !text.is_empty()).into_iter().collect()
            }
        }
    }
}

/// The dates in their columns; where the columns do not fit, one after the other.
fn round_dates(text: &str) -> Vec<String> {
    let characters: Vec<char> = text.chars().collect();
    let in_place = characters.iter().take(FIRST_DATE).all(|c| *c == ' ');
    if !in_place {
        return text.split_whitespace().map(str::to_owned).collect();
    }
    let dates = characters.get(FIRST_DATE..).unwrap_or(&[]);
    dates
        .chunks(DATE_WIDTH)
        .map(|date| date.iter().collect::<String>().trim().to_owned())
        .collect()
}

fn dates_line(dates: &[String]) -> String {
    let dates: Vec<String> = dates.iter().map(|date| format!("{date:<8}")).collect();
    format!("{}{}", " ".repeat(FIRST_DATE), dates.join("  "))
}
