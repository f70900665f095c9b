// The functions of a WebAssembly module with their names and sizes.

const CUSTOM = 0;
const IMPORT = 2;
const CODE = 10;
const FUNCTION_IMPORT = 0;
const FUNCTION_NAMES = 1;

/** Reads numbers, texts and parts of bytes one after the other. */
class Reader {
  #bytes;
  at;
  end;

  constructor(bytes, at = 0, end = bytes.length) {
    this.#bytes = bytes;
    this.at = at;
    this.end = end;
  }

  get done() {
    return this.at >= this.end;
  }

  byte() {
    return this.#bytes[this.at++];
  }

  /** An unsigned number in LEB128. */
  number() {
    for (let value = 0, scale = 1; ; scale *= 128) {
      const byte = this.byte();
      value += (byte & 127) * scale;
      if (byte < 128) return value;
    }
  }

  text() {
    const length = this.number();
    this.at += length;
    return new TextDecoder().decode(this.#bytes.subarray(this.at - length, this.at));
  }

  /** The next bytes, as many as their length before them says. */
  part() {
    const length = this.number();
    this.at += length;
    return new Reader(this.#bytes, this.at - length, this.at);
  }
}

/** `{ name, size }[]`, sizes in bytes. Imported functions are left out. */
export function functionsOf(bytes) {
  const reader = new Reader(bytes, 8);
  let sizes = [];
  let imported = 0;
  const names = new Map();
  while (!reader.done) {
    const section = reader.byte();
    const part = reader.part();
    if (section === IMPORT) imported = countFunctions(part);
    if (section === CODE) sizes = Array.from({ length: part.number() }, () => sizeOf(part));
    if (section === CUSTOM && part.text() === "name") readFunctionNames(part, names);
  }
  return sizes.map((size, i) => ({ name: names.get(imported + i) ?? "", size }));
}

function sizeOf(part) {
  const start = part.at;
  part.part();
  return part.at - start;
}

function readFunctionNames(part, names) {
  while (!part.done) {
    const kind = part.byte();
    const list = part.part();
    if (kind !== FUNCTION_NAMES) continue;
    for (let left = list.number(); left > 0; left--) names.set(list.number(), list.text());
  }
}

function countFunctions(part) {
  let functions = 0;
  for (let left = part.number(); left > 0; left--) {
    part.text();
    part.text();
    const kind = part.byte();
    if (kind !== FUNCTION_IMPORT) throw new Error(`an import of kind ${kind}: only functions are expected`);
    part.number();
    functions++;
  }
  return functions;
}
