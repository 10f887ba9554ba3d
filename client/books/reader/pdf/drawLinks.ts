import type { PDFPageProxy } from "pdfjs-dist/legacy/build/pdf.mjs";
import type { PdfBook } from "./openPdf";

/** A page with more is a trap, or an index that has each word twice. */
const MOST_LINKS = 300;

interface LinkAnnotation {
  readonly subtype: string;
  readonly rect: readonly number[];
  readonly url?: string;
  readonly dest?: string | unknown[] | null;
}

interface LinkLayerOptions {
  readonly viewport: ReturnType<PDFPageProxy["getViewport"]>;
  readonly onPage: (index: number) => void;
}

/**
 * What can be followed on a page: places of the same file, and addresses of the web, which open beside it without
 * being told where one comes from. Nothing else that a file may ask for is done.
 */
export async function drawLinks(
  book: PdfBook,
  page: PDFPageProxy,
  { viewport, onPage }: LinkLayerOptions,
): Promise<HTMLElement> {
  const layer = document.createElement("div");
  layer.className = "reader-links";
  // A page whose links cannot be read is a page all the same.
  const annotations = (await page.getAnnotations().catch(() => [])) as LinkAnnotation[];
  const links = annotations.filter(({ subtype }) => subtype === "Link").slice(0, MOST_LINKS);
  for (const { rect, url, dest } of links) {
    const index = url ? null : await book.pageIndexOf(dest ?? null);
    const link = url ? webLink(url) : index === null ? null : pageLink(index, onPage);
    if (!link) continue;
    const [left = 0, top = 0, right = 0, bottom = 0] = viewport.convertToViewportRectangle([...rect]) as number[];
    place(
      link,
      [Math.min(left, right), Math.min(top, bottom), Math.abs(right - left), Math.abs(bottom - top)],
      viewport,
    );
    layer.append(link);
  }
  return layer;
}

function webLink(url: string): HTMLElement | null {
  if (!/^(?:https?:\/\/|mailto:)/iu.test(url)) return null;
  const link = document.createElement("a");
  link.href = url;
  link.target = "_blank";
  link.rel = "noopener noreferrer nofollow";
  link.title = url;
  link.setAttribute("aria-label", `Buka ${url}`);
  return link;
}

function pageLink(index: number, onPage: (index: number) => void): HTMLElement {
  const link = document.createElement("button");
  link.type = "button";
  link.setAttribute("aria-label", `Ke halaman ${index + 1}`);
  link.title = `Ke halaman ${index + 1}`;
  link.addEventListener("click", () => onPage(index));
  return link;
}

/** In shares of the sheet, which may be drawn larger. */
function place(link: HTMLElement, box: readonly number[], { width, height }: { width: number; height: number }): void {
  const [left = 0, top = 0, wide = 0, high = 0] = box;
  const percent = (share: number) => `${(share * 100).toFixed(3)}%`;
  Object.assign(link.style, {
    left: percent(left / width),
    top: percent(top / height),
    width: percent(wide / width),
    height: percent(high / height),
  });
}
