import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { PASSWORD } from "../support/people.js";
import { accessibilityViolations } from "./support/accessibility.js";
import { describeInBrowser } from "./support/browser/describeInBrowser.js";
import { eventually } from "./support/eventually.js";
import { csrfHeader, login } from "./support/login.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-privacy-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

const summary = (page: Page) => page.getByRole("region", { name: "Ringkasnya" });

describeInBrowser(
  "The page about privacy",
  (visit) => {
    it("is reached from the foot of a page, and keeps no cookie of who reads it", async () => {
      const page = await visit.newPage();
      await page.goto("/books");
      await page.getByRole("contentinfo").getByRole("link", { name: "Privasi" }).click();
      await page.waitForURL("**/privacy");
      await page.getByRole("heading", { level: 1, name: "Privasi" }).waitFor();
      await eventually(() => page.title()).toBe("Privasi · Perpustakaan Aksara");
      expect(await page.context().cookies()).toEqual([]);
      expect(await accessibilityViolations(page)).toEqual([]);
    });

    it("tells a new library's choice, also without scripts, and what an administrator chooses instead", async () => {
      const reader = await visit.newPage({ javaScriptEnabled: false });
      await reader.goto("/privacy");
      await eventually(() => summary(reader).innerText()).toContain("Nama dihapus setelah 3 tahun");
      await eventually(() => summary(reader).innerText()).toContain("Bisa, di Profil Saya");

      const page = await visit.newPage();
      await login(page, "rina");
      const query = "mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { __typename } }";
      const input = { anonymiseAfterMonths: null, studentsMayClearHistory: false };
      const answer = await page.request.post("/graphql", {
        data: { query, variables: { input } },
        headers: await csrfHeader(page),
      });
      expect(await answer.json()).toEqual({ data: { updateSettings: { __typename: "UpdateSettingsPayload" } } });

      await reader.reload();
      await eventually(() => summary(reader).innerText()).toContain("Terus, dengan nama");
      await eventually(() => summary(reader).innerText()).toContain("Belum dibuka");
    });

    it("names the cookies that a login has left", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      await page.goto("/privacy");
      const names = (await page.context().cookies()).map(({ name }) => name);
      expect(names.length).toBeGreaterThan(2);
      const text = await page.getByRole("main").innerText();
      expect(names.filter((name) => !text.includes(name))).toEqual([]);
    });
  },
  { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD },
);
