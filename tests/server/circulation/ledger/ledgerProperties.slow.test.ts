import { fc } from "../../../support/fastCheck.js";
import sql from "sql-template-tag";

import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { addCharge, openDebt } from "../../../../server/circulation/ledger/ledgerWriter.js";
import { DomainError } from "../../../../server/errors.js";
import { required } from "../../../../server/platform/required.js";
import { system } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { copies, givenBooks } from "../../../support/givenBooks.js";
import { givenStudent } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const NOW = new Date("2026-11-23T02:00:00Z");

type Kind = "payment" | "waiver" | "replacement" | "refund";
interface ModelCharge {
  readonly amount: number;
  readonly settlements: { readonly kind: Kind; readonly amount: number; isInForce: boolean }[];
  isInForce: boolean;
}

/** The specification in a few lines, by which each step is judged. */
const sum = (charge: ModelCharge, kind: Kind) =>
  charge.settlements.reduce((total, entry) => total + (entry.isInForce && entry.kind === kind ? entry.amount : 0), 0);
const paidOf = (charge: ModelCharge) => sum(charge, "payment") - sum(charge, "refund");
const openOf = (charge: ModelCharge) =>
  charge.isInForce ? charge.amount - paidOf(charge) - sum(charge, "waiver") - sum(charge, "replacement") : 0;
const isSound = (charge: ModelCharge) => {
  const open = openOf(charge);
  return open >= 0 && open <= charge.amount && paidOf(charge) >= 0;
};

const amount = fc.integer({ min: 1, max: 12 }).map((thousands) => thousands * 500);
/** Few charges, so that much happens to each. */
const which = fc.nat(1);
const step = fc.oneof(
  { weight: 1, arbitrary: fc.record({ act: fc.constant("charge" as const), amount }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("pay" as const), which, amount }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("payAll" as const), amount }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("waive" as const), which, amount }) },
  { weight: 2, arbitrary: fc.record({ act: fc.constant("refund" as const), which, amount }) },
  { weight: 1, arbitrary: fc.record({ act: fc.constant("replace" as const), which }) },
  { weight: 4, arbitrary: fc.record({ act: fc.constant("reverse" as const), which, entry: fc.nat(3) }) },
);
const history = fc
  .tuple(amount, fc.array(step, { minLength: 5, maxLength: 30 }))
  .map(([first, steps]): Step[] => [{ act: "charge", amount: first }, ...steps]);
type Step = typeof step extends fc.Arbitrary<infer Value> ? Value : never;

onBothEngines("Any history of charges and what settles them", (test) => {
  it("leaves open what the specification says, of each charge and of the student, and nothing below 0", async () => {
    const ledger = new LedgerEditingService(test.database, "Asia/Jakarta", () => NOW);
    const newCopies = copies(400, "P");
    await givenBooks(test.database, [{ copies: newCopies }]);
    let copiesUsed = 0;

    async function play(steps: readonly Step[]): Promise<void> {
      const studentId = await givenStudent(test.database);
      const model: ModelCharge[] = [];
      /** Numbers in the ledger, by their places in the model. */
      const ids: number[] = [];
      const entryIds: number[][] = [];
      const newestEntry = async () => {
        const [row] = await test.database.read((reader) =>
          reader.rows<{ id: number }>(sql`SELECT MAX(id) AS id FROM ledger_entries`),
        );
        return required(row?.id, "the newest entry");
      };

      /** What the model makes of it: null where it has to be refused. */
      function expected(one: Step): (() => void) | null {
        if (one.act === "charge") {
          return () => model.push({ amount: one.amount, settlements: [], isInForce: true });
        }
        if (one.act === "payAll") {
          const total = model.reduce((all, charge) => all + openOf(charge), 0);
          return one.amount > total
            ? null
            : () => {
                let left = one.amount;
                for (const charge of model) {
                  const part = Math.min(left, openOf(charge));
                  if (part > 0) charge.settlements.push({ kind: "payment", amount: part, isInForce: true });
                  left -= part;
                }
              };
        }
        const charge = model[one.which % model.length];
        if (!charge) return null;
        if (one.act === "reverse") {
          const entries = [charge, ...charge.settlements];
          const entry = required(entries[one.entry % entries.length], "an entry of the model");
          if (!charge.isInForce || !entry.isInForce) return null;
          if (entry === charge && (paidOf(charge) > 0 || sum(charge, "replacement") > 0)) return null;
          entry.isInForce = false;
          const sound = isSound(charge);
          entry.isInForce = true;
          return sound ? () => (entry.isInForce = false) : null;
        }
        if (!charge.isInForce) return null;
        const kinds = { pay: "payment", waive: "waiver", refund: "refund", replace: "replacement" } as const;
        const kind = kinds[one.act];
        const value = one.act === "replace" ? openOf(charge) : one.amount;
        const most = kind === "refund" ? paidOf(charge) : openOf(charge);
        return value === 0 || value > most
          ? null
          : () => charge.settlements.push({ kind, amount: value, isInForce: true });
      }

      async function act(one: Step): Promise<void> {
        if (one.act === "charge") {
          const made = { madeAt: NOW, madeBy: "petugas", reason: null };
          const charge = {
            studentId,
            borrowingId: null,
            chargeReason: "damaged" as const,
            amount: one.amount,
            ...made,
          };
          ids.push(await test.database.write(testWrite, (tx) => addCharge(tx, charge)));
          entryIds.push([]);
          return;
        }
        if (one.act === "payAll") {
          const { receipt } = await ledger.payFines(system, studentId, { amount: one.amount });
          receipt.entries.forEach(({ id, fineId }) => entryIds[ids.indexOf(fineId)]?.push(id));
          return;
        }
        const place = one.which % model.length;
        const id = ids[place] ?? 999_999;
        const reason = "Uji";
        switch (one.act) {
          case "pay":
            await ledger.payFine(system, id, { amount: one.amount });
            break;
          case "waive":
            await ledger.waiveFine(system, id, { amount: one.amount, reason });
            break;
          case "refund":
            await ledger.refundFine(system, id, { amount: one.amount, reason });
            break;
          case "replace":
            copiesUsed += 1;
            await ledger.replaceFine(system, id, { itemCode: newCopies[copiesUsed]?.itemCode ?? "" });
            break;
          case "reverse": {
            const entries = [id, ...(entryIds[place] ?? [])];
            await ledger.reverseEntry(system, entries[one.entry % entries.length] ?? 999_999, { reason });
            return;
          }
        }
        entryIds[place]?.push(await newestEntry());
      }

      for (const one of steps) {
        const apply = expected(one);
        const outcome = await act(one).then(
          () => "done",
          (error: unknown) => {
            if (error instanceof DomainError) return "refused";
            throw error;
          },
        );
        expect([one, outcome]).toEqual([one, apply ? "done" : "refused"]);
        apply?.();
        const kept = await test.database.read((reader) =>
          reader.rows<{ open_amount: number }>(
            sql`SELECT open_amount FROM ledger_entries WHERE student_id = ${studentId} AND kind = 'charge' ORDER BY id`,
          ),
        );
        expect(kept.map(({ open_amount }) => open_amount)).toEqual(model.map(openOf));
        expect(model.filter((charge) => !isSound(charge))).toEqual([]);
        expect(await test.database.read((reader) => openDebt(reader, studentId))).toBe(
          model.reduce((all, charge) => all + openOf(charge), 0),
        );
      }
    }

    await fc.assert(fc.asyncProperty(history, play), { numRuns: 25 });
  });
});
