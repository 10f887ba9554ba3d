/** A list of a few records in two lines each, with the act at the end. */
export const LIST_STYLE = "overflow-hidden rounded-2xl border border-line bg-card";
export const LIST_ROW_STYLE =
  "hover-row flex min-h-14 flex-wrap items-center gap-x-3 gap-y-1 border-b border-line px-4 py-2 text-sm " +
  "last:border-b-0 hover:bg-paper";
