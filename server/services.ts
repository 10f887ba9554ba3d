import { blogFileColumns, BlogCoverService } from "./blogs/blogCover/BlogCoverService.js";
import { blogPictureColumns, BlogPictureService } from "./blogs/pictures/BlogPictureService.js";
import { BlogEditingService } from "./blogs/BlogEditingService.js";
import type { BackupConfig, BackupRunner } from "./backup/runs/BackupRunner.js";
import { BackupService } from "./backup/runs/BackupService.js";
import { PlainExportService } from "./backup/plain/PlainExportService.js";
import { BinService } from "./bin/BinService.js";
import { binHandlers } from "./binHandlers.js";
import { BookAdviceService } from "./books/advice/BookAdviceService.js";
import { BookFileListService } from "./books/files/BookFileListService.js";
import { bookFileColumns, BookFileService } from "./books/files/BookFileService.js";
import { ReadingCounter } from "./books/files/readings/ReadingCounter.js";
import { ReadingService } from "./books/files/readings/ReadingService.js";
import { CopyService } from "./books/copies/CopyService.js";
import { RegisterExportService } from "./books/register/RegisterExportService.js";
import { OftenSearchedService } from "./books/oftenSearched/OftenSearchedService.js";
import { SearchCounter } from "./books/oftenSearched/SearchCounter.js";
import { UnmetSearchRecorder } from "./books/unmet/UnmetSearchRecorder.js";
import { UnmetSearchService } from "./books/unmet/UnmetSearchService.js";
import { BookEditingService } from "./books/writing/BookEditingService.js";
import { AuditExportService } from "./audit/AuditExportService.js";
import { BookExportService } from "./books/export/BookExportService.js";
import { ClearanceEditingService } from "./circulation/clearance/ClearanceEditingService.js";
import { ClassSetEditingService } from "./circulation/classSets/ClassSetEditingService.js";
import { ClearancePdfService } from "./circulation/clearance/pdf/ClearancePdfService.js";
import { GuardianLetterService } from "./circulation/reminders/letters/GuardianLetterService.js";
import { DeskExportService } from "./circulation/export/DeskExportService.js";
import { LedgerEditingService } from "./circulation/ledger/editing/LedgerEditingService.js";
import { LedgerExportService } from "./circulation/export/LedgerExportService.js";
import { CoverImportHistoryService } from "./bookImport/covers/CoverImportHistoryService.js";
import { CoverImportService } from "./bookImport/covers/CoverImportService.js";
import { MoveInHistoryService } from "./moveIn/MoveInHistoryService.js";
import { MoveInService } from "./moveIn/MoveInService.js";
import { MoveInRunner } from "./moveIn/run/MoveInRunner.js";
import { BookImportService } from "./bookImport/BookImportService.js";
import { ImportHistoryService } from "./bookImport/ImportHistoryService.js";
import { ImportStepsService } from "./bookImport/steps/ImportStepsService.js";
import { DemoService } from "./demo/DemoService.js";
import { DuplicateService } from "./authorities/duplicates/DuplicateService.js";
import { AuthorityEditingService } from "./authorities/editing/AuthorityEditingService.js";
import { CategoryGroupService } from "./authorities/groups/CategoryGroupService.js";
import { AuthorVariantService } from "./authorities/variants/AuthorVariantService.js";
import { LoanRuleService } from "./circulation/policy/LoanRuleService.js";
import type { LibraryTime } from "./circulation/policy/lendingDay.js";
import type { Config } from "./config.js";
import type { Database } from "./platform/database/Database.js";
import { Mailer } from "./platform/mail/Mailer.js";
import { StoredFiles } from "./platform/files/StoredFiles.js";
import { EResourceEditingService } from "./eResources/EResourceEditingService.js";
import { KeptFigures } from "./reports/KeptFigures.js";
import { InstrumentEditingService } from "./reports/instruments/InstrumentEditingService.js";
import { InstrumentExportService } from "./reports/instruments/InstrumentExportService.js";
import { ReportFormExportService } from "./reports/forms/ReportFormExportService.js";
import { ReportExportService } from "./reports/figures/ReportExportService.js";
import { LibraryWatchService } from "./reports/LibraryWatchService.js";
import { ReadingListEditingService } from "./readingLists/editing/ReadingListEditingService.js";
import type { AccessLog } from "./platform/auth/accessLog.js";
import { LoginThrottler } from "./platform/auth/LoginThrottler.js";
import type { SessionKeys } from "./platform/auth/sessionKeys.js";
import { ApprovalService } from "./session/ApprovalService.js";
import { SessionService } from "./session/SessionService.js";
import { OpenSessionService } from "./session/OpenSessionService.js";
import { HistoryService } from "./history/HistoryService.js";
import { ErasureService } from "./personalData/ErasureService.js";
import { PersonalExportService } from "./personalData/PersonalExportService.js";
import { logoFileColumns, LogoService } from "./settings/logo/LogoService.js";
import { recordUses } from "./serials/recordUses.js";
import { SerialEditingService } from "./serials/editing/SerialEditingService.js";
import { SerialIssueService } from "./serials/issues/SerialIssueService.js";
import { SerialExportService } from "./serials/SerialExportService.js";
import { StockTakeEditingService } from "./stockTakes/StockTakeEditingService.js";
import { StockTakeFileService } from "./stockTakes/StockTakeFileService.js";
import { StockTakeScanService } from "./stockTakes/StockTakeScanService.js";
import { readLetterhead } from "./settings/letterhead/readLetterhead.js";
import { readSettings } from "./settings/settingsReads.js";
import { SettingsService } from "./settings/SettingsService.js";
import { byteLimit, uploadBounds, type UploadKind } from "./settings/uploads/uploadLimits.js";
import { ActivationService } from "./activation/ActivationService.js";
import { RegistrationDecisionService } from "./registrations/RegistrationDecisionService.js";
import { RegistrationService } from "./registrations/RegistrationService.js";
import { PasswordResetService } from "./passwordReset/PasswordResetService.js";
import { studentDependents } from "./studentDependents.js";
import { MemberKindEditingService } from "./students/memberKinds/MemberKindEditingService.js";
import { StudentEditingService } from "./students/editing/StudentEditingService.js";
import { StudentExportService } from "./students/StudentExportService.js";
import { studentFileColumns, StudentPhotoService } from "./students/photo/StudentPhotoService.js";
import { StudentImportHistoryService } from "./students/studentImport/StudentImportHistoryService.js";
import { StudentPromotionService } from "./students/promotion/StudentPromotionService.js";
import { StudentImportService } from "./students/studentImport/StudentImportService.js";
import { SuggestionEditingService } from "./suggestions/editing/SuggestionEditingService.js";
import { SuggestionExportService } from "./suggestions/SuggestionExportService.js";
import { revokeTokensOf } from "./tokens/revokeTokensOf.js";
import { TokenService } from "./tokens/TokenService.js";
import { LendingService } from "./circulation/lending/LendingService.js";
import { NoticeEditingService } from "./circulation/notices/NoticeEditingService.js";
import { ReservationEditingService } from "./circulation/reservations/ReservationEditingService.js";
import { isBookKeptFor } from "./circulation/reservations/keptForStudents.js";
import { InHouseUseService } from "./circulation/inHouse/InHouseUseService.js";
import { UndoService } from "./circulation/undo/UndoService.js";
import { RoleService } from "./users/roles/RoleService.js";
import { LibrarianService } from "./users/librarians/LibrarianService.js";
import type { ClockWatch } from "./system/clock/ClockWatch.js";
import { SystemService } from "./system/SystemService.js";
import { SecondFactorService } from "./users/secondFactor/SecondFactorService.js";
import { hasSecondFactor } from "./users/secondFactor/secondFactorWriter.js";
import { UserService } from "./users/UserService.js";
import { DoorKeyService } from "./visits/guestBook/DoorKeyService.js";
import { GuestBookService } from "./visits/guestBook/GuestBookService.js";
import { VisitorFigureService } from "./visits/guestBook/VisitorFigureService.js";
import { VisitEditingService } from "./visits/VisitEditingService.js";
import { VisitExportService } from "./visits/VisitExportService.js";
import { WeedingEditingService } from "./weeding/WeedingEditingService.js";
import { WeedingFileService } from "./weeding/WeedingFileService.js";
import { WeedingScanService } from "./weeding/WeedingScanService.js";

/** Made once at the start; every request shares them. */
export interface Services {
  readonly auditExports: AuditExportService;
  readonly keptFigures: KeptFigures;
  readonly reportExports: ReportExportService;
  readonly reportFormExports: ReportFormExportService;
  readonly instrumentEditing: InstrumentEditingService;
  readonly instrumentExports: InstrumentExportService;
  readonly blogCovers: BlogCoverService;
  readonly blogEditing: BlogEditingService;
  readonly blogPictures: BlogPictureService;
  readonly activation: ActivationService;
  readonly backups: BackupService;
  readonly plainExports: PlainExportService;
  readonly bin: BinService;
  readonly bookAdvice: BookAdviceService;
  readonly bookFileList: BookFileListService;
  readonly bookFiles: BookFileService;
  readonly bookExports: BookExportService;
  readonly bookImports: BookImportService;
  readonly classSetEditing: ClassSetEditingService;
  readonly clearanceEditing: ClearanceEditingService;
  readonly clearancePdfs: ClearancePdfService;
  readonly guardianLetters: GuardianLetterService;
  readonly coverImportHistory: CoverImportHistoryService;
  readonly coverImports: CoverImportService;
  readonly moveInHistory: MoveInHistoryService;
  readonly moveIns: MoveInService;
  readonly importHistory: ImportHistoryService;
  readonly importSteps: ImportStepsService;
  readonly bookEditing: BookEditingService;
  readonly copies: CopyService;
  readonly authorityEditing: AuthorityEditingService;
  readonly categoryGroups: CategoryGroupService;
  readonly authorVariants: AuthorVariantService;
  readonly demo: DemoService;
  readonly deskExports: DeskExportService;
  readonly duplicates: DuplicateService;
  readonly libraryWatch: LibraryWatchService;
  readonly eResourceEditing: EResourceEditingService;
  readonly doorKeys: DoorKeyService;
  readonly ledgerEditing: LedgerEditingService;
  readonly ledgerExports: LedgerExportService;
  readonly erasures: ErasureService;
  readonly guestBook: GuestBookService;
  readonly history: HistoryService;
  readonly inHouseUses: InHouseUseService;
  readonly lending: LendingService;
  readonly librarians: LibrarianService;
  readonly roles: RoleService;
  readonly loanRules: LoanRuleService;
  readonly oftenSearched: OftenSearchedService;
  readonly openSessions: OpenSessionService;
  readonly logos: LogoService;
  readonly noticeEditing: NoticeEditingService;
  readonly passwordResets: PasswordResetService;
  readonly personalExports: PersonalExportService;
  readonly readingCounter: ReadingCounter;
  readonly readings: ReadingService;
  readonly registrationDecisions: RegistrationDecisionService;
  readonly registrations: RegistrationService;
  readonly readingListEditing: ReadingListEditingService;
  readonly registerExports: RegisterExportService;
  readonly reservationEditing: ReservationEditingService;
  readonly searchCounter: SearchCounter;
  readonly secondFactors: SecondFactorService;
  readonly serialEditing: SerialEditingService;
  readonly serialExports: SerialExportService;
  readonly serialIssueDesk: SerialIssueService;
  readonly sessions: SessionService;
  readonly settings: SettingsService;
  readonly memberKindEditing: MemberKindEditingService;
  readonly stockTakeEditing: StockTakeEditingService;
  readonly stockTakeFiles: StockTakeFileService;
  readonly stockTakeScans: StockTakeScanService;
  readonly weedingEditing: WeedingEditingService;
  readonly weedingFiles: WeedingFileService;
  readonly weedingScans: WeedingScanService;
  readonly studentEditing: StudentEditingService;
  readonly studentExports: StudentExportService;
  readonly studentImportHistory: StudentImportHistoryService;
  readonly studentImports: StudentImportService;
  readonly studentPhotos: StudentPhotoService;
  readonly studentPromotions: StudentPromotionService;
  readonly suggestionEditing: SuggestionEditingService;
  readonly suggestionExports: SuggestionExportService;
  readonly systemStatus: SystemService;
  readonly tokens: TokenService;
  readonly undo: UndoService;
  readonly unmetSearchRecorder: UnmetSearchRecorder;
  readonly unmetSearches: UnmetSearchService;
  readonly users: UserService;
  readonly visitEditing: VisitEditingService;
  readonly visitExports: VisitExportService;
  readonly visitorFigures: VisitorFigureService;
}

export type LibraryClock = Pick<Config, "timeZone">;

export function libraryTime(timeZone: string): LibraryTime {
  return { timeZone, now: () => new Date() };
}

/** The stored files, and which records refer to them. */
export function createStoredFiles(database: Database, dataDir: string): StoredFiles {
  return new StoredFiles(database, dataDir, [
    ...bookFileColumns,
    ...blogFileColumns,
    ...blogPictureColumns,
    ...studentFileColumns,
    ...logoFileColumns,
  ]);
}

type UploadConfig = Pick<Config, "maxCoverMb" | "maxDocumentMb" | "maxPhotoMb">;

/** Also made at the start, which goes on with what a dead process has left. */
export function createCoverImports(
  database: Database,
  config: Pick<Config, "dataDir"> & UploadConfig,
  files: StoredFiles,
  onFailure?: (error: unknown) => void,
): CoverImportService {
  return new CoverImportService(database, files, {
    dataDir: config.dataDir,
    coverBytes: byteLimit(database, uploadBounds(config), "cover"),
    onFailure,
  });
}

/** Also made at the start, which ends what a dead process has left. */
export function createMoveIns(
  database: Database,
  { dataDir, timeZone }: Pick<Config, "dataDir" | "timeZone">,
  onFailure?: (error: unknown) => void,
): MoveInService {
  const runs = new MoveInRunner(database, { timeZone, kindUses: studentDependents.kindUses });
  return new MoveInService(database, runs, { dataDir, onFailure });
}

type ServiceSettings = LibraryClock &
  UploadConfig &
  Pick<BackupConfig, "backupAt"> &
  Pick<Config, "libraryName" | "backupDir" | "dataDir" | "databaseUrl" | "smtp"> & {
    /** The project's folder. */
    readonly root: string;
    readonly backupRunner: BackupRunner;
    readonly clock: ClockWatch;
  };

export function createServices(
  database: Database,
  config: ServiceSettings,
  keys: SessionKeys,
  files: StoredFiles,
  accessLog?: AccessLog,
  onFailure?: (error: unknown) => void,
): Services {
  const throttler = new LoginThrottler(database, keys, accessLog);
  const approvals = new ApprovalService(database, { throttler, keys });
  const uploads = uploadBounds(config);
  const limitOf = (kind: UploadKind) => byteLimit(database, uploads, kind);
  const printing = {
    root: config.root,
    readLetterhead: () => readLetterhead(database, files.folder, config.libraryName),
  };
  const deskTime: LibraryTime = { timeZone: config.timeZone, now: config.clock.trustedNow };
  const readingCounter = new ReadingCounter(database, libraryTime(config.timeZone));
  const searchCounter = new SearchCounter(database, libraryTime(config.timeZone));
  const unmetSearchRecorder = new UnmetSearchRecorder(database, libraryTime(config.timeZone));
  const copies = new CopyService(database, {
    timeZone: config.timeZone,
    readSeries: async (reader) => {
      const { inventoryPattern: pattern, inventoryRestartsYearly } = await readSettings(reader, config.libraryName);
      return pattern === null ? null : { pattern, restartsYearly: inventoryRestartsYearly };
    },
  });
  return {
    auditExports: new AuditExportService(database, config.timeZone),
    backups: new BackupService(database, config, { runner: config.backupRunner, keys, throttler }),
    plainExports: new PlainExportService(database, config, { keys, throttler }),
    bin: new BinService(database, files, binHandlers),
    bookAdvice: new BookAdviceService(database),
    bookFileList: new BookFileListService(database, files, limitOf("document")),
    bookFiles: new BookFileService(database, files, { coverBytes: limitOf("cover") }),
    blogCovers: new BlogCoverService(database, files, { coverBytes: limitOf("cover") }),
    blogEditing: new BlogEditingService(database),
    blogPictures: new BlogPictureService(database, files, { pictureBytes: limitOf("picture") }),
    bookExports: new BookExportService(database, config.timeZone),
    bookImports: new BookImportService(database, { dataDir: config.dataDir, fileBytes: limitOf("import") }),
    classSetEditing: new ClassSetEditingService(database, deskTime, approvals),
    clearanceEditing: new ClearanceEditingService(database, deskTime),
    clearancePdfs: new ClearancePdfService(database, files.folder, config),
    guardianLetters: new GuardianLetterService(database, files.folder, libraryTime(config.timeZone), config),
    coverImportHistory: new CoverImportHistoryService(database),
    coverImports: createCoverImports(database, config, files, onFailure),
    moveInHistory: new MoveInHistoryService(database, {
      dataDir: config.dataDir,
      ...printing,
      time: deskTime,
    }),
    moveIns: createMoveIns(database, config, onFailure),
    importHistory: new ImportHistoryService(database, { dataDir: config.dataDir }),
    importSteps: new ImportStepsService(database, {
      dataDir: config.dataDir,
      fileBytes: limitOf("import"),
      ...(onFailure ? { onFailure } : {}),
    }),
    activation: new ActivationService(database, { keys, throttler, libraryName: config.libraryName }),
    bookEditing: new BookEditingService(database, undefined, copies),
    copies,
    authorityEditing: new AuthorityEditingService(database, recordUses),
    categoryGroups: new CategoryGroupService(database, recordUses),
    authorVariants: new AuthorVariantService(database),
    demo: new DemoService(database, config.timeZone),
    deskExports: new DeskExportService(database, libraryTime(config.timeZone)),
    duplicates: new DuplicateService(database),
    libraryWatch: new LibraryWatchService(database),
    eResourceEditing: new EResourceEditingService(database),
    doorKeys: new DoorKeyService(database, keys),
    ledgerEditing: new LedgerEditingService(database, config.timeZone, deskTime.now, approvals),
    ledgerExports: new LedgerExportService(database, config.timeZone),
    erasures: new ErasureService(database, files, libraryTime(config.timeZone)),
    guestBook: new GuestBookService(database, config.timeZone, isBookKeptFor),
    history: new HistoryService(database, libraryTime(config.timeZone)),
    inHouseUses: new InHouseUseService(database, deskTime),
    lending: new LendingService(database, deskTime, approvals),
    loanRules: new LoanRuleService(database),
    librarians: new LibrarianService(database, revokeTokensOf),
    roles: new RoleService(database, revokeTokensOf),
    oftenSearched: new OftenSearchedService(database, searchCounter),
    openSessions: new OpenSessionService(database, keys),
    logos: new LogoService(database, files, { logoBytes: limitOf("cover") }),
    noticeEditing: new NoticeEditingService(
      database,
      config.smtp ? { sender: new Mailer(config.smtp), address: config.smtp.from } : null,
      config.libraryName,
      libraryTime(config.timeZone),
    ),
    keptFigures: new KeptFigures(database, libraryTime(config.timeZone)),
    reportExports: new ReportExportService(database, libraryTime(config.timeZone)),
    reportFormExports: new ReportFormExportService(database, libraryTime(config.timeZone), printing),
    instrumentEditing: new InstrumentEditingService(database),
    instrumentExports: new InstrumentExportService(database, libraryTime(config.timeZone), printing),
    passwordResets: new PasswordResetService(database, {
      keys,
      revokeTokensOf,
      libraryName: config.libraryName,
      sendsMail: config.smtp !== undefined,
      log: accessLog,
    }),
    registrationDecisions: new RegistrationDecisionService(database, {
      ...libraryTime(config.timeZone),
      sendsMail: config.smtp !== undefined,
    }),
    registrations: new RegistrationService(database, {
      keys,
      timeZone: config.timeZone,
      sendsMail: config.smtp !== undefined,
    }),
    personalExports: new PersonalExportService(database, files, libraryTime(config.timeZone)),
    memberKindEditing: new MemberKindEditingService(database, studentDependents),
    readingCounter,
    readings: new ReadingService(database, readingCounter),
    readingListEditing: new ReadingListEditingService(database),
    registerExports: new RegisterExportService(database, {
      timeZone: config.timeZone,
      root: config.root,
      readLetterhead: () => readLetterhead(database, files.folder, config.libraryName),
    }),
    reservationEditing: new ReservationEditingService(database, deskTime),
    searchCounter,
    secondFactors: new SecondFactorService(database, {
      keys,
      throttler,
      readIssuer: async () => (await database.read((reader) => readSettings(reader, config.libraryName))).name,
    }),
    serialEditing: new SerialEditingService(database, libraryTime(config.timeZone)),
    serialExports: new SerialExportService(database, libraryTime(config.timeZone)),
    serialIssueDesk: new SerialIssueService(database, copies, libraryTime(config.timeZone)),
    sessions: new SessionService(database, { keys, throttler }),
    settings: new SettingsService(database, {
      name: config.libraryName,
      timeZone: config.timeZone,
      uploads,
      hasSecondFactor,
    }),
    stockTakeEditing: new StockTakeEditingService(database, config.timeZone),
    stockTakeFiles: new StockTakeFileService(database, {
      timeZone: config.timeZone,
      root: config.root,
      readLetterhead: () => readLetterhead(database, files.folder, config.libraryName),
    }),
    stockTakeScans: new StockTakeScanService(database),
    weedingEditing: new WeedingEditingService(database, config.timeZone),
    weedingFiles: new WeedingFileService(database, {
      timeZone: config.timeZone,
      root: config.root,
      readLetterhead: () => readLetterhead(database, files.folder, config.libraryName),
    }),
    weedingScans: new WeedingScanService(database),
    studentEditing: new StudentEditingService(database, studentDependents, libraryTime(config.timeZone)),
    studentExports: new StudentExportService(database, config.timeZone),
    studentImportHistory: new StudentImportHistoryService(database),
    studentImports: new StudentImportService(database, studentDependents, {
      dataDir: config.dataDir,
      timeZone: config.timeZone,
      fileBytes: limitOf("import"),
      ...(onFailure ? { onFailure } : {}),
    }),
    studentPhotos: new StudentPhotoService(database, files, { photoBytes: limitOf("photo") }),
    studentPromotions: new StudentPromotionService(database, studentDependents, config.timeZone),
    suggestionEditing: new SuggestionEditingService(database, undefined, config.smtp !== undefined),
    suggestionExports: new SuggestionExportService(database, config.timeZone),
    systemStatus: new SystemService(config, config.clock),
    tokens: new TokenService(database, keys),
    undo: new UndoService(database, deskTime),
    unmetSearchRecorder,
    unmetSearches: new UnmetSearchService(database, unmetSearchRecorder),
    users: new UserService(database, { keys, throttler, revokeTokensOf, libraryName: config.libraryName }),
    visitEditing: new VisitEditingService(database, config.timeZone),
    visitExports: new VisitExportService(database, config.timeZone),
    visitorFigures: new VisitorFigureService(database, config.timeZone),
  };
}
