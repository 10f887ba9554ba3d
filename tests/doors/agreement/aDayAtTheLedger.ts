import type { Step } from "./steps.js";

/** Keys make what is stored of an act the same by either door. */
const key = (number: number) => ({ idempotency_key: `10000000-0000-4000-8000-${String(number).padStart(12, "0")}` });
const ofFine = (operation: string, path: string) => ({
  operation,
  method: "POST" as const,
  path: `/fines/{id}/${path}`,
});
const pay = ofFine("payFine", "payments");
const waive = ofFine("waiveFine", "waivers");
const refund = ofFine("refundFine", "refunds");
const replace = ofFine("replaceFine", "replacements");
const create = { operation: "createFine", method: "POST" as const, path: "/fines" };
const payAll = { operation: "payFines", method: "POST" as const, path: "/students/{id}/payments" };
const reverse = { operation: "reverseLedgerEntry", method: "POST" as const, path: "/ledger-entries/{id}/reverse" };

const damage = { student_id: 1, charge_reason: "damaged", amount: 5_000, reason: "Sampul sobek" };

/** Fines and what settles them. The first entry of the ledger is the charge for a lost copy, before these. */
export const aDayAtTheLedger: readonly Step[] = [
  { ...create, title: "by hand", body: { ...damage, ...key(1) }, expected: 200 },
  { ...create, title: "another", body: { ...damage, charge_reason: "other", ...key(2) }, expected: 200 },
  {
    ...create,
    title: "of nothing, for lateness",
    body: { ...damage, charge_reason: "late", amount: 0 },
    expected: 422,
  },
  { ...create, title: "of a student whom nobody knows", body: { ...damage, student_id: 999 }, expected: 404 },
  { ...create, title: "for a loan that there is not", body: { ...damage, borrowing_id: 999 }, expected: 422 },
  { ...pay, title: "some of it", subject: ["Fine", 2], body: { amount: 2_000, ...key(3) }, expected: 200 },
  {
    ...pay,
    title: "the same again by its key",
    subject: ["Fine", 2],
    body: { amount: 2_000, ...key(3) },
    expected: 200,
  },
  { ...pay, title: "another by that key", subject: ["Fine", 2], body: { amount: 1_000, ...key(3) }, expected: 422 },
  { ...pay, title: "more than is open", subject: ["Fine", 2], body: { amount: 3_001 }, expected: 422 },
  { ...pay, title: "one that nobody knows", subject: ["Fine", 999], body: { amount: 500 }, expected: 404 },
  {
    ...payAll,
    title: "some of both",
    subject: ["Student", 1, "studentId"],
    body: { amount: 4_000, reason: "Dibayar ibunya", fine_ids: [2, 3], ...key(4) },
    expected: 200,
  },
  {
    ...payAll,
    title: "more than is open",
    subject: ["Student", 1, "studentId"],
    body: { amount: 90_000 },
    expected: 422,
  },
  { ...payAll, title: "of nobody", subject: ["Student", 999, "studentId"], body: { amount: 500 }, expected: 404 },
  { ...waive, title: "some", subject: ["Fine", 3], body: { amount: 500, reason: "Sakit", ...key(5) }, expected: 200 },
  { ...waive, title: "without a reason", subject: ["Fine", 3], body: { amount: 500, reason: " " }, expected: 422 },
  { ...waive, title: "of nobody", subject: ["Fine", 999], body: { amount: 500, reason: "x" }, expected: 404 },
  { ...refund, title: "some", subject: ["Fine", 2], body: { amount: 1_000, reason: "x", ...key(6) }, expected: 200 },
  { ...refund, title: "more than was paid", subject: ["Fine", 2], body: { amount: 9_000, reason: "x" }, expected: 422 },
  { ...replace, title: "by no copy", subject: ["Fine", 2], body: { item_code: "TIDAK-ADA" }, expected: 422 },
  { ...replace, title: "what is not lost", subject: ["Fine", 3], body: { item_code: "A00002" }, expected: 409 },
  { ...replace, title: "the rest", subject: ["Fine", 2], body: { item_code: "A00003", ...key(7) }, expected: 200 },
  { ...reverse, title: "what is paid", subject: ["LedgerEntry", 2], body: { reason: "Keliru" }, expected: 409 },
  { ...reverse, title: "a waiver", subject: ["LedgerEntry", 7], body: { reason: "Keliru", ...key(8) }, expected: 200 },
  { ...reverse, title: "it again", subject: ["LedgerEntry", 7], body: { reason: "Keliru" }, expected: 409 },
  { ...reverse, title: "what nobody knows", subject: ["LedgerEntry", 999], body: { reason: "x" }, expected: 404 },
  { ...create, title: "one that stays open", body: { ...damage, ...key(9) }, expected: 200 },
];
