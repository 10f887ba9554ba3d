import { LINK_PLACE, LINK_WEB } from "./copyChapter";
import type { Tone } from "../readerSettings";

interface Layout {
  /** The width of the frame, which is that of a screen. */
  readonly width: number;
  readonly height: number;
  readonly columns: 1 | 2;
  /** Beside each column. */
  readonly margin: number;
}

const TWO_COLUMNS_FROM = 1_000;
const NARROW = 560;
/** Longer lines are hard to follow. */
const WIDEST_COLUMN = 680;

export function layoutOf(width: number, height: number): Layout {
  if (width >= TWO_COLUMNS_FROM) return { width: width - (width % 2), height, columns: 2, margin: 44 };
  const margin = width < NARROW ? 20 : Math.max(44, Math.floor((width - WIDEST_COLUMN) / 2));
  return { width, height, columns: 1, margin };
}

/** Paper, ink and link of each tone, as reader.css has them around the page. */
const TONES: Readonly<Record<Tone, { readonly paper: string; readonly ink: string; readonly link: string }>> = {
  light: { paper: "#ffffff", ink: "#1e1b18", link: "#24457a" },
  sepia: { paper: "#f6ecd9", ink: "#3b2f20", link: "#5a3d0c" },
  dark: { paper: "#14161b", ink: "#e4dfd6", link: "#9dbbee" },
};

interface PageLook extends Layout {
  readonly textSize: number;
  readonly tone: Tone;
  /** Along which its columns follow each other, whatever the book's own sheet says of them. */
  readonly direction: "ltr" | "rtl";
}

/** How a chapter is laid out: columns of the screen's height, side by side, of which one screen is seen at a time. */
export function pageStyles({ width, height, columns, margin, textSize, tone, direction }: PageLook): string {
  const { paper, ink, link } = TONES[tone];
  const column = width / columns - 2 * margin;
  const most = Math.max(120, height - 3 * Math.min(margin, 44));
  return `
    /* Important, because a book's own sheet may say more precisely which body it means. */
    html, body { display: block !important; float: none !important; direction: ${direction} !important; }
    html {
      height: 100%; overflow: hidden; background: ${paper}; color: ${ink};
      color-scheme: ${tone === "dark" ? "dark" : "light"}; -webkit-text-size-adjust: 100%;
    }
    body {
      box-sizing: border-box; width: ${width}px; height: ${height}px; margin: 0 !important; overflow: hidden;
      padding: ${Math.min(margin, 44)}px ${margin}px !important; columns: ${column}px ${columns};
      column-gap: ${2 * margin}px; column-fill: auto; background: ${paper}; white-space: normal !important;
      font-family: Georgia, "Source Serif 4", "Noto Serif", serif; font-size: ${(18 * textSize).toFixed(1)}px !important;
      line-height: 1.6; overflow-wrap: anywhere; hyphens: auto;
    }
    p { orphans: 2; widows: 2; }
    h1, h2, h3, h4 { line-height: 1.25; break-after: avoid; text-wrap: balance; }
    img { max-width: 100%; max-height: ${most}px; object-fit: contain; break-inside: avoid; }
    table { max-width: 100%; border-collapse: collapse; font-size: 0.9em; }
    td, th { border: 1px solid; padding: 0.2em 0.5em; }
    pre { white-space: pre-wrap; }
    [${LINK_PLACE}], [${LINK_WEB}] { color: ${link}; text-decoration: underline; cursor: pointer; }
    :focus-visible { outline: 2px solid ${link}; outline-offset: 2px; }
    ::highlight(reader-search) { background-color: #ffd54d; color: #1e1b18; }
  `;
}
