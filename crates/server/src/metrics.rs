//! Figures that are counted while the server runs, and their text.
//!
//! The text format of Prometheus is lines of a name, labels and a number: a writer of it is shorter than what
//! it takes to use a library for it.

use std::collections::BTreeMap;
use std::fmt::Write;
use std::sync::atomic::{AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

use axum::http::{Method, StatusCode};

use crate::events::Usage;

/// The upper ends of the classes of times, in thousandths of a second.
const CLASSES: [u64; 11] = [1, 2, 5, 10, 25, 50, 100, 250, 500, 1000, 5000];

/// Where somebody signs in.
const SIGN_IN: &str = "/sign-in";

/// Who may read the figures of the server.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub enum MetricsAccess {
    /// Nobody: there is no such page.
    #[default]
    Nobody,
    /// Whoever asks from this computer itself, and by no proxy.
    ThisComputer,
    /// Besides, from anywhere, whoever shows this token.
    Token(String),
}

/// What is counted from the start of the server.
#[derive(Default)]
pub struct Metrics {
    requests: Mutex<BTreeMap<Answered, u64>>,
    request_times: Times,
    reads: Times,
    appends: Times,
    records: AtomicU64,
    streams: AtomicI64,
    connections: AtomicI64,
    turned_away: AtomicU64,
}

/// What was asked, and how it ended.
#[derive(PartialEq, Eq, PartialOrd, Ord)]
struct Answered {
    route: String,
    method: &'static str,
    status: u16,
}

/// How often something took how long.
#[derive(Default)]
struct Times {
    classes: [AtomicU64; CLASSES.len()],
    count: AtomicU64,
    micros: AtomicU64,
}

/// What the store of the events was asked to do.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum StoreWork {
    /// To tell what is new.
    Read,
    /// To keep so many records.
    Append(usize),
}

/// Something that counts for as long as it is there.
pub(crate) struct Present {
    metrics: Arc<Metrics>,
    of: fn(&Metrics) -> &AtomicI64,
}

impl Drop for Present {
    fn drop(&mut self) {
        (self.of)(&self.metrics).fetch_sub(1, Ordering::Relaxed);
    }
}

impl Times {
    fn took(&self, time: Duration) {
        let micros = u64::try_from(time.as_micros()).unwrap_or(u64::MAX);
        let class = CLASSES.iter().position(|end| micros <= end * 1000);
        if let Some(class) = class {
            self.classes[class].fetch_add(1, Ordering::Relaxed);
        }
        self.count.fetch_add(1, Ordering::Relaxed);
        self.micros.fetch_add(micros, Ordering::Relaxed);
    }

    /// The lines of a histogram; `label` is empty or ends with a comma.
    fn write(&self, text: &mut String, name: &str, label: &str) {
        let mut below = 0;
        for (end, count) in CLASSES.iter().zip(&self.classes) {
            below += count.load(Ordering::Relaxed);
            let end = seconds(end * 1000);
            line(
                text,
                &format!("{name}_bucket{{{label}le=\"{end}\"}}"),
                below,
            );
        }
        let count = self.count.load(Ordering::Relaxed);
        line(text, &format!("{name}_bucket{{{label}le=\"+Inf\"}}"), count);
        let labels = match label.trim_end_matches(',') {
            "" => String::new(),
            label => format!("{{{label}}}"),
        };
        let sum = seconds(self.micros.load(Ordering::Relaxed));
        line(text, &format!("{name}_sum{labels}"), sum);
        line(text, &format!("{name}_count{labels}"), count);
    }
}

impl Metrics {
    /// A request was answered: of which route, if there is one.
    pub(crate) fn answered(
        &self,
        route: Option<&str>,
        method: &Method,
        status: StatusCode,
        time: Duration,
    ) {
        let answered = Answered {
            route: route.unwrap_or("none").to_owned(),
            method: known(method),
            status: status.as_u16(),
        };
        let mut requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        *requests.entry(answered).or_default() += 1;
        drop(requests);
        self.request_times.took(time);
    }

    /// The store did something.
    pub(crate) fn stored(&self, work: StoreWork, time: Duration) {
        match work {
            StoreWork::Read => self.reads.took(time),
            StoreWork::Append(records) => {
                self.appends.took(time);
                let records = u64::try_from(records).unwrap_or(u64::MAX);
                self.records.fetch_add(records, Ordering::Relaxed);
            }
        }
    }

    /// A stream is open for as long as the answer is kept.
    pub(crate) fn stream(self: &Arc<Metrics>) -> Present {
        self.present(|metrics| &metrics.streams)
    }

    /// A connection is open for as long as the answer is kept.
    pub(crate) fn connection(self: &Arc<Metrics>) -> Present {
        self.present(|metrics| &metrics.connections)
    }

    /// Somebody found no room.
    pub(crate) fn turned_away(&self) {
        self.turned_away.fetch_add(1, Ordering::Relaxed);
    }

    fn present(self: &Arc<Metrics>, of: fn(&Metrics) -> &AtomicI64) -> Present {
        of(self).fetch_add(1, Ordering::Relaxed);
        Present {
            metrics: self.clone(),
            of,
        }
    }

    /// All figures in the text format of Prometheus.
    pub(crate) fn text(&self, usage: &Usage) -> String {
        let mut text = String::new();
        let version = env!("CARGO_PKG_VERSION");
        head(
            &mut text,
            "adoube_build_info",
            "gauge",
            "Which version runs",
        );
        line(
            &mut text,
            &format!("adoube_build_info{{version=\"{version}\"}}"),
            1,
        );
        let sign_in_failures = self.requests(&mut text);
        head(
            &mut text,
            "adoube_request_seconds",
            "histogram",
            "How long requests took, until the answer began",
        );
        self.request_times
            .write(&mut text, "adoube_request_seconds", "");
        head(
            &mut text,
            "adoube_store_seconds",
            "histogram",
            "How long the store of the events took",
        );
        let name = "adoube_store_seconds";
        self.reads.write(&mut text, name, "work=\"read\",");
        self.appends.write(&mut text, name, "work=\"append\",");
        self.counted(&mut text, sign_in_failures);
        self.present_now(&mut text, usage);
        text
    }

    /// What only grows.
    fn counted(&self, text: &mut String, sign_in_failures: u64) {
        let of = |value: &AtomicU64| value.load(Ordering::Relaxed);
        let counters = [
            (
                "adoube_records_appended_total",
                of(&self.records),
                "Records that were kept",
            ),
            (
                "adoube_sign_in_failures_total",
                sign_in_failures,
                "Attempts to sign in that were refused",
            ),
            (
                "adoube_connections_refused_total",
                of(&self.turned_away),
                "Connections and streams without room",
            ),
        ];
        for (name, value, help) in counters {
            head(text, name, "counter", help);
            line(text, name, value);
        }
    }

    /// What is there now.
    fn present_now(&self, text: &mut String, usage: &Usage) {
        let of = |value: &AtomicI64| u64::try_from(value.load(Ordering::Relaxed)).unwrap_or(0);
        let gauges = [
            (
                "adoube_connections_open",
                of(&self.connections),
                "Connections that are open",
            ),
            (
                "adoube_streams_open",
                of(&self.streams),
                "Pages that listen",
            ),
            (
                "adoube_events_open",
                usage.events as u64,
                "Journals that are kept open",
            ),
            (
                "adoube_page_cache_bytes",
                usage.page_bytes as u64,
                "Bytes of public pages kept ready",
            ),
            (
                "adoube_page_cache_pages",
                usage.pages as u64,
                "Public pages kept ready",
            ),
        ];
        for (name, value, help) in gauges {
            head(text, name, "gauge", help);
            line(text, name, value);
        }
    }

    /// The requests; how many of them tried to sign in and could not.
    fn requests(&self, text: &mut String) -> u64 {
        let name = "adoube_requests_total";
        head(
            text,
            name,
            "counter",
            "Requests by route, method and status",
        );
        let requests = self.requests.lock().unwrap_or_else(PoisonError::into_inner);
        let mut failures = 0;
        for (answered, count) in &*requests {
            let Answered {
                route,
                method,
                status,
            } = answered;
            let labels = format!("route=\"{route}\",method=\"{method}\",status=\"{status}\"");
            line(text, &format!("{name}{{{labels}}}"), count);
            if route == SIGN_IN && *method == "POST" && (400..500).contains(status) {
                failures += count;
            }
        }
        failures
    }
}

/// Methods that anybody can make up are one: figures must not fill the memory.
fn known(method: &Method) -> &'static str {
    match method.as_str() {
        "GET" => "GET",
        "HEAD" => "HEAD",
        "POST" => "POST",
        "DELETE" => "DELETE",
        "OPTIONS" => "OPTIONS",
        _ => "other",
    }
}

fn seconds(micros: u64) -> String {
    let text = format!("{}.{:06}", micros / 1_000_000, micros % 1_000_000);
    let text = text.trim_end_matches('0');
    text.trim_end_matches('.').to_owned()
}

fn head(text: &mut String, name: &str, kind: &str, help: &str) {
    // Writing to a string cannot fail.
    let _ = writeln!(text, "# HELP {name} {help}.\n# TYPE {name} {kind}");
}

fn line(text: &mut String, name: &str, value: impl std::fmt::Display) {
    let _ = writeln!(text, "{name} {value}");
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn classes_add_up_and_what_is_gone_does_not_count() {
        let metrics = Arc::new(Metrics::default());
        for millis in [1, 3, 3, 700, 9000] {
            metrics.stored(StoreWork::Read, Duration::from_millis(millis));
        }
        metrics.stored(StoreWork::Append(3), Duration::from_micros(1500));
        let stream = metrics.stream();
        let text = metrics.text(&Usage::default());
        for expected in [
            "adoube_store_seconds_bucket{work=\"read\",le=\"0.001\"} 1",
            "adoube_store_seconds_bucket{work=\"read\",le=\"0.005\"} 3",
            "adoube_store_seconds_bucket{work=\"read\",le=\"1\"} 4",
            "adoube_store_seconds_bucket{work=\"read\",le=\"+Inf\"} 5",
            "adoube_store_seconds_sum{work=\"read\"} 9.707",
            "adoube_store_seconds_sum{work=\"append\"} 0.0015",
            "adoube_records_appended_total 3",
            "adoube_streams_open 1",
        ] {
            assert!(
                text.lines().any(|line| line == expected),
                "{expected}\n{text}"
            );
        }
        drop(stream);
        let text = metrics.text(&Usage::default());
        assert!(text.contains("\nadoube_streams_open 0\n"));
    }

    #[test]
    fn what_strangers_make_up_is_counted_together() {
        let metrics = Metrics::default();
        for number in 0..1000 {
            let method = Method::from_bytes(format!("M{number}").as_bytes()).unwrap();
            metrics.answered(None, &method, StatusCode::NOT_FOUND, Duration::ZERO);
        }
        let text = metrics.text(&Usage::default());
        let line = "adoube_requests_total{route=\"none\",method=\"other\",status=\"404\"} 1000";
        assert!(text.contains(line), "{text}");
    }
}
