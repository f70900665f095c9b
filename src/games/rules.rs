//! Rule options by name, as the border passes them.

use std::collections::BTreeMap;
use std::fmt::{Display, Formatter};

use serde::{Deserialize, Serialize};

use crate::api::dto::{Choice, Names, OptionInfo, OptionKind};
use crate::error::{Error, ErrorCode};
use crate::text::clip;

/// The value of an option.
#[derive(Clone, PartialEq, Eq, Debug, Serialize, Deserialize)]
#[serde(untagged)]
pub enum RuleValue {
    /// On or off.
    Flag(bool),
    /// A whole number, or none.
    Limit(Option<u32>),
    /// One of several words.
    Choice(String),
}

impl RuleValue {
    /// A value from a text, such as a command line has: `true`, `none`, `3`, a word.
    #[must_use]
    pub fn from_text(text: &str) -> Self {
        match text {
            "true" => Self::Flag(true),
            "false" => Self::Flag(false),
            "none" | "null" => Self::Limit(None),
            _ => text.parse().map_or_else(|_| Self::Choice(text.into()), |number| Self::Limit(Some(number))),
        }
    }
}

impl Display for RuleValue {
    /// As [`RuleValue::from_text`] reads it.
    fn fmt(&self, formatter: &mut Formatter) -> std::fmt::Result {
        match self {
            Self::Flag(flag) => flag.fmt(formatter),
            Self::Limit(Some(number)) => number.fmt(formatter),
            Self::Limit(None) => formatter.write_str("none"),
            Self::Choice(word) => formatter.write_str(word),
        }
    }
}

/// Options by name. Those not set have their defaults.
#[derive(Clone, PartialEq, Eq, Debug, Default, Serialize, Deserialize)]
#[serde(transparent)]
pub struct Rules(BTreeMap<String, RuleValue>);

impl Rules {
    /// Sets an option. Names and values are checked when a game is made with them.
    pub fn set(&mut self, name: &str, value: RuleValue) -> &mut Self {
        self.0.insert(name.into(), value);
        self
    }

    /// Sets an option of a game to what [`RuleValue::from_text`] reads, or to the text where it takes words: "none" is
    /// one of them as well.
    pub fn set_text(&mut self, name: &str, text: &str, options: &[OptionInfo]) {
        let words = |option: &OptionInfo| option.name == name && matches!(option.kind, OptionKind::Choice { .. });
        let value = if options.iter().any(words) { RuleValue::Choice(text.into()) } else { RuleValue::from_text(text) };
        self.set(name, value);
    }

    /// The options that are set, by name.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &RuleValue)> {
        self.0.iter().map(|(name, value)| (name.as_str(), value))
    }

    /// Checks every option against a game's own.
    pub(crate) fn check(&self, options: &[OptionInfo]) -> Result<(), Error> {
        for (name, value) in &self.0 {
            let Some(option) = options.iter().find(|option| option.name == name) else {
                let known: Vec<_> = options.iter().map(|option| option.name).collect();
                let known = if known.is_empty() { "no options".into() } else { known.join(", ") };
                return Err(bad_option(format!("there is no option \"{}\"", clip(name)), name, None, &known));
            };
            let wanted = match (&option.kind, value) {
                (OptionKind::Flag { .. }, RuleValue::Flag(_)) | (OptionKind::Limit { .. }, RuleValue::Limit(None)) => {
                    continue;
                }
                (OptionKind::Choice { choices, .. }, value) => {
                    if matches!(value, RuleValue::Choice(word) if choices.iter().any(|choice| choice.value == word)) {
                        continue;
                    }
                    choices.iter().map(|choice| format!("\"{}\"", choice.value)).collect::<Vec<_>>().join(" or ")
                }
                (OptionKind::Flag { .. }, _) => "true or false".into(),
                (OptionKind::Limit { min, max, .. }, value) => {
                    if matches!(value, RuleValue::Limit(Some(number)) if (min..=max).contains(&number)) {
                        continue;
                    }
                    format!("a whole number from {min} to {max}, or null")
                }
            };
            return Err(bad_option(format!("option \"{name}\" cannot have this value"), name, Some(value), &wanted));
        }
        Ok(())
    }

    /// Some options as text: `name=value`, one after the other.
    pub(crate) fn text_of(&self, names: &[&str]) -> String {
        let said = |(name, value): (&str, &RuleValue)| format!("{name}={value}");
        self.iter().filter(|(name, _)| names.contains(name)).map(said).collect::<Vec<_>>().join(" ")
    }

    /// The options whose values are not those of `other`.
    pub(crate) fn differences<'a>(&'a self, other: &'a Self) -> impl Iterator<Item = (&'a str, &'a RuleValue)> {
        self.0
            .iter()
            .filter(|(name, value)| other.0.get(*name) != Some(value))
            .map(|(name, value)| (name.as_str(), value))
    }

    pub(crate) fn is_set(&self, name: &str) -> bool {
        self.0.contains_key(name)
    }

    /// Lets no draw end the game that players may overlook: repetitions and counts of moves.
    pub(crate) fn drop_draws(&mut self, options: &[OptionInfo]) {
        for option in options {
            match option.name {
                "drawRules" => self.set(option.name, RuleValue::Choice("none".into())),
                "repetition" | "noCaptureLimit" => self.set(option.name, RuleValue::Limit(None)),
                _ => continue,
            };
        }
    }

    pub(crate) fn flag(&self, name: &str, default: bool) -> bool {
        match self.0.get(name) {
            Some(RuleValue::Flag(value)) => *value,
            _ => default,
        }
    }

    /// The word of an option, `""` where it is not set.
    pub(crate) fn choice(&self, name: &str) -> &str {
        match self.0.get(name) {
            Some(RuleValue::Choice(word)) => word,
            _ => "",
        }
    }

    pub(crate) fn limit(&self, name: &str) -> Option<u32> {
        self.limit_or(name, None)
    }

    /// A limit that has a default of its own; "none" where it is set to that.
    pub(crate) fn limit_or(&self, name: &str, default: Option<u32>) -> Option<u32> {
        match self.0.get(name) {
            Some(RuleValue::Limit(number)) => *number,
            _ => default,
        }
    }
}

/// `value` is what a known option cannot be.
fn bad_option(message: String, name: &str, value: Option<&RuleValue>, expected: &str) -> Error {
    let mut error = Error::new(ErrorCode::BadOption, format!("{message}; expected {expected}"));
    error.details.option = Some(clip(name));
    error.details.found = value.map(|value| clip(&value.to_string()));
    error.details.expected = Some(expected.into());
    error
}

pub(crate) const fn flag(name: &'static str, names: Names, default: bool) -> OptionInfo {
    OptionInfo { name, names, kind: OptionKind::Flag { default } }
}

pub(crate) const fn choice(name: &'static str, names: Names, choices: &'static [Choice]) -> OptionInfo {
    OptionInfo { name, names, kind: OptionKind::Choice { default: choices[0].value, choices } }
}

pub(crate) const fn limit(name: &'static str, names: Names, min: u32, max: u32) -> OptionInfo {
    limit_from(name, names, None, min, max)
}

pub(crate) const fn limit_from(
    name: &'static str,
    names: Names,
    default: Option<u32>,
    min: u32,
    max: u32,
) -> OptionInfo {
    OptionInfo { name, names, kind: OptionKind::Limit { default, min, max } }
}
