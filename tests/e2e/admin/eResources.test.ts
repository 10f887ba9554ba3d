import type { BrowserContextOptions, Page } from "playwright-core";

import { ADMIN, adminPage, waitForOperation } from "../support/admin/adminPage.js";
import { describeInBrowser, type BrowserSuite } from "../support/browser/describeInBrowser.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";
import { eventually } from "../support/eventually.js";

async function openAdminScreen(
  visit: BrowserSuite,
  options: BrowserContextOptions = { viewport: { width: 1280, height: 860 } },
): Promise<Page> {
  const page = await adminPage(visit, options);
  await page.goto("/admin/e-resources");
  return page;
}

const rows = (page: Page) => page.getByRole("list", { name: "E-resource menurut urutan" }).getByRole("listitem");
const labels = (page: Page) => rows(page).locator("p:first-child > span:first-child").allTextContents();
const handle = (page: Page, label: string) =>
  page.getByRole("button", { name: new RegExp(`^Pindahkan ${label} dengan menyeret`) });
/** Waits until the navigation menu has these links in this order. */
const menuHas = (page: Page, wanted: readonly string[]) =>
  page.waitForFunction(
    (texts) =>
      [...document.querySelectorAll("header details li a > span:first-child")]
        .map(({ textContent }) => textContent)
        .join() === texts,
    wanted.join(),
  );

async function add(page: Page, label: string, url: string): Promise<void> {
  await page.getByRole("button", { name: "Tambah e-resource" }).first().click();
  await page.getByLabel("Nama").fill(label);
  await page.getByLabel("Alamat").fill(url);
  await page.keyboard.press("Control+s");
}

/** Waits until the server has processed the change. */
async function saved(page: Page, act: () => Promise<unknown>): Promise<void> {
  const taken = waitForOperation(page, "EResources");
  await act();
  await taken;
}

describeInBrowser(
  "E-resources at an administrator's desk",
  (visit) => {
    it("are not lost from a form that Esc or a click beside it would close", async () => {
      const page = await openAdminScreen(visit);
      await page.getByRole("button", { name: "Tambah e-resource" }).first().click();
      await page.getByLabel("Nama").fill("Garuda");
      const question = page.getByRole("dialog", { name: "Tinggalkan tanpa menyimpan?" });
      const stay = question.getByRole("button", { name: "Tetap di sini" });
      await page.keyboard.press("Escape");
      await stay.click();
      await page.mouse.click(5, 400);
      await question.waitFor();
      // Esc answers as one who stays; the next ones are those that the browser would close by itself.
      for (let presses = 0; presses < 4; presses += 1) await page.keyboard.press("Escape");
      await page.keyboard.press("Tab");
      if (await question.isVisible()) await stay.click();
      await eventually(() => page.getByLabel("Nama").inputValue()).toBe("Garuda");
      await eventually(() => page.getByLabel("Nama").isVisible()).toBe(true);
      await page.getByRole("button", { name: "Batal" }).click();
      await waitForSheetsClosed(page);
    });

    it("are added, refused without a web address, ordered by mouse and keyboard, at once in every menu", async () => {
      const page = await openAdminScreen(visit);
      await page.getByRole("heading", { name: "Belum ada e-resource" }).waitFor();
      await add(page, "Jahat", "javascript:alert(1)");
      await page.getByText("Isi dengan alamat lengkap yang diawali http:// atau https://.").waitFor();
      await eventually(() => page.getByLabel("Alamat").inputValue()).toBe("javascript:alert(1)");
      await page.getByLabel("Alamat").fill("https://garuda.kemdikbud.go.id");
      await page.getByLabel("Nama").fill("Garuda");
      // As a scanner ends a number: nothing is saved half filled.
      await page.keyboard.press("Enter");
      await page.locator("[name=url]:focus").press("Enter");
      await page.locator("[name=description]:focus").press("Control+s");
      await handle(page, "Garuda").waitFor();
      await waitForSheetsClosed(page);
      for (const [label, url] of [
        ["iPusnas", "https://ipusnas.id"],
        ["Rumah Belajar", "https://belajar.kemdikbud.go.id"],
        ["Perpusnas", "https://www.perpusnas.go.id"],
      ] as const) {
        await add(page, label, url);
        await handle(page, label).waitFor();
        await waitForSheetsClosed(page);
      }
      await eventually(() => labels(page)).toEqual(["Garuda", "iPusnas", "Rumah Belajar", "Perpusnas"]);

      const from = await handle(page, "Perpusnas").boundingBox();
      const to = await handle(page, "Garuda").boundingBox();
      if (!from || !to) throw new Error("No handles to drag by");
      await page.mouse.move(from.x + 10, from.y + 10);
      await page.mouse.down();
      await page.mouse.move(to.x + 10, to.y + 60, { steps: 5 });
      await page.mouse.move(to.x + 10, to.y - 5, { steps: 5 });
      await saved(page, () => page.mouse.up());
      await eventually(() => labels(page)).toEqual(["Perpusnas", "Garuda", "iPusnas", "Rumah Belajar"]);

      await handle(page, "Perpusnas").focus();
      for (const place of [2, 3]) {
        await saved(page, () => page.keyboard.press("ArrowDown"));
        await page.getByText(`Perpusnas sekarang di urutan ${place} dari 4.`).waitFor({ state: "attached" });
        await eventually(() => handle(page, "Perpusnas").evaluate((button) => document.activeElement === button)).toBe(
          true,
        );
      }
      await saved(page, () => page.getByRole("button", { name: "Nonaktifkan iPusnas" }).click());
      await menuHas(page, ["Garuda", "Perpusnas", "Rumah Belajar"]);

      await page.getByRole("button", { name: "Hapus Rumah Belajar" }).click();
      // A flash message stays while the pointer is over it.
      await page.getByRole("button", { name: "Urungkan" }).hover();
      await handle(page, "Rumah Belajar").waitFor({ state: "detached" });
      await page.getByRole("button", { name: "Urungkan" }).click();
      await handle(page, "Rumah Belajar").waitFor();
      await page.reload();
      await eventually(async () => (await labels(page)).slice(0, 3)).toEqual(["Garuda", "iPusnas", "Perpusnas"]);
    });

    it("lose nothing where two administrators order at once", async () => {
      const [one, other] = [await openAdminScreen(visit), await openAdminScreen(visit)];
      const before = await labels(one);
      await Promise.all([
        saved(one, () => one.getByRole("button", { name: `Pindahkan ${before[0]} ke bawah` }).click()),
        saved(other, () => other.getByRole("button", { name: `Pindahkan ${before[3]} ke atas` }).click()),
      ]);
      await one.reload();
      await eventually(async () => (await labels(one)).sort()).toEqual([...before].sort());
    });
  },
  { DEMO: "0", ...ADMIN },
);
