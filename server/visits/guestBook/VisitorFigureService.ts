import { readCounters } from "../../platform/database/counters/counterReads.js";
import type { Database } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { lastDays } from "../../platform/time/libraryCalendar.js";
import { dayIn } from "../../platform/time/libraryClock.js";
import { canRead, type Viewer } from "../../viewer.js";
import { countPeople } from "../statistics/visitStats.js";
import { visitsCounter } from "../statistics/visitsCounter.js";
import { readDoorKey } from "./doorKey.js";

/** So long that a risen figure does not tell whose visit it was, or whether a number had come before. */
const STANDING_MS = 5 * 60_000;

/** How many people came, and nothing of who they were. */
export interface VisitorFigures {
  readonly today: number;
  readonly thisMonth: number;
}

/** What the guest book tells everybody: sums of people by the library's clock. */
export class VisitorFigureService {
  private standing: { readonly day: string; readonly until: number; readonly figures: VisitorFigures } | null = null;
  private counted: { readonly stamp: string; readonly today: Promise<number> } | null = null;

  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /**
   * While every device may sign, the public's figures stand for some minutes: with a figure that moves at once somebody
   * could try numbers and see which of them count.
   */
  async read(viewer: Viewer): Promise<VisitorFigures> {
    const now = this.now();
    if (canRead(viewer, "visits") || (await this.database.read(readDoorKey, { byKey: true })) !== null) {
      return this.readNow(now);
    }
    const day = dayIn(this.timeZone, now);
    if (this.standing?.day !== day || this.standing.until <= now.getTime()) {
      this.standing = { day, until: now.getTime() + STANDING_MS, figures: await this.readNow(now) };
    }
    return this.standing.figures;
  }

  /** The month is a stored count. The day is added up once for every change of the data, however many ask. */
  private async readNow(now: Date): Promise<VisitorFigures> {
    const month = visitsCounter(now, this.timeZone);
    const counters = await this.database.read((reader) => readCounters(reader, ["changes", month]), { byKey: true });
    const thisMonth = required(counters.get(month), "the visits of this month");
    const stamp = `${dayIn(this.timeZone, now)} ${counters.get("changes")}`;
    if (this.counted?.stamp !== stamp) {
      const today = this.countToday(now);
      this.counted = { stamp, today };
      today.catch(() => (this.counted = null));
    }
    return { today: await this.counted.today, thisMonth };
  }

  private async countToday(now: Date): Promise<number> {
    const [day] = await this.database.read((reader) => countPeople(reader, lastDays(this.timeZone, now, 1)));
    return required(day, "today").count;
  }
}
