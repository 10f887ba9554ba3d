import { type BlogLoaders, createBlogLoaders } from "./blogs/blogLoaders.js";
import { BlogService } from "./blogs/BlogService.js";
import { BookFacetService } from "./books/facets/BookFacetService.js";
import { RegisterService } from "./books/register/RegisterService.js";
import { BookTopicService } from "./books/topics/BookTopicService.js";
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
import { ReportFormService } from "./reports/forms/ReportFormService.js";
import { InstrumentService } from "./reports/instruments/InstrumentService.js";
import type { KeptFigures } from "./reports/KeptFigures.js";
import { LibraryInfoService } from "./reports/LibraryInfoService.js";
import { createReadingListLoaders, type ReadingListLoaders } from "./readingLists/readingListLoaders.js";
import { ReadingListService } from "./readingLists/ReadingListService.js";
import { createSerialLoaders, type SerialLoaders } from "./serials/serialLoaders.js";
import { SerialService } from "./serials/SerialService.js";
import { createSettingsLoaders, type SettingsLoaders } from "./settings/settingsLoaders.js";
import { createStockTakeLoaders, type StockTakeLoaders } from "./stockTakes/stockTakeLoaders.js";
import { StockTakeService } from "./stockTakes/StockTakeService.js";
import { createWeedingLoaders, type WeedingLoaders } from "./weeding/weedingLoaders.js";
import { WeedingService } from "./weeding/WeedingService.js";
import { PromotionHistoryService } from "./students/promotion/PromotionHistoryService.js";
import { createMemberKindLoaders, type MemberKindLoaders } from "./students/memberKinds/memberKindLoaders.js";
import { MemberKindService } from "./students/memberKinds/MemberKindService.js";
import { StudentService } from "./students/StudentService.js";
import { SuggestionService } from "./suggestions/SuggestionService.js";
import { BorrowingService } from "./circulation/borrowings/BorrowingService.js";
import { type BorrowingLoaders, createBorrowingLoaders } from "./circulation/borrowings/borrowingLoaders.js";
import { NoticeService } from "./circulation/notices/NoticeService.js";
import { createNoticeLoaders, type NoticeLoaders } from "./circulation/notices/noticeLoaders.js";
import { createRegistrationLoaders, type RegistrationLoaders } from "./registrations/registrationLoaders.js";
import { createReservationLoaders, type ReservationLoaders } from "./circulation/reservations/reservationLoaders.js";
import { ReservationService } from "./circulation/reservations/ReservationService.js";
import { createUserLoaders, type UserLoaders } from "./users/userLoaders.js";
import type { Caller } from "./platform/auth/RequestAuth.js";
import { defineLazily } from "./platform/defineLazily.js";
import type { RequestContext } from "./platform/requestContext.js";
import { isLibrarian, visitor } from "./viewer.js";
import type { VisitorFigureService } from "./visits/guestBook/VisitorFigureService.js";
import { VisitService } from "./visits/VisitService.js";
import { type Services, type LibraryClock, libraryTime } from "./services.js";

/** What services that only read are made of. */
interface ReadScope {
  readonly reads: DatabaseReads;
  readonly timeZone: string;
  readonly keptFigures: KeptFigures;
  readonly visitorFigures: VisitorFigureService;
  readonly recordUnmet?: (search: string, outcome: UnmetOutcome) => void;
}

/** What only reads: made for each request, whose time they share. */
const readServices = {
  audit: ({ reads, timeZone }: ReadScope) => new AuditService(reads, timeZone),
  authorities: ({ reads }: ReadScope) => new AuthorityService(reads),
  blogs: ({ reads }: ReadScope) => new BlogService(reads),
  bookFacets: ({ reads }: ReadScope) => new BookFacetService(reads),
  books: ({ reads, recordUnmet }: ReadScope) => new BookService(reads, recordUnmet),
  bookSuggestions: ({ reads }: ReadScope) => new BookSuggestionService(reads),
  bookTopics: ({ reads }: ReadScope) => new BookTopicService(reads),
  borrowings: ({ reads, timeZone }: ReadScope) => new BorrowingService(reads, libraryTime(timeZone)),
  classSets: ({ reads, timeZone }: ReadScope) => new ClassSetService(reads, libraryTime(timeZone)),
  clearance: ({ reads }: ReadScope) => new ClearanceService(reads),
  classTree: ({ reads }: ReadScope) => new ClassTreeService(reads),
  eResources: ({ reads }: ReadScope) => new EResourceService(reads),
  ledger: ({ reads, timeZone }: ReadScope) => new LedgerService(reads, timeZone),
  memberKinds: ({ reads }: ReadScope) => new MemberKindService(reads),
  libraryInfo: ({ reads, timeZone, visitorFigures, keptFigures: kept }: ReadScope) =>
    new LibraryInfoService(reads, timeZone, { kept, visitorFigures }),
  notices: ({ reads }: ReadScope) => new NoticeService(reads),
  promotionHistory: ({ reads }: ReadScope) => new PromotionHistoryService(reads),
  readingLists: ({ reads }: ReadScope) => new ReadingListService(reads),
  reminders: ({ reads, timeZone }: ReadScope) => new ReminderService(reads, libraryTime(timeZone)),
  lateLoans: ({ reads, timeZone }: ReadScope) => new LateLoanService(reads, libraryTime(timeZone)),
  register: ({ reads, timeZone }: ReadScope) => new RegisterService(reads, timeZone),
  reports: ({ reads, timeZone }: ReadScope) => new ReportService(reads, libraryTime(timeZone)),
  reportForms: ({ reads, timeZone }: ReadScope) => new ReportFormService(reads, libraryTime(timeZone)),
  instruments: ({ reads, timeZone }: ReadScope) => new InstrumentService(reads, libraryTime(timeZone)),
  reservations: ({ reads }: ReadScope) => new ReservationService(reads),
  stockTakes: ({ reads }: ReadScope) => new StockTakeService(reads),
  students: ({ reads, timeZone }: ReadScope) => new StudentService(reads, timeZone),
  serials: ({ reads, timeZone }: ReadScope) => new SerialService(reads, libraryTime(timeZone)),
  suggestions: ({ reads }: ReadScope) => new SuggestionService(reads),
  visits: ({ reads, timeZone }: ReadScope) => new VisitService(reads, timeZone),
  weedings: ({ reads, timeZone }: ReadScope) => new WeedingService(reads, timeZone),
} as const;
type ReadServices = { readonly [Name in keyof typeof readServices]: ReturnType<(typeof readServices)[Name]> };

/** How long one operation may read. An administrator's may look through everything. */
const PUBLIC_READ_MS = 5_000;
const ADMIN_READ_MS = 30_000;

type Loaders = BlogLoaders &
  BookLoaders &
  BorrowingLoaders &
  ClassSetLoaders &
  ClearanceLoaders &
  ReadingListLoaders &
  RegistrationLoaders &
  ReservationLoaders &
  AuthorityLoaders &
  LedgerLoaders &
  MemberKindLoaders &
  NoticeLoaders &
  SettingsLoaders &
  SerialLoaders &
  StockTakeLoaders &
  WeedingLoaders &
  UserLoaders;

declare module "./platform/requestContext.js" {
  /** What answers, and what the request has already loaded. */
  interface RequestContext extends Services, ReadServices {
    readonly loaders: Loaders;
    /** For one part of a long list: what they have loaded goes with them. */
    readonly createLoaders: () => Loaders;
  }
}

/** A context of ours: one request, and what its services are made of. */
type Context = RequestContext & ReadScope;

/** The loaders of each feature, made together when one of them is first asked for. */
const loadersOf: readonly ((context: Context) => Partial<Loaders>)[] = [
  ({ reads }) => createBlogLoaders(reads),
  ({ reads, viewer }) => createBookLoaders(reads, viewer),
  ({ borrowings, students, viewer }) => createBorrowingLoaders(borrowings, students, viewer),
  ({ classSets, viewer }) => createClassSetLoaders(classSets, viewer),
  ({ clearance, viewer }) => createClearanceLoaders(clearance, viewer),
  ({ readingLists, viewer }) => createReadingListLoaders(readingLists, viewer),
  ({ registrations, viewer }) => createRegistrationLoaders(registrations, viewer),
  ({ reservations, viewer }) => createReservationLoaders(reservations, viewer),
  ({ reads }) => createAuthorityLoaders(reads),
  ({ settings, viewer }) => createSettingsLoaders(settings, viewer),
  ({ serials, viewer }) => createSerialLoaders(serials, viewer),
  ({ stockTakes, viewer }) => createStockTakeLoaders(stockTakes, viewer),
  ({ weedings, viewer }) => createWeedingLoaders(weedings, viewer),
  ({ reads, viewer }) => createLedgerLoaders(reads, viewer),
  ({ reads, memberKinds, viewer }) => createMemberKindLoaders(reads, memberKinds, viewer),
  ({ reads }) => createNoticeLoaders(reads),
  ({ users, roles, viewer }) => createUserLoaders(users, roles, viewer),
];

/**
 * What makes the context of each request. A request uses a few of the services and loaders: they stand in a prototype
 * that all contexts share, and are made when they are asked for.
 */
export function createContexts(
  database: Database,
  { timeZone }: LibraryClock,
  services: Services,
): (caller: Caller) => RequestContext {
  const recordUnmet = (search: string, outcome: UnmetOutcome) => services.unmetSearchRecorder.record(search, outcome);
  const prototype = { ...services, timeZone, recordUnmet } as Context;
  for (const [name, make] of Object.entries(readServices)) {
    defineLazily(prototype, [name], (context) => ({ [name]: make(context) }));
  }
  const loaderPrototype = {} as Loaders & { readonly context: Context };
  const createLoaders = (context: Context) =>
    Object.create(loaderPrototype, { context: { value: context } }) as typeof loaderPrototype;
  defineLazily(prototype, ["loaders"], (context) => ({ loaders: createLoaders(context) }));
  defineLazily(prototype, ["createLoaders"], (context) => ({ createLoaders: () => createLoaders(context) }));

  const withPrototype = (own: Partial<Context>): Context => Object.assign(Object.create(prototype) as Context, own);
  const sample = withPrototype({ viewer: visitor, reads: database });
  for (const make of loadersOf) {
    defineLazily(loaderPrototype, Object.keys(make(sample)), ({ context }) => make(context));
  }
  return ({ viewer, viewerNow, session, signal, mayLag }) => {
    const budget = new TimeBudget(isLibrarian(viewer) ? ADMIN_READ_MS : PUBLIC_READ_MS);
    const reads = mayLag ? database.withinReplica(budget) : database.within(budget);
    return withPrototype({ viewer, viewerNow, session, signal, budget, reads });
  };
}
