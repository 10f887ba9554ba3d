import sql, { join } from "sql-template-tag";

import { bookLock } from "../../books/bookLock.js";
import { copyTable } from "../../books/copies/Copy.entity.js";
import { parseCopies } from "../../books/copies/copyInput.js";
import type { CopyService } from "../../books/copies/CopyService.js";
import { ConflictError, invalid } from "../../errors.js";
import type { AuditChange } from "../../platform/database/auditChange.js";
import { pick } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { dayIn, nextDay } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { issuesPerYear } from "../foretelling/foretell.js";
import { issueLabel } from "../foretelling/issueLabel.js";
import { numberAfter } from "../foretelling/issueNumbers.js";
import { type AuditedIssue, issueAuditValues } from "../serialAudit.js";
import { serialIssueTable } from "../SerialIssue.entity.js";
import { createIssueInput, markIssuesInput, receiveIssuesInput, updateIssueInput } from "../serialInput.js";
import { type IssueRow, selectIssues } from "../serialReads.js";
import type { SerialTime } from "../SerialService.js";
import { issueBefore, lateOn, renumberIssues } from "./foretellIssues.js";
import { type IssueOfSerial, type LockedIssue, lockIssues, type LockedSerial, lockSerial } from "./lockSerial.js";

/** What became of a reception that was taken back. */
export interface UndoneReception {
  readonly issue: IssueRow;
  /** The way back of the copies that it had made. */
  readonly binEntryIds: readonly number[];
}

type Changes = Partial<Pick<LockedIssue, "issuedOn" | "volume" | "number" | "label" | "isSettled" | "state" | "note">>;

/** How issues come in, and what is said of those that do not. */
export class SerialIssueService {
  constructor(
    private readonly database: Database,
    private readonly copies: Pick<CopyService, "createWithin" | "deleteWithin" | "numbersByPattern">,
    private readonly time: SerialTime,
  ) {}

  /**
   * Takes issues in, all or none, with the copies that their subscriptions say. One that has come already stays as it
   * is, so that two who press at once, or one who presses twice, get one copy. @throws NotFoundError; ValidationError
   */
  async receive(viewer: Viewer, input: unknown): Promise<IssueRow[]> {
    assertCanManage(viewer, "catalogue");
    const { issueIds, receivedOn } = parseInput(receiveIssuesInput, input);
    return this.database.write({ viewer, locks: [bookLock], retryOnDuplicate: true }, async (tx) => {
      const audit: AuditChange[] = [];
      const before = await lockIssues(tx, issueIds);
      const numbered = await this.withNumbers(tx, before, issueIds);
      for (const [index, chosen] of numbered.entries()) {
        audit.push(...(await this.receiveOne(tx, chosen, receivedOn ?? null, before[index]?.issue)));
      }
      return { result: await this.issuesNow(tx, issueIds), audit };
    });
  }

  /**
   * Takes a reception back with its copies, which go to the bin. @throws NotFoundError; ConflictError where one of them
   * is on loan or ever was, or where it has not come.
   */
  async undoReception(viewer: Viewer, id: number): Promise<UndoneReception> {
    assertCanManage(viewer, "catalogue");
    const now = this.time.now();
    return this.database.write({ viewer, locks: [bookLock] }, async (tx) => {
      const { issue, serial } = await this.lockOne(tx, id);
      if (issue.state !== "received") {
        throw new ConflictError("Edisi ini belum diterima, jadi tidak ada yang diurungkan.");
      }
      const made = await tx.select(
        pick(copyTable, "id"),
        sql`FROM copies WHERE serial_issue_id = ${id} AND listed = 1 ORDER BY id`,
      );
      const audit: AuditChange[] = [];
      const binEntryIds: number[] = [];
      for (const copy of made) {
        const deleted = await this.copies.deleteWithin(tx, viewer, copy.id);
        audit.push(...deleted.audit);
        binEntryIds.push(...deleted.result.binEntryIds);
      }
      await tx.update(
        serialIssueTable,
        { state: "expected", receivedOn: null, copiesMade: 0, updatedAt: now },
        sql`id = ${id}`,
      );
      await renumberIssues(tx, serial, issue.issuedOn, now);
      const [after] = await this.issuesNow(tx, [id]);
      return {
        result: { issue: required(after, "the issue just written"), binEntryIds },
        audit: [changeOf("unreceive", serial, issue, required(after, "the issue just written")), ...audit],
      };
    });
  }

  /** Says that issues do not come, are lost or claimed, or are expected again. @throws NotFoundError; ConflictError */
  async mark(viewer: Viewer, input: unknown): Promise<IssueRow[]> {
    assertCanManage(viewer, "catalogue");
    const { issueIds, state } = parseInput(markIssuesInput, input);
    const now = this.time.now();
    return this.database.write({ viewer }, async (tx) => {
      const chosen = await lockIssues(tx, issueIds);
      const came = chosen.find(({ issue }) => issue.state === "received");
      if (came) {
        throw new ConflictError(`${came.issue.label} sudah diterima. Urungkan dulu penerimaannya, lalu tandai lagi.`);
      }
      const changed = chosen.filter(({ issue }) => issue.state !== state);
      if (changed.length > 0) {
        const ids = changed.map(({ issue }) => issue.id);
        await tx.update(serialIssueTable, { state, updatedAt: now }, sql`id IN (${join(ids)})`);
      }
      for (const [serial, from] of firstDays(changed)) await renumberIssues(tx, serial, from, now);
      const after = new Map((await this.issuesNow(tx, issueIds)).map((issue) => [issue.id, issue]));
      return {
        result: [...after.values()],
        audit: changed.map(({ issue, serial }) =>
          changeOf("update", serial, issue, required(after.get(issue.id), "an issue just written")),
        ),
      };
    });
  }

  /**
   * Adds an issue that nobody foretold: a special one, or one of what comes irregularly; sent again with its key, none.
   * @throws NotFoundError
   */
  async create(viewer: Viewer, serialId: number, input: unknown): Promise<IssueRow> {
    assertCanManage(viewer, "catalogue");
    const { isReceived, issuedOn, key = null, ...given } = parseInput(createIssueInput, input);
    const now = this.time.now();
    return this.database.write({ viewer, locks: [bookLock], retryOnDuplicate: true }, async (tx) => {
      const serial = await lockSerial(tx, serialId);
      const known = await this.issueOfRequest(tx, serialId, key);
      if (known) return { result: known, audit: [] };
      const [added] = await tx.insert(serialIssueTable, [
        {
          serialId,
          plannedOn: null,
          issuedOn,
          ...(await namesOf(tx, serial, issuedOn, given)),
          isSettled: true,
          state: "expected",
          lateOn: lateOn(issuedOn, serial.graceDays),
          receivedOn: null,
          copiesMade: 0,
          note: given.note ?? null,
          requestKey: key,
          createdAt: now,
          updatedAt: now,
        },
      ]);
      const id = required(added, "the issue just written");
      const chosen = await this.lockOne(tx, id);
      const audit: AuditChange[] = [
        {
          action: "serialIssue.create",
          recordId: id,
          after: issueAuditValues(serial.title, chosen.issue),
        },
        ...(isReceived ? await this.receiveOne(tx, chosen, null) : []),
      ];
      await renumberIssues(tx, serial, issuedOn, now);
      const [created] = await this.issuesNow(tx, [id]);
      return { result: required(created, "the issue just written"), audit };
    });
  }

  /**
   * Corrects the day, the numbers, the label or the note; those that follow are numbered on from it, and the copies
   * that came with it say the same. Omitted fields keep their value. @throws NotFoundError; ValidationError
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<IssueRow> {
    assertCanManage(viewer, "catalogue");
    const given = parseInput(updateIssueInput, input);
    const now = this.time.now();
    return this.database.write({ viewer }, async (tx) => {
      const { issue, serial } = await this.lockOne(tx, id);
      const changes = correctedValues(issue, serial, given);
      await tx.update(
        serialIssueTable,
        { ...changes, lateOn: lateOn(changes.issuedOn ?? issue.issuedOn, serial.graceDays), updatedAt: now },
        sql`id = ${id}`,
      );
      const label = changes.label ?? issue.label;
      if (label !== issue.label) {
        await tx.update(copyTable, { issueLabel: label, updatedAt: now }, sql`serial_issue_id = ${id}`);
      }
      const from = (changes.issuedOn ?? issue.issuedOn) < issue.issuedOn ? changes.issuedOn : issue.issuedOn;
      await renumberIssues(tx, serial, from ?? issue.issuedOn, now);
      const [after] = await this.issuesNow(tx, [id]);
      const change = changeOf("update", serial, issue, required(after, "the issue just written"));
      const hasChanged = JSON.stringify(change.before) !== JSON.stringify(change.after);
      return { result: required(after, "the issue just written"), audit: hasChanged ? [change] : [] };
    });
  }

  /** Takes away what somebody added by mistake. @throws NotFoundError; ConflictError for what was foretold or came. */
  async delete(viewer: Viewer, id: number): Promise<{ readonly label: string; readonly serialId: number }> {
    assertCanManage(viewer, "catalogue");
    return this.database.write({ viewer }, async (tx) => {
      const { issue, serial } = await this.lockOne(tx, id);
      if (issue.state === "received") {
        throw new ConflictError(`${issue.label} sudah diterima. Urungkan dulu penerimaannya, lalu hapus lagi.`);
      }
      if (issue.plannedOn !== null) {
        throw new ConflictError("Edisi ini ada di jadwal, jadi tidak dapat dihapus. Tandai sebagai tidak terbit.");
      }
      await tx.run(sql`DELETE FROM serial_issues WHERE id = ${id}`);
      await renumberIssues(tx, serial, issue.issuedOn, this.time.now());
      const before = issueAuditValues(serial.title, issue);
      return {
        result: { label: issue.label, serialId: serial.id },
        audit: [{ action: "serialIssue.delete", recordId: id, before }],
      };
    });
  }

  /** One that was said not to come out has no number: it gets its place in the line again before it is taken in. */
  private async withNumbers(
    tx: Transaction,
    chosen: readonly IssueOfSerial[],
    issueIds: readonly number[],
  ): Promise<readonly IssueOfSerial[]> {
    const skipped = chosen.filter(({ issue }) => issue.state === "skipped");
    if (skipped.length === 0) return chosen;
    const now = this.time.now();
    const ids = skipped.map(({ issue }) => issue.id);
    await tx.update(serialIssueTable, { state: "expected", updatedAt: now }, sql`id IN (${join(ids)})`);
    for (const [serial, from] of firstDays(skipped)) await renumberIssues(tx, serial, from, now);
    return lockIssues(tx, issueIds);
  }

  private async receiveOne(
    tx: Transaction,
    { issue, serial }: IssueOfSerial,
    day: string | null,
    before: LockedIssue = issue,
  ): Promise<AuditChange[]> {
    if (issue.state === "received") return [];
    const now = this.time.now();
    const receivedOn = day ?? dayIn(this.time.timeZone, now);
    const made = serial.makesCopies ? await this.makeCopies(tx, issue, serial, receivedOn) : null;
    const changes = { state: "received" as const, receivedOn, copiesMade: made?.created.length ?? 0, updatedAt: now };
    await tx.update(serialIssueTable, changes, sql`id = ${issue.id}`);
    return [changeOf("receive", serial, before, { ...issue, ...changes }), ...(made?.audit ?? [])];
  }

  /** As copies are always made: with the next codes, and the next inventory numbers where the library has a pattern. */
  private async makeCopies(tx: Transaction, issue: LockedIssue, serial: LockedSerial, receivedOn: string) {
    const requested = parseCopies({
      count: serial.copiesPerIssue,
      assignsInventoryCodes: await this.copies.numbersByPattern(tx),
      locationId: serial.locationId,
      supplier: serial.supplier,
      price: priceOfIssue(serial),
      acquiredAt: receivedOn,
      issueLabel: issue.label,
    });
    return this.copies.createWithin(tx, serial.bookId, requested, issue.id);
  }

  private async lockOne(tx: Transaction, id: number): Promise<IssueOfSerial> {
    const [found] = await lockIssues(tx, [id]);
    return required(found, "a locked issue");
  }

  /** What this very request has added before. */
  private async issueOfRequest(tx: Transaction, serialId: number, key: string | null): Promise<IssueRow | null> {
    if (key === null) return null;
    const ofRequest = sql`serial_issues.serial_id = ${serialId} AND serial_issues.request_key = ${key}`;
    const [known] = await selectIssues(tx, dayIn(this.time.timeZone, this.time.now()), ofRequest);
    return known ?? null;
  }

  /** In the given order. */
  private async issuesNow(tx: Transaction, ids: readonly number[]): Promise<IssueRow[]> {
    const today = dayIn(this.time.timeZone, this.time.now());
    const rows = await selectIssues(tx, today, sql`serial_issues.id IN (${join([...ids])})`);
    const byId = new Map(rows.map((row) => [row.id, row]));
    return ids.map((id) => required(byId.get(id), "an issue just written"));
  }
}

type Names = Pick<LockedIssue, "volume" | "number" | "label">;

/** The numbers and the label of an issue that is added, as far as nobody has said them. */
async function namesOf(
  tx: Transaction,
  serial: LockedSerial,
  issuedOn: string,
  given: { readonly [Name in keyof Names]?: Names[Name] | null | undefined },
): Promise<Names> {
  const isNumbered = (given.number ?? given.volume ?? null) !== null;
  const goesOn = serial.frequency === "irregular" && !isNumbered && !given.label;
  const numbers = goesOn
    ? numberAfter(await issueBefore(tx, serial, nextDay(issuedOn)), issuedOn, serial)
    : { volume: given.volume ?? null, number: given.number ?? null };
  const isInLine = isNumbered || goesOn;
  const usual = issueLabel({ ...numbers, issuedOn }, serial.frequency, isInLine ? serial.labelPattern : null);
  return { ...numbers, label: given.label ?? (isInLine ? usual : `Edisi khusus, ${usual}`) };
}

/** What one issue costs; null where its title's price is its own. */
function priceOfIssue({ price, pricePer, frequency, weekdays }: LockedSerial): number | null {
  if (price === null || pricePer === "issue") return price;
  const count = issuesPerYear({ frequency, weekdays });
  return count === null ? null : Math.round(price / count);
}

function changeOf(verb: string, { title }: LockedSerial, before: LockedIssue, after: AuditedIssue): AuditChange {
  return {
    action: `serialIssue.${verb}`,
    recordId: before.id,
    before: issueAuditValues(title, before),
    after: issueAuditValues(title, after),
  };
}

/** From which day on each subscription is numbered anew. */
function firstDays(chosen: readonly IssueOfSerial[]): Map<LockedSerial, string> {
  const days = new Map<LockedSerial, string>();
  for (const { issue, serial } of chosen) {
    const known = days.get(serial);
    if (known === undefined || issue.issuedOn < known) days.set(serial, issue.issuedOn);
  }
  return days;
}

type Correction = ReturnType<typeof updateIssueInput.parse>;

/** @throws ValidationError for an issue that would have no name. */
function correctedValues(issue: LockedIssue, serial: LockedSerial, given: Correction): Changes {
  const { issuedOn = issue.issuedOn, volume = issue.volume, number = issue.number, note = issue.note } = given;
  const isRenumbered = [given.volume, given.number].some((value) => value !== undefined) || issuedOn !== issue.issuedOn;
  const usual = issueLabel({ volume, number, issuedOn }, serial.frequency, serial.labelPattern);
  if (given.label === null && issue.plannedOn === null && number === null) {
    throw invalid("label", "Edisi di luar jadwal tanpa nomor perlu nama. Contoh: Edisi khusus Ramadan 2026");
  }
  const label = given.label ?? (followsNumbers(issue, serial, given, isRenumbered) ? usual : issue.label);
  const isSettled = issue.isSettled || isRenumbered || typeof given.label === "string";
  return { issuedOn, volume, number, label, isSettled, note };
}

/** Whether an issue that nobody named gets the name of its number. */
function followsNumbers(issue: LockedIssue, serial: LockedSerial, { label }: Correction, isRenumbered: boolean) {
  if (label === null) return true;
  const isUnnamed = !issue.isSettled || issue.label === issueLabel(issue, serial.frequency, serial.labelPattern);
  return isRenumbered && isUnnamed;
}
