import type libsql from "libsql";

/**
 * Lets a statement have null as its only value. libsql takes one value that is an object for a list of values or for
 * values by name, and fails at null, which it counts among them.
 */
export function bindLoneNull(connection: libsql.Database): void {
  const prepare = connection.prepare.bind(connection);
  connection.prepare = ((text: string) => {
    const statement = prepare(text);
    for (const method of ["all", "get", "run"] as const) {
      const call = statement[method].bind(statement) as (...values: unknown[]) => never;
      statement[method] = (...values: unknown[]) =>
        values.length === 1 && values[0] === null ? call([null]) : call(...values);
    }
    return statement;
  }) as typeof connection.prepare;
}
