/** How both doors describe the counts of an import of students. */
export const COUNT_DESCRIPTIONS = {
  rows: "Rows that were read, without the header.",
  imported: "New students.",
  updated: "Students who are there and are changed.",
  unchanged: "Rows whose student is there and stays as before.",
  held: "Rows that stay out until a person says whose they are.",
  refused: "Rows that cannot be a student.",
  toCheck: "Rows that a person should look at, whatever becomes of them.",
  leftOut:
    "Rows of which something stays out: refused and held ones, and ones that differ from a student who is left alone.",
  done: "Rows that are written by now.",
  undone: "Rows that an undo has taken back.",
  kept: "Rows that an undo has left, since their student was used or changed.",
} as const;

export const STATE_DESCRIPTIONS = {
  draft: "Its file waits for its columns to be named.",
  ready: "Every row has its foreseen outcome; nothing is written yet.",
  running: "Its rows are being written, a batch at a time.",
  done: "Every row is written or refused.",
  undoing: "It is being taken back, a batch at a time.",
  partly_undone: "What was used or changed since has stayed; it may be undone again.",
  undone: "What it brought is gone again.",
} as const;

export const ROW_DESCRIPTIONS = {
  number: "As a spreadsheet shows it; the header is a row too.",
  reason: "Why it is refused or left alone, and what a person should look at, in Indonesian; empty where nothing is.",
  question: "What only a person knows of it; null where nothing is asked.",
  decision: "What a person has answered; null keeps it out.",
  isDone: "Whether it is written, and not only foreseen.",
  isUndone: "Whether an undo has taken it back.",
  keptReason: "Why an undo has left it, in Indonesian.",
  studentId: "The number of the student it brought or found.",
  changes: "What it changes of a student who is there, or would where those are left alone.",
} as const;

export const QUESTION_DESCRIPTIONS = {
  other_name: "Its number is that of a student with another name.",
  lost_zeros: "A student of the same name has this number with other zeros in front.",
  likely_double: "The same person seems to be there under another number.",
} as const;

export const DECISION_DESCRIPTIONS = {
  update: "It is of that student, who gets what it says and keeps the number.",
  add: "It is of somebody else, who becomes a new student.",
  leave_out: "It stays out.",
} as const;

export const CLASSES_DESCRIPTION =
  "The classes of the students that it brought and who have no account yet, in the order of the grades; " +
  "an empty name is that of those without a class.";

export const PROGRESS_DESCRIPTION = "How much of what runs of it is done, 0 to 1; null where nothing runs.";

export const STOPPED_DESCRIPTION =
  "Whether its process has died: whole batches are written, and it can be continued (start) or undone.";
