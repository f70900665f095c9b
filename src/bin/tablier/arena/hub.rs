//! Programs that speak Hub 2, the protocol of draughts engines: `protocol.txt` of Scan.

use std::time::Duration;

use tablier::AnyGame;
use tablier::api::dto::MoveInfo;

use super::contestant::{Allowance, Budget, Choice, Contestant, Fault, START, Table};
use super::process::Process;

/// A program with its arguments, started when first asked.
pub struct Hub {
    /// The program and its arguments.
    command: Vec<String>,
    allowance: Allowance,
    process: Option<Process>,
}

impl Hub {
    pub fn new(command: Vec<String>, allowance: Allowance) -> Self {
        Self { command, allowance, process: None }
    }

    fn start(&self) -> Result<Process, Fault> {
        let mut process = Process::start(&self.command)?;
        process.send("hub")?;
        process.wait(START, |line| (line == "wait").then_some(Ok(())))?;
        process.send("init")?;
        process.wait(START, |line| (line == "ready").then_some(Ok(())))?;
        Ok(process)
    }
}

impl Contestant for Hub {
    fn choose(&mut self, table: &Table) -> Result<Choice, Fault> {
        let mut process = match self.process.take() {
            Some(process) => process,
            None => self.start()?,
        };
        if table.moves.len() <= 1 {
            process.send("new-game")?;
        }
        let level = match self.allowance.budget {
            Budget::Nodes(nodes) => format!("nodes={nodes}"),
            Budget::Milliseconds(time) => format!("move-time={}", Duration::from_millis(time).as_secs_f64()),
            Budget::Depth(depth) => format!("depth={depth}"),
        };
        process.send(&format!("pos {}\nlevel {level}\ngo think", position_with_moves(&table.game)))?;
        let answer = process.wait(self.allowance.latest(), |line| {
            if line.starts_with("error") {
                return Some(Err(Fault::Crash(line.into())));
            }
            let rest = line.strip_prefix("done")?;
            let mv = rest.split_whitespace().find_map(|pair| pair.strip_prefix("move="));
            Some(mv.map(|mv| mv.trim_matches('"').to_owned()).ok_or_else(|| Fault::Crash(line.into())))
        })?;
        self.process = Some(process);
        let legal = table.game.move_infos(None).unwrap_or_default();
        let found = legal.into_iter().find(|mv| is_move(mv, &answer));
        found.map(|mv| Choice { mv: mv.text, score: None }).ok_or(Fault::Illegal(answer))
    }
}

/// The position before the king moves played last, and those moves: for repetitions.
fn position_with_moves(game: &AnyGame) -> String {
    let mut first = game.clone();
    let mut moves = Vec::new();
    loop {
        let mut before = first.clone();
        match before.undo() {
            Some(MoveInfo { piece: "king", from: Some(from), to, captures, .. }) if captures.is_empty() => {
                moves.push(format!("{from}-{to}"));
                first = before;
            }
            _ => break,
        }
    }
    moves.reverse();
    let moves = if moves.is_empty() { String::new() } else { format!(" moves=\"{}\"", moves.join(" ")) };
    format!("pos={}{moves}", position(&first))
}

/// The side to move and the squares in order: `w`, `b`, `W`, `B`, `e`.
fn position(game: &AnyGame) -> String {
    let size = if game.info().id == "spanish-draughts" { 32 } else { 50 };
    let mut squares = vec!['e'; size];
    for piece in game.board() {
        let letter = if piece.player == "white" { 'w' } else { 'b' };
        let letter = if piece.piece == "king" { letter.to_ascii_uppercase() } else { letter };
        if let Some(square) = piece.cell.parse::<usize>().ok().and_then(|number| squares.get_mut(number - 1)) {
            *square = letter;
        }
    }
    let side = if game.turn() == "white" { 'W' } else { 'B' };
    std::iter::once(side).chain(squares).collect()
}

/// Whether a text of Hub names the move: from, to, then all captured squares in any order.
fn is_move(mv: &MoveInfo, text: &str) -> bool {
    let squares: Vec<&str> = text.split(['-', 'x']).collect();
    let [from, to, captured @ ..] = squares.as_slice() else { return false };
    let mut captured = captured.to_vec();
    let mut victims: Vec<&str> = mv.captures.iter().map(|piece| piece.cell.as_str()).collect();
    captured.sort_unstable();
    victims.sort_unstable();
    mv.from.as_deref() == Some(*from) && mv.to == *to && captured == victims
}

#[cfg(test)]
mod tests {
    use super::*;
    use tablier::Rules;

    fn open(text: Option<&str>) -> AnyGame {
        AnyGame::new("draughts", text, &Rules::default()).expect("a position")
    }

    #[test]
    fn positions_list_all_squares() {
        let start = format!("W{}{}{}", "b".repeat(20), "e".repeat(10), "w".repeat(20));
        assert_eq!(position(&open(None)), start);
        let few = format!("B{}bBW{}w", "e".repeat(10), "e".repeat(36));
        assert_eq!(position(&open(Some("B:WK13,50:B11,K12"))), few);
    }

    #[test]
    fn king_moves_since_the_last_other_move_go_along() {
        let mut game = open(Some("W:WK47,33:BK5,7"));
        for mv in ["33-29", "5-14", "47-36", "14-5"] {
            game.play(mv).expect("a legal move");
        }
        let before = open(Some("B:WK47,29:BK5,7"));
        assert_eq!(position_with_moves(&game), format!("pos={} moves=\"5-14 47-36 14-5\"", position(&before)));
        assert_eq!(position_with_moves(&before), format!("pos={}", position(&before)));
    }

    #[test]
    fn captures_are_named_by_their_victims_in_any_order() {
        let game = open(Some("W:W28:B22,13,12,23"));
        let circle = game.move_infos(None).expect("legal moves");
        let named = |text: &str| circle.iter().filter(|mv| is_move(mv, text)).count();
        assert_eq!(named("28x28x12x13x22x23"), 1);
        assert_eq!(named("28x28x23x22x13x12"), 1);
        assert_eq!(named("28x28x12x13x22"), 0);
        let start = open(None).move_infos(None).expect("legal moves");
        assert_eq!(start.iter().filter(|mv| is_move(mv, "32-28")).count(), 1);
    }
}
