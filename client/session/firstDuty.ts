import type { Viewer } from "./useViewer";

/**
 * Where whoever has a temporary password chooses another, and then a librarian sets up the second factor that the
 * library asks of all; nothing else opens before. Null where nothing is due.
 */
export function firstDuty({ passwordExpiresAt, secondFactorDue }: Viewer): string | null {
  return passwordExpiresAt ? "/password" : secondFactorDue ? "/second-factor" : null;
}
