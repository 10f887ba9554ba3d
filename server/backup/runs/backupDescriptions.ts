import type { BackupCopyState, BackupState } from "./Backup.entity.js";
import type { BackupWarning } from "./BackupService.js";

export const BACKUP_STATE_DESCRIPTIONS: Readonly<Record<BackupState, string>> = {
  running: "It is being made.",
  done: "It is whole; `bytes` says whether its file is still there.",
  failed: "There is no file; `problem` says why.",
};

export const BACKUP_COPY_DESCRIPTIONS: Readonly<Record<BackupCopyState, string>> = {
  copied: "It was read again there, and is the same.",
  absent: "Its disk was not connected.",
  failed: "It could not be written.",
};

export const BACKUP_WARNING_DESCRIPTIONS: Readonly<Record<BackupWarning, string>> = {
  unwritable: "Nothing can be written to the folder.",
  old: "The newest good one is older than two days.",
};

/** What both doors say of a backup. */
export const BACKUP_DESCRIPTIONS = {
  actor: "Who asked for it; `sistem` at night.",
  startedAt: "Of which moment it is.",
  finishedAt: "When it was done, or failed.",
  fileName: "Null until it is done.",
  bytes: "The size of its file; null where there is none, or none any more.",
  problem: "Why it failed, in Indonesian.",
  copyState: "What became of the copy in the second folder; null without one.",
  copyProblem: "Why there is no copy, in Indonesian.",
  path: "Where it is on the server.",
  folderProblem: "Why nothing can be written there now, in Indonesian; null if it can.",
  freeBytes: "How much room its disk has.",
  nightlyAt: "When one is made every night, `02:00` by the library's clock; null for never.",
  folder: "Where they are (BACKUP_DIR).",
  copyFolder: "Where each is copied to, such as a USB disk (BACKUP_COPY_DIR); null for nowhere.",
  warning: "Why somebody has to look after them; null if all is well, or none is made by itself.",
  isRunning: "Whether one is being made.",
  newestGood: "The newest whose file is there.",
  backups:
    "The newest first: what is being made, what is there, and what has failed since the newest good one. Kept are the " +
    "newest three and those of 7 days, 4 weeks and 12 months.",
  exportTicket: "For a GET within a minute, by the same account.",
  ticket: "For one GET within a minute, by the same account.",
} as const;
