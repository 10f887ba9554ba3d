import sql from "sql-template-tag";

import { ConflictError, invalid } from "../errors.js";
import type { AuditValues } from "../platform/database/auditChange.js";
import { adjustCounters } from "../platform/database/counters/counters.js";
import type { Database, Reader, Transaction } from "../platform/database/Database.js";
import { pickFields } from "../platform/fields/describedField.js";
import { addDays, dayIn } from "../platform/time/libraryClock.js";
import { parseInput } from "../platform/validation/parseInput.js";
import {
  assertCanManage,
  assertCanRead,
  assertNotByToken,
  canManage,
  canRead,
  hasAccount,
  type Viewer,
} from "../viewer.js";
import { type DayList, type HolidayRow, readHolidays, readOpenDays, replaceDays } from "./holidays/holidayReads.js";
import { nationalHolidays, type NationalYear } from "./holidays/nationalHolidays.js";
import { settingInputs } from "./lendingFigures.js";
import { type Signatory, signatoryAuditLine } from "./letterhead/signatories.js";
import { completeWeek, OPENING_DAYS_AHEAD, openingAt, type OpeningState } from "./openingHours/openingHours.js";
import { targetAuditLine } from "./reportTargets/reportTargets.js";
import { settingTable } from "./Setting.entity.js";
import { aboutPreviewInput, nationalHolidaysInput, settingSchemas, updateSettingsInput } from "./settingsInput.js";
import { settingsLock } from "./settingsLock.js";
import { readSettings, type Settings } from "./settingsReads.js";
import {
  assertWithinBounds,
  DEFAULT_UPLOAD_BOUNDS,
  type UploadBounds,
  type UploadLimit,
  uploadLimits,
} from "./uploads/uploadLimits.js";

interface Library {
  /** What the library is called until an administrator says otherwise. */
  readonly name: string;
  readonly timeZone: string;
  /** How large files may be on this machine. */
  readonly uploads?: UploadBounds;
  /** Whether an account has a second factor; without an answer nobody can make it a duty. */
  readonly hasSecondFactor?: (reader: Reader, userId: number) => Promise<boolean>;
}

/** By its null a library keeps its history, whatever the default. */
const HISTORY_SETTING: keyof typeof settingSchemas = "anonymiseAfterMonths";
/** Ten years: what may be asked for ahead of today. */
const MAX_DAYS_AHEAD = 3_660;

export class SettingsService {
  constructor(
    private readonly database: Database,
    private readonly library: Library,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The public settings: name, texts, opening hours, address, and the rules of lending. */
  read(_viewer: Viewer): Promise<Settings> {
    return this.database.read((reader) => readSettings(reader, this.library.name), { byKey: true });
  }

  /**
   * In order; all of them, or those from today on within so many days on which it really is closed.
   * @throws ValidationError
   */
  holidays(_viewer: Viewer, withinDays?: number | null): Promise<HolidayRow[]> {
    if (typeof withinDays === "number" && (withinDays < 0 || withinDays > MAX_DAYS_AHEAD)) {
      throw invalid("withinDays", `Isi dengan 0 sampai ${MAX_DAYS_AHEAD} hari.`);
    }
    const range = typeof withinDays === "number" ? this.daysFromToday(withinDays) : undefined;
    return this.database.read((reader) => readHolidays(reader, range), { byKey: range !== undefined });
  }

  /** Days that are open although their weekday or a holiday would close them, in order. */
  openDays(_viewer: Viewer): Promise<HolidayRow[]> {
    return this.database.read((reader) => readOpenDays(reader));
  }

  /** Whether the library is open now, and until when. */
  async opening(viewer: Viewer, { openingHours }: Settings): Promise<OpeningState> {
    const holidays = await this.holidays(viewer, OPENING_DAYS_AHEAD);
    const range = this.daysFromToday(OPENING_DAYS_AHEAD);
    const openDays = await this.database.read((reader) => readOpenDays(reader, range), { byKey: true });
    return openingAt({ openingHours, holidays, openDays }, this.library.timeZone, this.now());
  }

  /** The national holidays of a year, to be taken over into the library's own. @throws ValidationError */
  nationalHolidays(viewer: Viewer, input: unknown): NationalYear {
    assertCanRead(viewer, "settings");
    return nationalHolidays(parseInput(nationalHolidaysInput, input).year);
  }

  /** How large a file may be, by its kind. */
  uploadLimits(_viewer: Viewer, settings: Settings): UploadLimit[] {
    return uploadLimits(settings, this.uploads);
  }

  /** The about text as its page would show it: the HTML that saving would keep. @throws ValidationError */
  aboutPreview(viewer: Viewer, input: unknown): string {
    assertCanRead(viewer, "settings");
    const { aboutText } = parseInput(aboutPreviewInput, input);
    return aboutText.html;
  }

  /** A person's name may be among them. */
  hiddenSearches(viewer: Viewer, { hiddenSearches }: Settings): string[] {
    return canRead(viewer, "settings") ? hiddenSearches : [];
  }

  /** How librarians log in is no visitor's business. */
  requiresSecondFactor(viewer: Viewer, { requiresSecondFactor }: Settings): boolean {
    return canRead(viewer, "settings") && requiresSecondFactor;
  }

  /** Their names and numbers are for those who hand out what they sign. */
  signatories(viewer: Viewer, { signatories }: Settings): Signatory[] {
    return canRead(viewer, "reports") ? signatories : [];
  }

  canEdit(viewer: Viewer): boolean {
    return canManage(viewer, "settings");
  }

  /**
   * Updates the given settings and keeps the others; an empty name or about text restores the default.
   * @throws ValidationError; ConflictError where they are not as `expectedRevision` has seen them.
   */
  async update(viewer: Viewer, input: unknown): Promise<Settings> {
    assertCanManage(viewer, "settings");
    const { openingHours, holidays, openDays, expectedRevision, ...others } = parseInput(updateSettingsInput, input);
    if (Object.keys(others).some((name) => Object.hasOwn(settingInputs, name))) assertCanManage(viewer, "policy");
    assertWithinBounds(others, this.uploads);
    const changes = { ...others, ...(openingHours ? { openingHours: completeWeek(openingHours) } : {}) };
    return this.database.write({ viewer, locks: [settingsLock] }, async (tx) => {
      const before = await readSettings(tx, this.library.name);
      if (expectedRevision !== undefined && expectedRevision !== before.revision) {
        const message = "Pengaturan sudah diubah petugas lain sejak Anda membukanya. Periksa dulu perubahannya.";
        throw new ConflictError(message, [{ name: "expectedRevision", message }]);
      }
      const { requiresSecondFactor = before.requiresSecondFactor } = changes;
      if (requiresSecondFactor !== before.requiresSecondFactor)
        await this.assertMayChangeDuty(tx, viewer, requiresSecondFactor);
      for (const [name, value] of Object.entries(changes)) {
        await writeSetting(tx, name, value, this.now());
      }
      const closed = holidays ? await changeDays(tx, "holidays", holidays) : UNCHANGED;
      const opened = openDays ? await changeDays(tx, "open_days", openDays) : UNCHANGED;
      await adjustCounters(tx, { settings: 1 });
      const after = await readSettings(tx, this.library.name);
      return {
        result: after,
        audit: [
          {
            action: "settings.update",
            recordId: null,
            before: { ...settingsAuditValues(before), holidays: closed.removed, openDays: opened.removed },
            after: { ...settingsAuditValues(after), holidays: closed.added, openDays: opened.added },
          },
        ],
      };
    });
  }

  /**
   * Who makes a second factor everybody's duty has one: they know what they ask for, and stay at work.
   * @throws ForbiddenError; ValidationError
   */
  private async assertMayChangeDuty(tx: Transaction, viewer: Viewer, isDuty: boolean): Promise<void> {
    assertCanManage(viewer, "accounts");
    assertNotByToken(viewer);
    const { hasSecondFactor } = this.library;
    if (!isDuty || !hasAccount(viewer) || (await hasSecondFactor?.(tx, viewer.userId)) === true) return;
    throw invalid(
      "requiresSecondFactor",
      "Aktifkan dulu verifikasi dua langkah akun Anda sendiri di Profil Saya, lalu wajibkan untuk semua petugas.",
    );
  }

  private get uploads(): UploadBounds {
    return this.library.uploads ?? DEFAULT_UPLOAD_BOUNDS;
  }

  private daysFromToday(count: number): { readonly from: string; readonly until: string } {
    const today = dayIn(this.library.timeZone, this.now());
    return { from: today, until: addDays(today, count) };
  }
}

/** A setting without a row has its default, which null brings back where it is no choice of its own. */
async function writeSetting(tx: Transaction, name: string, value: unknown, now: Date): Promise<void> {
  await tx.run(sql`DELETE FROM settings WHERE name = ${name}`);
  if (value !== undefined && (value !== null || name === HISTORY_SETTING)) {
    await tx.insert(settingTable, [{ name, value: JSON.stringify(value), updatedAt: now }]);
  }
}

const UNCHANGED = { removed: [], added: [] } as const;

/** Only the days that differ are worth an entry. */
async function changeDays(tx: Transaction, list: DayList, days: readonly HolidayRow[]) {
  const before = await (list === "holidays" ? readHolidays(tx) : readOpenDays(tx));
  await replaceDays(tx, list, days);
  return { removed: daysOnlyIn(before, days), added: daysOnlyIn(days, before) };
}

function daysOnlyIn(holidays: readonly HolidayRow[], others: readonly HolidayRow[]): string[] {
  const known = new Map(others.map(({ date, name }) => [date, name]));
  return holidays
    .filter(({ date, name }) => known.get(date) !== name)
    .map(({ date, name }) => `${date} ${name}`)
    .sort();
}

/** Whatever can be set, and the logo: none of it is a secret. */
function settingsAuditValues(settings: Settings): AuditValues {
  const { aboutText, reportTargets, noticeTexts, signatories, logoUrl } = settings;
  return {
    ...pickFields(settingSchemas, settings),
    aboutText: aboutText.markdown,
    reportTargets: reportTargets.map(targetAuditLine),
    noticeTexts: noticeTexts.map(({ kind, text }) => `${kind}: ${text}`),
    signatories: signatories.map(signatoryAuditLine),
    logoUrl,
  };
}
