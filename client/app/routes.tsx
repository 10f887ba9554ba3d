import { matchPath } from "react-router-dom";
import { type LazyScreen, type LoadScreen, lazyScreen, nestedScreen } from "./lazy/lazyScreen";

export interface AppRoute extends LazyScreen {
  path: string;
  /** Whether it is one of the desk's screens, which have a layout of their own. */
  isDesk: boolean;
  /** Whether it has the whole window to itself, without navigation and footer. */
  isBare?: boolean;
}

/** The administrators' layout, with the guard that sends everybody else home, and its part of a small screen's menu. */
export const adminArea = lazyScreen(() => import("../admin/AdminArea"));
export const adminMenu = lazyScreen(() => import("../admin/AdminMenu"));

/** The desk's one field, in the bar. */
export const adminBar = lazyScreen(() => import("../admin/AdminBar"));

/** The whole site map: each screen once, by its path and its file. The first path that matches is taken. */
export const routes: readonly AppRoute[] = [
  adminScreen("/admin", () => import("../dashboard/DashboardPage")),
  adminScreen("/admin/activity", () => import("../audit/ActivityPage")),
  adminScreen("/admin/bin", () => import("../bin/BinPage")),
  adminScreen("/admin/borrowings", () => import("../circulation/admin/BorrowingsPage")),
  adminScreen("/admin/class-sets", () => import("../circulation/classSets/ClassSetsPage")),
  adminScreen("/admin/class-sets/:id", () => import("../circulation/classSets/ClassSetPage")),
  adminScreen("/admin/clearance-letters", () => import("../circulation/clearance/admin/ClearanceLettersPage")),
  adminScreen("/admin/notices", () => import("../circulation/notices/NoticesPage")),
  adminScreen("/admin/fines", () => import("../circulation/ledger/lists/FinesPage")),
  adminScreen("/admin/borrowings/slip", () => import("../circulation/admin/slip/SlipPage")),
  adminScreen("/admin/receipts/:number", () => import("../circulation/ledger/receipt/ReceiptPage")),
  adminScreen("/admin/books", () => import("../books/admin/table/BookTablePage")),
  adminScreen("/admin/copies", () => import("../books/admin/copy/CopyPage")),
  adminScreen("/admin/books/import", () => import("../bookImport/ImportPage")),
  adminScreen("/admin/books/imports/covers/:id?", () => import("../bookImport/covers/CoversPage")),
  adminScreen("/admin/books/imports/:importId", () => import("../bookImport/ImportDetailPage")),
  adminScreen("/admin/books/new", () => import("../books/admin/form/new/NewBookPage")),
  adminScreen("/admin/books/:bookId", () => import("../books/admin/form/edit/EditBookPage")),
  adminScreen("/admin/authors", () => import("../authorities/lists/pages/AuthorsPage")),
  adminScreen("/admin/publishers", () => import("../authorities/lists/pages/PublishersPage")),
  adminScreen("/admin/categories", () => import("../authorities/lists/pages/CategoriesPage")),
  adminScreen("/admin/classifications", () => import("../authorities/lists/pages/ClassificationsPage")),
  adminScreen("/admin/locations", () => import("../authorities/lists/pages/LocationsPage")),
  adminScreen("/admin/sources", () => import("../authorities/lists/pages/SourcesPage")),
  adminScreen("/admin/e-resources", () => import("../eResources/EResourcesPage")),
  adminScreen("/admin/labels", () => import("../labels/LabelsPage")),
  adminScreen("/admin/blogs", () => import("../blogs/admin/table/PostTablePage")),
  adminScreen("/admin/blogs/:postId", () => import("../blogs/admin/form/PostPage")),
  adminScreen("/admin/settings", () => import("../settings/SettingsPage")),
  adminScreen("/admin/profile", () => import("../users/AdminProfilePage")),
  adminScreen("/admin/users", () => import("../users/admin/UsersPage")),
  adminScreen("/admin/reports", () => import("../reports/ReportsPage")),
  adminScreen("/admin/unmet-searches", () => import("../books/admin/unmet/UnmetSearchesPage")),
  adminScreen("/admin/students", () => import("../students/admin/table/StudentTablePage")),
  adminScreen("/admin/students/import", () => import("../students/admin/import/StudentImportPage")),
  adminScreen("/admin/students/imports/:importId", () => import("../students/admin/import/StudentImportDetailPage")),
  adminScreen("/admin/students/print", () => import("../students/admin/print/PrintPage")),
  adminScreen("/admin/students/promote", () => import("../students/promotion/PromotePage")),
  adminScreen("/admin/students/new", () => import("../students/admin/form/NewStudentPage")),
  adminScreen("/admin/students/:studentId", () => import("../students/admin/record/StudentRecordPage")),
  adminScreen("/admin/students/:studentId/edit", () => import("../students/admin/form/EditStudentPage")),
  adminScreen("/admin/visits", () => import("../visits/admin/AdminVisitsPage")),
  adminScreen("/admin/*", () => import("../notFound/NotFoundPage")),
  publicScreen("/", () => import("../home/HomePage")),
  publicScreen("/about", () => import("../about/AboutPage")),
  publicScreen("/books", () => import("../books/public/catalogue/BooksPage")),
  publicScreen("/books/:bookSlug", () => import("../books/public/detail/BookDetailPage")),
  { ...publicScreen("/books/:bookSlug/read", () => import("../books/reader/ReaderPage")), isBare: true },
  publicScreen("/authors/:authorId", () => import("../books/public/scoped/AuthorPage")),
  publicScreen("/subjects/:subjectId", () => import("../books/public/scoped/SubjectPage")),
  publicScreen("/blogs", () => import("../blogs/list/BlogsPage")),
  publicScreen("/blogs/:blogSlug", () => import("../blogs/detail/BlogPostPage")),
  publicScreen("/login", () => import("../session/LoginPage")),
  publicScreen("/activate", () => import("../activation/ActivatePage")),
  publicScreen("/lists", () => import("../readingLists/ReadingListsPage")),
  publicScreen("/lists/:listSlug", () => import("../readingLists/ReadingListPage")),
  publicScreen("/user-info/lists/:listId", () => import("../readingLists/own/OwnListPage")),
  publicScreen("/user-info", () => import("../users/UserInfoPage")),
  publicScreen("/surat/:token", () => import("../circulation/clearance/VerifyLetterPage")),
  publicScreen("/visits", () => import("../visits/guestBook/VisitsPage")),
  publicScreen("*", () => import("../notFound/NotFoundPage")),
];

function publicScreen(path: string, load: LoadScreen): AppRoute {
  return { path, isDesk: false, ...lazyScreen(load) };
}

/** Inside the administrators' layout, which is loaded with the screen. */
function adminScreen(path: string, load: LoadScreen): AppRoute {
  return {
    path,
    isDesk: true,
    ...[adminArea, adminMenu, adminBar].reduceRight((screen, frame) => nestedScreen(frame, screen), lazyScreen(load)),
  };
}

export function findRoute(pathname: string): AppRoute {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`No route takes ${pathname}`);
  return route;
}
