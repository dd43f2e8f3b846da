//! Every field of what is announced of a section.

/// What is written into a field.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Kind {
    /// A line of text.
    Text,
    Lines,
    /// A whole number.
    Number,
    Points,
    /// A sum of money.
    Amount,
    Day,
    /// A day and an hour.
    Moment,
    /// Yes, no, or not said.
    YesNo,
    /// One of these, or nothing.
    Choice(&'static [&'static str]),
    /// One of these.
    Always(&'static [&'static str]),
    /// An edition of the rules of play.
    Rules,
    /// A Swiss system.
    System,
    /// Any of the readings of the text of a Swiss system.
    Readings,
    /// Any of what an invitation says.
    Invitation,
    /// Any of the titles of players.
    Titles,
}

impl Kind {
    /// Whether any of several can be ticked.
    pub(crate) fn is_of_ticks(self) -> bool {
        matches!(self, Kind::Invitation | Kind::Readings | Kind::Titles)
    }
}

/// Where a field is kept.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Storage {
    /// In the settings, under its own name.
    Settings,
    /// Among the announcements, at this path.
    Announced(&'static [&'static str]),
    /// Nowhere: it only helps to fill in another one.
    Nowhere,
}

/// A field of the settings form: its name, its kind and where its value is kept.
#[derive(Clone, Copy, Debug)]
pub(crate) struct Field {
    /// Its name in the form.
    pub name: &'static str,
    /// What is written into it.
    pub kind: Kind,
    pub(super) kept: Storage,
}

/// Where it is kept what the Qualification Commission agreed to.
const LATE: &[&str] = &["titles", "approvals", "late_registration"];
const LONG: &[&str] = &["titles", "approvals", "long_duration"];
const FOREIGNERS: &[&str] = &["titles", "approvals", "foreigners"];
const CHANGE: &[&str] = &["titles", "approvals", "change"];

/// Fields that belong together.
pub(crate) struct Group {
    pub name: &'static str,
    /// Every section wants these filled in.
    pub always: bool,
    pub fields: &'static [Field],
}

const fn own(name: &'static str, kind: Kind) -> Field {
    let kept = Storage::Settings;
    Field { name, kind, kept }
}

const fn said(name: &'static str, path: &'static [&'static str], kind: Kind) -> Field {
    let kept = Storage::Announced(path);
    Field { name, kind, kept }
}

const fn help(name: &'static str, kind: Kind) -> Field {
    let kept = Storage::Nowhere;
    Field { name, kind, kept }
}

/// The formats, as they are stored.
pub(crate) const FORMATS: &[&str] = &[
    "swiss",
    "round_robin",
    "knockout",
    "match",
    "team_swiss",
    "team_round_robin",
    "scheveningen",
    "skalitzka",
    "hutton",
    "team_knockout",
    "individual_teams",
    "extra_games",
];
/// The paces, as they are stored.
pub(crate) const PACES: &[&str] = &["standard", "rapid", "blitz"];

const RATINGS: &[&str] = &[
    "fide_then_national",
    "national_then_fide",
    "fide",
    "national",
    "higher",
    "other",
];

/// What decides between equals; the seed of lots is drawn when they are chosen.
const EQUALS: &[&str] = &["name", "entry", "lots"];
const WITHOUT_INCREMENT: &[&str] = &["guidelines_not_used", "increment_on_request", "draw_claims"];

/// The championships whose places give titles.
const CHAMPIONSHIPS: &[&str] = &[
    "olympiad",
    "world-team",
    "world-amateur",
    "world-amateur1700",
    "world-senior-or-u20",
    "world-u18",
    "world-u16",
    "world-u14",
    "world-u12",
    "world-u10",
    "continental-team",
    "continental",
    "continental-senior-or-u20",
    "continental-u18",
    "continental-u16",
    "continental-u14",
    "continental-u10",
    "sub-continental",
    "affiliated",
    "disabled-u20",
    "world-cup",
    "womens-world",
];

const TD_LEVELS: &[&str] = &[
    "club",
    "local",
    "senior",
    "associate_national",
    "national_td",
];

/// Every field, by group.
pub(crate) const GROUPS: &[Group] = &[
    Group {
        name: "kind",
        always: true,
        fields: &[
            own("name", Kind::Text),
            own("format", Kind::Always(FORMATS)),
            said("expected_players", &["expected_players"], Kind::Number),
            own("rounds", Kind::Number),
            said("match_games", &["match_games"], Kind::Number),
            said(
                "interchange_last_rounds",
                &["interchange_last_rounds"],
                Kind::YesNo,
            ),
            said("pace", &["pace"], Kind::Choice(PACES)),
            said("rated", &["rated"], Kind::YesNo),
            said("title_event", &["title_event"], Kind::YesNo),
            said("unrated_players", &["unrated_players"], Kind::YesNo),
            said("highest_rating", &["highest_rating"], Kind::Number),
            said("official", &["official"], Kind::YesNo),
            said("school", &["school"], Kind::YesNo),
        ],
    },
    Group {
        name: "eligibility",
        always: false,
        fields: &[
            said(
                "eligible_at_least",
                &["eligibility", "at_least"],
                Kind::Number,
            ),
            said("eligible_under", &["eligibility", "under"], Kind::Number),
            said(
                "eligible_playing_up",
                &["eligibility", "playing_up"],
                Kind::YesNo,
            ),
            said(
                "eligible_age_from",
                &["eligibility", "age_from"],
                Kind::Number,
            ),
            said("eligible_age_to", &["eligibility", "age_to"], Kind::Number),
            said(
                "eligible_sex",
                &["eligibility", "sex"],
                Kind::Choice(&["F", "M"]),
            ),
            said(
                "eligible_grade_from",
                &["eligibility", "grade_from"],
                Kind::Text,
            ),
            said(
                "eligible_grade_to",
                &["eligibility", "grade_to"],
                Kind::Text,
            ),
        ],
    },
    Group {
        name: "play",
        always: true,
        fields: &[
            own("rules", Kind::Rules),
            own("pairing_system", Kind::System),
            own("time_control", Kind::Text),
            said(
                "default_time_minutes",
                &["default_time_minutes"],
                Kind::Number,
            ),
            said("missing_pairs", &["missing_pairs"], Kind::Number),
            own("tie_breaks", Kind::Text),
            said(
                "tie_for_first",
                &["tie_for_first"],
                Kind::Choice(&["tie_breaks", "shared", "play_off"]),
            ),
            own("rating_used", Kind::Always(RATINGS)),
            own("equal_ratings", Kind::Always(EQUALS)),
            said("chess960", &["drawn_start_positions"], Kind::YesNo),
            own("initial_colour", Kind::Choice(&["white", "black"])),
            said("acceleration", &["acceleration"], Kind::Text),
            said("pairing_readings", &["pairing_readings"], Kind::Readings),
            said(
                "supervision",
                &["supervision"],
                Kind::Choice(&["full", "reduced"]),
            ),
            said(
                "without_increment",
                &["without_increment"],
                Kind::Choice(WITHOUT_INCREMENT),
            ),
        ],
    },
    Group {
        name: "ratings",
        always: false,
        fields: &[
            said("rating_lists", &["ratings", "lists"], Kind::Text),
            said("rating_checks", &["ratings", "checked"], Kind::YesNo),
            said("rating_unrated", &["ratings", "unrated"], Kind::Text),
            said("long_event", &["ratings", "long_event"], Kind::YesNo),
            said(
                "rating_of_round",
                &["ratings", "of_each_round"],
                Kind::YesNo,
            ),
        ],
    },
    Group {
        name: "times",
        always: true,
        fields: &[
            help("schedule_first", Kind::Moment),
            help("schedule_a_day", Kind::Number),
            help("schedule_minutes", Kind::Number),
            help("schedule_days", Kind::Number),
            own("schedule", Kind::Lines),
            said("entries_close", &["entries_close"], Kind::Moment),
            said("drawing_of_lots", &["drawing_of_lots"], Kind::Moment),
            said("registered_on", &["registered_on"], Kind::Day),
        ],
    },
    Group {
        name: "run",
        always: true,
        fields: &[
            own("publication", Kind::Always(&["immediate", "by_hand"])),
            own("players_report", Kind::Always(&["no", "yes"])),
        ],
    },
    Group {
        name: "points",
        always: false,
        fields: &[
            own("win", Kind::Points),
            own("draw", Kind::Points),
            own("loss", Kind::Points),
            own("bye", Kind::Points),
            own("team_boards", Kind::Number),
            own(
                "team_primary",
                Kind::Always(&["match_points", "game_points"]),
            ),
            own("match_points", Kind::Text),
            own(
                "match_rule",
                Kind::Always(&["higher_total", "more_than_half"]),
            ),
            own(
                "team_scores",
                Kind::Always(&["score_by_points", "score_by_places"]),
            ),
            said("board_order", &["line_ups", "board_order"], Kind::Text),
            said(
                "list_order",
                &["line_ups", "order"],
                Kind::Choice(&[
                    "by_rating",
                    "by_rating_unrated_anywhere",
                    "within_margin",
                    "captains_choice",
                ]),
            ),
            said("list_order_margin", &["line_ups", "margin"], Kind::Number),
            said(
                "line_ups_deadline",
                &["line_ups", "deadline_minutes"],
                Kind::Number,
            ),
        ],
    },
    Group {
        name: "byes",
        always: false,
        fields: &[
            said("byes_most", &["byes", "most"], Kind::Number),
            said("byes_until_round", &["byes", "until_round"], Kind::Number),
            said("byes_worth", &["byes", "worth"], Kind::Points),
            said("byes_notice", &["byes", "notice_minutes"], Kind::Number),
        ],
    },
    Group {
        name: "conduct",
        always: false,
        fields: &[
            said(
                "draw_offers",
                &["draw_offers"],
                Kind::Choice(&["free", "from_move", "need_consent"]),
            ),
            said("draw_offers_move", &["draw_offers_move"], Kind::Number),
            said("devices_in_bag", &["devices", "in_bag"], Kind::YesNo),
            said(
                "devices_penalty",
                &["devices", "milder_penalty"],
                Kind::Text,
            ),
            said("appeals_allowed", &["appeals", "allowed"], Kind::YesNo),
            said("appeals_members", &["appeals", "members"], Kind::Number),
            said("appeals_reserves", &["appeals", "reserves"], Kind::Number),
            said(
                "appeals_deadline",
                &["appeals", "deadline_minutes"],
                Kind::Number,
            ),
            said("appeals_fee", &["appeals", "fee"], Kind::Text),
            said(
                "inspections",
                &["inspections"],
                Kind::Choice(&["on_suspicion", "random"]),
            ),
        ],
    },
    Group {
        name: "fees",
        always: false,
        fields: &[
            said("fees_currency", &["fees", "currency"], Kind::Text),
            said("fees_entry", &["fees", "entry"], Kind::Amount),
            said("fees_late", &["fees", "late"], Kind::Amount),
            said("fees_late_from", &["fees", "late_from"], Kind::Day),
            said("fees_re_entry", &["fees", "re_entry"], Kind::Amount),
            said("fees_deposit", &["fees", "deposit"], Kind::Amount),
            said("fees_free", &["fees", "free"], Kind::Titles),
        ],
    },
    Group {
        name: "prizes",
        always: false,
        fields: &[
            said("prizes_fund", &["prizes", "fund"], Kind::Text),
            said("prizes_currency", &["prizes", "currency"], Kind::Text),
            said(
                "prizes_division",
                &["prizes", "division"],
                Kind::Choice(&["equal", "by_tie_break", "hort"]),
            ),
            said(
                "prizes_last_rank",
                &["prizes", "last_rank_sharing"],
                Kind::Number,
            ),
            said("play_off_places", &["play_off", "places"], Kind::Text),
            said("play_off_format", &["play_off", "format"], Kind::Text),
            said("play_off_colours", &["play_off", "colours"], Kind::Text),
            said(
                "play_off_control",
                &["play_off", "time_control"],
                Kind::Text,
            ),
            said(
                "play_off_starts",
                &["play_off", "starts_after_minutes"],
                Kind::Number,
            ),
        ],
    },
    Group {
        name: "us_chess",
        always: false,
        fields: &[
            said("us_affiliate", &["us_chess", "affiliate"], Kind::Text),
            said("us_chief_td", &["us_chess", "chief_td"], Kind::Text),
            said(
                "us_chief_td_level",
                &["us_chess", "chief_td_level"],
                Kind::Choice(TD_LEVELS),
            ),
            said("us_assistant_td", &["us_chess", "assistant_td"], Kind::Text),
            said("us_other_tds", &["us_chess", "other_tds"], Kind::Text),
            said("us_city", &["us_chess", "city"], Kind::Text),
            said("us_state", &["us_chess", "state"], Kind::Text),
            said("us_zip", &["us_chess", "zip"], Kind::Text),
            said("us_country", &["us_chess", "country"], Kind::Text),
            said("us_event_id", &["us_chess", "event_id"], Kind::Text),
            said("us_begins", &["us_chess", "begins"], Kind::Day),
            said("us_ends", &["us_chess", "ends"], Kind::Day),
            said(
                "us_ratings",
                &["us_chess", "ratings"],
                Kind::Choice(&["regular", "dual", "quick", "blitz"]),
            ),
            said(
                "us_school_level",
                &["us_chess", "school_level"],
                Kind::Choice(&["none", "scholastic", "primary", "in_school"]),
            ),
            said(
                "us_membership_waived",
                &["us_chess", "membership_waived"],
                Kind::YesNo,
            ),
            said("us_fide_rated", &["us_chess", "fide_rated"], Kind::YesNo),
            said(
                "us_grand_prix_points",
                &["us_chess", "grand_prix_points"],
                Kind::Number,
            ),
            said(
                "us_crosstables",
                &["us_chess", "crosstables"],
                Kind::Choice(&["director", "affiliate", "nobody"]),
            ),
        ],
    },
    Group {
        name: "venue",
        always: false,
        fields: &[
            said("arbiters", &["arbiters"], Kind::Number),
            said(
                "chief_arbiter_title",
                &["chief_arbiter_title"],
                Kind::Choice(&["NA", "FA", "IA"]),
            ),
            said("arbiters_licensed", &["arbiters_licensed"], Kind::YesNo),
            said("analysis_room", &["analysis_room"], Kind::YesNo),
            said("accessible", &["accessibility", "accessible"], Kind::YesNo),
            said(
                "accessibility_notice",
                &["accessibility", "notice_days"],
                Kind::Number,
            ),
            said(
                "accessibility_entered",
                &["accessibility", "entered"],
                Kind::YesNo,
            ),
            said("invitation", &["invitation"], Kind::Invitation),
        ],
    },
    Group {
        name: "titles",
        always: false,
        fields: &[
            said(
                "title_level",
                &["titles", "level"],
                Kind::Choice(&[
                    "world",
                    "continental",
                    "olympiad",
                    "world-cup",
                    "team-championship",
                    "zonal",
                    "national-championship",
                    "national-team-championship",
                ]),
            ),
            said(
                "title_class",
                &["titles", "class"],
                Kind::Choice(&[
                    "major-world",
                    "other-world",
                    "major-continental",
                    "other-continental",
                ]),
            ),
            said(
                "title_registered_by",
                &["titles", "registered_by"],
                Kind::Text,
            ),
            said("title_approved_late", LATE, Kind::YesNo),
            said("title_approved_long", LONG, Kind::YesNo),
            said("title_approved_foreigners", FOREIGNERS, Kind::YesNo),
            said("title_approved_change", CHANGE, Kind::YesNo),
            said(
                "title_own_subzonal",
                &["titles", "own_subzonal"],
                Kind::YesNo,
            ),
            said(
                "title_changed",
                &["titles", "composition_changed"],
                Kind::YesNo,
            ),
            said(
                "title_disabled",
                &["titles", "disabled_player"],
                Kind::YesNo,
            ),
            said(
                "title_championship",
                &["titles", "championship"],
                Kind::Choice(CHAMPIONSHIPS),
            ),
            said(
                "title_members",
                &["titles", "member_federations"],
                Kind::Number,
            ),
            said("title_merged", &["titles", "merged_groups"], Kind::YesNo),
            said("title_of_disabled", &["titles", "of_disabled"], Kind::YesNo),
        ],
    },
];
