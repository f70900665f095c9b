//! Texts and clicks from outside: no panic, no refusal of what is legal, and the game stays as it is.

use proptest::prelude::*;
use tablier::api::dto::MoveQuery;
use tablier::{AnyGame, ErrorCode, RuleValue, Rules};

/// A game of random moves, under options that have reasons of their own.
fn walked(id: &str, picks: &[u16]) -> AnyGame {
    let mut rules = Rules::default();
    if let Some(&pick) = picks.first() {
        let flag = RuleValue::Flag(pick % 2 == 1);
        match id {
            "spanish-draughts" => rules.set("huffing", flag),
            "charret" => rules.set("doubleCapture", flag),
            _ => &mut rules,
        };
    }
    let mut game = AnyGame::new(id, None, &rules).unwrap();
    for &pick in picks {
        let moves = game.moves(None).unwrap();
        let Some(text) = moves.get(usize::from(pick) % moves.len().max(1)) else { break };
        game.play(text).unwrap();
    }
    game
}

/// Pieces of move texts.
fn scrap() -> impl Strategy<Value = String> {
    prop_oneof![
        "[a-hA-HxX:()=+#>, -]{1,2}",
        "[0-9]{1,2}",
        Just("huff ".to_owned()),
        Just("pass".to_owned()),
        Just("\u{2013}".to_owned()),
        "[MKPCWLIQ]",
        "\\PC",
    ]
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 300, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn any_text_is_explained_or_refused(
        game in prop::sample::select(AnyGame::IDS),
        picks in prop::collection::vec(any::<u16>(), 0..60),
        texts in prop::collection::vec(prop::collection::vec(scrap(), 0..7), 1..8),
    ) {
        let mut game = walked(game, &picks);
        let before = game.position();
        for text in texts.iter().map(|scraps| scraps.concat()) {
            let explained = game.explain(&text);
            match game.play(&text) {
                Ok(_) => {
                    prop_assert_eq!(explained, Ok(None), "{}", text);
                    game.undo();
                }
                Err(error) => match error.code {
                    ErrorCode::AmbiguousMove => prop_assert_eq!(explained, Ok(None), "{}", text),
                    ErrorCode::IllegalMove => {
                        prop_assert!(error.details.refusal.is_some(), "{}", text);
                        prop_assert_eq!(explained, Ok(error.details.refusal), "{}", text);
                    }
                    ErrorCode::GameOver => prop_assert_eq!(explained.unwrap().unwrap().code, "game-over"),
                    _ if error.details.fault == Some("no-such-cell") => {
                        prop_assert_eq!(explained.unwrap().unwrap().code, "no-such-cell");
                    }
                    code => prop_assert_eq!(explained.unwrap_err().code, code, "{}", text),
                },
            }
            prop_assert_eq!(&game.position(), &before);
        }
    }

    #[test]
    fn any_cells_are_explained(
        game in prop::sample::select(AnyGame::IDS),
        picks in prop::collection::vec(any::<u16>(), 0..60),
        cells in prop::collection::vec(any::<prop::sample::Index>(), 0..7),
        captures in prop::option::of(prop::collection::vec(any::<prop::sample::Index>(), 0..4)),
        huff in prop::option::weighted(0.1, any::<prop::sample::Index>()),
    ) {
        let mut game = walked(game, &picks);
        let names = game.info().cells;
        let named = |cells: &[prop::sample::Index]| -> Vec<String> { cells.iter().map(|cell| cell.get(&names).clone()).collect() };
        let clicked = named(&cells);
        let leads = !game.input(&clicked).unwrap().moves.is_empty();
        prop_assert_eq!(game.explain_clicks(&clicked).is_none(), leads, "{:?}", clicked);

        let [.., to] = &clicked[..] else { return Ok(()) };
        let query = MoveQuery {
            from: clicked.first().filter(|_| clicked.len() > 1).cloned(),
            to: to.clone(),
            captures: captures.as_deref().map(named),
            huff: huff.map(|cell| cell.get(&names).clone()),
        };
        let explained = game.explain_query(&query);
        match game.play_query(&query) {
            Ok(_) => prop_assert_eq!(explained, None),
            Err(error) => match error.code {
                ErrorCode::AmbiguousMove => prop_assert_eq!(explained, None),
                ErrorCode::IllegalMove => {
                    prop_assert!(explained.is_some());
                    prop_assert_eq!(explained, error.details.refusal);
                }
                code => {
                    prop_assert_eq!(code, ErrorCode::GameOver);
                    prop_assert_eq!(explained.unwrap().code, "game-over");
                }
            },
        }
    }
}
