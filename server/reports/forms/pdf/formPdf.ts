import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import { openImage } from "../../../platform/pdf/letterhead.js";
import { newDocument } from "../../../platform/pdf/newDocument.js";
import type { PrintedLetterhead } from "../../../platform/pdf/signatures.js";
import { longDate } from "../../../platform/time/longDate.js";
import type { PrintableForm } from "../ReportForm.js";
import { FormSheets } from "./FormSheets.js";

interface PrintedForm {
  readonly form: PrintableForm;
  readonly letterhead: PrintedLetterhead;
  /** The project's folder, whose packages have the typeface. */
  readonly root: string;
}

/** Rows after which others get a turn: some milliseconds. */
const ROWS_A_TURN = 10;

/** What is handed in as PDF, drawn as it is sent. */
export async function* drawForm({ form, letterhead, root }: PrintedForm): AsyncGenerator<Uint8Array> {
  const document = await newDocument(root, { info: { Title: form.title, Author: letterhead.name } });
  const { logo, city, signatories, ...texts } = letterhead;
  const sheets = new FormSheets(document, {
    letterhead: { ...texts, logo: logo && openImage(document, logo) },
    form,
    signedAt: [city, longDate(form.today)].filter(Boolean).join(", "),
    signatories,
  });
  try {
    for (const section of form.sections) {
      sheets.beginSection(section);
      for (const [index, row] of section.rows.entries()) {
        sheets.drawRow(row);
        if (index % ROWS_A_TURN === 0) await yieldToEventLoop();
      }
      sheets.endSection();
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
