import { useEffect } from "react";
import { matchPath } from "react-router-dom";
import { type LazyScreen, type Loader, type LoadScreen, lazyScreen, nestedScreen } from "./lazy/lazyScreen";
import type { DeskScreen } from "./deskRoutes";
import { reloadPage } from "../page/lazy/reloadPage";

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

/** The site map of readers: each screen once, by its path and its file. The first path that matches is taken. */
export const publicRoutes: readonly AppRoute[] = [
  publicScreen("/", () => import("../home/HomePage")),
  publicScreen("/about", () => import("../about/AboutPage")),
  publicScreen("/privacy", () => import("../privacy/PrivacyPage")),
  publicScreen("/books", () => import("../books/public/catalogue/BooksPage")),
  publicScreen("/books/:bookSlug", () => import("../bookDetail/BookDetailPage")),
  { ...publicScreen("/books/:bookSlug/read", () => import("../books/reader/ReaderPage")), isBare: true },
  publicScreen("/authors/:authorId", () => import("../books/public/scoped/AuthorPage")),
  publicScreen("/subjects/:subjectId", () => import("../books/public/scoped/SubjectPage")),
  publicScreen("/blogs", () => import("../blogs/list/BlogsPage")),
  publicScreen("/blogs/:blogSlug", () => import("../blogs/detail/BlogPostPage")),
  publicScreen("/login", () => import("../account/LoginPage")),
  publicScreen("/forgot-password", () => import("../passwordReset/ResetPage")),
  publicScreen("/register", () => import("../registrations/JoinPage")),
  publicScreen("/activate", () => import("../activation/ActivatePage")),
  publicScreen("/suggestions", () => import("../suggestions/SuggestionsPage")),
  publicScreen("/lists", () => import("../readingLists/ReadingListsPage")),
  publicScreen("/lists/:listSlug", () => import("../readingLists/ReadingListPage")),
  publicScreen("/user-info/lists/:listId", () => import("../readingLists/own/OwnListPage")),
  publicScreen("/user-info", () => import("../account/UserInfoPage")),
  publicScreen("/password", () => import("../users/OwnPasswordPage")),
  publicScreen("/second-factor", () => import("../users/secondFactor/SecondFactorDuePage")),
  publicScreen("/surat/:token", () => import("../circulation/clearance/VerifyLetterPage")),
  { ...publicScreen("/visits", () => import("../visits/guestBook/VisitsPage")), isBare: true },
  publicScreen("*", () => import("../notFound/NotFoundPage")),
];

function publicScreen(path: string, load: LoadScreen): AppRoute {
  return { path, isDesk: false, ...lazyScreen(load) };
}

/** The desk's part of the site map, once its first screen was asked for. */
let deskRoutes: readonly AppRoute[] | undefined;
const loadDeskRoutes: Loader<{ deskScreens: readonly DeskScreen[] }> = () => import("./deskRoutes");

/** A screen of the desk before the desk's part of the map is there: which one is only known then. */
const laterDesk: AppRoute = {
  path: "/admin/*",
  isDesk: true,
  ...inDeskFrame({ modules: [], preload: loadDesk, isLoaded: () => false, Screen: LaterDesk }),
};

/** Rendered only if somebody went Back before hydration: the server's HTML is then of another screen. */
function LaterDesk() {
  useEffect(reloadPage, []);
  return null;
}

async function loadDesk(): Promise<void> {
  const { deskScreens } = await loadDeskRoutes();
  const modules = loadDeskRoutes.module === undefined ? [] : [loadDeskRoutes.module];
  deskRoutes ??= deskScreens.map(({ path, ...screen }) => ({
    path,
    isDesk: true,
    ...inDeskFrame({ ...screen, modules: [...modules, ...screen.modules] }),
  }));
}

/** Inside the administrators' layout, which is loaded with the screen. */
function inDeskFrame(screen: LazyScreen): LazyScreen {
  return [adminArea, adminMenu, adminBar].reduceRight((inner, frame) => nestedScreen(frame, inner), screen);
}

/** The screens of which the paths are known by now. */
export function knownRoutes(): readonly AppRoute[] {
  return [...publicRoutes, ...(deskRoutes ?? [laterDesk])];
}

export function findRoute(pathname: string): AppRoute {
  const isDesk = matchPath("/admin/*", pathname) !== null;
  const route = knownRoutes().find((known) => known.isDesk === isDesk && matchPath(known.path, pathname));
  if (!route) throw new Error(`No route takes ${pathname}`);
  return route;
}

/** Loads what a path shows. */
export async function loadRoute(pathname: string): Promise<AppRoute> {
  await findRoute(pathname).preload();
  const route = findRoute(pathname);
  await route.preload();
  return route;
}
