import sql, { join, raw } from "sql-template-tag";

import { subjectTable } from "../../authorities/records/Subject.entity.js";
import { integer, pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { foldKey } from "../../../common/fold.js";
import { isShown } from "../bookReads.js";
import { forcedJoin } from "../query/bookIndexes.js";
import type { MatchedTopic } from "./matchTopics.js";

/** Of a subject with more books so many are counted. */
export const MAX_COUNTED_BOOKS = 1_000;
/** More are no choice any more. */
const MAX_SUBJECTS = 6;
/** Of the subjects that begin with a topic's name. */
const MAX_BEGINNING = 3;

/** A subject of the library that is a topic's, with how many books of the catalogue have it. */
export interface LibrarySubject {
  readonly id: number;
  readonly name: string;
  readonly booksCount: number;
}

const columns = pick(subjectTable, "id", "name", "nameKey");

/** The library's subjects of topics, each topic's in the order of its names: whole, or the first words of a subject. */
export async function librarySubjects(
  reader: Reader,
  topics: readonly MatchedTopic[],
): Promise<readonly (readonly LibrarySubject[])[]> {
  const namesOf = topics.map(namesOfTopic);
  const names = [...new Set(namesOf.flat())];
  if (names.length === 0) {
    return topics.map(() => []);
  }
  const ranges = names.map(
    (name, place) =>
      sql`SELECT id FROM (SELECT id FROM subjects WHERE name_key > ${`${name} `} AND name_key < ${`${name} \uFFFF`}
            ORDER BY name_key LIMIT ${MAX_BEGINNING}) AS ${raw(`begins${place}`)}`,
  );
  const rows = await reader.select(
    columns,
    sql`FROM subjects WHERE name_key IN (${join(names)})
        UNION SELECT id, name, name_key FROM subjects WHERE id IN (${join(ranges, " UNION ALL ")})`,
  );
  const counts = await countBooks(
    reader,
    rows.map(({ id }) => id),
  );
  return namesOf.map((own) => {
    const placeOf = (key: string) => own.findIndex((name) => key === name || key.startsWith(`${name} `));
    return rows
      .filter(({ id, nameKey }) => placeOf(nameKey) >= 0 && (counts.get(id) ?? 0) > 0)
      .sort((one, other) => placeOf(one.nameKey) - placeOf(other.nameKey) || one.nameKey.localeCompare(other.nameKey))
      .slice(0, MAX_SUBJECTS)
      .map(({ id, name }) => ({ id, name, booksCount: counts.get(id) ?? 0 }));
  });
}

/** The searched name first, then what else the topic is called. */
function namesOfTopic({ label, topic }: MatchedTopic): string[] {
  return [...new Set([label, ...topic.subjects, ...topic.terms].map((name) => foldKey(name)))];
}

/** How many books of the catalogue have each of the subjects. */
async function countBooks(reader: Reader, ids: readonly number[]): Promise<ReadonlyMap<number, number>> {
  if (ids.length === 0) {
    return new Map();
  }
  const parts = ids.map(
    (id) =>
      sql`SELECT ${id} AS id, COUNT(*) AS total FROM (
            SELECT 1 FROM book_subjects ${forcedJoin(reader.engine)} books ON books.id = book_subjects.book_id
            WHERE book_subjects.subject_id = ${id} AND books.listed = 1 AND ${isShown} LIMIT ${MAX_COUNTED_BOOKS}) AS ${raw(`of${id}`)}`,
  );
  const rows = await reader.select(
    { id: integer(sql`id`), total: integer(sql`total`) },
    sql`FROM (${join(parts, " UNION ALL ")}) AS counts`,
  );
  return new Map(rows.map(({ id, total }) => [id, total]));
}
