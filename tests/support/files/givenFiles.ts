import sharp, { type Sharp } from "sharp";

import { aZip } from "./zipArchive.js";

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

const EPUB_CONTAINER =
  '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
  '<rootfile full-path="buku/isi.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';

interface EpubParts {
  readonly type?: string;
  readonly container?: string;
  readonly spine?: string;
  /** By the name within the book's folder. */
  readonly chapters?: Readonly<Record<string, string>>;
}

/** An EPUB of the chapters, in their order; whatever else is given stands instead of what it should have. */
export function anEpub({
  type = "application/epub+zip",
  container = EPUB_CONTAINER,
  chapters = { "bab 1.xhtml": aChapter("<p>Kancil mencuri timun.</p>") },
  spine = `<spine>${Object.keys(chapters)
    .map((_, index) => `<itemref idref="c${index}"/>`)
    .join("")}</spine>`,
}: EpubParts = {}): Buffer {
  const items = Object.keys(chapters).map(
    (name, index) => `<item id="c${index}" href="${encodeURIComponent(name)}" media-type="application/xhtml+xml"/>`,
  );
  const opf =
    '<package xmlns="http://www.idpf.org/2007/opf" version="3.0"><metadata xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:title>Buku</dc:title><dc:language>id</dc:language></metadata><manifest>${items.join("")}</manifest>${spine}</package>`;
  return aZip([
    { name: "mimetype", content: Buffer.from(type) },
    ...[
      ["META-INF/container.xml", container],
      ["buku/isi.opf", opf],
      ...Object.entries(chapters).map(([name, text]) => [`buku/${name}`, text]),
    ].map(([name = "", text = ""]) => ({ name, content: Buffer.from(text), isDeflated: true })),
  ]);
}

export function aChapter(body: string, root = ""): string {
  return `<html xmlns="http://www.w3.org/1999/xhtml"${root}><head><title>Bab</title></head><body>${body}</body></html>`;
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
