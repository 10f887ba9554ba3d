import type { Locator } from "playwright-core";

/** The item codes of a table of copies; below its code a copy says how the library came by it. */
export async function shownCodes(copies: Locator): Promise<(string | undefined)[]> {
  const texts = await copies.getByRole("rowheader").allInnerTexts();
  return texts.map((text) => text.split("\n")[0]);
}
