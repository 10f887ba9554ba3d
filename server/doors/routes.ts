import { auditRoutes } from "../audit/audit.rest.js";
import { binRoutes } from "../bin/bin.rest.js";
import { blogRoutes } from "../blogs/blog.rest.js";
import { blogCoverRoutes } from "../blogs/blogCover/blogCover.rest.js";
import { blogPictureRoutes } from "../blogs/pictures/blogPicture.rest.js";
import { bookSuggestionRoutes } from "../books/suggestions/bookSuggestions.rest.js";
import { bookAdviceRoutes } from "../books/advice/bookAdvice.rest.js";
import { bookRoutes } from "../books/book.rest.js";
import { bookFacetRoutes } from "../books/facets/bookFacets.rest.js";
import { bookFileListRoutes } from "../books/files/bookFileList.rest.js";
import { bookFileRoutes } from "../books/files/bookFile.rest.js";
import { bookExportRoutes } from "../books/export/bookExport.rest.js";
import { bookImportRoutes } from "../bookImport/bookImport.rest.js";
import { coverImportRoutes } from "../bookImport/covers/coverImport.rest.js";
import { importRowsRoutes } from "../bookImport/steps/importRows.rest.js";
import { importStepsRoutes } from "../bookImport/steps/importSteps.rest.js";
import { copyRoutes } from "../books/copies/copy.rest.js";
import { registerRoutes } from "../books/register/register.rest.js";
import { bookEditingRoutes } from "../books/writing/bookEditing.rest.js";
import { authorityRoutes } from "../authorities/authority.rest.js";
import { authorVariantRoutes } from "../authorities/variants/authorVariants.rest.js";
import { authorityEditingRoutes } from "../authorities/editing/authorityEditing.rest.js";
import { duplicateRoutes } from "../authorities/duplicates/duplicates.rest.js";
import { categoryGroupRoutes } from "../authorities/groups/categoryGroups.rest.js";
import { classTreeRoutes } from "../authorities/tree/classTree.rest.js";
import { eResourceRoutes } from "../eResources/eResource.rest.js";
import { eResourceEditingRoutes } from "../eResources/eResourceEditing.rest.js";
import { demoRoutes } from "../demo/demo.rest.js";
import { oftenSearchedRoutes } from "../books/oftenSearched/oftenSearched.rest.js";
import { unmetSearchRoutes } from "../books/unmet/unmetSearch.rest.js";
import { readingListRoutes } from "../readingLists/readingList.rest.js";
import { readingListItemRoutes } from "../readingLists/readingListItems.rest.js";
import { serialEditingRoutes } from "../serials/editing/serialEditing.rest.js";
import { serialIssueRoutes } from "../serials/issues/serialIssues.rest.js";
import { serialRoutes } from "../serials/serial.rest.js";
import { suggestionEditingRoutes } from "../suggestions/editing/suggestionEditing.rest.js";
import { suggestionRoutes } from "../suggestions/suggestion.rest.js";
import { libraryInfoRoutes } from "../reports/libraryInfo.rest.js";
import { libraryInfoReportRoutes } from "../reports/libraryInfoReports.rest.js";
import { sessionRoutes } from "../session/session.rest.js";
import { openSessionRoutes } from "../session/openSession.rest.js";
import { loanRuleRoutes } from "../circulation/policy/loanRule.rest.js";
import { logoRoutes } from "../settings/logo/logo.rest.js";
import { retentionRoutes } from "../retention/retention.rest.js";
import { settingsRoutes } from "../settings/settings.rest.js";
import { activationRoutes } from "../activation/activation.rest.js";
import { registrationRoutes } from "../registrations/registration.rest.js";
import { passwordResetRoutes } from "../passwordReset/passwordReset.rest.js";
import { memberKindRoutes } from "../students/memberKinds/memberKind.rest.js";
import { studentRoutes } from "../students/student.rest.js";
import { studentImportRoutes } from "../students/studentImport/studentImport.rest.js";
import { studentImportRowsRoutes } from "../students/studentImport/steps/studentImportRows.rest.js";
import { moveInRoutes } from "../moveIn/moveIn.rest.js";
import { studentImportStepsRoutes } from "../students/studentImport/steps/studentImportSteps.rest.js";
import { stockTakeRoutes } from "../stockTakes/stockTake.rest.js";
import { studentPromotionRoutes } from "../students/promotion/studentPromotion.rest.js";
import { studentPhotoRoutes } from "../students/photo/studentPhoto.rest.js";
import { tokenRoutes } from "../tokens/token.rest.js";
import { roleRoutes } from "../users/roles/role.rest.js";
import { librarianRoutes } from "../users/librarians/librarian.rest.js";
import { secondFactorRoutes } from "../users/secondFactor/secondFactor.rest.js";
import { userRoutes } from "../users/user.rest.js";
import { doorKeyRoutes } from "../visits/guestBook/doorKey.rest.js";
import { visitorFigureRoutes } from "../visits/guestBook/visitorFigures.rest.js";
import { deskExportRoutes } from "../circulation/export/deskExport.rest.js";
import { backupRoutes } from "../backup/runs/backup.rest.js";
import { plainExportRoutes } from "../backup/plain/plainExport.rest.js";
import { systemRoutes } from "../system/system.rest.js";
import { historyRoutes } from "../history/history.rest.js";
import { personalDataRoutes } from "../personalData/personalData.rest.js";
import { inHouseRoutes } from "../circulation/inHouse/inHouse.rest.js";
import { undoRoutes } from "../circulation/undo/undo.rest.js";
import { borrowingRoutes, ownBorrowingRoutes } from "../circulation/borrowings/borrowing.rest.js";
import { lendingRoutes } from "../circulation/lending/lending.rest.js";
import { classSetRoutes } from "../circulation/classSets/classSet.rest.js";
import { clearanceRoutes } from "../circulation/clearance/clearance.rest.js";
import { fineRoutes } from "../circulation/ledger/fine.rest.js";
import { ledgerExportRoutes } from "../circulation/export/ledgerExport.rest.js";
import { fineEditingRoutes } from "../circulation/ledger/editing/fineEditing.rest.js";
import { noticeRoutes } from "../circulation/notices/notice.rest.js";
import { reminderRoutes } from "../circulation/reminders/reminder.rest.js";
import { reservationRoutes } from "../circulation/reservations/reservation.rest.js";
import { instrumentRoutes } from "../reports/instruments/instruments.rest.js";
import { reportFormRoutes } from "../reports/forms/reportForms.rest.js";
import { reportRoutes } from "../reports/figures/reports.rest.js";
import { visitRoutes } from "../visits/visit.rest.js";
import { weedingRoutes } from "../weeding/weeding.rest.js";
import type { RestRoute } from "../platform/rest/route.js";

/** Every REST route, collected from the features' *.rest.ts files. */
export const restRoutes: readonly RestRoute[] = [
  ...activationRoutes,
  ...passwordResetRoutes,
  ...registrationRoutes,
  ...auditRoutes,
  ...binRoutes,
  ...blogRoutes,
  ...blogCoverRoutes,
  ...blogPictureRoutes,
  ...bookAdviceRoutes,
  ...bookSuggestionRoutes,
  ...bookEditingRoutes,
  ...bookFileRoutes,
  ...bookFileListRoutes,
  ...bookExportRoutes,
  ...bookImportRoutes,
  ...coverImportRoutes,
  ...importStepsRoutes,
  ...importRowsRoutes,
  ...bookRoutes,
  ...bookFacetRoutes,
  ...authorityEditingRoutes,
  ...authorVariantRoutes,
  ...authorityRoutes,
  ...classTreeRoutes,
  ...copyRoutes,
  ...registerRoutes,
  ...categoryGroupRoutes,
  ...duplicateRoutes,
  ...eResourceEditingRoutes,
  ...eResourceRoutes,
  ...libraryInfoReportRoutes,
  ...reportRoutes,
  ...reportFormRoutes,
  ...instrumentRoutes,
  ...demoRoutes,
  ...readingListRoutes,
  ...readingListItemRoutes,
  ...serialRoutes,
  ...serialEditingRoutes,
  ...serialIssueRoutes,
  ...suggestionRoutes,
  ...suggestionEditingRoutes,
  ...historyRoutes,
  ...backupRoutes,
  ...plainExportRoutes,
  ...systemRoutes,
  ...personalDataRoutes,
  ...libraryInfoRoutes,
  ...librarianRoutes,
  ...roleRoutes,
  ...openSessionRoutes,
  ...sessionRoutes,
  ...settingsRoutes,
  ...retentionRoutes,
  ...loanRuleRoutes,
  ...logoRoutes,
  ...memberKindRoutes,
  ...studentImportRoutes,
  ...moveInRoutes,
  ...studentImportStepsRoutes,
  ...studentImportRowsRoutes,
  ...studentPhotoRoutes,
  ...stockTakeRoutes,
  ...weedingRoutes,
  ...studentPromotionRoutes,
  ...studentRoutes,
  ...tokenRoutes,
  ...oftenSearchedRoutes,
  ...unmetSearchRoutes,
  ...userRoutes,
  ...secondFactorRoutes,
  ...doorKeyRoutes,
  ...visitorFigureRoutes,
  ...borrowingRoutes,
  ...lendingRoutes,
  ...inHouseRoutes,
  ...undoRoutes,
  ...ownBorrowingRoutes,
  ...deskExportRoutes,
  ...classSetRoutes,
  ...clearanceRoutes,
  ...fineEditingRoutes,
  ...fineRoutes,
  ...ledgerExportRoutes,
  ...noticeRoutes,
  ...reminderRoutes,
  ...reservationRoutes,
  ...visitRoutes,
];
