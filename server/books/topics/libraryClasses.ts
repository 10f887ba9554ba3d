import sql, { join, raw } from "sql-template-tag";

import { classificationTable } from "../../authorities/records/Classification.entity.js";
import { classPrefix } from "../../authorities/tree/classHeadings.js";
import { classPath, isWithin } from "../../authorities/tree/classPath.js";
import { classCaption } from "../../authorities/tree/classSections.js";
import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import type { Topic } from "./topicIndex.js";

/** A bound for the cost: so many of the library's classes are looked at below each section. */
const MAX_CLASSES_OF_SECTION = 2_000;
/** More are no choice any more. */
const MAX_CLASSES = 4;

const columns = pick(classificationTable, "id", "sortKey", "code", "name", "booksCount");
interface ClassRow extends RowOf<typeof columns> {
  readonly path: string;
}

/** A class of a topic in which the library has books. */
export interface LibraryClass {
  /** What the filter takes: `612.3`. */
  readonly code: string;
  readonly name: string;
  /** In it and below it. */
  readonly booksCount: number;
  /** The library's records of it whose books are on the topic, itself before what is below it. */
  readonly resultIds: readonly number[];
}

export interface ClassesOfTopic {
  /** Where the topic is found: its classes or, where the library has none of them, the nearest above. */
  readonly classes: readonly LibraryClass[];
  /** Records of wider classes, the nearest first: a library with short classes has the topic among them. */
  readonly widerIds: readonly number[];
}

/** The classes of topics in which the library has books, in one statement. */
export async function libraryClasses(reader: Reader, topics: readonly Topic[]): Promise<readonly ClassesOfTopic[]> {
  const codes = topics.flatMap(({ classes }) => classes.flatMap(({ code }) => [code, ...classesAbove(code)]));
  const rows = await selectClasses(reader, [...new Set(codes.map((code) => sectionOf(code)))]);
  return topics.map((topic) => classesOf(topic, rows));
}

function classesOf({ classes }: Topic, rows: readonly ClassRow[]): ClassesOfTopic {
  const found: LibraryClass[] = [];
  const add = (code: string, relation: Relation): boolean => {
    const below = rows.filter(({ path }) => isWithin(path, pathOf(code)));
    const isKnown = found.some((other) => isWithin(pathOf(code), pathOf(other.code)));
    if (below.length > 0 && !isKnown && found.length < MAX_CLASSES) {
      found.push(libraryClass(code, below, relation));
    }
    return below.length > 0;
  };
  for (const { code, isWide } of classes) {
    // A division (`610`) is shown only where no class of the same main class has been found before.
    if (!isTen(code) || !found.some((other) => other.code.startsWith(code.slice(0, 1)))) {
      add(code, isWide ? "wide" : "own");
    }
  }
  const narrow = classes.filter(({ isWide }) => !isWide).map(({ code }) => code);
  if (!found.some((each) => narrow.includes(each.code))) {
    narrow.forEach((code) => classesAbove(code).some((above) => add(above, "above")));
  }
  const near = new Set(found.flatMap(({ resultIds }) => resultIds));
  const wider = [...new Set([...narrow, ...narrow.flatMap(classesAbove)])].flatMap((code) =>
    rows.filter((row) => isExactly(row, pathOf(code)) && !near.has(row.id)),
  );
  return { classes: found, widerIds: wider.map(({ id }) => id) };
}

/** How a class is related to a topic: on it, above such a class, or mostly on something else. */
type Relation = "own" | "above" | "wide";

function libraryClass(code: string, below: readonly ClassRow[], relation: Relation): LibraryClass {
  const exact = below.filter((row) => isExactly(row, pathOf(code)));
  const results = { own: [...exact, ...below.filter((row) => !exact.includes(row))], above: exact, wide: [] }[relation];
  return {
    code,
    name: exact.find(({ name }) => name !== null)?.name ?? classCaption(code) ?? code,
    booksCount: below.reduce((sum, { booksCount }) => sum + booksCount, 0),
    resultIds: results.map(({ id }) => id),
  };
}

/** The class itself, with an author's letters behind it or without. */
function isExactly({ path }: ClassRow, classOfPath: string): boolean {
  return path === classOfPath || path.startsWith(`${classOfPath} `);
}

function pathOf(code: string): string {
  return code.replace(".", "");
}

function isTen(code: string): boolean {
  return /^\d\d0$/u.test(code) || code === "2X";
}

/** The section of a class, by whose sort keys it is read: `612.3` is of `612`, `2X4.1` of `2X4`. */
function sectionOf(code: string): string {
  return code.slice(0, 3);
}

/** `612.3` is below `612` and `610`; a main class (`600`) says too little. */
function classesAbove(code: string): string[] {
  const [whole = "", decimals = ""] = code.split(".");
  const shorter = Array.from({ length: decimals.length }, (_, cut) => decimals.slice(0, decimals.length - cut - 1));
  const above = shorter.map((rest) => (rest === "" ? whole : `${whole}.${rest}`));
  const ten = whole.startsWith("2X") ? "2X" : `${whole.slice(0, 2)}0`;
  return [...above, ...(ten === whole ? [] : [ten])];
}

/** Only those that have books. */
async function selectClasses(reader: Reader, sections: readonly string[]): Promise<readonly ClassRow[]> {
  if (sections.length === 0) {
    return [];
  }
  const parts = sections.map((section, place) => {
    const prefix = classPrefix(section) ?? section;
    return sql`SELECT id FROM (SELECT id FROM classifications
                 WHERE sort_key >= ${prefix} AND sort_key < ${`${prefix}\uFFFF`} AND books_count > 0
                 ORDER BY sort_key LIMIT ${MAX_CLASSES_OF_SECTION}) AS ${raw(`section${place}`)}`;
  });
  const rows = await reader.select(
    columns,
    sql`FROM (${join(parts, " UNION ")}) AS sections JOIN classifications ON classifications.id = sections.id
        ORDER BY classifications.sort_key, classifications.id`,
  );
  return rows.map((row) => ({ ...row, path: classPath(row.sortKey) }));
}
