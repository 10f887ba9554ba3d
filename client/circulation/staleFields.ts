import type { FieldsByType } from "../apollo/forgetFields";

const LISTS = ["borrowings", "reservations", "fines", "cashEntries", "studentBalances", "clearanceLetters"];

/** What an act at the desk changes beside the records that its answer brings. */
export const staleAfterAct: FieldsByType = { Query: LISTS, Student: ["fines", "clearanceLetter"] };

export const staleAfterFineAct: FieldsByType = {
  Query: ["fines", "cashEntries", "studentBalances"],
  Student: ["fines", "balance"],
};

export const staleAfterReservationAct: FieldsByType = {
  Query: ["reservations"],
  Student: ["reservations"],
  // To whom a kept copy passes on, the act does not tell.
  Copy: ["status"],
  Book: ["availableCount"],
};

/** The answer of an undo does not tell how things stood before its act. */
export const staleAfterUndo: FieldsByType = {
  Query: LISTS,
  Borrowing: "whole",
  Student: ["borrowings", "balance", "fines", "reservations", "clearanceLetter"],
  Copy: ["status", "dueOn"],
  Book: ["availableCount"],
};
