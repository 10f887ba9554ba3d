import { matchPath } from "react-router-dom";
import { type LazyScreen, lazyScreen } from "./lazyScreen";

export interface AppRoute extends LazyScreen {
  path: string;
}

/** The whole site map. The last entry takes whatever no other does. */
export const routes: AppRoute[] = [
  { path: "/", ...lazyScreen("client/home/HomePage.tsx", () => import("./home/HomePage").then((m) => m.HomePage)) },
  {
    path: "/about",
    ...lazyScreen("client/about/AboutPage.tsx", () => import("./about/AboutPage").then((m) => m.AboutPage)),
  },
  {
    path: "/books",
    ...lazyScreen("client/books/catalogue/BooksPage.tsx", () =>
      import("./books/catalogue/BooksPage").then((m) => m.BooksPage),
    ),
  },
  {
    path: "/books/:bookSlug",
    ...lazyScreen("client/books/detail/BookDetailPage.tsx", () =>
      import("./books/detail/BookDetailPage").then((m) => m.BookDetailPage),
    ),
  },
  {
    path: "/blogs",
    ...lazyScreen("client/blogs/list/BlogsPage.tsx", () => import("./blogs/list/BlogsPage").then((m) => m.BlogsPage)),
  },
  {
    path: "/blogs/:blogSlug",
    ...lazyScreen("client/blogs/detail/BlogPostPage.tsx", () =>
      import("./blogs/detail/BlogPostPage").then((m) => m.BlogPostPage),
    ),
  },
  {
    path: "/login",
    ...lazyScreen("client/session/LoginPage.tsx", () => import("./session/LoginPage").then((m) => m.LoginPage)),
  },
  {
    path: "/activate",
    ...lazyScreen("client/activation/ActivatePage.tsx", () =>
      import("./activation/ActivatePage").then((m) => m.ActivatePage),
    ),
  },
  {
    path: "/user-info",
    ...lazyScreen("client/users/UserInfoPage.tsx", () => import("./users/UserInfoPage").then((m) => m.UserInfoPage)),
  },
  {
    path: "/visits",
    ...lazyScreen("client/visits/VisitsPage.tsx", () => import("./visits/VisitsPage").then((m) => m.VisitsPage)),
  },
  {
    // Administrators only; the guard comes with the area.
    path: "/admin/*",
    ...lazyScreen("client/admin/AdminArea.tsx", () => import("./admin/AdminArea").then((m) => m.AdminArea)),
  },
  {
    path: "*",
    ...lazyScreen("client/notFound/NotFoundPage.tsx", () =>
      import("./notFound/NotFoundPage").then((m) => m.NotFoundPage),
    ),
  },
];

export function findRoute(pathname: string): AppRoute {
  const route = routes.find(({ path }) => matchPath(path, pathname));
  if (!route) throw new Error(`No route takes ${pathname}`);
  return route;
}
