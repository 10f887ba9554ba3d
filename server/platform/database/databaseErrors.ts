export function driverCode(error: unknown): string | undefined {
  const driverError = (error as { driverError?: { code?: string } } | null)?.driverError;
  return driverError?.code;
}

/** What a node of Galera that belongs to no majority answers to every statement. */
export const NODE_NOT_READY = "ER_UNKNOWN_COM_ERROR";

/**
 * Why what holds the data cannot be used for now. `unreachable` covers a node that waits for its cluster and writers
 * that never get their turn; `full` and `readOnly` hold of the database's disk and of that for files.
 */
export type StorageTrouble = "unreachable" | "readOnly" | "full" | "damaged";

const TROUBLES: Readonly<Record<StorageTrouble, readonly string[]>> = {
  unreachable: [
    ...["ECONNREFUSED", "ECONNRESET", "ENOTFOUND", "EPIPE", "ETIMEDOUT", "EHOSTUNREACH", "ENETUNREACH"],
    ...["PROTOCOL_CONNECTION_LOST", "ER_SERVER_SHUTDOWN", "ER_CON_COUNT_ERROR", "ER_NORMAL_SHUTDOWN"],
    NODE_NOT_READY,
    // How a node ends the transactions that were begun on it when it leaves its cluster.
    ...["ER_CONNECTION_KILLED", "ER_ERROR_DURING_COMMIT"],
    ...["ER_LOCK_DEADLOCK", "ER_LOCK_WAIT_TIMEOUT", "SQLITE_BUSY", "SQLITE_LOCKED"],
    "ER_TRANSACTION_ROLLBACK_DURING_COMMIT",
  ],
  readOnly: [
    ...["ER_OPTION_PREVENTS_STATEMENT", "ER_READ_ONLY_MODE", "ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION"],
    ...["SQLITE_READONLY", "SQLITE_PERM", "SQLITE_CANTOPEN", "EROFS", "EACCES", "EPERM"],
  ],
  full: ["ER_DISK_FULL", "ER_RECORD_FILE_FULL", "ER_DISK_FULL_NOWAIT", "SQLITE_FULL", "ENOSPC", "EDQUOT"],
  damaged: [
    ...["SQLITE_CORRUPT", "SQLITE_NOTADB", "SQLITE_IOERR", "EIO"],
    ...["ER_CRASHED_ON_USAGE", "ER_CRASHED_ON_REPAIR", "ER_NOT_KEYFILE", "ER_TABLE_CORRUPT", "ER_INDEX_CORRUPT"],
  ],
};
/** `No space left on device`, as the server of a database passes it on. */
const ENOSPC = 28;

/** What keeps the data from being read or written; null where it is the request's own failure. */
export function storageTrouble(error: unknown): StorageTrouble | null {
  const code = driverCode(error) ?? (error as { code?: unknown } | null)?.code;
  if (typeof code !== "string") {
    return isClosedConnection(error) ? "unreachable" : null;
  }
  // SQLite tells more behind the code of a failure: SQLITE_IOERR_WRITE, SQLITE_READONLY_DIRECTORY.
  const plain = /^SQLITE_[A-Z]+/u.exec(code)?.[0] ?? code;
  const found = Object.entries(TROUBLES).find(([, codes]) => codes.includes(plain));
  return found ? (found[0] as StorageTrouble) : isDiskFull(code, error) ? "full" : null;
}

/** True where the database, or the disk below it, takes nothing more for now. */
export function refusesWrites(error: unknown): boolean {
  const trouble = storageTrouble(error);
  return trouble === "readOnly" || trouble === "full";
}

/** Whether the driver refused a statement because its connection has ended; it gives no code for that. */
function isClosedConnection(error: unknown): boolean {
  const { driverError = error } = (error ?? {}) as { readonly driverError?: unknown };
  return (driverError as { readonly fatal?: unknown } | null)?.fatal === true;
}

function isDiskFull(code: string, error: unknown): boolean {
  const { message = "" } = error as { message?: string };
  return code === "ER_ERROR_ON_WRITE" && new RegExp(`\\b${ENOSPC}\\b`, "u").test(message);
}

/** True where the database refused a row because another has its unique value. */
export function isDuplicateError(error: unknown): boolean {
  const code = driverCode(error);
  return code === "ER_DUP_ENTRY" || code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY";
}
