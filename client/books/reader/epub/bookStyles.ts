/** What a book may say of its own look: its form. Colours and sizes of the page are the reader's. */
const PROPERTIES = new Set([
  "break-after",
  "break-before",
  "break-inside",
  "clear",
  "direction",
  "display",
  "float",
  "font-style",
  "font-variant-caps",
  "font-weight",
  "letter-spacing",
  "list-style-type",
  "margin-bottom",
  "margin-left",
  "margin-right",
  "margin-top",
  "padding-left",
  "text-align",
  "text-decoration-line",
  "text-indent",
  "text-transform",
  "unicode-bidi",
  "vertical-align",
  "white-space",
]);
const RELATIVE_SIZE =
  /^(?:0?\.[5-9]\d*|1(?:\.\d+)?|2(?:\.[0-5]\d*)?)em$|^(?:[5-9]\d|1\d\d|2[0-4]\d)%$|^(?:small|smaller|larger|large)$/u;
/** Everything that could load something, or reach out of its place, is written with a parenthesis. */
const PLAIN_VALUE = /^[\w\s.%,#-]+$/u;
/** In one stylesheet. */
const MOST_RULES = 3_000;
/** In all stylesheets of a chapter together. */
const MOST_SELECTORS = 1_000;
/** A browser's parser goes one call deeper with each bracket, and its tab dies of some thousands. */
const MOST_DEPTH = 32;
/** A browser writes a selector down in a time that grows with the square of its length. */
const MOST_BEFORE_BLOCK = 10_000;

/** A book's stylesheets without anything that loads, hides the page, takes its colours or keeps it from answering. */
export function bookStyles(texts: readonly string[]): string {
  const rules = texts.filter(isHarmless).flatMap((text) => {
    // A constructed stylesheet loads nothing, and the browser complains of any @import in it.
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(text.replace(/@import[^;{}]*;?/giu, ""));
    return [...sheet.cssRules].slice(0, MOST_RULES);
  });
  let left = MOST_SELECTORS;
  const kept: string[] = [];
  for (const rule of rules) {
    if (!(rule instanceof CSSStyleRule)) continue;
    const selectors = plainSelectors(rule.selectorText);
    const declarations = selectors.length <= left ? safeDeclarations(rule) : [];
    if (selectors.length === 0 || declarations.length === 0) continue;
    left -= selectors.length;
    kept.push(`${selectors.join(", ")} { ${declarations.join("; ")} }`);
  }
  return kept.join("\n");
}

/** Whether a browser's own parser gets through it at once: it is made as books are that are meant to be read. */
export function isHarmless(text: string): boolean {
  let depth = 0;
  let begin = 0;
  for (let at = 0; at < text.length; at++) {
    const sign = text.charAt(at);
    const isOpening = sign === "{" || sign === "(" || sign === "[";
    if (isOpening) depth++;
    else if (sign === "}" || sign === ")" || sign === "]") depth = Math.max(0, depth - 1);
    else if (sign !== ";") continue;
    if (depth > MOST_DEPTH || (sign === "{" && at - begin > MOST_BEFORE_BLOCK)) return false;
    if (sign === "{" || sign === "}" || sign === ";") begin = at;
  }
  return true;
}

const NAME = String.raw`[\w-]+`;
const SIMPLE = String.raw`(?:${NAME}|\*)?(?:[.#]${NAME})*`;
const LAST = String.raw`${SIMPLE}(?::(?:first|last)-(?:child|of-type))?(?:::first-(?:letter|line))?`;
/** At most one step that looks at all ancestors, and none at all siblings: each element is decided at once. */
const PLAIN_SELECTOR = new RegExp(`^(?:${SIMPLE} (?:[>+] )?)?(?:${SIMPLE} [>+] )?${LAST}$`, "u");

/** Those of a list that cost a browser next to nothing, however large the chapter is; as a browser has written it. */
export function plainSelectors(selectorText: string): string[] {
  return selectorText.split(", ").filter((selector) => selector !== "" && PLAIN_SELECTOR.test(selector));
}

function safeDeclarations({ style }: CSSStyleRule): string[] {
  return Array.from(style).flatMap((name) => {
    const value = style.getPropertyValue(name);
    // Without hyphenation, which browsers have for few languages, it tears holes into narrow columns.
    if (name === "text-align" && value === "justify") return [];
    if (name === "font-size") return RELATIVE_SIZE.test(value) ? [`font-size: ${value}`] : [];
    return PROPERTIES.has(name) && PLAIN_VALUE.test(value) ? [`${name}: ${value}`] : [];
  });
}
