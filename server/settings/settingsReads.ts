import sql from "sql-template-tag";
import { z } from "zod";

import { pick } from "../platform/database/columns.js";
import { readCounter } from "../platform/database/counters/counterReads.js";
import type { Reader } from "../platform/database/Database.js";
import { renderMarkdown } from "../platform/text/renderMarkdown.js";
import type { RenderedText } from "../platform/validation/markdownText.js";
import { DEFAULT_ABOUT } from "./defaultAbout.js";
import { completeWeek, type OpeningDay } from "./openingHours/openingHours.js";
import { DEFAULT_TARGETS } from "./reportTargets/reportTargets.js";
import { settingTable } from "./Setting.entity.js";
import "./settingsLock.js";
import { settingSchemas } from "./settingsInput.js";

/** What is stored as a row of settings, by its name. */
type StoredSettings = {
  readonly [Name in keyof typeof settingSchemas]: Name extends "openingHours"
    ? OpeningDay[]
    : z.output<(typeof settingSchemas)[Name]>;
} & {
  /** `/static/covers/…`, where the library has given one. */
  readonly logoUrl: string | null;
};

/** Every setting of the library; its holidays are read apart. */
export interface Settings extends StoredSettings {
  /** Rises with every `update`, by which a later one knows what it was made upon. */
  readonly revision: number;
}

const schoolDay = [{ opens: "07:00", closes: "15:00" }];
const friday = [
  { opens: "07:00", closes: "11:30" },
  { opens: "13:00", closes: "15:00" },
];

let defaultAbout: RenderedText | undefined;

/** The default settings: an Indonesian school's week and the product's rules of lending. */
function defaults(libraryName: string): StoredSettings {
  defaultAbout ??= { markdown: DEFAULT_ABOUT, html: renderMarkdown(DEFAULT_ABOUT) };
  return {
    name: libraryName,
    aboutText: defaultAbout,
    openingHours: completeWeek([
      { weekday: "monday", hours: schoolDay },
      { weekday: "tuesday", hours: schoolDay },
      { weekday: "wednesday", hours: schoolDay },
      { weekday: "thursday", hours: schoolDay },
      { weekday: "friday", hours: friday },
    ]),
    address: null,
    phone: null,
    email: null,
    mapUrl: null,
    loanDays: 7,
    mostLoans: 3,
    mostRenewals: 2,
    finePerDay: 500,
    fineDays: "open",
    graceDays: 0,
    graceCharged: true,
    suspendDaysPerDay: 0,
    fineCap: null,
    capAtPrice: false,
    debtLimit: null,
    limitStrictness: "confirm",
    overdueStrictness: "confirm",
    defaultPrice: null,
    closedWeekdays: ["saturday", "sunday"],
    cardTone: "indigo",
    noticeKinds: [],
    noticeSender: null,
    reportTargets: [...DEFAULT_TARGETS],
    anonymiseAfterMonths: null,
    studentsMayClearHistory: false,
    maxCoverMb: null,
    maxDocumentMb: null,
    maxImportMb: null,
    maxPhotoMb: null,
    maxPictureMb: null,
    logoUrl: null,
  };
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
  const settings: { -readonly [Name in keyof StoredSettings]: StoredSettings[Name] } = defaults(libraryName);
  const readStored = <Name extends keyof StoredSettings>(name: Name, schema: z.ZodType<StoredSettings[Name]>): void => {
    const value = stored.get(name);
    const parsedValue = value === undefined ? undefined : schema.safeParse(parseJson(value));
    if (parsedValue?.success) {
      settings[name] = parsedValue.data;
    }
  };
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
