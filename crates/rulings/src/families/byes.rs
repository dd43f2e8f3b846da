//! Byes a player asks for or gives back: 22B and 22C of US Chess. FIDE leaves them to the event.

use crate::families::prelude::*;

family! {
    /// A question about byes.
    Byes: "byes" unless left_to_the_event {
        /// A player asks for a half-point bye. Whether the event has publicised byes in its second half
        /// is one of its variations.
        HalfPointBye: "half-point-bye" {
            round: Number(100),
            /// How many rounds the event has.
            rounds: Number(100),
            /// How many minutes before the round it is asked for.
            minutes_before: Number(100_000),
            /// For the last round: how many games the player has begun.
            games_begun: Number(100),
            emergency: Flag,
        }
        /// A player gives back an irrevocable bye.
        ByeCancelled: "bye-cancelled" {
            director_agrees: YesNo,
        }
        /// Who gets the full-point bye.
        FullPointBye: "full-point-bye" {
            /// Whether the player in question has taken a half-point bye or asked for one.
            has_half_point_bye: YesNo,
            /// Whether all others in the score group have had a bye or a win by forfeit.
            others_had_byes: YesNo,
        }
    }
}

says! {
    /// What rulings on byes say.
    pub enum Says: "byes" {
        HalfAsked(round: u32, rounds: u32), SecondHalfRefused, LastRoundRefused(deadline: u32),
        HalfAllowed, HalfInTime(needed: u32), Allow, Refuse, RefuseLate,
        GivenBack, GivenBackAccepted, GivenBackRefused,
        FullConsidered, FullFree, FullAllowed, FullToAnother,
        Question, LeftToEvent, NotInLaws, ByRegulations, FollowRegulations,
    }
}

impl HalfPointBye {
    fn decide(&self, scene: &Scene) -> Decided {
        let (round, rounds) = (self.round()?, self.rounds()?);
        let draft = scene.draft(Says::HalfAsked { round, rounds });
        let draft = draft.cite(HALF_POINT_BYE).cite_nth(HALF_POINT_BYE, 1);
        let rules = scene.parameters.byes.as_ref();
        let publicised = rules.is_some_and(|rules| rules.in_second_half);
        // The middle round of an odd number counts to the first half.
        let late = round > rounds.div_ceil(2);
        if late && !publicised && !self.emergency {
            return Ok(draft.decision(Says::SecondHalfRefused).mandatory());
        }
        if round == rounds && !self.emergency {
            let deadline = rules.map_or(1, |rules| rules.last_round_before_game);
            if self.games_begun()? >= deadline {
                let refused = Says::LastRoundRefused { deadline };
                return Ok(draft.must(refused, &[BYE_IRREVOCABLE]));
            }
        }
        let before = self.minutes_before()?;
        let needed = rules.map_or(0, |rules| rules.request_minutes_before);
        let usual = match before < needed && !self.emergency {
            true => Says::RefuseLate,
            false => Says::Allow,
        };
        let range = range![Other: Says::Allow, Other: Says::Refuse];
        Ok(draft
            .decision(Says::HalfAllowed)
            .cite_nth(HALF_POINT_BYE, 2)
            .note(Says::HalfInTime { needed })
            .discretionary(range, usual))
    }
}

impl ByeCancelled {
    fn decide(&self, scene: &Scene) -> Decided {
        let decision = match self.director_agrees()? {
            true => Says::GivenBackAccepted,
            false => Says::GivenBackRefused,
        };
        Ok(scene.must(Says::GivenBack, decision, &[BYE_CANCELLED, BYE_IRREVOCABLE]))
    }
}

impl FullPointBye {
    fn decide(&self, scene: &Scene) -> Decided {
        let draft = scene.draft(Says::FullConsidered).cite(FULL_POINT_BYE);
        if !self.has_half_point_bye()? {
            return Ok(draft.decision(Says::FullFree).mandatory());
        }
        let decision = match self.others_had_byes()? {
            true => Says::FullAllowed,
            false => Says::FullToAnother,
        };
        Ok(draft.must(decision, &[BYE_AFTER_HALF]))
    }
}

fn left_to_the_event(scene: &Scene) -> Option<Ruling> {
    let range = range![Other: Says::ByRegulations];
    (!scene.has(HALF_POINT_BYE)).then(|| {
        scene
            .draft(Says::Question)
            .decision(Says::LeftToEvent)
            .no_rule(Says::NotInLaws)
            .discretionary(range, Says::FollowRegulations)
    })
}
