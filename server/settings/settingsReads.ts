import sql from "sql-template-tag";
import { z } from "zod";

import { pick } from "../platform/database/columns.js";
import type { Reader } from "../platform/database/Database.js";
import { renderMarkdown } from "../platform/text/renderMarkdown.js";
import type { RenderedText } from "../platform/validation/markdownText.js";
import { DEFAULT_ABOUT } from "./defaultAbout.js";
import { completeWeek, type OpeningDay } from "./openingHours.js";
import { settingTable } from "./Setting.entity.js";
import { settingSchemas } from "./settingsInput.js";

/** Every setting of the library. */
export type Settings = {
  readonly [Name in keyof typeof settingSchemas]: Name extends "openingHours"
    ? OpeningDay[]
    : z.output<(typeof settingSchemas)[Name]>;
};

const schoolDay = [{ opens: "07:00", closes: "15:00" }];
const friday = [
  { opens: "07:00", closes: "11:30" },
  { opens: "13:00", closes: "15:00" },
];

let defaultAbout: RenderedText | undefined;

/** The default settings: an Indonesian school's week and the product's rules of lending. */
function defaults(): Settings {
  defaultAbout ??= { markdown: DEFAULT_ABOUT, html: renderMarkdown(DEFAULT_ABOUT) };
  return {
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
    graceDays: 0,
    closedWeekdays: ["saturday", "sunday"],
    holidays: [],
  };
}

/** The rows to store: the about text with its HTML, the others as validated. */
const storedSchemas: { readonly [Name in keyof Settings]: z.ZodType<Settings[Name]> } = {
  ...settingSchemas,
  aboutText: z.strictObject({ markdown: z.string(), html: z.string() }),
};

/**
 * The settings as they are now: one small statement, so that every process knows a change at once.
 * A stored value that an older or newer version would not take counts as its default.
 */
export async function readSettings(reader: Reader): Promise<Settings> {
  const rows = await reader.select(pick(settingTable, "name", "value"), sql`FROM settings`);
  const stored = new Map(rows.map(({ name, value }) => [name, value]));
  const settings: { -readonly [Name in keyof Settings]: Settings[Name] } = defaults();
  const readStored = <Name extends keyof Settings>(name: Name, schema: z.ZodType<Settings[Name]>): void => {
    const value = stored.get(name);
    const parsedValue = value === undefined ? undefined : schema.safeParse(parseJson(value));
    if (parsedValue?.success) {
      settings[name] = parsedValue.data;
    }
  };
  for (const name of Object.keys(storedSchemas) as (keyof Settings)[]) {
    readStored(name, storedSchemas[name]);
  }
  return settings;
}

function parseJson(json: string): unknown {
  try {
    return JSON.parse(json);
  } catch {
    return undefined;
  }
}
