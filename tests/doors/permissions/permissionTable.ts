import { Readable } from "node:stream";

import sql, { raw, type Sql } from "sql-template-tag";

import { ImportStepsService } from "../../../server/bookImport/steps/ImportStepsService.js";
import { BookEditingService } from "../../../server/books/writing/BookEditingService.js";
import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { ClearanceEditingService } from "../../../server/circulation/clearance/ClearanceEditingService.js";
import { ReadingListEditingService } from "../../../server/readingLists/editing/ReadingListEditingService.js";
import { addCharge } from "../../../server/circulation/ledger/ledgerWriter.js";
import type { Database } from "../../../server/platform/database/Database.js";
import type { RestRoute } from "../../../server/platform/rest/route.js";
import { type Grants, hasRight, type Permission } from "../../../server/rights.js";
import { STAFF_GRANTS } from "../../support/roles.js";
import { copies, givenBooks } from "../../support/givenBooks.js";
import { givenBorrowing } from "../../support/circulation/givenBorrowing.js";
import { givenNoticeMessage } from "../../support/circulation/givenNotices.js";
import { givenUnmetSearch } from "../../support/search/givenUnmetSearch.js";
import { SerialEditingService } from "../../../server/serials/editing/SerialEditingService.js";
import { SuggestionEditingService } from "../../../server/suggestions/editing/SuggestionEditingService.js";
import { givenBookFile } from "../../support/files/givenBookFile.js";
import { givenAdmin, givenStudent, givenStudentViewer } from "../../support/people.js";
import { system } from "../../../server/viewer.js";
import { studentDependents } from "../../../server/studentDependents.js";
import { StudentImportService } from "../../../server/students/studentImport/StudentImportService.js";
import { testWrite } from "../../support/testWrite.js";

/**
 * everyone, everyoneWrites: also without a login, though a token that only reads writes nothing. signedIn, ownWrites:
 * everybody's own data, read and changed. account: whose account it is, also with a temporary password. session: the
 * keys to an account, which no token may touch, and ownSession those that need a password of one's own. duty: what a
 * librarian sets up first where the library asks it of all. studentWrites: what only students have, changed by its
 * owner. ownLoans: a student's own, and of whom a librarian lends to. staff: every librarian, whatever their role, and
 * with `session` no token. Otherwise it is the right, or all the rights, that a librarian's role must give; with
 * `session` no token does.
 */
export type Access = Word | Permission | `${Permission} session` | readonly Permission[];
type Word =
  | "everyone"
  | "everyoneWrites"
  | "account"
  | "signedIn"
  | "ownWrites"
  | "ownSession"
  | "studentWrites"
  | "session"
  | "duty"
  | "staff"
  | "staff session"
  | "ownLoans";
export type Refusal = "none" | "unauthenticated" | "forbidden";
export type Person = "visitor" | "temporary" | "due" | "student" | "staff" | "admin" | "readToken" | "writeToken";

/** Of whom each kind of access is refused, and how; of all others it is not. The tokens are an administrator's. */
const refused: Readonly<Record<Word, Readonly<Partial<Record<Person, Refusal>>>>> = {
  everyone: {},
  everyoneWrites: { readToken: "forbidden" },
  account: { visitor: "unauthenticated" },
  signedIn: { visitor: "unauthenticated", temporary: "forbidden", due: "forbidden" },
  ownWrites: { visitor: "unauthenticated", temporary: "forbidden", due: "forbidden", readToken: "forbidden" },
  studentWrites: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    due: "forbidden",
    staff: "forbidden",
    admin: "forbidden",
    readToken: "forbidden",
    writeToken: "forbidden",
  },
  session: { visitor: "unauthenticated", due: "forbidden", readToken: "forbidden", writeToken: "forbidden" },
  duty: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    student: "forbidden",
    readToken: "forbidden",
    writeToken: "forbidden",
  },
  ownSession: {
    visitor: "unauthenticated",
    temporary: "forbidden",
    due: "forbidden",
    readToken: "forbidden",
    writeToken: "forbidden",
  },
  staff: { visitor: "unauthenticated", temporary: "forbidden", due: "forbidden", student: "forbidden" },
  "staff session": {
    visitor: "unauthenticated",
    temporary: "forbidden",
    due: "forbidden",
    student: "forbidden",
    readToken: "forbidden",
    writeToken: "forbidden",
  },
  ownLoans: { visitor: "unauthenticated", temporary: "forbidden", due: "forbidden", readToken: "forbidden" },
};

/** It changes copies. */
const BEGINS_STOCK_TAKES: readonly Permission[] = ["stockTakes.write", "catalogue.write"];

/** A whole library has books, members and loans. */
const SEES_MOVES: readonly Permission[] = ["imports.read", "students.read", "circulation.read"];
const MOVES_IN: readonly Permission[] = ["imports.write", "students.write", "circulation.write"];

const isWord = (access: Access): access is Word => typeof access === "string" && access in refused;

function rightsTaken(access: Exclude<Access, Word>): { permissions: readonly Permission[]; session: boolean } {
  if (typeof access !== "string") return { permissions: access, session: false };
  return { permissions: [access.replace(" session", "") as Permission], session: access.endsWith(" session") };
}

/** What an operation answers a librarian with these grants who has logged in. */
export function answerTo(grants: Grants, access: Access): Refusal {
  if (access === "ownLoans") return answerTo(grants, "circulation.write");
  if (isWord(access)) return refused[access].staff ?? "none";
  return rightsTaken(access).permissions.every((permission) => hasRight(grants, permission)) ? "none" : "forbidden";
}

/** What an operation answers each kind of person. */
export function answerOf(access: Access, person: Person): Refusal {
  if (isWord(access)) return refused[access][person] ?? "none";
  const { permissions, session } = rightsTaken(access);
  switch (person) {
    case "visitor":
      return "unauthenticated";
    case "temporary":
    case "due":
    case "student":
      return "forbidden";
    case "staff":
      return answerTo(STAFF_GRANTS, access);
    case "admin":
      return "none";
    case "readToken":
      return session || permissions.some((permission) => permission.endsWith(".write")) ? "forbidden" : "none";
    case "writeToken":
      return session ? "forbidden" : "none";
  }
}

const DOCUMENTED_WORDS: Readonly<Record<Word, RestRoute["access"]>> = {
  everyone: "everyone",
  everyoneWrites: "everyone",
  signedIn: "signedIn",
  ownWrites: "signedIn",
  studentWrites: "signedIn",
  session: "account",
  account: "account",
  duty: "account",
  ownSession: "signedIn",
  staff: "staff",
  "staff session": "staff",
  ownLoans: "signedIn",
};

/** Routes that some call to whom the table gives no right: with a search, or with somebody's approval. */
const DOCUMENTED_OTHERWISE: Readonly<Record<string, RestRoute["access"]>> = {
  "GET /students": "borrowers.read",
  "POST /fines/{id}/waivers": "staff",
  "POST /fines/{id}/refunds": "staff",
};

/** What the documentation of a REST route says of who may call it. */
export function documentedAccess(name: string, access: Access): RestRoute["access"] {
  if (isWord(access)) return DOCUMENTED_WORDS[access];
  const { permissions } = rightsTaken(access);
  const [first] = permissions;
  return DOCUMENTED_OTHERWISE[name] ?? (permissions.length === 1 && first !== undefined ? first : permissions);
}

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
          "passwordReset",
          "selfRegistration",
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
      ...each(
        [
          "authorMergeSuggestions",
          "publisherMergeSuggestions",
          "categoryMergeSuggestions",
          "classificationMergeSuggestions",
          "locationMergeSuggestions",
          "sourceMergeSuggestions",
          "classificationTree",
          "categoryGroupProposals",
          "bookAdvice",
          "copiesToLabel",
          "copyRegister",
          "proposedItemCodes",
          "proposedInventoryCodes",
          "unmetSearches",
          "serial",
          "serials",
          "serialIssues",
        ],
        "catalogue.read",
        (name) => name,
      ),
      ...each(["auditEntries"], "audit.read", (name) => name),
      ...each(["binEntries"], "bin.read", (name) => name),
      ...each(
        ["bookImport", "bookImports", "coverImport", "coverImports", "booksAwaitingCover"],
        "imports.read",
        (name) => name,
      ),
      ...each(["moveIn", "moveIns"], SEES_MOVES, (name) => name),
      ...each(["doorKey", "nationalHolidays", "aboutTextPreview", "historyToForget"], "settings.read", (name) => name),
      ...each(["backupInfo"], "backups.read", (name) => name),
      ...each(["studentPersonalData"], "personalData.read", (name) => name),
      ...each(["loanRules", "loanPolicy"], "policy.read", (name) => name),
      ...each(["blogPostPreview"], "blogs.read", (name) => name),
      ...each(
        ["borrowings", "overdueReminders", "reservations", "classSets", "noticeMessages", "mailDelivery"],
        "circulation.read",
        (name) => name,
      ),
      ...each(["clearanceLetters"], "clearance.read", (name) => name),
      ...each(["systemStatus", "memberKinds"], "staff", (name) => name),
      ...each(
        [
          "accreditationReport",
          "loanReport",
          "fineReport",
          "acquisitionReport",
          "neverBorrowedBooks",
          "reportForm",
          "accreditationInstruments",
          "accreditationAssessment",
          "inHouseReport",
        ],
        "reports.read",
        (name) => name,
      ),
      ...each(["topMembers"], ["reports.read", "students.read", "circulation.read", "visits.read"], (name) => name),
      ...each(["stockTake", "stockTakes"], "stockTakes.read", (name) => name),
      ...each(["weeding", "weedings", "weedingCandidates"], "catalogue.read", (name) => name),
      ...each(["visits", "visitStats"], "visits.read", (name) => name),
      ...each(["fines", "studentBalances", "cashEntries"], "fines.read", (name) => name),
      ...each(
        ["students", "studentImport", "studentImports", "registration", "registrations"],
        "students.read",
        (name) => name,
      ),
      ...each(["studentClasses"], "borrowers.read", (name) => name),
      ...each(["studentPromotion", "studentPromotionPreview", "studentPromotions"], "promotions.read", (name) => name),
      ...each(["accessTokens"], "tokens.read session", (name) => name),
      ...each(["librarians", "openSessions", "roles"], "accounts.read session", (name) => name),
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
    },
    mutation: {
      ...each(
        ["recordVisit", "bindDoorDevice", "enterSearch", "recordBookFileReading"],
        "everyoneWrites",
        (name) => name,
      ),
      ...each(
        [
          "login",
          "completeLogin",
          "logout",
          "activateAccount",
          "requestPasswordReset",
          "redeemPasswordReset",
          "createRegistration",
          "confirmRegistration",
        ],
        "everyone",
        (name) => name,
      ),
      ...each(
        [
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
      ...each(["startSecondFactor", "enableSecondFactor"], "duty", (name) => name),
      ...each(["disableSecondFactor", "renewRecoveryCodes"], "staff session", (name) => name),
      updateUserInfo: "ownSession",
      ...each(["createAccessToken", "revokeAccessToken"], "tokens.read session", (name) => name),
      ...each(
        [
          "createLibrarian",
          "updateLibrarian",
          "resetLibrarianPassword",
          "resetSecondFactor",
          "endSession",
          "createRole",
          "updateRole",
          "deleteRole",
        ],
        "accounts.write session",
        (name) => name,
      ),
      ...each(["createDoorKey", "revokeDoorKey", "confirmClock"], "settings.write session", (name) => name),
      ...each(
        ["updateAccreditationInstrument", "restoreAccreditationInstrument", "saveAccreditationAnswers"],
        ["reports.read", "settings.write"],
        (name) => name,
      ),
      ...each(["createActivationCode", "createActivationCodes"], "students.write session", (name) => name),
      ...each(["prepareBackupDownload", "prepareLibraryExport"], "backups.write session", (name) => name),
      ...each(
        [
          "borrowCopy",
          "recordInHouseUse",
          "createClassSet",
          "lendClassSetCopy",
          "swapClassSetCopies",
          "undoClassSet",
          "moveReservation",
          "retryNoticeMessage",
          "returnBorrowing",
          "returnCopy",
          "reportBorrowingLost",
          "undoDeskAct",
        ],
        "circulation.write",
        (name) => name,
      ),
      ...each(["createFine", "payFine", "payFines", "replaceFine"], "fines.write", (name) => name),
      ...each(["updateVisit", "voidVisit"], "visits.write", (name) => name),
      ...each(
        ["beginStockTake", "updateStockTake", "applyStockTake", "undoStockTake"],
        BEGINS_STOCK_TAKES,
        (name) => name,
      ),
      scanStockTake: "stockTakes.write",
      ...each(
        [
          "beginWeeding",
          "updateWeeding",
          "collectForWeeding",
          "updateWeedingItems",
          "removeWeedingItems",
          "applyWeeding",
          "undoWeeding",
        ],
        "catalogue.write",
        (name) => name,
      ),
      ...each(["updateSuggestion", "decideSuggestion"], "suggestions.write", (name) => name),
      createSuggestion: "ownWrites",
      // Whoever has proposed it, and librarians who decide.
      deleteSuggestion: "ownWrites",
      voteForSuggestion: "studentWrites",
      unvoteSuggestion: "studentWrites",
      ...each(
        [
          "sendTestMail",
          "updateSettings",
          "createMemberKind",
          "updateMemberKind",
          "deleteMemberKind",
          "uploadLogo",
          "deleteLogo",
          "removeDemoData",
        ],
        "settings.write",
        (name) => name,
      ),
      ...each(["startBackup"], "backups.write", (name) => name),
      ...each(["decideHeldBorrowing"], "overrides.write", (name) => name),
      ...each(
        [
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
          "addBookFile",
          "addBookLink",
          "updateBookFile",
          "replaceBookFile",
          "reorderBookFiles",
          "removeBookFile",
          "createEResource",
          "updateEResource",
          "deleteEResource",
          "updateUnmetSearch",
          "createAuthor",
          "updateAuthor",
          "mergeAuthor",
          "deleteAuthor",
          "createPublisher",
          "updatePublisher",
          "mergePublisher",
          "deletePublisher",
          "createCategory",
          "updateCategory",
          "mergeCategory",
          "deleteCategory",
          "createClassification",
          "updateClassification",
          "mergeClassification",
          "deleteClassification",
          "createLocation",
          "updateLocation",
          "mergeLocation",
          "deleteLocation",
          "createSource",
          "updateSource",
          "mergeSource",
          "deleteSource",
          "keepAuthorApart",
          "keepPublisherApart",
          "keepCategoryApart",
          "keepClassificationApart",
          "keepLocationApart",
          "keepSourceApart",
          "updateAuthorVariants",
          "createSerial",
          "updateSerial",
          "deleteSerial",
          "receiveSerialIssues",
          "undoSerialReception",
          "markSerialIssues",
          "createSerialIssue",
          "updateSerialIssue",
          "deleteSerialIssue",
        ],
        "catalogue.write",
        (name) => name,
      ),
      ...each(
        [
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
        ],
        "imports.write",
        (name) => name,
      ),
      ...each(
        ["uploadMoveIn", "answerMoveIn", "lookAtMoveIn", "startMoveIn", "cancelMoveIn", "undoMoveIn", "discardMoveIn"],
        MOVES_IN,
        (name) => name,
      ),
      ...each(["restoreFromBin", "purgeFromBin"], "bin.write", (name) => name),
      ...each(
        [
          "createBlogPost",
          "updateBlogPost",
          "deleteBlogPost",
          "uploadBlogPostCover",
          "bulkDeleteBlogPosts",
          "uploadBlogPicture",
        ],
        "blogs.write",
        (name) => name,
      ),
      ...each(["createLoanRule", "updateLoanRule", "deleteLoanRule"], "policy.write", (name) => name),
      ...each(
        [
          "createStudent",
          "acceptRegistration",
          "rejectRegistration",
          "bulkUpdateStudents",
          "updateStudent",
          "deleteStudent",
          "importStudents",
          "uploadStudentImport",
          "configureStudentImport",
          "previewStudentImport",
          "decideStudentImportRows",
          "startStudentImport",
          "undoStudentImport",
          "discardStudentImport",
          "uploadStudentPhoto",
          "deleteStudentPhoto",
        ],
        "students.write",
        (name) => name,
      ),
      ...each(["eraseStudent"], "personalData.write", (name) => name),
      ...each(["promoteStudents", "undoStudentPromotion"], "promotions.write", (name) => name),
      ...each(
        ["issueClearanceLetter", "bulkIssueClearanceLetters", "revokeClearanceLetter"],
        "clearance.write",
        (name) => name,
      ),
      ...each(["waiveFine", "reverseLedgerEntry"], "waivers.write", (name) => name),
      ...each(["refundFine"], "refunds.write", (name) => name),
      // A student's own loans.
      ...each(["renewBorrowing", "cancelReservation", "reserveBook"], "ownLoans", (name) => name),
    },
    subscription: { bookImportProgress: "imports.read", libraryChange: "staff" },
  };

export const restAccess: Readonly<Record<string, Access>> = {
  "POST /auth/login": "everyone",
  "POST /auth/login/code": "everyone",
  "POST /auth/logout": "everyone",
  "POST /auth/activate": "everyone",
  "GET /auth/forgot-password": "everyone",
  "GET /self-registration": "everyone",
  "POST /registrations": "everyone",
  "POST /registrations/confirm": "everyone",
  "GET /registrations": "students.read",
  "GET /registrations/{id}": "students.read",
  "POST /registrations/{id}/accept": "students.write",
  "POST /registrations/{id}/reject": "students.write",
  "POST /auth/forgot-password": "everyone",
  "POST /auth/reset-password": "everyone",
  "GET /students": "students.read",
  "GET /students/{id}": "borrowers.read",
  "GET /students/classes": "borrowers.read",
  "GET /students/export": "students.read",
  "GET /reports/accreditation": "reports.read",
  "GET /reports/loans": "reports.read",
  "GET /reports/top-members": ["reports.read", "students.read", "circulation.read", "visits.read"],
  "GET /reports/in-house-use": "reports.read",
  "GET /reports/forms/{kind}": "reports.read",
  // A file, which no GraphQL answer holds: its one door.
  "GET /reports/forms/{kind}/export": "reports.read",
  "GET /reports/accreditation-instruments": "reports.read",
  "PUT /reports/accreditation-instruments/{id}": ["reports.read", "settings.write"],
  "POST /reports/accreditation-instruments/{id}/restore": ["reports.read", "settings.write"],
  "GET /reports/accreditation-instruments/{id}/assessment": "reports.read",
  "PUT /reports/accreditation-instruments/{id}/answers": ["reports.read", "settings.write"],
  "GET /reports/accreditation-instruments/{id}/export": "reports.read",
  "GET /reports/fines": "reports.read",
  "GET /reports/acquisitions": "reports.read",
  "GET /reports/never-borrowed": "reports.read",
  "GET /reports/overdue": ["circulation.read", "students.read"],
  "GET /reports/export": "staff",
  "POST /students": "students.write",
  "PUT /students/bulk-update": "students.write",
  "PUT /students/{id}": "students.write",
  "DELETE /students/{id}": "students.write",
  "POST /students/{id}/erase": "personalData.write",
  "GET /students/{id}/personal-data": "personalData.read",
  "POST /students/import-csv": "students.write",
  "GET /students/imports": "students.read",
  "POST /students/imports": "students.write",
  "GET /students/imports/{id}": "students.read",
  "PUT /students/imports/{id}": "students.write",
  "DELETE /students/imports/{id}": "students.write",
  ...each(["preview", "decisions", "start", "undo"], "students.write", (step) => `POST /students/imports/{id}/${step}`),
  ...each(["rows", "classes", "students", "left-out"], "students.read", (part) => `GET /students/imports/{id}/${part}`),
  ...each(
    ["", "/{id}", "/{id}/items", "/{id}/items/export", "/{id}/report"],
    "stockTakes.read",
    (path) => `GET /stock-takes${path}`,
  ),
  "POST /stock-takes": BEGINS_STOCK_TAKES,
  "PUT /stock-takes/{id}": BEGINS_STOCK_TAKES,
  "POST /stock-takes/{id}/scans": "stockTakes.write",
  "POST /stock-takes/{id}/apply": BEGINS_STOCK_TAKES,
  "POST /stock-takes/{id}/undo": BEGINS_STOCK_TAKES,
  ...each(
    ["", "/candidates", "/candidates/export", "/{id}", "/{id}/items", "/{id}/items/export", "/{id}/report"],
    "catalogue.read",
    (path) => `GET /weedings${path}`,
  ),
  ...each(
    ["", "/{id}/items", "/{id}/items/remove", "/{id}/apply", "/{id}/undo"],
    "catalogue.write",
    (path) => `POST /weedings${path}`,
  ),
  ...each(["/{id}", "/{id}/items"], "catalogue.write", (path) => `PUT /weedings${path}`),
  "GET /borrowings/reminders/letters": ["circulation.read", "students.read"],
  "GET /students/promotions": "promotions.read",
  "POST /students/promotions": "promotions.write",
  "POST /students/promotions/preview": "promotions.read",
  "GET /students/promotions/{id}": "promotions.read",
  "GET /students/promotions/{id}/kept": "promotions.read",
  "POST /students/promotions/{id}/undo": "promotions.write",
  "POST /students/activation-codes": "students.write session",
  "POST /students/{id}/activation-code": "students.write session",
  "POST /students/{id}/upload-photo": "students.write",
  "DELETE /students/{id}/delete-photo": "students.write",
  "POST /user-info/upload-photo": "studentWrites",
  "DELETE /user-info/delete-photo": "studentWrites",
  "DELETE /user-info/history": "studentWrites",
  "GET /user-info/personal-data": "signedIn",
  "GET /user-info": "account",
  "GET /user-info/role": "signedIn",
  "PUT /user-info": "ownSession",
  "PUT /user-info/password": "session",
  "GET /tokens": "tokens.read session",
  "POST /tokens": "tokens.read session",
  "DELETE /tokens/{id}": "tokens.read session",
  "GET /librarians": "accounts.read session",
  "POST /librarians": "accounts.write session",
  "PUT /librarians/{id}": "accounts.write session",
  "POST /librarians/{id}/password": "accounts.write session",
  "DELETE /librarians/{id}/second-factor": "accounts.write session",
  "POST /user-info/second-factor/start": "duty",
  "POST /user-info/second-factor": "duty",
  "POST /user-info/second-factor/disable": "staff session",
  "POST /user-info/second-factor/recovery-codes": "staff session",
  "GET /system": "staff",
  "POST /system/clock": "settings.write session",
  "GET /backups": "backups.read",
  "POST /backups": "backups.write",
  "POST /backups/{id}/download": "backups.write session",
  "GET /backups/{id}/file": "backups.write session",
  "POST /library-export/download": "backups.write session",
  "GET /library-export/file": "backups.write session",
  "GET /roles": "accounts.read session",
  "POST /roles": "accounts.write session",
  "PUT /roles/{id}": "accounts.write session",
  "DELETE /roles/{id}": "accounts.write session",
  "GET /sessions": "accounts.read session",
  "DELETE /sessions/{id}": "accounts.write session",
  "GET /audit-entries": "audit.read",
  "GET /audit-entries/export": "audit.read",
  "GET /bin": "bin.read",
  "POST /bin/restore": "bin.write",
  "POST /bin/purge": "bin.write",
  "GET /books": "everyone",
  "GET /books/suggestions": "everyone",
  "GET /books/facets": "everyone",
  "GET /books/{id}": "everyone",
  "GET /books/{id}/copies": "everyone",
  "GET /books/{id}/other-editions": "everyone",
  "POST /books": "catalogue.write",
  "POST /books/searches": "everyoneWrites",
  "PUT /books/{id}": "catalogue.write",
  "PUT /books/bulk-update": "catalogue.write",
  // A file, which no GraphQL answer holds: its one door.
  "GET /books/export": "catalogue.read",
  "DELETE /books/{id}": "catalogue.write",
  "DELETE /books/bulk-delete": "catalogue.write",
  "POST /books/{id}/upload-cover": "catalogue.write",
  "POST /books/{id}/upload-file": "catalogue.write",
  "DELETE /books/{id}/delete-file": "catalogue.write",
  "GET /books/{id}/files": "everyone",
  "POST /books/{id}/files": "catalogue.write",
  "POST /books/{id}/links": "catalogue.write",
  "PUT /books/{id}/files/order": "catalogue.write",
  "PUT /book-files/{id}": "catalogue.write",
  "POST /book-files/{id}/replace": "catalogue.write",
  "DELETE /book-files/{id}": "catalogue.write",
  "POST /book-files/{id}/readings": "everyoneWrites",
  "POST /books/import-csv": "imports.write",
  "GET /books/awaiting-cover": "imports.read",
  "GET /books/cover-imports": "imports.read",
  "POST /books/cover-imports": "imports.write",
  "GET /books/cover-imports/{id}": "imports.read",
  "GET /books/cover-imports/{id}/outcomes": "imports.read",
  "POST /books/cover-imports/{id}/cancel": "imports.write",
  "GET /move-ins": SEES_MOVES,
  "POST /move-ins": MOVES_IN,
  "GET /move-ins/{id}": SEES_MOVES,
  "GET /move-ins/{id}/found": SEES_MOVES,
  "GET /move-ins/{id}/differences": SEES_MOVES,
  "GET /move-ins/{id}/balance": SEES_MOVES,
  "PUT /move-ins/{id}/answers": MOVES_IN,
  "POST /move-ins/{id}/look": MOVES_IN,
  "POST /move-ins/{id}/start": MOVES_IN,
  "POST /move-ins/{id}/cancel": MOVES_IN,
  "POST /move-ins/{id}/undo": MOVES_IN,
  "DELETE /move-ins/{id}": MOVES_IN,
  "GET /books/imports": "imports.read",
  "POST /books/imports": "imports.write",
  "GET /books/imports/{id}": "imports.read",
  "PUT /books/imports/{id}": "imports.write",
  "DELETE /books/imports/{id}": "imports.write",
  "PUT /books/imports/{id}/decisions": "imports.write",
  "GET /books/imports/{id}/proposed-codes": "imports.read",
  ...each(["preview", "start", "cancel", "undo"], "imports.write", (step) => `POST /books/imports/{id}/${step}`),
  "GET /books/imports/{id}/rows": "imports.read",
  "GET /books/imports/{id}/kept": "imports.read",
  "GET /books/imports/{id}/refused-rows": "imports.read",
  "POST /books/{id}/copies": "catalogue.write",
  "POST /books/advice": "catalogue.read",
  "GET /copies": "everyone",
  "GET /copies/proposed-codes": "catalogue.read",
  "GET /copies/proposed-inventory-codes": "catalogue.read",
  "GET /copies/register": "catalogue.read",
  "GET /copies/register/export": "catalogue.read",
  "GET /copies/to-label": "catalogue.read",
  "PUT /copies/bulk-update": "catalogue.write",
  "PUT /copies/{id}": "catalogue.write",
  "DELETE /copies/{id}": "catalogue.write",
  ...each(PATHS, "everyone", (list) => `GET /books/${list}`),
  ...each(PATHS, "everyone", (list) => `GET /books/${list}/{id}`),
  ...each(PATHS, "catalogue.write", (list) => `POST /books/${list}`),
  ...each(PATHS, "catalogue.write", (list) => `PUT /books/${list}/{id}`),
  ...each(PATHS, "catalogue.write", (list) => `DELETE /books/${list}/{id}`),
  ...each(PATHS, "catalogue.write", (list) => `POST /books/${list}/{id}/merge`),
  ...each(PATHS, "catalogue.read", (list) => `GET /books/${list}/merge-suggestions`),
  ...each(PATHS, "catalogue.write", (list) => `POST /books/${list}/{id}/keep-apart`),
  "GET /books/categories/group-proposals": "catalogue.read",
  "PUT /books/categories/groups": "catalogue.write",
  "GET /books/authors/{id}/variants": "everyone",
  "PUT /books/authors/{id}/variants": "catalogue.write",
  "GET /books/subjects/{id}": "everyone",
  "GET /books/classifications/tree": "catalogue.read",
  "GET /e-resources": "everyone",
  "POST /e-resources": "catalogue.write",
  "PUT /e-resources/{id}": "catalogue.write",
  "DELETE /e-resources/{id}": "catalogue.write",
  "GET /settings": "everyone",
  "GET /retention": "everyone",
  "PUT /settings": "settings.write",
  "GET /member-kinds": "staff",
  "POST /member-kinds": "settings.write",
  "PUT /member-kinds/{id}": "settings.write",
  "DELETE /member-kinds/{id}": "settings.write",
  "GET /loan-rules": "policy.read",
  "GET /loan-rules/policy": "policy.read",
  "POST /loan-rules": "policy.write",
  "PUT /loan-rules/{id}": "policy.write",
  "DELETE /loan-rules/{id}": "policy.write",
  "GET /settings/national-holidays/{year}": "settings.read",
  "POST /settings/about-preview": "settings.read",
  "GET /settings/history-to-forget": "settings.read",
  "POST /settings/upload-logo": "settings.write",
  "DELETE /settings/delete-logo": "settings.write",
  "GET /settings/door-key": "settings.read",
  "POST /settings/door-key": "settings.write session",
  "DELETE /settings/door-key": "settings.write session",
  "POST /visits/door-key": "everyoneWrites",
  "GET /borrowings": "circulation.read",
  "POST /borrowings": "circulation.write",
  "POST /borrowings/{id}/return": "circulation.write",
  "POST /borrowings/{id}/renew": "ownLoans",
  "POST /borrowings/{id}/lost": "circulation.write",
  "POST /borrowings/{id}/decision": "overrides.write",
  "POST /returns": "circulation.write",
  "POST /in-house-uses": "circulation.write",
  "POST /desk-acts/{id}/undo": "circulation.write",
  "GET /user-info/borrowings": "signedIn",
  "GET /reservations": "circulation.read",
  "POST /reservations": "ownLoans",
  "DELETE /reservations/{id}": "ownLoans",
  "POST /reservations/{id}/move": "circulation.write",
  "GET /user-info/reservations": "signedIn",
  "GET /class-sets": "circulation.read",
  "POST /class-sets": "circulation.write",
  "GET /class-sets/{id}": "circulation.read",
  "POST /class-sets/{id}/borrowings": "circulation.write",
  "POST /class-sets/{id}/swap": "circulation.write",
  "POST /class-sets/{id}/undo": "circulation.write",
  "GET /clearance-letters": "clearance.read",
  "POST /clearance-letters": "clearance.write",
  "POST /clearance-letters/bulk-issue": "clearance.write",
  "GET /clearance-letters/{id}": "clearance.read",
  "POST /clearance-letters/{id}/revoke": "clearance.write",
  // Files, which no GraphQL answer holds: their one door.
  "GET /clearance-letters/pdf": "clearance.read",
  "GET /clearance-letters/{id}/pdf": "clearance.read",
  "GET /clearance-verifications/{token}": "everyone",
  "GET /notices": "circulation.read",
  "GET /unmet-searches": "catalogue.read",
  "PUT /unmet-searches/{id}": "catalogue.write",
  "GET /notices/mail-delivery": "circulation.read",
  "POST /notices/{id}/retry": "circulation.write",
  "POST /notices/test-mail": "settings.write",
  "GET /visits": "visits.read",
  "POST /visits": "everyoneWrites",
  "GET /visits/stats": "visits.read",
  // A file, which no GraphQL answer holds: its one door.
  "GET /visits/export": "visits.read",
  "PUT /visits/{id}": "visits.write",
  "DELETE /visits/{id}": "visits.write",
  "GET /user-info/visits": "signedIn",
  // Files, as of visits.
  "GET /borrowings/export": "circulation.read",
  "GET /borrowings/reminders": "circulation.read",
  "GET /reservations/export": "circulation.read",
  "GET /fines": "fines.read",
  "GET /fines/export": "fines.read",
  "GET /fines/cash-entries/export": "fines.read",
  "GET /fines/balances/export": "fines.read",
  "POST /fines": "fines.write",
  "GET /fines/{id}": "signedIn",
  "GET /fines/balances": "fines.read",
  "GET /fines/cash-entries": "fines.read",
  "POST /fines/{id}/payments": "fines.write",
  "POST /fines/{id}/replacements": "fines.write",
  // Without anybody's approval.
  "POST /fines/{id}/waivers": "waivers.write",
  "POST /fines/{id}/refunds": "refunds.write",
  "GET /receipts/{number}": "signedIn",
  "POST /ledger-entries/{id}/reverse": "waivers.write",
  "GET /students/{id}/ledger-entries": "fines.read",
  "POST /students/{id}/payments": "fines.write",
  "GET /user-info/fines": "signedIn",
  "GET /blogs": "everyone",
  "GET /blogs/{post}": "everyone",
  "POST /blogs": "blogs.write",
  "PUT /blogs/{post}": "blogs.write",
  "DELETE /blogs/{post}": "blogs.write",
  "POST /blogs/{post}/upload-cover": "blogs.write",
  "DELETE /blogs/bulk-delete": "blogs.write",
  "POST /blogs/preview": "blogs.read",
  "POST /blogs/upload-picture": "blogs.write",
  "GET /serials": "catalogue.read",
  "GET /serials/issues": "catalogue.read",
  "GET /serials/export": "catalogue.read",
  "GET /serials/{id}": "catalogue.read",
  "GET /books/{id}/issues": "everyone",
  "POST /serials": "catalogue.write",
  "PUT /serials/{id}": "catalogue.write",
  "DELETE /serials/{id}": "catalogue.write",
  "POST /serials/{id}/issues": "catalogue.write",
  "POST /serials/issues/receive": "catalogue.write",
  "POST /serials/issues/mark": "catalogue.write",
  "POST /serials/issues/{id}/undo": "catalogue.write",
  "PUT /serials/issues/{id}": "catalogue.write",
  "DELETE /serials/issues/{id}": "catalogue.write",
  "GET /suggestions": "signedIn",
  "GET /suggestions/export": "suggestions.read",
  "GET /suggestions/{id}": "signedIn",
  "POST /suggestions/advice": "signedIn",
  "POST /suggestions": "ownWrites",
  "PUT /suggestions/{id}": "suggestions.write",
  "POST /suggestions/{id}/decision": "suggestions.write",
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
  "GET /library-info/recent": "reports.read",
  "GET /library-info/chart-data": "reports.read",
  "GET /demo-data": "settings.read",
  "DELETE /demo-data": "settings.write",
  "GET /library-info/attention": "staff",
  "GET /library-info/growth": "reports.read",
};

/** Fields behind an open one that only librarians read. */
export const nestedAccess: Readonly<Record<string, readonly [Access, string]>> = {
  "LibraryInfo.attention": ["staff", "{ libraryInfo { attention { booksWithoutCategory duplicateAuthors } } }"],
  "LibraryInfo.growth": ["reports.read", "{ libraryInfo { growth { visitsToday } } }"],
  "LibraryInfo.recent": ["reports.read", "{ libraryInfo { recent { books { id } } } }"],
  "LibraryInfo.chartData": ["reports.read", "{ libraryInfo { chartData { booksPerCategory { booksCount } } } }"],
};

const EVERYONE: readonly Person[] = ["visitor", "temporary", "student", "staff", "admin", "readToken", "writeToken"];

interface NodeRule {
  /** Makes one of the type, and gives what its global id holds beside the type: mostly its number. */
  readonly exists: (database: Database, dataDir: string) => Promise<number | string>;
  readonly seenBy: readonly Person[];
  /** The right with which a librarian sees it; missing where everybody does, or every librarian. */
  readonly takes?: Permission | readonly Permission[];
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
  BookFile: {
    exists: async (database) => givenBookFile(database, await first(givenBooks(database, [{}]))),
    seenBy: EVERYONE,
  },
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
    takes: "blogs.read",
  },
  BinEntry: { exists: inTheBin, seenBy: ADMIN, takes: "catalogue.write" },
  AuditEntry: { exists: (database) => anyOf(database, "audit_entries"), seenBy: ADMIN, takes: "audit.read" },
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
    takes: "imports.read",
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
    takes: "backups.read",
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
    takes: "imports.read",
  },
  MoveIn: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO move_ins (state, origin, owner, heartbeat_at, created_at)
          VALUES ('done', 'slims:1', 'x', '2026-11-21 00:00:00', '2026-11-21 00:00:00')`,
        "move_ins",
      ),
    seenBy: ADMIN,
    takes: SEES_MOVES,
  },
  StudentImport: {
    exists: async (database, dataDir) => {
      const { id } = await new StudentImportService(database, studentDependents, { dataDir }).upload(system, () =>
        Promise.resolve({ stream: Readable.from([Buffer.from("nis,nama\n1,Ani\n")]), fileName: "siswa.csv" }),
      );
      return id;
    },
    seenBy: LIBRARIANS,
    takes: "students.read",
  },
  BookImportRow: { exists: inAPreview, seenBy: ADMIN, takes: "imports.read" },
  Borrowing: {
    exists: async (database) => {
      const [copy] = copies(1);
      await givenBooks(database, [{ copies: copy ? [copy] : [] }]);
      await givenBorrowing(database, copy?.itemCode ?? "");
      return anyOf(database, "borrowings");
    },
    seenBy: LIBRARIANS,
    takes: "circulation.read",
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
    takes: "circulation.read",
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
    takes: "circulation.read",
  },
  ClearanceLetter: {
    exists: async (database) => {
      const studentId = await givenStudent(database);
      const time = { timeZone: "Asia/Jakarta", now: () => new Date() };
      return (await new ClearanceEditingService(database, time).issue(system, { studentId })).id;
    },
    seenBy: LIBRARIANS,
    takes: "clearance.read",
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
    takes: "visits.read",
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
    takes: "policy.read",
  },
  // Whoever has an account sees what others wish for.
  Suggestion: {
    exists: async (database) =>
      (await new SuggestionEditingService(database).create(await givenStudentViewer(database), { title: "Amba" })).id,
    seenBy: ["student", ...LIBRARIANS],
  },
  Registration: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO registrations (request_key, member_kind_id, name, name_key, birth_date, created_at)
            VALUES (${`kunci-${Math.random()}`}, 1, 'Yayan', 'yayan', '1990-01-01', '2026-11-01 00:00:00')`,
        "registrations",
      ),
    seenBy: LIBRARIANS,
    takes: "students.read",
  },
  AccreditationInstrument: { exists: () => Promise.resolve(1), seenBy: LIBRARIANS, takes: "reports.read" },
  Serial: { exists: aSubscription, seenBy: LIBRARIANS, takes: "catalogue.read" },
  // Everybody sees those that have come; this one has not.
  SerialIssue: {
    exists: async (database) => {
      const serialId = await aSubscription(database);
      const [issue] = await database.read((reader) =>
        reader.rows<{ id: number }>(sql`SELECT MIN(id) AS id FROM serial_issues WHERE serial_id = ${serialId}`),
      );
      return issue?.id ?? 0;
    },
    seenBy: LIBRARIANS,
    takes: "catalogue.read",
  },
  UnmetSearch: { exists: (database) => givenUnmetSearch(database), seenBy: LIBRARIANS, takes: "catalogue.read" },
  NoticeMessage: {
    exists: async (database) => givenNoticeMessage(database, { studentId: await givenStudent(database) }),
    seenBy: LIBRARIANS,
    takes: "circulation.read",
  },
  Fine: { exists: aCharge, seenBy: LIBRARIANS, takes: "fines.read" },
  LedgerEntry: { exists: aCharge, seenBy: LIBRARIANS, takes: "fines.read" },
  // Never by a token.
  Role: { exists: () => Promise.resolve(4), seenBy: ["admin"], takes: "accounts.read" },
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
    takes: "accounts.read",
  },
  User: { exists: async (database) => (await givenAdmin(database)).userId, seenBy: ADMIN, takes: "accounts.read" },
  StockTake: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO stock_takes (name, state, started_at, started_by)
          VALUES ('Rak 800', 'open', '2026-07-10 02:00:00', 'rina')`,
        "stock_takes",
      ),
    seenBy: LIBRARIANS,
    takes: "stockTakes.read",
  },
  Weeding: {
    exists: (database) =>
      given(
        database,
        sql`INSERT INTO weedings (name, state, started_at, started_by)
          VALUES ('Rak 800', 'open', '2026-07-10 02:00:00', 'rina')`,
        "weedings",
      ),
    seenBy: LIBRARIANS,
    takes: "catalogue.read",
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
    takes: "promotions.read",
  },
  Student: {
    exists: async (database) => (await givenStudentViewer(database)).studentId,
    seenBy: LIBRARIANS,
    takes: "borrowers.read",
  },
};

async function aSubscription(database: Database): Promise<number> {
  const [bookId] = await givenBooks(database, [{ materialKind: "serial" }]);
  const time = { timeZone: "Asia/Jakarta", now: () => new Date("2026-11-30T05:00:00Z") };
  const given = { bookId, frequency: "monthly", firstOn: "2026-11-01" };
  return (await new SerialEditingService(database, time).create(system, given)).id;
}

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
