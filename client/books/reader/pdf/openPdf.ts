import {
  getDocument,
  GlobalWorkerOptions,
  type PDFDocumentProxy,
  type PDFPageProxy,
  version,
} from "pdfjs-dist/legacy/build/pdf.mjs";
import workerUrl from "pdfjs-dist/legacy/build/pdf.worker.min.mjs?url";
import { excerptOf, findMatches } from "../search/findMatches";
import type { Heading, OpenBook } from "../OpenBook";
import { failureOfStatus, ReaderError } from "../readerFailure";

export interface PdfBook extends OpenBook {
  /** `number` from 1. */
  readonly page: (number: number) => Promise<PDFPageProxy>;
  /** The page of a place that a link or heading names, from 0; null where it is not in this file. */
  readonly pageIndexOf: (dest: string | unknown[] | null) => Promise<number | null>;
}

/** The least that is read; neighbours come together. Small, as pages lie far apart in a scanned book. */
const RANGE_BYTES = 16_384;
const MOST_HEADINGS = 500;
/**
 * Where the build puts what pdf.js loads when a file needs it: character maps, fonts that are not in the file,
 * decoders.
 */
const ASSETS = import.meta.env.DEV ? "/node_modules/pdfjs-dist" : `/static/pdfjs-${version}`;

/** Opens a PDF by its parts: what is not looked at is not loaded. @throws ReaderError */
export async function openPdf(url: string): Promise<PdfBook> {
  GlobalWorkerOptions.workerSrc = workerUrl;
  const loading = getDocument({
    url,
    rangeChunkSize: RANGE_BYTES,
    disableAutoFetch: true,
    disableStream: true,
    isEvalSupported: false,
    enableXfa: false,
    cMapUrl: `${ASSETS}/cmaps/`,
    standardFontDataUrl: `${ASSETS}/standard_fonts/`,
    wasmUrl: `${ASSETS}/wasm/`,
    // A picture larger than this would take the memory of a cheap phone.
    maxImageSize: 64_000_000,
    canvasMaxAreaInBytes: 128_000_000,
  });
  try {
    const pdf = await loading.promise;
    return toBook(pdf, await isRightToLeft(pdf), () => void loading.destroy());
  } catch (error) {
    void loading.destroy();
    throw toReaderError(error);
  }
}

function toReaderError(error: unknown): ReaderError {
  const { name, status } = error as { name?: string; status?: number };
  if (name === "PasswordException") return new ReaderError("locked");
  if (name === "ResponseException") return new ReaderError(failureOfStatus(status ?? 0));
  return new ReaderError(name === "UnknownErrorException" || name === "TypeError" ? "offline" : "broken");
}

/** As the file wants its pages turned. */
async function isRightToLeft(pdf: PDFDocumentProxy): Promise<boolean> {
  const preferences = await pdf.getViewerPreferences();
  return preferences !== null && "Direction" in preferences && preferences.Direction === "R2L";
}

function toBook(pdf: PDFDocumentProxy, isRightToLeft: boolean, close: () => void): PdfBook {
  return {
    pageCount: pdf.numPages,
    isRightToLeft,
    page: (number) => pdf.getPage(number),
    pageIndexOf: (dest) => pageIndexOf(pdf, dest),
    headings: () => headingsOf(pdf),
    search: async function* (words, signal) {
      for (let number = 1; number <= pdf.numPages && !signal.aborted; number++) {
        const page = await pdf.getPage(number);
        const { items } = await page.getTextContent();
        const text = items.map((item) => ("str" in item ? item.str + (item.hasEOL ? "\n" : "") : "")).join("");
        for (const [occurrence, match] of findMatches(text, words).entries()) {
          yield { place: { position: number - 1, occurrence }, ...excerptOf(text, match) };
        }
      }
    },
    close,
  };
}

type Outline = Awaited<ReturnType<PDFDocumentProxy["getOutline"]>>;

async function headingsOf(pdf: PDFDocumentProxy): Promise<Heading[]> {
  const headings: Heading[] = [];
  const add = async (items: Outline, depth: number): Promise<void> => {
    for (const { title, dest, items: children } of items) {
      if (headings.length >= MOST_HEADINGS) return;
      const index = await pageIndexOf(pdf, dest);
      if (index !== null) headings.push({ title, depth, place: { position: index } });
      await add(children as Outline, depth + 1);
    }
  };
  // Null, whatever its type says, where a file has none.
  const outline = (await pdf.getOutline()) as Outline | null;
  if (outline) await add(outline, 0);
  return headings;
}

/** Null for a heading that leads nowhere in this file. */
async function pageIndexOf(pdf: PDFDocumentProxy, dest: string | unknown[] | null): Promise<number | null> {
  try {
    const target = typeof dest === "string" ? await pdf.getDestination(dest) : dest;
    const page: unknown = target?.[0];
    if (typeof page === "number") return page >= 0 && page < pdf.numPages ? page : null;
    return page ? await pdf.getPageIndex(page as Parameters<PDFDocumentProxy["getPageIndex"]>[0]) : null;
  } catch {
    return null;
  }
}
