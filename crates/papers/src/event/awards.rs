//! Diplomas, certificates and receipts of prizes.

use adoube_conduct::prizes::{entries_counted, finishers, fund_of};
use adoube_conduct::ranking::Ranking;
use adoube_prizes::divide;
use adoube_tournament::{Entrant, EntrantId, Purpose};
use adoube_words::Values;

use super::{Desk, NoPaper, PaperKind, PaperRequest, halves};
use crate::collate::name_key;
use crate::document::{Card, Cards, Document, Part};

/// Places that get a diploma.
const PLACES: usize = 3;

/// A player as one is called in a sentence: title, first name, family name.
fn called(entrant: &Entrant) -> String {
    let name = &entrant.player.name;
    let name = match name.split_once(',') {
        Some((family, first)) => format!("{} {}", first.trim(), family.trim()),
        None => name.clone(),
    };
    let title = entrant.player.title;
    title.map_or_else(|| name.clone(), |title| format!("{title} {name}"))
}

impl Desk<'_> {
    /// For the first three, teams or players, or for the one who is asked for.
    pub(super) fn diplomas(&self, asked: &PaperRequest) -> Result<Document, NoPaper> {
        let after = self.tournament.paired_rounds();
        let ranking = self.ranking(after);
        let of_teams = ranking.field.is_for_teams();
        let lines = ranking.standings.lines().iter().filter(|line| {
            let id = ranking.field.participants()[line.place].id;
            match asked.player {
                Some(player) => !of_teams && player.0 == id,
                None => line.rank <= PLACES,
            }
        });
        let papers = lines.map(|line| {
            let one = &ranking.field.participants()[line.place];
            let name = match of_teams {
                true => one.name.clone(),
                false => self
                    .entrant(EntrantId(one.id))
                    .map_or_else(String::new, called),
            };
            let place = self.with("paper-diploma-place", &line.rank);
            let points = halves(line.points);
            let rounds = self.words.fill(
                "paper-diploma-points",
                &Values::default()
                    .and("points", &points)
                    .and("rounds", &after.0),
            );
            let mut said = vec![Part::bold(place, 26.0).centred()];
            if !ranking.by_round_reached {
                said.push(Part::sized(rounds, 13.0).centred());
            }
            self.certificate_page(self.t("paper-diploma"), &name, said)
        });
        self.pages(PaperKind::Diplomas, papers.collect())
    }

    /// For everybody who played.
    pub(super) fn participation(&self, asked: &PaperRequest) -> Result<Document, NoPaper> {
        let after = self.tournament.paired_rounds();
        let mut entrants: Vec<_> = self.tournament.entrants().iter().collect();
        entrants.retain(|one| asked.player.is_none_or(|player| player == one.id));
        entrants.sort_by_cached_key(|one| name_key(&one.player.name));
        let papers = entrants.into_iter().map(|one| {
            let points = halves(self.tournament.score(one.id, after, Purpose::Standings));
            let played = self.words.fill(
                "paper-diploma-points",
                &Values::default()
                    .and("points", &points)
                    .and("rounds", &after.0),
            );
            let said = vec![
                Part::sized(self.t("paper-took-part"), 15.0).centred(),
                Part::sized(played, 13.0).centred(),
            ];
            self.certificate_page(self.t("paper-certificate"), &called(one), said)
        });
        self.pages(PaperKind::Participation, papers.collect())
    }

    fn pages(&self, kind: PaperKind, cards: Vec<Card>) -> Result<Document, NoPaper> {
        if cards.is_empty() {
            return Err(NoPaper::NoPlayer);
        }
        let parts = vec![Part::Cards(Cards {
            columns: 1,
            height: 186.0,
            framed: true,
            certificate: true,
            cards,
        })];
        let paper = self.document(kind, self.t(kind.title()), parts);
        Ok(Document {
            landscape: true,
            bare: true,
            ..paper
        })
    }

    /// A page to be framed.
    fn certificate_page(&self, what: &str, name: &str, said: Vec<Part>) -> Card {
        let details = &self.event.details;
        let where_and_when: Vec<String> = details
            .place
            .clone()
            .into_iter()
            .chain(self.days())
            .collect();
        let mut parts = vec![
            Part::bold(what.to_uppercase(), 34.0).centred(),
            Part::Space { height: 8.0 },
            Part::sized(&*details.name, 18.0).centred(),
            Part::sized(&*self.section.settings.name, 13.0).centred(),
            Part::Space { height: 10.0 },
            Part::bold(name, 32.0).centred(),
            Part::Space { height: 6.0 },
        ];
        parts.extend(said);
        parts.push(Part::Space { height: 8.0 });
        parts.push(Part::sized(where_and_when.join(", "), 12.0).centred());
        parts.push(Part::Space { height: 6.0 });
        let chief = details.chief_arbiter.clone().unwrap_or_default();
        let organiser = details.organiser.clone().unwrap_or_default();
        let sign = |label: &str, name: String| match name.is_empty() {
            true => self.t(label).to_owned(),
            false => format!("{}: {name}", self.t(label)),
        };
        parts.push(Part::Signatures {
            labels: vec![
                sign("papers-case-chief-arbiter", chief),
                sign("papers-case-organiser", organiser),
            ],
        });
        Card {
            parts,
            centred: true,
        }
    }

    /// A receipt for each who won something.
    pub(super) fn prize_receipts(&self) -> Result<Document, NoPaper> {
        let fund = fund_of(self.event, self.section)
            .ok()
            .flatten()
            .ok_or(NoPaper::NoPrizes)?;
        let after = self.tournament.paired_rounds();
        let (details, settings) = (&self.event.details, &self.section.settings);
        let ranking = Ranking::of_players(details, settings, &self.tournament, after);
        let finishers = finishers(self.section, &self.tournament, &ranking);
        let entries = entries_counted(self.event, self.section, &fund).entries;
        let division = divide(&fund, &finishers, entries).map_err(|_| NoPaper::NoPrizes)?;
        let cards = division.awards.iter().map(|award| {
            let cash = self.words.tell(&division.currency.amount(award.cash));
            let things = award
                .objects
                .iter()
                .map(|won| won.object.clone())
                .chain(award.titles.iter().cloned());
            let things: Vec<String> = award
                .cash
                .is_positive()
                .then_some(cash)
                .into_iter()
                .chain(things)
                .collect();
            let place = finishers
                .iter()
                .find(|one| one.id == award.entrant)
                .map(|one| one.rank);
            let place =
                place.map_or_else(String::new, |rank| self.with("paper-diploma-place", &rank));
            Card {
                centred: false,
                parts: vec![
                    Part::bold(self.t("paper-prize-receipt"), 13.0),
                    Part::sized(format!("{} · {}", details.name, settings.name), 8.0),
                    Part::bold(award.name.clone(), 12.0),
                    Part::sized(place, 9.0),
                    Part::bold(things.join(", "), 14.0),
                    Part::sized(self.t("paper-prize-received"), 8.5),
                    self.sign(&[
                        "papers-signature",
                        "papers-sign-date",
                        "papers-case-organiser",
                    ]),
                ],
            }
        });
        let cards: Vec<Card> = cards.collect();
        match cards.is_empty() {
            true => Err(NoPaper::NoPrizes),
            false => Ok(self.pieces(PaperKind::PrizeReceipts, 2, 68.0, cards)),
        }
    }
}
