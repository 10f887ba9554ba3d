import sql, { type Sql } from "sql-template-tag";

/**
 * The first of `jam-layanan`, `jam-layanan-2`, `jam-layanan-3` that is free. `select` reads the slugs of a table that
 * meet a condition; `ownSlug` counts as free.
 */
export async function freeSlug(
  base: string,
  select: (condition: Sql) => Promise<readonly { readonly slug: string | null }[]>,
  ownSlug: string | null = null,
): Promise<string> {
  // A slug contains only letters, digits and hyphens, so no LIKE wildcard.
  const rows = await select(sql`slug = ${base} OR slug LIKE ${`${base}-%`}`);
  const taken = new Set(rows.map(({ slug }) => slug).filter((slug) => slug !== ownSlug));
  let slug = base;
  for (let number = 2; taken.has(slug); number += 1) {
    slug = `${base}-${number}`;
  }
  return slug;
}
