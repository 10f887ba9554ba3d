import { type LazyScreen, type LoadScreen, lazyScreen } from "./lazy/lazyScreen";

export interface DeskScreen extends LazyScreen {
  path: string;
}

/** The desk's part of the site map, which a reader's phone never loads. The first path that matches is taken. */
export const deskScreens: readonly DeskScreen[] = [
  deskScreen("/admin", () => import("../dashboard/DashboardPage")),
  deskScreen("/admin/activity", () => import("../audit/ActivityPage")),
  deskScreen("/admin/bin", () => import("../bin/BinPage")),
  deskScreen("/admin/borrowings", () => import("../circulation/admin/BorrowingsPage")),
  deskScreen("/admin/late-slips", () => import("../circulation/slips/LateSlipsPage")),
  deskScreen("/admin/class-sets", () => import("../circulation/classSets/ClassSetsPage")),
  deskScreen("/admin/class-sets/:id", () => import("../circulation/classSets/ClassSetPage")),
  deskScreen("/admin/clearance-letters", () => import("../circulation/clearance/admin/ClearanceLettersPage")),
  deskScreen("/admin/in-house-use", () => import("../circulation/inHouse/InHouseUsePage")),
  deskScreen("/admin/notices", () => import("../circulation/notices/NoticesPage")),
  deskScreen("/admin/fines", () => import("../circulation/ledger/lists/FinesPage")),
  deskScreen("/admin/borrowings/slip", () => import("../circulation/admin/slip/SlipPage")),
  deskScreen("/admin/receipts/:number", () => import("../circulation/ledger/receipt/ReceiptPage")),
  deskScreen("/admin/books", () => import("../books/admin/table/BookTablePage")),
  deskScreen("/admin/copies", () => import("../books/admin/copy/CopyPage")),
  deskScreen("/admin/register", () => import("../books/admin/register/RegisterPage")),
  deskScreen("/admin/stock-takes", () => import("../stockTakes/StockTakesPage")),
  deskScreen("/admin/stock-takes/:id", () => import("../stockTakes/StockTakePage")),
  deskScreen("/admin/books/import", () => import("../bookImport/ImportPage")),
  deskScreen("/admin/books/imports/covers/:id?", () => import("../bookImport/covers/CoversPage")),
  deskScreen("/admin/books/imports/:importId", () => import("../bookImport/ImportDetailPage")),
  deskScreen("/admin/books/new", () => import("../books/admin/form/new/NewBookPage")),
  deskScreen("/admin/books/:bookId", () => import("../books/admin/form/edit/EditBookPage")),
  deskScreen("/admin/authors", () => import("../authorities/lists/pages/AuthorsPage")),
  deskScreen("/admin/publishers", () => import("../authorities/lists/pages/PublishersPage")),
  deskScreen("/admin/categories", () => import("../authorities/lists/pages/CategoriesPage")),
  deskScreen("/admin/classifications", () => import("../authorities/lists/pages/ClassificationsPage")),
  deskScreen("/admin/locations", () => import("../authorities/lists/pages/LocationsPage")),
  deskScreen("/admin/sources", () => import("../authorities/lists/pages/SourcesPage")),
  deskScreen("/admin/e-resources", () => import("../eResources/EResourcesPage")),
  deskScreen("/admin/labels", () => import("../labels/LabelsPage")),
  deskScreen("/admin/blogs", () => import("../blogs/admin/table/PostTablePage")),
  deskScreen("/admin/blogs/:postId", () => import("../blogs/admin/form/PostPage")),
  deskScreen("/admin/settings", () => import("../settings/SettingsPage")),
  deskScreen("/admin/profile", () => import("../account/AdminProfilePage")),
  deskScreen("/admin/users", () => import("../users/admin/UsersPage")),
  deskScreen("/admin/roles", () => import("../users/admin/roles/RolesPage")),
  deskScreen("/admin/reports", () => import("../reports/ReportsPage")),
  deskScreen("/admin/reports/:form", () => import("../reports/forms/ReportFormPage")),
  deskScreen("/admin/unmet-searches", () => import("../books/admin/unmet/UnmetSearchesPage")),
  deskScreen("/admin/suggestions", () => import("../suggestions/admin/SuggestionTablePage")),
  deskScreen("/admin/registrations", () => import("../registrations/admin/RegistrationsPage")),
  deskScreen("/admin/students", () => import("../students/admin/table/StudentTablePage")),
  deskScreen("/admin/students/import", () => import("../students/admin/import/StudentImportPage")),
  deskScreen("/admin/students/imports/:importId", () => import("../students/admin/import/StudentImportDetailPage")),
  deskScreen("/admin/students/print", () => import("../students/admin/print/PrintPage")),
  deskScreen("/admin/students/promote", () => import("../students/promotion/PromotePage")),
  deskScreen("/admin/students/new", () => import("../students/admin/form/NewStudentPage")),
  deskScreen("/admin/students/:studentId", () => import("../students/admin/record/StudentRecordPage")),
  deskScreen("/admin/students/:studentId/reading", () => import("../students/admin/reading/ReadingSheetPage")),
  deskScreen("/admin/students/:studentId/edit", () => import("../students/admin/form/EditStudentPage")),
  deskScreen("/admin/visits", () => import("../visits/admin/AdminVisitsPage")),
  deskScreen("/admin/*", () => import("../notFound/NotFoundPage")),
];

function deskScreen(path: string, load: LoadScreen): DeskScreen {
  return { path, ...lazyScreen(load) };
}
