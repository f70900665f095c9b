//! `tablier engine`: the engine behind lines of text, for other programs. `docs/engine-protocol.md` is the contract.

use std::io::{BufRead, Write};
use std::time::Instant;

use tablier::{AnyGame, FULL_STRENGTH, Level, Limits, RuleValue, Rules};

use crate::data::Data;
use crate::said;

/// Version of the protocol, which the engine tells at the start.
pub const PROTOCOL: u32 = 1;

/// Serves until `quit` or the end of the input.
pub fn serve(files: &[String], input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut server = Server { files: files.to_vec(), ..Server::default() };
    for line in input.lines() {
        let line = line?;
        let (command, rest) = split_word(&line);
        let answer = match command {
            "" => continue,
            "quit" => break,
            _ => server.answer(command, rest).unwrap_or_else(|fault| format!("error {fault}")),
        };
        if !answer.is_empty() {
            writeln!(output, "{answer}")?;
            output.flush()?;
        }
    }
    Ok(())
}

/// The first word, and what follows it.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

/// A position as it was asked for, so that the next one, which as a rule adds two moves, is reached from there.
struct Standing {
    opening: String,
    moves: Vec<String>,
    game: AnyGame,
    data: Data,
}

struct Server {
    /// Weights and endgame tables.
    files: Vec<String>,
    standing: Option<Standing>,
    level: u32,
    seed: u64,
}

impl Default for Server {
    fn default() -> Self {
        Self { files: Vec::new(), standing: None, level: FULL_STRENGTH, seed: 0 }
    }
}

impl Server {
    fn answer(&mut self, command: &str, rest: &str) -> Result<String, String> {
        match command {
            "tablier" => Ok(format!("id name tablier {}\ntablierok {PROTOCOL}", env!("CARGO_PKG_VERSION"))),
            "isready" => Ok("readyok".into()),
            "level" => {
                let level = rest.parse().ok().filter(|level| (1..=FULL_STRENGTH).contains(level));
                self.level = level.ok_or_else(|| format!("level: 1 to {FULL_STRENGTH}"))?;
                Ok(String::new())
            }
            "seed" => {
                self.seed = rest.parse().map_err(|_| "seed: a whole number")?;
                Ok(String::new())
            }
            "position" => self.set_position(rest).map(|()| String::new()),
            "go" => self.go(rest),
            _ => Err(format!("unknown command {command}")),
        }
    }

    /// `GAME [rule NAME=VALUE]... start|text POSITION [moves MOVE, MOVE...]`
    fn set_position(&mut self, rest: &str) -> Result<(), String> {
        let (opening, moves) = match rest.split_once(" moves ") {
            Some((opening, moves)) => (opening, moves.split(',').map(|mv| mv.trim().to_owned()).collect()),
            None => (rest, Vec::new()),
        };
        let standing = self.standing.take().filter(|old| old.opening == opening && moves.starts_with(&old.moves));
        let (mut game, data, played) = match standing {
            Some(old) => (old.game, old.data, old.moves.len()),
            None => {
                let game = open(opening)?;
                let data = Data::read(&game, &self.files)?;
                (game, data, 0)
            }
        };
        for mv in &moves[played..] {
            game.play(mv).map_err(said)?;
        }
        self.standing = Some(Standing { opening: opening.into(), moves, game, data });
        Ok(())
    }

    /// `[nodes N] [time MS] [depth D]`
    fn go(&self, rest: &str) -> Result<String, String> {
        let mut limits = Limits::default();
        let mut time = f64::INFINITY;
        let mut words = rest.split_whitespace();
        while let Some(what) = words.next() {
            let number: u64 =
                words.next().and_then(|word| word.parse().ok()).ok_or_else(|| format!("{what}: a whole number"))?;
            match what {
                "nodes" => limits.nodes = number,
                "depth" => limits.depth = number.try_into().unwrap_or(Limits::MAX_DEPTH),
                "time" => time = number as f64,
                _ => return Err(format!("go: unknown limit {what}")),
            }
        }
        if limits == Limits::default() && time.is_infinite() {
            return Err("go: nodes, time or depth".into());
        }
        let standing = self.standing.as_ref().ok_or("no position")?;
        let start = Instant::now();
        let clock = move || start.elapsed().as_secs_f64() * 1000.0;
        let level = standing.game.level(self.level).unwrap_or(Level::FULL);
        let search = standing.game.search(level.apply(limits)).ok_or("the game is over")?;
        let mut search = standing.data.apply(search);
        search.run_for(&clock, time);
        let report = search.report(level, self.seed.wrapping_add(standing.game.key()), clock());
        let mate = report.best.mate.map(|plies| format!(" mate {plies}")).unwrap_or_default();
        Ok(format!(
            "info depth {} score {}{mate} nodes {} time {:.0} pv {}\nbestmove {}",
            report.depth,
            report.best.score,
            report.nodes,
            report.time_ms,
            report.best.pv.join(", "),
            report.best.mv
        ))
    }
}

/// `GAME [rule NAME=VALUE]... start|text POSITION`
fn open(text: &str) -> Result<AnyGame, String> {
    let (id, mut rest) = split_word(text);
    let mut rules = Rules::default();
    loop {
        let (word, after) = split_word(rest);
        match word {
            "rule" => {
                let (rule, after) = split_word(after);
                let (name, value) = rule.split_once('=').ok_or("rule: expected NAME=VALUE")?;
                rules.set(name, RuleValue::from_text(value));
                rest = after;
            }
            "start" if after.is_empty() => return AnyGame::new(id, None, &rules).map_err(said),
            "text" => return AnyGame::new(id, Some(after), &rules).map_err(said),
            _ => return Err("position: expected GAME, rules, then start or text".into()),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &str) -> String {
        let mut output = Vec::new();
        serve(&[], input.as_bytes(), &mut output).expect("memory does not fail");
        String::from_utf8(output).expect("the protocol is text")
    }

    fn best_move(input: &str) -> String {
        let text = answers(input);
        text.lines().last().and_then(|line| line.strip_prefix("bestmove ")).expect("a move").into()
    }

    #[test]
    fn it_tells_who_it_is() {
        assert!(answers("tablier\nisready\n").ends_with("tablierok 1\nreadyok\n"));
    }

    #[test]
    fn a_position_grows_move_by_move_or_is_set_anew() {
        let whole = best_move("position draughts start moves 32-28, 19-23, 28x19\ngo nodes 2000\n");
        let grown = "position draughts start moves 32-28\nposition draughts start moves 32-28, 19-23, 28x19\n";
        assert_eq!(best_move(&format!("{grown}go nodes 2000\n")), whole);
        let anew = "position draughts start moves 33-28\nposition draughts start moves 32-28, 19-23, 28x19\n";
        assert_eq!(best_move(&format!("{anew}go nodes 2000\n")), whole);
    }

    #[test]
    fn files_give_weights_and_tables() {
        let data = concat!(env!("CARGO_MANIFEST_DIR"), "/data");
        let answer = |files: &[&str]| {
            let files: Vec<String> = files.iter().map(|file| format!("{data}/{file}")).collect();
            let mut output = Vec::new();
            let input = "position draughts text W:WK6,38,37:B5\ngo depth 1\n";
            serve(&files, input.as_bytes(), &mut output).expect("memory does not fail");
            String::from_utf8(output).expect("the protocol is text")
        };
        let plain = answer(&[]);
        for files in [&["weights/draughts.bin"][..], &["tables/draughts-3.bin", "tables/draughts-4.bin"]] {
            let other = answer(files);
            assert!(other.starts_with("info ") && other != plain, "{files:?}: {other}");
        }
        assert!(answer(&["tables/charret-8.bin"]).starts_with("error "));
    }

    #[test]
    fn positions_have_rules_and_texts() {
        let text = "position charret rule blocked=pass text 11.................2..2. 1 7 7\ngo depth 1\n";
        assert!(best_move(text).starts_with("3x"), "a mill is there to close");
    }

    #[test]
    fn faults_are_told_and_the_game_goes_on() {
        for bad in ["go nodes 5", "fly", "level 99", "position chess start", "position draughts", "go nodes many"] {
            assert!(answers(&format!("{bad}\n")).starts_with("error "), "{bad}");
        }
        let wrong = "position draughts start moves 1-2\nposition draughts start\ngo nodes 100\n";
        assert!(answers(wrong).starts_with("error illegal-move"));
        best_move(wrong);
    }
}
