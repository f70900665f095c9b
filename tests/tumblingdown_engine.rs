//! The engine at Tumblingdown: better than greed, and sound where one move decides.
#![allow(missing_docs)]

use tablier::{AnyGame, Game, Limits, Player, Position, Rules, Search, SplitMix64, Tumblingdown, TumblingdownMove};

/// Positions of a search that must beat a greedy player.
const FEW_NODES: u64 = 1500;
/// Games of the engine against itself from which positions are taken.
const GAMES: u64 = 60;

type Move = TumblingdownMove;

fn search(game: &Game<Tumblingdown>, limits: Limits) -> Search<Tumblingdown> {
    let mut search = Search::new(game, limits).expect("the game goes on");
    search.run();
    search
}

fn best(game: &Game<Tumblingdown>, nodes: u64) -> Move {
    search(game, Limits::nodes(nodes)).lines()[0].pv[0]
}

fn any(moves: &[Move], random: &mut SplitMix64) -> Move {
    moves[random.below(moves.len() as u64) as usize]
}

/// The positions after each move.
fn children(position: &Tumblingdown) -> impl Iterator<Item = (Move, Tumblingdown)> {
    position.legal_moves().into_iter().map(|mv| {
        let mut after = position.clone();
        after.play_unchecked(mv);
        (mv, after)
    })
}

fn winner(position: &Tumblingdown) -> Option<Player> {
    position.outcome()?.winner
}

fn can_win_at_once(position: &Tumblingdown) -> bool {
    children(position).any(|(_, after)| winner(&after) == Some(position.turn()))
}

/// Twice the stacks owned and the pure stacks, White's less Black's: what the robots of the site on which the game is
/// played count. Read off the position text, where the top of a stack is in upper case.
fn stacks(position: &Tumblingdown) -> i32 {
    let (mut sum, mut is_pure, mut below) = (0, true, None);
    for letter in position.position_text().chars().take_while(|letter| *letter != ' ') {
        let piece = letter.to_ascii_lowercase();
        if !matches!(piece, 'w' | 'b') {
            continue;
        }
        is_pure &= below.is_none_or(|below| below == piece);
        below = Some(piece);
        if letter.is_ascii_uppercase() {
            sum += (2 + i32::from(is_pure)) * if piece == 'w' { 1 } else { -1 };
            (is_pure, below) = (true, None);
        }
    }
    sum
}

/// Wins if it can, does not capture its own king, and else counts stacks.
fn greedy(position: &Tumblingdown, random: &mut SplitMix64) -> Move {
    let us = position.turn();
    let sign = if us == Player::One { 1 } else { -1 };
    let merit = |after: &Tumblingdown| match winner(after) {
        Some(winner) if winner == us => i32::MAX,
        Some(_) => i32::MIN,
        None => sign * stacks(after),
    };
    let merits: Vec<(Move, i32)> = children(position).map(|(mv, after)| (mv, merit(&after))).collect();
    let most = merits.iter().map(|&(_, merit)| merit).max();
    let good: Vec<Move> = merits.iter().filter(|&&(_, merit)| Some(merit) == most).map(|&(mv, _)| mv).collect();
    any(&good, random)
}

/// A game after two random plies.
fn opening(random: &mut SplitMix64) -> Game<Tumblingdown> {
    let mut game = Game::new(Tumblingdown::start());
    for _ in 0..2 {
        let mv = any(game.legal_moves(), random);
        game.play(mv).expect("a listed move is legal");
    }
    game
}

#[test]
fn it_beats_a_greedy_player_100_of_100() {
    for number in 0..100 {
        let mut random = SplitMix64::new(number / 2);
        let mut game = opening(&mut random);
        let us = Player::ALL[(number % 2) as usize];
        while game.outcome().is_none() {
            let ours = game.position().turn() == us;
            let mv = if ours { best(&game, FEW_NODES) } else { greedy(game.position(), &mut random) };
            game.play(mv).expect("players play legal moves");
        }
        let outcome = game.outcome();
        let won = outcome.is_some_and(|outcome| outcome.winner == Some(us));
        assert!(won, "game {number}: {outcome:?} {}", game.position().position_text());
    }
}

/// Games of the engine against itself, in which every fourth move is a random one, so that there is something to win
/// and to save; at each ply.
fn positions_from_play() -> Vec<Game<Tumblingdown>> {
    let mut positions = Vec::new();
    for seed in 0..GAMES {
        let mut random = SplitMix64::new(seed);
        let mut game = opening(&mut random);
        for _ in 0..40 {
            if game.outcome().is_some() {
                break;
            }
            positions.push(game.clone());
            let mv = if random.below(4) > 0 { best(&game, 300) } else { any(game.legal_moves(), &mut random) };
            game.play(mv).expect("a listed move is legal");
        }
    }
    positions
}

/// At every level, and with few nodes.
#[test]
fn it_never_misses_a_win_in_one_nor_allows_one_that_it_can_prevent() {
    let (mut won, mut saved) = (0, 0);
    let any = AnyGame::new("tumblingdown", None, &Rules::default()).expect("a game");
    for game in positions_from_play() {
        let position = game.position();
        let us = position.turn();
        let is_win = |after: &Tumblingdown| winner(after) == Some(us);
        let is_safe = |after: &Tumblingdown| winner(after).is_none() && !can_win_at_once(after);
        let can_win = can_win_at_once(position);
        let sound: Vec<Move> = children(position)
            .filter(|(_, after)| if can_win { is_win(after) } else { is_safe(after) })
            .map(|(mv, _)| mv)
            .collect();
        if sound.is_empty() {
            continue;
        }
        if can_win {
            won += 1;
        } else if sound.len() < position.count_legal_moves() {
            saved += 1;
        }
        for number in 8..=10 {
            let level = any.level(number).expect("a level");
            let search = search(&game, level.apply(Limits::nodes(2000)));
            for seed in 0..4 {
                let mv = search.lines()[level.choose(search.lines(), seed)].pv[0];
                assert!(sound.contains(&mv), "level {number}: {mv:?} in {}", position.position_text());
            }
        }
    }
    assert!(won >= 20 && saved >= 200, "{won} wins and {saved} rescues are too few to judge by");
}
