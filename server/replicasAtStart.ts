import type { LeftAlone } from "./platform/database/replicas/Replica.js";
import type { Replicas } from "./platform/database/replicas/Replicas.js";

const REASONS: Readonly<Record<LeftAlone, string>> = {
  unreachable: "tidak dapat dihubungi",
  behind: "tertinggal",
  "another library": "milik perpustakaan lain",
  "another version": "tabelnya bukan dari versi ini",
  "unsafe sql_mode": "sql_mode NO_BACKSLASH_ESCAPES tidak didukung",
  failed: "gagal membaca",
};

/** Looks at the replicas, and says in one line which of them are used. */
export async function replicasAtStart(replicas: Replicas): Promise<string> {
  await replicas.look();
  const places = [...replicas.states].map(
    ([name, leftAlone]) => `${name} (${leftAlone === null ? "dipakai" : `belum dipakai: ${REASONS[leftAlone]}`})`,
  );
  return `Replika untuk bacaan pengunjung: ${places.join(", ")}.`;
}
