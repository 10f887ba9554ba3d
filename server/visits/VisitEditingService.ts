import sql from "sql-template-tag";
import type { z } from "zod";

import { NotFoundError, ValidationError } from "../errors.js";
import { adjustCounters, counterLock } from "../platform/database/counters/counters.js";
import type { Database, Reader } from "../platform/database/Database.js";
import { forUpdate } from "../platform/database/locking.js";
import { pick } from "../platform/database/columns.js";
import { required } from "../platform/required.js";
import { parseInput, summaryOf } from "../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../viewer.js";
import { type VisitKind, visitTable } from "./Visit.entity.js";
import { updateVisitInput, withoutKelasPrefix } from "./visitInput.js";
import { selectVisits, type VisitRow } from "./visitReads.js";
import { visitsCounter } from "./statistics/visitsCounter.js";
import { classValues, deleteVisit, guestValues } from "./visitWriter.js";

type Correction = z.infer<typeof updateVisitInput>;

/** What may be corrected of each kind; who a student is, and when anybody came, may not. */
const EDITABLE: Readonly<Record<VisitKind, readonly (keyof Correction)[]>> = {
  student: ["className", "purpose"],
  guest: ["visitorName", "institution", "purpose"],
  class: ["className", "peopleCount", "purpose"],
};
/** What an entry of its kind cannot be without. */
const REQUIRED: Readonly<Record<VisitKind, readonly (keyof Correction)[]>> = {
  student: [],
  guest: ["visitorName"],
  class: ["className", "peopleCount"],
};
const NOT_OF_KIND: Readonly<Record<VisitKind, string>> = {
  student: "Tidak ada pada kunjungan anggota.",
  guest: "Tidak ada pada kunjungan tamu.",
  class: "Tidak ada pada kunjungan kelas.",
};

/** Corrects the guest book afterwards. */
export class VisitEditingService {
  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
  ) {}

  /** Corrects what is wrong in an entry; fields that are not given stay. @throws ValidationError; NotFoundError */
  async updateVisit(viewer: Viewer, id: number, input: unknown): Promise<VisitRow> {
    assertCanManage(viewer, "visits");
    const given = parseInput(updateVisitInput, input);
    const found = await this.find(id);
    assertFits(found.kind, given);
    const counter = visitsCounter(found.visitedAt, this.timeZone);
    return this.database.write({ viewer, locks: [counterLock(counter)] }, async (tx) => {
      const [locked] = await tx.select(pick(visitTable, "id"), sql`FROM visits WHERE id = ${id} ${forUpdate(tx)}`);
      if (!locked) {
        throw visitGone();
      }
      const before = await readVisit(tx, id);
      await tx.update(visitTable, correctedValues(before, given), sql`id = ${id}`);
      const after = await readVisit(tx, id);
      await adjustCounters(tx, { [counter]: after.peopleCount - before.peopleCount });
      const changed = (["name", "institution", "className", "peopleCount", "purpose"] as const).filter(
        (name) => before[name] !== after[name],
      );
      const of = (visit: VisitRow) => Object.fromEntries(changed.map((name) => [name, visit[name]]));
      return {
        result: after,
        audit:
          changed.length === 0 ? [] : [{ action: "visit.update", recordId: id, before: of(before), after: of(after) }],
      };
    });
  }

  /** Takes a visit out of the guest book that was none, and its people out of the count. @throws NotFoundError */
  async voidVisit(viewer: Viewer, id: number): Promise<string> {
    assertCanManage(viewer, "visits");
    const visit = await this.find(id);
    const { kind, name, studentId, institution, className, visitedAt } = visit;
    const counter = visitsCounter(visitedAt, this.timeZone);
    await this.database.write({ viewer, locks: [counterLock(counter)] }, async (tx) => {
      const peopleCount = await deleteVisit(tx, id, counter);
      if (peopleCount === null) {
        throw visitGone();
      }
      const before = { kind, name, studentId, institution, className, peopleCount, visitedAt };
      return { result: undefined, audit: [{ action: "visit.void", recordId: id, before }] };
    });
    return name === null ? "Kunjungan dibatalkan." : `Kunjungan ${name} dibatalkan.`;
  }

  private find(id: number): Promise<VisitRow> {
    return this.database.read(async (reader) => {
      const [visit] = await selectVisits(reader, sql`visits.id = ${id}`, sql`visits.id`, 1);
      if (!visit) {
        throw visitGone();
      }
      return visit;
    });
  }
}

function visitGone(): NotFoundError {
  return new NotFoundError("Kunjungan ini tidak ada di buku tamu. Mungkin sudah dibatalkan.");
}

async function readVisit(reader: Reader, id: number): Promise<VisitRow> {
  const [visit] = await selectVisits(reader, sql`visits.id = ${id}`, sql`visits.id`, 1);
  return required(visit, "the visit that is locked");
}

function assertFits(kind: VisitKind, given: Correction): void {
  const fields = Object.entries(given) as [keyof Correction, unknown][];
  const errors = [
    ...fields
      .filter(([name, value]) => value !== undefined && !EDITABLE[kind].includes(name))
      .map(([name]) => ({ name, message: NOT_OF_KIND[kind] })),
    ...fields
      .filter(([name, value]) => value === null && REQUIRED[kind].includes(name))
      .map(([name]) => ({ name, message: "Wajib diisi." })),
  ];
  if (errors.length > 0) {
    throw new ValidationError(summaryOf(errors), errors);
  }
}

function correctedValues(before: VisitRow, given: Correction) {
  const { purpose = before.purpose, className = before.className, institution = before.institution } = given;
  switch (before.kind) {
    case "student":
      return { purpose, className };
    case "guest": {
      const name = given.visitorName ?? before.name;
      return { purpose, ...(name === null ? { institution } : guestValues(name, institution)) };
    }
    case "class":
      return {
        purpose,
        ...classValues(withoutKelasPrefix(required(className, "a visiting class's name"))),
        peopleCount: given.peopleCount ?? before.peopleCount,
      };
  }
}
