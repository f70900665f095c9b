//! What a record says before its moves: tags, the lines of a CLIP, a position.

use super::dialect::is_result;
use super::record::{Fault, Tags};
use super::tokens::{Kind, Token};
use crate::api::dto::OptionInfo;
use crate::games::Rules;

/// A text, where it stands, and whether it is as in the source: with an escape in it, places inside are not known.
#[derive(Clone, Debug)]
pub(super) struct Placed {
    pub(super) text: String,
    pub(super) at: usize,
    verbatim: bool,
}

impl Placed {
    /// A text that was taken out of a value.
    pub(super) fn inside(text: &str, at: usize, verbatim: bool) -> Self {
        Self { text: text.into(), at, verbatim }
    }

    /// Where a byte of the text stands, and the text from there on.
    pub(super) fn from(&self, byte: usize) -> (usize, &str) {
        if self.verbatim { (self.at + byte, &self.text[byte..]) } else { (self.at, &self.text) }
    }
}

/// The head of a record.
#[derive(Clone, Debug, Default)]
pub(super) struct Head {
    pub(super) tags: Tags,
    /// Lines of a CLIP by name, in lower case.
    pub(super) headers: Vec<(String, Placed)>,
    position: Option<Placed>,
    /// Weight of the tag that gave the position.
    position_rank: u8,
    rules: Option<Placed>,
    /// Values that may be at fault, as written.
    values: Vec<(&'static str, Written)>,
    pub(super) faults: Vec<Fault>,
    /// Where the first move stands.
    pub(super) moves_at: Option<usize>,
}

/// What stands somewhere in the text.
#[derive(Clone, PartialEq, Eq, Debug)]
pub(super) struct Written {
    pub(super) text: String,
    pub(super) at: usize,
}

/// Tags of one game that are read at most.
const MOST_TAGS: usize = 200;
/// Faults of the head of one game that are told at most.
const MOST_FAULTS: usize = 20;

impl Head {
    pub(super) fn read<'t>(tokens: impl Iterator<Item = Token<'t>>) -> Self {
        let mut head = Self::default();
        for Token { kind, at, .. } in tokens {
            match kind {
                Kind::Tag { name, value, value_at, closed } => head.tag(name, value, value_at, at, closed),
                Kind::BadTag => {
                    let message = "expected a tag here, such as [White \"Anne\"]";
                    head.warn(Fault::warning("bad-tag", at, "[", message));
                }
                Kind::Setup { value, value_at } => {
                    head.position = Some(Placed { text: value.into(), at: value_at, verbatim: true });
                    head.position_rank = u8::MAX;
                }
                Kind::Header { name, .. } if name.is_empty() || head.headers.len() >= MOST_TAGS => {}
                Kind::Header { name, value, value_at } => {
                    head.headers
                        .push((name.to_lowercase(), Placed { text: value.into(), at: value_at, verbatim: true }));
                }
                Kind::Word(word) if is_result(word) => {}
                Kind::Word(_) | Kind::Number { .. } => {
                    head.moves_at.get_or_insert(at);
                }
                _ => {}
            }
        }
        head
    }

    fn tag(&mut self, name: &str, value: &str, value_at: usize, at: usize, closed: bool) {
        if !closed {
            let message = format!("tag {name} is not closed: expected '\"]'");
            self.warn(Fault::warning("unclosed-tag", at, &format!("[{name}"), message));
        }
        let text = unescaped(value);
        let placed = Placed { verbatim: text.len() == value.len(), text: text.clone(), at: value_at };
        if self.tags.get(name).is_some() {
            let message = format!("tag {name} was given before");
            self.warn(Fault::warning("repeated-tag", at, &format!("[{name}"), message));
            return;
        }
        self.set_placed(name, placed);
        self.set_written(name, value, value_at);
    }

    /// Keeps where a value stands.
    pub(super) fn set_written(&mut self, name: &str, text: &str, at: usize) {
        let kept = ["Result", "GameType", "Variant", "Game"].into_iter().find(|kept| kept.eq_ignore_ascii_case(name));
        self.values.extend(kept.map(|name| (name, Written { text: text.into(), at })));
    }

    /// Where the value of a tag stands.
    pub(super) fn written(&self, tag: &str) -> Option<&Written> {
        self.values.iter().find(|(name, _)| *name == tag).map(|(_, written)| written)
    }

    fn warn(&mut self, fault: Fault) {
        if self.faults.len() < MOST_FAULTS {
            self.faults.push(fault);
        }
    }

    /// Sets a tag unless it is there.
    pub(super) fn set_tag(&mut self, name: &str, value: &str) {
        if self.tags.get(name).is_none() && self.tags.0.len() < MOST_TAGS {
            self.tags.0.push((name.into(), value.into()));
        }
    }

    /// The same for one that may tell the position or the options.
    pub(super) fn set_placed(&mut self, name: &str, placed: Placed) {
        self.set_tag(name, &placed.text);
        // vchess writes the last position in "Fen" where there is a "FenStart".
        let rank = match name.to_ascii_lowercase().as_str() {
            "fenstart" => 3,
            "fen" | "position" => 2,
            "rules" => {
                self.rules = Some(placed);
                return;
            }
            _ => return,
        };
        if rank > self.position_rank {
            self.position = Some(placed);
            self.position_rank = rank;
        }
    }

    /// The position at the start, if it is told.
    pub(super) fn position(&self) -> Option<&Placed> {
        let header = || self.headers.iter().find(|(name, _)| name == "position").map(|(_, placed)| placed);
        self.position.as_ref().or_else(header).filter(|placed| !placed.text.trim().is_empty())
    }

    /// The header of one of these names.
    pub(super) fn header(&self, names: &[&str]) -> Option<&Placed> {
        self.headers.iter().find(|(name, _)| names.contains(&name.as_str())).map(|(_, placed)| placed)
    }

    /// Whether the record is a CLIP.
    pub(super) fn is_clip(&self) -> bool {
        self.header(&["clip", "partie", "résumé", "resume"]).is_some()
    }

    /// The options that the record was played under.
    ///
    /// # Errors
    /// A fault where an option is not one of the game's.
    pub(super) fn rules(&self, options: &[OptionInfo]) -> Result<Rules, Box<Fault>> {
        let placed = self.rules.as_ref().or_else(|| self.header(&["règles", "regles"]));
        let Some(placed) = placed else { return Ok(Rules::default()) };
        let mut rules = Rules::default();
        for part in placed.text.split(';').map(str::trim).filter(|part| !part.is_empty()) {
            let (name, value) = part.split_once('=').unwrap_or((part, ""));
            rules.set_text(name.trim(), value.trim(), options);
        }
        match rules.check(options) {
            Ok(()) => Ok(rules),
            Err(error) => {
                let mut fault = Fault::error("bad-option", placed.at, &placed.text, error.message);
                fault.instead.expected = error.details.expected;
                Err(Box::new(fault))
            }
        }
    }

    /// Nothing that a record begins with, and no moves.
    pub(super) fn is_empty(&self) -> bool {
        self.moves_at.is_none() && self.is_bare()
    }

    /// No tags, no lines of a CLIP, no position.
    pub(super) fn is_bare(&self) -> bool {
        const OF_A_CLIP: [&str; 10] =
            ["clip", "partie", "résumé", "resume", "rouge", "jaune", "red", "yellow", "position", "fin"];
        let told = self.headers.iter().any(|(name, _)| OF_A_CLIP.contains(&name.as_str()));
        self.tags.0.is_empty() && !told && self.position.is_none()
    }

    /// The first word of the moves; empty where there is none.
    pub(super) fn first_word<'t>(&self, mut tokens: impl Iterator<Item = Token<'t>>) -> &'t str {
        let word = |token: Token<'t>| if let Kind::Word(word) = token.kind { Some(word) } else { None };
        tokens.find_map(word).unwrap_or_default()
    }

    /// The game that the tags name, `Err` with the tag that names none of ours.
    pub(super) fn game(&self) -> Result<Option<&'static str>, &'static str> {
        if let Some(kind) = self.tags.get("GameType") {
            let digits: String = kind.trim().chars().take_while(char::is_ascii_digit).collect();
            match digits.as_str() {
                "20" => return Ok(Some("draughts")),
                "24" | "28" => return Ok(Some("spanish-draughts")),
                "" => {}
                _ => return Err("GameType"),
            }
        }
        for tag in ["Variant", "Game", "GameType"] {
            let Some(name) = self.tags.get(tag).map(str::to_lowercase).filter(|name| !name.trim().is_empty()) else {
                continue;
            };
            let known = [
                ("ultima", "ultima"),
                ("baroque", "ultima"),
                ("bulltricker", "bulltricker"),
                ("tumbling", "tumblingdown"),
                ("charret", "charret"),
                ("morris", "charret"),
                ("moulin", "charret"),
                ("mill", "charret"),
                ("spanish", "spanish-draughts"),
                ("portuguese", "spanish-draughts"),
                ("international", "draughts"),
            ];
            match known.iter().find(|(word, _)| name.contains(word)) {
                Some((_, id)) => return Ok(Some(id)),
                None if tag == "Variant" && name != "standard" && name != "from position" => {
                    return Err(tag);
                }
                None => {}
            }
        }
        Ok(None)
    }
}

/// A tag value without its backslashes, on one line.
fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars().peekable();
    while let Some(letter) = letters.next() {
        if letter == '\\' && letters.peek().is_some_and(|next| matches!(next, '"' | '\\')) {
            text.extend(letters.next());
        } else {
            text.push(letter);
        }
    }
    text
}
