import sql from "sql-template-tag";

import { ConflictError, invalid, NotFoundError } from "../../errors.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, assertCanRead, type Viewer } from "../../viewer.js";
import { accreditationAnswersTable } from "./AccreditationAnswers.entity.js";
import { accreditationInstrumentTable } from "./AccreditationInstrument.entity.js";
import { deliveredContent } from "./deliveredInstruments.js";
import {
  type Answers,
  type Indicator,
  type InstrumentContent,
  MOST_BYTES,
  saveAnswersInput,
  updateInstrumentInput,
  withCodes,
} from "./instrumentContent.js";
import { type InstrumentRow, readAnswers, selectInstruments } from "./instrumentReads.js";

/** Who keeps the instruments right, and answers them. */
export class InstrumentEditingService {
  constructor(private readonly database: Database) {}

  /** All of it at once. @throws NotFoundError; ValidationError; ConflictError where another has changed it since. */
  async update(viewer: Viewer, id: number, input: unknown): Promise<InstrumentRow> {
    assertCanEdit(viewer);
    const { expectedRevision, ...given } = parseInput(updateInstrumentInput, input);
    return this.change(viewer, id, expectedRevision, (before) => withCodes(given, before.revision + 1));
  }

  /** Back to the delivered text; answers stay, as far as it asks for them. @throws NotFoundError */
  async restore(viewer: Viewer, id: number): Promise<InstrumentRow> {
    assertCanEdit(viewer);
    return this.change(viewer, id, undefined, () => null);
  }

  /**
   * The given answers; the others of that year stay.
   * @throws NotFoundError; ValidationError; ConflictError where another has answered since.
   */
  async saveAnswers(viewer: Viewer, id: number, input: unknown): Promise<{ readonly period: string }> {
    assertCanEdit(viewer);
    const { period, answers: given, expectedRevision } = parseInput(saveAnswersInput, input);
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      const { content } = await lockInstrument(tx, id);
      const before = await readAnswers(tx, id, period);
      assertSeen(before?.revision ?? 0, expectedRevision);
      const indicators = indicatorsOf(content);
      const answers: Record<string, Answers[string]> = { ...before?.answers };
      given.forEach(({ indicator: code, score, note }, index) => {
        assertFitting(indicators.get(code), score, `answers.${index}`);
        if (score === null && note === null) Reflect.deleteProperty(answers, code);
        else answers[code] = { score, note };
      });
      assertFits(answers, "answers");
      const linesOf = (known: Answers) => answerLines(period, indicators, known);
      const [was, is] = [linesOf(before?.answers ?? {}), linesOf(answers)];
      if (JSON.stringify(was) === JSON.stringify(is)) return { result: { period }, audit: [] };
      if (before) {
        await tx.update(accreditationAnswersTable, { answers, revision: before.revision + 1 }, sql`id = ${before.id}`);
      } else await tx.insert(accreditationAnswersTable, [{ instrumentId: id, period, answers, revision: 1 }]);
      const change = { before: { answers: without(was, is) }, after: { answers: without(is, was) } };
      return { result: { period }, audit: [{ action: "accreditation.answer", recordId: id, ...change }] };
    });
  }

  private async change(
    viewer: Viewer,
    id: number,
    expectedRevision: number | undefined,
    changed: (before: InstrumentRow) => InstrumentContent | null,
  ): Promise<InstrumentRow> {
    return this.database.write({ viewer }, async (tx) => {
      const before = await lockInstrument(tx, id);
      assertSeen(before.revision, expectedRevision);
      const content = changed(before);
      const shown = content ?? deliveredContent(before.code);
      assertFits(shown, "components");
      const isSame = JSON.stringify(shown) === JSON.stringify(before.content);
      const isDelivered = content === null;
      if (isSame && isDelivered === before.isDelivered) return { result: before, audit: [] };
      const revision = before.revision + 1;
      await tx.update(accreditationInstrumentTable, { content, revision }, sql`id = ${id}`);
      const after = { ...before, content: shown, isDelivered, revision };
      const action = isDelivered ? "accreditation.restore" : "accreditation.update";
      return {
        result: after,
        audit: isSame ? [] : [{ action, recordId: id, ...auditOf(before.content, shown) } as const],
      };
    });
  }
}

function assertCanEdit(viewer: Viewer): void {
  assertCanRead(viewer, "reports");
  assertCanManage(viewer, "settings");
}

async function lockInstrument(tx: Transaction, id: number): Promise<InstrumentRow> {
  const [found] = await selectInstruments(tx, sql`id = ${id} ${forUpdate(tx)}`);
  if (!found) throw new NotFoundError("Instrumen ini tidak ditemukan. Muat ulang daftarnya.");
  return found;
}

function assertSeen(revision: number, expectedRevision: number | undefined): void {
  if (expectedRevision === undefined || expectedRevision === revision) return;
  const message = "Petugas lain sudah mengubahnya sejak Anda membukanya. Muat ulang, lalu isi lagi.";
  throw new ConflictError(message, [{ name: "expectedRevision", message }]);
}

function assertFitting(indicator: Indicator | undefined, score: number | null, path: string): void {
  if (!indicator)
    throw invalid(`${path}.indicator`, "Indikator ini tidak ada di instrumen. Muat ulang, lalu isi lagi.");
  if (score !== null && score > indicator.maxScore) {
    throw invalid(`${path}.score`, `Maksimal ${indicator.maxScore.toLocaleString("id-ID")}.`);
  }
}

function assertFits(stored: unknown, field: string): void {
  if (Buffer.byteLength(JSON.stringify(stored)) > MOST_BYTES) {
    throw invalid(field, "Teksnya terlalu panjang untuk disimpan. Pendekkan sumber, pedoman, atau catatannya.");
  }
}

function indicatorsOf({ components }: InstrumentContent): ReadonlyMap<string, Indicator> {
  return new Map(components.flatMap(({ indicators }) => indicators.map((one) => [one.code, one] as const)));
}

/** One line for each answer, by what was asked. */
function answerLines(period: string, indicators: ReadonlyMap<string, Indicator>, answers: Answers): string[] {
  return Object.entries(answers)
    .map(([code, { score, note }]) => {
      const given = [score === null ? "tanpa skor" : score.toLocaleString("id-ID"), note].filter(Boolean).join(", ");
      return `${period}, ${indicators.get(code)?.text ?? code}: ${given}`;
    })
    .sort();
}

/** Only what differs: a whole instrument would not fit into an entry. */
function auditOf(before: InstrumentContent, after: InstrumentContent) {
  const [was, is] = [contentLines(before), contentLines(after)];
  return {
    before: { name: before.name, source: before.source, instrumentLines: without(was, is) },
    after: { name: after.name, source: after.source, instrumentLines: without(is, was) },
  };
}

function contentLines({ components }: InstrumentContent): string[] {
  return components.flatMap(({ name, weight, source, needsCheck, indicators }) => [
    line(name, `bobot ${weight?.toLocaleString("id-ID") ?? "belum diisi"}`, source, needsCheck),
    ...indicators.map((one) =>
      line(
        `${name} – ${one.text}`,
        [`skor maks. ${one.maxScore.toLocaleString("id-ID")}`, one.figure, one.guide].filter(Boolean).join(", "),
        one.source,
        one.needsCheck,
      ),
    ),
  ]);
}

function line(name: string, says: string, source: string | null, needsCheck: boolean): string {
  return [`${name}: ${says}`, source, needsCheck ? "periksa" : null].filter(Boolean).join("; ");
}

function without(lines: readonly string[], others: readonly string[]): string[] {
  const known = new Set(others);
  return lines.filter((each) => !known.has(each));
}
