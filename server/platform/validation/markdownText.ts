import { z } from "zod";

import { MarkdownRefusedError, renderMarkdown } from "../text/renderMarkdown.js";
import { optionalText } from "./fields.js";

/** What MySQL's text column takes, less a little. */
const MAX_HTML_BYTES = 65_000;

const TOO_DEEP = "Susunannya terlalu dalam untuk ditampilkan. Kurangi kutipan atau daftar yang bertingkat-tingkat.";

/** A text as it was typed, and as pages show it. */
export interface RenderedText {
  readonly markdown: string;
  readonly html: string;
}

/** Markdown of at most so many bytes in UTF-8, rendered and sanitised during validation; never empty. */
export function markdownText(maxBytes: number) {
  const tooLong = `Terlalu panjang (maksimal ${Math.floor(maxBytes / 1_000)} KB). Ringkas, atau bagi menjadi beberapa tulisan.`;
  return optionalText(maxBytes)
    .pipe(z.string("Wajib diisi."))
    .transform((markdown, ctx): RenderedText => {
      const refuse = (message: string) => {
        ctx.addIssue({ code: "custom", message });
        return z.NEVER;
      };
      if (Buffer.byteLength(markdown) > maxBytes) {
        return refuse(tooLong);
      }
      try {
        const html = renderMarkdown(markdown);
        return Buffer.byteLength(html) > MAX_HTML_BYTES ? refuse(tooLong) : { markdown, html };
      } catch (error) {
        if (error instanceof MarkdownRefusedError) {
          return refuse(error.reason === "nesting" ? TOO_DEEP : tooLong);
        }
        throw error;
      }
    });
}
