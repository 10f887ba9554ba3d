import sql from "sql-template-tag";

import { LedgerEditingService } from "../../../../server/circulation/ledger/editing/LedgerEditingService.js";
import { LedgerService } from "../../../../server/circulation/ledger/LedgerService.js";
import { addCharge, openDebt } from "../../../../server/circulation/ledger/ledgerWriter.js";
import { ForbiddenError } from "../../../../server/errors.js";
import { required } from "../../../../server/platform/required.js";
import { studentDependents } from "../../../../server/studentDependents.js";
import { StudentEditingService } from "../../../../server/students/editing/StudentEditingService.js";
import type { AdminViewer } from "../../../../server/viewer.js";
import { onBothEngines } from "../../../support/database.js";
import { expectDomainError } from "../../../support/expectDomainError.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenBorrowing } from "../../../support/circulation/givenBorrowing.js";
import { givenAdmin, givenStaff, givenStudent, givenStudentViewer } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";

const MORNING = new Date("2026-11-23T02:00:00Z");
const NEXT_DAY = new Date("2026-11-23T18:00:00Z");

onBothEngines("The desk at the ledger of fines", (test) => {
  let clock = MORNING;
  let ledger: LedgerEditingService;
  let reads: LedgerService;
  let admin: AdminViewer;
  beforeAll(async () => {
    admin = await givenAdmin(test.database);
    ledger = new LedgerEditingService(test.database, "Asia/Jakarta", () => clock);
    reads = new LedgerService(test.database, "Asia/Jakarta", () => clock);
    await givenBooks(test.database, [{ copies: [{ itemCode: "B00001" }, { itemCode: "B00002" }] }]);
  });
  beforeEach(() => {
    clock = MORNING;
  });

  const charge = async (amount: number, studentId: number) =>
    (await ledger.createFine(admin, { studentId, chargeReason: "other", amount, reason: "Kartu hilang" })).fine;
  const givenFine = async (amount: number) => charge(amount, await givenStudent(test.database));
  const debtOf = (studentId: number) => test.database.read((reader) => openDebt(reader, studentId));
  const openOf = async (id: number) => (await reads.byId(admin, id))?.openAmount;
  const entriesOf = async (studentId: number) =>
    (await reads.entriesOf(admin, studentId, { first: 100 })).edges.map(({ node }) => node);
  const entryOf = async (studentId: number, kind: string) =>
    required(
      (await entriesOf(studentId)).find((entry) => entry.kind === kind),
      kind,
    ).id;
  const cashOf = async (day: string) => {
    const { paid, refunded } = await reads.cashTotals(admin, day);
    return [paid, refunded];
  };
  const givenLostCopy = async (amount: number) => {
    await givenBorrowing(test.database, "B00001", { returned: true });
    const [borrowing] = await test.database.read((reader) =>
      reader.rows<{ id: number; student_id: number }>(
        sql`SELECT id, student_id FROM borrowings ORDER BY id DESC LIMIT 1`,
      ),
    );
    const { id: borrowingId, student_id: studentId } = required(borrowing, "the borrowing");
    const made = { madeAt: MORNING, madeBy: "petugas", reason: null };
    const id = await test.database.write(testWrite, (tx) =>
      addCharge(tx, { studentId, borrowingId, chargeReason: "lost", amount, ...made }),
    );
    return { id, studentId, borrowingId };
  };

  it("charges what is damaged or else by hand, in whole rupiah, with a reason", async () => {
    const studentId = await givenStudent(test.database, { name: "Rina Kartika", nis: "240101" });
    const { fine } = await ledger.createFine(admin, {
      studentId,
      chargeReason: "damaged",
      amount: 15_000,
      reason: " Sampul  sobek ",
    });
    expect(fine).toMatchObject({
      studentId,
      studentName: "Rina Kartika",
      chargeReason: "damaged",
      amount: 15_000,
      openAmount: 15_000,
      reason: "Sampul sobek",
      madeBy: admin.username,
      madeAt: MORNING,
      isReversed: false,
    });
    for (const amount of [0, -1, 500.5, "500"]) {
      const refused = await expectDomainError(
        ledger.createFine(admin, { studentId, chargeReason: "other", amount, reason: "x" }),
      );
      expect(refused.fields).toEqual({ amount: "Isi dengan jumlah rupiah tanpa koma, lebih dari 0." });
    }
    const byHand = { studentId, chargeReason: "late", amount: 500, reason: "x" };
    expect((await expectDomainError(ledger.createFine(admin, byHand))).fields).toHaveProperty("chargeReason");
    const nobody = { studentId: 999_999, chargeReason: "other", amount: 500, reason: "x" };
    expect(await expectDomainError(ledger.createFine(admin, nobody))).toMatchObject({ kind: "notFound" });
  });

  it("charges for a borrowing of that student only", async () => {
    const { studentId, borrowingId } = await givenLostCopy(1_000);
    const damaged = { chargeReason: "damaged", amount: 500, reason: "Basah", borrowingId };
    expect((await ledger.createFine(admin, { studentId, ...damaged })).fine).toMatchObject({ itemCode: "B00001" });
    const other = await givenStudent(test.database);
    expect(await expectDomainError(ledger.createFine(admin, { studentId: other, ...damaged }))).toMatchObject({
      fields: { borrowingId: "Peminjaman ini bukan milik anggota itu." },
    });
  });

  it("takes no more than is open, and says how much that is", async () => {
    const { id, studentId } = await givenFine(5_000);
    await ledger.payFine(admin, id, { amount: 2_000 });
    expect((await expectDomainError(ledger.payFine(admin, id, { amount: 3_001 }))).message).toBe("Sisa denda Rp3.000.");
    expect((await expectDomainError(ledger.waiveFine(admin, id, { amount: 4_000, reason: "x" }))).message).toBe(
      "Sisa denda Rp3.000.",
    );
    expect(await debtOf(studentId)).toBe(3_000);
    await ledger.payFine(admin, id, { amount: 3_000 });
    expect((await expectDomainError(ledger.payFine(admin, id, { amount: 1 }))).message).toBe("Denda ini sudah lunas.");
    expect(await debtOf(studentId)).toBe(0);
  });

  it("fills several fines with one payment, the oldest first, on one receipt", async () => {
    const studentId = await givenStudent(test.database);
    clock = NEXT_DAY;
    const younger = await charge(2_000, studentId);
    clock = MORNING;
    const older = await charge(1_000, studentId);
    const untouched = await charge(4_000, await givenStudent(test.database));
    const { fines, receipt } = await ledger.payFines(admin, studentId, { amount: 1_500 });
    expect(fines.map(({ id, openAmount }) => [id, openAmount])).toEqual([
      [younger.id, 1_500],
      [older.id, 0],
    ]);
    expect(receipt).toMatchObject({ kind: "payment", studentId, amount: 1_500, madeBy: admin.username });
    expect(receipt.entries.map(({ fineId, amount }) => [fineId, amount])).toEqual([
      [older.id, 1_000],
      [younger.id, 500],
    ]);
    expect(receipt.number).toBe(receipt.entries[0]?.id);
    expect(await reads.receipt(admin, receipt.number)).toEqual(receipt);
    expect(await openOf(untouched.id)).toBe(4_000);
    expect((await expectDomainError(ledger.payFines(admin, studentId, { amount: 1_501 }))).message).toBe(
      "Sisa denda Rp1.500.",
    );
  });

  it("pays for the named fines of that student and no other", async () => {
    const studentId = await givenStudent(test.database);
    const [first, second] = [await charge(1_000, studentId), await charge(1_000, studentId)];
    await ledger.payFines(admin, studentId, { amount: 700, fineIds: [second.id] });
    expect([await openOf(first.id), await openOf(second.id)]).toEqual([1_000, 300]);
    const foreign = await givenFine(1_000);
    expect(
      await expectDomainError(ledger.payFines(admin, studentId, { amount: 700, fineIds: [first.id, foreign.id] })),
    ).toMatchObject({ fields: { "fineIds.1": "Denda ini bukan milik anggota itu." } });
  });

  it("pays once where two desks pay at once", async () => {
    const { id, studentId } = await givenFine(5_000);
    const outcomes = await Promise.allSettled([1, 2].map(() => ledger.payFine(admin, id, { amount: 5_000 })));
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect((await entriesOf(studentId)).map(({ kind }) => kind)).toEqual(["payment", "charge"]);
    expect(await debtOf(studentId)).toBe(0);
  });

  it("pays once where a payment is sent twice with its key, and refuses the key for another payment", async () => {
    const { id, studentId } = await givenFine(5_000);
    const payment = { amount: 2_000, idempotencyKey: "5d0c8f0a-4d0b-4c55-8a39-0c5c3c1c2b11" };
    const [first, again] = await Promise.all([1, 2].map(() => ledger.payFine(admin, id, payment)));
    expect(again).toEqual(first);
    expect(await ledger.payFine(admin, id, payment)).toEqual(first);
    expect(await debtOf(studentId)).toBe(3_000);
    expect((await expectDomainError(ledger.payFine(admin, id, { ...payment, amount: 1_000 }))).fields).toEqual({
      idempotencyKey: "Kunci ini sudah dipakai untuk permintaan lain. Buat kunci baru.",
    });
  });

  it("waives with a reason, and only who may", async () => {
    const { id } = await givenFine(5_000);
    expect((await expectDomainError(ledger.waiveFine(admin, id, { amount: 500, reason: " " }))).fields).toEqual({
      reason: "Wajib diisi.",
    });
    expect((await ledger.waiveFine(admin, id, { amount: 4_000, reason: "Sakit" })).fine.openAmount).toBe(1_000);
    const staff = await givenStaff(test.database);
    await expect(ledger.waiveFine(staff, id, { amount: 500, reason: "Sakit" })).rejects.toThrow(ForbiddenError);
    await expect(ledger.refundFine(staff, id, { amount: 500, reason: "Sakit" })).rejects.toThrow(ForbiddenError);
    await expect(ledger.reverseEntry(staff, id, { reason: "Salah" })).rejects.toThrow(ForbiddenError);
    expect((await ledger.payFine(staff, id, { amount: 500 })).fine.openAmount).toBe(500);
  });

  it("settles a lost book by a new copy, which is named and settles one loss only", async () => {
    const { id } = await givenLostCopy(80_000);
    await ledger.payFine(admin, id, { amount: 30_000 });
    expect(await expectDomainError(ledger.replaceFine(admin, id, { itemCode: "B99999" }))).toMatchObject({
      fields: { itemCode: "Kode B99999 bukan eksemplar pengganti yang tersedia. Tambahkan dulu eksemplarnya." },
    });
    const { fine } = await ledger.replaceFine(admin, id, { itemCode: " b00002" });
    expect(fine).toMatchObject({ openAmount: 0 });
    const replacement = (await entriesOf(fine.studentId)).find(({ kind }) => kind === "replacement");
    expect(replacement).toMatchObject({ amount: 50_000, reason: "B00002", fineId: id });
    const again = await givenLostCopy(80_000);
    expect((await expectDomainError(ledger.replaceFine(admin, again.id, { itemCode: "B00002" }))).fields).toEqual({
      itemCode: "Eksemplar B00002 sudah menjadi pengganti denda lain.",
    });
    const unlost = await givenFine(500);
    expect(await expectDomainError(ledger.replaceFine(admin, unlost.id, { itemCode: "B00001" }))).toMatchObject({
      kind: "conflict",
      message: "Hanya denda buku hilang atau rusak yang dapat diganti dengan buku.",
    });
    await ledger.reverseEntry(admin, required(replacement, "the replacement").id, { reason: "Salah kode" });
    expect(await ledger.replaceFine(admin, again.id, { itemCode: "B00002" })).toMatchObject({
      fine: { openAmount: 0 },
    });
  });

  it("lets off what is given back of a lost book whose loan is forgotten, for such a loan came back", async () => {
    const { id, studentId } = await givenLostCopy(20_000);
    await ledger.payFine(admin, id, { amount: 20_000 });
    await test.database.write(testWrite, (tx) =>
      tx.run(sql`UPDATE ledger_entries SET borrowing_id = NULL WHERE id = ${id}`),
    );
    const { fine } = await ledger.refundFine(admin, id, { amount: 5_000, reason: "Buku ditemukan" });
    expect([fine.openAmount, await debtOf(studentId)]).toEqual([0, 0]);
  });

  it("pays back no more than was paid, and what is paid back is open again", async () => {
    const { id, studentId } = await givenFine(5_000);
    const refund = (amount: number) => ledger.refundFine(admin, id, { amount, reason: "Buku ditemukan" });
    expect((await expectDomainError(refund(1))).message).toBe("Denda ini belum dibayar.");
    await ledger.payFine(admin, id, { amount: 3_000 });
    expect((await expectDomainError(refund(3_001))).message).toBe("Jumlah yang sudah dibayar Rp3.000.");
    const { fine, receipt } = await refund(2_000);
    expect([fine.openAmount, receipt.kind, receipt.amount]).toEqual([4_000, "refund", 2_000]);
    expect((await expectDomainError(refund(1_001))).message).toBe("Jumlah yang sudah dibayar Rp1.000.");
    expect(await debtOf(studentId)).toBe(4_000);
  });

  it("reverses a charge only once its payments are paid back, and then nothing more is written to it", async () => {
    const { id, studentId } = await givenFine(5_000);
    await ledger.waiveFine(admin, id, { amount: 1_000, reason: "Sakit" });
    await ledger.payFine(admin, id, { amount: 2_000 });
    expect(await expectDomainError(ledger.reverseEntry(admin, id, { reason: "Keliru" }))).toMatchObject({
      kind: "conflict",
      message: "Denda ini sudah dibayar Rp2.000. Kembalikan dulu uangnya, lalu batalkan dendanya.",
    });
    await ledger.refundFine(admin, id, { amount: 2_000, reason: "Keliru" });
    expect(await ledger.reverseEntry(admin, id, { reason: "Keliru" })).toMatchObject({
      fine: { openAmount: 0, isReversed: true },
    });
    expect(await debtOf(studentId)).toBe(0);
    for (const refused of [
      ledger.payFine(admin, id, { amount: 1 }),
      ledger.waiveFine(admin, id, { amount: 1, reason: "x" }),
      ledger.refundFine(admin, id, { amount: 1, reason: "x" }),
    ]) {
      expect(await expectDomainError(refused)).toMatchObject({
        kind: "conflict",
        message: "Denda ini sudah dibatalkan.",
      });
    }
    const waiver = await entryOf(studentId, "waiver");
    expect((await expectDomainError(ledger.reverseEntry(admin, waiver, { reason: "x" }))).message).toBe(
      "Denda dari catatan ini sudah dibatalkan.",
    );
    expect((await expectDomainError(ledger.reverseEntry(admin, id, { reason: "x" }))).message).toBe(
      "Catatan ini sudah dibatalkan.",
    );
    const reversal = await entryOf(studentId, "reversal");
    expect((await expectDomainError(ledger.reverseEntry(admin, reversal, { reason: "x" }))).message).toBe(
      "Pembatalan tidak dapat dibatalkan lagi. Catat ulang jika perlu.",
    );
  });

  it("reverses no charge of which a single rupiah was paid", async () => {
    const { id } = await givenFine(5_000);
    await ledger.payFine(admin, id, { amount: 1 });
    expect((await expectDomainError(ledger.reverseEntry(admin, id, { reason: "Keliru" }))).message).toBe(
      "Denda ini sudah dibayar Rp1. Kembalikan dulu uangnya, lalu batalkan dendanya.",
    );
  });

  it("reverses a charge that a book has replaced only after the replacement", async () => {
    const { id, studentId } = await givenLostCopy(40_000);
    await givenBooks(test.database, [{ copies: [{ itemCode: "B00077" }] }]);
    await ledger.replaceFine(admin, id, { itemCode: "B00077" });
    expect((await expectDomainError(ledger.reverseEntry(admin, id, { reason: "x" }))).message).toBe(
      "Denda ini sudah diganti buku. Batalkan dulu penggantiannya, lalu batalkan dendanya.",
    );
    await ledger.reverseEntry(admin, await entryOf(studentId, "replacement"), { reason: "x" });
    expect(await ledger.reverseEntry(admin, id, { reason: "x" })).toMatchObject({ fine: { isReversed: true } });
  });

  it("reverses a payment while it was not paid back, and a refund while it was not paid again", async () => {
    const { id, studentId } = await givenFine(5_000);
    await ledger.payFine(admin, id, { amount: 5_000 });
    const payment = await entryOf(studentId, "payment");
    await ledger.refundFine(admin, id, { amount: 1_000, reason: "x" });
    const refund = await entryOf(studentId, "refund");
    expect((await expectDomainError(ledger.reverseEntry(admin, payment, { reason: "x" }))).message).toBe(
      "Uang pembayaran ini sudah dikembalikan. Batalkan dulu pengembalian uangnya.",
    );
    await ledger.waiveFine(admin, id, { amount: 1_000, reason: "x" });
    expect((await expectDomainError(ledger.reverseEntry(admin, refund, { reason: "x" }))).message).toBe(
      "Denda ini sudah dilunasi lagi. Batalkan dulu pelunasan yang baru.",
    );
    await ledger.reverseEntry(admin, await entryOf(studentId, "waiver"), { reason: "x" });
    await ledger.reverseEntry(admin, refund, { reason: "x" });
    expect(await ledger.reverseEntry(admin, payment, { reason: "x" })).toMatchObject({ fine: { openAmount: 5_000 } });
    expect(await debtOf(studentId)).toBe(5_000);
  });

  it("counts cash by the library's day, payments less refunds, and leaves a day that is over as it is", async () => {
    clock = new Date("2027-01-10T16:59:59Z");
    const { id, studentId } = await givenFine(9_000);
    await ledger.payFine(admin, id, { amount: 5_000 });
    await ledger.payFine(admin, id, { amount: 1_000 });
    await ledger.reverseEntry(admin, await entryOf(studentId, "payment"), { reason: "Salah ketik" });
    expect(await cashOf("2027-01-10")).toEqual([5_000, 0]);
    clock = new Date("2027-01-10T17:00:00Z");
    await ledger.refundFine(admin, id, { amount: 2_000, reason: "Kelebihan" });
    expect(await cashOf("2027-01-10")).toEqual([5_000, 0]);
    expect(await cashOf("2027-01-11")).toEqual([0, 2_000]);
    await ledger.reverseEntry(admin, await entryOf(studentId, "refund"), { reason: "Salah" });
    const payment = required(
      (await entriesOf(studentId)).find(({ kind, isReversed }) => kind === "payment" && !isReversed),
      "the payment",
    );
    expect(await expectDomainError(ledger.reverseEntry(admin, payment.id, { reason: "x" }))).toMatchObject({
      kind: "conflict",
      message: "Pembayaran ini bukan dari hari ini, dan kas hari itu sudah dihitung. Kembalikan saja uangnya.",
    });
    const cash = await reads.cash(admin, "2027-01-10", { first: 10 });
    expect(cash.edges.map(({ node }) => [node.id, node.amount])).toEqual([[payment.id, 5_000]]);
    expect(await cashOf("2027-01-11")).toEqual([0, 0]);
  });

  it("lists who owes something by name, page by page, and a class alone", async () => {
    const people = await Promise.all(
      ["Cici", "Ani", "Budi"].map((name) => givenStudent(test.database, { name, className: "X Balance 1" })),
    );
    for (const [index, studentId] of people.entries()) {
      await charge(1_000 * (index + 1), studentId);
    }
    const paid = await givenStudent(test.database, { name: "Dedi", className: "X Balance 1" });
    const { id } = await charge(500, paid);
    await ledger.payFine(admin, id, { amount: 500 });
    const first = await reads.balances(admin, "x balance 1", { first: 2 });
    expect(first.edges.map(({ node }) => [node.studentName, node.balance])).toEqual([
      ["Ani", 2_000],
      ["Budi", 3_000],
    ]);
    const rest = await reads.balances(admin, "X Balance 1", { first: 2, after: first.edges[1]?.cursor ?? null });
    expect(rest.edges.map(({ node }) => [node.studentName, node.balance])).toEqual([["Cici", 1_000]]);
    expect(await reads.balanceTotals(admin, "X Balance 1")).toEqual({ students: 3, balance: 6_000 });
    expect((await expectDomainError(reads.balances(admin, "X".repeat(101), {}))).fields).toHaveProperty("className");
  });

  it("narrows fines by student, reason, state and day", async () => {
    const { studentId } = await givenLostCopy(1_000);
    clock = new Date("2026-11-24T17:00:00Z");
    const open = await charge(2_000, studentId);
    const settled = await charge(3_000, studentId);
    await ledger.payFine(admin, settled.id, { amount: 3_000 });
    const reversed = await charge(4_000, studentId);
    await ledger.reverseEntry(admin, reversed.id, { reason: "x" });
    const fines = async (list: object) =>
      (await reads.page(admin, { studentId, ...list }, { first: 10 })).edges.map(({ node }) => node);
    const amounts = async (list: object) => (await fines(list)).map(({ amount }) => amount);
    expect((await fines({})).map(({ amount, status }) => [amount, status])).toEqual([
      [4_000, "reversed"],
      [3_000, "settled"],
      [2_000, "open"],
      [1_000, "open"],
    ]);
    expect(await amounts({ status: "open" })).toEqual([2_000, 1_000]);
    expect(await amounts({ status: "settled" })).toEqual([3_000]);
    expect(await amounts({ status: "reversed" })).toEqual([4_000]);
    expect(await amounts({ chargeReason: "lost" })).toEqual([1_000]);
    expect(await amounts({ to: "2026-11-24" })).toEqual([1_000]);
    expect(await amounts({ from: "2026-11-25", to: "2026-11-25", status: "open" })).toEqual([open.amount]);
    expect(await reads.totals(admin, { studentId })).toEqual({ fines: 4, open: 3_000 });
    expect((await expectDomainError(reads.page(admin, { from: "2026-02-02", to: "2026-02-01" }, {}))).fields).toEqual({
      to: "Tanggal akhir tidak boleh sebelum tanggal awal.",
    });
  });

  it("shows a student the own ledger and nobody else's", async () => {
    const viewer = await givenStudentViewer(test.database);
    const own = await charge(1_000, viewer.studentId);
    const foreign = await givenFine(2_000);
    const { receipt } = await ledger.payFine(admin, own.id, { amount: 400 });
    const { receipt: other } = await ledger.payFine(admin, foreign.id, { amount: 400 });
    expect((await reads.ownFines(viewer, {})).edges.map(({ node }) => node.id)).toEqual([own.id]);
    expect(await reads.ownTotals(viewer)).toEqual({ fines: 1, open: 600 });
    expect([await reads.byId(viewer, own.id), await reads.byId(viewer, foreign.id)]).toEqual([
      expect.objectContaining({ id: own.id }),
      null,
    ]);
    expect((await reads.receipt(viewer, receipt.number))?.amount).toBe(400);
    expect([await reads.receipt(viewer, other.number), await reads.entryById(viewer, other.number)]).toEqual([
      null,
      null,
    ]);
    await expect(reads.entriesOf(viewer, foreign.studentId, {})).rejects.toThrow(ForbiddenError);
    await expect(reads.page(viewer, {}, {})).rejects.toThrow(ForbiddenError);
    await expect(ledger.payFine(viewer, own.id, { amount: 1 })).rejects.toThrow(ForbiddenError);
    expect((await reads.ownFines(admin, {})).edges).toEqual([]);
  });

  it("keeps a student who was ever fined from being deleted", async () => {
    const { studentId } = await givenFine(1_000);
    const students = new StudentEditingService(test.database, studentDependents);
    expect((await expectDomainError(students.delete(admin, studentId))).message).toContain("punya 1 denda");
  });

  it("says in the audit trail what was open before and after, and why", async () => {
    const { id, studentId } = await givenFine(5_000);
    await ledger.waiveFine(admin, id, { amount: 2_000, reason: "Sakit" });
    const [entry] = await test.database.read((reader) =>
      reader.rows<{ action: string; before_values: string; after_values: string }>(
        sql`SELECT action, before_values, after_values FROM audit_entries WHERE record_type = 'fine' AND
            record_id = ${id} ORDER BY id DESC LIMIT 1`,
      ),
    );
    expect(entry?.action).toBe("fine.waive");
    expect(JSON.parse(entry?.before_values ?? "")).toMatchObject({ openAmount: 5_000 });
    expect(JSON.parse(entry?.after_values ?? "")).toMatchObject({
      openAmount: 3_000,
      amount: 2_000,
      reason: "Sakit",
      studentId,
    });
  });
});
