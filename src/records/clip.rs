//! The CLIP of the Charret page: a dated box with a summary, and the moves behind the digit of the colour that starts.

use super::dialect::{Dialect, is_result};
use super::head::Head;
use super::movetext::{Ending, Said};
use super::record::Record;
use super::tokens::{Kind, Token, Tokens};
use super::write::{Seats, Wrapped, is_set_up, score, write_moves};
use crate::games::AnyGame;
use crate::position::{Outcome, Player, Reason};

/// Signs that stand between moves.
pub(super) const SEPARATORS: [char; 3] = [',', '/', '|'];

/// Player one or two, when the first word of the moves is 1 or 2 and no number.
pub(super) fn starting_digit(tokens: Tokens) -> Option<Player> {
    let first =
        tokens.map(|token| token.kind).find(|kind| matches!(kind, Kind::Word(_) | Kind::Number { .. } | Kind::Open))?;
    let Kind::Word(word) = first else { return None };
    match word.split(SEPARATORS).next()? {
        _ if is_result(word) => None,
        "1" => Some(Player::One),
        "2" => Some(Player::Two),
        _ => None,
    }
}

/// Whether moves stand behind their numbers and are numbers themselves, as in no other game.
pub(super) fn is_numbered<'t>(tokens: impl Iterator<Item = Token<'t>>) -> bool {
    let (mut numbered, mut moves) = (false, 0);
    for token in tokens {
        match token.kind {
            Kind::Number { dots, .. } => numbered |= dots > 0,
            Kind::Word(word) if numbered && word.bytes().all(|byte| byte.is_ascii_digit()) => moves += 1,
            _ => return false,
        }
    }
    moves > 0
}

/// What the line "Fin : rouge" says.
pub(super) fn ending(head: &Head) -> Option<Said> {
    let placed = head.header(&["fin", "end"])?;
    let text = placed.text.to_lowercase();
    let ending = match text.split_whitespace().next()? {
        "rouge" | "red" => Ending::Win(Player::One),
        "jaune" | "yellow" => Ending::Win(Player::Two),
        "nulle" | "draw" => Ending::Claim,
        _ => return None,
    };
    Some(Said::new(ending, &placed.text, placed.at))
}

/// Values of the tags that lines of a CLIP stand for.
pub(super) fn tags_of_headers(head: &mut Head) {
    let mut found: Vec<(String, String)> = Vec::new();
    let clip = head.header(&["clip"]).is_some();
    for (name, placed) in &head.headers {
        let dates = || dated(&placed.text).into_iter();
        let seats = || players(name, &placed.text).into_iter();
        match name.as_str() {
            "clip" | "date" => found.extend(dates().map(|(tag, value)| (tag.into(), value))),
            // "Rouge : Anne   Jaune : Ordinateur" on one line, or each on its own.
            "rouge" | "red" | "jaune" | "yellow" => found.extend(seats().map(|(tag, value)| (tag.into(), value))),
            "blancs" | "white" => found.push(("White".into(), placed.text.clone())),
            "noirs" | "black" => found.push(("Black".into(), placed.text.clone())),
            "résumé" | "resume" | "fin" | "end" | "position" | "règles" | "regles" => {}
            _ if placed.text.is_empty() => {}
            other if clip => found.push((capitalised(other), placed.text.clone())),
            _ => {}
        }
    }
    for (name, value) in found {
        if head.tags.get(&name).is_none() && !value.is_empty() {
            head.tags.0.push((name, value));
        }
    }
}

fn capitalised(name: &str) -> String {
    let mut letters = name.chars();
    letters.next().map(|first| first.to_uppercase().chain(letters).collect()).unwrap_or_default()
}

const fn seat(name: &str) -> &'static str {
    match name.as_bytes() {
        b"rouge" | b"red" => "White",
        _ => "Black",
    }
}

fn players(name: &str, text: &str) -> Vec<(&'static str, String)> {
    let lower = text.to_lowercase();
    let second = ["rouge", "red", "jaune", "yellow"].into_iter().find_map(|word| {
        let at = lower.find(word)?;
        let whole = lower.len() == text.len() && text.is_char_boundary(at) && text[..at].ends_with(char::is_whitespace);
        let value = text.get(at + word.len()..)?.trim_start().strip_prefix(':')?;
        whole.then(|| (at, word, value.trim().to_owned()))
    });
    match second {
        Some((at, word, value)) => vec![(seat(name), text[..at].trim().to_owned()), (seat(word), value)],
        None => vec![(seat(name), text.trim().to_owned())],
    }
}

/// Whether a text has digits where the shape has 0, and otherwise the same signs.
fn is_shaped(text: &str, shape: &str) -> bool {
    let same = |(byte, want): (u8, u8)| if want == b'0' { byte.is_ascii_digit() } else { byte == want };
    text.len() == shape.len() && text.bytes().zip(shape.bytes()).all(same)
}

/// Date and time of `Charret 2026-11-29 18:05`, as PGN writes them.
fn dated(text: &str) -> Vec<(&'static str, String)> {
    let mut found = Vec::new();
    for word in text.split_whitespace() {
        if is_shaped(word, "0000-00-00") {
            found.push(("Date", word.replace('-', ".")));
        } else if ["00.00.0000", "00/00/0000"].iter().any(|shape| is_shaped(word, shape)) {
            // Day, month, year.
            found.push(("Date", format!("{}.{}.{}", &word[6..], &word[3..5], &word[..2])));
        } else if is_shaped(word, "00:00") || is_shaped(word, "00h00") {
            found.push(("Time", word.replace('h', ":")));
        }
    }
    found
}

/// Tags that say again what a CLIP does.
const OWN: [&str; 5] = ["Result", "Variant", "FEN", "SetUp", "Rules"];

/// Writes a CLIP.
pub(super) fn write(record: &Record, game: &AnyGame, rules: &str) -> String {
    const COLOURS: [&str; 2] = ["rouge", "jaune"];
    let colour = |player: Player| COLOURS[player.index()];
    let tag = |name: &str| record.tags.get(name).map(super::write::one_line).filter(|value| !value.is_empty());
    let mut text = String::from("CLIP Charret");
    // What these lines cannot hold stands in tags.
    let mut told = Vec::new();
    if let Some(date) = tag("Date").filter(|date| is_shaped(date, "0000.00.00")) {
        text += &format!(" {}", date.replace('.', "-"));
        told.push("Date");
    }
    if let Some(time) = tag("Time").filter(|time| is_shaped(time, "00:00")) {
        text += &format!(" {time}");
        told.push("Time");
    }
    text.push('\n');
    let [red, yellow] = ["White", "Black"].map(|name| tag(name).unwrap_or_else(|| "?".into()));
    if tag("White").is_some() || tag("Black").is_some() {
        let line = format!("{red}   Jaune : {yellow}");
        if players("rouge", &line) == [("White", red), ("Black", yellow)] {
            text += &format!("Rouge : {line}\n");
            told.extend(["White", "Black"].into_iter().filter(|name| tag(name).is_some()));
        }
    }
    let mut taken = [0; 2];
    let moves = game.history_infos();
    for mv in &moves {
        taken[usize::from(mv.player != game.players()[0].id)] += mv.captures.len();
    }
    let plies = moves.len();
    text += &format!("Résumé : {plies} coups, prises rouge {}, jaune {}", taken[0], taken[1]);
    let outcome = game.end();
    if let Some(outcome) = outcome {
        text += &format!(", {}", summary(outcome, colour));
    }
    text.push('\n');
    if is_set_up(game) {
        text += &format!("Position : {}\n", game.start_text());
    }
    if !rules.is_empty() {
        text += &format!("Règles : {rules}\n");
    }
    for (name, value) in &record.tags.0 {
        if !OWN.iter().chain(&told).any(|own| own.eq_ignore_ascii_case(name)) && !super::write::is_reason(name, value) {
            text += &super::write::tag_line(name, value);
        }
    }
    if outcome.is_none()
        && let Some(result) = score(Dialect::of(record.id), record, None)
    {
        text += &super::write::tag_line("Result", &result);
    }
    text += "Partie :\n";
    text += &format!("{}\n", game.starter().index() + 1);
    let mut moves = Wrapped::default();
    write_moves(&mut moves, &record.line_of_moves, Seats { first_moves: true, numbers: true });
    if let Some(outcome) = game.called_end() {
        let token = match (outcome.winner, outcome.reason) {
            (None, Reason::Agreement) => "N",
            // The last line tells.
            (None, _) | (_, Reason::Unknown) => "",
            (Some(Player::One), _) => "P2",
            (Some(Player::Two), _) => "P1",
        };
        moves.word(token);
    }
    text += &moves.text();
    if let Some(outcome) = outcome {
        text += &format!("Fin : {}\n", outcome.winner.map_or("nulle", colour));
    }
    text
}

fn summary(outcome: Outcome, colour: impl Fn(Player) -> &'static str) -> String {
    let Some(winner) = outcome.winner else {
        let how = match outcome.reason {
            Reason::Unknown => "",
            Reason::Agreement => " consentie",
            Reason::Repetition => " par répétition",
            Reason::NoCapture => " sans prise",
            _ => " bloquée",
        };
        return format!("nulle{how}");
    };
    let loser = colour(winner.other());
    let how = match outcome.reason {
        Reason::Blocked => format!(" ({loser} bloqué)"),
        Reason::TwoTokens => format!(" ({loser} n’a que 2 jetons)"),
        Reason::Unknown => String::new(),
        _ => format!(" ({loser} concède)"),
    };
    format!("gagne {}{how}", colour(winner))
}
