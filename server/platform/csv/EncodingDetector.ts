import { EightBitVotes } from "./EightBitVotes.js";

export const TEXT_ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252", "windows-1256", "macintosh"] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

const SAMPLE_BYTES = 4_096;

/** Tab, line feed, form feed, carriage return. */
const TEXT_CONTROLS = new Set([0x09, 0x0a, 0x0c, 0x0d]);

/** White space, separators, the zeros of UTF-16 and the marks of an encoding: a table of nothing else has no row. */
const BLANK_BYTES = new Set([...Buffer.from("\0\t\n\r ,;|\uFEFF"), 0xfe, 0xff]);

/** What people take for a CSV file, by how it begins. */
const FILE_KINDS: readonly { readonly name: string; readonly begins: RegExp }[] = [
  // eslint-disable-next-line no-control-regex -- that is how such files begin
  { name: "berkas Excel", begins: /^(?:PK\x03\x04|\xd0\xcf\x11\xe0)/u },
  { name: "berkas PDF", begins: /^%PDF-/u },
  { name: "gambar", begins: /^(?:\x89PNG|\xff\xd8\xff|GIF8|RIFF....WEBP|BM.{4}\0\0\0\0|....ftypavif)/su },
  // eslint-disable-next-line no-control-regex -- as above
  { name: "berkas terkompresi", begins: /^(?:\x1f\x8b|Rar!|7z\xbc\xaf)/u },
  { name: "halaman web", begins: /^(?:\xef\xbb\xbf)?\s*<(?:!doctype|html|head|body|table|\?xml)/iu },
];

/** Watches the bytes of a file go by and says at the end what they are written in, without keeping them. */
export class EncodingDetector {
  private readonly strictDecoder = new TextDecoder("utf-8", { fatal: true });
  private isUtf8 = true;
  private sample = Buffer.alloc(0);
  private hasContent = false;
  private readonly votes = new EightBitVotes();

  /** Whether there was nothing in it, or nothing that makes a row. */
  get isBlank(): boolean {
    return !this.hasContent;
  }

  /** Its first bytes as Latin-1, each one letter. */
  get head(): string {
    return this.sample.toString("latin1");
  }

  update(bytes: Buffer): void {
    this.hasContent ||= !bytes.every((byte) => BLANK_BYTES.has(byte));
    if (this.sample.length < SAMPLE_BYTES) {
      this.sample = Buffer.concat([this.sample, bytes.subarray(0, SAMPLE_BYTES - this.sample.length)]);
    }
    this.votes.update(bytes);
    this.tryDecode(() => this.strictDecoder.decode(bytes, { stream: true }));
  }

  /** Null where nobody can tell. */
  finish(): TextEncoding | null {
    this.tryDecode(() => this.strictDecoder.decode());
    return this.detectUtf16() ?? (this.isUtf8 ? "utf-8" : this.votes.finish());
  }

  /** What the file is instead of a table, for a message; null of text. */
  get otherKind(): string | null {
    const known = FILE_KINDS.find(({ begins }) => begins.test(this.head));
    if (known) {
      return known.name;
    }
    if (this.detectUtf16()) {
      return null;
    }
    // An old program's end-of-file mark is let pass; of random bytes one in nine is such a character.
    const controls = this.sample.filter((byte) => (byte < 0x20 && !TEXT_CONTROLS.has(byte)) || byte === 0x7f).length;
    return controls > 1 && controls > this.sample.length / 100 ? "berkas yang bukan teks" : null;
  }

  private tryDecode(decode: () => string): void {
    if (this.isUtf8) {
      try {
        decode();
      } catch {
        this.isUtf8 = false;
      }
    }
  }

  /** By its mark, or by the zero bytes that every second place of Latin text has. */
  private detectUtf16(): TextEncoding | undefined {
    const [first, second] = this.sample;
    if (first === 0xff && second === 0xfe) {
      return "utf-16le";
    }
    if (first === 0xfe && second === 0xff) {
      return "utf-16be";
    }
    const pairs = Math.floor(this.sample.length / 2);
    let evenZeros = 0;
    let oddZeros = 0;
    for (let pair = 0; pair < pairs; pair += 1) {
      evenZeros += this.sample[pair * 2] === 0 ? 1 : 0;
      oddZeros += this.sample[pair * 2 + 1] === 0 ? 1 : 0;
    }
    if (pairs > 0 && Math.max(evenZeros, oddZeros) > pairs / 4 && evenZeros !== oddZeros) {
      return oddZeros > evenZeros ? "utf-16le" : "utf-16be";
    }
    return undefined;
  }
}
