//! A player as typed into a form.

use std::fmt::Display;
use std::str::FromStr;

use serde::Serialize;

use adoube_tournament::{Membership, Player, RatingFacts, RatingSources, Sex};
use serde::Deserialize;

use crate::texts::fill;

/// What is typed of a player: every field as text.
#[derive(Clone, Debug, Default, PartialEq, Eq, Deserialize)]
#[serde(default)]
pub(crate) struct TypedPlayer {
    pub name: String,
    /// F, M or nothing.
    pub sex: String,
    pub title: String,
    pub federation: String,
    /// The FIDE identity number.
    pub fide_id: String,
    /// The FIDE rating.
    pub fide_rating: String,
    /// The identity in the national federation.
    pub national_id: String,
    /// The national rating.
    pub national_rating: String,
    /// The state of a member.
    pub state: String,
    /// The last day of a membership.
    pub expires: String,
    /// On how many games a provisional rating rests.
    pub provisional_games: String,
    /// A rating given by the arbiter.
    pub assigned_rating: String,
    /// The development coefficient K.
    pub k: String,
    /// Rated games in all.
    pub games: String,
    /// The standard rating of who has none for rapid or blitz.
    pub standard: String,
    /// Whether a published rating ever was 2400: yes, no or nothing.
    pub reached_2400: String,
    /// The month of the rating list that says so.
    pub list: String,
    /// The date or year of birth.
    pub birth: String,
    pub club: String,
    /// The grade at school.
    pub grade: String,
    pub notes: String,
}

impl TypedPlayer {
    /// What is known of a player, as it would be typed.
    pub(crate) fn of(player: &Player) -> TypedPlayer {
        let sex = player.sex.map(|sex| match sex {
            Sex::Female => "F",
            Sex::Male => "M",
        });
        TypedPlayer {
            name: player.name.clone(),
            sex: sex.unwrap_or_default().to_owned(),
            title: text(player.title),
            federation: text(player.federation),
            fide_id: text(player.fide_id),
            fide_rating: text(player.fide_rating),
            national_id: text(player.national_id.as_ref()),
            national_rating: text(player.national_rating),
            state: text(player.membership.state.as_ref()),
            expires: text(player.membership.expires),
            provisional_games: text(player.membership.provisional_games),
            assigned_rating: text(player.assigned_rating),
            k: text(player.rating_facts.k),
            games: text(player.rating_facts.games),
            standard: text(player.rating_facts.standard),
            reached_2400: match player.rating_facts.reached_2400 {
                Some(true) => "yes".to_owned(),
                Some(false) => "no".to_owned(),
                None => String::new(),
            },
            list: text(player.rating_facts.list),
            birth: text(player.birth),
            club: text(player.club.as_ref()),
            grade: text(player.grade),
            notes: text(player.notes.as_ref()),
        }
    }

    /// The player, or what is wrong.
    pub(crate) fn read(&self) -> Result<Player, String> {
        let player = Player {
            name: self.name.split_whitespace().collect::<Vec<_>>().join(" "),
            sex: read(&self.sex)?,
            title: read(&self.title)?,
            federation: read(&self.federation)?,
            fide_id: number(&self.fide_id)?,
            fide_rating: rating(&self.fide_rating)?,
            national_id: words(&self.national_id),
            national_rating: rating(&self.national_rating)?,
            assigned_rating: rating(&self.assigned_rating)?,
            rating_facts: self.rating_facts()?,
            rating_sources: RatingSources::default(),
            later_ratings: Vec::new(),
            membership: self.membership()?,
            birth: read(&self.birth)?,
            club: words(&self.club),
            grade: read(&self.grade)?,
            notes: words(&self.notes),
        };
        player.check().map_err(|why| crate::texts::tell(&why))?;
        Ok(player)
    }

    fn membership(&self) -> Result<Membership, String> {
        let games = figure(&self.provisional_games)?;
        let games = games.map(|games| u16::try_from(games).unwrap_or(u16::MAX));
        Ok(Membership {
            state: words(&self.state),
            expires: read(&self.expires)?,
            provisional_games: games,
        })
    }

    fn rating_facts(&self) -> Result<RatingFacts, String> {
        Ok(RatingFacts {
            k: coefficient(&self.k)?,
            games: figure(&self.games)?,
            reached_2400: match self.reached_2400.trim() {
                "yes" => Some(true),
                "no" => Some(false),
                _ => None,
            },
            list: read(&self.list)?,
            standard: (figure(&self.standard)?).and_then(|rating| u16::try_from(rating).ok()),
        })
    }
}

fn text(value: Option<impl Display>) -> String {
    value.map_or(String::new(), |value| value.to_string())
}

fn words(typed: &str) -> Option<String> {
    Some(typed.trim().to_owned()).filter(|typed| !typed.is_empty())
}

fn read<T: FromStr<Err: Serialize>>(typed: &str) -> Result<Option<T>, String> {
    let typed = words(typed);
    let value = typed.map(|typed| typed.parse()).transpose();
    value.map_err(|why: T::Err| crate::texts::tell(&why))
}

/// A number, also nought.
fn figure(typed: &str) -> Result<Option<u32>, String> {
    let typed = words(typed);
    let value = typed.as_ref().map(|typed| typed.parse()).transpose();
    value.map_err(|_| fill("entries-not-a-number", &[&typed.unwrap_or_default()]))
}

fn number(typed: &str) -> Result<Option<u32>, String> {
    Ok(figure(typed)?.filter(|number| *number > 0))
}

/// No K is higher.
const HIGHEST_K: u32 = 40;

fn coefficient(typed: &str) -> Result<Option<u16>, String> {
    let unfit = || fill("entries-not-a-number", &[&typed.trim()]);
    let value = number(typed)?.map(|k| u16::try_from(k).ok().filter(|_| k <= HIGHEST_K));
    value.map(|k| k.ok_or_else(unfit)).transpose()
}

/// Nobody has been rated higher.
const HIGHEST: u32 = 4000;

/// A rating; 0 means that there is none, as in FIDE's lists.
fn rating(typed: &str) -> Result<Option<u16>, String> {
    let unfit = || fill("entries-not-a-rating", &[&typed.trim()]);
    let Some(value) = number(typed).map_err(|_| unfit())? else {
        return Ok(None);
    };
    let rating = u16::try_from(value).ok();
    let rating = rating.filter(|_| value <= HIGHEST).ok_or_else(unfit)?;
    Ok(Some(rating))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_typed_is_read_and_shown_again() {
        let typed = TypedPlayer {
            name: "  Ivory,   Rook ".to_owned(),
            sex: "F".to_owned(),
            title: "wim".to_owned(),
            federation: "nor".to_owned(),
            fide_id: "90000001".to_owned(),
            fide_rating: "2150".to_owned(),
            birth: "1990-05-01".to_owned(),
            grade: "k".to_owned(),
            national_rating: "0".to_owned(),
            state: "FL".to_owned(),
            expires: "12/31/2026".to_owned(),
            provisional_games: "12".to_owned(),
            k: "40".to_owned(),
            games: "0".to_owned(),
            reached_2400: "no".to_owned(),
            list: "2026-10".to_owned(),
            ..TypedPlayer::default()
        };
        let player = typed.read().unwrap();
        assert_eq!(player.name, "Ivory, Rook");
        assert_eq!(player.national_rating, None);
        let again = TypedPlayer::of(&player);
        assert_eq!(again.title, "WIM");
        assert_eq!(again.grade, "K");
        assert_eq!(player.rating_facts.k, Some(40));
        assert_eq!(player.rating_facts.games, Some(0));
        assert_eq!(player.rating_facts.reached_2400, Some(false));
        assert_eq!(again.read(), Ok(player));
    }

    #[test]
    fn what_cannot_be_is_told() {
        let named = |change: fn(&mut TypedPlayer)| {
            let mut typed = TypedPlayer {
                name: "X".to_owned(),
                ..TypedPlayer::default()
            };
            change(&mut typed);
            typed.read()
        };
        assert!(named(|_| {}).is_ok());
        for wrong in [
            named(|typed| typed.name = " ".to_owned()),
            named(|typed| typed.name = "x".repeat(201)),
            named(|typed| typed.title = "Dr".to_owned()),
            named(|typed| typed.federation = "Norway".to_owned()),
            named(|typed| typed.fide_rating = "4001".to_owned()),
            named(|typed| typed.assigned_rating = "70000".to_owned()),
            named(|typed| typed.national_rating = "-5".to_owned()),
            named(|typed| typed.fide_id = "twelve".to_owned()),
            named(|typed| typed.birth = "yesterday".to_owned()),
            named(|typed| typed.grade = "13".to_owned()),
            named(|typed| typed.k = "400".to_owned()),
            named(|typed| typed.games = "some".to_owned()),
            named(|typed| typed.list = "October".to_owned()),
            named(|typed| typed.expires = "soon".to_owned()),
            named(|typed| typed.club = "a\u{7}b".to_owned()),
        ] {
            assert!(!wrong.unwrap_err().is_empty());
        }
    }
}
