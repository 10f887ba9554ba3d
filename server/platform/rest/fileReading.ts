import { z } from "zod";

import type { ColumnLook } from "../csv/columnLook.js";
import { type FileSource, SOURCE_DESCRIPTIONS } from "../csv/fileSource.js";
import { snakeCase } from "./keyCase.js";

/** What reading any file of ours has: its columns, what is still to be chosen, and what a column may mean. */
export function fileReadingResponse(reasons: string) {
  return {
    source: z
      .object({
        sheets: z.array(z.string()).describe(SOURCE_DESCRIPTIONS.sheets),
        sheet: z.int().nullable().describe(SOURCE_DESCRIPTIONS.sheet),
        hidden_rows: z.int().describe(SOURCE_DESCRIPTIONS.hiddenRows),
        rows_above: z.array(z.string()).describe(SOURCE_DESCRIPTIONS.rowsAbove),
      })
      .describe(SOURCE_DESCRIPTIONS.source),
    columns: z.array(
      z.object({
        header: z.string(),
        field: z.string().nullable().describe("What it means; null where nothing is taken from it."),
        reason: z.string().describe(reasons),
        look: z
          .string()
          .nullable()
          .describe("codes, names or numbers, where nothing is taken from it and that may be an oversight."),
        samples: z.array(z.string()),
      }),
    ),
    undecided: z
      .array(z.string())
      .describe("What several columns name and nobody has chosen one for yet; no preview before."),
    fields: z
      .array(z.object({ field: z.string(), label: z.string(), is_required: z.boolean() }))
      .describe("All that a column may mean."),
  };
}

interface FileReading {
  readonly source: FileSource;
  readonly columns: readonly {
    readonly header: string;
    readonly field: string | null;
    readonly reason: string;
    readonly samples: readonly string[];
    readonly look?: ColumnLook | null;
  }[];
  readonly undecided: readonly string[];
  readonly fields: readonly { readonly name: string; readonly label: string; readonly isRequired: boolean }[];
}

export function presentFileReading({ source, columns, undecided, fields }: FileReading) {
  return {
    source: {
      sheets: [...source.sheets],
      sheet: source.sheet,
      hidden_rows: source.hiddenRows,
      rows_above: [...source.rowsAbove],
    },
    columns: columns.map(({ header, field, reason, look = null, samples }) => ({
      header,
      field: field && snakeCase(field),
      reason,
      look,
      samples: [...samples],
    })),
    undecided: [...undecided],
    fields: fields.map(({ name, label, isRequired }) => ({ field: snakeCase(name), label, is_required: isRequired })),
  };
}
