import type { Engine } from "../../server/platform/database/Database.js";
import type { Place } from "./placesOf.js";

export interface Entry {
  readonly name: string;
  readonly statement: string;
  readonly plans: Partial<Record<Engine, readonly string[]>>;
}

interface Known {
  readonly places: readonly Pick<Place, "name">[];
  /** Tables that grow with a library: to read one as a whole is worth a look. */
  readonly largeTables: ReadonlySet<string>;
  /** Why places that nothing has met are not met, by how their names begin. */
  readonly reasons: Readonly<Record<string, string>>;
}

/** The files under docs/statements/, by their names. */
export function printed(entries: readonly Entry[], { places, largeTables, reasons }: Known): Map<string, string> {
  const byFeature = new Map<string, Entry[]>();
  for (const entry of entries) {
    const feature = featureOf(entry.name);
    byFeature.set(feature, [...(byFeature.get(feature) ?? []), entry]);
  }
  const files = new Map(
    [...byFeature].map(
      ([feature, ofIt]) =>
        [
          `${feature}.txt`,
          ofIt
            .sort(inOrder)
            .map((entry) => textOf(entry, largeTables))
            .join("\n"),
        ] as const,
    ),
  );
  return files.set("not-met.txt", notMet(entries, places, reasons));
}

/** The places that nothing has run, whose plans are therefore unread: a new one shows up as a line in a review. */
function notMet(entries: readonly Entry[], places: Known["places"], reasons: Known["reasons"]): string {
  const met = new Set(entries.map(({ name }) => name));
  const missing = [...new Set(places.map(({ name }) => name))].filter((name) => !met.has(name)).sort(compare);
  const longestFirst = Object.entries(reasons).sort(([one], [other]) => other.length - one.length);
  return missing
    .map((name) => {
      const reason = longestFirst.find(([beginning]) => name.startsWith(beginning))?.[1];
      if (reason === undefined) {
        throw new Error(
          `${name} runs a statement that npm run statements does not meet. Tell it in the workload, or say in ` +
            "scripts/statements/notMetReasons.ts why not.",
        );
      }
      return `${name}\n  ${reason}\n`;
    })
    .join("");
}

function textOf({ name, statement, plans }: Entry, largeTables: ReadonlySet<string>): string {
  const lines = [...(plans.sqlite ?? []), ...(plans.mysql ?? [])];
  const tables = tablesOf(statement);
  const marks = [
    ...(lines.some((line) => largeTables.has(tables.get(scannedIn(line)) ?? "")) ? ["[SCAN]"] : []),
    ...(lines.some((line) => /TEMP B-TREE|Using filesort|Using temporary/u.test(line)) ? ["[SORT]"] : []),
  ];
  const planLine = (title: string, plan: readonly string[] | undefined) =>
    plan && plan.length > 0 ? [`  ${title}: ${plan.join(" | ")}`] : [];
  return [
    [...marks, name].join(" "),
    `  ${statement}`,
    ...planLine("SQLite", plans.sqlite),
    ...planLine("MariaDB", plans.mysql),
    "",
  ].join("\n");
}

/** What a line says to be read as a whole, not even by an index: SQLite's `SCAN books`, MariaDB's type ALL. */
function scannedIn(line: string): string {
  const [, onSqlite, onMariaDb] = /^SCAN (\w+)(?!.* (?:USING|VIRTUAL) )|^(\w+): ALL\b/u.exec(line) ?? [];
  return onSqlite ?? onMariaDb ?? "";
}

/** The tables that a statement reads, by the names that it has for them. */
function tablesOf(statement: string): Map<string, string> {
  const found = new Map<string, string>();
  for (const [, table = "", alias = ""] of statement.matchAll(/\b(?:FROM|JOIN|UPDATE) (\w+)(?: (?:AS )?(\w+))?/gu)) {
    found.set(table, table);
    found.set(alias, table);
  }
  return found;
}

function featureOf(name: string): string {
  const [feature = "", inner] = name.split(" ", 1)[0]?.split("/") ?? [];
  return inner === undefined ? "server" : feature;
}

function inOrder(one: Entry, other: Entry): number {
  return compare(one.name, other.name) || compare(one.statement, other.statement);
}

/** By code units, which no locale changes. */
function compare(one: string, other: string): number {
  return one < other ? -1 : one > other ? 1 : 0;
}
