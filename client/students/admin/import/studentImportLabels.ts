import type { StudentImportColumnReason, StudentImportOutcome, StudentImportState } from "../../../gql/graphql";
import { columnReasonLabels, importStateLabels, type PillLabel } from "../../../importing/importLabels";

export const reasonLabels: Record<StudentImportColumnReason, string> = {
  ...columnReasonLabels,
  SECRET: "Kata sandi, sudah dihapus dari berkas",
};

export const outcomeLabels: Record<StudentImportOutcome, PillLabel> = {
  NEW: { label: "Anggota baru", tone: "good" },
  CHANGED: { label: "Diubah", tone: "plain" },
  UNCHANGED: { label: "Tidak diubah", tone: "quiet" },
  HELD: { label: "Tidak diambil", tone: "wrong" },
  REFUSED: { label: "Ditolak", tone: "wrong" },
};

const STATES: Record<StudentImportState, PillLabel> = {
  DRAFT: importStateLabels.waiting,
  READY: importStateLabels.waiting,
  RUNNING: importStateLabels.running,
  DONE: importStateLabels.done,
  UNDOING: importStateLabels.undoing,
  PARTLY_UNDONE: importStateLabels.partlyUndone,
  UNDONE: importStateLabels.undone,
};

/** An import whose process has died looks like one that runs, and is none. */
export function stateLabel({ state, isStopped }: { state: StudentImportState; isStopped: boolean }): PillLabel {
  return isStopped ? { label: "Terhenti", tone: "wrong" } : STATES[state];
}
