import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { BlogEditingService } from "../../../server/blogs/BlogEditingService.js";
import { openDatabase } from "../../../server/openDatabase.js";
import { system } from "../../../server/viewer.js";
import { PASSWORD } from "../../support/people.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { login } from "../support/login.js";
import { eventually } from "../support/eventually.js";

const heading = (page: Page, name: string) => page.getByRole("heading", { level: 1, name }).waitFor();
const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 2 }).allInnerTexts();

describeInBrowser("The blog of a first start", (visit) => {
  it("is read from the footer on: a post, the next one, back, and the list again", async () => {
    const page = await visit.newPage();
    const asked: string[] = [];
    page.on("request", (request) => {
      const { operationName = "" } = (request.url().endsWith("/graphql") ? request.postDataJSON() : {}) as {
        operationName?: string;
      };
      if (operationName) asked.push(operationName);
    });
    await page.goto("/");
    await page.getByRole("contentinfo").getByRole("link", { name: "Blog", exact: true }).click();
    await heading(page, "Blog");
    await page.getByRole("link", { name: "Enam Buku untuk yang Merasa Tidak Suka Membaca" }).click();
    await heading(page, "Enam Buku untuk yang Merasa Tidak Suka Membaca");
    await page.getByRole("heading", { level: 3, name: "Totto-chan, Gadis Cilik di Jendela" }).waitFor();
    await eventually(() => page.evaluate(() => document.activeElement?.tagName)).toBe("H1");

    await page.getByRole("link", { name: /^Berikutnya/ }).click();
    await heading(page, "Jam Layanan dan Hal yang Perlu Anda Ketahui");
    await page.getByRole("table").waitFor();
    await page.goBack();
    await heading(page, "Enam Buku untuk yang Merasa Tidak Suka Membaca");
    await page.getByRole("heading", { level: 3, name: "Totto-chan, Gadis Cilik di Jendela" }).waitFor();
    expect(asked.filter((name) => name === "BlogPostPage")).toHaveLength(2);

    await page.getByRole("link", { name: "Semua tulisan" }).click();
    await heading(page, "Blog");
    expect(asked.filter((name) => name === "BlogsPage")).toHaveLength(1);
  });

  it("leads on to the catalogue without a new document", async () => {
    const page = await visit.newPage();
    await page.goto("/blogs/enam-buku-untuk-yang-merasa-tidak-suka-membaca");
    await page.evaluate(() => document.body.setAttribute("data-same", "yes"));
    await page.getByRole("main").getByRole("link", { name: "Lihat di katalog" }).first().click();
    await heading(page, "Lelaki Tua dan Laut");
    await eventually(() => page.evaluate(() => document.body.getAttribute("data-same"))).toBe("yes");
  });

  it("is searched, and an unknown post is a 404", async () => {
    const page = await visit.newPage();
    await page.goto("/blogs");
    await page.getByRole("searchbox", { name: "Cari tulisan" }).fill("resensi");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/blogs?search=resensi");
    await page.getByText("1 tulisan cocok dengan “resensi”").waitFor();
    expect((await page.goto("/blogs/tidak-ada"))?.status()).toBe(404);
    await heading(page, "Tulisan tidak ditemukan");
  });
});

const dataDir = mkdtempSync(join(tmpdir(), "aksara-blogs-"));
beforeAll(async () => {
  const database = await openDatabase({ url: `sqlite:${join(dataDir, "library.sqlite")}` });
  const blogs = new BlogEditingService(database);
  for (let number = 1; number <= 30; number += 1) {
    const publishedAt = new Date(Date.UTC(2026, 0, number)).toISOString();
    await blogs.create(system, {
      title: `Tulisan ${number}`,
      body: `Isi ${number}.`,
      status: "published",
      publishedAt,
    });
  }
  await blogs.create(system, { title: "Masih Draf", body: "Belum." });
  await blogs.create(system, {
    title: "Nanti",
    body: "Belum.",
    status: "published",
    publishedAt: "2099-01-01T00:30:00Z",
  });
  await database.close();
});
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const environment = { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD };

describeInBrowser(
  "A blog of many posts",
  (visit) => {
    it("grows under one's thumb, and is where one left it on the way back", async () => {
      const page = await visit.newPage();
      await page.goto("/blogs");
      await eventually(async () => (await titles(page)).slice(0, 2)).toEqual(["Tulisan 30", "Tulisan 29"]);
      for (const lastOfPage of ["Tulisan 5", "Tulisan 1"]) {
        await eventually(async () => {
          await page.mouse.wheel(0, 20_000);
          return page.getByRole("link", { name: lastOfPage, exact: true }).count();
        }).toBe(1);
      }
      await eventually(() => titles(page)).toHaveLength(30);
      await page.getByRole("link", { name: "Tulisan 3", exact: true }).click();
      await heading(page, "Tulisan 3");
      await page.goBack();
      await page.getByRole("link", { name: "Tulisan 3", exact: true }).waitFor();
      await eventually(() => titles(page)).toHaveLength(30);
      await eventually(() => page.evaluate(() => window.scrollY)).toBeGreaterThan(500);
    });

    it("is all there without a script: page by page, and from post to post", async () => {
      const page = await visit.newPage({ javaScriptEnabled: false });
      await page.goto("/blogs");
      const seen = await titles(page);
      for (let pages = 1; pages < 3; pages += 1) {
        const next = page.getByRole("link", { name: "Muat lebih banyak" });
        const address = (await next.getAttribute("href")) ?? "";
        await next.click();
        await page.waitForURL(`**${address}`);
        seen.push(...(await titles(page)));
      }
      expect(seen).toEqual(Array.from({ length: 30 }, (_, index) => `Tulisan ${30 - index}`));
      await eventually(() => page.getByRole("link", { name: "Muat lebih banyak" }).count()).toBe(0);
      await page.getByRole("link", { name: "Tulisan 2", exact: true }).click();
      await heading(page, "Tulisan 2");
      await page.getByText("Isi 2.").waitFor();
      await page.getByRole("link", { name: /^Sebelumnya/ }).click();
      await page.getByText("Isi 1.").waitFor();
      await eventually(() => page.getByRole("link", { name: /^Sebelumnya/ }).count()).toBe(0);
      await page.getByRole("link", { name: "Blog", exact: true }).first().click();
      await page.getByRole("searchbox").fill("29");
      await page.keyboard.press("Enter");
      await page.waitForURL("**/blogs?search=29");
      await eventually(() => titles(page)).toEqual(["Tulisan 29"]);
    });

    it("shows an administrator what readers do not see, and says so", async () => {
      const page = await visit.newPage();
      expect((await page.goto("/blogs/masih-draf"))?.status()).toBe(404);
      await login(page, "rina");

      expect((await page.goto("/blogs/masih-draf"))?.status()).toBe(200);
      await page.getByText("Hanya petugas yang melihat tulisan ini sampai diterbitkan.").waitFor();
      await page.goto("/blogs/nanti");
      await page.getByText("Pembaca melihat tulisan ini mulai 1 Januari 2099 pukul 07.30.").waitFor();
      await page.goto("/blogs");
      await eventually(async () => (await titles(page))[0]).toBe("Tulisan 30");
    });
  },
  environment,
);
