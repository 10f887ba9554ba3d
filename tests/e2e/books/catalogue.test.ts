import type { Page } from "playwright-core";

import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";

describeInBrowser("The catalogue", (visit) => {
  const titles = (page: Page) => page.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts();
  const resultCount = (page: Page, count: number) =>
    page
      .getByRole("status")
      .filter({ hasText: new RegExp(`^${count} judul$`) })
      .waitFor();

  it("searches while one types, keeps the search in the URL, and restores it by reload and Back", async () => {
    const page = await visit.newPage();
    await page.goto("/books");
    await resultCount(page, 66);

    await page.getByLabel("Cari buku").pressSequentially("laskar");
    await page.waitForURL("**/books?search=laskar");
    await resultCount(page, 1);

    await page.reload();
    await eventually(() => page.getByLabel("Cari buku").inputValue()).toBe("laskar");
    await resultCount(page, 1);

    await page.getByRole("link", { name: /Detail/ }).click();
    await page.getByRole("heading", { level: 1, name: "Laskar Pelangi" }).waitFor();
    await page.goBack();
    await resultCount(page, 1);
    await eventually(() => page.getByLabel("Cari buku").inputValue()).toBe("laskar");
  });

  it("suggests while one types, by keyboard and by touch, on a phone too", async () => {
    const page = await visit.newPage({ viewport: { width: 390, height: 780 } });
    await page.goto("/books");
    const field = page.getByRole("combobox", { name: "Cari buku" });
    await field.pressSequentially("lask");
    await page.getByRole("option", { name: "Laskar Pelangi, Andrea Hirata" }).waitFor();
    expect(await page.getByRole("listbox", { name: "Saran pencarian" }).getByRole("option").last().textContent()).toBe(
      "Cari “lask”",
    );
    // Nothing of the results beside or below it is in sight.
    expect(await page.locator(".suggestions").boundingBox()).toMatchObject({ x: 0, width: 390 });
    const edges = [
      [2, 770],
      [388, 770],
    ];
    const isCovered = ([x = 0, y = 0]: number[]) =>
      page.evaluate(([x, y]) => document.elementFromPoint(x, y)?.closest(".suggestions") !== null, [x, y] as const);
    expect(await Promise.all(edges.map(isCovered))).toEqual([true, true]);
    await field.press("ArrowDown");
    await page.getByRole("option", { name: "Laskar Pelangi, Andrea Hirata", selected: true }).waitFor();
    await field.press("Enter");
    await page.waitForURL("**/books/laskar-pelangi");

    await page.goto("/");
    await field.pressSequentially("hirta");
    await page.getByRole("option", { name: "hirata, Mungkin maksud Anda" }).click();
    await page.waitForURL("**/books?search=hirata");

    await page.goto("/books");
    await field.pressSequentially("novel perahu kert");
    await page.getByRole("option", { name: "Perahu Kertas, Dee Lestari" }).waitFor();
    await page.locator(".suggestions").getByText("Kata “novel” tidak harus ada.").waitFor();
    await field.press("Enter");
    await resultCount(page, 1);
    await page.getByRole("region", { name: "Hasil" }).getByText("Kata “novel” tidak harus ada.").waitFor();
  });

  it("keeps what Enter does without a choice in sight where more is suggested than there is room for", async () => {
    const page = await visit.newPage({ viewport: { width: 1366, height: 400 } });
    await page.goto("/books");
    const field = page.getByRole("combobox", { name: "Cari buku" });
    await field.pressSequentially("sa");
    const search = page.getByRole("option", { name: "Cari “sa”" });
    await search.waitFor();
    expect(
      await search.evaluate((option) => {
        const { left, bottom } = option.getBoundingClientRect();
        return option.contains(document.elementFromPoint(left + 4, bottom - 4));
      }),
    ).toBe(true);
  });

  it("suggests the topic that is being typed, told apart from titles, and leads to its class by the keyboard", async () => {
    const page = await visit.newPage();
    await page.goto("/books");
    const field = page.getByRole("combobox", { name: "Cari buku" });
    await field.pressSequentially("pemrogr");
    const topic = "Jelajahi topik: Pemrograman, 005.1 Pemrograman Komputer · 2 buku";
    await page.getByRole("option", { name: topic }).waitFor();
    // Below the titles, above what Enter does without a choice.
    const names = await page
      .getByRole("listbox", { name: "Saran pencarian" })
      .getByRole("option")
      .evaluateAll((options) => options.map((option) => option.getAttribute("aria-label")));
    expect(names.slice(-2)).toEqual([topic, "Cari “pemrogr”"]);
    await field.press("ArrowUp");
    await field.press("ArrowUp");
    await page.getByRole("option", { name: topic, selected: true }).waitFor();
    await field.press("Enter");
    await page.waitForURL("**/books?class=005.1");
    await resultCount(page, 2);
  });

  it("says what to do when nothing is found, whatever signs are typed", async () => {
    const page = await visit.newPage();
    await page.goto("/books");

    for (const nonsense of ["zzzqqq", `"' OR 1=1 -- %`, "<script>zzz()</script>"]) {
      await page.getByLabel("Cari buku").fill(nonsense);
      await page.getByRole("heading", { name: `Tidak ada buku yang cocok dengan “${nonsense}”` }).waitFor();
    }
    await page.getByRole("link", { name: "Lihat semua buku" }).click();
    await resultCount(page, 66);
  });

  it("filters by what it counts, several at once, shows each as a chip, and resets them", async () => {
    const page = await visit.newPage();
    await page.goto("/books");

    await page.getByRole("checkbox", { name: "Fiksi 20" }).check();
    await resultCount(page, 20);
    await page.getByRole("checkbox", { name: /^Agama/ }).waitFor();
    await page.getByRole("checkbox", { name: /^Tersedia/ }).check();
    await page
      .getByRole("list", { name: "Filter aktif" })
      .getByRole("link", { name: "Hapus filter Tersedia" })
      .waitFor();
    await page.getByRole("checkbox", { name: /^800 Kesusastraan/ }).check();
    await page.getByRole("checkbox", { name: /^890 Kesusastraan bahasa lain/ }).waitFor();
    await page.getByText("Penulis", { exact: true }).click();
    await page.getByRole("button", { name: "Penulis lainnya" }).click();
    await page.getByRole("checkbox", { name: /^Andrea Hirata/ }).check();
    await page.waitForURL("**/books?category=*&class=8&author=*&available=1");

    await page.getByRole("link", { name: "Hapus semua filter", exact: true }).click();
    await resultCount(page, 66);
    expect(new URL(page.url()).search).toBe("");
  });

  it("sorts by title", async () => {
    const page = await visit.newPage();
    await page.goto("/books");
    await page.getByLabel("Urutkan").selectOption("title");
    await page.waitForURL("**/books?sort=title");
    // The previous list contains this title too, but not first.
    await page
      .getByRole("main")
      .getByRole("heading", { level: 3 })
      .first()
      .filter({ hasText: "A Brief History of Time" })
      .waitFor();

    const shown = (await titles(page)).map((title) => title.toLowerCase().replace(/[^a-z0-9 ]/g, ""));
    expect(shown).toEqual([...shown].sort());
  });

  it("grows as one scrolls, to the whole collection, without repeating a book", async () => {
    const page = await visit.newPage();
    await page.goto("/books");
    await page.waitForFunction(() => {
      window.scrollTo(0, document.documentElement.scrollHeight);
      return document.querySelectorAll("main h3").length >= 66;
    });

    const all = await titles(page);
    expect(all).toHaveLength(66);
    expect(new Set(all).size).toBe(66);
  });

  it("comes back to the place in a long list that one had left for a book", async () => {
    const page = await visit.newPage();
    await page.goto("/books");
    await page.evaluate(() => document.fonts.ready);
    const card = page.getByRole("link", { name: /^Detail/ }).nth(20);
    await card.scrollIntoViewIfNeeded();
    // Two frames, so that the scroll event has fired.
    await page.evaluate(() => new Promise((reported) => requestAnimationFrame(() => requestAnimationFrame(reported))));
    const left = await page.evaluate(() => window.scrollY);

    await card.click();
    await page.waitForURL("**/books/*");
    await page.getByRole("heading", { level: 2, name: "Eksemplar" }).waitFor();
    await page.goBack();
    await resultCount(page, 66);
    await page.waitForFunction((place) => Math.abs(window.scrollY - place) < 2, left);
    expect(left).toBeGreaterThan(500);
  });

  it("offers to try again when a search cannot be answered, and goes on from there", async () => {
    const page = await visit.newPage();
    await page.goto("/books");
    await page.route("**/graphql", (route) => route.abort());
    await page.getByLabel("Cari buku").fill("laskar");
    await page.getByRole("button", { name: "Coba lagi" }).waitFor();
    await eventually(() => page.getByLabel("Cari buku").inputValue()).toBe("laskar");

    await page.unroute("**/graphql");
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await resultCount(page, 1);
  });

  it.each([
    ["/books?author=QXV0aG9yOjk5OTk5", 200, "Penulis di alamat ini tidak dikenal, jadi tidak dipakai."],
    ["/books?category=sampah", 200, "Kategori di alamat ini tidak dikenal, jadi tidak dipakai."],
    ["/books?publisher=QXV0aG9yOjk5OTk5&subject=7", 200, "Penerbit dan Subjek di alamat ini tidak dikenal"],
    ["/books?after=sampah", 404, "Lihat semua buku"],
    [`/books?search=${"panjang ".repeat(60)}`, 200, "Tidak ada buku yang cocok"],
    ["/books?year_from=abc&sort=entah&language=%00", 200, "judul"],
  ])("answers a broken address, %s, with %i and a way on", async (address, status, text) => {
    const page = await visit.newPage({ javaScriptEnabled: false });
    const answer = await page.goto(address);

    expect(answer?.status()).toBe(status);
    await eventually(() => page.getByRole("main").innerText()).toContain(text);
  });

  it("keeps its filters in a sheet on a phone, which Escape closes and gives the focus back", async () => {
    const page = await visit.newPage({ viewport: { width: 390, height: 844 }, hasTouch: true });
    await page.goto("/books");
    const open = page.getByRole("button", { name: /Filter/ });
    await open.click();
    const sheet = page.getByRole("dialog", { name: "Filter" });
    await sheet.getByRole("checkbox", { name: "Fiksi 20" }).check();
    await sheet.getByRole("button", { name: "Lihat 20 judul" }).waitFor();
    await page.keyboard.press("Escape");

    await sheet.waitFor({ state: "hidden" });
    await eventually(() => open.evaluate((button) => button === document.activeElement)).toBe(true);
    const sideways = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(sideways).toBe(0);
  });
});

describeInBrowser("The catalogue without scripts", (visit) => {
  it("is there whole, searches by its form, and goes on by a link", async () => {
    const page = await visit.newPage({ javaScriptEnabled: false });
    await page.goto("/books");
    await eventually(() => page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBe(24);

    await page.getByRole("link", { name: "Muat lebih banyak" }).click();
    await page.waitForURL("**/books?*after=*");
    await eventually(() => page.getByRole("main").getByRole("heading", { level: 3 }).count()).toBe(24);

    await page.goto("/books/laskar-pelangi");
    await page.getByRole("main").getByRole("link", { name: "Fiksi", exact: true }).click();
    await page.getByLabel("Cari buku").fill("filosofi teras");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/books?search=filosofi+teras*category=*");
    await page.getByRole("heading", { name: "Tidak ada buku yang cocok dengan “filosofi teras”" }).waitFor();

    await page.goto("/books");
    await page.getByLabel("Cari buku").fill("bumi manusia");
    await page.keyboard.press("Enter");
    await page.waitForURL("**/books?*search=bumi+manusia*");
    await eventually(() => page.getByRole("main").getByRole("heading", { level: 3 }).allInnerTexts()).toEqual([
      "Bumi Manusia",
    ]);
  });
});
