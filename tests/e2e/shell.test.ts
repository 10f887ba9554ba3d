import { describeInBrowser } from "./support/browser/describeInBrowser.js";
import { waitForSheetsClosed } from "./support/waitForSheetsClosed.js";
import { eventually } from "./support/eventually.js";

describeInBrowser("The shell of every page", (visit) => {
  it("lists the e-resources, each opening a tab of its own that knows nothing of ours", async () => {
    const page = await visit.newPage();
    await page.goto("/");
    const navigation = page.getByRole("navigation", { name: "Utama" });
    await navigation.getByText("E-Resource").click();

    const links = navigation.locator("details").getByRole("link");
    await eventually(() => links.count()).toBe(5);
    for (const link of await links.all()) {
      await eventually(() => link.getAttribute("target")).toBe("_blank");
      await eventually(() => link.getAttribute("rel")).toContain("noopener");
      await eventually(() => link.getAttribute("href")).toMatch(/^https?:/);
    }
    await page.keyboard.press("Escape");
    await eventually(() => navigation.locator("details").getAttribute("open")).toBe(null);
  });

  it("folds into a menu on a phone that works by keyboard alone", async () => {
    const page = await visit.newPage({ viewport: { width: 360, height: 780 } });
    await page.goto("/");
    const button = page.getByRole("button", { name: "Menu" });
    await button.focus();
    await page.keyboard.press("Enter");
    const menu = page.getByRole("dialog", { name: "Menu" });
    for (const name of ["Home", "Tentang", "Buku"]) {
      await menu.getByRole("link", { name }).waitFor();
    }
    await page.keyboard.press("Escape");
    await waitForSheetsClosed(page);
    await eventually(() => button.evaluate((element) => element === document.activeElement)).toBe(true);

    await button.click();
    await menu.getByRole("link", { name: "Buku" }).click();
    await page.getByRole("heading", { level: 1, name: "Buku" }).waitFor();
    await eventually(() => menu.isVisible()).toBe(false);
  });

  it("remembers a theme across pages and draws it from the first paint", async () => {
    const page = await visit.newPage({ colorScheme: "light" });
    await page.goto("/");
    await page.getByRole("button", { name: /^Tema/ }).click();
    await page.getByRole("button", { name: /^Tema: terang/ }).click();
    await page.getByRole("button", { name: /^Tema: gelap/ }).waitFor();

    const html = await (await page.request.get("/books")).text();
    expect(html).toMatch(/<html[^>]*data-theme="dark"/);
  });

  it("says offline that a screen did not arrive, and shows it by itself when the network is back", async () => {
    visit.expectConsoleError(/Failed to fetch dynamically imported module/);
    const page = await visit.newPage();
    await page.goto("/");
    await page.context().setOffline(true);
    await page.getByRole("region", { name: "Buku Terbaru" }).getByRole("link", { name: "Lihat Semua" }).click();
    const heading = page.getByRole("heading", { level: 1, name: "Halaman gagal dimuat" });
    await heading.waitFor();
    await eventually(() => heading.evaluate((element) => element === document.activeElement)).toBe(true);
    await page.getByRole("button", { name: "Coba lagi" }).click();
    await page.getByText("Masih tidak ada internet.").waitFor();

    await page.context().setOffline(false);
    await page.getByRole("heading", { level: 1, name: "Buku" }).waitFor();
  });

  it("follows whoever goes on before its script is there", async () => {
    const page = await visit.newPage();
    await page.goto("/");
    await page.getByRole("link", { name: "Tentang" }).first().click();
    await page.getByRole("heading", { level: 1, name: /^Tentang/ }).waitFor();
    await page.goBack();
    await page.getByRole("heading", { level: 1, name: /^Selamat/ }).waitFor();
    let release: () => void = () => undefined;
    const held = new Promise<void>((resolve) => (release = resolve));
    await page.route("**/HomePage-*.js", async (route) => {
      await held;
      await route.continue();
    });
    const asked = page.waitForRequest("**/HomePage-*.js");
    await page.reload({ waitUntil: "commit" });
    await asked;
    await page.waitForFunction(() => document.readyState !== "loading");
    await page.evaluate(() => history.forward());
    await page.waitForURL("**/about", { waitUntil: "commit" });
    release();
    await page.getByRole("heading", { level: 1, name: /^Tentang/ }).waitFor();
  });

  it("has a skip link, the year in its footer, and moves the focus with the page", async () => {
    const page = await visit.newPage();
    await page.goto("/");
    await page.keyboard.press("Tab");
    await eventually(() => page.evaluate(() => document.activeElement?.textContent)).toBe("Langsung ke isi");
    await eventually(() => page.getByRole("contentinfo").innerText()).toContain(
      `© ${await page.evaluate(() => new Date().getFullYear())}`,
    );

    await page.getByRole("navigation", { name: "Utama" }).getByRole("link", { name: "Tentang" }).click();
    await page.getByRole("heading", { level: 1 }).waitFor();
    await page.waitForFunction(() => document.activeElement?.closest("main, h1") !== null);
  });
});

describeInBrowser("What travels to a phone", (visit) => {
  it("is compressed: pages, answers and scripts, and scripts are kept for good", async () => {
    const packed = async (path: string, json?: string) => {
      const answer = await fetch(visit.address + path, {
        headers: { "accept-encoding": "br", "content-type": "application/json" },
        ...(json === undefined ? {} : { method: "POST", body: json }),
      });
      await answer.arrayBuffer();
      return answer.headers;
    };
    const html = await (await fetch(`${visit.address}/books`)).text();
    const script = /src="(\/static\/[^"]+\.js)"/.exec(html)?.[1] ?? "";
    const query = JSON.stringify({ query: "{ books(first: 100) { nodes { title description } } }" });

    expect((await packed("/books")).get("content-encoding")).toBe("br");
    expect((await packed("/graphql", query)).get("content-encoding")).toBe("br");
    const asset = await packed(script);
    expect([asset.get("content-encoding"), asset.get("cache-control")]).toEqual([
      "br",
      "public, max-age=31536000, immutable",
    ]);
  });
});

describeInBrowser("GraphiQL", (visit) => {
  it("answers an example operation without asking any other site", async () => {
    const page = await visit.newPage();
    const foreign: string[] = [];
    page.on("request", (request) => {
      if (/^https?:/.test(request.url()) && !request.url().startsWith(visit.address)) {
        foreign.push(request.url());
      }
    });
    await page.goto("/graphql");
    // Until both have loaded, its button does nothing.
    await page.locator(".graphiql-query-editor .view-lines").filter({ hasText: "totalCount" }).waitFor();
    await page.locator(".result-window .view-lines").waitFor({ state: "attached" });
    await page.locator(".graphiql-execute-button").click();

    await page.locator(".result-window").filter({ hasText: "totalCount" }).waitFor();
    expect(foreign).toEqual([]);
  });
});
