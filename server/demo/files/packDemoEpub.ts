import { crc32 } from "node:zlib";

import type { DemoChapter } from "./demoTexts.js";

const XHTML = 'xmlns="http://www.w3.org/1999/xhtml" xml:lang="id" lang="id"';

/** A small EPUB 3 with a table of contents, a file for each chapter. */
export function packDemoEpub(title: string, chapters: readonly DemoChapter[]): Buffer {
  const names = chapters.map((_, index) => `bab-${index + 1}.xhtml`);
  const container =
    '<container version="1.0" xmlns="urn:oasis:names:tc:opendocument:xmlns:container"><rootfiles>' +
    '<rootfile full-path="buku/isi.opf" media-type="application/oebps-package+xml"/></rootfiles></container>';
  const items = names.map((name, index) => `<item id="b${index}" href="${name}" media-type="application/xhtml+xml"/>`);
  const opf =
    '<package xmlns="http://www.idpf.org/2007/opf" version="3.0" unique-identifier="id">' +
    '<metadata xmlns:dc="http://purl.org/dc/elements/1.1/">' +
    `<dc:identifier id="id">urn:aksara:contoh</dc:identifier><dc:title>${escaped(title)}</dc:title>` +
    '<dc:language>id</dc:language><meta property="dcterms:modified">2026-11-21T00:00:00Z</meta></metadata>' +
    '<manifest><item id="nav" href="daftar-isi.xhtml" media-type="application/xhtml+xml" properties="nav"/>' +
    '<item id="gaya" href="gaya.css" media-type="text/css"/>' +
    `${items.join("")}</manifest><spine>${names.map((_, index) => `<itemref idref="b${index}"/>`).join("")}</spine></package>`;
  const links = chapters.map(
    ({ title: heading }, index) => `<li><a href="${names[index]}">${escaped(heading)}</a></li>`,
  );
  const navigation = page(
    "Daftar isi",
    `<nav xmlns:epub="http://www.idpf.org/2007/ops" epub:type="toc"><h1>Daftar isi</h1><ol>${links.join("")}</ol></nav>`,
  );
  return storedZip([
    // By its specification first, and not packed.
    ["mimetype", "application/epub+zip"],
    ["META-INF/container.xml", container],
    ["buku/isi.opf", opf],
    ["buku/daftar-isi.xhtml", navigation],
    ["buku/gaya.css", "h1 { text-align: center; }"],
    ...chapters.map(({ title: heading, paragraphs }, index): [string, string] => [
      `buku/bab-${index + 1}.xhtml`,
      page(heading, `<h1>${escaped(heading)}</h1>${paragraphs.map((text) => `<p>${escaped(text)}</p>`).join("")}`),
    ]),
  ]);
}

function page(title: string, body: string): string {
  return (
    `<?xml version="1.0" encoding="utf-8"?><!DOCTYPE html><html ${XHTML}><head><title>${escaped(title)}</title>` +
    `<link rel="stylesheet" href="gaya.css"/></head><body>${body}</body></html>`
  );
}

function escaped(text: string): string {
  return text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");
}

const VERSION = 20;
/** 1 January 1980, as no time is needed. */
const FIRST_DAY = 0x21;

/** A zip whose entries stand in it as they are. */
function storedZip(entries: readonly (readonly [name: string, text: string])[]): Buffer {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, text] of entries) {
    const content = Buffer.from(text);
    // What an entry's own header and its line in the directory share.
    const fields = Buffer.alloc(26);
    fields.writeUInt16LE(VERSION, 0);
    fields.writeUInt16LE(FIRST_DAY, 8);
    fields.writeUInt32LE(crc32(content), 10);
    fields.writeUInt32LE(content.length, 14);
    fields.writeUInt32LE(content.length, 18);
    fields.writeUInt16LE(name.length, 22);
    const place = Buffer.alloc(14);
    place.writeUInt32LE(offset, 10);
    directory.push(Buffer.from([0x50, 0x4b, 1, 2, VERSION, 0]), fields, place, Buffer.from(name));
    const entry = Buffer.concat([Buffer.from([0x50, 0x4b, 3, 4]), fields, Buffer.from(name), content]);
    parts.push(entry);
    offset += entry.length;
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
