import { formatPrice } from "../../format/formatPrice";
import { type FragmentType, readFragment } from "../../gql/fragment-masking";
import type { FineLine_FineFragment, MovedCash_ReceiptFragment } from "../../gql/graphql";
import { type Answer, type FineChange, nothingMore, personText } from "../admin/answers/Answer";
import { MovedCash_receipt } from "./fineDocuments";
import { fineTitle } from "./fineText";

type Made = Pick<Answer, "key" | "at">;
interface Person {
  readonly studentName: string;
  readonly className?: string | null;
}
type AnswerParts = Pick<Answer, "label" | "title" | "detail" | "notes"> & {
  actId: number;
  receiptNumber?: number;
  settles?: readonly FineChange[];
};

/** An act on somebody's fines, as the desk shows what it has done. */
function fineAnswer(
  made: Made,
  { label, title, detail, notes, actId, receiptNumber = 0, settles = [] }: AnswerParts,
): Answer {
  return {
    ...made,
    ...nothingMore,
    tone: "done",
    label,
    title,
    detail,
    notes,
    sentence: [`${label}: ${title}, ${detail}.`, ...notes].join(" "),
    undo: { state: "offered", actId },
    receiptNumber: receiptNumber || null,
    settles,
  };
}

interface CashMoved {
  readonly actId: number;
  readonly receipt: { number: number } & FragmentType<typeof MovedCash_receipt>;
  /** What the student owes afterwards; null where it is not known. */
  readonly balance: number | null;
}

/** What was paid for each fine; a refund is negative. */
function changesOf({ kind, entries }: MovedCash_ReceiptFragment): FineChange[] {
  return entries.flatMap(({ fine, amount }) =>
    fine ? [{ fineId: fine.id, amount: kind === "REFUND" ? -amount : amount }] : [],
  );
}

export function paidAnswer(made: Made, { actId, receipt: ref, balance }: CashMoved): Answer {
  const receipt = readFragment(MovedCash_receipt, ref);
  return fineAnswer(made, {
    label: "Denda dibayar",
    title: formatPrice(receipt.amount),
    detail: `${personText(receipt)} · kuitansi ${receipt.number}`,
    notes: balance === null ? [] : [balance > 0 ? `Sisa denda ${formatPrice(balance)}.` : "Semua denda lunas."],
    actId,
    receiptNumber: receipt.number,
    settles: changesOf(receipt),
  });
}

export function refundedAnswer(made: Made, { actId, receipt: ref }: Omit<CashMoved, "balance">): Answer {
  const receipt = readFragment(MovedCash_receipt, ref);
  return fineAnswer(made, {
    label: "Pengembalian uang",
    title: formatPrice(receipt.amount),
    detail: `${personText(receipt)} · kuitansi ${receipt.number}`,
    notes: [],
    actId,
    receiptNumber: receipt.number,
    settles: changesOf(receipt),
  });
}

interface FineChanged {
  readonly actId: number;
  readonly fine: Person & FineLine_FineFragment;
  /** How much of it was waived, replaced or charged. */
  readonly amount: number;
}

export function waivedAnswer(made: Made, { actId, fine, amount }: FineChanged): Answer {
  return fineAnswer(made, {
    label: "Denda dibebaskan",
    title: formatPrice(amount),
    detail: `${personText(fine)} · ${fineTitle(fine)}`,
    notes: fine.openAmount > 0 ? [`Sisa denda ini ${formatPrice(fine.openAmount)}.`] : [],
    actId,
    settles: [{ fineId: fine.id, amount }],
  });
}

export function replacedAnswer(made: Made, { actId, fine, amount }: FineChanged): Answer {
  return fineAnswer(made, {
    label: "Diganti dengan buku",
    title: formatPrice(amount),
    detail: `${personText(fine)} · ${fineTitle(fine)}`,
    notes: [],
    actId,
    settles: [{ fineId: fine.id, amount }],
  });
}

export function chargedAnswer(made: Made, { actId, fine, amount }: FineChanged): Answer {
  return fineAnswer(made, {
    label: "Denda dicatat",
    title: formatPrice(amount),
    detail: `${personText(fine)} · ${fineTitle(fine)}`,
    notes: [],
    actId,
  });
}
