import type { TableTally } from "../../../../server/moveIn/library/MovingLibrary.js";

/** A table of ten rows that all came, unless told otherwise. */
export function aTally(given: Partial<TableTally> = {}): TableTally {
  return { table: "biblio", label: "Judul", read: 10, stated: null, brought: 10, leftOut: [], ...given };
}

export function leftOut(rows: number, text: string, ...labels: string[]): TableTally["leftOut"][number] {
  const examples = labels.map((label, index) => ({ table: "biblio", id: String(index), label }));
  return { remark: { code: "some-reason", text }, rows, examples };
}
