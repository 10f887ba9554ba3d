import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { inflateSync } from "node:zlib";

import { prepareZXingModule, readBarcodes } from "zxing-wasm/reader";

import { required } from "../../../server/platform/required.js";

/** What a reader of a PDF sees on one of its pages. */
export interface PdfPage {
  /** One line for each piece of text, in the order in which it was drawn. */
  readonly lines: readonly string[];
  /** Where each of them begins, in points. */
  readonly places: readonly { readonly x: number; readonly y: number }[];
  /** What the QR codes say that were drawn as rectangles. */
  readonly codes: readonly string[];
}

interface PdfObject {
  readonly dictionary: string;
  readonly stream: string;
}

/** Pixels to a point: a module of a code is a few of them wide. */
const SCALE = 3;

/** Reads PDFs as our own writer makes them: fonts with a map to Unicode, and content in one stream a page. */
export async function readPdf(pdf: Buffer): Promise<PdfPage[]> {
  const objects = objectsOf(pdf);
  const find = (dictionary: string, key: string) => {
    const [, id] = new RegExp(`/${key} (\\d+) 0 R`).exec(dictionary) ?? [];
    return required(objects.get(Number(id)), `${key} of ${dictionary}`);
  };
  const pages = [...objects.values()].filter(({ dictionary }) => /\/Type \/Page\b/.test(dictionary));
  return Promise.all(
    pages.map(async ({ dictionary }) => {
      const { stream } = find(dictionary, "Contents");
      const resources = find(dictionary, "Resources").dictionary;
      const unicode = new Map(
        [...resources.matchAll(/\/(F\d+) \d+ 0 R/g)].map(([, name = ""]) => [
          name,
          unicodeOf(find(find(resources, name).dictionary, "ToUnicode").stream),
        ]),
      );
      return { lines: linesOf(stream, unicode), places: placesOf(stream), codes: await codesOf(stream, dictionary) };
    }),
  );
}

function objectsOf(pdf: Buffer): Map<number, PdfObject> {
  const text = pdf.toString("latin1");
  return new Map(
    [...text.matchAll(/^(\d+) 0 obj\n([\s\S]*?)\nendobj$/gm)].map(([, id, body = ""]) => {
      const [dictionary = "", rest] = body.split("\nstream\n");
      const stream = Buffer.from((rest ?? "").replace(/\nendstream$/, ""), "latin1");
      const isPacked = dictionary.includes("/FlateDecode") && !dictionary.includes("/Subtype /Image");
      return [Number(id), { dictionary, stream: (isPacked ? inflateSync(stream) : stream).toString("latin1") }];
    }),
  );
}

/** The text of each glyph, by its number in the font. */
function unicodeOf(map: string): readonly string[] {
  return [...map.matchAll(/<[0-9a-f]{4}> <[0-9a-f]{4}> \[([^\]]*)\]/g)].flatMap(([, list = ""]) =>
    [...list.matchAll(/<([^>]*)>/g)].map(([, hex = ""]) =>
      Buffer.from(hex.replaceAll(" ", ""), "hex").swap16().toString("utf16le"),
    ),
  );
}

function linesOf(content: string, unicode: ReadonlyMap<string, readonly string[]>): string[] {
  let font: readonly string[] = [];
  return [...content.matchAll(/\/(F\d+) [\d.]+ Tf|\[([^\]]*)\] TJ/g)].flatMap(([, name, shown = ""]) => {
    if (name !== undefined) {
      font = required(unicode.get(name), `the font ${name}`);
      return [];
    }
    const glyphs = [...shown.matchAll(/<([0-9a-f]*)>/g)].flatMap(([, hex = ""]) => hex.match(/.{4}/g) ?? []);
    return [glyphs.map((glyph) => font[Number.parseInt(glyph, 16)] ?? "?").join("")];
  });
}

function placesOf(content: string): { readonly x: number; readonly y: number }[] {
  return [...content.matchAll(/1 0 0 1 ([\d.]+) ([\d.]+) Tm/g)].map(([, x, y]) => ({ x: Number(x), y: Number(y) }));
}

async function codesOf(content: string, page: string): Promise<string[]> {
  const [, pageWidth, pageHeight] = /\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/.exec(page) ?? [];
  const width = Math.ceil(Number(pageWidth) * SCALE);
  const height = Math.ceil(Number(pageHeight) * SCALE);
  const data = new Uint8ClampedArray(width * height * 4).fill(255);
  for (const [, ...figures] of content.matchAll(/^([\d.]+) ([\d.]+) ([\d.]+) ([\d.]+) re$/gm)) {
    const [left = 0, top = 0, wide = 0, high = 0] = figures.map((figure) => Number(figure) * SCALE);
    for (let y = Math.round(top); y < Math.round(top + high); y += 1) {
      for (let x = Math.round(left); x < Math.round(left + wide); x += 1)
        data.fill(0, (y * width + x) * 4, (y * width + x) * 4 + 3);
    }
  }
  const wasm = readFileSync(createRequire(__filename).resolve("zxing-wasm/reader/zxing_reader.wasm"));
  prepareZXingModule({ overrides: { wasmBinary: new Uint8Array(wasm).buffer } });
  const image = { data, width, height, colorSpace: "srgb" } as ImageData;
  return (await readBarcodes(image, { formats: ["QRCode"] })).map(({ text }) => text);
}
