import type { Page } from "playwright-core";

import { ADMIN } from "../support/admin/adminPage.js";
import { ADMIN_SCREENS, NOT_IN_DEMO } from "../support/admin/adminScreens.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { restoreNetwork, whenFailing, whileLoading } from "../support/networkStubs.js";
import { type CheckState, open, checkAccessibility } from "./journeys.js";

const HERE = "/admin/profile";
/** Screens of the desk that have nothing to wait for, and why. */
const LOADS_NOTHING: Readonly<Record<string, string>> = {
  "/admin/books/new": "Its form is empty.",
  "/admin/blogs/new": "As that of a book.",
  "/admin/students/new": "As that of a book.",
  "/admin/labels": "Nothing is chosen yet.",
  "/admin/students/print": "Nobody is chosen yet.",
  "/admin/late-slips": "As that of a book.",
  "/admin/profile": "Who is logged in is known.",
};
/** Addresses besides, that load by another view or a record of their own. */
const MORE = [
  "/admin/books/imports/1",
  "/admin/books/imports/covers/1",
  "/admin/students/imports/1",
  "/admin/classifications?view=list",
  "/admin/authors?view=duplicates",
];
const SCREENS = [...ADMIN_SCREENS.filter((path) => !(path in LOADS_NOTHING)), ...MORE];
/** What an empty library has too: no single record, whose address ends in its number or code. */
const WITHOUT_RECORDS = [...ADMIN_SCREENS, ...MORE].filter((path) => !/\/1$|\/1\/|\?code=/.test(path));

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
      WITHOUT_RECORDS.map(
        (path) =>
          [
            path,
            async (page: Page, look: CheckState) => {
              await open(page, path, NOT_IN_DEMO.includes(path) ? 404 : 200);
              await look("nothing yet");
            },
          ] as const,
      ),
    );
  },
  { ...ADMIN, DEMO: "0" },
);
