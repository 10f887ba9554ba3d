import sql from "sql-template-tag";

import type { AuditValues } from "../platform/database/auditChange.js";
import type { Database, Transaction } from "../platform/database/Database.js";
import { parseInput } from "../platform/validation/parseInput.js";
import { assertCanManage, canManage, type Viewer } from "../viewer.js";
import { openingAt, type OpeningState, completeWeek } from "./openingHours.js";
import { settingTable } from "./Setting.entity.js";
import { updateSettingsInput } from "./settingsInput.js";
import { readSettings, type Settings } from "./settingsReads.js";

export class SettingsService {
  constructor(
    private readonly database: Database,
    private readonly timeZone: string,
    private readonly now: () => Date = () => new Date(),
  ) {}

  /** The public settings: texts, opening hours, address, and the rules of lending. */
  read(_viewer: Viewer): Promise<Settings> {
    return this.database.read(readSettings, { byKey: true });
  }

  /** Whether the library is open now, and until when. */
  opening(_viewer: Viewer, settings: Settings): OpeningState {
    return openingAt(settings, this.timeZone, this.now());
  }

  canEdit(viewer: Viewer): boolean {
    return canManage(viewer, "settings");
  }

  /**
   * Updates the given settings and keeps the others; an empty about text restores the default.
   * @throws ValidationError
   */
  async update(viewer: Viewer, input: unknown): Promise<Settings> {
    assertCanManage(viewer, "settings");
    const { openingHours, holidays, ...others } = parseInput(updateSettingsInput, input);
    const changes = {
      ...others,
      ...(openingHours ? { openingHours: completeWeek(openingHours) } : {}),
      ...(holidays ? { holidays: holidays.toSorted((one, other) => one.date.localeCompare(other.date)) } : {}),
    };
    return this.database.write({ viewer }, async (tx) => {
      const before = await readSettings(tx);
      for (const [name, value] of Object.entries(changes)) {
        await writeSetting(tx, name, value, this.now());
      }
      const after = await readSettings(tx);
      return {
        result: after,
        audit: [
          {
            action: "settings.update",
            recordId: null,
            before: settingsAuditValues(before),
            after: settingsAuditValues(after),
          },
        ],
      };
    });
  }
}

/** A setting without a row has its default. */
async function writeSetting(tx: Transaction, name: string, value: unknown, now: Date): Promise<void> {
  await tx.run(sql`DELETE FROM settings WHERE name = ${name}`);
  if (value !== null && value !== undefined) {
    await tx.insert(settingTable, [{ name, value: JSON.stringify(value), updatedAt: now }]);
  }
}

function settingsAuditValues({ aboutText, ...others }: Settings): AuditValues {
  return { ...others, aboutText: aboutText.markdown };
}
