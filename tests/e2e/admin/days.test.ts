import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { copies as copyRows, givenBooks } from "../../support/givenBooks.js";
import { givenStudent } from "../../support/people.js";
import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-days-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  await givenStudent(database, { nis: "N1", name: "Nadia Putri", className: "X-1" });
  await givenBooks(database, [{ title: "Laskar Pelangi", copies: copyRows(1) }]);
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const PROBLEM = "Tanggal ini tidak dikenali. Contoh: 21/11/2026";
const field = (page: Page, name: string) => page.getByRole("textbox", { name, exact: true });
const dialog = (page: Page) => page.getByRole("dialog", { name: "Pilih tanggal" });
const shownMonth = (page: Page) => dialog(page).getByRole("heading").innerText();
const focused = (page: Page) =>
  page.evaluate(() => document.activeElement?.getAttribute("aria-label") ?? document.activeElement?.textContent);

const copies = (page: Page) => page.getByRole("region", { name: "Eksemplar" });
const pupils = async (page: Page) => {
  await page.goto("/admin/students");
  await page.getByRole("checkbox", { name: /Nadia Putri/u }).check();
};

interface DayForm {
  readonly form: string;
  readonly open: (page: Page) => Promise<unknown>;
  readonly day: string;
  readonly save: (page: Page) => Promise<unknown>;
}

/** Where a day is part of what is saved. */
const FORMS: readonly DayForm[] = [
  {
    form: "a post's time of publication",
    open: async (page) => {
      await page.goto("/admin/blogs/new");
      await field(page, "Judul").fill("Pekan Buku");
      await field(page, "Isi tulisan").fill("Ayo datang.");
      await page.getByText("Terjadwal", { exact: true }).click();
    },
    day: "Tanggal terbit",
    save: (page) => page.keyboard.press("Control+s"),
  },
  {
    form: "the adding of copies",
    open: async (page) => {
      await page.goto("/admin/books/1");
      await copies(page).getByRole("button", { name: "Tambah eksemplar" }).click();
    },
    day: "Tanggal perolehan",
    save: (page) => page.getByRole("button", { name: "Tambah 1 eksemplar" }).click(),
  },
  {
    form: "the copies that are selected",
    open: async (page) => {
      await page.goto("/admin/books/1");
      await copies(page).getByRole("checkbox").nth(1).check();
    },
    day: "Tanggal perolehan eksemplar terpilih",
    save: (page) => page.getByRole("button", { name: "Simpan tanggal perolehan" }).click(),
  },
  {
    form: "the end of a school year",
    open: (page) => page.goto("/admin/students/promote"),
    day: "Keanggotaan berlaku sampai",
    save: (page) => page.getByRole("button", { name: "Naikkan kelas…" }).click(),
  },
  {
    form: "a new holiday",
    open: (page) => page.goto("/admin/settings"),
    day: "Sampai (opsional)",
    save: async (page) => {
      await field(page, "Dari").first().fill("17/08/2027");
      await field(page, "Nama hari libur").fill("Hari Kemerdekaan");
      await page.getByRole("button", { name: "Tambah", exact: true }).first().click();
    },
  },
  {
    form: "a student's membership",
    open: async (page) => {
      await page.goto("/admin/students/new");
      await field(page, "NIS").fill("Z9");
      await field(page, "Nama").fill("Zaki");
    },
    day: "Berlaku sampai",
    save: (page) => page.keyboard.press("Control+s"),
  },
  {
    form: "the membership of several students",
    open: async (page) => {
      await pupils(page);
      await page.getByRole("button", { name: /Ubah keanggotaan/u }).click();
    },
    day: "Berlaku sampai",
    save: (page) => page.keyboard.press("Control+s"),
  },
];

describeInBrowser(
  "The days of the desk's forms",
  (visit) => {
    it.each(FORMS)("a day that does not exist stops $form, where it is said and can be mended", async (asked) => {
      const page = await adminPage(visit);
      await asked.open(page);
      const day = field(page, asked.day).first();
      await day.fill("31/02/2027");
      const sent: string[] = [];
      page.on("request", (request) => {
        if (request.method() !== "GET" && (request.postData() ?? "").includes("mutation")) sent.push(request.url());
      });
      await asked.save(page);
      await page.getByText(PROBLEM).first().waitFor();
      await eventually(() => day.evaluate((element) => document.activeElement === element)).toBe(true);
      expect(await day.inputValue()).toBe("31/02/2027");
      expect(await page.getByText(PROBLEM).first().isVisible()).toBe(true);
      expect(await page.getByRole("dialog", { name: /^Naik ke/u }).count()).toBe(0);
      expect(sent).toEqual([]);
    });

    it("are chosen from a calendar that is Indonesian in an English browser, by keyboard alone", async () => {
      const page = await adminPage(visit, { locale: "en-US" });
      await page.goto("/admin/students/promote");
      const day = field(page, "Keanggotaan berlaku sampai");
      await day.fill("21/11/2026");
      await day.press("Alt+ArrowDown");
      await eventually(() => shownMonth(page)).toBe("November 2026");
      expect(await dialog(page).getByRole("columnheader").allInnerTexts()).toEqual([
        "Sen",
        "Sel",
        "Rab",
        "Kam",
        "Jum",
        "Sab",
        "Min",
      ]);
      await eventually(() => focused(page)).toBe("Sabtu, 21 November 2026");
      expect(await accessibilityViolations(page)).toEqual([]);
      for (const [key, there] of [
        ["ArrowRight", "Minggu, 22 November 2026"],
        ["Home", "Senin, 16 November 2026"],
        ["End", "Minggu, 22 November 2026"],
        ["ArrowDown", "Minggu, 29 November 2026"],
        ["ArrowDown", "Minggu, 6 Desember 2026"],
        ["ArrowUp", "Minggu, 29 November 2026"],
        ["PageDown", "Selasa, 29 Desember 2026"],
        ["PageUp", "Minggu, 29 November 2026"],
        ["Shift+PageDown", "Senin, 29 November 2027"],
        ["ArrowLeft", "Minggu, 28 November 2027"],
      ] as const) {
        await page.keyboard.press(key);
        await eventually(() => focused(page)).toBe(there);
      }
      await page.keyboard.press("Escape");
      await eventually(() => dialog(page).count()).toBe(0);
      expect(await day.inputValue()).toBe("21/11/2026");
      expect(await day.evaluate((element) => document.activeElement === element)).toBe(true);

      await page.keyboard.press("Alt+ArrowDown");
      await eventually(() => focused(page)).toBe("Sabtu, 21 November 2026");
      await page.keyboard.press("PageDown");
      await page.keyboard.press("Enter");
      await eventually(() => day.inputValue()).toBe("21/12/2026");
      await eventually(() => day.evaluate((element) => document.activeElement === element)).toBe(true);
    });

    it.each([
      [1280, 800],
      [1366, 600],
      [1024, 1366],
    ])("never lie under their calendar at %d × %d", async (width, height) => {
      const page = await adminPage(visit, { viewport: { width, height } });
      await page.goto("/admin/students/new");
      const day = field(page, "Berlaku sampai");
      for (const place of [0.1, 0.3, 0.5, 0.7, 0.9]) {
        await day.evaluate((element, at) => {
          window.scrollBy(0, element.getBoundingClientRect().top - window.innerHeight * at);
        }, place);
        await day.press("Alt+ArrowDown");
        await dialog(page).waitFor();
        await eventually(async () => {
          const [own, calendar] = [await day.boundingBox(), await dialog(page).boundingBox()];
          if (!own || !calendar) return "not shown";
          const isOver =
            calendar.y < own.y + own.height &&
            calendar.y + calendar.height > own.y &&
            calendar.x < own.x + own.width &&
            calendar.x + calendar.width > own.x;
          const isWhole = calendar.y >= 0 && calendar.y + calendar.height <= height;
          return { place, isOver, isWhole };
        }).toEqual({ place, isOver: false, isWhole: true });
        await page.keyboard.press("Escape");
        await eventually(() => dialog(page).count()).toBe(0);
      }
    });

    it("show what they hold again after a day that does not exist was discarded with all else", async () => {
      const page = await adminPage(visit);
      await page.goto("/admin/blogs/new");
      await field(page, "Judul").fill("Pekan Buku");
      await field(page, "Isi tulisan").fill("Ayo datang.");
      await page.getByText("Terjadwal", { exact: true }).click();
      const day = field(page, "Tanggal terbit");
      await day.fill("17/08/2045");
      await page.keyboard.press("Control+s");
      await page.waitForURL(/\/admin\/blogs\/\d+/u);
      await eventually(() => day.inputValue()).toBe("17/08/2045");
      await field(page, "Judul").fill("Pekan Buku Nasional");
      await day.fill("31/02/2045");
      await page.keyboard.press("Tab");
      await page.getByText(PROBLEM).waitFor();
      await page.getByRole("button", { name: "Buang perubahan" }).click();
      await eventually(() => field(page, "Judul").inputValue()).toBe("Pekan Buku");
      await eventually(() => day.inputValue()).toBe("17/08/2045");
      expect(await page.getByText(PROBLEM).count()).toBe(0);
    });

    it("are touched in places of 44 px on a phone, and stay between the first and the last that may be chosen", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 768 }, hasTouch: true });
      await page.goto("/admin/fines?view=cash&day=2026-11-10");
      await page.getByRole("button", { name: "Buka kalender" }).tap();
      await eventually(() => shownMonth(page)).toBe("November 2026");
      expect(await horizontalOverflow(page)).toBe(0);
      const sizes = await dialog(page)
        .getByRole("button")
        .evaluateAll((buttons) => buttons.map((button) => button.getBoundingClientRect()))
        .then((boxes) => boxes.map(({ width, height }) => Math.min(width, height)));
      // The sheet comes in by a transform, which leaves a rounding of its own.
      expect(Math.round(Math.min(...sizes) * 100) / 100).toBeGreaterThanOrEqual(44);
      await dialog(page).getByRole("button", { name: "Kamis, 5 November 2026" }).tap();
      await eventually(() => field(page, "Hari").inputValue()).toBe("05/11/2026");
      await page.waitForURL(/day=2026-11-05/u);

      await page.getByRole("button", { name: "Buka kalender" }).tap();
      await dialog(page).getByRole("button", { name: "Hari ini" }).tap();
      await page.waitForURL((url) => !url.searchParams.has("day"));
      await page.getByRole("button", { name: "Buka kalender" }).tap();
      await dialog(page).waitFor();
      expect(await dialog(page).getByRole("button", { name: "Bulan berikutnya" }).getAttribute("aria-disabled")).toBe(
        "true",
      );
      await dialog(page).getByRole("button", { name: "Batal" }).tap();
      await eventually(() => dialog(page).count()).toBe(0);
    });
  },
  { ...ADMIN, DATABASE_PATH: join(dataDir, "library.sqlite"), DATA_DIR: dataDir },
);
