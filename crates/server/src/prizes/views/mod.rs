//! Who wins what.

mod kinds;
pub(crate) mod public;
mod table;

use std::collections::BTreeMap;

use adoube_bodies::names::SectionNames;
use adoube_conduct::announcement;
use adoube_conduct::prizes::{EntriesCounted, entries_counted, finishers, fund_of};
use adoube_journal::{Event, Section};
use adoube_prizes::{
    CountedEntries, Currency, Difference, Division, Finisher, Fund, FundNow, Method, Money, Remark,
    RemarkKind, divide, fund_now, lint, reconcile,
};
use adoube_tournament::{EntrantId, PairingNumber, Points};
use askama::Template;
use jiff::civil::Date;

use crate::auth::Right;
use crate::error::PageError;
use crate::events::{EventView, PublicEvent, PublicSection};
use crate::guard::AtDesk;
use crate::paths;
use crate::texts::{fill, t, tell, tell_with};
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::ranking::ranking_of_players;
use crate::ui::score::Score;
use adoube_conduct::announcement::stored;

pub(crate) use kinds::{KINDS, kind_name};
pub(crate) use table::{CategoryRow, FundTable, PlaceRow, SectionFacts};

/// The prize fund of a section and its division as things stand.
#[derive(Template)]
#[template(path = "prizes/prizes.html")]
pub(crate) struct PrizesPage {
    head: DeskHead,
    url: paths::desk::Prizes,
    /// May change the fund.
    writes: bool,
    /// The text of the fund.
    text: String,
    /// Why the text is not a fund, or cannot be divided.
    wrong: Option<String>,
    /// The section is finished: the division is final.
    finished: bool,
    /// What is advised, with its article.
    remarks: Vec<Advice>,
    /// What the players must be told, with its article.
    announce: Vec<Advice>,
    /// Where that is announced.
    settings_url: String,
    division: Option<DivisionView>,
    /// What the prizes are by the entries counted, if they depend on them.
    based_on: Option<BasedOnView>,
    /// The fund as a table, if a table can hold it.
    table: Option<FundTable>,
    places: Vec<PlaceRow>,
    categories: Vec<CategoryRow>,
    /// There are categories of the settings among them.
    offers: bool,
    compared: Option<Compared>,
}

/// Advice and the article it comes from.
type Advice = (String, String);

/// A division as it is shown.
pub(crate) struct DivisionView {
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

/// What prizes based on entries are as things stand.
pub(crate) struct BasedOnView {
    /// How many entries count, and of which sections.
    counted: String,
    /// Which entries those are.
    which: &'static str,
    /// The prizes: what each is called, as advertised, now, and why.
    lines: Vec<[String; 4]>,
    advertised: String,
    now: String,
}

/// A division held against somebody else's computation.
pub(crate) struct Compared {
    typed: String,
    /// Where they differ; empty if they agree.
    differences: Vec<String>,
}

/// What the desk knows of a section when it divides prizes.
pub(crate) struct Prizes<'s> {
    section: &'s Section,
    given: SectionFacts<'s>,
    fund: Result<Option<Fund>, String>,
    /// The entries that count for the fund, and what its prizes are by them.
    based_on: Option<(EntriesCounted, FundNow)>,
    finishers: Vec<Finisher>,
    /// What everybody scored; in a knockout it is not what ranks.
    points: BTreeMap<EntrantId, Points>,
    division: Option<Result<Division, String>>,
}

impl<'s> Prizes<'s> {
    /// The fund of a section divided as things stand.
    pub(crate) fn of(
        whole: &Event,
        event: &PublicEvent,
        seen: &PublicSection,
        section: &'s Section,
    ) -> Prizes<'s> {
        let starts = event.details.starts;
        let fund = read(section.prize_fund.as_deref(), starts);
        // Who entered again wins by the latest entry (32C5).
        let ranking = ranking_of_players(event, seen, seen.latest_round())
            .as_ref()
            .clone()
            .with_one_entry_each(&seen.reentries, true);
        let finishers = finishers(section, &seen.tournament, &ranking);
        let participants = ranking.field.participants();
        let lines = ranking.standings.lines().iter();
        let points = lines.map(|line| (EntrantId(participants[line.place].id), line.points));
        let names = SectionNames::in_section(section);
        let to_divide = fund_of(whole, section).ok().flatten();
        let to_divide = to_divide.map(|fund| (entries_counted(whole, section, &fund), fund));
        let division = to_divide.as_ref().map(|(counted, fund)| {
            let divided = divide(fund, &finishers, counted.entries);
            divided.map_err(|error| tell_with(&error, &names))
        });
        let based_on = to_divide.filter(|(_, fund)| fund.based_on.is_some());
        let based_on = based_on.map(|(counted, fund)| {
            let now = fund_now(&fund, counted.entries);
            (counted, now)
        });
        Prizes {
            section,
            given: SectionFacts {
                starts,
                categories: &section.settings.categories,
            },
            fund,
            based_on,
            finishers,
            points: points.collect(),
            division,
        }
    }

    /// The division, if there is a fund and it can be divided.
    pub(crate) fn division(&self) -> Option<&Division> {
        self.division.as_ref()?.as_ref().ok()
    }

    /// The place of somebody in the standings; empty if there is none.
    pub(crate) fn rank(&self, entrant: EntrantId) -> String {
        let finisher = self.finisher(entrant);
        finisher.map_or(String::new(), |one| one.rank.to_string())
    }

    fn finisher(&self, entrant: EntrantId) -> Option<&Finisher> {
        self.finishers.iter().find(|one| one.id == entrant)
    }

    /// The entries that count, and what the prizes are by them, if they depend on them.
    pub(crate) fn based_on(&self) -> Option<&(EntriesCounted, FundNow)> {
        self.based_on.as_ref()
    }

    fn based_on_view(&self, whole: &Event) -> Option<BasedOnView> {
        let (counted, now) = self.based_on()?;
        let currency = &self.fund.as_ref().ok()?.as_ref()?.currency;
        let show = |amount| priced(currency, amount);
        let lines = now.prizes.iter().map(|prize| {
            [
                tell(&prize.label),
                show(prize.advertised),
                show(prize.now),
                tell(&prize.reason),
            ]
        });
        let goal = now.goal.unwrap_or(0);
        let mut said = fill("prizes-based-counted", &[&counted.entries, &goal]);
        if counted.sections.len() > 1 {
            let named = counted.sections.iter().map(|(id, entries)| {
                let section = whole.section(id);
                let name = section.map_or(id.as_str(), |one| one.settings.name.as_str());
                format!("{name} {entries}")
            });
            let named: Vec<String> = named.collect();
            said = format!(
                "{said} {}",
                fill("prizes-based-together", &[&named.join(", ")])
            );
        }
        if !counted.missing.is_empty() {
            let missing = counted.missing.join(", ");
            said = format!("{said} {}", fill("prizes-based-missing", &[&missing]));
        }
        Some(BasedOnView {
            counted: said,
            which: match counted.counts {
                CountedEntries::All => t("prizes-based-all-count"),
                CountedEntries::Paid => t("prizes-based-paid-count"),
            },
            lines: lines.collect(),
            advertised: show(now.advertised),
            now: show(now.now),
        })
    }

    /// The division itself; `None` if there is no fund.
    pub(crate) fn divided(self) -> Result<Option<Division>, String> {
        self.fund?;
        self.division.transpose()
    }

    /// What the players must still be told, and what else is advised, each with its article.
    fn remarks(&self, announced: &announcement::Prizes) -> (Vec<Advice>, Vec<Advice>) {
        let Ok(Some(fund)) = &self.fund else {
            return (Vec::new(), Vec::new());
        };
        let remarks = lint(fund).into_iter();
        let open = remarks.filter(|remark| is_unannounced(remark, fund, announced));
        let (announce, others): (Vec<Remark>, Vec<Remark>) = open.partition(is_announcement);
        let told = |remark: Remark| (tell(&remark.text), tell(&remark.article));
        let told = |remarks: Vec<Remark>| remarks.into_iter().map(told).collect();
        (told(announce), told(others))
    }

    /// The division as it is shown.
    pub(crate) fn shown(&self) -> Option<DivisionView> {
        Some(self.view(self.division()?))
    }

    /// Holds the division against lines of a pairing number and an amount.
    pub(crate) fn compare(&self, typed: &str) -> Result<Compared, PageError> {
        let lines = typed.lines().filter(|line| !line.trim().is_empty());
        let other: Vec<(EntrantId, Money)> = lines
            .map(|line| self.typed_award(line))
            .collect::<Result<_, _>>()?;
        let division = self.division().ok_or(PageError::NotFound)?;
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
        read().ok_or_else(|| PageError::BadRequest(fill("prizes-not-a-line", &[&line])))
    }

    fn difference(&self, division: &Division, one: &Difference) -> String {
        let show = |amount| priced(&division.currency, amount);
        let name = self.section.label(one.entrant);
        fill(
            "prizes-difference",
            &[&name, &show(one.here), &show(one.there)],
        )
    }

    fn view(&self, division: &Division) -> DivisionView {
        let show = |amount| priced(&division.currency, amount);
        let lines = division.awards.iter().map(|award| {
            let points = self.points.get(&award.entrant).copied();
            let entrant = self.section.entrant(award.entrant);
            let number = entrant.and_then(|entrant| entrant.pairing_number);
            let objects = award.objects.iter().map(|won| won.object.clone());
            let things: Vec<String> = objects.chain(award.titles.iter().cloned()).collect();
            AwardLine {
                rank: self.rank(award.entrant),
                number: number.map_or(String::new(), |number| number.to_string()),
                name: award.name.clone(),
                points: points.unwrap_or_default().into(),
                cash: show(award.cash),
                things: things.join(", "),
                why: award.lines.iter().map(tell).collect(),
            }
        });
        let unawarded = division.unawarded.iter().map(|one| {
            let cash = one.cash.is_positive().then(|| show(one.cash));
            let what: Vec<String> = cash.into_iter().chain(one.object.clone()).collect();
            let (label, reason) = (tell(&one.label), tell(&one.reason));
            fill("prizes-left", &[&label, &what.join(", "), &reason])
        });
        let questions = division.questions.iter();
        DivisionView {
            lines: lines.collect(),
            fund: show(division.fund),
            paid: show(division.paid),
            residue: (!division.residue.is_zero()).then(|| show(division.residue)),
            unawarded: unawarded.collect(),
            questions: questions.map(|question| tell(&question.text)).collect(),
        }
    }
}

/// An amount with its currency: `75.00 EUR`.
pub(crate) fn priced(currency: &Currency, amount: Money) -> String {
    fill(
        "prizes-amount",
        &[&tell(&currency.amount(amount)), &currency.code],
    )
}

/// Reads the text of a fund of an event that starts on a day; there may be none.
pub(crate) fn read(text: Option<&str>, starts: Option<Date>) -> Result<Option<Fund>, String> {
    let fund = text.map(|text| Fund::of_event(text, starts)).transpose();
    fund.map_err(|error| tell(&error))
}

/// The table to start with: what is announced of the prizes, or else the usual.
fn first_table(announced: &announcement::Prizes) -> FundTable {
    let currency = announced.currency.as_deref().map(str::trim);
    let method = match announced.division {
        Some(announcement::Division::Hort) => "hort",
        Some(announcement::Division::ByTieBreak) => "rank",
        Some(announcement::Division::Equal) | None => "equal",
    };
    FundTable {
        currency: currency.unwrap_or("EUR").to_owned(),
        method: method.to_owned(),
        ..FundTable::default()
    }
}

/// Whether something must still be put into the announcement.
fn is_unannounced(remark: &Remark, fund: &Fund, announced: &announcement::Prizes) -> bool {
    match remark.kind {
        RemarkKind::AnnounceMethod => announced.division.map(method_of) != Some(fund.rules.method),
        RemarkKind::AnnounceSharers => announced.last_rank_sharing.is_none(),
        _ => true,
    }
}

fn method_of(division: announcement::Division) -> Method {
    match division {
        announcement::Division::Equal => Method::Equal,
        announcement::Division::ByTieBreak => Method::Rank,
        announcement::Division::Hort => Method::Hort,
    }
}

fn is_announcement(remark: &Remark) -> bool {
    matches!(
        remark.kind,
        RemarkKind::Announce | RemarkKind::AnnounceMethod | RemarkKind::AnnounceSharers
    )
}

impl PrizesPage {
    /// The page of a section's prizes, perhaps with another computation beside.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        prizes: &Prizes<'_>,
        compared: Option<Compared>,
    ) -> PrizesPage {
        let section = prizes.section;
        let division = prizes.division.as_ref();
        let cannot = division.and_then(|found| found.as_ref().err().cloned());
        let announced = stored::read(&section.settings.announced).prizes;
        let announced = announced.unwrap_or_default();
        let fund = prizes.fund.as_ref().ok();
        let table = match fund {
            Some(Some(fund)) => FundTable::of(fund, prizes.given),
            Some(None) => Some(first_table(&announced)),
            None => None,
        };
        let (announce, remarks) = prizes.remarks(&announced);
        let rows = |table: &FundTable| table.category_rows(prizes.given);
        PrizesPage {
            head: DeskHead::of_section(shown, at, section, Tab::Prizes),
            url: paths::desk::Prizes::of(&at.event, &section.id),
            settings_url: paths::desk::Settings::of(&at.event, &section.id).to_string(),
            writes: at.member.may(Right::Settings),
            text: section.prize_fund.clone().unwrap_or_default(),
            wrong: prizes.fund.as_ref().err().cloned().or(cannot),
            finished: section.finished,
            announce,
            remarks,
            division: prizes.shown(),
            based_on: prizes.based_on_view(&shown.event),
            places: table.iter().flat_map(FundTable::place_rows).collect(),
            categories: table.iter().flat_map(rows).collect(),
            offers: !section.settings.categories.is_empty(),
            table,
            compared,
        }
    }
}
