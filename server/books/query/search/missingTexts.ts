import sql from "sql-template-tag";

import type { Reader } from "../../../platform/database/Database.js";
import type { Term } from "../words/searchText.js";
import { fulltextCondition, type MissingTexts, type SearchMatch, termsOf, termTexts } from "./searchMatch.js";
import { searchedRow, type SearchSample } from "./searchSample.js";

/** If so many books have what the sample lacks of a term, none of it is taken for missing. */
const MAX_UNSAMPLED = 500;
/** Of terms that are wanted together the rarest are looked for in every row, the others only in what has those. */
const MAX_TERMS = 4;

/** By the texts that the sample lacks of a term, which of them no book has. */
export type KnownMissing = Map<string, Promise<MissingTexts>>;

/**
 * The texts of a match that no book has: most joined words and keys, each of which would be looked for in every row.
 * Texts that the sample lacks are rare, so the index finds their books quickly. Each term is asked for by itself: where
 * many books have what the sample lacks of one, the others' are still left out.
 */
export async function missingTexts(
  reader: Reader,
  match: SearchMatch,
  sample: SearchSample,
  known: KnownMissing,
  mostTerms = MAX_TERMS,
): Promise<MissingTexts> {
  const countOf = (term: Term) => sample.countTerm(term, match);
  const rarest = termsOf(match)
    .toSorted((one, other) => countOf(one) - countOf(other))
    .slice(0, mostTerms);
  const missing = await Promise.all(
    rarest.map((term) => {
      const unsampled = termTexts(term, match)
        .map(([, text]) => text)
        .filter((text) => !sample.has(text));
      const key = unsampled.join();
      const ofTerm = known.get(key) ?? readMissing(reader, unsampled);
      known.set(key, ofTerm);
      return ofTerm;
    }),
  );
  return new Set(missing.flatMap((ofTerm) => [...ofTerm]));
}

async function readMissing(reader: Reader, unsampled: readonly string[]): Promise<MissingTexts> {
  if (unsampled.length === 0) {
    return new Set();
  }
  const rows = await reader.select(
    { all: searchedRow.all },
    sql`FROM book_search WHERE ${fulltextCondition(unsampled, "all")} LIMIT ${MAX_UNSAMPLED}`,
  );
  return new Set(
    rows.length === MAX_UNSAMPLED ? [] : unsampled.filter((text) => !rows.some(({ all }) => all.includes(text))),
  );
}
