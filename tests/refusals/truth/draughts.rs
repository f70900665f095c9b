//! Draughts: the geometry of the board and the laws of captures, from rules 1.1 to 1.3.

use super::{Asked, Referee, Verdict, ensure, examine, number, of_some_piece, word, words};
use crate::reference::Turn;
use crate::reference::draughts::{Colour, Kind, Position, Variant};
use crate::setups::draughts_start;
use serde_json::json;
use std::collections::BTreeSet;
use tablier::api::dto::RefusalInfo;

#[test]
fn international_draughts() {
    examine("draughts", |rng| draughts_start(Variant::International, json!({ "drawRules": "none" }), rng));
}

#[test]
fn spanish_draughts() {
    let variant = Variant::Spanish { huffing: false };
    examine("spanish-draughts", |rng| draughts_start(variant, json!({ "drawRules": "none" }), rng));
}

#[test]
fn spanish_draughts_with_huffing() {
    let rules = json!({ "drawRules": "none", "huffing": true });
    examine("spanish-draughts", |rng| draughts_start(Variant::Spanish { huffing: true }, rules.clone(), rng));
}

/// A capture on its way, by the squares of its landings and of what it took there.
type Way = Vec<(usize, usize)>;

fn square(name: &str) -> usize {
    name.parse().expect("a square")
}

/// The pieces that a way takes.
fn taken(way: &Way) -> BTreeSet<usize> {
    way.iter().map(|&(_, taken)| taken).collect()
}

/// Rows down and columns to the right from one square to another.
fn vector(variant: Variant, from: usize, to: usize) -> (isize, isize) {
    let ((row, column), (to_row, to_column)) = (variant.cell(from), variant.cell(to));
    (to_row as isize - row as isize, to_column as isize - column as isize)
}

/// The squares between two squares of one diagonal; `None` where they share none.
fn between(variant: Variant, from: usize, to: usize) -> Option<Vec<usize>> {
    let (down, right) = vector(variant, from, to);
    if down == 0 || down.abs() != right.abs() {
        return None;
    }
    let (row, column) = variant.cell(from);
    let at = |steps: isize| {
        let cell = (row.checked_add_signed(steps * down.signum()), column.checked_add_signed(steps * right.signum()));
        (1..=variant.squares()).find(|&square| (Some(variant.cell(square).0), Some(variant.cell(square).1)) == cell)
    };
    Some((1..down.abs()).map(|steps| at(steps).expect("it is on the board")).collect())
}

/// Rules 3.4, 4.2: White goes up.
fn is_forward(side: Colour, down: isize) -> bool {
    (down < 0) == (side == Colour::White)
}

struct Question<'a> {
    position: &'a Position,
    turns: &'a [Turn<Position>],
    from: usize,
    kind: Kind,
}

impl Question<'_> {
    fn is_empty(&self, square: usize) -> bool {
        self.position.piece_on(square).is_none()
    }

    fn is_enemy(&self, square: usize) -> bool {
        self.position.piece_on(square).is_some_and(|(colour, _)| colour != self.position.side)
    }

    fn captures(&self) -> impl Iterator<Item = &Turn<Position>> {
        self.turns.iter().filter(|turn| !turn.captures.is_empty() && !turn.text.starts_with("huff"))
    }

    /// Whether the piece would go there if nothing had to be captured.
    fn steps_to(&self, to: usize) -> bool {
        let variant = self.position.variant;
        let Some(squares) = between(variant, self.from, to) else { return false };
        let free = self.is_empty(to) && squares.iter().all(|&square| self.is_empty(square));
        let (down, _) = vector(variant, self.from, to);
        free && (self.kind == Kind::King || squares.is_empty() && is_forward(self.position.side, down))
    }

    /// Ways of the piece that end on a square.
    fn ways_to(&self, to: usize) -> Vec<Way> {
        let ways = self.position.ways(self.from);
        ways.into_iter().filter(|way| way.last().is_some_and(|&(landing, _)| landing == to)).collect()
    }

    fn kings(&self, pieces: &BTreeSet<usize>) -> usize {
        pieces.iter().filter(|&&square| matches!(self.position.piece_on(square), Some((_, Kind::King)))).count()
    }

    /// The legal capture that a refusal points to.
    fn named<'a>(&'a self, refusal: &RefusalInfo) -> Result<&'a Turn<Position>, String> {
        let text = word(refusal, "move");
        self.captures().find(|turn| turn.text == text).ok_or_else(|| format!("{text} is no legal capture"))
    }

    /// A capture takes fewer pieces than the laws ask, or fewer kings.
    fn fewer(&self, ways: &[Way], refusal: &RefusalInfo) -> Verdict {
        let named = self.named(refusal)?;
        let best: BTreeSet<usize> = named.captures.iter().map(|cell| square(cell)).collect();
        let quality = self.position.variant != Variant::International;
        let worth = |pieces: &BTreeSet<usize>| (pieces.len(), if quality { self.kings(pieces) } else { 0 });
        let most = ways.iter().map(|way| worth(&taken(way))).max().ok_or("there is no capture at all")?;
        ensure(named.from.as_deref() == Some(word(refusal, "cell")), "the larger capture begins there")?;
        ensure(most < worth(&best), "it is the smaller capture")?;
        match refusal.code {
            "takes-fewer" => {
                ensure(
                    (number(refusal, "taken"), number(refusal, "most")) == (most.0, best.len()),
                    "so many are taken",
                )?;
                ensure(most.0 < best.len(), "it takes fewer pieces")
            }
            _ => {
                let kings = (number(refusal, "kings"), number(refusal, "most"));
                ensure(quality && kings == (most.1, self.kings(&best)), "so many kings are taken")?;
                ensure(most.0 == best.len(), "both take as many pieces")
            }
        }
    }

    /// No step and no capture leads there.
    fn nothing_leads_to(&self, to: usize) -> Verdict {
        ensure(!self.steps_to(to) && self.ways_to(to).is_empty(), "nothing leads there")
    }

    /// From the start, or from a stop of a capture with what was taken by then, whether some square fits.
    fn some_stop(&self, fits: impl Fn(usize, &BTreeSet<usize>) -> bool) -> bool {
        self.position.ways(self.from).iter().any(|way| way.last().is_some_and(|&(at, _)| fits(at, &taken(way))))
    }
}

impl Referee for Position {
    fn agrees(&self, turn: &Turn<Self>, asked: &Asked) -> bool {
        let Some(to) = asked.to else {
            // A piece to be huffed begins a turn too.
            let first =
                turn.text.strip_prefix("huff ").and_then(|rest| rest.split(' ').next()).or(turn.from.as_deref());
            return first == asked.from;
        };
        // Of a cell alone it does not matter what is huffed first.
        let from = asked.from.map_or(asked.captures.is_none() || !turn.text.starts_with("huff"), |from| {
            !turn.text.starts_with("huff") && turn.from.as_deref() == Some(from)
        });
        from && turn.to.as_deref() == Some(to)
    }

    fn is_own(&self, cell: &str) -> Option<bool> {
        self.piece_on(square(cell)).map(|(colour, _)| colour == self.side)
    }

    fn judge(&self, turns: &[Turn<Self>], asked: &Asked, refusal: &RefusalInfo) -> Verdict {
        let Some(from) = asked.from.map(square) else {
            if refusal.code == "enemy-piece-there" {
                let there = asked.to.is_some_and(|to| self.is_own(to) == Some(false) && word(refusal, "cell") == to);
                return ensure(there, "a piece of the opponent stands there");
            }
            let squares = 1..=self.variant.squares();
            return of_some_piece(self, turns, asked, refusal, squares.map(|square| square.to_string()));
        };
        let (_, kind) = self.piece_on(from).ok_or("there is no piece")?;
        let question = Question { position: self, turns, from, kind };
        let Some(to) = asked.to.map(square) else { return question.judge_alone(refusal) };
        question.judge(to, refusal)
    }

    fn would_be_reached(&self, turns: &[Turn<Self>], cell: &str) -> bool {
        let to = square(cell);
        (1..=self.variant.squares()).any(|from| {
            let Some((colour, kind)) = self.piece_on(from) else { return false };
            let question = Question { position: self, turns, from, kind };
            let passes = |way: &Way| way.iter().any(|&(landing, _)| landing == to);
            colour == self.side && (question.steps_to(to) || self.ways(from).iter().any(passes))
        })
    }
}

impl Question<'_> {
    fn must_capture(&self, refusal: &RefusalInfo) -> Verdict {
        let mut starts: Vec<usize> = self.captures().map(|turn| square(turn.from.as_deref().unwrap())).collect();
        starts.sort_unstable();
        starts.dedup();
        let told: Vec<usize> = words(refusal, "pieces").iter().map(|cell| square(cell)).collect();
        ensure(!starts.is_empty() && told == starts, "these pieces can capture")?;
        ensure(self.turns.iter().all(|turn| !turn.captures.is_empty()), "a capture is compulsory")
    }

    /// Why a piece has no move.
    fn judge_alone(&self, refusal: &RefusalInfo) -> Verdict {
        let ways = self.position.ways(self.from);
        match refusal.code {
            "must-capture" => {
                ensure(ways.is_empty(), "the piece has nothing to capture")?;
                self.must_capture(refusal)
            }
            "takes-fewer" | "fewer-kings" => self.fewer(&ways, refusal),
            "blocked" => {
                let variant = self.position.variant;
                ensure(refusal.section == if self.kind == Kind::King { "kings" } else { "men" }, "it is the section")?;
                ensure(ways.is_empty(), "the piece has nothing to capture")?;
                let next: Vec<usize> = (1..=variant.squares())
                    .filter(|&square| between(variant, self.from, square).is_some_and(|squares| squares.is_empty()))
                    .filter(|&square| {
                        let (down, _) = vector(variant, self.from, square);
                        self.kind == Kind::King || is_forward(self.position.side, down)
                    })
                    .collect();
                ensure(next.iter().all(|&square| !self.is_empty(square)), "all squares in front are taken")?;
                let told: Vec<usize> = words(refusal, "pieces").iter().map(|cell| square(cell)).collect();
                ensure(told == next, "these pieces are in the way")
            }
            code => Err(format!("{code} says nothing of a piece alone")),
        }
    }

    fn judge(&self, to: usize, refusal: &RefusalInfo) -> Verdict {
        let variant = self.position.variant;
        let (down, right) = vector(variant, self.from, to);
        let squares = between(variant, self.from, to);
        let inside = squares.clone().unwrap_or_default();
        let is_man = self.kind == Kind::Man;
        let cell = || square(word(refusal, "cell"));
        let of_piece = if is_man { "men" } else { "kings" };
        match refusal.code {
            "must-capture" => {
                ensure(self.steps_to(to), "the piece could go there")?;
                self.must_capture(refusal)
            }
            "takes-fewer" | "fewer-kings" => {
                let ways = self.ways_to(to);
                let goes_on = self.position.ways(self.from).iter().any(|way| {
                    let legal = self.captures().any(|turn| {
                        let pieces: BTreeSet<usize> = turn.captures.iter().map(|cell| square(cell)).collect();
                        turn.from.as_deref() == Some(&*self.from.to_string()) && pieces == taken(way)
                    });
                    legal && way.iter().any(|&(landing, _)| landing == to)
                });
                ensure(!goes_on, "no legal capture stops there")?;
                self.fewer(&ways, refusal)
            }
            "capture-goes-on" => {
                let named = self.named(refusal)?;
                let pieces: BTreeSet<usize> = named.captures.iter().map(|cell| square(cell)).collect();
                let end = square(named.to.as_deref().unwrap());
                let whole = |way: &&Way| taken(way) == pieces && way.last().is_some_and(|&(at, _)| at == end);
                let passes = |way: &Way| way[..way.len() - 1].iter().any(|&(landing, _)| landing == to);
                ensure(cell() == to, "it is the square")?;
                ensure(self.position.ways(self.from).iter().filter(whole).any(passes), "the capture goes on from there")
            }
            "jumped-twice" => ensure(
                squares.is_none()
                    && self.some_stop(|at, taken| {
                        let passed = between(variant, at, to).unwrap_or_default();
                        let pieces: Vec<usize> = passed.into_iter().filter(|&square| self.stands(square)).collect();
                        taken.contains(&cell()) && pieces == [cell()] && self.stands_not(to)
                    }),
                "the piece would be jumped twice",
            ),
            "captured-in-way" => ensure(
                squares.is_none()
                    && self.some_stop(|at, taken| {
                        let passed = between(variant, at, to).unwrap_or_default();
                        let pieces: Vec<usize> = passed.into_iter().filter(|&square| self.stands(square)).collect();
                        let fresh: Vec<usize> = pieces.iter().copied().filter(|piece| !taken.contains(piece)).collect();
                        let enemy = matches!(fresh[..], [victim] if self.is_enemy(victim));
                        taken.contains(&cell()) && pieces.contains(&cell()) && enemy && self.stands_not(to)
                    }),
                "the captured piece is in the way",
            ),
            "man-backward" => ensure(
                is_man
                    && inside.is_empty()
                    && squares.is_some()
                    && !is_forward(self.position.side, down)
                    && self.is_empty(to),
                "a man would go back",
            ),
            "man-step" => {
                ensure(is_man && !(down.abs() == right.abs() && down.abs() <= 2), "it is too far for a man")?;
                self.nothing_leads_to(to)
            }
            "king-line" => {
                ensure(!is_man && squares.is_none(), "it is off the lines of a king")?;
                self.nothing_leads_to(to)
            }
            "own-piece-there" => ensure(
                refusal.section == of_piece && cell() == to && !self.is_empty(to) && !self.is_enemy(to),
                "a piece of the player stands there",
            ),
            "enemy-piece-there" => {
                ensure(cell() == to && self.is_enemy(to), "a piece of the opponent stands there")?;
                let near = squares.is_some_and(|squares| !is_man || squares.len() < 2);
                let victim = self.position.ways(self.from).iter().any(|way| taken(way).contains(&to));
                ensure(near || victim, "the square would be in reach, or the piece is captured")
            }
            "own-piece-in-way" => {
                let own = inside.contains(&cell()) && !self.is_empty(cell()) && !self.is_enemy(cell());
                ensure(own, "a piece of the player is between")?;
                self.nothing_leads_to(to)
            }
            "two-in-a-row" => {
                let told: Vec<usize> = words(refusal, "pieces").iter().map(|cell| square(cell)).collect();
                let pair =
                    inside.windows(2).any(|pair| pair == told) && told.iter().all(|&square| self.is_enemy(square));
                ensure(!is_man && pair, "two enemies stand behind each other")?;
                self.nothing_leads_to(to)
            }
            "nothing-to-jump" => {
                let ends = [word(refusal, "from"), word(refusal, "to")].map(square);
                ensure(ends == [self.from, to] && squares.is_some(), "it is this line")?;
                ensure(!inside.iter().any(|&square| self.is_enemy(square)), "there is no enemy between")?;
                self.nothing_leads_to(to)
            }
            "man-captures-backward" => ensure(
                variant != Variant::International
                    && is_man
                    && inside == [cell()]
                    && self.is_enemy(cell())
                    && self.is_empty(to)
                    && !is_forward(self.position.side, down),
                "a man would capture backward",
            ),
            code => Err(format!("{code} is no answer to two squares")),
        }
    }

    /// Whether a piece stands there while this one captures: captured ones stay, its own square is empty.
    fn stands(&self, square: usize) -> bool {
        square != self.from && !self.is_empty(square)
    }

    fn stands_not(&self, square: usize) -> bool {
        !self.stands(square)
    }
}
