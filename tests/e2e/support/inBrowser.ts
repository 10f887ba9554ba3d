import { type Browser, type BrowserContextOptions, chromium, type Page } from "playwright-core";

import { alive } from "./alive.js";
import { type RunningServer, startServer } from "./runningServer.js";
import { soon } from "./soon.js";

/** Each wait of a browser has 30 seconds, and a journey has several. */
jest.setTimeout(180_000);

export interface Visit {
  readonly address: string;
  /** A fresh visitor's page; `page.goto("/books")` is enough, and comes back when the page listens. Whoever means to be earlier says `waitUntil`. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Names what the console must complain about in this test; without it every complaint fails the test. */
  readonly expectTrouble: (complaint: RegExp) => void;
}

/** A browser journey against a server of its own. A script error on any page fails the test it happened in, unless it was expected. */
export function inBrowser(
  title: string,
  tell: (visit: Visit) => void,
  environment?: Readonly<Record<string, string>>,
): void {
  const describeInBrowser = process.env.TEST_CHROMIUM ? describe : describe.skip;
  describeInBrowser(title, () => {
    let server: RunningServer | undefined;
    let browser: Browser | undefined;
    let troubles: string[] = [];
    let expected: RegExp[] = [];

    beforeAll(async () => {
      server = await startServer(environment);
      browser = await chromium.launch({
        executablePath: process.env.TEST_CHROMIUM,
        args: ["--no-sandbox"],
        timeout: 120_000,
      });
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });
    const missing = () => expected.filter((complaint) => !troubles.some((trouble) => complaint.test(trouble)));
    afterEach(async () => {
      // A complaint may follow what the page shows.
      await soon(() => Promise.resolve(missing()))
        .toEqual([])
        .catch(() => undefined);
      await Promise.allSettled((browser?.contexts() ?? []).map((context) => context.close()));
      const surprises = troubles.filter((trouble) => !expected.some((complaint) => complaint.test(trouble)));
      const missed = missing();
      troubles = [];
      expected = [];
      expect({ surprises, missed }).toEqual({ surprises: [], missed: [] });
    });

    tell({
      get address() {
        return server?.address ?? "";
      },
      expectTrouble: (complaint) => {
        expected.push(complaint);
      },
      newPage: async (options) => {
        if (!browser || !server) {
          throw new Error("The browser opens in beforeAll: use it inside a test");
        }
        const context = await browser.newContext({
          baseURL: server.address,
          locale: "id-ID",
          timezoneId: "Asia/Jakarta",
          ...options,
        });
        const page = await context.newPage();
        if (options?.javaScriptEnabled !== false) waitUntilAlive(page);
        page.on("pageerror", (error) => troubles.push(`${page.url()}: ${error.message}`));
        page.on("console", (message) => {
          // A page may ask for what is not there; the test judges that by what the page shows.
          if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
            troubles.push(`${page.url()}: ${message.text()}`);
          }
        });
        return page;
      },
    });
  });
}

function waitUntilAlive(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await alive(page);
    return answer;
  };
  for (const move of ["reload", "goBack", "goForward"] as const) {
    const begin = page[move].bind(page);
    page[move] = async (options) => {
      const answer = await begin(options);
      if (!options?.waitUntil) await alive(page);
      return answer;
    };
  }
}
