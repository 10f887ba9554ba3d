export function driverCode(error: unknown): string | undefined {
  const driverError = (error as { driverError?: { code?: string } } | null)?.driverError;
  return driverError?.code;
}

const CONNECTION_ERROR_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOTFOUND",
  "EPIPE",
  "ETIMEDOUT",
  "PROTOCOL_CONNECTION_LOST",
  "ER_SERVER_SHUTDOWN",
  "ER_CON_COUNT_ERROR",
]);

/** True if the database was unreachable, so that a retry may succeed. */
export function isConnectionError(error: unknown): boolean {
  return CONNECTION_ERROR_CODES.has(driverCode(error) ?? (error as { code?: string } | null)?.code ?? "");
}

/** True where the database refused a row because another has its unique value. */
export function isDuplicateError(error: unknown): boolean {
  const code = driverCode(error);
  return code === "ER_DUP_ENTRY" || code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY";
}
