import { ADMIN } from "../support/admin/adminPage.js";
import { ADMIN_SCREENS, NOT_IN_DEMO } from "../support/admin/adminScreens.js";
import { waitForText } from "../support/admin/bookForm.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { openRowMenu } from "../support/rowMenu.js";
import { aBook, button, fresh, isPhone, open, sheet, type Journey, checkAccessibility } from "./journeys.js";

const theFrame: Journey = async (page, look) => {
  await open(page, "/admin");
  await look("the dashboard");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Pintasan keyboard" }).getByText("Tempat Sampah").waitFor();
  await look("the shortcuts");
  await page.keyboard.press("Escape");
  if (isPhone(page)) {
    await page.getByRole("navigation", { name: "Menu cepat petugas" }).getByRole("button", { name: "Menu" }).click();
    await sheet(page).getByRole("navigation", { name: "Menu petugas" }).waitFor();
    await look("the menu");
  } else {
    await page.getByRole("button", { name: "Sembunyikan menu" }).click();
    await page.getByRole("button", { name: "Tampilkan menu" }).waitFor();
    await look("the sidebar, folded");
  }
  await open(page, "/admin/entah", 404);
  await page.getByRole("heading", { level: 1, name: "Halaman tidak ditemukan" }).waitFor();
  await look("an unknown address");
};

const theField: Journey = async (page, look) => {
  await open(page, "/admin");
  await page.getByRole("button", { name: "Pindai kode atau cari" }).click();
  const field = page.getByRole("combobox", { name: "Pindai kode atau cari" });
  await field.fill("sejarah");
  await page.getByRole("option").first().waitFor();
  await look("the field, with what it has found");
  await field.fill("zzzz zzzz");
  await waitForText(page, "Tidak ada eksemplar, buku, anggota, atau halaman yang cocok");
  await look("the field, with nothing found");
};

const theLabels: Journey = async (page, look) => {
  await open(page, "/admin/labels");
  await look("labels, before anything is chosen");
  await open(page, "/admin/labels?from=B00001&to=B00012");
  await page.getByRole("button", { name: /^Cetak/ }).waitFor();
  await look("a sheet of labels");
};

const theSettings: Journey = async (page, look) => {
  await open(page, "/admin/settings");
  await page.getByLabel("Denda per hari (Rp)").fill("");
  await button(page, /^Simpan/).click();
  await page.locator("[aria-invalid=true]").first().waitFor();
  await look("the settings, with a field refused");
};

const theActivity: Journey = async (page, look) => {
  await aBook(page, { title: fresh("Buku Kegiatan") });
  await open(page, "/admin/activity?type=book");
  await page.getByRole("main").locator("summary").first().click();
  await look("the activity, with an entry open");
  await open(page, "/admin/activity?to=2001-01-01");
  await waitForText(page, "Tidak ada yang cocok");
  await look("the activity, with nothing found");
};

const theVisits: Journey = async (page, look) => {
  await open(page, "/admin/visits");
  await page.getByRole("slider").focus();
  await look("the guest book, with its chart in focus");
  await openRowMenu(page.getByRole("button", { name: /^Tindakan untuk / }).first());
  await page.getByRole("button", { name: "Batalkan kunjungan" }).waitFor();
  await look("the menu of a visit");
  await page.getByRole("button", { name: "Batalkan kunjungan" }).click();
  await sheet(page).getByText("tidak lagi dihitung").waitFor();
  await look("the question whether to void it");
  await sheet(page).getByRole("button", { name: "Tidak jadi" }).click();
  await button(page, "Catat kunjungan kelas").click();
  await sheet(page).getByRole("button", { name: "Catat kunjungan", exact: true }).click();
  await waitForText(page, "Kelas wajib diisi.");
  await look("a class visit, refused");
  await open(page, "/admin/visits?to=2001-01-01");
  await waitForText(page, "Tidak ada yang cocok");
  await look("the guest book, with nothing found");
};

const theProfile: Journey = async (page, look) => {
  await open(page, "/admin/profile");
  await look("the profile");
  await page.getByLabel("Email").fill("bukan email");
  await button(page, "Simpan").click();
  await waitForText(page, "Alamat email tidak valid. Contoh: nama@sekolah.sch.id");
  await look("a field refused");
};

describeInBrowser(
  "Nobody is kept out of the frame of the desk",
  (visit) => {
    checkAccessibility(visit, [
      ["its frame", theFrame],
      ["its one field", theField],
      ["labels", theLabels],
      ["the settings", theSettings],
      ["the activity", theActivity],
      ["the guest book", theVisits],
      ["the profile", theProfile],
      ...ADMIN_SCREENS.map((path): [string, Journey] => [
        path,
        async (page, look) => {
          await open(page, path, NOT_IN_DEMO.includes(path) ? 404 : 200);
          await page.getByRole("heading", { level: 1 }).waitFor();
          await look("open");
        },
      ]),
    ]);
  },
  ADMIN,
);
