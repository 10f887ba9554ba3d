/** @jest-environment node */
export {};

type Listener = (event: object) => void;

const CARD = "<h1>Kartu Siti</h1>";
const listeners = new Map<string, Listener>();
const kept = new Map<string, Response>();
const network = jest.fn<Promise<Response>, [Request]>();

const keepUntil = (end: number) =>
  kept.set("/user-info/kept-card", new Response(CARD, { headers: { "x-until": String(end) } }));

beforeAll(() => {
  Object.assign(globalThis, {
    libraryName: 'Perpustakaan "A" & <B>',
    addEventListener: (type: string, listener: Listener) => listeners.set(type, listener),
    caches: { match: (address: string) => Promise.resolve(kept.get(address)?.clone()) },
    registration: {},
    clients: { claim: () => Promise.resolve() },
    skipWaiting: () => Promise.resolve(),
    fetch: network,
  });
  // eslint-disable-next-line @typescript-eslint/no-require-imports -- It is a script: loading it is running it.
  require("../../../client/offline/serviceWorker");
});
beforeEach(() => {
  kept.clear();
  keepUntil(Date.now() + 1_000);
  network.mockReset();
});

interface Asked {
  readonly mode?: string;
  readonly method?: string;
  readonly preloadResponse?: Promise<Response | undefined>;
}

/** What the worker answers; null where it leaves the request to the browser. */
function ask(
  path: string,
  { mode = "navigate", method = "GET", preloadResponse }: Asked = {},
): Promise<Response> | null {
  let answer: Promise<Response> | null = null;
  listeners.get("fetch")?.({
    request: { url: `https://perpus.example${path}`, mode, method },
    preloadResponse,
    respondWith: (response: Promise<Response>) => {
      answer = response;
    },
  });
  return answer;
}

const offline = () => network.mockRejectedValue(new TypeError("Failed to fetch"));

test("the worker leaves all but the opening of pages to the browser", () => {
  for (const mode of ["cors", "no-cors", "same-origin", "websocket"]) expect(ask("/graphql", { mode })).toBeNull();
  expect(ask("/books", { method: "POST" })).toBeNull();
  expect(network).not.toHaveBeenCalled();
});

test.each([200, 304, 404, 500, 503])(
  "with a network the page is the server's, also as %d, and never what is kept",
  async (status) => {
    const fromServer = new Response(status === 304 ? null : "server", { status });
    network.mockResolvedValue(fromServer);
    expect(await ask("/user-info")).toBe(fromServer);
    const preloaded = new Response("early");
    expect(await ask("/user-info", { preloadResponse: Promise.resolve(preloaded) })).toBe(preloaded);
    expect(network).toHaveBeenCalledTimes(1);
  },
);

test("without a network the page of the card is the kept card, in which no script runs", async () => {
  offline();
  for (const path of ["/user-info", "/user-info/", "/user-info?dari=layar#kartu"]) {
    const answer = await ask(path);
    expect(answer?.status).toBe(200);
    expect(await answer?.text()).toBe(CARD);
    expect(answer?.headers.get("content-security-policy")).toMatch(/^default-src 'none'; style-src /);
    expect(answer?.headers.get("cache-control")).toBe("no-store");
  }
  const early = await ask("/user-info", { preloadResponse: Promise.reject(new TypeError("Failed to fetch")) });
  expect(await early?.text()).toBe(CARD);
});

test("without a network every other page says so, and leads to the card where there is one", async () => {
  offline();
  for (const path of ["/", "/user-infoo", "/user-info/kept-card", "/books/laskar-pelangi"]) {
    const answer = await ask(path);
    expect([answer?.status, answer?.headers.get("content-type")]).toEqual([503, "text/html; charset=utf-8"]);
    const html = (await answer?.text()) ?? "";
    expect(html).toContain("Tidak ada internet");
    expect(html).toContain('<a href="/user-info"');
    expect(html).toContain("Perpustakaan &#34;A&#34; &#38; &#60;B&#62;");
    expect(html).not.toContain("Siti");
  }
  // A card whose time is over is none.
  keepUntil(Date.now() - 1_000);
  expect(await ask("/user-info")?.then((answer) => answer.text())).not.toContain(CARD);
  kept.clear();
  const [card, desk] = await Promise.all([ask("/user-info"), ask("/admin/borrowings")]);
  const texts = [(await card?.text()) ?? "", (await desk?.text()) ?? ""];
  expect(texts[0]).toContain("Kartu anggota tidak tersimpan di perangkat ini.");
  expect(texts[1]).toContain("Pindaian yang belum terkirim tetap tersimpan");
  for (const text of texts) expect(text).not.toContain('href="/user-info"');
});
