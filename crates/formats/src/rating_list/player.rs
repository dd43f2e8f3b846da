//! What a rating list tells of a player.

use adoube_tournament::{
    BirthDate, Expiry, Federation, Membership, Player, RatingFacts, Sex, Title,
};

pub use adoube_tournament::{InvalidListDate, ListDate};

/// The rate of play that a rating is for.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum RatingKind {
    #[default]
    Standard,
    Rapid,
    Blitz,
}

impl RatingKind {
    /// The three of them, in the order of the combined list.
    pub const ALL: [RatingKind; 3] = [RatingKind::Standard, RatingKind::Rapid, RatingKind::Blitz];

    /// What a file called `rapid_rating_list.txt` or `blitz_oct26frl.zip` is about. A list of one
    /// rate of play says so nowhere else.
    pub fn of_file_name(name: &str) -> RatingKind {
        let name = name.to_lowercase();
        if name.contains("rapid") {
            RatingKind::Rapid
        } else if name.contains("blitz") {
            RatingKind::Blitz
        } else {
            RatingKind::Standard
        }
    }
}

/// A rating with what the list says beside it.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct ListedRating {
    pub rating: u16,
    /// The games rated in the period of the list; in lists of US Chess those on which a provisional rating
    /// rests.
    pub games: u16,
    /// The development coefficient K; 0 if the list does not tell.
    pub k: u8,
}

/// A player in a rating list.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ListedPlayer {
    /// The FIDE identity number; 0 if a list of members does not tell it.
    pub fide_id: u32,
    /// The number in US Chess; 0 in lists of FIDE.
    pub member_id: u32,
    /// The two letters of the state of a member.
    pub state: String,
    /// The last day of the membership.
    pub expires: Option<Expiry>,
    /// The list has `JTP` in place of that day: a pupil without membership, who may play in sections for such.
    pub is_jtp: bool,
    /// The list says in place of that day that there is no membership.
    pub is_no_member: bool,
    /// The name as listed, usually "Family name, Given name".
    pub name: String,
    pub federation: Option<Federation>,
    pub sex: Option<Sex>,
    pub title: Option<Title>,
    /// The women's title, which stands in a column of its own.
    pub womens_title: Option<Title>,
    /// Titles of arbiters, organisers and trainers as listed, such as `IA,FT`.
    pub other_titles: String,
    pub standard: Option<ListedRating>,
    pub rapid: Option<ListedRating>,
    pub blitz: Option<ListedRating>,
    /// The year of birth.
    pub birth_year: Option<u16>,
    /// Whether the list marks the player as inactive.
    pub inactive: bool,
}

impl ListedPlayer {
    /// The rating for a rate of play.
    pub fn rating(&self, kind: RatingKind) -> Option<ListedRating> {
        match kind {
            RatingKind::Standard => self.standard,
            RatingKind::Rapid => self.rapid,
            RatingKind::Blitz => self.blitz,
        }
    }

    pub(super) fn rating_mut(&mut self, kind: RatingKind) -> &mut Option<ListedRating> {
        match kind {
            RatingKind::Standard => &mut self.standard,
            RatingKind::Rapid => &mut self.rapid,
            RatingKind::Blitz => &mut self.blitz,
        }
    }

    /// The standard rating, or the highest of the others for who has none.
    pub fn strength(&self) -> u16 {
        let rating = |rating: Option<ListedRating>| rating.map_or(0, |rating| rating.rating);
        match rating(self.standard) {
            0 => rating(self.rapid).max(rating(self.blitz)),
            standard => standard,
        }
    }

    /// The higher of the two titles, by the order of the initial ranking (C.04.2.B.2).
    pub fn highest_title(&self) -> Option<Title> {
        self.title.into_iter().chain(self.womens_title).min()
    }

    /// The player as entered in an event at this rate of play. Who has no rating for it has none
    /// here either: whether another one may stand in is for the event's rules to say. The month of the
    /// list is for who knows it to add.
    pub fn to_player(&self, kind: RatingKind) -> Player {
        let rating = self.rating(kind);
        if self.member_id > 0 {
            return self.to_member(rating);
        }
        Player {
            sex: self.sex,
            title: self.highest_title(),
            federation: self.federation,
            fide_id: Some(self.fide_id),
            fide_rating: rating.map(|rating| rating.rating),
            birth: self
                .birth_year
                .and_then(|year| BirthDate::new(year, None, None)),
            rating_facts: self.rating_facts(kind),
            ..Player::named(&self.name)
        }
    }

    /// A member of US Chess, whose ratings are national ones.
    fn to_member(&self, rating: Option<ListedRating>) -> Player {
        let state = Some(self.state.clone()).filter(|state| !state.is_empty());
        let games = rating.map(|rating| rating.games).filter(|games| *games > 0);
        Player {
            sex: self.sex,
            title: self.highest_title(),
            federation: self.federation,
            fide_id: Some(self.fide_id).filter(|id| *id > 0),
            national_id: Some(format!("{:08}", self.member_id)),
            national_rating: rating.map(|rating| rating.rating),
            membership: Membership {
                state,
                expires: self.expires,
                provisional_games: games,
            },
            birth: self
                .birth_year
                .and_then(|year| BirthDate::new(year, None, None)),
            ..Player::named(&self.name)
        }
    }

    /// K as listed. The list counts the games of its own period only, which says nothing of how many
    /// a player has played in all. K is 10 for those who have reached 2400 once.
    fn rating_facts(&self, kind: RatingKind) -> RatingFacts {
        let rating = self.rating(kind);
        let k = rating.map(|rating| u16::from(rating.k)).filter(|k| *k > 0);
        let high = rating.is_some_and(|rating| rating.rating >= 2400);
        RatingFacts {
            k,
            reached_2400: (k == Some(10) || high).then_some(true),
            ..RatingFacts::default()
        }
    }

    /// A title as written. What is not a player's title is kept with the other titles.
    pub(super) fn read_title(&mut self, text: &str) -> Option<Title> {
        let title = text.parse().ok();
        if title.is_none() && !text.is_empty() {
            self.add_other_title(text);
        }
        title
    }

    pub(super) fn add_other_title(&mut self, text: &str) {
        if !self.other_titles.is_empty() && !text.is_empty() {
            self.other_titles.push(',');
        }
        self.other_titles.push_str(text);
    }

    /// The flag column: `i` for inactive, `w` for a woman, `wi` for both.
    pub(super) fn read_flag(&mut self, flag: &str) {
        self.inactive = flag.contains(['i', 'I']);
        if flag.contains(['w', 'W']) {
            self.sex = self.sex.or(Some(Sex::Female));
        }
    }
}

/// The month that heads the rating column of a list for one rate of play, such as `OCT26`.
pub(super) fn month_of_heading(heading: &str) -> Option<ListDate> {
    const MONTHS: &str = "janfebmaraprmayjunjulaugsepoctnovdec";
    let (month, year) = heading.split_at_checked(3)?;
    let place = MONTHS.find(&month.to_ascii_lowercase())?;
    if year.len() != 2 || !year.bytes().all(|digit| digit.is_ascii_digit()) || place % 3 != 0 {
        return None;
    }
    let year: u16 = year.parse().ok()?;
    // FIDE's lists began in 1971.
    let century = if year > 70 { 1900 } else { 2000 };
    ListDate::new(century + year, u8::try_from(place / 3 + 1).ok()?)
}
