//! How a family declares its incidents, the facts of each with their questions, and what it says.
//!
//! The words are in the catalogues of `adoube-words`, found by name: `family-byes` for a family,
//! `incident-half-point-bye` for an incident, `ask-half-point-bye-round` for the question after one of
//! its facts, `claim-ground-repetition` for an answer to choose, `byes-refused` for a statement.

use adoube_clock::Colour;

use crate::Question;

/// An answer that is one of a list.
pub(crate) trait Choices: Copy + serde::Serialize + 'static {
    /// The name of the list.
    const LIST: &'static str;
    /// All of them, in the order they are offered.
    const ALL: &'static [Self];

    /// The name in the list.
    fn name(self) -> &'static str;
}

/// The facts of an incident.
pub(crate) trait Facts {
    /// Which player is who, as far as it is told.
    fn colours(&self) -> Vec<(&'static str, Colour)>;

    /// A question knows whom it is about.
    fn asked(&self, question: Question) -> Question {
        question.about(&self.colours())
    }
}

/// Whether a fact was not told.
pub(crate) fn is_default<T: Default + PartialEq>(fact: &T) -> bool {
    *fact == T::default()
}

/// Declares what is known of something; what is not told is not written either.
macro_rules! told {
    (
        $(#[$doc:meta])*
        pub struct $name:ident { $($(#[$of_fact:meta])* pub $fact:ident: $type:ty,)* }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, Default, serde::Serialize, serde::Deserialize)]
        #[serde(default, deny_unknown_fields)]
        pub struct $name {
            $(
                $(#[$of_fact])*
                #[serde(skip_serializing_if = "crate::declare::is_default")]
                pub $fact: $type,
            )*
        }
    };
}

/// Declares a family: its incidents with their facts. A fact is
///
/// - `Side`, `YesNo`, `Number(most)`, `Time`, `Text(expected)` or `One(Choices)`: a question can be asked
///   for it, by a method with its name; `expected` is the id of the text that says how it looks;
/// - `Flag`: told or not so;
/// - `Told(type)`: taken as it is.
///
/// A function after `unless` gives the ruling where the family has no rules at all; `needs in_progress`
/// after an incident says that it can only happen while the game is on, which the board may disprove.
macro_rules! family {
    (
        $(#[$doc:meta])*
        $family:ident: $name:literal $(unless $unless:ident)? {
            $(
                $(#[$of_incident:meta])*
                $incident:ident: $kind:literal $(needs $needs:ident)? {
                    $($(#[$of_fact:meta])* $fact:ident: $type:ident $(($($of:tt)*))?,)*
                }
            )*
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
        pub enum $family {
            $(
                #[doc = concat!("`", $kind, "`")]
                #[serde(rename = $kind)]
                $incident($incident),
            )*
        }

        impl $crate::incident::Family for $family {
            const NAME: &'static str = $name;
            const KINDS: &'static [$crate::Kind] = &[$($crate::Kind { name: $kind }),*];

            fn decide(&self, scene: &$crate::scene::Scene) -> $crate::incident::Decided {
                #[allow(unused_imports)]
                use $crate::declare::Facts;
                $(if let Some(ruling) = $unless(scene) {
                    return Ok(ruling);
                })?
                match self {
                    $($family::$incident(facts) => {
                        $(if let Some(ruling) = $crate::over::$needs(scene, $kind) {
                            return Ok(ruling);
                        })?
                        facts.decide(scene).map_err(|question| Facts::asked(facts, question))
                    })*
                }
            }
        }

        $(
            $crate::declare::told! {
                $(#[$of_incident])*
                pub struct $incident {
                    $(
                        $(#[$of_fact])*
                        pub $fact: $crate::declare::fact!(@type $type $(($($of)*))?),
                    )*
                }
            }

            impl $incident {
                $($crate::declare::fact!(@ask $kind $fact $type $(($($of)*))?);)*
            }

            impl $crate::declare::Facts for $incident {
                #[allow(unused_mut, reason = "some incidents are about nobody")]
                fn colours(&self) -> Vec<(&'static str, adoube_clock::Colour)> {
                    let mut colours = Vec::new();
                    $($crate::declare::fact!(@colour self colours $fact $type);)*
                    colours
                }
            }
        )*
    };
}

/// What a kind of fact comes to: its type, its question, the colour it tells.
macro_rules! fact {
    (@type Side) => { Option<adoube_clock::Colour> };
    (@type YesNo) => { Option<bool> };
    (@type Flag) => { bool };
    (@type Number($most:literal)) => { Option<u32> };
    (@type Time) => { Option<adoube_clock::Span> };
    (@type Text($expected:literal)) => { Option<String> };
    (@type One($choices:ident)) => { Option<$choices> };
    (@type Told($type:ty)) => { $type };

    (@ask $kind:literal $fact:ident Side) => {
        $crate::declare::fact!(@ask $kind $fact adoube_clock::Colour, side());
    };
    (@ask $kind:literal $fact:ident YesNo) => {
        $crate::declare::fact!(@ask $kind $fact bool, yes_no());
    };
    (@ask $kind:literal $fact:ident Number($most:literal)) => {
        $crate::declare::fact!(@ask $kind $fact u32, number($most));
    };
    (@ask $kind:literal $fact:ident Time) => {
        $crate::declare::fact!(@ask $kind $fact adoube_clock::Span, time());
    };
    (@ask $kind:literal $fact:ident One($choices:ident)) => {
        $crate::declare::fact!(@ask $kind $fact $choices, one_of::<$choices>());
    };
    (@ask $kind:literal $fact:ident Text($expected:literal)) => {
        pub(crate) fn $fact(&self) -> Result<&str, $crate::Question> {
            let asking = || $crate::Question::of($kind, stringify!($fact)).text($expected);
            self.$fact.as_deref().ok_or_else(asking)
        }
    };
    (@ask $kind:literal $fact:ident $type:ty, $($answers:tt)*) => {
        pub(crate) fn $fact(&self) -> Result<$type, $crate::Question> {
            self.$fact.ok_or_else(|| $crate::Question::of($kind, stringify!($fact)).$($answers)*)
        }
    };
    (@ask $kind:literal $fact:ident $($rest:tt)*) => {};

    (@colour $self:ident $colours:ident $fact:ident Side) => {
        $colours.extend($self.$fact.map(|colour| (stringify!($fact), colour)));
    };
    (@colour $self:ident $colours:ident $fact:ident $type:ident) => {};
}

/// Declares a list of answers to choose from.
macro_rules! choices {
    ($($(#[$doc:meta])* $list:ident { $($(#[$of:meta])* $choice:ident,)* })*) => {
        $(
            $(#[$doc])*
            #[derive(Debug, Clone, Copy, PartialEq, Eq, serde::Serialize, serde::Deserialize)]
            #[serde(rename_all = "kebab-case")]
            #[allow(unreachable_pub, reason = "some lists are only asked from")]
            pub enum $list {
                $($(#[$of])* $choice,)*
            }

            impl $crate::declare::Choices for $list {
                const LIST: &'static str = stringify!($list);
                const ALL: &'static [$list] = &[$($list::$choice),*];

                fn name(self) -> &'static str {
                    match self {
                        $($list::$choice => stringify!($choice),)*
                    }
                }
            }
        )*
    };
}

/// Declares what a family says: `Refused, Late(by, late: Span),`. A value without a type is a colour.
macro_rules! says {
    (
        $(#[$doc:meta])*
        pub enum $says:ident: $family:literal {
            $($(#[$of:meta])* $name:ident $(($($field:ident $(: $type:ty)?),* $(,)?))?,)*
        }
    ) => {
        $(#[$doc])*
        #[derive(Debug, Clone, PartialEq, Eq, serde::Serialize)]
        #[serde(rename = $family, rename_all = "kebab-case")]
        pub enum $says {
            $($(#[$of])* $name $({ $($field: $crate::declare::says!(@type $($type)?)),* })?,)*
        }

        impl $says {
            pub(crate) const FAMILY: &'static str = $family;
            pub(crate) const NAMES: &'static [&'static str] = &[$(stringify!($name)),*];

            pub(crate) fn name(&self) -> &'static str {
                match self {
                    $($says::$name { .. } => stringify!($name),)*
                }
            }
        }
    };
    (@type) => { adoube_clock::Colour };
    (@type $type:ty) => { $type };
}

/// What an arbiter may do, mildest first: `range![Nothing, Warning: Says::Warning, Other: Says::PlayOn]`
/// names kinds of measures, each with its words.
macro_rules! range {
    (@one Nothing) => { $crate::Measure::nothing() };
    (@one $kind:ident $text:expr) => { $crate::Measure::new($crate::MeasureKind::$kind, $text) };
    ($($kind:ident $(: $text:expr)?),+) => {
        vec![$($crate::declare::range!(@one $kind $($text)?)),+]
    };
}

/// Rules so if there is such a ruling, which goes before everything else; goes on if there is none.
macro_rules! rule_if {
    ($ruling:expr) => {
        if let Some(ruling) = $ruling {
            return Ok(ruling);
        }
    };
}

/// Declares `unknown`: the ruling where the text of a part of the rules is not at hand, unless the scene
/// shows that it is. The family says `NotAtHand`, `LookUp` and `AsLater`.
macro_rules! unknown {
    ($part:ident unless $scene:ident => $known:expr) => {
        fn unknown($scene: &Scene, incident: Says, usual: Says) -> Option<Ruling> {
            if $known {
                return None;
            }
            let part = $scene.parameters.parts.$part.clone().unwrap_or_default();
            let usual = Statement::from(usual);
            let range = $crate::declare::range![Other: usual.clone()];
            let draft = $scene.draft(incident).no_rule(Says::NotAtHand { part: part.clone() });
            let draft = draft.decision(Says::LookUp { part, usual: usual.clone() });
            Some(draft.discretionary(range, Says::AsLater { usual }))
        }
    };
}

pub(crate) use {choices, fact, family, range, rule_if, says, told, unknown};
