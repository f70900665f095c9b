//! The SGF of boardspace.net: a node for each action of a player, not for each move.
//!
//! Read are the robots' `Move G 8 F 7` and the people's `Pickb G 8` and `Dropb F 7`, with what they take back, `Done`,
//! `Resign` and swapped colours; written are `Move` and `Done`. Comments, glyphs (`TE`, `BM`, `IT`, `DO`) and variations
//! are where SGF has them. Tags that Boardspace has no property for stand in `TG[Name: value]`.

use super::attempt::{Told, finish, position_fault};
use super::dialect::Dialect;
use super::head::{Head, Placed};
use super::movetext::{Ending, Said};
use super::read::{Reading, Starts};
use super::record::{Fault, Format, Note, Record, RecordLine};
use super::replay::Replay;
use super::tokens::{SgfKind, SgfToken, SgfTokens};
use super::write::{is_reason, is_set_up, one_line, score};
use crate::games::{AnyGame, Rules};
use crate::position::{Player, Reason};

/// The one game that is read from SGF.
const GAME: &str = "tumblingdown";

/// A property of a node; the place is where its value begins.
struct Property {
    name: String,
    value: String,
    at: usize,
    /// The value has no escapes.
    verbatim: bool,
}

#[derive(Default)]
struct Node {
    /// Where it begins, and with what: `(` where a tree opens with it.
    at: usize,
    sign: &'static str,
    properties: Vec<Property>,
    children: Vec<usize>,
}

/// All nodes of a game; the root comes first.
struct Tree {
    nodes: Vec<Node>,
    faults: Vec<Fault>,
}

impl Tree {
    /// `base` is where the text stands.
    fn read(text: &str, base: usize, closed: bool) -> Self {
        let mut tree = Self { nodes: vec![Node::default()], faults: Vec::new() };
        // Where new nodes hang, and where the open trees did.
        let mut parent = 0;
        let mut open = Vec::new();
        let mut name = "";
        let mut bracket = None;
        for SgfToken { kind, at } in SgfTokens::new(text) {
            let at = base + at;
            match kind {
                SgfKind::Open => {
                    open.push(parent);
                    bracket = Some(at);
                    continue;
                }
                SgfKind::Close => parent = open.pop().unwrap_or(0),
                SgfKind::Node => {
                    let (at, sign) = bracket.map_or((at, ";"), |at| (at, "("));
                    tree.nodes.push(Node { at, sign, ..Node::default() });
                    let node = tree.nodes.len() - 1;
                    tree.nodes[parent].children.push(node);
                    parent = node;
                }
                SgfKind::Name(text) => name = text,
                SgfKind::Value { text: value, closed } => {
                    if !closed {
                        let message = format!("the value of {name} is not closed: expected ']'");
                        tree.faults.push(Fault::error("unclosed-value", at, "[", message));
                    }
                    let (length, value) = (value.len(), unescaped(value));
                    let verbatim = value.len() == length;
                    let property = Property { name: name.to_uppercase(), value, at: at + 1, verbatim };
                    tree.nodes[parent].properties.push(property);
                }
                SgfKind::Stray => {
                    let message = "expected a property, ';' or a bracket";
                    if tree.faults.is_empty() {
                        tree.faults.push(Fault::warning("stray-bracket", at, &text[at - base..], message));
                    }
                }
            }
            bracket = None;
        }
        if !closed && tree.faults.is_empty() {
            let message = "the game that begins here is not closed: expected ')'";
            tree.faults.push(Fault::warning("unclosed-value", base, "(", message));
        }
        tree
    }

    /// The node with the header: the first of the game.
    fn root(&self) -> Option<usize> {
        self.nodes[0].children.first().copied()
    }
}

fn unescaped(value: &str) -> String {
    let mut text = String::with_capacity(value.len());
    let mut letters = value.chars();
    while let Some(letter) = letters.next() {
        if letter == '\\' { text.extend(letters.next()) } else { text.push(letter) }
    }
    text
}

/// A bracket with a semicolon could be the game behind one that is not closed.
fn escaped(text: &str) -> String {
    text.replace('\\', "\\\\").replace(']', "\\]").replace("(;", "\\(;")
}

/// Reads a game that stands at byte `base` of its text.
///
/// # Errors
/// A fault where it is empty.
pub(super) fn read(text: &str, base: usize, closed: bool, starts: &mut Starts) -> Result<Reading, Option<Fault>> {
    let tree = Tree::read(text, base, closed);
    let mut head = Head::default();
    head.moves_at = Some(base);
    let mut faults: Vec<Fault> = tree.faults.clone();
    let no_record = || Fault::error("not-a-record", base, text, "no record of a game was found here");
    let root = tree.root().ok_or_else(|| Some(no_record()))?;
    let start = starts.of(GAME).map_err(|_| None)?.clone();
    let mut players = [String::new(), String::new()];
    let mut comment = String::new();
    let mut named = false;
    let mut kinds = Vec::new();
    for Property { name, value, at, verbatim } in &tree.nodes[root].properties {
        let text = value.trim();
        match name.as_str() {
            "GM" => kinds.push((text, *at)),
            "SU" => named |= text.to_lowercase().contains("tumbling"),
            "P0" | "P1" if text.starts_with("id") => {
                let id = text[2..].trim().trim_matches('"').to_owned();
                players[usize::from(name == "P1")] = id;
            }
            "DT" => head.set_tag("Date", &dated(text)),
            "GN" => head.set_tag("Event", text),
            "RE" => {
                head.set_tag("Result", text);
                head.set_written("Result", value, *at);
            }
            "C" => comment = value.trim().to_owned(),
            "TG" => {
                let (name, rest) = value.split_once(':').unwrap_or((value, ""));
                let at = at + value.len() - rest.trim_start().len();
                head.set_placed(name.trim(), Placed::inside(rest.trim(), at, *verbatim));
            }
            "VV" | "FF" | "CA" | "AP" => {}
            "P0" | "P1" => {}
            _ => head.set_tag(name, text),
        }
    }
    let known = named || kinds.iter().any(|(kind, _)| kind.to_lowercase().contains("tumbling"));
    if !known {
        let (kind, at) = kinds.into_iter().next().unwrap_or((&text[..1], base));
        let message = "only Tumblingdown is read from SGF, and this is another game";
        return Err(Some(Fault::error("unsupported-game", at, kind, message)));
    }

    let options = start.info().rules;
    let mut rules = head.rules(options).unwrap_or_else(|fault| {
        faults.push(*fault);
        Rules::default()
    });
    let position = head.position();
    let from = |rules: &Rules| AnyGame::new(GAME, position.map(|placed| placed.text.as_str()), rules);
    let game = match (position, from(&rules)) {
        (_, Ok(game)) => game,
        (Some(placed), Err(error)) => {
            faults.push(position_fault(placed, &error));
            start
        }
        (None, Err(_)) => start,
    };
    let mut actions = Actions::play(game, &tree, root, &comment);
    if let Some((at, found)) = actions.replay.played_on.take() {
        rules.drop_draws(options);
        if let Ok(game) = from(&rules) {
            actions = Actions::play(game, &tree, root, &comment);
            let message = "the moves go on behind a third repetition: the record is read without this draw";
            actions.replay.faults.push(Fault::warning("played-on", at, &found, message));
        }
    }
    let Actions { replay, white, resigned, .. } = actions;
    if white == 1 {
        players.swap(0, 1);
    }
    for (tag, name) in ["White", "Black"].into_iter().zip(&players) {
        if !name.is_empty() {
            head.set_tag(tag, name);
        }
    }
    let seat = |player: usize| if player == white { Player::One } else { Player::Two };
    let result = head.tags.get("Result").unwrap_or_default().to_owned();
    let said = said(&result, &players);
    let ending = match (resigned, said) {
        (Some((player, at, found)), _) => Some(Said::new(Ending::Concession(Some(seat(player))), &found, at)),
        (None, Some(score)) => head.written("Result").map(|written| {
            // `B+R`: the other player resigned.
            let resigned = matches!(written.text.to_lowercase().trim(), "w+r" | "w+resign" | "b+r" | "b+resign");
            let loser = if score == "1-0" { Player::Two } else { Player::One };
            let ending = if resigned { Ending::Concession(Some(loser)) } else { Ending::Result(score.into()) };
            Said { ending, written: written.clone() }
        }),
        (None, None) => None,
    };
    let result = said.map_or(result, Into::into);
    let told = Told { head: &head, format: Format::Sgf, result, ending };
    let record = finish(replay.finish(), &mut faults, told);
    Ok(Reading { record, faults })
}

/// The score that a result tells.
fn said(result: &str, players: &[String; 2]) -> Option<&'static str> {
    let lower = result.to_lowercase();
    if let Some(at) = lower.find("won by") {
        let name = lower[at + 6..].trim();
        let is = |player: &String| {
            let player = player.to_lowercase();
            !player.is_empty() && (player == name || player == name.trim_end_matches('.'))
        };
        return if is(&players[0]) {
            Some("1-0")
        } else if is(&players[1]) {
            Some("0-1")
        } else {
            match name.trim_end_matches('.') {
                "white" => Some("1-0"),
                "black" => Some("0-1"),
                _ => None,
            }
        };
    }
    match lower.as_str() {
        _ if lower.contains("draw") => Some("1/2-1/2"),
        "1-0" => Some("1-0"),
        "0-1" => Some("0-1"),
        "1/2-1/2" | "0" => Some("1/2-1/2"),
        _ if lower.starts_with("w+") => Some("1-0"),
        _ if lower.starts_with("b+") => Some("0-1"),
        _ => None,
    }
}

/// A stack in hand, or put down and not yet confirmed.
#[derive(Clone, Copy)]
enum Held<'t> {
    Nothing,
    Picked { from: &'t str },
    Dropped { from: &'t str, to: &'t str, found: &'t str, at: usize },
}

/// The actions of the players, made moves of.
struct Actions<'t> {
    replay: Replay,
    held: Held<'t>,
    /// P0 or P1: who has White.
    white: usize,
    resigned: Option<(usize, usize, String)>,
    tree: &'t Tree,
}

impl<'t> Actions<'t> {
    fn play(start: AnyGame, tree: &'t Tree, root: usize, comment: &str) -> Self {
        let mut actions = Self { replay: Replay::new(start), held: Held::Nothing, white: 0, resigned: None, tree };
        actions.replay.comment(comment);
        actions.node(root, true);
        actions.line(root, 0);
        actions
    }

    /// The nodes behind one, the first child as the main line and the others as variations.
    fn line(&mut self, mut node: usize, depth: usize) {
        let tree = self.tree;
        while let Some((&next, others)) = tree.nodes[node].children.split_first() {
            if !others.is_empty() {
                self.commit();
            }
            let plies = self.replay.line_plies();
            // The main line as far as its next move, so that there is one to replace.
            let mut here = next;
            self.node(here, false);
            if !others.is_empty() {
                while let Held::Picked { .. } = self.held {
                    let [only] = tree.nodes[here].children[..] else { break };
                    here = only;
                    self.node(here, false);
                }
                self.commit();
                if self.replay.line_plies() == plies {
                    let Node { at, sign, .. } = tree.nodes[others[0]];
                    let message = "a variation replaces a move, and there is none here";
                    self.replay.faults.push(Fault::warning("stray-variation", at, sign, message));
                } else {
                    for &other in others {
                        self.variation(other, depth);
                    }
                }
            }
            node = here;
        }
        self.commit();
    }

    fn variation(&mut self, node: usize, depth: usize) {
        let Node { at, sign, .. } = self.tree.nodes[node];
        let resigned = self.resigned.clone();
        self.replay.open(at, sign);
        if self.replay.is_readable() && depth < 100 {
            self.node(node, false);
            self.line(node, depth + 1);
        }
        self.replay.close();
        self.held = Held::Nothing;
        self.resigned = resigned;
    }

    fn node(&mut self, node: usize, root: bool) {
        let tree = self.tree;
        let mut comments = Vec::new();
        let mut glyphs = Vec::new();
        for Property { name, value, at, .. } in &tree.nodes[node].properties {
            match name.as_str() {
                "P0" | "P1" if !value.trim_start().starts_with("id") => {
                    self.action(usize::from(name == "P1"), value, *at);
                }
                "C" if !root => comments.push(value.trim()),
                "TE" => glyphs.push(if value.trim() == "2" { 3 } else { 1 }),
                "BM" => glyphs.push(if value.trim() == "2" { 4 } else { 2 }),
                "IT" => glyphs.push(5),
                "DO" => glyphs.push(6),
                "NG" => glyphs.extend(value.trim().parse::<u8>().ok()),
                _ => {}
            }
        }
        if !(comments.is_empty() && glyphs.is_empty()) {
            self.commit();
            glyphs.into_iter().for_each(|nag| self.replay.nag(nag));
            comments.into_iter().for_each(|comment| self.replay.comment(comment));
        }
    }

    /// `<index> <op> <arguments>`
    fn action(&mut self, player: usize, value: &'t str, at: usize) {
        let mut words = value.split_whitespace().peekable();
        words.next_if(|word| word.bytes().all(|byte| byte.is_ascii_digit()));
        let Some(op) = words.next() else { return };
        let place = |from: &str, to: &str| square(value, from, to);
        match op.to_ascii_lowercase().as_str() {
            "start" => {
                if let Some(seat) = words.next() {
                    self.white = usize::from(seat.eq_ignore_ascii_case("P1"));
                }
            }
            "move" => {
                self.commit();
                let cells: Vec<&str> = words.collect();
                let [column, row, to_column, to_row] = cells[..] else { return self.unreadable(value, at) };
                match (place(column, row), place(to_column, to_row)) {
                    (Some(from), Some(to)) => self.held = Held::Dropped { from, to, found: value, at },
                    _ => self.unreadable(value, at),
                }
            }
            "pickb" => {
                let (Some(column), Some(row)) = (words.next(), words.next()) else { return self.unreadable(value, at) };
                let Some(cell) = place(column, row) else { return self.unreadable(value, at) };
                match self.held {
                    Held::Dropped { from, to, .. } if same(to, cell) => self.held = Held::Picked { from },
                    _ => {
                        self.commit();
                        self.held = Held::Picked { from: cell };
                    }
                }
            }
            "dropb" => {
                let (Some(column), Some(row)) = (words.next(), words.next()) else { return self.unreadable(value, at) };
                let Some(cell) = place(column, row) else { return self.unreadable(value, at) };
                match self.held {
                    Held::Picked { from, .. } if same(from, cell) => self.held = Held::Nothing,
                    Held::Picked { from, .. } => self.held = Held::Dropped { from, to: cell, found: value, at },
                    _ => self.unreadable(value, at),
                }
            }
            "done" => self.commit(),
            "resign" => {
                self.resigned = if self.resigned.is_some() { None } else { Some((player, at, value.into())) };
            }
            "edit" => {}
            _ => {
                let message = format!("the action {op} is not known; it is passed over");
                self.replay.faults.push(Fault::warning("bad-notation", at, value, message));
            }
        }
    }

    fn unreadable(&mut self, value: &str, at: usize) {
        self.commit();
        let mut fault = Fault::error("bad-notation", at, value, "this action cannot be read");
        fault.instead.expected = Some("an action such as Move G 8 F 7, Pickb G 8 2, Dropb F 7 or Done".into());
        self.replay.fail(fault);
    }

    /// Plays the move that was put down.
    fn commit(&mut self) {
        if let Held::Dropped { from, to, found, at } = self.held {
            self.held = Held::Nothing;
            // A move behind a resignation takes it back.
            self.resigned = None;
            self.replay.play(&format!("{from}-{to}"), found, at, |_| at);
        }
    }
}

/// "G 8" as it stands in a value.
fn square<'t>(value: &'t str, column: &str, row: &str) -> Option<&'t str> {
    let start = column.as_ptr() as usize - value.as_ptr() as usize;
    let end = row.as_ptr() as usize + row.len() - value.as_ptr() as usize;
    let cell = value.get(start..end)?;
    (column.len() == 1 && row.len() <= 2).then_some(cell)
}

fn same(one: &str, other: &str) -> bool {
    let cell = |text: &str| text.split_whitespace().collect::<String>().to_ascii_uppercase();
    cell(one) == cell(other)
}

/// A date as PGN writes it.
fn dated(text: &str) -> String {
    if text.bytes().all(|byte| byte.is_ascii_digit() || byte == b'-') { text.replace('-', ".") } else { text.into() }
}

/// Tags that say again what a record does.
const OWN: [&str; 6] = ["Result", "Variant", "FEN", "SetUp", "Rules", "CM"];
/// Properties that are no tags of their own.
const PROPERTIES: [&str; 15] =
    ["GM", "VV", "FF", "CA", "AP", "DT", "GN", "SU", "RE", "TG", "TE", "BM", "IT", "DO", "NG"];

/// Writes a record.
pub(super) fn write(record: &Record, game: &AnyGame, rules: &str) -> String {
    let mut text = String::from("(;\nGM[Tumblingdown] VV[1]\n");
    let tag = |name: &str| record.tags.get(name).map(one_line).filter(|value| !value.is_empty());
    let mut property = |name: &str, value: &str| text += &format!("{name}[{}]\n", escaped(value));
    // What these properties cannot hold stands in tags.
    let mut told = Vec::new();
    if let Some(date) = tag("Date") {
        let plain = date.bytes().all(|byte| byte.is_ascii_digit() || byte == b'.');
        let written = if plain { date.replace('.', "-") } else { date.clone() };
        if dated(&written) == date {
            property("DT", &written);
            told.push("Date");
        }
    }
    if let Some(event) = tag("Event") {
        property("GN", &event);
        told.push("Event");
    }
    property("SU", "tumblingdown");
    let names = ["White", "Black"].map(|side| {
        let name = tag(side);
        told.extend(name.as_ref().filter(|name| !name.contains('"')).map(|_| side));
        name.unwrap_or_else(|| side.into()).replace('"', "'")
    });
    for (seat, name) in names.iter().enumerate() {
        property(&format!("P{seat}"), &format!("id \"{name}\""));
    }
    let outcome = game.end();
    let result = score(Dialect::of(record.id), record, outcome.map(|outcome| outcome.winner));
    if let Some(result) = result {
        let winner = outcome.and_then(|outcome| outcome.winner);
        let won = winner.map(|winner| format!("Game won by {}", names[winner.index()]));
        let draw = outcome.map(|_| "The game is a draw".to_owned());
        let words = won.or(draw).filter(|words| said(words, &names) == Some(result.as_str()));
        property("RE", &words.unwrap_or(result));
    }
    for (name, value) in &record.tags.0 {
        if OWN.iter().chain(&told).any(|own| own.eq_ignore_ascii_case(name)) || is_reason(name, value) {
            continue;
        }
        let short = name.len() == 2 && name.bytes().all(|byte| byte.is_ascii_uppercase());
        if short && !PROPERTIES.contains(&name.as_str()) {
            property(name, &one_line(value));
        } else {
            property("TG", &format!("{name}: {}", one_line(value)));
        }
    }
    if is_set_up(game) {
        property("TG", &format!("FEN: {}", game.start_text()));
    }
    if !rules.is_empty() {
        property("TG", &format!("Rules: {rules}"));
    }
    let called = game.called_end().map(|ended| ended.reason);
    if called == Some(Reason::Agreement) {
        property("TG", &format!("Termination: {}", Reason::Agreement.code()));
    }
    let line = &record.line_of_moves;
    let before = line.notes.first().filter(|note| note.ply == 0);
    text += &before.map(said_of).unwrap_or_default();
    let first = game.starter().index();
    text += &format!("; P{first}[0 Start P0]\n");
    let mut index = 1;
    let resigned = game.called_end().filter(|ended| ended.reason == Reason::Resignation);
    let resigned = resigned.and_then(|ended| ended.winner).map(|winner| winner.other().index());
    write_line(&mut text, line, first, &mut index, resigned);
    text + ")\n"
}

/// Actions of a line, its first note aside. Where a move has variations, it and the rest of the line are one tree, and each of them another
/// beside it.
fn write_line(text: &mut String, line: &RecordLine, first: usize, index: &mut usize, resigned: Option<usize>) {
    let mut notes = line.notes.iter().filter(|note| note.ply > 0).peekable();
    // Variations whose place is behind the end of this line, with the player and the index of their first action.
    let mut waiting = Vec::new();
    for (i, mv) in line.moves.iter().enumerate() {
        let player = (first + i) % 2;
        let note = notes.next_if(|note| note.ply == i + 1);
        if let Some(note) = note.filter(|note| !note.variations.is_empty()) {
            waiting.push((&note.variations, player, *index));
            text.push_str("(\n");
        }
        let cells: Vec<String> = mv.chars().filter(char::is_ascii_alphanumeric).map(String::from).collect();
        *text += &format!("; P{player}[{} Move {}]", *index, cells.join(" "));
        *text += &note.map(said_of).unwrap_or_default();
        *text += &format!("\n; P{player}[{} Done]\n", *index + 1);
        *index += 2;
    }
    if let Some(player) = resigned {
        *text += &format!("; P{player}[{} Resign]\n; P{player}[{} Done]\n", *index, *index + 1);
        *index += 2;
    }
    while let Some((variations, player, start)) = waiting.pop() {
        text.push_str(")\n");
        for variation in variations {
            text.push_str("(\n");
            let before = variation.notes.first().filter(|note| note.ply == 0);
            let forks = variation.notes.iter().any(|note| note.ply == 1 && !note.variations.is_empty());
            if before.is_some() || forks {
                // A node without an action: a place for what is said before the first move and to hang others beside it.
                *text += &format!("; {}\n", before.map(said_of).unwrap_or_default());
            }
            write_line(text, variation, player, &mut start.clone(), None);
            text.push_str(")\n");
        }
    }
}

/// Glyphs and comment as properties.
fn said_of(note: &Note) -> String {
    let glyphs: String = note.nags.iter().map(|&nag| glyph(nag)).collect();
    let comment = note.comment.as_ref().map(|comment| format!("C[{}]", escaped(comment)));
    glyphs + &comment.unwrap_or_default()
}

fn glyph(nag: u8) -> String {
    match nag {
        1 => "TE[1]".into(),
        2 => "BM[1]".into(),
        3 => "TE[2]".into(),
        4 => "BM[2]".into(),
        5 => "IT[]".into(),
        6 => "DO[]".into(),
        nag => format!("NG[{nag}]"),
    }
}
