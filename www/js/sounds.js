/** @import { Change, Session } from "./session.js" */
/** @import { Settings } from "./settings.js" */

/**
 * A short sound: tones, one after the other, that begin together with a knock of filtered noise where `knock` gives its
 * frequency in hertz. `at` and `length` in seconds.
 * @typedef {{ knock?: number, tones: { wave: OscillatorType, hertz: number, at: number, length: number, volume: number }[] }} Sound
 */

/** @type {Record<"move" | "capture" | "end" | "error", Sound>} */
const SOUNDS = {
  move: { knock: 1300, tones: [{ wave: "sine", hertz: 190, at: 0, length: 0.07, volume: 0.5 }] },
  capture: {
    knock: 2100,
    tones: [{ wave: "sine", hertz: 170, at: 0, length: 0.07, volume: 0.5 }, { wave: "triangle", hertz: 120, at: 0.06, length: 0.1, volume: 0.5 }],
  },
  end: {
    tones: [523.25, 659.25, 783.99].map((hertz, i) => ({ wave: "sine", hertz, at: 0.13 * i, length: 0.45, volume: 0.22 })),
  },
  error: { tones: [{ wave: "triangle", hertz: 110, at: 0, length: 0.12, volume: 0.4 }] },
};
const KNOCK = { length: 0.035, volume: 0.35 };
const VOLUME = 0.5;

/** The sounds of a game, made when they are wanted: there are no files. */
export class Sounds {
  #settings;
  /** @type {AudioContext | null} */ #context = null;
  /** @type {AudioBuffer | null} */ #noise = null;

  /**
   * @param {Session} session
   * @param {Settings} settings
   */
  constructor(session, settings) {
    this.#settings = settings;
    session.addEventListener("change", (event) => {
      const change = /** @type {CustomEvent<Change>} */ (event).detail;
      const ends = session.outcome !== null && (change.type === "move" || change.type === "end");
      if (ends) this.play("end");
      else if (change.type === "move" || change.type === "forward") this.play(change.steps.some(({ move }) => move.captures.length > 0) ? "capture" : "move");
      else if (change.type === "undo" || change.type === "back") this.play("move");
    });
  }

  /** @param {keyof typeof SOUNDS} name */
  play(name) {
    if (!this.#settings.switches.sounds || typeof AudioContext === "undefined") return;
    const context = (this.#context ??= new AudioContext());
    // Browsers let a page sound only after somebody has done something in it.
    if (context.state === "suspended") context.resume().catch(() => {});
    const { knock, tones } = SOUNDS[name];
    const now = context.currentTime + 0.01;
    if (knock !== undefined) this.#knock(context, now, knock);
    for (const { wave, hertz, at, length, volume } of tones) {
      const tone = new OscillatorNode(context, { type: wave, frequency: hertz });
      tone.connect(fading(context, now + at, length, volume));
      tone.start(now + at);
      tone.stop(now + at + length);
    }
  }

  /**
   * @param {AudioContext} context
   * @param {number} start
   * @param {number} hertz
   */
  #knock(context, start, hertz) {
    const noise = new AudioBufferSourceNode(context, { buffer: (this.#noise ??= whiteNoise(context)) });
    const filter = new BiquadFilterNode(context, { type: "bandpass", frequency: hertz, Q: 1.2 });
    noise.connect(filter).connect(fading(context, start, KNOCK.length, KNOCK.volume));
    noise.start(start, 0, KNOCK.length);
  }
}

/**
 * @param {AudioContext} context
 * @param {number} start
 * @param {number} length
 * @param {number} volume
 * @returns {AudioNode} Lets through what dies away within this time.
 */
function fading(context, start, length, volume) {
  const gain = new GainNode(context, { gain: 0 });
  gain.gain.setValueAtTime(0, start);
  gain.gain.linearRampToValueAtTime(volume * VOLUME, start + 0.004);
  gain.gain.exponentialRampToValueAtTime(0.0005, start + length);
  gain.connect(context.destination);
  return gain;
}

/** @param {AudioContext} context */
function whiteNoise(context) {
  const buffer = new AudioBuffer({ length: Math.ceil(KNOCK.length * context.sampleRate), sampleRate: context.sampleRate });
  const samples = buffer.getChannelData(0);
  for (let i = 0; i < samples.length; i++) samples[i] = 2 * Math.random() - 1;
  return buffer;
}
