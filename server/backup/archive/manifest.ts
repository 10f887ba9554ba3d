import { z } from "zod";

import { invalid } from "../../errors.js";

/** One more wherever an older program would misread what a newer one writes. */
export const FORMAT = 1;
export const MANIFEST = "manifest.json";
export const SECRET = "session-secret";

const hash = z.string().regex(/^[0-9a-f]{64}$/u);
const count = z.int().min(0);
const name = z.string().regex(/^[a-z][a-z_0-9]*$/u);

const tableEntry = z.object({
  /** In alphabetical order, as the values of each row. */
  columns: z.array(name).min(1),
  rows: count,
  bytes: count,
  hash,
  /** The highest number ever given to a row, as none is given twice. Null where nothing is numbered. */
  lastId: count.nullable(),
});
export type TableEntry = z.infer<typeof tableEntry>;

const fileEntry = z.object({ path: z.string(), bytes: count, hash });
export type FileEntry = z.infer<typeof fileEntry>;

const manifest = z.object({
  format: z.literal(FORMAT),
  product: z.string(),
  madeAt: z.iso.datetime(),
  /** Where it comes from; it can be restored to either. */
  engine: z.enum(["sqlite", "mysql"]),
  /** The applied migrations in their order: which tables and columns there are. */
  migrations: z.array(z.string()).min(1),
  tables: z.record(name, tableEntry),
  files: z.array(fileEntry),
  /** Files that a record names, and that were not on the disk already when the backup was made. */
  missingFiles: z.array(z.string()),
  /** The key that seals codes and tokens; null where it was given from outside, or there was none yet. */
  secret: fileEntry.nullable(),
  /** Whether SESSION_SECRET gave the key. */
  hasOutsideSecret: z.boolean(),
});
export type Manifest = z.infer<typeof manifest>;

/** Whatever else it holds, a manifest says its format. */
const anyManifest = z.object({ format: z.int(), product: z.string().optional() });

/** @throws ValidationError for what is none, or comes from a newer version. */
export function parseManifest(text: string): Manifest {
  let given: unknown;
  try {
    given = JSON.parse(text);
  } catch {
    throw broken("daftar isinya tidak terbaca");
  }
  const any = anyManifest.safeParse(given).data;
  if (any && any.format > FORMAT) {
    throw invalid(
      "file",
      `Cadangan ini berformat ${any.format} (dibuat Aksara ${any.product ?? "yang lebih baru"}); versi ini membaca sampai ` +
        `format ${FORMAT}. Perbarui Aksara, lalu ulangi.`,
    );
  }
  const parsed = manifest.safeParse(given);
  if (!parsed.success) {
    throw broken("daftar isinya tidak sah");
  }
  return parsed.data;
}

export function tablePath(table: string): string {
  return `tables/${table}.ndjson`;
}

/** A file that is not what it says: nothing of it is used. */
export function broken(why: string): Error {
  return invalid("file", `Cadangan ini tidak utuh: ${why}. Pakai cadangan lain.`);
}
