//! What was measured.

use std::time::Duration;

use crate::bench::time::text;

/// Requests of one kind.
#[derive(Default)]
pub(super) struct Figures {
    times: Vec<Duration>,
    /// Answers that said that nothing changed.
    pub unchanged: usize,
    /// Requests without an answer, or with a bad one; the first reason.
    pub errors: (usize, Option<String>),
    pub bytes: usize,
}

impl Figures {
    pub(super) fn took(&mut self, time: Duration) {
        self.times.push(time);
    }

    /// The times, in the order in which they came.
    #[cfg(test)]
    pub(super) fn times(&self) -> &[Duration] {
        &self.times
    }

    pub(super) fn failed(&mut self, why: impl ToString) {
        self.errors.0 += 1;
        self.errors.1.get_or_insert_with(|| why.to_string());
    }

    pub(super) fn add(&mut self, other: Figures) {
        self.times.extend(other.times);
        self.unchanged += other.unchanged;
        self.bytes += other.bytes;
        self.errors.0 += other.errors.0;
        if self.errors.1.is_none() {
            self.errors.1 = other.errors.1;
        }
    }

    /// The lines over those of [`Figures::line`].
    pub(super) fn head() -> &'static str {
        "| what                             |  number | unchanged |     p50 |     p99 |     max | errors |     MB |\n\
         | -------------------------------- | ------: | --------: | ------: | ------: | ------: | -----: | -----: |"
    }

    pub(super) fn line(&mut self, what: &str) -> String {
        self.times.sort();
        let [p50, p99, max] = [0.5, 0.99, 1.0].map(|share| self.percentile(share));
        let (number, unchanged, errors) = (self.times.len(), self.unchanged, self.errors.0);
        let mb = self.bytes as f64 / 1e6;
        let mut line = format!(
            "| {what:<32} | {number:>7} | {unchanged:>9} | {p50:>7} | {p99:>7} | {max:>7} | {errors:>6} | {mb:>6.1} |"
        );
        if let Some(why) = &self.errors.1 {
            line.push_str(&format!("\n  first error: {why}"));
        }
        line
    }

    fn percentile(&self, share: f64) -> String {
        let last = self.times.len().saturating_sub(1) as f64;
        let time = self.times.get((last * share).round() as usize);
        time.map_or_else(|| "–".to_owned(), |&time| text(time))
    }
}
