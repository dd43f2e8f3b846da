//! Chance, and what a single throw decides.

use adoube_tournament::*;

/// Numbers that look random and follow from a seed.
pub(crate) struct Dice(pub u64);

impl Dice {
    pub(super) fn throw(&mut self) -> u64 {
        self.0 = self.0.wrapping_add(0x9e37_79b9_7f4a_7c15);
        let mixed = (self.0 ^ (self.0 >> 30)).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ (mixed >> 27)).wrapping_mul(0x94d0_49bb_1331_11eb);
        mixed ^ (mixed >> 31)
    }

    pub(crate) fn below(&mut self, bound: usize) -> usize {
        (self.throw() % bound.max(1) as u64) as usize
    }

    pub(super) fn one_in(&mut self, n: usize) -> bool {
        self.below(n) == 0
    }

    pub(super) fn pick<T: Clone>(&mut self, from: &[T]) -> Option<T> {
        let place = self.below(from.len());
        from.get(place).cloned()
    }

    pub(super) fn shuffle<T>(&mut self, list: &mut [T]) {
        for place in (1..list.len()).rev() {
            list.swap(place, self.below(place + 1));
        }
    }

    pub(super) fn some_of<T: Clone>(&mut self, from: &[T], at_most: usize) -> Vec<T> {
        let mut list = from.to_vec();
        self.shuffle(&mut list);
        list.truncate(self.below(at_most + 1));
        list
    }

    pub(super) fn text(&mut self) -> String {
        let texts = [
            "touched the rook first",
            "ligne 1\nligne 2\r\n\tтретья",
            "\"quoted\" \\ and \u{2028} odd \u{0} ones",
            "½–½ agreed 🤝",
        ];
        // An empty text is refused.
        if self.one_in(12) {
            " ".to_owned()
        } else {
            texts[self.below(4)].to_owned()
        }
    }

    pub(super) fn player(&mut self) -> Player {
        let names = [
            "Carlsen, Magnus",
            "Łopuszański, Żółw",
            "O'Neill, \"Jay\"",
            "諸宸",
            "Sokolsky",
        ];
        let mut player = Player::named(names[self.below(names.len())]);
        if self.one_in(25) {
            player.name = ["", "a\tb"][self.below(2)].to_owned();
        }
        player.fide_id = self.one_in(3).then(|| 100 + self.below(30) as u32);
        player.fide_rating = self.one_in(2).then(|| 1400 + self.below(1400) as u16);
        player.title = self
            .one_in(4)
            .then(|| Title::ALL[self.below(Title::ALL.len())]);
        player.birth = self.one_in(4).then(|| "1987-03".parse().unwrap());
        player.federation = self.one_in(3).then(|| "NOR".parse().unwrap());
        player.notes = self.one_in(6).then(|| self.text());
        player
    }

    /// A result a game can have; now and then one it cannot.
    pub(super) fn result(&mut self) -> GameResult {
        let all = |side: Outcome| Outcome::ALL.map(|other| GameResult::of(side, other));
        let all: Vec<GameResult> = Outcome::ALL.into_iter().flat_map(all).collect();
        if self.one_in(30) {
            return all[self.below(all.len())];
        }
        let usual = [
            GameResult::WHITE_WINS,
            GameResult::DRAW,
            GameResult::BLACK_WINS,
        ];
        if self.one_in(2) {
            return usual[self.below(3)];
        }
        let possible =
            |result: &GameResult| *result != GameResult::PENDING && result.check_reported().is_ok();
        let possible: Vec<GameResult> = all.into_iter().filter(possible).collect();
        possible[self.below(possible.len())]
    }

    pub(super) fn bye(&mut self) -> ByeKind {
        if self.one_in(20) {
            return ByeKind::PairingAllocated;
        }
        [ByeKind::HalfPoint, ByeKind::ZeroPoint, ByeKind::FullPoint][self.below(3)]
    }
}
