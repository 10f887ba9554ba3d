import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { Locator, Page } from "playwright-core";
import sql from "sql-template-tag";

import { openDatabase } from "../../../server/openDatabase.js";
import { startMailServer, type TestMailServer, textOf } from "../../support/mailServer.js";
import { KIND_IDS } from "../../support/memberKinds.js";
import { givenStudent, givenUser } from "../../support/people.js";
import { testWrite } from "../../support/testWrite.js";
import { accessibilityViolations } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { csrfHeader, fillInLogin, login } from "../support/login.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-registration-"));
/** Where the mail goes is known once the mail server listens, before the library starts. */
const environment: Record<string, string> = {
  DATA_DIR: dataDir,
  PUBLIC_URL: "http://perpus.example",
  SMTP_HOST: "127.0.0.1",
  SMTP_FROM: "perpus@sekolah.example",
};
let mail: TestMailServer;
beforeAll(async () => {
  mail = await startMailServer();
  environment.SMTP_PORT = String(mail.settings.port);
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenUser(database, { username: "kepala", role: "admin" });
  await givenStudent(database, { nis: "2026001", name: "Wulan Sari" });
  const budi = await givenStudent(database, { nis: "2026002", name: "Budi Santoso" });
  await givenUser(database, { username: "budi", studentId: budi });
  await database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE students SET email = ${"budi@sekolah.example"} WHERE id = ${budi}`),
  );
  await database.close();
});
afterAll(async () => {
  await mail.close();
  rmSync(dataDir, { recursive: true, force: true });
});

const PHONE = { viewport: { width: 390, height: 844 } };
const SECRET = "angin-barat-daya";
const SIGNS = /[\dA-Z]{4}(?:-[\dA-Z]{4})+/;

/** Where the newest mail to an address leads, and the code that it names, once it is there. */
async function mailTo(address: string, opening: string): Promise<{ link: string; code: string }> {
  const found = () =>
    mail.received.findLast(({ to, source }) => to.includes(address) && textOf({ to, source }).includes(opening));
  await eventually(() => Promise.resolve(found() !== undefined)).toBe(true);
  const newest = found();
  const text = newest ? textOf(newest) : "";
  return {
    link: /http:\/\/perpus\.example(\S+)/.exec(text)?.[1] ?? "",
    code: SIGNS.exec(text)?.[0] ?? "",
  };
}

const isFocused = (field: Locator) => field.evaluate((element) => element === document.activeElement);
const register = (page: Page) => page.getByRole("form", { name: "Daftar Anggota" });

describeInBrowser(
  "Somebody whom the library does not know yet, or who has forgotten",
  (visit) => {
    it("registers on a phone, is accepted at the desk and opens the account with the mailed code", async () => {
      const visitor = await visit.newPage(PHONE);
      await visitor.goto("/register");
      await visitor.getByText(/dilakukan di meja petugas/).waitFor();
      expect(await accessibilityViolations(visitor)).toEqual([]);

      const desk = await visit.newPage();
      await login(desk, "kepala");
      await desk.goto("/admin/registrations");
      await desk.getByRole("heading", { name: "Tidak ada pendaftaran yang menunggu" }).waitFor();
      expect(await accessibilityViolations(desk)).toEqual([]);
      const allowed = await desk.request.put(`/api/member-kinds/${KIND_IDS.pupil}`, {
        data: { selfRegistration: true },
        headers: await csrfHeader(desk),
      });
      expect(allowed.status()).toBe(200);

      await visitor.goto("/login");
      await visitor.getByRole("main").getByRole("link", { name: "Daftar", exact: true }).click();
      await visitor.waitForURL("**/register");
      const form = register(visitor);
      await form.getByLabel("Nama lengkap").fill("Wulan Sari");
      await form.getByLabel("NIS (jika sudah punya)").fill("2026001");
      await form.getByLabel("Email (opsional)").fill("wulan@rumah.example");
      await form.getByRole("button", { name: "Kirim pendaftaran" }).click();
      await form.getByText("Tanggal lahir wajib diisi.").waitFor();
      await form.getByText("Setujui dulu penggunaan data Anda untuk mendaftar.").waitFor();
      await eventually(() => isFocused(form.getByLabel("Tanggal lahir"))).toBe(true);
      await form.getByLabel("Tanggal lahir").fill(`12/05/${new Date().getFullYear() - 12}`);
      await form.getByRole("checkbox").check();
      await form.getByLabel("Telepon orang tua atau wali").fill("0812 3456 7890");
      await form.getByRole("button", { name: "Kirim pendaftaran" }).click();
      await form.getByText("Di bawah 17 tahun: isi nama orang tua atau wali.").waitFor();
      await eventually(() => isFocused(form.getByLabel("Nama orang tua atau wali"))).toBe(true);
      expect(await form.getByLabel("Nama lengkap").inputValue()).toBe("Wulan Sari");
      expect(await form.getByLabel("Email (opsional)").inputValue()).toBe("wulan@rumah.example");
      expect(await form.getByLabel("Telepon orang tua atau wali").inputValue()).toBe("0812 3456 7890");
      expect(await accessibilityViolations(visitor)).toEqual([]);
      await form.getByLabel("Nama orang tua atau wali").fill("Ibu Kartini");
      await form.getByRole("button", { name: "Kirim pendaftaran" }).click();

      const confirm = visitor.getByRole("form", { name: "Konfirmasi email" });
      await confirm.waitFor();
      expect(await accessibilityViolations(visitor)).toEqual([]);
      await confirm.getByLabel("Kode dari email").fill("AAAA-AAAA-AAAA-AAAA");
      await confirm.getByRole("button", { name: "Konfirmasi email" }).click();
      await confirm.getByText(/^Kode ini salah/).waitFor();
      const { link, code } = await mailTo("wulan@rumah.example", "mendaftar sebagai anggota");
      await visitor.goto(link);
      await visitor.waitForURL((url) => url.hash === "");
      await eventually(() => confirm.getByLabel("Kode dari email").inputValue()).toBe(code);
      await confirm.getByRole("button", { name: "Konfirmasi email" }).click();
      await visitor.getByRole("link", { name: "Lihat koleksi" }).waitFor();
      expect(await accessibilityViolations(visitor)).toEqual([]);

      await desk.reload();
      const card = desk
        .getByRole("list", { name: "Pendaftaran", exact: true })
        .getByRole("listitem", { name: /Wulan Sari/ });
      await card.getByText("(sudah dikonfirmasi)").waitFor();
      await card.getByText("Mungkin sudah menjadi anggota").waitFor();
      await card
        .getByRole("listitem")
        .filter({ hasText: "nomor sama" })
        .getByRole("link", { name: /2026001/ })
        .waitFor();
      expect(await accessibilityViolations(desk)).toEqual([]);
      await card.getByRole("button", { name: "Terima Wulan Sari" }).click();
      const sheet = desk.getByRole("dialog", { name: "Terima pendaftaran" });
      await sheet.getByText("Kode aktivasi akunnya dikirim ke emailnya.").waitFor();
      await eventually(() => sheet.getByLabel("NIS").inputValue()).toBe("2026003");
      await eventually(() => isFocused(sheet.getByLabel("NIS"))).toBe(true);
      expect(await accessibilityViolations(desk)).toEqual([]);
      await sheet.getByLabel("NIS").fill("2026002");
      await sheet.getByRole("button", { name: "Terima" }).click();
      await sheet.getByText("Nomor ini sudah dipakai anggota lain. Isi nomor lain.").first().waitFor();
      await sheet.getByLabel("NIS").fill("2026003");
      await sheet.getByRole("button", { name: "Terima" }).click();
      await desk.getByText("Wulan Sari menjadi anggota dengan nomor 2026003.").waitFor();
      await desk.getByRole("heading", { name: "Tidak ada pendaftaran yang menunggu" }).waitFor();
      await desk.getByRole("link", { name: "Diterima" }).click();
      await desk.getByRole("link", { name: "Buka data anggota, 2026003" }).waitFor();
      expect(await accessibilityViolations(desk)).toEqual([]);

      const accepted = await mailTo("wulan@rumah.example", "diterima");
      await visitor.goto(accepted.link);
      await eventually(() => visitor.getByLabel("NIS / No. anggota").inputValue()).toBe("2026003");
      await eventually(() => visitor.getByLabel("Kode aktivasi").inputValue()).toBe(accepted.code);
      await visitor.getByLabel("Nama pengguna").fill("wulan");
      await visitor.getByLabel("Kata sandi", { exact: true }).fill(SECRET);
      await visitor.getByRole("button", { name: "Aktifkan akun" }).click();
      await visitor.getByRole("heading", { level: 1, name: "Halo, Wulan" }).waitFor();
      const later = await visit.newPage();
      await later.goto("/login");
      await fillInLogin(later, "wulan", SECRET);
      await later.getByRole("banner").getByRole("button", { name: "Logout" }).waitFor();
    });

    it("comes back from a forgotten password by mail, and hears the same of an account that is not there", async () => {
      const page = await visit.newPage(PHONE);
      const ask = async (account: string) => {
        await page.getByLabel("Nama pengguna, nomor anggota, atau email").fill(account);
        await page.getByRole("button", { name: "Kirim kode" }).click();
        return page.getByRole("status").filter({ hasText: "Jika akun itu ada" }).innerText();
      };
      await page.goto("/login");
      await page.getByRole("link", { name: "Lupa kata sandi?" }).click();
      await page.waitForURL("**/forgot-password");
      await page.getByRole("button", { name: "Kirim kode" }).click();
      await page.getByText("Isi nama pengguna, nomor anggota, atau email Anda.").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      const ofNobody = await ask("tidak.ada");
      await page.getByRole("button", { name: "Coba dengan nama lain" }).click();
      expect(await ask("budi")).toBe(ofNobody);
      expect(await accessibilityViolations(page)).toEqual([]);

      const { link, code } = await mailTo("budi@sekolah.example", "meminta kata sandi baru");
      await page.goto(link);
      await page.waitForURL((url) => url.hash === "");
      const form = page.getByRole("form", { name: "Kata sandi baru" });
      await eventually(() => form.getByLabel("Kode dari email").inputValue()).toBe(code);
      await form.getByLabel("Kata sandi baru", { exact: true }).fill("12345678");
      await form.getByRole("button", { name: "Simpan kata sandi" }).click();
      await eventually(() => form.getByLabel("Kata sandi baru", { exact: true }).getAttribute("aria-invalid")).toBe(
        "true",
      );
      expect(await form.getByLabel("Kode dari email").inputValue()).toBe(code);
      expect(await accessibilityViolations(page)).toEqual([]);
      await form.getByLabel("Kata sandi baru", { exact: true }).fill(SECRET);
      await form.getByRole("button", { name: "Simpan kata sandi" }).click();
      await page.getByText("Kata sandi baru disimpan. Silakan login.").waitFor();
      await page.waitForURL("**/login");
      await fillInLogin(page, "budi", SECRET);
      await page.waitForURL((url) => url.pathname === "/");
      await page.goto("/user-info");
      await page.getByRole("heading", { level: 1, name: "Halo, Budi" }).waitFor();

      // The code is good for once.
      const other = await visit.newPage();
      await other.goto(link);
      const again = other.getByRole("form", { name: "Kata sandi baru" });
      await again.getByLabel("Kata sandi baru", { exact: true }).fill("sawah-hijau-muda");
      await again.getByRole("button", { name: "Simpan kata sandi" }).click();
      await again
        .getByText(/sudah dipakai/)
        .first()
        .waitFor();
    });
  },
  environment,
);
