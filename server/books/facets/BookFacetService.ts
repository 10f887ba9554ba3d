import type { DatabaseReads } from "../../platform/database/Database.js";
import { invalid } from "../../errors.js";
import type { Viewer } from "../../viewer.js";
import { assertCanList } from "../BookService.js";
import { filterConditions } from "../query/bookFilter.js";
import type { BookListArgs } from "../query/parseListArgs.js";
import { type FacetBooks, facetBooks } from "./facetBooks.js";
import { facetCounts, type FacetValue, storedFacetCounts } from "./facetCounts.js";
import { chosenValues, type FacetKind, withoutOwnChoice } from "./facetKinds.js";

export const DEFAULT_FACET_VALUES = 8;
export const MAX_FACET_VALUES = 50;

/** One way in which the books of a list are divided, with how many each part has. */
export interface BookFacet {
  readonly kind: FacetKind;
  readonly values: readonly FacetValue[];
  /** More values than were asked for. */
  readonly hasMore: boolean;
  /** The counts are from a sample, because too many books are found to count each. */
  readonly isEstimated: boolean;
}

/** What the books of a search are divided by. */
export class BookFacetService {
  constructor(private readonly database: DatabaseReads) {}

  /**
   * Counted within the search and all other filters: a facet's own choice does not hide what else could be chosen.
   * @throws DomainError validation for a wrong number of values, and as `BookService.page`.
   */
  facets(
    viewer: Viewer,
    { search, filter }: Pick<BookListArgs, "search" | "filter">,
    kinds: readonly FacetKind[],
    first = DEFAULT_FACET_VALUES,
  ): Promise<BookFacet[]> {
    return this.database.read(async (reader) => {
      assertCanList(viewer, { filter: filter ?? null });
      if (first < 1 || first > MAX_FACET_VALUES) {
        throw invalid("first", `Minta 1 sampai ${MAX_FACET_VALUES} pilihan.`);
      }
      // Facets of which nothing is chosen count the same books.
      const found = new Map<string, Promise<FacetBooks>>();
      const question = {};
      return Promise.all(
        [...new Set(kinds)].map(async (kind) => {
          const others = { search: search ?? null, filter: withoutOwnChoice(filter ?? {}, kind), question };
          const wanted = { first, chosen: chosenValues(filter ?? {}, kind) };
          const stored = isWholeCollection(others) ? await storedFacetCounts(reader, kind, wanted) : null;
          if (stored) {
            return { kind, ...stored };
          }
          const key = JSON.stringify(others.filter);
          const books = found.get(key) ?? facetBooks(reader, others);
          found.set(key, books);
          return { kind, ...(await facetCounts(reader, kind, await books, wanted)) };
        }),
      );
    });
  }
}

function isWholeCollection({ search, filter }: Pick<BookListArgs, "search" | "filter">): boolean {
  return !search?.trim() && filterConditions(filter ?? {}).length === 0;
}
