import type { Page } from "playwright-core";

import { aChapter, anEpub } from "../../support/files/givenFiles.js";
import { aHostileEpub, aLinkedPdf, aReadablePdf } from "../../support/files/givenBooksToRead.js";
import { accessibilityViolations } from "../support/accessibility.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { csrfHeader, fillInLogin, login } from "../support/login.js";
import { waitForSheetsClosed } from "../support/waitForSheetsClosed.js";
import { scriptsOf } from "../support/scriptsOf.js";

const ADMIN = { ADMIN_USERNAME: "admin", ADMIN_PASSWORD: "kopi-tubruk-pagi-1" };
const ELSEWHERE = "http://jahat.example";
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true };

/** The visible lines of a chapter that are cut by an edge of the screen. */
function linesOutside(page: Page): Promise<number> {
  return page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
    const root = frame.contentDocument;
    if (!root || frame.classList.contains("invisible")) return -1;
    // What is seen of the frame, and not what it believes to be wide.
    const width = frame.clientWidth;
    const lines = [...root.querySelectorAll("p")].flatMap((paragraph) => {
      const range = root.createRange();
      range.selectNodeContents(paragraph);
      return [...range.getClientRects()];
    });
    const seen = lines.filter(({ left, right }) => right > 1 && left < width - 1);
    return seen.length === 0 ? -1 : seen.filter(({ left, right }) => left < -1 || right > width + 1).length;
  });
}

/** The first paragraph of which anything is on the screen. */
function firstSeen(page: Page): Promise<string> {
  return page.locator("iframe").evaluate((frame: HTMLIFrameElement) => {
    const paragraphs = [...(frame.contentDocument?.querySelectorAll("p") ?? [])];
    const seen = paragraphs.find((paragraph) =>
      [...paragraph.getClientRects()].some(({ left, right }) => right > 1 && left < frame.clientWidth - 1),
    );
    return seen?.textContent ?? "";
  });
}

describeInBrowser(
  "The reader of digital files",
  (visit) => {
    /** An administrator gives a book its file. */
    async function giveFile(slug: string, content: Buffer, access: "public" | "members" = "public"): Promise<void> {
      const page = await visit.newPage();
      await login(page, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
      const headers = await csrfHeader(page);
      const found = await page.request.get(`/api/books?slug=${slug}`);
      const { data } = (await found.json()) as { data: { id: number }[] };
      const path = `/api/books/${data[0]?.id}`;
      const file = { name: "buku", mimeType: "application/octet-stream", buffer: content };
      const uploaded = await page.request.post(`${path}/upload-file`, { headers, multipart: { file } });
      const saved = await page.request.put(path, { headers, data: { digital_file_access: access } });
      expect([uploaded.status(), saved.status()]).toEqual([200, 200]);
      await page.context().close();
    }
    const pageNumber = (page: Page) => page.getByRole("textbox", { name: "Halaman" }).inputValue();
    const drawn = (page: Page) => page.locator(".reader-sheet[aria-busy='false']").waitFor();
    const search = async (page: Page, words: string) => {
      await page.keyboard.press("/");
      await page.getByRole("searchbox", { name: "Cari di buku ini" }).fill(words);
      await page.keyboard.press("Enter");
      await page.getByRole("list").getByRole("button", { name: words }).click();
    };

    it("opens a PDF page by page, keeps the page, finds a word, and weighs on no other page", async () => {
      const pages = Array.from({ length: 12 }, (_, index) => `Halaman ke-${index + 1} tentang kancil.`);
      pages[8] = "Di sini ada zamrud khatulistiwa.";
      await giveFile("bumi", await aReadablePdf(pages));
      const page = await visit.newPage();
      await page.goto("/books/bumi");
      const loaded: string[] = [];
      page.on("request", (request) => loaded.push(new URL(request.url()).pathname));
      expect((await scriptsOf(visit.address, "/books/bumi")).names.filter((name) => /reader[-.]/i.test(name))).toEqual(
        [],
      );

      await page.getByRole("link", { name: "Baca versi digital" }).click();
      await drawn(page);
      await page.getByText("dari 12", { exact: true }).waitFor();
      const worker = loaded.find((path) => path.includes("pdf.worker")) ?? "";
      // It alone may decode by WebAssembly.
      const policyOf = async (path: string) => (await page.request.get(path)).headers()["content-security-policy"];
      expect(await policyOf(worker)).toBe(
        "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; connect-src 'self'",
      );
      expect(await policyOf("/books/bumi/read")).not.toContain("unsafe");
      await page.keyboard.press("ArrowRight");
      await page.getByRole("button", { name: "Halaman berikutnya" }).click();
      await eventually(() => pageNumber(page)).toBe("3");

      await page.reload();
      await drawn(page);
      expect(await pageNumber(page)).toBe("3");
      await search(page, "zamrud khatulistiwa");
      await eventually(() => pageNumber(page)).toBe("9");
      await page.locator(".reader-text", { hasText: "zamrud" }).waitFor();

      await page.getByRole("button", { name: "Daftar isi" }).click();
      await page.getByRole("button", { name: /^Bab 2/ }).click();
      await eventually(() => pageNumber(page)).toBe("2");
      await page.keyboard.press("End");
      await eventually(() => pageNumber(page)).toBe("12");
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("link", { name: "Ke halaman buku" }).click();
      await page.getByRole("heading", { level: 1, name: "Bumi" }).waitFor();
    });

    it("follows a PDF's links to its own pages and to the web, by key too, and no others", async () => {
      await giveFile("gadis-kretek", await aLinkedPdf(`${ELSEWHERE}/halaman`));
      const page = await visit.newPage();
      await page.context().route(`${ELSEWHERE}/**`, (route) => route.fulfill({ body: "di luar" }));
      await page.goto("/books/gadis-kretek/read");
      await drawn(page);
      const links = page.locator(".reader-links > *");
      await eventually(() => links.count()).toBe(2);
      const web = page.getByRole("link", { name: `Buka ${ELSEWHERE}/halaman` });
      const [opened] = await Promise.all([page.context().waitForEvent("page"), web.click()]);
      await opened.waitForURL(`${ELSEWHERE}/halaman`);
      expect(await opened.evaluate(() => `${window.opener === null} ${document.referrer}`)).toBe("true ");
      await opened.close();

      await page.getByRole("button", { name: "Ke halaman 3" }).press("Enter");
      await page.locator(".reader-text", { hasText: "Halaman ketiga" }).waitFor();
      expect(await pageNumber(page)).toBe("3");
      // The page's own keys go on from there.
      await page.keyboard.press("ArrowLeft");
      await eventually(() => pageNumber(page)).toBe("2");
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("opens an EPUB on a phone without running or loading anything of it", async () => {
      await giveFile("atheis", aHostileEpub(ELSEWHERE));
      const page = await visit.newPage(PHONE);
      const asked: string[] = [];
      await page.route(`${ELSEWHERE}/**`, (route) => {
        asked.push(route.request().url());
        return route.abort();
      });
      await page.goto("/books/atheis/read");
      const book = page.frameLocator("iframe[title='Isi buku']");
      await book.getByText("Kancil mencuri timun.").waitFor();
      await book.getByText("Tekan di sini").click();
      expect(await accessibilityViolations(page)).toEqual([]);

      await page.getByRole("button", { name: "Halaman berikutnya" }).click();
      await book.getByRole("heading", { name: "Bab Dua" }).waitFor();
      await page.reload();
      await book.getByText("Pak Tani memasang jerat.").waitFor();
      await page.getByRole("button", { name: "Tampilan" }).click();
      await page.getByRole("button", { name: "Sepia" }).click();
      await page.keyboard.press("Escape");
      await waitForSheetsClosed(page);
      await search(page, "mencuri timun");
      await book.getByText("Kancil mencuri timun.").waitFor();

      expect(await page.title()).toMatch(/^Baca Atheis/);
      expect(asked).toEqual([]);
      // Nor may what is in the frame, should a script ever get there.
      expect(await page.locator("iframe").getAttribute("sandbox")).toBe("allow-same-origin");
    });

    it("shows whole lines of an EPUB at every width, and answers where a chapter or its styles try to stop it", async () => {
      const text = Array.from(
        { length: 60 },
        (_, index) => `<p>${index} ${"setiap amal bergantung niatnya ".repeat(8)}</p>`,
      );
      const chapters = {
        // A browser's tab dies of the one sheet, and of the other it never ends to look for siblings.
        "a.xhtml": aChapter(
          `<style>${"a{".repeat(200_000)}</style><style>${"p ~ b{margin-top:1em} ".repeat(3_000)}</style>` +
            text.join("") +
            `<p>${"<b/>".repeat(10_000)}</p>`,
        ),
        "b.xhtml": `${"<!DOCTYPE[".repeat(300_000)}<p>Tamat.</p>`,
      };
      await giveFile("bumi-manusia", anEpub({ chapters }));
      // How the browser's own parser says that a chapter is no XML.
      visit.expectConsoleError(/Applying inline style violates/);
      const page = await visit.newPage();
      await page.goto("/books/bumi-manusia/read");
      const book = page.frameLocator("iframe[title='Isi buku']");
      for (const width of [360, 768, 1280, 1400, 1864]) {
        await page.setViewportSize({ width, height: 800 });
        // Each line of the screen ends within it.
        await eventually(() => linesOutside(page)).toBe(0);
      }
      await page.keyboard.press("End");
      await book.getByText("Tamat.").waitFor();
      await page.keyboard.press("Home");
      await book.getByText(/^0 setiap amal/).waitFor();
    });

    it("turns a book that is written from the right from left to right, by key and by button", async () => {
      const paragraphs = Array.from(
        { length: 40 },
        (_, index) => `<p>${index} ${"إنما الأعمال بالنيات ".repeat(12)}</p>`,
      );
      const chapters = {
        "a.xhtml": aChapter(paragraphs.join(""), ' dir="rtl"'),
        "b.xhtml": aChapter("<p>الخاتمة</p>", ' dir="rtl"'),
      };
      const spine = '<spine page-progression-direction="rtl"><itemref idref="c0"/><itemref idref="c1"/></spine>';
      await giveFile("salah-asuhan", anEpub({ chapters, spine }));
      const page = await visit.newPage(PHONE);
      await page.goto("/books/salah-asuhan/read");
      const book = page.frameLocator("iframe[title='Isi buku']");
      await book.getByText(/^0 /).waitFor();
      expect(await linesOutside(page)).toBe(0);
      expect(await book.locator("html").evaluate((root) => getComputedStyle(root).direction)).toBe("rtl");
      const [next, before] = await Promise.all(
        ["Halaman berikutnya", "Halaman sebelumnya"].map((name) => page.getByRole("button", { name }).boundingBox()),
      );
      expect(next?.x).toBeLessThan(before?.x ?? 0);

      await page.keyboard.press("ArrowLeft");
      await eventually(() => firstSeen(page)).toMatch(/^[1-9]\d* /);
      expect(await linesOutside(page)).toBe(0);
      await page.keyboard.press("ArrowRight");
      await eventually(() => firstSeen(page)).toMatch(/^0 /);
      await page.keyboard.press("End");
      await book.getByText("الخاتمة").waitFor();
      await page.keyboard.press("ArrowRight");
      await eventually(() => firstSeen(page)).toMatch(/^\d\d /);
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("refuses a book for members to a visitor, who comes back to it by logging in", async () => {
      await giveFile("salah-asuhan", await aReadablePdf(["Hanya untuk anggota."]), "members");
      const page = await visit.newPage(PHONE);
      await page.goto("/books/salah-asuhan/read");
      await page.getByRole("heading", { name: "Login untuk membaca" }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      // Where the file is, neither page tells whoever may not read it.
      for (const path of ["/books/salah-asuhan/read", "/books/salah-asuhan"]) {
        expect(await (await page.context().request.get(path)).text()).not.toContain(".pdf");
      }
      await page.getByRole("link", { name: "Login untuk membaca" }).click();
      await fillInLogin(page, ADMIN.ADMIN_USERNAME, ADMIN.ADMIN_PASSWORD);
      await drawn(page);
      expect(new URL(page.url()).pathname).toBe("/books/salah-asuhan/read");
    });

    it("says what is wrong with a file and leads out", async () => {
      await giveFile("gadis-kretek", Buffer.from("%PDF-1.4\nbukan apa-apa\n%%EOF\n"));
      const page = await visit.newPage(PHONE);
      await page.goto("/books/gadis-kretek/read");
      await page.getByRole("heading", { name: "Berkas ini rusak" }).waitFor();
      expect(await page.getByRole("link", { name: "Unduh berkas" }).getAttribute("href")).toMatch(/\.pdf$/);
      await page.getByRole("link", { name: "Ke halaman buku" }).last().click();
      await page.getByRole("heading", { level: 1, name: "Gadis Kretek" }).waitFor();
    });
  },
  ADMIN,
);
