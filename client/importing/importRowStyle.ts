/** A row of a file that is imported: 44 px like those of the desk's tables, or more where it has more to say. */
export const IMPORT_ROW_STYLE =
  "grid min-h-11 grid-cols-[2.5rem_minmax(0,1fr)] items-center gap-x-4 gap-y-1 border-b border-line px-4 py-1 " +
  "text-sm leading-tight last:border-b-0 md:grid-cols-[3rem_minmax(0,1fr)_minmax(0,1fr)]";
