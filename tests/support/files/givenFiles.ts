import sharp, { type Sharp } from "sharp";

/** Files as people send them, made by hand and as small as they may be. */

export function aPdf(text = "Buku"): Buffer {
  return Buffer.from(`%PDF-1.4
1 0 obj<</Type/Catalog/Pages 2 0 R>>endobj
2 0 obj<</Type/Pages/Kids[3 0 R]/Count 1>>endobj
3 0 obj<</Type/Page/Parent 2 0 R/MediaBox[0 0 300 300]>>endobj
% ${text}
trailer<</Root 1 0 R>>
%%EOF
`);
}

/** A zip whose first entry says that it is an EPUB, and whose last record says that it is whole. */
export function anEpub(type = "application/epub+zip"): Buffer {
  const name = "mimetype";
  const header = Buffer.alloc(30);
  header.write("PK\u0003\u0004", "latin1");
  header.writeUInt32LE(type.length, 18);
  header.writeUInt32LE(type.length, 22);
  header.writeUInt16LE(name.length, 26);
  const end = Buffer.alloc(22);
  end.write("PK\u0005\u0006", "latin1");
  return Buffer.concat([header, Buffer.from(name), Buffer.from(type), end]);
}

/** A picture whose left half is red and whose right half is blue. */
export function aPicture(width = 1_200, height = 1_800): Sharp {
  const left = {
    input: { create: { width: Math.ceil(width / 2), height, channels: 3 as const, background: "red" } },
    left: 0,
    top: 0,
  };
  return sharp({ create: { width, height, channels: 3, background: "blue" } }).composite([left]);
}

/**
 * As a telephone takes it: lying on its side with a note of how to turn it, and of where it was taken and whose it is.
 */
export async function aPictureWithGps(): Promise<Buffer> {
  const upright = await aPicture(600, 400).jpeg().toBuffer();
  return sharp(upright)
    .withExif({ IFD0: { Copyright: "Rahasia Keluarga" }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "6/1 12/1 3/1" } })
    .withXmp(
      '<?xpacket begin="" id="x"?><x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf:RDF xmlns:rdf="http://www.w3.org/1999/02/22-rdf-syntax-ns#"/></x:xmpmeta><?xpacket end="w"?>',
    )
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
}
