import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../../server/openDatabase.js";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenStudent, givenUser, PASSWORD } from "../../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { fillInLogin, login } from "../../support/login.js";
import { pressQuickly } from "../../support/pressQuickly.js";
import { chooseInRowMenu } from "../../support/rowMenu.js";
import { waitForSheetsClosed } from "../../support/waitForSheetsClosed.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-lending-"));
const PUPILS = ["Rina Kartika", "Budi Santoso", "Sari Melati", "Dewi Lestari", "Agus Salim"];
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const [place, name] of PUPILS.entries()) {
    await givenStudent(database, { nis: `24010${place + 1}`, name, className: "XI IPA 1" });
  }
  await givenBooks(
    database,
    Array.from({ length: 18 }, (_, place) => ({
      title: `Bacaan ${String.fromCharCode(65 + place)}`,
      price: 75_000,
      copies: [{ itemCode: `B000${String(place + 1).padStart(2, "0")}` }],
    })),
  );
  for (const [place, name] of ["Ani", "Citra", "Eko", "Gita"].entries()) {
    await givenStudent(database, { nis: `25010${place + 1}`, name, className: "X IPA 2" });
  }
  const setCopies = Array.from({ length: 5 }, (_, place) => ({ itemCode: `SET0${place + 1}` }));
  await givenBooks(database, [{ title: "Tenggelamnya Kapal Van der Wijck", copies: setCopies }]);
  await givenUser(database, { username: "siti", role: "staff" });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const field = (page: Page) => page.getByRole("combobox", { name: "Pindai atau ketik kode" });
const student = (page: Page) => page.getByRole("region", { name: "Anggota" });
const answer = (page: Page) => page.getByRole("region", { name: "Hasil terakhir" });
const loans = (page: Page) => student(page).getByRole("listitem");
const scan = (page: Page, code: string) => pressQuickly(page, [...code, "Enter"]);

async function openDesk(page: Page, username: string): Promise<void> {
  await login(page, username);
  await page.goto("/admin/borrowings");
  await eventually(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
}
const choose = async (page: Page, nis: string, name: string) => {
  await scan(page, nis);
  await student(page).getByRole("heading", { name }).waitFor();
};
const exportHref = async (page: Page) => (await page.getByRole("link", { name: "Ekspor" }).getAttribute("href")) ?? "";
const lend = async (page: Page, code: string, title: string) => {
  await scan(page, code);
  await answer(page).getByText("Dipinjamkan").waitFor();
  await answer(page).getByRole("paragraph").filter({ hasText: title }).first().waitFor();
};

describeInBrowser(
  "The lending desk",
  (visit) => {
    it("lends ten books to five pupils with no more than 2.2 scans or keys an act", async () => {
      const page = await visit.newPage();
      await openDesk(page, "rina");
      let strokes = 0;
      for (const [place, name] of PUPILS.entries()) {
        await choose(page, `24010${place + 1}`, name);
        strokes += 1;
        for (const copy of [2 * place + 1, 2 * place + 2]) {
          await lend(page, `B000${String(copy).padStart(2, "0")}`, `Bacaan ${String.fromCharCode(64 + copy)}`);
          strokes += 1;
        }
        await eventually(() => loans(page).count()).toBe(2);
      }
      expect(strokes / 10).toBeLessThanOrEqual(2.2);
      await eventually(() => page.getByRole("link", { name: /^Dipinjam/ }).innerText()).toMatch(/10$/);
      expect(await accessibilityViolations(page)).toEqual([]);

      // The slip has what the last pupil takes along.
      await page.goto((await page.getByRole("link", { name: "Cetak bukti" }).getAttribute("href")) ?? "");
      const slip = page.getByRole("article", { name: "Bukti peminjaman" });
      await slip.getByText("No. anggota 240105").waitFor();
      expect(await slip.getByRole("listitem").allInnerTexts()).toEqual([
        expect.stringMatching(/^Bacaan J\s+B00010\s+jatuh tempo/),
        expect.stringMatching(/^Bacaan I\s+B00009\s+jatuh tempo/),
      ]);
      await page.getByLabel("Kertas").selectOption("58");
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("confirms an exception by one key, undoes, renews, reports lost, and takes back", async () => {
      const page = await visit.newPage();
      await openDesk(page, "rina");
      await choose(page, "240101", "Rina Kartika");
      await lend(page, "B00011", "Bacaan K");
      await scan(page, "B00012");
      await answer(page).getByText("Rina Kartika sudah meminjam 3 dari 3 buku. Tetap pinjamkan?").waitFor();
      expect(await loans(page).count()).toBe(3);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.keyboard.press("F2");
      await answer(page).getByText("Dipinjamkan").waitFor();
      await eventually(() => loans(page).count()).toBe(4);

      await answer(page)
        .getByRole("button", { name: /^Urungkan .*Bacaan L$/ })
        .click();
      await answer(page).getByText("Sudah diurungkan.").waitFor();
      await eventually(() => loans(page).count()).toBe(3);

      // What lies on a button gives the field its next scan all the same.
      await loans(page).filter({ hasText: "Bacaan K" }).getByRole("button", { name: "Perpanjang Bacaan K" }).click();
      await answer(page)
        .getByText(/Diperpanjang|Tidak diperpanjang/)
        .waitFor();
      await chooseInRowMenu(page, "Bacaan K", "Hilang");
      await eventually(() => page.getByLabel("Ganti rugi (Rp)").inputValue()).toBe("75000");
      await page.getByRole("button", { name: "Catat hilang" }).click();
      await waitForSheetsClosed(page);
      await answer(page).getByText("Ganti rugi Rp75.000 dicatat.").waitFor();
      await eventually(() => loans(page).count()).toBe(2);

      // The same copy again: found, as a return is.
      await page.keyboard.press("Escape");
      await page.getByRole("heading", { name: "Belum ada anggota yang dipilih" }).waitFor();
      await scan(page, "B00011");
      await answer(page).getByText("Ditemukan").waitFor();
      await answer(page).getByText("Ganti rugi Rp75.000 dibatalkan.").waitFor();
      await scan(page, "B00001");
      await answer(page).getByText("Dikembalikan").waitFor();
      await answer(page).getByText("B00001 · dari Rina Kartika, XI IPA 1").waitFor();
      await scan(page, "B00016");
      await answer(page).getByText("Tidak sedang dipinjam").waitFor();

      await field(page).fill("dewi");
      await page.getByRole("option", { name: /Dewi Lestari/ }).waitFor();
      await page.keyboard.press("Enter");
      await student(page).getByRole("heading", { name: "Dewi Lestari" }).waitFor();
    });

    it("lists the loans, keeps its filters in the address, and renews and takes back from the rows", async () => {
      const page = await visit.newPage();
      await openDesk(page, "rina");
      await page.getByRole("link", { name: /^Dipinjam/ }).click();
      await page.getByRole("searchbox", { name: "Cari peminjaman" }).fill("budi");
      await page.waitForURL(/search=budi/);
      const rows = page.getByRole("table", { name: "Peminjaman" }).locator("[data-index]");
      await eventually(() => rows.count()).toBe(2);
      await page.reload();
      await eventually(() => rows.count()).toBe(2);
      expect(await accessibilityViolations(page)).toEqual([]);
      const exported = await page.evaluate(async (path) => (await fetch(path)).text(), await exportHref(page));
      expect(exported.trim().split("\r\n").slice(1)).toEqual([
        expect.stringContaining("Bacaan C"),
        expect.stringContaining("Bacaan D"),
      ]);
      await chooseInRowMenu(page, "Bacaan C, Budi Santoso", "Kembalikan");
      await page
        .getByRole("status")
        .getByText(/Bacaan C \(.+\) dikembalikan dari Budi Santoso, XI IPA 1\./)
        .first()
        .waitFor();
      await eventually(() => rows.count()).toBe(1);
      await page.getByRole("link", { name: "Dikembalikan", exact: true }).click();
      await rows.filter({ hasText: "Bacaan C" }).waitFor();
    });

    it("keeps what is scanned without network over a closed tab, and sends each once", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      const context = page.context();
      await openDesk(page, "rina");
      await scan(page, "B00014");
      await answer(page).getByText("Tidak sedang dipinjam").waitFor();
      await context.setOffline(true);
      for (const code of ["240105", "B00015", "B00016"]) await scan(page, code);
      // What was said of the copy before is no answer to these.
      await answer(page).getByText("3 pindaian tersimpan").waitFor();
      expect(await answer(page).getByText("Tidak sedang dipinjam").count()).toBe(0);
      const waiting = page.getByRole("region", { name: "Menunggu sambungan internet" });
      await eventually(() => waiting.getByRole("listitem").count()).toBe(3);
      await waiting.getByRole("button", { name: "Hapus B00016" }).click();
      await eventually(() => waiting.getByRole("listitem").count()).toBe(2);
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      await page.close();
      await context.setOffline(false);

      const again = await context.newPage();
      await again.goto(`${visit.address}/admin/borrowings?status=open&search=B00015`);
      const rows = again.getByRole("table", { name: "Peminjaman" }).locator("[data-index]");
      await eventually(() => rows.count()).toBe(1);
      expect(await rows.innerText()).toContain("Agus Salim");
      await again.goto(`${visit.address}/admin/borrowings?status=open&search=B00016`);
      await again.getByText("Tidak ada yang cocok").waitFor();
    });

    it("keeps what is scanned without network over a logout, for whoever logs in next", async () => {
      const page = await visit.newPage();
      const context = page.context();
      const change = async (username: string) => {
        await page.getByRole("button", { name: "Logout" }).first().click();
        await page.getByText("Berhasil logout").waitFor();
        await page.goto("/login");
        await fillInLogin(page, username, PASSWORD);
        await page.waitForURL("**/admin");
        await page.goto("/admin/borrowings");
      };
      const waiting = page.getByRole("region", { name: "Menunggu sambungan internet" }).getByRole("listitem");
      const unsettled = page.getByRole("region", { name: "Perlu diselesaikan (1)" });
      await openDesk(page, "rina");
      // Only the desk finds no server, so that the logout does.
      await context.route("**/graphql", (route) =>
        /"operationName":"(?:Desk|Borrow|Return)/.test(route.request().postData() ?? "")
          ? route.abort()
          : route.fallback(),
      );
      for (const code of ["240102", "B00017", "B0OO18"]) await scan(page, code);
      await waiting.filter({ hasText: "B0OO18" }).waitFor();

      await change("rina");
      await waiting.filter({ hasText: "B0OO18" }).waitFor();
      await change("siti");
      await waiting.filter({ hasText: "B0OO18" }).waitFor();
      // What is younger than half a minute is asked about as always.
      await page.clock.setSystemTime(Date.now() + 60_000);
      await context.unroute("**/graphql");
      await unsettled.getByText(/^B0OO18 · dipindai .* untuk Budi Santoso$/).waitFor();
      await change("rina");
      await unsettled.getByLabel("Kode yang benar").fill("B00018");
      await unsettled.getByRole("button", { name: "Pakai kode ini" }).click();
      await unsettled.waitFor({ state: "detached" });

      const rows = page.getByRole("table", { name: "Peminjaman" }).locator("[data-index]");
      for (const code of ["B00017", "B00018"]) {
        await page.goto(`/admin/borrowings?status=open&search=${code}`);
        await eventually(() => rows.count()).toBe(1);
        expect(await rows.innerText()).toContain("Budi Santoso");
      }
    });

    it("tells who may make no exception that an administrator is needed", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await openDesk(page, "siti");
      await choose(page, "240103", "Sari Melati");
      await lend(page, "B00013", "Bacaan M");
      await scan(page, "B00014");
      await answer(page).getByText("Hanya admin yang boleh mengizinkan ini.").waitFor();
      expect(await answer(page).getByRole("button", { name: "Izin guru" }).count()).toBe(0);

      // However much is scanned after it, it waits to be dealt with.
      await choose(page, "240104", "Dewi Lestari");
      const open = page.getByRole("region", { name: "Belum selesai (1)" });
      await open.getByText(/^Sari Melati sudah meminjam 3 dari 3 buku/).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      await open.getByRole("button", { name: /^Putuskan/ }).click();
      await answer(page).getByText("Hanya admin yang boleh mengizinkan ini.").waitFor();
      // An administrator approves it there, and nobody is logged in or out.
      await answer(page).getByRole("button", { name: "Minta persetujuan" }).click();
      const sheet = page.getByRole("dialog", { name: "Minta persetujuan" });
      await sheet.getByLabel("Alasan").fill("Lomba OSN");
      await sheet.getByLabel("Nama pengguna admin").fill("rina");
      await sheet.getByLabel("Kata sandi admin").fill("salah");
      await sheet.getByRole("button", { name: "Tetap pinjamkan" }).click();
      await sheet.getByText("Nama pengguna atau kata sandi salah.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByLabel("Kata sandi admin").fill(PASSWORD);
      await sheet.getByRole("button", { name: "Tetap pinjamkan" }).click();
      await waitForSheetsClosed(page);
      await answer(page).getByText("Dipinjamkan").waitFor();
      await eventually(() => page.getByText(/^Sari Melati sudah meminjam 3 dari 3/).count()).toBe(0);
      expect(await page.evaluate(() => JSON.stringify(localStorage))).not.toContain(PASSWORD);
    });

    it("gives a class a copy each by scanning, knows who lacks which, swaps two, and undoes a set", async () => {
      const page = await visit.newPage();
      await login(page, "siti");
      await page.goto("/admin/class-sets");
      await page.getByRole("button", { name: "Pinjaman kelas baru" }).click();
      const sheet = page.getByRole("dialog", { name: "Pinjaman kelas baru" });
      await sheet.getByLabel("Judul atau kode eksemplar").fill("set01");
      await sheet.getByLabel("Untuk").selectOption("X IPA 2");
      expect(await accessibilityViolations(page)).toEqual([]);
      await sheet.getByRole("button", { name: "Buat pinjaman kelas" }).click();
      await page.getByRole("heading", { name: "Tenggelamnya Kapal Van der Wijck", level: 1 }).waitFor();

      const next = page.getByRole("region", { name: "Berikutnya" });
      const line = (name: string) =>
        page.getByRole("region", { name: "X IPA 2" }).getByRole("listitem").filter({ hasText: name });
      const gets = async (code: string, name: string) => {
        await eventually(() => field(page).evaluate((input) => input === document.activeElement)).toBe(true);
        await scan(page, code);
        await line(name).getByText("Dibawa").waitFor();
        expect(await line(name).innerText()).toContain(code);
      };
      await next.getByText("Ani", { exact: true }).waitFor();
      await gets("SET02", "Ani");
      await next.getByText("Citra", { exact: true }).waitFor();
      await page.keyboard.press("F8");
      await next.getByText("Eko", { exact: true }).waitFor();
      await scan(page, "250104");
      await next.getByText("Gita", { exact: true }).waitFor();
      await gets("SET03", "Gita");
      await scan(page, "B00012");
      await answer(page)
        .getByText(/^Ini Bacaan L \(B00012\), bukan Tenggelamnya/)
        .waitFor();

      await page.context().setOffline(true);
      await scan(page, "SET01");
      const waiting = page.getByRole("region", { name: "Menunggu sambungan internet" });
      await waiting.getByText("SET01 untuk Eko").waitFor();
      await next.getByText("Citra", { exact: true }).waitFor();
      await page.context().setOffline(false);
      await line("Eko").getByText("Dibawa").waitFor();
      await gets("SET04", "Citra");
      await next.getByText("Semua sudah mendapat buku").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByRole("button", { name: "Kembalikan", exact: true }).click();
      const missing = page.getByRole("region", { name: "Belum kembali" });
      await missing.getByText("4 dari 4").waitFor();
      await scan(page, "SET03");
      await line("Gita")
        .getByText(/^Kembali /)
        .waitFor();
      await missing.getByText("3 dari 4").waitFor();
      await page.getByRole("button", { name: "Tukar buku Gita" }).click();
      await page.getByRole("button", { name: "Tukar dengan Ani" }).click();
      await answer(page).getByText("SET02 untuk Gita, SET03 untuk Ani").waitFor();
      await line("Ani")
        .getByText(/^Kembali /)
        .waitFor();
      expect(await line("Gita").innerText()).toContain("SET02");
      await answer(page)
        .getByRole("button", { name: /^Urungkan/ })
        .click();
      await line("Gita")
        .getByText(/^Kembali /)
        .waitFor();
      await page.getByLabel("Hanya buku yang belum kembali").check();
      await eventually(() => page.getByRole("region", { name: "X IPA 2" }).getByRole("listitem").count()).toBe(3);

      await page.getByRole("button", { name: "Urungkan pinjaman kelas" }).click();
      const undo = page.getByRole("dialog", { name: "Urungkan pinjaman kelas ini?" });
      await undo.getByRole("button", { name: "Urungkan pinjaman kelas" }).click();
      await undo.getByText(/^SET03 \(Gita\) sudah dikembalikan/).waitFor();
      await undo.getByRole("button", { name: "Batal" }).click();
      await page.setViewportSize({ width: 390, height: 844 });
      await eventually(() => horizontalOverflow(page)).toBe(0);
      await page.emulateMedia({ media: "print" });
      await page.getByRole("heading", { name: "Belum kembali: Tenggelamnya Kapal Van der Wijck" }).waitFor();
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);
