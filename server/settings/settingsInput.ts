import { z } from "zod";

import { isInventoryPattern } from "../../common/inventoryPattern.js";
import { WEEKDAYS } from "../platform/time/libraryClock.js";
import { completeWebAddress } from "../platform/validation/completeWebAddress.js";
import { isSecureAddress } from "../platform/validation/isSecureAddress.js";
import { line, optionalLine, optionalText } from "../platform/validation/fields.js";
import { markdownText } from "../platform/validation/markdownText.js";
import { settingInputs } from "./lendingFigures.js";
import { signatories } from "./letterhead/signatories.js";
import { NOTICE_KINDS } from "./noticeKinds.js";
import { noticeTexts } from "./noticeTexts.js";
import { reportTargets } from "./reportTargets/reportTargets.js";

/** Megabytes; the machine's own bound is checked where it is known. */
const megabytes = z.int().min(1, "Minimal 1 MB.").max(2_000, "Maksimal 2.000 MB.").nullable();

/** How the numbers of the inventory book are written; null where somebody types each. */
const inventoryPattern = optionalLine(60).refine(
  (pattern) => pattern === null || isInventoryPattern(pattern),
  "Tulis {0001} satu kali untuk nomor urut, dan {tahun} untuk tahunnya. Contoh: {0001}/PERPUS/{tahun}",
);

/** How large a file may be; null for what is usual. */
const uploadSettings = {
  maxCoverMb: megabytes,
  maxDocumentMb: megabytes,
  maxImportMb: megabytes,
  maxPhotoMb: megabytes,
  maxPictureMb: megabytes,
};

/** The colours that a member card may have: those of drawn covers, dark enough for white letters. */
export const CARD_TONES = ["indigo", "brown", "green", "brick", "plum", "teal", "ochre", "slate"] as const;

const MAX_ABOUT_BYTES = 30_000;
/** Ten school years with their breaks. */
export const MAX_HOLIDAYS = 1_500;
/** Ten school years with a Saturday a week of a term. */
export const MAX_OPEN_DAYS = 500;
/** More is a wish to switch the shelf off. */
export const MAX_HIDDEN_SEARCHES = 100;
/** What MySQL's text column takes of a value, less a little. */
const MAX_VALUE_BYTES = 65_000;

const TIME_OF_DAY = /^(?:[01]\d|2[0-3]):[0-5]\d$/;
const timeOfDay = z.string().regex(TIME_OF_DAY, "Isi dengan jam. Contoh: 07.00");
const weekday = z.enum(WEEKDAYS);

const openSpan = z
  .strictObject({ opens: timeOfDay, closes: timeOfDay })
  .refine(({ opens, closes }) => opens < closes || ![opens, closes].every((time) => TIME_OF_DAY.test(time)), {
    path: ["closes"],
    message: "Jam tutup harus setelah jam buka.",
  });

const openingDay = z
  .strictObject({ weekday, hours: z.array(openSpan).max(3) })
  .refine(({ hours }) => hours.every(({ opens }, index) => index === 0 || (hours[index - 1]?.closes ?? "") <= opens), {
    path: ["hours"],
    message: "Urutkan jamnya, dan jangan sampai bertumpang tindih.",
  });

/** True where no two items have the same key. */
const isDistinctBy =
  <Item>(keyOf: (item: Item) => string) =>
  (items: readonly Item[]) =>
    new Set(items.map(keyOf)).size === items.length;

const webAddress = z
  .string()
  .trim()
  .overwrite(completeWebAddress)
  .max(500)
  .refine(isSecureAddress, "Isi dengan alamat web yang diawali https://.");

/** Every setting and what it takes, in one place; nothing here is a secret. */
export const settingSchemas = {
  /** The library's own. */
  name: line(120),
  /** Markdown; its HTML is stored with it. */
  aboutText: markdownText(MAX_ABOUT_BYTES).refine(
    (text) => Buffer.byteLength(JSON.stringify(text)) <= MAX_VALUE_BYTES,
    "Terlalu panjang setelah dirapikan. Ringkas tulisannya.",
  ),
  openingHours: z
    .array(openingDay)
    .max(7)
    .refine(
      isDistinctBy<{ weekday: string }>(({ weekday: day }) => day),
      "Setiap hari cukup disebut sekali.",
    ),
  address: optionalText(500),
  phone: optionalLine(40),
  email: z.email().max(255).nullable(),
  mapUrl: webAddress.nullable(),
  /** The school or agency that the library belongs to, as letters have it above its name. */
  parentOrganisation: optionalLine(120),
  /** NPP, which the National Library gives. */
  libraryNumber: optionalLine(40),
  /** Where letters are dated: `Bandung`. */
  letterCity: optionalLine(60),
  signatories,
  ...settingInputs,
  closedWeekdays: z
    .array(weekday)
    .max(6, "Sisakan minimal satu hari buka.")
    .refine(
      isDistinctBy<string>((day) => day),
      "Setiap hari cukup disebut sekali.",
    ),
  cardTone: z.enum(CARD_TONES),
  /** What students are written about by e-mail. */
  noticeKinds: z
    .array(z.enum(NOTICE_KINDS))
    .max(NOTICE_KINDS.length)
    .refine(
      isDistinctBy<string>((kind) => kind),
      "Setiap jenis cukup disebut sekali.",
    ),
  /** What these say, and chats with them. */
  noticeTexts,
  /** The sender's name of these e-mails, where it is not the library's. */
  noticeSender: optionalLine(60),
  /** What the figures of the accreditation report are to reach. */
  reportTargets,
  /** After how many months the library forgets whose a returned loan was, and a guest's name; null for never. */
  anonymiseAfterMonths: z.int().min(12).max(120).nullable(),
  studentsMayClearHistory: z.boolean(),
  /** Whether the home page shows what is often searched for. */
  showsOftenSearched: z.boolean(),
  /** What is not shown there, however often it is searched for. */
  hiddenSearches: z.array(line(100)).max(MAX_HIDDEN_SEARCHES, `Maksimal ${MAX_HIDDEN_SEARCHES} kata.`),
  /** Whether every librarian must have a second factor. `users/userReads.ts` reads its row with each account. */
  requiresSecondFactor: z.boolean(),
  inventoryPattern,
  inventoryRestartsYearly: z.boolean(),
  ...uploadSettings,
};

/** Days with their reasons; each day once. */
const namedDays = (most: number) =>
  z
    .array(z.strictObject({ date: z.iso.date("Isi dengan tanggal. Contoh: 25 Des 2026"), name: line(80) }))
    .max(most)
    .refine(
      isDistinctBy<{ date: string }>(({ date }) => date),
      "Setiap tanggal cukup disebut sekali.",
    );

/** The about text while it is typed. */
export const aboutPreviewInput = z.strictObject({ aboutText: settingSchemas.aboutText });

/** From the first year of the present holidays on. */
export const nationalHolidaysInput = z.strictObject({ year: z.int().min(2026).max(2100) });

/** An empty text counts as not set, as in every form. */
const emptyToNull = <Schema extends z.ZodType>(schema: Schema) =>
  z.preprocess((given) => (typeof given === "string" && given.trim() === "" ? null : given), schema);

/** Omitted fields keep their value. */
export const updateSettingsInput = z
  .strictObject({
    ...settingSchemas,
    name: emptyToNull(settingSchemas.name.nullable()),
    aboutText: emptyToNull(settingSchemas.aboutText.nullable()),
    email: emptyToNull(settingSchemas.email),
    mapUrl: emptyToNull(settingSchemas.mapUrl),
    /** The whole list, which replaces the stored one. */
    holidays: namedDays(MAX_HOLIDAYS),
    /** The whole list, which replaces the stored one. */
    openDays: namedDays(MAX_OPEN_DAYS),
    /** The state that the changes were made upon. */
    expectedRevision: z.int().min(0),
  })
  .partial();
