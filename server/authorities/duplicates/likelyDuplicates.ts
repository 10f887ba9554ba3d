import { setImmediate as nextTurn } from "node:timers/promises";

import type { CatalogueList } from "../catalogueReads.js";
import { differsInOneLetter, spellingKeys, tellingWords, typoKeys } from "./duplicateKeys.js";

/** A record as the comparison sees it. */
export interface NamedRecord {
  readonly id: number;
  readonly name: string;
  readonly booksCount: number;
}

/** `spelling`: the same words, written differently; `letter`: one letter is another. */
export type DuplicateReason = "spelling" | "letter";

export interface DuplicateGroup {
  readonly reason: DuplicateReason;
  /** The one with the most books first. */
  readonly ids: readonly number[];
}

const RECORDS_PER_TURN = 500;
/** Of the records that share a key with a new one, so many are looked at. */
const MOST_COMPARED = 20;
const MOST_IN_GROUP = 10;

/**
 * Groups of records that are likely the same thing, found by shared keys in one pass, so that 20,000 records cost 20,000 steps and
 * not their pairs. Classes are compared by their codes alone, where one digit is another class.
 */
export async function likelyDuplicates(
  list: CatalogueList,
  records: readonly NamedRecord[],
  isKeptApart: (one: number, other: number) => boolean = () => false,
): Promise<DuplicateGroup[]> {
  const groups = new Groups(records.length);
  const byKey = new Map<string, number[]>();
  const words = records.map(({ name }) => (list === "classifications" ? [name] : tellingWords(list, name)));

  const meet = (key: string, index: number, reason: DuplicateReason) => {
    const others = byKey.get(key) ?? [];
    for (const other of others.slice(0, MOST_COMPARED)) {
      const isAlike = reason === "spelling" || differsInOneLetter(words[index] ?? [], words[other] ?? []);
      if (isAlike && !isKeptApart(records[index]?.id ?? 0, records[other]?.id ?? 0)) {
        groups.join(index, other, reason);
      }
    }
    byKey.set(key, [...others, index].slice(-MOST_COMPARED));
  };
  for (const [index, own] of words.entries()) {
    if (own.length > 0) {
      spellingKeys(own).forEach((key) => meet(key, index, "spelling"));
      if (list !== "classifications") {
        typoKeys(own).forEach((key) => meet(key, index, "letter"));
      }
    }
    if (index % RECORDS_PER_TURN === 0) {
      await nextTurn();
    }
  }
  return groups
    .found()
    .map(({ reason, members }) =>
      asGroup(
        reason,
        members.flatMap((index) => records[index] ?? []),
      ),
    )
    .sort(
      (one, other) => Number(one.reason === "letter") - Number(other.reason === "letter") || other.books - one.books,
    )
    .map(({ reason, ids }) => ({ reason, ids }));
}

function asGroup(reason: DuplicateReason, members: NamedRecord[]): DuplicateGroup & { readonly books: number } {
  const byBooks = members
    .sort((one, other) => other.booksCount - one.booksCount || one.id - other.id)
    .slice(0, MOST_IN_GROUP);
  return {
    reason,
    ids: byBooks.map(({ id }) => id),
    books: members.reduce((sum, { booksCount }) => sum + booksCount, 0),
  };
}

/** Who belongs with whom: each points to another of its group, the last one to itself. */
class Groups {
  private readonly parent: number[];
  private readonly mistyped = new Set<number>();

  constructor(size: number) {
    this.parent = Array.from({ length: size }, (_, index) => index);
  }

  join(one: number, other: number, reason: DuplicateReason): void {
    const [first, second] = [this.headOf(one), this.headOf(other)];
    if (first !== second) {
      this.parent[second] = first;
      if (reason === "letter") {
        this.mistyped.add(one);
      }
    }
  }

  found(): { reason: DuplicateReason; members: number[] }[] {
    const members = new Map<number, number[]>();
    for (const index of this.parent.keys()) {
      const head = this.headOf(index);
      const group = members.get(head) ?? [];
      group.push(index);
      members.set(head, group);
    }
    return [...members.values()]
      .filter(({ length }) => length > 1)
      .map((group) => ({
        reason: group.some((index) => this.mistyped.has(index)) ? "letter" : "spelling",
        members: group,
      }));
  }

  private headOf(index: number): number {
    let head = index;
    for (let next = this.parent[head] ?? head; next !== head; next = this.parent[head] ?? head) {
      this.parent[head] = this.parent[next] ?? next;
      head = next;
    }
    return head;
  }
}
