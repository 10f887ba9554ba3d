import MarkdownIt, { type StateInline, type Token } from "markdown-it";
import sanitizeHtml from "sanitize-html";

import { parsePictureAddress } from "../files/fileAddress.js";
import { completeWebAddress } from "../validation/completeWebAddress.js";

/** The page's own title is the h1. */
const FIRST_HEADING = 2;
const LAST_HEADING = 6;
/** How deep quotes and lists may be nested, each list as two levels. */
const MAX_NESTING = 100;
/** Brackets that are open at the same time; what is deeper is no link. */
const MAX_OPEN_BRACKETS = 32;
/** How many steps may be gone through a text to find where its labels end: a link of a few words takes five. */
const MAX_LABEL_STEPS = 20_000;
/** Far more than any text that somebody reads: tables can grow out of all proportion to what is typed. */
const MAX_TOKENS = 50_000;
/** How much of an address without a protocol is examined. */
const MAX_ADDRESS_LENGTH = 500;
const MAX_RENDERED_LENGTH = 400_000;
/** How wide a picture stands in a text. */
const PICTURE_SIZES = "(min-width:42rem) 39rem,100vw";

/** A text that is not rendered to its end, since it would take too long or lose something. */
export class MarkdownRefusedError extends Error {
  constructor(readonly reason: "nesting" | "length") {
    super(`The Markdown text is refused because of its ${reason}`);
  }
}

const markdownIt = createParser();

/** What goes with a text through the parser. */
interface LabelWork {
  [name: PropertyKey]: unknown;
  labelSteps: number;
}

/**
 * Markdown as the pages show it: nothing in it runs, loads from a plain-HTTP site or leaves for a scheme that is no
 * link. The work grows with the length of the text, whatever is in it.
 * @throws MarkdownRefusedError
 */
export function renderMarkdown(markdown: string): string {
  const env: LabelWork = { labelSteps: 0 };
  const rendered = markdownIt.render(markdown, env);
  if (rendered.length > MAX_RENDERED_LENGTH) {
    throw new MarkdownRefusedError("length");
  }
  const html = sanitizeHtml(rendered, ALLOWED).trim();
  // Closes tags as HTML does, for validators.
  return html.replace(/<(br|hr|img)\b([^<>]*?) \/>/gu, "<$1$2>");
}

/** The plain text of rendered HTML. */
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

function createParser() {
  const parser = new MarkdownIt({ html: true, linkify: true, maxNesting: MAX_NESTING });
  // Which links are allowed is decided once, for Markdown and HTML alike.
  parser.validateLink = () => true;
  // A word with a dot in it is no link, unless it begins so.
  parser.linkify.set({ fuzzyLink: false }).add("www.", {
    validate: (text, position, linkify) => {
      const host = text.slice(position, position + MAX_ADDRESS_LENGTH);
      return Math.max(0, linkify.testSchemaAt(`//www.${host}`, "http:", 0) - "//www.".length);
    },
    normalize: (match) => {
      match.url = `https://${match.url}`;
    },
  });
  parser.helpers = { ...parser.helpers, parseLinkLabel: findLabelEnd };
  // Asked at the beginning of each block; what is nested more deeply the parser would leave out.
  parser.block.ruler.before("table", "limits", ({ level, tokens }) => {
    if (level >= MAX_NESTING - 1) {
      throw new MarkdownRefusedError("nesting");
    }
    assertTokensBounded(tokens);
    return false;
  });
  // A table is one block, whose rows are only counted when it has ended.
  parser.core.ruler.after("block", "limits", ({ tokens }) => assertTokensBounded(tokens));
  parser.core.ruler.push("headings", ({ tokens }) => levelHeadings(tokens));
  return parser;
}

function assertTokensBounded(tokens: readonly Token[]): void {
  if (tokens.length > MAX_TOKENS) {
    throw new MarkdownRefusedError("length");
  }
}

/**
 * The end of the link label that opens at `start`; -1 if there is none. markdown-it's own function searches to the end
 * of the text for every open bracket. After MAX_LABEL_STEPS in a text, its further brackets are plain text.
 */
function findLabelEnd(state: StateInline, start: number, isLink = false): number {
  const { pos: before, posMax, src } = state;
  const work = state.env as LabelWork;
  let open = 1;
  state.pos = start + 1;
  while (state.pos < posMax && open > 0 && open <= MAX_OPEN_BRACKETS && work.labelSteps < MAX_LABEL_STEPS) {
    const at = state.pos;
    work.labelSteps += 1;
    state.md.inline.skipToken(state);
    if (src[at] === "]") {
      open -= 1;
    } else if (src[at] === "[" && state.pos === at + 1) {
      open += 1;
    } else if (src[at] === "[" && isLink) {
      // A link in a link.
      break;
    }
  }
  const end = open === 0 ? state.pos - 1 : -1;
  state.pos = before;
  return end;
}

/** Headings start at h2 and skip no level, whatever the author's levels are: screen readers navigate by them. */
function levelHeadings(tokens: readonly Token[]): void {
  const headings = tokens.filter(({ type }) => type === "heading_open" || type === "heading_close");
  const depthOf = ({ tag }: Token) => Number(tag.slice(1));
  const highest = Math.min(...headings.map(depthOf));
  let before = FIRST_HEADING - 1;
  for (const heading of headings) {
    if (heading.type === "heading_open") {
      before = Math.min(depthOf(heading) - highest + FIRST_HEADING, before + 1, LAST_HEADING);
    }
    heading.tag = `h${before}`;
  }
}

/** Of sites that a library links to. A name with another ending may be a page or a file beside this one. */
const SITE_ENDING = /^(?:www\.|[^/?#:]+\.(?:id|com|org|net|edu|gov|info|int|io|my|sg|nl|uk|au|jp)(?:[/?#:]|$))/iu;
/** A link typed as a site's name alone leads to the site, not to a page of that name in this one. */
const completeLink = (address: string) => (SITE_ENDING.test(address) ? completeWebAddress(address) : address);
const isOwnPath = (address: string) => /^\/(?![/\\])/.test(address);
/** A URL of another site, a mailto, or a relative URL: a path, a query or a fragment. */
const isLink = (address: string) =>
  /^(?:https?:\/\/|mailto:)/i.test(address) ||
  isOwnPath(address) ||
  /^[?#]/.test(address) ||
  /^[\w.-]+(?:[/?#]|$)/.test(address);
const isPicture = (address: string) => /^https:\/\//i.test(address) || isOwnPath(address);

/**
 * What a picture of ours is shown with, so that its room is there before it has come; the size of others is unknown.
 */
function pictureSize(address: string): sanitizeHtml.Attributes {
  const picture = parsePictureAddress(address);
  return picture === null
    ? {}
    : {
        width: String(picture.width),
        height: String(picture.height),
        ...(picture.srcSet === null ? {} : { srcset: picture.srcSet, sizes: PICTURE_SIZES }),
      };
}

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
    img: ["src", "srcset", "sizes", "alt", "title", "width", "height", "loading", "decoding", "referrerpolicy"],
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
    a: (_tag, { href = "", title }) => {
      const address = completeLink(href.trim());
      return {
        tagName: "a",
        attribs: isLink(address) ? { href: address, rel: "noopener", ...(title ? { title } : {}) } : {},
      };
    },
    img: (_tag, { src = "", alt = "", title }) => ({
      tagName: "img",
      attribs: isPicture(src.trim())
        ? {
            src: src.trim(),
            alt,
            ...(title ? { title } : {}),
            ...pictureSize(src.trim()),
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
