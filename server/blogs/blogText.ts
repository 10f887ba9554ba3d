import { plainText } from "../platform/text/renderMarkdown.js";

const WORDS_A_MINUTE = 200;
const LONGEST_EXCERPT = 200;

export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(plainText(html).split(" ").length / WORDS_A_MINUTE));
}

/** The first words of the body, whole ones; headings are passed over where there is anything else. */
export function excerptOf(html: string): string {
  const paragraphs = html.match(/<p>.*?<\/p>/gsu)?.join(" ") ?? "";
  const text = plainText(paragraphs) || plainText(html);
  if (text.length <= LONGEST_EXCERPT) {
    return text;
  }
  const cut = text.lastIndexOf(" ", LONGEST_EXCERPT);
  const words = text.slice(0, cut > 0 ? cut : LONGEST_EXCERPT).replace(/[\uD800-\uDBFF]$/u, "");
  return `${words.replace(/[\s,.;:–-]+$/u, "")}…`;
}
