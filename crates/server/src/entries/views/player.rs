//! One entry: everything that can be noted of it.

use std::collections::BTreeSet;

use adoube_bodies::cases::DutyBody;
use adoube_conduct::byes;
use adoube_conduct::entries::same_person;
use adoube_conduct::rating_lists::offer;
use adoube_conduct::rounds::{Severity, swiss_system};
use adoube_journal::{EntryMarks, HousePlayer, Need, Needs, Section};
use adoube_tournament::{ByeKind, Entrant, EntrantId, RoundNumber};
use askama::Template;

use super::list::withdrawn_from;
use super::ratings::source_name;
use super::{TypedPlayer, bye_choices, kind_code, rating_kind, round_choices, rounds_to_come};
use crate::auth::Right;
use crate::paths;
use crate::texts::{fill, t, tell};
use crate::ui::cases;
use crate::ui::choice::{Choice, choices};
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::place::Place;
use adoube_conduct::announcement::stored;

/// An entry with what can be done about it.
#[derive(Template)]
#[template(path = "entries/player.html")]
pub(crate) struct PlayerPage {
    head: DeskHead,
    list_url: paths::desk::Entries,
    url: paths::desk::Entrant,
    id: u32,
    label: String,
    typed: TypedPlayer,
    wrong: Option<String>,
    may_enter: bool,
    may_fix: bool,
    here: bool,
    withdrawn: Option<String>,
    /// The player can be sent out of the event.
    expels: bool,
    /// Where the ratings come from, in words.
    sources: Vec<String>,
    /// What lists beside the main one say.
    picks: Vec<(String, u16)>,
    rounds: Vec<Choice>,
    byes: Vec<ByeLine>,
    /// What is announced of byes.
    byes_announced: Option<String>,
    /// More is asked for than that.
    byes_beyond: bool,
    /// What can be needed, with what is.
    needs: Vec<Choice>,
    needs_words: String,
    duties: Vec<DutyBody>,
    table: String,
    scratches: bool,
    /// The sections that the entry can go over into.
    others: Vec<(String, String)>,
    /// Entries that may be the same person: id, name, what they have in common.
    twins: Vec<(u32, String, String)>,
    kind: &'static str,
    lookup_url: String,
    /// What the director of a US section knows.
    us: Option<UsMarks>,
    /// What the title and rating regulations ask.
    marks: EntryMarks,
    /// What the player has earned for titles.
    titles_url: String,
    adjudicated: String,
    not_rated: String,
    /// In FIDE mode: whether the player may have a half-point bye.
    right_to_bye: Option<bool>,
}

/// What the director of a US section knows of an entry.
struct UsMarks {
    marks: EntryMarks,
    team: String,
    house: Vec<Choice>,
    chance: Vec<Choice>,
    /// The entry before this one.
    earlier: Option<String>,
    /// There is a round to come, and no later entry.
    may_enter_again: bool,
}

impl UsMarks {
    fn of(section: &Section, entrant: &Entrant) -> UsMarks {
        let marks = section.marks_of(entrant.id);
        let choice = |value: &str, name: &str, chosen: bool| Choice {
            value: value.to_owned(),
            name: name.to_owned(),
            chosen,
        };
        let house = |kind| marks.house == kind;
        let chance = |said| marks.prize_chance == said;
        let mut others = section.marks.values();
        let has_later = others.any(|other| other.reentry_of == Some(entrant.id));
        UsMarks {
            house: vec![
                choice("", t("us-house-none"), house(None)),
                choice(
                    "permanent",
                    t("event-mark-house-permanent"),
                    house(Some(HousePlayer::Permanent)),
                ),
                choice(
                    "temporary",
                    t("event-mark-house-temporary"),
                    house(Some(HousePlayer::Temporary)),
                ),
            ],
            chance: vec![
                choice("", t("us-chance-asked"), chance(None)),
                choice("yes", t("us-flag-yes"), chance(Some(true))),
                choice("no", t("us-flag-no"), chance(Some(false))),
            ],
            earlier: marks
                .reentry_of
                .map(|id| fill("us-earlier-entry", &[&section.label(id)])),
            may_enter_again: !has_later && rounds_to_come(section).next().is_some(),
            team: marks.team.clone().unwrap_or_default(),
            marks,
        }
    }
}

/// A round for which a bye can be asked for or dropped.
struct ByeLine {
    round: RoundNumber,
    name: String,
    choices: Vec<Choice>,
}

impl PlayerPage {
    /// The page of an entrant. What was typed stays if it could not be taken.
    pub(crate) fn of(
        place: Place<'_>,
        entrant: &Entrant,
        typed: Option<TypedPlayer>,
        wrong: Option<String>,
    ) -> PlayerPage {
        let (section, at) = (place.section, place.at);
        let list_url = paths::desk::Entries::of(&place.at.event, &place.section.id);
        let open = !section.finished;
        let table = section.fixed_boards.get(&entrant.id);
        let needs = section.needs.get(&entrant.id).cloned().unwrap_or_default();
        let marks = section.marks_of(entrant.id);
        let duties = cases::needs_of(&place.shown.event, section, entrant.id, &needs);
        PlayerPage {
            head: DeskHead::of_section(place.shown, at, section, Tab::Entries),
            url: paths::desk::Entrant::of(&at.event, &section.id, &entrant.id.0),
            list_url,
            id: entrant.id.0,
            label: entrant.label(),
            typed: typed.unwrap_or_else(|| TypedPlayer::of(&entrant.player)),
            wrong,
            may_enter: at.member.may(Right::Entries) && open,
            may_fix: at.member.may(Right::Pairings) && open,
            here: section.checked_in.contains(&entrant.id),
            expels: !entrant.expelled && !place.section.draft.rounds.is_empty(),
            sources: sources(entrant),
            picks: picks(place, entrant),
            withdrawn: withdrawn_from(entrant)
                .map(|round| fill("entries-withdrawn-from", &[&round])),
            rounds: round_choices(section),
            byes: byes(section, entrant),
            byes_announced: byes_announced(section),
            byes_beyond: byes_beyond(section, entrant.id),
            needs: needed(&needs),
            duties: duties.map_or(Vec::new(), |body| body.duties),
            needs_words: needs.words.unwrap_or_default(),
            table: table.map_or(String::new(), |table| table.to_string()),
            scratches: !took_part(section, entrant),
            others: others(place),
            twins: twins(section, entrant.id),
            kind: kind_code(rating_kind(&place.shown.event, section)),
            lookup_url: paths::desk::RatingListLookup::of(&at.event).to_string(),
            us: swiss_system(&place.shown.event.details, section)
                .is_ok_and(|system| system.us_chess().is_some())
                .then(|| UsMarks::of(section, entrant)),
            titles_url: paths::desk::TitleCard::of(&at.event, &section.id, &entrant.id.0)
                .to_string(),
            adjudicated: listed(&marks.adjudicated),
            not_rated: listed(&marks.not_rated),
            marks,
            right_to_bye: (section.is_in_fide_mode())
                .then(|| !section.marks_of(entrant.id).no_half_point_bye),
        }
    }
}

/// The other sections of the event that go on.
fn others(place: Place<'_>) -> Vec<(String, String)> {
    let sections = place.shown.event.sections.iter();
    let others = sections.filter(|other| other.id != place.section.id && !other.finished);
    others
        .map(|other| (other.id.to_string(), other.settings.name.clone()))
        .collect()
}

/// Whoever may be the same person as somebody.
fn twins(section: &Section, id: EntrantId) -> Vec<(u32, String, String)> {
    let pairs = same_person(section).into_iter();
    let twins = pairs.filter_map(|(first, second, pair)| {
        let other = match id {
            id if id == first => second,
            id if id == second => first,
            _ => return None,
        };
        Some((other.0, section.label(other), tell(&pair.reason)))
    });
    twins.collect()
}

/// Rounds as they are typed.
fn listed(rounds: &BTreeSet<RoundNumber>) -> String {
    let rounds: Vec<String> = rounds.iter().map(|round| round.0.to_string()).collect();
    rounds.join(", ")
}

/// Everything that can be needed; what is, is chosen.
fn needed(needs: &Needs) -> Vec<Choice> {
    let all = choices(&Need::ALL, None).into_iter().zip(Need::ALL);
    all.map(|(choice, need)| Choice {
        chosen: needs.kinds.contains(&need),
        ..choice
    })
    .collect()
}

fn took_part(section: &Section, entrant: &Entrant) -> bool {
    let mut rounds = section.draft.rounds.iter();
    rounds.any(|round| round.entrants().any(|id| id == entrant.id))
}

/// What an entrant asked for in a round.
pub(crate) fn requested(
    section: &Section,
    entrant: &Entrant,
    round: RoundNumber,
) -> Option<ByeKind> {
    let mut requests = section.draft.bye_requests.iter();
    let found = requests.find(|request| request.entrant == entrant.id && request.round == round);
    found.map(|request| request.kind)
}

fn byes(section: &Section, entrant: &Entrant) -> Vec<ByeLine> {
    let rounds = rounds_to_come(section).filter(|round| entrant.takes_part_in(*round));
    let line = |round| ByeLine {
        round,
        name: fill("entries-round-n", &[&round]),
        choices: bye_choices(requested(section, entrant, round), t("entries-plays")),
    };
    rounds.map(line).collect()
}

/// What is announced of byes that players ask for, in a sentence.
pub(crate) fn byes_announced(section: &Section) -> Option<String> {
    let byes = stored::read(&section.settings.announced).byes?;
    Some(match byes.until_round {
        Some(round) => fill("entries-byes-announced-until", &[&byes.most, &round]),
        None => fill("entries-byes-announced", &[&byes.most]),
    })
}

/// Whether somebody asks for more byes than are announced, or for later ones. Rounds without points
/// are not counted.
pub(crate) fn byes_beyond(section: &Section, entrant: EntrantId) -> bool {
    let remarks = byes::remarks(section, entrant);
    remarks.iter().any(|one| one.severity > Severity::Remark)
}

/// Where the ratings of an entry come from, in words.
fn sources(entrant: &Entrant) -> Vec<String> {
    let player = &entrant.player;
    let known = [
        (player.fide_rating, &player.rating_sources.fide),
        (player.national_rating, &player.rating_sources.national),
        (player.assigned_rating, &player.rating_sources.assigned),
    ];
    let known = known.into_iter().filter_map(|(rating, source)| {
        let source = source_name(&source.as_ref()?.to_string());
        Some(fill("ratings-source-of", &[&rating?, &source]))
    });
    let later = player.later_ratings.iter().map(|later| {
        let rating = later
            .fide_rating
            .map_or("–".to_owned(), |rating| rating.to_string());
        fill("ratings-from-round", &[&rating, &later.from])
    });
    known.chain(later).collect()
}

/// The ratings that other lists have of somebody whom the main one does not know.
fn picks(place: Place<'_>, entrant: &Entrant) -> Vec<(String, u16)> {
    let shelf = &place.at.app.rating_list.shelf;
    let details = &place.shown.event.details;
    let today = jiff::Zoned::now().date();
    let offered = offer(details, place.section, shelf, today, &entrant.player);
    let others = offered.others.into_iter();
    others
        .map(|(list, listed)| (list.to_string(), listed.rating))
        .collect()
}
