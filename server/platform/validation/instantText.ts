import { z } from "zod";

const MESSAGE = "Isi dengan tanggal dan jam ISO 8601, misalnya 2026-11-21T07:00:00Z.";
const MIN_INSTANT = new Date("1970-01-01T00:00:00Z");
const MAX_INSTANT = new Date("2100-01-01T00:00:00Z");

/** An instant, as REST writes it or as GraphQL has read it; only years that both engines can store. */
export const instantText = z
  .union([z.date(), z.iso.datetime({ offset: true }).transform((text) => new Date(text))], MESSAGE)
  .refine((instant) => instant >= MIN_INSTANT && instant < MAX_INSTANT, MESSAGE);
