import type { Deletion } from "../../bin/Deletion.js";
import { moveToBin } from "../../bin/moveToBin.js";
import { valuesOf } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { ConflictError, type FieldError, NotFoundError, allRefusedError, ValidationError } from "../../errors.js";
import { bookLock } from "../bookLock.js";
import { parseInput, summaryOf } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { SECURE_IMAGE } from "../record/bookFields.js";
import { languageCode } from "../record/languageCode.js";
import type { BookRow } from "../bookReads.js";
import { bookValueColumns } from "../record/NewBook.js";
import { insertBook } from "./bookWriter.js";
import { assertItemCodesFree } from "../copies/itemCodes/assertItemCodesFree.js";
import { nextItemCodes } from "../copies/itemCodes/itemCodes.js";
import {
  type BookChanges,
  bulkDeleteBooksInput,
  bulkUpdateBooksInput,
  createBookInput,
  parseBookInput,
  updateBookInput,
} from "./bookInput.js";
import { type BookChangeOutcome, updateBookRow, updateBooks } from "./updateBooks.js";
import { type FieldWarning, warningsOf, yearOf } from "./bookValues.js";
import { type RecordChanges, resolveRecords } from "./bookRecords.js";
import { binnedChange } from "./bin/bookChangeBin.js";
import { moveBooksToBin } from "./bin/bookBin.js";
import { bookAuditValues, lockBooks, type BookSnapshot, selectBookSnapshots } from "./bookSnapshot.js";
import { required } from "../../platform/required.js";

export interface SavedBook {
  readonly book: BookRow;
  readonly warnings: readonly FieldWarning[];
  /** The bin entry of a removed cover, for undo. */
  readonly binEntryIds: readonly number[];
}

interface ChangedBooks {
  readonly outcomes: readonly BookChangeOutcome[];
  readonly binEntryIds: readonly number[];
}

/** How the library numbers new copies in its inventory book. */
export interface CopyNumbering {
  /** The next numbers for so many copies; none where the library has no pattern. */
  inventoryCodesFor(tx: Transaction, count: number): Promise<readonly string[]>;
}

/** How administrators write, change and delete books. */
export class BookEditingService {
  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
    private readonly numbering: CopyNumbering = { inventoryCodesFor: () => Promise.resolve([]) },
  ) {}

  /** @throws ValidationError for every wrong field at once; ConflictError for an item code that a copy has. */
  async create(viewer: Viewer, input: unknown): Promise<SavedBook> {
    assertCanManage(viewer, "catalogue");
    const { copies, itemCodes, assignsInventoryCodes, ...values } = parseBookInput(createBookInput, input);
    const givenCodes = itemCodes ?? [];
    const options = { viewer, locks: [bookLock], retryOnDuplicate: true };
    const book = await this.database.write(options, async (tx) => {
      const generatedCodes = await nextItemCodes(tx, Math.max((copies ?? 0) - givenCodes.length, 0), givenCodes);
      const records = await this.resolveRecords(tx, values, null);
      await assertItemCodesFree(tx, givenCodes, (index) => `itemCodes.${index}`);
      const codes = [...givenCodes, ...generatedCodes];
      const numbers = assignsInventoryCodes ? await this.numbering.inventoryCodesFor(tx, codes.length) : [];
      const { language, ...otherValues } = values;
      const id = await insertBook(
        tx,
        {
          ...valuesOf(bookValueColumns, otherValues),
          ...yearOf(values),
          language: languageCode(language ?? "id"),
          copies: codes.map((code, index) => ({ itemCode: code, inventoryCode: numbers[index] ?? null })),
        },
        records,
        { importId: null, listed: true, now: this.now() },
      );
      const after = await requireSnapshot(tx, id);
      return {
        result: after,
        audit: [
          {
            action: "book.create",
            recordId: id,
            after: {
              ...bookAuditValues(after),
              copies: codes.length,
              itemCodes: codes,
            },
          },
        ],
      };
    });
    return { book, warnings: warningsOf(values), binEntryIds: [] };
  }

  /**
   * What the input leaves out stays, `null` empties.
   * @throws NotFoundError, ValidationError; ConflictError where the book is not as `expectedUpdatedAt` has seen it.
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<SavedBook> {
    assertCanManage(viewer, "catalogue");
    const { isDeleteImage, expectedUpdatedAt, ...changes } = parseBookInput(updateBookInput, input);
    const saved = await this.database.write({ viewer, locks: [bookLock] }, async (tx) => {
      const [before] = await lockBooks(tx, [id]);
      if (!before) {
        throw notFound();
      }
      if (expectedUpdatedAt && new Date(expectedUpdatedAt).getTime() !== before.updatedAt.getTime()) {
        const message = "Buku ini sudah diubah sejak Anda membukanya. Muat ulang, lalu ulangi perubahan Anda.";
        throw new ConflictError(message, [{ name: "expectedUpdatedAt", message }]);
      }
      const effectiveChanges = isDeleteImage ? withoutImage(changes, before) : changes;
      const records = await this.resolveRecords(tx, effectiveChanges, before.imageUrl);
      if (!(await updateBookRow(tx, before, effectiveChanges, records, this.now()))) {
        return { result: { book: before, binEntryIds: [] }, audit: [] };
      }
      const after = await requireSnapshot(tx, id);
      const binEntryIds = after.imageUrl === null ? await this.moveCoverToBin(tx, viewer, before) : [];
      return {
        result: { book: after, binEntryIds },
        audit: [
          {
            action: "book.update",
            recordId: id,
            before: bookAuditValues(before),
            after: bookAuditValues(after),
          },
        ],
      };
    });
    return { ...saved, warnings: warningsOf(changes) };
  }

  /**
   * Sets the same category, location, source or class for several books in one transaction; returns the outcome of
   * each in the given order, and the bin entry with which the change is undone.
   * @throws ValidationError; NotFoundError if none of them exists.
   */
  async bulkUpdate(viewer: Viewer, input: unknown): Promise<ChangedBooks> {
    assertCanManage(viewer, "catalogue");
    const { bookIds, ...changes } = parseBookInput(bulkUpdateBooksInput, input);
    return this.database.write({ viewer, locks: [bookLock], retryOnDuplicate: true }, async (tx) => {
      const books = await lockBooks(tx, bookIds);
      if (books.length === 0) {
        throw new NotFoundError("Buku-buku ini tidak ditemukan. Mungkin sudah dihapus.");
      }
      const records = await this.resolveRecords(tx, changes, null);
      const { changed, outcomes, auditChanges } = await updateBooks(tx, books, changes, records, this.now());
      return {
        result: {
          outcomes: bookIds.map((id) => outcomes.get(id) ?? { id, book: null, changed: false, refused: notFound() }),
          binEntryIds: await moveToBin(tx, viewer, binnedChange(records, changed), this.now()),
        },
        audit: auditChanges,
      };
    });
  }

  /**
   * Into the bin. Gives the entry's number.
   * @throws NotFoundError; ConflictError where a copy is on loan or ever was.
   */
  async delete(viewer: Viewer, id: number): Promise<number> {
    assertCanManage(viewer, "catalogue");
    return this.database.write({ viewer, locks: [bookLock] }, async (tx) => {
      const [removal] = await moveBooksToBin(tx, viewer, [id], this.now());
      if (!removal || removal.refused) {
        throw removal?.refused ?? notFound();
      }
      return {
        result: required(removal.binEntryId, "the bin entry of a deleted book"),
        audit: [{ action: "book.delete", recordId: id, before: removal.auditValues }],
      };
    });
  }

  /**
   * Moves the books that can be deleted to the bin and returns the outcome of each in the given order.
   * @throws ValidationError; if none can be deleted, ConflictError with the reason of each, or NotFoundError if none
   * exists.
   */
  async bulkDelete(viewer: Viewer, input: unknown): Promise<Deletion[]> {
    assertCanManage(viewer, "catalogue");
    const { bookIds } = parseInput(bulkDeleteBooksInput, input);
    return this.database.write({ viewer, locks: [bookLock] }, async (tx) => {
      const removals = await moveBooksToBin(tx, viewer, bookIds, this.now());
      const removed = removals.filter(({ refused }) => refused === null);
      if (removed.length === 0) {
        throw allRefusedError("bookIds", removals, {
          notFound: "Buku-buku ini tidak ditemukan. Mungkin sudah dihapus.",
          conflict: "Tidak satu pun dari buku ini dapat dihapus.",
        });
      }
      return {
        result: removals,
        audit: removed.map(({ id, auditValues }) => ({
          action: "book.delete" as const,
          recordId: id,
          before: auditValues,
        })),
      };
    });
  }

  /** A cover that a book has no more, or nothing where it had none. */
  private async moveCoverToBin(
    tx: Transaction,
    viewer: Viewer,
    { id, title, imageUrl }: BookSnapshot,
  ): Promise<number[]> {
    if (imageUrl === null) {
      return [];
    }
    return moveToBin(
      tx,
      viewer,
      [{ kind: "book_cover", recordId: id, label: title, kept: { address: imageUrl }, files: [imageUrl] }],
      this.now(),
    );
  }

  /** @throws ValidationError naming every id that does not exist, and a cover URL that is not this book's. */
  private async resolveRecords(tx: Transaction, changes: BookChanges, ownImage: string | null): Promise<RecordChanges> {
    const { records, missing } = await resolveRecords(tx, changes);
    const { imageUrl } = changes;
    const isNew = imageUrl !== ownImage;
    const foreignImage: FieldError[] = [
      ...(isNew && imageUrl?.startsWith("/")
        ? ["Ini bukan sampul buku ini. Unggah gambarnya, atau isi dengan alamat yang dimulai dengan https://."]
        : []),
      ...(isNew && imageUrl && /^http:/iu.test(imageUrl) ? [SECURE_IMAGE] : []),
    ].map((message) => ({ name: "imageUrl", message }));
    const errors = [...missing, ...foreignImage];
    if (errors.length > 0) {
      throw new ValidationError(summaryOf(errors), errors);
    }
    return records;
  }
}

/** A form sends the cover URL back unchanged; a different URL together with `removeCover` would be contradictory. */
function withoutImage(changes: BookChanges, { imageUrl }: BookSnapshot): BookChanges {
  if (changes.imageUrl && changes.imageUrl !== imageUrl) {
    const message = "Hapus gambar atau ganti alamatnya, salah satu saja.";
    throw new ValidationError(message, [{ name: "isDeleteImage", message }]);
  }
  return { ...changes, imageUrl: null };
}

function notFound(): NotFoundError {
  return new NotFoundError("Buku ini tidak ditemukan. Mungkin sudah dihapus.");
}

async function requireSnapshot(tx: Transaction, id: number): Promise<BookSnapshot> {
  const [book] = await selectBookSnapshots(tx, [id]);
  return required(book, "the book just written");
}
