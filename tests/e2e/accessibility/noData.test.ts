import type { Page } from "playwright-core";

import { ADMIN } from "../support/admin/adminPage.js";
import { ADMIN_SCREENS } from "../support/admin/adminScreens.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { restoreNetwork, whenFailing, whileLoading } from "../support/networkStubs.js";
import { type CheckState, open, checkAccessibility } from "./journeys.js";

const HERE = "/admin/profile";
const SCREENS = [
  ...ADMIN_SCREENS,
  "/admin/books/imports/1",
  "/admin/books/imports/covers/1",
  "/admin/students/imports/1",
  "/admin/classifications?view=list",
  "/admin/authors?view=duplicates",
];
/** What shows no single record. */
const LISTS = SCREENS.filter((path) => !/\/1$|\/1\/|\?code=/.test(path));

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
      LISTS.map(
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
