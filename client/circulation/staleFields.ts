import type { FieldsByType } from "../apollo/forgetFields";

const LISTS = [
  "borrowings",
  "overdueReminders",
  "reservations",
  "fines",
  "cashEntries",
  "studentBalances",
  "clearanceLetters",
  "classSets",
];

/** What an act at the desk changes beside the records that its answer brings. */
export const staleAfterAct: FieldsByType = { Query: LISTS, Student: ["fines", "ledgerEntries", "clearanceLetter"] };

export const staleAfterFineAct: FieldsByType = {
  Query: ["fines", "cashEntries", "studentBalances"],
  Student: ["fines", "ledgerEntries", "balance"],
};

export const staleAfterReservationAct: FieldsByType = {
  Query: ["reservations"],
  Student: ["reservations"],
  // The answer does not say to whom a kept copy passes on.
  Copy: ["status"],
  Book: ["availableCount"],
};

/** The answer of an undo does not tell how things stood before its act. */
export const staleAfterUndo: FieldsByType = {
  Query: LISTS,
  Borrowing: "whole",
  Student: [
    "borrowings",
    "balance",
    "fines",
    "ledgerEntries",
    "reservations",
    "clearanceLetter",
    "status",
    "suspendedUntil",
  ],
  Copy: ["status", "dueOn"],
  Book: ["availableCount"],
  ClassSet: ["entries"],
};
