import sql, { join } from "sql-template-tag";

import type { PersonName } from "../../../authorities/variants/deliveredNames.js";
import { otherNamesOf } from "../../../authorities/variants/variantReads.js";
import { text } from "../../../platform/database/columns.js";
import type { Reader } from "../../../platform/database/Database.js";
import { parseSearch, type SearchText, type Term } from "../words/searchText.js";
import type { SearchLookup } from "./searchLookup.js";

/** A longer name is not looked for in a question. */
const MAX_WORDS_OF_NAME = 6;
/** Of whoever has more names, only so many are searched for. */
const MAX_OTHER_NAMES = 8;
/** A shorter single word is in titles of all kinds: it counts only where an author or a subject is called so. */
const MIN_LENGTH_OF_TELLING_NAME = 5;

/** More people are not looked for in one question. */
const MAX_PEOPLE = 3;

/** A name by which the books of the library have somebody. */
export interface NameInLibrary {
  readonly name: string;
  readonly terms: readonly Term[];
}

/** What somebody is called in a question, and in the books. */
interface KnownName {
  readonly typed: readonly string[];
  /** The words of the name that are looked up where it is meant as it was typed. */
  readonly terms: readonly Term[];
  /** Names by which the books of the library have the same person. */
  readonly names: readonly NameInLibrary[];
}

export interface KnownNames {
  /** The longest name first. */
  readonly people: readonly KnownName[];
  /** The words of the question beside them. */
  readonly rest: readonly Term[];
}

interface Place {
  readonly from: number;
  readonly to: number;
}

/**
 * The names in a question of people whom this library knows by another one too, the longest first, none of them within
 * another; null without any.
 */
export async function findKnownNames(
  reader: Reader,
  { words, significant }: SearchText,
  lookup: SearchLookup,
): Promise<KnownNames | null> {
  const places = words.flatMap((_, from) =>
    words.slice(from, from + MAX_WORDS_OF_NAME).map((__, more) => ({ from, to: from + more + 1 })),
  );
  const typedAt = ({ from, to }: Place) => words.slice(from, to);
  const others = await otherNamesOf(
    reader,
    places.map((place) => typedAt(place).join(" ")),
  );
  const named = places
    .filter((place) => others.has(typedAt(place).join(" ")))
    .sort((one, other) => other.to - other.from - (one.to - one.from));
  const termsOf = (those: readonly string[]) => significant.filter(({ word }) => those.includes(word));
  const people: (KnownName & Place)[] = [];
  for (const place of named) {
    const typed = typedAt(place);
    const isFree = people.every(({ from, to }) => to <= place.from || place.to <= from);
    const candidates = (others.get(typed.join(" ")) ?? []).filter(({ key }) => !hasAll(key.split(" "), typed));
    const names =
      isFree && people.length < MAX_PEOPLE
        ? await namesInLibrary(reader, candidates.slice(0, MAX_OTHER_NAMES), lookup)
        : [];
    if (names.length > 0) {
      people.push({ ...place, typed, terms: termsOf(typed), names });
    }
  }
  const beside = words.filter((_, place) => !people.some(({ from, to }) => from <= place && place < to));
  return people.length === 0 ? null : { people, rest: termsOf(beside) };
}

function hasAll(words: readonly string[], wanted: readonly string[]): boolean {
  return wanted.every((word) => words.includes(word));
}

async function namesInLibrary(reader: Reader, candidates: readonly PersonName[], lookup: SearchLookup) {
  const isTelling = ({ key }: PersonName) => key.includes(" ") || key.length >= MIN_LENGTH_OF_TELLING_NAME;
  const recorded = await recordedNames(
    reader,
    candidates.filter((name) => !isTelling(name)).map(({ key }) => key),
  );
  const found: NameInLibrary[] = [];
  for (const candidate of candidates.filter((name) => isTelling(name) || recorded.has(name.key))) {
    const { terms: asked } = parseSearch(candidate.name);
    // No name is the beginning of another word, and of a single word another form is not the name.
    const terms = asked.map(({ word, keys }) => ({ word, keys: asked.length === 1 ? [] : keys, isWhole: true }));
    if (await lookup.exists({ groups: [terms], scope: "all", level: "key" })) {
      found.push({ name: candidate.name, terms });
    }
  }
  return found;
}

/** Those of the names that an author with books or a subject has. */
async function recordedNames(reader: Reader, keys: readonly string[]): Promise<ReadonlySet<string>> {
  if (keys.length === 0) {
    return new Set();
  }
  const named = join([...keys]);
  const rows = await reader.select(
    { nameKey: text(sql`name_key`) },
    sql`FROM (SELECT name_key FROM authors WHERE name_key IN (${named}) AND books_count > 0
              UNION SELECT name_key FROM subjects WHERE name_key IN (${named})) AS recorded`,
  );
  return new Set(rows.map(({ nameKey }) => nameKey));
}
