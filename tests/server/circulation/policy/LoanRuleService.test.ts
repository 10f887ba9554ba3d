import { fc } from "../../../support/fastCheck.js";
import sql from "sql-template-tag";

import { AuthorityEditingService } from "../../../../server/authorities/editing/AuthorityEditingService.js";
import { recordBooks } from "../../../../server/books/writing/recordBooks.js";
import { LoanRuleService } from "../../../../server/circulation/policy/LoanRuleService.js";
import type { PolicyFigures } from "../../../../server/settings/lendingFigures.js";
import { ConflictError, NotFoundError, UnauthenticatedError, ValidationError } from "../../../../server/errors.js";
import { type AdminViewer, visitor } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { anyPolicy } from "../../../support/circulation/lending.js";
import { modelFigure, ruleTables } from "../../../support/circulation/loanRules.js";
import { KIND_IDS } from "../../../support/memberKinds.js";
import { givenAdmin } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const NAMES = Object.keys(anyPolicy) as (keyof PolicyFigures)[];

onBothEngines("The rules of lending", (test) => {
  let admin: AdminViewer;
  let textbooks: number;
  let novels: number;
  const service = () => new LoanRuleService(test.database);
  const clear = () => test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM loan_rules`));
  const all = async () => (await service().page(admin, { first: 100 })).edges;
  const failureOf = (act: Promise<unknown>) => act.catch((error: unknown) => error);
  const fieldsOf = async (act: Promise<unknown>) => {
    const error = await failureOf(act);
    expect(error).toBeInstanceOf(ValidationError);
    return (error as ValidationError).fields.map(({ name }) => name).sort();
  };
  const entries = () =>
    test.database.read((reader) =>
      reader.rows<{ action: string; beforeValues: string | null; afterValues: string | null }>(
        sql`SELECT action, before_values AS beforeValues, after_values AS afterValues FROM audit_entries
          WHERE record_type = 'loanRule' ORDER BY id`,
      ),
    );

  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    const lists = new AuthorityEditingService(test.database, recordBooks);
    textbooks = (await lists.create(admin, "categories", { name: "Buku Paket" })).id;
    novels = (await lists.create(admin, "categories", { name: "Novel" })).id;
  });
  beforeEach(clear);

  it("tell the two limits that hold at once: of the kind over all, and of the category over its own", async () => {
    const limits = async (input: object) => {
      const { kindLimit, categoryLimit } = await service().policy(admin, input);
      return [kindLimit, categoryLimit];
    };
    await service().create(admin, { memberKindId: 2, mostLoans: 10 });
    await service().create(admin, { categoryId: textbooks, mostLoans: 20 });
    await service().create(admin, { memberKindId: 2, categoryId: novels, mostLoans: 2 });
    expect(await limits({})).toEqual([3, null]);
    expect(await limits({ memberKindId: 2 })).toEqual([10, null]);
    expect(await limits({ categoryId: textbooks })).toEqual([3, 20]);
    expect(await limits({ memberKindId: 2, categoryId: textbooks })).toEqual([10, 20]);
    const pair = { memberKindId: 2, categoryId: novels };
    expect([await limits(pair), await limits({ ...pair, withoutOwnRule: true })]).toEqual([
      [10, 2],
      [10, null],
    ]);
  });

  it("take the category of a new rule from its import, but not of one that is changed or deleted", async () => {
    const importOf = () =>
      test.database.read((reader) =>
        reader.rows<{ importId: number | null }>(
          sql`SELECT import_id AS importId FROM categories WHERE id = ${novels}`,
        ),
      );
    const bring = () =>
      test.database.write(testWrite, (tx) =>
        tx.run(sql`UPDATE categories SET import_id = 7, books_count = 1 WHERE id = ${novels}`),
      );
    await bring();
    const { id } = await service().create(admin, { categoryId: novels, loanDays: 5 });
    expect(await importOf()).toEqual([{ importId: null }]);
    await bring();
    await service().update(admin, id, { loanDays: 6 });
    await service().delete(admin, id);
    expect(await importOf()).toEqual([{ importId: 7 }]);
    await test.database.write(testWrite, (tx) => tx.run(sql`UPDATE categories SET import_id = NULL, books_count = 0`));
  });

  it("are made, changed and deleted, and the audit trail says for whom and what", async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM audit_entries`));
    const { id } = await service().create(admin, {
      memberKindId: 2,
      categoryId: textbooks,
      loanDays: 30,
      finePerDay: 0,
    });
    expect(await service().byId(admin, id)).toMatchObject({
      memberKindId: 2,
      categoryId: textbooks,
      loanDays: 30,
      finePerDay: 0,
      mostLoans: null,
      lendable: null,
    });
    expect(await service().update(admin, id, { mostLoans: 5, finePerDay: null })).toMatchObject({
      loanDays: 30,
      mostLoans: 5,
      finePerDay: null,
    });
    await service().update(admin, id, { mostLoans: 5 });
    await service().delete(admin, id);
    expect([await all(), await service().byId(admin, id)]).toEqual([[], null]);
    const reported = (await entries()).map(({ action, beforeValues, afterValues }) => [
      action,
      beforeValues && (JSON.parse(beforeValues) as unknown),
      afterValues && (JSON.parse(afterValues) as unknown),
    ]);
    expect(reported).toEqual([
      ["loanRule.create", null, { name: "Guru, Buku Paket", loanDays: 30, finePerDay: 0 }],
      ["loanRule.update", { finePerDay: 0, mostLoans: null }, { finePerDay: null, mostLoans: 5 }],
      ["loanRule.delete", { name: "Guru, Buku Paket", loanDays: 30, mostLoans: 5 }, null],
    ]);
  });

  it("are named in the audit trail by what they are for: a kind, a category, or both", async () => {
    await test.database.write(testWrite, (tx) => tx.run(sql`DELETE FROM audit_entries`));
    await service().create(admin, { memberKindId: 2, loanDays: 30 });
    await service().create(admin, { categoryId: novels, loanDays: 5 });
    const names = (await entries()).map(({ afterValues }) => (JSON.parse(afterValues ?? "") as { name: string }).name);
    expect(names).toEqual(["Guru", "Novel"]);
  });

  it("are one for each pair, whoever was first, also of two who make it at once", async () => {
    const made = await Promise.allSettled([
      service().create(admin, { memberKindId: 2, loanDays: 14 }),
      service().create(admin, { memberKindId: 2, loanDays: 21 }),
    ]);
    expect(made.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    const refused = await failureOf(service().create(admin, { memberKindId: 2, loanDays: 28 }));
    expect(refused).toBeInstanceOf(ConflictError);
    expect(refused).toMatchObject({
      fields: [{ name: "memberKindId", message: "Aturan untuk pilihan ini sudah ada. Sunting aturan itu." }],
    });
    await service().create(admin, { memberKindId: 2, categoryId: textbooks, loanDays: 28 });
    await service().create(admin, { categoryId: textbooks, loanDays: 28 });
    expect(await all()).toHaveLength(3);
    const copied = test.database.write(testWrite, (tx) =>
      tx.run(sql`INSERT INTO loan_rules (member_kind_id, pair_key, loan_days) VALUES (2, '2/any', 1)`),
    );
    await expect(copied).rejects.toThrow();
  });

  it("refuse what cannot be, by field", async () => {
    const create = (input: object) => fieldsOf(service().create(admin, input));
    expect(await create({ loanDays: 7 })).toEqual(["memberKindId"]);
    expect(await create({ memberKindId: 2 })).toEqual(["loanDays"]);
    expect(await create({ categoryId: 999_999, loanDays: 7 })).toEqual(["categoryId"]);
    expect(await create({ memberKindId: 999_999, loanDays: 7 })).toEqual(["memberKindId"]);
    expect(await fieldsOf(service().policy(admin, { memberKindId: 999_999 }))).toEqual(["memberKindId"]);
    expect(
      await create({
        memberKindId: "guru",
        loanDays: 0,
        dueOn: "besok",
        mostLoans: 101,
        mostRenewals: -1,
        finePerDay: 0.5,
        fineDays: "weekdays",
        graceDays: 61,
        fineCap: 0,
        debtLimit: 0,
        lendable: "ya",
      }),
    ).toEqual(
      [
        "memberKindId",
        "loanDays",
        "dueOn",
        "mostLoans",
        "mostRenewals",
        "finePerDay",
        "fineDays",
        "graceDays",
        "fineCap",
        "debtLimit",
        "lendable",
      ].sort(),
    );
    const { id } = await service().create(admin, { memberKindId: 3, loanDays: 7 });
    expect(await fieldsOf(service().update(admin, id, { loanDays: null }))).toEqual(["loanDays"]);
    expect(await fieldsOf(service().update(admin, id, { memberKindId: 2 }))).toEqual(["memberKindId"]);
    expect(await failureOf(service().update(admin, id + 1_000, { loanDays: 3 }))).toBeInstanceOf(NotFoundError);
    expect(await failureOf(service().delete(admin, id + 1_000))).toBeInstanceOf(NotFoundError);
  });

  it("keep their category from being deleted or merged away unseen", async () => {
    const lists = new AuthorityEditingService(test.database, recordBooks);
    const { id } = await lists.create(admin, "categories", { name: "Kamus" });
    const rule = await service().create(admin, { categoryId: id, loanDays: 3 });
    const refused = await failureOf(lists.delete(admin, "categories", id, {}));
    expect([refused, await failureOf(lists.merge(admin, "categories", id, { intoId: novels }))]).toEqual([
      expect.any(ConflictError),
      expect.any(ConflictError),
    ]);
    expect((refused as ConflictError).message).toContain("punya aturan khusus");
    await service().delete(admin, rule.id);
    await lists.merge(admin, "categories", id, { intoId: novels });
  });

  it("are for those who may read and change the settings", async () => {
    for (const act of [
      () => service().policy(visitor, {}),
      () => service().create(visitor, { memberKindId: 3, loanDays: 1 }),
      () => service().update(visitor, 1, { loanDays: 1 }),
      () => service().delete(visitor, 1),
    ]) {
      expect(await failureOf(act())).toBeInstanceOf(UnauthenticatedError);
    }
  });

  it("are shown without their own rule, as what an empty figure of it falls through to", async () => {
    await service().create(admin, { memberKindId: 2, loanDays: 21 });
    await service().create(admin, { memberKindId: 2, categoryId: textbooks, loanDays: 30, mostLoans: 9 });
    const pair = { memberKindId: 2, categoryId: textbooks };
    expect(await service().policy(admin, pair)).toMatchObject({
      figures: { loanDays: 30, mostLoans: 9 },
      sources: { loanDays: "pair", mostLoans: "pair", finePerDay: "general" },
    });
    expect(await service().policy(admin, { ...pair, withoutOwnRule: true })).toMatchObject({
      figures: { loanDays: 21, mostLoans: 3 },
      sources: { loanDays: "kind", mostLoans: "general" },
    });
    expect(await service().policy(admin, {})).toMatchObject({ figures: anyPolicy });
  });

  it("resolve as the specification has it, whatever rules there are", async () => {
    await fc.assert(
      fc.asyncProperty(ruleTables([textbooks, novels]), async (rules) => {
        await clear();
        for (const rule of rules) await service().create(admin, rule);
        for (const memberKindId of Object.values(KIND_IDS)) {
          for (const categoryId of [null, textbooks, novels]) {
            const { figures } = await service().policy(admin, { memberKindId, categoryId });
            const expected = NAMES.map((name) => [
              name,
              modelFigure(rules, { memberKindId, categoryId }, name) ?? anyPolicy[name],
            ]);
            expect(figures).toEqual(Object.fromEntries(expected));
          }
        }
      }),
      { numRuns: 8 },
    );
  });
});
