import sansUrl from "@fontsource-variable/plus-jakarta-sans/files/plus-jakarta-sans-latin-wght-normal.woff2?url";
import serifUrl from "@fontsource/source-serif-4/files/source-serif-4-latin-600-normal.woff2?url";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { LibraryNameContext } from "../../page/library/LibraryName";
import type { BarPattern } from "../../ui/barcode/code128";
import { KeptCard, type KeptCardProps } from "./KeptCard";
import css from "./keptCard.css?inline";

interface KeptDocument extends Omit<KeptCardProps, "files"> {
  libraryName: string;
  logoUrl: string | null;
  photoUrl: string | null;
}

/** The card as a document that needs neither network nor script. Rejects where one of its files cannot be fetched. */
export async function renderKeptCard({ libraryName, logoUrl, photoUrl, ...card }: KeptDocument): Promise<string> {
  const [logo, photo, sans, serif] = await Promise.all([logoUrl, photoUrl, sansUrl, serifUrl].map(toDataUrl));
  const files = { logo: logo ?? null, photo: photo ?? null, barcodeWidth: card.pattern && barcodeWidth(card.pattern) };
  const { theme } = document.documentElement.dataset;
  const html = [
    `<!doctype html><html lang="id"${theme === "light" || theme === "dark" ? ` data-theme="${theme}"` : ""}>`,
    '<head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex"><title>Kartu Anggota</title>',
    `<style>${fontFace("Plus Jakarta Sans Variable", sans)}${fontFace("Source Serif 4", serif)}${css}</style>`,
    "</head><body>",
  ];
  const container = document.createElement("div");
  const root = createRoot(container);
  // What React writes is escaped by the browser itself.
  flushSync(() => {
    root.render(
      <LibraryNameContext value={libraryName}>
        <KeptCard {...card} files={files} />
      </LibraryNameContext>,
    );
  });
  html.push(container.innerHTML, "</body></html>");
  root.unmount();
  return html.join("");
}

function fontFace(family: string, file: string | null | undefined): string {
  return file
    ? `@font-face{font-family:"${family}";src:url(${file}) format("woff2");font-weight:200 900;font-display:swap}`
    : "";
}

/**
 * The widest barcode in CSS pixels: the kept card's page is at most 384 wide, of which margins and edges take 34.
 */
const WIDEST = 384 - 34;

/**
 * In CSS pixels: no script will measure the kept card, so each of its modules gets a whole number of this screen's
 * pixels now. Measured on the screen's narrower side.
 */
function barcodeWidth({ modules }: BarPattern): number {
  const width = Math.min(WIDEST, Math.min(window.innerWidth, screen.width, screen.height) - 34);
  const pixels = Math.floor(width * devicePixelRatio);
  const perModule = Math.floor(pixels / modules);
  return (perModule < 1 ? pixels : perModule * modules) / devicePixelRatio;
}

/** A file of ours as text, for a document that fetches nothing; null if there is none. Rejects without a network. */
async function toDataUrl(address: string | null | undefined): Promise<string | null> {
  if (!address) return null;
  const response = await fetch(address);
  if (!response.ok) return null;
  const file = await response.blob();
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(typeof reader.result === "string" ? reader.result : null);
    reader.onerror = () => reject(reader.error ?? new Error(`${address} cannot be read`));
    reader.readAsDataURL(file);
  });
}
