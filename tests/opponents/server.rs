//! The line protocol, as much of it as a match needs.

use std::io::{BufRead, Write};

use tablier::{AnyGame, Bulltricker, Charret, RuleValue, Rules, Tumblingdown};

use crate::alphabeta::best_move;
use crate::evaluation::Evaluate;

/// Serves until `quit` or the end of the input.
pub fn serve(input: impl BufRead, mut output: impl Write) -> std::io::Result<()> {
    let mut game = None;
    for line in input.lines() {
        let line = line?;
        let (command, rest) = split_word(&line);
        let answer = match command {
            "tablier" => Ok("id name opponent\ntablierok 1".into()),
            "isready" => Ok("readyok".into()),
            // Plays the same whatever the seed.
            "" | "seed" => continue,
            "quit" => break,
            "position" => match read_position(rest) {
                Ok(position) => {
                    game = Some(position);
                    continue;
                }
                Err(fault) => {
                    game = None;
                    Err(fault)
                }
            },
            "go" => game.as_ref().ok_or_else(|| "no position".into()).and_then(|game| go(game, rest)),
            _ => Err(format!("unknown command {command}")),
        };
        writeln!(output, "{}", answer.unwrap_or_else(|fault| format!("error {fault}")))?;
        output.flush()?;
    }
    Ok(())
}

/// The first word, and what follows it.
fn split_word(text: &str) -> (&str, &str) {
    let text = text.trim();
    text.split_once(char::is_whitespace).map_or((text, ""), |(word, rest)| (word, rest.trim()))
}

/// `GAME [rule NAME=VALUE]... start|text POSITION [moves MOVE, MOVE...]`
fn read_position(text: &str) -> Result<AnyGame, String> {
    let (opening, moves) = text.split_once(" moves ").unwrap_or((text, ""));
    let (id, mut rest) = split_word(opening);
    let mut rules = Rules::default();
    while let ("rule", after) = split_word(rest) {
        let (rule, after) = split_word(after);
        let (name, value) = rule.split_once('=').ok_or("rule: expected NAME=VALUE")?;
        rules.set(name, RuleValue::from_text(value));
        rest = after;
    }
    let position = match split_word(rest) {
        ("start", "") => None,
        ("text", position) => Some(position),
        _ => return Err("position: expected GAME, rules, then start or text".into()),
    };
    let mut game = AnyGame::new(id, position, &rules).map_err(|error| error.to_string())?;
    for mv in moves.split(',').map(str::trim).filter(|mv| !mv.is_empty()) {
        game.play(mv).map_err(|error| error.to_string())?;
    }
    Ok(game)
}

/// `depth D`
fn go(game: &AnyGame, limits: &str) -> Result<String, String> {
    let depth = match split_word(limits) {
        ("depth", depth) => depth.parse().map_err(|_| "depth: a whole number")?,
        _ => return Err("go: the only limit is depth D".into()),
    };
    match game.info().id {
        "tumblingdown" => answer::<Tumblingdown>(game, depth),
        "bulltricker" => answer::<Bulltricker>(game, depth),
        "charret" => answer::<Charret>(game, depth),
        other => Err(format!("there is no opponent for {other}")),
    }
}

/// The game's last position, searched.
fn answer<P: Evaluate>(game: &AnyGame, depth: u32) -> Result<String, String> {
    let position = P::from_text(&game.position(), &game.rules()).map_err(|error| error.to_string())?;
    let (mv, score) = best_move(&position, depth).ok_or("the game is over")?;
    let mv = position.move_text(mv, &position.legal_moves());
    Ok(format!("info depth {depth} score {score} pv {mv}\nbestmove {mv}"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn answers(input: &str) -> String {
        let mut output = Vec::new();
        serve(input.as_bytes(), &mut output).expect("memory does not fail");
        String::from_utf8(output).expect("the protocol is text")
    }

    #[test]
    fn it_plays_on_in_each_of_its_games() {
        for (game, moves) in [("tumblingdown", "G8-F7"), ("charret", "5, 13"), ("bulltricker", "")] {
            let moves = if moves.is_empty() { String::new() } else { format!(" moves {moves}") };
            let text = answers(&format!("tablier\nseed 3\nposition {game} start{moves}\ngo depth 2\nquit\n"));
            let mv = text.lines().last().and_then(|line| line.strip_prefix("bestmove ")).expect("a move");
            let game = read_position(&format!("{game} start{moves}")).expect("a position");
            assert!(game.is_legal(mv), "{mv}");
        }
    }

    #[test]
    fn rules_and_texts_are_read() {
        let text = "position charret rule fly=false text 11.......22.222......... 1 6 4\ngo depth 1\n";
        assert!(answers(text).contains("bestmove 3x"), "a mill is there to close");
    }

    #[test]
    fn what_it_cannot_do_is_an_error() {
        let none = ["go depth 3", "fly", "position chess start", "position draughts start\ngo depth 3"];
        let limits = ["position charret start\ngo nodes 5", "position charret start\ngo depth many"];
        for bad in none.iter().chain(&limits) {
            assert!(answers(&format!("{bad}\n")).starts_with("error "), "{bad}");
        }
        assert!(
            answers("position charret start\nposition charret start moves 99\ngo depth 1\n").contains("no position")
        );
    }
}
