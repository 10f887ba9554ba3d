import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../server/openDatabase.js";
import { givenStudent, givenUser, PASSWORD } from "../support/people.js";
import { describeInBrowser } from "./support/browser/describeInBrowser.js";
import { csrfHeader, fillInLogin, login } from "./support/login.js";
import { pushPath } from "./support/pushPath.js";
import { eventually } from "./support/eventually.js";
import { waitForHydration } from "./support/waitForHydration.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-session-"));

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const username of ["siti", "budi", "wati"]) {
    await givenUser(database, { username, studentId: await givenStudent(database) });
  }
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const bar = (page: Page) => page.getByRole("banner");
const loggedIn = (page: Page) => bar(page).getByRole("button", { name: "Logout" }).waitFor();
const loggedOut = (page: Page) => bar(page).getByRole("link", { name: "Login" }).waitFor();
const cookieNames = async (page: Page) => (await page.context().cookies()).map(({ name }) => name).sort();

/** The first administrator is created at startup. */
const environment = { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD };

const CHANGED_ON = /^Diganti \d{1,2} \p{L}+ \d{4}$/u;

describeInBrowser(
  "A session",
  (visit) => {
    it("begins at the login page, leads back to where one came from, and outlives a reload", async () => {
      const page = await visit.newPage();
      await page.goto("/books?search=laskar");
      await bar(page).getByRole("link", { name: "Login" }).click();
      await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
      await fillInLogin(page, "Rina", PASSWORD);
      await page.waitForURL("**/books?search=laskar");
      await loggedIn(page);

      await eventually(() => cookieNames(page)).toEqual(["csrf_access_token", "known_device", "session"]);
      const answer = await page.reload();
      expect(await answer?.text()).toContain("Logout");
      expect(answer?.headers()["cache-control"]).toBe("no-store");
      await loggedIn(page);
      await page.goto("/login");
      expect(new URL(page.url()).pathname).toBe("/admin");
    });

    it("begins with the caret in the username, which nobody loses who is elsewhere before the script comes", async () => {
      const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name") ?? "none");
      const withoutScripts = await visit.newPage({ javaScriptEnabled: false });
      await withoutScripts.goto("/login");
      expect(await withoutScripts.locator("[name=username]").getAttribute("autofocus")).toBe("");

      const page = await visit.newPage();
      await page.goto("/login");
      expect(await focused(page)).toBe("username");
      await page.goto("/");
      await bar(page).getByRole("link", { name: "Login" }).click();
      await page.getByRole("heading", { level: 1, name: "Login" }).waitFor();
      await eventually(() => focused(page)).toBe("username");
      await page.getByRole("link", { name: "Aktifkan akun anggota" }).click();
      await eventually(() => focused(page)).toBe("nis");

      const early = await visit.newPage();
      let letScriptsCome: () => void = () => undefined;
      const held = new Promise<void>((resolve) => (letScriptsCome = resolve));
      await early.route("**/*.js", async (route) => {
        await held;
        await route.continue();
      });
      await early.goto("/login", { waitUntil: "commit" });
      await early.locator("[name=password]").fill("rahasia");
      await early.locator("[name=password]").focus();
      letScriptsCome();
      await waitForHydration(early);
      expect(await focused(early)).toBe("password");
    });

    it("holds on a device of the house that opens the server by its name there, without HTTPS", async () => {
      const page = await visit.newPage({ baseURL: visit.address.replace("127.0.0.1", "perpus.lan") });
      await page.goto("/login");
      await fillInLogin(page, "rina", PASSWORD);
      await loggedIn(page);
      await page.reload();
      await loggedIn(page);

      expect(await cookieNames(page)).toEqual(["csrf_access_token", "known_device", "session"]);
    });

    it("says on the login page what to change where a proxy that nobody trusts takes its cookies away", async () => {
      visit.expectConsoleError(/Cross-Origin-Opener-Policy header has been ignored/);
      const page = await visit.newPage({
        baseURL: visit.address.replace("127.0.0.1", "perpus.lan"),
        extraHTTPHeaders: { "X-Forwarded-For": "203.0.113.7" },
      });
      await page.goto("/login");
      await fillInLogin(page, "rina", PASSWORD);

      await page.getByRole("alert").getByText("Login tidak tersimpan di browser ini").waitFor();
      expect([new URL(page.url()).pathname, await cookieNames(page)]).toEqual(["/login", []]);
      await loggedOut(page);
    });

    it("ends with the message and at home, nothing of it left in the browser but the mark of a known device", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/about");
      await bar(page).getByRole("button", { name: "Logout" }).click();

      await page.getByRole("status").getByText("Berhasil logout").waitFor();
      await page.waitForURL((url) => url.pathname === "/");
      await loggedOut(page);
      await eventually(() => cookieNames(page)).toEqual(["known_device"]);
      await page.reload();
      await loggedOut(page);
      await page.goBack();
      await loggedOut(page);
    });

    it("leaves nothing private in the browser either where its page was gone before it could clear up", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/about");
      await page.evaluate(async () => {
        localStorage.setItem("aksara:draft:book:new", "{}");
        localStorage.setItem("aksara:meja:lain", "{}");
        await (await caches.open("member-card")).put("/user-info/kept-card", new Response("Siti"));
        await new Promise((resolve) => {
          const opening = indexedDB.open("aksara");
          opening.onupgradeneeded = () => opening.result.createObjectStore("files");
          opening.onsuccess = () => {
            const writing = opening.result.transaction("files", "readwrite");
            writing.objectStore("files").put("sampul", "book:new:cover");
            writing.oncomplete = resolve;
          };
        });
      });
      const left = (shown: Page) =>
        shown.evaluate(async () => ({
          stored: Object.keys(localStorage).sort(),
          caches: await caches.keys(),
          files: await new Promise<number>((resolve) => {
            const opening = indexedDB.open("aksara");
            opening.onsuccess = () => {
              const counting = opening.result.transaction("files").objectStore("files").count();
              counting.onsuccess = () => resolve(counting.result);
            };
          }),
        }));
      expect(await left(page)).toEqual({
        stored: ["aksara:draft:book:new", "aksara:meja:lain"],
        caches: ["member-card"],
        files: 1,
      });

      await page.close();
      const headers = await csrfHeader(page);
      expect((await page.context().request.post("/api/auth/logout", { headers })).status()).toBe(200);
      const next = await page.context().newPage();
      await next.goto(`${visit.address}/about`);
      // What belongs to the desk is nobody's alone.
      await eventually(() => left(next)).toEqual({ stored: ["aksara:meja:lain"], caches: [], files: 0 });
      await eventually(() => cookieNames(next)).toEqual(["known_device"]);
    });

    it("is the same in the menu of a phone", async () => {
      const page = await visit.newPage({ viewport: { width: 360, height: 780 } });
      await page.goto("/about");
      const menu = page.getByRole("dialog", { name: "Menu" });
      const choose = async (name: "Login" | "Logout") => {
        await page.getByRole("button", { name: "Menu" }).click();
        await menu.getByText(name).click();
        await menu.waitFor({ state: "hidden" });
      };
      await choose("Login");
      await fillInLogin(page, "siti", PASSWORD);
      await page.waitForURL("**/about");
      await choose("Logout");
      await page.getByText("Berhasil logout").waitFor();
      await eventually(() => cookieNames(page)).toEqual(["known_device"]);
    });

    it("does not begin with a wrong password, which keeps the name and asks for the password again", async () => {
      const page = await visit.newPage();
      await page.goto("/login");
      await fillInLogin(page, "rina", "salah-sekali");

      await page.getByRole("alert").getByText("Nama pengguna atau kata sandi salah.").waitFor();
      await eventually(() => page.getByLabel("Nama pengguna").inputValue()).toBe("rina");
      await eventually(() => page.evaluate(() => document.activeElement?.getAttribute("name"))).toBe("password");
      await eventually(() => cookieNames(page)).toEqual([]);
      await fillInLogin(page, "rina", PASSWORD);
      await loggedIn(page);
    });

    it("never puts a password into the address, not even before the script is there", async () => {
      const page = await visit.newPage();
      await page.route("**/static/**/*.js", (route) => route.abort());
      await page.goto("/login", { waitUntil: "load" });
      await fillInLogin(page, "rina", PASSWORD);
      await page.getByRole("button", { name: "Login" }).click();
      expect(page.url()).toBe(`${visit.address}/login`);
    });

    it("begins as soon as it can where the form was sent before the script was there", async () => {
      const page = await visit.newPage();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/static/assets/LoginPage*", async (route) => {
        await held;
        await route.continue();
      });
      await page.goto("/login", { waitUntil: "domcontentloaded" });
      await fillInLogin(page, "siti", PASSWORD);
      release();
      await loggedIn(page);
    });

    it("needs a script, and the page says so where there is none", async () => {
      const page = await visit.newPage({ javaScriptEnabled: false });
      await page.goto("/login");
      // With Playwright's option to disable JavaScript the parser still treats scripting as enabled and does not
      // render <noscript>.
      expect(await page.locator("noscript").textContent()).toContain("Login memerlukan JavaScript.");
      await eventually(() => page.getByLabel("Nama pengguna").isVisible()).toBe(false);
    });
  },
  environment,
);

describeInBrowser(
  "One's own profile",
  (visit) => {
    it("asks for the login and leads back to it, and keeps what one changes", async () => {
      const page = await visit.newPage();
      expect((await page.goto("/user-info"))?.status()).toBe(401);
      await page.getByRole("main").getByRole("link", { name: "Login" }).click();
      await fillInLogin(page, "siti", PASSWORD);
      await page.waitForURL("**/user-info");
      await page.getByRole("heading", { level: 1, name: /^Halo, / }).waitFor();

      await page.getByText("Kontak dan akun").click();
      await page.getByLabel("Email").fill("bukan email");
      await page.getByLabel("Telepon").fill("0812-3456-7890");
      await page.getByRole("button", { name: "Simpan", exact: true }).click();
      await page.getByText("Alamat email tidak valid. Contoh: nama@sekolah.sch.id").waitFor();
      await eventually(() => page.getByLabel("Telepon").inputValue()).toBe("0812-3456-7890");
      await page.getByLabel("Email").fill(" siti@sekolah.sch.id ");
      await page.getByText("Diminta karena email berubah.").waitFor();
      const passwordNow = page.getByRole("region", { name: "Kontak dan akun" }).getByLabel("Kata sandi sekarang");
      await passwordNow.fill(PASSWORD);
      await page.keyboard.press("Enter");
      await page.getByText("Profil sudah disimpan").waitFor();
      await eventually(() => page.getByLabel("Email").inputValue()).toBe("siti@sekolah.sch.id");
      await page.reload();
      await eventually(() => page.getByLabel("Telepon").inputValue()).toBe("0812-3456-7890");
    });

    it("asks for the password before one is called otherwise, and logs in by the new name alone", async () => {
      const page = await visit.newPage();
      await login(page, "wati");
      await page.goto("/user-info?buka=kontak");
      const passwordNow = page.getByRole("region", { name: "Kontak dan akun" }).getByLabel("Kata sandi sekarang");
      const save = () => page.getByRole("button", { name: "Simpan", exact: true }).click();
      expect(await passwordNow.count()).toBe(0);
      await page.getByLabel("Telepon").fill("0812-0000-1111");
      await page.getByLabel("Nama pengguna").fill("wati.baru");
      await passwordNow.waitFor();
      await save();
      await page.getByText("Wajib diisi.").waitFor();
      await passwordNow.fill("bukan-sandinya");
      await save();
      await page.getByText("Kata sandi sekarang salah.").waitFor();
      // Nothing of what was typed is lost, and nothing of it is kept yet.
      expect(await page.getByLabel("Nama pengguna").inputValue()).toBe("wati.baru");
      expect(await page.getByLabel("Telepon").inputValue()).toBe("0812-0000-1111");
      await passwordNow.fill(PASSWORD);
      await save();
      await page.getByText("Profil sudah disimpan").waitFor();
      await eventually(() => passwordNow.count()).toBe(0);

      await bar(page).getByRole("button", { name: "Logout" }).click();
      await page.getByText("Berhasil logout").waitFor();
      await page.goto("/login");
      await fillInLogin(page, "wati", PASSWORD);
      await page.getByRole("alert").getByText("Nama pengguna atau kata sandi salah.").waitFor();
      await page.goto("/login");
      await fillInLogin(page, "wati.baru", PASSWORD);
      await loggedIn(page);
    });

    it("changes the password, which ends the session elsewhere and not here", async () => {
      const [page, elsewhere] = [await visit.newPage(), await visit.newPage()];
      await login(page, "budi");
      await login(elsewhere, "budi");
      await page.goto("/");
      await bar(page).getByRole("link", { name: "Profil Saya" }).click();
      await page.getByText("Kata sandi", { exact: true }).click();
      const type = (label: string, text: string) => page.getByLabel(label, { exact: true }).fill(text);
      await type("Kata sandi sekarang", PASSWORD);
      await type("Kata sandi baru", "angin-barat-daya");
      await type("Ulangi kata sandi baru", "angin-barat-daya");
      await page.getByRole("button", { name: "Ganti kata sandi" }).click();
      await page.getByText("Kata sandi sudah diubah").waitFor();
      // Its owner sees since when it goes, at once and later.
      await page.getByText(CHANGED_ON).waitFor();
      await page.reload();
      await page.getByText(CHANGED_ON).waitFor();
      await loggedIn(page);
      expect((await elsewhere.goto("/user-info"))?.status()).toBe(401);
      await bar(page).getByRole("button", { name: "Logout" }).click();
      await page.getByText("Berhasil logout").waitFor();
      await page.goto("/login");
      await fillInLogin(page, "budi", "angin-barat-daya");
      await loggedIn(page);
    });
  },
  environment,
);

describeInBrowser(
  "The admin area",
  (visit) => {
    it("sends visitors and students home, whether they open it or move to it", async () => {
      const page = await visit.newPage();
      await page.goto("/admin/books");
      expect(page.url()).toBe(`${visit.address}/`);
      await login(page, "siti");
      await page.goto("/admin");
      expect(page.url()).toBe(`${visit.address}/`);
    });

    it("lets an administrator in, also one whom this tab does not know yet", async () => {
      const page = await visit.newPage();
      await page.goto("/about");
      const other = await page.context().newPage();
      await login(other, "rina");
      await pushPath(page, "/admin/entah");
      await page.getByRole("heading", { level: 1, name: "Halaman tidak ditemukan" }).waitFor();
      await loggedIn(page);
      expect((await page.reload())?.status()).toBe(404);
    });
  },
  environment,
);
