import { describeInBrowser } from "./support/browser/describeInBrowser.js";
import { eventually } from "./support/eventually.js";

describeInBrowser("The home page", (visit) => {
  it("welcomes to the library and shows its four figures, popular categories and newest books", async () => {
    const page = await visit.newPage();
    await page.goto("/");

    await eventually(() => page.getByRole("heading", { level: 1 }).innerText()).toMatch(
      /Selamat datang di\s+Perpustakaan Aksara/,
    );
    const statistics = page.getByRole("main");
    for (const [label, figure] of [
      ["Koleksi Buku", "66"],
      ["Member Aktif", "24"],
      ["Peminjaman", /\d+/],
      ["Kunjungan Bulan Ini", /\d+/],
    ] as const) {
      const shown = statistics.locator("dl > div", { hasText: label });
      await eventually(async () => (await shown.innerText()).replace(label, "").trim()).toMatch(figure);
    }
    const categories = page
      .getByRole("region", { name: "Kategori Populer" })
      .or(page.locator("section", { hasText: "Kategori Populer" }))
      .first();
    await eventually(() => categories.getByRole("link").count()).toBe(4);
    const newest = page.locator("section", { has: page.getByRole("heading", { name: "Buku Terbaru" }) });
    await eventually(() => newest.getByRole("link", { name: /Detail/ }).count()).toBe(4);
    await eventually(() => newest.getByRole("heading", { level: 3 }).first().innerText()).toBe("Laskar Pelangi");
  });

  it("leads to the collection by its button, by a search, by a category and by Lihat Semua", async () => {
    const page = await visit.newPage();
    const heading = page.getByRole("heading", { level: 1, name: "Buku", exact: true });

    await page.goto("/");
    await page.getByRole("link", { name: "Jelajahi Koleksi" }).click();
    await page.waitForURL("**/books");
    await heading.waitFor();

    await page.goto("/");
    await page.getByLabel("Cari buku").fill("laskar pelangi");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/books?search=laskar+pelangi");
    await heading.waitFor();
    await page
      .getByRole("status")
      .filter({ hasText: /^1 judul$/ })
      .waitFor();
    await page
      .getByRole("link", { name: /Laskar Pelangi/ })
      .first()
      .waitFor();

    await page.goto("/");
    await page.getByRole("link", { name: /Fiksi/ }).first().click();
    await page.waitForURL("**/books?category=*");
    await heading.waitFor();
    await page
      .getByRole("status")
      .filter({ hasText: /^20 judul$/ })
      .waitFor();

    await page.goto("/");
    await page.getByRole("region", { name: "Buku Terbaru" }).getByRole("link", { name: "Lihat Semua" }).click();
    await page.waitForURL("**/books");
    await heading.waitFor();
  });

  it("shows the overlay while moving to another part of the site, and takes it away", async () => {
    const page = await visit.newPage();
    await page.goto("/about");
    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route("**/static/assets/BooksPage*", async (route) => {
      await held;
      await route.continue();
    });

    await page.getByRole("navigation", { name: "Utama" }).getByRole("link", { name: "Buku" }).click();
    await page.getByText("Loading...").waitFor({ state: "visible" });
    release();
    await page.getByText("Loading...").waitFor({ state: "detached" });

    await page.getByRole("heading", { level: 1, name: "Buku" }).waitFor();
  });

  it("stands, and says nothing but to the console, when its data cannot be fetched", async () => {
    visit.expectConsoleError(/Failed to fetch data/);
    const page = await visit.newPage();
    await page.goto("/about");
    await page.route("**/graphql", (route) => route.fulfill({ status: 503, body: "{}" }));

    await page.getByRole("link", { name: "Home" }).first().click();

    await page.getByRole("heading", { level: 1 }).filter({ hasText: "Selamat datang di" }).waitFor();
    await page.getByRole("link", { name: "Jelajahi Koleksi" }).waitFor();
    await eventually(() => page.getByRole("alert").innerText()).toBe("");
  });
});
