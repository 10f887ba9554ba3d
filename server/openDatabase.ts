import sql from "sql-template-tag";

import { recordAudit } from "./audit/recordAudit.js";
import { AuditEntry } from "./audit/AuditEntry.entity.js";
import { Backup } from "./backup/runs/Backup.entity.js";
import { BinEntry } from "./bin/BinEntry.entity.js";
import { BinMove } from "./bin/BinMove.entity.js";
import { BlogPost } from "./blogs/BlogPost.entity.js";
import { BlogPicture } from "./blogs/pictures/BlogPicture.entity.js";
import { BookAuthor } from "./books/BookAuthor.entity.js";
import { BookFile } from "./books/files/BookFile.entity.js";
import { BookFileReading } from "./books/files/readings/BookFileReading.entity.js";
import { BookImport } from "./bookImport/BookImport.entity.js";
import { CoverImport } from "./bookImport/covers/CoverImport.entity.js";
import { CoverOutcome } from "./bookImport/covers/CoverOutcome.entity.js";
import { BookSubject } from "./books/BookSubject.entity.js";
import { Book } from "./books/Book.entity.js";
import { SearchCount } from "./books/oftenSearched/SearchCount.entity.js";
import { UnmetSearch } from "./books/unmet/UnmetSearch.entity.js";
import { VocabularyWord } from "./books/vocabulary/VocabularyWord.entity.js";
import { Copy } from "./books/copies/Copy.entity.js";
import { Borrowing } from "./circulation/borrowings/Borrowing.entity.js";
import { ClassSet } from "./circulation/borrowings/ClassSet.entity.js";
import { ClearanceLetter } from "./circulation/clearanceLetters/ClearanceLetter.entity.js";
import { DeskAct } from "./circulation/acts/DeskAct.entity.js";
import { InHouseUse } from "./circulation/inHouse/InHouseUse.entity.js";
import { LedgerEntry } from "./circulation/ledger/LedgerEntry.entity.js";
import { ReplacementCode } from "./circulation/forgetting/ReplacementCode.entity.js";
import { Notice } from "./circulation/notices/Notice.entity.js";
import { NoticeMessage } from "./circulation/notices/NoticeMessage.entity.js";
import { LoanRule } from "./circulation/policy/LoanRule.entity.js";
import { MoveIn } from "./moveIn/MoveIn.entity.js";
import { MoveInRecord } from "./moveIn/MoveInRecord.entity.js";
import { ReadingList } from "./readingLists/ReadingList.entity.js";
import { ReadingListItem } from "./readingLists/ReadingListItem.entity.js";
import { Reservation } from "./circulation/reservations/Reservation.entity.js";
import { Author } from "./authorities/records/Author.entity.js";
import { Category } from "./authorities/records/Category.entity.js";
import { Classification } from "./authorities/records/Classification.entity.js";
import { Location } from "./authorities/records/Location.entity.js";
import { AuthorVariant } from "./authorities/variants/AuthorVariant.entity.js";
import { DismissedDuplicate } from "./authorities/duplicates/DismissedDuplicate.entity.js";
import { Publisher } from "./authorities/records/Publisher.entity.js";
import { Source } from "./authorities/records/Source.entity.js";
import { Subject } from "./authorities/records/Subject.entity.js";
import { EResource } from "./eResources/EResource.entity.js";
import { StoredFile } from "./platform/files/StoredFile.entity.js";
import { Counter } from "./platform/database/counters/Counter.entity.js";
import { Release } from "./platform/database/releases/Release.entity.js";
import { LoginThrottle } from "./platform/auth/LoginThrottle.entity.js";
import { LoginChallenge } from "./users/secondFactor/LoginChallenge.entity.js";
import { RecoveryCode } from "./users/secondFactor/RecoveryCode.entity.js";
import { SecondFactor } from "./users/secondFactor/SecondFactor.entity.js";
import { Session } from "./users/Session.entity.js";
import { Holiday } from "./settings/holidays/Holiday.entity.js";
import { OpenDay } from "./settings/holidays/OpenDay.entity.js";
import { Setting } from "./settings/Setting.entity.js";
import { ActivationCode } from "./activation/ActivationCode.entity.js";
import { Installation } from "./system/Installation.entity.js";
import { MemberKind } from "./students/memberKinds/MemberKind.entity.js";
import { Student } from "./students/Student.entity.js";
import { StudentImport } from "./students/studentImport/StudentImport.entity.js";
import { StudentImportRow } from "./students/studentImport/StudentImportRow.entity.js";
import { StudentPromotion } from "./students/promotion/StudentPromotion.entity.js";
import { StudentPromotionItem } from "./students/promotion/StudentPromotionItem.entity.js";
import { StockTake } from "./stockTakes/StockTake.entity.js";
import { StockTakeItem } from "./stockTakes/StockTakeItem.entity.js";
import { StockTakeShelf } from "./stockTakes/StockTakeShelf.entity.js";
import { AccessToken } from "./tokens/AccessToken.entity.js";
import { LibraryRole } from "./users/roles/LibraryRole.entity.js";
import { OutgoingMail } from "./outbox/OutgoingMail.entity.js";
import { PasswordReset } from "./passwordReset/PasswordReset.entity.js";
import { Registration } from "./registrations/Registration.entity.js";
import { User } from "./users/User.entity.js";
import { AccreditationAnswers } from "./reports/instruments/AccreditationAnswers.entity.js";
import { AccreditationInstrument } from "./reports/instruments/AccreditationInstrument.entity.js";
import { Serial } from "./serials/Serial.entity.js";
import { SerialIssue } from "./serials/SerialIssue.entity.js";
import { Suggestion } from "./suggestions/Suggestion.entity.js";
import { SuggestionVote } from "./suggestions/SuggestionVote.entity.js";
import { Visit } from "./visits/Visit.entity.js";
import { Weeding } from "./weeding/Weeding.entity.js";
import { WeedingItem } from "./weeding/WeedingItem.entity.js";
import { connect, type OpenOptions } from "./platform/database/connect.js";
import type { Database } from "./platform/database/Database.js";

/** Every table of the product. */
export const entities = [
  AccessToken,
  ActivationCode,
  AuditEntry,
  Author,
  Backup,
  BinEntry,
  BinMove,
  BlogPost,
  BlogPicture,
  Book,
  BookAuthor,
  BookFile,
  BookFileReading,
  BookImport,
  BookSubject,
  Borrowing,
  ClearanceLetter,
  ClassSet,
  DeskAct,
  InHouseUse,
  LedgerEntry,
  LoanRule,
  LibraryRole,
  MemberKind,
  MoveIn,
  MoveInRecord,
  Notice,
  NoticeMessage,
  ReadingList,
  ReadingListItem,
  Release,
  ReplacementCode,
  Reservation,
  Category,
  Classification,
  Copy,
  Counter,
  CoverImport,
  CoverOutcome,
  EResource,
  AuthorVariant,
  DismissedDuplicate,
  Holiday,
  Installation,
  OpenDay,
  Location,
  LoginThrottle,
  OutgoingMail,
  PasswordReset,
  Registration,
  Publisher,
  SearchCount,
  LoginChallenge,
  RecoveryCode,
  SecondFactor,
  Session,
  Setting,
  Source,
  StockTake,
  StockTakeItem,
  StockTakeShelf,
  Weeding,
  WeedingItem,
  StoredFile,
  Student,
  StudentImport,
  StudentImportRow,
  StudentPromotion,
  StudentPromotionItem,
  Subject,
  AccreditationInstrument,
  AccreditationAnswers,
  Serial,
  SerialIssue,
  Suggestion,
  SuggestionVote,
  UnmetSearch,
  User,
  Visit,
  VocabularyWord,
];

/** The one order in which writes take their locks, so that no two of them wait for each other. */
const LOCK_ORDER = [
  "moveIns",
  "imports",
  "books",
  "records",
  "visits",
  "settings",
  "promotions",
  "circulation",
  "changes",
] as const;

declare module "./platform/database/Database.js" {
  interface LockKinds {
    readonly features: (typeof LOCK_ORDER)[number];
  }
}

/** Opens the database that the URL names, migrates it and returns its two verbs. */
export function openDatabase(options: OpenOptions): Promise<Database> {
  const libraryId = sql`SELECT library_id FROM installations WHERE id = 1`;
  return connect({ entities, lockOrder: LOCK_ORDER, recordAudit, libraryId }, options);
}
