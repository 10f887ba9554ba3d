import sql from "sql-template-tag";
import { z } from "zod";

import { invalid, NotFoundError } from "../../errors.js";
import type { Database, Transaction } from "../../platform/database/Database.js";
import { foldKey } from "../../../common/fold.js";
import { line } from "../../platform/validation/fields.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { assertCanManage, type Viewer } from "../../viewer.js";
import { authoritiesByIds, type AuthorRow } from "../authorityReads.js";
import { editingPlans } from "../editing/editingPlans.js";
import { findRecord, recordLock } from "../editing/recordWriter.js";
import { authorVariantTable } from "./AuthorVariant.entity.js";
import { variantRows } from "./variantReads.js";
import { type AuthorVariantInfo, variantsOf } from "./variantsOf.js";

export const MAX_VARIANTS = 50;
const name = line(255).refine((text) => /[\p{L}\p{N}]/u.test(text), "Tulis dengan huruf atau angka.");

export const variantsInput = z.strictObject({
  own: z.array(name).max(MAX_VARIANTS, `Maksimal ${MAX_VARIANTS} nama.`),
  switchedOff: z.array(name).max(MAX_VARIANTS).default([]),
});

/** The other names of authors, which the desk keeps. */
export class AuthorVariantService {
  constructor(private readonly database: Database) {}

  /** @throws NotFoundError */
  list(_viewer: Viewer, authorId: number): Promise<AuthorVariantInfo[]> {
    return this.database.read(async (reader) => {
      const [author] = await authoritiesByIds(reader, "authors", [authorId]);
      if (!author) {
        throw new NotFoundError("Penulis ini tidak ditemukan.");
      }
      return variantsOf(author, await variantRows(reader, [authorId]));
    });
  }

  /**
   * Replaces the library's own other names of an author, and says which of the delivered ones it does not want.
   * @throws ValidationError where a name is the author's main one, or none of the delivered ones is switched off.
   */
  async update(viewer: Viewer, authorId: number, input: unknown): Promise<AuthorRow> {
    assertCanManage(viewer, "catalogue");
    const given = parseInput(variantsInput, input);
    const options = { viewer, locks: [recordLock("authors", [authorId])] };
    return this.database.write(options, async (tx) => {
      const author = await findRecord(tx, "authors", authorId);
      if (!author) {
        throw new NotFoundError("Penulis ini tidak ditemukan.");
      }
      const before = await variantRows(tx, [authorId]);
      const rows = rowsOf(author, given);
      const after = await replaceRows(tx, authorId, rows);
      const [was, is] = [before, after].map((those) => ({
        ...editingPlans.authors.valuesOf(author),
        variants: usedNames(variantsOf(author, those)),
      }));
      return {
        result: author,
        audit:
          JSON.stringify(was) === JSON.stringify(is)
            ? []
            : [{ action: "author.update", recordId: authorId, before: was, after: is }],
      };
    });
  }
}

function usedNames(variants: readonly AuthorVariantInfo[]): string[] {
  return variants.filter(({ isUsed }) => isUsed).map((variant) => variant.name);
}

interface NewVariant {
  readonly name: string;
  readonly nameKey: string;
  readonly isSwitchedOff: boolean;
}

function rowsOf(author: AuthorRow, { own, switchedOff }: z.output<typeof variantsInput>): NewVariant[] {
  const delivered = new Map(variantsOf(author, []).map((variant) => [foldKey(variant.name), variant.name]));
  const rows = new Map<string, NewVariant>();
  for (const text of switchedOff) {
    const nameKey = foldKey(text);
    const known = delivered.get(nameKey);
    if (known === undefined) {
      throw invalid("switchedOff", `“${text}” bukan nama bawaan penulis ini.`);
    }
    rows.set(nameKey, { name: known, nameKey, isSwitchedOff: true });
  }
  for (const text of own) {
    const nameKey = foldKey(text);
    if (nameKey === author.sortKey) {
      throw invalid("own", `“${text}” sudah menjadi nama utama penulis ini. Tulis nama yang lain.`);
    }
    if (rows.get(nameKey)?.isSwitchedOff === true) {
      throw invalid("own", `“${text}” adalah nama bawaan. Aktifkan saja di daftarnya.`);
    }
    if (!delivered.has(nameKey) && !rows.has(nameKey)) {
      rows.set(nameKey, { name: text, nameKey, isSwitchedOff: false });
    }
  }
  return [...rows.values()];
}

async function replaceRows(tx: Transaction, authorId: number, rows: readonly NewVariant[]) {
  await tx.run(sql`DELETE FROM author_variants WHERE author_id = ${authorId}`);
  await tx.insert(
    authorVariantTable,
    rows.map((row) => ({ ...row, authorId })),
  );
  return variantRows(tx, [authorId]);
}
