import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { CsvFile } from "../../../../server/platform/csv/csvUpload.js";

/** Files with these texts, in a folder that goes with the tests. */
export function csvFiles() {
  const folder = mkdtempSync(join(tmpdir(), "aksara-csv-"));
  let count = 0;
  afterAll(() => rmSync(folder, { recursive: true }));
  return (lines: readonly string[] | string): CsvFile => {
    const text = typeof lines === "string" ? lines : lines.join("\n");
    const path = join(folder, `${(count += 1)}.csv`);
    writeFileSync(path, text);
    return { path, bytes: Buffer.byteLength(text), encoding: "utf-8" };
  };
}

export const many = (count: number, name: (index: number) => string) =>
  Array.from({ length: count }, (_, index) => name(index + 1));
