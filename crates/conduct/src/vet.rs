//! What is to be said of commands before they are written, on every road to the journal.
//!
//! The journal refuses what cannot be. What can be but should not, an arbiter is told: what a round
//! made by hand breaks, byes beyond those announced, games that a section leaves open, players that a
//! section is closed to. A round that breaks an absolute rule, and a player whom what is announced
//! bars, are only written with a reason.

use std::collections::HashMap;

use adoube_journal::{
    Command, Enter, Event, EventDetails, ExchangeNumbers, LateEnter, PairRound, PlayerEdited,
    Provenance, RoundClosed, RoundPairings, Section, SectionId, Task, foresee,
};
use adoube_pairing::facts::Series;
use adoube_tournament::{ByeKind, EntrantId, RoundNumber};
use jiff::civil::DateTime;
use serde::Serialize;

use crate::byes;
use crate::eligibility::{Entrance, after_correction};
use crate::fide_mode;
use crate::ranking::rating_tie_breaks;
use crate::rating_lists::is_long;
use crate::rounds::{
    Finding, Found, Level, Severity, adjourning, check_change, deviations, standing, told,
};
use crate::us;

/// A round made by hand breaks an absolute rule, or a section is closed to who is entered, and nobody says
/// why.
#[derive(Clone, Debug, PartialEq, Eq, Serialize)]
pub struct NeedsReason {
    /// Of which section, to which the ids belong.
    pub section: SectionId,
    /// The round, if it is one.
    pub round: Option<RoundNumber>,
    /// What it breaks.
    pub findings: Series<Finding>,
}

adoube_types::errors!(NeedsReason);

/// What is to be said of a command.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Vetted {
    /// Of which section, to which the ids belong.
    pub section: SectionId,
    pub finding: Finding,
    /// How strongly it is warned of.
    pub level: Level,
    /// What confirms it: the kind of finding, the section and the round, and what exactly was found.
    pub code: String,
}

impl Vetted {
    /// A finding with its level and its code.
    pub(crate) fn new(
        section: &SectionId,
        in_fide_mode: bool,
        round: Option<RoundNumber>,
        finding: Finding,
    ) -> Vetted {
        Vetted {
            section: section.clone(),
            level: finding.found.level(in_fide_mode),
            code: code(section, round, &finding),
            finding,
        }
    }
}

/// `met@open/3:5d41402a`: what was found, where, and a checksum of everything that is told of it.
fn code(section: &SectionId, round: Option<RoundNumber>, finding: &Finding) -> String {
    let told = serde_json::to_value(&finding.found).unwrap_or_default();
    let kind = match &told {
        serde_json::Value::String(kind) => Some(kind),
        serde_json::Value::Object(kinds) => kinds.keys().next(),
        _ => None,
    };
    let mut name = String::new();
    for letter in kind.map_or("", String::as_str).chars() {
        if letter.is_ascii_uppercase() && !name.is_empty() {
            name.push('-');
        }
        name.push(letter.to_ascii_lowercase());
    }
    let said = kind.and_then(|kind| told.get(kind)?.get("round")?.as_u64());
    let round = round.map(|round| u64::from(round.0)).or(said);
    let round = round.map(|round| format!("/{round}")).unwrap_or_default();
    // FNV-1a: short, the same for ever, and nobody gains by finding another text with the same sum.
    let text = serde_json::to_string(&finding.found).unwrap_or_default();
    let sum = text.bytes().fold(0x811c_9dc5_u32, |sum, byte| {
        (sum ^ u32::from(byte)).wrapping_mul(0x0100_0193)
    });
    format!("{name}@{section}{round}:{sum:08x}")
}

/// Commands to be vetted, and what is known beside them.
pub(crate) struct VetRequest<'a> {
    pub(crate) commands: &'a [Command],
    pub(crate) reason: Option<&'a str>,
    pub(crate) now: Option<DateTime>,
    /// The pairings among them were worked out by the rules.
    pub(crate) made_by_rules: bool,
}

/// What is to be said of commands that are to be written together with a reason, the gravest first
/// for each; or that they need one. What has a deadline is held against the time of the hall, if it is
/// known. Pairings that the rules made are not held against them again:
/// whoever pairs with [`next_round`](crate::rounds::next_round) need not ask.
///
/// # Errors
///
/// [`NeedsReason`] if a command breaks an absolute rule and nobody said why.
pub fn vet(
    event: &Event,
    commands: &[Command],
    reason: Option<&str>,
    now: Option<DateTime>,
) -> Result<Vec<Vetted>, NeedsReason> {
    let asked = VetRequest {
        commands,
        reason,
        now,
        made_by_rules: false,
    };
    vet_asked(event, None, &asked)
}

/// What is to be said of commands whose pairings the rules made: what needs no consent.
pub fn vet_made(event: &Event, commands: &[Command]) -> Vec<Vetted> {
    let asked = VetRequest {
        commands,
        reason: None,
        now: None,
        made_by_rules: true,
    };
    let mut vetted = of_each(event, &asked).unwrap_or_default();
    vetted.retain(|one| one.level == Level::Tell);
    vetted
}

/// The same of commands that may take records back: then the event is known that they lead to.
pub(crate) fn vet_asked(
    event: &Event,
    after: Option<&Event>,
    asked: &VetRequest,
) -> Result<Vec<Vetted>, NeedsReason> {
    let mut vetted = of_each(event, asked)?;
    let (commands, reason) = (asked.commands, asked.reason);
    if let Some(after) = after {
        vetted.extend(fide_mode::between(event, after));
    }
    if commands
        .iter()
        .any(|command| bears_on_integrity(event, command))
    {
        let after = foresee(event, commands, reason);
        vetted.extend(fide_mode::between(event, &after));
    }
    Ok(vetted)
}

/// Whether a command may touch what FIDE mode guards. What is entered at the boards of the round that is played
/// cannot, and is most of what is written.
fn bears_on_integrity(event: &Event, command: &Command) -> bool {
    if let Some(place) = command.board() {
        let section = event.section(place.section);
        return section.is_some_and(|section| place.round < section.draft.paired_rounds());
    }
    matches!(command.task(), Task::Settings | Task::Pairings)
}

fn of_each(event: &Event, asked: &VetRequest) -> Result<Vec<Vetted>, NeedsReason> {
    let (commands, reason) = (asked.commands, asked.reason);
    let has_reason = reason.is_some_and(|reason| !reason.trim().is_empty());
    let mut findings = Vec::new();
    let mut entrances = Entrances::of(event);
    for (place, command) in commands.iter().enumerate() {
        entrances.note(command);
        let Some(section) = section_of(command) else {
            continue;
        };
        let mut found = entrances.remarks(command);
        let mut in_fide_mode = is_in_fide_mode(event, section);
        if !matches!(command, Command::Register(_)) {
            let before = foresee(event, &commands[..place], reason);
            found.extend(of_command(&before, command, asked));
            if let Command::PairRound(pair) = command {
                found.extend(of_new_round(event, &before, pair));
                let section = before.section(&pair.section);
                let classes =
                    section.map(|section| us::class_prize_remarks(&before, section, pair));
                found.extend(classes.into_iter().flatten());
            }
            in_fide_mode = is_in_fide_mode(&before, section);
        }
        // What cannot be recorded is refused by the journal, in its own words.
        let is_possible = |finding: &&Finding| finding.severity != Severity::Impossible;
        let impossible = found.iter().any(|finding| !is_possible(&finding));
        let breaches: Vec<Finding> = (found.iter())
            .filter(|finding| finding.severity == Severity::Breach)
            .cloned()
            .collect();
        if wants_reason(command) && !breaches.is_empty() && !has_reason && !impossible {
            return Err(NeedsReason {
                section: section.clone(),
                round: round_of(command),
                findings: Series(breaches),
            });
        }
        // What cannot be recorded needs no consent.
        if impossible {
            continue;
        }
        let possible = found.iter().filter(is_possible).cloned();
        let round = round_of(command);
        findings.extend(possible.map(|finding| Vetted::new(section, in_fide_mode, round, finding)));
    }
    Ok(findings)
}

fn is_in_fide_mode(event: &Event, id: &SectionId) -> bool {
    event.section(id).is_some_and(Section::is_in_fide_mode)
}

/// What the sections announce of who may play, those that the commands themselves announce included. A list of
/// thousands is held against it without foreseeing the event for each.
struct Entrances<'e> {
    event: &'e Event,
    known: HashMap<SectionId, Option<Entrance>>,
}

impl<'e> Entrances<'e> {
    fn of(event: &'e Event) -> Entrances<'e> {
        let known = HashMap::new();
        Entrances { event, known }
    }

    /// Takes in what a command announces.
    fn note(&mut self, command: &Command) {
        let (section, settings) = match command {
            Command::AddSection(added) => (&added.section, &added.settings),
            Command::EditSection(edited) => (&edited.section, &edited.settings),
            _ => return,
        };
        let entrance = Entrance::of(&self.event.details, settings);
        self.known.insert(section.clone(), entrance);
    }

    /// What is to be said of who is entered by the command.
    fn remarks(&mut self, command: &Command) -> Vec<Finding> {
        let (section, player) = match command {
            Command::Register(entry) => (&entry.section, &entry.player),
            Command::LateEnter(entry) => (&entry.section, &entry.player),
            // Who fills in for an opponent need not be of the class.
            Command::Enter(entry) if entry.marks.house.is_none() => (&entry.section, &entry.player),
            _ => return Vec::new(),
        };
        let event = self.event;
        let entrance = self.known.entry(section.clone()).or_insert_with(|| {
            let section = event.section(section)?;
            Entrance::of(&event.details, &section.settings)
        });
        let entrance = entrance.as_ref();
        entrance.map_or_else(Vec::new, |entrance| entrance.remarks(player))
    }
}

/// Whether a command is an entry, or corrects one: the business of whoever enters players.
fn is_entry(command: &Command) -> bool {
    use Command::{EditPlayer, Enter, LateEnter, Register};
    matches!(
        command,
        Register(_) | LateEnter(_) | Enter(_) | EditPlayer(_)
    )
}

/// Whether a breach is only written with a reason.
fn wants_reason(command: &Command) -> bool {
    let is_import = matches!(command, Command::ImportSection(_));
    round_of(command).is_some() || is_entry(command) || is_import
}

/// The commands that record the next round as somebody made it, the closing of the last one included.
pub fn record_by_hand(
    section: &Section,
    pairings: RoundPairings,
    made_by: Provenance,
) -> Vec<Command> {
    let last = section.draft.paired_rounds();
    let is_open = last.0 > 0 && !section.is_closed(last);
    // Pairing the next round says that the last one is complete.
    let close = is_open.then(|| {
        let close = Command::CloseRound(RoundClosed {
            section: section.id.clone(),
            round: last,
        });
        adjourning(section).into_iter().chain([close])
    });
    let pair = Command::PairRound(PairRound {
        section: section.id.clone(),
        round: section.next_round(),
        pairings,
        made_by,
    });
    close.into_iter().flatten().chain([pair]).collect()
}

/// Whether something may be to be said of a command.
pub fn is_vetted(command: &Command) -> bool {
    section_of(command).is_some()
}

/// The section that such a command is about.
fn section_of(command: &Command) -> Option<&SectionId> {
    if let Command::PairRound(pair) = command {
        return Some(&pair.section);
    }
    if let Command::ChangePairings(change) = command {
        return Some(&change.section);
    }
    if let Command::RequestBye(request) = command {
        return Some(&request.section);
    }
    if let Command::CancelBye(cancelled) = command {
        return Some(&cancelled.section);
    }
    if let Command::LateEnter(entry) = command {
        return Some(&entry.section);
    }
    if let Command::Enter(entry) = command {
        return Some(&entry.section);
    }
    if let Command::EditSection(edited) = command {
        return Some(&edited.section);
    }
    if let Command::EditPlayer(edited) = command {
        return Some(&edited.section);
    }
    if let Command::FinishSection(finish) = command {
        return Some(&finish.section);
    }
    if let Command::Register(entry) = command {
        return Some(&entry.section);
    }
    if let Command::ImportSection(imported) = command {
        return Some(&imported.section);
    }
    if let Command::AssignNumbers(wanted) = command {
        return Some(&wanted.section);
    }
    if let Command::ExchangeNumbers(wanted) = command {
        return Some(&wanted.section);
    }
    None
}

/// The round that a command makes or changes.
fn round_of(command: &Command) -> Option<RoundNumber> {
    if let Command::PairRound(pair) = command {
        return Some(pair.round);
    }
    if let Command::ChangePairings(change) = command {
        return Some(change.round);
    }
    None
}

fn of_command(event: &Event, command: &Command, asked: &VetRequest) -> Vec<Finding> {
    let (reason, now) = (asked.reason, asked.now);
    let after = || foresee(event, std::slice::from_ref(command), reason);
    match command {
        Command::PairRound(pair) => of_pairing(event, pair, command, asked),
        Command::ChangePairings(change) => {
            let (changed, id) = (after(), &change.section);
            let wanted = changed.section(id).filter(|_| changed != *event);
            match wanted.map(|wanted| standing(wanted, change.round)) {
                Some(Ok(wanted)) => of_round(event, id, change.round, command, &wanted, reason),
                Some(Err(_)) | None => Vec::new(),
            }
        }
        Command::RequestBye(request) => {
            let asked = after();
            let section = asked.section(&request.section).filter(|_| asked != *event);
            section.map_or_else(Vec::new, |section| {
                byes::remarks_on_request(section, request, now)
            })
        }
        Command::CancelBye(cancelled) => {
            let section = event.section(&cancelled.section);
            section.map_or_else(Vec::new, |section| {
                byes::remarks_on_cancelling(section, cancelled)
            })
        }
        Command::LateEnter(LateEnter { section, .. }) | Command::Enter(Enter { section, .. }) => {
            of_late_entry(event, &after(), section)
        }
        Command::EditPlayer(edited) => {
            let section = event.section(&edited.section);
            section.map_or_else(Vec::new, |section| {
                of_correction(event, section, edited, reason)
            })
        }
        Command::EditSection(edited) => {
            let changed = after();
            let before = event.section(&edited.section);
            let both = before.zip(changed.section(&edited.section));
            both.map_or_else(Vec::new, |(before, after)| {
                let mut findings = us::variation_remarks(&event.details, before, after);
                findings.extend(of_long_event(&event.details, before, after));
                findings
            })
        }
        Command::ExchangeNumbers(wanted) => of_exchange(event, &after(), wanted),
        Command::FinishSection(finish) => {
            let section = event.section(&finish.section);
            section.map_or_else(Vec::new, of_open_games)
        }
        Command::ImportSection(imported) => {
            let after = after();
            let section = after.section(&imported.section);
            section.map_or_else(Vec::new, |section| of_import(&after, section))
        }
        _ => Vec::new(),
    }
}

/// Two players exchange their numbers before the start; later FIDE mode sees it for itself, by whatever command.
fn of_exchange(event: &Event, after: &Event, wanted: &ExchangeNumbers) -> Vec<Finding> {
    let section = event.section(&wanted.section);
    // What cannot be done is refused by the journal, in its own words.
    let before = section.filter(|section| section.draft.rounds.is_empty() && event != after);
    let (one, other) = (wanted.one, wanted.other);
    let told = |_| {
        let found = Found::NumbersExchanged { one, other };
        Finding::plain(Severity::Breach, found, &[])
    };
    before.map(told).into_iter().collect()
}

/// Tie-breaks that look at ratings are not advised where ratings change during the event.
fn of_long_event(details: &EventDetails, before: &Section, after: &Section) -> Vec<Finding> {
    let told = |section: &Section| match is_long(details, &section.settings) {
        true => rating_tie_breaks(&section.settings),
        false => Vec::new(),
    };
    let known = told(before);
    let new = told(after).into_iter();
    let new = new.filter(|tie_break| !known.contains(tie_break));
    new.map(|tie_break| {
        let found = Found::RatingsOfLongEvent { tie_break };
        Finding::plain(Severity::Weaker, found, &[])
    })
    .collect()
}

/// What is to be said of the pairings of a new round if the rules did not make them.
fn of_pairing(
    event: &Event,
    pair: &PairRound,
    command: &Command,
    asked: &VetRequest,
) -> Vec<Finding> {
    if asked.made_by_rules {
        return Vec::new();
    }
    let (section, pairings) = (&pair.section, &pair.pairings);
    of_round(event, section, pair.round, command, pairings, asked.reason)
}

/// What FIDE mode says of a new round, whoever made it: of the games that had no result when it was asked for, of
/// rounds that cannot all be paired, of a round robin in which not everybody meets everybody.
fn of_new_round(asked: &Event, before: &Event, pair: &PairRound) -> Vec<Finding> {
    let id = &pair.section;
    if !is_in_fide_mode(before, id) {
        return Vec::new();
    }
    let open = asked.section(id).map(fide_mode::of_open_games);
    let section = before.section(id);
    let too_many = section.and_then(|section| fide_mode::of_too_many_rounds(section, pair));
    let meetings = section.map(|section| fide_mode::of_meetings(section, pair));
    let found = open.into_iter().flatten().chain(too_many);
    let found = found.chain(meetings.into_iter().flatten());
    let colours = section.map(|section| fide_mode::of_double_colours(section, pair));
    let found = found.chain(colours.into_iter().flatten());
    let plain = |found| Finding::plain(Severity::Remark, found, &[]);
    found.map(plain).collect()
}

/// What is to be said of a player whose data are corrected: a rating that was assigned, and one with which
/// the section is closed to the player.
fn of_correction(
    event: &Event,
    section: &Section,
    edited: &PlayerEdited,
    reason: Option<&str>,
) -> Vec<Finding> {
    let has_reason = reason.is_some_and(|reason| !reason.trim().is_empty());
    let mut findings = us::assigned_remarks(section, edited, has_reason);
    let corrected = &edited.player;
    findings.extend(after_correction(event, section, edited.entrant, corrected));
    findings
}

/// What is to be said of the byes that a late entry gets for the rounds it missed.
fn of_late_entry(before: &Event, after: &Event, id: &SectionId) -> Vec<Finding> {
    let (Some(before), Some(after)) = (before.section(id), after.section(id)) else {
        return Vec::new();
    };
    let entrants = after.draft.entrants.iter();
    let new = entrants.filter(|entrant| before.entrant(entrant.id).is_none());
    let byes_of = |entrant: &adoube_tournament::Entrant| {
        let requests = after.draft.bye_requests.iter();
        let own = requests.filter(|request| request.entrant == entrant.id);
        let fide = own.filter_map(|request| {
            byes::fide_remarks(after, entrant.id, request.round, request.kind)
        });
        (byes::remarks(after, entrant.id).into_iter())
            .chain(fide)
            .collect::<Vec<_>>()
    };
    new.flat_map(byes_of).collect()
}

fn of_round(
    event: &Event,
    id: &SectionId,
    round: RoundNumber,
    command: &Command,
    pairings: &RoundPairings,
    reason: Option<&str>,
) -> Vec<Finding> {
    let Some(section) = event.section(id) else {
        return Vec::new();
    };
    let mut findings = check_change(&event.details, section, round, pairings);
    let after = foresee(event, std::slice::from_ref(command), reason);
    let with_points = pairings.byes.iter();
    let with_points =
        with_points.filter(|bye| matches!(bye.kind, ByeKind::HalfPoint | ByeKind::FullPoint));
    // What was asked for, or stood already, has been told before.
    let asked = |id| {
        let mut requests = section.draft.bye_requests.iter();
        let mut stands = section
            .draft
            .round(round)
            .into_iter()
            .flat_map(|it| &it.byes);
        requests.any(|request| request.entrant == id && request.round == round)
            || stands.any(|bye| bye.entrant == id)
    };
    if let Some(after) = after.section(id) {
        let news = with_points.filter(|bye| !asked(bye.entrant));
        findings.extend(news.flat_map(|bye| {
            let fide = byes::fide_remarks(after, bye.entrant, round, bye.kind);
            (byes::remarks(after, bye.entrant).into_iter()).chain(fide)
        }));
    }
    findings
}

/// The rounds of a tournament from a file that the rules pair otherwise.
fn of_import(event: &Event, section: &Section) -> Vec<Finding> {
    let found = deviations(&event.details, section).into_iter();
    let found = found.map(|(severity, deviation)| {
        let sides = deviation.due.iter().chain([&deviation.found]);
        let pairs = sides.flat_map(|side| &side.pairs);
        let mut entrants: Vec<EntrantId> = pairs.flat_map(|pair| [pair.0, pair.1]).collect();
        entrants.sort_unstable();
        entrants.dedup();
        let found = Found::ImportedOtherwise {
            round: deviation.round,
            pairs: told(section, &deviation),
        };
        Finding::plain(severity, found, &entrants)
    });
    found.collect()
}

fn of_open_games(section: &Section) -> Vec<Finding> {
    let open = section.draft.open_games(section.draft.paired_rounds());
    open.into_iter()
        .map(|game| Finding::plain(Severity::Weaker, Found::OpenGame(game), &[]))
        .collect()
}
