import sql, { join, type Sql } from "sql-template-tag";

import { pick, type RowOf } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { groupBy } from "../../platform/groupBy.js";
import { fullName } from "../names/authorName.js";
import { authorTable } from "../records/Author.entity.js";
import { authorVariantTable } from "./AuthorVariant.entity.js";
import { deliveredNamesOf, deliveredPeopleBy, type PersonName } from "./deliveredNames.js";

const columns = pick(authorVariantTable, "authorId", "name", "nameKey", "isSwitchedOff");
export type AuthorVariantRow = RowOf<typeof columns>;

export function variantRows(reader: Reader, authorIds: readonly number[]): Promise<AuthorVariantRow[]> {
  return reader.select(
    columns,
    sql`FROM author_variants WHERE author_id IN (${join([...authorIds])}) ORDER BY author_id, id`,
  );
}

/** Of authors with so many rows together nobody has typed a name. */
const MAX_ROWS = 500;

/** What the people of these names are called besides, by the name. */
export async function otherNamesOf(
  reader: Reader,
  keys: readonly string[],
): Promise<ReadonlyMap<string, readonly PersonName[]>> {
  if (keys.length === 0) {
    return new Map();
  }
  const asked = join([...new Set(keys.flatMap((key) => [key, ...deliveredNamesOf(key).map((name) => name.key)]))]);
  const rows = await reader.select(
    { ...columns, ...pick(authorTable, "firstName", "lastName"), authorKey: authorTable.nameKey },
    sql`FROM (SELECT author_id AS id FROM author_variants WHERE name_key IN (${asked})
              UNION SELECT id FROM authors WHERE name_key IN (${asked})) AS named
        JOIN author_variants ON author_variants.author_id = named.id JOIN authors ON authors.id = named.id
        ORDER BY author_variants.author_id, author_variants.id LIMIT ${MAX_ROWS}`,
  );
  const switchedOff = new Set(rows.filter((row) => row.isSwitchedOff).map(({ nameKey }) => nameKey));
  const people = [...groupBy(rows, ({ authorId }) => authorId).values()].map((those) => [
    ...those.slice(0, 1).map((row) => ({ name: fullName(row), key: row.authorKey })),
    ...those.filter((row) => !row.isSwitchedOff).map(({ name, nameKey }) => ({ name, key: nameKey })),
  ]);
  const others = keys.map((key) => {
    const delivered = switchedOff.has(key) ? [] : deliveredNamesOf(key).filter((name) => !switchedOff.has(name.key));
    const own = people.filter((names) => names.some((name) => name.key === key)).flat();
    // An author's own names and the delivered ones of the same person are of one person too.
    const further = own.flatMap((name) => deliveredNamesOf(name.key).filter((other) => !switchedOff.has(other.key)));
    const names = [...own, ...delivered, ...further].filter((name) => name.key !== key);
    return [key, [...new Map(names.map((name) => [name.key, name])).values()]] as const;
  });
  return new Map(others.filter(([, names]) => names.length > 0));
}

/** On `authors`: one of the author's other names has all of the words, or their beginnings. */
export function variantCondition(words: readonly string[]): Sql {
  const isWanted = (key: string) => words.every((word) => ` ${key}`.includes(` ${word}`));
  const hasWord = (word: string) => sql`(name_key LIKE ${`${word}%`} OR name_key LIKE ${`% ${word}%`})`;
  const own = sql`id IN (SELECT author_id FROM author_variants WHERE is_switched_off = 0 AND ${join(
    words.map(hasWord),
    " AND ",
  )})`;
  return sql`(${join([own, ...deliveredCondition(isWanted)], " OR ")})`;
}

/** On `authors`: one of the author's other names begins so. Each is a list of ids. */
export function idsOfVariantsBeginning(text: string, limit: number): Sql[] {
  const own = sql`SELECT author_id AS id FROM (SELECT author_id FROM author_variants
                    WHERE name_key >= ${text} AND name_key < ${`${text}\uFFFF`} AND is_switched_off = 0
                    ORDER BY name_key LIMIT ${limit}) AS variants`;
  return [
    own,
    ...deliveredCondition((key) => key.startsWith(text)).map(
      (condition) => sql`SELECT id FROM authors WHERE ${condition}`,
    ),
  ];
}

/** None where the delivered list has no such name. */
function deliveredCondition(isWanted: (key: string) => boolean): Sql[] {
  const people = deliveredPeopleBy(isWanted);
  if (people.length === 0) {
    return [];
  }
  const names = people.flatMap((person) => person.names.map(({ key }) => key));
  const found = people.flatMap((person) => person.found.map(({ key }) => key));
  return [
    sql`(name_key IN (${join(names)}) AND id NOT IN (SELECT author_id FROM author_variants
          WHERE is_switched_off = 1 AND name_key IN (${join(found)})))`,
  ];
}
