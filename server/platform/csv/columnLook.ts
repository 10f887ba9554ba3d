/** What the values of a column look like, whatever it is called. */
export type ColumnLook = "codes" | "names" | "numbers";
