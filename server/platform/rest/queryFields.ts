import { z } from "zod";

/** Query parameters arrive as text, or as a list of texts where one is repeated. */

/** A whole number; without bounds, any that a database's id can be. */
export function wholeNumber(min = 1, max = 2_147_483_647) {
  return z.preprocess(asNumber, z.int().min(min).max(max));
}

export function queryText(maxLength: number) {
  // Only for a list: a fixed message would also replace the one that says that the text is too long.
  return z
    .string({ error: ({ input }) => (Array.isArray(input) ? "Sebutkan satu kali saja." : undefined) })
    .max(maxLength);
}

export function flag() {
  return z.preprocess(asBoolean, z.boolean("Isi dengan true atau false."));
}

export function choice<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.enum(values);
}

/** Several ids, as a repeated parameter or separated by commas. */
export function numberList(max: number) {
  return z.preprocess((given) => splitValues(given).map(asNumber), z.array(z.int().min(1).max(2_147_483_647)).max(max));
}

/** Several texts, as `numberList`. */
export function textList(max: number, maxLength: number) {
  return z.preprocess(splitValues, z.array(z.string().min(1).max(maxLength)).max(max));
}

/** Several of these values, as `numberList`. */
export function choiceList<const Values extends readonly [string, ...string[]]>(values: Values) {
  return z.preprocess(splitValues, z.array(z.enum(values)).max(values.length));
}

/** Several texts that may have commas in them, as a repeated parameter. */
export function repeatedText(max: number, maxLength: number) {
  return z.preprocess((given) => [given].flat(), z.array(z.string().min(1).max(maxLength)).max(max));
}

function asNumber(given: unknown): unknown {
  return typeof given === "string" && /^-?\d{1,10}$/.test(given) ? Number(given) : given;
}

function asBoolean(given: unknown): unknown {
  return given === "true" ? true : given === "false" ? false : given;
}

function splitValues(given: unknown): unknown[] {
  return [given].flat().flatMap((text) => (typeof text === "string" ? text.split(",") : [text]));
}
