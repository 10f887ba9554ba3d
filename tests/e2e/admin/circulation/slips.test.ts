import { accessibilityViolations, horizontalOverflow } from "../../support/accessibility.js";
import { ADMIN, adminPage } from "../../support/admin/adminPage.js";
import { describeInBrowser } from "../../support/browser/describeInBrowser.js";
import { eventually } from "../../support/eventually.js";

describeInBrowser(
  "Paper slips of a day without power",
  (visit) => {
    it("are typed in with their own day, one after the other, and a wrong one is undone", async () => {
      const page = await adminPage(visit, { viewport: { width: 390, height: 844 } });
      await page.goto("/admin/late-slips");
      const form = page.getByRole("form", { name: "Slip" });
      await form.getByLabel("NIS / No. anggota").fill("240105");
      await form.getByLabel("Kode eksemplar").fill("TIDAKADA");
      await form.getByLabel("Kode eksemplar").press("Enter");
      await form.getByRole("alert").getByText("TIDAKADA").waitFor();
      expect(await accessibilityViolations(page)).toEqual([]);
      await eventually(() => horizontalOverflow(page)).toBe(0);
      const code = await freeCode();
      await form.getByLabel("Kode eksemplar").fill(code);
      await form.getByLabel("Kode eksemplar").press("Enter");
      const entered = page.getByRole("region", { name: "Baru dicatat" });
      await entered.getByText(`${code} · dipinjam`).waitFor();
      await eventually(() => form.getByLabel("Kode eksemplar").inputValue()).toBe("");
      const member = form.getByLabel("NIS / No. anggota");
      expect(await member.inputValue()).toBe("240105");
      const whose = form.getByText("Pindai kartu lain untuk mengganti anggota.");
      const [borrower = ""] = /(?<=dipinjam )[^,]+/.exec(await entered.innerText()) ?? [];
      expect(await whose.innerText()).toContain(`${borrower}.`);
      // A scanner types over what stands there.
      await member.focus();
      await page.keyboard.type("240106");
      expect(await member.inputValue()).toBe("240106");
      expect(await whose.count()).toBe(0);
      await form.getByLabel("Pengembalian").check();
      await form.getByLabel("Kode eksemplar").fill(code);
      await form.getByLabel("Kode eksemplar").press("Enter");
      await entered.getByText(`${code} · dikembalikan`).waitFor();
      await entered.getByRole("button", { name: "Urungkan" }).first().click();
      await eventually(() => entered.getByText(`${code} · dikembalikan`).count()).toBe(0);
      expect(await accessibilityViolations(page)).toEqual([]);

      async function freeCode(): Promise<string> {
        const read = async <Data>(path: string) =>
          ((await (await page.request.get(path)).json()) as { data: Data }).data;
        const [book] = await read<{ id: number }[]>("/api/books?available=true&per_page=1");
        const copies = await read<{ item_code: string; status: string }[]>(`/api/books/${book?.id ?? 0}/copies`);
        const found = copies.find(({ status }) => status === "available");
        if (!found) throw new Error("No copy of the demo is free");
        return found.item_code;
      }
    });
  },
  ADMIN,
);
