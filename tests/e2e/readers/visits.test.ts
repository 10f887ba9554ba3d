import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { openDatabase } from "../../../server/openDatabase.js";
import { givenStudent } from "../../support/people.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { loginAt } from "../support/servers/loginAt.js";
import { pressQuickly } from "../support/pressQuickly.js";
import { eventually } from "../support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-visits-"));
const ADMIN_PASSWORD = "kopi-tubruk-pagi-9";
const students = {
  P901: "Rina Kartika",
  P902: "Budi Santoso",
  P903: "Citra Dewi",
  P904: "Doni Prakoso",
  P905: "Eka Putri",
  P906: "Fajar Nugraha",
  P907: "Gita Lestari",
};
/** Uses every character that Indonesian names may contain, at the maximum length. */
const longest = `${"Panjang".repeat(36)}🙂`;

beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  for (const [nis, name] of Object.entries({ ...students, P908: longest, P909: "محمد صالح" })) {
    await givenStudent(database, { nis, name });
  }
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const field = (page: Page) => page.getByLabel("Pindai kartu anggota Anda di sini");
const greeted = (page: Page, name: string) =>
  page.getByRole("status").getByText(new RegExp(`^Selamat (?:pagi|siang|sore|malam), ${name}$`));
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute("name"));

/** Types like a scanner: a few milliseconds per key, then Enter. */
const scan = (page: Page, code: string) => pressQuickly(page, [...code, "Enter"]);

/** The door's key, which the first page makes: its devices alone are told names. */
let doorKey: string | undefined;

async function makeDoorKey(address: string): Promise<string> {
  const headers = await loginAt(address, { username: "admin", password: ADMIN_PASSWORD });
  const response = await fetch(`${address}/api/settings/door-key`, { method: "POST", headers });
  return ((await response.json()) as { data: { key: string } }).data.key;
}

/** Makes a device of the door. */
async function bind(page: Page, address: string): Promise<void> {
  doorKey ??= await makeDoorKey(address);
  await page.context().addCookies([{ name: "door_key", value: doorKey.replaceAll("-", ""), url: address }]);
}

async function open(page: Page, address: string, path = "/visits"): Promise<void> {
  await bind(page, address);
  await page.goto(path);
}

/** How long a greeting stays. */
const GREETING_MS = 10_000;

/** The numbers that reach the server, in order. */
function numbersSent(page: Page): string[] {
  const numbers: string[] = [];
  page.on("request", (request) => {
    const body = request.postDataJSON() as { operationName?: string; variables?: { input?: { nis?: string } } } | null;
    if (body?.operationName === "RecordVisit") numbers.push(body.variables?.input?.nis ?? "");
  });
  return numbers;
}

describeInBrowser(
  "The guest book at the door",
  (visit) => {
    it("greets who scans, is ready for the next at once, and keeps nothing of it", async () => {
      const page = await visit.newPage();
      await page.clock.install();
      await open(page, visit.address);
      await eventually(() => focused(page)).toBe("nis");
      const history = await page.evaluate(() => window.history.length);
      await scan(page, "P901");
      await greeted(page, "Rina").waitFor();
      await eventually(async () => [await focused(page), await field(page).inputValue()]).toEqual(["nis", ""]);
      await page.clock.fastForward(GREETING_MS);
      await greeted(page, "Rina").waitFor({ state: "detached" });
      await eventually(() => page.content()).notToMatch(/Rina|P901/);
      await eventually(() =>
        page.evaluate(() => [window.history.length, location.href, localStorage.length + sessionStorage.length]),
      ).toEqual([history, `${visit.address}/visits`, 0]);
    });

    it("takes a queue that scans faster than the server answers, one by one and nobody twice", async () => {
      const page = await visit.newPage();
      const numbers = numbersSent(page);
      await open(page, visit.address);
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/graphql", async (route) => {
        await held;
        await route.continue();
      });
      for (const code of ["P902", "P903", "P903", "P904"]) await scan(page, code);
      await page.getByText("Mencatat…").waitFor();
      release();
      await greeted(page, "Doni").waitFor();
      expect(numbers).toEqual(["P902", "P903", "P904"]);
    });

    it("reads a complete scan although somebody has touched the screen or left half a number", async () => {
      const page = await visit.newPage();
      const numbers = numbersSent(page);
      await open(page, visit.address);
      await page.getByRole("heading", { level: 1 }).click();
      await eventually(() => focused(page)).toBe(null);
      await scan(page, "P905");
      await greeted(page, "Eka").waitFor();
      await page.getByRole("button", { name: "Catat", exact: true }).focus();
      // Stalled for longer than a scanner pauses within a code.
      await page.keyboard.type("9", { delay: 600 });
      await eventually(async () => [await focused(page), await field(page).inputValue()]).toEqual(["nis", "9"]);
      await scan(page, "P906");
      await greeted(page, "Fajar").waitFor();
      expect(numbers).toEqual(["P905", "P906"]);
      await eventually(() => field(page).inputValue()).toBe("");
    });

    it("says that a number is unknown, and leads a guest to the form and back", async () => {
      const page = await visit.newPage();
      await open(page, visit.address);
      await scan(page, "P999");
      await page
        .getByRole("alert")
        .getByText("Nomor ini tidak ditemukan. Periksa lagi, atau isi sebagai tamu.")
        .waitFor();
      await eventually(() => field(page).inputValue()).toBe("P999");
      await page.getByRole("link", { name: "Isi sebagai tamu" }).click();
      await page.waitForURL("**/visits?kind=guest");
      await eventually(() => focused(page)).toBe("visitorName");
      await page.keyboard.press("Enter");
      await page.getByText("Nama wajib diisi.").waitFor();
      await page.getByLabel("Nama", { exact: true }).fill("Bu Sri Wahyuni");
      await page.getByLabel("Instansi").fill("Dinas Pendidikan");
      await page.getByText("Diskusi").click();
      await page.getByRole("button", { name: "Catat kunjungan" }).click();
      await greeted(page, "Bu Sri").waitFor();
      expect(page.url()).toBe(`${visit.address}/visits`);
      await eventually(() => focused(page)).toBe("nis");
      await page.getByRole("link", { name: "Tamu", exact: true }).click();
      await eventually(() => page.getByLabel("Nama", { exact: true }).inputValue()).toBe("");
    });

    it("counts a class once, and keeps what was typed where the number is wrong", async () => {
      const page = await visit.newPage();
      await open(page, visit.address, "/visits?kind=class");
      await page.getByLabel("Kelas", { exact: true }).fill("XI IPA 1");
      await page.getByLabel("Jumlah orang").fill("0");
      await page.keyboard.press("Enter");
      await page.getByText("Minimal 1.").waitFor();
      await eventually(async () => [
        await focused(page),
        await page.getByLabel("Kelas", { exact: true }).inputValue(),
      ]).toEqual(["peopleCount", "XI IPA 1"]);
      await page.getByLabel("Jumlah orang").fill("32");
      await page.keyboard.press("Enter");
      await greeted(page, "kelas XI IPA 1").waitFor();
      await page.getByText(/^Kunjungan Anda tercatat pukul \d\d\.\d\d$/).waitFor();
    });

    it("loses nobody while the network is away, and sends by itself when it is back", async () => {
      const page = await visit.newPage();
      await page.clock.install();
      await open(page, visit.address);
      await page.context().setOffline(true);
      await scan(page, "P907");
      await page.getByText("1 kunjungan belum tercatat").waitFor();
      await eventually(() => field(page).inputValue()).toBe("P907");
      await scan(page, "P901");
      await page.getByText("2 kunjungan belum tercatat").waitFor();
      await eventually(() => page.evaluate(() => getSelection()?.toString())).toBe("P901");
      await page.context().setOffline(false);
      await eventually(async () => {
        // What the page sends when it hears of the network may be too early; then it waits for its next try.
        await page.clock.fastForward(1_000);
        return page.getByText("Belum tercatat").count();
      }).toBe(0);
      await page.getByText(/^Selamat (?:datang kembali|pagi|siang|sore|malam), Rina$/).waitFor();
      await eventually(() => field(page).inputValue()).toBe("");
      // Gita's visit has been counted by now.
      await scan(page, "P907");
      await page.getByText("Selamat datang kembali, Gita").waitFor();
    });

    it.each([
      [1280, 800],
      [1024, 768],
      [768, 1024],
      [360, 740],
    ])("shows every name within a screen of %d by %d", async (width, height) => {
      const page = await visit.newPage({ viewport: { width, height } });
      await open(page, visit.address);
      for (const code of ["P908", "P909"]) {
        await scan(page, code);
        const card = page.getByRole("status").getByText(code === "P908" ? /Panjang/ : /محمد/);
        await card.waitFor();
        const box = await card.boundingBox();
        expect((box?.x ?? -1) >= 0 && (box?.x ?? 0) + (box?.width ?? 0) <= width).toBe(true);
        expect(
          await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth),
        ).toBeLessThanOrEqual(0);
      }
    });

    it("takes what was scanned before the script was there", async () => {
      const page = await visit.newPage();
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/static/assets/VisitsPage*", async (route) => {
        await held;
        await route.continue();
      });
      await bind(page, visit.address);
      await page.goto("/visits", { waitUntil: "domcontentloaded" });
      await eventually(() => focused(page)).toBe("nis");
      await scan(page, "P902");
      release();
      await page.getByText(/^Selamat (?:datang kembali|pagi|siang|sore|malam), Budi$/).waitFor();
      expect(page.url()).toBe(`${visit.address}/visits`);
    });

    it("knows a scanned door key from a number, says what is wrong with it, and then takes the card again", async () => {
      const headers = await loginAt(visit.address, { username: "admin", password: ADMIN_PASSWORD });
      const key = await makeDoorKey(visit.address);
      const page = await visit.newPage();
      const numbers = numbersSent(page);
      await page.goto("/visits");
      await scan(page, "P903");
      await page.getByRole("heading", { name: "Perangkat ini belum diaktifkan" }).waitFor();
      await scan(page, "2222-3333-4444");
      await page.getByText("Kunci ini salah atau sudah diganti.").waitFor();
      await scan(page, key.toLowerCase());
      await page.getByText("Perangkat ini sekarang dapat mengisi buku tamu.").waitFor();
      await scan(page, "P906");
      await page.getByText(/^Selamat (?:datang kembali|pagi|siang|sore|malam), Fajar$/).waitFor();
      // Of a key that is none any more it says so, and a device that is known takes cards as before.
      await scan(page, "2222-3333-4444");
      await page.getByText("Kunci ini salah atau sudah diganti.").waitFor();
      await scan(page, "P904");
      await page.getByText(/^Selamat (?:datang kembali|pagi|siang|sore|malam), Doni$/).waitFor();
      expect(numbers).toEqual(["P903", "P906", "P904"]);
      await fetch(`${visit.address}/api/settings/door-key`, { method: "DELETE", headers });

      // Without a key every device may sign, and none is told whether a number is somebody's.
      const stranger = await visit.newPage();
      await stranger.goto("/visits");
      for (const nis of ["P905", "999999"]) {
        await scan(stranger, nis);
        await stranger.getByRole("status").getByText("Kunjungan dicatat", { exact: true }).waitFor();
        await stranger.getByText(new RegExp(`^Nomor ${nis}, pukul .* Salah\\? Ketik lagi\\.$`)).waitFor();
      }
      expect(await stranger.content()).not.toContain("Eka");
    });

    it("stays within a tablet's screen, asks for the purpose, and takes the next card meanwhile", async () => {
      const page = await visit.newPage({ viewport: { width: 1024, height: 768 } });
      doorKey = await makeDoorKey(visit.address);
      await open(page, visit.address);
      const room = () =>
        page.evaluate(() => document.documentElement.scrollHeight - document.documentElement.clientHeight);
      await page.getByText("pengunjung hari ini").waitFor();
      expect(await room()).toBeLessThanOrEqual(0);
      await page.getByRole("button", { name: "Bantuan" }).click();
      await page.getByRole("heading", { name: "Cara mencatat kunjungan" }).waitFor();
      await scan(page, "P901");
      await page.getByText(/^Selamat .*, Rina$/).waitFor();
      expect(await room()).toBeLessThanOrEqual(0);
      await eventually(() => focused(page)).toBe("nis");
      await scan(page, "P902");
      await page.getByText(/^Selamat .*, Budi$/).waitFor();
      await page.getByRole("button", { name: "Selesai" }).click();
      await page.getByRole("link", { name: "Tamu", exact: true }).waitFor();
      await eventually(() => focused(page)).toBe("nis");
    });

    it("needs a script, and the page says so where there is none", async () => {
      const page = await visit.newPage({ javaScriptEnabled: false });
      await page.goto("/visits");
      expect(await page.locator("noscript").textContent()).toContain("Buku tamu memerlukan JavaScript.");
      await eventually(() => field(page).isVisible()).toBe(false);
    });
  },
  { DATA_DIR: dataDir, ADMIN_PASSWORD },
);
