/** What has been seen by then decides; the rest of a file is of the same kind. */
const MOST_BYTES_COUNTED = 100_000;
/** Longer than a word; a run of more is binary or a script that we do not know. */
const MOST_OF_A_RUN = 60;
/** Fewer signs than this say nothing against the rest. */
const FEW = 2;

/** Letters, signs above them and punctuation of Windows-1256 that Arabic is written with. */
const ARABIC = new Set([
  0x81,
  0x8d,
  0x8e,
  0x90,
  0x98,
  0x9d,
  0x9e,
  0xa0,
  0xa1,
  0xab,
  0xba,
  0xbb,
  0xbf,
  0xc0,
  0xdc,
  0xe1,
  0xec,
  0xed,
  0xf6,
  0xf8,
  0xfa,
  ...Array.from({ length: 0xd6 - 0xc1 + 1 }, (_, index) => 0xc1 + index),
  0xd8,
  0xd9,
  0xda,
  0xdb,
  0xdd,
  0xde,
  0xdf,
  0xe3,
  0xe4,
  0xe5,
  0xe6,
  0xf0,
  0xf1,
  0xf2,
  0xf3,
  0xf5,
]);

/**
 * Small letters with accents in Mac Roman whose bytes Windows-1252 has for what stands in no word, at least behind a
 * small letter: daggers, and capitals with a caron.
 */
const MAC_LETTERS = new Set([0x87, 0x88, 0x89, 0x8a, 0x8b, 0x8c, 0x8d, 0x8e, 0x8f, 0x90, 0x95, 0x98, 0x99, 0x9d, 0x9f]);
/** Those that Windows-1252 has for capitals, which also begin a word there. */
const WITHIN_WORDS = new Set([0x8a, 0x8c, 0x8e, 0x9f]);
const MAC_APOSTROPHE = 0xd5;

const isSmall = (byte: number) => byte >= 0x61 && byte <= 0x7a;
const isLetter = (byte: number) => isSmall(byte | 0x20);

/** Whether bytes above ASCII make UTF-8: lead bytes with as many that follow as each announces. */
function isUtf8(run: readonly number[]): boolean {
  let awaited = 0;
  for (const byte of run) {
    const follows = byte < 0xc0;
    if (follows !== awaited > 0) {
      return false;
    }
    awaited = follows ? awaited - 1 : byte < 0xe0 ? 1 : byte < 0xf0 ? 2 : 3;
  }
  return awaited === 0;
}

/** Tells by the words around them which encoding of one byte a letter a file has that is no UTF-8. */
export class EightBitVotes {
  private readonly run: number[] = [];
  private before = 0;
  private counted = 0;
  private utf8 = 0;
  /** In words of a script without Latin letters. */
  private foreign = 0;
  private arabic = 0;
  private mac = 0;
  private latin = 0;

  update(bytes: Buffer): void {
    if (this.counted > MOST_BYTES_COUNTED) {
      return;
    }
    for (const byte of bytes) {
      if (byte < 0x80) {
        if (this.run.length > 0) {
          this.count(byte);
        }
        this.before = byte;
      } else if (this.run.length < MOST_OF_A_RUN) {
        this.run.push(byte);
      }
    }
  }

  /** Null where the signs contradict each other. */
  finish(): "windows-1252" | "windows-1256" | "macintosh" | null {
    this.count(0);
    // Rows in UTF-8 within another encoding are mended cell by cell.
    if (this.utf8 * 2 >= this.counted) {
      return "windows-1252";
    }
    if (this.foreign * 2 >= this.counted) {
      return this.arabic >= this.foreign * 0.9 ? "windows-1256" : null;
    }
    const [weaker, stronger] = [Math.min(this.mac, this.latin), Math.max(this.mac, this.latin)];
    if (weaker > FEW && weaker * 3 > stronger) {
      return null;
    }
    return this.mac > this.latin ? "macintosh" : "windows-1252";
  }

  private count(after: number): void {
    const { run, before } = this;
    this.counted += run.length;
    if (isUtf8(run)) {
      this.utf8 += run.length;
    } else if (run.length > 2 && run.filter((byte) => byte >= 0xc0).length * 2 >= run.length) {
      this.foreign += run.length;
      this.arabic += run.filter((byte) => ARABIC.has(byte)).length;
    } else {
      this.countLatin(run, before, after);
    }
    run.length = 0;
  }

  private countLatin(run: readonly number[], before: number, after: number): void {
    const [first = 0] = run;
    if (run.length > 1 || !(isLetter(before) || isLetter(after))) {
      return;
    }
    const isWithin = isSmall(before) && isSmall(after);
    if (
      (MAC_LETTERS.has(first) && (isSmall(before) || (isSmall(after) && !WITHIN_WORDS.has(first)))) ||
      (first === MAC_APOSTROPHE && isWithin)
    ) {
      this.mac += 1;
    } else if (first >= 0xc0) {
      this.latin += 1;
    }
  }
}
