import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { BrowserContextOptions, Page } from "playwright-core";

import { insertDemoData } from "../../../server/demo/insertDemoData.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { givenStudent, givenUser, PASSWORD } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { fillInLogin, login } from "../support/login.js";
import { pushPath } from "../support/pushPath.js";
import { whenFailing, whileLoading } from "../support/networkStubs.js";
import { DESK, open as openPage, PHONE, WIDTHS } from "./journeys.js";

/** Where 400 % on a wide screen ends up. */
const NARROW: BrowserContextOptions = { viewport: { width: 320, height: 640 }, reducedMotion: "reduce" };

const dataDir = mkdtempSync(join(tmpdir(), "aksara-accessibility-"));

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  // The first start fills an empty library only, and this one has a student by then.
  await insertDemoData(database, { timeZone: "Asia/Jakarta" });
  await givenUser(database, {
    username: "siti",
    studentId: await givenStudent(database, { nis: "20260117", name: "Siti Aminah", className: "XI IPA 2" }),
  });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

type Journey = (page: Page) => Promise<unknown>;

const heading = (page: Page, name: string | RegExp) => page.getByRole("heading", { level: 1, name }).waitFor();
const open =
  (path: string, status = 200): Journey =>
  async (page) => {
    await openPage(page, path, status);
    await page.getByRole("heading", { level: 1 }).waitFor();
  };

const everywhere: [title: string, reach: Journey][] = [
  ["the home page", open("/")],
  ["the about page", open("/about")],
  ["the page about privacy", open("/privacy")],
  ["the guest book", open("/visits")],
  ["the guest book for guests", open("/visits?kind=guest")],
  ["the catalogue", open("/books")],
  ["a search without a result", open("/books?search=zzzzzz")],
  ["a narrowed catalogue", open("/books?search=a&language=id&available=1")],
  ["a book", open("/books/laskar-pelangi")],
  ["a book that is read", open("/books/max-havelaar/read")],
  ["a book that is not there", open("/books/tidak-ada", 404)],
  ["an unknown address", open("/entah", 404)],
  ["an author", open("/authors/1")],
  ["a subject", open("/subjects/1")],
  ["the reading lists", open("/lists")],
  ["a reading list", open("/lists/novel-indonesia-untuk-kelas-xi")],
  ["a reading list that is not there", open("/lists/tidak-ada", 404)],
  ["a letter that nobody has issued", open("/surat/tidak-ada", 404)],
  ["the blog", open("/blogs")],
  ["a search in the blog without a result", open("/blogs?search=zzzzzz")],
  ["a post with tables and code", open("/blogs/cara-mencari-buku-di-katalog")],
  ["a post that is not there", open("/blogs/tidak-ada", 404)],
  ["the login", open("/login")],
  [
    "a refused login",
    async (page) => {
      await page.goto("/login");
      await fillInLogin(page, "siti", "bukan ini");
      await page.getByRole("alert").getByText("salah").waitFor();
    },
  ],
  ["the activation", open("/activate")],
  [
    "a refused activation",
    async (page) => {
      await page.goto("/activate");
      await page.getByLabel("NIS / No. anggota").fill("20260117");
      await page.getByLabel("Kode aktivasi").fill("K7QM-3XPT");
      await page.getByLabel("Nama pengguna").fill("siti.aminah");
      await page.getByLabel("Kata sandi", { exact: true }).fill("angin-barat-daya");
      await page.getByRole("button", { name: "Aktifkan akun" }).click();
      await page.getByRole("alert").getByText("NIS / No. anggota atau kode aktivasi salah").waitFor();
    },
  ],
  [
    "the activation of who is logged in",
    async (page) => {
      await login(page, "siti");
      await page.goto("/activate");
      await heading(page, /./);
    },
  ],
  [
    "a greeting at the door",
    async (page) => {
      // Who works here is told names at any device.
      await login(page, "rina");
      await page.goto("/visits");
      await page.getByLabel("Pindai kartu anggota Anda di sini").fill("20260117");
      await page.keyboard.press("Enter");
      await page
        .getByRole("status")
        .getByText(/^Kunjungan/)
        .waitFor();
    },
  ],
  [
    "a number that the door does not know",
    async (page) => {
      // Who works here is told names at any device.
      await login(page, "rina");
      await page.goto("/visits");
      await page.getByLabel("Pindai kartu anggota Anda di sini").fill("999999");
      await page.keyboard.press("Enter");
      await page
        .getByText(/Nomor ini tidak ditemukan/)
        .first()
        .waitFor();
    },
  ],
  [
    "the member card as large as the screen",
    async (page) => {
      await login(page, "siti");
      await page.goto("/user-info");
      await page.getByRole("button", { name: "Perbesar kartu" }).click();
      await page.getByRole("dialog").waitFor();
    },
  ],
  ["the profile of nobody", open("/user-info", 401)],
  [
    "a student's profile",
    async (page) => {
      await login(page, "siti");
      await page.goto("/user-info");
      await heading(page, /^Halo, /);
      for (const title of ["Riwayat peminjaman", "Kunjungan saya", "Bacaan saya", "Kontak dan akun"])
        await page.getByText(title).click();
    },
  ],
  [
    "a student's own list",
    async (page) => {
      await login(page, "siti");
      await page.goto("/books/laut-bercerita");
      // The second width finds it kept.
      const save = page.getByRole("button", { name: "Simpan Laut Bercerita" });
      const kept = page.getByRole("button", { name: /^Tersimpan: keluarkan Laut Bercerita/ });
      await save.or(kept).waitFor();
      if (await save.isVisible()) {
        // The heart is full before the server knows of it.
        const sent = page.waitForResponse((response) => response.request().postData()?.includes("SaveBook") === true);
        await save.click();
        await sent;
      }
      await kept.waitFor();
      await page.goto("/user-info#bacaan");
      await page.getByRole("region", { name: "Bacaan saya" }).getByRole("link", { name: "Favorit" }).click();
      await heading(page, "Favorit");
    },
  ],
  [
    "an administrator's profile, with a field refused",
    async (page) => {
      await login(page, "rina");
      await page.goto("/user-info");
      await page.getByText("Kontak dan akun").click();
      await page.getByLabel("Email").fill("bukan email");
      await page.getByRole("button", { name: "Simpan", exact: true }).click();
      await page.getByText("Alamat email tidak valid. Contoh: nama@sekolah.sch.id").waitFor();
    },
  ],
  [
    "a message of success",
    async (page) => {
      await login(page, "siti");
      await page.goto("/user-info");
      await page.getByText("Kontak dan akun").click();
      await page.getByLabel("Telepon").fill("0812-3456-7890");
      await page.getByRole("button", { name: "Simpan", exact: true }).click();
      await page.getByRole("status").getByText("Profil sudah disimpan").hover();
    },
  ],
  [
    "the overlay between two places",
    async (page) => {
      await page.goto("/");
      await page.route("**/static/assets/AboutPage*", () => undefined);
      await pushPath(page, "/about");
      await page.getByText("Loading...").waitFor();
    },
  ],
  ["the catalogue while it loads", (page) => whileLoading(page, "/books", "/login")],
  ["a book while it loads", (page) => whileLoading(page, "/books/laskar-pelangi", "/login")],
  ["the about page while it loads", (page) => whileLoading(page, "/about", "/login")],
  ["the page about privacy while it loads", (page) => whileLoading(page, "/privacy", "/login")],
  ["the blog while it loads", (page) => whileLoading(page, "/blogs", "/login")],
  ["a post while it loads", (page) => whileLoading(page, "/blogs/cara-mencari-buku-di-katalog", "/login")],
  ["the about page that fails to load", (page) => whenFailing(page, "/about", "/login")],
  ["the page about privacy that fails to load", (page) => whenFailing(page, "/privacy", "/login")],
  ["the blog that fails to load", (page) => whenFailing(page, "/blogs", "/login")],
  ["a post that fails to load", (page) => whenFailing(page, "/blogs/cara-mencari-buku-di-katalog", "/login")],
  ["the catalogue that fails to load", (page) => whenFailing(page, "/books", "/login")],
  ["a book that fails to load", (page) => whenFailing(page, "/books/laskar-pelangi", "/login")],
];

const onPhones: [title: string, reach: Journey][] = [
  [
    "the menu, its e-resources open",
    async (page) => {
      await page.goto("/");
      await page.getByRole("button", { name: "Menu" }).click();
      await page.getByRole("dialog", { name: "Menu" }).getByText("E-Resource").click();
    },
  ],
  [
    "the filters",
    async (page) => {
      await page.goto("/books");
      await page.getByRole("button", { name: /Filter/ }).click();
      await page.getByRole("dialog").waitFor();
    },
  ],
];

const onDesks: [title: string, reach: Journey][] = [
  [
    "the e-resources",
    async (page) => {
      await page.goto("/");
      await page.getByRole("navigation", { name: "Utama" }).getByText("E-Resource").click();
    },
  ],
];

describeInBrowser(
  "Nobody is kept out",
  (visit) => {
    it.each(everywhere)("by %s", async (_title, reach) => {
      for (const options of WIDTHS) {
        const page = await visit.newPage(options);
        await reach(page);
        expect(await accessibilityViolations(page)).toEqual([]);
      }
    });

    it.each(onPhones)("by %s on a phone", async (_title, reach) => {
      const page = await visit.newPage(PHONE);
      await reach(page);
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it.each(onDesks)("by %s on a wide screen", async (_title, reach) => {
      const page = await visit.newPage(DESK);
      await reach(page);
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it.each([
      "/",
      "/about",
      "/privacy",
      "/books",
      "/books/laskar-pelangi",
      "/authors/1",
      "/subjects/1",
      "/lists",
      "/lists/novel-indonesia-untuk-kelas-xi",
      "/visits",
      "/activate",
      "/blogs",
      "/blogs/cara-mencari-buku-di-katalog",
      "/login",
      "/entah",
    ])("by %s at 320 px, where nothing is scrolled sideways", async (path) => {
      const page = await visit.newPage(NARROW);
      await open(path, path === "/entah" ? 404 : 200)(page);
      expect(await horizontalOverflow(page)).toBe(0);
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);

describeInBrowser(
  "A library that has nothing yet",
  (visit) => {
    it.each(["/", "/about", "/privacy", "/books", "/blogs", "/lists"])("keeps nobody out by %s", async (path) => {
      for (const options of WIDTHS) {
        const page = await visit.newPage(options);
        await open(path)(page);
        expect(await accessibilityViolations(page)).toEqual([]);
      }
    });
  },
  { DEMO: "0" },
);
