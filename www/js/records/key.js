/** A name for a game that no other game has. */
export function newKey() {
  const [high, low] = crypto.getRandomValues(new Uint32Array(2));
  return `${Date.now().toString(36)}-${high.toString(36)}${low.toString(36)}`;
}
