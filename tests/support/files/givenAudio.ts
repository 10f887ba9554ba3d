/** Sounds as people send them, made by hand and as short as they may be. */

/** A tag in front of an MP3, of so many bytes. */
export function anId3Tag(bytes: number): Buffer {
  const size = [21, 14, 7, 0].map((shift) => (bytes >> shift) & 0x7f);
  return Buffer.concat([Buffer.from("ID3\u0004\u0000\u0000", "latin1"), Buffer.from(size), Buffer.alloc(bytes, 1)]);
}

/** Frames of silence: MPEG 1 layer III, 128 kbit/s, 44,100 samples a second, 417 bytes each. */
export function anMp3({ frames = 8, tag = Buffer.alloc(0) }: { frames?: number; tag?: Buffer } = {}): Buffer {
  const frame = Buffer.alloc(417);
  frame.set([0xff, 0xfb, 0x90, 0x64]);
  return Buffer.concat([tag, ...Array.from({ length: frames }, () => frame)]);
}

function box(type: string, ...content: readonly Buffer[]): Buffer {
  const head = Buffer.alloc(8);
  head.writeUInt32BE(content.reduce((sum, part) => sum + part.length, 8));
  head.write(type, 4, "latin1");
  return Buffer.concat([head, ...content]);
}

/** An MP4 with tracks of these kinds: `soun` is a sound. */
export function anM4a(kinds: readonly string[] = ["soun"]): Buffer {
  const tracks = kinds.map((kind) =>
    box("trak", box("mdia", box("hdlr", Buffer.alloc(8), Buffer.from(kind, "latin1"), Buffer.alloc(12)))),
  );
  return Buffer.concat([
    box("ftyp", Buffer.from("M4A \u0000\u0000\u0000\u0000M4A mp42", "latin1")),
    box("moov", ...tracks),
    box("mdat", Buffer.alloc(600, 7)),
  ]);
}

function oggPage(content: Buffer, flags: number): Buffer {
  const head = Buffer.alloc(27);
  head.write("OggS", "latin1");
  head.writeUInt8(flags, 5);
  head.writeUInt8(Math.ceil((content.length + 1) / 255), 26);
  const segments = Array.from({ length: Math.ceil((content.length + 1) / 255) }, (_, index) =>
    Math.min(255, content.length - 255 * index),
  );
  return Buffer.concat([head, Buffer.from(segments), content]);
}

/** An OGG whose first packet begins so. */
export function anOgg(begins = "OpusHead"): Buffer {
  return Buffer.concat([oggPage(Buffer.from(`${begins}\u0001\u0002`, "latin1"), 2), oggPage(Buffer.alloc(500, 3), 4)]);
}
