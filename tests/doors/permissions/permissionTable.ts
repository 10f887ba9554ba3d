import { Readable } from "node:stream";

import sql, { raw, type Sql } from "sql-template-tag";

import { ImportStepsService } from "../../../server/bookImport/steps/ImportStepsService.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { ClearanceEditingService } from "../../../server/circulation/clearance/ClearanceEditingService.js";
import { ReadingListEditingService } from "../../../server/readingLists/editing/ReadingListEditingService.js";
import { addCharge } from "../../../server/circulation/ledger/ledgerWriter.js";
import type { Database } from "../../../server/platform/database/Database.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { givenNoticeMessage } from "../../support/circulation/givenNotices.js";
import { givenUnmetSearch } from "../../support/search/givenUnmetSearch.js";
import { SuggestionEditingService } from "../../../server/suggestions/editing/SuggestionEditingService.js";
import { givenAdmin, givenStudent, givenStudentViewer } from "../../support/people.js";
import { system } from "../../../server/viewer.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { StudentImportService } from "../../../server/students/studentImport/StudentImportService.js";
import { testWrite } from "../../support/testWrite.js";

/**
 * everyone, everyoneWrites: also without a login, though a token that only reads writes nothing. signedIn, ownWrites:
 * everybody's own data, read and changed. account: whose account it is, also with a temporary password. session: the
 * keys to an account, which no token may touch, and ownSession those that need a password of one's own. studentWrites:
 * what only students have, changed by its owner. staff, staffWrites: every librarian reads and changes. admin,
 * adminWrites: administrators alone. approvedWrites: the same, and librarians whom one of them approves on the spot.
 * adminSession: administrators' own keys, and others' accounts.
 */
export type Access =
  | "everyone"
  | "everyoneWrites"
  | "account"
  | "signedIn"
  | "ownWrites"
  | "ownSession"
  | "studentWrites"
  | "session"
  | "staff"
  | "staffWrites"
  | "admin"
  | "adminWrites"
  | "approvedWrites"
  | "adminSession";
type Refusal = "none" | "unauthenticated" | "forbidden";
type Person = "visitor" | "temporary" | "student" | "staff" | "admin" | "readToken" | "writeToken";

/** What each kind of access answers each kind of person; the tokens are an administrator's. */
export const allowed: Readonly<Record<Access, Readonly<Record<Person, Refusal>>>> = {
  everyone: {
    visitor: "none",
    temporary: "none",
    student: "none",
    staff: "none",
    admin: "none",
    readToken: "none",
    writeToken: "none",
  },
  everyoneWrites: {
    visitor: "none",
    temporary: "none",
    student: "none",
    staff: "none",
    admin: "none",
    readToken: "forbidden",
    writeToken: "none",
  },
  account: {
    visitor: "unauthenticated",
    temporary: "none",
    student: "none",
    staff: "none",
    admin: "none",
    readToken: "none",
    writeToken: "none",
  },
  signedIn: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "none",
    staff: "none",
    admin: "none",
    readToken: "none",
    writeToken: "none",
  },
  ownWrites: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "none",
    staff: "none",
    admin: "none",
    readToken: "forbidden",
    writeToken: "none",
  },
  studentWrites: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "none",
    staff: "forbidden",
    admin: "forbidden",
    readToken: "forbidden",
    writeToken: "forbidden",
  },
  session: {
    visitor: "unauthenticated",
    temporary: "none",
    student: "none",
    staff: "none",
    admin: "none",
    readToken: "forbidden",
    writeToken: "forbidden",
  },
  ownSession: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "none",
    staff: "none",
    admin: "none",
    readToken: "forbidden",
    writeToken: "forbidden",
  },
  staff: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "forbidden",
    staff: "none",
    admin: "none",
    readToken: "none",
    writeToken: "none",
  },
  staffWrites: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "forbidden",
    staff: "none",
    admin: "none",
    readToken: "forbidden",
    writeToken: "none",
  },
  admin: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "forbidden",
    staff: "forbidden",
    admin: "none",
    readToken: "none",
    writeToken: "none",
  },
  adminWrites: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "forbidden",
    staff: "forbidden",
    admin: "none",
    readToken: "forbidden",
    writeToken: "none",
  },
  approvedWrites: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "forbidden",
    staff: "forbidden",
    admin: "none",
    readToken: "forbidden",
    writeToken: "none",
  },
  adminSession: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "forbidden",
    staff: "forbidden",
    admin: "none",
    readToken: "forbidden",
    writeToken: "forbidden",
  },
};

/** What the documentation of a REST route says of each. */
export const documentedAccess: Readonly<Record<Access, "everyone" | "account" | "signedIn" | "staff" | "admin">> = {
  everyone: "everyone",
  everyoneWrites: "everyone",
  signedIn: "signedIn",
  ownWrites: "signedIn",
  studentWrites: "signedIn",
  session: "account",
  account: "account",
  ownSession: "signedIn",
  staff: "staff",
  staffWrites: "staff",
  admin: "admin",
  adminWrites: "admin",
  approvedWrites: "staff",
  adminSession: "admin",
};

const LISTS = ["Author", "Publisher", "Category", "Classification", "Location", "Source"] as const;
const PATHS = ["authors", "publishers", "categories", "classifications", "locations", "sources"] as const;

const each = <Name extends string>(names: readonly string[], access: Access, nameOf: (name: string) => Name) =>
  Object.fromEntries(names.map((name) => [nameOf(name), access])) as Record<Name, Access>;

export const graphqlAccess: Readonly<Record<"query" | "mutation" | "subscription", Readonly<Record<string, Access>>>> =
  {
    query: {
      ...each(
        [
          "book",
          "books",
          "bookSuggestions",
          "bookFacets",
          "author",
          "subject",
          "copy",
          "node",
          "nodes",
          "viewer",
          "libraryInfo",
          "visitorFigures",
          "popularCategories",
          "eResources",
          "blogPost",
          "blogPosts",
          "settings",
          "retention",
          "readingList",
          "readingLists",
          ...PATHS,
        ],
        "everyone",
        (name) => name,
      ),
      ...each(LISTS, "staff", (list) => `${list.charAt(0).toLowerCase()}${list.slice(1)}MergeSuggestions`),
      ...each(
        [
          "auditEntries",
          "binEntries",
          "bookImport",
          "bookImports",
          "coverImport",
          "coverImports",
          "booksAwaitingCover",
          "doorKey",
          "nationalHolidays",
          "aboutTextPreview",
          "historyToForget",
          "backupInfo",
          "studentPersonalData",
          "loanRules",
          "loanPolicy",
          "blogPostPreview",
        ],
        "admin",
        (name) => name,
      ),
      ...each(
        [
          "classificationTree",
          "categoryGroupProposals",
          "bookAdvice",
          "copiesToLabel",
          "copyRegister",
          "proposedItemCodes",
          "proposedInventoryCodes",
          "borrowings",
          "overdueReminders",
          "reservations",
          "clearanceLetters",
          "classSets",
          "noticeMessages",
          "unmetSearches",
          "mailDelivery",
          "systemStatus",
          "accreditationReport",
          "loanReport",
          "topMembers",
          "reportForm",
          "inHouseReport",
          "fineReport",
          "acquisitionReport",
          "neverBorrowedBooks",
          "visits",
          "visitStats",
          "fines",
          "studentBalances",
          "cashEntries",
          "students",
          "memberKinds",
          "studentClasses",
          "studentImport",
          "studentImports",
          "studentPromotion",
          "studentPromotionPreview",
          "studentPromotions",
          "stockTake",
          "stockTakes",
        ],
        "staff",
        (name) => name,
      ),
      // A student finds nobody else by it.
      ...each(["student", "fine", "receipt", "clearanceLetter", "classSet"], "everyone", (name) => name),
      // Whoever holds the letter has its token.
      verifyClearanceLetter: "everyone",
      ...each(
        [
          "myBorrowings",
          "myFines",
          "myPersonalData",
          "myReservations",
          "myVisits",
          "myReadingLists",
          "mySavedBookIds",
          "mySuggestions",
          "suggestion",
          "suggestions",
          "suggestionAdvice",
        ],
        "signedIn",
        (name) => name,
      ),
      ...each(["accessTokens", "librarians", "openSessions"], "adminSession", (name) => name),
    },
    mutation: {
      ...each(["login", "logout", "activateAccount"], "everyone", (name) => name),
      ...each(["recordVisit", "bindDoorDevice", "enterSearch"], "everyoneWrites", (name) => name),
      ...each(
        [
          "cancelReservation",
          "reserveBook",
          // What is published, the service keeps for who may.
          "createReadingList",
          "updateReadingList",
          "deleteReadingList",
          "addToReadingList",
          "removeFromReadingList",
          "updateReadingListItem",
          "saveBook",
          "unsaveBook",
        ],
        "ownWrites",
        (name) => name,
      ),
      ...each(["uploadMyPhoto", "deleteMyPhoto", "clearMyHistory"], "studentWrites", (name) => name),
      changePassword: "session",
      updateUserInfo: "ownSession",
      ...each(
        [
          "createAccessToken",
          "revokeAccessToken",
          "createLibrarian",
          "updateLibrarian",
          "resetLibrarianPassword",
          "endSession",
          "createDoorKey",
          "revokeDoorKey",
          "createActivationCode",
          "createActivationCodes",
          "confirmClock",
          "prepareBackupDownload",
        ],
        "adminSession",
        (name) => name,
      ),
      ...each(
        [
          "borrowCopy",
          "recordInHouseUse",
          "createClassSet",
          "lendClassSetCopy",
          "swapClassSetCopies",
          "undoClassSet",
          "scanStockTake",
          "moveReservation",
          "retryNoticeMessage",
          "returnBorrowing",
          "returnCopy",
          "reportBorrowingLost",
          "undoDeskAct",
          "createFine",
          "payFine",
          "payFines",
          "replaceFine",
          "updateVisit",
          "voidVisit",
        ],
        "staffWrites",
        (name) => name,
      ),
      // A student's own loans.
      renewBorrowing: "ownWrites",
      createSuggestion: "ownWrites",
      // Whoever has proposed it, and librarians who decide.
      deleteSuggestion: "ownWrites",
      voteForSuggestion: "studentWrites",
      unvoteSuggestion: "studentWrites",
      ...each(
        [
          "sendTestMail",
          "startBackup",
          "decideHeldBorrowing",
          "createBook",
          "updateBook",
          "bulkUpdateBooks",
          "setCategoryGroups",
          "deleteBook",
          "bulkDeleteBooks",
          "createCopies",
          "updateCopies",
          "updateCopy",
          "deleteCopy",
          "uploadBookCover",
          "uploadBookFile",
          "deleteBookFile",
          "importBooks",
          "uploadBookImport",
          "configureBookImport",
          "previewBookImport",
          "decideBookImportRow",
          "startBookImport",
          "cancelBookImport",
          "undoBookImport",
          "discardBookImport",
          "uploadCovers",
          "cancelCovers",
          "restoreFromBin",
          "purgeFromBin",
          "createEResource",
          "updateEResource",
          "deleteEResource",
          "createBlogPost",
          "updateBlogPost",
          "deleteBlogPost",
          "uploadBlogPostCover",
          "bulkDeleteBlogPosts",
          "uploadBlogPicture",
          "updateSettings",
          "createMemberKind",
          "updateMemberKind",
          "deleteMemberKind",
          "createLoanRule",
          "updateLoanRule",
          "deleteLoanRule",
          "uploadLogo",
          "deleteLogo",
          "createStudent",
          "bulkUpdateStudents",
          "updateStudent",
          "deleteStudent",
          "eraseStudent",
          "importStudents",
          "uploadStudentImport",
          "configureStudentImport",
          "previewStudentImport",
          "startStudentImport",
          "undoStudentImport",
          "discardStudentImport",
          "promoteStudents",
          "undoStudentPromotion",
          "beginStockTake",
          "updateStockTake",
          "applyStockTake",
          "undoStockTake",
          "uploadStudentPhoto",
          "deleteStudentPhoto",
          "removeDemoData",
          "updateUnmetSearch",
          "updateSuggestion",
          "decideSuggestion",
          "issueClearanceLetter",
          "bulkIssueClearanceLetters",
          "revokeClearanceLetter",
          "waiveFine",
          "refundFine",
          "reverseLedgerEntry",
        ],
        "adminWrites",
        (name) => name,
      ),
      ...(Object.assign(
        {},
        ...LISTS.map((list) =>
          each(["create", "update", "merge", "delete"], "adminWrites", (verb) => `${verb}${list}`),
        ),
        each(LISTS, "adminWrites", (list) => `keep${list}Apart`),
        { updateAuthorVariants: "adminWrites" },
      ) as Record<string, Access>),
    },
    subscription: { bookImportProgress: "admin", libraryChange: "staff" },
  };

export const restAccess: Readonly<Record<string, Access>> = {
  "POST /auth/login": "everyone",
  "POST /auth/logout": "everyone",
  "POST /auth/activate": "everyone",
  "GET /students": "staff",
  "GET /students/{id}": "staff",
  "GET /students/classes": "staff",
  "GET /students/export": "staff",
  "GET /reports/accreditation": "staff",
  "GET /reports/loans": "staff",
  "GET /reports/top-members": "staff",
  "GET /reports/in-house-use": "staff",
  "GET /reports/forms/{kind}": "staff",
  // A file, which no GraphQL answer holds: its one door.
  "GET /reports/forms/{kind}/export": "staff",
  "GET /reports/fines": "staff",
  "GET /reports/acquisitions": "staff",
  "GET /reports/never-borrowed": "staff",
  "GET /reports/overdue": "staff",
  "GET /reports/export": "staff",
  "POST /students": "adminWrites",
  "PUT /students/bulk-update": "adminWrites",
  "PUT /students/{id}": "adminWrites",
  "DELETE /students/{id}": "adminWrites",
  "POST /students/{id}/erase": "adminWrites",
  "GET /students/{id}/personal-data": "admin",
  "POST /students/import-csv": "adminWrites",
  "GET /students/imports": "staff",
  "POST /students/imports": "adminWrites",
  "GET /students/imports/{id}": "staff",
  "PUT /students/imports/{id}": "adminWrites",
  "DELETE /students/imports/{id}": "adminWrites",
  ...each(["preview", "start", "undo"], "adminWrites", (step) => `POST /students/imports/{id}/${step}`),
  ...each(["rows", "classes", "students", "left-out"], "staff", (part) => `GET /students/imports/{id}/${part}`),
  ...each(
    ["", "/{id}", "/{id}/items", "/{id}/items/export", "/{id}/report"],
    "staff",
    (path) => `GET /stock-takes${path}`,
  ),
  "POST /stock-takes": "adminWrites",
  "PUT /stock-takes/{id}": "adminWrites",
  "POST /stock-takes/{id}/scans": "staffWrites",
  "POST /stock-takes/{id}/apply": "adminWrites",
  "POST /stock-takes/{id}/undo": "adminWrites",
  "GET /students/promotions": "staff",
  "POST /students/promotions": "adminWrites",
  "POST /students/promotions/preview": "staff",
  "GET /students/promotions/{id}": "staff",
  "GET /students/promotions/{id}/kept": "staff",
  "POST /students/promotions/{id}/undo": "adminWrites",
  "POST /students/activation-codes": "adminSession",
  "POST /students/{id}/activation-code": "adminSession",
  "POST /students/{id}/upload-photo": "adminWrites",
  "DELETE /students/{id}/delete-photo": "adminWrites",
  "POST /user-info/upload-photo": "studentWrites",
  "DELETE /user-info/delete-photo": "studentWrites",
  "DELETE /user-info/history": "studentWrites",
  "GET /user-info/personal-data": "signedIn",
  "GET /user-info": "account",
  "GET /user-info/role": "signedIn",
  "PUT /user-info": "ownSession",
  "PUT /user-info/password": "session",
  "GET /tokens": "adminSession",
  "POST /tokens": "adminSession",
  "DELETE /tokens/{id}": "adminSession",
  "GET /librarians": "adminSession",
  "POST /librarians": "adminSession",
  "PUT /librarians/{id}": "adminSession",
  "POST /librarians/{id}/password": "adminSession",
  "GET /system": "staff",
  "POST /system/clock": "adminSession",
  "GET /backups": "admin",
  "POST /backups": "adminWrites",
  "POST /backups/{id}/download": "adminSession",
  "GET /backups/{id}/file": "adminSession",
  "GET /sessions": "adminSession",
  "DELETE /sessions/{id}": "adminSession",
  "GET /audit-entries": "admin",
  "GET /audit-entries/export": "admin",
  "GET /bin": "admin",
  "POST /bin/restore": "adminWrites",
  "POST /bin/purge": "adminWrites",
  "GET /books": "everyone",
  "GET /books/suggestions": "everyone",
  "GET /books/facets": "everyone",
  "GET /books/{id}": "everyone",
  "GET /books/{id}/copies": "everyone",
  "GET /books/{id}/other-editions": "everyone",
  "POST /books": "adminWrites",
  "POST /books/searches": "everyoneWrites",
  "PUT /books/{id}": "adminWrites",
  "PUT /books/bulk-update": "adminWrites",
  // A file, which no GraphQL answer holds: its one door.
  "GET /books/export": "staff",
  "DELETE /books/{id}": "adminWrites",
  "DELETE /books/bulk-delete": "adminWrites",
  "POST /books/{id}/upload-cover": "adminWrites",
  "POST /books/{id}/upload-file": "adminWrites",
  "DELETE /books/{id}/delete-file": "adminWrites",
  "POST /books/import-csv": "adminWrites",
  "GET /books/awaiting-cover": "admin",
  "GET /books/cover-imports": "admin",
  "POST /books/cover-imports": "adminWrites",
  "GET /books/cover-imports/{id}": "admin",
  "GET /books/cover-imports/{id}/outcomes": "admin",
  "POST /books/cover-imports/{id}/cancel": "adminWrites",
  "GET /books/imports": "admin",
  "POST /books/imports": "adminWrites",
  "GET /books/imports/{id}": "admin",
  "PUT /books/imports/{id}": "adminWrites",
  "DELETE /books/imports/{id}": "adminWrites",
  "PUT /books/imports/{id}/decisions": "adminWrites",
  "GET /books/imports/{id}/proposed-codes": "admin",
  ...each(["preview", "start", "cancel", "undo"], "adminWrites", (step) => `POST /books/imports/{id}/${step}`),
  "GET /books/imports/{id}/rows": "admin",
  "GET /books/imports/{id}/kept": "admin",
  "GET /books/imports/{id}/refused-rows": "admin",
  "POST /books/{id}/copies": "adminWrites",
  "POST /books/advice": "staff",
  "GET /copies": "everyone",
  "GET /copies/proposed-codes": "staff",
  "GET /copies/proposed-inventory-codes": "staff",
  "GET /copies/register": "staff",
  "GET /copies/register/export": "staff",
  "GET /copies/to-label": "staff",
  "PUT /copies/bulk-update": "adminWrites",
  "PUT /copies/{id}": "adminWrites",
  "DELETE /copies/{id}": "adminWrites",
  ...each(PATHS, "everyone", (list) => `GET /books/${list}`),
  ...each(PATHS, "everyone", (list) => `GET /books/${list}/{id}`),
  ...each(PATHS, "adminWrites", (list) => `POST /books/${list}`),
  ...each(PATHS, "adminWrites", (list) => `PUT /books/${list}/{id}`),
  ...each(PATHS, "adminWrites", (list) => `DELETE /books/${list}/{id}`),
  ...each(PATHS, "adminWrites", (list) => `POST /books/${list}/{id}/merge`),
  ...each(PATHS, "staff", (list) => `GET /books/${list}/merge-suggestions`),
  ...each(PATHS, "adminWrites", (list) => `POST /books/${list}/{id}/keep-apart`),
  "GET /books/categories/group-proposals": "staff",
  "PUT /books/categories/groups": "adminWrites",
  "GET /books/authors/{id}/variants": "everyone",
  "PUT /books/authors/{id}/variants": "adminWrites",
  "GET /books/subjects/{id}": "everyone",
  "GET /books/classifications/tree": "staff",
  "GET /e-resources": "everyone",
  "POST /e-resources": "adminWrites",
  "PUT /e-resources/{id}": "adminWrites",
  "DELETE /e-resources/{id}": "adminWrites",
  "GET /settings": "everyone",
  "GET /retention": "everyone",
  "PUT /settings": "adminWrites",
  "GET /member-kinds": "staff",
  "POST /member-kinds": "adminWrites",
  "PUT /member-kinds/{id}": "adminWrites",
  "DELETE /member-kinds/{id}": "adminWrites",
  "GET /loan-rules": "admin",
  "GET /loan-rules/policy": "admin",
  "POST /loan-rules": "adminWrites",
  "PUT /loan-rules/{id}": "adminWrites",
  "DELETE /loan-rules/{id}": "adminWrites",
  "GET /settings/national-holidays/{year}": "admin",
  "POST /settings/about-preview": "admin",
  "GET /settings/history-to-forget": "admin",
  "POST /settings/upload-logo": "adminWrites",
  "DELETE /settings/delete-logo": "adminWrites",
  "GET /settings/door-key": "admin",
  "POST /settings/door-key": "adminSession",
  "DELETE /settings/door-key": "adminSession",
  "POST /visits/door-key": "everyoneWrites",
  "GET /borrowings": "staff",
  "POST /borrowings": "staffWrites",
  "POST /borrowings/{id}/return": "staffWrites",
  "POST /borrowings/{id}/renew": "ownWrites",
  "POST /borrowings/{id}/lost": "staffWrites",
  "POST /borrowings/{id}/decision": "adminWrites",
  "POST /returns": "staffWrites",
  "POST /in-house-uses": "staffWrites",
  "POST /desk-acts/{id}/undo": "staffWrites",
  "GET /user-info/borrowings": "signedIn",
  "GET /reservations": "staff",
  "POST /reservations": "ownWrites",
  "DELETE /reservations/{id}": "ownWrites",
  "POST /reservations/{id}/move": "staffWrites",
  "GET /user-info/reservations": "signedIn",
  "GET /class-sets": "staff",
  "POST /class-sets": "staffWrites",
  "GET /class-sets/{id}": "staff",
  "POST /class-sets/{id}/borrowings": "staffWrites",
  "POST /class-sets/{id}/swap": "staffWrites",
  "POST /class-sets/{id}/undo": "staffWrites",
  "GET /clearance-letters": "staff",
  "POST /clearance-letters": "adminWrites",
  "POST /clearance-letters/bulk-issue": "adminWrites",
  "GET /clearance-letters/{id}": "staff",
  "POST /clearance-letters/{id}/revoke": "adminWrites",
  // Files, which no GraphQL answer holds: their one door.
  "GET /clearance-letters/pdf": "staff",
  "GET /clearance-letters/{id}/pdf": "staff",
  "GET /clearance-verifications/{token}": "everyone",
  "GET /notices": "staff",
  "GET /unmet-searches": "staff",
  "PUT /unmet-searches/{id}": "adminWrites",
  "GET /notices/mail-delivery": "staff",
  "POST /notices/{id}/retry": "staffWrites",
  "POST /notices/test-mail": "adminWrites",
  "GET /visits": "staff",
  "POST /visits": "everyoneWrites",
  "GET /visits/stats": "staff",
  // A file, which no GraphQL answer holds: its one door.
  "GET /visits/export": "staff",
  "PUT /visits/{id}": "staffWrites",
  "DELETE /visits/{id}": "staffWrites",
  "GET /user-info/visits": "signedIn",
  // Files, as of visits.
  "GET /borrowings/export": "staff",
  "GET /borrowings/reminders": "staff",
  "GET /reservations/export": "staff",
  "GET /fines": "staff",
  "GET /fines/export": "staff",
  "GET /fines/cash-entries/export": "staff",
  "GET /fines/balances/export": "staff",
  "POST /fines": "staffWrites",
  "GET /fines/{id}": "signedIn",
  "GET /fines/balances": "staff",
  "GET /fines/cash-entries": "staff",
  "POST /fines/{id}/payments": "staffWrites",
  "POST /fines/{id}/replacements": "staffWrites",
  ...each(["waivers", "refunds"], "approvedWrites", (kind) => `POST /fines/{id}/${kind}`),
  "GET /receipts/{number}": "signedIn",
  "POST /ledger-entries/{id}/reverse": "adminWrites",
  "GET /students/{id}/ledger-entries": "staff",
  "POST /students/{id}/payments": "staffWrites",
  "GET /user-info/fines": "signedIn",
  "GET /blogs": "everyone",
  "GET /blogs/{post}": "everyone",
  "POST /blogs": "adminWrites",
  "PUT /blogs/{post}": "adminWrites",
  "DELETE /blogs/{post}": "adminWrites",
  "POST /blogs/{post}/upload-cover": "adminWrites",
  "DELETE /blogs/bulk-delete": "adminWrites",
  "POST /blogs/preview": "admin",
  "POST /blogs/upload-picture": "adminWrites",
  "GET /suggestions": "signedIn",
  "GET /suggestions/export": "staff",
  "GET /suggestions/{id}": "signedIn",
  "POST /suggestions/advice": "signedIn",
  "POST /suggestions": "ownWrites",
  "PUT /suggestions/{id}": "adminWrites",
  "POST /suggestions/{id}/decision": "adminWrites",
  "DELETE /suggestions/{id}": "ownWrites",
  "POST /suggestions/{id}/vote": "studentWrites",
  "DELETE /suggestions/{id}/vote": "studentWrites",
  "GET /user-info/suggestions": "signedIn",
  "GET /reading-lists": "everyone",
  "POST /reading-lists": "ownWrites",
  "GET /reading-lists/{id}": "everyone",
  "PUT /reading-lists/{id}": "ownWrites",
  "DELETE /reading-lists/{id}": "ownWrites",
  "GET /reading-lists/{id}/books": "everyone",
  "POST /reading-lists/{id}/books": "ownWrites",
  "PUT /reading-lists/{id}/books/{book_id}": "ownWrites",
  "DELETE /reading-lists/{id}/books/{book_id}": "ownWrites",
  "GET /user-info/reading-lists": "signedIn",
  "GET /user-info/saved-books": "signedIn",
  "PUT /user-info/saved-books/{id}": "ownWrites",
  "DELETE /user-info/saved-books/{id}": "ownWrites",
  "GET /library-info": "everyone",
  "GET /visits/figures": "everyone",
  "GET /library-info/recent": "staff",
  "GET /library-info/chart-data": "staff",
  "GET /demo-data": "admin",
  "DELETE /demo-data": "adminWrites",
  "GET /library-info/attention": "staff",
  "GET /library-info/growth": "staff",
};

/** Fields behind an open one that only librarians read. */
export const nestedAccess: Readonly<Record<string, string>> = {
  "LibraryInfo.attention": "{ libraryInfo { attention { booksWithoutCategory duplicateAuthors } } }",
  "LibraryInfo.growth": "{ libraryInfo { growth { visitsToday } } }",
  "LibraryInfo.recent": "{ libraryInfo { recent { books { id } } } }",
  "LibraryInfo.chartData": "{ libraryInfo { chartData { booksPerCategory { booksCount } } } }",
};

const EVERYONE: readonly Person[] = ["visitor", "temporary", "student", "staff", "admin", "readToken", "writeToken"];

interface NodeRule {
  /** Makes one of the type, and gives what its global id holds beside the type: mostly its number. */
  readonly exists: (database: Database, dataDir: string) => Promise<number | string>;
  readonly seenBy: readonly Person[];
}

const first = async (ids: Promise<number[]>): Promise<number> => (await ids)[0] ?? 0;

/** The lowest number in a table, of rows that a story has put there. */
async function anyOf(database: Database, table: string): Promise<number> {
  const [row] = await database.read((reader) =>
    reader.rows<{ id: number }>(sql`SELECT MIN(id) AS id FROM ${raw(table)}`),
  );
  return row?.id ?? 0;
}

async function inABook(database: Database, table: string): Promise<number> {
  await givenBooks(database, [
    {
      by: ["Andrea Hirata"],
      publisher: "Bentang",
      category: "Novel",
      classification: { code: "813" },
      location: { name: "Rak A" },
      source: "Beli",
      subjects: ["Sastra"],
      copies: copies(1),
    },
  ]);
  return anyOf(database, table);
}

async function savedByAStudent(database: Database) {
  const book = await first(givenBooks(database, [{}]));
  return new ReadingListEditingService(database).save(await givenStudentViewer(database), book);
}

async function inTheBin(database: Database): Promise<number> {
  const [id = 0] = await givenBooks(database, [{}]);
  return new BookEditingService(database).delete(system, id);
}

async function inAPreview(database: Database, dataDir: string): Promise<string> {
  const imports = new ImportStepsService(database, { dataDir });
  const { id } = await imports.upload(system, () =>
    Promise.resolve({ stream: Readable.from([Buffer.from("judul\nBuku Baru\n")]), fileName: "koleksi.csv" }),
  );
  await imports.preview(system, id);
  await imports.whenIdle();
  return `${id}-2`;
}

const publicRecord = (table: string): NodeRule => ({
  exists: (database) => inABook(database, table),
  seenBy: EVERYONE,
});
const ADMIN: readonly Person[] = ["admin", "readToken", "writeToken"];
const LIBRARIANS: readonly Person[] = ["staff", ...ADMIN];

export const nodeAccess: Readonly<Record<string, NodeRule>> = {
  Book: { exists: (database) => first(givenBooks(database, [{}])), seenBy: EVERYONE },
  Copy: publicRecord("copies"),
  Author: publicRecord("authors"),
  Publisher: publicRecord("publishers"),
  Category: publicRecord("categories"),
  Classification: publicRecord("classifications"),
  Location: publicRecord("locations"),
  Source: publicRecord("sources"),
  Subject: publicRecord("subjects"),
  EResource: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO e_resources (label, url, position, active) VALUES ('iPusnas', 'https://ipusnas.id', 1, 1)`,
        "e_resources",
      ),
    seenBy: EVERYONE,
  },
  BlogPost: {
    exists: (database) =>
      new BlogEditingService(database)
        .create(system, { title: "Jam layanan", body: "Buka.", status: "draft" })
        .then(({ id }) => id),
    seenBy: ADMIN,
  },
  BinEntry: { exists: inTheBin, seenBy: ADMIN },
  AuditEntry: { exists: (database) => anyOf(database, "audit_entries"), seenBy: ADMIN },
  // Only its own administrator's, and never by a token.
  AccessToken: { exists: (database) => anyOf(database, "access_tokens"), seenBy: [] },
  BookImport: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO book_imports (state, owner, heartbeat_at, created_at)
          VALUES ('draft', 'x', '2026-11-21 00:00:00', '2026-11-21 00:00:00')`,
        "book_imports",
      ),
    seenBy: ADMIN,
  },
  Backup: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO backups (state, owner, heartbeat_at, actor, started_at)
          VALUES ('failed', 'x', '2026-11-21 00:00:00', 'sistem', '2026-11-21 00:00:00')`,
        "backups",
      ),
    seenBy: ADMIN,
  },
  CoverImport: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO cover_imports (state, actor, archive, owner, heartbeat_at, created_at)
          VALUES ('done', 'sistem', 'a', 'x', '2026-11-21 00:00:00', '2026-11-21 00:00:00')`,
        "cover_imports",
      ),
    seenBy: ADMIN,
  },
  StudentImport: {
    exists: async (database, dataDir) => {
      const { id } = await new StudentImportService(database, studentDependents, { dataDir }).upload(system, () =>
        Promise.resolve({ stream: Readable.from([Buffer.from("nis,nama\n1,Ani\n")]), fileName: "siswa.csv" }),
      );
      return id;
    },
    seenBy: LIBRARIANS,
  },
  BookImportRow: { exists: inAPreview, seenBy: ADMIN },
  Borrowing: {
    exists: async (database) => {
      const [copy] = copies(1);
      await givenBooks(database, [{ copies: copy ? [copy] : [] }]);
      await givenBorrowing(database, copy?.itemCode ?? "");
      return anyOf(database, "borrowings");
    },
    seenBy: LIBRARIANS,
  },
  Reservation: {
    exists: async (database) => {
      const [book] = await givenBooks(database, [{}]);
      const student = await givenStudent(database);
      return given(
        database,
        sql`INSERT INTO reservations (book_id, open_book_id, student_id, status, position, created_at)
          VALUES (${book}, ${book}, ${student}, 'waiting', 1, '2026-11-21 00:00:00')`,
        "reservations",
      );
    },
    seenBy: LIBRARIANS,
  },
  // Another student's: nobody's but theirs.
  ReadingList: { exists: async (database) => (await savedByAStudent(database)).list.id, seenBy: [] },
  ReadingListItem: {
    exists: async (database) => {
      await savedByAStudent(database);
      return anyOf(database, "reading_list_items");
    },
    seenBy: [],
  },
  ClassSet: {
    exists: async (database) => {
      const [book] = await givenBooks(database, [{}]);
      return given(
        database,
        sql`INSERT INTO class_sets (book_id, class_name, class_key, due_at, created_at, created_by)
          VALUES (${book}, 'X IPA 1', '010 ipa 001', '2026-11-28', '2026-11-21 00:00:00', 'petugas')`,
        "class_sets",
      );
    },
    seenBy: LIBRARIANS,
  },
  ClearanceLetter: {
    exists: async (database) => {
      const studentId = await givenStudent(database);
      const time = { timeZone: "Asia/Jakarta", now: () => new Date() };
      return (await new ClearanceEditingService(database, time).issue(system, { studentId })).id;
    },
    seenBy: LIBRARIANS,
  },
  Visit: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO visits (kind, visitor_name, people_count, visited_at)
          VALUES ('guest', 'Tamu', 1, '2026-11-21 00:00:00')`,
        "visits",
      ),
    seenBy: LIBRARIANS,
  },
  // Whoever has an account is told what kind of member they are.
  MemberKind: { exists: () => Promise.resolve(1), seenBy: ["student", ...LIBRARIANS] },
  LoanRule: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO loan_rules (member_kind_id, pair_key, loan_days) VALUES (2, '2/any', 30)`,
        "loan_rules",
      ),
    seenBy: ADMIN,
  },
  // Whoever has an account sees what others wish for.
  Suggestion: {
    exists: async (database) =>
      (await new SuggestionEditingService(database).create(await givenStudentViewer(database), { title: "Amba" })).id,
    seenBy: ["student", ...LIBRARIANS],
  },
  UnmetSearch: { exists: (database) => givenUnmetSearch(database), seenBy: LIBRARIANS },
  NoticeMessage: {
    exists: async (database) => givenNoticeMessage(database, { studentId: await givenStudent(database) }),
    seenBy: LIBRARIANS,
  },
  Fine: { exists: aCharge, seenBy: LIBRARIANS },
  LedgerEntry: { exists: aCharge, seenBy: LIBRARIANS },
  // Never by a token.
  OpenSession: {
    exists: async (database) => {
      const [row] = await database.read((reader) =>
        reader.rows<{ id: number }>(
          sql`SELECT MIN(sessions.id) AS id FROM sessions JOIN users ON users.id = user_id WHERE role = 'admin'`,
        ),
      );
      return row?.id ?? 0;
    },
    seenBy: ["admin"],
  },
  User: { exists: async (database) => (await givenAdmin(database)).userId, seenBy: ADMIN },
  StockTake: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO stock_takes (name, state, started_at, started_by)
          VALUES ('Rak 800', 'open', '2026-07-10 02:00:00', 'rina')`,
        "stock_takes",
      ),
    seenBy: LIBRARIANS,
  },
  StudentPromotion: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO student_promotions (created_at, started_by, promoted, stayed, graduated, moved, held)
          VALUES ('2026-07-10 02:00:00', 'rina', 1, 0, 0, 0, 0)`,
        "student_promotions",
      ),
    seenBy: LIBRARIANS,
  },
  Student: { exists: async (database) => (await givenStudentViewer(database)).studentId, seenBy: LIBRARIANS },
};

async function aCharge(database: Database): Promise<number> {
  const studentId = await givenStudent(database);
  const made = { madeAt: new Date(), madeBy: "petugas", reason: "Sobek" };
  const charge = { studentId, borrowingId: null, chargeReason: "other" as const, amount: 500, ...made };
  return database.write(testWrite, (tx) => addCharge(tx, charge));
}

async function given(database: Database, statement: Sql, table: string): Promise<number> {
  await database.write(testWrite, (tx) => tx.run(statement));
  return anyOf(database, table);
}
