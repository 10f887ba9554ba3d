import sql from "sql-template-tag";

import { ConflictError } from "../../errors.js";
import type { Database } from "../../platform/database/Database.js";
import { type KeyColumn, type Page, type PageArgs, readPage } from "../../platform/database/keyset.js";
import { parseInput } from "../../platform/validation/parseInput.js";
import { generalFigures } from "../../settings/lendingFigures.js";
import { readSettings } from "../../settings/settingsReads.js";
import { settingsLock } from "../../settings/settingsLock.js";
import { memberKindById } from "../../students/memberKinds/memberKindReads.js";
import { assertCanManage, assertCanRead, type Viewer } from "../../viewer.js";
import { type ExplainedPolicy, explainPolicy, type PolicyRule } from "../rules/loanPolicy.js";
import { createLoanRuleInput, loanPolicyInput, updateLoanRuleInput } from "./loanRuleInput.js";
import { type LoanRuleRow, readLoanRules, selectLoanRules } from "./loanRuleReads.js";
import {
  assertSaysSomething,
  claimPair,
  insertLoanRule,
  kindNotFound,
  loanRuleAuditValues,
  pairKeyOf,
  pairNames,
  requireLoanRule,
  updateLoanRuleRow,
  withChanges,
} from "./loanRuleWriter.js";

/** Four kinds and twenty-five categories: every act of the desk reads them all. */
const MAX_LOAN_RULES = 100;

const keys: readonly KeyColumn<LoanRuleRow>[] = [{ column: sql`id`, descending: false, valueOf: ({ id }) => id }];

/** Which figures and limits of lending apply, and which rule each figure comes from. */
export interface LoanPolicy extends ExplainedPolicy {
  readonly memberKindId: number | null;
  readonly categoryId: number | null;
}

/** The rules of lending of a kind of member, a category of books, or both; the general one stands in the settings. */
export class LoanRuleService {
  constructor(private readonly database: Database) {}

  /** In the order in which they were made. */
  page(viewer: Viewer, page: PageArgs): Promise<Page<LoanRuleRow>> {
    assertCanRead(viewer, "policy");
    return this.database.read((reader) =>
      readPage<LoanRuleRow>(
        "loanRules",
        [{ keys, fetch: (condition, order, limit) => selectLoanRules(reader, condition, order, limit) }],
        page,
      ),
    );
  }

  count(viewer: Viewer): Promise<number> {
    assertCanRead(viewer, "policy");
    return this.database.read((reader) => reader.count(sql`FROM loan_rules`));
  }

  async byId(viewer: Viewer, id: number): Promise<LoanRuleRow | null> {
    assertCanRead(viewer, "policy");
    const [rule] = await this.database.read((reader) => selectLoanRules(reader, sql`id = ${id}`, sql`id`, 1));
    return rule ?? null;
  }

  /** What applies to a kind and a category, as a new loan would take it. @throws ValidationError */
  async policy(viewer: Viewer, input: unknown): Promise<LoanPolicy> {
    assertCanRead(viewer, "policy");
    const { memberKindId = null, categoryId = null, withoutOwnRule } = parseInput(loanPolicyInput, input);
    return this.database.read(async (reader) => {
      if (memberKindId !== null && (await memberKindById(reader, memberKindId)) === null) throw kindNotFound();
      const general = generalFigures(await readSettings(reader, ""));
      const rules = await readLoanRules(reader);
      const isOwn = (rule: PolicyRule) => rule.memberKindId === memberKindId && rule.categoryId === categoryId;
      const applying = withoutOwnRule ? rules.filter((rule) => !isOwn(rule)) : rules;
      return { memberKindId, categoryId, ...explainPolicy(general, applying, { memberKindId, categoryId }) };
    });
  }

  /** @throws ValidationError; ConflictError where the pair has a rule, or the library as many as it may. */
  async create(viewer: Viewer, input: unknown): Promise<LoanRuleRow> {
    assertCanManage(viewer, "policy");
    const { memberKindId = null, categoryId = null, ...figures } = parseInput(createLoanRuleInput, input);
    const pair = { memberKindId, categoryId };
    const options = { viewer, locks: [settingsLock], retryOnDuplicate: true };
    return this.database.write(options, async (tx) => {
      const names = await claimPair(tx, pair);
      const rules = await readLoanRules(tx);
      const existing = rules.find((rule) => pairKeyOf(rule) === pairKeyOf(pair));
      if (existing) {
        const message = "Aturan untuk pilihan ini sudah ada. Sunting aturan itu.";
        throw new ConflictError(message, [{ name: categoryId === null ? "memberKindId" : "categoryId", message }]);
      }
      if (rules.length >= MAX_LOAN_RULES) {
        throw new ConflictError(`Maksimal ${MAX_LOAN_RULES} aturan. Hapus dulu aturan yang tidak dipakai.`);
      }
      const values = withChanges(null, figures);
      assertSaysSomething(values);
      const id = await insertLoanRule(tx, { ...pair, ...values });
      const created = await requireLoanRule(tx, id);
      const after = loanRuleAuditValues(created, names);
      return { result: created, audit: [{ action: "loanRule.create", recordId: id, after }] };
    });
  }

  /** Null lets a figure fall through again, what is left out stays. @throws ValidationError; NotFoundError */
  async update(viewer: Viewer, id: number, input: unknown): Promise<LoanRuleRow> {
    assertCanManage(viewer, "policy");
    const changes = parseInput(updateLoanRuleInput, input);
    return this.database.write({ viewer, locks: [settingsLock] }, async (tx) => {
      const before = await requireLoanRule(tx, id);
      const values = withChanges(before, changes);
      assertSaysSomething(values);
      const names = await pairNames(tx, before);
      await updateLoanRuleRow(tx, id, values);
      const after = await requireLoanRule(tx, id);
      const differs = JSON.stringify(before) !== JSON.stringify(after);
      return {
        result: after,
        audit: differs
          ? [
              {
                action: "loanRule.update",
                recordId: id,
                before: loanRuleAuditValues(before, names),
                after: loanRuleAuditValues(after, names),
              },
            ]
          : [],
      };
    });
  }

  /** What it said falls through again; loans that were made keep their figures. @throws NotFoundError */
  async delete(viewer: Viewer, id: number): Promise<{ readonly id: number; readonly message: string }> {
    assertCanManage(viewer, "policy");
    return this.database.write({ viewer, locks: [settingsLock] }, async (tx) => {
      const before = await requireLoanRule(tx, id);
      const names = await pairNames(tx, before);
      await tx.run(sql`DELETE FROM loan_rules WHERE id = ${id}`);
      return {
        result: { id, message: "Aturan khusus dihapus" },
        audit: [{ action: "loanRule.delete", recordId: id, before: loanRuleAuditValues(before, names) }],
      };
    });
  }
}
