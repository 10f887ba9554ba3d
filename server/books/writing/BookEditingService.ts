import { recordAudit } from "../../audit/recordAudit.js";
import { putInBin } from "../../bin/putInBin.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { writeAgainIfTaken } from "../../platform/database/locking.js";
import { ConflictError, type FieldError, NotFoundError, refusedForAll, ValidationError } from "../../errors.js";
import { holdFiles } from "../../platform/files/fileState.js";
import { waitForTurn } from "../../platform/database/counters.js";
import { readInput, summaryOf } from "../../platform/validation/readInput.js";
import { assertManages, type Viewer } from "../../viewer.js";
import { languageCode } from "../record/languageCode.js";
import type { BookRow } from "../bookReads.js";
import { insertBooks } from "./bookWriter.js";
import { assertFree } from "../copies/codeConflicts.js";
import { nextItemCodes } from "../copies/itemCodes.js";
import {
  type BookChanges,
  bulkDeleteBooksInput,
  bulkUpdateBooksInput,
  createBookInput,
  readBookInput,
  updateBookInput,
} from "./bookInput.js";
import { type BookChangeOutcome, changeBooks } from "./changeBooks.js";
import { type FieldWarning, warningsOf, yearOf } from "./bookValues.js";
import { type ChosenRecords, chosenRecords } from "./chosenRecords.js";
import { type BookRemoval, binBooks } from "./binBooks.js";
import { rewriteBook } from "./rewriteBook.js";
import { bookTold, lockBooks, type StoredBook, storedBooks } from "./storedBook.js";

export interface SavedBook {
  readonly book: BookRow;
  readonly warnings: readonly FieldWarning[];
  /** Of a cover that was taken away: its way back. */
  readonly binEntryIds: readonly number[];
}

/** What became of one book of a bulk deletion. */
export type BookOutcome = Pick<BookRemoval, "id" | "refused" | "binEntryId">;

/** How administrators write, change and delete books. */
export class BookEditingService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** @throws ValidationError for every wrong field at once; ConflictError for an item code that a copy has. */
  async create(viewer: Viewer, input: unknown): Promise<SavedBook> {
    assertManages(viewer);
    const { copies, itemCodes, ...values } = readBookInput(createBookInput, input);
    const given = itemCodes ?? [];
    const book = await writeAgainIfTaken(this.database, async (tx) => {
      const made = await nextItemCodes(tx, Math.max((copies ?? 0) - given.length, 0), given);
      const records = await this.recordsOf(tx, values, null);
      await assertFree(tx, given, (index) => `itemCodes.${index}`);
      const {
        title,
        subjects,
        language,
        price,
        imageUrl,
        isbn,
        callNumber,
        description,
        subtitle,
        publishPlace,
        edition,
        physicalDescription,
        seriesTitle,
      } = values;
      const [id = 0] = await insertBooks(
        tx,
        [
          {
            title,
            subtitle,
            isbn,
            publishPlace,
            edition,
            physicalDescription,
            seriesTitle,
            callNumber,
            description,
            imageUrl,
            price,
            ...records,
            ...yearOf(values),
            subjects: subjects ?? [],
            language: languageCode(language ?? "id"),
            copies: [...given, ...made].map((itemCode) => ({ itemCode })),
          },
        ],
        { importId: null, listed: true, now: this.now() },
      );
      const after = await storedBook(tx, id);
      await recordAudit(tx, viewer, {
        action: "book.create",
        recordId: id,
        after: { ...bookTold(after), copies: given.length + made.length, itemCodes: [...given, ...made] },
      });
      return after;
    });
    return { book, warnings: warningsOf(values), binEntryIds: [] };
  }

  /**
   * What the input leaves out stays, `null` empties.
   * @throws NotFoundError, ValidationError; ConflictError where the book is not as `expectedUpdatedAt` has seen it.
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<SavedBook> {
    assertManages(viewer);
    const { isDeleteImage, expectedUpdatedAt, ...changes } = readBookInput(updateBookInput, input);
    const saved = await this.database.write(async (tx) => {
      await waitForTurn(tx, "books");
      const [before] = await lockBooks(tx, [id]);
      if (!before) {
        throw notFound();
      }
      if (expectedUpdatedAt && new Date(expectedUpdatedAt).getTime() !== before.updatedAt.getTime()) {
        const message = "Buku ini sudah diubah sejak Anda membukanya. Muat ulang, lalu ulangi perubahan Anda.";
        throw new ConflictError(message, [{ name: "expectedUpdatedAt", message }]);
      }
      const wanted = isDeleteImage ? withoutImage(changes, before) : changes;
      const records = await this.recordsOf(tx, wanted, before.imageUrl);
      if (!(await rewriteBook(tx, before, wanted, records, this.now()))) {
        return { book: before, binEntryIds: [] };
      }
      const after = await storedBook(tx, id);
      const binEntryIds = after.imageUrl === null ? await this.binCover(tx, viewer, before) : [];
      await recordAudit(tx, viewer, {
        action: "book.update",
        recordId: id,
        before: bookTold(before),
        after: bookTold(after),
      });
      return { book: after, binEntryIds };
    });
    return { ...saved, warnings: warningsOf(changes) };
  }

  /**
   * Gives several books the same category, location, source or class, in one go; tells of each what became of it, in the order asked.
   * @throws ValidationError; NotFoundError where none of them is there.
   */
  async bulkUpdate(viewer: Viewer, input: unknown): Promise<BookChangeOutcome[]> {
    assertManages(viewer);
    const { bookIds, ...changes } = readBookInput(bulkUpdateBooksInput, input);
    return writeAgainIfTaken(this.database, async (tx) => {
      await waitForTurn(tx, "books");
      const books = await lockBooks(tx, bookIds);
      if (books.length === 0) {
        throw new NotFoundError("Buku-buku ini tidak ditemukan. Mungkin sudah dihapus.");
      }
      const { outcomes, told } = await changeBooks(
        tx,
        books,
        changes,
        await this.recordsOf(tx, changes, null),
        this.now(),
      );
      await recordAudit(tx, viewer, ...told);
      return bookIds.map((id) => outcomes.get(id) ?? { id, book: null, changed: false, refused: notFound() });
    });
  }

  /** Into the bin. Gives the entry's number. @throws NotFoundError; ConflictError where a copy is on loan or ever was. */
  async delete(viewer: Viewer, id: number): Promise<number> {
    assertManages(viewer);
    return this.database.write(async (tx) => {
      const [removal] = await binBooks(tx, viewer, [id], this.now());
      if (!removal || removal.refused) {
        throw removal?.refused ?? notFound();
      }
      await recordAudit(tx, viewer, { action: "book.delete", recordId: id, before: removal.told });
      return removal.binEntryId ?? 0;
    });
  }

  /**
   * Puts those into the bin that can be deleted and tells of each what became of it, in the order asked.
   * @throws ValidationError; where none can be deleted, ConflictError with the reason at each place, or NotFoundError where none is there.
   */
  async bulkDelete(viewer: Viewer, input: unknown): Promise<BookOutcome[]> {
    assertManages(viewer);
    const { bookIds } = readInput(bulkDeleteBooksInput, input);
    return this.database.write(async (tx) => {
      const removals = await binBooks(tx, viewer, bookIds, this.now());
      const gone = removals.filter(({ refused }) => refused === null);
      if (gone.length === 0) {
        throw refusedForAll("bookIds", removals, {
          gone: "Buku-buku ini tidak ditemukan. Mungkin sudah dihapus.",
          kept: "Tidak satu pun dari buku ini dapat dihapus.",
        });
      }
      await recordAudit(
        tx,
        viewer,
        ...gone.map(({ id, told }) => ({ action: "book.delete" as const, recordId: id, before: told })),
      );
      return removals;
    });
  }

  /** A cover that a book has no more, or nothing where it had none. */
  private async binCover(tx: Transaction, viewer: Viewer, { id, title, imageUrl }: StoredBook): Promise<number[]> {
    if (imageUrl === null) {
      return [];
    }
    await holdFiles(tx, imageUrl);
    return putInBin(
      tx,
      viewer,
      [{ kind: "book_cover", recordId: id, label: title, kept: { address: imageUrl } }],
      this.now(),
    );
  }

  /** @throws ValidationError naming every number that leads nowhere, and a cover that is not this book's. */
  private async recordsOf(tx: Transaction, changes: BookChanges, ownImage: string | null): Promise<ChosenRecords> {
    const { records, unknown } = await chosenRecords(tx, changes);
    const foreign: FieldError[] =
      changes.imageUrl?.startsWith("/") && changes.imageUrl !== ownImage
        ? [
            {
              name: "imageUrl",
              message:
                "Ini bukan sampul buku ini. Unggah gambarnya, atau isi dengan alamat yang dimulai dengan https://.",
            },
          ]
        : [];
    const wrong = [...unknown, ...foreign];
    if (wrong.length > 0) {
      throw new ValidationError(summaryOf(wrong), wrong);
    }
    return records;
  }
}

/** A form sends the cover back as it was read; another address beside the flag would mean two things at once. */
function withoutImage(changes: BookChanges, { imageUrl }: StoredBook): BookChanges {
  if (changes.imageUrl && changes.imageUrl !== imageUrl) {
    const message = "Hapus gambar atau ganti alamatnya, salah satu saja.";
    throw new ValidationError(message, [{ name: "isDeleteImage", message }]);
  }
  return { ...changes, imageUrl: null };
}

function notFound(): NotFoundError {
  return new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
}

async function storedBook(tx: Transaction, id: number): Promise<StoredBook> {
  const [book] = await storedBooks(tx, [id]);
  if (!book) {
    throw new Error(`Book ${id} is gone within its own write`);
  }
  return book;
}
