//! Who may play in a section: what is announced of it, held against the players.
//!
//! A section that is closed to somebody can still take them in, with a reason: it is for the arbiter
//! to say. Whether a fact that is missing bars anybody nobody can tell; then that is said.

use adoube_journal::{Category, Event, EventDetails, Section, SectionSettings};
use adoube_pairing::facts::{Article, Series};
use adoube_pairing::us::Expulsion;
use adoube_pairing::us::eligibility::{Eligibility as ByRating, Revision};
use adoube_pairing::us::incidents::{ExpelledWhen, opponents_of_expelled};
use adoube_tournament::{EntrantId, Grade, Outcome, Player, Purpose, RatingUsed, RoundNumber, Sex};
use serde::Serialize;

use crate::announcement::{Eligibility, stored};
use crate::articles::{US_EXPELLED, US_EXTRA_GAMES, US_REVISED_RATING};
use crate::rounds::{Finding, Found, Severity, plays_by_us_chess, swiss_system};

/// Who may play in a section, if it is not open to everybody.
#[derive(Clone, Debug)]
pub struct Entrance {
    announced: Eligibility,
    /// Whether players without a rating may; `None` if nobody said so.
    unrated: Option<bool>,
    rating_used: RatingUsed,
    /// The year in which the event starts.
    year: Option<u16>,
}

/// Why somebody may not play in a section.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum Ineligible {
    RatedTooHigh {
        rating: u16,
        under: u16,
    },
    RatedTooLow {
        rating: u16,
        least: u16,
    },
    Unrated,
    TooYoung {
        age: u16,
        least: u16,
    },
    TooOld {
        age: u16,
        most: u16,
    },
    /// The section is for the other sex.
    OfOtherSex {
        only: Sex,
    },
    GradeTooLow {
        grade: Grade,
        least: Grade,
    },
    GradeTooHigh {
        grade: Grade,
        most: Grade,
    },
}

/// What has to be known to tell whether somebody may play.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
pub enum EligibilityFact {
    /// The section does not say whether players without a rating may.
    UnratedPlayers,
    Birth,
    /// The event has no first day, and so nobody an age in its year.
    Year,
    Sex,
    Grade,
}

/// What is announced says of a player.
enum Verdict {
    Barred(Ineligible),
    Up { rating: u16, least: u16 },
    Open(EligibilityFact),
}

impl Entrance {
    /// What a section announces; `None` if everybody may play.
    pub fn of(event: &EventDetails, settings: &SectionSettings) -> Option<Entrance> {
        let said = stored::read(&settings.announced);
        let year = event.starts.map(|day| day.year());
        let announced = said.eligibility.unwrap_or_default();
        let is_closed = announced != Eligibility::default() || said.unrated_players == Some(false);
        is_closed.then(|| Entrance {
            announced,
            unrated: said.unrated_players,
            rating_used: settings.rating_used,
            year: year.and_then(|year| u16::try_from(year).ok()),
        })
    }

    /// What is to be said of somebody who is to play here.
    pub fn remarks(&self, player: &Player) -> Vec<Finding> {
        let verdicts = self.verdicts(player).into_iter();
        verdicts.map(|verdict| finding(player, verdict)).collect()
    }

    /// Why somebody may not play here.
    pub fn bars(&self, player: &Player) -> Vec<Ineligible> {
        let verdicts = self.verdicts(player).into_iter();
        let bar = |verdict| match verdict {
            Verdict::Barred(why) => Some(why),
            Verdict::Up { .. } | Verdict::Open(_) => None,
        };
        verdicts.filter_map(bar).collect()
    }

    fn verdicts(&self, player: &Player) -> Vec<Verdict> {
        let by_person = [
            self.by_age(player),
            self.by_sex(player),
            self.by_grade(player),
        ];
        let verdicts = [self.by_rating(player)].into_iter().chain(by_person);
        verdicts.flatten().collect()
    }

    /// The limits of the ratings as US Chess understands classes.
    fn classes(&self) -> ByRating {
        ByRating {
            at_least: self.announced.at_least,
            under: self.announced.under,
            unrated: self.unrated != Some(false),
        }
    }

    fn by_rating(&self, player: &Player) -> Option<Verdict> {
        let rating = self.rating_used.of(player);
        let limits = self.classes();
        let has_limits = limits.at_least.is_some() || limits.under.is_some();
        let Some(rating) = rating else {
            return match self.unrated {
                Some(true) => None,
                Some(false) => Some(Verdict::Barred(Ineligible::Unrated)),
                None => has_limits.then_some(Verdict::Open(EligibilityFact::UnratedPlayers)),
            };
        };
        if limits.admits(Some(rating)) {
            return None;
        }
        Some(match (limits.under, limits.at_least) {
            (Some(under), _) if rating >= under => {
                Verdict::Barred(Ineligible::RatedTooHigh { rating, under })
            }
            (_, Some(least)) if self.announced.playing_up => Verdict::Up { rating, least },
            (_, least) => Verdict::Barred(Ineligible::RatedTooLow {
                rating,
                least: least.unwrap_or_default(),
            }),
        })
    }

    fn by_age(&self, player: &Player) -> Option<Verdict> {
        let (from, to) = (self.announced.age_from, self.announced.age_to);
        if from.is_none() && to.is_none() {
            return None;
        }
        let Some(year) = self.year else {
            return Some(Verdict::Open(EligibilityFact::Year));
        };
        let Some(birth) = player.birth else {
            return Some(Verdict::Open(EligibilityFact::Birth));
        };
        let group = Category {
            age_from: from,
            age_to: to,
            ..Category::default()
        };
        if group.admits(player, self.rating_used, year) == Some(true) {
            return None;
        }
        let age = year.saturating_sub(birth.year());
        Some(Verdict::Barred(match (from, to) {
            (Some(least), _) if age < least => Ineligible::TooYoung { age, least },
            (_, most) => Ineligible::TooOld {
                age,
                most: most.unwrap_or_default(),
            },
        }))
    }

    fn by_sex(&self, player: &Player) -> Option<Verdict> {
        let only = self.announced.sex?;
        match player.sex {
            None => Some(Verdict::Open(EligibilityFact::Sex)),
            Some(own) => (own != only).then_some(Verdict::Barred(Ineligible::OfOtherSex { only })),
        }
    }

    fn by_grade(&self, player: &Player) -> Option<Verdict> {
        let (from, to) = (self.announced.grade_from, self.announced.grade_to);
        if from.is_none() && to.is_none() {
            return None;
        }
        let Some(grade) = player.grade else {
            return Some(Verdict::Open(EligibilityFact::Grade));
        };
        let low = from.filter(|least| grade < *least);
        let low = low.map(|least| Ineligible::GradeTooLow { grade, least });
        let high = to.filter(|most| grade > *most);
        let high = high.map(|most| Ineligible::GradeTooHigh { grade, most });
        low.or(high).map(Verdict::Barred)
    }
}

/// The limits are the organiser's; no regulation sets them.
fn finding(player: &Player, verdict: Verdict) -> Finding {
    let name = player.name.clone();
    let (severity, found) = match verdict {
        Verdict::Barred(why) => (Severity::Breach, Found::NotEligible { name, why }),
        Verdict::Up { rating, least } => {
            let found = Found::PlaysUp {
                name,
                rating,
                least,
            };
            (Severity::Remark, found)
        }
        Verdict::Open(missing) => (Severity::Weaker, Found::EligibilityOpen { name, missing }),
    };
    Finding::new(severity, found, Article::OfTheEvent, &[])
}

/// What is to be said of a correction of what is known of somebody who is entered: as long as
/// nobody is paired what is said of a new entry, and later what follows by the rules from a rating
/// that the section is closed to (28H, 28I).
pub(crate) fn after_correction(
    event: &Event,
    section: &Section,
    id: EntrantId,
    now: &Player,
) -> Vec<Finding> {
    let Some(entrance) = Entrance::of(&event.details, &section.settings) else {
        return Vec::new();
    };
    let Some(before) = section.entrant(id).map(|entrant| &entrant.player) else {
        return Vec::new();
    };
    let bars = entrance.bars(now);
    // What was so before has been told, and permitted, before.
    if entrance.bars(before) == bars {
        return Vec::new();
    }
    if section.draft.rounds.is_empty() {
        return entrance.remarks(now);
    }
    let revised = Revised {
        event,
        section,
        player: id,
        now,
    };
    let mut findings: Vec<Finding> = bars
        .into_iter()
        .map(|why| {
            revised.finding(
                Severity::Weaker,
                Found::NoLongerEligible { player: id, why },
            )
        })
        .collect();
    let is_us = plays_by_us_chess(section);
    if let (true, Some(rating)) = (is_us, entrance.rating_used.of(now)) {
        findings.extend(revised.consequences(entrance.classes().after_revision(rating, false)));
    }
    findings
}

/// Somebody whose rating was corrected during the event.
struct Revised<'r> {
    event: &'r Event,
    section: &'r Section,
    player: EntrantId,
    now: &'r Player,
}

impl Revised<'_> {
    fn finding(&self, severity: Severity, found: Found) -> Finding {
        let article = match plays_by_us_chess(self.section) {
            true => Article::Of(US_REVISED_RATING),
            false => Article::OfTheEvent,
        };
        Finding::new(severity, found, article, &[self.player])
    }

    fn consequences(&self, revision: Revision) -> Vec<Finding> {
        let Revision::Removed {
            refund,
            may_change_section,
        } = revision
        else {
            return Vec::new();
        };
        let player = self.player;
        let mut findings = Vec::new();
        let open = self.other_sections();
        if may_change_section && !open.is_empty() {
            let sections = Series(open);
            let found = Found::MayChangeSection { player, sections };
            findings.push(self.finding(Severity::Remark, found));
        }
        if refund {
            let found = Found::RefundUnlessMisled { player };
            findings.push(self.finding(Severity::Remark, found));
        }
        findings.extend(self.opponents());
        findings
    }

    /// The sections that are open to the player.
    fn other_sections(&self) -> Vec<String> {
        let others = self.event.sections.iter();
        let others = others.filter(|other| other.id != self.section.id && !other.finished);
        let admits = |other: &&Section| {
            let entrance = Entrance::of(&self.event.details, &other.settings);
            entrance.is_none_or(|entrance| entrance.bars(self.now).is_empty())
        };
        let open = others.filter(admits);
        open.map(|other| other.settings.name.clone()).collect()
    }

    /// What the opponents have for the games if the player is removed, where it is something else,
    /// and what becomes of the games for rating.
    fn opponents(&self) -> Vec<Finding> {
        let met = self.met();
        let outcomes: Vec<Outcome> = met.iter().map(|(_, _, outcome)| *outcome).collect();
        let becoming = opponents_of_expelled(&outcomes, self.when(), self.rule());
        let changes = met.iter().zip(becoming);
        let changes = changes.filter(|((_, _, was), becomes)| was != becomes);
        let mut findings: Vec<Finding> = changes
            .map(|((round, opponent, _), becomes)| {
                let found = Found::OpponentOfRemoved {
                    opponent: *opponent,
                    round: *round,
                    wins: becomes == Outcome::ForfeitWin,
                };
                let article = Article::Of(US_EXPELLED);
                Finding::new(Severity::Remark, found, article, &[*opponent])
            })
            .collect();
        let games = outcomes
            .iter()
            .filter(|outcome| outcome.is_played())
            .count();
        if games > 0 {
            let player = self.player;
            let found = Found::GamesRatedApart { player, games };
            let article = Article::Of(US_EXTRA_GAMES);
            findings.push(Finding::new(Severity::Remark, found, article, &[player]));
        }
        findings
    }

    /// The games of the player: round, opponent, and what the opponent had.
    fn met(&self) -> Vec<(RoundNumber, EntrantId, Outcome)> {
        let rounds = self.section.draft.rounds.iter().enumerate();
        let games = rounds.flat_map(|(place, round)| {
            let games = round.games.iter();
            games.map(move |game| (RoundNumber::at_place(place), game))
        });
        games
            .filter_map(|(round, game)| {
                let result = game.results.counted_for(Purpose::Standings);
                if game.white == self.player {
                    return Some((round, game.black, result.black));
                }
                (game.black == self.player).then_some((round, game.white, result.white))
            })
            .collect()
    }

    fn when(&self) -> ExpelledWhen {
        let (paired, last) = (
            self.section.draft.paired_rounds().0,
            self.section.settings.rounds,
        );
        let is_over = self.section.is_closed(RoundNumber(last));
        match last.checked_sub(paired) {
            Some(rounds_left) if rounds_left > 0 => ExpelledWhen::BeforeLastPairing { rounds_left },
            _ if is_over => ExpelledWhen::Concluded,
            _ => ExpelledWhen::AfterLastPairing,
        }
    }

    fn rule(&self) -> Expulsion {
        let system = swiss_system(&self.event.details, self.section).ok();
        let settings = system.as_ref().and_then(|system| system.us_chess());
        settings.map_or_else(Expulsion::default, |settings| settings.expulsion)
    }
}
