//! Laws that hold for every game, on random games under every rule set and option.
#![allow(missing_docs)]

mod common;

use common::{moves, open, rule_sets};
use tablier::api::dto::MoveInfo;
use tablier::{AnyGame, ErrorCode, Rules};

const GAMES: u32 = 30;
const MOST_PLIES: u32 = 160;

/// Calls `check` on the positions of random games, the ends included.
fn on_random_games(check: impl Fn(&mut AnyGame, &Rules, &mut fastrand::Rng)) {
    for (number, (id, rules)) in rule_sets().into_iter().enumerate() {
        let mut random = fastrand::Rng::with_seed(number as u64);
        for _ in 0..GAMES {
            let mut game = open(id, None, &rules);
            for _ in 0..MOST_PLIES {
                check(&mut game, &rules, &mut random);
                let moves = moves(&game);
                let Some(text) = random.choice(&moves) else { break };
                game.play(text).expect("a listed move is legal");
            }
        }
    }
}

fn info_of(game: &AnyGame, text: &str) -> MoveInfo {
    game.clone().play(text).expect("a listed move is legal")
}

#[test]
fn moves_are_listed_once_and_in_the_same_order() {
    on_random_games(|game, _, _| {
        let first = moves(game);
        let mut sorted = first.clone();
        sorted.sort_unstable();
        sorted.dedup();
        assert_eq!(sorted.len(), first.len(), "{}", game.position());
        assert_eq!(moves(&game.clone()), first);
    });
}

#[test]
fn a_game_has_moves_exactly_until_it_has_ended() {
    on_random_games(|game, _, _| {
        let moves = moves(game);
        assert_eq!(moves.is_empty(), game.outcome().is_some(), "{}", game.position());
        if !moves.is_empty() {
            assert_eq!(game.perft(1), moves.len() as u64, "counted is listed: {}", game.position());
        }
    });
}

#[test]
fn a_game_ends_for_a_reason_that_it_names() {
    on_random_games(|game, _, _| {
        let Some(outcome) = game.outcome() else { return };
        assert!(game.info().reasons.contains(&outcome.reason.as_str()), "{}", outcome.reason);
    });
}

#[test]
fn a_position_text_reads_back_with_the_same_key_and_moves() {
    on_random_games(|game, rules, _| {
        let text = game.position();
        let read = open(game.info().id, Some(&text), rules);
        assert_eq!(read.position(), text);
        // The key of `read` was computed from scratch, the other move by move. Where a text does not tell that the last
        // move ended the game (Tumblingdown), the game that goes on from there is another one.
        if game.info().id != "tumblingdown" || game.outcome() == read.outcome() {
            assert_eq!(read.key(), game.key(), "{text}");
        }
        if game.outcome().is_none() {
            assert_eq!(moves(&read), moves(game), "{text}");
        }
    });
}

#[test]
fn a_move_text_names_its_move_and_no_other() {
    on_random_games(|game, rules, random| {
        let Some(text) = random.choice(moves(game)) else { return };
        // Its texts were never listed: this one is read.
        let mut unlisted = open(game.info().id, Some(&game.position()), rules);
        let info = game.play(&text).expect("a listed move is legal");
        assert_eq!(info.text, text);
        assert_eq!(unlisted.play(&text).expect("a listed move is legal"), info);
        assert_eq!(game.history().last(), Some(&text));
        assert_eq!(game.undo().map(|info| info.text), Some(text));
    });
}

/// All texts of the shapes that moves have, over all cells: legal exactly where the list says so.
#[test]
fn a_conceivable_move_is_legal_exactly_when_it_is_listed() {
    on_random_games(|game, _, random| {
        if random.u32(..40) != 0 {
            return;
        }
        let listed = moves(game);
        let cells = game.info().cells;
        let huffing = listed.iter().any(|text| text.starts_with("huff"));
        let captures = |from: &str, to: &str| {
            let joins = |text: &&String| {
                let squares: Vec<&str> = text.split('x').collect();
                squares.len() > 1 && squares.first() == Some(&from) && squares.last() == Some(&to)
            };
            listed.iter().filter(joins).count()
        };
        let id = game.info().id;
        let charret = id == "charret";
        let height = |cell: &String| game.board().iter().filter(|piece| piece.cell == *cell).count() as u8;
        let bulltricker = id == "bulltricker";
        for from in &cells {
            for to in &cells {
                let slide = format!("{from}-{to}");
                let jump = format!("{from}x{to}");
                if bulltricker {
                    // The two cells name the move, with a dash whatever it does.
                    let kind = |sign: &str| {
                        let text = format!("{from}{sign}{to}");
                        listed.iter().any(|listed| listed.strip_suffix("=Q").unwrap_or(listed) == text)
                    };
                    let captures = kind("x") || kind(":");
                    assert_eq!(game.is_legal(&slide), captures || kind("-"), "{slide} {}", game.position());
                    assert_eq!(game.is_legal(&jump), captures, "{jump} {}", game.position());
                } else if charret {
                    // A step that has one capture only may be written without it.
                    let step = |step: &str| {
                        let with: Vec<_> = listed.iter().filter(|text| text.split('x').next() == Some(step)).collect();
                        with.len() == 1
                    };
                    assert_eq!(game.is_legal(&slide), listed.contains(&slide) || step(&slide), "{slide}");
                    assert_eq!(game.is_legal(&jump), listed.contains(&jump), "{jump}");
                } else if id == "tumblingdown" {
                    // Any square that the stack reaches names the direction.
                    let towards =
                        |text: &&String| text.starts_with(from.as_str()) && on_the_way(text, to, height(from));
                    assert_eq!(game.is_legal(&slide), listed.iter().any(|text| towards(&text)), "{slide}");
                } else if id == "ultima" {
                    // Two squares name a move of a man, with a cross only when it captures.
                    let moves = game.move_infos(Some(from)).expect("the cell exists");
                    let found = moves.iter().find(|info| &info.to == to);
                    assert_eq!(game.is_legal(&slide), found.is_some(), "{slide} {}", game.position());
                    let captures = found.is_some_and(|info| !info.captures.is_empty());
                    assert_eq!(game.is_legal(&jump), captures, "{jump} {}", game.position());
                } else if !huffing {
                    assert_eq!(game.is_legal(&slide), listed.contains(&slide), "{slide} {}", game.position());
                    assert_eq!(game.is_legal(&jump), captures(from, to) == 1, "{jump} {}", game.position());
                }
            }
        }
    });
}

/// Whether a square lies on the ray of a Tumblingdown move, at most so many steps from its source.
fn on_the_way(text: &str, square: &str, most: u8) -> bool {
    let place = |name: &str| (name.as_bytes()[0] as i8, name.as_bytes()[1] as i8);
    let ((column, row), (next_column, next_row)) = (place(&text[..2]), place(&text[3..]));
    let goal = place(square);
    (1..=most.min(7) as i8)
        .any(|steps| (column + steps * (next_column - column), row + steps * (next_row - row)) == goal)
}

#[test]
fn a_described_move_fits_the_board() {
    on_random_games(|game, _, _| {
        let board = game.board();
        let turn = game.turn();
        for info in game.move_infos(None).expect("no cell is named") {
            // Of a stack the top piece.
            let at = |cell: &str| board.iter().rfind(|piece| piece.cell == cell);
            assert_eq!(info.player, turn);
            if let Some(from) = &info.from {
                let mover = at(from).expect("a piece moves");
                assert_eq!((mover.player, mover.piece), (turn, info.piece));
                assert_eq!(info.path.first(), Some(from));
            }
            for captured in &info.captures {
                let victim = at(&captured.cell).expect("a piece is captured");
                assert_ne!(victim.player, turn);
                assert_eq!(victim.piece, captured.piece);
            }
            assert_eq!(info.path.last().map_or("", |cell| cell), info.to);
            let after = {
                let mut after = game.clone();
                after.play(&info.text).expect("a listed move is legal");
                after.board()
            };
            let gone = info.captures.len() + usize::from(info.huff.is_some());
            let placed = usize::from(info.from.is_none() && !info.to.is_empty());
            assert_eq!(after.len(), board.len() - gone + placed, "{} {}", game.position(), info.text);
        }
    });
}

#[test]
fn undo_and_redo_lead_back_to_the_same_position() {
    on_random_games(|game, _, random| {
        let before = (game.position(), game.key(), moves(game));
        let Some(text) = random.choice(&before.2) else { return };
        game.play(text).expect("a listed move is legal");
        let after = (game.position(), game.key(), moves(game));
        assert!(game.undo().is_some());
        assert_eq!((game.position(), game.key(), moves(game)), before);
        assert_eq!(game.redo().map(|info| info.text).as_ref(), Some(text));
        assert_eq!((game.position(), game.key(), moves(game)), after);
        game.undo();
    });
}

#[test]
fn packed_moves_are_the_listed_ones() {
    on_random_games(|game, _, random| {
        let (texts, packed) = (moves(game), game.packed_moves());
        assert_eq!(texts.len(), packed.len());
        if texts.is_empty() {
            return;
        }
        let i = random.usize(..texts.len());
        let (mut by_text, mut by_code) = (game.clone(), game.clone());
        by_text.play(&texts[i]).expect("a listed move is legal");
        by_code.play_packed(packed[i]).expect("a packed move is legal");
        assert_eq!(by_text.position(), by_code.position());
        assert!(game.clone().play_packed(packed[i] ^ 0x0100).is_err() || packed.contains(&(packed[i] ^ 0x0100)));
    });
}

/// Every move can be entered cell by cell, each cell being among those offered.
#[test]
fn a_move_is_entered_by_its_cells() {
    on_random_games(|game, _, random| {
        if random.u32(..4) != 0 {
            return;
        }
        let mut texts = moves(game);
        random.shuffle(&mut texts);
        for text in texts.into_iter().take(12) {
            let info = info_of(game, &text);
            let mut cells: Vec<String> = info.huff.iter().cloned().chain(info.path.iter().cloned()).collect();
            if game.info().id == "charret" {
                cells.extend(info.captures.iter().map(|piece| piece.cell.clone()));
            }
            for length in 0..cells.len() {
                let input = game.input(&cells[..length]).expect("the cells exist");
                assert!(input.next.contains(&cells[length]), "{} {text} {cells:?} {length}", game.position());
                assert!(input.moves.iter().any(|candidate| candidate.text == text));
                assert!(input.complete.is_none());
            }
            let input = game.input(&cells).expect("the cells exist");
            assert_eq!(input.complete.map(|info| info.text), Some(text.clone()), "{} {cells:?}", game.position());
        }
    });
}

/// Of a capture of several steps the first and the last cell are enough where they name one move.
#[test]
fn a_long_capture_is_entered_by_its_last_cell() {
    on_random_games(|game, _, _| {
        if game.info().id == "charret" {
            return;
        }
        let infos = game.move_infos(None).expect("no cell is named");
        for info in infos.iter().filter(|info| info.captures.len() > 1 && info.huff.is_none()) {
            let ends = |other: &&MoveInfo| (&other.from, &other.to) == (&info.from, &info.to) && other.huff.is_none();
            let from = info.from.clone().expect("captures start on the board");
            let input = game.input(&[from, info.to.clone()]).expect("the cells exist");
            let passes_through = infos
                .iter()
                .any(|other| other.from == info.from && other.path[1..other.path.len() - 1].contains(&info.to));
            if infos.iter().filter(ends).count() == 1 && !passes_through && input.moves.len() == 1 {
                assert_eq!(input.complete.map(|info| info.text).as_ref(), Some(&info.text), "{}", game.position());
            }
        }
    });
}

#[test]
fn a_finished_game_refuses_everything_and_stays_as_it_is() {
    on_random_games(|game, _, random| {
        if game.outcome().is_none() && random.u32(..60) == 0 {
            game.resign(None).expect("a game that goes on can be resigned");
        }
        if game.outcome().is_none() {
            return;
        }
        let before = game.state();
        let code = |result: Result<(), tablier::Error>| result.map_err(|error| error.code);
        assert_eq!(code(game.play("1-2").map(drop)), Err(ErrorCode::GameOver));
        assert_eq!(code(game.play_packed(0)), Err(ErrorCode::GameOver));
        assert_eq!(code(game.resign(None)), Err(ErrorCode::GameOver));
        assert_eq!(code(game.agree_draw()), Err(ErrorCode::GameOver));
        assert_eq!(code(game.claim_draw()), Err(ErrorCode::GameOver));
        assert!(game.search(tablier::Limits::depth(1)).is_none());
        assert_eq!(game.state(), before);
    });
}

#[test]
fn a_saved_game_is_taken_up_again_as_it_was() {
    on_random_games(|game, _, random| {
        if random.u32(..50) != 0 {
            return;
        }
        let mut saved = game.clone();
        for _ in 0..random.u32(..4) {
            saved.undo();
        }
        if saved.outcome().is_none() && random.bool() {
            saved.agree_draw().expect("a game that goes on can be drawn");
        }
        let mut read = AnyGame::from_state(&saved.state()).expect("a saved game can be read");
        assert_eq!(read.state(), saved.state());
        assert_eq!(read.key(), saved.key());
        assert_eq!(read.redo().map(|info| info.text), saved.redo().map(|info| info.text));
    });
}
