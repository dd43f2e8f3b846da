//! Who is here, and who goes first when somebody else wants in.
//!
//! A computer can have so many connections and no more. When all are taken, somebody has to go:
//! first who has been let in and asks for nothing, then whose request is longest under way, then who only
//! listens to a public stream. Who is signed in stays. So a flood of connections, or of requests
//! that never end, shuts nobody out: an arbiter who comes finds room.

use std::collections::{BTreeSet, HashMap};
use std::net::IpAddr;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use tokio::sync::oneshot;

use crate::proxies::place;

/// How many may be on their way out while others come in.
const LEAVING: usize = 16;

/// Everybody who is connected.
pub struct Guests {
    /// How many there may be.
    most: usize,
    present: Mutex<Present>,
}

#[derive(Default)]
struct Present {
    /// Counts what happens, so that it is known what was first.
    clock: u64,
    guests: HashMap<u64, Entry>,
    /// Everybody by standing, the longest in it first.
    order: BTreeSet<(Standing, u64, u64)>,
    /// How many at a place have a standing.
    counts: HashMap<(IpAddr, Standing), usize>,
    /// How many listen, wherever they are.
    listening: usize,
    /// How many connections are open, those included that were asked to leave.
    open: usize,
}

/// What somebody is here for; who makes room first comes first.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
enum Standing {
    /// Nothing yet, or nothing any more.
    Waiting,
    /// A request is under way.
    Asking,
    /// A public stream.
    Listening,
    /// Signed in, or a program with a token.
    Known,
}

struct Entry {
    place: IpAddr,
    standing: Standing,
    since: u64,
    /// A request is under way.
    busy: bool,
    /// The answer is a stream.
    streaming: bool,
    /// Asks the connection to end.
    leave: Option<oneshot::Sender<()>>,
}

/// Somebody who is connected.
#[derive(Clone)]
pub struct Guest {
    guests: Arc<Guests>,
    id: u64,
}

/// The guest is here for as long as this is.
pub struct Stay(Guest);

/// A request is under way for as long as this is.
pub struct Busy(Guest);

impl Guests {
    /// Room for so many.
    pub fn of(most: usize) -> Arc<Guests> {
        Arc::new(Guests {
            most: most.max(1),
            present: Mutex::default(),
        })
    }

    fn present(&self) -> MutexGuard<'_, Present> {
        // Nothing that holds the lock can panic half-way.
        self.present.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// How many of one place may wait, or listen.
    fn most_at_place(&self) -> usize {
        (self.most / 2).max(1)
    }

    /// How many may listen to public streams; the rest is for those who ask for pages.
    fn most_listening(&self) -> usize {
        (self.most / 4 * 3).max(1)
    }

    /// Lets somebody in, with what is heard when it is time to leave. A place that is `shared`
    /// by everybody behind a proxy may have as many as there are. `None` if there is no room and
    /// nobody who can be asked to make some.
    pub fn enter(
        self: &Arc<Guests>,
        address: IpAddr,
        shared: bool,
    ) -> Option<(Guest, oneshot::Receiver<()>)> {
        let mut present = self.present();
        let place = place(address);
        if !shared && present.count(place, Standing::Waiting) >= self.most_at_place() {
            present.dismiss_waiting(place);
        }
        if present.guests.len() >= self.most && !present.make_room() {
            return None;
        }
        let (leave, told) = oneshot::channel();
        let id = present.tick();
        present.guests.insert(
            id,
            Entry {
                place,
                standing: Standing::Waiting,
                since: id,
                busy: false,
                streaming: false,
                leave: Some(leave),
            },
        );
        present.note(id);
        let guests = self.clone();
        Some((Guest { guests, id }, told))
    }

    /// Whether many who were asked to leave are still on their way.
    pub fn is_crowded(&self) -> bool {
        self.present().open > self.most + LEAVING
    }

    /// Asks whoever can best be spared to leave.
    pub fn make_room(&self) {
        self.present().make_room();
    }

    /// Asks everybody to leave for whom nothing is being done.
    pub fn dismiss(&self) {
        let mut present = self.present();
        let idle = |entry: &&mut Entry| entry.streaming || !entry.busy;
        for entry in present.guests.values_mut().filter(idle) {
            if let Some(leave) = entry.leave.take() {
                // Who has left already does not hear it.
                let _ = leave.send(());
            }
        }
    }
}

impl Present {
    fn tick(&mut self) -> u64 {
        self.clock += 1;
        self.clock
    }

    fn count(&self, place: IpAddr, standing: Standing) -> usize {
        self.counts.get(&(place, standing)).copied().unwrap_or(0)
    }

    /// Takes an entry into the lists.
    fn note(&mut self, id: u64) {
        let Some(entry) = self.guests.get(&id) else {
            return;
        };
        self.order.insert((entry.standing, entry.since, id));
        *self
            .counts
            .entry((entry.place, entry.standing))
            .or_default() += 1;
        self.listening += usize::from(entry.standing == Standing::Listening);
    }

    /// Takes an entry out of the lists.
    fn strike(&mut self, id: u64) {
        let Some(entry) = self.guests.get(&id) else {
            return;
        };
        self.order.remove(&(entry.standing, entry.since, id));
        self.listening -= usize::from(entry.standing == Standing::Listening);
        let key = (entry.place, entry.standing);
        if let Some(count) = self.counts.get_mut(&key) {
            *count -= 1;
            if *count == 0 {
                self.counts.remove(&key);
            }
        }
    }

    /// Changes what is known of somebody.
    fn change(&mut self, id: u64, change: impl FnOnce(&mut Entry)) {
        self.strike(id);
        let now = self.tick();
        if let Some(entry) = self.guests.get_mut(&id) {
            change(entry);
            let standing = match entry.standing {
                Standing::Known => Standing::Known,
                _ if entry.streaming => Standing::Listening,
                _ if entry.busy => Standing::Asking,
                _ => Standing::Waiting,
            };
            entry.standing = standing;
            entry.since = now;
        }
        self.note(id);
    }

    fn make_room(&mut self) -> bool {
        match self.order.first() {
            Some(&(standing, _, id)) if standing < Standing::Known => {
                self.send_away(id);
                true
            }
            _ => false,
        }
    }

    /// Asks whoever waits longest at a place to leave.
    fn dismiss_waiting(&mut self, place: IpAddr) {
        let waiting = self.order.iter();
        let mut waiting = waiting.take_while(|(standing, _, _)| *standing == Standing::Waiting);
        let at_place = |id: &u64| self.guests.get(id).is_some_and(|one| one.place == place);
        let found = waiting.find(|(_, _, id)| at_place(id));
        if let Some(id) = found.map(|(_, _, id)| *id) {
            self.send_away(id);
        }
    }

    /// It no longer counts, though it may take a moment to go.
    fn send_away(&mut self, id: u64) {
        self.strike(id);
        if let Some(mut entry) = self.guests.remove(&id)
            && let Some(leave) = entry.leave.take()
        {
            // Who has left already does not hear it.
            let _ = leave.send(());
        }
    }
}

impl Guest {
    /// Is here until this is dropped.
    pub fn stay(&self) -> Stay {
        self.guests.present().open += 1;
        Stay(self.clone())
    }

    /// Has asked for something, until this is dropped.
    pub fn ask(&self) -> Busy {
        self.guests
            .present()
            .change(self.id, |entry| entry.busy = true);
        Busy(self.clone())
    }

    /// Is signed in, and stays whoever else comes.
    pub fn is_known(&self) {
        let mut present = self.guests.present();
        let known = |entry: &Entry| entry.standing == Standing::Known;
        if !present.guests.get(&self.id).is_some_and(known) {
            present.change(self.id, |entry| entry.standing = Standing::Known);
        }
    }

    /// Listens to a stream from now on, if there is room for that. `client` is for whom.
    pub fn listen(&self, client: IpAddr) -> bool {
        let mut present = self.guests.present();
        let client = place(client);
        let known = present.guests.get(&self.id);
        let known = known.is_some_and(|entry| entry.standing == Standing::Known);
        let room = present.count(client, Standing::Listening) < self.guests.most_at_place()
            && present.listening < self.guests.most_listening();
        if !known && !room {
            return false;
        }
        present.change(self.id, |entry| {
            entry.place = client;
            entry.streaming = true;
        });
        true
    }
}

impl Drop for Busy {
    fn drop(&mut self) {
        self.0.guests.present().change(self.0.id, |entry| {
            entry.busy = false;
            entry.streaming = false;
        });
    }
}

impl Drop for Stay {
    fn drop(&mut self) {
        let mut present = self.0.guests.present();
        present.open -= 1;
        present.strike(self.0.id);
        present.guests.remove(&self.0.id);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn address(number: u8) -> IpAddr {
        IpAddr::from([192, 0, 2, number])
    }

    #[test]
    fn who_asks_for_nothing_makes_room_first_and_who_is_signed_in_stays() {
        let guests = Guests::of(4);
        let enter = |number| guests.enter(address(number), false).unwrap();
        let (arbiter, mut told_arbiter) = enter(1);
        let _asks = arbiter.ask();
        arbiter.is_known();
        let (listener, mut told_listener) = enter(2);
        let _stream = listener.ask();
        assert!(listener.listen(address(2)));
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
        let guests = Guests::of(8);
        let first = guests.enter(address(1), false).unwrap();
        let others: Vec<_> = (0..4)
            .map(|_| guests.enter(address(1), false).unwrap())
            .collect();
        let (_, mut told) = first;
        assert!(told.try_recv().is_ok(), "the fifth of a place");
        assert_eq!(guests.present().guests.len(), 4);
        drop(others);

        let streams: Vec<_> = (0..6)
            .map(|_| {
                let (guest, told) = guests.enter(address(2), true).unwrap();
                let busy = guest.ask();
                (guest.listen(address(2)), busy, told)
            })
            .collect();
        let listening = streams.iter().filter(|(listens, _, _)| *listens).count();
        assert_eq!(listening, 4, "half of all");
    }

    #[test]
    fn nothing_is_left_of_who_has_gone() {
        let guests = Guests::of(4);
        for number in 0..20 {
            let (guest, _told) = guests.enter(address(number), false).unwrap();
            let stay = guest.stay();
            let busy = guest.ask();
            guest.listen(address(7));
            drop(busy);
            drop(stay);
        }
        let present = guests.present();
        assert!(present.guests.is_empty() && present.order.is_empty());
        assert!(present.counts.is_empty() && present.listening == 0);
    }
}
