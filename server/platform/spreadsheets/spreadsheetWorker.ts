import { parentPort, workerData } from "node:worker_threads";

import { type ConvertedSheet, convertSpreadsheet, type SpreadsheetTask } from "./convertSpreadsheet.js";
import { SpreadsheetError } from "./SpreadsheetError.js";

/** What a conversion answers. */
export type SpreadsheetAnswer = { readonly converted: ConvertedSheet } | { readonly problem: string };

const answer = (message: SpreadsheetAnswer) => parentPort?.postMessage(message);

convertSpreadsheet(workerData as SpreadsheetTask).then(
  (converted) => answer({ converted }),
  (error: unknown) => {
    if (!(error instanceof SpreadsheetError)) throw error;
    answer({ problem: error.message });
  },
);
