//! What a chore consists of: how long each step took, and what was left out.

use std::sync::Mutex;
use std::time::{Duration, Instant};

/// A step that was done.
struct Done {
    name: String,
    took: Duration,
}

/// The steps of a chore so far. Steps may run side by side.
#[derive(Default)]
pub(crate) struct Steps {
    done: Mutex<Vec<Done>>,
    skipped: Mutex<Vec<String>>,
}

impl Steps {
    /// Does a step and remembers how long it took.
    pub(crate) fn step<T>(
        &self,
        name: &str,
        work: impl FnOnce() -> Result<T, String>,
    ) -> Result<T, String> {
        let started = Instant::now();
        let outcome = work()?;
        let took = started.elapsed();
        let name = name.to_owned();
        let mut done = self.done.lock().map_err(|error| error.to_string())?;
        done.push(Done { name, took });
        Ok(outcome)
    }

    /// Something is left out: says so now and at the end.
    pub(crate) fn skip(&self, why: String) {
        println!("{why}");
        if let Ok(mut skipped) = self.skipped.lock() {
            skipped.push(why);
        }
    }

    /// How long everything took and what was left out.
    pub(crate) fn print(self) {
        for Done { name, took } in self.done.into_inner().unwrap_or_default() {
            let seconds = took.as_secs();
            println!("{:>3} min {:02} s  {name}", seconds / 60, seconds % 60);
        }
        for line in self.skipped.into_inner().unwrap_or_default() {
            println!("{line}");
        }
    }
}
