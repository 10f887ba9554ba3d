/** Longest average time per key of a scanner; no person types that fast. */
const MAX_MS_PER_KEY = 50;
/** Scanners may pause within a code; a longer pause starts a new input. */
const MAX_PAUSE_MS = 500;
const MIN_CODE_LENGTH = 3;

/** Tells scanner input from typing by the speed of the keys. */
export class ScanDetector {
  private typed = "";
  private first = 0;
  private last = Number.NEGATIVE_INFINITY;
  private isOver = true;

  /** True if this key starts a new input. */
  startsNewInput(at: number): boolean {
    return this.isOver || at - this.last > MAX_PAUSE_MS;
  }

  /** The scanned code, if it ends with this key. */
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
    // A capital letter comes with Shift; any other key means a person.
    else if (key !== "Shift" && key !== "CapsLock") this.first = Number.NEGATIVE_INFINITY;
    return null;
  }
}

function isCode(text: string): boolean {
  return text.length >= MIN_CODE_LENGTH && /^[A-Za-z0-9./_-]*\d[A-Za-z0-9./_-]*$/.test(text);
}
