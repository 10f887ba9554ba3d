import sql, { type Sql } from "sql-template-tag";

import { activationCodeTable } from "../activation/ActivationCode.entity.js";
import { auditEntryTable } from "../audit/AuditEntry.entity.js";
import { borrowingTable } from "../circulation/borrowings/Borrowing.entity.js";
import { classSetTable } from "../circulation/borrowings/ClassSet.entity.js";
import { clearanceLetterTable } from "../circulation/clearanceLetters/ClearanceLetter.entity.js";
import { ledgerEntryTable } from "../circulation/ledger/LedgerEntry.entity.js";
import { noticeTable } from "../circulation/notices/Notice.entity.js";
import { noticeMessageTable } from "../circulation/notices/NoticeMessage.entity.js";
import { reservationTable } from "../circulation/reservations/Reservation.entity.js";
import { readingListTable } from "../readingLists/ReadingList.entity.js";
import { readingListItemTable } from "../readingLists/ReadingListItem.entity.js";
import { studentTable } from "../students/Student.entity.js";
import { studentFields } from "../students/studentFields.js";
import { studentPromotionItemTable } from "../students/promotion/StudentPromotionItem.entity.js";
import { studentImportRowTable } from "../students/studentImport/StudentImportRow.entity.js";
import { accessTokenTable } from "../tokens/AccessToken.entity.js";
import { loginChallengeTable } from "../users/secondFactor/LoginChallenge.entity.js";
import { recoveryCodeTable } from "../users/secondFactor/RecoveryCode.entity.js";
import { secondFactorTable } from "../users/secondFactor/SecondFactor.entity.js";
import { sessionTable } from "../users/Session.entity.js";
import { registrationTable } from "../registrations/Registration.entity.js";
import { passwordResetTable } from "../passwordReset/PasswordReset.entity.js";
import { userTable } from "../users/User.entity.js";
import { suggestionTable } from "../suggestions/Suggestion.entity.js";
import { suggestionVoteTable } from "../suggestions/SuggestionVote.entity.js";
import { visitTable } from "../visits/Visit.entity.js";
import { inOrder, namesOf } from "../platform/fields/describedField.js";
import { snakeCase } from "../platform/rest/keyCase.js";
import type { Selection } from "../platform/database/columns.js";

/**
 * The one place that says of every table with people in it what a person is given of it, and how it is erased. A test
 * asks for each column of the database: a new one has to be told here before anything holds a name unnoticed.
 */
export interface PersonalTable {
  /** Its columns, by the entity's names. */
  readonly table: Selection;
  /** What follows FROM, with the table first. */
  readonly from: Sql;
  /** Which of its rows are this student's. */
  readonly whose: (studentId: number) => Sql;
  /** By what its rows are read in turns: unique among a student's. */
  readonly key: Sql;
  /** Columns that the person is given. */
  readonly exported: readonly string[];
  /** Given besides, from other tables. */
  readonly beside?: Readonly<Record<string, Sql>>;
  /** Columns that the person is not given, and why. */
  readonly withheld: Readonly<Record<string, string>>;
  /** What becomes of its rows. */
  readonly erased: string;
}

/** What the register says of a student, all of which is theirs; the account's name stands with the account. */
const OWN_FIELDS = namesOf(inOrder(studentFields, "nis", "nisn"))
  .filter((name) => name !== "photo" && name !== "username" && name !== "memberKindId")
  .map(snakeCase);

const OWN_KEY = "says only whose it is";
const DERIVED = "is made of other columns";
const SECRET = "opens something";
const POINTER = "a number within the database; what it points to is given beside";
const OF_OTHERS = "is said of forgotten people";

const ofStudent = (table: Sql) => (studentId: number) => sql`${table}.student_id = ${studentId}`;
const ofAccount = (table: Sql) => (studentId: number) =>
  sql`${table}.user_id IN (SELECT id FROM users WHERE student_id = ${studentId})`;
const title = sql`books.title`;
const memberKind = (table: Sql) =>
  sql`(SELECT member_kinds.name FROM member_kinds WHERE member_kinds.id = ${table}.member_kind_id)`;

/** In the order of the file. */
export const personalTables: Readonly<Record<string, PersonalTable>> = {
  students: {
    table: studentTable,
    from: sql`students`,
    whose: (id) => sql`students.id = ${id}`,
    key: sql`students.id`,
    exported: ["id", ...OWN_FIELDS],
    beside: { member_kind: memberKind(sql`students`) },
    withheld: {
      member_kind_id: POINTER,
      photo: "an address within the library; the photo itself is in the file",
      name_key: DERIVED,
      class_key: DERIVED,
      search_key: DERIVED,
      erased_at: "nobody is left who could ask",
    },
    erased: "The row stays without the person, with class, gender and kind, so that fines and letters are of somebody.",
  },
  users: {
    table: userTable,
    from: sql`users`,
    whose: ofStudent(sql`users`),
    key: sql`users.id`,
    exported: [
      "id",
      "username",
      "role",
      "name",
      "email",
      "phone",
      "active",
      "password_changed_at",
      "created_at",
      "updated_at",
    ],
    withheld: {
      username_key: DERIVED,
      student_id: OWN_KEY,
      password_hash: SECRET,
      library_role_id: "only a librarian's account has one",
      password_expires_at: "says only whether the password was given by somebody else",
    },
    erased: "Deleted.",
  },
  sessions: {
    table: sessionTable,
    from: sql`sessions`,
    whose: ofAccount(sql`sessions`),
    key: sql`sessions.id`,
    exported: ["address", "device", "created_at", "last_seen_at", "expires_at"],
    withheld: { id: POINTER, user_id: OWN_KEY, token_hash: SECRET },
    erased: "Deleted with the account.",
  },
  second_factors: {
    table: secondFactorTable,
    from: sql`second_factors`,
    whose: ofAccount(sql`second_factors`),
    key: sql`second_factors.id`,
    exported: ["enabled_at"],
    withheld: { id: POINTER, user_id: OWN_KEY, sealed_secret: SECRET, last_step: "which codes are used up" },
    erased: "Deleted with the account; only librarians have one.",
  },
  recovery_codes: {
    table: recoveryCodeTable,
    from: sql`recovery_codes`,
    whose: ofAccount(sql`recovery_codes`),
    key: sql`recovery_codes.id`,
    exported: [],
    withheld: { id: POINTER, user_id: OWN_KEY, code_hash: SECRET },
    erased: "Deleted with the account; only librarians have some.",
  },
  login_challenges: {
    table: loginChallengeTable,
    from: sql`login_challenges`,
    whose: ofAccount(sql`login_challenges`),
    key: sql`login_challenges.id`,
    exported: ["expires_at"],
    withheld: { id: POINTER, user_id: OWN_KEY, token_hash: SECRET },
    erased: "Deleted with the account; only librarians have some.",
  },
  access_tokens: {
    table: accessTokenTable,
    from: sql`access_tokens`,
    whose: ofAccount(sql`access_tokens`),
    key: sql`access_tokens.id`,
    exported: ["name", "scope", "created_at", "last_used_at", "expires_at", "revoked_at"],
    withheld: { id: POINTER, user_id: OWN_KEY, token_hash: SECRET, hint: SECRET },
    erased: "Deleted with the account.",
  },
  activation_codes: {
    table: activationCodeTable,
    from: sql`activation_codes`,
    whose: ofStudent(sql`activation_codes`),
    key: sql`activation_codes.id`,
    exported: ["tries", "created_at", "expires_at"],
    withheld: { id: POINTER, student_id: OWN_KEY, code_hash: SECRET },
    erased: "Deleted.",
  },
  password_resets: {
    table: passwordResetTable,
    from: sql`password_resets`,
    whose: ofAccount(sql`password_resets`),
    key: sql`password_resets.id`,
    exported: ["created_at", "expires_at"],
    withheld: { id: POINTER, user_id: OWN_KEY, code_hash: SECRET, account_hash: SECRET },
    erased: "Deleted with the account.",
  },
  registrations: {
    table: registrationTable,
    from: sql`registrations`,
    whose: ofStudent(sql`registrations`),
    key: sql`registrations.id`,
    exported: [
      "id",
      "state",
      "nis",
      "name",
      "class_name",
      "birth_date",
      "phone",
      "email",
      "address",
      "guardian_name",
      "guardian_phone",
      "occupation",
      "education",
      "email_confirmed_at",
      "created_at",
      "decided_at",
      "reason",
    ],
    beside: { member_kind: memberKind(sql`registrations`) },
    withheld: {
      request_key: "a random number of the form",
      member_kind_id: POINTER,
      name_key: DERIVED,
      code_hash: SECRET,
      decided_by_id: POINTER,
      student_id: OWN_KEY,
    },
    erased: "Deleted; one that nobody has accepted is nobody's yet, and forgotten after a time.",
  },
  borrowings: {
    table: borrowingTable,
    from: sql`borrowings JOIN copies ON copies.id = borrowings.copy_id JOIN books ON books.id = copies.book_id`,
    whose: ofStudent(sql`borrowings`),
    key: sql`borrowings.id`,
    exported: [
      "id",
      "borrowed_at",
      "due_at",
      "returned_at",
      "lost",
      "lost_at",
      "renewal_count",
      "fine",
      "overdue_days",
      "class_name",
      "set_loan",
      "confirmed_checks",
      "held_at",
      "held_by",
      "held_checks",
      "entered_at",
      "entered_by",
      "policy_loan_days",
      "policy_renewals",
      "policy_fine_per_day",
      "policy_grace_days",
      "policy_due_on",
      "policy_most_loans",
      "policy_fine_days",
      "policy_grace_charged",
      "policy_suspend_days_per_day",
      "policy_fine_cap",
      "policy_cap_at_price",
      "policy_debt_limit",
      "policy_counts_to_limit",
    ],
    beside: { title, item_code: sql`copies.item_code`, member_kind: memberKind(sql`borrowings`) },
    withheld: {
      student_id: OWN_KEY,
      member_kind_id: POINTER,
      copy_id: POINTER,
      open_copy_id: DERIVED,
      category_id: POINTER,
      class_set_id: POINTER,
      gender: OF_OTHERS,
      borrower_key: "a random number by which reports count",
    },
    erased:
      "Forgotten as by the daily sweep: nobody's, by day; class, kind and gender stay for the reports. What is " +
      "lost and paid for stays with the row without a person.",
  },
  reservations: {
    table: reservationTable,
    from: sql`reservations JOIN books ON books.id = reservations.book_id`,
    whose: ofStudent(sql`reservations`),
    key: sql`reservations.id`,
    exported: ["id", "status", "position", "created_at", "ready_at", "kept_until", "ended_at", "class_name"],
    beside: { title, member_kind: memberKind(sql`reservations`) },
    withheld: {
      student_id: OWN_KEY,
      member_kind_id: POINTER,
      book_id: POINTER,
      open_book_id: DERIVED,
      wanted_copy_id: POINTER,
      kept_copy_id: POINTER,
      gender: OF_OTHERS,
    },
    erased: "Forgotten as by the daily sweep.",
  },
  class_sets: {
    table: classSetTable,
    from: sql`class_sets JOIN books ON books.id = class_sets.book_id`,
    whose: (id) => sql`class_sets.teacher_id = ${id}`,
    key: sql`class_sets.id`,
    exported: ["id", "class_name", "due_at", "created_at", "created_by"],
    beside: { title },
    withheld: { book_id: POINTER, class_key: DERIVED, teacher_id: OWN_KEY, created_by_id: POINTER },
    erased: "Loses its teacher, or keeps the row without a person while loans of it name others.",
  },
  ledger_entries: {
    table: ledgerEntryTable,
    from: sql`ledger_entries`,
    whose: ofStudent(sql`ledger_entries`),
    key: sql`ledger_entries.id`,
    exported: [
      "id",
      "kind",
      "charge_reason",
      "borrowing_id",
      "amount",
      "open_amount",
      "settles_id",
      "receipt_id",
      "reason",
      "made_at",
      "made_by",
    ],
    withheld: { student_id: OWN_KEY },
    erased: "Sums and days stay, with the row without a person; what somebody has written as a reason goes.",
  },
  clearance_letters: {
    table: clearanceLetterTable,
    from: sql`clearance_letters`,
    whose: ofStudent(sql`clearance_letters`),
    key: sql`clearance_letters.id`,
    exported: [
      "id",
      "issue_year",
      "year_number",
      "student_name",
      "nis",
      "class_name",
      "issued_at",
      "issued_by",
      "revoked_at",
      "revoked_by",
      "revoke_reason",
    ],
    beside: { member_kind: memberKind(sql`clearance_letters`) },
    withheld: {
      student_id: OWN_KEY,
      valid_student_id: OWN_KEY,
      member_kind_id: POINTER,
      class_key: DERIVED,
      token: SECRET,
    },
    erased: "Number, days and class stay; name, NIS and the reason of a revocation go.",
  },
  visits: {
    table: visitTable,
    from: sql`visits`,
    whose: ofStudent(sql`visits`),
    key: sql`visits.id`,
    exported: ["id", "kind", "purpose", "class_name", "people_count", "visited_at"],
    withheld: {
      student_id: OWN_KEY,
      visitor_name: "is a guest's",
      institution: "is a guest's",
      visitor_key: "is a guest's",
      member_kind_id: OF_OTHERS,
      gender: OF_OTHERS,
    },
    erased:
      "Forgotten as by the daily sweep: nobody's; class, kind and gender stay. Guests' names go by their setting.",
  },
  reading_lists: {
    table: readingListTable,
    from: sql`reading_lists`,
    whose: ofStudent(sql`reading_lists`),
    key: sql`reading_lists.id`,
    exported: ["id", "kind", "name", "description", "slug", "published_at", "created_at", "updated_at"],
    withheld: { student_id: OWN_KEY, user_id: "is a librarian's", favourites_of: DERIVED },
    erased: "Deleted, favourites too.",
  },
  reading_list_items: {
    table: readingListItemTable,
    from: sql`reading_list_items JOIN books ON books.id = reading_list_items.book_id`,
    whose: (id) => sql`reading_list_items.list_id IN (SELECT id FROM reading_lists WHERE student_id = ${id})`,
    key: sql`reading_list_items.id`,
    exported: ["list_id", "position", "note", "added_at"],
    beside: { title },
    withheld: { id: POINTER, book_id: POINTER },
    erased: "Deleted with the list.",
  },
  suggestions: {
    table: suggestionTable,
    from: sql`suggestions`,
    whose: ofStudent(sql`suggestions`),
    key: sql`suggestions.id`,
    exported: [
      "id",
      "title",
      "author",
      "publisher",
      "publish_year",
      "isbn",
      "note",
      "state",
      "reason",
      "decided_at",
      "votes_count",
      "created_at",
      "updated_at",
      "deleted_at",
    ],
    beside: { book_title: sql`(SELECT books.title FROM books WHERE books.id = suggestions.book_id)` },
    withheld: {
      title_key: DERIVED,
      isbn13: DERIVED,
      search_key: DERIVED,
      student_id: OWN_KEY,
      user_id: "is a librarian's",
      decided_by_id: "is a librarian's",
      book_id: POINTER,
    },
    erased: "The suggestion stays, as nobody's and without why it was made.",
  },
  suggestion_votes: {
    table: suggestionVoteTable,
    from: sql`suggestion_votes JOIN suggestions ON suggestions.id = suggestion_votes.suggestion_id`,
    whose: ofStudent(sql`suggestion_votes`),
    key: sql`suggestion_votes.id`,
    exported: ["created_at"],
    beside: { title: sql`suggestions.title` },
    withheld: { id: POINTER, suggestion_id: POINTER, student_id: OWN_KEY },
    erased: "The vote counts on, as nobody's.",
  },
  notice_messages: {
    table: noticeMessageTable,
    from: sql`notice_messages`,
    whose: ofStudent(sql`notice_messages`),
    key: sql`notice_messages.id`,
    exported: [
      "id",
      "status",
      "send_day",
      "attempts",
      "queued_at",
      "next_attempt_at",
      "claimed_at",
      "sent_at",
      "failure",
      "reply_code",
    ],
    withheld: { student_id: OWN_KEY, open_student_id: DERIVED, message_key: "names the message to the mail server" },
    erased: "What was not sent is deleted; what was is counted with the row without a person.",
  },
  notices: {
    table: noticeTable,
    from: sql`notices JOIN notice_messages ON notice_messages.id = notices.message_id`,
    whose: ofStudent(sql`notice_messages`),
    key: sql`notices.id`,
    exported: ["message_id", "kind", "stage", "due_at", "dropped", "borrowing_id", "reservation_id"],
    withheld: { id: POINTER },
    erased: "Loses loan and reservation.",
  },
  student_promotion_items: {
    table: studentPromotionItemTable,
    from: sql`student_promotion_items`,
    whose: ofStudent(sql`student_promotion_items`),
    key: sql`student_promotion_items.promotion_id`,
    exported: [
      "promotion_id",
      "before_class_name",
      "before_academic_year",
      "before_expires_at",
      "before_status",
      "after_class_name",
      "after_academic_year",
      "after_expires_at",
      "after_status",
      "account_closed",
      "kept_reason",
    ],
    withheld: { student_id: OWN_KEY },
    erased: "Deleted; the promotion keeps its numbers.",
  },
  student_import_rows: {
    table: studentImportRowTable,
    from: sql`student_import_rows`,
    whose: ofStudent(sql`student_import_rows`),
    key: sql`student_import_rows.id`,
    exported: [
      "student_import_id",
      "number",
      "kind",
      "done",
      "to_check",
      "left_out",
      "undone",
      "nis",
      "name",
      "class_name",
      "reason",
      "given",
      "registered_on",
      "question",
      "decision",
      "notes",
      "difference",
      "cells",
      "kept_reason",
    ],
    withheld: { id: POINTER, student_id: OWN_KEY },
    erased: "Emptied, and counted as before.",
  },
  audit_entries: {
    table: auditEntryTable,
    from: sql`audit_entries`,
    whose: (id) => sql`(audit_entries.record_type = 'student' AND audit_entries.record_id = ${id})
      OR ${ofAccount(sql`audit_entries`)(id)}
      OR (audit_entries.record_type = 'user'
        AND audit_entries.record_id IN (SELECT id FROM users WHERE student_id = ${id}))
      OR (audit_entries.record_type = 'borrowing'
        AND audit_entries.record_id IN (SELECT id FROM borrowings WHERE student_id = ${id}))
      OR (audit_entries.record_type = 'reservation'
        AND audit_entries.record_id IN (SELECT id FROM reservations WHERE student_id = ${id}))
      OR (audit_entries.record_type = 'visit'
        AND audit_entries.record_id IN (SELECT id FROM visits WHERE student_id = ${id}))
      OR (audit_entries.record_type = 'fine'
        AND audit_entries.record_id IN (SELECT id FROM ledger_entries WHERE student_id = ${id}))
      OR (audit_entries.record_type = 'clearance'
        AND audit_entries.record_id IN (SELECT id FROM clearance_letters WHERE student_id = ${id}))
      OR (audit_entries.record_type = 'classSet'
        AND audit_entries.record_id IN (SELECT id FROM class_sets WHERE teacher_id = ${id}))`,
    key: sql`audit_entries.id`,
    exported: ["id", "created_at", "actor", "action", "record_type", "record_id", "before_values", "after_values"],
    withheld: {
      user_id: POINTER,
      book_id: POINTER,
      address: "is often a librarian's; the person's own stand with the sessions",
    },
    erased: "That something was done stays, and when; names, numbers, reasons, the account and its address go.",
  },
};

/**
 * Columns in which the person may be found besides, of tables that are searched at an erasure and not given: all that
 * they say of a person stands in the tables above.
 */
export const searchedTables: Readonly<Record<string, { readonly columns: readonly string[]; readonly why: string }>> = {
  desk_acts: {
    columns: ["idempotency_key", "request_hash", "kind", "user_id", "answer", "undo"],
    why: "What the desk has answered, for a week: an erasure takes the texts and the way back.",
  },
  outgoing_mails: {
    columns: ["kind", "typed"],
    why: "What was typed to ask for a new password, for seconds: an erasure takes it along.",
  },
  student_imports: {
    columns: ["state", "user_id", "actor", "file_name", "folder", "owner", "reading", "counts", "findings"],
    why: "Names of a file's columns with its first cells, which an erasure empties.",
  },
  move_in_records: {
    columns: ["origin", "source_table", "source_id", "kind", "mark"],
    why: "Which row of another system a record came from, for members by their number: theirs goes at an erasure.",
  },
  bin_entries: {
    columns: ["kind", "label", "label_key", "kept", "actor"],
    why: "A student with anything but a record is not deleted; an entry with the number goes.",
  },
};

/** Columns of text, and those that point to an account, of tables that hold nobody but librarians and authors. */
export const tablesOfNobody: Readonly<Record<string, readonly string[]>> = {
  publishers: ["name", "name_key"],
  categories: ["name", "name_key", "collection_group"],
  sources: ["name", "name_key"],
  locations: ["name", "name_key", "shelf"],
  authors: ["first_name", "last_name", "kind", "name_key"],
  classifications: ["code", "name", "code_key", "sort_key"],
  subjects: ["name", "name_key"],
  books: [
    "slug",
    "title",
    "title_key",
    "subtitle",
    "isbn",
    "isbn13",
    "publish_place",
    "publish_year_text",
    "edition",
    "physical_description",
    "series_title",
    "material_kind",
    "language",
    "call_number",
    "description",
    "image_url",
    "digital_file",
    "identity_key",
    "cover_file_name",
    "digital_file_access",
  ],
  accreditation_instruments: ["code", "content"],
  accreditation_answers: ["period", "answers"],
  book_authors: ["role"],
  book_files: ["format", "name", "address", "access"],
  book_file_readings: ["format"],
  book_subjects: [],
  copies: [
    "item_code",
    "inventory_code",
    "register_key",
    "condition",
    "status",
    "supplier",
    "invoice_number",
    "call_number",
    "note",
    "issue_label",
  ],
  serials: ["frequency", "supplier", "price_per", "label_pattern", "note", "request_key"],
  serial_issues: ["label", "state", "note", "request_key"],
  book_imports: [
    "state",
    "owner",
    "file_name",
    "user_id",
    "actor",
    "folder",
    "outcomes",
    "message",
    "warnings",
    "preview",
    "preview_owner",
    "undo_counts",
  ],
  move_ins: [
    "state",
    "system",
    "origin",
    "user_id",
    "actor",
    "folder",
    "file_name",
    "library_name",
    "made_at",
    "answers",
    "look",
    "owner",
    "stage",
    "counts",
    "kept_counts",
    "settings",
    "message",
  ],
  in_house_uses: ["division"],
  e_resources: ["label", "url", "description"],
  backups: [
    "state",
    "owner",
    "user_id",
    "actor",
    "file_name",
    "seal",
    "problem",
    "copy_state",
    "copy_problem",
    "ticket_hash",
  ],
  counters: ["name"],
  installations: ["library_id", "clock_boot_id"],
  releases: ["version"],
  migration_leases: ["owner"],
  migration_statements: ["statement"],
  migration_announcements: ["migration", "version"],
  login_throttles: ["throttle_key"],
  stored_files: ["name", "kind", "state"],
  blog_posts: ["slug", "title", "excerpt", "body", "body_html", "image_url", "status", "author_name", "image_alt"],
  settings: ["name", "value"],
  bin_moves: ["kind", "role"],
  kept_apart: ["list"],
  cover_imports: ["state", "user_id", "actor", "file_name", "archive", "owner", "message"],
  cover_outcomes: ["file_name", "kind", "reason"],
  holidays: ["name"],
  blog_pictures: ["name"],
  student_promotions: ["started_by", "academic_year", "undone_by"],
  stock_takes: [
    "name",
    "state",
    "location",
    "category",
    "class_from",
    "class_to",
    "started_by",
    "finished_by",
    "applied_by",
    "begin_key",
  ],
  stock_take_items: [
    "code",
    "unknown_code",
    "title",
    "call_number",
    "shelf_key",
    "main_class",
    "status",
    "outcome",
    "found_by",
    "scan_key",
    "found_status",
    "act",
    "skipped",
    "before_status",
    "after_status",
  ],
  stock_take_shelves: ["main_class"],
  weedings: ["name", "state", "started_by", "finished_by", "begin_key"],
  weeding_items: [
    "code",
    "inventory_code",
    "title",
    "call_number",
    "reason",
    "reason_text",
    "disposal",
    "added_by",
    "scan_key",
    "skipped",
    "before_status",
  ],
  library_roles: ["name", "name_key", "purpose", "grants"],
  member_kinds: ["name", "name_key", "number_name"],
  loan_rules: ["fine_days", "pair_key"],
  open_days: ["name"],
  replacement_codes: ["item_code"],
  vocabulary_words: ["word"],
  unmet_searches: ["words", "outcome"],
  author_variants: ["name", "name_key"],
  search_counts: ["name_key"],
};
