import sql, { type Sql } from "sql-template-tag";
import type { z } from "zod";

import { foldKey } from "../../common/fold.js";
import type { BookRow } from "../books/bookReads.js";
import { isbn13Of } from "../books/record/isbn.js";
import type { DatabaseReads } from "../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertSignedIn, canManage, isStudent, type Viewer } from "../viewer.js";
import {
  suggestionAdviceInput,
  type SuggestionListArgs,
  suggestionListInput,
  type SuggestionSort,
} from "./suggestionInput.js";
import {
  countSuggestions,
  hasWords,
  isOpen,
  isOwnSuggestion,
  isVisibleSuggestion,
  selectLikeBooks,
  selectLikeSuggestions,
  selectSuggestions,
  type SuggestionRow,
} from "./suggestionReads.js";
import { isOpenState } from "./suggestionStates.js";

/** What is there already of a book that somebody is about to propose. */
export interface SuggestionAdvice {
  readonly suggestions: readonly SuggestionRow[];
  readonly books: readonly BookRow[];
}

const byId: KeyColumn<SuggestionRow> = { column: sql`suggestions.id`, descending: true, valueOf: ({ id }) => id };
const orders: Readonly<Record<SuggestionSort, readonly KeyColumn<SuggestionRow>[]>> = {
  votes: [{ column: sql`suggestions.votes_count`, descending: true, valueOf: ({ votesCount }) => votesCount }, byId],
  newest: [byId],
};

/** Books that readers wish for: who has logged in sees them, and what became of them. */
export class SuggestionService {
  constructor(private readonly database: DatabaseReads) {}

  /** What most members want first, or the newest. @throws ValidationError */
  async page(viewer: Viewer, list: SuggestionListArgs, page: PageArgs): Promise<Page<SuggestionRow>> {
    assertSignedIn(viewer);
    return this.readList("suggestions", viewer, list, isVisibleSuggestion(viewer), page);
  }

  async count(viewer: Viewer, list: SuggestionListArgs): Promise<number> {
    assertSignedIn(viewer);
    return this.countList(list, isVisibleSuggestion(viewer));
  }

  /** The viewer's own, the newest first. */
  async ownPage(viewer: Viewer, page: PageArgs): Promise<Page<SuggestionRow>> {
    assertSignedIn(viewer);
    return this.readList("mySuggestions", viewer, { sort: "newest" }, ownOf(viewer), page);
  }

  async ownCount(viewer: Viewer): Promise<number> {
    assertSignedIn(viewer);
    return this.countList({}, ownOf(viewer));
  }

  /** As `byId`, for who has logged in. */
  async one(viewer: Viewer, id: number): Promise<SuggestionRow | null> {
    assertSignedIn(viewer);
    return this.byId(viewer, id);
  }

  /** Null also where the viewer may not know that there is one. */
  async byId(viewer: Viewer, id: number): Promise<SuggestionRow | null> {
    const [found] = await this.database.read(
      (reader) => selectSuggestions(reader, viewer, sql`suggestions.id = ${id} AND ${isVisibleSuggestion(viewer)}`),
      { byKey: true },
    );
    return found ?? null;
  }

  /** At most five of each. @throws ValidationError */
  async advise(viewer: Viewer, input: unknown): Promise<SuggestionAdvice> {
    assertSignedIn(viewer);
    const { title, isbn } = parseInput(suggestionAdviceInput, input);
    const wanted = { titleKey: foldKey(title ?? ""), isbn13: isbn13Of(isbn) };
    return this.database.read(async (reader) => ({
      suggestions: await selectLikeSuggestions(reader, viewer, wanted),
      books: await selectLikeBooks(reader, viewer, wanted),
    }));
  }

  /** For the interface: whether the viewer may say what becomes of suggestions, and change them. */
  canDecide(viewer: Viewer): boolean {
    return canManage(viewer, "suggestions");
  }

  /** Whether the viewer may take it away: librarians any, others their own while nobody else wants it. */
  canDelete(viewer: Viewer, { isOwn, state, votesCount, hasVoted }: SuggestionRow): boolean {
    return this.canDecide(viewer) || (isOwn && state === "proposed" && votesCount === (hasVoted ? 1 : 0));
  }

  /** Whether the viewer may say that they want it too, or no longer. */
  canVote(viewer: Viewer, { isOwn, state }: SuggestionRow): boolean {
    return isStudent(viewer) && !isOwn && isOpenState(state);
  }

  private countList(list: SuggestionListArgs, visible: Sql): Promise<number> {
    const where = sql`${visible} AND ${conditionOf(parseInput(suggestionListInput, list))}`;
    return this.database.read((reader) => countSuggestions(reader, where));
  }

  private readList(
    name: string,
    viewer: Viewer,
    list: SuggestionListArgs,
    visible: Sql,
    page: PageArgs,
  ): Promise<Page<SuggestionRow>> {
    const { sort = "votes", ...filter } = parseInput(suggestionListInput, list);
    const where = sql`${visible} AND ${conditionOf(filter)}`;
    return this.database.read((reader) =>
      readPage<SuggestionRow>(
        `${name}:${sort}`,
        [
          {
            keys: orders[sort],
            fetch: (condition, order, limit) =>
              selectSuggestions(reader, viewer, sql`${where} AND ${condition}`, order, limit),
          },
        ],
        page,
      ),
    );
  }
}

function ownOf(viewer: Viewer): Sql {
  return sql`suggestions.deleted_at IS NULL AND ${isOwnSuggestion(viewer)}`;
}

function conditionOf({ state, search }: Omit<z.output<typeof suggestionListInput>, "sort">): Sql {
  const ofState =
    state === undefined
      ? sql`1 = 1`
      : state === "open"
        ? isOpen
        : state === "closed"
          ? sql`NOT ${isOpen}`
          : sql`suggestions.state = ${state}`;
  return sql`${ofState} AND ${hasWords(search ?? "")}`;
}
