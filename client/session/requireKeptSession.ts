import type { OperationResult } from "../apollo/operationResult";
import { csrfToken } from "../apollo/browser/csrfToken";

const SESSION_LOST =
  "Login tidak tersimpan di browser ini. Izinkan cookie untuk situs ini, lalu coba lagi. " +
  "Jika tetap gagal, beri tahu petugas perpustakaan.";

/**
 * For a command that begins a session: before it, remembers the browser's session; the returned function tells whether
 * the browser has kept the new one. It drops the cookies for HTTPS on a page without, and all where it is told to.
 */
export function watchSession(): () => boolean {
  const before = csrfToken();
  return () => ![null, before].includes(csrfToken());
}

/** A session that the browser has dropped is a failure, though the password was right. */
export function requireKeptSession<Payload>(
  result: OperationResult<Payload>,
  isKept: boolean,
): OperationResult<Payload> {
  return result.data === null || isKept
    ? result
    : { statusCode: 500, message: SESSION_LOST, errors: [], isUnexplained: false, data: null };
}
