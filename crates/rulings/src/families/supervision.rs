//! Which rules hold in rapid and blitz: A.3 to A.5 and B.3 to B.5 of the FIDE Laws (A.4 to A.6 and B.2
//! to B.4 since 2023).

use adoube_rulebook::RapidBlitz;

use crate::Supervision;
use crate::families::prelude::*;

family! {
    /// A question about the rules that hold.
    Supervising: "supervision" {
        /// Whether the competition rules hold in full.
        WhichRulesHold: "which-rules-hold" {
            /// Whether the regulations of the event say which rules hold.
            specified: YesNo,
            /// How many arbiters supervise.
            arbiters: Number(1000),
            /// How many games are played at the same time.
            games: Number(1000),
            /// Whether every game is recorded by an arbiter or assistant.
            recorded: YesNo,
            /// Somebody wants other rules for a part of the event, such as the last round.
            only_a_part: Flag,
        }
    }
}

choices! {
    /// What the regulations say, in the words of [`Supervision`].
    AnnouncedRules { Adequate, Reduced, }
}

says! {
    /// What rulings on supervision say.
    pub enum Says: "supervision" {
        WhichRules, OneSetOfRules, StandardPlay, WholeEvent, MustSay, FullIfEnough, Unsupervised,
        UnsupervisedUsually, ClaimBeforeNextMove, Enough(games: u32), PromisedTooMuch(games: u32),
        FindArbiters, AsAnnounced(who: Official), KeepAnnounced, AnnounceOther, SettleBefore,
    }
}

impl WhichRulesHold {
    fn decide(&self, scene: &Scene) -> Decided {
        let pace = scene.pace()?;
        let draft = scene.draft(Says::WhichRules);
        let rules = scene.parameters.rapid_blitz.as_ref();
        let Some(rules) = rules.filter(|_| !scene.is_us()) else {
            return Ok(draft.must(Says::OneSetOfRules, &[SCOPE]));
        };
        let draft = match pace {
            Pace::Standard => {
                return Ok(draft.must(Says::StandardPlay, &[SCOPE]));
            }
            Pace::Rapid => draft.cite_all(&[RAPID_MODE, RAPID_SUPERVISED]),
            Pace::Blitz => draft.cite_all(&[BLITZ_MODE, BLITZ_SUPERVISED]),
        };
        if self.only_a_part {
            return Ok(draft.decision(Says::WholeEvent).mandatory());
        }
        match self.announced(scene)? {
            Some(Supervision::Adequate) => self.check(scene, draft, rules, pace),
            Some(Supervision::Reduced) => {
                Ok(draft.must(Says::ClaimBeforeNextMove, &[unsupervised(pace)]))
            }
            None => {
                let range = range![Other: Says::FullIfEnough, Other: Says::Unsupervised];
                let draft = draft.rule(Says::MustSay, &[unsupervised(pace)]);
                Ok(draft.discretionary(range, Says::UnsupervisedUsually))
            }
        }
    }

    /// What the event has said.
    fn announced(&self, scene: &Scene) -> Result<Option<Supervision>, Question> {
        let told = scene.supervision_announced();
        if told.is_some() {
            return Ok(told);
        }
        let told = scene.case.supervision;
        // What is told in the case was specified, unless the facts say that it was not.
        if self.specified == Some(false) || (told.is_none() && !self.specified()?) {
            return Ok(None);
        }
        let asking = || Question::beside("supervision", "which-rules-hold-announced");
        let told = told.ok_or_else(|| asking().one_of::<AnnouncedRules>())?;
        Ok(Some(told))
    }

    /// Whether there is what the competition rules in full ask for.
    fn check(&self, scene: &Scene, draft: Draft, rules: &RapidBlitz, pace: Pace) -> Decided {
        let (games, arbiters) = (self.games()?, self.arbiters()?);
        let each = match pace {
            Pace::Blitz => rules.blitz_games_for_each_arbiter,
            _ => rules.rapid_games_for_each_arbiter,
        };
        let recorded = !rules.games_recorded || self.recorded()?;
        if recorded && games <= arbiters.saturating_mul(each) {
            return Ok(draft.decision(Says::Enough { games }).mandatory());
        }
        let who = scene.official();
        let range = range![Other: Says::KeepAnnounced, Other: Says::AnnounceOther];
        Ok(draft
            .decision(Says::PromisedTooMuch { games: each })
            .step(Says::FindArbiters)
            .note(Says::AsAnnounced { who })
            .discretionary(range, Says::SettleBefore))
    }
}

/// What holds where the competition rules do not hold in full.
fn unsupervised(pace: Pace) -> Topic {
    match pace {
        Pace::Blitz => BLITZ_UNSUPERVISED,
        Pace::Rapid | Pace::Standard => RAPID_UNSUPERVISED,
    }
}
