import sql from "sql-template-tag";
import { z } from "zod";

import { pick } from "../platform/database/columns.js";
import { readCounter } from "../platform/database/counters/counterReads.js";
import type { Reader } from "../platform/database/Database.js";
import { defaultSettings, type StoredSettings } from "./defaultSettings.js";
import { settingTable } from "./Setting.entity.js";
import "./settingsLock.js";
import { settingSchemas } from "./settingsInput.js";

/** Every setting of the library; its holidays are read apart. */
export interface Settings extends StoredSettings {
  /** Rises with every `update`, by which a later one knows what it was made upon. */
  readonly revision: number;
}

/** The rows to store: the about text with its HTML, the others as validated. */
const storedSchemas: { readonly [Name in keyof StoredSettings]: z.ZodType<StoredSettings[Name]> } = {
  ...settingSchemas,
  aboutText: z.strictObject({ markdown: z.string(), html: z.string() }),
  logoUrl: z.string().nullable(),
};

/**
 * The settings as they are now: two small statements, so that every process knows a change at once.
 * A stored value that an older or newer version would not take counts as its default.
 */
export async function readSettings(reader: Reader, libraryName: string): Promise<Settings> {
  // First, so that values are never older than the revision that they are shown with.
  const revision = await readCounter(reader, "settings");
  const rows = await reader.select(pick(settingTable, "name", "value"), sql`FROM settings`);
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const settings: { -readonly [Name in keyof StoredSettings]: StoredSettings[Name] } = defaultSettings(libraryName);
  const readStored = <Name extends keyof StoredSettings>(name: Name, schema: z.ZodType<StoredSettings[Name]>): void => {
    const value = stored.get(name);
    const parsedValue = value === undefined ? undefined : schema.safeParse(parseJson(value));
    if (parsedValue?.success) {
      settings[name] = parsedValue.data;
    }
  };
  // A choice that this version cannot read is no choice to forget: nobody could bring back what a default took.
  if (stored.has("anonymiseAfterMonths")) settings.anonymiseAfterMonths = null;
  for (const name of Object.keys(storedSchemas) as (keyof StoredSettings)[]) {
    readStored(name, storedSchemas[name]);
  }
  return { ...settings, revision };
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
