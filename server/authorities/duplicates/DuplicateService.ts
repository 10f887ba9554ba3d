import type { Database } from "../../platform/database/Database.js";
import { invalid, NotFoundError } from "../../errors.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanRead, assertCanManage, type Viewer } from "../../viewer.js";
import { fullName } from "../names/authorName.js";
import { authoritiesAfter, authoritiesByIds, type AuthorityList, type AuthorityRow } from "../authorityReads.js";
import { keepApartInput } from "../editing/editingInput.js";
import { editingPlans } from "../editing/editingPlans.js";
import { recordLock } from "../editing/recordWriter.js";
import { readDismissedPairs, dismissPairs } from "./dismissedDuplicates.js";
import { type DuplicateReason, likelyDuplicates, type NamedRecord } from "./likelyDuplicates.js";

const RECORDS_PER_READ = 2_000;
/** Only so many records are compared: a bound for the cost of a suggestion. */
const MAX_RECORDS = 50_000;
const MAX_GROUPS = 50;
/** Comparing thousands of names takes a moment: a count of them may be so old. */
const COUNT_LIFETIME_MS = 10 * 60_000;

export interface MergeSuggestion<List extends AuthorityList> {
  readonly reason: DuplicateReason;
  /** The one with the most books first. */
  readonly records: readonly AuthorityRow<List>[];
}

/** How many groups of records are likely one. */
export interface LikelyCounts {
  readonly authors: number;
  readonly publishers: number;
}

/** Which records of the six lists are likely one. */
export class DuplicateService {
  private counted: { readonly at: number; readonly counts: Promise<LikelyCounts> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** How many groups of authors and of publishers are suggested; at most ten minutes old. */
  async likelyCounts(viewer: Viewer): Promise<LikelyCounts> {
    assertCanRead(viewer, "catalogue");
    const at = this.now().getTime();
    if (this.counted === null || at - this.counted.at > COUNT_LIFETIME_MS) {
      const counts = this.countSuggestions(viewer);
      this.counted = { at, counts };
      // What failed is asked again the next time.
      counts.catch(() => (this.counted = null));
    }
    return this.counted.counts;
  }

  private async countSuggestions(viewer: Viewer): Promise<LikelyCounts> {
    return {
      authors: (await this.suggestions(viewer, "authors")).length,
      publishers: (await this.suggestions(viewer, "publishers")).length,
    };
  }

  /** The most certain first, then those with the most books. */
  async suggestions<List extends AuthorityList>(viewer: Viewer, list: List): Promise<MergeSuggestion<List>[]> {
    assertCanRead(viewer, "catalogue");
    const isDismissed = await this.database.read((reader) => readDismissedPairs(reader, list));
    const groups = (await likelyDuplicates(list, await this.readNames(list, comparedNames[list]), isDismissed)).slice(
      0,
      MAX_GROUPS,
    );
    if (groups.length === 0) {
      return [];
    }
    const ids = groups.flatMap((group) => group.ids);
    const rows = await this.database.read((reader) => authoritiesByIds(reader, list, ids));
    const byId = new Map(rows.map((row) => [row.id, row]));
    return groups
      .map(({ reason, ids: members }) => ({ reason, records: members.flatMap((id) => byId.get(id) ?? []) }))
      .filter(({ records }) => records.length > 1);
  }

  /** Records that two records are not duplicates; they are no longer suggested together. Returns both. */
  async keepApart<List extends AuthorityList>(
    viewer: Viewer,
    list: List,
    id: number,
    input: unknown,
  ): Promise<AuthorityRow<List>[]> {
    assertCanManage(viewer, "catalogue");
    const { otherIds } = parseInput(keepApartInput, input);
    const { label, recordType } = editingPlans[list];
    return this.database.write({ viewer, locks: [recordLock(list, [id, ...otherIds])] }, async (tx) => {
      const rows = await authoritiesByIds(tx, list, [id, ...otherIds]);
      if (!rows.some((row) => row.id === id)) {
        throw new NotFoundError(`${label} ini tidak ditemukan.`);
      }
      if (rows.length < otherIds.length + 1) {
        throw invalid("otherIds", `Sebutkan ${label.toLowerCase()} lain yang ada di daftar, masing-masing satu kali.`);
      }
      await dismissPairs(tx, list, [id, ...otherIds]);
      return { result: rows, audit: [{ action: `${recordType}.keepApart`, recordId: id, after: { otherIds } }] };
    });
  }

  private async readNames<List extends AuthorityList>(
    list: List,
    comparedName: (row: AuthorityRow<List>) => string,
  ): Promise<NamedRecord[]> {
    const names: NamedRecord[] = [];
    for (let last = 0; names.length < MAX_RECORDS;) {
      const rows = await this.database.read((reader) => authoritiesAfter(reader, list, last, RECORDS_PER_READ));
      names.push(...rows.map((row) => ({ id: row.id, booksCount: row.booksCount, name: comparedName(row) })));
      if (rows.length < RECORDS_PER_READ) {
        break;
      }
      last = required(rows.at(-1), "the last of the records").id;
    }
    return names;
  }
}

/** The text that is compared. */
const comparedNames: { readonly [List in AuthorityList]: (row: AuthorityRow<List>) => string } = {
  authors: fullName,
  publishers: ({ name }) => name,
  categories: ({ name }) => name,
  // Without dots and spaces, which are typed inconsistently.
  classifications: ({ sortKey }) => sortKey.replace(/[.\s]/gu, ""),
  locations: ({ sortKey }) => sortKey,
  sources: ({ name }) => name,
};
