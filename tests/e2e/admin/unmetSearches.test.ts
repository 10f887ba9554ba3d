import { accessibilityViolations, horizontalOverflow } from "../support/accessibility.js";
import { ADMIN, adminPage } from "../support/admin/adminPage.js";
import { describeInBrowser } from "../support/browser/describeInBrowser.js";
import { eventually } from "../support/eventually.js";
import { chooseInRowMenu } from "../support/rowMenu.js";

describeInBrowser(
  "What readers search for in vain",
  (visit) => {
    it("comes before the librarian, who marks it as seen to and opens it again", async () => {
      const reader = await visit.newPage();
      await reader.goto("/books?search=senja+di+zanzibar");
      await reader.goto("/books?search=qwxyzt");

      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/unmet-searches");
      const table = page.getByRole("table", { name: "Pencarian tanpa hasil" });
      await table.getByRole("link", { name: "qwxyzt", exact: true }).waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      await page.getByLabel("Hasil", { exact: true }).selectOption({ label: "Tidak ada hasil" });
      await page.waitForURL(/outcome=nothing/u);
      await chooseInRowMenu(page, "qwxyzt", "Tandai selesai");
      await page.getByText("“qwxyzt” ditandai selesai.").waitFor();
      await page.getByRole("link", { name: "Selesai", exact: true }).click();
      await table.getByRole("link", { name: "qwxyzt", exact: true }).waitFor();
      await chooseInRowMenu(page, "qwxyzt", "Buka lagi");
      await page.getByText("Tidak ada yang cocok").waitFor();
    });
  },
  ADMIN,
);
