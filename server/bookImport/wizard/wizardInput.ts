import { z } from "zod";

import { SEPARATORS } from "../csv/csvFormat.js";
import { IMPORT_FIELDS, type ImportField } from "../csv/importColumns.js";
import { TEXT_ENCODINGS } from "../csv/EncodingDetector.js";

const field = z.enum(IMPORT_FIELDS as readonly [ImportField, ...ImportField[]]);

/** How an uploaded file is to be read; omitted fields keep their value. */
export const configureImportInput = z.strictObject({
  encoding: z.enum(TEXT_ENCODINGS).optional(),
  separator: z.enum(SEPARATORS).optional(),
  hasHeader: z.boolean().optional(),
  columns: z.array(field.nullable()).max(250).optional(),
});

export type ConfigureImport = z.output<typeof configureImportInput>;
