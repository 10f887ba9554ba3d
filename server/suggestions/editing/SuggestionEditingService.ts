import sql from "sql-template-tag";

import { foldKey, foldWords } from "../../../common/fold.js";
import { moveToBin } from "../../bin/moveToBin.js";
import { allBooks } from "../../books/bookReads.js";
import { isbn13Of } from "../../books/record/isbn.js";
import { ConflictError, ForbiddenError, invalid, NotFoundError } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { RateLimiter } from "../../platform/limits/RateLimiter.js";
import { required } from "../../platform/required.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { lockAccount } from "../../users/userWriter.js";
import {
  assertCanManage,
  assertCanWrite,
  assertSignedIn,
  canManage,
  isStudent,
  type StudentViewer,
  type Viewer,
} from "../../viewer.js";
import { type Suggestion, suggestionTable } from "../Suggestion.entity.js";
import { suggestionAuditValues } from "../suggestionAudit.js";
import { createSuggestionInput, decideSuggestionInput, MAX_OPEN, updateSuggestionInput } from "../suggestionInput.js";
import { isVisibleSuggestion, selectSuggestions, type SuggestionRow } from "../suggestionReads.js";
import { noteDecision } from "../suggestionMail.js";
import { isOpenState } from "../suggestionStates.js";
import { suggestionVoteTable } from "../SuggestionVote.entity.js";

const CREATIONS_PER_MINUTE = 10;

/** A deletion's result; no entry of the bin where it is gone for good. */
export interface DeletedSuggestion {
  readonly title: string;
  readonly binEntryIds: readonly number[];
}

/**
 * How books are proposed, wanted by others too, and decided on. A vote is told by no audit trail: it is a member's own,
 * and taken back as it was given.
 */
export class SuggestionEditingService {
  private readonly limiter: RateLimiter;

  constructor(
    private readonly database: Database,
    private readonly now: () => Date = () => new Date(),
    /** Whether e-mail leaves the library: otherwise nobody would take up what is noted for it. */
    private readonly sendsMail = false,
  ) {
    this.limiter = new RateLimiter({
      callsPerMinute: CREATIONS_PER_MINUTE,
      message: "Terlalu banyak usulan dikirim.",
      now: () => this.now().getTime(),
    });
  }

  /** A member's proposal is wanted by one. @throws ValidationError; ConflictError with as many as may wait. */
  async create(viewer: Viewer, input: unknown): Promise<SuggestionRow> {
    assertSignedIn(viewer);
    assertCanWrite(viewer);
    const given = parseInput(createSuggestionInput, input);
    if (isStudent(viewer)) this.limiter.consume(String(viewer.studentId));
    const studentId = isStudent(viewer) ? viewer.studentId : null;
    const now = this.now();
    return this.database.write({ viewer }, async (tx) => {
      if (isStudent(viewer)) await assertMayPropose(tx, viewer);
      const [added] = await tx.insert(suggestionTable, [
        {
          ...writtenValues({ author: null, publisher: null, publishYear: null, isbn: null, note: null, ...given }),
          studentId,
          userId: studentId === null ? viewer.userId : null,
          state: "proposed",
          reason: null,
          decidedById: null,
          decidedAt: null,
          bookId: null,
          votesCount: studentId === null ? 0 : 1,
          createdAt: now,
          updatedAt: now,
          deletedAt: null,
        },
      ]);
      const id = required(added, "the suggestion just written");
      if (studentId !== null) {
        await tx.insert(suggestionVoteTable, [{ suggestionId: id, studentId, createdAt: now }]);
      }
      const created = await requireWritten(tx, viewer, id);
      return {
        result: created,
        audit: [{ action: "suggestion.create", recordId: id, after: suggestionAuditValues(created) }],
      };
    });
  }

  /** Corrects what was typed; omitted fields keep their value. @throws NotFoundError; ValidationError */
  async update(viewer: Viewer, id: number, input: unknown): Promise<SuggestionRow> {
    assertCanManage(viewer, "suggestions");
    const given = parseInput(updateSuggestionInput, input);
    return this.change(viewer, id, "update", (before) =>
      Promise.resolve(writtenValues({ ...before, ...withoutUndefined(given) })),
    );
  }

  /**
   * Says what becomes of it, also anew; back to `proposed` takes the decision away.
   * @throws NotFoundError; ValidationError without a reason for a refusal, and for a book that there is not.
   */
  async decide(viewer: Viewer, id: number, input: unknown): Promise<SuggestionRow> {
    assertCanManage(viewer, "suggestions");
    const { state, reason = null, bookId = null } = parseInput(decideSuggestionInput, input);
    const userId = "userId" in viewer ? viewer.userId : null;
    const isDecided = state !== "proposed";
    return this.change(viewer, id, "decide", async (before, tx) => {
      if (bookId !== null) await requireBook(tx, bookId);
      if (this.sendsMail) await noteDecision(tx, before, { state }, this.now());
      return {
        state,
        reason,
        bookId,
        decidedById: isDecided ? userId : null,
        decidedAt: isDecided ? this.now() : null,
      };
    });
  }

  /**
   * Librarians delete into the bin. Who proposed it takes it back for good, while nobody has decided and nobody else
   * wants it. @throws NotFoundError; ConflictError
   */
  async delete(viewer: Viewer, id: number): Promise<DeletedSuggestion> {
    assertSignedIn(viewer);
    assertCanWrite(viewer);
    return this.database.write({ viewer }, async (tx) => {
      const before = await lockVisible(tx, viewer, id);
      const isDesk = canManage(viewer, "suggestions");
      if (!isDesk) {
        if (!before.isOwn) throw new ForbiddenError("Hanya usulan sendiri yang dapat ditarik.");
        assertMayWithdraw(before);
        await tx.run(sql`DELETE FROM suggestions WHERE id = ${id}`);
      }
      const label = before.title;
      const binEntryIds = isDesk ? await moveToBin(tx, viewer, [{ kind: "suggestion", recordId: id, label }]) : [];
      if (isDesk) await tx.update(suggestionTable, { deletedAt: this.now() }, sql`id = ${id}`);
      return {
        result: { title: before.title, binEntryIds },
        audit: [{ action: "suggestion.delete", recordId: id, before: suggestionAuditValues(before) }],
      };
    });
  }

  /** Once, however often it is asked. @throws NotFoundError; ConflictError once it is decided for good. */
  async vote(viewer: Viewer, id: number): Promise<SuggestionRow> {
    assertMember(viewer);
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      const before = await lockVisible(tx, viewer, id);
      if (!isOpenState(before.state)) {
        throw new ConflictError("Usulan ini sudah selesai, jadi tidak dapat didukung lagi.");
      }
      if (!before.hasVoted) {
        await tx.insert(suggestionVoteTable, [
          { suggestionId: id, studentId: viewer.studentId, createdAt: this.now() },
        ]);
        await tx.update(suggestionTable, { votesCount: sql`votes_count + 1` }, sql`id = ${id}`);
      }
      return { result: await requireWritten(tx, viewer, id), audit: [] };
    });
  }

  /** @throws NotFoundError; ConflictError for one's own, which is taken back instead. */
  async unvote(viewer: Viewer, id: number): Promise<SuggestionRow> {
    assertMember(viewer);
    return this.database.write({ viewer }, async (tx) => {
      const before = await lockVisible(tx, viewer, id);
      if (before.isOwn) throw new ConflictError("Usulan sendiri selalu terhitung. Tarik usulannya jika tidak jadi.");
      if (before.hasVoted) {
        await tx.run(
          sql`DELETE FROM suggestion_votes WHERE suggestion_id = ${id} AND student_id = ${viewer.studentId}`,
        );
        await tx.update(suggestionTable, { votesCount: sql`votes_count - 1` }, sql`id = ${id}`);
      }
      return { result: await requireWritten(tx, viewer, id), audit: [] };
    });
  }

  private change(
    viewer: Viewer,
    id: number,
    verb: "update" | "decide",
    patchOf: (before: SuggestionRow, tx: Transaction) => Promise<Partial<Suggestion>>,
  ): Promise<SuggestionRow> {
    return this.database.write({ viewer }, async (tx) => {
      const before = await lockVisible(tx, viewer, id);
      const patch = await patchOf(before, tx);
      await tx.update(suggestionTable, { ...patch, updatedAt: this.now() }, sql`id = ${id}`);
      const after = await requireWritten(tx, viewer, id);
      const change: AuditChange = {
        action: `suggestion.${verb}`,
        recordId: id,
        before: suggestionAuditValues(before),
        after: suggestionAuditValues(after),
      };
      const hasChanged = JSON.stringify(change.before) !== JSON.stringify(change.after);
      return { result: after, audit: hasChanged ? [change] : [] };
    });
  }
}

type Written = Pick<Suggestion, "title" | "author" | "publisher" | "publishYear" | "isbn" | "note">;

/** What is typed, and what is derived of it. */
function writtenValues(given: {
  readonly [Name in keyof Written]: Written[Name] | undefined;
}): Written & Pick<Suggestion, "titleKey" | "isbn13" | "searchKey"> {
  const { author = null, publisher = null, publishYear = null, isbn = null, note = null } = given;
  const title = required(given.title, "the title of a suggestion");
  const isbn13 = isbn13Of(isbn);
  const words = [title, author, publisher, isbn, isbn13].flatMap((part) => foldWords(part ?? ""));
  return {
    title,
    author,
    publisher,
    publishYear,
    isbn,
    note,
    titleKey: foldKey(title),
    isbn13,
    searchKey: words.join(" ").slice(0, 950),
  };
}

function withoutUndefined<Given extends object>(given: Given): Partial<Given> {
  return Object.fromEntries(Object.entries(given).filter(([, value]) => value !== undefined)) as Partial<Given>;
}

function assertMember(viewer: Viewer): asserts viewer is StudentViewer {
  assertSignedIn(viewer);
  if (!isStudent(viewer)) throw new ForbiddenError("Hanya anggota yang dapat mendukung usulan.");
  assertCanWrite(viewer);
}

/** Two proposals of one member take turns, so that there is none too many. */
async function assertMayPropose(tx: Transaction, { studentId, userId }: StudentViewer): Promise<void> {
  await lockAccount(tx, userId);
  const waiting = await tx.count(
    sql`FROM suggestions WHERE student_id = ${studentId} AND state = 'proposed' AND deleted_at IS NULL`,
  );
  if (waiting >= MAX_OPEN) {
    throw new ConflictError(
      `${MAX_OPEN} usulan Anda masih menunggu keputusan. Tarik salah satunya, atau tunggu keputusannya dulu.`,
    );
  }
}

function assertMayWithdraw({ state, votesCount, hasVoted }: SuggestionRow): void {
  if (state !== "proposed") {
    throw new ConflictError("Usulan ini sudah diputuskan, jadi tidak dapat ditarik.");
  }
  if (votesCount > (hasVoted ? 1 : 0)) {
    throw new ConflictError("Anggota lain sudah mendukung usulan ini, jadi tidak dapat ditarik. Hubungi petugas.");
  }
}

async function requireBook(tx: Transaction, bookId: number): Promise<void> {
  const { from, where } = allBooks;
  if ((await tx.count(sql`FROM ${from} WHERE books.id = ${bookId} AND ${where[0] ?? sql`1 = 1`}`)) === 0) {
    throw invalid("bookId", "Buku ini tidak ada di koleksi. Cari lagi.");
  }
}

/** Locked until the transaction ends. @throws NotFoundError also where the viewer may not know that there is one. */
async function lockVisible(tx: Transaction, viewer: Viewer, id: number): Promise<SuggestionRow> {
  const where = sql`suggestions.id = ${id} AND ${isVisibleSuggestion(viewer)}`;
  const [found] = await selectSuggestions(tx, viewer, where, sql`suggestions.id ${forUpdate(tx)}`);
  if (!found) throw new NotFoundError("Usulan ini tidak ditemukan. Mungkin sudah dihapus.");
  return found;
}

async function requireWritten(tx: Transaction, viewer: Viewer, id: number): Promise<SuggestionRow> {
  const [found] = await selectSuggestions(tx, viewer, sql`suggestions.id = ${id}`);
  return required(found, "the suggestion just written");
}
