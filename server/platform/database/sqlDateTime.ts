/** A stored instant as both drivers hand it over raw: SQLite as UTC text, MySQL as a Date. */
export function fromSqlDateTime(stored: string | Date): Date {
  return stored instanceof Date ? stored : new Date(`${stored.replace(" ", "T")}${stored.endsWith("Z") ? "" : "Z"}`);
}

/** An instant as both engines store it, to the second, as MySQL does. */
export function toSqlDateTime(instant: Date): string {
  return `${instant.toISOString().slice(0, 19).replace("T", " ")}.000`;
}
