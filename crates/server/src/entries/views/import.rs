//! A list of players on its way in: what its columns tell, and what would be entered.

use std::collections::HashSet;

use adoube_conduct::eligibility::Entrance;
use adoube_conduct::entries::read_needs;
use adoube_conduct::rounds::Severity;
use adoube_formats::duplicates::{Certainty, Duplicate, duplicates};
use adoube_formats::entries::Field;
use adoube_formats::rating_list::{Index, RatingKind};
use adoube_formats::{Mapping, Sheet};
use adoube_journal::{Event, Section};
use adoube_tournament::Player;
use askama::Template;
use serde::Deserialize;

use super::{TypedPlayer, kind_code};
use crate::paths;
use crate::texts::{count, fill, t, tell};
use crate::ui::choice::Choice;
use crate::ui::desk::{DeskHead, Tab};
use crate::ui::place::Place;
use crate::uploads::{List, Upload};

/// More lines than anybody reads; those with remarks come first then.
const MOST_LINES: usize = 500;

/// So many cells of a column are shown beside the choice of what it tells.
const EXAMPLES: usize = 3;

/// A form to send a list.
#[derive(Template)]
#[template(path = "entries/import.html")]
pub(crate) struct ImportPage {
    head: DeskHead,
    list_url: String,
    url: String,
    text: String,
    wrong: Option<String>,
}

impl ImportPage {
    /// The form; what was pasted stays if it could not be read.
    pub(crate) fn of(place: Place<'_>, text: String, wrong: Option<String>) -> ImportPage {
        let list_url = place.url();
        ImportPage {
            head: DeskHead::of_section(place.shown, place.at, place.section, Tab::Entries),
            url: paths::desk::Import::of(&place.at.event, &place.section.id).to_string(),
            list_url,
            text,
            wrong,
        }
    }
}

/// What somebody says of a list: what its columns tell, and whose lines are left out.
#[derive(Clone, Debug, Default, Deserialize)]
#[serde(default)]
pub(crate) struct ImportChoices {
    /// What each column tells, by the codes of [`FIELDS`]; as guessed if nothing is said.
    pub column: Vec<String>,
    /// Which FIDE rating counts.
    pub rating: String,
    /// Whether gaps are filled from the rating list.
    pub complete: String,
    /// The lines that are left out, by their places.
    pub leave: Vec<usize>,
    /// Why players are entered whom the section is closed to.
    pub reason: String,
}

/// What a column can tell, by the names that forms send.
const FIELDS: [(&str, Field); 21] = [
    ("name", Field::Name),
    ("given", Field::GivenName),
    ("title", Field::Title),
    ("federation", Field::Federation),
    ("fideid", Field::FideId),
    ("standard", Field::StandardRating),
    ("rapid", Field::RapidRating),
    ("blitz", Field::BlitzRating),
    ("nationalid", Field::NationalId),
    ("national", Field::NationalRating),
    ("state", Field::State),
    ("expires", Field::Expires),
    ("assigned", Field::AssignedRating),
    ("birth", Field::Birth),
    ("sex", Field::Sex),
    ("club", Field::Club),
    ("grade", Field::Grade),
    ("team", Field::Team),
    ("needs", Field::Needs),
    ("notes", Field::Notes),
    ("number", Field::Number),
];

impl ImportChoices {
    /// What the columns of a table tell.
    fn mapping(&self, sheet: &Sheet, usual: RatingKind) -> Mapping {
        let mut mapping = Mapping::guess(sheet);
        mapping.rating = self.kind(usual);
        if self.column.is_empty() {
            return mapping;
        }
        let field = |code: &String| {
            let mut fields = FIELDS.iter();
            let found = fields.find(|(other, _)| other == code);
            found.map(|(_, field)| *field)
        };
        mapping.fields = self.column.iter().map(field).collect();
        mapping.fields.resize(sheet.width(), None);
        mapping
    }

    fn kind(&self, usual: RatingKind) -> RatingKind {
        let mut kinds = RatingKind::ALL.into_iter();
        kinds
            .find(|kind| kind_code(*kind) == self.rating)
            .unwrap_or(usual)
    }
}

/// Somebody who would be entered.
#[derive(Clone, Debug)]
pub(crate) struct Candidate {
    /// The line of the list.
    pub line: u64,
    /// Who it is.
    pub player: Player,
    /// The team, if the list has teams.
    pub team: Option<String>,
    /// What the player needs, as the list says it.
    pub needs: Option<String>,
    /// Has never played a rated event: the list says NEW for the rating.
    pub is_new: bool,
    /// What to look at first.
    pub remarks: Vec<String>,
    /// Is likely entered already.
    pub likely_twice: bool,
}

/// A list as it would be entered.
#[derive(Default)]
pub(crate) struct Reading {
    /// Everybody with a name.
    pub candidates: Vec<Candidate>,
    /// Lines without a name that can be used, and what is wrong with them.
    pub faults: Vec<String>,
    /// The columns that are not used.
    pub ignored: Vec<String>,
    /// Why nothing can be entered like this.
    pub wrong: Option<String>,
    /// The section is closed to somebody.
    closed: bool,
    mapping: Option<Mapping>,
}

/// The lists that gaps are filled from.
#[derive(Clone, Copy)]
pub(crate) struct Lists<'l> {
    pub fide: Option<&'l Index>,
    /// The members of US Chess.
    pub members: Option<&'l Index>,
}

/// Reads a list as somebody says it is meant.
pub(crate) fn reading(
    upload: &Upload,
    said: &ImportChoices,
    (event, section): (&Event, &Section),
    usual: RatingKind,
    lists: Lists<'_>,
) -> Reading {
    let mut reading = match &upload.list {
        List::Table(sheet) => of_table(sheet, said.mapping(sheet, usual)),
        List::Report(players) => of_report(players),
        // It is looked at on a page of its own.
        List::Tournament(_) => of_report(&[]),
    };
    let kind = said.kind(usual);
    let wanted = !said.complete.is_empty();
    for candidate in reading.candidates.iter_mut().filter(|_| wanted) {
        if let Some(members) = lists.members {
            complete_member(&mut candidate.player, members, kind);
        }
        if let Some(index) = lists.fide {
            complete(candidate, index, kind);
        }
    }
    let report = matches!(upload.list, List::Report(_));
    remark_twins(&mut reading.candidates, section, report);
    if let Some(entrance) = Entrance::of(&event.details, &section.settings) {
        reading.closed = remark_bars(&mut reading.candidates, &entrance);
    }
    reading
}

fn of_table(sheet: &Sheet, mapping: Mapping) -> Reading {
    let preview = mapping.apply(sheet);
    let wrong = mapping.check(sheet).err().map(|errors| tell(&errors));
    let named: HashSet<u64> = preview.players.iter().map(|row| row.line).collect();
    let nameless = preview
        .faults
        .iter()
        .filter(|fault| !named.contains(&fault.line));
    let faults = nameless.map(tell).collect();
    let players = preview.players.into_iter();
    let candidate = |row: adoube_formats::entries::PreviewRow| Candidate {
        line: row.line,
        player: row.player,
        team: row.team,
        needs: row.needs,
        is_new: row.is_new,
        remarks: row.remarks.iter().map(tell).collect(),
        likely_twice: false,
    };
    Reading {
        candidates: players.map(candidate).collect(),
        faults,
        ignored: preview.ignored_columns.iter().map(tell).collect(),
        wrong,
        closed: false,
        mapping: Some(mapping),
    }
}

fn of_report(players: &[(Player, Option<String>)]) -> Reading {
    let candidate = |(place, (player, team)): (usize, &(Player, Option<String>))| Candidate {
        line: place as u64 + 1,
        player: player.clone(),
        team: team.clone(),
        needs: None,
        is_new: false,
        remarks: Vec::new(),
        likely_twice: false,
    };
    Reading {
        candidates: players.iter().enumerate().map(candidate).collect(),
        ..Reading::default()
    }
}

/// The same from the list of members of US Chess, for who has a number there.
fn complete_member(player: &mut Player, members: &Index, kind: RatingKind) {
    let id = player
        .national_id
        .as_deref()
        .and_then(|id| id.trim().parse().ok());
    let Some(listed) = id.and_then(|id| members.by_member_id(id)) else {
        return;
    };
    let known = listed.to_player(kind);
    player.membership = std::mem::take(&mut player.membership).or(known.membership);
    player.national_rating = player.national_rating.or(known.national_rating);
    player.fide_id = player.fide_id.or(known.fide_id);
    player.sex = player.sex.or(known.sex);
    player.title = player.title.or(known.title);
    player.birth = player.birth.or(known.birth);
}

/// Fills what the list does not tell from the rating list, for who has a FIDE ID.
fn complete(candidate: &mut Candidate, index: &Index, kind: RatingKind) {
    let player = &mut candidate.player;
    let Some(id) = player.fide_id else { return };
    let Some(listed) = index.by_fide_id(id) else {
        candidate.remarks.push(fill("entries-not-listed", &[&id]));
        return;
    };
    let mut known = listed.to_player(kind);
    known.rating_facts.list = index.date().filter(|_| !known.rating_facts.is_empty());
    player.rating_facts = player.rating_facts.or(known.rating_facts);
    player.sex = player.sex.or(known.sex);
    player.title = player.title.or(known.title);
    player.federation = player.federation.or(known.federation);
    player.fide_rating = player.fide_rating.or(known.fide_rating);
    player.birth = player.birth.or(known.birth);
}

/// Tells who may not play in the section, or where that is not known; whether somebody may not.
fn remark_bars(candidates: &mut [Candidate], entrance: &Entrance) -> bool {
    let mut closed = false;
    for candidate in candidates {
        let found = entrance.remarks(&candidate.player);
        candidate.remarks.extend(found.iter().map(tell));
        closed |= found.iter().any(|one| one.severity == Severity::Breach);
    }
    closed
}

/// Tells who may be entered already. What repeats within a table is told by its reader.
fn remark_twins(candidates: &mut [Candidate], section: &Section, report: bool) {
    let entered = &section.draft.entrants;
    let before = entered.iter().map(|entrant| &entrant.player);
    let players = before.chain(candidates.iter().map(|candidate| &candidate.player));
    for pair in duplicates(players) {
        let Duplicate { first, second, .. } = pair;
        let Some(place) = second.checked_sub(entered.len()) else {
            continue;
        };
        let twin = match first.checked_sub(entered.len()) {
            None => Some(fill(
                "entries-twin-entered",
                &[&entered[first].label(), &tell(&pair.reason)],
            )),
            Some(other) if report => {
                let name = candidates[other].player.name.clone();
                Some(fill("entries-twin-listed", &[&name, &tell(&pair.reason)]))
            }
            Some(_) => None,
        };
        let candidate = &mut candidates[place];
        candidate.remarks.extend(twin);
        // The same FIDE ID cannot be entered twice; namesakes can.
        candidate.likely_twice |= pair.certainty == Certainty::Certain
            || (first < entered.len() && pair.certainty == Certainty::Likely);
    }
}

/// A list to be looked at before it is entered.
#[derive(Template)]
#[template(path = "entries/preview.html")]
pub(crate) struct PreviewPage {
    head: DeskHead,
    import_url: String,
    url: String,
    name: String,
    columns: Vec<ColumnChoice>,
    sent: Vec<String>,
    ratings: Vec<Choice>,
    rating: &'static str,
    complete: bool,
    has_index: bool,
    summary: String,
    wrong: Option<String>,
    /// The section is closed to somebody in the list.
    closed: bool,
    faults: Vec<String>,
    ignored: String,
    lines: Vec<Line>,
    has_teams: bool,
    has_needs: bool,
    more: Option<String>,
    enter: String,
}

/// A column of the list.
struct ColumnChoice {
    name: String,
    examples: String,
    choices: Vec<Choice>,
}

struct Line {
    place: usize,
    line: u64,
    typed: TypedPlayer,
    team: String,
    /// What the player needs, in words.
    needs: String,
    remarks: Vec<String>,
    leave: bool,
}

impl PreviewPage {
    /// The page of a list with the secret name `key`.
    pub(crate) fn of(
        place: Place<'_>,
        (key, upload): (&str, &Upload),
        said: &ImportChoices,
        usual: RatingKind,
        lists: Lists<'_>,
    ) -> PreviewPage {
        let of = (&place.shown.event, place.section);
        let reading = reading(upload, said, of, usual, lists);
        let import_url = paths::desk::Import::of(&place.at.event, &place.section.id).to_string();
        let kind = said.kind(usual);
        let columns = match (&upload.list, &reading.mapping) {
            (List::Table(sheet), Some(mapping)) => columns(sheet, mapping),
            _ => Vec::new(),
        };
        let all = reading.candidates.len();
        let remarked = reading.candidates.iter();
        let remarked = remarked.filter(|candidate| !candidate.remarks.is_empty());
        let summary = fill(
            "entries-preview-summary",
            &[&count("players", all), &remarked.count()],
        );
        let lines = lines(&reading.candidates);
        PreviewPage {
            head: DeskHead::of_section(place.shown, place.at, place.section, Tab::Entries),
            url: paths::desk::ImportPreview::of(
                &place.at.event,
                &place.section.id,
                &key.to_owned(),
            )
            .to_string(),
            import_url,
            name: upload.name.clone(),
            sent: columns.iter().map(ColumnChoice::chosen).collect(),
            columns,
            ratings: ratings(kind),
            rating: kind_code(kind),
            complete: !said.complete.is_empty(),
            has_index: lists.fide.or(lists.members).is_some(),
            summary,
            wrong: reading.wrong,
            closed: reading.closed,
            faults: reading.faults.into_iter().take(MOST_LINES).collect(),
            ignored: reading.ignored.join(", "),
            has_teams: lines.iter().any(|line| !line.team.is_empty()),
            has_needs: lines.iter().any(|line| !line.needs.is_empty()),
            more: (all > lines.len()).then(|| count("entries-preview-more", all - lines.len())),
            lines,
            enter: t("entries-enter-these").to_owned(),
        }
    }
}

fn columns(sheet: &Sheet, mapping: &Mapping) -> Vec<ColumnChoice> {
    let column = |column: usize| {
        let field = mapping.fields.get(column).copied().flatten();
        let filled = sheet.rows.iter().map(|row| row.cell(column));
        let examples: Vec<&str> = filled
            .filter(|cell| !cell.is_empty())
            .take(EXAMPLES)
            .collect();
        ColumnChoice {
            name: match sheet.heading(column) {
                "" => fill("entries-column-n", &[&(column + 1)]),
                heading => heading.to_owned(),
            },
            examples: examples.join(" · "),
            choices: field_choices(field),
        }
    };
    (0..sheet.width()).map(column).collect()
}

impl ColumnChoice {
    fn chosen(&self) -> String {
        let mut choices = self.choices.iter();
        let chosen = choices.find(|choice| choice.chosen);
        chosen.map_or(String::new(), |choice| choice.value.clone())
    }
}

fn field_choices(chosen: Option<Field>) -> Vec<Choice> {
    let unused = Choice {
        value: "-".to_owned(),
        name: t("entries-unused").to_owned(),
        chosen: chosen.is_none(),
    };
    let fields = FIELDS.iter().map(|(code, field)| Choice {
        value: (*code).to_owned(),
        name: t(&format!("entries-field-{code}")).to_owned(),
        chosen: chosen == Some(*field),
    });
    std::iter::once(unused).chain(fields).collect()
}

fn ratings(chosen: RatingKind) -> Vec<Choice> {
    let choice = |kind: RatingKind| Choice {
        value: kind_code(kind).to_owned(),
        name: t(&format!("entries-field-{}", kind_code(kind))).to_owned(),
        chosen: kind == chosen,
    };
    RatingKind::ALL.map(choice).into()
}

/// Those who are entered: of the lines that were shown all but the ones to be left out, of the
/// others all who are not likely entered already.
pub(crate) fn entered(candidates: Vec<Candidate>, leave: &[usize]) -> Vec<Candidate> {
    let shown = shown(&candidates);
    let shown: HashSet<usize> = shown.into_iter().collect();
    let leave: HashSet<usize> = leave.iter().copied().collect();
    let candidates = candidates.into_iter().enumerate();
    let entered = candidates.filter(|(place, candidate)| match shown.contains(place) {
        true => !leave.contains(place),
        false => !candidate.likely_twice,
    });
    entered.map(|(_, candidate)| candidate).collect()
}

/// The places of the lines that are shown: all, or of a long list those with remarks first.
fn shown(candidates: &[Candidate]) -> Vec<usize> {
    let mut places: Vec<usize> = (0..candidates.len()).collect();
    if places.len() > MOST_LINES {
        places.sort_by_key(|place| candidates[*place].remarks.is_empty());
        places.truncate(MOST_LINES);
    }
    places
}

/// What a list says that somebody needs, as it is understood.
fn needed(text: &str) -> String {
    let needs = read_needs(text);
    let kinds = needs.kinds.iter().map(tell);
    let all: Vec<String> = kinds.chain(needs.words).collect();
    all.join(" · ")
}

fn lines(candidates: &[Candidate]) -> Vec<Line> {
    let line = |place: usize| {
        let candidate = &candidates[place];
        Line {
            place,
            line: candidate.line,
            typed: TypedPlayer::of(&candidate.player),
            team: candidate.team.clone().unwrap_or_default(),
            needs: candidate.needs.as_deref().map(needed).unwrap_or_default(),
            remarks: candidate.remarks.clone(),
            leave: candidate.likely_twice,
        }
    };
    shown(candidates).into_iter().map(line).collect()
}
