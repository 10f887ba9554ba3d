import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import type { Page } from "playwright-core";

import { PASSWORD } from "../support/people.js";
import { describeInBrowser } from "./support/browser/describeInBrowser.js";
import { csrfHeader, login } from "./support/login.js";
import { eventually } from "./support/eventually.js";

const dataDir = mkdtempSync(join(tmpdir(), "aksara-about-"));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));
const environment = { DATA_DIR: dataDir, ADMIN_USERNAME: "rina", ADMIN_PASSWORD: PASSWORD };

async function updateSettings(page: Page, input: object): Promise<void> {
  const query = "mutation ($input: UpdateSettingsInput!) { updateSettings(input: $input) { __typename } }";
  const answer = await page.request.post("/graphql", {
    data: { query, variables: { input } },
    headers: await csrfHeader(page),
  });
  expect(await answer.json()).toEqual({ data: { updateSettings: { __typename: "UpdateSettingsPayload" } } });
}

const week = (page: Page) => page.getByRole("region", { name: "Jam layanan" });
const ALL_DAY = [{ opens: "00:00", closes: "23:59" }];
const DAYS = ["MONDAY", "TUESDAY", "WEDNESDAY", "THURSDAY", "FRIDAY", "SATURDAY", "SUNDAY"];

describeInBrowser(
  "The about page",
  (visit) => {
    it("tells, also without scripts, when the library is open and where, and leaves out what is not set", async () => {
      const page = await visit.newPage({ javaScriptEnabled: false });
      await page.goto("/about");
      await eventually(() => week(page).getByRole("term").count()).toBe(7);
      await eventually(() => week(page).getByText("Hari ini").count()).toBe(1);
      await eventually(() => week(page).innerText()).toMatch(/(Buka sekarang · tutup|Tutup · buka) /);
      const contact = page.getByRole("region", { name: "Alamat" });
      await eventually(() => contact.innerText()).toContain("Jalan Pendidikan Nomor 1");
      await eventually(() => contact.getByRole("link").count()).toBe(2);
      await eventually(() => page.getByRole("main").getByText("Koleksi Buku").count()).toBe(1);
      await eventually(() => page.getByRole("contentinfo").innerText()).toContain("Senin–Kamis 07.00–15.00");
    });

    it("says with the next visit what an administrator has changed", async () => {
      const page = await visit.newPage();
      await login(page, "rina");
      await updateSettings(page, {
        aboutText: "# Sejarah\n\nBerdiri tahun **1978**.\n\n[Katalog](/books)",
        address: "Jalan Kenanga 12\nMalang",
        phone: null,
        email: null,
        mapUrl: "https://peta.example/malang",
        openingHours: DAYS.map((weekday) => ({ weekday, hours: ALL_DAY })),
      });

      const visitor = await visit.newPage();
      await visitor.goto("/about");
      await visitor.getByRole("heading", { level: 2, name: "Sejarah" }).waitFor();
      await week(visitor)
        .getByText(/^Buka sekarang · tutup pukul 23\.59$|^Tutup · buka .*pukul 00\.00$/)
        .waitFor();
      const contact = visitor.getByRole("region", { name: "Alamat" });
      await eventually(() => contact.getByRole("link").allInnerTexts()).toEqual([
        expect.stringContaining("Lihat di peta"),
      ]);
      await eventually(() => contact.innerText()).toContain("Jalan Kenanga 12\nMalang");
      await eventually(() => visitor.getByRole("contentinfo").innerText()).toContain("Setiap hari 00.00–23.59");

      await updateSettings(page, { openingHours: [], address: null, mapUrl: null });
      await visitor.reload();
      await week(visitor).getByText("Tutup", { exact: true }).first().waitFor();
      await eventually(() => visitor.getByRole("region", { name: "Alamat" }).count()).toBe(0);
      await eventually(() => visitor.getByRole("contentinfo").innerText()).notToContain("23.59");
      await visitor.getByRole("main").getByRole("link", { name: "Katalog", exact: true }).click();
      await visitor.getByRole("heading", { level: 1, name: "Buku" }).waitFor();
    });
  },
  environment,
);
