import { z } from "zod";

import { DEFAULT_PAGE_SIZE, MAX_PAGE_SIZE, type Page, type PageArgs } from "../database/keyset.js";
import { ValidationError } from "../../errors.js";
import { summaryOf } from "../validation/parseInput.js";
import { queryText, wholeNumber } from "./queryFields.js";
import type { RestCall } from "./route.js";

/** A numbered page reads all rows before it; after this limit a cursor continues at constant cost. */
export const MAX_NUMBERED_OBJECTS = 25_000;
const MAX_CURSOR_LENGTH = 2_000;

const pagingFields = {
  page: wholeNumber()
    .optional()
    .describe(
      `Number of a page, from 1. Pages have numbers up to the ${MAX_NUMBERED_OBJECTS}th object; the cursor goes on ` +
        "from there, as the `next` link shows.",
    ),
  per_page: wholeNumber(1, MAX_PAGE_SIZE)
    .optional()
    .describe(`Objects on a page, 1 to ${MAX_PAGE_SIZE}; ${DEFAULT_PAGE_SIZE} unless given.`),
  cursor: queryText(MAX_CURSOR_LENGTH)
    .optional()
    .describe(
      "Page by page however long the list: empty for the first page, then as the `next` link has it. The same " +
        "opaque text as GraphQL's cursors.",
    ),
  before: queryText(MAX_CURSOR_LENGTH)
    .optional()
    .describe("The page that ends before this cursor, as the `prev` link has it."),
};

/** The query of a list: paging, and whatever narrows or orders it. Anything else is refused. */
export function listQuery<Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject({ ...pagingFields, ...shape });
}

export interface PagingQuery {
  readonly page?: number | undefined;
  readonly per_page?: number | undefined;
  readonly cursor?: string | undefined;
  readonly before?: string | undefined;
}

export interface Paging {
  /** Null if a cursor is given. */
  readonly number: number | null;
  readonly size: number;
  /** The paging arguments for services. */
  readonly args: PageArgs;
}

/** The first page, from which cursors lead on. */
export const FIRST_PAGE: Paging = { number: null, size: DEFAULT_PAGE_SIZE, args: { first: DEFAULT_PAGE_SIZE } };

/** The requested page; null if the whole list is requested. @throws ValidationError */
export function parsePaging({ page, per_page, cursor, before }: PagingQuery): Paging | null {
  const size = per_page ?? DEFAULT_PAGE_SIZE;
  const given = Object.entries({ page, cursor, before }).filter(([, value]) => value !== undefined);
  if (given.length > 1) {
    throw pagingError(
      given.map(([name]) => name),
      "Pakai page, cursor, atau before, salah satu saja.",
    );
  }
  if (cursor !== undefined || before !== undefined) {
    return {
      number: null,
      size,
      args: before === undefined ? { first: size, after: cursor || null } : { last: size, before },
    };
  }
  if (page === undefined && per_page === undefined) {
    return null;
  }
  const number = page ?? 1;
  if ((number - 1) * size >= MAX_NUMBERED_OBJECTS) {
    const formattedMax = MAX_NUMBERED_OBJECTS.toLocaleString("id-ID");
    throw pagingError(
      ["page"],
      `Halaman bernomor hanya sampai data ke-${formattedMax}. Untuk seterusnya pakai cursor, seperti pada tautan next.`,
    );
  }
  return { number, size, args: { first: size, skip: (number - 1) * size } };
}

function pagingError(names: readonly string[], message: string): ValidationError {
  const fields = names.map((name) => ({ name, message }));
  return new ValidationError(fields.length > 1 ? message : summaryOf(fields), fields);
}

/** Announces the pages around this one by `Link`, and with `total` also the last one and `X-Total-Count`. */
export function setPageLinks(
  { url, origin, setHeader }: Pick<RestCall<unknown, unknown>, "url" | "origin" | "setHeader">,
  { number, size }: Paging,
  { edges, hasNextPage, hasPreviousPage, startCursor, endCursor }: Page<unknown>,
  total: number | null,
): void {
  const [path = "", query = ""] = url.split("?", 2);
  const link = (rel: string, name: "page" | "cursor" | "before", value: number | string) => {
    const parameters = new URLSearchParams(query);
    for (const other of ["page", "cursor", "before"]) {
      parameters.delete(other);
    }
    parameters.append(name, String(value));
    return `<${origin}${path}?${parameters.toString()}>; rel="${rel}"`;
  };
  const first = startCursor ?? edges.at(0)?.cursor;
  const last = endCursor ?? edges.at(-1)?.cursor;
  const links: string[] = [];
  if (number === null) {
    links.push(link("first", "cursor", ""));
    if (hasPreviousPage && first !== undefined) {
      links.push(link("prev", "before", first));
    }
    if (hasNextPage && last !== undefined) {
      links.push(link("next", "cursor", last));
    }
  } else {
    links.push(link("first", "page", 1));
    if (number > 1) {
      links.push(link("prev", "page", number - 1));
    }
    if (hasNextPage && last !== undefined) {
      links.push(
        endCursor !== undefined || number * size >= MAX_NUMBERED_OBJECTS
          ? link("next", "cursor", last)
          : link("next", "page", number + 1),
      );
    }
    if (total !== null && total <= MAX_NUMBERED_OBJECTS) {
      links.push(link("last", "page", Math.max(1, Math.ceil(total / size))));
    }
  }
  setHeader("link", links.join(", "));
  if (total !== null) {
    setHeader("x-total-count", String(total));
  }
}
