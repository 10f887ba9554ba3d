import type { Page } from "playwright-core";

import { waitForHydration } from "./waitForHydration.js";

/** Drops a CSV file onto the import's drop area. */
export async function dropFile(page: Page, content: string): Promise<void> {
  const place = page.getByText("Letakkan berkas .xlsx, .ods, atau .csv di sini");
  await place.waitFor();
  await waitForHydration(page);
  const dataTransfer = await page.evaluateHandle((text) => {
    const transfer = new DataTransfer();
    transfer.items.add(new File([text], "koleksi.csv", { type: "text/csv" }));
    return transfer;
  }, content);
  await place.dispatchEvent("dragover", { dataTransfer });
  await place.dispatchEvent("drop", { dataTransfer });
  await page.getByRole("heading", { name: "Pencocokan kolom" }).waitFor();
}
