/** On average, from the first key to Enter: no hand is so fast, and scanners need a few milliseconds. */
const MAX_MS_PER_KEY = 50;
/** A shorter pause is the scanner's own hitch: what came before it belongs to the code, never its tail alone. */
const MAX_PAUSE_MS = 500;
const MIN_CODE_LENGTH = 3;

/** Tells a scanner from a hand by the pace of the keys. */
export class ScanDetector {
  private typed = "";
  private first = 0;
  private last = Number.NEGATIVE_INFINITY;
  private isOver = true;

  /** True for a key that begins something new. */
  startsNewInput(at: number): boolean {
    return this.isOver || at - this.last > MAX_PAUSE_MS;
  }

  /** The code that a scanner has typed, when it ends with this key. */
  add(key: string, at: number): string | null {
    if (this.startsNewInput(at)) {
      this.typed = "";
      this.first = at;
    }
    this.last = at;
    this.isOver = key === "Enter";
    if (key === "Enter")
      return at - this.first <= this.typed.length * MAX_MS_PER_KEY && isCode(this.typed) ? this.typed : null;
    if (key.length === 1) this.typed += key;
    // A capital letter comes with its Shift; whatever else is pressed is a hand's.
    else if (key !== "Shift" && key !== "CapsLock") this.first = Number.NEGATIVE_INFINITY;
    return null;
  }
}

function isCode(text: string): boolean {
  return text.length >= MIN_CODE_LENGTH && /^[A-Za-z0-9./_-]*\d[A-Za-z0-9./_-]*$/.test(text);
}
