/** The kinds of records that the bin can hold; a book_change is what a bulk change has replaced. */
export const BIN_KINDS = [
  "book",
  "copy",
  "book_file",
  "book_cover",
  "e_resource",
  "author",
  "publisher",
  "category",
  "classification",
  "location",
  "source",
  "book_change",
  "blog_post",
  "student",
  "suggestion",
  "serial",
] as const;

export type BinKind = (typeof BIN_KINDS)[number];

/** Kinds whose label is a person's name, which leaves with the purge. */
export const PERSONAL_KINDS: ReadonlySet<BinKind> = new Set(["student"]);

/**
 * The tables whose rows never go to the bin, each with its reason. What a person deletes and is not named here does.
 */
export const NOT_IN_BIN = {
  blog_pictures: "Which posts show a picture; it goes with the last of them.",
  users: "An account goes with a reset, after which the student activates another one.",
  library_roles: "A name and a few choices, made again sooner than looked for; the audit trail keeps what it gave.",
  access_tokens: "A revoked token must never work again.",
  sessions: "Logging out must not be undone.",
  second_factors: "It is turned on again with a new secret.",
  recovery_codes: "A code that was used must never work again.",
  login_challenges: "They wait for a code for ten minutes.",
  activation_codes: "A code is replaced by printing another one.",
  registrations: "Decided, never deleted by anybody; forgotten after a time.",
  password_resets: "A code is replaced by asking for another one.",
  outgoing_mails: "What is yet to leave; nobody deletes one.",
  search_counts: "Nobody deletes one: it is forgotten after a month.",
  unmet_searches: "Nobody deletes one: it is marked as seen to, and forgotten after a year.",
  login_throttles: "They count attempts for a few minutes.",
  student_promotions: "A promotion is undone as a whole; it stays in the history.",
  student_promotion_items: "Part of a promotion.",
  stock_takes: "One is given up and opened again; what it has changed is undone as a whole.",
  stock_take_items: "Part of a stock take.",
  stock_take_shelves: "Part of a stock take.",
  weedings: "As a stock take.",
  weeding_items: "Part of a weeding: taken out again, or undone with it.",
  settings: "A setting goes back to its default and can be set again; the audit trail keeps what it was.",
  accreditation_instruments: "Never deleted: one goes back to the delivered text; the audit trail keeps what it was.",
  accreditation_answers: "They are changed, and never deleted by anybody.",
  holidays: "They are filled in again; the audit trail keeps the days that were taken away.",
  open_days: "As holidays.",
  book_imports:
    "An import is undone as a whole, and its file can be imported again; a discarded draft can be uploaded again.",
  student_imports:
    "An import is undone as a whole, and its file can be imported again; a discarded draft can be uploaded again.",
  move_ins: "A move is undone as a whole, and the dump can be brought in again.",
  move_in_records: "Part of a move: which row of the other system a record came from.",
  student_import_rows: "What became of each row is kept for thirty days, and never deleted by anybody.",
  cover_imports: "Nobody deletes one; its pictures can be sent again.",
  cover_outcomes: "What became of each picture is kept for thirty days, and never deleted by anybody.",
  author_variants: "Part of an author, and kept with it in the bin.",
  kept_apart: "Keeping two records apart is said again with one click.",
  reading_lists:
    "Private, and deleted after a question; what the library has published is withdrawn, and can be again.",
  reading_list_items: "Part of a reading list; a book in the bin stays on it, unseen.",
  serial_issues: "Part of a subscription, and beside it in the bin; one that was added by mistake is added again.",
  suggestion_votes: "Taken back as they were given; those of a suggestion stay beside it in the bin.",
  subjects: "Nobody deletes a subject: it goes with the import that brought it.",
  book_authors: "Part of a book.",
  book_subjects: "Part of a book.",
  book_file_readings: "Counts of openings, of nobody; nobody deletes one.",
  stored_files: "Files are held while what they belong to is in the bin; this table only says where they are.",
  backups: "Old ones make room for new ones; the files are in a folder.",
  bin_entries: "The bin itself.",
  bin_moves: "The bin itself.",
  borrowings: "The library's history.",
  in_house_uses: "Undone within a minute; otherwise counts of the library, of nobody.",
  reservations: "Cancelled, never deleted; those of a book go with it.",
  ledger_entries: "Never deleted: what was wrong is reversed by another entry.",
  replacement_codes: "Nobody deletes one: it keeps a copy from replacing two others.",
  clearance_letters: "Revoked, never deleted: their numbers have no gaps.",
  class_sets: "Undone on their day, or while they are empty; otherwise the library's history.",
  notice_messages: "What was sent cannot be taken back; forgotten after a year.",
  notices: "What was sent cannot be taken back; forgotten after a year.",
  desk_acts: "Undone within a minute, and forgotten after a week.",
  member_kinds: "One in use is replaced by another; the others are a name and a few figures, typed again.",
  loan_rules: "A few figures, typed again sooner than looked for.",
  visits: "The library's history; what was no visit is voided, and the audit trail keeps it.",
  audit_entries: "Never deleted: the library's history.",
  counters: "Never deleted: kept counts.",
  installations: "Never deleted: which library this is, and what its clock last showed.",
  releases: "Never deleted: which versions have migrated the database.",
  vocabulary_words: "Derived from the books; nobody deletes one.",
} as const satisfies Readonly<Record<string, string>>;

/** How long a deleted record can be restored. */
export const BIN_RETENTION_DAYS = 30;
export const BIN_RETENTION_MS = BIN_RETENTION_DAYS * 86_400_000;
