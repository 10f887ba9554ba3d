import { BookRef } from "../../books/bookRefs.graphql.js";
import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { type GlobalId, parseRecordId, recordIdOf } from "../../platform/graphql/recordIds.js";
import type { RequestContext } from "../../platform/requestContext.js";
import { StudentRef } from "../../students/student.graphql.js";
import { BorrowingRef } from "../borrowings/borrowing.graphql.js";
import { type ChargeState, stateOf } from "./chargeState.js";
import {
  ChargeReasonRef,
  FineConnection,
  FineRef,
  FineStatusRef,
  LedgerEntryRef,
  ReceiptRef,
} from "./fineRefs.graphql.js";
import type { FineListArgs } from "./ledgerInput.js";
import { madeByFor } from "./ledgerPresenter.js";
import type { CashTotals, EntryRow, FineRow } from "./ledgerReads.js";

const LedgerEntryKindRef = builder.enumType("LedgerEntryKind", {
  description: "What an entry of the ledger does.",
  values: {
    CHARGE: { value: "charge", description: "A fine (denda)." },
    PAYMENT: { value: "payment", description: "A payment (pembayaran)." },
    WAIVER: { value: "waiver", description: "What is let off (pembebasan), with its reason." },
    REPLACEMENT: { value: "replacement", description: "A new copy instead of money (ganti buku)." },
    REFUND: { value: "refund", description: "Money given back." },
    REVERSAL: { value: "reversal", description: "Makes another entry count nothing (pembatalan)." },
  } as const,
});

async function entriesOf({ loaders }: RequestContext, { id }: FineRow): Promise<readonly EntryRow[]> {
  return (await loaders.fineEntries.load(id)) ?? [];
}

async function chargeStateOf(context: RequestContext, fine: FineRow): Promise<ChargeState> {
  return stateOf({ ...fine, kind: "charge", settlesId: null }, await entriesOf(context, fine));
}

builder.node(FineRef, {
  description: "What a student was charged (denda). Only that student and librarians see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { ledger, viewer }) => ledger.byId(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Who was charged; null for who may not know.",
      resolve: ({ studentId }, _args, { loaders }) => loaders.student.load(studentId),
    }),
    studentName: t.exposeString("studentName", { description: "The student's name." }),
    nis: t.exposeString("nis", { description: "The student's number (NIS)." }),
    className: t.exposeString("className", { nullable: true, description: "The student's class (kelas)." }),
    borrowing: t.field({
      type: BorrowingRef,
      nullable: true,
      description: "The loan that it is for.",
      resolve: ({ borrowingId }, _args, { loaders }) =>
        borrowingId === null ? null : loaders.borrowing.load(borrowingId),
    }),
    itemCode: t.exposeString("itemCode", { nullable: true, description: "The code of the copy of that loan." }),
    book: t.field({
      type: BookRef,
      nullable: true,
      description: "The book of that loan.",
      resolve: ({ bookId }, _args, { loaders }) => (bookId === null ? null : loaders.book.load(bookId)),
    }),
    bookTitle: t.exposeString("bookTitle", { nullable: true, description: "The title of that book." }),
    chargeReason: t.expose("chargeReason", { type: ChargeReasonRef, description: "What it is for." }),
    reason: t.exposeString("reason", { nullable: true, description: "In words; of a fine that was charged by hand." }),
    amount: t.exposeInt("amount", { description: "What was charged, in whole rupiah." }),
    openAmount: t.exposeInt("openAmount", { description: "What is still to be paid (sisa denda), in whole rupiah." }),
    paidAmount: t.int({
      complexity: 1,
      description: "What was paid and not given back, in whole rupiah.",
      resolve: async (fine, _args, context) => (await chargeStateOf(context, fine)).paid,
    }),
    waivedAmount: t.int({
      complexity: 1,
      description: "What was let off, in whole rupiah.",
      resolve: async (fine, _args, context) => (await chargeStateOf(context, fine)).waived,
    }),
    replacedAmount: t.int({
      complexity: 1,
      description: "What a new copy has settled, in whole rupiah.",
      resolve: async (fine, _args, context) => (await chargeStateOf(context, fine)).replaced,
    }),
    status: t.expose("status", { type: FineStatusRef, description: "Whether something is open." }),
    madeAt: t.expose("madeAt", { type: "DateTime", description: "When it was charged." }),
    madeBy: t.string({
      description: "Who charged it, by the name at that time; to a student `Petugas`.",
      resolve: (made, _args, { viewer }) => madeByFor(viewer, made),
    }),
    entries: t.field({
      type: [LedgerEntryRef],
      description: "What has settled it, and reversals, in their order.",
      resolve: async (fine, _args, context) => [...(await entriesOf(context, fine))],
    }),
  }),
});

builder.objectField(BorrowingRef, "fines", (t) =>
  t.field({
    type: [FineRef],
    description: "What its student was charged for it, in the order of the charges.",
    resolve: async ({ id }, _args, { loaders }) => [...((await loaders.finesOfLoan.load(id)) ?? [])],
  }),
);

builder.node(LedgerEntryRef, {
  description: "An entry of the ledger of fines, which is only ever added to. Only its student and librarians see it.",
  id: { resolve: ({ id }) => id, parse: parseRecordId, description: "Global id." },
  loadOne: (id, { ledger, viewer }) => ledger.entryById(viewer, id),
  fields: (t) => ({
    databaseId: t.exposeInt("id", { description: "Its number in the database, as REST uses it." }),
    kind: t.expose("kind", { type: LedgerEntryKindRef, description: "What it does." }),
    fine: t.field({
      type: FineRef,
      nullable: true,
      description: "The fine that it is, or settles, or whose settlement it reverses.",
      resolve: async ({ fineId }, _args, { loaders }) => (await loaders.fine.load(fineId)) ?? null,
    }),
    settlesDatabaseId: t.exposeInt("settlesId", {
      nullable: true,
      description: "The entry that it settles or reverses, by its number in the database; null for a charge.",
    }),
    amount: t.exposeInt("amount", { description: "In whole rupiah, more than 0." }),
    reason: t.exposeString("reason", {
      nullable: true,
      description: "Why; of a payment, what was noted down; of a replacement, the new copy's code.",
    }),
    receiptNumber: t.exposeInt("receiptId", { nullable: true, description: "Of what moved cash." }),
    isReversed: t.exposeBoolean("isReversed", { description: "Whether it counts nothing any more." }),
    madeAt: t.expose("madeAt", { type: "DateTime", description: "When it was made." }),
    madeBy: t.string({
      description: "Who made it, by the name at that time; to a student `Petugas`.",
      resolve: (made, _args, { viewer }) => madeByFor(viewer, made),
    }),
  }),
});

ReceiptRef.implement({
  description: "What a student paid, or was given back, at once (kuitansi).",
  fields: (t) => ({
    number: t.exposeInt("number", { description: "Its number, which no other has." }),
    kind: t.expose("kind", { type: LedgerEntryKindRef, description: "PAYMENT or REFUND." }),
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Whose it is; null for who may not know.",
      resolve: ({ studentId }, _args, { loaders }) => loaders.student.load(studentId),
    }),
    studentName: t.exposeString("studentName", { description: "The student's name." }),
    nis: t.exposeString("nis", { description: "The student's number (NIS)." }),
    className: t.exposeString("className", { nullable: true, description: "The student's class (kelas)." }),
    amount: t.exposeInt("amount", { description: "The sum of what was not reversed since, in whole rupiah." }),
    madeAt: t.expose("madeAt", { type: "DateTime", description: "When." }),
    madeBy: t.string({
      description: "The cashier, by the name at that time; to a student `Petugas`.",
      resolve: (made, _args, { viewer }) => madeByFor(viewer, made),
    }),
    entries: t.field({
      type: [LedgerEntryRef],
      description: "Each fine's part.",
      resolve: ({ entries }) => [...entries],
    }),
  }),
});

const FineFilterRef = builder.inputType("FineFilter", {
  description: "Narrows the fines; what is left out does not.",
  fields: (t) => ({
    studentId: t.globalID({ description: "Of this student." }),
    chargeReason: t.field({ type: ChargeReasonRef, description: "For this." }),
    status: t.field({ type: FineStatusRef, description: "Open, settled or reversed." }),
    from: t.field({ type: "Date", description: "Charged from this day on, by the library's clock." }),
    to: t.field({ type: "Date", description: "Charged up to the end of this day." }),
  }),
});

interface Filter extends Omit<FineListArgs, "studentId"> {
  readonly studentId?: GlobalId | null | undefined;
}

function listOf(filter: Filter | null | undefined): FineListArgs {
  const { studentId, ...others } = filter ?? {};
  return { ...others, studentId: studentId ? recordIdOf("Student", studentId) : null };
}

builder.queryField("fines", (t) =>
  t.connection(
    {
      type: FineRef,
      description: "The fines of all students, the newest first. For librarians. Source: GET /fines.",
      args: { filter: t.arg({ type: FineFilterRef, description: "Which fines." }) },
      resolve: async (_root, { filter, ...page }, { ledger, viewer }) => {
        const list = listOf(filter);
        const totals = () => ledger.totals(viewer, list);
        return {
          ...toConnection(await ledger.page(viewer, list, page), async () => (await totals()).fines),
          openAmount: async () => (await totals()).open,
        };
      },
    },
    FineConnection,
  ),
);

builder.queryField("fine", (t) =>
  t.field({
    type: FineRef,
    nullable: true,
    description:
      "One fine by its number in the database; null where there is none, or none that the viewer may see. Source: " +
      "GET /fines/{id}.",
    args: { databaseId: t.arg.int({ required: true, description: "The number of the fine in the database." }) },
    resolve: (_root, { databaseId }, { ledger, viewer }) => ledger.byId(viewer, databaseId),
  }),
);

builder.queryField("myFines", (t) =>
  t.connection(
    {
      type: FineRef,
      description: "The viewer's own fines, the newest first; librarians have none. Source: GET /user-info/fines.",
      resolve: async (_root, page, { ledger, viewer }) => ({
        ...toConnection(await ledger.ownFines(viewer, page), async () => (await ledger.ownTotals(viewer)).fines),
        openAmount: async () => (await ledger.ownTotals(viewer)).open,
      }),
    },
    FineConnection,
  ),
);

builder.queryField("receipt", (t) =>
  t.field({
    type: ReceiptRef,
    nullable: true,
    description:
      "One receipt by its number; null where there is none, or none that the viewer may see. Source: GET " +
      "/receipts/{number}.",
    args: { number: t.arg.int({ required: true, description: "Its number." }) },
    resolve: (_root, { number }, { ledger, viewer }) => ledger.receipt(viewer, number),
  }),
);

const CashEntryConnection = builder.connectionObject<
  typeof LedgerEntryRef,
  { readonly totals: () => Promise<CashTotals> }
>(
  {
    type: LedgerEntryRef,
    name: "CashEntryConnection",
    description: "A page of a day's payments and refunds.",
    fields: (t) => ({
      paid: t.int({
        complexity: 2,
        description: "What was paid that day, in whole rupiah.",
        resolve: async ({ totals }) => (await totals()).paid,
      }),
      refunded: t.int({
        complexity: 2,
        description: "What was given back that day, in whole rupiah.",
        resolve: async ({ totals }) => (await totals()).refunded,
      }),
      total: t.int({
        complexity: 2,
        description: "What the cash box has more of: payments less refunds, in whole rupiah.",
        resolve: async ({ totals }) => {
          const { paid, refunded } = await totals();
          return paid - refunded;
        },
      }),
    }),
  },
  { name: "CashEntryEdge" },
);

builder.queryField("cashEntries", (t) =>
  t.connection(
    {
      type: LedgerEntryRef,
      description:
        "The payments and refunds of one day in their order, without those that were reversed. For librarians. " +
        "Source: GET /fines/cash-entries.",
      args: { day: t.arg({ type: "Date", description: "By the library's clock; today unless given." }) },
      resolve: async (_root, { day = null, ...page }, { ledger, viewer }) => {
        const totals = () => ledger.cashTotals(viewer, day);
        return {
          ...toConnection(await ledger.cash(viewer, day, page), async () => (await totals()).entries),
          totals,
        };
      },
    },
    CashEntryConnection,
  ),
);
