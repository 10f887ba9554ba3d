import sql from "sql-template-tag";

import { chosenRecords, unlinkFromImport } from "../../authorities/authorityTables.js";
import { categoryTable } from "../../authorities/records/Category.entity.js";
import { invalid, NotFoundError, type ValidationError } from "../../errors.js";
import type { AuditValues } from "../../platform/database/auditChange.js";
import { emptyValues, pick, type RowOf, valuesOf } from "../../platform/database/columns.js";
import type { Transaction } from "../../platform/database/Database.js";
import { required } from "../../platform/required.js";
import { FIGURE_NAMES } from "../../settings/lendingFigures.js";
import { lockMemberKinds, memberKindById } from "../../students/memberKinds/memberKindReads.js";
import type { PolicyRule } from "../rules/loanPolicy.js";
import { loanRuleTable } from "./LoanRule.entity.js";
import { type LoanRuleRow, selectLoanRules } from "./loanRuleReads.js";

const figureColumns = pick(loanRuleTable, ...FIGURE_NAMES);
type LoanRuleFigures = RowOf<typeof figureColumns>;
type FigureChanges = { readonly [Name in keyof LoanRuleFigures]?: LoanRuleFigures[Name] | undefined };

type Pair = Pick<PolicyRule, "memberKindId" | "categoryId">;

export function pairKeyOf({ memberKindId, categoryId }: Pair): string {
  return `${memberKindId ?? "any"}/${categoryId ?? "any"}`;
}

/** The rule with the changes; a new one where there was none. */
export function withChanges(before: LoanRuleFigures | null, changes: FigureChanges): LoanRuleFigures {
  return {
    ...(before ? valuesOf(figureColumns, before) : emptyValues(figureColumns)),
    ...valuesOf(figureColumns, changes),
  };
}

/** @throws ValidationError for a rule in which everything falls through. */
export function assertSaysSomething(figures: LoanRuleFigures): void {
  if (Object.values(figures).every((value) => value === null)) {
    throw invalid("loanDays", "Isi minimal satu aturan yang berbeda dari aturan umum.");
  }
}

export async function insertLoanRule(tx: Transaction, rule: Pair & LoanRuleFigures): Promise<number> {
  const [id] = await tx.insert(loanRuleTable, [{ ...rule, pairKey: pairKeyOf(rule) }]);
  return required(id, "the rule just written");
}

export async function updateLoanRuleRow(tx: Transaction, id: number, figures: LoanRuleFigures): Promise<void> {
  await tx.update(loanRuleTable, figures, sql`id = ${id}`);
}

/** @throws NotFoundError */
export async function requireLoanRule(tx: Transaction, id: number): Promise<LoanRuleRow> {
  const [rule] = await selectLoanRules(tx, sql`id = ${id}`, sql`id`, 1);
  if (!rule) {
    throw new NotFoundError("Aturan khusus ini tidak ditemukan. Mungkin sudah dihapus.");
  }
  return rule;
}

/** The name of a rule's category, which is there as long as the rule. */
async function categoryName(tx: Transaction, id: number): Promise<string> {
  const [category] = await tx.select(pick(categoryTable, "name"), sql`FROM categories WHERE id = ${id}`);
  return required(category, "the category of a rule").name;
}

/**
 * The name of a category that gets a rule: it stays there until the transaction ends, and whatever happens to the
 * import that brought it. @throws ValidationError
 */
async function claimCategory(tx: Transaction, id: number): Promise<string> {
  const [category] = await tx.select(
    pick(categoryTable, "id", "importId", "name"),
    chosenRecords(tx, "categories", [id]),
  );
  if (!category) {
    throw invalid("categoryId", "Kategori ini tidak ditemukan di daftar.");
  }
  await unlinkFromImport(tx, "categories", [category]);
  return category.name;
}

/** The names of whom and what a rule is for; null for any. */
export interface PairNames {
  readonly kind: string | null;
  readonly category: string | null;
}

/** The names of an existing rule's kind and category, which are there as long as the rule. */
export async function pairNames(tx: Transaction, { memberKindId, categoryId }: Pair): Promise<PairNames> {
  const kind = memberKindId === null ? null : await memberKindById(tx, memberKindId);
  return {
    kind: kind && kind.name,
    category: categoryId === null ? null : await categoryName(tx, categoryId),
  };
}

export function kindNotFound(): ValidationError {
  return invalid("memberKindId", "Jenis anggota ini tidak ditemukan. Pilih jenis lain.");
}

/** Of a new rule: both stay there until the transaction ends. @throws ValidationError */
export async function claimPair(tx: Transaction, { memberKindId, categoryId }: Pair): Promise<PairNames> {
  const kind =
    memberKindId === null ? null : ((await lockMemberKinds(tx)).find(({ id }) => id === memberKindId) ?? undefined);
  if (kind === undefined) throw kindNotFound();
  return {
    kind: kind && kind.name,
    category: categoryId === null ? null : await claimCategory(tx, categoryId),
  };
}

/** What differs from the general rules, by the names of its kind and its category. */
export function loanRuleAuditValues(rule: LoanRuleRow, { kind, category }: PairNames): AuditValues {
  const figures = Object.entries(valuesOf(figureColumns, rule)).filter(([, value]) => value !== null);
  return { name: [kind, category].filter((word) => word !== null).join(", "), ...Object.fromEntries(figures) };
}
