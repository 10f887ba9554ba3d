import { plainText } from "../platform/text/renderMarkdown.js";

const WORDS_PER_MINUTE = 200;
const MAX_EXCERPT_LENGTH = 200;

export function readingMinutes(html: string): number {
  return Math.max(1, Math.ceil(plainText(html).split(" ").length / WORDS_PER_MINUTE));
}

/** The first whole words of the body, without headings unless there is nothing else. */
export function excerptOf(html: string): string {
  const paragraphs = html.match(/<p>.*?<\/p>/gsu)?.join(" ") ?? "";
  const text = plainText(paragraphs) || plainText(html);
  if (text.length <= MAX_EXCERPT_LENGTH) {
    return text;
  }
  const cut = text.lastIndexOf(" ", MAX_EXCERPT_LENGTH);
  const words = text.slice(0, cut > 0 ? cut : MAX_EXCERPT_LENGTH).replace(/[\uD800-\uDBFF]$/u, "");
  return `${words.replace(/[\s,.;:–-]+$/u, "")}…`;
}
