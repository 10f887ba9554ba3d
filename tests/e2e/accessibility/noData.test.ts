import type { Page } from "playwright-core";

import { ADMIN } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { restoreNetwork, whenFailing, whileLoading } from "../support/networkStubs.js";
import { LISTS, type CheckState, open, checkAccessibility } from "./journeys.js";

const HERE = "/admin/profile";
const SCREENS = [
  "/admin",
  "/admin/books",
  "/admin/books/3",
  "/admin/books/import",
  "/admin/books/imports/1",
  "/admin/books/imports/covers",
  "/admin/books/imports/covers/1",
  ...LISTS.map(({ path }) => path),
  "/admin/classifications?view=list",
  "/admin/authors?view=duplicates",
  "/admin/e-resources",
  "/admin/bin",
  "/admin/activity",
  "/admin/blogs",
  "/admin/blogs/1",
  "/admin/settings",
  "/admin/students",
  "/admin/students/1",
  "/admin/students/1/edit",
  "/admin/students/import",
  "/admin/students/promote",
  "/admin/users",
  "/admin/visits",
  "/admin/borrowings",
  "/admin/borrowings?status=open",
];

describeInBrowser(
  "Nobody is kept out of the desk by what has not come",
  (visit) => {
    checkAccessibility(
      visit,
      SCREENS.map(
        (path) =>
          [
            `at ${path}`,
            async (page: Page, look: CheckState) => {
              await whileLoading(page, path, HERE);
              await look("on its way");
              await restoreNetwork(page);
              await whenFailing(page, path, HERE);
              await look("failed");
            },
          ] as const,
      ),
    );
  },
  ADMIN,
);

describeInBrowser(
  "Nobody is kept out of a desk that has nothing yet",
  (visit) => {
    checkAccessibility(
      visit,
      [
        "/admin",
        "/admin/books",
        "/admin/books/import",
        "/admin/books/imports/covers",
        ...LISTS.map(({ path }) => path),
        "/admin/authors?view=duplicates",
        "/admin/e-resources",
        "/admin/bin",
        "/admin/blogs",
        "/admin/labels",
        "/admin/settings",
        "/admin/students",
        "/admin/students/import",
        "/admin/students/promote",
        "/admin/users",
        "/admin/visits",
        "/admin/borrowings",
        "/admin/borrowings?status=open",
      ].map(
        (path) =>
          [
            path,
            async (page: Page, look: CheckState) => {
              await open(page, path);
              await look("nothing yet");
            },
          ] as const,
      ),
    );
  },
  { ...ADMIN, DEMO: "0" },
);
