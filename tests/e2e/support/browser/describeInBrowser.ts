import type { Browser, BrowserContextOptions, Page } from "playwright-core";

import { waitForHydration } from "../waitForHydration.js";
import { openBrowser } from "./openBrowser.js";
import { type HostedServer, startHostedServer } from "../servers/hostedServer.js";
import { eventually } from "../eventually.js";

/** Kept by the test's environment. */
declare const hasTestFailed: boolean;

export interface BrowserSuite {
  readonly address: string;
  /** A new context's page; `goto` resolves once the page is hydrated, unless `waitUntil` is given. */
  readonly newPage: (options?: BrowserContextOptions) => Promise<Page>;
  /** Expects a console error in this test; any other console error fails it. */
  readonly expectConsoleError: (complaint: RegExp) => void;
}

/**
 * A browser suite against its own server. A console or script error fails the test in which it happens, unless it was
 * expected.
 */
export function describeInBrowser(
  title: string,
  defineTests: (visit: BrowserSuite) => void,
  environment?: Readonly<Record<string, string>>,
): void {
  const describeOrSkip = process.env.TEST_BROWSER ? describe : describe.skip;
  describeOrSkip(title, () => {
    let server: HostedServer | undefined;
    let browser: Browser | undefined;
    let consoleErrors: string[] = [];
    let expected: RegExp[] = [];

    beforeAll(async () => {
      server = await startHostedServer(environment);
      browser = await openBrowser();
    });
    afterAll(async () => {
      await browser?.close();
      await server?.stop();
    });
    const missing = () => expected.filter((complaint) => !consoleErrors.some((error) => complaint.test(error)));
    afterEach(async () => {
      // A console error may follow what the page shows.
      await eventually(() => Promise.resolve(missing()))
        .toEqual([])
        .catch(() => undefined);
      const contexts = browser?.contexts() ?? [];
      if (hasTestFailed) await Promise.allSettled(contexts.flatMap((context) => context.pages()).map(printPage));
      await Promise.allSettled(contexts.map((context) => context.close()));
      const unexpected = consoleErrors.filter((error) => !expected.some((complaint) => complaint.test(error)));
      const notSeen = missing();
      consoleErrors = [];
      expected = [];
      expect({ surprises: unexpected, missed: notSeen }).toEqual({ surprises: [], missed: [] });
    });

    defineTests({
      get address() {
        return server?.address ?? "";
      },
      expectConsoleError: (complaint) => {
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
          // Its navigations would pass by what a test answers in the network's place.
          serviceWorkers: "block",
          ...options,
        });
        const page = await context.newPage();
        if (options?.javaScriptEnabled !== false) waitForHydrationOnNavigation(page);
        page.on("pageerror", (error) => consoleErrors.push(`${page.url()}: ${error.message}`));
        page.on("console", (message) => {
          // Failed requests are judged by what the page shows.
          if (message.type() === "error" && !message.text().startsWith("Failed to load resource")) {
            consoleErrors.push(`${page.url()}: ${message.text()}`);
          }
        });
        return page;
      },
    });
  });
}

/** What a person would have seen, beside the failure that it explains. */
async function printPage(page: Page): Promise<void> {
  const text = await page.evaluate(() => document.body.innerText);
  console.error(`${page.url()} showed:\n${text.replace(/\n+/g, "\n").slice(0, 3_000)}`);
}

function waitForHydrationOnNavigation(page: Page): void {
  const goto = page.goto.bind(page);
  page.goto = async (address, options) => {
    const answer = await goto(address, options);
    if (!options?.waitUntil) await waitForHydration(page);
    return answer;
  };
  for (const move of ["reload", "goBack", "goForward"] as const) {
    const begin = page[move].bind(page);
    page[move] = async (options) => {
      const answer = await begin(options);
      if (!options?.waitUntil) await waitForHydration(page);
      return answer;
    };
  }
}
