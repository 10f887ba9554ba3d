import type { Page } from "playwright-core";

export const MILLIMETRES_PER_INCH = 25.4;
const POINTS_PER_INCH = 72;

/** The sheets that come out of the printer, with their width and height in millimetres. */
export async function printedPages(page: Page): Promise<{ readonly width: number; readonly height: number }[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true })).toString("latin1");
  return [...pdf.matchAll(/\/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]/gu)].map(([, width, height]) => ({
    width: (Number(width) / POINTS_PER_INCH) * MILLIMETRES_PER_INCH,
    height: (Number(height) / POINTS_PER_INCH) * MILLIMETRES_PER_INCH,
  }));
}
