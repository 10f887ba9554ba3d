import { crc32, deflateRawSync } from "node:zlib";

export interface ZipEntry {
  readonly name: string | Buffer;
  readonly content: Buffer;
  /** Packed as most programs do; otherwise stored as it is. */
  readonly isDeflated?: boolean;
  /** Bit 0: encrypted. Bit 11: the name is UTF-8. */
  readonly flags?: number;
  /** What it claims to unpack to. */
  readonly claimedSize?: number;
  /** Points to the bytes of the first entry instead of having its own. */
  readonly sharesFirst?: boolean;
}

/** A ZIP archive, also such as no program makes. */
export function aZip(entries: readonly ZipEntry[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, isDeflated = false, flags = 0, claimedSize, sharesFirst = false } of entries) {
    const packed = isDeflated ? deflateRawSync(content) : content;
    const bytes = Buffer.from(name);
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(20, 0);
    fields.writeUInt16LE(flags, 2);
    fields.writeUInt16LE(isDeflated ? 8 : 0, 4);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(packed.length, 14);
    fields.writeUInt32LE(claimedSize ?? content.length, 18);
    fields.writeUInt16LE(bytes.length, 22);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(sharesFirst ? 0 : offset, 10);
    directory.push(Buffer.from("PK\u0001\u0002\u0014\u0000", "latin1"), fields, rest, bytes);
    if (!sharesFirst) {
      const local = [Buffer.from("PK\u0003\u0004", "latin1"), fields, bytes, packed];
      parts.push(...local);
      offset += local.reduce((sum, { length }) => sum + length, 0);
    }
  }
  const list = Buffer.concat(directory);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  end.writeUInt16LE(entries.length, 8);
  end.writeUInt16LE(entries.length, 10);
  end.writeUInt32LE(list.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...parts, list, end]);
}
