import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenBooks } from "../../support/givenBooks.js";
import { givenStudent, givenUser } from "../../support/people.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { login } from "../support/login.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-hearts-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const username of ["sari", "budi"]) {
    await givenUser(database, { username, studentId: await givenStudent(database, { name: username }) });
  }
  await givenBooks(database, [{ title: "Laut Bercerita" }, { title: "Saman" }]);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const heart = (page: Page, title: string) => page.getByRole("button", { name: new RegExp(title) });
const opacity = (page: Page, title: string) =>
  eventually(() => heart(page, title).evaluate((button) => getComputedStyle(button).opacity));

describeInBrowser(
  "The heart on a cover",
  (visit) => {
    it("comes with the mouse or the keyboard, saves with one press, and stays where it says something", async () => {
      const page = await visit.newPage({ viewport: { width: 1366, height: 800 } });
      await login(page, "sari");
      await page.goto("/books");
      await heart(page, "Saman").waitFor();
      await page.mouse.move(0, 0);
      await opacity(page, "Saman").toBe("0");
      await page.getByRole("article").filter({ hasText: "Saman" }).hover();
      await opacity(page, "Saman").toBe("1");
      await opacity(page, "Laut Bercerita").toBe("0");
      await page.mouse.move(0, 0);
      await opacity(page, "Saman").toBe("0");

      await page.getByRole("link", { name: "Detail Saman" }).focus();
      await opacity(page, "Saman").toBe("1");
      await page.keyboard.press("Tab");
      await eventually(() => heart(page, "Saman").evaluate((button) => button === document.activeElement)).toBe(true);
      await page.keyboard.press("Enter");
      await page.getByText("Disimpan di Favorit.").waitFor();
      await page.reload();
      await page.getByRole("button", { name: "Tersimpan: keluarkan Saman dari Favorit" }).waitFor();
      await page.mouse.move(0, 0);
      await opacity(page, "Saman").toBe("1");
      await opacity(page, "Laut Bercerita").toBe("0");
      expect(new URL(page.url()).pathname).toBe("/books");
    });

    it("is always there for a finger, which saves by it and does not open the book", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
      await login(page, "budi");
      await page.goto("/books");
      await heart(page, "Laut Bercerita").waitFor();
      await opacity(page, "Laut Bercerita").toBe("1");
      await heart(page, "Laut Bercerita").tap();
      await page.getByRole("button", { name: "Tersimpan: keluarkan Laut Bercerita dari Favorit" }).waitFor();
      await page.getByText("Disimpan di Favorit.").waitFor();
      expect(new URL(page.url()).pathname).toBe("/books");
      await page.goto("/user-info");
      await page.getByText("Bacaan saya", { exact: true }).click();
      await page.getByRole("region", { name: "Bacaan saya" }).getByRole("link", { name: "Favorit" }).click();
      await page.getByRole("link", { name: "Laut Bercerita" }).first().waitFor();
    });
  },
  { DATA_DIR: dataDir },
);
