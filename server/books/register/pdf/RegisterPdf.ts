import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { openImage } from "../../../platform/pdf/letterhead.js";
import { newDocument } from "../../../platform/pdf/newDocument.js";
import type { PrintedLetterhead } from "../../../platform/pdf/signatures.js";
import { longDate } from "../../../platform/time/longDate.js";
import type { RegisterLine } from "../registerLine.js";
import { RegisterSheets } from "./RegisterSheets.js";

interface PrintedRegister {
  readonly letterhead: PrintedLetterhead;
  readonly part: string;
  /** The library's day. */
  readonly day: string;
  readonly pages: AsyncIterable<readonly RegisterLine[]>;
  /** The project's folder, whose packages have the typeface. */
  readonly root: string;
}

/** Lines after which others get a turn: some milliseconds. */
const LINES_A_TURN = 10;

/** The inventory book as PDF, drawn as it is sent: a client that disconnects ends it, and a slow one holds it up. */
export async function* drawRegister(register: PrintedRegister): AsyncGenerator<Uint8Array> {
  const { letterhead, part, day, pages, root } = register;
  const document = await newDocument(root, { info: { Title: "Buku Induk", Author: letterhead.name } });
  const { logo, city, signatories, ...texts } = letterhead;
  const sheets = new RegisterSheets(document, {
    letterhead: { ...texts, logo: logo && openImage(document, logo) },
    part,
    signedAt: [city, longDate(day)].filter(Boolean).join(", "),
    signatories,
  });
  try {
    for await (const lines of pages) {
      for (const [index, line] of lines.entries()) {
        sheets.drawLine(line);
        if (index % LINES_A_TURN === 0) await yieldToEventLoop();
      }
      const drawn = document.read() as Buffer | null;
      if (drawn) yield drawn;
    }
    sheets.finish();
    document.end();
    for await (const chunk of document) yield chunk as Uint8Array;
  } finally {
    document.destroy();
  }
}
