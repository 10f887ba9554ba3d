import type { Page } from "playwright-core";

import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { fillInLogin } from "../support/login.js";
import { chooseInRowMenu } from "../support/rowMenu.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

const group = (page: Page, name: string) => page.getByRole("group", { name, exact: true });
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Menu petugas" });

describeInBrowser(
  "Roles that the library names",
  (visit) => {
    it("open the desk alone to who has one for it, and close it with the next request", async () => {
      const admin = await adminPage(visit);
      await admin.goto("/admin/roles");
      await admin.getByText("Semua hak; tidak dapat diubah.").waitFor();
      expect(await accessibilityViolations(admin)).toEqual([]);
      await admin.getByRole("button", { name: "Tambah peran" }).click();
      await admin.getByRole("button", { name: "Tambah peran" }).last().click();
      await admin.getByText("Isi nama perannya.").waitFor();
      await admin.getByLabel("Nama peran").fill("Duta Meja");
      await admin.keyboard.press("Control+s");
      await admin.getByText("Beri minimal satu hak.").waitFor();
      await group(admin, "Sirkulasi").getByText("Ubah", { exact: true }).click();
      await admin.getByText("Juga meminjamkan, menerima buku kembali, dan mencatat kunjungan.").waitFor();
      await admin.getByLabel("Untuk siapa").fill("Siswa yang membantu di meja.");
      expect(await accessibilityViolations(admin)).toEqual([]);
      await admin.keyboard.press("Control+s");
      await waitForSheetsClosed(admin);
      await admin.getByText("Ubah: Sirkulasi", { exact: true }).first().waitFor();

      await admin.goto("/admin/users");
      await admin.getByRole("button", { name: "Tambah petugas" }).click();
      await admin.getByLabel("Nama", { exact: true }).fill("Dewi Lestari");
      await admin.getByLabel("Nama pengguna").fill("dewi");
      await admin.getByRole("radio", { name: /Duta Meja/ }).check();
      await admin.keyboard.press("Control+s");
      const shown = admin.getByRole("dialog", { name: "Kata sandi sementara" });
      const password = await shown.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/).innerText();
      await shown.getByRole("button", { name: "Sudah saya simpan" }).click();

      const dewi = await visit.newPage({ viewport: { width: 1280, height: 800 } });
      await dewi.goto("/login");
      await fillInLogin(dewi, "dewi", password);
      await dewi.waitForURL(/\/password$/);
      await dewi.getByLabel("Kata sandi sekarang").fill(password);
      await dewi.getByLabel("Kata sandi baru", { exact: true }).fill("teh-poci-hangat-7");
      await dewi.getByLabel("Ulangi kata sandi baru").fill("teh-poci-hangat-7");
      await dewi.getByRole("button", { name: "Ganti kata sandi" }).click();
      // Without reports there is no dashboard: work begins at the desk.
      await dewi.waitForURL(/\/admin\/borrowings$/);
      await dewi.getByRole("heading", { level: 1, name: "Peminjaman" }).waitFor();
      const folded = sidebar(dewi).getByRole("button", { expanded: false });
      while ((await folded.count()) > 0) await folded.first().click();
      const labels = async () =>
        (await sidebar(dewi).getByRole("link").allInnerTexts()).map((text) => text.split("\n")[0]);
      await eventually(labels).toEqual([
        "Peminjaman",
        "Reservasi",
        "Pinjaman Kelas",
        "Pemberitahuan",
        "Kunjungan",
        "Profil",
      ]);
      for (const path of ["fines", "books", "students", "reports", "users", "roles", "settings"]) {
        expect((await dewi.goto(`/admin/${path}`))?.status()).toBe(403);
      }
      expect((await dewi.goto("/admin/visits"))?.status()).toBe(200);

      await admin.goto("/admin/roles");
      await chooseInRowMenu(admin, "Duta Meja", "Sunting");
      await group(admin, "Sirkulasi").getByText("Tidak ada", { exact: true }).click();
      await group(admin, "Laporan").getByText("Lihat", { exact: true }).click();
      await admin.setViewportSize({ width: 390, height: 844 });
      expect(await horizontalOverflow(admin)).toBe(0);
      await admin.keyboard.press("Control+s");
      await waitForSheetsClosed(admin);
      expect((await dewi.goto("/admin/visits"))?.status()).toBe(403);
      expect((await dewi.goto("/admin"))?.status()).toBe(200);

      // In use: its accounts get another first.
      await admin.setViewportSize({ width: 1280, height: 800 });
      await chooseInRowMenu(admin, "Duta Meja", "Hapus");
      await admin.getByText("dipakai 1 akun, yang langsung mendapat peran penggantinya.").waitFor();
      await admin.getByLabel("Peran pengganti").selectOption("Petugas");
      await admin.getByRole("button", { name: "Hapus dan pindahkan" }).click();
      await waitForSheetsClosed(admin);
      await eventually(() => admin.getByText("Duta Meja", { exact: true }).count()).toBe(0);
      expect((await dewi.goto("/admin/fines"))?.status()).toBe(200);
    });
  },
  ADMIN,
);
