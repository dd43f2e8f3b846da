//! Who is here, and who goes first when somebody else wants in.
//!
//! A computer can have so many connections and no more. When all are taken, somebody has to go:
//! first who has been let in and asks for nothing, then whose request is longest under way, then who only
//! listens to a public stream. Who is signed in stays. So a flood of connections, or of requests
//! that never end, shuts nobody out: an arbiter who comes finds room.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::app::Options;
use crate::proxies::place;

/// How many may be on their way out while others come in.
const MAX_LEAVING: usize = 16;

/// Everybody who is connected.
pub(super) struct Guests {
    /// How many there may be.
    most: usize,
    /// How many of one place, if that was said.
    per_address: Option<usize>,
    /// Counts what happens, so that it is known what was first.
    clock: AtomicU64,
    present: Mutex<Present>,
}

#[derive(Default)]
struct Present {
    /// Everybody, with the rank under which they stand in the order.
    guests: HashMap<u64, (Arc<Entry>, Rank)>,
    /// Everybody by rank, as it was when somebody last looked. Requests come and go without a word
    /// here: whoever looks for the first puts right what has changed.
    order: BTreeSet<(Rank, u64)>,
    /// How many are at a place.
    at_place: HashMap<IpAddr, usize>,
    /// How many at a place listen.
    listening_at: HashMap<IpAddr, usize>,
    /// How many listen, wherever they are.
    listening: usize,
    /// How many connections are open, those included that were asked to leave.
    open: usize,
}

/// What somebody is here for; who makes room first comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
enum Priority {
    /// Nothing yet, or nothing any more.
    Waiting,
    /// A request is under way.
    Asking,
    /// A public stream.
    Listening,
    /// Signed in, or a program with a token.
    Known,
}

/// What somebody is here for, and since when.
type Rank = (Priority, u64);

struct Entry {
    place: IpAddr,
    since: AtomicU64,
    /// A request is under way.
    busy: AtomicBool,
    /// The answer is a stream.
    streaming: AtomicBool,
    /// Somebody is signed in.
    known: AtomicBool,
    /// Asks the connection to end.
    leave: Mutex<Option<oneshot::Sender<()>>>,
}

impl Entry {
    fn rank(&self) -> Rank {
        let is = |what: &AtomicBool| what.load(Ordering::Relaxed);
        let standing = if is(&self.known) {
            Priority::Known
        } else if is(&self.streaming) {
            Priority::Listening
        } else if is(&self.busy) {
            Priority::Asking
        } else {
            Priority::Waiting
        };
        (standing, self.since.load(Ordering::Relaxed))
    }

    fn ask_to_leave(&self) {
        if let Some(leave) = locked(&self.leave).take() {
            // Who has left already does not hear it.
            let _ = leave.send(());
        }
    }
}

/// Somebody who is connected.
#[derive(Clone)]
pub(crate) struct Guest {
    guests: Arc<Guests>,
    id: u64,
    entry: Arc<Entry>,
}

/// The guest is here for as long as this is.
pub(crate) struct Stay(Guest);

/// A request is under way for as long as this is.
pub(crate) struct Busy {
    guest: Guest,
    /// Where the stream goes that is the answer, if it is one.
    listens_at: Mutex<Option<IpAddr>>,
}

fn locked<T>(lock: &Mutex<T>) -> MutexGuard<'_, T> {
    // Nothing that holds such a lock can panic half-way.
    lock.lock().unwrap_or_else(PoisonError::into_inner)
}

impl Guests {
    /// Room for as many as the options say.
    pub(super) fn of(options: &Options) -> Arc<Guests> {
        Arc::new(Guests {
            most: options.connections.max(1),
            per_address: options.per_address,
            clock: AtomicU64::new(0),
            present: Mutex::default(),
        })
    }

    fn tick(&self) -> u64 {
        self.clock.fetch_add(1, Ordering::Relaxed)
    }

    /// How many of one place may be here, or listen, before one of them makes room for the next.
    fn most_at_place(&self) -> usize {
        self.per_address.unwrap_or(self.most / 2).max(1)
    }

    /// How many may listen to public streams; the rest is for those who ask for pages.
    fn most_listening(&self) -> usize {
        (self.most / 4 * 3).max(1)
    }

    /// Lets somebody in, with what is heard when it is time to leave. A place that is `shared`
    /// by everybody behind a proxy may have as many as there are. `None` if there is no room and
    /// nobody who can be asked to make some.
    pub(super) fn enter(
        self: &Arc<Guests>,
        address: IpAddr,
        shared: bool,
    ) -> Option<(Guest, oneshot::Receiver<()>)> {
        let mut present = locked(&self.present);
        let place = place(address);
        let at_place = present.at_place.get(&place).copied().unwrap_or(0);
        if !shared && at_place >= self.most_at_place() {
            present.dismiss_waiting(place);
        }
        if present.guests.len() >= self.most && !present.make_room() {
            return None;
        }
        let (leave, told) = oneshot::channel();
        let id = self.tick();
        let entry = Arc::new(Entry {
            place,
            since: AtomicU64::new(id),
            busy: AtomicBool::new(false),
            streaming: AtomicBool::new(false),
            known: AtomicBool::new(false),
            leave: Mutex::new(Some(leave)),
        });
        let rank = entry.rank();
        present.order.insert((rank, id));
        present.guests.insert(id, (entry.clone(), rank));
        *present.at_place.entry(place).or_default() += 1;
        let guests = self.clone();
        Some((Guest { guests, id, entry }, told))
    }

    /// Whether many who were asked to leave are still on their way.
    pub(super) fn is_crowded(&self) -> bool {
        locked(&self.present).open > self.most + MAX_LEAVING
    }

    /// Asks whoever can best be spared to leave.
    pub(super) fn make_room(&self) {
        locked(&self.present).make_room();
    }

    /// Asks everybody to leave for whom nothing is being done.
    pub(super) fn dismiss(&self) {
        for (entry, _) in locked(&self.present).guests.values() {
            let streaming = entry.streaming.load(Ordering::Relaxed);
            if streaming || !entry.busy.load(Ordering::Relaxed) {
                entry.ask_to_leave();
            }
        }
    }
}

impl Present {
    /// Asks the first of all to leave, unless everybody is signed in.
    fn make_room(&mut self) -> bool {
        while let Some(&(listed, id)) = self.order.first() {
            let Some((entry, rank)) = self.guests.get_mut(&id) else {
                return false;
            };
            let now = entry.rank();
            if now != listed {
                *rank = now;
                self.order.remove(&(listed, id));
                self.order.insert((now, id));
            } else if now.0 == Priority::Known {
                return false;
            } else {
                self.send_away(id);
                return true;
            }
        }
        false
    }

    /// Asks whoever waits longest at a place to leave.
    fn dismiss_waiting(&mut self, place: IpAddr) {
        let waits = |id: &u64| {
            let known = self.guests.get(id);
            known.is_some_and(|(entry, _)| {
                entry.place == place && entry.rank().0 == Priority::Waiting
            })
        };
        let found = self.order.iter().map(|(_, id)| *id).find(waits);
        if let Some(id) = found {
            self.send_away(id);
        }
    }

    /// It no longer counts, though it may take a moment to go.
    fn send_away(&mut self, id: u64) {
        if let Some(entry) = self.forget(id) {
            entry.ask_to_leave();
        }
    }

    /// Somebody does not count any more.
    fn forget(&mut self, id: u64) -> Option<Arc<Entry>> {
        let (entry, rank) = self.guests.remove(&id)?;
        self.order.remove(&(rank, id));
        less(&mut self.at_place, entry.place);
        Some(entry)
    }
}

fn less(counts: &mut HashMap<IpAddr, usize>, place: IpAddr) {
    if let Some(count) = counts.get_mut(&place) {
        *count -= 1;
        if *count == 0 {
            counts.remove(&place);
        }
    }
}

impl Guest {
    /// Is here until this is dropped.
    pub(crate) fn stay(&self) -> Stay {
        locked(&self.guests.present).open += 1;
        Stay(self.clone())
    }

    /// Has asked for something, until this is dropped.
    pub(crate) fn ask(&self) -> Busy {
        self.entry.busy.store(true, Ordering::Relaxed);
        self.now();
        Busy {
            guest: self.clone(),
            listens_at: Mutex::new(None),
        }
    }

    /// Is signed in, and stays whoever else comes.
    pub(crate) fn is_known(&self) {
        self.entry.known.store(true, Ordering::Relaxed);
    }

    fn now(&self) {
        self.entry
            .since
            .store(self.guests.tick(), Ordering::Relaxed);
    }
}

impl Busy {
    /// The answer is a stream, if there is room for one more. `client` is for whom.
    pub(crate) fn listen(&self, client: IpAddr) -> bool {
        let Guest { guests, entry, .. } = &self.guest;
        // Those who are signed in have room, and take none from the others.
        if !entry.known.load(Ordering::Relaxed) {
            let client = place(client);
            let mut present = locked(&guests.present);
            let here = present.listening_at.get(&client).copied().unwrap_or(0);
            if here >= guests.most_at_place() || present.listening >= guests.most_listening() {
                return false;
            }
            present.listening += 1;
            *present.listening_at.entry(client).or_default() += 1;
            *locked(&self.listens_at) = Some(client);
        }
        entry.streaming.store(true, Ordering::Relaxed);
        self.guest.now();
        true
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        let Guest { guests, entry, .. } = &self.guest;
        if let Some(client) = locked(&self.listens_at).take() {
            let mut present = locked(&guests.present);
            present.listening -= 1;
            less(&mut present.listening_at, client);
        }
        entry.streaming.store(false, Ordering::Relaxed);
        entry.busy.store(false, Ordering::Relaxed);
        self.guest.now();
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut present = locked(&self.0.guests.present);
        present.open -= 1;
        present.forget(self.0.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn room(connections: usize) -> Arc<Guests> {
        Guests::of(&Options {
            connections,
            ..Options::default()
        })
    }

    fn address(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    #[test]
    fn who_asks_for_nothing_makes_room_first_and_who_is_signed_in_stays() {
        let guests = room(4);
        let enter = |number| guests.enter(address(number), false).unwrap();
        let (arbiter, mut told_arbiter) = enter(1);
        let _asks = arbiter.ask();
        arbiter.is_known();
        let (listener, mut told_listener) = enter(2);
        let stream = listener.ask();
        assert!(stream.listen(address(2)));
        let (asking, mut told_asking) = enter(3);
        let _busy = asking.ask();
        let (_idle, mut told_idle) = enter(4);
        for told in [&mut told_idle, &mut told_asking, &mut told_listener] {
            assert!(told.try_recv().is_err(), "too early");
            let (new, _) = enter(5);
            assert!(told.try_recv().is_ok(), "in this order");
            // Whoever came is signed in and stays too.
            new.is_known();
        }
        assert!(guests.enter(address(6), false).is_none());
        assert!(told_arbiter.try_recv().is_err());
    }

    #[test]
    fn one_place_cannot_take_all_there_is() {
        let guests = room(8);
        let first = guests.enter(address(1), false).unwrap();
        let others: Vec<_> = (0..4)
            .map(|_| guests.enter(address(1), false).unwrap())
            .collect();
        let (_, mut told) = first;
        assert!(told.try_recv().is_ok(), "the fifth of a place");
        assert_eq!(locked(&guests.present).guests.len(), 4);
        drop(others);

        let streams: Vec<_> = (0..6)
            .map(|_| {
                let (guest, told) = guests.enter(address(2), true).unwrap();
                let busy = guest.ask();
                (busy.listen(address(2)), busy, told)
            })
            .collect();
        let listening = streams.iter().filter(|(listens, _, _)| *listens).count();
        assert_eq!(listening, 4, "half of all");
    }

    #[test]
    fn nothing_is_left_of_who_has_gone() {
        let guests = room(4);
        for number in 0..20 {
            let (guest, _told) = guests.enter(address(number), false).unwrap();
            let stay = guest.stay();
            let busy = guest.ask();
            busy.listen(address(7));
            drop(busy);
            drop(stay);
        }
        let present = locked(&guests.present);
        assert!(present.guests.is_empty() && present.at_place.is_empty());
        assert!(present.listening_at.is_empty() && present.listening == 0);
        assert!(present.order.is_empty(), "nobody piles up");
    }
}
