import { Parser } from "htmlparser2";

import { SpreadsheetError } from "./SpreadsheetError.js";

type Attributes = Readonly<Record<string, string>>;

interface XmlHandler {
  /** Names are without their prefix, as programs choose it. */
  readonly open?: (name: string, attributes: Attributes) => void;
  readonly text?: (text: string) => void;
  readonly close?: (name: string) => void;
}

/** Deeper than any sheet; each level is held in memory. */
const MAX_DEPTH = 200;

/**
 * Reads XML piece by piece; `handler` is called meanwhile. Nothing that a file declares is expanded or fetched: one
 * that declares something is refused. @throws SpreadsheetError
 */
export async function* readXml(pieces: AsyncIterable<string>, handler: XmlHandler): AsyncGenerator<void> {
  let depth = 0;
  const parser = new Parser(
    {
      onopentag: (name, attributes) => {
        depth += 1;
        if (depth > MAX_DEPTH) throw new SpreadsheetError("Isi berkas ini tidak wajar: terlalu banyak lapisan.");
        handler.open?.(localName(name), attributes);
      },
      ontext: (text) => handler.text?.(text),
      onclosetag: (name) => {
        depth -= 1;
        handler.close?.(localName(name));
      },
      onprocessinginstruction: (name) => {
        if (name.toLowerCase() === "!doctype") {
          throw new SpreadsheetError("Isi berkas ini tidak wajar: berisi deklarasi (DOCTYPE).");
        }
      },
    },
    { xmlMode: true },
  );
  for await (const piece of pieces) {
    parser.write(piece);
    yield;
  }
  parser.end();
  yield;
}

/** To the end, for what is small. */
export async function readWholeXml(pieces: AsyncIterable<string>, handler: XmlHandler): Promise<void> {
  const reading = readXml(pieces, handler);
  while (!(await reading.next()).done);
}

function localName(name: string): string {
  return name.slice(name.indexOf(":") + 1);
}

/** An attribute whatever its prefix. */
export function attributeOf(attributes: Attributes, name: string): string | undefined {
  const key = Object.keys(attributes).find((one) => one === name || one.endsWith(`:${name}`));
  return key === undefined ? undefined : attributes[key];
}
