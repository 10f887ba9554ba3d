import type { ComponentType } from "react";
import { matchPath } from "react-router-dom";
import { nestedScreen, type LazyScreen, lazyScreen } from "./lazy/lazyScreen";

export interface AppRoute extends LazyScreen {
  path: string;
}

/** All public routes. The last one matches everything else; administrators' routes follow below. */
export const routes: AppRoute[] = [
  { path: "/", ...lazyScreen("client/home/HomePage.tsx", () => import("../home/HomePage").then((m) => m.HomePage)) },
  {
    path: "/about",
    ...lazyScreen("client/about/AboutPage.tsx", () => import("../about/AboutPage").then((m) => m.AboutPage)),
  },
  {
    path: "/books",
    ...lazyScreen("client/books/public/catalogue/BooksPage.tsx", () =>
      import("../books/public/catalogue/BooksPage").then((m) => m.BooksPage),
    ),
  },
  {
    path: "/books/:bookSlug",
    ...lazyScreen("client/books/public/detail/BookDetailPage.tsx", () =>
      import("../books/public/detail/BookDetailPage").then((m) => m.BookDetailPage),
    ),
  },
  {
    path: "/blogs",
    ...lazyScreen("client/blogs/list/BlogsPage.tsx", () => import("../blogs/list/BlogsPage").then((m) => m.BlogsPage)),
  },
  {
    path: "/blogs/:blogSlug",
    ...lazyScreen("client/blogs/detail/BlogPostPage.tsx", () =>
      import("../blogs/detail/BlogPostPage").then((m) => m.BlogPostPage),
    ),
  },
  {
    path: "/login",
    ...lazyScreen("client/session/LoginPage.tsx", () => import("../session/LoginPage").then((m) => m.LoginPage)),
  },
  {
    path: "/activate",
    ...lazyScreen("client/activation/ActivatePage.tsx", () =>
      import("../activation/ActivatePage").then((m) => m.ActivatePage),
    ),
  },
  {
    path: "/user-info",
    ...lazyScreen("client/users/UserInfoPage.tsx", () => import("../users/UserInfoPage").then((m) => m.UserInfoPage)),
  },
  {
    path: "/visits",
    ...lazyScreen("client/visits/guestBook/VisitsPage.tsx", () =>
      import("../visits/guestBook/VisitsPage").then((m) => m.VisitsPage),
    ),
  },
  {
    path: "*",
    ...lazyScreen("client/notFound/NotFoundPage.tsx", () =>
      import("../notFound/NotFoundPage").then((m) => m.NotFoundPage),
    ),
  },
];

/** The administrators' layout, with the guard that sends everybody else home. */
export const adminArea = lazyScreen("client/admin/AdminArea.tsx", () =>
  import("../admin/AdminArea").then((m) => m.AdminArea),
);

export const adminMenu = lazyScreen("client/admin/AdminMenu.tsx", () =>
  import("../admin/AdminMenu").then((m) => m.AdminMenu),
);

/** A screen inside the administrators' layout. */
function adminScreen(module: string, load: () => Promise<ComponentType>): LazyScreen {
  return nestedScreen(adminArea, nestedScreen(adminMenu, lazyScreen(module, load)));
}

export const adminRoutes: AppRoute[] = [
  {
    path: "/admin",
    ...adminScreen("client/admin/AdminHomePage.tsx", () =>
      import("../admin/AdminHomePage").then((m) => m.AdminHomePage),
    ),
  },
  {
    path: "/admin/bin",
    ...adminScreen("client/bin/BinPage.tsx", () => import("../bin/BinPage").then((m) => m.BinPage)),
  },
  {
    path: "/admin/books",
    ...adminScreen("client/books/admin/table/BookTablePage.tsx", () =>
      import("../books/admin/table/BookTablePage").then((m) => m.BookTablePage),
    ),
  },
  {
    path: "/admin/profile",
    ...adminScreen("client/users/AdminProfilePage.tsx", () =>
      import("../users/AdminProfilePage").then((m) => m.AdminProfilePage),
    ),
  },
  {
    path: "/admin/authors",
    ...adminScreen("client/authorities/lists/pages/AuthorsPage.tsx", () =>
      import("../authorities/lists/pages/AuthorsPage").then((m) => m.AuthorsPage),
    ),
  },
  {
    path: "/admin/publishers",
    ...adminScreen("client/authorities/lists/pages/PublishersPage.tsx", () =>
      import("../authorities/lists/pages/PublishersPage").then((m) => m.PublishersPage),
    ),
  },
  {
    path: "/admin/categories",
    ...adminScreen("client/authorities/lists/pages/CategoriesPage.tsx", () =>
      import("../authorities/lists/pages/CategoriesPage").then((m) => m.CategoriesPage),
    ),
  },
  {
    path: "/admin/classifications",
    ...adminScreen("client/authorities/lists/pages/ClassificationsPage.tsx", () =>
      import("../authorities/lists/pages/ClassificationsPage").then((m) => m.ClassificationsPage),
    ),
  },
  {
    path: "/admin/locations",
    ...adminScreen("client/authorities/lists/pages/LocationsPage.tsx", () =>
      import("../authorities/lists/pages/LocationsPage").then((m) => m.LocationsPage),
    ),
  },
  {
    path: "/admin/sources",
    ...adminScreen("client/authorities/lists/pages/SourcesPage.tsx", () =>
      import("../authorities/lists/pages/SourcesPage").then((m) => m.SourcesPage),
    ),
  },
  {
    path: "/admin/e-resources",
    ...adminScreen("client/eResources/EResourcesPage.tsx", () =>
      import("../eResources/EResourcesPage").then((m) => m.EResourcesPage),
    ),
  },
  {
    path: "/admin/books/import",
    ...adminScreen("client/bookImport/ImportPage.tsx", () =>
      import("../bookImport/ImportPage").then((m) => m.ImportPage),
    ),
  },
  {
    path: "/admin/books/imports/:importId",
    ...adminScreen("client/bookImport/ImportDetailPage.tsx", () =>
      import("../bookImport/ImportDetailPage").then((m) => m.ImportDetailPage),
    ),
  },
  {
    path: "/admin/books/new",
    ...adminScreen("client/books/admin/form/NewBookPage.tsx", () =>
      import("../books/admin/form/NewBookPage").then((m) => m.NewBookPage),
    ),
  },
  {
    path: "/admin/books/:bookId",
    ...adminScreen("client/books/admin/form/EditBookPage.tsx", () =>
      import("../books/admin/form/EditBookPage").then((m) => m.EditBookPage),
    ),
  },
  {
    path: "/admin/*",
    ...adminScreen("client/notFound/NotFoundPage.tsx", () =>
      import("../notFound/NotFoundPage").then((m) => m.NotFoundPage),
    ),
  },
];

const everyRoute = [...adminRoutes, ...routes];

export function findRoute(pathname: string): AppRoute {
  const route = everyRoute.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`No route takes ${pathname}`);
  return route;
}

export function isAdminRoute(route: AppRoute): boolean {
  return adminRoutes.includes(route);
}
