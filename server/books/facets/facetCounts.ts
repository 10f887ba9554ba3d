import sql, { join, raw, type Sql } from "sql-template-tag";

import { HEADING_LENGTH, headingsOf } from "../../authorities/tree/classHeadings.js";
import { type Expression, integer, text } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { hasLendableCopy } from "../bookReads.js";
import type { FacetBooks } from "./facetBooks.js";
import type { FacetKind } from "./facetKinds.js";

/** One choice of a facet. */
export interface FacetValue {
  /** What the filter takes: a record's number, a heading, a language, a year, or `true`. */
  readonly value: string;
  /** How many books have it; roughly, where the facet is estimated. */
  readonly count: number;
}

interface FacetCounts {
  /** The commonest first; headings and years in their own order. */
  readonly values: readonly FacetValue[];
  readonly hasMore: boolean;
  readonly isEstimated: boolean;
}

/** Years without books between them are no rows, so that this is the years of any real collection. */
const MAX_YEARS = 300;

const headingStart = sql`SUBSTR(classifications.sort_key, 1, ${raw(String(HEADING_LENGTH))})`;

interface Wanted {
  /** How many values. */
  readonly first: number;
  /** Values that stay among them. */
  readonly chosen: readonly string[];
}

/** The counts for the whole collection, read from those that the records keep. */
export async function storedFacetCounts(
  reader: Reader,
  kind: FacetKind,
  { first, chosen }: Wanted,
): Promise<FacetCounts | null> {
  switch (kind) {
    case "categories":
    case "publishers":
    case "authors":
      return storedCounts(reader, kind, { first, chosen });
    case "classes":
      return headings(
        await reader.select(
          { value: text(headingStart), count: integer(sql`SUM(classifications.books_count)`) },
          sql`FROM classifications WHERE classifications.books_count > 0 GROUP BY ${headingStart}`,
        ),
        1,
      );
    default:
      return null;
  }
}

export async function facetCounts(
  reader: Reader,
  kind: FacetKind,
  books: FacetBooks,
  wanted: Wanted,
): Promise<FacetCounts> {
  switch (kind) {
    case "categories":
      return commonest(reader, books, sql`books.category_id`, books.books, wanted);
    case "publishers":
      return commonest(reader, books, sql`books.publisher_id`, books.books, wanted);
    case "materials":
      return commonest(reader, books, sql`books.material_kind`, books.books, wanted);
    case "languages":
      return commonest(reader, books, sql`books.language`, books.books, wanted);
    case "authors":
      return commonest(reader, books, sql`book_authors.author_id`, books.linked(sql`book_authors`), wanted);
    case "subjects":
      return commonest(reader, books, sql`book_subjects.subject_id`, books.linked(sql`book_subjects`), wanted);
    case "years": {
      const years = await commonest(reader, books, sql`books.publish_year`, books.books, {
        first: MAX_YEARS,
        chosen: [],
      });
      return { ...years, values: [...years.values].sort((one, other) => Number(one.value) - Number(other.value)) };
    }
    case "classes":
      return headings(
        await reader.select(
          { value: text(headingStart), count: integer(sql`COUNT(*)`) },
          sql`FROM ${books.books} JOIN classifications ON classifications.id = books.classification_id
              WHERE ${books.where} GROUP BY ${headingStart}`,
        ),
        books.weight,
      );
    case "available":
      return oneCount(reader, books, hasLendableCopy);
    case "digital":
      return oneCount(reader, books, sql`books.digital_file > ''`);
  }
}

/** The records with the most books, as every write of a book counts them. */
async function storedCounts(
  reader: Reader,
  list: "authors" | "categories" | "publishers",
  { first, chosen }: Wanted,
): Promise<FacetCounts> {
  const columns = { value: asText(sql`id`), count: integer(sql`books_count`) };
  const [top, others] = await Promise.all([
    reader.select(
      columns,
      sql`FROM ${raw(list)} WHERE books_count > 0 ORDER BY books_count DESC, id LIMIT ${first + 1}`,
    ),
    chosen.length === 0
      ? []
      : reader.select(columns, sql`FROM ${raw(list)} WHERE id IN (${join([...chosen])}) AND books_count > 0`),
  ]);
  return { ...withChosen(top, others, first, chosen), isEstimated: false };
}

async function commonest(
  reader: Reader,
  { where, weight }: FacetBooks,
  value: Sql,
  from: Sql,
  { first, chosen }: Wanted,
): Promise<FacetCounts> {
  const columns = { value: asText(value), count: integer(sql`COUNT(*)`) };
  const rest = sql`FROM ${from} WHERE ${where} AND ${value}`;
  const [top, others] = await Promise.all([
    reader.select(
      columns,
      sql`${rest} IS NOT NULL GROUP BY ${value} ORDER BY COUNT(*) DESC, ${value} LIMIT ${first + 1}`,
    ),
    chosen.length === 0 ? [] : reader.select(columns, sql`${rest} IN (${join([...chosen])}) GROUP BY ${value}`),
  ]);
  const weighted = (rows: readonly FacetValue[]) => rows.map((row) => ({ ...row, count: roughly(row.count, weight) }));
  return { ...withChosen(weighted(top), weighted(others), first, chosen), isEstimated: weight !== 1 };
}

/** A chosen value stays among the choices, even if it is rare or no longer found. */
function withChosen(
  top: readonly FacetValue[],
  others: readonly FacetValue[],
  first: number,
  chosen: readonly string[],
): Pick<FacetCounts, "values" | "hasMore"> {
  const shown = top.slice(0, first);
  const missing = chosen
    .filter((value) => !shown.some((row) => row.value === value))
    .map((value) => others.find((row) => row.value === value) ?? { value, count: 0 });
  return { values: [...shown, ...missing], hasMore: top.length > first };
}

/** Main classes and divisions, in the order of the shelves. */
function headings(rows: readonly FacetValue[], weight: number): FacetCounts {
  const counts = new Map<string, number>();
  for (const { value, count } of rows) {
    for (const heading of headingsOf(value)) {
      counts.set(heading, (counts.get(heading) ?? 0) + count);
    }
  }
  return {
    values: [...counts]
      .map(([value, count]) => ({ value, count: roughly(count, weight) }))
      .sort((one, other) => (one.value < other.value ? -1 : 1)),
    hasMore: false,
    isEstimated: weight !== 1,
  };
}

async function oneCount(reader: Reader, books: FacetBooks, condition: Sql): Promise<FacetCounts> {
  const [row] = await reader.select(
    { count: integer(sql`COALESCE(SUM(CASE WHEN ${condition} THEN 1 ELSE 0 END), 0)`) },
    sql`FROM ${books.books} WHERE ${books.where}`,
  );
  const count = roughly(required(row, "the row of a sum").count, books.weight);
  return { values: [{ value: "true", count }], hasMore: false, isEstimated: books.weight !== 1 };
}

function asText(value: Sql): Expression<string> {
  return text(sql`CAST(${value} AS CHAR)`);
}

/** An estimate of two figures: more would promise what a sample cannot know. */
function roughly(count: number, weight: number): number {
  return weight === 1 ? count : Number((count * weight).toPrecision(2));
}
