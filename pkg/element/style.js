/** The look of the tag. A sheet made by script, which a content security policy without inline styles allows. */
export const STYLE = `
:host {
  --_ink: var(--tablier-ink, light-dark(#2a231c, #ece5da));
  --_muted: var(--tablier-muted, light-dark(#6d6255, #a89d90));
  --_line: var(--tablier-line, light-dark(#d9cfbf, #443c34));
  --_surface: var(--tablier-surface, light-dark(#fffdf8, #26211d));
  --_accent: var(--tablier-accent, light-dark(#14705c, #74c7ae));
  --_on-accent: var(--tablier-on-accent, light-dark(#ffffff, #10231d));
  --_danger: var(--tablier-danger, light-dark(#ab2d1f, #f2917f));
  --_radius: var(--tablier-radius, 0.4rem);
  display: block;
  inline-size: 100%;
  max-inline-size: var(--tablier-size, none);
  container-type: inline-size;
  /* In a table, a float or an inline block, which are as wide as what is in them. */
  contain-intrinsic-inline-size: var(--tablier-size, 20rem);
  /* What stands on the page has its colour: its background is not known. */
  --_page-muted: var(--tablier-muted, color-mix(in srgb, currentColor 78%, transparent));
  color: var(--tablier-ink, inherit);
  font: var(--tablier-font, 0.95rem / 1.4 system-ui, -apple-system, "Segoe UI", Roboto, "Helvetica Neue", sans-serif);
  text-align: start;
  hyphens: manual;
}
:host([hidden]) { display: none; }
:host([theme~="light"]) { color-scheme: light; }
:host([theme~="dark"]) { color-scheme: dark; }
*, *::before, *::after { box-sizing: border-box; }
[hidden] { display: none !important; }
p, ol, ul { margin: 0; padding: 0; }
ol, ul { list-style: none; }

.stage { inline-size: 100%; max-inline-size: var(--tablier-board-size, none); margin-inline: auto; }
.frame { display: grid; grid-template-columns: minmax(0, 1fr); gap: 0.5rem; }
.board {
  position: relative;
  aspect-ratio: var(--ratio, 1);
  border-radius: var(--_radius);
  background: light-dark(#e6cfa333, #c6ab7c22);
  touch-action: manipulation;
  user-select: none;
  -webkit-user-select: none;
  -webkit-touch-callout: none;
  -webkit-tap-highlight-color: transparent;
}
.frame.live .board { background: none; box-shadow: 0 0.1rem 0.25rem rgb(40 20 5 / 0.25), 0 0.5rem 1.2rem -0.6rem rgb(40 20 5 / 0.45); }
.board canvas { position: absolute; inset: 0; inline-size: 100%; block-size: 100%; border-radius: inherit; }
.grid, .grid [role="row"] { position: absolute; inset: 0; }
.grid [role="row"] { pointer-events: none; }
.grid button { position: absolute; margin: 0; padding: 0; border: 0; border-radius: 0.2rem; background: none; cursor: default; pointer-events: auto; }
.grid button:focus-visible { outline: 0.14rem solid #fff; outline-offset: -0.14rem; box-shadow: inset 0 0 0 0.24rem #14705c, 0 0 0 0.1rem #14705c; }
.grid button.movable { touch-action: none; }
.board.enterable, .board.enterable .grid button { cursor: pointer; }

.players { margin-block-end: 0.4rem; overflow-wrap: anywhere; }
.players .score { padding: 0.05rem 0.4rem; border-radius: 0.6rem; background: color-mix(in srgb, currentColor 12%, transparent); font-size: 0.92em; font-variant-numeric: tabular-nums; white-space: nowrap; }
.side { display: grid; grid-template-columns: minmax(0, 1fr); align-content: start; gap: 0.5rem; min-inline-size: 0; }
.hands { display: flex; margin-block-start: 0.4rem; flex-wrap: wrap; gap: 0.1rem 1.1rem; color: var(--_page-muted); font-size: 0.92em; }
.bar { display: flex; align-items: center; gap: 0.6rem; min-block-size: 2.2rem; }
.status { flex: 1; min-inline-size: 0; color: var(--_page-muted); font-size: 0.95em; line-height: 1.3; }
.status a { color: inherit; }
.status.refused { padding-inline-start: 0.5rem; border-inline-start: 0.2rem solid var(--_danger); color: inherit; }
.status.result { color: inherit; font-weight: 600; }
.toolbar { display: flex; flex-wrap: wrap; gap: 0.35rem; }
.controls button {
  min-block-size: 2.2rem;
  margin: 0;
  padding: 0.2rem 0.7rem;
  border: 1px solid var(--_line);
  border-radius: var(--_radius);
  background: var(--_surface);
  color: var(--_ink);
  font: inherit;
  font-size: 0.95em;
  cursor: pointer;
  touch-action: manipulation;
}
.controls button:hover:not([aria-disabled="true"]) { border-color: var(--_accent); }
.controls button[aria-disabled="true"] { color: color-mix(in srgb, var(--_ink) 50%, var(--_surface)); cursor: default; }
.controls button:focus-visible, .moves button:focus-visible { outline: 0.15rem solid var(--_accent); outline-offset: 0.1rem; }
.toolbar button { flex: 1 1 auto; padding-inline: 0.35rem; }
@media (pointer: coarse) { .controls button { min-block-size: 2.75rem; } }

.moves { position: relative; display: flex; flex-wrap: wrap; align-content: start; max-block-size: 9.5rem; overflow-y: auto; overscroll-behavior: contain; padding: 0.2rem; border: 1px solid var(--_line); border-radius: var(--_radius); color: var(--_ink); }
/* A shade at an edge behind which there are more moves: covers of the colour of the list go with its contents. */
.moves {
  --_cover: var(--_surface), color-mix(in srgb, var(--_surface) 0%, transparent);
  --_shade: light-dark(rgb(60 40 20 / 0.28), rgb(0 0 0 / 0.65)), transparent;
  background:
    linear-gradient(var(--_cover)) top / 100% 2rem local,
    linear-gradient(to top, var(--_cover)) bottom / 100% 2rem local,
    linear-gradient(var(--_shade)) top / 100% 0.6rem scroll,
    linear-gradient(to top, var(--_shade)) bottom / 100% 0.6rem scroll,
    var(--_surface);
  background-repeat: no-repeat;
}
.moves li { display: inline-flex; align-items: baseline; margin-inline-end: 0.35rem; }
.moves .number { padding-inline: 0.25rem 0.1rem; color: var(--_muted); font-size: 0.85em; font-variant-numeric: tabular-nums; }
.moves button { min-block-size: 1.8rem; margin: 0; padding: 0 0.3rem; border: 0; border-radius: 0.25rem; background: none; color: inherit; font: inherit; cursor: pointer; font-variant-numeric: tabular-nums; }
.moves button:hover { text-decoration: underline; }
.moves button.ahead { color: var(--_muted); }
.moves .variation { flex-basis: 100%; padding-inline-start: 0.9rem; color: var(--_muted); font-size: 0.92em; }
.moves .step { display: inline-block; white-space: nowrap; }
.moves .variation button { min-block-size: 1.6rem; padding-inline: 0.2rem; }
.moves button[aria-current] { background: var(--_accent); color: var(--_on-accent); }
.comment { white-space: pre-line; overflow-wrap: anywhere; }

.analysis { display: grid; gap: 0.3rem; padding: 0.5rem 0.6rem; border: 1px solid var(--_line); border-radius: var(--_radius); background: var(--_surface); color: var(--_ink); }
.evaluation { display: flex; flex-wrap: wrap; justify-content: space-between; gap: 0 1rem; font-weight: 600; font-variant-numeric: tabular-nums; }
.evaluation .depth { color: var(--_muted); font-size: 0.88em; font-weight: 400; }
.scale { position: relative; block-size: 0.5rem; overflow: hidden; border-radius: 0.25rem; background: #4a3d36; }
.scale .share { position: absolute; inset-block: 0; inset-inline-start: 0; inline-size: 100%; background: #f3e9d5; transform-origin: left; transition: transform 0.3s; }
.lines { display: grid; align-content: start; gap: 0.15rem; min-block-size: calc(3 * 1.4em + 0.3rem); }
.lines li { display: flex; gap: 0.5rem; overflow: hidden; white-space: nowrap; font-variant-numeric: tabular-nums; }
.lines .score { flex: none; min-inline-size: 3.4em; text-align: end; font-weight: 600; }
.lines .pv { overflow: hidden; text-overflow: ellipsis; }

.error { padding: 0.5rem 0.7rem; border: 1px solid var(--_danger); border-radius: var(--_radius); background: var(--_surface); color: var(--_danger); font-size: 0.95em; white-space: pre-line; overflow-wrap: anywhere; }
.caption:empty { display: none; }
.caption ::slotted(*) { margin: 0; }
.spoken { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); white-space: nowrap; }
.scheme { position: absolute; color: light-dark(rgb(255 255 255), rgb(0 0 0)); transition: color 1ms; visibility: hidden; }

/* Text stands in for the board until it is there, also for a printer. */
.frame.waiting ~ .fallback { position: absolute; inline-size: 1px; block-size: 1px; overflow: hidden; clip-path: inset(50%); display: block; }
.frame.live ~ .fallback { display: none; }
.frame.failed .board { display: none; }
.frame.failed ~ .fallback { display: block; margin-block-start: 0.5rem; }

@container (min-width: 38rem) {
  .frame.wide { grid-template-columns: minmax(0, 1fr) minmax(14rem, 18rem); grid-template-rows: auto 1fr; gap: 0.5rem 1rem; }
  .frame.wide .stage { grid-row: 1 / 3; }
  .frame.wide .caption, .frame.wide .error { grid-column: 1 / -1; }
  .frame.wide .moves { max-block-size: 24rem; }
}
@media (prefers-reduced-motion: reduce) { .scale .share { transition: none; } }
@media print {
  .board { box-shadow: none !important; print-color-adjust: exact; }
  .controls, .analysis, .status.refused { display: none; }
  .moves { max-block-size: none; border: 0; }
  .moves button[aria-current] { background: none; color: inherit; }
  .frame.waiting .board { display: none; }
  .frame.waiting ~ .fallback { position: static; inline-size: auto; block-size: auto; overflow: visible; clip-path: none; }
}
`;
