//! The announcement of a section as a form.

pub(crate) mod announcement;
pub(crate) mod remarks;
pub(crate) mod us;

use std::collections::HashSet;

use adoube_bodies::choices::{SystemChoiceBody, TieBreakChoiceBody};
use adoube_conduct::announcement::{
    MethodChoice, Plan, Preset, Proposal, Reason, TieBreakFit, systems_for, tie_breaks_for,
};
use adoube_conduct::ranking::{is_of_us_chess, ranks_teams};
use adoube_conduct::rounds::swiss_system;
use adoube_journal::{Category, EventId, Section, SectionSettings, Sector};
use adoube_standings::TieBreak;
use askama::Template;

use super::announcing::code;
use super::announcing::fields::{FORMATS, PACES};
use super::announcing::{Field, GROUPS, Kind};
use crate::auth::Right;
use crate::events::EventView;
use crate::guard::AtDesk;
use crate::paths;
use crate::texts::{t, tell, words};
use crate::ui::desk::{DeskHead, Tab};
use adoube_conduct::announcement::stored;
use remarks::Remarks;

/// How many rows are free for new categories and sectors.
const EMPTY_ROWS: usize = 3;

/// Fields with a word on how they are filled in.
const EXPLAINED: [&str; 12] = [
    "rating_lists",
    "rating_unrated",
    "time_control",
    "tie_breaks",
    "initial_colour",
    "schedule_first",
    "schedule",
    "publication",
    "players_report",
    "bye",
    "fees_late_from",
    "fees_deposit",
];

/// The announcement of a section.
#[derive(Template)]
#[template(path = "settings/settings.html")]
pub(crate) struct SettingsPage {
    head: DeskHead,
    form: SectionForm,
    remarks: Remarks,
    /// Round 1 is paired: a change needs a reason.
    reason_needed: bool,
    /// Whoever looks may change it.
    may_edit: bool,
    /// Where the settings of the US system are, if it is paired by that.
    us_url: Option<String>,
    /// Where FIDE mode is left, if the section is in it.
    leave_url: Option<String>,
}

/// A section that is being planned.
#[derive(Template)]
#[template(path = "settings/new_section.html")]
pub(crate) struct NewSectionPage {
    head: DeskHead,
    wish: PlanForm,
    proposal: Option<Proposed>,
    /// What of the address cannot be read.
    wrong: Option<String>,
}

/// A proposal with its remarks.
struct Proposed {
    form: SectionForm,
    remarks: Remarks,
    /// The proposal in short: label, value, why.
    summary: Vec<(String, String, String)>,
}

/// What is asked first of a new section.
struct PlanForm {
    name: String,
    players: String,
    rounds: String,
    /// Kinds of sections: name in addresses, title.
    presets: Vec<(&'static str, String)>,
    formats: Vec<Choice>,
    paces: Vec<Choice>,
    /// The editions of rules that can be chosen.
    rules: Vec<Choice>,
    rated: bool,
    title_event: bool,
}

/// The fields of a section.
pub(crate) struct SectionForm {
    groups: Vec<GroupView>,
    categories: Vec<CategoryRow>,
    sectors: Vec<SectorRow>,
    /// Those that fit, those of other rules, those that do not fit.
    tie_breaks: Vec<(&'static str, Vec<TieBreakChoiceBody>)>,
    systems: Vec<SystemChoiceBody>,
    /// The short name of the section, if there is one already.
    section: String,
    check_url: String,
}

struct CategoryRow {
    name: String,
    /// The limits: name of the field, label, value.
    limits: Vec<(&'static str, &'static str, String)>,
    sexes: Vec<Choice>,
}

struct SectorRow {
    name: String,
    first: String,
    last: String,
}

struct GroupView {
    name: String,
    id: &'static str,
    open: bool,
    fields: Vec<FieldView>,
}

struct FieldView {
    name: &'static str,
    label: String,
    hint: Option<String>,
    /// What kind of control it is.
    control: &'static str,
    value: String,
    choices: Vec<Choice>,
    /// Remarks on this subject lead here.
    subject: Option<&'static str>,
    why: Option<(String, String)>,
    /// FIDE mode locks it.
    is_locked: bool,
}

/// Something to choose.
struct Choice {
    code: String,
    name: String,
    chosen: bool,
}

impl SettingsPage {
    /// The settings of a section.
    pub(crate) fn of(shown: &EventView, at: &AtDesk, section: &Section) -> SettingsPage {
        let event = &at.event;
        let settings = &section.settings;
        let mut form = SectionForm::of(settings, &section.sectors, &[], event);
        form.section = section.id.to_string();
        if section.is_in_fide_mode() && section.draft.paired_rounds().0 > 0 {
            form.lock();
        }
        SettingsPage {
            head: DeskHead::of_section(shown, at, section, Tab::Settings),
            form,
            remarks: Remarks::of(&shown.event.details, settings, event, ""),
            reason_needed: section.draft.paired_rounds().0 > 0,
            may_edit: at.member.may(Right::Settings),
            us_url: swiss_system(&shown.event.details, section)
                .is_ok_and(|system| system.us_chess().is_some())
                .then(|| paths::desk::UsSection::of(event, &section.id).to_string()),
            leave_url: (section.is_in_fide_mode() && !section.finished)
                .then(|| paths::desk::LeaveFideMode::of(event, &section.id).to_string()),
        }
    }
}

impl NewSectionPage {
    /// A section to be planned, with a proposal once enough is known.
    pub(crate) fn of(
        shown: &EventView,
        at: &AtDesk,
        wish: &Plan,
        own_rules: bool,
        proposal: Option<Proposal>,
        wrong: Option<String>,
    ) -> NewSectionPage {
        let event = &at.event;
        let proposal = proposal.map(|made| {
            let mut settings = made.settings;
            stored::write(&made.announced, &mut settings.announced);
            let form = SectionForm::of(&settings, &[], &made.reasons, event);
            Proposed {
                remarks: Remarks::of(&shown.event.details, &settings, event, ""),
                summary: form.summary(),
                form,
            }
        });
        NewSectionPage {
            head: DeskHead::of_event(shown, at, "new-section"),
            wish: PlanForm::of(wish, own_rules),
            proposal,
            wrong,
        }
    }
}

impl PlanForm {
    fn of(wish: &Plan, own_rules: bool) -> PlanForm {
        let number = |value: Option<u32>| value.map_or(String::new(), |value| value.to_string());
        let rules = match (own_rules, &wish.authority) {
            (true, _) => "own".to_owned(),
            (false, Some(authority)) => code(authority),
            (false, None) => String::new(),
        };
        let rule = |code: &str, key: &str| Choice {
            code: code.to_owned(),
            name: t(key).to_owned(),
            chosen: code == rules,
        };
        PlanForm {
            presets: Preset::all()
                .map(|preset| (preset.name(), tell(&preset)))
                .collect(),
            rules: vec![
                rule("", "new-section-rules-federation"),
                rule("fide", "new-section-rules-fide"),
                rule("us-chess", "new-section-rules-us"),
                rule("own", "new-section-rules-own"),
            ],
            name: wish.name.clone(),
            players: number(wish.players),
            rounds: number(wish.rounds.map(u32::from)),
            formats: coded(FORMATS, &code(&wish.format)),
            paces: coded(PACES, &code(&wish.pace)),
            rated: wish.rated == Some(true),
            title_event: wish.title_event == Some(true),
        }
    }
}

/// What FIDE mode locks once round 1 is paired.
const LOCKED: [&str; 10] = [
    "format",
    "rounds",
    "pairing_system",
    "tie_breaks",
    "win",
    "draw",
    "loss",
    "bye",
    "team_boards",
    "match_points",
];

impl SectionForm {
    /// Shows what FIDE mode locks as locked, and says why.
    fn lock(&mut self) {
        let fields = self.groups.iter_mut().flat_map(|group| &mut group.fields);
        for field in fields.filter(|field| LOCKED.contains(&field.name)) {
            field.is_locked = true;
            field.hint = Some(t("fide-mode-locked").to_owned());
        }
    }

    /// What was proposed with a reason: label, value and why.
    fn summary(&self) -> Vec<(String, String, String)> {
        let fields = self.groups.iter().flat_map(|group| &group.fields);
        let lines = fields.filter_map(|field| {
            let (why, source) = field.why.as_ref()?;
            let chosen = field.choices.iter().filter(|choice| choice.chosen);
            let chosen: Vec<&str> = chosen.map(|choice| choice.name.as_str()).collect();
            let value = match (field.name, chosen.is_empty()) {
                ("tie_breaks", _) => self.tie_breaks_by_name(&field.value),
                (_, false) => chosen.join(", "),
                (_, true) => field.value.clone(),
            };
            (!value.is_empty()).then(|| (field.label.clone(), value, format!("{why} {source}")))
        });
        lines.collect()
    }

    fn tie_breaks_by_name(&self, codes: &str) -> String {
        let named = codes.split(',').map(|code| {
            let code = code.trim();
            let known: Result<TieBreak, _> = code.parse();
            known.map_or_else(
                |_| code.to_owned(),
                |known| format!("{} ({code})", tell(&known.name())),
            )
        });
        named.collect::<Vec<_>>().join(", ")
    }

    fn of(
        settings: &SectionSettings,
        sectors: &[Sector],
        reasons: &[Reason],
        event: &EventId,
    ) -> SectionForm {
        let said = stored::table(&stored::read(&settings.announced));
        let mut met = HashSet::new();
        let groups = GROUPS.iter().map(|group| GroupView {
            name: t(&format!("settings-group-{}", group.name)).to_owned(),
            id: group.name,
            open: group.always || group.name == "points" && ranks_teams(settings.format),
            fields: group
                .fields
                .iter()
                .map(|field| {
                    let first = met.insert(field.subject());
                    let value = field.value(settings, &said);
                    view(field, value, first, reasons)
                })
                .collect(),
        });
        let mut categories = settings.categories.clone();
        categories.extend(vec![Category::default(); EMPTY_ROWS]);
        SectionForm {
            groups: groups.collect(),
            categories: categories.iter().map(category_row).collect(),
            sectors: sector_rows(sectors),
            tie_breaks: tie_break_choices(settings),
            systems: (systems_for(settings.format).iter())
                .map(|choice| SystemChoiceBody::of(choice, words()))
                .collect(),
            section: String::new(),
            check_url: paths::desk::CheckSettings::of(event).to_string(),
        }
    }
}

/// The tie-breaks to choose from, in groups with their titles. Whether unrated players come is for the remarks.
fn tie_break_choices(settings: &SectionSettings) -> Vec<(&'static str, Vec<TieBreakChoiceBody>)> {
    let all = tie_breaks_for(settings.format, true, is_of_us_chess(settings));
    let groups = [
        ("choices-fits", TieBreakFit::Fits),
        ("choices-others", TieBreakFit::OfOtherRules),
    ];
    let told = |choice: &MethodChoice| TieBreakChoiceBody::of(choice, words());
    let group = |wanted: TieBreakFit| all.iter().filter(move |one| one.fit == wanted).map(told);
    let mut found: Vec<_> = groups
        .into_iter()
        .map(|(title, fit)| (title, group(fit).collect::<Vec<_>>()))
        .collect();
    let unfit = all
        .iter()
        .filter(|one| matches!(one.fit, TieBreakFit::Unfit(_)));
    found.push(("choices-unfit", unfit.map(told).collect()));
    found.retain(|(_, choices)| !choices.is_empty());
    found
}

fn category_row(category: &Category) -> CategoryRow {
    fn bound<T: ToString>(
        name: &'static str,
        label: &'static str,
        value: Option<T>,
    ) -> (&'static str, &'static str, String) {
        (
            name,
            label,
            value.map_or(String::new(), |value| value.to_string()),
        )
    }
    let sex = category.sex.map_or(String::new(), |sex| code(&sex));
    let any = Choice {
        code: String::new(),
        name: t("log-any").to_owned(),
        chosen: sex.is_empty(),
    };
    CategoryRow {
        name: category.name.clone(),
        limits: vec![
            bound(
                "category_rating_from",
                t("settings-row-rating-from"),
                category.rating_from,
            ),
            bound(
                "category_rating_to",
                t("settings-row-rating-to"),
                category.rating_to,
            ),
            bound(
                "category_age_from",
                t("settings-row-age-from"),
                category.age_from,
            ),
            bound("category_age_to", t("settings-row-age-to"), category.age_to),
            bound(
                "category_born_from",
                t("settings-row-born-from"),
                category.born_from,
            ),
            bound(
                "category_born_to",
                t("settings-row-born-to"),
                category.born_to,
            ),
            bound(
                "category_grade_from",
                t("settings-row-grade-from"),
                category.grade_from,
            ),
            bound(
                "category_grade_to",
                t("settings-row-grade-to"),
                category.grade_to,
            ),
        ],
        sexes: std::iter::once(any)
            .chain(coded(&["F", "M"], &sex))
            .collect(),
    }
}

fn sector_rows(sectors: &[Sector]) -> Vec<SectorRow> {
    let rows = sectors.iter().map(|sector| SectorRow {
        name: sector.name.clone(),
        first: sector.first.to_string(),
        last: sector.last.to_string(),
    });
    let free = (0..EMPTY_ROWS).map(|_| SectorRow {
        name: String::new(),
        first: String::new(),
        last: String::new(),
    });
    rows.chain(free).collect()
}

fn view(field: &Field, value: String, first: bool, reasons: &[Reason]) -> FieldView {
    let subject = field.subject();
    let reason = reasons
        .iter()
        .find(|reason| first && reason.subject.name() == subject);
    let explained = EXPLAINED.contains(&field.name);
    FieldView {
        name: field.name,
        label: t(&format!("settings-{}", field.name)).to_owned(),
        hint: explained.then(|| t(&format!("settings-hint-{}", field.name)).to_owned()),
        control: control(field.kind),
        choices: choices(field, &value),
        value,
        subject: first.then_some(subject),
        why: reason.map(|reason| {
            let source = remarks::source(&reason.article, &reason.edition);
            (tell(&reason.why), source)
        }),
        is_locked: false,
    }
}

fn control(kind: Kind) -> &'static str {
    match kind {
        Kind::Text => "text",
        Kind::Points | Kind::Amount => "points",
        Kind::Lines => "lines",
        Kind::Number => "number",
        Kind::Day => "date",
        Kind::Moment => "datetime-local",
        Kind::Invitation | Kind::Readings | Kind::Titles => "ticks",
        Kind::YesNo | Kind::Choice(_) | Kind::Always(_) | Kind::Rules | Kind::System => "select",
    }
}

fn choices(field: &Field, value: &str) -> Vec<Choice> {
    let chosen: Vec<&str> = match field.kind {
        kind if kind.is_of_ticks() => value.split(',').collect(),
        _ => vec![value],
    };
    let mut options = field.options();
    let known = options.iter().any(|(code, _)| code == value);
    if matches!(field.kind, Kind::Rules | Kind::System) && !known && !value.is_empty() {
        options.push((value.to_owned(), Some(value.to_owned())));
    }
    let nothing = (field.may_be_empty() && control(field.kind) == "select").then(|| Choice {
        code: String::new(),
        name: t("settings-not-said").to_owned(),
        chosen: value.is_empty(),
    });
    let options = options.into_iter().map(|(code, name)| Choice {
        name: name.unwrap_or_else(|| choice_name(&code)),
        chosen: chosen.contains(&code.as_str()),
        code,
    });
    nothing.into_iter().chain(options).collect()
}

fn coded(codes: &[&str], chosen: &str) -> Vec<Choice> {
    let choice = |code: &&str| Choice {
        code: (*code).to_owned(),
        name: choice_name(code),
        chosen: *code == chosen,
    };
    codes.iter().map(choice).collect()
}

fn choice_name(code: &str) -> String {
    t(&format!("settings-choice-{code}")).to_owned()
}
