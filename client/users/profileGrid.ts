const PARTS = "mt-4 grid grid-cols-1 items-start gap-6 md:mt-6";
/** A column of its own on a wide screen; on a phone its parts stand among those of the other one. */
const COLUMN = "max-lg:contents lg:grid lg:grid-cols-1 lg:gap-7";

/** The card and what is owed beside what is borrowed; on a phone what is borrowed stands between them. */
export const PROFILE_GRID = {
  student: `${PARTS} lg:grid-cols-[22rem_minmax(0,1fr)] lg:gap-x-9`,
  librarian: PARTS,
  column: COLUMN,
  card: "order-1",
  loans: "order-2",
  fines: "order-3 empty:hidden",
  folds: "order-4 grid grid-cols-1 gap-6",
} as const;
