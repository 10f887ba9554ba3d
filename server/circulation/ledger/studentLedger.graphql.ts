import { builder } from "../../platform/graphql/builder.js";
import { toConnection } from "../../platform/graphql/connection.js";
import { StudentRef } from "../../students/student.graphql.js";
import { FineConnection, FineRef, FineStatusRef, LedgerEntryConnection, LedgerEntryRef } from "./fineRefs.graphql.js";
import type { BalanceRow } from "./ledgerReads.js";

builder.objectFields(StudentRef, (t) => ({
  balance: t.int({
    complexity: 1,
    description: "What is open of all the student's fines, in whole rupiah.",
    resolve: async ({ id }, _args, { loaders }) => (await loaders.debt.load(id)) ?? 0,
  }),
  fines: t.connection(
    {
      type: FineRef,
      description: "The student's fines, the newest first.",
      args: { status: t.arg({ type: FineStatusRef, description: "Open, settled or reversed." }) },
      resolve: async ({ id }, { status, ...page }, { ledger, viewer }) => {
        const totals = () => ledger.totalsOf(viewer, id, { status });
        return {
          ...toConnection(await ledger.finesOf(viewer, id, { status }, page), async () => (await totals()).fines),
          openAmount: async () => (await totals()).open,
        };
      },
    },
    FineConnection,
  ),
  ledgerEntries: t.connection(
    {
      type: LedgerEntryRef,
      description: "All that the ledger of fines has of the student, the newest first.",
      resolve: async ({ id }, page, { ledger, viewer }) =>
        toConnection(await ledger.entriesOf(viewer, id, page), () => ledger.entriesCount(viewer, id)),
    },
    LedgerEntryConnection,
  ),
}));

const StudentBalanceRef = builder.objectRef<BalanceRow>("StudentBalance").implement({
  description: "What a student owes.",
  fields: (t) => ({
    student: t.field({
      type: StudentRef,
      nullable: true,
      description: "Who; null for who may not know.",
      resolve: ({ studentId }, _args, { loaders }) => loaders.student.load(studentId),
    }),
    studentDatabaseId: t.exposeInt("studentId", { description: "The student's number in the database." }),
    studentName: t.exposeString("studentName", { description: "The student's name." }),
    nis: t.exposeString("nis", { description: "The student's number (NIS)." }),
    className: t.exposeString("className", { nullable: true, description: "The student's class (kelas)." }),
    balance: t.exposeInt("balance", { description: "What is open of all fines, in whole rupiah." }),
  }),
});

const StudentBalanceConnection = builder.connectionObject<
  typeof StudentBalanceRef,
  { readonly balance: () => Promise<number> }
>(
  {
    type: StudentBalanceRef,
    name: "StudentBalanceConnection",
    description: "A page of those who owe something.",
    fields: (t) => ({
      balance: t.int({
        complexity: 2,
        description: "What all of the list owe, in whole rupiah. Added up only when asked for.",
        resolve: ({ balance }) => balance(),
      }),
    }),
  },
  { name: "StudentBalanceEdge" },
);

builder.queryField("studentBalances", (t) =>
  t.connection(
    {
      type: StudentBalanceRef,
      description: "The students who owe something, by name. For librarians. Source: GET /fines/balances.",
      args: { className: t.arg.string({ description: "Of this class, however it is spelled." }) },
      resolve: async (_root, { className = null, ...page }, { ledger, viewer }) => {
        const totals = () => ledger.balanceTotals(viewer, className);
        return {
          ...toConnection(await ledger.balances(viewer, className, page), async () => (await totals()).students),
          balance: async () => (await totals()).balance,
        };
      },
    },
    StudentBalanceConnection,
  ),
);
