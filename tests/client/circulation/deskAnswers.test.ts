import { refusedAnswer, returnedAnswer } from "../../../client/circulation/admin/answers/deskAnswers";
import type { LendRequest, RenewRequest } from "../../../client/circulation/admin/desk/requests/deskRequests";
import { newKey } from "../../../client/circulation/newKey";
import { isCode } from "../../../client/circulation/admin/desk/useDeskMatches";
import type { LendingCheckKind } from "../../../client/gql/graphql";

const made = { key: "k1", at: 0 };
const lend: LendRequest = { kind: "lend", studentId: "S1", itemCode: "B00001", confirm: [], reason: "" };
const renew: RenewRequest = { kind: "renew", borrowingId: "L1", itemCode: "B00001", confirm: [], reason: "" };
const check = (code: string, kind: LendingCheckKind = "CONFIRM", needsOverride = false) => ({
  code,
  kind,
  message: `Alasan ${code}.`,
  needsOverride,
});
const exception = (code: string) => check(code, "CONFIRM", true);
const loan = { id: "L1", itemCode: "B00001" };
const copy = {
  id: "C1",
  itemCode: "B00001",
  status: "ON_LOAN",
  dueOn: "2026-11-28",
  currentBorrowing: loan,
  book: { id: "A1", title: "Bumi Manusia", availableCount: 0 },
} as const;
const answerTo = (checks: ReturnType<typeof check>[], request: LendRequest | RenewRequest = lend) =>
  refusedAnswer(made, checks, { request, copy, code: "B00001" });

describe("A refusal at the lending desk", () => {
  it("offers nothing where it is impossible, and says why", () => {
    expect(answerTo([check("suspended", "IMPOSSIBLE")])).toMatchObject({
      tone: "refused",
      label: "Ditolak",
      title: "Alasan suspended.",
      detail: "Bumi Manusia · B00001",
      ask: null,
    });
    expect(answerTo([check("renewals_used", "IMPOSSIBLE")], renew).label).toBe("Tidak diperpanjang");
  });

  it("asks once for all that can be confirmed, and tells what is only worth knowing", () => {
    const answer = answerTo([exception("limit"), check("has_overdue"), check("debt", "NOTICE")]);
    expect(answer).toMatchObject({
      tone: "asks",
      title: "Alasan limit.",
      notes: ["Alasan has_overdue.", "Alasan debt."],
    });
    expect(answer.ask).toMatchObject({ kind: "confirm", codes: ["limit", "has_overdue"], exceptions: ["limit"] });
    expect(answer.sentence).toBe("Alasan limit. Alasan has_overdue. Alasan debt.");
  });

  it("takes no administrator where confirming only sets the records right", () => {
    expect(answerTo([check("on_loan")]).ask).toMatchObject({ exceptions: [] });
    expect(answerTo([check("lost"), exception("limit")]).ask).toMatchObject({ exceptions: ["limit"] });
    expect(answerTo([check("overdue")], renew).ask).toMatchObject({ exceptions: [] });
    expect(answerTo([exception("waited_for")], renew).ask).toMatchObject({ exceptions: ["waited_for"] });
  });

  it("offers to return or renew what the student already has", () => {
    expect(answerTo([check("mine"), check("limit")]).ask).toEqual({
      kind: "mine",
      borrowingId: "L1",
      itemCode: "B00001",
    });
  });
});

describe("The field of the lending desk", () => {
  it("takes one word with a digit for a code, and anything else for words", () => {
    expect(["240101", " B00001 ", "b1", "R-12/3"].map(isCode)).toEqual([true, true, true, true]);
    expect(["rina", "bumi manusia 2", "", "B 1"].map(isCode)).toEqual([false, false, false, false]);
  });

  it("gives each scan a UUID, also where the browser makes none itself", () => {
    expect(newKey()).toMatch(/^[\da-f]{8}-[\da-f]{4}-4[\da-f]{3}-[89ab][\da-f]{3}-[\da-f]{12}$/u);
    expect(newKey()).not.toBe(newKey());
  });
});

describe("A return at the lending desk", () => {
  const back = (heldFine: number | null) =>
    returnedAnswer(
      made,
      {
        __typename: "ReturnCopyPayload",
        actId: 1,
        outcome: "RETURNED",
        overdueDays: 3,
        fine: 1_500,
        suspendedUntil: null,
        heldFine,
        foundLoss: null,
        borrowing: null,
        copy: null,
        keptFor: null,
      },
      "Asia/Jakarta",
    ).notes;

  it("says that the time of a scan without network waits for an administrator, and what that is worth", () => {
    const late = "Terlambat 3 hari, denda Rp1.500.";
    expect(back(null)).toEqual([late]);
    expect(back(1_500)).toEqual([
      late,
      "Tanggal pengembaliannya menunggu persetujuan admin. Rp1.500 dapat dihapus jika disetujui.",
    ]);
    expect(back(0)).toEqual([late, "Tanggal pengembaliannya menunggu persetujuan admin."]);
  });
});
