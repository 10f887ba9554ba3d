import { builder } from "../../platform/graphql/builder.js";
import type { EntryRow, FineRow } from "./ledgerReads.js";
import type { Receipt } from "./receipt.js";

/** The GraphQL types of the ledger, apart from their fields, and their connections. */
export const FineRef = builder.objectRef<FineRow>("Fine");
export const LedgerEntryRef = builder.objectRef<EntryRow>("LedgerEntry");
export const ReceiptRef = builder.objectRef<Receipt>("Receipt");

export const ChargeReasonRef = builder.enumType("ChargeReason", {
  description: "What a fine is for.",
  values: {
    LATE: { value: "late", description: "A late return (terlambat)." },
    LOST: { value: "lost", description: "A lost copy (hilang)." },
    DAMAGED: { value: "damaged", description: "A damaged copy (rusak)." },
    MEMBERSHIP: { value: "membership", description: "What a membership costs (biaya keanggotaan)." },
    OTHER: { value: "other", description: "Anything else, as its reason says." },
  } as const,
});

export const FineStatusRef = builder.enumType("FineStatus", {
  description: "Whether something is still to be paid.",
  values: {
    OPEN: { value: "open", description: "Belum lunas: something is open." },
    SETTLED: { value: "settled", description: "Lunas: nothing is open any more." },
    REVERSED: { value: "reversed", description: "Dibatalkan: it was a mistake and counts nothing." },
  } as const,
});

export const FineConnection = builder.connectionObject<typeof FineRef, { readonly openAmount: () => Promise<number> }>(
  {
    type: FineRef,
    name: "FineConnection",
    description: "A page of fines.",
    fields: (t) => ({
      openAmount: t.int({
        complexity: 2,
        description: "What is open of the whole list, in whole rupiah. Added up only when asked for.",
        resolve: ({ openAmount }) => openAmount(),
      }),
    }),
  },
  { name: "FineEdge" },
);
export const LedgerEntryConnection = builder.connectionObject(
  { type: LedgerEntryRef, name: "LedgerEntryConnection", description: "A page of the ledger." },
  { name: "LedgerEntryEdge" },
);
