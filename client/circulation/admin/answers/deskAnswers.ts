import { personName } from "../../../format/personName";
import { formatDay, formatLongDate } from "../../../format/formatDate";
import { formatPrice } from "../../../format/formatPrice";
import { wallClock } from "../../../format/wallClock";
import { readFragment } from "../../../gql/fragment-masking";
import type {
  BorrowCopyMutation,
  DeskCopyQuery,
  DeskAct_BorrowingFragment,
  DeskAnswer_LendingRefusalFragment,
  DeskLoan_BorrowingFragment,
  RenewBorrowingMutation,
  ReportBorrowingLostMutation,
  ReturnCopyMutation,
} from "../../../gql/graphql";
import type { PayloadOf } from "../../../apollo/operationResult";
import { DeskAct_borrowing } from "../desk/deskDocuments";
import {
  type Answer,
  type Ask,
  type ConfirmedRequest,
  type FineAsk,
  type GiveBackAsk,
  nothingMore,
  personText,
  type RefundAsk,
} from "./Answer";

type Made = Pick<Answer, "key" | "at">;
type Checks = DeskAnswer_LendingRefusalFragment["checks"];
type Copy = NonNullable<DeskCopyQuery["copy"]>;

type Lent = Pick<PayloadOf<BorrowCopyMutation>, "borrowing" | "returned" | "notices" | "foundLoss" | "actId">;

export function lentAnswer(made: Made, { borrowing: lent, returned: ended, notices, foundLoss, actId }: Lent): Answer {
  const borrowing = readFragment(DeskAct_borrowing, lent);
  const returned = readFragment(DeskAct_borrowing, ended);
  const notes = [
    ...(returned ? [`Dikembalikan dulu dari ${personText(returned)}.${fineText(returned.fine)}`] : []),
    ...foundNotes(foundLoss),
    ...notices.map(({ message }) => message),
  ];
  const due = formatDay(borrowing.dueAt);
  return {
    ...made,
    ...nothingMore,
    // A debt is told at each loan, and changes nothing about this one.
    tone: returned || foundLoss || notices.some(({ code }) => code !== "debt") ? "notice" : "done",
    label: "Dipinjamkan",
    title: borrowing.bookTitle,
    detail: `${borrowing.itemCode} · ${personText(borrowing)}`,
    notes,
    lentCode: borrowing.itemCode,
    loan: loanOf(borrowing),
    dueAt: borrowing.dueAt,
    book: borrowing.book ?? null,
    sentence: [`${borrowing.bookTitle} (${borrowing.itemCode}) dipinjamkan, jatuh tempo ${due}.`, ...notes].join(" "),
    undo: { state: "offered", actId },
    ask: returned ? fineAsk(returned) : null,
  };
}

/** For a class set, where the student's name matters most. */
export function setLentAnswer(made: Made, payload: Lent): Answer {
  const answer = lentAnswer(made, payload);
  const { bookTitle, itemCode, studentName: student } = readFragment(DeskAct_borrowing, payload.borrowing);
  const studentName = personName(student);
  return {
    ...answer,
    title: studentName,
    detail: `${itemCode} · ${bookTitle}`,
    sentence: [`${itemCode} untuk ${studentName}.`, ...answer.notes].join(" "),
  };
}

/** The card of who is in another class than that of the set. */
export function otherClassAnswer(made: Made, student: { id: string; name: string; className: string | null }): Answer {
  const { id: studentId, name: studentName, className } = student;
  const title = `${personText({ studentName, className })}, bukan siswa kelas ini.`;
  const ask = { kind: "otherClass", studentId, studentName } as const;
  return { ...made, ...nothingMore, tone: "asks", label: "Perlu dipastikan", title, detail: "", sentence: title, ask };
}

export function returnedAnswer(made: Made, payload: PayloadOf<ReturnCopyMutation>, timeZone: string): Answer {
  const {
    outcome,
    borrowing: ended,
    copy,
    keptFor,
    overdueDays,
    fine,
    suspendedUntil,
    heldFine,
    foundLoss,
    actId,
  } = payload;
  const borrowing = readFragment(DeskAct_borrowing, ended);
  const title = borrowing?.bookTitle ?? copy?.book?.title ?? "Eksemplar";
  const code = borrowing?.itemCode ?? copy?.itemCode ?? "";
  const about = {
    ...made,
    ...nothingMore,
    title,
    detail: [code, borrowing && `dari ${personText(borrowing)}`].filter(Boolean).join(" · "),
    book: borrowing?.book ?? copy?.book ?? null,
  };
  switch (outcome) {
    case "RETURNED":
    case "FOUND": {
      const label = outcome === "FOUND" ? "Ditemukan" : "Dikembalikan";
      const late = borrowing && fineAsk(borrowing);
      const notes = [
        ...foundNotes(foundLoss),
        ...(outcome === "FOUND" && late ? [`Denda keterlambatan ${formatPrice(late.amount)} tetap.`] : []),
        ...(overdueDays > 0 ? [`Terlambat ${overdueDays} hari${fine > 0 ? `, denda ${formatPrice(fine)}` : ""}.`] : []),
        ...suspendedNotes(suspendedUntil),
        ...heldNotes(heldFine),
        ...keptNotes(keptFor),
      ];
      return {
        ...about,
        tone: notes.length > 0 ? "notice" : "done",
        label,
        notes,
        sentence: [
          `${title} (${code}) ${label.toLowerCase()}${borrowing ? ` dari ${personText(borrowing)}` : ""}.`,
          ...notes,
        ].join(" "),
        undo: { state: "offered", actId },
        loan: loanOf(borrowing),
        ask: late ?? (borrowing && refundAsk(borrowing, foundLoss)),
      };
    }
    case "ALREADY_RETURNED": {
      const time = borrowing?.returnedAt ? ` pukul ${wallClock(borrowing.returnedAt, timeZone).time}` : "";
      return notice(about, `Sudah dikembalikan${time}`, "Tidak ada yang berubah.");
    }
    case "NOT_ON_LOAN": {
      const place = copy?.location?.name;
      const [kept] = keptNotes(keptFor);
      if (kept) return notice(about, "Disimpan untuk pemesan", kept);
      return notice(
        about,
        "Tidak sedang dipinjam",
        `${place ? `Tempatnya di ${place}. ` : ""}Untuk meminjamkannya, pindai kartu anggota dulu.`,
      );
    }
    case "WITHDRAWN":
      return notice(about, "Sudah ditarik", "Ubah status eksemplar ini dulu di halaman bukunya.");
  }
}

function loanOf(borrowing: DeskAct_BorrowingFragment | null | undefined): Answer["loan"] {
  return borrowing?.student ? { id: borrowing.id, studentId: borrowing.student.id } : null;
}

/** What lateness costs instead of a fine, or besides it. */
function suspendedNotes(suspendedUntil: string | null | undefined): string[] {
  return suspendedUntil ? [`Ditangguhkan sampai ${formatLongDate(suspendedUntil)}.`] : [];
}

/** That an administrator has to approve the return date of a scan made without network. */
function heldNotes(heldFine: number | null | undefined): string[] {
  if (heldFine === null || heldFine === undefined) return [];
  const fine = heldFine > 0 ? ` ${formatPrice(heldFine)} dapat dihapus jika disetujui.` : "";
  return [`Tanggal pengembaliannya menunggu persetujuan admin.${fine}`];
}

/** That the copy goes aside, and for whom. */
function keptNotes(keptFor: PayloadOf<ReturnCopyMutation>["keptFor"]): string[] {
  if (!keptFor) return [];
  const until = keptFor.keptUntil ? ` sampai ${formatDay(keptFor.keptUntil)}` : "";
  return [`Simpan untuk ${personText(keptFor)}${until}.`];
}

/** What the loan's lateness was charged last, as long as something of it is open. */
function fineAsk({ fines, student, studentName }: DeskAct_BorrowingFragment): FineAsk | null {
  const late = fines.findLast(({ chargeReason, openAmount }) => chargeReason === "LATE" && openAmount > 0);
  if (!student || !late) return null;
  const { id: fineId, openAmount: amount } = late;
  return { kind: "fine", studentId: student.id, studentName: personName(studentName), fineId, amount };
}

type Found = NonNullable<PayloadOf<ReturnCopyMutation>["foundLoss"]>;

/** What is no longer owed for a copy that was lost, and what was paid or given for it. */
function foundNotes(loss: Found | null | undefined): string[] {
  if (!loss) return [];
  const { cancelled, refundable, replaced } = loss;
  return [
    ...(cancelled > 0 ? [`Ganti rugi ${formatPrice(cancelled)} dibatalkan.`] : []),
    ...(refundable > 0 ? [`Ganti rugi yang sudah dibayar ${formatPrice(refundable)} dapat dikembalikan.`] : []),
    ...(replaced > 0 ? ["Buku penggantinya tetap milik perpustakaan."] : []),
  ];
}

function refundAsk({ fines, student }: DeskAct_BorrowingFragment, loss: Found | null | undefined): RefundAsk | null {
  const paid = fines.findLast(({ chargeReason, paidAmount }) => chargeReason === "LOST" && paidAmount > 0);
  return loss && loss.refundable > 0 && student && paid
    ? { kind: "refund", studentId: student.id, fineId: paid.id, amount: paid.paidAmount }
    : null;
}

function notice(about: Omit<Answer, "tone" | "label" | "notes" | "sentence">, label: string, note: string): Answer {
  return { ...about, tone: "notice", label, notes: [note], sentence: `${about.title}: ${label}. ${note}` };
}

export function renewedAnswer(
  made: Made,
  { borrowing: renewed, fine, suspendedUntil, actId }: PayloadOf<RenewBorrowingMutation>,
): Answer {
  const borrowing = readFragment(DeskAct_borrowing, renewed);
  const notes = [
    ...(fine > 0 ? [`Denda sampai hari ini ${formatPrice(fine)} dicatat.`] : []),
    ...suspendedNotes(suspendedUntil),
  ];
  return {
    ...made,
    ...nothingMore,
    tone: notes.length > 0 ? "notice" : "done",
    label: "Diperpanjang",
    title: borrowing.bookTitle,
    detail: `${borrowing.itemCode} · ${personText(borrowing)}`,
    notes,
    loan: loanOf(borrowing),
    dueAt: borrowing.dueAt,
    book: borrowing.book ?? null,
    sentence: [
      `${borrowing.bookTitle} (${borrowing.itemCode}) diperpanjang sampai ${formatDay(borrowing.dueAt)}.`,
      ...notes,
    ].join(" "),
    undo: { state: "offered", actId },
    ask: fine > 0 ? fineAsk(borrowing) : null,
  };
}

export function lostAnswer(
  made: Made,
  { borrowing: lost, fine, lostCharge, actId }: PayloadOf<ReportBorrowingLostMutation>,
): Answer {
  const borrowing = readFragment(DeskAct_borrowing, lost);
  const notes = [
    lostCharge > 0 ? `Ganti rugi ${formatPrice(lostCharge)} dicatat.` : "Tanpa ganti rugi.",
    ...(fine > 0 ? [`Denda keterlambatan ${formatPrice(fine)}.`] : []),
  ];
  return {
    ...made,
    ...nothingMore,
    tone: "notice",
    label: "Dicatat hilang",
    title: borrowing.bookTitle,
    detail: `${borrowing.itemCode} · ${personText(borrowing)}`,
    notes,
    book: borrowing.book ?? null,
    sentence: [`${borrowing.bookTitle} dicatat hilang.`, ...notes].join(" "),
    undo: { state: "offered", actId },
  };
}

interface Refused {
  readonly request: ConfirmedRequest | null;
  /** What was scanned, where it is known. */
  readonly copy: Copy | null;
  readonly code: string;
  /** The open loans of whom it was for, where they are known. */
  readonly loans?: readonly DeskLoan_BorrowingFragment[];
}

export function refusedAnswer(made: Made, checks: Checks, { request, copy, code, loans = [] }: Refused): Answer {
  const [first, ...others] = checks;
  const ask = request === null ? null : askFor(checks, { request, copy, way: wayOut(checks, loans) });
  const isRefused = ask === null || ask.kind === "giveBack";
  const notes = others.map(({ message }) => message);
  return {
    ...made,
    ...nothingMore,
    tone: isRefused ? "refused" : "asks",
    label: isRefused ? (request?.kind === "renew" ? "Tidak diperpanjang" : "Ditolak") : "Perlu dipastikan",
    title: first?.message ?? "Permintaan ini ditolak.",
    detail: [copy?.book?.title, copy?.itemCode ?? code].filter(Boolean).join(" · "),
    notes,
    book: copy?.book ?? null,
    sentence: [first?.message ?? "", ...notes].join(" "),
    ask,
  };
}

/** If the student's open loans prevent the new one: the one due first, whose return would help. */
function wayOut(checks: Checks, loans: readonly DeskLoan_BorrowingFragment[]): GiveBackAsk | null {
  const isOfLoans = checks.some(({ code, kind }) => kind !== "NOTICE" && (code === "limit" || code === "has_overdue"));
  const [first] = [...loans].sort((one, other) => one.dueAt.localeCompare(other.dueAt));
  return isOfLoans && first ? { kind: "giveBack", itemCode: first.itemCode, bookTitle: first.bookTitle } : null;
}

interface Asked {
  readonly request: ConfirmedRequest;
  readonly copy: Copy | null;
  readonly way: GiveBackAsk | null;
}

function askFor(checks: Checks, { request, copy, way }: Asked): Ask | null {
  if (checks.some(({ kind }) => kind === "IMPOSSIBLE")) return way;
  const asked = checks.filter(({ kind }) => kind === "CONFIRM");
  const codes = asked.map(({ code }) => code);
  const loan = copy?.currentBorrowing;
  if (codes.includes("mine")) {
    return { kind: "mine", borrowingId: loan?.id ?? null, itemCode: loan?.itemCode ?? request.itemCode };
  }
  return {
    kind: "confirm",
    request,
    codes,
    messages: asked.map(({ message }) => message),
    exceptions: checks.filter(({ needsOverride }) => needsOverride).map(({ code }) => code),
    way,
  };
}

/** Why nothing was returned: the scanned code is a member's card. */
export function cardText({ name: studentName, className = null }: { name: string; className?: string | null }): string {
  return `Ini kartu ${personText({ studentName, className })}, bukan kode buku.`;
}

/** A refusal that has no checks: a lost right, a value that was not accepted, a loan that is over. */
export function failedAnswer(made: Made, message: string, detail = ""): Answer {
  return { ...made, ...nothingMore, tone: "refused", label: "Ditolak", title: message, detail, sentence: message };
}

/** Done before under another account, whose answer never came. */
export function recordedAnswer(made: Made): Answer {
  const title = "Sudah tercatat sebelumnya.";
  return { ...made, ...nothingMore, tone: "notice", label: "Tercatat", title, detail: "", sentence: title };
}

function fineText(fine: number): string {
  return fine > 0 ? ` Dendanya ${formatPrice(fine)}.` : "";
}
