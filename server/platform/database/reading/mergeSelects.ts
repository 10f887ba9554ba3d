import DataLoader from "dataloader";
import type { Sql } from "sql-template-tag";

import { chunk } from "../chunk.js";
import type { Selection } from "../columns.js";
import { selectStatement } from "../rowStatements.js";
import type { StoredRow } from "./LongReads.js";

/** SQLite takes 500 in one statement. */
const MAX_MERGED = 100;

interface Select {
  readonly selected: Selection;
  /** The statement from FROM on. */
  readonly rest: Sql;
}

type BuiltSelect = ReturnType<typeof selectStatement>;

/** Runs a statement that stands for so many selects. */
export type RunMerged = (text: string, values: readonly unknown[], parts: number) => Promise<StoredRow[]>;

/**
 * Runs selects that are asked for in the same turn, such as one for each row of a page, as one statement where their
 * columns are the same; equal ones once.
 */
export function mergeSelects(run: RunMerged): (select: Select) => Promise<StoredRow[]> {
  const loader = new DataLoader<Select, StoredRow[]>(
    async (selects) => {
      const wanted = selects.map(({ selected, rest }) => selectStatement(selected, rest));
      const [only] = wanted;
      if (only && wanted.length === 1) {
        return [await run(only.text, only.values, 1)];
      }
      const unique = [...new Map(wanted.map((select) => [keyOf(select), select]))];
      const found = new Map<string, StoredRow[]>();
      const alike = new Map<string, typeof unique>();
      for (const entry of unique) {
        const [key, { head, text }] = entry;
        const likeness = isMergeable(text) ? head : key;
        const group = alike.get(likeness);
        if (group) {
          group.push(entry);
        } else {
          alike.set(likeness, [entry]);
        }
      }
      await Promise.all(
        [...alike.values()]
          .flatMap((group) => chunk(group, MAX_MERGED))
          .map(async (group) => {
            const results = await runTogether(
              run,
              group.map(([, select]) => select),
            );
            group.forEach(([key], part) => found.set(key, results[part] ?? []));
          }),
      );
      // Rows are converted in place, so that each who asked needs his own.
      return wanted.map((select) => (found.get(keyOf(select)) ?? []).map((row) => ({ ...row })));
    },
    { cache: false },
  );
  return (select) => loader.load(select);
}

function keyOf({ text, values }: BuiltSelect): string {
  return JSON.stringify([text, values]);
}

/** MySQL gives a derived table's rows in its order only if that has a limit. */
function isMergeable(text: string): boolean {
  return /\bLIMIT \?(?: OFFSET \?)?\s*$/.test(text) || !/\bORDER BY\b/.test(text);
}

async function runTogether(run: RunMerged, selects: readonly BuiltSelect[]): Promise<StoredRow[][]> {
  const [only, ...others] = selects;
  if (only && others.length === 0) {
    return [await run(only.text, only.values, 1)];
  }
  const rows = await run(
    selects.map(({ text }, part) => `SELECT ${part} AS _part, found.* FROM (${text}) AS found`).join(" UNION ALL "),
    selects.flatMap(({ values }) => values),
    selects.length,
  );
  const results: StoredRow[][] = selects.map(() => []);
  for (const { _part: part, ...row } of rows) {
    results[Number(part)]?.push(row);
  }
  return results;
}
