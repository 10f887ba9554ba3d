import { ADMIN } from "../support/adminPage.js";
import { waitForText } from "../support/bookForm.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { button, isPhone, open, sheet, type Journey, checkAccessibility } from "./journeys.js";

const theFrame: Journey = async (page, look) => {
  await open(page, "/admin");
  await look("the dashboard");
  await page.keyboard.press("?");
  await page.getByRole("dialog", { name: "Pintasan Keyboard" }).getByText("Tempat Sampah").waitFor();
  await look("the shortcuts");
  await page.keyboard.press("Escape");
  if (isPhone(page)) {
    await page.getByRole("banner").getByRole("button", { name: "Menu" }).click();
    await sheet(page).getByRole("navigation", { name: "Petugas" }).waitFor();
    await look("the menu");
  } else {
    await page.getByRole("button", { name: "Sembunyikan menu" }).click();
    await page.getByRole("button", { name: "Tampilkan menu" }).waitFor();
    await look("the sidebar, folded");
  }
  await open(page, "/admin/entah");
  await page.getByRole("heading", { level: 1, name: "Halaman tidak ditemukan" }).waitFor();
  await look("an unknown address");
};

const theActivity: Journey = async (page, look) => {
  await open(page, "/admin/activity?type=book");
  await page.getByRole("main").locator("summary").first().click();
  await look("the activity, with an entry open");
  await open(page, "/admin/activity?to=2001-01-01");
  await waitForText(page, "Tidak ada yang cocok");
  await look("the activity, with nothing found");
};

const theProfile: Journey = async (page, look) => {
  await open(page, "/admin/profile");
  await look("the profile");
  await page.getByLabel("Email").fill("bukan email");
  await button(page, "Simpan").click();
  await waitForText(page, "Alamat email tidak valid.");
  await look("a field refused");
};

describeInBrowser(
  "Nobody is kept out of the frame of the desk",
  (visit) => {
    checkAccessibility(visit, [
      ["its frame", theFrame],
      ["the activity", theActivity],
      ["the profile", theProfile],
    ]);
  },
  ADMIN,
);
