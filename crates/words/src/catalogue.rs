//! The messages of a language, read when the language is first spoken.

use std::borrow::Cow;
use std::sync::OnceLock;

use fluent_bundle::concurrent::FluentBundle;
use fluent_bundle::memoizer::MemoizerKind;
use fluent_bundle::{FluentArgs, FluentResource, FluentValue};
use fluent_syntax::ast::{Expression, InlineExpression, Pattern, PatternElement};
use unic_langid::LanguageIdentifier;

include!(concat!(env!("OUT_DIR"), "/languages.rs"));

/// How many languages there are.
pub(crate) const COUNT: usize = LANGUAGES.len();

static CATALOGUES: [OnceLock<Catalogue>; COUNT] = [const { OnceLock::new() }; COUNT];

/// The messages of one language.
pub(crate) struct Catalogue {
    bundle: FluentBundle<FluentResource>,
}

impl Catalogue {
    /// The code of a language by its place.
    pub(crate) fn code(language: usize) -> &'static str {
        LANGUAGES[language].0
    }

    /// The messages of a language by its place.
    pub(crate) fn of(language: usize) -> &'static Catalogue {
        CATALOGUES[language].get_or_init(|| {
            let (code, sources) = LANGUAGES[language];
            Catalogue::read(code, sources)
        })
    }

    /// The files are part of the program, and a test reads them all without a fault.
    fn read(code: &str, sources: &[&str]) -> Catalogue {
        let locale: LanguageIdentifier = code.parse().unwrap_or_default();
        let mut bundle = FluentBundle::new_concurrent(vec![locale]);
        bundle.set_use_isolating(false);
        // The one function there is, for "1st" and "2nd", cannot have been added before.
        let _ = bundle.add_builtins();
        for source in sources {
            let resource = match FluentResource::try_new((*source).to_owned()) {
                Ok(resource) | Err((resource, _)) => resource,
            };
            bundle.add_resource_overriding(resource);
        }
        let mut catalogue = Catalogue { bundle };
        let separator = catalogue.format("decimal-separator", None);
        let comma = separator.is_some_and(|separator| separator == ",");
        let formatter = if comma { with_comma } else { with_point };
        catalogue.bundle.set_formatter(Some(formatter));
        catalogue
    }

    /// Whether there is a message, or a part of one.
    pub(crate) fn has(&self, id: &str) -> bool {
        self.pattern(id).is_some()
    }

    /// A message by its id, or the part `help` of it by `id.help`.
    pub(crate) fn pattern(&self, id: &str) -> Option<&Pattern<&str>> {
        match id.split_once('.') {
            None => self.bundle.get_message(id)?.value(),
            Some((id, part)) => Some(self.bundle.get_message(id)?.get_attribute(part)?.value()),
        }
    }

    /// A message that is a text without places for values.
    pub(crate) fn plain(&'static self, id: &str) -> Option<&'static str> {
        match self.format(id, None)? {
            Cow::Borrowed(text) => Some(text),
            Cow::Owned(_) => None,
        }
    }

    /// A message with values.
    pub(crate) fn format<'a>(
        &'a self,
        id: &str,
        args: Option<&'a FluentArgs<'_>>,
    ) -> Option<Cow<'a, str>> {
        let pattern = self.pattern(id)?;
        Some(self.fill(pattern, args))
    }

    /// A pattern of a message with values.
    pub(crate) fn fill<'a>(
        &'a self,
        pattern: &'a Pattern<&str>,
        args: Option<&'a FluentArgs<'_>>,
    ) -> Cow<'a, str> {
        // A value that is missing is shown by its name, which a reader can report.
        let mut faults = Vec::new();
        self.bundle.format_pattern(pattern, args, &mut faults)
    }
}

/// Whether a pattern has a place for a value, or for a part of it. What nobody asks for need not be
/// told: a fact may hold a whole round.
pub(crate) fn asks_for(pattern: &Pattern<&str>, name: &str) -> bool {
    pattern.elements.iter().any(|element| match element {
        PatternElement::TextElement { .. } => false,
        PatternElement::Placeable { expression } => expression_asks_for(expression, name),
    })
}

fn expression_asks_for(expression: &Expression<&str>, name: &str) -> bool {
    match expression {
        Expression::Inline(inline) => inline_asks_for(inline, name),
        Expression::Select { selector, variants } => {
            let mut variants = variants.iter();
            inline_asks_for(selector, name)
                || variants.any(|variant| asks_for(&variant.value, name))
        }
    }
}

fn inline_asks_for(inline: &InlineExpression<&str>, name: &str) -> bool {
    match inline {
        InlineExpression::VariableReference { id } => {
            let rest = id.name.strip_prefix(name);
            rest.is_some_and(|rest| rest.is_empty() || rest.starts_with('-'))
        }
        InlineExpression::Placeable { expression } => expression_asks_for(expression, name),
        InlineExpression::FunctionReference { arguments, .. } => {
            let mut values = arguments.positional.iter();
            values.any(|value| inline_asks_for(value, name))
        }
        InlineExpression::StringLiteral { .. } | InlineExpression::NumberLiteral { .. } => false,
        // Another message asks for what it needs.
        InlineExpression::MessageReference { .. } | InlineExpression::TermReference { .. } => true,
    }
}

/// Numbers are not grouped, because ratings and years are not.
fn with_point<M: MemoizerKind>(value: &FluentValue<'_>, _: &M) -> Option<String> {
    match value {
        FluentValue::Number(number) => Some(number.value.to_string()),
        _ => None,
    }
}

fn with_comma<M: MemoizerKind>(value: &FluentValue<'_>, memoizer: &M) -> Option<String> {
    with_point(value, memoizer).map(|text| text.replace('.', ","))
}
