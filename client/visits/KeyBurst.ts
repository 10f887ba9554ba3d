/** No hand types so fast for so long; scanners need a few milliseconds a key. */
const CLOSEST_BY_HAND = 50;
const SHORTEST_CODE = 3;

/** Tells a scanner from a hand by the pace of the keys. */
export class KeyBurst {
  private typed = "";
  private last = Number.NEGATIVE_INFINITY;

  /** True for the first key after a pause. */
  isNew(at: number): boolean {
    return at - this.last > CLOSEST_BY_HAND;
  }

  /** The code that a scanner has typed, when it ends with this key. */
  add(key: string, at: number): string | null {
    const typed = this.isNew(at) ? "" : this.typed;
    this.last = at;
    this.typed = key.length === 1 ? typed + key : "";
    // A capital letter comes with its Shift.
    if (key === "Shift" || key === "CapsLock") this.typed = typed;
    return key === "Enter" && isCode(typed) ? typed : null;
  }
}

function isCode(text: string): boolean {
  return text.length >= SHORTEST_CODE && /^[A-Za-z0-9./_-]*\d[A-Za-z0-9./_-]*$/.test(text);
}
