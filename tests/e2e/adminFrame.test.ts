import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Locator, Page } from "playwright-core";

import { openDatabase } from "../../server/openDatabase.js";
import { givenStudent, givenUser, PASSWORD } from "../support/people.js";
import { ADMIN_SCREENS } from "./support/admin/adminScreens.js";
import { deskMenu, openScreen } from "./support/admin/openScreen.js";
import { describeInBrowser } from "./support/browser/describeInBrowser.js";
import { login } from "./support/login.js";
import { pressQuickly } from "./support/pressQuickly.js";
import { pushPath } from "./support/pushPath.js";
import { scriptsOf } from "./support/scriptsOf.js";
import { waitForSheetsClosed } from "./support/waitForSheetsClosed.js";
import { eventually } from "./support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-admin-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenUser(database, { username: "siti", studentId: await givenStudent(database) });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

/** The calendar of days, filters and what an address has left out came to what every list loads. */
const MOST_SCRIPT = 204 * 1024;
const PHONE = { viewport: { width: 390, height: 768 } };
/** By how much a list is longer than its place. */
const overflowOf = (list: Locator) => list.evaluate((element) => element.scrollHeight - element.clientHeight);
const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name, exact: true }).waitFor();
const isInView = (shown: Locator) =>
  shown.evaluate((element) => {
    const { top, bottom, left } = element.getBoundingClientRect();
    return document.elementsFromPoint(left + 5, (top + bottom) / 2).includes(element);
  });

describeInBrowser(
  "The administrators' area",
  (visit) => {
    it("sends visitors and students home, by the server's answer and by a move alike", async () => {
      const page = await visit.newPage();
      for (const username of [null, "siti"]) {
        if (username) await login(page, username);
        for (const path of ["/admin", "/admin/bin", "/admin/users", "/admin/profile", "/admin/entah"]) {
          await page.goto(path);
          expect(new URL(page.url()).pathname).toBe("/");
        }
        await pushPath(page, "/admin/bin");
        await page.waitForURL((url) => url.pathname === "/");
      }
    });

    it("is reached from the navigation, says where one is, and changes screens without a new document", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/");
      await page.getByRole("banner").getByRole("link", { name: "Dasbor" }).click();
      await heading(page, "Dasbor");
      await page.evaluate(() => Object.assign(window, { isSameDocument: true }));
      await openScreen(page, "Pengaturan", "Tempat Sampah");
      await heading(page, "Tempat Sampah");
      await eventually(() =>
        deskMenu(page).getByRole("link", { name: "Tempat Sampah" }).getAttribute("aria-current"),
      ).toBe("page");
      await deskMenu(page).getByRole("link", { name: "Dasbor" }).click();
      await heading(page, "Dasbor");
      await eventually(() => page.evaluate(() => "isSameDocument" in window)).toBe(true);
      const year = new Date().getFullYear();
      await page.getByRole("contentinfo").getByText(`© ${year} Perpustakaan Aksara`).waitFor();
      for (const name of ["Home", "Tentang", "Buku", "Profil Saya"])
        await page.getByRole("banner").getByRole("link", { name, exact: true }).waitFor();
      for (const [path, link] of [
        ["/admin/books/new", "Buku"],
        ["/admin/books/1", "Buku"],
        ["/admin/books/import", "Impor"],
        ["/admin/books/imports/999", "Impor"],
        ["/admin/borrowings", "Peminjaman"],
        ["/admin/borrowings?status=waiting", "Reservasi"],
      ] as const) {
        await page.goto(path);
        await eventually(() => deskMenu(page).locator("[aria-current=page]").allInnerTexts()).toEqual([link]);
      }
      // The list is longer than a small window: it shows where one is all the same.
      await page.setViewportSize({ width: 1366, height: 500 });
      await page.goto("/admin/settings");
      await eventually(() => isInView(deskMenu(page).locator("[aria-current=page]"))).toBe(true);
      expect(await page.evaluate(() => window.scrollY)).toBe(0);
      expect((await page.goto("/admin/entah"))?.status()).toBe(404);
      await heading(page, "Halaman tidak ditemukan");
      await eventually(() => deskMenu(page).isVisible()).toBe(true);
    });

    it("has its menu in sight at a height of 768 px in each of its groups, and keeps the groups as they were folded", async () => {
      const page = await visit.newPage({ viewport: { width: 1366, height: 768 } });
      await login(page, "rina");
      for (const screen of ["", "/borrowings", "/books", "/authors", "/students", "/reports", "/settings"]) {
        const path = `/admin${screen}`;
        await page.goto(path);
        expect([path, await overflowOf(page.locator(".admin-sidebar-content"))]).toEqual([path, 0]);
      }
      const isOpen = (name: string) => deskMenu(page).getByRole("button", { name }).getAttribute("aria-expanded");
      await page.goto("/admin/books");
      expect([await isOpen("Koleksi"), await isOpen("Sirkulasi")]).toEqual(["true", "false"]);
      await deskMenu(page).getByRole("button", { name: "Anggota" }).press("Enter");
      await eventually(() => deskMenu(page).getByRole("link", { name: "Naik Kelas" }).isVisible()).toBe(true);
      await deskMenu(page).getByRole("button", { name: "Koleksi" }).press("Space");
      await eventually(() => isOpen("Koleksi")).toBe("false");
      await page.goto("/admin/bin");
      expect(await Promise.all(["Anggota", "Pengaturan", "Koleksi"].map(isOpen))).toEqual(["true", "true", "false"]);
      await deskMenu(page).getByRole("button", { name: "Anggota" }).click();
      await page.goto("/admin");
      expect(await isOpen("Anggota")).toBe("false");
    });

    it("puts its sidebar away, also over a reload, and back, and on a phone has it in the menu", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/admin");
      await page.getByRole("button", { name: "Sembunyikan menu" }).click();
      await eventually(() => deskMenu(page).count()).toBe(0);
      await page.reload();
      expect(await deskMenu(page).count()).toBe(0);
      await page.getByRole("button", { name: "Tampilkan menu" }).click();
      await eventually(() => deskMenu(page).isVisible()).toBe(true);

      const phone = await visit.newPage(PHONE);
      await login(phone, "rina");
      await phone.goto("/admin");
      await eventually(() => deskMenu(phone).isVisible()).toBe(false);
      await phone.getByRole("navigation", { name: "Menu cepat petugas" }).getByRole("button", { name: "Menu" }).click();
      const menu = phone.getByRole("dialog").getByRole("navigation", { name: "Menu petugas" });
      expect(await overflowOf(phone.getByRole("dialog").locator(".overflow-y-auto"))).toBe(0);
      await menu.getByRole("button", { name: "Pengaturan" }).click();
      await menu.getByRole("link", { name: "Profil", exact: true }).click();
      await heading(phone, "Profil");
      await eventually(() => phone.getByRole("dialog").count()).toBe(0);
    });

    it("lists its shortcuts under ?, goes where they say, leaves text alone, and lets them be turned off", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/admin");
      await page.keyboard.press("?");
      const list = page.getByRole("dialog", { name: "Pintasan keyboard" });
      await list.getByText("Tempat Sampah").waitFor();
      await page.keyboard.press("Escape");
      await waitForSheetsClosed(page);
      // The keys of a sequence must follow each other within 1.2 seconds.
      await pressQuickly(page, ["g", "h"]);
      await heading(page, "Tempat Sampah");
      await page.getByRole("searchbox", { name: "Cari di Tempat Sampah" }).pressSequentially("g d?");
      await eventually(() => page.evaluate(() => location.pathname)).toBe("/admin/bin");
      await eventually(() => list.count()).toBe(0);

      await page.getByRole("button", { name: "Pintasan" }).click();
      await list.getByRole("checkbox", { name: "Pintasan satu tombol aktif" }).uncheck();
      await page.keyboard.press("Escape");
      await page.reload();
      await pressQuickly(page, ["g", "d", "?"]);
      await heading(page, "Tempat Sampah");
      await eventually(() => page.evaluate(() => location.pathname)).toBe("/admin/bin");
      await eventually(() => list.count()).toBe(0);
    });

    it("changes one's own profile in its frame", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/admin/profile");
      await page.getByLabel("Nama", { exact: true }).fill("Bu Rina");
      await page.getByRole("button", { name: "Simpan" }).click();
      await page.getByRole("status").getByText("Profil sudah disimpan").waitFor();
      await page.getByRole("heading", { level: 2, name: "Bu Rina" }).waitFor();
    });

    it("loads at most 204 KiB of script for any of its screens", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      const cookie = (await page.context().cookies()).map(({ name, value }) => `${name}=${value}`).join("; ");
      const heavy = [];
      for (const path of ADMIN_SCREENS) {
        const { names, bytes } = await scriptsOf(visit.address, path, { cookie });
        expect(names.some((name) => name.includes("AdminArea"))).toBe(true);
        if (bytes > MOST_SCRIPT) heavy.push(`${path}: ${(bytes / 1024).toFixed(1)} KiB`);
      }
      expect(heavy).toEqual([]);
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);
