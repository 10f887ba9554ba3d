import type DataLoader from "dataloader";

import { pick, type RowOf } from "../../platform/database/columns.js";
import { bookTable } from "../Book.entity.js";
import { type BookTraits, couldBeOneWork, traitsOf } from "../record/bookTraits.js";

/** What tells of which work a book is. */
export const workColumns = pick(
  bookTable,
  "id",
  "title",
  "titleKey",
  "subtitle",
  "edition",
  "seriesTitle",
  "physicalDescription",
  "publishYear",
  "publishYearText",
  "publisherId",
);
export type WorkRow = RowOf<typeof workColumns>;

export interface AuthorLoaders {
  /** Those first by whom a book is cited. */
  readonly authorIds: DataLoader<number, readonly number[]>;
  readonly realAuthors: DataLoader<number, boolean>;
}

export interface Work {
  readonly traits: BookTraits;
  /** Null where it is not known whose work it is, which then is nobody else's either. */
  readonly creator: string | null;
}

/** A team or an institution has many works of one title, and stands for one of them at its publisher only. */
export async function workOf(book: WorkRow, { authorIds, realAuthors }: AuthorLoaders): Promise<Work> {
  const [author] = await authorIds.load(book.id);
  const traits = traitsOf(book);
  if (author === undefined) {
    return { traits, creator: null };
  }
  const isReal = await realAuthors.load(author);
  const { publisherId } = book;
  return { traits, creator: isReal ? `${author}` : publisherId === null ? null : `${author} at ${publisherId}` };
}

export function isOneWork(one: Work, other: Work): boolean {
  return one.creator !== null && one.creator === other.creator && couldBeOneWork(one.traits, other.traits);
}

/** Of each work the first of these books only, and none of the work of `book`. */
export async function withoutOtherEditions<Row extends WorkRow>(
  book: WorkRow,
  rows: readonly Row[],
  loaders: AuthorLoaders,
): Promise<Row[]> {
  const titles = new Map<string, number>();
  for (const { titleKey } of [book, ...rows]) {
    titles.set(titleKey, (titles.get(titleKey) ?? 0) + 1);
  }
  // Only namesakes are compared, all of whose authors are read at once.
  const works = new Map(
    await Promise.all(
      [book, ...rows]
        .filter(({ titleKey }) => (titles.get(titleKey) ?? 0) > 1)
        .map(async (row) => [row.id, await workOf(row, loaders)] as const),
    ),
  );
  const own = works.get(book.id);
  const taken = own ? [own] : [];
  return rows.filter(({ id }) => {
    const work = works.get(id);
    if (!work) return true;
    if (taken.some((other) => isOneWork(work, other))) return false;
    taken.push(work);
    return true;
  });
}
