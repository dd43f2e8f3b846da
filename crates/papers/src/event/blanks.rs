//! Forms to be filled in by hand: appeals and complaints.

use super::{Desk, PaperKind};
use crate::document::{Document, Field, Form, Part};

impl Desk<'_> {
    /// The event and who is responsible for it.
    pub(super) fn about_event(&self) -> Form {
        let details = &self.event.details;
        let field =
            |key: &str, label: &str, value: Option<String>| Field::of(key, self.t(label), value);
        let federation = details.federation.map(|code| code.to_string());
        Form {
            rows: vec![
                vec![
                    field("event", "papers-case-event", Some(details.name.clone())).share(3),
                    field("federation", "papers-case-federation", federation),
                    field(
                        "section",
                        "paper-section",
                        Some(self.section.settings.name.clone()),
                    )
                    .share(2),
                ],
                vec![
                    field("venue", "papers-case-venue", details.place.clone()).share(2),
                    field("days", "papers-case-days", self.days()).share(2),
                ],
                vec![
                    field(
                        "organiser",
                        "papers-case-organiser",
                        details.organiser.clone(),
                    ),
                    field(
                        "chief_arbiter",
                        "papers-case-chief-arbiter",
                        details.chief_arbiter.clone(),
                    ),
                ],
            ],
        }
    }

    fn empty(&self, label: &str, lines: u8) -> Vec<Field> {
        vec![Field::of(label, self.t(label), None).lines(lines)]
    }

    pub(super) fn appeal_form(&self) -> Document {
        let pair = |one: &str, other: &str| {
            vec![
                Field::of(one, self.t(one), None).lines(2),
                Field::of(other, self.t(other), None).lines(2),
            ]
        };
        let form = Form {
            rows: vec![
                pair("appeal-desk-appellant", "appeal-desk-role"),
                pair("appeal-desk-round", "appeal-desk-board"),
                self.empty("appeal-desk-parties", 2),
                self.empty("appeal-desk-against", 5),
                pair("appeal-desk-ruled-at", "appeal-desk-filed-at"),
                self.empty("appeal-desk-fee-paid", 1),
                self.empty("appeal-desk-grounds", 12),
            ],
        };
        let parts = vec![
            Part::Form(self.about_event()),
            Part::Form(form),
            self.sign(&[
                "papers-sign-appellant",
                "papers-sign-arbiter",
                "papers-sign-date",
            ]),
        ];
        self.document(PaperKind::AppealForm, self.t("papers-appeal-form"), parts)
    }

    pub(super) fn complaint_form(&self) -> Document {
        let form = Form {
            rows: vec![
                self.empty("papers-complainant-and-id", 2),
                self.empty("papers-accused-and-id", 2),
                self.empty("fairplay-round", 1),
                self.empty("fairplay-facts", 9),
                self.empty("fairplay-evidence", 6),
                self.empty("fairplay-comments", 5),
            ],
        };
        let parts = vec![
            Part::Form(self.about_event()),
            Part::Form(form),
            Part::text(self.t("papers-acknowledgement")),
            self.sign(&[
                "papers-sign-complainant",
                "papers-sign-arbiter",
                "papers-sign-date",
            ]),
        ];
        self.document(
            PaperKind::ComplaintForm,
            self.t("papers-complaint-form"),
            parts,
        )
    }
}
