/** What both doors say of the machine. */
export const SYSTEM_DESCRIPTIONS = {
  status: "How the library's machine is: its clock and its disks (keadaan server).",
  now: "What its clock shows.",
  clockDoubt: "Why its clock is not believed: nothing is lent, returned or reserved meanwhile. Null if it is.",
  kind: "Before what was recorded already, or far beyond it.",
  seenAt: "The latest time that was believed.",
  lowDisks: "Disks of which less than 5 percent or less than 1 GB is free; mostly none.",
  holds: "What the library keeps there.",
  freeBytes: "How much of it is free, in bytes.",
  totalBytes: "How large it is, in bytes.",
} as const;

export const CLOCK_DOUBT_DESCRIPTIONS = {
  behind: "It stands before the latest record.",
  ahead: "It has jumped by more than a day, or nobody has been here for two months.",
} as const;

export const DISK_CONTENT_DESCRIPTIONS = {
  data: "The database or the stored files.",
  backups: "The backups.",
} as const;
