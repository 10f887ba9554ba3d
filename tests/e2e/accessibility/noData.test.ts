import type { Page } from "playwright-core";

import { ADMIN } from "../support/adminPage.js";
import { inBrowser } from "../support/inBrowser.js";
import { letGo, whenFailing, whileLoading } from "../support/unanswered.js";
import { LISTS, type Look, open, walkEverywhere } from "./walks.js";

const HERE = "/admin/profile";
const SCREENS = [
  "/admin",
  "/admin/books",
  "/admin/books/3",
  "/admin/books/import",
  "/admin/books/imports/1",
  ...LISTS.map(({ path }) => path),
  "/admin/classifications?view=list",
  "/admin/authors?view=duplicates",
  "/admin/e-resources",
  "/admin/bin",
];

inBrowser(
  "Nobody is kept out of the desk by what has not come",
  (visit) => {
    walkEverywhere(
      visit,
      SCREENS.map(
        (path) =>
          [
            `at ${path}`,
            async (page: Page, look: Look) => {
              await whileLoading(page, path, HERE);
              await look("on its way");
              await letGo(page);
              await whenFailing(page, path, HERE);
              await look("failed");
            },
          ] as const,
      ),
    );
  },
  ADMIN,
);

inBrowser(
  "Nobody is kept out of a desk that has nothing yet",
  (visit) => {
    walkEverywhere(
      visit,
      [
        "/admin",
        "/admin/books",
        "/admin/books/import",
        ...LISTS.map(({ path }) => path),
        "/admin/authors?view=duplicates",
        "/admin/e-resources",
        "/admin/bin",
      ].map(
        (path) =>
          [
            path,
            async (page: Page, look: Look) => {
              await open(page, path);
              await look("nothing yet");
            },
          ] as const,
      ),
    );
  },
  { ...ADMIN, DEMO: "0" },
);
