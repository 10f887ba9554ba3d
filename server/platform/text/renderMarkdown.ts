import { Marked, type Token, type Tokens, walkTokens } from "marked";
import sanitizeHtml from "sanitize-html";

/** The page's own title is the h1. */
const FIRST_HEADING = 2;
const LAST_HEADING = 6;

/**
 * Markdown as the pages show it: nothing in it runs, loads from a plain-HTTP site or leaves for a scheme that is no
 * link.
 */
export function renderMarkdown(markdown: string): string {
  const parser = new Marked({ gfm: true, async: false, hooks: { processAllTokens: levelHeadings } });
  const html = sanitizeHtml(parser.parse(markdown, { async: false }), ALLOWED).trim();
  // Closes tags as HTML does, for validators.
  return html.replace(/<(br|hr|img)\b([^<>]*?) \/>/gu, "<$1$2>");
}

/** The plain text of a Markdown text. */
export function plainText(html: string): string {
  const spaced = html.replace(/<(?:\/(?:p|h\d|li|td|th|pre|blockquote)|br|hr)\b/gu, " $&");
  const text = sanitizeHtml(spaced, { allowedTags: [], allowedAttributes: {} });
  return text
    .replaceAll("&lt;", "<")
    .replaceAll("&gt;", ">")
    .replaceAll("&quot;", '"')
    .replaceAll("&amp;", "&")
    .replace(/\s+/gu, " ")
    .trim();
}

/** Headings start at h2 and skip no level, whatever the author's levels are: screen readers navigate by them. */
function levelHeadings(tokens: Token[]): Token[] {
  const headings: Tokens.Heading[] = [];
  void walkTokens(tokens, (token) => {
    if (token.type === "heading") {
      headings.push(token as Tokens.Heading);
    }
  });
  const highest = Math.min(...headings.map(({ depth }) => depth));
  let before = FIRST_HEADING - 1;
  for (const heading of headings) {
    heading.depth = Math.min(heading.depth - highest + FIRST_HEADING, before + 1, LAST_HEADING);
    before = heading.depth;
  }
  return tokens;
}

const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);
/** A URL of another site, a mailto, or a relative URL: a path, a query or a fragment. */
const isLink = (address: string) =>
  /^(?:https?:\/\/|mailto:)/i.test(address) ||
  isOwnPath(address) ||
  /^[?#]/.test(address) ||
  /^[\w.-]+(?:[/?#]|$)/.test(address);
const isPicture = (address: string) => /^https:\/\//i.test(address) || isOwnPath(address);

const numbered = (start: string): sanitizeHtml.Attributes => (/^\d{1,6}$/.test(start) ? { start } : {});

const ALLOWED: sanitizeHtml.IOptions = {
  allowedTags: [
    "p",
    "br",
    "hr",
    "h2",
    "h3",
    "h4",
    "h5",
    "h6",
    "strong",
    "em",
    "del",
    "sub",
    "sup",
    "kbd",
    "code",
    "pre",
    "blockquote",
    "ul",
    "ol",
    "li",
    "a",
    "img",
    "table",
    "thead",
    "tbody",
    "tr",
    "th",
    "td",
  ],
  allowedAttributes: {
    a: ["href", "title", "rel"],
    img: ["src", "alt", "title", "loading", "decoding", "referrerpolicy"],
    ol: ["start"],
  },
  allowedSchemes: ["http", "https", "mailto"],
  allowedSchemesByTag: { img: ["https"] },
  allowProtocolRelative: false,
  nestingLimit: 40,
  transformTags: {
    h1: "h2",
    b: "strong",
    i: "em",
    s: "del",
    // Without an address it is no link, and only its text is left to see.
    a: (_tag, { href = "", title }) => ({
      tagName: "a",
      attribs: isLink(href.trim()) ? { href: href.trim(), rel: "noopener", ...(title ? { title } : {}) } : {},
    }),
    img: (_tag, { src = "", alt = "", title }) => ({
      tagName: "img",
      attribs: isPicture(src.trim())
        ? {
            src: src.trim(),
            alt,
            ...(title ? { title } : {}),
            loading: "lazy",
            decoding: "async",
            referrerpolicy: "no-referrer",
          }
        : {},
    }),
    ol: (_tag, { start = "" }) => ({ tagName: "ol", attribs: numbered(start) }),
  },
  // A link, a heading or a paragraph that says nothing is a trap for those who listen to the page.
  exclusiveFilter: ({ tag, text, attribs, mediaChildren }) =>
    tag === "img"
      ? attribs.src === undefined
      : /^(?:a|p|h[2-6])$/.test(tag) && text.trim() === "" && mediaChildren.length === 0,
};
