export const TEXT_ENCODINGS = ["utf-8", "utf-16le", "utf-16be", "windows-1252"] as const;
export type TextEncoding = (typeof TEXT_ENCODINGS)[number];

const SAMPLE_BYTES = 4_096;

/** Watches the bytes of a file go by and says at the end what they are written in, without keeping them. */
export class EncodingDetector {
  private readonly strictDecoder = new TextDecoder("utf-8", { fatal: true });
  private isUtf8 = true;
  private sample = Buffer.alloc(0);

  update(bytes: Buffer): void {
    if (this.sample.length < SAMPLE_BYTES) {
      this.sample = Buffer.concat([this.sample, bytes.subarray(0, SAMPLE_BYTES - this.sample.length)]);
    }
    this.tryDecode(() => this.strictDecoder.decode(bytes, { stream: true }));
  }

  finish(): TextEncoding {
    this.tryDecode(() => this.strictDecoder.decode());
    return this.detectUtf16() ?? (this.isUtf8 ? "utf-8" : "windows-1252");
  }

  /** Of an Excel workbook, which people take for a CSV file. */
  get isWorkbook(): boolean {
    return (
      this.sample.subarray(0, 4).equals(Buffer.from([0x50, 0x4b, 3, 4])) ||
      this.sample.subarray(0, 4).equals(Buffer.from([0xd0, 0xcf, 0x11, 0xe0]))
    );
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
