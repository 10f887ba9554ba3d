import { LRUCache } from "lru-cache";
import sql, { join, type Sql } from "sql-template-tag";

import { counterLock } from "../platform/database/counters.js";
import type { Database } from "../platform/database/Database.js";
import { toSqlDateTime } from "../platform/database/sqlDateTime.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../platform/database/keyset.js";
import { invalid, NotFoundError } from "../errors.js";
import { visitsCounter } from "./visitsCounter.js";
import { foldKey, foldWords } from "../platform/text/fold.js";
import { networkOf } from "../platform/limits/network.js";
import { RateLimiter } from "../platform/limits/RateLimiter.js";
import { dayIn, instantOf, nextDay } from "../platform/time/libraryClock.js";
import { parseInput } from "../platform/validation/parseInput.js";
import {
  assertAdmin,
  assertCanManage,
  assertCanWrite,
  assertSignedIn,
  isAdmin,
  isStudent,
  type Viewer,
} from "../viewer.js";
import { greetingName, greetingFor } from "./greeting.js";
import { type NewVisit, recordVisitInput, visitListInput } from "./visitInput.js";
import { selectVisits, findStudentByScan, selectVisitTotals, type VisitRow, type VisitTotals } from "./visitReads.js";
import { deleteVisit, insertVisitOnce, NO_VISITOR, type VisitorRecord } from "./visitWriter.js";

/** A visitor who returns within this time is greeted but not counted again. */
const SAME_VISIT_MS = 60 * 60_000;
/** A class of forty at one tablet within a minute, three times over. */
const CALLS_PER_MINUTE = 120;
/** A school of a thousand that comes twice. */
const MAX_PEOPLE_PER_DAY = 2_000;
const MAX_ADDRESSES = 10_000;

export interface Greeting {
  /** The greeting in Indonesian, with the visitor's short name and no other personal data. */
  readonly greeting: string;
  /** False for a visitor who was counted within the last hour. */
  readonly counted: boolean;
}

/** Narrows the administrators' list; days are the library's. */
export interface VisitListArgs {
  readonly from?: string | null;
  readonly to?: string | null;
  readonly kind?: string | null;
  readonly className?: string | null;
  readonly search?: string | null;
}

export class VisitService {
  private readonly limiter: RateLimiter;
  /** The people of a day by the address that signed them. */
  private readonly peopleToday = new LRUCache<string, number>({ max: MAX_ADDRESSES });

  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.limiter = new RateLimiter({
      callsPerMinute: CALLS_PER_MINUTE,
      message: "Terlalu banyak kunjungan dari perangkat ini. Tunggu sebentar, lalu coba lagi.",
      now: () => this.now().getTime(),
    });
  }

  /**
   * Records a visit. It creates no audit entry, since the visit itself says who came when. Without an administrator an
   * address counts so many people a day and no more.
   * @throws ValidationError; NotFoundError for a number that is no student's; ThrottledError
   */
  async recordVisit(viewer: Viewer, input: unknown, address: string): Promise<Greeting> {
    assertCanWrite(viewer);
    this.limiter.consume(networkOf(address));
    const visit = parseInput(recordVisitInput, input);
    const { visitor, name } = await this.identifyVisitor(visit);
    const now = this.now();
    const since = new Date(now.getTime() - SAME_VISIT_MS);
    const device = `${dayIn(this.timeZone, now)} ${networkOf(address)}`;
    if (this.peopleOf(device) + visitor.peopleCount > MAX_PEOPLE_PER_DAY && !isAdmin(viewer)) {
      throw invalid(NAMING_FIELDS[visit.kind], TOO_MANY_PEOPLE);
    }
    const [counter, previousCounter] = [visitsCounter(now, this.timeZone), visitsCounter(since, this.timeZone)];
    const options = {
      unaudited: "The visit itself says who came when.",
      // Of two scans of the same card the second finds the first. Guests have no row to lock, so the month's counter is
      // locked, which every counted visit updates anyway. Around midnight at the end of a month two scans may have
      // different months, so the counter of an hour ago is locked as well, and always first.
      locks: [...new Set([previousCounter, counter])].map(counterLock),
    };
    // Before they are written, so that of many at once each finds those before it; and taken back where none came.
    this.countPeople(device, visitor.peopleCount);
    let counted = false;
    try {
      counted = await this.database.write(options, (tx) => insertVisitOnce(tx, visitor, { now, since, counter }));
    } finally {
      if (!counted) {
        this.countPeople(device, -visitor.peopleCount);
      }
    }
    return { greeting: greetingFor(name, !counted), counted };
  }

  /** Takes a visit out of the guest book that was none, and its people out of the count. @throws NotFoundError */
  async voidVisit(viewer: Viewer, id: number): Promise<string> {
    assertCanManage(viewer);
    const notFound = new NotFoundError("Kunjungan ini tidak ada di buku tamu. Mungkin sudah dibatalkan.");
    const visit = await this.byId(viewer, id);
    if (!visit) {
      throw notFound;
    }
    const { kind, name, studentId, institution, className, peopleCount, visitedAt } = visit;
    const counter = visitsCounter(visitedAt, this.timeZone);
    await this.database.write({ viewer, locks: [counterLock(counter)] }, async (tx) => {
      if (!(await deleteVisit(tx, visit, counter))) {
        throw notFound;
      }
      const before = { kind, name, studentId, institution, className, peopleCount, visitedAt };
      return { result: undefined, audit: [{ action: "visit.void", recordId: id, before }] };
    });
    return `Kunjungan ${name} dibatalkan.`;
  }

  /** All visits, the newest first. @throws ValidationError */
  async page(viewer: Viewer, list: VisitListArgs, page: PageArgs): Promise<Page<VisitRow>> {
    assertAdmin(viewer);
    return this.readVisits("visits", this.listCondition(list), page);
  }

  /** How many visits the list has, and how many people they count. */
  async totals(viewer: Viewer, list: VisitListArgs): Promise<VisitTotals> {
    assertAdmin(viewer);
    return this.database.read((reader) => selectVisitTotals(reader, this.listCondition(list)));
  }

  /** A student's own visits, the newest first; administrators have none. */
  async ownVisits(viewer: Viewer, page: PageArgs): Promise<Page<VisitRow>> {
    assertSignedIn(viewer);
    return this.readVisits("myVisits", ownVisitsCondition(viewer), page);
  }

  async ownTotals(viewer: Viewer): Promise<VisitTotals> {
    assertSignedIn(viewer);
    return this.database.read((reader) => selectVisitTotals(reader, ownVisitsCondition(viewer)));
  }

  /** Null also where the viewer may not know that there is one. */
  byId(viewer: Viewer, id: number): Promise<VisitRow | null> {
    return this.database.read(async (reader) => {
      const [visit] = await selectVisits(reader, sql`visits.id = ${id} AND ${visibleTo(viewer)}`, sql`visits.id`, 1);
      return visit ?? null;
    });
  }

  /** The visitor and the name to greet them by. An unknown number and one of a former student get the same message. */
  private async identifyVisitor(visit: NewVisit): Promise<{ visitor: VisitorRecord; name: string }> {
    const emptyVisitor = { ...NO_VISITOR, purpose: visit.purpose };
    if (visit.kind === "guest") {
      const { visitorName, institution } = visit;
      const visitorKey = `${foldKey(visitorName, 90)}|${foldKey(institution ?? "", 90)}`;
      return {
        visitor: { ...emptyVisitor, kind: "guest", visitorName, institution, visitorKey },
        name: greetingName(visitorName),
      };
    }
    if (visit.kind === "class") {
      const { className, peopleCount } = visit;
      return {
        visitor: {
          ...emptyVisitor,
          kind: "class",
          visitorName: `Kelas ${className}`,
          visitorKey: foldKey(className),
          className,
          peopleCount,
        },
        name: `kelas ${className}`,
      };
    }
    const student = await this.database.read((reader) => findStudentByScan(reader, visit.nis));
    if (!student) {
      throw new NotFoundError("NIS tidak ditemukan. Periksa nomornya, atau isi sebagai tamu.");
    }
    return {
      visitor: { ...emptyVisitor, kind: "student", studentId: student.id, className: student.className },
      name: greetingName(student.name),
    };
  }

  private peopleOf(device: string): number {
    return this.peopleToday.get(device) ?? 0;
  }

  private countPeople(device: string, people: number): void {
    this.peopleToday.set(device, this.peopleOf(device) + people);
  }

  private listCondition(list: VisitListArgs): Sql {
    const { from, to, kind, className, search } = parseInput(visitListInput, list);
    const nis = search?.trim() ?? "";
    // Folded words contain only letters and digits, so a search cannot contain a LIKE wildcard.
    const found = foldWords(search ?? "").map((word) => {
      const pattern = `%${word}%`;
      return sql`(LOWER(students.name) LIKE ${pattern} OR visits.visitor_key LIKE ${pattern} OR students.nis = ${nis})`;
    });
    return join(
      [
        ...(from ? [sql`visits.visited_at >= ${toSqlDateTime(instantOf(this.timeZone, from))}`] : []),
        ...(to ? [sql`visits.visited_at < ${toSqlDateTime(instantOf(this.timeZone, nextDay(to)))}`] : []),
        ...(kind ? [sql`visits.kind = ${kind}`] : []),
        ...(className ? [sql`visits.class_name = ${className}`] : []),
        ...found,
        sql`1 = 1`,
      ],
      " AND ",
    );
  }

  private readVisits(name: string, where: Sql, page: PageArgs): Promise<Page<VisitRow>> {
    return this.database.read((reader) =>
      readPage<VisitRow>(
        name,
        [
          {
            keys: newestFirst,
            fetch: (condition, order, limiter) => selectVisits(reader, sql`${where} AND ${condition}`, order, limiter),
          },
        ],
        page,
      ),
    );
  }
}

const NAMING_FIELDS = { student: "nis", guest: "visitorName", class: "className" } as const;
const TOO_MANY_PEOPLE =
  "Terlalu banyak orang dicatat dari perangkat ini hari ini. Minta petugas mencatat kunjungan ini setelah login.";

const newestFirst: readonly KeyColumn<VisitRow>[] = [
  { column: sql`visits.visited_at`, descending: true, valueOf: ({ visitedAt }) => toSqlDateTime(visitedAt) },
  { column: sql`visits.id`, descending: true, valueOf: ({ id }) => id },
];

function ownVisitsCondition(viewer: Viewer): Sql {
  return isStudent(viewer) ? sql`visits.student_id = ${viewer.studentId}` : sql`1 = 0`;
}

function visibleTo(viewer: Viewer): Sql {
  return isAdmin(viewer) ? sql`1 = 1` : ownVisitsCondition(viewer);
}
