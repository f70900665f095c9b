//! Games of the engine against itself, and what is found in them.

use std::collections::HashMap;
use std::fs;
use std::io::Write;
use std::path::Path;

use serde::{Deserialize, Serialize};
use tablier::{AnyGame, Game, Level, Limits, Playable, Search, SplitMix64};

use super::examine::{Draft, Examiner, takes};
use super::exercise::{Exercise, File, Kind, fingerprint};

/// Positions of the look at each position of a game.
const LOOK_NODES: u64 = 3000;
/// Random plies at the start: so many, or up to so many more.
const OPENING: [u64; 2] = [2, 6];
/// Plies of a game at most.
const LONGEST: usize = 160;
/// Players err, so that there is something to find: positions they visit, and the halving of a move's likelihood.
const PLAY_NODES: u64 = 250;
const PLAY_HALVING: [u64; 2] = [8, 40];
/// Exercises of one game at most.
const OF_A_GAME: usize = 2;
/// Exercises of a file, and those of them that are wins in one.
const IN_A_FILE: usize = 60;
const WINS_IN_ONE: usize = 6;
/// Two positions are alike when they differ in so few pieces.
const ALIKE: usize = 5;

/// The first line of a file of work.
#[derive(PartialEq, Serialize, Deserialize)]
struct Header {
    game: String,
    seed: u64,
    nodes: u64,
}

/// What was found in a game.
#[derive(Serialize, Deserialize)]
struct Found {
    number: usize,
    exercises: Vec<Exercise>,
}

/// Plays the games that the file of work does not have yet, and gives what was found in the first `games`.
///
/// # Errors
/// A file of work that cannot be read or written, or is of other games.
pub fn find<P: Playable>(
    start: &P,
    examiner: &Examiner,
    seed: u64,
    games: usize,
    work: &Path,
) -> Result<Vec<Exercise>, String>
where
    AnyGame: From<Game<P>>,
{
    let at = |error: &dyn std::fmt::Display| format!("{}: {error}", work.display());
    let header = Header { game: P::ID.into(), seed, nodes: examiner.nodes };
    let head = serde_json::to_string(&header).map_err(|error| at(&error))?;
    let old = if work.exists() { fs::read_to_string(work).map_err(|error| at(&error))? } else { String::new() };
    let mut lines = old.lines();
    if lines.next().is_some_and(|line| line != head) {
        return Err(at(&format_args!("of other games: its first line is not {head}")));
    }
    // A line that was cut off ends what is kept.
    let mut found: Vec<Found> = lines.map_while(|line| serde_json::from_str(line).ok()).collect();
    let mut kept = head + "\n";
    for game in &found {
        kept += &(serde_json::to_string(game).map_err(|error| at(&error))? + "\n");
    }
    fs::write(work, kept).map_err(|error| at(&error))?;
    let mut file = fs::OpenOptions::new().append(true).open(work).map_err(|error| at(&error))?;
    while found.len() < games {
        let number = found.len();
        let game = Found { number, exercises: play(start, examiner, seed, number) };
        let line = serde_json::to_string(&game).map_err(|error| at(&error))?;
        writeln!(file, "{line}").map_err(|error| at(&error))?;
        found.push(game);
    }
    Ok(found.into_iter().take(games).flat_map(|game| game.exercises).collect())
}

/// Plays game `number` of a seed.
fn play<P: Playable>(start: &P, examiner: &Examiner, seed: u64, number: usize) -> Vec<Exercise>
where
    AnyGame: From<Game<P>>,
{
    let mut random = SplitMix64::new(seed ^ (number as u64).wrapping_mul(0x9E37_79B9_7F4A_7C15));
    let mut game = Game::new(start.clone());
    let mut found: Vec<Exercise> = Vec::new();
    let opening = (OPENING[0] + random.below(OPENING[1] + 1)) as usize;
    let halving = (PLAY_HALVING[0] + random.below(PLAY_HALVING[1])) as i32;
    let level = Level { nodes: PLAY_NODES, halving };
    let mut took = false;
    for ply in 0..LONGEST {
        let legal = game.legal_moves().to_vec();
        if legal.is_empty() || found.len() == OF_A_GAME {
            break;
        }
        let mv = if ply < opening {
            legal[random.below(legal.len() as u64) as usize]
        } else {
            if legal.len() > 2 {
                let known: Vec<Kind> = found.iter().map(|exercise| exercise.kind).collect();
                // Who is shown the exercise knows no more than its text: not how long nothing was captured.
                let position = game.position();
                if let Ok(position) = P::from_text(&position.to_text(), &position.rules()) {
                    found.extend(look(&position, examiner, took, &known, [number, ply]));
                }
            }
            let Some(mut search) = Search::new(&game, level.apply(Limits::default())) else { break };
            search.run();
            search.lines()[level.choose(search.lines(), random.next())].pv[0]
        };
        took = takes(game.position(), mv);
        // Legal: it is one of the list.
        let _ = game.play(mv);
    }
    found
}

/// The exercise that a position of a game holds. `took`: whether the move before took something.
fn look<P: Playable>(
    position: &P,
    examiner: &Examiner,
    took: bool,
    known: &[Kind],
    source: [usize; 2],
) -> Option<Exercise>
where
    AnyGame: From<Game<P>>,
{
    let lines = examiner.lines(position, LOOK_NODES, 2, false);
    examiner.hints(position, &lines).into_iter().find_map(|kind| {
        let draft = examiner.examine(position, kind).filter(|draft| !known.contains(&draft.kind))?;
        let solution = draft.line[0];
        if took && takes(position, solution) && draft.kind != Kind::Win {
            return None;
        }
        let difficulty = examiner.difficulty(position, solution);
        let is_proved_win = matches!(draft.kind, Kind::Win | Kind::Trick | Kind::Shot);
        (is_proved_win || difficulty > 1).then(|| write(position, draft, difficulty, source))
    })
}

/// The draft in texts.
pub fn write<P: Playable>(position: &P, draft: Draft<P::Move>, difficulty: u32, source: [usize; 2]) -> Exercise {
    let (mut here, mut line) = (position.clone(), Vec::new());
    let mut also = Vec::new();
    let last = (draft.line.len() - 1) / 2 * 2;
    for (index, &mv) in draft.line.iter().enumerate() {
        let legal = here.legal_moves();
        line.push(here.move_text(mv, &legal));
        if index == last {
            also = draft.also.iter().map(|&mv| here.move_text(mv, &legal)).collect();
        }
        here.play_unchecked(mv);
    }
    let text = position.to_text();
    let id = fingerprint(&format!("{} {text} {}", P::ID, line[0]));
    let Draft { kind, moves, gain, .. } = draft;
    Exercise { id, kind, moves, gain, difficulty, position: text, line, also, source }
}

/// A file of what was found: of each kind and length in turn, none like another, the easiest first.
pub fn choose(game: &str, seed: u64, found: &[Exercise]) -> Result<File, String> {
    let mut groups: Vec<((Kind, u32), Vec<&Exercise>)> = Vec::new();
    for exercise in found {
        let key = (exercise.kind, exercise.moves);
        match groups.iter_mut().find(|(other, _)| *other == key) {
            Some((_, group)) => group.push(exercise),
            None => groups.push((key, vec![exercise])),
        }
    }
    groups.sort_by_key(|&(key, _)| key);
    // Of each difficulty in turn, the hardest first.
    for (_, group) in &mut groups {
        let mut seen = [0; 6];
        group.sort_by_cached_key(|exercise| {
            let difficulty = exercise.difficulty as usize % seen.len();
            seen[difficulty] += 1;
            (seen[difficulty], std::cmp::Reverse(difficulty))
        });
    }
    let mut chosen: Vec<&Exercise> = Vec::new();
    let mut boards = HashMap::new();
    for round in 0..found.len() {
        for (key, group) in &groups {
            let Some(&exercise) = group.get(round) else { continue };
            let is_full = chosen.len() == IN_A_FILE || (*key == (Kind::Win, 1) && round >= WINS_IN_ONE);
            if is_full {
                continue;
            }
            let board = pieces(game, exercise)?;
            if boards.values().all(|other: &Vec<String>| differences(&board, other) > ALIKE) {
                boards.insert(&exercise.id, board);
                chosen.push(exercise);
            }
        }
    }
    let mut exercises: Vec<Exercise> = chosen.into_iter().cloned().collect();
    exercises.sort_by(|a, b| (a.difficulty, a.moves, &a.id).cmp(&(b.difficulty, b.moves, &b.id)));
    Ok(File { game: game.into(), seed, exercises })
}

/// What stands on the board, a text a piece, in order.
fn pieces(game: &str, exercise: &Exercise) -> Result<Vec<String>, String> {
    let game = AnyGame::new(game, Some(&exercise.position), &tablier::Rules::default()).map_err(crate::said)?;
    let mut pieces: Vec<String> =
        game.board().iter().map(|one| format!("{} {} {}", one.cell, one.player, one.piece)).collect();
    pieces.sort_unstable();
    Ok(pieces)
}

/// Pieces that only one of two boards has.
fn differences(a: &[String], b: &[String]) -> usize {
    let missing = |from: &[String], other: &[String]| from.iter().filter(|one| !other.contains(one)).count();
    missing(a, b) + missing(b, a)
}
