//! Ultima, from rules section 1.

use super::{Asked, Referee, Verdict, ensure, examine_all, judge, of_some_piece, word, words};
use crate::reference::ultima::{Position, Square, name};
use crate::reference::{Reference, Turn};
use crate::setups::ultima_start;
use fastrand::Rng;
use tablier::api::dto::RefusalInfo;
use tablier::{AnyGame, Rules};

/// `Na1`: every kind of man to every square, where the text does not tell which man.
#[test]
fn men_told_by_their_letters() {
    let mut rng = Rng::with_seed(1);
    for _ in 0..200 {
        let start = ultima_start(&mut rng);
        let rules: Rules = serde_json::from_value(start.rules.clone()).expect("rule options");
        let game = AnyGame::new("ultima", start.position.as_deref(), &rules).expect("a set-up");
        let position = start.reference;
        let turns = position.turns();
        if turns.is_empty() {
            continue;
        }
        let cells = game.info().cells;
        for letter in "PRNBQKM".chars() {
            let own = |cell: &&String| position.kind(cell) == letter && position.is_mine(cell);
            let mut men: Vec<&String> = cells.iter().filter(own).collect();
            men.sort();
            for to in &cells {
                let going = turns.iter().any(|turn| {
                    turn.to.as_ref() == Some(to) && turn.from.as_ref().is_some_and(|from| men.contains(&from))
                });
                let refusal = game.explain(&format!("{letter}{to}")).expect("it is written as a move");
                assert_eq!(refusal.is_none(), going, "{} {letter}{to}", game.position());
                let Some(refusal) = refusal else { continue };
                let of_one = |from: &&String| {
                    let asked = Asked { from: Some(from), to: Some(to), captures: None };
                    judge(&position, &turns, &asked, &refusal).is_ok()
                };
                let told = |name: &str| word(&refusal, name);
                let holds = match refusal.code {
                    "no-such-man" => men.is_empty() && told("piece") == kind_name(letter),
                    "own-man" => {
                        position.is_mine(to) && told("piece") == kind_name(position.kind(to)) && told("to") == to
                    }
                    "displacement" if men.len() > 1 => {
                        letter != 'K' && position.is_theirs(to) && told("pieceThere") == kind_name(position.kind(to))
                    }
                    "none-reaches" => {
                        let mut named: Vec<&String> = words(&refusal, "men").iter().collect();
                        named.sort();
                        position.kind(to) == '.' && named == men && told("to") == to
                    }
                    _ => men.iter().any(of_one),
                };
                assert!(holds, "{} {letter}{to}: {refusal:?}", game.position());
            }
        }
    }
}

#[test]
fn ultima() {
    examine_all(
        "ultima",
        ultima_start,
        &[
            "no-such-man",
            "none-reaches",
            "other-start",
            "other-man",
            "move-ends",
            "captures-nothing",
            "captures-others",
        ],
    );
}

fn square(cell: &str) -> Square {
    let bytes = cell.as_bytes();
    (i32::from(bytes[0] - b'a'), i32::from(bytes[1] - b'1'))
}

/// The direction of a line and its length.
fn line(from: &str, to: &str) -> Option<(Square, i32)> {
    let (from, to) = (square(from), square(to));
    let (right, up) = (to.0 - from.0, to.1 - from.1);
    let straight = (right, up) != (0, 0) && (right == 0 || up == 0 || right.abs() == up.abs());
    straight.then_some(((right.signum(), up.signum()), right.abs().max(up.abs())))
}

fn is_between(from: &str, man: &str, to: &str) -> bool {
    matches!((line(from, man), line(from, to)), (Some((way, near)), Some((same, far))) if way == same && near < far)
}

fn kind_name(letter: char) -> &'static str {
    match letter {
        'P' => "pincer",
        'R' => "coordinator",
        'N' => "long-leaper",
        'B' => "chameleon",
        'Q' => "withdrawer",
        'K' => "king",
        'M' => "immobiliser",
        other => panic!("no man: {other}"),
    }
}

impl Position {
    /// The kind of the man on a cell as a large letter, or a point.
    fn kind(&self, cell: &str) -> char {
        self.at(square(cell)).to_ascii_uppercase()
    }

    fn is_man_of(&self, cell: &str, white: bool) -> bool {
        self.kind(cell) != '.' && self.at(square(cell)).is_uppercase() == white
    }

    fn is_mine(&self, cell: &str) -> bool {
        self.is_man_of(cell, self.is_white_to_move())
    }

    fn is_theirs(&self, cell: &str) -> bool {
        self.is_man_of(cell, !self.is_white_to_move())
    }

    /// What the man on a cell could do, its king left aside.
    fn bold(&self, from: &str) -> Vec<Turn<Position>> {
        self.bold_turns().into_iter().filter(|turn| turn.from.as_deref() == Some(from)).collect()
    }

    /// Whether the man on a cell is held by the men told: all of them of this kind that hold it.
    fn is_held(&self, from: &str, by: char, refusal: &RefusalInfo) -> bool {
        let holders = self.frozen_by(square(from)).into_iter().map(name);
        let mut holders: Vec<String> = holders.filter(|cell| self.kind(cell) == by).collect();
        let mut told = words(refusal, "by").to_vec();
        holders.sort();
        told.sort();
        !holders.is_empty() && told == holders && word(refusal, "cell") == from
    }

    /// Whether the man told takes the king told in this position, by the way of its kind.
    fn takes_king(&self, kind: char, refusal: &RefusalInfo) -> bool {
        let (king, by) = (word(refusal, "king"), word(refusal, "by"));
        let end = if kind == 'K' || kind == 'B' { king } else { word(refusal, "reach") };
        let taken =
            |turn: &Turn<Position>| turn.to.as_deref() == Some(end) && turn.captures.iter().any(|cell| cell == king);
        let by_its_way = match kind {
            'P' => {
                let anvil = word(refusal, "anvil");
                self.is_mine(anvil) && anvil != by && line(king, anvil) == line(end, king)
            }
            'R' => {
                let corner = word(refusal, "corner");
                let ((file, rank), own, last) = (square(king), square(corner), square(end));
                self.kind(corner) == 'K'
                    && self.is_mine(corner)
                    && [(own.0, last.1), (last.0, own.1)].contains(&(file, rank))
            }
            _ => true,
        };
        let men = self.kind(king) == 'K' && self.is_theirs(king) && self.kind(by) == kind;
        men && by_its_way && self.bold(by).iter().any(taken)
    }

    fn why_held(&self, from: &str, refusal: &RefusalInfo) -> Verdict {
        let kind = self.kind(from);
        let helps = (kind == 'B' || kind == 'M') && !self.rules.classic_immobiliser;
        let holds = match refusal.code {
            "frozen" => !helps && self.is_held(from, 'M', refusal) && word(refusal, "piece") == kind_name(kind),
            "frozen-helper" => helps && self.is_held(from, 'M', refusal) && word(refusal, "piece") == kind_name(kind),
            "frozen-by-chameleon" => kind == 'M' && self.is_held(from, 'B', refusal),
            _ => false,
        };
        ensure(holds, "the man is held like this")
    }

    fn why_stuck(&self, from: &str, refusal: &RefusalInfo) -> Verdict {
        let free = !self.bold(from).is_empty();
        let in_check = self.mover_in_check();
        let is_king = self.kind(from) == 'K';
        let named = || word(refusal, "cell") == from && word(refusal, "piece") == kind_name(self.kind(from));
        let king = || self.kind(word(refusal, "king")) == 'K' && self.is_mine(word(refusal, "king"));
        let holds = match refusal.code {
            "shut-in" => !free && self.frozen_by(square(from)).is_empty() && named(),
            "pinned" => free && !in_check && !is_king && named() && king(),
            "no-parry" => {
                let takes = |turn: &Turn<Position>| turn.captures.iter().any(|cell| cell == word(refusal, "king"));
                let taken = self.passed().bold(word(refusal, "by")).iter().any(takes);
                free && in_check && taken && !is_king && named() && king()
            }
            "no-safe-square" => free && is_king && word(refusal, "cell") == from,
            _ => return self.why_held(from, refusal),
        };
        ensure(holds, "the man has no move")
    }
}

impl Referee for Position {
    fn agrees(&self, turn: &Turn<Self>, asked: &Asked) -> bool {
        let ends = |named: Option<&str>, cell: &Option<String>| named.is_none() || named == cell.as_deref();
        ends(asked.from, &turn.from) && ends(asked.to, &turn.to)
    }

    fn is_own(&self, cell: &str) -> Option<bool> {
        (self.kind(cell) != '.').then(|| self.is_mine(cell))
    }

    fn would_be_reached(&self, _turns: &[Turn<Self>], cell: &str) -> bool {
        self.bold_turns().iter().any(|turn| turn.to.as_deref() == Some(cell))
    }

    fn judge(&self, turns: &[Turn<Self>], asked: &Asked, refusal: &RefusalInfo) -> Verdict {
        let Some(from) = asked.from else {
            let squares = (0..64).map(|number| name((number % 8, number / 8)));
            return of_some_piece(self, turns, asked, refusal, squares);
        };
        let Some(to) = asked.to else { return self.why_stuck(from, refusal) };
        let kind = self.kind(from);
        let line_of = line(from, to);
        let told = |name: &str| word(refusal, name);
        let between = |name: &str| is_between(from, told(name), to) && self.kind(told(name)) != '.';
        let is = |name: &str, cell: &str| told(name) == kind_name(self.kind(cell));
        let check = |kind: char| {
            let turn = self.bold(from).into_iter().find(|turn| turn.to.as_deref() == Some(to));
            turn.is_some_and(|turn| turn.after.takes_king(kind, refusal))
        };
        let holds = match refusal.code {
            "king-step" => kind == 'K' && line_of.is_none_or(|(_, length)| length > 1) && told("to") == to,
            "pincer-line" => {
                let straight = line_of.is_some_and(|((right, up), _)| right == 0 || up == 0);
                kind == 'P' && !straight && (told("from"), told("to")) == (from, to)
            }
            "no-line" => line_of.is_none() && is("piece", from) && (told("from"), told("to")) == (from, to),
            "own-man" => self.is_mine(to) && is("piece", to) && told("to") == to,
            "displacement" => {
                kind != 'K' && self.is_theirs(to) && is("pieceThere", to) && is("piece", from) && told("to") == to
            }
            "man-in-the-way" => {
                !"NB".contains(kind) && between("by") && is("pieceThere", told("by")) && is("piece", from)
            }
            "leap-over-own" => kind == 'N' && between("by") && self.is_mine(told("by")) && is("pieceThere", told("by")),
            "leap-without-room" => {
                let (over, behind) = (told("over"), told("behind"));
                let prey = self.is_theirs(over) && (kind == 'N' || kind == 'B' && self.kind(over) == 'N');
                let next = line(over, behind) == line_of.map(|(way, _)| (way, 1));
                prey && between("over") && next && self.kind(behind) != '.' && is("pieceThere", over)
            }
            "leap-over-two" => {
                let (first, second) = (told("first"), told("second"));
                let prey = |cell: &str| self.is_theirs(cell) && (kind == 'N' || kind == 'B' && self.kind(cell) == 'N');
                let in_order = between("second") && is_between(from, first, second);
                self.rules.single_leap && in_order && prey(first) && prey(second)
            }
            "chameleon-leap" => {
                let by = told("by");
                let leaper = self.is_theirs(by) && self.kind(by) == 'N';
                kind == 'B' && between("by") && !leaper && is("pieceThere", by)
            }
            "check-by-king" => check('K'),
            "check-by-chameleon" => check('B'),
            "check-by-withdrawer" => check('Q'),
            "check-by-leaper" => check('N'),
            "check-by-pincer" => check('P'),
            "check-by-coordinator" => check('R'),
            _ => return self.why_held(from, refusal),
        };
        ensure(holds, refusal.code)
    }
}
