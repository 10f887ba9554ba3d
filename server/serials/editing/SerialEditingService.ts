import sql from "sql-template-tag";
import type { z } from "zod";

import { moveToBin } from "../../bin/moveToBin.js";
import { bookTable } from "../../books/Book.entity.js";
import { locationTable } from "../../authorities/records/Location.entity.js";
import { invalid, NotFoundError } from "../../errors.js";
import { pick, type RowOf, valuesOf } from "../../platform/database/columns.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { forUpdate } from "../../platform/database/locking.js";
import { required } from "../../platform/required.js";
import { addDays, dayIn, nextDay, WEEKDAYS } from "../../platform/time/libraryClock.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { firstOpenDay, foretellAnew, foretellIssues, renumberIssues } from "../issues/foretellIssues.js";
import { type LockedSerial, lockSerial } from "../issues/lockSerial.js";
import { serialAuditValues } from "../serialAudit.js";
import { serialTable } from "../Serial.entity.js";
import { createSerialInput, updateSerialInput } from "../serialInput.js";
import { selectSerials, type SerialRow } from "../serialReads.js";
import type { SerialTime } from "../SerialService.js";

/** Older issues are entered as copies: they are not expected any more. */
const MAX_DAYS_BACK = 366;
const ALL_WEEKDAYS = 127;

const valueColumns = pick(
  serialTable,
  "frequency",
  "weekdays",
  "firstOn",
  "endsOn",
  "supplier",
  "price",
  "pricePer",
  "locationId",
  "firstVolume",
  "firstNumber",
  "restartsYearly",
  "labelPattern",
  "copiesPerIssue",
  "makesCopies",
  "graceDays",
  "note",
);
type Values = RowOf<typeof valueColumns>;

const DEFAULTS: Omit<Values, "frequency" | "firstOn"> = {
  weekdays: ALL_WEEKDAYS,
  endsOn: null,
  supplier: null,
  price: null,
  pricePer: "issue",
  locationId: null,
  firstVolume: null,
  firstNumber: null,
  restartsYearly: false,
  labelPattern: null,
  copiesPerIssue: 1,
  makesCopies: true,
  graceDays: 3,
  note: null,
};

/** How a library says what it subscribes to. */
export class SerialEditingService {
  constructor(
    private readonly database: Database,
    private readonly time: SerialTime,
  ) {}

  /** Sent again with its key it makes no second. @throws ValidationError also for a title that is no periodical. */
  async create(viewer: Viewer, input: unknown): Promise<SerialRow> {
    assertCanManage(viewer, "catalogue");
    const { bookId, key: requestKey = null, ...given } = parseInput(createSerialInput, input);
    const { now, today } = this.moment();
    const values = changedValues({ ...DEFAULTS, frequency: given.frequency, firstOn: given.firstOn }, given);
    assertFitting(values, today, true);
    return this.database.write({ viewer, retryOnDuplicate: true }, async (tx) => {
      await requirePeriodical(tx, bookId);
      const [known] = requestKey === null ? [] : await selectSerials(tx, sql`serials.request_key = ${requestKey}`);
      if (known) return { result: known, audit: [] };
      await requireLocation(tx, values.locationId);
      const [added] = await tx.insert(serialTable, [
        { ...values, bookId, requestKey, foretoldUntil: null, createdAt: now, updatedAt: now, deletedAt: null },
      ]);
      const id = required(added, "the subscription just written");
      await foretellIssues(tx, { ...values, id, foretoldUntil: null }, { now, today });
      const created = await requireWritten(tx, id);
      return {
        result: created,
        audit: [{ action: "serial.create", recordId: id, after: serialAuditValues(created) }],
      };
    });
  }

  /**
   * Omitted fields keep their value. Another schedule leaves what came, and foretells anew from today on.
   * @throws NotFoundError; ValidationError
   */
  async update(viewer: Viewer, id: number, input: unknown): Promise<SerialRow> {
    assertCanManage(viewer, "catalogue");
    const given = parseInput(updateSerialInput, input);
    const { now, today } = this.moment();
    return this.database.write({ viewer }, async (tx) => {
      const before = await lockSerial(tx, id);
      const values = changedValues(before, given);
      assertFitting(values, today, values.firstOn !== before.firstOn);
      if (values.locationId !== before.locationId) await requireLocation(tx, values.locationId);
      await tx.update(serialTable, { ...values, updatedAt: now }, sql`id = ${id}`);
      const serial = { ...values, id, foretoldUntil: before.foretoldUntil };
      if (hasOtherSchedule(before, values)) {
        await foretellAnew(tx, serial, await foretoldFrom(tx, before, values, today), { now, today });
      }
      const open = await firstOpenDay(tx, id);
      if (open !== null) await renumberIssues(tx, serial, open, now);
      const after = await requireWritten(tx, id);
      const change = { before: serialAuditValues(before), after: serialAuditValues(after) };
      const hasChanged = JSON.stringify(change.before) !== JSON.stringify(change.after);
      return { result: after, audit: hasChanged ? [{ action: "serial.update", recordId: id, ...change }] : [] };
    });
  }

  /** Into the bin with its issues; the copies that came with them stay. @throws NotFoundError */
  async delete(
    viewer: Viewer,
    id: number,
  ): Promise<{ readonly title: string; readonly binEntryIds: readonly number[] }> {
    assertCanManage(viewer, "catalogue");
    const { now } = this.moment();
    return this.database.write({ viewer }, async (tx) => {
      const before = await lockSerial(tx, id);
      const binEntryIds = await moveToBin(tx, viewer, [{ kind: "serial", recordId: id, label: before.title }], now);
      await tx.update(serialTable, { deletedAt: now, requestKey: null }, sql`id = ${id}`);
      return {
        result: { title: before.title, binEntryIds },
        audit: [{ action: "serial.delete", recordId: id, before: serialAuditValues(before) }],
      };
    });
  }

  /** Foretells what has come within sight since the last time, one subscription after the other. */
  async sweep(): Promise<void> {
    const { now, today } = this.moment();
    const soon = addDays(today, FORETOLD_DAYS);
    const waiting = await this.database.read((reader) =>
      reader.select(
        pick(serialTable, "id"),
        sql`FROM serials WHERE deleted_at IS NULL AND frequency <> 'irregular' AND foretold_until < ${soon}
            AND (ends_on IS NULL OR ends_on > foretold_until) ORDER BY id`,
      ),
    );
    for (const { id } of waiting) {
      const unaudited = "Foretells issues, which follow from what the audit trail has of the subscription.";
      await this.database.write({ unaudited }, async (tx) => {
        const [serial] = await tx.select(
          serialTable,
          sql`FROM serials WHERE id = ${id} AND deleted_at IS NULL ${forUpdate(tx)}`,
        );
        if (serial) await foretellIssues(tx, serial, { now, today });
      });
    }
  }

  private moment(): { readonly now: Date; readonly today: string } {
    const now = this.time.now();
    return { now, today: dayIn(this.time.timeZone, now) };
  }
}

/** A subscription is foretold again once less than so many days of it are. */
const FORETOLD_DAYS = 31;

type Given = z.output<typeof updateSerialInput>;

/** What is left out stays; null means the usual. */
function changedValues(before: Values, given: Given): Values {
  const { weekdays, ...others } = given;
  const said = Object.entries<unknown>(others).flatMap(([name, value]): [string, unknown][] => {
    if (value === undefined) return [];
    return [[name, value ?? DEFAULTS[name as keyof typeof DEFAULTS]]];
  });
  const bits = weekdays?.reduce((all, day) => all | (1 << WEEKDAYS.indexOf(day)), 0);
  return {
    ...valuesOf(valueColumns, before),
    ...Object.fromEntries(said),
    weekdays: bits ?? (weekdays === null ? ALL_WEEKDAYS : before.weekdays),
  };
}

function assertFitting({ firstOn, endsOn }: Values, today: string, hasNewStart: boolean): void {
  if (hasNewStart && firstOn < addDays(today, -MAX_DAYS_BACK)) {
    throw invalid(
      "firstOn",
      "Isi dengan tanggal dalam setahun terakhir. Edisi yang lebih lama ditambah sebagai eksemplar.",
    );
  }
  if (endsOn !== null && endsOn < firstOn) {
    throw invalid("endsOn", "Tanggal berakhir tidak boleh sebelum edisi pertama.");
  }
}

function hasOtherSchedule(before: Values, after: Values): boolean {
  return (["frequency", "weekdays", "firstOn", "endsOn"] as const).some((name) => before[name] !== after[name]);
}

/**
 * From which day on the schedule is told anew: from the first issue while nothing has been decided of any; from today
 * otherwise, or from where the subscription had ended before.
 */
async function foretoldFrom(tx: Transaction, before: LockedSerial, after: Values, today: string): Promise<string> {
  const decided = await tx.count(
    sql`FROM serial_issues WHERE serial_id = ${before.id} AND (state <> 'expected' OR is_settled = 1)`,
  );
  if (decided === 0) return before.firstOn < after.firstOn ? before.firstOn : after.firstOn;
  const afterEnd = before.endsOn === null ? today : nextDay(before.endsOn);
  // What is left of the old schedule after its new end goes, also where that lies in the past.
  const afterNewEnd = after.endsOn === null ? today : nextDay(after.endsOn);
  return [today, afterEnd, afterNewEnd].reduce((first, day) => (day < first ? day : first));
}

/** @throws ValidationError where the title is not there, or no periodical. */
async function requirePeriodical(tx: Transaction, bookId: number): Promise<void> {
  const [book] = await tx.select(
    pick(bookTable, "materialKind"),
    sql`FROM books WHERE id = ${bookId} AND listed = 1 ${forUpdate(tx)}`,
  );
  if (!book) throw new NotFoundError("Judul ini tidak ditemukan. Mungkin sudah dihapus.");
  if (book.materialKind !== "serial") {
    throw invalid("bookId", "Jenis bahan judul ini bukan Terbitan berkala. Ubah dulu jenis bahannya.");
  }
}

/** @throws ValidationError */
async function requireLocation(tx: Transaction, id: number | null): Promise<void> {
  if (id === null) return;
  const found = await tx.select(pick(locationTable, "id"), sql`FROM locations WHERE id = ${id} ${forUpdate(tx)}`);
  if (found.length === 0) throw invalid("locationId", "Lokasi ini tidak ditemukan di daftar.");
}

async function requireWritten(tx: Transaction, id: number): Promise<SerialRow> {
  const [found] = await selectSerials(tx, sql`serials.id = ${id}`);
  return required(found, "the subscription just written");
}
