import { useEffect, useState } from "react";
import type { DeskState } from "./deskState";

/**
 * Whether the network has gone since the last answer. One that has come since then says that the server is reached all
 * the same, as on the computer on which it runs.
 */
export function useIsCutOff({ answers: [last] }: Pick<DeskState, "answers">): boolean {
  const [cutOffAt, setCutOffAt] = useState<number | null>(null);
  useEffect(() => {
    const onOffline = () => setCutOffAt(Date.now());
    const onOnline = () => setCutOffAt(null);
    window.addEventListener("offline", onOffline);
    window.addEventListener("online", onOnline);
    return () => {
      window.removeEventListener("offline", onOffline);
      window.removeEventListener("online", onOnline);
    };
  }, []);
  return cutOffAt !== null && (last === undefined || last.at <= cutOffAt);
}
