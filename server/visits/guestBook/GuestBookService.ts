import { setTimeout as wait } from "node:timers/promises";
import { LRUCache } from "lru-cache";

import { counterLock } from "../../platform/database/counters/counters.js";
import type { Database, Reader } from "../../platform/database/Database.js";
import { invalid, NotFoundError } from "../../errors.js";
import { visitsCounter } from "../statistics/visitsCounter.js";
import { networkOf } from "../../platform/limits/network.js";
import { RateLimiter } from "../../platform/limits/RateLimiter.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { findStudentByScan } from "../../students/findStudentByScan.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanWrite, canRead, type Viewer } from "../../viewer.js";
import { isKnownDevice } from "./doorKey.js";
import { greetingName, greetingFor } from "./greeting.js";
import { type NewVisit, recordVisitInput } from "../visitInput.js";
import {
  classValues,
  guestValues,
  insertVisitOnce,
  NO_VISITOR,
  unknownNumberValues,
  type VisitorRecord,
} from "../visitWriter.js";

/** A visitor who returns within this time is greeted but not counted again. */
const SAME_VISIT_MS = 60 * 60_000;
/** A class of forty at one tablet within a minute, three times over. */
const CALLS_PER_MINUTE = 120;
/** A school of a thousand that comes twice. */
const MAX_PEOPLE_PER_DAY = 2_000;
/** From a network without a known device: a small school's day, and no more than the desk can look through. */
const MAX_UNKNOWN_PER_DAY = 500;
const MAX_ADDRESSES = 10_000;
/** A device that is not known is answered at the end of such a step only: the time it took says nothing of a number. */
export const ANSWER_STEP_MS = 50;

/** What signs the guest book. */
export interface VisitDevice {
  readonly address: string;
  /** Digest of the door's key that the device holds. */
  readonly doorKey: string | null;
}

export interface Greeting {
  /** The greeting in Indonesian, with the visitor's short name and no other personal data. */
  readonly greeting: string;
  /** False for a visitor who was counted within the last hour. */
  readonly counted: boolean;
  /** Whether the desk has something for a student, which the door does not name. */
  readonly awaited: boolean;
  /** False for a device that is not known: it is told the same of everybody. */
  readonly named: boolean;
}

/**
 * The same for a member, an unknown number and a repeated visit, so that an unknown device learns nothing about
 * anybody.
 */
const UNNAMED: Greeting = { greeting: "Kunjungan dicatat", counted: true, awaited: false, named: false };

/** Whether a book is kept for the student: given by circulation, which visits must not import. */
export type IsAwaited = (reader: Reader, studentId: number) => Promise<boolean>;

/** Who signs the guest book at the door. */
export class GuestBookService {
  private readonly limiter: RateLimiter;
  /** The people of a day by the address that signed them. */
  private readonly peopleToday = new LRUCache<string, number>({ max: MAX_ADDRESSES });

  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly isAwaited: IsAwaited,
    private readonly now: () => Date = () => new Date(),
  ) {
    this.limiter = new RateLimiter({
      callsPerMinute: CALLS_PER_MINUTE,
      message: "Terlalu banyak kunjungan dari perangkat ini.",
      now: () => this.now().getTime(),
    });
  }

  /**
   * Records a visit. It creates no audit entry, since the visit itself says who came when. Without an administrator an
   * address counts so many people a day and no more. A device that is not known gets one answer, after the same work.
   * @throws ForbiddenError where the door has a key; ValidationError; NotFoundError at a known device for a number that
   * is no student's; ThrottledError
   */
  async recordVisit(viewer: Viewer, input: unknown, { address, doorKey }: VisitDevice): Promise<Greeting> {
    assertCanWrite(viewer);
    this.limiter.consume(networkOf(address));
    const startedAt = performance.now();
    const isKnown = await this.database.read((reader) => isKnownDevice(reader, viewer, doorKey), { byKey: true });
    const visit = parseInput(recordVisitInput, input);
    const { visitor, name } = await this.identifyVisitor(visit, isKnown);
    const now = this.now();
    const since = new Date(now.getTime() - SAME_VISIT_MS);
    const device = `${dayIn(this.timeZone, now)} ${networkOf(address)}`;
    const most = isKnown ? MAX_PEOPLE_PER_DAY : MAX_UNKNOWN_PER_DAY;
    if (this.peopleOf(device) + visitor.peopleCount > most && !canRead(viewer, "visits")) {
      throw invalid(NAMING_FIELDS[visit.kind], TOO_MANY_PEOPLE);
    }
    const [counter, previousCounter] = [visitsCounter(now, this.timeZone), visitsCounter(since, this.timeZone)];
    const options = {
      unaudited: "The visit itself says who came when.",
      // The second of two scans of the same card finds the first. Guests have no row to lock, so the month's counter is
      // locked, which every counted visit updates anyway. Around midnight at the end of a month two scans may have
      // different months, so the counter of an hour ago is locked as well, and always first.
      locks: [...new Set([previousCounter, counter])].map(counterLock),
    };
    // Before they are written, so that of many at once each finds those before it; and taken back where none came.
    this.countPeople(device, visitor.peopleCount);
    let counted: boolean | null = null;
    try {
      const window = { now, since, counter, hidesRepeats: !isKnown };
      counted = await this.database.write(options, (tx) => insertVisitOnce(tx, visitor, window));
    } finally {
      // An unknown device gets nothing back for a repeat: its remaining quota would tell that somebody had come before.
      if (counted === null || (!counted && isKnown)) {
        this.countPeople(device, -visitor.peopleCount);
      }
    }
    if (!isKnown) {
      await wait(ANSWER_STEP_MS - ((performance.now() - startedAt) % ANSWER_STEP_MS));
      return UNNAMED;
    }
    const { studentId } = visitor;
    const awaited =
      studentId !== null && (await this.database.read((reader) => this.isAwaited(reader, studentId), { byKey: true }));
    return { greeting: greetingFor(name, !counted, this.timeZone, now), counted, awaited, named: true };
  }

  /**
   * The visitor and the name to greet them by. An unknown number and one of a former student get the same message; at a
   * device that is not known they are taken down, as whoever typed it is not told.
   */
  private async identifyVisitor(visit: NewVisit, isKnown: boolean): Promise<{ visitor: VisitorRecord; name: string }> {
    const emptyVisitor = { ...NO_VISITOR, purpose: visit.purpose };
    if (visit.kind === "guest") {
      const { visitorName, institution } = visit;
      return {
        visitor: { ...emptyVisitor, kind: "guest", ...guestValues(visitorName, institution) },
        name: greetingName(visitorName),
      };
    }
    if (visit.kind === "class") {
      const { className, peopleCount } = visit;
      return {
        visitor: { ...emptyVisitor, kind: "class", ...classValues(className), peopleCount },
        name: `kelas ${className}`,
      };
    }
    const student = await this.database.read((reader) => findStudentByScan(reader, visit.nis, { present: true }));
    if (!student && !isKnown) {
      return { visitor: { ...emptyVisitor, kind: "guest", ...unknownNumberValues(visit.nis) }, name: "" };
    }
    if (!student) {
      throw new NotFoundError("Nomor ini tidak ditemukan. Periksa lagi, atau isi sebagai tamu.");
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
}

const NAMING_FIELDS = { student: "nis", guest: "visitorName", class: "className" } as const;
const TOO_MANY_PEOPLE =
  "Terlalu banyak orang dicatat dari perangkat ini hari ini. Minta petugas mencatat kunjungan ini setelah login.";
