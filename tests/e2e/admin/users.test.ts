import type { Page } from "playwright-core";

import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { fillInLogin } from "../support/login.js";
import { chooseInRowMenu } from "../support/rowMenu.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";

const rows = (page: Page, section: string) => page.getByRole("region", { name: section }).getByRole("listitem");
const sidebar = (page: Page) => page.getByRole("navigation", { name: "Menu petugas" });

describeInBrowser(
  "Librarians and their access",
  (visit) => {
    it("go from a new account with a password of a week to one's own, a closed account and an ended session", async () => {
      const admin = await adminPage(visit);
      await admin.goto("/admin/users");
      await admin.getByRole("button", { name: "Tambah petugas" }).click();
      await admin.getByRole("button", { name: "Buat akun" }).click();
      await admin.getByText("Isi nama orangnya.").waitFor();
      await admin.getByLabel("Nama", { exact: true }).fill("Budi Santoso");
      await admin.getByLabel("Nama pengguna").fill("admin");
      await admin.keyboard.press("Control+s");
      await admin.getByText("Nama pengguna ini sudah dipakai. Pilih yang lain.").waitFor();
      await admin.getByLabel("Nama pengguna").fill("budi");
      expect(await accessibilityViolations(admin)).toEqual([]);
      await admin.keyboard.press("Control+s");
      const shown = admin.getByRole("dialog", { name: "Kata sandi sementara" });
      const password = await shown.getByText(/^[a-z2-9]{4}(-[a-z2-9]{4}){4}$/).innerText();
      await shown.getByRole("button", { name: "Sudah saya simpan" }).click();
      await waitForSheetsClosed(admin);
      await eventually(() => rows(admin, "Akun petugas").filter({ hasText: "Budi" }).innerText()).toContain("Petugas");

      const budi = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await budi.goto("/login");
      await fillInLogin(budi, "budi", password);
      await budi.waitForURL(/\/password$/);
      await budi.getByText("dibuatkan petugas lain dan berlaku sampai").waitFor();
      expect(await accessibilityViolations(budi)).toEqual([]);
      // Nothing else opens before, by a move or by an address.
      for (const path of ["/admin/visits", "/user-info", "/books"]) {
        await budi.goto(path);
        await budi.waitForURL(/\/password$/);
      }
      expect(await horizontalOverflow(budi)).toBe(0);
      await budi.getByLabel("Kata sandi sekarang").fill(password);
      await budi.getByLabel("Kata sandi baru", { exact: true }).fill("teh-poci-hangat-7");
      await budi.getByLabel("Ulangi kata sandi baru").fill("teh-poci-hangat-7");
      await budi.getByRole("button", { name: "Ganti kata sandi" }).click();
      await budi.waitForURL(/\/admin$/);
      await budi.getByRole("heading", { level: 1 }).waitFor();

      expect((await budi.goto("/admin/audit-yang-tidak-ada"))?.status()).toBe(404);
      expect((await budi.goto("/admin/users"))?.status()).toBe(403);
      await budi.getByRole("heading", { name: "Anda tidak punya akses" }).waitFor();
      await budi.setViewportSize({ width: 1280, height: 800 });
      // Without the number of what waits.
      const folded = sidebar(budi).getByRole("button", { expanded: false });
      while ((await folded.count()) > 0) await folded.first().click();
      const labels = async () =>
        (await sidebar(budi).getByRole("link").allInnerTexts()).map((text) => text.split("\n")[0]);
      await eventually(labels).toEqual([
        "Dasbor",
        "Peminjaman",
        "Reservasi",
        "Pinjaman Kelas",
        "Baca di Tempat",
        "Denda",
        "Pemberitahuan",
        "Kunjungan",
        "Buku",
        "Eksemplar",
        "Buku Induk",
        "Terbitan Berkala",
        "Usulan",
        "Stock Opname",
        "Penyiangan",
        "Label",
        "Anggota",
        "Pendaftaran",
        "Bebas Pustaka",
        "Laporan",
        "Pencarian tanpa hasil",
        "Profil",
      ]);
      // The catalogue to read, and nothing that would change it.
      await sidebar(budi).getByRole("link", { name: "Buku", exact: true }).click();
      await budi.getByRole("heading", { level: 1, name: "Buku" }).waitFor();
      const title = budi.getByRole("table", { name: "Buku" }).locator(".table-rows a.text-link").first();
      await eventually(() => title.getAttribute("href")).toMatch(/^\/books\/[a-z]/);
      for (const name of ["Tambah buku", "Impor", "Sunting"])
        expect(await budi.getByRole("link", { name, exact: true }).count()).toBe(0);
      expect((await budi.goto("/admin/books/new"))?.status()).toBe(403);
      await budi.goto("/admin/students");
      await budi.getByText("Ekspor", { exact: true }).waitFor();
      expect(await budi.getByRole("link", { name: "Tambah anggota" }).count()).toBe(0);
      await sidebar(budi).getByRole("link", { name: "Kunjungan" }).click();
      await budi.getByRole("heading", { level: 1, name: "Kunjungan" }).waitFor();

      await admin.reload();
      await rows(admin, "Sedang login")
        .getByRole("button", { name: /^Akhiri sesi Budi Santoso/ })
        .click();
      await admin.getByRole("button", { name: "Akhiri sesi", exact: true }).click();
      await waitForSheetsClosed(admin);
      await eventually(() => rows(admin, "Sedang login").count()).toBe(1);
      await budi.goto("/admin/visits");
      await eventually(() => budi.evaluate(() => location.pathname)).toBe("/");

      await chooseInRowMenu(admin, "Budi Santoso", "Tutup akun");
      await admin.getByRole("button", { name: "Tutup akun", exact: true }).click();
      await rows(admin, "Akun petugas").getByText("Ditutup").waitFor();
      await budi.goto("/login");
      await fillInLogin(budi, "budi", "teh-poci-hangat-7");
      await budi.getByText("Nama pengguna atau kata sandi salah.").waitFor();

      await admin.getByRole("button", { name: "Buat token" }).click();
      await admin.getByLabel("Nama aplikasi").fill("Sinkronisasi Dinas");
      await admin.keyboard.press("Control+s");
      await admin.getByText(/^aksara_[\w-]{43}$/).waitFor();
      await admin.getByRole("button", { name: "Sudah saya simpan" }).click();
      await admin.getByRole("button", { name: "Cabut token Sinkronisasi Dinas" }).waitFor();
      expect(await admin.getByRole("link", { name: "Riwayat token Sinkronisasi Dinas" }).getAttribute("href")).toMatch(
        /^\/admin\/activity\?type=token&record=\d+$/,
      );
      expect(await accessibilityViolations(admin)).toEqual([]);
      await admin.setViewportSize({ width: 390, height: 844 });
      expect(await horizontalOverflow(admin)).toBe(0);
      await admin.getByRole("button", { name: "Cabut token Sinkronisasi Dinas" }).click();
      await admin.getByRole("button", { name: "Cabut token", exact: true }).click();
      await admin.getByText("Belum ada token.").waitFor();
    });
  },
  ADMIN,
);
