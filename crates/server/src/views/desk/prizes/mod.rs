//! Who wins what.

mod finishers;
mod table;

use adoube_journal::Section;
use adoube_prizes::{Difference, Division, Finisher, Fund, Money, divide, lint, reconcile};
use adoube_tournament::{EntrantId, PairingNumber};
use askama::Template;

use super::{DeskHead, Tab};
use crate::error::PageError;
use crate::events::{PublicEvent, PublicSection, Shown};
use crate::guard::AtDesk;
use crate::people::Right;
use crate::texts::fill;
use crate::views::score::Score;
use crate::views::standings::Ranked;

pub use table::{CategoryRow, FundTable, KINDS, PlaceRow, kind_name};

/// The prize fund of a section and its division as things stand.
#[derive(Template)]
#[template(path = "desk/prizes.html")]
pub struct PrizesPage {
    head: DeskHead,
    url: String,
    /// May change the fund.
    writes: bool,
    /// The text of the fund.
    text: String,
    /// Why the text is not a fund, or cannot be divided.
    wrong: Option<String>,
    /// The section is finished: the division is final.
    finished: bool,
    remarks: Vec<(String, &'static str)>,
    division: Option<DivisionView>,
    /// The fund as a table, if a table can hold it.
    table: Option<FundTable>,
    places: Vec<PlaceRow>,
    categories: Vec<CategoryRow>,
    compared: Option<Compared>,
}

/// A division as it is shown.
pub struct DivisionView {
    lines: Vec<AwardLine>,
    fund: String,
    paid: String,
    residue: Option<String>,
    unawarded: Vec<String>,
    questions: Vec<String>,
}

struct AwardLine {
    rank: String,
    number: String,
    name: String,
    points: Score,
    cash: String,
    things: String,
    why: Vec<String>,
}

/// A division held against somebody else's computation.
pub struct Compared {
    typed: String,
    /// Where they differ; empty if they agree.
    differences: Vec<String>,
}

/// What the desk knows of a section when it divides prizes.
pub struct Prizes<'s> {
    section: &'s Section,
    fund: Result<Option<Fund>, String>,
    finishers: Vec<Finisher>,
    division: Option<Result<Division, String>>,
}

impl<'s> Prizes<'s> {
    /// The fund of a section divided as things stand.
    pub fn of(event: &PublicEvent, seen: &PublicSection, section: &'s Section) -> Prizes<'s> {
        let fund = read(section.prize_fund.as_deref());
        let ranked = Ranked::players(event, seen, seen.latest_round());
        let finishers = finishers::finishers(section, &ranked);
        let entries = u32::try_from(section.draft.entrants.len()).unwrap_or(u32::MAX);
        let division = fund.as_ref().ok().and_then(Option::as_ref).map(|fund| {
            // Ages without a day of their own are those of the event.
            let date = fund.date.or(event.details.starts);
            let fund = Fund {
                date,
                ..fund.clone()
            };
            divide(&fund, &finishers, entries).map_err(|error| error.to_string())
        });
        Prizes {
            section,
            fund,
            finishers,
            division,
        }
    }

    /// The division itself; `None` if there is no fund.
    pub fn divided(self) -> Result<Option<Division>, String> {
        self.fund?;
        self.division.transpose()
    }

    /// The division as it is shown.
    pub fn shown(&self) -> Option<DivisionView> {
        let division = self.division.as_ref()?.as_ref().ok()?;
        Some(self.view(division))
    }

    /// Holds the division against lines of a pairing number and an amount.
    pub fn compare(&self, typed: &str) -> Result<Compared, PageError> {
        let lines = typed.lines().filter(|line| !line.trim().is_empty());
        let other: Vec<(EntrantId, Money)> = lines
            .map(|line| self.typed_award(line))
            .collect::<Result<_, _>>()?;
        let division = self.division.as_ref().and_then(|found| found.as_ref().ok());
        let division = division.ok_or(PageError::NotFound)?;
        let differences = reconcile(division, &other);
        let differences = differences.iter().map(|one| self.difference(division, one));
        Ok(Compared {
            typed: typed.to_owned(),
            differences: differences.collect(),
        })
    }

    fn typed_award(&self, line: &str) -> Result<(EntrantId, Money), PageError> {
        let read = || {
            let mut words = line.split([' ', '\t', ';']).filter(|word| !word.is_empty());
            let number = PairingNumber::new(words.next()?.parse().ok()?)?;
            let amount = words.next()?.parse().ok()?;
            let mut entrants = self.section.draft.entrants.iter();
            let entrant = entrants.find(|one| one.pairing_number == Some(number))?;
            Some((entrant.id, amount))
        };
        read().ok_or_else(|| PageError::Unfit(fill("prizes-not-a-line", &[&line])))
    }

    fn difference(&self, division: &Division, one: &Difference) -> String {
        let show = |amount| division.currency.show(amount);
        let name = self.section.label(one.entrant);
        fill(
            "prizes-difference",
            &[&name, &show(one.here), &show(one.there)],
        )
    }

    fn view(&self, division: &Division) -> DivisionView {
        let show = |amount| division.currency.show(amount);
        let lines = division.awards.iter().map(|award| {
            let finisher = self.finishers.iter().find(|one| one.id == award.entrant);
            let entrant = self.section.entrant(award.entrant);
            let number = entrant.and_then(|entrant| entrant.pairing_number);
            let objects = award.objects.iter().map(|won| won.object.clone());
            let things: Vec<String> = objects.chain(award.titles.iter().cloned()).collect();
            AwardLine {
                rank: finisher.map_or(String::new(), |one| one.rank.to_string()),
                number: number.map_or(String::new(), |number| number.to_string()),
                name: award.name.clone(),
                points: finisher.map(|one| one.points).unwrap_or_default().into(),
                cash: show(award.cash),
                things: things.join(", "),
                why: award.lines.clone(),
            }
        });
        let unawarded = division.unawarded.iter().map(|one| {
            let what = one.object.clone().unwrap_or_else(|| show(one.cash));
            format!("{}, {what}: {}", one.label, one.reason)
        });
        let questions = division.questions.iter();
        DivisionView {
            lines: lines.collect(),
            fund: show(division.fund),
            paid: show(division.paid),
            residue: (!division.residue.is_zero()).then(|| show(division.residue)),
            unawarded: unawarded.collect(),
            questions: questions.map(|question| question.text.clone()).collect(),
        }
    }
}

/// Reads the text of a fund; there may be none.
pub fn read(text: Option<&str>) -> Result<Option<Fund>, String> {
    let fund = text.map(Fund::from_toml).transpose();
    fund.map_err(|error| error.to_string())
}

impl PrizesPage {
    /// The page of a section's prizes, perhaps with another computation beside.
    pub fn of(
        shown: &Shown,
        at: &AtDesk,
        prizes: &Prizes<'_>,
        compared: Option<Compared>,
    ) -> PrizesPage {
        let section = prizes.section;
        let division = prizes.division.as_ref();
        let cannot = division.and_then(|found| found.as_ref().err().cloned());
        let fund = prizes.fund.as_ref().ok();
        let table = match fund {
            Some(Some(fund)) => FundTable::of(fund),
            Some(None) => Some(FundTable {
                currency: "EUR".to_owned(),
                method: "equal".to_owned(),
                ..FundTable::default()
            }),
            None => None,
        };
        let remarks = fund.and_then(Option::as_ref).map(lint).unwrap_or_default();
        let remarks = remarks.into_iter();
        PrizesPage {
            head: DeskHead::of_section(shown, at, section, Tab::Prizes),
            url: format!("/desk/{}/{}/prizes", at.event, section.id),
            writes: at.member.may(Right::Settings),
            text: section.prize_fund.clone().unwrap_or_default(),
            wrong: prizes.fund.as_ref().err().cloned().or(cannot),
            finished: section.finished,
            remarks: remarks
                .map(|remark| (remark.text, remark.article))
                .collect(),
            division: prizes.shown(),
            places: table.iter().flat_map(FundTable::place_rows).collect(),
            categories: table.iter().flat_map(FundTable::category_rows).collect(),
            table,
            compared,
        }
    }
}
