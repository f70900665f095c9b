//! The lists of refusals: what the games know is what the documentation, the types and both languages tell.

use std::collections::BTreeMap;

use tablier::{AnyGame, ParamKind, RefusalKind, Rules};

fn kinds(id: &str) -> Vec<RefusalKind> {
    AnyGame::new(id, None, &Rules::default()).unwrap().refusals()
}

/// Code, sections in the order of the games (`-` where a game has no such code) and parameters of a row.
struct Row<'a> {
    code: &'a str,
    sections: Vec<&'a str>,
    params: Vec<(&'a str, &'a str)>,
}

/// The games of each table of docs/refusals.md, and its rows.
fn documented() -> Vec<(Vec<&'static str>, Vec<Row<'static>>)> {
    let name = |text: &'static str| text.trim().trim_matches('`');
    let list = move |text: &'static str| text.split(',').map(name).filter(|name| !name.is_empty());
    include_str!("../../docs/refusals.md")
        .split("\n## ")
        .skip(1)
        .map(|section| {
            let (heading, body) = section.split_once('\n').unwrap();
            let rows = body.lines().filter_map(|line| line.strip_prefix("| `")).map(|line| {
                let cells: Vec<&str> = line.split('|').collect();
                let params = cells[2].split(',').filter_map(|param| param.split_once(':'));
                Row {
                    code: name(cells[0]),
                    sections: list(cells[1]).collect(),
                    params: params.map(|(param, kind)| (name(param), kind.trim())).collect(),
                }
            });
            (list(heading).collect(), rows.collect())
        })
        .collect()
}

fn word(kind: ParamKind) -> &'static str {
    match kind {
        ParamKind::Cell => "cell",
        ParamKind::Cells => "cells",
        ParamKind::Piece => "piece",
        ParamKind::Player => "player",
        ParamKind::Number => "number",
        ParamKind::Move => "move",
        ParamKind::Text => "text",
    }
}

fn sorted_params<'a>(params: impl Iterator<Item = (&'a str, &'a str)>) -> Vec<(&'a str, &'a str)> {
    let mut params: Vec<_> = params.collect();
    params.sort_unstable();
    params
}

#[test]
fn the_documentation_lists_the_refusals_of_each_game() {
    let tables = documented();
    let (_, common) = &tables[0];
    for &id in AnyGame::IDS {
        let (games, own) = tables.iter().find(|(games, _)| games.contains(&id)).unwrap_or_else(|| panic!("{id}"));
        let place = games.iter().position(|&game| game == id).unwrap();
        let kinds = kinds(id);
        let moving = kinds.iter().find(|kind| kind.code == "empty-cell").unwrap().section;
        let mut told = BTreeMap::new();
        for (row, place) in common.iter().map(|row| (row, 0)).chain(own.iter().map(|row| (row, place))) {
            let section = *row.sections.get(place).unwrap_or(&row.sections[0]);
            let section = if section == "moves" && place == 0 && common.iter().any(|one| one.code == row.code) {
                moving
            } else {
                section
            };
            if section != "-" {
                told.insert(row.code, (section, sorted_params(row.params.iter().copied())));
            }
        }
        let known: BTreeMap<_, _> = kinds
            .iter()
            .map(|kind| {
                let params = kind.params.iter().map(|&(name, kind)| (name, word(kind)));
                (kind.code, (kind.section, sorted_params(params)))
            })
            .collect();
        assert_eq!(known.len(), kinds.len(), "{id}: a code twice");
        assert_eq!(told, known, "{id}");
    }
}

#[test]
fn each_section_is_one_of_the_rules_page() {
    for &id in AnyGame::IDS {
        let path = format!("{}/rules/{id}.json", env!("CARGO_MANIFEST_DIR"));
        let rules = std::fs::read_to_string(path).unwrap();
        let sections = rules.split_once("\"sections\"").unwrap().1.split_once(']').unwrap().0;
        for kind in kinds(id) {
            assert!(sections.contains(&format!("\"{}\"", kind.section)), "{id}: {} of {}", kind.section, kind.code);
        }
    }
}

#[test]
fn the_types_have_the_codes_of_each_game() {
    let types = include_str!("../../src/js/tablier.d.ts");
    let quoted = |text: &'static str| -> Vec<&str> { text.split('"').skip(1).step_by(2).collect() };
    let union = |name: &str| {
        let start = types.find(name).unwrap_or_else(|| panic!("{name}")) + name.len();
        let mut codes = quoted(&types[start..][..types[start..].find(';').unwrap()]);
        codes.sort_unstable();
        codes
    };
    let common = union("export type CommonRefusalCode =");
    let by_id = types.find("export interface RefusalCodesById").unwrap();
    for &id in AnyGame::IDS {
        let name = if id.contains('-') { format!("\n  \"{id}\":\n") } else { format!("\n  {id}:\n") };
        let start = by_id + types[by_id..].find(&name).unwrap_or_else(|| panic!("{id}")) + name.len();
        let mut told = quoted(&types[start..][..types[start..].find(';').unwrap()]);
        told.extend(&common);
        told.sort_unstable();
        let mut known: Vec<_> = kinds(id).iter().map(|kind| kind.code).collect();
        known.sort_unstable();
        assert_eq!(told, known, "{id}");
    }
}

/// The texts of a language by their keys.
fn texts(file: &'static str) -> BTreeMap<&'static str, &'static str> {
    let entries = file.lines().filter_map(|line| line.trim_start().strip_prefix('"')?.split_once("\": \""));
    entries.map(|(key, text)| (key, text.strip_suffix("\",").expect("a text ends its line"))).collect()
}

/// Names of the places to fill, without their capital letters.
fn places(text: &str) -> Vec<String> {
    let names = text.split('{').skip(1).map(|rest| rest.split(['|', '}']).next().unwrap());
    names.map(|name| name[..1].to_lowercase() + &name[1..]).collect()
}

#[test]
fn both_languages_say_each_refusal_with_its_parameters() {
    let [en, fr] = [
        texts(include_str!("../../src/js/locales/refusals/en.js")),
        texts(include_str!("../../src/js/locales/refusals/fr.js")),
    ];
    let family = |id: &'static str| if id == "spanish-draughts" { "draughts" } else { id };
    for texts in [&en, &fr] {
        let mut said = Vec::new();
        for &id in AnyGame::IDS {
            for kind in kinds(id) {
                let keys = [id, family(id)].map(|id| format!("refusal.{id}.{}", kind.code));
                let keys = keys.into_iter().chain([format!("refusal.{}", kind.code)]);
                let (key, text) = keys
                    .filter_map(|key| texts.get_key_value(&*key))
                    .next()
                    .unwrap_or_else(|| panic!("{id}: no text for {}", kind.code));
                for place in places(text) {
                    let param = kind.params.iter().find(|(name, _)| *name == place);
                    let (name, param) = param.unwrap_or_else(|| panic!("{key} has no {place}"));
                    assert_eq!(
                        *param == ParamKind::Piece,
                        name.starts_with("piece") && !name.starts_with("pieces"),
                        "{key}: {name}"
                    );
                }
                said.push(*key);
            }
        }
        for key in texts.keys().filter(|key| key.starts_with("refusal.")) {
            assert!(said.contains(key), "{key} is the text of no refusal");
        }
    }
    assert!(en.keys().eq(fr.keys()));
}
