import sql from "sql-template-tag";

import { booksByIds } from "../../books/bookReads.js";
import { bookVisibility } from "../../books/bookVisibility.js";
import { ConflictError, NotFoundError } from "../../errors.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertCanWrite, assertSignedIn, isStudent, type Viewer } from "../../viewer.js";
import { type ReadingListKind, readingListTable } from "../ReadingList.entity.js";
import {
  addToReadingListInput,
  createReadingListInput,
  MAX_BOOKS,
  MAX_LISTS,
  updateReadingListInput,
  updateReadingListItemInput,
} from "../readingListInput.js";
import {
  favouritesKey,
  isOwnList,
  type ReadingListItemRow,
  type ReadingListRow,
  selectReadingListItems,
  selectReadingLists,
} from "../readingListReads.js";
import { readingListItemTable } from "../ReadingListItem.entity.js";
import { freeListSlug, moveItem, selectOrder } from "./readingListWriter.js";
import { auditOf, auditOfBook } from "./readingListAudit.js";
import { type Owner, lockOwner, requireList, lockEditable } from "./lockReadingList.js";

/** A list of which a book came or went. */
export interface ChangedReadingList {
  readonly list: ReadingListRow;
  readonly bookId: number;
}

const FAVOURITES_NAME = "Favorit";

/**
 * How readers keep books, and librarians publish lists. What is private is told by no audit trail and moves no version
 * of the data: nobody else sees it.
 */
export class ReadingListEditingService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** Puts a book first into the viewer's favourites, which a first book makes; once, however often it is asked. */
  async save(viewer: Viewer, bookId: number): Promise<ChangedReadingList> {
    assertMayKeep(viewer);
    return this.database.write({ viewer }, async (tx) => {
      await lockOwner(tx, viewer);
      await requireListed(tx, bookId);
      const list =
        (await findFavourites(tx, viewer)) ?? (await this.insertList(tx, viewer, "favourites", FAVOURITES_NAME));
      const order = await selectOrder(tx, list.id);
      if (!order.some((item) => item.bookId === bookId)) {
        await this.insertItem(tx, list, bookId, { position: (order[0]?.position ?? 1) - 1, note: null }, order.length);
      }
      return { result: { list, bookId }, audit: [] };
    });
  }

  /** Takes a book out of the viewer's favourites; null where there never were any. */
  async unsave(
    viewer: Viewer,
    bookId: number,
  ): Promise<{ readonly list: ReadingListRow | null; readonly bookId: number }> {
    assertMayKeep(viewer);
    return this.database.write({ viewer }, async (tx) => {
      await lockOwner(tx, viewer);
      const list = await findFavourites(tx, viewer);
      if (list) {
        await tx.run(sql`DELETE FROM reading_list_items WHERE list_id = ${list.id} AND book_id = ${bookId}`);
      }
      return { result: { list, bookId }, audit: [] };
    });
  }

  /** @throws ValidationError; ConflictError where the viewer has as many as one may have. */
  async create(viewer: Viewer, input: unknown): Promise<ReadingListRow> {
    assertMayKeep(viewer);
    const { name, description = null, isPublished } = parseInput(createReadingListInput, input);
    if (isPublished) assertCanManage(viewer, "catalogue");
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      await lockOwner(tx, viewer);
      const count = await tx.count(sql`FROM reading_lists WHERE ${isOwnList(viewer)} AND kind = 'own'`);
      if (!isPublished && count >= MAX_LISTS) {
        throw new ConflictError(
          `Daftar Anda sudah ${MAX_LISTS}. Hapus satu daftar yang tidak dipakai lagi, lalu coba lagi.`,
        );
      }
      const list = await this.insertList(tx, viewer, isPublished ? "library" : "own", name, description);
      return { result: list, audit: auditOf("create", null, list) };
    });
  }

  /**
   * A published list is the library's from then on, also once it is withdrawn; its address stays.
   * @throws NotFoundError; ForbiddenError; ConflictError for favourites; ValidationError
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<ReadingListRow> {
    assertMayKeep(viewer);
    const { isPublished, ...given } = parseInput(updateReadingListInput, input);
    if (isPublished) assertCanManage(viewer, "catalogue");
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      const before = await lockEditable(tx, viewer, id);
      if (before.kind === "favourites") {
        throw new ConflictError("Favorit tidak dapat diganti namanya atau diterbitkan. Buat daftar bacaan untuk itu.");
      }
      const wasPublished = before.publishedAt !== null;
      const changes =
        isPublished === undefined || isPublished === null || isPublished === wasPublished ? null : isPublished;
      await tx.update(
        readingListTable,
        {
          name: given.name,
          description: given.description,
          updatedAt: this.now(),
          ...(changes === true ? await this.publication(tx, before, given.name ?? before.name) : {}),
          ...(changes === false ? { publishedAt: null } : {}),
        },
        sql`id = ${id}`,
      );
      const after = await requireList(tx, id);
      return { result: after, audit: auditOf("update", before, after) };
    });
  }

  /** @throws NotFoundError; ForbiddenError; ConflictError for favourites */
  async delete(viewer: Viewer, id: number): Promise<ReadingListRow> {
    assertMayKeep(viewer);
    return this.database.write({ viewer }, async (tx) => {
      const list = await lockEditable(tx, viewer, id);
      if (list.kind === "favourites") {
        throw new ConflictError("Favorit tidak dapat dihapus. Keluarkan buku-bukunya jika tidak diperlukan lagi.");
      }
      await tx.run(sql`DELETE FROM reading_lists WHERE id = ${id}`);
      return { result: list, audit: auditOf("delete", list, null) };
    });
  }

  /**
   * At the end unless a position is given; a book that is there already stays where it is.
   * @throws NotFoundError; ForbiddenError; ConflictError for a full list; ValidationError
   */
  async add(viewer: Viewer, listId: number, input: unknown): Promise<ChangedReadingList> {
    assertMayKeep(viewer);
    const { bookId, note = null, position } = parseInput(addToReadingListInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const list = await lockEditable(tx, viewer, listId);
      await requireListed(tx, bookId);
      const order = await selectOrder(tx, listId);
      if (order.some((item) => item.bookId === bookId)) return { result: { list, bookId }, audit: [] };
      const end = (order.at(-1)?.position ?? 0) + 1;
      await this.insertItem(tx, list, bookId, { position: end, note }, order.length);
      const written = await selectOrder(tx, listId);
      const added = required(
        written.find((item) => item.bookId === bookId),
        "the book just added",
      );
      if (position) await moveItem(tx, written, added.id, position);
      return { result: { list, bookId }, audit: auditOfBook("addBook", list, null, { bookId, note }) };
    });
  }

  /** Changes the note of a book on a list, or its place. @throws NotFoundError; ForbiddenError; ValidationError */
  async updateItem(
    viewer: Viewer,
    listId: number,
    bookId: number,
    input: unknown,
  ): Promise<{ readonly list: ReadingListRow; readonly item: ReadingListItemRow }> {
    assertMayKeep(viewer);
    const { note, position } = parseInput(updateReadingListItemInput, input);
    return this.database.write({ viewer }, async (tx) => {
      const list = await lockEditable(tx, viewer, listId);
      const order = await selectOrder(tx, listId);
      const before = order.find((item) => item.bookId === bookId && item.isShown);
      if (!before) throw notOnList();
      if (note !== undefined) await tx.update(readingListItemTable, { note }, sql`id = ${before.id}`);
      if (position) await moveItem(tx, order, before.id, position);
      const [item] = await selectReadingListItems(tx, sql`reading_list_items.id = ${before.id}`);
      const after = required(item, "the book on the list");
      return {
        result: { list, item: after },
        audit: auditOfBook(
          "changeBook",
          list,
          { bookId, note: before.note, position: before.position },
          { bookId, note: after.note, position: after.position },
        ),
      };
    });
  }

  /** @throws NotFoundError for a list; ForbiddenError. A book that is not there is gone already. */
  async remove(viewer: Viewer, listId: number, bookId: number): Promise<ChangedReadingList> {
    assertMayKeep(viewer);
    return this.database.write({ viewer }, async (tx) => {
      const list = await lockEditable(tx, viewer, listId);
      const gone = (await selectOrder(tx, listId)).find((item) => item.bookId === bookId);
      if (!gone) return { result: { list, bookId }, audit: [] };
      await tx.run(sql`DELETE FROM reading_list_items WHERE id = ${gone.id}`);
      return {
        result: { list, bookId },
        audit: auditOfBook("removeBook", list, { bookId, note: gone.note }, null),
      };
    });
  }

  private async insertList(
    tx: Transaction,
    viewer: Owner,
    kind: ReadingListKind,
    name: string,
    description: string | null = null,
  ): Promise<ReadingListRow> {
    const now = this.now();
    const isPrivate = kind !== "library";
    const [id] = await tx.insert(readingListTable, [
      {
        kind,
        studentId: isPrivate && isStudent(viewer) ? viewer.studentId : null,
        userId: isPrivate && !isStudent(viewer) ? viewer.userId : null,
        favouritesOf: kind === "favourites" ? favouritesKey(viewer) : null,
        name,
        description,
        slug: isPrivate ? null : await freeListSlug(tx, name),
        publishedAt: isPrivate ? null : now,
        createdAt: now,
        updatedAt: now,
      },
    ]);
    const [list] = await selectReadingLists(tx, sql`reading_lists.id = ${id}`, sql`reading_lists.id`, 1);
    return required(list, "the list just written");
  }

  private async insertItem(
    tx: Transaction,
    list: ReadingListRow,
    bookId: number,
    { position, note }: { readonly position: number; readonly note: string | null },
    count: number,
  ): Promise<void> {
    if (count >= MAX_BOOKS) {
      throw new ConflictError(
        `“${list.name}” sudah berisi ${MAX_BOOKS} buku. Keluarkan satu dulu, atau pakai daftar lain.`,
      );
    }
    await tx.insert(readingListItemTable, [{ listId: list.id, bookId, position, note, addedAt: this.now() }]);
  }

  private async publication(tx: Transaction, { slug }: ReadingListRow, name: string) {
    return {
      kind: "library" as const,
      studentId: null,
      userId: null,
      slug: slug ?? (await freeListSlug(tx, name)),
      publishedAt: this.now(),
    };
  }
}

function assertMayKeep(viewer: Viewer): asserts viewer is Owner {
  assertSignedIn(viewer);
  assertCanWrite(viewer);
}

async function requireListed(tx: Transaction, bookId: number): Promise<void> {
  const [book] = (await bookVisibility(tx, bookId)) === "listed" ? await booksByIds(tx, [bookId]) : [];
  if (!book || book.isHidden) {
    throw new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
  }
}

async function findFavourites(tx: Transaction, viewer: Owner): Promise<ReadingListRow | null> {
  const [list] = await selectReadingLists(tx, sql`reading_lists.favourites_of = ${favouritesKey(viewer)}`);
  return list ?? null;
}

function notOnList(): NotFoundError {
  return new NotFoundError("Buku ini tidak ada di daftar. Mungkin sudah dikeluarkan.");
}
