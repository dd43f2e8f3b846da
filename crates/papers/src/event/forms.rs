//! The forms of FIDE, set from the data that the engines fill in.

use adoube_conduct::arbiters::section_arbiters;
use adoube_conduct::careers::PlayerCareer;
use adoube_conduct::facts::{event_facts, tournament_name};
use adoube_journal::EventArbiter;
use adoube_ratings::arbiters::ArbiterNorm;
use adoube_ratings::facts::{Arbiter, ArbiterTitle, Role};
use adoube_ratings::forms::{
    self, ArbiterPerson, FormText, FormValue, application_event, application_form,
    arbiter_application_form, arbiter_norm_form, empty_application_event, lecturer_form,
    title_result, told_application_event, tournament_report,
};
use adoube_ratings::norm::{NormEvent, NormOutcome, NormTitle, Verdict};
use adoube_ratings::titles::NormRecord;
use adoube_ratings::{EventFacts, TitleRules};
use adoube_words::Values;
use jiff::civil::Date;

use super::{Desk, NoPaper, PaperKind, PaperRequest};
use crate::document::{Column, Document, Field, Form, Part, Row, Table};

/// Boxes beside each other make up this much.
const FULL: u8 = 12;

impl Desk<'_> {
    /// What ratings and norms know of the section.
    pub(super) fn facts(&self) -> Result<EventFacts, NoPaper> {
        let details = &self.event.details;
        let starts = details.starts.ok_or(NoPaper::NoFirstDay)?;
        Ok(EventFacts {
            name: tournament_name(self.event, self.section),
            ..event_facts(details, self.section, starts)
        })
    }

    /// The norms that were made, if the section can have any.
    pub(super) fn norms<T>(
        &self,
        of: impl FnOnce(&NormEvent<'_>, Vec<Verdict>) -> T,
    ) -> Result<T, NoPaper> {
        let facts = self.facts()?;
        let rules = TitleRules::on(facts.start).ok_or(NoPaper::NoNorm)?;
        let event = NormEvent::new(
            &self.tournament,
            &facts,
            rules,
            self.tournament.paired_rounds(),
        );
        // What only waits for facts that nobody has told yet is printed, too: the draft shows them as open.
        let made = event
            .verdicts()
            .filter(|one| matches!(one.outcome, NormOutcome::Norm | NormOutcome::Open));
        let made = made.collect();
        Ok(of(&event, made))
    }

    /// IT1: a certificate for each norm that was made.
    pub(super) fn it1(&self, asked: &PaperRequest) -> Result<Document, NoPaper> {
        let papers = self.norms(|event, made| {
            let made = made
                .into_iter()
                .filter(|one| asked.player.is_none_or(|player| player == one.entrant));
            let forms = made.map(|verdict| (title_result(event, &verdict), verdict));
            forms
                .map(|(form, verdict)| self.certificate(&form, &verdict))
                .collect::<Vec<_>>()
        })?;
        if papers.is_empty() {
            return Err(NoPaper::NoNorm);
        }
        Ok(self.document(PaperKind::It1, self.t("paper-it1"), on_pages(papers)))
    }

    fn certificate(&self, form: &forms::Form, verdict: &Verdict) -> Vec<Part> {
        let all = [NormTitle::Gm, NormTitle::Im, NormTitle::Wgm, NormTitle::Wim];
        let ticks = all.map(|title| match title == verdict.title {
            true => format!("☒ {title}"),
            false => format!("☐ {title}"),
        });
        let mut parts = vec![Part::bold(ticks.join("     "), 13.0)];
        parts.extend(self.sections(form));
        let open: Vec<String> = verdict
            .questions()
            .map(|check| self.words.tell(check))
            .collect();
        if !open.is_empty() {
            let open = self.words.fill(
                "paper-open-questions",
                &Values::default().and("value", &open.join("; ")),
            );
            parts.push(Part::sized(open, 7.5));
        }
        parts.push(Part::sized(self.t("paper-it1-legend"), 7.0));
        parts.push(self.sign(&[
            "form-text-chief-arbiters-signature",
            "form-text-federation-officials-signature",
            "papers-sign-date",
        ]));
        parts
    }

    /// IT2: an application for each player with a norm, with the norms of this event.
    pub(super) fn it2(&self, asked: &PaperRequest) -> Result<Document, NoPaper> {
        let papers = self.norms(|event, made| {
            let made = made
                .into_iter()
                .filter(|one| asked.player.is_none_or(|player| player == one.entrant));
            made.map(|verdict| {
                let own = |norm: &NormRecord| norm.title.is_none_or(|title| title == verdict.title);
                let marks = self.section.marks_of(verdict.entrant);
                let mut norms = vec![NormRecord::of(event, &verdict)];
                let told = PlayerCareer::of(&marks).norms.into_iter();
                norms.extend(told.filter(own));
                let player = self.entrant(verdict.entrant).map(|one| &one.player);
                let rating = PlayerCareer::of(&marks).highest_rating;
                let rating = player.and_then(|player| player.fide_rating).max(rating);
                let mut form = application_form(verdict.title, &verdict.name, &norms, rating);
                fill_player(&mut form, player);
                // Norms of other events have their blocks too; more of them are on another IT2.
                let others = norms[1..].iter().map(told_application_event);
                let empty = [empty_application_event(), empty_application_event()];
                let blocks = [application_event(event, &verdict)].into_iter();
                let room = 3.max(norms.len());
                let blocks = blocks.chain(others).chain(empty).take(room);
                form.sections.splice(1..1, blocks);
                // The blocks say more than the list of norms.
                for section in &mut form.sections {
                    section.table = None;
                }
                let mut parts = self.sections(&form);
                parts.push(Part::sized(self.t("paper-it2-legend"), 7.5));
                parts
            })
            .collect::<Vec<_>>()
        })?;
        if papers.is_empty() {
            return Err(NoPaper::NoNorm);
        }
        Ok(self.document(PaperKind::It2, self.t("paper-it2"), on_pages(papers)))
    }

    pub(super) fn it3(&self) -> Result<Document, NoPaper> {
        let mut facts = self.facts()?;
        if facts.system.is_swiss() && facts.pairing_program.is_none() {
            facts.pairing_program = Some(concat!("Adoube ", env!("CARGO_PKG_VERSION")).to_owned());
        }
        let mut form = tournament_report(&self.tournament, &facts);
        let fields = form.sections.iter_mut().flat_map(|part| &mut part.fields);
        for field in fields.filter(|field| field.label == FormText::Schedule) {
            field.value = self.round_days(&facts.round_dates).map(FormValue::Text);
        }
        let mut parts = self.sections(&form);
        parts.push(self.sign(&["form-text-chief-arbiters-signature", "papers-sign-date"]));
        Ok(self.document(PaperKind::It3, self.t("paper-it3"), parts))
    }

    /// The days of the rounds, with how many there are on a day with several.
    fn round_days(&self, days: &[Date]) -> Option<String> {
        let told = days.chunk_by(|one, other| one == other).map(|same| {
            let day = self.words.date(&same[0].to_string());
            match same.len() {
                1 => day,
                rounds => format!("{day} ({rounds})"),
            }
        });
        let told: Vec<String> = told.collect();
        (!told.is_empty()).then(|| told.join(", "))
    }

    /// The arbiters of the event, or the one who is asked for.
    pub(super) fn arbiters(&self, asked: &PaperRequest) -> Result<Vec<Arbiter>, NoPaper> {
        let named = self
            .facts()?
            .arbiters
            .into_iter()
            .filter(|one| !one.name.is_empty());
        let named = named.filter(|one| {
            asked
                .arbiter
                .as_ref()
                .is_none_or(|name| one.name.contains(name.as_str()))
        });
        let named: Vec<Arbiter> = named.collect();
        match named.is_empty() {
            true => Err(NoPaper::NoArbiter),
            false => Ok(named),
        }
    }

    /// Who has a title needs nothing for it; where nobody is left the forms are filled in as far as known.
    fn seekers(&self, title: ArbiterTitle, asked: &PaperRequest) -> Result<Vec<Arbiter>, NoPaper> {
        let mut arbiters = self.arbiters(asked)?;
        if asked.arbiter.is_none() && arbiters.iter().any(|one| may_seek(title, one.title)) {
            arbiters.retain(|one| may_seek(title, one.title));
        }
        Ok(arbiters)
    }

    fn person(&self, arbiter: &Arbiter) -> ArbiterPerson {
        let name = arbiter.name.trim();
        let mut arbiters = self.event.details.arbiters.iter();
        let known = arbiters.find(|one| one.name.trim() == name);
        // "Family, First", or else the last word is the family.
        let (family, first) = match name.split_once(',') {
            Some((family, first)) => (family.trim(), first.trim()),
            None => name
                .rsplit_once(' ')
                .map_or((name, ""), |(first, family)| (family, first)),
        };
        ArbiterPerson {
            family_name: family.to_owned(),
            first_name: first.to_owned(),
            fide_id: arbiter.fide_id.or(known.and_then(|one| one.fide_id)),
            birth: known
                .and_then(|one| one.birth)
                .map(|birth| birth.to_string()),
            federation: known
                .and_then(|one| one.federation)
                .or(self.event.details.federation),
            rounds_worked: known.and_then(|one| self.rounds_worked(one)),
        }
    }

    /// How many rounds an arbiter served here.
    fn rounds_worked(&self, arbiter: &EventArbiter) -> Option<u32> {
        let post = arbiter.post_in(&self.section.id)?;
        let rounds = match post.rounds.len() {
            0 => usize::from(self.section.settings.rounds),
            rounds => rounds,
        };
        u32::try_from(rounds).ok()
    }

    pub(super) fn arbiter_norms(
        &self,
        kind: PaperKind,
        asked: &PaperRequest,
    ) -> Result<Document, NoPaper> {
        let facts = self.facts()?;
        let title = title_of(kind);
        let papers = self.seekers(title, asked)?.into_iter().map(|arbiter| {
            let form = arbiter_norm_form(title, &self.person(&arbiter), &self.tournament, &facts);
            let mut parts = self.sections(&form);
            if arbiter.role == Role::Chief {
                parts.push(Part::sized(self.t("paper-norm-of-chief"), 7.5));
            }
            parts
        });
        Ok(self.document(kind, self.t(kind.title()), on_pages(papers.collect())))
    }

    pub(super) fn arbiter_applications(
        &self,
        kind: PaperKind,
        asked: &PaperRequest,
    ) -> Result<Document, NoPaper> {
        let title = title_of(kind);
        let starts = self.event.details.starts.ok_or(NoPaper::NoFirstDay)?;
        let here = section_arbiters(&self.event.details, self.section, starts).arbiters;
        let papers = self.seekers(title, asked)?.into_iter().map(|arbiter| {
            let mut here = here.iter().filter(|one| one.arbiter.name == arbiter.name);
            let found = here.find_map(|one| one.application.as_ref());
            let norms = found.filter(|found| found.title == title);
            let norms = norms.map_or(&[][..], |found| &found.norms);
            let mut form = arbiter_application_form(title, &self.person(&arbiter), norms);
            // The blocks below say more than the list of norms.
            for section in &mut form.sections {
                section.table = None;
            }
            let mut parts = self.sections(&form);
            // Room for four is left where the norms of other events are not told.
            parts.insert(parts.len().min(3), Part::Form(self.four_events(norms)));
            parts
        });
        Ok(self.document(kind, self.t(kind.title()), on_pages(papers.collect())))
    }

    /// Four events, filled in as far as they are known.
    fn four_events(&self, norms: &[ArbiterNorm]) -> Form {
        let row = |number: usize| {
            let norm = number.checked_sub(1).and_then(|place| norms.get(place));
            let [name, day, kind] = norm.map_or([None, None, None], |norm| self.norm_told(norm));
            let place = norm.and_then(|norm| self.place_of(norm));
            let field = |key: &str, label: &str, value: Option<String>| {
                Field::of(&format!("{key}_{number}"), self.t(label), value)
            };
            vec![
                field("event", "form-text-event", name).share(4),
                field("dates", "papers-case-days", day).share(2),
                field("place", "form-text-place", place).share(2),
                field("type", "form-text-type-of-event", kind).share(2),
                field("listed", "paper-in-list", None).share(2),
            ]
        };
        Form {
            rows: (1..=norms.len().max(4)).map(row).collect(),
        }
    }

    /// The place is known of this event only.
    fn place_of(&self, norm: &ArbiterNorm) -> Option<String> {
        let details = &self.event.details;
        match norm {
            ArbiterNorm::Event { name, .. } if *name == details.name => details.place.clone(),
            _ => None,
        }
    }

    /// What a norm was, its first day, and how the event was played.
    fn norm_told(&self, norm: &ArbiterNorm) -> [Option<String>; 3] {
        let day = |day: Date| Some(self.words.date(&day.to_string()));
        match norm {
            ArbiterNorm::Event { name, event, .. } => [
                Some(name.clone()),
                day(event.start),
                Some(self.words.tell(&event.format)),
            ],
            ArbiterNorm::Seminar { date } => [
                Some(self.t("form-text-seminar").to_owned()),
                day(*date),
                None,
            ],
            ArbiterNorm::OlympiadMatches { date } => [
                Some(self.t("form-text-olympiad").to_owned()),
                day(*date),
                None,
            ],
            ArbiterNorm::DisabledTitle { organisation } => {
                let value = Values::default().and("organisation", organisation);
                [
                    Some(self.words.fill("form-value-title-of", &value)),
                    None,
                    None,
                ]
            }
        }
    }

    pub(super) fn lecturers(
        &self,
        kind: PaperKind,
        asked: &PaperRequest,
    ) -> Result<Document, NoPaper> {
        let person = match self.arbiters(asked) {
            Ok(arbiters) if asked.arbiter.is_some() => arbiters.first().map(|one| self.person(one)),
            _ => None,
        };
        let form = lecturer_form(kind == PaperKind::Fl2, &person.unwrap_or_default());
        Ok(self.document(kind, self.t(kind.title()), self.sections(&form)))
    }

    /// The sections of a form: heading, boxes, table.
    fn sections(&self, form: &forms::Form) -> Vec<Part> {
        let mut parts = Vec::new();
        for section in &form.sections {
            // Lines to sign on come last, beside each other.
            if section.heading == FormText::Signatures && form.code == "IT1" {
                parts.push(Part::Form(self.boxes(&section.fields[1..2])));
                continue;
            }
            parts.push(Part::Heading {
                level: 3,
                text: self.form_text(section.heading),
            });
            // The title is ticked above.
            let ticked = form.code == "IT1" && section.heading == FormText::Applicant;
            let fields = &section.fields[usize::from(ticked)..];
            if !fields.is_empty() {
                parts.push(Part::Form(self.boxes(fields)));
            }
            // What is not known yet is filled in by hand elsewhere on the form.
            let table = section.table.as_ref();
            if let Some(table) = table.filter(|table| !table.rows.is_empty()) {
                parts.push(Part::Table(self.form_table(table)));
            }
        }
        parts
    }

    fn form_text(&self, text: FormText) -> String {
        match text {
            FormText::Nothing => String::new(),
            FormText::Code(code) => code.to_owned(),
            text => self.words.tell(&text),
        }
    }

    fn form_value(&self, value: &FormValue) -> String {
        match value {
            FormValue::Words(text) => self.form_text(*text),
            FormValue::Remarks(remarks) => {
                let remarks: Vec<String> = remarks
                    .iter()
                    .map(|remark| self.words.tell(remark))
                    .collect();
                remarks.join("\n")
            }
            FormValue::OneOf(texts) => {
                let texts: Vec<String> = texts.iter().map(|text| self.form_text(*text)).collect();
                texts.join("\n")
            }
            value => self.words.tell(value),
        }
    }

    /// Fields in rows: numbers are narrow, what is written by hand is wide.
    fn boxes(&self, fields: &[forms::Field]) -> Form {
        let mut rows: Vec<Vec<Field>> = Vec::new();
        let mut used = FULL;
        for field in fields {
            let (share, lines) = measure(field);
            let value = field.value.as_ref().map(|value| self.form_value(value));
            let own = Field::of(&key_of(field.label), self.form_text(field.label), value)
                .share(share)
                .lines(lines);
            if used + share > FULL {
                rows.push(Vec::new());
                used = 0;
            }
            used += share;
            if let Some(row) = rows.last_mut() {
                row.push(own);
            }
        }
        Form { rows }
    }

    fn form_table(&self, table: &forms::Table) -> Table {
        let columns = table.header.iter().enumerate().map(|(place, head)| {
            let (key, text) = (key_of(*head), self.form_text(*head));
            match head {
                FormText::Opponent | FormText::Event | FormText::ChiefArbiter => {
                    Column::wide(&key, text)
                }
                FormText::Score => Column::short(&key, text),
                FormText::Nothing if place == 0 => Column::of("what", text),
                FormText::Nothing => Column::of("remark", text),
                FormText::Fed | FormText::Title => Column::of(&key, text),
                _ => Column::number(&key, text),
            }
        });
        let rows = table
            .rows
            .iter()
            .map(|row| Row::of(row.iter().map(|value| self.form_value(value)).collect()));
        Table {
            key: "table".to_owned(),
            columns: columns.collect(),
            rows: rows.collect(),
            ruled: true,
            ..Table::default()
        }
        // The remark on what does not count.
        .without_column_if_empty("remark")
    }

    /// Lines to sign on.
    pub(super) fn sign(&self, labels: &[&str]) -> Part {
        Part::Signatures {
            labels: labels
                .iter()
                .map(|label| self.t(label).to_owned())
                .collect(),
        }
    }
}

/// Papers that follow each other, each on a new page.
pub(super) fn on_pages(papers: Vec<Vec<Part>>) -> Vec<Part> {
    let mut parts = Vec::new();
    for paper in papers {
        if !parts.is_empty() {
            parts.push(Part::NewPage);
        }
        parts.extend(paper);
    }
    parts
}

/// Whether somebody may still seek a title: FA before IA, and neither twice.
fn may_seek(sought: ArbiterTitle, held: Option<ArbiterTitle>) -> bool {
    use ArbiterTitle::{Fide, International, National};
    match sought {
        International => !matches!(held, Some(International | National)),
        _ => !matches!(held, Some(International | Fide)),
    }
}

fn title_of(kind: PaperKind) -> ArbiterTitle {
    match kind {
        PaperKind::Ia1 | PaperKind::Ia2 => ArbiterTitle::International,
        _ => ArbiterTitle::Fide,
    }
}

/// What the entry says of a player.
fn fill_player(form: &mut forms::Form, player: Option<&adoube_tournament::Player>) {
    let Some(player) = player else {
        return;
    };
    let fields = form
        .sections
        .iter_mut()
        .take(1)
        .flat_map(|section| &mut section.fields);
    for field in fields {
        let known = match field.label {
            FormText::Federation => player.federation.map(|code| code.to_string()),
            FormText::FideId => player.fide_id.map(|id| id.to_string()),
            FormText::DateOfBirth => player.birth.map(|birth| birth.to_string()),
            _ => None,
        };
        field.value = field.value.take().or(known.map(FormValue::Text));
    }
}

/// How wide a box is, of twelve, and how many lines there is room for.
fn measure(field: &forms::Field) -> (u8, u8) {
    use FormText as T;
    match field.label {
        T::Code(_) => (1, 1),
        T::Title | T::Sex | T::Federation | T::FideId | T::DateOfBirth => (2, 1),
        // A day with its month in letters.
        T::Start | T::End => (3, 1),
        T::Games | T::Federations | T::RatedOpponents | T::TitledOpponents => (2, 1),
        T::Rounds | T::Players | T::RatedPlayers | T::RoundsWorked => (2, 1),
        T::AverageOfTheOpponents | T::ScoreRequired | T::ScoreAchieved | T::Performance => (2, 1),
        T::ExceedingTheNormByWholePoints | T::GamesTheNormCountsFor => (2, 1),
        T::GamesCountedIfNotAll | T::ScoreRequiredInThese | T::ScoreAchievedInThese => (2, 1),
        T::Opponents => (2, 1),
        T::Rated | T::Unrated => (1, 1),
        T::RatingNeeded | T::HighestRating | T::DateTheRatingWasReached => (2, 1),
        T::OpponentsNotFromTheApplicantsFederation | T::OpponentsFromTheHostFederation => (4, 1),
        T::FewestRatedPlayersNotFromTheHostFederation
        | T::TheirFederations
        | T::ThoseWithGmImWgmOrWim => (4, 1),
        T::PlaceOfBirth | T::Place | T::FederationOfTheArbiter | T::TotalNumberOfGames => (4, 1),
        T::RateOfPlay | T::ChiefArbiter | T::Organiser | T::Contact => (3, 1),
        T::TournamentType | T::TypeOfEvent | T::PairingProgram | T::Date => (4, 1),
        T::PairedByHandBy => (4, 1),
        T::ChiefArbitersContact => (5, 1),
        T::Event | T::FamilyName | T::FirstName | T::Name => (6, 1),
        T::Schedule => (10, 1),
        T::NameOfTheOfficial | T::Signature | T::NameAndSignature => (4, 2),
        T::ReportersSignatureAndDate
        | T::FederationOfficialsSignatureAndDate
        | T::FederationOfficial
        | T::NamePositionAndFederationOfTheReporter => (6, 2),
        T::ExamPassed | T::DeputyChiefArbiter => (6, 1),
        T::KnowledgeOfLawsPairingsAndRegulations
        | T::Objectivity
        | T::HandlingOfIncidents
        | T::CareForUndisturbedPlayers
        | T::KnowledgeAndPresentation
        | T::StatementOfKnowledgeAndObjectivity => (FULL, 3),
        T::Recommendation | T::SpecialRemarks => (FULL, 2),
        _ => (FULL, 1),
    }
}

/// The name of a field for programs.
fn key_of(label: FormText) -> String {
    let spelled = match label {
        FormText::Code(code) => code.to_owned(),
        label => format!("{label:?}"),
    };
    let mut key = String::new();
    for (place, letter) in spelled.chars().enumerate() {
        if letter.is_uppercase() && place > 0 && !matches!(label, FormText::Code(_)) {
            key.push('_');
        }
        key.extend(letter.to_lowercase());
    }
    key
}
