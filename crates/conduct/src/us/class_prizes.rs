//! Classes that are paired for themselves in the last round may be so only if nobody of the class can win more from
//! the places than its first prize (29I).

use adoube_journal::{Event, PairRound, Section};
use adoube_pairing::facts::Article;
use adoube_pairing::us::entries::may_pair_by_class;
use adoube_prizes::{Fund, Money, Prize};
use adoube_tournament::{EntrantId, Points, Purpose, RoundNumber, Tournament};

use super::section::{PairedClass, UsSection};
use crate::articles::US_CLASS_PAIRINGS;
use crate::prizes::fund_of;
use crate::rounds::{Finding, Found, Severity};

/// What is to be said when the last round is paired with such classes, as far as the prize fund tells it.
pub(crate) fn remarks(event: &Event, section: &Section, pair: &PairRound) -> Vec<Finding> {
    let announced = UsSection::read(&section.settings);
    let is_last = pair.round.0 == section.settings.rounds;
    if !is_last || announced.paired_classes.is_empty() {
        return Vec::new();
    }
    let fund = fund_of(event, section).ok().flatten();
    let (Some(fund), Ok(tournament)) = (fund, section.snapshot()) else {
        return Vec::new();
    };
    let year = (event.details.starts).and_then(|day| u16::try_from(day.year()).ok());
    let reach = Reach::of(&tournament, pair.round, &fund);
    let classes = announced.paired_classes.iter().filter_map(|class| {
        let first = first_prize(&fund, class)?;
        let players = class.members(section, year);
        let prizes: Vec<Money> = players.iter().map(|id| reach.best_prize(*id)).collect();
        (!may_pair_by_class(first, &prizes)).then(|| {
            let class = class.written();
            let found = Found::ClassMayWinPlace { class };
            let article = Article::Of(US_CLASS_PAIRINGS);
            Finding::new(Severity::Weaker, found, article, &players)
        })
    });
    classes.collect()
}

/// The first prize of a class in the fund: of the category with its name, or for its ratings.
fn first_prize(fund: &Fund, class: &PairedClass) -> Option<Money> {
    let mut categories = fund.categories.iter();
    let category = categories.find(|category| match class {
        PairedClass::Category(name) => category.name.eq_ignore_ascii_case(name),
        PairedClass::Ratings { from, to } => {
            let span = category.who.ratings();
            span.is_some_and(|span| span.lowest() == *from && span.highest() == Some(*to))
        }
    });
    category?.prizes.first()?.cash
}

/// Who can come how high with a win in the last round.
struct Reach<'r> {
    tournament: &'r Tournament,
    scores: Vec<(EntrantId, Points)>,
    places: &'r [Prize],
}

impl<'r> Reach<'r> {
    fn of(tournament: &'r Tournament, last: RoundNumber, fund: &'r Fund) -> Reach<'r> {
        let before = last.previous().unwrap_or(RoundNumber(0));
        let entrants = tournament.entrants().iter();
        let score = |id| tournament.score(id, before, Purpose::Standings);
        Reach {
            tournament,
            scores: entrants.map(|one| (one.id, score(one.id))).collect(),
            places: &fund.place.prizes,
        }
    }

    /// The place prize of the best place that is still possible: behind those only who have more already.
    fn best_prize(&self, id: EntrantId) -> Money {
        let own = self.scores.iter().find(|(other, _)| *other == id);
        let won =
            own.map_or(Points::ZERO, |(_, score)| *score) + self.tournament.point_system().win;
        let ahead = self.scores.iter().filter(|(_, score)| *score > won).count();
        let prize = self.places.get(ahead);
        prize.and_then(|prize| prize.cash).unwrap_or_default()
    }
}
