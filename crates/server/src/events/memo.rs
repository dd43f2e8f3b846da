//! What is worked out of a section once, for all pages that show it.

use std::fmt;
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many answers are kept: nobody looks at many rounds at once, and the tables of a large section are large.
const FEW: usize = 4;

/// The last few answers to a question, by what was asked. Who asks the same meanwhile waits for the answer.
pub(crate) struct Memo<K, V>(Mutex<Vec<(K, Slot<V>)>>);

type Slot<V> = Arc<OnceLock<Arc<V>>>;

impl<K: PartialEq, V> Memo<K, V> {
    /// The answer, if it was worked out before.
    pub(crate) fn known(&self, asked: &K) -> Option<Arc<V>> {
        let known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
        let (_, slot) = known.iter().find(|(other, _)| other == asked)?;
        slot.get().cloned()
    }

    /// The answer, which is worked out if nobody asked before.
    pub(crate) fn get(&self, asked: K, work_out: impl FnOnce() -> V) -> Arc<V> {
        let slot = {
            let mut known = self.0.lock().unwrap_or_else(PoisonError::into_inner);
            let found = known.iter().position(|(other, _)| *other == asked);
            let entry = match found {
                Some(place) => known.remove(place),
                None => (asked, Slot::default()),
            };
            let slot = entry.1.clone();
            known.truncate(FEW - 1);
            known.insert(0, entry);
            slot
        };
        slot.get_or_init(|| Arc::new(work_out())).clone()
    }
}

impl<K, V> Default for Memo<K, V> {
    fn default() -> Memo<K, V> {
        Memo(Mutex::default())
    }
}

impl<K, V> fmt::Debug for Memo<K, V> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("Memo")
    }
}

/// What was worked out of something makes it no other thing.
impl<K, V> PartialEq for Memo<K, V> {
    fn eq(&self, _: &Memo<K, V>) -> bool {
        true
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_last_few_are_worked_out_once() {
        let memo = Memo::default();
        let mut worked = Vec::new();
        for asked in [1, 2, 3, 4, 1, 5, 1, 2] {
            let answer = memo.get(asked, || {
                worked.push(asked);
                asked * 10
            });
            assert_eq!(*answer, asked * 10);
        }
        assert_eq!(worked, [1, 2, 3, 4, 5, 2]);
        assert_eq!(memo.known(&5).as_deref(), Some(&50));
        assert_eq!(memo.known(&3), None);
    }
}
