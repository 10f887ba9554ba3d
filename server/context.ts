import { type BlogLoaders, createBlogLoaders } from "./blogs/blogLoaders.js";
import { BlogService } from "./blogs/BlogService.js";
import { BookFacetService } from "./books/facets/BookFacetService.js";
import { BookSuggestionService } from "./books/suggestions/BookSuggestionService.js";
import type { UnmetOutcome } from "./books/unmet/UnmetSearch.entity.js";
import { AuditService } from "./audit/AuditService.js";
import { type ClearanceLoaders, createClearanceLoaders } from "./circulation/clearance/clearanceLoaders.js";
import { type ClassSetLoaders, createClassSetLoaders } from "./circulation/classSets/classSetLoaders.js";
import { ClassSetService } from "./circulation/classSets/ClassSetService.js";
import { ClearanceService } from "./circulation/clearance/ClearanceService.js";
import { createLedgerLoaders, type LedgerLoaders } from "./circulation/ledger/ledgerLoaders.js";
import { LedgerService } from "./circulation/ledger/LedgerService.js";
import { BookService } from "./books/BookService.js";
import { type BookLoaders, createBookLoaders } from "./books/bookLoaders.js";
import { type AuthorityLoaders, createAuthorityLoaders } from "./authorities/authorityLoaders.js";
import { AuthorityService } from "./authorities/AuthorityService.js";
import { ClassTreeService } from "./authorities/tree/ClassTreeService.js";
import { ReminderService } from "./circulation/reminders/ReminderService.js";
import type { Database, DatabaseReads } from "./platform/database/Database.js";
import { TimeBudget } from "./platform/database/reading/TimeBudget.js";
import { EResourceService } from "./eResources/EResourceService.js";
import { LateLoanService } from "./reports/figures/loans/LateLoanService.js";
import { ReportService } from "./reports/figures/ReportService.js";
import { LibraryInfoService } from "./reports/LibraryInfoService.js";
import { createReadingListLoaders, type ReadingListLoaders } from "./readingLists/readingListLoaders.js";
import { ReadingListService } from "./readingLists/ReadingListService.js";
import { createSettingsLoaders, type SettingsLoaders } from "./settings/settingsLoaders.js";
import { PromotionHistoryService } from "./students/promotion/PromotionHistoryService.js";
import { StudentService } from "./students/StudentService.js";
import { BorrowingService } from "./circulation/borrowings/BorrowingService.js";
import { type BorrowingLoaders, createBorrowingLoaders } from "./circulation/borrowings/borrowingLoaders.js";
import { NoticeService } from "./circulation/notices/NoticeService.js";
import { createNoticeLoaders, type NoticeLoaders } from "./circulation/notices/noticeLoaders.js";
import { createReservationLoaders, type ReservationLoaders } from "./circulation/reservations/reservationLoaders.js";
import { ReservationService } from "./circulation/reservations/ReservationService.js";
import { createUserLoaders, type UserLoaders } from "./users/userLoaders.js";
import type { Caller } from "./platform/auth/RequestAuth.js";
import type { RequestContext } from "./platform/requestContext.js";
import { isLibrarian } from "./viewer.js";
import { VisitService } from "./visits/VisitService.js";
import { type Services, type LibraryClock, libraryTime } from "./services.js";

/** What only reads: made for each request, whose time they share. */
export function createReadServices(
  reads: DatabaseReads,
  { timeZone }: LibraryClock,
  recordUnmet?: (search: string, outcome: UnmetOutcome) => void,
) {
  return {
    audit: new AuditService(reads, timeZone),
    authorities: new AuthorityService(reads),
    blogs: new BlogService(reads),
    bookFacets: new BookFacetService(reads),
    books: new BookService(reads, recordUnmet),
    bookSuggestions: new BookSuggestionService(reads),
    borrowings: new BorrowingService(reads, libraryTime(timeZone)),
    classSets: new ClassSetService(reads, libraryTime(timeZone)),
    clearance: new ClearanceService(reads),
    classTree: new ClassTreeService(reads),
    eResources: new EResourceService(reads),
    ledger: new LedgerService(reads, timeZone),
    libraryInfo: new LibraryInfoService(reads, timeZone),
    notices: new NoticeService(reads),
    promotionHistory: new PromotionHistoryService(reads),
    readingLists: new ReadingListService(reads),
    reminders: new ReminderService(reads, libraryTime(timeZone)),
    lateLoans: new LateLoanService(reads, libraryTime(timeZone)),
    reports: new ReportService(reads, libraryTime(timeZone)),
    reservations: new ReservationService(reads),
    students: new StudentService(reads, timeZone),
    visits: new VisitService(reads, timeZone),
  };
}
type ReadServices = ReturnType<typeof createReadServices>;

/** How long one operation may read. An administrator's may look through everything. */
const PUBLIC_READ_MS = 5_000;
const ADMIN_READ_MS = 30_000;

export type Loaders = BlogLoaders &
  BookLoaders &
  BorrowingLoaders &
  ClassSetLoaders &
  ClearanceLoaders &
  ReadingListLoaders &
  ReservationLoaders &
  AuthorityLoaders &
  LedgerLoaders &
  NoticeLoaders &
  SettingsLoaders &
  UserLoaders;

declare module "./platform/requestContext.js" {
  /** What answers, and what the request has already loaded. */
  interface RequestContext extends Services, ReadServices {
    readonly loaders: Loaders;
    /** For one part of a long list: what they have loaded goes with them. */
    readonly createLoaders: () => Loaders;
  }
}

export function createContext(
  database: Database,
  config: LibraryClock,
  services: Services,
  { viewer, viewerNow: reloadViewer, session, signal }: Caller,
): RequestContext {
  const budget = new TimeBudget(isLibrarian(viewer) ? ADMIN_READ_MS : PUBLIC_READ_MS);
  const reads = database.within(budget);
  const readServices = createReadServices(reads, config, (search, outcome) =>
    services.unmetSearchRecorder.record(search, outcome),
  );
  const createLoaders = (): Loaders => ({
    ...createBlogLoaders(reads),
    ...createBookLoaders(reads, viewer),
    ...createBorrowingLoaders(readServices.borrowings, readServices.students, viewer),
    ...createClassSetLoaders(readServices.classSets, viewer),
    ...createClearanceLoaders(readServices.clearance, viewer),
    ...createReadingListLoaders(readServices.readingLists, viewer),
    ...createReservationLoaders(readServices.reservations, viewer),
    ...createAuthorityLoaders(reads),
    ...createSettingsLoaders(services.settings, viewer),
    ...createLedgerLoaders(reads),
    ...createNoticeLoaders(reads),
    ...createUserLoaders(services.users, viewer),
  });
  let loaders: Loaders | undefined;
  return {
    ...services,
    ...readServices,
    viewer,
    viewerNow: reloadViewer,
    session,
    signal,
    budget,
    createLoaders,
    // A page that is kept needs none.
    get loaders() {
      loaders ??= createLoaders();
      return loaders;
    },
  };
}
