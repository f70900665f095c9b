//! Charret, from rules section 1 and the options of section 6.

use super::{Asked, Referee, Verdict, ensure, examine, number, word, words};
use crate::reference::Turn;
use crate::reference::charret::{Blocked, FromMill, Position, neighbours};
use crate::setups::charret_start;
use fastrand::Rng;
use tablier::api::dto::RefusalInfo;

#[test]
fn charret() {
    examine("charret", charret_start);
}

fn cell(name: &str) -> usize {
    name.parse().expect("a cell")
}

/// Captures of a turn, ascending.
fn captured(turn: &Turn<Position>) -> Vec<usize> {
    turn.captures.iter().map(|name| cell(name)).collect()
}

impl Referee for Position {
    fn agrees(&self, turn: &Turn<Self>, asked: &Asked) -> bool {
        let mut told: Option<Vec<usize>> =
            asked.captures.as_ref().map(|cells| cells.iter().map(|name| cell(name)).collect());
        if let Some(cells) = &mut told {
            cells.sort_unstable();
        }
        let Some(to) = asked.to else {
            // A placement begins with its cell.
            return turn.from.as_deref().or(turn.to.as_deref()) == asked.from;
        };
        let from = asked.from.is_none() || turn.from.as_deref() == asked.from;
        from && turn.to.as_deref() == Some(to) && told.is_none_or(|told| told == captured(turn))
    }

    fn is_own(&self, name: &str) -> Option<bool> {
        let owner = self.owner(cell(name));
        (owner != 0).then(|| owner == self.side())
    }

    /// Captures told, right and wrong ones.
    fn more<'a>(&self, cells: &'a [String], rng: &mut Rng) -> Vec<Asked<'a>> {
        let mut more = Vec::new();
        for to in cells {
            let from = if self.hand() > 0 { None } else { rng.choice(cells) };
            let name = |rng: &mut Rng| rng.choice(cells).expect("a cell").clone();
            let mut captures = vec![Vec::new()];
            captures.extend(cells.iter().map(|cell| vec![cell.clone()]));
            captures.extend((0..40).map(|_| vec![name(rng), name(rng)]));
            captures.push(vec![name(rng), name(rng), name(rng)]);
            let asked = captures.into_iter().map(|captures| Asked {
                from: from.map(String::as_str),
                to: Some(to),
                captures: Some(captures),
            });
            more.extend(asked);
        }
        more
    }

    fn judge(&self, turns: &[Turn<Self>], asked: &Asked, refusal: &RefusalInfo) -> Verdict {
        // A cell clicked alone while there is something to place is where it is placed.
        let places = self.hand() > 0 && asked.to.is_none() && self.is_own(asked.from.unwrap_or("1")) != Some(true);
        let (from, to) = if places { (None, asked.from) } else { (asked.from, asked.to) };
        let (from, to) = (from.map(cell), to.map(cell));
        let free = |cell: usize| self.owner(cell) == 0;
        let told = |name: &str| cell(word(refusal, name));
        match refusal.code {
            "must-pass" => ensure(
                self.rules.blocked == Blocked::Pass && turns.iter().all(|turn| turn.to.is_none()),
                "nothing can move",
            ),
            "must-place" => ensure(
                from.is_some() && self.hand() > 0 && number(refusal, "count") == self.hand(),
                "there are tokens in hand",
            ),
            "hand-empty" => ensure(from.is_none() && self.hand() == 0, "the hand is empty"),
            "occupied" => {
                let section = if from.is_none() { "placement" } else { "movement" };
                ensure(
                    refusal.section == section && to == Some(told("cell")) && !free(told("cell")),
                    "the cell is taken",
                )
            }
            "blocked" => {
                let from = from.ok_or("there is no token")?;
                let next: Vec<usize> = (1..=24).filter(|&other| neighbours(from, other)).collect();
                let pieces: Vec<usize> = words(refusal, "pieces").iter().map(|name| cell(name)).collect();
                ensure(
                    told("cell") == from && pieces == next && !next.iter().any(|&cell| free(cell)),
                    "all cells around are taken",
                )?;
                ensure(!(self.rules.fly && self.own_tokens() == 3), "the token does not jump")
            }
            "jump-too-early" | "not-next" => {
                let (from, to) = from.zip(to).ok_or("there is no token")?;
                ensure(
                    (told("from"), told("to")) == (from, to) && !neighbours(from, to) && free(to),
                    "they are no neighbours",
                )?;
                if refusal.code == "not-next" {
                    return ensure(!self.rules.fly, "nobody jumps");
                }
                let count = number(refusal, "count");
                ensure(self.rules.fly && count == self.own_tokens() && count > 3 && self.hand() == 0, "it is too early")
            }
            _ => self.judge_captures(from, to.ok_or("there is no cell")?, asked, refusal),
        }
    }
}

impl Position {
    /// The token may go there: what is told of captures is wrong.
    fn judge_captures(&self, from: Option<usize>, to: usize, asked: &Asked, refusal: &RefusalInfo) -> Verdict {
        let goes = from.map_or(self.hand() > 0, |from| {
            self.hand() == 0 && (neighbours(from, to) || self.rules.fly && self.own_tokens() == 3)
        });
        ensure(goes && self.owner(to) == 0, "the token may go there")?;
        let captures: Vec<usize> =
            asked.captures.as_ref().ok_or("no captures are told")?.iter().map(|name| cell(name)).collect();
        let lines = self.closes(from, to);
        let is_enemy = |cell: usize| ![0, self.side()].contains(&self.owner(cell));
        let told = cell(word(refusal, "cell"));
        let pieces = || -> Vec<usize> { words(refusal, "pieces").iter().map(|name| cell(name)).collect() };
        let due = if self.rules.double_capture && lines > 1 { 2 } else { 1 };
        let mut distinct = captures.clone();
        distinct.sort_unstable();
        distinct.dedup();
        match refusal.code {
            "not-closed" => ensure(told == to && lines == 0 && !captures.is_empty(), "no charret is closed"),
            "must-take" => {
                let (outside, inside): (Vec<usize>, Vec<usize>) =
                    (1..=24).filter(|&cell| is_enemy(cell)).partition(|&cell| !self.in_charret(cell));
                let first = match self.rules.capture_from_mill {
                    FromMill::LastResort if outside.is_empty() => inside,
                    FromMill::Always => [outside, inside].concat(),
                    _ => outside,
                };
                ensure(told == to && lines > 0 && captures.is_empty(), "a charret is closed")?;
                ensure(!first.is_empty() && first.iter().all(|cell| pieces().contains(cell)), "these can be taken")
            }
            "no-enemy-there" => {
                ensure(lines > 0 && captures.contains(&told) && !is_enemy(told), "no enemy stands there")
            }
            "captured-twice" => ensure(distinct.len() < captures.len() && is_enemy(told), "a token is told twice"),
            "charret-safe" => {
                let safe = self.rules.capture_from_mill == FromMill::Never && captures.contains(&told);
                ensure(safe && is_enemy(told) && self.in_charret(told), "the token is safe in a charret")
            }
            "in-charret" => {
                let last_resort = self.rules.capture_from_mill == FromMill::LastResort && captures.contains(&told);
                ensure(last_resort && is_enemy(told) && self.in_charret(told), "the token stands in a charret")?;
                let loose = pieces();
                ensure(!loose.is_empty() && loose.iter().all(|&cell| is_enemy(cell)), "others can be taken")?;
                ensure(
                    loose.iter().all(|&cell| !self.in_charret(cell) || captures.len() > 1),
                    "the others stand in none",
                )
            }
            "one-capture" => ensure(told == to && lines > 0 && distinct.len() > 1, "more than one is told"),
            "two-captures" => ensure(told == to && due == 2 && captures.len() == 1, "two are due"),
            code => Err(format!("{code} is no answer to captures")),
        }
    }
}
