import { z } from "zod";

import type { Database } from "../../platform/database/Database.js";
import { foldKey } from "../../../common/fold.js";
import { line } from "../../platform/validation/fields.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanWrite, isLibrarian, isSignedIn, type Viewer } from "../../viewer.js";
import { MAX_SEARCH_LENGTH } from "../query/parseListArgs.js";
import { catalogueNames } from "./catalogueNames.js";
import { FEWEST_READERS_OF_A_DAY, type SearchCounter } from "./SearchCounter.js";

export const enterSearchInput = z.strictObject({
  search: line(MAX_SEARCH_LENGTH).describe("What was entered, as it was typed."),
});

/** A name is shown from so many readers on, a reader counted once a day. */
const FEWEST_READERS = FEWEST_READERS_OF_A_DAY + 2;
/** Fewer names are no list. */
export const FEWEST_SHOWN = 3;
export const MOST_SHOWN = 6;
/** Names that are known besides, in place of those that an administrator hides. */
const MOST_KNOWN = 60;
const LIFETIME_MS = 60_000;

/** What an administrator has decided of it. */
export interface OftenSearchedSettings {
  readonly showsOftenSearched: boolean;
  readonly hiddenSearches: readonly string[];
}

/** What readers look for and the library has, as its catalogue calls it. */
export class OftenSearchedService {
  private known: { readonly until: number; readonly names: Promise<readonly string[]> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly counter: SearchCounter,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * A search was entered. Readers count, librarians do not, nor do programs.
   * @throws ValidationError
   */
  enter(viewer: Viewer, input: unknown, { address }: { readonly address: string }): string {
    assertCanWrite(viewer);
    const { search } = parseInput(enterSearchInput, input);
    const isProgram = isSignedIn(viewer) && viewer.credential.kind === "token";
    if (!isLibrarian(viewer) && !isProgram) {
      this.counter.record(search, { userId: isSignedIn(viewer) ? viewer.userId : null, address });
    }
    return search;
  }

  /** The most looked for first; nothing where there are too few, or the library does not want it. */
  async list(_viewer: Viewer, { showsOftenSearched, hiddenSearches }: OftenSearchedSettings): Promise<string[]> {
    if (!showsOftenSearched) return [];
    const hidden = new Set(hiddenSearches.map((name) => foldKey(name)));
    const names = (await this.names()).filter((name) => !hidden.has(foldKey(name))).slice(0, MOST_SHOWN);
    return names.length < FEWEST_SHOWN ? [] : names;
  }

  /** Known for a minute: then one reader's request finds it anew, while others go on with what there was. */
  private async names(): Promise<readonly string[]> {
    const now = this.now().getTime();
    const before = this.known;
    if (before && before.until > now) return before.names;
    const renewed = this.read();
    // Until it is there, others are not to ask as well.
    this.known = { until: now + LIFETIME_MS, names: before?.names ?? renewed };
    const names = await renewed.catch((error: unknown) => {
      this.known = before;
      throw error;
    });
    this.known = { until: now + LIFETIME_MS, names: Promise.resolve(names) };
    return names;
  }

  private async read(): Promise<readonly string[]> {
    // What cannot be written now is written with the next flush, whose failure is logged.
    await this.counter.flush().catch(() => undefined);
    const most = await this.counter.most(FEWEST_READERS, MOST_KNOWN);
    if (most.length === 0) return [];
    const keys = most.map(({ nameKey }) => nameKey);
    const names = await this.database.read((reader) => catalogueNames(reader, keys));
    return [...new Set(keys.flatMap((key) => names.get(key) ?? []))];
  }
}
