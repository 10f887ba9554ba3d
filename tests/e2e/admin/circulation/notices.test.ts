import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { openDatabase } from "../../../../server/openDatabase.js";
import sql from "sql-template-tag";
import { givenBooks } from "../../../support/givenBooks.js";
import { givenNoticeMessage } from "../../../support/circulation/givenNotices.js";
import { givenOverdueLoan } from "../../../support/circulation/overdueLoan.js";
import { givenAdmin, givenStudent } from "../../../support/people.js";
import { testWrite } from "../../../support/testWrite.js";
import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";
import { login } from "../../support/login.js";
import { chooseInRowMenu } from "../../support/rowMenu.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-notices-"));
let username: string;
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const admin = await givenAdmin(database);
  username = admin.username;
  const studentId = await givenStudent(database, { nis: "240101", name: "Rina Kartika", className: "XI IPA 1" });
  await database.write(testWrite, (tx) =>
    tx.run(sql`UPDATE students SET phone = '0812-3456-7890' WHERE id = ${studentId}`),
  );
  await givenBooks(database, [{ title: "Bumi Manusia", copies: [{ itemCode: "B00001" }] }]);
  await givenOverdueLoan(database, admin, { nis: "240101", itemCode: "B00001" });
  await givenNoticeMessage(database, { studentId, borrowingId: 1 });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

describeInBrowser(
  "Notices to students",
  (visit) => {
    it("are switched on in the settings, which say whether e-mail leaves", async () => {
      const page = await visit.newPage();
      await login(page, username);
      await page.goto("/admin/settings");
      const section = page.getByRole("region", { name: "Pemberitahuan" });
      await section.getByText("Server email siap").waitFor();
      await section.getByRole("checkbox", { name: /^Terlambat/ }).check();
      await section.getByLabel("Nama pengirim").fill("Perpus SMA 1");
      await page.getByRole("button", { name: /^Simpan/ }).click();
      await page.getByText("Pengaturan disimpan.").waitFor();
      // Nobody listens at the port that this server was given.
      await section.getByLabel("Kirim email percobaan ke").fill("kepala@sekolah.example");
      await section.getByRole("button", { name: "Kirim percobaan" }).click();
      await section.getByText(/^Server email tidak dapat dihubungi/).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.reload();
      expect(await section.getByRole("checkbox", { name: /^Terlambat/ }).isChecked()).toBe(true);
      expect(await section.getByLabel("Nama pengirim").inputValue()).toBe("Perpus SMA 1");
    });

    it("are listed with the reason of a failure, and sent again by hand", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await login(page, username);
      await page.goto("/admin/notices");
      const table = page.getByRole("table", { name: "Pemberitahuan" });
      await table.getByText("Terlambat 1 hari: Bumi Manusia").waitFor();
      await table.getByText("Ditolak server email; alamatnya mungkin salah (kode 550).").waitFor();
      await page.getByRole("link", { name: /^Gagal/ }).click();
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      await chooseInRowMenu(page, "Rina Kartika", "Kirim ulang");
      await page.getByText("Email untuk Rina Kartika menunggu dikirim ulang.").waitFor();
      await page.getByText("Tidak ada di daftar ini").waitFor();
      await page.getByRole("link", { name: "Menunggu" }).click();
      await table.getByText("Rina Kartika").waitFor();
      expect(await table.locator('a[href^="/admin/activity?type=notice&record="]').count()).toBeGreaterThan(0);
    });

    it("are one press away by WhatsApp in the list of what is overdue", async () => {
      const page = await visit.newPage();
      await login(page, username);
      await page.goto("/admin/borrowings?status=overdue");
      const link = page.getByRole("link", { name: "Tulis WhatsApp ke Rina Kartika" });
      const address = new URL((await link.getAttribute("href")) ?? "");
      expect(address.origin + address.pathname).toBe("https://wa.me/6281234567890");
      expect(address.searchParams.get("text")).toMatch(
        /^Halo Rina Kartika, kami dari .+\. Buku “Bumi Manusia” jatuh tempo .* terlambat/,
      );
      expect(await accessibilityViolations(page)).toEqual([]);
    });
  },
  { DATA_DIR: dataDir, SMTP_HOST: "127.0.0.1", SMTP_PORT: "9", SMTP_FROM: "perpus@sekolah.example" },
);
