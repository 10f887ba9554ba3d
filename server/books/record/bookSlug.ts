import sql, { join } from "sql-template-tag";

import { chunk } from "../../platform/database/chunk.js";
import { integer, pick } from "../../platform/database/columns.js";
import type { Reader } from "../../platform/database/Database.js";
import { foldKey } from "../../../common/fold.js";
import { slugBase } from "../../platform/text/slugBase.js";
import { required } from "../../platform/required.js";
import { bookTable } from "../Book.entity.js";

/** The slug of a title without letters or digits. */
const FALLBACK_SLUG = "buku";

/**
 * A free slug for each title, in order: `laskar-pelangi`, then `-2`, `-3`. It takes a few queries for any number of
 * equal titles: their count gives the first candidate, and if that is taken the step doubles.
 */
export async function freeSlugs(reader: Reader, titles: readonly string[]): Promise<string[]> {
  const bases = titles.map((title) => slugBase(title, FALLBACK_SLUG));
  const slugs: string[] = [];
  const used = new Set<string>();
  const next = new Map<string, number>();
  const propose = (base: string): string => {
    for (;;) {
      const number = next.get(base) ?? 1;
      next.set(base, number + 1);
      const slug = number === 1 ? base : `${base}-${number}`;
      if (!used.has(slug)) {
        used.add(slug);
        return slug;
      }
    }
  };

  const baseOf = (index: number) => required(bases[index], "the base of a slug");
  const slugOf = (index: number) => required(slugs[index], "a proposed slug");
  let pending = bases.map((_, index) => index);
  for (let round = 0; pending.length > 0; round += 1) {
    for (const index of pending) {
      slugs[index] = propose(baseOf(index));
    }
    const taken = await takenSlugs(reader, pending.map(slugOf));
    pending = pending.filter((index) => taken.has(slugOf(index)));
    const clashing = new Set(pending.map(baseOf));
    const sameTitleCounts =
      round === 0 && pending.length > 0
        ? await countByTitle(
            reader,
            pending.map((index) => required(titles[index], "the title of a new book")),
          )
        : undefined;
    for (const base of clashing) {
      next.set(
        base,
        Math.max(next.get(base) ?? 1, (sameTitleCounts?.get(base) ?? 0) + 1) + (round === 0 ? 0 : 2 ** round),
      );
    }
  }
  return slugs;
}

async function takenSlugs(reader: Reader, slugs: readonly string[]): Promise<Set<string>> {
  const taken = new Set<string>();
  for (const chunkOfSlugs of chunk(slugs)) {
    for (const { slug } of await reader.select(
      pick(bookTable, "slug"),
      sql`FROM books WHERE slug IN (${join(chunkOfSlugs)})`,
    )) {
      taken.add(slug);
    }
  }
  return taken;
}

/** How many books have each title, by the slug without its number. */
async function countByTitle(reader: Reader, titles: readonly string[]): Promise<Map<string, number>> {
  const baseOf = new Map(titles.map((title) => [foldKey(title), slugBase(title, FALLBACK_SLUG)]));
  const counts = new Map<string, number>();
  for (const chunkOfSlugs of chunk([...baseOf.keys()])) {
    const rows = await reader.select(
      { titleKey: bookTable.titleKey, twins: integer(sql`COUNT(*)`) },
      sql`FROM books WHERE listed IN (0, 1) AND title_key IN (${join(chunkOfSlugs)}) GROUP BY title_key`,
    );
    for (const { titleKey, twins } of rows) {
      const base = required(baseOf.get(titleKey), "the title that was asked for");
      counts.set(base, (counts.get(base) ?? 0) + twins);
    }
  }
  return counts;
}
