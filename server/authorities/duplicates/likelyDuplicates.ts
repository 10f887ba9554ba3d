import { setImmediate as yieldToEventLoop } from "node:timers/promises";

import type { AuthorityList } from "../authorityReads.js";
import { differsInOneLetter, spellingKeys, significantWords, typoKeys } from "./duplicateKeys.js";
import { required } from "../../platform/required.js";

/** A record as the comparison uses it. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
  readonly booksCount: number;
}

/** `spelling`: the same words, written differently; `letter`: one letter differs. */
export type DuplicateReason = "spelling" | "letter";

export interface DuplicateGroup {
  readonly reason: DuplicateReason;
  /** The one with the most books first. */
  readonly ids: readonly number[];
}

const RECORDS_PER_YIELD = 500;
/** A new record is compared with at most so many of the records that share a key. */
const MAX_COMPARED = 20;
const MAX_GROUP_SIZE = 10;

/**
 * Groups of possible duplicates, found by shared keys in one pass, so that the cost grows with the number of records
 * and not of pairs. Classifications are compared by code only, where one different digit is another class.
 */
export async function likelyDuplicates(
  list: AuthorityList,
  records: readonly NamedRecord[],
  isDismissed: (one: number, other: number) => boolean = () => false,
): Promise<DuplicateGroup[]> {
  const groups = new DisjointSets(records.length);
  const byKey = new Map<string, number[]>();
  const words = records.map(({ name }) => (list === "classifications" ? [name] : significantWords(list, name)));

  const wordsOf = (index: number) => required(words[index], "the words of a record");
  const idOf = (index: number) => required(records[index], "a compared record").id;
  const compareByKey = (key: string, index: number, reason: DuplicateReason) => {
    const others = byKey.get(key) ?? [];
    for (const other of others.slice(0, MAX_COMPARED)) {
      const isAlike = reason === "spelling" || differsInOneLetter(wordsOf(index), wordsOf(other));
      if (isAlike && !isDismissed(idOf(index), idOf(other))) {
        groups.union(index, other, reason);
      }
    }
    byKey.set(key, [...others, index].slice(-MAX_COMPARED));
  };
  for (const [index, ownWords] of words.entries()) {
    if (ownWords.length > 0) {
      spellingKeys(ownWords).forEach((key) => compareByKey(key, index, "spelling"));
      if (list !== "classifications") {
        typoKeys(ownWords).forEach((key) => compareByKey(key, index, "letter"));
      }
    }
    if (index % RECORDS_PER_YIELD === 0) {
      await yieldToEventLoop();
    }
  }
  return groups
    .groups()
    .map(({ reason, members }) =>
      toGroup(
        reason,
        members.map((index) => required(records[index], "a grouped record")),
      ),
    )
    .sort(
      (one, other) => Number(one.reason === "letter") - Number(other.reason === "letter") || other.books - one.books,
    )
    .map(({ reason, ids }) => ({ reason, ids }));
}

function toGroup(reason: DuplicateReason, members: NamedRecord[]): DuplicateGroup & { readonly books: number } {
  const byBooks = members
    .sort((one, other) => other.booksCount - one.booksCount || one.id - other.id)
    .slice(0, MAX_GROUP_SIZE);
  return {
    reason,
    ids: byBooks.map(({ id }) => id),
    books: members.reduce((sum, { booksCount }) => sum + booksCount, 0),
  };
}

/** Who belongs with whom: each points to another of its group, the last one to itself. */
class DisjointSets {
  private readonly parent: number[];
  private readonly mistyped = new Set<number>();

  constructor(size: number) {
    this.parent = Array.from({ length: size }, (_, index) => index);
  }

  union(one: number, other: number, reason: DuplicateReason): void {
    const [first, second] = [this.find(one), this.find(other)];
    if (first !== second) {
      this.parent[second] = first;
      if (reason === "letter") {
        this.mistyped.add(one);
      }
    }
  }

  groups(): { reason: DuplicateReason; members: number[] }[] {
    const members = new Map<number, number[]>();
    for (const index of this.parent.keys()) {
      const root = this.find(index);
      const group = members.get(root) ?? [];
      group.push(index);
      members.set(root, group);
    }
    return [...members.values()]
      .filter(({ length }) => length > 1)
      .map((group) => ({
        reason: group.some((index) => this.mistyped.has(index)) ? "letter" : "spelling",
        members: group,
      }));
  }

  private find(index: number): number {
    let root = index;
    for (let next = this.parent[root] ?? root; next !== root; next = this.parent[root] ?? root) {
      this.parent[root] = this.parent[next] ?? next;
      root = next;
    }
    return root;
  }
}
