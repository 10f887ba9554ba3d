export function driverCode(error: unknown): string | undefined {
  const driverError = (error as { driverError?: { code?: string } } | null)?.driverError;
  return driverError?.code;
}

const TRY_AGAIN = "Tunggu sebentar, lalu coba lagi.";
const UNREACHABLE = `Data sedang tidak dapat dibaca. ${TRY_AGAIN}`;
const UNWRITABLE = `Data sedang tidak dapat disimpan. ${TRY_AGAIN}`;
const FULL = "Disk server penuh, jadi tidak ada yang disimpan. Beri tahu petugas, lalu coba lagi.";
const NEWER = `Perpustakaan sedang diperbarui. ${TRY_AGAIN}`;

/** What people are told where the same may succeed later, by what the driver, the server or the disk says. */
const UNAVAILABLE: Readonly<Record<string, string>> = {
  ECONNREFUSED: UNREACHABLE,
  ECONNRESET: UNREACHABLE,
  ENOTFOUND: UNREACHABLE,
  EPIPE: UNREACHABLE,
  ETIMEDOUT: UNREACHABLE,
  PROTOCOL_CONNECTION_LOST: UNREACHABLE,
  ER_SERVER_SHUTDOWN: UNREACHABLE,
  ER_CON_COUNT_ERROR: UNREACHABLE,
  ER_LOCK_DEADLOCK: UNREACHABLE,
  ER_LOCK_WAIT_TIMEOUT: UNREACHABLE,
  // A node that is not with the most of its cluster.
  ER_UNKNOWN_COM_ERROR: UNREACHABLE,
  SQLITE_BUSY: UNREACHABLE,
  ER_OPTION_PREVENTS_STATEMENT: UNWRITABLE,
  ER_READ_ONLY_MODE: UNWRITABLE,
  ER_CANT_EXECUTE_IN_READ_ONLY_TRANSACTION: UNWRITABLE,
  SQLITE_READONLY: UNWRITABLE,
  SQLITE_IOERR: UNWRITABLE,
  EROFS: UNWRITABLE,
  ER_DISK_FULL: FULL,
  ER_RECORD_FILE_FULL: FULL,
  SQLITE_FULL: FULL,
  ENOSPC: FULL,
  EDQUOT: FULL,
  // Tables of a newer version, which this one has not seen yet.
  ER_BAD_FIELD_ERROR: NEWER,
  ER_NO_SUCH_TABLE: NEWER,
  ER_NO_DEFAULT_FOR_FIELD: NEWER,
};

/** Why the same may succeed later, in words for people; null where the fault is ours. */
export function unavailability(error: unknown): string | null {
  const code = driverCode(error) ?? (error as { code?: unknown } | null)?.code;
  // SQLite says more exactly where it failed: SQLITE_IOERR_WRITE.
  return UNAVAILABLE[String(code).replace(/^(SQLITE_[A-Z]+)_.*$/u, "$1")] ?? null;
}

/** True where the database, or the disk below it, takes nothing more for now. */
export function refusesWrites(error: unknown): boolean {
  const reason = unavailability(error);
  return reason === UNWRITABLE || reason === FULL;
}

/** True where the database refused a row because another has its unique value. */
export function isDuplicateError(error: unknown): boolean {
  const code = driverCode(error);
  return code === "ER_DUP_ENTRY" || code === "SQLITE_CONSTRAINT_UNIQUE" || code === "SQLITE_CONSTRAINT_PRIMARYKEY";
}
