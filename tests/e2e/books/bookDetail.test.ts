import { accessibilityViolations } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { csrfHeader } from "../support/login.js";

describeInBrowser(
  "The page of a book",
  (visit) => {
    const addBooks = async (books: readonly object[]) => {
      const page = await adminPage(visit);
      const headers = await csrfHeader(page);
      for (const data of books) {
        expect((await page.request.post("/api/books", { data, headers })).status()).toBe(201);
      }
    };

    it("leads from an edition that is not there to the one that is, and from one volume to the next", async () => {
      const siti = { title: "Azab Sengsara", authors: [{ first_name: "Merari", last_name: "Siregar" }] };
      await addBooks([
        { ...siti, publish_year_text: "1927", publisher: "Balai Pustaka", copies: 1 },
        { ...siti, publish_year_text: "2009", publisher: "Narasi", series_title: "Klasik ; 2" },
        { ...siti, title: "Si Jamin", series_title: "Klasik ; 1" },
        { ...siti, title: "Cerita Pendek" },
      ]);
      const page = await visit.newPage();
      await page.goto("/books/azab-sengsara-2");

      const shelves = page.getByRole("region").filter({ has: page.locator("article") });
      await eventually(() => shelves.evaluateAll((regions) => regions.map((region) => region.textContent))).toEqual([
        expect.stringMatching(/^Karya lain dari Merari Siregar.*Cerita Pendek/),
        expect.stringMatching(/^Dalam seri Klasik.*Si Jamin/),
      ]);
      expect(await accessibilityViolations(page)).toEqual([]);
      await page.getByRole("region", { name: "Edisi lain" }).getByText("1927 · Balai Pustaka").waitFor();
      await page.getByRole("link", { name: "edisi 1927" }).click();
      await page.getByText("dari 1 eksemplar tersedia").waitFor();
      await page
        .getByRole("region", { name: "Edisi lain" })
        .getByRole("link", { name: /2009 · Narasi/ })
        .waitFor();
    });

    it("tells of a sparse record what is known, and sends nobody to a shelf that is not", async () => {
      await addBooks([
        {
          title: "Hikayat Tanpa Sampul",
          classification: { code: "398.2" },
          call_number: "899.221 3 HIR a",
          publisher: "Balai Pustaka",
          publish_year_text: "1988",
          copies: 1,
        },
      ]);
      const page = await visit.newPage();
      await page.goto("/books/hikayat-tanpa-sampul");

      await page.getByText("Klasifikasi 398.2 · Cerita rakyat. Diterbitkan oleh Balai Pustaka, 1988.").waitFor();
      await page.getByText("Cari di rak menurut No. Panggil 899.221 3 HIR a").waitFor();
      await page
        .getByRole("region", { name: "Nomor panggil terdekat" })
        .getByRole("link", { name: /Laskar/ })
        .waitFor();
      expect(await page.getByRole("main").innerText()).not.toMatch(/petugas|Temukan di rak/);
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("tells everything about it, its copies and where to go on", async () => {
      const page = await visit.newPage();
      await page.goto("/books/laskar-pelangi");

      await page.getByRole("heading", { level: 1, name: "Laskar Pelangi" }).waitFor();
      const facts = await page.getByRole("main").innerText();
      for (const text of [
        "Andrea Hirata",
        "Bentang Pustaka",
        "Yogyakarta",
        "2005",
        "979-3062-79-7",
        "Indonesia",
        "dari 8 eksemplar tersedia",
      ]) {
        expect(facts).toContain(text);
      }
      // Grouped by where they are: eight copies in fewer lines, each with its codes.
      const copies = page.getByRole("region", { name: "Eksemplar" });
      await eventually(async () => new Set((await copies.innerText()).match(/B\d{5}/g)).size).toBe(8);
      expect(await copies.getByRole("listitem").count()).toBeLessThan(8);
      await eventually(() =>
        page
          .locator("section", { has: page.getByRole("heading", { name: "Buku terkait" }) })
          .getByRole("heading", { level: 3 })
          .count(),
      ).toBe(6);
    });

    it("shows its neighbours on the shelf, itself in the middle, and goes from one to the next", async () => {
      const page = await visit.newPage({ viewport: { width: 390, height: 844 } });
      await page.goto("/books/gadis-kretek");
      const shelf = page.getByRole("region", { name: /^Di sebelahnya di rak/ });
      const here = shelf.locator('[aria-current="page"]');
      await eventually(() => here.getAttribute("href")).toBe("/books/gadis-kretek");
      await eventually(() =>
        here.evaluate((spine) => {
          const middle = (element?: Element | null) => {
            const { left = 0, right = 0 } = element?.getBoundingClientRect() ?? {};
            return (left + right) / 2;
          };
          return Math.abs(middle(spine) - middle(spine.closest("div"))) < 2;
        }),
      ).toBe(true);
      await shelf.getByRole("link", { name: /^Para Priyayi / }).click();
      await page.getByRole("heading", { level: 1, name: "Para Priyayi" }).waitFor();
      await eventually(() => here.getAttribute("href")).toBe("/books/para-priyayi");
    });

    it("introduces itself to search engines: title, description, canonical address and the book as JSON-LD", async () => {
      const page = await visit.newPage({ javaScriptEnabled: false });
      await page.goto("/books/laskar-pelangi");

      expect(await page.title()).toMatch(/^Laskar Pelangi/);
      await eventually(() => page.locator('link[rel="canonical"]').getAttribute("href")).toBe(
        `${visit.address}/books/laskar-pelangi`,
      );
      expect(await page.locator('meta[name="description"]').getAttribute("content")).toBeTruthy();
      const book = JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? "") as Record<
        string,
        unknown
      >;
      expect(book).toMatchObject({ "@type": "Book", name: "Laskar Pelangi", inLanguage: "id" });
    });

    it("keeps for search engines what the server has written of it, and nothing of it beside another book", async () => {
      const page = await visit.newPage();
      const description = page.locator('script[type="application/ld+json"]');
      await page.goto("/books/laskar-pelangi");
      expect(await description.textContent()).toContain('"name":"Laskar Pelangi"');

      await page
        .getByRole("link", { name: /^Para Priyayi / })
        .first()
        .click();
      await page.getByRole("heading", { level: 1, name: "Para Priyayi" }).waitFor();
      await eventually(async () => (await description.allTextContents()).join("")).toBe("");
    });

    it("leads to its author and its subjects, whose pages list their books and introduce themselves", async () => {
      const page = await visit.newPage();
      await page.goto("/books/laskar-pelangi");
      await page.getByRole("main").getByRole("link", { name: "Andrea Hirata" }).first().click();

      await page.getByRole("heading", { level: 1, name: "Andrea Hirata" }).waitFor();
      await page.getByRole("heading", { level: 3, name: "Laskar Pelangi" }).waitFor();
      const address = new URL(page.url()).pathname;
      expect(address).toMatch(/^\/authors\/\d+$/);

      // As a search engine reads it.
      const answer = await page.goto(address);
      const html = (await answer?.text()) ?? "";
      expect(html).toContain(`<link rel="canonical" href="${visit.address}${address}"/>`);
      expect(html).toContain("<title>Buku karya Andrea Hirata");
      expect(html).toContain('"@type":"Person"');
      await page.getByRole("link", { name: "Detail Laskar Pelangi" }).click();
      await page.getByRole("list", { name: "Subjek" }).locator('a[href^="/subjects/"]').first().click();
      await eventually(() => page.title()).toMatch(/^Buku tentang /);
      await page.getByRole("heading", { level: 3, name: "Laskar Pelangi" }).waitFor();

      for (const missing of ["/authors/999999", "/authors/andrea", "/subjects/999999"]) {
        expect((await page.goto(missing))?.status()).toBe(404);
      }
    });

    it("says in words until when a copy is out", async () => {
      const page = await visit.newPage();
      const answer = await page.request.post("/graphql", {
        data: { query: "{ books(first: 100) { nodes { slug copies(first: 10) { nodes { status } } } } }" },
      });
      const { data } = (await answer.json()) as {
        data: { books: { nodes: { slug: string; copies: { nodes: { status: string }[] } }[] } };
      };
      const lent = data.books.nodes.find(({ copies }) => copies.nodes.some(({ status }) => status === "ON_LOAN"));

      await page.goto(`/books/${lent?.slug ?? ""}`);

      await eventually(() => page.getByRole("region", { name: "Eksemplar" }).innerText()).toMatch(
        /sampai \d{1,2} \S+ 20\d\d/,
      );
    });

    it("is reached from a card at once with what the card knew, while the rest is on its way", async () => {
      const page = await visit.newPage();
      await page.goto("/books?search=laskar");
      let release = (): void => undefined;
      const held = new Promise<void>((resolve) => {
        release = resolve;
      });
      await page.route("**/graphql", async (route) => {
        await held;
        await route.continue();
      });
      await page.getByRole("link", { name: /Detail/ }).click();

      await page.getByRole("heading", { level: 1, name: "Laskar Pelangi" }).waitFor();
      release();
      await page.getByText("dari 8 eksemplar tersedia").waitFor();
    });

    it("draws a cover in place of one that fails to load", async () => {
      const page = await visit.newPage();
      await page.route("https://sampul.invalid/**", (route) => route.abort());
      await page.route("**/graphql", async (route) => {
        const answer = await route.fetch();
        const text = (await answer.text()).replace(
          /"imageUrl":null/g,
          '"imageUrl":"https://sampul.invalid/hilang.jpg"',
        );
        await route.fulfill({ response: answer, body: text });
      });
      await page.goto("/about");
      await page.getByRole("navigation", { name: "Utama" }).getByRole("link", { name: "Buku" }).click();
      await page.getByRole("heading", { level: 3, name: "Laskar Pelangi" }).waitFor();

      const card = page.getByRole("main").locator("li", { hasText: "Laskar Pelangi" }).first();
      // Covers below the fold load lazily, and fail late.
      await card.scrollIntoViewIfNeeded();
      await card.locator("img").waitFor({ state: "detached" });
      await eventually(() => card.locator(".cover-face").innerText()).toContain("Laskar");
      await page.unrouteAll({ behavior: "ignoreErrors" });
    });

    it.each(["/books/tidak-ada-buku-ini", "/entah/di/mana"])("%s answers 404 with the way back", async (path) => {
      const page = await visit.newPage();
      const answer = await page.goto(path);

      expect(answer?.status()).toBe(404);
      await page.getByRole("heading", { level: 1, name: /tidak ditemukan/i }).waitFor();
      await eventually(() => page.getByRole("main").getByRole("link").count()).toBeGreaterThan(0);
    });
  },
  ADMIN,
);
